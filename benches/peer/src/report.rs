//! A row of a run, the table on the terminal as rows come in, and the CSV record.
//! Needs:   rows in any order.
//! Gives:   ratio = their time / our time: above 1, ours is faster.
//! Cost:    none worth naming.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::noise::QUIET;

/// Times in seconds and memory in bytes of one case; `None` where memory could not be measured.
pub struct Times {
    /// Our median, in the process with the median ratio.
    pub ours: f64,
    /// Theirs there.
    pub theirs: f64,
    /// Our fastest sample.
    pub our_best: f64,
    /// Their fastest sample.
    pub their_best: f64,
    /// Samples of each side in all processes.
    pub samples: usize,
    /// Entries the operation looks at by definition.
    pub touched: u64,
    /// Equal steps in a run; the times are of one.
    pub steps: u64,
    /// Bytes that must be moved per touched entry, 0 where that says nothing.
    pub entry_bytes: u64,
    /// Our peak growth.
    pub our_bytes: Option<u64>,
    /// Their peak growth.
    pub their_bytes: Option<u64>,
}

/// Less memory than this is not compared: a few pages of code that run for the first time.
const LEAST_MEMORY: u64 = 1_000_000;

/// A case on a graph with a thread count.
pub struct Row {
    /// Of the case.
    pub group: &'static str,
    /// Of the case.
    pub case: String,
    /// Of the graph.
    pub graph: String,
    /// Vertices of the graph.
    pub n: u64,
    /// Entries of the graph.
    pub nvals: u64,
    /// Of both libraries.
    pub threads: usize,
    /// Bytes per second that a copy of memory moves with as many threads.
    pub copy_bandwidth: f64,
    /// Cores that other programs used meanwhile.
    pub foreign_cores: f64,
    /// Measurement, or what went wrong.
    pub outcome: Result<Times>,
}

impl Row {
    /// Their time / our time.
    pub fn ratio(&self) -> Option<f64> {
        self.outcome.as_ref().ok().map(|t| t.theirs / t.ours)
    }

    /// The same of the fastest samples: what the ratio would be on a quiet machine.
    pub fn best_ratio(&self) -> Option<f64> {
        self.outcome.as_ref().ok().map(|t| t.their_best / t.our_best)
    }

    /// Their peak memory / ours; None where either is not known or hardly a page.
    pub fn memory_ratio(&self) -> Option<f64> {
        let times = self.outcome.as_ref().ok()?;
        let (ours, theirs) = (times.our_bytes?, times.their_bytes?);
        (ours.max(theirs) >= LEAST_MEMORY).then(|| theirs.max(1) as f64 / ours.max(1) as f64)
    }

    /// Bytes that must be moved, as a share of what a copy would move in our time.
    pub fn copy_share(&self) -> Option<f64> {
        let times = self.outcome.as_ref().ok()?;
        let bytes = times.touched * times.entry_bytes;
        (bytes > 0).then(|| bytes as f64 / times.ours / self.copy_bandwidth)
    }

    /// `group/case on graph, n threads`
    pub fn name(&self) -> String {
        format!("{}/{} on {}, threads {}", self.group, self.case, self.graph, self.threads)
    }

    /// One line of the table whose head is `print_head`.
    pub fn print(&self) {
        let case = format!("{}/{}", self.group, self.case);
        match &self.outcome {
            Err(what) => println!("{case:<44} {:<16} {what}", self.graph),
            Ok(t) => println!(
                "{case:<44} {:<16} {:>11} {:>11} {:>7.2} {:>7.2} {:>9} {:>9} {:>6} {:>9.2} {:>6}{}",
                self.graph,
                duration(t.ours),
                duration(t.theirs),
                t.theirs / t.ours,
                t.their_best / t.our_best,
                megabytes(t.our_bytes),
                megabytes(t.their_bytes),
                self.memory_ratio().map_or("-".to_string(), |m| format!("{m:.2}")),
                t.ours * 1e9 / t.touched.max(1) as f64,
                self.copy_share().map_or("-".to_string(), |c| format!("{:.1}", c * 100.0)),
                if self.foreign_cores > QUIET { " busy" } else { "" },
            ),
        }
    }
}

