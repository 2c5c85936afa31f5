//! The first entries of a store, one at a time, for printing.
//!
//! Needs: a store in any form. Gives: [`first`], which hands major index, minor index and value to a function.
//! Cost: O(entries handed out), of a bitmap O(positions up to the last of them).

use crate::error::Result;
use crate::storage::{Form, Store};

/// Hands the first `most` entries, in the order in which they are stored, to `each`; stops at its first error.
pub fn first(s: &Store, most: usize, mut each: impl FnMut(u64, u64, &[u8]) -> Result<()>) -> Result<()> {
    let size = s.size();
    match &s.form {
        Form::List(l) => {
            let most = most.min(l.idx.len());
            let mut k = 0;
            for p in 0..most {
                while l.ptr.get(k + 1) as usize <= p {
                    k += 1;
                }
                let major = l.ids.as_ref().map_or(k as u64, |ids| ids.get(k));
                each(major, l.idx.get(p), s.vals.at(p, size))?;
            }
            Ok(())
        }
        Form::Bitmap { .. } | Form::Full => {
            let (n, present) = (s.nminor.max(1), s.present());
            let positions = (0..s.positions()).filter(|&p| present.is_none_or(|b| b[p] == 1));
            positions.take(most).try_for_each(|p| each(p as u64 / n, p as u64 % n, s.vals.at(p, size)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice};

    /// Expected: the entries as the samples' own reader gives them.
    #[test]
    fn every_form_gives_its_first_entries_in_order() {
        let mut dice = Dice(7);
        for (nmajor, nminor, e) in sample::cases(&mut dice) {
            for store in sample::forms(&sample::store(&crate::types::Type::of::<i32>(), nmajor, nminor, &e)) {
                for most in [0, 1, 5, usize::MAX] {
                    let mut met = Vec::new();
                    let done = first(&store, most, |i, j, x| {
                        met.push(((i, j), sample::number(&store.ty, x)));
                        Ok(())
                    });
                    assert!(done.is_ok());
                    let expected: Vec<_> = sample::entries(&store).into_iter().take(most).collect();
                    assert_eq!(met, expected, "{most} of {:?}", store.form);
                }
            }
        }
    }
}
