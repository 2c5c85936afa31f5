//! Z = A (+).(x) B where A has a few dense rows: every column of B gathers from all of them at once.
//!
//! Needs: a semiring of [`hot`](super::hot) whose monoid has a neutral value (`Adder::neutral`); A bitmap or full, or a list of
//! entries at many places, with 2 to [`MOST`] rows; B by column with 32-bit indices; a mask. Gives: Z, bitmap or full. This is
//! the pulling of a batch of frontiers (betweenness), as [`crate::kernel::mxv`] is of one.
//! Cost: A's rows are laid side by side, [`LANES`] at a time, so that an entry of B costs one cache line for all of them: 2 to 3 ns;
//! columns that the mask shuts out of every row cost nothing. Products of an entry of Z are added in the order of k. The block of an A
//! that nobody else has becomes Z's once its rows are laid.
//! Parallel: columns of B split by entries.

use std::hint::select_unpredictable;
use std::ops::{Deref, Range};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::hot::{self, Side, Visitor};
use super::strip::{bytes_of, dense};
use super::typed::Reader;
use super::{Order, TwoWay};
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::erased::TILE;
use crate::kernel::erased::adder::Adder;
use crate::kernel::mask::Mask;
use crate::kernel::writeback::How;
use crate::mem::{Buf, LINE};
use crate::ops::{BinaryCode, BinaryOp, Semiring};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Store, policy, typed_mut};
use crate::types::Element;

/// Rows of A at a time.
const LANES: usize = 4;

/// Rows of A at most.
const MOST: u64 = 64;

/// Products of `saxpy` in the time of one entry of B here. 2026-11: betweenness on Kronecker 16, 1.3 and 2.5 ns.
const PRODUCTS: usize = 2;

/// Columns, and entries of A, that the choice looks at.
const SAMPLE: usize = 1024;

/// The left operand.
pub enum Operand<'a> {
    /// It stays.
    Kept(&'a Store),
    /// Nobody asks for it again if the product is made; if not, it is what it was.
    Own(&'a mut Store),
}

impl Deref for Operand<'_> {
    type Target = Store;
    fn deref(&self) -> &Store {
        match self {
            Operand::Kept(a) => a,
            Operand::Own(a) => a,
        }
    }
}

/// The product, if this kernel serves it and is expected to take less time than summing rows of B.
pub fn run(s: &Semiring, a: Operand<'_>, b: &TwoWay<'_>, mask: &Mask<'_>) -> Result<Option<Store>> {
    let (Some(cols), false) = (b.cols, mask.has_region()) else { return Ok(None) };
    let Some(lists) = View::<u32>::of(cols).filter(|v| v.ids.is_none()) else { return Ok(None) };
    if !is_batch(&a, cols.nmajor) {
        return Ok(None);
    }
    match b.rows.and_then(View::<u32>::of) {
        Some(rows) if !pays(&a, &lists, &rows, mask) => return Ok(None),
        None if a.is_list() => return Ok(None),
        Some(_) | None => {}
    }
    gather(s, a, (cols, lists), mask)
}

/// Whether A's blocks may become the product's.
pub fn may_give_blocks(a: &Store) -> bool {
    (2..=LANES as u64).contains(&a.nmajor) && matches!(a.form, Form::Bitmap { .. }) && !a.vals.is_iso()
}

/// The product, if this kernel serves it.
fn gather<'a>(
    s: &'a Semiring,
    a: Operand<'a>,
    (cols, lists): (&'a Store, View<'a, u32>),
    mask: &'a Mask<'a>,
) -> Result<Option<Store>> {
    let add = Adder::of(&s.add())?;
    let Some(neutral) = add.neutral() else { return Ok(None) };
    let ty = a.ty.clone();
    hot::visit_types(s, &ty, &cols.ty, Order::Straight, Pull { s, a, cols, lists, mask, neutral }).transpose()
}

/// Places for each entry of a list of them, at most: laying it costs about as much as a product a place.
const SPARSE: usize = 8;

