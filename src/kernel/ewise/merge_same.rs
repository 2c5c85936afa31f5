//! Union and intersection of lists whose values and result have one type.
//!
//! Needs: two list stores, not iso, of the type of all three of the operator's domains; for a
//! union, entries that stand alone are kept. Gives: as the general loops of [`super`].
//! Cost: 2 to 4 ns per entry: the merge writes without branches, entries of both operands are
//! gathered for the operator a tile at a time. The general merge pays about three times that.
//! Parallel: as the general loops. Written for widths: 10 instances of each loop.
//! SAME-1: output arrays have room for every entry a row can give before it is merged.

use super::Job;
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{Scratch, tile_bytes};
use crate::kernel::mask::first_at_least;
use crate::kernel::operand::{Rows, view};
use crate::mem::scratch;
use crate::par;
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Index, Store};
use crate::types::by_width;

/// Whether [`run`] serves this job: it asks for one type everywhere and a value per entry.
pub(super) fn serves(job: &Job<'_>) -> bool {
    let (op, ty) = (job.op, &job.ty);
    let one_type = job.a.ty == *ty && job.b.ty == *ty && op.xtype() == *ty && op.ytype() == *ty;
    one_type
        && !op.is_positional()
        && !job.a.vals.is_iso()
        && !job.b.vals.is_iso()
        && !matches!(job.missing, super::Missing::Fill(..))
        && matches!(ty.size(), 1 | 2 | 4 | 8 | 16)
}

/// The union or intersection, as the job says.
pub(super) fn run<I: Index>(job: &Job<'_>, union: bool) -> Result<Store> {
    by_width!(job.ty.size(), W => rows::<I, W>(job, union), else => unreachable!("serves() admits these widths only"))
}

fn rows<I: Index, W: Copy + Send + Sync>(job: &Job<'_>, union: bool) -> Result<Store> {
    let (a, b) = (view::<I>(job.a), view::<I>(job.b));
    let rows = if union { Rows::union(&a, &b)? } else { Rows::common(&a, &b)? };
    let ranges = par::ranges(rows.len(), |k| rows.before(&a, k) + rows.before(&b, k) + k)?;
    let parts = par::run(&ranges, |range| {
        let mut merge = Merge::<I, W>::new(job, a, b)?;
        if union {
            let all = |k| rows.before(&a, k) + rows.before(&b, k);
            merge.reserve(all(range.end) - all(range.start))?;
        }
        for k in range {
            let i = rows.get(k);
            if union {
                merge.union(i)?
            } else {
                merge.intersection(i)?
            }
            merge.part.end_vector(i)?;
        }
        merge.flush();
        Ok(merge.part)
    })?;
    assemble(&job.ty, job.a.nmajor, job.a.nminor, parts, None)
}

struct Merge<'a, I: Index, W> {
    a: View<'a, I>,
    b: View<'a, I>,
    /// Values of a and b.
    x: *const W,
    y: *const W,
    op: Bin,
    part: Part<I>,
    /// Entries of both operands that wait: values of each side, and their places in the result.
    xs: Scratch,
    ys: Scratch,
    zs: Scratch,
    dest: scratch::Dirty<usize>,
    waiting: usize,
}

impl<'a, I: Index, W: Copy> Merge<'a, I, W> {
    fn new(job: &Job<'a>, a: View<'a, I>, b: View<'a, I>) -> Result<Self> {
        let tile = || tile_bytes(size_of::<W>());
        Ok(Merge {
            a,
            b,
            x: job.a.vals.bytes().as_ptr().cast(),
            y: job.b.vals.bytes().as_ptr().cast(),
            op: Bin::of(job.op)?,
            part: Part::new(),
            xs: tile()?,
            ys: tile()?,
            zs: tile()?,
            dest: scratch::dirty(TILE)?,
            waiting: 0,
        })
    }

    fn reserve(&mut self, n: usize) -> Result<()> {
        self.part.idx.reserve_exact(n)?;
        self.part.vals.reserve_exact(n * size_of::<W>())
    }

    /// Sets the number of entries after they were written behind the arrays' ends.
    fn grown_to(&mut self, n: usize) {
        // SAFETY: SAME-1: the first n places were written.
        unsafe {
            self.part.idx.set_len(n);
            self.part.vals.set_len(n * size_of::<W>());
        }
    }

