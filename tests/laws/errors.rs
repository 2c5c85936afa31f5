//! A call that is wrong in one respect is refused with the right kind of error and changes nothing.
//!
//! Random calls are broken in one place: a shape, an index, a domain (C API, the lists of return
//! values in chapter 4).

use graphblas::ErrorKind;

use crate::harness::generate::{Family, program};
use crate::harness::model;
use crate::harness::program::{Call, Form, Id, Made, Op, Program, Shape, Verb};
use crate::harness::rng::Rng;
use crate::harness::text;
use crate::open;
use crate::oracle::index::Indices;
use crate::oracle::ops::{Bin, BinOp};
use crate::oracle::value::{Ty, Val};

/// The program with one thing wrong, and the error that this must give.
pub type Broken = Option<(Program, ErrorKind)>;

/// An object that occurs once in the call.
fn only_use(call: &Call, id: Id) -> bool {
    call.objects().iter().filter(|&&o| o == id).count() == 1
}

/// Makes one dimension of an object larger by one.
fn grow(p: &mut Program, id: Id, is_second: bool) {
    let (r, c) = p.objects[id].shape.dims();
    let grown = p.dim(p.size(if is_second { c.unwrap_or(r) } else { r }) + 1);
    p.objects[id].shape = match p.objects[id].shape {
        Shape::Vector(_) => Shape::Vector(grown),
        Shape::Matrix(_, c) if !is_second => Shape::Matrix(grown, c),
        Shape::Matrix(r, _) => Shape::Matrix(r, grown),
    };
    // No longer full.
    p.objects[id].form = Form { made: Made::Build, ..Form::default() };
}

fn mask_of_another_shape(mut p: Program, rng: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let mask = call.mask.filter(|&m| only_use(&call, m))?;
    grow(&mut p, mask, rng.one_in(2));
    Some((p, ErrorKind::DimensionMismatch))
}

fn input_of_another_shape(mut p: Program, rng: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let fits_all =
        matches!(call.verb, Verb::Extract | Verb::ExtractCol | Verb::ReduceRows | Verb::Reduce | Verb::Dup | Verb::Diag);
    let id = *call.ins.get(rng.below(call.ins.len().max(1)))?;
    if fits_all || !only_use(&call, id) {
        return None;
    }
    let is_second = rng.one_in(2);
    // The product with an empty side still has the wrong shape, unless that side is 0 long.
    if call.verb == Verb::Kronecker && p.extent(p.objects[call.out].shape).0.min(p.extent(p.objects[call.out].shape).1) == 0 {
        return None;
    }
    grow(&mut p, id, is_second);
    Some((p, ErrorKind::DimensionMismatch))
}

fn index_beyond_the_end(mut p: Program, rng: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let is_cols = rng.one_in(2);
    let arg = if is_cols { call.cols.clone() } else { call.rows.clone() }?;
    // With the other list empty nothing is selected at all.
    if [&call.rows, &call.cols].into_iter().flatten().any(|a| p.size(a.len) == 0) {
        return None;
    }
    let n = p.size(arg.within);
    let list = &mut if is_cols { p.calls[0].cols.as_mut() } else { p.calls[0].rows.as_mut() }?.what;
    match list {
        Indices::All => return None,
        Indices::List(list) => {
            let k = rng.below(list.len());
            list[k] = n + rng.below(2);
        }
        Indices::Range(begin, len) => *begin = n + 1 - *len,
    }
    Some((p, ErrorKind::IndexOutOfBounds))
}

/// A row or column that is not there: subassign has a list of one for it.
fn of_line(verb: Verb) -> ErrorKind {
    if verb.is_of_part() { ErrorKind::IndexOutOfBounds } else { ErrorKind::InvalidIndex }
}

