//! Operators that are made, not predefined: semirings of a monoid and an operator, and all of C functions.
//! Needs:   a `Lib`.
//! Gives:   handles that live as long as the process, like predefined ones.
//! Cost:    a few C calls at set-up.

use std::ffi::c_void;

use crate::Result;
use crate::abi::{BinaryFunction, BinaryOp, Handle, Monoid, Semiring, call};
use crate::library::Lib;

/// The semiring of a predefined monoid and a predefined operator.
pub fn semiring(lib: Lib, monoid: &str, op: &str) -> Result<Semiring> {
    let mut out = Semiring::NULL;
    call!(lib, GrB_Semiring_new(&mut out, lib.object(monoid)?, lib.object(op)?))?;
    Ok(out)
}

/// plus-times on FP64, of two C functions: no library can know what they compute.
pub fn plus_times_of_functions(lib: Lib) -> Result<Semiring> {
    let (mut add, mut out) = (Monoid::NULL, Semiring::NULL);
    call!(lib, GrB_Monoid_new_FP64(&mut add, function_fp64(lib, Some(plus))?, 0.0))?;
    call!(lib, GrB_Semiring_new(&mut out, add, function_fp64(lib, Some(times))?))?;
    Ok(out)
}

fn function_fp64(lib: Lib, function: BinaryFunction) -> Result<BinaryOp> {
    let (mut op, fp64) = (Handle::NULL, lib.object("GrB_FP64")?);
    call!(lib, GrB_BinaryOp_new(&mut op, function, fp64, fp64, fp64))?;
    Ok(op)
}

unsafe extern "C" fn plus(z: *mut c_void, x: *const c_void, y: *const c_void) {
    // SAFETY: the operator was made for FP64, so all three point to a double, and z may be x or y.
    unsafe { *z.cast::<f64>() = *x.cast::<f64>() + *y.cast::<f64>() }
}

unsafe extern "C" fn times(z: *mut c_void, x: *const c_void, y: *const c_void) {
    // SAFETY: as in `plus`.
    unsafe { *z.cast::<f64>() = *x.cast::<f64>() * *y.cast::<f64>() }
}
