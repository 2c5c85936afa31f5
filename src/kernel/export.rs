//! The starts of compressed vectors: `out[i]` entries lie before major index `i`.
//!
//! Needs: a valid store, room for `nmajor + 1` starts. Gives: what a CSR or CSC array `indptr`
//! holds, whatever the form; indices and values come from [`super::tuples`].
//! Cost: O(nmajor) for lists (on several threads) and full, one pass over the presence bytes for bitmaps.

use super::operand::by_index;
use super::tuples::{AT_ONCE, PER_WORK};
use crate::error::Result;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store};

/// Writes the starts; the caller looked at the room.
pub fn starts(a: &Store, out: &mut [u64]) -> Result<()> {
    match &a.form {
        Form::List(l) => return by_index!(l.idx.is_wide(), I => of_lists::<I>(a, out)),
        Form::Bitmap { present, .. } => {
            let (nminor, mut before) = (a.nminor as usize, 0);
            for (i, start) in out.iter_mut().enumerate() {
                *start = before;
                let row = present.get(i * nminor..(i + 1) * nminor).unwrap_or(&[]);
                before += row.iter().map(|&b| u64::from(b)).sum::<u64>();
            }
        }
        Form::Full => (0..).zip(out).for_each(|(i, start)| *start = i * a.nminor),
    }
    Ok(())
}

fn of_lists<I: Index>(a: &Store, out: &mut [u64]) -> Result<()> {
    let v = View::<I>::of(a).expect("the caller looked at form and width");
    if v.ids.is_none() {
        let n = out.len();
        if n < AT_ONCE {
            I::widen(v.ptr, out);
            return Ok(());
        }
        let out = Disjoint::new(out);
        return par::over(
            n,
            |k| k / PER_WORK,
            |r| {
                // SAFETY: ranges do not overlap.
                I::widen(&v.ptr[r.clone()], unsafe { out.slice(r) });
                Ok(())
            },
        );
    }
    let mut next = 0;
    for k in 0..v.vectors() {
        // Major indices after the stored vector before this one, up to this one, start here.
        let (end, start) = (v.id(k) + 1, v.ptr[k].us() as u64);
        out[next..end].fill(start);
        next = end;
    }
    out[next..].fill(v.nvals() as u64);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{Dice, Entries, forms, random, store};
    use crate::types::Type;

    fn expected(e: &Entries, nmajor: u64) -> Vec<u64> {
        let mut out = vec![0; nmajor as usize + 1];
        e.keys().for_each(|&(i, _)| out[i as usize + 1] += 1);
        (1..out.len()).for_each(|i| out[i] += out[i - 1]);
        out
    }

    fn check(e: &Entries, nmajor: u64, nminor: u64) {
        for s in forms(&store(&Type::of::<i8>(), nmajor, nminor, e)) {
            let mut out = vec![u64::MAX; nmajor as usize + 1];
            starts(&s, &mut out).unwrap();
            assert!(out == expected(e, nmajor));
        }
    }

    #[test]
    fn starts_in_every_form() {
        let mut dice = Dice(11);
        for (nmajor, nminor) in [(1, 1), (5, 9), (40, 3), (0, 4)] {
            for one_in in [1, 3] {
                check(&random(&mut dice, nmajor, nminor, one_in, 4), nmajor, nminor);
            }
        }
    }

    /// So many rows that several threads share them.
    #[test]
    fn starts_of_many_rows() {
        par::set_threads(3);
        let n = 700_000;
        check(&(0..n).filter(|i| i % 3 == 1).map(|i| ((i, 0), 1)).collect(), n, 1);
    }
}
