//! Z(r, c) = A(i(r), j(c)): rows i and columns j, in the order and as often as named.
//!
//! Needs: a valid store, indices below its dimensions.
//! Gives: a store of |i| rows and |j| columns: lists (sorted) from lists, dense from dense; iso kept.
//! Cost: lists: per row the cheaper of looking up each j (|j| log row) and scanning the row with
//! an inverse of j (row, or row log |j| where nminor is large against the entries read; then a
//! sort of the hits unless j rises); O(vectors of A) only for i = all or a range.
//! Dense: O(|i| |j|). Never O(nminor) for short lists.
//! Parallel: rows of lists are split by the entries they read.

use std::ops::Range;

use super::Indices;
use super::operand::{self, by_index, lists};
use super::runs::{self, Runs};
use crate::error::{Error, Result};
use crate::mem::{Buf, scratch};
use crate::par;
use crate::storage::part::{self, Part};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, moves, policy};

/// Extracts rows `i` and columns `j`.
pub fn run(a: &Store, i: &Indices<'_>, j: &Indices<'_>) -> Result<Store> {
    let (nmajor, nminor) = (i.len(a.nmajor), j.len(a.nminor));
    if !a.is_list() {
        return dense(a, i, j, nmajor, nminor);
    }
    let picked = picked_entries(a, i);
    let columns = Columns::of(j, a.nminor, picked)?;
    // Repeated rows and columns can make more entries than 32 bits count.
    let most = u128::from(picked) * u128::from(columns.most_repeated());
    let most = most.min(u128::from(nmajor) * u128::from(nminor)).min(u128::from(u64::MAX)) as u64;
    let wide = operand::needs_wide(&[a], most) || !policy::fits_u32(nmajor, nminor, 0);
    let a = lists(a, wide)?;
    by_index!(wide, I => match columns {
        Columns::All => of_runs::<I>(&a, i, (0, a.nminor), nmajor, nminor),
        Columns::Range { begin, len } => of_runs::<I>(&a, i, (begin as u64, (begin + len) as u64), nmajor, nminor),
        Columns::List(list) => of_lists::<I>(&a, i, &list, nmajor, nminor),
    })
}

/// An upper bound of the entries in the named rows.
fn picked_entries(a: &Store, i: &Indices<'_>) -> u64 {
    let count = |n: usize| n as u64;
    match (i, &a.form) {
        (Indices::List(list), Form::List(l)) => by_index!(l.idx.is_wide(), I => {
            let v = operand::view::<I>(a);
            list.iter().map(|&i| count(v.row(i as usize).len())).sum()
        }),
        (Indices::All | Indices::Range { .. }, _) | (_, Form::Bitmap { .. } | Form::Full) => count(a.nvals()),
    }
}

/// What is asked of each row.
enum Columns<'a> {
    All,
    Range { begin: usize, len: usize },
    List(List<'a>),
}

/// A list of columns and its inverse.
struct List<'a> {
    /// As named.
    named: &'a [u64],
    /// Whether `named` rises strictly, so that hits come in order.
    rises: bool,
    inverse: Inverse,
    /// How often the most frequent column is named.
    most_repeated: u64,
}

/// Where a column is named.
enum Inverse {
    /// `named` rises and is searched itself.
    Itself,
    /// The last place of each column, and the one before of each place, `NOWHERE` if there is none;
    /// without `before` no column is named twice. For moderate nminor.
    Chains { last: Buf<u32>, before: Option<Buf<u32>> },
    /// (column, place), sorted.
    Sorted(Buf<(u64, usize)>),
}

const NOWHERE: u32 = u32::MAX;

/// Chains pay up to this many columns per entry read.
const COLUMNS_PER_ENTRY: u64 = 4;

