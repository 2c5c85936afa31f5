//! Z = A (+).(x) B for an A of one row, a vector that is pushed, or of a few: products are listed, and those that the mask allows
//! summed by the number that their column has among theirs, row by row.
//!
//! Needs: both with 32-bit lists, a semiring of [`hot`] (or products of one value), few products for Z's length, no list of
//! allowed places (those are marked, [`saxpy`](super::saxpy)). Gives: Z, a list; sums in the order of A's entries, as
//! everywhere. Cost: O(products); scratch of 12 bytes and a value for each, 16 where no value changes no sum,
//! and of [`Numbers`], but no accumulator as long as Z: on road networks that misses the cache once for every product.
//! Of one row, ranges of columns are summed apart, by all threads ([`buckets`]), where products are many; also of a dense row that is so
//! long that an accumulator misses the cache, part by part.
//! What rows of B start with, values included, is asked for some entries ahead. Listing and asking the mask are two loops, short enough
//! each for the processor to have many reads under way; no branch depends on the mask, and on the length of a row only beyond
//! [`LANES`]. A search reads next what lies at the columns it finds: that is asked for while they are numbered and summed.
//! 2026-11, LAGraph's breadth-first search on road-NY and road-FLA: 1.12 and 1.46 times as fast as with bits, one thread, on a busy
//! machine; and 1.1 and 1.04 times that since products are no longer sorted.

use std::cell::LazyCell;
use std::ops::Range;

use super::Order;
use super::buckets::{self, Buckets};
use super::hot::{self, Side, Visitor};
use super::numbers::{self, Numbers, To};
use super::out::trimmed;
use super::ranks::SHORT;
use super::rowwise::choose;
use super::terms::Terms;
use super::typed::Reader;
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::erased::adder::Fold;
use crate::kernel::mask::Mask;
use crate::mem::{Buf, opaque, prefetch, prefetch_at, scratch};
use crate::ops::Semiring;
use crate::par::{self, Disjoint, Parts};
use crate::storage::view::View;
use crate::storage::{Form, Index, Lists, Store, Values, policy};
use crate::types::Element;

/// Entries up to which a row of B takes the same time whatever its length.
const LANES: usize = 4;

/// See [`Terms`].
const AHEAD: usize = Terms::AHEAD;

/// Products that are listed before the mask is asked: they stay in the first cache.
const TOGETHER: usize = if cfg!(test) { 1 << 5 } else { 1 << 11 };

/// Columns of Z per product from which on this pays: with fewer, bytes for all columns are looked through as fast as products
/// are sorted. 2026-11: on road-NY the two meet at 8 without a mask, at 3 with one.
const COLUMNS: usize = 16;

/// Columns from which on this pays: an accumulator for fewer stays in a near cache. 2026-11, bench-peer, 100 entries pushed on
/// soc-Epinions1: half as fast.
const LEAST: usize = if cfg!(test) { 1 << 14 } else { 1 << 17 };

/// The same in bytes of the accumulator, for one row of who has pushed little so far: the pages of an accumulator do not pay yet.
const BYTES_AT_FIRST: usize = if cfg!(test) { 1 << 13 } else { 1 << 18 };

/// Columns per product then: what is listed takes less memory.
const COLUMNS_AT_FIRST: usize = 8;

/// Products from which on this is done. 2026-11, bench-peer, the same 100 entries pushed again and again on road-FLA, 250 products that
/// stay in the cache: 5 us and 20 KB, with bits 3.5 us and an accumulator of 10 MB. LAGraph's searches on roads take as long either way.
const FEWEST: usize = if cfg!(test) { SHORT + 1 } else { 64 };

/// A dense row is made of parts with at most one product for so many columns: what is listed takes less memory than the row.
const PART: usize = 4;

/// Rows of A up to which this is considered, searches from some vertices at a time, as betweenness has them.
const ROWS: usize = 16;

