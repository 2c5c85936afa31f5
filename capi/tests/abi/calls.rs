//! The calls of a program as C functions.
//!
//! Needs: `objects`, `values`, `indices`. Gives: [`run`]. Where several functions say the same
//! (an operator alone, in a monoid or in a semiring; a value of this or that type or in a
//! GrB_Scalar; a sum by a monoid or by its operator), the way of the call chooses one.

use crate::harness::program::{Call, Op, Program, Verb};
use crate::harness::session::Refusal;
use crate::indices::list;
use crate::library::{self, NULL, Word, call as c_call};
use crate::objects::{self, Owned};
use crate::oracle::ops::{Bin, BinOp, Monoid};
use crate::oracle::user::UserBin;
use crate::oracle::value::{Ty, Val};
use crate::session::{Capi, Obj, read_scalar};
use crate::status::{Info, SUCCESS, refusal};
use crate::values::{fetch, hand_over, room, scalar, typed_name};

/// The value of a reduction, and whether there was an entry.
pub type Answer = Result<Option<(Val, bool)>, Refusal>;

pub fn run(session: &mut Capi, p: &Program, call: &Call) -> Answer {
    match call.verb {
        Verb::Reduce => return reduce(&session.objects[call.out], call).map(Some),
        Verb::Dup | Verb::Diag => replace(session, call)?,
        Verb::Sort | Verb::SortPlaces => sort(session, p, call)?,
        Verb::Build | Verb::SetElement | Verb::RemoveElement | Verb::Clear | Verb::Resize | Verb::Wait => {
            method(session, p, call)?;
        }
        _ => operation(session, p, call)?,
    }
    Ok(None)
}

/// An operation with mask, accumulator and descriptor.
fn operation(session: &Capi, p: &Program, call: &Call) -> Result<(), Refusal> {
    let way = call.way;
    let handle = |id: usize| session.objects[id].handle();
    let out = &session.objects[call.out];
    let accum = call.accum.map_or(NULL, |op| objects::binary(op, way.part(1)));
    let head = [out.handle(), call.mask.map_or(NULL, handle), accum];
    let desc = objects::descriptor(call.desc, way);
    let input = |k: usize| handle(call.ins[k]);
    let kind = out.kind();
    let words = |middle: &[Word]| [&head, middle, &[desc.handle]].concat();
    let (rows, cols) = (list(call.rows.as_ref(), p, way.part(4)), list(call.cols.as_ref(), p, way.part(5)));
    let info = match (call.verb, call.op) {
        (Verb::Mxm | Verb::Mxv | Verb::Vxm, Op::Semiring { add, mul, is_named }) => {
            let s = objects::semiring(add, mul, is_named, way.part(2))?;
            c_call(&format!("GrB_{}", call.verb.name()), &words(&[s.semiring.handle, input(0), input(1)]))
        }
        (Verb::EwiseAdd, Op::Binary(op)) => by_operator(&format!("{kind}_eWiseAdd"), op, call, &words, &[input(0), input(1)])?,
        (Verb::EwiseMult, Op::Binary(op)) => by_operator(&format!("{kind}_eWiseMult"), op, call, &words, &[input(0), input(1)])?,
        (Verb::Kronecker, Op::Binary(op)) => by_operator("Matrix_kronecker", op, call, &words, &[input(0), input(1)])?,
        (Verb::EwiseUnion, Op::Binary(op)) => {
            let fill = |k: usize, ty: Ty| scalar(call.scalars[k].as_ref(), call.scalars[k].as_ref().map_or(ty, Val::ty));
            let (alpha, beta) = (fill(0, op.xty())?, fill(1, op.yty())?);
            let middle = [objects::binary(op, way.part(2)), input(0), alpha.handle, input(1), beta.handle];
            c_call(&format!("GxB_{kind}_eWiseUnion"), &words(&middle))
        }
        (Verb::Transpose, Op::None) => c_call("GrB_transpose", &words(&[input(0)])),
        (Verb::Apply, Op::Unary(op)) => {
            c_call(&format!("GrB_{kind}_apply"), &words(&[objects::unary(op, way.part(2)), input(0)]))
        }
        (Verb::ApplyBind1st, Op::Binary(op)) => {
            let before = [&head[..], &[objects::binary(op, way.part(2))]].concat();
            let after = [input(0), desc.handle];
            hand_over(&format!("{kind}_apply_BinaryOp1st"), &before, call.scalars[0].as_ref(), &[op.xty()], &after, way)?
        }
        (Verb::ApplyBind2nd, Op::Binary(op)) => {
            let before = [&head[..], &[objects::binary(op, way.part(2)), input(0)]].concat();
            hand_over(&format!("{kind}_apply_BinaryOp2nd"), &before, call.scalars[0].as_ref(), &[op.yty()], &[desc.handle], way)?
        }
        (Verb::ApplyIndex | Verb::Select, Op::Index(op)) => {
            let family = format!("{kind}_{}", if call.verb == Verb::Select { "select" } else { "apply_IndexOp" });
            let before = [&head[..], &[objects::index_unary(op, way.part(2)), input(0)]].concat();
            hand_over(&family, &before, call.scalars[0].as_ref(), &[op.thunk_ty()], &[desc.handle], way)?
        }
        (Verb::Extract, Op::None) if out.is_vector => c_call("GrB_Vector_extract", &words(&[input(0), rows.at(), rows.n])),
        (Verb::Extract, Op::None) => c_call("GrB_Matrix_extract", &words(&[input(0), rows.at(), rows.n, cols.at(), cols.n])),
        (Verb::ExtractCol, Op::None) => c_call("GrB_Col_extract", &words(&[input(0), rows.at(), rows.n, call.tuples[0].1])),
        (Verb::Assign, Op::None) if out.is_vector => c_call("GrB_Vector_assign", &words(&[input(0), rows.at(), rows.n])),
        (Verb::Assign, Op::None) => c_call("GrB_Matrix_assign", &words(&[input(0), rows.at(), rows.n, cols.at(), cols.n])),
        (Verb::AssignRow, Op::None) => c_call("GrB_Row_assign", &words(&[input(0), call.tuples[0].0, cols.at(), cols.n])),
        (Verb::AssignCol, Op::None) => c_call("GrB_Col_assign", &words(&[input(0), rows.at(), rows.n, call.tuples[0].1])),
        (Verb::Subassign, Op::None) if out.is_vector => c_call("GxB_Vector_subassign", &words(&[input(0), rows.at(), rows.n])),
        (Verb::Subassign, Op::None) => c_call("GxB_Matrix_subassign", &words(&[input(0), rows.at(), rows.n, cols.at(), cols.n])),
        (Verb::SubassignRow, Op::None) => c_call("GxB_Row_subassign", &words(&[input(0), call.tuples[0].0, cols.at(), cols.n])),
        (Verb::SubassignCol, Op::None) => c_call("GxB_Col_subassign", &words(&[input(0), rows.at(), rows.n, call.tuples[0].1])),
        (Verb::AssignScalar | Verb::SubassignScalar, Op::None) => {
            let x = call.scalars[0].as_ref();
            // Where C has no entry the value goes there by itself, else through the accumulator.
            let wanted: Vec<Ty> = [out.ty].into_iter().chain(call.accum.map(BinOp::yty)).collect();
            let after = if out.is_vector { vec![rows.at(), rows.n] } else { vec![rows.at(), rows.n, cols.at(), cols.n] };
            let family = if call.verb.is_of_part() { format!("GxB_{kind}_subassign") } else { format!("{kind}_assign") };
            hand_over(&family, &head, x, &wanted, &[&after[..], &[desc.handle]].concat(), way)?
        }
        (Verb::ReduceRows, Op::Monoid(m)) if can_stand_alone(m) && way.one_in(2, "by an operator") => {
            c_call("GrB_Matrix_reduce_BinaryOp", &words(&[objects::binary(m.op, way.part(2)), input(0)]))
        }
        (Verb::ReduceRows, Op::Monoid(m)) => {
            c_call("GrB_Matrix_reduce_Monoid", &words(&[objects::monoid(m, way.part(2))?.handle, input(0)]))
        }
        (verb, op) => panic!("there is no {} with {op:?}", verb.name()),
    };
    out.result(info)
}

