//! Pictures: a list of rectangles, texts and grids, written as PNG or SVG.
//!
//! Needs: embedded-graphics (its fonts, so that none of the system is needed), png. Gives: [`Picture`], [`Colour`], [`ramp`].
//! Cost: a PNG three bytes a pixel; an SVG a few bytes for each run of equal cells.

mod colour;
mod png;
mod scale;
mod svg;

use std::io::{self, Write};
use std::path::Path;

pub use colour::{Colour, ramp};
pub use scale::{short, ticks};

use crate::failure::{Failure, Outcome};
use crate::output::write_to;

/// Pixels between the left sides of two characters.
pub const CHARACTER: u32 = 7;
/// Pixels of a line of text.
pub const LINE: u32 = 13;

/// What is drawn, in the order in which it is drawn.
#[derive(Debug)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub shapes: Vec<Shape>,
}

/// Something to draw. Places are pixels from the left and from the top.
#[derive(Debug)]
pub enum Shape {
    Box { x: u32, y: u32, width: u32, height: u32, colour: Colour },
    Text { x: u32, y: u32, anchor: Anchor, text: String },
    Grid(Grid),
}

/// Which point of a text its place is; up and down it is always the middle.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    Left,
    Middle,
    Right,
}

/// Cells of equal size, by rows.
#[derive(Debug)]
pub struct Grid {
    pub x: u32,
    pub y: u32,
    /// Pixels of a cell.
    pub cell: (u32, u32),
    /// Cells of a row.
    pub columns: usize,
    /// 0: nothing is drawn; k: colour k - 1 of the palette.
    pub cells: Vec<u8>,
    pub palette: Vec<Colour>,
}

/// The forms of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Png,
    Svg,
}

impl Kind {
    /// What the name of an output says, which it must.
    pub fn of_output(path: &Path) -> Outcome<Kind> {
        let extension = path.extension().map(|x| x.to_string_lossy().to_ascii_lowercase());
        match extension.as_deref() {
            Some("png") => Ok(Kind::Png),
            Some("svg") => Ok(Kind::Svg),
            _ => Err(Failure::Usage(format!("{}: expected a name that ends with .png or .svg", path.display()))),
        }
    }
}

impl Picture {
    /// A white picture.
    pub fn new(width: u32, height: u32) -> Picture {
        Picture { width, height, shapes: vec![Shape::Box { x: 0, y: 0, width, height, colour: Colour::WHITE }] }
    }

    /// Draws a filled rectangle.
    pub fn rectangle(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: Colour) {
        self.shapes.push(Shape::Box { x, y, width, height, colour });
    }

    /// Draws the sides of a rectangle, one pixel wide, outside of it.
    pub fn frame(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: Colour) {
        let (left, top) = (x.saturating_sub(1), y.saturating_sub(1));
        self.rectangle((left, top), (width + 2, 1), colour);
        self.rectangle((left, y + height), (width + 2, 1), colour);
        self.rectangle((left, top), (1, height + 2), colour);
        self.rectangle((x + width, top), (1, height + 2), colour);
    }

    /// Writes a line.
    pub fn text(&mut self, (x, y): (u32, u32), anchor: Anchor, text: impl Into<String>) {
        self.shapes.push(Shape::Text { x, y, anchor, text: text.into() });
    }

    /// Writes the picture to a file.
    pub fn write(&self, path: &Path) -> Outcome {
        let kind = Kind::of_output(path)?;
        write_to(Some(path), |out| self.write_as(kind, out))
    }

    /// Writes the picture in a form.
    pub fn write_as(&self, kind: Kind, out: &mut dyn Write) -> io::Result<()> {
        match kind {
            Kind::Png => png::write(self, out),
            Kind::Svg => svg::write(self, out),
        }
    }
}

/// A text cut to a width in pixels, with dots where it was longer.
pub fn fitted(text: &str, pixels: u32) -> String {
    let most = (pixels / CHARACTER) as usize;
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most.saturating_sub(3)).chain("...".chars()).collect()
}
