//! C<M,r> (+)= Z: the only place where a result meets mask, accumulator and old content.
//!
//! Needs: the old C, a result Z of any type castable to C's, a prepared mask.
//! Gives: the new C. Cost: lists: O(|C| + |Z|) and the mask rows met; dense C is changed in place:
//! O(|Z|) with an accumulator, O(|M| + |Z|) under a list mask, O(positions) else.
//! Meaning: C API 2.1, section 4.3 (accumulate, then mask, then replace).

mod joined;
mod target;

use super::assign_lists;
use super::erased::TILE;
use super::erased::lanes::{Bin, Iso};
use super::erased::pipe::{BinPipe, Fetch, Gather};
use super::ewise::{self, Missing};
use super::few;
use super::keep;
use super::mask::{Mask, Region, first_at_least};
use super::merge::{self, Merger, Path};
use super::operand::{self, Ref, Rows, by_index, needs_wide, view};
use super::pick;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::ops::{BinaryCode, BinaryOp};
use crate::par::{self, Disjoint};
use crate::storage::lines::Present;
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, convert, masked, moves, policy};
use crate::types::Type;
pub(super) use target::Target;

/// How a result is written.
#[derive(Clone, Copy)]
pub struct How<'a> {
    /// The mask's value, if there is one.
    pub mask: Option<&'a Store>,
    /// Turn the mask round.
    pub complement: bool,
    /// Look at the mask's pattern only.
    pub structural: bool,
    /// Empty C first (positions outside the mask lose their entries).
    pub replace: bool,
    /// Combine with what is there.
    pub accum: Option<&'a BinaryOp>,
    /// Write within this region only; the rest of C is as if the mask were false there.
    pub region: Option<&'a Region>,
    /// Entries of C where the mask allows but Z has none stay, as with an accumulator.
    pub keep: bool,
    /// Z has entries only where the mask allows: its kernel asked the mask.
    pub is_masked: bool,
}

impl<'a> How<'a> {
    /// Whether nothing of C stays.
    pub fn overwrites(&self) -> bool {
        let is_all = self.replace || (self.mask.is_none() && !self.complement);
        is_all && self.accum.is_none() && self.region.is_none() && !self.keep
    }

    /// C = Z.
    pub fn plain() -> Self {
        How {
            mask: None,
            complement: false,
            structural: false,
            replace: false,
            accum: None,
            region: None,
            keep: false,
            is_masked: false,
        }
    }

    /// The places of a vector that a mask names, if the mask is a 32-bit list of which the entries alone count, and all that there is.
    pub fn plain_list(&self) -> Option<&'a [u32]> {
        let is_plain = self.structural && !self.complement && !self.replace && self.accum.is_none();
        let lists = View::<u32>::of(self.mask.filter(|_| is_plain)?);
        lists.filter(|m| m.nmajor == 1).map(|m| m.idx)
    }

    /// Whether nothing of C goes: Z's entries become C's, or join them.
    fn adds(&self) -> bool {
        self.keeps() && !self.replace && self.region.is_none()
    }

    /// The same without the mask.
    fn unmasked(&self) -> How<'a> {
        How { mask: None, complement: false, structural: false, is_masked: false, ..*self }
    }

    pub(super) fn prepared(&self, wide: bool) -> Result<Mask<'a>> {
        Ok(Mask::new(self.mask, self.complement, self.structural, wide)?.within(self.region))
    }

    /// Whether C's entries stay where the mask allows and Z has none.
    pub(super) fn keeps(&self) -> bool {
        self.keep || self.accum.is_some()
    }

    /// Whether nothing narrows what is written.
    fn is_unmasked(&self) -> bool {
        self.mask.is_none() && self.region.is_none()
    }
}

/// Writes `z` into `c`, whose type is `ty`. When `c` is the only owner of a dense value, that is
/// changed in place; an error leaves `c` as it was.
pub fn run(ty: &Type, c: &mut Shared<Store>, z: Store, how: &How<'_>) -> Result<()> {
    from(ty, c, Ref::Owned(z), how)
}

