//! Lists of indices, as extract and assign take them.
//!
//! Needs: nothing. Gives: [`Indices`]. Cost: free; a list is borrowed.

use crate::error::{Error, ErrorKind, Result};

/// Which rows, columns or positions an extract or assign names, in order, with repetition.
///
/// ```
/// use graphblas::dynamic::{Indices, Vector, Write};
/// use graphblas::types::{Datum, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 10)?;
/// let set = |i| v.assign_scalar(&Write::default(), Some(&Datum::of(&1_u8)), i);
/// set(Indices::List(&[9, 0]))?;
/// assert_eq!(v.nvals()?, 2);
/// // 4, 5 and 6
/// set(Indices::Range { begin: 4, len: 3 })?;
/// assert_eq!(v.nvals()?, 5);
/// set(Indices::All)?;
/// assert_eq!(v.nvals()?, 10);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Indices<'a> {
    /// All of them (`GrB_ALL`).
    All,
    /// These, in this order.
    List(&'a [u64]),
    /// `begin`, `begin + 1`, ..., `begin + len - 1`.
    Range {
        /// First index.
        begin: u64,
        /// How many.
        len: u64,
    },
}

impl Indices<'_> {
    /// How many indices there are, where the dimension is `dim`.
    ///
    /// ```
    /// use graphblas::dynamic::Indices;
    ///
    /// assert_eq!(Indices::All.len(10), 10);
    /// assert_eq!(Indices::List(&[3, 3]).len(10), 2);
    /// ```
    #[must_use]
    pub fn len(&self, dim: u64) -> u64 {
        match self {
            Indices::All => dim,
            Indices::List(l) => l.len() as u64,
            Indices::Range { len, .. } => *len,
        }
    }

    /// Index number `k`; `k < len`.
    ///
    /// ```
    /// use graphblas::dynamic::Indices;
    ///
    /// assert_eq!(Indices::Range { begin: 4, len: 3 }.get(2), 6);
    /// assert_eq!(Indices::List(&[9, 0]).get(0), 9);
    /// ```
    #[inline]
    #[must_use]
    pub fn get(&self, k: usize) -> u64 {
        match self {
            Indices::All => k as u64,
            Indices::List(l) => l[k],
            Indices::Range { begin, .. } => begin + k as u64,
        }
    }

    /// An error unless every index is below `dim`; `what` names the argument.
    ///
    /// ```
    /// use graphblas::dynamic::Indices;
    ///
    /// assert!(Indices::List(&[9, 0]).check(10, "rows").is_ok());
    /// let refused = Indices::List(&[0, 10]).check(10, "rows").unwrap_err();
    /// assert!(refused.to_string().contains("rows: index 10 at place 1"));
    /// ```
    pub fn check(&self, dim: u64, what: &str) -> Result<()> {
        let bad = match self {
            Indices::All => None,
            Indices::List(l) => l.iter().position(|&i| i >= dim).map(|k| (k, l[k])),
            Indices::Range { begin, len } => (begin.checked_add(*len).is_none_or(|end| end > dim) && *len > 0)
                .then(|| (*len as usize - 1, begin.saturating_add(len - 1))),
        };
        match bad {
            None => Ok(()),
            Some((k, i)) => Err(Error::new(
                ErrorKind::IndexOutOfBounds,
                format_args!("{what}: index {i} at place {k} is not below the dimension {dim}"),
            )),
        }
    }
}
