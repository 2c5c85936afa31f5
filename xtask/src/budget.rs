//! `cargo xtask budget`: what a clean release build costs, and what it gives.
//!
//! Needs: `nm` and `strip`. Gives: a row in `benches/record/budget.csv` and a table: seconds,
//! bytes of the stripped shared library, instances and their bytes per kernel module. An error
//! when the build takes more than [`SECONDS`] or the library has more than [`BYTES`].
//! Cost: one clean build, in a folder of its own.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::Outcome;

/// Most seconds of a clean release build. 2 cores, 2026-11.
const SECONDS: f64 = 240.0;
/// Most bytes of the stripped shared library.
const BYTES: u64 = 20 << 20;
const HEAD: &str = "unix_seconds,commit,build_seconds,build_cpu_seconds,library_bytes,kernel_instances,kernel_bytes\n";

/// Instances of functions, and their bytes.
#[derive(Default, Clone, Copy)]
struct Size {
    instances: u64,
    bytes: u64,
}

/// Builds, measures, records, judges.
pub fn run(root: &Path) -> Outcome {
    let target = root.join("target/budget");
    let _ = fs::remove_dir_all(&target);
    let (start, cpu_before) = (Instant::now(), cpu_seconds());
    let build = ["build", "--release", "--quiet", "-p", "graphblas", "-p", "graphblas-capi"];
    output(Command::new(env!("CARGO")).args(build).current_dir(root).env("CARGO_TARGET_DIR", &target))?;
    let (seconds, cpu) = (start.elapsed().as_secs_f64(), cpu_seconds() - cpu_before);

    let library = target.join("release/libgraphblas_capi.so");
    let symbols = output(Command::new("nm").args(["--size-sort", "--radix=d", "-C"]).arg(&library))?;
    let modules = modules(&symbols);
    let stripped = target.join("stripped.so");
    output(Command::new("strip").arg("-o").arg(&stripped).arg(&library))?;
    let bytes = fs::metadata(&stripped).map_err(|e| format!("{}: {e}", stripped.display()))?.len();

    let total =
        modules.values().fold(Size::default(), |t, s| Size { instances: t.instances + s.instances, bytes: t.bytes + s.bytes });
    println!("{:<40} {:>9} {:>11}", "module", "instances", "bytes");
    for (module, size) in &modules {
        println!("{module:<40} {:>9} {:>11}", size.instances, size.bytes);
    }
    println!("{:<40} {:>9} {:>11}", "all kernels", total.instances, total.bytes);
    println!("library {bytes} bytes stripped, built in {seconds:.1} s ({cpu:.1} s of CPU)");
    record(root, &format!("{seconds:.1},{cpu:.1},{bytes},{},{}", total.instances, total.bytes))?;

    if seconds > SECONDS {
        return Err(format!("the build took {seconds:.0} s, at most {SECONDS:.0} are allowed"));
    }
    if bytes > BYTES {
        return Err(format!("the library has {bytes} bytes, at most {BYTES} are allowed"));
    }
    Ok(())
}

/// CPU time of this process's finished children, in seconds; 0 where the system does not say. A
/// busy machine changes it less than the time on the clock.
fn cpu_seconds() -> f64 {
    // proc(5): fields 16 and 17, in hundredths of a second; field 2 is in parentheses.
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: f64 = after_name.split_whitespace().skip(13).take(2).filter_map(|f| f.parse::<f64>().ok()).sum();
    ticks / 100.0
}

/// Functions below `graphblas::kernel`, counted by module.
fn modules(symbols: &str) -> BTreeMap<String, Size> {
    let mut modules = BTreeMap::<String, Size>::new();
    for line in symbols.lines() {
        let mut parts = line.splitn(3, ' ');
        let (Some(bytes), Some(_), Some(name)) = (parts.next(), parts.next(), parts.next()) else { continue };
        let Some(path) = name.find("graphblas::kernel::").map(|at| &name[at + "graphblas::".len()..]) else { continue };
        // The module is the path up to the last part; generic arguments are no part of it.
        let path = path.split(['<', '{', ' ', '>']).next().unwrap_or(path).trim_end_matches(':');
        let module = path.rsplit_once("::").map_or(path, |(module, _)| module);
        let size = modules.entry(module.to_owned()).or_default();
        size.instances += 1;
        size.bytes += bytes.parse::<u64>().unwrap_or(0);
    }
    modules
}

/// Appends a row to the record.
fn record(root: &Path, measured: &str) -> Outcome {
    let path = root.join("benches/record/budget.csv");
    let commit = output(Command::new("git").args(["rev-parse", "--short", "HEAD"]).current_dir(root)).unwrap_or_default();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs());
    let row = format!("{now},{},{measured}\n", commit.trim());
    let is_new = !path.exists();
    let result = fs::create_dir_all(path.parent().unwrap_or(root))
        .and_then(|()| fs::OpenOptions::new().create(true).append(true).open(&path))
        .and_then(|mut f| f.write_all(if is_new { [HEAD, &row].concat() } else { row }.as_bytes()));
    result.map_err(|e| format!("{}: {e}", path.display()))
}

/// What a command prints; an error when it fails.
fn output(command: &mut Command) -> Result<String, String> {
    let out = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    if out.status.success() {
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    } else {
        Err(format!("{command:?}: {}\n{}", out.status, String::from_utf8_lossy(&out.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instances_are_counted_by_module() {
        let nm = "0000000000000100 t graphblas::kernel::ewise::union::body\n\
                  0000000000000050 t graphblas::kernel::ewise::union::body::<f64>\n\
                  0000000000000010 t graphblas::ops::f\n";
        let m = modules(nm);
        assert_eq!((m.len(), m["kernel::ewise::union"].instances, m["kernel::ewise::union"].bytes), (1, 2, 150));
    }
}
