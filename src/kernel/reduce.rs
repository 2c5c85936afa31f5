//! s = A(0,0) + A(0,1) + ..., w(i) = A(i,0) + A(i,1) + ..., or w(j) = A(0,j) + A(1,j) + ...
//!
//! Needs: a valid store whose type casts to the monoid's.
//! Gives: a value, or a vector store with an entry for each vector (minor index) that has entries.
//! Cost: each value is read once, less where a terminal value ends it; columns take O(nminor) room,
//! unless nminor is large against nvals: then A is transposed first. Iso: O(log n) per sum.
//! Parallel: to a scalar, blocks of fixed size are summed apart and combined in order, so the
//! result is the same for any number of threads; rows are split by entries. Columns of lists with many
//! entries, by a monoid with a neutral value, are summed in two halves; others are serial.

mod named;
mod rows;

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::erased::TILE;
use super::erased::adder::{Adder, Fold};
use super::erased::lanes::{Bin, Iso};
use super::erased::pipe::{Fetch, Gather, Scratch, cast_value, part_of_tile};
use super::operand::by_index;
use super::transpose;
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::Monoid;
use crate::par::{self, Disjoint, Parts};
use crate::storage::part::{self, Part};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, moves, policy};
use crate::trace;
use crate::types::cast::cast_one;
pub use named::rows_allowed;

/// Entries (positions of a bitmap) that are summed in one go; part of what a result of floats is.
pub(super) const BLOCK: usize = 16 * TILE;

/// Values that one unit of work stands for where they are summed by 16s: 2026-11, bench-peer, 426,000
/// FP64 take 40 microseconds on one thread; the peer takes as long on two.
const VALUES_PER_UNIT: usize = 8;

/// Rows of lists that are summed in one go: what is noted of each stays in the first cache.
const ROWS: usize = if cfg!(test) { 1 << 6 } else { 1 << 11 };

/// Copies of an iso value up to which they are summed one by one rather than by doubling.
const FEW: usize = 32;

/// Entries from which on columns are summed in two halves, whatever the number of threads: part of what a result of floats is.
const HALVES: usize = if cfg!(test) { 300 } else { 2 * par::WAKE_WORK };

/// Entries a column from which on that is so: the halves' sums are joined in little time beside theirs.
const PER_COLUMN: usize = 8;

/// Minor indices per entry up to which columns are summed in place rather than by transposing.
const PLACES_PER_ENTRY: u64 = 16;

/// The sum of all entries to `out`; the identity, and false, when there is none.
pub fn to_scalar(a: &Store, m: &Monoid, out: &mut [u8]) -> Result<bool> {
    trace::line(format_args!("reduce {}: {} entries to a scalar", m.op().name(), a.nvals()));
    a.ty.check_cast(&m.ty(), "reduce: entries")?;
    if a.vals.is_iso() && a.nvals() > 0 && m.is_idempotent() {
        // x + x = x, however often.
        match (a.ty.code(), m.ty().code()) {
            (Some(from), Some(to)) => cast_one(to, out, from, a.vals.bytes()),
            (_, _) => out.copy_from_slice(a.vals.bytes()),
        }
        return Ok(true);
    }
    if sum_of_few(a, m, out) {
        return Ok(true);
    }
    let s = Sums::of(a, m)?;
    let Some(sum) = s.total()? else {
        m.identity(out);
        return Ok(false);
    };
    out.copy_from_slice(&sum);
    Ok(true)
}

/// What sums of the entries of `a` begin with, if that is no entry: where all places are summed a neutral value, so that a
/// bitmap without gaps and a full store have one sum, to the last digit.
fn begin<'a>(a: &Store, add: &'a Adder) -> Option<&'a [u8]> {
    if a.is_list() { None } else { add.neutral() }
}

/// Room for a value of any built-in type.
#[repr(align(16))]
struct Word([u8; 16]);

