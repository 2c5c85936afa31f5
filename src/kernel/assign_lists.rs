//! `C<M>(I,J) (+)= T` where C has lists and few of its entries are looked at.
//!
//! Needs: the old C with lists, T of C's shape with lists, how to write (not with `replace`).
//! Gives: the new C, or word that too much of C would be looked at.
//! Cost: O(entries looked at): those of T with an accumulator, those of the mask, else those of T
//! and those of C's vectors in I, or of J's indices in them where these are fewer. Where only
//! values change and C has one owner, they change in place; else entries come and go by
//! `pending`'s merge, which copies C in blocks between one change and the next.
//! Everything that can fail comes before the first change in place.

use super::beside;
use super::mask::{Mask, MaskRow, Region, first_at_least};
use super::merge::Merger;
use super::operand::{self, by_index, needs_wide, view};
use super::pending;
use super::runs;
use super::writeback::{How, merger};
use std::ops::Range;

use crate::error::Result;
use crate::mem::{Buf, Shared, scratch};
use crate::storage::pending::Update;
use crate::storage::view::View;
use crate::storage::{Index, Store, convert, moves};
use crate::types::Type;

/// C is merged as a whole when more than one in this many of its entries would be looked at. That merge takes 10 to
/// 21 ns per entry of C on one thread and is parallel (2026-11, bench-peer, C(I,J)=B: 4.1 ms on Kronecker 14, 15.7 on
/// road-NY; looking only at I x J: 0.06 and 0.53). Where the two meet was not measured: a quarter is a careful guess.
const SHARE: usize = 4;
/// Entries that are looked up together.
const PIECE: usize = if cfg!(test) { 8 } else { 128 };
/// No place of an entry.
const NOT: usize = usize::MAX;
/// Below so many nothing is too much.
const FEW: usize = 256;

/// Writes `t` into `c`, whose type is `ty`, if that can be done by looking at few entries.
pub fn run(ty: &Type, c: &mut Shared<Store>, t: &Store, how: &How<'_>) -> Result<bool> {
    if how.replace || !c.is_list() || !t.is_list() {
        return Ok(false);
    }
    let wide = needs_wide(&[c], (c.nvals() + t.nvals()) as u64);
    let narrow = |s: &Store| wide || !needs_wide(&[s], 0);
    if !narrow(t) || !how.mask.is_none_or(narrow) || (wide && !needs_wide(&[c], 0)) {
        // C's indices would become wide: it is rewritten anyway.
        return Ok(false);
    }
    let t = operand::lists(t, wide)?;
    let most = c.nvals() / SHARE + FEW;
    let Some(changes) = by_index!(wide, I => Look::<I>::at(c, &t, how, (wide, most)))? else { return Ok(false) };
    changes.apply(ty, c, &t, how)?;
    Ok(true)
}

/// What becomes of C.
#[derive(Default)]
struct Changes {
    /// An entry that stays and gets or joins a value: its position in the result, and that of the value in T.
    hits: Buf<(usize, usize)>,
    /// Entries that come and go.
    updates: Buf<Update<u64>>,
    /// Positions in T of the values of those that come.
    sources: Buf<usize>,
}

/// The operands while they are looked at.
struct Look<'a, I: Index> {
    c: View<'a, I>,
    t: View<'a, I>,
    changes: Changes,
    /// Entries looked at, and how many may be.
    work: usize,
    most: usize,
}

