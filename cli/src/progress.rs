//! How far a long step has come, on the standard error.
//!
//! Needs: indicatif for terminals. Gives: [`watch`]. Cost: a thread that wakes ten times a second while the step runs.
//! On a terminal a bar appears, and goes when the step is done; elsewhere there is a line when a step takes longer than a
//! second, and one every ten seconds. Short steps leave no trace.

use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use graphblas::io::Progress;
use indicatif::{ProgressBar, ProgressStyle};

/// Between two looks at the step.
const LOOK: Duration = Duration::from_millis(100);
/// A terminal is told about steps that take longer.
const BAR_AFTER: Duration = Duration::from_millis(300);
/// A file is told about steps that take longer.
const LINE_AFTER: Duration = Duration::from_secs(1);
/// Between two lines.
const LINE_EVERY: Duration = Duration::from_secs(10);

/// Runs `work`, and tells how far it is unless `quiet`. A step that does not count has a progress that stays 0.
pub fn watch<R>(what: &str, quiet: bool, progress: &Progress, work: impl FnOnce() -> R) -> R {
    if quiet {
        return work();
    }
    thread::scope(|scope| {
        let (running, done) = mpsc::channel::<()>();
        // Without a thread nothing is told.
        let teller = thread::Builder::new().spawn_scoped(scope, move || {
            if stderr().is_terminal() { bar(what, progress, &done) } else { lines(what, progress, &done) }
        });
        let result = work();
        drop(running);
        if let Ok(teller) = teller {
            // The bar must be gone before anything else is printed.
            let _ = teller.join();
        }
        result
    })
}

/// Waits for a while; whether the step is still running then.
fn is_running(done: &Receiver<()>, wait: Duration) -> bool {
    matches!(done.recv_timeout(wait), Err(RecvTimeoutError::Timeout))
}

fn bar(what: &str, progress: &Progress, done: &Receiver<()>) {
    if !is_running(done, BAR_AFTER) {
        return;
    }
    let bar = ProgressBar::new_spinner().with_message(what.to_owned());
    let counted = "{msg} [{bar:40}] {percent} % of {total_bytes}, {eta} to go";
    let mut is_counted = false;
    while is_running(done, LOOK) {
        if progress.total() > 0 {
            if !is_counted {
                is_counted = true;
                bar.set_length(progress.total());
                if let Ok(style) = ProgressStyle::with_template(counted) {
                    bar.set_style(style.progress_chars("#> "));
                }
            }
            bar.set_position(progress.done());
        }
        bar.tick();
    }
    bar.finish_and_clear();
}

fn lines(what: &str, progress: &Progress, done: &Receiver<()>) {
    let begin = Instant::now();
    let mut wait = LINE_AFTER;
    while is_running(done, wait) {
        let seconds = begin.elapsed().as_secs();
        match percent(progress) {
            Some(percent) => eprintln!("{what}: {percent} % after {seconds} s"),
            None => eprintln!("{what}: {seconds} s"),
        }
        wait = LINE_EVERY;
    }
}

fn percent(progress: &Progress) -> Option<u64> {
    let total = progress.total();
    (total > 0).then(|| (u128::from(progress.done().min(total)) * 100 / u128::from(total)) as u64)
}
