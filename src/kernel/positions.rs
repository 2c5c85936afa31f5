//! Positions as numbers: ROWINDEX, POSITIONI and their kin applied to every entry.
//!
//! Needs: a store, and an operator whose result is a sum of row, column and a constant.
//! Gives: [`Linear`], which writes the results of a range of positions.
//! Cost: one addition per entry; values are not read. The major index of each vector is found
//! once, not for each entry.

use std::ops::Range;

use super::apply::Function;
use super::erased::pipe::cast_value;
use super::operand::by_index;
use crate::error::Result;
use crate::ops::{BinaryCode as B, BinaryOp, IndexUnaryCode as X, IndexUnaryOp, UnaryCode as U, UnaryOp};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, typed_mut};
use crate::types::{Type, TypeCode};

/// `of_major * major + of_minor * minor + plus`, wrapping, as INT32 when `narrow`, else as INT64.
#[derive(Clone, Copy, Debug)]
pub struct Linear {
    of_major: i64,
    of_minor: i64,
    plus: i64,
    narrow: bool,
}

impl Linear {
    /// `f`, if that is all it computes; `swapped` when the major axis is columns.
    pub fn of(f: &Function<'_>, swapped: bool) -> Result<Option<Linear>> {
        let found = match f {
            Function::Unary(UnaryOp::Builtin(op, ty)) => of_unary(*op).map(|sum| (sum, ty)),
            Function::Bind1st(BinaryOp::Builtin(op, ty), _) | Function::Bind2nd(BinaryOp::Builtin(op, ty), _) => {
                of_binary(*op).map(|sum| (sum, ty))
            }
            Function::Index(op @ IndexUnaryOp::Builtin(code, ty), thunk) if op.is_positional() => {
                let as_given = cast_value(thunk.ty(), thunk.bytes(), &op.thunk_type())?;
                let mut t = [0; 8];
                t.copy_from_slice(&cast_value(&op.thunk_type(), &as_given, &Type::of::<i64>())?);
                of_index(*code, i64::from_ne_bytes(t)).map(|sum| (sum, ty))
            }
            Function::Unary(_) | Function::Bind1st(..) | Function::Bind2nd(..) | Function::Index(..) => None,
        };
        Ok(found.map(|((of_row, of_col, plus), ty)| {
            let (of_major, of_minor) = if swapped { (of_col, of_row) } else { (of_row, of_col) };
            Linear { of_major, of_minor, plus, narrow: *ty == TypeCode::Int32 }
        }))
    }

    /// The results for positions `r` of `a`.
    pub fn fill(&self, a: &Store, r: Range<usize>, out: &mut [u8]) {
        if self.narrow {
            self.fill_as(a, r, typed_mut::<i32>(out), |x| x as i32);
        } else {
            self.fill_as(a, r, typed_mut::<i64>(out), |x| x);
        }
    }

    fn fill_as<T: Copy>(&self, a: &Store, r: Range<usize>, out: &mut [T], narrowed: impl Fn(i64) -> T) {
        match &a.form {
            Form::List(l) => by_index!(l.idx.is_wide(), I => {
                let v = View::<I>::of(a).expect("the width was looked at");
                self.fill_lists(&v, r, out, narrowed);
            }),
            Form::Bitmap { .. } | Form::Full => {
                let n = (a.nminor as usize).max(1);
                let mut p = r.start;
                while p < r.end {
                    let (major, minor) = (p / n, p % n);
                    let here = (n - minor).min(r.end - p);
                    let first = self.base(major).wrapping_add(self.of_minor.wrapping_mul(minor as i64));
                    let row = &mut out[p - r.start..p - r.start + here];
                    for (k, o) in row.iter_mut().enumerate() {
                        *o = narrowed(first.wrapping_add(self.of_minor.wrapping_mul(k as i64)));
                    }
                    p += here;
                }
            }
        }
    }

    fn base(&self, major: usize) -> i64 {
        self.of_major.wrapping_mul(major as i64).wrapping_add(self.plus)
    }

    fn fill_lists<I: Index, T: Copy>(&self, v: &View<'_, I>, r: Range<usize>, out: &mut [T], narrowed: impl Fn(i64) -> T) {
        let add = |base: i64, j: usize| base.wrapping_add(self.of_minor.wrapping_mul(j as i64));
        match self.of_minor {
            0 => self.each_row(
                v,
                r,
                |base, row, _, to| {
                    let value = narrowed(base);
                    match to.first_chunk_mut::<SHORT>() {
                        Some(to) if row.len() <= SHORT => *to = [value; SHORT],
                        _ => to[..row.len()].fill(value),
                    }
                },
                out,
            ),
            // Products of 64 bits are no vector instruction of every machine.
            1 => self.each_row(
                v,
                r,
                |base, row, idx, to| {
                    to[..row.len()].iter_mut().zip(idx).for_each(|(to, j)| *to = narrowed(base.wrapping_add(j.us() as i64)));
                },
                out,
            ),
            _ => self.each_row(
                v,
                r,
                |base, row, idx, to| {
                    to[..row.len()].iter_mut().zip(idx).for_each(|(to, j)| *to = narrowed(add(base, j.us())));
                },
                out,
            ),
        }
    }

    /// Hands the base, the positions and minor indices of each piece of a vector in `r` to `fill`, and where its results go
    /// and those of the vectors behind it.
    #[inline(always)]
    fn each_row<I: Index, T>(
        &self,
        v: &View<'_, I>,
        r: Range<usize>,
        fill: impl Fn(i64, Range<usize>, &[I], &mut [T]),
        out: &mut [T],
    ) {
        // The stored vector that holds position r.start.
        let mut k = v.ptr.partition_point(|start| start.us() <= r.start).saturating_sub(1);
        let mut p = r.start;
        while p < r.end {
            let end = v.ptr[k + 1].us().min(r.end);
            fill(self.base(v.id(k)), p..end, &v.idx[p..end], &mut out[p - r.start..]);
            p = end;
            k += 1;
        }
    }
}

/// Results of short vectors are written as so many, whatever their length, and the next ones over what was too much.
const SHORT: usize = 4;

/// Share of the row, share of the column, constant.
type Sum = (i64, i64, i64);

fn of_unary(op: U) -> Option<Sum> {
    Some(match op {
        U::PositionI => (1, 0, 0),
        U::PositionI1 => (1, 0, 1),
        U::PositionJ => (0, 1, 0),
        U::PositionJ1 => (0, 1, 1),
        _ => return None,
    })
}

/// Element-wise both operands lie at the same place.
fn of_binary(op: B) -> Option<Sum> {
    Some(match op {
        B::FirstI | B::SecondI => (1, 0, 0),
        B::FirstI1 | B::SecondI1 => (1, 0, 1),
        B::FirstJ | B::SecondJ => (0, 1, 0),
        B::FirstJ1 | B::SecondJ1 => (0, 1, 1),
        _ => return None,
    })
}

fn of_index(op: X, thunk: i64) -> Option<Sum> {
    Some(match op {
        X::RowIndex => (1, 0, thunk),
        X::ColIndex => (0, 1, thunk),
        X::DiagIndex => (-1, 1, thunk),
        X::FlipDiagIndex => (1, -1, thunk.wrapping_neg()),
        _ => return None,
    })
}
