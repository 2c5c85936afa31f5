//! The values of rows, columns and vectors in order, and where they were: an extension.
//!
//! Needs: the kernels sort and transpose. Gives: [`Matrix::sort`], [`Vector::sort`].
//! Cost: O(k log k) for each row of k entries; transposes where a matrix, or an output, is kept the other way.
//! Both outputs are made before either changes; an output may be the input.

use super::check;
use super::header::{COLUMN, Header, Orientation};
use super::matrix::Matrix;
use super::pack::Outside;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::{sort, transpose};
use crate::mem::Shared;
use crate::ops::{BinaryOp, Descriptor};
use crate::storage::Store;
use crate::types::Type;

impl Matrix {
    /// C(i,0), C(i,1), ... = the entries of A(i,:) in the order of `op`, P(i,0), P(i,1), ... = their columns; with
    /// `desc.transpose0` the same of columns and rows. Of two the later goes first where op(later, earlier).
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::op;
    /// use graphblas::ops::Descriptor;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, c, p) = (Matrix::try_new(&ty, 1, 4)?, Matrix::try_new(&ty, 1, 4)?, Matrix::try_new(&Type::of::<u64>(), 1, 4)?);
    /// a.build(&[0; 3], &[0, 1, 3], &DatumSlice::of(&[5_u8, 9, 7]), None)?;
    /// Matrix::sort(Some(&c), Some(&p), &op::gt::<u8>(), &a, Descriptor::default())?;
    /// // The greatest first, and the columns where they were; the row is filled from the left.
    /// let (mut x, mut columns) = ([0; 3], [0; 3]);
    /// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
    /// p.extract_tuples(None, None, Some((&ty, &mut columns)))?;
    /// assert_eq!((x, columns), ([9, 7, 5], [1, 3, 0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn sort(c: Option<&Matrix>, p: Option<&Matrix>, op: &BinaryOp, a: &Matrix, desc: Descriptor) -> Result<()> {
        let along = if desc.transpose0 { Orientation::Col } else { Orientation::Row };
        run(c.map(|c| &c.0), p.map(|p| &p.0), op, &a.0, along)
    }
}

impl Vector {
    /// w(0), w(1), ... = the entries of u in the order of `op`, p(0), p(1), ... = their indices.
    ///
    /// ```
    /// use graphblas::dynamic::Vector;
    /// use graphblas::op;
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (u, w) = (Vector::try_new(&ty, 4)?, Vector::try_new(&ty, 4)?);
    /// u.build(&[0, 1, 3], &DatumSlice::of(&[5_u8, 9, 7]), None)?;
    /// Vector::sort(Some(&w), None, &op::lt::<u8>(), &u)?;
    /// let (mut i, mut x) = ([0; 3], [0; 3]);
    /// w.extract_tuples(Some(&mut i), Some((&ty, &mut x)))?;
    /// assert_eq!((i, x), ([0, 1, 2], [5, 7, 9]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn sort(w: Option<&Vector>, p: Option<&Vector>, op: &BinaryOp, u: &Vector) -> Result<()> {
        run(w.map(|w| &w.0), p.map(|p| &p.0), op, &u.0, COLUMN)
    }
}

fn run(c: Option<&Header>, p: Option<&Header>, op: &BinaryOp, a: &Header, along: Orientation) -> Result<()> {
    let (ty, places) = (a.ty(), p.map(Header::ty));
    types(c.map(Header::ty).as_ref(), places.as_ref(), op, &ty)?;
    if c.is_none() && p.is_none() {
        return Err(Error::new(
            ErrorKind::NullPointer,
            format_args!("a sort has neither an output for values nor one for places"),
        ));
    }
    for (output, what) in [(c, "the output of values"), (p, "the output of places")] {
        output.map_or(Ok(()), |z| check::shape(z.shape(), a.shape(), what))?;
    }
    let value = a.oriented(along, false)?;
    let made = sort::run(op, &value, sort::Wanted { values: c.is_some(), places: places.as_ref() })?;
    let values = ready(c, made.values, along)?;
    let places = ready(p, made.places, along)?;
    // Nothing fails any more.
    for (to, value, orientation) in [values, places].into_iter().flatten() {
        to.install(value, orientation, Outside::default());
        to.conform();
    }
    Ok(())
}

/// A value on its way into an object.
type Ready<'a> = (&'a Header, Shared<Store>, Orientation);

/// `z`, whose major axis is `have`, as the object keeps it.
fn ready<'a>(to: Option<&'a Header>, z: Option<Store>, have: Orientation) -> Result<Option<Ready<'a>>> {
    let (Some(to), Some(z)) = (to, z) else { return Ok(None) };
    let want = to.orientation();
    let z = if want == have { z } else { transpose::run(&z)? };
    Ok(Some((to, Shared::try_new(z)?, want)))
}

/// The operator compares two values of one type, which A's can be cast to.
fn types(c: Option<&Type>, p: Option<&Type>, op: &BinaryOp, a: &Type) -> Result<()> {
    let refuse =
        |what: &str, is: &Type| Err(Error::new(ErrorKind::DomainMismatch, format_args!("{what} is of type {}", is.name())));
    if op.looks_at_places() {
        let name = op.name();
        let why = format_args!("an operator that sorts must look at values only, but {name} looks at places");
        return Err(Error::new(ErrorKind::DomainMismatch, why));
    }
    if op.ztype() != Type::of::<bool>() {
        return refuse("the result of an operator that sorts must be BOOL, but", &op.ztype());
    }
    if op.xtype() != op.ytype() {
        return refuse("both arguments of an operator that sorts must have one type, but the second", &op.ytype());
    }
    a.check_cast(&op.xtype(), "the values into the operator's arguments")?;
    match (c, p) {
        (Some(c), _) if c != a => refuse("the output of values must have the type of the input, but", c),
        (_, Some(p)) if *p != Type::of::<i64>() && *p != Type::of::<u64>() => {
            refuse("the output of places must be INT64 or UINT64, but", p)
        }
        _ => Ok(()),
    }
}
