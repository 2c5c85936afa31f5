//! Compiling C and C++ against the header and the library, and running the result.
//!
//! Needs: `cc` and `c++`; `clang` and `clang++` are used too where they are installed.
//! Gives: [`compilers`], [`compile`], [`program`] (a linked one), [`run`] (under valgrind's memcheck
//! when `GRAPHBLAS_VALGRIND` is set), [`has`].

use std::path::Path;
use std::process::{Command, Stdio};

use super::root;

const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

/// Everything that valgrind can tell to be lost is an error. What is still reachable at the end
/// belongs to threads of the pool that sleep.
const MEMCHECK: [&str; 5] = [
    "--quiet",
    "--error-exitcode=1",
    "--leak-check=full",
    "--show-leak-kinds=all",
    "--errors-for-leak-kinds=definite,indirect,possible",
];

/// Whether the programs run under valgrind.
pub fn under_valgrind() -> bool {
    std::env::var_os("GRAPHBLAS_VALGRIND").is_some()
}

/// Whether a command is installed.
pub fn has(command: &str) -> bool {
    Command::new(command).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|s| s.success())
}

/// The system's compiler for C, or for C++, and clang where there is one.
pub fn compilers(is_c: bool) -> Vec<&'static str> {
    let (system, clang) = if is_c { ("cc", "clang") } else { ("c++", "clang++") };
    if has(clang) { vec![system, clang] } else { vec![system] }
}

/// What a command printed, if it failed.
pub fn succeeds(command: &mut Command) -> Result<(), String> {
    let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Err(format!("{command:?}: {}\n{}{}", out.status, text(&out.stdout), text(&out.stderr)))
}

/// A compiler that knows the header; every warning is an error.
pub fn compile(compiler: &str, standard: &str) -> Command {
    let mut command = Command::new(compiler);
    // valgrind 3.19 cannot read the DWARF 5 of clang.
    command.args(WARNINGS).args(["-gdwarf-4", "-pthread"]).arg(format!("-std={standard}")).arg("-I").arg(root().join("include"));
    command
}

/// Compiles and links `inputs`; the library lies in `folder`.
pub fn program<P: AsRef<Path>>(
    compiler: &str,
    standard: &str,
    inputs: &[P],
    folder: &Path,
    program: &Path,
) -> Result<(), String> {
    let mut command = compile(compiler, standard);
    command.arg("-o").arg(program).args(inputs.iter().map(AsRef::as_ref));
    succeeds(command.arg("-L").arg(folder).args(["-lgraphblas", "-lm"]))
}

/// Runs a program on the library in `folder`.
pub fn run(program: &Path, folder: &Path) -> Result<(), String> {
    let mut command = if under_valgrind() {
        let mut valgrind = Command::new("valgrind");
        valgrind.args(MEMCHECK).arg(format!("--suppressions={}", root().join("tests/c/valgrind.supp").display())).arg(program);
        valgrind
    } else {
        Command::new(program)
    };
    succeeds(command.env("LD_LIBRARY_PATH", folder))
}
