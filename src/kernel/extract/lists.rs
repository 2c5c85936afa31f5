//! Rows of lists, of each the columns that a list names.
//!
//! Needs: a store with lists, rows, a list of columns and its inverse. Gives: [`run`].
//! Cost: per row see `order`. Pieces of rows are made in a workspace that fits a cache, and put behind each other; the result has
//! room for as many entries as there may be, of which pages without any are never touched.
//! Parallel: pieces of rows, split by the entries they may give.

use std::ops::Range;

use super::columns::List;
use super::order::Order;
use crate::error::Result;
use crate::kernel::mxm::out::trimmed;
use crate::kernel::turns::Turns;
use crate::kernel::{Indices, operand, prefix, runs};
use crate::mem::{Buf, prefetch, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, moves};

/// Units of work that finding a row stands for.
const FIND: usize = 2;

/// How many rows ahead a row is asked for.
const AHEAD: usize = 6;

/// Entries that a piece may give, and rows of it: its workspace fits into the cache of a core. Twice or four times as many, and two
/// threads wait a tenth of their time for each other (2026-11, kron:12 to uniform:14).
const PIECE: usize = if cfg!(test) { 1 << 7 } else { 1 << 12 };

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
    let mut ptr = Buf::<I>::zeroed(rows.len() + 1)?;
    let rising = columns.rising()?;
    let job = Job { a, v, rows, columns, rising: rising.as_deref(), size: if a.vals.is_iso() { 0 } else { a.size() } };
    let (idx, vals) = job.made(&mut ptr[1..])?;
    let vals = if job.size == 0 && !idx.is_empty() { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(runs::indexed(job.rows.ids.as_deref(), ptr, nmajor, idx)?);
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

/// The operands, and the bytes of a value that is moved.
struct Job<'a, I: Index> {
    a: &'a Store,
    v: View<'a, I>,
    rows: Rows<I>,
    columns: &'a List<'a>,
    rising: Option<&'a [I]>,
    size: usize,
}

impl<I: Index> Job<'_, I> {
    /// Indices and values of all rows, and where each row ends.
    fn made(&self, ends: &mut [I]) -> Result<(Buf<I>, Buf<u8>)> {
        let (n, size, bounds) = (self.rows.len(), self.size, &self.rows.bounds);
        let work = |k: usize| bounds[k].us() + k;
        let pieces = par::pieces(n, PIECE, work)?;
        let workers = par::ranges(n, work)?.len().min(par::threads()).min(pieces.len());
        let most = pieces.iter().fold(0, |most, p| (bounds[p.end].us() - bounds[p.start].us()).max(most));
        let room = bounds[n].us();
        let turns = Turns::new(pieces.len(), room)?;
        // SAFETY: what is not written is cut off below.
        let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(room)?, Buf::<u8>::unset(room * size)?) };
        let (to_idx, to_vals, to_ends) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals), Disjoint::new(ends));
        par::run(&pieces[..workers], |_| {
            // SAFETY: of both only what a row gave is read.
            let (mut draft, mut from) =
                unsafe { (scratch::unset::<I>(most)?, scratch::unset::<I>(if size > 0 { most } else { 0 })?) };
            let mut order = Order::new(self.columns, self.rising, size > 0);
            while let Some(mut turn) = turns.take() {
                let rows = pieces[turn.piece].clone();
                // SAFETY: pieces do not overlap.
                let ends = unsafe { to_ends.slice(rows.clone()) };
                let n = self.take(rows, &mut order, (&mut draft, &mut from), ends)?;
                let Some(base) = turn.put(n) else { break };
                ends.iter_mut().for_each(|end| *end = I::new(base + end.us()));
                // SAFETY: pieces follow each other.
                let (idx, vals) = unsafe { (to_idx.slice(base..base + n), to_vals.slice(base * size..(base + n) * size)) };
                idx.copy_from_slice(&draft[..n]);
                if size > 0 {
                    moves::gather(size, vals, self.a.vals.bytes(), n, |p| from[p].us());
                }
            }
            order.give_back();
            Ok(())
        })?;
        let n = turns.all().expect("no row gives more than its bound");
        idx.truncate(n);
        vals.truncate(n * size);
        Ok((trimmed(idx), trimmed(vals)))
    }

    /// Columns, and positions in A, of what `rows` give, and where each of them ends; gives how many there are.
    fn take(&self, rows: Range<usize>, order: &mut Order<'_, I>, to: (&mut [I], &mut [I]), ends: &mut [I]) -> Result<usize> {
        let ((idx, from), mut n) = (to, 0);
        for (k, end) in rows.zip(ends) {
            if let Some(j) = self.rows.at.get(2 * (k + AHEAD)).and_then(|at| self.v.idx.get(at.us())) {
                prefetch(j);
            }
            let row = self.rows.get(k);
            // A row's room ends where the next one's may start: what is read is at most what there is room for.
            n += order.take(&self.v.idx[row.clone()], row.start, &mut idx[n..], from.get_mut(n..).unwrap_or_default())?;
            *end = I::new(n);
        }
        Ok(n)
    }
}
