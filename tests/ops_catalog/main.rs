//! The catalog of operators against the list of the C library's names, and each of its columns
//! against what the operators do on sample values.
//!
//! Needs: `../shared/api/abi.tsv` beside the repository. Expected values: the specification's list
//! of names; truth tables and numbers worked out by hand; the laws themselves.

mod declared;
mod meaning;

use std::collections::BTreeMap;

use graphblas::ops::apply::{self, BinaryVisitor, IndexValueVisitor, UnaryVisitor};
use graphblas::ops::catalog::{self, Reads};
use graphblas::ops::{
    BinaryCode, BinaryOp, Constant, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, Predefined, SelectAgainst, SelectCode,
    Semiring, UnaryCode, UnaryOp, law,
};
use graphblas::types::cast::cast_one;
use graphblas::types::{Datum, FC64, Scalar, Type, TypeCode};
use graphblas::{ErrorKind, Result};

type Value = Vec<u8>;

// ---- names -------------------------------------------------------------------------------------

/// Name and C type of every object of the C library.
fn abi_objects() -> BTreeMap<String, String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/api/abi.tsv");
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("the list of C names is needed at {path}: {e}"));
    let rows = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
    rows.filter(|row| row[1] == "object").map(|row| (row[0].to_owned(), row[2].to_owned())).collect()
}

#[test]
fn names_and_c_types_are_those_of_the_abi() {
    let want = abi_objects();
    let mut have = BTreeMap::new();
    for e in catalog::entries() {
        let old = have.insert(e.name().to_owned(), e.object().c_type().to_owned());
        assert!(old.is_none(), "{} is there twice", e.name());
    }
    let missing: Vec<_> = want.iter().filter(|(name, c_type)| have.get(*name) != Some(c_type)).collect();
    let extra: Vec<_> = have.iter().filter(|(name, c_type)| want.get(*name) != Some(c_type)).collect();
    assert!(missing.is_empty() && extra.is_empty(), "missing {missing:?}\nextra {extra:?}");
    assert_eq!(have.len(), 2641);
}

#[test]
fn a_name_denotes_its_object() {
    use {BinaryCode as B, TypeCode as T};
    let find = |name: &str| catalog::find(name).unwrap_or_else(|| panic!("{name}"));
    assert!(matches!(find("GrB_FP64"), Predefined::Type(Type::Builtin(T::FP64))));
    assert!(matches!(find("GrB_LNOT"), Predefined::Unary(UnaryOp::Builtin(UnaryCode::LNot, T::Bool))));
    assert!(matches!(find("GxB_LNOT_INT8"), Predefined::Unary(UnaryOp::Builtin(UnaryCode::LNot, T::Int8))));
    assert!(matches!(find("GrB_ONEB_INT16"), Predefined::Binary(BinaryOp::Builtin(B::Pair, T::Int16))));
    assert!(matches!(find("GxB_PAIR_FC32"), Predefined::Binary(BinaryOp::Builtin(B::Pair, T::FC32))));
    assert!(matches!(find("GrB_LXNOR"), Predefined::Binary(BinaryOp::Builtin(B::LXnor, T::Bool))));
    assert!(matches!(find("GxB_IGNORE_DUP"), Predefined::Binary(op) if op.is_ignore_dup()));
    assert!(matches!(find("GrB_TRIL"), Predefined::IndexUnary(IndexUnaryOp::Builtin(IndexUnaryCode::Tril, T::Int64))));
    assert!(matches!(find("GxB_TRIL"), Predefined::SelectOp(SelectCode::Tril)));
    assert!(matches!(find("GxB_EQ_BOOL_MONOID"), Predefined::Monoid(Monoid::Builtin(B::Eq, T::Bool))));
    let Predefined::Semiring(s) = find("GxB_LOR_EQ_INT8") else { panic!() };
    assert!(s == Semiring::builtin(B::LOr, B::Eq, T::Int8));
    assert!(s.add() == Monoid::builtin(B::LOr, T::Bool) && s.mul() == BinaryOp::builtin(B::Eq, T::Int8));
    let Predefined::Semiring(s) = find("GxB_PLUS_FIRSTI_INT64") else { panic!() };
    assert!(s.add().ty() == T::Int64.into() && s.mul().is_positional());
    assert!(catalog::find("GrB_PLUS_FC64").is_none());
}

