//! Which rows of A meet an entry of u: a pull whose results all have one value (`mxm::iso`).
//!
//! Needs: A by row, u bitmap or full. Gives: presence, through [`Puller`]; no values.
//! Cost: 2 ns per row where one of its first entries decides, else half a nanosecond per entry up to the first hit.
//! Parallel: as [`super::mxv`].

use std::ops::Range;

use super::mxv::Puller;
use crate::mem::prefetch;
use crate::storage::view::View;
use crate::storage::{Index, masked};

/// Rows of A and the presence of u; `None` if u is full.
#[derive(Clone, Copy)]
pub(super) struct Meets<'a, I> {
    lists: View<'a, I>,
    present: Option<&'a [u8]>,
    /// Most rows are empty or meet an entry with one of their first.
    pub ends_early: bool,
    /// Rows without entries are so many that those are left out before any is looked up.
    has_empty: bool,
}

/// One row in so many is empty, at least, where there are many. 2026-11, LOR_LAND under a mask: web-NotreDame, more than half of them
/// empty, three times as long where these were looked at, too; ego-Facebook and uniform14, hardly one, .93.
const EMPTY: usize = 8;

impl<'a, I: Index> Meets<'a, I> {
    /// Of these; looks at every `step`-th row.
    pub fn new(lists: View<'a, I>, present: Option<&'a [u8]>, step: usize) -> Self {
        let rows = || (0..lists.nmajor).step_by(step).map(|i| lists.range(i));
        let meets = |row: &Range<usize>| row.clone().take(FIRST).any(|p| present.is_none_or(|b| b[lists.idx[p].us()] != 0));
        let empty = rows().filter(Range::is_empty).count();
        let early = empty + rows().filter(meets).count();
        Meets { lists, present, ends_early: early * 4 > rows().len() * 3, has_empty: empty * EMPTY > rows().len() }
    }
}

/// Entries of a row that are looked up without a branch.
const FIRST: usize = 4;

/// Whether one of a row's entries lies where `present` has a 1, and the position of the first that does; if none does, some
/// position of the row or behind it.
#[inline(always)]
pub(super) fn first_hit<I: Index>(idx: &[I], row: Range<usize>, present: &[u8]) -> (bool, usize) {
    match idx[row.start..].first_chunk() {
        Some(some) => hit_among(some, idx, row, present),
        None => hit_from(row.start, idx, row, present),
    }
}

/// The same, of a row that starts with `some`, or ends among them.
#[inline(always)]
fn hit_among<I: Index>(some: &[I; FIRST], idx: &[I], row: Range<usize>, present: &[u8]) -> (bool, usize) {
    // SAFETY: LIST-2: there is a place for every index of A.
    let is_there = |j: &I| unsafe { *present.get_unchecked(j.us()) };
    let left = row.end - row.start;
    // Behind the end of a row are entries of the next ones.
    let mine = (1u32 << left.min(FIRST)) - 1;
    let hits = some.iter().enumerate().fold(0, |hits, (l, j)| hits | u32::from(is_there(j)) << l) & mine;
    // One branch for both: which of the two it is cannot be foreseen.
    if (hits != 0) | (left <= FIRST) {
        return (hits != 0, row.start + (hits | 1 << (FIRST - 1)).trailing_zeros() as usize);
    }
    hit_from(row.start + FIRST, idx, row, present)
}

/// The same, among its entries from `p` on.
fn hit_from<I: Index>(mut p: usize, idx: &[I], row: Range<usize>, present: &[u8]) -> (bool, usize) {
    // SAFETY: as above.
    let is_there = |j: &I| unsafe { *present.get_unchecked(j.us()) };
    // A row that goes on has, as a rule, nothing in its next ones either: whether one of them hits is all that is asked.
    let misses = |some: &&[I]| some.iter().fold(0, |any, j| any | is_there(j)) == 0;
    p += FIRST * idx[p..row.end].chunks_exact(FIRST).take_while(misses).count();
    let hit = (p..row.end).find(|&p| is_there(&idx[p]) != 0);
    (hit.is_some(), hit.unwrap_or(p))
}

/// Rows between the one that is looked at and the one whose first entries are asked for, and entries of all rows from which on
/// that pays: fewer stay in the cache. 2026-11, pulls of a BFS on kron:18 that miss the
/// cache in every row: 10.3 ms, now 4.4.
const AHEAD: usize = 16;
const LARGE: usize = if cfg!(test) { 1 << 8 } else { 1 << 18 };

