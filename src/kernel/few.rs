//! Vectors of a handful of entries: what a frontier of one to a few dozen vertices needs, without any block of memory.
//!
//! Needs: vectors in 32-bit lists of at most [`MOST`] entries, values of at most 8 bytes in the operator's own
//! types (but for selections, which cast), predefined operators. Gives: [`Few`], entries on the stack, made by [`push`] (a
//! product), [`both`] and [`either`] (an element-wise product, a union), [`apply`], [`select`], [`fill`] and [`copy`] (what an assignment
//! changes), by [`merge()`] from what the output has and what comes to it, or summed into a dense vector by [`join`]; or false, and
//! then nothing was done: the general kernels take over.
//! Cost: nanoseconds per entry, no allocation, nothing that depends on a dimension (but a binary search of the lists of
//! others). Breadth-first search and shortest paths on road networks make thousands of such calls.
//! What is not there: other casts, users' functions; none is frequent enough here to be worth its test.
//! FEW-1: room is not cleared, which takes as long as a call on one entry: of a list what was pushed is read, of words the first
//! ones, as many as were written.

mod change;
mod merge;
mod sieve;

use std::mem::MaybeUninit;

use super::apply::Function;
use super::erased::lanes::{Bin, IndexUn, Iso, Un};
use super::erased::pipe::caster;
use super::mask::Mask;
use super::mxm::Order;
use super::writeback::How;
use crate::error::Result;
use crate::mem::{Buf, prefetch};
use crate::ops::{BinaryOp, IndexUnaryOp, Semiring, UnaryOp};
use crate::storage::view::View;
use crate::storage::{Form, Ints, Lists, Store, Values, moves};
use crate::types::{Datum, Type, TypeCode, cast};
use merge::Union;
pub use merge::{join, joins, merge};
use sieve::Sieve;

/// Entries that operands and products may have. 2026-11: ten suffice for most levels of a road network, the buckets of delta stepping
/// there have about a hundred: calls on 65 to 128 entries 0.4 to 0.8 microseconds, by the general kernels 0.9 to 2.
pub const MOST: usize = 128;

/// Bytes of the largest value.
const WORD: usize = 8;

/// Rising places below 2^32 with a value each, or none.
pub struct Few {
    /// That many places have been given their values (FEW-1).
    n: usize,
    size: usize,
    places: List<u32>,
    /// Bit `k`: place `k` has a value. All set but in what [`copy`] makes.
    has: u128,
    /// Whether one has none: to read all of `has` waits until it is written.
    has_gaps: bool,
    words: Words,
}

/// At most [`MOST`] of something.
struct List<T> {
    n: usize,
    room: [MaybeUninit<T>; MOST],
}

impl<T: Copy> List<T> {
    fn new() -> List<T> {
        List { n: 0, room: [MaybeUninit::uninit(); MOST] }
    }

    #[inline(always)]
    fn push(&mut self, item: T) {
        self.room[self.n].write(item);
        self.n += 1;
    }

    /// As many as there is room for; how many there are is noted once, which takes longer than to write one.
    #[inline(always)]
    fn extend(&mut self, items: impl Iterator<Item = T>) {
        let mut n = 0;
        self.room[self.n..].iter_mut().zip(items).for_each(|(slot, item)| {
            slot.write(item);
            n += 1;
        });
        self.n += n;
    }

    /// Those that `stays` are kept, 1 or 0 for each, without a branch on it.
    #[inline(always)]
    fn keep(&mut self, stays: &[u8]) {
        let mut kept = 0;
        for (k, is) in stays[..self.n].iter().enumerate() {
            self.room[kept] = self.room[k];
            kept += usize::from(*is);
        }
        self.n = kept;
    }
}

impl List<u64> {
    /// Into order. A few without a branch on which is less, which goes either way. 2026-11, AMD Zen 4: ten in random order 32 ns, by
    /// `sort_unstable` 62.
    #[inline(always)]
    fn sort(&mut self) {
        const FEW: usize = 20;
        if self.is_sorted() {
            return;
        }
        if self.len() > FEW {
            return self.sort_unstable();
        }
        for n in 1..self.len() {
            let (sorted, rest) = self.split_at_mut(n);
            for x in sorted {
                (*x, rest[0]) = ((*x).min(rest[0]), (*x).max(rest[0]));
            }
        }
    }
}

