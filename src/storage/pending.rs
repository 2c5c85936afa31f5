//! Single-element updates that wait: a log of sets and removals, applied together.
//!
//! Needs: an element size. Gives: [`Pending`]: push in O(1), [`Pending::sorted`] for the merge.
//! Cost: n updates cost one sort of n, linear where positions are spread evenly, and one pass over
//! the store when something looks.
//! Places that get one value by whole lists wait as such ([`Marks`]), until an update of another kind comes.
//! Meaning: the last update of a position wins, as if each had been done at once.

use super::marks::Marks;
use super::{Index, push};
use crate::error::Result;
use crate::mem::{Buf, scratch};

/// One update of position (major, minor), in indices of one width: most logs need 32 bits.
#[derive(Clone, Copy, Debug)]
pub struct Update<I> {
    /// Major index.
    pub major: I,
    /// Minor index.
    pub minor: I,
    /// Twice the time when it came, counted in values of the log; odd when the entry goes.
    time: I,
}

impl<I: Index> Update<I> {
    /// (major, minor) becomes value number `value`, which is below [`most_values`].
    #[must_use]
    pub fn set(major: usize, minor: usize, value: usize) -> Self {
        Self::at(major, minor, 2 * value)
    }

    /// (major, minor) loses its entry.
    #[must_use]
    pub fn gone(major: usize, minor: usize) -> Self {
        Self::at(major, minor, 1)
    }

    fn at(major: usize, minor: usize, time: usize) -> Self {
        Update { major: I::new(major), minor: I::new(minor), time: I::new(time) }
    }

    /// Index of the value in `Pending::values`; `None` for a removal.
    #[must_use]
    pub fn value(&self) -> Option<usize> {
        let time = self.time.us();
        time.is_multiple_of(2).then_some(time / 2)
    }

    /// Major and minor index, and that of the value.
    fn told(&self) -> (u64, u64, Option<usize>) {
        (self.major.us() as u64, self.minor.us() as u64, self.value())
    }

    fn place(&self) -> (I, I) {
        (self.major, self.minor)
    }
}

/// Values that updates of this width tell apart.
#[must_use]
pub const fn most_values<I>() -> usize {
    usize::MAX >> (usize::BITS - size_of::<I>() as u32 * 8 + 1)
}

/// One of the two widths.
#[derive(Debug)]
pub enum Either<N, W> {
    /// 32 bits.
    Narrow(N),
    /// 64 bits.
    Wide(W),
}

/// Updates, sorted.
pub type Updates<'a> = Either<&'a [Update<u32>], &'a [Update<u64>]>;

/// The log.
#[derive(Debug)]
pub struct Pending {
    log: Either<Buf<Update<u32>>, Buf<Update<u64>>>,
    /// One value per update; zero bytes for removals.
    values: Buf<u8>,
    /// How many they are: more than updates once some were found to be overtaken.
    count: usize,
    /// Instead of the log, which is empty then: rows of updates that set one value, of the only vector.
    marks: Marks,
}

impl Default for Pending {
    fn default() -> Self {
        Self::new()
    }
}

impl Pending {
    /// An empty log.
    #[must_use]
    pub const fn new() -> Self {
        Pending { log: Either::Narrow(Buf::new()), values: Buf::new(), count: 0, marks: Marks::new() }
    }

    /// Whether nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Number of updates.
    #[must_use]
    pub fn len(&self) -> usize {
        self.logged() + self.marks.places().len()
    }

    /// Those that are in the log.
    fn logged(&self) -> usize {
        match &self.log {
            Either::Narrow(log) => log.len(),
            Either::Wide(log) => log.len(),
        }
    }

    /// Whether rising places of the only vector may be noted to get `value`, all at once.
    #[must_use]
    pub fn takes_marks(&self, value: &[u8]) -> bool {
        self.logged() == 0 && self.marks.take(value)
    }

    /// Notes that they do. On failure nothing is noted.
    pub fn mark(&mut self, places: &[u32], value: &[u8]) -> Result<()> {
        self.marks.add(places, value)
    }

    /// What was noted so.
    #[must_use]
    pub fn marks(&self) -> Option<&Marks> {
        (!self.marks.places().is_empty()).then_some(&self.marks)
    }

    /// Makes updates of what was marked.
    fn spell_out(&mut self) -> Result<()> {
        let marks = std::mem::take(&mut self.marks);
        let mut spelt = Pending::new();
        let done = marks.places().iter().try_for_each(|place| spelt.set(0, u64::from(*place), marks.value()));
        match done {
            Ok(()) => *self = spelt,
            Err(_) => self.marks = marks,
        }
        done
    }

