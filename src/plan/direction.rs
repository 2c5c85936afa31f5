//! Push or pull: how a product with a vector reads its matrix.
//!
//! Needs: the sides of the matrix that are at hand. Gives: [`direction`].
//! Cost: a look at up to some thousand places of the vector, the matrix and the mask.
//! By what each would visit: pushing, the columns that the vector's entries name; pulling, the rows that the mask allows.
//! The side that is missing is made, and kept, once the work lost for want of it pays for it.

use crate::error::Result;
use crate::expr::Sides;
use crate::kernel::mxm::terms::Terms;
use crate::kernel::writeback::How;
use crate::mem::Shared;
use crate::ops::Semiring;
use crate::storage::{Form, Index, Store, view::View};

/// Which way a matrix is read for a product with a vector, and the side that needs.
pub enum Direction {
    /// By rows of A: every row looks into u.
    Pull(Shared<Store>),
    /// By columns of A: every entry of u adds its column; where those lie, if that was told.
    Push(Shared<Store>, Option<Terms>),
}

/// Cost of one scattered multiply-add relative to one gathered one, when both sides are at hand.
/// 2026-11: first guess (references/kernel-experiments.md, section 5: push takes 1 to 1.6 times pull).
const PUSH_COST: usize = 2;

/// Dimension beyond which vectors are never made dense, as pulling needs them: 2^28 presence bytes.
const MAX_PULL: u64 = 1 << 28;

/// The direction of a product of `a` with `u`, and the side of `a` that takes.
pub fn direction(a: &Sides, u: &Store, s: &Semiring, how: &How<'_>) -> Result<Direction> {
    let made = a.made();
    let (rows, cols) = (a.rows.as_ref().or(made.as_ref()), a.cols.as_ref().or(made.as_ref()));
    let (value, nnz) = (a.any(), a.any().nvals());
    if value.nmajor.max(value.nminor) > MAX_PULL {
        return cols.map_or_else(|| a.other(), |cols| Ok(cols.clone())).map(|cols| Direction::Push(cols, None));
    }
    let n = value.nmajor.max(value.nminor).max(1) as usize;
    let (terms, push) = match cols {
        Some(cols) => match terms(u, cols)? {
            Some(terms) => {
                let flops = terms.flops();
                (Some(terms), flops)
            }
            None => (None, pushed(u, cols)),
        },
        None => (None, u.nvals().saturating_mul(nnz / n + 1)),
    };
    let pushing = push.saturating_mul(PUSH_COST);
    // A small frontier: what pulling visits in any case is more, and need not be told.
    if let Some(cols) = cols.filter(|_| pushing < at_least(n, u)) {
        return Ok(Direction::Push(cols.clone(), terms));
    }
    let pull = pulled((nnz, push), n, rows.map(|rows| &**rows), u, s, how);
    Ok(match (rows, cols) {
        (Some(_), Some(cols)) if pushing < pull => Direction::Push(cols.clone(), terms),
        (Some(rows), Some(_)) => Direction::Pull(rows.clone()),
        (Some(_), None) if pushing < pull && a.pays(pull - pushing) => Direction::Push(a.other()?, None),
        (Some(rows), None) => Direction::Pull(rows.clone()),
        (None, _) if pull < pushing && a.pays(pushing - pull) => Direction::Pull(a.other()?),
        (None, _) => Direction::Push(cols.unwrap_or(value).clone(), terms),
    })
}

/// Entries of a longer u whose columns of A are counted to tell how many entries they have, at least; of a shorter one all are. The
/// columns of a frontier are longer than others as a rule. 2026-11, bench-peer, BFS on kron:18: by the average of all
/// columns, 5,700 vertices with half of the edges were pushed.
const COUNTED: usize = 1024;

/// Entries of A that are to be visited for each column that is counted, where those are more than [`COUNTED`]. A few columns have much
/// of a skewed matrix: whether they are in a sample decides. 2026-11, 10,000 entries times a kron:16, one of ten counted, the longest
/// column among them: pulled in 1.7 ms, which pushing takes 1.0 for.
const PER_COUNT: usize = 32;

