//! How much resident memory a piece of work adds at its peak.
//! Needs:   Linux: /proc/self/status and a writable /proc/self/clear_refs.
//! Gives:   peak resident bytes during the work minus resident bytes before it, whatever allocator was used.
//! Cost:    three small files read or written; pages are 4 KB, and code paged in for the first time counts too.

use std::fs;

use crate::Result;

/// Runs `work` once and returns what it added at most, in bytes.
pub fn peak_growth(work: impl FnOnce() -> Result<()>) -> Result<u64> {
    give_back_free_memory();
    // "5" makes the peak (VmHWM) start again from the present.
    fs::write("/proc/self/clear_refs", "5").map_err(|e| format!("/proc/self/clear_refs: {e}"))?;
    let before = status_bytes("VmRSS:")?;
    work()?;
    Ok(status_bytes("VmHWM:")?.saturating_sub(before))
}

/// Free blocks that malloc holds would hide growth.
fn give_back_free_memory() {
    // SAFETY: malloc_trim may be called at any time.
    #[cfg(target_env = "gnu")]
    unsafe {
        libc::malloc_trim(0);
    }
}

fn status_bytes(field: &str) -> Result<u64> {
    let status = fs::read_to_string("/proc/self/status").map_err(|e| format!("/proc/self/status: {e}"))?;
    let line = status.lines().find_map(|l| l.strip_prefix(field)).ok_or_else(|| format!("no {field} in /proc/self/status"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().map_err(|_| format!("{field} is not a number"))?;
    Ok(kilobytes * 1024)
}
