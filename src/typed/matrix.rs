//! Typed matrices.
//!
//! Needs: `object`, `io` for input. Gives: [`Matrix`], [`Transposed`]. Cost: as `object::Matrix`.

use std::marker::PhantomData;

use super::expr::{Each, Kept, MatrixCall, MatrixExpr, VectorCall, VectorExpr};
use super::named::Within;
use super::vector::Vector;
use crate::error::{Error, Result};
use crate::io::Coo;
use crate::mem::Buf;
use crate::object::{self, Indices, Write};
use crate::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Semiring, UnaryOp};
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
pub struct Transposed<'a, T>(&'a Matrix<T>);

/// A matrix or its transpose, as an operand of a product: `&a` or `a.t()`.
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
    pub fn try_new(nrows: u64, ncols: u64) -> Result<Self> {
        Ok(Matrix(object::Matrix::try_new(&T::run_time_type()?, nrows, ncols).within("Matrix::try_new")?, PhantomData))
    }

    pub(super) fn of_dynamic(m: object::Matrix) -> Self {
        Matrix(m, PhantomData)
    }

    /// A matrix from tuples; equal places are combined by `dup`, or refused.
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
    pub fn dup(&self) -> Result<Self> {
        Ok(Matrix(self.0.snapshot()?, PhantomData))
    }

    /// The same entries with values cast to `U`.
    pub fn cast<U: Element>(&self) -> Result<Matrix<U>> {
        let c = Matrix::<U>::try_new(self.nrows(), self.ncols())?;
        c.0.assign(&Write::default(), &self.0, Indices::All, Indices::All).within("Matrix::cast")?;
        Ok(c)
    }

    /// Makes what was asked for and has not been made yet; errors of those calls come up here at the latest.
    pub fn wait(&self) -> Result<()> {
        self.0.wait()
    }

    /// Number of rows.
    #[must_use]
    pub fn nrows(&self) -> u64 {
        self.0.nrows()
    }

    /// Number of columns.
    #[must_use]
    pub fn ncols(&self) -> u64 {
        self.0.ncols()
    }

    /// Number of entries.
    pub fn nvals(&self) -> Result<u64> {
        self.0.nvals()
    }

    /// The entry at (i, j) becomes `x`.
    pub fn set(&mut self, i: u64, j: u64, x: T) -> Result<()> {
        self.0.set_element(&Datum::try_of(&x)?, i, j).within("Matrix::set")
    }

    /// The entry at (i, j), if there is one.
    pub fn get(&self, i: u64, j: u64) -> Result<Option<T>> {
        take_value(|ty, out| self.0.extract_element(ty, out, i, j)).within("Matrix::get")
    }

    /// The entry at (i, j) goes.
    pub fn remove(&mut self, i: u64, j: u64) -> Result<()> {
        self.0.remove_element(i, j).within("Matrix::remove")
    }

    /// Removes all entries.
    pub fn clear(&mut self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the numbers of rows and columns; entries outside go.
    pub fn resize(&mut self, nrows: u64, ncols: u64) -> Result<()> {
        self.0.resize(nrows, ncols).within("Matrix::resize")
    }

    /// All entries in the order in which they are stored, by rows as a rule: rows, columns, values.
    pub fn tuples(&self) -> Result<(Vec<u64>, Vec<u64>, Vec<T>)> {
        let n = self.nvals()? as usize;
        let (mut rows, mut cols, mut vals) = (zeros(n)?, zeros(n)?, zeros::<T>(n)?);
        self.0.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&T::run_time_type()?, bytes_of_mut(&mut vals))))?;
        Ok((rows, cols, vals))
    }

    /// The sum of all entries; the identity if there is none.
    pub fn reduce(&self, m: &Monoid) -> Result<T> {
        reduced(m, |out| self.0.reduce(m, out)).within("Matrix::reduce")
    }

    /// Runs an expression into this matrix. Its inputs may include this matrix.
    pub fn write(&mut self, e: MatrixExpr<T>) -> Result<()> {
        e.run(&self.0)
    }

    /// This matrix, to be read as its transpose in a product; nothing is moved.
    #[must_use]
    pub fn t(&self) -> Transposed<'_, T> {
        Transposed(self)
    }

    fn shape(&self) -> (u64, u64) {
        (self.nrows(), self.ncols())
    }

    fn each<Z: Element>(&self, make: impl FnOnce(object::Matrix) -> Result<Each<object::Matrix>>) -> MatrixExpr<Z> {
        let call = self.snapshot().and_then(make).map(MatrixCall::Each);
        MatrixExpr::new(call, self.shape(), Descriptor::default())
    }

    /// A (+).(x) B; either may be a transpose.
    pub fn mxm<Z: Element, B: Element>(&self, s: &Semiring, b: impl AsOperand<B>) -> MatrixExpr<Z> {
        self.product(false, s, b)
    }

    fn product<Z: Element, B: Element>(&self, transpose0: bool, s: &Semiring, b: impl AsOperand<B>) -> MatrixExpr<Z> {
        let (b, transpose1) = b.operand();
        let nrows = if transpose0 { self.ncols() } else { self.nrows() };
        let ncols = if transpose1 { b.nrows() } else { b.ncols() };
        let call = self.snapshot().and_then(|a| Ok(MatrixCall::Mxm(s.clone(), a, b.snapshot()?)));
        MatrixExpr::new(call, (nrows, ncols), Descriptor { transpose0, transpose1, ..Descriptor::default() })
    }

    /// A (+).(x) u.
    pub fn mxv<Z: Element, U: Element>(&self, s: &Semiring, u: &Vector<U>) -> VectorExpr<Z> {
        let call = self.snapshot().and_then(|a| Ok(VectorCall::Mxv(s.clone(), a, u.snapshot()?)));
        VectorExpr::new(call, self.nrows(), Descriptor::default())
    }

    /// The sum of each row.
    pub fn reduce_rows<Z: Element>(&self, m: &Monoid) -> VectorExpr<Z> {
        VectorExpr::new(self.snapshot().map(|a| VectorCall::Reduce(m.clone(), a)), self.nrows(), Descriptor::default())
    }

    /// Entries of both where both have one combined by `op`, else the one there is.
    pub fn ewise_add<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Add(op, a, b.snapshot()?)))
    }

    /// Entries of both combined by `op`, where both have one.
    pub fn ewise_mult<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Mult(op, a, b.snapshot()?)))
    }

    /// `op` of every entry.
    pub fn apply<Z: Element>(&self, op: UnaryOp) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Apply(op, a)))
    }

    /// `op(x, entry)`.
    pub fn bind1st<Z: Element, X: Element>(&self, op: BinaryOp, x: X) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Bind1st(op, Kept::of(x)?, a)))
    }

    /// `op(entry, y)`.
    pub fn bind2nd<Z: Element, Y: Element>(&self, op: BinaryOp, y: Y) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Bind2nd(op, a, Kept::of(y)?)))
    }

    /// `op(entry, i, j, thunk)`.
    pub fn apply_index<Z: Element, S: Element>(&self, op: IndexUnaryOp, thunk: S) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::ApplyIndex(op, a, Kept::of(thunk)?)))
    }

    /// The entries where `op(entry, i, j, thunk)` is true.
    pub fn select<S: Element>(&self, op: IndexUnaryOp, thunk: S) -> MatrixExpr<T> {
        self.each(|a| Ok(Each::Select(op, a, Kept::of(thunk)?)))
    }

    /// `x` at every position (to be masked).
    pub fn constant<Z: Element>(&self, x: Z) -> MatrixExpr<Z> {
        MatrixExpr::new(Kept::of(x).map(|x| MatrixCall::Each(Each::Scalar(x))), self.shape(), Descriptor::default())
    }

    /// This matrix's own entries, as an expression (to be masked or accumulated).
    pub fn same(&self) -> MatrixExpr<T> {
        self.each(|a| Ok(Each::Same(a)))
    }

    /// The transpose, as a matrix of its own.
    pub fn transposed(&self) -> MatrixExpr<T> {
        MatrixExpr::new(self.snapshot().map(MatrixCall::Transpose), (self.ncols(), self.nrows()), Descriptor::default())
    }

    /// The Kronecker product.
    pub fn kronecker<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        let shape = (self.nrows().saturating_mul(b.nrows()), self.ncols().saturating_mul(b.ncols()));
        let call = self.snapshot().and_then(|a| Ok(MatrixCall::Kronecker(op, a, b.snapshot()?)));
        MatrixExpr::new(call, shape, Descriptor::default())
    }
}

impl<T: Element> Transposed<'_, T> {
    /// A' (+).(x) B.
    pub fn mxm<Z: Element, B: Element>(&self, s: &Semiring, b: impl AsOperand<B>) -> MatrixExpr<Z> {
        self.0.product(true, s, b)
    }

    /// A' (+).(x) u.
    pub fn mxv<Z: Element, U: Element>(&self, s: &Semiring, u: &Vector<U>) -> VectorExpr<Z> {
        let call = self.0.snapshot().and_then(|a| Ok(VectorCall::Mxv(s.clone(), a, u.snapshot()?)));
        VectorExpr::new(call, self.0.ncols(), Descriptor { transpose0: true, ..Descriptor::default() })
    }

    /// The sum of each column of A.
    pub fn reduce_rows<Z: Element>(&self, m: &Monoid) -> VectorExpr<Z> {
        let call = self.0.snapshot().map(|a| VectorCall::Reduce(m.clone(), a));
        VectorExpr::new(call, self.0.ncols(), Descriptor { transpose0: true, ..Descriptor::default() })
    }
}

impl<T: Element> std::fmt::Debug for Matrix<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
