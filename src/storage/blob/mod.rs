//! A store as bytes that can be kept and read back: the format of `docs/format-serialized.md`.
//!
//! Needs: `par`, lz4_flex, crc32fast. Gives: `write()`, [`bound`] (the room it needs) and
//! `read()`. Little-endian, the same on every machine.
//! Cost: one pass over the store; blocks of `BLOCK` bytes are filtered, compressed and checked
//! one by one, in parallel. Reading allocates the store and two blocks per thread; the store is at
//! most 255 times as large as the blob (BLOB-2).
//! Not here: objects, and the wishes they carry about their format.
//! Invariants of a blob that `read()` accepts:
//! * BLOB-1 every byte is covered by a checksum or by the length.
//! * BLOB-2 a compressed block is at least 1/255 of what it holds, which no LZ4 block can beat.
//! * BLOB-3 the sections hold exactly what form, shape and counts ask for.

mod block;
mod head;
mod layout;
mod read;
mod write;

pub use head::{Kind, Names};
pub use read::{Seen, describe, read};
pub use write::{bound, write};

/// Bytes of a block before compression; the last block of a section may be shorter. LZ4 looks back
/// 64 KiB at most, so larger blocks gain little, and smaller ones keep more threads busy.
const BLOCK: usize = 128 << 10;
