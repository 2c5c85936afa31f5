//! Union of lists whose values and result have one type; entries that stand alone are kept.
//!
//! Needs: two list stores of the type of all three of the operator's domains, each of which may be iso, or
//! any two if the result has one value. Gives: as the general loop of [`super`].
//! Cost: 3 ns per entry of the result in rows of 32 and more, 6 in rows of a few (2026-11, one thread): the merge writes without
//! branches, each entry where it stays but for the gaps that are closed between workers; entries of both operands are gathered for
//! the operator a tile at a time.
//! Parallel: as the general loop. Written for widths: 12 instances.
//! Where many places coincide the block has the size of the result, about, and grows where that is too small.
//! SAME-1: where rows are merged to has room for all entries of both operands in them.

use std::hint::select_unpredictable;

use super::Job;
use super::share::Union;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Scratch, part_of_tile};
use crate::kernel::mxm::out::{self, Shape, Split};
use crate::kernel::operand::{Rows, view};
use crate::mem::{Buf, scratch};
use crate::par;
use crate::storage::view::View;
use crate::storage::{Index, Store};
use crate::types::by_width;

/// Entries that room is asked for at a time, about, where a block may be too small: many tiles.
const PIECE: usize = if cfg!(test) { 1 << 8 } else { 1 << 14 };

/// Entries that are copied one by one at the end of a row: two calls take longer.
const SHORT: usize = 8;

/// Whether [`run`] serves this job: it asks for one type everywhere and a value per entry.
pub(super) fn serves(job: &Job<'_>) -> bool {
    let (op, ty) = (job.op, &job.ty);
    let one_type = job.a.ty == *ty && job.b.ty == *ty && op.xtype() == *ty && op.ytype() == *ty;
    one_type
        && !op.looks_at_places()
        && !matches!(job.missing, super::Missing::Fill(..))
        && matches!(ty.size(), 1 | 2 | 4 | 8 | 16)
}

/// The union; `one` is the value of all entries, if it is known beforehand.
pub(super) fn run<I: Index>(job: &Job<'_>, one: Option<Buf<u8>>) -> Result<Store> {
    let size = if one.is_some() { 0 } else { job.ty.size() };
    by_width!(size, W => rows::<I, W>(job, one), else => rows::<I, ()>(job, one))
}

fn rows<I: Index, W: Copy + Send + Sync>(job: &Job<'_>, one: Option<Buf<u8>>) -> Result<Store> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    let rows = Rows::union(&a, &b)?;
    let union = Union { a: &a, b: &b, rows: &rows };
    let ranges = par::ranges(rows.len(), |k| union.before(k) + k)?;
    let (is_thin, n) = (union.is_thin(size_of::<W>()), ranges.len());
    let split = Split::tight(ranges, |r| if is_thin { union.guess(r, n) } else { union.most(r) })?;
    let shape = Shape { ty: &job.ty, nmajor: job.a.nmajor, nminor: job.a.nminor, iso: one };
    out::rows(shape, &rows, &split, false, &|range, out, ends| {
        let mut merge = Merge::<I, W>::new(job, a, b)?;
        // Where there may not be room for all, it is asked for piece by piece.
        let most = union.most(&range);
        let step = if out.has_room(most) { range.len() } else { range.len().saturating_mul(PIECE) / most.max(1) }.max(1);
        for (part, ends) in range.clone().step_by(step).zip(ends.chunks_mut(step)) {
            let (some, before) = (part..part + ends.len(), out.len());
            out.room(union.most(&some), (part - range.start, range.len()))?;
            // SAME-1: `room` made it, in one piece.
            let tail = out.tail();
            merge.to = (tail.0, tail.1.cast());
            for (k, end) in some.zip(ends) {
                merge.union(rows.get(k));
                *end = I::new(before + merge.n);
            }
            merge.flush();
            // SAFETY: SAME-1: so many were written.
            unsafe { out.advance(std::mem::take(&mut merge.n)) };
        }
        Ok(())
    })
}

