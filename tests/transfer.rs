//! Import and export against the slow obvious way: a map of places to values.
//!
//! Needs: the public interface. Expected arrays are written from the map, entry by entry.
//! Every type, storage form, orientation, index width; unsorted input; hypersparse, empty and full
//! matrices; updates that wait; every way that arrays can be wrong.

mod stored;

use std::collections::BTreeMap;

use graphblas::dynamic::{Arrays, ArraysMut, Format, IndexWidth, Matrix, Orientation, TransferFormat};
use graphblas::types::{Datum, DatumSlice, Type};
use graphblas::{Error, ErrorKind};

use stored::{Entries, Rng, content, every_type, random_entries, stored, value};

const FORMATS: [TransferFormat; 3] = [TransferFormat::Csr, TransferFormat::Csc, TransferFormat::Coo];

#[derive(Clone, Debug, Default, PartialEq)]
struct Owned {
    indptr: Vec<u64>,
    indices: Vec<u64>,
    values: Vec<u8>,
}

/// Places along one axis, with their values.
type OneVector = Vec<(u64, Vec<u8>)>;

/// The arrays of a map; entries in the order that `order` gives them within a vector.
fn arrays(shape: (u64, u64), e: &Entries, format: TransferFormat, order: &mut dyn FnMut(&mut OneVector)) -> Owned {
    let mut out = Owned::default();
    let nmajor = match format {
        TransferFormat::Csr => shape.0,
        TransferFormat::Csc => shape.1,
        TransferFormat::Coo => {
            let mut all: OneVector = e.iter().map(|(&(i, j), v)| (i * shape.1 + j, v.clone())).collect();
            order(&mut all);
            for (place, v) in all {
                out.indptr.push(place / shape.1);
                out.indices.push(place % shape.1);
                out.values.extend(v);
            }
            return out;
        }
    };
    let by_row = format == TransferFormat::Csr;
    let mut vectors: BTreeMap<u64, OneVector> = BTreeMap::new();
    for (&(i, j), v) in e {
        let (major, minor) = if by_row { (i, j) } else { (j, i) };
        vectors.entry(major).or_default().push((minor, v.clone()));
    }
    for major in 0..nmajor {
        out.indptr.push(out.indices.len() as u64);
        let mut one = vectors.remove(&major).unwrap_or_default();
        order(&mut one);
        for (minor, v) in one {
            out.indices.push(minor);
            out.values.extend(v);
        }
    }
    out.indptr.push(out.indices.len() as u64);
    out
}

fn import(ty: &Type, shape: (u64, u64), format: TransferFormat, a: &Owned) -> Result<Matrix, Error> {
    let values = DatumSlice::new(ty.clone(), &a.values).unwrap();
    Matrix::import(ty, shape.0, shape.1, format, &Arrays { indptr: &a.indptr, indices: &a.indices, values })
}

/// Arrays with `spare` more elements than needed; what was not needed must not be touched.
fn export(a: &Matrix, format: TransferFormat, spare: usize) -> Owned {
    let (n, ty) = (a.export_size(format).unwrap(), a.ty());
    let (mut indptr, mut indices) = (vec![77; n.indptr as usize + spare], vec![77; n.indices as usize + spare]);
    let mut values = vec![77; (n.values as usize + spare) * ty.size()];
    let to = ArraysMut { indptr: &mut indptr, indices: &mut indices, ty: &ty, values: &mut values };
    assert_eq!(a.export(format, to).unwrap(), n);
    for rest in [indptr.split_off(n.indptr as usize), indices.split_off(n.indices as usize)] {
        assert!(rest.len() == spare && rest.iter().all(|&x| x == 77));
    }
    assert!(values.split_off(n.values as usize * ty.size()).iter().all(|&x| x == 77));
    Owned { indptr, indices, values }
}

/// Shapes and entries of many kinds.
fn cases(ty: &Type, rng: &mut Rng) -> Vec<((u64, u64), Entries)> {
    let mut out = vec![((3, 4), Entries::new())];
    for (shape, one_in, values) in [
        ((1, 1), 1, 9),
        ((1, 70), 2, 5),
        ((70, 1), 3, 1),
        ((9, 7), 1, 50),
        ((9, 7), 1, 1),
        ((30, 20), 4, 90),
        ((200, 90), 300, 9),
    ] {
        out.push((shape, random_entries(ty, shape, one_in, values, rng)));
    }
    out
}

