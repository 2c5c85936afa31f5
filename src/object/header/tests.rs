//! Forms that objects take as they change.

use super::*;
use crate::types::bytes_of_mut;

const N: u64 = 2000;

/// A vector that gets one more entry at a time, each looked at before the next comes.
fn grown(formats: FormatSet, steps: u64) -> Header {
    let h = Header::column(&Type::of::<i64>(), N).unwrap();
    h.set_formats(formats).unwrap();
    for k in 0..steps {
        h.set((k * 7 % N, 0), ["vector", ""], Some(&Datum::of(&(k as i64)))).unwrap();
        assert_eq!(h.value().unwrap().0.nvals() as u64, k + 1);
    }
    h
}

#[test]
fn a_vector_that_grows_step_by_step_becomes_a_bitmap() {
    // Copies of 1 + 2 + ... + 63 entries are more than there are places; 63 entries alone would stay a list.
    let h = grown(FormatSet::ALL, 63);
    assert_eq!(h.format().unwrap(), Format::Sparse);
    let h = grown(FormatSet::ALL, 65);
    assert_eq!(h.format().unwrap(), Format::Bitmap);
    let (value, _) = h.value().unwrap();
    for k in 0..65 {
        let p = pending::find(&value, 0, k * 7 % N).expect("an entry that was set");
        assert_eq!(value.vals.at(p, 8), (k as i64).to_ne_bytes());
    }
    drop(value);
    // It stays one as long as it is the same vector, and no longer.
    h.set((0, 0), ["vector", ""], None).unwrap();
    assert_eq!((h.format().unwrap(), h.value().unwrap().0.nvals()), (Format::Bitmap, 64));
    h.clear().unwrap();
    h.set((3, 0), ["vector", ""], Some(&Datum::of(&1i64))).unwrap();
    assert_eq!(h.format().unwrap(), Format::Sparse);
    // A wish for lists is kept.
    assert_eq!(grown(FormatSet::only(Format::Sparse), 80).format().unwrap(), Format::Sparse);
}

/// What delta stepping does with the vertices of a bucket: it marks some more, and looks at the end. Expected: a set.
#[test]
fn a_vector_that_grows_unseen_is_a_bitmap_until_somebody_looks() {
    use crate::kernel::assign::{Place, scalar};
    use std::collections::BTreeMap;
    let places = |step: u64| (0..100).map(move |k| (k * 13 + step * 37) % N);
    let mark = |h: &Header, step: u64, x: i64| {
        let mask = Header::column(&Type::of::<bool>(), N).unwrap();
        places(step).for_each(|k| mask.set((k, 0), ["vector", ""], Some(&Datum::of(&true))).unwrap());
        let (mask, _) = mask.value().unwrap();
        let how = How { mask: Some(&mask), structural: true, ..How::plain() };
        let all = Place { i: crate::kernel::Indices::All, j: crate::kernel::Indices::All };
        h.update(|ty, c| scalar(ty, c, Some(&Datum::of(&x)), all, &how)).unwrap();
    };
    for formats in [FormatSet::only(Format::Sparse), FormatSet::ALL] {
        for has_values in [false, true] {
            let h = Header::column(&Type::of::<i64>(), N).unwrap();
            h.set_formats(formats).unwrap();
            let (mut want, mut unseen) = (BTreeMap::new(), 0);
            for step in 0..60 {
                let x = if has_values { step as i64 % 3 } else { 5 };
                mark(&h, step, x);
                want.extend(places(step).map(|k| (k, x)));
                unseen += usize::from(h.lock().grows);
                if step % 20 != 19 {
                    continue;
                }
                if step == 39 {
                    // An update that waits, and one on the spot.
                    h.set((1, 0), ["vector", ""], Some(&Datum::of(&7i64))).unwrap();
                    want.insert(1, 7);
                }
                let (value, _) = h.value().unwrap();
                value.validate().unwrap();
                assert!(formats.has(Format::of(&value)), "{:?}", Format::of(&value));
                let held = (0..N).filter_map(|k| pending::find(&value, 0, k).map(|p| (k, value.vals.at(p, 8).to_vec())));
                assert!(held.eq(want.iter().map(|(k, x)| (*k, x.to_ne_bytes().to_vec()))), "step {step}");
            }
            // Without a wish so many entries are a bitmap anyway.
            assert!(unseen > 10 || formats == FormatSet::ALL, "{unseen}");
        }
    }
}