/// Whether A is a few rows that are dense, or lists of entries at many places, and the product with B of so many columns may be dense.
fn is_batch(a: &Store, ncols: u64) -> bool {
    (2..=MOST).contains(&a.nmajor)
        && policy::positions(a.nmajor, ncols).is_some()
        && (!a.is_list() || View::<u32>::of(a).is_some() && is_dense_list(a))
}

/// Whether a list has entries at many of its places.
fn is_dense_list(a: &Store) -> bool {
    policy::positions(a.nmajor, a.nminor).is_some_and(|n| n <= a.nvals().saturating_mul(SPARSE) as u64)
}

/// Entries that need not be visited once B, of which only rows are at hand, can be read by columns, about: as if columns had as many
/// entries as each other. `None` where rows serve as well, or this kernel does not.
pub fn spared(s: &Semiring, a: &Store, rows: &Store, how: &How<'_>) -> Option<usize> {
    let lists = View::<u32>::of(rows).filter(|v| v.ids.is_none() && is_batch(a, rows.nminor))?;
    if how.mask.is_some_and(|m| m.is_list() && View::<u32>::of(m).is_none()) {
        return None;
    }
    let mask = Mask::new(how.mask, how.complement, how.structural, false).ok()?;
    let products = products(a, &lists);
    if !may_ask(&mask, a, lists.nminor, products) {
        return None;
    }
    let columns = Columns::of(&mask, a, lists.nminor);
    let visited = (columns.wanted().count() * lists.nvals()).div_ceil(columns.looked_at().max(1));
    let visits = visited.saturating_mul(visits_an_entry(a)).saturating_add(to_lay(a));
    let spared = products.checked_sub(visits).filter(|&n| n > 0)?;
    let is_served = Adder::of(&s.add()).ok()?.neutral().is_some() && hot::has(s, &a.ty, &rows.ty, Order::Straight);
    is_served.then_some(spared)
}

/// Products that take the time of one entry of B here.
fn visits_an_entry(a: &Store) -> usize {
    PRODUCTS * a.nmajor.div_ceil(LANES as u64) as usize
}

/// Places that are filled before a list's values come to theirs.
fn to_lay(a: &Store) -> usize {
    if a.is_list() { a.positions() } else { 0 }
}

/// Products of A's entries with rows of B, about.
fn products(a: &Store, rows: &View<'_, u32>) -> usize {
    let length = |k: usize| rows.row(k).len();
    if let Some(lists) = View::<u32>::of(a) {
        let step = lists.idx.len().div_ceil(SAMPLE).max(1);
        return lists.idx.iter().step_by(step).map(|&k| length(k as usize)).sum::<usize>().saturating_mul(step);
    }
    let (places, present) = (a.positions(), a.present());
    let step = places.div_ceil(SAMPLE).max(1);
    let there = (0..places).step_by(step).filter(|&p| present.is_none_or(|b| b[p] != 0));
    there.map(|p| length(p % a.nminor as usize)).sum::<usize>().saturating_mul(step)
}

/// Whether gathering by columns is expected to take less time than adding up rows.
fn pays(a: &Store, cols: &View<'_, u32>, rows: &View<'_, u32>, mask: &Mask<'_>) -> bool {
    let products = products(a, rows);
    if !may_ask(mask, a, cols.nmajor, products) {
        return false;
    }
    let columns = Columns::of(mask, a, cols.nmajor);
    let visits = columns.wanted().map(|j| cols.range(j).len()).sum::<usize>().saturating_mul(columns.every);
    visits.saturating_mul(visits_an_entry(a)).saturating_add(to_lay(a)) < products
}

/// Products for each question to the mask, at least. 2026-11, `C<!A> = A A` of 34 rows: 3.5 of 10.8 microseconds were questions.
const PER_QUESTION: usize = 4;

/// Whether it costs little beside so many products to ask the mask which columns it wants.
fn may_ask(mask: &Mask<'_>, a: &Store, ncols: usize, products: usize) -> bool {
    mask.allows_all() || products / PER_QUESTION > (a.nmajor as usize).saturating_mul(ncols.min(SAMPLE))
}

