//! Any semiring on dot products: pairs of many of them are multiplied by one call.
//!
//! Needs: lists of one width. Gives: [`Pairs`], for [`dot`](super::dot).
//! Cost: a few stores for each pair, then a call of gather and operator for a tile of pairs, and one of the monoid for each sum of
//! two and more. 2026-11, `C<L> = L U'` of 34 rows by C functions, 78 entries each: 3.2 microseconds rather than 3.6
//! where each dot product was multiplied alone.
//! Invariant PAIRS-1: sums that wait go to places of one row, `base` and behind it, and are made before the row is left.

use super::dot::Dot;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::adder::Adder;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Gather, Scratch, part_of_tile};
use crate::mem::scratch::{self, Dirty};
use crate::ops::Semiring;
use crate::storage::{Index, Store, moves};

/// A semiring at work, one per worker.
pub struct Pairs<'a, I: Index> {
    mul: Bin,
    add: Adder,
    size: usize,
    a: Gather<'a>,
    b: Gather<'a>,
    /// Of the pairs that wait, one lane after the other: positions in A, in B, inner indices, and the numbers of their sums.
    lanes: Dirty<I>,
    /// How many pairs there is room for.
    most: usize,
    waiting: usize,
    /// Where the first sum goes that waits.
    base: *mut u8,
    products: Scratch,
    /// The sum of a dot product of more pairs.
    sum: Scratch,
    /// Whether the multiplication looks at places: then no sum waits for others.
    is_placed: bool,
    /// Whether any pair will do.
    is_any: bool,
}

impl<'a, I: Index> Pairs<'a, I> {
    /// `s` on the values of `a` and `b`.
    pub fn new(s: &Semiring, a: &'a Store, b: &'a Store) -> Result<Self> {
        let (op, add) = (s.mul(), Adder::of(&s.add())?);
        let (mul, size, most) = (Bin::of(&op)?, add.size(), a.nvals().min(b.nvals()).min(TILE));
        Ok(Pairs {
            a: Gather::new(a, &op.xtype(), op.uses_x(), most)?,
            b: Gather::new(b, &op.ytype(), op.uses_y(), most)?,
            lanes: scratch::dirty(4 * most)?,
            most,
            waiting: 0,
            base: std::ptr::null_mut(),
            products: part_of_tile(size, most)?,
            sum: part_of_tile(size, 1)?,
            is_placed: matches!(mul, Bin::Position { .. } | Bin::Placed(_)),
            is_any: add.is_final(&[]),
            mul,
            add,
            size,
        })
    }

    /// Writes pairs down behind the `n` there are; gives how many there are then.
    #[inline(always)]
    fn fill(&mut self, mut n: usize, pairs: &mut impl FnMut() -> Option<(usize, usize, usize)>) -> usize {
        let (most, is_any) = (self.most, self.is_any);
        let lanes = &mut self.lanes[..4 * most];
        while n < most
            && let Some((p, q, k)) = pairs()
        {
            (lanes[n], lanes[most + n], lanes[2 * most + n]) = (I::new(p), I::new(q), I::new(k));
            n += 1;
            if is_any {
                break;
            }
        }
        n
    }

    /// The products of the first `n` pairs, which are at (i, j) if places matter.
    fn products(&mut self, n: usize, (i, j): (usize, usize)) -> *mut u8 {
        let most = self.most;
        let (ps, qs, ks) = (&self.lanes[..n], &self.lanes[most..most + n], &self.lanes[2 * most..2 * most + n]);
        let (x, y) = (self.a.at(n, |l| ps[l].us()), self.b.at(n, |l| qs[l].us()));
        let (z, iso) = (self.products.ptr(), Iso::of(self.a.is_iso(), self.b.is_iso()));
        // SAFETY: LANES-1: n values a side (one when iso), room for `most` products.
        unsafe { self.mul.run(z, x, y, n, iso, |l| (i as u64, ks[l].us() as u64, j as u64)) };
        z
    }

    /// Makes the sums that wait.
    fn finish(&mut self) {
        let (n, size) = (std::mem::take(&mut self.waiting), self.size);
        if n == 0 {
            return;
        }
        let z = self.products(n, (0, 0));
        let slots = &self.lanes[3 * self.most..3 * self.most + n];
        let mut start = 0;
        while start < n {
            let end = slots[start..].iter().position(|slot| *slot != slots[start]).map_or(n, |more| start + more);
            // SAFETY: ADDER-1: products start..end are one sum's, PAIRS-1: its place has room for a value.
            unsafe {
                let first = z.add(start * size);
                if end > start + 1 {
                    self.add.reduce(first, first.add(size), end - start - 1);
                }
                moves::one(size, self.base.add(slots[start].us() * size), first);
            }
            start = end;
        }
    }

    /// The sum of `n` pairs that are written down and of all that follow, to `out`.
    ///
    /// # Safety
    /// `out` has room for a value; none waits.
    unsafe fn sum(
        &mut self,
        mut n: usize,
        place: (usize, usize),
        pairs: &mut impl FnMut() -> Option<(usize, usize, usize)>,
        out: *mut u8,
    ) {
        let (size, mut begins) = (self.size, 1);
        while n > 0 {
            let z = self.products(n, place);
            let sum = self.sum.ptr();
            // SAFETY: ADDER-1: n products, and `sum` is a value once it has begun.
            unsafe {
                if begins == 1 {
                    moves::one(size, sum, z);
                }
                if n > begins {
                    self.add.reduce(sum, z.add(begins * size), n - begins);
                }
            }
            begins = 0;
            if self.is_any || self.add.is_final(&self.sum.bytes_mut()[..size]) {
                break;
            }
            n = if n < self.most { 0 } else { self.fill(0, pairs) };
        }
        // SAFETY: the caller's room.
        unsafe { moves::one(size, out, self.sum.ptr()) };
    }
}

impl<I: Index> Dot<I> for Pairs<'_, I> {
    type Place = u32;

    // In the loop over short rows, most of which meet nothing, its registers are wanted. 2026-11, max_minus under a mask on road-NY.
    #[inline(never)]
    unsafe fn dot(&mut self, i: usize, j: usize, mut pairs: impl FnMut() -> Option<(usize, usize, usize)>, out: *mut u8) -> bool {
        let (before, most) = (self.waiting, self.most);
        let mut n = self.fill(before, &mut pairs);
        if n == before {
            return false;
        }
        if n == most && before > 0 {
            // There may be more: they get the room of those that wait.
            self.finish();
            self.lanes.chunks_exact_mut(most).for_each(|lane| lane.copy_within(before..n, 0));
            n -= before;
            if !self.is_any {
                n = self.fill(n, &mut pairs);
            }
        }
        if n == most || self.is_placed {
            // SAFETY: the caller's promise; none waits: those that did were summed above.
            unsafe { self.sum(n, (i, j), &mut pairs, out) };
            return true;
        }
        if self.waiting == 0 {
            self.base = out;
        }
        // SAFETY: PAIRS-1.
        let slot = unsafe { out.offset_from_unsigned(self.base) } / self.size;
        self.lanes[3 * most..][self.waiting..n].fill(I::new(slot));
        self.waiting = n;
        true
    }

    fn end_of_row(&mut self) {
        self.finish();
    }
}
