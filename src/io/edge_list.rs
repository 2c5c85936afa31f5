//! Edge lists: a line `u v` or `u v w` is an edge from node u to node v, of weight w.
//!
//! Needs: text; words between blanks or commas, comments after `#` or `%`, nodes counted from 0.
//! Gives: [`parse_edge_list`] and [`read_edge_list`]: a square list with one row per node up to the
//! largest that occurs. Without weights it is BOOL and iso; with weights INT64 if all of them are
//! integers, else FP64. Parallel edges are kept, in the order of the file.
//! Cost: one pass over the text, in parallel; a second one if integers turn out to be decimals.

use std::path::Path;

use super::coo::{Coo, MAX_DIMENSION, Symmetry, one};
use super::cursor::{Cursor, Dialect};
use super::number::{Float, Integer, Pattern, ValueText, Wanted, is_integer};
use super::pieces::{self, Entries, Layout, Out};
use super::source::Source;
use super::{ReadOptions, load};
use crate::error::{ErrorKind, Result};
use crate::types::{Type, TypeCode};

/// Reads an edge list, packed by gzip or not.
///
/// ```
/// use graphblas::io;
/// let path = std::env::temp_dir().join("graphblas-example-read-edge-list.txt");
/// std::fs::write(&path, "# who follows whom\n0 1\n1 2\n")?;
/// let coo = io::read_edge_list(&path, &io::ReadOptions::default())?;
/// std::fs::remove_file(&path)?;
/// assert_eq!((coo.nrows, coo.nvals()), (3, 2));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read_edge_list(path: &Path, options: &ReadOptions<'_>) -> Result<Coo> {
    let (name, text) = load::load_path(path)?;
    parse_edge_list(&text, &name, options)
}

/// Parses the text of an edge list; `name` is for messages.
///
/// ```
/// use graphblas::{Matrix, io};
/// let coo = io::parse_edge_list(b"0,1,4\n1,2,5\n", "lines", &io::ReadOptions::default())?;
/// let a = Matrix::<i64>::from_coo(&coo, None)?;
/// assert_eq!(a.tuples()?, (vec![0, 1], vec![1, 2], vec![4, 5]));
///
/// let e = io::parse_edge_list(b"0 1\n1 x\n", "lines", &io::ReadOptions::default()).unwrap_err();
/// assert!(e.message().starts_with("lines:2:") && e.message().ends_with("found 'x'"));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn parse_edge_list(text: &[u8], name: &str, options: &ReadOptions<'_>) -> Result<Coo> {
    let source = Source { name, text };
    let (entries, ty) = match first_weight(&source)? {
        Weight::None => (parse::<Pattern>(&source, TypeCode::Bool, options)?, TypeCode::Bool),
        Weight::Decimal => (parse::<Float<f64>>(&source, TypeCode::FP64, options)?, TypeCode::FP64),
        Weight::Integer => match parse::<Integer<i64>>(&source, TypeCode::Int64, options) {
            Err(e) if e.kind() == ErrorKind::BadInput => (parse::<Float<f64>>(&source, TypeCode::FP64, options)?, TypeCode::FP64),
            entries => (entries?, TypeCode::Int64),
        },
    };
    let largest = entries.rows.iter().chain(&entries.cols[..]).copied().max();
    let n = largest.map_or(0, |i| i + 1);
    let is_iso = ty == TypeCode::Bool;
    let Entries { mut rows, mut cols, mut vals, .. } = entries;
    rows.shrink();
    cols.shrink();
    vals.shrink();
    let vals = if is_iso { one(ty)? } else { vals };
    Ok(Coo { nrows: n, ncols: n, rows, cols, vals, ty: Type::Builtin(ty), is_iso, symmetry: Symmetry::General })
}

/// What stands behind the two nodes of an edge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    None,
    Integer,
    Decimal,
}

/// Looks at the first edge.
fn first_weight(source: &Source<'_>) -> Result<Weight> {
    let mut c = Cursor::new(source.text, 0, Dialect::EDGE_LIST);
    if !c.next_entry() {
        return Err(source.expected(format_args!("at least one edge 'u v' or 'u v w'"), source.text.len()));
    }
    for _ in 0..2 {
        node(source, &mut c)?;
    }
    Ok(match (c.clone().end_line(), is_integer(&c)) {
        (true, _) => Weight::None,
        (false, true) => Weight::Integer,
        (false, false) => Weight::Decimal,
    })
}

fn parse<V: ValueText>(source: &Source<'_>, ty: TypeCode, options: &ReadOptions<'_>) -> Result<Entries> {
    if let Some(progress) = options.progress {
        progress.start(source.text.len());
    }
    let entry_bytes = if V::BYTES == 0 { "0 1\n".len() } else { "0 1 1\n".len() };
    let layout = Layout { indices: 1, value_bytes: V::BYTES, entry_bytes };
    let piece = |begin, end, out: Out<'_>| parse_piece::<V>(source, ty, begin, end, out);
    pieces::parse(source.text, 0, layout, options, &piece)
}

/// Parses the lines in `begin..end`; gives the number of edges.
fn parse_piece<V: ValueText>(source: &Source<'_>, ty: TypeCode, begin: usize, end: usize, out: Out<'_>) -> Result<usize> {
    let mut c = Cursor::new(&source.text[..end], begin, Dialect::EDGE_LIST);
    let mut k = 0;
    while c.next_entry() {
        // The slices are long enough: PIECE-1.
        out.rows[k] = node(source, &mut c)?;
        out.cols[k] = node(source, &mut c)?;
        if !V::read(&mut c, &mut out.vals[k * V::BYTES..][..V::BYTES]) {
            return Err(source.expected(format_args!("{} after the nodes of an edge", Wanted(ty)), c.at()));
        }
        if !c.end_line() {
            let wanted = if V::BYTES == 0 { "an edge 'u v' without weight, like the first one" } else { "an edge 'u v w'" };
            return Err(source.expected(format_args!("the end of the line after {wanted}"), c.at()));
        }
        k += 1;
    }
    Ok(k)
}

/// Reads the number of a node and moves to the next word.
#[inline]
fn node(source: &Source<'_>, c: &mut Cursor<'_>) -> Result<u64> {
    let at = c.at();
    match c.unsigned() {
        Some(u) if u < MAX_DIMENSION => {
            c.skip_separator();
            Ok(u)
        }
        Some(_) | None => Err(source.expected(format_args!("a node number from 0 to {}", MAX_DIMENSION - 1), at)),
    }
}
