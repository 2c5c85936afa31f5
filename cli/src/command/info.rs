//! `graphblas info`: what a file holds, and what looks wrong with it.
//!
//! Needs: a file, which may repeat positions. Gives: a line for each fact, and one for each warning. Cost: reading, a build, a
//! transpose, a few passes over the entries.

use std::fmt::Write;

use graphblas::io::{Coo, Duplicates, Progress, Symmetry};

use crate::args::InfoArgs;
use crate::failure::Outcome;
use crate::file::number::Numbers;
use crate::file::{Loaded, read};
use crate::output::print;
use crate::progress::watch;
use crate::shape::{Degrees, Mirror, Shape};

/// What is known of a file.
struct Facts {
    entries: u64,
    mirror: Mirror,
    rows: Degrees,
    columns: Degrees,
    loops: u64,
    values: Option<Range>,
}

/// The values of the entries.
#[derive(Debug, Default)]
struct Range {
    least: f64,
    most: f64,
    zeros: u64,
    negative: u64,
    /// NaN or infinite.
    unbounded: u64,
}

/// Runs the command.
pub fn run(args: &InfoArgs, quiet: bool) -> Outcome {
    let loaded = read(&args.file, Duplicates::Keep, quiet)?;
    let facts = watch("counting", quiet, &Progress::default(), || Facts::of(&loaded.coo))?;
    let mut text = String::new();
    for (what, value) in facts.lines(&loaded) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:<16}{value}");
    }
    for warning in facts.warnings(&loaded) {
        let _ = writeln!(text, "{:<16}{warning}", "warning");
    }
    print(&text)
}

impl Facts {
    fn of(coo: &Coo) -> Outcome<Facts> {
        let shape = Shape::of(coo)?;
        Ok(Facts {
            entries: shape.entries()?,
            mirror: shape.mirror(coo)?,
            rows: shape.rows()?,
            columns: shape.columns()?,
            loops: coo.rows.iter().zip(&coo.cols[..]).filter(|(i, j)| i == j).count() as u64,
            values: Range::of(coo),
        })
    }

    fn lines(&self, loaded: &Loaded) -> Vec<(&'static str, String)> {
        let coo = &loaded.coo;
        let places = coo.nrows as f64 * coo.ncols as f64;
        let density = if places > 0.0 { self.entries as f64 / places } else { 0.0 };
        let said = if coo.symmetry == Symmetry::General { "" } else { coo.symmetry.word() };
        let mut lines = vec![
            ("file", format!("{}, {}{}{said}", loaded.name, loaded.format, if said.is_empty() { "" } else { ", " })),
            ("shape", format!("{} by {}", coo.nrows, coo.ncols)),
            ("entries", self.entries.to_string()),
            ("type", if coo.is_iso { format!("{}, pattern only", coo.ty.name()) } else { coo.ty.name().to_owned() }),
        ];
        if let Some(range) = &self.values {
            lines.push(("values", format!("{} to {}", range.least, range.most)));
        }
        lines.push(("density", percent(density)));
        let symmetric = match self.mirror {
            Mirror::Equal => "yes",
            Mirror::Pattern => "pattern yes, values no",
            Mirror::None => "no",
            Mirror::NotSquare => "no, not square",
        };
        lines.push(("symmetric", symmetric.to_owned()));
        lines.push(("self-loops", self.loops.to_string()));
        lines.push(("row degrees", degrees(&self.rows, loaded.base)));
        lines.push(("column degrees", degrees(&self.columns, loaded.base)));
        lines.push(("empty rows", self.rows.empty.to_string()));
        lines.push(("empty columns", self.columns.empty.to_string()));
        lines
    }

    fn warnings(&self, loaded: &Loaded) -> Vec<String> {
        let coo = &loaded.coo;
        let mut all = Vec::new();
        let mut warn = |is_so: bool, text: String| {
            if is_so {
                all.push(text);
            }
        };
        warn(self.entries == 0, "there are no entries".to_owned());
        warn(coo.nrows != coo.ncols, "not square: algorithms need as many rows as columns".to_owned());
        let repeated = coo.nvals() as u64 - self.entries;
        let what_of_it = if loaded.base == 1 { "other commands refuse the file" } else { "algorithms keep the smallest value" };
        warn(repeated > 0, format!("{repeated} entries repeat the position of another: {what_of_it}"));
        if let Some(range) = &self.values {
            let unweighted = "algorithms take every length for 1";
            warn(range.negative > 0, format!("{} values are negative: {unweighted}", range.negative));
            warn(range.unbounded > 0, format!("{} values are infinite or no numbers: {unweighted}", range.unbounded));
            warn(range.zeros > 0, format!("{} entries are zeros that are stored", range.zeros));
        }
        if self.entries > 0 && coo.nrows == coo.ncols {
            let is_bare = |degrees: &Degrees| degrees.counts.first().is_none_or(|(v, _)| *v > 0);
            let from_one = loaded.base == 0 && is_bare(&self.rows) && is_bare(&self.columns);
            warn(from_one, "vertex 0 has no edges: the file may count from 1".to_owned());
            let mostly = self.rows.empty.min(self.columns.empty) > coo.nrows / 2;
            warn(mostly, "more than half of the vertices have no edges: the numbers of the vertices may have gaps".to_owned());
        }
        all
    }
}

impl Range {
    /// The values of a list that has some, of a type that is ordered.
    fn of(coo: &Coo) -> Option<Range> {
        let numbers = Numbers::of(coo).filter(|_| !coo.is_iso && coo.nvals() > 0)?;
        let mut range = Range { least: f64::INFINITY, most: f64::NEG_INFINITY, ..Range::default() };
        for x in (0..coo.nvals()).filter_map(|k| numbers.get(k)).map(|x| x.to_f64()) {
            range.least = range.least.min(x);
            range.most = range.most.max(x);
            range.zeros += u64::from(x == 0.0);
            range.negative += u64::from(x < 0.0);
            range.unbounded += u64::from(!x.is_finite());
        }
        Some(range)
    }
}

fn degrees(d: &Degrees, base: u64) -> String {
    let (row, most) = d.most();
    let at = if most > 0 { format!(" (at {})", row + base) } else { String::new() };
    format!("min {}, mean {:.2}, max {most}{at}", d.least(), d.mean())
}

fn percent(share: f64) -> String {
    if share > 0.0 && share < 1e-4 { format!("{:.2e} %", share * 100.0) } else { format!("{:.4} %", share * 100.0) }
}
