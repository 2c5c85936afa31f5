//! z = sum over k of u(k) (x) A(k,:) for a dense u: each entry of A adds to its place, and no list of places is made.
//!
//! Needs: u bitmap or full, A with 32-bit lists, about as many entries in A as places in z (a bitmap of few entries and a long z, where
//! products lie all over, is `mxm::listed`'s); a semiring of `mxm::hot` whose monoid has a neutral value (`Adder::neutral`) or keeps
//! the last product, or one that is not there at all; under a mask rows that are short on average, and no list of allowed places. Places
//! that the mask does not allow are struck out at the end. 2026-11, a million entries on road-FLA under a complemented mask: as fast as
//! by a list of u, in 10 MB, which took 24, and 34 by two threads.
//! Gives: z, a bitmap or full. Cost: O(entries of A + places). Of `mxm::hot` 1 to 2 ns each: every place starts with the neutral
//! value; no branch asks whether an entry is the first of its place (as `mxm::saxpy` does), none depends on the length of
//! a row of up to [`SHORT`] entries. Others are called on slices, and their places noted in bits. Parallel: of `mxm::hot` by [`Zone`]s of
//! places; each worker passes all rows of u's entries, and a sum is the same as if one had made it.

use std::ops::Range;

use super::closures::{Bodies, Closures};
use super::erased::TILE;
use super::erased::adder::Adder;
use super::mask::Mask;
use super::mxm::Order;
use super::mxm::acc::Places;
use super::mxm::buckets;
use super::mxm::erased::Erased;
use super::mxm::hot::{self, Side, Visitor};
use super::mxm::iso;
use super::mxm::saxpy::Axpy;
use super::mxm::typed::Reader;
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par::{self, Disjoint, Parts};
use crate::storage::squeeze::ones;
use crate::storage::view::View;
use crate::storage::{Form, Store, Values, masked, moves, present, typed_mut};
use crate::types::{Element, bytes_of_mut};

/// Entries up to which a row is short.
const SHORT: usize = 4;

/// Zones at most, as each worker passes all rows.
const MOST_ZONES: usize = 8;

/// Places beyond z's that each zone has for what is not its own, in lines of the cache of their own.
const SPARE: usize = 64;

/// Places of z per entry of A up to which this pays: beyond, setting them up costs more than it saves.
const PLACES_PER_ENTRY: usize = 4;

/// The product, if this kernel serves it.
pub fn run(s: &Semiring, u: &Store, a: &Store, order: Order, mask: &Mask<'_>) -> Result<Option<Store>> {
    let Some(lists) = View::<u32>::of(a) else { return Ok(None) };
    let pays = lists.nminor <= PLACES_PER_ENTRY.saturating_mul(lists.nvals());
    // A list of allowed places leaves few sums to be made. 2026-11, 10^4 entries of kron16, 28 a row, lor_land under a complemented mask:
    // 1.1 ms so, .4 by saxpy, which shares them among threads, too.
    let strikes =
        lists.nvals() <= SHORT * lists.nmajor && !(mask.as_lists::<u32>().is_some() || mask.has_region() || mask.allows_none());
    if u.is_list() || !(mask.allows_all() || strikes) || !pays {
        return Ok(None);
    }
    let z = if hot::has(s, &u.ty, &a.ty, order) {
        // Listed, such a push takes twenty bytes an entry of u more.
        let is_sparse = u.nvals() <= lists.nmajor / 4;
        if is_sparse && lists.nminor >= buckets::wide() && buckets::are_scattered(&lists) {
            return Ok(None);
        }
        let add = Adder::of(&s.add())?;
        // Where the last product stays it does not matter with what sums start.
        let any = hot::keeps_last(s).then(|| &[0; 16][..s.add().ty().size()]);
        let Some(neutral) = any.or(add.neutral()) else { return Ok(None) };
        let job = Job { s, u, a, lists, neutral };
        let Some(z) = hot::visit(s, u, a, order, job) else { return Ok(None) };
        z?
    } else if iso::value(s, u, a, order)?.is_some() {
        return Ok(None);
    } else {
        on_slices(s, u, a, &lists, order)?
    };
    if mask.allows_all() { Ok(Some(z)) } else { struck(z, mask).map(Some) }
}

