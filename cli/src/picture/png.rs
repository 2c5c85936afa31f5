//! A picture as PNG.
//!
//! Needs: embedded-graphics for the characters, png for the file. Gives: [`write`]. Cost: three bytes a pixel.
//! Characters are those of ASCII; others are drawn as question marks.

use std::convert::Infallible;
use std::io::{self, Write};

use embedded_graphics::geometry::{OriginDimensions, Size};
use embedded_graphics::mono_font::{MonoTextStyle, ascii::FONT_7X13};
use embedded_graphics::pixelcolor::{Rgb888, RgbColor};
use embedded_graphics::prelude::{DrawTarget, Drawable, Pixel, Point};
use embedded_graphics::text::{Alignment, Baseline, Text, TextStyleBuilder};

use super::{Anchor, Colour, Grid, Picture, Shape};

/// Pixels by rows, three bytes each.
struct Canvas {
    width: u32,
    height: u32,
    bytes: Vec<u8>,
}

/// Writes it.
pub fn write(picture: &Picture, out: &mut dyn Write) -> io::Result<()> {
    let (width, height) = (picture.width, picture.height);
    let mut canvas = Canvas { width, height, bytes: vec![255; width as usize * height as usize * 3] };
    for shape in &picture.shapes {
        match shape {
            Shape::Box { x, y, width, height, colour } => canvas.fill((*x, *y), (*width, *height), *colour),
            Shape::Text { x, y, anchor, text } => canvas.text((*x, *y), *anchor, text),
            Shape::Grid(grid) => canvas.grid(grid),
        }
    }
    let mut encoder = png::Encoder::new(out, width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.bytes)?;
    Ok(writer.finish()?)
}

impl Canvas {
    /// What lies outside is cut.
    fn fill(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), colour: Colour) {
        let right = x.saturating_add(width).min(self.width);
        for row in y..y.saturating_add(height).min(self.height) {
            let at = |x: u32| (row as usize * self.width as usize + x as usize) * 3;
            if let Some(pixels) = self.bytes.get_mut(at(x)..at(right)) {
                pixels.chunks_exact_mut(3).for_each(|pixel| pixel.copy_from_slice(&[colour.0, colour.1, colour.2]));
            }
        }
    }

    fn text(&mut self, (x, y): (u32, u32), anchor: Anchor, text: &str) {
        let alignment = match anchor {
            Anchor::Left => Alignment::Left,
            Anchor::Middle => Alignment::Center,
            Anchor::Right => Alignment::Right,
        };
        let place = TextStyleBuilder::new().alignment(alignment).baseline(Baseline::Middle).build();
        let point = Point::new(x.cast_signed(), y.cast_signed());
        let characters = MonoTextStyle::new(&FONT_7X13, Rgb888::new(0, 0, 0));
        // Drawing on this canvas cannot fail.
        let _ = Text::with_text_style(text, point, characters, place).draw(self);
    }

    fn grid(&mut self, grid: &Grid) {
        let (width, height) = grid.cell;
        for (cells, row) in grid.cells.chunks(grid.columns.max(1)).zip(0_u32..) {
            for (cell, column) in cells.iter().zip(0_u32..) {
                if let Some(colour) = usize::from(*cell).checked_sub(1).and_then(|k| grid.palette.get(k)) {
                    self.fill((grid.x + column * width, grid.y + row * height), grid.cell, *colour);
                }
            }
        }
    }
}

impl OriginDimensions for Canvas {
    fn size(&self) -> Size {
        Size::new(self.width, self.height)
    }
}

impl DrawTarget for Canvas {
    type Color = Rgb888;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb888>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(point, colour) in pixels {
            if let (Ok(x), Ok(y)) = (u32::try_from(point.x), u32::try_from(point.y)) {
                self.fill((x, y), (1, 1), Colour(colour.r(), colour.g(), colour.b()));
            }
        }
        Ok(())
    }
}
