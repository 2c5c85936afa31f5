//! Values of entries: untyped bytes, one element each or one for all (iso).
//!
//! Needs: `mem`. Gives: [`Values`]. Cost: views are free.
//! Blocks come from the malloc family and are aligned to 16 bytes, which serves every element
//! type (HOOK-2); typed views check type and length.

use std::ptr::NonNull;

use super::moves;
use crate::error::Result;
use crate::mem::Buf;
use crate::types::Element;

/// The values of a store.
#[derive(Debug)]
pub struct Values {
    bytes: Buf<u8>,
    iso: bool,
}

impl Values {
    /// No values.
    #[must_use]
    pub fn empty() -> Values {
        Values { bytes: Buf::new(), iso: false }
    }

    /// One element per entry (or per position).
    #[must_use]
    pub fn each(bytes: Buf<u8>) -> Values {
        Values { bytes, iso: false }
    }

    /// One element for all entries.
    #[must_use]
    pub fn iso(one: Buf<u8>) -> Values {
        Values { bytes: one, iso: true }
    }

    /// Whether one element stands for all entries.
    #[must_use]
    pub fn is_iso(&self) -> bool {
        self.iso
    }

    /// All bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// All bytes, to write. Only for stores with one owner.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// The block, to change its length. Only for stores with one owner.
    pub(crate) fn block_mut(&mut self) -> &mut Buf<u8> {
        &mut self.bytes
    }

    /// The bytes of the value at position `p`; `size` bytes each.
    #[must_use]
    pub fn at(&self, p: usize, size: usize) -> &[u8] {
        let p = if self.iso { 0 } else { p };
        &self.bytes[p * size..(p + 1) * size]
    }

    /// A deep copy.
    pub fn try_clone(&self) -> Result<Values> {
        Ok(Values { bytes: moves::copied(&self.bytes)?, iso: self.iso })
    }

    /// The block.
    #[must_use]
    pub fn into_bytes(self) -> Buf<u8> {
        self.bytes
    }
}

/// Appends a value to a block: the frequent sizes without a call.
#[inline]
pub(crate) fn push(to: &mut Buf<u8>, value: &[u8]) -> Result<()> {
    match value.len() {
        1 => to.push(value[0]),
        4 => to.extend_from_slice(&value[..4]),
        8 => to.extend_from_slice(&value[..8]),
        _ => to.extend_from_slice(value),
    }
}

/// Bytes of a value block seen as elements of `T`, to write.
#[must_use]
pub(crate) fn typed_mut<T: Element>(bytes: &mut [u8]) -> &mut [T] {
    assert!(
        bytes.as_ptr().cast::<T>().is_aligned() && bytes.len().is_multiple_of(size_of::<T>()),
        "value blocks are aligned to 16 bytes"
    );
    // SAFETY: aligned and whole elements (checked), exclusively borrowed; ELEMENT-1 and VAL-2 make the
    // bytes of a value block values of T, which every caller in this crate passes.
    unsafe { std::slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), bytes.len() / size_of::<T>()) }
}

/// Bytes of a value block seen as elements of `T`. Of a bitmap only the elements at its entries are values (VAL-2), so
/// it is for lists and full stores.
#[must_use]
pub(crate) fn typed<T: Element>(bytes: &[u8]) -> &[T] {
    assert!(
        bytes.as_ptr().cast::<T>().is_aligned() && bytes.len().is_multiple_of(size_of::<T>()),
        "value blocks are aligned to 16 bytes"
    );
    // SAFETY: aligned and whole elements (checked); ELEMENT-1 and VAL-2 make the bytes of a value block values of T,
    // which every caller in this crate passes.
    unsafe { std::slice::from_raw_parts(bytes.as_ptr().cast(), bytes.len() / size_of::<T>()) }
}

/// A value block as a block of elements of `T`, as [`typed`] sees it; copied only when its room is no whole number of them.
pub(crate) fn typed_block<T: Element>(bytes: Buf<u8>) -> Result<Buf<T>> {
    let size = size_of::<T>();
    let bytes = if bytes.capacity().is_multiple_of(size) { bytes } else { Buf::from_slice(&bytes)? };
    let (n, room) = (typed::<T>(&bytes).len(), bytes.capacity() / size);
    match NonNull::new(bytes.into_raw().0) {
        None => Ok(Buf::new()),
        // SAFETY: the block came from a Buf just above, which has let go of it, with room for `room` elements (BUF-1,
        // HOOK-2); the first `n` are values of T (`typed`).
        Some(p) => Ok(unsafe { Buf::from_raw(p.cast::<T>(), n, room) }),
    }
}
