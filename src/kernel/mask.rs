//! Masks: the only place that reads one.
//!
//! Needs: a store of any type and form. Gives: [`Mask`], and per major vector a [`MaskRow`] that
//! is asked `allows(j)` for rising `j`; [`Sense`], which reads a mask that is made tile by tile.
//! Cost: O(1) per question for dense masks; for list masks galloping, so a vector with e entries
//! asked k times costs O(min(e, k log e)).
//! Invariant MASK-1: within one MaskRow questions come with `j` rising or equal.
//! Meaning (C API 2.1, section 3.5.4): a structural mask is true where an entry is, a valued one
//! where the entry cast to BOOL is true; the complement turns this round. No mask and complement:
//! false everywhere.

use std::ops::Range;

use super::Indices;
use super::beside;
use super::truth::Truth;
use crate::error::Result;
use crate::mem::{Boxed, Buf};
use crate::storage::view::View;
use crate::storage::{Index, Store, convert};

/// How the entries of a mask are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sense {
    /// Turn the mask round.
    pub complement: bool,
    /// Look at the pattern only.
    pub structural: bool,
}

impl Sense {
    /// Which places of a tile are allowed, 1 or 0 each: by the mask's presence, and its values as BOOL, of which one stands
    /// for all places if there is only one. Those of a structural mask are not looked at.
    pub fn verdicts(self, present: Option<&[u8]>, values: &[u8], out: &mut [u8]) {
        match present {
            None => out.fill(1),
            Some(present) => out.copy_from_slice(present),
        }
        if !self.structural {
            match values {
                [one] if *one != 0 => {}
                [_] => out.fill(0),
                values => Truth::NonZero1.narrow(values, 0..out.len(), out),
            }
        }
        if self.complement {
            out.iter_mut().for_each(|is| *is ^= 1);
        }
    }
}

/// The positions I x J of an assignment, as a further condition on what may be written.
pub struct Region {
    major: Axis,
    minor: Axis,
}

enum Axis {
    All,
    Range(Range<usize>),
    /// Rising, no index twice.
    List(Buf<u64>),
}

impl Axis {
    fn new(of: Indices<'_>) -> Result<Axis> {
        Ok(match of {
            Indices::All => Axis::All,
            Indices::Range { begin, len } => Axis::Range(begin as usize..(begin + len) as usize),
            Indices::List(list) => {
                let mut sorted = Buf::from_slice(list)?;
                sorted.sort_unstable();
                let mut kept = 0;
                for k in 0..sorted.len() {
                    if k == 0 || sorted[k] != sorted[kept - 1] {
                        sorted[kept] = sorted[k];
                        kept += 1;
                    }
                }
                sorted.truncate(kept);
                Axis::List(sorted)
            }
        })
    }

    fn len(&self, dim: usize) -> usize {
        match self {
            Axis::All => dim,
            Axis::Range(r) => r.len(),
            Axis::List(l) => l.len(),
        }
    }

    fn get(&self, k: usize) -> usize {
        match self {
            Axis::All => k,
            Axis::Range(r) => r.start + k,
            Axis::List(l) => l[k] as usize,
        }
    }
}

impl Region {
    /// The place I x J.
    pub fn new(i: Indices<'_>, j: Indices<'_>) -> Result<Region> {
        Ok(Region { major: Axis::new(i)?, minor: Axis::new(j)? })
    }

    /// How many major indices it names, of `dim`.
    pub fn major_len(&self, dim: usize) -> usize {
        self.major.len(dim)
    }

    /// Its major index number `k`, rising.
    pub fn major(&self, k: usize) -> usize {
        self.major.get(k)
    }

    /// How many minor indices it names, of `dim`.
    pub fn minor_len(&self, dim: usize) -> usize {
        self.minor.len(dim)
    }

    /// Its minor index number `k`, rising.
    pub fn minor(&self, k: usize) -> usize {
        self.minor.get(k)
    }

    /// Its part in major vector `i`.
    pub fn row(&self, i: usize) -> RegionRow<'_> {
        let inside = match &self.major {
            Axis::All => true,
            Axis::Range(r) => r.contains(&i),
            Axis::List(l) => l.binary_search(&(i as u64)).is_ok(),
        };
        RegionRow { axis: inside.then_some(&self.minor), next: 0 }
    }
}