/// Rows `wanted`, or all, of those with the ends `ptr`, with their numbers; the first entries of those to come are on their way.
#[inline(always)]
pub(super) fn rows_ahead<'a, I: Index>(ptr: &'a [I], idx: &'a [I], wanted: Option<&'a [u32]>) -> Ahead<'a, I> {
    let n = wanted.map_or(ptr.len() - 1, <[u32]>::len);
    Ahead { ptr, idx, wanted, is_large: idx.len() >= LARGE, next: 0, n }
}

/// See [`rows_ahead`].
pub(super) struct Ahead<'a, I> {
    ptr: &'a [I],
    idx: &'a [I],
    wanted: Option<&'a [u32]>,
    is_large: bool,
    next: usize,
    n: usize,
}

impl<I: Index> Iterator for Ahead<'_, I> {
    type Item = (usize, Range<usize>);

    // Always: two calls in one function are enough for the compiler to leave it a call, a quarter of the time of short rows.
    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let t = self.next;
        if t >= self.n {
            return None;
        }
        self.next = t + 1;
        let number = |t: usize| self.wanted.map_or(t, |wanted| wanted[t].us());
        if self.is_large
            && t + AHEAD < self.n
            && let Some(first) = self.idx.get(self.ptr[number(t + AHEAD)].us())
        {
            prefetch(first);
        }
        let k = number(t);
        Some((k, self.ptr[k].us()..self.ptr[k + 1].us()))
    }
}

/// Entries of a row, on average, from which on few rows have less than [`FIRST`].
const LONG: usize = 2 * FIRST;

/// Marks those of some rows that meet one of `b`: for rows that are long on average. Such in a near cache take as long as there are
/// instructions: 2026-11, LOR_LAND under a mask on ego-Facebook, 3 ns a row, 2.5 without finding out where the entry that decides is and
/// without masking what lies behind short rows (which cannot be foreseen: road-NY took 1.3 times as long).
fn long_rows<I: Index, const IS_LARGE: bool>((idx, ptr): (&[I], &[I]), wanted: &[u32], b: &[u8], present: &mut [u8]) {
    assert!(ptr.len() > present.len(), "each row has two ends");
    // SAFETY: LIST-2: there is a place for every index of A.
    let any = |some: &[I]| some.iter().fold(0, |any, j| any | unsafe { *b.get_unchecked(j.us()) });
    for (t, k) in wanted.iter().enumerate() {
        if IS_LARGE
            && let Some(ahead) = wanted.get(t + AHEAD)
            && let Some(first) = idx.get(ptr[ahead.us()].us())
        {
            prefetch(first);
        }
        let (k, mark) = (k.us(), &mut present[k.us()]);
        // SAFETY: k < present.len() < ptr.len() (checked above).
        let row = &idx[unsafe { ptr.get_unchecked(k).us()..ptr.get_unchecked(k + 1).us() }];
        let is = match row.split_first_chunk::<FIRST>() {
            Some((some, rest)) => any(some) != 0 || meets_one(rest, any),
            None => any(row) != 0,
        };
        *mark = u8::from(is);
    }
}

/// Whether `any` finds one among these, a few at a time.
fn meets_one<I>(some: &[I], any: impl Fn(&[I]) -> u8) -> bool {
    let (chunks, rest) = some.as_chunks::<FIRST>();
    chunks.iter().any(|some| any(some) != 0) || any(rest) != 0
}

impl<I: Index> Puller for Meets<'_, I> {
    fn needs_entries(&self) -> bool {
        self.has_empty
    }

    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[u32]>, present: &mut [u8], _out: &mut [u8]) -> usize {
        let (idx, ptr) = (self.lists.idx, &self.lists.ptr[rows.start..=rows.end]);
        let Some(b) = self.present else {
            let is = |k: usize| u8::from(ptr[k] < ptr[k + 1]);
            match wanted {
                None => present.iter_mut().enumerate().for_each(|(k, mark)| *mark = is(k)),
                Some(wanted) => wanted.iter().for_each(|k| present[k.us()] = is(k.us())),
            }
            return masked::count(present);
        };
        match wanted.filter(|_| idx.len() >= LONG * self.lists.vectors()) {
            Some(wanted) if idx.len() < LARGE => long_rows::<I, false>((idx, ptr), wanted, b, present),
            Some(wanted) => long_rows::<I, true>((idx, ptr), wanted, b, present),
            None => {
                for (k, row) in rows_ahead(ptr, idx, wanted) {
                    present[k] = u8::from(first_hit(idx, row, b).0);
                }
            }
        }
        masked::count(present)
    }
}
