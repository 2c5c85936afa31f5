//! Iterators, views, slices, and where extremes are: every storage of one matrix gives the same entries.
//!
//! Expected: the triples that the matrices are made of, sorted by the test.

use graphblas::dynamic::{Format, Orientation};
use graphblas::typed::{IndexSlice, ValueSlice};
use graphblas::{ErrorKind, Matrix, Result, Vector};

type Triples = Vec<(u64, u64, i32)>;

/// Some entries of 6 rows and 5 columns; row 2 and column 4 are empty.
fn triples() -> Triples {
    vec![(0, 1, 10), (0, 3, -2), (1, 0, 7), (3, 0, 1), (3, 1, 2), (3, 2, 3), (3, 3, 4), (5, 2, 7)]
}

fn by_columns(mut t: Triples) -> Triples {
    t.sort_by_key(|&(i, j, _)| (j, i));
    t
}

/// The matrix in every format and orientation, once with values of their own and once with one for all.
fn matrices(mut each: impl FnMut(&str, &Matrix<i32>, Triples) -> Result<()>) -> Result<()> {
    for is_iso in [false, true] {
        let t: Triples = triples().into_iter().map(|(i, j, x)| (i, j, if is_iso { 5 } else { x })).collect();
        for format in [Format::Sparse, Format::Hyper, Format::Bitmap] {
            for orientation in [Orientation::Row, Orientation::Col] {
                let a = Matrix::try_from_iter((6, 5), t.iter().rev().copied(), None)?;
                a.as_dynamic().set_orientation(orientation)?;
                a.as_dynamic().set_format(format)?;
                assert_eq!(a.as_dynamic().is_iso()?, is_iso, "the case is what it says");
                each(&format!("{format:?} {orientation:?} iso {is_iso}"), &a, t.clone())?;
            }
        }
    }
    Ok(())
}

#[test]
fn iterators_give_the_entries_of_every_storage() -> Result<()> {
    matrices(|name, a, t| {
        let mut met: Triples = a.iter()?.collect();
        let want = if a.as_dynamic().orientation() == Orientation::Row { t.clone() } else { by_columns(t.clone()) };
        assert_eq!(met, want, "{name}: as stored");
        met = a.into_iter().collect::<Result<_>>()?;
        assert_eq!(met, want, "{name}: for");
        let (least, most) = a.iter()?.size_hint();
        assert!(least <= t.len() && most.is_some_and(|n| n >= t.len()), "{name}: {least} to {most:?}");
        assert_eq!(a.view()?.iter().collect::<Triples>(), t, "{name}: by rows");
        assert_eq!(a.view_by_columns()?.iter().collect::<Triples>(), by_columns(t), "{name}: by columns");
        Ok(())
    })
}

#[test]
fn views_find_entries_rows_and_columns() -> Result<()> {
    matrices(|name, a, t| {
        let (by_row, by_col) = (a.view()?, a.view_by_columns()?);
        for view in [&by_row, &by_col] {
            assert_eq!((view.nrows(), view.ncols(), view.nvals()), (6, 5, t.len() as u64), "{name}");
            for (i, j) in (0..6).flat_map(|i| (0..5).map(move |j| (i, j))) {
                let want = t.iter().find(|e| (e.0, e.1) == (i, j)).map(|e| e.2);
                assert_eq!(view.get(i, j)?, want, "{name}: {i} {j}");
            }
        }
        for i in 0..6 {
            let want: Vec<(u64, i32)> = t.iter().filter(|e| e.0 == i).map(|e| (e.1, e.2)).collect();
            let row = by_row.row(i)?;
            assert_eq!(row.iter().collect::<Vec<_>>(), want, "{name}: row {i}");
            assert_eq!((row.nvals(), row.size(), row.index()), (want.len() as u64, 5, i), "{name}: row {i}");
            assert_eq!(row.get(1)?, want.iter().find(|e| e.0 == 1).map(|e| e.1), "{name}: row {i}");
            assert_eq!(row.to_vector()?.tuples()?, want.iter().copied().unzip(), "{name}: row {i}");
            assert_eq!(row.to_vector()?.tuples()?, a.row(i)?.tuples()?, "{name}: row {i}");
            if let (Some(idx), Some(val)) = (row.indices(), row.values()) {
                assert!(idx.iter().zip(val.iter()).eq(want), "{name}: slices of row {i}");
            } else {
                assert_eq!(a.as_dynamic().format()?, Format::Bitmap, "{name}");
            }
        }
        for j in 0..5 {
            let want: Vec<(u64, i32)> = by_columns(t.clone()).iter().filter(|e| e.1 == j).map(|e| (e.0, e.2)).collect();
            let column = by_col.column(j)?;
            assert_eq!(column.iter().collect::<Vec<_>>(), want, "{name}: column {j}");
            assert_eq!(column.to_vector()?.tuples()?, a.col(j)?.tuples()?, "{name}: column {j}");
        }
        assert_eq!(by_row.rows().map(|row| row.index()).collect::<Vec<_>>(), [0, 1, 3, 5], "{name}");
        assert_eq!(by_col.rows().map(|column| column.index()).collect::<Vec<_>>(), [0, 1, 2, 3], "{name}");
        Ok(())
    })
}

#[test]
fn a_view_keeps_what_it_saw() -> Result<()> {
    let mut a = Matrix::from_rows((2, 2), &[1, 2, 3, 4])?;
    let view = a.view()?;
    a.set(0, 0, 9)?;
    a.remove(1, 1)?;
    assert_eq!(view.as_full_slice(), Some(&[1, 2, 3, 4][..]));
    assert_eq!(a.iter()?.collect::<Vec<_>>(), [(0, 0, 9), (0, 1, 2), (1, 0, 3)]);
    Ok(())
}

