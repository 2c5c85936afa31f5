//! Small well-known graphs that need no file.
//!
//! Needs: nothing. Gives: [`KARATE_EDGES`] and [`karate`]. Cost: 156 bytes in the library.
//! Source: W. W. Zachary, "An information flow model for conflict and fission in small groups",
//! Journal of Anthropological Research 33 (1977), matrix E without weights.

use super::coo::{Coo, Symmetry, one};
use crate::error::Result;
use crate::mem::Buf;
use crate::types::{Type, TypeCode};

/// Members of Zachary's karate club.
pub const KARATE_NODES: u64 = 34;

/// Who met whom outside the club: each pair once, the smaller number first, counted from 0.
#[rustfmt::skip]
pub const KARATE_EDGES: [(u8, u8); 78] = [
    (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (0, 7), (0, 8), (0, 10), (0, 11), (0, 12), (0, 13),
    (0, 17), (0, 19), (0, 21), (0, 31), (1, 2), (1, 3), (1, 7), (1, 13), (1, 17), (1, 19), (1, 21), (1, 30),
    (2, 3), (2, 7), (2, 8), (2, 9), (2, 13), (2, 27), (2, 28), (2, 32), (3, 7), (3, 12), (3, 13), (4, 6),
    (4, 10), (5, 6), (5, 10), (5, 16), (6, 16), (8, 30), (8, 32), (8, 33), (9, 33), (13, 33), (14, 32),
    (14, 33), (15, 32), (15, 33), (18, 32), (18, 33), (19, 33), (20, 32), (20, 33), (22, 32), (22, 33),
    (23, 25), (23, 27), (23, 29), (23, 32), (23, 33), (24, 25), (24, 27), (24, 31), (25, 31), (26, 29),
    (26, 33), (27, 33), (28, 31), (28, 33), (29, 32), (29, 33), (30, 32), (30, 33), (31, 32), (31, 33),
    (32, 33),
];

/// Zachary's karate club: 34 nodes, 78 edges, each in both directions; BOOL and iso.
///
/// ```
/// use graphblas::{Matrix, Vector, io, monoid, op};
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let friends: Vector<u64> = club.apply::<u64>(op::one::<u64>()).eval()?.reduce_rows(&monoid::plus::<u64>()).eval()?;
/// assert_eq!(friends.argmax()?, Some((33, 17))); // the president knows most members
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn karate() -> Result<Coo> {
    let (mut rows, mut cols) = (Buf::with_capacity(2 * KARATE_EDGES.len())?, Buf::with_capacity(2 * KARATE_EDGES.len())?);
    for (u, v) in KARATE_EDGES {
        rows.extend_from_slice(&[u64::from(u), u64::from(v)])?;
        cols.extend_from_slice(&[u64::from(v), u64::from(u)])?;
    }
    Ok(Coo {
        nrows: KARATE_NODES,
        ncols: KARATE_NODES,
        rows,
        cols,
        vals: one(TypeCode::Bool)?,
        ty: Type::Builtin(TypeCode::Bool),
        is_iso: true,
        symmetry: Symmetry::Symmetric,
    })
}
