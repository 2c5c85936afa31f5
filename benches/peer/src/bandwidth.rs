//! How fast this machine copies memory: the yardstick for operations that do little else.
//! Needs:   a process of its own, because it starts threads.
//! Gives:   bytes read plus bytes written per second, of the best of some copies far larger than any cache; and the seconds of a copy
//!          of any size, which says what the caches explain.
//! Cost:    about a second and half a gigabyte, or as long as one is told.

use std::sync::Barrier;
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

/// Seconds to copy `bytes` again and again with `threads` threads, each its own part: the median of samples in about `budget` seconds.
/// What fits into a cache stays there.
pub fn again(threads: usize, bytes: usize, budget: f64) -> Result<f64> {
    const SAMPLES: usize = 15;
    let (source, mut target) = (vec![1u8; bytes], vec![2u8; bytes]);
    let part = bytes.div_ceil(threads.max(1));
    let barrier = Barrier::new(source.chunks(part).len());
    // As many copies in a sample as hide what waiting for each other costs.
    let sample = |calls: usize, from: &[u8], to: &mut [u8]| {
        barrier.wait();
        let start = Instant::now();
        for _ in 0..calls {
            to.copy_from_slice(std::hint::black_box(from));
            std::hint::black_box(&mut *to);
        }
        start.elapsed().as_secs_f64() / calls as f64
    };
    let (sample, calls) = (&sample, (budget / SAMPLES as f64 * 1e10 / bytes as f64).ceil().clamp(1.0, 1e6) as usize);
    std::thread::scope(|scope| {
        let parts = source.chunks(part).zip(target.chunks_mut(part));
        let threads = parts.map(|(from, to)| {
            scope.spawn(move || {
                sample(calls, from, to);
                (0..SAMPLES).map(|_| sample(calls, from, to)).collect::<Vec<f64>>()
            })
        });
        // A sample is over when the slowest is.
        let mut all = [0.0f64; SAMPLES];
        for thread in threads.collect::<Vec<_>>() {
            let seconds = thread.join().map_err(|_| "a copying thread panicked".to_string())?;
            all.iter_mut().zip(seconds).for_each(|(all, s)| *all = all.max(s));
        }
        all.sort_by(f64::total_cmp);
        Ok(all[SAMPLES / 2])
    })
}
