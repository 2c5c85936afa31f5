//! z = a (x) b for pairs of entries whose products nobody adds to: the values of [`single`](super::single) and of
//! Kronecker products.
//!
//! Needs: two operands by row, an operator that does not look at positions, and which entries meet.
//! Gives: the products, in order, each written once, and their columns. Cost: about half a nanosecond each in cache where
//! [`hot`](super::hot) lists the operator, a nanosecond more for others, whose operands are gathered by tiles.
//! Rows are walked once: a row that lies anywhere is waited for once, and where it ends guessed once (2026-11, rows of Kronecker 14 and
//! road-NY in another order: .76 and .77 of the time that columns first and then values took).

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
use crate::storage::{Index, Store, moves};
use crate::types::Element;

/// Entries up to which a row is made as so many, whatever its length, and the next one over what was too
/// much: no branch depends on the length then, and most rows of a road network are short.
const SHORT: usize = 4;

/// Entries of a longer row that are made at once, in the same way: where a row ends is guessed once.
const STEP: usize = 8;

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

    /// Hands entries of A, and the rows of B whose products with them follow each other in Z and that are not empty, to `to`. Before
    /// that, `ahead` is told where a row begins that lies anywhere in B.
    #[inline(always)]
    fn each(&self, which: &Which, ahead: impl Fn(usize), mut to: impl FnMut(usize, Range<usize>)) {
        let mut to = |p, row: Range<usize>| {
            if !row.is_empty() {
                to(p, row);
            }
        };
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

    /// Writes the columns of these products.
    #[inline(always)]
    pub fn columns(&self, which: &Which, to: &mut Columns<'_, I>) {
        let (mut done, idx) = (0, self.b.idx);
        if let Which::AskedInOrder(r) = which {
            return moves::put(to.room, &idx[self.b.ptr[r.start].us()..self.b.ptr[r.end].us()]);
        }
        self.each(
            which,
            |q| idx.get(q).into_iter().for_each(prefetch),
            |p, row| {
                let base = to.base(self.a.idx[p]);
                write_row(row.len(), &idx[row.start..], &mut to.room[done..], |j| I::new(base + j.us()));
                done += row.len();
            },
        );
    }
}

/// Where the columns of products go.
pub struct Columns<'w, I> {
    /// Room for exactly as many.
    pub room: &'w mut [MaybeUninit<I>],
    /// The column of A's entry times this is added to B's.
    pub scale: usize,
}

impl<I: Index> Columns<'_, I> {
    /// What is added to B's columns by the entry of A at this column.
    #[inline(always)]
    fn base(&self, k: I) -> usize {
        k.us() * self.scale
    }
}

/// `to = f(x)` for the first `n` of `from`, and for a few more where there are as many of both.
#[inline(always)]
fn write_row<X: Copy, T: Copy>(n: usize, from: &[X], to: &mut [MaybeUninit<T>], f: impl Fn(X) -> T) {
    let room = from.len().min(to.len());
    if n <= SHORT && SHORT <= room {
        write(&from[..SHORT], &mut to[..SHORT], f);
    } else if n.next_multiple_of(STEP) <= room {
        let steps = from.as_chunks::<STEP>().0.iter().zip(to.as_chunks_mut::<STEP>().0);
        steps.take(n.div_ceil(STEP)).for_each(|(from, to)| write(from, to, &f));
    } else {
        write(&from[..n], &mut to[..n], f);
    }
}

/// The same for columns and values, step by step.
#[inline(always)]
fn write_both<X: Copy, Y: Copy, T: Copy, U: Copy>(
    n: usize,
    (columns, values): (&[X], &[Y]),
    (to_columns, to_values): (&mut [MaybeUninit<T>], &mut [MaybeUninit<U>]),
    f: impl Fn(X) -> T,
    g: impl Fn(Y) -> U,
) {
    let room = columns.len().min(to_columns.len()).min(values.len().min(to_values.len()));
    if n <= SHORT && SHORT <= room {
        write(&columns[..SHORT], &mut to_columns[..SHORT], f);
        write(&values[..SHORT], &mut to_values[..SHORT], g);
    } else if n.next_multiple_of(STEP) <= room {
        let of_columns = columns.as_chunks::<STEP>().0.iter().zip(to_columns.as_chunks_mut::<STEP>().0);
        let of_values = values.as_chunks::<STEP>().0.iter().zip(to_values.as_chunks_mut::<STEP>().0);
        of_columns.zip(of_values).take(n.div_ceil(STEP)).for_each(|((from, to), (from_values, to_values))| {
            write(from, to, &f);
            write(from_values, to_values, &g);
        });
    } else {
        write(&columns[..n], &mut to_columns[..n], f);
        write(&values[..n], &mut to_values[..n], g);
    }
}