fn place_beyond_the_end(mut p: Program, rng: &mut Rng) -> Broken {
    let (verb, out) = (p.calls[0].verb, p.calls[0].out);
    let (nrows, ncols) = p.extent(p.objects[out].shape);
    let kind = match verb {
        Verb::SetElement | Verb::RemoveElement => {
            p.calls[0].tuples[0].0 = nrows;
            ErrorKind::InvalidIndex
        }
        verb if verb.is_row() => {
            p.calls[0].tuples[0].0 = nrows;
            of_line(verb)
        }
        verb if verb.is_col() => {
            p.calls[0].tuples[0].1 = ncols;
            of_line(verb)
        }
        Verb::ExtractCol => {
            let (m, n) = p.extent(p.objects[p.calls[0].ins[0]].shape);
            p.calls[0].tuples[0].1 = if p.calls[0].desc.t0 { m } else { n };
            ErrorKind::InvalidIndex
        }
        Verb::Build if p.objects[out].entries.is_empty() && !p.calls[0].tuples.is_empty() => {
            let k = rng.below(p.calls[0].tuples.len());
            p.calls[0].tuples[k].0 = nrows + 3;
            ErrorKind::IndexOutOfBounds
        }
        _ => return None,
    };
    p.calls.truncate(1);
    Some((p, kind))
}

fn mask_without_truth(mut p: Program, _: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let mask = call.mask.filter(|&m| only_use(&call, m) && !call.desc.is_structural)?;
    retype(&mut p, mask);
    Some((p, ErrorKind::DomainMismatch))
}

/// Entries of the type that nothing built-in can be cast to.
fn retype(p: &mut Program, id: Id) {
    p.objects[id].ty = Ty::U3;
    p.objects[id].entries.iter_mut().for_each(|t| t.2 = Val::small(Ty::U3, 5));
    p.objects[id].form = Form::default();
}

fn input_of_another_domain(mut p: Program, rng: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let k = rng.below(call.ins.len().max(1));
    let id = *call.ins.get(k)?;
    let needs = match call.op {
        Op::Semiring { mul, .. } => [Some(mul.xty()), Some(mul.yty())][k],
        Op::Binary(op) if call.verb == Verb::ApplyBind1st => Some(op.yty()),
        Op::Binary(op) => [Some(op.xty()), Some(op.yty())][k],
        Op::Unary(op) => op.xty(),
        Op::Index(op) if call.verb == Verb::ApplyIndex => op.xty(),
        Op::Monoid(m) => Some(m.ty()),
        Op::Index(_) | Op::None => (!p.objects[call.out].ty.is_user()).then_some(Ty::Bool),
    };
    // A positional operator looks at no value, so it takes any domain.
    let is_positional = |op: &BinOp| matches!(op, BinOp::Builtin(c, _) if c.is_positional());
    let is_free = matches!(call.verb, Verb::Dup | Verb::Diag) || call.binary_ops().iter().any(is_positional);
    // SN-78.
    let is_unread = matches!(call.verb, Verb::Mxm | Verb::Mxv | Verb::Vxm | Verb::EwiseMult | Verb::Kronecker)
        && call.binary_ops().iter().any(|op| matches!(op, BinOp::Builtin(Bin::Pair, _)));
    if is_free || is_unread || needs? == Ty::U3 || !only_use(&call, id) {
        return None;
    }
    retype(&mut p, id);
    Some((p, ErrorKind::DomainMismatch))
}

