//! Ratios as bars from a line at 1, to the right where this library is faster, on a scale on which twice as fast is as far as half.
//!
//! Needs: names and ratios. Gives: [`svg`]. Cost: some 120 bytes a bar.

use std::fmt::Write as _;

use super::draw::{head, say, width};

/// Pixels of a bar, from one to the next, of a factor of two, and at the sides.
const BAR: u32 = 10;
const STEP: u32 = 15;
const DOUBLE: f64 = 84.0;
const MARGIN: u32 = 14;
/// Faster, and slower.
const FASTER: &str = "#a9d6ab";
const SLOWER: &str = "#f3a76f";

/// Draws them.
pub fn svg(title: &str, bars: &[(String, f64)]) -> String {
    let names = bars.iter().map(|(name, _)| width(name)).max().unwrap_or(0) + MARGIN;
    let logs = || bars.iter().map(|(_, ratio)| ratio.log2());
    let (least, most) = (logs().fold(-1.0, f64::min).floor() as i32, logs().fold(1.0, f64::max).ceil() as i32);
    let x = |log: f64| names + MARGIN + ((log - f64::from(least)) * DOUBLE).round() as u32;
    let (top, bottom) = (MARGIN + 36, MARGIN + 36 + bars.len() as u32 * STEP);
    let mut out = head(x(f64::from(most)) + 60, bottom + MARGIN);
    say(&mut out, (MARGIN, MARGIN + 10), title);
    for power in least..=most {
        let (x, label) = (x(f64::from(power)), if power < 0 { format!("1/{}", 1 << -power) } else { format!("{}", 1 << power) });
        let colour = if power == 0 { "#555" } else { "#ddd" };
        let _ = writeln!(out, "<path stroke='{colour}' d='M{x} {top}V{bottom}'/>");
        say(&mut out, (x - 4, top - 5), &label);
    }
    for ((name, ratio), y) in bars.iter().zip((top + 3..).step_by(STEP as usize)) {
        let (one, end) = (x(0.0), x(ratio.log2()));
        let (left, wide) = (one.min(end), one.abs_diff(end).max(1));
        let colour = if *ratio < 1.0 { SLOWER } else { FASTER };
        let _ = writeln!(out, "<rect x='{left}' y='{y}' width='{wide}' height='{BAR}' fill='{colour}'/>");
        say(&mut out, (MARGIN, y + 9), name);
        say(&mut out, (one.max(end) + 5, y + 9), &format!("{ratio:.2}"));
    }
    out.push_str("</svg>\n");
    out
}
