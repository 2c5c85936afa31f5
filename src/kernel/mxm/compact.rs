//! Z = A (+).(x) B where B has far more columns than entries: columns are renumbered first, so
//! that accumulators are as long as the list of columns in use and not as the dimension.
//!
//! Needs: B by row, a multiply that does not look at B's column index.
//! Gives: Z without regard to the mask (the write-back applies it).
//! Cost: one sort of B's column indices and a copy of B, on top of saxpy.

use super::Order;
use super::saxpy;
use super::typed::Width;
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::{self, view};
use crate::mem::Buf;
use crate::ops::{BinaryCode, BinaryOp, Semiring};
use crate::storage::{Form, Lists, Store};

/// Columns from which on an accumulator as long as the dimension is not taken for granted: 2^26
/// values of 8 bytes are half a gigabyte.
const MANY_COLUMNS: u64 = 1 << 26;
/// ... unless the matrix holds an entry for every this many columns.
const PER_ENTRY: u64 = 8;

/// Whether columns should be renumbered.
pub fn pays(s: &Semiring, b: &Store, order: Order) -> bool {
    let looks_at_column = match s.mul() {
        BinaryOp::Builtin(BinaryCode::SecondJ | BinaryCode::SecondJ1, _) => order == Order::Straight,
        BinaryOp::Builtin(BinaryCode::FirstI | BinaryCode::FirstI1, _) => order == Order::Flipped,
        BinaryOp::Builtin(..) | BinaryOp::User(_) => s.mul().places().is_some(),
    };
    b.nminor > MANY_COLUMNS && (b.nvals() as u64) < b.nminor / PER_ENTRY && !looks_at_column
}

/// The product with renumbered columns.
pub fn run<I: Width>(s: &Semiring, a: &Store, b: &Store, order: Order) -> Result<Store> {
    let v = view::<I>(b);
    let mut used = Buf::from_slice(v.idx)?;
    used.sort_unstable();
    let mut n = 0;
    for k in 0..used.len() {
        if k == 0 || used[k] != used[n - 1] {
            used[n] = used[k];
            n += 1;
        }
    }
    used.truncate(n);
    let mut renumbered = Buf::new();
    renumbered.extend_with(v.idx.iter().map(|j| I::new(used.partition_point(|x| x < j))))?;
    let ids = match v.ids {
        Some(ids) => Some(I::wrap(Buf::from_slice(ids)?)),
        None => None,
    };
    let form = Form::List(Lists { ids, ptr: I::wrap(Buf::from_slice(v.ptr)?), idx: I::wrap(renumbered) });
    let small = Store { ty: b.ty.clone(), nmajor: b.nmajor, nminor: n as u64, form, vals: b.vals.try_clone()? };
    let z = saxpy::run::<I>(s, a, &small, order, &Mask::new(None, false, false, false)?)?;
    // One row may be dense in the columns that are in use.
    let z = if z.is_list() { z } else { operand::lists(&z, size_of::<I>() > 4)?.into_store()? };
    let mut back = Buf::with_capacity(z.nvals())?;
    for j in view::<I>(&z).idx {
        back.push(used[j.us()])?;
    }
    let Store { ty, nmajor, form, vals, .. } = z;
    let Form::List(lists) = form else { unreachable!("made lists just above") };
    Ok(Store { ty, nmajor, nminor: b.nminor, form: Form::List(Lists { idx: I::wrap(back), ..lists }), vals })
}
