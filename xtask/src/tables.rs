//! The tables of the guide's page on performance, from the newest records of `benches/record/speed`.
//!
//! Needs: the records, named DATE-KIND.csv or DATE-KIND-NUMBER.csv, and the page with its marks. Gives: [`page`], the page with
//! every table between `<!-- table NAME -->` and `<!-- end -->` written anew.
//! Cost: a few milliseconds. Nothing is measured here; lines during which other programs used the machine are left out and counted.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// The page.
pub const PAGE: &str = "docs/guide/performance.md";
const RECORDS: &str = "benches/record/speed";
/// Lines during which other programs used more cores than that say nothing.
const BUSY: f64 = 0.2;
/// Lines with a ratio below that are told one by one.
const SLOW: f64 = 0.8;
/// At most so many of them.
const TOLD: usize = 30;

/// A line of a record: what stands under each name.
type Row = BTreeMap<String, String>;

/// The page, with its tables.
pub fn page(root: &Path) -> Result<String, String> {
    let peer = newest(root, "peer")?;
    let gap = newest(root, "gap")?;
    let text = fs::read_to_string(root.join(PAGE)).map_err(|e| format!("{PAGE}: {e}"))?;
    let text = filled(&text, "groups", &groups(&peer)?)?;
    let text = filled(&text, "slower", &slower(&peer)?)?;
    filled(&text, "programs", &programs(&gap)?)
}

/// The ratios of whole programs with one thread, by program and graph, and the name of the record.
pub fn programs_with_one_thread(root: &Path) -> Result<(String, Vec<(String, f64)>), String> {
    let record = newest(root, "gap")?;
    let (rows, _) = quiet(&record);
    let alone = rows.into_iter().filter(|row| word(row, "threads") == "1");
    let name = |row: &Row| format!("{}, {}", word(row, "case"), word(row, "graph"));
    let mut ratios: Vec<(String, f64)> = alone.filter_map(|row| Some((name(row), number(row, "ratio")?))).collect();
    ratios.sort_by(|a, b| a.0.cmp(&b.0));
    Ok((record.name, ratios))
}

/// A record: its file's name, and its lines.
struct Record {
    name: String,
    rows: Vec<Row>,
}

/// The record of a kind with the last date, and of that date the last number.
fn newest(root: &Path, kind: &str) -> Result<Record, String> {
    let folder = root.join(RECORDS);
    let files = fs::read_dir(&folder).map_err(|e| format!("{RECORDS}: {e}"))?;
    let mut found: Vec<(String, u32, String)> = Vec::new();
    for name in files.flatten().map(|f| f.file_name().to_string_lossy().into_owned()) {
        let Some((date, rest)) = name.strip_suffix(".csv").and_then(|stem| stem.split_at_checked(10)) else { continue };
        let Some(number) = rest.strip_prefix('-').and_then(|r| r.strip_prefix(kind)) else { continue };
        let number = if number.is_empty() { Some(1) } else { number.strip_prefix('-').and_then(|n| n.parse().ok()) };
        found.extend(number.map(|n| (date.to_owned(), n, name.clone())));
    }
    let (_, _, name) = found.into_iter().max().ok_or_else(|| format!("{RECORDS}: there is no record of {kind}"))?;
    let text = fs::read_to_string(folder.join(&name)).map_err(|e| format!("{name}: {e}"))?;
    let mut lines = text.lines().map(fields);
    let names = lines.next().unwrap_or_default();
    let rows = lines.map(|values| names.iter().cloned().zip(values).collect()).collect();
    Ok(Record { name, rows })
}

/// The fields of a line; commas within quotes do not part them.
fn fields(line: &str) -> Vec<String> {
    let (mut all, mut quoted) = (vec![String::new()], false);
    for c in line.chars() {
        match (c, all.last_mut()) {
            ('"', _) => quoted = !quoted,
            (',', _) if !quoted => all.push(String::new()),
            (c, Some(last)) => last.push(c),
            (_, None) => {}
        }
    }
    all
}

fn word<'a>(row: &'a Row, name: &str) -> &'a str {
    row.get(name).map_or("", String::as_str)
}

fn number(row: &Row, name: &str) -> Option<f64> {
    word(row, name).parse().ok()
}

/// The lines that tell something: measured, and not on a busy machine; and how many do not.
fn quiet(record: &Record) -> (Vec<&Row>, usize) {
    let is_quiet = |row: &&Row| number(row, "ratio").is_some() && number(row, "foreign_cores").unwrap_or(0.0) <= BUSY;
    let told: Vec<&Row> = record.rows.iter().filter(is_quiet).collect();
    let left = record.rows.len() - told.len();
    (told, left)
}

/// What stands below every table: where it comes from.
fn source(record: &Record, more: &str) -> String {
    let first = record.rows.first();
    let (commit, cpu) = first.map_or(("", ""), |row| (word(row, "commit"), word(row, "cpu")));
    format!("\nFrom `{RECORDS}/{}`, commit {commit}, {cpu}{more}.\n", record.name)
}

/// The geometric mean.
fn mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp()
}