/// Columns that are counted at most: each may be a cache miss. 2026-11, bench-peer, 10^6 entries times road-FLA: 94,000 of them took
/// 0.5 of 3 ms.
const MOST_COUNTED: usize = 1 << 14;

/// The columns that a short u names, all looked up.
fn terms(u: &Store, cols: &Store) -> Result<Option<Terms>> {
    match (View::<u32>::of(u), View::<u32>::of(cols)) {
        (Some(u), Some(cols)) if (1..=COUNTED).contains(&u.nvals()) => Terms::of(&u, &cols).map(Some),
        (_, _) => Ok(None),
    }
}

/// Entries of A that pushing u visits, about.
fn pushed(u: &Store, cols: &Store) -> usize {
    fn met<I: Index>(u: &Store, a: &View<'_, I>) -> (usize, usize) {
        let in_column = a.nvals() / a.nmajor.max(1) + 1;
        let every = u.nvals().div_ceil((u.nvals().saturating_mul(in_column) / PER_COUNT).clamp(COUNTED, MOST_COUNTED));
        let add = |(n, sum), k: usize| (n + 1, sum + a.row(k).len());
        match (&u.form, View::<I>::of(u)) {
            (_, Some(u)) => u.idx.iter().skip(every / 2).step_by(every).map(|k| k.us()).fold((0, 0), add),
            (Form::Bitmap { present, .. }, _) => {
                let places = present.chunks(BLOCK).enumerate().skip(every / 2).step_by(every);
                let there = places.flat_map(|(c, block)| (c * BLOCK..).zip(block).filter(|(_, is)| **is != 0));
                there.map(|(k, _)| k).fold((0, 0), add)
            }
            (Form::List(_) | Form::Full, _) => (0, 0),
        }
    }
    /// Places of a bitmap that are looked at together.
    const BLOCK: usize = 64;
    if matches!(u.form, Form::Full) || cols.nvals() == 0 {
        return cols.nvals();
    }
    let (entries, of_them) = match (u.nvals(), View::<u32>::of(cols)) {
        (1.., Some(a)) => met(u, &a),
        (_, _) => (0, 0),
    };
    match entries {
        0 => u.nvals().saturating_mul(cols.nvals() / (cols.nmajor.max(1) as usize) + 1),
        _ => (of_them as u128 * u.nvals() as u128 / entries as u128) as usize,
    }
}

/// Entries of A that pulling is expected to visit; `met` of A's `nnz` lie in columns that u has an entry for, and A has
/// `n` rows at most, `rows` if they are at hand.
fn pulled((nnz, met): (usize, usize), n: usize, rows: Option<&Store>, u: &Store, s: &Semiring, how: &How<'_>) -> usize {
    /// Rows that one row of a sample stands for at least, and rows of a sample at most.
    const FOR: usize = 64;
    const SAMPLE: usize = 256;
    let allowed = match how.mask {
        None => n,
        Some(m) if how.complement => n - m.nvals().min(n),
        Some(m) => m.nvals(),
    };
    let share = |k: usize| (nnz as u128 * k as u128 / n as u128) as usize;
    let mut visits = share(allowed);
    if s.add().is_any() {
        // A row ends at its first hit.
        let until_hit = nnz / met.max(1) + 1;
        visits = visits.min(allowed.saturating_mul(until_hit));
        // The rows that a search has not reached are short, or empty, as a rule.
        if let (Some(rows), Some(present)) = (rows.and_then(View::<u32>::of), how.mask.and_then(Store::present))
            && rows.ids.is_none()
        {
            let step = (n / SAMPLE).max(FOR);
            let at_mask = (0..present.len().min(rows.nmajor)).step_by(step).filter(|&k| (present[k] != 0) != how.complement);
            visits = visits.min(at_mask.map(|k| rows.range(k).len().min(until_hit)).sum::<usize>().saturating_mul(step));
        }
    }
    visits + at_least(n, u)
}

/// What pulling visits beside entries: rows are looked at one by one even when the mask shuts them out, and u is made dense.
fn at_least(n: usize, u: &Store) -> usize {
    let to_dense = if matches!(u.form, Form::List(_)) { n } else { 0 };
    n / 4 + to_dense
}
