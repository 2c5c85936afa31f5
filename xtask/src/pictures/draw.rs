//! A drawing: rows of small matrices with their values, graphs and signs, as SVG.
//!
//! Needs: nothing. Gives: [`Drawing`], [`Part`], [`Panel`], [`Tone`]. Cost: some 30 bytes for each value that is shown.
//! Everything stands on a white card, so that it can be read on a dark page as well as on a light one.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Pixels of a cell, of the numbers beside a matrix, of a line of text, and between parts.
const CELL: (u32, u32) = (24, 18);
const MARGIN: u32 = 16;
const LINE: u32 = 18;
const GAP: u32 = 14;
/// Pixels of the square in which a graph is drawn, and of the circle of a vertex.
const GRAPH: u32 = 190;
const VERTEX: u32 = 11;
/// What a character of the text is wide, about.
const CHARACTER: u32 = 7;

/// What a colour says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tone {
    First,
    Second,
    Result,
    Mask,
    Kept,
}

impl Tone {
    fn colour(self) -> &'static str {
        match self {
            Tone::First => "#b9d3f0",
            Tone::Second => "#c2e5c4",
            Tone::Result => "#f9cb94",
            Tone::Mask => "#d5c5ee",
            Tone::Kept => "#dedede",
        }
    }
}

/// A matrix or a vector.
#[derive(Clone, Debug)]
pub struct Panel {
    pub title: String,
    pub shape: (u64, u64),
    pub cells: BTreeMap<(u64, u64), (Tone, String)>,
    /// Whether rows and columns have their numbers beside them.
    pub is_numbered: (bool, bool),
}

/// A graph whose vertices stand on a circle.
#[derive(Clone, Debug)]
pub struct Ring {
    pub title: String,
    pub n: u64,
    pub edges: Vec<(u64, u64)>,
    pub marks: BTreeMap<u64, Tone>,
}

/// Something that stands in a row of a drawing.
#[derive(Clone, Debug)]
pub enum Part {
    Panel(Panel),
    Ring(Ring),
    Sign(&'static str),
}

/// Rows of parts, and below them what the colours say.
#[derive(Debug, Default)]
pub struct Drawing {
    pub rows: Vec<Vec<Part>>,
    pub legend: Vec<(Tone, &'static str)>,
}

impl Panel {
    /// Gives the cells at these places another tone.
    pub fn toned(mut self, tone: Tone, is_meant: impl Fn((u64, u64)) -> bool) -> Panel {
        for (place, cell) in &mut self.cells {
            if is_meant(*place) {
                cell.0 = tone;
            }
        }
        self
    }
}

impl Part {
    /// Pixels across and down, the title included.
    fn size(&self) -> (u32, u32) {
        match self {
            Part::Panel(p) => {
                let beside = if p.is_numbered.0 { MARGIN } else { 0 };
                let above = if p.is_numbered.1 { MARGIN } else { 0 };
                let inner = p.shape.1 as u32 * CELL.0 + beside;
                (inner.max(width(&p.title) + 6), LINE + above + p.shape.0 as u32 * CELL.1)
            }
            Part::Ring(_) => (GRAPH, LINE + GRAPH),
            Part::Sign(text) => (width(text), LINE),
        }
    }

