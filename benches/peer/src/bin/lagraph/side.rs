//! LAGraph on one library, or the Rust ports, in a child process that runs one problem whenever it is asked to.
//! Needs:   a parent that has loaded neither library.
//! Gives:   `Worker`: samples for `measure::in_turns`, and the values of the results.
//! Cost:    set-up builds the graph; requests cost a message each.

use std::path::Path;
use std::time::Instant;

use bench_peer::Result;
use bench_peer::lagraph::Lagraph;
use bench_peer::measure::Side;
use bench_peer::service::{Answering, Service};

use crate::kernel::{Problem, Run};
use crate::ports;

/// Set-up, or a request, that takes longer is given up.
const REQUEST_SECONDS: u32 = 600;

/// What solves the problem.
#[derive(Clone, Copy)]
pub enum Program<'a> {
    /// LAGraph on a GraphBLAS.
    Lagraph {
        /// LAGraph's library.
        lagraph: &'a Path,
        /// The GraphBLAS below it.
        graphblas: &'a Path,
    },
    /// lagraph-ports, which are part of this program.
    Ports,
}

/// See the head of this file.
pub struct Worker {
    service: Service,
}

impl Worker {
    /// Forks, loads and builds.
    pub fn start(problem: &Problem, program: Program, threads: usize) -> Result<Worker> {
        let make_ready = || -> Result<Answering> {
            keep_memory();
            let run = match program {
                Program::Lagraph { lagraph, graphblas } => problem.on_lagraph(Lagraph::open(lagraph, graphblas, threads)?)?,
                Program::Ports => ports::run_of(problem, threads)?,
            };
            let runs = problem.runs();
            Ok(Box::new(move |request| answer(&run, runs, request)))
        };
        Ok(Worker { service: Service::start(REQUEST_SECONDS, make_ready)? })
    }

    /// Of each run one value per vertex, NaN where there is none; of a count the count.
    pub fn values(&mut self) -> Result<Vec<f64>> {
        let bytes = self.service.ask("values")?;
        Ok(bytes.chunks_exact(8).map(|x| f64::from_le_bytes(x.try_into().expect("chunks of 8"))).collect())
    }
}

impl Side for Worker {
    /// A call is all runs of the problem.
    fn sample(&mut self, calls: usize, is_warm: bool) -> Result<f64> {
        if is_warm {
            self.service.ask("time 1")?;
        }
        let text = String::from_utf8(self.service.ask(&format!("time {calls}"))?).unwrap_or_default();
        text.parse().map_err(|_| format!("a child answered '{text}'"))
    }
}

/// Name and version that a GraphBLAS tells when LAGraph runs on it.
pub fn graphblas_name(lagraph: &Path, graphblas: &Path) -> Result<String> {
    bench_peer::isolate::in_child(REQUEST_SECONDS, || Lagraph::open(lagraph, graphblas, 1)?.graphblas_name())
}

fn answer(run: &Run, runs: usize, request: &str) -> Result<Vec<u8>> {
    let Some((_, calls)) = request.split_once(' ') else {
        let mut bytes = Vec::new();
        for k in 0..runs {
            bytes.extend(run(k)?()?.iter().flat_map(|x| x.to_le_bytes()));
        }
        return Ok(bytes);
    };
    let calls: usize = calls.parse().map_err(|_| format!("'{request}' is no request"))?;
    let mut total = 0.0;
    for k in (0..calls).flat_map(|_| 0..runs) {
        let start = Instant::now();
        let found = run(k)?;
        total += start.elapsed().as_secs_f64();
        // Results are freed after the clock has stopped, as in the demos.
        drop(found);
    }
    Ok(format!("{:e}", total / calls as f64).into_bytes())
}

/// What the demos tell malloc before they begin: large blocks come from the heap, too, and stay there.
fn keep_memory() {
    const TOP_PAD: i32 = 16 << 20;
    // SAFETY: mallopt may be called at any time; this process has one thread.
    #[cfg(target_env = "gnu")]
    unsafe {
        libc::mallopt(libc::M_MMAP_MAX, 0);
        libc::mallopt(libc::M_TRIM_THRESHOLD, -1);
        libc::mallopt(libc::M_TOP_PAD, TOP_PAD);
    }
}
