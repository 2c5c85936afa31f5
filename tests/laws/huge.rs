//! A large dimension with few entries: what an operation does in a small matrix it does in a large
//! one in which the same rows and columns lie far apart.
//!
//! Each size of a random program is replaced by a large one, and each index by one further out, in
//! the same order. Operations that look at values and at the order of indices only must give the
//! same entries at the new places; the oracle computes the small program.

use std::collections::BTreeMap;

use crate::harness::check::check;
use crate::harness::generate::{Family, program};
use crate::harness::model;
use crate::harness::program::{Call, Dim, DimId, Form, IndexArg, Layout, Made, Op, Program, Shape, Verb};
use crate::harness::rng::Rng;
use crate::harness::session::Session;
use crate::harness::shrink::shrink_data;
use crate::harness::text;
use crate::open;
use crate::oracle::index::Indices;
use crate::oracle::ops::{IdxOp, UnOp};
use crate::oracle::value::Val;

/// From places of the small program to places of the large one, for each enlarged dimension.
type Places = BTreeMap<DimId, Vec<usize>>;

/// Whether the meaning of the call hangs on where entries are, beyond their order.
fn is_about_places(call: &Call) -> bool {
    let is_positional = call.binary_ops().iter().any(|op| op.looks_at_places());
    let by_operator = match call.op {
        Op::Unary(UnOp::Builtin(code, _)) => code.is_positional(),
        Op::Index(IdxOp::Builtin(code, _)) => !code.is_value(),
        Op::Index(IdxOp::User(_)) => true,
        Op::None | Op::Unary(_) | Op::Binary(_) | Op::Monoid(_) | Op::Semiring { .. } => false,
    };
    let by_verb = matches!(call.verb, Verb::Kronecker | Verb::Diag | Verb::Resize | Verb::Sort | Verb::SortPlaces);
    // All of a dimension, or a range of it, are other places in a larger one.
    let by_list = [&call.rows, &call.cols].into_iter().flatten().any(|arg| !matches!(arg.what, Indices::List(_)));
    is_positional || by_operator || by_verb || by_list || call.uses_any()
}

/// The large program, and where everything went.
fn enlarged(p: &Program, largest: usize, rng: &mut Rng) -> Option<(Program, Places)> {
    if p.calls.iter().any(is_about_places) {
        return None;
    }
    let mut q = p.clone();
    let mut places = Places::new();
    // The length of an index list stays.
    let lengths: Vec<DimId> = p.calls.iter().flat_map(|c| c.rows.iter().chain(&c.cols)).map(|arg| arg.len).collect();
    for d in (0..p.dims.len()).filter(|d| !lengths.contains(d)) {
        let n = p.size(d);
        let mut far: Vec<usize> = (0..n).map(|_| rng.next() as usize % largest).collect();
        // The ends are places like any other.
        (0..n).for_each(|k| far[k] = if rng.one_in(6) { [0, largest - 1][k % 2] } else { far[k] });
        far.sort_unstable();
        far.dedup();
        while far.len() < n {
            let next = (0..).find(|x| !far.contains(x)).expect("there is room");
            far.push(next);
            far.sort_unstable();
        }
        q.dims[d] = Dim::Free(largest);
        places.insert(d, far);
    }
    let to = |d: Option<DimId>, i: usize| d.and_then(|d| places.get(&d)).map_or(i, |far| far[i]);
    for o in &mut q.objects {
        let (rows, cols) = o.shape.dims();
        o.entries.iter_mut().for_each(|t| (t.0, t.1) = (to(Some(rows), t.0), to(cols, t.1)));
        o.form = modest(o.form, largest);
    }
    let shapes: Vec<Shape> = p.objects.iter().map(|o| o.shape).collect();
    for call in &mut q.calls {
        let (rows, cols) = shapes[call.out].dims();
        match call.verb {
            Verb::ExtractCol => {
                let (m, n) = shapes[call.ins[0]].dims();
                let across = if call.desc.t0 { Some(m) } else { n };
                call.tuples.iter_mut().for_each(|t| t.1 = to(across, t.1));
            }
            verb if verb.is_row() => call.tuples.iter_mut().for_each(|t| t.0 = to(Some(rows), t.0)),
            verb if verb.is_col() => call.tuples.iter_mut().for_each(|t| t.1 = to(cols, t.1)),
            _ => call.tuples.iter_mut().for_each(|t| (t.0, t.1) = (to(Some(rows), t.0), to(cols, t.1))),
        }
        for IndexArg { what, within, .. } in call.rows.iter_mut().chain(&mut call.cols) {
            let Indices::List(list) = what else { return None };
            list.iter_mut().for_each(|i| *i = to(Some(*within), *i));
        }
    }
    Some((q, places))
}

/// No storage with a place for every pair of indices, and no walk through all places.
fn modest(form: Form, largest: usize) -> Form {
    let layout = match form.layout {
        // A pointer for each row.
        Layout::Sparse if largest > 1 << 20 => Layout::Hyper,
        Layout::Bitmap | Layout::Full if largest > 2000 => Layout::Hyper,
        Layout::Full => Layout::Bitmap,
        other => other,
    };
    Form { layout, made: if form.made == Made::Holes { Made::Elements } else { form.made }, ..form }
}

