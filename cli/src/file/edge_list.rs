//! Writes a list of entries as an edge list: `u v` or `u v w`, vertices from 0.
//!
//! Needs: a square list with real values. Gives: [`write`], [`check`]. Cost: one pass.
//! The format does not say how many vertices there are: those behind the last one that has an edge are lost.

use std::io::{self, Write};

use graphblas::io::Coo;
use graphblas::types::TypeCode;

use super::number::Numbers;
use crate::failure::{Failure, Outcome};

/// Whether a list can be written.
pub fn check(coo: &Coo, name: &str) -> Outcome {
    if coo.nrows != coo.ncols {
        let shape = format!("{} by {}", coo.nrows, coo.ncols);
        return Err(Failure::Input(format!("{name}: an edge list holds square matrices, this one is {shape}; write it as .mtx")));
    }
    if Numbers::of(coo).is_none() {
        let ty = coo.ty.name();
        return Err(Failure::Input(format!("{name}: an edge list cannot hold values of type {ty}; write it as .mtx")));
    }
    if coo.nvals() == 0 {
        return Err(Failure::Input(format!("{name}: an edge list has at least one edge, there is none; write it as .mtx")));
    }
    Ok(())
}

/// Writes the edges, in the order of the list. Without weights where all entries are true.
pub fn write(coo: &Coo, separator: char, out: &mut dyn Write) -> io::Result<()> {
    let is_pattern = coo.is_iso && coo.ty.code() == Some(TypeCode::Bool);
    let numbers = Numbers::of(coo).filter(|_| !is_pattern);
    for (k, (i, j)) in coo.rows.iter().zip(&coo.cols[..]).enumerate() {
        write!(out, "{i}{separator}{j}")?;
        if let Some(x) = numbers.and_then(|numbers| numbers.get(k)) {
            write!(out, "{separator}{x}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Vertices at the end that have no edge, which the format cannot say.
pub fn lost(coo: &Coo) -> u64 {
    let last = coo.rows.iter().chain(&coo.cols[..]).max();
    coo.nrows - last.map_or(0, |v| v + 1)
}