impl<'a> Columns<'a> {
    /// `read` entries of rows of length `nminor` will be looked at.
    fn of(j: &Indices<'a>, nminor: u64, read: u64) -> Result<Columns<'a>> {
        let named = match *j {
            Indices::All => return Ok(Columns::All),
            Indices::Range { begin, len } => return Ok(Columns::Range { begin: begin as usize, len: len as usize }),
            Indices::List(named) => named,
        };
        let rises = named.is_sorted_by(|x, y| x < y);
        let inverse = if nminor / COLUMNS_PER_ENTRY <= read && named.len() < NOWHERE as usize {
            chains(named, nminor as usize)?
        } else if rises {
            Inverse::Itself
        } else {
            sorted(named)?
        };
        let most_repeated = if rises { 1 } else { inverse.most_repeated() };
        Ok(Columns::List(List { named, rises, inverse, most_repeated }))
    }

    fn most_repeated(&self) -> u64 {
        match self {
            Columns::All | Columns::Range { .. } => 1,
            Columns::List(l) => l.most_repeated,
        }
    }
}

fn chains(named: &[u64], nminor: usize) -> Result<Inverse> {
    let mut last = Buf::filled(nminor, NOWHERE)?;
    let mut before: Option<Buf<u32>> = None;
    for (c, &j) in named.iter().enumerate() {
        let was = std::mem::replace(&mut last[j as usize], c as u32);
        if was != NOWHERE {
            match &mut before {
                Some(before) => before[c] = was,
                None => before.insert(Buf::filled(named.len(), NOWHERE)?)[c] = was,
            }
        }
    }
    Ok(Inverse::Chains { last, before })
}

fn sorted(named: &[u64]) -> Result<Inverse> {
    let mut pairs = Buf::with_capacity(named.len())?;
    named.iter().enumerate().try_for_each(|(c, &j)| pairs.push((j, c)))?;
    pairs.sort_unstable();
    Ok(Inverse::Sorted(pairs))
}

impl Inverse {
    fn most_repeated(&self) -> u64 {
        let most = match self {
            Inverse::Itself | Inverse::Chains { before: None, .. } => Some(1),
            Inverse::Chains { last, before: Some(before) } => {
                let count =
                    |c: u32| std::iter::successors(Some(c), |&c| Some(before[c as usize]).filter(|&c| c != NOWHERE)).count();
                last.iter().filter(|&&c| c != NOWHERE).map(|&c| count(c)).max()
            }
            Inverse::Sorted(pairs) => pairs.chunk_by(|x, y| x.0 == y.0).map(<[_]>::len).max(),
        };
        most.unwrap_or(0) as u64
    }
}

impl List<'_> {
    /// Calls `f` with each place of column `j`, in any order.
    #[inline]
    fn each_place(&self, j: usize, mut f: impl FnMut(usize) -> Result<()>) -> Result<()> {
        match &self.inverse {
            Inverse::Itself => self.named.binary_search(&(j as u64)).map_or(Ok(()), f),
            Inverse::Chains { last, before } => {
                let mut c = last[j];
                while c != NOWHERE {
                    f(c as usize)?;
                    c = before.as_ref().map_or(NOWHERE, |before| before[c as usize]);
                }
                Ok(())
            }
            Inverse::Sorted(pairs) => {
                let first = pairs.partition_point(|x| x.0 < j as u64);
                pairs[first..].iter().take_while(|x| x.0 == j as u64).try_for_each(|x| f(x.1))
            }
        }
    }

    /// Whether looking up each named column in a row of `n` entries is cheaper than the reverse.
    fn is_short_for(&self, n: usize) -> bool {
        let log = |n: usize| n.max(2).ilog2() as usize;
        let m = self.named.len();
        let per_entry = if matches!(self.inverse, Inverse::Chains { .. }) { 1 } else { log(m) };
        m.saturating_mul(log(n)) <= n.saturating_mul(per_entry)
    }
}