#[test]
fn slices_are_given_where_they_are_stored() -> Result<()> {
    let u = Vector::from_slice(&[1.5, 2.5])?;
    assert_eq!(u.view()?.as_full_slice(), Some(&[1.5, 2.5][..]));
    assert!(u.view()?.as_sparse_slices().is_none());
    assert_eq!(u.to_vec()?, [1.5, 2.5]);

    let same = Vector::full(3, 4_u8)?;
    assert_eq!(same.view()?.as_full_slice(), None, "one value for all");
    assert_eq!(same.to_vec()?, [4, 4, 4]);
    assert_eq!(same.view()?.iter().count(), 3);

    let sparse = Vector::try_from_iter(1000, [(900, true), (3, false)])?;
    let view = sparse.view()?;
    let (idx, val) = view.as_sparse_slices().expect("two entries of a thousand are lists");
    assert_eq!((idx, val), (IndexSlice::U32(&[3, 900]), ValueSlice::Each(&[false, true][..])));
    assert_eq!(view.as_full_slice(), None);

    let wide = Vector::try_from_iter(1 << 40, [(1 << 39, 1_i64), (7, 2)])?;
    let view = wide.view()?;
    let (idx, _) = view.as_sparse_slices().expect("lists");
    assert_eq!(idx, IndexSlice::U64(&[7, 1 << 39]));
    assert_eq!((view.get(1 << 39)?, view.get(8)?), (Some(1), None));
    assert!(wide.to_vec_or(0).is_err_and(|e| e.kind() == ErrorKind::OutOfMemory), "8 TB");

    let a = Matrix::from_rows((2, 2), &[true, false, false, true])?;
    assert_eq!(a.view()?.as_full_slice(), Some(&[true, false, false, true][..]));
    assert!(a.view()?.as_compressed_slices().is_none());
    Ok(())
}

/// One value at 2^80 places can be kept, and not walked.
#[test]
fn too_many_entries_are_not_walked() -> Result<()> {
    let mut a = Matrix::<i32>::try_new(1 << 40, 1 << 40)?;
    a.assign_scalar(.., .., 7)?;
    let e = a.iter().err().unwrap();
    assert_eq!(e.kind(), graphblas::ErrorKind::NotImplemented);
    assert!(e.message().contains("1099511627776 times 1099511627776 entries are too many"), "{e}");
    assert_eq!(a.get(1 << 39, 5)?, Some(7));
    Ok(())
}

#[test]
fn empty_objects_have_no_entries() -> Result<()> {
    let a = Matrix::<f32>::try_new(3, 4)?;
    assert_eq!(a.iter()?.next(), None);
    assert_eq!(a.view()?.rows().count(), 0);
    assert_eq!(a.view()?.row(2)?.iter().next(), None);
    let u = Vector::<f32>::try_new(4)?;
    assert_eq!((&u).into_iter().count(), 0);
    assert_eq!((u.argmax()?, u.argmin()?), (None, None));
    assert_eq!(u.to_vec_or(-1.0)?, [-1.0; 4]);
    Ok(())
}

#[test]
fn more_entries_than_can_be_counted_are_refused() -> Result<()> {
    let mut a = Matrix::<bool>::try_new(1 << 50, 1 << 50)?;
    a.write(a.constant(true))?;
    assert_eq!(a.view().err().map(|e| e.kind()), Some(ErrorKind::NotImplemented));
    let mut met = a.into_iter();
    assert!(met.next().is_some_and(|entry| entry.is_err()));
    assert!(met.next().is_none(), "the error comes once");
    Ok(())
}

#[test]
fn extremes_are_the_first_of_equals_and_no_nan() -> Result<()> {
    let u = Vector::try_from_iter(9, [(1, f64::NAN), (2, 3.0), (4, 5.0), (6, 5.0), (7, 3.0)])?;
    assert_eq!((u.argmax()?, u.argmin()?), (Some((4, 5.0)), Some((2, 3.0))));
    let only = Vector::try_from_iter(9, [(1, f64::NAN)])?;
    assert_eq!(only.argmax()?, None);
    matrices(|name, a, t| {
        for (found, sign) in [(a.argmax_rows()?, 1), (a.argmin_rows()?, -1)] {
            let want: Vec<(u64, u64)> = [0, 1, 3, 5]
                .into_iter()
                .filter_map(|i| {
                    let row = t.iter().filter(|e| e.0 == i);
                    // The greatest value, of equal ones the least column.
                    row.max_by_key(|e| (sign * e.2, std::cmp::Reverse(e.1))).map(|e| (i, e.1))
                })
                .collect();
            assert_eq!(found.iter()?.collect::<Vec<_>>(), want, "{name}");
        }
        Ok(())
    })
}

#[test]
fn scaling_multiplies_rows_and_columns() -> Result<()> {
    let a = Matrix::try_from_iter((2, 3), [(0, 0, 1), (0, 2, 2), (1, 1, 3)], None)?;
    let rows = Vector::try_from_iter(2, [(0, 10)])?;
    assert_eq!(a.scale_rows(&rows)?.iter()?.collect::<Vec<_>>(), [(0, 0, 10), (0, 2, 20)]);
    let columns = Vector::from_slice(&[2, 3, 4])?;
    assert_eq!(a.scale_columns(&columns)?.iter()?.collect::<Vec<_>>(), [(0, 0, 2), (0, 2, 8), (1, 1, 9)]);
    let e = a.scale_rows(&columns).map(|_| ()).unwrap_err();
    assert_eq!(
        (e.kind(), e.message()),
        (ErrorKind::DimensionMismatch, "Matrix::scale_rows: d: an element for each of 2 rows was needed, its size is 3")
    );
    Ok(())
}
