//! Products: mxm, mxv, vxm, kronecker.
//!
//! Needs: the kernels mxm, mxv, kron. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: mxm O(flops) or O(probes) of the mask; mxv and vxm O(min(push, pull)), where push visits
//! the rows that the vector's entries name and pull the rows that the mask allows. The side of the
//! matrix that is missing is made, and kept, once the work lost for want of it pays for it.
//! Source: C API 2.1, sections 4.3.1 to 4.3.3 and 4.3.11.

use super::check;
use super::compute::{how, mask_value, operand, settle, takes_few, write_few};
use super::header::{COLUMN, Header, Orientation};
use super::matrix::{Matrix, check_dimension};
use super::vector::Vector;
use super::write::Write;
use super::{record, record_product};
use crate::error::Result;
use crate::expr::{Left, Product};
use crate::kernel::few;
use crate::kernel::mxm::Order;
use crate::kernel::writeback::How;
use crate::kernel::{kron, transpose};
use crate::ops::{BinaryOp, Semiring};
use crate::plan;

/// Dimensions of a matrix argument, transposed if so.
pub(super) fn shape_of(a: &Header, transposed: bool) -> (u64, u64) {
    let (r, c) = a.shape();
    if transposed { (c, r) } else { (r, c) }
}

impl Matrix {
    /// C<M,r> accum= A (+).(x) B. (C API 2.1, 4.3.1)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::semiring;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// // A = [1 2; . 3], and A A = [1 8; . 9]
    /// a.build(&[0, 0, 1], &[0, 1, 1], &DatumSlice::of(&[1_u8, 2, 3]), None)?;
    /// c.mxm(&Write::default(), &semiring::plus_times::<u8>(), &a, &a)?;
    /// let mut x = [0; 3];
    /// assert_eq!(c.extract_tuples(None, None, Some((&ty, &mut x)))?, 3);
    /// assert_eq!(x, [1, 8, 9]);
    /// // Under the mask A, on top of what is there: C<A> += A A.
    /// let w = Write { mask: Some(&a), accum: Some(&graphblas::op::plus::<u8>()), ..Write::default() };
    /// c.mxm(&w, &semiring::plus_times::<u8>(), &a, &a)?;
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [2, 16, 18]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mxm(&self, w: &Write<'_, Matrix>, s: &Semiring, a: &Matrix, b: &Matrix) -> Result<()> {
        let mul = s.mul();
        let (a, b) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, b, &b.0, Matrix)?);
        let (sa, sb) = (shape_of(&a.0, w.desc.transpose0), shape_of(&b.0, w.desc.transpose1));
        check::length(sb.0, sa.1, "the number of B's rows (A has as many columns)")?;
        check::shape(self.0.shape(), (sa.0, sb.1), "the output")?;
        check::semiring(s, &a.ty(), &b.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        let mask = w.mask.map(|m| &m.0);
        let p = Product {
            s: s.clone(),
            // The kernel works by rows; a result for a column-oriented output is transposed once.
            left: Left::Rows(a.0.as_made(Orientation::Row, w.desc.transpose0)?),
            right: b.0.sides(w.desc.transpose1)?,
            mask: mask_value(mask, Orientation::Row)?,
            complement: w.desc.mask_complement,
            structural: w.desc.mask_structure,
        };
        multiply(&self.0, w, mask, p)
    }

    /// C<M,r> accum= A kron B. (C API 2.1, 4.3.11)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, b, c) = (Matrix::try_new(&ty, 1, 2)?, Matrix::try_new(&ty, 2, 1)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 0], &[0, 1], &DatumSlice::of(&[1_u8, 2]), None)?;
    /// b.build(&[0, 1], &[0, 0], &DatumSlice::of(&[3_u8, 4]), None)?;
    /// // [1 2] kron [3; 4] = [3 6; 4 8]
    /// c.kronecker(&Write::default(), &op::times::<u8>(), &a, &b)?;
    /// let mut x = [0; 4];
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [3, 6, 4, 8]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn kronecker(&self, w: &Write<'_, Matrix>, op: &BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        let (a, b) = (operand(op, a, &a.0, Matrix)?, operand(op, b, &b.0, Matrix)?);
        let (sa, sb) = (shape_of(&a.0, w.desc.transpose0), shape_of(&b.0, w.desc.transpose1));
        let rows = sa.0.saturating_mul(sb.0);
        let cols = sa.1.saturating_mul(sb.1);
        check_dimension(rows, "the number of the product's rows")?;
        check_dimension(cols, "the number of the product's columns")?;
        check::shape(self.0.shape(), (rows, cols), "the output")?;
        check::binary(op, &a.ty(), &b.ty())?;
        check::write(&self.0, &op.ztype(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        let rows_a = a.0.oriented(Orientation::Row, w.desc.transpose0)?;
        let rows_b = b.0.oriented(Orientation::Row, w.desc.transpose1)?;
        // Positions in the operator are rows and columns, so the product is made by rows.
        let mut z = kron::run(op, &rows_a, &rows_b)?;
        if self.0.orientation() == Orientation::Col {
            z = transpose::run(&z)?;
        }
        let mask = mask_value(w.mask.map(|m| &m.0), self.0.orientation())?;
        self.0.write(z, &how(w, mask.as_deref()))
    }
}

/// C<M,r> accum= the product under that mask; all arguments were checked.
pub(super) fn multiply<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, p: Product) -> Result<()> {
    let Some(p) = record_product::product(c, w, p)? else { return Ok(()) };
    if c.orientation() == axis(&p) {
        return write_product(c, w, &p);
    }
    let z = plan::product(&p)?;
    let by_rows = How { is_masked: true, ..how(w, None) };
    let mask = mask_value(mask, Orientation::Col)?;
    c.write(transpose::run(&z)?, &How { mask: mask.as_deref(), ..by_rows })
}

