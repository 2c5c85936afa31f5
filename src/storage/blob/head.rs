//! The fixed part of a blob: what kind of object, which form, which type, how large.
//!
//! Needs: `types`. Gives: [`Head`], [`Kind`], [`Tag`] and the numbers that stand for them.
//! Numbers never change meaning; a retired one is kept as a comment.

use super::layout::Sizes;
use crate::error::{Error, ErrorKind, Result};
use crate::storage::policy;
use crate::types::{Label, Type, TypeCode};

/// First bytes of every blob. The line ends show whether somebody moved it as text.
pub(super) const MAGIC: [u8; 8] = *b"\x89GrB\r\n\x1a\n";
/// Version of the format.
pub(super) const VERSION: u16 = 1;
/// Bytes of the fixed part.
pub(super) const FIXED: usize = 72;

/// What the blob was made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A scalar.
    Scalar,
    /// A vector.
    Vector,
    /// A matrix.
    Matrix,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Scalar, Kind::Vector, Kind::Matrix];

    /// For messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Scalar => "scalar",
            Kind::Vector => "vector",
            Kind::Matrix => "matrix",
        }
    }
}

/// What is called how; each may be empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// A user-defined type.
    pub ty: &'a [u8],
    /// The same in C.
    pub c_type: &'a [u8],
    /// The object.
    pub object: &'a [u8],
}

impl<'a> Names<'a> {
    /// Those of values of type `ty` in an object called `object`, cut where their lengths would not fit the head.
    #[must_use]
    pub fn of(ty: &'a Type, object: &'a [u8]) -> Self {
        let cut = |name: &'a [u8], most: usize| &name[..name.len().min(most)];
        let (name, c_name) = match ty {
            Type::Builtin(_) => (&[][..], &[][..]),
            Type::User(u) => (u.labels().get(Label::Name), u.labels().get(Label::CName)),
        };
        Names {
            ty: cut(name, u32::MAX as usize),
            c_type: cut(c_name, usize::from(u16::MAX)),
            object: cut(object, u32::MAX as usize),
        }
    }

    /// In the order in which they follow the head.
    pub(super) fn all(&self) -> [&'a [u8]; 3] {
        [self.ty, self.c_type, self.object]
    }

    /// Bytes of all.
    pub(super) fn len(&self) -> usize {
        self.all().iter().map(|name| name.len()).sum()
    }
}

/// How entries are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormTag {
    Sparse,
    Hyper,
    Bitmap,
    Full,
}

impl FormTag {
    const ALL: [FormTag; 4] = [FormTag::Sparse, FormTag::Hyper, FormTag::Bitmap, FormTag::Full];
}

/// Column-oriented.
const BY_COL: u8 = 1;
/// One value for all entries.
const ISO: u8 = 2;
/// Indices of 64 bits.
const WIDE: u8 = 4;
/// Type code of user-defined types.
const USER: u8 = 255;

/// The fixed part.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub kind: Kind,
    pub form: FormTag,
    pub by_col: bool,
    pub is_iso: bool,
    pub is_wide: bool,
    /// `None`: user-defined.
    pub code: Option<TypeCode>,
    /// Bytes of the blob.
    pub total: u64,
    pub type_size: u64,
    pub nmajor: u64,
    pub nminor: u64,
    pub nvals: u64,
    /// Vectors with a start; 0 when dense.
    pub vectors: u64,
    /// Bytes of each of [`Names`].
    pub names: [u32; 3],
}

pub(super) fn type_code(code: TypeCode) -> u8 {
    match code {
        TypeCode::Bool => 0,
        TypeCode::Int8 => 1,
        TypeCode::Int16 => 2,
        TypeCode::Int32 => 3,
        TypeCode::Int64 => 4,
        TypeCode::UInt8 => 5,
        TypeCode::UInt16 => 6,
        TypeCode::UInt32 => 7,
        TypeCode::UInt64 => 8,
        TypeCode::FP32 => 9,
        TypeCode::FP64 => 10,
        TypeCode::FC32 => 11,
        TypeCode::FC64 => 12,
    }
}

/// A blob that cannot be what was written.
#[cold]
pub(super) fn broken(what: std::fmt::Arguments<'_>) -> Error {
    Error::new(ErrorKind::InvalidObject, format_args!("serialized data: {what}"))
}

