//! Text in pieces: splits a text at line ends and parses the pieces in parallel into one list.
//!
//! Needs: a text whose lines hold at most one entry each, and a parser of one piece.
//! Gives: [`parse`], the entries in the order of the text, for any number of threads and pieces.
//! Cost: a pass that counts line ends, so that each piece knows where its entries go; then each
//! byte is parsed once. Room is made for one entry per line, but no more than the bytes can hold.
//! Invariant PIECE-1: a piece has room for every entry its text can hold, and for the line that
//! turns out to be none: each takes a line, and all but the last one at least `entry_bytes` bytes.

use super::ReadOptions;
use super::parallel::{each, vec_of};
use super::source::count_lines;
use crate::error::{Error, Result};
use crate::mem::Buf;

/// What an entry is made of.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Indices kept per entry: 1 if row and column stand in the text, 0 if the place says them.
    pub indices: usize,
    /// Bytes of a value.
    pub value_bytes: usize,
    /// Fewest bytes of text of an entry, line end included.
    pub entry_bytes: usize,
}

/// Entries in the order of the text.
pub(super) struct Entries {
    pub len: usize,
    /// Empty if the layout has no indices.
    pub rows: Buf<u64>,
    /// Empty if the layout has no indices.
    pub cols: Buf<u64>,
    /// Empty if values have no bytes.
    pub vals: Buf<u8>,
}

/// Where the entries of a piece go.
pub(super) struct Out<'a> {
    pub rows: &'a mut [u64],
    pub cols: &'a mut [u64],
    pub vals: &'a mut [u8],
}

/// Parses the bytes `begin..end` of the text and says how many entries there were.
pub(super) type ParsePiece<'a> = dyn Fn(usize, usize, Out<'_>) -> Result<usize> + Sync + 'a;

/// Parses the text from byte `body` on. Of several errors, the one that comes first in the text is given.
pub(super) fn parse(
    text: &[u8],
    body: usize,
    layout: Layout,
    options: &ReadOptions<'_>,
    parse_piece: &ParsePiece<'_>,
) -> Result<Entries> {
    let mut pieces = split(text, body, options.piece_bytes)?;
    let one = |piece: &mut Piece| piece.room = room(&text[piece.begin..piece.end], layout.entry_bytes);
    each(&mut pieces, one)?;
    let slots: usize = pieces.iter().map(|p| p.room).sum();
    let mut out = Entries {
        len: 0,
        rows: Buf::zeroed(slots * layout.indices)?,
        cols: Buf::zeroed(slots * layout.indices)?,
        vals: Buf::zeroed(slots.checked_mul(layout.value_bytes).ok_or_else(|| Error::out_of_memory(usize::MAX))?)?,
    };
    let mut jobs = vec_of(pieces.len())?;
    let (mut rows, mut cols, mut vals) = (&mut out.rows[..], &mut out.cols[..], &mut out.vals[..]);
    for piece in &pieces {
        let out = Out {
            rows: rows.split_off_mut(..piece.room * layout.indices).unwrap_or_default(),
            cols: cols.split_off_mut(..piece.room * layout.indices).unwrap_or_default(),
            vals: vals.split_off_mut(..piece.room * layout.value_bytes).unwrap_or_default(),
        };
        jobs.push((piece.begin, piece.end, Some(out), Ok(0)));
    }
    each(&mut jobs, |(begin, end, out, found)| {
        if let Some(out) = out.take() {
            *found = parse_piece(*begin, *end, out);
            if let Some(progress) = options.progress {
                progress.add(*end - *begin);
            }
        }
    })?;
    let mut found = vec_of(jobs.len())?;
    for (.., n) in jobs {
        found.push(n?);
    }
    close_gaps(&mut out, layout, &pieces, &found);
    Ok(out)
}

/// A part of the text, from one line start to another, and the number of entries it has room for.
#[derive(Clone, Copy)]
struct Piece {
    begin: usize,
    end: usize,
    room: usize,
}

/// Cuts the text behind the first line end after every `piece_bytes` bytes; a last piece that
/// would be short stays with the one before.
fn split(text: &[u8], body: usize, piece_bytes: usize) -> Result<Vec<Piece>> {
    let least = piece_bytes.max(1);
    let mut pieces = vec_of(text.len() / least + 1)?;
    let mut begin = body;
    while begin < text.len() {
        let nominal = begin.saturating_add(least);
        let end = match text.get(nominal..) {
            Some(rest) if rest.len() >= least => {
                // The byte before `nominal` may already be a line end.
                let line = text[nominal - 1..].iter().position(|&b| b == b'\n');
                line.map_or(text.len(), |p| nominal + p)
            }
            _ => text.len(),
        };
        pieces.push(Piece { begin, end, room: 0 });
        begin = end;
    }
    Ok(pieces)
}

/// PIECE-1.
fn room(text: &[u8], entry_bytes: usize) -> usize {
    let unfinished = usize::from(text.last().is_some_and(|&b| b != b'\n'));
    // One more than the bytes can hold: for a last line without end, or for one that is too short.
    (count_lines(text) + unfinished).min(text.len() / entry_bytes + 1)
}

/// Comments and blank lines left slots unused at the end of pieces: moves the entries together.
fn close_gaps(out: &mut Entries, layout: Layout, pieces: &[Piece], found: &[usize]) {
    let mut from = 0;
    for (piece, &n) in pieces.iter().zip(found) {
        let to = out.len;
        if from != to {
            let (i, v) = (layout.indices, layout.value_bytes);
            out.rows.copy_within(from * i..(from + n) * i, to * i);
            out.cols.copy_within(from * i..(from + n) * i, to * i);
            out.vals.copy_within(from * v..(from + n) * v, to * v);
        }
        from += piece.room;
        out.len += n;
    }
    out.rows.truncate(out.len * layout.indices);
    out.cols.truncate(out.len * layout.indices);
    out.vals.truncate(out.len * layout.value_bytes);
}