/// One output of a sort, and sometimes the other one, which nobody looks at.
fn sort(session: &Capi, p: &Program, call: &Call) -> Result<(), Refusal> {
    let (out, way) = (&session.objects[call.out], call.way);
    let Op::Binary(op) = call.op else { panic!("sort takes a binary operator") };
    let (op, a) = (objects::binary(op, way.part(2)), &session.objects[call.ins[0]]);
    let desc = objects::descriptor(call.desc, way);
    let is_places = call.verb == Verb::SortPlaces;
    let shape = p.objects[call.out].shape;
    let other = Obj::new(if is_places { a.ty } else { Ty::Int(64) }, shape, p.extent(shape))?;
    let has_both = way.one_in(2, "both outputs");
    let second = if has_both { other.handle() } else { NULL };
    let outputs = if is_places { [second, out.handle()] } else { [out.handle(), second] };
    let info = c_call(&format!("GxB_{}_sort", out.kind()), &[outputs[0], outputs[1], op, a.handle(), desc.handle]);
    // The text of an error is with the first output.
    if is_places && has_both { other.result(info) } else { out.result(info) }
}

/// An element-wise operation: by the operator alone, or by a monoid or a semiring that has it.
fn by_operator(
    family: &str,
    op: BinOp,
    call: &Call,
    words: &dyn Fn(&[Word]) -> Vec<Word>,
    inputs: &[Word],
) -> Result<Info, Refusal> {
    let way = call.way.part(6);
    let run = |object: &str, handle: Word| c_call(&format!("GrB_{family}_{object}"), &words(&[&[handle], inputs].concat()));
    // Any operator on one domain may be put into a monoid; nothing asks whether it is associative.
    let has_one_domain = op.xty() == op.zty() && op.yty() == op.zty() && !op.looks_at_places();
    let is_add = call.verb == Verb::EwiseAdd;
    match way.below("kind of operator", 3) {
        0 if has_one_domain => {
            let identity = Val::small(op.zty(), 0);
            Ok(run("Monoid", objects::monoid_of(op, &identity, None, way)?.handle))
        }
        1 if is_add && has_one_domain => {
            let add = objects::monoid_of(op, &Val::small(op.zty(), 0), None, way)?;
            Ok(run("Semiring", objects::semiring_of(add, any_operator(op.zty()), way)?.semiring.handle))
        }
        1 if !is_add => {
            let sum = any_operator(op.zty());
            let add = objects::monoid_of(sum, &Val::small(op.zty(), 0), None, way)?;
            Ok(run("Semiring", objects::semiring_of(add, op, way)?.semiring.handle))
        }
        _ => Ok(run("BinaryOp", objects::binary(op, way))),
    }
}

