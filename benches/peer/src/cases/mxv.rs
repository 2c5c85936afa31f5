//! Matrix times vector: pull with full vectors, products with sparse vectors, push from frontiers of fixed size.
//! Needs:   A; frontiers are nested random sets of vertices with edges.
//! Gives:   groups `mxv` and `vxm`.
//! Cost:    nvals(A) multiplications with a full vector, the frontier's degrees otherwise.

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Check, Op};
use crate::cases::input::{full_vector, pattern, sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Matrix, Values, Write};
use crate::number::Sparsity;
use crate::vector::Vector;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![
        Case::new("mxv", "Au plus_times fp64 full", |lib, g| pull(lib, g, "GrB_PLUS_TIMES_SEMIRING_FP64", None)),
        Case::new("mxv", "Au plus_second fp64 full", |lib, g| pull(lib, g, "GxB_PLUS_SECOND_FP64", None)),
        Case::new("mxv", "A'u plus_times fp64 full", |lib, g| pull(lib, g, "GrB_PLUS_TIMES_SEMIRING_FP64", Some("GrB_DESC_T0"))),
        Case::new("mxv", "Au min_plus fp64 1% sparse", |lib, g| sparse_mxv(lib, g, 100)),
        Case::new("mxv", "Au min_plus fp64 10% sparse", |lib, g| sparse_mxv(lib, g, 10)),
        Case::new("mxv", "Au lor_land bool, u full and true", |lib, g| full_bool(lib, g, true)),
        Case::new("mxv", "Au lor_land bool, u full and false", |lib, g| full_bool(lib, g, false)),
        Case::new("mxv", "w<!m>=Au lor_land bool, u bitmap", bitmap_pull),
        Case::new("vxm", "u'A plus_times fp64 full", dense_vxm),
    ];
    for kind in [Frontier::AnySecondI, Frontier::LorLand, Frontier::MinPlus] {
        for count in [1, 100, 10_000, 1_000_000] {
            let name = format!("w<!m>=q'A {} q={count}", kind.label());
            cases.push(
                Case::new("vxm", &name, move |lib, g| push(lib, g, kind, count))
                    .min_vertices(count * if count < LARGE { 4 } else { 1 }),
            );
        }
    }
    cases
}

/// w = A*u, u full
pub fn pull(lib: Lib, g: &Graph, semiring: &str, desc: Option<&str>) -> Result<Op> {
    let (a, u) = (weights(lib, g)?, full_vector(lib, g.n)?);
    let s = lib.object(semiring)?;
    let desc = desc.map_or(Ok(Handle::NULL), |name| lib.object(name))?;
    Ok(Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.mxv(&Write { desc, ..Write::PLAIN }, s, &a, &u)))
}

/// w = A*u, u with every `stride`-th entry
fn sparse_mxv(lib: Lib, g: &Graph, stride: usize) -> Result<Op> {
    let (a, u) = (weights(lib, g)?, sparse_vector(lib, g.n, &strided(g.n, 0, stride))?);
    let s = lib.object("GrB_MIN_PLUS_SEMIRING_FP64")?;
    Ok(Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.mxv(&Write::PLAIN, s, &a, &u)))
}

/// w = A*u, u full of one truth value: with true the first entry of each row decides
fn full_bool(lib: Lib, g: &Graph, truth: bool) -> Result<Op> {
    let (a, all) = (pattern(lib, g)?, strided(g.n, 0, 1));
    // The last value differs, so that no library finds all of them equal.
    let truths = (0..g.n).map(|i| truth == (i + 1 < g.n)).collect();
    let u = Vector::from_tuples(lib, g.n, &all, &Values::Bool(truths))?;
    let s = lib.object("GrB_LOR_LAND_SEMIRING_BOOL")?;
    Ok(Op::vector(lib, "GrB_BOOL", g.n, g.nvals(), move |w| w.mxv(&Write::PLAIN, s, &a, &u)).no_bytes())
}

