//! Every shortcut against the general kernels and the write-back, in all forms of mask and operands.

use super::*;
use crate::kernel::sample::{self, Dice, Entries};
use crate::kernel::writeback;
use crate::kernel::{assign, ewise, mxv, select as general};
use crate::mem::Shared;
use crate::ops::{BinaryCode, IndexUnaryCode};
use crate::types::TypeCode;

const N: u64 = 90;
const ROUNDS: usize = 400;

/// A random vector's entries, few or many.
fn vector(dice: &mut Dice, values: u64) -> Entries {
    let one_in = [1, 3, 12, 60][dice.below(4) as usize];
    sample::random(dice, 1, N, one_in, values)
}

fn one_form(dice: &mut Dice, ty: &Type, e: &Entries) -> Store {
    one_form_of(dice, ty, N, e)
}

fn one_form_of(dice: &mut Dice, ty: &Type, n: u64, e: &Entries) -> Store {
    let mut forms = sample::forms(&sample::store(ty, 1, n, e));
    let k = dice.below(forms.len() as u64) as usize;
    forms.swap_remove(k)
}

/// A mask of zeros and ones, or none.
fn mask(dice: &mut Dice) -> Option<Store> {
    mask_of_size(dice, N)
}

fn mask_of_size(dice: &mut Dice, n: u64) -> Option<Store> {
    let mut e = vector(dice, 2);
    e.values_mut().for_each(|x| *x -= 1);
    let ty = [Type::of::<bool>(), Type::of::<f64>()][dice.below(2) as usize].clone();
    (dice.below(4) > 0).then(|| one_form_of(dice, &ty, n, &e))
}

/// How a call writes that replaces its output, with `m` as its mask.
fn how<'a>(dice: &mut Dice, m: Option<&'a Store>) -> How<'a> {
    let complement = m.is_some() && dice.below(2) == 0;
    How { mask: m, complement, structural: dice.below(2) == 0, replace: m.is_some(), ..How::plain() }
}

/// What the write-back makes of `z`.
fn written(ty: &Type, z: Store, how: &How<'_>) -> Entries {
    let mut out = Shared::try_new(Store::empty(ty, 1, z.nminor).unwrap()).unwrap();
    writeback::run(ty, &mut out, z, how).unwrap();
    sample::entries(&out)
}

/// The entries of `few`, as a new store and in the blocks of an old one.
fn made(few: &Few, ty: &Type) -> Entries {
    let fresh = sample::entries(&few.store(ty, N).unwrap());
    let mut old = sample::store(ty, 1, N, &sample::random(&mut Dice(1), 1, N, 30, 9));
    if few.overwrite(&mut old).unwrap() {
        assert_eq!(sample::entries(&old), fresh);
    }
    fresh
}

#[test]
fn products() {
    use BinaryCode::{Any, First, Min, Pair, Plus, SecondI, SecondJ, Times};
    let (mut dice, mut served) = (Dice(3), 0);
    let ty = Type::of::<i64>();
    for round in 0..ROUNDS {
        // The second size has too many places for a bit each, of which those behind stay empty.
        let n = [N, 700][round / 6 % 2];
        let (u, m) = (vector(&mut dice, 9), mask_of_size(&mut dice, n));
        let a = sample::store(&ty, n, n, &sample::random(&mut dice, N, N, [4, 30, 200][round % 3], 9));
        let (u, how) = (one_form_of(&mut dice, &ty, n, &u), how(&mut dice, m.as_ref()));
        let (add, mul) = [(Plus, Times), (Min, Plus), (Any, Pair), (Plus, First), (Min, SecondI), (Plus, SecondJ)][round % 6];
        let s = Semiring::builtin(add, mul, TypeCode::Int64);
        for order in [Order::Straight, Order::Flipped] {
            let mut few = Few::new(8);
            if push(&s, &u, &a, order, &how, &mut few).unwrap() {
                let z = mxv::push((&s, &u, &a, order), None, &How::plain()).unwrap();
                assert_eq!(made(&few, &ty), written(&ty, z, &how), "round {round}, {s:?}, {order:?}");
                served += 1;
            }
        }
    }
    assert!(served > ROUNDS / 5, "{served}");
}

