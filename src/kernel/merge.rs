//! Values of a merge of two operands: taken from x, taken from y, or an operator of both.
//!
//! Needs: positions of the operands' values. Gives: [`Merger`]: entries are pushed one by one, in
//! any order, and computed a tile at a time.
//! Cost: a few stores per entry, then one call of gather, operator and scatter per tile and kind.

use super::erased::TILE;
use super::erased::pipe::{BinPipe, Gather, Scratch, part_of_tile};
use crate::error::Result;
use crate::mem::scratch::{self, Dirty};
use crate::storage::{Store, masked, moves};

/// How entries present in one operand only get their value.
#[expect(clippy::large_enum_variant, reason = "a merger has two of these, on the stack")]
pub enum Path<'a> {
    /// The value itself, cast to the output's type.
    Copy(Gather<'a>),
    /// An operator of the value and a fixed other side.
    Op(BinPipe<Gather<'a>>),
}

impl Merger<'_> {
    /// `out[start..start + n] = op(out[..], y[..])`: a whole tile where both sides have entries, at
    /// positions that are the same in both; `at(k)` gives the coordinates of entry k.
    pub fn tile_onto(&mut self, out: &mut [u8], start: usize, n: usize, at: impl Fn(usize) -> (u64, u64, u64)) {
        let Some(pipe) = &mut self.both else { return };
        let size = self.size;
        pipe.gather_in(out, self.temp.bytes_mut(), n, |k| start + k, |k| start + k, at);
        out[start * size..(start + n) * size].copy_from_slice(&self.temp.bytes_mut()[..n * size]);
    }
}

impl Merger<'_> {
    /// The output's values at `places`, at most a tile of them, become y's values from number `q` on where `was` is 0, and join them
    /// where it is 1. The operator is run on all of them, and looks at no places; y's values are its own type's, and not iso.
    pub fn join_onto(&mut self, out: &mut [u8], places: &[usize], q: usize, was: &[u8]) {
        let Merger { both: Some(pipe), y_only: Some(Path::Copy(fetch)), temp, size, .. } = self else { return };
        let n = places.len();
        pipe.gather_in(out, temp.bytes_mut(), n, |k| places[k], |k| q + k, |_| (0, 0, 0));
        masked::keep_or(*size, temp.bytes_mut(), fetch.fetch.slice(q, n), was);
        moves::scatter(*size, out, temp.bytes_mut(), n, |k| places[k]);
    }
}

/// A tile of entries of one kind: destinations, positions in x and y, and coordinates, one after
/// the other in one workspace.
struct Lane {
    n: usize,
    most: usize,
    words: Dirty<usize>,
}

const FIELDS: usize = 5;

impl Lane {
    fn new(most: usize) -> Result<Lane> {
        // SAFETY: of each field only what was pushed is read. Who joins whole tiles pushes nothing, and touches no memory here.
        Ok(Lane { n: 0, most, words: unsafe { scratch::unset::<usize>(FIELDS * most)? } })
    }

    #[inline]
    fn push(&mut self, dest: usize, p: usize, q: usize, at: (usize, usize)) -> bool {
        let words = &mut self.words[..FIELDS * self.most];
        for (field, value) in [dest, p, q, at.0, at.1].into_iter().enumerate() {
            words[field * self.most + self.n] = value;
        }
        self.n += 1;
        self.n == self.most
    }

    #[inline]
    fn dest(&self, k: usize) -> usize {
        self.words[k]
    }

    #[inline]
    fn p(&self, k: usize) -> usize {
        self.words[self.most + k]
    }

    #[inline]
    fn q(&self, k: usize) -> usize {
        self.words[2 * self.most + k]
    }

    fn at(&self, k: usize) -> (u64, u64, u64) {
        let (i, j) = (self.words[3 * self.most + k] as u64, self.words[4 * self.most + k] as u64);
        (i, j, j)
    }
}

/// Values that a merger of these computes at a time: a tile, or fewer where they have no more.
pub fn at_a_time(x: &Store, y: Option<&Store>) -> usize {
    let places = |s: &Store| if s.is_list() { s.nvals() } else { s.positions() };
    places(x).max(y.map_or(0, places)).clamp(1, TILE)
}

/// Collects entries of a merge and computes their values.
pub struct Merger<'a> {
    both: Option<BinPipe<Gather<'a>>>,
    x_only: Option<Path<'a>>,
    y_only: Option<Path<'a>>,
    lanes: [Lane; 3],
    temp: Scratch,
    size: usize,
}

