//! Z(i, i + k) = v(i) for k >= 0, Z(i - k, i) = v(i) for k < 0: a vector on a diagonal.
//!
//! Needs: a vector store of size n. Gives: a square list store of size n + |k|; iso kept.
//! Cost: O(nvals), and O(n + |k|) where the result is not hypersparse.

use super::operand::{self, by_index, lists};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::par::Parts;
use crate::storage::part::{self, Part};
use crate::storage::{Index, Store, policy};

/// The vector on diagonal `k`: above the main one when positive, below when negative.
pub fn run(v: &Store, k: i64) -> Result<Store> {
    let shift = k.unsigned_abs();
    // Dimensions above 2^60 are no GraphBLAS dimensions.
    let n = v.nminor.checked_add(shift).filter(|&n| n <= 1 << 60).ok_or_else(|| {
        Error::new(ErrorKind::InvalidValue, format_args!("diag: a vector of size {} does not fit diagonal {k}", v.nminor))
    })?;
    let wide = operand::needs_wide(&[v], 0) || !policy::fits_u32(n, n, 0);
    let v = lists(v, wide)?;
    by_index!(wide, I => of_list::<I>(&v, n, if k < 0 { shift } else { 0 } as usize, if k > 0 { shift } else { 0 } as usize))
}

fn of_list<I: Index>(v: &Store, n: u64, down: usize, right: usize) -> Result<Store> {
    let list = operand::view::<I>(v).idx;
    let mut part = Part::<I>::new();
    part.idx.reserve_exact(list.len())?;
    part.ids.reserve_exact(list.len())?;
    part.ends.reserve_exact(list.len())?;
    for i in list {
        part.idx.push(I::new(i.us() + right))?;
        part.end_vector(i.us() + down)?;
    }
    let values = Buf::from_slice(v.vals.bytes())?;
    let one = if v.vals.is_iso() {
        Some(values)
    } else {
        part.vals = values;
        None
    };
    part::assemble(&v.ty, n, n, Parts::One(part), one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::Type;

    #[test]
    fn entries_lie_on_their_diagonal() {
        let (mut dice, ty) = (Dice(9), Type::of::<i16>());
        for (n, one_in, values) in [(1, 1, 1), (50, 1, 9), (50, 2, 1), (80, 30, 9), (5, 100, 1)] {
            let e = sample::random(&mut dice, 1, n, one_in, values);
            for s in sample::forms(&sample::store(&ty, 1, n, &e)) {
                for k in [0, 1, -1, 20, -300, 1 << 50, -(1 << 50)] {
                    let z = run(&s, k).unwrap();
                    let (down, right) = (0.max(-k) as u64, 0.max(k) as u64);
                    let want: Entries = e.iter().map(|(&(_, i), &v)| ((i + down, i + right), v)).collect();
                    assert_eq!((z.nmajor, z.nminor), (n + k.unsigned_abs(), n + k.unsigned_abs()));
                    assert_eq!(sample::entries(&z), want);
                }
                assert_eq!(run(&s, i64::MIN).unwrap_err().kind(), ErrorKind::InvalidValue);
            }
        }
    }
}