/// What a search does with its frontier: every level replaces it by a longer one, which holds nothing of the last. Expected: a list,
/// and nothing of the size of the graph.
#[test]
fn a_vector_that_is_replaced_again_and_again_has_not_grown() {
    let ty = Type::of::<i64>();
    let frontier = |from: u64, len: u64| {
        let z = Header::column(&ty, N).unwrap();
        (from..from + len).for_each(|k| z.set((k, 0), ["vector", ""], Some(&Datum::of(&(k as i64)))).unwrap());
        z.value().unwrap().0
    };
    let h = Header::column(&ty, N).unwrap();
    let mask = frontier(0, 60);
    let hows = [How { mask: Some(&mask), structural: true, replace: true, ..How::plain() }, How::plain()];
    for step in 0..1000 {
        let z = frontier(step % 10, 10 + step % 40);
        h.write_shared(z, &hows[step as usize % 2]).unwrap();
        let s = h.lock();
        assert!(s.value.is_list() && !s.grows && s.copied == 0, "step {step}");
    }
}

/// Delta stepping keeps its distances so; a copy of them for every change would cost as much as all else.
#[test]
fn a_complete_bitmap_is_changed_in_place() {
    let bitmap = FormatSet::only(Format::Bitmap);
    let h = grown(bitmap, N);
    let block = || {
        let (value, _) = h.value().unwrap();
        assert_eq!((Format::of(&value), value.nvals()), (Format::Bitmap, N as usize));
        value.vals.bytes().as_ptr()
    };
    let before = block();
    h.set((5, 0), ["vector", ""], Some(&Datum::of(&-1i64))).unwrap();
    assert_eq!(block(), before);
    let z = Few::new(8).store(&Type::of::<i64>(), N).unwrap();
    h.write(z, &How { keep: true, ..How::plain() }).unwrap();
    assert_eq!(block(), before);
    // Full is a wish away, and back, for the values too.
    h.set_formats(FormatSet::ALL).unwrap();
    assert_eq!((h.format().unwrap(), h.value().unwrap().0.vals.bytes().as_ptr()), (Format::Full, before));
    h.set_formats(bitmap).unwrap();
    assert_eq!(block(), before);
}

/// An entry that a list has is changed where it is, unless others have the list, or it has one value for all.
#[test]
fn an_entry_of_a_list_is_changed_in_place() {
    let h = Header::column(&Type::of::<i64>(), N).unwrap();
    let set = |k: u64, x: Option<i64>| h.set((k, 0), ["vector", ""], x.as_ref().map(Datum::of).as_ref()).unwrap();
    (0..30).for_each(|k| set(k * 7, Some(k as i64)));
    let entries = |value: &Store| {
        (0..N).filter_map(|k| pending::find(value, 0, k).map(|p| (k, value.vals.at(p, 8).to_vec()))).collect::<Vec<_>>()
    };
    let want =
        |at: u64, x: i64| (0..30).map(|k| (k * 7, if k == at { x } else { k as i64 }.to_ne_bytes().to_vec())).collect::<Vec<_>>();
    let before = h.value().unwrap().0.vals.bytes().as_ptr();
    set(35, Some(-1));
    assert!(h.lock().pending.is_empty());
    let (value, _) = h.value().unwrap();
    assert_eq!((value.vals.bytes().as_ptr(), entries(&value)), (before, want(5, -1)));
    // Who holds the value goes on seeing it as it was.
    set(35, Some(-2));
    assert_eq!(entries(&value), want(5, -1));
    assert_eq!(entries(&h.value().unwrap().0), want(5, -2));
    drop(value);
    // Places without an entry, and entries that go, wait as before.
    set(36, Some(9));
    set(36, None);
    set(35, Some(5));
    assert_eq!(entries(&h.value().unwrap().0), want(5, 5));
    // One value for all.
    let (ones, mut few) = (Header::column(&Type::of::<i64>(), N).unwrap(), Few::new(8));
    let how = How { mask: Some(&h.value().unwrap().0), structural: true, ..How::plain() };
    assert!(crate::kernel::few::fill(&Datum::of(&1_i64), &Type::of::<i64>(), &how, &mut few).unwrap());
    ones.change_few(&few).unwrap();
    [(14, 1), (21, 3)].iter().for_each(|(k, x)| ones.set((*k, 0), ["vector", ""], Some(&Datum::of(x))).unwrap());
    let found: Vec<_> = entries(&ones.value().unwrap().0);
    assert_eq!(found, (0..30).map(|k| (k * 7, if k == 3 { 3_i64 } else { 1 }.to_ne_bytes().to_vec())).collect::<Vec<_>>());
}

