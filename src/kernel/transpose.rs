//! Z(j, i) = A(i, j): the minor axis becomes the major one.
//!
//! Needs: a valid store. Gives: the same entries with the axes swapped; lists sorted; iso kept.
//! Cost: lists O(nvals + nminor) by counting, or a sort of the entries when the minor axis is much
//! longer than the list (never memory in proportion to a huge dimension); dense one blocked pass.
//! Counted entries go to their places with their values, in one pass; memory besides the result: the counters.
//! Parallel: chunks of vectors count apart and then write to places of their own. Rows come out in the same order for
//! any number of threads.

use std::ops::Range;

use crate::error::{Error, Result};
use crate::mem::Buf;
use crate::par::{self, Disjoint};
use crate::storage::view::View;
use crate::storage::{Form, Index, Lists, Store, Values, moves, policy};
use crate::trace;
use crate::types::by_width;

/// Counting visits every minor index; beyond this many of them per entry, sorting is cheaper
/// (about 0.5 ns per counter against 20 to 40 ns per sorted entry, 2026-11, this file's bench).
const COUNTERS_PER_ENTRY: usize = 32;

/// Side of the square blocks that dense stores are transposed by: 8 KB of 8-byte values.
const BLOCK: usize = 32;

/// Swaps the axes.
pub fn run(a: &Store) -> Result<Store> {
    trace::line(format_args!("transpose: {} entries", a.nvals()));
    let z = match &a.form {
        Form::List(l) if l.idx.is_wide() => lists::<u64>(a)?,
        Form::List(_) => lists::<u32>(a)?,
        Form::Bitmap { .. } | Form::Full => dense(a)?,
    };
    z.debug_validate();
    Ok(z)
}

fn dense(a: &Store) -> Result<Store> {
    let form = match &a.form {
        Form::Bitmap { present, nvals } => Form::Bitmap { present: swapped(present, 1, a)?.into(), nvals: *nvals },
        Form::Full | Form::List(_) => Form::Full,
    };
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(swapped(a.vals.bytes(), a.size(), a)?) };
    Ok(Store { ty: a.ty.clone(), nmajor: a.nminor, nminor: a.nmajor, form, vals })
}

/// Elements of `size` bytes at the positions of `a`, in the order of the other axis.
fn swapped(src: &[u8], size: usize, a: &Store) -> Result<Buf<u8>> {
    let (nmajor, nminor) = (a.nmajor as usize, a.nminor as usize);
    if nmajor <= 1 || nminor <= 1 {
        return Buf::from_slice(src);
    }
    let mut dst = Buf::zeroed(src.len())?;
    for i0 in (0..nmajor).step_by(BLOCK) {
        let width = BLOCK.min(nmajor - i0);
        for j0 in (0..nminor).step_by(BLOCK) {
            for j in j0..nminor.min(j0 + BLOCK) {
                moves::relocate(size, &mut dst, |k| j * nmajor + i0 + k, src, |k| (i0 + k) * nminor + j, width);
            }
        }
    }
    Ok(dst)
}

/// Lists of the other axis: major index, start and entries of each vector, and all values; none of an iso store's.
struct Swapped<I: Index> {
    ids: Option<Buf<I>>,
    ptr: Buf<I>,
    idx: Buf<I>,
    vals: Buf<u8>,
}

fn lists<I: Index>(a: &Store) -> Result<Store> {
    let v = View::<I>::of(a).expect("the caller looked at form and width");
    let vals = if a.vals.is_iso() { (&[][..], 0) } else { (a.vals.bytes(), a.size()) };
    let s = if v.nminor / COUNTERS_PER_ENTRY <= v.nvals() { by_counting(&v, vals)? } else { by_sorting(&v, vals)? };
    let vals = if a.vals.is_iso() { a.vals.try_clone()? } else { Values::each(s.vals) };
    let form = Form::List(Lists { ids: s.ids.map(I::wrap), ptr: I::wrap(s.ptr), idx: I::wrap(s.idx) });
    Ok(Store { ty: a.ty.clone(), nmajor: a.nminor, nminor: a.nmajor, form, vals })
}

