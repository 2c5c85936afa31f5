//! Memory: every block the engine uses is asked for here, and every request can fail.
//!
//! Needs: nothing above `error`.
//! Gives: [`Buf`] (a growable array whose growth returns a `Result`), [`Shared`] (a counted
//! reference whose creation returns a `Result`), [`Boxed`] (one owned value, likewise), [`Lazy`] (one made when it is first needed),
//! [`hooks`] (the caller's malloc family), [`scratch`] (per-thread workspaces that are reused),
//! [`stats`] (bytes in use and their peak) and [`fault`] (makes the k-th allocation fail, for tests).
//! Not here: anything that knows about matrices. `Vec`, `Box` and `Arc` abort when memory runs
//! out, so the engine does not use them for anything that grows with the input.
//! Users of the crate meet [`Buf`] and [`Shared`]; the rest is the engine's.

mod blocks;
mod boxed;
mod buf;
mod cache;
#[doc(hidden)]
pub mod fault;
mod hint;
#[doc(hidden)]
pub mod hooks;
mod lazy;
#[doc(hidden)]
pub mod scratch;
mod shared;
#[doc(hidden)]
pub mod stats;

#[doc(hidden)]
pub use boxed::Boxed;
pub use buf::{Buf, Zero};
#[doc(hidden)]
pub use hint::{opaque, prefetch, prefetch_at, prefetch_bytes};
#[doc(hidden)]
pub use hooks::LINE;
#[doc(hidden)]
pub use lazy::Lazy;
pub use shared::Shared;