#[test]
fn element_wise() {
    let (mut dice, mut served) = (Dice(4), 0);
    for round in 0..ROUNDS {
        let (u, v, m) = (vector(&mut dice, 9), vector(&mut dice, 9), mask(&mut dice));
        let code = [BinaryCode::Minus, BinaryCode::Lt, BinaryCode::Second, BinaryCode::Pair][round % 4];
        let op = BinaryOp::builtin(code, TypeCode::Int32);
        // SECOND and PAIR may look at other types than their own.
        let x = if round % 8 > 3 && !op.uses_x() { TypeCode::FP64 } else { TypeCode::Int32 };
        let (u, v) = (one_form(&mut dice, &x.into(), &u), one_form(&mut dice, &TypeCode::Int32.into(), &v));
        let (how, mut few) = (how(&mut dice, m.as_ref()), Few::new(op.ztype().size()));
        if both(&op, &u, &v, &how, &mut few).unwrap() {
            let z = ewise::run(&op, &u, &v, &ewise::Missing::Drop, &How::plain()).unwrap();
            assert_eq!(made(&few, &op.ztype()), written(&op.ztype(), z, &how), "round {round}, {op:?}");
            served += 1;
        }
    }
    assert!(served > ROUNDS / 5, "{served}");
}

#[test]
fn selections() {
    let (mut dice, mut served) = (Dice(5), 0);
    let ty = Type::of::<f32>();
    for round in 0..ROUNDS {
        let (u, m) = (vector(&mut dice, 9), mask(&mut dice));
        let (code, of) = [
            (IndexUnaryCode::ValueLt, TypeCode::FP32),
            (IndexUnaryCode::RowLe, TypeCode::Int64),
            (IndexUnaryCode::Tril, TypeCode::Int64),
            (IndexUnaryCode::ValueGe, TypeCode::FP32),
            // The values in another type.
            (IndexUnaryCode::ValueNe, TypeCode::UInt8),
            (IndexUnaryCode::ValueGt, TypeCode::Int64),
        ][round % 6];
        let (f, u, how) = (IndexUnaryOp::builtin(code, of), one_form(&mut dice, &ty, &u), how(&mut dice, m.as_ref()));
        let limit = 5 + dice.below(60) as i64;
        let thunk = Datum::of(&limit);
        let mut few = Few::new(4);
        if select(&f, &thunk, &u, &how, &mut few).unwrap() {
            let u = Shared::try_new(u).unwrap();
            let z = general::run(&f, &thunk, &u, true, &How::plain()).unwrap().0.try_clone().unwrap();
            assert_eq!(made(&few, &ty), written(&ty, z, &how), "round {round}, {f:?}");
            served += 1;
        }
    }
    assert!(served > ROUNDS / 5, "{served}");
}

#[test]
fn assignments() {
    let (mut dice, mut served) = (Dice(6), 0);
    let ty = Type::of::<i64>();
    let all = assign::Place { i: crate::kernel::Indices::All, j: crate::kernel::Indices::All };
    for round in 0..ROUNDS {
        let (old, u, Some(m)) = (vector(&mut dice, 9), vector(&mut dice, 9), mask(&mut dice)) else { continue };
        let u = one_form(&mut dice, &ty, &u);
        let how = How { mask: Some(&m), structural: dice.below(2) == 0, ..How::plain() };
        let mut slow = Shared::try_new(one_form(&mut dice, &ty, &old)).unwrap();
        let (mut few, x) = (Few::new(8), Datum::of(&3i64));
        let is_served = if round % 2 == 0 {
            assign::store(&ty, &mut slow, &u, all, &how).unwrap();
            copy(&u, &ty, &how, &mut few).unwrap()
        } else {
            assign::scalar(&ty, &mut slow, Some(&x), all, &how).unwrap();
            fill(&x, &ty, &how, &mut few).unwrap()
        };
        if is_served {
            let mut fast = old;
            for (place, value) in few.iter() {
                match value {
                    Some(bytes) => fast.insert((0, place), sample::number(&ty, bytes)),
                    None => fast.remove(&(0, place)),
                };
            }
            assert_eq!(fast, sample::entries(&slow), "round {round}");
            served += 1;
        }
    }
    assert!(served > ROUNDS / 5, "{served}");
}

