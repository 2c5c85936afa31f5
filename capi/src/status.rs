//! What a C function returns, and the enumerations that C hands in (C API, chapter 3; return values: 3.8).
//!
//! Needs: the engine's `ErrorKind`. Gives: [`GrB_Info`] and the only mapping from kinds to it;
//! the numbers of modes, descriptor fields and values. They are part of the ABI: a retired number
//! stays as a comment, none is used again.
//! Cost: free.

use std::ffi::{CStr, c_int};

use engine::ErrorKind;
use engine::types::{Type, TypeCode};

/// Result of every C function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum GrB_Info {
    GrB_SUCCESS = 0,
    GrB_NO_VALUE = 1,
    GxB_EXHAUSTED = 7089,
    GrB_UNINITIALIZED_OBJECT = -1,
    GrB_NULL_POINTER = -2,
    GrB_INVALID_VALUE = -3,
    GrB_INVALID_INDEX = -4,
    GrB_DOMAIN_MISMATCH = -5,
    GrB_DIMENSION_MISMATCH = -6,
    GrB_OUTPUT_NOT_EMPTY = -7,
    GrB_NOT_IMPLEMENTED = -8,
    GrB_ALREADY_SET = -9,
    GrB_PANIC = -101,
    GrB_OUT_OF_MEMORY = -102,
    GrB_INSUFFICIENT_SPACE = -103,
    GrB_INVALID_OBJECT = -104,
    GrB_INDEX_OUT_OF_BOUNDS = -105,
    GrB_EMPTY_OBJECT = -106,
}

use GrB_Info::*;

impl From<ErrorKind> for GrB_Info {
    fn from(kind: ErrorKind) -> GrB_Info {
        match kind {
            ErrorKind::NullPointer => GrB_NULL_POINTER,
            ErrorKind::UninitializedObject => GrB_UNINITIALIZED_OBJECT,
            ErrorKind::InvalidObject => GrB_INVALID_OBJECT,
            ErrorKind::InvalidValue | ErrorKind::BadInput => GrB_INVALID_VALUE,
            ErrorKind::InvalidIndex => GrB_INVALID_INDEX,
            ErrorKind::DomainMismatch => GrB_DOMAIN_MISMATCH,
            ErrorKind::DimensionMismatch => GrB_DIMENSION_MISMATCH,
            ErrorKind::OutputNotEmpty => GrB_OUTPUT_NOT_EMPTY,
            ErrorKind::NotImplemented => GrB_NOT_IMPLEMENTED,
            ErrorKind::OutOfMemory => GrB_OUT_OF_MEMORY,
            ErrorKind::InsufficientSpace => GrB_INSUFFICIENT_SPACE,
            ErrorKind::IndexOutOfBounds => GrB_INDEX_OUT_OF_BOUNDS,
            ErrorKind::EmptyObject => GrB_EMPTY_OBJECT,
            ErrorKind::AlreadySet => GrB_ALREADY_SET,
            // ErrorKind may grow; a kind without a number of its own is a defect of this library.
            _ => GrB_PANIC,
        }
    }
}

impl From<()> for GrB_Info {
    fn from((): ()) -> GrB_Info {
        GrB_SUCCESS
    }
}

/// What looking for one entry returns: `GrB_NO_VALUE` when it is not there.
pub(crate) fn found(is_there: bool) -> GrB_Info {
    if is_there { GrB_SUCCESS } else { GrB_NO_VALUE }
}

