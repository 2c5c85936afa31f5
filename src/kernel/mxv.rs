//! z = A (+).(x) u by pulling: each row of A gathers from u. (Pushing is `mxm::saxpy` with u as
//! a matrix of one row.)
//!
//! Needs: A by row, u dense (bitmap or full) or a list of few entries (`rare`), a semiring, a prepared mask over z.
//! Gives: z, dense; a list where few rows meet an entry of a list. Cost: O(entries of the rows that the mask allows); a row ends early at a
//! final value. Parallel: rows split by entries.

mod erased;
mod rare;
mod through;
mod typed;

use std::ops::Range;

use super::erased::TILE;
use super::erased::pipe::cast_value;
use super::fused::{self, Program};
use super::groups::Groups;
use super::mask::Mask;
use super::meets::Meets;
use super::mxm::Order;
use super::mxm::hot;
use super::mxm::iso;
use super::mxm::terms::Terms;
use super::operand::{self, Ref, by_index, needs_wide, view};
use crate::error::Result;
use crate::mem::{Buf, scratch};
use crate::ops::{BinaryCode, Semiring};
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Store, Values, convert, present};
use crate::trace;
use crate::types::{Type, TypeCode};

use erased::Erased;
pub(super) use through::Pulled;
pub use through::{Reads, pull_through, reads, serves, serves_arranged};
pub(super) use typed::MakeTyped;
use typed::sample_step;

/// z = A (+).(x) u where the mask allows; `Flipped`: the multiply takes u's value first.
pub fn pull(s: &Semiring, a: &Store, u: &Store, order: Order, how: &super::writeback::How<'_>) -> Result<Store> {
    trace::line(format_args!("pull: a matrix of {} entries, a vector of {}", a.nvals(), u.nvals()));
    let wide = needs_wide(&[a, u, how.mask.unwrap_or(a)], 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    let mut a = operand::lists(a, wide)?;
    if let Some(sparse) = convert::with_ids(&a, false)? {
        a = Ref::Owned(sparse);
    }
    let s = &without_one(s, &a, order);
    let one = if gives_true(s, u, order) { Some(Buf::from_slice(&[1])?) } else { iso::value(s, &a, u, order)? };
    if one.is_none() && !wide && mask.allows_all() && rare::are_few(u) {
        return rare::pull(s, &a, u, order);
    }
    let u = operand::dense(u)?;
    let job = Job { s, a: &a, u: &u, order, mask: &mask, through: None, groups: None };
    if let Some(one) = one {
        let present = u.present();
        let z = by_index!(wide, I => {
            let met = Meets::new(view::<I>(&a), present, sample_step(a.nmajor as usize));
            let work = if met.ends_early { Work::Few } else { Work::All };
            job.run::<I>(work, 0, &|work| work(&mut { met }))?
        });
        return z.store().map(|z| Store { vals: Values::iso(one), ..z });
    }
    if wide {
        return job.run::<u64>(Work::All, job.size(), &|work| work(&mut Erased::<u64>::new(&job)?))?.store();
    }
    job.narrow()?.store()
}

/// Where all of A's values are one, `1 * u` is u, and `true & u`, too: the semiring that does not look at A.
fn without_one(s: &Semiring, a: &Store, order: Order) -> Semiring {
    use BinaryCode::{First, LAnd, Second, Times};
    match *s {
        Semiring::Builtin { add, mul: LAnd | Times, ty }
            if a.vals.is_iso() && a.ty == Type::from(ty) && is_one(ty, a.vals.bytes()) =>
        {
            Semiring::builtin(add, if order == Order::Straight { Second } else { First }, ty)
        }
        _ => s.clone(),
    }
}

fn is_one(ty: TypeCode, value: &[u8]) -> bool {
    let is_complex = matches!(ty, TypeCode::FC32 | TypeCode::FC64);
    !is_complex && cast_value(&Type::of::<u8>(), &[1], &Type::from(ty)).is_ok_and(|one| one[..] == *value)
}

/// Whether every sum is true because u's values alone are taken, and all of them are: a frontier.
fn gives_true(s: &Semiring, u: &Store, order: Order) -> bool {
    use BinaryCode::{First, LOr, Second};
    let takes_u = match *s {
        Semiring::Builtin { add: LOr, mul, ty: TypeCode::Bool } => mul == if order == Order::Straight { Second } else { First },
        _ => false,
    };
    if !takes_u || u.ty != Type::of::<bool>() || u.vals.is_iso() {
        return false;
    }
    let values = u.vals.bytes();
    match u.present() {
        None => values.iter().fold(1, |all, x| all & x) == 1,
        Some(present) => present.iter().zip(values).fold(0, |wrong, (is, x)| wrong | (is & (x ^ 1))) == 0,
    }
}

struct Job<'a> {
    s: &'a Semiring,
    a: &'a Store,
    u: &'a Store,
    order: Order,
    mask: &'a Mask<'a>,
    /// What rows are handed to, where there is no mask.
    through: Option<&'a Program<'a>>,
    /// Of A's rows.
    groups: Option<&'a Groups>,
}

