//! Z(r, c) = A(i(r), j(c)): rows i and columns j, in the order and as often as named.
//!
//! Needs: a valid store, indices below its dimensions.
//! Gives: a store of |i| rows and |j| columns: lists (sorted) from lists, dense from dense; iso kept.
//! Cost: lists: per row the cheaper of looking up each j (|j| log row) and scanning the row with
//! an inverse of j (row, or row log |j| where nminor is large against the entries read; then the
//! hits are put in order unless j rises); O(vectors of A) only for i = all or a range.
//! Dense: O(|i| |j|). Never O(nminor) for short lists.
//! Parallel: rows of lists are split by the entries they read.

mod columns;
mod lists;
mod order;

use self::columns::Columns;
use super::Indices;
use super::operand::{self, by_index};
use super::prefix;
use super::runs::{self, Runs};
use crate::error::{Error, Result};
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::{Form, Index, Store, Values, moves, policy};
use crate::trace;

/// Extracts rows `i` and columns `j`.
pub fn run(a: &Store, i: &Indices<'_>, j: &Indices<'_>) -> Result<Store> {
    trace::line(format_args!("extract: of {} entries", a.nvals()));
    let (nmajor, nminor) = (i.len(a.nmajor), j.len(a.nminor));
    if !a.is_list() {
        return dense(a, i, j, nmajor, nminor);
    }
    let picked = picked_entries(a, i)?;
    let columns = Columns::of(j, a.nminor, picked)?;
    // Repeated rows and columns can make more entries than 32 bits count.
    let most = u128::from(picked) * u128::from(columns.most_repeated());
    let most = most.min(u128::from(nmajor) * u128::from(nminor)).min(u128::from(u64::MAX)) as u64;
    let wide = operand::needs_wide(&[a], most) || !policy::fits_u32(nmajor, nminor, 0);
    let a = operand::lists(a, wide)?;
    by_index!(wide, I => match columns {
        Columns::All => of_runs::<I>(&a, i, (0, a.nminor), nmajor, nminor),
        Columns::Range { begin, len } => of_runs::<I>(&a, i, (begin as u64, (begin + len) as u64), nmajor, nminor),
        Columns::List(list) => lists::run::<I>(&a, i, &list, nmajor, nminor),
    })
}

/// An upper bound of the entries in the named rows.
fn picked_entries(a: &Store, i: &Indices<'_>) -> Result<u64> {
    let count = |n: usize| n as u64;
    match (i, &a.form) {
        (Indices::List(list), Form::List(l)) => by_index!(l.idx.is_wide(), I => {
            let v = operand::view::<I>(a);
            let counts = par::run(&par::ranges(list.len(), |k| k * FIND)?, |r| {
                Ok(list[r].iter().map(|&i| count(v.row(i as usize).len())).sum::<u64>())
            })?;
            Ok(counts.iter().sum())
        }),
        (Indices::All | Indices::Range { .. }, _) | (_, Form::Bitmap { .. } | Form::Full) => Ok(count(a.nvals())),
    }
}

/// Units of work that finding a row stands for, and finding a piece of it.
const FIND: usize = 2;
const CUT: usize = 8;

/// Rows `i`, of each the columns `from..to`: what stays of a row stays together.
fn of_runs<I: Index>(a: &Store, i: &Indices<'_>, (from, to): (u64, u64), nmajor: u64, nminor: u64) -> Result<Store> {
    let v = operand::view::<I>(a);
    let stored = |begin: u64, len: u64| match v.ids {
        None => begin as usize..(begin + len) as usize,
        Some(ids) => ids.partition_point(|x| (x.us() as u64) < begin)..ids.partition_point(|x| (x.us() as u64) < begin + len),
    };
    let (stored, first) = match *i {
        Indices::All => (stored(0, a.nmajor), 0),
        Indices::Range { begin, len } => (stored(begin, len), begin as usize),
        Indices::List(list) => (0..list.len(), 0),
    };
    let is_whole = from == 0 && to == a.nminor;
    let mut starts = scratch::dirty::<I>(stored.len())?;
    // SAFETY: `sums` writes all of them.
    let mut ends = unsafe { Buf::<I>::unset(stored.len() + 1)? };
    let lent = Disjoint::new(&mut starts);
    prefix::sums(&mut ends, if is_whole { FIND } else { CUT }, |r, lengths| {
        // SAFETY: ranges do not overlap.
        let starts = unsafe { lent.slice(r.clone()) };
        for (k, (start, length)) in r.zip(starts.iter_mut().zip(lengths)) {
            let row = match *i {
                Indices::All | Indices::Range { .. } => v.range(stored.start + k),
                Indices::List(list) => v.row(list[k] as usize),
            };
            let (lo, hi) = if is_whole { (0, row.len()) } else { runs::cut(v.idx, row.clone(), from, to) };
            (*start, *length) = (I::new(row.start + lo), I::new(hi - lo));
        }
        Ok(())
    })?;
    let mut ids = Buf::new();
    let mut named = None;
    if let (Some(of_a), false) = (v.ids, matches!(i, Indices::List(_))) {
        ids.extend_with(of_a[stored].iter().map(|id| I::new(id.us() - first)))?;
        named = Some(&*ids);
    }
    runs::of(a, (nmajor, nminor), Runs { ids: named, starts: &starts, ends, shift: from as usize })
}

