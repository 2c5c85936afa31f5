//! `cargo xtask tidy`: the rules of the house that a program can check.
//!
//! Needs: a checkout. Gives: one line per offence. Cost: reads every source file once.
//! Rules: TIDY-1 layers look up only. TIDY-2 files stay under their limit. TIDY-3 each file
//! starts with `//!`. TIDY-4 no unfinished work. TIDY-5 no paths of one machine. TIDY-6 few
//! macros in src. TIDY-7 raw pointers are dereferenced in one file of capi. TIDY-8 what users see
//! has an example (its own file).

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Outcome, examples};

/// Modules of the engine, each with its rank: a module uses only ranks below its own, and itself.
const LAYERS: [(&str, u8); 15] = [
    ("error", 0),
    ("trace", 0),
    ("mem", 1),
    ("par", 2),
    ("types", 3),
    ("ops", 4),
    ("storage", 5),
    ("kernel", 6),
    ("expr", 7),
    ("plan", 8),
    ("object", 9),
    ("dynamic", 9),
    ("typed", 10),
    ("io", 9),
    ("guide", 11),
];

/// Most lines of a file, tests included.
const LINES: usize = 700;
/// Most lines of a file of the C library.
const LINES_CAPI: usize = 500;
/// Most `macro_rules!` in the engine: eight of its own, and `element!`, which is for programs.
const MACROS: usize = 9;
/// Tables and generated files, which may be as long as they need.
const EXEMPT: [&str; 4] = ["capi/src/generated/", "src/ops/catalog.rs", "capi/src/families.rs", "docs/reference.md"];
/// Where sources and documents lie.
const FOLDERS: [&str; 10] = ["src", "capi", "cli", "docs", "xtask", "tests", "benches", "examples", "LAGraph-ports", "fuzz"];

/// Runs all checks.
pub fn run(root: &Path) -> Outcome {
    let mut files = Vec::new();
    for folder in FOLDERS {
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    let mut offences = Vec::new();
    let mut macros = 0;
    for path in &files {
        let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(path).map_err(|e| format!("{name}: {e}"))?;
        check_text(&name, &text, &mut offences);
        if name.ends_with(".rs") {
            check_rust(&name, &text, &mut offences);
            examples::check(&name, &text, &mut offences);
            if name.starts_with("src/") {
                macros += text.lines().filter(|l| l.trim_start().starts_with("macro_rules!")).count();
                check_layers(&name, &text, &mut offences);
            }
        }
    }
    if macros > MACROS {
        offences.push(format!("src: {macros} macro_rules!, at most {MACROS} are allowed (TIDY-6)"));
    }
    if offences.is_empty() { Ok(()) } else { Err(offences.join("\n")) }
}

/// Sources and documents below `dir`; a missing folder has none.
fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("target") {
                collect(&path, files);
            }
        } else if path.extension().is_some_and(|x| ["rs", "c", "cpp", "h", "toml", "md"].iter().any(|e| x == *e)) {
            files.push(path);
        }
    }
}

/// TIDY-2, TIDY-4 and TIDY-5, for files of any language.
fn check_text(name: &str, text: &str, offences: &mut Vec<String>) {
    let lines = text.lines().count();
    let limit = if name.starts_with("capi/") { LINES_CAPI } else { LINES };
    if lines > limit && !EXEMPT.iter().any(|e| name.starts_with(e)) {
        offences.push(format!("{name}: {lines} lines, at most {limit} are allowed (TIDY-2)"));
    }
    // The words are written in two parts so that this file does not offend.
    let unfinished = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("to", "do!"), concat!("unimpl", "emented!")];
    let machine = [
        concat!("\"/", "work/"),
        concat!("\"/", "home/"),
        concat!("\"/", "tmp/"),
        concat!(" /", "work/"),
        concat!(" /", "home/"),
    ];
    for (k, line) in text.lines().enumerate() {
        if unfinished.iter().any(|w| line.contains(w)) {
            offences.push(format!("{name}:{}: unfinished work (TIDY-4)", k + 1));
        }
        if machine.iter().any(|w| line.contains(w)) {
            offences.push(format!("{name}:{}: a path of one machine (TIDY-5)", k + 1));
        }
    }
}

/// TIDY-3 and TIDY-7.
fn check_rust(name: &str, text: &str, offences: &mut Vec<String>) {
    if !text.starts_with("//!") {
        offences.push(format!("{name}: the first line must say what the file is for, with //! (TIDY-3)"));
    }
    let is_layer = name.starts_with("capi/src/") && !name.starts_with("capi/src/generated/");
    if is_layer && !name.ends_with("/boundary.rs") {
        for (k, line) in text.lines().enumerate() {
            if line.contains("unsafe {") {
                offences.push(format!("{name}:{}: an unsafe block outside boundary.rs (TIDY-7)", k + 1));
            }
        }
    }
}

/// TIDY-1: `crate::x` in a file of module `y` needs rank x < rank y, or x = y.
fn check_layers(name: &str, text: &str, offences: &mut Vec<String>) {
    let module = name.trim_start_matches("src/").split(['/', '.']).next().unwrap_or_default();
    let rank = |m: &str| LAYERS.iter().find(|(l, _)| *l == m).map(|(_, r)| *r);
    let Some(own) = rank(module) else {
        if name != "src/lib.rs" {
            offences.push(format!("{name}: module {module} has no layer (TIDY-1)"));
        }
        return;
    };
    for (k, line) in text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or_default();
        for used in used_modules(code) {
            if used != module && rank(used).is_some_and(|r| r >= own) {
                offences.push(format!("{name}:{}: {module} may not use {used} (TIDY-1)", k + 1));
            }
        }
    }
}

/// The modules named by `crate::x` and `crate::{x, y::z}` in a line.
fn used_modules(code: &str) -> impl Iterator<Item = &str> {
    code.split("crate::").skip(1).flat_map(|rest| {
        let list = rest.strip_prefix('{').map(|r| r.split('}').next().unwrap_or(r));
        list.unwrap_or_else(|| rest.split([';', ' ', '(', ',', ')']).next().unwrap_or(rest))
            .split(',')
            .map(|item| item.trim().split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_read_from_paths_and_lists() {
        let mut offences = Vec::new();
        check_layers("src/mem/buf.rs", "use crate::error::Error;\nuse crate::{types::Type, mem};\n", &mut offences);
        assert_eq!(offences, ["src/mem/buf.rs:2: mem may not use types (TIDY-1)"]);
    }
}