/// Hands each worker a [`Puller`] of its own.
type Hire<'h> = &'h (dyn Fn(&mut dyn FnMut(&mut dyn Puller) -> Result<()>) -> Result<()> + Sync);

/// A semiring at work on rows: one per worker.
pub(super) trait Puller {
    /// Whether the rows wanted must have entries.
    fn needs_entries(&self) -> bool {
        true
    }

    /// z(i) = A(i,:) (+).(x) u for rows `rows`, or those of them with the numbers `wanted`, rising and counted from the first, which
    /// have entries if they must;
    /// `present` and `out` are all these rows' places, of any content if there is no such list, else zero; those of the
    /// rows made are written. Gives the number of entries made.
    fn rows(&mut self, rows: Range<usize>, wanted: Option<&[u32]>, present: &mut [u8], out: &mut [u8]) -> usize;
}

/// What a row is expected to cost.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// Looking at all its entries.
    All,
    /// The same for every row: sums are final after a few.
    Few,
}

/// Rows under a mask that are listed, and then made, at a time: their numbers and presence stay in the first cache. 2026-11,
/// bench-peer, `w<!m>=Au lor_land` on road-FLA: a list of all rows took 4 MB, and as long or longer.
const LISTED: usize = if cfg!(test) { 1 << 6 } else { 1 << 11 };

impl Job<'_> {
    /// The numbers of the rows in `r` that the mask lets through, and that have entries if they must, counted from the first, to
    /// `list`; gives how many.
    fn wanted<I: Index>(&self, r: Range<usize>, need_entries: bool, list: &mut [u32]) -> usize {
        let (mut n, mut verdicts, ptr) = (0, [0u8; TILE], view::<I>(self.a).ptr);
        for start in r.clone().step_by(TILE) {
            let verdicts = &mut verdicts[..TILE.min(r.end - start)];
            self.mask.verdicts::<I>(start..start + verdicts.len(), verdicts);
            if need_entries {
                let ends = &ptr[start + 1..=start + verdicts.len()];
                verdicts.iter_mut().zip(&ptr[start..]).zip(ends).for_each(|((is, p), end)| *is &= u8::from(p != end));
            }
            n += present::list(verdicts, start - r.start, &mut list[n..]);
        }
        n
    }

    /// Bytes of a value.
    fn size(&self) -> usize {
        self.s.add().ty().size()
    }

    /// A's groups, if its rows are arranged: row ends are not there then.
    fn arranged(&self) -> Option<&Groups> {
        self.groups.filter(|groups| groups.are_arranged())
    }

    /// With a specialised semiring, if there is one.
    fn narrow(&self) -> Result<Pulled> {
        match hot::visit(self.s, self.a, self.u, self.order, MakeTyped(self)) {
            Some(done) => done,
            None => self.run::<u32>(Work::All, self.size(), &|work| work(&mut Erased::<u32>::new(self)?)),
        }
    }

    /// `size` is that of a value, 0 if none are made.
    fn run<I: Index>(&self, work: Work, size: usize, hire: Hire<'_>) -> Result<Pulled> {
        let a = view::<I>(self.a);
        if let Some(program) = self.through {
            let entries = |k: usize| self.arranged().map_or_else(|| a.ptr[k].us(), |groups| groups.begin(k));
            let before = |k: usize| if work == Work::All { entries(k) + k } else { k };
            let done = fused::run_with(program, &before, &|job, range| {
                let mut counts = fused::Counts::new();
                hire(&mut |worker| {
                    let mut rows = |rows: Range<usize>, present: &mut [u8], out: &mut [u8]| {
                        worker.rows(rows, None, present, out);
                    };
                    counts = job.range(range.clone(), Some(&mut rows))?;
                    Ok(())
                })?;
                Ok(counts)
            })?;
            return Ok(Pulled::Through(done));
        }
        let (n, ty) = (a.nmajor, self.s.add().ty());
        // SAFETY: every range is written in full by `Puller::rows`; marks, where a range has all its entries, below, unless they are dropped.
        let (mut present, mut bytes) = unsafe { (Buf::<u8>::unset(n)?, Buf::<u8>::unset(n * size)?) };
        let ranges = match work {
            Work::All => par::ranges(n, |k| a.ptr[k].us() + k)?,
            Work::Few => par::ranges(n, |k| k)?,
        };
        let (marks, outs) = (Disjoint::new(&mut present), Disjoint::new(&mut bytes));
        let counts = par::run(&ranges, |r| {
            // SAFETY: ranges do not overlap.
            let (present, out) = unsafe { (marks.slice(r.clone()), outs.slice(r.start * size..r.end * size)) };
            let mut made = 0;
            hire(&mut |worker| {
                if self.mask.allows_all() {
                    made = all_rows(worker, r.clone(), present, out)?;
                    return Ok(());
                }
                let mut list = scratch::dirty::<u32>(LISTED.min(r.len()))?;
                for start in r.clone().step_by(LISTED) {
                    let (some, at) = (start..r.end.min(start + LISTED), start - r.start);
                    let count = self.wanted::<I>(some.clone(), worker.needs_entries(), &mut list);
                    let (present, out) = (&mut present[at..at + some.len()], &mut out[at * size..(at + some.len()) * size]);
                    present.fill(0);
                    out.fill(0);
                    made += worker.rows(some, Some(&list[..count]), present, out);
                }
                Ok(())
            })?;
            Ok(made)
        })?;
        let nvals: usize = counts.iter().sum();
        for (r, _) in ranges.iter().zip(counts.iter()).filter(|(r, made)| nvals < n && **made == r.len()) {
            present[r.clone()].fill(1);
        }
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
        Ok(Pulled::Alone(Store { ty, nmajor: 1, nminor: n as u64, form, vals: Values::each(bytes) }))
    }
}

