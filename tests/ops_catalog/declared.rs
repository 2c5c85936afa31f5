//! Laws that users declare: who may declare what, who asks, and that a trial finds what is false.

use std::ffi::c_void;

use graphblas::dynamic::{Vector, check_laws};
use graphblas::ops::{BinaryCode, BinaryFn, BinaryOp, Laws, Monoid, UnaryCode, UnaryOp};
use graphblas::types::{Datum, Scalar, Type, TypeCode};
use graphblas::{ErrorKind, Result};

use super::each_binary;

macro_rules! functions {
    ($($name:ident: $T:ty, $Z:ty, |$x:ident, $y:ident| $z:expr;)*) => { $(
        unsafe extern "C" fn $name(z: *mut c_void, x: *const c_void, y: *const c_void) {
            // SAFETY: the engine calls this with values of the operator's types.
            let ($x, $y) = unsafe { (x.cast::<$T>().read(), y.cast::<$T>().read()) };
            // SAFETY: and with room for the result.
            unsafe { z.cast::<$Z>().write($z) };
        }
    )* };
}

functions! {
    max: i32, i32, |x, y| x.max(y);
    minus: i32, i32, |x, y| x.wrapping_sub(y);
    first_least: f64, f64, |x, y| if x < y { x } else { y };
    mean: f64, f64, |x, y| (x + y) / 2.0;
    sum: f64, f64, |x, y| x + y;
    product: f64, f64, |x, y| x * y;
    is_less: i32, bool, |x, y| x < y;
    concat: [u8; 12], [u8; 12], |x, y| { let mut z = x; z[0] ^= y[0]; z[11] = x[11].max(y[11]); z };
}

const SUM: Laws = Laws::COMMUTATIVE.or(Laws::ASSOCIATIVE);

fn op<T: Scalar, Z: Scalar>(f: BinaryFn) -> BinaryOp {
    BinaryOp::try_new(f, &Type::of::<Z>(), &Type::of::<T>(), &Type::of::<T>(), "f").expect("an operator can be made")
}

fn refused(r: Result<()>) -> ErrorKind {
    r.expect_err("a refusal").kind()
}

#[test]
fn what_is_not_declared_is_not_relied_on() -> Result<()> {
    let f = op::<i32, i32>(max);
    assert!(!f.is_lasting() && !f.is_commutative() && !f.is_associative() && !f.is_idempotent() && f.swapped().is_none());
    f.declare(Laws::LASTING, None)?;
    assert!(f.is_lasting() && !f.is_commutative() && !f.annihilator(Laws::ANNIHILATORS, &mut [0; 4]));
    let g = f.clone();
    f.declare(SUM.or(Laws::IDEMPOTENT), None)?;
    assert!(g.is_lasting() && g.is_commutative() && g.is_associative() && g.is_idempotent() && g.swapped() == Some(f));
    // Of floats it is up to rounding.
    let sum = op::<f64, f64>(sum);
    sum.declare(SUM, None)?;
    assert!(sum.is_associative_rounded() && !sum.is_associative());
    Ok(())
}

#[test]
fn a_monoid_ends_at_the_annihilator_of_its_operator() -> Result<()> {
    let f = op::<i32, i32>(max);
    let (mine, other) = (Monoid::try_new(&f, &Datum::of(&0), None)?, Monoid::try_new(&f, &Datum::of(&0), Some(&Datum::of(&9)))?);
    let mut out = [0; 4];
    assert!(!mine.terminal(&mut out));
    // Cast as identities are; another one is refused, the same is not.
    f.declare(Laws::ANNIHILATOR_2ND, Some(&Datum::of(&2e9)))?;
    f.declare(Laws::ANNIHILATOR_1ST, Some(&Datum::of(&2_000_000_000)))?;
    assert_eq!(refused(f.declare(Laws::ANNIHILATOR_2ND.or(SUM), Some(&Datum::of(&7)))), ErrorKind::AlreadySet);
    assert!(!f.is_commutative());
    assert!(mine.terminal(&mut out) && out == 2_000_000_000_i32.to_ne_bytes());
    assert!(other.terminal(&mut out) && out == 9_i32.to_ne_bytes());
    Ok(())
}