/// Which stored vectors are read, for which rows of the result; rows rise.
enum Picks {
    /// Stored vectors of consecutive major indices, the first of them row 0 at major index `begin`.
    Stored { vectors: Range<usize>, begin: usize },
    /// (row of the result, stored vector), with the number of entries up to and with each.
    Named { at: Buf<(usize, usize)>, work: Buf<usize> },
}

impl Picks {
    fn of<I: Index>(v: &View<'_, I>, i: &Indices<'_>) -> Result<Picks> {
        let stored = |begin: usize, end: usize| {
            let place = |i: usize| v.ids.map_or(i, |ids| ids.partition_point(|x| x.us() < i));
            Picks::Stored { vectors: place(begin)..place(end), begin }
        };
        let list = match *i {
            Indices::All => return Ok(stored(0, v.nmajor)),
            Indices::Range { len: 0, .. } => return Ok(Picks::Stored { vectors: 0..0, begin: 0 }),
            Indices::Range { begin, len } => return Ok(stored(begin as usize, (begin + len) as usize)),
            Indices::List(list) => list,
        };
        let (mut at, mut work, mut sum) = (Buf::new(), Buf::new(), 0usize);
        for (r, &i) in list.iter().enumerate() {
            let stored = match v.ids {
                None => Some(i as usize),
                Some(ids) => ids.binary_search(&I::new(i as usize)).ok(),
            };
            if let Some(k) = stored.filter(|&k| !v.range(k).is_empty()) {
                at.push((r, k))?;
                sum = sum.saturating_add(v.range(k).len());
                work.push(sum)?;
            }
        }
        Ok(Picks::Named { at, work })
    }

    fn len(&self) -> usize {
        match self {
            Picks::Stored { vectors, .. } => vectors.len(),
            Picks::Named { at, .. } => at.len(),
        }
    }

    /// Entries in the first `k` picks.
    fn before<I: Index>(&self, v: &View<'_, I>, k: usize) -> usize {
        match self {
            Picks::Stored { vectors, .. } => v.ptr[vectors.start + k].us() - v.ptr[vectors.start].us() + k,
            Picks::Named { work, .. } => k.checked_sub(1).map_or(0, |last| work[last]),
        }
    }

    /// Row of the result and stored vector of pick `k`.
    fn get<I: Index>(&self, v: &View<'_, I>, k: usize) -> (usize, usize) {
        match self {
            Picks::Stored { vectors, begin } => (v.id(vectors.start + k) - begin, vectors.start + k),
            Picks::Named { at, .. } => at[k],
        }
    }
}

/// Rows `i`, of each the columns `from..to`: what stays of a row stays together.
fn of_runs<I: Index>(a: &Store, i: &Indices<'_>, (from, to): (u64, u64), nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let stored = |begin: u64, len: u64| match v.ids {
        None => begin as usize..(begin + len) as usize,
        Some(ids) => ids.partition_point(|x| (x.us() as u64) < begin)..ids.partition_point(|x| (x.us() as u64) < begin + len),
    };
    let (stored, first) = match *i {
        Indices::All => (stored(0, a.nmajor), 0),
        Indices::Range { begin, len } => (stored(begin, len), begin as usize),
        Indices::List(list) => (0..list.len(), 0),
    };
    let is_whole = from == 0 && to == a.nminor;
    let (mut starts, mut ends) = (scratch::dirty::<I>(stored.len())?, Buf::with_capacity(stored.len() + 1)?);
    let mut sum = 0;
    ends.push(I::new(0))?;
    for (k, start) in stored.clone().zip(starts.iter_mut()) {
        let row = match *i {
            Indices::All | Indices::Range { .. } => v.range(k),
            Indices::List(list) => v.row(list[k] as usize),
        };
        let (lo, hi) = if is_whole { (0, row.len()) } else { runs::cut(&v.idx[row.clone()], from, to) };
        *start = I::new(row.start + lo);
        sum += hi - lo;
        ends.push(I::new(sum))?;
    }
    let mut ids = Buf::new();
    let mut named = None;
    if let (Some(of_a), false) = (v.ids, matches!(i, Indices::List(_))) {
        of_a[stored].iter().try_for_each(|id| ids.push(I::new(id.us() - first)))?;
        named = Some(&*ids);
    }
    runs::of(a, (nmajor, nminor), Runs { ids: named, starts: &starts, ends, shift: from as usize })
}

