//! Tuples whose places rise strictly are the entries, one by one.
//!
//! Needs: tuples in any order. Gives: the store, or nothing if places do not rise. Cost: one pass over the tuples. Where they do not
//! rise, the first few tell so as a rule, before there is a result; else up to one pass and a result that is dropped.
//! Parallel: ranges cut between vectors, each by pieces that are checked and written while they are near.
//! RISING-1: a range's vectors lie behind those of the ranges before it, as the last tuples of ranges tell, and its tuples' vectors are
//! not behind its last one's, as is checked before their ends are written.

use std::ops::Range;

use super::{Build, Order, check_range, converted};
use crate::error::Result;
use crate::kernel::runs;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Store, Values, moves};

/// Tuples that are checked and then written: they stay in the nearest caches in between. 2026-11, bench-peer, sorted tuples of
/// Kronecker 14, one thread: 1.05 ms, 1.25 in passes over all.
const PIECE: usize = if cfg!(test) { 1 << 4 } else { 1 << 11 };

impl Build<'_> {
    /// The tuples as they lie, if their places rise.
    pub(super) fn rising<I: Index>(&self) -> Result<Option<Store>> {
        let n = self.minor.len();
        let rises = |r: Range<usize>| Ok(check_range(self.axes, self.major, self.minor, r)? == Order::Strict);
        if !rises(0..n.min(PIECE))? {
            return Ok(None);
        }
        let ranges = par::ranges(n, |k| k)?.map(|k| self.next_vector(k));
        if !self.are_cut(&ranges) {
            return Ok(None);
        }
        let one = self.one()?;
        let size = if one.is_none() { self.from.size() } else { 0 };
        let mut ptr = Buf::<I>::zeroed(self.nmajor as usize + 1)?;
        let (mut idx, mut vals) = (Buf::<I>::with_capacity(n)?, Buf::<u8>::with_capacity(n * size)?);
        let (to_ptr, to_idx, to_vals) = (Disjoint::new(&mut ptr), Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
        let have_risen = par::run(&ranges, |r| {
            if r.is_empty() {
                return Ok(true);
            }
            let from = if r.start == 0 { 0 } else { self.vector(r.start - 1) + 2 };
            // SAFETY: RISING-1: the ends of this range's vectors and of the empty ones before them. Of one vector nobody writes here.
            let ends = unsafe { to_ptr.slice(if self.major.is_some() { from..self.vector(r.end - 1) + 2 } else { 0..0 }) };
            for start in r.clone().step_by(PIECE) {
                let piece = start..r.end.min(start + PIECE);
                // The first piece of all was looked at above.
                let rises = piece.end <= PIECE || rises(piece.clone())?;
                if !rises || self.vector(piece.end - 1) > self.vector(r.end - 1) {
                    return Ok(false);
                }
                // SAFETY: ranges do not overlap, nor do their pieces.
                let (idx, vals) = unsafe { (to_idx.slice(piece.clone()), to_vals.slice(piece.start * size..piece.end * size)) };
                idx.iter_mut().zip(&self.minor[piece.clone()]).for_each(|(to, &j)| _ = to.write(I::new(j as usize)));
                moves::put(vals, &self.bytes[piece.start * size..piece.end * size]);
                if let Some(m) = self.major {
                    // The last entry of a vector has the last word about its end.
                    piece.for_each(|k| ends[m[k] as usize + 1 - from] = I::new(k + 1));
                }
            }
            let mut last = I::new(r.start);
            for end in ends {
                last = last.max(*end);
                *end = last;
            }
            Ok(true)
        })?;
        if !have_risen.iter().all(|risen| *risen) {
            return Ok(None);
        }
        if let Some(last) = n.checked_sub(1) {
            ptr[self.vector(last) + 1..].fill(I::new(n));
        }
        // SAFETY: the ranges cover all tuples.
        unsafe {
            idx.set_len(n);
            vals.set_len(n * size);
        }
        let vals = match one {
            Some(one) => Values::iso(one),
            None => Values::each(converted(converted(vals, self.from, self.through())?, self.through(), self.ty)?),
        };
        let form = Form::List(runs::indexed(None, ptr, self.nmajor, idx)?);
        let z = Store { ty: self.ty.clone(), nmajor: self.nmajor, nminor: self.nminor, form, vals };
        z.debug_validate();
        Ok(Some(z))
    }

    /// The vector of tuple `k`.
    fn vector(&self, k: usize) -> usize {
        self.major.map_or(0, |m| m[k] as usize)
    }

    /// Where the vector of the tuple before `k` ends, if tuples are in order: each end of a vector has one writer.
    fn next_vector(&self, k: usize) -> usize {
        match self.major {
            Some(m) if k > 0 => k + m[k..].partition_point(|&i| i == m[k - 1]),
            Some(_) | None => k,
        }
    }

    /// RISING-1, as far as the last tuples of ranges tell.
    fn are_cut(&self, ranges: &[Range<usize>]) -> bool {
        let mut vectors = 0;
        ranges.iter().filter(|r| r.start != r.end).all(|r| {
            let so_far = vectors;
            vectors = if r.start < r.end { self.vector(r.end - 1).saturating_add(1) } else { 0 };
            vectors > 0 && vectors as u64 <= self.nmajor && (vectors > so_far || self.major.is_none())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Axis, run};
    use crate::ErrorKind;
    use crate::kernel::sample::{self, Entries};
    use crate::par;
    use crate::types::{DatumSlice, Type};

    /// Rising tuples with one thing wrong: anywhere in a piece, in a range, and at cuts.
    #[test]
    fn tuples_that_almost_rise_are_told() {
        let (n, each) = (70_000u64, 7);
        let rows: Vec<u64> = (0..n).map(|k| k / each).collect();
        let cols: Vec<u64> = (0..n).map(|k| k % each * 5 + k / each % 3).collect();
        let x: Vec<i64> = (0..n as i64).collect();
        let axes = || [Axis("row", n / each + 5), Axis("column", 40)];
        let make = |rows: Option<&[u64]>, cols: &[u64], axes, x: &[i64]| {
            run(&Type::of::<i64>(), axes, rows, cols, &DatumSlice::of(x), None)
        };
        let want: Entries = (0..n as usize).map(|k| ((rows[k], cols[k]), x[k])).collect();
        let places = (0..n as usize - 1).step_by(3_499).chain([1, 15, 16, 17, n as usize - 2]);
        for threads in [1, 3] {
            par::set_threads(threads);
            assert_eq!(sample::entries(&make(Some(&rows), &cols, axes(), &x).unwrap()), want);
            for k in places.clone() {
                let (mut r, mut c, mut v) = (rows.clone(), cols.clone(), x.clone());
                for far in [k + 1, (k + 40_000) % n as usize] {
                    r.swap(k, far);
                    c.swap(k, far);
                    v.swap(k, far);
                    assert!(sample::entries(&make(Some(&r), &c, axes(), &v).unwrap()) == want, "{k} and {far} change places");
                }
                let with = |i: u64, j: u64| {
                    let (mut r, mut c) = (rows.clone(), cols.clone());
                    (r[k], c[k]) = (i, j);
                    make(Some(&r), &c, axes(), &x).map(drop).map_err(|e| e.kind())
                };
                assert_eq!(with(rows[k + 1], cols[k + 1]), Err(ErrorKind::InvalidValue), "{k} again");
                for (i, j) in [(n, 0), (u64::MAX, 0), (0, 40), (rows[k], u64::MAX)] {
                    assert_eq!(with(i, j), Err(ErrorKind::IndexOutOfBounds), "{k}: {i},{j}");
                }
                // A single vector.
                let mut c: Vec<u64> = (0..n).collect();
                let axes = || [Axis("row", 1), Axis("index", n)];
                let all: Entries = (0..n).map(|k| ((0, k), k as i64)).collect();
                assert!(sample::entries(&make(None, &c, axes(), &x).unwrap()) == all);
                c[k] = c[k + 1];
                assert_eq!(make(None, &c, axes(), &x).map(drop).map_err(|e| e.kind()), Err(ErrorKind::InvalidValue));
            }
        }
        par::set_threads(0);
    }
}
