//! Z(i, 0), Z(i, 1), ... = the values of vector i in the order of an operator, and the minor indices where they were.
//!
//! Needs: a store, an operator from two values of one type to BOOL that A's type can be cast to.
//! Gives: [`Sorted`]: of each vector as many entries as it had, from the first place on. Cost: for each vector of k entries O(k log k): for <, <=, > and >= of real types of numbers, which are
//! turned into integers that rise with them, else O(k log k) calls of the operator, two at most per comparison.
//! Parallel: vectors are split by entries; one vector is one worker's.
//! Meaning: of two entries the later one goes before the earlier one where op(later, earlier) holds, so that < keeps equal
//! ones as they were and <= turns them round (SN-72). NaN, which is in no order with anything, comes last with the
//! predefined operators. An operator that is no order gives the entries in some order.

use std::ops::Range;

use super::erased::TILE;
use super::erased::lanes::{Bin, Iso};
use super::erased::pipe::{Fetch, caster};
use super::operand::{self, by_index, needs_wide, view};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::{BinaryCode, BinaryOp};
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Lists, Store, Values, moves};
use crate::types::{Type, TypeCode};

/// What comes of a sort; each of it only if it was wanted.
pub struct Sorted {
    /// The values, of A's type.
    pub values: Option<Store>,
    /// Where they were.
    pub places: Option<Store>,
}

/// What is wanted of a sort.
#[derive(Clone, Copy)]
pub struct Wanted<'a> {
    /// The values.
    pub values: bool,
    /// The places, as values of this type: INT64 or UINT64.
    pub places: Option<&'a Type>,
}

/// Units of work that one comparison and its share of the moves stand for (a guess).
const COMPARE: usize = 8;

/// Sorts each vector of `a`.
pub fn run(op: &BinaryOp, a: &Store, wanted: Wanted<'_>) -> Result<Sorted> {
    let wide = needs_wide(&[a], 0);
    let a = operand::lists(a, wide)?;
    by_index!(wide, I => {
        let order = order::<I>(op, &a)?;
        let from = |p: usize| order[p].us();
        let values = if wanted.values { Some(values::<I>(&a, from)?) } else { None };
        let places = wanted.places.map(|ty| places::<I>(&a, ty, from)).transpose()?;
        Ok(Sorted { values, places })
    })
}

/// The lists of `a` with the same lengths, and in each the first places.
fn first_places<I: Index>(a: &Store) -> Result<Form> {
    let v = view::<I>(a);
    let mut idx = Buf::<I>::with_capacity(v.nvals())?;
    for k in 0..v.vectors() {
        idx.extend_with((0..v.range(k).len()).map(I::new))?;
    }
    let ids = v.ids.map(Buf::from_slice).transpose()?;
    Ok(Form::List(Lists { ids: ids.map(I::wrap), ptr: I::wrap(Buf::from_slice(v.ptr)?), idx: I::wrap(idx) }))
}

fn values<I: Index>(a: &Store, from: impl Fn(usize) -> usize) -> Result<Store> {
    let (n, size) = (a.nvals(), a.size());
    let vals = if a.vals.is_iso() {
        a.vals.try_clone()?
    } else {
        let mut vals = Buf::zeroed(n * size)?;
        moves::gather(size, &mut vals, a.vals.bytes(), n, from);
        Values::each(vals)
    };
    let z = Store { ty: a.ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form: first_places::<I>(a)?, vals };
    z.debug_validate();
    Ok(z)
}

fn places<I: Index>(a: &Store, ty: &Type, from: impl Fn(usize) -> usize) -> Result<Store> {
    let v = view::<I>(a);
    let mut vals = Buf::<u8>::with_capacity(v.nvals() * size_of::<u64>())?;
    for p in 0..v.nvals() {
        vals.extend_from_slice(&(v.idx[from(p)].us() as u64).to_ne_bytes())?;
    }
    let form = first_places::<I>(a)?;
    let z = Store { ty: ty.clone(), nmajor: a.nmajor, nminor: a.nminor, form, vals: Values::each(vals) };
    z.debug_validate();
    Ok(z)
}

