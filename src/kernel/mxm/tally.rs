//! How many products of A and B fall on entries of a list mask: the sum of all entries of a product that counts.
//!
//! Needs: A and B by row, a list mask, not complemented; a semiring whose products are all 1 and are added up, and a sum by the same
//! monoid, exactly: then it is that of the products, whatever entry of Z each belongs to. Gives: the sum.
//! Cost: a byte looked up for each product, nothing stored, no branch; two bytes written an entry of the mask. Scratch per worker: a byte
//! per column. Parallel: rows of the mask, split by products. Triangle counting where B's columns are not at hand.
//! TALLY-1: between rows all bytes are zero.
//! 2026-11, TC of web-NotreDame, one thread: 50 ms where each entry of Z was added up first, now 25.

use super::count::Count;
use super::dot::MAX_PLACES;
use super::out::Split;
use super::sum::Sum;
use crate::error::Result;
use crate::kernel::mask::Mask;
use crate::kernel::operand::view;
use crate::mem::scratch;
use crate::ops::Semiring;
use crate::par;
use crate::storage::view::View;
use crate::storage::{Index, Store};
use crate::trace;

/// Hands the sum to `sum`; false, and nothing done, if this is no such product.
pub fn run<I: Index>(s: &Semiring, a: &Store, b: &Store, mask: &Mask<'_>, sum: &Sum<'_>) -> Result<bool> {
    let (Some(m), Some(count)) = (mask.as_lists::<I>(), Count::of(s)?.filter(Count::adds)) else { return Ok(false) };
    let (a, b) = (view::<I>(a), view::<I>(b));
    if *sum.monoid() != s.add() || !sum.monoid().is_exact() || b.nminor >= MAX_PLACES {
        return Ok(false);
    }
    trace::line(format_args!("tally: the mask has {} entries", m.nvals()));
    let products = |k: usize| match m.range(k).len() {
        0 => 0,
        entries => entries + a.row(m.id(k)).map(|p| b.row(a.idx[p].us()).len() + 1).sum::<usize>(),
    };
    let split = if par::threads() == 1 {
        Split::one(m.vectors(), None, 0)?
    } else {
        Split::by_work(m.vectors(), |k| m.ptr[k].us(), products, |_, _| 0)?
    };
    let counts = par::run(&split.ranges, |range| {
        let (mut marks, mut n) = (scratch::zeroed::<u8>(b.nminor)?, 0);
        range.for_each(|k| n += row((&a, &b, &m), mask, k, &mut marks));
        marks.give_back();
        Ok(n)
    })?;
    sum.give(count.ty().size(), counts.into_iter().sum(), |n, to| count.put(n, to))?;
    Ok(true)
}

