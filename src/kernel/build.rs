//! C(I(k), J(k)) = X(k) for all k; values for the same place are combined in order by `dup`.
//!
//! Needs: indices in any order, values in any type that casts to the result's.
//! Gives: a list store (`entries.rs` or `rising.rs` makes it); iso when all values are equal and no two share a place.
//! Cost: tuples in order and without repetition one pass; in order O(n); else one counting pass by major index, or by ranges of a single
//! vector's indices, and a sort within each; when there are far more vectors than tuples, a sort of all tuples.
//! Memory: eight bytes a tuple that is not in order, counters of vectors for each thread, and the result.
//! Parallel: tuples are counted and placed in pieces, vectors, or ranges of one, sorted and written by about equal numbers of tuples.
//! Source: C API 2.1, GrB_Matrix_build: values pass through the type of `dup`.

mod entries;
mod rising;

use std::ops::Range;

use self::entries::Groups;
use super::erased::lanes::Bin;
use super::erased::pipe::{cast_value, caster};
use super::operand::by_index;
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::ops::BinaryOp;
use crate::par::{self, Disjoint, Parts};
use crate::storage::{Index, Store, policy};
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
    let [nmajor, nminor] = axes.map(|axis| axis.1);
    let aligned = aligned(vals)?;
    let b =
        Build { ty, axes, nmajor, nminor, major, minor, from: vals.ty(), bytes: aligned.as_deref().unwrap_or(vals.bytes()), dup };
    by_index!(!policy::fits_u32(nmajor, nminor, n as u64), I => b.store::<I>())
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

impl Build<'_> {
    fn store<I: Index>(&self) -> Result<Store> {
        let counting_pays = self.nmajor / VECTORS_PER_TUPLE <= self.minor.len() as u64;
        if counting_pays && let Some(z) = self.rising::<I>()? {
            return Ok(z);
        }
        match check(self.axes, self.major, self.minor)? {
            Order::Strict | Order::Sorted => self.in_order::<I>(),
            Order::Mixed => match self.place_bits() {
                Some(bits) if counting_pays => self.by_counting::<I>(bits),
                _ => self.by_sorting::<I>(),
            },
        }
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

    /// The type that values pass through on their way.
    fn through(&self) -> &Type {
        match &self.dup {
            Duplicates::Refused | Duplicates::LastStays => self.from,
            Duplicates::Combined(_, t) => t,
        }
    }

    fn in_order<I: Index>(&self) -> Result<Store> {
        let n = self.minor.len();
        let of = |k: usize| self.major.map_or(0, |m| m[k]);
        let (ids, ends) = vectors::<I>(n, of)?;
        Groups { ids: Some(&ids), ends: &ends, sort: |_| (), at: |k| (self.minor[k], k) }.store(self)
    }

    /// Bits of a place in the input, when it fits a word together with a minor index.
    fn place_bits(&self) -> Option<u32> {
        let bits = |n: u64| u64::BITS - n.leading_zeros();
        let place = bits(self.minor.len() as u64);
        (place + bits(self.nminor) <= u64::BITS).then_some(place)
    }

    /// By vectors, or of a single one by ranges of its indices.
    fn by_counting<I: Index>(&self, bits: u32) -> Result<Store> {
        if let Some(major) = self.major {
            return self.by_group::<I>(bits, self.nmajor as usize, |k| major[k] as usize);
        }
        let last = self.nminor - 1;
        let shift = shift(last, Some(self.minor.len() / IN_A_RANGE).filter(|&n| n >= MANY).unwrap_or(1));
        self.by_group::<I>(bits, (last >> shift) as usize + 1, |k| (self.minor[k] >> shift) as usize)
    }

    /// The entries of `groups` groups, of which `of` gives each tuple's: words (minor index, place) by group, each group sorted; the
    /// place, of so many bits, makes it stable. Threads count and place pieces of the tuples, each with counters of its own.
    fn by_group<I: Index>(&self, bits: u32, groups: usize, of: impl Fn(usize) -> usize + Sync) -> Result<Store> {
        let n = self.minor.len();
        let pieces = if n < par::WAKE_WORK { 1 } else { par::threads().min(n / groups.max(1)).max(1) };
        let each = Parts::of(pieces, |c| Ok(c..c + 1))?;
        let piece = |c: usize| n / pieces * c..if c + 1 == pieces { n } else { n / pieces * (c + 1) };
        // Tuples of each piece and group; then where the next of these goes, in the end where they end.
        let mut next = Buf::<I>::zeroed(groups * pieces)?;
        let lent = Disjoint::new(&mut next);
        par::run(&each, |c| {
            // SAFETY: each piece has its own counters.
            let count = unsafe { lent.slice(c.start * groups..c.end * groups) };
            piece(c.start).map(&of).for_each(|g| count[g] = I::new(count[g].us() + 1));
            Ok(())
        })?;
        let mut place = 0;
        for g in 0..groups {
            for c in 0..pieces {
                let count = std::mem::replace(&mut next[c * groups + g], I::new(place));
                place += count.us();
            }
        }
        // SAFETY: the counters give each of the places to one tuple, which writes it.
        let mut words = unsafe { Buf::<u64>::unset(n)? };
        let (lent, to) = (Disjoint::new(&mut next), Disjoint::new(&mut words));
        par::run(&each, |c| {
            // SAFETY: each piece has its own counters.
            let (next, to) = (unsafe { lent.slice(c.start * groups..c.end * groups) }, to);
            for k in piece(c.start) {
                let (next, word) = (&mut next[of(k)], self.minor[k] << bits | k as u64);
                let place = next.us();
                *next = I::new(place + 1);
                // SAFETY: as above.
                unsafe { to.put(place, word) };
            }
            Ok(())
        })?;
        let ends = &next[groups * (pieces - 1)..];
        // SAFETY: a group is sorted and read by one worker at a time.
        let sort = |tuples: Range<usize>| unsafe { to.slice(tuples) }.sort_unstable();
        let at = |k: usize| {
            // SAFETY: as above.
            let word = unsafe { to.slice(k..k + 1)[0] };
            (word >> bits, (word & !(u64::MAX << bits)) as usize)
        };
        Groups { ids: None, ends, sort, at }.store(self)
    }

    fn by_sorting<I: Index>(&self) -> Result<Store> {
        let n = self.minor.len();
        let mut tuples = Buf::<(u64, u64, usize)>::with_capacity(n)?;
        for k in 0..n {
            tuples.push((self.major.map_or(0, |m| m[k]), self.minor[k], k))?;
        }
        tuples.sort_unstable();
        let (ids, ends) = vectors::<I>(n, |k| tuples[k].0)?;
        Groups { ids: Some(&ids), ends: &ends, sort: |_| (), at: |k: usize| (tuples[k].1, tuples[k].2) }.store(self)
    }
}

