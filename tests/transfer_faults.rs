//! Import, export, serialise, deserialise: every allocation of every call fails once.
//!
//! Needs: `mem::fault`, which is global, so this is one test in a program of its own.
//! The call says OutOfMemory, or it managed without that block and is right; the object and the
//! caller's arrays are as they were; as many bytes are in use as before.

#[expect(dead_code, reason = "the other tests use the rest")]
mod stored;

use graphblas::dynamic::{Arrays, ArraysMut, Matrix, TransferFormat};
use graphblas::mem::{fault, scratch, stats};
use graphblas::types::{DatumSlice, Type};
use graphblas::{Error, ErrorKind};

use stored::{Rng, content, random_entries, stored as in_every_form};

/// Runs the call with the k-th allocation failing, for all k; gives the number of failures.
fn survive(what: &str, call: &mut dyn FnMut() -> Result<(), Error>) -> u64 {
    let mut failed = 0;
    for k in 0.. {
        scratch::release();
        let before = stats::in_use();
        fault::fail_after(k);
        let done = call();
        let has_fired = !fault::off();
        scratch::release();
        assert_eq!(stats::in_use(), before, "{what}, allocation {k}");
        match done {
            Err(e) => {
                assert!(has_fired && e.kind() == ErrorKind::OutOfMemory, "{what}, allocation {k}: {e:?}");
                failed += 1;
            }
            Ok(()) if has_fired => {}
            Ok(()) => break,
        }
    }
    failed
}

#[test]
fn every_failing_allocation_is_survived() {
    graphblas::par::set_threads(1);
    let mut failures = 0;
    for ty in [Type::of::<bool>(), Type::of::<f64>(), Type::try_new(3, "rgb", "").unwrap()] {
        for (shape, one_in, values) in [((4, 3), 2, 9), ((4, 3), 1, 1), ((90, 80), 700, 9)] {
            let e = random_entries(&ty, shape, one_in, values, &mut Rng(8));
            for a in in_every_form(&ty, shape, &e) {
                a.wait().unwrap();
                failures += all_calls(&ty, &a);
                assert_eq!(content(&a), e);
            }
        }
    }
    println!("{failures} failures");
    assert!(failures > 1000, "{failures}");
}

fn all_calls(ty: &Type, a: &Matrix) -> u64 {
    let want = a.serialize().unwrap();
    let mut out = vec![0; want.len()];
    let mut failures = survive("serialize", &mut || a.serialize().map(drop));
    failures += survive("serialize_into", &mut || a.serialize_into(&mut out).map(drop));
    assert_eq!(out[..], want[..]);
    failures += survive("deserialize", &mut || Matrix::deserialize(Some(ty), &want).map(drop));
    for format in [TransferFormat::Csr, TransferFormat::Csc, TransferFormat::Coo] {
        let n = a.export_size(format).unwrap();
        let (mut indptr, mut indices) = (vec![77; n.indptr as usize], vec![77; n.indices as usize]);
        let mut values = vec![77; n.values as usize * ty.size()];
        failures += survive("export", &mut || {
            indptr.fill(77);
            indices.fill(77);
            values.fill(77);
            // A copy each time, for the library keeps a transpose that it made.
            let copy = a.dup()?;
            let to = ArraysMut { indptr: &mut indptr, indices: &mut indices, ty, values: &mut values };
            let done = copy.export(format, to).map(drop);
            let is_untouched = indptr.iter().chain(&indices).all(|&x| x == 77) && values.iter().all(|&x| x == 77);
            assert!(done.is_ok() || is_untouched);
            done
        });
        // Backwards within the vectors, so that they must be sorted.
        if format == TransferFormat::Coo {
            indptr.reverse();
            indices.reverse();
        } else {
            indptr.windows(2).for_each(|w| indices[w[0] as usize..w[1] as usize].reverse());
        }
        let arrays = Arrays { indptr: &indptr, indices: &indices, values: DatumSlice::new(ty.clone(), &values).unwrap() };
        failures += survive("import", &mut || Matrix::import(ty, a.nrows(), a.ncols(), format, &arrays).map(drop));
    }
    failures
}
