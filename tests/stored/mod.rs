//! Matrices of every type in every storage, and their content as a map: what the tests of import,
//! export and serialisation share.
//!
//! Needs: the public interface. Gives: [`Entries`], [`every_type`], [`stored`], [`content`],
//! [`random_entries`], [`Rng`]. Cost: tests only.

mod rng;

use std::collections::BTreeMap;

use graphblas::dynamic::{Format, IndexWidth, Matrix, Orientation};
use graphblas::types::{Datum, Type, TypeCode, cast};

pub use rng::Rng;

/// Place to the bytes of the value.
pub type Entries = BTreeMap<(u64, u64), Vec<u8>>;

/// All built-in types, and user-defined ones of a word's size, of an odd size and larger than any.
pub fn every_type() -> Vec<Type> {
    let user = [(8, "word"), (3, "rgb"), (40, "large")].map(|(size, name)| Type::try_new(size, name, "").unwrap());
    TypeCode::ALL.into_iter().map(Type::Builtin).chain(user).collect()
}

/// The bytes of a value made from a number.
pub fn value(ty: &Type, x: u64) -> Vec<u8> {
    match ty.code() {
        Some(code) => {
            let mut out = vec![0; code.size()];
            cast::cast_one(code, &mut out, TypeCode::UInt64, &x.to_ne_bytes());
            out
        }
        None => (0..ty.size()).map(|k| (x as usize * 7 + k) as u8).collect(),
    }
}

/// Entries at one in `one_in` places, with `values` different values.
pub fn random_entries(ty: &Type, shape: (u64, u64), one_in: u64, values: u64, rng: &mut Rng) -> Entries {
    let mut e = Entries::new();
    for i in 0..shape.0 {
        for j in 0..shape.1 {
            if rng.below(one_in) == 0 {
                e.insert((i, j), value(ty, 1 + rng.below(values)));
            }
        }
    }
    e
}

/// A matrix made entry by entry.
pub fn matrix(ty: &Type, shape: (u64, u64), e: &Entries) -> Matrix {
    let a = Matrix::try_new(ty, shape.0, shape.1).unwrap();
    for (&(i, j), v) in e {
        a.set_element(&Datum::new(ty.clone(), v).unwrap(), i, j).unwrap();
    }
    a
}

/// The same matrix in every form that its entries allow, by row and by column, 32 and 64 bits
/// wide, with updates applied and waiting; iso too, where all values are equal.
pub fn stored(ty: &Type, shape: (u64, u64), e: &Entries) -> Vec<Matrix> {
    let mut out = vec![matrix(ty, shape, e)];
    let is_iso = e.values().collect::<std::collections::BTreeSet<_>>().len() == 1;
    for orientation in [Orientation::Row, Orientation::Col] {
        for format in [Format::Sparse, Format::Hyper, Format::Bitmap, Format::Full] {
            for width in [IndexWidth::Auto, IndexWidth::U64] {
                let a = matrix(ty, shape, e);
                a.set_orientation(orientation).unwrap();
                a.set_index_width(width).unwrap();
                a.set_format(format).unwrap();
                out.push(a);
                if is_iso {
                    let iso = built(ty, shape, e);
                    assert!(iso.is_iso().unwrap());
                    iso.set_orientation(orientation).unwrap();
                    iso.set_index_width(width).unwrap();
                    iso.set_format(format).unwrap();
                    out.push(iso);
                }
            }
        }
    }
    out
}

/// A matrix built from all tuples at once.
pub fn built(ty: &Type, shape: (u64, u64), e: &Entries) -> Matrix {
    let (rows, cols): (Vec<u64>, Vec<u64>) = e.keys().copied().unzip();
    let values = e.values().flatten().copied().collect::<Vec<u8>>();
    let a = Matrix::try_new(ty, shape.0, shape.1).unwrap();
    a.build(&rows, &cols, &graphblas::types::DatumSlice::new(ty.clone(), &values).unwrap(), None).unwrap();
    a
}

/// What is in a matrix.
pub fn content(a: &Matrix) -> Entries {
    let (n, ty) = (a.nvals().unwrap() as usize, a.ty());
    let (mut rows, mut cols, mut values) = (vec![0; n], vec![0; n], vec![0; n * ty.size()]);
    a.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&ty, &mut values))).unwrap();
    let bytes = values.chunks(ty.size()).map(<[u8]>::to_vec);
    rows.into_iter().zip(cols).zip(bytes).collect()
}
