//! `docs/reference.md`: every public symbol of the C library, from the contracts, the header and
//! the catalog.
//!
//! Needs: `capi/contracts`, the header's text. Gives: [`text`]; an error when a function of the
//! header has no contract, or a contract names none.
//! Cost: a few milliseconds.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use crate::contracts::{Chapter, Contract, Table};
use crate::objects;

/// The page.
pub fn text(root: &Path, header: &str) -> Result<String, String> {
    let table = Table::read(root)?;
    let declared = declarations(header);
    compare(&table, &declared)?;
    let mut out = String::from(
        "# Reference\n\n\
         Every public function and object of `libgraphblas`. Written by `cargo xtask gen` from `capi/contracts`, the header and\n\
         `src/ops/catalog.rs`; do not edit. Sections in brackets are those of the C API 2.1.\n\n\
         A call that is refused changes nothing: no object, no variable of the caller. When several conditions hold, any of\n\
         their codes may come. What is refused and why is tested for each function and condition in `tests/c/errors_*.c`.\n\n\
         ## Contents\n\n",
    );
    let titles = table.chapters.iter().map(|c| c.title.as_str());
    for title in ["Conditions that many functions share"].into_iter().chain(titles).chain([objects::TITLE, "Index"]) {
        let _ = writeln!(out, "* [{title}](#{})", anchor(title));
    }
    shared(&table, &mut out);
    for chapter in &table.chapters {
        of_chapter(chapter, &declared, &mut out);
    }
    objects::tables(&table, &mut out)?;
    index(&table, &mut out);
    Ok(out)
}

/// What functions of the header return.
const RESULTS: [&str; 16] = [
    "GrB_Info",
    "GrB_Index",
    "void",
    "bool",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "float",
    "double",
    "GxB_FC32_t",
    "GxB_FC64_t",
];

/// Name and declaration of each function of the header.
fn declarations(header: &str) -> BTreeMap<&str, String> {
    let mut found = BTreeMap::new();
    for result in RESULTS {
        for (at, _) in header.match_indices(&format!("\n{result} G")) {
            let rest = &header[at + 1..];
            let Some((declaration, _)) = rest.split_once(';') else { continue };
            let Some((name, _)) = declaration[result.len() + 1..].split_once('(') else { continue };
            found.insert(name, declaration.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }
    found
}

fn compare(table: &Table, declared: &BTreeMap<&str, String>) -> Result<(), String> {
    let described: BTreeSet<&str> = table.contracts().flat_map(|c| c.functions.iter().map(|(name, _)| name.as_str())).collect();
    let unknown = described.iter().filter(|f| !declared.contains_key(*f)).map(|f| format!("capi/contracts: there is no {f}"));
    let silent = declared.keys().filter(|f| !described.contains(*f)).map(|f| format!("capi/contracts: {f} has no contract"));
    let wrong: Vec<String> = silent.chain(unknown).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// As the common renderers of Markdown make it from a heading.
pub fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || *c == ' ' || *c == '_' || *c == '-');
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

fn shared(table: &Table, out: &mut String) {
    out.push_str("\n## Conditions that many functions share\n\nX is the argument named where the condition is used.\n\n");
    for group in &table.groups {
        let _ = writeln!(out, "**{}**: {}\n\n| condition | code | when |\n|---|---|---|", group.name, group.about);
        for (id, code, when) in &group.conditions {
            let _ = writeln!(out, "| {} | `{code}` | {} |", id.replace("{X}", "X"), when.replace("{X}", "X"));
        }
        out.push('\n');
    }
    out.push_str("Not listed below, because no argument decides them:\n\n");
    for (code, why) in &table.excluded {
        let _ = writeln!(out, "* `{code}`: {why}");
    }
}

fn of_chapter(chapter: &Chapter, declared: &BTreeMap<&str, String>, out: &mut String) {
    let _ = writeln!(out, "\n## {}\n\n{}", chapter.title, chapter.about);
    for contract in &chapter.contracts {
        let _ = writeln!(out, "\n### {}\n", heading(contract));
        let section = contract.fact("section").unwrap_or_default();
        let _ = writeln!(out, "{} [{section}]\n", contract.fact("does").unwrap_or_default());
        let first = contract.functions.first().map_or("", |(name, _)| name.as_str());
        let _ = writeln!(out, "```c\n{}\n```\n", wrapped(declared.get(first).map_or("", |d| d.as_str())));
        if contract.functions.len() > 1 {
            let _ = writeln!(out, "* variants: {}", listed(contract));
        }
        for (key, text) in contract.facts.iter().filter(|(key, _)| key != "section" && key != "does") {
            let text = if key == "formula" { format!("`{text}`") } else { text.clone() };
            let _ = writeln!(out, "* {key}: {text}");
        }
        refusals(contract, out);
    }
}

/// Groups by name, the contract's own conditions as a table.
fn refusals(contract: &Contract, out: &mut String) {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for condition in &contract.conditions {
        let Some(group) = &condition.group else { continue };
        let (name, argument) = group.trim_end_matches(')').split_once('(').unwrap_or((group, ""));
        let argument =
            if condition.only.is_empty() { argument.to_owned() } else { format!("{argument} ({})", condition.only.join(", ")) };
        match groups.iter_mut().find(|(n, _)| n == name) {
            Some((_, arguments)) if arguments.contains(&argument) => {}
            Some((_, arguments)) => arguments.push(argument),
            None => groups.push((name.to_owned(), vec![argument])),
        }
    }
    if !groups.is_empty() {
        let all: Vec<_> = groups.iter().map(|(name, arguments)| format!("{name}: {}", arguments.join(", "))).collect();
        let _ = writeln!(out, "* refuses, as [shared](#{}): {}", anchor("Conditions that many functions share"), all.join("; "));
    }
    let own: Vec<_> = contract.conditions.iter().filter(|c| c.group.is_none()).collect();
    if !own.is_empty() {
        out.push_str("\n| condition | code | when |\n|---|---|---|\n");
        for condition in own {
            let only = if condition.only.is_empty() { String::new() } else { format!(" ({})", condition.only.join(", ")) };
            let _ = writeln!(out, "| {}{only} | `{}` | {} |", condition.id, condition.code, condition.text);
        }
    }
}

/// The pattern without braces: `GrB_Matrix_setElement_T`.
fn heading(contract: &Contract) -> String {
    contract.pattern.replace("{T|Scalar}", "T").replace("{T}", "T").replace('{', "(").replace('}', ")").replace('|', ", ")
}

fn listed(contract: &Contract) -> String {
    contract.functions.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// A declaration in lines of readable length.
fn wrapped(declaration: &str) -> String {
    let mut line = 0;
    let mut out = String::new();
    for word in declaration.split_inclusive(", ") {
        if line + word.len() > 110 {
            out.truncate(out.trim_end().len());
            out.push_str("\n    ");
            line = 4;
        }
        out.push_str(word);
        line += word.len();
    }
    out.push(';');
    out
}

fn index(table: &Table, out: &mut String) {
    out.push_str("\n## Index\n\nAll functions, with the heading that describes them.\n\n");
    let mut rows: Vec<(&str, String)> =
        table.contracts().flat_map(|c| c.functions.iter().map(move |(name, _)| (name.as_str(), heading(c)))).collect();
    rows.sort_unstable();
    for (name, heading) in rows {
        let _ = writeln!(out, "* [{name}](#{})", anchor(&heading));
    }
}
