//! Values on their way out: typecasts, arrays that are too short, scalars.

use graphblas::ErrorKind;
use graphblas::dynamic::{Matrix, Scalar, Vector};
use graphblas::types::{Datum, DatumSlice, Type};

use crate::dynamic::handles;
use crate::oracle::cast::cast;
use crate::oracle::value::{Ty, Val};

/// Some values of each type, its ends and a fraction among them.
fn samples(ty: Ty) -> Vec<Val> {
    let mut values: Vec<Val> = [0, 1, -1, 3, 100].map(|x| Val::small(ty, x)).to_vec();
    match ty {
        Ty::Int(_) | Ty::UInt(_) => values.extend([ty.range().0, ty.range().1].map(|x| Val::Int(ty, x))),
        Ty::FP32 | Ty::FP64 => values.extend([-2.75, 1e10, f64::INFINITY, f64::NAN, -1e30].map(|x| Val::real(ty, x))),
        Ty::FC32 | Ty::FC64 => values.extend([(0.0, 1.0), (-7.5, 2.0)].map(|(re, im)| Val::complex(ty, re, im))),
        Ty::Bool | Ty::U3 | Ty::U16 => {}
    }
    values
}

/// Every type to every type, by setElement, extractElement, extractTuples, build and a Scalar.
#[test]
fn values_are_cast_on_every_way() {
    for from in Ty::BUILTIN {
        let values = samples(from);
        let n = values.len() as u64;
        for to in Ty::BUILTIN {
            let want: Vec<Val> = values.iter().map(|x| cast(x, to)).collect();
            let (source, target) =
                (Vector::try_new(&handles::ty(from), n).unwrap(), Vector::try_new(&handles::ty(to), n).unwrap());
            let built = Matrix::try_new(&handles::ty(to), n, 1).unwrap();
            let all: Vec<u8> = values.iter().flat_map(Val::to_bytes).collect();
            let idx: Vec<u64> = (0..n).collect();
            source.build(&idx, &DatumSlice::new(handles::ty(from), &all).unwrap(), None).unwrap();
            built.build(&idx, &vec![0; n as usize], &DatumSlice::new(handles::ty(from), &all).unwrap(), None).unwrap();
            let scalar = Scalar::try_new(&handles::ty(to)).unwrap();
            for (i, x) in values.iter().enumerate() {
                let bytes = x.to_bytes();
                target.set_element(&handles::datum(x, &bytes), i as u64).unwrap();
                scalar.set_element(&handles::datum(x, &bytes)).unwrap();
                let mut out = vec![0xEE; to.bytes()];
                assert!(source.extract_element(&handles::ty(to), &mut out, i as u64).unwrap());
                assert!(Val::from_bytes(to, &out).same(&want[i]), "{from} {x} to {to}: {out:?}");
                assert!(scalar.extract_element(&handles::ty(to), &mut out).unwrap());
                assert!(Val::from_bytes(to, &out).same(&want[i]), "scalar {from} {x} to {to}: {out:?}");
            }
            let mut out = vec![0xEE; to.bytes() * values.len()];
            let check = |out: &[u8], how: &str| {
                for (i, x) in values.iter().enumerate() {
                    let got = Val::from_bytes(to, &out[i * to.bytes()..(i + 1) * to.bytes()]);
                    assert!(got.same(&want[i]), "{how}: {from} {x} to {to}: want {} got {got}", want[i]);
                }
            };
            source.extract_tuples(None, Some((&handles::ty(to), &mut out))).unwrap();
            check(&out, "extract_tuples");
            target.extract_tuples(None, Some((&handles::ty(to), &mut out))).unwrap();
            check(&out, "set_element");
            built.extract_tuples(None, None, Some((&handles::ty(to), &mut out))).unwrap();
            check(&out, "build");
        }
    }
}

#[test]
fn short_arrays_are_refused() {
    let a = Matrix::try_new(&Type::of::<i32>(), 4, 4).unwrap();
    a.build(&[0, 1, 3], &[0, 2, 1], &DatumSlice::of(&[1i32, 2, 3]), None).unwrap();
    let (mut rows, mut cols) = ([9u64; 2], [9u64; 5]);
    let e = a.extract_tuples(Some(&mut rows), Some(&mut cols), None).unwrap_err();
    assert_eq!(e.kind(), ErrorKind::InsufficientSpace);
    let mut bytes = [0u8; 11];
    let e = a.extract_tuples(None, None, Some((&Type::of::<i32>(), &mut bytes))).unwrap_err();
    assert_eq!(e.kind(), ErrorKind::InsufficientSpace);
    assert_eq!(a.extract_tuples(None, Some(&mut cols), None).unwrap(), 3);
    assert_eq!(cols, [0, 2, 1, 9, 9]);
}

#[test]
fn a_scalar_holds_one_value_or_none() {
    let s = Scalar::try_new(&Type::of::<i16>()).unwrap();
    let mut out = [7u8; 2];
    assert!(!s.extract_element(&Type::of::<i16>(), &mut out).unwrap());
    assert_eq!((out, s.nvals().unwrap()), ([7, 7], 0), "without a value the output is left alone");
    s.set_element(&Datum::of(&-2.9f64)).unwrap();
    let copy = s.dup().unwrap();
    s.set_element(&Datum::of(&5i16)).unwrap();
    assert!(copy.extract_element(&Type::of::<i16>(), &mut out).unwrap());
    assert_eq!((i16::from_ne_bytes(out), copy.nvals().unwrap()), (-2, 1));
    s.clear().unwrap();
    assert_eq!((s.nvals().unwrap(), copy.nvals().unwrap()), (0, 1));
    let user = Scalar::try_new(&handles::ty(Ty::U3)).unwrap();
    assert_eq!(user.set_element(&Datum::of(&1.0f64)).unwrap_err().kind(), ErrorKind::DomainMismatch);
}