/// Rows whose marks are made at a time where no mask chooses some, in the first cache: whole blocks of groups.
const MARKED: usize = if cfg!(test) { 1 << 7 } else { 1 << 13 };

/// Makes all `rows`; gives how many have an entry. Marks in `present` are written if one has none, as a rule none is: a full result
/// costs no memory for them.
fn all_rows(worker: &mut dyn Puller, rows: Range<usize>, present: &mut [u8], out: &mut [u8]) -> Result<usize> {
    let is_small = rows.len() <= MARKED;
    let mut near = scratch::dirty::<u8>(if is_small { 0 } else { MARKED })?;
    let (size, mut made) = (out.len() / rows.len().max(1), 0);
    for start in (0..rows.len()).step_by(MARKED) {
        let some = start..rows.len().min(start + MARKED);
        let marks = if is_small { &mut *present } else { &mut near[..some.len()] };
        let out = &mut out[some.start * size..some.end * size];
        let count = worker.rows(rows.start + some.start..rows.start + some.end, None, marks, out);
        if !is_small && made + count < some.end {
            // The first that is missing: those before are there.
            present[..if made == start { start } else { 0 }].fill(1);
            present[some.clone()].copy_from_slice(&near[..some.len()]);
        }
        made += count;
    }
    Ok(made)
}

