//! Z = A (+) B, Z = A (x) B, and union with values for missing sides.
//!
//! Needs: two stores of one shape, a binary operator. Gives: Z of the operator's result type
//! (`add` and `union`: entries in one operand only are cast to it).
//! Cost: lists O(|A| + |B|); product of a list and a dense operand O(|list|); dense O(positions),
//! or O(|M|) under a small list mask, beyond which nothing is computed.
//! Parallel: vectors, or blocks of positions when dense, split by entries.

mod aligned;
mod intersect;
mod iso;
mod meeting;
mod merge_same;
mod share;

use std::ops::Range;

use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{Bin, Iso};
use crate::kernel::erased::pipe::{BinPipe, Fetch, Gather, part_of_tile};
use crate::kernel::mask::{Mask, first_at_least};
use crate::kernel::merge::{self, Merger, Path};
use crate::kernel::operand::{self, Rows, by_index, needs_wide, view};
use crate::kernel::writeback::How;
use crate::mem::Buf;
use crate::ops::BinaryOp;
use crate::par::{self, Disjoint};
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, masked, moves};
use crate::trace;
use crate::types::{Datum, Type};

/// What happens where only one operand has an entry.
#[derive(Clone)]
pub enum Missing<'a> {
    /// Nothing: the result has no entry (eWiseMult).
    Drop,
    /// The entry itself (eWiseAdd).
    Keep,
    /// The operator with this value for the missing left side, or this one for the right (eWiseUnion).
    Fill(Datum<'a>, Datum<'a>),
}

/// A dense result under a list mask is computed at the mask's entries when these are fewer than one
/// in this many positions. 2026-11: a masked position costs about four sequential ones.
const MASK_SHARE: usize = 4;

/// The list mask at whose entries alone the result is made, if it is.
fn small_mask<'a>(a: &Store, b: &Store, how: &How<'a>) -> Option<&'a Store> {
    let are_dense = !a.is_list() && !b.is_list() && !how.complement;
    how.mask.filter(|m| are_dense && m.is_list() && m.nvals() < a.positions() / MASK_SHARE)
}

/// Whether what [`run`] makes lies where the mask allows.
pub fn asks_mask(a: &Store, b: &Store, how: &How<'_>) -> bool {
    small_mask(a, b, how).is_some()
}

/// The element-wise combination of `a` and `b`; positions that `how`'s mask shuts out may be missing.
pub fn run(op: &BinaryOp, a: &Store, b: &Store, missing: &Missing<'_>, how: &How<'_>) -> Result<Store> {
    trace::line(format_args!("element-wise {}: {} and {} entries", op.name(), a.nvals(), b.nvals()));
    let job = Job { op, a, b, missing, ty: op.ztype() };
    let union = !matches!(missing, Missing::Drop);
    match (a.is_list(), b.is_list()) {
        (false, false) => match small_mask(a, b, how) {
            None => job.dense(),
            Some(m) => {
                let wide = needs_wide(&[m], 0);
                let mask = Mask::new(how.mask, false, how.structural, wide)?;
                by_index!(wide, I => match mask.as_lists::<I>() {
                    Some(lists) if union => job.at_mask::<I>(&mask, &lists),
                    Some(lists) => job.probe::<I>(&lists, Some(&mask)),
                    None => job.dense(),
                })
            }
        },
        (true, false) | (false, true) if union => {
            let wide = needs_wide(&[if a.is_list() { a } else { b }], 0);
            if let (Missing::Keep, false) = (missing, wide) {
                return job.onto_dense();
            }
            let (a, b) = (operand::dense(a)?, operand::dense(b)?);
            Job { a: &a, b: &b, ..job }.dense()
        }
        (true, false) | (false, true) => {
            let list = if a.is_list() { a } else { b };
            by_index!(needs_wide(&[list], 0), I => job.probe::<I>(&view::<I>(list), None))
        }
        (true, true) => {
            let wide = needs_wide(&[a, b], (a.nvals() + b.nvals()) as u64);
            let (a, b) = (operand::lists(a, wide)?, operand::lists(b, wide)?);
            let job = Job { a: &a, b: &b, ..job };
            if let Some(z) = by_index!(wide, I => aligned::run::<I>(&job)?) {
                return Ok(z);
            }
            let one = job.one_value()?;
            if union && (one.is_some() || merge_same::serves(&job)) {
                return by_index!(wide, I => merge_same::run::<I>(&job, one));
            }
            if !union && !op.looks_at_places() {
                return by_index!(wide, I => intersect::run::<I>(&job, one));
            }
            by_index!(wide, I => if union { job.union::<I>() } else { job.intersection::<I>() })
        }
    }
}

