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
use super::mask::Mask;
use super::operand::{self, by_index, needs_wide, view};
use super::prefix;
use super::runs::{self, Runs};
use super::span::{Interval, Span};
use super::writeback::How;
use crate::error::Result;
use crate::mem::{Buf, Shared, scratch};
use crate::ops::IndexUnaryOp;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, moves};
use crate::trace;
use crate::types::{Datum, Type};

/// The entries of `a` that `f` keeps, to be written so; `swapped` when a's major axis is columns. If all of a list stay, this is
/// `a` itself. Gives also whether the mask was asked.
pub fn run(
    f: &IndexUnaryOp,
    thunk: &Datum<'_>,
    a: &Shared<Store>,
    swapped: bool,
    how: &How<'_>,
) -> Result<(Shared<Store>, bool)> {
    trace::line(format_args!("select {}: {} entries", f.name(), a.nvals()));
    let (kept, is_masked) = if a.is_list() {
        let wide = how.mask.map_or(needs_wide(&[a], 0), |mask| needs_wide(&[a, mask], 0));
        let a = operand::lists(a, wide)?;
        by_index!(wide, I => match span(f, thunk, swapped)? {
            Some(span) => (spans::<I>(&span, &a)?, false),
            None => (lists::<I>(f, thunk, &a, swapped, &how.prepared(wide)?)?, true),
        })
    } else {
        (Some(dense(f, thunk, a, swapped)?), false)
    };
    Ok((kept.map_or_else(|| Ok(a.clone()), Shared::try_new)?, is_masked))
}

/// What a test on positions keeps of each vector, where that is an interval.
fn span(f: &IndexUnaryOp, thunk: &Datum<'_>, swapped: bool) -> Result<Option<Span>> {
    let IndexUnaryOp::Builtin(op, _) = *f else { return Ok(None) };
    if !op.is_positional() {
        return Ok(None);
    }
    let as_given = cast_value(thunk.ty(), thunk.bytes(), &f.thunk_type())?;
    let mut t = [0; 8];
    t.copy_from_slice(&cast_value(&f.thunk_type(), &as_given, &Type::of::<i64>())?);
    Ok(Span::of(op, i64::from_ne_bytes(t), swapped))
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
        let lanes = if a.is_list() { a.nvals() } else { a.positions() };
        let x = Fetch::new(a, want.as_ref().unwrap_or(&a.ty), want.is_some())?.spread(lanes)?;
        let thunk = cast_value(thunk.ty(), thunk.bytes(), &f.thunk_type())?;
        Ok(Test { op: IndexUn::of(f)?, x, out: Out::new(&f.ztype(), &Type::of::<bool>())?, thunk, keep: tile_bytes(1)? })
    }

    /// The verdicts on positions `start..start + n`.
    fn tile(&mut self, start: usize, n: usize, at: impl Fn(usize) -> (u64, u64)) -> &[u8] {
        let (x, t) = (self.x.run(start, n), self.thunk.as_ptr());
        let op = &self.op;
        // SAFETY: LANES-1; the thunk is one aligned value of its type.
        self.out.put(self.keep.bytes_mut(), n, |z| unsafe { op.run(z, x, t, n, at) });
        let verdicts = &mut self.keep.bytes_mut()[..n];
        if matches!(op, IndexUn::User { .. }) {
            // A user's function may leave any byte behind; verdicts are counted and added up as 0 and 1.
            verdicts.iter_mut().for_each(|v| *v = u8::from(*v != 0));
        }
        verdicts
    }
}

/// Those that the mask allows; `None` if all stay.
fn lists<I: Index>(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &Store, swapped: bool, mask: &Mask<'_>) -> Result<Option<Store>> {
    let is_masked = !mask.allows_all();
    let looks_at_positions = f.is_positional() || matches!(f, IndexUnaryOp::User(_));
    keep::run::<I, _>(a, || {
        let mut test = Test::new(f, thunk, a)?;
        let mut majors = scratch::dirty::<u64>(if looks_at_positions { TILE } else { 0 })?;
        Ok(move |v: &View<'_, I>, piece: &keep::Piece, verdicts: &mut [u8]| {
            let first = piece.entries.start;
            if is_masked {
                for k in piece.vectors.clone() {
                    let at = piece.of(v, k);
                    mask.row::<I>(v.id(k)).judge(&v.idx[at.clone()], &mut verdicts[at.start - first..at.end - first]);
                }
            }
            let mut cursor = Cursor { v, k: piece.vectors.start };
            for (t, verdicts) in verdicts.chunks_mut(TILE).enumerate() {
                let (start, n) = (first + t * TILE, verdicts.len());
                majors.iter_mut().take(n).enumerate().for_each(|(k, m)| *m = cursor.major(start + k));
                let majors: &[u64] = &majors;
                let at = |k: usize| {
                    let Some(&major) = majors.get(k) else { return (0, 0) };
                    let minor = v.idx[start + k].us() as u64;
                    if swapped { (minor, major) } else { (major, minor) }
                };
                let kept = test.tile(start, n, at);
                if is_masked {
                    verdicts.iter_mut().zip(kept).for_each(|(is, kept)| *is &= kept);
                } else {
                    verdicts.copy_from_slice(kept);
                }
            }
            Ok(())
        })
    })
}

