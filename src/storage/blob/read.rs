//! From a blob, however damaged or made up, to a store or an error.
//!
//! Needs: any bytes, and the type, where they hold values of a user-defined one.
//! Gives: a store that has passed every check of [`Store::validate`]; else an error that says
//! where the bytes are wrong.
//! Cost: O(blob + store). Nothing is allocated before the table has been found whole and in
//! agreement with the blob's length, and BLOB-2 bounds what is allocated then.
//! Parallel: blocks of a section.

use super::BLOCK;
use super::block::unpack;
use super::head::{FIXED, FormTag, Head, Kind, Names, broken};
use super::layout::{Arrangement, BLOCK_ENTRY, Part, SECTION, Sizes, UNCOMPRESSED, blocks};
use crate::error::{Error, ErrorKind, Result};
use crate::mem::{Buf, scratch};
use crate::par::{self, Disjoint};
use crate::storage::format::Format;
use crate::storage::{Form, Ints, Lists, Store, Values};
use crate::types::{Type, TypeCode, bytes_of_mut};

/// Longest expansion of an LZ4 block: a byte of length stands for 255 bytes at most (BLOB-2).
const EXPANSION: usize = 255;

/// The store in the first bytes of `bytes`, which must be of kind `kind`, and whether its major
/// axis is that of columns. `ty` is needed for values of a user-defined type; of built-in types it
/// must be the same, if given. Bytes behind the blob are not looked at.
pub fn read(bytes: &[u8], kind: Kind, ty: Option<&Type>, max_dimension: u64) -> Result<(Store, bool)> {
    let head = Head::decoded(bytes)?;
    let blob = whole(&head, bytes)?;
    let sizes = head.sizes(max_dimension)?;
    let table = Table::of(&head, &sizes, blob)?;
    if head.kind != kind {
        return Err(broken(format_args!("it holds a {}, not a {}", head.kind.name(), kind.name())));
    }
    let ty = same_type(&head, table.names, ty)?;
    let s = store(&head, &sizes, &table, ty)?;
    s.validate().map_err(|e| broken(format_args!("{e} in the entries")))?;
    Ok((s, head.by_col))
}

/// What the head and the table of a blob say.
#[derive(Debug)]
pub struct Seen<'a> {
    /// Of built-in values.
    pub code: Option<TypeCode>,
    /// What the user called the type of other values, and the object.
    pub names: Names<'a>,
    /// How the entries are found.
    pub format: Format,
    /// Whether the major axis is that of columns.
    pub by_col: bool,
}

/// What the head of a blob says, whatever it holds; its blocks are not read.
pub fn describe(bytes: &[u8], max_dimension: u64) -> Result<Seen<'_>> {
    let head = Head::decoded(bytes)?;
    let blob = whole(&head, bytes)?;
    let sizes = head.sizes(max_dimension)?;
    let table = Table::of(&head, &sizes, blob)?;
    let format = match head.form {
        FormTag::Sparse => Format::Sparse,
        FormTag::Hyper => Format::Hyper,
        FormTag::Bitmap => Format::Bitmap,
        FormTag::Full => Format::Full,
    };
    Ok(Seen { code: head.code, names: table.names, format, by_col: head.by_col })
}

/// The bytes of the blob alone.
fn whole<'a>(head: &Head, bytes: &'a [u8]) -> Result<&'a [u8]> {
    usize::try_from(head.total).ok().and_then(|n| bytes.get(..n)).ok_or_else(|| {
        broken(format_args!("it is {} bytes long by its head (byte 16), but there are {}", head.total, bytes.len()))
    })
}

/// The type of the values.
fn same_type(head: &Head, names: Names<'_>, ty: Option<&Type>) -> Result<Type> {
    let stored = match head.code {
        Some(code) => code.name(),
        None => std::str::from_utf8(if names.ty.is_empty() { names.c_type } else { names.ty }).unwrap_or("?"),
    };
    let refused = |what: std::fmt::Arguments<'_>| Err(Error::new(ErrorKind::DomainMismatch, what));
    match (head.code, ty) {
        (Some(code), None) => Ok(Type::Builtin(code)),
        (None, None) => refused(format_args!("the values are of the user-defined type {stored:?}, which must be given")),
        (Some(_), Some(given)) if given.code() == head.code => Ok(given.clone()),
        // Only the size is compared, as the specification has it (SN-40).
        (None, Some(given)) if given.code().is_none() && given.size() as u64 == head.type_size => Ok(given.clone()),
        (Some(_) | None, Some(given)) => refused(format_args!(
            "the values are of type {stored:?} ({} bytes), not of type {:?} ({} bytes)",
            head.type_size,
            given.name(),
            given.size()
        )),
    }
}

