//! Names the shared library: programs linked against ABI 9 look for `libgraphblas.so.9`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux") => println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libgraphblas.so.9"),
        Ok("macos") => println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libgraphblas.9.dylib"),
        _ => {}
    }
}