impl<I: Index> Look<'_, I> {
    /// The changes, unless more than `most` entries were to be looked at to find them.
    fn at(c: &Store, t: &Store, how: &How<'_>, (wide, most): (bool, usize)) -> Result<Option<Changes>> {
        let (c, t) = (view::<I>(c), view::<I>(t));
        let mut look = Look { c, t, changes: Changes::default(), work: t.nvals(), most };
        if look.work > most {
            return Ok(None);
        }
        let mask = How { region: None, ..*how }.prepared(wide)?;
        look.changes.hits.reserve(c.nvals().min(t.nvals()))?;
        let done = if how.keeps() {
            look.entries_of_t(&mask, how.region)?
        } else if let Some(region) = how.region {
            look.places(&mask, region)?
        } else if let Some(m) = mask.as_lists::<I>() {
            look.entries_of_mask(&mask, &m)?
        } else {
            false
        };
        Ok(done.then_some(look.changes))
    }

    /// Whether `more` entries may be looked at.
    fn may_look(&mut self, more: usize) -> bool {
        self.work = self.work.saturating_add(more);
        self.work <= self.most
    }

    /// Nothing goes: what T has is written where the mask allows.
    fn entries_of_t(&mut self, mask: &Mask<'_>, region: Option<&Region>) -> Result<bool> {
        for k in 0..self.t.vectors() {
            let (i, row) = (self.t.id(k), self.t.range(k));
            if row.is_empty() {
                continue;
            }
            let (c, mut allowed) = (self.c.row(i), mask.row::<I>(i));
            let mut inside = region.map(|r| r.row(i));
            let (mut p, mut met, mut may) = (c.start, [NOT; PIECE], [0; PIECE]);
            for piece in pieces(row) {
                let js = &self.t.idx[piece.clone()];
                let (in_c, may) = (&mut met[..js.len()], &mut may[..js.len()]);
                allowed.judge(js, may);
                p += beside::meet(js, &self.c.idx[p..c.end], in_c, |at, is| if is { p + at } else { NOT });
                if inside.is_none() && !may.contains(&0) && !in_c.contains(&NOT) {
                    // Values that change, nothing else.
                    let (come, gone) = self.changes.moved();
                    let met = in_c.iter().zip(piece).map(|(p, q)| (p + come - gone, q));
                    self.changes.hits.extend_with(met)?;
                    continue;
                }
                for (k, q) in piece.enumerate() {
                    if may[k] != 0 && inside.as_mut().is_none_or(|r| r.holds(js[k].us())) {
                        self.meet((i, js[k]), there(in_c[k]), Some(q))?;
                    }
                }
            }
        }
        Ok(true)
    }

    /// C<M> = T, with a list mask: where it is true C has what T has.
    fn entries_of_mask(&mut self, mask: &Mask<'_>, m: &View<'_, I>) -> Result<bool> {
        if !self.may_look(m.nvals()) {
            return Ok(false);
        }
        for k in 0..m.vectors() {
            let (i, row) = (m.id(k), m.range(k));
            if row.is_empty() {
                continue;
            }
            let (c, t) = (self.c.row(i), self.t.row(i));
            let (mut p, mut q, mut met) = (c.start, t.start, [[NOT; PIECE]; 2]);
            for piece in pieces(row) {
                let js = &m.idx[piece.clone()];
                let [in_c, in_t] = met.each_mut().map(|met| &mut met[..js.len()]);
                p += beside::meet(js, &self.c.idx[p..c.end], in_c, |at, is| if is { p + at } else { NOT });
                q += beside::meet(js, &self.t.idx[q..t.end], in_t, |at, is| if is { q + at } else { NOT });
                for (k, _) in piece.enumerate().filter(|(_, pm)| mask.is_true(*pm)) {
                    self.meet((i, js[k]), there(in_c[k]), there(in_t[k]))?;
                }
            }
        }
        Ok(true)
    }

    /// C<M>(I,J) = T, where T lies within I x J: where the mask allows, C has there what T has.
    fn places(&mut self, mask: &Mask<'_>, region: &Region) -> Result<bool> {
        let (rows, log) = (region.major_len(self.c.nmajor), self.c.vectors().max(2).ilog2() as usize);
        if !self.may_look(if self.c.ids.is_some() { rows.saturating_mul(log) } else { rows } / VECTORS) {
            return Ok(false);
        }
        let columns = Columns::of(region, self.c.nminor, self.most)?;
        let done = self.vectors(mask, region, &columns);
        columns.give_back(region);
        done
    }

    fn vectors(&mut self, mask: &Mask<'_>, region: &Region, columns: &Columns) -> Result<bool> {
        let (c, t, mut next) = (self.c, self.t, 0);
        for n in 0..region.major_len(c.nmajor) {
            let i = region.major(n);
            let of_t = match t.ids {
                None => t.range(i),
                Some(ids) => {
                    while next < ids.len() && ids[next].us() < i {
                        next += 1;
                    }
                    if ids.get(next).is_some_and(|id| id.us() == i) { t.range(next) } else { 0..0 }
                }
            };
            let of_c = c.row(i);
            if of_c.is_empty() && of_t.is_empty() {
                continue;
            }
            if !self.may_look(columns.cost(of_c.len(), region.minor_len(c.nminor))) {
                return Ok(false);
            }
            let mut vector = Vector { i, q: of_t.start, end: of_t.end, allowed: mask.row::<I>(i) };
            columns.each_in(&c, of_c, region, |p| self.keep_up(&mut vector, Some(p)))?;
            self.keep_up(&mut vector, None)?;
        }
        Ok(true)
    }

    /// Everything of a vector's T before C's entry at `p` (everything, without it), and then that entry.
    #[inline]
    fn keep_up(&mut self, vector: &mut Vector<'_, I>, p: Option<usize>) -> Result<()> {
        let Vector { i, q, end, allowed } = vector;
        let j = p.map(|p| self.c.idx[p]);
        while *q < *end && j.is_none_or(|j| self.t.idx[*q] < j) {
            let fresh = self.t.idx[*q];
            if allowed.allows(fresh.us()) {
                self.meet((*i, fresh), None, Some(*q))?;
            }
            *q += 1;
        }
        let Some(j) = j else { return Ok(()) };
        let here = (*q < *end && self.t.idx[*q] == j).then_some(*q);
        *q += usize::from(here.is_some());
        if allowed.allows(j.us()) { self.meet((*i, j), p, here) } else { Ok(()) }
    }

    /// At (i, j), which rises, C has the entry at position `p` and T that at `q`, and C is to have what T has.
    #[inline]
    fn meet(&mut self, (i, j): (usize, I), p: Option<usize>, q: Option<usize>) -> Result<()> {
        let (come, gone) = self.changes.moved();
        let Changes { hits, updates, sources } = &mut self.changes;
        match (p, q) {
            (Some(p), Some(q)) => hits.push((p + come - gone, q)),
            (None, Some(q)) => {
                updates.push(Update::set(i, j.us(), sources.len()))?;
                sources.push(q)
            }
            (Some(_), None) => updates.push(Update::gone(i, j.us())),
            (None, None) => Ok(()),
        }
    }
}