struct Merge<'a, I: Index, W> {
    a: View<'a, I>,
    b: View<'a, I>,
    /// Values of a and b, and what makes a position one of them: 0 if there is one value for all.
    x: (*const W, usize),
    y: (*const W, usize),
    op: Bin,
    /// Where indices and values go, and how many were written.
    to: (*mut I, *mut W),
    n: usize,
    /// Entries of both operands that wait: their places in the result, where a's values are so long, and values of b.
    xs: Scratch,
    ys: Scratch,
    zs: Scratch,
    dest: scratch::Dirty<usize>,
    waiting: usize,
}

impl<'a, I: Index, W: Copy> Merge<'a, I, W> {
    fn new(job: &Job<'a>, a: View<'a, I>, b: View<'a, I>) -> Result<Self> {
        // No more wait than both have, and each step has room for one more.
        let most = TILE.min(a.nvals().min(b.nvals()) + 1);
        let tile = || part_of_tile(size_of::<W>(), most);
        let values = |s: &'a Store| (s.vals.bytes().as_ptr().cast(), if s.vals.is_iso() { 0 } else { usize::MAX });
        Ok(Merge {
            a,
            b,
            x: values(job.a),
            y: values(job.b),
            op: Bin::of(job.op)?,
            to: (std::ptr::null_mut(), std::ptr::null_mut()),
            n: 0,
            xs: tile()?,
            ys: tile()?,
            zs: tile()?,
            dest: scratch::dirty(most)?,
            waiting: 0,
        })
    }

    /// Row `i` of the union.
    fn union(&mut self, i: usize) {
        let (ar, br) = (self.a.row(i), self.b.row(i));
        let (mut p, mut q, mut n) = (ar.start, br.start, self.n);
        let (ja, jb) = (self.a.idx.as_ptr(), self.b.idx.as_ptr());
        let ((x0, x_each), (y0, y_each), (idx, vals)) = (self.x, self.y, self.to);
        while p < ar.end && q < br.end {
            // At most TILE entries of both can come up before the next check.
            let steps = (ar.end - p).min(br.end - q).min(TILE - self.waiting);
            let (ys, dest) = (self.ys.ptr().cast::<W>(), self.dest.as_mut_ptr());
            let mut waiting = self.waiting;
            // Writes the smaller of the columns j at p and k at q; gives which of both operands go on. Those that coincide wait.
            let mut put = |(j, k): (I, I), (p, q): (usize, usize), n: usize| {
                // SAFETY: p and q are below their ends; n has room (SAME-1); waiting < TILE.
                unsafe {
                    let (x, y) = (x0.add(p & x_each).read(), y0.add(q & y_each).read());
                    idx.add(n).write(j.min(k));
                    vals.add(n).write(select_unpredictable(j <= k, x, y));
                    if size_of::<W>() > 0 {
                        ys.add(waiting).write(y);
                        dest.add(waiting).write(n);
                        waiting += usize::from(j == k);
                    }
                }
                (j <= k, k <= j)
            };
            // SAFETY: p and q are below their ends: each step moves each by at most one, and steps is at most what is left. So are
            // the columns after them, but for the last step.
            unsafe {
                let (mut j, mut k) = (ja.add(p).read(), jb.add(q).read());
                for _ in 1..steps {
                    // Loaded before it is known whether they are next, for which the step after this one would wait. 2026-11, A+B of
                    // a million entries in rows of 64: 4.3 ms, so 3.4.
                    let after = (ja.add(p + 1).read(), jb.add(q + 1).read());
                    let (of_a, of_b) = put((j, k), (p, q), n);
                    (j, k) = (select_unpredictable(of_a, after.0, j), select_unpredictable(of_b, after.1, k));
                    (p, q, n) = (p + usize::from(of_a), q + usize::from(of_b), n + 1);
                }
                let (of_a, of_b) = put((j, k), (p, q), n);
                (p, q, n) = (p + usize::from(of_a), q + usize::from(of_b), n + 1);
            }
            self.waiting = waiting;
            if waiting == TILE {
                self.n = n;
                self.flush();
            }
        }
        // What is left, of one operand at most, stands alone.
        let (rest, of, (from, each)) = if p < ar.end { (p..ar.end, ja, self.x) } else { (q..br.end, jb, self.y) };
        // SAFETY: room by SAME-1; the sources hold as many entries from rest.start.
        unsafe {
            if each == 0 || rest.len() <= SHORT {
                for (l, p) in rest.clone().enumerate() {
                    idx.add(n + l).write(of.add(p).read());
                    vals.add(n + l).write(from.add(p & each).read());
                }
            } else {
                std::ptr::copy_nonoverlapping(of.add(rest.start), idx.add(n), rest.len());
                std::ptr::copy_nonoverlapping(from.add(rest.start), vals.add(n), rest.len());
            }
        }
        n += rest.len();
        self.n = n;
    }