#[test]
fn unions() {
    let (mut dice, mut served) = (Dice(8), 0);
    for round in 0..ROUNDS {
        let ty = [Type::of::<i64>(), Type::of::<u8>()][round / 3 % 2].clone();
        let code = [BinaryCode::Minus, BinaryCode::Second, BinaryCode::Max][round % 3];
        let op = BinaryOp::builtin(code, ty.code().unwrap());
        let (u, v, m) = (vector(&mut dice, 9), vector(&mut dice, 9), mask(&mut dice));
        let (u, v) = if round % 7 == 0 { (Entries::new(), u) } else { (u, v) };
        let (u, v) = if round % 14 == 0 { (v, u) } else { (u, v) };
        let (u, v) = (one_form(&mut dice, &ty, &u), one_form(&mut dice, &ty, &v));
        let (how, mut few) = (how(&mut dice, m.as_ref()), Few::new(ty.size()));
        if either(&op, &u, &v, &how, &mut few).unwrap() {
            let z = ewise::run(&op, &u, &v, &ewise::Missing::Keep, &How::plain()).unwrap();
            assert_eq!(made(&few, &ty), written(&ty, z, &how), "round {round}, {op:?}");
            served += 1;
        }
    }
    assert!(served > ROUNDS / 10, "{served}");
}

/// Values with an entry on both sides are summed, the others stay or come.
#[test]
fn sums_in_dense_vectors() {
    let (mut dice, mut served) = (Dice(7), 0);
    let ty = Type::of::<i32>();
    for round in 0..ROUNDS {
        let code = [BinaryCode::Min, BinaryCode::Minus, BinaryCode::Second, BinaryCode::Pair][round % 4];
        let op = BinaryOp::builtin(code, TypeCode::Int32);
        let (old, z) = (vector(&mut dice, 9), vector(&mut dice, 9));
        let (mut w, z) = (one_form(&mut dice, &ty, &old), one_form(&mut dice, &ty, &z));
        let slow = ewise::run(&op, &w, &z, &ewise::Missing::Keep, &How::plain()).unwrap();
        if join(&op, &mut w, &z).unwrap() {
            w.validate().unwrap();
            assert_eq!(sample::entries(&w), sample::entries(&slow), "round {round}, {op:?}");
            served += 1;
        } else {
            assert_eq!(sample::entries(&w), old);
        }
    }
    assert!(served > ROUNDS / 20, "{served}");
}

/// A list that holds few entries takes some more, or other values, where it lies.
#[test]
fn entries_of_short_lists() {
    let (mut dice, mut served) = (Dice(9), 0);
    let ty = Type::of::<i16>();
    for round in 0..ROUNDS {
        let n = [N, 300][round % 2];
        let (old, more) = (sample::random(&mut dice, 1, n, 12, 9), sample::random(&mut dice, 1, n, [2, 12, 60][round % 3], 9));
        let (mut w, more) = (one_form_of(&mut dice, &ty, n, &old), sample::store(&ty, 1, n, &more));
        let Some(list) = few(&more) else { continue };
        let mut few = Few::new(ty.size());
        few.places.extend(list.idx.iter().copied());
        few.n = list.idx.len();
        few.words.gather(&more, few.n, |k| k);
        let is_plain = matches!(&w.form, Form::List(Lists { ids: None, ptr: Ints::U32(_), idx: Ints::U32(_) }));
        let is_short = is_plain && !w.vals.is_iso() && w.nvals() + few.n <= MOST;
        assert_eq!(few.insert(&mut w).unwrap(), is_short, "round {round}");
        w.validate().unwrap();
        let mut want = old;
        if is_short {
            want.extend(sample::entries(&more));
            served += 1;
        }
        assert_eq!(sample::entries(&w), want, "round {round}");
    }
    assert!(served > ROUNDS / 8, "{served}");
}

