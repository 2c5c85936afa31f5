//! Random graphs: Kronecker (R-MAT, as Graph500) and uniform.
//!
//! Needs: nothing. Gives: [`kronecker`], [`uniform`], [`GraphOptions`]; the same seed gives the same
//! list, for any number of threads: edges are drawn in blocks of fixed size, each with its own stream.
//! Cost: `scale` half random numbers per Kronecker edge; dropping duplicates sorts the list.

use super::coo::{Coo, MAX_DIMENSION, Symmetry, one};
use super::order;
use super::parallel::{chunks, each, vec_of};
use super::random::{Xoshiro, mix};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::Buf;
use crate::types::{Type, TypeCode, cast};

/// Edges drawn from one stream. Part of what a seed means: changing it changes the graphs.
const BLOCK_EDGES: usize = 1 << 14;

/// What to make of the edges drawn. The default leaves them as they are, without weights.
///
/// ```
/// use graphblas::io::generate::{GraphOptions, uniform};
/// use graphblas::types::TypeCode;
/// let options = GraphOptions { seed: 7, drop_self_loops: true, weights: Some(TypeCode::FP64), ..GraphOptions::default() };
/// let coo = uniform(100, 500, &options)?;
/// assert!(coo.rows.iter().zip(&coo.cols[..]).all(|(i, j)| i != j));
/// assert_eq!(coo.ty.code(), Some(TypeCode::FP64));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct GraphOptions {
    /// The same seed gives the same graph.
    pub seed: u64,
    /// Every edge in both directions.
    pub is_symmetric: bool,
    /// Leave out edges from a node to itself.
    pub drop_self_loops: bool,
    /// Keep one of parallel edges; the list is then sorted by row and column.
    pub drop_duplicates: bool,
    /// Weights from 1 to 255 of this type (127 is the largest for INT8, 1 for BOOL). They depend on
    /// the seed and the two nodes only; in a symmetric graph both directions have the same. Without
    /// it the list is BOOL and iso.
    pub weights: Option<TypeCode>,
}

/// A Kronecker graph of `2^scale` nodes and `edge_factor * 2^scale` drawn edges, with the Graph500
/// probabilities .57, .19, .19, .05 and shuffled node numbers.
///
/// ```
/// use graphblas::io::generate::{GraphOptions, kronecker};
/// let coo = kronecker(10, 16, &GraphOptions { seed: 1, ..GraphOptions::default() })?;
/// assert_eq!((coo.nrows, coo.nvals()), (1024, 16 * 1024));
/// // The same seed gives the same graph.
/// let again = kronecker(10, 16, &GraphOptions { seed: 1, ..GraphOptions::default() })?;
/// assert_eq!((&coo.rows[..], &coo.cols[..]), (&again.rows[..], &again.cols[..]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn kronecker(scale: u32, edge_factor: u64, options: &GraphOptions) -> Result<Coo> {
    let n = 1_u64.checked_shl(scale).filter(|&n| n <= MAX_DIMENSION);
    let n = n.ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("scale: needed 0 to 60, got {scale}")))?;
    let edges = n.checked_mul(edge_factor).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    let shuffle = Shuffle::new(scale, options.seed);
    finish(n, edges, options, |rng| {
        let (i, j) = kronecker_edge(scale, rng);
        (shuffle.apply(i), shuffle.apply(j))
    })
}

/// A graph of `n` nodes and `edges` edges drawn independently, all pairs of nodes equally likely.
///
/// ```
/// use graphblas::io::generate::{GraphOptions, uniform};
/// let coo = uniform(1000, 5000, &GraphOptions { is_symmetric: true, ..GraphOptions::default() })?;
/// assert_eq!(coo.nrows, 1000);
/// assert!(uniform(0, 5000, &GraphOptions::default()).is_err()); // edges need nodes
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn uniform(n: u64, edges: u64, options: &GraphOptions) -> Result<Coo> {
    if n > MAX_DIMENSION || n == 0 && edges > 0 {
        return Err(Error::new(
            ErrorKind::InvalidValue,
            format_args!("n: needed 1 to {MAX_DIMENSION} nodes for {edges} edges, got {n}"),
        ));
    }
    finish(n, edges, options, |rng| (rng.below(n), rng.below(n)))
}

/// Chooses one of the four quarters of the matrix `scale` times: 32 random bits each.
fn kronecker_edge(scale: u32, rng: &mut Xoshiro) -> (u64, u64) {
    // Bounds .57, .57 + .19, .57 + .19 + .19 of 2^32.
    const PART: u64 = 1 << 32;
    const UPPER_LEFT: u64 = PART * 57 / 100;
    const UPPER: u64 = PART * 76 / 100;
    const LOWER_LEFT: u64 = PART * 95 / 100;
    let (mut i, mut j, mut bits) = (0, 0, 0);
    for level in 0..scale {
        bits = if level % 2 == 0 { rng.next() } else { bits >> 32 };
        let r = bits % PART;
        let down = r >= UPPER;
        let right = if down { r >= LOWER_LEFT } else { r >= UPPER_LEFT };
        i = i << 1 | u64::from(down);
        j = j << 1 | u64::from(right);
    }
    (i, j)
}