/// The sum of at most a block of values that lie side by side and have the monoid's built-in type, to `out`, and whether that was
/// done: the one block of [`Sums::total`] without its workspaces, which took longer than the additions (2026-11, bench-peer,
/// 156 values: 1 microsecond).
fn sum_of_few(a: &Store, m: &Monoid, out: &mut [u8]) -> bool {
    let (n, size) = (a.nvals(), a.size());
    if n == 0 || n > BLOCK || a.present().is_some() || a.vals.is_iso() || a.ty.code().is_none() || a.ty != m.ty() {
        return false;
    }
    let Some(fold) = Fold::of(m) else { return false };
    let begin = fold.neutral.filter(|_| !a.is_list());
    let (mut sum, mut last) = (Word(begin.unwrap_or_default()), Word([0; 16]));
    if begin.is_none() {
        sum.0[..size].copy_from_slice(&a.vals.bytes()[..size]);
    }
    let has_last = n > TILE && m.terminal(&mut last.0[..size]);
    for start in (0..n).step_by(TILE) {
        let from = start.max(usize::from(begin.is_none()));
        let values = &a.vals.bytes()[from.min(n) * size..n.min(start + TILE) * size];
        // SAFETY: ADDER-1: whole values of the monoid's type, from aligned starts.
        unsafe { fold.reduce(sum.0.as_mut_ptr(), values.as_ptr(), values.len() / size) };
        if m.is_any() || (has_last && sum.0[..size] == last.0[..size]) {
            break;
        }
    }
    out.copy_from_slice(&sum.0[..size]);
    true
}

/// The sum of each major vector.
pub fn rows(a: &Store, m: &Monoid) -> Result<Store> {
    a.ty.check_cast(&m.ty(), "reduce: entries")?;
    // A full store may have rows beyond number, and no columns.
    if a.nvals() == 0 {
        return Store::empty(&m.ty(), 1, a.nmajor);
    }
    Sums::of(a, m)?.rows()
}

/// The sum over each minor index.
pub fn columns(a: &Store, m: &Monoid) -> Result<Store> {
    a.ty.check_cast(&m.ty(), "reduce: entries")?;
    if a.nminor / PLACES_PER_ENTRY > a.nvals() as u64 {
        return rows(&transpose::run(a)?, m);
    }
    let s = Sums::of(a, m)?;
    match &a.form {
        Form::List(l) => by_index!(l.idx.is_wide(), I => s.columns_of::<I>()),
        Form::Bitmap { .. } => by_index!(!policy::fits_u32(1, a.nminor, a.nminor), I => s.columns_of::<I>()),
        Form::Full => s.columns_of_full(),
    }
}

/// The sum of the sums of blocks, of those that `has` says have entries.
pub(super) fn join_blocks(add: &Adder, partial: &[u8], has: &[u8]) -> Result<Option<Buf<u8>>> {
    let mut blocks = partial.chunks_exact(add.size()).zip(has).filter(|(_, has)| **has == 1).map(|(x, _)| x);
    let Some(first) = blocks.next() else { return Ok(None) };
    let mut sum = Buf::from_slice(first)?;
    // SAFETY: ADDER-1: one value each, from aligned starts.
    blocks.for_each(|x| unsafe { add.reduce(sum.as_mut_ptr(), x.as_ptr(), 1) });
    Ok(Some(sum))
}

/// A reduction's operand.
struct Reading<'a> {
    x: Gather<'a>,
    /// Places that are gathered.
    at: Buf<usize>,
    /// Values, with neutral ones where there are none.
    tile: Scratch,
}

/// A store and the monoid that sums it.
struct Sums<'a> {
    a: &'a Store,
    m: &'a Monoid,
    add: Adder,
    op: Bin,
    size: usize,
    /// The one value of an iso store, in the monoid's type.
    one: Option<Buf<u8>>,
}

