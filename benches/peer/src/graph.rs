//! Input graphs as sorted tuples on the host, from a short specification such as `kron:14`, `road-NY` or a file's path.
//! Needs:   seeds are constants: every run sees the same graphs.
//! Gives:   edges without loops and duplicates, row-major; whole-number weights in 1..=255, equal in both directions of an
//!          edge, so that sums are exact in FP64 and results can be compared exactly.
//! Cost:    a sort of the edges.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::generate::{self, Rng, mix};
use crate::mtx;

/// A weighted graph; n vertices.
#[derive(Clone)]
pub struct Graph {
    /// The specification it was made from, short.
    pub name: String,
    /// Number of vertices.
    pub n: u64,
    /// Row of each entry, ascending.
    pub rows: Vec<u64>,
    /// Column of each entry, ascending within a row.
    pub cols: Vec<u64>,
    /// Weight of each entry.
    pub weights: Vec<f64>,
    direction: Direction,
}

/// Whether each edge is entered in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// As given.
    Directed,
    /// Both ways.
    Symmetric,
}

/// Levels of a `star` around its centre.
pub const STAR_RADIUS: u32 = 2000;

/// Edges per vertex of generated graphs, before duplicates go.
const EDGE_FACTOR: u64 = 16;

impl Graph {
    /// `kron:SCALE`, `uniform:SCALE`, `star:PATHS`, the name of a shared graph, or a path to a Matrix Market file (gzip or not).
    pub fn open(spec: &str) -> Result<Graph> {
        if let Some((kind, scale)) = spec.split_once(':') {
            let scale: u32 = scale.parse().map_err(|_| format!("{spec}: the scale is not a number"))?;
            if kind == "star" {
                return Graph::star(scale).ok_or_else(|| format!("{spec}: 1 to 1000 paths"));
            }
            if !(2..=24).contains(&scale) {
                return Err(format!("{spec}: the scale must be 2 to 24"));
            }
            let edges = match kind {
                "kron" => generate::kronecker(scale, EDGE_FACTOR),
                "uniform" => generate::uniform(1 << scale, EDGE_FACTOR << scale),
                unknown => return Err(format!("{unknown}: not a generator (kron, uniform, star)")),
            };
            return Ok(Graph::from_edges(&format!("{kind}{scale}"), 1 << scale, edges, Direction::Symmetric));
        }
        let path = if Path::new(spec).exists() { PathBuf::from(spec) } else { shared_graph(spec) };
        let file = mtx::read(&path)?;
        let name = path.file_name().map_or(spec.to_string(), |f| f.to_string_lossy().into_owned());
        Ok(Graph::from_edges(name.trim_end_matches(".gz").trim_end_matches(".mtx"), file.n, file.edges, file.direction))
    }

    /// `paths` paths of `STAR_RADIUS` vertices that begin at one centre: a breadth-first search from there has `paths` vertices in
    /// each of its levels. The centre is vertex 0, the others are numbered at random.
    fn star(paths: u32) -> Option<Graph> {
        if !(1..=1000).contains(&paths) {
            return None;
        }
        let n = 1 + paths * STAR_RADIUS;
        let mut names: Vec<u32> = (1..n).collect();
        Rng::new(8).shuffle(&mut names);
        let at = |path: u32, step: u32| if step == 0 { 0 } else { names[(path * STAR_RADIUS + step - 1) as usize] };
        let edges = (0..paths).flat_map(|p| (0..STAR_RADIUS).map(move |step| (p, step)));
        let edges = edges.map(|(p, step)| (at(p, step), at(p, step + 1))).collect();
        Some(Graph::from_edges(&format!("star{paths}"), u64::from(n), edges, Direction::Symmetric))
    }

    /// n vertices with `degree` random out-edges each, fewer where they coincide; made row by row, without a sort.
    pub fn regular(n: u64, degree: usize) -> Graph {
        let mut rng = generate::Rng::new(12);
        let count = n as usize * degree;
        let (mut rows, mut cols) = (Vec::with_capacity(count), Vec::with_capacity(count));
        let mut row = Vec::with_capacity(degree);
        for i in 0..n {
            row.clear();
            row.extend((0..degree).map(|_| rng.below(n)).filter(|&j| j != i));
            row.sort_unstable();
            row.dedup();
            rows.resize(rows.len() + row.len(), i);
            cols.extend_from_slice(&row);
        }
        let weights = rows.iter().zip(&cols).map(|(&i, &j)| weight(i, j)).collect();
        Graph { name: format!("regular{degree}"), n, rows, cols, weights, direction: Direction::Directed }
    }

