//! Which sections a form has, in which order, and how their bytes are filtered.
//!
//! Needs: `head`. Gives: [`Part`], [`Filter`], [`Arrangement`], [`Sizes`], and the entry of a section in the table.

use super::BLOCK;
use super::head::{FormTag, Head};
use crate::types::TypeCode;

/// What a section holds; the number in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Part {
    Ids = 0,
    Starts = 1,
    Indices = 2,
    Presence = 3,
    Values = 4,
}

impl Part {
    /// The sections of a form, in order.
    pub(super) fn of(form: FormTag) -> &'static [Part] {
        match form {
            FormTag::Sparse => &[Part::Starts, Part::Indices, Part::Values],
            FormTag::Hyper => &[Part::Ids, Part::Starts, Part::Indices, Part::Values],
            FormTag::Bitmap => &[Part::Presence, Part::Values],
            FormTag::Full => &[Part::Values],
        }
    }

    /// For messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            Part::Ids => "ids",
            Part::Starts => "starts",
            Part::Indices => "indices",
            Part::Presence => "presence",
            Part::Values => "values",
        }
    }
}

/// How the bytes of a block are arranged before compression; the number in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Filter {
    /// As they lie.
    Plain = 0,
    /// First the first byte of each word, then the second of each, and so on.
    Planes = 1,
    /// Differences between neighbouring words, signs folded in, in planes.
    Steps = 2,
}

/// The filter of a section, and what it must know of the section's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrangement {
    pub filter: Filter,
    /// Bytes of a word: an index or a value.
    pub word: usize,
    /// Bytes of the numbers in a word; 1 for user-defined types, whose bytes stay as they lie.
    pub number: usize,
}

impl Arrangement {
    /// What is written for a section with words of `word` bytes; `code` is that of the values.
    pub(super) fn of(part: Part, word: usize, code: Option<TypeCode>) -> Arrangement {
        let filter = match part {
            Part::Ids | Part::Starts | Part::Indices => Filter::Steps,
            Part::Presence => Filter::Plain,
            Part::Values if matches!(word, 2 | 4 | 8 | 16) => Filter::Planes,
            Part::Values => Filter::Plain,
        };
        let number = match (part, code) {
            (Part::Values, None) => 1,
            (Part::Values, Some(c)) if c.is_complex() => word / 2,
            (Part::Values, Some(_)) | (Part::Ids | Part::Starts | Part::Indices | Part::Presence, _) => word,
        };
        Arrangement { filter, word, number }
    }
}

/// Bytes of the entry of a section in the table, before those of its blocks.
pub(super) const SECTION: usize = 16;
/// Bytes of the entry of a block in the table.
pub(super) const BLOCK_ENTRY: usize = 8;
/// Set in the length of a stored block that is not compressed.
pub(super) const UNCOMPRESSED: u32 = 1 << 31;

/// Number of blocks of a section of `raw` bytes.
pub(super) fn blocks(raw: usize) -> usize {
    raw.div_ceil(BLOCK)
}

/// Bytes that the sections of a blob hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// Bytes of an index.
    pub index: usize,
    ids: usize,
    starts: usize,
    indices: usize,
    presence: usize,
    values: usize,
}

impl Sizes {
    /// `None` if they cannot lie in memory. `positions` counts only for dense forms.
    pub(super) fn of(head: &Head, positions: u64) -> Option<Sizes> {
        let index = if head.is_wide { 8 } else { 4 };
        let size = usize::try_from(head.type_size).ok()?;
        let bytes = |n: u64, each: usize| usize::try_from(n).ok()?.checked_mul(each).filter(|&b| b <= isize::MAX as usize);
        let (is_list, is_hyper) = match head.form {
            FormTag::Sparse => (true, false),
            FormTag::Hyper => (true, true),
            FormTag::Bitmap | FormTag::Full => (false, false),
        };
        let values = match (head.is_iso, is_list) {
            (true, _) => 1,
            (false, true) => head.nvals,
            (false, false) => positions,
        };
        Some(Sizes {
            index,
            ids: if is_hyper { bytes(head.vectors, index)? } else { 0 },
            starts: if is_list { bytes(head.vectors.checked_add(1)?, index)? } else { 0 },
            indices: if is_list { bytes(head.nvals, index)? } else { 0 },
            presence: if head.form == FormTag::Bitmap { bytes(positions, 1)? } else { 0 },
            values: bytes(values, size)?,
        })
    }

    /// Bytes of one section.
    pub(super) fn part(&self, part: Part) -> usize {
        match part {
            Part::Ids => self.ids,
            Part::Starts => self.starts,
            Part::Indices => self.indices,
            Part::Presence => self.presence,
            Part::Values => self.values,
        }
    }
}
