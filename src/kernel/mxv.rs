//! z = A (+).(x) u by pulling: each row of A gathers from u. (Pushing is `mxm::saxpy` with u as
//! a matrix of one row.)
//!
//! Needs: A by row, u dense (bitmap or full), a semiring, a prepared mask over z.
//! Gives: z, dense. Cost: O(entries of the rows that the mask allows); a row ends early at a
//! final value. Parallel: rows split by entries.

use std::marker::PhantomData;
use std::ops::Range;

use super::erased::TILE;
use super::erased::adder::Adder;
use super::erased::lanes::{Bin, Iso};
use super::erased::pipe::{Fetch, Scratch, tile_bytes};
use super::mask::Mask;
use super::mxm::Order;
use super::mxm::hot::{self, Side, Visitor};
use super::mxm::typed::Reader;
use super::operand::{self, Ref, by_index, needs_wide, view};
use super::rowsum::{sum_row, sum_rows};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, convert};
use crate::types::Scalar;

/// z = A (+).(x) u where the mask allows; `Flipped`: the multiply takes u's value first.
pub fn pull(s: &Semiring, a: &Store, u: &Store, order: Order, how: &super::writeback::How<'_>) -> Result<Store> {
    let all: Vec<&Store> = [a, u].into_iter().chain(how.mask).collect();
    let wide = needs_wide(&all, 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    let mut a = operand::lists(a, wide)?;
    if let Some(sparse) = convert::with_ids(&a, false)? {
        a = Ref::Owned(sparse);
    }
    let u = operand::dense(u)?;
    let job = Job { s, a: &a, u: &u, order, mask: &mask };
    if wide {
        return job.run::<u64, _>(|| Erased::<u64>::new(&job));
    }
    match hot::visit(s, &a, &u, order, MakeTyped(&job)) {
        Some(done) => done,
        None => job.run::<u32, _>(|| Erased::<u32>::new(&job)),
    }
}

struct Job<'a> {
    s: &'a Semiring,
    a: &'a Store,
    u: &'a Store,
    order: Order,
    mask: &'a Mask<'a>,
}

/// A semiring at work on rows: one per worker.
trait Puller {
    /// z(i) = A(i,:) (+).(x) u for rows `rows` that `allows`, if given, lets through; `present` and `out`
    /// are those rows' places, of any content, all of which are written; gives the number of entries made.
    fn rows(
        &mut self,
        rows: Range<usize>,
        allows: Option<&mut dyn FnMut(usize) -> bool>,
        present: &mut [u8],
        out: &mut [u8],
    ) -> usize;
}

impl Job<'_> {
    fn run<I: Index, P: Puller>(&self, make: impl Fn() -> Result<P> + Sync) -> Result<Store> {
        let a = view::<I>(self.a);
        let (n, ty) = (a.nmajor, self.s.add().ty());
        let size = ty.size();
        // SAFETY: every range is written in full by `Puller::rows`.
        let (mut present, mut bytes) = unsafe { (Buf::<u8>::unset(n)?, Buf::<u8>::unset(n * size)?) };
        let ranges = par::ranges(n, |k| a.ptr[k].us() + k)?;
        let (marks, outs) = (Disjoint::new(&mut present), Disjoint::new(&mut bytes));
        let counts = par::run(&ranges, |r| {
            // SAFETY: ranges do not overlap.
            let (present, out) = unsafe { (marks.slice(r.clone()), outs.slice(r.start * size..r.end * size)) };
            let mut allowed = self.mask.row::<I>(0);
            let mut worker = make()?;
            let mut ask = |i| allowed.allows(i);
            let allows: Option<&mut dyn FnMut(usize) -> bool> = if self.mask.allows_all() { None } else { Some(&mut ask) };
            Ok(worker.rows(r, allows, present, out))
        })?;
        let nvals: usize = counts.iter().sum();
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present, nvals } };
        Ok(Store { ty, nmajor: 1, nminor: n as u64, form, vals: Values::each(bytes) })
    }
}

