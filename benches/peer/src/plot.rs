//! Pictures of a run as SVG text: ratios per case, and time per entry against size.
//! Needs:   rows of `bench-peer`, or lines of `growth`.
//! Gives:   a file that any browser shows; pointing at a mark names it.
//! Cost:    a few hundred bytes per mark.

use std::fmt::Write;

use crate::report::{Row, duration};

/// Distances in pixels.
const LABEL_WIDTH: f64 = 330.0;
const PLOT_WIDTH: f64 = 760.0;
const ROW_HEIGHT: f64 = 14.0;
const TOP: f64 = 64.0;
const LADDER_HEIGHT: f64 = 560.0;
const LEGEND_WIDTH: f64 = 380.0;

/// Ratios beyond these are drawn at the edge.
const LEAST_RATIO: f64 = 1.0 / 32.0;
const MOST_RATIO: f64 = 32.0;

/// One colour per thread count or line, told apart by colour-blind readers, too.
const COLOURS: [&str; 8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999933"];

/// A line per case, a mark per graph and thread count; right of the line at 1 ours is faster.
pub fn ratios(rows: &[Row]) -> String {
    let mut names: Vec<(&str, &str)> = Vec::new();
    let mut counts: Vec<usize> = Vec::new();
    for row in rows {
        if !names.contains(&(row.group, &row.case)) {
            names.push((row.group, &row.case));
        }
        if !counts.contains(&row.threads) {
            counts.push(row.threads);
        }
    }
    let bottom = TOP + ROW_HEIGHT * names.len() as f64;
    let mut svg = begin(LABEL_WIDTH + PLOT_WIDTH + 20.0, bottom + 20.0);
    text(&mut svg, 10.0, 18.0, "start", "ratio = their time / our time; each mark is a graph");
    for (k, threads) in counts.iter().enumerate() {
        let x = 10.0 + 110.0 * k as f64;
        mark(&mut svg, x + 4.0, 33.0, COLOURS[k % COLOURS.len()], "");
        text(&mut svg, x + 14.0, 37.0, "start", &format!("{threads} threads"));
    }
    for exponent in -5..=5 {
        let ratio = 2f64.powi(exponent);
        let label = if ratio < 1.0 { format!("1/{}", 1.0 / ratio) } else { format!("{ratio}") };
        rule(&mut svg, ratio_x(ratio), bottom, if exponent == 0 { "#000000" } else { "#dddddd" });
        text(&mut svg, ratio_x(ratio), TOP - 8.0, "middle", &label);
    }
    rule(&mut svg, ratio_x(0.8), bottom, "#d55e00");
    for (line, &(group, case)) in names.iter().enumerate() {
        let y = TOP + ROW_HEIGHT * (line as f64 + 0.5);
        text(&mut svg, LABEL_WIDTH - 8.0, y + 4.0, "end", &format!("{group}/{case}"));
        for row in rows.iter().filter(|r| (r.group, r.case.as_str()) == (group, case)) {
            if let (Ok(times), Some(ratio)) = (&row.outcome, row.ratio()) {
                let k = counts.iter().position(|&c| c == row.threads).unwrap_or(0);
                let title = format!("{}: {ratio:.2}, {} against {}", row.name(), duration(times.ours), duration(times.theirs));
                let shift = if counts.len() > 1 { 3.0 * (k as f64 - 0.5) } else { 0.0 };
                mark(&mut svg, ratio_x(ratio), y + shift, COLOURS[k % COLOURS.len()], &title);
            }
        }
    }
    svg + "</svg>\n"
}

/// A line of `growth`.
pub struct Line {
    /// What was measured.
    pub name: String,
    /// Size and nanoseconds per touched entry.
    pub points: Vec<(f64, f64)>,
    /// The same of the baseline, drawn dashed.
    pub baseline: Vec<(f64, f64)>,
}

/// Time per touched entry against size, both logarithmic: flat is linear work.
pub fn growth(lines: &[Line]) -> String {
    let points = || lines.iter().flat_map(|l| l.points.iter().chain(&l.baseline));
    let range = |of: fn(&(f64, f64)) -> f64| {
        let logs = points().map(|p| of(p).max(1e-3).log10());
        let (low, high) = logs.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), l| (low.min(l), high.max(l)));
        if low.is_finite() { (low.floor(), high.ceil().max(low.floor() + 1.0)) } else { (0.0, 1.0) }
    };
    let (x_range, y_range) = (range(|p| p.0), range(|p| p.1));
    let part = |value: f64, (low, high): (f64, f64)| (value.max(1e-3).log10() - low) / (high - low);
    let x = |size: f64| 60.0 + PLOT_WIDTH * part(size, x_range);
    let y = |ns: f64| TOP + LADDER_HEIGHT * (1.0 - part(ns, y_range));

    let legend = PLOT_WIDTH + 80.0;
    let mut svg = begin(legend + LEGEND_WIDTH, TOP + LADDER_HEIGHT + 40.0);
    text(&mut svg, 10.0, 18.0, "start", "ns per touched entry against size; flat means linear work; dashed: the baseline");
    for power in x_range.0 as i32..=x_range.1 as i32 {
        rule(&mut svg, x(10f64.powi(power)), TOP + LADDER_HEIGHT, "#dddddd");
        text(&mut svg, x(10f64.powi(power)), TOP + LADDER_HEIGHT + 16.0, "middle", &format!("10^{power}"));
    }
    for power in y_range.0 as i32..=y_range.1 as i32 {
        let at = y(10f64.powi(power));
        line(&mut svg, (60.0, at), (60.0 + PLOT_WIDTH, at), "#dddddd", "");
        text(&mut svg, 54.0, at + 4.0, "end", &format!("10^{power}"));
    }
    for (k, one) in lines.iter().enumerate() {
        let colour = COLOURS[k % COLOURS.len()];
        for (series, dash) in [(&one.points, ""), (&one.baseline, "5 4")] {
            for pair in series.windows(2) {
                line(&mut svg, (x(pair[0].0), y(pair[0].1)), (x(pair[1].0), y(pair[1].1)), colour, dash);
            }
        }
        for &(size, ns) in &one.points {
            mark(&mut svg, x(size), y(ns), colour, &format!("{} at {size}: {ns:.2} ns", one.name));
        }
        let at = TOP + 18.0 * k as f64;
        mark(&mut svg, legend, at, colour, "");
        text(&mut svg, legend + 10.0, at + 4.0, "start", &one.name);
    }
    svg + "</svg>\n"
}

