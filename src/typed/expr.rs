//! Expressions: an operation with its inputs, mask, accumulator and descriptor, not yet run.
//!
//! Needs: `object`. Gives: [`VectorExpr`] and [`MatrixExpr`], made by methods of `Vector` and
//! `Matrix`, run by `write` (into an existing object) or `eval` (into a fresh one).
//! Cost: snapshots of inputs, O(1) each.

mod show;

use std::marker::PhantomData;

use super::named::Within;
use super::{Matrix, Vector};
use crate::error::Result;
use crate::mem::Buf;
use crate::object::{self, Indices, Write};
use crate::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::types::{Datum, Element, Type};

/// One value, kept by an expression.
pub(super) struct Kept {
    ty: Type,
    bytes: Buf<u8>,
}

impl Kept {
    pub(super) fn of<T: Element>(x: T) -> Result<Kept> {
        let bytes = Buf::from_slice(crate::types::bytes_of(std::slice::from_ref(&x)))?;
        Ok(Kept { ty: T::run_time_type()?, bytes })
    }

    fn datum(&self) -> Result<Datum<'_>> {
        Datum::new(self.ty.clone(), &self.bytes)
    }
}

/// Operations on any object of kind `O`.
pub(super) enum Each<O> {
    Add(BinaryOp, O, O),
    Mult(BinaryOp, O, O),
    Apply(UnaryOp, O),
    Bind1st(BinaryOp, Kept, O),
    Bind2nd(BinaryOp, O, Kept),
    ApplyIndex(IndexUnaryOp, O, Kept),
    Select(IndexUnaryOp, O, Kept),
    Scalar(Kept),
    Same(O),
}

pub(super) enum VectorCall {
    Each(Each<object::Vector>),
    Mxv(Semiring, object::Matrix, object::Vector),
    Vxm(Semiring, object::Vector, object::Matrix),
    Reduce(Monoid, object::Matrix),
}

pub(super) enum MatrixCall {
    Each(Each<object::Matrix>),
    Mxm(Semiring, object::Matrix, object::Matrix),
    Transpose(object::Matrix),
    Kronecker(BinaryOp, object::Matrix, object::Matrix),
}

impl<O> Each<O> {
    /// The method that made it, for errors.
    fn name(&self) -> &'static str {
        match self {
            Each::Add(..) => "ewise_add",
            Each::Mult(..) => "ewise_mult",
            Each::Apply(..) => "apply",
            Each::Bind1st(..) => "bind1st",
            Each::Bind2nd(..) => "bind2nd",
            Each::ApplyIndex(..) => "apply_index",
            Each::Select(..) => "select",
            Each::Scalar(..) => "constant",
            Each::Same(..) => "same",
        }
    }
}

impl VectorCall {
    fn name(&self) -> &'static str {
        match self {
            VectorCall::Each(each) => each.name(),
            VectorCall::Mxv(..) => "mxv",
            VectorCall::Vxm(..) => "vxm",
            VectorCall::Reduce(..) => "reduce_rows",
        }
    }
}

impl MatrixCall {
    fn name(&self) -> &'static str {
        match self {
            MatrixCall::Each(each) => each.name(),
            MatrixCall::Mxm(..) => "mxm",
            MatrixCall::Transpose(..) => "transposed",
            MatrixCall::Kronecker(..) => "kronecker",
        }
    }
}

/// What vectors and matrices share when an expression is written.
struct Writing<O> {
    mask: Result<Option<O>>,
    desc: Descriptor,
    accum: Option<BinaryOp>,
}

impl<O> Writing<O> {
    fn new(desc: Descriptor) -> Self {
        Writing { mask: Ok(None), desc, accum: None }
    }
}

