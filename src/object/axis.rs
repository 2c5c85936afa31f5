//! Axes: along which one a value lies, and what users wish about that.
//!
//! Needs: nothing. Gives: [`Orientation`], [`OrientationHint`], [`IndexWidth`] and [`COLUMN`].

/// Which axis vectors of a store run along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// Entries of a row lie together.
    Row,
    /// Entries of a column lie together.
    Col,
}

impl Orientation {
    /// The orientation of the transpose, if `transposed`.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexWidth {
    /// 32 bits where they fit.
    Auto,
    /// 64 bits always.
    U64,
}
