//! Axes: along which one a value lies, and what users wish about that.
//!
//! Needs: nothing. Gives: [`Orientation`], [`OrientationHint`], [`IndexWidth`] and [`COLUMN`].

/// Which axis vectors of a store run along.
///
/// ```
/// use graphblas::dynamic::{Matrix, Orientation};
/// use graphblas::types::Type;
///
/// let a = Matrix::try_new(&Type::of::<f64>(), 2, 3)?;
/// a.set_orientation(Orientation::Col)?;
/// // How a matrix lies changes nothing else about it.
/// assert_eq!((a.orientation(), a.nrows(), a.ncols()), (Orientation::Col, 2, 3));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// Entries of a row lie together.
    Row,
    /// Entries of a column lie together.
    Col,
}

impl Orientation {
    /// The orientation of the transpose, if `transposed`.
    ///
    /// ```
    /// use graphblas::dynamic::Orientation;
    ///
    /// // The rows of A lie together, and they are the columns of its transpose.
    /// assert_eq!(Orientation::Row.of_transposed(true), Orientation::Col);
    /// assert_eq!(Orientation::Row.of_transposed(false), Orientation::Row);
    /// ```
    #[must_use]
    pub fn of_transposed(self, transposed: bool) -> Orientation {
        match (self, transposed) {
            (Orientation::Row, true) | (Orientation::Col, false) => Orientation::Col,
            (Orientation::Row, false) | (Orientation::Col, true) => Orientation::Row,
        }
    }
}

/// The axis of vectors and scalars: they are matrices of one column, and are read as such where C hands one over for a
/// matrix.
pub const COLUMN: Orientation = Orientation::Col;

/// Wish about the axis along which an object is read mostly.
///
/// ```
/// use graphblas::dynamic::{Matrix, OrientationHint};
/// use graphblas::types::Type;
///
/// // Products from both sides are to come: keep the transpose once it is made.
/// let a = Matrix::try_new(&Type::of::<f64>(), 2, 2)?;
/// a.set_orientation_hint(OrientationHint::Both)?;
/// assert_eq!(a.orientation_hint(), OrientationHint::Both);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrientationHint {
    /// By rows.
    Row,
    /// By columns.
    Col,
    /// Both: the transpose is kept beside the value from its first use on.
    Both,
}

/// Wish about the width of indices.
///
/// ```
/// use graphblas::dynamic::{IndexWidth, Vector};
/// use graphblas::types::{Datum, Type};
///
/// // Wider than they must be, so that arrays can be handed over without a conversion.
/// let v = Vector::try_new(&Type::of::<f64>(), 1000)?;
/// v.set_index_width(IndexWidth::U64)?;
/// v.build_scalar(&[3, 5], &Datum::of(&1.5))?;
/// let wide = v.memory_usage()?;
/// v.set_index_width(IndexWidth::Auto)?;
/// assert!(v.memory_usage()? < wide);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexWidth {
    /// 32 bits where they fit.
    Auto,
    /// 64 bits always.
    U64,
}