/// What lies between head and blocks, found whole.
struct Table<'a> {
    names: Names<'a>,
    /// Entries of the blocks of each section, in order.
    entries: [&'a [u8]; 4],
    /// Stored blocks of each section.
    stored: [&'a [u8]; 4],
}

/// Takes `n` bytes off the front.
fn take<'a>(rest: &mut &'a [u8], n: usize, what: &str) -> Result<&'a [u8]> {
    let Some((first, behind)) = rest.split_at_checked(n) else {
        return Err(broken(format_args!("{what} needs {n} bytes, but {} are left", rest.len())));
    };
    *rest = behind;
    Ok(first)
}

impl<'a> Table<'a> {
    /// Checks lengths and the front's checksum; allocates nothing.
    fn of(head: &Head, sizes: &Sizes, blob: &'a [u8]) -> Result<Self> {
        let mut rest = &blob[FIXED.min(blob.len())..];
        let mut name = |n: u32, whose: &str| take(&mut rest, n as usize, whose);
        let [ty, c_type, object] = head.names;
        let names = Names {
            ty: name(ty, "the type's name")?,
            c_type: name(c_type, "its C name")?,
            object: name(object, "the object's name")?,
        };
        let (mut entries, mut lengths) = ([&[][..]; 4], [0usize; 4]);
        let parts = Part::of(head.form);
        for (k, &part) in parts.iter().enumerate() {
            let entry = take(&mut rest, SECTION, part.name())?;
            let raw = sizes.part(part);
            section_entry(entry, part, head, sizes, raw)?;
            entries[k] = take(&mut rest, blocks(raw).saturating_mul(BLOCK_ENTRY), part.name())?;
            lengths[k] = blocks_length(entries[k], part, raw)?;
        }
        let front = blob.len() - rest.len();
        let sum = take(&mut rest, 4, "the checksum")?;
        if crc32fast::hash(&blob[..front]).to_le_bytes() != sum {
            return Err(broken(format_args!("the first {front} bytes do not have the checksum that follows them")));
        }
        let mut stored = [&[][..]; 4];
        for (k, &part) in parts.iter().enumerate() {
            stored[k] = take(&mut rest, lengths[k], part.name())?;
        }
        if !rest.is_empty() {
            return Err(broken(format_args!("{} bytes lie behind the last block", rest.len())));
        }
        Ok(Table { names, entries, stored })
    }
}

/// Checks the entry of a section against what form and counts ask for (BLOB-3).
fn section_entry(entry: &[u8], part: Part, head: &Head, sizes: &Sizes, raw: usize) -> Result<()> {
    let mut want = [0; SECTION];
    want[0] = part as u8;
    want[1] = arrangement(part, head, sizes).filter as u8;
    want[8..].copy_from_slice(&(raw as u64).to_le_bytes());
    if entry == want {
        return Ok(());
    }
    Err(broken(format_args!("the table's entry for {} does not fit {raw} bytes of it", part.name())))
}

fn arrangement(part: Part, head: &Head, sizes: &Sizes) -> Arrangement {
    let word = match part {
        Part::Ids | Part::Starts | Part::Indices => sizes.index,
        Part::Presence => 1,
        Part::Values => head.type_size as usize,
    };
    Arrangement::of(part, word, head.code)
}

/// A block's entry: stored bytes, whether compressed, checksum.
fn block_entry(entry: &[u8]) -> (usize, bool, u32) {
    let word = |at: usize| u32::from_le_bytes([entry[at], entry[at + 1], entry[at + 2], entry[at + 3]]);
    ((word(0) & !UNCOMPRESSED) as usize, word(0) & UNCOMPRESSED == 0, word(4))
}

