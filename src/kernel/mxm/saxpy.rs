//! Z = A (+).(x) B by rows: each row of Z is the sum of B's rows that A's row names (Gustavson).
//!
//! Needs: A and B by row, same width. Gives: sorted rows, only where the mask allows.
//! Cost: O(flops) time; scratch per worker: one value and 1.02 bits or one byte per column of B, reused.
//! Parallel: rows of A split by flops; one long row alone, a vector that is pushed, by its terms (`super::alone`).
//! Sorted rows are a by-product of every way of summing, which is chosen for each row by its flops:
//! one row of B alone is copied; a few products are ranked (`super::ranks`); else a dense accumulator
//! notes columns as bits or as bytes (`super::acc`): 2 to 4 times the peer's deferred sort
//! (references/kernel-experiments.md, conclusion 1).
//! A list mask is used before the sums are written down: what it forbids is struck from the notes
//! (complement), or only what it allows is summed at all.

use std::ops::Range;

use super::acc::{Accumulator, Places, Ranked, SPARE, each_bit};
use super::choice::{Bytes, Choice, each};
use super::out::{self, Out, Shape, Split};
use super::ranks::{self, MOST_COLUMNS, SHORT, Term};
use super::sum::Sum;
use super::terms::Terms;
use super::typed::Width;
use super::{Order, compact, erased, iso, listed, rowwise};
use crate::error::{ErrorKind, Result};
use crate::kernel::erased::adder::Adder;
use crate::kernel::mask::Mask;
use crate::kernel::operand::{Rows, view};
use crate::kernel::writeback;
use crate::mem::{Buf, prefetch};
use crate::ops::Semiring;
use crate::par;
use crate::storage::view::View;
use crate::storage::{Index, Store, moves};

/// A semiring at work on rows: one per worker. `Places` of the accumulator cover every column of B.
pub trait Axpy<I: Index> {
    /// Whether products are inlined into the loops: then columns can be noted as bytes, and products
    /// that a mask shuts out be left out.
    const IS_INLINED: bool;
    /// The products of `term`, to `out`.
    ///
    /// # Safety
    /// `out` has room for as many values; `term` lies within A and B. So below.
    unsafe fn copy(&mut self, i: usize, term: &Term, out: *mut u8);
    /// The products of `term` added to the values at `out`. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// As above.
    unsafe fn add_full(&mut self, i: usize, term: &Term, out: *mut u8);
    /// acc(j) = acc(j) + (a (x) b(j)) for B's entries at `b`, where a is A's value at `pa`, at (i, k).
    ///
    /// # Safety
    /// `to` has values, flags and tops.
    unsafe fn axpy(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, to: Places);
    /// Does what calls of `axpy` put off until the row's end.
    ///
    /// # Safety
    /// As there.
    unsafe fn end_row(&mut self, _to: Places) {}
    /// The same with bytes. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// `to` has values and bytes.
    unsafe fn axpy_bytes(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, to: Places);
    /// The same where the mask's bytes allow. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// `to` has values, flags and tops; the mask has a byte for every column.
    unsafe fn axpy_where(&mut self, i: usize, k: usize, pa: usize, b: Range<usize>, to: Places, mask: Bytes<'_>);
    /// Makes the values of a list ready for what is below. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// `to` has room for them.
    unsafe fn begin_ranked(&mut self, to: Ranked);
    /// The same at the columns that `to` has marked. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// SAXPY-2.
    unsafe fn axpy_ranked(&mut self, k: usize, pa: usize, b: Range<usize>, to: Ranked);
    /// Moves the value with that number, if there is one, to place `n` of `out`. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// There is such a place, and the number is one of the list's.
    unsafe fn put_ranked(&mut self, from: Ranked, number: usize, out: *mut u8, n: usize);
    /// to(j) = to(j) + from(j) for those of `columns` that `from` has bytes for; they are zero afterwards. Only with `IS_INLINED`.
    ///
    /// # Safety
    /// Both have values and bytes, and each its own.
    unsafe fn join(&self, columns: Range<usize>, from: Places, to: Places);
    /// The values of the `n` columns at `js`, to `out`.
    ///
    /// # Safety
    /// `js` and `out` have as many.
    unsafe fn collect(&mut self, js: *const I, n: usize, from: Places, out: *mut u8);
    /// A whole row of at most `SHORT` products, to `out`; `all` if `allows` has no objection.
    ///
    /// # Safety
    /// `out` has room for all products.
    unsafe fn short(&mut self, i: usize, terms: &[Term], allows: impl FnMut(usize) -> bool, all: bool, out: &mut Out<I>);
}

/// Z = A (+).(x) B; `order` tells which operand comes first in the multiply.
pub fn run<I: Width>(s: &Semiring, a: &Store, b: &Store, order: Order, mask: &Mask<'_>) -> Result<Store> {
    run_to::<I>((s, a, b, order), mask, None, None)
}

/// As [`run`], or an empty store if `sum` took the rows; `terms` are those of A and B, if somebody has looked them up.
pub fn run_to<I: Width>(
    (s, a, b, order): (&Semiring, &Store, &Store, Order),
    mask: &Mask<'_>,
    terms: Option<&Terms>,
    sum: Option<&Sum<'_>>,
) -> Result<Store> {
    if compact::pays(s, b, order) {
        let z = compact::run::<I>(s, a, b, order)?;
        return if mask.allows_all() { Ok(z) } else { writeback::filter_lists::<I>(&z, mask) };
    }
    let (job, one) = (Job { s, a, b, mask, sum }, iso::value(s, a, b, order)?);
    if sum.is_none()
        && let Some(z) = listed::run((s, a, b, order), mask, terms, one.as_deref())?
    {
        return Ok(z);
    }
    if let Some(one) = one {
        let idx = view::<I>(b).idx;
        let add = |(), ()| ();
        return job.rows::<I, _>(Some(one), || Ok(rowwise::Rowwise::new(idx, |_, _| |_| (), add, None)));
    }
    match I::saxpy(&job, order) {
        Some(done) => done,
        None => job.rows::<I, _>(None, || erased::Erased::new(s, a, b, order)),
    }
}

/// What every method of this file works on.
pub struct Job<'a> {
    /// The semiring.
    pub s: &'a Semiring,
    /// Left operand.
    pub a: &'a Store,
    /// Right operand, by row.
    pub b: &'a Store,
    pub(super) mask: &'a Mask<'a>,
    sum: Option<&'a Sum<'a>>,
}

