//! Some entries of lists, in their order: what select and filter write.
//!
//! Needs: a store with lists. Gives: [`run`], with a function that writes a verdict per entry.
//! Cost: O(entries): each is judged once, a piece of them at a time; then one pass moves what stays to its final
//! place, without branches, unless all or none does. Memory: a bit per entry judged, from kept workspaces.
//! Parallel: vectors are split by entries. Workers judge and count; then each writes its own part.

use std::ops::Range;

use super::operand::view;
use super::runs;
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, present, squeeze};

/// Verdicts in a word.
const WORD: usize = 64;

/// Entries that are judged, and moved, together: what is noted of them stays in the first two caches.
const PIECE: usize = if cfg!(test) { 1 << 7 } else { 1 << 13 };

/// Consecutive entries, and the stored vectors that they lie in. The first and the last of these may reach beyond them.
pub struct Piece {
    /// Their places.
    pub entries: Range<usize>,
    /// Numbers of the vectors.
    pub vectors: Range<usize>,
}

impl Piece {
    /// The places of vector `k` of `v` in the piece.
    pub fn of<I: Index>(&self, v: &View<'_, I>, k: usize) -> Range<usize> {
        let whole = v.range(k);
        whole.start.max(self.entries.start)..whole.end.min(self.entries.end)
    }
}

/// The entries of `a`, which has lists of width `I`, that a judge keeps; `None` if these are all. `judge` makes one for each
/// worker. It is given pieces of them, and a byte for each entry, which becomes 1 where the entry stays, else 0.
pub fn run<I: Index, J>(a: &Store, judge: impl Fn() -> Result<J> + Sync) -> Result<Option<Store>>
where
    J: FnMut(&View<'_, I>, &Piece, &mut [u8]) -> Result<()>,
{
    let v = view::<I>(a);
    let entries = |r: &Range<usize>| v.ptr[r.start].us()..v.ptr[r.end].us();
    let ranges = par::ranges(v.vectors(), |k| v.ptr[k].us() + k)?;
    let number = |r: &Range<usize>| ranges.partition_point(|other| other.start < r.start);
    // Each range notes verdicts in words of its own, so that no two write one.
    let words_of = |c: usize, at: &Range<usize>| at.start / WORD + c..at.end.div_ceil(WORD) + c;
    let mut verdicts = scratch::dirty::<u64>(v.nvals().div_ceil(WORD) + ranges.len())?;
    let lent = Disjoint::new(&mut verdicts);
    let counts = par::run(&ranges, |r| {
        let at = entries(&r);
        // SAFETY: a range starts with the word after the last of the one before (its number is higher by one) or later.
        let words = unsafe { lent.slice(words_of(number(&r), &at)) };
        let (mut bytes, mut judge) = (scratch::dirty::<u8>(PIECE.min(at.len()))?, judge()?);
        let (mut k, mut kept) = (r.start, 0);
        for (start, words) in at.clone().step_by(PIECE).zip(words.chunks_mut(PIECE / WORD)) {
            let piece = start..at.end.min(start + PIECE);
            let (bytes, words) = (&mut bytes[..piece.len()], &mut words[..piece.len().div_ceil(WORD)]);
            while v.ptr[k + 1].us() <= start {
                k += 1;
            }
            let first = k;
            while v.ptr[k + 1].us() < piece.end {
                k += 1;
            }
            judge(&v, &Piece { entries: piece, vectors: first..k + 1 }, bytes)?;
            present::pack(bytes, words);
            kept += squeeze::ones(words);
        }
        Ok(kept)
    })?;
    let nvals = counts.iter().sum::<usize>();
    if nvals == v.nvals() {
        return Ok(None);
    }
    if nvals == 0 {
        return Store::empty(&a.ty, a.nmajor, a.nminor).map(Some);
    }
    let size = if a.vals.is_iso() { 0 } else { a.size() };
    let (mut idx, mut vals) = (Buf::<I>::with_capacity(nvals)?, Buf::<u8>::with_capacity(nvals * size)?);
    let mut ptr = Buf::<I>::zeroed(v.vectors() + 1)?;
    let (to_idx, to_vals) = (Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
    let to_ptr = Disjoint::new(&mut ptr);
    par::run(&ranges, |r| {
        let (c, at) = (number(&r), entries(&r));
        let words = &verdicts[words_of(c, &at)];
        let mut base = counts[..c].iter().sum::<usize>();
        // SAFETY: ranges of vectors do not overlap.
        let mut ends = unsafe { to_ptr.slice(r.start + 1..r.end + 1) }.iter_mut().zip(&v.ptr[r.start + 1..]).peekable();
        for (start, words) in at.clone().step_by(PIECE).zip(words.chunks(PIECE / WORD)) {
            let piece = start..at.end.min(start + PIECE);
            let words = &words[..piece.len().div_ceil(WORD)];
            let to = base..base + squeeze::ones(words);
            // SAFETY: nor do the places of what stays of them.
            let (idx, vals) = unsafe { (to_idx.slice(to.clone()), to_vals.slice(to.start * size..to.end * size)) };
            let values = if size > 0 { &a.vals.bytes()[piece.start * size..piece.end * size] } else { &[] };
            squeeze::squeeze(words, size, (&v.idx[piece.clone()], values), (idx, vals));
            // What stays of the first `word` words is so much.
            let (mut word, mut before) = (0, base);
            while let Some((end, old)) = ends.next_if(|(_, old)| old.us() <= piece.end) {
                let at = old.us() - piece.start;
                while word < at / WORD {
                    before += words[word].count_ones() as usize;
                    word += 1;
                }
                let rest = if at % WORD > 0 { words[word] & ((1 << (at % WORD)) - 1) } else { 0 };
                *end = I::new(before + rest.count_ones() as usize);
            }
            base = to.end;
        }
        // Vectors without entries.
        ends.for_each(|(end, _)| *end = I::new(base));
        Ok(())
    })?;
    // SAFETY: the pieces follow each other without gaps, and each was written.
    unsafe {
        idx.set_len(nvals);
        vals.set_len(nvals * size);
    }
    let vals = if size == 0 { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(runs::indexed(v.ids, ptr, a.nmajor, idx)?);
    let z = Store { ty: a.ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form, vals };
    z.debug_validate();
    Ok(Some(z))
}
