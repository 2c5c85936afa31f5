//! Laws of semirings and of operations on whole matrices.
//!
//! Values are integers or BOOL, which wrap and never round, so the laws hold exactly.

use super::{copy_of, is_unaliased, law};
use crate::harness::generate::{Family, add_object, program};
use crate::harness::program::{Call, Desc, DimId, Id, Op, Program, Shape, Verb, is_named_semiring};
use crate::harness::rng::Rng;
use crate::oracle::ops::{Bin, BinOp, Monoid, Un, UnOp};
use crate::oracle::value::Ty;

const COUNT: u64 = 300;

/// Distributive semirings: addition, multiplication, type.
const SEMIRINGS: [(Bin, Bin, Ty); 9] = [
    (Bin::Plus, Bin::Times, Ty::Int(64)),
    (Bin::Plus, Bin::Times, Ty::UInt(8)),
    (Bin::Min, Bin::Plus, Ty::Int(32)),
    (Bin::Max, Bin::Plus, Ty::Int(16)),
    (Bin::Min, Bin::Max, Ty::UInt(32)),
    (Bin::LOr, Bin::LAnd, Ty::Bool),
    (Bin::LXor, Bin::LAnd, Ty::Bool),
    (Bin::BOr, Bin::BAnd, Ty::UInt(16)),
    (Bin::Min, Bin::First, Ty::Int(8)),
];

fn semiring(add: Bin, mul: Bin, ty: Ty) -> Op {
    let (add, mul) = (Monoid { op: BinOp::Builtin(add, ty), made: false }, BinOp::Builtin(mul, ty));
    Op::Semiring { add, mul, is_named: is_named_semiring(add, mul) }
}

/// Sizes and matrices of one program.
struct Maker<'a> {
    rng: &'a mut Rng,
    p: Program,
    ty: Ty,
}

impl Maker<'_> {
    fn new(rng: &mut Rng, ty: Ty) -> Maker<'_> {
        Maker { rng, p: Program::default(), ty }
    }

    fn dims<const N: usize>(&mut self) -> [DimId; N] {
        let largest = if self.rng.one_in(20) { 40 } else { 7 };
        [(); N].map(|()| {
            let n = self.rng.between(1, largest) as usize;
            self.p.dim(n)
        })
    }

    fn matrix(&mut self, m: DimId, n: DimId) -> Id {
        add_object(self.rng, &mut self.p, self.ty, Shape::Matrix(m, n))
    }

    fn vector(&mut self, n: DimId) -> Id {
        add_object(self.rng, &mut self.p, self.ty, Shape::Vector(n))
    }

    fn call(&mut self, verb: Verb, out: Id, op: Op, ins: &[Id], desc: Desc) {
        self.p.calls.push(Call { desc, ..Call::new(verb, out, op, ins) });
    }
}

const PLAIN: Desc = Desc { replace: false, is_structural: false, is_complemented: false, t0: false, t1: false };
const T0: Desc = Desc { t0: true, ..PLAIN };
const T1: Desc = Desc { t1: true, ..PLAIN };

/// The multiplication with its operands swapped.
fn swapped(mul: Bin) -> Bin {
    match mul {
        Bin::First => Bin::Second,
        Bin::Minus => Bin::RMinus,
        other => other,
    }
}

#[test]
fn transpose_of_a_product_is_the_product_of_transposes() {
    law("(AB)' = B'A'", COUNT, &|rng| {
        let (add, mul, ty) = rng.pick(&[SEMIRINGS.as_slice(), &[(Bin::Plus, Bin::Minus, Ty::Int(32))]].concat());
        let mut g = Maker::new(rng, ty);
        let [m, k, n] = g.dims();
        let (a, b, c, d, e) = (g.matrix(m, k), g.matrix(k, n), g.matrix(m, n), g.matrix(n, m), g.matrix(n, m));
        g.call(Verb::Mxm, c, semiring(add, mul, ty), &[a, b], PLAIN);
        g.call(Verb::Transpose, d, Op::None, &[c], PLAIN);
        g.call(Verb::Mxm, e, semiring(add, swapped(mul), ty), &[b, a], Desc { t0: true, t1: true, ..PLAIN });
        Some(g.p)
    });
}