/// The stored bytes of a section; each block's length must be possible (BLOB-2).
fn blocks_length(entries: &[u8], part: Part, raw: usize) -> Result<usize> {
    let mut sum = 0usize;
    for (k, entry) in entries.chunks_exact(BLOCK_ENTRY).enumerate() {
        let (length, compressed, _) = block_entry(entry);
        let holds = (raw - k * BLOCK).min(BLOCK);
        let possible = if compressed { length < holds && holds <= length * EXPANSION } else { length == holds };
        if !possible {
            return Err(broken(format_args!("block {k} of {}: {length} bytes cannot hold {holds}", part.name())));
        }
        sum += length;
    }
    Ok(sum)
}

fn store(head: &Head, sizes: &Sizes, table: &Table<'_>, ty: Type) -> Result<Store> {
    let section = |part: Part, out: &mut [u8]| {
        let k = Part::of(head.form).iter().position(|&p| p == part).unwrap_or(0);
        unpack_all(part, arrangement(part, head, sizes), table.entries[k], table.stored[k], out)
    };
    let bytes = |part: Part| -> Result<Buf<u8>> {
        let mut out = Buf::zeroed(sizes.part(part))?;
        section(part, &mut out)?;
        Ok(out)
    };
    let ints = |part: Part| -> Result<Ints> {
        let n = sizes.part(part) / sizes.index;
        if head.is_wide {
            let mut out = Buf::<u64>::zeroed(n)?;
            section(part, bytes_of_mut::<u64>(&mut out))?;
            return Ok(Ints::U64(out));
        }
        let mut out = Buf::<u32>::zeroed(n)?;
        section(part, bytes_of_mut::<u32>(&mut out))?;
        Ok(Ints::U32(out))
    };
    let form = match head.form {
        FormTag::Sparse => Form::List(Lists { ids: None, ptr: ints(Part::Starts)?, idx: ints(Part::Indices)? }),
        FormTag::Hyper => Form::List(Lists { ids: Some(ints(Part::Ids)?), ptr: ints(Part::Starts)?, idx: ints(Part::Indices)? }),
        FormTag::Bitmap => Form::Bitmap { present: bytes(Part::Presence)?.into(), nvals: head.nvals as usize },
        FormTag::Full => Form::Full,
    };
    let vals = bytes(Part::Values)?;
    // VAL-2 for every byte: dense kernels see those of absent positions, too.
    if head.code == Some(TypeCode::Bool)
        && let Some(at) = vals.iter().position(|&b| b > 1)
    {
        return Err(broken(format_args!("value {at} is {}, not a BOOL", vals[at])));
    }
    let vals = if head.is_iso { Values::iso(vals) } else { Values::each(vals) };
    Ok(Store { ty, nmajor: head.nmajor, nminor: head.nminor, form, vals })
}

/// Unpacks every block of a section into `out`.
fn unpack_all(part: Part, how: Arrangement, entries: &[u8], stored: &[u8], out: &mut [u8]) -> Result<()> {
    let (n, raw) = (blocks(out.len()), out.len());
    let mut starts = Buf::<usize>::with_capacity(n + 1)?;
    let mut next = 0;
    for entry in entries.chunks_exact(BLOCK_ENTRY) {
        starts.push(next)?;
        next += block_entry(entry).0;
    }
    starts.push(next)?;
    let lent = Disjoint::new(out);
    par::run(&par::ranges(n, |k| (k * BLOCK).min(raw))?, |r| {
        let mut arranged = scratch::dirty::<u8>(raw.min(BLOCK))?;
        for k in r {
            let (_, compressed, checksum) = block_entry(&entries[k * BLOCK_ENTRY..]);
            let block = &stored[starts[k]..starts[k + 1]];
            // SAFETY: each block has a place of its own.
            let out = unsafe { lent.slice(k * BLOCK..raw.min((k + 1) * BLOCK)) };
            if crc32fast::hash(block) != checksum {
                return Err(broken(format_args!("block {k} of {} does not have its checksum", part.name())));
            }
            if !unpack(block, compressed, how, &mut arranged, out) {
                return Err(broken(format_args!("block {k} of {} cannot be decompressed", part.name())));
            }
        }
        Ok(())
    })?;
    Ok(())
}
