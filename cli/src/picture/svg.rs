//! A picture as SVG: rectangles, texts, and for each colour of a grid one path of all runs of it.
//!
//! Needs: nothing. Gives: [`write`]. Cost: about 15 bytes for each run of equal cells.

use std::io::{self, Write};

use super::{Anchor, Colour, Grid, Picture, Shape};

/// Writes it.
pub fn write(picture: &Picture, out: &mut dyn Write) -> io::Result<()> {
    let (w, h) = (picture.width, picture.height);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"11\">"
    )?;
    for shape in &picture.shapes {
        match shape {
            Shape::Box { x, y, width, height, colour } => {
                writeln!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", code(*colour))?
            }
            Shape::Text { x, y, anchor, text } => {
                // A third of the size below the middle is where characters stand.
                writeln!(out, "<text x=\"{x}\" y=\"{}\" text-anchor=\"{}\">{}</text>", y + 4, word(*anchor), escaped(text))?;
            }
            Shape::Grid(grid) => write_grid(grid, out)?,
        }
    }
    writeln!(out, "</svg>")
}

fn write_grid(grid: &Grid, out: &mut dyn Write) -> io::Result<()> {
    let (width, height) = grid.cell;
    let mut paths = vec![String::new(); grid.palette.len()];
    for (cells, row) in grid.cells.chunks(grid.columns.max(1)).zip(0_u32..) {
        let mut column = 0;
        for run in cells.chunk_by(|a, b| a == b) {
            let length = run.len() as u32;
            let path = usize::from(run[0]).checked_sub(1).and_then(|k| paths.get_mut(k));
            if let Some(path) = path {
                let (x, y, w) = (grid.x + column * width, grid.y + row * height, length * width);
                path.push_str(&format!("M{x} {y}h{w}v{height}h-{w}z"));
            }
            column += length;
        }
    }
    writeln!(out, "<g shape-rendering=\"crispEdges\">")?;
    for (path, colour) in paths.iter().zip(&grid.palette).filter(|(path, _)| !path.is_empty()) {
        writeln!(out, "<path fill=\"{}\" d=\"{path}\"/>", code(*colour))?;
    }
    writeln!(out, "</g>")
}

fn code(c: Colour) -> String {
    format!("#{:02x}{:02x}{:02x}", c.0, c.1, c.2)
}

fn word(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Left => "start",
        Anchor::Middle => "middle",
        Anchor::Right => "end",
    }
}

/// A text that may hold anything a file name may; characters that XML forbids are left out.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !c.is_control()) {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            c => safe.push(c),
        }
    }
    safe
}
