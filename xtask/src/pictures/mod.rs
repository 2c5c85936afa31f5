//! The pictures of the guide, made by running what they show.
//!
//! Needs: the engine, and the record of whole programs. Gives: [`files`]: for each picture `NAME.svg`, which pages show where files are read, and `NAME.link`, a
//! Markdown definition that holds the same picture as a `data:` address, which rustdoc shows without any other file.
//! Cost: milliseconds; the files are committed and have less than 15 KB each.

mod bars;
mod draw;
mod plans;
mod scenes;
mod show;

use std::path::Path;

use engine::Result;

use crate::tables;

/// Where the files lie.
const FOLDER: &str = "docs/guide/pictures";

/// A picture's name, and what makes it.
type Scene = (&'static str, fn() -> Result<draw::Drawing>);

const SCENES: [Scene; 15] = [
    ("mxm", scenes::mxm),
    ("mxv", scenes::mxv),
    ("ewise_add", scenes::ewise_add),
    ("ewise_mult", scenes::ewise_mult),
    ("ewise_union", scenes::ewise_union),
    ("extract", scenes::extract),
    ("assign", scenes::assign),
    ("apply", scenes::apply),
    ("select", scenes::select),
    ("reduce", scenes::reduce),
    ("transpose", scenes::transpose),
    ("kronecker", scenes::kronecker),
    ("build", scenes::build),
    ("masks", scenes::masks),
    ("transfer", scenes::transfer),
];

/// The same of what is recorded, and of the passes that would make it: the SVG itself.
type Plan = (&'static str, fn() -> std::result::Result<String, String>);

const PLANS: [Plan; 2] = [("plan_chain", plans::chain), ("plan_product", plans::product)];

/// Every file: its path, and its text.
pub fn files(root: &Path) -> std::result::Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    let mut draw = |name: &str, svg: String, links: &str| {
        files.push((format!("{FOLDER}/{name}.link"), link(name, &svg) + links));
        files.push((format!("{FOLDER}/{name}.svg"), svg));
    };
    for (name, scene) in SCENES {
        draw(name, scene().map_err(|e| format!("the picture {name}: {e}"))?.svg(), &pages());
    }
    for (name, plan) in PLANS {
        draw(name, plan().map_err(|e| format!("the picture {name}: {e}"))?, "");
    }
    let (record, ratios) = tables::programs_with_one_thread(root)?;
    let title = format!("the other library's time over this one's, one thread ({record})");
    draw("programs", bars::svg(&title, &ratios), "");
    Ok(files)
}

/// Where links from one operation's page to others lead in rustdoc; in the files they lead to files.
fn pages() -> String {
    let pages = SCENES.iter().map(|(name, _)| format!("[page {name}]: mod@{name}\n"));
    pages.chain(["[page lazy]: mod@crate::guide::lazy\n".to_owned()]).collect()
}

/// The definition `[picture NAME]: <data:...>`. Where two definitions have one label Markdown takes the first, so that this one,
/// put before a page, wins over the page's own, which names the file.
fn link(name: &str, svg: &str) -> String {
    let mut address = String::with_capacity(svg.len() * 5 / 4);
    for c in svg.trim_end().chars() {
        match c {
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            '#' => address.push_str("%23"),
            '%' => address.push_str("%25"),
            // Markdown would read `&lt;` as the character.
            '&' => address.push_str("%26"),
            '\n' => {}
            c => address.push(c),
        }
    }
    format!("[picture {name}]: <data:image/svg+xml,{address}>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_small_and_their_addresses_are_one_line() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        for (name, text) in files(root).unwrap() {
            assert!(text.len() < 15_000, "{name} has {} bytes", text.len());
            if name.ends_with(".svg") {
                assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"), "{name}");
                continue;
            }
            let address = text.lines().next().unwrap();
            let inner = address.split_once('<').unwrap().1.strip_suffix('>').unwrap();
            assert!(!inner.contains(['<', '>', '&', '#']), "{name}");
        }
    }
}