    /// Makes room for `n` more updates of `minor` indices below `nminor`, with values of `size` bytes: noting them cannot fail then.
    pub fn reserve(&mut self, n: usize, nminor: u64, size: usize) -> Result<()> {
        self.fit(0, nminor, n)?;
        self.more(n)?;
        room_for(&mut self.values, n * size)
    }

    /// Notes that (major, minor) becomes `value`. On failure the log is as it was.
    pub fn set(&mut self, major: u64, minor: u64, value: &[u8]) -> Result<()> {
        self.room(major, minor)?;
        room_for(&mut self.values, value.len())?;
        push(&mut self.values, value)?;
        self.note(major, minor, 0)
    }

    /// Notes that (major, minor) loses its entry; values have `size` bytes.
    pub fn remove(&mut self, major: u64, minor: u64, size: usize) -> Result<()> {
        self.room(major, minor)?;
        room_for(&mut self.values, size)?;
        self.values.extend_filled(size, 0)?;
        self.note(major, minor, 1)
    }

    /// Makes room for an update.
    fn room(&mut self, major: u64, minor: u64) -> Result<()> {
        self.fit(major, minor, 1)?;
        self.more(1)
    }

    fn more(&mut self, n: usize) -> Result<()> {
        match &mut self.log {
            Either::Narrow(log) => room_for(log, n),
            Either::Wide(log) => room_for(log, n),
        }
    }

    /// Its value was written, and there is room.
    fn note(&mut self, major: u64, minor: u64, flag: usize) -> Result<()> {
        let time = 2 * self.count + flag;
        self.count += 1;
        match &mut self.log {
            Either::Narrow(log) => log.push(Update::at(major as usize, minor as usize, time)),
            Either::Wide(log) => log.push(Update::at(major as usize, minor as usize, time)),
        }
    }

    /// Takes the wider kind of log if these places, or so many more values, ask for it.
    fn fit(&mut self, major: u64, minor: u64, more: usize) -> Result<()> {
        if self.marks().is_some() {
            self.spell_out()?;
        }
        let fits = (major | minor) <= u64::from(u32::MAX) && self.count + more <= most_values::<u32>();
        if let (Either::Narrow(log), false) = (&self.log, fits) {
            let mut wide = Buf::with_capacity(log.len() + more)?;
            wide.extend_with(log.iter().map(|u| Update::at(u.major.us(), u.minor.us(), u.time.us())))?;
            self.log = Either::Wide(wide);
        }
        Ok(())
    }

    /// A copy of the first `most` updates; values have `size` bytes.
    pub fn first(&self, most: usize, size: usize) -> Result<Pending> {
        let mut copy = Pending::new();
        for (major, minor, value) in self.iter(size).take(most) {
            match value {
                Some(bytes) => copy.set(major, minor, bytes)?,
                None => copy.remove(major, minor, size)?,
            }
        }
        Ok(copy)
    }

    /// Major and minor index of each update, and its value, of `size` bytes; `None` for a removal.
    pub fn iter(&self, size: usize) -> impl Iterator<Item = (u64, u64, Option<&[u8]>)> {
        let marked = self.marks.places().iter().map(|place| (0, u64::from(*place), Some(self.marks.value())));
        let logged = (0..self.logged()).map(move |k| {
            let (major, minor, value) = match &self.log {
                Either::Narrow(log) => log[k].told(),
                Either::Wide(log) => log[k].told(),
            };
            (major, minor, value.map(|k| &self.values[k * size..(k + 1) * size]))
        });
        marked.chain(logged)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        match &mut self.log {
            Either::Narrow(log) => log.clear(),
            Either::Wide(log) => log.clear(),
        }
        self.values.clear();
        self.count = 0;
        self.marks.clear();
    }

    /// The last update of each position, sorted by position, and the bytes of all values.
    /// The log may grow afterwards.
    pub fn sorted(&mut self) -> Result<(Updates<'_>, &[u8])> {
        if self.marks().is_some() {
            self.spell_out()?;
        }
        let updates = match &mut self.log {
            Either::Narrow(log) => Either::Narrow(last_of_each(log)),
            Either::Wide(log) => Either::Wide(last_of_each(log)),
        };
        Ok((updates, &self.values))
    }
}

