//! The number of threads never shows: neither that of the pool, on inputs large enough to be
//! split, nor that of the caller's threads that share the inputs.

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

/// Four threads use the same inputs at once, with updates pending in them, and each has its own output.
#[test]
fn inputs_can_be_shared_between_threads() {
    use graphblas::dynamic::{Matrix, Write};
    use graphblas::ops::{BinaryCode, Descriptor, Semiring};
    use graphblas::types::{Datum, Type, TypeCode};
    let plus_times = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::Int64);
    for round in 0..20u64 {
        let a = Matrix::try_new(&Type::of::<i64>(), 50, 50).unwrap();
        for k in 0..200 {
            a.set_element(&Datum::of(&(k as i64)), (k * 7 + round) % 50, (k * 13 + k * k) % 50).unwrap();
        }
        let product = |t0: bool| {
            let c = Matrix::try_new(&Type::of::<i64>(), 50, 50).unwrap();
            let w = Write { desc: Descriptor { transpose0: t0, ..Descriptor::default() }, ..Write::default() };
            c.mxm(&w, &plus_times, &a, &a).unwrap();
            let n = c.nvals().unwrap() as usize;
            let (mut rows, mut values) = (vec![0; n], vec![0; 8 * n]);
            c.extract_tuples(Some(&mut rows), None, Some((&Type::of::<i64>(), &mut values))).unwrap();
            (rows, values)
        };
        let results = std::thread::scope(|s| {
            let product = &product;
            let workers: Vec<_> = (0..4).map(|k| s.spawn(move || product(k % 2 == 0))).collect();
            workers.into_iter().map(|w| w.join().expect("no panic")).collect::<Vec<_>>()
        });
        assert!(results[0] == results[2] && results[1] == results[3], "round {round}");
        assert!(results[0] == product(true) && results[1] == product(false), "round {round}");
    }
}
