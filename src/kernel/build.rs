//! C(I(k), J(k)) = X(k) for all k; values for the same place are combined in order by `dup`.
//!
//! Needs: indices in any order, values in any type that casts to the result's.
//! Gives: a list store; iso when all values are equal and no two share a place.
//! Cost: tuples in order and without repetition one pass; in order O(n); else one counting pass by major index, or by ranges of a single
//! vector's indices, and a sort within each; when there are far more vectors than tuples, a sort of all tuples.
//! Parallel: vectors, or such ranges, are sorted and compressed in ranges of about equal numbers of tuples.
//! Source: C API 2.1, GrB_Matrix_build: values pass through the type of `dup`.

use std::ops::Range;

use super::erased::TILE;
use super::erased::lanes::{Bin, Iso};
use super::erased::pipe::{Gather, cast_value, caster};
use super::operand::by_index;
use super::runs;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::ops::BinaryOp;
use crate::par::{self, Disjoint, Parts};
use crate::storage::part::{self, Part};
use crate::storage::{Form, Index, Store, Values, moves, policy};
use crate::types::{DatumSlice, Type};

/// Counting by major index pays until there are this many vectors per tuple (a counter costs
/// about 1 ns, sorting a tuple 60 to 100 ns; 2026-11).
const VECTORS_PER_TUPLE: u64 = 16;

/// Tuples of a vector that are sorted together, about, where there are many: they stay in the nearest cache, and threads share them.
/// Ranges, at most: each is written to a place of its own, and these should stay near, too. 2026-11, a million tuples for a vector of
/// road-FLA, one and two threads: 26.6 and 34.6 ms as one range, 21.8 and 16.8; 4,000 tuples 45 us, 58 in ranges; 65,000 take more memory
/// by two threads than before, as what they make is joined.
const IN_A_RANGE: usize = if cfg!(test) { 1 << 4 } else { 1 << 10 };
const MANY: usize = 1 << 7;
const MOST_RANGES: usize = 1 << 11;

/// A dimension, and what an index that counts in it is called in the texts of errors.
#[derive(Clone, Copy)]
pub struct Axis(pub &'static str, pub u64);

/// Builds a store of type `ty` with these major and minor dimensions; `major` is `None` for a vector.
pub fn run(
    ty: &Type,
    axes: [Axis; 2],
    major: Option<&[u64]>,
    minor: &[u64],
    vals: &DatumSlice<'_>,
    dup: Option<&BinaryOp>,
) -> Result<Store> {
    let dup = Duplicates::of(dup, vals.ty(), ty)?;
    let n = minor.len();
    if major.is_some_and(|m| m.len() != n) || vals.len() != n {
        let (rows, values) = (major.map_or(n, <[u64]>::len), vals.len());
        return Err(Error::new(
            ErrorKind::InvalidValue,
            format_args!("build: {rows} and {n} indices and {values} values are not of equal number"),
        ));
    }
    let order = check(axes, major, minor)?;
    let [nmajor, nminor] = axes.map(|axis| axis.1);
    let aligned = aligned(vals)?;
    let b =
        Build { ty, axes, nmajor, nminor, major, minor, from: vals.ty(), bytes: aligned.as_deref().unwrap_or(vals.bytes()), dup };
    by_index!(!policy::fits_u32(nmajor, nminor, n as u64), I => b.store::<I>(order))
}

/// What happens to values for the same place.
enum Duplicates {
    Refused,
    LastStays,
    Combined(Bin, Type),
}

impl Duplicates {
    fn of(dup: Option<&BinaryOp>, from: &Type, to: &Type) -> Result<Duplicates> {
        let Some(op) = dup else {
            from.check_cast(to, "build: values")?;
            return Ok(Duplicates::Refused);
        };
        if op.is_ignore_dup() {
            from.check_cast(to, "build: values")?;
            return Ok(Duplicates::LastStays);
        }
        let t = op.ztype();
        if op.looks_at_places() || op.xtype() != t || op.ytype() != t {
            return Err(Error::new(
                ErrorKind::DomainMismatch,
                format_args!("build: dup must combine two values of one type to the same type, {} does not", op.name()),
            ));
        }
        from.check_cast(&t, "build: values for dup")?;
        t.check_cast(to, "build: result of dup")?;
        Ok(Duplicates::Combined(Bin::of(op)?, t))
    }
}

/// How the tuples lie; the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Order {
    /// Places rise strictly.
    Strict,
    /// Places never fall.
    Sorted,
    Mixed,
}