impl Job<'_> {
    /// What changes no sum, where sums start with it.
    pub fn neutral<Z: Copy>(&self) -> Result<Option<Z>> {
        if !self.mask.store().is_some_and(Store::is_list) || self.mask.is_complement() {
            return Ok(None);
        }
        let add = Adder::of(&self.s.add())?;
        // SAFETY: the semiring's values are Z's.
        Ok(add.neutral().map(|bytes| unsafe { bytes.as_ptr().cast::<Z>().read_unaligned() }))
    }

    /// All rows of Z, with a worker from `make` per range. `iso` is the one value of all entries, if
    /// there is one; then workers have no values.
    pub fn rows<I: Index, W: Axpy<I>>(&self, iso: Option<Buf<u8>>, make: impl Fn() -> Result<W> + Sync) -> Result<Store> {
        let (av, bv) = (view::<I>(self.a), view::<I>(self.b));
        let rows = Rows::of(&av)?;
        let ty = self.s.add().ty();
        let only = match Choice::of(self.mask) {
            Choice::Only(m, _) => Some(m),
            Choice::All | Choice::AllBut(..) | Choice::Bytes(..) | Choice::Ask(_) => None,
        };
        let size = if iso.is_some() { 0 } else { ty.size() };
        let shape = Shape { ty: &ty, nmajor: self.a.nmajor, nminor: self.b.nminor, iso };
        if W::IS_INLINED
            && self.sum.is_none()
            && rows.len() == 1
            && let Some(z) = self.row_alone((&av, &bv, &rows), &shape, size, &make)?
        {
            return Ok(z);
        }
        let mut split = split(&av, &bv, &rows, only.as_ref())?;
        let work = |range: Range<usize>, out: &mut Out<I>, ends: &mut [I]| {
            self.each_row((&av, &bv, &rows), (make()?, false), size, range, out, |n, out| ends[n] = I::new(out.len()))
        };
        if let Some(sum) = self.sum.filter(|_| size > 0) {
            return sum.take((rows.len(), guess(&av, &bv, rows.len(), only.as_ref())), shape, &split, &work);
        }
        let entry = size_of::<I>() + size;
        if !split.wants_counts(entry) {
            let made = out::rows(shape.try_clone()?, &rows, &split, false, &work);
            // Room by bounds may be more than there is, where exact numbers are not.
            if !(split.is_large(entry) && made.as_ref().is_err_and(|e| e.kind() == ErrorKind::OutOfMemory)) {
                return made;
            }
        }
        split.bounds = par::run(&split.ranges, |range| {
            // Rows without values tell how many entries there are; long ones do not say which.
            let mut sum = 0;
            let worker = rowwise::Rowwise::new(bv.idx, |_, _| |_| (), |(), ()| (), None);
            self.each_row((&av, &bv, &rows), (worker, true), 0, range, &mut Out::owning(0), |_, out| {
                sum += out.len();
                out.clear();
            })?;
            Ok(sum)
        })?;
        out::rows(shape, &rows, &split, true, &work)
    }

    /// Rows of Z in `range`, to `out`, or only how many entries they have, if the worker `counts`; `then` is told the row's
    /// number in the range.
    fn each_row<I: Index, W: Axpy<I>>(
        &self,
        (a, b, rows): (&View<'_, I>, &View<'_, I>, &Rows<I>),
        (worker, counts): (W, bool),
        size: usize,
        range: Range<usize>,
        out: &mut Out<I>,
        mut then: impl FnMut(usize, &mut Out<I>),
    ) -> Result<()> {
        let mut acc = Accumulator::new(b.nminor, size);
        let mut on_row = OnRow { counts, ..OnRow::new((a, b), Choice::of(self.mask), worker, &mut acc) };
        let (start, of) = (range.start, range.len());
        for k in range {
            on_row.run(rows.get(k), out, (k - start, of))?;
            then(k - start, out);
        }
        acc.give_back();
        Ok(())
    }
}

