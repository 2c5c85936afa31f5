//! The part of `docs/reference.md` about predefined objects: one row for each operator, with its
//! meaning, its types and the names of all objects.
//!
//! Needs: the catalog; the formulas of `capi/contracts/90-operators.txt`. Gives: [`tables`]; an
//! error when an operator has no formula, or a formula no operator. Cost: milliseconds.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use engine::ops::catalog::{Law, Terminal, binary, entries};

use engine::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Predefined, Semiring, UnaryOp};
use engine::types::{Type, TypeCode};

use crate::contracts::Table;

/// The heading.
pub const TITLE: &str = "Predefined objects";

/// Objects that differ in their type only.
#[derive(Default)]
struct Row {
    meaning: String,
    signatures: BTreeSet<String>,
    names: Vec<String>,
}

/// Kinds in the order of the page: number, heading, what the first columns say.
const KINDS: [(&str, &str); 8] = [
    ("Types", "type | meaning"),
    ("Unary operators", "operator | z = op(x)"),
    ("Binary operators", "operator | z = op(x, y)"),
    ("Index unary operators", "operator | z = op(x, i, j, s)"),
    ("Monoids", "operator | identity; terminal value"),
    ("Semirings", "semiring | meaning"),
    ("Descriptors", "descriptor | settings"),
    ("Other objects", "object | meaning"),
];

/// All tables.
pub fn tables(table: &Table, out: &mut String) -> Result<(), String> {
    let mut formulas: BTreeMap<(&str, &str), &str> =
        table.operators.iter().map(|(kind, name, f)| ((kind.as_str(), name.as_str()), f.as_str())).collect();
    let mut used = BTreeSet::new();
    let mut rows: BTreeMap<(usize, usize), (String, Row)> = BTreeMap::new();
    let mut order: BTreeMap<(usize, String), usize> = BTreeMap::new();
    for entry in entries() {
        let (kind, name, signature, meaning) = described(entry.object(), entry.name());
        let meaning = match meaning {
            Ok(text) => text,
            Err(formula_of) => {
                used.insert((formula_of, name.clone()));
                let found = formulas.get(&(formula_of, name.as_str()));
                (*found.ok_or_else(|| format!("capi/contracts/90-operators.txt: `{formula_of} {name}` is missing"))?).to_owned()
            }
        };
        let next = order.len();
        let place = *order.entry((kind, name.clone())).or_insert(next);
        let (_, row) = rows.entry((kind, place)).or_insert_with(|| (name, Row::default()));
        row.meaning = meaning;
        row.signatures.extend(signature);
        row.names.push(entry.name().to_owned());
    }
    formulas.retain(|(kind, name), _| !used.contains(&(*kind, (*name).to_owned())));
    if let Some((kind, name)) = formulas.keys().next() {
        return Err(format!("capi/contracts/90-operators.txt: there is no `{kind} {name}`"));
    }
    let _ = writeln!(
        out,
        "\n## {TITLE}\n\nVariables that hold a handle from the start; they are never freed. T is the type in an object's name."
    );
    for (kind, (heading, columns)) in KINDS.into_iter().enumerate() {
        let _ = writeln!(out, "\n### {heading}\n\n| {columns} | types | objects |\n|---|---|---|---|");
        for (_, (name, row)) in rows.range((kind, 0)..(kind + 1, 0)) {
            let types = row.signatures.iter().cloned().collect::<Vec<_>>().join("; ");
            let names: Vec<_> = row.names.iter().map(|n| format!("`{n}`")).collect();
            let meaning = row.meaning.replace('|', "\\|");
            let _ = writeln!(out, "| {name} | {meaning} | {types} | {} |", names.join(" "));
        }
    }
    Ok(())
}