/// Bounds of all indices, and their order.
fn check(axes: [Axis; 2], major: Option<&[u64]>, minor: &[u64]) -> Result<Order> {
    let orders = par::run(&par::ranges(minor.len(), |k| k)?, |r| check_range(axes, major, minor, r))?;
    Ok(orders.into_iter().max().unwrap_or(Order::Strict))
}

/// As [`check`], of the tuples `r`, and of the first of them against the one before.
fn check_range([by_major, by_minor]: [Axis; 2], major: Option<&[u64]>, minor: &[u64], r: Range<usize>) -> Result<Order> {
    // Without branches: a comparison is far cheaper than a guess that is wrong.
    let (mut outside, mut falls, mut repeats) = (false, false, false);
    let before = r.start.checked_sub(1);
    let js = &minor[r.clone()];
    match major {
        None => {
            let mut last = before.map(|k| minor[k]);
            for &j in js {
                outside |= j >= by_minor.1;
                falls |= last.is_some_and(|last| j < last);
                repeats |= last == Some(j);
                last = Some(j);
            }
            outside |= by_major.1 == 0 && !js.is_empty();
        }
        Some(major) => {
            // Nothing lies before (0, 0) but (0, 0) itself, which the first tuple may be.
            let (mut last_i, mut last_j) = before.map_or((0, 0), |k| (major[k], minor[k]));
            for (&i, &j) in major[r.clone()].iter().zip(js) {
                outside |= (i >= by_major.1) | (j >= by_minor.1);
                falls |= (i < last_i) | ((i == last_i) & (j < last_j));
                repeats |= (i == last_i) & (j == last_j);
                (last_i, last_j) = (i, j);
            }
            if before.is_none() && repeats {
                repeats = (1..r.end).any(|k| (major[k], minor[k]) == (major[k - 1], minor[k - 1]));
            }
        }
    }
    if outside {
        return Err(first_outside([by_major, by_minor], major, minor));
    }
    Ok(if falls {
        Order::Mixed
    } else if repeats {
        Order::Sorted
    } else {
        Order::Strict
    })
}

#[cold]
fn first_outside([by_major, by_minor]: [Axis; 2], major: Option<&[u64]>, minor: &[u64]) -> Error {
    let places = minor.iter().enumerate().map(|(k, &j)| (k, major.map_or(0, |m| m[k]), j));
    for (k, i, j) in places {
        for (Axis(what, n), x) in [(by_major, i), (by_minor, j)] {
            if x >= n {
                let text = format_args!("build: {what} {x} at place {k} is not below the dimension {n}");
                return Error::new(ErrorKind::IndexOutOfBounds, text);
            }
        }
    }
    Error::new(ErrorKind::IndexOutOfBounds, format_args!("build: an index is not below its dimension"))
}

/// A copy of the values if they are not aligned as words of their size.
pub(super) fn aligned(vals: &DatumSlice<'_>) -> Result<Option<Buf<u8>>> {
    let align = (vals.ty().size() & vals.ty().size().wrapping_neg()).min(8);
    let lies_well = vals.bytes().as_ptr().addr().is_multiple_of(align);
    if lies_well { Ok(None) } else { Buf::from_slice(vals.bytes()).map(Some) }
}

struct Build<'a> {
    ty: &'a Type,
    axes: [Axis; 2],
    nmajor: u64,
    nminor: u64,
    major: Option<&'a [u64]>,
    minor: &'a [u64],
    from: &'a Type,
    bytes: &'a [u8],
    dup: Duplicates,
}

