//! The story as one JSON object.
//!
//! Needs: a story, whose results are JSON. Gives: [`written`]. Cost: the text.
//! Keys: `algorithm`, `file`, `vertices`, `edges`, `recorded_from`, `passes`, `kernels`, `results` (as in `docs/explain.md`).

use serde_json::{Map, Value, json};

use super::Story;

/// Writes it.
pub fn written(story: &Story<'_>) -> String {
    let passes: Vec<Value> = story.heard.passes.iter().map(pass).collect();
    let kernels: Vec<Value> = story.heard.kernels.iter().map(|(name, times)| json!({"kernel": name, "times": times})).collect();
    let results: Map<String, Value> =
        story.results.iter().map(|(name, text)| ((*name).to_owned(), serde_json::from_str(text).unwrap_or_default())).collect();
    let a = &story.about;
    let all = json!({
        "algorithm": a.algorithm,
        "file": a.file,
        "vertices": a.vertices,
        "edges": story.edges,
        "recorded_from": story.recorded_from,
        "passes": passes,
        "kernels": kernels,
        "results": results,
    });
    format!("{all:#}\n")
}

fn pass(pass: &super::heard::Pass) -> Value {
    let calls = pass.calls.iter().map(|call| {
        json!({
            "operation": call.operation,
            "operator": call.operator,
            "mask": call.mask,
            "accum": call.accum,
            "replace": call.is_replace,
            "kept": call.is_kept,
        })
    });
    json!({
        "calls": calls.collect::<Vec<_>>(),
        "times": pass.times,
        "ns": pass.ns,
        "read": pass.read,
        "written": pass.written,
        "summed": pass.is_summed,
        "bytes_written": pass.bytes_written,
    })
}