/// The row `z`, bitmap or full, at places that the mask allows.
fn struck(mut z: Store, mask: &Mask<'_>) -> Result<Store> {
    let n = z.positions();
    let mut present = match std::mem::replace(&mut z.form, Form::Full) {
        Form::Bitmap { present, .. } => present.into_bytes(),
        Form::Full | Form::List(_) => Buf::filled(n, 1u8)?,
    };
    let marks = Disjoint::new(&mut present);
    let counts = par::run(&par::streaming(n)?, |range| {
        // SAFETY: ranges do not overlap.
        let (mut verdicts, present, first) = ([0; TILE], unsafe { marks.slice(range.clone()) }, range.start);
        for start in range.clone().step_by(TILE) {
            let at = start..range.end.min(start + TILE);
            let verdicts = &mut verdicts[..at.len()];
            mask.verdicts::<u32>(at.clone(), verdicts);
            present[at.start - first..at.end - first].iter_mut().zip(verdicts).for_each(|(is, allowed)| *is &= *allowed);
        }
        Ok(masked::count(present))
    })?;
    let nvals = counts.iter().sum();
    z.form = Form::Bitmap { present: present.into(), nvals };
    Ok(z)
}

/// By operators that are called on slices: the places where sums are made become z's.
fn on_slices(s: &Semiring, u: &Store, a: &Store, lists: &View<'_, u32>, order: Order) -> Result<Store> {
    let (n, ty, is_there) = (lists.nminor, s.add().ty(), u.present());
    let mut vals = Buf::<u8>::zeroed(n * ty.size())?;
    let (mut flags, mut tops) = (scratch::zeroed::<u64>(n.div_ceil(64))?, scratch::zeroed::<u64>(n.div_ceil(4096))?);
    let (to, tops_of) = (vals.as_mut_ptr(), tops.as_mut_ptr());
    let places = Places { vals: to, flags: flags.as_mut_ptr(), tops: tops_of, bytes: std::ptr::null_mut() };
    let mut worker = Erased::<u32>::new(s, u, a, order)?;
    for r in 0..lists.vectors() {
        let (k, row) = (lists.id(r), lists.range(r));
        if !row.is_empty() && is_there.is_none_or(|b| b[k] != 0) {
            // SAFETY: values, flags and tops for every column; k is a place of u with an entry.
            unsafe { worker.axpy(0, k, k, row, places) };
        }
    }
    // SAFETY: as above.
    unsafe { worker.end_row(places) };
    drop(worker);
    let nvals = ones(&flags);
    let form = if nvals == n { Form::Full } else { Form::Bitmap { present: bytes_of(&flags, n)?.into(), nvals } };
    // SAXPY-1.
    flags.fill(0);
    tops.fill(0);
    [flags, tops].into_iter().for_each(scratch::Zeroed::give_back);
    Ok(Store { ty, nmajor: 1, nminor: n as u64, form, vals: Values::each(vals) })
}

/// A byte for each of the first `n` bits.
fn bytes_of(bits: &[u64], n: usize) -> Result<Buf<u8>> {
    let mut bytes = Buf::<u8>::zeroed(n)?;
    for (word, bytes) in bits.iter().zip(bytes.chunks_mut(64)) {
        bytes.iter_mut().enumerate().for_each(|(k, byte)| *byte = u8::from((word >> k) & 1 != 0));
    }
    Ok(bytes)
}

pub(super) struct Job<'a> {
    s: &'a Semiring,
    u: &'a Store,
    a: &'a Store,
    lists: View<'a, u32>,
    neutral: &'a [u8],
}

impl Visitor for Job<'_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let (u, a) = (Reader::<X>::new(self.u), Reader::<Y>::new(self.a));
        // SAFETY: k is a place of u with an entry, p an entry of A.
        self.rows(|k, p| mul(unsafe { u.at(k) }, unsafe { a.at(p) }, k), add)
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.push)(self, closures) }
    }
}

/// Some of z's places, whose sums one worker makes.
#[derive(Clone, Copy)]
struct Zone {
    start: usize,
    len: usize,
    /// Whether others make others.
    is_part: bool,
    /// The first of its [`SPARE`] places.
    spare: usize,
}

impl Zone {
    fn range(self) -> Range<usize> {
        self.start..self.start + self.len
    }

