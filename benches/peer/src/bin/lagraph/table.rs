//! A line per kernel, graph and thread count, what all lines come down to, and the CSV record.
//! Needs:   rows in any order.
//! Gives:   ratio = their time / our time: above 1, ours is faster; ports = their time / that of the Rust ports, and to C = our time
//!          / that of the ports; of gap = our time / the time of gapbs, gap/ports = the time of gapbs / that of the ports.
//! Cost:    none worth naming.

use bench_peer::Result;
use bench_peer::noise::QUIET;
use bench_peer::report::{commit, cpu, duration, geometric_mean};

use crate::kernel::Kernel;

/// Seconds a run: medians, and the fastest samples.
pub struct Times {
    pub ours: f64,
    pub theirs: f64,
    pub ports: f64,
    pub our_best: f64,
    pub their_best: f64,
    pub port_best: f64,
    pub samples: usize,
}

/// A kernel on a graph with a thread count.
pub struct Row {
    pub kernel: Kernel,
    pub graph: String,
    pub threads: usize,
    /// Of the shortest-path search.
    pub delta: i32,
    /// Cores that other programs used meanwhile.
    pub foreign_cores: f64,
    /// Measurement, or what went wrong.
    pub outcome: Result<Times>,
    /// Seconds a run of gapbs, where it was asked for.
    pub gap_seconds: Option<f64>,
}

impl Row {
    fn of(&self, ratio: impl Fn(&Times) -> f64) -> Option<f64> {
        self.outcome.as_ref().ok().map(ratio)
    }

    fn ratio(&self) -> Option<f64> {
        self.of(|t| t.theirs / t.ours)
    }

    /// The same of the fastest samples, which other programs disturb least.
    fn best_ratio(&self) -> Option<f64> {
        self.of(|t| t.their_best / t.our_best)
    }

    /// Of the ports beside LAGraph on their library.
    fn ports_ratio(&self) -> Option<f64> {
        self.of(|t| t.theirs / t.ports)
    }

    /// Of the ports beside LAGraph on our library.
    fn ports_to_c(&self) -> Option<f64> {
        self.of(|t| t.ours / t.ports)
    }

    /// None where gapbs took less than its clock shows.
    fn gap(&self) -> Option<f64> {
        self.gap_seconds.filter(|&gap| gap > 0.0)
    }

    fn of_gap(&self) -> Option<f64> {
        Some(self.of(|t| t.ours)? / self.gap()?)
    }

    fn gap_of_ports(&self) -> Option<f64> {
        Some(self.gap()? / self.of(|t| t.ports)?)
    }

    /// One line of the table whose head is `print_head`.
    pub fn print(&self) {
        let kernel = self.kernel.name();
        match &self.outcome {
            Err(what) => println!("{kernel:<6} {:<16} {what}", self.graph),
            Ok(t) => println!(
                "{kernel:<6} {:<16} {:>11} {:>11} {:>11} {:>7.2} {:>7} {:>7} {:>7} {:>11} {:>7} {:>9}{}",
                self.graph,
                duration(t.ours),
                duration(t.theirs),
                duration(t.ports),
                t.theirs / t.ours,
                number(self.best_ratio()),
                number(self.ports_ratio()),
                number(self.ports_to_c()),
                self.gap_seconds.map_or("-".to_string(), duration),
                number(self.of_gap()),
                number(self.gap_of_ports()),
                if self.foreign_cores > QUIET { " busy" } else { "" },
            ),
        }
    }
}

fn number(x: Option<f64>) -> String {
    x.map_or("-".to_string(), |x| format!("{x:.2}"))
}

/// Column names of `Row::print`.
pub fn print_head(threads: usize) {
    println!("\nthreads: {threads}");
    println!(
        "{:<6} {:<16} {:>11} {:>11} {:>11} {:>7} {:>7} {:>7} {:>7} {:>11} {:>7} {:>9}",
        "kernel", "graph", "ours", "theirs", "in Rust", "ratio", "best", "ports", "to C", "gapbs", "of gap", "gap/ports"
    );
}

