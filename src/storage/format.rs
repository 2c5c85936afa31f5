//! Which formats an object may take, as its user wishes.
//!
//! Needs: `convert`, `policy`. Gives: [`Format`], [`FormatSet`], and [`FormatSet::conform`], the value in
//! the wished format that suits its density. Only objects ask for that, once per change: kernels hand over
//! what they made in the form in which they made it.
//! Cost: a look at the form; a conversion when another is better or wished for.
//! A wish that cannot be granted is granted as nearly as possible: full with entries missing is
//! bitmap, and what is too large for a dense format stays a list.

use super::{Form, Store, convert, policy};
use crate::error::Result;
use crate::mem::Buf;

/// A storage format, or the wish for one.
///
/// ```
/// use graphblas::dynamic::{Format, Vector};
/// use graphblas::types::{Datum, Type};
///
/// // A full vector from which an entry goes is a bitmap.
/// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
/// v.set_format(Format::Full)?;
/// v.build_scalar(&[0, 1, 2], &Datum::of(&7_u8))?;
/// assert_eq!(v.format()?, Format::Full);
/// v.remove_element(1)?;
/// assert_eq!(v.format()?, Format::Bitmap);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The library decides.
    Auto,
    /// Compressed lists of every vector.
    Sparse,
    /// Compressed lists of the non-empty vectors.
    Hyper,
    /// A presence byte per position.
    Bitmap,
    /// An entry at every position; where entries are missing, as `Bitmap`.
    Full,
}

impl Format {
    /// The format of a value.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.build_scalar(&[1], &Datum::of(&7_u8))?;
    /// v.set_format(Format::Bitmap)?;
    /// assert_eq!(Format::of(v.reading()?.store()), Format::Bitmap);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn of(s: &Store) -> Format {
        match &s.form {
            Form::List(l) if l.ids.is_some() => Format::Hyper,
            Form::List(_) => Format::Sparse,
            Form::Bitmap { .. } => Format::Bitmap,
            Form::Full => Format::Full,
        }
    }

    /// The formats nearest to this one, nearest first.
    fn others(self) -> [Format; 3] {
        match self {
            Format::Hyper => [Format::Sparse, Format::Bitmap, Format::Full],
            Format::Sparse | Format::Auto => [Format::Hyper, Format::Bitmap, Format::Full],
            Format::Bitmap => [Format::Full, Format::Sparse, Format::Hyper],
            Format::Full => [Format::Bitmap, Format::Sparse, Format::Hyper],
        }
    }
}

/// A set of formats, never empty.
///
/// ```
/// use graphblas::dynamic::{Format, FormatSet};
///
/// let lists = FormatSet::from_bits(1 | 2);
/// assert!(lists.has(Format::Hyper) && lists.has(Format::Sparse));
/// assert!(!lists.has(Format::Bitmap) && !lists.has(Format::Full));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatSet(u8);

impl FormatSet {
    /// All four: the library decides.
    ///
    /// ```
    /// use graphblas::dynamic::{FormatSet, Matrix};
    /// use graphblas::types::Type;
    ///
    /// // What an object wishes for that nobody has asked for anything.
    /// assert_eq!(Matrix::try_new(&Type::of::<u8>(), 2, 2)?.formats(), FormatSet::ALL);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub const ALL: FormatSet = FormatSet(15);

