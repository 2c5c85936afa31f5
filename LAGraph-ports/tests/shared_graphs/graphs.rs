//! The shared graphs, each read once.
//!
//! Needs: `../shared` beside this checkout; a test fails without it. Gives: one function a graph.
//! Cost: a second or two for the largest; all stay in memory, some hundred MB.

use std::path::PathBuf;
use std::sync::OnceLock;

use graphblas::io::{self, ReadOptions};

use crate::agree::Case;

macro_rules! graphs {
    ($($(#[$about:meta])* $graph:ident $file:literal;)*) => {$(
        $(#[$about])*
        pub fn $graph() -> &'static Case {
            static CASE: OnceLock<Case> = OnceLock::new();
            CASE.get_or_init(|| load($file))
        }
    )*};
}

graphs! {
    /// Friendships: 4,039 vertices, 88,234 edges without directions.
    ego_facebook "ego-Facebook";
    /// Who trusts whom: 76 thousand vertices, 509 thousand edges.
    soc_epinions1 "soc-Epinions1";
    /// Web pages: 326 thousand vertices, 1.5 million edges.
    web_notre_dame "web-NotreDame";
    /// Roads: 264 thousand vertices, 730 thousand entries, both directions of each edge.
    road_ny "road-NY";
    /// Roads: 1.07 million vertices, 2.7 million entries, both directions of each edge.
    road_fla "road-FLA";
}

fn load(name: &str) -> Case {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../shared/data/graphs/{name}.mtx.gz"));
    let list = io::read(&path, &ReadOptions::default());
    let list = list.unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()));
    Case::new(name.into(), &list, false)
}
