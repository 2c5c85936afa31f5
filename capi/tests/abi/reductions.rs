//! Reductions to one value: every output type, with and without an accumulator, by monoids and by
//! operators that are none.
//!
//! Needs: the session, for its objects; the oracle's casts and operators. Gives: a test on random
//! objects. What must come out (C API 2.1, section 4.3.10): a C variable gets the sum, or the
//! identity where there is no entry, cast or accumulated into what it held; a GrB_Scalar without
//! entries to sum is emptied, or kept where there is an accumulator.

use graphblas::ErrorKind;

use crate::harness::generate::add_object;
use crate::harness::program::{Call, Op, Program, Shape, Verb, Way, is_named_monoid};
use crate::harness::rng::{Rng, seed};
use crate::harness::suite::scaled;
use crate::library::{self, NULL, Word, call};
use crate::objects;
use crate::oracle::cast::cast;
use crate::oracle::matrix::Mat;
use crate::oracle::ops::{Bin, BinOp, Monoid, Places};
use crate::oracle::user::UserBin;
use crate::oracle::value::{Ty, Val};
use crate::session::{Obj, make, read_scalar};
use crate::status::{SUCCESS, kind};
use crate::values::{array, fetch, room, scalar, typed_name};

const CASES: u64 = 8000;

/// What is summed by.
#[derive(Clone, Copy, Debug)]
enum Sum {
    Monoid(Monoid),
    /// Associative; where it does not commute, the order of the entries counts.
    Operator(BinOp),
}

/// What is written.
#[derive(Clone, Debug)]
enum Into {
    Value(Val),
    /// A GrB_Scalar and what it holds.
    Scalar(Ty, Option<Val>),
}

#[derive(Debug)]
struct Case {
    p: Program,
    sum: Sum,
    accum: Option<BinOp>,
    into: Into,
    way: Way,
}

fn any_type(rng: &mut Rng) -> Ty {
    if rng.one_in(6) { rng.pick(&[Ty::U3, Ty::U16]) } else { rng.pick(&Ty::BUILTIN) }
}

fn draw_sum(rng: &mut Rng, ty: Ty) -> Sum {
    use Bin::*;
    if rng.one_in(3) {
        return Sum::Operator(match ty {
            Ty::U3 => BinOp::User(rng.pick(&[UserBin::AddU3, UserBin::MaxU3])),
            Ty::U16 => BinOp::User(rng.pick(&[UserBin::AddU16, UserBin::MulU16])),
            _ => BinOp::Builtin(rng.pick(&[First, Second, Pair, Plus]), ty),
        });
    }
    let op = match ty {
        Ty::U3 => BinOp::User(rng.pick(&[UserBin::AddU3, UserBin::MaxU3])),
        Ty::U16 => BinOp::User(UserBin::AddU16),
        Ty::Bool => BinOp::Builtin(rng.pick(&[LOr, LAnd, LXor, LXnor, Eq]), ty),
        ty if ty.is_complex() => BinOp::Builtin(rng.pick(&[Plus, Times]), ty),
        ty if ty.is_real() => BinOp::Builtin(rng.pick(&[Plus, Times, Min, Max]), ty),
        _ => BinOp::Builtin(rng.pick(&[Plus, Times, Min, Max, BOr, BAnd, BXor, BXnor]), ty),
    };
    Sum::Monoid(Monoid { op, made: !is_named_monoid(op) || rng.one_in(4) })
}

fn draw_accum(rng: &mut Rng, ty: Ty) -> BinOp {
    match ty {
        Ty::U3 => return BinOp::User(rng.pick(&[UserBin::AddU3, UserBin::MaxU3])),
        Ty::U16 => return BinOp::User(rng.pick(&[UserBin::AddU16, UserBin::MulU16])),
        _ => {}
    }
    if rng.one_in(8) {
        return BinOp::User(rng.pick(&[UserBin::TwiceI32, UserBin::MixF64I8]));
    }
    loop {
        // A quotient may be rounded, and that of complex zeros is nobody's rule.
        let (code, ty) = (rng.pick(Bin::ALL), rng.pick(&Ty::BUILTIN));
        if code.is_defined(ty) && !matches!(code, Bin::Div | Bin::RDiv) && (!code.is_positional() || rng.one_in(4)) {
            return BinOp::Builtin(code, ty);
        }
    }
}

