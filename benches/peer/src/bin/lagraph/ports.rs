//! The same six algorithms as lagraph-ports has them, on the crate, without C in between.
//! Needs:   a problem. The number types are those that LAGraph's code computes in.
//! Gives:   `run_of`; as for LAGraph, matrix, transpose and degrees are there before the time is taken.
//! Cost:    set-up builds the matrices.

use bench_peer::Result;
use bench_peer::graph::Graph;
use graphblas::types::Scalar;
use graphblas::{Matrix, Vector, par, semiring};
use lagraph_ports::algorithm;

use crate::kernel::{Found, Kernel, MOST_ROUNDS, Problem, Run, TOLERANCE};

/// See the head of this file.
pub fn run_of(problem: &Problem, threads: usize) -> Result<Run> {
    par::set_threads(threads);
    let (graph, sources, delta) = (problem.graph, problem.sources.to_vec(), problem.delta);
    if problem.kernel == Kernel::Sssp {
        let lengths: Vec<i32> = graph.weights.iter().map(|&x| x as i32).collect();
        let a = matrix(graph, &lengths)?;
        return Ok(Box::new(move |k| found(algorithm::sssp(&a, sources[k], delta))));
    }
    // The structure, one value for all entries, as for LAGraph.
    let a = matrix(graph, &vec![true; graph.rows.len()])?;
    let a = a.constant(true).mask(&a).structural().eval().map_err(told)?;
    Ok(match problem.kernel {
        Kernel::Bfs => Box::new(move |k| found(algorithm::bfs_parents(&a, sources[k]))),
        Kernel::PageRank => {
            let (at, degree) = (transposed(graph, &a)?, degrees(&a)?);
            let (tolerance, most) = (f64::from(TOLERANCE), MOST_ROUNDS.unsigned_abs());
            Box::new(move |_| found(algorithm::pagerank::<f32, _>(&at, &degree, tolerance, most).map(|ranks| ranks.rank)))
        }
        Kernel::Components => Box::new(move |_| found(algorithm::components_by_sampling(&a))),
        Kernel::Triangles => Box::new(move |_| {
            let count = algorithm::triangles(&a).map_err(told)?;
            Ok(Box::new(move || Ok(vec![count as f64])))
        }),
        Kernel::Betweenness => {
            let at = transposed(graph, &a)?;
            Box::new(move |_| found(algorithm::betweenness(&a, &at, &sources)))
        }
        Kernel::Sssp => unreachable!("it has returned"),
    })
}

fn matrix<T: Scalar>(graph: &Graph, vals: &[T]) -> Result<Matrix<T>> {
    Matrix::from_tuples((graph.n, graph.n), &graph.rows, &graph.cols, vals, None).map_err(told)
}

fn transposed(graph: &Graph, a: &Matrix<bool>) -> Result<Matrix<bool>> {
    if graph.is_symmetric() { a.dup() } else { a.transposed().eval() }.map_err(told)
}

fn degrees(a: &Matrix<bool>) -> Result<Vector<i64>> {
    let ones = Vector::full(a.ncols(), 1_i64).map_err(told)?;
    a.mxv(&semiring::plus_pair::<i64>(), &ones).eval().map_err(told)
}

/// A vector, finished.
fn found<T: Scalar>(vector: graphblas::Result<Vector<T>>) -> Result<Found> {
    let vector = vector.map_err(told)?;
    vector.wait().map_err(told)?;
    Ok(Box::new(move || {
        let (idx, vals) = vector.cast::<f64>().and_then(|v| v.tuples()).map_err(told)?;
        let mut dense = vec![f64::NAN; vector.size() as usize];
        idx.iter().zip(vals).for_each(|(&i, x)| dense[i as usize] = x);
        Ok(dense)
    }))
}

fn told(error: graphblas::Error) -> String {
    error.to_string()
}