fn of_lists<I: Index>(a: &Store, i: &Indices<'_>, columns: &List<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let picks = Picks::of(&v, i)?;
    let ranges = par::ranges(picks.len(), |k| picks.before(&v, k))?;
    let iso = a.vals.is_iso();
    let parts = par::run(&ranges, |r| {
        let mut row = Row { part: Part::new(), from: Buf::new(), hits: Buf::new(), iso };
        for k in r {
            let (to, stored) = picks.get(&v, k);
            row.take(&v, v.range(stored), columns)?;
            row.part.end_vector(to)?;
        }
        let Row { mut part, from, .. } = row;
        if !iso {
            part.vals = Buf::zeroed(from.len() * a.size())?;
            moves::gather(a.size(), &mut part.vals, a.vals.bytes(), from.len(), |k| from[k].us());
        }
        Ok(part)
    })?;
    let one = if iso { Some(Buf::from_slice(a.vals.bytes())?) } else { None };
    part::assemble(&a.ty, nmajor, nminor, parts, one)
}

/// Rows of the result, being made.
struct Row<I: Index> {
    part: Part<I>,
    /// Where each entry's value is in A.
    from: Buf<I>,
    /// Hits of one row: column of the result, place in A.
    hits: Buf<(I, I)>,
    iso: bool,
}

impl<I: Index> Row<I> {
    #[inline]
    fn push(&mut self, c: usize, p: usize) -> Result<()> {
        self.part.idx.push(I::new(c))?;
        if self.iso { Ok(()) } else { self.from.push(I::new(p)) }
    }

    /// The entries at `row` that are named.
    fn take(&mut self, v: &View<'_, I>, row: Range<usize>, columns: &List<'_>) -> Result<()> {
        if columns.is_short_for(row.len()) { self.look_up(v, row, columns) } else { self.scan(v, row, columns) }
    }

    /// Each named column is looked up in the row; the hits come in order.
    fn look_up(&mut self, v: &View<'_, I>, row: Range<usize>, l: &List<'_>) -> Result<()> {
        let list = &v.idx[row.clone()];
        for (c, &j) in l.named.iter().enumerate() {
            if let Ok(p) = list.binary_search(&I::new(j as usize)) {
                self.push(c, row.start + p)?;
            }
        }
        Ok(())
    }

    /// Each entry of the row is looked up in the named columns.
    fn scan(&mut self, v: &View<'_, I>, row: Range<usize>, l: &List<'_>) -> Result<()> {
        if l.rises {
            return row.into_iter().try_for_each(|p| l.each_place(v.idx[p].us(), |c| self.push(c, p)));
        }
        self.hits.clear();
        for p in row {
            l.each_place(v.idx[p].us(), |c| self.hits.push((I::new(c), I::new(p))))?;
        }
        // A column of the result is hit once at most, so it is key enough.
        self.hits.sort_unstable_by_key(|hit| hit.0);
        for k in 0..self.hits.len() {
            self.push(self.hits[k].0.us(), self.hits[k].1.us())?;
        }
        Ok(())
    }
}

