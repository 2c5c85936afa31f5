//! Element by element: eWiseAdd, eWiseMult, eWiseUnion, apply, select, transpose.
//!
//! Needs: the kernels ewise, apply, select, transpose. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: O(entries of the operands).
//! Source: C API 2.1, sections 4.3.4, 4.3.5, 4.3.8, 4.3.9, 4.3.10.

use std::convert::identity;

use super::check;
use super::compute::{Operand, how, mask_value, operand, write_few_of, write_with};
use super::header::{COLUMN, Header, Orientation};
use super::matrix::Matrix;
use super::products::shape_of;
use super::vector::Vector;
use super::write::Write;
use super::{merge, record, record_entries, record_product};
use crate::error::Result;
use crate::kernel::apply::{self, Function};
use crate::kernel::ewise::{self, Missing};
use crate::kernel::few::{self, Few};
use crate::kernel::operand::Ref;
use crate::kernel::writeback::{self, How};
use crate::kernel::{select, transpose};
use crate::mem::Shared;
use crate::ops::{BinaryOp, IndexUnaryOp, UnaryOp};
use crate::storage::Store;
use crate::types::{Datum, Type};

/// An element-wise operation on headers: of matrices, or of vectors (transposes are then ignored).
struct Call<'a, M> {
    c: &'a Header,
    w: &'a Write<'a, M>,
    mask: Option<&'a Header>,
    /// Descriptor's transposes, where they apply.
    transposed: (bool, bool),
    /// A vector's store has one major vector, but operators see a column: entry k is at (k, 0).
    is_vector: bool,
}