/// Vectors of sorted tuples, and where their values are.
struct Made<I: Index> {
    part: Part<I>,
    /// Place in the input of each entry's (first) value.
    src: Buf<I>,
    /// Further values: entry, place in the input; in order.
    more: Buf<(I, I)>,
}

impl Build<'_> {
    fn store<I: Index>(&self, order: Order) -> Result<Store> {
        if order == Order::Strict && self.nmajor / VECTORS_PER_TUPLE <= self.minor.len() as u64 {
            return self.as_they_lie::<I>();
        }
        let made = match order {
            Order::Strict | Order::Sorted => Parts::One(self.in_order::<I>()?),
            Order::Mixed if self.counting_pays() => self.by_counting::<I>()?,
            Order::Mixed => Parts::One(self.by_sorting::<I>()?),
        };
        let one = if made.iter().all(|m| m.more.is_empty()) { self.one()? } else { None };
        let values = match one {
            Some(_) => Parts::NONE,
            None => {
                let each = Parts::of(made.len(), |k| Ok(k..k + 1))?;
                par::run(&each, |k| self.values(&made[k.start], order == Order::Strict))?
            }
        };
        let (n, mut made, mut values) = (made.len(), made.into_iter(), values.into_iter());
        let parts = Parts::of(n, |_| {
            let part = made.next().expect("as many as there are").part;
            Ok(match values.next() {
                Some(vals) => Part { vals, ..part },
                None => part,
            })
        })?;
        part::assemble(self.ty, self.nmajor, self.nminor, parts, one)
    }

    /// The value of all tuples, in the result's type, if there are any and they have one.
    fn one(&self) -> Result<Option<Buf<u8>>> {
        let (size, n) = (self.from.size(), self.bytes.len());
        if n == 0 || self.bytes[size..] != self.bytes[..n - size] {
            return Ok(None);
        }
        let mid = cast_value(self.from, &self.bytes[..size], self.through())?;
        Ok(Some(cast_value(self.through(), &mid, self.ty)?))
    }

    /// Tuples whose places rise strictly are the entries, one by one.
    fn as_they_lie<I: Index>(&self) -> Result<Store> {
        let n = self.minor.len();
        let one = self.one()?;
        let size = if one.is_none() { self.from.size() } else { 0 };
        let mut ptr = Buf::<I>::zeroed(self.nmajor as usize + 1)?;
        let (mut idx, mut vals) = (Buf::<I>::with_capacity(n)?, Buf::<u8>::with_capacity(n * size)?);
        let (to_ptr, to_idx, to_vals) = (Disjoint::new(&mut ptr), Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
        // Cuts lie between vectors, so that each end of a vector has one writer.
        let whole = |k: usize| match self.major {
            Some(m) if k > 0 => k + m[k..].partition_point(|&i| i == m[k - 1]),
            Some(_) | None => {
                if k == 0 {
                    0
                } else {
                    n
                }
            }
        };
        par::run(&par::ranges(n, |k| k)?, |r| {
            let r = whole(r.start)..whole(r.end);
            if r.is_empty() {
                return Ok(());
            }
            // SAFETY: `whole` never falls, so ranges still do not overlap.
            let (idx, vals) = unsafe { (to_idx.slice(r.clone()), to_vals.slice(r.start * size..r.end * size)) };
            idx.iter_mut().zip(&self.minor[r.clone()]).for_each(|(to, &j)| _ = to.write(I::new(j as usize)));
            moves::put(vals, &self.bytes[r.start * size..r.end * size]);
            let major = |k: usize| self.major.map_or(0, |m| m[k] as usize);
            let from = if r.start == 0 { 0 } else { major(r.start - 1) + 2 };
            // SAFETY: the ends of this range's vectors and of the empty ones before them.
            let ends = unsafe { to_ptr.slice(from..major(r.end - 1) + 2) };
            match self.major {
                // The last entry of a vector has the last word about its end.
                Some(m) => r.clone().for_each(|k| ends[m[k] as usize + 1 - from] = I::new(k + 1)),
                None => ends[1] = I::new(n),
            }
            let mut last = I::new(r.start);
            for end in ends {
                last = last.max(*end);
                *end = last;
            }
            Ok(())
        })?;
        if let Some(last) = n.checked_sub(1) {
            let behind = self.major.map_or(0, |m| m[last] as usize) + 2;
            ptr[behind..].fill(I::new(n));
        }
        // SAFETY: the ranges cover all tuples.
        unsafe {
            idx.set_len(n);
            vals.set_len(n * size);
        }
        let vals = match one {
            Some(one) => Values::iso(one),
            None => Values::each(converted(converted(vals, self.from, self.through())?, self.through(), self.ty)?),
        };
        let form = Form::List(runs::indexed(None, ptr, self.nmajor, idx)?);
        let z = Store { ty: self.ty.clone(), nmajor: self.nmajor, nminor: self.nminor, form, vals };
        z.debug_validate();
        Ok(z)
    }

    /// The type that values pass through on their way.
    fn through(&self) -> &Type {
        match &self.dup {
            Duplicates::Refused | Duplicates::LastStays => self.from,
            Duplicates::Combined(_, t) => t,
        }
    }

    fn place(&self, k: usize) -> (u64, u64) {
        (self.major.map_or(0, |m| m[k]), self.minor[k])
    }

    fn in_order<I: Index>(&self) -> Result<Made<I>> {
        let n = self.minor.len();
        let mut made = Made::with_room(n)?;
        let mut start = 0;
        while start < n {
            let i = self.place(start).0;
            let rest = start + 1..n;
            let end = self.major.map_or(n, |m| start + 1 + m[rest].iter().take_while(|&&x| x == i).count());
            self.vector(&mut made, i, end - start, |k| (self.minor[start + k], start + k))?;
            start = end;
        }
        Ok(made)
    }

    /// Adds vector `i` of `n` tuples, which `at` gives in order: minor index and place in the input.
    #[inline]
    fn vector<I: Index>(&self, made: &mut Made<I>, i: u64, n: usize, at: impl Fn(usize) -> (u64, usize)) -> Result<()> {
        self.entries(made, i, n, at)?;
        made.part.end_vector(i as usize)
    }

    /// The same without its end. No place that it begins with is one that is there.
    #[inline]
    fn entries<I: Index>(&self, made: &mut Made<I>, i: u64, n: usize, at: impl Fn(usize) -> (u64, usize)) -> Result<()> {
        let mut last = u64::MAX;
        for k in 0..n {
            let (j, place) = at(k);
            if j != last {
                made.part.idx.push(I::new(j as usize))?;
                made.src.push(I::new(place))?;
                last = j;
                continue;
            }
            let entry = made.src.len() - 1;
            match self.dup {
                Duplicates::Refused => return Err(self.refusal(i, j, place)),
                Duplicates::LastStays => made.src[entry] = I::new(place),
                Duplicates::Combined(..) => made.more.push((I::new(entry), I::new(place)))?,
            }
        }
        Ok(())
    }

    #[cold]
    fn refusal(&self, i: u64, j: u64, place: usize) -> Error {
        let [Axis(by_major, _), Axis(by_minor, _)] = self.axes;
        let what = "build: without dup, places must differ:";
        if self.major.is_none() {
            return Error::new(ErrorKind::InvalidValue, format_args!("{what} {by_minor} {j} comes again at place {place}"));
        }
        Error::new(ErrorKind::InvalidValue, format_args!("{what} {by_minor} {j} comes again in {by_major} {i} at place {place}"))
    }

    /// Bits of a place in the input, when it fits a word together with a minor index.
    fn place_bits(&self) -> Option<u32> {
        let bits = |n: u64| u64::BITS - n.leading_zeros();
        let place = bits(self.minor.len() as u64);
        (place + bits(self.nminor) <= u64::BITS).then_some(place)
    }

    fn counting_pays(&self) -> bool {
        self.nmajor / VECTORS_PER_TUPLE <= self.minor.len() as u64 && self.place_bits().is_some()
    }

    /// Words (minor index, place) by group, each group sorted: the place makes it stable. Groups are the vectors, or of a single
    /// one ranges of its indices.
    fn by_counting<I: Index>(&self) -> Result<Parts<Made<I>>> {
        let Some(major) = self.major else {
            let last = self.nminor - 1;
            let shift = shift(last, Some(self.minor.len() / IN_A_RANGE).filter(|&n| n >= MANY).unwrap_or(1));
            let mut made =
                self.by_group::<I>((last >> shift) as usize + 1, |k| (self.minor[k] >> shift) as usize, |_, _| Ok(()))?;
            // The ranges are one vector, which ends with the last of its entries.
            if let Some(last) = made.iter_mut().rfind(|m| !m.part.idx.is_empty()) {
                last.part.end_vector(0)?;
            }
            return Ok(made);
        };
        self.by_group(self.nmajor as usize, |k| major[k] as usize, |part, i| part.end_vector(i))
    }

    /// The entries of `groups` groups, of which `of` gives each tuple's; `end` ends one.
    fn by_group<I: Index>(
        &self,
        groups: usize,
        of: impl Fn(usize) -> usize,
        end: impl Fn(&mut Part<I>, usize) -> Result<()> + Sync,
    ) -> Result<Parts<Made<I>>> {
        let bits = self.place_bits().expect("counting_pays looked at the bits");
        let n = self.minor.len();
        let mut words = Buf::<u64>::zeroed(n)?;
        // ends[g]: first where group g starts, in the end where it ends.
        let mut ends = Buf::<I>::zeroed(groups)?;
        for g in (0..n).map(&of) {
            ends[g] = I::new(ends[g].us() + 1);
        }
        let mut start = 0;
        for e in ends.iter_mut() {
            let count = e.us();
            *e = I::new(start);
            start += count;
        }
        for (k, &j) in self.minor.iter().enumerate() {
            let to = &mut ends[of(k)];
            words[to.us()] = j << bits | k as u64;
            *to = I::new(to.us() + 1);
        }
        let start = |g: usize| if g == 0 { 0 } else { ends[g - 1].us() };
        let lent = Disjoint::new(&mut words);
        par::run(&par::ranges(ends.len(), start)?, |r| {
            let base = start(r.start);
            // SAFETY: ranges of groups do not overlap.
            let words = unsafe { lent.slice(base..start(r.end)) };
            let mut made = Made::with_room(words.len())?;
            for g in r {
                let tuples = &mut words[start(g) - base..start(g + 1) - base];
                tuples.sort_unstable();
                let at = |k: usize| (tuples[k] >> bits, (tuples[k] & !(u64::MAX << bits)) as usize);
                self.entries(&mut made, g as u64, tuples.len(), at)?;
                end(&mut made.part, g)?;
            }
            Ok(made)
        })
    }

    fn by_sorting<I: Index>(&self) -> Result<Made<I>> {
        let n = self.minor.len();
        let mut tuples = Buf::<(u64, u64, usize)>::with_capacity(n)?;
        for k in 0..n {
            let (i, j) = self.place(k);
            tuples.push((i, j, k))?;
        }
        tuples.sort_unstable();
        let mut made = Made::with_room(n)?;
        for of_one in tuples.chunk_by(|a, b| a.0 == b.0) {
            self.vector(&mut made, of_one[0].0, of_one.len(), |k| (of_one[k].1, of_one[k].2))?;
        }
        Ok(made)
    }

    /// The values of `made`, in the result's type.
    fn values<I: Index>(&self, made: &Made<I>, as_they_lie: bool) -> Result<Buf<u8>> {
        let size = self.from.size();
        let mut bytes = Buf::zeroed(made.src.len() * size)?;
        if as_they_lie {
            bytes.copy_from_slice(self.bytes);
        } else {
            moves::gather(size, &mut bytes, self.bytes, made.src.len(), |k| made.src[k].us());
        }
        let Duplicates::Combined(op, t) = &self.dup else { return converted(bytes, self.from, self.ty) };
        let mut bytes = converted(bytes, self.from, t)?;
        let size = t.size();
        let mut y = Gather::of_values(self.from, self.bytes, false, t, true, made.more.len())?;
        for tile in made.more.chunks(TILE) {
            let y = y.at(tile.len(), |k| tile[k].1.us());
            for (k, entry) in tile.iter().enumerate() {
                let z = bytes[entry.0.us() * size..][..size].as_mut_ptr();
                // SAFETY: LANES-1: z is one value of t, which is the operator's only type, y has one per lane.
                unsafe { op.run(z, z, y.add(k * size), 1, Iso::None, |_| (0, 0, 0)) };
            }
        }
        converted(bytes, t, self.ty)
    }
}