/// One major vector of a region. MASK-1 holds for its questions too.
pub struct RegionRow<'a> {
    axis: Option<&'a Axis>,
    next: usize,
}

impl RegionRow<'_> {
    /// Whether position `j` belongs to the region.
    #[inline]
    pub fn holds(&mut self, j: usize) -> bool {
        match self.axis {
            None => false,
            Some(Axis::All) => true,
            Some(Axis::Range(r)) => r.contains(&j),
            Some(Axis::List(l)) => {
                self.next = first_at_least(l, self.next..l.len(), j);
                l.get(self.next) == Some(&(j as u64))
            }
        }
    }
}

/// A mask, or none.
pub struct Mask<'a> {
    store: Option<Held<'a>>,
    complement: bool,
    truth: Truth,
    region: Option<&'a Region>,
}

/// The mask's store, or the same with indices of 64 bits. That one lies apart: masks are made, and moved, for calls on one entry.
enum Held<'a> {
    Given(&'a Store),
    Wider(Boxed<Store>),
}

impl std::ops::Deref for Held<'_> {
    type Target = Store;
    fn deref(&self) -> &Store {
        match self {
            Held::Given(s) => s,
            Held::Wider(s) => s,
        }
    }
}

impl<'a> Mask<'a> {
    /// The mask of an operation. `wide` is the index width its kernels use.
    pub fn new(store: Option<&'a Store>, complement: bool, structural: bool, wide: bool) -> Result<Mask<'a>> {
        let mut mask = Mask::given(store, complement, structural);
        if let Some(s) = store.filter(|s| wide && s.is_list())
            && let Some(wider) = convert::to_wide(s)?
        {
            mask.store = Some(Held::Wider(Boxed::try_new(wider)?));
        }
        Ok(mask)
    }

    /// The mask of an operation whose kernels take its lists as they are. Inlined: moving one takes as long as asking it about an entry.
    #[inline(always)]
    pub fn given(store: Option<&'a Store>, complement: bool, structural: bool) -> Mask<'a> {
        let truth = store.map_or(Truth::Always, |s| Truth::of(s, structural));
        Mask { store: store.map(Held::Given), complement, truth, region: None }
    }

    /// The same mask, true only within `region`.
    pub fn within(mut self, region: Option<&'a Region>) -> Mask<'a> {
        self.region = region;
        self
    }

    /// No mask at all: everything is allowed.
    pub fn allows_all(&self) -> bool {
        self.store.is_none() && !self.complement && self.region.is_none()
    }

    /// No mask, complemented: nothing is allowed.
    pub fn allows_none(&self) -> bool {
        self.store.is_none() && self.complement
    }

    /// Whether every entry of the mask is true.
    pub fn is_structural(&self) -> bool {
        self.truth == Truth::Always
    }

    /// Whether the mask is turned round.
    pub fn is_complement(&self) -> bool {
        self.complement
    }

    /// The lists of a mask that is true only at some of its entries (given, lists, not complemented).
    pub fn as_lists<I: Index>(&self) -> Option<View<'_, I>> {
        self.store.as_deref().filter(|_| !self.complement && self.region.is_none()).and_then(View::of)
    }

    /// The mask's store.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_deref()
    }

    /// Whether the entry at position `p` of the mask's values is true.
    #[inline]
    pub fn is_true(&self, p: usize) -> bool {
        match &self.store {
            Some(s) => self.truth.test(s.vals.bytes(), p),
            None => true,
        }
    }

    /// `out[k]` stays 1 only if entry `at.start + k` of the mask's values is true.
    pub fn narrow(&self, at: Range<usize>, out: &mut [u8]) {
        if let Some(s) = &self.store {
            self.truth.narrow(s.vals.bytes(), at, out);
        }
    }

    /// Hands those of the entries at `at` of the mask's values that are true to `f`, rising; no branch depends on a value.
    #[inline]
    pub fn each_true(&self, at: Range<usize>, mut f: impl FnMut(usize)) {
        /// Values that are looked at together.
        const BLOCK: usize = 256;
        let Some(s) = self.store.as_deref().filter(|_| !self.is_structural()) else { return at.for_each(f) };
        let (mut verdicts, mut found) = ([1; BLOCK], [0u8; BLOCK]);
        for start in at.clone().step_by(BLOCK) {
            let verdicts = &mut verdicts[..BLOCK.min(at.end - start)];
            verdicts.fill(1);
            self.truth.narrow(s.vals.bytes(), start..start + verdicts.len(), verdicts);
            let mut n = 0;
            for (k, is) in (0..=u8::MAX).zip(&*verdicts) {
                found[n % BLOCK] = k;
                n += usize::from(*is);
            }
            found[..n].iter().for_each(|k| f(start + usize::from(*k)));
        }
    }

    /// Where major vector `i` begins in the places of a dense mask that is bound to no region.
    pub fn dense_row(&self, i: usize) -> Option<usize> {
        self.store.as_deref().filter(|s| !s.is_list() && self.region.is_none()).map(|s| i * s.nminor as usize)
    }

    /// Whether the mask is bound to a region.
    pub fn has_region(&self) -> bool {
        self.region.is_some()
    }

    /// Whether the region leaves major vector `i` out as a whole.
    pub fn leaves_out(&self, i: usize) -> bool {
        self.region.is_some_and(|r| r.row(i).axis.is_none())
    }

    /// Upper bound on the number of allowed positions.
    pub fn allowed_at_most(&self, positions: usize) -> usize {
        match &self.store {
            Some(s) if !self.complement => s.nvals(),
            _ => positions,
        }
    }

    /// Writes for each of the places `at`, counted along the major vectors, whether it is allowed: 1 or 0. Several
    /// places per nanosecond for a dense mask, else O(places + entries there). Not for masks bound to a region.
    pub fn verdicts<I: Index>(&self, at: Range<usize>, out: &mut [u8]) {
        let (yes, no) = (u8::from(!self.complement), u8::from(self.complement));
        match self.store.as_deref() {
            None => out.fill(yes),
            Some(s) => match View::<I>::of(s) {
                None => {
                    match s.present() {
                        None => out.fill(1),
                        Some(present) => out.copy_from_slice(&present[at.clone()]),
                    }
                    self.truth.narrow(s.vals.bytes(), at.clone(), out);
                    if self.complement {
                        out.iter_mut().for_each(|is| *is ^= 1);
                    }
                }
                Some(v) => {
                    out.fill(no);
                    v.within(at.clone()).filter(|(p, _)| self.is_true(*p)).for_each(|(_, place)| out[place - at.start] = yes);
                }
            },
        }
        debug_assert!(self.region.is_none(), "regions are asked place by place");
    }

    /// How the mask chooses in major vector `i`, where that can be said by a list.
    pub fn choice<I: Index>(&self, i: usize) -> Choice<'_, I> {
        let list = self.store.as_deref().filter(|_| self.region.is_none()).and_then(View::<I>::of);
        match list {
            _ if self.allows_all() => Choice::All,
            Some(v) if self.complement => Choice::AllBut(Listed { idx: v.idx, range: v.row(i), mask: self }),
            Some(v) => Choice::Only(Listed { idx: v.idx, range: v.row(i), mask: self }),
            None => Choice::Ask,
        }
    }

