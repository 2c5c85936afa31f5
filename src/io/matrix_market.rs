//! Matrix Market files: head, then one entry per line.
//!
//! Needs: text. Gives: [`parse_matrix_market`] and [`read_matrix_market`]; every malformed file is
//! refused with an error that names file and line, and leaves nothing behind.
//! Cost: one pass over the text (in parallel), one over the entries to see that no position is
//! repeated, and one to add what a symmetric file leaves out.
//! Meaning, where the format's report is silent:
//! * A position may not be repeated (LAGraph: build without a duplicate operator). In a file that is
//!   not general, (i, j) and (j, i) are one position, but either triangle may be used, even both:
//!   LAGraph reads such files and its data has one.
//! * An array that is skew-symmetric lists the strict lower triangle (NIST) or the lower triangle
//!   with a zero diagonal (LAGraph); the number of values tells which.
//! * BOOL values are 0 and 1. An integer type wants an integer, `1.0` is none.

use std::path::Path;

use super::coo::{Coo, Symmetry, one};
use super::cursor::{Cursor, Dialect};
pub(super) use super::header::has_banner;
use super::header::{Field, Format, Header};
use super::number::{ComplexPair, Float, Integer, Pattern, RealPart, Truth, ValueText, Wanted};
use super::pieces::{self, Entries, Layout, Out};
use super::source::Source;
use super::{Duplicates, ReadOptions, load, mirror, order};
use crate::error::Result;
use crate::mem::Buf;
use crate::types::{Type, TypeCode};

/// Reads a Matrix Market file, packed by gzip or not.
///
/// ```
/// use graphblas::{Matrix, io};
/// let path = std::env::temp_dir().join("graphblas-example-read-matrix-market.mtx");
/// std::fs::write(&path, "%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1\n3 2\n")?;
/// let coo = io::read_matrix_market(&path, &io::ReadOptions::default())?;
/// std::fs::remove_file(&path)?;
/// let path_of_three = Matrix::<bool>::from_coo(&coo, None)?;
/// assert_eq!((path_of_three.get(0, 1)?, path_of_three.get(1, 0)?), (Some(true), Some(true)));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read_matrix_market(path: &Path, options: &ReadOptions<'_>) -> Result<Coo> {
    let (name, text) = load::load_path(path)?;
    parse_matrix_market(&text, &name, options)
}

/// Parses the text of a Matrix Market file; `name` is for messages.
///
/// ```
/// use graphblas::{Matrix, io};
/// let text = b"%%MatrixMarket matrix coordinate real general\n2 2 2\n1 2 0.5\n2 1 4\n";
/// let a = Matrix::<f64>::from_coo(&io::parse_matrix_market(text, "a.mtx", &io::ReadOptions::default())?, None)?;
/// assert_eq!(a.tuples()?, (vec![0, 1], vec![1, 0], vec![0.5, 4.0]));
///
/// let text = b"%%MatrixMarket matrix coordinate real general\n2 2 1\n1 3 0.5\n";
/// let e = io::parse_matrix_market(text, "a.mtx", &io::ReadOptions::default()).unwrap_err();
/// assert!(e.message().starts_with("a.mtx:3:")); // there is no column 3
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn parse_matrix_market(text: &[u8], name: &str, options: &ReadOptions<'_>) -> Result<Coo> {
    let source = Source { name, text };
    let header = Header::read(&source)?;
    if let Some(progress) = options.progress {
        progress.start(text.len() - header.body);
    }
    let layout = layout(&header);
    let parse_piece = piece_parser(&header);
    let piece = |begin, end, out: Out<'_>| parse_piece(&source, &header, begin, end, out);
    let entries = pieces::parse(text, header.body, layout, options, &piece)?;
    let (mut rows, mut cols) = match header.format {
        Format::Coordinate => {
            check_count(&source, &header, &entries)?;
            (entries.rows, entries.cols)
        }
        Format::Array => array_positions(&source, &header, entries.len)?,
    };
    if options.duplicates == Duplicates::Refuse && header.format == Format::Coordinate {
        check_repeated(&source, &header, &rows, &cols)?;
    }
    let mut vals = entries.vals;
    if let Some((k, misfit)) = mirror::complete(&mut rows, &mut cols, &mut vals, header.ty, header.symmetry)? {
        return Err(unfit_value(&source, &header, k, misfit));
    }
    rows.shrink();
    cols.shrink();
    vals.shrink();
    let is_iso = header.field == Field::Pattern;
    Ok(Coo {
        nrows: header.nrows,
        ncols: header.ncols,
        rows,
        cols,
        vals: if is_iso { one(header.ty)? } else { vals },
        ty: Type::Builtin(header.ty),
        is_iso,
        symmetry: header.symmetry,
    })
}