#[inline(always)]
fn write<X: Copy, T: Copy>(from: &[X], to: &mut [MaybeUninit<T>], f: impl Fn(X) -> T) {
    from.iter().zip(to).for_each(|(x, to)| {
        to.write(f(*x));
    });
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
pub struct Work<'w, 'a, I> {
    /// What multiplies.
    pub op: &'w BinaryOp,
    /// Left operand.
    pub a: &'a Store,
    /// Right operand.
    pub b: &'a Store,
    /// Which ones.
    pub which: Which,
    /// Their columns, but where they are made by entries.
    pub columns: Columns<'w, I>,
    /// Room for exactly as many values, or for none, if none are wanted.
    pub out: &'w mut [MaybeUninit<u8>],
}

impl<I: Index> Work<'_, '_, I> {
    /// Makes them.
    pub fn run(mut self) -> Result<()> {
        let Columns { room, scale } = &mut self.columns;
        if !self.out.is_empty()
            && let Some(room) = I::room_as_u32(room)
        {
            let columns = Columns { room, scale: *scale };
            let Work { op, a, b, .. } = self;
            let narrow = Work { op, a, b, which: self.which.clone(), columns, out: &mut *self.out };
            if hot::visit_operator(self.op, self.a, self.b, narrow).is_some() {
                return Ok(());
            }
        }
        Pair::of(self.a, self.b).columns(&self.which, &mut self.columns);
        if !self.out.is_empty() {
            Erased::<I>::new(&self)?.run(&mut self);
        }
        Ok(())
    }
}

/// Products of entries `r` of A, whose columns are `idx`, with the entries of B at these. Not inlined: among other loops this one was
/// left no registers (2026-11, A*D of ego-Facebook: 1.7 times as long).
///
/// # Safety
/// There are such entries.
#[inline(never)]
unsafe fn by_entries<X: Side, Y: Side, Z>(
    a: Reader<'_, X>,
    b: Reader<'_, Y>,
    r: Range<usize>,
    idx: &[u32],
    out: &mut [MaybeUninit<Z>],
    mul: impl Fn(X, Y, usize) -> Z,
) {
    let (has_each, all) = (a.has_each() && b.has_each(), r.zip(idx).zip(out));
    // SAFETY: the caller's promise.
    unsafe {
        if has_each {
            all.for_each(|((p, k), z)| _ = z.write(mul(a.each(p), b.each(*k as usize), 0)));
        } else {
            all.for_each(|((p, k), z)| _ = z.write(mul(a.at(p), b.at(*k as usize), 0)));
        }
    }
}

/// The loops with everything inlined.
impl Visitor for Work<'_, '_, u32> {
    type Out = ();
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        _add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) {
        let Work { mut columns, .. } = self;
        let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
        let pair = Pair::<u32>::of(self.a, self.b);
        assert!(self.out.as_ptr().cast::<Z>().is_aligned(), "value blocks are aligned to 16 bytes");
        // SAFETY: aligned (checked); what may be uninitialised may be so as values of Z, too.
        let out = unsafe {
            std::slice::from_raw_parts_mut(self.out.as_mut_ptr().cast::<MaybeUninit<Z>>(), self.out.len() / size_of::<Z>())
        };
        if let Which::Entries(r) = &self.which {
            // SAFETY: these are entries of A, and their columns those of B.
            return unsafe { by_entries(a, b, r.clone(), &pair.a.idx[r.clone()], out, mul) };
        }
        let (mut done, idx, list) = (0, pair.b.idx, b.list());
        let values = |p: usize, row: Range<usize>| {
            // SAFETY: p is an entry of A that meets entries of B.
            let x = unsafe { a.at(p) };
            match list {
                Some(list) => write_row(row.len(), &list[row.start..], &mut out[done..], |y| mul(x, y, 0)),
                None => {
                    // SAFETY: as above, and all of B's entries have this value.
                    let z = mul(x, unsafe { b.at(0) }, 0);
                    out[done..done + row.len()].fill(MaybeUninit::new(z));
                }
            }
            done += row.len();
        };
        let Some(list) = list.filter(|_| !matches!(self.which, Which::AskedInOrder(_))) else {
            pair.columns(&self.which, &mut columns);
            return pair.each(&self.which, |q| b.ask(q), values);
        };
        pair.each(
            &self.which,
            |q| {
                idx.get(q).into_iter().for_each(prefetch);
                b.ask(q);
            },
            |p, row| {
                let (n, base) = (row.len(), columns.base(pair.a.idx[p]) as u32);
                // SAFETY: p is an entry of A that meets entries of B.
                let x = unsafe { a.at(p) };
                let from = (&idx[row.start..], &list[row.start..]);
                write_both(n, from, (&mut columns.room[done..], &mut out[done..]), |j| base + j, |y| mul(x, y, 0));
                done += n;
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
    fn new(work: &Work<'_, 'a, I>) -> Result<Self> {
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

    fn run(&mut self, work: &mut Work<'_, 'a, I>) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// However much lies behind a row, in what it is made of and where it goes.
    #[test]
    fn rows_are_whole() {
        for n in 0..=3 * STEP + 1 {
            for (behind, room) in [(0, 0), (3, 40), (40, 3), (40, 40)] {
                let from: Vec<u32> = (1..).take(n + behind).collect();
                let values: Vec<f64> = from.iter().map(|x| f64::from(*x) / 2.0).collect();
                let (mut one, mut columns, mut both) = (vec![0; n + room], vec![0; n + room], vec![0.0; n + room]);
                write_row(n, &from, typed(&mut one), |x| x + 1);
                write_both(n, (&from, &values), (typed(&mut columns), typed(&mut both)), |x| x + 1, |y| y * 2.0);
                let want: Vec<u32> = (2..).take(n).collect();
                assert_eq!([&one[..n], &columns[..n]], [&want[..]; 2], "{n} {behind} {room}");
                assert!(both[..n].iter().zip(1..).all(|(y, x)| *y == f64::from(x)), "{n} {behind} {room}");
            }
        }
    }

    fn typed<T: Copy>(of: &mut [T]) -> &mut [MaybeUninit<T>] {
        // SAFETY: only values are written in these tests.
        unsafe { std::slice::from_raw_parts_mut(of.as_mut_ptr().cast(), of.len()) }
    }
}
