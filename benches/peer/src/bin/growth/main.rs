//! growth: time and peak memory of one libgraphblas as the input grows from 10^4 to 10^7.
//! Needs:   `target/release/libgraphblas.so`, or `--lib`.
//! Gives:   per size: milliseconds, ns and bytes per touched entry, and how much ns per entry grew since the size before:
//!          about 1 is linear, up to `EXPLAINED_GROWTH`, or to what copies of so many entries, or so many reads at random places, grow by,
//!          a cache can explain, about 10 means work that does not belong there. With several threads, each point beside one thread's,
//!          measured next to it, and the mean of that over all points that touch [`LARGE`] entries and more.
//! Cost:    about two minutes and 4 GB at 10^7; every point runs in a process of its own, a fast one in three; with several threads twice that.

mod ladders;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bench_peer::library::Library;
use bench_peer::measure::{self, Plan};
use bench_peer::plot::{self, Line};
use bench_peer::{Result, bandwidth, isolate, memory, report, wheel};

use ladders::Ladder;

/// Growth of ns per touched entry over a tenfold size that needs no other explanation: leaving a cache costs about that much where
/// entries are waited for, a factor of n costs 10.
const EXPLAINED_GROWTH: f64 = 3.0;

/// Bytes of an entry that is copied: an index of 32 bits and a value of 64. Copies wait for nothing but bytes.
const COPIED: u64 = 12;

/// Reads at random places for each word that is read, as in a product of a matrix of this degree and a full vector.
const READS: u64 = ladders::DEGREE as u64;

/// Entries from which on several threads are expected to be faster than one.
const LARGE: u64 = 1_000_000;

/// A point that takes longer is given up.
const POINT_SECONDS: u32 = 180;

const HELP: &str = "\
growth: time and peak memory of one libgraphblas as the input grows tenfold at a time
  --lib PATH        [target/release/libgraphblas.so]
  --baseline PATH   another libgraphblas, for a column of its ns/entry
  --threads N       [1]; of several, each point is measured with one thread, too
  --largest P       up to 10^P, 4 to 8            [7]
  --only TEXT       ladders whose name contains TEXT
  --csv PATH        [target/bench/growth.csv]
  --plot PATH       ns/entry against size as a picture  [beside the record, growth.svg]";

struct Options {
    library: PathBuf,
    baseline: Option<PathBuf>,
    threads: usize,
    largest: u32,
    only: String,
    csv: PathBuf,
    plot: PathBuf,
}

/// What a point measured.
#[derive(Clone, Copy)]
struct Point {
    touched: u64,
    seconds: f64,
    bytes: u64,
}

fn main() -> ExitCode {
    match parse(std::env::args().skip(1)).and_then(|asked| asked.map_or(Ok(()), run)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("growth: {what}");
            ExitCode::FAILURE
        }
    }
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Option<Options>> {
    let target = wheel::target_dir();
    let mut options = Options {
        library: target.join("release/libgraphblas.so"),
        baseline: None,
        threads: 1,
        largest: 7,
        only: String::new(),
        csv: target.join("bench/growth.csv"),
        plot: PathBuf::new(),
    };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        let bad = |e: std::num::ParseIntError| format!("{word}: {e}");
        match word.as_str() {
            "--lib" => options.library = PathBuf::from(value()?),
            "--baseline" => options.baseline = Some(PathBuf::from(value()?)),
            "--threads" => options.threads = value()?.parse().map_err(bad)?,
            "--largest" => options.largest = value()?.parse().map_err(bad)?,
            "--only" => options.only = value()?,
            "--csv" => options.csv = PathBuf::from(value()?),
            "--plot" => options.plot = PathBuf::from(value()?),
            "--help" | "-h" => {
                println!("{HELP}");
                return Ok(None);
            }
            unknown => return Err(format!("{unknown} is not an option\n{HELP}")),
        }
    }
    if options.threads == 0 || !(4..=8).contains(&options.largest) {
        return Err(format!("option out of range\n{HELP}"));
    }
    if options.plot.as_os_str().is_empty() {
        options.plot = options.csv.with_extension("svg");
    }
    Ok(Some(options))
}

