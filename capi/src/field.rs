//! The fields that get and set know: number, name, and the form of the value (C API, section 3.7).
//!
//! Needs: nothing. Gives: [`Field`], [`Form`], the table [`FIELDS`], [`find`].
//! Cost: a search of some 90 rows per call.

use std::ffi::c_int;

use engine::{Error, ErrorKind, Result};

/// What is asked for or set.
pub type GrB_Field = c_int;
/// The same, under the name of the older functions.
pub type GxB_Option_Field = c_int;
/// The same, of contexts.
pub type GxB_Context_Field = c_int;

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
    ThetaCode,
    ThetaString,
    Theta,
    Operator,
    AddMonoid,
    Multiply,
    Format,
    SparsityStatus,
    SparsityControl,
    LibraryName,
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
    HyperSwitch,
    BitmapSwitch,
    HyperHash,
    Burble,
    Printf,
    Flush,
    MemoryPool,
    OneBased,
    JitControl,
    UseCmake,
    /// A text for compilers, by its place in `settings`.
    Jit(u8),
    Malloc,
    Calloc,
    Realloc,
    Free,
    Threads,
    Chunk,
    Gpu,
    Method,
    Sort,
    Compression,
    Import,
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
    /// A `double`, or a scalar.
    Real,
    /// As `Real` of an object, as `Bytes` of the library: eight doubles.
    Reals,
    /// A scalar only.
    Value,
    /// Bytes behind a `void *`: a handle, a function, or three ints.
    Bytes,
}

impl Form {
    /// What messages call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Form::Int => "an int32_t",
            Form::Size => "a size_t",
            Form::Text => "a string",
            Form::Real | Form::Reals => "a double",
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
    row(7000, "GxB_HYPER_SWITCH",             Field::HyperSwitch,     Form::Real),
    row(7001, "GxB_BITMAP_SWITCH",            Field::BitmapSwitch,    Form::Reals),
    row(7002, "GxB_FORMAT",                   Field::Format,          Form::Int),
    row(7003, "GxB_MODE",                     Field::BlockingMode,    Form::Int),
    row(7004, "GxB_LIBRARY_NAME",             Field::LibraryName,     Form::Text),
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
    row(7019, "GxB_BURBLE",                   Field::Burble,          Form::Int),
    row(7020, "GxB_PRINTF",                   Field::Printf,          Form::Bytes),
    row(7021, "GxB_FLUSH",                    Field::Flush,           Form::Bytes),
    row(7022, "GxB_MEMORY_POOL",              Field::MemoryPool,      Form::Bytes),
    row(7023, "GxB_PRINT_1BASED",             Field::OneBased,        Form::Int),
    row(7024, "GxB_JIT_C_COMPILER_NAME",      Field::Jit(0),          Form::Text),
    row(7025, "GxB_JIT_C_COMPILER_FLAGS",     Field::Jit(1),          Form::Text),
    row(7026, "GxB_JIT_C_LINKER_FLAGS",       Field::Jit(2),          Form::Text),
    row(7027, "GxB_JIT_C_LIBRARIES",          Field::Jit(3),          Form::Text),
    row(7028, "GxB_JIT_C_PREFACE",            Field::Jit(4),          Form::Text),
    row(7029, "GxB_JIT_C_CONTROL",            Field::JitControl,      Form::Int),
    row(7030, "GxB_JIT_CACHE_PATH",           Field::Jit(5),          Form::Text),
    row(7031, "GxB_JIT_C_CMAKE_LIBS",         Field::Jit(6),          Form::Text),
    row(7032, "GxB_JIT_USE_CMAKE",            Field::UseCmake,        Form::Int),
    row(7033, "GxB_JIT_ERROR_LOG",            Field::Jit(7),          Form::Text),
    row(7034, "GxB_SPARSITY_STATUS",          Field::SparsityStatus,  Form::Int),
    row(7036, "GxB_SPARSITY_CONTROL",         Field::SparsityControl, Form::Int),
    row(7037, "GxB_MALLOC_FUNCTION",          Field::Malloc,          Form::Bytes),
    row(7038, "GxB_CALLOC_FUNCTION",          Field::Calloc,          Form::Bytes),
    row(7039, "GxB_REALLOC_FUNCTION",         Field::Realloc,         Form::Bytes),
    row(7040, "GxB_FREE_FUNCTION",            Field::Free,            Form::Bytes),
    row(7041, "GxB_JIT_C_NAME",               Field::CName,           Form::Text),
    row(7042, "GxB_JIT_C_DEFINITION",         Field::CDefinition,     Form::Text),
    row(7043, "GxB_MONOID_IDENTITY",          Field::Identity,        Form::Value),
    row(7044, "GxB_MONOID_TERMINAL",          Field::Terminal,        Form::Value),
    row(7045, "GxB_MONOID_OPERATOR",          Field::Operator,        Form::Bytes),
    row(7046, "GxB_SEMIRING_MONOID",          Field::AddMonoid,       Form::Bytes),
    row(7047, "GxB_SEMIRING_MULTIPLY",        Field::Multiply,        Form::Bytes),
    row(7048, "GxB_HYPER_HASH",               Field::HyperHash,       Form::Int),
    row(7050, "GxB_THETA_TYPE_CODE",          Field::ThetaCode,       Form::Int),
    row(7051, "GxB_THETA_TYPE_STRING",        Field::ThetaString,     Form::Text),
    row(7052, "GxB_THETA",                    Field::Theta,           Form::Value),
    row(7086, "GxB_NTHREADS",                 Field::Threads,         Form::Int),
    row(7087, "GxB_CHUNK",                    Field::Chunk,           Form::Real),
    row(7088, "GxB_GPU_ID",                   Field::Gpu,             Form::Int),
    row(7090, "GxB_AxB_METHOD",               Field::Method,          Form::Int),
    row(7091, "GxB_SORT",                     Field::Sort,            Form::Int),
    row(7092, "GxB_COMPRESSION",              Field::Compression,     Form::Int),
    row(7093, "GxB_IMPORT",                   Field::Import,          Form::Int),
    row(7100, "GxB_JIT_CUDA_PREFACE",         Field::Jit(8),          Form::Text),
];

/// Texts for compilers that the library keeps.
pub(crate) const JIT_TEXTS: usize = 9;

/// The row of a number; an error when there is none.
pub(crate) fn find(number: GrB_Field) -> Result<&'static Row> {
    FIELDS
        .iter()
        .find(|r| r.number == number)
        .ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("field: {number} is no field that this library knows")))
}
