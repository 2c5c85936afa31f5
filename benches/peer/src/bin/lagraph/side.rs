//! One library with LAGraph on top of it, in a child process that runs one problem whenever it is asked to.
//! Needs:   a parent that has loaded neither library.
//! Gives:   `Worker`: samples for `measure::in_turns`, and the values of the results.
//! Cost:    set-up builds the graph; requests cost a message each.

use std::path::Path;
use std::time::Instant;

use bench_peer::Result;
use bench_peer::lagraph::{Lagraph, Network};
use bench_peer::matrix::Tuples;
use bench_peer::measure::Side;
use bench_peer::service::{Answering, Service};

use crate::kernel::{Found, Problem};

/// Set-up, or a request, that takes longer is given up.
const REQUEST_SECONDS: u32 = 600;

/// See the head of this file.
pub struct Worker {
    service: Service,
}

impl Worker {
    /// Forks, loads and builds.
    pub fn start(problem: &Problem, lagraph: &Path, graphblas: &Path, threads: usize) -> Result<Worker> {
        // The child keeps its own copy: what is borrowed here may end before it does.
        let make_ready = || -> Result<Answering> {
            keep_memory();
            let lagraph = Lagraph::open(lagraph, graphblas, threads)?;
            let network = problem.network(lagraph)?;
            let (graph, sources) = (problem.graph.clone(), problem.sources.to_vec());
            let (kernel, delta) = (problem.kernel, problem.delta);
            Ok(Box::new(move |request| answer(&Problem { kernel, graph: &graph, sources: &sources, delta }, &network, request)))
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

fn answer(problem: &Problem, network: &Network, request: &str) -> Result<Vec<u8>> {
    match request.split_once(' ') {
        None => values(problem, network),
        Some((_, calls)) => {
            let calls: usize = calls.parse().map_err(|_| format!("'{request}' is no request"))?;
            let mut total = 0.0;
            for run in (0..calls).flat_map(|_| 0..problem.runs()) {
                let start = Instant::now();
                let found = problem.run(network, run)?;
                total += start.elapsed().as_secs_f64();
                // Results are freed after the clock has stopped, as in the demos.
                drop(found);
            }
            Ok(format!("{:e}", total / calls as f64).into_bytes())
        }
    }
}

fn values(problem: &Problem, network: &Network) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    for run in 0..problem.runs() {
        let dense = match problem.run(network, run)? {
            Found::Count(count) => vec![count as f64],
            Found::Vector(vector) => {
                let count = vector.nvals()? as usize;
                let mut tuples = Tuples { rows: vec![0; count], cols: Vec::new(), vals: vec![0.0; count] };
                vector.extract_tuples(&mut tuples)?;
                let mut dense = vec![f64::NAN; vector.size() as usize];
                tuples.rows.iter().zip(&tuples.vals).for_each(|(&i, &x)| dense[i as usize] = x);
                dense
            }
        };
        bytes.extend(dense.iter().flat_map(|x| x.to_le_bytes()));
    }
    Ok(bytes)
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
