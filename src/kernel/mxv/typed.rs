//! Pulling with a specialised semiring: rows one by one, or in groups by their lengths.
//!
//! Needs: a semiring of [`hot`](crate::kernel::mxm::hot), operands with indices of 32 bits. Gives: [`MakeTyped`], which runs a job.
//! Cost: 3 to 4 ns a row, 0.5 to 1.5 ns an entry; half of that in groups whose columns lie in their order.

use std::hint::select_unpredictable;
use std::marker::PhantomData;
use std::ops::Range;

use super::through::Pulled;
use super::{Job, Puller, Work};
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::groups::{BLOCK, Groups};
use crate::kernel::meets::{first_hit, rows_ahead};
use crate::kernel::mxm::hot::{Side, Visitor};
use crate::kernel::mxm::typed::Reader;
use crate::kernel::operand::view;
use crate::kernel::rowsum::{
    Final, LOOK, Laid, early_rows, is_regular, picked_rows, regular_rows, sum_groups, sum_row, sum_rows,
};
use crate::mem::prefetch_at;
use crate::ops::{Monoid, law};
use crate::storage::view::View;
use crate::storage::{Index, masked};
use crate::types::{Element, zero};

/// Runs the whole pull with a specialised semiring.
pub(in crate::kernel) struct MakeTyped<'j, 'a>(pub(super) &'j Job<'a>);

impl Visitor for MakeTyped<'_, '_> {
    type Out = Result<Pulled>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Pulled> {
        // Places of values go through a mask where those are iso. Elsewhere neighbours can be read together: 2026-11, C loops, 6 to 11 %
        // less time, and with loops of their own (below) .73 to .88 of it on eight graphs.
        let (a, u) = (Reader::<X>::new(self.0.a), Reader::<Y>::new(self.0.u));
        // SAFETY: p is an entry of A.
        unsafe {
            if a.has_each() && u.has_each() {
                self.pull::<X, Y, Z, true>(move |p, y, k| mul(a.each(p), y, k), add, is_final)
            } else {
                self.pull::<X, Y, Z, false>(move |p, y, k| mul(a.at(p), y, k), add, is_final)
            }
        }
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Pulled> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.pull)(self, closures) }
    }
}

/// Entries by which columns, and values of A, are asked for before they are read: reads of u between them keep the processor from
/// asking far enough ahead itself. 2026-11, PageRank on a Kronecker graph of 2^18 vertices: .8 of the time; 256 to 4,096 make no
/// difference.
const AHEAD: usize = 512;

/// Bytes of columns from which on they are asked for: fewer come from a near cache.
const FAR: usize = 4 << 20;

/// Entries of a row from which on those behind it are asked for again: shorter ones end in a loop less. 2026-11, A u with FP64 values on
/// Kronecker 16: as long as from [`LOOK`] on, from 64 on 1.15 times.
const FAR_ROW: usize = 2 * LOOK;

/// Rows that are looked at to guess whether sums are final early, at most, and rows that one of them stands for, at least.
const SAMPLE: usize = 64;
const FOR: usize = 8;

/// From one row of a sample to the next, of `n`.
pub(super) fn sample_step(n: usize) -> usize {
    (n / SAMPLE).max(FOR)
}

