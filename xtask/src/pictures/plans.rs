//! What is recorded behind an object and what looking at it would run, drawn from what the library says in JSON.
//!
//! Needs: the engine, serde_json. Gives: [`chain`], [`product`]: the SVG of each. Cost: microseconds; nothing is computed.
//! Calls stand one below the other, in the order in which they can be made.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use engine::dynamic::Explain;
use engine::{Matrix, Result, Vector, expr, io, monoid, op, semiring};
use serde_json::Value;

use super::draw::{head, say, width};
use super::scenes::club;

/// Pixels of a box, and from one to the next.
const BOX: (u32, u32) = (138, 36);
const STEP: (u32, u32) = (180, 52);
const MARGIN: u32 = 14;
/// Calls whose value is stored, those whose value is only passed on, and values that are there.
const STORED: &str = "#f9cb94";
const PASSING: &str = "#e4effa";
const THERE: &str = "#dedede";

/// One round of PageRank, written in five calls.
pub fn chain() -> std::result::Result<String, String> {
    told(|| {
        let a = club()?;
        let degree: Vector<f64> = a.reduce_rows(&monoid::plus::<f64>()).eval()?;
        degree.as_dynamic().wait()?;
        let mut t = Vector::full(a.nrows(), 1.0 / a.nrows() as f64)?;
        let share: Vector<f64> = t.ewise_mult(op::div::<f64>(), &degree).eval()?;
        let mut r = Vector::full(a.nrows(), 0.15)?;
        r.write(a.mxv(&semiring::plus_second::<f64>(), &share).accum(op::plus::<f64>()))?;
        t.write(t.ewise_add(op::minus::<f64>(), &r))?;
        t.write(t.apply(op::abs::<f64>()))?;
        t.as_dynamic().explain(Explain::Json)
    })
}

/// A product, and what of it is kept: two calls.
pub fn product() -> std::result::Result<String, String> {
    told(|| {
        let a = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
        let l = a.select(op::tril(), -1_i64).eval()?;
        l.as_dynamic().wait()?;
        let ways: Matrix<i64> = l.mxm(&semiring::plus_pair::<i64>(), l.t()).eval()?;
        let closed: Matrix<i64> = ways.same().mask(&l).structural().eval()?;
        drop(ways);
        closed.as_dynamic().explain(Explain::Json)
    })
}

/// Draws what a program says while calls on objects of any size are recorded.
fn told(program: impl FnOnce() -> Result<String>) -> std::result::Result<String, String> {
    let before = expr::recorded_from();
    expr::record_from(1);
    let said = program();
    expr::record_from(before);
    let said = said.map_err(|e| e.to_string())?;
    let said: Value = serde_json::from_str(&said).map_err(|e| e.to_string())?;
    drawn(&said)
}

/// A box: two lines, a colour, and what it reads.
struct Node {
    id: String,
    lines: [String; 2],
    colour: &'static str,
    reads: Vec<String>,
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_default()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().map_or(&[], Vec::as_slice)
}

