//! From a store to a blob.
//!
//! Needs: a valid store, room for [`bound`] bytes. Gives: the blob's length.
//! Cost: as said in the module; room and two blocks per thread, no other memory.
//! Parallel: blocks are packed to the places they would have uncompressed, then moved together,
//! so the bytes are the same for any number of threads.

use super::BLOCK;
use super::block::{pack, packed_most};
use super::head::{FIXED, FormTag, Head, Kind, Names};
use super::layout::{Arrangement, BLOCK_ENTRY, Part, SECTION, UNCOMPRESSED, blocks};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::scratch;
use crate::par::{self, Disjoint};
use crate::storage::{Form, Ints, Store};
use crate::types::bytes_of;

/// One array of the store.
struct Section<'a> {
    part: Part,
    raw: &'a [u8],
    how: Arrangement,
    /// Values of a bitmap: bytes of a value, and which positions count. The others become 0, so
    /// that removed values are not passed on.
    present: Option<(usize, &'a [u8])>,
}

fn words(ints: &Ints) -> &[u8] {
    match ints {
        Ints::U32(b) => bytes_of::<u32>(b),
        Ints::U64(b) => bytes_of::<u64>(b),
    }
}

/// The sections in the order of [`Part::of`], and where they begin in the room.
fn sections(s: &Store) -> impl Iterator<Item = Section<'_>> {
    let (size, code) = (s.size(), s.ty.code());
    Part::of(form_tag(s)).iter().map(move |&part| {
        let (raw, word) = match (&s.form, part) {
            (Form::List(l), Part::Ids) => (l.ids.as_ref().map_or(&[][..], words), width(&l.ptr)),
            (Form::List(l), Part::Starts) => (words(&l.ptr), width(&l.ptr)),
            (Form::List(l), Part::Indices) => (words(&l.idx), width(&l.ptr)),
            (Form::Bitmap { present, .. }, Part::Presence) => (&present[..], 1),
            (_, Part::Ids | Part::Starts | Part::Indices | Part::Presence) => (&[][..], 1),
            (_, Part::Values) => (s.vals.bytes(), size),
        };
        let hides = part == Part::Values && !s.vals.is_iso();
        let present = s.present().filter(|_| hides).map(|p| (size, p));
        Section { part, raw, how: Arrangement::of(part, word, code), present }
    })
}

fn width(ints: &Ints) -> usize {
    if ints.is_wide() { 8 } else { 4 }
}

fn form_tag(s: &Store) -> FormTag {
    match &s.form {
        Form::List(l) if l.ids.is_some() => FormTag::Hyper,
        Form::List(_) => FormTag::Sparse,
        Form::Bitmap { .. } => FormTag::Bitmap,
        Form::Full => FormTag::Full,
    }
}

fn head(s: &Store, kind: Kind, by_col: bool, names: &Names<'_>) -> Head {
    let (is_wide, vectors) = match &s.form {
        Form::List(l) => (l.ptr.is_wide(), l.ptr.len() as u64 - 1),
        // Nothing has an index, so none is too large.
        Form::Bitmap { .. } | Form::Full => (true, 0),
    };
    Head {
        kind,
        form: form_tag(s),
        by_col,
        is_iso: s.vals.is_iso(),
        is_wide,
        code: s.ty.code(),
        total: 0,
        type_size: s.size() as u64,
        nmajor: s.nmajor,
        nminor: s.nminor,
        nvals: s.nvals() as u64,
        vectors,
        names: names.all().map(|name| name.len() as u32),
    }
}

/// Bytes before the first block: head, names, table, checksum.
fn front(s: &Store, names: &Names<'_>) -> usize {
    FIXED + names.len() + sections(s).map(|x| SECTION + blocks(x.raw.len()) * BLOCK_ENTRY).sum::<usize>() + 4
}

/// Bytes that the blob of `s` has at most. O(1).
#[must_use]
pub fn bound(s: &Store, names: &Names<'_>) -> usize {
    front(s, names) + sections(s).map(|x| x.raw.len()).sum::<usize>()
}