/// A vector-valued operation that has not run yet: `w<m,r> accum= this`.
///
/// It keeps the inputs as they are when it is made, so the output may be one of them:
///
/// ```
/// use graphblas::{Matrix, Vector, semiring};
///
/// // A path 0 -> 1 -> 2 and a way back 1 -> 0.
/// let a = Matrix::from_tuples((3, 3), &[0, 1, 1], &[1, 2, 0], &[true; 3], None)?;
/// let mut seen = Vector::try_new(3)?;
/// let mut q = Vector::try_new(3)?;
/// q.set(0, true)?;
/// while q.nvals()? > 0 {
///     // seen<q> = true
///     seen.write(seen.constant(true).mask(&q).structural())?;
///     // q<!seen,r> = q any.pair A
///     q.write(q.vxm(&semiring::any_pair::<bool>(), &a).mask_not(&seen).structural().replace())?;
/// }
/// assert_eq!(seen.nvals()?, 3);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use = "an expression does nothing until it is written or evaluated"]
pub struct VectorExpr<T> {
    call: Result<VectorCall>,
    size: u64,
    writing: Writing<object::Vector>,
    of: PhantomData<T>,
}

/// A matrix-valued operation that has not run yet: `C<M,r> accum= this`.
///
/// ```
/// use graphblas::{Matrix, io, monoid, op, semiring};
///
/// let a = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let l = a.select(op::tril(), -1).eval()?;
/// // C<L> = L +.pair L': for each edge the triangles that it closes
/// let c: Matrix<i64> = l.mxm(&semiring::plus_pair::<i64>(), l.t()).mask(&l).structural().eval()?;
/// assert_eq!(c.reduce(&monoid::plus::<i64>())?, 45);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use = "an expression does nothing until it is written or evaluated"]
pub struct MatrixExpr<T> {
    call: Result<MatrixCall>,
    shape: (u64, u64),
    writing: Writing<object::Matrix>,
    of: PhantomData<T>,
}

impl<T: Element> VectorExpr<T> {
    pub(super) fn new(call: Result<VectorCall>, size: u64, desc: Descriptor) -> Self {
        VectorExpr { call, size, writing: Writing::new(desc), of: PhantomData }
    }

