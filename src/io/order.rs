//! Positions in order: finds a repeated position, sorts positions and drops the repeated ones.
//!
//! Needs: two index lists of the same length. Gives: [`find_repeated`], [`sort_unique`].
//! Cost: one pass if the list is sorted by row or by column; else a parallel sort of one key per
//! entry (8 bytes if both dimensions fit into 64 bits together, else 16).

use super::coo::Symmetry;
use super::parallel;
use crate::error::Result;
use crate::mem::Buf;

/// Two entries (the earlier first) at the same position, if there are any. In a matrix that is
/// not general, (i, j) and (j, i) are the same position.
pub(super) fn find_repeated(rows: &[u64], cols: &[u64], symmetry: Symmetry, ncols: u64) -> Result<Option<(usize, usize)>> {
    let fold = symmetry != Symmetry::General;
    let position = move |(&i, &j): (&u64, &u64)| if fold && i < j { (j, i) } else { (i, j) };
    let (mut by_row, mut by_col, mut last) = (true, true, None);
    for (i, j) in rows.iter().zip(cols).map(position) {
        if let Some((i0, j0)) = last {
            by_row &= (i0, j0) < (i, j);
            by_col &= (j0, i0) < (j, i);
        }
        if !by_row && !by_col {
            break;
        }
        last = Some((i, j));
    }
    if by_row || by_col {
        return Ok(None);
    }
    let max_row = rows.iter().copied().max().unwrap_or(0).max(if fold { ncols } else { 0 });
    let repeated = if fits(max_row, ncols) {
        let key = |p| position(p).0 * ncols + position(p).1;
        repeated_key(rows.iter().zip(cols).map(key), rows.len())?.map(|key| (key / ncols, key % ncols))
    } else {
        repeated_key(rows.iter().zip(cols).map(position), rows.len())?
    };
    let Some(repeated) = repeated else { return Ok(None) };
    let mut at = (0..rows.len()).filter(|&k| position((&rows[k], &cols[k])) == repeated);
    Ok(at.next().zip(at.next()))
}

/// Whether `row * ncols + col` fits for every row up to `max_row`.
fn fits(max_row: u64, ncols: u64) -> bool {
    max_row.checked_add(1).and_then(|m| m.checked_mul(ncols)).is_some()
}

/// The smallest key that occurs twice.
fn repeated_key<K: Ord + Copy + Send>(keys: impl Iterator<Item = K>, len: usize) -> Result<Option<K>> {
    let keys = sorted(keys, len)?;
    Ok(keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]))
}

fn sorted<K: Ord + Copy + Send>(keys: impl Iterator<Item = K>, len: usize) -> Result<Buf<K>> {
    let mut list = Buf::with_capacity(len)?;
    for key in keys {
        list.push(key)?;
    }
    parallel::sort(&mut list)?;
    Ok(list)
}

/// Sorts positions by row, then column, and keeps one of each. Indices are below `n`.
pub(super) fn sort_unique(rows: &mut Buf<u64>, cols: &mut Buf<u64>, n: u64) -> Result<()> {
    let kept = if fits(n, n) {
        let keys = sorted(rows.iter().zip(&cols[..]).map(|(&i, &j)| i * n + j), rows.len())?;
        put_unique(&keys, rows, cols, |key| (key / n, key % n))
    } else {
        let keys = sorted(rows.iter().copied().zip(cols.iter().copied()), rows.len())?;
        put_unique(&keys, rows, cols, |key| key)
    };
    rows.truncate(kept);
    cols.truncate(kept);
    Ok(())
}

/// Writes the position of each different key of a sorted list; gives their number.
fn put_unique<K: PartialEq + Copy>(keys: &[K], rows: &mut [u64], cols: &mut [u64], position: impl Fn(K) -> (u64, u64)) -> usize {
    let mut kept = 0;
    for group in keys.chunk_by(K::eq) {
        (rows[kept], cols[kept]) = position(group[0]);
        kept += 1;
    }
    kept
}
