//! A set of built-in types, for the columns of the catalog.
//!
//! Needs: nothing. Gives: [`TypeSet`] and the named sets the catalog is written in.
//! Cost: two bytes; every question is one bit operation and can be asked at compile time.

use crate::types::TypeCode;

/// A set of built-in types, and whether a name without a type exists.
///
/// ```
/// use graphblas::ops::{BinaryCode, TypeSet, catalog};
/// use graphblas::types::TypeCode;
///
/// // The types for which the specification has BOR.
/// let types: TypeSet = catalog::binary(BinaryCode::BOr).grb;
/// assert!(types.has(TypeCode::UInt8) && !types.has(TypeCode::FP64));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypeSet(u16);

/// Bit for a name without a type, which means BOOL (`GrB_LOR`).
const BARE_BOOL: u16 = 1 << 14;
/// Bit for a name without a type, which means INT64 (`GrB_TRIL`).
const BARE_INT64: u16 = 1 << 15;

#[rustfmt::skip]
impl TypeSet {
    pub(super) const NO:  TypeSet = TypeSet(0);
    pub(super) const B1:  TypeSet = TypeSet(1);
    pub(super) const S4:  TypeSet = TypeSet(0b1111 << 1);
    pub(super) const U4:  TypeSet = TypeSet(0b1111 << 5);
    pub(super) const I8:  TypeSet = Self::S4.or(Self::U4);
    pub(super) const F2:  TypeSet = TypeSet(0b11 << 9);
    pub(super) const C2:  TypeSet = TypeSet(0b11 << 11);
    pub(super) const F4:  TypeSet = Self::F2.or(Self::C2);
    pub(super) const R10: TypeSet = Self::I8.or(Self::F2);
    pub(super) const A11: TypeSet = Self::B1.or(Self::R10);
    pub(super) const R12: TypeSet = Self::I8.or(Self::F4);
    pub(super) const A13: TypeSet = Self::B1.or(Self::R12);
    /// INT32 and INT64: what positions come as.
    pub(super) const P2:  TypeSet = TypeSet(0b11 << 3);
    /// No type in the name, BOOL in the meaning.
    pub(super) const BARE: TypeSet = TypeSet(BARE_BOOL);
    /// No type in the name, a position (INT64) in the meaning.
    pub(super) const BARE_POSITION: TypeSet = TypeSet(BARE_INT64);
}

impl TypeSet {
    /// The types in either set.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, catalog};
    /// use graphblas::types::TypeCode;
    ///
    /// // The specification's types and those that are an extension.
    /// let row = catalog::binary(BinaryCode::Plus);
    /// assert!(!row.grb.has(TypeCode::FC64) && row.grb.or(row.gxb).has(TypeCode::FC64));
    /// ```
    #[must_use]
    pub const fn or(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }

    /// Whether `ty` is in the set, be it by a name without a type.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, catalog};
    /// use graphblas::types::TypeCode;
    ///
    /// assert!(!catalog::binary(BinaryCode::BOr).grb.has(TypeCode::FP32));
    /// ```
    #[must_use]
    pub const fn has(self, ty: TypeCode) -> bool {
        self.0 >> (ty as u16) & 1 == 1
            || (self.0 & BARE_BOOL != 0 && ty as u8 == TypeCode::Bool as u8)
            || (self.0 & BARE_INT64 != 0 && ty as u8 == TypeCode::Int64 as u8)
    }

    /// The type meant by a name without a type, if there is such a name.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, catalog};
    /// use graphblas::types::TypeCode;
    ///
    /// // `GrB_LOR` is the one on BOOL.
    /// assert_eq!(catalog::binary(BinaryCode::LOr).grb.bare(), Some(TypeCode::Bool));
    /// assert_eq!(catalog::binary(BinaryCode::Plus).grb.bare(), None);
    /// ```
    #[must_use]
    pub const fn bare(self) -> Option<TypeCode> {
        if self.0 & BARE_BOOL != 0 {
            Some(TypeCode::Bool)
        } else if self.0 & BARE_INT64 != 0 {
            Some(TypeCode::Int64)
        } else {
            None
        }
    }

    /// The types that occur in names, in the order of the specification.
    ///
    /// ```
    /// use graphblas::ops::{BinaryCode, catalog};
    ///
    /// // The integers of four widths, with and without a sign.
    /// assert_eq!(catalog::binary(BinaryCode::BOr).grb.named().count(), 8);
    /// ```
    pub fn named(self) -> impl Iterator<Item = TypeCode> {
        TypeCode::ALL.into_iter().filter(move |&t| self.0 >> (t as u16) & 1 == 1)
    }
}
