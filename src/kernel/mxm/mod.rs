//! Z = A (+).(x) B on lists: choice of method, and nothing else.
//!
//! Needs: A and B by row (or B by column), a semiring, a prepared mask. Gives: Z of the monoid's
//! type, only where the mask allows, rows sorted.
//! Cost: [`saxpy`] O(flops); `dot` O(sum over the mask's entries of the rows it meets). The
//! smaller of the two estimates wins; the estimates cost one pass over A or over the mask.
//! `single` serves operands with one entry per row, which need no sums, `strip` full ones of a few rows or columns, `batch`
//! a few dense rows that gather.
//! [`hot`] says which semirings have a specialised body; all others run the erased one.

pub(super) mod acc;
mod alone;
pub(super) mod batch;
pub(super) mod buckets;
mod choice;
mod compact;
mod count;
mod dot;
pub(super) mod erased;
pub mod hot;
pub(super) mod iso;
mod keys;
pub(super) mod listed;
mod numbers;
pub(super) mod out;
mod pairs;
pub(super) mod ranks;
mod rowwise;
pub mod saxpy;
pub(super) mod scaled;
mod shared;
mod sides;
mod sift;
mod single;
pub(super) mod strip;
mod sum;
mod tally;
pub mod terms;
#[cfg(test)]
mod tests;
pub mod typed;
mod words;

use std::cell::OnceCell;

use super::mask::Mask;
use super::operand::{self, Ref, by_index, needs_wide, view};
use super::writeback::How;
use super::{reduce, transpose};
use crate::error::Result;
use crate::mem::scratch;
use crate::ops::{BinaryOp, Monoid, Semiring};
use crate::storage::view::View;
use crate::storage::{Index, Store, policy};
use crate::trace;
use count::Count;
use sides::Sides;
use sum::Sum;
use typed::Width;

pub use batch::{may_give_blocks, spared as spared_by_columns};

/// The order of the multiply's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// `a (x) b`: entry (i, k) of A first.
    Straight,
    /// `b (x) a`: A and B were exchanged because (AB)' = B'A'.
    Flipped,
}

impl Order {
    /// The order when the operands change places: pushing, a vector is the left one.
    #[must_use]
    pub fn turned(self) -> Order {
        if self == Order::Straight { Order::Flipped } else { Order::Straight }
    }
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