/// The products that fall on entries of the mask's vector `k`.
fn row<I: Index>((a, b, m): (&View<'_, I>, &View<'_, I>, &View<'_, I>), mask: &Mask<'_>, k: usize, marks: &mut [u8]) -> u64 {
    let (ar, mr) = (a.row(m.id(k)), m.range(k));
    if ar.is_empty() || mr.is_empty() {
        return 0;
    }
    mask.each_true(mr.clone(), |p| marks[m.idx[p].us()] = 1);
    let mut n = 0;
    for p in ar {
        let js = &b.idx[b.row(a.idx[p].us())];
        // SAFETY: B's columns are the mask's, and there is a byte for each (LIST-2).
        n += js.iter().map(|j| u64::from(unsafe { *marks.get_unchecked(j.us()) })).sum::<u64>();
    }
    m.idx[mr].iter().for_each(|j| marks[j.us()] = 0);
    n
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mxm::{TwoWay, sum as sum_of};
    use crate::kernel::sample::{self, Dice};
    use crate::kernel::writeback::How;
    use crate::kernel::{operand, reduce, transpose};
    use crate::ops::{BinaryCode, Monoid};
    use crate::types::{Type, TypeCode};

    /// Against the product that is stored and then added up, whatever B's side, the mask's values and the width of integers.
    #[test]
    fn tallies_are_sums_of_stored_products() {
        let mut dice = Dice(41);
        for (m, inner, n, one_in) in [(1, 1, 1, 1), (40, 30, 50, 3), (300, 200, 260, 9), (90, 4000, 70, 40), (600, 20, 600, 2)] {
            let ty = Type::of::<i32>();
            let a = sample::store(&ty, m, inner, &sample::random(&mut dice, m, inner, one_in, 9));
            let b = sample::store(&ty, inner, n, &sample::random(&mut dice, inner, n, one_in, 9));
            let mut of_mask = sample::random(&mut dice, m, n, 5, 9);
            of_mask.values_mut().for_each(|x| *x %= 2);
            let mask = sample::store(&Type::of::<i8>(), m, n, &of_mask);
            let columns = transpose::run(&b).unwrap();
            for (ty, threads) in [(TypeCode::Int64, 1), (TypeCode::Int64, 3), (TypeCode::UInt8, 1)] {
                par::set_threads(threads);
                let (s, plus) =
                    (Semiring::builtin(BinaryCode::Plus, BinaryCode::Pair, ty), Monoid::builtin(BinaryCode::Plus, ty));
                for structural in [false, true] {
                    let how = How { mask: Some(&mask), structural, ..How::plain() };
                    let (mut want, mut got) = ([0; 8], [0; 8]);
                    let (want, got) = (&mut want[..plus.ty().size()], &mut got[..plus.ty().size()]);
                    let stored = super::super::run(&s, &a, &TwoWay::new(Some(&b), None), &how).unwrap();
                    let has = reduce::to_scalar(&stored, &plus, want).unwrap();
                    for (rows, cols) in [(Some(&b), None), (None, Some(&columns)), (Some(&b), Some(&columns))] {
                        let had = sum_of(&s, &a, &TwoWay::new(rows, cols), &how, &plus, got).unwrap();
                        assert_eq!((had, &*got), (has, &*want), "{m} {n} {ty:?} {structural}");
                    }
                    // Not only where it is chosen.
                    if !mask.is_list() {
                        continue;
                    }
                    let (sum, prepared) = (Sum::new(&plus), Mask::new(how.mask, false, structural, false).unwrap());
                    let [a, b] = [&a, &b].map(|x| operand::lists(x, false).unwrap());
                    assert!(run::<u32>(&s, &a, &b, &prepared, &sum).unwrap());
                    assert_eq!(sum.into_taken().unwrap().as_deref(), has.then_some(&*want), "{m} {n} {ty:?} {structural}");
                }
            }
        }
        par::set_threads(0);
    }

    /// Sums that are rounded, where one 1 will do, or by another monoid than products are summed by are not tallied.
    #[test]
    fn other_sums_are_left_alone() {
        let ty = Type::of::<i32>();
        let a = sample::store(&ty, 40, 40, &sample::random(&mut Dice(47), 40, 40, 6, 9));
        let mask = Mask::new(Some(&a), false, true, false).unwrap();
        for (add, of_sum, ty, is) in [
            (BinaryCode::Plus, BinaryCode::Plus, TypeCode::Int32, true),
            (BinaryCode::Plus, BinaryCode::Plus, TypeCode::FP32, false),
            (BinaryCode::Plus, BinaryCode::Max, TypeCode::Int32, false),
            (BinaryCode::Any, BinaryCode::Any, TypeCode::Int32, false),
        ] {
            let (s, m) = (Semiring::builtin(add, BinaryCode::Pair, ty), Monoid::builtin(of_sum, ty));
            let sum = Sum::new(&m);
            assert_eq!(run::<u32>(&s, &a, &a, &mask, &sum).unwrap(), is, "{add:?} {of_sum:?} {ty:?}");
            assert_eq!(sum.into_taken().is_some(), is);
        }
    }
}
