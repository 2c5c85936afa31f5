//! Sums of rows, of all or of some.
//!
//! Needs: a matrix and a monoid that sums it. Gives: methods of [`Sums`]. Cost: 4 ns a row and .5 to 1 ns an entry in one loop, 20 to 45 ns a
//! row one by one. Parallel: by entries.

use std::ops::Range;

use super::{ROWS, Sums, one_vector, rows_there};
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::by_index;
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::part::Part;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, policy, present};

impl Sums<'_> {
    pub(super) fn rows(&self) -> Result<Store> {
        let n = self.a.nmajor;
        match &self.a.form {
            Form::List(l) => by_index!(l.idx.is_wide(), I => self.rows_of_lists::<I>()),
            Form::Bitmap { .. } | Form::Full => by_index!(!policy::fits_u32(1, n, n), I => self.rows_of_dense::<I>()),
        }
    }

    fn rows_of_lists<I: Index>(&self) -> Result<Store> {
        let v = View::<I>::of(self.a).expect("the caller looked at form and width");
        let ranges = par::ranges(v.vectors(), |k| v.ptr[k].us() + k)?;
        if let Some(narrow) = self.whole().filter(|_| v.ids.is_none()) {
            return self.rows_whole(&narrow, &ranges, None);
        }
        self.rows_by::<I>(&ranges, |k| (v.id(k), v.range(k), v.range(k).len()))
    }

    /// The lists, if there is a loop for whole rows of them.
    pub(super) fn whole(&self) -> Option<View<'_, u32>> {
        let has_loop = self.one.is_none() && self.add.reduces_rows() && self.a.ty == self.m.ty();
        View::<u32>::of(self.a).filter(|_| has_loop)
    }

    /// Every row, or every one that the mask allows, in one loop, into a dense result: no call and no list entry per row (road-NY,
    /// rows of 2.8 entries: 10 times faster than [`Sums::rows_by`]).
    pub(super) fn rows_whole(&self, v: &View<'_, u32>, ranges: &[Range<usize>], mask: Option<&Mask<'_>>) -> Result<Store> {
        let (n, size) = (v.nmajor, self.size);
        // SAFETY: `reduce_rows` writes a value for every row of its range; where it leaves some out, all are zero before.
        let mut bytes = if mask.is_some() { Buf::zeroed(n * size)? } else { unsafe { Buf::<u8>::unset(n * size)? } };
        let mut present = Buf::filled(if mask.is_some() { n } else { 0 }, 0u8)?;
        let (outs, all_marks) = (Disjoint::new(&mut bytes), Disjoint::new(&mut present));
        let counts = par::run(ranges, |r| {
            // SAFETY: ranges do not overlap.
            let out = unsafe { outs.slice(r.start * size..r.end * size) };
            let rows = ROWS.min(r.len());
            let (mut made, mut own) = (0, scratch::dirty::<u8>(rows)?);
            let mut list = scratch::dirty::<u32>(if mask.is_some() { rows } else { 0 })?;
            for start in r.clone().step_by(ROWS) {
                let (some, at) = (start..r.end.min(start + ROWS), start - r.start);
                let out = &mut out[at * size..(at + some.len()) * size];
                let (ptr, x) = (&v.ptr[some.start..=some.end], self.a.vals.bytes().as_ptr());
                let verdicts = &mut own[..some.len()];
                let (marks, wanted) = match mask {
                    None => (verdicts, None),
                    Some(mask) => {
                        mask.verdicts::<u32>(some.clone(), verdicts);
                        let n = present::list(verdicts, 0, &mut list);
                        // SAFETY: as above.
                        (unsafe { all_marks.slice(some) }, Some(&list[..n]))
                    }
                };
                // SAFETY: ADDER-1: LIST-1, and values of the monoid's type (checked by the caller).
                let some = unsafe { self.add.reduce_rows(out.as_mut_ptr(), marks, x, ptr, (0, v.nvals()), wanted) };
                made += some.expect("the caller asked whether there is a loop");
            }
            Ok(made)
        })?;
        let nvals = counts.iter().sum();
        let form = match mask {
            Some(_) if nvals < n => Form::Bitmap { present: present.into(), nvals },
            _ => rows_there(v, nvals)?,
        };
        Ok(Store { ty: self.m.ty(), nmajor: 1, nminor: n as u64, form, vals: Values::each(bytes) })
    }

    fn rows_of_dense<I: Index>(&self) -> Result<Store> {
        let n = self.a.nminor as usize;
        let ranges = par::ranges(self.a.nmajor as usize, |k| k * n)?;
        self.rows_by::<I>(&ranges, |k| (k, k * n..(k + 1) * n, self.count(k * n..(k + 1) * n)))
    }

    /// Entries at these places of a dense store, where that is asked: only an iso sum needs to know how many.
    pub(super) fn count(&self, row: Range<usize>) -> usize {
        match (self.a.present(), &self.one) {
            (Some(present), Some(_)) => masked::count(&present[row]),
            (Some(_), None) | (None, _) => row.len(),
        }
    }

    /// `row(k)`: major index, places, and (when iso) number of entries.
    pub(super) fn rows_by<I: Index>(
        &self,
        ranges: &[Range<usize>],
        row: impl Fn(usize) -> (usize, Range<usize>, usize) + Sync,
    ) -> Result<Store> {
        let whole = self.whole();
        let parts = par::run(ranges, |r| {
            let mut part = Part::<I>::new();
            part.idx.reserve(r.len())?;
            part.vals.reserve(r.len() * self.size)?;
            let mut from = self.reading()?;
            let mut sum = Buf::zeroed(self.size)?;
            for k in r {
                let (i, places, n) = row(k);
                let any = match &self.one {
                    None if let Some(v) = &whole => {
                        let (ends, x) = ([places.start as u32, places.end as u32], self.a.vals.bytes().as_ptr());
                        // SAFETY: ADDER-1: LIST-1, and values of the monoid's type (`whole`). Sums are those of `rows_whole`.
                        unsafe { self.add.reduce_rows(sum.as_mut_ptr(), &mut [0], x, &ends, (0, v.nvals()), None) }
                            .is_some_and(|made| made > 0)
                    }
                    Some(one) if n > 0 => self.repeat(one, n, &mut sum).map(|()| true)?,
                    Some(_) => false,
                    None => self.sum_of(&mut from, places, &mut sum)?,
                };
                if any {
                    part.idx.push(I::new(i))?;
                    part.vals.extend_from_slice(&sum)?;
                }
            }
            Ok(part)
        })?;
        one_vector(self.m, self.a.nmajor, parts)
    }
}
