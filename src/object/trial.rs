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
pub fn check_laws(op: &BinaryOp, values: Option<&Vector>) -> Result<()> {
    let Some(values) = values else { return trial::laws(op, None) };
    let ty = values.ty();
    let mut bytes = Buf::zeroed(values.nvals()? as usize * ty.size())?;
    values.extract_tuples(None, Some((&ty, &mut bytes)))?;
    trial::laws(op, Some(&DatumSlice::new(ty, &bytes)?))
}