impl List<u32> {
    /// The columns of rising [`key`]s to an empty list, the first key of each to `firsts`, the rest to `others`. Without a branch on
    /// which is which.
    #[inline(always)]
    fn extend_changes(&mut self, keys: &List<u64>, firsts: &mut List<u64>, others: &mut List<u64>) {
        let (mut n, mut rest, mut last) = (0, 0, None);
        for &key in &**keys {
            let is_first = last != Some(column(key));
            self.room[n].write(column(key));
            firsts.room[n].write(key);
            others.room[rest].write(key);
            (n, rest) = (n + usize::from(is_first), rest + usize::from(!is_first));
            last = Some(column(key));
        }
        (self.n, firsts.n, others.n) = (n, n, rest);
    }
}

impl<T: Copy> std::ops::Deref for List<T> {
    type Target = [T];
    #[inline(always)]
    fn deref(&self) -> &[T] {
        let room = &self.room[..self.n];
        // SAFETY: `push` wrote these.
        unsafe { std::slice::from_raw_parts(room.as_ptr().cast(), room.len()) }
    }
}

impl<T: Copy> std::ops::DerefMut for List<T> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [T] {
        let room = &mut self.room[..self.n];
        // SAFETY: as above.
        unsafe { std::slice::from_raw_parts_mut(room.as_mut_ptr().cast(), room.len()) }
    }
}

/// Room for values.
struct Words([MaybeUninit<u64>; MOST]);

impl Words {
    fn new() -> Words {
        Words([MaybeUninit::uninit(); MOST])
    }

    fn start(&mut self) -> *mut u8 {
        self.0.as_mut_ptr().cast()
    }

    /// # Safety
    /// The first `bytes` bytes were written.
    unsafe fn read(&self, bytes: usize) -> &[u8] {
        let room = &self.0[..bytes.div_ceil(WORD)];
        // SAFETY: words are bytes, and these were written.
        unsafe { std::slice::from_raw_parts(room.as_ptr().cast(), bytes) }
    }

    /// The first `bytes` bytes, to be written.
    fn room(&mut self, bytes: usize) -> &mut [u8] {
        let room = &mut self.0[..bytes.div_ceil(WORD)];
        // SAFETY: words are bytes, any bytes are such a slice's content, and those who take it write them before any is read, as
        // with `Buf::unset`.
        unsafe { std::slice::from_raw_parts_mut(room.as_mut_ptr().cast(), bytes) }
    }

    /// The arguments at `from(0)`, ... of `s`, `n` of them, one after the other; as they are where one serves for all.
    #[inline(always)]
    fn taken(&mut self, s: &Store, given: Argument, n: usize, from: impl Fn(usize) -> usize) -> Argument {
        if given.is_iso() {
            return given;
        }
        moves::gather(given.step, self.room(n * given.step), s.vals.bytes(), n, from);
        Argument { start: self.start(), ..given }
    }

    /// Takes the `n` values at `from(0)`, ... of a vector.
    fn gather(&mut self, s: &Store, n: usize, from: impl Fn(usize) -> usize) {
        let size = s.size();
        if s.vals.is_iso() {
            moves::fill(self.room(n * size), s.vals.bytes());
        } else {
            moves::gather(size, self.room(n * size), s.vals.bytes(), n, from);
        }
    }
}

impl Few {
    /// No places, for values of `size` bytes.
    #[inline]
    pub fn new(size: usize) -> Few {
        Few { n: 0, size, places: List::new(), has: u128::MAX, has_gaps: false, words: Words::new() }
    }

