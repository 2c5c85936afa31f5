//! Compressed matrices of sprs.
//!
//! Needs: the feature `sprs`. Gives: `from_sprs`, `to_sprs`. Cost: O(rows or columns + entries).

use ::sprs::{CsMatBase, CsMatI, SpIndex};

use super::{counted, room, too_many};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::typed::{Csc, Csr, Matrix};
use crate::types::Element;

fn wide<I: SpIndex>(indices: &[I], what: &str) -> Result<Buf<u64>> {
    let mut out = Buf::with_capacity(indices.len())?;
    for (p, &i) in indices.iter().enumerate() {
        let negative = || Error::new(ErrorKind::InvalidIndex, format_args!("Matrix::from_sprs: {what}[{p}] is {i:?}"));
        out.push(i.try_index().ok_or_else(negative)? as u64)?;
    }
    Ok(out)
}

fn narrow<I: SpIndex>(indices: &[u64], what: &str) -> Result<Vec<I>> {
    let mut out = room(indices.len())?;
    for &i in indices {
        out.push(I::try_from_usize(i as usize).ok_or_else(|| too_many("Matrix::to_sprs", what, i))?);
    }
    Ok(out)
}

impl<T: Element> Matrix<T> {
    /// A matrix of the same entries: a compressed matrix of rows or columns, owned or a view, with indices of any type.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use sprs::CsMat;
    ///
    /// let a = CsMat::new((2, 3), vec![0, 2, 3], vec![0, 2, 1], vec![1.0, 2.0, 3.0]);
    /// let m = Matrix::from_sprs(&a)?;
    /// assert_eq!(m.get(0, 2)?, Some(2.0));
    /// assert_eq!(m.to_sprs::<usize>()?, a);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_sprs<I, Iptr, IpS, IS, DS>(a: &CsMatBase<T, I, IpS, IS, DS, Iptr>) -> Result<Self>
    where
        I: SpIndex,
        Iptr: SpIndex,
        IpS: std::ops::Deref<Target = [Iptr]>,
        IS: std::ops::Deref<Target = [I]>,
        DS: std::ops::Deref<Target = [T]>,
    {
        let shape = (a.rows() as u64, a.cols() as u64);
        let (ptr, idx) = (wide(&a.proper_indptr(), "indptr")?, wide(a.indices(), "indices")?);
        let val = Buf::from_slice(a.data())?;
        if a.is_csr() { Csr { shape, ptr, idx, val }.try_into() } else { Csc { shape, ptr, idx, val }.try_into() }
    }

    /// A compressed matrix of rows with the same entries. An error when `I` cannot hold the numbers of rows, columns and
    /// entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_tuples((2, 3), &[0, 1], &[2, 0], &[5.0, 6.0], None)?.to_sprs::<usize>()?;
    /// assert_eq!((a.is_csr(), a.get(0, 2), a.get(1, 1)), (true, Some(&5.0), None));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn to_sprs<I: SpIndex>(&self) -> Result<CsMatI<T, I>> {
        const CALL: &str = "Matrix::to_sprs";
        let shape = (counted(CALL, "rows", self.nrows())?, counted(CALL, "columns", self.ncols())?);
        for (n, what) in [(shape.0, "rows"), (shape.1, "columns")] {
            I::try_from_usize(n).ok_or_else(|| too_many(CALL, what, n))?;
        }
        let Csr { ptr, idx, val, .. } = self.dup()?.into_csr()?;
        let (ptr, idx) = (narrow::<I>(&ptr, "entries")?, narrow::<I>(&idx, "columns")?);
        let mut data = room(val.len())?;
        data.extend_from_slice(&val);
        CsMatI::try_new(shape, ptr, idx, data)
            .map_err(|(_, _, _, e)| Error::new(ErrorKind::InvalidObject, format_args!("{CALL}: {e}")))
    }
}
