//! What users declare of their operators: laws that the engine relies on as on those of the catalog.
//!
//! Needs: nothing. Gives: [`Laws`], a set of them; [`Declared`], what is declared of an operator; what says them of an operator
//! where it is made: [`BinaryOp::commutative`] and its kin.
//! Cost: a word an operator, and a block for an annihilator; asking is a load.
//! Who asks: the methods of `BinaryOp`, `UnaryOp`, `Monoid` and `Semiring`, which look in the catalog or here, and nobody
//! else. Laws are added and never taken back: what relies on them may be recorded.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::binary::BinaryOp;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::types::{Datum, Element};

/// A set of laws.
///
/// ```
/// use graphblas::ops::Laws;
/// let laws = Laws::COMMUTATIVE.or(Laws::IDEMPOTENT);
/// assert!(laws.has(Laws::IDEMPOTENT) && !laws.has(Laws::ASSOCIATIVE));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laws(u32);

impl Laws {
    /// None.
    pub const NONE: Laws = Laws(0);
    /// The function has no side effects, and may be called until the process ends: calls with it may be recorded.
    pub const LASTING: Laws = Laws(1);
    /// `f(x, y) = f(y, x)`: `C = B f C` is made in place, calls with exchanged operands are one.
    pub const COMMUTATIVE: Laws = Laws(2);
    /// `f(f(x, y), z) = f(x, f(y, z))`, floats up to rounding: with `COMMUTATIVE`, rows are reduced by the operator alone.
    pub const ASSOCIATIVE: Laws = Laws(4);
    /// `f(x, x) = x`: a sum of equal values is not computed.
    pub const IDEMPOTENT: Laws = Laws(8);
    /// `f(a, y) = a`, with the value a: where a monoid of the operator stops.
    pub const ANNIHILATOR_1ST: Laws = Laws(16);
    /// `f(x, a) = a`, likewise.
    pub const ANNIHILATOR_2ND: Laws = Laws(32);
    /// Both of these, which have a value.
    pub const ANNIHILATORS: Laws = Laws::ANNIHILATOR_1ST.or(Laws::ANNIHILATOR_2ND);
    pub(super) const ALL: Laws = Laws(63);

    /// The laws of both.
    ///
    /// ```
    /// use graphblas::ops::Laws;
    /// assert_eq!(Laws::LASTING.or(Laws::COMMUTATIVE), Laws::from_bits(3).unwrap());
    /// ```
    #[must_use]
    pub const fn or(self, other: Laws) -> Laws {
        Laws(self.0 | other.0)
    }

    /// The set with the sum of these numbers: LASTING 1, COMMUTATIVE 2, and so on; `None` if there is no such law.
    ///
    /// ```
    /// use graphblas::ops::Laws;
    /// assert_eq!(Laws::from_bits(4), Some(Laws::ASSOCIATIVE));
    /// assert_eq!(Laws::from_bits(64), None);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u32) -> Option<Laws> {
        if bits <= Laws::ALL.0 { Some(Laws(bits)) } else { None }
    }

    /// Whether one of these is among them.
    ///
    /// ```
    /// use graphblas::ops::Laws;
    /// assert!(Laws::ANNIHILATORS.has(Laws::ANNIHILATOR_1ST));
    /// assert!(!Laws::NONE.has(Laws::LASTING));
    /// ```
    #[must_use]
    pub const fn has(self, other: Laws) -> bool {
        self.0 & other.0 != 0
    }
}

/// What is declared of an operator so far.
#[derive(Debug, Default)]
pub(super) struct Declared {
    laws: AtomicU32,
    annihilator: OnceLock<Buf<u8>>,
}

