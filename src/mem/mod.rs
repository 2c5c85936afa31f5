//! Memory: every block the engine uses is asked for here, and every request can fail.
//!
//! Needs: nothing above `error`.
//! Gives: [`Buf`] (a growable array whose growth returns a `Result`), [`Shared`] (a counted
//! reference whose creation returns a `Result`), [`hooks`] (the caller's malloc family),
//! [`scratch`] (per-thread workspaces that are reused), [`stats`] (bytes in use and their peak)
//! and [`fault`] (makes the k-th allocation fail, for tests).
//! Not here: anything that knows about matrices. `Vec`, `Box` and `Arc` abort when memory runs
//! out, so the engine does not use them for anything that grows with the input.

mod buf;
pub mod fault;
pub mod hooks;
pub mod scratch;
mod shared;
pub mod stats;

pub use buf::Buf;
pub use shared::Shared;
