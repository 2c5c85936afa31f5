//! How fast this machine copies memory: the yardstick for operations that do little else.
//! Needs:   a process of its own, because it starts threads.
//! Gives:   bytes read plus bytes written per second, of the best of some copies far larger than any cache; and the seconds of copies
//!          and of reads at random places, of any size, which say what the caches explain.
//! Cost:    about a second and half a gigabyte, or as long as one is told.

use std::sync::Barrier;
use std::time::Instant;

use crate::Result;
use crate::generate::Rng;

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

/// Seconds to copy `bytes` again and again with `threads` threads, each its own part. What fits into a cache stays there.
pub fn copying(threads: usize, bytes: usize, budget: f64) -> Result<f64> {
    let (source, mut target) = (vec![1u8; bytes], vec![2u8; bytes]);
    let part = bytes.div_ceil(threads.max(1));
    let jobs = source.chunks(part).zip(target.chunks_mut(part)).map(|(from, to)| {
        move || {
            to.copy_from_slice(std::hint::black_box(from));
            std::hint::black_box(&mut *to);
        }
    });
    together(jobs.collect(), budget)
}

/// Seconds to add up `reads` of `values` words at random places again and again, with `threads` threads.
pub fn gathering(threads: usize, reads: usize, values: usize, budget: f64) -> Result<f64> {
    let words = &vec![3u64; values];
    let mut rng = Rng::new(9);
    let places: Vec<u32> = (0..reads).map(|_| rng.below(values as u64) as u32).collect();
    let jobs = places.chunks(reads.div_ceil(threads.max(1))).map(|places| {
        move || {
            let sum = std::hint::black_box(places).iter().fold(0u64, |sum, p| sum.wrapping_add(words[*p as usize]));
            std::hint::black_box(sum);
        }
    });
    together(jobs.collect(), budget)
}

/// Seconds for all jobs once, each in a thread of its own: the median of samples in about `budget` seconds.
fn together(jobs: Vec<impl FnMut() + Send>, budget: f64) -> Result<f64> {
    const SAMPLES: usize = 15;
    let barrier = &Barrier::new(jobs.len());
    std::thread::scope(|scope| {
        let threads = jobs.into_iter().map(|mut job| {
            scope.spawn(move || {
                let mut sample = |calls: usize| {
                    barrier.wait();
                    let start = Instant::now();
                    (0..calls).for_each(|_| job());
                    start.elapsed().as_secs_f64() / calls as f64
                };
                sample(1);
                // So many at a time as hide what waiting for each other costs.
                let calls = (budget / SAMPLES as f64 / sample(1)).clamp(1.0, 1e6) as usize;
                (0..SAMPLES).map(|_| sample(calls)).collect::<Vec<f64>>()
            })
        });
        // A sample is over when the slowest is.
        let mut all = [0.0f64; SAMPLES];
        for thread in threads.collect::<Vec<_>>() {
            let seconds = thread.join().map_err(|_| "a thread of a yardstick panicked".to_string())?;
            all.iter_mut().zip(seconds).for_each(|(all, s)| *all = all.max(s));
        }
        all.sort_by(f64::total_cmp);
        Ok(all[SAMPLES / 2])
    })
}
