//! Index widths: 32 bits when dimensions and entry count allow, else 64.
//!
//! Needs: `mem`. Gives: the trait [`Index`] that kernels are generic over, and [`Ints`], an array
//! of either width. Cost: each generic kernel has two instances.

use std::mem::MaybeUninit;

use super::{moves, width};
use crate::error::Result;
use crate::mem::Buf;

/// An index width.
pub trait Index: Copy + Ord + Send + Sync + std::fmt::Debug + crate::mem::Zero + 'static {
    /// From a position that is known to fit (LIST-2, LIST-3, and the width rule of `policy`).
    fn new(x: usize) -> Self;
    /// To a position.
    fn us(self) -> usize;
    /// The array of this width.
    fn wrap(b: Buf<Self>) -> Ints;
    /// The array as this width, if it is.
    fn unwrap(i: &Ints) -> Option<&[Self]>;
    /// Indices of this width as such of 32 bits, if they are.
    fn as_u32(list: &[Self]) -> Option<&[u32]>;
    /// The same, to be changed.
    fn as_u32_mut(list: &mut [Self]) -> Option<&mut [u32]>;
    /// The same of room for indices.
    fn room_as_u32(room: &mut [MaybeUninit<Self>]) -> Option<&mut [MaybeUninit<u32>]>;
    /// The same numbers in 64 bits, as many as there are of both.
    fn widen(from: &[Self], to: &mut [u64]);
}

impl Index for u32 {
    #[inline(always)]
    fn new(x: usize) -> Self {
        debug_assert!(x <= u32::MAX as usize);
        x as u32
    }
    #[inline(always)]
    fn us(self) -> usize {
        self as usize
    }
    fn wrap(b: Buf<Self>) -> Ints {
        Ints::U32(b)
    }
    fn unwrap(i: &Ints) -> Option<&[Self]> {
        match i {
            Ints::U32(b) => Some(b),
            Ints::U64(_) => None,
        }
    }
    fn as_u32(list: &[u32]) -> Option<&[u32]> {
        Some(list)
    }
    fn as_u32_mut(list: &mut [u32]) -> Option<&mut [u32]> {
        Some(list)
    }
    fn room_as_u32(room: &mut [MaybeUninit<u32>]) -> Option<&mut [MaybeUninit<u32>]> {
        Some(room)
    }
    fn widen(from: &[u32], to: &mut [u64]) {
        width::widen(from, to);
    }
}

impl Index for u64 {
    #[inline(always)]
    fn new(x: usize) -> Self {
        x as u64
    }
    #[inline(always)]
    fn us(self) -> usize {
        self as usize
    }
    fn wrap(b: Buf<Self>) -> Ints {
        Ints::U64(b)
    }
    fn unwrap(i: &Ints) -> Option<&[Self]> {
        match i {
            Ints::U64(b) => Some(b),
            Ints::U32(_) => None,
        }
    }
    fn as_u32(_: &[u64]) -> Option<&[u32]> {
        None
    }
    fn as_u32_mut(_: &mut [u64]) -> Option<&mut [u32]> {
        None
    }
    fn room_as_u32(_: &mut [MaybeUninit<u64>]) -> Option<&mut [MaybeUninit<u32>]> {
        None
    }
    fn widen(from: &[u64], to: &mut [u64]) {
        let n = from.len().min(to.len());
        to[..n].copy_from_slice(&from[..n]);
    }
}

/// An array of indices of either width.
#[derive(Debug)]
pub enum Ints {
    /// 32 bits each.
    U32(Buf<u32>),
    /// 64 bits each.
    U64(Buf<u64>),
}

impl Ints {
    /// Number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Ints::U32(b) => b.len(),
            Ints::U64(b) => b.len(),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Element `k`.
    #[must_use]
    pub fn get(&self, k: usize) -> u64 {
        match self {
            Ints::U32(b) => u64::from(b[k]),
            Ints::U64(b) => b[k],
        }
    }

    /// Whether elements have 64 bits.
    #[must_use]
    pub fn is_wide(&self) -> bool {
        matches!(self, Ints::U64(_))
    }

    pub(super) fn try_clone(&self) -> Result<Ints> {
        Ok(match self {
            Ints::U32(b) => Ints::U32(moves::copied(b)?),
            Ints::U64(b) => Ints::U64(moves::copied(b)?),
        })
    }

    pub(super) fn widened(&self) -> Result<Ints> {
        Ok(Ints::U64(match self {
            Ints::U64(b) => moves::copied(b)?,
            Ints::U32(b) => width::widened(b, 0)?,
        }))
    }

    pub(super) fn narrowed(&self) -> Result<Ints> {
        Ok(Ints::U32(match self {
            Ints::U32(b) => moves::copied(b)?,
            Ints::U64(b) => width::narrowed(b)?,
        }))
    }
}