/// Functions of values, and values as they are.
#[test]
fn applications() {
    use crate::kernel::apply as general;
    use crate::ops::UnaryCode;
    let (mut dice, mut served) = (Dice(8), 0);
    let ty = Type::of::<i32>();
    let [negative, is_odd] = [UnaryCode::AInv, UnaryCode::LNot].map(|code| UnaryOp::builtin(code, TypeCode::Int32));
    let (minus, seven) = (BinaryOp::builtin(BinaryCode::Minus, TypeCode::Int32), 7i32);
    let seven = Datum::of(&seven);
    for round in 0..ROUNDS {
        let (u, m) = (vector(&mut dice, 9), mask(&mut dice));
        let (u, how) = (one_form(&mut dice, &ty, &u), how(&mut dice, m.as_ref()));
        let functions = [
            None,
            Some(Function::Unary(&negative)),
            Some(Function::Unary(&is_odd)),
            Some(Function::Bind1st(&minus, &seven)),
            Some(Function::Bind2nd(&minus, &seven)),
        ];
        let f = functions[round % 5].as_ref();
        let mut few = Few::new(4);
        if apply(f, &u, &how, &mut few).unwrap() {
            let z = f.map_or_else(|| u.try_clone().unwrap(), |f| general::run(f, &u, true).unwrap());
            assert_eq!(made(&few, &ty), written(&ty, z, &how), "round {round}");
            served += 1;
        }
    }
    assert!(served > ROUNDS / 5, "{served}");
}

/// Entries that come to others, which are a list or dense.
#[test]
fn entries_that_come_to_others() {
    let (mut dice, mut merged, mut joined) = (Dice(9), 0, 0);
    let ty = Type::of::<i32>();
    let minus = BinaryOp::builtin(BinaryCode::Minus, TypeCode::Int32);
    for round in 0..ROUNDS {
        let (u, w, m) = (vector(&mut dice, 9), vector(&mut dice, 9), mask(&mut dice));
        let (u, w) = (one_form(&mut dice, &ty, &u), one_form(&mut dice, &ty, &w));
        let mut how = how(&mut dice, m.as_ref());
        how.replace &= dice.below(3) == 0;
        how.accum = (m.is_none() || dice.below(2) == 0).then_some(&minus);
        let (mut few, mut out) = (Few::new(4), Few::new(4));
        if (how.replace && how.accum.is_none()) || !apply(None, &u, &how, &mut few).unwrap() {
            continue;
        }
        let want = || {
            let mut c = Shared::try_new(w.try_clone().unwrap()).unwrap();
            writeback::run(&ty, &mut c, u.try_clone().unwrap(), &how).unwrap();
            sample::entries(&c)
        };
        if merge(how.accum, &w, &few, &how, &mut out).unwrap() {
            assert_eq!(made(&out, &ty), want(), "round {round}");
            merged += 1;
        }
        let mut c = w.try_clone().unwrap();
        if !how.replace && how.accum.is_some() && few.join_onto(&minus, &mut c).unwrap() {
            c.debug_validate();
            assert_eq!(sample::entries(&c), want(), "round {round}, in place");
            joined += 1;
        }
    }
    assert!(merged > ROUNDS / 10 && joined > ROUNDS / 20, "{merged} {joined}");
}
