//! How fast this machine copies memory: the yardstick for operations that do little else.
//! Needs:   a process of its own, because it starts threads.
//! Gives:   bytes read plus bytes written per second, of the best of some copies far larger than any cache.
//! Cost:    about a second and half a gigabyte.

use std::time::Instant;

use crate::Result;

const BYTES: usize = 1 << 28;
const COPIES: usize = 6;

/// Copies with `threads` threads, each its own part.
pub fn copy(threads: usize) -> Result<f64> {
    let source = vec![1u8; BYTES];
    let mut target = vec![2u8; BYTES];
    let part = BYTES.div_ceil(threads.max(1));
    let mut best = f64::INFINITY;
    for _ in 0..COPIES {
        let start = Instant::now();
        std::thread::scope(|scope| {
            for (from, to) in source.chunks(part).zip(target.chunks_mut(part)) {
                scope.spawn(|| to.copy_from_slice(from));
            }
        });
        best = best.min(start.elapsed().as_secs_f64());
        if std::hint::black_box(&target)[BYTES - 1] != 1 {
            return Err("a copy differs from its source".to_string());
        }
    }
    Ok(2.0 * BYTES as f64 / best)
}
