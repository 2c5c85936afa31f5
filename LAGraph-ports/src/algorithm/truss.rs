//! k-trusses: the largest subgraph in which every edge lies in at least k - 2 triangles.
//!
//! Needs: a symmetric pattern without diagonal, values mean nothing; k at least 3.
//! Gives: [`Truss`]: its edges in both directions, each with the number of its triangles inside the truss.
//! Cost: a triangle count a step; each step takes away edges with too few triangles, which takes triangles from others.
//! Sources: J. Cohen, Trusses: cohesive subgraphs for social network analysis, NSA technical report (2008);
//! T. A. Davis, Graph algorithms via SuiteSparse:GraphBLAS: triangle counting and k-truss, HPEC 2018.

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, op, semiring, types::Scalar};

/// One truss.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::k_truss;
///
/// // Of a triangle with a tail the tail is in no triangle; one more count sees that the rest stays.
/// let u = Matrix::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3), (1, 0), (2, 1), (0, 2), (3, 2)])?;
/// let truss = k_truss(&u, 3)?;
/// assert_eq!((truss.k, truss.support.nvals()?), (3, 6));
/// assert_eq!((truss.support.get(0, 1)?, truss.support.get(2, 3)?), (Some(1), None));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Truss {
    /// Every edge lies in at least k - 2 triangles.
    pub k: u64,
    /// Entry (i, j): the triangles of the truss that edge i - j lies in.
    pub support: Matrix<u64>,
    /// Triangle counts that it took.
    pub steps: u32,
}

/// The k-truss.
///
/// ```
/// use graphblas::{Matrix, io, monoid};
/// use lagraph_ports::algorithm::k_truss;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// // Every friendship that is left is shared by three others at least.
/// let truss = k_truss(&club, 5)?;
/// assert!(truss.support.reduce(&monoid::min::<u64>())? >= 3);
/// assert!(k_truss(&club, 2).is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn k_truss<T: Scalar>(u: &Matrix<T>, k: u64) -> Result<Truss> {
    if k < 3 {
        return Err(Error::new(ErrorKind::InvalidValue, format_args!("k: needed 3 or more, got {k}")));
    }
    // The first step counts the triangles of the graph itself.
    let mut c = count(u)?;
    let mut steps = 1;
    loop {
        // the edges with enough triangles
        let left = c.select(op::value_ge::<u64>(), k - 2).eval()?;
        if left.nvals()? == c.nvals()? {
            return Ok(Truss { k, support: left, steps });
        }
        c = count(&left)?;
        steps += 1;
    }
}

/// All trusses that have edges, from k = 3 on: each is found inside the one before.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::k_trusses;
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let trusses = k_trusses(&club)?;
/// assert_eq!(trusses.iter().map(|t| t.k).collect::<Vec<_>>(), [3, 4, 5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn k_trusses<T: Scalar>(u: &Matrix<T>) -> Result<Vec<Truss>> {
    let mut trusses: Vec<Truss> = Vec::new();
    for k in 3.. {
        let truss = match trusses.last() {
            Some(wider) => k_truss(&wider.support, k)?,
            None => k_truss(u, k)?,
        };
        if truss.support.nvals()? == 0 {
            break;
        }
        trusses.push(truss);
    }
    Ok(trusses)
}

/// C<A> = A +.pair A': the triangles at each edge. An edge without any has no entry, and is in no truss from k = 3 on.
fn count<T: Scalar>(a: &Matrix<T>) -> Result<Matrix<u64>> {
    a.mxm(&semiring::plus_pair::<u64>(), a.t()).mask(a).structural().eval()
}