impl MakeTyped<'_, '_> {
    /// With the product of position p of A, whose values are read as `S`, and u's value at place k, read as `U`; `EACH`: neither is iso.
    #[inline(always)]
    fn pull<S: Side, U: Side, Z: Element, const EACH: bool>(
        &self,
        product: impl Fn(usize, U, usize) -> Z + Copy + Send + Sync,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync,
        is_final: impl Fn(Z) -> bool + Copy + Send + Sync,
    ) -> Result<Pulled> {
        let job = self.0;
        let (lists, values) = (view::<u32>(job.a), Reader::<S>::new(job.a));
        let (present, u) = (job.u.present(), Reader::<U>::new(job.u));
        // SAFETY: LIST-2: k is a place of u.
        let product_at = |p: usize, k: usize| product(p, unsafe { u.at(k) }, k);
        // Most rows of a sample have a final product among the first few.
        let ends_early = |i: usize| {
            let row = lists.range(i);
            let few = row.start..row.end.min(row.start + 4);
            row.is_empty()
                || few
                    .zip(&lists.idx[row])
                    .any(|(p, k)| present.is_none_or(|b| b[k.us()] != 0) && is_final(product_at(p, k.us())))
        };
        // Lists that are arranged are read so whatever they hold.
        let arranged = job.arranged();
        let step = sample_step(lists.nmajor);
        let rows = || (0..lists.nmajor).step_by(step);
        let are_early = || rows().filter(|&i| ends_early(i)).count() * 4 > rows().len() * 3;
        let work = if arranged.is_none() && are_early() { Work::Few } else { Work::All };
        let is_any = job.s.add().is_any();
        let can_stop = !matches!(job.s.add(), Monoid::Builtin(op, ty) if law::terminal(op, ty).is_none());
        // Rows that end early are not summed as a whole.
        debug_assert!(arranged.is_none() || !S::IS_READ && !is_any && EACH, "asked before by `serves_arranged`");
        let groups = arranged.or(job.groups.filter(|_| work == Work::All && !is_any && EACH));
        let packed = arranged.filter(|_| U::IS_READ).map(|groups| groups.packed(job.u)).transpose()?.flatten();
        let grouped = groups.map(|groups| Grouped { groups, u: Reader::<U>::new(packed.as_ref().unwrap_or(job.u)) });
        job.run::<u32>(work, size_of::<Z>(), &|work_on| {
            let is_early = work == Work::Few;
            work_on(&mut Typed::<_, _, _, _, _, _, EACH> {
                lists,
                values,
                present,
                u,
                grouped,
                is_early,
                product,
                add,
                is_final,
                is_any,
                can_stop,
                types: PhantomData::<Z>,
            })
        })
    }
}

/// Rows in groups.
#[derive(Clone, Copy)]
struct Grouped<'a, U> {
    groups: &'a Groups,
    /// What columns are places of, which has a value for each.
    u: Reader<'a, U>,
}

/// Entries of a row that are asked for before they are read.
const IN_ROW: usize = 64;

/// Grouped rows where the matrix has them: its columns, its values, and where those of a block begin.
#[derive(Clone, Copy)]
struct Spread<'a, S>(&'a [u32], Reader<'a, S>, &'a [u32]);

impl<S: Side> Laid for Spread<'_, S> {
    #[inline(always)]
    fn begin(self) -> usize {
        0
    }
    #[inline(always)]
    fn start(self, k: usize, _: usize) -> usize {
        self.2[k] as usize
    }
    #[inline(always)]
    fn length(self, k: usize, _: usize) -> usize {
        (self.2[k + 1] - self.2[k]) as usize
    }
    #[inline(always)]
    fn ask_row(self, k: usize) {
        let row = self.start(k, 0)..self.2[k + 1] as usize;
        for p in (row.start..row.end.min(row.start + IN_ROW)).step_by(LOOK) {
            prefetch_at(self.0, p);
            self.1.ask_some::<LOOK>(p);
        }
    }
    #[inline(always)]
    fn ask(self, _: usize) {}
}

/// Grouped rows that lie in their order.
#[derive(Clone, Copy)]
struct InOrder<'a> {
    columns: &'a [u32],
    are_far: bool,
    begin: usize,
    /// The lengths of those that are longer than the others.
    long: &'a [u32],
}

impl Laid for InOrder<'_> {
    #[inline(always)]
    fn begin(self) -> usize {
        self.begin
    }
    #[inline(always)]
    fn start(self, _: usize, next: usize) -> usize {
        next
    }
    #[inline(always)]
    fn length(self, _: usize, t: usize) -> usize {
        self.long[t] as usize
    }
    #[inline(always)]
    fn ask_row(self, _: usize) {}
    #[inline(always)]
    fn ask(self, p: usize) {
        if self.are_far {
            prefetch_at(self.columns, p + AHEAD);
        }
    }
}

/// `EACH`: values that are read are there for each place.
struct Typed<'a, S, U, Z, P, A, F, const EACH: bool> {
    lists: View<'a, u32>,
    values: Reader<'a, S>,
    present: Option<&'a [u8]>,
    u: Reader<'a, U>,
    grouped: Option<Grouped<'a, U>>,
    /// Most rows' first products are final.
    is_early: bool,
    product: P,
    add: A,
    is_final: F,
    /// A row ends at its first product that is there.
    is_any: bool,
    /// Some sum is final.
    can_stop: bool,
    types: PhantomData<Z>,
}

/// Where rows' sums and marks go.
#[derive(Clone, Copy)]
struct Places<Z>(*mut Z, *mut u8);

impl<Z> Places<Z> {
    /// # Safety
    /// `k` is one of the rows.
    #[inline(always)]
    unsafe fn put(self, k: usize, sum: Z, is: bool) {
        // SAFETY: the caller's promise.
        unsafe {
            self.0.add(k).write(sum);
            self.1.add(k).write(u8::from(is));
        }
    }
}

