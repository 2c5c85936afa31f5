//! Two rising lists: walked side by side, some parts of them at a time, or the longer one searched for some of the other's entries at
//! a time.
//!
//! Needs: lists in which no index comes twice. Gives: [`meet`], [`seek`]. Cost: O(entries of both), or O(short log(long / short)) where
//! one is far longer, and no branch that depends on single entries: a step waits for the one before it, but not for those in other
//! parts. 2026-11, LAGraph's delta stepping on road-NY: a selection under a list mask, and an assignment under one, some 900 entries each
//! on average, 3.8 us a call with one part, 2.9 with four.

use super::mask::first_at_least;
use crate::storage::Index;

/// Parts that are walked at a time.
const PARTS: usize = 4;

/// Entries from which on to look for where parts begin is worth the time. 2026-11: a guess.
const LEAST: usize = if cfg!(test) { 8 } else { 64 };

/// Entries for one of the other list from which on a list is searched.
const SKEWED: usize = if cfg!(test) { 2 } else { 4 };

/// Entries that are searched for at a time: alone a halving waits for the one before, or guesses. 2026-11, 1,000 entries at random places,
/// others each time, of lists 10 and 100 times as long, ns an entry: alone, by galloping, 20 and 41; four at a time 9.5 and 19, eight 7.9
/// and 16, sixteen 9.1 and 17.7. By a branch, not by a conditional move, 29 and 49.
const SOUGHT: usize = 8;

/// For each entry of `a`, to `out`, what `of` says of its place in `b`, if it is there, or else of any place and false. Gives a place
/// in `b` behind which further entries of `a` lie.
#[inline]
pub fn meet<I: Index, T: Copy>(a: &[I], b: &[I], out: &mut [T], of: impl Fn(usize, bool) -> T) -> usize {
    assert_eq!(a.len(), out.len(), "a verdict for each entry");
    if a.len() < LEAST && b.len() < LEAST {
        return Part { p: 0, q: 0, end: [a.len(), b.len()] }.finish(a, b, out, &of);
    }
    meet_long(a, b, out, of)
}

/// The same where it pays to look at the lists as a whole first.
#[inline(never)]
fn meet_long<I: Index, T: Copy>(a: &[I], b: &[I], out: &mut [T], of: impl Fn(usize, bool) -> T) -> usize {
    let Some(last) = a.last() else { return 0 };
    let at_last = first_at_least(b, 0..b.len(), last.us());
    let end = at_last + usize::from(b.get(at_last) == Some(last));
    let b = &b[..end];
    if a == b {
        out.iter_mut().enumerate().for_each(|(p, out)| *out = of(p, true));
    } else if end / SKEWED > a.len() {
        seek(a, b, |p, q, is| out[p] = of(q, is));
    } else if a.len() / SKEWED > end {
        out.fill(of(0, false));
        seek(b, a, |q, p, is| {
            if is {
                out[p] = of(q, true);
            }
        });
    } else {
        walk(a, b, out, of);
    }
    end
}

fn walk<I: Index, T: Copy>(a: &[I], b: &[I], out: &mut [T], of: impl Fn(usize, bool) -> T) {
    let whole = Part { p: 0, q: 0, end: [a.len(), b.len()] };
    if a.len() < LEAST {
        whole.finish(a, b, out, &of);
        return;
    }
    let start = |k: usize| {
        let p = a.len() * k / PARTS;
        [p, if p == a.len() { b.len() } else { b.partition_point(|y| *y < a[p]) }]
    };
    let mut parts: [Part; PARTS] = std::array::from_fn(|k| {
        let ([p, q], end) = (start(k), start(k + 1));
        Part { p, q, end }
    });
    loop {
        // A step passes one entry of each list, at most.
        let steps = parts.iter().map(Part::steps).min().unwrap_or(0);
        if steps == 0 {
            break;
        }
        for _ in 0..steps {
            for part in &mut parts {
                // SAFETY: it has so many steps; there is a verdict for each entry of `a`.
                unsafe { part.step(a, b, out, &of) };
            }
        }
    }
    parts.into_iter().for_each(|part| _ = part.finish(a, b, out, &of));
}