/// Entries of a row on average, up to which rows are so cheap that entries alone tell about their work. 2026-11, bench-peer,
/// `C<L> = L L` of road-NY with two threads: 9.3 ms, now 6.1.
const FEW: usize = 4;

/// Times as many multiplications there may be as rows of average length have, before it matters that one thread makes them.
const SKEW: u128 = 4;

/// Entries of A that are looked at to guess how many Z has, and rows of A from which on it pays.
const SAMPLE: usize = 1024;

/// About how many entries `n` rows have, from a sample of A.
fn guess<I: Index>(a: &View<'_, I>, b: &View<'_, I>, n: usize, only: Option<&View<'_, I>>) -> usize {
    let step = a.nvals().div_ceil(SAMPLE).max(1);
    let met = a.idx.iter().step_by(step).map(|k| b.row(k.us()).len()).sum::<usize>();
    let all = only.map_or(n.saturating_mul(b.nminor), |m| m.nvals());
    met.saturating_mul(step).min(all)
}

/// Ranges of rows of about equal flops, and how many entries each can have; `only` lists what a mask allows.
fn split<I: Index>(a: &View<'_, I>, b: &View<'_, I>, rows: &Rows<I>, only: Option<&View<'_, I>>) -> Result<Split> {
    let n = rows.len();
    let most = |k: usize| only.map_or(b.nminor, |m| m.row(rows.get(k)).len());
    let flops = |k: usize| match most(k) {
        0 => 0,
        _ => a.row(rows.get(k)).map(|p| b.row(a.idx[p].us()).len()).sum::<usize>(),
    };
    // As many as rows of average length have: where that is little, to count them would take a third of what it is for (2026-11,
    // a thousandth of the rows of road-NY times it: 28 us, 38 with counting).
    let about = a.nvals() as u128 * b.nvals() as u128 / b.nmajor.max(1) as u128;
    if par::threads() == 1 || n < 2 || about < par::AWAKE_WORK as u128 / SKEW {
        // To count would cost a tenth of the time where rows are short: a sample says about how many.
        return Split::one(n, None, if n < SAMPLE { 0 } else { guess(a, b, n, only) });
    }
    if let Some(m) = only
        && [(m.nvals(), n), (a.nvals(), n), (b.nvals(), b.vectors())].into_iter().all(|(entries, rows)| entries / FEW <= rows)
        && b.ptr.windows(2).all(|ends| ends[1].us() - ends[0].us() <= SHORT)
    {
        // To ask what each row costs would cost a third of what it does.
        let before = |k| rows.before(m, k);
        return Split::bounded(par::ranges(n, |k| before(k) + rows.before(a, k) + k)?, |r| before(r.end) - before(r.start));
    }
    // Each entry of A meets one of B, as in a permutation or a grouping: what sums leave free is at most as large as A.
    Ok(Split::by_work(n, |k| rows.before(a, k), flops, |k, flops| flops.min(most(k)))?.tight_to(a.nvals()))
}

