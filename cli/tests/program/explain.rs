//! `graphblas explain`: what PageRank records, known from `tests/traces.rs` of the library.

use serde_json::Value;

use crate::algorithms::names;
use crate::program::{Folder, graphblas, matrix};

/// A graph whose vectors are too long to be worked off as a handful of entries, and too short to be recorded unasked.
fn drawn(test: &str) -> String {
    let path = Folder::new(test).at("uniform.mtx");
    graphblas(&["generate", "uniform", "--vertices", "500", "--edges", "3000", &path]).ok();
    path
}

#[test]
fn pagerank_is_passes_over_recorded_calls() {
    let file = drawn("pagerank_is_passes_over_recorded_calls");
    let json: Value = serde_json::from_str(&graphblas(&["explain", "pagerank", &file, "--format", "json"]).ok()).unwrap();
    assert_eq!((&json["vertices"], &json["recorded_from"]), (&500.into(), &1.into()));
    let passes = json["passes"].as_array().unwrap();
    let has = |pass: &Value, operation: &str| pass["calls"].as_array().unwrap().iter().any(|call| call["operation"] == operation);
    // The product, what is done to its rows, and the sum of the changes, once in each iteration.
    let product = passes.iter().find(|pass| has(pass, "mxv") && pass["summed"] == true);
    let product = product.unwrap_or_else(|| panic!("{json:#}"));
    assert!(product["times"].as_u64().is_some_and(|times| times > 3), "{product:#}");
    assert!(product["calls"].as_array().unwrap().len() > 2, "{product:#}");
    assert!(json["results"]["rank"]["object"]["kind"] == "vector", "{json:#}");

    let text = graphblas(&["explain", "pagerank", &file]).ok();
    assert!(text.contains("pass 1: ") && text.contains("mxv PLUS_SECOND_FP64") && text.contains("rank, as it was handed over"));
    let dot = graphblas(&["explain", "pagerank", &file, "--format", "dot"]).ok();
    assert!(dot.starts_with("digraph passes {") && dot.ends_with("}\n") && dot.contains("mxv PLUS_SECOND_FP64"), "{dot}");
    assert_eq!(dot.matches('{').count(), dot.matches('}').count());
    for (form, begin) in [("text", "vector of FP64"), ("json", "{"), ("dot", "digraph")] {
        let out = graphblas(&["explain", "pagerank", &file, "--of", "rank", "--format", form]).ok();
        assert!(out.starts_with(begin), "{form}: {out}");
    }
}

#[test]
fn small_graphs_are_made_at_once_as_run() {
    let file = drawn("small_graphs_are_made_at_once_as_run");
    let text = graphblas(&["explain", "pagerank", &file, "--as-run"]).ok();
    assert!(text.contains("passes over recorded calls\n  none\n") && text.contains("pull: "), "{text}");
}

#[test]
fn every_algorithm_is_explained() {
    for name in names() {
        for form in ["text", "json", "dot", "svg"] {
            let ended = graphblas(&["explain", &name, &matrix("karate.mtx"), "--format", form]);
            assert!(ended.ok().contains(&name), "{name} as {form}");
        }
    }
}
