//! Steps that touch a handful of entries: what a call costs when there is next to nothing to do.
//! Needs:   graphs of its own: the 34-vertex karate club, road-NY, and stars, whose levels all have the same size.
//! Gives:   group `small`; times are of one step, a run makes `Op::steps` of them and asks for the number of entries in each.
//! Cost:    the entries of the frontier with their edges; nothing may depend on n.
//!
//! How the state comes back: steps called fixed leave all operands but their outputs as they were, so repeating them repeats
//! the work. Searches start with empty vectors in each run (`clear`, part of the time).

use crate::Result;
use crate::abi::Handle;
use crate::case::{Case, Check, Op, Output};
use crate::cases::input::{full_vector, pattern, sparse_vector, weights, whole_weights};
use crate::graph::{Graph, STAR_RADIUS};
use crate::host;
use crate::library::Lib;
use crate::matrix::{Values, Write};
use crate::number::Number;
use crate::programs::sssp::Sssp;
use crate::vector::Vector;

const KARATE: &[&str] = &["karate"];
const ROAD: &[&str] = &["road-NY"];
const STARS: [(u64, &[&str]); 2] = [(1, &["star:1"]), (10, &["star:10"])];

/// Steps in a run of the fixed ones on the karate club, and on road-NY.
const MANY: u64 = 10_000;
const SOME: u64 = 1_000;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let mut cases = vec![
        Case::new("small", "vxm <!s,r> any_secondi int64, nvals", |lib, g| {
            masked_vxm(lib, g, "GxB_ANY_SECONDI_INT64", "GrB_INT64", "GrB_DESC_RSC")
        }),
        Case::new("small", "vxm <s> min_plus fp64, nvals", |lib, g| {
            masked_vxm(lib, g, "GrB_MIN_PLUS_SEMIRING_FP64", "GrB_FP64", "GrB_DESC_RS")
        }),
        Case::new("small", "vxm <m> plus_times fp64, nvals", |lib, g| {
            masked_vxm(lib, g, "GrB_PLUS_TIMES_SEMIRING_FP64", "GrB_FP64", "GrB_DESC_R")
        }),
    ];
    cases = cases.into_iter().map(|case| case.home(KARATE)).collect();
    for count in [1, 10] {
        cases.push(
            Case::new("small", &format!("BFS level, fixed, q={count}"), move |lib, g| fixed_level(lib, g, count)).home(ROAD),
        );
    }
    cases.push(Case::new("small", "BFS levels of 1 to 10", first_levels).home(ROAD));
    for (paths, star) in STARS {
        cases.push(Case::new("small", &format!("BFS level, search, q={paths}"), search).home(star));
    }
    for count in [1, 10] {
        cases.push(
            Case::new("small", &format!("SSSP step, fixed, q={count}"), move |lib, g| fixed_step(lib, g, count)).home(ROAD),
        );
    }
    for (paths, star) in STARS {
        cases.push(Case::new("small", &format!("SSSP inner step as LAGraph, q={paths}"), delta_stepping).home(star));
    }
    cases
}

/// w<m> = q'*A and nvals(w); q has three entries, m a third of the vertices
fn masked_vxm(lib: Lib, g: &Graph, semiring: &str, ty: &'static str, desc: &str) -> Result<Op> {
    let a = weights(lib, g)?;
    let q = sparse_vector(lib, g.n, &g.some_vertices(3))?;
    let marked = g.some_vertices(g.n / 3);
    let m = Vector::from_tuples(lib, g.n, &marked, &Values::Bool(vec![true; marked.len()]))?;
    let (s, desc) = (lib.object(semiring)?, lib.object(desc)?);
    let touched = degree_sum(g, &g.some_vertices(3));
    let op = Op::vector(lib, ty, g.n, touched, move |w| {
        for _ in 0..MANY {
            w.vxm(&Write { mask: Some(&m), accum: Handle::NULL, desc }, s, &q, &a)?;
            w.nvals()?;
        }
        Ok(())
    });
    Ok(Op { check: if ty == "GrB_INT64" { Check::Pattern } else { Check::Values }, ..op.steps(MANY).no_bytes() })
}

/// w<!visited, replace> = q'*A; levels<w> = 7; nvals(w), with half of the vertices in visited and in levels.
fn fixed_level(lib: Lib, g: &Graph, count: u64) -> Result<Op> {
    let a = pattern(lib, g)?;
    let frontier = g.some_vertices(count);
    let q = Vector::from_tuples(lib, g.n, &frontier, &Values::Int64(vec![1; frontier.len()]))?;
    let half: Vec<u64> = visited_half(g, &frontier);
    let visited = Vector::from_tuples(lib, g.n, &half, &Values::Int64(vec![1; half.len()]))?;
    let levels = visited.dup()?;
    let s = lib.object("GxB_ANY_SECONDI_INT64")?;
    let (unseen, found) = (lib.object("GrB_DESC_RSC")?, lib.object("GrB_DESC_S")?);
    let op = Op::vector(lib, "GrB_INT64", g.n, degree_sum(g, &frontier), move |w| {
        for _ in 0..SOME {
            w.vxm(&Write { mask: Some(&visited), accum: Handle::NULL, desc: unseen }, s, &q, &a)?;
            levels.assign_number(&Write { mask: Some(w), accum: Handle::NULL, desc: found }, Number::Int64(7))?;
            w.nvals()?;
        }
        Ok(())
    });
    Ok(Op { check: Check::Pattern, ..op.steps(SOME).no_bytes() })
}