    /// Mirrors if symmetric, sorts, drops loops and duplicates, gives weights.
    pub fn from_edges(name: &str, n: u64, edges: Vec<(u32, u32)>, direction: Direction) -> Graph {
        let mut keys: Vec<u64> = Vec::with_capacity(edges.len() * 2);
        for (i, j) in edges {
            if i != j {
                keys.push(key(i, j));
                if direction == Direction::Symmetric {
                    keys.push(key(j, i));
                }
            }
        }
        keys.sort_unstable();
        keys.dedup();
        let rows: Vec<u64> = keys.iter().map(|k| k >> 32).collect();
        let cols: Vec<u64> = keys.iter().map(|k| k & 0xffff_ffff).collect();
        let weights = rows.iter().zip(&cols).map(|(&i, &j)| weight(i, j)).collect();
        Graph { name: name.to_string(), n, rows, cols, weights, direction }
    }

    /// Whether every edge is there in both directions.
    pub fn is_symmetric(&self) -> bool {
        self.direction == Direction::Symmetric
    }

    /// Every edge in both directions.
    pub fn both_directions(&self) -> Cow<'_, Graph> {
        if self.is_symmetric() {
            return Cow::Borrowed(self);
        }
        let edges = self.rows.iter().zip(&self.cols).map(|(&i, &j)| (i as u32, j as u32)).collect();
        Cow::Owned(Graph::from_edges(&self.name, self.n, edges, Direction::Symmetric))
    }

    /// Number of entries.
    pub fn nvals(&self) -> u64 {
        self.rows.len() as u64
    }

    /// Entries in each row.
    pub fn degrees(&self) -> Vec<u64> {
        let mut degrees = vec![0; self.n as usize];
        for &i in &self.rows {
            degrees[i as usize] += 1;
        }
        degrees
    }

    /// Where each row starts, and the end.
    pub fn starts(&self) -> Vec<usize> {
        let mut starts = vec![0; self.n as usize + 1];
        self.rows.iter().for_each(|&i| starts[i as usize + 1] += 1);
        (1..starts.len()).for_each(|i| starts[i] += starts[i - 1]);
        starts
    }

    /// Multiplications in A*A.
    pub fn square_flops(&self) -> u64 {
        let degrees = self.degrees();
        self.cols.iter().map(|&k| degrees[k as usize]).sum()
    }

    /// `count` vertices with edges, distinct, ascending; the first `count` of a seeded order, so that bigger sets contain
    /// smaller ones.
    pub fn some_vertices(&self, count: u64) -> Vec<u64> {
        let mut with_edges: Vec<u64> = self.rows.clone();
        with_edges.dedup();
        Rng::new(77).shuffle(&mut with_edges);
        with_edges.truncate(count as usize);
        with_edges.sort_unstable();
        with_edges
    }
}

fn key(i: u32, j: u32) -> u64 {
    u64::from(i) << 32 | u64::from(j)
}

/// A whole number in 1..=255, the same for (i, j) and (j, i).
pub fn weight(i: u64, j: u64) -> f64 {
    (mix(i.min(j) << 32 | i.max(j)) % 255 + 1) as f64
}

/// Among the shared graphs, else among the shared small matrices.
fn shared_graph(name: &str) -> PathBuf {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let small = data.join("matrices").join(format!("{name}.mtx"));
    if small.exists() { small } else { data.join("graphs").join(format!("{name}.mtx.gz")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: loops and duplicates go, both directions come, rows are sorted.
    #[test]
    fn edges_become_sorted_symmetric_tuples() {
        let g = Graph::from_edges("t", 3, vec![(2, 0), (1, 1), (0, 2), (0, 1)], Direction::Symmetric);
        assert_eq!((g.rows.clone(), g.cols.clone()), (vec![0, 0, 1, 2], vec![1, 2, 0, 0]));
        assert_eq!((g.weights[0], g.weights[1]), (g.weights[2], g.weights[3]));
        assert_eq!(g.square_flops(), 1 + 1 + 2 + 2);
    }

    #[test]
    fn a_larger_frontier_contains_a_smaller_one() {
        let g = Graph::regular(100, 3);
        let (small, large) = (g.some_vertices(5), g.some_vertices(50));
        assert!(small.iter().all(|i| large.contains(i)) && large.is_sorted());
    }

    #[test]
    fn a_star_has_paths_of_equal_length() {
        let g = Graph::star(3).expect("three paths");
        let degrees = g.degrees();
        let of_degree = |d: u64| degrees.iter().filter(|&&x| x == d).count() as u64;
        assert_eq!((degrees[0], of_degree(1), of_degree(2)), (3, 3, 3 * (u64::from(STAR_RADIUS) - 1)));
    }

    #[test]
    fn unknown_generators_and_scales_are_refused() {
        assert!(Graph::open("ring:5").is_err() && Graph::open("kron:x").is_err() && Graph::open("kron:60").is_err());
    }
}