/// The same, where both lie along one axis.
pub(super) fn write_product<M>(c: &Header, w: &Write<'_, M>, p: &Product) -> Result<()> {
    c.write(plan::product(p)?, &How { is_masked: true, ..how(w, p.mask.as_deref()) })
}

/// The axis that products lie along.
pub(super) fn axis(p: &Product) -> Orientation {
    match p.left {
        Left::Rows(_) => Orientation::Row,
        Left::Vector { .. } => COLUMN,
    }
}

impl Vector {
    /// w<m,r> accum= A (+).(x) u. (C API 2.1, 4.3.3)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector, Write};
    /// use graphblas::semiring;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, u, w) = (Matrix::try_new(&ty, 2, 2)?, Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 2)?);
    /// // A = [1 2; . 3], u = [10; .]: row 1 meets no entry of u, and gives none.
    /// a.build(&[0, 0, 1], &[0, 1, 1], &DatumSlice::of(&[1_u8, 2, 3]), None)?;
    /// u.set_element(&Datum::of(&10_u8), 0)?;
    /// w.mxv(&Write::default(), &semiring::plus_times::<u8>(), &a, &u)?;
    /// let (mut i, mut x) = ([0], [0]);
    /// assert_eq!(w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((i, x), ([0], [10]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn mxv(&self, w: &Write<'_, Vector>, s: &Semiring, a: &Matrix, u: &Vector) -> Result<()> {
        let mul = s.mul();
        let (a, u) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, u, &u.0, Vector)?);
        let shape = shape_of(&a.0, w.desc.transpose0);
        check::length(u.size(), shape.1, "the size of u (A has as many columns)")?;
        check::length(self.size(), shape.0, "the size of the output (A has as many rows)")?;
        check::semiring(s, &a.ty(), &u.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        self.times(w, s, (&a, w.desc.transpose0), &u, Order::Straight)
    }

    /// w'<m',r> accum= u' (+).(x) A. (C API 2.1, 4.3.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Vector, Write};
    /// use graphblas::semiring;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, u, w) = (Matrix::try_new(&ty, 2, 3)?, Vector::try_new(&ty, 2)?, Vector::try_new(&ty, 3)?);
    /// // One step from vertex 0 along the edges 0 -> 1 and 0 -> 2 of lengths 4 and 5.
    /// a.build(&[0, 0], &[1, 2], &DatumSlice::of(&[4_u8, 5]), None)?;
    /// u.set_element(&Datum::of(&10_u8), 0)?;
    /// w.vxm(&Write::default(), &semiring::min_plus::<u8>(), &u, &a)?;
    /// let (mut i, mut x) = ([0; 2], [0; 2]);
    /// assert_eq!(w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 2);
    /// assert_eq!((i, x), ([1, 2], [14, 15]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn vxm(&self, w: &Write<'_, Vector>, s: &Semiring, u: &Vector, a: &Matrix) -> Result<()> {
        let mul = s.mul();
        let (a, u) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, u, &u.0, Vector)?);
        let shape = shape_of(&a.0, w.desc.transpose1);
        check::length(u.size(), shape.0, "the size of u (A has as many rows)")?;
        check::length(self.size(), shape.1, "the size of the output (A has as many columns)")?;
        check::semiring(s, &u.ty(), &a.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        self.times(w, s, (&a, !w.desc.transpose1), &u, Order::Flipped)
    }

    /// w = A u with the multiply's arguments in `order`; `transposed` takes A's transpose.
    fn times(
        &self,
        w: &Write<'_, Vector>,
        s: &Semiring,
        (a, transposed): (&Matrix, bool),
        u: &Vector,
        order: Order,
    ) -> Result<()> {
        if record::product(&self.0, w, s, (&a.0, transposed), &u.0, order)? {
            return Ok(());
        }
        let of_mask = w.mask.map(|m| &m.0);
        if self.push_few(w, s, (a, transposed), u, order)? {
            return Ok(());
        }
        let (mask, (u, _)) = (mask_value(of_mask, COLUMN)?, u.0.value()?);
        let right = a.0.sides(transposed)?;
        let left = Left::Vector { u, flipped: order == Order::Flipped };
        let (complement, structural) = (w.desc.mask_complement, w.desc.mask_structure);
        multiply(&self.0, w, of_mask, Product { s: s.clone(), left, right, mask, complement, structural })
    }

    /// As [`Vector::times`] for a vector u of a handful of entries that is pushed; false, and nothing done, for any other.
    fn push_few(
        &self,
        w: &Write<'_, Vector>,
        s: &Semiring,
        (a, transposed): (&Matrix, bool),
        u: &Vector,
        order: Order,
    ) -> Result<bool> {
        let mask = w.mask.map(|m| &m.0);
        settle(&u.0, mask)?;
        let Some(ends) = takes_few(&self.0, w).filter(|_| u.0.is_few()) else { return Ok(false) };
        let ty = s.add().ty();
        if ty != self.0.ty() {
            return Ok(false);
        }
        let Some(cols) = a.0.look_along(Orientation::Col, transposed)? else { return Ok(false) };
        let Some(u) = u.0.look() else { return Ok(false) };
        write_few((&self.0, ends), w, mask, ty.size(), move |how, few| few::push(s, &u, &cols, order.turned(), how, few))
    }
}
