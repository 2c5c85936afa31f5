//! Typed matrices.
//!
//! Needs: `object`, `io` for input. Gives: [`Matrix`], [`Transposed`]. Cost: as `object::Matrix`.

mod calls;

use std::marker::PhantomData;

use super::expr::MatrixExpr;
use super::named::Within;
use crate::error::{Error, Result};
use crate::io::Coo;
use crate::mem::Buf;
use crate::object::{self, Indices, Write};
use crate::ops::{BinaryOp, Monoid};
use crate::types::{Datum, DatumSlice, Element, Type, zero};

/// A matrix of `T`: entries at some of its places, nothing at the others.
///
/// Operations are methods that give an expression; [`write`](Matrix::write) runs it.
///
/// ```
/// use graphblas::{Matrix, op, semiring};
///
/// // Edges 0 -> 1 (length 2), 0 -> 2 (7), 1 -> 2 (4).
/// let a = Matrix::from_tuples((3, 3), &[0, 0, 1], &[1, 2, 2], &[2.0, 7.0, 4.0], None)?;
/// assert_eq!(a.get(0, 2)?, Some(7.0));
/// assert_eq!(a.get(2, 0)?, None);
///
/// // C = A min.+ A: shortest ways of two edges.
/// let mut c: Matrix<f64> = a.mxm(&semiring::min_plus::<f64>(), &a).eval()?;
/// assert_eq!(c.tuples()?, (vec![0], vec![2], vec![6.0]));
///
/// // C min= A: of one or two edges.
/// c.write(a.same().accum(op::min::<f64>()))?;
/// assert_eq!(c.get(0, 2)?, Some(6.0));
/// assert_eq!(c.nvals()?, 3);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Matrix<T>(object::Matrix, PhantomData<T>);

/// A matrix to be read as its transpose: `a.t()`.
///
/// ```
/// use graphblas::{Matrix, semiring};
/// let a = Matrix::from_rows((1, 2), &[3, 4])?;
/// // A' A, without a transpose in memory.
/// let gram: Matrix<i32> = a.t().mxm(&semiring::plus_times::<i32>(), &a).eval()?;
/// assert_eq!(gram.to_rows()?, [9, 12, 12, 16]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Transposed<'a, T>(&'a Matrix<T>);

/// A matrix or its transpose, as an operand of a product: `&a` or `a.t()`.
///
/// ```
/// use graphblas::typed::AsOperand;
/// use graphblas::{Matrix, semiring};
/// // A function of one's own that takes `&b` as well as `b.t()`.
/// fn ways(a: &Matrix<bool>, b: impl AsOperand<bool>) -> graphblas::Result<u64> {
///     a.mxm::<u64, bool>(&semiring::plus_pair::<u64>(), b).eval()?.nvals()
/// }
/// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
/// assert_eq!((ways(&a, &a)?, ways(&a, a.t())?), (1, 2));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub trait AsOperand<T> {
    /// The matrix, and whether its transpose is meant.
    fn operand(&self) -> (&Matrix<T>, bool);
}

impl<T> AsOperand<T> for &Matrix<T> {
    fn operand(&self) -> (&Matrix<T>, bool) {
        (self, false)
    }
}

impl<T> AsOperand<T> for Transposed<'_, T> {
    fn operand(&self) -> (&Matrix<T>, bool) {
        (self.0, true)
    }
}

pub(super) fn zeros<T: Element>(n: usize) -> Result<Vec<T>> {
    let mut v = Vec::new();
    v.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n * size_of::<T>()))?;
    v.resize(n, zero());
    Ok(v)
}

/// One value's bytes, `n` times.
fn repeat(value: &[u8], n: usize) -> Result<Buf<u8>> {
    let mut bytes = Buf::with_capacity(n.saturating_mul(value.len()))?;
    for _ in 0..n {
        bytes.extend_from_slice(value)?;
    }
    Ok(bytes)
}

pub(super) fn bytes_of_mut<T: Element>(s: &mut [T]) -> &mut [u8] {
    crate::types::bytes_of_mut(s)
}

/// The value that `take` puts into the bytes it is given, if it says there is one.
pub(super) fn take_value<T: Element>(take: impl FnOnce(&Type, &mut [u8]) -> Result<bool>) -> Result<Option<T>> {
    let mut x = zero();
    let found = take(&T::run_time_type()?, bytes_of_mut(std::slice::from_mut(&mut x)))?;
    Ok(found.then_some(x))
}

/// The value of a reduction, cast from the monoid's type to `T`.
pub(super) fn reduced<T: Element>(m: &Monoid, run: impl FnOnce(&mut [u8]) -> Result<bool>) -> Result<T> {
    let (ty, to) = (m.ty(), T::run_time_type()?);
    ty.check_cast(&to, "the monoid's result into the result")?;
    let mut x = zero();
    let out = bytes_of_mut(std::slice::from_mut(&mut x));
    match (ty.code(), to.code()) {
        (Some(from), Some(into)) if from != into => {
            // Built-in types have 16 bytes at most.
            let mut sum = [0; 16];
            run(&mut sum[..ty.size()])?;
            crate::types::cast::cast_one(into, out, from, &sum[..ty.size()]);
        }
        _ => {
            run(out)?;
        }
    }
    Ok(x)
}