    /// Row `i` of the union. Room for all rows was reserved (SAME-1).
    fn union(&mut self, i: usize) -> Result<()> {
        let (ar, br) = (self.a.row(i), self.b.row(i));
        let (mut p, mut q, mut n) = (ar.start, br.start, self.part.idx.len());
        let (ja, jb) = (self.a.idx.as_ptr(), self.b.idx.as_ptr());
        while p < ar.end && q < br.end {
            // At most TILE entries of both can come up before the next check.
            let steps = (ar.end - p).min(br.end - q).min(TILE - self.waiting);
            let (idx, vals) = (self.part.idx.as_mut_ptr(), self.part.vals.as_mut_ptr().cast::<W>());
            let (xs, ys) = (self.xs.ptr().cast::<W>(), self.ys.ptr().cast::<W>());
            let mut waiting = self.waiting;
            for _ in 0..steps {
                // SAFETY: p and q are below their ends: each step moves each by at most one, and
                // steps is at most what is left; n has room (SAME-1); waiting < TILE.
                unsafe {
                    let (j, k) = (ja.add(p).read(), jb.add(q).read());
                    let (x, y) = (self.x.add(p).read(), self.y.add(q).read());
                    idx.add(n).write(j.min(k));
                    vals.add(n).write(if j <= k { x } else { y });
                    xs.add(waiting).write(x);
                    ys.add(waiting).write(y);
                    *self.dest.get_unchecked_mut(waiting) = n;
                    waiting += usize::from(j == k);
                    p += usize::from(j <= k);
                    q += usize::from(k <= j);
                }
                n += 1;
            }
            self.waiting = waiting;
            if waiting == TILE {
                self.grown_to(n);
                self.flush();
            }
        }
        // What is left stands alone.
        for (rest, of, from) in [(p..ar.end, self.a.idx, self.x), (q..br.end, self.b.idx, self.y)] {
            let count = rest.len();
            // SAFETY: room by SAME-1; the sources hold `count` entries from rest.start.
            unsafe {
                std::ptr::copy_nonoverlapping(of.as_ptr().add(rest.start), self.part.idx.as_mut_ptr().add(n), count);
                std::ptr::copy_nonoverlapping(from.add(rest.start), self.part.vals.as_mut_ptr().cast::<W>().add(n), count);
            }
            n += count;
        }
        self.grown_to(n);
        Ok(())
    }

    /// Row `i` of the intersection.
    fn intersection(&mut self, i: usize) -> Result<()> {
        let (ar, br) = (self.a.row(i), self.b.row(i));
        let shorter = ar.len().min(br.len());
        self.part.idx.reserve(shorter)?;
        self.part.vals.reserve(shorter * size_of::<W>())?;
        let skewed = ar.len().max(br.len()) > 16 * shorter;
        let (mut p, mut q, mut n) = (ar.start, br.start, self.part.idx.len());
        while p < ar.end && q < br.end {
            let (j, k) = (self.a.idx[p], self.b.idx[q]);
            if j == k {
                // SAFETY: n has room: it was reserved for the shorter row; p and q are entries.
                unsafe {
                    self.part.idx.as_mut_ptr().add(n).write(j);
                    self.xs.ptr().cast::<W>().add(self.waiting).write(self.x.add(p).read());
                    self.ys.ptr().cast::<W>().add(self.waiting).write(self.y.add(q).read());
                }
                self.dest[self.waiting] = n;
                self.waiting += 1;
                n += 1;
                (p, q) = (p + 1, q + 1);
                if self.waiting == TILE {
                    self.grown_to(n);
                    self.flush();
                }
            } else if skewed {
                if j < k {
                    p = first_at_least(self.a.idx, p..ar.end, k.us());
                } else {
                    q = first_at_least(self.b.idx, q..br.end, j.us());
                }
            } else {
                p += usize::from(j < k);
                q += usize::from(k < j);
            }
        }
        self.grown_to(n);
        Ok(())
    }

    /// Runs the operator on the entries that wait and puts the results in their places.
    fn flush(&mut self) {
        let n = std::mem::take(&mut self.waiting);
        let (x, y, z) = (self.xs.ptr(), self.ys.ptr(), self.zs.ptr());
        // SAFETY: LANES-1: n values a side, room for TILE results, one type.
        unsafe { self.op.run(z, x, y, n, Iso::None, |_| (0, 0, 0)) };
        crate::storage::moves::scatter(size_of::<W>(), &mut self.part.vals, self.zs.bytes_mut(), n, |k| self.dest[k]);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Missing, run as ewise};
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryCode, BinaryOp};
    use crate::types::{Type, TypeCode};

    /// Lists of one type come here, the other forms elsewhere: all must agree with the maps.
    #[test]
    fn unions_and_intersections_are_those_of_maps() {
        let mut dice = Dice(3);
        let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::Int32);
        for (nmajor, nminor, x) in sample::cases(&mut dice) {
            for one_in in [2, 5, 50] {
                let y = sample::random(&mut dice, nmajor, nminor, one_in, 50);
                let mut union: Entries = x.clone();
                y.iter().for_each(|(&at, &v)| *union.entry(at).or_default() += v);
                let common: Entries = x.iter().filter_map(|(at, v)| Some((*at, v + y.get(at)?))).collect();
                let ty = Type::of::<i32>();
                let forms = |e| sample::forms(&sample::store(&ty, nmajor, nminor, e));
                for a in forms(&x) {
                    for b in forms(&y) {
                        let sum = ewise(&plus, &a, &b, &Missing::Keep, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&sum), union);
                        let both = ewise(&plus, &a, &b, &Missing::Drop, &How::plain()).unwrap();
                        assert_eq!(sample::entries(&both), common);
                    }
                }
            }
        }
    }
}