impl<M> Call<'_, M> {
    fn ewise(&self, op: &BinaryOp, a: &Header, b: &Header, missing: &Missing<'_>) -> Result<()> {
        let (t0, t1) = self.transposed;
        let both = matches!(missing, Missing::Drop);
        let read = |x| if both { operand(op, x, x, identity) } else { Ok(Operand::Given(x)) };
        let (a, b) = (&*read(a)?, &*read(b)?);
        check::shape(shape_of(a, t0), self.c.shape(), "the first operand")?;
        check::shape(shape_of(b, t1), self.c.shape(), "the second operand")?;
        check::binary(op, &a.ty(), &b.ty())?;
        match missing {
            Missing::Drop => {}
            Missing::Keep => {
                // An entry that stands alone goes to the result without the operator.
                a.ty().check_cast(&op.ztype(), "the first operand into the operator's result")?;
                b.ty().check_cast(&op.ztype(), "the second operand into the operator's result")?;
            }
            Missing::Fill(alpha, beta) => {
                alpha.ty().check_cast(&op.xtype(), "alpha into the operator's first argument")?;
                beta.ty().check_cast(&op.ytype(), "beta into the operator's second argument")?;
            }
        }
        check::write(self.c, &op.ztype(), self.w, self.mask, self.c.shape())?;
        if both {
            if let Some(a) = merge::meeting((a, t0), (b, t1))? {
                return self.run_ewise(op, &a, b, missing);
            }
            if let Some(b) = merge::meeting((b, t1), (a, t0))? {
                return self.run_ewise(op, a, &b, missing);
            }
        }
        if record::ewise(self.c, self.w, self.mask, op, (a, t0), (b, t1), missing)? {
            return Ok(());
        }
        self.run_ewise(op, a, b, missing)
    }

    /// The same at once.
    fn run_ewise(&self, op: &BinaryOp, a: &Header, b: &Header, missing: &Missing<'_>) -> Result<()> {
        let (t0, t1) = self.transposed;
        if op.looks_at_places() {
            return self.ewise_by_rows(op, a, b, missing);
        }
        if self.is_vector && self.ewise_few(op, a, b, missing)? {
            return Ok(());
        }
        if matches!(missing, Missing::Keep)
            && let Some((other, op)) = self.accumulated(op, a, b)
        {
            let (z, _) = other.value()?;
            let how = How { accum: Some(&op), ..How::plain() };
            return self.c.update(|ty, c| writeback::from(ty, c, Ref::Borrowed(&z), &how));
        }
        let want = self.c.orientation();
        let (a, b) = (a.oriented(want, t0)?, b.oriented(want, t1)?);
        if record_entries::ewise(self.c, self.w, op, [&a, &b], missing)? {
            return Ok(());
        }
        let mask = mask_value(self.mask, want)?;
        let how = how(self.w, mask.as_deref());
        let is_masked = ewise::asks_mask(&a, &b, &how);
        let z = ewise::run(op, &a, &b, missing, &how)?;
        // The operands go before C is written, which may be one of them.
        drop((a, b));
        self.c.write(z, &How { is_masked, ..how })
    }

    /// The same for vectors of a handful of entries, of which the other one may have more if only entries of both count; false, and
    /// nothing done, for any other.
    fn ewise_few(&self, op: &BinaryOp, a: &Header, b: &Header, missing: &Missing<'_>) -> Result<bool> {
        let is_long = |x: &Header| x.may_be_input() || x.known().is_some_and(|n| n > few::MOST);
        let is_served = match missing {
            Missing::Drop => !is_long(a) || !is_long(b),
            // Those that are still to be made may become part of this call.
            Missing::Keep => ![a, b].into_iter().any(|x| is_long(x) || x.is_later()),
            Missing::Fill(..) => false,
        };
        if !is_served {
            return Ok(false);
        }
        let make = if matches!(missing, Missing::Keep) { few::either } else { few::both };
        b.settle()?;
        write_few_of(self.c, self.w, (a, self.mask), &op.ztype(), |how, a, few| {
            b.look().map_or(Ok(false), |b| make(op, a, &b, how, few))
        })
    }

    /// C = C (+) B is C (+)= B, which is done in place where C is dense; so is C = B (+) C with the operator's arguments
    /// exchanged. Gives B and the accumulator.
    fn accumulated<'h>(&self, op: &BinaryOp, a: &'h Header, b: &'h Header) -> Option<(&'h Header, BinaryOp)> {
        let is_plain = self.mask.is_none() && self.w.accum.is_none() && !self.w.desc.mask_complement;
        let same_axis = |other: &Header| other.orientation() == self.c.orientation();
        if !is_plain || self.transposed != (false, false) {
            return None;
        }
        let (other, op) = match (std::ptr::eq(self.c, a), std::ptr::eq(self.c, b)) {
            (true, false) => (b, op.clone()),
            (false, true) => (a, op.swapped()?),
            (true, true) | (false, false) => return None,
        };
        let ty = self.c.ty();
        (op.xtype() == ty && op.ztype() == ty && same_axis(other)).then_some((other, op))
    }

    /// The positional operator that reads the stored position as `op` reads the specified one.
    fn seen(&self, op: &BinaryOp) -> Result<BinaryOp> {
        if self.is_vector { op.with_axes_swapped() } else { Ok(op.clone()) }
    }

    /// Positional operators look at rows and columns: the result is made by rows.
    fn ewise_by_rows(&self, op: &BinaryOp, a: &Header, b: &Header, missing: &Missing<'_>) -> Result<()> {
        let (t0, t1) = self.transposed;
        let made = if self.is_vector { COLUMN } else { Orientation::Row };
        let (a, b) = (a.oriented(made, t0)?, b.oriented(made, t1)?);
        let z = ewise::run(&self.seen(op)?, &a, &b, missing, &How::plain())?;
        write_with(self.c, self.w, self.mask, |want, _| if want == made { Ok(z) } else { transpose::run(&z) })
    }

    fn apply(&self, f: &Function<'_>, z: &Type, a: &Header) -> Result<()> {
        check::shape(shape_of(a, self.transposed.0), self.c.shape(), "the operand")?;
        match f {
            Function::Unary(op) => cast_if(op.xtype(), &a.ty())?,
            Function::Index(op, thunk) => {
                cast_if(op.xtype(), &a.ty())?;
                thunk.ty().check_cast(&op.thunk_type(), "the scalar into the operator's last argument")?;
            }
            Function::Bind1st(op, x) => check::bound(op, x.ty(), &a.ty())?,
            Function::Bind2nd(op, y) => check::bound(op, &a.ty(), y.ty())?,
        }
        check::write(self.c, z, self.w, self.mask, self.c.shape())?;
        if matches!(f, Function::Unary(op) if op.is_identity_of(&a.ty()))
            && (merge::under(self.c, self.w, self.mask, (a, self.transposed.0))?
                || record::copy(self.c, self.w, self.mask, (a, self.transposed.0))?)
        {
            return Ok(());
        }
        let recorded = match f {
            Function::Unary(op) => Some(record::Function::Unary(op)),
            Function::Bind1st(op, x) => Some(record::Function::First(op, x)),
            Function::Bind2nd(op, y) => Some(record::Function::Second(op, y)),
            Function::Index(..) => None,
        };
        if let Some(f) = recorded
            && record::apply(self.c, self.w, self.mask, &f, (a, self.transposed.0))?
        {
            return Ok(());
        }
        let is_few = self.is_vector && a.is_few();
        if is_few && write_few_of(self.c, self.w, (a, self.mask), z, |how, a, few| few::apply(Some(f), a, how, few))? {
            return Ok(());
        }
        let (a, by_columns) = self.operand(a)?;
        if record_entries::apply(self.c, self.w, f, (&a, by_columns), z)? {
            return Ok(());
        }
        write_with(self.c, self.w, self.mask, move |_, _| apply::run(f, &a, by_columns))
    }

    fn select(&self, f: &IndexUnaryOp, a: &Header, thunk: &Datum<'_>) -> Result<()> {
        check::shape(shape_of(a, self.transposed.0), self.c.shape(), "the operand")?;
        cast_if(f.xtype(), &a.ty())?;
        thunk.ty().check_cast(&f.thunk_type(), "the scalar into the operator's last argument")?;
        f.ztype().check_cast(&Type::of::<bool>(), "the operator's result into BOOL")?;
        check::write(self.c, &a.ty(), self.w, self.mask, self.c.shape())?;
        if record::select(self.c, self.w, self.mask, (f, thunk), (a, self.transposed.0))? {
            return Ok(());
        }
        let select = |how: &How<'_>, a: &Store, few: &mut Few| few::select(f, thunk, a, how, few);
        if self.is_vector && write_few_of(self.c, self.w, (a, self.mask), &a.ty(), select)? {
            return Ok(());
        }
        let (a, by_columns) = self.operand(a)?;
        if record_entries::select(self.c, self.w, (f, thunk), (&a, by_columns))? {
            return Ok(());
        }
        let mask = mask_value(self.mask, self.c.orientation())?;
        let how = how(self.w, mask.as_deref());
        let (z, is_masked) = select::run(f, thunk, &a, by_columns, &how)?;
        // The operand goes before C is written, which may be it.
        drop(a);
        self.c.write_shared(z, &How { is_masked, ..how })
    }

    /// The value of the only operand along the output's major axis, and whether operators see that as columns.
    fn operand(&self, a: &Header) -> Result<(Shared<Store>, bool)> {
        let want = self.c.orientation();
        Ok((a.oriented(want, self.transposed.0)?, self.is_vector || want == Orientation::Col))
    }
}

