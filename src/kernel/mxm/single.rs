//! Z = A (+).(x) B where one operand has at most one entry per row: nothing is summed.
//!
//! Needs: A and B by row, same width, no mask, a multiply that does not look at positions.
//! Gives: Z, if A has at most one entry per row (scaled and permuted rows of B), or if every row of B
//! has exactly one and their columns rise (scaled columns of A); else `None`, and says so early: an operand
//! with more entries than rows is not looked at, others as far as the first row of two entries.
//! Cost: O(rows of A and entries of Z); each entry is written once, at its place. A diagonal on the left
//! leaves B's lists as they are, one on the right A's. Parallel: by entries of Z, which are known beforehand.

use std::mem::MaybeUninit;
use std::ops::Range;

use super::iso;
use super::out::{self, Shape};
use super::scaled::{Columns, Pair, Which, Work};
use crate::error::{Error, Result};
use crate::kernel::operand::Rows;
use crate::mem::Buf;
use crate::ops::{BinaryOp, Semiring};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Lists, Store, Values, moves, policy};
use crate::types::Type;

/// B may have this many rows per entry of A for it to be looked at whether each has one entry.
/// 2026-11: a guess; a row looked at takes a quarter of a product's time.
const ROWS_PER_ENTRY: usize = 4;

/// The product, if this kernel serves it.
pub fn run<I: Index>(s: &Semiring, a: &Store, b: &Store) -> Result<Option<Store>> {
    if s.mul().looks_at_places() || a.nvals() == 0 || b.nvals() == 0 {
        return Ok(None);
    }
    let pair = Pair::<I>::of(a, b);
    let job = Job { op: s.mul(), ty: s.add().ty(), a, b, pair };
    if has_lone_entries(&pair.a) {
        return job.rows_of_b();
    }
    if pair.b.nmajor / ROWS_PER_ENTRY <= pair.a.nvals()
        && let Some(in_place) = renames(&pair.b)
    {
        return job.columns_of_a(in_place).map(Some);
    }
    Ok(None)
}

/// Whether `is` of the whole list, which is asked of stretches: in each all elements are looked at, many at once.
fn all_along<I>(list: &[I], overlap: usize, is: impl Fn(usize, &[I]) -> bool) -> bool {
    const STRETCH: usize = 1 << 10;
    (0..list.len()).step_by(STRETCH).all(|k| is(k, &list[k..list.len().min(k + STRETCH + overlap)]))
}

/// Whether element k is k.
fn counts<I: Index>(list: &[I]) -> bool {
    all_along(list, 0, |first, some| some.iter().enumerate().fold(true, |is, (k, x)| is & (x.us() == first + k)))
}

/// Whether no row has two entries.
fn has_lone_entries<I: Index>(v: &View<'_, I>) -> bool {
    let is = |_: usize, ptr: &[I]| ptr.windows(2).fold(true, |is, ends| is & (ends[1].us() - ends[0].us() <= 1));
    v.nvals() <= v.vectors() && all_along(v.ptr, 1, is)
}

/// Whether every row has one entry and columns rise with rows: then, whether each stays where it is.
fn renames<I: Index>(v: &View<'_, I>) -> Option<bool> {
    let rises = |_: usize, idx: &[I]| idx.windows(2).fold(true, |is, pair| is & (pair[0] < pair[1]));
    let has_all = v.ids.is_none() && v.nvals() == v.nmajor && counts(v.ptr);
    let in_place = has_all && counts(v.idx);
    (in_place || (has_all && all_along(v.idx, 1, rises))).then_some(in_place)
}

/// Whether entry k is that of row k and column k, for all rows, of which none has two entries.
fn is_diagonal<I: Index>(v: &View<'_, I>) -> bool {
    v.ids.is_none() && v.nvals() == v.nmajor && counts(v.idx)
}

struct Job<'a, I> {
    op: BinaryOp,
    /// The result's type, that of the operator's results.
    ty: Type,
    a: &'a Store,
    b: &'a Store,
    pair: Pair<'a, I>,
}

/// The one value of all entries if there is one, indices, and values if there is not.
type Entries<I> = (Option<Buf<u8>>, Buf<I>, Buf<u8>);