fn draw(rng: &mut Rng) -> Case {
    let ty = any_type(rng);
    let sum = draw_sum(rng, ty);
    let mut p = Program::default();
    // Few entries, so that every product is exact in the type.
    let is_product = matches!(sum, Sum::Monoid(Monoid { op: BinOp::Builtin(Bin::Times, t), .. }) if !t.is_integer());
    let most = if is_product { 2 } else { 7 };
    let mut dim = |p: &mut Program| p.dim(if rng.one_in(12) { 0 } else { 1 + rng.below(most) });
    let (m, n) = (dim(&mut p), dim(&mut p));
    let shape = if rng.one_in(2) { Shape::Vector(m) } else { Shape::Matrix(m, n) };
    let of = if ty.is_user() || is_product || rng.one_in(2) { ty } else { rng.pick(&Ty::BUILTIN) };
    add_object(rng, &mut p, of, shape);
    let accum = rng.one_in(2).then(|| draw_accum(rng, ty));
    // Rarely of a domain that nothing fits.
    let target = if rng.one_in(10) {
        any_type(rng)
    } else if ty.is_user() {
        ty
    } else {
        rng.pick(&Ty::BUILTIN)
    };
    let is_value = !matches!(sum, Sum::Operator(_)) && rng.one_in(2);
    // Nothing can tell of which user-defined type the value is that an address leads to.
    let target = if is_value && ty.is_user() && target.is_user() { ty } else { target };
    let held = Val::small(target, rng.between(-2, 3));
    let into = if is_value { Into::Value(held) } else { Into::Scalar(target, (!rng.one_in(3)).then_some(held)) };
    Case { p, sum, accum, into, way: Way(rng.next() as u32) }
}

/// What the output holds afterwards; the error where the call is refused.
fn expected(case: &Case, a: &Mat) -> Result<Option<Val>, ErrorKind> {
    let op = match case.sum {
        Sum::Monoid(m) => m.op,
        Sum::Operator(op) => op,
    };
    let (z, target, held) = match &case.into {
        Into::Value(x) => (op.zty(), x.ty(), Some(x.clone())),
        Into::Scalar(ty, x) => (op.zty(), *ty, x.clone()),
    };
    let fits = match case.accum {
        None => z.is_compatible(target),
        Some(BinOp::Builtin(code, _)) if code.is_positional() => false,
        Some(f) => target.is_compatible(f.xty()) && z.is_compatible(f.yty()) && f.zty().is_compatible(target),
    };
    if !fits || !a.ty.is_compatible(op.xty()) {
        return Err(ErrorKind::DomainMismatch);
    }
    let nowhere = Places { x: (0, 0), y: (0, 0) };
    let entries = a.tuples().into_iter().map(|t| cast(&t.2, z));
    let sum = entries.reduce(|x, y| op.eval(&x, &y, nowhere));
    let sum = match (sum, case.sum, &case.into) {
        (Some(x), ..) => x,
        (None, Sum::Monoid(m), Into::Value(_)) => m.identity(),
        (None, ..) => return Ok(if case.accum.is_some() { held } else { None }),
    };
    let new = match (case.accum, held) {
        (Some(f), Some(old)) => f.eval(&old, &sum, nowhere),
        _ => sum,
    };
    Ok(Some(cast(&new, target)))
}