/// Bits less that leave about so many ranges, [`MOST_RANGES`] at most, of the numbers up to `last`.
fn shift(last: u64, ranges: usize) -> u32 {
    (u64::BITS - last.leading_zeros()).saturating_sub(ranges.min(MOST_RANGES).ilog2())
}

impl<I: Index> Made<I> {
    fn with_room(n: usize) -> Result<Self> {
        let mut part = Part::new();
        part.idx.reserve_exact(n)?;
        Ok(Made { part, src: Buf::with_capacity(n)?, more: Buf::new() })
    }
}

/// The values in another type.
fn converted(bytes: Buf<u8>, from: &Type, to: &Type) -> Result<Buf<u8>> {
    let Some(cast) = caster(from, to) else { return Ok(bytes) };
    let n = bytes.len() / from.size();
    let mut out = Buf::zeroed(n * to.size())?;
    // SAFETY: n values of `from`, room for n of `to`; blocks are aligned (HOOK-2).
    unsafe { cast(out.as_mut_ptr(), bytes.as_ptr(), n) };
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::ops::BinaryCode;
    use crate::types::TypeCode;

    fn minus(t: TypeCode) -> BinaryOp {
        BinaryOp::builtin(BinaryCode::Minus, t)
    }

    fn axes(nmajor: u64, nminor: u64) -> [Axis; 2] {
        [Axis("row", nmajor), Axis("column", nminor)]
    }

    /// Expected: one tuple after the other into a map.
    #[test]
    fn tuples_are_combined_in_order() {
        let mut dice = Dice(4);
        for round in 0..400 {
            let (nmajor, nminor) = [(1, 40), (30, 20), (5, 1 << 40), (1 << 50, 1 << 59), (200, 3)][round % 5];
            let few = |n: u64| n.min(25);
            let mut tuples: Vec<(u64, u64, i64)> =
                (0..dice.below(60)).map(|_| (dice.below(few(nmajor)), dice.below(few(nminor)), dice.below(9) as i64)).collect();
            if dice.below(3) == 0 {
                tuples.sort_by_key(|t| (t.0, t.1));
            }
            let (mut minus_want, mut last_want) = (Entries::new(), Entries::new());
            for &(i, j, x) in &tuples {
                minus_want.entry((i, j)).and_modify(|v| *v -= x).or_insert(x);
                last_want.insert((i, j), x);
            }
            let major: Vec<u64> = tuples.iter().map(|t| t.0).collect();
            let minor: Vec<u64> = tuples.iter().map(|t| t.1).collect();
            let x: Vec<i32> = tuples.iter().map(|t| t.2 as i32).collect();
            let major = (nmajor > 1).then_some(&major[..]);
            let ty = Type::of::<f64>();
            let made = |dup: Option<&BinaryOp>| run(&ty, axes(nmajor, nminor), major, &minor, &DatumSlice::of(&x), dup);
            assert_eq!(sample::entries(&made(Some(&minus(TypeCode::Int64))).unwrap()), minus_want);
            assert_eq!(sample::entries(&made(Some(&BinaryOp::IGNORE_DUP)).unwrap()), last_want);
            match made(None) {
                Ok(z) => assert_eq!(sample::entries(&z), last_want),
                Err(e) => assert!(e.kind() == ErrorKind::InvalidValue && last_want.len() < tuples.len()),
            }
        }
    }

    #[test]
    fn ranges_of_vectors_are_joined() {
        let mut dice = Dice(5);
        let n = 100_000;
        let major: Vec<u64> = (0..n).map(|_| dice.below(1000)).collect();
        let minor: Vec<u64> = (0..n).map(|_| dice.below(3000)).collect();
        let x: Vec<i64> = (0..n).map(|k| k as i64).collect();
        let mut want = Entries::new();
        for k in 0..n {
            want.entry((major[k], minor[k])).and_modify(|v| *v -= x[k]).or_insert(x[k]);
        }
        let z =
            run(&Type::of::<i64>(), axes(1000, 3000), Some(&major), &minor, &DatumSlice::of(&x), Some(&minus(TypeCode::Int64)));
        assert_eq!(sample::entries(&z.unwrap()), want);
    }

    /// Indices everywhere, in a narrow range (one group takes all), at both ends, and up to the largest.
    #[test]
    fn ranges_of_one_vector_are_joined() {
        let mut dice = Dice(6);
        for (n, low, high, nminor) in [
            (100_000, 0, 60_000, 60_000),
            (50_000, 10, 300, 1 << 40),
            (40_000, 0, 1 << 40, 1 << 40),
            (30_000, 0, 1, 1),
            (3, 0, 9, 9),
        ] {
            for threads in [1, 3] {
                par::set_threads(threads);
                let minor: Vec<u64> = (0..n).map(|_| low + dice.below(high - low)).collect();
                let x: Vec<i64> = (0..n as i64).collect();
                let mut want = Entries::new();
                for (&j, x) in minor.iter().zip(&x) {
                    want.entry((0, j)).and_modify(|v| *v -= x).or_insert(*x);
                }
                let dup = minus(TypeCode::Int64);
                let z = run(&Type::of::<i64>(), axes(1, nminor), None, &minor, &DatumSlice::of(&x), Some(&dup)).unwrap();
                assert_eq!(sample::entries(&z), want, "{n} of {low}..{high}, {threads} threads");
                let again = run(&Type::of::<i64>(), axes(1, nminor), None, &minor, &DatumSlice::of(&x), None);
                assert_eq!(again.is_ok(), want.len() == minor.len(), "places that come twice are refused without dup");
            }
        }
    }

    #[test]
    fn bad_tuples_are_refused() {
        let ty = Type::of::<f64>();
        let x = DatumSlice::of(&[1.0, 2.0]);
        let kind = |nmajor, major, minor, dup| run(&ty, axes(nmajor, 5), Some(major), minor, &x, dup).unwrap_err().kind();
        assert_eq!(kind(3, &[0, 3], &[0, 0], None), ErrorKind::IndexOutOfBounds);
        assert_eq!(kind(3, &[0, 2], &[0, 5], None), ErrorKind::IndexOutOfBounds);
        assert_eq!(kind(3, &[0, 2, 1], &[0, 1], None), ErrorKind::InvalidValue);
        let less = BinaryOp::builtin(BinaryCode::Lt, TypeCode::FP64);
        assert_eq!(kind(3, &[0, 2], &[0, 1], Some(&less)), ErrorKind::DomainMismatch);
        let iso = run(&ty, axes(3, 5), Some(&[2, 0]), &[1, 1], &DatumSlice::of(&[7u8, 7]), None).unwrap();
        assert!(iso.vals.is_iso());
    }
}