    /// Write only where `m` is true.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let (u, m) = (Vector::from_slice(&[1, 2, 3])?, Vector::from_tuples(3, &[0, 1], &[true, false], None)?);
    /// assert_eq!(u.same().mask(&m).eval()?.tuples()?, (vec![0], vec![1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mask<M: Element>(mut self, m: &Vector<M>) -> Self {
        self.writing.mask = m.snapshot().map(Some);
        self
    }

    /// Write only where `m` is not true.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let (u, m) = (Vector::from_slice(&[1, 2, 3])?, Vector::from_tuples(3, &[0, 1], &[true, false], None)?);
    /// assert_eq!(u.same().mask_not(&m).eval()?.tuples()?, (vec![1, 2], vec![2, 3]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mask_not<M: Element>(mut self, m: &Vector<M>) -> Self {
        self.writing.desc.mask_complement = true;
        self.mask(m)
    }

    /// Look at the mask's pattern, not at its values.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let (u, m) = (Vector::from_slice(&[1, 2, 3])?, Vector::from_tuples(3, &[0, 1], &[true, false], None)?);
    /// // A false entry counts as well as a true one.
    /// assert_eq!(u.same().mask(&m).structural().eval()?.tuples()?, (vec![0, 1], vec![1, 2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn structural(mut self) -> Self {
        self.writing.desc.mask_structure = true;
        self
    }

    /// Positions outside the mask lose their entries.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let (mut w, m) = (Vector::from_slice(&[1, 2, 3])?, Vector::from_tuples(3, &[0], &[true], None)?);
    /// w.write(w.constant(9).mask(&m))?;
    /// assert_eq!(w.to_vec()?, [9, 2, 3]); // what the mask does not cover stays
    /// w.write(w.constant(8).mask(&m).replace())?;
    /// assert_eq!(w.tuples()?, (vec![0], vec![8])); // or goes
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn replace(mut self) -> Self {
        self.writing.desc.replace = true;
        self
    }

    /// Combine with what is there.
    ///
    /// ```
    /// use graphblas::{Vector, op};
    /// let mut visits = Vector::from_tuples(3, &[0, 1], &[5, 5], None)?;
    /// let today = Vector::from_tuples(3, &[1, 2], &[1, 2], None)?;
    /// visits.write(today.same().accum(op::plus::<i32>()))?;
    /// assert_eq!(visits.to_vec()?, [5, 6, 2]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn accum(mut self, op: BinaryOp) -> Self {
        self.writing.accum = Some(op);
        self
    }

    /// Runs the operation into a fresh vector.
    ///
    /// ```
    /// use graphblas::{ErrorKind, Vector, op};
    /// let u = Vector::from_slice(&[3, -4])?;
    /// assert_eq!(u.apply::<i32>(op::abs::<i32>()).eval()?.to_vec()?, [3, 4]);
    /// // Errors of the operation come up here, with its name.
    /// let e = u.ewise_add::<i32, i32>(op::plus::<i32>(), &Vector::try_new(3)?).eval().unwrap_err();
    /// assert_eq!(e.kind(), ErrorKind::DimensionMismatch);
    /// assert!(e.message().starts_with("ewise_add"));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn eval(self) -> Result<Vector<T>> {
        let name = self.call.as_ref().map_or("eval", VectorCall::name);
        let mut w = Vector::try_new(self.size).within(name)?;
        w.write(self)?;
        Ok(w)
    }

    pub(super) fn run(self, c: &object::Vector) -> Result<()> {
        let mask = self.writing.mask?;
        let w = Write { mask: mask.as_ref(), accum: self.writing.accum.as_ref(), desc: self.writing.desc };
        let call = self.call?;
        let done = match &call {
            VectorCall::Mxv(s, a, u) => c.mxv(&w, s, a, u),
            VectorCall::Vxm(s, u, a) => c.vxm(&w, s, u, a),
            VectorCall::Reduce(m, a) => c.reduce_rows(&w, m, a),
            VectorCall::Each(Each::Add(op, u, v)) => c.ewise_add(&w, op, u, v),
            VectorCall::Each(Each::Mult(op, u, v)) => c.ewise_mult(&w, op, u, v),
            VectorCall::Each(Each::Apply(op, u)) => c.apply(&w, op, u),
            VectorCall::Each(Each::Bind1st(op, x, u)) => c.apply_bind1st(&w, op, &x.datum()?, u),
            VectorCall::Each(Each::Bind2nd(op, u, y)) => c.apply_bind2nd(&w, op, u, &y.datum()?),
            VectorCall::Each(Each::ApplyIndex(op, u, t)) => c.apply_index(&w, op, u, &t.datum()?),
            VectorCall::Each(Each::Select(op, u, t)) => c.select(&w, op, u, &t.datum()?),
            VectorCall::Each(Each::Scalar(x)) => c.assign_scalar(&w, Some(&x.datum()?), Indices::All),
            VectorCall::Each(Each::Same(u)) => c.assign(&w, u, Indices::All),
        };
        done.within(call.name())
    }
}

impl<T: Element> MatrixExpr<T> {
    pub(super) fn new(call: Result<MatrixCall>, shape: (u64, u64), desc: Descriptor) -> Self {
        MatrixExpr { call, shape, writing: Writing::new(desc), of: PhantomData }
    }

