//! A dense operand under a mask that names few places: only the entries there are looked at.
//!
//! Needs: a bitmap or full store, how its entries will be written. Gives: [`at_mask`], [`into_bitmap`].
//! Cost: O(entries of a list mask), whatever the dimensions; O(positions / 16 + entries) of a bitmap with few of them.
//! Breadth-first search takes the degrees of a frontier this way, delta stepping the distances in a bucket, hundreds
//! of times on a road network.
//! What is not there: complemented masks and regions, which name no few places.

use std::ops::Range;

use super::mask::Mask;
use super::operand::{by_index, needs_wide};
use super::writeback::How;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::par::Parts;
use crate::storage::lines::LINE;
use crate::storage::part::{Part, assemble};
use crate::storage::present::Ones;
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, moves, policy, present};
use crate::types::Type;

/// A bitmap mask names few places when one in this many is present: words of eight are then mostly empty.
const ONE_IN: usize = 16;
/// A bitmap that C is already is written over where a mask names one place in this many: clearing it takes less time than a list.
/// 2026-11, bench-peer, breadth-first searches: where one in 16 is enough, web-NotreDame takes 9.4 MB rather than 7.6, and 1.05 times
/// as long.
const DENSE: usize = 4;
/// Presence bytes that are looked at together. 2026-11: a guess.
const BLOCK: usize = 4096;

/// Whether a mask, not complemented, names few places.
pub fn names_few(mask: &Store) -> bool {
    match &mask.form {
        Form::List(_) => true,
        Form::Bitmap { nvals, .. } => *nvals < mask.positions() / ONE_IN,
        Form::Full => false,
    }
}

/// The entries of `z` where the mask allows, if `z` is dense and the mask names few places.
pub fn at_mask(z: &Store, how: &How<'_>) -> Result<Option<Store>> {
    let plain = !z.is_list() && !how.complement && how.region.is_none();
    let Some(m) = how.mask.filter(|m| plain && names_few(m)) else { return Ok(None) };
    let wide = match &m.form {
        Form::List(l) => l.idx.is_wide(),
        Form::Bitmap { .. } | Form::Full => !policy::fits_u32(m.nmajor, m.nminor, m.nvals() as u64),
    };
    let mask = Mask::new(Some(m), false, how.structural, wide)?;
    by_index!(wide, I => pick::<I>(z, &mask))
}

/// C = the entries of `z` where the mask allows, if `z` is dense, the mask is a list and C is to be a bitmap then: no list is made
/// first, nor a second bitmap where C is one that belongs to nobody else. A new one is made where it takes no more memory than the
/// list: who only counts or adds up the entries needs no bitmap. False if that is not so.
pub fn into_bitmap(c: &mut Shared<Store>, ty: &Type, z: &Store, how: &How<'_>) -> Result<bool> {
    let plain = !z.is_list() && !z.vals.is_iso() && z.ty == *ty && !how.complement && how.overwrites();
    let n = z.positions();
    let takes_less = |m: &Store| m.nvals() * (size_of::<u32>() + z.size()) >= n * (1 + z.size());
    let mut is_there = || c.get_mut().is_some_and(|s| matches!(s.form, Form::Bitmap { .. }) && s.ty == *ty && !s.vals.is_iso());
    let mut is_dense = |m: &Store| {
        m.is_list()
            && m.nvals() >= n / DENSE
            && policy::list_to_bitmap(z.nmajor, z.nminor, m.nvals() as u64)
            && (takes_less(m) || is_there())
    };
    let Some(m) = how.mask.filter(|m| plain && is_dense(m)) else { return Ok(false) };
    let wide = needs_wide(&[m], 0);
    let mask = Mask::new(Some(m), false, how.structural, wide)?;
    if let Some(Store { form: Form::Bitmap { present, nvals }, vals, .. }) =
        c.get_mut().filter(|s| s.ty == *ty && !s.vals.is_iso())
    {
        let marks = present.bytes_mut();
        marks.fill(0);
        *nvals = by_index!(wide, I => place::<I>(z, &mask, marks, vals.bytes_mut()));
        return Ok(true);
    }
    let (mut marks, mut bytes) = (Buf::<u8>::zeroed(z.positions())?, Buf::<u8>::zeroed(z.positions() * z.size())?);
    let nvals = by_index!(wide, I => place::<I>(z, &mask, &mut marks, &mut bytes));
    let form = Form::Bitmap { present: marks.into(), nvals };
    *c = Shared::try_new(Store { ty: z.ty.clone(), nmajor: z.nmajor, nminor: z.nminor, form, vals: Values::each(bytes) })?;
    Ok(true)
}