fn there(place: usize) -> Option<usize> {
    (place != NOT).then_some(place)
}

/// `row`, in pieces that are looked up together.
fn pieces(row: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    row.clone().step_by(PIECE).map(move |start| start..(start + PIECE).min(row.end))
}

/// Vectors that are found empty in the time of one entry looked at (a guess).
const VECTORS: usize = 2;

/// The entries of T in one vector that are still to come.
struct Vector<'a, I> {
    i: usize,
    q: usize,
    end: usize,
    allowed: MaskRow<'a, I>,
}

/// How the entries of C's vectors that lie in J are found.
enum Columns {
    /// J is so many consecutive indices from the first on.
    Run(usize, usize),
    /// One bit per index.
    Marked(scratch::Zeroed<u64>),
    /// J is searched.
    Sought,
}

impl Columns {
    fn of(region: &Region, nminor: usize, most: usize) -> Result<Columns> {
        let n = region.minor_len(nminor);
        if n == 0 {
            return Ok(Columns::Run(0, 0));
        }
        let first = region.minor(0);
        if region.minor(n - 1) - first == n - 1 {
            return Ok(Columns::Run(first, n));
        }
        // The bits are kept from call to call; the first time they are made costs a pass over them.
        if nminor / 64 > most {
            return Ok(Columns::Sought);
        }
        let mut bits = scratch::zeroed::<u64>(nminor.div_ceil(64))?;
        (0..n).map(|k| region.minor(k)).for_each(|j| bits[j / 64] |= 1 << (j % 64));
        Ok(Columns::Marked(bits))
    }

    fn give_back(self, region: &Region) {
        if let Columns::Marked(mut bits) = self {
            (0..region.minor_len(0)).for_each(|k| bits[region.minor(k) / 64] = 0);
            bits.give_back();
        }
    }

