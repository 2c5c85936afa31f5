//! Whether an operator obeys the laws that it is said to obey.
//!
//! Needs: the kernel. Gives: [`check_laws`]. Cost: as the kernel says.

use super::vector::Vector;
use crate::error::Result;
use crate::kernel::trial;
use crate::mem::Buf;
use crate::ops::BinaryOp;
use crate::types::DatumSlice;

/// Tries the declared laws of an operator on values of many kinds, and on the entries of `values`, which are needed where an
/// argument is of a user's type. An error names the law that does not hold, and for which values.
///
/// ```
/// use graphblas::dynamic::check_laws;
/// use graphblas::op;
///
/// let distance = op::from_fn(u32::abs_diff)?.commutative()?;
/// assert!(check_laws(&distance, None).is_ok());
/// // |x - |y - z|| is not ||x - y| - z|, and the error gives three such numbers.
/// let refused = check_laws(&distance.associative()?, None).unwrap_err();
/// assert!(refused.to_string().contains("associative"));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn check_laws(op: &BinaryOp, values: Option<&Vector>) -> Result<()> {
    let Some(values) = values else { return trial::laws(op, None) };
    let ty = values.ty();
    let mut bytes = Buf::zeroed(values.nvals()? as usize * ty.size())?;
    values.extract_tuples(None, Some((&ty, &mut bytes)))?;
    trial::laws(op, Some(&DatumSlice::new(ty, &bytes)?))
}
