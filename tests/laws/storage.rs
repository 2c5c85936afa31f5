//! How an object is stored never shows: every layout, orientation, index width and way of making
//! the objects of a program gives the same result.

use super::results;
use crate::harness::generate::{Family, program, sequence};
use crate::harness::program::{Form, Layout, Made, Program};
use crate::harness::shrink::shrink_data;
use crate::harness::text;
use crate::oracle::value::Val;

/// The storages compared with the plain one; FULL and ISO where the entries allow them.
fn forms() -> Vec<Form> {
    let layouts = [Layout::Sparse, Layout::Hyper, Layout::Bitmap, Layout::Full];
    let plain = layouts.into_iter().flat_map(|layout| {
        [(false, false), (true, false), (false, true)].map(|(by_col, is_wide)| {
            let is_shared = by_col || is_wide;
            Form { layout, by_col, is_wide, is_shared, made: Made::Build }
        })
    });
    let made = [Made::Elements, Made::Holes, Made::Iso].into_iter().flat_map(|made| {
        [false, true].map(|by_col| Form { layout: Layout::Auto, by_col, is_wide: false, is_shared: !by_col, made })
    });
    plain.chain(made).collect()
}

/// The program with all objects stored so, as far as they can be.
fn stored(p: &Program, form: Form) -> Program {
    let mut q = p.clone();
    for o in &mut q.objects {
        let (nrows, ncols) = p.extent(o.shape);
        let is_full = o.entries.len() == nrows * ncols;
        let is_iso = o.entries.windows(2).all(|t: &[(usize, usize, Val)]| t[0].2.same(&t[1].2));
        o.form = Form { by_col: form.by_col && !o.shape.is_vector(), ..form };
        if form.layout == Layout::Full && !is_full {
            o.form.layout = Layout::Bitmap;
        }
        if form.made == Made::Iso && !is_iso {
            o.form.made = Made::Build;
        }
    }
    q
}

/// Which storage gives another result.
fn difference(p: &Program) -> Option<(Form, String)> {
    let plain = match results(&stored(p, Form::default())) {
        Ok(all) => all,
        Err(e) => return Some((Form::default(), e)),
    };
    forms().into_iter().find_map(|form| match results(&stored(p, form)) {
        Err(e) => Some((form, e)),
        Ok(all) => {
            let id = (0..all.len()).find(|&id| !all[id].same(&plain[id]))?;
            let name = text::object_name(id);
            Some((form, format!("plain: {name} {}\n# so:    {name} {}", text::content(&plain[id]), text::content(&all[id]))))
        }
    })
}

fn independent(p: &Program) {
    if p.calls.iter().any(|c| c.uses_any()) || difference(p).is_none() {
        return;
    }
    let small = shrink_data(p, &|q| difference(q).is_some());
    let (form, why) = difference(&small).expect("it still differs");
    panic!("\ncase storage\n{}# {why}\n", text::program(&stored(&small, form)));
}

/// Refused calls (build with duplicates and no operator) are refused in every storage and left out.
fn is_allowed(p: &Program) -> bool {
    results(&stored(p, Form::default())).is_ok()
}

#[test]
fn storage_never_shows() {
    for family in Family::all() {
        for case in 0..60 {
            let p = program(family, 1_000_000 + case * 7);
            if is_allowed(&p) {
                independent(&p);
            }
        }
    }
}

#[test]
fn storage_never_shows_in_sequences() {
    for case in 0..400 {
        let p = sequence(1_000_000 + case);
        if is_allowed(&p) {
            independent(&p);
        }
    }
}

/// Otherwise the tests above would compare the same storage with itself.
#[test]
fn wishes_are_granted() {
    use graphblas::dynamic::{Format, Matrix, Orientation, Vector};
    use graphblas::types::{DatumSlice, Type};
    let (a, v) = (Matrix::try_new(&Type::of::<i32>(), 2, 2).unwrap(), Vector::try_new(&Type::of::<i32>(), 4).unwrap());
    let x = [1i32, 2, 3, 4];
    a.build(&[0, 0, 1, 1], &[0, 1, 0, 1], &DatumSlice::of(&x), None).unwrap();
    v.build(&[0, 1, 2, 3], &DatumSlice::of(&x), None).unwrap();
    for format in [Format::Sparse, Format::Hyper, Format::Bitmap, Format::Full] {
        for orientation in [Orientation::Col, Orientation::Row] {
            a.set_orientation(orientation).unwrap();
            a.set_format(format).unwrap();
            assert_eq!(a.format().unwrap(), format);
        }
        v.set_format(format).unwrap();
        if format != Format::Hyper {
            assert_eq!(v.format().unwrap(), format);
        }
    }
}

/// A set of formats: the value is always in one of them, whatever is done to it.
#[test]
fn one_of_several_formats_is_kept() {
    use graphblas::dynamic::{Format, FormatSet, Matrix};
    use graphblas::types::{Datum, DatumSlice, Type};
    let bit = |format| FormatSet::only(format).bits();
    for bits in 1..16 {
        let set = FormatSet::from_bits(bits);
        let a = Matrix::try_new(&Type::of::<i32>(), 3, 3).unwrap();
        a.set_formats(set).unwrap();
        assert_eq!(a.formats(), set);
        let kept = |what: &str| {
            let now = bit(a.format().unwrap());
            // Full is not possible while entries are missing; bitmap comes nearest.
            let full_in_vain = bits == 8 && now == bit(Format::Bitmap) && a.nvals().unwrap() < 9;
            assert!(now & bits != 0 || full_in_vain, "{what}: {now} of {bits}");
        };
        kept("empty");
        a.build(&[0, 2], &[1, 2], &DatumSlice::of(&[5, 6]), None).unwrap();
        kept("built");
        for k in 0..9 {
            a.set_element(&Datum::of(&7), k / 3, k % 3).unwrap();
        }
        kept("complete");
        a.remove_element(1, 1).unwrap();
        a.wait().unwrap();
        kept("one removed");
        a.clear().unwrap();
        kept("cleared");
    }
    assert_eq!(FormatSet::from_bits(0), FormatSet::ALL);
}

/// Hints change how a matrix lies in memory, and nothing else; copies keep them.
#[test]
fn orientation_hints_are_kept() {
    use graphblas::dynamic::{Matrix, Orientation, OrientationHint};
    use graphblas::types::{DatumSlice, Type};
    let a = Matrix::try_new(&Type::of::<i32>(), 1 << 40, 3).unwrap();
    assert_eq!((a.orientation(), a.orientation_hint()), (Orientation::Row, OrientationHint::Row));
    let steps = [
        (OrientationHint::Col, Orientation::Col),
        (OrientationHint::Both, Orientation::Col),
        (OrientationHint::Row, Orientation::Row),
        (OrientationHint::Both, Orientation::Row),
    ];
    for (hint, orientation) in steps {
        a.set_orientation_hint(hint).unwrap();
        a.clear().unwrap();
        a.build(&[7, 1 << 39], &[0, 2], &DatumSlice::of(&[5, 6]), None).unwrap();
        let b = a.dup().unwrap();
        for m in [&a, &b] {
            assert_eq!((m.orientation(), m.orientation_hint()), (orientation, hint));
            let (mut rows, mut cols) = ([0; 2], [0; 2]);
            assert_eq!(m.extract_tuples(Some(&mut rows), Some(&mut cols), None).unwrap(), 2);
            assert_eq!((rows, cols), ([7, 1 << 39], [0, 2]));
        }
    }
}