#[test]
fn every_predefined_monoid_and_semiring_is_well_typed() {
    for e in catalog::entries() {
        match e.object() {
            Predefined::Monoid(m) => {
                let op = m.op();
                assert!(op.xtype() == m.ty() && op.ytype() == m.ty() && op.ztype() == m.ty(), "{}", e.name());
                assert!(op.is_commutative() || m.is_any(), "{}", e.name());
                let BinaryOp::Builtin(code, ty) = op else { panic!("{}", e.name()) };
                assert!(law::is_associative_rounded(code, ty), "{}", e.name());
                assert!(law::identity(code, ty).is_some() || m.is_any(), "{}", e.name());
            }
            Predefined::Semiring(s) => {
                assert!(s.mul().ztype() == s.add().ty(), "{}", e.name());
                let Monoid::Builtin(code, ty) = s.add() else { panic!("{}", e.name()) };
                assert!(law::has_monoid(code, ty), "{}", e.name());
            }
            _ => (),
        }
    }
}

#[test]
fn descriptors_do_what_their_letters_say() {
    let mut seen = 0;
    for e in catalog::entries() {
        let Predefined::Descriptor(d) = e.object() else { continue };
        let mut rest = e.name().strip_prefix("GrB_DESC_").expect("a descriptor's name");
        let mut take = |letters| rest.strip_prefix(letters).map(|r| rest = r).is_some();
        let want = Descriptor {
            replace: take("R"),
            mask_structure: take("S"),
            mask_complement: take("C"),
            transpose0: take("T0"),
            transpose1: take("T1"),
        };
        assert_eq!((*d, rest), (want, ""), "{}", e.name());
        seen += 1;
    }
    assert_eq!((seen, Descriptor::default()), (31, Descriptor::DEFAULT));
}

#[test]
fn select_operators_do_what_their_names_say() {
    for row in &catalog::SELECT {
        let (op, against) = row.code.index_unary();
        let (text, want) = match row.name.split_once('_') {
            Some((order, "ZERO")) => (format!("VALUE{order}"), SelectAgainst::Zero),
            Some((order, _)) => (format!("VALUE{order}"), SelectAgainst::Thunk),
            None if row.name == "NONZERO" => ("VALUENE".to_owned(), SelectAgainst::Zero),
            None => (row.name.to_owned(), SelectAgainst::Thunk),
        };
        assert_eq!((op.name(), against), (&*text, want), "{}", row.code.name());
    }
}

// ---- operators as functions of bytes -----------------------------------------------------------

fn bytes<T: Scalar>(x: &T) -> Value {
    Datum::of(x).bytes().to_vec()
}

fn value<T: Scalar>(b: &[u8]) -> T {
    assert_eq!(b.len(), size_of::<T>());
    // SAFETY: SCALAR-1; the bytes come from `bytes` of the same type or from `cast_one` to it.
    unsafe { b.as_ptr().cast::<T>().read_unaligned() }
}

type Call1 = dyn Fn(&[u8]) -> Value;
type Call2 = dyn Fn(&[u8], &[u8]) -> Value;

struct Function1 {
    x: TypeCode,
    z: TypeCode,
    call: Box<Call1>,
}

struct Function2 {
    x: TypeCode,
    y: TypeCode,
    z: TypeCode,
    call: Box<Call2>,
}

struct Erase;

impl UnaryVisitor for Erase {
    type Out = Function1;
    fn visit<X: Scalar, Z: Scalar, F: Fn(X) -> Z + Copy + Send + Sync + 'static>(self, f: F) -> Function1 {
        assert_eq!(size_of::<F>(), 0);
        Function1 { x: X::CODE, z: Z::CODE, call: Box::new(move |x| bytes(&f(value(x)))) }
    }
}

impl BinaryVisitor for Erase {
    type Out = Function2;
    fn visit<X: Scalar, Y: Scalar, Z: Scalar, F: Fn(X, Y) -> Z + Copy + Send + Sync + 'static>(self, f: F) -> Function2 {
        assert_eq!(size_of::<F>(), 0);
        Function2 { x: X::CODE, y: Y::CODE, z: Z::CODE, call: Box::new(move |x, y| bytes(&f(value(x), value(y)))) }
    }
}

