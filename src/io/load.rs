//! Files into memory: reads everything, unpacks gzip, and picks the format.
//!
//! Needs: a path or a stream. Gives: [`load`] (the text), [`read`] (the entries of any file we know).
//! Cost: the text once, the packed bytes beside it while they are unpacked. Memory grows with what
//! was really read, never with what a header claims.

use std::fs::File;
use std::io::{ErrorKind as IoErrorKind, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use super::matrix_market::{has_banner, parse_matrix_market};
use super::source::unreadable;
use super::{Coo, ReadOptions, parse_edge_list};
use crate::error::{Error, Result};
use crate::mem::Buf;

/// The first bytes of a gzip stream.
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// Room made at first for a stream of unknown length. Bytes.
const FIRST_ROOM: usize = 64 << 10;

/// Reads a file: as Matrix Market if it is called `.mtx` or `.mtx.gz` or begins with the banner, else as an edge list.
///
/// ```
/// use graphblas::io;
/// let path = std::env::temp_dir().join("graphblas-example-read.mtx");
/// std::fs::write(&path, "%%MatrixMarket matrix coordinate integer general\n2 3 1\n1 3 5\n")?;
/// let coo = io::read(&path, &io::ReadOptions::default())?;
/// std::fs::remove_file(&path)?;
/// assert_eq!((coo.nrows, coo.ncols, coo.cols[0]), (2, 3, 2));
/// // The file is gone: an error that names it.
/// assert!(io::read(&path, &io::ReadOptions::default()).unwrap_err().message().contains("cannot be read"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read(path: &Path, options: &ReadOptions<'_>) -> Result<Coo> {
    let (name, text) = load_path(path)?;
    let stem = name.strip_suffix(".gz").unwrap_or(&name).as_bytes();
    let is_mtx = stem.len() >= 4 && stem[stem.len() - 4..].eq_ignore_ascii_case(b".mtx");
    if is_mtx || has_banner(&text) { parse_matrix_market(&text, &name, options) } else { parse_edge_list(&text, &name, options) }
}

/// Reads a stream to its end and unpacks it if it is gzip; `name` is for messages.
///
/// ```
/// use graphblas::io;
/// let text = io::load(&mut &b"0 1\n1 2\n"[..], "standard input")?;
/// let coo = io::parse_edge_list(&text, "standard input", &io::ReadOptions::default())?;
/// assert_eq!(coo.nvals(), 2);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn load(stream: &mut dyn Read, name: &str) -> Result<Buf<u8>> {
    unpack(read_all(stream, name, FIRST_ROOM)?, name)
}

/// The name for messages and the text of a file.
pub(super) fn load_path(path: &Path) -> Result<(String, Buf<u8>)> {
    let name = path.to_string_lossy().into_owned();
    let mut file = File::open(path).map_err(|e| cannot_read(&name, &e))?;
    let length = file.metadata().map_or(0, |m| m.len());
    // One byte more, so that the end of the file is seen without growing.
    let room = usize::try_from(length).unwrap_or(0).saturating_add(1);
    let bytes = read_all(&mut file, &name, room.max(4096))?;
    let text = unpack(bytes, &name)?;
    Ok((name, text))
}

#[cold]
fn cannot_read(name: &str, e: &std::io::Error) -> Error {
    unreadable(name, format_args!("cannot be read: {e}"))
}

fn unpack(bytes: Buf<u8>, name: &str) -> Result<Buf<u8>> {
    if !bytes.starts_with(&GZIP) {
        return Ok(bytes);
    }
    // Text packs to about a quarter; the rest is grown as it comes.
    read_all(&mut MultiGzDecoder::new(&bytes[..]), name, bytes.len().saturating_mul(4).max(FIRST_ROOM))
}

/// Everything a stream has, with room for `room` bytes at first.
fn read_all(stream: &mut dyn Read, name: &str, room: usize) -> Result<Buf<u8>> {
    let mut bytes = Buf::zeroed(room)?;
    let mut filled = 0;
    loop {
        if filled == bytes.len() {
            let more = bytes.len() / 2;
            bytes.extend_filled(more, 0)?;
        }
        match stream.read(&mut bytes[filled..]) {
            Ok(0) => break,
            Ok(n) => filled += n,
            Err(e) if e.kind() == IoErrorKind::Interrupted => {}
            Err(e) => return Err(cannot_read(name, &e)),
        }
    }
    bytes.truncate(filled);
    Ok(bytes)
}
