//! An answer as comma-separated values: a line for each place that has a value, or the numbers if there are no columns.
//!
//! Needs: an answer. Gives: [`write`]. Cost: one pass. A value that a place lacks is an empty field.

use std::io::{self, Write};

use super::places::Keys;
use super::rows::Rows;
use super::{About, Answer};

/// Writes it.
pub fn write(answer: &Answer, about: &About<'_>, out: &mut dyn Write) -> io::Result<()> {
    if answer.columns.is_empty() {
        let names: Vec<&str> = answer.numbers.iter().map(|(name, _)| *name).collect();
        let numbers: Vec<String> = answer.numbers.iter().map(|(_, x)| x.text(about.base)).collect();
        return writeln!(out, "{}\n{}", names.join(","), numbers.join(","));
    }
    let keys = match answer.keys {
        Keys::Vertices => "vertex",
        Keys::Pairs => "row,column",
    };
    write!(out, "{keys}")?;
    for column in &answer.columns {
        write!(out, ",{}", column.name)?;
    }
    writeln!(out)?;
    for ((i, j), cells) in Rows::of(&answer.columns) {
        write!(out, "{}", i + about.base)?;
        if answer.keys == Keys::Pairs {
            write!(out, ",{}", j + about.base)?;
        }
        for cell in cells {
            write!(out, ",{}", cell.map(|cell| cell.text(about.base)).unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    Ok(())
}
