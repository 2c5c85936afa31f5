//! How a mask chooses the columns of a row.
//!
//! Needs: a prepared mask. Gives: [`Choice`], the way it is used, found once for all rows, and [`each`] of a list's columns.
//! Cost: [`Choice::strike`] a byte a column, or a store an entry of the mask's list.
//! Not here: which way suits a row; that is `saxpy`.

use std::ops::Range;

use crate::kernel::erased::TILE;
use crate::kernel::mask::Mask;
use crate::storage::view::View;
use crate::storage::{Index, Store, masked};

/// Of so many places of a dense mask one must be asked about, for all of them to be looked at: a guess of 2026-11.
const FEW: usize = 16;

/// The way a mask is used.
#[derive(Clone, Copy)]
pub(super) enum Choice<'a, I> {
    /// Every position.
    All,
    /// The true ones of these.
    Only(View<'a, I>, &'a Mask<'a>),
    /// All but the true ones of these.
    AllBut(View<'a, I>, &'a Mask<'a>),
    /// The places whose byte says so.
    Bytes(Bytes<'a>, &'a Mask<'a>),
    /// [`Mask::row`] answers.
    Ask(&'a Mask<'a>),
}

/// A structural bitmap mask, or a part of it.
#[derive(Clone, Copy)]
pub struct Bytes<'a> {
    /// A byte per place, 1 where the mask has an entry.
    pub present: &'a [u8],
    /// 1 if the mask is complemented.
    pub turned: u8,
}

impl Bytes<'_> {
    /// The bytes of row `i`, rows being `n` long.
    fn row(self, i: usize, n: usize) -> Self {
        Bytes { present: &self.present[i * n..(i + 1) * n], turned: self.turned }
    }
}

impl<'a, I: Index> Choice<'a, I> {
    /// The same for row `i` of rows of `n` columns.
    #[inline(always)]
    pub(super) fn of_row(self, i: usize, n: usize) -> Self {
        match self {
            Choice::Bytes(all, mask) => Choice::Bytes(all.row(i, n), mask),
            other => other,
        }
    }

    /// Takes the notes, in bytes between columns `lo` and `hi`, of what row `i` may not have; not where a list says what it may.
    #[inline(never)]
    pub(super) fn strike(&self, i: usize, all: &mut [u8], (lo, hi): (usize, usize)) {
        let notes = &mut all[lo..=hi];
        match self {
            Choice::All | Choice::Only(..) => {}
            Choice::Bytes(allowed, _) => {
                let present = &allowed.present[lo..=hi];
                notes.iter_mut().zip(present).for_each(|(note, is)| *note &= 0u8.wrapping_sub(is ^ allowed.turned));
            }
            Choice::AllBut(m, mask) => each(m, mask, m.row(i), |j| all[j] = 0),
            Choice::Ask(mask) => {
                let (mut row, base, mut verdicts) = (mask.row::<I>(i), mask.dense_row(i), [0u8; TILE]);
                for (notes, start) in notes.chunks_mut(TILE).zip((lo..).step_by(TILE)) {
                    if let Some(base) = base.filter(|_| masked::count(notes) >= usize::from(u8::MAX) * notes.len() / FEW) {
                        let verdicts = &mut verdicts[..notes.len()];
                        mask.verdicts::<I>(base + start..base + start + notes.len(), verdicts);
                        notes.iter_mut().zip(&*verdicts).for_each(|(note, is)| *note &= 0u8.wrapping_sub(*is));
                        continue;
                    }
                    for (j, note) in (start..).zip(notes).filter(|(_, note)| **note != 0) {
                        *note &= 0u8.wrapping_sub(u8::from(row.allows(j)));
                    }
                }
            }
        }
    }

    pub(super) fn of(mask: &'a Mask<'a>) -> Self {
        if mask.allows_all() {
            return Choice::All;
        }
        match mask.store().and_then(View::of) {
            Some(lists) if mask.is_complement() => Choice::AllBut(lists, mask),
            Some(lists) => Choice::Only(lists, mask),
            None => match mask.store().and_then(Store::present).filter(|_| mask.is_structural() && !mask.has_region()) {
                Some(present) => Choice::Bytes(Bytes { present, turned: u8::from(mask.is_complement()) }, mask),
                None => Choice::Ask(mask),
            },
        }
    }
}

/// Hands the columns of the mask's true entries at `range` to `to`.
#[inline(always)]
pub(super) fn each<I: Index>(m: &View<'_, I>, mask: &Mask<'_>, range: Range<usize>, mut to: impl FnMut(usize)) {
    if mask.is_structural() {
        m.idx[range].iter().for_each(|j| to(j.us()));
    } else {
        range.filter(|&p| mask.is_true(p)).for_each(|p| to(m.idx[p].us()));
    }
}
