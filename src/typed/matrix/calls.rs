//! Operations of matrices, as expressions: `mxm`, `mxv`, `ewise_add`, `apply`, `select` and their kin.
//!
//! Needs: `typed::expr`. Gives: methods of [`Matrix`] and [`Transposed`]. Cost: snapshots of the operands, O(1) each.

use super::{AsOperand, Matrix, Transposed};
use crate::error::Result;
use crate::object;
use crate::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::typed::expr::{Each, Kept, MatrixCall, MatrixExpr, VectorCall, VectorExpr};
use crate::typed::vector::Vector;
use crate::types::Element;

impl<T: Element> Matrix<T> {
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