/// As [`Buf::reserve`], but a large block is left for a new one rather than grown: two that grow by turns in glibc's heap leave holes
/// there, while blocks that are let go here serve again, or give their pages back ([`crate::mem`]).
fn room_for<T: Copy>(buf: &mut Buf<T>, more: usize) -> Result<()> {
    /// Bytes of such a block: smaller ones leave no holes that matter, larger ones are mappings of their own, which grow without a copy.
    const LARGE: std::ops::RangeInclusive<usize> = 64 << 10..=32 << 20;
    if buf.capacity() - buf.len() >= more {
        return Ok(());
    }
    let cap = buf.capacity();
    if !LARGE.contains(&(cap * size_of::<T>())) {
        return buf.reserve(more);
    }
    let mut grown = Buf::with_capacity((buf.len() + more).max(cap + cap / 2))?;
    grown.extend_from_slice(buf)?;
    *buf = grown;
    Ok(())
}

/// The last update of each position, sorted by position; the log has no others then.
fn last_of_each<I: Index>(log: &mut Buf<Update<I>>) -> &[Update<I>] {
    if log.is_sorted_by(|u, next| u.place() < next.place()) {
        return log;
    }
    if !log.is_sorted_by_key(Update::place) {
        sort(log);
    }
    let mut kept = 0;
    for k in 0..log.len() {
        let u = log[k];
        if log.get(k + 1).is_none_or(|next| next.place() != u.place()) {
            log[kept] = u;
            kept += 1;
        }
    }
    log.truncate(kept);
    log
}

