//! `graphblas convert`: the same entries in another format.
//!
//! Needs: a graph file, a name for the other. Gives: that file. Cost: reading and writing.
//! A symmetric Matrix Market file becomes a general one with both halves; vertices change from counting from 1 to counting
//! from 0 with the format.

use graphblas::io::{Duplicates, Progress};

use crate::args::ConvertArgs;
use crate::failure::Outcome;
use crate::file::{self, Kind, name_of, read};
use crate::progress::watch;

/// Runs the command.
pub fn run(args: &ConvertArgs, quiet: bool) -> Outcome {
    // Before anything is read.
    Kind::of_output(&args.output)?;
    let loaded = read(&args.input, Duplicates::Refuse, quiet)?;
    let name = name_of(&args.output);
    let lost = watch(&format!("writing {name}"), quiet, &Progress::default(), || file::write(&loaded.coo, &args.output))?;
    if !quiet {
        let coo = &loaded.coo;
        eprintln!("{name}: {} by {}, {} entries", coo.nrows, coo.ncols, coo.nvals());
        lost.iter().for_each(|text| eprintln!("warning: {text}"));
    }
    Ok(())
}
