//! Any semiring on rows: operators are called on slices of a row.
//!
//! Needs: lists of one width. Gives: [`Erased`], for saxpy.
//! Cost: two indirect calls per tile of a row of B (multiply, then scatter-add): 0 to 13 % over
//! inlined for rows of 4 and more (references/kernel-experiments.md, section 2).

use std::ops::Range;
use std::slice;

use super::Order;
use super::acc::{Places, Ranked, each_bit};
use super::choice::Bytes;
use super::out::Out;
use super::ranks::{self, SHORT, Term};
use super::saxpy::Axpy;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::adder::Adder;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Fetch, Scratch, tile_bytes};
use crate::kernel::operand::view;
use crate::mem::Buf;
use crate::mem::scratch::{self, Dirty};
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Index, Store, moves};

/// A semiring at work, one per worker.
pub struct Erased<'a, I: Index> {
    mul: Bin,
    add: Adder,
    order: Order,
    a: Fetch<'a>,
    b: Fetch<'a>,
    b_lists: View<'a, I>,
    products: Scratch,
    /// Columns of the products that wait to be added, and how many there are.
    columns: Dirty<I>,
    waiting: usize,
    /// Sums of a short row, by rank.
    sums: Buf<u8>,
}

impl<'a, I: Index> Erased<'a, I> {
    /// `s` on the values of `a` and `b`, row by row.
    pub fn new(s: &Semiring, a: &'a Store, b: &'a Store, order: Order) -> Result<Self> {
        let size = s.add().ty().size();
        let op = s.mul();
        let (x, y) = ((op.xtype(), op.uses_x()), (op.ytype(), op.uses_y()));
        let (for_a, for_b) = if order == Order::Straight { (x, y) } else { (y, x) };
        Ok(Erased {
            mul: Bin::of(&op)?,
            add: Adder::of(&s.add())?,
            order,
            a: Fetch::new(a, &for_a.0, for_a.1)?,
            b: Fetch::new(b, &for_b.0, for_b.1)?,
            b_lists: view(b),
            products: tile_bytes(op.ztype().size())?,
            columns: scratch::dirty(TILE)?,
            waiting: 0,
            sums: Buf::zeroed(SHORT * size)?,
        })
    }
}

/// Rows of B from this length on are added without copying their indices.
/// 2026-11: a guess; a call of the adder costs what copying some ten indices does.
const LONG: usize = 64;

impl<I: Index> Erased<'_, I> {
    /// The products of A's value at `pa` with the `n` values of B from `start` on, to `z`; `n <= TILE`.
    ///
    /// # Safety
    /// LANES-1: `z` has room for n products.
    unsafe fn multiply(&mut self, z: *mut u8, (i, k, pa): (usize, usize, usize), start: usize, n: usize) {
        let js = self.b_lists.idx;
        let (x, y) = (self.a.run(pa, 1), self.b.run(start, n));
        let b_iso = self.b.is_iso();
        // SAFETY: LANES-1: one value of A, n of B (one when iso).
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
    }
}