/// Some of the product's columns, evenly spread.
struct Columns {
    ncols: usize,
    every: usize,
    /// Whether the mask allows any place of the column.
    is_wanted: [bool; SAMPLE],
}

impl Columns {
    fn of(mask: &Mask<'_>, a: &Store, ncols: usize) -> Self {
        let every = ncols.div_ceil(SAMPLE).max(1);
        if mask.allows_all() {
            return Columns { ncols, every, is_wanted: [true; SAMPLE] };
        }
        let mut columns = Columns { ncols, every, is_wanted: [false; SAMPLE] };
        for i in 0..a.nmajor as usize {
            let mut row = mask.row::<u32>(i);
            (0..ncols).step_by(columns.every).zip(&mut columns.is_wanted).for_each(|(j, is)| *is |= row.allows(j));
        }
        columns
    }

    fn looked_at(&self) -> usize {
        self.ncols.div_ceil(self.every)
    }

    fn wanted(&self) -> impl Iterator<Item = usize> {
        (0..self.ncols).step_by(self.every).zip(self.is_wanted).filter(|(_, is)| *is).map(|(j, _)| j)
    }
}

/// Everything about the product.
pub(in crate::kernel) struct Pull<'a> {
    s: &'a Semiring,
    a: Operand<'a>,
    cols: &'a Store,
    lists: View<'a, u32>,
    mask: &'a Mask<'a>,
    neutral: &'a [u8],
}

/// Rows of A side by side.
struct Laid {
    /// By place, a bit per row that has an entry.
    bits: Buf<u8>,
    /// The values, from `first` on.
    values: Buf<u8>,
    /// A byte that starts a line of the cache: values of one place lie in one or two lines, whatever blocks begin with.
    first: usize,
}

/// What a product is written to.
struct Blocks {
    present: Buf<u8>,
    bytes: Buf<u8>,
}

impl Pull<'_> {
    /// Blocks for so many places of values of `size` bytes: A's, which it has no more then, or new ones.
    fn blocks(&mut self, places: usize, size: usize) -> Result<Blocks> {
        if let Operand::Own(a) = &mut self.a
            && may_give_blocks(a)
            && (a.positions(), a.ty.size()) == (places, size)
            && let Form::Bitmap { present, .. } = &mut a.form
        {
            let [present, bytes] = [present.bytes_mut(), a.vals.block_mut()].map(std::mem::take);
            return Ok(Blocks { present, bytes });
        }
        // SAFETY: every strip writes its rows.
        unsafe { Ok(Blocks { present: Buf::unset(places)?, bytes: Buf::unset(bytes_of(places, size)?)? }) }
    }

    /// Gives blocks that nothing was written to back to A, if they are A's.
    fn give_back(&mut self, blocks: Blocks) {
        if let Operand::Own(a) = &mut self.a
            && let Form::Bitmap { present, .. } = &mut a.form
            && present.is_empty()
        {
            *present.bytes_mut() = blocks.present;
            *a.vals.block_mut() = blocks.bytes;
        }
    }

    /// For each of the columns `at` one bit per row of `rows` that the mask allows there.
    fn allowed(&self, rows: Range<usize>, at: Range<usize>, bits: &mut [u8]) {
        if self.mask.allows_all() {
            return bits.fill((1 << rows.len()) - 1);
        }
        bits.fill(0);
        let (mut verdicts, n) = ([0u8; TILE], self.lists.nmajor);
        for (l, i) in rows.enumerate() {
            let verdicts = &mut verdicts[..at.len()];
            self.mask.verdicts::<u32>(i * n + at.start..i * n + at.end, verdicts);
            bits.iter_mut().zip(verdicts).for_each(|(bits, is)| *bits |= *is << l);
        }
    }

    /// Rows `rows` of A side by side, with `absent` for a value where there is none, or any value.
    fn lay<X: Side>(&self, rows: Range<usize>, absent: Option<X>) -> Result<Laid> {
        let (inner, x) = (self.a.nminor as usize, Reader::<X>::new(&self.a));
        let size = size_of::<[X; LANES]>();
        // SAFETY: every range is written below.
        let (mut bits, mut values) = unsafe { (Buf::<u8>::unset(inner)?, Buf::<u8>::unset(bytes_of(inner, size)? + LINE)?) };
        let first = values.as_ptr().align_offset(LINE);
        let (all_bits, all_values) = (Disjoint::new(&mut bits), Disjoint::new(&mut values[first..first + inner * size]));
        let (last, present, lists) = (rows.end - 1, self.a.present(), View::<u32>::of(&self.a));
        par::run(&par::ranges(inner, |k| k)?, |r| {
            // SAFETY: ranges do not overlap.
            let (bits, values) = unsafe { (all_bits.slice(r.clone()), all_values.slice(r.start * size..r.end * size)) };
            let to = values.as_mut_ptr().cast::<[X; LANES]>();
            if let Some(lists) = &lists {
                // SAFETY: `to` has room for the range, in a block aligned for every type.
                unsafe { lay_lists(lists, rows.clone(), (&x, absent), r, bits, to) };
                return Ok(());
            }
            match present {
                None => bits.fill((1 << rows.len()) - 1),
                Some(present) => {
                    bits.fill(0);
                    for (l, i) in rows.clone().enumerate() {
                        let row = &present[i * inner + r.start..i * inner + r.end];
                        bits.iter_mut().zip(row).for_each(|(bits, is)| *bits |= u8::from(*is != 0) << l);
                    }
                }
            }
            for (t, (k, here)) in r.zip(&*bits).enumerate() {
                // SAFETY: A has a value for every place; lanes that are left repeat the last row. `to` is as above.
                unsafe {
                    let all: [X; LANES] = std::array::from_fn(|l| x.at((rows.start + l).min(last) * inner + k));
                    to.add(t).write(match absent {
                        None => all,
                        Some(absent) => std::array::from_fn(|l| select_unpredictable(here >> l & 1 != 0, all[l], absent)),
                    });
                }
            }
            Ok(())
        })?;
        Ok(Laid { bits, values, first })
    }
}

