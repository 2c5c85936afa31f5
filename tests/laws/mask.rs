//! Laws of masks, on random calls of every verb that has one.

use super::{copy_of, is_unaliased, law};
use crate::harness::generate::{Family, program};
use crate::harness::program::{Call, Desc, Op, Program, Verb};
use crate::harness::rng::Rng;
use crate::oracle::ops::{Un, UnOp};
use crate::oracle::value::Ty;

const COUNT: u64 = 6000;

/// A random call with a mask, whose output is nothing else. Sometimes there is none.
fn masked(rng: &mut Rng) -> Option<Program> {
    let p = program(rng.pick(&Family::all()), rng.next() % 100_000);
    let call = &p.calls[0];
    (p.calls.len() == 1 && call.mask.is_some() && is_unaliased(call) && !call.uses_any()).then_some(p)
}

fn is_assign(verb: Verb) -> bool {
    verb.is_row() || verb.is_col() || verb.is_of_part() || matches!(verb, Verb::Assign | Verb::AssignScalar)
}

#[test]
fn a_mask_and_its_complement_make_the_whole() {
    law("C<M> = T, C<!M> = T is C = T", COUNT, &|rng| {
        let mut p = masked(rng)?;
        let call = Call { desc: Desc { replace: false, ..p.calls[0].desc }, ..p.calls[0].clone() };
        let is_complemented = !call.desc.is_complemented;
        let other = Call { desc: Desc { is_complemented, ..call.desc }, ..call.clone() };
        let d = copy_of(&mut p, call.out);
        let desc = Desc { is_complemented: false, is_structural: false, ..call.desc };
        let whole = Call { out: d, mask: None, desc, ..call.clone() };
        p.calls = vec![call, other, whole];
        // The last two outputs are those of the second part and of the whole.
        Some(p)
    });
}

#[test]
fn replace_is_clear_before() {
    law("C<M,r> = T is clear C, C<M> = T", COUNT, &|rng| {
        let mut p = masked(rng)?;
        if is_assign(p.calls[0].verb) {
            return None;
        }
        let call = Call { desc: Desc { replace: true, ..p.calls[0].desc }, accum: None, ..p.calls[0].clone() };
        if !p.objects[call.out].ty.is_compatible(result_type(&call, &p)) {
            return None;
        }
        let d = copy_of(&mut p, call.out);
        let plain = Call { out: d, desc: Desc { replace: false, ..call.desc }, ..call.clone() };
        p.calls = vec![Call::new(Verb::Clear, d, Op::None, &[]), plain, call];
        Some(p)
    });
}

/// D(T), as far as it matters here: user-defined or not.
fn result_type(call: &Call, p: &Program) -> Ty {
    match call.op {
        Op::None => p.objects[call.ins[0]].ty,
        Op::Unary(op) => op.zty(),
        Op::Binary(op) => op.zty(),
        Op::Index(_) if call.verb == Verb::Select => p.objects[call.ins[0]].ty,
        Op::Index(op) => op.zty(),
        Op::Monoid(m) => m.ty(),
        Op::Semiring { add, .. } => add.ty(),
    }
}

#[test]
fn a_structural_mask_is_a_mask_of_ones() {
    law("s(M) is ONE(M)", COUNT, &|rng| {
        let mut p = masked(rng)?;
        let call = p.calls[0].clone();
        let mask = call.mask?;
        if !call.desc.is_structural || p.objects[mask].ty.is_user() {
            return None;
        }
        let (m, d) = (copy_of(&mut p, mask), copy_of(&mut p, call.out));
        p.objects[m].ty = Ty::FP32;
        p.objects[m].entries.clear();
        p.objects[m].form = Default::default();
        let ones = Call::new(Verb::Apply, m, Op::Unary(UnOp::Builtin(Un::One, Ty::Int(8))), &[mask]);
        let valued = Call { out: d, mask: Some(m), desc: Desc { is_structural: false, ..call.desc }, ..call.clone() };
        p.calls = vec![ones, valued, call];
        Some(p)
    });
}
