//! The number of threads never shows, on inputs large enough to be split.

use super::results;
use crate::harness::generate::add_object;
use crate::harness::program::{Call, Desc, Form, IndexArg, Op, Program, Shape, Verb, is_named_semiring};
use crate::harness::rng::Rng;
use crate::oracle::index::Indices;
use crate::oracle::ops::{Bin, BinOp, Idx, IdxOp, Monoid, Un, UnOp};
use crate::oracle::value::{Ty, Val};

/// Every kind of kernel on 300 x 300 matrices.
fn large(rng: &mut Rng) -> Program {
    let mut p = Program::default();
    let d = p.dim(300);
    let ty = Ty::Int(64);
    let [a, b, c, m] = [Shape::Matrix(d, d); 4].map(|shape| add_object(rng, &mut p, ty, shape));
    let [u, w] = [Shape::Vector(d); 2].map(|shape| add_object(rng, &mut p, ty, shape));
    p.objects.iter_mut().for_each(|o| o.form = Form { made: Default::default(), ..o.form });
    let plus = BinOp::Builtin(Bin::Plus, ty);
    let add = Monoid { op: plus, made: false };
    let mul = BinOp::Builtin(rng.pick(&[Bin::Times, Bin::Min, Bin::SecondI]), ty);
    let product = Op::Semiring { add, mul, is_named: is_named_semiring(add, mul) };
    let all = Some(IndexArg { what: Indices::All, len: d, within: d });
    let tril = Call {
        scalars: vec![Some(Val::small(ty, 0))],
        ..Call::new(Verb::Select, b, Op::Index(IdxOp::Builtin(Idx::Tril, ty)), &[c])
    };
    p.calls = vec![
        Call { mask: rng.one_in(2).then_some(m), ..Call::new(Verb::Mxm, c, product, &[a, b]) },
        Call { accum: Some(plus), ..Call::new(Verb::Mxv, w, product, &[c, u]) },
        Call { desc: Desc { t1: true, ..Desc::default() }, ..Call::new(Verb::Vxm, u, product, &[w, a]) },
        Call::new(Verb::EwiseAdd, c, Op::Binary(plus), &[c, a]),
        Call::new(Verb::Transpose, a, Op::None, &[c]),
        Call::new(Verb::Apply, c, Op::Unary(UnOp::Builtin(Un::AInv, ty)), &[a]),
        tril,
        Call { rows: all.clone(), cols: all, mask: Some(m), ..Call::new(Verb::Assign, c, Op::None, &[b]) },
        Call::new(Verb::ReduceRows, w, Op::Monoid(add), &[c]),
    ];
    p
}

#[test]
fn the_number_of_threads_never_shows() {
    let before = graphblas::par::threads();
    for case in 0..12 {
        let p = large(&mut Rng::for_case("threads", case));
        let with = |n: usize| {
            graphblas::par::set_threads(n);
            results(&p).expect("the calls are right")
        };
        let (one, many) = (with(1), with(4));
        assert!(one.iter().zip(&many).all(|(x, y)| x.same(y)), "case {case}");
    }
    graphblas::par::set_threads(before);
}
