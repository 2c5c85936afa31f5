//! Which entries of a mask name a row of A and a column of B that may meet, where all of them are short.
//!
//! Needs: A by row, B by column, a mask, neither operand hypersparse, all with few entries a row. Gives: [`Sift`].
//! Cost: a few comparisons an entry of the mask, in two loops without a branch that depends on how long rows are, and whose rounds
//! do not wait for each other: on road networks hardly any row meets the column, and what takes time is to guess where rows end,
//! and reads that miss the cache.
//! May keep an entry whose row and column do not meet; never drops one where they do.
//! 2026-11, TC of road-FLA, one thread: 37 ms, now 30.

use std::ops::Range;

use super::dot::FEW;
use crate::error::Result;
use crate::kernel::operand::Rows;
use crate::mem::scratch;
use crate::storage::Index;
use crate::storage::view::View;

/// Entries of the mask that are listed before they are looked at: the list stays in the first cache.
pub const TOGETHER: usize = if cfg!(test) { 1 << 5 } else { 1 << 10 };

/// Entries of the mask, one after the other: the number of each row among the mask's vectors, and positions.
pub struct Listed<I: Index> {
    rows: scratch::Dirty<I>,
    at: scratch::Dirty<I>,
    /// How many there are.
    n: usize,
}

impl<I: Index> Listed<I> {
    /// Room for TOGETHER of them.
    pub fn room() -> Result<Self> {
        Ok(Listed { rows: scratch::dirty(TOGETHER)?, at: scratch::dirty(TOGETHER)?, n: 0 })
    }

    /// Row by row: its number, and the positions of its entries.
    pub fn rows(&self) -> impl Iterator<Item = (usize, &[I])> {
        let mut at = &self.at[..self.n];
        self.rows[..self.n].chunk_by(PartialEq::eq).map(move |row| {
            let (mine, rest) = at.split_at(row.len());
            at = rest;
            (row[0].us(), mine)
        })
    }
}

/// The operands, and the mask.
pub struct Sift<'a, I> {
    a: View<'a, I>,
    b: View<'a, I>,
    m: View<'a, I>,
}

impl<'a, I: Index> Sift<'a, I> {
    /// If most rows are short, and all can be looked up at once.
    pub fn of(a: &View<'a, I>, b: &View<'a, I>, m: &View<'a, I>) -> Option<Self> {
        let is_short = |v: &View<'_, I>| v.nvals() / FEW <= v.vectors() && v.nvals() >= FEW;
        let is_plain = a.ids.is_none() && b.ids.is_none();
        (is_plain && [a, b, m].into_iter().all(is_short)).then_some(Sift { a: *a, b: *b, m: *m })
    }

    /// Lists the mask's entries in its vectors from number `next` to `end`, `rows`, as long as there is room for a row, and drops
    /// those at which nothing meets. Gives the first vector that was not listed.
    pub fn some(&self, rows: &Rows<I>, next: usize, end: usize, list: &mut Listed<I>) -> usize {
        let Listed { rows: of, at, n: kept } = list;
        let (mut n, mut k) = (0, next);
        while k < end {
            let mr = self.m.range(k);
            // Rows without entries need no branch of their own: their columns meet nothing.
            match (of[n..].first_chunk_mut::<FEW>(), at[n..].first_chunk_mut::<FEW>()) {
                (Some(of), Some(at)) if mr.len() <= FEW => {
                    of.fill(I::new(k));
                    at.iter_mut().enumerate().for_each(|(t, at)| *at = I::new(mr.start + t));
                }
                _ if n + mr.len() <= TOGETHER => {
                    of[n..n + mr.len()].fill(I::new(k));
                    at[n..].iter_mut().zip(mr.clone()).for_each(|(at, p)| *at = I::new(p));
                }
                _ => break,
            }
            n += mr.len();
            k += 1;
        }
        *kept = self.sifted(rows, of, at, n);
        k
    }

    /// Moves those of the first `n` listed entries at which something may meet to the front; gives how many they are.
    fn sifted(&self, rows: &Rows<I>, of: &mut [I], at: &mut [I], n: usize) -> usize {
        // Of its own, not behind a reference: what is written to the lists changes none of it.
        let (sift, of, at) = (Sift { a: self.a, b: self.b, m: self.m }, &mut of[..n], &mut at[..n]);
        let mut kept = 0;
        for t in 0..n {
            // SAFETY: kept <= t < n. A row of the mask is one of A, and its entry names a column of B (LIST-2).
            unsafe {
                let (row, p) = (*of.get_unchecked(t), *at.get_unchecked(t));
                *of.get_unchecked_mut(kept) = row;
                *at.get_unchecked_mut(kept) = p;
                kept += usize::from(sift.may_meet(rows.get(row.us()), sift.m.idx.get_unchecked(p.us()).us()));
            }
        }
        kept
    }

