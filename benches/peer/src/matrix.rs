//! A GrB_Matrix that frees itself, with the operations that the benches time: one C call each.
//! Needs:   a `Lib`; operands of the same library.
//! Gives:   safe methods; ABI-1 holds because the handle is freed by `Drop` only, ABI-2 because lengths come from slices.
//! Cost:    that of the C call. No method waits unless it says so.

use crate::Result;
use crate::abi::{
    BinaryOp, Descriptor, Handle, IndexUnaryOp, MATERIALIZE, Monoid, RawMatrix, SUCCESS, Semiring, Type, UnaryOp, call,
};
use crate::library::Lib;

/// A matrix of one library.
pub struct Matrix {
    lib: Lib,
    raw: RawMatrix,
    nrows: u64,
    ncols: u64,
}

/// How a result is written: C<mask, desc> accum= result.
pub struct Write<'a, M> {
    /// The mask object; None writes everywhere.
    pub mask: Option<&'a M>,
    /// Null: no accumulation.
    pub accum: BinaryOp,
    /// Null: default.
    pub desc: Descriptor,
}

impl<'a, M> Write<'a, M> {
    /// No mask, no accumulator, default descriptor.
    pub const PLAIN: Write<'a, M> = Write { mask: None, accum: Handle::NULL, desc: Handle::NULL };
}

/// Values of one type, to build an object from.
#[derive(Clone)]
pub enum Values {
    /// BOOL
    Bool(Vec<bool>),
    /// INT32
    Int32(Vec<i32>),
    /// INT64
    Int64(Vec<i64>),
    /// FP64
    Fp64(Vec<f64>),
}

impl Values {
    /// How many.
    pub fn count(&self) -> usize {
        match self {
            Values::Bool(x) => x.len(),
            Values::Int32(x) => x.len(),
            Values::Int64(x) => x.len(),
            Values::Fp64(x) => x.len(),
        }
    }

    pub(crate) fn ty(&self, lib: Lib) -> Result<Type> {
        lib.object(match self {
            Values::Bool(_) => "GrB_BOOL",
            Values::Int32(_) => "GrB_INT32",
            Values::Int64(_) => "GrB_INT64",
            Values::Fp64(_) => "GrB_FP64",
        })
    }
}

/// An index list argument.
#[derive(Clone, Copy)]
pub enum Indices<'a> {
    /// `GrB_ALL` of a dimension.
    All(u64),
    /// These.
    List(&'a [u64]),
}

impl Indices<'_> {
    pub(crate) fn parts(&self, lib: Lib) -> (*const u64, u64) {
        match self {
            Indices::All(n) => (lib.all(), *n),
            Indices::List(list) => (list.as_ptr(), list.len() as u64),
        }
    }
}

/// Rows, columns and values of equal length.
#[derive(Default)]
pub struct Tuples {
    /// Row indices.
    pub rows: Vec<u64>,
    /// Column indices; empty for vectors.
    pub cols: Vec<u64>,
    /// Values, cast to FP64.
    pub vals: Vec<f64>,
}

impl Matrix {
    /// An empty matrix of type `ty`, for example `GrB_FP64`.
    pub fn try_new(lib: Lib, ty: &str, nrows: u64, ncols: u64) -> Result<Matrix> {
        Matrix::with_type(lib, lib.object(ty)?, nrows, ncols)
    }

    /// A handle that a constructor of `lib` gave.
    pub(crate) fn adopt(lib: Lib, raw: RawMatrix, shape: (u64, u64)) -> Matrix {
        Matrix { lib, raw, nrows: shape.0, ncols: shape.1 }
    }

    fn with_type(lib: Lib, ty: Type, nrows: u64, ncols: u64) -> Result<Matrix> {
        let mut raw = RawMatrix::NULL;
        call!(lib, GrB_Matrix_new(&mut raw, ty, nrows, ncols))?;
        Ok(Matrix { lib, raw, nrows, ncols })
    }

    /// A finished (waited for) matrix from distinct tuples.
    pub fn from_tuples(lib: Lib, shape: (u64, u64), rows: &[u64], cols: &[u64], values: &Values) -> Result<Matrix> {
        let matrix = Matrix::with_type(lib, values.ty(lib)?, shape.0, shape.1)?;
        matrix.build(rows, cols, values, Handle::NULL)?;
        matrix.wait()?;
        Ok(matrix)
    }