struct Job<'a> {
    op: &'a BinaryOp,
    a: &'a Store,
    b: &'a Store,
    missing: &'a Missing<'a>,
    ty: Type,
}

impl<'a> Job<'a> {
    /// The operator on values of both, as they lie.
    fn both(&self) -> Result<BinPipe<Fetch<'a>>> {
        BinPipe::of_stores(self.op, self.a, self.b, &self.ty)
    }

    /// The operator on values of both from any places, up to `most` at a time; a tile if that is less.
    fn gathering(&self, most: usize) -> Result<BinPipe<Gather<'a>>> {
        BinPipe::gathering(self.op, self.a, self.b, &self.ty, most)
    }

    fn merger(&self) -> Result<Merger<'a>> {
        let (op, ty) = (self.op, &self.ty);
        let most = merge::at_a_time(self.a, Some(self.b));
        let (x_only, y_only) = match self.missing {
            Missing::Drop => (None, None),
            Missing::Keep => {
                let copy = |s: &'a Store| Gather::new(s, ty, true, most).map(Path::Copy);
                (Some(copy(self.a)?), Some(copy(self.b)?))
            }
            Missing::Fill(alpha, beta) => {
                let x = Gather::new(self.a, &op.xtype(), op.uses_x(), most)?;
                let y = Gather::new(self.b, &op.ytype(), op.uses_y(), most)?;
                let no_x = Gather::scalar(alpha.ty(), alpha.bytes(), &op.xtype())?;
                let no_y = Gather::scalar(beta.ty(), beta.bytes(), &op.ytype())?;
                let x_only = BinPipe::elementwise(op, x, no_y, ty)?;
                (Some(Path::Op(x_only)), Some(Path::Op(BinPipe::elementwise(op, no_x, y, ty)?)))
            }
        };
        Merger::new(Some(self.gathering(most)?), x_only, y_only, ty.size(), most)
    }

    /// Runs `row` on all `rows`, in parallel, and joins what it pushed.
    fn by_rows<I: Index>(
        &self,
        rows: &Rows<I>,
        before: impl Fn(usize) -> usize,
        row: impl Fn(usize, &mut Merger<'a>, &mut Part<I>) -> Result<()> + Sync,
    ) -> Result<Store> {
        let size = self.ty.size();
        let ranges = par::ranges(rows.len(), before)?;
        let parts = par::run(&ranges, |range| {
            let mut merger = self.merger()?;
            let mut part = Part::<I>::new();
            for k in range {
                row(rows.get(k), &mut merger, &mut part)?;
                part.end_vector(rows.get(k))?;
            }
            let bytes = part.idx.len() * size;
            part.vals.resize(bytes, 0)?;
            merger.flush(&mut part.vals);
            Ok(part)
        })?;
        assemble(&self.ty, self.a.nmajor, self.a.nminor, parts, None)
    }

    fn union<I: Index>(&self) -> Result<Store> {
        let (a, b, size) = (view::<I>(self.a), view::<I>(self.b), self.ty.size());
        let rows = Rows::union(&a, &b)?;
        let before = |k| rows.before(&a, k) + rows.before(&b, k) + k;
        self.by_rows(&rows, before, |i, merger, part| {
            let (ar, br) = (a.row(i), b.row(i));
            let (mut p, mut q) = (ar.start, br.start);
            while p < ar.end || q < br.end {
                let ja = if p < ar.end { a.idx[p].us() } else { usize::MAX };
                let jb = if q < br.end { b.idx[q].us() } else { usize::MAX };
                let (j, dest) = (ja.min(jb), part.idx.len());
                let full = match (ja == j, jb == j) {
                    (true, true) => merger.both(dest, p, q, (i, j)),
                    (true, false) => merger.x_only(dest, p, (i, j)),
                    (false, _) => merger.y_only(dest, q, (i, j)),
                };
                part.idx.push(I::new(j))?;
                if full {
                    part.vals.resize(part.idx.len() * size, 0)?;
                    merger.flush(&mut part.vals);
                }
                p += usize::from(ja == j);
                q += usize::from(jb == j);
            }
            Ok(())
        })
    }

    fn intersection<I: Index>(&self) -> Result<Store> {
        let (a, b, size) = (view::<I>(self.a), view::<I>(self.b), self.ty.size());
        let rows = Rows::common(&a, &b)?;
        let before = |k| rows.before(&a, k).min(rows.before(&b, k)) + k;
        self.by_rows(&rows, before, |i, merger, part| {
            let (ar, br) = (a.row(i), b.row(i));
            let (mut p, mut q) = (ar.start, br.start);
            while p < ar.end && q < br.end {
                let (ja, jb) = (a.idx[p].us(), b.idx[q].us());
                if ja < jb {
                    p = first_at_least(a.idx, p..ar.end, jb);
                } else if jb < ja {
                    q = first_at_least(b.idx, q..br.end, ja);
                } else {
                    let full = merger.both(part.idx.len(), p, q, (i, ja));
                    part.idx.push(a.idx[p])?;
                    if full {
                        part.vals.resize(part.idx.len() * size, 0)?;
                        merger.flush(&mut part.vals);
                    }
                    (p, q) = (p + 1, q + 1);
                }
            }
            Ok(())
        })
    }

    /// Each entry of lists is looked up in dense operands, a tile of them at a time: lists of one operand, where the other is dense,
    /// or those of a mask, where both are.
    fn probe<I: Index>(&self, v: &View<'_, I>, mask: Option<&Mask<'_>>) -> Result<Store> {
        let (size, is_valued) = (self.ty.size(), mask.filter(|mask| !mask.is_structural()));
        let is_in = |s: &'a Store| if s.is_list() { None } else { s.gaps() };
        let present = [is_in(self.a), is_in(self.b)];
        // Every entry of a list meets one, and its values lie one after the other.
        let are_met = self.a.is_list() != self.b.is_list() && present == [None; 2] && mask.is_none();
        let rows = Rows::of(v)?;
        let ranges = par::ranges(rows.len(), |k| rows.before(v, k) + k)?;
        let parts = par::run(&ranges, |range| {
            let (mut pipe, mut part, mut kept) = (self.gathering(v.nvals())?, Part::<I>::new(), [0u16; TILE]);
            let most = rows.before(v, range.end) - rows.before(v, range.start);
            part.idx.reserve(most)?;
            part.vals.reserve(most * size)?;
            for i in range.map(|k| rows.get(k)) {
                let (row, base) = (v.row(i), i * v.nminor);
                for start in row.clone().step_by(TILE) {
                    let js = &v.idx[start..row.end.min(start + TILE)];
                    if are_met {
                        part.idx.extend_from_slice(js)?;
                        let end = part.vals.len();
                        part.vals.resize(end + js.len() * size, 0)?;
                        let at = |l: usize| (i as u64, js[l].us() as u64, js[l].us() as u64);
                        pipe.gather_beside(&mut part.vals[end..], (start, self.a.is_list()), js.len(), |l| base + js[l].us(), at);
                        continue;
                    }
                    let (mut n, mut k) = (0, 0);
                    for j in js {
                        kept[n] = k;
                        let is = present.iter().flatten().fold(1, |is, b| is & b[base + j.us()]);
                        let is_true = is_valued.is_none_or(|mask| mask.is_true(start + usize::from(k)));
                        (n, k) = (n + usize::from(is & u8::from(is_true)), k + 1);
                    }
                    let kept = |l: usize| usize::from(kept[l]);
                    part.idx.extend_with((0..n).map(|l| js[kept(l)]))?;
                    let end = part.vals.len();
                    part.vals.resize(end + n * size, 0)?;
                    let (z, in_list, in_dense) =
                        (&mut part.vals[end..], |l: usize| start + kept(l), |l: usize| base + js[kept(l)].us());
                    let at = |l: usize| (i as u64, js[kept(l)].us() as u64, js[kept(l)].us() as u64);
                    match (self.a.is_list(), self.b.is_list()) {
                        (true, _) => pipe.gather(z, n, in_list, in_dense, at),
                        (false, true) => pipe.gather(z, n, in_dense, in_list, at),
                        (false, false) => pipe.gather(z, n, in_dense, in_dense, at),
                    }
                }
                part.end_vector(i)?;
            }
            Ok(part)
        })?;
        assemble(&self.ty, self.a.nmajor, self.a.nminor, parts, None)
    }

    /// A list joins a dense operand: a copy of the dense one, changed at the list's entries.
    fn onto_dense(&self) -> Result<Store> {
        let (n, a_is_list) = (self.a.positions(), self.a.is_list());
        let (list, dense) = if a_is_list { (self.a, self.b) } else { (self.b, self.a) };
        let mut bytes = self.copied(dense, n)?;
        if dense.present().is_none() {
            self.at_entries(list, a_is_list, &mut bytes)?;
            return Ok(Store {
                ty: self.ty.clone(),
                nmajor: self.a.nmajor,
                nminor: self.a.nminor,
                form: Form::Full,
                vals: Values::each(bytes),
            });
        }
        let mut present = dense.present().map(Buf::from_slice).transpose()?;
        let mut nvals = dense.nvals();
        let mut merger = self.merger()?;
        let v = view::<u32>(list);
        for k in 0..v.vectors() {
            let i = v.id(k);
            for p in v.range(k) {
                let j = v.idx[p].us();
                let q = i * v.nminor + j;
                let at = (i, j);
                let in_dense = present.as_ref().is_none_or(|b| b[q] != 0);
                let full = match (in_dense, a_is_list) {
                    (true, true) => merger.both(q, p, q, at),
                    (true, false) => merger.both(q, q, p, at),
                    (false, true) => merger.x_only(q, p, at),
                    (false, false) => merger.y_only(q, p, at),
                };
                if let (false, Some(b)) = (in_dense, &mut present) {
                    b[q] = 1;
                    nvals += 1;
                }
                if full {
                    merger.flush(&mut bytes);
                }
            }
        }
        merger.flush(&mut bytes);
        let form = present.map_or(Form::Full, |present| Form::Bitmap { present: present.into(), nvals });
        Ok(Store { ty: self.ty.clone(), nmajor: self.a.nmajor, nminor: self.a.nminor, form, vals: Values::each(bytes) })
    }

    /// The `n` values of a dense operand in the result's type.
    fn copied(&self, dense: &Store, n: usize) -> Result<Buf<u8>> {
        if dense.ty == self.ty && !dense.vals.is_iso() {
            return Buf::from_slice(dense.vals.bytes());
        }
        let size = self.ty.size();
        // SAFETY: the loop writes all of it.
        let mut bytes = unsafe { Buf::<u8>::unset(n * size)? };
        let mut all = Fetch::new(dense, &self.ty, true)?.spread(n)?;
        for start in (0..n).step_by(TILE) {
            let len = TILE.min(n - start);
            bytes[start * size..(start + len) * size].copy_from_slice(all.slice(start, len));
        }
        Ok(bytes)
    }

    /// The operator at every entry of `list`, where the other operand is full; results go to `out`,
    /// which has a value for each position.
    fn at_entries(&self, list: &Store, a_is_list: bool, out: &mut [u8]) -> Result<()> {
        let (v, size) = (view::<u32>(list), self.ty.size());
        let (mut pipe, mut results) = (self.gathering(v.nvals())?, part_of_tile(size, v.nvals())?);
        for k in 0..v.vectors() {
            let (i, r) = (v.id(k), v.range(k));
            for start in r.clone().step_by(TILE) {
                let js = &v.idx[start..r.end.min(start + TILE)];
                let (in_list, in_dense) = (|l: usize| start + l, |l: usize| i * v.nminor + js[l].us());
                let at = |l: usize| (i as u64, js[l].us() as u64, js[l].us() as u64);
                let z = results.bytes_mut();
                if a_is_list {
                    pipe.gather(z, js.len(), in_list, in_dense, at);
                } else {
                    pipe.gather(z, js.len(), in_dense, in_list, at);
                }
                moves::scatter(size, out, z, js.len(), in_dense);
            }
        }
        Ok(())
    }

    /// Both dense: the union at the entries of a list mask.
    fn at_mask<I: Index>(&self, mask: &Mask<'_>, m: &View<'_, I>) -> Result<Store> {
        let (pa, pb, size) = (self.a.present(), self.b.present(), self.ty.size());
        let rows = Rows::of(m)?;
        self.by_rows(
            &rows,
            |k| rows.before(m, k) + k,
            |i, merger, part| {
                for pm in m.row(i) {
                    let j = m.idx[pm].us();
                    let p = i * m.nminor + j;
                    let (in_a, in_b) = (pa.is_none_or(|b| b[p] != 0), pb.is_none_or(|b| b[p] != 0));
                    let dest = part.idx.len();
                    let full = match (mask.is_true(pm), in_a, in_b) {
                        (true, true, true) => merger.both(dest, p, p, (i, j)),
                        (true, true, false) => merger.x_only(dest, p, (i, j)),
                        (true, false, true) => merger.y_only(dest, p, (i, j)),
                        (true | false, _, _) => continue,
                    };
                    part.idx.push(m.idx[pm])?;
                    if full {
                        part.vals.resize(part.idx.len() * size, 0)?;
                        merger.flush(&mut part.vals);
                    }
                }
                Ok(())
            },
        )
    }

    /// Both dense: position by position.
    fn dense(&self) -> Result<Store> {
        if let Some(one) = self.one_value()? {
            return self.dense_of(one);
        }
        let (n, size) = (self.a.positions(), self.ty.size());
        let mut bytes = if self.skips_absent() {
            Buf::<u8>::zeroed(n * size)?
        } else {
            // SAFETY: each range writes its tiles in full.
            unsafe { Buf::<u8>::unset(n * size)? }
        };
        let is_cheap = matches!(self.op, BinaryOp::Builtin(code, _) if code.is_cheap());
        let ranges = if is_cheap { par::streaming(n)? } else { par::ranges(n, |k| k)? };
        let out = Disjoint::new(&mut bytes);
        let form = if matches!((&self.a.form, &self.b.form), (Form::Full, Form::Full)) {
            let is_plain = self.is_plain();
            par::run(&ranges, |r| {
                // SAFETY: ranges do not overlap.
                let out = unsafe { out.slice(r.start * size..r.end * size) };
                if is_plain && !self.is_past() {
                    let of = |s: &Store| s.vals.bytes()[r.start * s.size()..r.end * s.size()].as_ptr();
                    // SAFETY: LANES-1: a value of the operator's type for each place of the range, on either side and in the result.
                    unsafe { Bin::of(self.op)?.run(out.as_mut_ptr(), of(self.a), of(self.b), r.len(), Iso::None, |_| (0, 0, 0)) };
                    return Ok(());
                }
                let mut pipe = self.both()?;
                self.by_tiles(r, out, |tile, start, n| pipe.run(tile, n, start, start, |k| self.at(start + k)))
            })?;
            Form::Full
        } else if let Some(full) = self.full_side() {
            par::run(&ranges, |r| {
                // SAFETY: ranges do not overlap.
                let out = unsafe { out.slice(r.start * size..r.end * size) };
                self.tiles_onto_full(full, r, out)
            })?;
            Form::Full
        } else {
            // SAFETY: `dense_block` writes all marks.
            let mut present = unsafe { Buf::<u8>::unset(n)? };
            let marks = Disjoint::new(&mut present);
            let counts = par::run(&ranges, |r| {
                // SAFETY: ranges do not overlap.
                let (out, marks) = unsafe { (out.slice(r.start * size..r.end * size), marks.slice(r.clone())) };
                self.dense_block(r, out, marks)
            })?;
            Form::Bitmap { present: present.into(), nvals: counts.iter().sum() }
        };
        Ok(Store { ty: self.ty.clone(), nmajor: self.a.nmajor, nminor: self.a.nminor, form, vals: Values::each(bytes) })
    }

    /// Whether the operator takes the values where they lie: a value for each place, of its own types.
    fn is_plain(&self) -> bool {
        let is_given = |s: &Store, want: &Type| !s.vals.is_iso() && s.ty == *want;
        let has_loop = matches!(self.op, BinaryOp::Builtin(..)) && !self.op.is_positional();
        has_loop && is_given(self.a, &self.op.xtype()) && is_given(self.b, &self.op.ytype()) && self.ty == self.op.ztype()
    }

    /// Whether positions without an entry are left alone: users' functions are never called there,
    /// built-in operators may compute there.
    fn skips_absent(&self) -> bool {
        let both_full = self.a.present().is_none() && self.b.present().is_none();
        !both_full && (matches!(self.op, BinaryOp::User(_)) || matches!(self.missing, Missing::Fill(..)))
    }

    /// Of a union by a built-in operator: the full operand (first?), when the other one is a bitmap.
    fn full_side(&self) -> Option<bool> {
        let keeps = matches!(self.missing, Missing::Keep) && !matches!(self.op, BinaryOp::User(_));
        match (self.a.present(), self.b.present()) {
            (None, Some(_)) if keeps => Some(true),
            (Some(_), None) if keeps => Some(false),
            (_, _) => None,
        }
    }

    /// The positions `r` of a bitmap joined with a full operand: the operator on whole tiles, then
    /// the full operand where the bitmap has nothing.
    fn tiles_onto_full(&self, first_is_full: bool, r: Range<usize>, out: &mut [u8]) -> Result<()> {
        let size = self.ty.size();
        let (full, bitmap) = if first_is_full { (self.a, self.b) } else { (self.b, self.a) };
        let Some(present) = bitmap.present() else { return Ok(()) };
        let (mut both, mut values) = (self.both()?, Fetch::new(full, &self.ty, true)?.spread(r.len())?);
        self.by_tiles(r, out, |tile, start, n| {
            both.run(tile, n, start, start, |k| self.at(start + k));
            masked::keep_or(size, tile, values.slice(start, n), &present[start..start + n]);
        })
    }

    /// The positions `r`, at least one operand a bitmap; gives the number of entries.
    fn dense_block(&self, r: Range<usize>, out: &mut [u8], marks: &mut [u8]) -> Result<usize> {
        if !self.skips_absent() {
            return self.dense_tiles(r, out, marks);
        }
        marks.fill(0);
        let mut merger = self.merger()?;
        let union = !matches!(self.missing, Missing::Drop);
        let (pa, pb) = (self.a.present(), self.b.present());
        let mut nvals = 0;
        for p in r.clone() {
            let (in_a, in_b) = (pa.is_none_or(|b| b[p] != 0), pb.is_none_or(|b| b[p] != 0));
            let dest = p - r.start;
            let (i, _, j) = self.at(p);
            let at = (i as usize, j as usize);
            let full = match (in_a, in_b) {
                (true, true) => merger.both(dest, p, p, at),
                (true, false) if union => merger.x_only(dest, p, at),
                (false, true) if union => merger.y_only(dest, p, at),
                (true | false, _) => continue,
            };
            marks[dest] = 1;
            nvals += 1;
            if full {
                merger.flush(out);
            }
        }
        merger.flush(out);
        Ok(nvals)
    }

    /// As [`Job::dense_block`]: the operator on whole tiles, then the entries that stand alone.
    fn dense_tiles(&self, r: Range<usize>, out: &mut [u8], marks: &mut [u8]) -> Result<usize> {
        let size = self.ty.size();
        let keep = matches!(self.missing, Missing::Keep);
        let mut both = self.both()?;
        let alone = |s: &'a Store| if keep { Fetch::new(s, &self.ty, true)?.spread(r.len()).map(Some) } else { Ok(None) };
        let (mut x, mut y) = (alone(self.a)?, alone(self.b)?);
        // Presence as slices of ones where an operand is full, so that the loops below have no branches.
        let ones = [1u8; TILE];
        let presence = |s: &'a Store, start: usize, n: usize| s.present().map(|b| &b[start..start + n]);
        let (mut nvals, first) = (0, r.start);
        self.by_tiles(r, out, |tile, start, n| {
            both.run(tile, n, start, start, |k| self.at(start + k));
            let (pa, pb) = (presence(self.a, start, n).unwrap_or(&ones[..n]), presence(self.b, start, n).unwrap_or(&ones[..n]));
            let marks = &mut marks[start - first..][..n];
            nvals += if keep { masked::unite(marks, pa, pb) } else { masked::intersect(marks, pa, pb) };
            if let (Some(x), Some(y)) = (&mut x, &mut y) {
                masked::keep_or_either(size, tile, (x.slice(start, n), y.slice(start, n)), (pa, pb));
            }
        })?;
        Ok(nvals)
    }

    /// Whether the result goes past the caches.
    fn is_past(&self) -> bool {
        self.a.positions() * self.ty.size() >= moves::PAST
    }

    /// Lets `make` write the positions `r` tile by tile, given where one starts and how many they are.
    fn by_tiles(&self, r: Range<usize>, out: &mut [u8], mut make: impl FnMut(&mut [u8], usize, usize)) -> Result<()> {
        let (size, is_past) = (self.ty.size(), self.is_past());
        let mut room = part_of_tile(size, if is_past { r.len() } else { 0 })?;
        for (start, tile) in r.step_by(TILE).zip(out.chunks_mut(TILE * size.max(1))) {
            let bytes = tile.len();
            if is_past {
                let made = &mut room.bytes_mut()[..bytes];
                make(made, start, bytes / size);
                // SAFETY: `made` is as long as the tile, and another block.
                unsafe { moves::put_past(made.as_ptr(), tile.as_mut_ptr(), bytes) };
            } else {
                make(tile, start, bytes / size);
            }
        }
        if is_past {
            moves::settle();
        }
        Ok(())
    }

    /// Coordinates of dense position `p`.
    #[inline]
    fn at(&self, p: usize) -> (u64, u64, u64) {
        if self.a.nmajor == 1 {
            return (0, p as u64, p as u64);
        }
        let (i, j) = (p as u64 / self.a.nminor, p as u64 % self.a.nminor);
        (i, j, j)
    }
}
