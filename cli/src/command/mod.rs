//! The commands, a file each.
//!
//! Needs: arguments that clap has checked. Gives: a function `run` for each. Cost: said by each.

pub mod bench;
pub mod completions;
pub mod convert;
pub mod degrees;
pub mod explain;
pub mod generate;
pub mod info;
pub mod run;
pub mod spy;
mod task;
