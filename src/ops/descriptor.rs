//! Descriptors: how an operation reads its inputs and mask and writes its output.
//!
//! Needs: nothing. Gives: [`Descriptor`]. Cost: five bytes by value.

/// The five settings of a method call (C API 2.1, section 3.6).
///
/// ```
/// use graphblas::dynamic::{Matrix, Write};
/// use graphblas::ops::Descriptor;
/// use graphblas::semiring;
/// use graphblas::types::Type;
///
/// // A' A of a 2 by 3 matrix is 3 by 3.
/// let ty = Type::of::<u8>();
/// let (a, c) = (Matrix::try_new(&ty, 2, 3)?, Matrix::try_new(&ty, 3, 3)?);
/// let turned = Write { desc: Descriptor { transpose0: true, ..Descriptor::default() }, ..Write::default() };
/// assert!(c.mxm(&turned, &semiring::plus_times::<u8>(), &a, &a).is_ok());
/// assert!(c.mxm(&Write::default(), &semiring::plus_times::<u8>(), &a, &a).is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Descriptor {
    /// Entries of the output outside of the mask are deleted (`GrB_REPLACE`).
    pub replace: bool,
    /// The mask is complemented (`GrB_COMP`).
    pub mask_complement: bool,
    /// Only the structure of the mask counts, not its values (`GrB_STRUCTURE`).
    pub mask_structure: bool,
    /// The first input matrix is transposed (`GrB_INP0`, `GrB_TRAN`).
    pub transpose0: bool,
    /// The second input matrix is transposed (`GrB_INP1`, `GrB_TRAN`).
    pub transpose1: bool,
}

impl Descriptor {
    /// No setting changed: the meaning of a null descriptor.
    ///
    /// ```
    /// use graphblas::ops::Descriptor;
    ///
    /// assert_eq!(Descriptor::DEFAULT, Descriptor::default());
    /// assert!(!Descriptor::DEFAULT.replace && !Descriptor::DEFAULT.transpose0);
    /// ```
    pub const DEFAULT: Descriptor = Descriptor::from_bits(0);

    /// The descriptor with bits 16 replace, 8 structure, 4 complement, 2 transpose0, 1 transpose1.
    /// This is the order in which the predefined names list them: R, S, C, T0, T1.
    ///
    /// ```
    /// use graphblas::ops::Descriptor;
    ///
    /// // `GrB_DESC_RSC`
    /// let d = Descriptor::from_bits(16 | 8 | 4);
    /// assert!(d.replace && d.mask_structure && d.mask_complement);
    /// assert!(!d.transpose0 && !d.transpose1);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u8) -> Descriptor {
        Descriptor {
            replace: bits & 16 != 0,
            mask_structure: bits & 8 != 0,
            mask_complement: bits & 4 != 0,
            transpose0: bits & 2 != 0,
            transpose1: bits & 1 != 0,
        }
    }

    /// What [`Descriptor::from_bits`] makes this one of.
    ///
    /// ```
    /// use graphblas::ops::Descriptor;
    ///
    /// assert!((0..32).all(|bits| Descriptor::from_bits(bits).bits() == bits));
    /// ```
    #[must_use]
    pub const fn bits(self) -> u8 {
        let Descriptor { replace, mask_structure, mask_complement, transpose0, transpose1 } = self;
        (replace as u8) << 4
            | (mask_structure as u8) << 3
            | (mask_complement as u8) << 2
            | (transpose0 as u8) << 1
            | transpose1 as u8
    }
}
