//! Any semiring on rows: operators are called on slices of a row.
//!
//! Needs: lists of one width. Gives: [`Erased`], for saxpy and for dot.
//! Cost: two indirect calls per tile of a row of B (multiply, then scatter-add): 0 to 13 % over
//! inlined for rows of 4 and more (references/kernel-experiments.md, section 2).

use std::ops::Range;

use super::Order;
use super::dot::Dot;
use super::saxpy::{Accumulator, Axpy};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::adder::Adder;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Fetch, Scratch, tile_bytes};
use crate::kernel::operand::view;
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// A semiring at work, one per worker.
pub struct Erased<'a, I> {
    mul: Bin,
    add: Adder,
    order: Order,
    a: Fetch<'a>,
    b: Fetch<'a>,
    b_lists: View<'a, I>,
    products: Scratch,
    /// Positions of a dot product's pairs, while they wait for a full tile.
    pairs: [crate::mem::scratch::Dirty<usize>; 3],
}

impl<'a, I: Index> Erased<'a, I> {
    /// `s` on the values of `a` and `b`.
    pub fn new(s: &Semiring, a: &'a Store, b: &'a Store, order: Order) -> Result<Self> {
        let op = s.mul();
        let (x, y) = ((op.xtype(), op.uses_x()), (op.ytype(), op.uses_y()));
        let (for_a, for_b) = if order == Order::Straight { (x, y) } else { (y, x) };
        let pair = || crate::mem::scratch::dirty::<usize>(TILE);
        Ok(Erased {
            mul: Bin::of(&op)?,
            add: Adder::of(&s.add())?,
            order,
            a: Fetch::new(a, &for_a.0, for_a.1)?,
            b: Fetch::new(b, &for_b.0, for_b.1)?,
            b_lists: view(b),
            products: tile_bytes(op.ztype().size())?,
            pairs: [pair()?, pair()?, pair()?],
        })
    }
}

impl<I: Index> Axpy<I> for Erased<'_, I> {
    const CAN_SKIP: bool = false;

    fn axpy_marked(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, acc: &mut Accumulator) {
        self.axpy(i, k, pa, b, acc);
    }

    fn axpy(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, acc: &mut Accumulator) {
        let z = self.products.ptr();
        let js = self.b_lists.idx;
        for start in b.clone().step_by(TILE) {
            let n = TILE.min(b.end - start);
            let (x, y) = (self.a.run(pa, 1), self.b.run(start, n));
            let b_iso = self.b.is_iso();
            // SAFETY: LANES-1: one value of A, n of B (one when iso), room for TILE products.
            unsafe {
                match self.order {
                    Order::Straight => {
                        let at = |lane: usize| (i as u64, k as u64, js[start + lane].us() as u64);
                        self.mul.run(z, x, y, n, Iso::of(true, b_iso), at);
                    }
                    Order::Flipped => {
                        let at = |lane: usize| (js[start + lane].us() as u64, k as u64, i as u64);
                        self.mul.run(z, y, x, n, Iso::of(b_iso, true), at);
                    }
                }
            }
            let (vals, flags, tops) = (acc.vals.as_mut_ptr().cast(), acc.flags.as_mut_ptr(), acc.tops.as_mut_ptr());
            // SAFETY: ADDER-1; the accumulator covers every column of B (LIST-2).
            unsafe { self.add.scatter(vals, flags, tops, &js[start..start + n], z) };
        }
    }
}

impl<I: Index> Dot<I> for Erased<'_, I> {
    type Place = u32;

    fn dot(&mut self, i: usize, j: usize, mut pairs: impl FnMut() -> Option<(usize, usize, usize)>, out: &mut [u8]) -> bool {
        let mut any = false;
        loop {
            let mut n = 0;
            while n < TILE
                && let Some((p, q, k)) = pairs()
            {
                (self.pairs[0][n], self.pairs[1][n], self.pairs[2][n]) = (p, q, k);
                n += 1;
                if self.add.is_final(&[]) {
                    // ANY: one product will do.
                    break;
                }
            }
            if n == 0 {
                return any;
            }
            let [ps, qs, ks] = &self.pairs;
            let (x, y) = (self.a.at(n, |l| ps[l]), self.b.at(n, |l| qs[l]));
            let (z, iso) = (self.products.ptr(), Iso::of(self.a.is_iso(), self.b.is_iso()));
            let at = |lane: usize| (i as u64, ks[lane] as u64, j as u64);
            let size = self.add.size();
            // SAFETY: LANES-1 and ADDER-1: n pairs, room for TILE products; `out` is one value,
            // brought to an aligned place behind the products while it is summed.
            unsafe {
                self.mul.run(z, x, y, n, iso, at);
                if any {
                    // The sum so far joins as one more product's predecessor.
                    let mut sum = AlignedSum::of(out);
                    self.add.reduce(sum.ptr(), z, n);
                    sum.put(out);
                } else {
                    if n > 1 {
                        self.add.reduce(z, z.add(size), n - 1);
                    }
                    std::ptr::copy_nonoverlapping(z, out.as_mut_ptr(), size);
                }
            }
            any = true;
            if self.add.is_final(out) {
                return true;
            }
        }
    }
}

/// A value's bytes at an aligned place: up to 16 inline, more are aligned already (value blocks).
struct AlignedSum {
    inline: [u128; 1],
    outside: *mut u8,
}

impl AlignedSum {
    fn of(value: &mut [u8]) -> AlignedSum {
        let mut sum = AlignedSum { inline: [0], outside: std::ptr::null_mut() };
        if value.len() > 16 {
            sum.outside = value.as_mut_ptr();
        } else {
            // SAFETY: at most 16 bytes into 16.
            unsafe { std::ptr::copy_nonoverlapping(value.as_ptr(), sum.inline.as_mut_ptr().cast(), value.len()) };
        }
        sum
    }

    fn ptr(&mut self) -> *mut u8 {
        if self.outside.is_null() { self.inline.as_mut_ptr().cast() } else { self.outside }
    }

    fn put(&self, value: &mut [u8]) {
        if self.outside.is_null() {
            // SAFETY: at most 16 bytes out of 16.
            unsafe { std::ptr::copy_nonoverlapping(self.inline.as_ptr().cast(), value.as_mut_ptr(), value.len()) };
        }
    }
}
