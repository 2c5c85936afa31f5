//! A Rust closure as an operator: its bytes, and how slices are handed to it.
//!
//! Needs: what `kernel::closures` made of the closure's type. Gives: [`Closure`] with its loops: [`BinaryLoops`], [`UnaryLoop`] or
//! [`IndexLoop`]. Cost: one small block. Loops and calls are the kernels' matter.
//! Invariant CLOSURE-1: `run`, and whatever is kept beside an operator of closures, reads the bytes as the closure that they are
//! those of. Closures are `Copy`: nothing is dropped, and any thread may copy them out.

use std::ffi::c_void;

use crate::mem::Buf;

/// `z[k] = f(x[k], y[k])` for `k` in `0..n`, where the first argument is the closure; a side of which one value stands for all
/// is told by `iso`.
pub type ClosureLoop = unsafe fn(*const c_void, z: *mut u8, x: *const u8, y: *const u8, n: usize, iso: [bool; 2]);

/// `acc = f(f(f(acc, x[0]), x[1]), ...)` for `n` values.
pub type FoldLoop = unsafe fn(*const c_void, acc: *mut u8, x: *const u8, n: usize);

/// The loops of a binary operator.
#[derive(Clone, Copy, Debug)]
pub struct BinaryLoops {
    /// Lane by lane.
    pub each: ClosureLoop,
    /// One after the other, where the arguments and the result are of one type.
    pub fold: Option<FoldLoop>,
}

/// `z[k] = f(x[k])` for `k` in `0..n`.
pub type UnaryLoop = unsafe fn(*const c_void, z: *mut u8, x: *const u8, n: usize);

/// `z[k] = f(x[k], i, j, thunk)` for each place (i, j) of `at`, in their order.
pub type IndexLoop = unsafe fn(*const c_void, z: *mut u8, x: *const u8, thunk: *const u8, at: &[(u64, u64)]);

/// A closure whose type nobody knows any more.
#[derive(Debug)]
pub struct Closure<L = BinaryLoops> {
    bytes: Buf<u8>,
    run: L,
}

impl<L: Copy> Closure<L> {
    /// Of the bytes of a closure and what reads them so.
    pub(crate) fn new(bytes: Buf<u8>, run: L) -> Self {
        Closure { bytes, run }
    }

    /// Where the closure lies.
    #[must_use]
    pub fn at(&self) -> *const c_void {
        self.bytes.as_ptr().cast()
    }

    /// What calls it.
    #[must_use]
    pub fn run(&self) -> L {
        self.run
    }
}
