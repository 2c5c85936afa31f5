//! Pulling with any semiring: products of many rows are computed in one tile, then summed row by row.
//!
//! Needs: operands as in [`super`]. Gives: [`Erased`], a [`Puller`]; [`Products`] and [`sum_by_rows`] for lists, too.
//! Cost: a call for a tile of products, and one for its sums.

use std::ops::Range;

use super::rare::{Placed, Sums};
use super::{Job, Puller};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::adder::Adder;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Gather, Scratch, part_of_tile};
use crate::kernel::mxm::Order;
use crate::kernel::operand::view;
use crate::mem::scratch;
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Index, Store};

/// What entries of A give with those of u.
pub(super) struct Products<'a> {
    mul: Bin,
    order: Order,
    a: Gather<'a>,
    u: Gather<'a>,
    tile: Scratch,
}

impl<'a> Products<'a> {
    /// For up to `most` at a time; a tile if that is less.
    pub fn new(s: &Semiring, a: &'a Store, u: &'a Store, order: Order, most: usize) -> Result<Self> {
        let op = s.mul();
        let (x, y) = ((op.xtype(), op.uses_x()), (op.ytype(), op.uses_y()));
        let (for_a, for_u) = if order == Order::Straight { (x, y) } else { (y, x) };
        Ok(Products {
            mul: Bin::of(&op)?,
            order,
            a: Gather::new(a, &for_a.0, for_a.1, most)?,
            u: Gather::new(u, &for_u.0, for_u.1, most)?,
            tile: part_of_tile(op.ztype().size(), most)?,
        })
    }

    /// `n` products: of the values of A and of u at these positions, which are those of these rows and places.
    pub fn of(
        &mut self,
        n: usize,
        in_a: impl Fn(usize) -> usize,
        in_u: impl Fn(usize) -> usize,
        at: impl Fn(usize) -> (usize, usize),
    ) -> *const u8 {
        let (a, u) = (self.a.at(n, in_a), self.u.at(n, in_u));
        let (z, a_iso, u_iso) = (self.tile.ptr(), self.a.is_iso(), self.u.is_iso());
        let at = |l| {
            let (row, place) = at(l);
            (row as u64, place as u64)
        };
        // SAFETY: LANES-1: n values a side (one when iso), room for as many products as are made at a time.
        unsafe {
            match self.order {
                Order::Straight => self.mul.run(z, a, u, n, Iso::of(a_iso, u_iso), |l| (at(l).0, at(l).1, 0)),
                Order::Flipped => self.mul.run(z, u, a, n, Iso::of(u_iso, a_iso), |l| (0, at(l).1, at(l).0)),
            }
        }
        z
    }
}

/// Adds `n` products to the sums of their rows, neighbours of one row by one call. `place` gives where a row's sum is and whether it
/// is there already; it is asked once for each run of products of a row.
///
/// # Safety
/// There are n products at `z`, and a place has room for a value (ADDER-1).
pub(super) unsafe fn sum_by_rows(
    add: &Adder,
    z: *const u8,
    n: usize,
    row: impl Fn(usize) -> usize,
    mut place: impl FnMut(usize) -> (*mut u8, bool),
) {
    let size = add.size();
    let mut start = 0;
    while start < n {
        let mine = row(start);
        let end = (start + 1..n).find(|&l| row(l) != mine).unwrap_or(n);
        let (to, is_there) = place(mine);
        // SAFETY: the caller's promise; products start..end.
        unsafe {
            if !is_there {
                std::ptr::copy_nonoverlapping(z.add(start * size), to, size);
                start += 1;
            }
            if end > start {
                add.reduce(to, z.add(start * size), end - start);
            }
        }
        start = end;
    }
}

/// Any semiring on rows.
pub(super) struct Erased<'a, I> {
    products: Products<'a>,
    add: Adder,
    lists: View<'a, I>,
    present: Option<&'a [u8]>,
    /// Lane by lane: position in A, place in u, row.
    lanes: [scratch::Dirty<usize>; 3],
    /// Whether all rows are asked for, and all of their entries count: then lanes are not needed.
    is_whole: bool,
    /// The running sum's final-ness matters only when some value can be final.
    n: usize,
}

impl<'a, I: Index> Erased<'a, I> {
    pub fn new(job: &Job<'a>) -> Result<Self> {
        let add = Adder::of(&job.s.add())?;
        let products = Products::new(job.s, job.a, job.u, job.order, TILE.min(job.a.nvals()))?;
        let is_whole = (job.through.is_some() || job.mask.allows_all())
            && job.u.present().is_none()
            && !add.is_final(&[])
            && !matches!(products.mul, Bin::Position { .. } | Bin::Placed(_));
        let lane = || scratch::dirty::<usize>(if is_whole { 0 } else { TILE.min(job.a.nvals()) });
        Ok(Erased {
            products,
            add,
            lists: view(job.a),
            present: job.u.present(),
            lanes: [lane()?, lane()?, lane()?],
            is_whole,
            n: 0,
        })
    }

