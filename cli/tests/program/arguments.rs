//! Wrong arguments end with 2, wrong input with 1; both say what was expected.

use std::fs;

use crate::program::{Folder, fed, graphblas, matrices, matrix};

#[test]
fn wrong_arguments_end_with_2() {
    let karate = matrix("karate.mtx");
    let cases: [(&[&str], &str); 14] = [
        (&[], "Usage: graphblas"),
        (&["paint", &karate], "unrecognized subcommand 'paint'"),
        (&["run", "walk", &karate], "betweenness"),
        (&["run", "bfs", &karate, "--source", "35"], "--source: expected a vertex from 1 to 34, found '35'"),
        (&["run", "bfs", &karate, "--source", "0"], "--source: expected a vertex from 1 to 34, found '0'"),
        (&["run", "bfs", &karate, "--source", "1,2"], "--source: bfs starts from one vertex, got 2"),
        (&["run", "triangles", &karate, "--source", "1"], "--source: triangles starts from no vertex"),
        (&["run", "pagerank", &karate, "--set", "warp=9"], "tolerance"),
        (&["run", "sssp", &karate, "--set", "delta=-1"], "expected delta= and a number from 0, found 'delta=-1'"),
        (&["run", "k-truss", &karate, "--set", "k=3.5"], "expected k= and a whole number"),
        (&["run", "max-flow", &karate, "--source", "1"], "--source: max-flow needs two vertices, got 1"),
        (&["convert", &karate, "karate.xls"], "karate.xls: expected a name that ends with .mtx"),
        (&["spy", &karate, "karate.gif"], "karate.gif: expected a name that ends with .png or .svg"),
        (&["explain", "pagerank", &karate, "--of", "beauty"], "expected a result of the algorithm (rank), found 'beauty'"),
    ];
    for (args, expected) in cases {
        let err = graphblas(args).failed(2);
        assert!(err.contains(expected), "{args:?}: {err}");
    }
}

#[test]
fn wrong_input_ends_with_1() {
    let folder = Folder::new("wrong_input_ends_with_1");
    let wide = matrix("empty.mtx");
    for (file, expected) in [
        (folder.at("nothing.mtx"), "nothing.mtx: cannot be read"),
        (folder.write("letters.el", "0 1\n1 two\n"), "letters.el:2: expected a node number"),
        (
            folder.write("short.mtx", "%%MatrixMarket matrix coordinate pattern general\n2 2 2\n1 1\n"),
            "short.mtx:3: expected 2 entries",
        ),
        (folder.write("cut.el.zst", "\u{28}"), "cut.el.zst:1: "),
        (wide, "empty.mtx: a graph needs as many rows as columns"),
    ] {
        let err = graphblas(&["run", "bfs", &file]).failed(1);
        assert!(err.starts_with("graphblas: ") && err.contains(expected), "{file}: {err}");
    }
    let err = graphblas(&["convert", &matrix("empty.mtx"), &folder.at("empty.el")]).failed(1);
    assert!(err.contains("an edge list holds square matrices, this one is 3 by 4"), "{err}");
    let err = fed(&["info", "-"], b"0 1\nx\n").failed(1);
    assert!(err.contains("standard input:2: "), "{err}");
    let damaged = [&[0x28, 0xb5, 0x2f, 0xfd][..], b"no frame at all"].concat();
    assert!(fed(&["info", "-"], &damaged).failed(1).contains("the zstd stream is damaged"));
    let err = graphblas(&["convert", &matrix("karate.mtx"), &folder.at("no/such/folder.mtx")]).failed(1);
    assert!(err.contains("folder.mtx: cannot be written"), "{err}");
}

/// Each names the file and a line of it. A position that is repeated is no more than a warning to `info`.
#[test]
fn mangled_files_are_refused() {
    let mut count = 0;
    for entry in fs::read_dir(matrices()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if !name.starts_with("mangled") {
            continue;
        }
        count += 1;
        let is_repeated = name == "mangled14.mtx";
        for command in [&["info"][..], &["spy"], &["run", "components"], &["explain", "bfs"]] {
            let out: &[&str] = if command == ["spy"] { &["never.png"] } else { &[] };
            if is_repeated && command.len() == 1 {
                continue;
            }
            let err = graphblas(&[command, &[&matrix(&name)], out].concat()).failed(1);
            let (_, place) = err.split_once(&format!("{name}:")).unwrap_or_else(|| panic!("{name}: {err}"));
            let (line, _) = place.split_once(':').unwrap();
            assert!(line.parse::<u32>().is_ok_and(|line| line > 0), "{name}: {err}");
        }
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn completions_know_the_algorithms() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = graphblas(&["completions", shell]).ok();
        assert!(script.contains("convert"), "{shell}");
        // The others do not complete words without an option.
        assert!(script.contains("betweenness") || !["bash", "zsh"].contains(&shell), "{shell}");
    }
    graphblas(&["completions", "abacus"]).failed(2);
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(graphblas(&["--version"]).ok().starts_with("graphblas 0."));
    for command in ["info", "run", "convert", "generate", "bench", "spy", "degrees", "explain", "completions"] {
        assert!(graphblas(&["--help"]).ok().contains(command));
        assert!(graphblas(&[command, "--help"]).ok().contains("Usage: graphblas"), "{command}");
    }
}