    /// False only if A(i,:) and B(:,j) do not meet.
    ///
    /// # Safety
    /// There are such a row and column.
    #[inline(always)]
    unsafe fn may_meet(&self, i: usize, j: usize) -> bool {
        // SAFETY: the caller's promise.
        let ((a, of_a), (b, of_b)) = unsafe { (Self::lanes(&self.a, i), Self::lanes(&self.b, j)) };
        // What comes after a row may meet what comes after a column: that would be looked at for nothing.
        any_equal(of_a, a.end, of_b) | (a.len() > FEW) | (b.len() > FEW)
    }

    /// FEW indices, and which of them are those of vector `k`; if it has more, these are its first ones.
    ///
    /// # Safety
    /// There is such a vector.
    #[inline(always)]
    unsafe fn lanes(v: &View<'a, I>, k: usize) -> (Range<usize>, [I; FEW]) {
        // SAFETY: the caller's promise; FEW indices are there ([`Sift::of`]).
        unsafe {
            let (start, end) = (v.ptr.get_unchecked(k).us(), v.ptr.get_unchecked(k + 1).us());
            let first = start.min(v.idx.len() - FEW);
            (start - first..end - first, v.idx.as_ptr().add(first).cast::<[I; FEW]>().read())
        }
    }
}

/// Whether one of the first `n` of `x` is one of `y`; or, perhaps, the number that is no index of 32 bits.
#[inline(always)]
fn any_equal<I: Index>(x: [I; FEW], n: usize, y: [I; FEW]) -> bool {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if size_of::<I>() == 4 {
        use std::arch::x86_64::{
            __m128i, _mm_cmpeq_epi32, _mm_cmpgt_epi32, _mm_movemask_epi8, _mm_or_si128, _mm_set1_epi32, _mm_setr_epi32,
            _mm_shuffle_epi32,
        };
        // SAFETY: an array of four indices of four bytes; SSE2 belongs to x86-64.
        return unsafe {
            let (x, y) = (std::mem::transmute_copy::<_, __m128i>(&x), std::mem::transmute_copy::<_, __m128i>(&y));
            let beyond = _mm_cmpgt_epi32(_mm_setr_epi32(1, 2, 3, 4), _mm_set1_epi32(n.min(FEW) as i32));
            let x = _mm_or_si128(x, beyond);
            let turned = [_mm_shuffle_epi32::<0x39>(y), _mm_shuffle_epi32::<0x4e>(y), _mm_shuffle_epi32::<0x93>(y)];
            let met = turned.iter().fold(_mm_cmpeq_epi32(x, y), |met, y| _mm_or_si128(met, _mm_cmpeq_epi32(x, *y)));
            _mm_movemask_epi8(met) != 0
        };
    }
    x.iter().take(n).any(|x| y.contains(x))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::operand::view;
    use crate::kernel::sample::{self, Dice};
    use crate::types::Type;

    /// Every entry whose row and column meet stays, every other one whose row and column are short goes, and all rows are listed,
    /// those that no list holds one by one.
    #[test]
    fn what_meets_stays() {
        let (mut dice, ty) = (Dice(43), Type::of::<i8>());
        for (n, one_in, long) in [(60, 30, 0), (200, 70, 0), (300, 200, 9), (500, 300, TOGETHER as u64 + 7), (40, 20, 40)] {
            let mut make = |long: u64| {
                let mut e = sample::random(&mut dice, n, n, one_in, 1);
                e.extend((0..long.min(n)).map(|j| ((n / 2, j), 1)));
                sample::store(&ty, n, n, &e)
            };
            let (a, b, m) = (make(long), make(5), make(long));
            let (a, b, m) = (view::<u32>(&a), view::<u32>(&b), view::<u32>(&m));
            let sift = Sift::of(&a, &b, &m).expect("rows are short");
            let (rows, mut list, mut next, mut kept) = (Rows::of(&m).unwrap(), Listed::room().unwrap(), 0, Vec::new());
            let mut expected = Vec::new();
            while next < n as usize {
                let first = next;
                next = sift.some(&rows, first, n as usize, &mut list);
                kept.extend(list.rows().flat_map(|(k, at)| at.iter().map(move |p| (k, p.us()))));
                for (k, p) in (first..next).flat_map(|k| m.range(k).map(move |p| (k, p))) {
                    let (x, y) = (a.row(k), b.row(m.idx[p].us()));
                    let meet = a.idx[x.clone()].iter().any(|k| b.idx[y.clone()].contains(k));
                    // Of the last rows and columns more may stay, and what follows a short column may meet its row.
                    let beyond = &b.idx[y.start..b.idx.len().min(y.start + FEW)];
                    let is_last = beyond.len() < FEW || x.start + FEW > a.idx.len();
                    let may = x.len() > FEW || y.len() > FEW || is_last || a.idx[x].iter().any(|k| beyond.contains(k));
                    assert!(kept.contains(&(k, p)) || !meet, "{k} {p}");
                    assert!(may || !kept.contains(&(k, p)), "{k} {p}");
                    expected.push((k, p));
                }
                if first == next {
                    assert!(m.range(next).len() > TOGETHER);
                    expected.extend(m.range(next).map(|p| (next, p)));
                    next += 1;
                }
            }
            assert_eq!(expected.len(), m.nvals());
        }
    }
}