    /// A copy.
    pub fn dup(&self) -> Result<Matrix> {
        let mut raw = RawMatrix::NULL;
        call!(self.lib, GrB_Matrix_dup(&mut raw, self.raw))?;
        Ok(Matrix::adopt(self.lib, raw, self.shape()))
    }

    /// The library it belongs to.
    pub fn lib(&self) -> Lib {
        self.lib
    }

    /// Rows and columns.
    pub fn shape(&self) -> (u64, u64) {
        (self.nrows, self.ncols)
    }

    pub(crate) fn raw(&self) -> RawMatrix {
        self.raw
    }

    /// Finishes all work, sorting included.
    pub fn wait(&self) -> Result<()> {
        call!(self.lib, GrB_Matrix_wait(self.raw, MATERIALIZE))
    }

    /// Number of entries.
    pub fn nvals(&self) -> Result<u64> {
        let mut nvals = 0;
        call!(self.lib, GrB_Matrix_nvals(&mut nvals, self.raw))?;
        Ok(nvals)
    }

    /// C = tuples, duplicates combined by `dup` (null: none allowed).
    pub fn build(&self, rows: &[u64], cols: &[u64], values: &Values, dup: BinaryOp) -> Result<()> {
        let count = values.count();
        if rows.len() != count || cols.len() != count {
            return Err("tuple lists of different length".to_string());
        }
        let (i, j, n) = (rows.as_ptr(), cols.as_ptr(), count as u64);
        match values {
            Values::Bool(x) => call!(self.lib, GrB_Matrix_build_BOOL(self.raw, i, j, x.as_ptr(), n, dup)),
            Values::Int32(x) => call!(self.lib, GrB_Matrix_build_INT32(self.raw, i, j, x.as_ptr(), n, dup)),
            Values::Int64(x) => call!(self.lib, GrB_Matrix_build_INT64(self.raw, i, j, x.as_ptr(), n, dup)),
            Values::Fp64(x) => call!(self.lib, GrB_Matrix_build_FP64(self.raw, i, j, x.as_ptr(), n, dup)),
        }
    }

    /// Fills `out`, whose arrays must have room for all entries.
    pub fn extract_tuples(&self, out: &mut Tuples) -> Result<()> {
        let mut count = out.rows.len().min(out.cols.len()).min(out.vals.len()) as u64;
        let (i, j, x) = (out.rows.as_mut_ptr(), out.cols.as_mut_ptr(), out.vals.as_mut_ptr());
        call!(self.lib, GrB_Matrix_extractTuples_FP64(i, j, x, &mut count, self.raw))
    }

    /// C(i, j) = x for every tuple, one call each.
    pub fn set_elements(&self, rows: &[u64], cols: &[u64], vals: &[f64]) -> Result<()> {
        for ((&i, &j), &x) in rows.iter().zip(cols).zip(vals) {
            call!(self.lib, GrB_Matrix_setElement_FP64(self.raw, x, i, j))?;
        }
        Ok(())
    }

    /// C<M> = A*B
    pub fn mxm(&self, w: &Write<Matrix>, s: Semiring, a: &Matrix, b: &Matrix) -> Result<()> {
        call!(self.lib, GrB_mxm(self.raw, w.raw_mask(), w.accum, s, a.raw, b.raw, w.desc))
    }

    /// C<M> = A + B
    pub fn ewise_add(&self, w: &Write<Matrix>, op: BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        call!(self.lib, GrB_Matrix_eWiseAdd_BinaryOp(self.raw, w.raw_mask(), w.accum, op, a.raw, b.raw, w.desc))
    }

    /// C<M> = A .* B
    pub fn ewise_mult(&self, w: &Write<Matrix>, op: BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        call!(self.lib, GrB_Matrix_eWiseMult_BinaryOp(self.raw, w.raw_mask(), w.accum, op, a.raw, b.raw, w.desc))
    }

    /// C<M> = kron(A, B)
    pub fn kronecker(&self, w: &Write<Matrix>, op: BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        call!(self.lib, GrB_Matrix_kronecker_BinaryOp(self.raw, w.raw_mask(), w.accum, op, a.raw, b.raw, w.desc))
    }

