//! What each opcode computes, by hand, and what operator objects keep and refuse.
//!
//! Needs: the helpers of the parent. Expected values: worked out by hand, or by the specification.

use super::*;

// ---- meaning -----------------------------------------------------------------------------------

fn call2<X: Scalar, Y: Scalar, Z: Scalar>(op: BinaryCode, x: X, y: Y) -> Z {
    value(&(function(op, X::CODE).expect("an operator").call)(&bytes(&x), &bytes(&y)))
}

fn call1<X: Scalar, Z: Scalar>(op: UnaryCode, x: X) -> Z {
    value(&(apply::visit_unary(op, X::CODE, Erase).expect("an operator").call)(&bytes(&x)))
}

#[test]
fn binary_operators_by_hand() {
    use BinaryCode as B;
    assert_eq!(call2::<_, _, i8>(B::Plus, 127i8, 1i8), -128);
    assert_eq!(call2::<_, _, u8>(B::Minus, 1u8, 2u8), 255);
    assert_eq!(call2::<_, _, i32>(B::RMinus, 10i32, 3i32), -7);
    assert_eq!(call2::<_, _, i64>(B::Div, i64::MIN, -1i64), i64::MIN);
    assert_eq!(call2::<_, _, i64>(B::RDiv, 3i64, 10i64), 3);
    assert_eq!(call2::<_, _, f64>(B::RDiv, 4.0, 10.0), 2.5);
    assert_eq!(call2::<_, _, f64>(B::Min, f64::NAN, 3.0), 3.0);
    assert_eq!(call2::<_, _, f32>(B::Max, 3.0f32, f32::NAN), 3.0);
    assert_eq!(call2::<_, _, f64>(B::IsGt, 3.0, 2.0), 1.0);
    assert_eq!(call2::<_, _, i8>(B::LXor, 3i8, -2i8), 0);
    assert_eq!(call2::<_, _, f64>(B::LAnd, 0.5, -2.0), 1.0);
    assert!(!call2::<_, _, bool>(B::Le, f64::NAN, 1.0) && !call2::<_, _, bool>(B::Gt, f64::NAN, 1.0));
    assert!(call2::<_, _, bool>(B::Ne, f64::NAN, f64::NAN) && !call2::<_, _, bool>(B::Eq, f64::NAN, f64::NAN));
    assert_eq!(call2::<_, _, f64>(B::FMod, -7.0, 4.0), -3.0);
    assert_eq!(call2::<_, _, f64>(B::Remainder, 7.0, 4.0), -1.0);
    assert_eq!(call2::<_, _, f64>(B::LdExp, 0.75, 4.9), 12.0);
    assert_eq!(call2::<_, _, f32>(B::CopySign, 2.0f32, -0.0f32), -2.0);
    assert_eq!(call2::<_, _, f64>(B::Hypot, 3.0, 4.0), 5.0);
    assert_eq!(call2::<_, _, f64>(B::ATan2, 1.0, 0.0), std::f64::consts::FRAC_PI_2);
    assert_eq!(call2::<_, _, FC64>(B::Cmplx, 3.0, 4.0), FC64::new(3.0, 4.0));
    assert_eq!(call2::<_, _, FC64>(B::Times, FC64::new(1.0, 2.0), FC64::new(3.0, 4.0)), FC64::new(-5.0, 10.0));
    assert_eq!(call2::<_, _, FC64>(B::IsNe, FC64::new(1.0, 2.0), FC64::new(1.0, 3.0)), FC64::new(1.0, 0.0));
    assert_eq!(call2::<_, _, f64>(B::Pow, 2.0, 10.0), 1024.0);
    assert!(call2::<_, _, f64>(B::Pow, f64::NAN, 0.0).is_nan() && call2::<_, _, f64>(B::Pow, 1.0, f64::NAN).is_nan());
    assert_eq!(call2::<_, _, i16>(B::BShift, -256i16, -4i8), -16);
    assert_eq!(call2::<_, _, u16>(B::BXnor, 0xFF00u16, 0x0F0Fu16), 0x0FF0);
}

