//! THE tables of function families: one row of [`FAMILIES`] stands for 11 to 14 exported functions,
//! one of [`GETSET`] for one of each kind of object.
//!
//! Needs: nothing. Gives: [`FAMILIES`] and [`GETSET`], from which `cargo xtask gen` writes `generated/typed.rs`
//! and `generated/fields.rs`.
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

use Variants::{Extension, Typed, TypedAndScalar};

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
    row("Vector_build",              Typed,          "vector::build",            "w: GrB_Vector, indices: *const GrB_Index, values: In, nvals: GrB_Index, dup: GrB_BinaryOp", "w from tuples. [4.2.4]"),
    row("Matrix_build",              Typed,          "matrix::build",            "C: GrB_Matrix, rows: *const GrB_Index, cols: *const GrB_Index, values: In, nvals: GrB_Index, dup: GrB_BinaryOp", "C from tuples. [4.2.5]"),
    row("Vector_extractTuples",      Typed,          "vector::extract_tuples",   "indices: *mut GrB_Index, values: Out, nvals: *mut GrB_Index, u: GrB_Vector", "The tuples of u. [4.2.4]"),
    row("Matrix_extractTuples",      Typed,          "matrix::extract_tuples",   "rows: *mut GrB_Index, cols: *mut GrB_Index, values: Out, nvals: *mut GrB_Index, A: GrB_Matrix", "The tuples of A. [4.2.5]"),

    row("Matrix_import",             Typed,          "transfer::import",         "A: *mut GrB_Matrix, ty: GrB_Type, nrows: GrB_Index, ncols: GrB_Index, indptr: *const GrB_Index, indices: *const GrB_Index, values: In, n_indptr: GrB_Index, n_indices: GrB_Index, n_values: GrB_Index, format: GrB_Format", "A new matrix from arrays, which are copied. [4.2.5.17]"),
    row("Matrix_export",             Typed,          "transfer::export",         "indptr: *mut GrB_Index, indices: *mut GrB_Index, values: Out, n_indptr: *mut GrB_Index, n_indices: *mut GrB_Index, n_values: *mut GrB_Index, format: GrB_Format, A: GrB_Matrix", "A in arrays; the lengths say how much fits and then how much came. [4.2.5.16]"),

    row("Vector_assign",             TypedAndScalar, "assign::vector_scalar",    vector!("x: Value, indices: *const GrB_Index, ni: GrB_Index, desc: GrB_Descriptor"), "w<mask>(I) = accum(w(I), x). [4.3.7]"),
    row("Matrix_assign",             TypedAndScalar, "assign::matrix_scalar",    matrix!("x: Value, rows: *const GrB_Index, ni: GrB_Index, cols: *const GrB_Index, nj: GrB_Index, desc: GrB_Descriptor"), "C<Mask>(I,J) = accum(C(I,J), x). [4.3.7]"),

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