/// Each way to take rows is a function of its own, not inlined: a loop needs all registers.
impl<S: Side, U: Side, Z: Element, P, A, F, const EACH: bool> Typed<'_, S, U, Z, P, A, F, EACH>
where
    P: Fn(usize, U, usize) -> Z + Copy,
    A: Fn(Z, Z) -> Z + Copy,
    F: Fn(Z) -> bool + Copy,
{
    /// The product of position `p` of A. Copies, which no write to results can change.
    #[inline(always)]
    fn product(&self) -> impl Fn(usize) -> Z + Copy + use<'_, S, U, Z, P, A, F, EACH> {
        let (idx, u, of) = (self.lists.idx, self.u, self.product);
        move |p: usize| {
            // SAFETY: loops ask for positions of entries only (ROWSUM-1); LIST-2: k is a place of u.
            unsafe {
                let k = idx.get_unchecked(p).us();
                of(p, if EACH { u.each(k) } else { u.at(k) }, k)
            }
        }
    }

    /// The ends of these rows.
    #[inline(always)]
    fn ends(&self, rows: &Range<usize>) -> &[u32] {
        &self.lists.ptr[rows.start..=rows.end]
    }

    /// What lies behind a row's entries is asked for, where columns are far.
    #[inline(always)]
    fn are_far(&self) -> bool {
        size_of_val(self.lists.idx) > FAR
    }

    /// Rows in their order, u full.
    unsafe fn plain(&self, rows: Range<usize>, wanted: Option<&[u32]>, to: Places<Z>) {
        // SAFETY: the caller's promise.
        unsafe {
            match is_regular(self.ends(&rows)) {
                _ if self.is_early => self.early(rows, wanted, to),
                true => self.in_order::<true>(rows, wanted, to),
                false => self.in_order::<false>(rows, wanted, to),
            }
        }
    }

    /// The same, most of which end at their first product.
    #[inline(never)]
    unsafe fn early(&self, rows: Range<usize>, wanted: Option<&[u32]>, to: Places<Z>) {
        // SAFETY: k is the number of one of the rows; ROWSUM-1 is LIST-1.
        unsafe {
            let put = move |k: usize, sum: Z, is: bool| to.put(k, sum, is);
            early_rows(self.ends(&rows), self.lists.idx.len(), wanted, put, self.product(), self.add, self.is_final);
        }
    }

    /// The same, all of whose products are made; `REGULAR`: their lengths are foreseen.
    #[inline(never)]
    unsafe fn in_order<const REGULAR: bool>(&self, rows: Range<usize>, wanted: Option<&[u32]>, to: Places<Z>) {
        let (idx, values, are_far) = (self.lists.idx, self.values, self.are_far());
        let (product, add, is_final) = (self.product(), self.add, self.is_final);
        let ask = move |p: usize| {
            if are_far {
                prefetch_at(idx, p + AHEAD);
                values.ask_some::<LOOK>(p + AHEAD);
            }
        };
        let look_from = if self.can_stop {
            LOOK
        } else if are_far {
            FAR_ROW
        } else {
            usize::MAX
        };
        // SAFETY: k is the number of one of the rows; ROWSUM-1 is LIST-1.
        unsafe {
            let put = move |k: usize, sum: Z, is: bool| to.put(k, sum, is);
            let ptr = self.ends(&rows);
            let long = move |row| sum_row(row, idx.len(), look_from, product, ask, add, is_final);
            let is_final = Final { test: is_final, at_first: true };
            if REGULAR {
                regular_rows(ptr, wanted, put, product, add, is_final, long);
            } else {
                picked_rows(ptr, idx.len(), wanted, put, product, add, is_final, long);
            }
        }
    }

    /// Whole blocks of grouped rows; gives how many have entries.
    #[inline(never)]
    unsafe fn grouped(&self, rows: Range<usize>, Grouped { groups, u }: Grouped<'_, U>, to: Places<Z>) -> usize {
        let (idx, values, are_far) = (self.lists.idx, self.values, self.are_far());
        let (of, add, is_final) = (self.product, self.add, self.is_final);
        // SAFETY: as for `product`; grouped rows' u has a value for each place.
        let product = move |p: usize| unsafe {
            let k = idx.get_unchecked(p).us();
            of(p, u.each(k), k)
        };
        let mut made = 0;
        for start in (0..rows.len()).step_by(BLOCK) {
            let count = BLOCK.min(rows.len() - start);
            // SAFETY: k is the number of one of the block's rows.
            let put = move |k: usize, sum: Z, is: bool| unsafe { to.put(start + k, sum, is) };
            let block = rows.start + start;
            let mut groups_of = groups.block(block).peekable();
            made += count - groups_of.peek().map_or(0, |empty| empty.len());
            // SAFETY: ROWSUM-1 is LIST-1; GROUPS-1.
            unsafe {
                match groups.arranged_block(block) {
                    Some((begin, long)) if !S::IS_READ => {
                        let laid = InOrder { columns: idx, are_far, begin, long };
                        sum_groups(idx.len(), groups_of, laid, put, product, add, is_final);
                    }
                    _ => {
                        let laid = Spread(idx, values, &self.lists.ptr[block..=block + count]);
                        sum_groups(idx.len(), groups_of, laid, put, product, add, is_final);
                    }
                }
            }
        }
        made
    }

    /// u bitmap, and any product will do.
    #[inline(never)]
    unsafe fn any(&self, rows: Range<usize>, wanted: Option<&[u32]>, b: &[u8], to: Places<Z>) {
        let (idx, product) = (self.lists.idx, self.product());
        for (k, row) in rows_ahead(self.ends(&rows), idx, wanted) {
            let (is, p) = first_hit(idx, row, b);
            // A product that is not there does no harm, and no branch depends on it.
            let sum = if p < idx.len() { product(p) } else { zero() };
            // SAFETY: k is the number of one of the rows.
            unsafe { to.put(k, sum, is) };
        }
    }

    /// u bitmap: sums with the claim that there is one; absent products are made, too, and not added.
    #[inline(never)]
    unsafe fn claimed(&self, rows: Range<usize>, wanted: Option<&[u32]>, b: &[u8], to: Places<Z>) {
        let (idx, value, add_two, is_last) = (self.lists.idx, self.product(), self.add, self.is_final);
        // SAFETY: as for `product`.
        let is_there = move |p: usize| unsafe { *b.get_unchecked(idx.get_unchecked(p).us()) != 0 };
        let product = move |p: usize| (value(p), is_there(p));
        let add = move |x: (Z, bool), y: (Z, bool)| {
            let alone = select_unpredictable(x.1, x.0, y.0);
            (select_unpredictable(x.1 & y.1, add_two(x.0, y.0), alone), x.1 | y.1)
        };
        // Few of a long row's products may be present: those alone are made, up to a final sum (2026-11,
        // bench-peer, w<!m>=Au lor_land on the Kronecker graph: 121 microseconds, without branches 154).
        let long = move |row: Range<usize>| {
            let mut found = row.filter(|&p| is_there(p));
            let Some(first) = found.next() else { return (zero(), false) };
            let mut sum = value(first);
            while !is_last(sum)
                && let Some(p) = found.next()
            {
                sum = add_two(sum, value(p));
            }
            (sum, true)
        };
        let is_final = Final { test: move |x: (Z, bool)| x.1 && is_last(x.0), at_first: false };
        // SAFETY: k is the number of one of the rows; ROWSUM-1 is LIST-1.
        unsafe {
            let put = move |k: usize, (sum, is): (Z, bool), in_row: bool| to.put(k, sum, is & in_row);
            sum_rows(self.ends(&rows), idx.len(), wanted, put, product, add, is_final, long);
        }
    }
}

