//! The registry: every workload that both libraries run. A new one is an entry in one of these files.
//! Needs:   set-ups build all operands from the library they are given, and wait for them.
//! Gives:   `registry()` in printing order; each group's geometric mean is reported.
//! Cost:    set-ups run once per library and process.

pub mod assign;
pub mod build;
pub mod elementwise;
pub mod gap;
pub mod input;
pub mod mxm;
pub mod mxv;
pub mod reduce;
pub mod small;
pub mod transfer;
pub mod unary;

use crate::case::Case;

/// All cases.
pub fn registry() -> Vec<Case> {
    let mut cases = mxm::cases();
    cases.extend(mxv::cases());
    cases.extend(elementwise::cases());
    cases.extend(reduce::cases());
    cases.extend(build::cases());
    cases.extend(transfer::cases());
    cases.extend(unary::cases());
    cases.extend(assign::cases());
    cases.extend(small::cases());
    cases.extend(gap::cases());
    cases
}