/// Counting sort by minor index; vectors are visited in order, so lists come out sorted.
fn by_counting<I: Index>(v: &View<'_, I>, (src, size): (&[u8], usize)) -> Result<Swapped<I>> {
    let (n, nvals) = (v.nminor, v.nvals());
    let chunks = chunks(v)?;
    // next[c * n + j]: where chunk c writes its next entry of minor index j.
    let mut next = Buf::<I>::zeroed(n * chunks.len())?;
    let each: Vec<Range<usize>> = numbered(chunks.len())?;
    let lent = Disjoint::new(&mut next);
    par::run(&each, |c| {
        // SAFETY: each chunk has its own counters.
        let count = unsafe { lent.slice(c.start * n..c.end * n) };
        for j in &v.idx[v.ptr[chunks[c.start].start].us()..v.ptr[chunks[c.start].end].us()] {
            count[j.us()] = I::new(count[j.us()].us() + 1);
        }
        Ok(())
    })?;
    let mut ptr = Buf::with_capacity(n + 1)?;
    ptr.push(I::new(0))?;
    let mut place = 0;
    for j in 0..n {
        for c in 0..chunks.len() {
            let count = next[c * n + j].us();
            next[c * n + j] = I::new(place);
            place += count;
        }
        ptr.push(I::new(place))?;
    }
    // SAFETY: the counters give each of the places to one entry, which writes it.
    let (mut idx, mut vals) = unsafe { (Buf::<I>::unset(nvals)?, Buf::<u8>::unset(nvals * size)?) };
    let (lent, to_idx, to_vals) = (Disjoint::new(&mut next), Disjoint::new(&mut idx), Disjoint::new(&mut vals));
    par::run(&each, |c| {
        // SAFETY: each chunk has its own counters.
        let next = unsafe { lent.slice(c.start * n..c.end * n) };
        let some = chunks[c.start].clone();
        if size == 0 {
            scatter(v, some, next, to_idx, |_, _| ());
            return Ok(());
        }
        by_width!(size, W => {
            let (from, to) = (src.as_ptr().cast::<W>(), to_vals.start(0).cast::<W>());
            // SAFETY: p is an entry, and q a place; values lie as the indices do.
            scatter(v, some, next, to_idx, |q, p| unsafe { to.add(q).write_unaligned(from.add(p).read_unaligned()) });
        }, else => scatter(v, some, next, to_idx, |q, p| {
            // SAFETY: as above.
            unsafe { to_vals.slice(q * size..(q + 1) * size).copy_from_slice(&src[p * size..(p + 1) * size]) };
        }));
        Ok(())
    })?;
    let vectors = (0..n).filter(|&j| ptr[j] < ptr[j + 1]).count();
    if !policy::hyper(vectors as u64, n as u64) {
        return Ok(Swapped { ids: None, ptr, idx, vals });
    }
    let (mut ids, mut short) = (Buf::with_capacity(vectors)?, Buf::with_capacity(vectors + 1)?);
    short.push(I::new(0))?;
    for j in (0..n).filter(|&j| ptr[j] < ptr[j + 1]) {
        ids.push(I::new(j))?;
        short.push(ptr[j + 1])?;
    }
    Ok(Swapped { ids: Some(ids), ptr: short, idx, vals })
}

/// Sends the entries of `some` vectors to their places, `next` for each minor index; `value` is told where entry `p`
/// went. No two entries, of this call or another, have one place.
#[inline(always)]
fn scatter<I: Index>(v: &View<'_, I>, some: Range<usize>, next: &mut [I], to_idx: Disjoint<'_, I>, value: impl Fn(usize, usize)) {
    for k in some {
        let (i, row) = (I::new(v.id(k)), v.range(k));
        for (j, p) in v.idx[row.clone()].iter().zip(row) {
            let q = next[j.us()].us();
            next[j.us()] = I::new(q + 1);
            // SAFETY: the caller's promise.
            unsafe { to_idx.put(q, i) };
            value(q, p);
        }
    }
}

