//! Values on their way into and out of C functions.
//!
//! Needs: `library`. Gives: [`hand_over`] (one call of a function family with a value, as any
//! variant that says the same), [`array`] and [`fetch`] (values in the caller's memory), names of
//! variants.

use crate::harness::program::Way;
use crate::harness::session::Refusal;
use crate::library::{self, Word, call};
use crate::objects::{self, Owned};
use crate::oracle::cast::cast;
use crate::oracle::value::{Ty, Val};
use crate::status::{Info, SUCCESS};

/// How the name of the variant for a type ends.
pub fn suffix(ty: Ty) -> String {
    if ty.is_user() { "UDT".into() } else { ty.name() }
}

/// `GrB_Matrix_setElement_INT8`, `GxB_Matrix_setElement_FC32`, `GrB_Matrix_setElement_UDT`; a family of the extension has its
/// prefix with it.
pub fn typed_name(family: &str, ty: Ty) -> String {
    variant(family, &suffix(ty), if ty.is_complex() { "GxB_" } else { "GrB_" })
}

fn variant(family: &str, suffix: &str, prefix: &str) -> String {
    format!("{}{family}_{suffix}", if family.starts_with("GxB_") { "" } else { prefix })
}

/// The values as an array of their type, aligned for any of them.
pub fn array(values: &[Val]) -> Vec<u64> {
    let bytes: Vec<u8> = values.iter().flat_map(Val::to_bytes).collect();
    let word = |chunk: &[u8]| {
        let mut word = [0xA5; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    // At least one word, so that the address is real.
    bytes.chunks(8).map(word).chain([0]).collect()
}

/// Room for values, filled with something that is none.
pub fn room(ty: Ty, n: usize) -> Vec<u64> {
    vec![0xA5A5_A5A5_A5A5_A5A5; (n * ty.bytes()).div_ceil(8) + 1]
}

/// The `n` values of an array that [`room`] made, unless something behind them was touched.
pub fn fetch(ty: Ty, array: &[u64], n: usize) -> Result<Vec<Val>, String> {
    let bytes: Vec<u8> = array.iter().flat_map(|w| w.to_le_bytes()).collect();
    if bytes[n * ty.bytes()..].iter().any(|&b| b != 0xA5) {
        return Err(format!("memory behind {n} values of {ty} was written"));
    }
    let values = bytes.chunks(ty.bytes()).take(n);
    values
        .map(|b| if ty == Ty::Bool && b[0] > 1 { Err(format!("a BOOL is {}", b[0])) } else { Ok(Val::from_bytes(ty, b)) })
        .collect()
}

/// A GrB_Scalar with a value, or empty.
pub fn scalar(x: Option<&Val>, ty: Ty) -> Result<Owned, Refusal> {
    let s = Owned::make("GrB_Scalar_free", |at| call("GrB_Scalar_new", &[at, objects::ty(ty)]))?;
    if let Some(x) = x {
        let name = typed_name("Scalar_setElement", x.ty());
        assert_eq!(library::call_with(&name, &[s.handle], x, &[]), SUCCESS, "{name} fails");
    }
    Ok(s)
}

/// The same value in another built-in type, if the way says so and if it becomes the same in every
/// domain of `wanted`.
pub fn restated(x: &Val, wanted: &[Ty], way: Way) -> Val {
    if x.ty().is_user() || way.one_in(2, "type of the value") || wanted.iter().any(|ty| ty.is_user()) {
        return x.clone();
    }
    let becomes = |y: &Val| wanted.iter().map(|&ty| cast(y, ty).to_bytes()).collect::<Vec<_>>();
    let fits = |y: &Val| becomes(y) == becomes(x);
    let all: Vec<Val> = Ty::BUILTIN.iter().map(|&ty| cast(x, ty)).filter(fits).collect();
    // Never empty: x itself is in it.
    all[way.below("other type of the value", all.len())].clone()
}

/// Calls a function of the family with the value between other arguments: the variant of its type,
/// of another type that it fits into, for user-defined types, or with a GrB_Scalar. `wanted` are
/// the domains that the value goes to.
pub fn hand_over(
    family: &str,
    before: &[Word],
    x: Option<&Val>,
    wanted: &[Ty],
    after: &[Word],
    way: Way,
) -> Result<Info, Refusal> {
    let x = x.map(|x| restated(x, wanted, way));
    match &x {
        Some(x) if !way.one_in(4, "as a scalar") => Ok(library::call_with(&typed_name(family, x.ty()), before, x, after)),
        _ => {
            let s = scalar(x.as_ref(), x.as_ref().map_or(wanted[0], Val::ty))?;
            Ok(call(&variant(family, "Scalar", "GrB_"), &[before, &[s.handle], after].concat()))
        }
    }
}