    /// Every place with its value's bytes, if it has one.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Option<&[u8]>)> {
        let (places, bytes) = (self.places(), self.values());
        let value = move |k: usize| (self.has & (1 << k) != 0).then(|| &bytes[k * self.size..(k + 1) * self.size]);
        (0..self.n).map(move |k| (u64::from(places[k]), value(k)))
    }

    /// Whether every place has a value.
    #[must_use]
    #[inline]
    pub fn is_whole(&self) -> bool {
        !self.has_gaps
    }

    /// The places, and the value that they all have.
    #[must_use]
    pub fn alike(&self) -> Option<(&[u32], &[u8])> {
        let (values, size) = (self.values(), self.size);
        let are_alike = self.n > 0 && self.is_whole() && values[size..] == values[..values.len() - size];
        are_alike.then(|| (self.places(), &values[..size]))
    }

    /// Whether there is no place.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Number of places.
    #[must_use]
    pub fn len(&self) -> usize {
        self.n
    }

    #[inline]
    fn places(&self) -> &[u32] {
        &self.places[..self.n]
    }

    #[inline]
    fn values(&self) -> &[u8] {
        // SAFETY: FEW-1.
        unsafe { self.words.read(self.n * self.size) }
    }

    /// A vector of `n` places with these entries.
    pub fn store(&self, ty: &Type, n: u64) -> Result<Store> {
        let mut s = Store::empty(ty, 1, n)?;
        let (ptr, idx) = (Ints::U32(Buf::from_slice(&[0, self.n as u32])?), Ints::U32(Buf::from_slice(self.places())?));
        s.vals = Values::each(Buf::from_slice(self.values())?);
        s.form = Form::List(Lists { ids: None, ptr, idx });
        Ok(s)
    }
}

/// The lists of a vector of few entries.
fn few(s: &Store) -> Option<View<'_, u32>> {
    View::of(s).filter(|v| v.nmajor == 1 && v.idx.len() <= MOST)
}

/// The mask, if it is one that is read here: dense, or in 32-bit lists.
#[inline(always)]
fn mask_of<'a>(how: &How<'a>) -> Option<Mask<'a>> {
    let is_read = how.mask.is_none_or(|m| !m.is_list() || View::<u32>::of(m).is_some());
    is_read.then(|| Mask::given(how.mask, how.complement, how.structural))
}

/// Where the values of `s` are found as arguments of type `want`, if the operator looks at them; none if that takes a cast.
fn argument(s: &Store, want: Option<TypeCode>) -> Option<Argument> {
    match want {
        None => Some(Argument { start: NOTHING.as_ptr().cast(), step: 0 }),
        Some(code) if s.ty.code() == Some(code) => {
            Some(Argument { start: s.vals.bytes().as_ptr(), step: if s.vals.is_iso() { 0 } else { s.size() } })
        }
        Some(_) => None,
    }
}

/// What an operator is given that looks at nothing: zeros are a value of any type.
static NOTHING: [u64; 2] = [0; 2];

#[derive(Clone, Copy)]
struct Argument {
    start: *const u8,
    /// Bytes from one value to the next.
    step: usize,
}

impl Argument {
    fn is_iso(self) -> bool {
        self.step == 0
    }
}