    /// Whether J's `n` indices are looked up in a vector of `len` entries, instead of the entries in J.
    fn looks_up(&self, len: usize, n: usize) -> bool {
        matches!(self, Columns::Sought) || n.saturating_mul(len.max(2).ilog2() as usize) < len
    }

    /// How many entries are looked at to find those of J in a vector of `len`, about.
    fn cost(&self, len: usize, n: usize) -> usize {
        match self {
            Columns::Run(..) => n.min(len),
            Columns::Marked(_) | Columns::Sought => 1 + if self.looks_up(len, n) { n } else { len },
        }
    }

    /// Hands each position in `row` of which the index is in J to `f`.
    #[inline]
    fn each_in<I: Index>(
        &self,
        c: &View<'_, I>,
        row: Range<usize>,
        region: &Region,
        mut f: impl FnMut(usize) -> Result<()>,
    ) -> Result<()> {
        let list = &c.idx[row.clone()];
        let n = region.minor_len(c.nminor);
        match self {
            Columns::Run(first, n) => {
                let (lo, hi) = runs::cut(list, 0..list.len(), *first as u64, (first + n) as u64);
                (row.start + lo..row.start + hi).try_for_each(f)
            }
            Columns::Marked(bits) if !self.looks_up(list.len(), n) => {
                row.zip(list).filter(|(_, j)| bits[j.us() / 64] >> (j.us() % 64) & 1 != 0).try_for_each(|(p, _)| f(p))
            }
            Columns::Marked(_) | Columns::Sought => {
                let mut p = row.start;
                for j in (0..n).map(|k| region.minor(k)) {
                    p = first_at_least(c.idx, p..row.end, j);
                    if p == row.end {
                        break;
                    }
                    if c.idx[p].us() == j {
                        f(p)?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl Changes {
    /// How many entries came, and how many went, before those that are still to be looked at.
    fn moved(&self) -> (usize, usize) {
        (self.sources.len(), self.updates.len() - self.sources.len())
    }

    fn apply(self, ty: &Type, c: &mut Shared<Store>, t: &Store, how: &How<'_>) -> Result<()> {
        let Changes { hits, updates, sources } = self;
        let same_iso = c.vals.is_iso() && t.vals.is_iso() && c.ty == t.ty && c.vals.bytes() == t.vals.bytes();
        let is_quiet = hits.is_empty() || (same_iso && how.accum.is_none());
        if updates.is_empty() && is_quiet {
            return Ok(());
        }
        let mut merger = merger(ty, None, t, how.accum)?;
        let mut join = |vals: &mut [u8]| write(ty, vals, t, &mut merger, how.accum.is_some(), hits.len(), |k| hits[k]);
        if updates.is_empty()
            && !c.vals.is_iso()
            && let Some(sole) = c.get_mut()
        {
            join(sole.vals.bytes_mut());
            return Ok(());
        }
        let mut fresh = if updates.is_empty() {
            c.try_clone()?
        } else {
            let mut values = Buf::zeroed(sources.len() * ty.size())?;
            let mut plain = self::merger(ty, None, t, None)?;
            write(ty, &mut values, t, &mut plain, false, sources.len(), |k| (k, sources[k]));
            pending::merged(c, &updates, &values)?
        };
        if !is_quiet {
            fresh = convert::without_iso(fresh)?;
            join(fresh.vals.bytes_mut());
        }
        *c = Shared::try_new(fresh)?;
        Ok(())
    }
}

/// Value `at(k).0` of `vals`, of type `ty`, becomes or (`joins`) joins value `at(k).1` of `t`, for `k` in `0..n`.
fn write(
    ty: &Type,
    vals: &mut [u8],
    t: &Store,
    merger: &mut Merger<'_>,
    joins: bool,
    n: usize,
    at: impl Fn(usize) -> (usize, usize),
) {
    if !joins && t.ty == *ty {
        let is_iso = t.vals.is_iso();
        return moves::relocate(ty.size(), vals, |k| at(k).0, t.vals.bytes(), |k| if is_iso { 0 } else { at(k).1 }, n);
    }
    for (p, q) in (0..n).map(at) {
        // Accumulators look at no places.
        let full = if joins { merger.both(p, p, q, (0, 0)) } else { merger.y_only(p, q, (0, 0)) };
        if full {
            merger.flush_onto(vals);
        }
    }
    merger.flush_onto(vals);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Indices;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::ops::{BinaryCode, BinaryOp};
    use crate::types::TypeCode;

    /// Some indices below `n`, rising: all, a run, a list.
    fn some(dice: &mut Dice, n: u64) -> Option<Vec<u64>> {
        let run = dice.below(n)..n;
        match dice.below(4) {
            0 => None,
            1 => Some(run.collect()),
            _ => Some((0..n).filter(|_| dice.below(3) == 0).collect()),
        }
    }

    fn given(list: &Option<Vec<u64>>) -> Indices<'_> {
        list.as_deref().map_or(Indices::All, Indices::List)
    }

    /// Expected: the meaning of the write, position by position.
    #[test]
    fn few_changes_are_those_of_the_whole_write() {
        let (mut dice, mut written) = (Dice(8), 0);
        let (from, ty) = (Type::of::<i16>(), Type::of::<i64>());
        let minus = BinaryOp::builtin(BinaryCode::Minus, TypeCode::Int64);
        for round in 0..3000 {
            let (nmajor, nminor) = [(1, 90), (30, 20), (200, 7), (4, 300)][round % 4];
            let (values, one_in) = (1 + dice.below(2) * 40, 2 + dice.below(9));
            let old = sample::random(&mut dice, nmajor, nminor, one_in, values);
            let (i, j) = (some(&mut dice, nmajor), some(&mut dice, nminor));
            let within = |list: &Option<Vec<u64>>, x: u64| list.as_ref().is_none_or(|l| l.contains(&x));
            let one_in = 1 + dice.below(20);
            let mut new = sample::random(&mut dice, nmajor, nminor, one_in, values);
            new.retain(|at, _| within(&i, at.0) && within(&j, at.1));
            let masked = sample::random(&mut dice, nmajor, nminor, 3, 2);
            let pick = |dice: &mut Dice, e: &Entries, ty: &Type| {
                let mut forms = sample::forms(&sample::store(ty, nmajor, nminor, e));
                forms.swap_remove(dice.below(forms.len() as u64) as usize)
            };
            let mask = pick(&mut dice, &masked, &ty);
            let region = Region::new(given(&i), given(&j)).unwrap();
            let has = |dice: &mut Dice| dice.below(2) == 0;
            let how = How {
                mask: has(&mut dice).then_some(&mask),
                accum: has(&mut dice).then_some(&minus),
                region: has(&mut dice).then_some(&region),
                keep: has(&mut dice),
                structural: true,
                ..How::plain()
            };
            let how = How { complement: how.mask.is_some() && has(&mut dice), ..how };
            let of_t = if has(&mut dice) { &from } else { &ty };
            let c = pick(&mut dice, &old, &ty);
            let t = pick(&mut dice, &new, of_t);
            let mut c = Shared::try_new(c).unwrap();
            let other = has(&mut dice).then(|| c.clone());
            if !run(&ty, &mut c, &t, &how).unwrap() {
                assert_eq!(sample::entries(&c), old);
                continue;
            }
            written += 1;
            let mut want = old.clone();
            for at in (0..nmajor).flat_map(|i| (0..nminor).map(move |j| (i, j))) {
                let inside = how.region.is_none() || (within(&i, at.0) && within(&j, at.1));
                if !inside || (how.mask.is_some() && masked.contains_key(&at) == how.complement) {
                    continue;
                }
                match (old.get(&at), new.get(&at)) {
                    (Some(&x), Some(&y)) if how.accum.is_some() => want.insert(at, x - y),
                    (_, Some(&y)) => want.insert(at, y),
                    (_, None) if how.accum.is_none() && !how.keep => want.remove(&at),
                    (_, None) => None,
                };
            }
            assert_eq!(sample::entries(&c), want, "round {round}");
            other.iter().for_each(|other| assert_eq!(sample::entries(other), old));
        }
        assert!(written > 1000, "{written}");
    }
}