    /// All entries of `rows`, in order: A's values are read in place, only u's are gathered, and rows
    /// that lie within a tile are summed by one call. Not for positional operators.
    fn whole_rows(&mut self, rows: Range<usize>, present: &mut [u8], out: &mut [u8]) -> usize {
        let (size, lists) = (self.add.size(), self.lists);
        let ptr = &lists.ptr[rows.start..=rows.end];
        let (first, last) = (ptr[0].us(), ptr[rows.len()].us());
        let mut made = 0;
        for (mark, ends) in present.iter_mut().zip(ptr.windows(2)) {
            *mark = u8::from(ends[0] < ends[1]);
            made += usize::from(*mark);
        }
        let Products { mul, order, a, u, tile } = &mut self.products;
        let (z, iso) = (tile.ptr(), (a.is_iso(), u.is_iso()));
        // The row of the next product; rows before it are done.
        let mut k = 0;
        let mut next = first;
        while next < last {
            // A tile ends with a row, unless one is longer: how sums are grouped does not depend on where the range begins.
            let start = next;
            let whole = ptr[k..].partition_point(|end| end.us() <= start + TILE);
            next = match ptr[k..k + whole].last() {
                Some(end) if end.us() > start => end.us(),
                Some(_) | None => start + TILE,
            };
            let n = next - start;
            let idx = &lists.idx[start..start + n];
            let (a, u) = (a.run(start, n), u.at(n, |l| idx[l].us()));
            // SAFETY: LANES-1: n values a side (one when iso), room for n products: no more than a tile, or than A's entries.
            unsafe {
                match order {
                    Order::Straight => mul.run(z, a, u, n, Iso::of(iso.0, iso.1), |_| (0, 0, 0)),
                    Order::Flipped => mul.run(z, u, a, n, Iso::of(iso.1, iso.0), |_| (0, 0, 0)),
                }
            }
            let mut p = start;
            while p < start + n {
                while ptr[k + 1].us() <= p {
                    k += 1;
                }
                // Rows k..whole begin and end within this tile.
                let whole = if self.add.reduces_rows() {
                    k + ptr[k..].partition_point(|end| end.us() <= start + n).saturating_sub(1)
                } else {
                    k
                };
                if ptr[k].us() == p
                    && whole > k
                    && let Some(narrow) = narrowed(&ptr[k..=whole])
                {
                    let (to, marks) = (&mut out[k * size..whole * size], &mut present[k..whole]);
                    // SAFETY: ADDER-1: the tile's products are those of positions start..start + n.
                    let done = unsafe { self.add.reduce_rows(to.as_mut_ptr(), marks, z, narrow, (start, start + n), None) };
                    if done.is_some() {
                        (p, k) = (ptr[whole].us(), whole);
                        continue;
                    }
                }
                let end = ptr[k + 1].us().min(start + n);
                let to = out[k * size..(k + 1) * size].as_mut_ptr();
                let begins = usize::from(ptr[k].us() == p);
                // SAFETY: ADDER-1: `to` is a place in a value block, products p..end are in the tile.
                unsafe {
                    let from = z.add((p - start) * size);
                    if begins == 1 {
                        std::ptr::copy_nonoverlapping(from, to, size);
                    }
                    if end > p + begins {
                        self.add.reduce(to, from.add(begins * size), end - p - begins);
                    }
                }
                p = end;
            }
        }
        made
    }

    /// Multiplies the waiting lanes and adds the products to their rows' sums.
    fn flush(&mut self, first_row: usize, present: &mut [u8], out: &mut [u8]) -> usize {
        let (n, size) = (std::mem::take(&mut self.n), self.add.size());
        if n == 0 {
            return 0;
        }
        let [ps, ks, rows] = &self.lanes;
        let z = self.products.of(n, |l| ps[l], |l| ks[l], |l| (rows[l], ks[l]));
        let mut sums = Placed { size, first: first_row, present, out, made: 0 };
        // SAFETY: the products were made just above; places are those of values.
        unsafe { sum_by_rows(&self.add, z, n, |l| rows[l], |row| sums.place(row)) };
        sums.made
    }
}

impl<I: Index> Puller for Erased<'_, I> {
    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[u32]>, present: &mut [u8], out: &mut [u8]) -> usize {
        let (first, size, mut made) = (rows.start, self.add.size(), 0);
        out.fill(0);
        let one_will_do = self.add.is_final(&[]);
        if self.is_whole {
            return self.whole_rows(rows, present, out);
        }
        present.fill(0);
        for t in 0..wanted.map_or(rows.len(), <[u32]>::len) {
            let i = first + wanted.map_or(t, |wanted| wanted[t].us());
            for p in self.lists.row(i) {
                let k = self.lists.idx[p].us();
                if self.present.is_some_and(|b| b[k] == 0) {
                    continue;
                }
                (self.lanes[0][self.n], self.lanes[1][self.n], self.lanes[2][self.n]) = (p, k, i);
                self.n += 1;
                if self.n == TILE {
                    made += self.flush(first, present, out);
                    if self.add.can_stop() && self.add.is_final(&out[(i - first) * size..(i - first + 1) * size]) {
                        break;
                    }
                }
                if one_will_do {
                    break;
                }
            }
        }
        made + self.flush(first, present, out)
    }
}

/// Ends of 32 bits as such.
fn narrowed<I: Index>(ends: &[I]) -> Option<&[u32]> {
    // SAFETY: an index of four bytes is a u32 (Index has no other).
    (size_of::<I>() == 4).then(|| unsafe { std::slice::from_raw_parts(ends.as_ptr().cast(), ends.len()) })
}
