//! One row of Z alone, a vector that is pushed, where so many columns may have a sum that it is dense: then it stays where it was
//! summed, and is never listed.
//!
//! Needs: A of one row and B by row. Gives: [`Job::row_alone`].
//! Cost: that of the sums, and a pass over the columns. Parallel: the sums by pieces of A's row (`super::shared`), the pass by columns.

use std::sync::{Mutex, PoisonError};

use super::acc::Accumulator;
use super::choice::Choice;
use super::out::{self, Out, Shape, Split};
use super::saxpy::{Axpy, Job, OnRow};
use super::shared::{self, Join, Span, Sum};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::operand::Rows;
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, policy};

/// What workers do, each with a semiring of its own. Called through pointers, a few times: of what calls them one copy is enough.
struct Ways<'a, I: Index> {
    /// Adds up the products of some of A's entries.
    sum: &'a Sum<'a>,
    /// See [`Join`].
    join: &'a Join<'a>,
    /// Moves what was added up in these columns, as far as this way of using the mask allows it, to the result, which has room.
    take: &'a Take<'a, I>,
}

type Take<'a, I> = dyn Fn(&mut Accumulator, Choice<'_, I>, Span, &mut Out<I>) -> Result<()> + Sync + 'a;

impl Job<'_> {
    /// The only row of Z, values of `size` bytes; `None` where it is made as rows of others are.
    pub(super) fn row_alone<I: Index, W: Axpy<I>>(
        &self,
        (a, b, rows): (&View<'_, I>, &View<'_, I>, &Rows<I>),
        shape: &Shape<'_>,
        size: usize,
        make: &(impl Fn() -> Result<W> + Sync),
    ) -> Result<Option<Store>> {
        let i = rows.get(0);
        let ways = Ways {
            sum: &|terms, acc| {
                let places = acc.bytes()?;
                Ok(OnRow::new((a, b), Choice::All, make()?, acc).add_up(i, terms, Choice::All, true, places))
            },
            join: &|columns, from, to| {
                // SAFETY: `shared::row` gives the places of two accumulators, with values and bytes.
                unsafe { make()?.join(columns, from, to) };
                Ok(())
            },
            take: &|acc, way, span, out| {
                let places = acc.bytes()?;
                let mut on_row = OnRow::new((a, b), way, make()?, acc);
                let allowed = on_row.allowed(i);
                on_row.take(i, (way, allowed), span, (true, places), out);
                Ok(())
            },
        };
        self.row_by((a, b, rows), shape, size, &ways)
    }

    fn row_by<I: Index>(
        &self,
        (a, b, rows): (&View<'_, I>, &View<'_, I>, &Rows<I>),
        shape: &Shape<'_>,
        size: usize,
        ways: &Ways<'_, I>,
    ) -> Result<Option<Store>> {
        let i = rows.get(0);
        let mask = Choice::<I>::of(self.mask).of_row(i, b.nminor);
        let listed = match &mask {
            Choice::Only(m, _) => Some(m.row(i).len()),
            Choice::All | Choice::AllBut(..) | Choice::Bytes(..) | Choice::Ask(_) => None,
        };
        if listed == Some(0) {
            return Ok(None);
        }
        let row = a.row(i);
        let is_shared = par::threads() > 1 && (size == 0 || self.s.add().op().is_associative());
        let may_stay = |products: usize| listed.is_none() && policy::list_to_bitmap(1, b.nminor as u64, products as u64);
        let products = match row.len() {
            // Where there are as many terms, nearly all have products.
            terms if !is_shared && (listed.is_some() || may_stay(terms)) => terms,
            _ => shared::products(a, b, i),
        };
        let pieces = if is_shared { shared::pieces(a, b, i, products)? } else { None };
        // A row of one term is copied, and one of full terms is full.
        let is_plain = row.len() < 2 || b.nmajor.checked_mul(b.nminor) == Some(b.nvals());
        let (mut acc, span) = match pieces {
            Some(pieces) => shared::row(b.nminor, size, &pieces, ways.sum, ways.join)?,
            None if is_plain || !may_stay(products) => return Ok(None),
            None => {
                let mut acc = Accumulator::new(b.nminor, size);
                let span = (ways.sum)(row, &mut acc)?;
                (acc, span)
            }
        };
        let is_none = span.0 > span.1;
        let (way, most) = match listed {
            _ if is_none => (Choice::All, 0),
            Some(most) => (mask, most.min(span.1 + 1 - span.0)),
            None => {
                mask.strike(i, acc.notes(), span);
                let n = acc.count(span.0, span.1);
                if shape.nmajor == 1 && policy::list_to_bitmap(1, shape.nminor, n as u64) {
                    return dense(shape, size, acc, n).map(Some);
                }
                (Choice::All, n)
            }
        };
        let lent = Mutex::new(&mut acc);
        let z = out::rows(shape.try_clone()?, rows, &Split::one(1, Some(most), 0)?, false, &|_, out, ends| {
            if !is_none {
                (ways.take)(&mut lent.lock().unwrap_or_else(PoisonError::into_inner), way, span, out)?;
            }
            ends.iter_mut().for_each(|end| *end = I::new(out.len()));
            Ok(())
        })?;
        acc.give_back();
        Ok(Some(z))
    }
}