fn run(options: Options) -> Result<()> {
    let library = options.library.canonicalize();
    let library = library.map_err(|e| format!("{}: {e}; build it with 'make lib'", options.library.display()))?;
    println!("{}, threads {}", library.display(), options.threads);
    println!("growth = ns/entry over ns/entry at a tenth of the size; bytes/entry = peak growth of resident memory");
    println!("over 1 = the time that one thread takes over this one, ours and the baseline's");
    let mut csv = "commit,cpu,threads,ladder,size,touched,seconds,peak_bytes,baseline_seconds,one_thread_seconds,baseline_one_thread_seconds,error\n".to_string();
    let origin = format!("{},{},{}", report::commit(), report::cpu(), options.threads);
    let explained = yardsticks(options.threads, options.largest)?;
    let (mut suspicious, mut failed, mut lines, mut gains) = (Vec::new(), 0, Vec::new(), [Vec::new(), Vec::new()]);
    for ladder in ladders::all().iter().filter(|l| l.name.contains(&options.only)) {
        print_head(ladder);
        let mut before: Option<Point> = None;
        let mut line = Line { name: ladder.name.to_string(), points: Vec::new(), baseline: Vec::new() };
        for power in 4..=options.largest {
            let size = 10u64.pow(power);
            csv += &format!("{origin},\"{}\",{size},", ladder.name);
            match measure_point(ladder, size, &library, options.threads) {
                Ok(point) => {
                    let seconds = |library: &Path, threads| measure_point(ladder, size, library, threads).ok().map(|b| b.seconds);
                    let alone = |library: &Path| if options.threads > 1 { seconds(library, 1) } else { None };
                    let one = alone(&library);
                    let baseline = options.baseline.as_deref().and_then(|b| seconds(b, options.threads));
                    let baseline_one = options.baseline.as_deref().and_then(alone);
                    let over_one = [(one, Some(point.seconds)), (baseline_one, baseline)].map(|(one, all)| Some(one? / all?));
                    if point.touched >= LARGE {
                        gains.iter_mut().zip(over_one).for_each(|(gains, gain)| gains.extend(gain));
                    }
                    let growth = before.map(|b| point.ns_per_entry() / b.ns_per_entry());
                    // The caches are left by those that touch more entries as the size grows.
                    let may =
                        if before.is_some_and(|b| b.touched == point.touched) { EXPLAINED_GROWTH } else { explained(power) };
                    point.print(size, growth, may, baseline, over_one);
                    line.points.push((size as f64, point.ns_per_entry()));
                    line.baseline.extend(baseline.map(|s| (size as f64, s * 1e9 / point.touched as f64)));
                    let others = [baseline, one, baseline_one].map(|s| s.map_or(String::new(), |s| format!("{s:e}"))).join(",");
                    csv += &format!("{},{:e},{},{others},\n", point.touched, point.seconds, point.bytes);
                    if growth.is_some_and(|g| g > may) {
                        suspicious.push(format!("{} at {size}", ladder.name));
                    }
                    before = Some(point);
                }
                Err(what) => {
                    println!("{size:>14} {what}");
                    csv += &format!(",,,,,,\"{what}\"\n");
                    failed += 1;
                }
            }
        }
        lines.push(line);
    }
    report::write_text(&options.csv, &csv)?;
    report::write_text(&options.plot, &plot::growth(&lines))?;
    println!("\n{} steps grow more than a cache explains", suspicious.len());
    suspicious.iter().for_each(|what| println!("  {what}"));
    for (whose, gains) in ["ours", "the baseline"].iter().zip(&gains).filter(|(_, gains)| !gains.is_empty()) {
        let (threads, n) = (options.threads, gains.len());
        println!(
            "{threads} threads over one, {n} points of {LARGE} entries and more, {whose}: {:.2}",
            report::geometric_mean(gains)
        );
    }
    println!("written: {}\nwritten: {}", options.csv.display(), options.plot.display());
    if failed > 0 { Err(format!("{failed} points failed")) } else { Ok(()) }
}