    fn draw(&self, out: &mut String, (x, y): (u32, u32)) {
        match self {
            Part::Panel(p) => p.draw(out, (x, y)),
            Part::Ring(r) => r.draw(out, (x, y)),
            Part::Sign(text) => say(out, (x, y + 13), text),
        }
    }
}

impl Panel {
    fn draw(&self, out: &mut String, (x, y): (u32, u32)) {
        say(out, (x, y + 12), &self.title);
        let left = x + if self.is_numbered.0 { MARGIN } else { 0 };
        let top = y + LINE + if self.is_numbered.1 { MARGIN } else { 0 };
        let (nrows, ncols) = (self.shape.0 as u32, self.shape.1 as u32);
        let place = |(i, j): (u64, u64)| (left + j as u32 * CELL.0, top + i as u32 * CELL.1);
        // Cells of one tone are one path.
        let mut paths: BTreeMap<Tone, String> = BTreeMap::new();
        for (at, (tone, _)) in &self.cells {
            let (x, y) = place(*at);
            let _ = write!(paths.entry(*tone).or_default(), "M{x} {y}h{}v{}h-{}z", CELL.0, CELL.1, CELL.0);
        }
        for (tone, path) in paths {
            let _ = writeln!(out, "<path fill='{}' d='{path}'/>", tone.colour());
        }
        let (w, h) = (ncols * CELL.0, nrows * CELL.1);
        let mut lines = String::new();
        for i in 0..=nrows {
            let _ = write!(lines, "M{left} {}h{w}", top + i * CELL.1);
        }
        for j in 0..=ncols {
            let _ = write!(lines, "M{} {top}v{h}", left + j * CELL.0);
        }
        let _ = writeln!(out, "<path stroke='#bbb' stroke-width='.6' d='{lines}'/><g text-anchor='middle'>");
        for (at, (_, text)) in &self.cells {
            let (x, y) = place(*at);
            let _ = writeln!(out, "<text x='{}' y='{}'>{text}</text>", x + CELL.0 / 2, y + 13);
        }
        let _ = writeln!(out, "<g fill='#888' font-size='9'>");
        for i in (0..nrows).filter(|_| self.is_numbered.0) {
            let _ = writeln!(out, "<text x='{}' y='{}'>{i}</text>", left - 8, top + i * CELL.1 + 12);
        }
        for j in (0..ncols).filter(|_| self.is_numbered.1) {
            let _ = writeln!(out, "<text x='{}' y='{}'>{j}</text>", left + j * CELL.0 + CELL.0 / 2, top - 4);
        }
        let _ = writeln!(out, "</g></g>");
    }
}

impl Ring {
    fn draw(&self, out: &mut String, (x, y): (u32, u32)) {
        say(out, (x, y + 12), &self.title);
        let radius = f64::from(GRAPH / 2 - VERTEX - 2);
        let centre = (f64::from(x + GRAPH / 2), f64::from(y + LINE + GRAPH / 2));
        let at = |v: u64| {
            let turn = std::f64::consts::TAU * v as f64 / self.n as f64;
            ((centre.0 + radius * turn.sin()).round() as u32, (centre.1 - radius * turn.cos()).round() as u32)
        };
        let mut lines = String::new();
        for &(i, j) in &self.edges {
            let ((a, b), (c, d)) = (at(i), at(j));
            let _ = write!(lines, "M{a} {b}L{c} {d}");
        }
        let _ = writeln!(out, "<path stroke='#999' d='{lines}'/><g text-anchor='middle' stroke-width='0'>");
        for v in 0..self.n {
            let ((x, y), tone) = (at(v), self.marks.get(&v).copied().unwrap_or(Tone::Kept));
            let _ = writeln!(out, "<circle cx='{x}' cy='{y}' r='{VERTEX}' fill='{}'/>", tone.colour());
            let _ = writeln!(out, "<text x='{x}' y='{}'>{v}</text>", y + 4);
        }
        let _ = writeln!(out, "</g>");
    }
}

impl Drawing {
    /// The text of the SVG.
    pub fn svg(&self) -> String {
        let sizes: Vec<(u32, u32)> = self.rows.iter().map(|row| row_size(row)).collect();
        let across = sizes.iter().map(|s| s.0).max().unwrap_or(0).max(self.legend_width()) + 2 * GAP;
        let down = sizes.iter().map(|s| s.1 + GAP).sum::<u32>() + GAP + if self.legend.is_empty() { 0 } else { LINE + 4 };
        let mut out = head(across, down);
        let mut y = GAP;
        for (row, size) in self.rows.iter().zip(&sizes) {
            let mut x = GAP;
            for part in row {
                let (w, h) = part.size();
                // Signs stand at half the height of the cells, panels in the middle of their row.
                let shift = if matches!(part, Part::Sign(_)) { (size.1 + LINE - h) / 2 } else { (size.1 - h) / 2 };
                part.draw(&mut out, (x, y + shift));
                x += w + GAP;
            }
            y += size.1 + GAP;
        }
        let mut x = GAP;
        for (tone, text) in &self.legend {
            let _ = writeln!(out, "<rect x='{x}' y='{y}' width='12' height='12' fill='{}'/>", tone.colour());
            say(&mut out, (x + 17, y + 10), text);
            x += 17 + width(text) + GAP;
        }
        out.push_str("</svg>\n");
        out
    }

    fn legend_width(&self) -> u32 {
        self.legend.iter().map(|(_, text)| 17 + width(text) + GAP).sum()
    }
}

fn row_size(row: &[Part]) -> (u32, u32) {
    let across = row.iter().map(|p| p.size().0 + GAP).sum::<u32>().saturating_sub(GAP);
    (across, row.iter().map(|p| p.size().1).max().unwrap_or(0))
}

/// How the SVG of a picture begins: its size, its font, and the card.
pub fn head(across: u32, down: u32) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{across}' height='{down}' viewBox='0 0 {across} {down}' \
         font-family='Verdana, DejaVu Sans, sans-serif' font-size='11'>\n\
         <rect width='{across}' height='{down}' rx='6' fill='#fff'/>\n"
    )
}

/// Pixels of a text, about.
pub fn width(text: &str) -> u32 {
    text.chars().count() as u32 * CHARACTER
}

/// A line of text; characters that XML reads are written as it wants them.
pub fn say(out: &mut String, (x, y): (u32, u32), text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(out, "<text x='{x}' y='{y}'>{text}</text>");
}
