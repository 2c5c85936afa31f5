//! Where the peer's shared library comes from: a path, or the PyPI wheel of SuiteSparse:GraphBLAS.
//! Needs:   python3 with pip for the download; otherwise a path (`--peer`, or `GRAPHBLAS_PEER`).
//! Gives:   the path of libgraphblas inside the unpacked wheel; its libgomp lies beside it and is found by RPATH.
//! Cost:    18 MB once, kept in target/peer.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;

const WHEEL: &str = "suitesparse-graphblas==9.4.5.0";

/// Finds or downloads the peer; `wish` is a library, or a directory that holds an unpacked wheel.
pub fn peer_library(wish: Option<&Path>) -> Result<PathBuf> {
    if let Some(path) = wish {
        return if path.is_dir() { library_in(path).ok_or_else(|| no_library(path)) } else { existing(path) };
    }
    let home = target_dir().join("peer");
    if let Some(library) = library_in(&home) {
        return Ok(library);
    }
    eprintln!("downloading {WHEEL} into {}", home.display());
    fs::create_dir_all(&home).map_err(|e| format!("{}: {e}", home.display()))?;
    download(&home)?;
    library_in(&home).ok_or_else(|| no_library(&home))
}

/// The workspace's target directory, whatever the current directory is.
pub fn target_dir() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => PathBuf::from(dir),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).join("target"),
    }
}

/// A library loaded twice under one path is loaded once: the second side of a self-comparison needs a copy of its own.
/// The copy lies beside the original, so that relative search paths go on working.
pub fn second_copy(library: &Path) -> Result<PathBuf> {
    let name = library.file_name().ok_or_else(|| no_library(library))?.to_string_lossy().into_owned();
    let copy = library.with_file_name(format!("second-{name}"));
    fs::copy(library, &copy).map_err(|e| format!("{}: {e}", copy.display()))?;
    Ok(copy)
}

fn existing(path: &Path) -> Result<PathBuf> {
    path.canonicalize().map_err(|e| format!("{}: {e}", path.display()))
}

fn no_library(place: &Path) -> String {
    format!("no suitesparse_graphblas.libs/libgraphblas*.so* in {}", place.display())
}

/// libgraphblas of an unpacked wheel (auditwheel puts it into `suitesparse_graphblas.libs`).
fn library_in(home: &Path) -> Option<PathBuf> {
    fs::read_dir(home.join("suitesparse_graphblas.libs"))
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.file_name().is_some_and(|f| f.to_string_lossy().starts_with("libgraphblas")))?
        .canonicalize()
        .ok()
}

/// The wheel's Python version does not matter: only its C library is used.
fn download(home: &Path) -> Result<()> {
    let platform = format!("manylinux2014_{}", std::env::consts::ARCH);
    let pip = ["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--python-version", "3.11"];
    let from = ["--implementation", "cp", "--abi", "cp311", "--platform", &platform, WHEEL, "--dest"];
    python(Command::new("python3").args(pip).args(from).arg(home))?;
    let wheel = fs::read_dir(home)
        .map_err(|e| format!("{}: {e}", home.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|e| e == "whl"))
        .ok_or_else(|| format!("pip left no wheel in {}", home.display()))?;
    python(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(home))
}

fn python(command: &mut Command) -> Result<()> {
    let advice = "give a path instead: --peer libgraphblas.so, or GRAPHBLAS_PEER";
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} failed ({status}); {advice}")),
        Err(e) => Err(format!("cannot run {command:?}: {e}; {advice}")),
    }
}
