//! Tests on positions, vector by vector: which minor indices TRIL and its kin keep.
//!
//! Needs: a positional index-unary test and its thunk. Gives: [`Span`]: within one major vector
//! such a test keeps an interval of minor indices, or all but one.
//! Cost: O(1) per vector; entries are found by binary search, and values are never read.
//! Source: C API 2.1, table of predefined index-unary operators.

use crate::ops::IndexUnaryCode as Op;

/// A test on positions with its thunk.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    op: Op,
    /// No larger than [`FAR`] either way, where it means the same as further out.
    thunk: i64,
    /// The major axis is columns.
    swapped: bool,
}

/// Beyond every index, from every other one.
const FAR: i64 = 1 << 61;

/// After the last index.
const END: i64 = i64::MAX;

/// The minor indices in `from..to`, or (`inverse`) all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// First.
    pub from: u64,
    /// First one behind.
    pub to: u64,
    /// All but these.
    pub inverse: bool,
}

impl Span {
    /// `None` for operators that look at values or give numbers.
    pub fn of(op: Op, thunk: i64, swapped: bool) -> Option<Span> {
        let is_test = matches!(
            op,
            Op::Tril | Op::Triu | Op::Diag | Op::OffDiag | Op::ColLe | Op::ColGt | Op::RowLe | Op::RowGt | Op::NonZombie
        );
        is_test.then_some(Span { op, thunk: thunk.clamp(-FAR, FAR), swapped })
    }

    /// Whether what it keeps in a vector may be no interval.
    pub fn has_holes(&self) -> bool {
        self.op == Op::OffDiag
    }

    /// What it keeps in major vector `major`.
    pub fn at(&self, major: u64) -> Interval {
        // Dimensions are at most 2^60: no sum overflows.
        let (major, t) = (major.min(FAR as u64) as i64, self.thunk);
        // j - i <= t, said of the minor index: j is the minor one unless swapped.
        let (diagonal, below) = if self.swapped { (major - t, (major - t, END)) } else { (major + t, (0, major + t + 1)) };
        let above = if self.swapped { (0, diagonal + 1) } else { (diagonal, END) };
        let whole = |holds: bool| (0, if holds { END } else { 0 });
        let after = (t + 1, END);
        let ((from, to), inverse) = match (self.op, self.swapped) {
            (Op::Tril, _) => (below, false),
            (Op::Triu, _) => (above, false),
            (Op::Diag, _) => ((diagonal, diagonal + 1), false),
            (Op::OffDiag, _) => ((diagonal, diagonal + 1), true),
            (Op::ColLe, false) | (Op::RowLe, true) => ((0, t + 1), false),
            (Op::ColGt, false) | (Op::RowGt, true) => (after, false),
            (Op::ColLe, true) | (Op::RowLe, false) => (whole(major <= t), false),
            (Op::ColGt, true) | (Op::RowGt, false) => (whole(major > t), false),
            (_, _) => (whole(true), false),
        };
        let place = |at: i64| if at == END { u64::MAX } else { at.max(0) as u64 };
        Interval { from: place(from), to: place(to), inverse }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::apply::index_position;

    #[test]
    fn intervals_are_the_operators() {
        let tests = [Op::Tril, Op::Triu, Op::Diag, Op::OffDiag, Op::ColLe, Op::ColGt, Op::RowLe, Op::RowGt, Op::NonZombie];
        for op in tests {
            for thunk in [i64::MIN, -9, -3, -1, 0, 1, 2, 5, 100, i64::MAX] {
                for swapped in [false, true] {
                    let span = Span::of(op, thunk, swapped).unwrap();
                    for major in 0..7 {
                        for minor in 0..9 {
                            let (i, j) = if swapped { (minor, major) } else { (major, minor) };
                            let Interval { from, to, inverse } = span.at(major);
                            let kept = (from <= minor && minor < to) != inverse;
                            assert_eq!(kept, index_position(op, i, j, thunk) != 0, "{op:?} {thunk} {swapped} ({i}, {j})");
                        }
                    }
                }
            }
        }
        assert!(Span::of(Op::RowIndex, 0, false).is_none());
    }
}
