//! What products keep beside a value once it was worth making: its transpose, and rows by their lengths; and a value as
//! products read it, by rows and by columns.
//!
//! Needs: a value. Gives: [`Twin`], which the value's object, copies of it and recorded products share, so that whoever makes
//! something makes it for all; [`Sides`]. Cost: a lock.
//! Not here: when a transpose is asked for.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::Result;
use crate::kernel::groups::Groups;
use crate::kernel::mxv::Reads;
use crate::kernel::transpose;
use crate::mem::Shared;
use crate::storage::Store;
use crate::storage::view::View;

/// Times the cost of a transposition that must have been lost before its result is kept.
const REGRET: usize = 2;

/// Products for which it pays to arrange rows: that takes as long as two, and each lost a third for want of it.
const TO_ARRANGE: u32 = 5;

/// A value and, perhaps, its transpose.
pub struct Twin {
    of: Shared<Store>,
    /// It is kept as soon as it is made.
    is_wanted: AtomicBool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Work lost so far for want of the transpose.
    regret: usize,
    made: Option<Shared<Store>>,
    /// Rows by their lengths, of this value or of its transpose.
    groups: Option<Grouped>,
}

/// Rows by their lengths, and the products that read these rows.
struct Grouped {
    of: Shared<Store>,
    products: u32,
    /// The last of them that looked at no values of theirs, and the bytes of the vector's values that the last one looked at.
    of_patterns: (u32, usize),
    made: Option<Shared<Groups>>,
}

impl Twin {
    /// Of a value whose transpose is not made yet, and is wanted or not.
    #[must_use]
    pub fn new(of: Shared<Store>, is_wanted: bool) -> Twin {
        Twin { of, is_wanted: AtomicBool::new(is_wanted), state: Mutex::new(State::default()) }
    }

    /// Its transpose is to be kept as soon as it is made.
    pub fn want(&self) {
        self.is_wanted.store(true, Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The value.
    #[must_use]
    pub fn of(&self) -> &Shared<Store> {
        &self.of
    }

    /// Whether it is that of this value.
    #[must_use]
    pub fn is_of(&self, value: &Shared<Store>) -> bool {
        Shared::ptr_eq(&self.of, value)
    }

    /// The transpose, if it is there.
    #[must_use]
    pub fn made(&self) -> Option<Shared<Store>> {
        self.lock().made.clone()
    }

    /// Puts the transpose there.
    pub fn keep(&self, made: Shared<Store>) {
        self.lock().made = Some(made);
    }

    /// Notes that a call lost `lost` units of work (entries visited) for want of the transpose; true when what was lost so
    /// far pays for making and keeping it. One call alone never does, whatever it loses: it would double the memory of a
    /// matrix that is perhaps multiplied once.
    pub fn pays(&self, lost: usize) -> bool {
        let one = self.of.nvals().max(1);
        let mut state = self.lock();
        state.regret = state.regret.saturating_add(lost.min((REGRET - 1) * one));
        state.regret >= REGRET * one || self.is_wanted.load(Relaxed)
    }

    /// The rows of `rows`, which is the value or its transpose, by their lengths, for a product that looks so at them and its vector:
    /// made for the third product, since making them takes about as long as one on a road network, and kept; not yet where they are
    /// about to be arranged ([`Twin::to_arrange`]). None for few rows, or without memory for them; nor, where values are read, for rows
    /// that are read faster one after the other, nor for products that take rows as they lie.
    pub fn groups(&self, rows: &Shared<Store>, reads: Reads, is_alone: bool) -> Option<Shared<Groups>> {
        const PRODUCTS: u32 = 3;
        let lists = View::<u32>::of(rows).filter(|lists| lists.ids.is_none())?;
        let of_pattern = match reads {
            Reads::Values if Groups::pay_with_values(&lists) => None,
            Reads::Values | Reads::InOrder => {
                // The next ones that look at no values are the first in turn again.
                self.lock().groups.iter_mut().for_each(|g| g.of_patterns = (0, 0));
                return None;
            }
            Reads::Pattern(size) => Some(size),
        };
        let mut s = self.lock();
        let may_be = is_alone && !self.would_be_lost(&s);
        if !s.groups.as_ref().is_some_and(|g| Shared::ptr_eq(&g.of, rows)) {
            s.groups = Some(Grouped { of: rows.clone(), products: 0, of_patterns: (0, 0), made: None });
        }
        let g = s.groups.as_mut()?;
        g.products = g.products.saturating_add(1);
        g.of_patterns = of_pattern.map_or((0, 0), |size| (g.of_patterns.0.saturating_add(1), size));
        let is_soon = may_be && g.products == g.of_patterns.0 && g.products <= TO_ARRANGE;
        if g.products >= PRODUCTS && g.made.is_none() && !is_soon {
            g.made = Groups::of(&lists).and_then(Shared::try_new).ok();
        }
        g.made.clone()
    }

    /// The bytes of a value of vectors that the value is to be multiplied by, if it pays to arrange it for these, and nothing is lost by
    /// that: after [`TO_ARRANGE`] products in turn that looked at no values of it; twice as many for each time that it was brought
    /// `back` in vain.
    pub fn to_arrange(&self, back: u32) -> Option<usize> {
        let s = self.lock();
        let g = s.groups.as_ref().filter(|g| g.of_patterns.0 >> back.min(16) >= TO_ARRANGE && self.is_of(&g.of))?;
        (!self.would_be_lost(&s)).then_some(g.of_patterns.1)
    }

    /// Whether the transpose is kept, or wanted, which would be lost with the value.
    fn would_be_lost(&self, state: &State) -> bool {
        state.made.is_some() || self.is_wanted.load(Relaxed)
    }

    /// Owners of the value among this and what it keeps.
    pub fn shares(&self) -> usize {
        1 + usize::from(self.lock().groups.as_ref().is_some_and(|g| self.is_of(&g.of)))
    }
}

/// A matrix by rows or by columns; one of them is there at least.
#[derive(Clone)]
pub struct Sides {
    /// By rows.
    pub rows: Option<Shared<Store>>,
    /// By columns.
    pub cols: Option<Shared<Store>>,
    /// Of the one that is there, where the other may come from and goes to.
    pub twin: Option<Shared<Twin>>,
}

impl Sides {
    /// One of both.
    #[must_use]
    pub fn any(&self) -> &Shared<Store> {
        self.rows.as_ref().or(self.cols.as_ref()).expect("a matrix has one of its sides")
    }

    /// Notes that `lost` units of work are lost for want of the other side: [`Twin::pays`].
    #[must_use]
    pub fn pays(&self, lost: usize) -> bool {
        self.twin.as_ref().is_some_and(|twin| twin.pays(lost))
    }

    /// The side that is missing, made and kept.
    pub fn other(&self) -> Result<Shared<Store>> {
        if let Some(made) = self.made() {
            return Ok(made);
        }
        let made = Shared::try_new(transpose::run(self.any())?)?;
        if let Some(twin) = &self.twin {
            twin.keep(made.clone());
        }
        Ok(made)
    }

    /// The side that was missing, if it was made since.
    #[must_use]
    pub fn made(&self) -> Option<Shared<Store>> {
        self.twin.as_ref().and_then(|twin| twin.made())
    }

    /// Keeps the missing side, which a call had to make, if it was not the first to do so.
    pub fn keep(&self, made: Store) {
        if let Some(twin) = self.twin.as_ref().filter(|twin| twin.pays(made.nvals().max(1)))
            && let Ok(made) = Shared::try_new(made)
        {
            twin.keep(made);
        }
    }
}
