//! The same algorithms without a GraphBLAS: the programs of the GAP benchmark suite on the same graph.
//! Needs:   a folder with bfs, sssp, pr, cc, tc, bc and converter of gapbs.
//! Gives:   seconds a run, as the programs tell them (`Trial Time`), from the same sources and with the same delta.
//! Cost:    the graph as text, then in their format, in a temporary folder; a process per source.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use bench_peer::Result;
use bench_peer::graph::Graph;

use crate::kernel::{Kernel, MOST_ROUNDS, Problem, TOLERANCE};

/// Runs behind each median.
const TRIALS: usize = 5;

/// A graph in the formats of gapbs.
pub struct Gapbs {
    programs: PathBuf,
    folder: PathBuf,
    is_symmetric: bool,
}

impl Gapbs {
    /// Writes `graph` for `programs`.
    pub fn write(programs: &Path, graph: &Graph) -> Result<Gapbs> {
        let folder = std::env::temp_dir().join(format!("bench-lagraph-{}-{}", std::process::id(), graph.name));
        fs::create_dir_all(&folder).map_err(|e| at(&folder, e))?;
        let gap = Gapbs { programs: programs.to_path_buf(), folder, is_symmetric: graph.is_symmetric() };
        let edges = || graph.rows.iter().zip(&graph.cols);
        gap.write_text("g.el", edges().map(|(i, j)| format!("{i} {j}")))?;
        gap.write_text("g.wel", edges().zip(&graph.weights).map(|((i, j), w)| format!("{i} {j} {w}")))?;
        let directions: &[&str] = if gap.is_symmetric { &["-s"] } else { &[] };
        gap.convert("g.el", "g.sg", directions)?;
        gap.convert("g.wel", "g.wsg", &[directions, &["-w"]].concat())?;
        if !gap.is_symmetric {
            gap.convert("g.el", "both.sg", &["-s"])?;
        }
        Ok(gap)
    }

    /// Seconds a run, comparable with ours per run of the problem.
    pub fn seconds(&self, problem: &Problem, threads: usize) -> Result<f64> {
        let of_sources = |more: &[&str]| -> Result<f64> {
            let of_source = |source: &u64| {
                let source = source.to_string();
                self.run(problem.kernel, threads, &[&["-r", source.as_str()], more].concat())
            };
            problem.sources.iter().map(of_source).sum()
        };
        match problem.kernel {
            Kernel::Bfs => Ok(of_sources(&[])? / problem.sources.len() as f64),
            Kernel::Sssp => Ok(of_sources(&["-d", &problem.delta.to_string()])? / problem.sources.len() as f64),
            // All sources belong to one run.
            Kernel::Betweenness => of_sources(&["-i", "1"]),
            Kernel::PageRank => {
                self.run(problem.kernel, threads, &["-i", &MOST_ROUNDS.to_string(), "-t", &TOLERANCE.to_string()])
            }
            Kernel::Components | Kernel::Triangles => self.run(problem.kernel, threads, &[]),
        }
    }

    fn run(&self, kernel: Kernel, threads: usize, arguments: &[&str]) -> Result<f64> {
        let file = match kernel {
            Kernel::Sssp => "g.wsg",
            Kernel::Components | Kernel::Triangles if !self.is_symmetric => "both.sg",
            Kernel::Components | Kernel::Triangles | Kernel::Bfs | Kernel::PageRank | Kernel::Betweenness => "g.sg",
        };
        let mut command = Command::new(self.programs.join(kernel.name()));
        command.env("OMP_NUM_THREADS", threads.to_string());
        command.arg("-f").arg(self.folder.join(file)).args(["-n", &TRIALS.to_string()]).args(arguments);
        let text = output(&mut command)?;
        let mut times: Vec<f64> = text.lines().filter_map(|line| line.strip_prefix("Trial Time:")?.trim().parse().ok()).collect();
        times.sort_by(f64::total_cmp);
        times.get(times.len() / 2).copied().ok_or_else(|| format!("{command:?} tells no time"))
    }

    fn write_text(&self, name: &str, lines: impl Iterator<Item = impl Display>) -> Result<()> {
        let path = self.folder.join(name);
        let mut file = BufWriter::new(File::create(&path).map_err(|e| at(&path, e))?);
        for line in lines {
            writeln!(file, "{line}").map_err(|e| at(&path, e))?;
        }
        file.flush().map_err(|e| at(&path, e))
    }

    fn convert(&self, from: &str, to: &str, how: &[&str]) -> Result<()> {
        let mut command = Command::new(self.programs.join("converter"));
        command.arg("-f").arg(self.folder.join(from)).args(how).arg("-b").arg(self.folder.join(to));
        output(&mut command).map(|_| ())
    }
}

impl Drop for Gapbs {
    fn drop(&mut self) {
        // Nothing is lost when a temporary folder stays.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn output(command: &mut Command) -> Result<String> {
    let done = command.output().map_err(|e| format!("cannot run {command:?}: {e}"))?;
    if done.status.success() {
        Ok(String::from_utf8_lossy(&done.stdout).into_owned())
    } else {
        Err(format!("{command:?} failed ({}): {}", done.status, String::from_utf8_lossy(&done.stderr)))
    }
}

fn at(path: &Path, e: std::io::Error) -> String {
    format!("{}: {e}", path.display())
}