/// A complemented mask that is longer than this many times a row's products is searched for what was
/// found, instead of struck from it. 2026-11: a search in a long list takes as long as about 16 entries in order.
const STRIKE_FACTOR: usize = 16;

/// A row's flops must exceed this share of its mask's entries for marks to pay, in rows too sparse
/// for bytes: there it is cheaper to sum all products, 1.2 ns each, than to mispredict which the mask
/// lets through, 3.3 ns each (2026-11, `C<L> = L L` of kron:14).
/// 2026-11: a guess; setting and clearing a mark costs a quarter of a product and a search.
const MARK_FACTOR: usize = 4;

/// Rows made together up to which the columns of a long one are counted before there is room for them, which may be far fewer than
/// products. 2026-11, betweenness, which searches from four vertices at once, by two threads: soc-Epinions1 16.0 MB, so 15.0.
/// Among more rows one does not matter, and room for many is best made at once: A*A of ego-Facebook took 1.35 times as long.
const LONE: usize = if cfg!(test) { 64 } else { 16 };

/// Columns that are looked through in the time of one product more with bits than with bytes.
/// 2026-11, bench-peer, A*A of kron:14 and kron:16: 32 to 128 make no difference.
const SCAN: usize = 64;

/// Everything a worker needs for one row after the other.
pub(super) struct OnRow<'a, 'v, I, W> {
    a: &'a View<'v, I>,
    b: &'a View<'v, I>,
    /// B has an entry everywhere.
    full: bool,
    /// It is only asked how many entries there are: long rows do not say which.
    counts: bool,
    mask: Choice<'a, I>,
    worker: W,
    acc: &'a mut Accumulator,
    /// The first rows of B that the present row asks for; what lies behind is of rows before it. To clear it
    /// for every row would take longer than to fill it.
    terms: [Term; SHORT],
}

impl<'a, 'v, I: Index, W: Axpy<I>> OnRow<'a, 'v, I, W> {
    pub(super) fn new(
        (a, b): (&'a View<'v, I>, &'a View<'v, I>),
        mask: Choice<'a, I>,
        worker: W,
        acc: &'a mut Accumulator,
    ) -> Self {
        let full = b.nminor > 0 && b.nmajor.checked_mul(b.nminor) == Some(b.nvals());
        OnRow { a, b, full, counts: false, mask, worker, acc, terms: Default::default() }
    }