/// Tells `f` of each place in `keys` at which place of `list` it is or would be, and whether it is there.
#[inline(always)]
pub fn seek<I: Index>(keys: &[I], list: &[I], mut f: impl FnMut(usize, usize, bool)) {
    let (mut first, mut guess) = (0, list.len() / keys.len().max(1) * SOUGHT);
    for (k, keys) in keys.chunks(SOUGHT).enumerate() {
        let Some(last) = keys.last() else { break };
        // All are before the end, which is not far behind the last one.
        guess = guess.max(SOUGHT);
        while list.get(first + guess).is_some_and(|there| there < last) {
            guess *= 2;
        }
        let mut n = guess.min(list.len() - first);
        let (mut wanted, mut at) = ([*last; SOUGHT], [first; SOUGHT]);
        match keys.first_chunk() {
            Some(all) => wanted = *all,
            None => wanted[..keys.len()].copy_from_slice(keys),
        }
        // Each is at its place in `at`, or at one of the `n` behind it.
        while n > 0 {
            let half = n.div_ceil(2);
            for (at, wanted) in at.iter_mut().zip(&wanted) {
                // SAFETY: `at + n` is the list's length at most, and stays so.
                let before = unsafe { *list.get_unchecked(*at + half - 1) } < *wanted;
                *at += std::hint::select_unpredictable(before, half, 0);
            }
            n -= half;
        }
        for (t, key) in keys.iter().enumerate() {
            f(k * SOUGHT + t, at[t], list.get(at[t]) == Some(key));
        }
        let passed = at[keys.len() - 1] - first;
        (first, guess) = (first + passed, passed + passed / 2);
    }
}

/// What is left of a part of both lists.
struct Part {
    p: usize,
    q: usize,
    end: [usize; 2],
}

impl Part {
    /// Steps that can be made in any case.
    fn steps(&self) -> usize {
        (self.end[0] - self.p).min(self.end[1] - self.q)
    }

    /// # Safety
    /// `p` and `q` are below the lengths of `a` and `b`, and `out` is as long as `a`.
    #[inline(always)]
    unsafe fn step<I: Index, T: Copy>(&mut self, a: &[I], b: &[I], out: &mut [T], of: &impl Fn(usize, bool) -> T) {
        // SAFETY: the caller's promise.
        let (x, y, to) = unsafe { (*a.get_unchecked(self.p), *b.get_unchecked(self.q), out.get_unchecked_mut(self.p)) };
        // Where `b` is behind, the next step writes again.
        *to = of(self.q, x == y);
        (self.p, self.q) = (self.p + usize::from(x <= y), self.q + usize::from(y <= x));
    }

    /// All of it; gives where it ends in `b`.
    fn finish<I: Index, T: Copy>(mut self, a: &[I], b: &[I], out: &mut [T], of: &impl Fn(usize, bool) -> T) -> usize {
        while self.steps() > 0 {
            // SAFETY: there is a step; [`meet`] asked for the lengths.
            unsafe { self.step(a, b, out, of) };
        }
        out[self.p..self.end[0]].fill(of(0, false));
        self.q
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::Dice;
    use std::collections::BTreeSet;

    #[test]
    fn what_meets_is_found() {
        let mut dice = Dice(21);
        for round in 0..400 {
            let mut some = |most: u64, below: u64| {
                let n = dice.below(most);
                (0..n).map(|_| dice.below(below) as u32).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
            };
            // Alike, one far longer, the other, one beside the other.
            let (mut a, b) = (some([30, 300, 3, 300][round % 4], 400), some([30, 300, 300, 9][round % 4], 400));
            if round % 7 == 0 {
                a.iter_mut().for_each(|x| *x += 350);
            }
            let mut out = vec![7; a.len()];
            let end = meet(&a, &b, &mut out, |q, is| if is { q as u32 } else { u32::MAX });
            let want = a.iter().map(|x| b.binary_search(x).map_or(u32::MAX, |q| q as u32));
            assert!(out.into_iter().eq(want), "round {round}");
            assert!(b[..end].iter().all(|y| a.last().is_some_and(|last| y <= last)), "round {round}");
        }
    }
}
