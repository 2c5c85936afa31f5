//! Scalar arguments and results of several types: what setElement, assign, select, apply and reduce take or give.
//! Needs:   objects of one library.
//! Gives:   further methods of `Vector` and `Matrix`; `Number`, `Sparsity`.
//! Cost:    that of the C call, and a match.

use crate::Result;
use crate::abi::{BinaryOp, COLMAJOR, Handle, IndexUnaryOp, Monoid, ORIENTATION_HINT, ROWMAJOR, SPARSITY_CONTROL, call};
use crate::matrix::{Matrix, Write};
use crate::vector::Vector;

/// A value of a built-in type.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    /// BOOL
    Bool(bool),
    /// INT32
    Int32(i32),
    /// INT64
    Int64(i64),
    /// FP32
    Fp32(f32),
    /// FP64
    Fp64(f64),
}

/// Storage that a program wishes for an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sparsity {
    /// `GxB_SPARSE`
    Sparse = 2,
    /// `GxB_BITMAP`
    Bitmap = 4,
    /// `GxB_FULL`
    Full = 8,
    /// `GxB_BITMAP + GxB_FULL`
    BitmapOrFull = 12,
}

impl Vector {
    /// w(i) = x
    pub fn set_element(&self, i: u64, x: Number) -> Result<()> {
        let (lib, w) = (self.lib(), self.raw());
        match x {
            Number::Bool(x) => call!(lib, GrB_Vector_setElement_BOOL(w, x, i)),
            Number::Int32(x) => call!(lib, GrB_Vector_setElement_INT32(w, x, i)),
            Number::Int64(x) => call!(lib, GrB_Vector_setElement_INT64(w, x, i)),
            Number::Fp32(x) => call!(lib, GrB_Vector_setElement_FP32(w, x, i)),
            Number::Fp64(x) => call!(lib, GrB_Vector_setElement_FP64(w, x, i)),
        }
    }

    /// w<m>(:) = x
    pub fn assign_number(&self, w: &Write<Vector>, x: Number) -> Result<()> {
        let (lib, out, m, all, n) = (self.lib(), self.raw(), w.raw_mask(), self.lib().all(), self.size());
        match x {
            Number::Bool(x) => call!(lib, GrB_Vector_assign_BOOL(out, m, w.accum, x, all, n, w.desc)),
            Number::Int32(x) => call!(lib, GrB_Vector_assign_INT32(out, m, w.accum, x, all, n, w.desc)),
            Number::Int64(x) => call!(lib, GrB_Vector_assign_INT64(out, m, w.accum, x, all, n, w.desc)),
            Number::Fp32(x) => call!(lib, GrB_Vector_assign_FP32(out, m, w.accum, x, all, n, w.desc)),
            Number::Fp64(x) => call!(lib, GrB_Vector_assign_FP64(out, m, w.accum, x, all, n, w.desc)),
        }
    }

    /// w<m> = u where op(u, thunk), for operators of BOOL values.
    pub fn select_bool(&self, w: &Write<Vector>, op: IndexUnaryOp, u: &Vector, thunk: bool) -> Result<()> {
        call!(self.lib(), GrB_Vector_select_BOOL(self.raw(), w.raw_mask(), w.accum, op, u.raw(), thunk, w.desc))
    }

    /// w<m> = u where op(u, thunk), for operators of INT32 values.
    pub fn select_int32(&self, w: &Write<Vector>, op: IndexUnaryOp, u: &Vector, thunk: i32) -> Result<()> {
        call!(self.lib(), GrB_Vector_select_INT32(self.raw(), w.raw_mask(), w.accum, op, u.raw(), thunk, w.desc))
    }

    /// w<m> = op(u, y)
    pub fn apply_bind2nd(&self, w: &Write<Vector>, op: BinaryOp, u: &Vector, y: f32) -> Result<()> {
        call!(self.lib(), GrB_Vector_apply_BinaryOp2nd_FP32(self.raw(), w.raw_mask(), w.accum, op, u.raw(), y, w.desc))
    }

    /// w<m> = op(u, i, 0, thunk)
    pub fn apply_index_int32(&self, w: &Write<Vector>, op: IndexUnaryOp, u: &Vector, thunk: i32) -> Result<()> {
        call!(self.lib(), GrB_Vector_apply_IndexOp_INT32(self.raw(), w.raw_mask(), w.accum, op, u.raw(), thunk, w.desc))
    }