/// z = u (+).(x) A for a short list u, and A by row, pushed; where the mask allows.
pub fn push(s: &Semiring, u: &Store, a: &Store, order: Order, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let (mul, monoid) = (s.mul(), s.add());
    let add = monoid.op();
    let (Some(list), Some(rows), BinaryOp::Builtin(..), BinaryOp::Builtin(..)) = (few(u), View::<u32>::of(a), &mul, &add) else {
        return Ok(false);
    };
    // Codes, not types, which are written piece by piece and moved as a whole (4 ns).
    let (x, y) = (mul.xtype().code().filter(|_| mul.uses_x()), mul.ytype().code().filter(|_| mul.uses_y()));
    let (for_u, for_a) = if order == Order::Straight { (x, y) } else { (y, x) };
    let (Some(left), Some(right)) = (argument(u, for_u), argument(a, for_a)) else { return Ok(false) };
    let size = add.ztype().size();
    if size > WORD || size != out.size {
        return Ok(false);
    }
    let Some(mask) = mask_of(how) else { return Ok(false) };
    // Rows are found before the first is read, which waits for memory: so all wait at once.
    let (mut of_rows, mut n, mut n_rows) = (List::<(usize, usize)>::new(), 0, 0);
    for k in list.idx {
        let row = rows.row(*k as usize);
        rows.idx.get(row.start).into_iter().for_each(prefetch);
        of_rows.push((row.start, row.end));
        (n, n_rows) = (n + row.len(), n_rows + usize::from(!row.is_empty()));
        if n > MOST {
            return Ok(false);
        }
    }
    // The products, as [`key`]s; their columns apart, for the mask. A list is asked row by row, as places rise there only.
    let (mut columns, mut keys, mut n) = (List::<u32>::new(), List::<u64>::new(), 0);
    let (mut verdicts, sieve) = ([0; MOST], Sieve::of(&mask));
    let is_listed = sieve.is_none() && how.mask.is_some_and(Store::is_list);
    for (p, (start, end)) in of_rows.iter().enumerate() {
        let (js, first) = (&rows.idx[*start..*end], (p * MOST) as u64);
        if is_listed {
            mask.row::<u32>(0).judge(js, &mut verdicts[n..n + js.len()]);
        }
        for (j, product) in js.iter().zip(first..) {
            columns.room[n].write(*j);
            keys.room[n].write(key(*j, product));
            n += 1;
        }
    }
    (columns.n, keys.n) = (n, n);
    if !mask.allows_all() {
        match &sieve {
            Some(sieve) => sieve.judge(&columns, &mut verdicts),
            None if !is_listed => mask.row::<u32>(0).judge(&columns, &mut verdicts[..keys.len()]),
            None => {}
        }
        keys.keep(&verdicts);
    }
    if n_rows > 1 {
        keys.sort();
    }
    // The first product of each column, and what is added to it.
    let (mut firsts, mut others) = (List::<u64>::new(), List::<u64>::new());
    out.places.extend_changes(&keys, &mut firsts, &mut others);
    out.n = firsts.len();
    let mul = Bin::of(&mul)?;
    let times = |chosen: &[u64], z: *mut u8| {
        let of_list = |n: usize| chosen[n] as u32 as usize / MOST;
        let of_row = |n: usize| of_rows[of_list(n)].0 + chosen[n] as usize % MOST;
        let (index, place) = (|n: usize| u64::from(list.idx[of_list(n)]), |n: usize| u64::from(column(chosen[n])));
        let (mut us, mut values, n) = (Words::new(), Words::new(), chosen.len());
        let (left, right) = (us.taken(u, left, n, of_list), values.taken(a, right, n, of_row));
        let iso = |x: Argument, y: Argument| Iso::of(x.is_iso(), y.is_iso());
        // SAFETY: LANES-1: n values of each side, or one, of the operator's types (or looked at by nobody), and room for MOST
        // products of at most a word.
        unsafe {
            match order {
                Order::Straight => mul.run(z, left.start, right.start, n, iso(left, right), |n| (0, index(n), place(n))),
                Order::Flipped => mul.run(z, right.start, left.start, n, iso(right, left), |n| (place(n), index(n), 0)),
            }
        }
    };
    let z = out.words.start();
    times(&firsts, z);
    if !others.is_empty() && !monoid.is_any() {
        let (adder, mut products, mut sum) = (Bin::of(&add)?, Words::new(), 0);
        let next = products.start();
        times(&others, next);
        for (n, other) in others.iter().enumerate() {
            sum += out.places[sum..].iter().take_while(|j| **j != column(*other)).count();
            // SAFETY: LANES-1: the sum so far and a product of its column, whose place was found.
            unsafe { adder.run(z.add(sum * size), z.add(sum * size), next.add(n * size), 1, Iso::None, |_| (0, 0, 0)) };
        }
    }
    Ok(true)
}

/// By column, and in it by u's entry, as sums are made everywhere: u's entry `p` times entry `q` of A's row is product `p * MOST + q`.
#[inline(always)]
fn key(column: u32, product: u64) -> u64 {
    u64::from(column) << 32 | product
}

/// Of a [`key`].
#[inline(always)]
fn column(key: u64) -> u32 {
    (key >> 32) as u32
}

