//! z = a (x) b for pairs of entries whose products nobody adds to: the values of [`single`](super::single) and of
//! Kronecker products.
//!
//! Needs: two operands by row, an operator that does not look at positions, and which entries meet.
//! Gives: the products, in order, each written once. Cost: about half a nanosecond each in cache where
//! [`hot`](super::hot) lists the operator, a nanosecond more for others, whose operands are gathered by tiles.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::hot::{self, Side, Visitor};
use super::typed::Reader;
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::Gather;
use crate::kernel::operand::view;
use crate::mem::prefetch;
use crate::mem::scratch::{self, Dirty};
use crate::ops::BinaryOp;
use crate::storage::view::View;
use crate::storage::{Index, Store};
use crate::types::Element;

/// Entries up to which a row is made as so many, whatever its length, and the next one over what was too
/// much: no branch depends on the length then, and most rows of a road network are short.
pub const SHORT: usize = 4;

/// Rows of B from this length on are multiplied by a call of their own. 2026-11: a guess; a call costs
/// what noting the places of some ten products does.
const LONG: usize = 32;

/// Rows of B that are asked for before they are read, where they lie anywhere.
const AHEAD: usize = 8;

/// The operands' lists.
#[derive(Clone, Copy)]
pub struct Pair<'a, I> {
    /// Left operand.
    pub a: View<'a, I>,
    /// Right operand.
    pub b: View<'a, I>,
}

impl<'a, I: Index> Pair<'a, I> {
    /// Of stores that `operand::lists` prepared.
    pub fn of(a: &'a Store, b: &'a Store) -> Self {
        Pair { a: view(a), b: view(b) }
    }

    /// The place of the entry of A's stored vector `k`, which has one at most, and the places in B of
    /// the row that it asks for.
    #[inline(always)]
    pub fn asked(&self, k: usize) -> (usize, Range<usize>) {
        let p = self.a.ptr[k].us();
        if self.a.ptr[k + 1].us() == p { (p, 0..0) } else { (p, self.b.row(self.a.idx[p].us())) }
    }

    /// Hands entries of A, and the rows of B whose products with them follow each other in Z, to `to`. Before that, `ahead` is
    /// told where a row begins that lies anywhere in B.
    #[inline(always)]
    fn each(&self, which: &Which, ahead: impl Fn(usize), mut to: impl FnMut(usize, Range<usize>)) {
        match which {
            Which::AskedInOrder(r) => r.clone().for_each(|k| {
                let (p, row) = self.asked(k);
                to(p, row);
            }),
            Which::Asked(r) => r.clone().for_each(|k| {
                if k + AHEAD < r.end {
                    ahead(self.asked(k + AHEAD).1.start);
                }
                let (p, row) = self.asked(k);
                to(p, row);
            }),
            Which::Crossed(r) => r.clone().for_each(|k| {
                let (row, with) = (self.a.range(k / self.b.vectors()), self.b.range(k % self.b.vectors()));
                row.for_each(|p| to(p, with.clone()));
            }),
            Which::Entries(_) => {}
        }
    }

    /// Writes the columns of these products, where `column` gives that of a place in A and a column of B, to `out`, which has
    /// room for exactly as many.
    #[inline(always)]
    pub fn columns(&self, which: &Which, column: impl Fn(usize, I) -> I, out: &mut [MaybeUninit<I>]) {
        let mut done = 0;
        let idx = self.b.idx;
        self.each(
            which,
            |q| idx.get(q).into_iter().for_each(prefetch),
            |p, row| {
                write_run(idx, row, &mut out[done..], |j| column(p, j), &mut done);
            },
        );
    }
}

/// `out = f(x)` for the values `x` of a row, and `done` grows by as many. Up to [`SHORT`] of them are written as so many, if
/// there are so many behind the row's start, and room.
#[inline(always)]
fn write_run<X: Copy, T: Copy>(from: &[X], row: Range<usize>, out: &mut [MaybeUninit<T>], f: impl Fn(X) -> T, done: &mut usize) {
    let n = row.len();
    match (from[row.start..].first_chunk::<SHORT>(), out.first_chunk_mut::<SHORT>()) {
        (Some(from), Some(out)) if n <= SHORT => from.iter().zip(out).for_each(|(x, to)| {
            to.write(f(*x));
        }),
        _ => from[row].iter().zip(&mut out[..n]).for_each(|(x, to)| {
            to.write(f(*x));
        }),
    }
    *done += n;
}

/// Which products.
#[derive(Clone)]
pub enum Which {
    /// Those of the rows of B that these stored vectors of A, of one entry at most, ask for.
    Asked(Range<usize>),
    /// The same, where the rows asked for follow each other in B.
    AskedInOrder(Range<usize>),
    /// Those of these pairs of stored vectors, numbered (vector of A) * vectors(B) + (vector of B).
    Crossed(Range<usize>),
    /// Those of these entries of A and B's entries at their columns; row k of B has entry k and no other.
    Entries(Range<usize>),
}

