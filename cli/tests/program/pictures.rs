//! `graphblas spy`, `degrees` and `explain` as pictures: they open, have their size, and the colours are where entries are.

use std::fs::{self, File};
use std::io::BufReader;

use crate::program::{Folder, graphblas, matrix};

/// Width, height, and the pixels by rows.
fn png(path: &str) -> (u32, u32, Vec<[u8; 3]>) {
    let mut reader = png::Decoder::new(BufReader::new(File::open(path).unwrap())).read_info().unwrap();
    let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut bytes).unwrap();
    assert_eq!((info.color_type, info.bit_depth), (png::ColorType::Rgb, png::BitDepth::Eight));
    let pixels = bytes[..info.buffer_size()].chunks_exact(3).map(|pixel| [pixel[0], pixel[1], pixel[2]]);
    (info.width, info.height, pixels.collect())
}

/// The text of an SVG of that size whose elements are all closed.
fn svg(text: &str, width: u32, height: u32) {
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    assert!(text.contains(&format!("width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\"")));
    let mut open = Vec::new();
    for tag in text.split('<').skip(1) {
        let (tag, after) = tag.split_once('>').unwrap();
        assert!(!after.contains('>') && tag.matches('"').count() % 2 == 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

/// Pixels that are neither white nor grey.
fn coloured(pixels: &[[u8; 3]]) -> usize {
    pixels.iter().filter(|[r, g, b]| r != g || g != b).count()
}

#[test]
fn a_pattern_of_two_entries() {
    let folder = Folder::new("a_pattern_of_two_entries");
    let (file, out) = (folder.write("two.el", "0 1\n1 1\n"), folder.at("two.png"));
    graphblas(&["spy", &file, &out, "--size", "400"]).ok();
    let (width, height, pixels) = png(&out);
    assert_eq!((width, height), (400, 400));
    // A cell has (400 - 60 - 76) / 2 pixels; row 0 lies on top, and only column 1 has entries.
    let at = |x: usize, y: usize| pixels[(64 + y) * 400 + 60 + x];
    assert_eq!([at(60, 60), at(60, 200)], [[255; 3]; 2]);
    assert_ne!(at(200, 60), [255; 3]);
    assert_eq!(at(200, 60), at(200, 200));
    assert_eq!(coloured(&pixels), 2 * 132 * 132);
}

#[test]
fn pictures_have_their_size() {
    let folder = Folder::new("pictures_have_their_size");
    for (name, size) in
        [("karate.mtx", "256"), ("bcsstk13.mtx", "500"), ("zenios.mtx", "1024"), ("empty.mtx", "300"), ("lp_afiro.mtx", "800")]
    {
        let (file, pixels) = (matrix(name), size.parse().unwrap());
        let (drawn, text) = (folder.at("spy.png"), folder.at("spy.svg"));
        graphblas(&["spy", &file, &drawn, "--size", size]).ok();
        let (width, height, found) = png(&drawn);
        assert_eq!((width, height), (pixels, pixels), "{name}");
        assert_eq!(coloured(&found) > 0, name != "empty.mtx", "{name}");
        graphblas(&["spy", &file, &text, "--size", size]).ok();
        svg(&fs::read_to_string(&text).unwrap(), pixels, pixels);

        graphblas(&["degrees", &file, &drawn, "--size", size]).ok();
        assert_eq!(png(&drawn).0, pixels, "{name}");
        graphblas(&["degrees", &file, &text, "--size", size, "--columns"]).ok();
        svg(&fs::read_to_string(&text).unwrap(), pixels, pixels * 5 / 8);
    }
}

#[test]
fn names_are_escaped() {
    let folder = Folder::new("names_are_escaped");
    let (file, out) = (folder.write("a<b>&c.el", "0 1\n"), folder.at("out.svg"));
    graphblas(&["spy", &file, &out]).ok();
    let text = fs::read_to_string(&out).unwrap();
    svg(&text, 800, 800);
    assert!(text.contains("a&lt;b&gt;&amp;c.el: 2 by 2, 1 entries"));
}

#[test]
fn sizes_have_limits() {
    let karate = matrix("karate.mtx");
    for size in ["0", "255", "8193", "-4", "big"] {
        graphblas(&["spy", &karate, "never.png", "--size", size]).failed(2);
    }
}

#[test]
fn explanations_are_drawn() {
    let text = graphblas(&["explain", "pagerank", &matrix("karate.mtx"), "--format", "svg"]).ok();
    let width = text.split("width=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok()).unwrap();
    let height = text.split("height=\"").nth(1).and_then(|rest| rest.split('"').next()?.parse().ok()).unwrap();
    svg(&text, width, height);
    assert!(text.contains("pass 1: ") && text.contains("stored"));
}
