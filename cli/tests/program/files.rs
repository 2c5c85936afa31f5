//! `graphblas convert` and `generate`: every format read back.

use graphblas::io::{self, Coo, Duplicates, ReadOptions};

use crate::program::{Folder, graphblas, matrix};

/// Row, column, the bytes of the value.
type Entry = (u64, u64, Vec<u8>);

/// Rows, columns, and the entries in order.
fn entries(path: &str) -> (u64, u64, Vec<Entry>) {
    let mut coo: Coo = io::read(path.as_ref(), &ReadOptions { duplicates: Duplicates::Keep, ..ReadOptions::default() }).unwrap();
    coo.expand_iso().unwrap();
    let size = coo.vals.len() / coo.nvals().max(1);
    let values = coo.vals.chunks_exact(size.max(1)).map(<[u8]>::to_vec);
    let mut list: Vec<_> = coo.rows.iter().zip(&coo.cols[..]).zip(values).map(|((i, j), x)| (*i, *j, x)).collect();
    list.sort();
    (coo.nrows, coo.ncols, list)
}

#[test]
fn conversions_keep_every_entry() {
    let folder = Folder::new("conversions_keep_every_entry");
    // A pattern, and values of type FP64: the largest vertex of each has an edge.
    for name in ["karate.mtx", "ldbc-directed-example.mtx", "west0067.mtx"] {
        let mut from = matrix(name);
        let before = entries(&from);
        for to in ["1.el", "2.mtx.gz", "3.csv", "4.el.gz", "5.tsv.zst", "6.mtx.zst", "7.txt", "8.csv.gz", "9.mtx"] {
            let to = folder.at(to);
            let ended = graphblas(&["convert", &from, &to]);
            assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
            assert_eq!(ended.ok(), "");
            from = to;
        }
        assert_eq!(entries(&from), before, "{name}");
        // Packed by the one, read by the other.
        assert_eq!(entries(&folder.at("2.mtx.gz")), before, "{name}");
        assert_eq!(entries(&folder.at("8.csv.gz")), before, "{name}");
    }
}

#[test]
fn texts_are_as_said() {
    let folder = Folder::new("texts_are_as_said");
    let names = folder.write("named.csv", "from,to,length\n0,2,1.5\n2,1,3\n");
    let read = |name: &str| std::fs::read_to_string(folder.at(name)).unwrap();
    for (name, expected) in [
        ("a.tsv", "0\t2\t1.5\n2\t1\t3.0\n"),
        ("a.el", "0 2 1.5\n2 1 3.0\n"),
        ("a.mtx", "%%MatrixMarket matrix coordinate real general\n%%GraphBLAS type double\n3 3 2\n1 3 1.5\n3 2 3.0\n"),
    ] {
        graphblas(&["convert", &names, &folder.at(name), "--quiet"]).ok();
        assert_eq!(read(name), expected);
    }
    // What the format cannot say is said.
    let alone = folder.write("alone.mtx", "%%MatrixMarket matrix coordinate pattern general\n9 9 1\n1 2\n");
    let ended = graphblas(&["convert", &alone, &folder.at("alone.el")]);
    assert!(ended.err.contains("7 vertices are lost"), "{}", ended.err);
    assert_eq!(read("alone.el"), "0 1\n");
}

#[test]
fn the_same_seed_gives_the_same_graph() {
    let folder = Folder::new("the_same_seed_gives_the_same_graph");
    let generate = |name: &str, args: &[&str]| {
        let path = folder.at(name);
        graphblas(&[&["generate"], args, &[&path, "--quiet"]].concat()).ok();
        entries(&path)
    };
    let kronecker = ["kronecker", "--scale", "7", "--edge-factor", "4"];
    let one = generate("1.mtx", &kronecker);
    assert_eq!(one.0, 128);
    assert!(one.2.iter().all(|(i, j, x)| i != j && one.2.contains(&(*j, *i, x.clone()))), "both ways, no loops");
    assert_eq!(generate("2.mtx.zst.mtx", &kronecker), one);
    assert_ne!(generate("3.mtx", &[&kronecker[..], &["--seed", "2"]].concat()), one);
    let uniform = ["uniform", "--vertices", "50", "--edges", "400", "--weights", "int", "--directed"];
    let (n, _, list) = generate("4.mtx", &[&uniform[..], &["--self-loops"]].concat());
    assert_eq!(n, 50);
    assert!(list.iter().any(|(i, j, _)| i == j) && list.iter().any(|(i, j, _)| !list.iter().any(|(k, l, _)| (k, l) == (j, i))));
    assert!(list.iter().all(|(_, _, x)| (1..=255).contains(&i64::from_ne_bytes(x[..].try_into().unwrap()))));
    // Drawn 400 times, none left out.
    assert_eq!(generate("5.el", &[&uniform[..], &["--self-loops", "--parallel-edges"]].concat()).2.len(), 400);
    let err = graphblas(&[&["generate"], &uniform[..], &["--parallel-edges", &folder.at("6.mtx")]].concat()).failed(2);
    assert!(err.contains("a Matrix Market file has each position once"), "{err}");
    let err = graphblas(&["generate", "kronecker", "--scale", "99", &folder.at("7.mtx")]).failed(2);
    assert!(err.contains("scale: needed 0 to 60, got 99"), "{err}");
}
