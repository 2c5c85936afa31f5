//! The C programs of `tests/c`, compiled against the header and run on the library; the header
//! on its own in every language version that it promises.
//!
//! Needs: `cc`, `c++`; clang is tried as well where it is installed. With `GRAPHBLAS_VALGRIND`
//! set, the programs run under valgrind.
#![cfg(target_os = "linux")]

mod built;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use built::programs::{compile, compilers, program, run, succeeds};
use built::{exported_functions, linkable, root};

/// The sources right below a folder of `tests`, in order of their names.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut sources: Vec<_> = fs::read_dir(root().join("tests").join(folder))
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|x| x == "c" || x == "cpp"))
        .collect();
    sources.sort();
    sources
}

fn is_c(source: &Path) -> bool {
    source.extension().is_some_and(|x| x == "c")
}

fn stem(source: &Path) -> &str {
    source.file_stem().and_then(|s| s.to_str()).expect("a source has a name")
}

#[test]
fn every_program_passes() {
    let folder = linkable("c_programs");
    let sources = sources("c");
    assert!(sources.len() >= 11, "programs are missing from tests/c");
    let failures: Vec<_> = sources
        .iter()
        .filter_map(|source| {
            let (compiler, standard) = if is_c(source) { ("cc", "c11") } else { ("c++", "c++11") };
            let name = folder.join(stem(source));
            program(compiler, standard, &[source], &folder, &name).and_then(|()| run(&name, &folder)).err()
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The undefined symbols of an object file.
fn undefined(object: &Path) -> BTreeSet<String> {
    let out = Command::new("nm").arg("-u").arg(object).output().expect("nm runs");
    let text = String::from_utf8(out.stdout).expect("nm prints text");
    text.split_whitespace().filter(|word| *word != "U").map(str::to_owned).collect()
}

#[test]
fn every_function_is_called_by_its_long_name_from_c99() {
    let folder = linkable("every_function");
    for compiler in compilers(true) {
        let mut called = BTreeSet::new();
        let mut objects = Vec::new();
        for source in sources("c/every_function") {
            let object = folder.join(format!("{compiler}-{}.o", stem(&source)));
            let made = succeeds(compile(compiler, "c99").arg("-c").arg(&source).arg("-o").arg(&object));
            assert!(made.is_ok(), "{}", made.unwrap_err());
            called.extend(undefined(&object));
            objects.push(object);
        }
        let exported = exported_functions();
        let forgotten: Vec<_> = exported.difference(&called).collect();
        assert!(forgotten.is_empty(), "not called: {forgotten:?}");
        let name = folder.join(format!("{compiler}-every_function"));
        let passed = program(compiler, "c99", &objects, &folder, &name).and_then(|()| run(&name, &folder));
        assert!(passed.is_ok(), "{}", passed.unwrap_err());
    }
}

#[test]
fn one_name_for_all_types_is_quiet_in_every_standard() {
    let polymorphic: Vec<_> = sources("c").into_iter().filter(|source| stem(source).starts_with("polymorphic")).collect();
    assert!(!polymorphic.is_empty());
    for (compiler, standard) in compilers(true).into_iter().flat_map(|c| ["c11", "c17"].map(|s| (c, s))) {
        let checked = succeeds(compile(compiler, standard).arg("-fsyntax-only").args(&polymorphic));
        assert!(checked.is_ok(), "{}", checked.unwrap_err());
    }
}

#[test]
fn the_long_names_are_quiet_in_every_standard_of_cxx() {
    let cxx: Vec<_> = sources("c").into_iter().filter(|source| !is_c(source)).collect();
    assert!(!cxx.is_empty());
    for (compiler, standard) in compilers(false).into_iter().flat_map(|c| ["c++11", "c++14", "c++17", "c++20"].map(|s| (c, s))) {
        let checked = succeeds(compile(compiler, standard).arg("-fsyntax-only").args(&cxx));
        assert!(checked.is_ok(), "{}", checked.unwrap_err());
    }
}

#[test]
fn the_header_is_quiet_in_every_standard() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let text = "#include \"GraphBLAS.h\"\n#include \"GraphBLAS.h\"\nint main (void) { return 0; }\n";
    for (is_c, extension, standards) in
        [(true, "c", &["c99", "c11", "c17"][..]), (false, "cpp", &["c++11", "c++14", "c++17", "c++20"][..])]
    {
        let source = folder.join("header").with_extension(extension);
        fs::write(&source, text).expect("the target folder can be written");
        for compiler in compilers(is_c) {
            for standard in standards {
                let checked = succeeds(compile(compiler, standard).arg("-fsyntax-only").arg(&source));
                assert!(checked.is_ok(), "{}", checked.unwrap_err());
            }
        }
    }
}