/// w = u (x) v at the places that both have and the mask allows; one of them is a short list.
pub fn both(op: &BinaryOp, u: &Store, v: &Store, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let (short, other, is_u) = match (few(u), few(v)) {
        (Some(a), Some(b)) if b.idx.len() < a.idx.len() => (b, u, false),
        (Some(a), _) => (a, v, true),
        (None, Some(b)) => (b, u, false),
        (None, None) => return Ok(false),
    };
    let has_loop = matches!(op, BinaryOp::Builtin(..)) && !op.is_positional();
    let fits = (!op.uses_x() || u.ty == op.xtype()) && (!op.uses_y() || v.ty == op.ytype());
    let small = u.size().max(v.size()).max(op.ztype().size()) <= WORD && op.ztype().size() == out.size;
    if !has_loop || !fits || !small {
        return Ok(false);
    }
    let (Some(mask), Some(lookup)) = (mask_of(how), Lookup::of(other)) else { return Ok(false) };
    let (mut allowed, mut of_short, mut of_other) = (mask.row::<u32>(0), List::new(), List::new());
    for (p, &j) in short.idx.iter().enumerate() {
        if let Some(q) = lookup.find(j as usize)
            && allowed.allows(j as usize)
        {
            out.places.push(j);
            of_short.push(p as u32);
            of_other.push(q as u32);
        }
    }
    let (n, of_u, of_v) = if is_u { (of_short.len(), &of_short, &of_other) } else { (of_short.len(), &of_other, &of_short) };
    let (mut x, mut y) = (Words::new(), Words::new());
    match op.uses_x() {
        true => x.gather(u, n, |k| of_u[k] as usize),
        false => x.room(n * WORD).fill(0),
    }
    match op.uses_y() {
        true => y.gather(v, n, |k| of_v[k] as usize),
        false => y.room(n * WORD).fill(0),
    }
    // SAFETY: LANES-1: n values of each type (words of zeros where nobody looks), and room for as many results.
    unsafe { Bin::of(op)?.run(out.words.start(), x.start(), y.start(), n, Iso::None, |_| (0, 0, 0)) };
    out.n = n;
    Ok(true)
}

/// w = u (+) v, where one is missing the other, for two short lists of the operator's types, where the mask allows.
pub fn either(op: &BinaryOp, u: &Store, v: &Store, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let (Some(a), Some(b), BinaryOp::Builtin(..)) = (few(u), few(v), op) else { return Ok(false) };
    let (ty, most) = (op.ztype(), a.idx.len() + b.idx.len());
    let is_one_type = [&op.xtype(), &op.ytype(), &u.ty, &v.ty].into_iter().all(|x| *x == ty);
    if !is_one_type || op.is_positional() || ty.size() != out.size || out.size > WORD || most > MOST {
        return Ok(false);
    }
    let Some(mask) = mask_of(how) else { return Ok(false) };
    let mut union = Union::of(a.idx, b.idx, &mut out.places);
    if !mask.allows_all() {
        let mut verdicts = [0; MOST];
        let verdicts = &mut verdicts[..out.places.len()];
        mask.row::<u32>(0).judge(&out.places, verdicts);
        out.places.keep(verdicts);
        union.sides.keep(verdicts);
        union.from.iter_mut().for_each(|from| from.keep(verdicts));
    }
    let (n, size, mut y) = (out.places.len(), out.size, Words::new());
    out.n = n;
    let [of_u, of_v] = &union.from;
    if a.idx.is_empty() || b.idx.is_empty() {
        let (s, from) = if a.idx.is_empty() { (v, of_v) } else { (u, of_u) };
        out.words.gather(s, n, |k| from[k] as usize);
        return Ok(true);
    }
    out.words.gather(u, n, |k| of_u[k] as usize);
    y.gather(v, n, |k| of_v[k] as usize);
    union.values(size, Some(op), &mut out.words, &mut y)?;
    Ok(true)
}

