//! Where the library lies that cargo built for these tests, under the names programs link with.
//!
//! Needs: the build of this test. Gives: [`library`], [`linkable`]. Cost: two symbolic links.
#![allow(dead_code, reason = "each test uses what it needs")]

use std::fs;
use std::path::{Path, PathBuf};

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

/// The repository.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("capi lies in the repository")
}