/// Places `at` of rows `rows` of lists side by side: their values from `to` on, a bit in `bits` for each that is there.
///
/// # Safety
/// `x` reads the lists' values; from `to` on there is room for as many places as `at` has.
unsafe fn lay_lists<X: Side>(
    lists: &View<'_, u32>,
    rows: Range<usize>,
    (x, absent): (&Reader<'_, X>, Option<X>),
    at: Range<usize>,
    bits: &mut [u8],
    to: *mut [X; LANES],
) {
    bits.fill(0);
    // The entries of each row that are still to come.
    let mut left: [_; LANES] = std::array::from_fn(|l| {
        let row = if l < rows.len() { lists.row(rows.start + l) } else { 0..0 };
        let before = lists.idx[row.clone()].partition_point(|&k| (k as usize) < at.start);
        row.start + before..row.end
    });
    for start in at.clone().step_by(TILE) {
        let end = at.end.min(start + TILE);
        // SAFETY: places of `at`. Zeros are a value of every type that is read.
        unsafe {
            let tile = to.add(start - at.start);
            match absent {
                Some(absent) => (0..end - start).for_each(|t| tile.add(t).write([absent; LANES])),
                None => tile.write_bytes(0, end - start),
            }
        }
        for (l, left) in left.iter_mut().enumerate() {
            while let Some(p) = left.clone().next()
                && (lists.idx[p] as usize) < end
            {
                let t = lists.idx[p] as usize - at.start;
                bits[t] |= 1 << l;
                // SAFETY: p is an entry; the place is one of the tile's.
                unsafe { (*to.add(t))[l] = x.at(p) };
                left.start += 1;
            }
        }
    }
}

impl Visitor for Pull<'_> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        mut self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let (lists, height, n) = (self.lists, self.a.nmajor as usize, self.lists.nmajor);
        let y = Reader::<Y>::new(self.cols);
        // SAFETY: the monoid's values are Z's (`hot::visit`).
        let neutral = unsafe { self.neutral.as_ptr().cast::<Z>().read_unaligned() };
        // A product that is A's value is the neutral one where that is laid for none: then nothing need be asked in the loop.
        let is_first = matches!(self.s.mul(), BinaryOp::Builtin(BinaryCode::First, _)) && X::IS_READ;
        // SAFETY: FIRST's x, its z and the monoid's values are of one type.
        let absent = is_first.then(|| unsafe { self.neutral.as_ptr().cast::<X>().read_unaligned() });
        let (places, shape) = (height * n, (self.a.nmajor, n as u64));
        let ranges = par::ranges(n, |j| lists.ptr[j] as usize + j)?;
        let (mut blocks, nvals) = (None, AtomicUsize::new(0));
        for first in (0..height).step_by(LANES) {
            let rows = first..height.min(first + LANES);
            let Laid { bits, values, first: begin } = self.lay::<X>(rows.clone(), absent)?;
            // A is read no more if this strip is all of it.
            let mut to = blocks.take().map_or_else(|| self.blocks(places, size_of::<Z>()), Ok)?;
            let (marks, outs) = (Disjoint::new(&mut to.present), Disjoint::new(typed_mut::<Z>(&mut to.bytes)));
            let this = &self;
            // Nothing is written if it fails: results, which would be put together afterwards, there are none.
            let done = par::run(&ranges, |r| {
                let (x, mut allowed, mut made) = (values[begin..].as_ptr().cast::<[X; LANES]>(), [0u8; TILE], 0);
                for start in r.clone().step_by(TILE) {
                    let at = start..r.end.min(start + TILE);
                    let allowed = &mut allowed[..at.len()];
                    this.allowed(rows.clone(), at.clone(), allowed);
                    let place = |l: usize| (rows.start + l) * n + at.start..(rows.start + l) * n + at.end;
                    let mut to: [_; LANES] = std::array::from_fn(|l| {
                        // SAFETY: ranges do not overlap, and neither do places of different rows.
                        (l < rows.len()).then(|| unsafe { (marks.slice(place(l)), outs.slice(place(l))) })
                    });
                    for (t, j) in at.enumerate() {
                        let (mut sums, mut met) = ([neutral; LANES], 0);
                        // SAFETY: `row` gives entries of B; their indices are places of A's rows (LIST-2), which were laid side by side.
                        let entry = |p: usize| unsafe {
                            let k = *lists.idx.get_unchecked(p) as usize;
                            let (x, y) = (x.add(k).read(), y.at(p));
                            let products: [Z; LANES] = std::array::from_fn(|l| mul(x[l], y, k));
                            (*bits.get_unchecked(k), products)
                        };
                        let row = if allowed[t] == 0 { 0..0 } else { lists.range(j) };
                        if is_first {
                            for (here, z) in row.map(entry) {
                                sums = std::array::from_fn(|l| add(sums[l], z[l]));
                                met |= here;
                            }
                        } else {
                            for (here, z) in row.map(entry) {
                                sums = std::array::from_fn(|l| {
                                    select_unpredictable(here >> l & 1 != 0, add(sums[l], z[l]), sums[l])
                                });
                                met |= here;
                            }
                        }
                        let is = met & allowed[t];
                        made += is.count_ones() as usize;
                        for (l, (marks, outs)) in to.iter_mut().flatten().enumerate() {
                            (marks[t], outs[t]) = (is >> l & 1, sums[l]);
                        }
                    }
                }
                nvals.fetch_add(made, Relaxed);
                Ok(())
            });
            if let Err(e) = done {
                self.give_back(to);
                return Err(e);
            }
            blocks = Some(to);
        }
        let Blocks { present, bytes } = blocks.expect("a batch has rows");
        Ok(dense(&self.s.add().ty(), shape, present, nvals.into_inner(), bytes))
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.batch)(self, closures) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::saxpy;
    use crate::kernel::sample::{self, Dice};
    use crate::kernel::{operand, transpose, writeback};
    use crate::ops::BinaryCode as B;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};

    fn as_dense(s: Store) -> Store {
        convert::to_dense(&s).unwrap().unwrap_or(s)
    }

    /// Rows below, at and beyond whole strips, against `saxpy`, under masks of every kind.
    #[test]
    fn a_batch_gathers_what_rows_add_up() {
        let (mut dice, mut lists, mut reused) = (Dice(23), 0, 0);
        let rings = [
            (B::Plus, B::First, TypeCode::FP64),
            (B::Plus, B::Times, TypeCode::Int32),
            (B::Min, B::Plus, TypeCode::FP32),
            (B::LOr, B::LAnd, TypeCode::Bool),
            (B::Min, B::FirstJ, TypeCode::Int64),
        ];
        for (threads, height, inner, n, one_in) in [
            (1, 2, 50, 40, 9),
            (3, 4, 900, 700, 300),
            (1, 5, 300, 2500, 40),
            (3, 5, 12_000, 40, 6),
            (3, 8, 80, 70, 3),
            (1, 3, 90, 90, 5),
            (3, 3, 5000, 5000, 900),
            (1, 17, 90, 60, 1),
        ] {
            par::set_threads(threads);
            for (add, mul, code) in rings {
                let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
                // Four rows with an entry everywhere: gathering pays whatever the mask.
                let every = if height == 4 { 1 } else { 3 };
                let a = sample::store(&ty, height, inner, &sample::random(&mut dice, height, inner, every, 9));
                let b = sample::store(&ty, inner, n, &sample::random(&mut dice, inner, n, one_in, 9));
                let some = sample::store(&Type::of::<i8>(), height, n, &sample::random(&mut dice, height, n, 2, 1));
                let (rows_a, rows) = (operand::lists(&a, false).unwrap(), operand::lists(&b, false).unwrap());
                let cols = transpose::run(&rows).unwrap();
                let dense = as_dense(a.try_clone().unwrap());
                let mut masks = vec![None];
                // Where a mask has 64-bit indices, so have all operands.
                masks.extend(sample::forms(&some).into_iter().filter(|m| !operand::needs_wide(&[m], 0)).map(Some));
                for mask in &masks {
                    for (complement, structural) in [(false, true), (true, true), (false, false), (true, false)] {
                        if mask.is_none() && complement {
                            continue;
                        }
                        let how = writeback::How { mask: mask.as_ref(), complement, structural, ..writeback::How::plain() };
                        let mask = Mask::new(how.mask, complement, structural, false).unwrap();
                        let z = run(&s, Operand::Kept(&dense), &TwoWay::new(None, Some(&cols)), &mask).unwrap();
                        let plain = Mask::new(None, false, false, false).unwrap();
                        let want = saxpy::run::<u32>(&s, &rows_a, &rows, Order::Straight, &plain).unwrap();
                        let want = writeback::filter(&want, &how).unwrap();
                        let z = z.expect("columns alone are at hand");
                        assert_eq!(sample::entries(&z), sample::entries(&want), "{add:?} {mul:?} {height} rows");
                        // With A's blocks, where these fit.
                        let mut own = dense.try_clone().unwrap();
                        let (fits, block) = (may_give_blocks(&own) && inner == n, own.vals.bytes().as_ptr());
                        let z = run(&s, Operand::Own(&mut own), &TwoWay::new(None, Some(&cols)), &mask).unwrap().unwrap();
                        assert_eq!(sample::entries(&z), sample::entries(&want), "{add:?} {mul:?} {height} rows, its own");
                        let is_same = z.vals.bytes().as_ptr() == block;
                        assert!(is_same == (fits && z.ty == own.ty && height as usize <= LANES), "{height} {inner} {n}");
                        reused += usize::from(is_same);
                        // As a list, where that pays.
                        if let Some(z) = run(&s, Operand::Kept(&rows_a), &TwoWay::new(Some(&rows), Some(&cols)), &mask).unwrap() {
                            assert_eq!(sample::entries(&z), sample::entries(&want), "{add:?} {mul:?} {height} rows, as a list");
                            lists += 1;
                        }
                        // And where it does not.
                        let z = gather(&s, Operand::Kept(&rows_a), (&cols, View::of(&cols).unwrap()), &mask).unwrap().unwrap();
                        assert_eq!(sample::entries(&z), sample::entries(&want), "{add:?} {mul:?} {height} rows, any list");
                    }
                }
            }
        }
        assert!(lists > 0 && reused > 0, "lists pay nowhere, or no block is given");
    }

    /// What only an allocation of the pool's can bring about.
    #[test]
    fn blocks_that_nothing_was_written_to_go_back() {
        let (s, ty) = (Semiring::builtin(B::Plus, B::First, TypeCode::FP64), Type::of::<f64>());
        let of_a = (0..60).filter(|k| k % 3 > 0).map(|k| ((k / 20, k % 20), k as i64)).collect();
        let mut a = as_dense(sample::store(&ty, 3, 20, &of_a));
        let cols = operand::lists(&sample::store(&ty, 20, 20, &of_a), false).unwrap().into_store().unwrap();
        let (mask, lists) = (Mask::new(None, false, false, false).unwrap(), View::<u32>::of(&cols).unwrap());
        let mut pull = Pull { s: &s, a: Operand::Own(&mut a), cols: &cols, lists, mask: &mask, neutral: &[0; 8] };
        let blocks = pull.blocks(60, 8).unwrap();
        assert!(pull.a.present().is_some_and(<[u8]>::is_empty) && pull.a.vals.bytes().is_empty());
        pull.give_back(blocks);
        assert_eq!(sample::entries(&a), of_a);
        let mut pull = Pull { s: &s, a: Operand::Own(&mut a), cols: &cols, lists, mask: &mask, neutral: &[0; 8] };
        let others = pull.blocks(60, 4).unwrap();
        pull.give_back(others);
        assert_eq!(sample::entries(&a), of_a);
    }

    #[test]
    fn signs_of_zero_stay_and_absent_values_do_not_matter() {
        let s = Semiring::builtin(B::Plus, B::First, TypeCode::FP64);
        let ty = Type::of::<f64>();
        let one = sample::store(&ty, 3, 3, &(0..3).map(|k| ((k, k), 1)).collect());
        let cols = transpose::run(&operand::lists(&one, false).unwrap()).unwrap();
        let mut a = as_dense(sample::store(&ty, 2, 3, &[((0, 0), 1), ((1, 2), 1)].into()));
        let values = [-0.0, f64::NAN, f64::NAN, f64::NAN, f64::NAN, -0.0];
        values.iter().enumerate().for_each(|(p, x)| a.vals.bytes_mut()[p * 8..p * 8 + 8].copy_from_slice(&f64::to_ne_bytes(*x)));
        let mask = Mask::new(None, false, false, false).unwrap();
        let z = run(&s, Operand::Kept(&a), &TwoWay::new(None, Some(&cols)), &mask).unwrap().unwrap();
        let value = |p: usize| f64::from_ne_bytes(z.vals.at(p, 8).try_into().unwrap());
        assert_eq!(z.nvals(), 2);
        assert!([0, 5].into_iter().all(|p| value(p) == 0.0 && value(p).is_sign_negative()));
    }

    /// Under a mask that leaves few columns gathering spares most products, where under none it would spare nothing.
    #[test]
    fn what_is_spared_is_told_by_what_the_mask_leaves() {
        let (s, ty) = (Semiring::builtin(B::Plus, B::First, TypeCode::FP64), Type::of::<f64>());
        let a = as_dense(sample::store(&ty, 2, 64, &(0..128).map(|p| ((p / 64, p % 64), 1)).collect()));
        let rows = sample::store(&ty, 64, 64, &(0..64 * 8).map(|p| ((p / 8, p % 8 * 8 + p / 64), 1)).collect());
        let some = sample::store(&ty, 2, 64, &(0..4).map(|p| ((p / 2, p % 2 * 9), 1)).collect());
        let told = |mask, complement| spared(&s, &a, &rows, &How { mask, complement, structural: true, ..How::plain() });
        assert_eq!(told(None, false), None);
        // All products, less eight entries of each column that is left: 2 of 64, or the others.
        assert_eq!(told(Some(&some), false), Some(2 * 512 - 2 * 8 * PRODUCTS));
        assert_eq!(told(Some(&some), true), Some(2 * 512 - 62 * 8 * PRODUCTS));
    }
}
