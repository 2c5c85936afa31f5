//! The story for people.
//!
//! Needs: a story. Gives: [`written`]. Cost: the text.

use super::Story;
use super::heard::often;

/// Writes it.
pub fn written(story: &Story<'_>) -> String {
    let a = &story.about;
    let mut text = format!("{} on {}: {} vertices, {} edges\n", a.algorithm, a.file, a.vertices, story.edges);
    text += &format!("calls on objects of {} or more places are recorded\n\npasses over recorded calls\n", story.recorded_from);
    for (pass, k) in story.heard.passes.iter().zip(1..) {
        let sum = if pass.is_summed { ", summed" } else { "" };
        text += &format!(
            "  pass {k}: {}, {:.1} us each; reads {}, writes {}{sum}, {} bytes in all\n",
            often(pass.times),
            pass.ns as f64 / 1e3 / pass.times.max(1) as f64,
            pass.read,
            pass.written,
            pass.bytes_written
        );
        for call in &pass.calls {
            let kept = if call.is_kept { "  (stored)" } else { "" };
            text += &format!("    {}{kept}\n", call.line());
        }
    }
    if story.heard.passes.is_empty() {
        text += "  none\n";
    }
    text += "\nkernels that ran\n";
    for (name, times) in &story.heard.kernels {
        text += &format!("  {name}: {}\n", often(*times));
    }
    if story.heard.kernels.is_empty() {
        text += "  none but those of the passes\n";
    }
    for (name, recorded) in story.results {
        text += &format!("\n{name}, as it was handed over\n");
        recorded.lines().for_each(|line| text += &format!("  {line}\n").replace("  \n", "\n"));
    }
    text
}