    /// Where number `l` of a short row's products goes, one for place `j`: if it is none, or another zone's, to a spare place, which the
    /// next one is not to wait for.
    #[inline(always)]
    fn place(self, j: usize, l: usize, is: bool) -> usize {
        std::hint::select_unpredictable(is & (j.wrapping_sub(self.start) < self.len), j, self.spare + l)
    }

    /// The part of a row's rising places that are its own.
    #[inline(always)]
    fn cut(self, idx: &[u32], row: Range<usize>) -> Range<usize> {
        let before = |end: usize| row.start + idx[row.clone()].partition_point(|j| (*j as usize) < end);
        if self.is_part { before(self.start)..before(self.start + self.len) } else { row }
    }
}

/// Cuts z's places where A has about as many entries each, told by a sample, if so many products are to be made by several workers:
/// not where most rows are short, whose entries each of them would read. 2026-11, a million entries on road-FLA, each worker with rows of
/// its own, products of other zones set aside for these: by two threads no faster than without, by one 1.2 times as slow.
fn zones(lists: &View<'_, u32>, products: usize) -> Result<Parts<Zone>> {
    const SAMPLE: usize = 256;
    let (n, idx) = (lists.nminor, lists.idx);
    let most = if idx.len() > SHORT * lists.vectors() { par::threads().min(MOST_ZONES) } else { 1 };
    let count = par::ranges(products + n / PLACES_PER_ENTRY, |k| k)?.len().min(most);
    let mut sample = [0; SAMPLE];
    if count > 1 {
        sample.iter_mut().enumerate().for_each(|(k, j)| *j = idx[k * idx.len() / SAMPLE] as usize);
        sample.sort_unstable();
    }
    let start = |k: usize| match k {
        0 => 0,
        k if k == count => n,
        k => sample[k * SAMPLE / count],
    };
    Parts::of(count, |k| Ok(Zone { start: start(k), len: start(k + 1) - start(k), is_part: count > 1, spare: n + SPARE * k }))
}