    /// z = sum over k of A(i,k) (x) B(k,:), to `out`; of `rows` see [`Out::room`].
    #[inline(always)]
    fn run(&mut self, i: usize, out: &mut Out<I>, rows: (usize, usize)) -> Result<()> {
        let allowed = self.allowed(i);
        if allowed.is_empty() {
            return Ok(());
        }
        let (mut n, mut flops) = (0, 0);
        for pa in self.a.row(i) {
            let k = self.a.idx[pa].us();
            let r = self.b.row(k);
            if !r.is_empty() {
                // All rows of B are on their way before the first is read: on a road network each is a cache miss.
                prefetch(&self.b.idx[r.start]);
                flops += r.len();
                if n < SHORT {
                    self.terms[n] = Term { pa, k, start: r.start, end: r.end };
                }
                n += 1;
            }
        }
        if n == 0 {
            return Ok(());
        }
        let is_short = flops <= SHORT && self.b.nminor <= MOST_COLUMNS;
        if n > 1 && !is_short {
            return self.long(i, flops, allowed, out, rows);
        }
        out.room(flops.min(self.b.nminor).min(allowed.len()), rows)?;
        match self.mask {
            Choice::All if n == 1 => self.copy(i, out),
            _ if is_short => self.short(i, n, out),
            Choice::AllBut(_, mask) | Choice::Bytes(_, mask) | Choice::Ask(mask) if W::IS_INLINED => {
                self.copy_where(i, mask, out)
            }
            _ => return self.long(i, flops, allowed, out, rows),
        }
        Ok(())
    }

    /// One row of B alone.
    #[inline(always)]
    fn copy(&mut self, i: usize, out: &mut Out<I>) {
        let term = &self.terms[0];
        let (idx, vals) = out.tail();
        let from = &self.b.idx[term.start..term.end];
        // SAFETY: room for the term's entries was made.
        unsafe {
            moves::copy(from.as_ptr(), idx, from.len());
            self.worker.copy(i, term, vals);
            out.advance(from.len());
        }
    }

    /// One row of B alone, as far as the mask allows it: products that follow each other there are made together.
    #[inline(never)]
    fn copy_where(&mut self, i: usize, mask: &Mask<'_>, out: &mut Out<I>) {
        let (all, mut row, js) = (self.terms[0], mask.row::<I>(i), self.b.idx);
        let mut start = all.start;
        for q in all.start..=all.end {
            if q < all.end && row.allows(js[q].us()) {
                continue;
            }
            let (idx, vals) = out.tail();
            // SAFETY: room for the term's entries was made, of which these are some.
            unsafe {
                moves::copy(js[start..q].as_ptr(), idx, q - start);
                self.worker.copy(i, &Term { start, end: q, ..all }, vals);
                out.advance(q - start);
            }
            start = q + 1;
        }
    }

    #[inline(always)]
    fn short(&mut self, i: usize, n: usize, out: &mut Out<I>) {
        let terms = &self.terms[..n];
        // SAFETY: room for all products was made.
        unsafe {
            match &self.mask {
                Choice::All => self.worker.short(i, terms, |_| true, true, out),
                Choice::Only(m, mask) if W::IS_INLINED && m.row(i).len() <= ranks::LISTED => {
                    let listed = m.row(i).filter(|&p| mask.is_true(p)).map(|p| m.idx[p].us());
                    ranks::listed_row(&mut self.worker, i, terms, self.b.idx, listed, out);
                }
                Choice::Only(m, mask) => self.worker.short(i, terms, ranks::in_list(m, mask, i), false, out),
                Choice::AllBut(m, mask) => {
                    let mut listed = ranks::in_list(m, mask, i);
                    self.worker.short(i, terms, |j| !listed(j), m.row(i).is_empty(), out);
                }
                Choice::Bytes(_, mask) | Choice::Ask(mask) => {
                    let mut row = mask.row::<I>(i);
                    self.worker.short(i, terms, |j| row.allows(j), false, out);
                }
            }
        }
    }

    /// A row of more products than [`SHORT`].
    #[inline(never)]
    fn long(&mut self, i: usize, flops: usize, allowed: Range<usize>, out: &mut Out<I>, rows: (usize, usize)) -> Result<()> {
        let most = flops.min(self.b.nminor).min(allowed.len());
        let bytes = W::IS_INLINED && flops > self.b.nminor / SCAN;
        if W::IS_INLINED {
            match self.mask {
                Choice::All if self.full => {
                    out.room(most, rows)?;
                    self.full_row(i, out);
                    return Ok(());
                }
                Choice::Only(m, mask) if !bytes && flops > allowed.len() / MARK_FACTOR && allowed.len() < u32::MAX as usize => {
                    out.room(most, rows)?;
                    return self.ranked_row(i, allowed, m, mask, out);
                }
                Choice::All | Choice::Only(..) | Choice::AllBut(..) | Choice::Bytes(..) | Choice::Ask(_) => {}
            }
        }
        let places = if bytes { self.acc.bytes()? } else { self.acc.bits()? };
        let way = self.way(i, flops);
        let span = self.add_up(i, self.a.row(i), way, bytes, places);
        if !out.has_room(most) {
            let n = if rows.1 > LONE { most } else { self.noted(i, way, span, bytes).min(most) };
            out.room(n, rows)?;
        }
        self.take(i, (way, allowed), span, (bytes, places), out);
        Ok(())
    }

