//! Compressed arrays in and out, and what is said of malformed ones.
//!
//! Expected: by hand. That values change owners without a copy is seen by their addresses.

use graphblas::dynamic::Format;
use graphblas::mem::Buf;
use graphblas::typed::{Csc, Csr};
use graphblas::{ErrorKind, Matrix, Result};

fn csr(shape: (u64, u64), ptr: &[u64], idx: &[u64], val: &[f64]) -> Result<Csr<f64>> {
    Ok(Csr { shape, ptr: Buf::from_slice(ptr)?, idx: Buf::from_slice(idx)?, val: Buf::from_slice(val)? })
}

#[test]
fn arrays_go_in_and_come_out() -> Result<()> {
    for format in [Format::Sparse, Format::Hyper, Format::Bitmap] {
        let a = Matrix::from_csr((3, 4), &[0, 2, 2, 3], &[1, 3, 0], &[1.0, 2.0, 3.0])?;
        a.as_dynamic().set_format(format)?;
        let rows = a.dup()?.into_csr()?;
        assert_eq!((rows.shape, &rows.ptr[..], &rows.idx[..]), ((3, 4), &[0, 2, 2, 3][..], &[1, 3, 0][..]));
        assert_eq!(&rows.val[..], [1.0, 2.0, 3.0]);
        let columns = a.into_csc()?;
        assert_eq!((columns.shape, &columns.ptr[..], &columns.idx[..]), ((3, 4), &[0, 1, 2, 2, 3][..], &[2, 0, 0][..]));
        assert_eq!(&columns.val[..], [3.0, 1.0, 2.0]);
        let again = Matrix::try_from(columns)?;
        assert_eq!(again.get(0, 3)?, Some(2.0));
        let again = Matrix::from_csc((3, 4), &[0, 1, 2, 2, 3], &[2, 0, 0], &[3.0, 1.0, 2.0])?;
        assert_eq!(again.view()?.iter().collect::<Vec<_>>(), [(0, 1, 1.0), (0, 3, 2.0), (2, 0, 3.0)]);
    }
    Ok(())
}

#[test]
fn values_change_owners() -> Result<()> {
    let arrays = csr((2, 3), &[0, 2, 3], &[0, 2, 1], &[1.0, 2.0, 3.0])?;
    let address = arrays.val.as_ptr();
    let a = Matrix::try_from(arrays)?;
    assert_eq!(a.get(1, 1)?, Some(3.0));
    let back = a.into_csr()?;
    assert_eq!(back.val.as_ptr(), address);
    let kept = Matrix::try_from(back)?;
    let copy = kept.dup()?;
    let back = kept.into_csr()?;
    assert_ne!(back.val.as_ptr(), address, "the copy has them");
    assert_eq!(copy.get(1, 1)?, Some(3.0));
    Ok(())
}

#[test]
fn indices_of_huge_matrices_change_owners() -> Result<()> {
    let n = 1 << 40;
    let idx = Buf::from_slice(&[5, n - 1])?;
    let address = idx.as_ptr();
    let a = Matrix::try_from(Csr { shape: (2, n), ptr: Buf::from_slice(&[0, 1, 2])?, idx, val: Buf::from_slice(&[7_u8, 8])? })?;
    assert_eq!(a.get(1, n - 1)?, Some(8));
    assert_eq!(a.into_csr()?.idx.as_ptr(), address);
    Ok(())
}

#[test]
fn every_type_of_values_comes_back() -> Result<()> {
    fn there_and_back<T: graphblas::types::Scalar>(val: &[T]) -> Result<()> {
        let a = Matrix::from_csr((1, 3), &[0, 3], &[0, 1, 2], val)?;
        assert_eq!(&a.into_csr()?.val[..], val);
        let same = Matrix::try_from_iter((1, 3), (0..3).map(|j| (0, j, val[0])), None)?;
        assert_eq!(&same.into_csc()?.val[..], [val[0]; 3]);
        Ok(())
    }
    there_and_back(&[true, false, true])?;
    there_and_back(&[1_i8, 2, 3])?;
    there_and_back(&[1_u16, 2, 3])?;
    there_and_back(&[1_i32, 2, 3])?;
    there_and_back(&[1_u64, 2, 3])?;
    there_and_back(&[1.0_f32, 2.0, 3.0])?;
    there_and_back(&[graphblas::types::FC64::new(1.0, 2.0); 3])
}

#[test]
fn a_matrix_without_entries_has_arrays() -> Result<()> {
    let rows = Matrix::<i64>::try_new(2, 5)?.into_csr()?;
    assert_eq!((&rows.ptr[..], rows.idx.len(), rows.val.len()), (&[0, 0, 0][..], 0, 0));
    assert_eq!(Matrix::try_from(rows)?.nvals()?, 0);
    Ok(())
}

/// What is said of arrays of 2 rows and 3 columns.
fn complaint(ptr: &[u64], idx: &[u64], val: &[f64]) -> (ErrorKind, String) {
    let e = Matrix::from_csr((2, 3), ptr, idx, val).map(|_| ()).expect_err("the arrays are malformed");
    let adopted = csr((2, 3), ptr, idx, val).and_then(Matrix::try_from).map(|_| ()).expect_err("the arrays are malformed");
    assert_eq!((e.kind(), e.message()), (adopted.kind(), adopted.message()));
    (e.kind(), e.message().strip_prefix("Matrix::from_csr: ").expect("the call is named").to_owned())
}

/// Starts, indices, values, and what is said of them.
type Case = (&'static [u64], &'static [u64], &'static [f64], ErrorKind, &'static str);

#[test]
fn errors_name_the_place() {
    let wrong = ErrorKind::InvalidValue;
    const ONE: &[f64] = &[1.0];
    let cases: [Case; 9] = [
        (&[0, 1], &[0], ONE, wrong, "ptr: one element more than the 2 rows was needed, 2 came"),
        (&[], &[], &[], wrong, "ptr: one element more than the 2 rows was needed, 0 came"),
        (&[0, 1, 1], &[0], &[], wrong, "val: a value for each of 1 indices was needed, 0 came"),
        (&[1, 1, 1], &[0], ONE, wrong, "ptr[0]: 0 was needed, 1 came"),
        (&[0, 9, 1], &[0], ONE, wrong, "ptr[1]: from 0 to 1 was needed, 9 came"),
        (&[0, 0, 0], &[0], ONE, wrong, "ptr[2]: the number of indices, 1, was needed, 0 came"),
        (&[0, 0, 1], &[3], ONE, ErrorKind::IndexOutOfBounds, "idx[0]: column 3 of row 1 is not below the dimension 3"),
        (&[0, 1, 3], &[0, 1, 1], &[1.0; 3], wrong, "idx[2]: column 1 comes twice in row 1"),
        (&[0, 0, 2], &[2, 1], &[1.0; 2], wrong, "idx[1]: column 1 comes after 2 in row 1, they must rise"),
    ];
    for (ptr, idx, val, kind, text) in cases {
        assert_eq!(complaint(ptr, idx, val), (kind, text.to_owned()));
    }
    let e = Matrix::from_csc((3, 1), &[0, 1], &[7], &[1.0]).map(|_| ()).expect_err("row 7 of 3");
    assert_eq!(e.message(), "Matrix::from_csc: idx[0]: row 7 of column 0 is not below the dimension 3");
    let columns = Csc { shape: (3, 1), ptr: Buf::new(), idx: Buf::new(), val: Buf::<f64>::new() };
    assert!(Matrix::try_from(columns).is_err());
}
