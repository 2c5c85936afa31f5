//! Unary operators by class of type: BOOL, integers, reals, complex numbers.
//!
//! Needs: the arithmetic of the sibling files. Gives: one function per class that hands the
//! operator's function to a visitor; `None` for operators that the class does not have.
//! Cost: see [`super`].

use num_complex::Complex;

use super::integer::{self, Integer};
use super::real::{self, Real};
use super::{UnaryVisitor, complex, flag};
use crate::ops::code::UnaryCode as U;
use crate::types::Scalar;

pub(super) fn on_bool<V: UnaryVisitor>(op: U, v: V) -> Option<V::Out> {
    Some(match op {
        U::Identity | U::AInv | U::Abs => v.visit(|x: bool| x),
        U::MInv | U::One => v.visit(|_: bool| true),
        U::LNot => v.visit(|x: bool| !x),
        _ => return None,
    })
}

pub(super) fn on_integer<T: Integer, V: UnaryVisitor>(op: U, v: V) -> Option<V::Out> {
    Some(match op {
        U::Identity => v.visit(|x: T| x),
        U::AInv => v.visit(|x: T| x.wrapping_neg()),
        U::MInv => v.visit(|x: T| integer::div(T::one(), x)),
        U::Abs => v.visit(integer::abs::<T>),
        U::BNot => v.visit(|x: T| !x),
        U::LNot => v.visit(|x: T| flag::<T>(x.is_zero())),
        U::One => v.visit(|_: T| T::one()),
        _ => return None,
    })
}

pub(super) fn on_real<T: Real, V: UnaryVisitor>(op: U, v: V) -> Option<V::Out> {
    Some(match op {
        U::Identity => v.visit(|x: T| x),
        U::AInv => v.visit(|x: T| -x),
        U::MInv => v.visit(|x: T| x.recip()),
        U::Abs => v.visit(|x: T| x.abs()),
        U::LNot => v.visit(|x: T| flag::<T>(x.is_zero())),
        U::One => v.visit(|_: T| T::one()),
        U::Sqrt => v.visit(|x: T| x.sqrt()),
        U::Log => v.visit(|x: T| x.ln()),
        U::Exp => v.visit(|x: T| x.exp()),
        U::Log2 => v.visit(|x: T| x.log2()),
        U::Sin => v.visit(|x: T| x.sin()),
        U::Cos => v.visit(|x: T| x.cos()),
        U::Tan => v.visit(|x: T| x.tan()),
        U::ACos => v.visit(|x: T| x.acos()),
        U::ASin => v.visit(|x: T| x.asin()),
        U::ATan => v.visit(|x: T| x.atan()),
        U::Sinh => v.visit(|x: T| x.sinh()),
        U::Cosh => v.visit(|x: T| x.cosh()),
        U::Tanh => v.visit(|x: T| x.tanh()),
        U::ACosh => v.visit(|x: T| x.acosh()),
        U::ASinh => v.visit(|x: T| x.asinh()),
        U::ATanh => v.visit(|x: T| x.atanh()),
        U::Signum => v.visit(|x: T| real::signum(x)),
        U::Ceil => v.visit(|x: T| x.ceil()),
        U::Floor => v.visit(|x: T| x.floor()),
        U::Round => v.visit(|x: T| x.round()),
        U::Trunc => v.visit(|x: T| x.trunc()),
        U::Exp2 => v.visit(|x: T| x.exp2()),
        U::ExpM1 => v.visit(|x: T| x.exp_m1()),
        U::Log10 => v.visit(|x: T| x.log10()),
        U::Log1P => v.visit(|x: T| x.ln_1p()),
        U::IsInf => v.visit(|x: T| x.is_infinite()),
        U::IsNan => v.visit(|x: T| x.is_nan()),
        U::IsFinite => v.visit(|x: T| x.is_finite()),
        U::LGamma => v.visit(|x: T| x.lgamma()),
        U::TGamma => v.visit(|x: T| x.tgamma()),
        U::Erf => v.visit(|x: T| x.erf()),
        U::ErfC => v.visit(|x: T| x.erfc()),
        U::Cbrt => v.visit(|x: T| x.cbrt()),
        U::FrexpX => v.visit(|x: T| x.frexp().0),
        U::FrexpE => v.visit(|x: T| x.frexp().1),
        _ => return None,
    })
}

