//! One row after the other: its named entries, in the order of the result's columns.
//!
//! Needs: a list of columns. Gives: [`Order`]. Cost: O(|j| + row) or less for columns that rise (`beside`); else per row the cheaper of
//! looking up each named column (|j| log row) and looking up each entry; what comes out of order is then ranked (short rows), marked in
//! bits that are read in order (rows that are long enough for the length of the bits), or sorted.
//! ORDER-1: between rows all flags and tops are zero.

use super::columns::List;
use crate::error::Result;
use crate::kernel::beside;
use crate::kernel::mxm::ranks::{self, SHORT};
use crate::mem::Buf;
use crate::mem::scratch::{self, Dirty, Zeroed};
use crate::storage::Index;

/// Columns of the result that one bit of `tops` stands for, a word of flags, in bits.
const WORD: usize = 6;
/// The same for a word of `tops`.
const TOP: usize = 12;

/// Words of `tops` that may be looked at per entry of a row. 2026-11: sorting takes about 10 ns per entry, a word half of one.
const TOPS_PER_ENTRY: usize = 8;

/// Entries of a row from which on it is walked beside columns that rise, so many at a time. 2026-11: guesses.
const SHORTEST: usize = 4;
const PIECE: usize = if cfg!(test) { 8 } else { 128 };

/// Rows of the result, being made by one thread.
pub struct Order<'a, I: Index> {
    columns: &'a List<'a>,
    /// The same where they rise and are searched.
    rising: Option<&'a [I]>,
    /// Whether it is asked where entries come from.
    wants_places: bool,
    /// Marked columns, one bit each; one bit per word of these; and where each marked column comes from.
    bits: Option<(Zeroed<u64>, Zeroed<u64>, Dirty<I>)>,
    /// Hits of a row that is sorted: column of the result, place in A.
    hits: Buf<(I, I)>,
}

/// Where a row of the result is written.
struct Row<'a, I> {
    idx: &'a mut [I],
    from: &'a mut [I],
    n: usize,
}

impl<I: Index> Row<'_, I> {
    #[inline(always)]
    fn push(&mut self, c: usize, p: usize) {
        self.idx[self.n] = I::new(c);
        if let Some(from) = self.from.get_mut(self.n) {
            *from = I::new(p);
        }
        self.n += 1;
    }

    /// The same if it `is` there, which cannot be foreseen: else the next one is put over it.
    #[inline(always)]
    fn push_if(&mut self, c: usize, p: usize, is: bool) {
        if let Some(idx) = self.idx.get_mut(self.n) {
            *idx = I::new(c);
        }
        if let Some(from) = self.from.get_mut(self.n) {
            *from = I::new(p);
        }
        self.n += usize::from(is);
    }
}

impl<'a, I: Index> Order<'a, I> {
    pub fn new(columns: &'a List<'a>, rising: Option<&'a [I]>, wants_places: bool) -> Self {
        Order { columns, rising, wants_places, bits: None, hits: Buf::new() }
    }

    /// Keeps the workspaces for the next call. All rows are over (ORDER-1).
    pub fn give_back(self) {
        if let Some((flags, tops, _)) = self.bits {
            flags.give_back();
            tops.give_back();
        }
    }

    /// The named ones of the entries `list`, which lie at `start` of A: their columns go to `idx`, their positions in A to
    /// `from`, unless that is empty. Both have room for [`List::most_of`]; gives how many there are.
    #[inline]
    pub fn take(&mut self, list: &[I], start: usize, idx: &mut [I], from: &mut [I]) -> Result<usize> {
        let columns = self.columns;
        let is_once = columns.most_repeated <= 1;
        if list.len() <= SHORT && is_once && !columns.rises && columns.named.len() < ranks::MOST_COLUMNS {
            return self.rank(list, start, idx, from);
        }
        let mut row = Row { idx, from, n: 0 };
        if let Some(rising) = self.rising.filter(|_| list.len() >= SHORTEST) {
            meet(list, rising, start, &mut row);
        } else if columns.is_short_for(list.len()) {
            // Each named column is looked up in the row; the hits come in order.
            for (c, &j) in columns.named.iter().enumerate() {
                if let Ok(p) = list.binary_search(&I::new(j as usize)) {
                    row.push(c, start + p);
                }
            }
        } else if columns.rises {
            columns.each_place(list, |c, k| {
                row.push(c, start + k);
                Ok(())
            })?;
        } else if columns.named.len() >> TOP <= list.len().saturating_mul(TOPS_PER_ENTRY) {
            self.mark(list, start, &mut row)?;
        } else {
            self.sort(list, start, &mut row)?;
        }
        Ok(row.n)
    }