/// An operator on a domain that may be the other half of a semiring.
fn any_operator(ty: Ty) -> BinOp {
    match ty {
        Ty::U3 => BinOp::User(UserBin::AddU3),
        Ty::U16 => BinOp::User(UserBin::AddU16),
        _ => BinOp::Builtin(Bin::First, ty),
    }
}

/// Whether a reduction by the operator is one by the monoid.
fn can_stand_alone(m: Monoid) -> bool {
    matches!(m.op, BinOp::Builtin(..)) && !m.op.is_any()
}

/// The sum of everything: as a value of the monoid's type, or in a GrB_Scalar.
fn reduce(object: &Obj, call: &Call) -> Result<(Val, bool), Refusal> {
    let Op::Monoid(m) = call.op else { panic!("reduce takes a monoid") };
    let (way, kind, ty) = (call.way, object.kind(), m.ty());
    let desc = objects::descriptor(call.desc, way);
    let monoid = objects::monoid(m, way.part(2))?;
    let broken = |why: String| -> Refusal { panic!("the result {why}") };
    if way.one_in(2, "into a scalar") {
        let s = scalar(Some(&Val::small(ty, 1)), ty)?;
        let (name, op) = if can_stand_alone(m) && way.one_in(2, "by an operator") {
            ("BinaryOp", objects::binary(m.op, way.part(2)))
        } else {
            ("Monoid", monoid.handle)
        };
        let info = c_call(&format!("GrB_{kind}_reduce_{name}_Scalar"), &[s.handle, NULL, op, object.handle(), desc.handle]);
        refusal(info, Some(("GrB_Scalar_error", s.handle)))?;
        let x = read_scalar(&s, ty).map_err(broken)?;
        return Ok(x.map_or_else(|| (m.identity(), false), |x| (x, true)));
    }
    let mut x = room(ty, 1);
    let args = [x.as_mut_ptr() as Word, NULL, monoid.handle, object.handle(), desc.handle];
    refusal(c_call(&typed_name(&format!("{kind}_reduce"), ty), &args), None)?;
    let mut nvals: u64 = u64::MAX;
    let info = c_call(&format!("GrB_{kind}_nvals"), &[&raw mut nvals as Word, object.handle()]);
    assert_eq!(info, SUCCESS, "nvals fails");
    Ok((fetch(ty, &x, 1).map_err(broken)?.remove(0), nvals > 0))
}

/// Calls that make a new object.
fn replace(session: &mut Capi, call: &Call) -> Result<(), Refusal> {
    let source = &session.objects[call.ins[0]];
    session.objects[call.out] = match call.verb {
        Verb::Dup => source.dup()?,
        _ => {
            let make = |at| c_call("GrB_Matrix_diag", &[at, source.handle(), call.diagonal as Word]);
            Obj { owned: Owned::make("GrB_Matrix_free", make)?, ty: source.ty, is_vector: false }
        }
    };
    Ok(())
}

fn method(session: &Capi, p: &Program, call: &Call) -> Result<(), Refusal> {
    let (c, way) = (&session.objects[call.out], call.way);
    let name = |method: &str| format!("GrB_{}_{method}", c.kind());
    let info = match call.verb {
        Verb::Build => {
            let dup = call.accum.map_or(NULL, |op| objects::binary(op, way.part(1)));
            return c.build(&call.tuples, dup, &[call.accum.map_or(c.ty, BinOp::zty)], way);
        }
        Verb::SetElement => return c.set(call.tuples[0].0, call.tuples[0].1, &call.tuples[0].2, way),
        Verb::RemoveElement => return c.remove(call.tuples[0].0, call.tuples[0].1),
        Verb::Resize => {
            let (nrows, ncols) = p.extent(call.shape.expect("resize has a shape"));
            let args = if c.is_vector { vec![c.handle(), nrows] } else { vec![c.handle(), nrows, ncols] };
            library::call(&name("resize"), &args)
        }
        Verb::Clear => c_call(&name("clear"), &[c.handle()]),
        // GrB_COMPLETE and GrB_MATERIALIZE.
        _ => c_call(&name("wait"), &[c.handle(), way.below("wait mode", 2)]),
    };
    c.result(info)
}
