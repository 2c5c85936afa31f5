//! Memory: every block the engine uses is asked for here, and every request can fail.
//!
//! Needs: nothing above `error`.
//! Gives: [`Buf`] (a growable array whose growth returns a `Result`), [`Shared`] (a counted
//! reference whose creation returns a `Result`), [`Boxed`] (one owned value, likewise), [`Lazy`] (one made when it is first needed),
//! [`hooks`] (the caller's malloc family), [`scratch`] (per-thread workspaces that are reused),
//! [`stats`] (bytes in use and their peak) and [`fault`] (makes the k-th allocation fail, for tests).
//! Not here: anything that knows about matrices. `Vec`, `Box` and `Arc` abort when memory runs
//! out, so the engine does not use them for anything that grows with the input.

mod blocks;
mod boxed;
mod buf;
mod cache;
pub mod fault;
mod hint;
pub mod hooks;
mod lazy;
pub mod scratch;
mod shared;
pub mod stats;

pub use boxed::Boxed;
pub use buf::{Buf, Zero};
pub use hint::{opaque, prefetch};
pub use lazy::Lazy;
pub use shared::Shared;