#[test]
fn unary_operators_by_hand() {
    use UnaryCode as U;
    assert_eq!(call1::<_, i8>(U::Abs, -128i8), -128);
    assert_eq!(call1::<_, u8>(U::AInv, 1u8), 255);
    assert_eq!([0i8, 1, -1, 2].map(call1::<_, i8>.partial(U::MInv)), [127, 1, -1, 0]);
    assert_eq!(call1::<_, u16>(U::BNot, 0xFF00u16), 0x00FF);
    assert_eq!((call1::<_, i32>(U::LNot, 7i32), call1::<_, f64>(U::LNot, 0.0)), (0, 1.0));
    assert!(call1::<_, bool>(U::MInv, false) && call1::<_, bool>(U::AInv, true) && call1::<_, bool>(U::One, false));
    assert_eq!(
        (call1::<_, f64>(U::Round, -2.5), call1::<_, f64>(U::Trunc, -2.5), call1::<_, f64>(U::Floor, -2.5)),
        (-3.0, -2.0, -3.0)
    );
    assert_eq!((call1::<_, f64>(U::Signum, -0.0), call1::<_, f32>(U::Signum, -7.0f32)), (0.0, -1.0));
    assert_eq!((call1::<_, f64>(U::FrexpX, 12.0), call1::<_, f64>(U::FrexpE, 12.0)), (0.75, 4.0));
    assert_eq!((call1::<_, f64>(U::TGamma, 5.0), call1::<_, f64>(U::Erf, 0.0), call1::<_, f64>(U::ErfC, 0.0)), (24.0, 0.0, 1.0));
    assert!((call1::<_, f64>(U::LGamma, 10.0) - 362_880f64.ln()).abs() < 1e-12);
    assert_eq!(
        (call1::<_, f64>(U::Cbrt, -27.0), call1::<_, f64>(U::Exp2, 5.0), call1::<_, f64>(U::Log2, 32.0)),
        (-3.0, 32.0, 5.0)
    );
    assert_eq!(
        (call1::<_, f64>(U::ExpM1, 0.0), call1::<_, f64>(U::Log1P, 0.0), call1::<_, f64>(U::Log10, 1000.0)),
        (0.0, 0.0, 3.0)
    );
    assert!(call1::<_, bool>(U::IsInf, f32::INFINITY) && !call1::<_, bool>(U::IsFinite, FC64::new(0.0, f64::NAN)));
    let x = FC64::new(3.0, -4.0);
    assert_eq!((call1::<_, f64>(U::Abs, x), call1::<_, f64>(U::CReal, x), call1::<_, f64>(U::CImag, x)), (5.0, 3.0, -4.0));
    assert_eq!((call1::<_, FC64>(U::Conj, x), call1::<_, FC64>(U::Signum, x)), (FC64::new(3.0, 4.0), FC64::new(0.6, -0.8)));
    assert_eq!(call1::<_, FC64>(U::Round, FC64::new(1.5, -1.5)), FC64::new(2.0, -2.0));
    assert_eq!(call1::<_, f64>(U::CArg, FC64::new(0.0, 2.0)), std::f64::consts::FRAC_PI_2);
}

