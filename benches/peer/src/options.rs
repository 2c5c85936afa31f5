//! Command line of bench-peer.
//! Needs:   arguments as `--name value`.
//! Gives:   `Options`; `None` when help or the list of cases was printed instead.
//! Cost:    none.

use std::path::PathBuf;

use bench_peer::case::Limits;
use bench_peer::{Result, cases, wheel};

/// What to run.
pub struct Options {
    pub ours: PathBuf,
    pub peer: Option<PathBuf>,
    pub is_self_check: bool,
    pub threads: Vec<usize>,
    pub graphs: Vec<String>,
    pub only: Option<String>,
    pub limits: Limits,
    pub budget: f64,
    pub has_memory: bool,
    pub csv: PathBuf,
    pub plot: PathBuf,
}

const HELP: &str = "\
bench-peer: the same GraphBLAS calls on two libraries, in turns, in one process
  --ours PATH       our library                   [target/release/libgraphblas.so]
  --peer PATH       the other library, or an unpacked wheel  [GRAPHBLAS_PEER, else the wheel from PyPI]
  --self-check      the peer on both sides: every ratio must be near 1
  --graphs A,B,..   kron:SCALE, uniform:SCALE, star:PATHS, a shared graph's name, or a Matrix Market file
  --threads 1,2     thread counts                 [1,2]
  --only TEXT       cases whose group/name contains TEXT
  --max-flops N     leave out A*A above N multiplications   [200000000]
  --max-entries N   leave out extra cases on graphs of more entries    [1600000]
  --budget SECONDS  aim for a case                [0.25]
  --no-memory       do not measure memory
  --quick           two small graphs, a budget of 0.05 s
  --csv PATH        record                        [target/bench/peer.csv]
  --plot PATH       ratios as a picture           [beside the record, peer.svg]
  --list            names of the cases";

const GRAPHS: [&str; 10] = [
    "karate",
    "ego-Facebook",
    "soc-Epinions1",
    "web-NotreDame",
    "road-NY",
    "road-FLA",
    "kron:12",
    "kron:14",
    "kron:16",
    "uniform:14",
];
const QUICK_GRAPHS: [&str; 2] = ["karate", "kron:12"];

/// Reads the arguments.
pub fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Options>> {
    let target = wheel::target_dir();
    let mut options = Options {
        ours: target.join("release/libgraphblas.so"),
        peer: std::env::var_os("GRAPHBLAS_PEER").map(PathBuf::from),
        is_self_check: false,
        threads: vec![1, 2],
        graphs: GRAPHS.map(String::from).to_vec(),
        only: None,
        limits: Limits { flops: 200_000_000, extra_entries: 1_600_000 },
        budget: 0.25,
        has_memory: true,
        csv: target.join("bench/peer.csv"),
        plot: PathBuf::new(),
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--ours" => options.ours = PathBuf::from(value()?),
            "--peer" => options.peer = Some(PathBuf::from(value()?)),
            "--self-check" => options.is_self_check = true,
            "--graphs" => options.graphs = value()?.split(',').map(String::from).collect(),
            "--threads" => options.threads = thread_counts(&value()?)?,
            "--only" => options.only = Some(value()?),
            "--max-flops" => options.limits.flops = number(&word, &value()?)?,
            "--max-entries" => options.limits.extra_entries = number(&word, &value()?)?,
            "--budget" => options.budget = number(&word, &value()?)?,
            "--no-memory" => options.has_memory = false,
            "--quick" => {
                options.graphs = QUICK_GRAPHS.map(String::from).to_vec();
                options.budget = 0.05;
            }
            "--csv" => options.csv = PathBuf::from(value()?),
            "--plot" => options.plot = PathBuf::from(value()?),
            "--list" => {
                cases::registry().iter().for_each(|case| println!("{}", case.full_name()));
                return Ok(None);
            }
            "--help" | "-h" => {
                println!("{HELP}");
                return Ok(None);
            }
            unknown => return Err(format!("{unknown} is not an option\n{HELP}")),
        }
    }
    if options.plot.as_os_str().is_empty() {
        options.plot = options.csv.with_extension("svg");
    }
    Ok(Some(options))
}

fn thread_counts(list: &str) -> Result<Vec<usize>> {
    let counts = list.split(',').map(|word| number("--threads", word)).collect::<Result<Vec<usize>>>()?;
    if counts.contains(&0) { Err("--threads: at least 1".to_string()) } else { Ok(counts) }
}

fn number<T: std::str::FromStr>(option: &str, word: &str) -> Result<T> {
    word.parse().map_err(|_| format!("{option}: '{word}' is not a number"))
}
