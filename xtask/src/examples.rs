//! TIDY-8: what a user of the crate can name has an example in its documentation that runs as a test.
//!
//! Needs: a source file's text. Gives: one line per item without an example. Cost: one pass over the lines.
//! Looked at: functions, types and traits that are `pub` without a restriction, and exported macros. Variants, fields and
//! methods of trait impls are shown by the item they belong to. What a file's own tests need is not documentation.

/// Where the rule holds: folders and files.
const FOLDERS: [&str; 10] = [
    "LAGraph-ports/src/",
    "src/error.rs",
    "src/io/",
    "src/mem/buf.rs",
    "src/mem/shared.rs",
    "src/object/",
    "src/ops/",
    "src/par/",
    "src/typed/",
    "src/types/",
];
/// Files there that users do not see or cannot call: what they hold stays in the crate, is hidden, or is a type that an enum of the
/// operators has to name.
const HIDDEN: [&str; 19] = [
    "src/io/cursor.rs",
    "src/io/header.rs",
    "src/io/mirror.rs",
    "src/io/random.rs",
    "src/io/source.rs",
    "src/object/check.rs",
    "src/object/compute.rs",
    "src/object/header.rs",
    "src/object/locked.rs",
    "src/object/merge.rs",
    "src/object/record.rs",
    "src/object/record_entries.rs",
    "src/object/record_product.rs",
    "src/object/twin.rs",
    "src/ops/apply/mod.rs",
    "src/ops/closure.rs",
    "src/par/disjoint.rs",
    "src/par/team.rs",
    "src/types/cast.rs",
];
/// How a line begins that declares an item of the face.
const ITEMS: [&str; 8] =
    ["pub fn ", "pub const fn ", "pub unsafe fn ", "pub struct ", "pub enum ", "pub trait ", "pub unsafe trait ", "pub type "];

/// How a fence begins whose code is run; other words stand at text, and at code that is not to compile.
const RUN: [&str; 3] = ["", "rust", "standalone_crate"];

/// Adds an offence for each item of a Rust file that has no example, if the rule holds for the file.
pub fn check(name: &str, text: &str, offences: &mut Vec<String>) {
    if !FOLDERS.iter().any(|f| name.starts_with(f)) || HIDDEN.contains(&name) {
        return;
    }
    let (mut seen, mut is_inside) = (Seen::default(), false);
    for (k, line) in text.lines().enumerate() {
        let line = line.trim_start();
        if line.starts_with("#[cfg(test)]") {
            break;
        }
        // Some attributes have several lines.
        is_inside = (is_inside || line.starts_with("#[")) && !line.ends_with(']');
        if is_inside || line.ends_with(")]") || line.starts_with("///") || line.starts_with("#[") {
            seen.note(line);
            continue;
        }
        if let Some(item) = seen.item(line)
            && !seen.has_example
        {
            offences.push(format!("{name}:{}: {item} has no example in its documentation (TIDY-8)", k + 1));
        }
        seen = Seen::default();
    }
}

/// What the documentation and the attributes in front of an item say.
#[derive(Default)]
struct Seen {
    has_example: bool,
    is_in_fence: bool,
    is_hidden: bool,
    is_exported: bool,
}

impl Seen {
    fn note(&mut self, line: &str) {
        if let Some(fence) = line.strip_prefix("/// ```") {
            self.is_in_fence = !self.is_in_fence;
            self.has_example |= self.is_in_fence && RUN.contains(&fence.trim());
        }
        self.is_hidden |= line.starts_with("#[doc(hidden)]");
        self.is_exported |= line.starts_with("#[macro_export]");
    }

    /// The kind and name of the item that a line declares, if users see it.
    fn item<'a>(&self, line: &'a str) -> Option<&'a str> {
        let is_item = ITEMS.iter().any(|i| line.starts_with(i)) || (self.is_exported && line.starts_with("macro_rules!"));
        (is_item && !self.is_hidden).then(|| line.split(['(', '<', '{', ';', '=', ':']).next().unwrap_or(line).trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_found_behind_attributes() {
        let mut seen = Seen::default();
        ["/// Adds.", "///", "/// ```", "/// ```", "#[must_use]"].iter().for_each(|l| seen.note(l));
        assert!(seen.has_example);
        assert_eq!(seen.item("pub const fn add<T>(x: T) -> T {"), Some("pub const fn add"));
        assert_eq!(seen.item("pub(crate) fn add() {"), None);
        assert_eq!(seen.item("macro_rules! inner {"), None);
        seen.note("#[doc(hidden)]");
        assert_eq!(seen.item("pub struct Plus;"), None);
    }

    #[test]
    fn what_has_no_code_that_runs_is_told() {
        let mut offences = Vec::new();
        let text = "/// Adds.\n///\n/// ```text\n/// 1 + 1\n/// ```\n#[cold]\npub fn add() {}\n";
        check("src/types/add.rs", text, &mut offences);
        assert_eq!(offences, ["src/types/add.rs:7: pub fn add has no example in its documentation (TIDY-8)"]);
        check("src/types/add.rs", &text.replace("text", ""), &mut offences);
        check("src/kernel/add.rs", text, &mut offences);
        assert_eq!(offences.len(), 1);
    }
}
