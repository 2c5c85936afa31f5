//! Edge lists: what is read, what is refused. Expected values by hand.

use graphblas::ErrorKind;
use graphblas::io::{self, Coo, ReadOptions};
use graphblas::types::TypeCode;

fn parse(text: &str, piece_bytes: usize) -> graphblas::Result<Coo> {
    io::parse_edge_list(text.as_bytes(), "edges.txt", &ReadOptions { piece_bytes, ..Default::default() })
}

fn edges(coo: &Coo) -> Vec<(u64, u64)> {
    coo.rows.iter().copied().zip(coo.cols.iter().copied()).collect()
}

#[test]
fn pairs_are_a_pattern() {
    let text = "# a comment\n% another\n0 1\n\n 2\t0 \r\n1,5\n3 , 3\n0 1";
    for piece_bytes in [1, 6, 1000] {
        let coo = parse(text, piece_bytes).unwrap();
        assert_eq!((coo.nrows, coo.ncols, coo.ty.code(), coo.is_iso), (6, 6, Some(TypeCode::Bool), true));
        assert_eq!(edges(&coo), [(0, 1), (2, 0), (1, 5), (3, 3), (0, 1)]);
        assert_eq!(coo.vals[..], [1]);
    }
}

#[test]
fn whole_weights_are_int64() {
    let coo = parse("0 1 5\n1,2,-7\n2 0 9223372036854775807\n", 1000).unwrap();
    assert_eq!((coo.ty.code(), coo.is_iso, coo.nrows), (Some(TypeCode::Int64), false, 3));
    assert_eq!(coo.vals[..], [5_i64, -7, i64::MAX].map(i64::to_ne_bytes).concat());
}

#[test]
fn any_decimal_weight_makes_all_fp64() {
    for text in ["0 1 5\n1 2 -7.5\n", "0 1 5.0\n1 2 -7.5\n"] {
        let coo = parse(text, 1).unwrap();
        assert_eq!((coo.ty.code(), coo.nrows), (Some(TypeCode::FP64), 3));
        assert_eq!(coo.vals[..], [5.0_f64, -7.5].map(f64::to_ne_bytes).concat());
    }
}

#[test]
fn large_node_numbers_cost_nothing() {
    let coo = parse("0 1152921504606846975\n", 1000).unwrap();
    assert_eq!(coo.nrows, 1 << 60);
}

#[test]
fn malformed_lists_are_refused() {
    for (text, want) in [
        ("", "1: expected at least one edge 'u v' or 'u v w', found the end of the file"),
        ("# nothing\n\n", "2: expected at least one edge"),
        ("a b\n", "1: expected a node number from 0 to 1152921504606846975, found 'a'"),
        ("0 -1\n", "1: expected a node number from 0 to 1152921504606846975, found '-1'"),
        ("0 1152921504606846976\n", "1: expected a node number"),
        ("0\n", "1: expected a node number from 0 to 1152921504606846975, found the end of the line"),
        ("0 1\n1\n", "2: expected a node number"),
        ("0,,1\n", "1: expected a node number from 0 to 1152921504606846975, found ',1'"),
        ("0 1\n1 2 3\n", "2: expected the end of the line after an edge 'u v' without weight, like the first one, found '3'"),
        ("0 1 2\n1 2\n", "2: expected a value of type FP64 (a number) after the nodes of an edge, found the end of the line"),
        ("0 1 2\n1 2 heavy\n", "2: expected a value of type FP64 (a number) after the nodes of an edge, found 'heavy'"),
        ("0 1 2 3\n", "1: expected the end of the line after an edge 'u v w', found '3'"),
    ] {
        let e = parse(text, 1).unwrap_err();
        assert_eq!(e.kind(), ErrorKind::BadInput);
        assert!(e.message().starts_with(&format!("edges.txt:{want}")), "{text:?}: {e}");
    }
}

#[test]
fn read_goes_by_name_and_banner() {
    let folder = std::env::temp_dir().join(format!("io_edge_list_{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let read = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        io::read(&path, &ReadOptions::default())
    };
    assert_eq!(edges(&read("a.txt", "2 2\n1 1\n").unwrap()), [(2, 2), (1, 1)]);
    assert_eq!(edges(&read("a.MTX", "2 2 1\n1 1 5\n").unwrap()), [(0, 0)]);
    assert_eq!(edges(&read("b.txt", "%%MatrixMarket matrix coordinate real general\n2 2 1\n1 1 5\n").unwrap()), [(0, 0)]);
    std::fs::remove_dir_all(&folder).unwrap();
}
