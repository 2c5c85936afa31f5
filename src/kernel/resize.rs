//! Z(i, j) = A(i, j) for i < nmajor, j < nminor: entries outside go, there is no other change.
//!
//! Needs: a valid store. Gives: a store of the wanted shape; iso kept; dense stays dense while
//! `policy` would keep it so, else it becomes lists.
//! Cost: lists O(nvals + vectors); dense O(positions of both shapes).

use super::operand::{self, by_index, lists};
use crate::error::{Error, Result};
use crate::mem::Buf;
use crate::par::Parts;
use crate::storage::part::{self, Part};
use crate::storage::{Form, Index, Store, Values, policy};

/// The store with another shape.
pub fn run(a: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    if !a.is_list() && policy::positions(nmajor, nminor).is_some() && !policy::bitmap_to_list(nmajor, nminor, a.nvals() as u64) {
        return dense(a, nmajor, nminor);
    }
    let wide = operand::needs_wide(&[a], 0) || !policy::fits_u32(nmajor, nminor, 0);
    let a = lists(a, wide)?;
    by_index!(wide, I => of_lists::<I>(&a, nmajor, nminor))
}

fn of_lists<I: Index>(a: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let vectors = match v.ids {
        None => v.vectors().min(nmajor as usize),
        Some(ids) => ids.partition_point(|i| (i.us() as u64) < nmajor),
    };
    let (size, iso) = (a.size(), a.vals.is_iso());
    let most = v.ptr[vectors].us();
    let mut part = Part::<I>::new();
    part.idx.reserve_exact(most)?;
    part.vals.reserve_exact(if iso { 0 } else { most * size })?;
    for k in 0..vectors {
        let row = v.range(k);
        let end = match v.idx[row.clone()].last() {
            Some(last) if last.us() as u64 >= nminor => {
                row.start + v.idx[row.clone()].partition_point(|j| (j.us() as u64) < nminor)
            }
            Some(_) | None => row.end,
        };
        part.idx.extend_from_slice(&v.idx[row.start..end])?;
        if !iso {
            part.vals.extend_from_slice(&a.vals.bytes()[row.start * size..end * size])?;
        }
        part.end_vector(v.id(k))?;
    }
    let one = if iso { Some(Buf::from_slice(a.vals.bytes())?) } else { None };
    part::assemble(&a.ty, nmajor, nminor, Parts::One(part), one)
}

fn dense(a: &Store, nmajor: u64, nminor: u64) -> Result<Store> {
    let n = (nmajor * nminor) as usize;
    let rows = nmajor.min(a.nmajor) as usize;
    let width = nminor.min(a.nminor) as usize;
    let (from, to) = (a.nminor as usize, nminor as usize);
    let copy = |src: &[u8], size: usize| -> Result<Buf<u8>> {
        let mut dst = Buf::<u8>::zeroed(n.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?)?;
        for i in 0..rows {
            dst[i * to * size..][..width * size].copy_from_slice(&src[i * from * size..][..width * size]);
        }
        Ok(dst)
    };
    let covered = rows * width == n;
    let form = match &a.form {
        Form::Full | Form::List(_) if covered => Form::Full,
        Form::Full | Form::List(_) => {
            let mut present = Buf::<u8>::zeroed(n)?;
            (0..rows).for_each(|i| present[i * to..][..width].fill(1));
            Form::Bitmap { present: present.into(), nvals: rows * width }
        }
        Form::Bitmap { present, .. } => {
            let present = copy(present, 1)?;
            let nvals = present.iter().map(|&b| usize::from(b)).sum();
            Form::Bitmap { present: present.into(), nvals }
        }
    };
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(copy(a.vals.bytes(), a.size())?) };
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice};
    use crate::types::Type;

    #[test]
    fn entries_inside_stay() {
        let mut dice = Dice(8);
        for ty in [Type::of::<i16>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    for (m, n) in [
                        (nmajor, nminor),
                        (nmajor * 2, nminor),
                        (nmajor.div_ceil(2), nminor * 2),
                        (nmajor, nminor.div_ceil(3)),
                        (1, 1),
                        (1 << 58, 1 << 58),
                    ] {
                        let z = run(&s, m, n).unwrap();
                        let mut want = e.clone();
                        want.retain(|&(i, j), _| i < m && j < n);
                        assert_eq!((z.nmajor, z.nminor), (m, n));
                        assert_eq!(sample::entries(&z), want);
                        // Narrow lists of a huge shape must have become wide; back again.
                        want.retain(|&(i, j), _| i < 2 && j < 2);
                        assert_eq!(sample::entries(&run(&z, 2, 2).unwrap()), want);
                    }
                }
            }
        }
    }
}
