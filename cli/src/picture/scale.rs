//! Round numbers for axes, and numbers as short as a label wants them.
//!
//! Needs: nothing. Gives: [`ticks`], [`short`]. Cost: none.

/// Round numbers from `first` to `last`, both of them excepted where they are not round: about `most` at most.
pub fn ticks(first: u64, last: u64, most: u32) -> Vec<u64> {
    let span = last.saturating_sub(first).max(1);
    let mut step = 1_u64;
    // 1, 2, 5, 10, 20, 50 ...
    for factor in [2, 5, 10].into_iter().cycle() {
        let decade = step_decade(step);
        if span / step <= u64::from(most.max(1)) {
            break;
        }
        step = decade.saturating_mul(factor);
    }
    let begin = first.div_ceil(step).saturating_mul(step);
    (begin..=last).step_by(usize::try_from(step).unwrap_or(usize::MAX)).collect()
}

/// The power of ten that a step of 1, 2 or 5 of them belongs to.
fn step_decade(step: u64) -> u64 {
    10_u64.saturating_pow(step.max(1).ilog10())
}

/// A number in at most six characters: 99999, 1.2M, 35G.
pub fn short(n: u64) -> String {
    const UNITS: [&str; 6] = ["k", "M", "G", "T", "P", "E"];
    if n < 100_000 {
        return n.to_string();
    }
    let mut scaled = n as f64;
    let mut unit = "";
    for next in UNITS {
        if scaled < 999.5 {
            break;
        }
        (scaled, unit) = (scaled / 1000.0, next);
    }
    let digits = format!("{scaled:.1}");
    format!("{}{unit}", digits.strip_suffix(".0").unwrap_or(&digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(ticks(0, 4, 5), [0, 1, 2, 3, 4]);
        assert_eq!(ticks(1, 34, 5), [10, 20, 30]);
        assert_eq!(ticks(0, 1_000_000, 5), [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]);
        assert_eq!(ticks(1, 1, 5), [1]);
        for last in [0, 7, 99, 12_345, u64::MAX] {
            assert!(ticks(0, last, 6).len() <= 8, "{last}");
        }
    }

    #[test]
    fn short_numbers() {
        let found = [0, 99_999, 100_000, 1_234_567, 35_000_000_000].map(short);
        assert_eq!(found, ["0", "99999", "100k", "1.2M", "35G"]);
    }
}
