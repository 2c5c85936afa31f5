//! `cargo xtask gen`: from the tables to committed sources and the header.
//!
//! Needs: the engine's catalog, `capi/src/families.rs`, `capi/contracts` and `benches/record`. Gives:
//! `capi/src/generated/*.rs`, `include/GraphBLAS.h`, `docs/reference.md`, and of the guide the pictures and the tables of its page on
//! performance; with `--check`, an error when a committed file differs.
//! Cost: about a second.

use std::fs;
use std::path::Path;

use crate::{Outcome, emit, header, pictures, reference, tables};

/// Every generated file: its path, and its text. The header is made from the new sources.
fn files(root: &Path) -> Result<Vec<(String, String)>, String> {
    let (objects, typed, fields, plain) = (emit::objects(), emit::typed(), emit::fields(), emit::plain());
    let header = header::text(root, &[&objects, &typed, &fields, &plain])?;
    let reference = reference::text(root, &header)?;
    let sources = [
        ("capi/src/generated/objects.rs", objects),
        ("capi/src/generated/typed.rs", typed),
        ("capi/src/generated/fields.rs", fields),
        ("capi/src/generated/plain.rs", plain),
        ("include/GraphBLAS.h", header),
        ("docs/reference.md", reference),
    ];
    let mut files: Vec<(String, String)> = sources.map(|(name, text)| (name.to_owned(), text)).into();
    files.extend(pictures::files(root)?);
    files.push((tables::PAGE.to_owned(), tables::page(root)?));
    Ok(files)
}

/// Writes the files that changed.
pub fn write(root: &Path) -> Outcome {
    for (name, text) in files(root)? {
        let path = root.join(&name);
        if fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            fs::write(&path, text).map_err(|e| format!("{name}: {e}"))?;
            println!("wrote {name}");
        }
    }
    Ok(())
}

/// Compares instead of writing.
pub fn check(root: &Path) -> Outcome {
    let stale: Vec<String> = files(root)?
        .into_iter()
        .filter(|(name, text)| fs::read_to_string(root.join(name)).ok().as_ref() != Some(text))
        .map(|(name, _)| format!("{name} differs from its tables; run `cargo xtask gen` and commit"))
        .collect();
    if stale.is_empty() { Ok(()) } else { Err(stale.join("\n")) }
}
