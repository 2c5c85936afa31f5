//! z(p) = a (x) b for entries of a product that nobody else adds to: the values of [`single`](super::single).
//!
//! Needs: two operands by row, a multiply that does not look at positions, and which entries meet: those
//! of B's row that a row of A asks for, or A's own and B's entry at their column.
//! Gives: the products, in order, each written once. Cost: about half a nanosecond each in cache where
//! [`hot`](super::hot) lists the semiring, a nanosecond more for others, whose operands are gathered by tiles.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::hot::{Side, Visitor};
use super::typed::{Reader, Width};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::Fetch;
use crate::mem::scratch::{self, Dirty};
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Index, Store};
use crate::types::Scalar;

/// Entries up to which a row is made as so many, whatever its length, and the next one over what was too
/// much: no branch depends on the length then, and most rows of a road network are short.
pub const SHORT: usize = 4;

/// Rows of B from this length on are multiplied by a call of their own. 2026-11: a guess; a call costs
/// what noting the places of some ten products does.
const LONG: usize = 32;

/// The operands.
pub struct Pair<'a, I> {
    /// What multiplies.
    pub s: &'a Semiring,
    /// Left operand.
    pub a: &'a Store,
    /// Right operand.
    pub b: &'a Store,
    /// Its lists.
    pub av: View<'a, I>,
    /// Its lists.
    pub bv: View<'a, I>,
}

impl<I: Index> Pair<'_, I> {
    /// The place of the entry of A's stored vector `k`, which has one at most, and the places in B of
    /// the row that it asks for.
    #[inline(always)]
    pub fn asked(&self, k: usize) -> (usize, Range<usize>) {
        let p = self.av.ptr[k].us();
        if self.av.ptr[k + 1].us() == p { (p, 0..0) } else { (p, self.bv.row(self.av.idx[p].us())) }
    }
}

/// Which products.
#[derive(Clone)]
pub enum Which {
    /// Those of the rows of B that these stored vectors of A ask for.
    Rows(Range<usize>),
    /// The same, where the rows asked for follow each other in B.
    RowsInOrder(Range<usize>),
    /// Those of these entries of A; row k of B has entry k and no other.
    Entries(Range<usize>),
}

/// Products to be made.
pub struct Work<'w, 'a, I> {
    /// Of these operands.
    pub pair: &'w Pair<'a, I>,
    /// Which ones.
    pub which: Which,
    /// Room for exactly as many.
    pub out: &'w mut [MaybeUninit<u8>],
}

impl<I: Width> Work<'_, '_, I> {
    /// Makes them.
    pub fn run(&mut self) -> Result<()> {
        match I::scale(self) {
            Some(()) => Ok(()),
            None => {
                Erased::new(self.pair)?.run(self);
                Ok(())
            }
        }
    }
}

/// The loops with everything inlined.
impl Visitor for &mut Work<'_, '_, u32> {
    type Out = ();
    fn visit<X: Side, Y: Side, Z: Scalar>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        _add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) {
        let Work { pair, which, out } = self;
        let (pair, which) = (*pair, which.clone());
        let (a, b) = (Reader::<X>::new(pair.a), Reader::<Y>::new(pair.b));
        assert!(out.as_ptr().cast::<Z>().is_aligned(), "value blocks are aligned to 16 bytes");
        // SAFETY: aligned (checked); what may be uninitialised may be so as values of Z, too.
        let out =
            unsafe { std::slice::from_raw_parts_mut(out.as_mut_ptr().cast::<MaybeUninit<Z>>(), out.len() / size_of::<Z>()) };
        match which {
            Which::Entries(r) => {
                let ks = &pair.av.idx[r.clone()];
                for ((p, k), z) in r.zip(ks).zip(out) {
                    // SAFETY: p is an entry of A, k one of B.
                    z.write(mul(unsafe { a.at(p) }, unsafe { b.at(*k as usize) }, *k as usize));
                }
            }
            Which::Rows(r) | Which::RowsInOrder(r) => {
                let mut done = 0;
                for (p, row) in r.map(|k| pair.asked(k)) {
                    let n = row.len();
                    if n == 0 {
                        continue;
                    }
                    // SAFETY: p is an entry of A: it asked for an entry of B.
                    let x = unsafe { a.at(p) };
                    let k = pair.av.idx[p] as usize;
                    // SAFETY: q is an entry of B.
                    let product = |q: usize| mul(x, unsafe { b.at(q) }, k);
                    match out.get_mut(done..done + SHORT) {
                        Some(out) if n <= SHORT && row.start + SHORT <= pair.bv.idx.len() => {
                            out.iter_mut().enumerate().for_each(|(l, z)| {
                                z.write(product(row.start + l));
                            });
                        }
                        _ => row.zip(&mut out[done..done + n]).for_each(|(q, z)| {
                            z.write(product(q));
                        }),
                    }
                    done += n;
                }
            }
        }
    }
}