#[test]
fn positions_by_hand() {
    use {BinaryCode as B, UnaryCode as U};
    let unary = [U::PositionI, U::PositionI1, U::PositionJ, U::PositionJ1].map(|op| apply::position_unary(op, 10, 20));
    assert_eq!(unary, [10, 11, 20, 21]);
    let ops = [B::FirstI, B::FirstI1, B::FirstJ, B::FirstJ1, B::SecondI, B::SecondI1, B::SecondJ, B::SecondJ1];
    assert_eq!(ops.map(|op| apply::position_binary(op, 10, 20, 30)), [10, 11, 20, 21, 20, 21, 30, 31]);
    assert_eq!(ops.map(|op| apply::position_pair(op, (1, 3), (5, 7))), [1, 2, 3, 4, 5, 6, 7, 8]);
    // The same entries seen in the transposed matrix.
    let seen = ops.map(|op| apply::position_pair(op.with_axes_swapped(), (3, 1), (7, 5)));
    assert_eq!(seen, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn index_positions_by_hand() {
    use IndexUnaryCode as X;
    // The entries (0, 0), (0, 2), (2, 1) and the thunk 1.
    #[rustfmt::skip]
    let want = [
        (X::RowIndex, [1, 1, 3]), (X::ColIndex, [1, 3, 2]), (X::DiagIndex, [1, 3, 0]),
        (X::FlipDiagIndex, [-1, -3, 0]), (X::NonZombie, [1, 1, 1]),
        (X::Tril, [1, 0, 1]), (X::Triu, [0, 1, 0]), (X::Diag, [0, 0, 0]), (X::OffDiag, [1, 1, 1]),
        (X::ColLe, [1, 0, 1]), (X::ColGt, [0, 1, 0]), (X::RowLe, [1, 1, 0]), (X::RowGt, [0, 0, 1]),
    ];
    for (op, z) in want {
        assert_eq!([(0, 0), (0, 2), (2, 1)].map(|(i, j)| apply::index_position(op, i, j, 1)), z, "{op:?}");
    }
    assert_eq!(apply::index_position(X::Diag, 2, 4, 2), 1);
    // No overflow at the largest thunks and indices.
    let far = 1 << 60;
    assert_eq!([i64::MAX, i64::MIN].map(|t| apply::index_position(X::Tril, far, 0, t)), [1, 0]);
    assert_eq!([i64::MAX, i64::MIN].map(|t| apply::index_position(X::Triu, 0, far, t)), [0, 1]);
}

#[test]
fn values_compare_with_the_thunk() {
    use IndexUnaryCode as X;
    let call = |op, x: f64| {
        apply::visit_index_value(op, TypeCode::FP64, Erase).expect("an order").call.as_ref()(&bytes(&x), &bytes(&2.0f64))[0]
    };
    let ops = [X::ValueEq, X::ValueNe, X::ValueLt, X::ValueLe, X::ValueGt, X::ValueGe];
    assert_eq!(ops.map(|op| call(op, 1.0)), [0, 1, 1, 1, 0, 0]);
    assert_eq!(ops.map(|op| call(op, 2.0)), [1, 0, 0, 1, 0, 1]);
    assert_eq!(ops.map(|op| call(op, f64::NAN)), [0, 1, 0, 0, 0, 0]);
}

/// `f.partial(op)`: a function of one argument.
trait Partial<X, Z> {
    fn partial(self, op: UnaryCode) -> impl Fn(X) -> Z;
}

impl<X, Z, F: Fn(UnaryCode, X) -> Z> Partial<X, Z> for F {
    fn partial(self, op: UnaryCode) -> impl Fn(X) -> Z {
        move |x| self(op, x)
    }
}

// ---- objects -----------------------------------------------------------------------------------

static PLUS: BinaryOp = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
static NEGATE: UnaryOp = UnaryOp::builtin(UnaryCode::AInv, TypeCode::FP64);
static TRIL: IndexUnaryOp = IndexUnaryOp::builtin(IndexUnaryCode::Tril, TypeCode::Int64);
static MIN: Monoid = Monoid::builtin(BinaryCode::Min, TypeCode::Int32);
static MIN_PLUS: Semiring = Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, TypeCode::Int32);

#[test]
fn predefined_objects_are_constants_and_can_be_shared() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&PLUS);
    shared(&NEGATE);
    shared(&TRIL);
    shared(&MIN);
    shared(&MIN_PLUS);
    assert_eq!([PLUS.name(), NEGATE.name(), TRIL.name()], ["PLUS", "AINV", "TRIL"]);
    assert!(MIN_PLUS.add() == MIN);
}

unsafe extern "C" fn nothing2(_: *mut std::ffi::c_void, _: *const std::ffi::c_void, _: *const std::ffi::c_void) {}
unsafe extern "C" fn nothing1(_: *mut std::ffi::c_void, _: *const std::ffi::c_void) {}

#[test]
fn users_operators_keep_their_types_and_name() -> Result<()> {
    let point = Type::try_new(12, "point", "")?;
    let bool_ = Type::of::<bool>();
    let op = BinaryOp::try_new(nothing2, &bool_, &point, &Type::of::<i8>(), "near")?;
    assert!(op.xtype() == point && op.ytype() == Type::of::<i8>() && op.ztype() == bool_ && op.name() == "near");
    assert!(op.uses_x() && op.uses_y() && !op.is_commutative() && op.swapped().is_none() && op == op.clone());
    let negate = UnaryOp::try_new(nothing1, &point, &point, "")?;
    assert!(negate.xtype() == Some(point.clone()) && negate.ztype() == point && negate != NEGATE);
    Ok(())
}

#[test]
fn a_natural_monoid_of_the_user_is_the_predefined_one() -> Result<()> {
    // The identity is cast: 0.0 of FP64 is the 0 of INT32.
    let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::Int32);
    assert!(Monoid::try_new(&plus, &Datum::of(&0.0f64), None)? == Monoid::builtin(BinaryCode::Plus, TypeCode::Int32));
    let or = BinaryOp::builtin(BinaryCode::Plus, TypeCode::Bool);
    let monoid = Monoid::try_new(&or, &Datum::of(&0i32), None)?;
    assert!(monoid == Monoid::builtin(BinaryCode::Plus, TypeCode::Bool) && monoid.is_idempotent());
    // Not natural: another identity, a terminal value that PLUS does not have, no such monoid.
    let odd = Monoid::try_new(&plus, &Datum::of(&7.9f64), Some(&Datum::of(&9i8)))?;
    let (mut e, mut t) = ([0; 4], [0; 4]);
    odd.identity(&mut e);
    assert!(odd.terminal(&mut t) && (i32::from_ne_bytes(e), i32::from_ne_bytes(t)) == (7, 9));
    assert!(matches!(odd, Monoid::User(_)) && odd.op() == plus && !odd.is_any());
    let minus = BinaryOp::builtin(BinaryCode::Minus, TypeCode::Int32);
    assert!(matches!(Monoid::try_new(&minus, &Datum::of(&0i32), None)?, Monoid::User(_)));
    Ok(())
}

