//! Short rows of a product without an accumulator: every product's rank among the row's columns.
//!
//! Needs: the columns of at most [`SHORT`] products. Gives: [`of`], the number of smaller columns for
//! each; equal columns have equal ranks, so ranks are places in which products of one column meet.
//! Cost: a fixed number of comparisons of whole registers and no branch: 10 to 20 ns, where a dense
//! accumulator of a long row takes a cache miss per product. Where a list of few columns is all that is wanted, each is compared with
//! those of all products ([`listed_row`]).

use super::out::Out;
use super::saxpy::Axpy;
use crate::kernel::mask::{Mask, first_at_least};
use crate::storage::Index;
use crate::storage::view::View;

/// Products of a short row at most. 2026-11, bench-peer, A*A of road-NY (9 products a row).
pub const SHORT: usize = 16;

/// Columns that short rows can have.
pub const MOST_COLUMNS: usize = i32::MAX as usize;

/// A stored row of B and what it is multiplied by.
#[derive(Clone, Copy, Default)]
pub struct Term {
    /// Position in A.
    pub pa: usize,
    /// Inner index.
    pub k: usize,
    /// First position in B.
    pub start: usize,
    /// Behind the last position in B.
    pub end: usize,
}

/// Columns of products: room for four to be written at a time. What lies beyond the products is
/// larger than any column.
pub type Columns = [i32; SHORT + 4];

/// Ranks of the first `W` columns.
#[inline(always)]
fn of_first<const W: usize>(columns: &Columns) -> [i32; W] {
    let mine: &[i32; W] = columns.first_chunk().expect("W is at most SHORT");
    let mut ranks = [0; W];
    for other in mine {
        for (rank, column) in ranks.iter_mut().zip(mine) {
            *rank += i32::from(other < column);
        }
    }
    ranks
}

/// Ranks of the first `n` columns.
#[inline(always)]
pub fn of(columns: &mut Columns, n: usize) -> [i32; SHORT] {
    for (l, column) in columns.iter_mut().enumerate() {
        *column = if l < n { *column } else { i32::MAX };
    }
    let mut ranks = [0; SHORT];
    if n <= SHORT / 2 {
        ranks[..SHORT / 2].copy_from_slice(&of_first::<{ SHORT / 2 }>(columns));
    } else {
        ranks = of_first::<SHORT>(columns);
    }
    ranks
}

/// Copies the columns of a term's row of B behind the `t` there are, four at a time, and hands every
/// position copied and its place to `to`; gives the new number of columns.
#[inline(always)]
pub fn append<I: Index>(columns: &mut Columns, t: usize, idx: &[I], term: &Term, mut to: impl FnMut(usize, usize)) -> usize {
    let n = term.end - term.start;
    debug_assert!(t + n <= SHORT);
    if term.start + n.next_multiple_of(4) > idx.len() {
        for l in 0..n {
            columns[t + l] = idx[term.start + l].us() as i32;
            to(term.start + l, t + l);
        }
        return t + n;
    }
    let mut done = 0;
    while done < n {
        for l in done..done + 4 {
            columns[t + l] = idx[term.start + l].us() as i32;
            to(term.start + l, t + l);
        }
        done += 4;
    }
    t + n
}

/// Columns in a row of a list mask, each of which is compared with the columns of all products of a short row.
/// 2026-11, bench-peer, `C<L> = L L` of road-NY.
pub const LISTED: usize = 8;

/// A row of at most [`SHORT`] products at the columns `listed`, which rise: as a rule nothing meets them.
///
/// # Safety
/// `out` has room for the listed columns; `terms` lie within A and B. `W` has `add_full`.
#[inline(always)]
pub unsafe fn listed_row<I: Index, W: Axpy<I>>(
    worker: &mut W,
    i: usize,
    terms: &[Term],
    idx: &[I],
    listed: impl Iterator<Item = usize>,
    out: &mut Out<I>,
) {
    let mut columns = [0; SHORT + 4];
    terms.iter().fold(0, |n, term| append(&mut columns, n, idx, term, |_, _| ()));
    for j in listed {
        // What lies behind the products may meet the column, too: no harm.
        if !columns[..SHORT].iter().fold(false, |meets, column| meets | (*column == j as i32)) {
            continue;
        }
        let (to, value) = out.tail();
        let (mut is_first, mut t) = (true, 0);
        for term in terms {
            let of_term = &columns[t..t + (term.end - term.start)];
            t += of_term.len();
            let Some(at) = of_term.iter().position(|column| *column == j as i32) else { continue };
            let one = Term { start: term.start + at, end: term.start + at + 1, ..*term };
            // SAFETY: the caller's room; the first product is written, others are added to it.
            unsafe { if is_first { worker.copy(i, &one, value) } else { worker.add_full(i, &one, value) } }
            is_first = false;
        }
        if !is_first {
            // SAFETY: the caller's room.
            unsafe {
                to.write(I::new(j));
                out.advance(1);
            }
        }
    }
}

/// Whether rising columns are true entries of row `i` of the mask; for short rows.
#[inline(always)]
pub fn in_list<'a, I: Index>(m: &'a View<'a, I>, mask: &'a Mask<'a>, i: usize) -> impl FnMut(usize) -> bool + 'a {
    let mut rest = m.row(i);
    move |j| {
        rest.start = first_at_least(m.idx, rest.clone(), j);
        rest.start < rest.end && m.idx[rest.start].us() == j && mask.is_true(rest.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_columns_meet() {
        let mut columns = [9; SHORT + 4];
        columns[..6].copy_from_slice(&[5, 2, 7, 5, 2, 0]);
        assert_eq!(of(&mut columns, 6)[..6], [3, 1, 5, 3, 1, 0]);
        let mut columns = [1; SHORT + 4];
        columns[..10].copy_from_slice(&[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
        assert_eq!(of(&mut columns, 10)[..10], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }
}