/// Marks the entries, among marks that are all 0, and copies their values; gives how many they are.
fn place<I: Index>(z: &Store, mask: &Mask<'_>, marks: &mut [u8], vals: &mut [u8]) -> usize {
    let Some(m) = mask.as_lists::<I>() else { return 0 };
    let (in_z, n, mut nvals) = (z.gaps(), z.nminor as usize, 0);
    for k in 0..m.vectors() {
        let (row, base) = (m.range(k), m.id(k) * n);
        mask.each_true(row.clone(), |p| {
            let place = base + m.idx[p].us();
            marks[place] = in_z.map_or(1, |b| b[place]);
            nvals += usize::from(marks[place]);
        });
        let place = |t: usize| base + m.idx[row.start + t].us();
        moves::relocate(z.size(), vals, place, z.vals.bytes(), place, row.len());
    }
    nvals
}

fn pick<I: Index>(z: &Store, mask: &Mask<'_>) -> Result<Option<Store>> {
    if let (Some(m), true, None) = (mask.as_lists::<I>(), mask.is_structural(), z.gaps()) {
        return whole(z, mask, &m).map(Some);
    }
    let (in_z, n) = (z.gaps(), z.nminor as usize);
    // Room for all of them: what is pushed below fits.
    let mut part = Part::<I>::new();
    part.idx.reserve_exact(mask.allowed_at_most(z.positions()))?;
    if let Some(m) = mask.as_lists::<I>() {
        for k in 0..m.vectors() {
            let base = m.id(k) * n;
            let end = part.idx.len();
            let (found, mut count) = (part.idx.spare(), 0);
            mask.each_true(m.range(k), |p| {
                // There is room for all of the mask's entries.
                found[count].write(m.idx[p]);
                count += in_z.map_or(1, |b| usize::from(b[base + m.idx[p].us()]));
            });
            // SAFETY: so many were written.
            unsafe { part.idx.set_len(end + count) };
            part.end_vector(m.id(k))?;
        }
    } else if let Some(places) = mask.store().and_then(Store::present) {
        let mut ones = Ones::new();
        let in_both = |at: Range<usize>| present::word(&places[at.clone()]) & in_z.map_or(u64::MAX, |b| present::word(&b[at]));
        let take = |part: &mut Part<I>, ones: &mut Ones, base: usize| {
            let end = part.idx.len();
            let (found, mut count) = (part.idx.spare(), 0);
            ones.walk(|p| {
                // There is room for all of the mask's entries.
                found[count].write(I::new(p - base));
                count += usize::from(mask.is_true(p));
            });
            // SAFETY: so many were written.
            unsafe { part.idx.set_len(end + count) };
        };
        if let (Some(lines), 1) = (mask.store().and_then(Store::lines), z.nmajor) {
            let mut of_lines = Ones::new();
            for (k, word) in lines.iter().enumerate() {
                of_lines.push(*word, 64 * k);
                if of_lines.is_full() || k + 1 == lines.len() {
                    of_lines.walk(|line| {
                        ones.push(in_both(LINE * line..n.min(LINE * line + LINE)), LINE * line);
                        if ones.is_full() {
                            take(&mut part, &mut ones, 0);
                        }
                    });
                }
            }
            take(&mut part, &mut ones, 0);
            part.end_vector(0)?;
        } else {
            let (mut here, mut there) = ([0; BLOCK / 64], [0; BLOCK / 64]);
            for i in 0..z.nmajor as usize {
                let base = i * n;
                for block in (base..base + n).step_by(BLOCK) {
                    let at = block..block.saturating_add(BLOCK).min(base + n);
                    let words = at.len().div_ceil(64);
                    present::pack(&places[at.clone()], &mut here);
                    if let Some(b) = in_z {
                        present::pack(&b[at], &mut there);
                        here.iter_mut().zip(&there).for_each(|(is, b)| *is &= b);
                    }
                    here[..words].iter().enumerate().for_each(|(k, word)| ones.push(*word, block + 64 * k));
                    take(&mut part, &mut ones, base);
                }
                part.end_vector(i)?;
            }
        }
    } else {
        return Ok(None);
    }
    let iso = if z.vals.is_iso() { Some(Buf::from_slice(z.vals.bytes())?) } else { None };
    if iso.is_none() {
        let (size, mut start) = (z.size(), 0);
        // SAFETY: every vector's values are gathered below, and every entry is one of a vector.
        part.vals = unsafe { Buf::unset(part.idx.len() * size)? };
        for (i, &end) in part.ids.iter().zip(&*part.ends) {
            let (to, idx) = (&mut part.vals[start * size..end * size], &part.idx[start..end]);
            moves::gather(size, to, z.vals.bytes(), idx.len(), |t| i.us() * n + idx[t].us());
            start = end;
        }
    }
    assemble(&z.ty, z.nmajor, z.nminor, Parts::One(part), iso).map(Some)
}

