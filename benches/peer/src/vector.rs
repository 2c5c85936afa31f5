//! A GrB_Vector that frees itself, with the operations that the benches time: one C call each.
//! Needs:   a `Lib`; operands of the same library.
//! Gives:   safe methods; ABI-1 holds because the handle is freed by `Drop` only, ABI-2 because lengths come from slices.
//! Cost:    that of the C call. No method waits unless it says so.

use crate::Result;
use crate::abi::{BinaryOp, Handle, IndexUnaryOp, MATERIALIZE, Monoid, RawVector, SUCCESS, Semiring, Type, UnaryOp, call};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Tuples, Values, Write};

/// A vector of one library.
pub struct Vector {
    lib: Lib,
    raw: RawVector,
    size: u64,
}

impl Vector {
    /// An empty vector of type `ty`, for example `GrB_FP64`.
    pub fn try_new(lib: Lib, ty: &str, size: u64) -> Result<Vector> {
        Vector::with_type(lib, lib.object(ty)?, size)
    }

    /// A handle that a function of `lib`, or of a library on top of it, gave.
    pub(crate) fn adopt(lib: Lib, raw: RawVector, size: u64) -> Vector {
        Vector { lib, raw, size }
    }

    fn with_type(lib: Lib, ty: Type, size: u64) -> Result<Vector> {
        let mut raw = RawVector::NULL;
        call!(lib, GrB_Vector_new(&mut raw, ty, size))?;
        Ok(Vector { lib, raw, size })
    }

    /// A finished (waited for) vector from distinct tuples.
    pub fn from_tuples(lib: Lib, size: u64, idx: &[u64], values: &Values) -> Result<Vector> {
        let vector = Vector::with_type(lib, values.ty(lib)?, size)?;
        vector.build(idx, values, Handle::NULL)?;
        vector.wait()?;
        Ok(vector)
    }

    /// A finished vector with all entries, from FP64 values.
    pub fn full(lib: Lib, vals: Vec<f64>) -> Result<Vector> {
        let idx: Vec<u64> = (0..vals.len() as u64).collect();
        Vector::from_tuples(lib, idx.len() as u64, &idx, &Values::Fp64(vals))
    }

    /// A copy.
    pub fn dup(&self) -> Result<Vector> {
        let mut raw = RawVector::NULL;
        call!(self.lib, GrB_Vector_dup(&mut raw, self.raw))?;
        Ok(Vector { lib: self.lib, raw, size: self.size })
    }

    /// Takes all entries out.
    pub fn clear(&self) -> Result<()> {
        call!(self.lib, GrB_Vector_clear(self.raw))
    }

    pub(crate) fn raw(&self) -> RawVector {
        self.raw
    }

    /// The library it belongs to.
    pub fn lib(&self) -> Lib {
        self.lib
    }

    /// Its dimension.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Finishes all work, sorting included.
    pub fn wait(&self) -> Result<()> {
        call!(self.lib, GrB_Vector_wait(self.raw, MATERIALIZE))
    }

    /// Number of entries.
    pub fn nvals(&self) -> Result<u64> {
        let mut nvals = 0;
        call!(self.lib, GrB_Vector_nvals(&mut nvals, self.raw))?;
        Ok(nvals)
    }

    /// w = tuples, duplicates combined by `dup` (null: none allowed).
    pub fn build(&self, idx: &[u64], values: &Values, dup: BinaryOp) -> Result<()> {
        if idx.len() != values.count() {
            return Err("tuple lists of different length".to_string());
        }
        let (i, n) = (idx.as_ptr(), idx.len() as u64);
        match values {
            Values::Bool(x) => call!(self.lib, GrB_Vector_build_BOOL(self.raw, i, x.as_ptr(), n, dup)),
            Values::Int32(x) => call!(self.lib, GrB_Vector_build_INT32(self.raw, i, x.as_ptr(), n, dup)),
            Values::Int64(x) => call!(self.lib, GrB_Vector_build_INT64(self.raw, i, x.as_ptr(), n, dup)),
            Values::Fp64(x) => call!(self.lib, GrB_Vector_build_FP64(self.raw, i, x.as_ptr(), n, dup)),
        }
    }