    /// Write only where `m` is true.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    /// let m = Matrix::from_tuples((2, 2), &[0, 1], &[0, 1], &[true, false], None)?;
    /// assert_eq!(a.same().mask(&m).eval()?.tuples()?, (vec![0], vec![0], vec![1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mask<M: Element>(mut self, m: &Matrix<M>) -> Self {
        self.writing.mask = m.snapshot().map(Some);
        self
    }

    /// Write only where `m` is not true.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    /// let m = Matrix::from_tuples((2, 2), &[0, 1], &[0, 1], &[true, false], None)?;
    /// assert_eq!(a.same().mask_not(&m).eval()?.tuples()?.2, [2, 3, 4]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mask_not<M: Element>(mut self, m: &Matrix<M>) -> Self {
        self.writing.desc.mask_complement = true;
        self.mask(m)
    }

    /// Look at the mask's pattern, not at its values.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    /// let m = Matrix::from_tuples((2, 2), &[0, 1], &[0, 1], &[true, false], None)?;
    /// // A false entry counts as well as a true one.
    /// assert_eq!(a.same().mask(&m).structural().eval()?.tuples()?.2, [1, 4]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn structural(mut self) -> Self {
        self.writing.desc.mask_structure = true;
        self
    }

    /// Positions outside the mask lose their entries.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let mut c = Matrix::from_rows((1, 3), &[1, 2, 3])?;
    /// let m = Matrix::from_tuples((1, 3), &[0], &[0], &[true], None)?;
    /// c.write(c.constant(9).mask(&m))?;
    /// assert_eq!(c.to_rows()?, [9, 2, 3]); // what the mask does not cover stays
    /// c.write(c.constant(8).mask(&m).replace())?;
    /// assert_eq!(c.tuples()?.2, [8]); // or goes
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn replace(mut self) -> Self {
        self.writing.desc.replace = true;
        self
    }

    /// Combine with what is there.
    ///
    /// ```
    /// use graphblas::{Matrix, op};
    /// let mut trips = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[5, 5], None)?;
    /// let today = Matrix::from_tuples((2, 2), &[0, 1], &[1, 1], &[1, 2], None)?;
    /// trips.write(today.same().accum(op::plus::<i32>()))?;
    /// assert_eq!(trips.tuples()?, (vec![0, 1, 1], vec![1, 0, 1], vec![6, 5, 2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn accum(mut self, op: BinaryOp) -> Self {
        self.writing.accum = Some(op);
        self
    }

    /// Runs the operation into a fresh matrix.
    ///
    /// ```
    /// use graphblas::{Matrix, semiring};
    /// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// let two_steps: Matrix<bool> = a.mxm(&semiring::lor_land(), &a).eval()?;
    /// assert_eq!(two_steps.tuples()?, (vec![0], vec![2], vec![true]));
    /// // Errors of the operation come up here, with its name.
    /// let e = a.mxm::<bool, bool>(&semiring::lor_land(), &Matrix::<bool>::try_new(2, 2)?).eval().unwrap_err();
    /// assert!(e.message().starts_with("mxm"));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn eval(self) -> Result<Matrix<T>> {
        let name = self.call.as_ref().map_or("eval", MatrixCall::name);
        let mut c = Matrix::try_new(self.shape.0, self.shape.1).within(name)?;
        c.write(self)?;
        Ok(c)
    }

    pub(super) fn run(self, c: &object::Matrix) -> Result<()> {
        let mask = self.writing.mask?;
        let w = Write { mask: mask.as_ref(), accum: self.writing.accum.as_ref(), desc: self.writing.desc };
        let call = self.call?;
        let done = match &call {
            MatrixCall::Mxm(s, a, b) => c.mxm(&w, s, a, b),
            MatrixCall::Transpose(a) => c.transpose(&w, a),
            MatrixCall::Kronecker(op, a, b) => c.kronecker(&w, op, a, b),
            MatrixCall::Each(Each::Add(op, a, b)) => c.ewise_add(&w, op, a, b),
            MatrixCall::Each(Each::Mult(op, a, b)) => c.ewise_mult(&w, op, a, b),
            MatrixCall::Each(Each::Apply(op, a)) => c.apply(&w, op, a),
            MatrixCall::Each(Each::Bind1st(op, x, a)) => c.apply_bind1st(&w, op, &x.datum()?, a),
            MatrixCall::Each(Each::Bind2nd(op, a, y)) => c.apply_bind2nd(&w, op, a, &y.datum()?),
            MatrixCall::Each(Each::ApplyIndex(op, a, t)) => c.apply_index(&w, op, a, &t.datum()?),
            MatrixCall::Each(Each::Select(op, a, t)) => c.select(&w, op, a, &t.datum()?),
            MatrixCall::Each(Each::Scalar(x)) => c.assign_scalar(&w, Some(&x.datum()?), Indices::All, Indices::All),
            MatrixCall::Each(Each::Same(a)) => c.assign(&w, a, Indices::All, Indices::All),
        };
        done.within(call.name())
    }
}
