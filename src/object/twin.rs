//! What an object keeps beside its value because products asked for it: the transpose, and rows by their lengths.
//!
//! Needs: headers. Gives: methods of [`Header`]; [`Twin`] and [`Grouped`] for its state.
//! Cost: each is made when what was lost for want of it pays for it, and goes when the value changes.

use super::header::{Header, Orientation};
use crate::error::Result;
use crate::kernel::groups::Groups;
use crate::kernel::transpose;
use crate::mem::Shared;
use crate::storage::Store;
use crate::storage::view::View;

/// The transpose of a value, kept because it was asked for more than once.
pub struct Twin {
    of: Shared<Store>,
    /// Work saved so far by having had it; see [`Header::worth_transposing`].
    regret: usize,
    made: Option<Shared<Store>>,
}

/// Rows by their lengths, and the products that read these rows.
pub struct Grouped {
    of: Shared<Store>,
    products: u32,
    made: Option<Shared<Groups>>,
}

/// Times the cost of a transposition that must have been lost before a twin is kept.
const REGRET: usize = 2;

impl Header {
    /// The value (of the transpose, if `transposed`) with the major axis `want`, if it is at hand.
    pub fn at_hand(&self, want: Orientation, transposed: bool) -> Result<Option<Shared<Store>>> {
        let (value, have) = self.value()?;
        if have.of_transposed(transposed) == want {
            return Ok(Some(value));
        }
        let s = self.lock();
        Ok(s.twin.as_ref().filter(|t| Shared::ptr_eq(&t.of, &value)).and_then(|t| t.made.clone()))
    }

    /// The transpose of `value`; kept beside it from the second time on.
    pub(super) fn transposed(&self, value: &Shared<Store>) -> Result<Shared<Store>> {
        if let Some(made) = self.lock().twin.as_ref().filter(|t| Shared::ptr_eq(&t.of, value)).and_then(|t| t.made.clone()) {
            return Ok(made);
        }
        let keep = self.worth_transposing(value, value.nvals().max(1));
        let made = Shared::try_new(transpose::run(value)?)?;
        let mut s = self.lock();
        if keep && Shared::ptr_eq(&s.value, value) {
            s.twin = Some(Twin { of: value.clone(), regret: 0, made: Some(made.clone()) });
        }
        Ok(made)
    }

    /// Keeps the transpose of `value` that a call had to make, if it was not the first to do so.
    pub fn keep_transposed(&self, value: &Shared<Store>, made: Store) {
        if self.worth_transposing(value, value.nvals().max(1))
            && let Ok(made) = Shared::try_new(made)
        {
            let mut s = self.lock();
            if Shared::ptr_eq(&s.value, value) {
                s.twin = Some(Twin { of: value.clone(), regret: 0, made: Some(made) });
            }
        }
    }

    /// The rows of `rows`, which is the value or its transpose, by their lengths: made for the third product, since making
    /// them takes about as long as one on a road network, and kept. None for few rows, or without memory for them.
    pub fn groups(&self, rows: &Shared<Store>) -> Option<Shared<Groups>> {
        const PRODUCTS: u32 = 3;
        let mut s = self.lock();
        let lists = View::<u32>::of(rows).filter(|lists| lists.ids.is_none())?;
        if !s.groups.as_ref().is_some_and(|g| Shared::ptr_eq(&g.of, rows)) {
            s.groups = Some(Grouped { of: rows.clone(), products: 0, made: None });
        }
        let g = s.groups.as_mut()?;
        g.products += 1;
        if g.products >= PRODUCTS && g.made.is_none() {
            g.made = Groups::of(&lists).and_then(Shared::try_new).ok();
        }
        g.made.clone()
    }

    /// Notes that a call lost `lost` units of work (entries visited) for want of the transpose;
    /// true when what was lost so far pays for making and keeping it. One call alone never does, whatever it
    /// loses: it would double the memory of a matrix that is perhaps multiplied once.
    pub fn worth_transposing(&self, value: &Shared<Store>, lost: usize) -> bool {
        let mut s = self.lock();
        if !Shared::ptr_eq(&s.value, value) {
            return false;
        }
        if !s.twin.as_ref().is_some_and(|t| Shared::ptr_eq(&t.of, value)) {
            s.twin = Some(Twin { of: value.clone(), regret: 0, made: None });
        }
        let both = s.both;
        let Some(twin) = &mut s.twin else { return false };
        let (pays, of_one_call) = (REGRET * value.nvals().max(1), (REGRET - 1) * value.nvals().max(1));
        twin.regret = twin.regret.saturating_add(lost.min(of_one_call));
        both || twin.regret >= pays
    }
}
