//! The registry: every workload that both libraries run. A new one is an entry in one of these files.
//! Needs:   set-ups build all operands from the library they are given, and wait for them.
//! Gives:   `registry()` in printing order; each group's geometric mean is reported.
//! Cost:    set-ups run once per library and process.

pub mod accumulate;
pub mod assign;
pub mod build;
pub mod elementwise;
pub mod fused;
pub mod gap;
pub mod input;
pub mod iso;
pub mod mxm;
pub mod mxv;
pub mod rare;
pub mod reduce;
pub mod shapes;
pub mod small;
pub mod transfer;
pub mod unary;
pub mod whole;
pub mod write;

use crate::case::Case;

/// All cases.
pub fn registry() -> Vec<Case> {
    let groups = [
        mxm::cases(),
        extra(shapes::cases()),
        mxv::cases(),
        extra(rare::cases()),
        elementwise::cases(),
        accumulate::cases(),
        extra(write::cases()),
        fused::cases(),
        extra(iso::cases()),
        reduce::cases(),
        build::cases(),
        transfer::cases(),
        unary::cases(),
        assign::cases(),
        extra(whole::cases()),
        small::cases(),
        gap::cases(),
    ];
    groups.into_iter().flatten().collect()
}

fn extra(cases: Vec<Case>) -> Vec<Case> {
    cases.into_iter().map(Case::extra).collect()
}
