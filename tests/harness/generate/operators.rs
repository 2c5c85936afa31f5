//! Operators, and the domains of objects that go with them.
//!
//! Needs: a random generator. Gives: operators of every kind, half of them in one domain with
//! everything around them, the others with as many typecasts as there can be.

use super::super::program::{is_named_monoid, is_named_semiring};
use super::{Gen, values};
use crate::oracle::ops::{Bin, BinOp, Idx, IdxOp, Monoid, Un, UnOp};
use crate::oracle::user::{UserBin, UserIdx, UserUn};
use crate::oracle::value::Ty;

impl Gen {
    /// A built-in domain.
    pub fn ty(&mut self) -> Ty {
        if self.is_sequence { self.rng.pick(&Ty::BUILTIN[..9]) } else { self.rng.pick(&Ty::BUILTIN) }
    }

    /// A domain compatible with `ty`: `ty` itself every second time.
    pub fn ty_near(&mut self, ty: Ty) -> Ty {
        if ty.is_user() || self.is_plain || (!self.is_sequence && self.rng.one_in(2)) { ty } else { self.ty() }
    }

    /// The domain of an operand that the operator sees as `ty`, or does not look at.
    pub fn ty_of_operand(&mut self, ty: Option<Ty>) -> Ty {
        match ty {
            Some(ty) => self.ty_near(ty),
            None if !self.is_sequence && self.rng.one_in(8) => self.rng.pick(&[Ty::U3, Ty::U16]),
            None => self.ty(),
        }
    }

    /// Any binary operator.
    pub fn binary(&mut self) -> BinOp {
        if !self.is_sequence && self.rng.one_in(10) {
            return BinOp::User(self.rng.pick(&UserBin::ALL));
        }
        loop {
            let (code, ty) = (self.rng.pick(Bin::ALL), self.ty());
            // Positional operators are defined for few types; that alone makes them rare enough.
            if code.is_defined(ty) {
                return BinOp::Builtin(code, ty);
            }
        }
    }

    /// A binary operator whose meaning does not depend on places.
    pub fn binary_of_values(&mut self) -> BinOp {
        loop {
            let op = self.binary();
            if !op.looks_at_places() {
                return op;
            }
        }
    }

    /// A predefined order, or that of a user.
    pub fn comparison(&mut self) -> BinOp {
        if !self.is_sequence && self.rng.one_in(6) {
            return BinOp::User(UserBin::LessU3);
        }
        loop {
            let (code, ty) = (self.rng.pick(&[Bin::Lt, Bin::Le, Bin::Gt, Bin::Ge]), self.ty());
            if code.is_defined(ty) {
                return BinOp::Builtin(code, ty);
            }
        }
    }

    pub fn unary(&mut self) -> UnOp {
        if !self.is_sequence && self.rng.one_in(8) {
            return UnOp::User(self.rng.pick(&UserUn::ALL));
        }
        loop {
            let (code, ty) = (self.rng.pick(Un::ALL), self.ty());
            // The modulus of a complex number is rounded.
            if code.is_defined(ty) && !(code == Un::Abs && ty.is_complex()) {
                return UnOp::Builtin(code, ty);
            }
        }
    }

    pub fn index_op(&mut self) -> IdxOp {
        if !self.is_sequence && self.rng.one_in(8) {
            return IdxOp::User(self.rng.pick(&UserIdx::ALL));
        }
        loop {
            let (code, ty) = (self.rng.pick(Idx::ALL), self.ty());
            let ty = self.rng.pick(&[ty, Ty::Int(32), Ty::Int(64)]);
            if code.is_defined(ty) {
                return IdxOp::Builtin(code, ty);
            }
        }
    }

    /// A commutative monoid of the domain.
    pub fn monoid(&mut self, ty: Ty) -> Monoid {
        use Bin::*;
        let builtin: &[Bin] = match ty {
            Ty::Bool => &[LOr, LAnd, LXor, LXnor, Eq, Any, Plus, Times, Min, Max],
            Ty::Int(_) | Ty::UInt(_) => &[Plus, Times, Min, Max, Any, BOr, BAnd, BXor, BXnor],
            Ty::FP32 | Ty::FP64 => &[Plus, Times, Min, Max, Any],
            Ty::FC32 | Ty::FC64 => &[Plus, Times, Any],
            Ty::U3 | Ty::U16 => &[],
        };
        let op = match ty {
            Ty::U3 => BinOp::User(self.rng.pick(&[UserBin::AddU3, UserBin::MaxU3])),
            Ty::U16 => BinOp::User(UserBin::AddU16),
            _ => BinOp::Builtin(self.rng.pick(builtin), ty),
        };
        Monoid { op, made: !is_named_monoid(op) || (!op.is_any() && self.rng.one_in(6)) }
    }