#[test]
fn multiplication_distributes_over_addition() {
    law("A(B+C) = AB + AC", COUNT, &|rng| {
        let (add, mul, ty) = rng.pick(&SEMIRINGS);
        let mut g = Maker::new(rng, ty);
        let [m, k, n] = g.dims();
        let (a, b, c, s, x, y) = (g.matrix(m, k), g.matrix(k, n), g.matrix(k, n), g.matrix(k, n), g.matrix(m, n), g.matrix(m, n));
        let (s_op, plus) = (semiring(add, mul, ty), BinOp::Builtin(add, ty));
        g.call(Verb::EwiseAdd, s, Op::Binary(plus), &[b, c], PLAIN);
        g.call(Verb::Mxm, y, s_op, &[a, b], PLAIN);
        g.call(Verb::Mxm, x, s_op, &[a, s], PLAIN);
        g.call(Verb::Mxm, y, s_op, &[a, c], PLAIN);
        g.p.calls[3].accum = Some(plus);
        Some(g.p)
    });
}

#[test]
fn multiplication_is_associative() {
    law("(AB)C = A(BC)", COUNT, &|rng| {
        let (add, mul, ty) = rng.pick(&SEMIRINGS);
        let mut g = Maker::new(rng, ty);
        let [k, l, m, n] = g.dims();
        let (a, b, c) = (g.matrix(k, l), g.matrix(l, m), g.matrix(m, n));
        let (ab, bc, x, y) = (g.matrix(k, m), g.matrix(l, n), g.matrix(k, n), g.matrix(k, n));
        let op = semiring(add, mul, ty);
        g.call(Verb::Mxm, ab, op, &[a, b], PLAIN);
        g.call(Verb::Mxm, bc, op, &[b, c], PLAIN);
        g.call(Verb::Mxm, x, op, &[ab, c], PLAIN);
        g.call(Verb::Mxm, y, op, &[a, bc], PLAIN);
        Some(g.p)
    });
}

#[test]
fn pull_is_push() {
    law("Au = u'A'", COUNT, &|rng| {
        let (add, mul, ty) = rng.pick(&SEMIRINGS);
        let mut g = Maker::new(rng, ty);
        let [m, k] = g.dims();
        let (a, u, x, y) = (g.matrix(m, k), g.vector(k), g.vector(m), g.vector(m));
        g.call(Verb::Mxv, x, semiring(add, mul, ty), &[a, u], PLAIN);
        g.call(Verb::Vxm, y, semiring(add, swapped(mul), ty), &[u, a], T1);
        Some(g.p)
    });
}

#[test]
fn transpose_twice_is_nothing() {
    law("A'' = A", COUNT, &|rng| {
        let ty = rng.pick(&Ty::BUILTIN);
        let mut g = Maker::new(rng, ty);
        let [m, n] = g.dims();
        let (a, b, x, y) = (g.matrix(m, n), g.matrix(n, m), g.matrix(m, n), g.matrix(m, n));
        g.call(Verb::Transpose, b, Op::None, &[a], PLAIN);
        g.call(Verb::Transpose, x, Op::None, &[b], PLAIN);
        g.call(Verb::Transpose, y, Op::None, &[a], T0);
        Some(g.p)
    });
}

/// An accumulator is eWiseAdd with the old output.
#[test]
fn accumulate_is_add() {
    law("C += AB is C = C + AB", COUNT, &|rng| {
        let (add, mul, ty) = rng.pick(&SEMIRINGS);
        let accum = BinOp::Builtin(rng.pick(&[Bin::Plus, Bin::First, Bin::Second, Bin::Min]), ty);
        let mut g = Maker::new(rng, ty);
        let [m, k, n] = g.dims();
        let (a, b, t, x, y) = (g.matrix(m, k), g.matrix(k, n), g.matrix(m, n), g.matrix(m, n), g.matrix(m, n));
        g.call(Verb::Dup, y, Op::None, &[x], PLAIN);
        g.call(Verb::Mxm, t, semiring(add, mul, ty), &[a, b], PLAIN);
        g.call(Verb::EwiseAdd, x, Op::Binary(accum), &[x, t], PLAIN);
        g.call(Verb::Mxm, y, semiring(add, mul, ty), &[a, b], PLAIN);
        g.p.calls[3].accum = Some(accum);
        Some(g.p)
    });
}

