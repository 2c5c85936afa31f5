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

/// Every kind of write under a mask: values and lists of every form on each side, of one type and of two, joined or not. Expected:
/// place by place.
#[test]
fn writes_under_masks_are_what_single_places_become() {
    let mut dice = Dice(13);
    let minus = BinaryOp::builtin(BinaryCode::Minus, TypeCode::Int32);
    for (round, (m, n, in_c, in_z, in_m)) in
        [(1, 1500, 3, 2, 3), (30, 40, 2, 1, 4), (1, 900, 1, 3, 2), (7, 90, 4, 4, 1), (1, 60, 2, 2, 60)].into_iter().enumerate()
    {
        let ty = Type::from(TypeCode::Int32);
        // A round in which Z's entries are alike, and one in which it has another type.
        let z_ty = if round == 1 { Type::of::<i64>() } else { ty.clone() };
        let old = sample::random(&mut dice, m, n, in_c, 50);
        let new = sample::random(&mut dice, m, n, in_z, if round == 2 { 1 } else { 50 });
        let mut truth = sample::random(&mut dice, m, n, in_m, 3);
        truth.values_mut().for_each(|x| *x -= 1);
        let of = |ty: &Type, e: &sample::Entries| sample::forms(&sample::store(ty, m, n, e));
        let (cs, zs, masks) = (of(&ty, &old), of(&z_ty, &new), of(&Type::of::<i8>(), &truth));
        for kind in 0..32 {
            let [complement, structural, replace, adds, keep] = [0, 1, 2, 3, 4].map(|bit| kind >> bit & 1 == 1);
            let allows = |at: &(u64, u64)| truth.get(at).is_some_and(|x| structural || *x != 0) != complement;
            let mut want = sample::Entries::new();
            for at in (0..m * n).map(|p| (p / n, p % n)) {
                let (c, z) = (old.get(&at), new.get(&at));
                let becomes = match (allows(&at), c, z) {
                    (false, c, _) => c.copied().filter(|_| !replace),
                    (true, Some(c), Some(z)) if adds => Some(c - z),
                    (true, c, None) => c.copied().filter(|_| adds || keep),
                    (true, _, z) => z.copied(),
                };
                becomes.into_iter().for_each(|x| _ = want.insert(at, x));
            }
            let allowed: sample::Entries = new.iter().filter(|(at, _)| allows(at)).map(|(at, x)| (*at, *x)).collect();
            let told =
                format!("round {round}, complement {complement}, structural {structural}, replace {replace}, {adds}, {keep}");
            for c in &cs {
                let mask = &masks[dice.below(masks.len() as u64) as usize];
                let accum = adds.then_some(&minus);
                let how = How { mask: Some(mask), complement, structural, replace, accum, keep, ..How::plain() };
                let write = |z: Ref<'_>, how: &How<'_>| {
                    let mut out = Shared::try_new(c.try_clone().unwrap()).unwrap();
                    from(&ty, &mut out, z, how).unwrap();
                    out.debug_validate();
                    assert!(sample::entries(&out) == want, "{told}");
                };
                for z in &zs {
                    write(Ref::Borrowed(z), &how);
                    write(Ref::Owned(z.try_clone().unwrap()), &how);
                }
                // Of a kernel that asked the mask.
                of(&z_ty, &allowed).into_iter().for_each(|z| write(Ref::Owned(z), &How { is_masked: true, ..how }));
            }
        }
    }
}
