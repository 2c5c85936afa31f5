//! The passes as a picture: a box for each kind of pass, a line for each call, dark where its value is stored.
//!
//! Needs: a story. Gives: [`drawn`]. Cost: the picture.

use super::Story;
use super::heard::{Pass, often};
use crate::picture::{Anchor, CHARACTER, Colour, LINE, Picture, fitted};

/// Pixels of a line with its space, and at the sides.
const ROW: u32 = LINE + 7;
const MARGIN: u32 = 16;
/// Behind a call whose value is stored, and behind one whose value is not.
const STORED: Colour = Colour(184, 208, 238);
const PASSING: Colour = Colour(240, 240, 240);

/// Draws it.
pub fn drawn(story: &Story<'_>) -> Picture {
    let title =
        format!("{} on {}: {} vertices, {} edges", story.about.algorithm, story.about.file, story.about.vertices, story.edges);
    let lines = story.heard.passes.iter().flat_map(|pass| pass.calls.iter().map(|call| call.line().chars().count()));
    let longest = lines.chain([title.chars().count(), 48]).max().unwrap_or(0).min(160) as u32;
    let width = longest * CHARACTER + 4 * MARGIN;
    let rows: usize = story.heard.passes.iter().map(|pass| pass.calls.len() + 2).sum();
    let mut picture = Picture::new(width, 2 * MARGIN + ROW * (rows as u32 + 3));
    picture.text((MARGIN, MARGIN), Anchor::Left, fitted(&title, width - MARGIN));
    picture.rectangle((MARGIN, MARGIN + ROW - 6), (12, 12), STORED);
    picture.text((MARGIN + 20, MARGIN + ROW), Anchor::Left, "stored");
    picture.rectangle((MARGIN + 100, MARGIN + ROW - 6), (12, 12), PASSING);
    picture.text((MARGIN + 120, MARGIN + ROW), Anchor::Left, "passed on, never stored");
    let mut top = MARGIN + 2 * ROW;
    if story.heard.passes.is_empty() {
        picture.text((MARGIN, top), Anchor::Left, "no calls are recorded: each is made at once");
    }
    for (pass, k) in story.heard.passes.iter().zip(1..) {
        top = one(&mut picture, pass, k, top);
    }
    picture
}

/// Draws a pass; gives where the next one begins.
fn one(picture: &mut Picture, pass: &Pass, k: u32, top: u32) -> u32 {
    let sum = if pass.is_summed { ", summed" } else { "" };
    let each = pass.ns as f64 / 1e3 / pass.times.max(1) as f64;
    picture.text((MARGIN, top), Anchor::Left, format!("pass {k}: {}, {each:.1} us each{sum}", often(pass.times)));
    let size = (picture.width - 2 * MARGIN, pass.calls.len() as u32 * ROW);
    let first = top + ROW / 2;
    for (call, row) in pass.calls.iter().zip(0..) {
        let y = first + row * ROW;
        picture.rectangle((MARGIN, y), (size.0, ROW), if call.is_kept { STORED } else { PASSING });
        picture.text((MARGIN + 8, y + ROW / 2), Anchor::Left, fitted(&call.line(), size.0 - 16));
    }
    picture.frame((MARGIN, first), size, Colour::GREY);
    top + (pass.calls.len() as u32 + 2) * ROW
}