/// Means per kernel and over all, what is slower than theirs, what failed.
pub fn print_summary(rows: &[Row]) {
    println!(
        "\n{:<6} {:>7} {:>6} {:>9} {:>7} {:>7} {:>9} {:>7} {:>7} {:>7} {:>9}",
        "kernel", "threads", "lines", "geo.mean", "lowest", "highest", "of bests", "ports", "to C", "of gap", "gap/ports"
    );
    let mut counts: Vec<usize> = rows.iter().map(|r| r.threads).collect();
    counts.sort_unstable();
    counts.dedup();
    for &threads in &counts {
        for kernel in Kernel::ALL {
            print_mean(kernel.name(), &threads.to_string(), rows.iter().filter(|r| (r.kernel, r.threads) == (kernel, threads)));
        }
        print_mean("all", &threads.to_string(), rows.iter().filter(|r| r.threads == threads));
    }
    print_mean("all", "all", rows.iter());

    let mut slower: Vec<(&Row, f64)> = rows.iter().filter_map(|r| Some((r, r.ratio()?))).filter(|x| x.1 < 1.0).collect();
    slower.sort_by(|x, y| x.1.total_cmp(&y.1));
    println!("\n{} of {} lines are slower than theirs:", slower.len(), rows.len());
    for (row, ratio) in slower {
        println!("  {ratio:>5.2}  {} on {}, threads {}", row.kernel.name(), row.graph, row.threads);
    }
    let disturbed = rows.iter().filter(|r| r.foreign_cores > QUIET).count();
    println!("\n{disturbed} of {} lines ran while other programs were busy", rows.len());
    let failed: Vec<(&Row, &String)> = rows.iter().filter_map(|r| Some((r, r.outcome.as_ref().err()?))).collect();
    println!("{} of {} lines failed", failed.len(), rows.len());
    for (row, what) in failed {
        println!("  {} on {}, threads {}: {what}", row.kernel.name(), row.graph, row.threads);
    }
}

fn print_mean<'a>(kernel: &str, threads: &str, rows: impl Iterator<Item = &'a Row> + Clone) {
    let ratios: Vec<f64> = rows.clone().filter_map(Row::ratio).collect();
    if ratios.is_empty() {
        return;
    }
    let mean = |ratio: fn(&Row) -> Option<f64>| {
        let ratios: Vec<f64> = rows.clone().filter_map(ratio).collect();
        number((!ratios.is_empty()).then(|| geometric_mean(&ratios)))
    };
    let lowest = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    let highest = ratios.iter().copied().fold(0.0, f64::max);
    println!(
        "{kernel:<6} {threads:>7} {:>6} {:>9.2} {lowest:>7.2} {highest:>7.2} {:>9} {:>7} {:>7} {:>7} {:>9}",
        ratios.len(),
        geometric_mean(&ratios),
        mean(Row::best_ratio),
        mean(Row::ports_ratio),
        mean(Row::ports_to_c),
        mean(Row::of_gap),
        mean(Row::gap_of_ports),
    );
}

/// All rows; commit and processor are in every line, so that records can be put together.
pub fn csv(rows: &[Row]) -> String {
    let (commit, cpu) = (commit(), cpu());
    let head = "commit,cpu,threads,kernel,graph,delta,samples,ours_s,theirs_s,ports_s,ours_best_s,theirs_best_s,ports_best_s,\
                ratio,gap_s,foreign_cores,error";
    let mut text = format!("{head}\n");
    for row in rows {
        let delta = if row.kernel == Kernel::Sssp { row.delta.to_string() } else { String::new() };
        text += &format!("{commit},{cpu},{},{},\"{}\",{delta},", row.threads, row.kernel.name(), row.graph);
        let gap = row.gap_seconds.map_or(String::new(), |s| format!("{s:e}"));
        text += &match &row.outcome {
            Ok(t) => format!(
                "{},{:e},{:e},{:e},{:e},{:e},{:e},{:.4},{gap},{:.2},\n",
                t.samples,
                t.ours,
                t.theirs,
                t.ports,
                t.our_best,
                t.their_best,
                t.port_best,
                t.theirs / t.ours,
                row.foreign_cores
            ),
            Err(what) => format!(",,,,,,,,{gap},{:.2},\"{}\"\n", row.foreign_cores, what.replace('"', "'")),
        };
    }
    text
}