/// C = A is one value of two owners until one of them changes, and the other keeps it then.
#[test]
fn an_assignment_of_everything_shares_and_stays_apart() {
    use crate::kernel::Indices;
    use crate::object::vector::Vector;
    use crate::object::write::Write;
    let ty = Type::of::<i64>();
    let (u, w) = (Vector::try_new(&ty, N).unwrap(), Vector::try_new(&ty, N).unwrap());
    (0..100).for_each(|k| u.set_element(&Datum::of(&(k as i64)), k * 13).unwrap());
    w.set_element(&Datum::of(&-1_i64), 5).unwrap();
    w.assign(&Write::default(), &u, Indices::All).unwrap();
    assert!(Shared::ptr_eq(&u.0.value().unwrap().0, &w.0.value().unwrap().0));
    w.set_element(&Datum::of(&-2_i64), 26).unwrap();
    u.set_element(&Datum::of(&-3_i64), 39).unwrap();
    let at = |v: &Vector, k: u64| {
        let mut x = [0_i64];
        v.extract_element(&ty, bytes_of_mut(&mut x), k).unwrap().then_some(x[0])
    };
    assert_eq!([5, 13, 26, 39].map(|k| at(&u, k)), [None, Some(1), Some(2), Some(-3)]);
    assert_eq!([5, 13, 26, 39].map(|k| at(&w, k)), [None, Some(1), Some(-2), Some(3)]);
}

/// Elements set and removed in every form, along either axis, of one owner and of two, after the transpose was made. Expected: a map, and
/// the other owner's value as it was.
#[test]
fn elements_are_set_in_every_form() {
    use crate::kernel::sample::{self, Dice};
    let (mut dice, ty) = (Dice(61), Type::of::<i64>());
    for (nrows, ncols, e) in sample::cases(&mut dice) {
        for (s, of) in sample::forms(&sample::store(&ty, nrows, ncols, &e))
            .into_iter()
            .zip([Orientation::Row, Orientation::Col].iter().cycle())
        {
            for has_copy in [false, true] {
                let h = Header::of(Shared::try_new(s.try_clone().unwrap()).unwrap(), *of);
                let copy = has_copy.then(|| h.dup().unwrap());
                let other = if *of == Orientation::Row { Orientation::Col } else { Orientation::Row };
                drop(h.oriented(other, false).unwrap());
                let mut want = e.clone();
                for _ in 0..dice.below(40) {
                    let (i, j, x) = (dice.below(nrows), dice.below(ncols), 1 + dice.below(3) as i64);
                    let at = if *of == Orientation::Row { (i, j) } else { (j, i) };
                    let is_set = dice.below(4) > 0;
                    h.set(at, ["row", "column"], is_set.then_some(&x).map(Datum::of).as_ref()).unwrap();
                    if is_set {
                        want.insert((i, j), x)
                    } else {
                        want.remove(&(i, j))
                    };
                    if dice.below(8) == 0 {
                        assert_eq!(h.nvals().unwrap(), want.len());
                    }
                }
                let value = h.oriented(*of, false).unwrap();
                value.validate().unwrap();
                assert_eq!(sample::entries(&value), want);
                let turned = h.oriented(other, false).unwrap();
                assert_eq!(sample::entries(&turned), want.iter().map(|((i, j), x)| ((*j, *i), *x)).collect());
                if let Some(copy) = copy {
                    assert_eq!(sample::entries(&copy.oriented(*of, false).unwrap()), e);
                }
            }
        }
    }
}