/// Summing rows is multiplying by a vector of ones.
#[test]
fn reduce_is_a_product_with_ones() {
    law("sum of rows = A 1", COUNT, &|rng| {
        let (add, _, ty) = rng.pick(&SEMIRINGS);
        let mut g = Maker::new(rng, ty);
        let [m, n] = g.dims();
        let (a, u, x, y) = (g.matrix(m, n), g.vector(n), g.vector(m), g.vector(m));
        g.p.objects[u].entries.clear();
        g.p.objects[u].form = Default::default();
        g.call(Verb::AssignScalar, u, Op::None, &[], PLAIN);
        g.p.calls[0].scalars = vec![Some(crate::oracle::value::Val::small(ty, 1))];
        g.call(Verb::ReduceRows, x, Op::Monoid(Monoid { op: BinOp::Builtin(add, ty), made: false }), &[a], PLAIN);
        g.call(Verb::Mxv, y, semiring(add, Bin::First, ty), &[a, u], PLAIN);
        Some(g.p)
    });
}

/// Of any operation: transposing an input in the descriptor is transposing it before.
#[test]
fn descriptor_transpose_is_transpose() {
    let families: Vec<Family> = Family::all().into_iter().filter(|f| !f.is_vector || f.verb == Verb::Mxv).collect();
    law("T0 is a transpose before", 3000, &|rng| {
        let mut p = program(rng.pick(&families), rng.next() % 100_000);
        let call = p.calls[0].clone();
        // A sort keeps the shape, and turns its output too.
        let has_transpose = call.desc.t0 && !call.ins.is_empty() && !call.uses_any() && !call.verb.is_sort();
        if p.calls.len() > 1 || !has_transpose || !is_unaliased(&call) || call.ins.get(1) == Some(&call.ins[0]) {
            return None;
        }
        let Shape::Matrix(r, c) = p.objects[call.ins[0]].shape else { return None };
        let (a, d) = (copy_of(&mut p, call.ins[0]), copy_of(&mut p, call.out));
        p.objects[a].shape = Shape::Matrix(c, r);
        p.objects[a].entries.clear();
        p.objects[a].form = Default::default();
        let mut again = call.clone();
        (again.out, again.ins[0], again.desc.t0) = (d, a, false);
        p.calls = vec![Call::new(Verb::Transpose, a, Op::None, &[call.ins[0]]), call, again];
        Some(p)
    });
}

/// Applying IDENTITY in another type and back, where the other type holds every value.
#[test]
fn widening_loses_nothing() {
    law("narrow = wide", COUNT, &|rng| {
        let (narrow, wide) =
            rng.pick(&[(Ty::Int(8), Ty::Int(32)), (Ty::UInt(16), Ty::Int(64)), (Ty::Int(32), Ty::FP64), (Ty::FP32, Ty::FC64)]);
        let mut g = Maker::new(rng, narrow);
        let [m, n] = g.dims();
        let (a, x, y) = (g.matrix(m, n), g.matrix(m, n), g.matrix(m, n));
        g.ty = wide;
        let b = g.matrix(m, n);
        let identity = |ty: Ty| Op::Unary(UnOp::Builtin(Un::Identity, ty));
        g.call(Verb::Apply, b, identity(wide), &[a], PLAIN);
        g.call(Verb::Apply, x, identity(wide), &[b], PLAIN);
        g.call(Verb::Apply, y, identity(narrow), &[a], PLAIN);
        Some(g.p)
    });
}
