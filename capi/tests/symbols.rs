//! The exported symbols are those of the tables and the header, each is in the ABI or the list of our
//! own, and everything of the ABI that belongs to the specification is there.
//!
//! Needs: `nm`; for the ABI, its list (columns symbol, kind), named by `GRAPHBLAS_ABI` or found
//! beside this checkout.
#![cfg(target_os = "linux")]

mod built;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use built::{library, root};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Function,
    Object,
}

fn is_public(name: &str) -> bool {
    ["GrB_", "GxB_", "GrX_"].iter().any(|prefix| name.starts_with(prefix))
}

/// What the library exports.
fn exported() -> BTreeMap<String, Kind> {
    let out = Command::new("nm").args(["-D", "--defined-only"]).arg(library()).output().expect("nm runs");
    let text = String::from_utf8(out.stdout).expect("nm prints text");
    text.lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace().skip(1);
            let (kind, name) = (words.next()?, words.next()?);
            is_public(name).then(|| (name.to_owned(), if kind == "T" { Kind::Function } else { Kind::Object }))
        })
        .collect()
}

/// What the header declares.
fn declared() -> BTreeMap<String, Kind> {
    let header = fs::read_to_string(root().join("include/GraphBLAS.h")).expect("the header is committed");
    let mut names = BTreeMap::new();
    for line in header.lines() {
        // A line that begins with a type, a blank, a public name and a parenthesis.
        let function = line.split_once(' ').and_then(|(_, rest)| rest.split_once('(')).map(|(name, _)| name);
        if let Some(name) = function.filter(|name| is_public(name) && !name.contains(' ') && !line.starts_with('#')) {
            names.insert(name.to_owned(), Kind::Function);
        } else if let Some(rest) = line.strip_prefix("extern ").and_then(|r| r.strip_suffix(';')) {
            let name = rest.rsplit([' ', '*']).next().unwrap_or_default();
            names.insert(name.to_owned(), Kind::Object);
        }
    }
    names.retain(|name, _| is_public(name));
    names
}

fn missing(from: &BTreeMap<String, Kind>, all: &BTreeMap<String, Kind>) -> Vec<String> {
    all.iter().filter(|(name, kind)| from.get(*name) != Some(kind)).map(|(name, kind)| format!("{name} ({kind:?})")).collect()
}

#[test]
fn the_header_declares_what_the_library_exports() {
    let (exported, declared) = (exported(), declared());
    assert!(exported.len() > 2900, "only {} symbols are exported", exported.len());
    assert_eq!(missing(&declared, &exported), Vec::<String>::new(), "exported, not declared");
    assert_eq!(missing(&exported, &declared), Vec::<String>::new(), "declared, not exported");
}

#[test]
fn every_predefined_object_is_exported() {
    let exported = exported();
    let absent: Vec<_> = engine::ops::catalog::entries()
        .filter(|e| exported.get(e.name()) != Some(&Kind::Object))
        .map(|e| e.name().to_owned())
        .collect();
    assert!(absent.is_empty(), "{absent:?}");
}

/// The ABI's list.
fn abi() -> BTreeMap<String, Kind> {
    let list = std::env::var_os("GRAPHBLAS_ABI").map_or_else(|| root().join("../shared/api/abi.tsv"), PathBuf::from);
    let text = fs::read_to_string(&list).unwrap_or_else(|e| panic!("the ABI's list is needed at {}: {e}", list.display()));
    let symbols = text.lines().filter_map(|line| {
        let mut columns = line.split('\t');
        let (name, kind) = (columns.next()?, columns.next()?);
        is_public(name).then(|| (name.to_owned(), if kind == "function" { Kind::Function } else { Kind::Object }))
    });
    symbols.collect()
}

/// What is this library's own, under a prefix of its own.
const OWN: [&str; 7] = [
    "GrX_BinaryOp_check",
    "GrX_BinaryOp_declare",
    "GrX_Matrix_explain",
    "GrX_UnaryOp_declare",
    "GrX_Vector_explain",
    "GrX_counters",
    "GrX_free_text",
];

#[test]
fn every_symbol_is_in_the_abi() {
    let mut abi = abi();
    assert!(!abi.keys().any(|name| name.starts_with("GrX_")), "the prefix is not this library's alone");
    abi.extend(OWN.map(|name| (name.to_owned(), Kind::Function)));
    assert_eq!(missing(&abi, &exported()), Vec::<String>::new(), "exported, not in the ABI");
}

#[test]
fn every_symbol_of_the_specification_is_exported() {
    let mut abi = abi();
    abi.retain(|name, _| name.starts_with("GrB_"));
    let count = |kind| abi.values().filter(|k| **k == kind).count();
    assert_eq!((count(Kind::Function), count(Kind::Object)), (512, 546), "the list is not that of the ABI");
    assert_eq!(missing(&exported(), &abi), Vec::<String>::new(), "in the ABI, not exported");
}