    /// C<M> = A'
    pub fn transpose(&self, w: &Write<Matrix>, a: &Matrix) -> Result<()> {
        call!(self.lib, GrB_transpose(self.raw, w.raw_mask(), w.accum, a.raw, w.desc))
    }

    /// C<M> = op(A)
    pub fn apply(&self, w: &Write<Matrix>, op: UnaryOp, a: &Matrix) -> Result<()> {
        call!(self.lib, GrB_Matrix_apply(self.raw, w.raw_mask(), w.accum, op, a.raw, w.desc))
    }

    /// C<M> = op(A, y)
    pub fn apply_bind2nd(&self, w: &Write<Matrix>, op: BinaryOp, a: &Matrix, y: f64) -> Result<()> {
        call!(self.lib, GrB_Matrix_apply_BinaryOp2nd_FP64(self.raw, w.raw_mask(), w.accum, op, a.raw, y, w.desc))
    }

    /// C<M> = op(A, i, j, thunk)
    pub fn apply_index(&self, w: &Write<Matrix>, op: IndexUnaryOp, a: &Matrix, thunk: i64) -> Result<()> {
        call!(self.lib, GrB_Matrix_apply_IndexOp_INT64(self.raw, w.raw_mask(), w.accum, op, a.raw, thunk, w.desc))
    }

    /// C<M> = A where op(a, i, j, thunk), for operators of positions.
    pub fn select_position(&self, w: &Write<Matrix>, op: IndexUnaryOp, a: &Matrix, thunk: i64) -> Result<()> {
        call!(self.lib, GrB_Matrix_select_INT64(self.raw, w.raw_mask(), w.accum, op, a.raw, thunk, w.desc))
    }

    /// C<M> = A where op(a, thunk), for operators of FP64 values.
    pub fn select_value(&self, w: &Write<Matrix>, op: IndexUnaryOp, a: &Matrix, thunk: f64) -> Result<()> {
        call!(self.lib, GrB_Matrix_select_FP64(self.raw, w.raw_mask(), w.accum, op, a.raw, thunk, w.desc))
    }

    /// C<M> = A(I, J)
    pub fn extract(&self, w: &Write<Matrix>, a: &Matrix, i: Indices, j: Indices) -> Result<()> {
        let ((i, ni), (j, nj)) = (i.parts(self.lib), j.parts(self.lib));
        call!(self.lib, GrB_Matrix_extract(self.raw, w.raw_mask(), w.accum, a.raw, i, ni, j, nj, w.desc))
    }

    /// C<M>(I, J) = A
    pub fn assign(&self, w: &Write<Matrix>, a: &Matrix, i: Indices, j: Indices) -> Result<()> {
        let ((i, ni), (j, nj)) = (i.parts(self.lib), j.parts(self.lib));
        call!(self.lib, GrB_Matrix_assign(self.raw, w.raw_mask(), w.accum, a.raw, i, ni, j, nj, w.desc))
    }

    /// C<M> = x
    pub fn assign_scalar(&self, w: &Write<Matrix>, x: f64) -> Result<()> {
        let all = self.lib.all();
        call!(self.lib, GrB_Matrix_assign_FP64(self.raw, w.raw_mask(), w.accum, x, all, self.nrows, all, self.ncols, w.desc))
    }

    /// The reduction of all entries, cast to FP64.
    pub fn reduce(&self, m: Monoid) -> Result<f64> {
        let mut sum = 0.0;
        call!(self.lib, GrB_Matrix_reduce_FP64(&mut sum, Handle::NULL, m, self.raw, Handle::NULL))?;
        Ok(sum)
    }
}

impl Write<'_, Matrix> {
    pub(crate) fn raw_mask(&self) -> RawMatrix {
        self.mask.map_or(RawMatrix::NULL, |m| m.raw)
    }
}

impl Drop for Matrix {
    fn drop(&mut self) {
        let freed = call!(self.lib, GrB_Matrix_free(&mut self.raw));
        debug_assert!(freed.is_ok(), "GrB_Matrix_free: {freed:?}, not {SUCCESS}");
    }
}