impl GrB_Info {
    /// The enumerator's name, for error texts.
    pub(crate) fn name(self) -> &'static CStr {
        match self {
            GrB_SUCCESS => c"GrB_SUCCESS",
            GrB_NO_VALUE => c"GrB_NO_VALUE",
            GxB_EXHAUSTED => c"GxB_EXHAUSTED",
            GrB_UNINITIALIZED_OBJECT => c"GrB_UNINITIALIZED_OBJECT",
            GrB_NULL_POINTER => c"GrB_NULL_POINTER",
            GrB_INVALID_VALUE => c"GrB_INVALID_VALUE",
            GrB_INVALID_INDEX => c"GrB_INVALID_INDEX",
            GrB_DOMAIN_MISMATCH => c"GrB_DOMAIN_MISMATCH",
            GrB_DIMENSION_MISMATCH => c"GrB_DIMENSION_MISMATCH",
            GrB_OUTPUT_NOT_EMPTY => c"GrB_OUTPUT_NOT_EMPTY",
            GrB_NOT_IMPLEMENTED => c"GrB_NOT_IMPLEMENTED",
            GrB_ALREADY_SET => c"GrB_ALREADY_SET",
            GrB_PANIC => c"GrB_PANIC",
            GrB_OUT_OF_MEMORY => c"GrB_OUT_OF_MEMORY",
            GrB_INSUFFICIENT_SPACE => c"GrB_INSUFFICIENT_SPACE",
            GrB_INVALID_OBJECT => c"GrB_INVALID_OBJECT",
            GrB_INDEX_OUT_OF_BOUNDS => c"GrB_INDEX_OUT_OF_BOUNDS",
            GrB_EMPTY_OBJECT => c"GrB_EMPTY_OBJECT",
        }
    }
}

// C may hand in any number where it declares an enumeration, so these are numbers here.

/// Execution mode: 0 non-blocking, 1 blocking.
pub type GrB_Mode = c_int;
/// How far `wait` goes: 0 complete, 1 materialize.
pub type GrB_WaitMode = c_int;
/// Which argument a descriptor setting is about.
pub type GrB_Desc_Field = c_int;
/// What a descriptor sets.
pub type GrB_Desc_Value = c_int;
/// How arrays hold a matrix that is imported or exported.
pub type GrB_Format = c_int;

/// How a collection is read mostly: 0 by row, 1 by column, 2 both, 3 unknown.
pub type GrB_Orientation = c_int;

pub(crate) const GRB_ROWMAJOR: GrB_Orientation = 0;
pub(crate) const GRB_COLMAJOR: GrB_Orientation = 1;
pub(crate) const GRB_BOTH: GrB_Orientation = 2;
pub(crate) const GRB_UNKNOWN: GrB_Orientation = 3;

/// The number of a type, `GrB_Type_Code`.
pub(crate) fn type_code(ty: &Type) -> c_int {
    match ty.code() {
        None => 0,
        Some(TypeCode::Bool) => 1,
        Some(TypeCode::Int8) => 2,
        Some(TypeCode::UInt8) => 3,
        Some(TypeCode::Int16) => 4,
        Some(TypeCode::UInt16) => 5,
        Some(TypeCode::Int32) => 6,
        Some(TypeCode::UInt32) => 7,
        Some(TypeCode::Int64) => 8,
        Some(TypeCode::UInt64) => 9,
        Some(TypeCode::FP32) => 10,
        Some(TypeCode::FP64) => 11,
        Some(TypeCode::FC32) => 7070,
        Some(TypeCode::FC64) => 7071,
    }
}

pub(crate) const GRB_NONBLOCKING: GrB_Mode = 0;
pub(crate) const GRB_BLOCKING: GrB_Mode = 1;

pub(crate) const GRB_COMPLETE: GrB_WaitMode = 0;
pub(crate) const GRB_MATERIALIZE: GrB_WaitMode = 1;

pub(crate) const GRB_OUTP: GrB_Desc_Field = 0;
pub(crate) const GRB_MASK: GrB_Desc_Field = 1;
pub(crate) const GRB_INP0: GrB_Desc_Field = 2;
pub(crate) const GRB_INP1: GrB_Desc_Field = 3;

pub(crate) const GRB_CSR_FORMAT: GrB_Format = 0;
pub(crate) const GRB_CSC_FORMAT: GrB_Format = 1;
pub(crate) const GRB_COO_FORMAT: GrB_Format = 2;

pub(crate) const GRB_DEFAULT: GrB_Desc_Value = 0;
pub(crate) const GRB_REPLACE: GrB_Desc_Value = 1;
pub(crate) const GRB_COMP: GrB_Desc_Value = 2;
pub(crate) const GRB_TRAN: GrB_Desc_Value = 3;
pub(crate) const GRB_STRUCTURE: GrB_Desc_Value = 4;
pub(crate) const GRB_COMP_STRUCTURE: GrB_Desc_Value = 6;