/// As [`run`], for a result that may be somebody's value: it is copied only if C takes it as it is.
pub fn from(ty: &Type, c: &mut Shared<Store>, z: Ref<'_>, how: &How<'_>) -> Result<()> {
    if how.mask.is_none() && how.complement {
        // Nothing may be written.
        if how.replace {
            *c = Shared::try_new(Store::empty(ty, z.nmajor, z.nminor)?)?;
        }
        return Ok(());
    }
    // Of a Z that has entries only where the mask allows, all join what is there.
    let unmasked = how.unmasked();
    let how = if how.is_masked && how.adds() { &unmasked } else { how };
    if let Some(op) = how.accum.filter(|_| how.is_unmasked())
        && let Some(sole) = c.get_mut()
        && few::join(op, sole, &z)?
    {
        return Ok(());
    }
    let replaces = replaces(c, &z, how);
    if !replaces
        && how.region.is_none()
        && c.nvals() > 0
        && let Some(op) = joining(ty, how).filter(|op| joined::serves(c, &z, op, how))
    {
        let mask = how.prepared(how.mask.is_some_and(|m| needs_wide(&[m], 0)))?;
        if let Some(sole) = c.get_mut() {
            return joined::run(&op, sole, &z, &mask, how.replace);
        }
    }
    let keeps_nothing = how.region.is_none() && (c.nvals() == 0 || (how.replace && !how.keeps()));
    if !replaces && !keeps_nothing && assign_lists::run(ty, c, &z, how)? {
        return Ok(());
    }
    if how.mask.is_some() && how.region.is_none() && !keeps_nothing && (how.adds() || (c.is_list() && z.is_list())) {
        return in_parts(ty, c, z, how);
    }
    let made = if replaces || (keeps_nothing && how.is_masked) {
        cast(z.into_store()?, ty)?
    } else if let Some(op) = how.accum.filter(|op| how.is_unmasked() && !how.complement && can_take(c, &z, op)) {
        let mut z = z.into_store()?;
        accumulate_full(op, c, &mut z)?;
        cast(z, ty)?
    } else if let Some(op) = joining(ty, how).filter(|op| is_union(c, &z, op, how)) {
        cast(ewise::run(&op, c, &z, &Missing::Keep, &How::plain())?, ty)?
    } else if keeps_nothing && how.mask.is_some_and(|m| z.is_list() || (m.is_list() && !how.complement)) {
        cast(filter(&z, how)?, ty)?
    } else if keeps_nothing && !z.is_list() {
        cast(filter_dense(z.into_store()?, how)?, ty)?
    } else if (c.is_list() && z.is_list()) || policy::positions(c.nmajor, c.nminor).is_none() {
        merge_lists(ty, c, &z, how)?
    } else {
        return onto_dense(c, &z, how);
    };
    *c = Shared::try_new(made)?;
    Ok(())
}

/// Under a mask, from what stays of C and what Z has to give, both found first: whichever entries a mask lets through, no branch
/// depends on it.
fn in_parts(ty: &Type, c: &mut Shared<Store>, z: Ref<'_>, how: &How<'_>) -> Result<()> {
    let z = if how.is_masked { z } else { filtered(z, how)? };
    if how.adds() {
        return from(ty, c, z, &how.unmasked());
    }
    // With an accumulator what lies outside the mask goes, else what the mask allows.
    let stays = How { complement: how.complement == how.keeps(), ..*how };
    let mut kept = match filtered(Ref::Borrowed(c), &stays)? {
        Ref::Owned(kept) => Shared::try_new(kept)?,
        Ref::Borrowed(_) => c.clone(),
    };
    let plain = How { keep: true, replace: false, ..how.unmasked() };
    match joining(ty, &plain).filter(|op| kept.nvals() > 0 && is_union(&kept, &z, op, &plain)) {
        // Even if few entries come: all were looked at to find what stays.
        Some(op) => *c = Shared::try_new(cast(ewise::run(&op, &kept, &z, &Missing::Keep, &How::plain())?, ty)?)?,
        None => {
            from(ty, &mut kept, z, &plain)?;
            *c = kept;
        }
    }
    Ok(())
}

