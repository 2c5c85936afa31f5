//! The C programs of `tests/c`, compiled against the header and run on the library; the header
//! on its own in every language version that it promises.
//!
//! Needs: `cc`, `c++`. With `GRAPHBLAS_VALGRIND` set, the programs run under valgrind.
#![cfg(target_os = "linux")]

mod built;

use std::fs;
use std::path::Path;
use std::process::Command;

use built::{linkable, root};

const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// What a command printed, if it failed.
fn run(command: &mut Command) -> Result<(), String> {
    let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Err(format!("{command:?}: {}\n{}{}", out.status, text(&out.stdout), text(&out.stderr)))
}

fn compile_and_run(source: &Path, folder: &Path) -> Result<(), String> {
    let program = folder.join(source.file_stem().expect("a source has a name"));
    let is_c = source.extension().is_some_and(|x| x == "c");
    let (compiler, standard) = if is_c { ("cc", "-std=c11") } else { ("c++", "-std=c++11") };
    run(Command::new(compiler)
        .args(WARNINGS)
        .args([standard, "-g", "-o"])
        .arg(&program)
        .arg(source)
        .arg("-I")
        .arg(root().join("include"))
        .arg("-L")
        .arg(folder)
        .args(["-lgraphblas", "-lm"]))?;
    let mut command = if std::env::var_os("GRAPHBLAS_VALGRIND").is_some() {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--error-exitcode=1", "--leak-check=full", "--errors-for-leak-kinds=definite"]).arg(&program);
        valgrind
    } else {
        Command::new(&program)
    };
    run(command.env("LD_LIBRARY_PATH", folder))
}

#[test]
fn every_program_passes() {
    let folder = linkable("c_programs");
    let mut sources: Vec<_> = fs::read_dir(root().join("tests/c"))
        .expect("tests/c exists")
        .map(|entry| entry.expect("tests/c can be read").path())
        .filter(|path| path.extension().is_some_and(|x| x == "c" || x == "cpp"))
        .collect();
    sources.sort();
    assert!(sources.len() >= 11, "programs are missing from tests/c");
    let failures: Vec<_> = sources.iter().filter_map(|s| compile_and_run(s, &folder).err()).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_header_is_quiet_in_every_standard() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let text = "#include \"GraphBLAS.h\"\n#include \"GraphBLAS.h\"\nint main (void) { return 0; }\n";
    for (compiler, extension, standards) in
        [("cc", "c", &["c99", "c11", "c17"][..]), ("c++", "cpp", &["c++11", "c++14", "c++17", "c++20"][..])]
    {
        let source = folder.join("header").with_extension(extension);
        fs::write(&source, text).expect("the target folder can be written");
        for standard in standards {
            let checked = run(Command::new(compiler)
                .args(WARNINGS)
                .arg(format!("-std={standard}"))
                .arg("-fsyntax-only")
                .arg("-I")
                .arg(root().join("include"))
                .arg(&source));
            assert!(checked.is_ok(), "{}", checked.unwrap_err());
        }
    }
}