/// w<!struct(m), replace> = A*u, u and m the same half of the vertices: a pull step of breadth-first search
fn bitmap_pull(lib: Lib, g: &Graph) -> Result<Op> {
    let a = pattern(lib, g)?;
    let half = g.some_vertices(g.n / 2);
    let u = Vector::from_tuples(lib, g.n, &half, &Values::Bool(vec![true; half.len()]))?;
    u.hint(Sparsity::Bitmap);
    let (s, desc) = (lib.object("GrB_LOR_LAND_SEMIRING_BOOL")?, lib.object("GrB_DESC_RSC")?);
    let write = move |w: &Vector, u: &Vector, a: &Matrix| w.mxv(&Write { mask: Some(u), accum: Handle::NULL, desc }, s, a, u);
    Ok(Op::vector(lib, "GrB_BOOL", g.n, g.nvals(), move |w| write(w, &u, &a)).no_bytes())
}

/// w' = u'*A, u full
fn dense_vxm(lib: Lib, g: &Graph) -> Result<Op> {
    let (a, u) = (weights(lib, g)?, full_vector(lib, g.n)?);
    let s = lib.object("GrB_PLUS_TIMES_SEMIRING_FP64")?;
    Ok(Op::vector(lib, "GrB_FP64", g.n, g.nvals(), move |w| w.vxm(&Write::PLAIN, s, &u, &a)))
}

/// Frontiers of this size are nearly all vertices of the largest graphs.
const LARGE: u64 = 1_000_000;

#[derive(Clone, Copy)]
enum Frontier {
    AnySecondI,
    LorLand,
    MinPlus,
}

impl Frontier {
    fn label(self) -> &'static str {
        match self {
            Frontier::AnySecondI => "any_secondi int64",
            Frontier::LorLand => "lor_land bool",
            Frontier::MinPlus => "min_plus fp64",
        }
    }

    fn semiring(self) -> &'static str {
        match self {
            Frontier::AnySecondI => "GxB_ANY_SECONDI_INT64",
            Frontier::LorLand => "GrB_LOR_LAND_SEMIRING_BOOL",
            Frontier::MinPlus => "GrB_MIN_PLUS_SEMIRING_FP64",
        }
    }

    fn ty(self) -> &'static str {
        match self {
            Frontier::AnySecondI => "GrB_INT64",
            Frontier::LorLand => "GrB_BOOL",
            Frontier::MinPlus => "GrB_FP64",
        }
    }

    fn values(self, count: usize) -> Values {
        match self {
            Frontier::AnySecondI => Values::Int64(vec![1; count]),
            Frontier::LorLand => Values::Bool(vec![true; count]),
            Frontier::MinPlus => Values::Fp64((0..count).map(|p| p as f64).collect()),
        }
    }
}

/// w<!visited, replace> = q'*A, as a level of breadth-first search; the frontier belongs to the visited tenth.
fn push(lib: Lib, g: &Graph, kind: Frontier, count: u64) -> Result<Op> {
    let a = match kind {
        Frontier::AnySecondI | Frontier::LorLand => pattern(lib, g)?,
        Frontier::MinPlus => weights(lib, g)?,
    };
    let frontier = g.some_vertices(count);
    let q = Vector::from_tuples(lib, g.n, &frontier, &kind.values(frontier.len()))?;
    let visited = g.some_vertices(count.max(g.n / 10));
    let m = Vector::from_tuples(lib, g.n, &visited, &Values::Int64(vec![1; visited.len()]))?;
    let degrees = g.degrees();
    let touched = frontier.iter().map(|&i| degrees[i as usize]).sum();
    let s = lib.object(kind.semiring())?;
    let desc = lib.object("GrB_DESC_RSC")?;
    let op =
        Op::vector(lib, kind.ty(), g.n, touched, move |w| w.vxm(&Write { mask: Some(&m), accum: Handle::NULL, desc }, s, &q, &a));
    let check = match kind {
        Frontier::AnySecondI => Check::Pattern,
        Frontier::LorLand | Frontier::MinPlus => Check::Values,
    };
    Ok(Op { check, ..op })
}