impl Job<'_> {
    #[inline(always)]
    fn rows<Z: Element>(
        &self,
        product: impl Fn(usize, usize) -> Z + Copy + Sync,
        add: impl Fn(Z, Z) -> Z + Copy + Sync,
    ) -> Result<Store> {
        let (lists, n, size) = (&self.lists, self.lists.nminor, size_of::<Z>());
        // Of few rows that are stored u may have many more entries than these.
        let products = (lists.nvals() / lists.vectors().max(1)).saturating_mul(self.u.nvals()).min(lists.nvals());
        let zones = zones(lists, products)?;
        let places = n + SPARE * zones.len();
        // SAFETY: each zone fills its own places.
        let (mut marks, mut vals) = unsafe { (Buf::<u8>::unset(places)?, Buf::<u8>::unset(places * size)?) };
        let (all_marks, all_vals) = (Disjoint::new(&mut marks), Disjoint::new(typed_mut::<Z>(&mut vals)));
        let numbers: [Range<usize>; MOST_ZONES] = std::array::from_fn(|k| k..k + 1);
        let counts = par::run(&numbers[..zones.len()], |number| {
            // Copies: a mark that is written could else be any of these.
            let (zone, product, add) = (zones[number.start], product, add);
            for own in [zone.range(), zone.spare..zone.spare + SPARE] {
                // SAFETY: no other zone has these places.
                let (marks, vals) = unsafe { (all_marks.slice(own.clone()), all_vals.slice(own)) };
                marks.fill(0);
                moves::fill(bytes_of_mut(vals), self.neutral);
            }
            let (marks, out) = (all_marks.start(0), all_vals.start(0));
            self.zone(zone, product, |j, z| {
                // SAFETY: a place of this zone (`Zone::place`, `Zone::cut`); LIST-1: z has it.
                unsafe {
                    let to = out.add(j);
                    to.write(add(to.read(), z));
                    marks.add(j).write(1);
                }
            });
            // SAFETY: as above.
            Ok(masked::count(unsafe { all_marks.slice(zone.range()) }))
        })?;
        marks.truncate(n);
        vals.truncate(n * size);
        let nvals = counts.iter().sum();
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present: marks.into(), nvals } };
        Ok(Store { ty: self.s.add().ty(), nmajor: 1, nminor: n as u64, form, vals: Values::each(vals) })
    }

    /// Hands products and their places to `put`: those of the zone, and spare ones.
    #[inline(always)]
    fn zone<Z>(&self, zone: Zone, product: impl Fn(usize, usize) -> Z, put: impl Fn(usize, Z)) {
        let (lists, present) = (self.lists, self.u.present());
        let is_there = |k: usize| present.is_none_or(|b| b[k] != 0);
        if !zone.is_part && lists.nvals() == lists.vectors() && lists.ptr.windows(2).all(|ends| ends[1] - ends[0] == 1) {
            // 2026-11, LAGraph's components of road-FLA, which push along a matrix of each vertex's parent: 155 ms, else 181.
            let lone = lists.idx.iter().enumerate().map(|(r, j)| (r, lists.id(r), *j as usize));
            return lone.filter(|(_, k, _)| is_there(*k)).for_each(|(r, k, j)| put(j, product(k, r)));
        }
        let whole = |r: usize, k: usize| {
            let row = lists.range(r);
            if row.len() <= SHORT && row.start + SHORT <= lists.idx.len() {
                let idx = &lists.idx[row.start..row.start + SHORT];
                for (l, j) in idx.iter().enumerate() {
                    put(zone.place(*j as usize, l, l < row.len()), product(k, row.start + l));
                }
            } else {
                let own = zone.cut(lists.idx, row);
                own.clone().zip(&lists.idx[own]).for_each(|(p, j)| put(*j as usize, product(k, p)));
            }
        };
        match present {
            // Found 64 at a time: where u has few entries, to ask for each place takes as long as the products.
            Some(b) if lists.ids.is_none() => present::each(&b[..lists.vectors()], |k| whole(k, k)),
            _ => (0..lists.vectors()).map(|r| (r, lists.id(r))).filter(|(_, k)| is_there(*k)).for_each(|(r, k)| whole(r, k)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::saxpy;
    use crate::kernel::sample::{self, Dice};
    use crate::ops::BinaryCode as B;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};

    /// Expected: what saxpy makes of u as a list, whose mask is asked row by row.
    #[test]
    fn masks_strike_what_they_do_not_allow() {
        let (mut dice, mut served) = (Dice(31), 0);
        for (add, mul, code) in
            [(B::Min, B::Plus, TypeCode::FP64), (B::LOr, B::LAnd, TypeCode::Bool), (B::Min, B::Minus, TypeCode::Int16)]
        {
            let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
            for (n, of_u) in [(40, 2), (1100, 4), (1100, 1)] {
                let of_a = sample::random(&mut dice, n, n, n / 2, 1);
                let a = sample::store(&ty, n, n, &of_a);
                let (every, some) = (1.., sample::random(&mut dice, 1, n, of_u, 1));
                let of_u = if of_u == 1 { (0..n).zip(every).map(|(j, x)| ((0, j), x % 2)).collect() } else { some };
                let list = sample::store(&ty, 1, n, &of_u);
                let list = convert::to_list(&list).unwrap().unwrap_or(list);
                let Some(u) = convert::to_dense(&list).unwrap() else { panic!("a list") };
                let mut of_m = sample::random(&mut dice, 1, n, 3, 2);
                of_m.values_mut().for_each(|x| *x -= 1);
                let mut masks = sample::forms(&sample::store(&Type::of::<i8>(), 1, n, &of_m));
                masks.retain(|m| !m.is_list() || View::<u32>::of(m).is_some());
                for (m, complement, structural) in
                    masks.iter().flat_map(|m| [(m, false, true), (m, true, true), (m, false, false), (m, true, false)])
                {
                    let mask = Mask::new(Some(m), complement, structural, false).unwrap();
                    let Some(z) = run(&s, &u, &a, Order::Straight, &mask).unwrap() else {
                        assert!(m.is_list() && !complement, "only a list of allowed places is another kernel's");
                        continue;
                    };
                    served += 1;
                    z.debug_validate();
                    let want = saxpy::run_to::<u32>((&s, &list, &a, Order::Straight), &mask, None, None).unwrap();
                    assert_eq!(sample::entries(&z), sample::entries(&want), "{n} {complement} {structural}");
                }
            }
        }
        assert!(served > 50, "{served}");
    }

    /// Sums that keep any product start with no value of theirs: expected, one of the products at every place that has some.
    #[test]
    fn sums_that_keep_the_last_product_start_with_none() {
        let (mut dice, n, ty) = (Dice(32), 300, Type::of::<i64>());
        let of_a = sample::random(&mut dice, n, n, 100, 1);
        let a = sample::store(&ty, n, n, &of_a);
        let u = sample::store(&ty, 1, n, &(0..n).map(|j| ((0, j), j as i64 + 7)).collect());
        for (mul, first) in [(B::SecondI, 0), (B::FirstJ, 0), (B::First, 7)] {
            let s = Semiring::builtin(B::Any, mul, TypeCode::Int64);
            let z = run(&s, &u, &a, Order::Straight, &Mask::new(None, false, false, false).unwrap()).unwrap().unwrap();
            let made = sample::entries(&z);
            assert!(of_a.keys().all(|&(_, j)| made.contains_key(&(0, j))), "{mul:?}");
            assert!(made.iter().all(|(&(_, j), &x)| of_a.contains_key(&((x - first) as u64, j))), "{mul:?}");
        }
    }

    /// By zones of several workers, and under a mask. Expected: the very sums of one worker, in floats that round, so in its order.
    #[test]
    fn zones_of_several_workers_give_what_one_makes() {
        let (mut dice, n, ty) = (Dice(33), 30_000u64, Type::of::<f32>());
        let s = Semiring::builtin(B::Plus, B::Times, TypeCode::FP32);
        let value = |dice: &mut Dice| dice.below(1 << 24) as i64;
        let u = sample::store(&ty, 1, n, &(0..n).filter(|k| k % 7 != 3).map(|k| ((0, k), value(&mut dice))).collect());
        let u = convert::to_dense(&u).unwrap().unwrap_or(u);
        let bits = sample::random(&mut dice, 1, n, 2, 1);
        let mask = sample::store(&Type::of::<bool>(), 1, n, &bits);
        let mask = convert::to_dense(&mask).unwrap().unwrap_or(mask);
        // Long rows and short ones, most of them in the first columns; one entry in each row; few rows that are stored.
        let skewed = |dice: &mut Dice| dice.below(n) * dice.below(n) / n;
        let of_rows = [
            (0..n / 50).flat_map(|k| (0..k % 300).map(move |l| (k * 50, l * 97 % n))).collect::<Vec<_>>(),
            (0..6 * n).map(|k| (k / 6, skewed(&mut dice))).collect(),
            (0..n).map(|k| (k, skewed(&mut dice))).collect(),
            (0..n).map(|k| (n - 9 + k % 9, k)).collect(),
        ];
        for (number, of_a) in of_rows.into_iter().enumerate() {
            let a = sample::store(&ty, n, n, &of_a.into_iter().map(|at| (at, value(&mut dice))).collect());
            let lists = View::<u32>::of(&a).unwrap();
            let masked = Mask::new(Some(&mask), true, true, false).unwrap();
            let masks = [Mask::new(None, false, false, false).unwrap(), masked];
            let mut made = Vec::new();
            for workers in [1, 3] {
                par::set_threads(workers);
                // More are told than there may be: little work wakes nobody.
                let zones = zones(&lists, lists.nvals() + n as usize * 4).unwrap();
                assert_eq!(zones.len(), if number == 2 { 1 } else { workers });
                let ends = zones.iter().map(|zone| zone.range().end).collect::<Vec<_>>();
                assert!(ends.is_sorted() && ends.last() == Some(&(n as usize)));
                let counts = zones.iter().map(|zone| lists.idx.iter().filter(|j| zone.range().contains(&(**j as usize))).count());
                assert!(counts.min() > Some(lists.nvals() / workers / 2), "{number}");
                made.push(masks.iter().map(|m| run(&s, &u, &a, Order::Straight, m).unwrap()).collect::<Vec<_>>());
            }
            for (one, several) in made[0].iter().zip(&made[1]) {
                let entries = |z: &Option<Store>| z.as_ref().map(sample::entries);
                assert_eq!(entries(one), entries(several), "{number}");
            }
            assert!(made[1].iter().flatten().count() > 0, "{number}");
        }
    }
}