    /// A semiring, and whether it is taken by its name.
    pub fn semiring(&mut self) -> (Monoid, BinOp, bool) {
        if self.rng.one_in(4)
            && let Some((add, mul)) = self.standard_semiring()
        {
            return (add, mul, !self.rng.one_in(8));
        }
        if self.rng.one_in(2)
            && let Some((add, mul)) = self.popular_semiring()
        {
            self.is_plain = !self.rng.one_in(3);
            return (add, mul, !self.rng.one_in(4));
        }
        let mul = self.binary();
        let add = self.monoid(mul.zty());
        (add, mul, is_named_semiring(add, mul) && self.rng.one_in(2))
    }

    /// One of those that the specification predefines (C API, table of predefined semirings).
    fn standard_semiring(&mut self) -> Option<(Monoid, BinOp)> {
        use Bin::*;
        let numeric = [
            (Plus, Times),
            (Min, Plus),
            (Max, Plus),
            (Min, Times),
            (Min, Max),
            (Max, Min),
            (Max, Times),
            (Plus, Min),
            (Min, First),
            (Min, Second),
            (Max, First),
            (Max, Second),
        ];
        let logical = [(LOr, LAnd), (LAnd, LOr), (LXor, LAnd), (LXnor, LOr)];
        let (ty, (add, mul)) = match self.ty() {
            ty if ty.is_complex() => return None,
            Ty::Bool => (Ty::Bool, self.rng.pick(&logical)),
            ty => (ty, self.rng.pick(&numeric)),
        };
        let (add, mul) = (Monoid { op: BinOp::Builtin(add, ty), made: false }, BinOp::Builtin(mul, ty));
        is_named_semiring(add, mul).then_some((add, mul))
    }

    /// One of those that algorithms use, for which engines have kernels of their own.
    fn popular_semiring(&mut self) -> Option<(Monoid, BinOp)> {
        use Bin::*;
        let (add, mul) = self.rng.pick(&[
            (Plus, Times),
            (Plus, First),
            (Plus, Second),
            (Plus, Pair),
            (Plus, Min),
            (Min, Plus),
            (Min, First),
            (Min, Second),
            (Min, Max),
            (Max, Plus),
            (Max, First),
            (Max, Second),
            (Any, First),
            (Any, Second),
            (Any, Pair),
            (Min, SecondI),
            (Min, FirstJ),
            (Any, SecondI),
            (Any, FirstJ),
            (LOr, LAnd),
            (LOr, First),
            (LOr, Second),
            (LOr, Pair),
        ]);
        let ty = match (add, mul) {
            (LOr, _) => Ty::Bool,
            (Any, Pair) if self.rng.one_in(2) => Ty::Bool,
            _ if mul.is_positional() => self.rng.pick(&[Ty::Int(32), Ty::Int(64)]),
            _ => self.rng.pick(&[Ty::Int(32), Ty::Int(64), Ty::UInt(32), Ty::UInt(64), Ty::FP32, Ty::FP64]),
        };
        let (add, mul) = (Monoid { op: BinOp::Builtin(add, ty), made: false }, BinOp::Builtin(mul, ty));
        let fits = !self.is_sequence || !ty.is_real();
        (fits && is_named_semiring(add, mul)).then_some((add, mul))
    }

    /// A domain for C that takes T, and an accumulator if the call is to have one.
    pub fn output_for(&mut self, t: Ty, ops: &[BinOp], unary: Option<UnOp>) -> (Ty, Option<BinOp>) {
        if !self.combo.has_accum {
            return (self.ty_near(t), None);
        }
        let has_nan = values::makes_nan(ops, unary);
        let has_order = ops.iter().any(is_order);
        loop {
            let op = self.accumulator(t);
            let is_complex_division = values::makes_nan(&[op], None) && op.xty().is_complex();
            let is_nan_ordered = (has_nan && is_order(&op)) || (has_order && values::makes_nan(&[op], None));
            if !is_complex_division && !is_nan_ordered {
                return (self.ty_near(op.xty()), Some(op));
            }
        }
    }

    /// An operator that takes T on its right and gives something that goes back into C. T must also go
    /// into C by itself, so a mixed operator such as U3 x INT32 -> U3 is never one.
    fn accumulator(&mut self, t: Ty) -> BinOp {
        match t {
            Ty::U3 => BinOp::User(self.rng.pick(&[UserBin::AddU3, UserBin::MaxU3])),
            Ty::U16 => BinOp::User(self.rng.pick(&[UserBin::AddU16, UserBin::MulU16])),
            _ if !self.is_sequence && self.rng.one_in(12) => BinOp::User(self.rng.pick(&[UserBin::TwiceI32, UserBin::MixF64I8])),
            _ => loop {
                let (code, ty) = (self.rng.pick(Bin::ALL), self.ty_near(t));
                if code.is_defined(ty) && !code.is_positional() {
                    return BinOp::Builtin(code, ty);
                }
            },
        }
    }
}

fn is_order(op: &BinOp) -> bool {
    matches!(op, BinOp::Builtin(Bin::Min | Bin::Max, _))
}
