//! Specialised semirings on rows of B: everything inlined.
//!
//! Needs: a row of [`hot`](super::hot), as a function that meets A's value first. Gives: [`Rowwise`],
//! for saxpy, with values or, for results that have one value anyway, without.
//! Cost: about a nanosecond per multiply-add in cache, without a branch that depends on data.
//! The first product of a column is stored, later ones are added, or all are added to a value that changes none, not even -0.0 or
//! a NaN: these come out as the sum of just the column's products.

use std::hint::select_unpredictable;
use std::marker::PhantomData;
use std::mem::transmute_copy;
use std::ops::Range;

use super::acc::{Places, Ranked, SPARE};
use super::choice::Bytes;
use super::out::Out;
use super::ranks::{self, SHORT, Term};
use super::saxpy::Axpy;
use crate::mem::opaque;
use crate::storage::Index;
use crate::types::Blank;

/// A specialised semiring at work; `start` meets A's value at a position, for an inner index, and
/// gives the product with B's value at a position.
pub struct Rowwise<'a, I, Z, P, Q, A> {
    /// Minor indices of B.
    idx: &'a [I],
    /// (position in A, inner index) to (position in B to product).
    start: P,
    add: A,
    /// A value that changes none, if there is one: `Adder::neutral`. Sums by a list's numbers start with it.
    neutral: Option<Z>,
    /// A short row's products and, by rank, sums and their columns. Of any content between rows: to clear them for every row
    /// would take longer than to fill them.
    products: [Z; SHORT + 4],
    sums: [Z; SHORT],
    places: [i32; SHORT],
    values: PhantomData<Q>,
}

impl<'a, I, Z: Blank, P: Fn(usize, usize) -> Q, Q: Fn(usize) -> Z, A: Fn(Z, Z) -> Z> Rowwise<'a, I, Z, P, Q, A> {
    /// On rows whose minor indices are `idx`.
    pub fn new(idx: &'a [I], start: P, add: A, neutral: Option<Z>) -> Self {
        let (products, sums) = ([Z::blank(); SHORT + 4], [Z::blank(); SHORT]);
        Rowwise { idx, start, add, neutral, products, sums, places: [0; SHORT], values: PhantomData }
    }
}

/// A value's bits, in the lowest places of a word; 0 for values that are not 1, 2, 4 or 8 bytes long.
#[inline(always)]
fn bits<Z: Copy>(z: Z) -> u64 {
    // SAFETY: sizes are equal, and every pattern of bits is an unsigned integer.
    unsafe {
        match size_of::<Z>() {
            1 => u64::from(transmute_copy::<Z, u8>(&z)),
            2 => u64::from(transmute_copy::<Z, u16>(&z)),
            4 => u64::from(transmute_copy::<Z, u32>(&z)),
            8 => transmute_copy::<Z, u64>(&z),
            _ => 0,
        }
    }
}

/// Products that are tried together whether a list of columns has one of theirs. 2026-11, bench-peer, `C<L> = L L` of uniform:14,
/// where it has few: 9.7 ms without, 7.7 so, and 7.3 with a branch for each, which takes 1.07 times as long for LAGraph's betweenness
/// on road-NY.
const TOGETHER: usize = 4;

/// All bits of a note: a column was met before.
const MET: u8 = u8::MAX;

/// A note as bits: all ones, or none.
#[inline(always)]
fn all_or_none(note: u8) -> u64 {
    i64::from(note as i8) as u64
}

/// `sum` if all bits of `met` are ones, `first` if none is, without a branch: which it is cannot be foreseen, and
/// compilers branch when they are to choose between floating-point registers. They cannot know
/// that a note is all ones or none, so arithmetic on it stays arithmetic.
#[inline(always)]
pub fn choose<Z: Copy>(met: u64, sum: Z, first: Z) -> Z {
    let word = bits(first) ^ ((bits(sum) ^ bits(first)) & met);
    // SAFETY: sizes are equal; the word holds the bits of one of the two values.
    unsafe {
        match size_of::<Z>() {
            1 => transmute_copy(&(word as u8)),
            2 => transmute_copy(&(word as u16)),
            4 => transmute_copy(&(word as u32)),
            8 => transmute_copy(&word),
            _ if met != 0 => sum,
            _ => first,
        }
    }
}

/// A bit of `word` as all ones, or none, of which the compiler knows nothing.
#[inline(always)]
fn note_of(word: u64, bit: u64) -> u64 {
    opaque(0u64.wrapping_sub(u64::from(word & bit != 0)))
}