/// A vector that is empty takes them as its content, whatever it was before and in the form that was asked for.
#[test]
fn few_entries_are_taken_by_an_empty_vector() {
    let ty = Type::of::<i64>();
    let of = |places: &[u64], x: i64| {
        let u = Header::column(&ty, N).unwrap();
        places.iter().for_each(|k| u.set((*k, 0), ["vector", ""], Some(&Datum::of(&x))).unwrap());
        let (u, mut few) = (u.value().unwrap().0, Few::new(8));
        // u<u> = u.
        let how = How { mask: Some(&u), structural: true, ..How::plain() };
        assert!(crate::kernel::few::copy(&u, &ty, &how, &mut few).unwrap());
        few
    };
    let held = |h: &Header| {
        let (value, _) = h.value().unwrap();
        value.validate().unwrap();
        (0..N).filter_map(|k| pending::find(&value, 0, k).map(|p| (k, value.vals.at(p, 8).to_vec()))).collect::<Vec<_>>()
    };
    let want = |places: &[u64], x: i64| places.iter().map(|k| (*k, x.to_ne_bytes().to_vec())).collect::<Vec<_>>();
    for formats in [FormatSet::ALL, FormatSet::only(Format::Sparse), FormatSet::only(Format::Bitmap)] {
        let h = Header::column(&ty, N).unwrap();
        h.set_formats(formats).unwrap();
        for round in 0..3 {
            h.change_few(&of(&[3, 70, 1999], round)).unwrap();
            assert_eq!(held(&h), want(&[3, 70, 1999], round));
            assert!(formats.has(h.format().unwrap()), "{formats:?}");
            // Whoever has the old content keeps it.
            let old = h.value().unwrap().0;
            h.clear().unwrap();
            if round == 1 {
                // An update that waits comes first.
                h.set((70, 0), ["vector", ""], Some(&Datum::of(&8i64))).unwrap();
                h.set((71, 0), ["vector", ""], Some(&Datum::of(&8i64))).unwrap();
                h.change_few(&of(&[70], 9)).unwrap();
                assert_eq!(held(&h), [want(&[70], 9), want(&[71], 8)].concat());
                h.clear().unwrap();
            }
            assert_eq!(old.nvals(), 3);
            h.change_few(&of(&[5], -round)).unwrap();
            assert_eq!(held(&h), want(&[5], -round));
            h.clear().unwrap();
        }
    }
}

/// In place where they have a place each, else as updates: where a full vector loses entries, where there is one value for all.
#[test]
fn few_entries_are_changed_in_dense_vectors() {
    use std::collections::BTreeMap;
    let ty = Type::of::<i64>();
    let vector = |entries: &BTreeMap<u64, i64>, formats: FormatSet| {
        let h = Header::column(&ty, N).unwrap();
        h.set_formats(formats).unwrap();
        entries.iter().for_each(|(k, x)| h.set((*k, 0), ["vector", ""], Some(&Datum::of(x))).unwrap());
        h
    };
    let held = |h: &Header| {
        let (value, _) = h.value().unwrap();
        value.validate().unwrap();
        let at = |p| i64::from_ne_bytes(value.vals.at(p, 8).try_into().unwrap());
        (0..N).filter_map(|k| pending::find(&value, 0, k).map(|p| (k, at(p)))).collect::<BTreeMap<_, _>>()
    };
    let some = |step: usize, f: fn(u64) -> i64| (0..N).step_by(step).map(|k| (k, f(k))).collect::<BTreeMap<_, _>>();
    let places = [0, 3, 64, 70, 1998, 1999];
    for (old, formats) in [
        (some(1, |k| k as i64), FormatSet::only(Format::Full)),
        (some(1, |k| k as i64), FormatSet::only(Format::Bitmap)),
        (some(3, |k| k as i64), FormatSet::only(Format::Bitmap)),
        (some(999, |k| k as i64), FormatSet::only(Format::Bitmap)),
        (some(2, |_| 5), FormatSet::only(Format::Bitmap)),
    ] {
        for new in [places.map(|k| (k, 5)).into(), BTreeMap::from([(64, -1), (1998, 5)]), BTreeMap::new()] {
            for has_copy in [false, true] {
                let (h, mask) = (vector(&old, formats), vector(&places.map(|k| (k, 1)).into(), FormatSet::only(Format::Sparse)));
                let copy = has_copy.then(|| h.dup().unwrap());
                // h<mask> = u.
                let (u, m, mut few) = (vector(&new, FormatSet::ALL).value().unwrap().0, mask.value().unwrap().0, Few::new(8));
                let how = How { mask: Some(&m), structural: true, ..How::plain() };
                assert!(crate::kernel::few::copy(&u, &ty, &how, &mut few).unwrap());
                h.change_few(&few).unwrap();
                let mut want = old.clone();
                for k in places {
                    want.remove(&k);
                    new.get(&k).map(|x| want.insert(k, *x));
                }
                assert_eq!(held(&h), want, "{formats:?}");
                assert!(copy.is_none_or(|c| held(&c) == old));
            }
        }
    }
}

