//! Pulling where few rows meet an entry of u: results are listed block by block, and never have a place for every row.
//!
//! Needs: as `mxv`, without a mask. Gives: [`are_rare`], and rows by it.
//! Cost: as pulling; memory: a block for each worker, and the entries.

use super::{Job, Puller};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::pipe::tile_bytes;
use crate::mem::Buf;
use crate::par::{self, Parts};
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Index, Store, moves, present};

/// Rows of A of which one at most may meet an entry of u, by A's mean length, so that results are listed: a list has twelve bytes
/// where each place takes nine. 2026-11.
const ONE_IN: usize = 4;

/// Whether few rows of A meet an entry of the list `u`.
pub fn are_rare(a: &Store, u: &Store) -> bool {
    let n = a.nmajor.max(1) as usize;
    u.is_list() && u.nvals().saturating_mul(a.nvals() / n + 1).saturating_mul(ONE_IN) <= n
}

impl Job<'_> {
    /// All rows, values of `size` bytes, as a list.
    pub(super) fn run_listed<I: Index, P: Puller<I>>(
        &self,
        a: &View<'_, I>,
        size: usize,
        make: impl Fn() -> Result<P> + Sync,
    ) -> Result<Store> {
        let parts = par::run(&par::ranges(a.nmajor, |k| a.ptr[k].us() + k)?, |range| {
            let (mut worker, mut values, mut marks) = (make()?, tile_bytes(size)?, [0; TILE]);
            let (mut idx, mut vals) = (Buf::<I>::new(), Buf::<u8>::new());
            for start in range.clone().step_by(TILE) {
                let rows = start..range.end.min(start + TILE);
                let (marks, values) = (&mut marks[..rows.len()], &mut values.bytes_mut()[..rows.len() * size]);
                let made = worker.rows(rows, None, marks, values);
                let mut at = [0u16; TILE];
                let mut n = 0;
                present::each(marks, |k| {
                    at[n] = k as u16;
                    n += 1;
                });
                debug_assert_eq!(n, made);
                idx.reserve(n)?;
                at[..n].iter().try_for_each(|k| idx.push(I::new(start + usize::from(*k))))?;
                let before = vals.len();
                vals.resize(before + n * size, 0)?;
                moves::gather(size, &mut vals[before..], values, n, |k| usize::from(at[k]));
            }
            Ok((idx, vals))
        })?;
        let mut all = Part::new();
        for (idx, vals) in parts {
            if all.idx.is_empty() {
                (all.idx, all.vals) = (idx, vals);
            } else {
                all.idx.extend_from_slice(&idx)?;
                all.vals.extend_from_slice(&vals)?;
            }
        }
        all.end_vector(0)?;
        assemble(&self.s.add().ty(), 1, a.nmajor as u64, Parts::One(all), None)
    }
}
