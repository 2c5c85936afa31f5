//! Lists with entries at the same places: every entry meets one, at the same position.
//!
//! Needs: two list stores of one width, an operator that does not look at positions. Gives: the result of any union or
//! intersection, or `None` at the first index that differs.
//! Cost: a comparison of the lists, then one pass in which everything is read and written in order.
//! Parallel: by entries.

use super::Job;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::mxm::iso;
use crate::kernel::operand::view;
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Lists, Store, Values};

/// The result, if the lists are the same.
pub(super) fn run<I: Index>(job: &Job<'_>) -> Result<Option<Store>> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    if job.op.looks_at_places() || a.nvals() != b.nvals() || a.ids != b.ids || a.ptr != b.ptr || a.idx != b.idx {
        return Ok(None);
    }
    let one = if a.nvals() > 0 { iso::one_product(job.op, job.a, job.b)? } else { None };
    let (n, size) = (a.nvals(), if one.is_some() { 0 } else { job.ty.size() });
    // SAFETY: each range writes its own.
    let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(n)?, Buf::<u8>::unset(n * size)?) };
    let (to_idx, to_vals) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals));
    par::run(&par::ranges(n, |k| k)?, |r| {
        // SAFETY: ranges do not overlap.
        let (idx, vals) = unsafe { (to_idx.slice(r.clone()), to_vals.slice(r.start * size..r.end * size)) };
        idx.copy_from_slice(&a.idx[r.clone()]);
        if size > 0 {
            let mut both = job.both()?;
            for start in r.clone().step_by(TILE) {
                let to = &mut vals[(start - r.start) * size..];
                both.run(to, TILE.min(r.end - start), start, start, |_| (0, 0, 0));
            }
        }
        Ok(())
    })?;
    let ids = match a.ids {
        Some(ids) => Some(I::wrap(Buf::from_slice(ids)?)),
        None => None,
    };
    let form = Form::List(Lists { ids, ptr: I::wrap(Buf::from_slice(a.ptr)?), idx: I::wrap(idx) });
    let vals = one.map_or(Values::each(vals), Values::iso);
    let z = Store { ty: job.ty.clone(), nmajor: job.a.nmajor, nminor: job.a.nminor, form, vals };
    z.debug_validate();
    Ok(Some(z))
}