    /// How many columns were noted between these two that the mask allows, or a few more.
    #[cold]
    #[inline(never)]
    fn noted(&mut self, i: usize, way: Choice<'_, I>, (lo, hi): (usize, usize), bytes: bool) -> usize {
        if !bytes {
            return self.acc.count_flags(lo, hi);
        }
        way.strike(i, self.acc.notes(), (lo, hi));
        self.acc.count(lo, hi)
    }

    /// The places that a list mask may allow.
    #[inline(always)]
    pub(super) fn allowed(&self, i: usize) -> Range<usize> {
        match &self.mask {
            Choice::Only(m, _) => m.row(i),
            Choice::All | Choice::AllBut(..) | Choice::Bytes(..) | Choice::Ask(_) => 0..usize::MAX,
        }
    }

    /// How the mask is used on a row of so many products.
    #[inline(always)]
    pub(super) fn way(&self, i: usize, flops: usize) -> Choice<'a, I> {
        match self.mask {
            Choice::AllBut(m, mask) if m.row(i).len() / STRIKE_FACTOR > flops => Choice::Ask(mask),
            Choice::Bytes(_, mask) if !W::IS_INLINED => Choice::Ask(mask),
            other => other.of_row(i, self.b.nminor),
        }
    }

    /// Adds the products of A's entries at `row` to the accumulator, in bytes or in bits, which are noted where the mask's bytes
    /// allow; the first and the last column that was met.
    #[inline(never)]
    pub(super) fn add_up(
        &mut self,
        i: usize,
        row: Range<usize>,
        way: Choice<'_, I>,
        bytes: bool,
        places: Places,
    ) -> (usize, usize) {
        let (mut lo, mut hi) = (usize::MAX, 0);
        for pa in row {
            let k = self.a.idx[pa].us();
            let r = self.b.row(k);
            if !r.is_empty() {
                lo = lo.min(self.b.idx[r.start].us());
                hi = hi.max(self.b.idx[r.end - 1].us());
                // SAFETY: the caller asked for the places.
                unsafe {
                    match way {
                        _ if bytes => self.worker.axpy_bytes(i, k, pa, r, places),
                        Choice::Bytes(here, _) => self.worker.axpy_where(i, k, pa, r, places, here),
                        _ => self.worker.axpy(i, k, pa, r, places),
                    }
                }
            }
        }
        if !bytes {
            // SAFETY: as above.
            unsafe { self.worker.end_row(places) };
        }
        (lo, hi)
    }

    /// Moves what was added up between columns `lo` and `hi`, as far as the mask allows it, to `out`, which has room for it.
    #[inline(never)]
    pub(super) fn take(
        &mut self,
        i: usize,
        (choice, allowed): (Choice<'_, I>, Range<usize>),
        (lo, hi): (usize, usize),
        (bytes, places): (bool, Places),
        out: &mut Out<I>,
    ) {
        match &choice {
            Choice::Bytes(..) | Choice::AllBut(..) if bytes => choice.strike(i, self.acc.notes(), (lo, hi)),
            Choice::AllBut(m, mask) => {
                let flags = self.acc.flags();
                each(m, mask, m.row(i), |j| flags[j >> 6] &= !(1 << (j & 63)));
            }
            Choice::All | Choice::Only(..) | Choice::Bytes(..) | Choice::Ask(_) => {}
        }
        // Places in order; notes are zero again afterwards (SAXPY-1).
        let (idx, vals) = out.tail();
        let mut n = 0;
        let push = |n: &mut usize, j: usize| {
            // SAFETY: room for every column that can have been noted.
            unsafe { idx.add(*n).write(I::new(j)) };
            *n += 1;
        };
        match &choice {
            Choice::All | Choice::AllBut(..) | Choice::Bytes(..) if self.counts => {
                let all = |_, word: u64| n += word.count_ones() as usize;
                if bytes {
                    self.acc.take_bytes(lo, hi, all)
                } else {
                    self.acc.take_flags(lo, hi, all)
                }
                // SAFETY: there is room for them; nobody looks at what was not written.
                return unsafe { out.advance(n) };
            }
            Choice::All | Choice::AllBut(..) | Choice::Bytes(..) => {
                let all = |w, word| each_bit(w, word, |j| push(&mut n, j));
                if bytes { self.acc.take_bytes(lo, hi, all) } else { self.acc.take_flags(lo, hi, all) }
            }
            Choice::Only(m, mask) if bytes => {
                let notes = self.acc.notes();
                // Without a branch: which columns of the mask were met cannot be foreseen.
                each(m, mask, allowed, |j| {
                    // SAFETY: room for the whole list was made, or for all that was noted and the slack.
                    unsafe { idx.add(n).write(I::new(j)) };
                    n += usize::from(notes[j] & 1);
                });
                notes[lo..=hi].fill(0);
            }
            Choice::Only(_, mask) | Choice::Ask(mask) => {
                let mut row = mask.row::<I>(i);
                let allowed = |w, word| {
                    each_bit(w, word, |j| {
                        if row.allows(j) {
                            push(&mut n, j);
                        }
                    })
                };
                if bytes { self.acc.take_bytes(lo, hi, allowed) } else { self.acc.take_flags(lo, hi, allowed) }
            }
        }
        // SAFETY: n columns were written, and there is room for their values.
        unsafe {
            self.worker.collect(idx, n, places, vals);
            out.advance(n);
        }
    }

    /// All rows of B are full: so is this one.
    fn full_row(&mut self, i: usize, out: &mut Out<I>) {
        let (idx, vals) = out.tail();
        for (n, pa) in self.a.row(i).enumerate() {
            let k = self.a.idx[pa].us();
            let r = self.b.row(k);
            let term = Term { pa, k, start: r.start, end: r.end };
            // SAFETY: room for a whole row was made.
            unsafe {
                if n == 0 {
                    self.worker.copy(i, &term, vals);
                } else {
                    self.worker.add_full(i, &term, vals);
                }
            }
        }
        // SAFETY: as above.
        unsafe {
            (0..self.b.nminor).for_each(|j| idx.add(j).write(I::new(j)));
            out.advance(self.b.nminor);
        }
    }

    /// Sums only at the true places of the mask's list.
    fn ranked_row(&mut self, i: usize, list: Range<usize>, m: View<'_, I>, mask: &Mask<'_>, out: &mut Out<I>) -> Result<()> {
        let (to, mut number) = (self.acc.ranked(list.len())?, 0);
        each(&m, mask, list.clone(), |j| {
            // SAFETY: B has such a column (LIST-2).
            unsafe { to.mark(j, number) };
            number += 1;
        });
        // SAFETY: `ranked` made the room.
        unsafe { self.worker.begin_ranked(to) };
        for pa in self.a.row(i) {
            let k = self.a.idx[pa].us();
            // SAFETY: SAXPY-2 was made just above.
            unsafe { self.worker.axpy_ranked(k, pa, self.b.row(k), to) };
        }
        let (idx, vals) = out.tail();
        let (mut n, mut number) = (0, 0);
        each(&m, mask, list, |j| {
            // SAFETY: room for the whole list was made, or for all products and the slack. Without a branch: which columns were met
            // cannot be foreseen.
            unsafe {
                idx.add(n).write(I::new(j));
                self.worker.put_ranked(to, number, vals, n);
                n += usize::from(to.notes.add(number).read() & 1);
                to.clear(j);
            }
            number += 1;
        });
        // SAFETY: so many notes there are; n columns and values were written.
        unsafe {
            to.notes.write_bytes(0, to.len + SPARE);
            out.advance(n);
        }
        Ok(())
    }
}