/// The vectors of `n` tuples in order, of which `of` gives each one's, and where their tuples end.
fn vectors<I: Index>(n: usize, of: impl Fn(usize) -> u64) -> Result<(Buf<I>, Buf<I>)> {
    let (mut ids, mut ends) = (Buf::new(), Buf::new());
    for k in 0..n {
        if k + 1 == n || of(k) != of(k + 1) {
            ids.push(I::new(of(k) as usize))?;
            ends.push(I::new(k + 1))?;
        }
    }
    Ok((ids, ends))
}

/// Bits less that leave about so many ranges, [`MOST_RANGES`] at most, of the numbers up to `last`.
fn shift(last: u64, ranges: usize) -> u32 {
    (u64::BITS - last.leading_zeros()).saturating_sub(ranges.min(MOST_RANGES).ilog2())
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

    /// More values for a place than a tile holds, places that come once between them, in order and not, and values that are cast.
    #[test]
    fn many_values_for_a_place_are_combined_in_order() {
        let mut dice = Dice(7);
        for (round, threads) in [1, 3, 1, 3].into_iter().enumerate() {
            par::set_threads(threads);
            let n = 70_000;
            let mut places: Vec<(u64, u64)> = (0..n).map(|_| (dice.below(3), dice.below(4) * dice.below(400))).collect();
            if round > 1 {
                places.sort_unstable();
            }
            let (major, minor): (Vec<u64>, Vec<u64>) = places.iter().copied().unzip();
            let x: Vec<i8> = (0..n).map(|_| dice.below(200) as i8).collect();
            let (mut minus_want, mut last_want) = (Entries::new(), Entries::new());
            for (&place, &x) in places.iter().zip(&x) {
                minus_want.entry(place).and_modify(|v| *v -= i64::from(x)).or_insert(i64::from(x));
                last_want.insert(place, i64::from(x));
            }
            let made = |ty: &Type, dup: &BinaryOp| {
                sample::entries(&run(ty, axes(3, 4_000), Some(&major), &minor, &DatumSlice::of(&x), Some(dup)).unwrap())
            };
            for ty in [Type::of::<i64>(), Type::of::<f64>()] {
                assert_eq!(made(&ty, &minus(TypeCode::Int64)), minus_want, "{threads} threads, round {round}");
                assert_eq!(made(&ty, &BinaryOp::IGNORE_DUP), last_want, "{threads} threads, round {round}");
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