/// As [`run`], for a value that may have other owners: where C takes it as it is, C becomes one more.
pub fn shared(ty: &Type, c: &mut Shared<Store>, z: Shared<Store>, how: &How<'_>) -> Result<()> {
    match z.try_unwrap() {
        Ok(sole) => run(ty, c, sole, how),
        Err(z) if takes(ty, c, &z, how) => {
            *c = z;
            Ok(())
        }
        Err(z) => from(ty, c, Ref::Borrowed(&z), how),
    }
}

/// Whether Z, as it is, is the new C.
pub fn takes(ty: &Type, c: &Store, z: &Store, how: &How<'_>) -> bool {
    z.ty == *ty && !how.complement && replaces(c, z, how)
}

/// Whether all of Z is the new C.
fn replaces(c: &Store, z: &Store, how: &How<'_>) -> bool {
    // Where Z has an entry everywhere, nothing of C is left to keep.
    let covers = how.accum.is_none() && matches!(z.form, Form::Full);
    how.is_unmasked() && (!how.keeps() || c.nvals() == 0 || covers)
}

/// Whether Z's own block can take the values of C (+) Z: both are full, Z has the operator's types, and
/// the operator is not a user's, which may write a part of z before it has read all of y.
fn can_take(c: &Store, z: &Store, op: &BinaryOp) -> bool {
    let both_full = matches!((&c.form, &z.form), (Form::Full, Form::Full));
    both_full && !z.vals.is_iso() && matches!(op, BinaryOp::Builtin(..)) && z.ty == op.ytype() && z.ty == op.ztype()
}

/// Z = C (+) Z where [`can_take`] says so: no third block is asked for and written.
fn accumulate_full(op: &BinaryOp, c: &Store, z: &mut Store) -> Result<()> {
    let (n, size, nminor) = (z.positions(), z.size(), z.nminor);
    let bin = Bin::of(op)?.elementwise();
    let ranges = passes(op, n)?;
    let out = Disjoint::new(z.vals.bytes_mut());
    par::run(&ranges, |r| {
        let mut x = Fetch::new(c, &op.xtype(), op.uses_x())?;
        // SAFETY: ranges do not overlap.
        let out = unsafe { out.slice(r.start * size..r.end * size) };
        for start in r.clone().step_by(TILE) {
            let n = TILE.min(r.end - start);
            let z = out[(start - r.start) * size..(start - r.start + n) * size].as_mut_ptr();
            let at = |k: usize| {
                let p = (start + k) as u64;
                (p / nminor, p % nminor, p % nminor)
            };
            // SAFETY: LANES-1: n values a side (one when iso); z is y, which is allowed.
            unsafe { bin.run(z, x.run(start, n), z, n, Iso::of(x.is_iso(), false), at) };
        }
        Ok(())
    })?;
    Ok(())
}

/// Ranges of `n` places in which this operator joins dense values.
fn passes(op: &BinaryOp, n: usize) -> Result<par::Ranges> {
    let is_cheap = matches!(op, BinaryOp::Builtin(code, _) if code.is_cheap());
    if is_cheap { par::streaming(n) } else { par::ranges(n, |k| k) }
}

/// Whether C (+)= Z is the element-wise union of C and Z, and takes no longer that way: nothing is
/// masked, entries that stand alone meet no cast that the union would not do, and it is not a small
/// change of a dense C.
fn is_union(c: &Store, z: &Store, op: &BinaryOp, how: &How<'_>) -> bool {
    let both_full = matches!((&c.form, &z.form), (Form::Full, Form::Full));
    let one_type = c.ty == z.ty && c.ty == op.ztype();
    how.is_unmasked() && !how.complement && (both_full || (one_type && (c.is_list() || !z.is_list())))
}

/// The operator that says what becomes of an entry of C where Z has one, if those where it has none stay.
fn joining(ty: &Type, how: &How<'_>) -> Option<BinaryOp> {
    let second = || BinaryOp::try_builtin(BinaryCode::Second, ty.code().filter(|_| how.keep)?).ok();
    how.accum.cloned().or_else(second)
}