    /// The set with the bits 1 hypersparse, 2 sparse, 4 bitmap, 8 full; all four when none is set.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet};
    ///
    /// assert_eq!(FormatSet::from_bits(4), FormatSet::only(Format::Bitmap));
    /// // No format is no wish.
    /// assert_eq!(FormatSet::from_bits(0), FormatSet::ALL);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u8) -> FormatSet {
        if bits & 15 == 0 { FormatSet::ALL } else { FormatSet(bits & 15) }
    }

    /// The bits of [`FormatSet::from_bits`].
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet};
    ///
    /// assert_eq!(FormatSet::ALL.bits(), 15);
    /// assert_eq!(FormatSet::only(Format::Full).bits(), 8);
    /// ```
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// One format, or all of them for [`Format::Auto`].
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet};
    ///
    /// assert!(!FormatSet::only(Format::Sparse).has(Format::Hyper));
    /// assert_eq!(FormatSet::only(Format::Auto), FormatSet::ALL);
    /// ```
    #[must_use]
    pub const fn only(format: Format) -> FormatSet {
        match format {
            Format::Auto => FormatSet::ALL,
            Format::Hyper => FormatSet(1),
            Format::Sparse => FormatSet(2),
            Format::Bitmap => FormatSet(4),
            Format::Full => FormatSet(8),
        }
    }

    /// Whether the format is in the set.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet};
    ///
    /// assert!(FormatSet::ALL.has(Format::Bitmap));
    /// assert!(!FormatSet::only(Format::Sparse).has(Format::Bitmap));
    /// ```
    #[must_use]
    pub fn has(self, format: Format) -> bool {
        self.0 & FormatSet::only(format).0 != 0
    }

    /// The value in the format of the set that `policy` prefers; `None` when it is in it, or nothing nearer
    /// is possible.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// // A list in which nothing is missing is better kept without indices.
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_format(Format::Sparse)?;
    /// v.build_scalar(&[0, 1, 2], &Datum::of(&7_u8))?;
    /// let better = FormatSet::ALL.conform(v.reading()?.store())?;
    /// assert_eq!(better.map(|s| Format::of(&s)), Some(Format::Full));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn conform(self, s: &Store) -> Result<Option<Store>> {
        let nvals = s.nvals() as u64;
        let preferred = match &s.form {
            Form::List(_) if self.has_dense(s) && policy::list_to_bitmap(s.nmajor, s.nminor, nvals) => convert::to_dense(s)?,
            Form::Bitmap { .. } if self.has_list() && policy::bitmap_to_list(s.nmajor, s.nminor, nvals) => convert::to_list(s)?,
            Form::List(_) | Form::Bitmap { .. } | Form::Full => None,
        };
        match preferred {
            Some(preferred) => Ok(Some(self.as_wished(&preferred)?.unwrap_or(preferred))),
            None => self.as_wished(s),
        }
    }

    /// Whether the value may be dense as it is: full when nothing is missing, else a bitmap.
    fn has_dense(self, s: &Store) -> bool {
        self.has(Format::Bitmap) || (self.has(Format::Full) && s.nvals() as u64 == s.nmajor.saturating_mul(s.nminor))
    }

    fn has_list(self) -> bool {
        self.has(Format::Sparse) || self.has(Format::Hyper)
    }

    /// The value in a format of the set; `None` when it is in one, or nothing nearer is possible.
    ///
    /// ```
    /// use graphblas::dynamic::{Format, FormatSet, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.set_format(Format::Sparse)?;
    /// v.build_scalar(&[1], &Datum::of(&7_u8))?;
    /// let list = v.reading()?;
    /// assert!(FormatSet::ALL.as_wished(list.store())?.is_none(), "it is in one of them");
    /// // Full it cannot be, with two entries missing.
    /// let made = FormatSet::only(Format::Full).as_wished(list.store())?;
    /// assert_eq!(made.map(|s| Format::of(&s)), Some(Format::Bitmap));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn as_wished(self, s: &Store) -> Result<Option<Store>> {
        let have = Format::of(s);
        if self.has(have) {
            return Ok(None);
        }
        let is_complete = s.nvals() as u64 == s.nmajor.saturating_mul(s.nminor);
        let full_only = self == FormatSet::only(Format::Full);
        let want = have.others().into_iter().find(|&f| self.has(f) && (f != Format::Full || is_complete || full_only));
        want.map_or(Ok(None), |want| converted(s, want))
    }
}

/// The value in the format `want`, or as near to it as it can be; `None` when it is so already.
fn converted(s: &Store, want: Format) -> Result<Option<Store>> {
    match want {
        Format::Auto => Ok(None),
        Format::Sparse | Format::Hyper => {
            let hyper = want == Format::Hyper;
            match convert::to_list(s)? {
                Some(list) => Ok(Some(convert::with_ids(&list, hyper)?.unwrap_or(list))),
                None => convert::with_ids(s, hyper),
            }
        }
        Format::Bitmap | Format::Full => {
            let made = convert::to_dense(s)?;
            let dense = made.as_ref().unwrap_or(s);
            let n = dense.positions();
            match (want, &dense.form) {
                (Format::Bitmap, Form::Full) => {
                    let mut open = dense.try_clone()?;
                    open.form = Form::Bitmap { present: Buf::filled(n, 1)?.into(), nvals: n };
                    Ok(Some(open))
                }
                (Format::Full, Form::Bitmap { nvals, .. }) if *nvals == n => {
                    Ok(Some(Store { form: Form::Full, ..dense.try_clone()? }))
                }
                (Format::Auto | Format::Sparse | Format::Hyper | Format::Bitmap | Format::Full, _) => Ok(made),
            }
        }
    }
}