const BOTH: usize = 0;
const X_ONLY: usize = 1;
const Y_ONLY: usize = 2;

impl<'a> Merger<'a> {
    /// A merger whose output values have `size` bytes, which computes `most` at a time (see [`at_a_time`]). A kind that is `None`
    /// is never pushed.
    pub fn new(
        both: Option<BinPipe<Gather<'a>>>,
        x_only: Option<Path<'a>>,
        y_only: Option<Path<'a>>,
        size: usize,
        most: usize,
    ) -> Result<Self> {
        let lane = |is_used: bool| Lane::new(if is_used { most } else { 0 });
        let lanes = [lane(both.is_some())?, lane(x_only.is_some())?, lane(y_only.is_some())?];
        Ok(Merger { both, x_only, y_only, lanes, temp: part_of_tile(size, most)?, size })
    }

    /// Output value `dest` is the operator of x's value `p` and y's value `q`, at position `at`.
    /// True when [`Merger::flush`] must be called before the next push.
    #[inline]
    pub fn both(&mut self, dest: usize, p: usize, q: usize, at: (usize, usize)) -> bool {
        self.lanes[BOTH].push(dest, p, q, at)
    }

    /// Output value `dest` comes from x's value `p`.
    #[inline]
    pub fn x_only(&mut self, dest: usize, p: usize, at: (usize, usize)) -> bool {
        self.lanes[X_ONLY].push(dest, p, p, at)
    }

    /// Output value `dest` comes from y's value `q`.
    #[inline]
    pub fn y_only(&mut self, dest: usize, q: usize, at: (usize, usize)) -> bool {
        self.lanes[Y_ONLY].push(dest, q, q, at)
    }

    /// Computes everything pushed so far into `out`, which holds every `dest`.
    pub fn flush(&mut self, out: &mut [u8]) {
        let Merger { both, x_only, y_only, lanes, temp, size } = self;
        if let (Some(pipe), lane @ Lane { n: 1.., .. }) = (both, &lanes[BOTH]) {
            pipe.gather(temp.bytes_mut(), lane.n, |k| lane.p(k), |k| lane.q(k), |k| lane.at(k));
            moves::scatter(*size, out, temp.bytes_mut(), lane.n, |k| lane.dest(k));
        }
        for (path, which) in [(x_only, X_ONLY), (y_only, Y_ONLY)] {
            if let (Some(path), lane @ Lane { n: 1.., .. }) = (path, &lanes[which]) {
                one_sided(path, lane, temp, *size, out);
            }
        }
        lanes.iter_mut().for_each(|l| l.n = 0);
    }

    /// As [`Merger::flush`] where x's values are the output's own, and entries only in x stay.
    pub fn flush_onto(&mut self, out: &mut [u8]) {
        let Merger { both, y_only, lanes, temp, size, .. } = self;
        if let (Some(pipe), lane @ Lane { n: 1.., .. }) = (both, &lanes[BOTH]) {
            pipe.gather_in(out, temp.bytes_mut(), lane.n, |k| lane.p(k), |k| lane.q(k), |k| lane.at(k));
            moves::scatter(*size, out, temp.bytes_mut(), lane.n, |k| lane.dest(k));
        }
        if let (Some(path), lane @ Lane { n: 1.., .. }) = (y_only, &lanes[Y_ONLY]) {
            one_sided(path, lane, temp, *size, out);
        }
        lanes.iter_mut().for_each(|l| l.n = 0);
    }
}

fn one_sided(path: &mut Path<'_>, lane: &Lane, temp: &mut Scratch, size: usize, out: &mut [u8]) {
    match path {
        Path::Copy(fetch) if fetch.is_iso() => {
            let one = fetch.at(1, |_| 0);
            // SAFETY: an iso fetch gives one value of the wanted type, `size` bytes.
            let one = unsafe { std::slice::from_raw_parts(one, size) };
            moves::fill(&mut temp.bytes_mut()[..lane.n * size], one);
        }
        Path::Copy(fetch) => {
            let from = fetch.at(lane.n, |k| lane.p(k));
            // SAFETY: Fetch gives lane.n values of the wanted type, `size` bytes each.
            let from = unsafe { std::slice::from_raw_parts(from, lane.n * size) };
            moves::scatter(size, out, from, lane.n, |k| lane.dest(k));
            return;
        }
        Path::Op(pipe) => pipe.gather(temp.bytes_mut(), lane.n, |k| lane.p(k), |k| lane.q(k), |k| lane.at(k)),
    }
    moves::scatter(size, out, temp.bytes_mut(), lane.n, |k| lane.dest(k));
}
