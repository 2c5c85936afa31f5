//! The width of a bucket of the shortest-path search that suits the peer best; both sides get it.
//! Needs:   the peer; a source.
//! Gives:   one of `WIDTHS`. Widths are tried from wide to narrow until they are clearly worse than the best one.
//! Cost:    three searches of the peer, with one thread, for each width that is tried.

use std::ops::ControlFlow;

use bench_peer::Result;
use bench_peer::graph::Graph;
use bench_peer::measure::Side;

use crate::kernel::{Kernel, Problem};
use crate::options::Libraries;
use crate::side::Worker;

/// For weights of 1 to 255.
const WIDTHS: [i32; 9] = [1 << 17, 1 << 15, 1 << 13, 1 << 11, 1 << 9, 1 << 8, 1 << 7, 1 << 6, 1 << 5];

/// From so many times the best time on, narrower buckets are not tried.
const CLEARLY_WORSE: f64 = 1.5;

/// The fastest of so many searches counts.
const SAMPLES: usize = 3;

/// See the head of this file.
pub fn best_for_peer(graph: &Graph, source: u64, libraries: &Libraries) -> Result<i32> {
    let time = |delta| -> Result<f64> {
        let problem = Problem { kernel: Kernel::Sssp, graph, sources: &[source], delta };
        let mut peer = Worker::start(&problem, libraries.theirs(), 1)?;
        (0..SAMPLES).try_fold(f64::INFINITY, |best, _| Ok(best.min(peer.sample(1, false)?)))
    };
    let mut best = (f64::INFINITY, WIDTHS[0]);
    let tried = WIDTHS.iter().try_for_each(|&delta| match time(delta) {
        Err(what) => ControlFlow::Break(Err(what)),
        Ok(seconds) if seconds > CLEARLY_WORSE * best.0 => ControlFlow::Break(Ok(())),
        Ok(seconds) => {
            best = if seconds < best.0 { (seconds, delta) } else { best };
            ControlFlow::Continue(())
        }
    });
    match tried {
        ControlFlow::Break(Err(what)) => Err(what),
        ControlFlow::Break(Ok(())) | ControlFlow::Continue(()) => Ok(best.1),
    }
}
