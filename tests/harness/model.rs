//! One call on the oracle.
//!
//! Needs: the current content of all objects. Gives: what the specification says comes out; with
//! ANY, all of it.

use super::program::{Call, IndexArg, Op, Program, Shape, Verb};
use crate::oracle::binary::with_choice;
use crate::oracle::index::Indices;
use crate::oracle::matrix::Mat;
use crate::oracle::ops::{BinOp, IdxOp, Monoid, UnOp};
use crate::oracle::value::Val;
use crate::oracle::write::{Write, write};
use crate::oracle::{apply, content, ewise, index, product, reduce, sort};
use graphblas::ErrorKind;

/// What a call does.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The output object becomes this.
    Object(Mat),
    /// The call returns this value; None: there was no entry.
    Value(Option<Val>),
    /// The call fails and changes nothing.
    Refused(ErrorKind),
}

/// The content of all objects before the first call.
pub fn start(p: &Program) -> Vec<Mat> {
    let content = |o: &super::program::Object| {
        let (nrows, ncols) = p.extent(o.shape);
        let mut a = Mat::new(o.ty, nrows, ncols);
        o.entries.iter().for_each(|(i, j, x)| a.set(*i, *j, Some(x.clone())));
        a
    };
    p.objects.iter().map(content).collect()
}

/// Every outcome that is right: one, unless the call uses ANY.
pub fn outcomes(p: &Program, objects: &[Mat], call: &Call) -> Vec<Outcome> {
    // Two picks for the operator ANY, times as many as a sum can have terms for the monoid.
    let terms = match call.op {
        Op::Monoid(_) if call.verb == Verb::Reduce => objects[call.out].nvals(),
        Op::Monoid(_) | Op::Semiring { .. } => {
            call.ins.iter().map(|&k| objects[k].nrows.max(objects[k].ncols)).max().unwrap_or(1)
        }
        Op::None | Op::Unary(_) | Op::Binary(_) | Op::Index(_) => call.tuples.len(),
    };
    let choices = if call.uses_any() { 2 * terms.max(1) } else { 1 };
    (0..choices).map(|k| with_choice(k, || outcome(p, objects, call))).collect()
}