/// Z has all entries and the mask is structural: the entries are those of the mask.
fn whole<I: Index>(z: &Store, mask: &Mask<'_>, m: &View<'_, I>) -> Result<Store> {
    let (n, size, nvals) = (z.nminor as usize, z.size(), m.nvals());
    let form = mask.store().map_or_else(|| Ok(Form::Full), Store::try_clone_form)?;
    let vals = if z.vals.is_iso() && nvals > 0 {
        Values::iso(Buf::from_slice(z.vals.bytes())?)
    } else {
        // SAFETY: every vector's values are gathered below, and every entry is one of a vector.
        let mut bytes = unsafe { Buf::<u8>::unset(nvals * size)? };
        for k in 0..m.vectors() {
            let (row, base) = (m.range(k), m.id(k) * n);
            let (to, idx) = (&mut bytes[row.start * size..row.end * size], &m.idx[row.clone()]);
            moves::gather(size, to, z.vals.bytes(), idx.len(), |t| base + idx[t].us());
        }
        Values::each(bytes)
    };
    Ok(Store { ty: z.ty.clone(), nmajor: z.nmajor, nminor: z.nminor, form, vals })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice};
    use crate::storage::convert;

    /// Bitmaps that are made or written over have what lists are given.
    #[test]
    fn bitmaps_have_the_entries_named_by_the_mask() {
        let (mut dice, mut written) = (Dice(15), [0; 2]);
        let ty = Type::of::<i64>();
        for round in 0..60 {
            let (nmajor, nminor) = [(1, 9000), (3, 4000)][round % 2];
            let old = sample::random(&mut dice, nmajor, nminor, if round % 3 == 0 { 1 } else { 2 }, 50);
            // A new bitmap of 64-bit values takes less than a list where most places are named.
            let mut masked = sample::random(&mut dice, nmajor, nminor, if round % 4 < 2 { 2 } else { 1 }, 2);
            masked.values_mut().for_each(|x| *x -= 1);
            let (zs, m) = (sample::forms(&sample::store(&ty, nmajor, nminor, &old)), sample::store(&ty, nmajor, nminor, &masked));
            let m = convert::to_list(&m).unwrap().unwrap_or(m);
            for z in &zs {
                let structural = dice.below(2) == 0;
                let how = How { mask: Some(&m), structural, replace: true, ..How::plain() };
                let was = sample::store(&ty, nmajor, nminor, &sample::random(&mut dice, nmajor, nminor, 3, 9));
                let was = match round % 4 {
                    0 | 1 => convert::to_dense(&was).unwrap().unwrap_or(was),
                    _ => Store::empty(&ty, nmajor, nminor).unwrap(),
                };
                let (is_bitmap, mut c) = (!was.is_list(), Shared::try_new(was).unwrap());
                if !into_bitmap(&mut c, &ty, z, &how).unwrap() {
                    assert!(z.is_list());
                    continue;
                }
                let mut want = old.clone();
                want.retain(|at, _| masked.get(at).is_some_and(|&x| structural || x != 0));
                assert_eq!(sample::entries(&c), want, "round {round}");
                assert_eq!(c.nvals(), want.len());
                written[usize::from(is_bitmap)] += 1;
            }
        }
        assert!(written.iter().all(|n| *n > 10), "{written:?}");
    }

    /// Expected: the entries whose place the mask holds, one by one; valued masks hold where not zero.
    #[test]
    fn the_entries_named_by_the_mask_are_taken() {
        let (mut dice, mut taken, mut with_lines) = (Dice(5), 0, 0);
        let ty = Type::of::<i64>();
        for round in 0..400 {
            let (nmajor, nminor) = [(1, 490), (30, 20), (200, 3)][round % 3];
            // Every third time full.
            let old = sample::random(&mut dice, nmajor, nminor, if round % 9 < 3 { 1 } else { 2 }, 50);
            let mut masked = sample::random(&mut dice, nmajor, nminor, [4, 25][round % 2], 2);
            // Zero or one.
            masked.values_mut().for_each(|x| *x -= 1);
            let (zs, ms) = (
                sample::forms(&sample::store(&ty, nmajor, nminor, &old)),
                sample::forms(&sample::store(&ty, nmajor, nminor, &masked)),
            );
            for (z, m) in zs.iter().flat_map(|z| ms.iter().map(move |m| (z, m))) {
                let structural = dice.below(2) == 0;
                let how = How { mask: Some(m), structural, ..How::plain() };
                let Some(got) = at_mask(z, &how).unwrap() else {
                    assert!(z.is_list() || (!m.is_list() && (m.present().is_none() || m.nvals() >= m.positions() / ONE_IN)));
                    continue;
                };
                let mut want = old.clone();
                want.retain(|at, _| masked.get(at).is_some_and(|&x| structural || x != 0));
                assert_eq!(sample::entries(&got), want, "round {round}");
                taken += 1;
                with_lines += usize::from(m.lines().is_some() && nmajor == 1);
            }
        }
        assert!(taken > 300 && with_lines > 50, "{taken} {with_lines}");
    }

    /// A bitmap that misses no entry gives what a full vector of its values gives, to masks and to lists that meet it.
    #[test]
    fn a_complete_bitmap_is_as_a_full_vector() {
        use crate::kernel::ewise::{self, Missing};
        use crate::ops::{BinaryCode, BinaryOp};
        let (mut dice, ty) = (Dice(7), Type::of::<i64>());
        let full = sample::store(&ty, 1, 3000, &sample::random(&mut dice, 1, 3000, 1, 50));
        let full = convert::to_dense(&full).unwrap().unwrap_or(full);
        let mut bitmap = full.try_clone().unwrap();
        bitmap.form = Form::Bitmap { present: Buf::filled(3000, 1).unwrap().into(), nvals: 3000 };
        assert!(full.gaps().is_none() && bitmap.present().is_some() && bitmap.gaps().is_none());
        let some = sample::store(&ty, 1, 3000, &sample::random(&mut dice, 1, 3000, 40, 9));
        let list = convert::to_list(&some).unwrap().unwrap_or(some);
        let how = How { mask: Some(&list), structural: true, ..How::plain() };
        let [a, b] = [&full, &bitmap].map(|z| sample::entries(&at_mask(z, &how).unwrap().unwrap()));
        assert!(a.len() == list.nvals() && a == b);
        let minus = BinaryOp::builtin(BinaryCode::Minus, crate::types::TypeCode::Int64);
        let met = |x: &Store, y: &Store| sample::entries(&ewise::run(&minus, x, y, &Missing::Drop, &How::plain()).unwrap());
        let mut want = sample::entries(&list);
        want.iter_mut().for_each(|(at, x)| *x -= a[at]);
        assert!(met(&list, &full) == want && met(&list, &bitmap) == want);
        want.values_mut().for_each(|x| *x = -*x);
        assert!(met(&full, &list) == want && met(&bitmap, &list) == want);
    }
}