/// `join` a value, its note and a product at each of B's columns, `js`, that the list has; its products are numbered from `first` on.
/// `BEGUN`: all values have begun, and `join` is so little that it pays to look for columns that follow each other, as those of
/// web pages of one site do. 2026-11, bench-peer, `C<L> = L U'` of web-NotreDame: .86 of the time.
///
/// # Safety
/// SAXPY-2; there are such columns (LIST-2).
#[inline(always)]
unsafe fn ranked<const BEGUN: bool, I: Index, Z: Copy>(
    js: &[I],
    first: usize,
    product: impl Fn(usize) -> Z,
    to: Ranked,
    join: impl Fn(Z, u8, Z) -> Z,
) {
    // SAFETY: the caller's promise.
    let find = |j: usize| unsafe { to.find(j) };
    let some = |first: usize, js: &[I]| {
        for (q, j) in (first..).zip(js) {
            let ((is_listed, number), z) = (find(j.us()), product(q));
            // Which columns the list has cannot be foreseen.
            let at = select_unpredictable(is_listed, number, to.len + q % SPARE);
            // SAFETY: SAXPY-2, and there are SPARE more values and notes.
            unsafe {
                let (value, note) = (to.vals.cast::<Z>().add(at), to.notes.add(at));
                value.write(join(value.read(), note.read(), z));
                note.write(MET);
            }
        }
    };
    if js.len() < TOGETHER {
        return some(first, js);
    }
    for (n, js) in js.chunks(TOGETHER).enumerate() {
        let first = first + n * TOGETHER;
        if BEGUN
            && let Some([a, .., d]) = js.first_chunk::<TOGETHER>()
            && d.us() - a.us() == TOGETHER - 1
            && let ((true, number), (true, last)) = (find(a.us()), find(d.us()))
            && last - number == TOGETHER - 1
        {
            // SAFETY: SAXPY-2; numbers rise with columns, so these, which follow each other, have the numbers between.
            unsafe { neighbours(first, number, &product, to, &join) };
            continue;
        }
        // As a rule it has none of some.
        if js.iter().fold(false, |any, j| any | find(j.us()).0) {
            some(first, js);
        }
    }
}

/// `join` the values and notes of [`TOGETHER`] numbers from `number` on and products from `first` on.
///
/// # Safety
/// The list has such numbers, and there are such products.
#[inline(always)]
unsafe fn neighbours<Z: Copy>(
    first: usize,
    number: usize,
    product: impl Fn(usize) -> Z,
    to: Ranked,
    join: impl Fn(Z, u8, Z) -> Z,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let values = to.vals.cast::<Z>().add(number).cast::<[Z; TOGETHER]>();
        let notes = to.notes.add(number).cast::<[u8; TOGETHER]>();
        let (had, met) = (values.read(), notes.read());
        values.write(std::array::from_fn(|t| join(had[t], met[t], product(first + t))));
        notes.write([MET; TOGETHER]);
    }
}

