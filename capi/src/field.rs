//! The fields that get and set know: number, name, and the form of the value (C API, section 3.7).
//!
//! Needs: nothing. Gives: [`Field`], [`Form`], the table [`FIELDS`], [`find`].
//! Cost: a search of some 50 rows per call. Numbers that the ABI gives to fields of other
//! libraries (tuning, printing, just-in-time compilers) are not listed and are refused.

use std::ffi::c_int;

use engine::{Error, ErrorKind, Result};

/// What is asked for or set.
pub type GrB_Field = c_int;

/// A field, by what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Outp,
    Mask,
    Inp0,
    Inp1,
    Name,
    LibraryMajor,
    LibraryMinor,
    LibraryPatch,
    ApiMajor,
    ApiMinor,
    ApiPatch,
    BlockingMode,
    Orientation,
    ElementCode,
    ElementString,
    Inp0Code,
    Inp1Code,
    OutpCode,
    Inp0String,
    Inp1String,
    OutpString,
    Size,
    CName,
    CDefinition,
    Identity,
    Terminal,
    Operator,
    AddMonoid,
    Multiply,
    Format,
    SparsityStatus,
    SparsityControl,
    LibraryVersion,
    LibraryDate,
    LibraryAbout,
    LibraryUrl,
    LibraryLicense,
    CompileDate,
    CompileTime,
    ApiVersion,
    ApiDate,
    ApiAbout,
    ApiUrl,
    CompilerVersion,
    CompilerName,
    OpenMp,
}

/// The form of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// An `int32_t`, or a scalar.
    Int,
    /// A `size_t`, or a scalar.
    Size,
    /// A string.
    Text,
    /// A scalar only.
    Value,
    /// Bytes behind a `void *`: a handle, or three ints.
    Bytes,
}

impl Form {
    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Form::Int => "an int32_t",
            Form::Size => "a size_t",
            Form::Text => "a string",
            Form::Value => "a GrB_Scalar",
            Form::Bytes => "a void pointer",
        }
    }
}

/// A row of the table.
pub(crate) struct Row {
    pub(crate) number: GrB_Field,
    pub(crate) name: &'static str,
    pub(crate) field: Field,
    pub(crate) form: Form,
}

const fn row(number: GrB_Field, name: &'static str, field: Field, form: Form) -> Row {
    Row { number, name, field, form }
}

/// The table. Names that stand for one thing share its [`Field`].
#[rustfmt::skip]
pub(crate) const FIELDS: &[Row] = &[
    row(0,    "GrB_OUTP_FIELD",               Field::Outp,            Form::Int),
    row(1,    "GrB_MASK_FIELD",               Field::Mask,            Form::Int),
    row(2,    "GrB_INP0_FIELD",               Field::Inp0,            Form::Int),
    row(3,    "GrB_INP1_FIELD",               Field::Inp1,            Form::Int),
    row(10,   "GrB_NAME",                     Field::Name,            Form::Text),
    row(11,   "GrB_LIBRARY_VER_MAJOR",        Field::LibraryMajor,    Form::Int),
    row(12,   "GrB_LIBRARY_VER_MINOR",        Field::LibraryMinor,    Form::Int),
    row(13,   "GrB_LIBRARY_VER_PATCH",        Field::LibraryPatch,    Form::Int),
    row(14,   "GrB_API_VER_MAJOR",            Field::ApiMajor,        Form::Int),
    row(15,   "GrB_API_VER_MINOR",            Field::ApiMinor,        Form::Int),
    row(16,   "GrB_API_VER_PATCH",            Field::ApiPatch,        Form::Int),
    row(17,   "GrB_BLOCKING_MODE",            Field::BlockingMode,    Form::Int),
    row(100,  "GrB_STORAGE_ORIENTATION_HINT", Field::Orientation,     Form::Int),
    row(102,  "GrB_EL_TYPE_CODE",             Field::ElementCode,     Form::Int),
    row(103,  "GrB_INP0_TYPE_CODE",           Field::Inp0Code,        Form::Int),
    row(104,  "GrB_INP1_TYPE_CODE",           Field::Inp1Code,        Form::Int),
    row(105,  "GrB_OUTP_TYPE_CODE",           Field::OutpCode,        Form::Int),
    row(106,  "GrB_EL_TYPE_STRING",           Field::ElementString,   Form::Text),
    row(107,  "GrB_INP0_TYPE_STRING",         Field::Inp0String,      Form::Text),
    row(108,  "GrB_INP1_TYPE_STRING",         Field::Inp1String,      Form::Text),
    row(109,  "GrB_OUTP_TYPE_STRING",         Field::OutpString,      Form::Text),
    row(110,  "GrB_SIZE",                     Field::Size,            Form::Size),
    row(7002, "GxB_FORMAT",                   Field::Format,          Form::Int),
    row(7003, "GxB_MODE",                     Field::BlockingMode,    Form::Int),
    row(7004, "GxB_LIBRARY_NAME",             Field::Name,            Form::Text),
    row(7005, "GxB_LIBRARY_VERSION",          Field::LibraryVersion,  Form::Bytes),
    row(7006, "GxB_LIBRARY_DATE",             Field::LibraryDate,     Form::Text),
    row(7007, "GxB_LIBRARY_ABOUT",            Field::LibraryAbout,    Form::Text),
    row(7008, "GxB_LIBRARY_URL",              Field::LibraryUrl,      Form::Text),
    row(7009, "GxB_LIBRARY_LICENSE",          Field::LibraryLicense,  Form::Text),
    row(7010, "GxB_LIBRARY_COMPILE_DATE",     Field::CompileDate,     Form::Text),
    row(7011, "GxB_LIBRARY_COMPILE_TIME",     Field::CompileTime,     Form::Text),
    row(7012, "GxB_API_VERSION",              Field::ApiVersion,      Form::Bytes),
    row(7013, "GxB_API_DATE",                 Field::ApiDate,         Form::Text),
    row(7014, "GxB_API_ABOUT",                Field::ApiAbout,        Form::Text),
    row(7015, "GxB_API_URL",                  Field::ApiUrl,          Form::Text),
    row(7016, "GxB_COMPILER_VERSION",         Field::CompilerVersion, Form::Bytes),
    row(7017, "GxB_COMPILER_NAME",            Field::CompilerName,    Form::Text),
    row(7018, "GxB_LIBRARY_OPENMP",           Field::OpenMp,          Form::Int),
    row(7034, "GxB_SPARSITY_STATUS",          Field::SparsityStatus,  Form::Int),
    row(7036, "GxB_SPARSITY_CONTROL",         Field::SparsityControl, Form::Int),
    row(7041, "GxB_JIT_C_NAME",               Field::CName,           Form::Text),
    row(7042, "GxB_JIT_C_DEFINITION",         Field::CDefinition,     Form::Text),
    row(7043, "GxB_MONOID_IDENTITY",          Field::Identity,        Form::Value),
    row(7044, "GxB_MONOID_TERMINAL",          Field::Terminal,        Form::Value),
    row(7045, "GxB_MONOID_OPERATOR",          Field::Operator,        Form::Bytes),
    row(7046, "GxB_SEMIRING_MONOID",          Field::AddMonoid,       Form::Bytes),
    row(7047, "GxB_SEMIRING_MULTIPLY",        Field::Multiply,        Form::Bytes),
];

/// The row of a number; an error when there is none.
pub(crate) fn find(number: GrB_Field) -> Result<&'static Row> {
    FIELDS
        .iter()
        .find(|r| r.number == number)
        .ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("field: {number} is no field that this library knows")))
}
