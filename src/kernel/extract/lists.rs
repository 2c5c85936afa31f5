//! Rows of lists, of each the columns that a list names.
//!
//! Needs: a store with lists, rows, a list of columns and its inverse. Gives: [`run`].
//! Cost: per row see `order`. Where it is known beforehand how many entries each row gives (all columns are named once,
//! or they were counted, because some are named twice), rows are written to their final place; else to a
//! workspace of as many entries as there may be, and moved.
//! Parallel: rows are split by the entries they may give; each range writes its own piece.

use std::ops::Range;

use super::columns::List;
use super::order::Order;
use crate::error::Result;
use crate::kernel::{Indices, operand, prefix, runs};
use crate::mem::{Buf, prefetch, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, moves};

/// Units of work that finding a row stands for.
const FIND: usize = 2;

/// How many rows ahead a row is asked for.
const AHEAD: usize = 6;

/// The rows that are read, in order.
struct Rows<I: Index> {
    /// Row of the result of each; `None`: row k is number k.
    ids: Option<Buf<I>>,
    /// Where each starts in A, and how many entries it has.
    at: scratch::Dirty<I>,
    /// Entries that rows before each may give, and all together.
    bounds: Buf<I>,
}

impl<I: Index> Rows<I> {
    fn of(v: &View<'_, I>, i: &Indices<'_>, columns: &List<'_>) -> Result<Self> {
        let place = |i: u64| v.ids.map_or(i as usize, |ids| ids.partition_point(|x| (x.us() as u64) < i));
        let (stored, begin) = match *i {
            Indices::All => (0..v.vectors(), 0),
            Indices::Range { begin, len } => (place(begin)..place(begin + len), begin as usize),
            Indices::List(list) => (0..list.len(), 0),
        };
        let mut ids = None;
        if let (Some(all), false) = (v.ids, matches!(i, Indices::List(_))) {
            let mut some = Buf::new();
            some.extend_with(all[stored.clone()].iter().map(|id| I::new(id.us() - begin)))?;
            ids = Some(some);
        }
        let n = stored.len();
        let mut at = scratch::dirty::<I>(2 * n)?;
        // SAFETY: `sums` writes all of them.
        let mut bounds = unsafe { Buf::<I>::unset(n + 1)? };
        let lent = Disjoint::new(&mut at);
        prefix::sums(&mut bounds, FIND, |r, most| {
            // SAFETY: ranges do not overlap.
            let at = unsafe { lent.slice(2 * r.start..2 * r.end) };
            for ((k, at), most) in r.zip(at.chunks_exact_mut(2)).zip(most) {
                let row = match *i {
                    Indices::All | Indices::Range { .. } => v.range(stored.start + k),
                    Indices::List(list) => v.row(list[k] as usize),
                };
                (at[0], at[1]) = (I::new(row.start), I::new(row.len()));
                *most = I::new(columns.most_of(&v.idx[row])?);
            }
            Ok(())
        })?;
        Ok(Rows { ids, at, bounds })
    }

    fn len(&self) -> usize {
        self.bounds.len() - 1
    }

    /// Positions of row `k`.
    #[inline]
    fn get(&self, k: usize) -> Range<usize> {
        let start = self.at[2 * k].us();
        start..start + self.at[2 * k + 1].us()
    }
}

