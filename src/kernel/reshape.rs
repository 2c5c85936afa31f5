//! Z of another shape with as many positions: entry (i, j) of A is number i * nminor + j, and stays that number in Z.
//!
//! Needs: a valid store; nmajor * nminor is the same in both shapes. Gives: the entries in the same order; dense stays
//! dense, iso stays iso.
//! Cost: lists O(entries + stored vectors), and O(nmajor of Z) where that is not hypersparse; dense one copy.
//! Numbers need more than 64 bits when both dimensions are huge; the division for an entry is done only where it is the
//! first one of a vector of A, or of Z.

use super::operand::{self, by_index, lists};
use crate::error::Result;
use crate::mem::Buf;
use crate::par::Parts;
use crate::storage::part::{self, Part};
use crate::storage::{Index, Store, policy};

/// The store with another shape.
pub fn run(a: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    if a.nvals() == 0 {
        return Store::empty(&a.ty, nmajor, nminor);
    }
    if !a.is_list() {
        return Ok(Store { nmajor, nminor, ..a.try_clone()? });
    }
    let wide = operand::needs_wide(&[a], 0) || !policy::fits_u32(nmajor, nminor, a.nvals() as u64);
    let a = lists(a, wide)?;
    by_index!(wide, I => of_lists::<I>(&a, nmajor, nminor))
}

fn of_lists<I: Index>(a: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let mut part = Part::<I>::new();
    part.idx.reserve_exact(v.nvals())?;
    let mut present: Option<u64> = None;
    for k in 0..v.vectors() {
        let first = v.id(k) as u128 * u128::from(a.nminor);
        // Entries of A from `from` to before `until` lie in the vector of Z that was found last, at `shift` more.
        let (mut until, mut from, mut shift) = (0, 0, 0);
        for j in &v.idx[v.range(k)] {
            let j = j.us() as u64;
            if j >= until {
                let number = first + u128::from(j);
                let (major, minor) = ((number / u128::from(nminor)) as u64, (number % u128::from(nminor)) as u64);
                (from, shift, until) = (j, minor, j.saturating_add(nminor - minor));
                if let Some(done) = present.replace(major).filter(|&done| done != major) {
                    part.end_vector(done as usize)?;
                }
            }
            part.idx.push(I::new((shift + (j - from)) as usize))?;
        }
    }
    if let Some(last) = present {
        part.end_vector(last as usize)?;
    }
    let values = Buf::from_slice(a.vals.bytes())?;
    let one = if a.vals.is_iso() {
        Some(values)
    } else {
        part.vals = values;
        None
    };
    part::assemble(&a.ty, nmajor, nminor, Parts::One(part), one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::Type;

    #[test]
    fn entries_keep_their_number() {
        let mut dice = Dice(11);
        for ty in [Type::of::<i16>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                let n = nmajor * nminor;
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    for m in (1..=n).filter(|m| n % m == 0) {
                        let z = run(&s, m, n / m).unwrap();
                        let place = |(i, j): (u64, u64)| ((i * nminor + j) / (n / m), (i * nminor + j) % (n / m));
                        let want: Entries = e.iter().map(|(&at, &v)| (place(at), v)).collect();
                        assert_eq!((z.nmajor, z.nminor), (m, n / m));
                        assert_eq!(sample::entries(&z), want);
                        let is_as_before = z.is_list() == s.is_list() && z.vals.is_iso() == s.vals.is_iso();
                        assert!(is_as_before || e.is_empty());
                    }
                }
            }
        }
    }

    /// 2^60 by 2^58 becomes 2^59 by 2^59: numbers have 118 bits.
    #[test]
    fn both_dimensions_may_be_huge() {
        let ty = Type::of::<i64>();
        let (m, n) = ((1 << 60) - 1, (1 << 58) - 1);
        let e = Entries::from([((0, 5), 1), ((1, 0), 2), ((3, n), 3), ((m, 0), 4), ((m, n), 5)]);
        let z = run(&sample::store(&ty, m + 1, n + 1, &e), 1 << 59, 1 << 59).unwrap();
        let half = 1 << 58;
        let want = Entries::from([((0, 5), 1), ((0, half), 2), ((1, half + n), 3), ((m / 2, half), 4), ((m / 2, half + n), 5)]);
        assert_eq!(sample::entries(&z), want);
        assert_eq!(sample::entries(&run(&z, m + 1, n + 1).unwrap()), e);
    }
}