impl Head {
    /// The bytes of the fixed part.
    pub(super) fn encoded(&self) -> [u8; FIXED] {
        let mut out = [0; FIXED];
        let flag = |on: bool, bit: u8| if on { bit } else { 0 };
        out[..8].copy_from_slice(&MAGIC);
        out[8..10].copy_from_slice(&VERSION.to_le_bytes());
        out[10] = self.kind as u8;
        out[11] = self.form as u8;
        out[12] = flag(self.by_col, BY_COL) | flag(self.is_iso, ISO) | flag(self.is_wide, WIDE);
        out[13] = self.code.map_or(USER, type_code);
        let words = [self.total, self.type_size, self.nmajor, self.nminor, self.nvals, self.vectors];
        for (to, x) in out[16..64].chunks_exact_mut(8).zip(words) {
            to.copy_from_slice(&x.to_le_bytes());
        }
        // It fits: see `Names::of`.
        out[14..16].copy_from_slice(&(self.names[1] as u16).to_le_bytes());
        out[64..68].copy_from_slice(&self.names[0].to_le_bytes());
        out[68..72].copy_from_slice(&self.names[2].to_le_bytes());
        out
    }

    /// Reads the fixed part and checks each field on its own; the checksum comes later.
    pub(super) fn decoded(bytes: &[u8]) -> Result<Head> {
        let Some(fixed) = bytes.get(..FIXED) else {
            return Err(broken(format_args!("{} bytes are too few for the {FIXED} of the head", bytes.len())));
        };
        if fixed[..8] != MAGIC {
            return Err(broken(format_args!("the first 8 bytes are not those of a serialized object")));
        }
        let version = u16::from_le_bytes([fixed[8], fixed[9]]);
        if version != VERSION {
            return Err(broken(format_args!("format version {version} (byte 8) is unknown; this library reads {VERSION}")));
        }
        let Some(&kind) = Kind::ALL.get(usize::from(fixed[10])) else {
            return Err(broken(format_args!("kind {} (byte 10) is unknown", fixed[10])));
        };
        let Some(&form) = FormTag::ALL.get(usize::from(fixed[11])) else {
            return Err(broken(format_args!("form {} (byte 11) is unknown", fixed[11])));
        };
        let flags = fixed[12];
        if flags & !(BY_COL | ISO | WIDE) != 0 {
            return Err(broken(format_args!("flags {flags:#x} (byte 12) are unknown")));
        }
        let code = TypeCode::ALL.into_iter().find(|&c| type_code(c) == fixed[13]);
        if code.is_none() && fixed[13] != USER {
            return Err(broken(format_args!("type code {} (byte 13) is unknown", fixed[13])));
        }
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|k| fixed[at + k]));
        let half = |at: usize| u32::from_le_bytes(std::array::from_fn(|k| fixed[at + k]));
        let c_name = u32::from(u16::from_le_bytes([fixed[14], fixed[15]]));
        Ok(Head {
            kind,
            form,
            by_col: flags & BY_COL != 0,
            is_iso: flags & ISO != 0,
            is_wide: flags & WIDE != 0,
            code,
            total: word(16),
            type_size: word(24),
            nmajor: word(32),
            nminor: word(40),
            nvals: word(48),
            vectors: word(56),
            names: [half(64), c_name, half(68)],
        })
    }

    /// Checks the fields against each other and gives the bytes that each section must hold.
    pub(super) fn sizes(&self, max_dimension: u64) -> Result<Sizes> {
        let (nmajor, nminor, nvals) = (self.nmajor, self.nminor, self.nvals);
        let shape_fits = match self.kind {
            Kind::Scalar => (nmajor, nminor, self.by_col) == (1, 1, false),
            Kind::Vector => (nmajor, self.by_col) == (1, false),
            Kind::Matrix => true,
        };
        if !shape_fits || nmajor > max_dimension || nminor > max_dimension {
            return Err(broken(format_args!("no {} is {nmajor} by {nminor}", self.kind.name())));
        }
        if self.type_size == 0 || self.code.is_some_and(|c| c.size() as u64 != self.type_size) {
            return Err(broken(format_args!("{} bytes are wrong for a value of the type", self.type_size)));
        }
        if !self.is_wide && !policy::fits_u32(nmajor, nminor, nvals) {
            return Err(broken(format_args!("indices of {nmajor} by {nminor} with {nvals} entries do not fit 32 bits")));
        }
        let positions = policy::positions(nmajor, nminor);
        let fits = match self.form {
            FormTag::Sparse => self.vectors == nmajor,
            FormTag::Hyper => self.vectors <= nmajor,
            FormTag::Bitmap => self.vectors == 0 && positions.is_some_and(|n| nvals <= n),
            FormTag::Full => self.vectors == 0 && positions == Some(nvals),
        };
        if !fits {
            let vectors = self.vectors;
            return Err(broken(format_args!(
                "{vectors} vectors and {nvals} entries cannot be in form {:?} of {nmajor} by {nminor}",
                self.form
            )));
        }
        Sizes::of(self, positions.unwrap_or(0))
            .ok_or_else(|| broken(format_args!("{nvals} entries are more than memory can hold")))
    }
}