fn cast_if(want: Option<Type>, have: &Type) -> Result<()> {
    want.map_or(Ok(()), |want| have.check_cast(&want, "the operand into the operator's argument"))
}

impl Matrix {
    fn call<'a>(&'a self, w: &'a Write<'a, Matrix>) -> Call<'a, Matrix> {
        Call { c: &self.0, w, mask: w.mask.map(|m| &m.0), transposed: (w.desc.transpose0, w.desc.transpose1), is_vector: false }
    }

    /// C<M,r> accum= A (+) B. (C API 2.1, 4.3.5.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, b, c) = (Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?);
    /// a.build(&[0, 0], &[0, 1], &DatumSlice::of(&[1_u8, 2]), None)?;
    /// b.build(&[0, 0], &[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [1 2 .] and [. 10 20]: where one is missing the other stands as it is.
    /// c.ewise_add(&Write::default(), &op::plus::<u8>(), &a, &b)?;
    /// let mut x = [0; 3];
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [1, 12, 20]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_add(&self, w: &Write<'_, Matrix>, op: &BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        self.call(w).ewise(op, &a.0, &b.0, &Missing::Keep)
    }

    /// C<M,r> accum= A (x) B. (C API 2.1, 4.3.4.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, b, c) = (Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?);
    /// a.build(&[0, 0], &[0, 1], &DatumSlice::of(&[1_u8, 2]), None)?;
    /// b.build(&[0, 0], &[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [1 2 .] and [. 10 20]: only where both are, whatever the operator.
    /// c.ewise_mult(&Write::default(), &op::plus::<u8>(), &a, &b)?;
    /// let (mut j, mut x) = ([0], [0]);
    /// assert_eq!(c.extract_tuples(None, Some(&mut j), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((j, x), ([1], [12]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_mult(&self, w: &Write<'_, Matrix>, op: &BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        self.call(w).ewise(op, &a.0, &b.0, &Missing::Drop)
    }

    /// C<M,r> accum= A (+) B, with `alpha` for A's and `beta` for B's missing entries. (`GxB_Matrix_eWiseUnion`)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, b, c) = (Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?, Matrix::try_new(&ty, 1, 3)?);
    /// a.build(&[0, 0], &[0, 1], &DatumSlice::of(&[30_u8, 40]), None)?;
    /// b.build(&[0, 0], &[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [30 40 .] - [. 10 20], with 100 for what A lacks and 1 for what B lacks.
    /// let (a, b) = ((&a, &Datum::of(&100_u8)), (&b, &Datum::of(&1_u8)));
    /// c.ewise_union(&Write::default(), &op::minus::<u8>(), a, b)?;
    /// let mut x = [0; 3];
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [29, 30, 80]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_union(
        &self,
        w: &Write<'_, Matrix>,
        op: &BinaryOp,
        (a, alpha): (&Matrix, &Datum<'_>),
        (b, beta): (&Matrix, &Datum<'_>),
    ) -> Result<()> {
        self.call(w).ewise(op, &a.0, &b.0, &Missing::Fill(alpha.clone(), beta.clone()))
    }

    /// C<M,r> accum= A'. (C API 2.1, 4.3.10)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 3)?, Matrix::try_new(&ty, 3, 2)?);
    /// a.set_element(&Datum::of(&7_u8), 1, 2)?;
    /// c.transpose(&Write::default(), &a)?;
    /// assert!(c.extract_element(&ty, &mut [0], 2, 1)?);
    /// assert!(a.transpose(&Write::default(), &a).is_err(), "2 by 3 is not 3 by 2");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn transpose(&self, w: &Write<'_, Matrix>, a: &Matrix) -> Result<()> {
        let transposed = !w.desc.transpose0;
        check::shape(shape_of(&a.0, transposed), self.0.shape(), "the transposed operand")?;
        let mask = w.mask.map(|m| &m.0);
        check::write(&self.0, &a.ty(), w, mask, self.0.shape())?;
        if merge::under(&self.0, w, mask, (&a.0, transposed))? {
            return Ok(());
        }
        if record_product::transpose(&self.0, w, &a.0, transposed)? {
            return Ok(());
        }
        let want = self.0.orientation();
        let mask = mask_value(mask, want)?;
        let z = a.0.oriented(want, transposed)?;
        self.0.write_shared(z, &how(w, mask.as_deref()))
    }

    /// C<M,r> accum= f(A). (C API 2.1, 4.3.8.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<f64>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 1], &[1, 0], &DatumSlice::of(&[4.0, 9.0]), None)?;
    /// c.apply(&Write::default(), &op::sqrt::<f64>(), &a)?;
    /// let mut x = [0; 2];
    /// assert_eq!(c.extract_tuples(None, None, Some((&Type::of::<u8>(), &mut x)))?, 2);
    /// assert_eq!(x, [2, 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply(&self, w: &Write<'_, Matrix>, op: &UnaryOp, a: &Matrix) -> Result<()> {
        self.call(w).apply(&Function::Unary(op), &op.ztype(), &a.0)
    }

    /// C<M,r> accum= op(x, A). (C API 2.1, 4.3.8.4)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 1], &[1, 0], &DatumSlice::of(&[4_u8, 9]), None)?;
    /// // 10 - A
    /// c.apply_bind1st(&Write::default(), &op::minus::<u8>(), &Datum::of(&10_u8), &a)?;
    /// let mut x = [0; 2];
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [6, 1]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_bind1st(&self, w: &Write<'_, Matrix>, op: &BinaryOp, x: &Datum<'_>, a: &Matrix) -> Result<()> {
        // The transpose of the bound side's matrix is the second one of the descriptor.
        let call = Call { transposed: (w.desc.transpose1, false), ..self.call(w) };
        call.apply(&Function::Bind1st(op, x), &op.ztype(), &a.0)
    }

    /// C<M,r> accum= op(A, y). (C API 2.1, 4.3.8.4)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 1], &[1, 0], &DatumSlice::of(&[4_u8, 9]), None)?;
    /// // A - 1, of the entries only
    /// c.apply_bind2nd(&Write::default(), &op::minus::<u8>(), &a, &Datum::of(&1_u8))?;
    /// let mut x = [0; 2];
    /// assert_eq!(c.extract_tuples(None, None, Some((&ty, &mut x)))?, 2);
    /// assert_eq!(x, [3, 8]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_bind2nd(&self, w: &Write<'_, Matrix>, op: &BinaryOp, a: &Matrix, y: &Datum<'_>) -> Result<()> {
        self.call(w).apply(&Function::Bind2nd(op, y), &op.ztype(), &a.0)
    }

    /// C<M,r> accum= op(A, i, j, thunk). (C API 2.1, 4.3.8.6)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let (a, c) = (Matrix::try_new(&Type::of::<bool>(), 3, 3)?, Matrix::try_new(&Type::of::<i64>(), 3, 3)?);
    /// a.build_scalar(&[0, 2], &[1, 0], &Datum::of(&true))?;
    /// // The row of each entry, counted from 1.
    /// c.apply_index(&Write::default(), &op::row_index(), &a, &Datum::of(&1_i64))?;
    /// let mut x = [0; 2];
    /// c.extract_tuples(None, None, Some((&Type::of::<u8>(), &mut x)))?;
    /// assert_eq!(x, [1, 3]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_index(&self, w: &Write<'_, Matrix>, op: &IndexUnaryOp, a: &Matrix, thunk: &Datum<'_>) -> Result<()> {
        self.call(w).apply(&Function::Index(op, thunk), &op.ztype(), &a.0)
    }

    /// C<M,r> accum= A where op(A, i, j, thunk). (C API 2.1, 4.3.9.2)
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c) = (Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 2)?);
    /// a.build(&[0, 0, 1], &[0, 1, 0], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// // By value: above 5. By place: the lower triangle.
    /// c.select(&Write::default(), &op::value_gt::<u8>(), &a, &Datum::of(&5_u8))?;
    /// assert_eq!(c.nvals()?, 2);
    /// c.select(&Write::default(), &op::tril(), &a, &Datum::of(&-1_i64))?;
    /// let mut x = [0];
    /// assert_eq!(c.extract_tuples(None, None, Some((&ty, &mut x)))?, 1);
    /// assert_eq!(x, [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn select(&self, w: &Write<'_, Matrix>, op: &IndexUnaryOp, a: &Matrix, thunk: &Datum<'_>) -> Result<()> {
        self.call(w).select(op, &a.0, thunk)
    }
}