fn groups(record: &Record) -> Result<String, String> {
    let (rows, left) = quiet(record);
    let mut by_group: BTreeMap<&str, [Vec<(f64, &Row)>; 2]> = BTreeMap::new();
    for row in rows {
        let side = usize::from(word(row, "threads") != "1");
        by_group.entry(word(row, "group")).or_default()[side].extend(number(row, "ratio").map(|r| (r, row)));
    }
    let mut out = String::from("| group | cases | one thread | two threads | lowest | where |\n|---|---|---|---|---|---|\n");
    for (group, sides) in &by_group {
        let ratio = |side: &Vec<(f64, &Row)>| {
            if side.is_empty() { "-".to_owned() } else { format!("{:.2}", mean(&side.iter().map(|s| s.0).collect::<Vec<_>>())) }
        };
        let lowest = sides.iter().flatten().min_by(|a, b| a.0.total_cmp(&b.0)).ok_or("a group without lines")?;
        let place = format!("{} on {}", word(lowest.1, "case"), word(lowest.1, "graph"));
        let cases = sides[0].len().max(sides[1].len());
        let line =
            format!("| {group} | {cases} | {} | {} | {:.2} | {} |", ratio(&sides[0]), ratio(&sides[1]), lowest.0, plain(&place));
        let _ = writeln!(out, "{line}");
    }
    out.push_str(&source(record, &format!("; {left} of {} lines left out because the machine was busy", record.rows.len())));
    Ok(out)
}

fn slower(record: &Record) -> Result<String, String> {
    let (mut rows, _) = quiet(record);
    rows.retain(|row| number(row, "ratio").is_some_and(|r| r < SLOW));
    rows.sort_by(|a, b| number(a, "ratio").unwrap_or(1.0).total_cmp(&number(b, "ratio").unwrap_or(1.0)));
    let count = rows.len();
    let mut out = String::from("| group | case | graph | threads | here | there | ratio |\n|---|---|---|---|---|---|---|\n");
    for row in rows.into_iter().take(TOLD) {
        let time = |name: &str| number(row, name).map_or("-".to_owned(), duration);
        let names = [word(row, "group"), &plain(word(row, "case")), word(row, "graph"), word(row, "threads")].join(" | ");
        let ratio = number(row, "ratio").unwrap_or(0.0);
        let _ = writeln!(out, "| {names} | {} | {} | {ratio:.2} |", time("ours_s"), time("theirs_s"));
    }
    let more = format!("; {count} lines have a ratio below {SLOW}, the {} lowest are told", count.min(TOLD));
    out.push_str(&source(record, &more));
    Ok(out)
}

fn programs(record: &Record) -> Result<String, String> {
    let (rows, left) = quiet(record);
    let mut by_case: BTreeMap<(&str, &str), [Option<&Row>; 2]> = BTreeMap::new();
    for row in rows {
        let side = usize::from(word(row, "threads") != "1");
        by_case.entry((word(row, "case"), word(row, "graph"))).or_default()[side] = Some(row);
    }
    let mut out = String::from("| program | graph | here, 1 thread | there | ratio | here, 2 threads | there | ratio |\n");
    out.push_str("|---|---|---|---|---|---|---|---|\n");
    for ((case, graph), sides) in by_case {
        let three = sides.map(|row| {
            let cell = |name: &str| row.and_then(|r| number(r, name)).map_or("-".to_owned(), duration);
            let ratio = row.and_then(|r| number(r, "ratio")).map_or("-".to_owned(), |r| format!("{r:.2}"));
            format!("{} | {} | {ratio}", cell("ours_s"), cell("theirs_s"))
        });
        let _ = writeln!(out, "| {} | {graph} | {} | {} |", plain(case), three[0], three[1]);
    }
    out.push_str(&source(record, &format!("; {left} of {} lines left out because the machine was busy", record.rows.len())));
    Ok(out)
}

/// Seconds, in the unit in which they have one to three digits before the point.
fn duration(seconds: f64) -> String {
    match seconds {
        s if s >= 1.0 => format!("{s:.2} s"),
        s if s >= 1e-3 => format!("{:.2} ms", s * 1e3),
        s => format!("{:.2} us", s * 1e6),
    }
}

/// A name in which Markdown and rustdoc find nothing to read.
fn plain(name: &str) -> String {
    format!("`{}`", name.replace('|', "/").replace('`', "'"))
}

/// The page with the text between a table's marks exchanged.
fn filled(text: &str, name: &str, table: &str) -> Result<String, String> {
    let begin = format!("<!-- table {name} -->\n");
    let missing = || format!("{PAGE}: the marks of the table {name} are missing");
    let (before, rest) = text.split_once(&begin).ok_or_else(missing)?;
    let (_, after) = rest.split_once("<!-- end -->").ok_or_else(missing)?;
    Ok(format!("{before}{begin}\n{table}\n<!-- end -->{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_in_quotes_stay() {
        assert_eq!(fields("a,\"b, c\",,d"), ["a", "b, c", "", "d"]);
    }

    #[test]
    fn a_table_takes_the_place_of_the_one_before() {
        let page = "x\n<!-- table t -->\nold\n<!-- end -->\ny\n";
        assert_eq!(filled(page, "t", "| 1 |\n"), Ok("x\n<!-- table t -->\n\n| 1 |\n\n<!-- end -->\ny\n".to_owned()));
        assert!(filled(page, "u", "").is_err());
    }

    #[test]
    fn the_mean_of_a_ratio_and_its_inverse_is_one() {
        assert!((mean(&[4.0, 0.25]) - 1.0).abs() < 1e-12);
    }
}
