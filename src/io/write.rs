//! Writes a list of entries as a Matrix Market file.
//!
//! Needs: a list of a built-in type. Gives: [`write_matrix_market`]: `coordinate`, `general`, with the
//! type line, so that reading gives the same entries, bit by bit (NaNs: some NaN).
//! Cost: one pass; the output is buffered here.

use std::io::{BufWriter, Write};

use super::Coo;
use super::coo::one;
use super::header::c_name;
use super::source::unreadable;
use crate::error::{Error, ErrorKind, Result};
use crate::types::TypeCode;

/// Writes the entries in the order of the list. A list whose single value is 1 becomes a pattern.
///
/// ```
/// use graphblas::{ErrorKind, io};
/// let mut coo = io::parse_edge_list(b"0 1 2.5\n", "edges", &io::ReadOptions::default())?;
/// let mut text = Vec::new();
/// io::write_matrix_market(&coo, &mut text)?;
/// assert_eq!(
///     String::from_utf8_lossy(&text),
///     "%%MatrixMarket matrix coordinate real general\n%%GraphBLAS type double\n2 2 1\n1 2 2.5\n"
/// );
/// coo.nrows = 0; // an entry lies outside
/// assert_eq!(io::write_matrix_market(&coo, &mut text).unwrap_err().kind(), ErrorKind::InvalidIndex);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn write_matrix_market(coo: &Coo, out: &mut dyn Write) -> Result<()> {
    let Some(code) = coo.ty.code() else {
        let name = coo.ty.name();
        return Err(Error::new(
            ErrorKind::NotImplemented,
            format_args!("values of the user-defined type {name} have no text form in a Matrix Market file"),
        ));
    };
    check(coo, code)?;
    let is_pattern = coo.is_iso && coo.vals[..] == one(code)?[..];
    let mut out = BufWriter::new(out);
    let written =
        head(&mut out, coo, code, is_pattern).and_then(|()| entries(&mut out, coo, code, is_pattern)).and_then(|()| out.flush());
    written.map_err(|e| unreadable("Matrix Market output", format_args!("cannot be written: {e}")))
}

type Out<'a> = BufWriter<&'a mut dyn Write>;

fn head(out: &mut Out<'_>, coo: &Coo, code: TypeCode, is_pattern: bool) -> std::io::Result<()> {
    let field = match code {
        _ if is_pattern => "pattern",
        TypeCode::FP32 | TypeCode::FP64 => "real",
        TypeCode::FC32 | TypeCode::FC64 => "complex",
        TypeCode::Bool | TypeCode::Int8 | TypeCode::Int16 | TypeCode::Int32 | TypeCode::Int64 => "integer",
        TypeCode::UInt8 | TypeCode::UInt16 | TypeCode::UInt32 | TypeCode::UInt64 => "integer",
    };
    writeln!(out, "%%MatrixMarket matrix coordinate {field} general\n%%GraphBLAS type {}", c_name(code))?;
    writeln!(out, "{} {} {}", coo.nrows, coo.ncols, coo.nvals())
}

fn entries(out: &mut Out<'_>, coo: &Coo, code: TypeCode, is_pattern: bool) -> std::io::Result<()> {
    let step = if coo.is_iso { 0 } else { code.size() };
    for (k, (i, j)) in coo.rows.iter().zip(&coo.cols[..]).enumerate() {
        write!(out, "{} {}", i + 1, j + 1)?;
        if !is_pattern {
            value(out, code, &coo.vals[k * step..][..code.size()])?;
        }
        out.write_all(b"\n")?;
    }
    Ok(())
}

/// A value behind a blank. Floats are as short as still reads back to the same bits.
fn value(out: &mut Out<'_>, code: TypeCode, x: &[u8]) -> std::io::Result<()> {
    match code {
        TypeCode::Bool | TypeCode::UInt8 => write!(out, " {}", x[0]),
        TypeCode::Int8 => write!(out, " {}", i8::from_ne_bytes(array(x))),
        TypeCode::Int16 => write!(out, " {}", i16::from_ne_bytes(array(x))),
        TypeCode::Int32 => write!(out, " {}", i32::from_ne_bytes(array(x))),
        TypeCode::Int64 => write!(out, " {}", i64::from_ne_bytes(array(x))),
        TypeCode::UInt16 => write!(out, " {}", u16::from_ne_bytes(array(x))),
        TypeCode::UInt32 => write!(out, " {}", u32::from_ne_bytes(array(x))),
        TypeCode::UInt64 => write!(out, " {}", u64::from_ne_bytes(array(x))),
        TypeCode::FP32 => write!(out, " {:?}", f32::from_ne_bytes(array(x))),
        TypeCode::FP64 => write!(out, " {:?}", f64::from_ne_bytes(array(x))),
        TypeCode::FC32 => write!(out, " {:?} {:?}", f32::from_ne_bytes(array(&x[..4])), f32::from_ne_bytes(array(&x[4..]))),
        TypeCode::FC64 => write!(out, " {:?} {:?}", f64::from_ne_bytes(array(&x[..8])), f64::from_ne_bytes(array(&x[8..]))),
    }
}

fn array<const N: usize>(x: &[u8]) -> [u8; N] {
    let mut a = [0; N];
    a.copy_from_slice(x);
    a
}

/// COO-1 and COO-2, because anybody can fill the lists.
fn check(coo: &Coo, code: TypeCode) -> Result<()> {
    let values = if coo.is_iso { 1 } else { coo.nvals() };
    if coo.cols.len() != coo.nvals() || coo.vals.len() != values * code.size() {
        let (rows, cols, bytes) = (coo.rows.len(), coo.cols.len(), coo.vals.len());
        return Err(Error::new(
            ErrorKind::InvalidValue,
            format_args!("the lists of entries do not fit: {rows} rows, {cols} columns, {bytes} bytes of {} values", code.name()),
        ));
    }
    let outside = coo.rows.iter().zip(&coo.cols[..]).find(|&(&i, &j)| i >= coo.nrows || j >= coo.ncols);
    outside.map_or(Ok(()), |(i, j)| {
        let (m, n) = (coo.nrows, coo.ncols);
        Err(Error::new(ErrorKind::InvalidIndex, format_args!("entry ({i}, {j}) lies outside a matrix of {m} by {n}")))
    })
}
