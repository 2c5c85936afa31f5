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

    fn shape(&self) -> (u64, u64) {
        (self.nrows(), self.ncols())
    }

    fn each<Z: Element>(&self, make: impl FnOnce(object::Matrix) -> Result<Each<object::Matrix>>) -> MatrixExpr<Z> {
        let call = self.snapshot().and_then(make).map(MatrixCall::Each);
        MatrixExpr::new(call, self.shape(), Descriptor::default())
    }

    /// A (+).(x) B; either may be a transpose.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix, semiring};
    /// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    /// let square: Matrix<i32> = a.mxm(&semiring::plus_times::<i32>(), &a).eval()?;
    /// assert_eq!(square.to_rows()?, [7, 10, 15, 22]);
    /// // A by 2 rows and 2 columns, B by 3 rows and 3 columns
    /// let e = a.mxm::<i32, i32>(&semiring::plus_times::<i32>(), &Matrix::<i32>::try_new(3, 3)?).eval().unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::DimensionMismatch);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, semiring};
    /// let a = Matrix::from_rows((2, 3), &[1, 0, 2, 0, 3, 0])?;
    /// let u = Vector::from_slice(&[1, 10, 100])?;
    /// let w: Vector<i32> = a.mxv(&semiring::plus_times::<i32>(), &u).eval()?;
    /// assert_eq!(w.to_vec()?, [201, 30]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mxv<Z: Element, U: Element>(&self, s: &Semiring, u: &Vector<U>) -> VectorExpr<Z> {
        let call = self.snapshot().and_then(|a| Ok(VectorCall::Mxv(s.clone(), a, u.snapshot()?)));
        VectorExpr::new(call, self.nrows(), Descriptor::default())
    }

    /// The sum of each row.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, monoid, op};
    /// let a = Matrix::from_edges(3, [(0, 1), (0, 2)])?;
    /// // Out-degrees; vertices without edges have no entry.
    /// let degrees: Vector<u64> = a.apply::<u64>(op::one::<u64>()).eval()?.reduce_rows(&monoid::plus::<u64>()).eval()?;
    /// assert_eq!(degrees.tuples()?, (vec![0], vec![2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reduce_rows<Z: Element>(&self, m: &Monoid) -> VectorExpr<Z> {
        VectorExpr::new(self.snapshot().map(|a| VectorCall::Reduce(m.clone(), a)), self.nrows(), Descriptor::default())
    }

    /// Entries of both where both have one combined by `op`, else the one there is.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let monday = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4, 3], None)?;
    /// let tuesday = Matrix::from_tuples((2, 2), &[0, 1], &[1, 1], &[1, 5], None)?;
    /// let both: Matrix<i32> = monday.ewise_add(op::plus::<i32>(), &tuesday).eval()?;
    /// assert_eq!(both.tuples()?, (vec![0, 1, 1], vec![1, 0, 1], vec![5, 3, 5]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_add<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Add(op, a, b.snapshot()?)))
    }

    /// Entries of both combined by `op`, where both have one.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let people = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4, 3], None)?;
    /// let price = Matrix::from_tuples((2, 2), &[0, 1], &[1, 1], &[10, 50], None)?;
    /// let paid: Matrix<i32> = people.ewise_mult(op::times::<i32>(), &price).eval()?;
    /// assert_eq!(paid.tuples()?, (vec![0], vec![1], vec![40]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_mult<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Mult(op, a, b.snapshot()?)))
    }

    /// `op` of every entry.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4.0, 9.0], None)?;
    /// let roots: Matrix<f64> = a.apply(op::sqrt::<f64>()).eval()?;
    /// assert_eq!(roots.tuples()?, (vec![0, 1], vec![1, 0], vec![2.0, 3.0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply<Z: Element>(&self, op: UnaryOp) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Apply(op, a)))
    }

    /// `op(x, entry)`.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[4], None)?;
    /// let left: Matrix<i32> = a.bind1st(op::minus::<i32>(), 10).eval()?;
    /// assert_eq!(left.get(0, 1)?, Some(6)); // 10 - 4
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn bind1st<Z: Element, X: Element>(&self, op: BinaryOp, x: X) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Bind1st(op, Kept::of(x)?, a)))
    }

    /// `op(entry, y)`.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let a = Matrix::from_tuples((2, 2), &[0], &[1], &[4], None)?;
    /// let less: Matrix<i32> = a.bind2nd(op::minus::<i32>(), 10).eval()?;
    /// assert_eq!(less.get(0, 1)?, Some(-6)); // 4 - 10
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn bind2nd<Z: Element, Y: Element>(&self, op: BinaryOp, y: Y) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::Bind2nd(op, a, Kept::of(y)?)))
    }

    /// `op(entry, i, j, thunk)`.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let a = Matrix::from_edges(3, [(0, 2), (2, 1)])?;
    /// let rows: Matrix<i64> = a.apply_index(op::row_index(), 0_i64).eval()?;
    /// assert_eq!(rows.tuples()?.2, [0, 2]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_index<Z: Element, S: Element>(&self, op: IndexUnaryOp, thunk: S) -> MatrixExpr<Z> {
        self.each(|a| Ok(Each::ApplyIndex(op, a, Kept::of(thunk)?)))
    }

    /// The entries where `op(entry, i, j, thunk)` is true.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let roads = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4.0, 9.0], None)?;
    /// let short = roads.select(op::value_lt::<f64>(), 5.0).eval()?;
    /// assert_eq!(short.tuples()?, (vec![0], vec![1], vec![4.0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn select<S: Element>(&self, op: IndexUnaryOp, thunk: S) -> MatrixExpr<T> {
        self.each(|a| Ok(Each::Select(op, a, Kept::of(thunk)?)))
    }

    /// `x` at every position (to be masked).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// let ones: Matrix<f64> = a.constant(1.0).mask(&a).structural().eval()?;
    /// assert_eq!(ones.tuples()?, (vec![0, 1], vec![1, 2], vec![1.0, 1.0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn constant<Z: Element>(&self, x: Z) -> MatrixExpr<Z> {
        MatrixExpr::new(Kept::of(x).map(|x| MatrixCall::Each(Each::Scalar(x))), self.shape(), Descriptor::default())
    }

    /// This matrix's own entries, as an expression (to be masked or accumulated).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let roads = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[4, 9], None)?;
    /// let closed = Matrix::from_edges(2, [(1, 0)])?;
    /// assert_eq!(roads.same().mask_not(&closed).eval()?.tuples()?, (vec![0], vec![1], vec![4]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn same(&self) -> MatrixExpr<T> {
        self.each(|a| Ok(Each::Same(a)))
    }

    /// The transpose, as a matrix of its own.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_tuples((2, 3), &[0], &[2], &[5], None)?;
    /// let b = a.transposed().eval()?;
    /// assert_eq!((b.nrows(), b.get(2, 0)?), (3, Some(5)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn transposed(&self) -> MatrixExpr<T> {
        MatrixExpr::new(self.snapshot().map(MatrixCall::Transpose), (self.ncols(), self.nrows()), Descriptor::default())
    }

    /// The Kronecker product.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let a = Matrix::from_rows((1, 2), &[1, 10])?;
    /// let b = Matrix::from_rows((1, 2), &[3, 4])?;
    /// let c: Matrix<i32> = a.kronecker(op::times::<i32>(), &b).eval()?;
    /// assert_eq!((c.ncols(), c.to_rows()?), (4, vec![3, 4, 30, 40]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn kronecker<Z: Element, B: Element>(&self, op: BinaryOp, b: &Matrix<B>) -> MatrixExpr<Z> {
        let shape = (self.nrows().saturating_mul(b.nrows()), self.ncols().saturating_mul(b.ncols()));
        let call = self.snapshot().and_then(|a| Ok(MatrixCall::Kronecker(op, a, b.snapshot()?)));
        MatrixExpr::new(call, shape, Descriptor::default())
    }
}

