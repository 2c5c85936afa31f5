//! `graphblas degrees`: how many rows have how many entries.
//!
//! Needs: a graph file. Gives: bars on the standard output, or a picture with a logarithmic axis. Cost: reading and a build.
//! Degrees are put together by powers of two: 0, 1, 2 to 3, 4 to 7, and so on.

use std::fmt::Write;

use graphblas::io::{Duplicates, Progress};

use crate::args::DegreesArgs;
use crate::failure::Outcome;
use crate::file::read;
use crate::output::print;
use crate::picture::{Anchor, Colour, Kind, LINE, Picture, fitted, short};
use crate::progress::watch;
use crate::shape::{Degrees, Shape, bin_name};

/// Characters of the longest bar.
const BAR: u64 = 40;

/// Runs the command.
pub fn run(args: &DegreesArgs, quiet: bool) -> Outcome {
    if let Some(path) = &args.output {
        // Before anything is read.
        Kind::of_output(path)?;
    }
    let loaded = read(&args.file, Duplicates::Keep, quiet)?;
    let degrees = watch("counting", quiet, &Progress::default(), || {
        let shape = Shape::of(&loaded.coo)?;
        if args.columns { shape.columns() } else { shape.rows() }
    })?;
    let what = if args.columns { "columns" } else { "rows" };
    let (most, mean) = (degrees.most().1, degrees.mean());
    let title = format!("{}: {} {what}, entries mean {mean:.2}, max {most}", loaded.name, degrees.all);
    match &args.output {
        Some(path) => draw(&title, what, &degrees, args.size).write(path),
        None => print(&bars(&title, what, &degrees)),
    }
}

/// A line for each bin.
fn bars(title: &str, what: &str, degrees: &Degrees) -> String {
    let bins = degrees.bins();
    let longest = bins.iter().copied().max().unwrap_or(0).max(1);
    let mut text = format!("{title}\n{:>16}  {what:>12}\n", "entries");
    for (bin, &count) in bins.iter().enumerate() {
        let bar = bar(count, longest);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{:>16}  {count:>12}  {bar}", bin_name(bin));
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// A bar in eighths of a character; what there is can be seen.
fn bar(count: u64, longest: u64) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (u128::from(count) * u128::from(BAR) * 8).div_ceil(u128::from(longest)) as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

/// Bars whose height is the logarithm of the number of rows.
fn draw(title: &str, what: &str, degrees: &Degrees, size: u32) -> Picture {
    const LEFT: u32 = 60;
    const TOP: u32 = 50;
    const BOTTOM: u32 = 56;
    let bins = degrees.bins();
    let mut picture = Picture::new(size, size * 5 / 8);
    let (width, height) = (size - LEFT - 16, picture.height - TOP - BOTTOM);
    let decades = bins.iter().copied().max().unwrap_or(0).max(1).ilog10() + 1;
    // 1 stands a little above the ground, so that it can be seen.
    let ground = TOP + height;
    let level = |count: f64| (f64::from(height) * (0.05 + 0.95 * count.log10() / f64::from(decades))) as u32;

    picture.text((8, LINE), Anchor::Left, fitted(title, size - 16));
    picture.text((LEFT, TOP - LINE), Anchor::Right, what);
    for decade in 0..=decades {
        let y = ground - level(10_f64.powi(decade.cast_signed()));
        picture.rectangle((LEFT, y), (width, 1), Colour::PALE);
        picture.text((LEFT - 6, y), Anchor::Right, short(10_u64.saturating_pow(decade)));
    }
    let step = (width / bins.len().max(1) as u32).max(1);
    // Numbers of seven characters need some room.
    let every = (50 / step + 1) as usize;
    for ((bin, &count), k) in bins.iter().enumerate().zip(0_u32..) {
        let x = LEFT + k * step;
        if count > 0 {
            let tall = level(count as f64);
            picture.rectangle((x + step / 10, ground - tall), ((step * 4 / 5).max(1), tall), Colour(38, 84, 150));
        }
        if bin % every == 0 {
            let least = if bin == 0 { 0 } else { 1_u64 << (bin - 1) };
            picture.text((x + step / 2, ground + LINE), Anchor::Middle, short(least));
        }
    }
    picture.rectangle((LEFT, ground), (width, 1), Colour::BLACK);
    picture.text((LEFT + width / 2, ground + 3 * LINE), Anchor::Middle, "entries, from this number to the next");
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_seen_and_fit() {
        assert_eq!([bar(0, 9), bar(1, 1 << 40)], ["", "▏"]);
        assert_eq!(bar(9, 9).chars().count() as u64, BAR);
    }
}
