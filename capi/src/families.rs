//! THE tables of function families: one row of [`FAMILIES`] stands for 11 to 14 exported functions,
//! one of [`GETSET`] for one of each kind of object, one of [`PLAIN`] for a function of each kind it names.
//!
//! Needs: nothing. Gives: [`FAMILIES`], [`GETSET`] and [`PLAIN`], from which `cargo xtask gen` writes `generated/typed.rs`,
//! `generated/fields.rs` and `generated/plain.rs`.
//! A row gives the name without prefix and type, the parameters as Rust would write them, and the
//! one function that serves all variants, which takes the same parameters in the same order. The
//! parameter types `Value`, `In` and `Out` stand for the typed ones: a value, an array handed in,
//! and room for results.
//! Cost: nothing at run time; this file is not part of the library.

/// Which types a family has variants for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Variants {
    /// 11 built-in types and UDT under `GrB_`, two complex types under `GxB_`.
    Typed,
    /// As `Typed`, and `Scalar` under `GrB_`.
    TypedAndScalar,
    /// As `Typed`, all under `GxB_`.
    Extension,
    /// As `TypedAndScalar`, all under `GxB_`.
    ExtensionAndScalar,
    /// 11 built-in types and UDT under `GxB_`: older names, of which the complex types never had others.
    Older,
}

/// One row of the table.
pub struct Family {
    /// `Matrix_setElement` of `GrB_Matrix_setElement_FP64`.
    pub name: &'static str,
    pub variants: Variants,
    /// Parameters, separated by commas.
    pub params: &'static str,
    /// The function that serves all variants.
    pub body: &'static str,
    /// What the functions do, for the header; with the section of the specification.
    pub doc: &'static str,
}

use Variants::{Extension, ExtensionAndScalar, Older, Typed, TypedAndScalar};

const fn row(name: &'static str, variants: Variants, body: &'static str, params: &'static str, doc: &'static str) -> Family {
    Family { name, variants, params, body, doc }
}

/// The kinds of objects that have get and set.
pub const KINDS: [&str; 11] =
    ["Type", "UnaryOp", "BinaryOp", "IndexUnaryOp", "Monoid", "Semiring", "Descriptor", "Scalar", "Vector", "Matrix", "Global"];

/// The functions that each kind has: name without the kind, value and field, body, documentation.
#[rustfmt::skip]
pub const GETSET: [(&str, &str, &str, &str); 9] = [
    ("get_INT32",  "value: *mut i32, field: GrB_Field",                     "get_int32",  "The number in a field. [4.2.1.1]"),
    ("get_SIZE",   "value: *mut usize, field: GrB_Field",                   "get_size",   "The size in a field, or the room that its text or bytes need. [4.2.1.1]"),
    ("get_Scalar", "value: GrB_Scalar, field: GrB_Field",                   "get_scalar", "The number or value in a field. [4.2.1.1]"),
    ("get_String", "value: *mut c_char, field: GrB_Field",                  "get_string", "The text in a field. [4.2.1.1]"),
    ("get_VOID",   "value: *mut c_void, field: GrB_Field",                  "get_void",   "The bytes in a field. [4.2.1.1]"),
    ("set_INT32",  "value: i32, field: GrB_Field",                          "set_int32",  "Sets a field to a number. [4.2.1.2]"),
    ("set_Scalar", "value: GrB_Scalar, field: GrB_Field",                   "set_scalar", "Sets a field to the number in a scalar. [4.2.1.2]"),
    ("set_String", "value: *mut c_char, field: GrB_Field",                  "set_string", "Sets a field to a text. [4.2.1.2]"),
    ("set_VOID",   "value: *mut c_void, field: GrB_Field, size: usize",     "set_void",   "Sets a field to bytes. [4.2.1.2]"),
];

/// Output, mask and accumulator of a matrix operation.
macro_rules! matrix {
    ($rest:literal) => {
        concat!("C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, ", $rest)
    };
}
/// Output, mask and accumulator of a vector operation.
macro_rules! vector {
    ($rest:literal) => {
        concat!("w: GrB_Vector, mask: GrB_Vector, accum: GrB_BinaryOp, ", $rest)
    };
}