/// z = sum over u's entries k of u(k) (x) A(k,:); `Flipped`: A's value first. `terms` are those of u and A, if known.
pub fn push(
    (s, u, a, order): (&Semiring, &Store, &Store, Order),
    terms: Option<&Terms>,
    how: &super::writeback::How<'_>,
) -> Result<Store> {
    trace::line(format_args!("push: a vector of {} entries, a matrix of {}", u.nvals(), a.nvals()));
    if u.nvals() == 0 || a.nvals() == 0 {
        return Store::empty(&s.add().ty(), u.nmajor, a.nminor);
    }
    let wide = needs_wide(&[a, u, how.mask.unwrap_or(a)], 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    if !wide && let Some(z) = super::push::run(s, u, a, order, &mask)? {
        return Ok(z);
    }
    let (u, a) = (operand::lists(u, wide)?, operand::lists(a, wide)?);
    by_index!(wide, I => super::mxm::saxpy::run_to::<I>((s, &u, &a, order), &mask, terms, None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryOp, Monoid};
    use crate::types::Datum;

    type Fold = fn(i64, i64) -> i64;

    /// Specialised, by slices, and by a call per entry (FIRST is associative, but no monoid is predefined).
    fn semirings() -> [(Semiring, TypeCode, Fold); 8] {
        let first = BinaryOp::builtin(BinaryCode::First, TypeCode::Int32);
        let first = Monoid::try_new(&first, &Datum::of(&0i32), None).unwrap();
        let times = BinaryOp::builtin(BinaryCode::Times, TypeCode::Int32);
        [
            (Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::Int64), TypeCode::Int64, |a, b| a + b),
            (Semiring::builtin(BinaryCode::Min, BinaryCode::Times, TypeCode::FP64), TypeCode::FP64, i64::min),
            (Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::Int16), TypeCode::Int16, |a, b| {
                i64::from((a + b) as i16)
            }),
            (Semiring::builtin(BinaryCode::Max, BinaryCode::Times, TypeCode::Int16), TypeCode::Int16, i64::max),
            (Semiring::try_new(&first, &times).unwrap(), TypeCode::Int32, |a, _| a),
            (Semiring::builtin(BinaryCode::LOr, BinaryCode::Pair, TypeCode::Bool), TypeCode::Bool, |_, _| 1),
            (Semiring::builtin(BinaryCode::LOr, BinaryCode::Second, TypeCode::Bool), TypeCode::Bool, |_, _| 1),
            (Semiring::builtin(BinaryCode::LOr, BinaryCode::First, TypeCode::Bool), TypeCode::Bool, |_, _| 1),
        ]
    }

    /// Rows that end within a tile, at its end and far beyond it, and rows without entries.
    fn matrices(dice: &mut Dice) -> Vec<(u64, u64, Entries)> {
        let mut out = sample::cases(dice);
        let mut long = sample::random(dice, 300, 3000, 400, 9);
        for (row, n) in [(0, 1024), (1, 2500), (150, 1023), (297, 2047), (298, 3)] {
            long.retain(|&(i, _), _| i != row);
            long.extend((0..n).map(|j| ((row, j), 1 + dice.below(9) as i64)));
        }
        out.push((300, 3000, long));
        out
    }

    /// Frontiers with and without a false value, pulled and pushed.
    #[test]
    fn a_sum_of_false_values_is_false() {
        let (mut dice, ty) = (Dice(29), Type::of::<bool>());
        let s = Semiring::builtin(BinaryCode::LOr, BinaryCode::LAnd, TypeCode::Bool);
        for (n, false_in) in [(40, 2), (40, u64::MAX), (700, 300), (700, 3)] {
            let a = sample::store(&ty, n, n, &sample::random(&mut dice, n, n, n / 6, 1));
            let mut of_u = sample::random(&mut dice, 1, n, 2, 1);
            of_u.values_mut().for_each(|x| *x = i64::from(dice.below(false_in) != 0));
            let u = sample::store(&ty, 1, n, &of_u);
            let list = convert::to_list(&u).unwrap().unwrap_or_else(|| u.try_clone().unwrap());
            let u = convert::to_dense(&u).unwrap().unwrap_or(u);
            let by_columns = crate::kernel::transpose::run(&a).unwrap();
            for order in [Order::Straight, Order::Flipped] {
                let pulled = pull(&s, &a, &u, order, &How::plain()).unwrap();
                let pushed = push((&s, &list, &by_columns, order), None, &How::plain()).unwrap();
                assert_eq!(sample::entries(&pulled), sample::entries(&pushed));
                assert_eq!(sample::entries(&pulled).values().any(|&x| x == 0), false_in <= 3, "{n} {false_in}");
            }
        }
    }

    /// So many entries that rows to come are asked for ahead; pulled and pushed, under no mask and both ways of one.
    #[test]
    fn large_matrices_give_what_pushing_gives() {
        let (mut dice, n) = (Dice(31), 3000);
        for (mul, ty) in [(BinaryCode::SecondI, TypeCode::Int64), (BinaryCode::Pair, TypeCode::Bool)] {
            let (s, ty) = (Semiring::builtin(BinaryCode::Any, mul, ty), Type::from(ty));
            let a = sample::store(&ty, n, n, &sample::random(&mut dice, n, n, 30, 1));
            assert!(a.nvals() > 1 << 18, "{}", a.nvals());
            let by_columns = crate::kernel::transpose::run(&a).unwrap();
            let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, 40, 1));
            let m = sample::store(&Type::of::<i8>(), 1, n, &sample::random(&mut dice, 1, n, 2, 1));
            let m = convert::to_dense(&m).unwrap().unwrap_or(m);
            let there = |z: &Store| sample::entries(z).into_keys().collect::<Vec<_>>();
            for (mask, complement) in [(None, false), (Some(&m), false), (Some(&m), true)] {
                let how = How { mask, complement, structural: true, ..How::plain() };
                let pulled = pull(&s, &a, &u, Order::Straight, &how).unwrap();
                let pushed = push((&s, &u, &by_columns, Order::Flipped), None, &how).unwrap();
                assert_eq!(there(&pulled), there(&pushed), "{mul:?} {complement}");
                // Any of the products: each names an entry of A that meets one of u.
                let (of_a, of_u) = (sample::entries(&a), sample::entries(&u));
                for ((_, i), k) in sample::entries(&pulled).into_iter().filter(|_| mul == BinaryCode::SecondI) {
                    assert!(of_a.contains_key(&(i, k as u64)) && of_u.contains_key(&(0, k as u64)), "{i} {k}");
                }
            }
        }
    }

    /// Presence alone, under a mask: rows of 0 to 31 entries and of few, in a near and a far matrix, some and many of them empty.
    #[test]
    fn rows_wanted_meet_what_pushing_meets() {
        let (mut dice, ty) = (Dice(37), Type::of::<bool>());
        let s = Semiring::builtin(BinaryCode::Any, BinaryCode::Pair, TypeCode::Bool);
        for (n, longest, empty_in) in [(15, 31, 20), (15, 31, 3), (900, 31, 20), (900, 31, 3), (900, 6, 20), (900, 6, 3)] {
            let mut entries = sample::Entries::new();
            for i in 0..n {
                let length = if dice.below(empty_in) == 0 { 0 } else { dice.below(longest) };
                (0..length).for_each(|_| _ = entries.insert((i, dice.below(n)), 1));
            }
            let a = sample::store(&ty, n, n, &entries);
            let by_columns = crate::kernel::transpose::run(&a).unwrap();
            for one_in in [1, 4, 30] {
                let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, one_in, 1));
                let u = convert::to_dense(&u).unwrap().unwrap_or(u);
                let m = sample::store(&Type::of::<i8>(), 1, n, &sample::random(&mut dice, 1, n, 2, 1));
                for m in sample::forms(&m).into_iter().filter(|m| !needs_wide(&[m], 0)) {
                    for complement in [false, true] {
                        let how = How { mask: Some(&m), complement, structural: true, ..How::plain() };
                        let pulled = pull(&s, &a, &u, Order::Straight, &how).unwrap();
                        let pushed = push((&s, &u, &by_columns, Order::Flipped), None, &how).unwrap();
                        assert_eq!(
                            sample::entries(&pulled),
                            sample::entries(&pushed),
                            "{n} {longest} {empty_in} {one_in} {complement}"
                        );
                    }
                }
            }
        }
    }

    /// Marks are kept from the first row without entries on: none, or one anywhere among blocks of rows and ranges of threads.
    #[test]
    fn one_row_without_entries_is_told_apart() {
        let (mut dice, n) = (Dice(71), 2500);
        let all: Entries = (0..n)
            .flat_map(|i| (0..25).map(move |k| (i, (i * 7 + k * 31) % n)))
            .map(|at| (at, 1 + dice.below(9) as i64))
            .collect();
        par::set_threads(3);
        for gaps in [vec![], vec![0], vec![127], vec![128], vec![1249, 1250], vec![700, 1900], vec![n - 1]] {
            let mut entries = all.clone();
            entries.retain(|(i, _), _| !gaps.contains(i));
            for (s, ty, _) in semirings().into_iter().step_by(2) {
                let ty = Type::from(ty);
                let a = sample::store(&ty, n, n, &entries);
                let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, 1, 9));
                let by_columns = crate::kernel::transpose::run(&a).unwrap();
                let pulled = pull(&s, &a, &u, Order::Straight, &How::plain()).unwrap();
                pulled.validate().unwrap();
                assert_eq!((pulled.nvals(), pulled.present().is_none()), (n as usize - gaps.len(), gaps.is_empty()));
                let list = convert::to_list(&u).unwrap().unwrap_or_else(|| u.try_clone().unwrap());
                let pushed = push((&s, &list, &by_columns, Order::Flipped), None, &How::plain()).unwrap();
                assert_eq!(sample::entries(&pulled), sample::entries(&pushed), "{s:?} {gaps:?}");
            }
        }
        par::set_threads(0);
    }

    /// So few entries of u, and so short rows, that results are listed.
    #[test]
    fn rare_results_are_what_pushing_gives() {
        let (mut dice, mut listed) = (Dice(61), 0);
        for (n, one_in) in [(600, 100), (3000, 300), (3000, 5000)] {
            for (s, ty, _) in semirings() {
                let ty = Type::from(ty);
                let a = sample::store(&ty, n, n, &sample::random(&mut dice, n, n, n / 3, 9));
                let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, one_in, 9));
                let by_columns = crate::kernel::transpose::run(&a).unwrap();
                let pulled = pull(&s, &a, &u, Order::Straight, &How::plain()).unwrap();
                pulled.validate().unwrap();
                let pushed = push((&s, &u, &by_columns, Order::Flipped), None, &How::plain()).unwrap();
                assert_eq!(sample::entries(&pulled), sample::entries(&pushed), "{s:?} {n} {one_in}");
                listed += usize::from(pulled.is_list());
            }
        }
        assert!(listed > 10, "{listed}");
    }

    /// Pushed along rows of one entry each, of all vertices or of some, and of one row with two: what pulling gives.
    #[test]
    fn rows_of_one_entry_are_pushed_alike() {
        let (mut dice, n, ty) = (Dice(53), 700, Type::of::<f64>());
        let s = Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, TypeCode::FP64);
        for (step, has_longer) in [(1, false), (1, true), (40, false)] {
            let mut e: Entries = (0..n).step_by(step).map(|i| ((i, dice.below(90)), 1 + dice.below(9) as i64)).collect();
            e.extend(has_longer.then_some(((n / 2, 95), 3)));
            let a = sample::store(&ty, n, n, &e);
            let by_columns = crate::kernel::transpose::run(&a).unwrap();
            for one_in in [1, 3] {
                let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, one_in, 9));
                let u = convert::to_dense(&u).unwrap().unwrap_or(u);
                let pushed = push((&s, &u, &a, Order::Straight), None, &How::plain()).unwrap();
                let pulled = pull(&s, &by_columns, &u, Order::Flipped, &How::plain()).unwrap();
                assert!(!pushed.is_list() || step > 1, "the dense way is taken");
                assert_eq!(sample::entries(&pushed), sample::entries(&pulled), "{step} {has_longer} {one_in}");
            }
        }
    }

    #[test]
    fn rows_are_summed_whatever_their_lengths() {
        let mut dice = Dice(5);
        for (nmajor, nminor, e) in matrices(&mut dice) {
            for (s, ty, fold) in semirings() {
                let ty = Type::from(ty);
                for one_in in [1, 2] {
                    let u = sample::random(&mut dice, 1, nminor, one_in, 9);
                    let mut want = Entries::new();
                    for (&(i, j), &x) in &e {
                        if let Some(&y) = u.get(&(0, j)) {
                            want.entry((0, i)).and_modify(|z| *z = fold(*z, x * y)).or_insert(if ty == Type::of::<bool>() {
                                1
                            } else {
                                x * y
                            });
                        }
                    }
                    let (a, u) = (sample::store(&ty, nmajor, nminor, &e), sample::store(&ty, 1, nminor, &u));
                    let by_columns = crate::kernel::transpose::run(&a).unwrap();
                    for order in [Order::Straight, Order::Flipped] {
                        let z = push((&s, &u, &by_columns, order), None, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&z), want, "push {s:?} {order:?} {nmajor} by {nminor}");
                        let dense = convert::to_dense(&u).unwrap().unwrap_or_else(|| u.try_clone().unwrap());
                        let z = push((&s, &dense, &by_columns, order), None, &How::plain()).unwrap();
                        z.validate().unwrap();
                        assert_eq!(sample::entries(&z), want, "push dense {s:?} {order:?} {nmajor} by {nminor}");
                        let z = pull(&s, &a, &u, order, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&z), want, "{s:?} {order:?} {nmajor} by {nminor}");
                    }
                    let some = sample::random(&mut dice, 1, nmajor, 2, 1);
                    for m in sample::forms(&sample::store(&Type::of::<i8>(), 1, nmajor, &some)) {
                        for complement in [false, true] {
                            let how = How { mask: Some(&m), complement, structural: true, ..How::plain() };
                            let z = pull(&s, &a, &u, Order::Straight, &how).unwrap();
                            let mut want = want.clone();
                            want.retain(|at, _| some.contains_key(at) != complement);
                            assert_eq!(sample::entries(&z), want, "{s:?} {complement} {nmajor} by {nminor}");
                        }
                    }
                }
            }
        }
    }
}
