//! Results of the typed API as lists: a value at some places.
//!
//! Needs: a vector or a matrix. Gives: [`Places`]. Cost: a copy of the result.

use graphblas::dynamic::Explain;
use graphblas::types::Scalar;
use graphblas::{Matrix, Result, Vector};

/// Row and column; of a vector the vertex and 0.
pub type Place = (u64, u64);

/// What the places of a result are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// Vertices.
    Vertices,
    /// Pairs of vertices: rows and columns of a matrix.
    Pairs,
}

/// A result that has values at some places.
pub trait Places<T> {
    /// What its places are.
    const KEYS: Keys;

    /// What is recorded behind it.
    fn explained(&self, how: Explain) -> Result<String>;

    /// All places, in ascending order, and their values.
    fn places(&self) -> Result<(Vec<Place>, Vec<T>)>;
}

impl<T: Scalar> Places<T> for Vector<T> {
    const KEYS: Keys = Keys::Vertices;

    fn explained(&self, how: Explain) -> Result<String> {
        self.as_dynamic().explain(how)
    }

    fn places(&self) -> Result<(Vec<Place>, Vec<T>)> {
        let (vertices, values) = self.tuples()?;
        Ok((vertices.into_iter().map(|v| (v, 0)).collect(), values))
    }
}

impl<T: Scalar> Places<T> for Matrix<T> {
    const KEYS: Keys = Keys::Pairs;

    fn explained(&self, how: Explain) -> Result<String> {
        self.as_dynamic().explain(how)
    }

    fn places(&self) -> Result<(Vec<Place>, Vec<T>)> {
        let (rows, columns, values) = self.tuples()?;
        let places: Vec<Place> = rows.into_iter().zip(columns).collect();
        if places.is_sorted() {
            return Ok((places, values));
        }
        // Stored by columns.
        let mut both: Vec<(Place, T)> = places.into_iter().zip(values).collect();
        both.sort_by_key(|(place, _)| *place);
        Ok(both.into_iter().unzip())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matrices_are_listed_by_rows() {
        let a = Matrix::from_tuples((2, 2), &[1, 0, 0], &[0, 1, 0], &[7, 8, 9], None).unwrap();
        assert_eq!(a.places().unwrap(), (vec![(0, 0), (0, 1), (1, 0)], vec![9, 8, 7]));
    }
}
