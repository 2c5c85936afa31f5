//! The guide: pages of `docs/guide/`, whose Rust examples are tests.
//!
//! Not here: anything but text.

#[doc = include_str!("../docs/guide/first-steps.md")]
pub mod first_steps {}

#[doc = include_str!("../docs/guide/lazy.md")]
pub mod lazy {}

#[doc = include_str!("../docs/guide/embedding.md")]
pub mod embedding {}

#[doc = include_str!("../docs/guide/from-suitesparse.md")]
pub mod from_suitesparse {}
