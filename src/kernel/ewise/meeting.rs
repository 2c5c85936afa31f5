//! How many entries two lists are likely to have in common, from a sample.
//!
//! Needs: two list stores of one width. Gives: [`likely`]. Cost: a few tenths of a microsecond for each of at most
//! 512 windows, one for each 2,048 entries: a fiftieth of what an intersection takes.

use crate::kernel::mask::first_at_least;
use crate::storage::Index;
use crate::storage::view::View;

/// Entries of the shorter operand that are looked up together, and for how many there is a window.
const WINDOW: usize = 8;
const PER_WINDOW: usize = if cfg!(test) { 32 } else { 2048 };

/// Windows at least and at most.
const WINDOWS: [usize; 2] = [32, 512];

/// Deviations of the mean that are allowed for: too little room has the whole work done twice.
const DEVIATIONS: f64 = 4.0;

/// Room for the entries that `a` and `b` have in common, likely enough.
pub fn likely<I: Index>(a: &View<'_, I>, b: &View<'_, I>) -> usize {
    let (short, long) = if a.nvals() <= b.nvals() { (a, b) } else { (b, a) };
    let n = short.nvals();
    let windows = (n / PER_WINDOW).clamp(WINDOWS[0], WINDOWS[1]);
    if n < windows * WINDOW {
        return n;
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    for t in 0..windows {
        let hits = shared(short, long, (n - WINDOW) * t / windows) as f64;
        sum += hits;
        squares += hits * hits;
    }
    let count = windows as f64;
    let mean = sum / count;
    // Where no window differs from the others there may be entries between them that do.
    let variance = (squares / count - mean * mean).max(1.0 / count);
    let share = (mean + DEVIATIONS * (variance / count).sqrt()) / WINDOW as f64;
    (n as f64 * share).ceil() as usize + WINDOW
}

/// How many of the `WINDOW` entries of `short` from position `p` on `long` has too.
fn shared<I: Index>(short: &View<'_, I>, long: &View<'_, I>, start: usize) -> usize {
    // The last vector that begins there or before it.
    let (mut k, mut hits, mut p) = (short.ptr.partition_point(|end| end.us() <= start) - 1, 0, start);
    while p < start + WINDOW {
        let (end, other) = (short.range(k).end.min(start + WINDOW), long.row(short.id(k)));
        let mut q = other.start;
        while p < end && q < other.end {
            q = first_at_least(long.idx, q..other.end, short.idx[p].us());
            hits += usize::from(q < other.end && long.idx[q] == short.idx[p]);
            p += 1;
        }
        (p, k) = (end, k + 1);
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::super::{Missing, run as ewise};
    use super::{WINDOW, WINDOWS, likely};
    use crate::kernel::operand::view;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryCode, BinaryOp};
    use crate::par;
    use crate::storage::{Store, convert};
    use crate::types::Type;

    fn store(shape: (u64, u64), e: &Entries) -> Store {
        let s = sample::store(&Type::of::<f64>(), shape.0, shape.1, e);
        convert::to_list(&s).unwrap().unwrap_or(s)
    }

    fn common(x: &Entries, y: &Entries) -> Entries {
        x.iter().filter_map(|(at, v)| Some((*at, v * y.get(at)?))).collect()
    }

    #[test]
    fn room_is_a_little_more_than_what_is_found() {
        let mut dice = Dice(11);
        for (shape, x_in, y_in) in [((3000, 60), 3, 2), ((20_000, 500), 60, 2), ((40, 9000), 4, 30), ((2, 90_000), 2, 2)] {
            let (x, y) =
                (sample::random(&mut dice, shape.0, shape.1, x_in, 9), sample::random(&mut dice, shape.0, shape.1, y_in, 9));
            let (a, b) = (store(shape, &x), store(shape, &y));
            let (found, room) = (common(&x, &y).len(), likely(&view::<u32>(&a), &view::<u32>(&b)));
            assert!(found <= room && room <= found + found / 4 + 200, "{found} {room}");
        }
    }

    /// What they have in common lies where no window looks.
    #[test]
    fn too_little_room_is_found_out() {
        let n = 60_000;
        let starts: Vec<_> = (0..WINDOWS[1]).map(|t| (n - WINDOW) * t / WINDOWS[1]).collect();
        let is_seen = |p: usize| starts[starts.partition_point(|s| *s <= p) - 1] + WINDOW > p;
        for rows in [1, 300] {
            let each = n as u64 / rows;
            let at = |p: usize, odd: bool| ((p as u64 / each, 2 * (p as u64 % each) + u64::from(odd)), 3);
            let x: Entries = (0..n).map(|p| at(p, false)).collect();
            let y: Entries = (0..n).map(|p| at(p, is_seen(p))).collect();
            let (a, b) = (store((rows, 2 * each), &x), store((rows, 2 * each), &y));
            let want = common(&x, &y);
            assert!(likely(&view::<u32>(&a), &view::<u32>(&b)) < want.len() / 4);
            for threads in [1, 2, 5] {
                par::set_threads(threads);
                let op = BinaryOp::builtin(BinaryCode::Times, crate::types::TypeCode::FP64);
                let z = ewise(&op, &a, &b, &Missing::Drop, &How::plain()).unwrap();
                z.validate().unwrap();
                assert!(sample::entries(&z) == want, "{rows} rows, {threads} threads");
            }
        }
    }
}
