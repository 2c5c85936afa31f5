//! Shortest paths with predecessors: a matrix of structs, and a semiring of closures on them.
//!
//! Needs: the scale of a Kronecker graph, 12 if none is given. Prints: what is reached from the vertex with the most edges, how far
//! it is, a longest of the shortest paths, and what a product with structs takes beside one with lengths alone; medians, one thread.
//! An error if the paths are not those of Dijkstra's algorithm.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

use graphblas::io::generate::{GraphOptions, kronecker};
use graphblas::{Matrix, Result, Vector, monoid, op, par, semiring};

const ROUNDS: usize = 11;

/// An edge, with its length and where it comes from; or a path, with its length and the last vertex before its end.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Way {
    length: f32,
    from: u32,
}
graphblas::element!(Way { length, from });

impl Way {
    const NONE: Way = Way { length: f32::INFINITY, from: u32::MAX };

    /// The shorter; of two that are as short, that from the smaller vertex, so that the result does not depend on their order.
    fn shorter(self, other: Way) -> Way {
        if (other.length, other.from) < (self.length, self.from) { other } else { self }
    }

    /// A path and one edge more.
    fn and_then(self, edge: Way) -> Way {
        Way { length: self.length + edge.length, from: edge.from }
    }
}

fn main() -> Result<()> {
    let scale = std::env::args().nth(1).and_then(|scale| scale.parse().ok()).unwrap_or(12);
    par::set_threads(1);
    let pattern = Matrix::<f64>::from_coo(&kronecker(scale, 16, &GraphOptions::default())?, Some(&op::max::<f64>()))?;
    // Lengths between 1 and 2 that depend on the edge's ends.
    let length = |i: u64, j: u64| 1.0 + ((i * 31 + j * 17) % 101) as f32 / 101.0;
    let edge = op::index_fn(move |_: f64, i, j, _: u8| Way { length: length(i, j), from: i as u32 })?;
    let a: Matrix<Way> = pattern.apply_index(edge, 0_u8).eval()?;

    let degrees: Vector<f64> = pattern.apply::<f64>(op::one::<f64>()).eval()?.reduce_rows(&monoid::plus::<f64>()).eval()?;
    let (vertices, counts) = degrees.tuples()?;
    let start = vertices.iter().zip(&counts).max_by(|x, y| x.1.total_cmp(y.1)).map_or(0, |(vertex, _)| *vertex);

    let paths = shortest(&a, start)?;
    let (ends, ways) = paths.tuples()?;
    let lengths: Vec<f32> = ways.iter().map(|way| way.length).collect();
    let farthest = ends.iter().zip(&lengths).max_by(|x, y| x.1.total_cmp(y.1)).map_or(start, |(end, _)| *end);
    println!("from vertex {start}: {} of {} vertices reached", ends.len(), a.nrows());
    println!("farthest: {farthest}, by {}", path(&paths, start, farthest)?);
    assert_eq!((ends, lengths), dijkstra(&a, start)?, "Dijkstra's lengths");
    for end in paths.tuples()?.0.into_iter().filter(|end| *end != start) {
        let Some(way) = paths.get(end)? else { continue };
        let (before, edge) = (paths.get(u64::from(way.from))?, a.get(u64::from(way.from), end)?);
        let sum = before.zip(edge).map(|(before, edge)| before.and_then(edge));
        assert_eq!(sum, Some(way), "the path to {end} ends with an edge of the graph");
    }

    // Beside lengths alone, with the predefined semiring.
    let plain: Matrix<f32> = a.apply(op::unary_fn(|way: Way| way.length)?).eval()?;
    let far: Vector<f32> = paths.apply(op::unary_fn(|way: Way| way.length)?).eval()?;
    let (s, min_plus) = (semiring::from_fns(Way::shorter, Way::NONE, Way::and_then)?, semiring::min_plus::<f32>());
    let of_structs = median(|| paths.vxm::<Way, Way>(&s, &a).eval()?.nvals())?;
    let of_lengths = median(|| far.vxm::<f32, f32>(&min_plus, &plain).eval()?.nvals())?;
    println!("u A: structs {of_structs:.3} ms, lengths alone {of_lengths:.3} ms");
    let of_structs = median(|| a.mxm::<Way, Way>(&s, &a).eval()?.nvals())?;
    let of_lengths = median(|| plain.mxm::<f32, f32>(&min_plus, &plain).eval()?.nvals())?;
    println!("A A: structs {of_structs:.3} ms, lengths alone {of_lengths:.3} ms");
    Ok(())
}

/// The shortest path to each vertex that can be reached.
fn shortest(a: &Matrix<Way>, start: u64) -> Result<Vector<Way>> {
    let s = semiring::from_fns(Way::shorter, Way::NONE, Way::and_then)?;
    let (shorter, differs) = (op::from_fn(Way::shorter)?, op::from_fn(|x: Way, y: Way| x != y)?);
    let mut d = Vector::try_new(a.nrows())?;
    d.set(start, Way { length: 0.0, from: start as u32 })?;
    loop {
        let before = d.dup()?;
        // d shorter= d (shorter.and_then) A
        d.write(d.vxm(&s, a).accum(shorter.clone()))?;
        let changed: Vector<bool> = d.ewise_mult(differs.clone(), &before).eval()?;
        if d.nvals()? == before.nvals()? && !changed.reduce(&monoid::lor())? {
            return Ok(d);
        }
    }
}

/// The vertices of a path, backwards from its end.
fn path(paths: &Vector<Way>, start: u64, end: u64) -> Result<String> {
    let (mut at, mut text) = (end, format!("{end}"));
    while at != start {
        let Some(way) = paths.get(at)? else { break };
        at = u64::from(way.from);
        text.push_str(&format!(" <- {at}"));
    }
    Ok(text)
}

/// Vertices that are reached, and how far they are, found with a heap.
fn dijkstra(a: &Matrix<Way>, start: u64) -> Result<(Vec<u64>, Vec<f32>)> {
    let n = a.nrows() as usize;
    let (rows, cols, ways) = a.tuples()?;
    let mut edges = vec![Vec::new(); n];
    rows.iter().zip(&cols).zip(&ways).for_each(|((i, j), way)| edges[*i as usize].push((*j, way.length)));
    let mut best = vec![f32::INFINITY; n];
    // Lengths are positive, and so ordered as their bits are.
    let mut heap = BinaryHeap::from([Reverse((0_u32, start))]);
    best[start as usize] = 0.0;
    while let Some(Reverse((bits, i))) = heap.pop() {
        let so_far = f32::from_bits(bits);
        if so_far > best[i as usize] {
            continue;
        }
        for (j, length) in &edges[i as usize] {
            let sum = so_far + length;
            if sum < best[*j as usize] {
                best[*j as usize] = sum;
                heap.push(Reverse((sum.to_bits(), *j)));
            }
        }
    }
    Ok((0..n as u64).zip(best).filter(|(_, length)| length.is_finite()).unzip())
}

fn median(run: impl Fn() -> Result<u64>) -> Result<f64> {
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let from = Instant::now();
        run()?;
        times.push(from.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[ROUNDS / 2])
}
