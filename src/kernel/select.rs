//! Z = A where f(a, i, j, thunk) is true.
//!
//! Needs: a store, an index-unary operator whose result can be cast to BOOL, a thunk, and whether
//! the major axis is columns. Gives: Z of A's type.
//! Cost: O(entries) for lists, O(positions) for dense, plus copying what stays.
//! Parallel: vectors split by entries. Tests on positions keep a piece of each vector, found by
//! search; values are not read.

use super::apply::Where;
use super::erased::TILE;
use super::erased::lanes::IndexUn;
use super::erased::pipe::{Fetch, Out, cast_value, tile_bytes};
use super::keep;
use super::operand::{self, Rows, by_index, needs_wide};
use super::span::{Interval, Span};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::IndexUnaryOp;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store};
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
    if let IndexUnaryOp::Builtin(op, _) = *f
        && op.is_positional()
    {
        let as_given = cast_value(thunk.ty(), thunk.bytes(), &f.thunk_type())?;
        let mut t = [0; 8];
        t.copy_from_slice(&cast_value(&f.thunk_type(), &as_given, &Type::of::<i64>())?);
        if let Some(span) = Span::of(op, i64::from_ne_bytes(t), swapped) {
            return spans::<I>(&span, a);
        }
    }
    let looks_at_positions = f.is_positional() || matches!(f, IndexUnaryOp::User(_));
    keep::run::<I>(a, |v, rows, range, keeper| {
        let mut test = Test::new(f, thunk, a)?;
        let (first, last) = (rows.before(v, range.start), rows.before(v, range.end));
        let mut verdicts = scratch::dirty::<u8>(last - first)?;
        let mut majors = scratch::dirty::<u64>(if looks_at_positions { TILE } else { 0 })?;
        let mut cursor =
            Cursor { rows, k: range.start, end: if range.is_empty() { first } else { rows.before(v, range.start + 1) } };
        for start in (first..last).step_by(TILE) {
            let n = TILE.min(last - start);
            majors.iter_mut().take(n).enumerate().for_each(|(k, m)| *m = cursor.major(v, start + k));
            let majors: &[u64] = &majors;
            let at = |k: usize| {
                let Some(&major) = majors.get(k) else { return (0, 0) };
                let minor = v.idx[start + k].us() as u64;
                if swapped { (minor, major) } else { (major, minor) }
            };
            verdicts[start - first..start - first + n].copy_from_slice(test.tile(start, n, at));
        }
        for k in range {
            keeper.judge(v.row(rows.get(k)), |p| verdicts[p - first] != 0);
            keeper.end_vector(rows.get(k))?;
        }
        Ok(())
    })
}

/// The vector of one position after the other.
struct Cursor<'a, I: Copy> {
    rows: &'a Rows<I>,
    k: usize,
    end: usize,
}

impl<I: Index> Cursor<'_, I> {
    /// The major index of position `p`, which never falls.
    #[inline]
    fn major(&mut self, v: &View<'_, I>, p: usize) -> u64 {
        while p >= self.end {
            self.k += 1;
            self.end = self.rows.before(v, self.k + 1);
        }
        self.rows.get(self.k) as u64
    }
}

/// The entries in `span`.
fn spans<I: Index>(span: &Span, a: &Store) -> Result<Store> {
    keep::run::<I>(a, |v, rows, range, keeper| {
        for k in range {
            let i = rows.get(k);
            let row = v.row(i);
            let Interval { from, to, inverse } = span.at(i as u64);
            let first = |from: u64| row.start + v.idx[row.clone()].partition_point(|j| (j.us() as u64) < from);
            let (lo, hi) = (first(from), first(to));
            if inverse {
                keeper.take(row.start..lo.min(hi));
                keeper.take(hi.max(lo)..row.end);
            } else {
                keeper.take(lo..hi);
            }
            keeper.end_vector(i)?;
        }
        Ok(())
    })
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
