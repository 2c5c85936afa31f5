//! Reads the edges of a Matrix Market coordinate file, gzip or not: enough for the shared graphs, values are skipped.
//! Needs:   a square matrix of less than 2^32 rows.
//! Gives:   edges counted from 0, and whether the file stands for both directions.
//! Cost:    one pass.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;

use crate::Result;
use crate::graph::Direction;

/// What a file held.
pub struct Edges {
    /// Number of vertices.
    pub n: u64,
    /// In file order.
    pub edges: Vec<(u32, u32)>,
    /// From the header's symmetry.
    pub direction: Direction,
}

/// Reads `path`.
pub fn read(path: &Path) -> Result<Edges> {
    let at = |what: &str| format!("{}: {what}", path.display());
    let file = File::open(path).map_err(|e| at(&e.to_string()))?;
    let source: Box<dyn Read> =
        if path.extension().is_some_and(|e| e == "gz") { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
    let mut lines = BufReader::with_capacity(1 << 16, source).lines();
    let mut next = || lines.next().transpose().map_err(|e| at(&e.to_string()));

    let banner = next()?.unwrap_or_default().to_ascii_lowercase();
    let direction = match banner.split_whitespace().collect::<Vec<_>>()[..] {
        ["%%matrixmarket", "matrix", "coordinate", _, "general"] => Direction::Directed,
        ["%%matrixmarket", "matrix", "coordinate", _, "symmetric"] => Direction::Symmetric,
        _ => return Err(at("not a general or symmetric Matrix Market coordinate file")),
    };
    let size = loop {
        let line = next()?.ok_or_else(|| at("no size line"))?;
        if !line.starts_with('%') && !line.trim().is_empty() {
            break line;
        }
    };
    let [nrows, ncols, count] = numbers(&size).ok_or_else(|| at("bad size line"))?;
    if nrows != ncols || nrows > u64::from(u32::MAX) {
        return Err(at("not square, or too large"));
    }
    let mut edges = Vec::new();
    while let Some(line) = next()? {
        if line.trim().is_empty() {
            continue;
        }
        let [i, j] = numbers(&line).ok_or_else(|| at(&format!("bad entry '{line}'")))?;
        if i == 0 || j == 0 || i > nrows || j > ncols {
            return Err(at(&format!("entry '{line}' out of range")));
        }
        edges.push((i as u32 - 1, j as u32 - 1));
    }
    if edges.len() as u64 != count {
        return Err(at(&format!("{} entries, the size line says {count}", edges.len())));
    }
    Ok(Edges { n: nrows, edges, direction })
}

/// The first K numbers of a line.
fn numbers<const K: usize>(line: &str) -> Option<[u64; K]> {
    let mut words = line.split_ascii_whitespace();
    let mut out = [0; K];
    for slot in &mut out {
        *slot = words.next()?.parse().ok()?;
    }
    Some(out)
}