#[test]
fn what_does_not_fit_the_types_is_refused() -> Result<()> {
    let f = op::<i32, bool>(is_less);
    f.declare(Laws::COMMUTATIVE, None)?;
    let one = Datum::of(&1);
    for laws in [Laws::ASSOCIATIVE, Laws::IDEMPOTENT, Laws::ANNIHILATOR_1ST, Laws::ANNIHILATOR_2ND] {
        assert_eq!(refused(f.declare(laws, Some(&one))), ErrorKind::DomainMismatch);
    }
    assert_eq!(refused(op::<i32, i32>(max).declare(Laws::ANNIHILATORS, None)), ErrorKind::NullPointer);
    let mixed = BinaryOp::try_new(max, &Type::of::<i32>(), &Type::of::<i32>(), &Type::of::<i8>(), "")?;
    assert_eq!(refused(mixed.declare(Laws::COMMUTATIVE, None)), ErrorKind::DomainMismatch);
    mixed.declare(Laws::ANNIHILATOR_1ST, Some(&one))?;
    let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::Int32);
    assert_eq!(refused(plus.declare(Laws::LASTING, None)), ErrorKind::InvalidValue);
    let abs = UnaryOp::builtin(UnaryCode::Abs, TypeCode::Int32);
    assert_eq!(refused(abs.declare(Laws::LASTING)), ErrorKind::InvalidValue);
    assert!(Laws::from_bits(63).is_some() && Laws::from_bits(64).is_none());
    Ok(())
}

/// The trial and the catalog's columns, which `main.rs` compares with the operators by itself, agree.
#[test]
fn predefined_operators_obey_their_laws() -> Result<()> {
    for (code, ty, _) in each_binary() {
        // Square roots are rounded.
        if code != BinaryCode::Hypot {
            check_laws(&BinaryOp::builtin(code, ty), None)?;
        }
    }
    Ok(())
}

#[test]
fn a_false_law_is_found_with_the_values() {
    let why = |f: &BinaryOp, laws, annihilator: Option<&Datum<'_>>| {
        f.declare(laws, annihilator).expect("it fits");
        let e = check_laws(f, None).expect_err("it is false");
        assert_eq!(e.kind(), ErrorKind::InvalidValue);
        e.message().to_owned()
    };
    let int = op::<i32, i32>;
    check_laws(&int(minus), None).expect("nothing is declared");
    assert_eq!(why(&int(minus), Laws::COMMUTATIVE, None), "op: f is declared commutative, but f(0, 1) = -1 and f(1, 0) = 1");
    assert_eq!(
        why(&int(minus), Laws::ASSOCIATIVE, None),
        "op: f is declared associative, but f(f(0, 0), 1) = -1 and f(0, f(0, 1)) = 1"
    );
    assert_eq!(why(&int(minus), Laws::IDEMPOTENT, None), "op: f is declared idempotent, but f(1, 1) = 0");
    let zero = Datum::of(&0);
    assert_eq!(why(&int(max), Laws::ANNIHILATOR_1ST, Some(&zero)), "op: f is declared annihilated by 0, but f(0, 1) = 1");
    assert_eq!(why(&int(max), Laws::ANNIHILATOR_2ND, Some(&zero)), "op: f is declared annihilated by 0, but f(1, 0) = 1");
    let real = op::<f64, f64>;
    assert!(why(&real(first_least), SUM, None).contains("NaN"));
    assert!(why(&real(mean), SUM, None).contains("associative"));
    assert!(why(&real(product), Laws::ANNIHILATORS, Some(&Datum::of(&0.0))).ends_with("by 0.0, but f(0.0, inf) = NaN"));
    // Sums that are rounded, or overflow, are no sums that differ.
    for f in [real(sum), real(product)] {
        f.declare(SUM, None).expect("it fits");
        check_laws(&f, None).expect("it obeys");
    }
}

#[test]
fn values_of_users_types_are_the_callers() -> Result<()> {
    let ty = Type::try_new(12, "twelve", "")?;
    let f = BinaryOp::try_new(concat, &ty, &ty, &ty, "f")?;
    f.declare(SUM, None)?;
    assert_eq!(refused(check_laws(&f, None)), ErrorKind::NullPointer);
    let (values, wrong) = (Vector::try_new(&ty, 3)?, Vector::try_new(&Type::of::<f64>(), 3)?);
    assert_eq!(refused(check_laws(&f, Some(&values))), ErrorKind::EmptyObject);
    assert_eq!(refused(check_laws(&f, Some(&wrong))), ErrorKind::DomainMismatch);
    values.set_element(&Datum::new(ty.clone(), &[1; 12])?, 0)?;
    check_laws(&f, Some(&values))?;
    values.set_element(&Datum::new(ty.clone(), &[1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])?, 2)?;
    let e = check_laws(&f, Some(&values)).expect_err("it does not commute");
    assert!(e.message().contains("f(0x0101010101010101.., 0x0107010101010101..)"), "{}", e.message());
    Ok(())
}
