//! Memory: what reading asks for, and what happens when it does not get it.
//!
//! One test, because the counters and the faults are those of the whole process.

use graphblas::io::generate::{GraphOptions, uniform};
use graphblas::io::{self, Coo, ReadOptions};
use graphblas::mem::{fault, stats};
use graphblas::types::TypeCode;
use graphblas::{ErrorKind, Result};

#[test]
fn memory_is_bounded_by_the_text_and_may_run_out() {
    headers_cannot_ask_for_memory();
    every_allocation_may_fail();
}

/// Arrays of 64 KB and more end with a page, some bytes behind their last element (`mem::Buf`): rows, columns and values.
const ENDS: usize = 3 * (4096 + 64);

fn headers_cannot_ask_for_memory() {
    for text in [
        "1000000000000 1000000000000 1000000000000000\n1 1 1\n".to_string(),
        "1000000000 1000000000\n1\n2\n".to_string(),
        "%%MatrixMarket matrix array real symmetric\n1000000000 1000000000\n1\n2\n".to_string(),
        // A million lines without entries: at most one entry per four bytes of text.
        format!("2 2 1\n{}", "\n".repeat(1_000_000)),
    ] {
        stats::reset_peak();
        let before = stats::in_use();
        let e = io::parse_matrix_market(text.as_bytes(), "t.mtx", &ReadOptions::default()).unwrap_err();
        assert_eq!(e.kind(), ErrorKind::BadInput);
        let entries = 24 * (text.len() / 6 + 2);
        let most = if entries < 64 << 10 { entries } else { entries + ENDS };
        assert!(stats::peak() - before <= most, "{} bytes for {}", stats::peak() - before, text.len());
        assert_eq!(stats::in_use(), before);
    }
}

fn every_allocation_may_fail() {
    let skew = "%%MatrixMarket matrix coordinate integer skew-symmetric\n9 9 3\n3 2 4\n9 1 4\n2 1 -4\n";
    let packed = {
        let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        std::io::Write::write_all(&mut gz, &skew.repeat(10_000).into_bytes()).unwrap();
        gz.finish().unwrap()
    };
    let options = ReadOptions { piece_bytes: 6, ..Default::default() };
    let weighted =
        GraphOptions { is_symmetric: true, drop_duplicates: true, weights: Some(TypeCode::FP32), ..Default::default() };
    let tasks: [(&str, &dyn Fn() -> Result<usize>); 6] = [
        ("matrix market", &|| io::parse_matrix_market(skew.as_bytes(), "t", &options).map(|c| c.nvals())),
        ("array", &|| io::parse_matrix_market(b"2 2\n1\n2\n3\n4\n", "t", &options).map(|c| c.nvals())),
        ("edge list", &|| io::parse_edge_list(b"1 2 3\n2 3 4.5\n", "t", &options).map(|c| c.nvals())),
        ("gzip", &|| io::load(&mut &packed[..], "t").map(|t| t.len())),
        ("generate", &|| uniform(100, 500, &weighted).map(|c| c.nvals())),
        ("embedded", &|| io::embedded::karate().and_then(expanded)),
    ];
    for (name, task) in tasks {
        let want = task().unwrap();
        let before = stats::in_use();
        for k in 0.. {
            fault::fail_after(k);
            let found = task();
            let unused = fault::off();
            assert_eq!(stats::in_use(), before, "{name}: memory lost when allocation {k} fails");
            match found {
                // Shrinking may fail without harm.
                Ok(n) if !unused => assert_eq!(n, want, "{name}"),
                Ok(n) => {
                    assert!(n == want && k >= 2, "{name}: {k} allocations");
                    break;
                }
                Err(e) => assert_eq!(e.kind(), ErrorKind::OutOfMemory, "{name}: {e}"),
            }
        }
    }
}

fn expanded(mut coo: Coo) -> Result<usize> {
    coo.expand_iso()?;
    assert_eq!(coo.values()?.len(), coo.nvals());
    Ok(coo.nvals())
}