impl IndexValueVisitor for Erase {
    type Out = Function2;
    fn visit<X: Scalar, F: Fn(X, X) -> bool + Copy + Send + Sync + 'static>(self, f: F) -> Function2 {
        assert_eq!(size_of::<F>(), 0);
        Function2 { x: X::CODE, y: X::CODE, z: TypeCode::Bool, call: Box::new(move |x, y| bytes(&f(value(x), value(y)))) }
    }
}

fn function(op: BinaryCode, ty: TypeCode) -> Option<Function2> {
    apply::visit_binary(op, ty, Erase)
}

/// Every operator on values, with its function.
fn each_binary() -> impl Iterator<Item = (BinaryCode, TypeCode, Function2)> {
    let all = catalog::BINARY.iter().flat_map(|row| TypeCode::ALL.map(|ty| (row.code, ty)));
    all.filter_map(|(op, ty)| function(op, ty).map(|f| (op, ty, f)))
}

fn is_integer(ty: TypeCode) -> bool {
    !ty.is_float() && !ty.is_complex() && ty != TypeCode::Bool
}

fn is_nan(ty: TypeCode, x: &[u8]) -> bool {
    (ty.is_float() || ty.is_complex())
        && apply::visit_unary(UnaryCode::IsNan, ty, Erase).expect("ISNAN of floats").call.as_ref()(x) == [1]
}

/// Equal as values: 0 and -0 are, and two NaNs are here.
fn same(ty: TypeCode, x: &[u8], y: &[u8]) -> bool {
    let equal = function(BinaryCode::Eq, ty).expect("EQ of every type");
    (equal.call)(x, y) == [1] || is_nan(ty, x) && is_nan(ty, y)
}

/// Values of each type: small ones, bounds, bits, fractions that round, and infinities of the reals.
fn samples(ty: TypeCode) -> Vec<Value> {
    let from = |code: TypeCode, raw: &[u8]| {
        let mut out = vec![0; ty.size()];
        cast_one(ty, &mut out, code, raw);
        out
    };
    let mut all: Vec<Value> = match ty {
        TypeCode::Bool => vec![vec![0], vec![1]],
        TypeCode::FP32 | TypeCode::FP64 => {
            [0.0, 1.0, -1.0, 0.1, 0.2, 0.3, 2.5, -3.7, 1e9, -1e9, f64::INFINITY, f64::NEG_INFINITY]
                .map(|x| from(TypeCode::FP64, &bytes(&x)))
                .to_vec()
        }
        TypeCode::FC32 | TypeCode::FC64 => {
            [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (0.1, 0.2), (0.3, -0.7), (2.5, 1.1), (-3.7, 0.3), (1e9, -2.0), (-1e9, 0.0)]
                .map(|(re, im)| from(TypeCode::FC64, &bytes(&FC64::new(re, im))))
                .to_vec()
        }
        _ => [0, 1, -1, 2, 3, 5, 7, 8, 9, -2, -3, 100, -100, 0x55, i64::MAX, i64::MIN, 0x0102_0304_0506_0708]
            .map(|x: i64| from(TypeCode::Int64, &bytes(&x)))
            .to_vec(),
    };
    all.extend([Constant::Lowest, Constant::Highest].into_iter().filter(|_| is_integer(ty)).map(|c| constant(c, ty)));
    all
}

/// The samples and, for reals, NaN.
fn samples_and_nan(ty: TypeCode) -> Vec<Value> {
    let mut all = samples(ty);
    match ty {
        TypeCode::FP32 => all.push(bytes(&f32::NAN)),
        TypeCode::FP64 => all.push(bytes(&f64::NAN)),
        _ => (),
    }
    all
}

fn constant(c: Constant, ty: TypeCode) -> Value {
    let mut out = vec![0; ty.size()];
    c.write(ty, &mut out);
    out
}

// ---- columns: types, result kind, reads --------------------------------------------------------

#[test]
fn unary_visitors_agree_with_the_catalog() {
    for row in &catalog::UNARY {
        for ty in TypeCode::ALL {
            let has = law::has_unary(row.code, ty);
            let f = apply::visit_unary(row.code, ty, Erase);
            assert_eq!(f.is_some(), has && !row.code.is_positional(), "{} {ty:?}", row.name);
            assert_eq!(UnaryOp::try_builtin(row.code, ty).is_ok(), has, "{} {ty:?}", row.name);
            if let Some(f) = f {
                let op = UnaryOp::builtin(row.code, ty);
                assert!(op.xtype() == Some(f.x.into()) && op.ztype() == f.z.into(), "{} {ty:?}", row.name);
            }
        }
    }
}

