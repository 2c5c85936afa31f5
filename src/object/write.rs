//! How an operation's result is written: C<M,r> accum= Z.
//!
//! Needs: nothing. Gives: [`Write`]. Cost: free.

use crate::ops::{BinaryOp, Descriptor};

/// Mask, accumulator and descriptor of an operation; `M` is the kind of the mask.
///
/// ```
/// use graphblas::dynamic::{Matrix, Write};
/// use graphblas::op;
/// use graphblas::ops::Descriptor;
/// use graphblas::types::{DatumSlice, Type};
///
/// let ty = Type::of::<u8>();
/// let row = |x: [u8; 3]| -> graphblas::Result<Matrix> {
///     let a = Matrix::try_new(&ty, 1, 3)?;
///     a.build(&[0; 3], &[0, 1, 2], &DatumSlice::of(&x), None)?;
///     Ok(a)
/// };
/// let (c, m, a) = (row([1, 2, 3])?, row([1, 0, 1])?, row([10, 20, 30])?);
/// // C<M> += A: where M is 0 nothing is written.
/// let w = Write { mask: Some(&m), accum: Some(&op::plus::<u8>()), desc: Descriptor::default() };
/// c.apply(&w, &op::identity::<u8>(), &a)?;
/// let mut x = [0; 3];
/// c.extract_tuples(None, None, Some((&ty, &mut x)))?;
/// assert_eq!(x, [11, 2, 33]);
/// // C<M,r> = A: and with replace what lies outside the mask goes.
/// let w = Write { mask: Some(&m), accum: None, desc: Descriptor { replace: true, ..Descriptor::default() } };
/// c.apply(&w, &op::identity::<u8>(), &a)?;
/// assert_eq!(c.nvals()?, 2);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Write<'a, M> {
    /// Where the result may be written.
    pub mask: Option<&'a M>,
    /// How it joins what is there; replaces it if absent.
    pub accum: Option<&'a BinaryOp>,
    /// Replace, the reading of the mask, transposed inputs.
    pub desc: Descriptor,
}

impl<M> Default for Write<'_, M> {
    fn default() -> Self {
        Write { mask: None, accum: None, desc: Descriptor::default() }
    }
}

impl<M> Clone for Write<'_, M> {
    fn clone(&self) -> Self {
        Write { mask: self.mask, accum: self.accum, desc: self.desc }
    }
}
