//! Places of a vector that all get one value, and wait: what a program marks step by step.
//!
//! Needs: places below 2^32, a value's bytes. Gives: [`Marks`]. Cost: a copy of the places.

use crate::error::Result;
use crate::mem::Buf;

/// The log. Places may come more than once; those that came together rise.
#[derive(Debug)]
pub struct Marks {
    places: Buf<u32>,
    value: Buf<u8>,
    /// How often some came.
    times: usize,
}

impl Marks {
    /// None.
    #[must_use]
    pub const fn new() -> Marks {
        Marks { places: Buf::new(), value: Buf::new(), times: 0 }
    }

    /// Whether these may come to those that wait.
    #[must_use]
    pub fn take(&self, value: &[u8]) -> bool {
        self.places.is_empty() || *self.value == *value
    }

    /// Notes that rising `places` get `value`, which it [`take`](Self::take)s. On failure the log is as it was.
    pub fn add(&mut self, places: &[u32], value: &[u8]) -> Result<()> {
        self.places.reserve(places.len())?;
        if self.places.is_empty() {
            let mut own = Buf::from_slice(value)?;
            std::mem::swap(&mut self.value, &mut own);
        }
        self.places.extend_from_slice(places)?;
        self.times += 1;
        Ok(())
    }

    /// All places, in the order they came in.
    #[must_use]
    pub fn places(&self) -> &[u32] {
        &self.places
    }

    /// Whether places rise, for they came at once.
    #[must_use]
    pub fn rise(&self) -> bool {
        self.times < 2
    }

    /// What all places get.
    #[must_use]
    pub fn value(&self) -> &[u8] {
        &self.value
    }

    /// Forgets all; a large block is given back.
    #[inline]
    pub fn clear(&mut self) {
        const LARGE: usize = 1 << 14;
        if self.places.capacity() > LARGE {
            self.places = Buf::new()
        } else {
            self.places.clear()
        }
        self.times = 0;
    }
}

impl Default for Marks {
    fn default() -> Self {
        Self::new()
    }
}