#[test]
fn binary_visitors_agree_with_the_catalog() {
    for row in &catalog::BINARY {
        for ty in TypeCode::ALL {
            let has = law::has_binary(row.code, ty);
            let f = function(row.code, ty);
            assert_eq!(f.is_some(), has && !row.code.is_positional(), "{} {ty:?}", row.name);
            assert_eq!(BinaryOp::try_builtin(row.code, ty).is_ok(), has, "{} {ty:?}", row.name);
            if let Some(f) = f {
                let op = BinaryOp::builtin(row.code, ty);
                assert!(op.xtype() == f.x.into() && op.ytype() == f.y.into(), "{} {ty:?}", row.name);
                assert!(op.ztype() == f.z.into(), "{} {ty:?}", row.name);
            }
        }
    }
}

#[test]
fn monoid_visitors_give_the_functions_of_the_binary_ones() {
    for row in &catalog::BINARY {
        for ty in TypeCode::ALL {
            let f = apply::visit_monoid(row.code, ty, Erase);
            assert_eq!(f.is_some(), law::has_monoid(row.code, ty), "{} {ty:?}", row.name);
            let Some(f) = f else { continue };
            let g = function(row.code, ty).expect("a monoid's operator is an operator");
            assert_eq!((f.x, f.y, f.z), (ty, ty, ty), "{}", row.name);
            for x in samples_and_nan(ty) {
                assert!(samples_and_nan(ty).iter().all(|y| (f.call)(&x, y) == (g.call)(&x, y)), "{} {ty:?}", row.name);
            }
        }
    }
}

#[test]
fn index_unary_visitors_agree_with_the_catalog() {
    for row in &catalog::INDEX_UNARY {
        for ty in TypeCode::ALL {
            let has = law::has_index_unary(row.code, ty);
            let f = apply::visit_index_value(row.code, ty, Erase);
            assert_eq!(f.is_some(), has && row.reads_value, "{} {ty:?}", row.name);
            if !has {
                assert!(IndexUnaryOp::try_builtin(row.code, ty).is_err());
                continue;
            }
            let op = IndexUnaryOp::builtin(row.code, ty);
            assert_eq!(op.xtype().is_some(), row.reads_value);
            assert!(op.thunk_type() == ty.into());
            let is_index = row.name.ends_with("INDEX");
            assert!(op.ztype() == if is_index { ty } else { TypeCode::Bool }.into(), "{} {ty:?}", row.name);
        }
    }
}

#[test]
fn result_types_by_hand() {
    use {BinaryCode as B, TypeCode as T, UnaryCode as U};
    let z2 = |op, ty| BinaryOp::builtin(op, ty).ztype().code().expect("built in");
    let z1 = |op, ty| UnaryOp::builtin(op, ty).ztype().code().expect("built in");
    assert_eq!(
        [z2(B::Eq, T::FC64), z2(B::Le, T::Int8), z2(B::IsEq, T::FC64), z2(B::LOr, T::Int8)],
        [T::Bool, T::Bool, T::FC64, T::Int8]
    );
    assert_eq!(
        [z2(B::Cmplx, T::FP32), z2(B::Cmplx, T::FP64), z2(B::BShift, T::UInt64), z2(B::LdExp, T::FP32)],
        [T::FC32, T::FC64, T::UInt64, T::FP32]
    );
    assert_eq!([z2(B::FirstI, T::Int32), z2(B::SecondJ1, T::Int64)], [T::Int32, T::Int64]);
    assert_eq!(
        [z1(U::Abs, T::FC64), z1(U::Abs, T::Int8), z1(U::CReal, T::FC32), z1(U::CArg, T::FC64)],
        [T::FP64, T::Int8, T::FP32, T::FP64]
    );
    assert_eq!(
        [z1(U::IsInf, T::FP32), z1(U::IsNan, T::FC64), z1(U::FrexpX, T::FP32), z1(U::FrexpE, T::FP64)],
        [T::Bool, T::Bool, T::FP32, T::FP64]
    );
    assert_eq!([z1(U::Conj, T::FC32), z1(U::PositionI, T::Int32)], [T::FC32, T::Int32]);
    assert!(UnaryOp::builtin(U::PositionJ1, T::Int64).xtype().is_none() && UnaryOp::builtin(U::One, T::FP32).xtype().is_some());
    assert!(BinaryOp::builtin(B::BShift, T::UInt64).ytype() == T::Int8.into());
}

