//! What the library says while an algorithm runs, put together: loops make the same passes again and again.
//!
//! Needs: `graphblas::trace`. Gives: [`hear`], [`Heard`]. Cost: a line for each pass and kernel, read when the run is over.

use std::sync::{Mutex, PoisonError};

use graphblas::trace;
use serde_json::Value;

/// Everything that was said.
#[derive(Debug, Default)]
pub struct Heard {
    /// Kinds of passes, in the order in which they were first made.
    pub passes: Vec<Pass>,
    /// Kinds of kernels, in the order in which they first ran, and how often.
    pub kernels: Vec<(String, u64)>,
}

/// Passes that make the same calls.
#[derive(Debug)]
pub struct Pass {
    pub calls: Vec<Call>,
    /// Whether entries were summed rather than written.
    pub is_summed: bool,
    pub times: u64,
    pub ns: u64,
    pub bytes_written: u64,
    /// Values read and written in one of them.
    pub read: u64,
    pub written: u64,
}

/// A recorded call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub operation: String,
    pub operator: String,
    pub mask: Option<String>,
    pub accum: Option<String>,
    pub is_replace: bool,
    /// Whether its value was stored.
    pub is_kept: bool,
}

static LINES: Mutex<Vec<Line>> = Mutex::new(Vec::new());

/// A line, from either side.
enum Line {
    Pass(String),
    Kernel(String),
}

fn note(line: Line) {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).push(line);
}

/// Runs something, and gives what it said.
pub fn hear<R>(work: impl FnOnce() -> R) -> (R, Heard) {
    trace::passes_to(Some(|line| note(Line::Pass(line.to_owned()))));
    trace::to(Some(|line| note(Line::Kernel(line.to_owned()))));
    let result = work();
    trace::to(None);
    trace::passes_to(None);
    let lines = std::mem::take(&mut *LINES.lock().unwrap_or_else(PoisonError::into_inner));
    let mut heard = Heard::default();
    for line in lines {
        match line {
            Line::Pass(line) => heard.pass(&line),
            Line::Kernel(line) => heard.kernel(&line),
        }
    }
    (result, heard)
}

impl Heard {
    fn pass(&mut self, line: &str) {
        // The library writes this line; one that says something else is left out.
        let Ok(said) = serde_json::from_str::<Value>(line) else { return };
        let calls: Vec<Call> = said["pass"].as_array().into_iter().flatten().map(Call::of).collect();
        let number = |key: &str| said[key].as_u64().unwrap_or(0);
        let is_summed = said["summed"].as_bool().unwrap_or(false);
        let known = self.passes.iter().position(|pass| pass.calls == calls && pass.is_summed == is_summed);
        let k = known.unwrap_or_else(|| {
            let (read, written) = (number("read"), number("written"));
            self.passes.push(Pass { calls, is_summed, times: 0, ns: 0, bytes_written: 0, read, written });
            self.passes.len() - 1
        });
        let pass = &mut self.passes[k];
        pass.times += 1;
        pass.ns += number("ns");
        pass.bytes_written += number("bytes_written");
    }

    fn kernel(&mut self, line: &str) {
        let name = line.split(':').next().unwrap_or(line);
        // It is told as a pass.
        if name == "one pass" {
            return;
        }
        match self.kernels.iter_mut().find(|(known, _)| known == name) {
            Some((_, times)) => *times += 1,
            None => self.kernels.push((name.to_owned(), 1)),
        }
    }
}

impl Call {
    fn of(said: &Value) -> Call {
        let text = |key: &str| said[key].as_str().map(str::to_owned);
        let is = |key: &str| said[key].as_bool().unwrap_or(false);
        Call {
            operation: text("operation").unwrap_or_default(),
            operator: text("operator").unwrap_or_default(),
            mask: text("mask"),
            accum: text("accum"),
            is_replace: is("replace"),
            is_kept: is("kept"),
        }
    }

    /// The call in a line: `mxv PLUS_SECOND_FP64 <structural, replace> += PLUS_FP64`.
    pub fn line(&self) -> String {
        let mut text = self.operation.clone();
        if !self.operator.is_empty() {
            text += &format!(" {}", self.operator);
        }
        match (&self.mask, self.is_replace) {
            (Some(mask), true) => text += &format!(" <{mask}, replace>"),
            (Some(mask), false) => text += &format!(" <{mask}>"),
            (None, _) => {}
        }
        if let Some(accum) = &self.accum {
            text += &format!(" += {accum}");
        }
        text
    }
}

/// How often something was.
pub fn often(times: u64) -> String {
    if times == 1 { "once".to_owned() } else { format!("{times} times") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_that_are_alike_are_one() {
        let mut heard = Heard::default();
        let line = r#"{"pass": [{"operation": "mxv", "operator": "MIN_PLUS", "mask": "complement", "accum": "MIN", "kept": true}],
            "read": 2, "written": 1, "summed": false, "bytes_written": 8, "ns": 5}"#;
        heard.pass(line);
        heard.pass(line);
        heard.pass(&line.replace("false", "true"));
        heard.pass("no JSON");
        assert_eq!((heard.passes.len(), heard.passes[0].times, heard.passes[0].ns), (2, 2, 10));
        assert_eq!(heard.passes[0].calls[0].line(), "mxv MIN_PLUS <complement> += MIN");
        heard.kernel("push: a vector of 3 entries");
        heard.kernel("one pass: 3 recorded calls");
        heard.kernel("push: a vector of 9 entries");
        assert_eq!(heard.kernels, [("push".to_owned(), 2)]);
    }
}
