//! Calls on lists that are recorded rather than made: element-wise operations, selections, sums of rows.
//!
//! Needs: headers, `expr`. Gives: [`ewise`], [`apply`], [`select`], [`row_sums`]; false, and nothing done, when the call is to be
//! made at once. Cost: for small operands a comparison or two; else three small blocks. Operands are made before.
//! Recorded is what replaces the output: under a mask, or with an accumulator, a call is made at once; it is what comes after
//! that may have one (`merge`). Not recorded: operators of users that are not declared to last, casts of the result, and calls
//! whose dense operand is much larger than their lists, since somebody may want to change it in place while the call would
//! still need it as it was.

use super::header::Header;
use super::record_product::{is_large, record};
use super::write::Write;
use crate::error::Result;
use crate::expr::{Applied, Call, Entries};
use crate::kernel::apply::Function;
use crate::kernel::ewise::Missing;
use crate::mem::Shared;
use crate::ops::{BinaryOp, IndexUnaryOp, Monoid};
use crate::storage::{Form, Store};
use crate::types::{Datum, One, Type};

/// Places of a dense operand for each entry of a list.
const PLACES: usize = 16;

/// Whether C may be recorded as a call on these that gives values of type `z`.
fn may_be<M>(c: &Header, w: &Write<'_, M>, z: &Type, of: &[&Store]) -> bool {
    let is_all = w.mask.is_none() && !w.desc.mask_complement && w.accum.is_none();
    let has_lists = of.iter().any(|x| x.is_list());
    let entries = of.iter().filter(|x| !has_lists || x.is_list()).map(|x| x.nvals()).max().unwrap_or(0);
    let is_small = |x: &&Store| x.is_list() || x.positions() <= entries.saturating_mul(PLACES);
    // What one value stands for is made in less time than is needed to record it.
    let is_one = |x: &&Store| matches!(x.form, Form::Full) && x.vals.is_iso();
    is_all
        && !of.iter().all(is_one)
        && entries > 0
        && is_large(entries)
        && of.iter().all(is_small)
        && c.ty() == *z
        && z.code().is_some()
}

fn keep(c: &Header, call: Entries) -> Result<bool> {
    record(c, Call::Entries(Shared::try_new(call)?))?;
    Ok(true)
}

fn is_plain(op: &BinaryOp) -> bool {
    op.is_lasting() && !op.is_ignore_dup()
}

/// C = A (op) B; both lie along C's major axis.
pub fn ewise<M>(c: &Header, w: &Write<'_, M>, op: &BinaryOp, [x, y]: [&Shared<Store>; 2], missing: &Missing<'_>) -> Result<bool> {
    let keeps = match missing {
        Missing::Drop => false,
        Missing::Keep => true,
        Missing::Fill(..) => return Ok(false),
    };
    // Without an operator for them, entries that stand alone are cast.
    let is_cast = keeps && (x.ty != op.ztype() || y.ty != op.ztype());
    if !may_be(c, w, &op.ztype(), &[x, y]) || !is_plain(op) || op.looks_at_places() || is_cast {
        return Ok(false);
    }
    keep(c, Entries::Ewise { op: op.clone(), of: [x.clone(), y.clone()], keep: keeps })
}

/// C = f(A), along C's major axis.
pub fn apply<M>(
    c: &Header,
    w: &Write<'_, M>,
    f: &Function<'_>,
    (x, by_columns): (&Shared<Store>, bool),
    z: &Type,
) -> Result<bool> {
    if !may_be(c, w, z, &[x]) {
        return Ok(false);
    }
    let f = match f {
        Function::Unary(op) => op.is_lasting().then(|| Applied::Unary((*op).clone())),
        Function::Bind1st(op, x) => One::of(x).filter(|_| is_plain(op)).map(|x| Applied::First((*op).clone(), x)),
        Function::Bind2nd(op, y) => One::of(y).filter(|_| is_plain(op)).map(|y| Applied::Second((*op).clone(), y)),
        Function::Index(op, thunk) => {
            One::of(thunk).filter(|_| op.is_lasting()).map(|thunk| Applied::Index((*op).clone(), thunk))
        }
    };
    f.map_or(Ok(false), |f| keep(c, Entries::Apply { f, of: x.clone(), by_columns }))
}

/// C = A where f, along C's major axis.
pub fn select<M>(
    c: &Header,
    w: &Write<'_, M>,
    (f, thunk): (&IndexUnaryOp, &Datum<'_>),
    (x, by_columns): (&Shared<Store>, bool),
) -> Result<bool> {
    let Some(thunk) = One::of(thunk).filter(|_| f.is_lasting() && may_be(c, w, &x.ty, &[x])) else { return Ok(false) };
    keep(c, Entries::Select { f: f.clone(), thunk, of: x.clone(), by_columns })
}

/// w = the sum of each row of A, which lies by rows or by columns.
pub fn row_sums<M>(c: &Header, w: &Write<'_, M>, m: &Monoid, (x, by_columns): (&Shared<Store>, bool)) -> Result<bool> {
    if !matches!(m, Monoid::Builtin(..)) || !may_be(c, w, &m.ty(), &[x]) {
        return Ok(false);
    }
    keep(c, Entries::RowSums { m: m.clone(), of: x.clone(), by_columns })
}