#[test]
fn reads_says_on_which_arguments_the_result_depends() {
    for (op, ty, f) in each_binary() {
        let (xs, ys) = (samples(f.x), samples(f.y));
        let z = |x: &Value, y: &Value| (f.call)(x, y);
        let on_x = ys.iter().any(|y| xs.iter().any(|x| !same(f.z, &z(x, y), &z(&xs[0], y))));
        let on_y = xs.iter().any(|x| ys.iter().any(|y| !same(f.z, &z(x, y), &z(x, &ys[0]))));
        let want = match (on_x, on_y) {
            (true, true) => Reads::XY,
            (true, false) => Reads::X,
            (false, true) => Reads::Y,
            (false, false) => Reads::Neither,
        };
        assert_eq!(law::reads(op, ty), want, "{op:?} {ty:?}");
        let whole = BinaryOp::builtin(op, ty);
        assert_eq!((whole.uses_x(), whole.uses_y()), (on_x, on_y), "{op:?} {ty:?}");
    }
    assert_eq!(law::reads(BinaryCode::FirstI, TypeCode::Int64), Reads::Neither);
}

// ---- columns: laws -----------------------------------------------------------------------------

const CONSTANTS: [Constant; 5] = [Constant::Zero, Constant::One, Constant::Lowest, Constant::Highest, Constant::AllOnes];

/// A law with a constant, on one side: what the catalog says, and whether a value obeys it.
fn check_constant(name: &str, ty: TypeCode, says: Option<Constant>, is_complete: bool, obeys: impl Fn(&[u8]) -> bool) {
    if let Some(c) = says {
        assert!(obeys(&constant(c, ty)), "{name}: {c:?} does not obey it");
    }
    // On integers and BOOL the samples are rich enough to refute any other claim.
    if says.is_none() && is_complete && (is_integer(ty) || ty == TypeCode::Bool) {
        assert!(!CONSTANTS.iter().any(|c| obeys(&constant(*c, ty))), "{name}: there is one");
    }
}

/// FIRST, SECOND, PAIR and ANY have more such constants than a table can list.
fn looks_at_both(op: BinaryCode, ty: TypeCode) -> bool {
    law::reads(op, ty) == Reads::XY
}

#[test]
fn identities() {
    for (op, ty, f) in each_binary() {
        let left = |e: &[u8]| f.y == f.z && samples(f.y).iter().all(|x| same(f.z, &(f.call)(e, x), x));
        let right = |e: &[u8]| f.x == f.z && samples(f.x).iter().all(|x| same(f.z, &(f.call)(x, e), x));
        let is_complete = looks_at_both(op, ty);
        check_constant(&format!("left identity of {op:?} {ty:?}"), f.x, law::left_identity(op, ty), is_complete, left);
        check_constant(&format!("right identity of {op:?} {ty:?}"), f.y, law::right_identity(op, ty), is_complete, right);
    }
}

#[test]
fn annihilators() {
    for (op, ty, f) in each_binary() {
        let left = |a: &[u8]| f.x == f.z && samples_and_nan(f.y).iter().all(|x| same(f.z, &(f.call)(a, x), a));
        let right = |a: &[u8]| f.y == f.z && samples_and_nan(f.x).iter().all(|x| same(f.z, &(f.call)(x, a), a));
        let is_complete = looks_at_both(op, ty);
        check_constant(&format!("left annihilator of {op:?} {ty:?}"), f.x, law::left_annihilator(op, ty), is_complete, left);
        check_constant(&format!("right annihilator of {op:?} {ty:?}"), f.y, law::right_annihilator(op, ty), is_complete, right);
    }
}