pub(super) fn on_complex<T: Real, V: UnaryVisitor>(op: U, v: V) -> Option<V::Out>
where
    Complex<T>: Scalar,
{
    Some(match op {
        U::Identity => v.visit(|x: Complex<T>| x),
        U::AInv => v.visit(|x: Complex<T>| -x),
        U::MInv => v.visit(|x: Complex<T>| complex::div(Complex::new(T::one(), T::zero()), x)),
        U::Abs => v.visit(|x: Complex<T>| x.norm()),
        U::One => v.visit(|_: Complex<T>| Complex::new(T::one(), T::zero())),
        U::Sqrt => v.visit(|x: Complex<T>| x.sqrt()),
        U::Log => v.visit(|x: Complex<T>| x.ln()),
        U::Exp => v.visit(|x: Complex<T>| x.exp()),
        U::Log2 => v.visit(|x: Complex<T>| complex::log_base(x, T::LN_2())),
        U::Sin => v.visit(|x: Complex<T>| complex::sin(x)),
        U::Cos => v.visit(|x: Complex<T>| complex::cos(x)),
        U::Tan => v.visit(|x: Complex<T>| complex::tan(x)),
        U::ACos => v.visit(|x: Complex<T>| complex::acos(x)),
        U::ASin => v.visit(|x: Complex<T>| complex::asin(x)),
        U::ATan => v.visit(|x: Complex<T>| complex::atan(x)),
        U::Sinh => v.visit(|x: Complex<T>| complex::sinh(x)),
        U::Cosh => v.visit(|x: Complex<T>| complex::cosh(x)),
        U::Tanh => v.visit(|x: Complex<T>| complex::tanh(x)),
        U::ACosh => v.visit(|x: Complex<T>| complex::acosh(x)),
        U::ASinh => v.visit(|x: Complex<T>| complex::asinh(x)),
        U::ATanh => v.visit(|x: Complex<T>| complex::atanh(x)),
        U::Signum => v.visit(|x: Complex<T>| complex::signum(x)),
        U::Ceil => v.visit(|x: Complex<T>| complex::by_parts(x, T::ceil)),
        U::Floor => v.visit(|x: Complex<T>| complex::by_parts(x, T::floor)),
        U::Round => v.visit(|x: Complex<T>| complex::by_parts(x, T::round)),
        U::Trunc => v.visit(|x: Complex<T>| complex::by_parts(x, T::trunc)),
        U::Exp2 => v.visit(|x: Complex<T>| complex::exp2(x)),
        U::ExpM1 => v.visit(|x: Complex<T>| complex::exp_m1(x)),
        U::Log10 => v.visit(|x: Complex<T>| complex::log_base(x, T::LN_10())),
        U::Log1P => v.visit(|x: Complex<T>| complex::ln_1p(x)),
        U::IsInf => v.visit(|x: Complex<T>| x.re.is_infinite() || x.im.is_infinite()),
        U::IsNan => v.visit(|x: Complex<T>| x.re.is_nan() || x.im.is_nan()),
        U::IsFinite => v.visit(|x: Complex<T>| x.re.is_finite() && x.im.is_finite()),
        U::Conj => v.visit(|x: Complex<T>| x.conj()),
        U::CReal => v.visit(|x: Complex<T>| x.re),
        U::CImag => v.visit(|x: Complex<T>| x.im),
        U::CArg => v.visit(|x: Complex<T>| x.arg()),
        _ => return None,
    })
}