fn ids(value: &Value, name: &str) -> Vec<String> {
    list(value, name).iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn drawn(said: &Value) -> std::result::Result<String, String> {
    let (calls, passes) = (list(said, "calls"), list(said, "passes"));
    if calls.is_empty() {
        return Err("nothing was recorded".to_owned());
    }
    let value = |value: &Value| {
        let lines = [text(value, "id").to_owned(), format!("{}, {}", shape(value), text(value, "format"))];
        Node { id: text(value, "id").to_owned(), lines, colour: THERE, reads: Vec::new() }
    };
    let call = |call: &Value| {
        let id = text(call, "id");
        let pass = passes.iter().position(|p| ids(p, "calls").iter().any(|c| c == id));
        let is_stored = passes.iter().any(|p| list(p, "kept").iter().any(|k| text(k, "id") == id));
        let pass = pass.map_or(String::new(), |k| format!(", pass {}", k + 1));
        let lines = [format!("{id} {}{pass}", text(call, "operation")), text(call, "operator").to_owned()];
        Node { id: id.to_owned(), lines, colour: if is_stored { STORED } else { PASSING }, reads: ids(call, "operands") }
    };
    Ok(svg(&calls.iter().map(call).collect::<Vec<_>>(), &list(said, "values").iter().map(value).collect::<Vec<_>>()))
}

fn shape(value: &Value) -> String {
    let (m, n) = (value["nmajor"].as_u64().unwrap_or(0), value["nminor"].as_u64().unwrap_or(0));
    if m == 1 { format!("{} {n}", text(value, "type")) } else { format!("{} {m}x{n}", text(value, "type")) }
}

/// Columns and rows of the boxes: a row for each call; beside it, to the right, the values that only it reads, and to the left the
/// first of the others that it reads.
fn places<'a>(calls: &'a [Node], values: &'a [Node]) -> BTreeMap<&'a str, (u32, u32)> {
    let mut places: BTreeMap<&str, (u32, u32)> = calls.iter().zip(0..).map(|(call, row)| (call.id.as_str(), (1, row))).collect();
    let mut taken: BTreeSet<(u32, u32)> = places.values().copied().collect();
    for value in values {
        let readers: Vec<u32> = (0..).zip(calls).filter(|(_, c)| c.reads.contains(&value.id)).map(|(row, _)| row).collect();
        let first = readers.first().copied().unwrap_or(0);
        let mut at = if readers.len() > 1 { (0, first) } else { (2, first) };
        while !taken.insert(at) {
            at = if readers.len() > 1 { (0, at.1 + 1) } else { (at.0 + 1, first) };
        }
        places.insert(&value.id, at);
    }
    places
}

/// The line from one box to another: down the column of calls, round the boxes between them, or from the side.
fn line(from: (u32, u32), to: (u32, u32)) -> String {
    let left = |(column, _): (u32, u32)| MARGIN + column * STEP.0;
    let middle = |(_, row): (u32, u32)| MARGIN + row * STEP.1 + BOX.1 / 2;
    let (a, b) = (middle(from), middle(to));
    match from.0 {
        1 if to.1 == from.1 + 1 => {
            let (x, y) = (left(from) + BOX.0 / 2, b - BOX.1 / 2);
            format!("M{x} {}V{y}m-3 -6l3 6l3 -6", a + BOX.1 / 2)
        }
        1 => {
            let x = left(from);
            format!("M{x} {a}C{} {a} {} {b} {x} {b}m-6 -3l6 3l-6 3", x - 36, x - 36)
        }
        0 => {
            let (x, end) = (left(from) + BOX.0, left(to));
            format!("M{x} {a}C{} {a} {} {b} {end} {b}m-6 -3l6 3l-6 3", x + 30, end - 30)
        }
        _ => format!("M{} {a}H{}m6 -3l-6 3l6 3", left(from), left(to) + BOX.0),
    }
}

fn svg(calls: &[Node], values: &[Node]) -> String {
    let places = places(calls, values);
    let nodes = || calls.iter().chain(values);
    let legend = [(THERE, "there already"), (STORED, "made and stored"), (PASSING, "passed on, never stored")];
    let wide = legend.iter().map(|(_, words)| 17 + width(words) + MARGIN).sum::<u32>() + MARGIN;
    let columns = places.values().map(|p| p.0 + 1).max().unwrap_or(0);
    let rows = places.values().map(|p| p.1 + 1).max().unwrap_or(0);
    let down = MARGIN + rows * STEP.1;
    let mut out = head((2 * MARGIN + columns * STEP.0 - (STEP.0 - BOX.0)).max(wide), down + 28);
    for node in nodes() {
        for from in node.reads.iter().filter_map(|r| places.get(r.as_str())) {
            let _ = writeln!(out, "<path fill='none' stroke='#777' d='{}'/>", line(*from, places[node.id.as_str()]));
        }
    }
    for node in nodes() {
        let at = places[node.id.as_str()];
        let (x, y) = (MARGIN + at.0 * STEP.0, MARGIN + at.1 * STEP.1);
        let dashes = if node.colour == PASSING { " stroke-dasharray='4 3'" } else { "" };
        let (w, h) = BOX;
        let _ =
            writeln!(out, "<rect x='{x}' y='{y}' width='{w}' height='{h}' rx='4' fill='{}' stroke='#777'{dashes}/>", node.colour);
        say(&mut out, (x + 6, y + 15), &node.lines[0]);
        say(&mut out, (x + 6, y + 29), &node.lines[1]);
    }
    let mut x = MARGIN;
    for (colour, words) in legend {
        let _ = writeln!(out, "<rect x='{x}' y='{down}' width='12' height='12' fill='{colour}' stroke='#777'/>");
        say(&mut out, (x + 17, down + 10), words);
        x += 17 + width(words) + MARGIN;
    }
    out.push_str("</svg>\n");
    out
}