    /// Major vector `i`.
    #[inline(always)]
    pub fn row<I: Index>(&self, i: usize) -> MaskRow<'_, I> {
        let kind = match self.store.as_deref() {
            None => Kind::Same(true),
            Some(s) => match View::<I>::of(s) {
                Some(v) => {
                    let range = v.row(i);
                    Kind::List { idx: v.idx, next: range.start, end: range.end }
                }
                None => Kind::Dense { present: s.present(), base: i * s.nminor as usize },
            },
        };
        MaskRow { mask: self, kind, region: self.region.map(|r| r.row(i)) }
    }
}

/// How a mask chooses in one major vector.
pub enum Choice<'a, I> {
    /// Every position.
    All,
    /// The listed positions.
    Only(Listed<'a, I>),
    /// Every position but the listed ones.
    AllBut(Listed<'a, I>),
    /// [`Mask::row`] answers.
    Ask,
}

/// Minor indices of one vector of a list mask, rising.
pub struct Listed<'a, I> {
    idx: &'a [I],
    range: Range<usize>,
    mask: &'a Mask<'a>,
}

impl<I: Index> Listed<'_, I> {
    /// How many entries the vector has, true or not.
    pub fn len(&self) -> usize {
        self.range.len()
    }

    /// Whether the vector has no entries.
    pub fn is_empty(&self) -> bool {
        self.range.is_empty()
    }

    /// Hands the indices of true entries to `to`.
    #[inline]
    pub fn each(&self, mut to: impl FnMut(usize)) {
        if self.mask.truth == Truth::Always {
            self.idx[self.range.clone()].iter().for_each(|j| to(j.us()));
        } else {
            self.range.clone().filter(|&p| self.mask.is_true(p)).for_each(|p| to(self.idx[p].us()));
        }
    }
}