/// Any semiring: products of many rows are computed in one tile, then summed row by row.
struct Erased<'a, I> {
    mul: Bin,
    add: Adder,
    order: Order,
    a: Fetch<'a>,
    u: Fetch<'a>,
    lists: View<'a, I>,
    present: Option<&'a [u8]>,
    products: Scratch,
    /// Lane by lane: position in A, place in u, row.
    lanes: [scratch::Dirty<usize>; 3],
    /// The running sum's final-ness matters only when some value can be final.
    n: usize,
}

impl<'a, I: Index> Erased<'a, I> {
    fn new(job: &Job<'a>) -> Result<Self> {
        let op = job.s.mul();
        let (x, y) = ((op.xtype(), op.uses_x()), (op.ytype(), op.uses_y()));
        let (for_a, for_u) = if job.order == Order::Straight { (x, y) } else { (y, x) };
        let lane = || scratch::dirty::<usize>(TILE);
        Ok(Erased {
            mul: Bin::of(&op)?,
            add: Adder::of(&job.s.add())?,
            order: job.order,
            a: Fetch::new(job.a, &for_a.0, for_a.1)?,
            u: Fetch::new(job.u, &for_u.0, for_u.1)?,
            lists: view(job.a),
            present: job.u.present(),
            products: tile_bytes(op.ztype().size())?,
            lanes: [lane()?, lane()?, lane()?],
            n: 0,
        })
    }

    /// Multiplies the waiting lanes and adds the products to their rows' sums.
    fn flush(&mut self, first_row: usize, present: &mut [u8], out: &mut [u8]) -> usize {
        let (n, size) = (std::mem::take(&mut self.n), self.add.size());
        if n == 0 {
            return 0;
        }
        let [ps, ks, rows] = &self.lanes;
        let (a, u) = (self.a.at(n, |l| ps[l]), self.u.at(n, |l| ks[l]));
        let (z, a_iso, u_iso) = (self.products.ptr(), self.a.is_iso(), self.u.is_iso());
        // SAFETY: LANES-1: n values a side (one when iso), room for TILE products.
        unsafe {
            match self.order {
                Order::Straight => self.mul.run(z, a, u, n, Iso::of(a_iso, u_iso), |l| (rows[l] as u64, ks[l] as u64, 0)),
                Order::Flipped => self.mul.run(z, u, a, n, Iso::of(u_iso, a_iso), |l| (0, ks[l] as u64, rows[l] as u64)),
            }
        }
        let (mut start, mut made) = (0, 0);
        while start < n {
            let row = rows[start];
            let end = start + rows[start..n].iter().take_while(|&&r| r == row).count();
            let dest = row - first_row;
            let to = out[dest * size..(dest + 1) * size].as_mut_ptr();
            let mut from = start;
            // SAFETY: ADDER-1: `to` is an aligned place in a value block, products start..end are initialised.
            unsafe {
                if present[dest] == 0 {
                    present[dest] = 1;
                    made += 1;
                    std::ptr::copy_nonoverlapping(z.add(start * size), to, size);
                    from += 1;
                }
                if end > from {
                    self.add.reduce(to, z.add(from * size), end - from);
                }
            }
            start = end;
        }
        made
    }
}

impl<I: Index> Puller for Erased<'_, I> {
    fn rows(
        &mut self,
        rows: Range<usize>,
        mut allows: Option<&mut dyn FnMut(usize) -> bool>,
        present: &mut [u8],
        out: &mut [u8],
    ) -> usize {
        let (first, size, mut made) = (rows.start, self.add.size(), 0);
        present.fill(0);
        out.fill(0);
        let one_will_do = self.add.is_final(&[]);
        for i in rows {
            if allows.as_mut().is_some_and(|allows| !allows(i)) {
                continue;
            }
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

/// Runs the whole pull with a specialised semiring.
struct MakeTyped<'j, 'a>(&'j Job<'a>);

impl Visitor for MakeTyped<'_, '_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Scalar>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let job = self.0;
        let lists = view::<u32>(job.a);
        let present = job.u.present();
        match job.order {
            Order::Straight => job.run::<u32, _>(|| {
                let (a, u) = (Reader::<X>::new(job.a), Reader::<Y>::new(job.u));
                // SAFETY: p is an entry of A; k is a place of u (LIST-2).
                let product = move |p, k| mul(unsafe { a.at(p) }, unsafe { u.at(k) }, k);
                Ok(Typed { lists, present, product, add, is_final, z: PhantomData })
            }),
            Order::Flipped => job.run::<u32, _>(|| {
                let (u, a) = (Reader::<X>::new(job.u), Reader::<Y>::new(job.a));
                // SAFETY: as above.
                let product = move |p, k| mul(unsafe { u.at(k) }, unsafe { a.at(p) }, k);
                Ok(Typed { lists, present, product, add, is_final, z: PhantomData })
            }),
        }
    }
}

