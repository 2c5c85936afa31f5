//! Laws on trial: whether an operator obeys those that it is said to obey, for values of many kinds.
//!
//! Needs: an operator; for arguments of a user's type some values. Gives: [`laws`]: nothing, or the law that does not hold and
//! the values for which it does not. Cost: associativity asks for every three of about `SAMPLES` values, the others of two.
//! Of built-in types these are the corners (zeros, ones, bounds, infinities, NaN) and random ones; two NaN are the same here, and
//! so are both zeros. That floats associate is tried on values that small sums and products do not round.
//! Not here: whether a function has side effects, which no trial can tell.

use std::fmt;

use super::erased::lanes::{Bin, Iso};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::ops::{BinaryOp, Constant, Laws};
use crate::types::{DatumSlice, FC64, Type, TypeCode, by_type, cast};

/// Values of a built-in type that are tried.
const SAMPLES: usize = 28;
/// Values of the caller's that are, at most.
const GIVEN: usize = 64;

/// Tries all laws of the operator; an error tells which does not hold.
pub fn laws(op: &BinaryOp, given: Option<&DatumSlice<'_>>) -> Result<()> {
    let (x, y, z) = (op.xtype(), op.ytype(), op.ztype());
    if let Some(given) = given.filter(|given| *given.ty() != x && *given.ty() != y) {
        let wanted = format_args!("values: type {} was needed, as the operator's, not {}", x.name(), given.ty().name());
        return Err(Error::new(ErrorKind::DomainMismatch, wanted));
    }
    let trial = Trial { f: Bin::of(op)?.elementwise(), name: op.name(), x, y, z };
    let mut a = Buf::zeroed(trial.z.size())?;
    // ANY may give either argument, and gives the first.
    if op.is_commutative() && op.uses_x() == op.uses_y() {
        trial.commutes(&samples(&trial.x, given)?)?;
    }
    if op.is_idempotent() {
        trial.is_idempotent(&samples(&trial.x, given)?)?;
    }
    if op.is_associative_rounded() {
        trial.associates(&samples(&trial.x, given)?)?;
    }
    if op.annihilator(Laws::ANNIHILATOR_1ST, &mut a) {
        let values = samples(&trial.y, given)?;
        trial.annihilates(&a, values.chunks_exact(trial.y.size()).map(|y| (&*a, y)))?;
    }
    if op.annihilator(Laws::ANNIHILATOR_2ND, &mut a) {
        let values = samples(&trial.x, given)?;
        trial.annihilates(&a, values.chunks_exact(trial.x.size()).map(|x| (x, &*a)))?;
    }
    Ok(())
}

struct Trial<'a> {
    f: Bin,
    name: &'a str,
    x: Type,
    y: Type,
    z: Type,
}

impl Trial<'_> {
    fn result(&self) -> Result<Buf<u8>> {
        Buf::zeroed(self.z.size())
    }

    /// z = f(x, y).
    fn call(&self, z: &mut [u8], x: &[u8], y: &[u8]) {
        z.fill(0);
        // SAFETY: LANES-1: one value each, where an array of such values has them.
        unsafe { self.f.run(z.as_mut_ptr(), x.as_ptr(), y.as_ptr(), 1, Iso::None, |_| (0, 0, 0)) };
    }

    fn commutes(&self, values: &[u8]) -> Result<()> {
        let (mut z, mut other) = (self.result()?, self.result()?);
        for x in values.chunks_exact(self.x.size()) {
            for y in values.chunks_exact(self.x.size()) {
                self.call(&mut z, x, y);
                self.call(&mut other, y, x);
                if !is_same(&self.z, &z, &other) {
                    let (x, y, z, other) = (show(&self.x, x), show(&self.x, y), show(&self.z, &z), show(&self.z, &other));
                    let why = format_args!("f({x}, {y}) = {z} and f({y}, {x}) = {other}");
                    return self.guilty(format_args!("commutative"), why);
                }
            }
        }
        Ok(())
    }

    fn is_idempotent(&self, values: &[u8]) -> Result<()> {
        let mut z = self.result()?;
        for x in values.chunks_exact(self.x.size()) {
            self.call(&mut z, x, x);
            if !is_same(&self.z, &z, x) {
                let (x, z) = (show(&self.x, x), show(&self.z, &z));
                return self.guilty(format_args!("idempotent"), format_args!("f({x}, {x}) = {z}"));
            }
        }
        Ok(())
    }

    fn associates(&self, values: &[u8]) -> Result<()> {
        let each = || values.chunks_exact(self.x.size()).filter(|x| is_plain(&self.x, x));
        let (mut xy, mut yz, mut left, mut right) = (self.result()?, self.result()?, self.result()?, self.result()?);
        for x in each() {
            for y in each() {
                self.call(&mut xy, x, y);
                for z in each() {
                    self.call(&mut yz, y, z);
                    self.call(&mut left, &xy, z);
                    self.call(&mut right, x, &yz);
                    if !is_same(&self.z, &left, &right) {
                        let [x, y, z, left, right] = [x, y, z, &*left, &*right].map(|x| show(&self.z, x));
                        let why = format_args!("f(f({x}, {y}), {z}) = {left} and f({x}, f({y}, {z})) = {right}");
                        return self.guilty(format_args!("associative"), why);
                    }
                }
            }
        }
        Ok(())
    }

    fn annihilates<'v>(&self, a: &[u8], pairs: impl Iterator<Item = (&'v [u8], &'v [u8])>) -> Result<()> {
        let mut z = self.result()?;
        for (x, y) in pairs {
            self.call(&mut z, x, y);
            if !is_same(&self.z, &z, a) {
                let (a, x, y, z) = (show(&self.z, a), show(&self.x, x), show(&self.y, y), show(&self.z, &z));
                return self.guilty(format_args!("annihilated by {a}"), format_args!("f({x}, {y}) = {z}"));
            }
        }
        Ok(())
    }

    fn guilty(&self, law: fmt::Arguments<'_>, why: fmt::Arguments<'_>) -> Result<()> {
        Err(Error::new(ErrorKind::InvalidValue, format_args!("op: {} is declared {law}, but {why}", self.name)))
    }
}