/// The table.
#[rustfmt::skip]
pub const FAMILIES: &[Family] = &[
    row("Monoid_new",                Typed,          "monoid::new",              "monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: Value", "A new monoid. [4.2.2]"),
    row("Monoid_terminal_new",       Extension,      "monoid::terminal_new",     "monoid: *mut GrB_Monoid, op: GrB_BinaryOp, identity: Value, terminal: Value", "A new monoid with a value at which it stops."),

    row("Scalar_setElement",         Typed,          "scalar::set_element",      "s: GrB_Scalar, x: Value", "s = x. [4.2.3]"),
    row("Vector_setElement",         TypedAndScalar, "vector::set_element",      "w: GrB_Vector, x: Value, i: GrB_Index", "w(i) = x. [4.2.4]"),
    row("Matrix_setElement",         TypedAndScalar, "matrix::set_element",      "C: GrB_Matrix, x: Value, i: GrB_Index, j: GrB_Index", "C(i,j) = x. [4.2.5]"),
    row("Scalar_extractElement",     Typed,          "scalar::extract_element",  "x: Out, s: GrB_Scalar", "x = s, or GrB_NO_VALUE. [4.2.3]"),
    row("Vector_extractElement",     Typed,          "vector::extract_element",  "x: Out, u: GrB_Vector, i: GrB_Index", "x = u(i), or GrB_NO_VALUE. [4.2.4]"),
    row("Matrix_extractElement",     Typed,          "matrix::extract_element",  "x: Out, A: GrB_Matrix, i: GrB_Index, j: GrB_Index", "x = A(i,j), or GrB_NO_VALUE. [4.2.5]"),
    row("Scalar_setElement",         Older,          "scalar::set_element",      "s: GrB_Scalar, x: Value", "As GrB_Scalar_setElement."),
    row("Scalar_extractElement",     Older,          "scalar::extract_element",  "x: Out, s: GrB_Scalar", "As GrB_Scalar_extractElement."),
    row("Vector_build",              Typed,          "vector::build",            "w: GrB_Vector, indices: *const GrB_Index, values: In, nvals: GrB_Index, dup: GrB_BinaryOp", "w from tuples. [4.2.4]"),
    row("Matrix_build",              Typed,          "matrix::build",            "C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: In, nvals: GrB_Index, dup: GrB_BinaryOp", "C from tuples. [4.2.5]"),
    row("Vector_extractTuples",      Typed,          "vector::extract_tuples",   "indices: *mut GrB_Index, values: Out, nvals: *mut GrB_Index, u: GrB_Vector", "The tuples of u. [4.2.4]"),
    row("Matrix_extractTuples",      Typed,          "matrix::extract_tuples",   "rows: *mut GrB_Index, cols: *mut GrB_Index, values: Out, nvals: *mut GrB_Index, A: GrB_Matrix", "The tuples of A. [4.2.5]"),

    row("Matrix_import",             Typed,          "transfer::import",         "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: In, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format", "A new matrix from arrays, which are copied. [4.2.5.17]"),
    row("Matrix_export",             Typed,          "transfer::export",         "indptr: *mut GrB_Index, indices: *mut GrB_Index, values: Out, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix", "A in arrays; the lengths say how much fits and then how much came. [4.2.5.16]"),

    row("Vector_assign",             TypedAndScalar, "assign::vector_scalar::<OUTPUT>",    vector!("x: Value, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor"), "w<mask>(I) = accum(w(I), x). [4.3.7]"),
    row("Matrix_assign",             TypedAndScalar, "assign::matrix_scalar::<OUTPUT>",    matrix!("x: Value, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor"), "C<Mask>(I,J) = accum(C(I,J), x). [4.3.7]"),

    row("Vector_subassign",          ExtensionAndScalar, "assign::vector_scalar::<PART>", vector!("x: Value, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor"), "w(I)<mask> = accum(w(I), x): the mask is that of w(I)."),
    row("Matrix_subassign",          ExtensionAndScalar, "assign::matrix_scalar::<PART>", matrix!("x: Value, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor"), "C(I,J)<Mask> = accum(C(I,J), x): the mask is that of C(I,J)."),

    row("Vector_apply_BinaryOp1st",  TypedAndScalar, "apply::vector_bind1st",    vector!("op: GrB_BinaryOp, x: Value, u: GrB_Vector, desc: GrB_Descriptor"), "w<mask> = accum(w, op(x, u)). [4.3.8]"),
    row("Vector_apply_BinaryOp2nd",  TypedAndScalar, "apply::vector_bind2nd",    vector!("op: GrB_BinaryOp, u: GrB_Vector, y: Value, desc: GrB_Descriptor"), "w<mask> = accum(w, op(u, y)). [4.3.8]"),
    row("Vector_apply_IndexOp",      TypedAndScalar, "apply::vector_index",      vector!("op: GrB_IndexUnaryOp, u: GrB_Vector, y: Value, desc: GrB_Descriptor"), "w<mask> = accum(w, op(u, i, 0, y)). [4.3.8]"),
    row("Matrix_apply_BinaryOp1st",  TypedAndScalar, "apply::matrix_bind1st",    matrix!("op: GrB_BinaryOp, x: Value, A: GrB_Matrix, desc: GrB_Descriptor"), "C<Mask> = accum(C, op(x, A)). [4.3.8]"),
    row("Matrix_apply_BinaryOp2nd",  TypedAndScalar, "apply::matrix_bind2nd",    matrix!("op: GrB_BinaryOp, A: GrB_Matrix, y: Value, desc: GrB_Descriptor"), "C<Mask> = accum(C, op(A, y)). [4.3.8]"),
    row("Matrix_apply_IndexOp",      TypedAndScalar, "apply::matrix_index",      matrix!("op: GrB_IndexUnaryOp, A: GrB_Matrix, y: Value, desc: GrB_Descriptor"), "C<Mask> = accum(C, op(A, i, j, y)). [4.3.8]"),

    row("Vector_select",             TypedAndScalar, "select::vector",           vector!("op: GrB_IndexUnaryOp, u: GrB_Vector, y: Value, desc: GrB_Descriptor"), "w<mask> = accum(w, u where op(u, i, 0, y)). [4.3.9]"),
    row("Matrix_select",             TypedAndScalar, "select::matrix",           matrix!("op: GrB_IndexUnaryOp, A: GrB_Matrix, y: Value, desc: GrB_Descriptor"), "C<Mask> = accum(C, A where op(A, i, j, y)). [4.3.9]"),

    row("Vector_reduce",             Typed,          "reduce::vector_to_value",  "c: Out, accum: GrB_BinaryOp, monoid: GrB_Monoid, u: GrB_Vector, desc: GrB_Descriptor", "c = accum(c, sum of u). [4.3.10]"),
    row("Matrix_reduce",             Typed,          "reduce::matrix_to_value",  "c: Out, accum: GrB_BinaryOp, monoid: GrB_Monoid, A: GrB_Matrix, desc: GrB_Descriptor", "c = accum(c, sum of A). [4.3.10]"),
];

/// A function, or one of each kind of object: `{K}` in its name stands for the kind, `{H}` in its parameters for the
/// handle of that kind.
pub struct Plain {
    pub name: &'static str,
    /// Kinds, separated by blanks; empty when the name has no `{K}`.
    pub kinds: &'static str,
    pub params: &'static str,
    /// The call that it makes. Calls of exported functions are recognised by their names.
    pub body: &'static str,
    pub doc: &'static str,
    /// What it returns: `GrB_Info` but for iterators.
    pub result: &'static str,
}

const fn one(name: &'static str, params: &'static str, body: &'static str, doc: &'static str) -> Plain {
    Plain { name, kinds: "", params, body, doc, result: "GrB_Info" }
}

const fn each(name: &'static str, kinds: &'static str, params: &'static str, body: &'static str, doc: &'static str) -> Plain {
    Plain { name, kinds, params, body, doc, result: "GrB_Info" }
}

const fn gives(result: &'static str, name: &'static str, params: &'static str, body: &'static str, doc: &'static str) -> Plain {
    Plain { name, kinds: "", params, body, doc, result }
}

