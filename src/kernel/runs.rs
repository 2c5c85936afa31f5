//! Lists whose vectors are runs of another store's entries: tril, rows of a matrix.
//!
//! Needs: a store with lists; for each vector of the result where its run starts and how many
//! entries come before it. Gives: [`of`], [`cut`] (a piece of a vector), and [`indexed`], which
//! leaves out empty vectors where that is the better form.
//! Cost: O(result): every entry is moved once, to its final place.
//! Parallel: vectors are split by entries; each worker writes its own piece of the result.

use std::ops::Range;

use super::operand::view;
use crate::error::Result;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Lists, Store, Values, moves, policy};

/// Which entries each vector of the result has.
pub struct Runs<'a, I: Index> {
    /// Major index of each vector, rising; `None`: vector k is major index k.
    pub ids: Option<&'a [I]>,
    /// Where each run starts in the source.
    pub starts: &'a [I],
    /// Where each run starts in the result, and where the last one ends.
    pub ends: Buf<I>,
    /// What is taken off every minor index.
    pub shift: usize,
}

/// The store of shape `nmajor` x `nminor` that has these runs of `a`, whose lists have width `I`.
pub fn of<I: Index>(a: &Store, (nmajor, nminor): (u64, u64), runs: Runs<'_, I>) -> Result<Store> {
    let (v, Runs { ids, starts, ends, shift }) = (view::<I>(a), runs);
    let nvals = ends[starts.len()].us();
    let size = if a.vals.is_iso() { 0 } else { a.size() };
    let (mut idx, mut vals) = (Buf::<I>::with_capacity(nvals)?, Buf::<u8>::with_capacity(nvals * size)?);
    let (to_idx, to_vals) = (Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
    par::run(&par::ranges(starts.len(), |k| ends[k].us() + k)?, |r| {
        let (starts, ends) = (&starts[r.clone()], &ends[r.start..=r.end]);
        let (from, to) = (ends[0].us(), ends[r.len()].us());
        // SAFETY: ranges of vectors do not overlap, and so neither do their places.
        let (idx, vals) = unsafe { (to_idx.slice(from..to), to_vals.slice(from * size..to * size)) };
        if shift == 0 {
            moves::copy_runs_of(idx, v.idx, starts, ends);
        } else {
            for (start, end) in starts.iter().zip(ends.windows(2)) {
                let (run, to) = (start.us(), end[0].us() - from..end[1].us() - from);
                let run = &v.idx[run..run + to.len()];
                idx[to].iter_mut().zip(run).for_each(|(to, j)| _ = to.write(I::new(j.us() - shift)));
            }
        }
        if size > 0 {
            moves::copy_runs(size, vals, a.vals.bytes(), starts, ends);
        }
        Ok(())
    })?;
    // SAFETY: the runs follow each other without gaps, and each was written.
    unsafe {
        idx.set_len(nvals);
        vals.set_len(nvals * size);
    }
    let vals = if nvals > 0 && size == 0 { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(indexed(ids, ends, nmajor, idx)?);
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

/// Whether lists of `nmajor` vectors, of which so many have entries, are to name these.
pub fn is_hyper(vectors: usize, nmajor: u64) -> bool {
    policy::hyper(vectors as u64, nmajor) || nmajor > (1 << 40)
}

/// Lists of the vectors `ids` (all, without it) of `nmajor`, of which vector k is `ptr[k]..ptr[k + 1]` of `idx`:
/// hypersparse where `policy` wants that.
pub fn indexed<I: Index>(ids: Option<&[I]>, ptr: Buf<I>, nmajor: u64, idx: Buf<I>) -> Result<Lists> {
    let count = ptr.len() - 1;
    let vectors = ptr.windows(2).map(|w| usize::from(w[0] != w[1])).sum::<usize>();
    let stored = (0..count).filter(|&k| ptr[k] != ptr[k + 1]);
    let id = |k: usize| ids.map_or(I::new(k), |ids| ids[k]);
    let (ids, ptr) = if is_hyper(vectors, nmajor) {
        let (mut some, mut short) = (Buf::with_capacity(vectors)?, Buf::with_capacity(vectors + 1)?);
        short.push(I::new(0))?;
        for k in stored {
            some.push(id(k))?;
            short.push(ptr[k + 1])?;
        }
        (Some(some), short)
    } else if ids.is_none() {
        (None, ptr)
    } else {
        let mut long = Buf::with_capacity(nmajor as usize + 1)?;
        for k in stored {
            // Vectors up to and with this one start where the one before ended.
            long.resize(id(k).us() + 1, ptr[k])?;
        }
        long.resize(nmajor as usize + 1, ptr[count])?;
        (None, long)
    };
    Ok(Lists { ids: ids.map(I::wrap), ptr: I::wrap(ptr), idx: I::wrap(idx) })
}

/// Indices of which all are looked at rather than searched.
const SHORT: usize = 4;

/// The places in the vector `row` of `idx`, which rises, of the first index from `from` on and of the first from `to` on (at
/// least that).
#[inline]
pub fn cut<I: Index>(idx: &[I], row: Range<usize>, from: u64, to: u64) -> (usize, usize) {
    let list = &idx[row.clone()];
    let first = |n: u64| match (n, idx[row.start..].first_chunk::<SHORT>()) {
        (0, _) => 0,
        (u64::MAX, _) => list.len(),
        // Rows of a few entries have any length, and the next one's indices do no harm: no branch is to be guessed. 2026-11, TRIL
        // and TRIU of road-FLA: a search took 13 ns a row; indices compared all at once: triangles of road-NY 7.6 ms, now 7.2.
        (_, Some(few)) if list.len() <= SHORT => below(few, list.len(), n),
        (_, _) => list.partition_point(|j| (j.us() as u64) < n),
    };
    let lo = first(from);
    (lo, first(to).max(lo))
}

/// How many of the first `len` of `few` are less than `n`.
#[inline(always)]
fn below<I: Index>(few: &[I; SHORT], len: usize, n: u64) -> usize {
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    if size_of::<I>() == 4 && n <= u64::from(u32::MAX) {
        use std::arch::x86_64::{
            _mm_and_si128, _mm_castsi128_ps, _mm_cmpgt_epi32, _mm_loadu_si128, _mm_movemask_ps, _mm_set1_epi32, _mm_setr_epi32,
            _mm_xor_si128,
        };
        // SAFETY: four indices of four bytes; SSE2 belongs to x86-64.
        let is = unsafe {
            // Signed numbers in the order of unsigned ones.
            let sign = _mm_set1_epi32(i32::MIN);
            let (x, n) =
                (_mm_xor_si128(_mm_loadu_si128(few.as_ptr().cast()), sign), _mm_xor_si128(_mm_set1_epi32(n as i32), sign));
            let counts = _mm_cmpgt_epi32(_mm_set1_epi32(len as i32), _mm_setr_epi32(0, 1, 2, 3));
            _mm_movemask_ps(_mm_castsi128_ps(_mm_and_si128(counts, _mm_cmpgt_epi32(n, x))))
        };
        // How many bits are set in each number of four.
        return (0x4332_3221_3221_2110_u64 >> (4 * is) & 7) as usize;
    }
    few.iter().enumerate().map(|(l, j)| usize::from(((j.us() as u64) < n) & (l < len))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_are_those_of_a_search() {
        let idx: Vec<u32> = vec![3, 1, 5, 0, 2, 4, 6, 7, 8, 9, 11, 12, 1, 2, 9];
        for row in [0..0, 0..1, 1..3, 3..12, 3..7, 12..14, 12..15, 14..15, 15..15] {
            let list = &idx[row.clone()];
            let search = |n: u64| list.iter().filter(|&&j| u64::from(j) < n).count();
            for (from, to) in [(0, 0), (0, 5), (2, 9), (9, 2), (0, u64::MAX), (5, u64::MAX), (u64::MAX, u64::MAX)] {
                let lo = search(from);
                assert_eq!(cut(&idx, row.clone(), from, to), (lo, search(to).max(lo)), "{row:?} {from} {to}");
            }
        }
    }
}
