//! Gather, cast, operate, cast: what every value-computing kernel does to a tile of entries.
//!
//! Needs: value blocks and types of operands, an operator. Gives: [`Fetch`] (operand values as the
//! operator wants them, one after the other), [`Gather`] (the same from any places), [`Out`] (results as the output wants
//! them), [`BinPipe`].
//! Cost: per tile of up to [`TILE`] entries one call each for gather, cast and operator; operands
//! that need neither gather nor cast are read in place, and have no tile. Tiles are as long as the caller's, or the operand is.

use super::TILE;
use super::lanes::{Bin, Iso};
use crate::error::Result;
use crate::mem::{Buf, LINE, scratch};
use crate::ops::BinaryOp;
use crate::storage::{Store, moves};
use crate::types::Type;
use crate::types::cast::{self, CastSlice};

/// Scratch bytes for a tile of values of `size` bytes.
pub fn tile_bytes(size: usize) -> Result<Scratch> {
    part_of_tile(size, TILE)
}

/// Scratch bytes for `most` values of `size` bytes; for a tile if that is less.
pub fn part_of_tile(size: usize, most: usize) -> Result<Scratch> {
    let words = (size * most.min(TILE)).div_ceil(8);
    let block = scratch::dirty::<u64>(if words > 0 { words + LINE / 8 - 1 } else { 0 })?;
    let first = block.as_ptr().align_offset(LINE).min(block.len() - words);
    Ok(Scratch { block, first, words })
}

/// A tile's bytes; they start with a line of the cache.
pub struct Scratch {
    block: scratch::Dirty<u64>,
    first: usize,
    words: usize,
}

impl Scratch {
    /// All bytes.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        // SAFETY: u64s are bytes, and so many lie there.
        unsafe { std::slice::from_raw_parts_mut(self.ptr(), self.words * 8) }
    }

    /// Start of the bytes. Asked for once a product by some loops: 2026-11, max_minus under a mask on road-NY, 1.6 times as long with
    /// a check of bounds here.
    #[inline(always)]
    pub fn ptr(&mut self) -> *mut u8 {
        // SAFETY: `tile_bytes` leaves `words` of the block behind `first`.
        unsafe { self.block.as_mut_ptr().add(self.first).cast() }
    }
}

/// The cast loop from one type to another; `None` when they are equal. The caller checked that
/// the types can be cast.
pub fn caster(from: &Type, to: &Type) -> Option<CastSlice> {
    match (from.code(), to.code()) {
        (Some(a), Some(b)) if a != b => Some(cast::slice_fn(a, b)),
        _ => None,
    }
}

/// One value of type `from` as type `to`, in an aligned block.
pub fn cast_value(from: &Type, bytes: &[u8], to: &Type) -> Result<Buf<u8>> {
    match (from.code(), to.code()) {
        (Some(a), Some(b)) => {
            let mut out = Buf::zeroed(to.size())?;
            cast::cast_one(b, &mut out, a, bytes);
            Ok(out)
        }
        _ => Buf::from_slice(bytes),
    }
}

/// `op` on the first values of two stores, neither empty, as a value of `to`; `op` does not look at positions.
pub fn of_one_each(op: &BinaryOp, a: &Store, b: &Store, to: &Type) -> Result<Buf<u8>> {
    let mut one = Buf::zeroed(to.size())?;
    if a.ty == op.xtype() && b.ty == op.ytype() && op.ztype() == *to {
        let (z, x, y) = (one.as_mut_ptr(), a.vals.bytes().as_ptr(), b.vals.bytes().as_ptr());
        // SAFETY: LANES-1: one value of each side, of the operator's types, room for one result.
        unsafe { Bin::of(op)?.run(z, x, y, 1, Iso::Both, |_| (0, 0, 0)) };
    } else {
        BinPipe::of_stores(op, a, b, to)?.run(&mut one, 1, 0, 0, |_| (0, 0, 0));
    }
    Ok(one)
}