/// Z in C's type.
fn cast(z: Store, ty: &Type) -> Result<Store> {
    if z.ty == *ty {
        return Ok(z);
    }
    let n = z.vals.bytes().len() / z.ty.size();
    let mut bytes = Buf::zeroed(n * ty.size())?;
    if let Some(f) = super::erased::pipe::caster(&z.ty, ty) {
        // SAFETY: z's block holds n values of its type, `bytes` has room for n of the other; both are aligned blocks.
        unsafe { f(bytes.as_mut_ptr(), z.vals.bytes().as_ptr(), n) };
    }
    let vals = if z.vals.is_iso() { Values::iso(bytes) } else { Values::each(bytes) };
    Ok(Store { ty: ty.clone(), vals, ..z })
}

/// What [`filter`] gives, or `z` itself if the mask allows all its entries.
fn filtered<'a>(z: Ref<'a>, how: &How<'_>) -> Result<Ref<'a>> {
    if !z.is_list() {
        return Ok(Ref::Owned(match pick::at_mask(&z, how)? {
            Some(picked) => picked,
            None => filter_dense(z.into_store()?, how)?,
        }));
    }
    let wide = needs_wide(&[&z, how.mask.unwrap_or(&z)], 0);
    let mask = how.prepared(wide)?;
    let lists = operand::lists(&z, wide)?;
    let kept = by_index!(wide, I => kept_lists::<I>(&lists, &mask))?;
    drop(lists);
    Ok(kept.map_or(z, Ref::Owned))
}

/// The entries of `z` where the mask allows.
pub fn filter(z: &Store, how: &How<'_>) -> Result<Store> {
    if let Some(picked) = pick::at_mask(z, how)? {
        return Ok(picked);
    }
    let wide = needs_wide(&[z, how.mask.unwrap_or(z)], 0);
    let mask = how.prepared(wide)?;
    let z = operand::lists(z, wide)?;
    by_index!(wide, I => filter_lists::<I>(&z, &mask))
}

/// The entries of `z`, which is dense, where the mask allows: its values stay where they are.
fn filter_dense(mut z: Store, how: &How<'_>) -> Result<Store> {
    let wide = how.mask.is_some_and(|m| needs_wide(&[m], 0));
    let (mask, n) = (how.prepared(wide)?, z.positions());
    let mut present = match std::mem::replace(&mut z.form, Form::Full) {
        Form::Bitmap { present, .. } => present.into_bytes(),
        Form::Full | Form::List(_) => Buf::filled(n, 1)?,
    };
    let marks = Disjoint::new(&mut present);
    let counts = par::run(&par::streaming(n)?, |r| {
        let (mut allowed, mut kept) = ([0u8; TILE], 0);
        for start in r.clone().step_by(TILE) {
            let at = start..r.end.min(start + TILE);
            let allowed = &mut allowed[..at.len()];
            by_index!(wide, I => mask.verdicts::<I>(at.clone(), allowed));
            // SAFETY: ranges do not overlap.
            let marks = unsafe { marks.slice(at) };
            marks.iter_mut().zip(&*allowed).for_each(|(is, allowed)| *is &= allowed);
            kept += masked::count(marks);
        }
        Ok(kept)
    })?;
    let nvals = counts.iter().sum();
    if nvals < n {
        z.form = Form::Bitmap { present: present.into(), nvals };
    }
    Ok(z)
}

/// The entries of `z`, which has lists, where the mask allows.
pub fn filter_lists<I: Index>(z: &Store, mask: &Mask<'_>) -> Result<Store> {
    kept_lists::<I>(z, mask)?.map_or_else(|| z.try_clone(), Ok)
}

/// As [`filter_lists`], or nothing if these are all.
fn kept_lists<I: Index>(z: &Store, mask: &Mask<'_>) -> Result<Option<Store>> {
    keep::run::<I, _>(z, || {
        Ok(|v: &View<'_, I>, piece: &keep::Piece, verdicts: &mut [u8]| {
            let first = piece.entries.start;
            for k in piece.vectors.clone() {
                let at = piece.of(v, k);
                mask.row::<I>(v.id(k)).judge(&v.idx[at.clone()], &mut verdicts[at.start - first..at.end - first]);
            }
            Ok(())
        })
    })
}