/// The product, if this kernel serves it; `known` are its terms, if somebody has looked them up, and `one` the value of all its
/// entries, if there is one.
pub fn run(
    (s, a, b, order): (&Semiring, &Store, &Store, Order),
    mask: &Mask<'_>,
    known: Option<&Terms>,
    one: Option<&[u8]>,
) -> Result<Option<Store>> {
    let (Some(entries), Some(rows)) = (View::<u32>::of(a), View::<u32>::of(b)) else { return Ok(None) };
    let n = entries.nmajor;
    let is_first = || {
        let size = if one.is_some() { 0 } else { s.add().ty().size() };
        let bytes = rows.nminor.saturating_mul(size);
        n == 1 && bytes >= BYTES_AT_FIRST && !scratch::pays(bytes, 0)
    };
    let columns = match rows.nminor >= LEAST {
        true => COLUMNS,
        false if is_first() => COLUMNS_AT_FIRST,
        false => return Ok(None),
    };
    let most = rows.nminor / columns * n;
    let is_wide = n == 1 && rows.nminor >= buckets::wide();
    let fits = (1..=ROWS).contains(&n)
        && entries.ids.is_none()
        && entries.nvals() >= 2
        && (is_wide || entries.nvals() <= most)
        && mask.as_lists::<u32>().is_none();
    let is_scattered = LazyCell::new(|| is_wide && buckets::are_scattered(&rows));
    // About as many products as rows of average length have: to look at each row takes a tenth of what follows.
    let about = entries.nvals() as u128 * rows.nvals() as u128 / rows.nmajor.max(1) as u128;
    if !fits || (about > most as u128 && !*is_scattered) {
        return Ok(None);
    }
    let found;
    let terms = match known {
        Some(known) => known,
        None => {
            found = Terms::of(&entries, &rows)?;
            &found
        }
    };
    let flops = terms.flops();
    if flops < FEWEST * n || (flops > most && !*is_scattered) {
        return Ok(None);
    }
    let job = Job { s, a, b, entries, rows, terms, mask };
    match one {
        Some(one) => job.make(|_, _| |_| (), |_| (), |(), ()| (), Some(one)).map(Some),
        None => hot::visit(s, a, b, order, job).transpose(),
    }
}

pub(in crate::kernel) struct Job<'a> {
    s: &'a Semiring,
    a: &'a Store,
    b: &'a Store,
    entries: View<'a, u32>,
    rows: View<'a, u32>,
    terms: &'a Terms,
    mask: &'a Mask<'a>,
}

impl Visitor for Job<'_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
        let start = |p, k| {
            // SAFETY: p is an entry of A.
            let x = unsafe { a.at(p) };
            // SAFETY: q is an entry of B.
            move |q| mul(x, unsafe { b.at(q) }, k)
        };
        self.make(start, |q| b.ask(q), add, None)
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.listed)(self, closures) }
    }
}