/// Half of the vertices: the frontier, but none of its neighbours.
fn visited_half(g: &Graph, frontier: &[u64]) -> Vec<u64> {
    let mut is_neighbour = vec![false; g.n as usize];
    for (&i, &j) in g.rows.iter().zip(&g.cols) {
        if frontier.binary_search(&i).is_ok() {
            is_neighbour[j as usize] = true;
        }
    }
    let mut half = g.some_vertices(g.n / 2);
    half.retain(|&i| !is_neighbour[i as usize] || frontier.binary_search(&i).is_ok());
    half
}

/// Breadth-first searches as far as `depth` levels, levels only; one step is one level.
struct Search {
    sources: Vec<u64>,
    depth: u64,
    /// Vertices of a level; with the mean degree, the work of a step.
    level_size: u64,
}

impl Search {
    fn op(self, lib: Lib, g: &Graph) -> Result<Op> {
        let a = pattern(lib, g)?;
        let q = Vector::try_new(lib, "GrB_INT64", g.n)?;
        let s = lib.object("GxB_ANY_SECONDI_INT64")?;
        let (unseen, found) = (lib.object("GrB_DESC_RSC")?, lib.object("GrB_DESC_S")?);
        let steps = self.sources.len() as u64 * self.depth;
        let (n, touched) = (g.n, g.nvals().div_ceil(g.n) * self.level_size);
        let op = Op::vector(lib, "GrB_INT64", g.n, touched, move |levels| {
            for &source in &self.sources {
                levels.clear()?;
                levels.set_element(source, Number::Int64(0))?;
                q.clear()?;
                q.set_element(source, Number::Int64(0))?;
                for level in 1..=self.depth {
                    // q<!levels, replace> = q'*A; levels<q> = level
                    q.vxm(&Write { mask: Some(levels), accum: Handle::NULL, desc: unseen }, s, &q, &a)?;
                    levels.assign_number(
                        &Write { mask: Some(&q), accum: Handle::NULL, desc: found },
                        Number::Int64(level as i64),
                    )?;
                    if q.nvals()? == 0 {
                        return Err(format!("the search from {source} ends at level {level}"));
                    }
                }
            }
            Ok(())
        });
        let make = move || Ok(Output::Vector(Vector::try_new(lib, "GrB_INT64", n)?));
        Ok(op.steps(steps).no_bytes().in_place(make))
    }
}

/// The whole of a star from its centre.
fn search(lib: Lib, g: &Graph) -> Result<Op> {
    let level_size = (g.n - 1) / u64::from(STAR_RADIUS);
    Search { sources: vec![0], depth: u64::from(STAR_RADIUS), level_size }.op(lib, g)
}

/// The first levels around 100 vertices of a road network.
fn first_levels(lib: Lib, g: &Graph) -> Result<Op> {
    const DEPTH: u64 = 6;
    let (mut sources, starts) = (g.some_vertices(1000), g.starts());
    sources.retain(|&source| host::level_sizes(g, &starts, source, DEPTH).iter().all(|size| (1..=10).contains(size)));
    sources.truncate(100);
    Search { sources, depth: DEPTH, level_size: 5 }.op(lib, g)
}

/// r = q min.+ A; t = min(t, r); f = r where r < bound; nvals(f), with full t.
fn fixed_step(lib: Lib, g: &Graph, count: u64) -> Result<Op> {
    let a = weights(lib, g)?;
    let frontier = g.some_vertices(count);
    let (q, t) = (sparse_vector(lib, g.n, &frontier)?, full_vector(lib, g.n)?);
    let r = Vector::try_new(lib, "GrB_FP64", g.n)?;
    let s = lib.object("GrB_MIN_PLUS_SEMIRING_FP64")?;
    let (min, below) = (lib.object("GrB_MIN_FP64")?, lib.object("GrB_VALUELT_FP64")?);
    let op = Op::vector(lib, "GrB_FP64", g.n, degree_sum(g, &frontier), move |f| {
        for _ in 0..SOME {
            r.vxm(&Write::PLAIN, s, &q, &a)?;
            t.ewise_add(&Write::PLAIN, min, &t, &r)?;
            f.select_value(&Write::PLAIN, below, &r, 200.0)?;
            f.nvals()?;
        }
        Ok(())
    });
    Ok(op.steps(SOME).no_bytes())
}

/// Delta stepping with all of a star in one bucket: each inner step moves the front by one vertex on every path.
fn delta_stepping(lib: Lib, g: &Graph) -> Result<Op> {
    let a = whole_weights(lib, g)?;
    let sssp = Sssp::new(lib)?;
    let op = Op::makes_vector(lib, g.nvals() / u64::from(STAR_RADIUS), move || sssp.run(&a, 0, 1_000_000_000));
    Ok(op.steps(u64::from(STAR_RADIUS)).no_bytes())
}

fn degree_sum(g: &Graph, vertices: &[u64]) -> u64 {
    let degrees = g.degrees();
    vertices.iter().map(|&i| degrees[i as usize]).sum()
}