/// What is wrong with the result of the large program.
fn difference(p: &Program, largest: usize, case: u64) -> Option<String> {
    let (q, places) = enlarged(p, largest, &mut Rng::for_case("places", case))?;
    let to = |d: Option<DimId>, i: usize| d.and_then(|d| places.get(&d)).map_or(i, |far| far[i]);
    let mut objects = model::start(p);
    let mut session: Box<dyn Session> = match open(&q) {
        Ok(session) => session,
        Err(e) => return Some(e),
    };
    for (small, large) in p.calls.iter().zip(&q.calls) {
        let expected = model::outcomes(p, &objects, small).remove(0);
        match (expected, session.call(&q, large)) {
            (model::Outcome::Object(c), Ok(_)) => objects[small.out] = c,
            (model::Outcome::Value(x), Ok(got))
                if x.is_none() || x.as_ref().zip(got.as_ref()).is_some_and(|(x, y)| x.same(&y.0)) => {}
            (model::Outcome::Refused(kind), Err(e)) if kind == e.kind => {}
            (expected, got) => return Some(format!("want {expected:?}\n# got  {got:?}")),
        }
    }
    (0..objects.len()).find_map(|id| {
        let (rows, cols) = p.objects[id].shape.dims();
        let want: Vec<(usize, usize, Val)> =
            objects[id].tuples().into_iter().map(|(i, j, x)| (to(Some(rows), i), to(cols, j), x)).collect();
        let got = match session.tuples(id) {
            Ok(got) => got,
            Err(e) => return Some(e),
        };
        let is_same = want.len() == got.len() && want.iter().zip(&got).all(|(x, y)| (x.0, x.1) == (y.0, y.1) && x.2.same(&y.2));
        (!is_same).then(|| format!("{}: want {want:?}\n# got  {got:?}", text::object_name(id)))
    })
}

fn everything_in(largest: usize, count: u64) {
    let mut said = 0;
    for family in Family::all() {
        for case in 0..count {
            let p = program(family, 2_000_000 + case * 3 + largest as u64 % 1000);
            let is_small = (0..p.dims.len()).all(|d| p.size(d) <= 8);
            if !is_small || enlarged(&p, largest, &mut Rng::for_case("places", case)).is_none() || check(&p, open).is_err() {
                continue;
            }
            said += 1;
            if difference(&p, largest, case).is_some() {
                let small = shrink_data(&p, &|q| check(q, open).is_ok() && difference(q, largest, case).is_some());
                let why = difference(&small, largest, case).unwrap_or_default();
                let (large, _) = enlarged(&small, largest, &mut Rng::for_case("places", case)).unwrap_or_default();
                panic!("\ncase huge/{}/{case}\n{}# {why}\n", family.name(), text::program(&large));
            }
        }
    }
    assert!(said > 20 * count, "{said} programs said anything");
}

#[test]
fn dimensions_of_a_thousand() {
    everything_in(1000, 120);
}

#[test]
fn dimensions_beyond_16_bits() {
    everything_in(100_000, 120);
}

#[test]
fn dimensions_beyond_32_bits() {
    everything_in(1 << 33, 60);
}

/// The largest dimension there is (`GrB_INDEX_MAX` + 1).
#[test]
fn dimensions_of_60_bits() {
    everything_in(1 << 60, 60);
}

/// By hand: w(0) = A(0, n-2) u(n-2) = 4 * 2, and (A A')(n-1, n-1) = 3 * 3.
#[test]
fn two_entries_in_the_largest_matrix() {
    use graphblas::dynamic::{Matrix, Vector, Write};
    use graphblas::ops::{BinaryCode, Semiring};
    use graphblas::types::{Datum, Type, TypeCode};
    let (n, fp64) = (1u64 << 60, Type::of::<f64>());
    let plus_times = Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64);
    let [a, c] = [(); 2].map(|()| Matrix::try_new(&fp64, n, n).unwrap());
    let [u, w] = [(); 2].map(|()| Vector::try_new(&fp64, n).unwrap());
    a.set_element(&Datum::of(&3.0), n - 1, 5).unwrap();
    a.set_element(&Datum::of(&4.0), 0, n - 2).unwrap();
    u.set_element(&Datum::of(&2.0), n - 2).unwrap();
    w.mxv(&Write::default(), &plus_times, &a, &u).unwrap();
    c.transpose(&Write::default(), &a).unwrap();
    c.mxm(&Write::default(), &plus_times, &a, &c).unwrap();
    let mut out = [0; 8];
    assert!(w.extract_element(&fp64, &mut out, 0).unwrap());
    assert_eq!((f64::from_ne_bytes(out), w.nvals().unwrap()), (8.0, 1));
    assert!(c.extract_element(&fp64, &mut out, n - 1, n - 1).unwrap());
    assert_eq!((f64::from_ne_bytes(out), c.nvals().unwrap()), (9.0, 2));
}