/// Stored vectors in chunks of about equal numbers of entries: one for small work, and never so
/// many that the counters outnumber the entries.
fn chunks<I: Index>(v: &View<'_, I>) -> Result<Vec<Range<usize>>> {
    let nvals = v.nvals();
    let most = if nvals < par::WAKE_WORK { 1 } else { par::threads().min(nvals / v.nminor.max(1)).max(1) };
    let mut out = Vec::new();
    out.try_reserve_exact(most).map_err(|_| Error::out_of_memory(most))?;
    let mut start = 0;
    for c in 1..=most {
        let end =
            if c == most { v.vectors() } else { v.ptr.partition_point(|p| p.us() < nvals / most * c).clamp(start, v.vectors()) };
        out.push(start..end);
        start = end;
    }
    Ok(out)
}

/// `0..1`, `1..2`, ...
fn numbered(n: usize) -> Result<Vec<Range<usize>>> {
    let mut out = Vec::new();
    out.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n))?;
    out.extend((0..n).map(|c| c..c + 1));
    Ok(out)
}

/// Sort of the entries: for few entries along a long axis. The result is hypersparse.
fn by_sorting<I: Index>(v: &View<'_, I>, (src, size): (&[u8], usize)) -> Result<Swapped<I>> {
    let nvals = v.nvals();
    let mut entries = Buf::<(I, I, I)>::with_capacity(nvals)?;
    for k in 0..v.vectors() {
        for p in v.range(k) {
            entries.push((v.idx[p], I::new(v.id(k)), I::new(p)))?;
        }
    }
    // One vector is sorted already.
    if !entries.is_sorted_by_key(|e| (e.0, e.1)) {
        entries.sort_unstable_by_key(|e| (e.0, e.1));
    }
    let (mut ids, mut ptr) = (Buf::new(), Buf::new());
    let (mut idx, mut vals) = (Buf::with_capacity(nvals)?, Buf::zeroed(nvals * size)?);
    for (q, &(j, i, _)) in entries.iter().enumerate() {
        if q == 0 || entries[q - 1].0 != j {
            ids.push(j)?;
            ptr.push(I::new(q))?;
        }
        idx.push(i)?;
    }
    ptr.push(I::new(nvals))?;
    if size > 0 {
        moves::gather(size, &mut vals, src, nvals, |q| entries[q].2.us());
    }
    // Fewer entries than one in COUNTERS_PER_ENTRY vectors, so `policy` wants ids, too.
    Ok(Swapped { ids: Some(ids), ptr, idx, vals })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::types::Type;

    fn swapped_entries(e: &Entries) -> Entries {
        e.iter().map(|(&(i, j), &v)| ((j, i), v)).collect()
    }

    #[test]
    fn every_entry_moves_to_the_other_side() {
        let mut dice = Dice(2);
        for ty in [Type::of::<i16>(), Type::of::<f64>(), Type::try_new(3, "three", "").unwrap()] {
            for (nmajor, nminor, e) in sample::cases(&mut dice) {
                for s in sample::forms(&sample::store(&ty, nmajor, nminor, &e)) {
                    let z = run(&s).unwrap();
                    assert_eq!((z.nmajor, z.nminor, z.vals.is_iso()), (nminor, nmajor, s.vals.is_iso()));
                    assert_eq!(sample::entries(&z), swapped_entries(&e));
                }
            }
        }
    }

    #[test]
    fn huge_dimensions_cost_nothing() {
        let n = 1 << 59;
        let e = Entries::from([((5, n - 1), 1), ((n - 2, 7), 2), ((n - 2, n - 1), 3)]);
        let z = run(&sample::store(&Type::of::<i64>(), n, n, &e)).unwrap();
        assert_eq!(sample::entries(&z), swapped_entries(&e));
    }

    #[test]
    fn chunks_write_what_one_thread_writes() {
        let mut dice = Dice(3);
        let e = sample::random(&mut dice, 400, 300, 1, 1000);
        let e: Entries = e.into_iter().filter(|_| dice.below(10) > 1).collect();
        assert!(e.len() > par::WAKE_WORK);
        let mut s = sample::store(&Type::of::<i32>(), 400, 300, &e);
        s = crate::storage::convert::to_list(&s).unwrap().unwrap_or(s);
        assert_eq!(sample::entries(&run(&s).unwrap()), swapped_entries(&e));
    }
}