/// Prints what copies, and reads at random places, take, and gives how much an entry may grow by up to 10^power entries.
fn yardsticks(threads: usize, largest: u32) -> Result<impl Fn(u32) -> f64> {
    println!("\ncopies of {COPIED} bytes an entry; reads at random places, {READS} for each word there is");
    println!("{:>14} {:>12} {:>8} {:>12} {:>8}", "entries", "ns a copy", "growth", "ns a read", "growth");
    let (mut growths, mut before) = (Vec::new(), [None; 2]);
    for entries in (4..=largest).map(|power| 10u64.pow(power)) {
        let answer = isolate::in_child(POINT_SECONDS, || {
            let copies = bandwidth::copying(threads, (entries * COPIED) as usize, 0.5)?;
            let reads = bandwidth::gathering(threads, entries as usize, (entries / READS) as usize, 0.5)?;
            Ok(format!("{copies:e} {reads:e}"))
        })?;
        let seconds: Vec<f64> = answer.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [copies, reads] = seconds[..] else { return Err(format!("a child answered '{answer}'")) };
        let ns = [copies, reads].map(|seconds| seconds * 1e9 / entries as f64);
        let [copies, reads]: [f64; 2] = std::array::from_fn(|k| before[k].map_or(1.0, |before: f64| ns[k] / before));
        println!("{entries:>14} {:>12.2} {copies:>8.2} {:>12.2} {reads:>8.2}", ns[0], ns[1]);
        growths.push(copies.max(reads).max(EXPLAINED_GROWTH));
        before = ns.map(Some);
    }
    Ok(move |power: u32| growths[(power - 4) as usize])
}

fn print_head(ladder: &Ladder) {
    println!("\n{}", ladder.name);
    println!(
        "{:>14} {:>12} {:>12} {:>10} {:>8} {:>10} {:>12} {:>13} {:>8} {:>8}",
        ladder.size_label, "touched", "ms", "ns/entry", "growth", "peak MB", "bytes/entry", "baseline ns", "over 1", "its"
    );
}

impl Point {
    fn ns_per_entry(&self) -> f64 {
        self.seconds * 1e9 / self.touched as f64
    }

    fn print(&self, size: u64, growth: Option<f64>, may: f64, baseline: Option<f64>, over_one: [Option<f64>; 2]) {
        let touched = self.touched as f64;
        let verdict = match growth {
            Some(g) if g > may => " <- not linear",
            Some(_) | None => "",
        };
        let [ours, its] = over_one.map(|gain| gain.map_or("-".to_string(), |gain| format!("{gain:.2}")));
        println!(
            "{size:>14} {:>12} {:>12.4} {:>10.2} {:>8} {:>10} {:>12.1} {:>13} {ours:>8} {its:>8}{verdict}",
            self.touched,
            self.seconds * 1e3,
            self.ns_per_entry(),
            growth.map_or("-".to_string(), |g| format!("{g:.2}")),
            report::megabytes(Some(self.bytes)),
            self.bytes as f64 / touched,
            baseline.map_or("-".to_string(), |s| format!("{:.2}", s * 1e9 / touched)),
        );
    }
}

/// A point; a fast one three times, of which the middle counts: where blocks come to lie, and what else is in the caches behind it,
/// differs from process to process (2026-11: 10.4 or 16 us).
fn measure_point(ladder: &Ladder, size: u64, library: &Path, threads: usize) -> Result<Point> {
    const CHILDREN: usize = 3;
    let mut points = vec![measure_once(ladder, size, library, threads)?];
    while points.len() < CHILDREN && points[0].seconds < measure::WARMED_BELOW {
        points.push(measure_once(ladder, size, library, threads)?);
    }
    points.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    Ok(points[points.len() / 2])
}

/// Peak memory of the first run, then the median time.
fn measure_once(ladder: &Ladder, size: u64, library: &Path, threads: usize) -> Result<Point> {
    let answer = isolate::in_child(POINT_SECONDS, || {
        let op = (ladder.make)(Library::open(library, threads)?, size)?;
        let mut output = (op.fresh)()?;
        let bytes = memory::peak_growth(|| {
            (op.run)(&mut output)?;
            output.wait()
        })?;
        drop(output);
        let seconds = measure::alone(&op, Plan::new(1, 0.2))?;
        Ok(format!("{} {seconds:e} {bytes}", op.touched))
    })?;
    let numbers: Vec<f64> = answer.split(' ').filter_map(|word| word.parse().ok()).collect();
    match numbers[..] {
        [touched, seconds, bytes] => Ok(Point { touched: touched as u64, seconds, bytes: bytes as u64 }),
        _ => Err(format!("a child answered '{answer}'")),
    }
}