#[test]
fn identity_and_terminal_of_predefined_monoids() {
    let identity = |op, ty: TypeCode| {
        let mut out = vec![0xAA; ty.size()];
        Monoid::builtin(op, ty).identity(&mut out);
        out
    };
    let terminal = |op, ty: TypeCode| {
        let mut out = vec![0xAA; ty.size()];
        Monoid::builtin(op, ty).terminal(&mut out).then_some(out)
    };
    assert_eq!(identity(BinaryCode::Min, TypeCode::Int16), bytes(&i16::MAX));
    assert_eq!(identity(BinaryCode::Max, TypeCode::UInt64), bytes(&0u64));
    assert_eq!(identity(BinaryCode::Max, TypeCode::FP32), bytes(&f32::NEG_INFINITY));
    assert_eq!(identity(BinaryCode::Times, TypeCode::FC64), bytes(&FC64::new(1.0, 0.0)));
    assert_eq!(identity(BinaryCode::BAnd, TypeCode::UInt32), bytes(&u32::MAX));
    assert_eq!(identity(BinaryCode::Eq, TypeCode::Bool), [1]);
    assert_eq!(identity(BinaryCode::Any, TypeCode::FP64), bytes(&0.0f64));
    assert_eq!(terminal(BinaryCode::Min, TypeCode::Int8), Some(bytes(&i8::MIN)));
    assert_eq!(terminal(BinaryCode::Times, TypeCode::UInt8), Some(vec![0]));
    assert_eq!(terminal(BinaryCode::Times, TypeCode::FP64), None);
    assert_eq!(terminal(BinaryCode::LOr, TypeCode::Bool), Some(vec![1]));
    assert_eq!(terminal(BinaryCode::Any, TypeCode::Bool), None);
    assert!(Monoid::builtin(BinaryCode::Any, TypeCode::Bool).is_any());
    assert!(!Monoid::builtin(BinaryCode::Plus, TypeCode::FP64).is_exact() && MIN.is_exact() && MIN.is_idempotent());
}

#[test]
fn types_that_do_not_fit_are_refused_with_a_sentence() -> Result<()> {
    let point = Type::try_new(12, "point", "")?;
    let zero = [0u8; 12];
    let refusal = |r: Result<Monoid>| r.map_err(|e| (e.kind(), e.message().to_owned())).expect_err("a refusal");
    let eq = BinaryOp::builtin(BinaryCode::Eq, TypeCode::Int32);
    assert_eq!(
        refusal(Monoid::try_new(&eq, &Datum::of(&0i32), None)),
        (
            ErrorKind::DomainMismatch,
            "a monoid needs an operator with one type for both arguments and the result, but EQ takes INT32 and INT32 and gives BOOL".to_owned()
        )
    );
    let (kind, text) = refusal(Monoid::try_new(&PLUS, &Datum::new(point.clone(), &zero)?, None));
    assert_eq!((kind, &*text), (ErrorKind::DomainMismatch, "identity of the monoid: type point cannot be cast to FP64"));
    let first_i = BinaryOp::builtin(BinaryCode::FirstI, TypeCode::Int64);
    assert_eq!(refusal(Monoid::try_new(&first_i, &Datum::of(&0i64), None)).0, ErrorKind::DomainMismatch);
    let e = Semiring::try_new(&MIN, &PLUS).expect_err("a refusal");
    assert_eq!(
        (e.kind(), e.message()),
        (ErrorKind::DomainMismatch, "a semiring needs a multiply that gives the monoid's type INT32, but PLUS gives FP64")
    );
    Ok(())
}

#[test]
fn a_semiring_of_built_in_parts_is_built_in() -> Result<()> {
    let ldexp = BinaryOp::builtin(BinaryCode::LdExp, TypeCode::FP64);
    let s = Semiring::try_new(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &ldexp)?;
    assert!(s == Semiring::builtin(BinaryCode::Plus, BinaryCode::LdExp, TypeCode::FP64) && s.mul() == ldexp);
    let mine = BinaryOp::try_new(nothing2, &Type::of::<f64>(), &Type::of::<i8>(), &Type::of::<i8>(), "f")?;
    let s = Semiring::try_new(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mine)?;
    assert!(matches!(s, Semiring::User(_)) && s.mul() == mine);
    Ok(())
}