/// Writes the blob to the beginning of `out`, which has room for [`bound`] bytes.
pub fn write(s: &Store, kind: Kind, by_col: bool, names: &Names<'_>, out: &mut [u8]) -> Result<usize> {
    let (front, bound) = (front(s, names), bound(s, names));
    let Some((table, room)) = out.split_at_mut_checked(front).filter(|(_, room)| room.len() >= bound - front) else {
        return Err(Error::new(ErrorKind::InsufficientSpace, format_args!("serialize: {bound} bytes are needed")));
    };
    let mut head = head(s, kind, by_col, names);
    let (mut entry, mut start, mut end) = (FIXED + names.len(), 0, 0);
    for x in sections(s) {
        let n = blocks(x.raw.len());
        let entries = &mut table[entry..entry + SECTION + n * BLOCK_ENTRY];
        entries[..SECTION].copy_from_slice(&section_entry(&x));
        pack_all(&x, &mut entries[SECTION..], &mut room[start..start + x.raw.len()])?;
        for k in 0..n {
            let length = stored_length(&entries[SECTION + k * BLOCK_ENTRY..]);
            room.copy_within(start + k * BLOCK..start + k * BLOCK + length, end);
            end += length;
        }
        (entry, start) = (entry + SECTION + n * BLOCK_ENTRY, start + x.raw.len());
    }
    head.total = (front + end) as u64;
    table[..FIXED].copy_from_slice(&head.encoded());
    let mut at = FIXED;
    for name in names.all() {
        table[at..at + name.len()].copy_from_slice(name);
        at += name.len();
    }
    let checked = crc32fast::hash(&table[..front - 4]);
    table[front - 4..].copy_from_slice(&checked.to_le_bytes());
    Ok(front + end)
}

fn section_entry(x: &Section<'_>) -> [u8; SECTION] {
    let mut out = [0; SECTION];
    out[0] = x.part as u8;
    out[1] = x.how.filter as u8;
    out[8..].copy_from_slice(&(x.raw.len() as u64).to_le_bytes());
    out
}

fn stored_length(entry: &[u8]) -> usize {
    (u32::from_le_bytes([entry[0], entry[1], entry[2], entry[3]]) & !UNCOMPRESSED) as usize
}

/// Packs every block to its uncompressed place in `room`; its length and checksum go to `entries`.
fn pack_all(x: &Section<'_>, entries: &mut [u8], room: &mut [u8]) -> Result<()> {
    let (n, raw) = (blocks(x.raw.len()), x.raw.len());
    let (entries, room) = (Disjoint::new(entries), Disjoint::new(room));
    par::run(&par::ranges(n, |k| (k * BLOCK).min(raw))?, |r| {
        let most = raw.min(BLOCK);
        let (mut arranged, mut packed) = (scratch::dirty::<u8>(most)?, scratch::dirty::<u8>(packed_most(most))?);
        let mut shown = scratch::dirty::<u8>(if x.present.is_some() { most } else { 0 })?;
        for k in r {
            let place = k * BLOCK..raw.min((k + 1) * BLOCK);
            // SAFETY: each block has an entry and a place of its own.
            let (entry, room) = unsafe { (entries.slice(k * BLOCK_ENTRY..(k + 1) * BLOCK_ENTRY), room.slice(place.clone())) };
            let mut bytes = &x.raw[place.clone()];
            if let Some((size, present)) = x.present {
                bytes = hide_absent(bytes, place.start, size, present, &mut shown);
            }
            let (stored, compressed) = pack(bytes, x.how, &mut arranged, &mut packed);
            room[..stored.len()].copy_from_slice(stored);
            let length = stored.len() as u32 | if compressed { 0 } else { UNCOMPRESSED };
            entry[..4].copy_from_slice(&length.to_le_bytes());
            entry[4..].copy_from_slice(&crc32fast::hash(stored).to_le_bytes());
        }
        Ok(())
    })?;
    Ok(())
}

/// A copy of the bytes that begin at `start`, with 0 for the values of absent positions.
fn hide_absent<'a>(bytes: &[u8], start: usize, size: usize, present: &[u8], out: &'a mut [u8]) -> &'a [u8] {
    let out = &mut out[..bytes.len()];
    out.copy_from_slice(bytes);
    let end = start + bytes.len();
    for p in start / size..end.div_ceil(size) {
        if present[p] == 0 {
            out[(p * size).max(start) - start..((p + 1) * size).min(end) - start].fill(0);
        }
    }
    out
}