    /// The side that was not at hand, if the product made it.
    pub fn into_made(self) -> Option<Store> {
        self.made.into_inner()
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

/// Probes of a dot product in the time of one multiply-add of saxpy, with a specialised semiring.
const PROBES: usize = 1;
/// ... with built-in operators on slices: a probe that meets nothing calls none. 2026-11, bench-peer,
/// `C<L> = L U'` of kron:14, max_minus int16: 8.8 ns per multiply-add.
const PROBES_SLICES: usize = 4;
/// ... with operators that are functions of the program: 17 ns there.
const PROBES_FUNCTIONS: usize = 8;

/// Probes that cost as much as one multiply-add.
fn probes_per_product(s: &Semiring, a: &Store, b: &Store) -> usize {
    match (s.mul(), s.add().op()) {
        _ if hot::has(s, &a.ty, &b.ty, Order::Straight) => PROBES,
        (BinaryOp::User(_), _) | (_, BinaryOp::User(_)) => PROBES_FUNCTIONS,
        _ => PROBES_SLICES,
    }
}
/// Entries of all operands and the mask up to which a dot product whose columns are at hand is not compared with saxpy: it takes some
/// microseconds at worst, and to count probes a quarter of what it takes as a rule (2026-11, triangles of 34 vertices).
const SMALL: usize = if cfg!(test) { 16 } else { 512 };
/// Cost per entry of a transposition relative to one multiply-add.
const TRANSPOSE_COST: usize = 4;

/// Z = A (+).(x) B where the mask (`how`'s store, complement, structural) allows.
pub fn run(s: &Semiring, a: &Store, b: &TwoWay<'_>, how: &How<'_>) -> Result<Store> {
    to(s, a, b, how, None)
}

/// As [`run`], where nobody asks for A again if that succeeds: it may give its blocks to Z (see [`may_give_blocks`]). `None`, and A is
/// what it was, where it would not; an error leaves A as it was, too.
pub fn run_own(s: &Semiring, a: &mut Store, b: &TwoWay<'_>, how: &How<'_>) -> Result<Option<Store>> {
    let Some(mask) = how.mask else { return Ok(None) };
    if needs_wide(&[a, b.any(), mask], most_entries(a, b, how)?) {
        return Ok(None);
    }
    batch::run(s, batch::Operand::Own(a), b, &Mask::new(how.mask, how.complement, how.structural, false)?)
}

/// The sum of Z's entries to `out`, of Z's type; the identity, and false, if there is none. Where rows come one after the other
/// they are forgotten once they are added.
pub fn sum(s: &Semiring, a: &Store, b: &TwoWay<'_>, how: &How<'_>, m: &Monoid, out: &mut [u8]) -> Result<bool> {
    let sum = Sum::new(m);
    let z = to(s, a, b, how, Some(&sum))?;
    match sum.into_taken() {
        Some(Some(sum)) => {
            out.copy_from_slice(&sum);
            Ok(true)
        }
        Some(None) => {
            m.identity(out);
            Ok(false)
        }
        None => reduce::to_scalar(&z, m, out),
    }
}

/// Z, or an empty store if `sum` took its rows.
fn to(s: &Semiring, a: &Store, b: &TwoWay<'_>, how: &How<'_>, sum: Option<&Sum<'_>>) -> Result<Store> {
    trace::line(format_args!("product: {} times {} entries", a.nvals(), b.any().nvals()));
    if how.mask.is_none()
        && !how.complement
        && let Some(rows) = b.rows
        && let Some(z) = strip::run(s, a, rows)?
    {
        return Ok(z);
    }
    let wide = needs_wide(&[a, b.any(), how.mask.unwrap_or(a)], most_entries(a, b, how)?);
    let mask = Mask::new(how.mask, how.complement, how.structural, wide)?;
    if !wide && let Some(z) = batch::run(s, batch::Operand::Kept(a), b, &mask)? {
        return Ok(z);
    }
    let a = operand::lists(a, wide)?;
    by_index!(wide, I => choose::<I>(s, &a, b, &mask, wide, sum))
}

/// A bound on the entries of the product, exact enough to tell whether 32 bits count them: passes over A or B are made
/// only where the dimensions and the mask do not settle it.
fn most_entries(a: &Store, b: &TwoWay<'_>, how: &How<'_>) -> Result<u64> {
    let (some, entries) = (b.any(), a.nvals() as u64);
    let ncols = if b.rows.is_some() { some.nminor } else { some.nmajor };
    let mut most = a.nmajor.saturating_mul(ncols).min(entries.saturating_mul(ncols.min(some.nvals() as u64)));
    if let Some(m) = how.mask.filter(|_| !how.complement) {
        most = most.min(m.nvals() as u64);
    }
    if policy::fits_u32(0, 0, most) {
        return Ok(most);
    }
    let longest = match (b.rows, View::<u32>::of(some)) {
        (Some(_), Some(v)) => v.ptr.windows(2).map(|ends| ends[1] - ends[0]).max().map_or(0, u64::from),
        (_, _) => return Ok(most.min(products(a, b)?)),
    };
    let bound = most.min(entries.saturating_mul(longest));
    if policy::fits_u32(0, 0, bound) { Ok(bound) } else { Ok(most.min(products(a, b)?)) }
}

/// The number of multiplications of A times B.
fn products(a: &Store, b: &TwoWay<'_>) -> Result<u64> {
    fn sum<I: Index, J: Index>(a: &View<'_, I>, b: &View<'_, J>) -> u64 {
        a.idx.iter().map(|k| b.row(k.us()).len() as u64).sum()
    }
    let rows = b.by_rows()?;
    Ok(match (View::<u32>::of(a), View::<u32>::of(rows)) {
        (Some(a), Some(b)) => sum(&a, &b),
        // Wide or dense operands: no need to know.
        (_, _) => u64::MAX,
    })
}

fn choose<I: Width>(
    s: &Semiring,
    a: &Store,
    b: &TwoWay<'_>,
    mask: &Mask<'_>,
    wide: bool,
    sum: Option<&Sum<'_>>,
) -> Result<Store> {
    let av = view::<I>(a);
    if let Some(m) = mask.as_lists::<I>() {
        let each = || probes_per_product(s, a, b.any());
        let transposing = b.any().nvals() * TRANSPOSE_COST;
        let dot = |cols: &Store, sides: Option<&Sides>| dot::run::<I>(s, (a, cols), (mask, &m), sum, sides);
        if let Some(cols) = b.cols {
            let cols = operand::lists(cols, wide)?;
            if av.nvals() + cols.nvals() + m.nvals() <= SMALL {
                return dot(&cols, None);
            }
            let by_column = view::<I>(&cols);
            let probes = |limit: usize| dot::probes(&av, |j| by_column.row(j).len(), (mask, &m), limit, dot::cost);
            // Without rows at hand saxpy costs at least the transposition; only where that does not
            // settle it are its multiplications counted.
            if b.rows.is_none() && probes(transposing) <= transposing {
                return dot(&cols, None);
            }
            let limit = match b.rows {
                Some(rows) => flops(&av, rows).saturating_mul(each()),
                None => transposing.saturating_add(flops_by_columns(&av, &cols)?.saturating_mul(each())),
            };
            let probes = probes(limit);
            // A sum of counts is tallied sooner: 2026-11, TC of web-NotreDame, .7 of the time.
            if sum.is_none()
                && let Some(sides) = by_sides(s, a, &cols, mask, limit.min(probes))?
            {
                return dot(&cols, Some(&sides));
            }
            if probes <= limit {
                return dot(&cols, None);
            }
        } else {
            let rows = b.by_rows()?;
            let limit = flops(&av, rows).saturating_mul(each());
            // With a mask that is not small dot cannot win. B's copy is memory, too, so it is to pay twice.
            if transposing < limit / 2
                && m.nvals() < limit / 4
                && let Some(lengths) = lengths_of_columns::<I>(rows)?
            {
                let pays =
                    dot::probes(&av, |j| lengths[j] as usize, (mask, &m), limit - transposing, dot::cost) <= limit - transposing;
                drop(lengths);
                if pays {
                    let cols = operand::lists(b.by_cols()?, wide)?;
                    return dot(&cols, None);
                }
            }
        }
    }
    let rows: Ref<'_> = operand::lists(b.by_rows()?, wide)?;
    if mask.allows_all()
        && let Some(z) = single::run::<I>(s, a, &rows)?
    {
        return Ok(z);
    }
    if let Some(sum) = sum
        && tally::run::<I>(s, a, &rows, mask, sum)?
    {
        return Store::empty(&s.add().ty(), a.nmajor, rows.nminor);
    }
    saxpy::run_to::<I>((s, a, &rows, Order::Straight), mask, None, sum)
}

/// What is counted column by column, if that takes less than `limit` probes.
fn by_sides(s: &Semiring, a: &Store, cols: &Store, mask: &Mask<'_>, limit: usize) -> Result<Option<Sides>> {
    let (Some(a), Some(b), Some(m)) = (View::<u32>::of(a), View::<u32>::of(cols), mask.as_lists::<u32>()) else {
        return Ok(None);
    };
    let counts = Count::of(s)?.is_some_and(|count| count.adds());
    let pays = || dot::probes(&a, |j| b.row(j).len(), (mask, &m), limit, sides::cost) < limit;
    if counts && sides::serves(&a, &b, (mask, &m)) && pays() { Sides::of(&a, &b, &m).map(Some) } else { Ok(None) }
}

/// How many entries each column has, unless there are too many columns: to count takes a quarter of what it takes to transpose B, and
/// leaves no copy of it if that does not pay.
fn lengths_of_columns<I: Index>(b: &Store) -> Result<Option<scratch::Dirty<u32>>> {
    let (Some(b), true) = (View::<I>::of(b), (b.nminor as usize) < dot::MAX_PLACES) else { return Ok(None) };
    let mut lengths = scratch::dirty::<u32>(b.nminor)?;
    lengths.fill(0);
    b.idx.iter().for_each(|j| lengths[j.us()] += 1);
    Ok(Some(lengths))
}

/// About the number of multiplications of A times B, from B's columns: each entry of B in row k meets the entries of A
/// in column k. Skewed graphs make this many times what average degrees suggest.
fn flops_by_columns<I: Index>(a: &View<'_, I>, cols: &Store) -> Result<usize> {
    let (Some(b), true) = (View::<I>::of(cols), a.nminor < dot::MAX_PLACES) else {
        return Ok(a.nvals().saturating_mul(cols.nvals() / a.nminor.max(1) + 1));
    };
    // Of samples so large that pairs of them meet often enough.
    let step = |n: usize| (n / MET).min((n / 1024).isqrt()).max(1);
    let (in_a, in_b) = (step(a.nvals()), step(b.nvals()));
    let mut in_column = scratch::zeroed::<u32>(a.nminor)?;
    a.idx.iter().step_by(in_a).for_each(|k| in_column[k.us()] += 1);
    let sum: usize = b.idx.iter().step_by(in_b).map(|k| in_column[k.us()] as usize).sum();
    a.idx.iter().step_by(in_a).for_each(|k| in_column[k.us()] = 0);
    in_column.give_back();
    Ok(sum.saturating_mul(in_a).saturating_mul(in_b))
}

/// Entries of each operand that [`flops_by_columns`] looks at, at least, where it has more. 2026-11, triangles of
/// web-NotreDame: to look at all of them took a thirtieth of the time.
const MET: usize = 1 << 16;

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