enum Kind<'a, I> {
    Same(bool),
    List { idx: &'a [I], next: usize, end: usize },
    Dense { present: Option<&'a [u8]>, base: usize },
}

/// One major vector of a mask.
pub struct MaskRow<'a, I> {
    mask: &'a Mask<'a>,
    kind: Kind<'a, I>,
    region: Option<RegionRow<'a>>,
}

impl<I: Index> MaskRow<'_, I> {
    /// Whether `j` may be written. MASK-1: `j` never falls.
    #[inline]
    pub fn allows(&mut self, j: usize) -> bool {
        let inside = match &mut self.kind {
            Kind::Same(b) => *b,
            Kind::Dense { present, base } => {
                let p = *base + j;
                present.is_none_or(|b| b[p] != 0) && self.mask.is_true(p)
            }
            Kind::List { idx, next, end } => {
                *next = first_at_least(idx, *next..*end, j);
                *next < *end && idx[*next].us() == j && self.mask.is_true(*next)
            }
        };
        inside != self.mask.complement && self.region.as_mut().is_none_or(|r| r.holds(j))
    }

    /// As [`MaskRow::allows`] for each of `js`, which rise: 1 or 0 each, to `out`.
    pub fn judge(&mut self, js: &[I], out: &mut [u8]) {
        if let Kind::List { idx, next, end } = &mut self.kind
            && self.region.is_none()
            && self.mask.is_structural()
        {
            let no = u8::from(self.mask.complement);
            *next += beside::meet(js, &idx[*next..*end], out, |_, is| u8::from(is) ^ no);
            return;
        }
        if let Kind::Dense { present: Some(present), base } = self.kind
            && self.region.is_none()
            && self.mask.is_structural()
        {
            let no = u8::from(self.mask.complement);
            js.iter().zip(out).for_each(|(j, is)| *is = present[base + j.us()] ^ no);
            return;
        }
        if let (Kind::Same(same), None) = (&self.kind, &self.region) {
            return out[..js.len()].fill(u8::from(*same != self.mask.complement));
        }
        js.iter().zip(out).for_each(|(j, is)| *is = u8::from(self.allows(j.us())));
    }
}

/// Positions that are looked at together, without a branch between them.
const NEAR: usize = 4;

/// The first position in `range` whose index is at least `j`: among the next few, as a rule, else by galloping.
#[inline]
pub fn first_at_least<I: Index>(idx: &[I], range: Range<usize>, j: usize) -> usize {
    let near = idx.get(range.start..range.end).and_then(<[I]>::first_chunk::<NEAR>);
    match near.map(|near| near.iter().map(|x| usize::from(x.us() < j)).sum()) {
        Some(NEAR) => gallop(idx, range.start + NEAR..range.end, j),
        Some(before) => range.start + before,
        None => gallop(idx, range, j),
    }
}

