//! Chains of element-wise steps over dense operands, tile by tile: what lies between two steps never goes to memory.
//!
//! Needs: steps in an order in which each comes after those that it reads; dense stores of one shape; possibly a source
//! that makes rows, such as a product. Gives: the values of those steps that are wanted, as stores, and a sum.
//! Cost: each operand is read once, each wanted result written once; a call per step and stride of places: a tile ([`TILE`]), or a
//! part of one where a tile of all that is touched would not stay in the first cache.
//! Room: a tile per value that waits to be read, and thread (FUSED-3, `registers`). Parallel: by blocks of places. A sum is that of `reduce::to_scalar`, bit by bit: it
//! is taken in the same blocks and in the same order.
//! Not here: which calls become steps, and which results are wanted; that is `plan`.
//! Invariants: FUSED-1 the pointer and marks of a register are valid from its step to the end of the tile. FUSED-2 an
//! operand's type is that which the step's operator reads. FUSED-5 the marks of what is wanted are noted, for a range, from its first
//! gap on, and then all of them: of what has none they take no memory and no time.

mod act;
mod plain;
mod registers;
mod sum;

use std::ops::Range;

use act::Act;
use plain::Plain;
use registers::{Layout, Register, Registers};
use sum::Summing;

use super::erased::TILE;
use super::erased::adder::Adder;
use super::mask::Sense;
use super::reduce::{BLOCK, join_blocks};
use crate::error::{Error, Result};
use crate::mem::Buf;
use crate::ops::{BinaryOp, Monoid, UnaryOp};
use crate::par::{self, Disjoint};
use crate::storage::{Form, Store, Values, masked, moves};
use crate::types::Type;

/// What a step does; operands are numbers of earlier steps.
pub enum Step<'a> {
    /// The entries of a dense store, cast to the step's type.
    Load(&'a Store),
    /// The rows that the source makes.
    Source {
        /// All of them have an entry.
        is_full: bool,
    },
    /// The entries of another step, cast.
    Cast(usize),
    /// An operator on each entry.
    Unary(&'a UnaryOp, usize),
    /// An operator where both have an entry; where one has, its entry if `keep`, else none.
    Binary {
        /// The operator; it looks at values only.
        op: &'a BinaryOp,
        /// The first operand.
        x: usize,
        /// The second one.
        y: usize,
        /// Entries that stand alone are kept; all types are one then.
        keep: bool,
    },
    /// The entries of `z` where a mask allows, of `old` where it does not.
    Masked {
        /// What is written under the mask.
        z: usize,
        /// The mask: BOOL, or of any type if its values are not looked at.
        mask: usize,
        /// How it is read.
        sense: Sense,
        /// What stays outside the mask: nothing if there is none.
        old: Option<usize>,
    },
}

/// Whether two steps of one type give the same: equal operators on equal operands, exchanged or not if they may be, or one value
/// at every place.
impl PartialEq for Step<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Load(a), Step::Load(b)) => {
                let is_one = |s: &Store| matches!(s.form, Form::Full) && s.vals.is_iso();
                let is_equal = || is_one(a) && is_one(b) && a.ty == b.ty && a.vals.bytes() == b.vals.bytes();
                std::ptr::eq(*a, *b) || is_equal()
            }
            (Step::Source { .. }, Step::Source { .. }) => true,
            (Step::Cast(a), Step::Cast(b)) => a == b,
            (Step::Unary(f, a), Step::Unary(g, b)) => f == g && a == b,
            (Step::Binary { op: f, x: a, y: b, keep: k }, Step::Binary { op: g, x: c, y: d, keep: l }) => {
                f == g && k == l && ((a, b) == (c, d) || ((a, b) == (d, c) && f.is_commutative()))
            }
            (Step::Masked { z: a, mask: m, sense: s, old: b }, Step::Masked { z: c, mask: n, sense: t, old: d }) => {
                (a, m, s, b) == (c, n, t, d)
            }
            (
                Step::Load(_) | Step::Source { .. } | Step::Cast(_) | Step::Unary(..) | Step::Binary { .. } | Step::Masked { .. },
                _,
            ) => false,
        }
    }
}

