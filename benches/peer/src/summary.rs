//! What the table of a run comes down to: group means, the lists that must be empty, and what two threads bring.
//! Needs:   all rows of a run.
//! Gives:   text on standard output.
//! Cost:    none worth naming.

use crate::noise::QUIET;
use crate::report::{Row, duration, geometric_mean, megabytes};

/// A case with a lower ratio is listed.
const LOWEST_RATIO: f64 = 0.8;

/// Memory is listed above this share of theirs and so many bytes more.
const MEMORY_SHARE: f64 = 1.1;
const MEMORY_BYTES: u64 = 1_000_000;

/// Two threads are judged on inputs of at least so many entries.
const LARGE: u64 = 1_000_000;

/// Prints all of it.
pub fn print(rows: &[Row]) {
    print_groups(rows);
    print_speed_up(rows);
    print_slow(rows);
    print_memory(rows);
    let disturbed = rows.iter().filter(|r| r.foreign_cores > QUIET).count();
    println!(
        "\n{disturbed} of {} cases ran while other programs were busy; do not trust those, least of all with 2 threads",
        rows.len()
    );
    let failed: Vec<(&Row, &String)> = rows.iter().filter_map(|r| Some((r, r.outcome.as_ref().err()?))).collect();
    println!("\n{} of {} cases failed", failed.len(), rows.len());
    for (row, what) in failed {
        println!("  {}: {what}", row.name());
    }
}

/// Groups in the order in which they ran first.
fn groups(rows: &[Row]) -> Vec<&'static str> {
    let mut groups = Vec::new();
    for row in rows {
        if !groups.contains(&row.group) {
            groups.push(row.group);
        }
    }
    groups
}

fn thread_counts(rows: &[Row]) -> Vec<usize> {
    let mut counts: Vec<usize> = rows.iter().map(|r| r.threads).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

/// Geometric mean, lowest and highest ratio, geometric mean of the fastest samples, geometric mean of the memory ratios.
fn print_groups(rows: &[Row]) {
    println!(
        "\n{:<16} {:>7} {:>6} {:>9} {:>7} {:>7} {:>9} {:>7}",
        "group", "threads", "cases", "geo.mean", "lowest", "highest", "of bests", "memory"
    );
    for threads in thread_counts(rows) {
        for group in groups(rows) {
            let members = || rows.iter().filter(|r| (r.threads, r.group) == (threads, group));
            let ratios: Vec<f64> = members().filter_map(Row::ratio).collect();
            let best_ratios: Vec<f64> = members().filter_map(Row::best_ratio).collect();
            let memory_ratios: Vec<f64> = members().filter_map(Row::memory_ratio).collect();
            if ratios.is_empty() {
                continue;
            }
            let lowest = ratios.iter().copied().fold(f64::INFINITY, f64::min);
            let highest = ratios.iter().copied().fold(0.0, f64::max);
            let (mean, mean_of_bests) = (geometric_mean(&ratios), geometric_mean(&best_ratios));
            let memory =
                if memory_ratios.is_empty() { "-".to_string() } else { format!("{:.2}", geometric_mean(&memory_ratios)) };
            println!(
                "{group:<16} {threads:>7} {:>6} {mean:>9.2} {lowest:>7.2} {highest:>7.2} {mean_of_bests:>9.2} {memory:>7}",
                ratios.len()
            );
        }
    }
}

/// Per group: time with one thread over time with the most threads, on large inputs.
fn print_speed_up(rows: &[Row]) {
    let counts = thread_counts(rows);
    let [one, .., most] = counts[..] else { return };
    let mut lines = Vec::new();
    for group in groups(rows) {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for row in rows.iter().filter(|r| (r.threads, r.group) == (one, group) && r.nvals >= LARGE) {
            let is_twin = |r: &&Row| r.threads == most && r.group == row.group && r.case == row.case && r.graph == row.graph;
            if let (Ok(alone), Some(Ok(shared))) = (&row.outcome, rows.iter().find(is_twin).map(|r| &r.outcome)) {
                ours.push(alone.ours / shared.ours);
                theirs.push(alone.theirs / shared.theirs);
            }
        }
        if !ours.is_empty() {
            lines.push((group, ours, theirs));
        }
    }
    if lines.is_empty() {
        return;
    }
    let copied = |threads| rows.iter().find(|r| r.threads == threads).map_or(f64::NAN, |r| r.copy_bandwidth);
    println!(
        "\nspeed-up from {one} to {most} threads on graphs of at least {LARGE} entries; of a copy of memory, {:.2}",
        copied(most) / copied(one)
    );
    println!("{:<16} {:>6} {:>7} {:>7} {:>7}", "group", "cases", "ours", "lowest", "theirs");
    for (group, ours, theirs) in lines {
        let lowest = ours.iter().copied().fold(f64::INFINITY, f64::min);
        let (mean, their_mean) = (geometric_mean(&ours), geometric_mean(&theirs));
        println!("{group:<16} {:>6} {mean:>7.2} {lowest:>7.2} {their_mean:>7.2}", ours.len());
    }
}

fn print_slow(rows: &[Row]) {
    let measured = rows.iter().filter_map(|r| Some((r, r.ratio()?)));
    let mut slow: Vec<(&Row, f64)> = measured.filter(|x| x.1 < LOWEST_RATIO).collect();
    slow.sort_by(|x, y| x.1.total_cmp(&y.1));
    println!("\n{} of {} cases have a ratio below {LOWEST_RATIO}:", slow.len(), rows.len());
    for (row, ratio) in slow {
        let times =
            row.outcome.as_ref().map_or(String::new(), |t| format!("{} against {}", duration(t.ours), duration(t.theirs)));
        println!("  {ratio:>5.2}  {}: {times}", row.name());
    }
}

fn print_memory(rows: &[Row]) {
    let grown = |row: &Row| {
        let times = row.outcome.as_ref().ok()?;
        let (ours, theirs) = (times.our_bytes?, times.their_bytes?);
        let is_much = ours > theirs + MEMORY_BYTES && ours as f64 > theirs as f64 * MEMORY_SHARE;
        is_much.then_some((ours, theirs))
    };
    let mut large: Vec<(&Row, (u64, u64))> = rows.iter().filter_map(|r| Some((r, grown(r)?))).collect();
    large.sort_by_key(|(_, (ours, theirs))| std::cmp::Reverse(ours - theirs));
    println!("\n{} of {} cases need over 10 % and 1 MB more memory than theirs:", large.len(), rows.len());
    for (row, (ours, theirs)) in large {
        println!("  {:>8} against {:>8} MB  {}", megabytes(Some(ours)), megabytes(Some(theirs)), row.name());
    }
}
