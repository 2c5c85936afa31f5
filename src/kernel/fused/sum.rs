//! The sum of a fused step's entries, in the blocks and the order of `reduce::to_scalar`.
//!
//! Needs: tiles of values of the monoid's type, with marks or without. Gives: [`Summing`]: the sum of each block.
//! Cost: a pass over each tile; one more to fill absent places with a neutral value, or to move entries together.

use crate::error::Result;
use crate::kernel::erased::adder::Adder;
use crate::kernel::erased::pipe::{Scratch, tile_bytes};
use crate::mem::Buf;
use crate::storage::masked;

/// The sum of a block, tile by tile, as `reduce` takes it.
pub struct Summing<'a> {
    add: &'a Adder,
    sum: Buf<u8>,
    tile: Scratch,
    any: bool,
}

impl<'a> Summing<'a> {
    pub fn new(add: &'a Adder) -> Result<Self> {
        Ok(Summing { add, sum: Buf::zeroed(add.size())?, tile: tile_bytes(add.size())?, any: false })
    }

    pub fn size(&self) -> usize {
        self.add.size()
    }

    /// Adds a tile.
    pub fn add(&mut self, values: &[u8], present: Option<&[u8]>) -> Result<()> {
        let size = self.size();
        let (values, neutral) = match (present, self.add.neutral()) {
            // As a bitmap without gaps (`reduce::to_scalar`).
            (None, neutral) => (values, neutral),
            (Some(marks), Some(neutral)) => {
                if !masked::has_any(marks) {
                    return Ok(());
                }
                let tile = &mut self.tile.bytes_mut()[..values.len()];
                masked::copy_or_fill(size, tile, values, marks, neutral);
                (&*tile, Some(neutral))
            }
            (Some(marks), None) => {
                let (tile, mut n) = (self.tile.bytes_mut(), 0);
                for (value, _) in values.chunks_exact(size).zip(marks).filter(|(_, is)| **is != 0) {
                    tile[n..n + size].copy_from_slice(value);
                    n += size;
                }
                (&tile[..n], None)
            }
        };
        if values.is_empty() {
            return Ok(());
        }
        let skip = match (self.any, neutral) {
            (true, _) => 0,
            (false, Some(neutral)) => {
                self.sum.copy_from_slice(neutral);
                0
            }
            (false, None) => {
                self.sum.copy_from_slice(&values[..size]);
                size
            }
        };
        let rest = &values[skip..];
        // SAFETY: ADDER-1: whole values of the monoid's type, from aligned starts.
        unsafe { self.add.reduce(self.sum.as_mut_ptr(), rest.as_ptr(), rest.len() / size) };
        self.any = true;
        Ok(())
    }

    /// Hands out the sum of the block and whether it has any entries, and begins the next.
    pub fn give(&mut self, to: &mut [u8], has: &mut [u8]) {
        to.copy_from_slice(&self.sum);
        has[0] = u8::from(std::mem::take(&mut self.any));
    }
}