impl<'a> Sums<'a> {
    fn of(a: &'a Store, m: &'a Monoid) -> Result<Self> {
        let iso = a.vals.is_iso() && a.nvals() > 0;
        let one = if iso { Some(cast_value(&a.ty, a.vals.bytes(), &m.ty())?) } else { None };
        Ok(Sums { a, m, add: Adder::of(m)?, op: Bin::of(&m.op())?, size: m.ty().size(), one })
    }

    /// `z = z + y`.
    fn add_to(&self, z: &mut [u8], y: &[u8]) {
        let z = z[..self.size].as_mut_ptr();
        // SAFETY: ADDER-1: one value each; the callers' blocks hold whole values from aligned starts.
        unsafe { self.add.reduce(z, y[..self.size].as_ptr(), 1) };
    }

    /// `sum = one + one + ...`, `n > 0` times, for the one value of an iso store.
    fn repeat(&self, one: &[u8], n: usize, sum: &mut [u8]) -> Result<()> {
        sum.copy_from_slice(one);
        if n == 1 || self.m.is_any() || self.m.is_idempotent() {
            return Ok(());
        }
        if n <= FEW {
            (1..n).for_each(|_| self.add_to(sum, one));
            return Ok(());
        }
        // By the binary digits of n - 1: sum holds what is added already, power the next doubling.
        let (mut power, mut same) = (Buf::from_slice(one)?, Buf::zeroed(self.size)?);
        let mut left = n - 1;
        while left > 0 {
            if left & 1 == 1 {
                self.add_to(sum, &power);
            }
            same.copy_from_slice(&power);
            self.add_to(&mut power, &same);
            left >>= 1;
        }
        Ok(())
    }

    /// The sum of everything; `None` without entries.
    fn total(&self) -> Result<Option<Buf<u8>>> {
        let n = self.a.nvals();
        if n == 0 {
            return Ok(None);
        }
        let mut sum = Buf::zeroed(self.size)?;
        if let Some(one) = &self.one {
            self.repeat(one, n, &mut sum)?;
            return Ok(Some(sum));
        }
        let places = self.a.present().map_or(n, <[u8]>::len);
        let blocks = places.div_ceil(BLOCK);
        let (mut partial, mut has) = (Buf::zeroed(blocks * self.size)?, Buf::<u8>::zeroed(blocks)?);
        let (to, to_has, stop) = (Disjoint::new(&mut partial), Disjoint::new(&mut has), AtomicBool::new(false));
        // A built-in addition takes a fraction of what a unit of work does (`par::streaming`).
        let per_unit = if self.add.reduces_rows() { VALUES_PER_UNIT } else { 1 };
        let ranges = if self.m.is_any() { par::Ranges::One(0..blocks) } else { par::ranges(blocks, |b| b * BLOCK / per_unit)? };
        par::run(&ranges, |r| {
            let mut from = self.reading()?;
            for b in r {
                // A terminal value is the sum of everything, so blocks left out change nothing.
                if stop.load(Relaxed) {
                    break;
                }
                // SAFETY: each block has a sum and a flag of its own.
                let (sum, has) = unsafe { (to.slice(b * self.size..(b + 1) * self.size), to_has.slice(b..b + 1)) };
                has[0] = u8::from(self.sum_of(&mut from, b * BLOCK..places.min((b + 1) * BLOCK), sum)?);
                if has[0] == 1 && self.add.is_final(sum) {
                    stop.store(true, Relaxed);
                }
            }
            Ok(())
        })?;
        join_blocks(&self.add, &partial, &has)
    }

    /// As [`Sums::sum_of`] for a bitmap and a monoid with a neutral value, which takes the absent
    /// entries' part: whole tiles are summed.
    fn sum_of_tiles(
        &self,
        Reading { x, tile, .. }: &mut Reading<'_>,
        present: &[u8],
        places: Range<usize>,
        neutral: &[u8],
        sum: &mut [u8],
    ) -> bool {
        let (size, mut any) = (self.size, false);
        sum.copy_from_slice(neutral);
        for start in places.clone().step_by(TILE) {
            let n = TILE.min(places.end - start);
            let here = &present[start..start + n];
            if masked::has_any(here) {
                let values = tile.bytes_mut();
                masked::copy_or_fill(size, values, x.fetch.slice(start, n), here, neutral);
                // SAFETY: ADDER-1: n values of the monoid's type.
                unsafe { self.add.reduce(sum.as_mut_ptr(), values.as_ptr(), n) };
                any = true;
            }
            if any && self.add.can_stop() && self.add.is_final(sum) {
                break;
            }
        }
        any
    }