/// Extensions that are no families: names that the specification has taken over since, and what objects are made of.
#[rustfmt::skip]
pub const PLAIN: &[Plain] = &[
    one("GxB_Scalar_new",     "s: *mut GrB_Scalar, ty: GrB_Type",                "scalar::GrB_Scalar_new(s, ty)",       "As GrB_Scalar_new."),
    one("GxB_Scalar_dup",     "s: *mut GrB_Scalar, t: GrB_Scalar",               "scalar::GrB_Scalar_dup(s, t)",        "As GrB_Scalar_dup."),
    one("GxB_Scalar_clear",   "s: GrB_Scalar",                                   "scalar::GrB_Scalar_clear(s)",         "As GrB_Scalar_clear."),
    one("GxB_Scalar_nvals",   "nvals: *mut GrB_Index, s: GrB_Scalar",            "scalar::GrB_Scalar_nvals(nvals, s)",  "As GrB_Scalar_nvals."),
    one("GxB_Scalar_wait",    "s: *mut GrB_Scalar",                              "scalar::wait(s)",                     "As GrB_Scalar_wait to the end, of the scalar that s points to."),
    one("GxB_Scalar_error",   "error: *mut *const c_char, s: GrB_Scalar",        "object::GrB_Scalar_error(error, s)",  "As GrB_Scalar_error."),
    one("GxB_Scalar_free",    "s: *mut GrB_Scalar",                              "object::GrB_Scalar_free(s)",          "As GrB_Scalar_free."),
    one("GxB_Vector_resize",  "w: GrB_Vector, n: GrB_Index",                     "vector::GrB_Vector_resize(w, n)",     "As GrB_Vector_resize."),
    one("GxB_Matrix_resize",  "C: GrB_Matrix, nrows: GrB_Index, ncols: GrB_Index", "matrix::GrB_Matrix_resize(C, nrows, ncols)", "As GrB_Matrix_resize."),
    one("GxB_kron",           "C: GrB_Matrix, Mask: GrB_Matrix, accum: GrB_BinaryOp, op: GrB_BinaryOp, A: GrB_Matrix, B: GrB_Matrix, desc: GrB_Descriptor",
        "mxm::GrB_Matrix_kronecker_BinaryOp(C, Mask, accum, op, A, B, desc)", "As GrB_Matrix_kronecker_BinaryOp."),
    one("GxB_Vector_apply_BinaryOp1st", vector!("op: GrB_BinaryOp, x: GrB_Scalar, u: GrB_Vector, desc: GrB_Descriptor"),
        "apply::vector_bind1st(w, mask, accum, op, Arg::scalar(x), u, desc)", "As GrB_Vector_apply_BinaryOp1st_Scalar."),
    one("GxB_Vector_apply_BinaryOp2nd", vector!("op: GrB_BinaryOp, u: GrB_Vector, y: GrB_Scalar, desc: GrB_Descriptor"),
        "apply::vector_bind2nd(w, mask, accum, op, u, Arg::scalar(y), desc)", "As GrB_Vector_apply_BinaryOp2nd_Scalar."),
    one("GxB_Matrix_apply_BinaryOp1st", matrix!("op: GrB_BinaryOp, x: GrB_Scalar, A: GrB_Matrix, desc: GrB_Descriptor"),
        "apply::matrix_bind1st(C, Mask, accum, op, Arg::scalar(x), A, desc)", "As GrB_Matrix_apply_BinaryOp1st_Scalar."),
    one("GxB_Matrix_apply_BinaryOp2nd", matrix!("op: GrB_BinaryOp, A: GrB_Matrix, y: GrB_Scalar, desc: GrB_Descriptor"),
        "apply::matrix_bind2nd(C, Mask, accum, op, A, Arg::scalar(y), desc)", "As GrB_Matrix_apply_BinaryOp2nd_Scalar."),
    one("GxB_Vector_select",  vector!("op: GxB_SelectOp, u: GrB_Vector, thunk: GrB_Scalar, desc: GrB_Descriptor"),
        "select::vector_older(w, mask, accum, op, u, thunk, desc)", "w<mask> = accum(w, u where op accepts), with an older select operator."),
    one("GxB_Matrix_select",  matrix!("op: GxB_SelectOp, A: GrB_Matrix, thunk: GrB_Scalar, desc: GrB_Descriptor"),
        "select::matrix_older(C, Mask, accum, op, A, thunk, desc)", "C<Mask> = accum(C, A where op accepts), with an older select operator."),
    one("GxB_Vector_subassign", vector!("u: GrB_Vector, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor"),
        "assign::vector::<PART>(w, mask, accum, u, indices, ni, desc)", "w(I)<mask> = accum(w(I), u): the mask is that of w(I)."),
    one("GxB_Matrix_subassign", matrix!("A: GrB_Matrix, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor"),
        "assign::matrix::<PART>(C, Mask, accum, A, rows, ni, cols, nj, desc)", "C(I,J)<Mask> = accum(C(I,J), A): the mask is that of C(I,J)."),
    one("GxB_Col_subassign", "C: GrB_Matrix, mask: GrB_Vector, accum: GrB_BinaryOp, u: GrB_Vector, rows: *const GrB_Index, ni: GrB_Index, j: GrB_Index, desc: GrB_Descriptor",
        "assign::col::<PART>(C, mask, accum, u, rows, ni, j, desc)", "C(I,j)<mask> = accum(C(I,j), u): the mask is that of C(I,j)."),
    one("GxB_Row_subassign", "C: GrB_Matrix, mask: GrB_Vector, accum: GrB_BinaryOp, u: GrB_Vector, i: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor",
        "assign::row::<PART>(C, mask, accum, u, i, cols, nj, desc)", "C(i,J)<mask'> = accum(C(i,J), u'): the mask is that of C(i,J)."),
    one("GxB_Matrix_sort", "C: GrB_Matrix, P: GrB_Matrix, op: GrB_BinaryOp, A: GrB_Matrix, desc: GrB_Descriptor",
        "sort::matrix(C, P, op, A, desc)", "C = the entries of each row of A in the order of op, P = the columns where they were."),
    one("GxB_Vector_sort", "w: GrB_Vector, p: GrB_Vector, op: GrB_BinaryOp, u: GrB_Vector, desc: GrB_Descriptor",
        "sort::vector(w, p, op, u, desc)", "w = the entries of u in the order of op, p = the indices where they were."),
    one("GxB_Vector_build_Scalar", "w: GrB_Vector, indices: *const GrB_Index, x: GrB_Scalar, nvals: GrB_Index",
        "vector::build_scalar(w, indices, x, nvals)", "w(i) = x for all i of a list."),
    one("GxB_Matrix_build_Scalar", "C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, x: GrB_Scalar, nvals: GrB_Index",
        "matrix::build_scalar(C, rows, cols, x, nvals)", "C(i,j) = x for all places of two lists."),
    one("GxB_Vector_diag",    "v: GrB_Vector, A: GrB_Matrix, k: i64, desc: GrB_Descriptor", "vector::diag(v, A, k, desc)", "v = the k-th diagonal of A."),
    one("GxB_Matrix_diag",    "C: GrB_Matrix, v: GrB_Vector, k: i64, desc: GrB_Descriptor", "matrix::diag(C, v, k, desc)", "C = v on the k-th diagonal."),
    one("GxB_Matrix_concat",  "C: GrB_Matrix, Tiles: *const GrB_Matrix, m: GrB_Index, n: GrB_Index, desc: GrB_Descriptor", "tiles::concat(C, Tiles, m, n, desc)", "C = m by n tiles side by side, listed row by row."),
    one("GxB_Matrix_split",   "Tiles: *mut GrB_Matrix, m: GrB_Index, n: GrB_Index, Tile_nrows: *const GrB_Index, Tile_ncols: *const GrB_Index, A: GrB_Matrix, desc: GrB_Descriptor", "tiles::split(Tiles, m, n, Tile_nrows, Tile_ncols, A, desc)", "New matrices: m by n tiles of A, listed row by row."),
    one("GxB_Matrix_reshape", "C: GrB_Matrix, by_col: bool, nrows: GrB_Index, ncols: GrB_Index, desc: GrB_Descriptor", "tiles::reshape(C, by_col, nrows, ncols, desc)", "C in another shape, its places counted by column or by row."),
    one("GxB_Matrix_reshapeDup", "C: *mut GrB_Matrix, A: GrB_Matrix, by_col: bool, nrows: GrB_Index, ncols: GrB_Index, desc: GrB_Descriptor", "tiles::reshaped(C, A, by_col, nrows, ncols, desc)", "A new matrix: A in another shape."),
    one("GxB_Vector_isStoredElement", "u: GrB_Vector, i: GrB_Index",               "vector::is_stored(u, i)",             "Whether there is an entry u(i): GrB_SUCCESS or GrB_NO_VALUE."),
    one("GxB_Matrix_isStoredElement", "A: GrB_Matrix, i: GrB_Index, j: GrB_Index", "matrix::is_stored(A, i, j)",          "Whether there is an entry A(i,j): GrB_SUCCESS or GrB_NO_VALUE."),

    each("GxB_{K}_iso",         "Vector Matrix",        "iso: *mut bool, object: {H}",     "parts::iso(iso, object)",            "Whether one stored value stands for all entries."),
    each("GxB_{K}_memoryUsage", "Scalar Vector Matrix", "size: *mut usize, object: {H}",   "parts::memory_usage(size, object)",  "Bytes that an object takes."),
    each("GxB_{K}_type",        "Scalar Vector Matrix", "ty: *mut GrB_Type, object: {H}",  "parts::type_of(ty, object)",         "The type of entries."),
    each("GxB_{K}_type_name",   "Scalar Vector Matrix", "name: *mut c_char, object: {H}",  "parts::type_name_of(name, object)",  "The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes."),
    each("GxB_{K}_fprint",      "Type UnaryOp BinaryOp IndexUnaryOp IndexBinaryOp SelectOp Monoid Semiring Descriptor Context Scalar Vector Matrix", "object: {H}, name: *const c_char, pr: GxB_Print_Level, f: *mut FILE", "print::fprint(object, name, pr, f)", "Checks an object and prints it to a file, or to the standard output when f is NULL."),
    one("GxB_Type_size",        "size: *mut usize, object: GrB_Type",               "parts::size_of_type(size, object)",  "Bytes of a value."),
    one("GxB_Type_name",        "name: *mut c_char, object: GrB_Type",              "parts::name_of_type(name, object)",  "The name in C of a type; name has room for GxB_MAX_NAME_LEN bytes."),
    one("GxB_Type_from_name",   "ty: *mut GrB_Type, name: *const c_char",           "parts::type_from_name(ty, name)",    "The built-in type with a name, or NULL."),
    each("GxB_{K}_xtype",       "UnaryOp BinaryOp SelectOp", "ty: *mut GrB_Type, object: {H}", "parts::domain(ty, object, Side::X)", "The type of the first argument; NULL when it may be any."),
    each("GxB_{K}_ytype",       "BinaryOp",             "ty: *mut GrB_Type, object: {H}",  "parts::domain(ty, object, Side::Y)", "The type of the second argument; NULL when it may be any."),
    each("GxB_{K}_ttype",       "SelectOp",             "ty: *mut GrB_Type, object: {H}",  "parts::domain(ty, object, Side::Y)", "The type of the thunk; NULL when it may be any."),
    each("GxB_{K}_ztype",       "UnaryOp BinaryOp",     "ty: *mut GrB_Type, object: {H}",  "parts::domain(ty, object, Side::Z)", "The type of the result."),
    each("GxB_{K}_xtype_name",  "UnaryOp BinaryOp IndexUnaryOp", "name: *mut c_char, object: {H}", "parts::domain_name(name, object, Side::X)", "The name in C of the type of the first argument; empty when it may be any."),
    each("GxB_{K}_ytype_name",  "BinaryOp IndexUnaryOp", "name: *mut c_char, object: {H}", "parts::domain_name(name, object, Side::Y)", "The name in C of the type of the second argument; empty when it may be any."),
    each("GxB_{K}_ztype_name",  "UnaryOp BinaryOp IndexUnaryOp", "name: *mut c_char, object: {H}", "parts::domain_name(name, object, Side::Z)", "The name in C of the type of the result."),
    one("GxB_Monoid_operator",  "op: *mut GrB_BinaryOp, object: GrB_Monoid",        "parts::monoid_operator(op, object)", "The operator of a monoid; not to be freed."),
    one("GxB_Monoid_identity",  "identity: *mut c_void, object: GrB_Monoid",        "parts::monoid_identity(identity, object)", "The identity value of a monoid."),
    one("GxB_Monoid_terminal",  "has_terminal: *mut bool, terminal: *mut c_void, object: GrB_Monoid", "parts::monoid_terminal(has_terminal, terminal, object)", "Whether a monoid has a terminal value, and which."),
    one("GxB_Semiring_add",     "add: *mut GrB_Monoid, object: GrB_Semiring",       "parts::semiring_add(add, object)",   "The monoid of a semiring; not to be freed."),
    one("GxB_Semiring_multiply", "multiply: *mut GrB_BinaryOp, object: GrB_Semiring", "parts::semiring_multiply(multiply, object)", "The multiplication of a semiring; not to be freed."),

    each("GxB_{K}_serialize",   "Vector Matrix", "blob: *mut *mut c_void, blob_size: *mut GrB_Index, object: {H}, desc: GrB_Descriptor", "serialize::to_block(blob, blob_size, object, desc)", "An object as bytes in a new block, which the caller frees."),
    one("GxB_Vector_deserialize", "w: *mut GrB_Vector, ty: GrB_Type, blob: *const c_void, blob_size: GrB_Index, desc: GrB_Descriptor", "serialize::from_block(w, ty, blob, blob_size, desc)", "A new vector from bytes; ty may be NULL for built-in types."),
    one("GxB_Matrix_deserialize", "C: *mut GrB_Matrix, ty: GrB_Type, blob: *const c_void, blob_size: GrB_Index, desc: GrB_Descriptor", "serialize::from_block(C, ty, blob, blob_size, desc)", "A new matrix from bytes; ty may be NULL for built-in types."),
    one("GxB_deserialize_type_name", "name: *mut c_char, blob: *const c_void, blob_size: GrB_Index", "serialized::type_name(name, blob, blob_size)", "The name in C of the type in serialized bytes; name has room for GxB_MAX_NAME_LEN bytes."),
    one("GxB_Serialized_get_INT32",  "blob: *const c_void, value: *mut i32, field: GrB_Field, blob_size: usize",    "serialized::get_int32(blob, value, field, blob_size)",  "The number in a field of serialized bytes."),
    one("GxB_Serialized_get_SIZE",   "blob: *const c_void, value: *mut usize, field: GrB_Field, blob_size: usize",  "serialized::get_size(blob, value, field, blob_size)",   "The room that a text of serialized bytes needs."),
    one("GxB_Serialized_get_Scalar", "blob: *const c_void, value: GrB_Scalar, field: GrB_Field, blob_size: usize",  "serialized::get_scalar(blob, value, field, blob_size)", "The number in a field of serialized bytes."),
    one("GxB_Serialized_get_String", "blob: *const c_void, value: *mut c_char, field: GrB_Field, blob_size: usize", "serialized::get_string(blob, value, field, blob_size)", "The text in a field of serialized bytes."),
    one("GxB_Serialized_get_VOID",   "blob: *const c_void, value: *mut c_void, field: GrB_Field, blob_size: usize", "serialized::get_void(blob, value, field, blob_size)",   "Refuses: no field of serialized bytes holds bytes."),

    each("GxB_{K}_Option_get_INT32", "Vector Matrix", "object: {H}, field: GxB_Option_Field, value: *mut i32", "getset::get_int32(object, value, field)", "The number in a field, as GrB_get."),
    each("GxB_{K}_Option_get_FP64",  "Vector Matrix", "object: {H}, field: GxB_Option_Field, value: *mut f64", "getset::get_fp64(object, value, field)",  "The real number in a field, as GrB_get."),
    each("GxB_{K}_Option_set_INT32", "Vector Matrix", "object: {H}, field: GxB_Option_Field, value: i32",      "getset::set_int32(object, value, field)", "Sets a field to a number, as GrB_set."),
    each("GxB_{K}_Option_set_FP64",  "Vector Matrix", "object: {H}, field: GxB_Option_Field, value: f64",      "getset::set_fp64(object, value, field)",  "Sets a field to a real number, as GrB_set."),
    one("GxB_Desc_get_INT32", "object: GrB_Descriptor, field: GrB_Desc_Field, value: *mut i32",   "getset::get_int32(object, value, field)", "The value of a field, as GrB_get."),
    one("GxB_Desc_get_FP64",  "object: GrB_Descriptor, field: GrB_Desc_Field, value: *mut f64",   "getset::get_fp64(object, value, field)",  "Refuses: no field of a descriptor holds a real number."),
    one("GxB_Desc_set_INT32", "object: GrB_Descriptor, field: GrB_Desc_Field, value: i32",        "getset::set_int32(object, value, field)", "Sets a field, as GrB_set."),
    one("GxB_Desc_set_FP64",  "object: GrB_Descriptor, field: GrB_Desc_Field, value: f64",        "getset::set_fp64(object, value, field)",  "Refuses: no field of a descriptor holds a real number."),
    one("GxB_Descriptor_get", "value: *mut GrB_Desc_Value, object: GrB_Descriptor, field: GrB_Desc_Field", "descriptor::get(value, object, field)", "The value of a field."),
    one("GxB_Global_Option_get_INT32",      "field: GxB_Option_Field, value: *mut i32",           "options::global_int32(field, value)",    "The number in a field of the library, or the three of a version."),
    one("GxB_Global_Option_get_FP64",       "field: GxB_Option_Field, value: *mut f64",           "getset::get_fp64(GrB_GLOBAL, value, field)", "The real number in a field of the library; of GxB_BITMAP_SWITCH eight."),
    one("GxB_Global_Option_get_INT64",      "field: GxB_Option_Field, value: *mut i64",           "options::global_int64(field, value)",    "The 64 numbers of GxB_MEMORY_POOL."),
    one("GxB_Global_Option_get_CHAR",       "field: GxB_Option_Field, value: *mut *const c_char", "options::global_text(field, value)",     "The address of a text of the library."),
    one("GxB_Global_Option_get_FUNCTION",   "field: GxB_Option_Field, value: *mut *mut c_void",   "options::global_function(field, value)", "The address of a function that the library uses."),
    one("GxB_Global_Option_set_INT32",      "field: GxB_Option_Field, value: i32",                "getset::set_int32(GrB_GLOBAL, value, field)", "Sets a field of the library to a number."),
    one("GxB_Global_Option_set_FP64",       "field: GxB_Option_Field, value: f64",                "getset::set_fp64(GrB_GLOBAL, value, field)", "Sets a field of the library to a real number."),
    one("GxB_Global_Option_set_FP64_ARRAY", "field: GxB_Option_Field, value: *mut f64",           "options::set_global_doubles(field, value)", "Sets the eight numbers of GxB_BITMAP_SWITCH; NULL brings back the defaults."),
    one("GxB_Global_Option_set_INT64_ARRAY", "field: GxB_Option_Field, value: *mut i64",          "options::set_global_int64(field, value)", "Frees what is kept for reuse: GxB_MEMORY_POOL."),
    one("GxB_Global_Option_set_CHAR",       "field: GxB_Option_Field, value: *const c_char",      "getset::set_string(GrB_GLOBAL, value, field)", "Sets a field of the library to a text."),
    one("GxB_Global_Option_set_FUNCTION",   "field: GxB_Option_Field, value: *mut c_void",        "options::set_global_function(field, value)", "Sets a function that the library uses; NULL for none."),

    one("GxB_IndexBinaryOp_new",        "op: *mut GxB_IndexBinaryOp, f: GxB_index_binary_function, z: GrB_Type, x: GrB_Type, y: GrB_Type, theta: GrB_Type, name: *const c_char, definition: *const c_char",
        "index_binary::new(op, f, [z, x, y, theta], name, definition)", "A new index-binary operator with a C name and a C definition, both may be null."),
    one("GxB_BinaryOp_new_IndexOp",     "op: *mut GrB_BinaryOp, idxbinop: GxB_IndexBinaryOp, theta: GrB_Scalar", "index_binary::bind(op, idxbinop, theta)", "A new binary operator: an index-binary operator with its theta."),
    one("GxB_IndexBinaryOp_free",       "op: *mut GxB_IndexBinaryOp",                            "index_binary::release(op)",      "Frees an index-binary operator."),
    one("GxB_IndexBinaryOp_wait",       "object: GxB_IndexBinaryOp, mode: GrB_WaitMode",         "object::wait_idle(object, mode)", "Waits for an index-binary operator, which never has anything to do."),
    one("GxB_IndexBinaryOp_error",      "error: *mut *const c_char, object: GxB_IndexBinaryOp",  "index_binary::error(error, object)", "The text of the last error of an index-binary operator."),
    one("GxB_IndexBinaryOp_get_INT32",  "object: GxB_IndexBinaryOp, value: *mut i32, field: GrB_Field",    "getset::get_int32(object, value, field)",  "The number in a field."),
    one("GxB_IndexBinaryOp_get_SIZE",   "object: GxB_IndexBinaryOp, value: *mut usize, field: GrB_Field",  "getset::get_size(object, value, field)",   "The room that a text needs."),
    one("GxB_IndexBinaryOp_get_Scalar", "object: GxB_IndexBinaryOp, value: GrB_Scalar, field: GrB_Field",  "getset::get_scalar(object, value, field)", "The number in a field."),
    one("GxB_IndexBinaryOp_get_String", "object: GxB_IndexBinaryOp, value: *mut c_char, field: GrB_Field", "getset::get_string(object, value, field)", "The text in a field."),
    one("GxB_IndexBinaryOp_get_VOID",   "object: GxB_IndexBinaryOp, value: *mut c_void, field: GrB_Field", "getset::get_void(object, value, field)",   "Refuses: no field of an index-binary operator holds bytes."),
    one("GxB_IndexBinaryOp_set_INT32",  "object: GxB_IndexBinaryOp, value: i32, field: GrB_Field",         "getset::set_int32(object, value, field)",  "Refuses: the numbers of an index-binary operator can only be read."),
    one("GxB_IndexBinaryOp_set_Scalar", "object: GxB_IndexBinaryOp, value: GrB_Scalar, field: GrB_Field",  "getset::set_scalar(object, value, field)", "Refuses: the numbers of an index-binary operator can only be read."),
    one("GxB_IndexBinaryOp_set_String", "object: GxB_IndexBinaryOp, value: *mut c_char, field: GrB_Field", "getset::set_string(object, value, field)", "Sets a name or the definition, once."),
    one("GxB_IndexBinaryOp_set_VOID",   "object: GxB_IndexBinaryOp, value: *mut c_void, field: GrB_Field, size: usize", "getset::set_void(object, value, field, size)", "Refuses: no field of an index-binary operator holds bytes."),
    one("GxB_Context_new",        "context: *mut GxB_Context",                       "contexts::new(context)",       "A new context with the settings of the library."),
    one("GxB_Context_free",       "context: *mut GxB_Context",                       "contexts::release(context)",   "Frees a context."),
    one("GxB_Context_engage",     "context: GxB_Context",                            "contexts::engage(context)",    "Calls of this thread follow the context from now on."),
    one("GxB_Context_disengage",  "context: GxB_Context",                            "contexts::disengage(context)", "Calls of this thread follow the library's settings again."),
    one("GxB_Context_error",      "error: *mut *const c_char, object: GxB_Context",  "contexts::error(error, object)", "The text of the last error of a context."),
    one("GxB_Context_wait",       "object: GxB_Context, mode: GrB_WaitMode",         "object::wait_idle(object, mode)", "Waits for a context, which never has anything to do."),
    one("GxB_Context_get_INT32",  "object: GxB_Context, field: GxB_Context_Field, value: *mut i32", "getset::get_int32(object, value, field)", "The number in a field of a context."),
    one("GxB_Context_get_FP64",   "object: GxB_Context, field: GxB_Context_Field, value: *mut f64", "getset::get_fp64(object, value, field)", "The real number in a field of a context."),
    one("GxB_Context_set_INT32",  "object: GxB_Context, field: GxB_Context_Field, value: i32", "getset::set_int32(object, value, field)", "Sets a field of a context to a number."),
    one("GxB_Context_set_FP64",   "object: GxB_Context, field: GxB_Context_Field, value: f64", "getset::set_fp64(object, value, field)", "Sets a field of a context to a real number."),
    one("GxB_Context_get_INT",    "object: GxB_Context, value: *mut i32, field: GrB_Field",    "getset::get_int32(object, value, field)",  "The number in a field of a context."),
    one("GxB_Context_get_SIZE",   "object: GxB_Context, value: *mut usize, field: GrB_Field",  "getset::get_size(object, value, field)",   "The room that the name of a context needs."),
    one("GxB_Context_get_Scalar", "object: GxB_Context, value: GrB_Scalar, field: GrB_Field",  "getset::get_scalar(object, value, field)", "The number in a field of a context."),
    one("GxB_Context_get_String", "object: GxB_Context, value: *mut c_char, field: GrB_Field", "getset::get_string(object, value, field)", "The name of a context."),
    one("GxB_Context_get_VOID",   "object: GxB_Context, value: *mut c_void, field: GrB_Field", "getset::get_void(object, value, field)",   "Refuses: no field of a context holds bytes."),
    one("GxB_Context_set_INT",    "object: GxB_Context, value: i32, field: GrB_Field",         "getset::set_int32(object, value, field)",  "Sets a field of a context to a number."),
    one("GxB_Context_set_Scalar", "object: GxB_Context, value: GrB_Scalar, field: GrB_Field",  "getset::set_scalar(object, value, field)", "Sets a field of a context to the number in a scalar."),
    one("GxB_Context_set_String", "object: GxB_Context, value: *mut c_char, field: GrB_Field", "getset::set_string(object, value, field)", "Gives a context its name."),
    one("GxB_Context_set_VOID",   "object: GxB_Context, value: *mut c_void, field: GrB_Field, size: usize", "getset::set_void(object, value, field, size)", "Refuses: no field of a context holds bytes."),

    each("GxB_Matrix_pack_{K}", "CSR CSC", "A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor",
        "pack::pack(A, Way::{K}, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)", "A holds what the arrays hold, which become its own."),
    each("GxB_Matrix_unpack_{K}", "CSR CSC", "A: GrB_Matrix, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::unpack(A, Way::{K}, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)", "A as arrays, which become the caller's; A is empty then."),
    each("GxB_Matrix_import_{K}", "CSR CSC", "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, jumbled: bool, desc: GrB_Descriptor",
        "pack::import_matrix(A, ty, nrows, ncols, Way::{K}, pack::lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)", "A new matrix of the arrays, which become its own."),
    each("GxB_Matrix_export_{K}", "CSR CSC", "A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::export_matrix(A, ty, nrows, ncols, Way::{K}, unpack::want_lists((Ap, Ap_size), (Aj, Aj_size), (Ax, Ax_size), iso, jumbled), desc)", "A as arrays, which become the caller's; A is freed."),
    each("GxB_Matrix_pack_{K}", "HyperCSR HyperCSC", "A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor",
        "pack::pack(A, Way::{K}, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)", "A holds what the arrays hold, which become its own."),
    each("GxB_Matrix_unpack_{K}", "HyperCSR HyperCSC", "A: GrB_Matrix, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::unpack(A, Way::{K}, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)", "A as arrays, which become the caller's; A is empty then."),
    each("GxB_Matrix_import_{K}", "HyperCSR HyperCSC", "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: GrB_Index, Ah_size: GrB_Index, Aj_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvec: GrB_Index, jumbled: bool, desc: GrB_Descriptor",
        "pack::import_matrix(A, ty, nrows, ncols, Way::{K}, pack::hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)", "A new matrix of the arrays, which become its own."),
    each("GxB_Matrix_export_{K}", "HyperCSR HyperCSC", "A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ap: *mut *mut u64, Ah: *mut *mut u64, Aj: *mut *mut u64, Ax: *mut *mut c_void, Ap_size: *mut GrB_Index, Ah_size: *mut GrB_Index, Aj_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvec: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::export_matrix(A, ty, nrows, ncols, Way::{K}, unpack::want_hyper((Ap, Ap_size), (Ah, Ah_size), (Aj, Aj_size), (Ax, Ax_size), iso, nvec, jumbled), desc)", "A as arrays, which become the caller's; A is freed."),
    each("GxB_Matrix_pack_{K}", "BitmapR BitmapC", "A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor",
        "pack::pack(A, Way::{K}, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)", "A holds what the arrays hold, which become its own."),
    each("GxB_Matrix_unpack_{K}", "BitmapR BitmapC", "A: GrB_Matrix, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor",
        "unpack::unpack(A, Way::{K}, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)", "A as arrays, which become the caller's; A is empty then."),
    each("GxB_Matrix_import_{K}", "BitmapR BitmapC", "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: GrB_Index, Ax_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor",
        "pack::import_matrix(A, ty, nrows, ncols, Way::{K}, pack::bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)", "A new matrix of the arrays, which become its own."),
    each("GxB_Matrix_export_{K}", "BitmapR BitmapC", "A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ab: *mut *mut i8, Ax: *mut *mut c_void, Ab_size: *mut GrB_Index, Ax_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor",
        "unpack::export_matrix(A, ty, nrows, ncols, Way::{K}, unpack::want_bitmap((Ab, Ab_size), (Ax, Ax_size), iso, nvals), desc)", "A as arrays, which become the caller's; A is freed."),
    each("GxB_Matrix_pack_{K}", "FullR FullC", "A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor",
        "pack::pack(A, Way::{K}, pack::full((Ax, Ax_size), iso), desc)", "A holds what the arrays hold, which become its own."),
    each("GxB_Matrix_unpack_{K}", "FullR FullC", "A: GrB_Matrix, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor",
        "unpack::unpack(A, Way::{K}, unpack::want_full((Ax, Ax_size), iso), desc)", "A as arrays, which become the caller's; A is empty then."),
    each("GxB_Matrix_import_{K}", "FullR FullC", "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, Ax: *mut *mut c_void, Ax_size: GrB_Index, iso: bool, desc: GrB_Descriptor",
        "pack::import_matrix(A, ty, nrows, ncols, Way::{K}, pack::full((Ax, Ax_size), iso), desc)", "A new matrix of the arrays, which become its own."),
    each("GxB_Matrix_export_{K}", "FullR FullC", "A: *mut GrB_Matrix, ty: *mut GrB_Type, nrows: *mut GrB_Index, ncols: *mut GrB_Index, Ax: *mut *mut c_void, Ax_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor",
        "unpack::export_matrix(A, ty, nrows, ncols, Way::{K}, unpack::want_full((Ax, Ax_size), iso), desc)", "A as arrays, which become the caller's; A is freed."),
    each("GxB_Vector_pack_{K}", "CSC", "v: GrB_Vector, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, jumbled: bool, desc: GrB_Descriptor",
        "pack::pack(v, Way::{K}, pack::one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)", "v holds what the arrays hold, which become its own."),
    each("GxB_Vector_unpack_{K}", "CSC", "v: GrB_Vector, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::unpack(v, Way::{K}, unpack::want_one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)", "v as arrays, which become the caller's; v is empty then."),
    each("GxB_Vector_import_{K}", "CSC", "v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, jumbled: bool, desc: GrB_Descriptor",
        "pack::import_vector(v, ty, n, Way::{K}, pack::one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)", "A new vector of the arrays, which become its own."),
    each("GxB_Vector_export_{K}", "CSC", "v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vi: *mut *mut u64, vx: *mut *mut c_void, vi_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, jumbled: *mut bool, desc: GrB_Descriptor",
        "unpack::export_vector(v, ty, n, Way::{K}, unpack::want_one_list((vi, vi_size), (vx, vx_size), iso, nvals, jumbled), desc)", "v as arrays, which become the caller's; v is freed."),
    each("GxB_Vector_pack_{K}", "Bitmap", "v: GrB_Vector, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor",
        "pack::pack(v, Way::{K}, pack::bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)", "v holds what the arrays hold, which become its own."),
    each("GxB_Vector_unpack_{K}", "Bitmap", "v: GrB_Vector, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor",
        "unpack::unpack(v, Way::{K}, unpack::want_bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)", "v as arrays, which become the caller's; v is empty then."),
    each("GxB_Vector_import_{K}", "Bitmap", "v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: GrB_Index, vx_size: GrB_Index, iso: bool, nvals: GrB_Index, desc: GrB_Descriptor",
        "pack::import_vector(v, ty, n, Way::{K}, pack::bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)", "A new vector of the arrays, which become its own."),
    each("GxB_Vector_export_{K}", "Bitmap", "v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vb: *mut *mut i8, vx: *mut *mut c_void, vb_size: *mut GrB_Index, vx_size: *mut GrB_Index, iso: *mut bool, nvals: *mut GrB_Index, desc: GrB_Descriptor",
        "unpack::export_vector(v, ty, n, Way::{K}, unpack::want_bitmap((vb, vb_size), (vx, vx_size), iso, nvals), desc)", "v as arrays, which become the caller's; v is freed."),
    each("GxB_Vector_pack_{K}", "Full", "v: GrB_Vector, vx: *mut *mut c_void, vx_size: GrB_Index, iso: bool, desc: GrB_Descriptor",
        "pack::pack(v, Way::{K}, pack::full((vx, vx_size), iso), desc)", "v holds what the arrays hold, which become its own."),
    each("GxB_Vector_unpack_{K}", "Full", "v: GrB_Vector, vx: *mut *mut c_void, vx_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor",
        "unpack::unpack(v, Way::{K}, unpack::want_full((vx, vx_size), iso), desc)", "v as arrays, which become the caller's; v is empty then."),
    each("GxB_Vector_import_{K}", "Full", "v: *mut GrB_Vector, ty: GrB_Type, n: GrB_Index, vx: *mut *mut c_void, vx_size: GrB_Index, iso: bool, desc: GrB_Descriptor",
        "pack::import_vector(v, ty, n, Way::{K}, pack::full((vx, vx_size), iso), desc)", "A new vector of the arrays, which become its own."),
    each("GxB_Vector_export_{K}", "Full", "v: *mut GrB_Vector, ty: *mut GrB_Type, n: *mut GrB_Index, vx: *mut *mut c_void, vx_size: *mut GrB_Index, iso: *mut bool, desc: GrB_Descriptor",
        "unpack::export_vector(v, ty, n, Way::{K}, unpack::want_full((vx, vx_size), iso), desc)", "v as arrays, which become the caller's; v is freed."),
    one("GxB_unpack_HyperHash", "A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor", "unpack::unpack_hash(A, Y, desc)", "The hash beside a hypersparse matrix: there is none, Y is NULL."),
    one("GxB_pack_HyperHash",   "A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor", "unpack::pack_hash(A, Y, desc)",   "Takes a hash over, and frees it."),

    one("GxB_Iterator_new",  "it: *mut GxB_Iterator", "iterator::new(it)",  "A new iterator, attached to nothing."),
    one("GxB_Iterator_free", "it: *mut GxB_Iterator", "iterator::free(it)", "Frees an iterator."),
    one("GB_Iterator_attach", "it: GxB_Iterator, A: GrB_Matrix, format: GxB_Format_Value, desc: GrB_Descriptor", "iterator::attach(it, A, format, desc)", "Behind the macros of the header."),
    one("GB_Iterator_rc_seek", "it: GxB_Iterator, j: GrB_Index, jth_vector: bool", "iterator::seek_vector(it, j, jth_vector)", "Behind the macros of the header."),
    one("GB_Iterator_rc_bitmap_next", "it: GxB_Iterator", "iterator::skip_in_vector(it)", "Behind the macros of the header."),
    one("GB_Vector_Iterator_bitmap_seek", "it: GxB_Iterator, unused: GrB_Index", "iterator::skip_entry_of(it, unused)", "Behind the macros of the header."),
    one("GxB_rowIterator_attach",  "it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor", "iterator::attach(it, A, 0, desc)", "Walks the rows of A."),
    one("GxB_rowIterator_seekRow", "it: GxB_Iterator, row: GrB_Index", "iterator::seek_vector(it, row, false)", "Goes to a row."),
    one("GxB_rowIterator_kseek",   "it: GxB_Iterator, k: GrB_Index", "iterator::seek_vector(it, k, true)", "Goes to the k-th row that is stored."),
    one("GxB_rowIterator_nextRow", "it: GxB_Iterator", "iterator::next_vector(it)", "Goes to the next row that is stored."),
    one("GxB_rowIterator_nextCol", "it: GxB_Iterator", "iterator::next_in_vector(it)", "Goes to the next entry of the row."),
    gives("GrB_Index", "GxB_rowIterator_kount", "it: GxB_Iterator", "iterator::count(it)", "The number of rows that are stored."),
    gives("GrB_Index", "GxB_rowIterator_getRowIndex", "it: GxB_Iterator", "iterator::major(it)", "The present row."),
    gives("GrB_Index", "GxB_rowIterator_getColIndex", "it: GxB_Iterator", "iterator::minor(it)", "The column of the present entry."),
    one("GxB_colIterator_attach",  "it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor", "iterator::attach(it, A, 1, desc)", "Walks the columns of A."),
    one("GxB_colIterator_seekCol", "it: GxB_Iterator, col: GrB_Index", "iterator::seek_vector(it, col, false)", "Goes to a column."),
    one("GxB_colIterator_kseek",   "it: GxB_Iterator, k: GrB_Index", "iterator::seek_vector(it, k, true)", "Goes to the k-th column that is stored."),
    one("GxB_colIterator_nextCol", "it: GxB_Iterator", "iterator::next_vector(it)", "Goes to the next column that is stored."),
    one("GxB_colIterator_nextRow", "it: GxB_Iterator", "iterator::next_in_vector(it)", "Goes to the next entry of the column."),
    gives("GrB_Index", "GxB_colIterator_kount", "it: GxB_Iterator", "iterator::count(it)", "The number of columns that are stored."),
    gives("GrB_Index", "GxB_colIterator_getColIndex", "it: GxB_Iterator", "iterator::major(it)", "The present column."),
    gives("GrB_Index", "GxB_colIterator_getRowIndex", "it: GxB_Iterator", "iterator::minor(it)", "The row of the present entry."),
    one("GxB_Matrix_Iterator_attach", "it: GxB_Iterator, A: GrB_Matrix, desc: GrB_Descriptor", "iterator::attach(it, A, -1, desc)", "Walks the entries of A."),
    one("GxB_Matrix_Iterator_seek",   "it: GxB_Iterator, p: GrB_Index", "iterator::seek_entry(it, p)", "Goes to the p-th place."),
    one("GxB_Matrix_Iterator_next",   "it: GxB_Iterator", "iterator::next_entry(it)", "Goes to the next entry."),
    gives("GrB_Index", "GxB_Matrix_Iterator_getpmax", "it: GxB_Iterator", "iterator::positions(it)", "The number of places that entries can be in."),
    gives("GrB_Index", "GxB_Matrix_Iterator_getp",    "it: GxB_Iterator", "iterator::position(it)", "The present place."),
    one("GxB_Vector_Iterator_attach", "it: GxB_Iterator, v: GrB_Vector, desc: GrB_Descriptor", "iterator::attach_vector(it, v, desc)", "Walks the entries of v."),
    one("GxB_Vector_Iterator_seek",   "it: GxB_Iterator, p: GrB_Index", "iterator::seek_entry(it, p)", "Goes to the p-th place."),
    one("GxB_Vector_Iterator_next",   "it: GxB_Iterator", "iterator::next_entry(it)", "Goes to the next entry."),
    gives("GrB_Index", "GxB_Vector_Iterator_getpmax", "it: GxB_Iterator", "iterator::positions(it)", "The number of places that entries can be in."),
    gives("GrB_Index", "GxB_Vector_Iterator_getp",    "it: GxB_Iterator", "iterator::position(it)", "The present place."),
    gives("GrB_Index", "GxB_Vector_Iterator_getIndex", "it: GxB_Iterator", "iterator::minor(it)", "The index of the present entry."),
    gives("()", "GxB_Matrix_Iterator_getIndex", "it: GxB_Iterator, row: *mut GrB_Index, col: *mut GrB_Index", "iterator::put_place(it, row, col)", "Row and column of the present entry."),
    gives("()", "GxB_Iterator_get_UDT", "it: GxB_Iterator, value: *mut c_void", "iterator::put_user_value(it, value)", "The present value, of a user-defined type."),
    gives("bool", "GxB_Iterator_get_BOOL", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type BOOL."),
    gives("i8", "GxB_Iterator_get_INT8", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type INT8."),
    gives("i16", "GxB_Iterator_get_INT16", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type INT16."),
    gives("i32", "GxB_Iterator_get_INT32", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type INT32."),
    gives("i64", "GxB_Iterator_get_INT64", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type INT64."),
    gives("u8", "GxB_Iterator_get_UINT8", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type UINT8."),
    gives("u16", "GxB_Iterator_get_UINT16", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type UINT16."),
    gives("u32", "GxB_Iterator_get_UINT32", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type UINT32."),
    gives("u64", "GxB_Iterator_get_UINT64", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type UINT64."),
    gives("f32", "GxB_Iterator_get_FP32", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type FP32."),
    gives("f64", "GxB_Iterator_get_FP64", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type FP64."),
    gives("GxB_FC32_t", "GxB_Iterator_get_FC32", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type FC32."),
    gives("GxB_FC64_t", "GxB_Iterator_get_FC64", "it: GxB_Iterator", "iterator::read(it)", "The present value, of type FC64."),
];