/// Any operator, on slices.
struct Erased<'a, I: Index> {
    mul: Bin,
    size: usize,
    x: Fetch<'a>,
    y: Fetch<'a>,
    /// Places in A and in B of the products that wait.
    pa: Dirty<I>,
    pb: Dirty<I>,
}

impl<'a, I: Index> Erased<'a, I> {
    fn new(pair: &Pair<'a, I>) -> Result<Self> {
        let op = pair.s.mul();
        Ok(Erased {
            mul: Bin::of(&op)?,
            size: op.ztype().size(),
            x: Fetch::new(pair.a, &op.xtype(), op.uses_x())?,
            y: Fetch::new(pair.b, &op.ytype(), op.uses_y())?,
            pa: scratch::dirty(TILE + SHORT)?,
            pb: scratch::dirty(TILE + SHORT)?,
        })
    }

    fn run(&mut self, work: &mut Work<'_, 'a, I>) {
        let Work { pair, which, out } = work;
        match which.clone() {
            Which::Rows(r) => self.rows(pair, r, false, out),
            Which::RowsInOrder(r) => self.rows(pair, r, true, out),
            Which::Entries(r) => {
                for start in r.clone().step_by(TILE) {
                    let ks = &pair.av.idx[start..r.end.min(start + TILE)];
                    let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
                    let (x, y) = (self.x.run(start, ks.len()), self.y.at(ks.len(), |l| ks[l].us()));
                    self.multiply(x, y, ks.len(), iso, &mut out[(start - r.start) * self.size..]);
                }
            }
        }
    }

    /// `out = x (x) y` for `n` products, which are `out`'s first.
    fn multiply(&self, x: *const u8, y: *const u8, n: usize, iso: Iso, out: &mut [MaybeUninit<u8>]) {
        let z = out[..n * self.size].as_mut_ptr().cast();
        // SAFETY: LANES-1: n values a side (one where iso), room for n products. Not positional.
        unsafe { self.mul.run(z, x, y, n, iso, |_| (0, 0, 0)) };
    }

    fn rows(&mut self, pair: &Pair<'_, I>, r: Range<usize>, in_order: bool, out: &mut [MaybeUninit<u8>]) {
        let size = self.size;
        // Products done, and products behind these that wait.
        let (mut done, mut waiting) = (0, 0);
        for (p, row) in r.map(|k| pair.asked(k)) {
            let n = row.len();
            if n >= LONG || waiting + n > TILE {
                self.flush(waiting, in_order, &mut out[done * size..]);
                (done, waiting) = (done + waiting, 0);
            }
            if n < LONG {
                let (pa, pb) = (&mut self.pa[waiting..], &mut self.pb[waiting..]);
                if n <= SHORT {
                    (0..SHORT).for_each(|l| pa[l] = I::new(p));
                    (0..SHORT).for_each(|l| pb[l] = I::new(row.start + l));
                } else {
                    pa[..n].fill(I::new(p));
                    row.zip(pb).for_each(|(q, to)| *to = I::new(q));
                }
                waiting += n;
                continue;
            }
            let iso = Iso::of(true, self.y.is_iso());
            for start in row.clone().step_by(TILE) {
                let n = TILE.min(row.end - start);
                let (x, y) = (self.x.run(p, 1), self.y.run(start, n));
                self.multiply(x, y, n, iso, &mut out[done * size..]);
                done += n;
            }
        }
        self.flush(waiting, in_order, &mut out[done * size..]);
    }

    /// The products that wait.
    fn flush(&mut self, n: usize, in_order: bool, out: &mut [MaybeUninit<u8>]) {
        if n == 0 {
            return;
        }
        let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
        let (pa, pb) = (&self.pa, &self.pb);
        let x = self.x.at(n, |l| pa[l].us());
        let y = if in_order { self.y.run(pb[0].us(), n) } else { self.y.at(n, |l| pb[l].us()) };
        self.multiply(x, y, n, iso, out);
    }
}
