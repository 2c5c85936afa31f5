//! Arguments that every operation has: where and how the result is written, and lists of indices.
//!
//! Needs: `boundary`. Gives: [`write`] (mask, accumulator, descriptor; null is the default) and
//! [`List`] (an index list as C writes it).
//! Cost: free, but for the strided lists of the `GxB_` extensions, which are written out.

use engine::dynamic::{Indices, Write};
use engine::mem::Buf;
use engine::ops::Descriptor;
use engine::{Error, ErrorKind, Result};

use crate::boundary;
use crate::handle::{GrB_BinaryOp, GrB_Descriptor, GrB_Index, Kind, Ref};

/// Mask, accumulator and descriptor of a call. Inlined: to hand over in memory what was just written piece by piece, and is read as a
/// whole, costs 4 ns (2026-11), and a call on a few entries takes some hundred.
#[inline(always)]
pub(crate) fn write<'a, M: Kind>(mask: &'a Ref<M>, accum: &'a GrB_BinaryOp, desc: &GrB_Descriptor) -> Result<Write<'a, M>> {
    Ok(Write { mask: mask.opt("mask")?, accum: accum.opt("accum")?, desc: settings(desc)? })
}

/// The settings of a descriptor; null is the default.
#[inline(always)]
pub(crate) fn settings(desc: &GrB_Descriptor) -> Result<Descriptor> {
    Ok(desc.opt("desc")?.map_or(Descriptor::DEFAULT, |d| d.get()))
}

/// `GrB_ALL`: recognised by its address, never read.
#[repr(transparent)]
pub struct AllIndices(*const GrB_Index);

// SAFETY: only an address, of a static.
unsafe impl Sync for AllIndices {}

static ALL: GrB_Index = 0;

/// Stands for all rows, columns or places.
/// cbindgen:ignore
#[unsafe(no_mangle)]
pub static GrB_ALL: AllIndices = AllIndices(&raw const ALL);

/// As the length of a list: `{begin, end}`, both included (`GxB_RANGE`).
const RANGE: GrB_Index = i64::MAX as u64;
/// As the length of a list: `{begin, end, step}` (`GxB_STRIDE`).
const STRIDE: GrB_Index = RANGE - 1;
/// As the length of a list: `{begin, end, step}`, going down (`GxB_BACKWARDS`).
const BACKWARDS: GrB_Index = RANGE - 2;

/// An index list as C writes it.
pub(crate) enum List<'a> {
    Plain(Indices<'a>),
    Written(Buf<u64>),
}

impl<'a> List<'a> {
    /// Reads `n` indices at `p`, or what the special pointer and lengths stand for.
    pub(crate) fn read(p: *const GrB_Index, n: GrB_Index, what: &str) -> Result<List<'a>> {
        if std::ptr::eq(p, GrB_ALL.0) {
            return Ok(List::Plain(Indices::All));
        }
        match n {
            RANGE => {
                let s = boundary::slice(p, 2, what)?;
                let len = s[1].checked_sub(s[0]).map_or(0, |d| d + 1);
                Ok(List::Plain(Indices::Range { begin: s[0], len }))
            }
            STRIDE | BACKWARDS => strided(boundary::slice(p, 3, what)?, n == BACKWARDS, what).map(List::Written),
            _ => Ok(List::Plain(Indices::List(boundary::slice(p, n, what)?))),
        }
    }

    pub(crate) fn indices(&self) -> Indices<'_> {
        match self {
            List::Plain(list) => *list,
            List::Written(b) => Indices::List(b),
        }
    }
}

/// `begin, begin + step, ..` up to `end`, or down to it; empty when there is no way there.
fn strided(s: &[u64], down: bool, what: &str) -> Result<Buf<u64>> {
    let (begin, end, step) = (s[0], s[1], s[2]);
    let distance = if down { begin.checked_sub(end) } else { end.checked_sub(begin) };
    let mut list = Buf::new();
    let (Some(distance), true) = (distance, step > 0) else { return Ok(list) };
    let count = usize::try_from(distance / step + 1).map_err(|_| {
        Error::new(ErrorKind::InvalidValue, format_args!("{what}: a list of {} indices is too long", distance / step))
    })?;
    list.reserve_exact(count)?;
    for k in 0..count as u64 {
        list.push(if down { begin - k * step } else { begin + k * step })?;
    }
    Ok(list)
}
