//! Repository chores: `cargo xtask gen [--check] | tidy | crate | budget`.
//!
//! Needs: a checkout; `budget` also needs `nm` and `strip`. Gives: generated sources, the C
//! header and the pictures of the guide; a check of sizes and layers; one of the crate as its users get it; a record of build
//! time and binary size.
//! Cost: only this crate depends on cbindgen, so that no user's build does.

mod budget;
mod contracts;
mod emit;
mod examples;
#[path = "../../capi/src/families.rs"]
#[allow(missing_docs, reason = "documented in its own crate")]
mod families;
mod r#gen;
mod header;
mod objects;
mod package;
mod pictures;
mod reference;
mod tables;
mod tidy;

use std::path::Path;
use std::process::ExitCode;

/// What every chore returns: nothing, or what is wrong, a line each.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository");
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["gen"] => r#gen::write(root),
        ["gen", "--check"] => r#gen::check(root),
        ["tidy"] => tidy::run(root),
        ["crate"] => package::run(root),
        ["budget"] => budget::run(root),
        _ => Err("usage: cargo xtask gen [--check] | tidy | crate | budget".to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
