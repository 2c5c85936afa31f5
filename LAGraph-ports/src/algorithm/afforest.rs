//! Connected components by Afforest: a few edges of each vertex first, then all edges of what the largest tree left out.
//!
//! Needs: a symmetric pattern; values mean nothing.
//! Gives: for each vertex the smallest vertex of its component, as [`components`](super::components) does.
//! Cost: two edges a vertex settle most of a large graph; the edges of the largest tree that they make are not looked
//! at again. Four bytes a vertex beside the result.
//! Source: M. Sutton, T. Ben-Nun, A. Barak, Optimizing parallel graph connectivity computation via subgraph sampling,
//! IPDPS 2018.
//!
//! Not a sequence of products: the trees are joined edge by edge while others read them, and what an edge
//! does depends on the edges before it. It reads the matrix's own lists and uses the threads of the library.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use graphblas::{Matrix, Result, Vector, par, typed::IndexSlice, types::Scalar};

use super::components;
use crate::scatter::mix;

/// The smallest vertex of each vertex's component.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::components_by_sampling;
///
/// // 1 - 3 and 0 - 2 - 4.
/// let u = Matrix::from_tuples((5, 5), &[1, 3, 0, 2, 2, 4], &[3, 1, 2, 0, 4, 2], &[true; 6], None)?;
/// assert_eq!(components_by_sampling(&u)?.tuples()?.1, [0, 1, 0, 1, 0]);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn components_by_sampling<T: Scalar>(u: &Matrix<T>) -> Result<Vector<u64>> {
    let view = u.view()?;
    let lists = view.as_compressed_slices().filter(|_| u.nrows() == u.ncols());
    // Dense and nearly empty matrices are not stored as one list a row, and huge ones not with 32 bits; then, and for the error, by
    // products.
    let (Some((IndexSlice::U32(starts), IndexSlice::U32(ends), _)), Ok(n)) = (lists, u32::try_from(u.nrows())) else {
        return components(u);
    };
    let forest = grow(n, starts, ends)?;
    let labels: Vec<u32> = forest.0.into_iter().map(AtomicU32::into_inner).collect();
    Vector::from_slice(&labels)?.cast()
}

/// A parent for each vertex, never a greater one, so that there are no cycles and a root is the smallest vertex of its tree.
/// Threads change it at the same time; each change takes one root from the roots, and nothing else is read out of it.
struct Forest(Vec<AtomicU32>);

/// Edges of each vertex that are tried before the largest tree is left alone.
const TRIED: usize = 2;

/// The forest of all edges, flat. The neighbours of `v` are `ends` from `starts[v]` to `starts[v + 1]`.
fn grow(n: u32, starts: &[u32], ends: &[u32]) -> Result<Forest> {
    let start = |v: usize| starts[v] as usize;
    let forest = Forest((0..n).map(AtomicU32::new).collect());
    let n = n as usize;
    let vertices = par::ranges(n, |k| k)?;
    for tried in 0..TRIED {
        par::run(&vertices, |range| {
            for v in range {
                let p = start(v) + tried;
                if p < start(v + 1) {
                    forest.join(v as u32, ends[p]);
                }
            }
            Ok(())
        })?;
        par::run(&vertices, |range| forest.flatten(range))?;
    }
    let largest = forest.frequent();
    let by_edges = par::ranges(n, |k| k + start(k))?;
    par::run(&by_edges, |range| {
        for v in range {
            // An edge between the largest tree and another vertex is met at its other end.
            if forest.parent(v as u32) != largest {
                (start(v) + TRIED..start(v + 1)).for_each(|p| forest.join(v as u32, ends[p]));
            }
        }
        Ok(())
    })?;
    par::run(&vertices, |range| forest.flatten(range))?;
    Ok(forest)
}

impl Forest {
    fn parent(&self, v: u32) -> u32 {
        self.0[v as usize].load(Relaxed)
    }

    /// Makes one tree of those of `v` and `w`: the greater root gets the smaller vertex as its parent, if it still is a root.
    fn join(&self, v: u32, w: u32) {
        let (mut a, mut b) = (self.parent(v), self.parent(w));
        while a != b {
            let (low, high) = (a.min(b), a.max(b));
            let above = self.parent(high);
            let is_joined = above == high && self.0[high as usize].compare_exchange(high, low, Relaxed, Relaxed).is_ok();
            if is_joined || above == low {
                return;
            }
            (a, b) = (self.parent(self.parent(high)), self.parent(low));
        }
    }

    /// The root becomes the parent of each of the vertices.
    fn flatten(&self, vertices: std::ops::Range<usize>) -> Result<()> {
        for v in vertices {
            let mut root = self.parent(v as u32);
            while self.parent(root) != root {
                root = self.parent(root);
            }
            self.0[v].store(root, Relaxed);
        }
        Ok(())
    }

    /// A root with many vertices, most likely the one with the most: the most frequent one of a sample. Any other would do, at the cost
    /// of more edges to try.
    fn frequent(&self) -> u32 {
        const SAMPLES: u64 = 1024;
        let n = self.0.len() as u64;
        let mut count: HashMap<u32, u32> = HashMap::new();
        (0..SAMPLES.min(n)).for_each(|k| *count.entry(self.parent((mix(k) % n) as u32)).or_default() += 1);
        count.into_iter().max_by_key(|&(root, times)| (times, std::cmp::Reverse(root))).map_or(0, |(root, _)| root)
    }
}
