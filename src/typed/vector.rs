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
    pub fn try_new(n: u64) -> Result<Self> {
        Ok(Vector(object::Vector::try_new(&T::run_time_type()?, n).within("Vector::try_new")?, PhantomData))
    }

    /// A vector with an entry `x` at every position.
    pub fn full(n: u64, x: T) -> Result<Self> {
        let mut v = Self::try_new(n)?;
        v.write(v.constant(x))?;
        Ok(v)
    }

    /// A vector from positions and values; equal positions are combined by `dup`, or refused.
    pub fn from_tuples(n: u64, idx: &[u64], vals: &[T], dup: Option<&BinaryOp>) -> Result<Self> {
        let v = Self::try_new(n)?;
        v.0.build(idx, &DatumSlice::try_of(vals)?, dup).within("Vector::from_tuples")?;
        Ok(v)
    }

    /// The object with run-time types.
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
    pub fn dup(&self) -> Result<Self> {
        Ok(Vector(self.0.dup()?, PhantomData))
    }

    /// The same entries with values cast to `U`.
    pub fn cast<U: Scalar>(&self) -> Result<Vector<U>> {
        let w = Vector::<U>::try_new(self.size())?;
        w.0.assign(&Write::default(), &self.0, Indices::All)?;
        Ok(w)
    }

    /// Makes what was asked for and has not been made yet; errors of those calls come up here at the latest.
    pub fn wait(&self) -> Result<()> {
        self.0.wait()
    }

    /// Number of positions.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.0.size()
    }

    /// Number of entries.
    pub fn nvals(&self) -> Result<u64> {
        self.0.nvals()
    }

    /// The entry at `i` becomes `x`.
    pub fn set(&mut self, i: u64, x: T) -> Result<()> {
        self.0.set_element(&Datum::try_of(&x)?, i).within("Vector::set")
    }

    /// The entry at `i`, if there is one.
    pub fn get(&self, i: u64) -> Result<Option<T>> {
        super::matrix::take_value(|ty, out| self.0.extract_element(ty, out, i)).within("Vector::get")
    }

    /// The entry at `i` goes.
    pub fn remove(&mut self, i: u64) -> Result<()> {
        self.0.remove_element(i).within("Vector::remove")
    }

    /// Removes all entries.
    pub fn clear(&mut self) -> Result<()> {
        self.0.clear()
    }

    /// Changes the number of positions; entries outside go.
    pub fn resize(&mut self, n: u64) -> Result<()> {
        self.0.resize(n).within("Vector::resize")
    }

    /// All entries in order: positions and values.
    pub fn tuples(&self) -> Result<(Vec<u64>, Vec<T>)> {
        let n = self.nvals()? as usize;
        let (mut idx, mut vals) = (super::matrix::zeros(n)?, super::matrix::zeros::<T>(n)?);
        self.0.extract_tuples(Some(&mut idx), Some((&T::run_time_type()?, super::matrix::bytes_of_mut(&mut vals))))?;
        Ok((idx, vals))
    }

    /// The sum of all entries; the identity if there is none.
    pub fn reduce(&self, m: &Monoid) -> Result<T> {
        super::matrix::reduced(m, |out| self.0.reduce(m, out)).within("Vector::reduce")
    }

    /// Runs an expression into this vector. Its inputs may include this vector.
    pub fn write(&mut self, e: VectorExpr<T>) -> Result<()> {
        e.run(&self.0)
    }

    fn each<Z: Element>(&self, make: impl FnOnce(object::Vector) -> Result<Each<object::Vector>>) -> VectorExpr<Z> {
        let call = self.snapshot().and_then(make).map(VectorCall::Each);
        VectorExpr::new(call, self.size(), Descriptor::default())
    }

    /// This vector's own entries, as an expression (to be masked or accumulated).
    pub fn same(&self) -> VectorExpr<T> {
        self.each(|u| Ok(Each::Same(u)))
    }

    /// `x` at every position.
    pub fn constant<Z: Element>(&self, x: Z) -> VectorExpr<Z> {
        VectorExpr::new(Kept::of(x).map(|x| VectorCall::Each(Each::Scalar(x))), self.size(), Descriptor::default())
    }

    /// u' (+).(x) A.
    pub fn vxm<Z: Element, A: Element>(&self, s: &Semiring, a: impl AsOperand<A>) -> VectorExpr<Z> {
        let (a, transposed) = a.operand();
        let size = if transposed { a.nrows() } else { a.ncols() };
        let call = self.snapshot().and_then(|u| Ok(VectorCall::Vxm(s.clone(), u, a.snapshot()?)));
        VectorExpr::new(call, size, Descriptor { transpose1: transposed, ..Descriptor::default() })
    }

    /// Entries of both where both have one combined by `op`, else the one there is.
    pub fn ewise_add<Z: Element, U: Element>(&self, op: BinaryOp, v: &Vector<U>) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Add(op, u, v.snapshot()?)))
    }

    /// Entries of both combined by `op`, where both have one.
    pub fn ewise_mult<Z: Element, U: Element>(&self, op: BinaryOp, v: &Vector<U>) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Mult(op, u, v.snapshot()?)))
    }

    /// `op` of every entry.
    pub fn apply<Z: Element>(&self, op: UnaryOp) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Apply(op, u)))
    }

    /// `op(x, entry)`.
    pub fn bind1st<Z: Element, X: Element>(&self, op: BinaryOp, x: X) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Bind1st(op, Kept::of(x)?, u)))
    }

    /// `op(entry, y)`.
    pub fn bind2nd<Z: Element, Y: Element>(&self, op: BinaryOp, y: Y) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::Bind2nd(op, u, Kept::of(y)?)))
    }

    /// `op(entry, i, 0, thunk)`.
    pub fn apply_index<Z: Element, S: Element>(&self, op: IndexUnaryOp, thunk: S) -> VectorExpr<Z> {
        self.each(|u| Ok(Each::ApplyIndex(op, u, Kept::of(thunk)?)))
    }

    /// The entries where `op(entry, i, 0, thunk)` is true.
    pub fn select<S: Element>(&self, op: IndexUnaryOp, thunk: S) -> VectorExpr<T> {
        self.each(|u| Ok(Each::Select(op, u, Kept::of(thunk)?)))
    }

    /// The square matrix with this vector on its diagonal.
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
