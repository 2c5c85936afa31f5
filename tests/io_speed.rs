//! Reading speed on the two largest graphs of the data folder: prints MB/s of text, with one and
//! two threads and several piece sizes. `cargo test --release --test io_speed -- --nocapture`

use std::hint::black_box;
use std::path::Path;
use std::time::Instant;

use graphblas::io::{self, ReadOptions};

#[test]
fn reading_speed() {
    for name in ["road-FLA.mtx.gz", "web-NotreDame.mtx.gz"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/graphs").join(name);
        let packed = std::fs::read(&path).unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()));
        let text = io::load(&mut &packed[..], name).unwrap();
        let megabytes = text.len() as f64 / 1e6;
        let report = |what: &str, seconds: f64| {
            println!("read/{name}/{what}: {megabytes:.1} MB in {:.1} ms, {:.0} MB/s", seconds * 1e3, megabytes / seconds);
        };
        report("unpack", best_of_5(|| drop(black_box(io::load(&mut &packed[..], name)))));
        for threads in [1, 2] {
            graphblas::par::set_threads(threads);
            for piece_bytes in [128 << 10, 512 << 10, 4 << 20] {
                let options = ReadOptions { piece_bytes, ..Default::default() };
                let read = || drop(black_box(io::parse_matrix_market(&text, name, &options)));
                report(&format!("parse/threads={threads}/piece={piece_bytes}"), best_of_5(read));
            }
        }
        let read = || drop(black_box(io::read(&path, &ReadOptions::default())));
        report("whole", best_of_5(read));
    }
}

fn best_of_5(f: impl Fn()) -> f64 {
    let time = |()| {
        let start = Instant::now();
        f();
        start.elapsed().as_secs_f64()
    };
    [(); 5].map(time).into_iter().fold(f64::INFINITY, f64::min)
}
