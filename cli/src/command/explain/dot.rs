//! The passes as a graph for Graphviz: a cluster for each kind of pass, its calls in the order of their values.
//!
//! Needs: a story. Gives: [`written`]. Cost: the text. Boxes are stored, dashed ovals are not, as in `docs/explain.md`.

use super::Story;
use super::heard::often;

/// Writes it.
pub fn written(story: &Story<'_>) -> String {
    let title = format!("{} on {}", story.about.algorithm, story.about.file);
    let mut text = format!("digraph passes {{\n  label={};\n  rankdir=TB;\n  node [fontname=\"monospace\"];\n", quoted(&title));
    for (pass, p) in story.heard.passes.iter().zip(1..) {
        let label = quoted(&format!("pass {p}, {}", often(pass.times)));
        text += &format!("  subgraph cluster_{p} {{\n    label={label};\n");
        for (c, call) in pass.calls.iter().enumerate() {
            let style = if call.is_kept { "shape=box" } else { "shape=oval, style=dashed" };
            text += &format!("    p{p}c{c} [label={}, {style}];\n", quoted(&call.line()));
            if c > 0 {
                text += &format!("    p{p}c{} -> p{p}c{c};\n", c - 1);
            }
        }
        if pass.is_summed {
            text += &format!("    p{p}sum [label=\"sum\", shape=diamond];\n");
            if let Some(last) = pass.calls.len().checked_sub(1) {
                text += &format!("    p{p}c{last} -> p{p}sum;\n");
            }
        }
        text += "  }\n";
    }
    text + "}\n"
}

/// A string of DOT.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
