//! Where the greatest and the least entries are.
//!
//! Needs: views. Gives: `argmax` and `argmin` of vectors, `argmax_rows` and `argmin_rows` of matrices.
//! Cost: O(entries), on the calling thread. The first of equal entries counts. Values that compare with nothing (NaN) are
//! passed over.

use super::{Matrix, Vector};
use crate::error::Result;
use crate::types::Element;

/// The first entry that `is_better` than every one before it.
fn best<T: Element + PartialOrd>(entries: impl Iterator<Item = (u64, T)>, is_better: fn(&T, &T) -> bool) -> Option<(u64, T)> {
    let comparable = entries.filter(|(_, x)| x.partial_cmp(x).is_some());
    comparable.reduce(|most, entry| if is_better(&entry.1, &most.1) { entry } else { most })
}

impl<T: Element + PartialOrd> Vector<T> {
    /// Position and value of the greatest entry, the first of equal ones; `None` if there is none. NaN is passed over.
    ///
    /// ```
    /// use graphblas::Vector;
    ///
    /// let u = Vector::try_from_iter(9, [(2, 1.0), (5, 8.0), (7, 8.0), (8, f64::NAN)])?;
    /// assert_eq!(u.argmax()?, Some((5, 8.0)));
    /// assert_eq!(u.argmin()?, Some((2, 1.0)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn argmax(&self) -> Result<Option<(u64, T)>> {
        Ok(best(self.iter()?, PartialOrd::gt))
    }

    /// Position and value of the least entry, the first of equal ones; `None` if there is none. NaN is passed over.
    ///
    /// ```
    /// use graphblas::Vector;
    /// let distances = Vector::from_tuples(9, &[2, 5, 7], &[4.0, 1.5, 1.5], None)?;
    /// assert_eq!(distances.argmin()?, Some((5, 1.5)));
    /// assert_eq!(Vector::<f64>::try_new(9)?.argmin()?, None);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn argmin(&self) -> Result<Option<(u64, T)>> {
        Ok(best(self.iter()?, PartialOrd::lt))
    }
}

impl<T: Element + PartialOrd> Matrix<T> {
    /// The column of the greatest entry of each row, the first of equal ones; no entry where a row has none. NaN is passed
    /// over. A matrix that is stored by columns is transposed first.
    ///
    /// ```
    /// use graphblas::Matrix;
    ///
    /// let a = Matrix::from_csr((3, 3), &[0, 2, 2, 3], &[0, 2, 1], &[4, 6, -1])?;
    /// assert_eq!(a.argmax_rows()?.tuples()?, (vec![0, 2], vec![2, 1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn argmax_rows(&self) -> Result<Vector<u64>> {
        self.best_of_rows(PartialOrd::gt)
    }

    /// The column of the least entry of each row; as [`Matrix::argmax_rows`].
    ///
    /// ```
    /// use graphblas::Matrix;
    /// let roads = Matrix::from_csr((3, 3), &[0, 2, 2, 3], &[1, 2, 0], &[4, 6, 1])?;
    /// assert_eq!(roads.argmin_rows()?.tuples()?, (vec![0, 2], vec![1, 0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn argmin_rows(&self) -> Result<Vector<u64>> {
        self.best_of_rows(PartialOrd::lt)
    }

    fn best_of_rows(&self, is_better: fn(&T, &T) -> bool) -> Result<Vector<u64>> {
        let view = self.view()?;
        let found = view.rows().filter_map(|row| Some((row.index(), best(row.iter(), is_better)?.0)));
        Vector::try_from_iter(self.nrows(), found)
    }
}