/// Sizes of an entry as the head describes it. The shortest value is one digit.
fn layout(header: &Header) -> Layout {
    let value_text = match header.field {
        Field::Pattern => 0,
        Field::Real | Field::Integer => "1 ".len(),
        Field::Complex => "1 1 ".len(),
    };
    let value_bytes = if header.field == Field::Pattern { 0 } else { header.ty.size() };
    match header.format {
        Format::Coordinate => Layout { indices: 1, value_bytes, entry_bytes: "1 1\n".len() + value_text },
        Format::Array => Layout { indices: 0, value_bytes, entry_bytes: value_text },
    }
}

type PieceParser = fn(&Source<'_>, &Header, usize, usize, Out<'_>) -> Result<usize>;

/// The parser for the field and type in the head: 14 instances of two short loops.
fn piece_parser(header: &Header) -> PieceParser {
    match (header.field, header.ty) {
        (Field::Pattern, _) => parse_piece::<Pattern>,
        (Field::Complex, TypeCode::FC32) => parse_piece::<ComplexPair<f32>>,
        (Field::Complex, _) => parse_piece::<ComplexPair<f64>>,
        (Field::Real | Field::Integer, code) => match code {
            TypeCode::Bool => parse_piece::<Truth>,
            TypeCode::Int8 => parse_piece::<Integer<i8>>,
            TypeCode::Int16 => parse_piece::<Integer<i16>>,
            TypeCode::Int32 => parse_piece::<Integer<i32>>,
            TypeCode::Int64 => parse_piece::<Integer<i64>>,
            TypeCode::UInt8 => parse_piece::<Integer<u8>>,
            TypeCode::UInt16 => parse_piece::<Integer<u16>>,
            TypeCode::UInt32 => parse_piece::<Integer<u32>>,
            TypeCode::UInt64 => parse_piece::<Integer<u64>>,
            TypeCode::FP32 => parse_piece::<Float<f32>>,
            TypeCode::FP64 => parse_piece::<Float<f64>>,
            TypeCode::FC32 => parse_piece::<RealPart<f32>>,
            TypeCode::FC64 => parse_piece::<RealPart<f64>>,
        },
    }
}

/// Parses the lines in `begin..end`; gives the number of entries.
fn parse_piece<V: ValueText>(source: &Source<'_>, header: &Header, begin: usize, end: usize, out: Out<'_>) -> Result<usize> {
    let mut c = Cursor::new(&source.text[..end], begin, Dialect::MATRIX_MARKET);
    let mut k = 0;
    while c.next_entry() {
        // The slices are long enough: PIECE-1.
        if header.format == Format::Coordinate {
            out.rows[k] = index(source, &mut c, "row", header.nrows)?;
            c.skip_blanks();
            out.cols[k] = index(source, &mut c, "column", header.ncols)?;
            c.skip_blanks();
        }
        if !V::read(&mut c, &mut out.vals[k * V::BYTES..][..V::BYTES]) {
            return Err(source.expected(format_args!("{}", Wanted(header.ty)), c.at()));
        }
        if !c.end_line() {
            return Err(too_long(source, header, &c));
        }
        k += 1;
    }
    Ok(k)
}

/// Reads an index from 1 to `n` and makes it count from 0.
#[inline]
fn index(source: &Source<'_>, c: &mut Cursor<'_>, what: &str, n: u64) -> Result<u64> {
    let at = c.at();
    match c.unsigned() {
        // 0 wraps to the largest number.
        Some(i) if i.wrapping_sub(1) < n => Ok(i - 1),
        Some(_) | None => Err(source.expected(format_args!("a {what} index from 1 to {n}"), at)),
    }
}