    /// A short row: every hit goes to the place of its rank.
    #[inline]
    fn rank(&mut self, list: &[I], start: usize, idx: &mut [I], from: &mut [I]) -> Result<usize> {
        let (mut hits, mut places, mut n) = ([0; SHORT + 4], [0; SHORT], 0);
        self.columns.each_place(list, |c, k| {
            hits[n] = c as i32;
            places[n] = start + k;
            n += 1;
            Ok(())
        })?;
        let ranks = ranks::of(&mut hits, n);
        for k in 0..n {
            idx[ranks[k] as usize] = I::new(hits[k] as usize);
        }
        if self.wants_places {
            for k in 0..n {
                from[ranks[k] as usize] = I::new(places[k]);
            }
        }
        Ok(n)
    }

    /// A row whose hits are marked, and read in order.
    fn mark(&mut self, list: &[I], start: usize, row: &mut Row<'_, I>) -> Result<()> {
        let n = self.columns.named.len();
        let (flags, tops, places) = match &mut self.bits {
            Some(bits) => bits,
            None => {
                let places = scratch::dirty(if self.wants_places { n } else { 0 })?;
                self.bits.insert((scratch::zeroed(n.div_ceil(1 << WORD))?, scratch::zeroed(n.div_ceil(1 << TOP))?, places))
            }
        };
        let (mut first, mut last) = (usize::MAX, 0);
        self.columns.each_place(list, |c, k| {
            flags[c >> WORD] |= 1 << (c & 63);
            tops[c >> TOP] |= 1 << (c >> WORD & 63);
            (first, last) = (first.min(c >> TOP), last.max(c >> TOP));
            if let Some(place) = places.get_mut(c) {
                *place = I::new(start + k);
            }
            Ok(())
        })?;
        for t in first..=last {
            let mut top = std::mem::take(&mut tops[t]);
            while top != 0 {
                let w = t << WORD | top.trailing_zeros() as usize;
                top &= top - 1;
                let mut word = std::mem::take(&mut flags[w]);
                while word != 0 {
                    let c = w << WORD | word.trailing_zeros() as usize;
                    word &= word - 1;
                    row.push(c, places.get(c).map_or(0, |p| p.us()));
                }
            }
        }
        Ok(())
    }

    /// A row whose hits are sorted.
    fn sort(&mut self, list: &[I], start: usize, row: &mut Row<'_, I>) -> Result<()> {
        let hits = &mut self.hits;
        hits.clear();
        self.columns.each_place(list, |c, k| hits.push((I::new(c), I::new(start + k))))?;
        // A column of the result is hit once at most, so it is key enough.
        hits.sort_unstable_by_key(|hit| hit.0);
        hits.iter().for_each(|hit| row.push(hit.0.us(), hit.1.us()));
        Ok(())
    }
}

/// A row beside columns that rise: both are walked, or the shorter one's are looked up.
fn meet<I: Index>(list: &[I], columns: &[I], start: usize, row: &mut Row<'_, I>) {
    if list.len() <= columns.len() {
        each_met(list, columns, |p, c, is| row.push_if(c, start + p, is));
    } else {
        each_met(columns, list, |c, p, is| row.push_if(c, start + p, is));
    }
}

/// Tells `f` of each place in `a`, which is no longer than `b`, one in `b`, and whether they meet there.
#[inline(always)]
fn each_met<I: Index>(a: &[I], b: &[I], mut f: impl FnMut(usize, usize, bool)) {
    let (mut from, mut met) = (0, [None; PIECE]);
    for (k, piece) in a.chunks(PIECE).enumerate() {
        let met = &mut met[..piece.len()];
        from += beside::meet(piece, &b[from..], met, |q, is| is.then_some(from + q));
        (k * PIECE..).zip(met.iter()).for_each(|(p, q)| f(p, q.unwrap_or(0), q.is_some()));
    }
}