fn output_of_another_domain(mut p: Program, _: &mut Rng) -> Broken {
    let call = p.calls[0].clone();
    let is_plain =
        matches!(call.verb, Verb::Clear | Verb::Resize | Verb::Wait | Verb::Dup | Verb::Diag | Verb::RemoveElement | Verb::Build);
    let is_reduce = call.verb == Verb::Reduce;
    let takes = call.accum.map_or(Ty::Bool, |op| op.xty());
    let gives_user =
        call.ins.iter().any(|&id| p.objects[id].ty.is_user()) || call.binary_ops().iter().any(|op| op.zty().is_user());
    let scalar_is_user = call.scalars.iter().chain([&None]).flatten().any(|x| x.ty().is_user());
    let is_empty_scalar = matches!(call.verb, Verb::AssignScalar | Verb::SubassignScalar) && call.scalars[0].is_none();
    if is_plain || is_reduce || takes == Ty::U3 || gives_user || scalar_is_user || is_empty_scalar || !only_use(&call, call.out) {
        return None;
    }
    if matches!(call.op, Op::Unary(op) if op.zty().is_user()) || matches!(call.op, Op::Index(op) if op.zty().is_user()) {
        return None;
    }
    if call.verb == Verb::SetElement && call.tuples[0].2.ty().is_user() {
        return None;
    }
    p.calls.truncate(1);
    retype(&mut p, call.out);
    Some((p, ErrorKind::DomainMismatch))
}

/// SN-34.
fn accumulator_of_places(mut p: Program, rng: &mut Rng) -> Broken {
    let call = &p.calls[0];
    let has_accum = call.accum.is_some() && call.verb != Verb::Build;
    let is_user =
        call.objects().iter().any(|&id| p.objects[id].ty.is_user()) || call.binary_ops().iter().any(|op| op.zty().is_user());
    if !has_accum || is_user {
        return None;
    }
    let code = rng.pick(&[Bin::FirstI, Bin::FirstJ1, Bin::SecondI, Bin::SecondJ, Bin::SecondJ1]);
    p.calls[0].accum = Some(BinOp::Builtin(code, rng.pick(&[Ty::Int(32), Ty::Int(64)])));
    Some((p, ErrorKind::DomainMismatch))
}

/// What is wrong with the engine's answer to a broken program.
fn answer(p: &Program, want: ErrorKind) -> Option<String> {
    let start = model::start(p);
    let mut session = match open(p) {
        Ok(session) => session,
        Err(e) => return Some(e),
    };
    match session.call(p, &p.calls[0]) {
        Ok(_) => return Some(format!("want error {want:?}\n# got  success")),
        Err(e) if e.kind != want => return Some(format!("want error {want:?}\n# got  error {:?}: {}", e.kind, e.message)),
        Err(e) if e.message.is_empty() => return Some("the error says nothing".into()),
        Err(_) => {}
    }
    (0..start.len()).find_map(|id| match session.read(id) {
        Ok(a) if a.same(&start[id]) => None,
        Ok(a) => Some(format!("{} has changed to {}", text::object_name(id), text::content(&a))),
        Err(e) => Some(e),
    })
}

/// Breaks every family in one way; `least` is how many calls of 400 cases each that must be able to break.
pub fn refused(name: &str, least: usize, break_it: fn(Program, &mut Rng) -> Broken) {
    let mut count = 0;
    for family in Family::all() {
        for case in 0..crate::BROKEN {
            let mut rng = Rng::for_case(name, case);
            // Steps that go through every combination and every kind of index list.
            let Some((p, kind)) = break_it(program(family, 77 * case), &mut rng) else { continue };
            count += 1;
            if let Some(why) = answer(&p, kind) {
                panic!("\ncase error/{name}/{}/{case}\n{}# {why}\n", family.name(), text::program(&p));
            }
        }
    }
    let least = least * crate::BROKEN as usize / 400;
    assert!(count >= least, "{name}: {count} broken calls");
}

#[test]
fn shapes_must_fit() {
    refused("mask", 2000, mask_of_another_shape);
    refused("input", 1000, input_of_another_shape);
}

#[test]
fn indices_must_be_in_bounds() {
    refused("index", 500, index_beyond_the_end);
    refused("place", 500, place_beyond_the_end);
}

#[test]
fn domains_must_be_compatible() {
    refused("mask domain", 1000, mask_without_truth);
    refused("input domain", 1000, input_of_another_domain);
    refused("output domain", 1000, output_of_another_domain);
    refused("accumulator", 1000, accumulator_of_places);
}
