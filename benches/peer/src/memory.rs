//! How much resident memory a piece of work adds at its peak.
//! Needs:   Linux: /proc/self/status, /proc/self/maps and a writable /proc/self/clear_refs.
//! Gives:   peak resident bytes during the work minus resident bytes before it, whatever allocator was used. Code,
//!          constants and variables that keep their first value are brought in before: they belong to files, all
//!          processes share them, and how many of them a call brings in depends on what ran before it (2026-11: 2 MB
//!          for a first build of 156 tuples with our library, 0.5 MB with the peer's, nothing for the second; 64 KB of
//!          variables that are only read for a first reduction with ours). A page that is written counts.
//! Cost:    four small files read or written and a walk over the libraries' pages; pages are 4 KB.

use std::fs;

use crate::Result;

/// Runs `work` once and returns what it added at most, in bytes.
pub fn peak_growth(work: impl FnOnce() -> Result<()>) -> Result<u64> {
    bring_in_code();
    give_back_free_memory();
    // "5" makes the peak (VmHWM) start again from the present.
    fs::write("/proc/self/clear_refs", "5").map_err(|e| format!("/proc/self/clear_refs: {e}"))?;
    let before = status_bytes("VmRSS:")?;
    work()?;
    Ok(status_bytes("VmHWM:")?.saturating_sub(before))
}

/// Maps what every library's file holds, as it is there; only a hint, kernels before 5.14 refuse it.
fn bring_in_code() {
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    for (start, bytes) in maps.lines().filter_map(part_of_file) {
        // SAFETY: a mapping of this process, of which nothing is written; libraries stay mapped.
        unsafe { libc::madvise(start as *mut libc::c_void, bytes, libc::MADV_POPULATE_READ) };
    }
}

/// Start and length of a line of /proc/self/maps that is a file's.
fn part_of_file(line: &str) -> Option<(usize, usize)> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let [range, rights, _, _, _, path] = words[..] else { return None };
    let (start, end) = range.split_once('-')?;
    let address = |word| usize::from_str_radix(word, 16).ok();
    let (start, end) = (address(start)?, address(end)?);
    (rights.starts_with('r') && path.starts_with('/')).then_some((start, end - start))
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