#[test]
fn what_is_exported_is_what_is_there() {
    let mut rng = Rng(1);
    for ty in every_type() {
        for (shape, e) in cases(&ty, &mut rng) {
            for a in stored(&ty, shape, &e) {
                for format in FORMATS {
                    let want = arrays(shape, &e, format, &mut |_| ());
                    assert_eq!(export(&a, format, 0), want, "{format:?} {a:?}");
                    assert_eq!(export(&a, format, 3), want, "{format:?} {a:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_imported_is_what_the_arrays_hold_in_any_order() {
    let mut rng = Rng(2);
    for ty in every_type() {
        for (shape, e) in cases(&ty, &mut rng) {
            for format in FORMATS {
                let sorted = arrays(shape, &e, format, &mut |_| ());
                let shuffled = arrays(shape, &e, format, &mut |list| rng.shuffle(list));
                for input in [&sorted, &shuffled] {
                    let a = import(&ty, shape, format, input).unwrap();
                    assert_eq!((a.nrows(), a.ncols(), a.ty() == ty), (shape.0, shape.1, true));
                    assert_eq!(content(&a), e, "{format:?} {shape:?}");
                    assert_eq!(export(&a, format, 1), sorted);
                }
            }
        }
    }
}

/// More entries than one thread takes alone: sorted, reversed within rows, and as tuples.
#[test]
fn many_entries_in_parallel() {
    let ty = Type::of::<i32>();
    let shape = (700, 300);
    let e = random_entries(&ty, shape, 1, 1000, &mut Rng(3));
    assert!(e.len() > 3 * graphblas::par::WAKE_WORK);
    for threads in [1, 3] {
        graphblas::par::set_threads(threads);
        for format in FORMATS {
            let want = arrays(shape, &e, format, &mut |_| ());
            for input in [want.clone(), arrays(shape, &e, format, &mut |list| list.reverse())] {
                let a = import(&ty, shape, format, &input).unwrap();
                assert_eq!(export(&a, format, 0), want);
            }
        }
    }
    graphblas::par::set_threads(0);
}

#[test]
fn one_value_for_all_stays_one_value() {
    let arrays = Owned { indptr: vec![0, 1, 1, 3], indices: vec![2, 3, 0], values: 7i64.to_ne_bytes().repeat(3) };
    let a = import(&Type::of::<i64>(), (3, 4), TransferFormat::Csr, &arrays).unwrap();
    assert!(a.is_iso().unwrap());
    assert_eq!(export(&a, TransferFormat::Csr, 0).values, arrays.values);
}

#[test]
fn waiting_updates_are_exported() {
    let a = Matrix::try_new(&Type::of::<u16>(), 2, 3).unwrap();
    a.set_element(&Datum::of(&9u16), 1, 2).unwrap();
    a.set_element(&Datum::of(&8u16), 0, 1).unwrap();
    a.remove_element(1, 2).unwrap();
    a.set_element(&Datum::of(&7u16), 1, 0).unwrap();
    let got = export(&a, TransferFormat::Csr, 0);
    assert_eq!((got.indptr, got.indices), (vec![0, 1, 2], vec![1, 0]));
    assert_eq!(got.values, [8u16.to_ne_bytes(), 7u16.to_ne_bytes()].concat());
}

/// Memory follows the entries: a matrix with 2^59 rows as tuples, and the starts of the other axis.
#[test]
fn huge_dimensions() {
    let (big, ty) = (1u64 << 59, Type::of::<f64>());
    let input =
        Owned { indptr: vec![big - 1, 5, 0], indices: vec![1, 0, 1], values: [1.0f64, 2.0, 3.0].map(f64::to_ne_bytes).concat() };
    let a = import(&ty, (big, 2), TransferFormat::Coo, &input).unwrap();
    assert_eq!(a.export_hint().unwrap(), TransferFormat::Coo);
    assert_eq!(a.export_size(TransferFormat::Csr).unwrap().indptr, big + 1);
    let tuples = export(&a, TransferFormat::Coo, 0);
    assert_eq!((tuples.indptr, tuples.indices), (vec![0, 5, big - 1], vec![1, 0, 1]));
    let cols = export(&a, TransferFormat::Csc, 0);
    assert_eq!((&cols.indptr, &cols.indices), (&vec![0, 1, 3], &vec![5, 0, big - 1]));
    let again = import(&ty, (big, 2), TransferFormat::Csc, &cols).unwrap();
    assert_eq!(content(&again), content(&a));
    // Starts for 2^40 rows that nobody has: refused by their number, not tried.
    let short = Owned { indptr: vec![0, 3], ..input };
    assert_eq!(import(&ty, (1 << 40, 2), TransferFormat::Csr, &short).unwrap_err().kind(), ErrorKind::InvalidValue);
}

#[test]
fn the_hint_follows_the_storage() {
    let a = import(
        &Type::of::<i8>(),
        (3, 4),
        TransferFormat::Csr,
        &Owned { indptr: vec![0, 1, 1, 2], indices: vec![2, 3], values: vec![1, 2] },
    )
    .unwrap();
    a.set_format(Format::Sparse).unwrap();
    assert_eq!(a.export_hint().unwrap(), TransferFormat::Csr);
    a.set_orientation(Orientation::Col).unwrap();
    a.set_index_width(IndexWidth::U64).unwrap();
    assert_eq!(a.export_hint().unwrap(), TransferFormat::Csc);
    a.set_format(Format::Hyper).unwrap();
    assert_eq!(a.export_hint().unwrap(), TransferFormat::Coo);
}

/// What is wrong, and the kind of error that says so (SN-31 to SN-33).
#[test]
fn wrong_arrays_are_refused() {
    use ErrorKind::{DimensionMismatch, DomainMismatch, IndexOutOfBounds, InvalidObject, InvalidValue};
    let ty = Type::of::<u8>();
    let csr = |indptr: &[u64], indices: &[u64], n: usize, format| {
        import(&ty, (3, 5), format, &Owned { indptr: indptr.to_vec(), indices: indices.to_vec(), values: vec![1; n] })
            .map(drop)
            .map_err(|e| e.kind())
    };
    // Rows as written, and columns with the axes swapped, so that both take the same arrays.
    for (indptr, indices, n, want) in [
        (&[0, 2, 2, 3][..], &[4, 1, 0][..], 3, Ok(())),
        (&[0, 2, 2], &[4, 1, 0], 3, Err(InvalidValue)),       // a start is missing
        (&[0, 2, 2, 3, 3], &[4, 1, 0], 3, Err(InvalidValue)), // one too many
        (&[], &[4, 1, 0], 3, Err(InvalidValue)),              // none
        (&[1, 2, 2, 3], &[4, 1, 0], 3, Err(InvalidValue)),    // begins with 1
        (&[0, 2, 1, 3], &[4, 1, 0], 3, Err(InvalidValue)),    // falls
        (&[0, 2, 2, 2], &[4, 1, 0], 3, Err(InvalidValue)),    // ends short
        (&[0, 2, 2, 4], &[4, 1, 0], 3, Err(InvalidValue)),    // ends beyond the values
        (&[0, u64::MAX, 2, 3], &[4, 1, 0], 3, Err(InvalidValue)),
        (&[0, 2, 2, 3], &[4, 1], 3, Err(InvalidValue)), // more values than indices
        (&[0, 2, 2, 3], &[4, 1, 0], 2, Err(InvalidValue)), // fewer
        (&[0, 2, 2, 3], &[5, 1, 0], 3, Err(InvalidObject)),
        (&[0, 2, 2, 3], &[1, 4, u64::MAX], 3, Err(InvalidObject)),
        (&[0, 2, 2, 3], &[4, 4, 0], 3, Err(InvalidValue)), // twice the same place
        (&[0, 3, 3, 3], &[2, 4, 2], 3, Err(InvalidValue)), // twice, apart
    ] {
        assert_eq!(csr(indptr, indices, n, TransferFormat::Csr), want, "{indptr:?} {indices:?} {n}");
        let columns = Owned { indptr: indptr.to_vec(), indices: indices.to_vec(), values: vec![1; n] };
        let got = import(&ty, (5, 3), TransferFormat::Csc, &columns).map(drop).map_err(|e| e.kind());
        assert_eq!(got, want, "{indptr:?} {indices:?} {n}");
    }
    for (rows, cols, n, want) in [
        (&[2, 0, 1][..], &[4, 1, 0][..], 3, Ok(())),
        (&[2, 0, 1], &[4, 1], 3, Err(InvalidValue)),
        (&[2, 0], &[4, 1, 0], 3, Err(InvalidValue)),
        (&[2, 0, 1], &[4, 1, 0], 2, Err(InvalidValue)),
        (&[2, 0, 1], &[5, 1, 0], 3, Err(IndexOutOfBounds)),
        (&[2, 3, 1], &[4, 1, 0], 3, Err(IndexOutOfBounds)),
        (&[2, 0, 2], &[4, 1, 4], 3, Err(InvalidValue)),
    ] {
        assert_eq!(csr(rows, cols, n, TransferFormat::Coo), want, "{rows:?} {cols:?} {n}");
    }
    let input = Owned { indptr: vec![0, 1], indices: vec![0], values: vec![1] };
    let too_large = import(&ty, (1 << 61, 1), TransferFormat::Coo, &input).unwrap_err();
    assert_eq!(too_large.kind(), InvalidValue);
    let bytes = DatumSlice::new(ty, &[1]).unwrap();
    let arrays = Arrays { indptr: &[0, 1], indices: &[0], values: bytes };
    let cast = Matrix::import(&Type::of::<i8>(), 1, 1, TransferFormat::Csr, &arrays).unwrap_err();
    assert_eq!(cast.kind(), DomainMismatch);
    assert_ne!(cast.kind(), DimensionMismatch);
}

#[test]
fn messages_name_the_place() {
    let ty = Type::of::<u8>();
    let input = Owned { indptr: vec![0, 2, 3], indices: vec![0, 1, 9], values: vec![1; 3] };
    let text = import(&ty, (2, 3), TransferFormat::Csr, &input).unwrap_err().to_string();
    assert_eq!(text, "import: column 9 in row 1 (place 2) is not below the dimension 3");
    let text = import(&ty, (9, 2), TransferFormat::Csc, &Owned { indptr: vec![0, 2, 1], ..input }).unwrap_err().to_string();
    assert_eq!(text, "import: indptr falls from 2 to 1 at column 1");
}

/// Each array one element too short, and another type: an error, and nothing is written.
#[test]
fn exports_that_do_not_fit_write_nothing() {
    let ty = Type::of::<i16>();
    let e = random_entries(&ty, (6, 8), 2, 9, &mut Rng(5));
    for a in stored(&ty, (6, 8), &e) {
        for format in FORMATS {
            let n = a.export_size(format).unwrap();
            let float = Type::of::<f32>();
            for (what, kind) in (0..3).map(|w| (w, ErrorKind::InsufficientSpace)).chain([(3, ErrorKind::DomainMismatch)]) {
                let less = |k: usize, n: u64| n as usize - usize::from(what == k);
                let (mut indptr, mut indices) = (vec![77; less(0, n.indptr)], vec![77; less(1, n.indices)]);
                let to = if what == 3 { &float } else { &ty };
                let mut values = vec![77; less(2, n.values) * to.size()];
                let arrays = ArraysMut { indptr: &mut indptr, indices: &mut indices, ty: to, values: &mut values };
                assert_eq!(a.export(format, arrays).unwrap_err().kind(), kind);
                assert!(indptr.iter().chain(&indices).all(|&x| x == 77) && values.iter().all(|&x| x == 77));
            }
        }
    }
}

#[test]
fn user_types_are_the_same_only_if_they_are_one_object() {
    let (one, other) = (Type::try_new(3, "rgb", "").unwrap(), Type::try_new(3, "rgb", "").unwrap());
    let bytes = value(&one, 5);
    let arrays = Arrays { indptr: &[0, 1], indices: &[0], values: DatumSlice::new(one.clone(), &bytes).unwrap() };
    let wrong = Matrix::import(&other, 1, 1, TransferFormat::Csr, &arrays).unwrap_err();
    assert_eq!(wrong.kind(), ErrorKind::DomainMismatch);
    let right = Matrix::import(&one, 1, 1, TransferFormat::Csr, &arrays).unwrap();
    assert_eq!(export(&right, TransferFormat::Csr, 0).values, bytes);
}