impl<I, Z, P, Q, A> Axpy<I> for Rowwise<'_, I, Z, P, Q, A>
where
    I: Index,
    Z: Blank,
    P: Fn(usize, usize) -> Q,
    Q: Fn(usize) -> Z,
    A: Fn(Z, Z) -> Z + Copy,
{
    const IS_INLINED: bool = true;

    #[inline(always)]
    unsafe fn copy(&mut self, _i: usize, term: &Term, out: *mut u8) {
        let (product, out) = ((self.start)(term.pa, term.k), out.cast::<Z>());
        for (t, q) in (term.start..term.end).enumerate() {
            // SAFETY: the caller's room.
            unsafe { out.add(t).write(product(q)) };
        }
    }

    #[inline(always)]
    unsafe fn add_full(&mut self, _i: usize, term: &Term, out: *mut u8) {
        let (product, out) = ((self.start)(term.pa, term.k), out.cast::<Z>());
        for (t, q) in (term.start..term.end).enumerate() {
            // SAFETY: the caller's room, written by `copy`.
            unsafe { out.add(t).write((self.add)(out.add(t).read(), product(q))) };
        }
    }

    #[inline(always)]
    unsafe fn axpy(&mut self, _i: usize, k: usize, pa: usize, b: Range<usize>, to: Places) {
        let (product, vals, add) = ((self.start)(pa, k), to.vals.cast::<Z>(), self.add);
        for (q, j) in b.clone().zip(&self.idx[b]) {
            let (z, j) = (product(q), j.us());
            // SAFETY: the accumulator covers every column of B (LIST-2).
            unsafe {
                let (word, bit, at) = (to.flags.add(j >> 6), 1u64 << (j & 63), vals.add(j));
                let was = word.read();
                word.write(was | bit);
                *to.tops.add(j >> 12) |= 1 << ((j >> 6) & 63);
                at.write(choose(note_of(was, bit), add(at.read(), z), z));
            }
        }
    }

    #[inline(always)]
    unsafe fn axpy_where(&mut self, _i: usize, k: usize, pa: usize, b: Range<usize>, to: Places, mask: Bytes<'_>) {
        let (product, vals, add) = ((self.start)(pa, k), to.vals.cast::<Z>(), self.add);
        for (q, j) in b.clone().zip(&self.idx[b]) {
            let (z, j) = (product(q), j.us());
            // SAFETY: the accumulator covers every column of B (LIST-2), and so does the mask. A value that is not
            // noted means nothing; a top may be set though its word is zero.
            unsafe {
                let allowed = u64::from(mask.present.get_unchecked(j) ^ mask.turned);
                let (word, bit, at) = (to.flags.add(j >> 6), allowed << (j & 63), vals.add(j));
                let was = word.read();
                word.write(was | bit);
                *to.tops.add(j >> 12) |= 1 << ((j >> 6) & 63);
                at.write(choose(note_of(was, bit), add(at.read(), z), z));
            }
        }
    }

    #[inline(always)]
    unsafe fn axpy_bytes(&mut self, _i: usize, k: usize, pa: usize, b: Range<usize>, to: Places) {
        let (product, vals, add) = ((self.start)(pa, k), to.vals.cast::<Z>(), self.add);
        for (q, j) in b.clone().zip(&self.idx[b]) {
            let (z, j) = (product(q), j.us());
            // SAFETY: the accumulator covers every column of B (LIST-2).
            unsafe {
                let (note, at) = (to.bytes.add(j), vals.add(j));
                let was = note.read();
                note.write(MET);
                at.write(choose(all_or_none(was), add(at.read(), z), z));
            }
        }
    }

    unsafe fn join(&self, columns: Range<usize>, from: Places, to: Places) {
        let (others, vals) = (from.vals.cast::<Z>(), to.vals.cast::<Z>());
        for j in columns {
            // SAFETY: both accumulators cover every column of B, and a value that is not noted may be anything.
            unsafe {
                let (is, was) = (from.bytes.add(j).replace(0), to.bytes.add(j).read());
                let (x, y) = (vals.add(j).read(), others.add(j).read());
                let both = choose(all_or_none(was), (self.add)(x, y), y);
                vals.add(j).write(choose(all_or_none(is), both, x));
                to.bytes.add(j).write(was | is);
            }
        }
    }

    unsafe fn begin_ranked(&mut self, to: Ranked) {
        if let Some(neutral) = self.neutral {
            // SAFETY: there are so many values.
            (0..to.len + SPARE).for_each(|n| unsafe { to.vals.cast::<Z>().add(n).write(neutral) });
        }
    }

    #[inline(always)]
    unsafe fn axpy_ranked(&mut self, k: usize, pa: usize, b: Range<usize>, to: Ranked) {
        let (product, add) = ((self.start)(pa, k), self.add);
        let (js, first) = (&self.idx[b.clone()], b.start);
        if self.neutral.is_some() {
            // SAFETY: the caller's promise.
            unsafe { ranked::<true, _, _>(js, first, product, to, |sum, _, z| add(sum, z)) };
        } else {
            // SAFETY: the caller's promise.
            unsafe {
                ranked::<false, _, _>(js, first, product, to, |sum, note, z| choose(opaque(all_or_none(note)), add(sum, z), z))
            };
        }
    }

    #[inline(always)]
    unsafe fn put_ranked(&mut self, from: Ranked, number: usize, out: *mut u8, n: usize) {
        // SAFETY: the caller's promise.
        unsafe { out.cast::<Z>().add(n).write(from.vals.cast::<Z>().add(number).read()) };
    }

    #[inline(always)]
    unsafe fn collect(&mut self, js: *const I, n: usize, from: Places, out: *mut u8) {
        let (vals, out) = (from.vals.cast::<Z>(), out.cast::<Z>());
        for t in 0..n {
            // SAFETY: n columns and room for n values are the caller's promise.
            unsafe { out.add(t).write(vals.add(js.add(t).read().us()).read()) };
        }
    }

    #[inline(always)]
    unsafe fn short(&mut self, _i: usize, terms: &[Term], mut allows: impl FnMut(usize) -> bool, all: bool, out: &mut Out<I>) {
        let mut columns = [0; SHORT + 4];
        let (products, sums, places) = (&mut self.products, &mut self.sums, &mut self.places);
        let mut notes = [0u8; SHORT];
        let mut n = 0;
        for term in terms {
            let product = (self.start)(term.pa, term.k);
            n = ranks::append(&mut columns, n, self.idx, term, |q, t| products[t] = product(q));
        }
        let ranks = ranks::of(&mut columns, n);
        let mut there = 0u32;
        for t in 0..n.min(SHORT) {
            let r = ranks[t] as usize & (SHORT - 1);
            let z = choose(all_or_none(notes[r]), (self.add)(sums[r], products[t]), products[t]);
            (sums[r], places[r], notes[r]) = (z, columns[t], MET);
            there |= 1 << r;
        }
        let (idx, vals) = out.tail();
        let vals = vals.cast::<Z>();
        let mut at = 0;
        if all {
            // Every rank is written, and the next one over it if nobody has it: no branch.
            for (r, (j, z)) in places.iter().zip(&*sums).enumerate() {
                // SAFETY: the caller's room with its slack: at most one place for every rank.
                unsafe {
                    idx.add(at).write(I::new(*j as usize));
                    vals.add(at).write(*z);
                }
                at += (there >> r & 1) as usize;
            }
        } else {
            while there != 0 {
                let r = there.trailing_zeros() as usize;
                there &= there - 1;
                if allows(places[r] as usize) {
                    // SAFETY: the caller's room.
                    unsafe {
                        idx.add(at).write(I::new(places[r] as usize));
                        vals.add(at).write(sums[r]);
                    }
                    at += 1;
                }
            }
        }
        // SAFETY: written just above.
        unsafe { out.advance(at) };
    }
}