    /// The reduction of all entries, cast to BOOL.
    pub fn reduce_bool(&self, m: Monoid) -> Result<bool> {
        let mut out = false;
        call!(self.lib(), GrB_Vector_reduce_BOOL(&mut out, Handle::NULL, m, self.raw(), Handle::NULL))?;
        Ok(out)
    }

    /// The reduction of all entries, cast to INT64.
    pub fn reduce_int64(&self, m: Monoid) -> Result<i64> {
        let mut out = 0;
        call!(self.lib(), GrB_Vector_reduce_INT64(&mut out, Handle::NULL, m, self.raw(), Handle::NULL))?;
        Ok(out)
    }

    /// The reduction of all entries, cast to FP32.
    pub fn reduce_fp32(&self, m: Monoid) -> Result<f32> {
        let mut out = 0.0;
        call!(self.lib(), GrB_Vector_reduce_FP32(&mut out, Handle::NULL, m, self.raw(), Handle::NULL))?;
        Ok(out)
    }

    /// The values alone, cast to UINT64; `out` has room for all entries.
    pub fn values_uint64(&self, out: &mut [u64]) -> Result<()> {
        let mut count = out.len() as u64;
        let no_indices = std::ptr::null_mut();
        call!(self.lib(), GrB_Vector_extractTuples_UINT64(no_indices, out.as_mut_ptr(), &mut count, self.raw()))
    }

    /// Fills both slices, which have room for all entries.
    pub fn tuples_uint32(&self, idx: &mut [u64], vals: &mut [u32]) -> Result<()> {
        let mut count = idx.len().min(vals.len()) as u64;
        call!(self.lib(), GrB_Vector_extractTuples_UINT32(idx.as_mut_ptr(), vals.as_mut_ptr(), &mut count, self.raw()))
    }

    /// w = tuples, duplicates combined by `dup`.
    pub fn build_uint32(&self, idx: &[u64], vals: &[u32], dup: BinaryOp) -> Result<()> {
        let count = idx.len().min(vals.len()) as u64;
        call!(self.lib(), GrB_Vector_build_UINT32(self.raw(), idx.as_ptr(), vals.as_ptr(), count, dup))
    }

    /// Asks for a storage form; a library that does not know this hint does without it.
    pub fn hint(&self, sparsity: Sparsity) {
        let _ = call!(self.lib(), GrB_Vector_set_INT32(self.raw(), sparsity as i32, SPARSITY_CONTROL));
    }
}

impl Matrix {
    /// C(i, j) = x
    pub fn set_element(&self, i: u64, j: u64, x: f64) -> Result<()> {
        call!(self.lib(), GrB_Matrix_setElement_FP64(self.raw(), x, i, j))
    }

    /// C<M>(:, :) = x
    pub fn assign_bool(&self, w: &Write<Matrix>, x: bool) -> Result<()> {
        let (all, (nrows, ncols)) = (self.lib().all(), self.shape());
        call!(self.lib(), GrB_Matrix_assign_BOOL(self.raw(), w.raw_mask(), w.accum, x, all, nrows, all, ncols, w.desc))
    }

    /// The reduction of all entries, cast to INT64.
    pub fn reduce_int64(&self, m: Monoid) -> Result<i64> {
        let mut out = 0;
        call!(self.lib(), GrB_Matrix_reduce_INT64(&mut out, Handle::NULL, m, self.raw(), Handle::NULL))?;
        Ok(out)
    }

    /// C<M> = A where op(a, thunk), for operators of INT32 values.
    pub fn select_int32(&self, w: &Write<Matrix>, op: IndexUnaryOp, a: &Matrix, thunk: i32) -> Result<()> {
        call!(self.lib(), GrB_Matrix_select_INT32(self.raw(), w.raw_mask(), w.accum, op, a.raw(), thunk, w.desc))
    }

    /// Asks for a storage form; a library that does not know this hint does without it.
    pub fn hint(&self, sparsity: Sparsity) {
        let _ = call!(self.lib(), GrB_Matrix_set_INT32(self.raw(), sparsity as i32, SPARSITY_CONTROL));
    }

    /// Asks for storage by column or by row.
    pub fn hint_by_column(&self, is_by_column: bool) {
        let order = if is_by_column { COLMAJOR } else { ROWMAJOR };
        let _ = call!(self.lib(), GrB_Matrix_set_INT32(self.raw(), order, ORIENTATION_HINT));
    }
}