impl Job<'_> {
    /// Z, with values unless there is `one` for all; `ask` asks for B's value at a position ahead.
    #[inline(always)]
    fn make<Z: Copy + Send + Sync, Q: Fn(usize) -> Z>(
        &self,
        start: impl Fn(usize, usize) -> Q + Sync,
        ask: impl Fn(usize) + Sync,
        add: impl Fn(Z, Z) -> Z + Sync,
        one: Option<&[u8]>,
    ) -> Result<Store> {
        let (n, flops) = (self.rows.nminor, self.terms.flops());
        let is_many = self.entries.nmajor == 1 && flops >= buckets::FEWEST;
        // One thread numbers columns sooner, as long as bits serve.
        let pays = n > numbers::MOST || (flops >= par::WAKE_WORK && par::threads() > 1);
        let (form, vals) = match is_many {
            true if policy::list_to_bitmap(1, n as u64, flops as u64) => self.in_parts(start, ask, add)?,
            true if pays => self.by_buckets(start, ask, add)?,
            _ => self.by_number(start, ask, add)?,
        };
        let is_empty = matches!(&form, Form::List(lists) if lists.idx.is_empty());
        let vals = match one {
            Some(one) if !is_empty => Values::iso(Buf::from_slice(one)?),
            Some(_) | None => Values::each(vals),
        };
        let z = Store { ty: self.s.add().ty(), nmajor: self.a.nmajor, nminor: self.b.nminor, form, vals };
        z.debug_validate();
        Ok(z)
    }

    /// Entries and values: columns are numbered, row by row.
    #[inline(always)]
    fn by_number<Z: Copy, Q: Fn(usize) -> Z>(
        &self,
        start: impl Fn(usize, usize) -> Q,
        ask: impl Fn(usize),
        add: impl Fn(Z, Z) -> Z,
    ) -> Result<(Form, Buf<u8>)> {
        const { assert!(align_of::<Z>() <= 16) };
        let (n, flops) = (self.entries.nmajor, self.terms.flops());
        let room = flops + LANES;
        // SAFETY: sums are values of the monoid, or nothing.
        let begun = unsafe { self.start::<Z>() };
        let (mut columns, mut numbers) = (scratch::dirty::<u32>(room)?, scratch::dirty::<u32>(flops)?);
        let mut firsts = begun.is_none().then(|| scratch::dirty::<u32>(flops)).transpose()?;
        let mut products = scratch::dirty::<u64>(buckets::words::<Z>(room))?;
        let products = products.as_mut_ptr().cast::<Z>();
        let mut order = Numbers::new(self.rows.nminor, flops, n)?;
        let (mut idx, mut vals) = (Buf::<u32>::new(), Buf::<u8>::new());
        let mut ptr = Buf::filled(n + 1, 0u32)?;
        // A search writes what it finds to what the mask tells to be known, and pushes it through B again.
        let known =
            self.mask.store().filter(|m| m.present().is_some() && !m.vals.is_iso()).map(|m| (m.vals.bytes(), m.ty.size()));
        // Where there is nothing to ask for, a place that there is: the processor would look for another one each time.
        let (known, size) = known.unwrap_or((&[0], 0));
        for i in 0..n {
            let (mut row, mut n) = (self.entries.range(i), 0);
            while !row.is_empty() {
                // SAFETY: room for all products, and as many as are written at a time; columns come from B (LIST-2).
                unsafe {
                    let some = self.list(&mut row, &start, &ask, columns.as_mut_ptr().add(n), products.add(n));
                    n += self.allowed(i, &mut columns[n..n + some], products.add(n));
                }
            }
            idx.reserve(n)?;
            vals.reserve(n * size_of::<Z>())?;
            let made = idx.len();
            // SAFETY: room for a sum per product behind those made; numbers are those of products that were listed, less than `count`;
            // bytes that are all zero are a value (ELEMENT-1).
            unsafe {
                let (idx_to, sums) = (idx.as_mut_ptr().add(made), vals.as_mut_ptr().cast::<Z>().add(made));
                let firsts = firsts.as_deref_mut().map(<[u32]>::as_mut_ptr);
                let mut to = To { numbers: &mut numbers[..n], idx: idx_to, firsts };
                let count = order.number(&columns[..n], &mut to, self.rows.ptr);
                let all = numbers[..n].iter().zip(&columns[..n]).enumerate();
                if let Some(firsts) = firsts {
                    sums.write_bytes(0, count);
                    for (t, (number, j)) in all {
                        prefetch_at(known, j.us() * size);
                        let (sum, z) = (sums.add(number.us()), products.add(t).read());
                        let others = opaque(u64::from(firsts.add(number.us()).read().us() == t).wrapping_sub(1));
                        sum.write(choose(others, add(sum.read(), z), z));
                    }
                } else if let Some(begun) = begun {
                    (0..count).for_each(|k| sums.add(k).write(begun));
                    // Not `for_each`: it was a function that read all that it knows again for each product.
                    for (t, (number, j)) in all {
                        prefetch_at(known, j.us() * size);
                        let sum = sums.add(number.us());
                        sum.write(add(sum.read(), products.add(t).read()));
                    }
                }
                let count = self.sifted(i, idx_to, sums, count);
                idx.set_len(made + count);
                vals.set_len((made + count) * size_of::<Z>());
            }
            ptr[i + 1] = idx.len() as u32;
        }
        order.give_back();
        Ok((list(ptr, trimmed(idx)), trimmed(vals)))
    }

    /// What sums may start with: what changes none, and anything where the last product stays.
    ///
    /// # Safety
    /// Values of the monoid are Z's, unless those take no bytes; bytes that are all zero are one (ELEMENT-1).
    unsafe fn start<Z: Copy>(&self) -> Option<Z> {
        let any = size_of::<Z>() == 0 || hot::keeps_last(self.s);
        let word = if any { [0; 16] } else { Fold::of(&self.s.add())?.neutral? };
        // SAFETY: the caller's promise; a value of a built-in monoid has up to 16 bytes.
        Some(unsafe { word.as_ptr().cast::<Z>().read_unaligned() })
    }

    /// The same of the only row: ranges of columns are summed apart, and joined.
    #[inline(always)]
    fn by_buckets<Z: Copy + Send + Sync, Q: Fn(usize) -> Z>(
        &self,
        start: impl Fn(usize, usize) -> Q + Sync,
        ask: impl Fn(usize) + Sync,
        add: impl Fn(Z, Z) -> Z + Sync,
    ) -> Result<(Form, Buf<u8>)> {
        let (mut columns, mut block, all) = self.bring(0..self.entries.nvals(), &start, &ask)?;
        let (ranges, size) = (all.split()?, size_of::<Z>());
        // Where they were listed.
        let (columns, products) = (Disjoint::new(&mut columns), Disjoint::new(buckets::values::<Z>(&mut block)));
        let counts = par::run(&ranges, |range| {
            let first = all.start(range.start);
            // SAFETY: there is room for as many sums as products, and each worker has its own.
            unsafe {
                let (idx, sums) = (columns.start(first), products.start(first).cast());
                let count = all.sum(range, &add, idx, sums)?;
                Ok(self.sifted(0, idx, sums, count))
            }
        })?;
        let nvals = counts.iter().sum::<usize>();
        // SAFETY: ranges write so many entries, one after the other.
        let (mut idx, mut vals) = unsafe { (Buf::<u32>::unset(nvals)?, Buf::<u8>::unset(nvals * size)?) };
        let (to_idx, to_vals) = (Disjoint::new(&mut idx), Disjoint::new(&mut vals));
        par::run(&ranges, |range| {
            let number = ranges.partition_point(|other| other.start < range.start);
            let (from, to) = (all.start(range.start), counts[..number].iter().sum::<usize>());
            // SAFETY: as above.
            unsafe {
                to_idx.start(to).copy_from_nonoverlapping(columns.start(from), counts[number]);
                let sums = products.start(from).cast::<u8>();
                to_vals.start(to * size).copy_from_nonoverlapping(sums, counts[number] * size);
            }
            Ok(())
        })?;
        Ok((list(Buf::from_slice(&[0, nvals as u32])?, idx), vals))
    }

    /// The same of a row that is dense, in parts.
    #[inline(always)]
    fn in_parts<Z: Copy + Send + Sync, Q: Fn(usize) -> Z>(
        &self,
        start: impl Fn(usize, usize) -> Q + Sync,
        ask: impl Fn(usize) + Sync,
        add: impl Fn(Z, Z) -> Z + Sync,
    ) -> Result<(Form, Buf<u8>)> {
        let n = self.rows.nminor;
        // Bytes that are all zero are a value (ELEMENT-1).
        let (mut present, mut vals) = (Buf::<u8>::zeroed(n)?, Buf::<u8>::zeroed(n * size_of::<Z>())?);
        let (marks, sums) = (Disjoint::new(&mut present), Disjoint::new(&mut vals));
        let (mut nvals, mut next) = (0, 0);
        while next < self.entries.nvals() {
            let some = self.terms.some(next, (n / PART).max(TOGETHER));
            next = some.end;
            let (_, _, all) = self.bring(some, &start, &ask)?;
            let counts = par::run(&all.split()?, |range| {
                // SAFETY: a place for every column, of which each worker has others.
                Ok(unsafe { all.add_to(range, &add, marks.start(0), sums.start(0).cast()) })
            })?;
            nvals += counts.iter().sum::<usize>();
        }
        if !self.mask.allows_all() && self.bytes().is_none() {
            let mut allowed = self.mask.row::<u32>(0);
            for (j, mark) in present.iter_mut().enumerate().filter(|(_, mark)| **mark != 0) {
                *mark = u8::from(allowed.allows(j));
                nvals -= usize::from(*mark == 0);
            }
        }
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
        Ok((form, vals))
    }

    /// Products of these entries of the only row by ranges of columns, and the blocks where workers listed them.
    // Of the two that call it each would have a copy of these loops.
    #[inline(never)]
    fn bring<Z: Copy + Send + Sync, Q: Fn(usize) -> Z>(
        &self,
        some: Range<usize>,
        start: &(impl Fn(usize, usize) -> Q + Sync),
        ask: &(impl Fn(usize) + Sync),
    ) -> Result<(scratch::Dirty<u32>, scratch::Dirty<u64>, Buckets<Z>)> {
        let per_entry = |k: usize| k * self.terms.flops() / self.entries.nvals();
        let pieces = par::ranges(some.len(), per_entry)?.map(|k| some.start + k);
        let mut room = 0;
        let places = Parts::of(pieces.len(), |k| {
            // More are written at a time than there may be.
            let end = room + self.terms.products(pieces[k].clone()) + LANES;
            Ok(std::mem::replace(&mut room, end))
        })?;
        let (mut columns, mut block) = (scratch::dirty::<u32>(room)?, scratch::dirty::<u64>(buckets::words::<Z>(room))?);
        let products = buckets::values::<Z>(&mut block);
        let (to_columns, to_products) = (Disjoint::new(&mut columns), Disjoint::new(&mut *products));
        let runs = par::run(&pieces, |mut piece| {
            let first = places[pieces.partition_point(|other| other.start < piece.start)];
            let mut end = first;
            while !piece.is_empty() {
                // SAFETY: each piece has its own places, as many as products, and what is written at a time; columns are B's (LIST-2).
                unsafe {
                    let (columns, products) = (to_columns.start(end), to_products.start(end).cast());
                    let some = self.list(&mut piece, start, ask, columns, products);
                    end += self.allowed(0, std::slice::from_raw_parts_mut(columns, some), products);
                }
            }
            Ok(first..end)
        })?;
        // SAFETY: as they were listed.
        let all = unsafe { Buckets::of(self.rows.nminor, &runs, &columns, products)? };
        Ok((columns, block, all))
    }

    /// Lists some products of the entries in `row`, which leave it, and their columns. Gives how many.
    ///
    /// # Safety
    /// Room for all products and [`LANES`] more.
    #[inline(always)]
    unsafe fn list<Z, Q: Fn(usize) -> Z>(
        &self,
        row: &mut Range<usize>,
        start: impl Fn(usize, usize) -> Q,
        ask: impl Fn(usize),
        columns: *mut u32,
        products: *mut Z,
    ) -> usize {
        let (idx, mut n) = (self.rows.idx, 0);
        let terms = self.terms.from(row.clone()).windows(AHEAD + 1);
        for ((p, k), ahead) in row.clone().zip(&self.entries.idx[row.clone()]).zip(terms) {
            if n >= TOGETHER {
                break;
            }
            row.start = p + 1;
            let far = (ahead[AHEAD] >> 32) as usize;
            if let Some(last) = idx.get(far + LANES - 1) {
                prefetch(&idx[far]);
                prefetch(last);
                ask(far);
                ask(far + LANES - 1);
            }
            let (first, len, product) = ((ahead[0] >> 32) as usize, ahead[0] as u32 as usize, start(p, k.us()));
            // SAFETY: n is the number of products listed so far, and l less than those of this row or than LANES.
            let (columns, put) = unsafe { (columns.add(n), |l: usize| products.add(n + l).write(product(first + l))) };
            match idx[first..].first_chunk::<LANES>() {
                Some(of) if len <= LANES => {
                    // SAFETY: as above.
                    unsafe { columns.cast::<[u32; LANES]>().write_unaligned(*of) };
                    (0..LANES).for_each(put);
                }
                Some(_) | None => {
                    // SAFETY: as above; B is another block.
                    unsafe { columns.copy_from_nonoverlapping(idx[first..first + len].as_ptr(), len) };
                    (0..len).for_each(put);
                }
            }
            n += len;
        }
        n
    }

    /// Moves those of the products of row `i` that bytes of the mask allow to the front, and their columns. Gives how many there are.
    ///
    /// # Safety
    /// Columns are less than there are in B; there are as many products.
    #[inline(always)]
    unsafe fn allowed<Z: Copy>(&self, i: usize, columns: &mut [u32], products: *mut Z) -> usize {
        let Some(present) = self.bytes() else { return columns.len() };
        let (present, turned) = (&present[i * self.rows.nminor..][..self.rows.nminor], u8::from(self.mask.is_complement()));
        let mut more = 0;
        for t in 0..columns.len() {
            // SAFETY: the mask has a byte for every column (LIST-2); `more` is t at most.
            unsafe {
                let j = *columns.get_unchecked(t);
                *columns.get_unchecked_mut(more) = j;
                products.add(more).write(products.add(t).read());
                more += usize::from(present.get_unchecked(j.us()) ^ turned);
            }
        }
        more
    }

    /// The mask's presence bytes, if they alone say what it allows.
    fn bytes(&self) -> Option<&[u8]> {
        let is_plain = self.mask.is_structural() && !self.mask.has_region();
        self.mask.store().and_then(Store::present).filter(|_| is_plain)
    }

    /// Moves those of the `n` sums of row `i` that a mask allows which had to be asked to the front, and their columns. Gives how many
    /// there are.
    ///
    /// # Safety
    /// There are as many.
    unsafe fn sifted<Z: Copy>(&self, i: usize, idx: *mut u32, sums: *mut Z, n: usize) -> usize {
        if self.mask.allows_all() || self.bytes().is_some() {
            return n;
        }
        let (mut allowed, mut more) = (self.mask.row::<u32>(i), 0);
        for k in 0..n {
            // SAFETY: `more` is k at most.
            unsafe {
                let j = idx.add(k).read();
                idx.add(more).write(j);
                sums.add(more).write(sums.add(k).read());
                more += usize::from(allowed.allows(j.us()));
            }
        }
        more
    }
}