/// For each position of the result the position of its value in `a`.
fn order<I: Index>(op: &BinaryOp, a: &Store) -> Result<Buf<I>> {
    let v = view::<I>(a);
    let mut order = Buf::<I>::with_capacity(v.nvals())?;
    order.extend_with((0..v.nvals()).map(I::new))?;
    let values = Operands::new(op, a)?;
    if a.vals.is_iso() {
        if v.nvals() > 0 && Sorter::<I>::new(op, &values, 1)?.turns_equal() {
            (0..v.vectors()).for_each(|k| order[v.range(k)].reverse());
        }
        return Ok(order);
    }
    let ranges = par::ranges(v.vectors(), |k| v.ptr[k].us() * COMPARE + k)?;
    let lent = Disjoint::new(&mut order);
    par::run(&ranges, |r| {
        let longest = r.clone().map(|k| v.range(k).len()).max().unwrap_or(0);
        let mut sorter = Sorter::<I>::new(op, &values, longest)?;
        for k in r {
            // SAFETY: vectors do not overlap.
            sorter.sort(unsafe { lent.slice(v.range(k)) }, v.range(k))?;
        }
        Ok(())
    })?;
    Ok(order)
}

/// Values of the operator's type.
struct Operands<'a> {
    ty: Type,
    given: &'a [u8],
    /// Where A is of another type.
    cast: Option<Buf<u8>>,
}

impl<'a> Operands<'a> {
    fn new(op: &BinaryOp, a: &'a Store) -> Result<Self> {
        let (ty, given) = (op.xtype(), a.vals.bytes());
        let Some(f) = caster(&a.ty, &ty) else { return Ok(Operands { ty, given, cast: None }) };
        let n = given.len() / a.size();
        let mut cast = Buf::zeroed(n * ty.size())?;
        // SAFETY: n values of A's type and room for n of the other; aligned blocks.
        unsafe { f(cast.as_mut_ptr(), given.as_ptr(), n) };
        Ok(Operands { ty, given, cast: Some(cast) })
    }

    fn bytes(&self) -> &[u8] {
        self.cast.as_deref().unwrap_or(self.given)
    }
}

