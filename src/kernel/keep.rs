//! Some entries of lists, in their order: what select and filter write.
//!
//! Needs: a store with lists. Gives: [`run`], with a function that writes a verdict per entry.
//! Cost: O(entries): a byte per entry judged, then one pass that moves what stays to its final
//! place, without branches. Memory: a byte and an index per entry, from kept workspaces.
//! Parallel: vectors are split by entries. Workers judge and count; then each writes its own piece.

use std::ops::Range;

use super::operand::view;
use super::runs;
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, moves};

/// The entries of `a`, which has lists of width `I`, that `judge` keeps. It is given a range of
/// stored vectors, and a byte for each of their entries, which becomes 1 where the entry stays, else 0.
pub fn run<I: Index>(a: &Store, judge: impl Fn(&View<'_, I>, Range<usize>, &mut [u8]) -> Result<()> + Sync) -> Result<Store> {
    let v = view::<I>(a);
    let entries = |r: &Range<usize>| v.ptr[r.start].us()..v.ptr[r.end].us();
    let ranges = par::ranges(v.vectors(), |k| v.ptr[k].us() + k)?;
    let mut verdicts = scratch::dirty::<u8>(v.nvals())?;
    let lent = Disjoint::new(&mut verdicts);
    let counts = par::run(&ranges, |r| {
        // SAFETY: ranges of vectors, and so of entries, do not overlap.
        let verdicts = unsafe { lent.slice(entries(&r)) };
        judge(&v, r, verdicts)?;
        Ok(count(verdicts))
    })?;
    let nvals = counts.iter().sum::<usize>();
    let size = if a.vals.is_iso() { 0 } else { a.size() };
    let (mut idx, mut vals) = (Buf::<I>::with_capacity(nvals)?, Buf::<u8>::with_capacity(nvals * size)?);
    let mut ptr = Buf::<I>::zeroed(v.vectors() + 1)?;
    let mut place = scratch::dirty::<I>(v.nvals())?;
    let (to_idx, to_vals) = (Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
    let (to_ptr, to_place) = (Disjoint::new(&mut ptr), Disjoint::new(&mut place));
    let number = |r: &Range<usize>| ranges.partition_point(|other| other.start < r.start);
    par::run(&ranges, |r| {
        let (c, at) = (number(&r), entries(&r));
        let base = counts[..c].iter().sum::<usize>();
        let to = base..base + counts[c];
        // SAFETY: ranges of vectors do not overlap, and neither do the places of what stays of them.
        let (idx, vals, ptr, place) = unsafe {
            let ptr = to_ptr.slice(r.start + 1..r.end + 1);
            let (idx, vals) = (to_idx.slice(to.clone()), to_vals.slice(to.start * size..to.end * size));
            (idx, vals, ptr, to_place.slice(at.clone()))
        };
        let values = (size > 0).then(|| &a.vals.bytes()[at.start * size..at.end * size]);
        moves::compress(size, &verdicts[at.clone()], &v.idx[at.clone()], values, idx, vals, (place, base));
        for (ptr, end) in ptr.iter_mut().zip(&v.ptr[r.start + 1..]) {
            *ptr = place.get(end.us() - at.start).copied().unwrap_or(I::new(to.end));
        }
        Ok(())
    })?;
    // SAFETY: the pieces follow each other without gaps, and each was written.
    unsafe {
        idx.set_len(nvals);
        vals.set_len(nvals * size);
    }
    let vals = if nvals > 0 && size == 0 { a.vals.try_clone()? } else { Values::each(vals) };
    let form = Form::List(runs::indexed(v.ids, ptr, a.nmajor, idx)?);
    let z = Store { ty: a.ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

/// How many of the bytes, each 0 or 1, are 1.
pub fn count(verdicts: &[u8]) -> usize {
    // At most 255 of them fit a byte: sums of bytes take a sixteenth of the steps of sums of words.
    verdicts.chunks(255).map(|chunk| usize::from(chunk.iter().sum::<u8>())).sum()
}