    /// What [`Sums::sum_of`] reads from, with the rooms that it needs.
    fn reading(&self) -> Result<Reading<'a>> {
        let (has_tiles, picks) = match self.a.present() {
            None => (false, false),
            Some(_) => (self.add.neutral().is_some(), self.add.neutral().is_none()),
        };
        let most = |is: bool| if is { TILE.min(self.a.positions()) } else { 0 };
        Ok(Reading {
            x: Gather::new(self.a, &self.m.ty(), true, most(picks))?,
            at: Buf::with_capacity(most(picks))?,
            tile: part_of_tile(self.size, most(has_tiles))?,
        })
    }

    /// The sum of the entries at these places to `sum`; false when there is none. Not iso.
    fn sum_of(&self, from: &mut Reading<'_>, places: Range<usize>, sum: &mut [u8]) -> Result<bool> {
        if let (Some(present), Some(neutral)) = (self.a.present(), self.add.neutral()) {
            return Ok(self.sum_of_tiles(from, present, places, neutral, sum));
        }
        let Reading { x, at, .. } = from;
        let (mut any, mut start) = (false, places.start);
        let begin = begin(self.a, &self.add);
        if let Some(begin) = begin {
            sum.copy_from_slice(begin);
        }
        while start < places.end {
            let end = places.end.min(start + TILE);
            let (values, n) = match self.a.present() {
                None => (x.run(start, end - start), end - start),
                Some(present) => {
                    at.clear();
                    (start..end).filter(|&p| present[p] != 0).try_for_each(|p| at.push(p))?;
                    (x.at(at.len(), |k| at[k]), at.len())
                }
            };
            start = end;
            let skip = usize::from(!any && begin.is_none());
            if n < 1 {
                continue;
            }
            // SAFETY: ADDER-1: Fetch gave n values; the first of all starts the sum, as users'
            // identities need not be exact.
            unsafe {
                if skip == 1 {
                    std::ptr::copy_nonoverlapping(values, sum[..self.size].as_mut_ptr(), self.size);
                }
                self.add.reduce(sum.as_mut_ptr(), values.add(skip * self.size), n - skip);
            }
            any = true;
            if self.add.can_stop() && self.add.is_final(sum) {
                break;
            }
        }
        Ok(any)
    }

    /// As [`Sums::columns_of`] for lists, by a monoid with a neutral value, which every column starts
    /// with: no branch asks whether an entry is its column's first (2026-11, bench-peer, reduce/columns
    /// plus on road-NY, one thread: 3.6 ms, so 0.6). A sum that is not that value says by itself that its column has entries; if
    /// the monoid is lasting and no value is neutral, any other that its column has none. Else a pass of its own marks those that
    /// do: marked along with each sum, the stores of both miss the first cache, and 1.8 million entries in 65,536 columns take
    /// 4.8 ms (2026-11, a C loop) rather than 2.0 and 1.4.
    fn columns_from_neutral<I: Index>(&self, v: &View<'_, I>, neutral: &[u8]) -> Result<Store> {
        let (n, size, pieces) = (v.nminor, self.size, Self::pieces(v)?);
        let mut halves = par::run(&pieces, |piece| {
            // SAFETY: filled on the next line.
            let mut sums = unsafe { Buf::<u8>::unset(n * size)? };
            moves::fill(&mut sums, neutral);
            let mut x = Fetch::new(self.a, &self.m.ty(), true)?.spread(v.nvals())?;
            for start in piece.clone().step_by(TILE) {
                let idx = &v.idx[start..piece.end.min(start + TILE)];
                let values = x.run(start, idx.len());
                // SAFETY: ADDER-1: LIST-2 keeps indices under n; a spread Fetch gives a value per index.
                unsafe { self.add.add_at(sums.as_mut_ptr(), idx, values) };
            }
            Ok(sums)
        })?
        .into_iter();
        let [mut sums, mut more] = [(); 2].map(|()| halves.next().unwrap_or_default());
        for (z, y) in sums.chunks_mut(TILE * size).zip(more.chunks(TILE * size)) {
            // SAFETY: LANES-1: a tile of values a side, or what is left of them; z is x, which is allowed.
            unsafe { self.op.run(z.as_mut_ptr(), z.as_ptr(), y.as_ptr(), y.len() / size, Iso::None, |_| (0, 0, 0)) };
        }
        let form = if moves::has(size, &sums, neutral) {
            // SAFETY: filled below.
            let mut marks = unsafe { Buf::<u8>::unset(n)? };
            if self.add.is_lasting() && !self.has_value(v, &pieces, neutral)? {
                moves::mark_others(size, &mut marks, &sums, neutral);
            } else {
                // The second half's sums are joined: their bytes take its marks.
                more.truncate(n);
                let [first, second] = [&mut marks, &mut more].map(|bytes| Disjoint::new(bytes));
                par::run(&pieces, |piece| {
                    // SAFETY: each piece has its own.
                    let marks = unsafe { if piece.start == 0 { first.slice(0..n) } else { second.slice(0..n) } };
                    marks.fill(0);
                    v.idx[piece].iter().for_each(|j| marks[j.us()] = 1);
                    Ok(())
                })?;
                marks.iter_mut().zip(&*more).for_each(|(is, also)| *is |= also);
            }
            let nvals = masked::count(&marks);
            if nvals == n { Form::Full } else { Form::Bitmap { present: marks.into(), nvals } }
        } else {
            Form::Full
        };
        Ok(Store { ty: self.m.ty(), nmajor: 1, nminor: n as u64, form, vals: Values::each(sums) })
    }

    /// Whether an entry of these pieces of the list has this value.
    fn has_value<I: Index>(&self, v: &View<'_, I>, pieces: &[Range<usize>], value: &[u8]) -> Result<bool> {
        let found = par::run(pieces, |piece| {
            let mut x = Fetch::new(self.a, &self.m.ty(), true)?.spread(v.nvals())?;
            Ok(piece.clone().step_by(TILE).any(|start| {
                let n = TILE.min(piece.end - start);
                // SAFETY: a spread Fetch gives n values.
                moves::has(self.size, unsafe { std::slice::from_raw_parts(x.run(start, n), n * self.size) }, value)
            }))
        })?;
        Ok(found.iter().any(|found| *found))
    }

    /// The entries in two halves, where they are many for the columns, else in one piece.
    fn pieces<I: Index>(v: &View<'_, I>) -> Result<Parts<Range<usize>>> {
        let (n, nvals) = (v.nminor, v.nvals());
        let count = if nvals >= HALVES && n <= nvals / PER_COLUMN { 2 } else { 1 };
        Parts::of(count, |k| Ok(nvals * k / count..nvals * (k + 1) / count))
    }

    /// `sums = sums + A(i, j)` for each entry of lists or of a bitmap.
    fn columns_of<I: Index>(&self) -> Result<Store> {
        let lists = View::<I>::of(self.a);
        if let (Some(v), Some(neutral)) = (&lists, self.add.neutral()) {
            return self.columns_from_neutral(v, neutral);
        }
        let n = self.a.nminor as usize;
        let (mut sums, mut flags) = (Buf::<u8>::zeroed(n * self.size)?, Buf::<u64>::zeroed(n.div_ceil(64))?);
        let mut tops = Buf::<u64>::zeroed(n.div_ceil(4096))?;
        let mut x = Gather::new(self.a, &self.m.ty(), true, if self.a.is_list() { 0 } else { TILE })?;
        // The scatter reads a value per lane, so an iso value is laid out once for a tile.
        let mut copies = Buf::zeroed(self.one.as_ref().map_or(0, |one| one.len() * TILE))?;
        if let Some(one) = &self.one {
            moves::fill(&mut copies, one);
        }
        let mut scatter = |idx: &[I], x: *const u8| {
            let x = if copies.is_empty() { x } else { copies.as_ptr() };
            // SAFETY: ADDER-1: LIST-2 (or the loop below) keeps indices under n; a value per index.
            unsafe { self.add.scatter(sums.as_mut_ptr(), flags.as_mut_ptr(), tops.as_mut_ptr(), idx, x) };
        };
        if let Some(v) = lists {
            for start in (0..v.nvals()).step_by(TILE) {
                let idx = &v.idx[start..v.nvals().min(start + TILE)];
                scatter(idx, x.run(start, idx.len()));
            }
        } else if let Form::Bitmap { present, .. } = &self.a.form {
            let (mut idx, mut at) = (scratch::dirty::<u64>(TILE)?, Buf::<I>::with_capacity(TILE)?);
            for (i, row) in present.chunks_exact(n.max(1)).enumerate() {
                for start in (0..n).step_by(TILE) {
                    at.clear();
                    for j in (start..n.min(start + TILE)).filter(|&j| row[j] != 0) {
                        idx[at.len()] = (i * n + j) as u64;
                        at.push(I::new(j))?;
                    }
                    scatter(&at, x.at(at.len(), |k| idx[k] as usize));
                }
            }
        }
        let mut part = Part::<I>::new();
        for (word, &bits) in flags.iter().enumerate() {
            let mut left = bits;
            while left != 0 {
                part.idx.push(I::new(word * 64 + left.trailing_zeros() as usize))?;
                left &= left - 1;
            }
        }
        if part.idx.len() == n && n > 0 {
            return Ok(self.full_vector(sums));
        }
        part.vals = Buf::zeroed(part.idx.len() * self.size)?;
        moves::gather(self.size, &mut part.vals, &sums, part.idx.len(), |k| part.idx[k].us());
        one_vector(self.m, self.a.nminor, Parts::One(part))
    }

    /// `sums = sums + A(i, :)`, a whole row at once.
    fn columns_of_full(&self) -> Result<Store> {
        let (n, nmajor) = (self.a.nminor as usize, self.a.nmajor as usize);
        if n == 0 || nmajor == 0 {
            return Store::empty(&self.m.ty(), 1, self.a.nminor);
        }
        let mut sums = Buf::<u8>::zeroed(n * self.size)?;
        if let Some(one) = &self.one {
            let mut sum = Buf::zeroed(self.size)?;
            self.repeat(one, nmajor, &mut sum)?;
            moves::fill(&mut sums, &sum);
            return Ok(self.full_vector(sums));
        }
        let mut x = Fetch::new(self.a, &self.m.ty(), true)?;
        for i in 0..nmajor {
            for start in (0..n).step_by(TILE) {
                let len = TILE.min(n - start);
                let values = x.run(i * n + start, len);
                let z = sums[start * self.size..(start + len) * self.size].as_mut_ptr();
                // SAFETY: LANES-1: len values on each side; z is x, which is allowed.
                unsafe {
                    match i {
                        0 => std::ptr::copy_nonoverlapping(values, z, len * self.size),
                        _ => self.op.run(z, z, values, len, Iso::None, |_| (0, 0, 0)),
                    }
                }
            }
        }
        Ok(self.full_vector(sums))
    }

    fn full_vector(&self, sums: Buf<u8>) -> Store {
        let nminor = self.a.nminor;
        Store { ty: self.m.ty(), nmajor: 1, nminor, form: Form::Full, vals: Values::each(sums) }
    }
}