/// The values to try of a type, in an aligned block: those that are given if they are of it, and for a built-in one more.
fn samples(ty: &Type, given: Option<&DatumSlice<'_>>) -> Result<Buf<u8>> {
    let is_given = given.is_some();
    let given = given.filter(|given| given.ty() == ty).map_or(&[][..], DatumSlice::bytes);
    let mut values = Buf::from_slice(&given[..given.len().min(GIVEN * ty.size())])?;
    let Some(code) = ty.code() else {
        if values.is_empty() {
            let kind = if is_given { ErrorKind::EmptyObject } else { ErrorKind::NullPointer };
            let name = ty.name();
            let message = format_args!("values: some of type {name} are needed to try the operator with");
            return Err(Error::new(kind, message));
        }
        return Ok(values);
    };
    let mut one = [0u8; 16];
    let one = &mut one[..code.size()];
    for k in 0..SAMPLES {
        sample(code, k, one);
        values.extend_from_slice(one)?;
    }
    Ok(values)
}

/// Floats that come first; those beyond FP32 are infinite there.
const CORNERS: [f64; 14] = [
    0.0,
    1.0,
    -1.0,
    2.0,
    0.5,
    -3.0,
    -0.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    f32::MAX as f64,
    f32::MIN_POSITIVE as f64,
    f64::MAX,
    f64::MIN_POSITIVE,
];

/// Writes the k-th value to try of a built-in type.
fn sample(code: TypeCode, k: usize, out: &mut [u8]) {
    let constants = [Constant::Zero, Constant::One, Constant::AllOnes, Constant::Lowest, Constant::Highest];
    let dice = random(k as u64);
    if code.is_float() || code.is_complex() {
        let half = |dice: u64| (dice % 17) as f64 / 2.0 - 4.0;
        let re = CORNERS.get(k).copied().unwrap_or(if k.is_multiple_of(2) { half(dice) } else { f64::from_bits(dice) });
        let im = if k.is_multiple_of(4) { half(random(dice)) } else { 0.0 };
        cast::cast_one(code, out, TypeCode::FC64, crate::types::bytes_of(&[FC64::new(re, im)]));
    } else if let Some(constant) = constants.get(k) {
        constant.write(code, out);
    } else {
        // Of few bits and of many.
        let bits = (dice >> (dice % 61)).to_ne_bytes();
        cast::cast_one(code, out, TypeCode::UInt64, &bits);
    }
}

/// A number that looks random.
fn random(k: u64) -> u64 {
    let x = (k + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^ (x >> 27)
}

/// A float or complex value in its two parts.
fn parts(ty: &Type, x: &[u8]) -> Option<[f64; 2]> {
    let code = ty.code().filter(|code| code.is_float() || code.is_complex())?;
    let mut both = [0; 16];
    cast::cast_one(TypeCode::FC64, &mut both, code, x);
    let part = |at: usize| f64::from_ne_bytes(std::array::from_fn(|k| both[at + k]));
    Some([part(0), part(8)])
}

/// Equal as values; two NaN are.
fn is_same(ty: &Type, x: &[u8], y: &[u8]) -> bool {
    let is_nan = |x: [f64; 2]| x[0].is_nan() || x[1].is_nan();
    x == y || matches!((parts(ty, x), parts(ty, y)), (Some(x), Some(y)) if x == y || (is_nan(x) && is_nan(y)))
}

/// Not a float with many digits, nor an infinite complex number.
fn is_plain(ty: &Type, x: &[u8]) -> bool {
    let is_complex = ty.code().is_some_and(TypeCode::is_complex);
    let is_short = |x: &f64| if x.is_finite() { x.abs() <= 8.0 && (2.0 * x).fract() == 0.0 } else { !is_complex };
    parts(ty, x).is_none_or(|x| x.iter().all(is_short))
}

/// A value in words.
struct Shown<'a>(&'a Type, &'a [u8]);

fn show<'a>(ty: &'a Type, x: &'a [u8]) -> Shown<'a> {
    Shown(ty, x)
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.code(), parts(self.0, self.1)) {
            (Some(TypeCode::FC32 | TypeCode::FC64), Some([re, im])) => write!(f, "({re:?}, {im:?})"),
            (Some(code), _) => by_type!(code, T => {
                let mut one = [T::default()];
                crate::types::bytes_of_mut(&mut one).copy_from_slice(self.1);
                write!(f, "{:?}", one[0])
            }),
            (None, _) => {
                f.write_str("0x")?;
                self.1.iter().take(8).try_for_each(|byte| write!(f, "{byte:02x}"))?;
                f.write_str(if self.1.len() > 8 { ".." } else { "" })
            }
        }
    }
}
