//! Sums of the rows that a mask allows.
//!
//! Needs: a matrix, a monoid, how the sums will be written. Gives: [`rows_allowed`]. Cost: O(entries of these rows), whatever the others
//! have, where a mask names few; of lists of 32 bits in the monoid's built-in type, under any other mask, a pass over that, and nothing for
//! entries of rows that it does not allow. Else all rows are summed.

use super::Sums;
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::{self, by_index, needs_wide, view};
use crate::kernel::pick::names_few;
use crate::kernel::writeback::How;
use crate::mem::{Buf, prefetch_at};
use crate::ops::Monoid;
use crate::par;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, policy};

/// Rows of which a mask names one at most. 2026-11: a row alone takes 30 to 45 ns, one of all 4 to 8.
const ONE_IN: u64 = 8;

/// Rows between one that is summed and one whose values are asked for. 2026-11, one row in 20: road-FLA 7.8 ms, so 2.3; road-NY .62, so
/// .42.
const AHEAD: usize = 8;

/// Units of work that a row stands for, besides its entries: where it begins and what it has are asked for from afar. 2026-11, one row
/// in 20 of road-NY by two threads: as one unit, which woke nobody, .32 to .81 of SuiteSparse's speed, so .79 to .94.
const ROW_WORK: usize = 16;

/// The sum of each row of `a`, and whether rows that the mask does not allow were left out.
pub fn rows_allowed(a: &Store, m: &Monoid, how: &How<'_>) -> Result<(Store, bool)> {
    if let Some(z) = rows_named(a, m, how)? {
        return Ok((z, true));
    }
    if a.nvals() == 0 {
        return Ok((super::rows(a, m)?, false));
    }
    a.ty.check_cast(&m.ty(), "reduce: entries")?;
    let sums = Sums::of(a, m)?;
    let is_narrow = |s: &Store| !s.is_list() || View::<u32>::of(s).is_some();
    if let Some(mask) = how.mask.filter(|s| how.region.is_none() && is_narrow(s))
        && let Some(v) = sums.whole().filter(|v| v.ids.is_none())
    {
        let mask = Mask::given(Some(mask), how.complement, how.structural);
        let ranges = par::ranges(v.vectors(), |k| v.ptr[k] as usize + k)?;
        return Ok((sums.rows_whole(&v, &ranges, Some(&mask))?, true));
    }
    Ok((sums.rows()?, false))
}

/// The sum of each row of `a` that the mask names, if it names few of them.
fn rows_named(a: &Store, m: &Monoid, how: &How<'_>) -> Result<Option<Store>> {
    let is_few = |s: &Store| names_few(s) && s.nvals() as u64 <= a.nmajor / ONE_IN;
    let Some(mask) = how.mask.filter(|s| a.nvals() > 0 && !how.complement && how.region.is_none() && is_few(s)) else {
        return Ok(None);
    };
    a.ty.check_cast(&m.ty(), "reduce: entries")?;
    let wide = needs_wide(&[mask], 0);
    let lists = operand::lists(mask, wide)?;
    let mask = Mask::new(Some(&lists), false, how.structural, wide)?;
    let mut named = Buf::with_capacity(lists.nvals())?;
    by_index!(wide, I => {
        let v = view::<I>(&lists);
        (0..v.nvals()).filter(|p| mask.is_true(*p)).try_for_each(|p| named.push(v.idx[p].us()))?;
    });
    Sums::of(a, m)?.named(&named).map(Some)
}