/// The vector of one position after the other.
struct Cursor<'a, I> {
    v: &'a View<'a, I>,
    k: usize,
}

impl<I: Index> Cursor<'_, I> {
    /// The major index of position `p`, which never falls.
    #[inline]
    fn major(&mut self, p: usize) -> u64 {
        while p >= self.v.ptr[self.k + 1].us() {
            self.k += 1;
        }
        self.v.id(self.k) as u64
    }
}

/// The entries in `span`; `None` if these are all.
fn spans<I: Index>(span: &Span, a: &Store) -> Result<Option<Store>> {
    if span.has_holes() {
        return keep::run::<I, _>(a, || {
            Ok(|v: &View<'_, I>, piece: &keep::Piece, verdicts: &mut [u8]| {
                let first = piece.entries.start;
                for k in piece.vectors.clone() {
                    let (row, Interval { from, to, inverse }) = (piece.of(v, k), span.at(v.id(k) as u64));
                    let verdicts = &mut verdicts[row.start - first..row.end - first];
                    for (verdict, j) in verdicts.iter_mut().zip(&v.idx[row]) {
                        let j = j.us() as u64;
                        *verdict = u8::from((from <= j && j < to) != inverse);
                    }
                }
                Ok(())
            })
        });
    }
    let v = view::<I>(a);
    let mut starts = scratch::dirty::<I>(v.vectors())?;
    // SAFETY: `sums` writes all of them.
    let mut ends = unsafe { Buf::<I>::unset(v.vectors() + 1)? };
    let lent = Disjoint::new(&mut starts);
    prefix::sums(&mut ends, SEARCH, |r, counts| {
        // SAFETY: ranges of vectors do not overlap.
        let starts = unsafe { lent.slice(r.clone()) };
        for (k, (start, count)) in r.zip(starts.iter_mut().zip(counts)) {
            let (row, at) = (v.range(k), span.at(v.id(k) as u64));
            let (lo, hi) = runs::cut(v.idx, row.clone(), at.from, at.to);
            (*start, *count) = (I::new(row.start + lo), I::new(hi - lo));
        }
        Ok(())
    })?;
    runs::of(a, (a.nmajor, a.nminor), Runs { ids: v.ids, starts: &starts, ends, shift: 0 }).map(Some)
}

/// Units of work that a search for the ends of an interval in one vector stands for. 2026-11, bench-peer, TRIL of
/// Kronecker 14 (16,384 vectors): with a unit per vector the search stayed on one thread, and two took 0.49 ms, one 0.46.
const SEARCH: usize = 8;

/// A dense operand gives a bitmap with the same values.
fn dense(f: &IndexUnaryOp, thunk: &Datum<'_>, a: &Store, swapped: bool) -> Result<Store> {
    let (n, size) = (a.positions(), if a.vals.is_iso() { 0 } else { a.size() });
    let places = Where::of(a, swapped)?;
    let is_user = matches!(f, IndexUnaryOp::User(_));
    let (mut present, mut vals) = (Buf::<u8>::with_capacity(n)?, Buf::<u8>::with_capacity(n * size)?);
    let (to_present, to_vals) = (Disjoint::new(present.spare()), Disjoint::new(vals.spare()));
    let counts = par::run(&par::streaming(n)?, |r| {
        let mut test = Test::new(f, thunk, a)?;
        let (mut stays, mut kept) = ([0u8; TILE], 0);
        for start in r.clone().step_by(TILE) {
            let end = r.end.min(start + TILE);
            let stays = &mut stays[..end - start];
            let was = a.present().map(|b| &b[start..end]);
            if is_user {
                // Users' functions are never called on absent entries.
                stays.fill(0);
                let mut next = 0;
                while next < stays.len() {
                    let is = |k: usize| was.is_none_or(|b| b[k] != 0);
                    let run = next..(next..stays.len()).find(|&k| !is(k)).unwrap_or(stays.len());
                    next = run.end + 1;
                    if !run.is_empty() {
                        let first = start + run.start;
                        stays[run.clone()].copy_from_slice(test.tile(first, run.len(), |k| places.at(first + k)));
                    }
                }
            } else {
                let verdicts = test.tile(start, stays.len(), |k| places.at(start + k));
                match was {
                    None => stays.copy_from_slice(verdicts),
                    Some(was) => stays.iter_mut().zip(was.iter().zip(verdicts)).for_each(|(s, (b, v))| *s = b & v),
                }
            }
            kept += masked::count(stays);
            // SAFETY: ranges of positions do not overlap. The tile's values are still at hand.
            let (present, vals) = unsafe { (to_present.slice(start..end), to_vals.slice(start * size..end * size)) };
            moves::put(present, stays);
            if size > 0 {
                moves::put(vals, &a.vals.bytes()[start * size..end * size]);
            }
        }
        Ok(kept)
    })?;
    // SAFETY: the ranges cover all positions.
    unsafe {
        present.set_len(n);
        vals.set_len(n * size);
    }
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::Bitmap { present: present.into(), nvals: counts.iter().sum() };
    Ok(Store { ty: a.ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form, vals })
}
