//! How busy other programs kept the machine during a measurement.
//! Needs:   Linux: /proc/stat; children that have been waited for.
//! Gives:   cores used by others on average; above `QUIET` two-thread times mean little (a parallel region waits for its
//!          slowest thread, and that one waits for its turn on a core).
//! Cost:    one small file read and two system calls a side.

use std::fs;
use std::time::Instant;

/// Cores used by others up to which a measurement counts as undisturbed.
pub const QUIET: f64 = 0.2;

/// Begin of a stretch of time.
pub struct Stretch {
    start: Instant,
    busy: f64,
    own: f64,
}

impl Stretch {
    /// From here on.
    pub fn begin() -> Stretch {
        Stretch { start: Instant::now(), busy: busy_seconds(), own: own_seconds() }
    }

    /// Cores that other programs used on average until now.
    pub fn foreign_cores(&self) -> f64 {
        let foreign = (busy_seconds() - self.busy) - (own_seconds() - self.own);
        (foreign / self.start.elapsed().as_secs_f64().max(0.01)).max(0.0)
    }
}

/// Processor time of the whole machine; 0 where /proc/stat cannot be read.
fn busy_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let fields: Vec<f64> = stat.lines().next().unwrap_or("").split_whitespace().skip(1).filter_map(|w| w.parse().ok()).collect();
    // user nice system idle iowait irq softirq steal
    let ticks: f64 = fields.iter().take(8).enumerate().filter(|(k, _)| ![3, 4].contains(k)).map(|(_, t)| t).sum();
    // SAFETY: sysconf has no preconditions.
    ticks / unsafe { libc::sysconf(libc::_SC_CLK_TCK) } as f64
}

/// Processor time of this process and its finished children.
fn own_seconds() -> f64 {
    [libc::RUSAGE_SELF, libc::RUSAGE_CHILDREN]
        .into_iter()
        .map(|who| {
            // SAFETY: an all-zero rusage is valid, and getrusage fills it.
            let usage = unsafe {
                let mut usage = std::mem::zeroed::<libc::rusage>();
                libc::getrusage(who, &mut usage);
                usage
            };
            let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 * 1e-6;
            seconds(usage.ru_utime) + seconds(usage.ru_stime)
        })
        .sum()
}
