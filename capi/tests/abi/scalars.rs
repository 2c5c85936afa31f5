//! GrB_Scalar arguments without a value.
//!
//! Needs: the session. Gives: tests: an operator that needs a value refuses an empty scalar with
//! GrB_EMPTY_OBJECT and changes nothing; setElement removes the entry. That an empty scalar assigned
//! deletes is among the random programs.

use graphblas::ErrorKind;

use crate::errors::{Broken, refused};
use crate::harness::program::{Program, Verb};
use crate::harness::rng::Rng;
use crate::library::{Word, call};
use crate::objects::{Owned, ty};
use crate::oracle::value::{Ty, Val};
use crate::session::read_scalar;
use crate::status::{NO_VALUE, SUCCESS};
use crate::values::{scalar, typed_name};

fn without_a_value(mut p: Program, rng: &mut Rng) -> Broken {
    let needs_value =
        matches!(p.calls[0].verb, Verb::ApplyBind1st | Verb::ApplyBind2nd | Verb::ApplyIndex | Verb::Select | Verb::EwiseUnion);
    let scalars = &mut p.calls[0].scalars;
    if !needs_value || scalars.is_empty() {
        return None;
    }
    let k = rng.below(scalars.len());
    scalars[k] = None;
    Some((p, ErrorKind::EmptyObject))
}

#[test]
fn operators_need_a_value() {
    refused("empty scalar", 2500, without_a_value);
}

/// By hand: w = [1, 1, -]; w(0) = nothing leaves [-, 1, -], w(2) = nothing changes nothing.
#[test]
fn set_element_of_nothing_removes() {
    for t in Ty::BUILTIN.into_iter().chain([Ty::U3, Ty::U16]) {
        for kind in ["Vector", "Matrix"] {
            let free = if kind == "Vector" { "GrB_Vector_free" } else { "GrB_Matrix_free" };
            let place = |i: Word| if kind == "Vector" { vec![i] } else { vec![0, i] };
            let shape: &[Word] = if kind == "Vector" { &[3] } else { &[1, 3] };
            let make = |at: Word| call(&format!("GrB_{kind}_new"), &[&[at, ty(t)], shape].concat());
            let w = Owned::make(free, make).expect("an object can be made");
            let set = |x: Option<&Val>, i: Word| {
                let s = scalar(x, t).expect("a scalar can be made");
                assert_eq!(
                    call(&format!("GrB_{kind}_setElement_Scalar"), &[&[w.handle, s.handle], &place(i)[..]].concat()),
                    SUCCESS
                );
            };
            let get = |i: Word| {
                let mut x = crate::values::room(t, 1);
                let name = typed_name(&format!("{kind}_extractElement"), t);
                call(&name, &[&[x.as_mut_ptr() as Word, w.handle], &place(i)[..]].concat())
            };
            set(Some(&Val::small(t, 1)), 0);
            set(Some(&Val::small(t, 1)), 1);
            assert_eq!([get(0), get(1), get(2)], [SUCCESS, SUCCESS, NO_VALUE], "{kind} of {t}");
            set(None, 0);
            set(None, 2);
            assert_eq!([get(0), get(1), get(2)], [NO_VALUE, SUCCESS, NO_VALUE], "{kind} of {t}");
        }
    }
}

/// A scalar read out of a place without an entry is emptied, whatever it held.
#[test]
fn extract_element_of_nothing_empties() {
    for t in Ty::BUILTIN {
        let make = |at: Word| call("GrB_Vector_new", &[at, ty(t), 2]);
        let u = Owned::make("GrB_Vector_free", make).expect("an object can be made");
        let s = scalar(Some(&Val::small(t, 1)), t).expect("a scalar can be made");
        assert_eq!(call("GrB_Vector_extractElement_Scalar", &[s.handle, u.handle, 1]), SUCCESS);
        assert!(read_scalar(&s, t).expect("a scalar can be read").is_none());
    }
}