impl<T: Element> Matrix<T> {
    /// A matrix without entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::<f64>::try_new(2, 3)?;
    /// assert_eq!((a.nrows(), a.ncols(), a.nvals()?), (2, 3, 0));
    /// // More than 2^60 rows are no matrix.
    /// assert!(Matrix::<f64>::try_new(u64::MAX, 3).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(nrows: u64, ncols: u64) -> Result<Self> {
        Ok(Matrix(object::Matrix::try_new(&T::run_time_type()?, nrows, ncols).within("Matrix::try_new")?, PhantomData))
    }

    pub(super) fn of_dynamic(m: object::Matrix) -> Self {
        Matrix(m, PhantomData)
    }

    /// A matrix from tuples; equal places are combined by `dup`, or refused.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix, op};
    /// let (rows, cols, trips) = ([0, 1, 0], [1, 2, 1], [4, 1, 2]);
    /// let a = Matrix::from_tuples((3, 3), &rows, &cols, &trips, Some(&op::plus::<i32>()))?;
    /// assert_eq!(a.get(0, 1)?, Some(6));
    /// // Without an operator what comes twice is refused.
    /// let e = Matrix::from_tuples((3, 3), &rows, &cols, &trips, None).unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::InvalidValue);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_tuples(shape: (u64, u64), rows: &[u64], cols: &[u64], vals: &[T], dup: Option<&BinaryOp>) -> Result<Self> {
        let m = Self::try_new(shape.0, shape.1)?;
        m.0.build(rows, cols, &DatumSlice::try_of(vals)?, dup).within("Matrix::from_tuples")?;
        Ok(m)
    }

    /// A matrix from what was read or generated, values cast to `T`; equal places are combined by `dup`, or refused.
    ///
    /// ```
    /// use graphblas::{Matrix, io};
    ///
    /// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
    /// assert_eq!((club.nrows(), club.nvals()?), (34, 156));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_coo(coo: &Coo, dup: Option<&BinaryOp>) -> Result<Self> {
        let m = Self::try_new(coo.nrows, coo.ncols)?;
        let repeated;
        let vals = if coo.is_iso {
            repeated = repeat(&coo.vals, coo.nvals())?;
            DatumSlice::new(coo.ty.clone(), &repeated)?
        } else {
            coo.values()?
        };
        m.0.build(&coo.rows, &coo.cols, &vals, dup).within("Matrix::from_coo")?;
        Ok(m)
    }

    /// The object with run-time types.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_edges(3, [(0, 1)])?;
    /// assert_eq!(a.as_dynamic().ty().name(), "BOOL");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_dynamic(&self) -> &object::Matrix {
        &self.0
    }

    pub(super) fn snapshot(&self) -> Result<object::Matrix> {
        self.0.snapshot()
    }

    /// A second matrix with the same content; O(1).
    ///
    /// It is a snapshot: changes of this matrix do not show in it, so it may be sent to a thread that reads while this one
    /// writes. The first change after it copies the values.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::from_tuples((2, 2), &[0], &[1], &[5], None)?;
    /// let before = a.dup()?;
    /// a.set(0, 1, 6)?;
    /// assert_eq!((before.get(0, 1)?, a.get(0, 1)?), (Some(5), Some(6)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn dup(&self) -> Result<Self> {
        Ok(Matrix(self.0.snapshot()?, PhantomData))
    }

    /// The same entries with values cast to `U`.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[2.9, -1.5], None)?;
    /// assert_eq!(a.cast::<i32>()?.tuples()?.2, [2, -1]); // towards zero, as in C
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn cast<U: Element>(&self) -> Result<Matrix<U>> {
        let c = Matrix::<U>::try_new(self.nrows(), self.ncols())?;
        c.0.assign(&Write::default(), &self.0, Indices::All, Indices::All).within("Matrix::cast")?;
        Ok(c)
    }

    /// Makes what was asked for and has not been made yet; errors of those calls come up here at the latest.
    ///
    /// ```
    /// use graphblas::{Matrix, semiring};
    /// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// let two_steps: Matrix<bool> = a.mxm(&semiring::lor_land(), &a).eval()?;
    /// two_steps.wait()?; // from here on it is there, and no call has an error left
    /// assert_eq!(two_steps.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn wait(&self) -> Result<()> {
        self.0.wait()
    }

    /// Number of rows.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// assert_eq!(Matrix::<u8>::try_new(2, 3)?.nrows(), 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nrows(&self) -> u64 {
        self.0.nrows()
    }

    /// Number of columns.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// assert_eq!(Matrix::<u8>::try_new(2, 3)?.ncols(), 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ncols(&self) -> u64 {
        self.0.ncols()
    }

    /// Number of entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[0.0, 1.0], None)?;
    /// assert_eq!(a.nvals()?, 2); // a zero is an entry like any other
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn nvals(&self) -> Result<u64> {
        self.0.nvals()
    }

    /// The entry at (i, j) becomes `x`.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix};
    /// let mut a = Matrix::try_new(2, 2)?;
    /// a.set(0, 1, 5)?;
    /// a.set(0, 1, 7)?;
    /// assert_eq!(a.tuples()?, (vec![0], vec![1], vec![7]));
    /// assert_eq!(a.set(2, 0, 1).unwrap_err().kind(), ErrorKind::InvalidIndex);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set(&mut self, i: u64, j: u64, x: T) -> Result<()> {
        self.0.set_element(&Datum::try_of(&x)?, i, j).within("Matrix::set")
    }

    /// The entry at (i, j), if there is one.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix};
    /// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[5], None)?;
    /// assert_eq!((a.get(0, 1)?, a.get(1, 0)?), (Some(5), None));
    /// assert_eq!(a.get(0, 2).unwrap_err().kind(), ErrorKind::InvalidIndex);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get(&self, i: u64, j: u64) -> Result<Option<T>> {
        take_value(|ty, out| self.0.extract_element(ty, out, i, j)).within("Matrix::get")
    }

    /// The entry at (i, j) goes.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::from_edges(2, [(0, 1), (1, 0)])?;
    /// a.remove(0, 1)?;
    /// a.remove(0, 0)?; // there was none, and there is none
    /// assert_eq!(a.nvals()?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn remove(&mut self, i: u64, j: u64) -> Result<()> {
        self.0.remove_element(i, j).within("Matrix::remove")
    }

    /// Removes all entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::from_edges(2, [(0, 1), (1, 0)])?;
    /// a.clear()?;
    /// assert_eq!((a.nrows(), a.nvals()?), (2, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&mut self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the numbers of rows and columns; entries outside go.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// a.resize(2, 2)?;
    /// assert_eq!(a.tuples()?, (vec![0], vec![1], vec![true]));
    /// a.resize(5, 5)?; // the places that come have no entries
    /// assert_eq!((a.nrows(), a.nvals()?), (5, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn resize(&mut self, nrows: u64, ncols: u64) -> Result<()> {
        self.0.resize(nrows, ncols).within("Matrix::resize")
    }

    /// All entries in the order in which they are stored, by rows as a rule: rows, columns, values.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::try_from_iter((3, 3), [(2, 0, 7), (0, 1, 5)], None)?;
    /// let (rows, cols, values) = a.tuples()?;
    /// assert_eq!((rows, cols, values), (vec![0, 2], vec![1, 0], vec![5, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn tuples(&self) -> Result<(Vec<u64>, Vec<u64>, Vec<T>)> {
        let n = self.nvals()? as usize;
        let (mut rows, mut cols, mut vals) = (zeros(n)?, zeros(n)?, zeros::<T>(n)?);
        self.0.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&T::run_time_type()?, bytes_of_mut(&mut vals))))?;
        Ok((rows, cols, vals))
    }

    /// The sum of all entries; the identity if there is none.
    ///
    /// ```
    /// use graphblas::{Matrix, monoid};
    /// let trips = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4, 3], None)?;
    /// assert_eq!(trips.reduce(&monoid::plus::<i32>())?, 7);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reduce(&self, m: &Monoid) -> Result<T> {
        reduced(m, |out| self.0.reduce(m, out)).within("Matrix::reduce")
    }

    /// Runs an expression into this matrix. Its inputs may include this matrix.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix, op, semiring};
    /// let mut reached = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// // reached or= reached or.and reached
    /// reached.write(reached.mxm(&semiring::lor_land(), &reached).accum(op::any::<bool>()))?;
    /// assert_eq!(reached.nvals()?, 3);
    /// // What does not fit is an error, and changes nothing.
    /// let other = Matrix::<bool>::try_new(2, 2)?;
    /// assert_eq!(reached.write(other.same()).unwrap_err().kind(), ErrorKind::DimensionMismatch);
    /// assert_eq!(reached.nvals()?, 3);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn write(&mut self, e: MatrixExpr<T>) -> Result<()> {
        e.run(&self.0)
    }

    /// This matrix, to be read as its transpose in a product; nothing is moved.
    ///
    /// ```
    /// use graphblas::{Matrix, semiring};
    /// let a = Matrix::from_edges(3, [(0, 2), (1, 2)])?;
    /// // A pair of vertices for each two that point to the same one.
    /// let pairs: Matrix<u64> = a.mxm(&semiring::plus_pair::<u64>(), a.t()).eval()?;
    /// assert_eq!(pairs.get(0, 1)?, Some(1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn t(&self) -> Transposed<'_, T> {
        Transposed(self)
    }
}

impl<T: Element> std::fmt::Debug for Matrix<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