/// How one vector is sorted after another.
enum Sorter<'a, I: Index> {
    /// By numbers that rise with the values, or fall; of equal ones the first comes first, or `last`.
    Keys { fetch: Fetch<'a>, kind: Keys, falls: bool, last: bool, keyed: Buf<(u64, I)> },
    /// By calls of the operator.
    Calls { op: Bin, values: &'a [u8], size: usize, other: scratch::Dirty<u64> },
}

/// What values are turned into before they become keys.
#[derive(Clone, Copy)]
enum Keys {
    Unsigned,
    Signed,
    Float,
}

impl Keys {
    /// A type that holds every value of the type, in the same order.
    fn of(code: TypeCode) -> Option<(Keys, Type)> {
        match code {
            TypeCode::Bool | TypeCode::UInt8 | TypeCode::UInt16 | TypeCode::UInt32 | TypeCode::UInt64 => {
                Some((Keys::Unsigned, Type::of::<u64>()))
            }
            TypeCode::Int8 | TypeCode::Int16 | TypeCode::Int32 | TypeCode::Int64 => Some((Keys::Signed, Type::of::<i64>())),
            TypeCode::FP32 | TypeCode::FP64 => Some((Keys::Float, Type::of::<f64>())),
            TypeCode::FC32 | TypeCode::FC64 => None,
        }
    }

    /// The key of the value with these bits: keys are in the order of values, turned round if it `falls`; NaN last.
    #[inline]
    fn key(self, bits: u64, falls: bool) -> u64 {
        const SIGN: u64 = 1 << 63;
        let rising = match self {
            Keys::Unsigned => bits,
            Keys::Signed => bits ^ SIGN,
            Keys::Float => {
                // Both zeros are one value.
                let x = f64::from_bits(bits) + 0.0;
                if x.is_nan() {
                    return u64::MAX;
                }
                let bits = x.to_bits();
                if bits & SIGN == 0 { bits ^ SIGN } else { !bits }
            }
        };
        if falls { !rising } else { rising }
    }
}

impl<'a, I: Index> Sorter<'a, I> {
    /// For vectors of up to `longest` entries.
    fn new(op: &BinaryOp, operands: &'a Operands<'_>, longest: usize) -> Result<Self> {
        let by_keys = match *op {
            BinaryOp::Builtin(code @ (BinaryCode::Lt | BinaryCode::Le | BinaryCode::Gt | BinaryCode::Ge), ty) => {
                let falls = matches!(code, BinaryCode::Gt | BinaryCode::Ge);
                Keys::of(ty).map(|of| (of, falls, matches!(code, BinaryCode::Le | BinaryCode::Ge)))
            }
            BinaryOp::Builtin(..) | BinaryOp::User(_) => None,
        };
        let values = operands.bytes();
        if let Some(((kind, as_type), falls, last)) = by_keys {
            let fetch = Fetch::of_values(&operands.ty, values, false, &as_type, true)?;
            return Ok(Sorter::Keys { fetch, kind, falls, last, keyed: Buf::with_capacity(longest)? });
        }
        Ok(Sorter::Calls { op: Bin::of(op)?, values, size: operands.ty.size(), other: scratch::dirty(longest)? })
    }

    /// Whether values that all equal the first one are turned round.
    fn turns_equal(&self) -> bool {
        match self {
            Sorter::Keys { last, .. } => *last,
            Sorter::Calls { op, values, .. } => holds(op, values.as_ptr(), values.as_ptr()),
        }
    }

    /// `order` becomes the positions in `vector` in the order of their values.
    fn sort(&mut self, order: &mut [I], vector: Range<usize>) -> Result<()> {
        if order.len() < 2 {
            return Ok(());
        }
        match self {
            Sorter::Keys { fetch, kind, falls, last, keyed } => {
                keyed.clear();
                // Positions that fall instead of rise.
                let turned = |p: usize| if *last { vector.end - 1 - (p - vector.start) } else { p };
                for start in vector.clone().step_by(TILE) {
                    let n = TILE.min(vector.end - start);
                    for (k, bits) in fetch.slice(start, n).as_chunks::<8>().0.iter().enumerate() {
                        keyed.push((kind.key(u64::from_ne_bytes(*bits), *falls), I::new(turned(start + k))))?;
                    }
                }
                // No two are equal, so this is a stable sort of the keys.
                keyed.sort_unstable();
                order.iter_mut().zip(&**keyed).for_each(|(to, (_, p))| *to = I::new(turned(p.us())));
            }
            Sorter::Calls { op, values, size, other } => {
                let at = |p: I| values[p.us() * *size..(p.us() + 1) * *size].as_ptr();
                merge_sort(order, &mut other[..vector.len()], |x, y| holds(op, at(x), at(y)));
            }
        }
        Ok(())
    }
}

/// Whether op(x, y), of two values of the operator's type.
fn holds(op: &Bin, x: *const u8, y: *const u8) -> bool {
    let mut z = [0u64; 2];
    // SAFETY: LANES-1: one value a side, which both callers see to, and room for a BOOL.
    unsafe { op.run(z.as_mut_ptr().cast(), x, y, 1, Iso::None, |_| (0, 0, 0)) };
    // A user's function may leave any byte behind.
    z[0].to_ne_bytes()[0] != 0
}

/// Sorts `list`; a later one goes before an earlier one where `before(later, earlier)`. Ends, with all of them there,
/// whatever `before` says, which the standard library's sort does not promise.
fn merge_sort<I: Index>(list: &mut [I], other: &mut [u64], before: impl Fn(I, I) -> bool) {
    let mut width = 1;
    while width < list.len() {
        for start in (0..list.len()).step_by(2 * width) {
            let (mid, end) = ((start + width).min(list.len()), (start + 2 * width).min(list.len()));
            if mid == end || !before(list[mid], list[mid - 1]) {
                continue;
            }
            // The left half moves out of the way of the result.
            let left = &mut other[..mid - start];
            left.iter_mut().zip(&list[start..mid]).for_each(|(to, x)| *to = x.us() as u64);
            let (mut l, mut r, mut to) = (0, mid, start);
            while l < left.len() {
                let x = I::new(left[l] as usize);
                if r < end && before(list[r], x) {
                    list[to] = list[r];
                    r += 1;
                } else {
                    list[to] = x;
                    l += 1;
                }
                to += 1;
            }
        }
        width *= 2;
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::c_void;

    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};

    const BOTH: fn(&Type) -> Wanted<'_> = |ty| Wanted { values: true, places: Some(ty) };

    unsafe extern "C" fn less(z: *mut c_void, x: *const c_void, y: *const c_void) {
        // SAFETY: called with INT64 and room for a BOOL.
        unsafe { z.cast::<u8>().write(7 * u8::from(x.cast::<i64>().read() < y.cast::<i64>().read())) }
    }

    /// No order at all.
    unsafe extern "C" fn nonsense(z: *mut c_void, x: *const c_void, y: *const c_void) {
        // SAFETY: as above.
        unsafe { z.cast::<u8>().write(u8::from((x.cast::<i64>().read() * 7 + y.cast::<i64>().read()) % 3 == 0)) }
    }

    /// Each vector's values in the order of a stable sort, or one that turns equal ones round, and where they were.
    fn wanted(e: &Entries, falls: bool, last: bool) -> (Entries, Entries) {
        let (mut values, mut places) = (Entries::new(), Entries::new());
        let rows: std::collections::BTreeSet<u64> = e.keys().map(|at| at.0).collect();
        for i in rows {
            let mut row: Vec<(i64, u64)> = e.range((i, 0)..=(i, u64::MAX)).map(|(at, x)| (*x, at.1)).collect();
            if last {
                row.reverse();
            }
            row.sort_by_key(|(x, _)| if falls { -x } else { *x });
            for (k, (x, j)) in row.into_iter().enumerate() {
                values.insert((i, k as u64), x);
                places.insert((i, k as u64), j as i64);
            }
        }
        (values, places)
    }

    #[test]
    fn values_come_in_order_and_know_their_places() {
        let mut dice = Dice(12);
        let (int, unsigned) = (Type::of::<i64>(), Type::of::<u64>());
        let user = BinaryOp::try_new(less, &Type::of::<bool>(), &int, &int, "").unwrap();
        for ty in [Type::of::<i64>(), Type::of::<u8>(), Type::of::<f32>()] {
            for (nmajor, nminor, mut e) in sample::cases(&mut dice) {
                // Some that are equal, and for signed types some below 0.
                e.values_mut().for_each(|x| *x = *x % 13 - if ty == Type::of::<u8>() { 0 } else { 5 });
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    let (lt, le, gt, ge) = (BinaryCode::Lt, BinaryCode::Le, BinaryCode::Gt, BinaryCode::Ge);
                    for (code, falls, last) in [(lt, false, false), (le, false, true), (gt, true, false), (ge, true, true)] {
                        for of in [TypeCode::Int16, TypeCode::FP64] {
                            let z = run(&BinaryOp::builtin(code, of), &s, BOTH(&unsigned)).unwrap();
                            let (values, places) = wanted(&e, falls, last);
                            assert_eq!(sample::entries(&z.values.unwrap()), values);
                            assert_eq!(sample::entries(&z.places.unwrap()), places);
                        }
                    }
                    let z = run(&user, &s, BOTH(&int)).unwrap();
                    let (values, places) = wanted(&e, false, false);
                    assert_eq!((sample::entries(&z.values.unwrap()), sample::entries(&z.places.unwrap())), (values, places));
                }
            }
        }
    }

    #[test]
    fn threads_share_vectors() {
        let (nmajor, nminor) = (300, 900);
        let e = sample::random(&mut Dice(5), nmajor, nminor, 3, 50);
        let s = sample::store(&Type::of::<i64>(), nmajor, nminor, &e);
        let int = Type::of::<i64>();
        let user = BinaryOp::try_new(less, &Type::of::<bool>(), &int, &int, "").unwrap();
        for threads in [1, 3] {
            par::set_threads(threads);
            for op in [&BinaryOp::builtin(BinaryCode::Lt, TypeCode::Int64), &user] {
                let z = run(op, &s, BOTH(&int)).unwrap();
                let (values, places) = wanted(&e, false, false);
                assert_eq!((sample::entries(&z.values.unwrap()), sample::entries(&z.places.unwrap())), (values, places));
            }
        }
    }

    #[test]
    fn keys_are_in_the_order_of_numbers() {
        let floats = [f64::NEG_INFINITY, -1e300, -1.0, -1e-310, 0.0, 1e-310, 1.0, 2.0, f64::INFINITY, f64::NAN];
        for falls in [false, true] {
            let key = |x: f64| Keys::Float.key(x.to_bits(), falls);
            assert!(floats[..9].windows(2).all(|w| (key(w[0]) < key(w[1])) != falls && key(w[0]) != key(w[1])));
            assert!(floats[..9].iter().all(|x| key(*x) < key(f64::NAN)) && key(f64::NAN) == key(-f64::NAN));
            assert_eq!(key(0.0), key(-0.0));
            let key = |x: i64| Keys::Signed.key(x as u64, falls);
            assert!([i64::MIN, -1, 0, 1, i64::MAX].windows(2).all(|w| (key(w[0]) < key(w[1])) != falls));
        }
    }

    /// One value for all, and operators that always hold: entries are turned round.
    #[test]
    fn equal_values_are_turned_round_by_operators_that_hold_for_them() {
        let int = Type::of::<i64>();
        let one: Entries = [(0, 1), (0, 4), (2, 0), (2, 3), (2, 5)].into_iter().map(|at| (at, 1)).collect();
        for mut s in sample::forms(&sample::store(&int, 3, 6, &one)) {
            for is_iso in [false, true] {
                if is_iso {
                    s.vals = Values::iso(Buf::from_slice(&1i64.to_ne_bytes()).unwrap());
                }
                for (code, last) in
                    [(BinaryCode::Pair, true), (BinaryCode::Le, true), (BinaryCode::Ne, false), (BinaryCode::Gt, false)]
                {
                    for of in [TypeCode::Bool, TypeCode::Int64] {
                        if code == BinaryCode::Pair && of != TypeCode::Bool {
                            continue;
                        }
                        let z = run(&BinaryOp::builtin(code, of), &s, BOTH(&int)).unwrap();
                        let (values, places) = wanted(&one, false, last);
                        assert_eq!(sample::entries(&z.values.unwrap()), values);
                        assert_eq!(sample::entries(&z.places.unwrap()), places, "{code:?} {of:?} {is_iso}");
                    }
                }
            }
        }
    }

    /// Whatever the operator says, every entry stays, once.
    #[test]
    fn an_operator_that_is_no_order_loses_nothing() {
        let int = Type::of::<i64>();
        let op = BinaryOp::try_new(nonsense, &Type::of::<bool>(), &int, &int, "").unwrap();
        let e = sample::random(&mut Dice(6), 20, 70, 2, 40);
        let z = run(&op, &sample::store(&int, 20, 70, &e), BOTH(&int)).unwrap();
        let (values, places) = (sample::entries(&z.values.unwrap()), sample::entries(&z.places.unwrap()));
        let back: Entries = places.iter().map(|(at, &j)| ((at.0, j as u64), values[at])).collect();
        assert_eq!(back, e);
    }
}
