//! Trusses.

use graphblas::Matrix;
use lagraph_ports::algorithm::{k_truss, k_trusses};
use lagraph_ports::check;

use crate::cases;

/// The entries above the diagonal, in order; those below must be the same.
fn upper(m: &Matrix<u64>) -> Vec<(usize, usize, u64)> {
    let (rows, cols, vals) = m.tuples().unwrap();
    let mut list: Vec<_> = rows.iter().zip(&cols).zip(vals).map(|((&i, &j), x)| (i as usize, j as usize, x)).collect();
    let mut below: Vec<_> = list.iter().filter(|e| e.0 > e.1).map(|&(i, j, x)| (j, i, x)).collect();
    list.retain(|e| e.0 < e.1);
    list.sort_unstable();
    below.sort_unstable();
    assert_eq!(list, below, "not symmetric, or with a loop");
    list
}

#[test]
fn k_trusses_are_the_textbooks() {
    for case in cases::all() {
        // A textbook truss of a dense graph takes long, and one of a tree shows nothing.
        let trusses = k_trusses(&case.g.undirected).unwrap();
        for (truss, k) in trusses.iter().zip(3..) {
            let alone = k_truss(&case.g.undirected, k).unwrap();
            assert_eq!((truss.k, alone.k), (k, k), "{}", case.name);
            let edges = upper(&alone.support);
            assert_eq!(upper(&truss.support), edges, "{}: the {k}-truss inside the one before and alone", case.name);
            if k < 6 {
                assert_eq!(edges, check::truss::edges(&case.known, k), "{}: {k}-truss", case.name);
            }
        }
        let next = trusses.len() as u64 + 3;
        assert!(check::truss::edges(&case.known, next).is_empty(), "{}: there is a {next}-truss", case.name);
    }
}

#[test]
fn a_truss_needs_triangles() {
    let club = cases::all().pop().unwrap();
    assert!(k_truss(&club.g.undirected, 2).is_err());
    assert_eq!(k_truss(&club.g.undirected, u64::MAX).unwrap().support.nvals().unwrap(), 0);
}