    /// Runs the operator on the entries that wait and puts the results in their places.
    fn flush(&mut self) {
        let n = std::mem::take(&mut self.waiting);
        if n == 0 {
            return;
        }
        let (x, y, z) = (self.xs.ptr(), self.ys.ptr(), self.zs.ptr());
        // SAFETY: LANES-1: n values a side, room for TILE results, one type. SAME-1: places of entries written.
        unsafe {
            (0..n).for_each(|l| x.cast::<W>().add(l).write(self.to.1.add(self.dest[l]).read()));
            self.op.run(z, x, y, n, Iso::None, |_| (0, 0, 0));
            (0..n).for_each(|l| self.to.1.add(self.dest[l]).write(z.cast::<W>().add(l).read()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Missing, run as ewise};
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryCode, BinaryOp};
    use crate::par;
    use crate::storage::convert;
    use crate::types::{Type, TypeCode};

    type Fold = fn(i64, i64) -> i64;

    /// Lists of one type come here, the other forms elsewhere: all must agree with the maps, whether one value
    /// is all that an operand, or the result, has or not.
    #[test]
    fn unions_and_intersections_are_those_of_maps() {
        let mut dice = Dice(3);
        let ops: [(BinaryCode, Fold); 3] =
            [(BinaryCode::Plus, |x, y| x + y), (BinaryCode::Max, i64::max), (BinaryCode::Second, |_, y| y)];
        for (nmajor, nminor, x) in sample::cases(&mut dice) {
            for (one_in, values) in [(2, 50), (5, 1), (40, 50), (50, 50), (50, 1)] {
                // The same places, now and then.
                let y = match one_in {
                    50 => x.keys().map(|at| (*at, 1 + dice.below(values) as i64)).collect(),
                    _ => sample::random(&mut dice, nmajor, nminor, one_in, values),
                };
                for (code, f) in ops {
                    let op = BinaryOp::builtin(code, TypeCode::Int32);
                    let mut union: Entries = x.clone();
                    y.iter().for_each(|(&at, &v)| {
                        union.entry(at).and_modify(|x| *x = f(*x, v)).or_insert(v);
                    });
                    let common: Entries = x.iter().filter_map(|(at, v)| Some((*at, f(*v, *y.get(at)?)))).collect();
                    let forms = |ty, e| sample::forms(&sample::store(&ty, nmajor, nminor, e));
                    for (a, b) in forms(Type::of::<i32>(), &x).iter().flat_map(|a| {
                        [Type::of::<i32>(), Type::of::<f32>()].into_iter().flat_map(|ty| forms(ty, &y)).map(move |b| (a, b))
                    }) {
                        let sum = ewise(&op, a, &b, &Missing::Keep, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&sum), union);
                        let both = ewise(&op, a, &b, &Missing::Drop, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&both), common);
                    }
                }
            }
        }
    }

