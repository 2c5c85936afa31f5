//! Names the shared library: programs linked against ABI 9 look for `libgraphblas.so.9`. Tells the
//! library which compiler makes it (`GxB_COMPILER_NAME`).

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux") => println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgraphblas.so.9"),
        Ok("macos") => println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libgraphblas.9.dylib"),
        _ => {}
    }
    println!("cargo::rustc-env=GRAPHBLAS_RUSTC={}", compiler_version().unwrap_or_default());
}

/// The second word of `rustc 1.89.0 (29483883e 2025-08-04)`.
fn compiler_version() -> Option<String> {
    let out = Command::new(std::env::var_os("RUSTC")?).arg("--version").output().ok()?;
    String::from_utf8(out.stdout).ok()?.split_whitespace().nth(1).map(str::to_owned)
}