fn dense(a: &Store, i: &Indices<'_>, j: &Indices<'_>, nmajor: u64, nminor: u64) -> Result<Store> {
    let n = policy::positions(nmajor, nminor).ok_or_else(|| Error::out_of_memory(usize::MAX))? as usize;
    let (rows, width, stride) = (nmajor as usize, nminor as usize, a.nminor as usize);
    let pick = |src: &[u8], size: usize| -> Result<Buf<u8>> {
        let mut dst = Buf::<u8>::zeroed(n.checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?)?;
        for r in 0..rows {
            let base = i.get(r) as usize * stride;
            match *j {
                Indices::All | Indices::Range { .. } => {
                    let start = base + if width > 0 { j.get(0) as usize } else { 0 };
                    dst[r * width * size..][..width * size].copy_from_slice(&src[start * size..][..width * size]);
                }
                Indices::List(list) => {
                    moves::relocate(size, &mut dst, |c| r * width + c, src, |c| base + list[c] as usize, width)
                }
            }
        }
        Ok(dst)
    };
    let form = match &a.form {
        Form::Full | Form::List(_) => Form::Full,
        Form::Bitmap { present, .. } => {
            let present = pick(present, 1)?;
            let nvals = present.iter().map(|&b| usize::from(b)).sum();
            Form::Bitmap { present: present.into(), nvals }
        }
    };
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(pick(a.vals.bytes(), a.size())?) };
    let z = Store { ty: a.ty.clone(), nmajor, nminor, form, vals };
    z.debug_validate();
    Ok(z)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::Type;

    /// All, ranges (also empty), rising, falling and random lists with repetitions.
    fn names(dice: &mut Dice, n: u64) -> Vec<Option<Vec<u64>>> {
        let random = |dice: &mut Dice, len: u64| Some((0..len).map(|_| dice.below(n)).collect::<Vec<_>>());
        let (few, many) = (random(dice, 3), random(dice, n + 7));
        vec![
            None,
            few,
            many,
            Some(vec![]),
            Some((0..n).rev().collect()),
            Some((0..n).step_by(2).collect()),
            Some((n / 3..n).collect()),
        ]
    }

    fn indices(named: &Option<Vec<u64>>) -> Indices<'_> {
        match named.as_deref() {
            None => Indices::All,
            Some(l @ [begin, .., end]) if l.is_sorted_by(|a, b| a < b) && end - begin == l.len() as u64 - 1 => {
                Indices::Range { begin: *begin, len: l.len() as u64 }
            }
            Some([]) => Indices::Range { begin: 0, len: 0 },
            Some(l) => Indices::List(l),
        }
    }

    #[test]
    fn each_position_holds_what_it_names() {
        let mut dice = Dice(10);
        for ty in [Type::of::<i16>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    for _ in 0..12 {
                        let (mut i, mut j) = (names(&mut dice, nmajor), names(&mut dice, nminor));
                        let i = &i.swap_remove(dice.below(7) as usize);
                        let j = j.swap_remove(dice.below(7) as usize);
                        let z = run(&s, &indices(i), &indices(&j)).unwrap();
                        let rows = i.clone().unwrap_or((0..nmajor).collect());
                        let columns = j.clone().unwrap_or((0..nminor).collect());
                        let mut want = Entries::new();
                        for (r, &i) in rows.iter().enumerate() {
                            for (c, &j) in columns.iter().enumerate() {
                                e.get(&(i, j)).map(|&v| want.insert((r as u64, c as u64), v));
                            }
                        }
                        assert_eq!((z.nmajor, z.nminor), (rows.len() as u64, columns.len() as u64));
                        assert_eq!(sample::entries(&z), want);
                    }
                }
            }
        }
    }

    /// Rows of every length, by permutations (written to their places), by half of the columns (drafted and moved), and
    /// with repetitions (counted), for any number of threads.
    #[test]
    fn threads_share_rows() {
        let mut dice = Dice(11);
        let (nmajor, nminor) = (900, 400);
        let mut e = Entries::new();
        for i in 0..nmajor {
            let most = [0, 3, 16, 17, 60, 400][dice.below(6) as usize];
            (0..most).for_each(|_| _ = e.insert((i, dice.below(nminor)), dice.below(100) as i64));
        }
        let mut shuffled = |n: u64| {
            let mut all: Vec<u64> = (0..n).collect();
            (1..n as usize).rev().for_each(|k| all.swap(k, dice.below(k as u64 + 1) as usize));
            all
        };
        let (i, j) = (shuffled(nmajor), shuffled(nminor));
        let half: Vec<u64> = j[..200].to_vec();
        let twice: Vec<u64> = j.iter().chain(&half).copied().collect();
        let rising: Vec<u64> = (0..nminor).filter(|j| j % 3 > 0).collect();
        for s in sample::forms(&sample::store(&Type::of::<i16>(), nmajor, nminor, &e)) {
            for columns in [&j, &half, &twice, &rising] {
                let mut want = Entries::new();
                for (r, &i) in i.iter().enumerate() {
                    for (c, &j) in columns.iter().enumerate() {
                        e.get(&(i, j)).map(|&v| want.insert((r as u64, c as u64), v));
                    }
                }
                for threads in [1, 3] {
                    par::set_threads(threads);
                    let z = run(&s, &Indices::List(&i), &Indices::List(columns)).unwrap();
                    assert_eq!(sample::entries(&z), want);
                }
            }
        }
    }

    /// So many columns that the entries of a row are sorted.
    #[test]
    fn few_entries_of_many_named_columns() {
        let n = 1 << 20;
        let e: Entries = (0..20).map(|k| ((1, k * 1000 + 7), k as i64)).collect();
        let s = sample::store(&Type::of::<i64>(), 3, n, &e);
        let named: Vec<u64> = (0..n).map(|j| (j + 5000) % n).rev().collect();
        let z = run(&s, &Indices::All, &Indices::List(&named)).unwrap();
        let column = |j: u64| (2 * n - 1 + 5000 - j) % n;
        assert!(e.keys().all(|&(_, j)| named[column(j) as usize] == j));
        assert_eq!(sample::entries(&z), e.iter().map(|(&(i, j), &v)| ((i, column(j)), v)).collect());
    }

    /// Columns that rise and are not many for the length of a row: as many as a row has entries, far fewer, far more.
    #[test]
    fn columns_that_rise() {
        let (mut dice, n) = (Dice(12), 1 << 20);
        let some = |dice: &mut Dice, count: usize, from: &[u64]| {
            let one =
                |dice: &mut Dice| if dice.below(2) == 0 { from[dice.below(from.len() as u64) as usize] } else { dice.below(n) };
            (0..count).map(|_| one(dice)).collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>()
        };
        for (in_row, in_list) in [(300, 300), (300, 5), (7, 300), (3, 300), (400, 20), (1, 1)] {
            let row = some(&mut dice, in_row, &[0, n - 1]);
            let named = some(&mut dice, in_list, &row);
            let e: Entries = row.iter().map(|&j| ((1, j), j as i64)).collect();
            let z =
                run(&sample::store(&Type::of::<i64>(), 3, n, &e), &Indices::List(&[1, 0, 1]), &Indices::List(&named)).unwrap();
            let found = |i: u64| (0..).zip(&named).filter(|(_, j)| row.contains(j)).map(move |(c, j)| ((i, c), *j as i64));
            assert_eq!(sample::entries(&z), found(0).chain(found(2)).collect(), "{in_row}, {in_list}");
        }
    }

    #[test]
    fn a_few_entries_of_a_huge_store() {
        let n = 1 << 59;
        let e = Entries::from([((5, n - 1), 1), ((n - 2, 7), 2), ((n - 2, n - 1), 3)]);
        let s = sample::store(&Type::of::<i64>(), n, n, &e);
        let z = run(&s, &Indices::List(&[n - 2, 6, 5]), &Indices::List(&[n - 1, 0, n - 1])).unwrap();
        assert_eq!(sample::entries(&z), Entries::from([((0, 0), 3), ((0, 2), 3), ((2, 0), 1), ((2, 2), 1)]));
        let z = run(&s, &Indices::Range { begin: n - 2, len: 2 }, &Indices::All).unwrap();
        assert_eq!(sample::entries(&z), Entries::from([((0, 7), 2), ((0, n - 1), 3)]));
    }
}