/// Products to be made.
pub struct Work<'w, 'a> {
    /// What multiplies.
    pub op: &'w BinaryOp,
    /// Left operand.
    pub a: &'a Store,
    /// Right operand.
    pub b: &'a Store,
    /// Which ones.
    pub which: Which,
    /// Room for exactly as many.
    pub out: &'w mut [MaybeUninit<u8>],
}

impl Work<'_, '_> {
    /// Makes them.
    pub fn run<I: Index>(&mut self) -> Result<()> {
        if View::<u32>::of(self.a).is_some() && hot::visit_operator(self.op, self.a, self.b, &mut *self).is_some() {
            return Ok(());
        }
        Erased::<I>::new(self)?.run(self);
        Ok(())
    }
}

/// The loops with everything inlined.
impl Visitor for &mut Work<'_, '_> {
    type Out = ();
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        _add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) {
        let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
        let pair = Pair::<u32>::of(self.a, self.b);
        assert!(self.out.as_ptr().cast::<Z>().is_aligned(), "value blocks are aligned to 16 bytes");
        // SAFETY: aligned (checked); what may be uninitialised may be so as values of Z, too.
        let out = unsafe {
            std::slice::from_raw_parts_mut(self.out.as_mut_ptr().cast::<MaybeUninit<Z>>(), self.out.len() / size_of::<Z>())
        };
        if let Which::Entries(r) = &self.which {
            for ((p, k), z) in r.clone().zip(&pair.a.idx[r.clone()]).zip(out) {
                // SAFETY: p is an entry of A, k one of B.
                z.write(mul(unsafe { a.at(p) }, unsafe { b.at(*k as usize) }, 0));
            }
            return;
        }
        let mut done = 0;
        pair.each(
            &self.which,
            |q| b.ask(q),
            |p, row| {
                if row.is_empty() {
                    return;
                }
                // SAFETY: p is an entry of A: there are entries of B to meet.
                let x = unsafe { a.at(p) };
                match b.list() {
                    Some(list) => write_run(list, row, &mut out[done..], |y| mul(x, y, 0), &mut done),
                    None => {
                        // SAFETY: as above, and all of B's entries have this value.
                        let z = mul(x, unsafe { b.at(0) }, 0);
                        write_run(pair.b.idx, row, &mut out[done..], |_| z, &mut done);
                    }
                }
            },
        );
    }

    unsafe fn call(self, _: &Bodies, _: Closures) {
        unreachable!("an operator alone has no bodies (`hot::visit_operator`)")
    }
}

/// Any operator, on slices.
struct Erased<'a, I: Index> {
    mul: Bin,
    size: usize,
    x: Gather<'a>,
    y: Gather<'a>,
    /// Places in A and in B of the products that wait.
    pa: Dirty<I>,
    pb: Dirty<I>,
}

impl<'a, I: Index> Erased<'a, I> {
    fn new(work: &Work<'_, 'a>) -> Result<Self> {
        let op = work.op;
        Ok(Erased {
            mul: Bin::of(op)?,
            size: op.ztype().size(),
            x: Gather::new(work.a, &op.xtype(), op.uses_x(), TILE)?,
            y: Gather::new(work.b, &op.ytype(), op.uses_y(), TILE)?,
            pa: scratch::dirty(TILE + SHORT)?,
            pb: scratch::dirty(TILE + SHORT)?,
        })
    }

    fn run(&mut self, work: &mut Work<'_, 'a>) {
        let (pair, size, out) = (Pair::<I>::of(work.a, work.b), self.size, &mut *work.out);
        if let Which::Entries(r) = &work.which {
            for start in r.clone().step_by(TILE) {
                let ks = &pair.a.idx[start..r.end.min(start + TILE)];
                let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
                let (x, y) = (self.x.run(start, ks.len()), self.y.at(ks.len(), |l| ks[l].us()));
                self.multiply(x, y, ks.len(), iso, &mut out[(start - r.start) * size..]);
            }
            return;
        }
        let in_order = matches!(work.which, Which::AskedInOrder(_));
        // Products done, and products behind these that wait.
        let (mut done, mut waiting) = (0, 0);
        pair.each(
            &work.which,
            |_| (),
            |p, row| {
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
                    return;
                }
                let iso = Iso::of(true, self.y.is_iso());
                for start in row.clone().step_by(TILE) {
                    let n = TILE.min(row.end - start);
                    let (x, y) = (self.x.run(p, 1), self.y.run(start, n));
                    self.multiply(x, y, n, iso, &mut out[done * size..]);
                    done += n;
                }
            },
        );
        self.flush(waiting, in_order, &mut out[done * size..]);
    }

    /// `out = x (x) y` for `n` products, which are `out`'s first.
    fn multiply(&self, x: *const u8, y: *const u8, n: usize, iso: Iso, out: &mut [MaybeUninit<u8>]) {
        let z = out[..n * self.size].as_mut_ptr().cast();
        // SAFETY: LANES-1: n values a side (one where iso), room for n products. Not positional.
        unsafe { self.mul.run(z, x, y, n, iso, |_| (0, 0, 0)) };
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
