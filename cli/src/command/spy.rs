//! `graphblas spy`: where a matrix has entries, as a picture.
//!
//! Needs: a graph file. Gives: a square picture in which a cell is a place of the matrix, or, when it has more rows or columns
//! than fit, some of them; the darker, the more entries, on a logarithmic scale. Cost: reading, and one pass over the entries.

use graphblas::io::{Coo, Duplicates};

use crate::args::SpyArgs;
use crate::failure::Outcome;
use crate::file::{Loaded, read};
use crate::picture::{Anchor, CHARACTER, Colour, Grid, Kind, LINE, Picture, Shape, fitted, ramp, short, ticks};

/// Room for labels. Pixels.
const LEFT: u32 = 60;
const TOP: u32 = 64;
const RIGHT: u32 = 76;
const BOTTOM: u32 = 20;
/// Colours of the scale.
const STEPS: usize = 64;
/// The longer side of the drawn matrix is at most so many times the shorter.
const SLIMMEST: u32 = 8;

/// Runs the command.
pub fn run(args: &SpyArgs, quiet: bool) -> Outcome {
    // Before anything is read.
    Kind::of_output(&args.output)?;
    let loaded = read(&args.file, Duplicates::Keep, quiet)?;
    draw(&loaded, args.size).write(&args.output)
}

/// One dimension of the drawn matrix.
#[derive(Clone, Copy)]
struct Axis {
    /// Rows or columns.
    n: u64,
    /// Cells, at least 1.
    cells: u32,
    /// Pixels of a cell.
    cell: u32,
}

impl Axis {
    /// `n` rows or columns on at most so many pixels.
    fn new(n: u64, pixels: u32) -> Axis {
        let cells = n.clamp(1, u64::from(pixels.max(1))) as u32;
        Axis { n, cells, cell: (pixels / cells).max(1) }
    }

    fn pixels(self) -> u32 {
        self.cells * self.cell
    }

    /// The cell of a row or column.
    fn cell_of(self, i: u64) -> usize {
        (u128::from(i) * u128::from(self.cells) / u128::from(self.n.max(1))) as usize
    }

    /// The pixel in the middle of a row or column.
    fn middle_of(self, i: u64) -> u32 {
        self.cell_of(i) as u32 * self.cell + self.cell / 2
    }
}

/// The two axes, in the proportions of the matrix as far as that leaves something to see.
fn axes(coo: &Coo, room: u32) -> (Axis, Axis) {
    let longer = coo.nrows.max(coo.ncols).max(1);
    let side = |n: u64| {
        let pixels = (u128::from(room) * u128::from(n) / u128::from(longer)) as u32;
        pixels.clamp(room / SLIMMEST, room)
    };
    (Axis::new(coo.nrows, side(coo.nrows)), Axis::new(coo.ncols, side(coo.ncols)))
}

fn draw(loaded: &Loaded, size: u32) -> Picture {
    let coo = &loaded.coo;
    let room = (size - LEFT - RIGHT).min(size - TOP - BOTTOM);
    let (rows, columns) = axes(coo, room);
    let mut counts = vec![0_u32; rows.cells as usize * columns.cells as usize];
    for (&i, &j) in coo.rows.iter().zip(&coo.cols[..]) {
        let count = &mut counts[rows.cell_of(i) * columns.cells as usize + columns.cell_of(j)];
        *count = count.saturating_add(1);
    }
    let most = counts.iter().copied().max().unwrap_or(0);
    let palette = if most > 1 { ramp(STEPS) } else { vec![Colour(20, 30, 110)] };
    let cells = counts.iter().map(|&count| shade(count, most, palette.len())).collect();

    let mut picture = Picture::new(size, size);
    let title = format!("{}: {} by {}, {} entries", loaded.name, coo.nrows, coo.ncols, coo.nvals());
    picture.text((8, LINE), Anchor::Left, fitted(&title, size - 16));
    let pixels = (columns.pixels(), rows.pixels());
    picture.frame((LEFT, TOP), pixels, Colour::GREY);
    label(&mut picture, rows, columns, loaded.base);
    let legend = (LEFT + pixels.0 + 14, TOP);
    scale(&mut picture, legend, rows.pixels().min(160), most, &palette);
    let columns_of_cells = columns.cells as usize;
    let cell = (columns.cell, rows.cell);
    picture.shapes.push(Shape::Grid(Grid { x: LEFT, y: TOP, cell, columns: columns_of_cells, cells, palette }));
    picture
}

/// The colour of a cell: 0 for none, else 1 to `steps` by the logarithm of its entries.
fn shade(count: u32, most: u32, steps: usize) -> u8 {
    if count == 0 {
        return 0;
    }
    let share = if most > 1 { f64::from(count).ln() / f64::from(most).ln() } else { 0.0 };
    1 + (share * (steps - 1) as f64).round() as u8
}

/// Names of the axes, and some numbers of rows and columns as the file counts.
fn label(picture: &mut Picture, rows: Axis, columns: Axis, base: u64) {
    let spaced = |axis: Axis, pixels: u32| ticks(base, (axis.n + base).saturating_sub(1), axis.pixels() / pixels);
    picture.text((LEFT + columns.pixels() / 2, TOP - 2 * LINE - 8), Anchor::Middle, "columns");
    picture.text((LEFT - 8, TOP - LINE), Anchor::Right, "rows");
    if columns.n > 0 {
        for tick in spaced(columns, 8 * CHARACTER) {
            let x = LEFT + columns.middle_of(tick - base);
            picture.rectangle((x, TOP - 5), (1, 4), Colour::GREY);
            picture.text((x, TOP - LINE), Anchor::Middle, short(tick));
        }
    }
    if rows.n > 0 {
        for tick in spaced(rows, 3 * LINE) {
            let y = TOP + rows.middle_of(tick - base);
            picture.rectangle((LEFT - 5, y), (4, 1), Colour::GREY);
            picture.text((LEFT - 8, y), Anchor::Right, short(tick));
        }
    }
}

/// What the colours mean.
fn scale(picture: &mut Picture, (x, y): (u32, u32), height: u32, most: u32, palette: &[Colour]) {
    if most < 2 {
        return;
    }
    let steps = palette.len() as u32;
    let cell = (height / steps).max(1);
    picture.text((x, y - LINE), Anchor::Left, "entries");
    for (colour, k) in palette.iter().rev().zip(0..) {
        picture.rectangle((x, y + k * cell), (12, cell), *colour);
    }
    picture.frame((x, y), (12, steps * cell), Colour::GREY);
    picture.text((x + 18, y + 5), Anchor::Left, short(most.into()));
    picture.text((x + 18, (y + steps * cell).saturating_sub(5)), Anchor::Left, "1");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_cell() {
        for n in [1, 2, 63, 64, 65, 1000, 1 << 60] {
            let axis = Axis::new(n, 64);
            assert!(axis.pixels() <= 64 && axis.cell_of(n - 1) < axis.cells as usize, "{n}");
        }
        assert_eq!(Axis::new(0, 64).cells, 1);
    }

    #[test]
    fn more_entries_are_darker() {
        assert_eq!([shade(0, 9, 64), shade(1, 9, 64), shade(3, 9, 64), shade(9, 9, 64)], [0, 1, 33, 64]);
        assert_eq!(shade(1, 1, 1), 1);
    }
}