impl Declared {
    /// Adds laws; the annihilator is that of those that have one.
    pub(super) fn add(&self, laws: Laws, annihilator: Option<Buf<u8>>) -> Result<()> {
        if let Some(value) = annihilator
            && let Err(value) = self.annihilator.set(value)
            && self.annihilator.get().is_none_or(|first| **first != *value)
        {
            return Err(Error::new(
                ErrorKind::AlreadySet,
                format_args!("annihilator: an operator has one, and another was declared before"),
            ));
        }
        self.laws.fetch_or(laws.0, Relaxed);
        Ok(())
    }

    /// Whether one of these laws was declared.
    pub(super) fn has(&self, laws: Laws) -> bool {
        Laws(self.laws.load(Relaxed)).has(laws)
    }

    /// The annihilator that was declared for one of these places.
    pub(super) fn annihilator(&self, places: Laws) -> Option<&[u8]> {
        self.annihilator.get().filter(|_| self.has(places)).map(|value| &**value)
    }
}

/// Declarations, each as [`BinaryOp::declare`] makes it: of an operator of the program, whose laws the engine cannot know, and of all
/// its clones. They are taken on trust; `op::check_laws` tries them. Errors: `InvalidValue` for a predefined operator,
/// `DomainMismatch` where the operator's types do not allow the law.
///
/// ```
/// use graphblas::op;
/// let gcd = |mut a: u64, mut b: u64| {
///     while b != 0 {
///         (a, b) = (b, a % b);
///     }
///     a
/// };
/// let op = op::from_fn(gcd)?.commutative()?.associative()?.idempotent()?.annihilated_by(1_u64)?;
/// op::check_laws(&op)?;
/// # Ok::<(), graphblas::Error>(())
/// ```
impl BinaryOp {
    /// `f(x, y) = f(y, x)`: calls with exchanged operands are one, and `C = B f C` is made in place.
    ///
    /// ```
    /// use graphblas::{ErrorKind, op};
    /// assert!(op::from_fn(u32::abs_diff)?.commutative()?.is_commutative());
    /// // Of predefined operators the laws are known.
    /// assert_eq!(op::plus::<u32>().commutative().unwrap_err().kind(), ErrorKind::InvalidValue);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn commutative(self) -> Result<Self> {
        self.declared(Laws::COMMUTATIVE)
    }

    /// `f(f(x, y), z) = f(x, f(y, z))`, up to rounding: sums may be grouped as it suits.
    ///
    /// ```
    /// use graphblas::{ErrorKind, op};
    /// assert!(op::from_fn(|x: u32, y: u32| x | y)?.associative()?.is_associative());
    /// // The result must be what the operator takes.
    /// let is_less = op::from_fn(|x: u32, y: u32| x < y)?;
    /// assert_eq!(is_less.associative().unwrap_err().kind(), ErrorKind::DomainMismatch);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn associative(self) -> Result<Self> {
        self.declared(Laws::ASSOCIATIVE)
    }

    /// `f(x, x) = x`: a sum of equal values is not computed.
    ///
    /// ```
    /// use graphblas::op;
    /// assert!(op::from_fn(|x: u32, y: u32| x | y)?.idempotent()?.is_idempotent());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn idempotent(self) -> Result<Self> {
        self.declared(Laws::IDEMPOTENT)
    }

    /// `f(a, y) = f(x, a) = a`: a sum that has come to `a` is not carried on. For one side alone see [`BinaryOp::declare`].
    ///
    /// ```
    /// use graphblas::{ErrorKind, op};
    /// let all_bits = op::from_fn(|x: u8, y: u8| x | y)?.annihilated_by(0xff_u8)?;
    /// op::check_laws(&all_bits)?;
    /// // There is one such value at most.
    /// assert_eq!(all_bits.annihilated_by(0_u8).unwrap_err().kind(), ErrorKind::AlreadySet);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn annihilated_by<T: Element>(self, a: T) -> Result<Self> {
        self.declare(Laws::ANNIHILATORS, Some(&Datum::try_of(&a)?))?;
        Ok(self)
    }

    fn declared(self, laws: Laws) -> Result<Self> {
        self.declare(laws, None)?;
        Ok(self)
    }
}
