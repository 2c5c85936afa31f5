//! `Coo`: the entries of a matrix as three lists: row, column, value.
//!
//! Needs: nothing. Gives: [`Coo`], [`Symmetry`], [`MAX_DIMENSION`]. Cost: 16 bytes per entry and the value.
//! Invariants: COO-1 `rows` and `cols` have the same length, and every index is below its dimension.
//! COO-2 `vals` holds one value of `ty` if `is_iso`, else one per entry, in the same order.
//! COO-3 entries stand in the order of the file, those that a symmetric file leaves out after all others.

use crate::error::Result;
use crate::mem::Buf;
use crate::types::{DatumSlice, Type, TypeCode, cast};

/// The largest number of rows or columns a matrix can have.
pub const MAX_DIMENSION: u64 = 1 << 60;

/// What a file says about the relation between the entries at (i, j) and (j, i).
///
/// ```
/// use graphblas::io;
/// let text = b"%%MatrixMarket matrix coordinate real symmetric\n2 2 1\n2 1 0.5\n";
/// let coo = io::parse_matrix_market(text, "pair.mtx", &io::ReadOptions::default())?;
/// assert_eq!(coo.symmetry, io::Symmetry::Symmetric);
/// assert_eq!(coo.nvals(), 2); // the entry and its mirror image
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing.
    General,
    /// They are equal.
    Symmetric,
    /// Each is the negative of the other; the diagonal is empty.
    Skew,
    /// Each is the complex conjugate of the other; the diagonal is real.
    Hermitian,
}

impl Symmetry {
    /// The word of the Matrix Market banner.
    ///
    /// ```
    /// use graphblas::io;
    /// assert_eq!(io::Symmetry::Skew.word(), "skew-symmetric");
    /// ```
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Symmetry::General => "general",
            Symmetry::Symmetric => "symmetric",
            Symmetry::Skew => "skew-symmetric",
            Symmetry::Hermitian => "hermitian",
        }
    }
}

/// The entries of a matrix in any order.
///
/// Duplicates: a Matrix Market file in which a position occurs twice is refused, as LAGraph does
/// (it builds without a duplicate operator), unless the caller asks to keep them
/// ([`Duplicates::Keep`](super::Duplicates)). Edge lists and generators keep them.
/// Where they are kept, whoever builds the matrix says what they mean by the operator given to
/// `build`: PLUS counts parallel edges, SECOND lets the later line win, LOR is right for patterns.
///
/// ```
/// use graphblas::{Matrix, io, op};
/// let coo = io::parse_edge_list(b"0 1 2.5\n1 2 4.0\n0 1 1.5\n", "roads", &io::ReadOptions::default())?;
/// assert_eq!((&coo.rows[..], &coo.cols[..]), (&[0, 1, 0][..], &[1, 2, 1][..]));
/// // The road that is there twice counts with its least length.
/// let roads = Matrix::<f64>::from_coo(&coo, Some(&op::min::<f64>()))?;
/// assert_eq!((roads.nvals()?, roads.get(0, 1)?), (2, Some(1.5)));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Coo {
    /// Number of rows.
    pub nrows: u64,
    /// Number of columns.
    pub ncols: u64,
    /// Row of each entry, from 0.
    pub rows: Buf<u64>,
    /// Column of each entry, from 0.
    pub cols: Buf<u64>,
    /// The bytes of the values: of all entries, or of one if `is_iso`. The block is aligned to 16.
    pub vals: Buf<u8>,
    /// Type of the values; always a built-in one.
    pub ty: Type,
    /// Whether all entries have the one value in `vals`.
    pub is_iso: bool,
    /// What the file said. The entries here are complete: those it left out have been added.
    pub symmetry: Symmetry,
}

impl Coo {
    /// Number of entries.
    ///
    /// ```
    /// use graphblas::io;
    /// assert_eq!(io::embedded::karate()?.nvals(), 2 * 78);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn nvals(&self) -> usize {
        self.rows.len()
    }

    /// The values: one per entry, or a single one if `is_iso`.
    ///
    /// ```
    /// use graphblas::io;
    /// let club = io::embedded::karate()?;
    /// assert_eq!((club.is_iso, club.values()?.len()), (true, 1)); // all edges are true
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn values(&self) -> Result<DatumSlice<'_>> {
        DatumSlice::new(self.ty.clone(), &self.vals)
    }

    /// Replaces the single value of an iso list by one per entry.
    ///
    /// ```
    /// use graphblas::io;
    /// let mut club = io::embedded::karate()?;
    /// club.expand_iso()?;
    /// assert_eq!((club.is_iso, club.values()?.len()), (false, club.nvals()));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn expand_iso(&mut self) -> Result<()> {
        if !self.is_iso {
            return Ok(());
        }
        let mut vals = Buf::with_capacity(self.nvals().saturating_mul(self.vals.len()))?;
        for _ in 0..self.nvals() {
            vals.extend_from_slice(&self.vals)?;
        }
        self.vals = vals;
        self.is_iso = false;
        Ok(())
    }
}

/// The bytes of the value 1 of a type.
pub(super) fn one(code: TypeCode) -> Result<Buf<u8>> {
    let mut bytes = Buf::filled(code.size(), 0)?;
    cast::cast_one(code, &mut bytes, TypeCode::Bool, &[1]);
    Ok(bytes)
}
