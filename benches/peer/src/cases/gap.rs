//! The six kernels of the GAP benchmark as LAGraph calls them.
//! Needs:   any graph; the triangle count and the components see its edges in both directions.
//! Gives:   group `gap`. Transposes, degrees, sources and the order by degree belong to set-up.
//! Cost:    some milliseconds to seconds; a road network has more than a thousand levels.

use crate::Result;
use crate::case::{Case, Check, Op, Output};
use crate::cases::input::{pattern, transposed, whole_weights};
use crate::graph::Graph;
use crate::host;
use crate::library::Lib;
use crate::matrix::{Tuples, Values};
use crate::programs::betweenness::Betweenness;
use crate::programs::bfs::{Bfs, Cached};
use crate::programs::components::Components;
use crate::programs::pagerank::PageRank;
use crate::programs::sssp::Sssp;
use crate::programs::triangles::Triangles;
use crate::vector::Vector;

/// Width of a bucket of the shortest-path search, for weights of 1 to 255.
const DELTA: i32 = 64;

/// Paths are counted from so many sources at a time.
const BATCH: u64 = 4;

/// Sorting pays when the mean degree is at least the first and the median times the second. LAGraph's values.
const SORTED_MEAN: u64 = 10;
const SORTED_SKEW: u64 = 4;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let case = |name, setup: fn(Lib, &Graph) -> Result<Op>| Case::new("gap", name, move |lib, g| Ok(setup(lib, g)?.no_bytes()));
    vec![
        case("BFS parents", bfs),
        case("SSSP delta stepping int32", sssp),
        case("PageRank fp32", pagerank),
        case("CC FastSV", components),
        case("TC", triangles),
        case("BC of 4 sources", betweenness),
    ]
}

/// INT64, no entry where the degree is 0.
fn degrees(lib: Lib, g: &Graph) -> Result<Vector> {
    let of_all = g.degrees();
    let with_edges: Vec<u64> = (0..g.n).filter(|&i| of_all[i as usize] > 0).collect();
    let values = with_edges.iter().map(|&i| of_all[i as usize] as i64).collect();
    Vector::from_tuples(lib, g.n, &with_edges, &Values::Int64(values))
}

/// Of four vertices with edges, the one that reaches most.
fn source(g: &Graph, starts: &[usize]) -> (u64, Vec<u32>) {
    let reached = |levels: &[u32]| levels.iter().filter(|&&l| l != host::UNREACHED).count();
    let searches = g.some_vertices(BATCH).into_iter().map(|v| (v, host::levels(g, starts, v)));
    searches.max_by_key(|(_, levels)| reached(levels)).unwrap_or((0, vec![0; g.n as usize]))
}

fn bfs(lib: Lib, g: &Graph) -> Result<Op> {
    let a = pattern(lib, g)?;
    let at = transposed(lib, g, "GrB_BOOL", &a)?;
    let (degrees, program) = (degrees(lib, g)?, Bfs::new(lib)?);
    let (source, levels) = source(g, &g.starts());
    let op = Op::makes_vector(lib, g.nvals(), move || {
        let g = Cached { a: &a, at: at.as_ref().unwrap_or(&a), degrees: &degrees };
        program.run(&g, source)
    });
    let op = Op { check: Check::Pattern, ..op };
    Ok(op.verify(move |out| is_tree(out, source, &levels)))
}

/// Whether each parent is one level above its child; that it is a neighbour the product sees to.
fn is_tree(out: &Output, source: u64, levels: &[u32]) -> Result<()> {
    let Output::Vector(parents) = out else { return Err("not a vector".to_string()) };
    let count = parents.nvals()? as usize;
    let mut t = Tuples { rows: vec![0; count], cols: Vec::new(), vals: vec![0.0; count] };
    parents.extract_tuples(&mut t)?;
    let reached = levels.iter().filter(|&&l| l != host::UNREACHED).count();
    if count != reached {
        return Err(format!("{count} of {reached} vertices have a parent"));
    }
    for (&child, &parent) in t.rows.iter().zip(&t.vals) {
        let (below, above) = (levels[child as usize], levels[parent as usize]);
        if child != source && below != above + 1 {
            return Err(format!("vertex {child} of level {below} has a parent in level {above}"));
        }
    }
    Ok(())
}

fn sssp(lib: Lib, g: &Graph) -> Result<Op> {
    let (a, program) = (whole_weights(lib, g)?, Sssp::new(lib)?);
    let (source, _) = source(g, &g.starts());
    Ok(Op::makes_vector(lib, g.nvals(), move || program.run(&a, source, DELTA)))
}

fn pagerank(lib: Lib, g: &Graph) -> Result<Op> {
    let a = pattern(lib, g)?;
    let at = transposed(lib, g, "GrB_BOOL", &a)?.unwrap_or(a);
    let (degrees, program) = (degrees(lib, g)?, PageRank::new(lib)?);
    let op = Op::makes_vector(lib, g.nvals(), move || program.run(&at, &degrees));
    Ok(Op { check: Check::Rounded, ..op })
}

fn components(lib: Lib, g: &Graph) -> Result<Op> {
    let both = g.both_directions();
    let (a, program) = (pattern(lib, &both)?, Components::new(lib)?);
    Ok(Op::makes_vector(lib, both.nvals(), move || program.run(&a)))
}

fn triangles(lib: Lib, g: &Graph) -> Result<Op> {
    let both = g.both_directions();
    let (a, program) = (pattern(lib, &both)?, Triangles::new(lib)?);
    let order = ascending_if_skewed(&both.degrees());
    Ok(Op::value(both.nvals(), move || Ok(program.run(&a, order.as_deref())? as f64)))
}

fn ascending_if_skewed(degrees: &[u64]) -> Option<Vec<u64>> {
    let mut order: Vec<u64> = (0..degrees.len() as u64).collect();
    order.sort_by_key(|&i| degrees[i as usize]);
    let median = degrees[order[order.len() / 2] as usize];
    let mean = degrees.iter().sum::<u64>() / degrees.len() as u64;
    (degrees.len() > 1000 && mean >= SORTED_MEAN && mean > SORTED_SKEW * median).then_some(order)
}

fn betweenness(lib: Lib, g: &Graph) -> Result<Op> {
    let a = pattern(lib, g)?;
    let at = transposed(lib, g, "GrB_BOOL", &a)?;
    let program = Betweenness::new(lib)?;
    let sources = g.some_vertices(BATCH);
    Ok(Op::makes_vector(lib, g.nvals(), move || program.run(&a, at.as_ref().unwrap_or(&a), &sources)))
}
