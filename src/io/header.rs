//! The head of a Matrix Market file: banner, type line, comments, counts.
//!
//! Needs: a text. Gives: [`Header::read`], which refuses every combination the format does not have,
//! and says where the entries begin. Cost: the head is read once, line by line.
//! Meaning (NIST report 5935, and LAGraph_MMRead for its extensions):
//! `%%MatrixMarket matrix <format> <field> <symmetry>` must be the first line, in any case. Without it,
//! a first line of three numbers means `coordinate real general`, of two numbers `array real general`.
//! `%%GraphBLAS type <ctype>` between banner and counts sets the element type; without it a pattern
//! is BOOL, integer INT64, real FP64, complex FC64. The field says how many words a value has, the
//! type what they become: a real file of type `float complex` has one word per value.

use std::fmt;

use super::coo::{MAX_DIMENSION, Symmetry};
use super::cursor::{Cursor, Dialect};
use super::source::Source;
use crate::error::Result;
use crate::types::TypeCode;

/// How entries are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// Row, column and value of each entry.
    Coordinate,
    /// The values of all positions, column by column.
    Array,
}

/// How values are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Real,
    Integer,
    Complex,
    Pattern,
}

impl Field {
    /// The word of the banner.
    pub const fn word(self) -> &'static str {
        match self {
            Field::Real => "real",
            Field::Integer => "integer",
            Field::Complex => "complex",
            Field::Pattern => "pattern",
        }
    }
}

/// What the head of a file says.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub format: Format,
    pub field: Field,
    pub symmetry: Symmetry,
    pub ty: TypeCode,
    /// The line that sets the type: the banner, or the type line.
    type_line: u64,
    pub nrows: u64,
    pub ncols: u64,
    /// Entries in a coordinate file. Says nothing in an array file.
    pub nvals: u64,
    /// The line of the counts.
    pub counts_line: u64,
    /// The byte behind that line.
    pub body: usize,
}

/// The banner of a Matrix Market file, in lower case.
const BANNER: &[u8] = b"%%matrixmarket";

/// Whether a text begins with the banner.
pub(super) fn has_banner(text: &[u8]) -> bool {
    let text = text.get(bom(text)..).unwrap_or_default();
    text.get(..BANNER.len()).is_some_and(|t| t.eq_ignore_ascii_case(BANNER))
}

/// Bytes of the mark that some editors put before UTF-8 text.
fn bom(text: &[u8]) -> usize {
    if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 }
}

impl Header {
    /// Reads the head of a text.
    pub fn read(source: &Source<'_>) -> Result<Header> {
        let mut c = Cursor::new(source.text, bom(source.text), Dialect::MATRIX_MARKET);
        let mut header = Header {
            format: Format::Coordinate,
            field: Field::Real,
            symmetry: Symmetry::General,
            ty: TypeCode::FP64,
            type_line: 1,
            nrows: 0,
            ncols: 0,
            nvals: 0,
            counts_line: 0,
            body: 0,
        };
        let banner = has_banner(source.text);
        if banner {
            header.banner(source, &mut c)?;
        }
        loop {
            c.skip_blanks();
            if c.line().starts_with(b"%") {
                header.comment(source, &c, banner)?;
                c.skip_line();
            } else if !c.take(b'\n') {
                break;
            }
        }
        header.check_combination(source)?;
        header.counts(source, &mut c, banner)?;
        Ok(header)
    }

    /// `%%MatrixMarket matrix <format> <field> <symmetry>`
    fn banner(&mut self, source: &Source<'_>, c: &mut Cursor<'_>) -> Result<()> {
        choose(source, c, "'%%MatrixMarket'", &[("%%matrixmarket", ())])?;
        choose(source, c, "the object 'matrix'", &[("matrix", ())])?;
        let formats = [("coordinate", Format::Coordinate), ("array", Format::Array)];
        self.format = choose(source, c, "the format 'coordinate' or 'array'", &formats)?;
        let fields =
            [("real", Field::Real), ("integer", Field::Integer), ("complex", Field::Complex), ("pattern", Field::Pattern)];
        self.field = choose(source, c, "the field 'real', 'integer', 'complex' or 'pattern'", &fields)?;
        let symmetries = [
            ("general", Symmetry::General),
            ("symmetric", Symmetry::Symmetric),
            ("skew-symmetric", Symmetry::Skew),
            ("hermitian", Symmetry::Hermitian),
        ];
        let wanted = "the symmetry 'general', 'symmetric', 'skew-symmetric' or 'hermitian'";
        self.symmetry = choose(source, c, wanted, &symmetries)?;
        self.ty = match self.field {
            Field::Real => TypeCode::FP64,
            Field::Integer => TypeCode::Int64,
            Field::Complex => TypeCode::FC64,
            Field::Pattern => TypeCode::Bool,
        };
        if !c.end_line() {
            return Err(source.expected(format_args!("the end of the banner"), c.at()));
        }
        Ok(())
    }

    /// A comment line of the head: the type line, if it is one.
    fn comment(&mut self, source: &Source<'_>, c: &Cursor<'_>, banner: bool) -> Result<()> {
        let mut c = c.clone();
        let first = c.word();
        let percents = first.iter().take_while(|&&b| b == b'%').count();
        if first[percents..].eq_ignore_ascii_case(&BANNER[2..]) {
            // Taken as a comment it would lose its field and symmetry without a word.
            return Err(source.expected(format_args!("the banner '%%MatrixMarket' once, as the first line"), c.at()));
        }
        if !banner || !first.eq_ignore_ascii_case(b"%%graphblas") {
            return Ok(());
        }
        c.skip_word();
        c.skip_blanks();
        let is_type_line = c.word().eq_ignore_ascii_case(b"type");
        if is_type_line {
            c.skip_word();
            c.skip_blanks();
        }
        match type_of(c.line().trim_ascii()) {
            Some(code) => (self.ty, self.type_line) = (code, source.line_of(c.at())),
            None if is_type_line => {
                let wanted = "a type such as 'bool', 'int8_t', 'uint64_t', 'float', 'double' or 'double complex'";
                return Err(source.expected(format_args!("{wanted}"), c.at()));
            }
            // Some other remark; with just a type's name it is the type line of old files.
            None => {}
        }
        Ok(())
    }

