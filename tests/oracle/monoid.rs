//! Monoids: the identity and the sum of many values (C API 3.5.2).
//!
//! Needs: values of compatible domains. Gives: [`Monoid::identity`], [`Monoid::sum`].

use super::binary::CHOICE;
use super::cast::cast;
use super::ops::{Bin, BinOp, Monoid, Places};
use super::value::{Ty, Val};

impl Monoid {
    pub fn ty(self) -> Ty {
        self.op.zty()
    }

    /// The value that changes nothing; for ANY, whose pick it would never be, zero.
    pub fn identity(self) -> Val {
        use Bin::*;
        let ty = self.ty();
        let (op, ty) = match self.op {
            BinOp::User(u) => return u.identity(),
            BinOp::Builtin(Min | Max, Ty::Bool) => return Val::Bool(self.op == BinOp::Builtin(Min, Ty::Bool)),
            BinOp::Builtin(op, _) => (op, ty),
        };
        match op {
            Plus | LOr | LXor | Any | BOr | BXor => Val::small(ty, 0),
            Times | LAnd | LXnor | Eq => Val::small(ty, 1),
            BAnd | BXnor => Val::int(ty, -1),
            Min if ty.is_real() => Val::Real(ty, f64::INFINITY),
            Max if ty.is_real() => Val::Real(ty, f64::NEG_INFINITY),
            Min => Val::Int(ty, ty.range().1),
            Max => Val::Int(ty, ty.range().0),
            other => panic!("{other:?} is no monoid"),
        }
    }

    /// The sum of all values, which are cast first; with ANY, one of them. None of no values.
    pub fn sum(self, values: &[Val]) -> Option<Val> {
        if self.op.is_any() {
            return (!values.is_empty()).then(|| cast(&values[CHOICE.get() / 2 % values.len()], self.ty()));
        }
        let nowhere = Places { x: (0, 0), y: (0, 0) };
        values.iter().map(|x| cast(x, self.ty())).reduce(|z, x| self.op.eval(&z, &x, nowhere))
    }
}