/// The entries of a short list u where the mask allows, or what `f`, which takes the values as they are, makes of them.
pub fn apply(f: Option<&Function<'_>>, u: &Store, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let Some(list) = few(u).filter(|_| u.size() <= WORD && f.is_none_or(|f| takes(f, &u.ty, out.size))) else { return Ok(false) };
    let Some(mask) = mask_of(how).filter(|_| f.is_some() || u.size() == out.size) else { return Ok(false) };
    let (mut from, mut verdicts) = (List::<u32>::new(), [1; MOST]);
    out.places.extend(list.idx.iter().copied());
    from.extend(0..list.idx.len() as u32);
    if !mask.allows_all() {
        mask.row::<u32>(0).judge(list.idx, &mut verdicts[..list.idx.len()]);
        out.places.keep(&verdicts);
        from.keep(&verdicts);
    }
    let n = from.len();
    out.n = n;
    let Some(f) = f else {
        out.words.gather(u, n, |k| from[k] as usize);
        return Ok(true);
    };
    let mut x = Words::new();
    x.gather(u, n, |k| from[k] as usize);
    let (z, x) = (out.words.start(), x.start());
    // SAFETY: LANES-1: n values of the operator's type, one of the scalar's, and room for as many results.
    unsafe {
        match f {
            Function::Unary(op) => Un::of(op)?.run(z, x, n, |_| (0, 0)),
            Function::Bind1st(op, y) => Bin::of(op)?.run(z, word(y).as_ptr().cast(), x, n, Iso::X, |_| (0, 0, 0)),
            Function::Bind2nd(op, y) => Bin::of(op)?.run(z, x, word(y).as_ptr().cast(), n, Iso::Y, |_| (0, 0, 0)),
            Function::Index(..) => unreachable!("`takes` says so"),
        }
    }
    Ok(true)
}

/// A value of at most a word, aligned.
fn word(x: &Datum<'_>) -> [u64; 1] {
    let mut word = [0; WORD];
    word[..x.bytes().len()].copy_from_slice(x.bytes());
    [u64::from_ne_bytes(word)]
}

/// Whether [`apply`] makes values of `size` bytes by `f`, of values of this type.
fn takes(f: &Function<'_>, ty: &Type, size: usize) -> bool {
    let of_two = |op: &BinaryOp, y: &Datum<'_>, [own, other]: [Type; 2]| {
        let fits = own == *ty && other == *y.ty() && other.size() <= WORD && op.ztype().size() == size;
        fits && matches!(op, BinaryOp::Builtin(..)) && !op.is_positional()
    };
    match f {
        Function::Unary(op) => {
            matches!(op, UnaryOp::Builtin(..)) && op.xtype().is_some_and(|x| x == *ty) && op.ztype().size() == size
        }
        Function::Bind1st(op, x) => of_two(op, x, [op.ytype(), op.xtype()]),
        Function::Bind2nd(op, y) => of_two(op, y, [op.xtype(), op.ytype()]),
        Function::Index(..) => false,
    }
}

/// The entries of a short list u for which `f` holds and which the mask allows.
pub fn select(f: &IndexUnaryOp, thunk: &Datum<'_>, u: &Store, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let (Some(list), IndexUnaryOp::Builtin(..)) = (few(u), f) else { return Ok(false) };
    let want = f.xtype().filter(|x| *x != u.ty);
    let cast = want.as_ref().and_then(|x| caster(&u.ty, x));
    let fits = want.as_ref().is_none_or(|x| cast.is_some() && x.size() <= WORD);
    let mut at = [0u64; 2];
    let (Some(to), Some(from)) = (f.thunk_type().code(), thunk.ty().code()) else { return Ok(false) };
    if !fits || u.size() > WORD || u.size() != out.size || f.ztype().size() != 1 {
        return Ok(false);
    }
    let Some(mask) = mask_of(how) else { return Ok(false) };
    let (count, mut raw, mut cooked, mut verdicts) = (list.idx.len(), Words::new(), Words::new(), [0u8; MOST]);
    let mut values = u.vals.bytes().as_ptr();
    if u.vals.is_iso() {
        raw.gather(u, count, |k| k);
        values = raw.start().cast_const();
    }
    let seen = values;
    if let Some(cast) = cast {
        // SAFETY: `count` values of u's type, and room for as many of a type of at most a word.
        unsafe { cast(cooked.start(), values, count) };
        values = cooked.start().cast_const();
    }
    // SAFETY: words are bytes.
    let thunk_bytes = unsafe { std::slice::from_raw_parts_mut(at.as_mut_ptr().cast::<u8>(), to.size()) };
    cast::cast_one(to, thunk_bytes, from, thunk.bytes());
    // SAFETY: LANES-1: `count` values of the operator's type, if it looks at any, a byte for each verdict, and an aligned thunk of its
    // type.
    unsafe {
        IndexUn::of(f)?.run(verdicts.as_mut_ptr(), values, at.as_ptr().cast(), count, |k| (u64::from(list.idx[k]), 0));
    }
    let (mut allowed, mut from) = (mask.row::<u32>(0), List::new());
    for (k, &j) in list.idx.iter().enumerate() {
        if verdicts[k] != 0 && allowed.allows(j as usize) {
            out.places.push(j);
            from.push(k as u32);
        }
    }
    // SAFETY: as above: u's values, one for each entry.
    let seen = unsafe { std::slice::from_raw_parts(seen, count * out.size) };
    moves::gather(out.size, out.words.room(from.len() * out.size), seen, from.len(), |k| from[k] as usize);
    out.n = from.len();
    Ok(true)
}