fn ratio_x(ratio: f64) -> f64 {
    let log = ratio.clamp(LEAST_RATIO, MOST_RATIO).log2();
    LABEL_WIDTH + PLOT_WIDTH * (log - LEAST_RATIO.log2()) / (MOST_RATIO.log2() - LEAST_RATIO.log2())
}

fn begin(width: f64, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    )
}

// Writing to a String cannot fail.
fn text(svg: &mut String, x: f64, y: f64, anchor: &str, content: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>", escaped(content));
}

fn mark(svg: &mut String, x: f64, y: f64, colour: &str, title: &str) {
    let title = escaped(title);
    let _ = writeln!(
        svg,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\" fill-opacity=\"0.7\"><title>{title}</title></circle>"
    );
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), colour: &str, dash: &str) {
    let _ = writeln!(
        svg,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\" stroke-dasharray=\"{dash}\"/>",
        from.0, from.1, to.0, to.1
    );
}

/// A vertical line from the top of the plot.
fn rule(svg: &mut String, x: f64, bottom: f64, colour: &str) {
    line(svg, (x, TOP), (x, bottom), colour, "");
}

fn escaped(content: &str) -> String {
    content.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By hand: 1 is in the middle, 32 and all beyond at the right edge.
    #[test]
    fn ratios_lie_on_a_logarithmic_axis() {
        assert_eq!(ratio_x(1.0), LABEL_WIDTH + PLOT_WIDTH / 2.0);
        assert_eq!(ratio_x(1e9), LABEL_WIDTH + PLOT_WIDTH);
        assert_eq!(ratio_x(2.0) - ratio_x(1.0), PLOT_WIDTH / 10.0);
    }

    #[test]
    fn names_of_cases_are_escaped() {
        let one = Line { name: "w<m>=u&v".to_string(), points: vec![(1e4, 2.0), (1e5, 3.0)], baseline: Vec::new() };
        let svg = growth(&[one]);
        assert!(svg.contains("w&lt;m&gt;=u&amp;v") && !svg.contains("w<m>") && svg.ends_with("</svg>\n"));
    }
}
