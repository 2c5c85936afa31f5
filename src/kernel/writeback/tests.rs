//! Writing dense and listed results under masks, against the slow way.

use super::*;
use crate::kernel::sample::{self, Dice};
use crate::ops::BinaryCode;
use crate::types::TypeCode;

/// So many places that they are cut into ranges, which begin and end within rows.
#[test]
fn dense_results_meet_dense_masks() {
    use crate::kernel::assign::{self, Place};
    use crate::kernel::{Indices, operand};
    use crate::types::Datum;
    let mut dice = Dice(37);
    let (m, n) = (3, 100_003);
    let all = Place { i: Indices::All, j: Indices::All };
    let dense = |s: &Store| convert::to_dense(s).unwrap().unwrap_or_else(|| s.try_clone().unwrap());
    let few = sample::random(&mut dice, m, n, 3, 1);
    let mask = dense(&sample::store(&Type::from(TypeCode::Int8), m, n, &few));
    let (old, e) = (sample::random(&mut dice, m, n, 4, 90), sample::random(&mut dice, m, n, 2, 90));
    for code in [TypeCode::Int8, TypeCode::Int16, TypeCode::FP32, TypeCode::Int64, TypeCode::FC64] {
        let ty = Type::from(code);
        let z = dense(&sample::store(&ty, m, n, &e));
        for threads in [1, 3] {
            par::set_threads(threads);
            let lists = operand::lists(&z, false).unwrap();
            assert!(lists.is_list() && sample::entries(&lists) == e, "to lists, {code:?}");
            for complement in [false, true] {
                let how = How { mask: Some(&mask), complement, structural: true, ..How::plain() };
                let empty = || Shared::try_new(Store::empty(&ty, m, n).unwrap()).unwrap();
                let (mut c, mut ones) = (empty(), empty());
                run(&ty, &mut c, z.try_clone().unwrap(), &how).unwrap();
                let want = e.iter().filter(|(at, _)| few.contains_key(at) != complement);
                assert!(sample::entries(&c).iter().eq(want), "filtered, {code:?} {complement}");
                assign::scalar(&ty, &mut ones, Some(&Datum::of(&1i8)), all, &how).unwrap();
                let places = (0..m * n).map(|p| (p / n, p % n)).filter(|at| few.contains_key(at) != complement);
                assert!(sample::entries(&ones).into_iter().eq(places.map(|at| (at, 1))), "filled, {code:?} {complement}");
            }
            // A mask that is the assigned object itself.
            let mut want = old.clone();
            want.extend(&e);
            for a in [&z, &*lists] {
                for c in [dense(&sample::store(&ty, m, n, &old)), sample::store(&ty, m, n, &old)] {
                    let mut c = Shared::try_new(c).unwrap();
                    let how = How { mask: Some(a), structural: true, ..How::plain() };
                    assign::store(&ty, &mut c, a, all, &how).unwrap();
                    assert!(sample::entries(&c) == want, "its own mask, {code:?}");
                }
            }
        }
    }
}

/// Z's block takes the result when it has the operator's types, and not otherwise; tiles are crossed.
#[test]
fn full_joins_full_whatever_the_types() {
    let mut dice = Dice(11);
    let n = 2 * TILE as u64 + 77;
    let (x, y) = (sample::random(&mut dice, 1, n, 1, 50), sample::random(&mut dice, 1, n, 1, 50));
    let minus = BinaryOp::builtin(BinaryCode::Minus, TypeCode::FP64);
    let want: sample::Entries = x.iter().map(|(at, v)| (*at, v - y[at])).collect();
    for (cty, zty) in [(TypeCode::FP64, TypeCode::FP64), (TypeCode::Int32, TypeCode::FP64), (TypeCode::FP64, TypeCode::Int8)] {
        let (cty, zty) = (Type::from(cty), Type::from(zty));
        for c in sample::forms(&sample::store(&cty, 1, n, &x)) {
            for z in sample::forms(&sample::store(&zty, 1, n, &y)) {
                let mut out = Shared::try_new(c.try_clone().unwrap()).unwrap();
                run(&cty, &mut out, z, &How { accum: Some(&minus), ..How::plain() }).unwrap();
                assert_eq!(sample::entries(&out), want);
            }
        }
    }
}

/// Bitmaps and full values in every pair: C's own block takes the union, and one that others have is left alone.
#[test]
fn dense_joins_dense_where_it_lies() {
    let mut dice = Dice(12);
    let (m, n) = (3, 40_009);
    for code in [TypeCode::Int8, TypeCode::Int32, TypeCode::FP64, TypeCode::FC64] {
        let (ty, minus) = (Type::from(code), BinaryOp::builtin(BinaryCode::Minus, code));
        let how = How { accum: Some(&minus), ..How::plain() };
        let forms = [1, 3].map(|one_in| {
            let e = sample::random(&mut dice, m, n, one_in, 60);
            let s = sample::store(&ty, m, n, &e);
            (convert::to_dense(&s).unwrap().unwrap_or(s), e)
        });
        for (c, old) in &forms {
            for (z, new) in &forms {
                let mut want = old.clone();
                new.iter().for_each(|(at, z)| _ = want.entry(*at).and_modify(|c| *c -= z).or_insert(*z));
                let mut over = old.clone();
                over.extend(new);
                // Where Z is full, it is the new C, and a copy of it is taken.
                let kept = How { keep: true, ..How::plain() };
                for (threads, how, want) in [1, 3].into_iter().flat_map(|t| [(t, &how, &want), (t, &kept, &over)]) {
                    par::set_threads(threads);
                    let mut sole = Shared::try_new(c.try_clone().unwrap()).unwrap();
                    let block = sole.vals.bytes().as_ptr();
                    from(&ty, &mut sole, Ref::Borrowed(z), how).unwrap();
                    sole.debug_validate();
                    assert!(sample::entries(&sole) == *want, "{code:?}, {threads} threads");
                    if !how.keep || !matches!(z.form, Form::Full) {
                        assert_eq!(sole.vals.bytes().as_ptr(), block);
                    }
                    let mut ours = Shared::try_new(c.try_clone().unwrap()).unwrap();
                    let theirs = ours.clone();
                    from(&ty, &mut ours, Ref::Borrowed(z), how).unwrap();
                    assert!(sample::entries(&ours) == *want && sample::entries(&theirs) == *old, "{code:?}, two owners");
                }
            }
        }
    }
}