/// Column names of `Row::print`.
pub fn print_head(threads: usize, copy_bandwidth: f64) {
    println!("\nthreads: {threads}; a copy of memory moves {:.1} GB/s (read and written)", copy_bandwidth / 1e9);
    println!("ratio = theirs/ours (above 1: ours is faster), best = the same of the fastest samples");
    println!("MB = growth of resident memory at its peak, memory = theirs/ours");
    println!("copy % = bytes that must be moved per second, as a share of what a copy moves");
    println!(
        "{:<44} {:<16} {:>11} {:>11} {:>7} {:>7} {:>9} {:>9} {:>6} {:>9} {:>6}",
        "workload", "graph", "ours", "theirs", "ratio", "best", "ours MB", "theirs MB", "memory", "ns/entry", "copy %"
    );
}

/// Of positive numbers.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

/// `0.812 us`, `3.400 ms` or `2.100 s`.
pub fn duration(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.3} us", s * 1e6),
        s if s < 1.0 => format!("{:.3} ms", s * 1e3),
        s => format!("{s:.3} s"),
    }
}

/// `12.3`, or `-` when unknown.
pub fn megabytes(bytes: Option<u64>) -> String {
    bytes.map_or("-".to_string(), |b| format!("{:.1}", b as f64 / 1e6))
}

const CSV_HEAD: &str = "commit,cpu,threads,group,case,graph,n,nvals,touched,samples,steps,ours_s,theirs_s,ours_best_s,theirs_best_s,ratio,ours_bytes,theirs_bytes,foreign_cores,copy_share,error";

/// Writes all rows; commit and processor are in every line, so that records can be put together.
pub fn write_csv(path: &Path, rows: &[Row]) -> Result<()> {
    let (commit, cpu) = (commit(), cpu());
    let mut text = format!("{CSV_HEAD}\n");
    for row in rows {
        let Row { group, case, graph, n, nvals, threads, foreign_cores, outcome, .. } = row;
        let (case, graph) = (quoted(case), quoted(graph));
        text += &format!("{commit},{cpu},{threads},{group},{case},{graph},{n},{nvals},");
        text += &match outcome {
            Ok(t) => format!(
                "{},{},{},{:e},{:e},{:e},{:e},{:.4},{},{},{foreign_cores:.2},{},\n",
                t.touched,
                t.samples,
                t.steps,
                t.ours,
                t.theirs,
                t.our_best,
                t.their_best,
                t.theirs / t.ours,
                t.our_bytes.map_or(String::new(), |b| b.to_string()),
                t.their_bytes.map_or(String::new(), |b| b.to_string()),
                row.copy_share().map_or(String::new(), |c| format!("{c:.4}")),
            ),
            Err(what) => format!(",,,,,,,,,,{foreign_cores:.2},,{}\n", quoted(what)),
        };
    }
    write_text(path, &text)
}

/// Writes a file, making its directory.
pub fn write_text(path: &Path, text: &str) -> Result<()> {
    let failed = |e: std::io::Error| format!("{}: {e}", path.display());
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir).map_err(failed)?;
    }
    fs::write(path, text).map_err(failed)
}

/// Commit of the source, `unknown` outside a repository.
pub fn commit() -> String {
    let asked = Command::new("git").args(["-C", env!("CARGO_MANIFEST_DIR"), "rev-parse", "--short", "HEAD"]).output();
    match asked {
        Ok(out) if out.status.success() => String::from_utf8_lossy(&out.stdout).trim().to_string(),
        Ok(_) | Err(_) => "unknown".to_string(),
    }
}

/// Model name of the processor, as a CSV field.
pub fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|l| l.strip_prefix("model name")?.split_once(':'));
    quoted(model.map_or("unknown", |(_, name)| name.trim()))
}

fn quoted(field: &str) -> String {
    format!("\"{}\"", field.replace('"', "'"))
}