#[test]
fn terminals() {
    for (op, ty, f) in each_binary() {
        let Some(c) = law::terminal(op, ty) else {
            // A monoid without a terminal value has no value that it could stop at.
            let both = law::left_annihilator(op, ty).and(law::right_annihilator(op, ty));
            assert!(!law::has_monoid(op, ty) || both.is_none(), "{op:?} {ty:?}");
            continue;
        };
        let t = constant(c, ty);
        assert!(law::identity(op, ty).is_some(), "{op:?} {ty:?}");
        for x in samples_and_nan(ty) {
            assert!(same(ty, &(f.call)(&t, &x), &t) && same(ty, &(f.call)(&x, &t), &t), "{op:?} {ty:?}");
        }
    }
}

#[test]
fn only_any_stops_at_once_and_gives_one_of_its_arguments() {
    for (op, ty, f) in each_binary() {
        assert_eq!(law::stops_at_once(op), op == BinaryCode::Any);
        if op == BinaryCode::Any {
            let xs = samples(ty);
            assert!(xs.iter().all(|x| xs.iter().all(|y| [x, y].contains(&&(f.call)(x, y)))), "{ty:?}");
        }
    }
}

#[test]
fn commutative_exactly_where_it_says() {
    // ANY commutes by contract: any of its answers is right.
    for (op, ty, f) in each_binary().filter(|(op, ..)| *op != BinaryCode::Any) {
        let (xs, ys) = (samples_and_nan(f.x), samples_and_nan(f.y));
        let holds = f.x == f.y && xs.iter().all(|x| ys.iter().all(|y| same(f.z, &(f.call)(x, y), &(f.call)(y, x))));
        assert_eq!(law::is_commutative(op, ty), holds, "{op:?} {ty:?}");
        assert_eq!(BinaryOp::builtin(op, ty).is_commutative(), holds, "{op:?} {ty:?}");
    }
}

/// Whether `close(f(f(x, y), z), f(x, f(y, z)))` for all sample values.
fn regroups(f: &Function2, values: &[Value], close: impl Fn([&Value; 3], &[u8], &[u8]) -> bool) -> bool {
    values.iter().all(|x| {
        values
            .iter()
            .all(|y| values.iter().all(|z| close([x, y, z], &(f.call)(&(f.call)(x, y), z), &(f.call)(x, &(f.call)(y, z)))))
    })
}

#[test]
fn associative_exactly_where_it_says() {
    for (op, ty, f) in each_binary() {
        let is_closed = f.x == f.z && f.y == f.z;
        let holds = is_closed && regroups(&f, &samples(ty), |_, l, r| same(ty, l, r));
        assert_eq!(law::is_associative(op, ty), holds, "{op:?} {ty:?}");
    }
}

#[test]
fn associative_up_to_rounding_exactly_where_it_says() {
    let size = |ty, x: &[u8]| {
        let mut out = [0; 8];
        let abs = apply::visit_unary(UnaryCode::Abs, ty, Erase).expect("ABS of every type");
        cast_one(TypeCode::FP64, &mut out, abs.z, &(abs.call)(x));
        f64::from_ne_bytes(out)
    };
    for (op, ty, f) in each_binary().filter(|(_, ty, _)| ty.is_float() || ty.is_complex()) {
        let is_closed = f.x == f.z && f.y == f.z;
        let minus = function(BinaryCode::Minus, ty).expect("MINUS of floats");
        // The error is small beside the largest number that occurs.
        let close = |xyz: [&Value; 3], l: &[u8], r: &[u8]| {
            let largest = xyz.iter().map(|x| size(ty, x)).fold(size(ty, l), f64::max);
            same(ty, l, r) || size(ty, &(minus.call)(l, r)) <= 1e-5 * largest
        };
        let finite: Vec<_> = samples(ty).into_iter().filter(|x| size(ty, x).is_finite()).collect();
        let holds = is_closed && regroups(&f, &finite, close);
        assert_eq!(law::is_associative_rounded(op, ty), holds, "{op:?} {ty:?}");
    }
}

#[test]
fn idempotent_exactly_where_it_says() {
    for (op, ty, f) in each_binary() {
        let is_closed = f.x == f.z && f.y == f.z;
        let holds = is_closed && samples_and_nan(ty).iter().all(|x| same(ty, &(f.call)(x, x), x));
        assert_eq!(law::is_idempotent(op, ty), holds, "{op:?} {ty:?}");
        assert_eq!(BinaryOp::builtin(op, ty).is_idempotent(), holds, "{op:?} {ty:?}");
    }
}

