//! Matrices made of others, taken apart, and in another shape: the extensions `GxB_Matrix_concat`, `_split`, `_reshape`.
//!
//! Needs: the kernels concat, extract, reshape, transpose. Gives: [`Matrix::concat`], [`Matrix::split`], [`Matrix::reshape`],
//! [`Matrix::reshaped`].
//! Cost: O(entries + stored rows or columns), of split for each row of tiles once for each tile in it; dense matrices
//! O(positions). Tiles that lie along the other axis, and a reshape along it, are transposed.

use super::check;
use super::compute::how;
use super::header::Orientation;
use super::matrix::{Matrix, check_dimension};
use super::write::Write;
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::{Indices, concat, extract, reshape, transpose};

/// DimensionMismatch unless the lengths add up to `want`.
fn check_sum(mut lengths: impl Iterator<Item = u64>, want: u64, what: &str) -> Result<()> {
    check::length(lengths.try_fold(0u64, u64::checked_add).unwrap_or(u64::MAX), want, what)
}

fn no_room(n: usize) -> impl FnOnce(std::collections::TryReserveError) -> Error {
    move |_| Error::out_of_memory(n)
}

impl Matrix {
    /// C = the tiles side by side, `across` in each row of tiles, cast to the type of C.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let ty = Type::of::<u8>();
    /// let (a, b, c) = (Matrix::try_new(&ty, 2, 1)?, Matrix::try_new(&ty, 2, 2)?, Matrix::try_new(&ty, 2, 3)?);
    /// b.set_element(&Datum::of(&7_u8), 1, 0)?;
    /// // C = [A B]: place (1, 0) of B is place (1, 1) of C.
    /// c.concat(&[&a, &b], 2)?;
    /// assert!(c.extract_element(&ty, &mut [0], 1, 1)?);
    /// assert!(c.concat(&[&a, &b], 1).is_err(), "one above the other they do not fit");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn concat(&self, tiles: &[&Matrix], across: usize) -> Result<()> {
        if across == 0 || tiles.is_empty() || !tiles.len().is_multiple_of(across) {
            let what = format_args!("{} tiles, {across} in each row, are no grid", tiles.len());
            return Err(Error::new(ErrorKind::InvalidValue, what));
        }
        self.check_tiles(tiles, across)?;
        let want = self.0.orientation();
        let down = tiles.len() / across;
        let mut values = Vec::new();
        values.try_reserve_exact(tiles.len()).map_err(no_room(tiles.len()))?;
        for k in 0..tiles.len() {
            // The grid along the axis of C.
            let place = if want == Orientation::Row { k } else { k % down * across + k / down };
            values.push(tiles[place].0.oriented(want, false)?);
        }
        let z = concat::run(&self.0.ty(), &values, if want == Orientation::Row { across } else { down })?;
        drop(values);
        self.0.write(z, &how(&Write::<Matrix>::default(), None))
    }

    fn check_tiles(&self, tiles: &[&Matrix], across: usize) -> Result<()> {
        let (nrows, ncols) = self.0.shape();
        check_sum(tiles.iter().step_by(across).map(|t| t.nrows()), nrows, "the number of rows of all tiles")?;
        check_sum(tiles[..across].iter().map(|t| t.ncols()), ncols, "the number of columns of all tiles")?;
        for (k, tile) in tiles.iter().enumerate() {
            check::shape(tile.0.shape(), (tiles[k - k % across].nrows(), tiles[k % across].ncols()), "a tile")?;
            check::write(&self.0, &tile.ty(), &Write::<Matrix>::default(), None, self.0.shape())?;
        }
        Ok(())
    }

    /// The tiles of A with these numbers of rows and columns, row of tiles by row of tiles, each handed to `take`. They
    /// have the type of A, and its wishes about formats.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.build_scalar(&[0, 1, 1], &[0, 1, 2], &Datum::of(&7_u8))?;
    /// // A row of two tiles: column 0, and columns 1 and 2.
    /// let mut tiles = Vec::new();
    /// a.split(&[2], &[1, 2], |tile| {
    ///     tiles.push((tile.ncols(), tile.nvals()?));
    ///     Ok(())
    /// })?;
    /// assert_eq!(tiles, [(1, 1), (2, 2)]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn split(&self, nrows: &[u64], ncols: &[u64], mut take: impl FnMut(Matrix) -> Result<()>) -> Result<()> {
        if nrows.is_empty() || ncols.is_empty() {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("a matrix is split into at least one tile")));
        }
        check_sum(nrows.iter().copied(), self.nrows(), "the number of rows of all tiles")?;
        check_sum(ncols.iter().copied(), self.ncols(), "the number of columns of all tiles")?;
        let (value, orientation) = self.0.value()?;
        let mut row = 0;
        for &m in nrows {
            let mut col = 0;
            for &n in ncols {
                let (i, j) = (Indices::Range { begin: row, len: m }, Indices::Range { begin: col, len: n });
                let tile = match orientation {
                    Orientation::Row => extract::run(&value, &i, &j)?,
                    Orientation::Col => extract::run(&value, &j, &i)?,
                };
                take(Matrix(self.0.with_wishes(tile, orientation)?))?;
                col += n;
            }
            row += m;
        }
        Ok(())
    }

    /// Gives the matrix another shape with as many places; entries keep their number, counted along columns (`by_col`) or rows.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.set_element(&Datum::of(&7_u8), 1, 0)?;
    /// // (1, 0) is number 3 by rows, and so (1, 1) where a row has two places.
    /// a.reshape(false, 3, 2)?;
    /// assert!(a.extract_element(&a.ty(), &mut [0], 1, 1)?);
    /// assert!(a.reshape(false, 4, 2).is_err(), "eight places are not six");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reshape(&self, by_col: bool, nrows: u64, ncols: u64) -> Result<()> {
        check_dimension(nrows, "nrows")?;
        check_dimension(ncols, "ncols")?;
        let places = |(m, n): (u64, u64)| u128::from(m) * u128::from(n);
        let have = self.0.shape();
        if places(have) != places((nrows, ncols)) {
            let what = format_args!("{} by {} cannot become {nrows} by {ncols}: the number of places is another", have.0, have.1);
            return Err(Error::new(ErrorKind::DimensionMismatch, what));
        }
        if have == (nrows, ncols) {
            return Ok(());
        }
        if self.0.is_vector() {
            check::length(ncols, 1, "ncols of a vector")?;
        }
        let along = if by_col { Orientation::Col } else { Orientation::Row };
        let (nmajor, nminor) = if by_col { (ncols, nrows) } else { (nrows, ncols) };
        let z = reshape::run(&*self.0.oriented(along, false)?, nmajor, nminor)?;
        self.0.replace(if self.0.orientation() == along { z } else { transpose::run(&z)? })
    }

    /// As [`Matrix::reshape`], of a copy.
    ///
    /// ```
    /// use graphblas::dynamic::Matrix;
    /// use graphblas::types::{Datum, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.set_element(&Datum::of(&7_u8), 1, 0)?;
    /// // (1, 0) is number 1 by columns.
    /// let b = a.reshaped(true, 6, 1)?;
    /// assert!(b.extract_element(&b.ty(), &mut [0], 1, 0)?);
    /// assert_eq!((a.nrows(), b.nrows()), (2, 6));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn reshaped(&self, by_col: bool, nrows: u64, ncols: u64) -> Result<Matrix> {
        let copy = self.dup()?;
        copy.reshape(by_col, nrows, ncols)?;
        Ok(copy)
    }
}
