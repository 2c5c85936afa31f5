//! Z = A (+).(x) B for an A of one row, a vector that is pushed, or of a few: products are listed, and those that the mask allows
//! sorted by column, row by row.
//!
//! Needs: both with 32-bit lists, a semiring of [`hot`] (or products of one value), few products for Z's length, no list of
//! allowed places (those are marked, [`saxpy`](super::saxpy)). Gives: Z, a list; sums in the order of A's entries, as
//! everywhere. Cost: O(products); scratch of 20 bytes and a value for each, and nothing as long as Z: on road networks an
//! accumulator of that length misses the cache once for every product.
//! What rows of B start with, values included, is asked for some entries ahead. Listing and asking the mask are two loops, short enough
//! each for the processor to have many reads under way; no branch depends on the mask, and on the length of a row only beyond
//! [`LANES`].
//! 2026-11, LAGraph's breadth-first search on road-NY and road-FLA: 1.12 and 1.46 times as fast as with bits, one thread, on a busy
//! machine.

use std::ops::Range;

use super::Order;
use super::hot::{self, Side, Visitor};
use super::keys::{PLACES, sorted};
use super::out::trimmed;
use super::ranks::SHORT;
use super::rowwise::choose;
use super::typed::Reader;
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::mask::Mask;
use crate::mem::{Buf, opaque, prefetch, prefetch_at, scratch};
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Form, Index, Lists, Store, Values};
use crate::types::Element;

/// Entries up to which a row of B takes the same time whatever its length.
const LANES: usize = 4;

/// Entries of A by which rows of B are asked for before they are read. 2026-11: 8 to 64 make no difference.
const AHEAD: usize = 16;

/// Products that are listed before the mask is asked: they stay in the first cache.
const TOGETHER: usize = if cfg!(test) { 1 << 5 } else { 1 << 11 };

/// Columns of Z per product from which on this pays: with fewer, bytes for all columns are looked through as fast as products
/// are sorted. 2026-11: on road-NY the two meet at 8 without a mask, at 3 with one.
const COLUMNS: usize = 16;

/// Columns from which on this pays: an accumulator for fewer stays in a near cache. 2026-11, bench-peer, 100 entries pushed on
/// soc-Epinions1: half as fast.
const LEAST: usize = if cfg!(test) { 1 << 14 } else { 1 << 17 };

/// Products from which on this is done. 2026-11, bench-peer, the same 100 entries pushed again and again on road-FLA, 250 products that
/// stay in the cache: 5 us and 20 KB, with bits 3.5 us and an accumulator of 10 MB. LAGraph's searches on roads take as long either way.
const FEWEST: usize = if cfg!(test) { SHORT + 1 } else { 64 };

/// Rows of A up to which this is considered, searches from some vertices at a time, as betweenness has them.
const ROWS: usize = 16;

/// The product, if this kernel serves it; `one` is the value of all its entries, if that is known.
pub fn run(s: &Semiring, a: &Store, b: &Store, order: Order, mask: &Mask<'_>, one: Option<&[u8]>) -> Result<Option<Store>> {
    let (Some(entries), Some(rows)) = (View::<u32>::of(a), View::<u32>::of(b)) else { return Ok(None) };
    let (n, most) = (entries.nmajor, rows.nminor / COLUMNS * entries.nmajor);
    let fits = rows.nminor >= LEAST
        && (1..=ROWS).contains(&n)
        && entries.ids.is_none()
        && (2..=most).contains(&entries.nvals())
        && mask.as_lists::<u32>().is_none();
    // About as many products as rows of average length have: to look at each row takes a tenth of what follows.
    let about = entries.nvals() as u128 * rows.nvals() as u128 / rows.nmajor.max(1) as u128;
    if !fits || about > most as u128 {
        return Ok(None);
    }
    let mut terms = scratch::dirty::<u64>(entries.nvals() + AHEAD)?;
    let flops = find(&entries, &rows, &mut terms);
    if !(FEWEST * n..=most).contains(&flops) {
        return Ok(None);
    }
    let job = Job { s, a, b, order, entries, rows, terms: &terms, flops, mask };
    match one {
        Some(one) => job.make(|_, _| |_| (), |_| (), |(), ()| (), Some(one)).map(Some),
        None => hot::visit(s, a, b, order, job).transpose(),
    }
}

/// Where the row of B for each entry starts, in the upper half of a word, and how long it is. Gives the sum of lengths.
fn find(entries: &View<'_, u32>, rows: &View<'_, u32>, terms: &mut [u64]) -> usize {
    let (terms, rest) = terms.split_at_mut(entries.nvals());
    rest.fill(0);
    let (mut sum, from) = (0, entries.idx.iter().zip(terms));
    let mut note = |term: &mut u64, row: Range<usize>| {
        *term = (row.start as u64) << 32 | row.len() as u64;
        sum += row.len();
    };
    // Asked once, not for each row.
    match rows.ids {
        None => from.for_each(|(k, term)| note(term, rows.range(k.us()))),
        Some(_) => from.for_each(|(k, term)| note(term, rows.row(k.us()))),
    }
    sum
}