/// Where a vector has its `nvals` entries that has one for each row with entries of `a`: a bitmap only if a row has none.
fn rows_there<I: Index>(a: &View<'_, I>, nvals: usize) -> Result<Form> {
    if nvals == a.nmajor {
        return Ok(Form::Full);
    }
    let mut present = Buf::filled(a.nmajor, 0u8)?;
    (0..a.vectors()).for_each(|k| present[a.id(k)] = u8::from(!a.range(k).is_empty()));
    Ok(Form::Bitmap { present: present.into(), nvals })
}

/// A vector of `n` places from lists of its entries.
fn one_vector<I: Index>(m: &Monoid, n: u64, parts: Parts<Part<I>>) -> Result<Store> {
    let (mut idx, mut vals) = (Buf::new(), Buf::new());
    for part in parts {
        if idx.is_empty() {
            (idx, vals) = (part.idx, part.vals);
        } else {
            idx.extend_from_slice(&part.idx)?;
            vals.extend_from_slice(&part.vals)?;
        }
    }
    let mut part = Part { ids: Buf::new(), ends: Buf::new(), idx, vals };
    part.end_vector(0)?;
    part::assemble(&m.ty(), 1, n, Parts::One(part), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::ops::BinaryCode;
    use crate::types::{Type, TypeCode};

    type Fold = fn(i64, i64) -> i64;

    /// Folds of integers, by hand.
    fn monoids() -> [(Monoid, Fold); 4] {
        [
            (Monoid::builtin(BinaryCode::Plus, TypeCode::Int64), |a, b| a + b),
            (Monoid::builtin(BinaryCode::Max, TypeCode::FP32), i64::max),
            (Monoid::builtin(BinaryCode::Times, TypeCode::Int32), |a, b| i64::from((a as i32).wrapping_mul(b as i32))),
            (Monoid::builtin(BinaryCode::LOr, TypeCode::Bool), |_, _| 1),
        ]
    }

    fn folded(e: &Entries, m: &Monoid, f: Fold, place: impl Fn(u64, u64) -> u64) -> Entries {
        let mut out = Entries::new();
        for (&(i, j), &v) in e {
            let v = sample::number(&m.ty(), &sample::bytes(&m.ty(), v));
            out.entry((0, place(i, j))).and_modify(|s| *s = f(*s, v)).or_insert(v);
        }
        out
    }

    #[test]
    fn sums_are_those_of_a_fold() {
        let mut dice = Dice(7);
        for (m, f) in monoids() {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&Type::of::<i32>(), nmajor, nminor, &e)) {
                    assert_eq!(sample::entries(&rows(&s, &m).unwrap()), folded(&e, &m, f, |i, _| i));
                    assert_eq!(sample::entries(&columns(&s, &m).unwrap()), folded(&e, &m, f, |_, j| j));
                    let mut out = vec![9; m.ty().size()];
                    let any = to_scalar(&s, &m, &mut out).unwrap();
                    let want = folded(&e, &m, f, |_, _| 0);
                    assert_eq!(any, !e.is_empty());
                    let mut identity = out.clone();
                    m.identity(&mut identity);
                    match want.get(&(0, 0)) {
                        Some(&v) => assert_eq!(sample::number(&m.ty(), &out), v),
                        None => assert_eq!(out, identity),
                    }
                }
            }
        }
    }

    /// Such a column has an entry, unlike one without any, whose sum begins as the same value.
    #[test]
    fn columns_may_sum_to_the_neutral_value() {
        let plus = Monoid::builtin(BinaryCode::Plus, TypeCode::Int64);
        for (e, form) in [
            (Entries::from([((0, 0), 3), ((1, 0), -3), ((1, 2), 4)]), "bitmap"),
            (Entries::from([((0, 0), 3), ((1, 0), -3), ((1, 1), 1), ((0, 2), 4)]), "full"),
        ] {
            let sums = columns(&sample::store(&Type::of::<i64>(), 2, 3, &e), &plus).unwrap();
            assert_eq!(matches!(sums.form, Form::Full), form == "full");
            assert_eq!(sample::entries(&sums), folded(&e, &plus, |a, b| a + b, |_, j| j));
        }
    }

    /// As above by monoids whose sums tell: no value is neutral, or one is, alone in its column or not; column 3 has no entry.
    #[test]
    fn columns_of_neutral_values_have_entries() {
        let (code, ty) = (TypeCode::Int32, Type::of::<i32>());
        for (op, neutral, f) in
            [(BinaryCode::Min, i32::MAX, i64::min as fn(i64, i64) -> i64), (BinaryCode::Max, i32::MIN, i64::max)]
        {
            for x in [neutral, 5].map(i64::from) {
                let e = Entries::from([((0, 0), x), ((1, 1), x), ((2, 1), 7), ((1, 2), 4)]);
                let monoid = Monoid::builtin(op, code);
                let sums = columns(&sample::store(&ty, 3, 4, &e), &monoid).unwrap();
                assert_eq!(sample::entries(&sums), folded(&e, &monoid, f, |_, j| j), "{op:?} {x}");
            }
        }
        for x in [-0.0, 0.0, 3.0f64] {
            let e = Entries::from([((0, 0), 1), ((1, 1), 1), ((2, 1), 1), ((1, 2), 1)]);
            let mut s = sample::store(&Type::of::<f64>(), 3, 4, &e);
            s.vals = Values::each(Buf::from_slice(crate::types::DatumSlice::of(&[x, 3.0, -3.0, x]).bytes()).unwrap());
            let sums = columns(&s, &Monoid::builtin(BinaryCode::Plus, TypeCode::FP64)).unwrap();
            assert_eq!(sample::entries(&sums).into_keys().collect::<Vec<_>>(), [(0, 0), (0, 1), (0, 2)], "{x}");
        }
    }

    #[test]
    fn float_sums_do_not_depend_on_threads() {
        let x: Vec<f64> = (0..300_000).map(|k| 1.0 / (1.0 + f64::from(k))).collect();
        let ty = Type::of::<f64>();
        let vals = Values::each(Buf::from_slice(crate::types::DatumSlice::of(&x).bytes()).unwrap());
        let s = Store { ty: ty.clone(), nmajor: 1, nminor: x.len() as u64, form: Form::Full, vals };
        let sum = |threads| {
            par::set_threads(threads);
            let mut out = [0; 8];
            to_scalar(&s, &Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut out).unwrap();
            out
        };
        assert_eq!(sum(1), sum(3));
        par::set_threads(0);
    }

    /// Many entries a column, of which some have none at all, or none in one half. Expected: a fold; and of floats that round the same by
    /// any number of threads.
    #[test]
    fn columns_of_many_entries_are_summed_in_halves() {
        let (mut dice, m, n) = (Dice(8), 400, 30);
        let mut e = sample::random(&mut dice, m, n, 3, 9);
        e.retain(|(i, j), _| match j {
            1 => *i >= 300,
            2 => *i < 50,
            j => j % 7 != 3,
        });
        for (monoid, f) in monoids() {
            let s = sample::store(&Type::of::<i32>(), m, n, &e);
            assert_eq!(Sums::pieces(&View::<u32>::of(&s).unwrap()).unwrap().len(), 2);
            assert_eq!(sample::entries(&columns(&s, &monoid).unwrap()), folded(&e, &monoid, f, |_, j| j));
        }
        let (ty, plus) = (Type::of::<f32>(), Monoid::builtin(BinaryCode::Plus, TypeCode::FP32));
        e.values_mut().for_each(|x| *x = dice.below(1 << 24) as i64);
        let s = sample::store(&ty, m, n, &e);
        let [one, several] = [1, 3].map(|threads| {
            par::set_threads(threads);
            columns(&s, &plus).unwrap().vals.bytes().to_vec()
        });
        assert_eq!(one, several);
        par::set_threads(0);
    }
}