/// Under a wish for lists a product of elements counts its entries first: it stays the bitmap that it was made as, products read it so,
/// and a list is made of it for whoever looks.
#[test]
fn what_is_only_counted_takes_its_form_when_somebody_looks() {
    use crate::object::{Matrix, Write};
    use crate::ops::{BinaryCode, BinaryOp, Descriptor};
    use crate::types::TypeCode;
    const COLUMNS: u64 = 1 << 14;
    let ty = Type::of::<i64>();
    let [a, b, c] = [(); 3].map(|()| Matrix::try_new(&ty, 2, COLUMNS).unwrap());
    for (m, every) in [(&a, 2), (&b, 3)] {
        let places: Vec<u64> = (0..2 * COLUMNS).filter(|p| p % every == 0).collect();
        let (rows, cols): (Vec<u64>, Vec<u64>) = places.iter().map(|p| (p / COLUMNS, p % COLUMNS)).unzip();
        m.build_scalar(&rows, &cols, &Datum::of(&7i64)).unwrap();
        m.set_format(Format::Bitmap).unwrap();
    }
    let lists = FormatSet::only(Format::Sparse);
    let made = || {
        c.clear().unwrap();
        c.ewise_mult(&Write::default(), &BinaryOp::builtin(BinaryCode::Times, TypeCode::Int64), &a, &b).unwrap();
        assert_eq!(c.nvals().unwrap(), (2 * COLUMNS).div_ceil(6));
    };
    let is_unformed = || c.0.lock().unformed;
    c.set_formats(lists).unwrap();
    made();
    assert!(is_unformed() && !c.0.lock().value.is_list());
    // Neither a wish nor a product looks.
    c.set_formats(lists).unwrap();
    assert!(!c.0.as_made(Orientation::Row, false).unwrap().is_list());
    assert!(is_unformed() && c.0.known().is_none());
    assert_eq!((c.format().unwrap(), is_unformed()), (Format::Sparse, false));
    made();
    assert!(c.0.value().unwrap().0.is_list() && !is_unformed());
    // What is overwritten takes no form before.
    made();
    c.transpose(&Write { desc: Descriptor { transpose0: true, ..Descriptor::default() }, ..Write::default() }, &a).unwrap();
    assert_eq!(c.format().unwrap(), Format::Sparse);
    // The other axis is made of what it is to be.
    made();
    assert!(c.0.as_made(Orientation::Col, false).unwrap().is_list());
}

/// A list that is to be a bitmap stays one while its entries are only counted and added up, and is a bitmap for who looks at it.
#[test]
fn what_is_written_over_takes_its_form_when_somebody_looks() {
    use crate::kernel::sample;
    use crate::storage::convert;
    let ty = Type::of::<i64>();
    let entries: sample::Entries = (0..N).step_by(8).map(|k| ((0, k), k as i64)).collect();
    let list = || {
        let s = sample::store(&ty, 1, N, &entries);
        convert::to_list(&s).unwrap().unwrap_or(s)
    };
    let h = Header::column(&ty, N).unwrap();
    let is_unformed = || h.lock().unformed;
    let written = || {
        h.write(list(), &How::plain()).unwrap();
        assert_eq!((h.nvals().unwrap(), is_unformed()), (entries.len(), true));
        assert!(h.in_any_form().unwrap().is_list() && h.known().is_none());
    };
    written();
    assert_eq!((h.format().unwrap(), is_unformed(), h.known()), (Format::Bitmap, false, Some(entries.len())));
    written();
    assert!(matches!(h.input(COLUMN, false).unwrap(), Some(Input::Here(v)) if sample::entries(&v) == entries));
    // A single entry more, and one over everything.
    written();
    h.set((1, 0), ["vector", ""], Some(&Datum::of(&5i64))).unwrap();
    assert_eq!(h.nvals().unwrap(), entries.len() + 1);
    assert!(!h.lock().value.is_list());
    written();
    h.replace(Store::empty(&ty, 1, N).unwrap()).unwrap();
    assert_eq!((h.nvals().unwrap(), is_unformed()), (0, false));
    // A bitmap that is to be a list is taken as it is where it has many entries, else as a list.
    h.set_formats(FormatSet::only(Format::Sparse)).unwrap();
    for (every, is_taken) in [(2, true), (8, false)] {
        let some: sample::Entries = (0..N).step_by(every).map(|k| ((0, k), 1)).collect();
        let s = sample::store(&ty, 1, N, &some);
        h.write(convert::to_dense(&s).unwrap().unwrap_or(s), &How::plain()).unwrap();
        assert_eq!((is_unformed(), h.input(COLUMN, false).unwrap().is_some()), (true, is_taken), "{every}");
    }
}
