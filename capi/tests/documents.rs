//! The C examples of README.md and of the guide, compiled as they are printed and run on the library.
//!
//! Needs: `cc`. A block that is no program is the body of `main`, between `GrB_init` and `GrB_finalize`, and checks what it
//! says with `assert`; a block that prints says in a comment what.
#![cfg(target_os = "linux")]

mod built;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use built::programs::program;
use built::{linkable, root};

/// A block of C: its file and line, and its text.
struct Block {
    place: String,
    text: String,
}

/// The blocks of a Markdown file that are marked as C.
fn blocks(path: &Path, into: &mut Vec<Block>) {
    let text = fs::read_to_string(path).expect("the page can be read");
    let name = path.strip_prefix(root()).unwrap_or(path).display();
    let mut open: Option<Block> = None;
    for (line, number) in text.lines().zip(1..) {
        match (&mut open, line) {
            (None, "```c") => open = Some(Block { place: format!("{name}:{number}"), text: String::new() }),
            (Some(_), "```") => into.extend(open.take()),
            (Some(block), line) => block.text.extend([line, "\n"]),
            (None, _) => {}
        }
    }
    assert!(open.is_none(), "{name}: a block does not end");
}

/// The pages below a folder, in order of their names.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect("the folder exists").map(|e| e.expect("it can be read").path()).collect();
    entries.sort();
    let (folders, files): (Vec<_>, Vec<_>) = entries.into_iter().partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|x| x == "md"));
    files.chain(folders.iter().flat_map(|folder| pages(folder))).collect()
}

/// The block as a program.
fn completed(block: &str) -> String {
    if block.contains("int main") {
        return block.to_owned();
    }
    let head = "#undef NDEBUG\n#include <assert.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include \"GraphBLAS.h\"\n";
    format!("{head}int main (void)\n{{\nGrB_init (GrB_NONBLOCKING);\n{block}GrB_finalize ();\nreturn 0;\n}}\n")
}

/// What the example says that it prints: the comment behind a call of printf.
fn said(block: &str) -> Vec<&str> {
    let printing = block.lines().filter(|line| line.contains("printf"));
    printing.filter_map(|line| line.split_once(" // ").map(|(_, said)| said.trim())).collect()
}

#[test]
fn every_c_example_does_what_it_says() {
    let folder = linkable("documents");
    let mut all = Vec::new();
    for page in [vec![root().join("README.md")], pages(&root().join("docs/guide"))].concat() {
        blocks(&page, &mut all);
    }
    assert!(all.len() >= 17, "examples are missing: {} found", all.len());
    let mut failures = Vec::new();
    for (block, k) in all.iter().zip(0..) {
        let (source, name) = (folder.join(format!("example{k}.c")), folder.join(format!("example{k}")));
        fs::write(&source, completed(&block.text)).expect("the target folder can be written");
        if let Err(why) = program("cc", "c11", &[source], &folder, &name) {
            failures.push(format!("{}: {why}", block.place));
            continue;
        }
        let out = Command::new(&name).env("LD_LIBRARY_PATH", &folder).output().expect("the example runs");
        let printed = String::from_utf8_lossy(&out.stdout);
        let is_as_said = said(&block.text).iter().all(|said| printed.lines().any(|line| line.ends_with(said)));
        if !out.status.success() || !is_as_said {
            failures.push(format!("{}: {}\n{printed}{}", block.place, out.status, String::from_utf8_lossy(&out.stderr)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