/// Number of the kind, name of the row, signature, and the meaning or the kind whose formula it is.
fn described(object: &Predefined, name: &str) -> (usize, String, Option<String>, Result<String, &'static str>) {
    match object {
        Predefined::Type(ty) => (0, name.to_owned(), None, Ok(c_type(ty))),
        Predefined::Unary(op) => {
            let (name, own) = if let UnaryOp::Builtin(code, ty) = op { (code.name(), *ty) } else { return unknown(name) };
            let argument = op.xtype().map_or("any".to_owned(), |ty| relative(&ty, own));
            (1, name.to_owned(), Some(format!("{argument} -> {}", relative(&op.ztype(), own))), Err("unary"))
        }
        Predefined::Binary(op) => {
            let (name, own) = if let BinaryOp::Builtin(code, ty) = op { (code.name(), *ty) } else { return unknown(name) };
            let argument = |ty: &Type| if op.is_positional() { "any".to_owned() } else { relative(ty, own) };
            let signature = format!("{}, {} -> {}", argument(&op.xtype()), argument(&op.ytype()), relative(&op.ztype(), own));
            (2, name.to_owned(), Some(signature), Err("binary"))
        }
        Predefined::IndexUnary(op) => {
            let code = if let IndexUnaryOp::Builtin(code, _) = op { code.name() } else { "" };
            (3, code.to_owned(), None, Err("index"))
        }
        Predefined::SelectOp(code) => {
            let (same, _) = code.index_unary();
            let against = if code.name().ends_with("ZERO") { " with 0 as s" } else { "" };
            (7, name.to_owned(), None, Ok(format!("select operator of older programs: as {}{against}", same.name())))
        }
        Predefined::Monoid(monoid) => {
            let code = if let Monoid::Builtin(code, _) = monoid { Some(*code) } else { None };
            let text = code.map_or(String::new(), |code| constants(binary(code).identity, binary(code).terminal));
            (4, code.map_or(String::new(), |c| c.name().to_owned()), Some("T".to_owned()), Ok(text))
        }
        Predefined::Semiring(semiring) => {
            let (add, mul) = if let Semiring::Builtin { add, mul, .. } = semiring { (add.name(), mul.name()) } else { ("", "") };
            (5, format!("{add} {mul}"), None, Ok(format!("{add} of all {mul}(x, y)")))
        }
        Predefined::Descriptor(d) => (6, name.to_owned(), None, Ok(settings(d))),
        Predefined::Other(c) => (7, name.to_owned(), Some(format!("`{c}`")), Ok(other(name).to_owned())),
    }
}

/// T for the type in the name.
fn relative(ty: &Type, own: TypeCode) -> String {
    if ty.code() == Some(own) { "T".to_owned() } else { ty.name().to_owned() }
}

/// A row of its own, which then lacks its formula.
fn unknown(name: &str) -> (usize, String, Option<String>, Result<String, &'static str>) {
    (7, name.to_owned(), None, Err("other"))
}

fn c_type(ty: &Type) -> String {
    format!("{}, {} bytes", if ty.name().starts_with("FC") { "complex number" } else { "number" }, ty.size())
}

fn constants(identity: Law, terminal: Terminal) -> String {
    let identity = match identity {
        Law::Both(c, _) | Law::Left(c, _) | Law::Right(c, _) => format!("{c:?}").to_lowercase(),
        Law::No => "any value".to_owned(),
    };
    match terminal {
        Terminal::Never => format!("{identity}; none"),
        Terminal::At(c, _) => format!("{identity}; {}", format!("{c:?}").to_lowercase()),
        Terminal::Always => format!("{identity}; every value"),
    }
}

fn settings(d: &Descriptor) -> String {
    let all = [
        (d.replace, "replace the output"),
        (d.mask_structure, "structure of the mask"),
        (d.mask_complement, "complement of the mask"),
        (d.transpose0, "transpose the first input"),
        (d.transpose1, "transpose the second input"),
    ];
    let on: Vec<_> = all.iter().filter(|(is_on, _)| *is_on).map(|(_, text)| *text).collect();
    if on.is_empty() { "default".to_owned() } else { on.join(", ") }
}

fn other(name: &str) -> &'static str {
    match name {
        "GrB_ALL" => "as a list of indices: all of them; recognised by its address",
        "GrB_GLOBAL" => "the library itself, for get and set",
        "GxB_CONTEXT_WORLD" => "the context that all threads share",
        "GxB_FORMAT_DEFAULT" => "orientation of new matrices",
        "GxB_HYPER_DEFAULT" => "default of the hypersparsity ratio",
        "GxB_ALWAYS_HYPER" => "hypersparsity ratio: always hypersparse",
        "GxB_NEVER_HYPER" => "hypersparsity ratio: never hypersparse",
        _ => "",
    }
}