/// The row of `n` entries whose values lie in the accumulator.
fn dense(shape: &Shape<'_>, size: usize, mut acc: Accumulator, n: usize) -> Result<Store> {
    let columns = shape.nminor as usize;
    // A block that was kept may be far longer.
    let mut vals = out::trimmed(acc.take_vals());
    // SAFETY: every byte is written below.
    let mut present = unsafe { Buf::<u8>::unset(columns)? };
    {
        let notes = Disjoint::new(&mut acc.notes()[..columns]);
        let (marks, values) = (Disjoint::new(&mut present), Disjoint::new(&mut vals));
        par::run(&par::streaming(columns)?, |range| {
            let zeros = scratch::zeroed::<u8>(TILE * size)?;
            for start in range.clone().step_by(TILE) {
                let tile = start..range.end.min(start + TILE);
                // SAFETY: ranges do not overlap.
                let (notes, marks, values) = unsafe {
                    (notes.slice(tile.clone()), marks.slice(tile.clone()), values.slice(tile.start * size..tile.end * size))
                };
                marks.iter_mut().zip(&mut *notes).for_each(|(mark, note)| *mark = std::mem::take(note) & 1);
                // What lies between the entries is of rows before this one, or of anybody.
                if size > 0 {
                    masked::keep_or(size, values, &zeros, marks);
                }
            }
            zeros.give_back();
            Ok(())
        })?;
    }
    acc.give_back();
    let form = if n == columns { Form::Full } else { Form::Bitmap { present: present.into(), nvals: n } };
    let vals = match &shape.iso {
        Some(one) => Values::iso(one.try_clone()?),
        None => Values::each(vals),
    };
    Ok(Store { ty: shape.ty.clone(), nmajor: 1, nminor: shape.nminor, form, vals })
}

#[cfg(test)]
mod tests {
    use crate::kernel::mxm::Order;
    use crate::kernel::mxv::{pull, push};
    use crate::kernel::sample::{self, Dice};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryCode, Semiring};
    use crate::par;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};

    /// Rows that stay where they were summed, and rows that are listed, under every kind of mask, by one thread and by several:
    /// what pulling gives.
    #[test]
    fn rows_alone_give_what_pulling_gives() {
        let (mut dice, n) = (Dice(97), 3000);
        let semirings = [
            (BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64),
            (BinaryCode::Min, BinaryCode::Plus, TypeCode::Int64),
            (BinaryCode::Plus, BinaryCode::Second, TypeCode::Int8),
            (BinaryCode::LOr, BinaryCode::LAnd, TypeCode::Bool),
            (BinaryCode::LOr, BinaryCode::Pair, TypeCode::Bool),
        ];
        let mask = |code, of_m: &sample::Entries| sample::store(&Type::from(code), 1, n, of_m);
        let of_m = sample::random(&mut dice, 1, n, 2, 2);
        let of_few = sample::random(&mut dice, 1, n, 900, 2);
        let masks = [mask(TypeCode::Int8, &of_m), mask(TypeCode::Int8, &of_few)];
        let (mut placed, mut listed) = (0, 0);
        for threads in [1, 3] {
            par::set_threads(threads);
            for (add, mul, code) in semirings {
                let (s, ty) = (Semiring::builtin(add, mul, code), Type::from(code));
                for (one_in, per_row) in [(3, 20), (40, 200), (3, 2900)] {
                    let b = sample::store(&ty, n, n, &sample::random(&mut dice, n, n, per_row, 2));
                    let u = sample::store(&ty, 1, n, &sample::random(&mut dice, 1, n, one_in, 2));
                    let (u, by_columns) =
                        (convert::to_list(&u).unwrap().unwrap_or(u), crate::kernel::transpose::run(&b).unwrap());
                    let mut check = |how: How<'_>| {
                        let pushed = push((&s, &u, &b, Order::Straight), None, &how).unwrap();
                        let pulled = pull(&s, &by_columns, &u, Order::Flipped, &how).unwrap();
                        assert_eq!(sample::entries(&pushed), sample::entries(&pulled), "{s:?} {threads} {one_in} {per_row}");
                        *(if pushed.is_list() { &mut listed } else { &mut placed }) += 1;
                    };
                    check(How::plain());
                    for m in masks.iter().flat_map(sample::forms) {
                        for (complement, structural) in [(false, false), (false, true), (true, false), (true, true)] {
                            check(How { mask: Some(&m), complement, structural, ..How::plain() });
                        }
                    }
                }
            }
        }
        assert!(placed > 100 && listed > 100, "{placed} {listed}");
    }
}
