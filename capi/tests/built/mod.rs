//! Where the library lies that cargo built for these tests, under the names programs link with.
//!
//! Needs: the build of this test. Gives: [`library`], [`linkable`], [`exported_functions`], and in
//! [`programs`] compilers. Cost: two symbolic links.
#![allow(dead_code, reason = "each test uses what it needs")]

pub mod programs;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The shared library.
pub fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test knows its own path");
    let deps = exe.parent().expect("a test lies in deps");
    [deps, deps.parent().expect("deps lies in the profile's folder")]
        .map(|dir| dir.join("libgraphblas_capi.so"))
        .into_iter()
        .find(|path| path.exists())
        .expect("cargo builds the shared library before its tests")
}

/// A fresh folder in which the library has its public names; `test` keeps folders apart.
pub fn linkable(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    for name in ["libgraphblas.so", "libgraphblas.so.9"] {
        std::os::unix::fs::symlink(library(), folder.join(name)).expect("the target folder can be written");
    }
    folder
}

/// The functions of the specification that the library exports.
pub fn exported_functions() -> BTreeSet<String> {
    let out = Command::new("nm").args(["-D", "--defined-only"]).arg(library()).output().expect("nm runs");
    let text = String::from_utf8(out.stdout).expect("nm prints text");
    text.lines()
        .filter_map(|line| line.split_once(" T ").map(|(_, name)| name.to_owned()))
        .filter(|name| name.starts_with("GrB_"))
        .collect()
}

/// The repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("capi lies in the repository")
}