    /// Fills rows and values of `out`, which must have room for all entries.
    pub fn extract_tuples(&self, out: &mut Tuples) -> Result<()> {
        let mut count = out.rows.len().min(out.vals.len()) as u64;
        call!(self.lib, GrB_Vector_extractTuples_FP64(out.rows.as_mut_ptr(), out.vals.as_mut_ptr(), &mut count, self.raw))
    }

    /// w<m> = A*u
    pub fn mxv(&self, w: &Write<Vector>, s: Semiring, a: &Matrix, u: &Vector) -> Result<()> {
        call!(self.lib, GrB_mxv(self.raw, w.raw_mask(), w.accum, s, a.raw(), u.raw, w.desc))
    }

    /// w'<m'> = u'*A
    pub fn vxm(&self, w: &Write<Vector>, s: Semiring, u: &Vector, a: &Matrix) -> Result<()> {
        call!(self.lib, GrB_vxm(self.raw, w.raw_mask(), w.accum, s, u.raw, a.raw(), w.desc))
    }

    /// w<m> = u + v
    pub fn ewise_add(&self, w: &Write<Vector>, op: BinaryOp, u: &Vector, v: &Vector) -> Result<()> {
        call!(self.lib, GrB_Vector_eWiseAdd_BinaryOp(self.raw, w.raw_mask(), w.accum, op, u.raw, v.raw, w.desc))
    }

    /// w<m> = u .* v
    pub fn ewise_mult(&self, w: &Write<Vector>, op: BinaryOp, u: &Vector, v: &Vector) -> Result<()> {
        call!(self.lib, GrB_Vector_eWiseMult_BinaryOp(self.raw, w.raw_mask(), w.accum, op, u.raw, v.raw, w.desc))
    }

    /// w<m> = op(u)
    pub fn apply(&self, w: &Write<Vector>, op: UnaryOp, u: &Vector) -> Result<()> {
        call!(self.lib, GrB_Vector_apply(self.raw, w.raw_mask(), w.accum, op, u.raw, w.desc))
    }

    /// w<m> = u where op(u, thunk), for operators of FP64 values.
    pub fn select_value(&self, w: &Write<Vector>, op: IndexUnaryOp, u: &Vector, thunk: f64) -> Result<()> {
        call!(self.lib, GrB_Vector_select_FP64(self.raw, w.raw_mask(), w.accum, op, u.raw, thunk, w.desc))
    }

    /// w<m> = u(I)
    pub fn extract(&self, w: &Write<Vector>, u: &Vector, i: Indices) -> Result<()> {
        let (i, ni) = i.parts(self.lib);
        call!(self.lib, GrB_Vector_extract(self.raw, w.raw_mask(), w.accum, u.raw, i, ni, w.desc))
    }

    /// w<m>(I) = u
    pub fn assign(&self, w: &Write<Vector>, u: &Vector, i: Indices) -> Result<()> {
        let (i, ni) = i.parts(self.lib);
        call!(self.lib, GrB_Vector_assign(self.raw, w.raw_mask(), w.accum, u.raw, i, ni, w.desc))
    }

    /// w<m> = x
    pub fn assign_scalar(&self, w: &Write<Vector>, x: f64) -> Result<()> {
        call!(self.lib, GrB_Vector_assign_FP64(self.raw, w.raw_mask(), w.accum, x, self.lib.all(), self.size, w.desc))
    }

    /// w<m> = reduction of each row of A
    pub fn reduce_rows(&self, w: &Write<Vector>, m: Monoid, a: &Matrix) -> Result<()> {
        call!(self.lib, GrB_Matrix_reduce_Monoid(self.raw, w.raw_mask(), w.accum, m, a.raw(), w.desc))
    }

    /// The reduction of all entries, cast to FP64.
    pub fn reduce(&self, m: Monoid) -> Result<f64> {
        let mut sum = 0.0;
        call!(self.lib, GrB_Vector_reduce_FP64(&mut sum, Handle::NULL, m, self.raw, Handle::NULL))?;
        Ok(sum)
    }
}

impl Write<'_, Vector> {
    pub(crate) fn raw_mask(&self) -> RawVector {
        self.mask.map_or(RawVector::NULL, |m| m.raw)
    }
}

impl Drop for Vector {
    fn drop(&mut self) {
        let freed = call!(self.lib, GrB_Vector_free(&mut self.raw));
        debug_assert!(freed.is_ok(), "GrB_Vector_free: {freed:?}, not {SUCCESS}");
    }
}
