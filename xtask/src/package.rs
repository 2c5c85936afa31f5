//! `cargo xtask crate`: the crate as its users get it.
//!
//! Needs: cargo; for the oldest Rust, a toolchain of that name, else that step says that it is left out. Gives: an error
//! when the crate without features has more than [`CRATES`] crates, a feature alone or all together do not compile or warn, the
//! README names another Rust than the manifest, the package lacks a file or holds one that is not for users, or the oldest
//! Rust refuses the code.
//! Cost: a check of the crate for each feature, some ten seconds each.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Outcome;

/// Most crates of the tree without features, the crate itself among them.
const CRATES: usize = 12;
/// What the package must hold.
const FILES: [&str; 5] = ["Cargo.toml", "README.md", "LICENSE-APACHE", "LICENSE-MIT", "src/lib.rs"];
/// What it must not hold.
const FOLDERS: [&str; 6] = ["tests/", "benches/", "examples/", "capi/", "clients/", "xtask/"];

/// Runs all checks.
pub fn run(root: &Path) -> Outcome {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(|e| format!("Cargo.toml: {e}"))?;
    let readme = fs::read_to_string(root.join("README.md")).map_err(|e| format!("README.md: {e}"))?;
    let oldest = quoted(&manifest, "rust-version").ok_or("Cargo.toml: no rust-version")?;
    if !readme.contains(&format!("Rust {oldest} or newer")) {
        return Err(format!("README.md does not say `Rust {oldest} or newer`, which Cargo.toml says"));
    }
    tree(root)?;
    files(root)?;
    cargo(root, &["package", "-p", "graphblas", "--allow-dirty", "--no-verify", "--quiet"])?;
    let names = features(&manifest);
    if names.is_empty() {
        return Err("Cargo.toml: no [features] were found".to_owned());
    }
    for name in &names {
        check(root, &["--features", name], &format!("with the feature {name} alone"))?;
    }
    check(root, &["--all-features"], "with all features")?;
    let toolchain = format!("+{oldest}");
    if cargo(root, &[&toolchain, "--version"]).is_err() {
        println!("left out: Rust {oldest} is not installed here (rustup toolchain install {oldest})");
        return Ok(());
    }
    cargo(root, &[&toolchain, "check", "--quiet", "-p", "graphblas", "-p", "graphblas-capi", "--all-features"])
        .map_err(|e| format!("the code needs a newer Rust than {oldest}:\n{e}"))?;
    Ok(())
}

/// The text of the first `key = "text"`.
fn quoted<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let value = manifest.lines().find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))?;
    value.split('"').nth(1)
}

/// The names in `[features]`, without `default`.
fn features(manifest: &str) -> Vec<&str> {
    let section = manifest.lines().skip_while(|line| line.trim() != "[features]").skip(1);
    let lines = section.take_while(|line| !line.starts_with('['));
    let names = lines.filter(|line| !line.starts_with('#')).filter_map(|line| Some(line.split_once(" =")?.0));
    names.filter(|name| *name != "default").collect()
}

fn tree(root: &Path) -> Outcome {
    let text = cargo(root, &["tree", "-p", "graphblas", "--edges", "normal", "--prefix", "none", "--format", "{p}"])?;
    let mut crates: Vec<&str> = text.lines().filter_map(|line| line.split_whitespace().next()).collect();
    crates.sort_unstable();
    crates.dedup();
    if crates.len() > CRATES {
        let (n, list) = (crates.len(), crates.join(", "));
        return Err(format!("without features the tree has {n} crates, at most {CRATES} are allowed: {list}"));
    }
    Ok(())
}

fn files(root: &Path) -> Outcome {
    let text = cargo(root, &["package", "-p", "graphblas", "--list", "--allow-dirty"])?;
    let files: Vec<&str> = text.lines().collect();
    if let Some(name) = FILES.iter().find(|name| !files.contains(name)) {
        return Err(format!("the package lacks {name}"));
    }
    match files.iter().find(|name| FOLDERS.iter().any(|folder| name.starts_with(folder))) {
        Some(name) => Err(format!("the package holds {name}, which is not for users")),
        None => Ok(()),
    }
}

/// Compiles the library with these features; a warning is an error.
fn check(root: &Path, features: &[&str], how: &str) -> Outcome {
    let begin = ["clippy", "--quiet", "-p", "graphblas", "--lib"];
    let arguments = [&begin[..], features, &["--", "-D", "warnings"]].concat();
    cargo(root, &arguments).map(drop).map_err(|e| format!("{how}:\n{e}"))
}

/// What cargo prints; an error when it fails. Through `PATH`, where rustup's cargo understands `+1.89`.
fn cargo(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let mut command = Command::new("cargo");
    // A cargo that runs this program has named its own toolchain for its children.
    command.args(arguments).current_dir(root).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO").env_remove("RUSTC");
    // A toolchain that is not there is left out, not fetched.
    command.env("RUSTUP_AUTO_INSTALL", "0");
    let out = command.output().map_err(|e| format!("cargo: {e}"))?;
    if out.status.success() {
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    } else {
        Err(format!("cargo {}: {}\n{}", arguments.join(" "), out.status, String::from_utf8_lossy(&out.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manifests_are_read() {
        let manifest =
            "rust-version = \"1.89\"\n[features]\ndefault = []\n# About it.\nsprs = [\"dep:sprs\"]\n\n[[test]]\nname = \"x\"\n";
        assert_eq!(quoted(manifest, "rust-version"), Some("1.89"));
        assert_eq!(features(manifest), ["sprs"]);
    }
}
