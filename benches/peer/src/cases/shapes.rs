//! Products of unusual shape or content: few rows, dense operands, diagonals, permutations, transposes, valued masks.
//! Needs:   A square.
//! Gives:   group `mxm_shapes`.
//! Cost:    linear in the entries of A, but for A*B' and A'*B, which do the work of A*A.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Op};
use crate::cases::input::{Triangles, ones_int64, weights};
use crate::generate::Rng;
use crate::graph::{Graph, weight};
use crate::library::Lib;
use crate::matrix::{Matrix, Values, Write};

/// Rows or columns of the dense operands.
const DENSE_SIDE: u64 = 16;

/// Largest graphs for the products of A with dense operands, in positions of the dense one.
const DENSE_POSITIONS: u64 = 1 << 22;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let case = |name, setup: fn(Lib, &Graph) -> Result<Op>| Case::new("mxm_shapes", name, setup);
    let dense_case = |name, setup| case(name, setup).max_vertices(DENSE_POSITIONS / DENSE_SIDE);
    vec![
        case("HA, H a thousandth of the rows", few_rows).min_vertices(4000),
        dense_case("XA, X dense 16 rows", |lib, g| with_dense(lib, g, Side::Left)),
        dense_case("AY, Y dense 16 columns", |lib, g| with_dense(lib, g, Side::Right)),
        case("DA, D diagonal", |lib, g| scaled(lib, g, Side::Left, diagonal(lib, g.n)?)),
        case("AD, D diagonal", |lib, g| scaled(lib, g, Side::Right, diagonal(lib, g.n)?)),
        case("PA, P permutation", |lib, g| scaled(lib, g, Side::Left, permutation(lib, g.n)?)),
        case("AP, P permutation", |lib, g| scaled(lib, g, Side::Right, permutation(lib, g.n)?)),
        case("AA' plus_times fp64", |lib, g| transposed_square(lib, g, "GrB_DESC_T1")).second_square(),
        case("A'A plus_times fp64", |lib, g| transposed_square(lib, g, "GrB_DESC_T0")).second_square(),
        case("C<M>=LU' plus_pair, M half false", valued_mask).square(),
    ]
}

#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// C = A*B with plus-times on FP64
fn product(lib: Lib, touched: u64, (a, b): (Matrix, Matrix)) -> Result<Op> {
    let s = lib.object("GrB_PLUS_TIMES_SEMIRING_FP64")?;
    let shape = (a.shape().0, b.shape().1);
    Ok(Op::matrix(lib, "GrB_FP64", shape, touched, move |c| c.mxm(&Write::PLAIN, s, &a, &b)).no_bytes())
}

/// C = H*A, where most rows of H, and of C, are empty
fn few_rows(lib: Lib, g: &Graph) -> Result<Op> {
    let chosen = g.some_vertices(g.n / 1000);
    let (degrees, starts) = (g.degrees(), g.starts());
    let places: Vec<usize> = chosen.iter().flat_map(|&i| starts[i as usize]..starts[i as usize + 1]).collect();
    let of = |from: &[u64]| places.iter().map(|&p| from[p]).collect::<Vec<u64>>();
    let vals = Values::Fp64(places.iter().map(|&p| g.weights[p]).collect());
    let (rows, cols) = (of(&g.rows), of(&g.cols));
    let h = Matrix::from_tuples(lib, (g.n, g.n), &rows, &cols, &vals)?;
    let touched = cols.iter().map(|&k| degrees[k as usize]).sum();
    product(lib, touched, (h, weights(lib, g)?))
}

/// C = X*A or C = A*Y
fn with_dense(lib: Lib, g: &Graph, dense: Side) -> Result<Op> {
    let a = weights(lib, g)?;
    let touched = DENSE_SIDE * g.nvals();
    match dense {
        Side::Left => product(lib, touched, (full(lib, DENSE_SIDE, g.n)?, a)),
        Side::Right => {
            let y = full(lib, g.n, DENSE_SIDE)?;
            product(lib, touched, (a, y))
        }
    }
}

fn full(lib: Lib, nrows: u64, ncols: u64) -> Result<Matrix> {
    let positions = || (0..nrows).flat_map(|i| (0..ncols).map(move |j| (i, j)));
    let (rows, cols): (Vec<u64>, Vec<u64>) = positions().unzip();
    let vals = positions().map(|(i, j)| weight(i, j)).collect();
    Matrix::from_tuples(lib, (nrows, ncols), &rows, &cols, &Values::Fp64(vals))
}

fn diagonal(lib: Lib, n: u64) -> Result<Matrix> {
    let all: Vec<u64> = (0..n).collect();
    let vals = all.iter().map(|&i| weight(i, n)).collect();
    Matrix::from_tuples(lib, (n, n), &all, &all, &Values::Fp64(vals))
}

fn permutation(lib: Lib, n: u64) -> Result<Matrix> {
    let rows: Vec<u64> = (0..n).collect();
    let mut cols = rows.clone();
    Rng::new(66).shuffle(&mut cols);
    Matrix::from_tuples(lib, (n, n), &rows, &cols, &Values::Fp64(vec![1.0; rows.len()]))
}

/// C = F*A or C = A*F, F with one entry in each row and column
fn scaled(lib: Lib, g: &Graph, side: Side, factor: Matrix) -> Result<Op> {
    let a = weights(lib, g)?;
    let operands = match side {
        Side::Left => (factor, a),
        Side::Right => (a, factor),
    };
    product(lib, g.nvals(), operands)
}

/// C = A*A' or C = A'*A
fn transposed_square(lib: Lib, g: &Graph, desc: &str) -> Result<Op> {
    let a = weights(lib, g)?;
    let (s, desc) = (lib.object("GrB_PLUS_TIMES_SEMIRING_FP64")?, lib.object(desc)?);
    let write = move |c: &Matrix, a: &Matrix| c.mxm(&Write { mask: None, accum: Handle::NULL, desc }, s, a, a);
    Ok(Op::matrix(lib, "GrB_FP64", a.shape(), g.square_flops(), move |c| write(c, &a)).no_bytes())
}

/// C<M> = L*U', M has the entries of L, every other one false
fn valued_mask(lib: Lib, g: &Graph) -> Result<Op> {
    let t = Triangles::of(g);
    let (l, u) = (ones_int64(lib, g.n, &t.lower)?, ones_int64(lib, g.n, &t.upper)?);
    let (rows, cols): (Vec<u64>, Vec<u64>) = t.lower.iter().copied().unzip();
    let truths = (0..rows.len()).map(|p| p % 2 == 0).collect();
    let m = Matrix::from_tuples(lib, (g.n, g.n), &rows, &cols, &Values::Bool(truths))?;
    let (s, desc) = (lib.object("GxB_PLUS_PAIR_INT64")?, lib.object("GrB_DESC_T1")?);
    let op = Op::matrix(lib, "GrB_INT64", l.shape(), t.probes(g.n), move |c| {
        c.mxm(&Write { mask: Some(&m), accum: Handle::NULL, desc }, s, &l, &u)
    });
    Ok(op.no_bytes())
}
