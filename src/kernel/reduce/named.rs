//! Sums of the rows that a mask names, of which there are few.
//!
//! Needs: a matrix, a monoid, how the sums will be written. Gives: [`rows_named`], a list of those that have entries. Cost: O(entries of
//! these rows), whatever the others have; a mask that is a bitmap is read as a whole.
//! What is not there: complemented masks and regions, which name no few rows.

use super::Sums;
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::{self, by_index, needs_wide, view};
use crate::kernel::pick::names_few;
use crate::kernel::writeback::How;
use crate::mem::Buf;
use crate::ops::Monoid;
use crate::par;
use crate::storage::{Form, Index, Store, policy};

/// Rows of which a mask names one at most. 2026-11: a row alone takes 20 to 30 ns, one of all 4 to 8.
const ONE_IN: u64 = 8;

/// The sum of each row of `a` that the mask names, if it names few of them.
pub fn rows_named(a: &Store, m: &Monoid, how: &How<'_>) -> Result<Option<Store>> {
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
                // Entries, and rows, before each.
                let mut before = Buf::filled(rows.len() + 1, 0)?;
                for (k, i) in rows.iter().enumerate() {
                    before[k + 1] = before[k] + v.row(*i).len() + 1;
                }
                let ranges = par::ranges(rows.len(), |k| before[k])?;
                self.rows_by::<I>(&ranges, |k| (rows[k], v.row(rows[k]), v.row(rows[k]).len()))
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

    /// Sums of few rows. Expected: all sums, filtered.
    #[test]
    fn sums_of_named_rows_are_those_of_all() {
        let (mut dice, mut served) = (Dice(14), 0);
        for round in 0..60 {
            let (m, n) = (200 + dice.below(300), 1 + dice.below(40));
            let e = sample::random(&mut dice, m, n, 1 + round % 9, if round % 4 == 0 { 1 } else { 9 });
            let mut truth = sample::random(&mut dice, 1, m, 20, 2);
            truth.values_mut().for_each(|x| *x -= 1);
            let add = [BinaryCode::Plus, BinaryCode::Max, BinaryCode::Any][round as usize % 3];
            let (ty, of) = (Type::of::<i32>(), [TypeCode::Int32, TypeCode::Int64][round as usize / 3 % 2]);
            let add = if add == BinaryCode::Any { BinaryCode::Min } else { add };
            let monoid = Monoid::builtin(add, of);
            for a in sample::forms(&sample::store(&ty, m, n, &e)) {
                for mask in sample::forms(&sample::store(&Type::of::<f32>(), 1, m, &truth)) {
                    for (structural, complement) in [(false, false), (true, false), (true, true)] {
                        let how = How { mask: Some(&mask), structural, complement, ..How::plain() };
                        let Some(z) = rows_named(&a, &monoid, &how).unwrap() else { continue };
                        z.debug_validate();
                        let want = writeback::filter(&rows(&a, &monoid).unwrap(), &how).unwrap();
                        assert_eq!(sample::entries(&z), sample::entries(&want), "round {round}");
                        served += 1;
                    }
                }
            }
        }
        assert!(served > 1000, "{served}");
    }
}
