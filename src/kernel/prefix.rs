//! Running sums: where each of many vectors of known lengths starts.
//!
//! Needs: a function that says lengths. Gives: [`sums`]. Cost: each length is asked for once; the sums are a second
//! pass where there are several ranges.
//! Parallel: ranges of vectors are summed apart, then each gets what comes before it.

use std::ops::Range;

use crate::error::Result;
use crate::par::{self, Disjoint};
use crate::storage::Index;

/// `ends[k]` becomes the sum of the lengths of vectors `0..k`; gives the sum of all. `lengths` writes those of a range of
/// vectors, one after the other; a vector takes it `work` units.
pub fn sums<I: Index>(
    ends: &mut [I],
    work: usize,
    lengths: impl Fn(Range<usize>, &mut [I]) -> Result<()> + Sync,
) -> Result<usize> {
    let Some((first, ends)) = ends.split_first_mut() else { return Ok(0) };
    *first = I::new(0);
    let ranges = par::ranges(ends.len(), |k| k * work)?;
    let lent = Disjoint::new(ends);
    let totals = par::run(&ranges, |r| {
        // SAFETY: ranges do not overlap.
        let ends = unsafe { lent.slice(r.clone()) };
        lengths(r, ends)?;
        let mut sum = 0;
        for end in ends {
            sum += end.us();
            *end = I::new(sum);
        }
        Ok(sum)
    })?;
    if ranges.len() > 1 {
        let number = |r: &Range<usize>| ranges.partition_point(|other| other.start < r.start);
        par::run(&ranges, |r| {
            let before = totals[..number(&r)].iter().sum::<usize>();
            // SAFETY: as above.
            unsafe { lent.slice(r) }.iter_mut().for_each(|end| *end = I::new(before + end.us()));
            Ok(())
        })?;
    }
    Ok(totals.iter().sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_do_not_depend_on_ranges() {
        let length = |k: usize| k * 7 % 5;
        for threads in [1, 3] {
            par::set_threads(threads);
            for n in [0, 1, 100, 100_000] {
                let mut ends = vec![9_u32; n + 1];
                let fill = |r: Range<usize>, to: &mut [u32]| {
                    to.iter_mut().zip(r).for_each(|(to, k)| *to = length(k) as u32);
                    Ok(())
                };
                let mut want = vec![0];
                (0..n).for_each(|k| want.push(want[k] + length(k) as u32));
                assert_eq!(super::sums(&mut ends, 1, fill).unwrap(), want[n] as usize);
                assert_eq!(ends, want);
            }
        }
    }
}