#[test]
fn swap_partners() {
    let are_partners = |f: &Function2, g: &Function2| {
        let types_fit = (f.x, f.y, f.z) == (g.y, g.x, g.z);
        types_fit && samples(f.x).iter().all(|x| samples(f.y).iter().all(|y| same(f.z, &(f.call)(x, y), &(g.call)(y, x))))
    };
    // ANY is its own partner by contract.
    for (op, ty, f) in each_binary().filter(|(op, ..)| *op != BinaryCode::Any) {
        match law::swap(op, ty) {
            Some(s) => assert!(are_partners(&f, &function(s, ty).expect("the partner is on this type")), "{op:?} {ty:?}"),
            None => {
                let partner = each_binary().find(|(_, t, g)| *t == ty && are_partners(&f, g));
                assert!(partner.is_none(), "{op:?} {ty:?} has the partner {:?}", partner.map(|p| p.0));
            }
        }
    }
}

#[test]
fn positional_partners_serve_the_transposed_product() {
    for row in catalog::BINARY.iter().filter(|row| row.code.is_positional()) {
        let partner = row.swap.expect("positional operators have partners");
        // (A*B)(i, j) from A(i, k) and B(k, j) is (B'*A')(j, i) from B'(j, k) and A'(k, i).
        assert_eq!(apply::position_binary(row.code, 5, 7, 9), apply::position_binary(partner, 9, 7, 5), "{}", row.name);
    }
}

/// z for (x, y) = 00, 01, 10, 11, from the numbers 0 and 1: what is not 0 is true; comparisons as
/// of numbers; MINUS is x + y modulo 2; x / y is x; x to the power y is 1 unless 0 to the power 1.
#[rustfmt::skip]
const ON_BOOL: [(BinaryCode, &str); 29] = [
    (BinaryCode::First, "0011"),  (BinaryCode::Second, "0101"), (BinaryCode::Pair, "1111"),
    (BinaryCode::Plus, "0111"),   (BinaryCode::Minus, "0110"),  (BinaryCode::RMinus, "0110"),
    (BinaryCode::Times, "0001"),  (BinaryCode::Div, "0011"),    (BinaryCode::RDiv, "0101"),
    (BinaryCode::Min, "0001"),    (BinaryCode::Max, "0111"),    (BinaryCode::Pow, "1011"),
    (BinaryCode::Eq, "1001"),     (BinaryCode::Ne, "0110"),     (BinaryCode::Gt, "0010"),
    (BinaryCode::Lt, "0100"),     (BinaryCode::Ge, "1011"),     (BinaryCode::Le, "1101"),
    (BinaryCode::IsEq, "1001"),   (BinaryCode::IsNe, "0110"),   (BinaryCode::IsGt, "0010"),
    (BinaryCode::IsLt, "0100"),   (BinaryCode::IsGe, "1011"),   (BinaryCode::IsLe, "1101"),
    (BinaryCode::LOr, "0111"),    (BinaryCode::LAnd, "0001"),   (BinaryCode::LXor, "0110"),
    (BinaryCode::LXnor, "1001"),  (BinaryCode::Any, "0011"),
];

#[test]
fn operators_on_bool_have_these_truth_tables() {
    for (op, want) in ON_BOOL {
        let f = function(op, TypeCode::Bool).expect("an operator on BOOL");
        let have: String = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(x, y)| (f.call)(&[x], &[y])[0].to_string()).concat();
        assert_eq!(have, want, "{op:?}");
    }
    let on_bool = each_binary().filter(|(_, ty, _)| *ty == TypeCode::Bool).count();
    assert_eq!(on_bool, ON_BOOL.len());
}

/// The name that is told of a predefined object denotes the same object.
#[test]
fn every_object_has_a_name_that_denotes_it() {
    use graphblas::ops::catalog::{entries, entry_of};
    for entry in entries() {
        let Some(named) = entry_of(entry.object()) else {
            assert!(matches!(entry.object(), Predefined::SelectOp(_) | Predefined::Other(_)), "{}", entry.name());
            continue;
        };
        assert_eq!(format!("{:?}", named.object()), format!("{:?}", entry.object()), "{}", entry.name());
        // Of two names for one object the specification's is told.
        assert!(named.name() == entry.name() || named.name().starts_with("GrB_") || entry.name().starts_with("GxB_"));
    }
}
