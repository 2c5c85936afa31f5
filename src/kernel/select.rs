//! Z = A where f(a, i, j, thunk) is true.
//!
//! Needs: a store, an index-unary operator whose result can be cast to BOOL, a thunk, and whether
//! the major axis is columns. Gives: Z of A's type.
//! Cost: O(entries) for lists, O(positions) for dense, plus copying what stays.
//! Parallel: vectors split by entries. Triangular selections of sorted lists are tests on indices
//! only; values are not read.

use super::apply::Where;
use super::erased::TILE;
use super::erased::lanes::IndexUn;
use super::erased::pipe::{Fetch, Out, cast_value, tile_bytes};
use super::operand::{self, Rows, by_index, needs_wide, view};
use crate::error::Result;
use crate::mem::Buf;
use crate::ops::IndexUnaryOp;
use crate::par;
use crate::storage::part::{Part, assemble};
use crate::storage::{Form, Index, Store, moves};
use crate::types::{Datum, Type};

/// The entries of `a` that `f` keeps; `swapped` when a's major axis is columns.
pub fn run(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &Store, swapped: bool) -> Result<Store> {
    if a.is_list() {
        let wide = needs_wide(&[a], 0);
        let a = operand::lists(a, wide)?;
        by_index!(wide, I => lists::<I>(f, thunk, &a, swapped))
    } else {
        dense(f, thunk, a, swapped)
    }
}

/// The test, a tile at a time: one byte per entry, 1 where it stays.
struct Test<'a> {
    op: IndexUn,
    x: Fetch<'a>,
    out: Out,
    thunk: Buf<u8>,
    keep: super::erased::pipe::Scratch,
}

impl<'a> Test<'a> {
    fn new(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &'a Store) -> Result<Self> {
        let want = f.xtype();
        let x = Fetch::new(a, want.as_ref().unwrap_or(&a.ty), want.is_some())?.spread()?;
        let thunk = cast_value(thunk.ty(), thunk.bytes(), &f.thunk_type())?;
        Ok(Test { op: IndexUn::of(f)?, x, out: Out::new(&f.ztype(), &Type::of::<bool>())?, thunk, keep: tile_bytes(1)? })
    }

    /// The verdicts on positions `start..start + n`.
    fn tile(&mut self, start: usize, n: usize, at: impl Fn(usize) -> (u64, u64)) -> &[u8] {
        let (x, t) = (self.x.run(start, n), self.thunk.as_ptr());
        let op = &self.op;
        // SAFETY: LANES-1; the thunk is one aligned value of its type.
        self.out.put(self.keep.bytes_mut(), n, |z| unsafe { op.run(z, x, t, n, at) });
        &self.keep.bytes_mut()[..n]
    }
}

fn lists<I: Index>(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &Store, swapped: bool) -> Result<Store> {
    let (v, size) = (view::<I>(a), a.size());
    let rows = Rows::of(&v)?;
    let ranges = par::ranges(rows.len(), |k| rows.before(&v, k) + k)?;
    let iso = if a.vals.is_iso() { Some(Buf::from_slice(a.vals.bytes())?) } else { None };
    let parts = par::run(&ranges, |range| {
        let mut test = Test::new(f, thunk, a)?;
        let mut part = Part::<I>::new();
        let mut kept = Buf::<usize>::new();
        for k in range {
            let i = rows.get(k);
            let row = v.row(i);
            for start in row.clone().step_by(TILE) {
                let n = TILE.min(row.end - start);
                let at = |k: usize| {
                    let j = v.idx[start + k].us() as u64;
                    if swapped { (j, i as u64) } else { (i as u64, j) }
                };
                for (k, &stays) in test.tile(start, n, at).iter().enumerate() {
                    if stays != 0 {
                        part.idx.push(v.idx[start + k])?;
                        kept.push(start + k)?;
                    }
                }
            }
            part.end_vector(i)?;
        }
        if iso.is_none() {
            part.vals = Buf::zeroed(kept.len() * size)?;
            moves::gather(size, &mut part.vals, a.vals.bytes(), kept.len(), |k| kept[k]);
        }
        Ok(part)
    })?;
    assemble(&a.ty, a.nmajor, a.nminor, parts, iso)
}

/// A dense operand gives a bitmap with the same values.
fn dense(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &Store, swapped: bool) -> Result<Store> {
    let n = a.positions();
    let mut present = match a.present() {
        Some(b) => Buf::from_slice(b)?,
        None => Buf::filled(n, 1u8)?,
    };
    let places = Where::of(a, swapped)?;
    let is_user = matches!(f, IndexUnaryOp::User(_));
    let mut test = Test::new(f, thunk, a)?;
    let mut start = 0;
    while start < n {
        let mut len = TILE.min(n - start);
        if is_user {
            // Users' functions are never called on absent entries.
            if present[start] == 0 {
                start += 1;
                continue;
            }
            len = present[start..start + len].iter().position(|&b| b == 0).unwrap_or(len);
        }
        let verdicts = test.tile(start, len, |k| places.at(start + k));
        present[start..start + len].iter_mut().zip(verdicts).for_each(|(b, &v)| *b &= v);
        start += len;
    }
    let nvals = present.iter().map(|&b| usize::from(b)).sum();
    let form = Form::Bitmap { present, nvals };
    Ok(Store { ty: a.ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form, vals: a.vals.try_clone()? })
}
