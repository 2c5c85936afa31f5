//! Iterators, views, arrays, contexts and builders: every allocation of every call fails once.
//!
//! Needs: `mem::fault`, which is global, so this is one test in a program of its own.
//! The call says OutOfMemory, or managed without that block and is right; nothing is lost, and the matrix is as it was.

use graphblas::dynamic::{Format, Orientation};
use graphblas::mem::{Buf, fault, scratch, stats};
use graphblas::typed::Csr;
use graphblas::{ErrorKind, Matrix, Result, Vector, op, with_threads};

const ENTRIES: [(u64, u64, i64); 5] = [(0, 1, 10), (0, 3, -2), (1, 0, 7), (3, 3, 4), (5, 2, 7)];

/// Runs the call with the k-th allocation failing, for all k; gives the number of failures.
fn survive<R: PartialEq + std::fmt::Debug>(what: &str, want: &R, call: &dyn Fn() -> Result<R>) -> usize {
    let mut failed = 0;
    for k in 0.. {
        scratch::release();
        let before = stats::in_use();
        fault::fail_after(k);
        let done = call();
        let has_fired = !fault::off();
        match done {
            Err(e) => {
                assert!(has_fired && e.kind() == ErrorKind::OutOfMemory, "{what}, allocation {k}: {e:?}");
                failed += 1;
            }
            Ok(r) => {
                assert_eq!(&r, want, "{what}, allocation {k}");
                if !has_fired {
                    break;
                }
            }
        }
        scratch::release();
        assert_eq!(stats::in_use(), before, "{what}, allocation {k}");
    }
    failed
}

fn matrix(format: Format, orientation: Orientation) -> Result<Matrix<i64>> {
    let a = Matrix::try_from_iter((6, 5), ENTRIES, None)?;
    a.as_dynamic().set_orientation(orientation)?;
    a.as_dynamic().set_format(format)?;
    Ok(a)
}

#[test]
fn every_failing_allocation_is_survived() -> Result<()> {
    graphblas::par::set_threads(1);
    let mut failures = 0;
    let want = ENTRIES.to_vec();
    let rows_of = |a: &Matrix<i64>| Ok(a.view()?.iter().collect::<Vec<_>>());
    for format in [Format::Sparse, Format::Hyper, Format::Bitmap] {
        for orientation in [Orientation::Row, Orientation::Col] {
            let name = format!("{format:?} {orientation:?}");
            // Another matrix each time, as an object keeps the transpose that was made for it or for a copy of it.
            let (a, fresh) = (matrix(format, orientation)?, || matrix(format, orientation));
            failures += survive(&format!("view {name}"), &want, &|| rows_of(&fresh()?));
            failures += survive(&format!("iter {name}"), &5, &|| Ok(fresh()?.iter()?.count()));
            failures += survive(&format!("into_csr {name}"), &vec![10, -2, 7, 4, 7], &|| Ok(fresh()?.into_csr()?.val.to_vec()));
            failures += survive(&format!("into_csc {name}"), &vec![7, 10, 7, -2, 4], &|| Ok(fresh()?.into_csc()?.val.to_vec()));
            failures += survive(&format!("to_rows_or {name}"), &30, &|| Ok(fresh()?.to_rows_or(0)?.len()));
            failures += survive(&format!("argmax_rows {name}"), &vec![1, 0, 3, 2], &|| Ok(fresh()?.argmax_rows()?.tuples()?.1));
            failures += survive(&format!("row {name}"), &vec![1, 3], &|| Ok(fresh()?.view()?.row(0)?.to_vector()?.tuples()?.0));
            assert_eq!(rows_of(&a)?, want, "{name}: as it was");
        }
    }
    failures += survive("try_from_iter", &want, &|| rows_of(&Matrix::try_from_iter((6, 5), ENTRIES, Some(&op::plus::<i64>()))?));
    failures += survive("from_rows", &4, &|| Matrix::from_rows((2, 2), &[1, 2, 3, 4])?.nvals());
    failures += survive("from_slice", &vec![1, 2], &|| Vector::from_slice(&[1, 2])?.to_vec());
    failures += survive("try_from", &Some(7), &|| {
        let (ptr, idx) = (Buf::from_slice(&[0, 1, 1])?, Buf::from_slice(&[2])?);
        Matrix::try_from(Csr { shape: (2, 3), ptr, idx, val: Buf::from_slice(&[7])? })?.get(0, 2)
    });
    failures += survive("from_csc", &Some(7), &|| Matrix::from_csc((2, 3), &[0, 0, 0, 1], &[0], &[7])?.get(0, 2));
    let d = Vector::from_slice(&[2; 5])?;
    let fresh = || matrix(Format::Sparse, Orientation::Row);
    failures += survive("scale_columns", &20, &|| Ok(fresh()?.scale_columns(&d)?.get(0, 1)?.unwrap_or(0)));
    failures += survive("with_threads", &1, &|| with_threads(1, || Ok(graphblas::par::threads())));
    assert!(failures > 100, "{failures}");
    Ok(())
}