impl<S: Side, U: Side, Z: Element, P, A, F, const EACH: bool> Puller for Typed<'_, S, U, Z, P, A, F, EACH>
where
    P: Fn(usize, U, usize) -> Z + Copy,
    A: Fn(Z, Z) -> Z + Copy,
    F: Fn(Z) -> bool + Copy,
{
    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[u32]>, present: &mut [u8], out: &mut [u8]) -> usize {
        let out = crate::storage::typed_mut::<Z>(out);
        assert!(out.len() == rows.len() && present.len() == rows.len(), "a value and a mark per row");
        let to = Places(out.as_mut_ptr(), present.as_mut_ptr());
        // How many are there is counted afterwards. SAFETY: there is a place for each of these rows.
        unsafe {
            match (self.present, self.grouped) {
                (None, Some(grouped)) if EACH => {
                    let is_whole = wanted.is_none() && Groups::are_blocks(&rows, self.lists.nmajor);
                    assert!(is_whole, "programs take rows block by block");
                    return self.grouped(rows, grouped, to);
                }
                (None, _) => self.plain(rows, wanted, to),
                (Some(b), _) if self.is_any => self.any(rows, wanted, b, to),
                (Some(b), _) => self.claimed(rows, wanted, b, to),
            }
        }
        masked::count(present)
    }
}
