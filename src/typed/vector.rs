//! Typed vectors.
//!
//! Needs: `object`. Gives: [`Vector`]. Cost: as `object::Vector`.

use std::marker::PhantomData;

use super::expr::{Each, Kept, VectorCall, VectorExpr};
use super::matrix::{AsOperand, Matrix};
use super::named::Within;
use crate::error::Result;
use crate::object::{self, Indices, Write};
use crate::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::types::{Datum, DatumSlice, Element, Scalar};

/// A vector of `T`: entries at some of its positions, nothing at the others.
///
/// ```
/// use graphblas::{Matrix, Vector, monoid, op, semiring};
///
/// let a = Matrix::from_tuples((3, 3), &[0, 0, 1], &[1, 2, 2], &[2.0, 7.0, 4.0], None)?;
/// let mut d = Vector::try_new(3)?;
/// d.set(0, 0.0)?;
/// for _ in 0..2 {
///     // d min= d min.+ A: what vertex 0 reaches, one edge farther each time
///     d.write(d.vxm(&semiring::min_plus::<f64>(), &a).accum(op::min::<f64>()))?;
/// }
/// assert_eq!(d.tuples()?, (vec![0, 1, 2], vec![0.0, 2.0, 6.0]));
/// assert_eq!(d.reduce(&monoid::max::<f64>())?, 6.0);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub struct Vector<T>(object::Vector, PhantomData<T>);