/// Lists of all rows.
fn list(ptr: Buf<u32>, idx: Buf<u32>) -> Form {
    Form::List(Lists { ids: None, ptr: u32::wrap(ptr), idx: u32::wrap(idx) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::iso;
    use crate::kernel::mxv;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::BinaryCode as B;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};
    use std::thread;

    type Fold = fn(i64, i64) -> i64;

    /// Some rows of few entries, some of more than lanes, and empty ones, among them the last.
    fn matrix(dice: &mut Dice, n: u64) -> Entries {
        let lengths = [0, 1, 2, 3, 4, 5, 9];
        let mut e = Entries::new();
        for i in 0..n - 1 {
            (0..lengths[dice.below(7) as usize]).for_each(|_| {
                e.insert((i, dice.below(n)), 1 + dice.below(50) as i64);
            });
        }
        e
    }

    /// Expected: products added up one by one in a map, and then the mask.
    #[test]
    fn listed_products_are_summed_by_column() {
        let (mut dice, mut served, mut dense, mut firsts) = (Dice(11), 0, 0, 0);
        let kinds: [(B, B, TypeCode, Fold); 4] = [
            (B::Plus, B::Times, TypeCode::FP64, |x, y| x + y),
            (B::Min, B::Plus, TypeCode::Int32, i64::min),
            // The last of all.
            (B::Any, B::First, TypeCode::Int64, |_, y| y),
            (B::LOr, B::Pair, TypeCode::Bool, |_, _| 1),
        ];
        for (round, (add, mul, code, fold)) in kinds.into_iter().cycle().take(72).enumerate() {
            // Columns that are numbered by marks, and more that are sorted, or of one row with many products brought together; and few,
            // which are listed for who has pushed little so far.
            let n = [17_000, 20_000, 9_000][round / 4 % 3];
            let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
            let of_b = matrix(&mut dice, n);
            // A row, also one that becomes dense, in one part or two, or some rows of which one has no entry.
            let (rows, entries) = [(1, 3), (1, 40), (5, 270), (1, 270), (1, 600), (1, 2500)][round % 6];
            let row = |of: u64| if of == 3 { 0 } else { of };
            let entry = |dice: &mut Dice| ((row(dice.below(rows)), dice.below(n)), 1 + dice.below(50) as i64);
            let of_a: Entries = (0..entries).map(|_| entry(&mut dice)).collect();
            let (a, b) = (sample::store(&ty, rows, n, &of_a), sample::store(&ty, n, n, &of_b));
            let mut of_m = sample::random(&mut dice, rows, n, 2, 2);
            // Zero or one.
            of_m.values_mut().for_each(|x| *x -= 1);
            let mut masks = sample::forms(&sample::store(&Type::of::<i8>(), rows, n, &of_m));
            masks.retain(|m| !m.is_list() || View::<u32>::of(m).is_some());
            for (m, complement) in masks.iter().map(Some).chain([None]).flat_map(|m| [(m, false), (m, true)]) {
                let (structural, order) = (dice.below(2) == 0, [Order::Straight, Order::Flipped][dice.below(2) as usize]);
                let mask = Mask::new(m, complement, structural, false).unwrap();
                let one = iso::value(&s, &a, &b, order).unwrap();
                let terms =
                    View::of(&a).zip(View::of(&b)).filter(|_| dice.below(2) == 0).map(|(a, b)| Terms::of(&a, &b).unwrap());
                let made = || run((&s, &a, &b, order), &mask, terms.as_ref(), one.as_deref()).unwrap();
                let is_first = dice.below(2) == 0;
                // A thread of its own has pushed nothing yet.
                let z = if is_first { thread::scope(|of| of.spawn(made).join().unwrap()) } else { made() };
                let Some(z) = z else { continue };
                served += 1;
                firsts += usize::from(is_first && n < LEAST as u64);
                let mut want = Entries::new();
                for ((i, k), x) in &of_a {
                    for ((_, j), y) in of_b.range((*k, 0)..(*k + 1, 0)) {
                        let z = match (mul, order) {
                            (B::Times, _) => x * y,
                            (B::Plus, _) => x + y,
                            (B::First, Order::Straight) => *x,
                            (B::First, Order::Flipped) => *y,
                            (_, _) => 1,
                        };
                        want.entry((*i, *j)).and_modify(|sum| *sum = fold(*sum, z)).or_insert(z);
                    }
                }
                let holds = |at: &(u64, u64)| m.is_none() || of_m.get(at).is_some_and(|&x| structural || x != 0);
                want.retain(|at, _| holds(at) != complement);
                assert_eq!(sample::entries(&z), want, "round {round} {order:?} {complement} {structural}");
                dense += usize::from(!z.is_list());
                if rows == 1 && m.is_none() && !complement {
                    let bitmap = convert::to_dense(&a).unwrap().unwrap_or_else(|| a.try_clone().unwrap());
                    let pushed = mxv::push((&s, &bitmap, &b, order), None, &How::plain()).unwrap();
                    assert_eq!(sample::entries(&pushed), want, "round {round} {order:?}, a bitmap");
                }
            }
        }
        assert!(served > 100 && dense > 50 && firsts > 10, "{served} {dense} {firsts}");
    }

    /// So many products that they are shared, for a list and for a dense row.
    #[test]
    fn several_threads_give_what_one_gives() {
        let (mut dice, n, ty) = (Dice(12), 1 << 20, Type::of::<f64>());
        for (rows, is_list) in [(15_000, true), (60_000, false)] {
            let of_b: Entries = (0..rows * 4).map(|t| ((t / 4 * 17, dice.below(n)), 1 + dice.below(50) as i64)).collect();
            let of_a: Entries = (0..rows).map(|k| ((0, k * 17), 1 + dice.below(50) as i64)).collect();
            let mut want = Entries::new();
            for ((k, j), y) in &of_b {
                *want.entry((0, *j)).or_insert(0) += of_a[&(0, *k)] * y;
            }
            let (a, b) = (sample::store(&ty, 1, n, &of_a), sample::store(&ty, n, n, &of_b));
            let s = Semiring::builtin(B::Plus, B::Times, TypeCode::FP64);
            for threads in [1, 3] {
                par::set_threads(threads);
                let mask = Mask::new(None, false, false, false).unwrap();
                let z = run((&s, &a, &b, Order::Straight), &mask, None, None)
                    .unwrap()
                    .expect("few products for the length, or all over");
                assert_eq!((sample::entries(&z), z.is_list()), (want.clone(), is_list), "{threads}");
            }
        }
    }
}
