//! The sum of all entries of a product, of which only a few rows at a time are there.
//!
//! Needs: kernels that hand rows to [`super::out`]. Gives: [`Sum`], which takes rows and forgets them.
//! Cost: that of the rows; room for those of one chunk per thread, and a value per chunk.
//! Rows are taken in chunks that depend on the operands only, and the sums of chunks are joined in order: the result is
//! the same for any number of threads. Floating-point sums may differ from those of the stored product in rounding, since
//! its blocks begin elsewhere.

use std::sync::{Mutex, PoisonError};

use super::out::{Out, Shape, Split, Work};
use crate::error::Result;
use crate::kernel::erased::adder::Adder;
use crate::kernel::reduce::join_blocks;
use crate::mem::{Buf, scratch};
use crate::ops::Monoid;
use crate::par::{self, Disjoint};
use crate::storage::{Index, Store};

/// Chunks that there are about: so many that a thread does not end up with most of the work in one, though rows differ. 2026-11,
/// bench-peer, TC of kron:14 with two threads: with 13 chunks 9.2 ms, of which half was waiting.
const CHUNKS: usize = 512;

/// Entries that a chunk has about: enough to forget what beginning one costs, few enough for the second cache.
const FEWEST: usize = if cfg!(test) { 16 } else { 256 };
const MOST: usize = 1 << 14;

/// Where rows of a product go instead of into a store.
pub struct Sum<'a> {
    m: &'a Monoid,
    /// Set when rows were taken: their sum, if there were entries.
    taken: Mutex<Option<Option<Buf<u8>>>>,
}

impl<'a> Sum<'a> {
    /// With this monoid, whose type the product has.
    pub fn new(m: &'a Monoid) -> Self {
        Sum { m, taken: Mutex::new(None) }
    }

    /// The monoid.
    pub fn monoid(&self) -> &Monoid {
        self.m
    }

    /// Takes the sum of `n` products of one value each, of `size` bytes, which `put` writes.
    pub fn give(&self, size: usize, n: u64, put: impl FnOnce(u64, &mut [u8])) -> Result<()> {
        let mut sum = Buf::zeroed(size)?;
        put(n, &mut sum);
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = Some((n > 0).then_some(sum));
        Ok(())
    }

    /// The sum, if rows were taken; then none if there was no entry.
    pub fn into_taken(self) -> Option<Option<Buf<u8>>> {
        self.taken.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes `n` rows with about `entries` entries, which `work` writes range by range, as [`super::out::rows`] says.
    pub fn take<I: Index>(
        &self,
        (n, entries): (usize, usize),
        shape: Shape<'_>,
        split: &Split,
        work: &Work<'_, I>,
    ) -> Result<Store> {
        let add = Adder::of(self.m)?;
        let size = add.size();
        let chunk = (entries / CHUNKS).clamp(FEWEST, MOST);
        let each = (n as u128 * chunk as u128 / entries.max(1) as u128).clamp(1, n.max(1) as u128) as usize;
        let chunks = n.div_ceil(each);
        let (mut partial, mut has) = (Buf::<u8>::zeroed(chunks * size)?, Buf::<u8>::zeroed(chunks)?);
        {
            let (to, has) = (Disjoint::new(&mut partial), Disjoint::new(&mut has));
            par::run(&split.ranges, |range| {
                let (mut out, mut ends) = (Out::<I>::owning(size), scratch::dirty::<I>(each)?);
                // A chunk belongs to the range that it begins in.
                for c in range.start.div_ceil(each)..range.end.div_ceil(each) {
                    let rows = c * each..n.min((c + 1) * each);
                    let of = rows.len();
                    out.clear();
                    work(rows, &mut out, &mut ends[..of])?;
                    // SAFETY: a chunk is taken once.
                    let (to, has) = unsafe { (to.slice(c * size..(c + 1) * size), has.slice(c..c + 1)) };
                    has[0] = u8::from(add_up(&add, &out, to));
                }
                Ok(())
            })?;
        }
        let sum = join_blocks(&add, &partial, &has)?;
        *self.taken.lock().unwrap_or_else(PoisonError::into_inner) = Some(sum);
        Store::empty(shape.ty, shape.nmajor, shape.nminor)
    }
}

/// The sum of what was written, to `to`; false if that is nothing.
fn add_up<I: Index>(add: &Adder, out: &Out<I>, to: &mut [u8]) -> bool {
    let size = add.size();
    let Some((first, rest)) = out.values().split_at_checked(size) else { return false };
    to.copy_from_slice(first);
    // SAFETY: ADDER-1: whole values of the monoid's type, from an aligned start.
    unsafe { add.reduce(to.as_mut_ptr(), rest.as_ptr(), rest.len() / size) };
    true
}