impl<T: Element> Vector<T> {
    /// A vector of `n` positions without entries.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::<f64>::try_new(5)?;
    /// assert_eq!((u.size(), u.nvals()?), (5, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(n: u64) -> Result<Self> {
        Ok(Vector(object::Vector::try_new(&T::run_time_type()?, n).within("Vector::try_new")?, PhantomData))
    }

    /// A vector with an entry `x` at every position.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::full(3, 0.5)?.to_vec()?, [0.5, 0.5, 0.5]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn full(n: u64, x: T) -> Result<Self> {
        let mut v = Self::try_new(n)?;
        v.write(v.constant(x))?;
        Ok(v)
    }

    /// A vector from positions and values; equal positions are combined by `dup`, or refused.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector, op};
    /// let u = Vector::from_tuples(9, &[5, 2, 5], &[1, 2, 3], Some(&op::plus::<i32>()))?;
    /// assert_eq!(u.tuples()?, (vec![2, 5], vec![2, 4]));
    /// let e = Vector::from_tuples(9, &[9], &[1], None).unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::IndexOutOfBounds);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn from_tuples(n: u64, idx: &[u64], vals: &[T], dup: Option<&BinaryOp>) -> Result<Self> {
        let v = Self::try_new(n)?;
        v.0.build(idx, &DatumSlice::try_of(vals)?, dup).within("Vector::from_tuples")?;
        Ok(v)
    }

    /// The object with run-time types.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::<f32>::try_new(3)?.as_dynamic().ty().name(), "FP32");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn as_dynamic(&self) -> &object::Vector {
        &self.0
    }

    pub(super) fn snapshot(&self) -> Result<object::Vector> {
        self.0.dup()
    }

    /// A second vector with the same content; O(1).
    ///
    /// It is a snapshot: changes of this vector do not show in it, so it may be sent to a thread that reads while this one
    /// writes. The first change after it copies the values.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2])?;
    /// let before = u.dup()?;
    /// u.set(0, 9)?;
    /// assert_eq!((before.to_vec()?, u.to_vec()?), (vec![1, 2], vec![9, 2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn dup(&self) -> Result<Self> {
        Ok(Vector(self.0.dup()?, PhantomData))
    }

    /// The same entries with values cast to `U`.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::from_slice(&[2.9, -1.5])?;
    /// assert_eq!(u.cast::<i32>()?.to_vec()?, [2, -1]); // towards zero, as in C
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn cast<U: Scalar>(&self) -> Result<Vector<U>> {
        let w = Vector::<U>::try_new(self.size())?;
        w.0.assign(&Write::default(), &self.0, Indices::All)?;
        Ok(w)
    }

    /// Makes what was asked for and has not been made yet; errors of those calls come up here at the latest.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let u = Vector::from_slice(&[4.0, 9.0])?;
    /// let roots: Vector<f64> = u.apply(op::sqrt::<f64>()).eval()?;
    /// roots.wait()?; // from here on it is there, and no call has an error left
    /// assert_eq!(roots.to_vec()?, [2.0, 3.0]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn wait(&self) -> Result<()> {
        self.0.wait()
    }

    /// Number of positions.
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::<u8>::try_new(7)?.size(), 7);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn size(&self) -> u64 {
        self.0.size()
    }

    /// Number of entries.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::from_tuples(7, &[1, 4], &[0, 5], None)?;
    /// assert_eq!(u.nvals()?, 2); // a zero is an entry like any other
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn nvals(&self) -> Result<u64> {
        self.0.nvals()
    }

    /// The entry at `i` becomes `x`.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector};
    /// let mut u = Vector::try_new(3)?;
    /// u.set(1, 5)?;
    /// assert_eq!(u.tuples()?, (vec![1], vec![5]));
    /// assert_eq!(u.set(3, 5).unwrap_err().kind(), ErrorKind::InvalidIndex);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn set(&mut self, i: u64, x: T) -> Result<()> {
        self.0.set_element(&Datum::try_of(&x)?, i).within("Vector::set")
    }

    /// The entry at `i`, if there is one.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector};
    /// let u = Vector::from_tuples(3, &[1], &[5], None)?;
    /// assert_eq!((u.get(1)?, u.get(2)?), (Some(5), None));
    /// assert_eq!(u.get(3).unwrap_err().kind(), ErrorKind::InvalidIndex);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn get(&self, i: u64) -> Result<Option<T>> {
        super::matrix::take_value(|ty, out| self.0.extract_element(ty, out, i)).within("Vector::get")
    }

    /// The entry at `i` goes.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2])?;
    /// u.remove(0)?;
    /// u.remove(0)?; // there is none any more
    /// assert_eq!(u.tuples()?, (vec![1], vec![2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn remove(&mut self, i: u64) -> Result<()> {
        self.0.remove_element(i).within("Vector::remove")
    }

    /// Removes all entries.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2])?;
    /// u.clear()?;
    /// assert_eq!((u.size(), u.nvals()?), (2, 0));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn clear(&mut self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the number of positions; entries outside go.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let mut u = Vector::from_slice(&[1, 2, 3])?;
    /// u.resize(2)?;
    /// u.resize(4)?; // the positions that come have no entries
    /// assert_eq!((u.size(), u.tuples()?.1), (4, vec![1, 2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn resize(&mut self, n: u64) -> Result<()> {
        self.0.resize(n).within("Vector::resize")
    }

    /// All entries in order: positions and values.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let u = Vector::try_from_iter(9, [(7, 'b' as u32), (2, 'a' as u32)])?;
    /// assert_eq!(u.tuples()?, (vec![2, 7], vec![97, 98]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn tuples(&self) -> Result<(Vec<u64>, Vec<T>)> {
        let n = self.nvals()? as usize;
        let (mut idx, mut vals) = (super::matrix::zeros(n)?, super::matrix::zeros::<T>(n)?);
        self.0.extract_tuples(Some(&mut idx), Some((&T::run_time_type()?, super::matrix::bytes_of_mut(&mut vals))))?;
        Ok((idx, vals))
    }

    /// The sum of all entries; the identity if there is none.
    ///
    /// ```
    /// use graphblas::{Vector, monoid};
    /// assert_eq!(Vector::from_slice(&[4, 2, 3])?.reduce(&monoid::plus::<i32>())?, 9);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reduce(&self, m: &Monoid) -> Result<T> {
        super::matrix::reduced(m, |out| self.0.reduce(m, out)).within("Vector::reduce")
    }

    /// Runs an expression into this vector. Its inputs may include this vector.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Matrix, Vector, semiring};
    /// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// let mut at = Vector::from_tuples(3, &[0], &[true], None)?;
    /// at.write(at.vxm(&semiring::any_pair::<bool>(), &a))?; // one step
    /// assert_eq!(at.tuples()?.0, [1]);
    /// // What does not fit is an error, and changes nothing.
    /// assert_eq!(at.write(Vector::<bool>::try_new(2)?.same()).unwrap_err().kind(), ErrorKind::DimensionMismatch);
    /// assert_eq!(at.tuples()?.0, [1]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn write(&mut self, e: VectorExpr<T>) -> Result<()> {
        e.run(&self.0)
    }

    fn each<Z: Element>(&self, make: impl FnOnce(object::Vector) -> Result<Each<object::Vector>>) -> VectorExpr<Z> {
        let call = self.snapshot().and_then(make).map(VectorCall::Each);
        VectorExpr::new(call, self.size(), Descriptor::default())
    }

    /// This vector's own entries, as an expression (to be masked or accumulated).
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let (mut total, today) = (Vector::from_slice(&[10, 20])?, Vector::from_slice(&[1, 2])?);
    /// total.write(today.same().accum(op::plus::<i32>()))?;
    /// assert_eq!(total.to_vec()?, [11, 22]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn same(&self) -> VectorExpr<T> {
        self.each(|u| Ok(Each::Same(u)))
    }

    /// `x` at every position.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let reached = Vector::from_tuples(4, &[1, 3], &[true, true], None)?;
    /// let mut level = Vector::<i32>::try_new(4)?;
    /// level.write(level.constant(7).mask(&reached))?;
    /// assert_eq!(level.tuples()?, (vec![1, 3], vec![7, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn constant<Z: Element>(&self, x: Z) -> VectorExpr<Z> {
        VectorExpr::new(Kept::of(x).map(|x| VectorCall::Each(Each::Scalar(x))), self.size(), Descriptor::default())
    }

    /// u' (+).(x) A.
    ///
    /// ```
    /// use graphblas::{Matrix, Vector, semiring};
    /// let a = Matrix::from_rows((2, 3), &[1, 0, 2, 0, 3, 0])?;
    /// let u = Vector::from_slice(&[1, 10])?;
    /// let w: Vector<i32> = u.vxm(&semiring::plus_times::<i32>(), &a).eval()?;
    /// assert_eq!(w.to_vec()?, [1, 30, 2]);
    /// let back: Vector<i32> = w.vxm(&semiring::plus_times::<i32>(), a.t()).eval()?;
    /// assert_eq!(back.to_vec()?, [5, 90]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn vxm<Z: Element, A: Element>(&self, s: &Semiring, a: impl AsOperand<A>) -> VectorExpr<Z> {
        let (a, transposed) = a.operand();
        let size = if transposed { a.nrows() } else { a.ncols() };
        let call = self.snapshot().and_then(|u| Ok(VectorCall::Vxm(s.clone(), u, a.snapshot()?)));
        VectorExpr::new(call, size, Descriptor { transpose1: transposed, ..Descriptor::default() })
    }

    /// Entries of both where both have one combined by `op`, else the one there is.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let (u, v) = (Vector::from_tuples(3, &[0, 1], &[1, 2], None)?, Vector::from_tuples(3, &[1, 2], &[10, 20], None)?);
    /// let w: Vector<i32> = u.ewise_add(op::plus::<i32>(), &v).eval()?;
    /// assert_eq!(w.to_vec()?, [1, 12, 20]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_add<Z: Element, U: Element>(&self, op: BinaryOp, v: &Vector<U>) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Add(op, u, v.snapshot()?)))
    }

    /// Entries of both combined by `op`, where both have one.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let (u, v) = (Vector::from_tuples(3, &[0, 1], &[1, 2], None)?, Vector::from_tuples(3, &[1, 2], &[10, 20], None)?);
    /// let w: Vector<i32> = u.ewise_mult(op::plus::<i32>(), &v).eval()?;
    /// assert_eq!(w.tuples()?, (vec![1], vec![12]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_mult<Z: Element, U: Element>(&self, op: BinaryOp, v: &Vector<U>) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Mult(op, u, v.snapshot()?)))
    }

    /// `op` of every entry.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let u = Vector::from_tuples(3, &[2], &[4.0], None)?;
    /// let w: Vector<f64> = u.apply(op::minv::<f64>()).eval()?;
    /// assert_eq!(w.tuples()?, (vec![2], vec![0.25]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply<Z: Element>(&self, op: UnaryOp) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Apply(op, u)))
    }

    /// `op(x, entry)`.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let w: Vector<i32> = Vector::from_slice(&[1, 2])?.bind1st(op::minus::<i32>(), 10).eval()?;
    /// assert_eq!(w.to_vec()?, [9, 8]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn bind1st<Z: Element, X: Element>(&self, op: BinaryOp, x: X) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Bind1st(op, Kept::of(x)?, u)))
    }

    /// `op(entry, y)`.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let is_far: Vector<bool> = Vector::from_slice(&[1.5, 8.0])?.bind2nd(op::gt::<f64>(), 5.0).eval()?;
    /// assert_eq!(is_far.to_vec()?, [false, true]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn bind2nd<Z: Element, Y: Element>(&self, op: BinaryOp, y: Y) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Bind2nd(op, u, Kept::of(y)?)))
    }

    /// `op(entry, i, 0, thunk)`.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let u = Vector::from_tuples(9, &[3, 7], &[1.5, 2.5], None)?;
    /// let positions: Vector<i64> = u.apply_index(op::row_index(), 0_i64).eval()?;
    /// assert_eq!(positions.tuples()?, (vec![3, 7], vec![3, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_index<Z: Element, S: Element>(&self, op: IndexUnaryOp, thunk: S) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::ApplyIndex(op, u, Kept::of(thunk)?)))
    }

    /// The entries where `op(entry, i, 0, thunk)` is true.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let u = Vector::from_slice(&[5, -2, 7])?;
    /// assert_eq!(u.select(op::value_gt::<i32>(), 0).eval()?.tuples()?, (vec![0, 2], vec![5, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn select<S: Element>(&self, op: IndexUnaryOp, thunk: S) -> VectorExpr<T> {
        self.each(|u| Ok(Each::Select(op, u, Kept::of(thunk)?)))
    }

    /// The square matrix with this vector on its diagonal.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let d = Vector::from_tuples(3, &[0, 2], &[5, 7], None)?.diag()?;
    /// assert_eq!(d.tuples()?, (vec![0, 2], vec![0, 2], vec![5, 7]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn diag(&self) -> Result<Matrix<T>> {
        Ok(Matrix::of_dynamic(object::Matrix::diag(&self.0, 0)?))
    }
}

impl<T: Scalar> Vector<T> {
    /// The vector of `n` positions with each one's number, from 0, cast to `T`. O(n).
    ///
    /// ```
    /// use graphblas::Vector;
    /// assert_eq!(Vector::<u32>::index(4)?.tuples()?.1, [0, 1, 2, 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn index(n: u64) -> Result<Self> {
        Vector::full(n, false)?.apply_index(super::op::row_index(), 0_i64).eval()
    }
}

impl<T: Element> std::fmt::Debug for Vector<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
