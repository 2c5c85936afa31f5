//! A description for Graphviz: what is recorded, and what would run, as two clusters of one graph.
//!
//! Needs: a description. Gives: [`write`]. Cost: the text.
//! Boxes are values that are stored, ovals calls; what is not stored is dashed. An edge goes from what is read to who reads it.

use super::graph::{Graph, Id, Value};
use super::page::{Page, Quoted};
use super::passes::{Fate, Pass};
use super::{Explanation, State};
use crate::error::Result;

/// Writes the description.
pub fn write(e: &Explanation, page: &mut Page) -> Result<()> {
    page.say(format_args!("digraph explain {{\n  rankdir=LR;\n  node [fontname=\"sans-serif\"];\n"))?;
    if let State::There { value, .. } = &e.state {
        page.say(format_args!("  value [shape=box, label="))?;
        of_value(value, e.kind, page)?;
        page.say(format_args!("];\n"))?;
    } else {
        page.say(format_args!("  subgraph cluster_before {{\n    label=\"recorded\";\n"))?;
        (0..e.graph.values.len()).try_for_each(|k| value(&e.graph, "b", k, page))?;
        (0..e.graph.calls.len()).try_for_each(|k| call(&e.graph, "b", k, Fate::Passing, page))?;
        for (k, c) in e.graph.calls.iter().enumerate() {
            c.operands.iter().try_for_each(|(id, _)| page.say(format_args!("    b_{id} -> b_{};\n", Id::Call(k))))?;
        }
        page.say(format_args!("  }}\n  subgraph cluster_after {{\n    label=\"what looking at the value runs\";\n"))?;
        (0..e.graph.values.len()).try_for_each(|k| value(&e.graph, "a", k, page))?;
        for (number, pass) in e.passes.iter().enumerate() {
            of_pass(&e.graph, number + 1, pass, page)?;
        }
        edges(e, page)?;
        page.say(format_args!("  }}\n"))?;
    }
    page.say(format_args!("}}\n"))
}

fn of_value(value: &Value, name: &str, page: &mut Page) -> Result<()> {
    let iso = if value.is_iso { ", one value" } else { "" };
    let (ty, shape) = (value.ty.name(), value.shape);
    page.say(format_args!("{}", Quoted(format_args!("{name}\n{ty} {shape}\n{}, {} entries{iso}", value.format, value.entries))))
}

fn value(graph: &Graph, side: &str, k: usize, page: &mut Page) -> Result<()> {
    page.say(format_args!("    {side}_{} [shape=box, label=", Id::Value(k)))?;
    let mut name = Page::default();
    name.say(format_args!("{}", Id::Value(k)))?;
    of_value(&graph.values[k], &name.text, page)?;
    page.say(format_args!("];\n"))
}

fn call(graph: &Graph, side: &str, k: usize, fate: Fate, page: &mut Page) -> Result<()> {
    let (c, id) = (&graph.calls[k], Id::Call(k));
    let shape = if fate.is_kept() { "shape=box, style=bold" } else { "shape=oval, style=dashed" };
    let label = format_args!("{id} {}\n{}\n{} {}", c.operation, c.operator, c.ty.name(), c.shape);
    page.say(format_args!("    {side}_{id} [{shape}, label={}];\n", Quoted(label)))
}

/// The name of call `k` in a pass: what two passes make has two.
fn in_pass(number: usize, k: usize, page: &mut Page) -> Result<()> {
    page.say(format_args!("p{number}_{}", Id::Call(k)))
}

fn of_pass(graph: &Graph, number: usize, pass: &Pass, page: &mut Page) -> Result<()> {
    let kernel = if pass.is_fused { "" } else { ", by the kernel of the operation" };
    page.say(format_args!("    subgraph cluster_pass{number} {{\n    label=\"pass {number}{kernel}\";\n"))?;
    let mut side = Page::default();
    side.say(format_args!("p{number}"))?;
    pass.calls.iter().try_for_each(|(k, fate)| call(graph, &side.text, *k, *fate, page))?;
    page.say(format_args!("    }}\n"))
}

/// From values, calls of the same pass, and what earlier passes stored.
fn edges(e: &Explanation, page: &mut Page) -> Result<()> {
    for (number, pass) in e.passes.iter().enumerate() {
        for (k, _) in &pass.calls {
            for (id, _) in &e.graph.calls[*k].operands {
                page.say(format_args!("    "))?;
                match id {
                    Id::Value(_) => page.say(format_args!("a_{id}"))?,
                    Id::Call(j) => in_pass(maker(e, number, *j) + 1, *j, page)?,
                }
                page.say(format_args!(" -> "))?;
                in_pass(number + 1, *k, page)?;
                page.say(format_args!(";\n"))?;
            }
        }
    }
    Ok(())
}

/// The pass from which pass `number` has call `k`: itself, or the last one before that stored it.
fn maker(e: &Explanation, number: usize, k: usize) -> usize {
    let makes = |pass: &Pass, kept: bool| pass.calls.iter().any(|(j, fate)| *j == k && (!kept || fate.is_kept()));
    if makes(&e.passes[number], false) {
        return number;
    }
    e.passes[..number].iter().rposition(|pass| makes(pass, true)).unwrap_or(number)
}