pub(in crate::kernel) struct Job<'a> {
    s: &'a Semiring,
    a: &'a Store,
    b: &'a Store,
    order: Order,
    entries: View<'a, u32>,
    rows: View<'a, u32>,
    /// See [`find`]; AHEAD more, empty ones.
    terms: &'a [u64],
    flops: usize,
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
        match self.order {
            Order::Straight => {
                let (a, b) = (Reader::<X>::new(self.a), Reader::<Y>::new(self.b));
                let start = |p, k| {
                    // SAFETY: p is an entry of A.
                    let x = unsafe { a.at(p) };
                    // SAFETY: q is an entry of B.
                    move |q| mul(x, unsafe { b.at(q) }, k)
                };
                self.make(start, |q| b.ask(q), add, None)
            }
            Order::Flipped => {
                let (a, b) = (Reader::<Y>::new(self.a), Reader::<X>::new(self.b));
                let start = |p, k| {
                    // SAFETY: p is an entry of A.
                    let y = unsafe { a.at(p) };
                    // SAFETY: q is an entry of B.
                    move |q| mul(unsafe { b.at(q) }, y, k)
                };
                self.make(start, |q| b.ask(q), add, None)
            }
        }
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.listed)(self, closures) }
    }
}

impl Job<'_> {
    /// Z, with values unless there is `one` for all; `ask` asks for B's value at a position ahead.
    #[inline(always)]
    fn make<Z: Copy, Q: Fn(usize) -> Z>(
        &self,
        start: impl Fn(usize, usize) -> Q,
        ask: impl Fn(usize),
        add: impl Fn(Z, Z) -> Z,
        one: Option<&[u8]>,
    ) -> Result<Store> {
        const { assert!(align_of::<Z>() <= 16) };
        let room = self.flops + LANES;
        let (mut keys, mut spare) = (scratch::dirty::<u64>(room)?, scratch::dirty::<u64>(room)?);
        let (mut columns, mut places) = (scratch::dirty::<u32>(room)?, scratch::dirty::<u32>(PLACES)?);
        let mut products = scratch::dirty::<u64>((room * size_of::<Z>()).div_ceil(8))?;
        let products = products.as_mut_ptr().cast::<Z>();
        let (mut idx, mut vals) = (Buf::<u32>::new(), Buf::<u8>::new());
        let mut ptr = Buf::filled(self.entries.nmajor + 1, 0u32)?;
        // A search pushes what it finds through B again: a miss for each entry, which sums hide.
        let next = |j: usize| prefetch_at(self.rows.ptr, j);
        for i in 0..self.entries.nmajor {
            let (mut row, mut listed, mut n) = (self.entries.range(i), 0, 0);
            while !row.is_empty() {
                // SAFETY: room for all products, and as many as are written at a time.
                let some = unsafe { self.list(&mut row, &start, &ask, columns.as_mut_ptr(), products.add(listed)) };
                // SAFETY: they come from B (LIST-2).
                n = unsafe { self.allowed(i, &columns[..some], listed, &mut keys, n) };
                listed += some;
            }
            let keys = self.sifted(i, sorted(&mut keys[..n], &mut spare[..n], &mut places));
            idx.reserve(keys.len())?;
            vals.reserve(keys.len() * size_of::<Z>())?;
            let made = idx.len();
            // SAFETY: room for a sum per product behind those made; keys hold numbers of products that were listed.
            unsafe {
                let values = vals.as_mut_ptr().cast::<Z>();
                let made = made + sums(keys, products, &add, next, idx.as_mut_ptr().add(made), values.add(made));
                idx.set_len(made);
                vals.set_len(made * size_of::<Z>());
            }
            ptr[i + 1] = idx.len() as u32;
        }
        let vals = match one {
            Some(one) if !idx.is_empty() => Values::iso(Buf::from_slice(one)?),
            Some(_) | None => Values::each(trimmed(vals)),
        };
        let form = Form::List(Lists { ids: None, ptr: u32::wrap(ptr), idx: u32::wrap(trimmed(idx)) });
        let z = Store { ty: self.s.add().ty(), nmajor: self.a.nmajor, nminor: self.b.nminor, form, vals };
        z.debug_validate();
        Ok(z)
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
        let terms = self.terms[row.start..row.end + AHEAD].windows(AHEAD + 1);
        for ((p, k), ahead) in row.clone().zip(&self.entries.idx[row.clone()]).zip(terms) {
            if n >= TOGETHER {
                break;
            }
            row.start = p + 1;
            let far = (ahead[AHEAD] >> 32) as usize;
            if let Some(first) = idx.get(far) {
                prefetch(first);
                ask(far);
            }
            let (first, len, product) = ((ahead[0] >> 32) as usize, ahead[0] as u32 as usize, start(p, k.us()));
            let put = |l: usize, j: u32, z: Z| {
                // SAFETY: n is the number of products listed so far, and l less than those of this row or than LANES.
                unsafe {
                    columns.add(n + l).write(j);
                    products.add(n + l).write(z);
                }
            };
            match idx[first..].first_chunk::<LANES>() {
                Some(of) if len <= LANES => of.iter().enumerate().for_each(|(l, j)| put(l, *j, product(first + l))),
                Some(_) | None => idx[first..first + len].iter().enumerate().for_each(|(l, j)| put(l, *j, product(first + l))),
            }
            n += len;
        }
        n
    }

    /// For each of the products of row `i` in `columns`, numbered from `first` on, that bytes of the mask allow, its column, in the upper
    /// half of a word, and its number, behind `n` others. Gives how many there are in all.
    ///
    /// # Safety
    /// Columns are less than there are in B.
    #[inline(always)]
    unsafe fn allowed(&self, i: usize, columns: &[u32], first: usize, keys: &mut [u64], n: usize) -> usize {
        let key = |t: usize, j: u32| u64::from(j) << 32 | (first + t) as u64;
        let keys = &mut keys[n..n + columns.len()];
        let Some(present) = self.bytes() else {
            keys.iter_mut().zip(columns).enumerate().for_each(|(t, (to, j))| *to = key(t, *j));
            return n + columns.len();
        };
        let (present, turned) = (&present[i * self.rows.nminor..][..self.rows.nminor], u8::from(self.mask.is_complement()));
        let mut more = 0;
        for (t, j) in columns.iter().enumerate() {
            // SAFETY: the mask has a byte for every column (LIST-2); there are t more at most.
            unsafe {
                *keys.get_unchecked_mut(more) = key(t, *j);
                more += usize::from(present.get_unchecked(j.us()) ^ turned);
            }
        }
        n + more
    }

    /// The mask's presence bytes, if they alone say what it allows.
    fn bytes(&self) -> Option<&[u8]> {
        let is_plain = self.mask.is_structural() && !self.mask.has_region();
        self.mask.store().and_then(Store::present).filter(|_| is_plain)
    }

    /// Those of the sorted keys of row `i` that a mask allows which had to be asked.
    fn sifted<'k>(&self, i: usize, keys: &'k mut [u64]) -> &'k [u64] {
        if self.mask.allows_all() || self.bytes().is_some() {
            return keys;
        }
        let (mut allowed, mut n) = (self.mask.row::<u32>(i), 0);
        for k in 0..keys.len() {
            keys[n] = keys[k];
            n += usize::from(allowed.allows((keys[k] >> 32) as usize));
        }
        &keys[..n]
    }
}