fn outcome(p: &Program, objects: &[Mat], call: &Call) -> Outcome {
    let c = &objects[call.out];
    let w = Write {
        mask: call.mask.map(|k| &objects[k]),
        is_structural: call.desc.is_structural,
        is_complemented: call.desc.is_complemented,
        accum: call.accum,
        replace: call.desc.replace,
    };
    let input = |k: usize, is_transposed: bool| objects[call.ins[k]].input(is_transposed);
    let (first, second) = (|| input(0, call.desc.t0), || input(1, call.desc.t1));
    let scalar = |k: usize| call.scalars[k].as_ref().expect("the scalar has a value");
    let t = match call.verb {
        Verb::Mxm => product::mxm(semiring(call).0, semiring(call).1, &first(), &second()),
        Verb::Mxv => product::mxm(semiring(call).0, semiring(call).1, &first(), &input(1, false)),
        Verb::Vxm => product::vxm(semiring(call).0, semiring(call).1, &input(0, false), &second()),
        Verb::EwiseMult => ewise::mult(binary(call), &first(), &second()),
        Verb::EwiseAdd => ewise::add(binary(call), &first(), &second()),
        Verb::EwiseUnion => ewise::union(binary(call), &first(), scalar(0), &second(), scalar(1)),
        Verb::Kronecker => product::kronecker(binary(call), &first(), &second()),
        Verb::Transpose => first().transposed(),
        Verb::Apply => apply::unary(unary(call), &first()),
        // The matrix is the second operand, so it is INP1 that may be transposed (C API 4.3.8).
        Verb::ApplyBind1st => apply::bind_first(binary(call), scalar(0), &input(0, call.desc.t1)),
        Verb::ApplyBind2nd => apply::bind_second(binary(call), &first(), scalar(0)),
        Verb::ApplyIndex => apply::index_unary(index_op(call), &first(), scalar(0)),
        Verb::Select => apply::select(index_op(call), &first(), scalar(0)),
        Verb::Extract => index::extract(&first(), rows(call), cols(call)),
        Verb::ExtractCol => index::extract(&first(), rows(call), &Indices::List(vec![call.tuples[0].1])),
        Verb::ReduceRows => reduce::rows(monoid(call), &first()),
        Verb::Assign => return Outcome::Object(index::assign(c, &w, &input(0, call.desc.t0), rows(call), cols(call))),
        Verb::AssignScalar => {
            return Outcome::Object(index::assign_scalar(c, &w, call.scalars[0].as_ref(), rows(call), cols(call)));
        }
        Verb::AssignRow => return Outcome::Object(index::assign_row(c, &w, &input(0, false), call.tuples[0].0, cols(call))),
        Verb::AssignCol => return Outcome::Object(index::assign_col(c, &w, &input(0, false), rows(call), call.tuples[0].1)),
        Verb::Subassign => return Outcome::Object(index::subassign(c, &w, &input(0, call.desc.t0), rows(call), cols(call))),
        Verb::SubassignScalar => {
            return Outcome::Object(index::subassign_scalar(c, &w, call.scalars[0].as_ref(), rows(call), cols(call)));
        }
        Verb::SubassignRow => {
            return Outcome::Object(index::subassign_row(c, &w, &input(0, false), call.tuples[0].0, cols(call)));
        }
        Verb::SubassignCol => {
            return Outcome::Object(index::subassign_col(c, &w, &input(0, false), rows(call), call.tuples[0].1));
        }
        Verb::Sort | Verb::SortPlaces => {
            return Outcome::Object(sorted(call, c, &input(0, false), p.objects[call.out].shape.is_vector() || call.desc.t0));
        }
        Verb::Reduce => return Outcome::Value(reduce::all(monoid(call), c)),
        Verb::Build if c.nvals() > 0 => return Outcome::Refused(ErrorKind::OutputNotEmpty),
        Verb::Build => {
            return content::build(c, &call.tuples, call.accum)
                .map_or(Outcome::Refused(ErrorKind::InvalidValue), Outcome::Object);
        }
        Verb::SetElement | Verb::RemoveElement => {
            let (i, j, x) = &call.tuples[0];
            let mut c = c.clone();
            c.set(*i, *j, (call.verb == Verb::SetElement).then(|| x.clone()));
            return Outcome::Object(c);
        }
        Verb::Clear => return Outcome::Object(Mat::new(c.ty, c.nrows, c.ncols)),
        Verb::Resize => {
            let (nrows, ncols) = p.extent(call.shape.expect("resize has a shape"));
            return Outcome::Object(content::resize(c, nrows, ncols));
        }
        Verb::Dup => return Outcome::Object(input(0, false)),
        Verb::Diag => return Outcome::Object(content::diag(&input(0, false), call.diagonal)),
        Verb::Wait => return Outcome::Object(c.clone()),
    };
    Outcome::Object(write(c, &w, &t))
}

/// The rows in order; of a vector, which is a column, and of a matrix that the descriptor transposes, the columns.
fn sorted(call: &Call, c: &Mat, a: &Mat, is_by_columns: bool) -> Mat {
    let a = a.input(is_by_columns);
    let z = if call.verb == Verb::Sort { sort::values(binary(call), &a) } else { sort::places(binary(call), &a, c.ty) };
    z.input(is_by_columns)
}

/// The shape of the output after the call.
pub fn shape_after(p: &Program, call: &Call, before: Shape) -> Shape {
    match call.verb {
        Verb::Resize => call.shape.unwrap_or(before),
        Verb::Dup => p.objects[call.ins[0]].shape,
        _ => before,
    }
}

fn semiring(call: &Call) -> (Monoid, BinOp) {
    let Op::Semiring { add, mul, .. } = call.op else { panic!("{} takes a semiring", call.verb.name()) };
    (add, mul)
}

fn binary(call: &Call) -> BinOp {
    let Op::Binary(op) = call.op else { panic!("{} takes a binary operator", call.verb.name()) };
    op
}

fn unary(call: &Call) -> UnOp {
    let Op::Unary(op) = call.op else { panic!("{} takes a unary operator", call.verb.name()) };
    op
}

fn index_op(call: &Call) -> IdxOp {
    let Op::Index(op) = call.op else { panic!("{} takes an index unary operator", call.verb.name()) };
    op
}

fn monoid(call: &Call) -> Monoid {
    let Op::Monoid(m) = call.op else { panic!("{} takes a monoid", call.verb.name()) };
    m
}

fn rows(call: &Call) -> &Indices {
    indices(call.rows.as_ref())
}

fn cols(call: &Call) -> &Indices {
    indices(call.cols.as_ref())
}

/// A vector has one column, and all of it is meant.
fn indices(arg: Option<&IndexArg>) -> &Indices {
    arg.map_or(&Indices::All, |a| &a.what)
}