/// The merger of old content (x) and result (y) under an accumulator.
pub(super) fn merger<'a>(ty: &Type, c: Option<&'a Store>, z: &'a Store, accum: Option<&BinaryOp>) -> Result<Merger<'a>> {
    let most = merge::at_a_time(z, c);
    let keep = match c {
        Some(c) => Some(Path::Copy(Gather::new(c, ty, true, most)?)),
        None => None,
    };
    let both = match accum {
        None => None,
        Some(op) => {
            let x = match c {
                Some(c) => Gather::new(c, &op.xtype(), op.uses_x(), most)?,
                // Values are handed in tile by tile (see `flush_onto`).
                None => Gather::of_values(ty, &[], false, &op.xtype(), op.uses_x(), most)?,
            };
            Some(BinPipe::elementwise(op, x, Gather::new(z, &op.ytype(), op.uses_y(), most)?, ty)?)
        }
    };
    Merger::new(both, keep, Some(Path::Copy(Gather::new(z, ty, true, most)?)), ty.size(), most)
}

fn merge_lists(ty: &Type, c: &Store, z: &Store, how: &How<'_>) -> Result<Store> {
    let wide = needs_wide(&[c, z, how.mask.unwrap_or(z)], (c.nvals() + z.nvals()) as u64);
    let mask = how.prepared(wide)?;
    let (c, z) = (operand::lists(c, wide)?, operand::lists(z, wide)?);
    by_index!(wide, I => merge_views::<I>(ty, &c, &z, &mask, how))
}

fn merge_views<I: Index>(ty: &Type, c: &Store, z: &Store, mask: &Mask<'_>, how: &How<'_>) -> Result<Store> {
    let (cv, zv) = (view::<I>(c), view::<I>(z));
    let rows = Rows::union(&cv, &zv)?;
    let ranges = par::ranges(rows.len(), |k| rows.before(&cv, k) + rows.before(&zv, k) + k)?;
    let parts = par::run(&ranges, |range| {
        let mut merger = merger(ty, Some(c), z, how.accum)?;
        let mut part = Part::<I>::new();
        for k in range {
            let i = rows.get(k);
            let stays = !how.replace && zv.row(i).is_empty() && (how.keeps() || mask.leaves_out(i));
            if stays {
                copy_row(&cv, c, i, &mut part)?;
            } else {
                merge_row(&cv, &zv, i, mask, how, &mut merger, &mut part, ty.size())?;
            }
        }
        let bytes = part.idx.len() * ty.size();
        part.vals.resize(bytes, 0)?;
        merger.flush(&mut part.vals);
        Ok(part)
    })?;
    assemble(ty, c.nmajor, c.nminor, parts, None)
}

/// Row `i` of C as it was: nothing of Z meets it.
fn copy_row<I: Index>(v: &View<'_, I>, c: &Store, i: usize, part: &mut Part<I>) -> Result<()> {
    let (row, size, start) = (v.row(i), c.size(), part.idx.len());
    part.idx.extend_from_slice(&v.idx[row.clone()])?;
    // Values of entries pushed before may still wait in the merger; their places stay theirs.
    part.vals.resize((start + row.len()) * size, 0)?;
    let to = &mut part.vals[start * size..];
    if c.vals.is_iso() && !row.is_empty() {
        moves::fill(to, c.vals.bytes());
    } else if !c.vals.is_iso() {
        to.copy_from_slice(&c.vals.bytes()[row.start * size..row.end * size]);
    }
    part.end_vector(i)
}