fn gallop<I: Index>(idx: &[I], range: Range<usize>, j: usize) -> usize {
    let (mut lo, end) = (range.start, range.end);
    let mut step = 1;
    while lo < end && idx[lo].us() < j {
        let probe = lo + step;
        if probe >= end || idx[probe].us() >= j {
            let hi = probe.min(end);
            return lo + 1 + idx[lo + 1..hi].partition_point(|x| x.us() < j);
        }
        lo = probe;
        step *= 2;
    }
    lo
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::operand;
    use crate::kernel::sample::{self, Dice};
    use crate::types::Type;

    /// Verdicts on runs of places are what the places are told one by one.
    #[test]
    fn verdicts_are_what_single_places_are_told() {
        let mut dice = Dice(8);
        for (nmajor, nminor) in [(1, 100), (9, 13), (40, 1)] {
            let mut e = sample::random(&mut dice, nmajor, nminor, 3, 2);
            e.values_mut().for_each(|x| *x -= 1);
            let n = (nmajor * nminor) as usize;
            for m in sample::forms(&sample::store(&Type::of::<f32>(), nmajor, nminor, &e)) {
                for (complement, structural) in [(false, false), (false, true), (true, false), (true, true)] {
                    let mask = Mask::new(Some(&m), complement, structural, true).unwrap();
                    for at in [0..n, 0..n / 2, n / 3..n, n / 4..n / 4] {
                        let mut out = vec![7; at.len()];
                        mask.verdicts::<u64>(at.clone(), &mut out);
                        let place = |p: usize| (p / nminor as usize, p % nminor as usize);
                        let told = at.map(place).map(|(i, j)| u8::from(mask.row::<u64>(i).allows(j)));
                        assert_eq!(out, told.collect::<Vec<u8>>(), "{nmajor} by {nminor}");
                    }
                }
            }
        }
    }

    /// Lists of all lengths against each other, in pieces. Expected: what single indices are told.
    #[test]
    fn lists_are_told_what_single_indices_are() {
        let mut dice = Dice(10);
        for (round, (in_js, in_mask)) in [(2, 3), (3, 2), (2, 2), (20, 2), (2, 20), (1, 1), (300, 300)].into_iter().enumerate() {
            let js: Vec<u64> = sample::random(&mut dice, 1, 900, in_js, 2).into_keys().map(|at| at.1).collect();
            let mut e = sample::random(&mut dice, 1, 900, in_mask, 2);
            e.values_mut().for_each(|x| *x -= 1);
            for m in sample::forms(&sample::store(&Type::of::<f32>(), 1, 900, &e)) {
                let m = if dice.below(2) == 0 { operand::lists(&m, true).unwrap() } else { operand::Ref::Borrowed(&m) };
                for (complement, structural) in [(false, false), (false, true), (true, false), (true, true)] {
                    let mask = Mask::new(Some(&m), complement, structural, true).unwrap();
                    let (mut out, mut single, mut row) = (vec![7; js.len()], mask.row::<u64>(0), mask.row::<u64>(0));
                    for (js, out) in js.chunks(1 + round * 40).zip(out.chunks_mut(1 + round * 40)) {
                        row.judge(js, out);
                    }
                    assert!(out.into_iter().eq(js.iter().map(|j| u8::from(single.allows(j.us())))), "round {round}");
                }
            }
        }
    }

    /// More entries than are looked at together.
    #[test]
    fn true_entries_are_found_in_order() {
        let mut dice = Dice(9);
        let mut e = sample::random(&mut dice, 1, 2000, 2, 3);
        e.values_mut().for_each(|x| *x -= 1);
        for ty in [Type::of::<bool>(), Type::of::<f64>(), Type::of::<i16>()] {
            let m = sample::store(&ty, 1, 2000, &e);
            for structural in [false, true] {
                let mask = Mask::new(Some(&m), false, structural, false).unwrap();
                for at in [0..m.nvals(), 0..256, 3..260, 700..m.nvals(), 5..5] {
                    let mut found = Vec::new();
                    mask.each_true(at.clone(), |p| found.push(p));
                    assert_eq!(
                        found,
                        at.filter(|&p| structural || m.vals.at(p, m.size()).iter().any(|b| *b != 0)).collect::<Vec<_>>()
                    );
                }
            }
        }
    }
}