/// The columns `columns` of the rows `i`.
pub fn run<I: Index>(a: &Store, i: &Indices<'_>, columns: &List<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let rows = Rows::of(&v, i, columns)?;
    let bound = rows.bounds[rows.len()].us();
    let is_final = columns.most_repeated > 1 || columns.is_permutation(a.nminor);
    let size = if a.vals.is_iso() { 0 } else { a.size() };
    let ranges = par::ranges(rows.len(), |k| rows.bounds[k].us() + k)?;
    let mut made = if is_final { Made::of(bound, size)? } else { Made::of(0, 0)? };
    // SAFETY: every row writes its own; not used where rows are written to their final place.
    let mut ptr = unsafe { Buf::<I>::unset(if is_final { 0 } else { rows.len() + 1 })? };
    // SAFETY: of both only what a row gave is read.
    let (mut draft, mut from) = unsafe {
        (scratch::unset::<I>(if is_final { 0 } else { bound })?, scratch::unset::<I>(if size > 0 { bound } else { 0 })?)
    };
    let to_idx = Disjoint::new(if is_final { &mut made.idx } else { &mut draft });
    let (to_from, to_ptr, to_vals) = (Disjoint::new(&mut from), Disjoint::new(&mut ptr), Disjoint::new(&mut made.vals));
    let counts = par::run(&ranges, |r| {
        let piece = rows.bounds[r.start].us()..rows.bounds[r.end].us();
        // SAFETY: ranges of rows do not overlap, and neither do the pieces they may give.
        let (idx, from, ptr) = unsafe {
            let from = if size > 0 { to_from.slice(piece.clone()) } else { &mut [] };
            let ptr = if is_final { &mut [] } else { to_ptr.slice(r.start + 1..r.end + 1) };
            (to_idx.slice(piece.clone()), from, ptr)
        };
        let (mut order, mut n) = (Order::new(columns, size > 0), 0);
        for k in r.clone() {
            if let Some(j) = rows.at.get(2 * (k + AHEAD)).and_then(|at| v.idx.get(at.us())) {
                prefetch(j);
            }
            let row = rows.get(k);
            // A row's room ends where the next one's may start: what is read is at most what there is room for.
            n += order.take(&v.idx[row.clone()], row.start, &mut idx[n..], from.get_mut(n..).unwrap_or_default())?;
            if let Some(end) = ptr.get_mut(k - r.start) {
                *end = I::new(n);
            }
        }
        order.give_back();
        if is_final && size > 0 {
            // SAFETY: as above.
            let vals = unsafe { to_vals.slice(piece.start * size..piece.end * size) };
            moves::gather(size, vals, a.vals.bytes(), n, |p| from[p].us());
        }
        Ok(n)
    })?;
    let Rows { ids, bounds, .. } = rows;
    if is_final {
        ptr = bounds;
    } else {
        made = Made::of(counts.iter().sum(), size)?;
        ptr[0] = I::new(0);
        let (to_idx, to_vals, to_ptr) = (Disjoint::new(&mut made.idx), Disjoint::new(&mut made.vals), Disjoint::new(&mut ptr));
        let number = |r: &Range<usize>| ranges.partition_point(|other| other.start < r.start);
        par::run(&ranges, |r| {
            let (c, piece) = (number(&r), bounds[r.start].us());
            let base = counts[..c].iter().sum::<usize>();
            let to = base..base + counts[c];
            // SAFETY: ranges of rows do not overlap, and neither do the places of what they gave.
            let (ptr, idx, vals) = unsafe {
                let vals = to_vals.slice(to.start * size..to.end * size);
                (to_ptr.slice(r.start + 1..r.end + 1), to_idx.slice(to.clone()), vals)
            };
            ptr.iter_mut().for_each(|end| *end = I::new(base + end.us()));
            idx.copy_from_slice(&draft[piece..piece + to.len()]);
            if size > 0 {
                moves::gather(size, vals, a.vals.bytes(), to.len(), |p| from[piece + p].us());
            }
            Ok(())
        })?;
    }
    let Made { idx, vals } = made;
    let vals = if size == 0 && !idx.is_empty() { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(runs::indexed(ids.as_deref(), ptr, nmajor, idx)?);
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

/// Indices and values of the result.
struct Made<I: Index> {
    idx: Buf<I>,
    vals: Buf<u8>,
}

impl<I: Index> Made<I> {
    /// `n` of each, not set yet; values of `size` bytes.
    fn of(n: usize, size: usize) -> Result<Self> {
        // SAFETY: `run` writes every one of them.
        let (idx, vals) = unsafe { (Buf::unset(n)?, Buf::unset(n * size)?) };
        Ok(Made { idx, vals })
    }
}
