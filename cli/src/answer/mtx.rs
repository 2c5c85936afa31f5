//! An answer as a Matrix Market file: a row for each vertex and a column for each column, or the matrix that it is; numbers are
//! a matrix of one row.
//!
//! Needs: an answer. Gives: [`write`]. Cost: two passes. A value that a place lacks is no entry.
//! Vertices count from 1, as everything in such a file does.

use std::io::{self, Write};

use super::places::Keys;
use super::rows::{Cell, Rows};
use super::{About, Answer, Values};

/// Writes it.
pub fn write(answer: &Answer, about: &About<'_>, out: &mut dyn Write) -> io::Result<()> {
    let is_real = if answer.columns.is_empty() {
        answer.numbers.iter().any(|(_, x)| matches!(x, Cell::Real(_)))
    } else {
        answer.columns.iter().any(|column| matches!(column.values, Values::Reals(_)))
    };
    let field = if is_real { "real" } else { "integer" };
    writeln!(out, "%%MatrixMarket matrix coordinate {field} general")?;
    if answer.columns.is_empty() {
        let names: Vec<&str> = answer.numbers.iter().map(|(name, _)| *name).collect();
        writeln!(out, "% {}: {}", about.algorithm, names.join(", "))?;
        writeln!(out, "1 {n} {n}", n = names.len())?;
        return answer.numbers.iter().enumerate().try_for_each(|(k, (_, x))| writeln!(out, "1 {} {}", k + 1, x.text(1)));
    }
    let names: Vec<&str> = answer.columns.iter().map(|column| column.name).collect();
    writeln!(out, "% {}: {}", about.algorithm, names.join(", "))?;
    let entries: usize = answer.columns.iter().map(|column| column.places.len()).sum();
    let width = match answer.keys {
        Keys::Vertices => names.len() as u64,
        Keys::Pairs => about.vertices,
    };
    writeln!(out, "{} {width} {entries}", about.vertices)?;
    for ((i, j), cells) in Rows::of(&answer.columns) {
        for (c, cell) in (0_u64..).zip(cells) {
            let Some(cell) = cell else { continue };
            // A matrix is alone (ANSWER-2).
            writeln!(out, "{} {} {}", i + 1, j + c + 1, cell.text(1))?;
        }
    }
    Ok(())
}