/// Sorts by position and then by time.
///
/// One pass in place distributes the updates over buckets by the first digit of their position, and
/// buckets are short enough then to be sorted by comparisons. Measured together with a `setElement` of one
/// lock only (bench-peer, set_element, 10^5 in random order, 2026-11): 19.0 ms, then 16.6 (Kronecker 14), and 21.0,
/// then 18.1 (road-NY). The sizes below are guesses that were not varied.
fn sort<I: Index>(log: &mut [Update<I>]) {
    /// Updates that comparisons sort as fast.
    const FEW: usize = 64;
    /// Updates in a bucket, where they are spread evenly.
    const IN_BUCKET: usize = 8;
    /// Buckets: their counters stay in the first-level cache.
    const MOST_BUCKETS: usize = 1 << 13;
    let by_comparison = |log: &mut [Update<I>]| log.sort_unstable_by_key(|u| (u.major, u.minor, u.time));
    let bits = |n: usize| usize::BITS - n.leading_zeros();
    let range = |at: (usize, usize), x: I| (at.0.min(x.us()), at.1.max(x.us()));
    let [majors, minors] = log.iter().fold([(usize::MAX, 0); 2], |[i, j], u| [range(i, u.major), range(j, u.minor)]);
    let (major_bits, minor_bits) = (bits(majors.1.saturating_sub(majors.0)), bits(minors.1.saturating_sub(minors.0)));
    if log.len() <= FEW || minor_bits + major_bits > usize::BITS || minor_bits + major_bits == 0 {
        return by_comparison(log);
    }
    let digit_bits = (log.len() / IN_BUCKET).clamp(2, MOST_BUCKETS).ilog2().min(minor_bits + major_bits);
    let shift = minor_bits + major_bits - digit_bits;
    let digit = |u: &Update<I>| {
        // Without room for major indices there is only one.
        let high = (u.major.us() - majors.0).checked_shl(minor_bits).unwrap_or(0);
        (high | (u.minor.us() - minors.0)) >> shift
    };
    let buckets = 1usize << digit_bits;
    // Of the log's width: a narrow one has fewer updates than numbers of 32 bits.
    let Ok(mut places) = scratch::dirty::<I>(2 * buckets) else { return by_comparison(log) };
    let (next, ends) = places.split_at_mut(buckets);
    ends.fill(I::new(0));
    for u in log.iter() {
        let end = &mut ends[digit(u)];
        *end = I::new(end.us() + 1);
    }
    let mut sum = 0;
    for (next, end) in next.iter_mut().zip(ends.iter_mut()) {
        *next = I::new(sum);
        sum += end.us();
        *end = I::new(sum);
    }
    for b in 0..buckets {
        while next[b] < ends[b] {
            let d = digit(&log[next[b].us()]);
            log.swap(next[b].us(), next[d].us());
            // Where d == b the update stays where it is.
            next[d] = I::new(next[d].us() + 1);
        }
    }
    let mut start = 0;
    for end in ends.iter() {
        let bucket = &mut log[start..end.us()];
        start = end.us();
        // This ends: the positions of a bucket lie closer together by a digit.
        if bucket.len() > FEW { sort(bucket) } else { by_comparison(bucket) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions spread evenly, crowded, in one vector, and too far apart for a word. Expected: the order of the standard library's sort.
    #[test]
    fn buckets_sort_as_comparisons_do() {
        fn check<I: Index>(first: usize, majors: usize, minors: usize) {
            let mut x = 7u64;
            let mut random = || {
                x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (x >> 20) as usize
            };
            for n in [10, 100, 5000] {
                let mut log: Vec<Update<I>> = (0..n)
                    .map(|k| {
                        let crowd = if random() % 3 == 0 { 5 } else { usize::MAX };
                        let flag = usize::from(random() % 4 == 0);
                        let (major, minor) = (random() % majors.min(crowd), random() % minors);
                        Update::at(first + major, minor, 2 * k + flag)
                    })
                    .collect();
                let key = |u: &Update<I>| (u.major, u.minor, u.time);
                let mut want: Vec<_> = log.iter().map(key).collect();
                want.sort_unstable();
                sort(&mut log);
                assert!(log.iter().map(key).eq(want));
            }
        }
        for (majors, minors) in [(300, 300), (1, 1 << 40), (1 << 40, 1), (1 << 40, 1 << 40), (2, 3), (1, 1)] {
            check::<u64>(1 << 50, majors, minors);
            check::<u32>(1 << 20, majors.min(1 << 31), minors.min(1 << 31));
        }
    }

    #[test]
    fn the_last_update_wins() {
        // Places of both widths, and a log that becomes wide on the way.
        for (far, farther) in [(7, 7), (1 << 40, 7), (7, 1 << 40)] {
            let mut p = Pending::new();
            p.set(1, 5, &[10]).unwrap();
            p.set(0, far, &[11]).unwrap();
            p.remove(1, 5, 1).unwrap();
            p.set(0, far, &[12]).unwrap();
            let left = |p: &mut Pending| match p.sorted().unwrap().0 {
                Either::Narrow(us) => us.iter().map(Update::told).collect::<Vec<_>>(),
                Either::Wide(us) => us.iter().map(Update::told).collect(),
            };
            assert_eq!(left(&mut p), [(0, far, Some(3)), (1, 5, None)]);
            p.set(1, 5, &[13]).unwrap();
            p.set(2, farther, &[14]).unwrap();
            assert_eq!(left(&mut p), [(0, far, Some(3)), (1, 5, Some(4)), (2, farther, Some(5))]);
            assert_eq!(p.sorted().unwrap().1[3..], [12, 13, 14]);
            let copy = p.first(2, 1).unwrap();
            let (copy, all) = (copy.iter(1).collect::<Vec<_>>(), p.iter(1).collect::<Vec<_>>());
            assert_eq!(all, [(0, far, Some(&[12][..])), (1, 5, Some(&[13])), (2, farther, Some(&[14]))]);
            assert_eq!(copy, all[..2]);
        }
    }

    /// A log that grows through blocks of all sizes: small ones, those that are left for new ones, and those that grow as they are.
    #[test]
    fn a_log_that_grows_forgets_nothing() {
        let wide = vec![7u8; 1 << 12];
        for (n, size) in [(60_000u64, 4), (12_000, 1 << 12)] {
            let n = if cfg!(miri) { n / 100 } else { n };
            let mut p = Pending::new();
            let value =
                |k: u64| if size == 4 { (k as u32).to_ne_bytes().to_vec() } else { [&k.to_ne_bytes(), &wide[8..]].concat() };
            for k in 0..n {
                if k % 5 == 3 { p.remove(k, 2 * k, size).unwrap() } else { p.set(k, 2 * k, &value(k)).unwrap() }
            }
            assert_eq!(p.iter(size).count(), n as usize);
            for (k, (major, minor, got)) in (0..n).zip(p.iter(size)) {
                assert!((major, minor) == (k, 2 * k) && got == (k % 5 != 3).then(|| value(k)).as_deref());
            }
        }
    }

    #[test]
    fn values_beyond_32_bits_make_the_log_wide() {
        let mut p = Pending::new();
        p.set(3, 4, &[1]).unwrap();
        // As if so many had come and been overtaken.
        p.count = most_values::<u32>() - 1;
        p.fit(0, 0, 1).unwrap();
        assert!(matches!(p.log, Either::Narrow(_)));
        p.count += 1;
        p.fit(0, 0, 1).unwrap();
        assert!(matches!(p.log, Either::Wide(_)));
        assert_eq!(p.iter(1).collect::<Vec<_>>(), [(3, 4, Some(&[1][..]))]);
    }
}