    /// Refuses what the format does not have.
    fn check_combination(&self, source: &Source<'_>) -> Result<()> {
        let (field, symmetry, ty) = (self.field.word(), self.symmetry.word(), self.ty.name());
        let refuse = |line, why: fmt::Arguments<'_>| Err(source.wrong(line, why));
        let is_pattern = self.field == Field::Pattern;
        if is_pattern && self.format == Format::Array {
            return refuse(1, format_args!("expected a field with values in the format 'array', found 'pattern'"));
        }
        if is_pattern && !matches!(self.symmetry, Symmetry::General | Symmetry::Symmetric) {
            return refuse(1, format_args!("expected a pattern to be general or symmetric, found '{symmetry}'"));
        }
        if self.symmetry == Symmetry::Hermitian && self.field != Field::Complex {
            return refuse(1, format_args!("expected the field 'complex' in a hermitian matrix, found '{field}'"));
        }
        if self.field == Field::Complex && !self.ty.is_complex() {
            return refuse(self.type_line, format_args!("expected a complex type for the field 'complex', found {ty}"));
        }
        let is_signed = match self.ty {
            TypeCode::Bool | TypeCode::UInt8 | TypeCode::UInt16 | TypeCode::UInt32 | TypeCode::UInt64 => false,
            TypeCode::Int8 | TypeCode::Int16 | TypeCode::Int32 | TypeCode::Int64 => true,
            TypeCode::FP32 | TypeCode::FP64 | TypeCode::FC32 | TypeCode::FC64 => true,
        };
        if self.symmetry == Symmetry::Skew && !is_signed {
            return refuse(self.type_line, format_args!("expected a signed type in a skew-symmetric matrix, found {ty}"));
        }
        Ok(())
    }

    /// `nrows ncols nvals`, or `nrows ncols` in an array file.
    fn counts(&mut self, source: &Source<'_>, c: &mut Cursor<'_>, banner: bool) -> Result<()> {
        self.counts_line = source.line_of(c.at());
        c.skip_blanks();
        self.nrows = dimension(source, c, "rows")?;
        c.skip_blanks();
        self.ncols = dimension(source, c, "columns")?;
        c.skip_blanks();
        let ends = c.clone().end_line();
        if !banner && ends {
            self.format = Format::Array;
        }
        if self.format == Format::Coordinate {
            let at = c.at();
            let what = "the number of entries after those of rows and columns";
            self.nvals = c.unsigned().ok_or_else(|| source.expected(format_args!("{what}"), at))?;
            c.skip_blanks();
        }
        let at = c.at();
        if !c.end_line() {
            return Err(source.expected(format_args!("the end of the line after the counts"), at));
        }
        self.body = c.at();
        if self.symmetry != Symmetry::General && self.nrows != self.ncols {
            let (m, n, kind) = (self.nrows, self.ncols, self.symmetry.word());
            let line = self.counts_line;
            return Err(source.wrong(line, format_args!("expected a {kind} matrix to be square, found {m} by {n}")));
        }
        Ok(())
    }
}

/// Reads one word and gives what it stands for.
fn choose<T: Copy>(source: &Source<'_>, c: &mut Cursor<'_>, wanted: &str, table: &[(&str, T)]) -> Result<T> {
    c.skip_blanks();
    let word = c.word();
    match table.iter().find(|(name, _)| word.eq_ignore_ascii_case(name.as_bytes())) {
        Some(&(_, what)) => {
            c.skip_word();
            Ok(what)
        }
        None => Err(source.expected(format_args!("{wanted}"), c.at())),
    }
}

fn dimension(source: &Source<'_>, c: &mut Cursor<'_>, what: &str) -> Result<u64> {
    let at = c.at();
    let n = c.unsigned().filter(|&n| n <= MAX_DIMENSION);
    n.ok_or_else(|| source.expected(format_args!("the number of {what}, from 0 to {MAX_DIMENSION}"), at))
}

/// The type with this name, as in C or as in GraphBLAS.
fn type_of(name: &[u8]) -> Option<TypeCode> {
    let prefixed = name.get(..4).is_some_and(|p| p.eq_ignore_ascii_case(b"grb_") || p.eq_ignore_ascii_case(b"gxb_"));
    TypeCode::ALL.into_iter().find(|&code| {
        name.eq_ignore_ascii_case(c_name(code).as_bytes()) || prefixed && name[4..].eq_ignore_ascii_case(code.name().as_bytes())
    })
}

/// The C name of a type, for the type line.
pub(super) const fn c_name(code: TypeCode) -> &'static str {
    match code {
        TypeCode::Bool => "bool",
        TypeCode::Int8 => "int8_t",
        TypeCode::Int16 => "int16_t",
        TypeCode::Int32 => "int32_t",
        TypeCode::Int64 => "int64_t",
        TypeCode::UInt8 => "uint8_t",
        TypeCode::UInt16 => "uint16_t",
        TypeCode::UInt32 => "uint32_t",
        TypeCode::UInt64 => "uint64_t",
        TypeCode::FP32 => "float",
        TypeCode::FP64 => "double",
        TypeCode::FC32 => "float complex",
        TypeCode::FC64 => "double complex",
    }
}
