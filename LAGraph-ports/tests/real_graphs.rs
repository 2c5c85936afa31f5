//! The six algorithms on the graphs of `../shared/data`, which must be beside this checkout.
//!
//! Expected values: the textbook algorithms; the numbers of triangles are written down besides, as a
//! check on those. A debug build takes the three smaller ones of the large graphs.

mod compare;

use std::path::PathBuf;

use compare::compare;
use graphblas::io::{self, ReadOptions};

/// The edges of a file.
fn load(name: &str) -> io::Coo {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared/data").join(name);
    io::read(&path, &ReadOptions::default()).unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()))
}

fn check(name: &str, triangles: Option<u64>) {
    let edges = load(name);
    let found = compare(name, &edges);
    assert!(triangles.is_none_or(|known| found == known), "{name}: {found} triangles and not {triangles:?}");
}

#[test]
fn ldbc_examples() {
    for name in [
        "cdlp-directed-example",
        "cdlp-undirected-example",
        "directed-example",
        "directed-example-bool",
        "directed-example-unweighted",
        "undirected-example",
        "undirected-example-bool",
        "undirected-example-unweighted",
        "wcc-example",
    ] {
        check(&format!("matrices/ldbc-{name}.mtx"), None);
    }
}

#[test]
fn ego_facebook() {
    check("graphs/ego-Facebook.mtx.gz", Some(1_612_010));
}

#[test]
fn road_ny() {
    check("graphs/road-NY.mtx.gz", Some(6_529));
}

#[test]
fn soc_epinions1() {
    check("graphs/soc-Epinions1.mtx.gz", Some(1_624_481));
}

#[test]
#[cfg(not(debug_assertions))]
fn road_fla() {
    check("graphs/road-FLA.mtx.gz", Some(22_327));
}

#[test]
#[cfg(not(debug_assertions))]
fn web_notre_dame() {
    check("graphs/web-NotreDame.mtx.gz", Some(8_910_005));
}