impl Vector {
    fn call<'a>(&'a self, w: &'a Write<'a, Vector>) -> Call<'a, Vector> {
        Call { c: &self.0, w, mask: w.mask.map(|m| &m.0), transposed: (false, false), is_vector: true }
    }

    /// w op= u where both have a handful of entries; false, and nothing done, for any other.
    pub(super) fn join_few(&self, op: &BinaryOp, u: &Vector) -> Result<bool> {
        Ok(!op.looks_at_places() && self.call(&Write::default()).ewise_few(op, &self.0, &u.0, &Missing::Keep)?)
    }

    /// w<m,r> accum= u (+) v. (C API 2.1, 4.3.5.1)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, v, w) = (Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?);
    /// u.build(&[0, 1], &DatumSlice::of(&[1_u8, 2]), None)?;
    /// v.build(&[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [1 2 .] and [. 10 20]: where one is missing the other stands as it is.
    /// w.ewise_add(&Write::default(), &op::plus::<u8>(), &u, &v)?;
    /// let mut x = [0; 3];
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [1, 12, 20]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_add(&self, w: &Write<'_, Vector>, op: &BinaryOp, u: &Vector, v: &Vector) -> Result<()> {
        self.call(w).ewise(op, &u.0, &v.0, &Missing::Keep)
    }

    /// w<m,r> accum= u (x) v. (C API 2.1, 4.3.4.1)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, v, w) = (Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?);
    /// u.build(&[0, 1], &DatumSlice::of(&[1_u8, 2]), None)?;
    /// v.build(&[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [1 2 .] and [. 10 20]: only where both are, whatever the operator.
    /// w.ewise_mult(&Write::default(), &op::plus::<u8>(), &u, &v)?;
    /// let (mut i, mut x) = ([0], [0]);
    /// assert_eq!(w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?, 1);
    /// assert_eq!((i, x), ([1], [12]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_mult(&self, w: &Write<'_, Vector>, op: &BinaryOp, u: &Vector, v: &Vector) -> Result<()> {
        self.call(w).ewise(op, &u.0, &v.0, &Missing::Drop)
    }

    /// w<m,r> accum= u (+) v, with `alpha` for u's and `beta` for v's missing entries. (`GxB_Vector_eWiseUnion`)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, v, w) = (Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?, Vector::try_new(&ty, 3)?);
    /// u.build(&[0, 1], &DatumSlice::of(&[30_u8, 40]), None)?;
    /// v.build(&[1, 2], &DatumSlice::of(&[10_u8, 20]), None)?;
    /// // [30 40 .] - [. 10 20], with 100 for what u lacks and 1 for what v lacks.
    /// let (u, v) = ((&u, &Datum::of(&100_u8)), (&v, &Datum::of(&1_u8)));
    /// w.ewise_union(&Write::default(), &op::minus::<u8>(), u, v)?;
    /// let mut x = [0; 3];
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [29, 30, 80]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn ewise_union(
        &self,
        w: &Write<'_, Vector>,
        op: &BinaryOp,
        (u, alpha): (&Vector, &Datum<'_>),
        (v, beta): (&Vector, &Datum<'_>),
    ) -> Result<()> {
        self.call(w).ewise(op, &u.0, &v.0, &Missing::Fill(alpha.clone(), beta.clone()))
    }

    /// w<m,r> accum= f(u). (C API 2.1, 4.3.8.1)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<f64>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 4)?);
    /// u.build(&[0, 3], &DatumSlice::of(&[4.0, 9.0]), None)?;
    /// w.apply(&Write::default(), &op::sqrt::<f64>(), &u)?;
    /// let (mut i, mut x) = ([0; 2], [0; 2]);
    /// w.extract_tuples(Some(&mut i), Some((&Type::of::<u8>(), &mut x)))?;
    /// assert_eq!((i, x), ([0, 3], [2, 3]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply(&self, w: &Write<'_, Vector>, op: &UnaryOp, u: &Vector) -> Result<()> {
        self.call(w).apply(&Function::Unary(op), &op.ztype(), &u.0)
    }

    /// w<m,r> accum= op(x, u). (C API 2.1, 4.3.8.3)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 4)?);
    /// u.build(&[0, 3], &DatumSlice::of(&[4_u8, 9]), None)?;
    /// // 10 - u
    /// w.apply_bind1st(&Write::default(), &op::minus::<u8>(), &Datum::of(&10_u8), &u)?;
    /// let mut x = [0; 2];
    /// w.extract_tuples(None, Some((&ty, &mut x)))?;
    /// assert_eq!(x, [6, 1]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_bind1st(&self, w: &Write<'_, Vector>, op: &BinaryOp, x: &Datum<'_>, u: &Vector) -> Result<()> {
        self.call(w).apply(&Function::Bind1st(op, x), &op.ztype(), &u.0)
    }

    /// w<m,r> accum= op(u, y). (C API 2.1, 4.3.8.3)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 4)?);
    /// u.build(&[0, 3], &DatumSlice::of(&[4_u8, 9]), None)?;
    /// // u - 1, of the entries only
    /// w.apply_bind2nd(&Write::default(), &op::minus::<u8>(), &u, &Datum::of(&1_u8))?;
    /// let mut x = [0; 2];
    /// assert_eq!(w.extract_tuples(None, Some((&ty, &mut x)))?, 2);
    /// assert_eq!(x, [3, 8]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_bind2nd(&self, w: &Write<'_, Vector>, op: &BinaryOp, u: &Vector, y: &Datum<'_>) -> Result<()> {
        self.call(w).apply(&Function::Bind2nd(op, y), &op.ztype(), &u.0)
    }

    /// w<m,r> accum= op(u, i, 0, thunk). (C API 2.1, 4.3.8.5)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let (u, w) = (Vector::try_new(&Type::of::<bool>(), 4)?, Vector::try_new(&Type::of::<i64>(), 4)?);
    /// u.build_scalar(&[0, 3], &Datum::of(&true))?;
    /// // The index of each entry, counted from 1.
    /// w.apply_index(&Write::default(), &op::row_index(), &u, &Datum::of(&1_i64))?;
    /// let mut x = [0; 2];
    /// w.extract_tuples(None, Some((&Type::of::<u8>(), &mut x)))?;
    /// assert_eq!(x, [1, 4]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn apply_index(&self, w: &Write<'_, Vector>, op: &IndexUnaryOp, u: &Vector, thunk: &Datum<'_>) -> Result<()> {
        self.call(w).apply(&Function::Index(op, thunk), &op.ztype(), &u.0)
    }

    /// w<m,r> accum= u where op(u, i, 0, thunk). (C API 2.1, 4.3.9.1)
    ///
    /// ```
    /// use graphblas::dynamic::{Vector, Write};
    /// use graphblas::op;
    /// use graphblas::types::{Datum, DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 4)?);
    /// u.build(&[0, 1, 3], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// // By value: above 5. By place: up to 1.
    /// w.select(&Write::default(), &op::value_gt::<u8>(), &u, &Datum::of(&5_u8))?;
    /// let mut i = [0; 2];
    /// w.extract_tuples(Some(&mut i), None)?;
    /// assert_eq!(i, [1, 3]);
    /// w.select(&Write::default(), &op::row_le(), &u, &Datum::of(&1_i64))?;
    /// w.extract_tuples(Some(&mut i), None)?;
    /// assert_eq!(i, [0, 1]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn select(&self, w: &Write<'_, Vector>, op: &IndexUnaryOp, u: &Vector, thunk: &Datum<'_>) -> Result<()> {
        self.call(w).select(op, &u.0, thunk)
    }
}