#[expect(clippy::too_many_arguments, reason = "the loop's state, named once where it is called")]
fn merge_row<I: Index>(
    c: &View<'_, I>,
    z: &View<'_, I>,
    i: usize,
    mask: &Mask<'_>,
    how: &How<'_>,
    merger: &mut Merger<'_>,
    part: &mut Part<I>,
    size: usize,
) -> Result<()> {
    let mut allowed = mask.row::<I>(i);
    let (cr, zr) = (c.row(i), z.row(i));
    let (mut p, mut q) = (cr.start, zr.start);
    while p < cr.end || q < zr.end {
        let jc = if p < cr.end { c.idx[p].us() } else { usize::MAX };
        let jz = if q < zr.end { z.idx[q].us() } else { usize::MAX };
        let (j, dest) = (jc.min(jz), part.idx.len());
        let (in_c, in_z) = (jc == j, jz == j);
        let full = match (allowed.allows(j), in_c, in_z) {
            (true, true, true) if how.accum.is_some() => Some(merger.both(dest, p, q, (i, j))),
            (true, _, true) => Some(merger.y_only(dest, q, (i, j))),
            (true, true, false) if how.keeps() => Some(merger.x_only(dest, p, (i, j))),
            (false, true, _) if !how.replace => Some(merger.x_only(dest, p, (i, j))),
            (true | false, _, _) => None,
        };
        if let Some(full) = full {
            part.idx.push(I::new(j))?;
            if full {
                part.vals.resize(part.idx.len() * size, 0)?;
                merger.flush(&mut part.vals);
            }
        }
        p += usize::from(in_c);
        q += usize::from(in_z);
    }
    part.end_vector(i)
}

/// Makes `c` the sole owner of a dense store with a value per position, and lets `change` change
/// presence (`None` when `c` is full and `may_remove` says that it stays so), count and values.
/// Everything that can fail comes before `change`, which cannot.
pub(super) fn change_dense(
    c: &mut Shared<Store>,
    may_remove: impl FnOnce() -> bool,
    change: impl FnOnce(Option<&mut Present>, &mut usize, &mut [u8]),
) -> Result<()> {
    let in_place = !c.is_list() && !c.vals.is_iso() && c.get_mut().is_some();
    if !in_place {
        let dense = match convert::to_dense(c)? {
            Some(dense) => dense,
            None => c.try_clone()?,
        };
        *c = Shared::try_new(convert::without_iso(dense)?)?;
    }
    let n = c.positions();
    let store = c.get_mut().expect("the store was made, or found, to have one owner");
    if matches!(store.form, Form::Full) {
        if !may_remove() {
            let mut all = n;
            change(None, &mut all, store.vals.bytes_mut());
            return Ok(());
        }
        store.form = Form::Bitmap { present: Buf::filled(n, 1)?.into(), nvals: n };
    }
    // Whether a bitmap without gaps becomes full is for the object to say, which may be told to keep it.
    if let Form::Bitmap { present, nvals } = &mut store.form {
        change(Some(present), nvals, store.vals.bytes_mut());
        present.thinned(*nvals);
    }
    Ok(())
}

fn onto_dense(c: &mut Shared<Store>, z: &Store, how: &How<'_>) -> Result<()> {
    let wide = needs_wide(&[z], 0) || how.mask.is_some_and(|m| needs_wide(&[m], 0));
    let mask = how.prepared(wide)?;
    let z = if z.is_list() { operand::lists(z, wide)? } else { Ref::Borrowed(z) };
    let mut merger = merger(&c.ty, None, &z, how.accum)?;
    let may_remove = || by_index!(wide, I => may_remove::<I>(&z, &mask, how));
    let (ty, positions) = (c.ty.clone(), c.positions());
    change_dense(c, may_remove, |present, nvals, vals| {
        let mut target = Target { present, nvals, vals, positions, nminor: z.nminor as usize };
        by_index!(wide, I => target.update::<I>(&ty, &z, &mask, how, &mut merger));
    })
}

/// Whether the write can take an entry away: by `replace` outside the mask, or where the mask
/// allows but Z has none.
fn may_remove<I: Index>(z: &Store, mask: &Mask<'_>, how: &How<'_>) -> bool {
    if how.replace && !mask.allows_all() {
        return true;
    }
    if how.keeps() || matches!(z.form, Form::Full) {
        return false;
    }
    let (Some(zv), Some(m)) = (View::<I>::of(z), mask.as_lists::<I>()) else { return true };
    if m.equals(&zv) {
        return false;
    }
    (0..m.vectors()).any(|k| {
        let zr = zv.row(m.id(k));
        let mut q = zr.start;
        m.range(k).filter(|&p| mask.is_true(p)).any(|p| {
            q = first_at_least(zv.idx, q..zr.end, m.idx[p].us());
            q == zr.end || zv.idx[q] != m.idx[p]
        })
    })
}

#[cfg(test)]
mod tests;
