//! Which rewrites apply to a graph, and why others do not.
//!
//! Needs: a graph and its passes. Gives: [`of`]: for each rewrite whether it applies, and a sentence. Cost: linear in both.

use super::call::Way;
use super::graph::{Graph, Id};
use super::passes::Pass;
use crate::error::Result;
use crate::plan::part::push;
use crate::plan::rules::{Rule, is_on};

/// What there is to say of a rewrite.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Applies,
    /// It would, in a call that may come.
    May,
    DoesNot,
    Off,
}

impl Verdict {
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Applies => "applies",
            Verdict::May => "may",
            Verdict::DoesNot => "does-not",
            Verdict::Off => "off",
        }
    }
}

/// A rewrite, and what there is to say of it.
pub struct Ruling {
    pub rule: Rule,
    pub verdict: Verdict,
    pub why: &'static str,
}

/// All rewrites, in their order.
pub fn of(graph: &Graph, passes: &[Pass]) -> Result<Vec<Ruling>> {
    let mut all = Vec::new();
    for rule in Rule::ALL {
        let (verdict, why) = if is_on(rule) { judged(rule, graph, passes) } else { (Verdict::Off, "it is switched off") };
        push(&mut all, Ruling { rule, verdict, why })?;
    }
    Ok(all)
}

fn judged(rule: Rule, graph: &Graph, passes: &[Pass]) -> (Verdict, &'static str) {
    use Verdict::{Applies, DoesNot, May};
    if graph.calls.is_empty() {
        return (DoesNot, "no call is recorded");
    }
    match rule {
        Rule::Chain if passes.iter().any(|pass| is_joined(graph, pass, |way| matches!(way, Way::Places))) => {
            (Applies, "element-wise calls run in the pass of the call that reads them")
        }
        Rule::Chain => (DoesNot, "no recorded element-wise call reads another one in a pass"),
        Rule::Rows if passes.iter().any(|pass| is_joined(graph, pass, |way| matches!(way, Way::Rows { .. }))) => {
            (Applies, "rows of a product go to the calls that read them as they are made")
        }
        Rule::Rows if !graph.calls.iter().any(|call| matches!(call.way, Way::Rows { .. })) => {
            (DoesNot, "no recorded call is a product of a matrix and a vector")
        }
        Rule::Rows if passes.iter().all(|pass| pass.is_fused) => (DoesNot, "no call of the product's pass reads its rows"),
        Rule::Rows => (DoesNot, "the kernel of the product knows a shorter way to its value than row by row"),
        Rule::Sum if passes.last().is_some_and(|pass| !pass.is_fused) => {
            (DoesNot, "the value is made by the kernel of its operation")
        }
        Rule::Sum => (May, "a sum by a predefined monoid other than ANY takes the entries as they are made"),
        Rule::Common if passes.iter().any(|pass| pass.common > 0) => {
            (Applies, "calls with one operator on the same operands are computed once")
        }
        Rule::Common => (DoesNot, "no two calls of a pass have one operator on the same operands"),
        Rule::Mask
            if graph
                .calls
                .iter()
                .any(|call| matches!(call.way, Way::Alone { .. }) && !call.is_masked && call.operation != "transpose") =>
        {
            (May, "what is written of it under a mask is made only where the mask allows, and goes where it is written")
        }
        Rule::Mask => (DoesNot, "no recorded call is a product or goes over lists, and has no mask yet"),
        Rule::Transpose if is_any(graph, &["transpose"], 1) => {
            (May, "products, counts and sums read the operand the other way round")
        }
        Rule::Transpose => (DoesNot, "no recorded call is a transpose"),
        Rule::ProductSum if passes.last().is_some_and(|pass| !pass.if_summed.is_kept()) && is_any(graph, &["mxm"], 0) => {
            (May, "a sum takes the rows of the product as they are made")
        }
        Rule::ProductSum if is_any(graph, &["mxm"], 0) => (DoesNot, "the product is read by something else, or was before"),
        Rule::ProductSum => (DoesNot, "no recorded call is a product of two matrices"),
    }
}

/// Whether a call of one of these operations is recorded that is made by itself, with so many operands; 0: any number.
fn is_any(graph: &Graph, operations: &[&str], operands: usize) -> bool {
    graph.calls.iter().any(|call| {
        let has = operands == 0 || call.operands.len() == operands;
        has && matches!(call.way, Way::Alone { .. }) && operations.contains(&call.operation)
    })
}

/// Whether a call of such a way is in a pass with an element-wise call that reads it.
fn is_joined(graph: &Graph, pass: &Pass, is_it: impl Fn(&Way) -> bool) -> bool {
    let in_pass = |k: usize| pass.calls.iter().any(|(j, _)| *j == k);
    pass.calls.iter().filter(|(k, _)| matches!(graph.calls[*k].way, Way::Places)).any(|(k, _)| {
        let mut operands = graph.calls[*k].operands.iter();
        operands.any(|(id, _)| matches!(id, Id::Call(j) if in_pass(*j) && is_it(&graph.calls[*j].way)))
    })
}
