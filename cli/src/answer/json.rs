//! An answer as one JSON object: a list for each column, side by side, `null` where a place has no value.
//!
//! Needs: an answer. Gives: [`write`]. Cost: one pass for each column.
//! Keys: `algorithm`, `file`, `vertices`, `base` (what the first vertex is called), `numbers`, `columns` (`vertex`, or `row`
//! and `column`, and the others).

use std::io::{self, Write};

use super::places::{Keys, Place};
use super::rows::{Cell, Rows};
use super::{About, Answer};

/// A list of the places: its name, and what of a place stands in it.
type Key = (&'static str, fn(Place) -> u64);

/// Writes it.
pub fn write(answer: &Answer, about: &About<'_>, out: &mut dyn Write) -> io::Result<()> {
    let head = [("algorithm", about.algorithm), ("file", about.file)];
    write!(out, "{{")?;
    for (key, text) in head {
        write!(out, "\"{key}\": {}, ", serde_json::Value::from(text))?;
    }
    write!(out, "\"vertices\": {}, \"base\": {}, \"numbers\": {{", about.vertices, about.base)?;
    for (k, (name, x)) in answer.numbers.iter().enumerate() {
        write!(out, "{}\"{name}\": {}", comma(k), text(Some(*x), about.base))?;
    }
    write!(out, "}}, \"columns\": {{")?;
    let keys: &[Key] = match answer.keys {
        _ if answer.columns.is_empty() => &[],
        Keys::Vertices => &[("vertex", |(v, _)| v)],
        Keys::Pairs => &[("row", |(i, _)| i), ("column", |(_, j)| j)],
    };
    for (c, (name, key)) in keys.iter().enumerate() {
        let vertices = Rows::of(&answer.columns).map(|(place, _)| (key(place) + about.base).to_string());
        list(c, name, vertices, out)?;
    }
    for (c, column) in answer.columns.iter().enumerate() {
        let cells = Rows::of(&answer.columns).map(|(_, cells)| text(cells.get(c).copied().flatten(), about.base));
        list(keys.len() + c, column.name, cells, out)?;
    }
    writeln!(out, "}}}}")
}

/// Writes a list under its name.
fn list(k: usize, name: &str, items: impl Iterator<Item = String>, out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{}\"{name}\": [", comma(k))?;
    for (k, item) in items.enumerate() {
        write!(out, "{}{item}", comma(k))?;
    }
    write!(out, "]")
}

/// JSON has no infinities.
fn text(cell: Option<Cell>, base: u64) -> String {
    let cell = cell.filter(|cell| !matches!(cell, Cell::Real(x) if !x.is_finite()));
    cell.map_or_else(|| "null".to_owned(), |cell| cell.text(base))
}

/// What stands before the item at a place of a list.
fn comma(k: usize) -> &'static str {
    if k == 0 { "" } else { ", " }
}
