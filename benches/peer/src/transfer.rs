//! Whole matrices in and out: CSR arrays, and serialised bytes.
//! Needs:   a `Lib`; matrices of FP64.
//! Gives:   methods of `Matrix` beside those of `matrix.rs`; `Csr`.
//! Cost:    that of the C calls.

use crate::Result;
use crate::abi::{Handle, RawMatrix, call};
use crate::library::Lib;
use crate::matrix::{Matrix, Tuples};

/// `GrB_CSR_FORMAT`.
const CSR: i32 = 0;

/// Compressed rows.
pub struct Csr {
    /// Start of each row, and the end.
    pub starts: Vec<u64>,
    /// Column of each entry.
    pub cols: Vec<u64>,
    /// Value of each entry.
    pub vals: Vec<f64>,
}

impl Matrix {
    /// A new matrix from compressed rows.
    pub fn import_csr(lib: Lib, shape: (u64, u64), from: &Csr) -> Result<Matrix> {
        let mut raw = RawMatrix::NULL;
        let (p, i, x) = (from.starts.as_ptr(), from.cols.as_ptr(), from.vals.as_ptr());
        let (np, ni, nx) = (from.starts.len() as u64, from.cols.len() as u64, from.vals.len() as u64);
        let ty = lib.object("GrB_FP64")?;
        call!(lib, GrB_Matrix_import_FP64(&mut raw, ty, shape.0, shape.1, p, i, x, np, ni, nx, CSR))?;
        Ok(Matrix::adopt(lib, raw, shape))
    }

    /// Fills `out.rows` with the starts of rows, `out.cols` and `out.vals` with the entries; they have room.
    pub fn export_csr(&self, out: &mut Tuples) -> Result<()> {
        let (mut np, mut ni, mut nx) = (out.rows.len() as u64, out.cols.len() as u64, out.vals.len() as u64);
        let (p, i, x) = (out.rows.as_mut_ptr(), out.cols.as_mut_ptr(), out.vals.as_mut_ptr());
        call!(self.lib(), GrB_Matrix_export_FP64(p, i, x, &mut np, &mut ni, &mut nx, CSR, self.raw()))
    }

    /// Writes the bytes to `room`, which is made as large as the library asks for; gives their number.
    pub fn serialize(&self, room: &mut Vec<u8>) -> Result<u64> {
        let mut size = 0;
        call!(self.lib(), GrB_Matrix_serializeSize(&mut size, self.raw()))?;
        if (room.len() as u64) < size {
            room.resize(size as usize, 0);
        }
        let mut written = room.len() as u64;
        call!(self.lib(), GrB_Matrix_serialize(room.as_mut_ptr().cast(), &mut written, self.raw()))?;
        Ok(written)
    }

    /// A new matrix from bytes of the same library.
    pub fn deserialize(lib: Lib, shape: (u64, u64), bytes: &[u8]) -> Result<Matrix> {
        let mut raw = RawMatrix::NULL;
        call!(lib, GrB_Matrix_deserialize(&mut raw, Handle::NULL, bytes.as_ptr().cast(), bytes.len() as u64))?;
        Ok(Matrix::adopt(lib, raw, shape))
    }
}
