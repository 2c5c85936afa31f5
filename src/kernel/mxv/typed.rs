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
use crate::kernel::rowsum::{Final, LOOK, Laid, early_rows, sum_groups, sum_row, sum_rows};
use crate::mem::prefetch_at;
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
        let a = Reader::<X>::new(self.0.a);
        // SAFETY: p is an entry of A.
        self.pull::<X, Y, Z>(move |p, y, k| mul(unsafe { a.at(p) }, y, k), add, is_final)
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

/// Rows that are looked at to guess whether sums are final early, at most, and rows that one of them stands for, at least.
const SAMPLE: usize = 64;
const FOR: usize = 8;

/// From one row of a sample to the next, of `n`.
pub(super) fn sample_step(n: usize) -> usize {
    (n / SAMPLE).max(FOR)
}

impl MakeTyped<'_, '_> {
    /// With the product of position p of A, whose values are read as `S`, and u's value at place k, read as `U`.
    #[inline(always)]
    fn pull<S: Side, U: Side, Z: Element>(
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
        // Rows that end early are not summed as a whole.
        let is_each = !U::IS_READ || !job.u.vals.is_iso();
        debug_assert!(arranged.is_none() || !S::IS_READ && !is_any && is_each, "asked before by `serves_arranged`");
        let groups = arranged.or(job.groups.filter(|_| work == Work::All && !is_any && is_each));
        let packed = arranged.filter(|_| U::IS_READ).map(|groups| groups.packed(job.u)).transpose()?.flatten();
        let grouped = groups.map(|groups| Grouped { groups, u: Reader::<U>::new(packed.as_ref().unwrap_or(job.u)) });
        job.run::<u32, _>(work, size_of::<Z>(), || {
            let is_early = work == Work::Few;
            Ok(Typed { lists, values, present, u, grouped, is_early, product, add, is_final, is_any, types: PhantomData::<Z> })
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

struct Typed<'a, S, U, Z, P, A, F> {
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
    types: PhantomData<Z>,
}

impl<S: Side, U: Side, Z: Element, P, A, F> Puller<u32> for Typed<'_, S, U, Z, P, A, F>
where
    P: Fn(usize, U, usize) -> Z + Copy,
    A: Fn(Z, Z) -> Z + Copy,
    F: Fn(Z) -> bool + Copy,
{
    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[u32]>, present: &mut [u8], out: &mut [u8]) -> usize {
        let out = crate::storage::typed_mut::<Z>(out);
        let (idx, ptr) = (self.lists.idx, self.lists.ptr);
        assert!(out.len() == rows.len() && present.len() == rows.len(), "a value and a mark per row");
        let all = (out.as_mut_ptr(), present.as_mut_ptr());
        // How many are there is counted afterwards. SAFETY: k is the number of one of the rows (checked above).
        let put = move |k: usize, sum: Z, is: bool| unsafe {
            all.0.add(k).write(sum);
            all.1.add(k).write(u8::from(is));
        };
        // SAFETY: `sum_rows` asks for positions of entries only (ROWSUM-1).
        let place = |p: usize| unsafe { idx.get_unchecked(p) }.us();
        let values = self.values;
        let are_far = size_of_val(idx) > FAR;
        let ask = move |p: usize| {
            if are_far {
                prefetch_at(idx, p + AHEAD);
                values.ask_some::<LOOK>(p + AHEAD);
            }
        };
        // Copies, which no write to `out` can change.
        let (u, of, add, is_final) = (self.u, self.product, self.add, self.is_final);
        // SAFETY: LIST-2: k is a place of u.
        let product_of = move |p: usize, k: usize| of(p, unsafe { u.at(k) }, k);
        match self.present {
            // SAFETY: ROWSUM-1 is LIST-1.
            None => unsafe {
                let product = move |p: usize| product_of(p, place(p));
                if let Some(Grouped { groups, u }) = self.grouped {
                    assert!(
                        wanted.is_none() && Groups::are_blocks(&rows, self.lists.nmajor),
                        "programs take rows block by block"
                    );
                    let product = move |p: usize| of(p, u.each(place(p)), place(p));
                    let mut made = 0;
                    for start in (0..rows.len()).step_by(BLOCK) {
                        let count = BLOCK.min(rows.len() - start);
                        let put = move |k, sum, is| put(start + k, sum, is);
                        let block = rows.start + start;
                        let mut groups_of = groups.block(block).peekable();
                        made += count - groups_of.peek().map_or(0, |empty| empty.len());
                        match groups.arranged_block(block) {
                            Some((begin, long)) if !S::IS_READ => {
                                let laid = InOrder { columns: idx, are_far, begin, long };
                                sum_groups(idx.len(), groups_of, laid, put, product, add, is_final);
                            }
                            _ => {
                                let laid = Spread(idx, values, &ptr[block..=block + count]);
                                sum_groups(idx.len(), groups_of, laid, put, product, add, is_final);
                            }
                        }
                    }
                    return made;
                }
                let ptr = &ptr[rows.start..=rows.end];
                if self.is_early {
                    early_rows(ptr, idx.len(), wanted, put, product, add, is_final);
                    return masked::count(present);
                }
                let long = |row| sum_row(row, idx.len(), product, ask, add, is_final);
                sum_rows(ptr, idx.len(), wanted, put, product, add, Final { test: is_final, at_first: true }, long);
            },
            Some(b) if self.is_any => {
                for (k, row) in rows_ahead(&ptr[rows.start..=rows.end], idx, wanted) {
                    let (is, p) = first_hit(idx, row, b);
                    // A product that is not there does no harm, and no branch depends on it.
                    put(k, if p < idx.len() { product_of(p, place(p)) } else { zero() }, is);
                }
            }
            // Sums with the claim that there is one: absent products are made, too, and not added.
            Some(b) => {
                let product = |p: usize| {
                    let k = place(p);
                    // SAFETY: LIST-2: k is a place of u.
                    (product_of(p, k), unsafe { *b.get_unchecked(k) } != 0)
                };
                let add = |x: (Z, bool), y: (Z, bool)| {
                    let alone = select_unpredictable(x.1, x.0, y.0);
                    (select_unpredictable(x.1 & y.1, add(x.0, y.0), alone), x.1 | y.1)
                };
                let put = |k: usize, (sum, is): (Z, bool), in_row: bool| put(k, sum, is & in_row);
                // Few of a long row's products may be present: those alone are made, up to a final sum (2026-11,
                // bench-peer, w<!m>=Au lor_land on the Kronecker graph: 121 microseconds, without branches 154).
                let long = |row: Range<usize>| {
                    let mut found = row.filter(|&p| b[place(p)] != 0);
                    let Some(first) = found.next() else { return (zero(), false) };
                    let mut sum = product_of(first, place(first));
                    while !is_final(sum)
                        && let Some(p) = found.next()
                    {
                        sum = (self.add)(sum, product_of(p, place(p)));
                    }
                    (sum, true)
                };
                let is_final = Final { test: |x: (Z, bool)| x.1 && is_final(x.0), at_first: false };
                // SAFETY: ROWSUM-1 is LIST-1.
                unsafe { sum_rows(&ptr[rows.start..=rows.end], idx.len(), wanted, put, product, add, is_final, long) };
            }
        }
        masked::count(present)
    }
}
