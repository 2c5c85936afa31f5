//! Results whose entries all have one value, which is stored once.
//!
//! Needs: operands that have one value each, or are not looked at. Gives: that value, and a dense result of
//! it; lists of it are made by [`intersect`](super::intersect) and [`merge_same`](super::merge_same).
//! Cost: one call of the operator; for bitmaps a pass over the presence of both.

use super::{Job, Missing};
use crate::error::Result;
use crate::kernel::erased::pipe::{cast_value, of_one_each};
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Store, Values, masked};

impl Job<'_> {
    /// The one value of all entries of the result, if both operands have one value and that can be told from these:
    /// entries of both operands, and entries that stand alone where there can be such, come out the same.
    pub(super) fn one_value(&self) -> Result<Option<Buf<u8>>> {
        let (op, size) = (self.op, self.ty.size());
        let has_one = |s: &Store, used: bool| s.nvals() > 0 && (s.vals.is_iso() || !used);
        if op.looks_at_places() || !has_one(self.a, op.uses_x()) || !has_one(self.b, op.uses_y()) {
            return Ok(None);
        }
        let one = of_one_each(op, self.a, self.b, &self.ty)?;
        let are_full = matches!((&self.a.form, &self.b.form), (Form::Full, Form::Full));
        let alone = |s: &Store| {
            let is_one = s.vals.is_iso() && cast_value(&s.ty, s.vals.bytes(), &self.ty)?[..size] == one[..];
            Ok(is_one)
        };
        let is_one = match self.missing {
            _ if are_full => true,
            Missing::Drop => true,
            Missing::Keep => alone(self.a)? && alone(self.b)?,
            Missing::Fill(..) => false,
        };
        Ok(is_one.then_some(one))
    }

    /// Both dense, one value everywhere.
    pub(super) fn dense_of(&self, one: Buf<u8>) -> Result<Store> {
        let (n, keep) = (self.a.positions(), matches!(self.missing, Missing::Keep));
        let form = match (self.a.present(), self.b.present()) {
            (None, None) => Form::Full,
            (None, Some(_)) | (Some(_), None) if keep => Form::Full,
            (None, Some(some)) | (Some(some), None) => {
                Form::Bitmap { present: Buf::from_slice(some)?.into(), nvals: self.a.nvals().min(self.b.nvals()) }
            }
            (Some(pa), Some(pb)) => {
                // SAFETY: every range writes its own.
                let mut present = unsafe { Buf::<u8>::unset(n)? };
                let marks = Disjoint::new(&mut present);
                let counts = par::run(&par::streaming(n)?, |r| {
                    // SAFETY: ranges do not overlap.
                    let (marks, pa, pb) = (unsafe { marks.slice(r.clone()) }, &pa[r.clone()], &pb[r]);
                    Ok(if keep { masked::unite(marks, pa, pb) } else { masked::intersect(marks, pa, pb) })
                })?;
                Form::Bitmap { present: present.into(), nvals: counts.iter().sum() }
            }
        };
        let (nmajor, nminor) = (self.a.nmajor, self.a.nminor);
        Ok(Store { ty: self.ty.clone(), nmajor, nminor, form, vals: Values::iso(one) })
    }
}