#[cold]
fn too_long(source: &Source<'_>, header: &Header, c: &Cursor<'_>) -> crate::Error {
    let words = match (header.format, header.field) {
        (Format::Coordinate, Field::Pattern) => "row and column",
        (Format::Coordinate, Field::Complex) => "row, column and two parts of a complex value",
        (Format::Coordinate, Field::Real | Field::Integer) => "row, column and one value",
        (Format::Array, Field::Complex) => "two parts of a complex value",
        (Format::Array, Field::Real | Field::Integer | Field::Pattern) => "one value",
    };
    let field = header.field.word();
    source.expected(format_args!("the end of the line after {words}, as the field is '{field}'"), c.at())
}

/// Refuses a file that has not the number of entries its counts promise.
fn check_count(source: &Source<'_>, header: &Header, entries: &Entries) -> Result<()> {
    let (want, found) = (header.nvals, entries.len as u64);
    if want == found {
        return Ok(());
    }
    Err(wrong_count(source, header, u128::from(want), entries.len))
}

#[cold]
fn wrong_count(source: &Source<'_>, header: &Header, want: u128, found: usize) -> crate::Error {
    let counts = header.counts_line;
    if want > found as u128 {
        let last = source.line_of(source.text.len());
        return source.wrong(last, format_args!("expected {want} entries as line {counts} says, found the end after {found}"));
    }
    let surplus = entry(source, header, usize::try_from(want).unwrap_or(usize::MAX));
    source.wrong(
        source.line_of(surplus.at()),
        format_args!("expected the end after {want} entries as line {counts} says, found one more"),
    )
}

/// The positions of the `found` values of an array, column by column.
fn array_positions(source: &Source<'_>, header: &Header, found: usize) -> Result<(Buf<u64>, Buf<u64>)> {
    let (m, n) = (u128::from(header.nrows), u128::from(header.ncols));
    let strict = n * n.saturating_sub(1) / 2;
    // The first row of column j is j + below, or 0.
    let (want, triangle, below) = match header.symmetry {
        Symmetry::General => (m * n, 0, 0),
        Symmetry::Skew if found as u128 == strict => (strict, 1, 1),
        Symmetry::Symmetric | Symmetry::Skew | Symmetry::Hermitian => (strict + n, 1, 0),
    };
    if found as u128 != want {
        return Err(wrong_count(source, header, want, found));
    }
    let (mut rows, mut cols) = (Buf::with_capacity(found)?, Buf::with_capacity(found)?);
    // Without this, no value is left to give for a matrix of many columns and no row.
    let columns = if found == 0 { 0 } else { header.ncols };
    for j in 0..columns {
        for i in triangle * j + below..header.nrows {
            rows.push(i)?;
            cols.push(j)?;
        }
    }
    Ok((rows, cols))
}

/// Refuses repeated positions.
fn check_repeated(source: &Source<'_>, header: &Header, rows: &[u64], cols: &[u64]) -> Result<()> {
    let Some((first, second)) = order::find_repeated(rows, cols, header.symmetry, header.ncols)? else { return Ok(()) };
    let line_of = |k| source.line_of(entry(source, header, k).at());
    let (first, line) = (line_of(first), line_of(second));
    let (i, j, kind) = (rows[second] + 1, cols[second] + 1, header.symmetry.word());
    Err(source
        .wrong(line, format_args!("expected each position once, found ({i}, {j}) again after line {first} ({kind} matrix)")))
}

#[cold]
fn unfit_value(source: &Source<'_>, header: &Header, k: usize, misfit: mirror::Misfit) -> crate::Error {
    let mut c = entry(source, header, k);
    let words_before = match header.format {
        Format::Coordinate => 2,
        Format::Array => 0,
    };
    for _ in 0..words_before {
        c.skip_word();
        c.skip_blanks();
    }
    source.expected(format_args!("{}", misfit.wanted()), c.at())
}

/// A cursor at the first word of an entry, found again because nobody kept its place.
#[cold]
fn entry<'a>(source: &Source<'a>, header: &Header, entry: usize) -> Cursor<'a> {
    let mut c = Cursor::new(source.text, header.body, Dialect::MATRIX_MARKET);
    for _ in 0..entry {
        c.next_entry();
        c.skip_line();
    }
    c.next_entry();
    c
}
