//! Reads a graph file: unpacks it, and parses it as what it is.
//!
//! Needs: `graphblas::io`, which reads streams and knows gzip; zstd is unpacked here. Gives: [`read`], [`Loaded`].
//! Cost: the text in memory while it is parsed.
//! A file is a Matrix Market file if it is called `.mtx` or begins with the banner, else an edge list. A first line of
//! names in `.csv` and `.tsv` files is no edge.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::time::Instant;

use graphblas::io::{Coo, Duplicates, Progress, ReadOptions, load, parse_edge_list, parse_matrix_market};
use graphblas::mem::Buf;

use super::kind::{Format, Kind};
use super::zstd::{self, Unpacked};
use crate::failure::{Failure, Outcome};
use crate::progress::watch;

/// The first word of a Matrix Market file.
const BANNER: &[u8] = b"%%MatrixMarket";

/// The entries of a file, and what else is known of it.
#[derive(Debug)]
pub struct Loaded {
    pub coo: Coo,
    /// The name of the file, without its folders.
    pub name: String,
    /// `Matrix Market`, `edge list`.
    pub format: &'static str,
    /// What the file calls the first vertex.
    pub base: u64,
    /// Seconds that reading took.
    pub seconds: f64,
}

/// Reads a file, or the standard input if it is called `-`.
pub fn read(path: &Path, duplicates: Duplicates, quiet: bool) -> Outcome<Loaded> {
    let begin = Instant::now();
    let full = if path == Path::new("-") { "standard input".into() } else { path.to_string_lossy() };
    let name = name_of(path);
    let progress = Progress::default();
    let parsed = watch(&format!("reading {name}"), quiet, &progress, || {
        let mut text = text_of(path, &full)?;
        let kind = Kind::of(path);
        let is_banner = text.get(..BANNER.len()).is_some_and(|word| word.eq_ignore_ascii_case(BANNER));
        let options = ReadOptions { duplicates, progress: Some(&progress), ..ReadOptions::default() };
        if is_banner || kind.is_some_and(|kind| kind.format == Format::MatrixMarket) {
            return Ok((parse_matrix_market(&text, &full, &options)?, "Matrix Market", 1));
        }
        if kind.is_some_and(|kind| matches!(kind.format, Format::EdgeList { separator: ',' | '\t' })) {
            skip_names(&mut text);
        }
        Ok::<_, Failure>((parse_edge_list(&text, &full, &options)?, "edge list", 0))
    });
    let (coo, format, base) = parsed?;
    Ok(Loaded { coo, name, format, base, seconds: begin.elapsed().as_secs_f64() })
}

/// The name that is shown: that of the file, without its folders.
pub fn name_of(path: &Path) -> String {
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    path.file_name().map_or_else(|| path.to_string_lossy().into_owned(), |name| name.to_string_lossy().into_owned())
}

/// The unpacked text.
fn text_of(path: &Path, name: &str) -> Outcome<Buf<u8>> {
    if path == Path::new("-") {
        return unpacked(io::stdin().lock(), name);
    }
    let file = File::open(path).map_err(|e| Failure::Input(format!("{name}: cannot be read: {e}")))?;
    unpacked(BufReader::with_capacity(1 << 16, file), name)
}

fn unpacked(mut stream: impl BufRead, name: &str) -> Outcome<Buf<u8>> {
    let first = stream.fill_buf().map_err(|e| Failure::Input(format!("{name}: cannot be read: {e}")))?;
    if zstd::is_packed(first) {
        return Ok(load(&mut Unpacked::new(stream), name)?);
    }
    Ok(load(&mut stream, name)?)
}

/// Makes a comment of a first line that begins with a letter or a quotation mark: no edge does.
fn skip_names(text: &mut [u8]) {
    if let Some(first) = text.first_mut().filter(|b| b.is_ascii_alphabetic() || **b == b'"') {
        *first = b'#';
    }
}
