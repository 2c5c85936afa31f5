//! `include/GraphBLAS.h`: templates around the declarations that cbindgen reads from the sources.
//!
//! Needs: `capi/header/*.h`, `capi/src/*.rs`. Gives: [`text`].
//! Cost: about a second. cbindgen sees plain items only, so all exported items are plain.

use std::fs;
use std::path::Path;

use cbindgen::{Builder, Config, DocumentationStyle, ItemType, Language, Layout, Style};

/// The header's text, from the templates, the hand-written sources and the given generated ones.
pub fn text(root: &Path, generated: &[&str]) -> Result<String, String> {
    let template =
        |name: &str| fs::read_to_string(root.join("capi/header").join(name)).map_err(|e| format!("capi/header/{name}: {e}"));
    let mut names: Vec<_> = fs::read_dir(root.join("capi/src"))
        .and_then(|dir| dir.map(|f| f.map(|f| f.path())).collect::<Result<_, _>>())
        .map_err(|e| format!("capi/src: {e}"))?;
    names.sort();
    let mut declarations = String::new();
    for path in names {
        // lib.rs and families.rs declare nothing; handle.rs only types, which the template has.
        if path.extension().is_some_and(|x| x == "rs")
            && !["lib.rs", "families.rs", "handle.rs"].iter().any(|skip| path.ends_with(skip))
        {
            let source = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            declarations.push_str(&declared(&source)?);
            declarations.push('\n');
        }
    }
    for source in generated {
        declarations.push_str(&declared(source)?);
        declarations.push('\n');
    }
    Ok([template("head.h")?, declarations, template("tail.h")?, template("generic.h")?, "\n#endif\n".to_owned()].concat())
}

/// The C declarations of one source text.
fn declared(source: &str) -> Result<String, String> {
    let mut config = Config {
        language: Language::C,
        style: Style::Type,
        no_includes: true,
        usize_is_size_t: true,
        line_length: 130,
        documentation: true,
        documentation_style: DocumentationStyle::C,
        ..Config::default()
    };
    config.export.item_types = vec![ItemType::Functions, ItemType::Globals];
    config.function.args = Layout::Auto;
    // cbindgen reads files, and the sources to read may not have been written yet.
    let file = std::env::temp_dir().join(format!("xtask-{}.rs", std::process::id()));
    fs::write(&file, source).map_err(|e| format!("{}: {e}", file.display()))?;
    let bindings = Builder::new().with_config(config).with_src(&file).generate();
    let _ = fs::remove_file(&file);
    let mut text = Vec::new();
    bindings.map_err(|e| format!("cbindgen: {e}"))?.write(&mut text);
    let text = String::from_utf8(text).map_err(|e| format!("cbindgen: {e}"))?;
    Ok(compact(&text))
}

/// One line per comment and per object. A variable of a handle type is not const in C, so that
/// its address fits where a handle's does; those that the ABI lists as const stay so.
fn compact(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let text = text.replace("\n\nextern", "\nextern").replace("/*\n ", "/* ").replace("\n */", " */");
    for line in text.lines() {
        let handle =
            line.strip_prefix("extern const G").filter(|rest| !rest.starts_with("rB_Global") && !rest.starts_with("xB_Format"));
        match handle {
            Some(rest) => out.extend(["extern G", rest]),
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}
