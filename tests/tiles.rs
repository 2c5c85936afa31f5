//! Concat, split and reshape against maps of places to values.
//!
//! Needs: the public interface. Expected content is written from the maps, entry by entry.
//! Every type, storage form, orientation and index width of tiles and results; updates that wait; casts between tiles.

mod stored;

use graphblas::ErrorKind;
use graphblas::dynamic::{Matrix, Orientation};
use graphblas::types::{Type, cast};

use stored::{Entries, Rng, content, every_type, random_entries, stored};

/// One of the matrices.
fn one_of(mut all: Vec<Matrix>, rng: &mut Rng) -> Matrix {
    all.swap_remove(rng.below(all.len() as u64) as usize)
}

fn lengths(rng: &mut Rng) -> Vec<u64> {
    (0..1 + rng.below(4)).map(|_| [0, 1, 2, 7, 30][rng.below(5) as usize]).collect()
}

/// The bytes of a value in another type.
fn as_type(to: &Type, from: &Type, bytes: &[u8]) -> Vec<u8> {
    match (to.code(), from.code()) {
        (Some(t), Some(f)) => {
            let mut out = vec![0; to.size()];
            cast::cast_one(t, &mut out, f, bytes);
            out
        }
        _ => bytes.to_vec(),
    }
}

fn oriented(a: Matrix, rng: &mut Rng) -> Matrix {
    a.set_orientation([Orientation::Row, Orientation::Col][rng.below(2) as usize]).unwrap();
    a
}

#[test]
fn tiles_are_joined_and_taken_apart() {
    let mut rng = Rng(1);
    let types = every_type();
    for round in 0..150 {
        let ty = &types[round % types.len()];
        let (heights, widths) = (lengths(&mut rng), lengths(&mut rng));
        let shape = (heights.iter().sum(), widths.iter().sum());
        let (mut tiles, mut want, mut parts) = (Vec::new(), Entries::new(), Vec::new());
        let mut row = 0;
        for &m in &heights {
            let mut col = 0;
            for &n in &widths {
                let of = if ty.code().is_some() { &types[rng.below(13) as usize] } else { ty };
                let (one_in, values) = ([1, 2, 10][rng.below(3) as usize], [1, 100][rng.below(2) as usize]);
                let e = random_entries(of, (m, n), one_in, values, &mut rng);
                let moved = e.iter().map(|(&(i, j), v)| ((row + i, col + j), as_type(ty, of, v)));
                want.extend(moved);
                parts.push(e.iter().map(|(&at, v)| (at, as_type(ty, of, v))).collect::<Entries>());
                tiles.push(one_of(stored(of, (m, n), &e), &mut rng));
                col += n;
            }
            row += m;
        }
        let c = oriented(Matrix::try_new(ty, shape.0, shape.1).unwrap(), &mut rng);
        let before = c.orientation();
        c.concat(&tiles.iter().collect::<Vec<_>>(), widths.len()).unwrap();
        assert_eq!(content(&c), want, "{heights:?} {widths:?} of {}", ty.name());
        assert_eq!(c.orientation(), before);
        let c = one_of(stored(ty, shape, &want), &mut rng);
        let mut made = Vec::new();
        c.split(&heights, &widths, |tile| {
            made.push(tile);
            Ok(())
        })
        .unwrap();
        assert_eq!(made.iter().map(content).collect::<Vec<_>>(), parts, "{heights:?} {widths:?} of {}", ty.name());
        let k = rng.below(made.len() as u64) as usize;
        assert_eq!((made[k].nrows(), made[k].ncols()), (heights[k / widths.len()], widths[k % widths.len()]));
    }
}

#[test]
fn entries_keep_their_number() {
    let mut rng = Rng(2);
    for ty in every_type() {
        for (m, n, one_in, values) in [(6, 10, 2, 9), (12, 5, 1, 1), (60, 1, 3, 9), (4, 15, 40, 9), (1, 60, 2, 9)] {
            let e = random_entries(&ty, (m, n), one_in, values, &mut rng);
            for a in stored(&ty, (m, n), &e) {
                let rows = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60][rng.below(12) as usize];
                let cols = 60 / rows;
                let by_col = rng.below(2) == 1;
                let place = |(i, j): (u64, u64)| {
                    if by_col { ((j * m + i) % rows, (j * m + i) / rows) } else { ((i * n + j) / cols, (i * n + j) % cols) }
                };
                let want: Entries = e.iter().map(|(&at, v)| (place(at), v.clone())).collect();
                let b = a.reshaped(by_col, rows, cols).unwrap();
                assert_eq!((b.nrows(), b.ncols(), content(&b)), (rows, cols, want.clone()));
                assert_eq!(content(&a), e);
                let before = a.orientation();
                a.reshape(by_col, rows, cols).unwrap();
                assert_eq!((a.nrows(), a.ncols(), content(&a)), (rows, cols, want));
                assert_eq!(a.orientation(), before);
                a.reshape(by_col, m, n).unwrap();
                assert_eq!(content(&a), e);
            }
        }
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let of = |m, n| Matrix::try_new(&Type::of::<i32>(), m, n).unwrap();
    let (a, b, c) = (of(2, 3), of(2, 4), of(2, 7));
    let kind = |r: graphblas::Result<()>| r.unwrap_err().kind();
    assert_eq!(kind(c.concat(&[&a, &b], 0)), ErrorKind::InvalidValue);
    assert_eq!(kind(c.concat(&[&a, &b, &a], 2)), ErrorKind::InvalidValue);
    assert_eq!(kind(c.concat(&[], 1)), ErrorKind::InvalidValue);
    assert_eq!(kind(c.concat(&[&a, &b], 1)), ErrorKind::DimensionMismatch);
    assert_eq!(kind(of(4, 3).concat(&[&a, &of(2, 2)], 1)), ErrorKind::DimensionMismatch);
    let user = Matrix::try_new(&Type::try_new(4, "", "").unwrap(), 2, 4).unwrap();
    assert_eq!(kind(c.concat(&[&a, &user], 2)), ErrorKind::DomainMismatch);
    assert_eq!(kind(a.split(&[2, u64::MAX, 1], &[3], |_| Ok(()))), ErrorKind::DimensionMismatch);
    assert_eq!(kind(a.split(&[], &[3], |_| Ok(()))), ErrorKind::InvalidValue);
    assert_eq!(kind(a.reshape(false, 1 << 61, 0)), ErrorKind::InvalidValue);
    assert_eq!(kind(a.reshape(false, 5, 1)), ErrorKind::DimensionMismatch);
}