/// Steps, and what is wanted of them.
pub struct Program<'a> {
    /// Each with the type of its values.
    pub steps: Vec<(Step<'a>, Type)>,
    /// (nmajor, nminor) of all operands and results.
    pub shape: (u64, u64),
    /// Steps whose entries are wanted: no loads, none twice.
    pub wanted: Vec<usize>,
    /// A step whose sum is wanted, of the monoid's type.
    pub sum: Option<(usize, &'a Monoid)>,
}

/// What comes of a program.
pub struct Done {
    /// A store for each wanted step.
    pub stores: Vec<Store>,
    /// The sum, if there is one.
    pub sum: Option<Buf<u8>>,
}

/// Entries of each wanted step in a range.
pub type Counts = Vec<usize>;

/// A function that makes rows: of a range of places, their presence and their values.
pub type Source<'s> = &'s mut dyn FnMut(Range<usize>, &mut [u8], &mut [u8]);

/// Runs a program without a source.
pub fn run(program: &Program<'_>) -> Result<Done> {
    run_with(program, &|places| places, &|job, range| job.range(range, None))
}

/// Runs a program, block by block: `work(n)` is what the first n places cost, `range` makes a range of them.
pub fn run_with(
    program: &Program<'_>,
    work: &dyn Fn(usize) -> usize,
    range: &(dyn Fn(&Job<'_, '_>, Range<usize>) -> Result<Counts> + Sync),
) -> Result<Done> {
    let n = (program.shape.0 * program.shape.1) as usize;
    let layout = Layout::of(program)?;
    let count = program.wanted.len();
    let (mut bytes, mut present) = (list::<Buf<u8>>(count)?, list::<Buf<u8>>(count)?);
    for &step in &program.wanted {
        // SAFETY: every tile is written in full.
        unsafe {
            bytes.push(Buf::unset(n * program.steps[step].1.size())?);
            present.push(Buf::<u8>::unset(if layout.places[step].is_marked { n } else { 0 })?);
        }
    }
    let adder = program.sum.map(|(_, m)| Adder::of(m)).transpose()?;
    let size = adder.as_ref().map_or(0, Adder::size);
    let blocks = if adder.is_some() { n.div_ceil(BLOCK) } else { 0 };
    let (mut partial, mut has) = (Buf::<u8>::zeroed(blocks * size)?, Buf::<u8>::zeroed(blocks)?);
    let ranges = par::ranges(n.div_ceil(BLOCK), |b| work(n.min(b * BLOCK)))?;
    let places = |r: &Range<usize>| r.start * BLOCK..n.min(r.end * BLOCK);
    let counts = {
        let (mut of_bytes, mut of_present) = (list(count)?, list(count)?);
        bytes.iter_mut().for_each(|b| of_bytes.push(Disjoint::new(b)));
        present.iter_mut().for_each(|b| of_present.push(Disjoint::new(b)));
        let job = Job {
            program,
            layout: &layout,
            bytes: of_bytes,
            present: of_present,
            adder: adder.as_ref(),
            partial: Disjoint::new(&mut partial),
            has: Disjoint::new(&mut has),
        };
        par::run(&ranges, |r| range(&job, places(&r)))?
    };
    let mut stores = list(count)?;
    for (at, ((bytes, mut present), &step)) in bytes.into_iter().zip(present).zip(&program.wanted).enumerate() {
        let nvals = counts.iter().map(|counts| counts[at]).sum();
        let form = if nvals == n {
            Form::Full
        } else {
            // FUSED-5.
            ranges
                .iter()
                .map(places)
                .zip(&*counts)
                .filter(|(r, counts)| counts[at] == r.len())
                .for_each(|(r, _)| present[r].fill(1));
            Form::Bitmap { present: present.into(), nvals }
        };
        let (nmajor, nminor) = program.shape;
        let made = Store { ty: program.steps[step].1.clone(), nmajor, nminor, form, vals: Values::each(bytes) };
        made.debug_validate();
        stores.push(made);
    }
    let sum = adder.map(|add| join_blocks(&add, &partial, &has)).transpose()?.flatten();
    Ok(Done { stores, sum })
}

fn list<T>(n: usize) -> Result<Vec<T>> {
    let mut out = Vec::new();
    out.try_reserve_exact(n).map_err(|_| Error::out_of_memory(n * size_of::<T>()))?;
    Ok(out)
}

/// A program at work.
pub struct Job<'a, 'p> {
    program: &'a Program<'p>,
    layout: &'a Layout,
    bytes: Vec<Disjoint<'a, u8>>,
    present: Vec<Disjoint<'a, u8>>,
    adder: Option<&'a Adder>,
    partial: Disjoint<'a, u8>,
    has: Disjoint<'a, u8>,
}

impl<'p> Job<'_, 'p> {
    /// What a worker does, step by step.
    fn acts(&self) -> Result<Vec<Act<'p>>> {
        let n = self.program.steps.len();
        let mut acts = list(n)?;
        for k in 0..n {
            acts.push(Act::of(self.program, self.layout, k)?);
        }
        Ok(acts)
    }

    /// Makes the places of `range`, which begins with a block and ends with one, or with the last place.
    pub fn range(&self, range: Range<usize>, mut source: Option<Source<'_>>) -> Result<Counts> {
        let (mut acts, mut registers) = (self.acts()?, Registers::of(self.program, self.layout, range.len())?);
        let registers = &mut registers.all;
        let made = acts.iter().position(|act| matches!(act, Act::Source { .. }));
        let mut counts = list::<usize>(self.program.wanted.len())?;
        counts.resize(self.program.wanted.len(), 0);
        let mut sum = self.adder.map(Summing::new).transpose()?;
        let plain =
            if self.layout.places.iter().any(|place| place.is_marked) { None } else { self.plain(&acts, registers, &range) };
        if plain.is_some() {
            counts.fill(range.len());
        }
        for start in range.clone().step_by(TILE) {
            let n = TILE.min(range.end - start);
            if start.is_multiple_of(BLOCK)
                && let (Some(k), Some(make)) = (made, &mut source)
            {
                // SAFETY: FUSED-1: the source's register has room for a block, or is one of an output.
                unsafe { self.make(k, &mut registers[k], start..range.end.min(start + BLOCK), make) };
            }
            for first in (start..start + n).step_by(self.layout.stride) {
                let places = first..(start + n).min(first + self.layout.stride);
                if let Some(plain) = &plain {
                    // SAFETY: FUSED-6; strides divide tiles, and ranges start with one.
                    unsafe {
                        let at = places.start - range.start;
                        plain.run(at..at + places.len());
                        self.send(places, |step| plain.values(step, at));
                    }
                    continue;
                }
                for (k, act) in acts.iter_mut().enumerate() {
                    let (before, rest) = registers.split_at_mut(k);
                    let to = &mut rest[0];
                    // SAFETY: FUSED-1, FUSED-2: `out` has room for as many values of the step's type.
                    unsafe {
                        let out = self.out(k, to, places.clone());
                        act.run(before, to, out, places.clone());
                    }
                }
                // SAFETY: FUSED-1.
                unsafe { self.send(places.clone(), |step| registers[step].values) };
                self.note(registers, &mut counts, &range, places);
            }
            if let (Some(sum), Some((step, _))) = (&mut sum, self.program.sum) {
                // SAFETY: FUSED-1, FUSED-4, FUSED-6; whoever is summed is not iso (`Act::of`, and acts fill their rooms).
                unsafe {
                    match &plain {
                        Some(plain) => {
                            let values = plain.values(step, start - range.start);
                            sum.add(std::slice::from_raw_parts(values, n * sum.size()), None)?;
                        }
                        None => {
                            let x = registers[step].back((n - 1) / self.layout.stride * self.layout.stride);
                            sum.add(x.bytes(n), x.marks(n))?;
                        }
                    }
                }
                if (start + n).is_multiple_of(BLOCK) || start + n == range.end {
                    let b = start / BLOCK;
                    // SAFETY: a block belongs to one range.
                    unsafe { sum.give(self.partial.slice(b * sum.size()..(b + 1) * sum.size()), self.has.slice(b..b + 1)) };
                }
            }
        }
        if self.layout.places.iter().any(|place| place.is_past) {
            moves::settle();
        }
        Ok(counts)
    }

    /// Moves what goes past the caches to the outputs: the values at `places` of each such step lie where `from` says.
    ///
    /// # Safety
    /// They do, and places are asked for by one worker.
    unsafe fn send(&self, places: Range<usize>, from: impl Fn(usize) -> *const u8) {
        for (at, &step) in self.program.wanted.iter().enumerate().filter(|(_, step)| self.layout.places[**step].is_past) {
            let size = self.program.steps[step].1.size();
            // SAFETY: the caller's promise; an output has room for all places.
            unsafe { moves::put_past(from(step), self.bytes[at].start(places.start * size), places.len() * size) };
        }
    }

    /// The steps as loops and addresses, if all are plain.
    fn plain(&self, acts: &[Act<'p>], registers: &[Register], range: &Range<usize>) -> Option<Plain> {
        let mut outputs = list(acts.len()).ok()?;
        for (place, register) in self.layout.places.iter().zip(registers) {
            let direct = place.output.filter(|_| !place.is_past);
            outputs.push(direct.map(|at| self.bytes[at].start(range.start * register.size)));
        }
        Plain::of(acts, registers, &outputs, range)
    }

    /// Counts the entries that were made at `places` of `range`, and notes their marks.
    fn note(&self, registers: &[Register], counts: &mut [usize], range: &Range<usize>, places: Range<usize>) {
        for (at, &step) in self.program.wanted.iter().enumerate() {
            // SAFETY: FUSED-1.
            let marks = unsafe { registers[step].marks(places.len()) };
            let (before, here) = (counts[at], marks.map_or(places.len(), masked::count));
            counts[at] += here;
            // FUSED-5.
            let are_noted = before < places.start - range.start;
            if let Some(marks) = marks.filter(|_| are_noted || here < places.len()) {
                let from = if are_noted { places.start } else { range.start };
                // SAFETY: ranges do not overlap.
                let to = unsafe { self.present[at].slice(from..places.end) };
                let (gapless, to) = to.split_at_mut(places.start - from);
                gapless.fill(1);
                to.copy_from_slice(marks);
            }
        }
    }

    /// Where the values of step `k` at these places go: to their output if they are wanted, else to the register's room.
    ///
    /// # Safety
    /// Places are asked for by one worker, one after the other.
    unsafe fn out(&self, k: usize, register: &Register, places: Range<usize>) -> *mut u8 {
        let size = register.size;
        let place = &self.layout.places[k];
        match place.output.filter(|_| !place.is_past) {
            // SAFETY: ranges, and the tiles of one, do not overlap.
            Some(at) => unsafe { self.bytes[at].slice(places.start * size..places.end * size).as_mut_ptr() },
            // SAFETY: FUSED-4: such a room holds a whole tile.
            None => unsafe { register.room.add(register.shift(places.start) * size) },
        }
    }

    /// Lets the source, which is step `k`, make a block.
    ///
    /// # Safety
    /// As [`Job::out`].
    unsafe fn make(&self, k: usize, to: &mut Register, block: Range<usize>, make: &mut Source<'_>) {
        const { assert!(BLOCK.is_multiple_of(super::groups::BLOCK), "whole groups of rows are made") };
        let n = block.len();
        // SAFETY: the caller's promise.
        let out = unsafe { self.out(k, to, block.clone()) };
        // SAFETY: an output has room for the block's values, a source's register for those of BLOCK places, and as many marks.
        let (values, marks) =
            unsafe { (std::slice::from_raw_parts_mut(out, n * to.size), std::slice::from_raw_parts_mut(to.own_marks, n)) };
        make(block, marks, values);
        to.block = out;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Entries};
    use crate::ops::{UnaryCode, UnaryOp};
    use crate::storage::convert;
    use crate::types::TypeCode;

    /// FUSED-5, wherever gaps are: in the first range, in the last, or in one between.
    #[test]
    fn marks_are_noted_from_the_first_gap_on() {
        let (ty, minus) = (Type::of::<i32>(), UnaryOp::builtin(UnaryCode::AInv, TypeCode::Int32));
        let n = 6 * BLOCK as u64 + 100;
        let block = BLOCK as u64;
        for gaps in
            [vec![0], vec![n - 1], vec![3 * block + 600], vec![block, 5 * block - 1], vec![2 * block + 1, 2 * block + 2, n - 99]]
        {
            let e: Entries = (0..n).filter(|k| !gaps.contains(k)).map(|k| ((0, k), k as i64)).collect();
            let list = sample::store(&ty, 1, n, &e);
            let a = convert::to_dense(&list).unwrap().unwrap_or(list);
            for threads in [1, 3] {
                par::set_threads(threads);
                let steps = [Step::Load(&a), Step::Unary(&minus, 0), Step::Unary(&minus, 1)].map(|step| (step, ty.clone()));
                let program = Program { steps: steps.into(), shape: (1, n), wanted: vec![1, 2], sum: None };
                let made = run(&program).unwrap().stores;
                assert!(sample::entries(&made[0]) == e.iter().map(|(at, x)| (*at, -x)).collect::<Entries>(), "{gaps:?}");
                assert!(sample::entries(&made[1]) == e, "{gaps:?}");
            }
        }
        par::set_threads(0);
    }
}
