//! Lists with entries at the same places: every entry meets one, at the same position.
//!
//! Needs: two list stores of one width, an operator that does not look at positions. Gives: the result of any union or
//! intersection, or `None` at the first index that differs.
//! Cost: one pass in which everything is read and written in order. Where entries differ, what was written until one was found,
//! and nothing that is worth mentioning if the first ones do.
//! Parallel: by entries.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::Job;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::mxm::iso;
use crate::kernel::operand::view;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Lists, Store, Values, moves};

/// The result, if the lists are the same.
pub(super) fn run<I: Index>(job: &Job<'_>) -> Result<Option<Store>> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    let n = a.nvals();
    let first = ..n.min(TILE);
    if job.op.looks_at_places() || n != b.nvals() || a.ids != b.ids || a.idx[first] != b.idx[first] {
        return Ok(None);
    }
    let Some(ptr) = copied_if_same(a.ptr, b.ptr, || Ok(()), |(), _| ())? else { return Ok(None) };
    let one = if n > 0 { iso::one_product(job.op, job.a, job.b)? } else { None };
    let size = if one.is_some() { 0 } else { job.ty.size() };
    // SAFETY: each range writes its own, unless an entry differs.
    let mut vals = unsafe { Buf::<u8>::unset(n * size)? };
    let to_vals = Disjoint::new(&mut vals);
    let both = || if size > 0 { job.both().map(Some) } else { Ok(None) };
    let idx = copied_if_same(a.idx, b.idx, both, |both, tile| {
        if let Some(both) = both {
            // SAFETY: tiles do not overlap.
            let to = unsafe { to_vals.slice(tile.start * size..tile.end * size) };
            both.run(to, tile.len(), tile.start, tile.start, |_| (0, 0, 0));
        }
    })?;
    let Some(idx) = idx else { return Ok(None) };
    let ids = match a.ids {
        Some(ids) => Some(I::wrap(moves::copied(ids)?)),
        None => None,
    };
    let form = Form::List(Lists { ids, ptr: I::wrap(ptr), idx: I::wrap(idx) });
    let vals = one.map_or(Values::each(vals), Values::iso);
    let z = Store { ty: job.ty.clone(), nmajor: job.a.nmajor, nminor: job.a.nminor, form, vals };
    z.debug_validate();
    Ok(Some(z))
}

/// A copy of `a`, if `b` is the same. What `start` gives for each range is shown every tile of it that is.
fn copied_if_same<I: Index, S>(
    a: &[I],
    b: &[I],
    start: impl Fn() -> Result<S> + Sync,
    each: impl Fn(&mut S, Range<usize>) + Sync,
) -> Result<Option<Buf<I>>> {
    if a.len() != b.len() {
        return Ok(None);
    }
    let mut copy = Buf::with_capacity(a.len())?;
    let (to, differs) = (Disjoint::new(&mut copy.spare()[..a.len()]), AtomicBool::new(false));
    par::over(
        a.len(),
        |k| k,
        |r| {
            let mut state = start()?;
            for at in r.clone().step_by(TILE) {
                let tile = at..r.end.min(at + TILE);
                let (x, y) = (&a[tile.clone()], &b[tile.clone()]);
                if x != y {
                    differs.store(true, Relaxed);
                }
                if differs.load(Relaxed) {
                    break;
                }
                // SAFETY: ranges do not overlap, nor do their tiles.
                moves::put(unsafe { to.slice(tile.clone()) }, x);
                each(&mut state, tile);
            }
            Ok(())
        },
    )?;
    if differs.into_inner() {
        return Ok(None);
    }
    // SAFETY: the ranges cover all elements, and each was written: none stopped early.
    unsafe { copy.set_len(a.len()) };
    Ok(Some(copy))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    /// Lists that differ nowhere, or at one place anywhere, by one thread and by several.
    #[test]
    fn lists_are_copied_if_they_are_the_same() {
        let n = 150_001_u32;
        let a: Vec<u32> = (0..n).map(|k| 3 * k).collect();
        for threads in [1, 3] {
            par::set_threads(threads);
            let copied = |b: &[u32]| {
                let seen = AtomicUsize::new(0);
                let copy = copied_if_same(&a, b, || Ok(()), |(), tile| _ = seen.fetch_add(tile.len(), Relaxed)).unwrap();
                (copy.map(|copy| copy.to_vec()), seen.into_inner())
            };
            assert_eq!(copied(&a), (Some(a.clone()), a.len()));
            for at in [0, 1, 511, 512, 75_000, a.len() - 1] {
                let mut b = a.clone();
                b[at] += 1;
                let (copy, seen) = copied(&b);
                assert!(copy.is_none() && seen < a.len(), "{at}");
            }
            assert!(copied(&a[1..]).0.is_none());
        }
    }
}