struct Typed<'a, Z, P, A, F> {
    lists: View<'a, u32>,
    present: Option<&'a [u8]>,
    product: P,
    add: A,
    is_final: F,
    z: PhantomData<Z>,
}

impl<Z: Scalar, P, A, F> Puller for Typed<'_, Z, P, A, F>
where
    P: Fn(usize, usize) -> Z + Copy,
    A: Fn(Z, Z) -> Z + Copy,
    F: Fn(Z) -> bool + Copy,
{
    fn rows(
        &mut self,
        rows: Range<usize>,
        mut allows: Option<&mut dyn FnMut(usize) -> bool>,
        present: &mut [u8],
        out: &mut [u8],
    ) -> usize {
        let out = crate::storage::typed_mut::<Z>(out);
        let idx = self.lists.idx;
        // SAFETY: `sum_rows` and `sum_row` ask for positions of entries only (ROWSUM-1).
        let at = |p: usize| (self.product)(p, unsafe { idx.get_unchecked(p) }.us());
        if let (None, None) = (&allows, self.present) {
            let ptr = &self.lists.ptr[rows.start..=rows.end];
            assert!(out.len() == present.len(), "a value and a mark per row");
            // SAFETY: ROWSUM-1 is LIST-1; out has a place for each of present.
            return unsafe { sum_rows(ptr, idx.len(), out.as_mut_ptr(), present, at, self.add, self.is_final) };
        }
        let mut made = 0;
        for ((i, mark), out) in rows.zip(present).zip(out) {
            let row = self.lists.row(i);
            let sum = if allows.as_mut().is_some_and(|allows| !allows(i)) {
                None
            } else if let Some(b) = self.present {
                self.sum(row.clone().zip(&idx[row]).map(|(p, k)| (p, *k as usize)).filter(|&(_, k)| b[k] != 0))
            } else if row.is_empty() {
                None
            } else {
                // SAFETY: as above.
                Some(unsafe { sum_row(row, idx.len(), at, self.add, self.is_final) })
            };
            *mark = u8::from(sum.is_some());
            made += usize::from(*mark);
            *out = sum.unwrap_or_default();
        }
        made
    }
}

impl<Z: Scalar, P: Fn(usize, usize) -> Z, A: Fn(Z, Z) -> Z, F: Fn(Z) -> bool> Typed<'_, Z, P, A, F> {
    #[inline(always)]
    fn sum(&self, mut entries: impl Iterator<Item = (usize, usize)>) -> Option<Z> {
        let (p, k) = entries.next()?;
        let mut sum = (self.product)(p, k);
        while !(self.is_final)(sum)
            && let Some((p, k)) = entries.next()
        {
            sum = (self.add)(sum, (self.product)(p, k));
        }
        Some(sum)
    }
}

/// z = sum over u's entries k of u(k) (x) A(k,:), for a list `u`; `Flipped`: A's value first.
pub fn push(s: &Semiring, u: &Store, a: &Store, order: Order, how: &super::writeback::How<'_>) -> Result<Store> {
    let all: Vec<&Store> = [a, u].into_iter().chain(how.mask).collect();
    let wide = needs_wide(&all, 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    let (u, a) = (operand::lists(u, wide)?, operand::lists(a, wide)?);
    by_index!(wide, I => super::mxm::saxpy::run::<I>(s, &u, &a, order, &mask))
}
