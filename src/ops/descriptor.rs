//! Descriptors: how an operation reads its inputs and mask and writes its output.
//!
//! Needs: nothing. Gives: [`Descriptor`]. Cost: five bytes by value.

/// The five settings of a method call (C API 2.1, section 3.6).
///
/// ```
/// use graphblas::ops::Descriptor;
/// let desc = Descriptor { replace: true, transpose0: true, ..Descriptor::default() };
/// assert_eq!(desc, Descriptor::from_bits(16 | 2));
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
    pub const DEFAULT: Descriptor = Descriptor::from_bits(0);

    /// The descriptor with bits 16 replace, 8 structure, 4 complement, 2 transpose0, 1 transpose1.
    /// This is the order in which the predefined names list them: R, S, C, T0, T1.
    ///
    /// ```
    /// use graphblas::ops::Descriptor;
    /// let structure_complemented = Descriptor::from_bits(8 | 4);
    /// assert!(structure_complemented.mask_structure && structure_complemented.mask_complement);
    /// assert_eq!(Descriptor::from_bits(0), Descriptor::DEFAULT);
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
}
