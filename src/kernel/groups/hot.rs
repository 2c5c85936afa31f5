//! Columns by how often they are met: those that many entries name lie in few lines of a cache then.
//!
//! Needs: lists that products read more often than they change. Gives: the places of a vector in that order, and the number of each
//! ([`Numbers`]); a vector's values in it ([`packed`]).
//! Cost: a count of some of the entries, and a simulated cache on a sample, which tells whether it pays; packing a pass over the vector
//! for each product.

use crate::error::Result;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Store, Values};

/// Places by how many of the lists' entries name them, most first, and the number of each place in that order.
pub struct Numbers {
    /// The places.
    pub hot: Buf<u32>,
    /// Their numbers.
    pub of: Buf<u32>,
}

/// The values of `u`, which is full, in the order of `hot`.
pub fn packed(hot: &[u32], u: &Store) -> Result<Store> {
    let size = u.ty.size();
    // SAFETY: written in full below.
    let mut bytes = unsafe { Buf::<u8>::unset(hot.len() * size)? };
    let (all, from) = (Disjoint::new(&mut bytes), u.vals.bytes());
    par::run(&par::streaming(hot.len())?, |range| {
        // SAFETY: ranges do not overlap.
        let to = unsafe { all.slice(range.start * size..range.end * size) };
        match size {
            1 => gather::<1>(&hot[range], from, to),
            2 => gather::<2>(&hot[range], from, to),
            4 => gather::<4>(&hot[range], from, to),
            8 => gather::<8>(&hot[range], from, to),
            16 => gather::<16>(&hot[range], from, to),
            size => unreachable!("specialised semirings have built-in types, none of {size} bytes"),
        }
        Ok(())
    })?;
    let (nmajor, nminor) = (1, hot.len() as u64);
    Ok(Store { ty: u.ty.clone(), nmajor, nminor, form: Form::Full, vals: Values::each(bytes) })
}

/// Values of `N` bytes at places.
fn gather<const N: usize>(places: &[u32], from: &[u8], to: &mut [u8]) {
    let (from, to) = (from.as_chunks::<N>().0, to.as_chunks_mut::<N>().0);
    places.iter().zip(to).for_each(|(&k, to)| *to = from[k as usize]);
}

/// Bytes of vectors that the second cache holds beside all else: their values are near wherever they lie.
pub(super) const NEAR: usize = 1 << 19;

/// Places by how many of the lists' entries read them, most first, and the number of each place in that order; none where a
/// vector is read as fast as it is.
pub(super) fn hot(lists: &View<'_, u32>, size: usize) -> Result<Option<Numbers>> {
    /// Of so many entries one is counted.
    const STEP: usize = 4;
    /// Entries that are to come near for each place that is moved. 2026-11, PageRank on a Kronecker graph of 2^18 vertices:
    /// a third of all entries, or five for each place, save a quarter of the time.
    const PAYS: usize = 3;
    let n = lists.nminor;
    if n * size <= NEAR || lists.idx.len() < PAYS * n {
        return Ok(None);
    }
    let mut counts = Buf::filled(n, 0u32)?;
    lists.idx.iter().step_by(STEP).for_each(|&k| counts[k as usize] += 1);
    // Classes by the power of two; within a class places stay in order.
    let class = |count: u32| count.leading_zeros() as usize;
    let mut next = [0u32; u32::BITS as usize + 1];
    counts.iter().for_each(|&count| next[class(count)] += 1);
    let mut end = 0;
    for count in &mut next {
        (*count, end) = (end, end + *count);
    }
    let (mut hot, mut of) = (Buf::filled(n, 0u32)?, counts);
    for (k, number) in of.iter_mut().enumerate() {
        let to = &mut next[class(*number)];
        hot[*to as usize] = k as u32;
        *number = *to;
        *to += 1;
    }
    let (mut before, mut after) = (0, 0);
    for sample in samples(lists.idx) {
        before += misses(sample.iter().map(|&k| k as usize * size));
        after += misses(sample.iter().map(|&k| of[k as usize] as usize * size));
    }
    let looked_at = samples(lists.idx).map(<[u32]>::len).sum::<usize>().max(1);
    let pays = before > after && (before - after) * (lists.idx.len() / looked_at) > PAYS * n;
    Ok(pays.then_some(Numbers { hot, of }))
}

/// Some runs of entries, spread over all.
fn samples(idx: &[u32]) -> impl Iterator<Item = &[u32]> {
    const SAMPLES: usize = 16;
    const ENTRIES: usize = 1 << 12;
    let step = (idx.len() / SAMPLES).max(ENTRIES);
    (0..idx.len()).step_by(step).map(move |at| &idx[at..idx.len().min(at + ENTRIES)])
}

/// Times that reading at these addresses misses a cache of 32 KB, a line for each place in it.
fn misses(addresses: impl Iterator<Item = usize>) -> usize {
    const LINE: usize = 64;
    const LINES: usize = 512;
    let mut held = [usize::MAX; LINES];
    addresses.map(|at| at / LINE).filter(|&line| std::mem::replace(&mut held[line % LINES], line) != line).count()
}