/// An operand's values, brought to the operator's type.
pub struct Fetch<'a> {
    src: &'a [u8],
    size: usize,
    cast: Option<CastSlice>,
    /// The one value, cast, when the operand is iso or not looked at.
    one: Option<Buf<u8>>,
    /// Copies of the one value (see [`Fetch::spread`]).
    tile: Option<Buf<u8>>,
    want: usize,
    cooked: Scratch,
}

impl<'a> Fetch<'a> {
    /// Values of `store` as `want`; when not `used`, nothing is read and any bytes are given.
    pub fn new(store: &'a Store, want: &Type, used: bool) -> Result<Fetch<'a>> {
        Self::of_values(&store.ty, store.vals.bytes(), store.vals.is_iso(), want, used)
    }

    /// One value for all lanes.
    pub fn scalar(ty: &Type, bytes: &'a [u8], want: &Type) -> Result<Fetch<'a>> {
        Self::of_values(ty, bytes, true, want, true)
    }

    /// Values of a block.
    pub fn of_values(ty: &Type, src: &'a [u8], is_iso: bool, want: &Type, used: bool) -> Result<Fetch<'a>> {
        Self::with_room(ty, src, is_iso, want, used, src.len() / ty.size().max(1))
    }

    /// With room for `most` values that are cast.
    fn with_room(ty: &Type, src: &'a [u8], is_iso: bool, want: &Type, used: bool, most: usize) -> Result<Fetch<'a>> {
        let one = if !used {
            Some(Buf::zeroed(want.size().max(16))?)
        } else if is_iso && !src.is_empty() {
            Some(cast_value(ty, src, want)?)
        } else {
            None
        };
        let cast = caster(ty, want);
        let cooked = part_of_tile(if one.is_none() && cast.is_some() { want.size() } else { 0 }, most)?;
        Ok(Fetch { src, size: ty.size(), cast, one, tile: None, want: want.size(), cooked })
    }

    /// The same operand with a tile of copies where one value stood for all lanes, for operators
    /// that want a value per lane, of which there are at most `lanes`, or a tile of them.
    pub fn spread(mut self, lanes: usize) -> Result<Self> {
        if let Some(one) = self.one.take() {
            let (want, lanes) = (self.want, TILE.min(lanes));
            self.tile = Some(if lanes < 2 {
                one
            } else {
                let mut tile = Buf::zeroed(lanes * want)?;
                moves::fill(&mut tile, &one[..want]);
                tile
            });
        }
        Ok(self)
    }

    /// Whether one value stands for all lanes.
    pub fn is_iso(&self) -> bool {
        self.one.is_some()
    }

    /// Values at `start..start + n`, read in place when no cast is needed. `n <= TILE`.
    #[inline]
    pub fn run(&mut self, start: usize, n: usize) -> *const u8 {
        if let Some(same) = self.one.as_ref().or(self.tile.as_ref()) {
            return same.as_ptr();
        }
        let from = self.src[start * self.size..(start + n) * self.size].as_ptr();
        self.cooked_from(from, n)
    }

    /// Where the values from `first` on are, and the bytes from one to the next, 0 for copies or one for all; `None` if they are cast.
    pub fn in_place(&self, first: usize) -> Option<(*const u8, usize)> {
        match self.one.as_ref().or(self.tile.as_ref()) {
            Some(same) => Some((same.as_ptr(), 0)),
            None => self.cast.is_none().then(|| (self.src[first * self.size..].as_ptr(), self.size)),
        }
    }

    /// The bytes of the values at `start..start + n` of a [`Fetch::spread`] operand. `n <= TILE`.
    pub fn slice(&mut self, start: usize, n: usize) -> &[u8] {
        debug_assert!(self.one.is_none(), "a spread operand has a value per lane");
        let values = self.run(start, n);
        // SAFETY: `run` gives n values of the wanted type, from the operand, a tile of copies or a tile of casts.
        unsafe { std::slice::from_raw_parts(values, n * self.want) }
    }

    fn cooked_from(&mut self, from: *const u8, n: usize) -> *const u8 {
        match self.cast {
            None => from,
            Some(cast) => {
                let to = self.cooked.ptr();
                debug_assert!(n * self.want <= self.cooked.words * 8, "no more values than there is room for");
                // SAFETY: `from` holds n values of the operand's type; `cooked` has room for a tile of the wanted one, or for as many
                // as `run` finds in the operand and `Gather::at_in` in its room: both slice by that.
                unsafe { cast(to, from, n) };
                to
            }
        }
    }
}

/// An operand's values from any places, brought to the operator's type.
pub struct Gather<'a> {
    /// Where no gathering is needed.
    pub fetch: Fetch<'a>,
    raw: Scratch,
    /// Of values that are gathered at a time.
    bytes: usize,
}

impl<'a> Gather<'a> {
    /// As [`Fetch::new`], for up to `most` values at a time; for a tile if that is less.
    pub fn new(store: &'a Store, want: &Type, used: bool, most: usize) -> Result<Gather<'a>> {
        Self::of_values(&store.ty, store.vals.bytes(), store.vals.is_iso(), want, used, most)
    }

    /// As [`Fetch::of_values`], for up to `most` values at a time; for a tile if that is less.
    pub fn of_values(ty: &Type, src: &'a [u8], is_iso: bool, want: &Type, used: bool, most: usize) -> Result<Gather<'a>> {
        let fetch = Fetch::with_room(ty, src, is_iso, want, used, most.max(src.len() / ty.size().max(1)))?;
        let raw = part_of_tile(if fetch.one.is_none() { ty.size() } else { 0 }, most)?;
        Ok(Gather { fetch, raw, bytes: most.min(TILE) * ty.size() })
    }

    /// One value for all lanes.
    pub fn scalar(ty: &Type, bytes: &'a [u8], want: &Type) -> Result<Gather<'a>> {
        Self::of_values(ty, bytes, true, want, true, 0)
    }

    /// Whether one value stands for all lanes.
    pub fn is_iso(&self) -> bool {
        self.fetch.is_iso()
    }

    /// Values at `pos(0)`, ..., `pos(n-1)`: a pointer to `n` of them (one when iso).
    #[inline]
    pub fn at(&mut self, n: usize, pos: impl Fn(usize) -> usize) -> *const u8 {
        match &self.fetch.one {
            Some(same) => same.as_ptr(),
            None => self.at_in(self.fetch.src, n, pos),
        }
    }

    /// As [`Gather::at`], from a block that is handed in: for outputs that are their own operand.
    #[inline]
    pub fn at_in(&mut self, src: &[u8], n: usize, pos: impl Fn(usize) -> usize) -> *const u8 {
        moves::gather(self.fetch.size, &mut self.raw.bytes_mut()[..self.bytes], src, n, pos);
        let raw = self.raw.ptr();
        self.fetch.cooked_from(raw, n)
    }

    /// Values at `start..start + n`, as [`Fetch::run`].
    #[inline]
    pub fn run(&mut self, start: usize, n: usize) -> *const u8 {
        self.fetch.run(start, n)
    }
}

/// Results, brought from the operator's type to the output's.
pub struct Out {
    cast: Option<CastSlice>,
    size: usize,
    tile: Scratch,
}

impl Out {
    /// From results of type `z` to values of type `to`.
    pub fn new(z: &Type, to: &Type) -> Result<Out> {
        let cast = caster(z, to);
        Ok(Out { cast, size: to.size(), tile: tile_bytes(if cast.is_some() { z.size() } else { 0 })? })
    }

    /// Lets `write` put `n` results where it is told, and leaves them in `out` in the output's type.
    #[inline]
    pub fn put(&mut self, out: &mut [u8], n: usize, write: impl FnOnce(*mut u8)) {
        let out = &mut out[..n * self.size];
        match self.cast {
            None => write(out.as_mut_ptr()),
            Some(cast) => {
                write(self.tile.ptr());
                // SAFETY: the tile holds n <= TILE results; out has room for n values (sliced above).
                unsafe { cast(out.as_mut_ptr(), self.tile.ptr(), n) };
            }
        }
    }
}

/// A binary operator from operand positions to output values.
/// `X` is [`Fetch`] or [`Gather`].
pub struct BinPipe<X> {
    x: X,
    y: X,
    op: Bin,
    out: Out,
}

impl<X> BinPipe<X> {
    /// `op` on operands fetched by `x` and `y`, results of type `to`. Both operands lie at (i, j): positional
    /// operators look at that position.
    pub fn elementwise(op: &BinaryOp, x: X, y: X, to: &Type) -> Result<Self> {
        Ok(BinPipe { x, y, op: Bin::of(op)?.elementwise(), out: Out::new(&op.ztype(), to)? })
    }
}

impl<'a> BinPipe<Gather<'a>> {
    /// `op` element-wise on values of two stores, up to `most` at a time; a tile if that is less.
    pub fn gathering(op: &BinaryOp, a: &'a Store, b: &'a Store, to: &Type, most: usize) -> Result<Self> {
        let x = Gather::new(a, &op.xtype(), op.uses_x(), most)?;
        let y = Gather::new(b, &op.ytype(), op.uses_y(), most)?;
        Self::elementwise(op, x, y, to)
    }

    /// `out[k] = op(x[px(k)], y[py(k)])` for `k` in `0..n`; `at(k)` gives (i, k, j).
    #[inline]
    pub fn gather(
        &mut self,
        out: &mut [u8],
        n: usize,
        px: impl Fn(usize) -> usize,
        py: impl Fn(usize) -> usize,
        at: impl Fn(usize) -> (u64, u64, u64),
    ) {
        let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
        let (x, y) = (self.x.at(n, px), self.y.at(n, py));
        // SAFETY: LANES-1: Fetch gives n values (one when iso) of the operator's types.
        self.out.put(out, n, |z| unsafe { self.op.run(z, x, y, n, iso, at) });
    }

    /// As [`BinPipe::gather`], for a first operand (or a second one, if not `is_first`) whose values lie from `start` on.
    #[inline]
    pub fn gather_beside(
        &mut self,
        out: &mut [u8],
        (start, is_first): (usize, bool),
        n: usize,
        pos: impl Fn(usize) -> usize,
        at: impl Fn(usize) -> (u64, u64, u64),
    ) {
        let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
        let (x, y) = if is_first { (self.x.run(start, n), self.y.at(n, pos)) } else { (self.x.at(n, pos), self.y.run(start, n)) };
        // SAFETY: LANES-1, as above.
        self.out.put(out, n, |z| unsafe { self.op.run(z, x, y, n, iso, at) });
    }

    /// As [`BinPipe::gather`], with the first operand's values in `xs`.
    #[inline]
    pub fn gather_in(
        &mut self,
        xs: &[u8],
        out: &mut [u8],
        n: usize,
        px: impl Fn(usize) -> usize,
        py: impl Fn(usize) -> usize,
        at: impl Fn(usize) -> (u64, u64, u64),
    ) {
        let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
        let x = if self.x.is_iso() { self.x.at(n, px) } else { self.x.at_in(xs, n, px) };
        let y = self.y.at(n, py);
        // SAFETY: LANES-1, as above.
        self.out.put(out, n, |z| unsafe { self.op.run(z, x, y, n, iso, at) });
    }
}

impl<'a> BinPipe<Fetch<'a>> {
    /// `op` element-wise on the values of two stores.
    pub fn of_stores(op: &BinaryOp, a: &'a Store, b: &'a Store, to: &Type) -> Result<Self> {
        let x = Fetch::new(a, &op.xtype(), op.uses_x())?;
        let y = Fetch::new(b, &op.ytype(), op.uses_y())?;
        Self::elementwise(op, x, y, to)
    }

    /// `out[k] = op(x[px + k], y[py + k])` for `k` in `0..n`, `n <= TILE`; `at(k)` gives (i, k, j).
    #[inline]
    pub fn run(&mut self, out: &mut [u8], n: usize, px: usize, py: usize, at: impl Fn(usize) -> (u64, u64, u64)) {
        let iso = Iso::of(self.x.is_iso(), self.y.is_iso());
        let (x, y) = (self.x.run(px, n), self.y.run(py, n));
        // SAFETY: LANES-1, as above.
        self.out.put(out, n, |z| unsafe { self.op.run(z, x, y, n, iso, at) });
    }
}