impl<I: Index> Axpy<I> for Erased<'_, I> {
    const IS_INLINED: bool = false;

    unsafe fn copy(&mut self, i: usize, term: &Term, out: *mut u8) {
        for start in (term.start..term.end).step_by(TILE) {
            let n = TILE.min(term.end - start);
            // SAFETY: the caller's room.
            unsafe { self.multiply(out.add((start - term.start) * self.add.size()), (i, term.k, term.pa), start, n) };
        }
    }

    unsafe fn add_full(&mut self, _: usize, _: &Term, _: *mut u8) {
        unreachable!("not inlined");
    }

    unsafe fn axpy(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, to: Places) {
        let js = self.b_lists.idx;
        let is_long = b.len() >= LONG;
        if is_long || self.waiting + b.len() > TILE {
            // SAFETY: the caller's promise.
            unsafe { self.end_row(to) };
        }
        let z = self.products.ptr();
        if !is_long {
            // SAFETY: LANES-1: room for TILE products.
            unsafe { self.multiply(z.add(self.waiting * self.add.size()), (i, k, pa), b.start, b.len()) };
            self.columns[self.waiting..self.waiting + b.len()].copy_from_slice(&js[b.clone()]);
            self.waiting += b.len();
            return;
        }
        for start in b.clone().step_by(TILE) {
            let n = TILE.min(b.end - start);
            // SAFETY: LANES-1: room for TILE products. ADDER-1; the accumulator covers every column of B (LIST-2).
            unsafe {
                self.multiply(z, (i, k, pa), start, n);
                self.add.scatter(to.vals, to.flags, to.tops, &js[start..start + n], z);
            }
        }
    }

    unsafe fn end_row(&mut self, to: Places) {
        let (n, z) = (std::mem::take(&mut self.waiting), self.products.ptr());
        // SAFETY: ADDER-1; the accumulator covers every column of B (LIST-2).
        unsafe { self.add.scatter(to.vals, to.flags, to.tops, &self.columns[..n], z) };
    }

    unsafe fn axpy_bytes(&mut self, _: usize, _: usize, _: usize, _: Range<usize>, _: Places) {
        unreachable!("not inlined");
    }

    unsafe fn join(&self, _: Range<usize>, _: Places, _: Places) {
        unreachable!("not inlined");
    }

    unsafe fn axpy_where(&mut self, _: usize, _: usize, _: usize, _: Range<usize>, _: Places, _: Bytes<'_>) {
        unreachable!("not inlined");
    }

    unsafe fn begin_ranked(&mut self, _: Ranked) {
        unreachable!("not inlined");
    }

    unsafe fn axpy_ranked(&mut self, _: usize, _: usize, _: Range<usize>, _: Ranked) {
        unreachable!("not inlined");
    }

    unsafe fn put_ranked(&mut self, _: Ranked, _: usize, _: *mut u8, _: usize) {
        unreachable!("not inlined");
    }

    unsafe fn collect(&mut self, js: *const I, n: usize, from: Places, out: *mut u8) {
        let size = self.add.size();
        // SAFETY: the caller's promise; the accumulator holds a value for every column of B.
        let (js, out, from) = unsafe {
            let all = self.b_lists.nminor * size;
            (slice::from_raw_parts(js, n), slice::from_raw_parts_mut(out, n * size), slice::from_raw_parts(from.vals, all))
        };
        moves::gather(size, out, from, n, |t| js[t].us());
    }

    unsafe fn short(&mut self, i: usize, terms: &[Term], mut allows: impl FnMut(usize) -> bool, _all: bool, out: &mut Out<I>) {
        let (z, size) = (self.products.ptr(), self.add.size());
        let mut columns = [0; SHORT + 4];
        let mut n = 0;
        for term in terms {
            // SAFETY: LANES-1: room for TILE products.
            unsafe { self.multiply(z.add(n * size), (i, term.k, term.pa), term.start, term.end - term.start) };
            n = ranks::append(&mut columns, n, self.b_lists.idx, term, |_, _| ());
        }
        let ranks = ranks::of(&mut columns, n).map(|r| r as u32);
        let (mut there, mut top, sums) = (0u64, 0u64, self.sums.as_mut_ptr());
        // SAFETY: ADDER-1: ranks are below SHORT.
        unsafe { self.add.scatter(sums, &raw mut there, &raw mut top, &ranks[..n], z) };
        let mut places = [0usize; SHORT];
        (0..n).for_each(|t| places[ranks[t] as usize] = columns[t] as usize);
        let (idx, vals) = out.tail();
        let (mut chosen, mut at) = ([0usize; SHORT], 0);
        each_bit(0, there, |r| {
            if allows(places[r]) {
                // SAFETY: the caller's room.
                unsafe { idx.add(at).write(I::new(places[r])) };
                chosen[at] = r;
                at += 1;
            }
        });
        // SAFETY: the caller's room.
        let to = unsafe { slice::from_raw_parts_mut(vals, at * size) };
        moves::gather(size, to, &self.sums, at, |t| chosen[t]);
        // SAFETY: written just above.
        unsafe { out.advance(at) };
    }
}
