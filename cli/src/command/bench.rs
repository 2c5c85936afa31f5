//! `graphblas bench`: how long an algorithm takes.
//!
//! Needs: a graph file. Gives: the median of some runs, and entries of the matrix a second. Cost: one run more than asked for.
//! A run ends when its results are there as lists. Reading and preparing are told apart.

use std::fmt::Write;
use std::time::Instant;

use super::task::Task;
use crate::args::BenchArgs;
use crate::failure::Outcome;
use crate::output::print;

/// Runs the command.
pub fn run(args: &BenchArgs, quiet: bool) -> Outcome {
    let task = Task::new(&args.task, quiet)?;
    let edges = task.edges()?;
    task.run()?;
    let mut seconds = Vec::new();
    for _ in 0..args.runs.get() {
        let begin = Instant::now();
        task.run()?;
        seconds.push(begin.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    let median = median(&seconds);
    let (least, most) = (seconds.first().copied().unwrap_or(0.0), seconds.last().copied().unwrap_or(0.0));
    let (name, vertices, threads) = (task.algorithm.name, task.graph.vertices(), graphblas::par::threads());
    let mut text = format!("{name} on {}: {vertices} vertices, {edges} edges, {threads} threads\n", task.file);
    let rows = [
        ("median", format!("{} of {} runs", time(median), seconds.len())),
        ("range", format!("{} to {}", time(least), time(most))),
        ("entries per second", format!("{:.3e}", edges as f64 / median.max(f64::MIN_POSITIVE))),
        ("reading", time(task.seconds[0])),
        ("preparing", time(task.seconds[1])),
    ];
    for (what, value) in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {what:<19} {value}");
    }
    print(&text)
}

/// The middle of a sorted list, or the mean of the two in the middle.
fn median(sorted: &[f64]) -> f64 {
    let half = sorted.len() / 2;
    match sorted.len() {
        0 => 0.0,
        n if n % 2 == 1 => sorted[half],
        _ => (sorted[half - 1] + sorted[half]) / 2.0,
    }
}

/// A time in the unit that suits it.
fn time(seconds: f64) -> String {
    match seconds {
        s if s < 1e-3 => format!("{:.1} us", s * 1e6),
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians_and_units() {
        assert_eq!([median(&[1.0, 2.0, 9.0]), median(&[1.0, 2.0, 4.0, 9.0])], [2.0, 3.0]);
        assert_eq!([time(2.5e-6), time(0.25), time(3.0)], ["2.5 us", "250.00 ms", "3.00 s"]);
    }
}