impl Sums<'_> {
    fn named(&self, rows: &[usize]) -> Result<Store> {
        let a = self.a;
        match &a.form {
            Form::List(l) => by_index!(l.idx.is_wide(), I => {
                let v = view::<I>(a);
                // Entries, and rows as units of work, before each.
                let mut before = Buf::filled(rows.len() + 1, 0)?;
                for (k, i) in rows.iter().enumerate() {
                    before[k + 1] = before[k] + v.row(*i).len() + ROW_WORK;
                }
                let ranges = par::ranges(rows.len(), |k| before[k])?;
                // Values of an iso store are one.
                let x = if a.vals.is_iso() { &[] } else { a.vals.bytes() };
                self.rows_by::<I>(&ranges, |k| {
                    if let Some(next) = rows.get(k + AHEAD) {
                        prefetch_at(x, v.row(*next).start * a.size());
                    }
                    (rows[k], v.row(rows[k]), v.row(rows[k]).len())
                })
            }),
            Form::Bitmap { .. } | Form::Full => by_index!(!policy::fits_u32(1, a.nmajor, a.nmajor), I => {
                let n = a.nminor as usize;
                let ranges = par::ranges(rows.len(), |k| k * n)?;
                self.rows_by::<I>(&ranges, |k| {
                    let places = rows[k] * n..(rows[k] + 1) * n;
                    (rows[k], places.clone(), self.count(places))
                })
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::reduce::rows;
    use crate::kernel::sample::{self, Dice};
    use crate::kernel::writeback;
    use crate::ops::BinaryCode;
    use crate::types::{Type, TypeCode};

    /// Sums of few rows, and of many. Expected: all sums, filtered.
    #[test]
    fn sums_of_rows_under_masks_are_those_of_all() {
        let (mut dice, mut served) = (Dice(14), [0; 2]);
        for round in 0..60 {
            let (m, n) = (200 + dice.below(300), 1 + dice.below(40));
            let e = sample::random(&mut dice, m, n, 1 + round % 9, if round % 4 == 0 { 1 } else { 9 });
            let mut truth = sample::random(&mut dice, 1, m, if round % 2 == 0 { 20 } else { 3 }, 2);
            truth.values_mut().for_each(|x| *x -= 1);
            let add = [BinaryCode::Plus, BinaryCode::Max, BinaryCode::Any][round as usize % 3];
            let (ty, of) = (Type::of::<i32>(), [TypeCode::Int32, TypeCode::Int64][round as usize / 3 % 2]);
            let add = if add == BinaryCode::Any { BinaryCode::Min } else { add };
            let monoid = Monoid::builtin(add, of);
            for a in sample::forms(&sample::store(&ty, m, n, &e)) {
                for mask in sample::forms(&sample::store(&Type::of::<f32>(), 1, m, &truth)) {
                    for (structural, complement) in [(false, false), (true, false), (false, true), (true, true)] {
                        let how = How { mask: Some(&mask), structural, complement, ..How::plain() };
                        let (z, is_masked) = rows_allowed(&a, &monoid, &how).unwrap();
                        z.debug_validate();
                        let all = rows(&a, &monoid).unwrap();
                        let want = if is_masked { writeback::filter(&all, &how).unwrap() } else { all };
                        assert_eq!(sample::entries(&z), sample::entries(&want), "round {round}");
                        served[usize::from(z.is_list())] += usize::from(is_masked);
                    }
                }
            }
        }
        assert!(served.iter().all(|&n| n > 200), "{served:?}");
    }

    /// So many rows that several threads share them. Expected: all sums, filtered.
    #[test]
    fn many_named_rows_are_shared() {
        let (mut dice, n, ty) = (Dice(15), 100_000, Type::of::<i32>());
        let a = sample::store(&ty, n, 3, &sample::random(&mut dice, n, 3, 2, 9));
        let mask = sample::store(&ty, 1, n, &(0..n).step_by(20).map(|i| ((0, i), 1)).collect());
        let monoid = Monoid::builtin(BinaryCode::Plus, TypeCode::Int32);
        let how = How { mask: Some(&mask), structural: true, ..How::plain() };
        par::set_threads(3);
        assert!(par::ranges(mask.nvals(), |k| k * ROW_WORK).unwrap().len() > 1);
        let z = rows_named(&a, &monoid, &how).unwrap().unwrap();
        par::set_threads(0);
        z.debug_validate();
        let want = writeback::filter(&rows(&a, &monoid).unwrap(), &how).unwrap();
        assert!(sample::entries(&z) == sample::entries(&want));
    }
}