    /// Large enough for several ranges, gaps between them and more than a tile in a row.
    #[test]
    fn long_rows_on_several_threads() {
        let mut dice = Dice(4);
        let op = BinaryOp::builtin(BinaryCode::Minus, TypeCode::FP64);
        // In the last ones rows of x are far shorter than those of y.
        for (nmajor, nminor, x_in, y_in) in [(3000, 60, 3, 3), (40, 9000, 4, 4), (20, 9000, 5, 200), (20, 40_000, 60, 2)] {
            let mut random = |one_in, values| sample::random(&mut dice, nmajor, nminor, one_in, values);
            let (x, y, ones) = (random(x_in, 9), random(y_in, 9), random(y_in, 1));
            let store = |e| sample::store(&Type::of::<f64>(), nmajor, nminor, e);
            let iso = sample::forms(&store(&ones)).into_iter().rfind(|s| s.is_list() && s.vals.is_iso()).unwrap();
            let dense = |e| convert::to_dense(&store(e)).unwrap().unwrap_or_else(|| store(e));
            let (list_x, dense_x, list_y, dense_y) = (&store(&x), &dense(&x), &store(&y), &dense(&y));
            for (a, b, y) in [(list_x, list_y, &y), (list_x, &iso, &ones), (list_x, dense_y, &y), (dense_x, list_y, &y)] {
                for missing in [Missing::Keep, Missing::Drop] {
                    let mut want: Entries = x.iter().filter_map(|(at, x)| Some((*at, x - y.get(at)?))).collect();
                    if matches!(missing, Missing::Keep) {
                        x.iter().chain(y).for_each(|(at, v)| {
                            want.entry(*at).or_insert(*v);
                        });
                    }
                    let with = |threads| {
                        par::set_threads(threads);
                        sample::entries(&ewise(&op, a, b, &missing, &How::plain()).unwrap())
                    };
                    assert!(with(1) == want && with(3) == want);
                }
            }
        }
    }

    /// A block that is guessed suffices, or grows: all places coincide, none do, those that are looked at do and no others.
    #[test]
    fn coinciding_places_are_guessed() {
        let op = BinaryOp::builtin(BinaryCode::Minus, TypeCode::FP64);
        for (n, width, alike) in [(60, 40, 40), (60, 40, 0), (60, 300, 100), (900, 300, 100), (60, 2000, 40), (60, 2000, 1900)] {
            let row =
                |i: u64, odd: u64| (0..width).map(move |j| ((i, if j < alike { j } else { 2 * j + odd }), (i + j) as i64 % 9));
            let [x, y]: [Entries; 2] = [0, 1].map(|odd| (0..n).flat_map(|i| row(i, odd)).collect());
            let mut want = x.clone();
            y.iter().for_each(|(&at, &v)| _ = want.entry(at).and_modify(|x| *x -= v).or_insert(v));
            let store = |e| sample::store(&Type::of::<f64>(), n, 40 * width, e);
            let (x, y) = (store(&x), store(&y));
            assert!(x.is_list() && y.is_list());
            for threads in [1, 2, 3] {
                par::set_threads(threads);
                let sum = ewise(&op, &x, &y, &Missing::Keep, &How::plain()).unwrap();
                assert!(sample::entries(&sum) == want, "{width} {alike} {threads}");
            }
        }
        par::set_threads(0);
    }

    /// The value is stored once where that can be told, at no cost for operands that are full.
    #[test]
    fn one_value_stays_one() {
        let ones = |n: u64| (0..n).map(|j| ((0, j), 1)).collect::<Entries>();
        let iso = |e: &Entries, dense: bool| {
            let all = sample::forms(&sample::store(&Type::of::<f64>(), 1, 1000, e));
            all.into_iter().rfind(|s| s.vals.is_iso() && s.is_list() != dense).unwrap()
        };
        let is_one = |code, (a, b): (&Entries, &Entries), dense, missing: &Missing<'_>| {
            let ty = if code == BinaryCode::FirstJ { TypeCode::Int64 } else { TypeCode::FP64 };
            let z = ewise(&BinaryOp::builtin(code, ty), &iso(a, dense), &iso(b, dense), missing, &How::plain());
            z.unwrap().vals.is_iso()
        };
        let (full, half) = (ones(1000), ones(500));
        assert!(is_one(BinaryCode::Plus, (&full, &full), true, &Missing::Keep));
        for dense in [true, false] {
            assert!(is_one(BinaryCode::Plus, (&full, &half), dense, &Missing::Drop));
            assert!(is_one(BinaryCode::Times, (&full, &half), dense, &Missing::Keep));
            assert!(!is_one(BinaryCode::Plus, (&full, &half), dense, &Missing::Keep));
            assert!(!is_one(BinaryCode::FirstJ, (&full, &half), dense, &Missing::Drop));
        }
    }
}
