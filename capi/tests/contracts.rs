//! The refusals that `tests/c/errors_*.c` prove are those that `capi/contracts` promises.
//!
//! Needs: `cc`. Gives: a failure for each promise without proof, and for each proof of something
//! that no contract states. The programs print a line for each refusal that they brought about,
//! after they saw that it has the right code and changed nothing.
//! Cost: a few seconds, most of it for the C compiler.
#![cfg(target_os = "linux")]

mod built;
#[allow(dead_code, reason = "the reference page uses the rest")]
#[path = "../../xtask/src/contracts.rs"]
mod contracts;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use built::{linkable, root};
use contracts::Table;

/// What a program prints when all is well; its complaints otherwise.
fn printed_by(source: &Path, folder: &Path) -> String {
    let program = folder.join(source.file_stem().expect("a source has a name"));
    let mut compiler = Command::new("cc");
    compiler.args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-g", "-o"]).arg(&program).arg(source);
    compiler.arg("-I").arg(root().join("include")).arg("-L").arg(folder).args(["-lgraphblas", "-lm"]);
    let out = compiler.output().expect("cc runs");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let out = Command::new(&program).env("LD_LIBRARY_PATH", folder).output().expect("the program runs");
    let text = String::from_utf8(out.stdout).expect("the program prints text");
    let complaints: Vec<_> = text.lines().filter(|l| !l.starts_with("refused ")).collect();
    assert!(out.status.success() && complaints.is_empty(), "{}: {}\n{}", source.display(), out.status, complaints.join("\n"));
    text
}

#[test]
fn every_promised_refusal_is_proven_in_c() {
    let folder = linkable("contracts");
    let mut sources: Vec<_> = fs::read_dir(root().join("tests/c"))
        .expect("tests/c exists")
        .map(|entry| entry.expect("tests/c can be read").path())
        .filter(|p| p.extension().is_some_and(|x| x == "c"))
        .filter(|p| p.file_name().is_some_and(|n| n.to_string_lossy().starts_with("errors_")))
        .collect();
    sources.sort();
    let table = Table::read(root()).expect("the contracts can be read");
    let promised: BTreeSet<String> = table.promises().map(|(f, id, code)| format!("{f} {id} {code}")).collect();
    let proven: BTreeSet<String> = sources
        .iter()
        .flat_map(|s| printed_by(s, &folder).lines().map(|l| l.trim_start_matches("refused ").to_owned()).collect::<Vec<_>>())
        .collect();
    let unproven: Vec<_> = promised.difference(&proven).collect();
    let surplus: Vec<_> = proven.difference(&promised).collect();
    assert!(unproven.is_empty(), "promised, but not proven: {unproven:#?}");
    assert!(surplus.is_empty(), "proven, but not promised: {surplus:#?}");
}