/// The same from the library.
fn reduced(case: &Case, object: &Obj) -> Result<Result<Option<Val>, ErrorKind>, String> {
    let (name, way) = (object.kind(), case.way);
    let accum = case.accum.map_or(NULL, |op| objects::binary(op, way.part(1)));
    let refused = |e: crate::harness::session::Refusal| format!("a monoid or a scalar cannot be made: {}", e.message);
    let (by, _owned) = match case.sum {
        Sum::Monoid(m) => {
            let m = objects::monoid(m, way.part(2)).map_err(refused)?;
            (m.handle, Some(m))
        }
        Sum::Operator(op) => (objects::binary(op, way.part(2)), None),
    };
    let (info, after) = match &case.into {
        Into::Value(x) => {
            let mut c = room(x.ty(), 1);
            let bytes = array(std::slice::from_ref(x));
            let held = x.ty().bytes();
            let words: Vec<u8> = bytes.iter().flat_map(|w| w.to_le_bytes()).collect();
            let mut all: Vec<u8> = c.iter().flat_map(|w| w.to_le_bytes()).collect();
            all[..held].copy_from_slice(&words[..held]);
            for (word, chunk) in c.iter_mut().zip(all.chunks(8)) {
                *word = u64::from_le_bytes(chunk.try_into().expect("eight bytes"));
            }
            let args = [c.as_mut_ptr() as Word, accum, by, object.handle(), NULL];
            let info = call(&typed_name(&format!("{name}_reduce"), x.ty()), &args);
            (info, Some(fetch(x.ty(), &c, 1)?.remove(0)))
        }
        Into::Scalar(ty, x) => {
            let s = scalar(x.as_ref(), *ty).map_err(refused)?;
            let by_what = if matches!(case.sum, Sum::Monoid(_)) { "Monoid" } else { "BinaryOp" };
            let info = call(&format!("GrB_{name}_reduce_{by_what}_Scalar"), &[s.handle, accum, by, object.handle(), NULL]);
            (info, read_scalar(&s, *ty)?)
        }
    };
    if info == SUCCESS {
        return Ok(Ok(after));
    }
    let held = match &case.into {
        Into::Value(x) => Some(x.clone()),
        Into::Scalar(_, x) => x.clone(),
    };
    if !same(&after, &held) {
        return Err(format!("the refused call has changed the output to {after:?}"));
    }
    kind(info).map(Err).ok_or_else(|| format!("GrB_Info {info}"))
}

fn same(x: &Option<Val>, y: &Option<Val>) -> bool {
    x.as_ref().zip(y.as_ref()).map_or(x.is_none() && y.is_none(), |(x, y)| x.same(y))
}

fn check(case: &Case) -> Result<(), String> {
    let p = &case.p;
    let a = &crate::harness::model::start(p)[0];
    library::forget();
    let object = make(&p.objects[0], p.extent(p.objects[0].shape), case.way).map_err(|e| e.message)?;
    let (want, got) = (expected(case, a), reduced(case, &object)?);
    let is_right = match (&want, &got) {
        (Ok(x), Ok(y)) => same(x, y),
        (x, y) => x == y,
    };
    if is_right { Ok(()) } else { Err(format!("want {want:?}\n# got  {got:?}")) }
}

impl PartialEq for Val {
    fn eq(&self, other: &Val) -> bool {
        self.same(other)
    }
}

/// With as few entries as fail.
fn report(mut case: Case) -> String {
    while let Some(k) = (0..case.p.objects[0].entries.len()).find(|&k| {
        let entry = case.p.objects[0].entries.remove(k);
        let still_fails = check(&case).is_err();
        if !still_fails {
            case.p.objects[0].entries.insert(k, entry);
        }
        still_fails
    }) {
        let _ = k;
    }
    let why = check(&case).err().unwrap_or_default();
    let shown = crate::harness::text::program(&case.p);
    format!(
        "{shown}# {:?} accum {:?} into {:?} {:?}\n# {why}\n# by {}",
        case.sum,
        case.accum,
        case.into,
        case.way,
        library::trail()
    )
}

