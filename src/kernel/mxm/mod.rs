//! Z = A (+).(x) B on lists: choice of method, and nothing else.
//!
//! Needs: A and B by row (or B by column), a semiring, a prepared mask. Gives: Z of the monoid's
//! type, only where the mask allows, rows sorted.
//! Cost: [`saxpy`] O(flops); [`dot`] O(sum over the mask's entries of the rows it meets). The
//! smaller of the two estimates wins; the estimates cost one pass over A or over the mask.
//! [`hot`] says which semirings have a specialised body; all others run the erased one.

mod compact;
mod count;
mod dot;
mod erased;
pub mod hot;
pub mod saxpy;
pub mod typed;

use std::cell::OnceCell;

use super::mask::Mask;
use super::operand::{self, Ref, by_index, needs_wide, view};
use super::transpose;
use crate::error::Result;
use crate::mem::scratch;
use crate::ops::Semiring;
use crate::storage::view::View;
use crate::storage::{Index, Store};
use typed::Width;

/// The order of the multiply's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `a (x) b`: entry (i, k) of A first.
    Straight,
    /// `b (x) a`: A and B were exchanged because (AB)' = B'A'.
    Flipped,
}

/// A matrix that can be read by rows or by columns; the missing side is made when asked for.
pub struct TwoWay<'a> {
    rows: Option<&'a Store>,
    cols: Option<&'a Store>,
    made: OnceCell<Store>,
}

impl<'a> TwoWay<'a> {
    /// From the side (or sides) at hand; at least one.
    pub fn new(rows: Option<&'a Store>, cols: Option<&'a Store>) -> Self {
        TwoWay { rows, cols, made: OnceCell::new() }
    }

    fn other(&self, from: Option<&Store>) -> Result<&Store> {
        if self.made.get().is_none() {
            let from = from.expect("TwoWay has at least one side");
            let _ = self.made.set(transpose::run(from)?);
        }
        Ok(self.made.get().expect("set above"))
    }

    fn by_rows(&self) -> Result<&Store> {
        self.rows.map_or_else(|| self.other(self.cols), Ok)
    }

    fn by_cols(&self) -> Result<&Store> {
        self.cols.map_or_else(|| self.other(self.rows), Ok)
    }

    fn any(&self) -> &Store {
        self.rows.or(self.cols).expect("TwoWay has at least one side")
    }
}

/// Cost of one probe of a dot product relative to one multiply-add of saxpy. 2026-11: first
/// guess from references/kernel-experiments.md section 3, to be measured by benches/peer.
const PROBE_COST: usize = 1;
/// Cost per entry of a transposition relative to one multiply-add.
const TRANSPOSE_COST: usize = 4;

/// Z = A (+).(x) B where the mask (`how`'s store, complement, structural) allows.
pub fn run(s: &Semiring, a: &Store, b: &TwoWay<'_>, how: &super::writeback::How<'_>) -> Result<Store> {
    let mut all: Vec<&Store> = [a, b.any()].into_iter().chain(how.mask).collect();
    all.truncate(3);
    let wide = needs_wide(&all, 0);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    let a = operand::lists(a, wide)?;
    by_index!(wide, I => choose::<I>(s, &a, b, &mask, wide))
}

fn choose<I: Width>(s: &Semiring, a: &Store, b: &TwoWay<'_>, mask: &Mask<'_>, wide: bool) -> Result<Store> {
    let av = view::<I>(a);
    if let Some(m) = mask.as_lists::<I>() {
        let transposing = b.any().nvals() * TRANSPOSE_COST;
        let flops = match (b.rows, b.cols) {
            (Some(rows), _) => flops(&av, rows),
            (None, Some(cols)) => transposing + flops_by_columns(&av, cols)?,
            (None, None) => unreachable!("TwoWay has at least one side"),
        };
        let limit = flops / PROBE_COST;
        let fixed = if b.cols.is_none() { transposing } else { 0 };
        // Without columns at hand and with a mask that is not small, dot cannot win.
        if fixed < limit && (b.cols.is_some() || m.nvals() < limit / 4) {
            let cols = operand::lists(b.by_cols()?, wide)?;
            let cv = view::<I>(&cols);
            if fixed + dot::probes(&av, &cv, &m, limit) <= limit {
                return dot::run::<I>(s, a, &cols, mask, &m);
            }
        }
    }
    let rows: Ref<'_> = operand::lists(b.by_rows()?, wide)?;
    saxpy::run::<I>(s, a, &rows, Order::Straight, mask)
}

/// Multiplications of A times B, from B's columns: each entry of B in row k meets the entries of A
/// in column k. Skewed graphs make this many times what average degrees suggest.
fn flops_by_columns<I: Index>(a: &View<'_, I>, cols: &Store) -> Result<usize> {
    let (Some(b), true) = (View::<I>::of(cols), a.nminor < dot::MAX_PLACES) else {
        return Ok(a.nvals().saturating_mul(cols.nvals() / a.nminor.max(1) + 1));
    };
    let mut in_column = scratch::zeroed::<u32>(a.nminor)?;
    a.idx.iter().for_each(|k| in_column[k.us()] += 1);
    let sum = b.idx.iter().map(|k| in_column[k.us()] as usize).sum();
    a.idx.iter().for_each(|k| in_column[k.us()] = 0);
    in_column.give_back();
    Ok(sum)
}

/// Entries that an estimate looks at; more are taken for more of the same.
const SAMPLE: usize = 8192;

/// About the number of multiplications of A times B by rows.
fn flops<I: Index>(a: &View<'_, I>, b: &Store) -> usize {
    let step = a.nvals().div_ceil(SAMPLE).max(1);
    match View::<I>::of(b) {
        Some(b) => a.idx.iter().step_by(step).map(|k| b.row(k.us()).len()).sum::<usize>().saturating_mul(step),
        None => a.nvals().saturating_mul(b.nvals() / (b.nmajor.max(1) as usize).max(1) + 1),
    }
}