/// Adds up the products of each column, which `next` is told; gives how many columns there are.
///
/// # Safety
/// The lower halves of keys are numbers of products, and there is room for as many sums.
#[inline(always)]
unsafe fn sums<Z: Copy>(
    keys: &[u64],
    products: *const Z,
    add: impl Fn(Z, Z) -> Z,
    next: impl Fn(usize),
    idx: *mut u32,
    vals: *mut Z,
) -> usize {
    let Some(first) = keys.first() else { return 0 };
    // SAFETY: the caller's promise.
    let mut sum = unsafe { products.add(*first as u32 as usize).read() };
    let (mut last, mut n) = (u64::MAX, 0);
    for key in keys {
        let j = key >> 32;
        next(j as usize);
        let is_new = j != last;
        (n, last) = (n + usize::from(is_new), j);
        // SAFETY: the caller's promise; n is 1 at least, for no column is as large as the first `last`.
        unsafe {
            let z = products.add(*key as u32 as usize).read();
            sum = choose(opaque(u64::from(is_new).wrapping_sub(1)), add(sum, z), z);
            idx.add(n - 1).write(j as u32);
            vals.add(n - 1).write(sum);
        }
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::iso;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::ops::BinaryCode as B;
    use crate::types::{Type, TypeCode};

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
        let (mut dice, n, mut served) = (Dice(11), 20_000, 0);
        let kinds: [(B, B, TypeCode, Fold); 4] = [
            (B::Plus, B::Times, TypeCode::FP64, |x, y| x + y),
            (B::Min, B::Plus, TypeCode::Int32, i64::min),
            // The last of all.
            (B::Any, B::First, TypeCode::Int64, |_, y| y),
            (B::LOr, B::Pair, TypeCode::Bool, |_, _| 1),
        ];
        for (round, (add, mul, code, fold)) in kinds.into_iter().cycle().take(24).enumerate() {
            let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
            let of_b = matrix(&mut dice, n);
            // A row, or some of which one has no entry.
            let (rows, entries) = ([1, 1, 5][round % 3], [3, 40, 270][round % 3]);
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
                let Some(z) = run(&s, &a, &b, order, &mask, one.as_deref()).unwrap() else { continue };
                served += 1;
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
            }
        }
        assert!(served > 100, "{served}");
    }
}