#[test]
fn into_one_value() {
    let (mut refused, mut empty) = (0, 0);
    let count = scaled(CASES);
    for k in 0..count {
        let case = draw(&mut Rng::for_case("reductions", k));
        let a = &crate::harness::model::start(&case.p)[0];
        refused += usize::from(expected(&case, a).is_err());
        empty += usize::from(a.nvals() == 0);
        if check(&case).is_err() {
            panic!("\nreduction {k}, GRAPHBLAS_SEED={}\n{}\n", seed(), report(case));
        }
    }
    assert!(count < CASES || (refused > 200 && empty > 400), "{refused} refused, {empty} empty");
}

/// By hand, on the row [5, -, 7] and the row [-, 3, -]: the sums of rows by operators that are no
/// monoids' keep the order of the columns, and an entry alone goes through no operator.
#[test]
fn rows_by_an_operator() {
    let mut p = Program::default();
    let (m, n) = (p.dim(2), p.dim(3));
    let int = |x: i128| Val::Int(Ty::Int(32), x);
    let entries = vec![(0, 0, int(5)), (0, 2, int(7)), (1, 1, int(3))];
    p.objects.push(crate::harness::program::Object {
        ty: Ty::Int(32),
        shape: Shape::Matrix(m, n),
        entries,
        form: Default::default(),
    });
    p.calls.push(Call::new(Verb::Wait, 0, Op::None, &[]));
    let a = make(&p.objects[0], (2, 3), Way(1)).expect("an object can be made");
    let table = [
        (BinOp::Builtin(Bin::First, Ty::Int(32)), [5, 3]),
        (BinOp::Builtin(Bin::Second, Ty::Int(32)), [7, 3]),
        (BinOp::Builtin(Bin::Pair, Ty::Int(32)), [1, 3]),
        (BinOp::Builtin(Bin::Minus, Ty::Int(32)), [-2, 3]),
        (BinOp::Builtin(Bin::LOr, Ty::Int(32)), [1, 3]),
    ];
    for (op, want) in table {
        let w = objects::Owned::make("GrB_Vector_free", |at| call("GrB_Vector_new", &[at, objects::ty(Ty::Int(32)), 2]));
        let w = w.expect("a vector can be made");
        let args = [w.handle, NULL, NULL, objects::binary(op, Way(2)), a.handle(), NULL];
        assert_eq!(call("GrB_Matrix_reduce_BinaryOp", &args), SUCCESS, "{op}");
        for (i, want) in want.into_iter().enumerate() {
            let mut x = room(Ty::Int(32), 1);
            assert_eq!(call("GrB_Vector_extractElement_INT32", &[x.as_mut_ptr() as Word, w.handle, i]), SUCCESS);
            assert_eq!(fetch(Ty::Int(32), &x, 1), Ok(vec![int(want)]), "{op}, row {i}");
        }
    }
}

/// An operator of several domains, or of places, sums nothing.
#[test]
fn operators_that_sum_nothing() {
    let a = objects::Owned::make("GrB_Matrix_free", |at| call("GrB_Matrix_new", &[at, objects::ty(Ty::Int(32)), 2, 2]));
    let a = a.expect("a matrix can be made");
    let w = objects::Owned::make("GrB_Vector_free", |at| call("GrB_Vector_new", &[at, objects::ty(Ty::Int(32)), 2]));
    let w = w.expect("a vector can be made");
    let ops = [BinOp::User(UserBin::MixF64I8), BinOp::Builtin(Bin::Eq, Ty::Int(32)), BinOp::Builtin(Bin::FirstI, Ty::Int(64))];
    for op in ops {
        let info = call("GrB_Matrix_reduce_BinaryOp", &[w.handle, NULL, NULL, objects::binary(op, Way(2)), a.handle, NULL]);
        assert_eq!(kind(info), Some(ErrorKind::DomainMismatch), "{op}");
    }
}
