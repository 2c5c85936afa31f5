//! Typecasts between domains (C API 3.2.1: "as per the rules of the C language").
//!
//! Needs: [`Val`]. Gives: [`cast`].
//! What C leaves open is fixed as the project documents it: a floating-point value going to an
//! integer is truncated towards zero and then held at the ends of the range, NaN gives 0; an
//! integer wraps into a narrower integer; a complex value going to a real type gives its real part;
//! anything going to BOOL is `x != 0`.

use super::value::{Ty, Val};

/// `x` in the domain `to`. A user-defined value can only stay what it is.
pub fn cast(x: &Val, to: Ty) -> Val {
    assert!(x.ty().is_compatible(to), "{} cannot be cast to {to}", x.ty());
    match to {
        Ty::Bool => Val::Bool(is_true(x)),
        Ty::Int(_) | Ty::UInt(_) => match x {
            Val::Bool(b) => Val::Int(to, i128::from(*b)),
            Val::Int(_, k) => Val::int(to, *k),
            Val::Real(_, r) | Val::Complex(_, r, _) => Val::Int(to, truncate(*r, to)),
            Val::User(..) => unreachable!("refused above"),
        },
        // An integer is rounded once, straight to the type it goes to.
        Ty::FP32 => match x {
            Val::Int(_, k) => Val::Real(to, f64::from(*k as f32)),
            _ => Val::real(to, real_part(x)),
        },
        Ty::FP64 => Val::real(to, real_part(x)),
        Ty::FC32 => match x {
            Val::Int(_, k) => Val::Complex(to, f64::from(*k as f32), 0.0),
            Val::Complex(_, re, im) => Val::complex(to, *re, *im),
            _ => Val::complex(to, real_part(x), 0.0),
        },
        Ty::FC64 => Val::complex(to, real_part(x), if let Val::Complex(_, _, im) = x { *im } else { 0.0 }),
        Ty::U3 | Ty::U16 => x.clone(),
    }
}

/// The value as a mask or a predicate sees it: `(bool) x`.
pub fn is_true(x: &Val) -> bool {
    match x {
        Val::Bool(b) => *b,
        Val::Int(_, k) => *k != 0,
        Val::Real(_, r) => *r != 0.0,
        Val::Complex(_, re, im) => *re != 0.0 || *im != 0.0,
        Val::User(ty, _) => panic!("{ty} has no truth value"),
    }
}

fn real_part(x: &Val) -> f64 {
    match x {
        Val::Bool(b) => f64::from(u8::from(*b)),
        Val::Int(_, k) => *k as f64,
        Val::Real(_, r) | Val::Complex(_, r, _) => *r,
        Val::User(ty, _) => panic!("{ty} has no real part"),
    }
}

fn truncate(r: f64, to: Ty) -> i128 {
    let (low, high) = to.range();
    if r.is_nan() {
        0
    } else if r <= low as f64 {
        low
    } else if r >= high as f64 {
        high
    } else {
        r.trunc() as i128
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(x: Val, to: Ty, want: &str) {
        assert_eq!(cast(&x, to).to_string(), want);
    }

    #[test]
    fn by_hand() {
        let fp = |x| Val::Real(Ty::FP64, x);
        check(fp(-3.9), Ty::Int(8), "-3");
        check(fp(1e9), Ty::Int(8), "127");
        check(fp(-1e9), Ty::Int(8), "-128");
        check(fp(-0.5), Ty::UInt(8), "0");
        check(fp(-7.0), Ty::UInt(64), "0");
        check(fp(f64::NAN), Ty::Int(32), "0");
        check(fp(f64::NAN), Ty::Bool, "1");
        check(fp(f64::INFINITY), Ty::UInt(64), "18446744073709551615");
        check(fp(1e300), Ty::Int(64), "9223372036854775807");
        check(fp(0.1), Ty::Bool, "1");
        check(Val::Int(Ty::Int(32), -1), Ty::UInt(16), "65535");
        check(Val::Int(Ty::UInt(8), 200), Ty::Int(8), "-56");
        check(Val::Int(Ty::Int(64), (1 << 24) + 1), Ty::FP32, "16777216");
        check(Val::Int(Ty::Int(32), 256), Ty::Bool, "1");
        check(Val::Complex(Ty::FC32, 2.5, 9.0), Ty::Int(16), "2");
        check(Val::Complex(Ty::FC64, 0.0, 2.0), Ty::Bool, "1");
        check(Val::Bool(true), Ty::FC32, "1");
    }
}