impl<I: Index> Job<'_, I> {
    /// Row i of Z is row k of B times A's one entry in row i, at (i, k).
    fn rows_of_b(&self) -> Result<Option<Store>> {
        let Pair { a, b } = &self.pair;
        let rows = Rows::of(a)?;
        let in_order = b.ids.is_none() && is_diagonal(a);
        // B may have more rows than A.
        let ends = if in_order { Some(moves::copied(&b.ptr[..=a.nmajor])?) } else { self.ends()? };
        let Some(ends) = ends else { return Ok(None) };
        let ranges = par::ranges(ends.len() - 1, |k| ends[k].us() + k)?;
        let place = |k: usize| ends[k].us();
        let (iso, idx, vals) =
            self.entries(&ranges, place, |r, _| if in_order { Which::AskedInOrder(r) } else { Which::Asked(r) })?;
        let shape = Shape { ty: &self.ty, nmajor: self.a.nmajor, nminor: self.b.nminor, iso };
        out::store(shape, &rows, ends, idx, vals).map(Some)
    }

    /// Where Z's rows end; `None` if indices are too narrow for that.
    fn ends(&self) -> Result<Option<Buf<I>>> {
        let n = self.pair.a.vectors();
        let mut ends = Buf::with_capacity(n + 1)?;
        ends.push(I::new(0))?;
        let mut sum = 0usize;
        for k in 0..n {
            sum = sum.saturating_add(self.pair.asked(k).1.len());
            if size_of::<I>() == 4 && !policy::fits_u32(0, 0, sum as u64) {
                return Ok(None);
            }
            ends.push(I::new(sum))?;
        }
        Ok(Some(ends))
    }

    /// Entry (i, k) of A times B's one entry in row k, at the column that has.
    fn columns_of_a(&self, in_place: bool) -> Result<Store> {
        let Pair { a, b } = &self.pair;
        let ranges = par::ranges(a.nvals(), |k| k)?;
        let (iso, idx, vals) = self.entries(
            &ranges,
            |k| k,
            |r, idx| {
                let ks = &a.idx[r.clone()];
                if in_place {
                    moves::put(idx, ks);
                } else {
                    idx.iter_mut().zip(ks).for_each(|(to, k)| {
                        to.write(b.idx[k.us()]);
                    });
                }
                Which::Entries(r)
            },
        )?;
        let ids = match a.ids {
            Some(ids) => Some(I::wrap(moves::copied(ids)?)),
            None => None,
        };
        let form = Form::List(Lists { ids, ptr: I::wrap(moves::copied(a.ptr)?), idx: I::wrap(idx) });
        let vals = iso.map_or(Values::each(vals), Values::iso);
        let z = Store { ty: self.ty.clone(), nmajor: self.a.nmajor, nminor: self.b.nminor, form, vals };
        z.debug_validate();
        Ok(z)
    }

    /// The entries of Z. Items of a range `r` make the entries `place(r.start)..place(r.end)`; `write` says whose products they are,
    /// and writes their indices if those are products by entries.
    fn entries(
        &self,
        ranges: &par::Ranges,
        place: impl Fn(usize) -> usize + Sync,
        write: impl Fn(Range<usize>, &mut [MaybeUninit<I>]) -> Which + Sync,
    ) -> Result<Entries<I>> {
        let n = place(ranges.last().map_or(0, |r| r.end));
        let iso = iso::one_product(&self.op, self.a, self.b)?;
        let size = if iso.is_some() { 0 } else { self.ty.size() };
        let bytes = n.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
        let (mut idx, mut vals) = (Buf::with_capacity(n)?, Buf::<u8>::with_capacity(bytes)?);
        let (to_idx, to_vals) = (Disjoint::new(idx.spare()), Disjoint::new(vals.spare()));
        par::run(ranges, |r| {
            let places = place(r.start)..place(r.end);
            // SAFETY: ranges do not overlap, and neither do their entries.
            let (idx, out) = unsafe { (to_idx.slice(places.clone()), to_vals.slice(places.start * size..places.end * size)) };
            let which = write(r, idx);
            let columns = Columns { room: idx, scale: 0 };
            Work { op: &self.op, a: self.a, b: self.b, which, columns, out }.run()
        })?;
        // SAFETY: ranges cover all entries, and each was written.
        unsafe {
            idx.set_len(n);
            vals.set_len(bytes);
        }
        Ok((iso, idx, vals))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mask::Mask;
    use crate::kernel::mxm::{Order, saxpy};
    use crate::kernel::sample::{self, Dice, Entries as Cells};
    use crate::ops::BinaryCode as B;
    use crate::types::TypeCode;

    /// An entry in each row that `column` gives a column for.
    fn lone(rows: u64, dice: &mut Dice, column: impl Fn(u64) -> Option<u64>) -> Cells {
        (0..rows).filter_map(|i| Some(((i, column(i)?), 1 + dice.below(9) as i64))).collect()
    }

    /// Lists of every kind, wide and narrow, of the entries.
    fn lists(ty: &Type, rows: u64, cols: u64, e: &Cells) -> Vec<Store> {
        sample::forms(&sample::store(ty, rows, cols, e)).into_iter().filter(Store::is_list).collect()
    }

    fn is_hyper(s: &Store) -> bool {
        matches!(&s.form, Form::List(Lists { ids: Some(_), .. }))
    }

    /// Every pair of forms against the sums of `saxpy`, which knows nothing of lone entries.
    fn check(a: (u64, u64, &Cells), b: (u64, u64, &Cells), is_served: bool) {
        // Specialised, on slices, of values unlike the operands', without values.
        let rings = [
            (B::Plus, B::Times, TypeCode::FP64),
            (B::Max, B::Minus, TypeCode::Int16),
            (B::Min, B::Second, TypeCode::UInt32),
            (B::Plus, B::Pair, TypeCode::Int64),
        ];
        for (add, mul, code) in rings {
            let s = Semiring::builtin(add, mul, code);
            for ty in [Type::from(code), Type::of::<i8>()] {
                for a in lists(&ty, a.0, a.1, a.2) {
                    for b in lists(&ty, b.0, b.1, b.2) {
                        let mask = Mask::new(None, false, false, true).unwrap();
                        let one_width = |a: &Store, b: &Store| match (View::<u32>::of(a), View::<u32>::of(b)) {
                            (Some(_), Some(_)) => {
                                Some((run::<u32>(&s, a, b), saxpy::run::<u32>(&s, a, b, Order::Straight, &mask)))
                            }
                            (None, None) => Some((run::<u64>(&s, a, b), saxpy::run::<u64>(&s, a, b, Order::Straight, &mask))),
                            (_, _) => None,
                        };
                        let Some((z, want)) = one_width(&a, &b) else { continue };
                        match z.unwrap() {
                            Some(z) => assert_eq!(sample::entries(&z), sample::entries(&want.unwrap()), "{mul:?} {code:?}"),
                            None => assert!(!is_served || a.nvals() == 0 || b.nvals() == 0 || is_hyper(&b), "{mul:?} {code:?}"),
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn lone_entries_give_what_sums_do() {
        let mut dice = Dice(66);
        for threads in [1, 3] {
            par::set_threads(threads);
            for (n, m, one_in) in [(40, 70, 9), (200, 90, 2), (300, 400, 700)] {
                let b = sample::random(&mut dice, n, m, one_in, 9);
                // Rows scaled in place, shuffled, repeated, left out; more rows than B has.
                check((n, n, &lone(n, &mut dice, Some)), (n, m, &b), true);
                check((n, n, &lone(n, &mut dice, |i| Some(i * 7 % n))), (n, m, &b), true);
                check((n - 9, n, &lone(n - 9, &mut dice, Some)), (n, m, &b), true);
                check((2 * n, n, &lone(2 * n, &mut dice, |i| (i % 3 > 0).then_some(i / 5))), (n, m, &b), true);
                check((90 * n, n, &lone(90 * n, &mut dice, |i| (i % 97 == 5).then_some(i % n))), (n, m, &b), true);
                // Columns scaled in place, spread; dropped, turned round and joined ones are not served.
                let is_served = |e: &Cells| e.len() >= n as usize;
                check((m, n, &sample::random(&mut dice, m, n, one_in, 9)), (n, n, &lone(n, &mut dice, Some)), false);
                let a = sample::random(&mut dice, m, n, 3, 9);
                check((m, n, &a), (n, n, &lone(n, &mut dice, Some)), is_served(&a));
                check((m, n, &a), (n, 3 * n, &lone(n, &mut dice, |k| Some(3 * k + 1))), is_served(&a));
                check((m, n, &a), (n, n, &lone(n, &mut dice, |k| (k % 2 > 0).then_some(k))), false);
                check((m, n, &a), (n, n, &lone(n, &mut dice, |k| Some(n - 1 - k))), false);
                check((m, n, &a), (n, n, &lone(n, &mut dice, |k| Some(k / 2))), false);
            }
        }
    }

    /// Stretches that are asked at once begin at multiples of 1,024.
    #[test]
    fn what_is_wrong_between_stretches_is_seen() {
        let n = 3000;
        let store = |e: &Cells| sample::store(&Type::of::<i8>(), n, 2 * n, e);
        let of = |column: &dyn Fn(u64) -> u64| {
            renames(&View::<u32>::of(&store(&(0..n).map(|k| ((k, column(k)), 1)).collect())).expect("a list"))
        };
        assert_eq!((of(&|k| k), of(&|k| 2 * k)), (Some(true), Some(false)));
        for at in [0, 1023, 1024, 2047, n - 2] {
            assert_eq!(of(&|k| if k == at { k + 1 } else { k }), None, "column {} twice", at + 1);
            // The last row's entry goes to row `at`, if that is another.
            let is_lone = |at: u64| {
                let e: Cells = (0..n).map(|k| ((if k == n - 1 { at } else { k }, k), 1)).collect();
                has_lone_entries(&View::<u32>::of(&store(&e)).expect("a list"))
            };
            assert!(is_lone(n - 1) && !is_lone(at), "row {at}");
        }
    }

    #[test]
    fn other_operands_are_left_alone() {
        let ty = Type::of::<f64>();
        let a = sample::store(&ty, 90, 90, &sample::random(&mut Dice(1), 90, 90, 9, 9));
        let d = sample::store(&ty, 90, 90, &lone(90, &mut Dice(2), Some));
        let positional = Semiring::builtin(B::Min, B::FirstJ, TypeCode::Int64);
        assert!(run::<u32>(&positional, &d, &a).unwrap().is_none());
        let s = Semiring::builtin(B::Plus, B::Times, TypeCode::FP64);
        assert!(run::<u32>(&s, &a, &a).unwrap().is_none());
        assert!(run::<u32>(&s, &a, &d).unwrap().is_some());
    }
}