impl<T: Element> Transposed<'_, T> {
    /// A' (+).(x) B.
    ///
    /// ```
    /// use graphblas::{Matrix, semiring};
    /// let likes = Matrix::from_edges(3, [(0, 2), (1, 2), (1, 0)])?;
    /// // How many like both of two.
    /// let both: Matrix<u64> = likes.t().mxm(&semiring::plus_pair::<u64>(), &likes).eval()?;
    /// assert_eq!((both.get(2, 2)?, both.get(0, 2)?), (Some(2), Some(1)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mxm<Z: Element, B: Element>(&self, s: &Semiring, b: impl AsOperand<B>) -> MatrixExpr<Z> {
        self.0.product(true, s, b)
    }

    /// A' (+).(x) u.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, semiring};
    /// let a = Matrix::from_rows((2, 3), &[1, 0, 2, 0, 3, 0])?;
    /// let u = Vector::from_slice(&[1, 10])?;
    /// let w: Vector<i32> = a.t().mxv(&semiring::plus_times::<i32>(), &u).eval()?;
    /// assert_eq!(w.to_vec()?, [1, 30, 2]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mxv<Z: Element, U: Element>(&self, s: &Semiring, u: &Vector<U>) -> VectorExpr<Z> {
        let call = self.0.snapshot().and_then(|a| Ok(VectorCall::Mxv(s.clone(), a, u.snapshot()?)));
        VectorExpr::new(call, self.0.ncols(), Descriptor { transpose0: true, ..Descriptor::default() })
    }

    /// The sum of each column of A.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, monoid};
    /// let a = Matrix::from_rows((2, 3), &[1, 0, 2, 0, 3, 0])?;
    /// let sums: Vector<i32> = a.t().reduce_rows(&monoid::plus::<i32>()).eval()?;
    /// assert_eq!(sums.to_vec()?, [1, 3, 2]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
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