/// The true places of a short mask, to `out`, which still lacks their values; their number.
fn named(how: &How<'_>, out: &mut Few) -> Result<Option<usize>> {
    let is_plain = how.accum.is_none() && !how.replace && !how.complement && how.region.is_none() && !how.keep;
    let Some(list) = how.mask.filter(|_| is_plain && out.size <= WORD).and_then(few) else { return Ok(None) };
    if how.structural {
        out.places.extend(list.idx.iter().copied());
        return Ok(Some(out.places.len()));
    }
    let mask = Mask::given(how.mask, false, false);
    for (p, j) in list.idx.iter().enumerate() {
        if mask.is_true(p) {
            out.places.push(*j);
        }
    }
    Ok(Some(out.places.len()))
}

/// What `w<m> = x` changes, for a short list m.
pub fn fill(x: &Datum<'_>, ty: &Type, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let (Some(from), Some(to)) = (x.ty().code(), ty.code()) else { return Ok(false) };
    let Some(n) = named(how, out)? else { return Ok(false) };
    let (mut one, size) = ([0u8; 16], out.size);
    cast::cast_one(to, &mut one[..size], from, x.bytes());
    moves::fill(out.words.room(n * size), &one[..size]);
    out.n = n;
    Ok(true)
}

/// What `w<m> = u` changes, for a short list m and a vector of w's type: where u has no entry, w loses its own.
pub fn copy(u: &Store, ty: &Type, how: &How<'_>, out: &mut Few) -> Result<bool> {
    let Some(lookup) = Lookup::of(u).filter(|_| u.ty == *ty) else { return Ok(false) };
    let Some(n) = named(how, out)? else { return Ok(false) };
    // Places without a value have bytes, too.
    out.words.room(n * out.size).fill(0);
    out.n = n;
    let (mut from, mut has) = (List::new(), 0);
    for (k, place) in out.places().iter().enumerate() {
        let p = lookup.find(*place as usize);
        from.push(p.unwrap_or(0) as u32);
        has |= u128::from(p.is_some()) << k;
    }
    out.has_gaps = has.trailing_ones() < n as u32;
    out.has = has;
    if has != 0 {
        out.words.gather(u, n, |k| from[k] as usize);
    }
    Ok(true)
}

/// Where a vector has the value of a place.
enum Lookup<'a> {
    List(&'a [u32]),
    /// Presence bytes; none where no entry is missing.
    Dense(Option<&'a [u8]>),
}

impl<'a> Lookup<'a> {
    fn of(s: &'a Store) -> Option<Lookup<'a>> {
        // Positions are kept in 32 bits here.
        if s.nmajor != 1 || s.nminor > u64::from(u32::MAX) {
            return None;
        }
        if s.is_list() { View::<u32>::of(s).map(|v| Lookup::List(v.idx)) } else { Some(Lookup::Dense(s.gaps())) }
    }

    fn find(&self, j: usize) -> Option<usize> {
        match self {
            Lookup::List(idx) => idx.binary_search(&(j as u32)).ok(),
            Lookup::Dense(present) => present.is_none_or(|b| b[j] != 0).then_some(j),
        }
    }
}

#[cfg(test)]
mod tests;
