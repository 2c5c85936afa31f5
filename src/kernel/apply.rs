//! Z = f(A): unary, bound binary and index-unary operators on every entry.
//!
//! Needs: a store and an operator, and the orientation for operators that look at positions.
//! Gives: Z with A's pattern, copied, and values of the operator's result type.
//! Cost: O(entries) for lists, O(positions) for dense. Parallel: over blocks of values.

use std::ops::Range;

use super::erased::TILE;
use super::erased::lanes::{IndexUn, Un};
use super::erased::pipe::{BinPipe, Fetch, Out, cast_value};
use super::operand::by_index;
use super::positions::Linear;
use crate::error::Result;
use crate::mem::Buf;
use crate::ops::{BinaryOp, IndexUnaryOp, UnaryOp};
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Ints, Store, Values};
use crate::trace;
use crate::types::{Datum, Type};

/// What is applied.
pub enum Function<'a> {
    /// `z = f(x)`.
    Unary(&'a UnaryOp),
    /// `z = f(scalar, x)`.
    Bind1st(&'a BinaryOp, &'a Datum<'a>),
    /// `z = f(x, scalar)`.
    Bind2nd(&'a BinaryOp, &'a Datum<'a>),
    /// `z = f(x, i, j, thunk)`.
    Index(&'a IndexUnaryOp, &'a Datum<'a>),
}

impl Function<'_> {
    fn ztype(&self) -> Type {
        match self {
            Function::Unary(op) => op.ztype(),
            Function::Bind1st(op, _) | Function::Bind2nd(op, _) => op.ztype(),
            Function::Index(op, _) => op.ztype(),
        }
    }

    /// Whether a result takes about as long as moving it.
    fn is_cheap(&self) -> bool {
        match self {
            Function::Unary(UnaryOp::Builtin(code, _)) => code.is_cheap(),
            Function::Bind1st(BinaryOp::Builtin(code, _), _) | Function::Bind2nd(BinaryOp::Builtin(code, _), _) => {
                code.is_cheap()
            }
            Function::Unary(_) | Function::Bind1st(..) | Function::Bind2nd(..) => false,
            Function::Index(op, _) => !matches!(op, IndexUnaryOp::User(_)),
        }
    }

    /// Whether it is a user's: such functions are never called where no entry is.
    fn is_user(&self) -> bool {
        match self {
            Function::Unary(op) => matches!(op, UnaryOp::User(_)),
            Function::Bind1st(op, _) | Function::Bind2nd(op, _) => matches!(op, BinaryOp::User(_)),
            Function::Index(op, _) => matches!(op, IndexUnaryOp::User(_)),
        }
    }

    /// Whether results depend on positions, or may differ for equal values (users' functions are
    /// trusted to be functions, but an index-unary one is given the position).
    fn looks_at_positions(&self) -> bool {
        match self {
            Function::Unary(op) => op.xtype().is_none(),
            Function::Bind1st(op, _) | Function::Bind2nd(op, _) => op.is_positional(),
            Function::Index(..) => true,
        }
    }
}

/// Coordinates of values: the row and column of the value at a position.
pub(super) enum Where<'a> {
    /// Not asked for.
    Nowhere,
    /// Dense: position = major * nminor + minor.
    Dense { nminor: u64, swapped: bool },
    /// Lists: the major index of each value was written out; minor indices are the lists'.
    Lists { major: Buf<u64>, minor: &'a Ints, swapped: bool },
}

impl<'a> Where<'a> {
    /// Coordinates in `a`; `swapped` when the major axis is columns.
    pub(super) fn of(a: &'a Store, swapped: bool) -> Result<Where<'a>> {
        let Form::List(lists) = &a.form else { return Ok(Where::Dense { nminor: a.nminor.max(1), swapped }) };
        let major = by_index!(lists.idx.is_wide(), I => majors::<I>(a))?;
        Ok(Where::Lists { major, minor: &lists.idx, swapped })
    }

    #[inline]
    pub(super) fn at(&self, p: usize) -> (u64, u64) {
        let (major, minor, swapped) = match self {
            Where::Nowhere => return (0, 0),
            Where::Dense { nminor, swapped } => (p as u64 / nminor, p as u64 % nminor, *swapped),
            Where::Lists { major, minor, swapped } => (major[p], minor.get(p), *swapped),
        };
        if swapped { (minor, major) } else { (major, minor) }
    }
}

fn majors<I: Index>(a: &Store) -> Result<Buf<u64>> {
    let v = View::<I>::of(a).expect("the caller looked at the width");
    let mut out = Buf::with_capacity(v.nvals())?;
    for k in 0..v.vectors() {
        out.extend_filled(v.range(k).len(), v.id(k) as u64)?;
    }
    Ok(out)
}

/// `f` on every entry of `a`; `swapped` when a's major axis is columns.
pub fn run(f: &Function<'_>, a: &Store, swapped: bool) -> Result<Store> {
    trace::line(format_args!("apply: {} entries", a.nvals()));
    let ty = f.ztype();
    let linear = Linear::of(f, swapped)?;
    let positions = f.looks_at_positions();
    let places = if linear.is_some() {
        Where::Nowhere
    } else if positions {
        Where::of(a, swapped)?
    } else {
        Where::Nowhere
    };
    let count = if a.is_list() { a.nvals() } else { a.positions() };
    let stays_iso = a.vals.is_iso() && !positions && a.nvals() > 0;
    let n = if stays_iso { count.min(1) } else { count };
    let mut bytes = if f.is_user() && a.present().is_some() {
        Buf::<u8>::zeroed(n * ty.size())?
    } else {
        // SAFETY: nothing is skipped, so each range writes all its values.
        unsafe { Buf::<u8>::unset(n * ty.size())? }
    };
    let ranges = if f.is_cheap() { par::streaming(n)? } else { par::ranges(n, |k| k)? };
    let out = Disjoint::new(&mut bytes);
    par::run(&ranges, |r| {
        // SAFETY: ranges do not overlap.
        let out = unsafe { out.slice(r.start * ty.size()..r.end * ty.size()) };
        if let Some(linear) = &linear {
            linear.fill(a, r, out);
            return Ok(());
        }
        let skip = a.present().filter(|_| !stays_iso);
        block(f, a, &ty, &places, (r, skip), out)
    })?;
    let form = a.try_clone_form()?;
    let vals = if stays_iso && n == 1 { Values::iso(bytes) } else { Values::each(bytes) };
    Ok(Store { ty, nmajor: a.nmajor, nminor: a.nminor, form, vals })
}

/// The values of positions `r`. Dense positions without an entry are skipped for users'
/// functions, which are never called on absent entries; built-in ones may compute there.
fn block(
    f: &Function<'_>,
    a: &Store,
    ty: &Type,
    places: &Where<'_>,
    (r, present): (Range<usize>, Option<&[u8]>),
    out: &mut [u8],
) -> Result<()> {
    let mut engine = Engine::new(f, a, ty, r.len())?;
    let size = ty.size();
    let skip = present.filter(|_| f.is_user());
    let mut start = r.start;
    while start < r.end {
        let mut n = TILE.min(r.end - start);
        if let Some(present) = skip {
            if present[start] == 0 {
                start += 1;
                continue;
            }
            n = present[start..start + n].iter().position(|&b| b == 0).unwrap_or(n);
        }
        engine.tile(&mut out[(start - r.start) * size..], n, start, |k| places.at(start + k));
        start += n;
    }
    Ok(())
}

enum Engine<'a> {
    Unary { op: Un, x: Fetch<'a>, out: Out },
    Binary { pipe: BinPipe<Fetch<'a>> },
    Index { op: IndexUn, x: Fetch<'a>, out: Out, thunk: Buf<u8> },
}

impl<'a> Engine<'a> {
    /// For at most `lanes` values at a time.
    fn new(f: &Function<'a>, a: &'a Store, ty: &Type, lanes: usize) -> Result<Self> {
        Ok(match f {
            Function::Unary(op) => {
                let want = op.xtype();
                let x = Fetch::new(a, want.as_ref().unwrap_or(&a.ty), want.is_some())?;
                Engine::Unary { op: Un::of(op)?, x: x.spread(lanes)?, out: Out::new(&op.ztype(), ty)? }
            }
            Function::Bind1st(op, scalar) => {
                let x = Fetch::scalar(scalar.ty(), scalar.bytes(), &op.xtype())?;
                let y = Fetch::new(a, &op.ytype(), op.uses_y())?;
                Engine::Binary { pipe: BinPipe::elementwise(op, x, y, ty)? }
            }
            Function::Bind2nd(op, scalar) => {
                let x = Fetch::new(a, &op.xtype(), op.uses_x())?;
                let y = Fetch::scalar(scalar.ty(), scalar.bytes(), &op.ytype())?;
                Engine::Binary { pipe: BinPipe::elementwise(op, x, y, ty)? }
            }
            Function::Index(op, thunk) => {
                let want = op.xtype();
                let x = Fetch::new(a, want.as_ref().unwrap_or(&a.ty), want.is_some())?.spread(lanes)?;
                let thunk = cast_value(thunk.ty(), thunk.bytes(), &op.thunk_type())?;
                Engine::Index { op: IndexUn::of(op)?, x, out: Out::new(&op.ztype(), ty)?, thunk }
            }
        })
    }

    fn tile(&mut self, out_bytes: &mut [u8], n: usize, start: usize, at: impl Fn(usize) -> (u64, u64)) {
        match self {
            Engine::Unary { op, x, out } => {
                let x = x.run(start, n);
                // SAFETY: LANES-1: a spread Fetch gives n values.
                out.put(out_bytes, n, |z| unsafe { op.run(z, x, n, at) });
            }
            Engine::Binary { pipe } => pipe.run(out_bytes, n, start, start, |k| {
                let (i, j) = at(k);
                (i, j, j)
            }),
            Engine::Index { op, x, out, thunk } => {
                let (x, t) = (x.run(start, n), thunk.as_ptr());
                // SAFETY: LANES-1; the thunk is one aligned value of its type.
                out.put(out_bytes, n, |z| unsafe { op.run(z, x, t, n, at) });
            }
        }
    }
}
