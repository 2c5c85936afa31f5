//! `graphblas info` and `degrees`: facts counted by hand.

use crate::program::{Folder, fed, graphblas, matrix};

/// The value behind a word at the begin of a line.
fn fact<'a>(text: &'a str, what: &str) -> &'a str {
    text.lines().find_map(|line| line.strip_prefix(what)).unwrap_or_else(|| panic!("no {what} in\n{text}")).trim()
}

#[test]
fn facts_of_the_karate_club() {
    let text = graphblas(&["info", &matrix("karate.mtx")]).ok();
    for (what, expected) in [
        ("file", "karate.mtx, Matrix Market, symmetric"),
        ("shape", "34 by 34"),
        ("entries", "156"),
        ("type", "BOOL, pattern only"),
        ("density", "13.4948 %"),
        ("symmetric", "yes"),
        ("self-loops", "0"),
        ("row degrees", "min 1, mean 4.59, max 17 (at 34)"),
        ("column degrees", "min 1, mean 4.59, max 17 (at 34)"),
        ("empty rows", "0"),
        ("empty columns", "0"),
    ] {
        assert_eq!(fact(&text, what), expected);
    }
    assert!(!text.contains("warning") && !text.contains("values"), "{text}");
}

#[test]
fn what_looks_wrong_is_said() {
    let warnings = |text: &str| -> Vec<String> {
        let out = fed(&["info", "-"], text.as_bytes()).ok();
        out.lines().filter_map(|line| line.strip_prefix("warning")).map(|line| line.trim().to_owned()).collect()
    };
    assert_eq!(warnings("0 1\n1 0\n"), [""; 0]);
    assert_eq!(warnings("1 2\n2 1\n"), ["vertex 0 has no edges: the file may count from 1"]);
    let repeated = "1 entries repeat the position of another: algorithms keep the smallest value";
    let negative = "1 values are negative: algorithms take every length for 1";
    assert_eq!(warnings("0 1 2\n0 1 -3\n1 0 0\n"), [repeated, negative, "1 entries are zeros that are stored"]);
    assert_eq!(
        warnings("0 1\n0 9\n"),
        ["more than half of the vertices have no edges: the numbers of the vertices may have gaps"]
    );
    let head = "%%MatrixMarket matrix coordinate real general\n";
    let twice = warnings(&format!("{head}1 1 2\n1 1 1.5\n1 1 2.5\n"));
    assert_eq!(twice, ["1 entries repeat the position of another: other commands refuse the file"]);
    let empty = warnings(&format!("{head}3 4 0\n"));
    assert_eq!(empty, ["there are no entries", "not square: algorithms need as many rows as columns"]);
}

#[test]
fn values_and_symmetry() {
    let text = fed(&["info", "-"], b"0 1 2.5\n1 0 -1\n1 1 7\n").ok();
    assert_eq!(fact(&text, "values"), "-1 to 7");
    assert_eq!((fact(&text, "symmetric"), fact(&text, "self-loops")), ("pattern yes, values no", "1"));
    for name in ["complex.mtx", "full.mtx", "LFAT5_hypersparse.mtx", "zenios.mtx", "skew_int8.mtx"] {
        assert!(graphblas(&["info", &matrix(name)]).ok().contains("row degrees"), "{name}");
    }
}

#[test]
fn bars_of_degrees() {
    let folder = Folder::new("bars_of_degrees");
    let star = folder.write("star.el", "0 1\n0 2\n0 3\n0 4\n0 5\n1 0\n");
    let text = graphblas(&["degrees", &star]).ok();
    let full = "█".repeat(40);
    let some = "█".repeat(10);
    let expected = format!(
        "star.el: 6 rows, entries mean 1.00, max 5\n{:>16}  {:>12}\n{:>16}  {:>12}  {full}\n{:>16}  {:>12}  {some}\n\
         {:>16}  {:>12}\n{:>16}  {:>12}  {some}\n",
        "entries", "rows", "0", 4, "1", 1, "2-3", 0, "4-7", 1
    );
    assert_eq!(text, expected);
    let text = graphblas(&["degrees", &star, "--columns"]).ok();
    assert!(text.starts_with("star.el: 6 columns, entries mean 1.00, max 1\n"), "{text}");
}