/// A permutation of the numbers below `2^bits` that looks random: rounds of an odd multiplication,
/// an addition and a shifted xor, each of which can be undone.
struct Shuffle {
    mask: u64,
    shift: u32,
    rounds: [(u64, u64); 4],
}

impl Shuffle {
    fn new(bits: u32, seed: u64) -> Self {
        let mut rng = Xoshiro::new(seed, u64::MAX);
        let rounds = [(); 4].map(|()| (rng.next() | 1, rng.next()));
        Shuffle { mask: (1 << bits) - 1, shift: bits.div_ceil(2).max(1), rounds }
    }

    fn apply(&self, x: u64) -> u64 {
        self.rounds.iter().fold(x, |x, &(factor, addend)| {
            let x = x.wrapping_mul(factor).wrapping_add(addend) & self.mask;
            x ^ (x >> self.shift)
        })
    }
}

/// Draws the edges and does to them what the options say.
fn finish(n: u64, edges: u64, options: &GraphOptions, draw: impl Fn(&mut Xoshiro) -> (u64, u64) + Sync) -> Result<Coo> {
    let edges = usize::try_from(edges).map_err(|_| Error::out_of_memory(usize::MAX))?;
    let (mut rows, mut cols) = (Buf::<u64>::zeroed(edges)?, Buf::<u64>::zeroed(edges)?);
    let mut blocks = vec_of(edges.div_ceil(BLOCK_EDGES))?;
    let lists = chunks(&mut rows, BLOCK_EDGES)?.into_iter().zip(chunks(&mut cols, BLOCK_EDGES)?);
    blocks.extend(lists.enumerate());
    each(&mut blocks, |(block, (rows, cols))| {
        let mut rng = Xoshiro::new(options.seed, *block as u64);
        for (i, j) in rows.iter_mut().zip(cols.iter_mut()) {
            (*i, *j) = draw(&mut rng);
        }
    })?;
    if options.drop_self_loops {
        drop_self_loops(&mut rows, &mut cols);
    }
    if options.is_symmetric {
        add_reversed(&mut rows, &mut cols)?;
    }
    if options.drop_duplicates {
        order::sort_unique(&mut rows, &mut cols, n)?;
    }
    let (ty, vals) = match options.weights {
        Some(ty) => (ty, weights(&rows, &cols, options, ty)?),
        None => (TypeCode::Bool, one(TypeCode::Bool)?),
    };
    let symmetry = if options.is_symmetric { Symmetry::Symmetric } else { Symmetry::General };
    let is_iso = options.weights.is_none();
    Ok(Coo { nrows: n, ncols: n, rows, cols, vals, ty: Type::Builtin(ty), is_iso, symmetry })
}

fn drop_self_loops(rows: &mut Buf<u64>, cols: &mut Buf<u64>) {
    let mut kept = 0;
    for k in 0..rows.len() {
        if rows[k] != cols[k] {
            (rows[kept], cols[kept]) = (rows[k], cols[k]);
            kept += 1;
        }
    }
    rows.truncate(kept);
    cols.truncate(kept);
}

fn add_reversed(rows: &mut Buf<u64>, cols: &mut Buf<u64>) -> Result<()> {
    let added = rows.iter().zip(&cols[..]).filter(|(i, j)| i != j).count();
    rows.reserve_exact(added)?;
    cols.reserve_exact(added)?;
    for k in 0..rows.len() {
        let (i, j) = (rows[k], cols[k]);
        if i != j {
            rows.push(j)?;
            cols.push(i)?;
        }
    }
    Ok(())
}

/// A weight from 1 to 255 for every edge.
fn weights(rows: &[u64], cols: &[u64], options: &GraphOptions, ty: TypeCode) -> Result<Buf<u8>> {
    let size = ty.size();
    let bytes = rows.len().checked_mul(size).ok_or_else(|| Error::out_of_memory(usize::MAX))?;
    let mut vals = Buf::<u8>::zeroed(bytes)?;
    let largest = if ty == TypeCode::Int8 { 127 } else { 255 };
    let mut blocks = vec_of(rows.len().div_ceil(BLOCK_EDGES))?;
    let lists = rows.chunks(BLOCK_EDGES).zip(cols.chunks(BLOCK_EDGES));
    blocks.extend(chunks(&mut vals, BLOCK_EDGES * size)?.into_iter().zip(lists));
    each(&mut blocks, |(vals, (rows, cols))| {
        for (value, (&i, &j)) in vals.chunks_exact_mut(size).zip(rows.iter().zip(*cols)) {
            let (i, j) = if options.is_symmetric { (i.min(j), i.max(j)) } else { (i, j) };
            let random = mix(mix(mix(options.seed) ^ i) ^ j) >> 32;
            let weight = 1 + ((random * largest) >> 32) as u8;
            cast::cast_one(ty, value, TypeCode::UInt8, &[weight]);
        }
    })?;
    Ok(vals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffle_is_a_permutation() {
        for bits in 0..=12 {
            let shuffle = Shuffle::new(bits, 3);
            let mut seen: Vec<u64> = (0..1 << bits).map(|x| shuffle.apply(x)).collect();
            seen.sort_unstable();
            assert!(seen.iter().copied().eq(0..1 << bits), "{bits} bits");
        }
    }
}
