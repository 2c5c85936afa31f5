//! How an operation's result is written: C<M,r> accum= Z.
//!
//! Needs: nothing. Gives: [`Write`]. Cost: free.

use crate::ops::{BinaryOp, Descriptor};

/// Mask, accumulator and descriptor of an operation; `M` is the kind of the mask.
#[derive(Debug)]
pub struct Write<'a, M> {
    /// Where the result may be written.
    pub mask: Option<&'a M>,
    /// How it joins what is there; replaces it if absent.
    pub accum: Option<&'a BinaryOp>,
    /// Replace, the reading of the mask, transposed inputs.
    pub desc: Descriptor,
}

impl<M> Default for Write<'_, M> {
    fn default() -> Self {
        Write { mask: None, accum: None, desc: Descriptor::default() }
    }
}

impl<M> Clone for Write<'_, M> {
    fn clone(&self) -> Self {
        Write { mask: self.mask, accum: self.accum, desc: self.desc }
    }
}