fn dense(a: &Store, i: &Indices<'_>, j: &Indices<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let n = policy::positions(nmajor, nminor).ok_or_else(|| Error::out_of_memory(usize::MAX))? as usize;
    let (rows, width, stride) = (nmajor as usize, nminor as usize, a.nminor as usize);
    let pick = |src: &[u8], size: usize| -> Result<Buf<u8>> {
        let mut dst = Buf::<u8>::zeroed(n.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?)?;
        for r in 0..rows {
            let base = i.get(r) as usize * stride;
            match *j {
                Indices::All | Indices::Range { .. } => {
                    let start = base + if width > 0 { j.get(0) as usize } else { 0 };
                    dst[r * width * size..][..width * size].copy_from_slice(&src[start * size..][..width * size]);
                }
                Indices::List(list) => {
                    moves::relocate(size, &mut dst, |c| r * width + c, src, |c| base + list[c] as usize, width)
                }
            }
        }
        Ok(dst)
    };
    let form = match &a.form {
        Form::Full | Form::List(_) => Form::Full,
        Form::Bitmap { present, .. } => {
            let present = pick(present, 1)?;
            let nvals = present.iter().map(|&b| usize::from(b)).sum();
            Form::Bitmap { present, nvals }
        }
    };
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(pick(a.vals.bytes(), a.size())?) };
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::Type;

    /// All, ranges (also empty), rising, falling and random lists with repetitions.
    fn names(dice: &mut Dice, n: u64) -> Vec<Option<Vec<u64>>> {
        let random = |dice: &mut Dice, len: u64| Some((0..len).map(|_| dice.below(n)).collect::<Vec<_>>());
        let (few, many) = (random(dice, 3), random(dice, n + 7));
        vec![
            None,
            few,
            many,
            Some(vec![]),
            Some((0..n).rev().collect()),
            Some((0..n).step_by(2).collect()),
            Some((n / 3..n).collect()),
        ]
    }

    fn indices(named: &Option<Vec<u64>>) -> Indices<'_> {
        match named.as_deref() {
            None => Indices::All,
            Some(l @ [begin, .., end]) if l.is_sorted_by(|a, b| a < b) && end - begin == l.len() as u64 - 1 => {
                Indices::Range { begin: *begin, len: l.len() as u64 }
            }
            Some([]) => Indices::Range { begin: 0, len: 0 },
            Some(l) => Indices::List(l),
        }
    }

    #[test]
    fn each_position_holds_what_it_names() {
        let mut dice = Dice(10);
        for ty in [Type::of::<i16>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    for _ in 0..12 {
                        let (mut i, mut j) = (names(&mut dice, nmajor), names(&mut dice, nminor));
                        let i = &i.swap_remove(dice.below(7) as usize);
                        let j = j.swap_remove(dice.below(7) as usize);
                        let z = run(&s, &indices(i), &indices(&j)).unwrap();
                        let rows = i.clone().unwrap_or((0..nmajor).collect());
                        let columns = j.clone().unwrap_or((0..nminor).collect());
                        let mut want = Entries::new();
                        for (r, &i) in rows.iter().enumerate() {
                            for (c, &j) in columns.iter().enumerate() {
                                e.get(&(i, j)).map(|&v| want.insert((r as u64, c as u64), v));
                            }
                        }
                        assert_eq!((z.nmajor, z.nminor), (rows.len() as u64, columns.len() as u64));
                        assert_eq!(sample::entries(&z), want);
                    }
                }
            }
        }
    }

    #[test]
    fn a_few_entries_of_a_huge_store() {
        let n = 1 << 59;
        let e = Entries::from([((5, n - 1), 1), ((n - 2, 7), 2), ((n - 2, n - 1), 3)]);
        let s = sample::store(&Type::of::<i64>(), n, n, &e);
        let z = run(&s, &Indices::List(&[n - 2, 6, 5]), &Indices::List(&[n - 1, 0, n - 1])).unwrap();
        assert_eq!(sample::entries(&z), Entries::from([((0, 0), 3), ((0, 2), 3), ((2, 0), 1), ((2, 2), 1)]));
        let z = run(&s, &Indices::Range { begin: n - 2, len: 2 }, &Indices::All).unwrap();
        assert_eq!(sample::entries(&z), Entries::from([((0, 7), 2), ((0, n - 1), 3)]));
    }
}
