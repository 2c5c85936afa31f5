//! The other half of a symmetric file: adds the entry at (j, i) that (i, j) implies.
//!
//! Needs: the entries of the file, each position once. Gives: [`complete`], which appends them.
//! Cost: one pass; memory for exactly the added entries.
//! Refused: a skew-symmetric diagonal that is not zero, a hermitian one that is not real, and an
//! integer whose negative does not fit (the least one of its type).

use super::coo::Symmetry;
use crate::error::Result;
use crate::mem::Buf;
use crate::types::{TypeCode, cast};

/// What can be wrong with an entry.
#[derive(Clone, Copy, Debug)]
pub(super) enum Misfit {
    /// A diagonal entry of a skew-symmetric matrix is not zero.
    SkewDiagonal,
    /// A diagonal entry of a hermitian matrix is not real.
    HermitianDiagonal,
    /// The negative of an entry is not in the range of the type.
    NegativeTooLarge,
}

impl Misfit {
    /// What a message says was expected of the value.
    pub fn wanted(self) -> &'static str {
        match self {
            Misfit::SkewDiagonal => "zero on the diagonal of a skew-symmetric matrix",
            Misfit::HermitianDiagonal => "a real value on the diagonal of a hermitian matrix",
            Misfit::NegativeTooLarge => "a value of a skew-symmetric matrix whose negative its type can hold",
        }
    }
}

/// Appends the mirrored entries. `vals` has one value of `ty` per entry, or none at all (a pattern).
/// Gives the first entry that does not fit the symmetry, if there is one; the lists are of no use then.
pub(super) fn complete(
    rows: &mut Buf<u64>,
    cols: &mut Buf<u64>,
    vals: &mut Buf<u8>,
    ty: TypeCode,
    symmetry: Symmetry,
) -> Result<Option<(usize, Misfit)>> {
    if symmetry == Symmetry::General {
        return Ok(None);
    }
    let diagonal_misfit = bad_diagonal(rows, cols, vals, ty, symmetry);
    if diagonal_misfit.is_some() {
        return Ok(diagonal_misfit);
    }
    let (given, given_bytes) = (rows.len(), vals.len());
    let added = rows.iter().zip(&cols[..]).filter(|(i, j)| i != j).count();
    rows.reserve_exact(added)?;
    cols.reserve_exact(added)?;
    if given_bytes > 0 {
        vals.reserve_exact(added.saturating_mul(ty.size()))?;
        append_values(&rows[..given], &cols[..given], vals, ty.size())?;
    }
    for k in 0..given {
        let (i, j) = (rows[k], cols[k]);
        if i != j {
            rows.push(j)?;
            cols.push(i)?;
        }
    }
    let Some(p) = change_sign(&mut vals[given_bytes..], ty, symmetry) else { return Ok(None) };
    let misfit = (0..given).filter(|&k| rows[k] != cols[k]).nth(p);
    Ok(misfit.map(|k| (k, Misfit::NegativeTooLarge)))
}

/// The first diagonal entry that the symmetry does not allow.
fn bad_diagonal(rows: &[u64], cols: &[u64], vals: &[u8], ty: TypeCode, symmetry: Symmetry) -> Option<(usize, Misfit)> {
    // Which part of a value must be zero on the diagonal.
    let (part, at, misfit) = match (symmetry, ty) {
        (Symmetry::General | Symmetry::Symmetric, _) => return None,
        (Symmetry::Skew, _) => (ty, 0, Misfit::SkewDiagonal),
        (Symmetry::Hermitian, TypeCode::FC32) => (TypeCode::FP32, 4, Misfit::HermitianDiagonal),
        (Symmetry::Hermitian, _) => (TypeCode::FP64, 8, Misfit::HermitianDiagonal),
    };
    let is_zero = |value: &[u8]| {
        let mut truth = [0];
        cast::cast_one(TypeCode::Bool, &mut truth, part, &value[at..at + part.size()]);
        truth == [0]
    };
    let entries = rows.iter().zip(cols).zip(vals.chunks_exact(ty.size()));
    let found = entries.enumerate().find(|(_, ((i, j), value))| i == j && !is_zero(value));
    found.map(|(k, _)| (k, misfit))
}

/// Appends a copy of the value of every entry off the diagonal.
fn append_values(rows: &[u64], cols: &[u64], vals: &mut Buf<u8>, size: usize) -> Result<()> {
    match size {
        1 => append_sized::<1>(rows, cols, vals),
        2 => append_sized::<2>(rows, cols, vals),
        4 => append_sized::<4>(rows, cols, vals),
        8 => append_sized::<8>(rows, cols, vals),
        _ => append_sized::<16>(rows, cols, vals),
    }
}

fn append_sized<const SIZE: usize>(rows: &[u64], cols: &[u64], vals: &mut Buf<u8>) -> Result<()> {
    for k in 0..rows.len() {
        if rows[k] != cols[k] {
            let value: [u8; SIZE] = vals.as_chunks().0[k];
            vals.extend_from_slice(&value)?;
        }
    }
    Ok(())
}

/// Turns values into their negatives (skew) or conjugates (hermitian); gives the place of the first that has none.
fn change_sign(vals: &mut [u8], ty: TypeCode, symmetry: Symmetry) -> Option<usize> {
    let every = match symmetry {
        Symmetry::General | Symmetry::Symmetric => return None,
        // A complex value has two parts to negate, one after the other.
        Symmetry::Skew => 1,
        // Only its second part.
        Symmetry::Hermitian => 2,
    };
    match ty {
        TypeCode::Int8 => each_part(vals, every, |b| Some(i8::from_ne_bytes(b).checked_neg()?.to_ne_bytes())),
        TypeCode::Int16 => each_part(vals, every, |b| Some(i16::from_ne_bytes(b).checked_neg()?.to_ne_bytes())),
        TypeCode::Int32 => each_part(vals, every, |b| Some(i32::from_ne_bytes(b).checked_neg()?.to_ne_bytes())),
        TypeCode::Int64 => each_part(vals, every, |b| Some(i64::from_ne_bytes(b).checked_neg()?.to_ne_bytes())),
        TypeCode::FP32 | TypeCode::FC32 => each_part(vals, every, |b| Some((-f32::from_ne_bytes(b)).to_ne_bytes())),
        TypeCode::FP64 | TypeCode::FC64 => each_part(vals, every, |b| Some((-f64::from_ne_bytes(b)).to_ne_bytes())),
        // The header refuses these types for skew-symmetric and hermitian files.
        TypeCode::Bool | TypeCode::UInt8 | TypeCode::UInt16 | TypeCode::UInt32 | TypeCode::UInt64 => None,
    }
}

/// Replaces the last of each `every` parts of `SIZE` bytes; stops at the first that `f` refuses.
fn each_part<const SIZE: usize>(vals: &mut [u8], every: usize, f: impl Fn([u8; SIZE]) -> Option<[u8; SIZE]>) -> Option<usize> {
    for (k, part) in vals.as_chunks_mut().0.iter_mut().skip(every - 1).step_by(every).enumerate() {
        match f(*part) {
            Some(new) => *part = new,
            None => return Some(k),
        }
    }
    None
}
