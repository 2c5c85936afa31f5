//! Chains of element-wise steps over dense operands, tile by tile: what lies between two steps never goes to memory.
//!
//! Needs: steps in an order in which each comes after those that it reads; dense stores of one shape; possibly a source
//! that makes rows, such as a product. Gives: the values of those steps that are wanted, as stores, and a sum.
//! Cost: each operand is read once, each wanted result written once; a call per step and tile of [`TILE`] places.
//! Room: a tile per step and thread. Parallel: by blocks of places. A sum is that of `reduce::to_scalar`, bit by bit: it
//! is taken in the same blocks and in the same order.
//! Not here: which calls become steps, and which results are wanted; that is `plan`.
//! Invariants: FUSED-1 the pointer and marks of a register are valid from its step to the end of the tile. FUSED-2 an
//! operand's type is that which the step's operator reads.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use super::erased::TILE;
use super::erased::adder::Adder;
use super::erased::lanes::{Bin, Iso, Un};
use super::erased::pipe::{Fetch, Scratch, caster, tile_bytes};
use super::reduce::{BLOCK, join_blocks};
use crate::error::{Error, Result};
use crate::mem::{Buf, scratch};
use crate::ops::{BinaryOp, Monoid, UnaryOp};
use crate::par::{self, Disjoint};
use crate::storage::{Form, Store, Values, masked, moves};
use crate::types::Type;
use crate::types::cast::CastSlice;

/// What a step does; operands are numbers of earlier steps.
pub enum Step<'a> {
    /// The entries of a dense store, cast to the step's type.
    Load(&'a Store),
    /// The rows that the source makes.
    Source,
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
}

/// Steps, and what is wanted of them.
pub struct Program<'a> {
    /// Each with the type of its values.
    pub steps: Vec<(Step<'a>, Type)>,
    /// (nmajor, nminor) of all operands and results.
    pub shape: (u64, u64),
    /// Steps whose entries are wanted: no loads.
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

/// A function that makes rows: of a range of places, their presence and their values.
pub type Source<'s> = &'s mut dyn FnMut(Range<usize>, &mut [u8], &mut [u8]);

/// Runs a program without a source.
pub fn run(program: &Program<'_>) -> Result<Done> {
    run_with(program, |places| places, |job, range| job.range(range, None))
}

/// Runs a program, block by block: `work(n)` is what the first n places cost, `range` makes a range of them.
pub fn run_with(
    program: &Program<'_>,
    work: impl Fn(usize) -> usize,
    range: impl Fn(&Job<'_, '_>, Range<usize>) -> Result<()> + Sync,
) -> Result<Done> {
    let n = (program.shape.0 * program.shape.1) as usize;
    let marked = marked(program)?;
    let count = program.wanted.len();
    let (mut bytes, mut present) = (list::<Buf<u8>>(count)?, list::<Buf<u8>>(count)?);
    let mut counts = list::<AtomicUsize>(count)?;
    for &step in &program.wanted {
        // SAFETY: every tile is written in full.
        unsafe {
            bytes.push(Buf::unset(n * program.steps[step].1.size())?);
            present.push(Buf::unset(if marked[step] { n } else { 0 })?);
        }
        counts.push(AtomicUsize::new(0));
    }
    let adder = program.sum.map(|(_, m)| Adder::of(m)).transpose()?;
    let size = adder.as_ref().map_or(0, Adder::size);
    let blocks = if adder.is_some() { n.div_ceil(BLOCK) } else { 0 };
    let (mut partial, mut has) = (Buf::<u8>::zeroed(blocks * size)?, Buf::<u8>::zeroed(blocks)?);
    {
        let (mut of_bytes, mut of_present) = (list(count)?, list(count)?);
        bytes.iter_mut().for_each(|b| of_bytes.push(Disjoint::new(b)));
        present.iter_mut().for_each(|b| of_present.push(Disjoint::new(b)));
        let job = Job {
            program,
            marked: &marked,
            bytes: of_bytes,
            present: of_present,
            counts: &counts,
            adder: adder.as_ref(),
            partial: Disjoint::new(&mut partial),
            has: Disjoint::new(&mut has),
        };
        let all = n.div_ceil(BLOCK);
        let ranges = par::ranges(all, |b| work(n.min(b * BLOCK)))?;
        par::run(&ranges, |r| range(&job, r.start * BLOCK..n.min(r.end * BLOCK)))?;
    }
    let mut stores = list(count)?;
    for (((bytes, present), nvals), &step) in bytes.into_iter().zip(present).zip(&counts).zip(&program.wanted) {
        let nvals = nvals.load(Relaxed);
        let form = if nvals == n { Form::Full } else { Form::Bitmap { present, nvals } };
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

/// Which steps may lack entries.
fn marked(program: &Program<'_>) -> Result<Vec<bool>> {
    let mut out = list(program.steps.len())?;
    for (step, _) in &program.steps {
        out.push(match *step {
            Step::Load(store) => store.present().is_some(),
            Step::Source => true,
            Step::Cast(x) | Step::Unary(_, x) => out[x],
            Step::Binary { x, y, keep, .. } => {
                if keep {
                    out[x] && out[y]
                } else {
                    out[x] || out[y]
                }
            }
        });
    }
    Ok(out)
}

/// A program at work.
pub struct Job<'a, 'p> {
    program: &'a Program<'p>,
    marked: &'a [bool],
    bytes: Vec<Disjoint<'a, u8>>,
    present: Vec<Disjoint<'a, u8>>,
    counts: &'a [AtomicUsize],
    adder: Option<&'a Adder>,
    partial: Disjoint<'a, u8>,
    has: Disjoint<'a, u8>,
}

/// What a step does, ready to be done.
enum Act<'a> {
    Load(Fetch<'a>, Option<&'a [u8]>),
    Source,
    Cast(Option<CastSlice>, usize),
    Unary(Un, usize),
    Binary { op: Bin, x: usize, y: usize, keep: bool },
}

/// The values of a step in the tile at hand (FUSED-1).
struct Register {
    room: Scratch,
    marks: scratch::Dirty<u8>,
    size: usize,
    values: *const u8,
    /// Of a source the values of the block at hand.
    block: *const u8,
    /// One value for all places.
    is_iso: bool,
    /// Null: an entry at every place.
    present: *const u8,
}

impl Register {
    /// The values of `n` places.
    ///
    /// # Safety
    /// FUSED-1; not iso.
    unsafe fn bytes(&self, n: usize) -> &[u8] {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(self.values, n * self.size) }
    }

    /// The marks of `n` places.
    ///
    /// # Safety
    /// FUSED-1.
    unsafe fn marks(&self, n: usize) -> Option<&[u8]> {
        // SAFETY: the caller's promise.
        (!self.present.is_null()).then(|| unsafe { std::slice::from_raw_parts(self.present, n) })
    }
}

impl<'p> Job<'_, 'p> {
    /// The acts and registers of a worker.
    fn ready(&self) -> Result<(Vec<Act<'p>>, Vec<Register>)> {
        let steps = &self.program.steps;
        let (mut acts, mut registers) = (list(steps.len())?, list(steps.len())?);
        // Values that stand alone are taken from their places.
        let by_place = |k: usize| {
            steps.iter().any(|(step, _)| matches!(step, Step::Binary { x, y, keep: true, .. } if *x == k || *y == k))
                || self.program.sum.is_some_and(|(step, _)| step == k)
        };
        for (k, (step, ty)) in steps.iter().enumerate() {
            let is_load = matches!(step, Step::Load(_));
            // Rows are made a block at a time: their loop is at its best undisturbed.
            let tiles = if matches!(step, Step::Source) { BLOCK / TILE } else { 1 };
            acts.push(match *step {
                Step::Load(store) => {
                    let fetch = Fetch::new(store, ty, true)?;
                    Act::Load(if by_place(k) { fetch.spread()? } else { fetch }, store.present())
                }
                Step::Source => Act::Source,
                Step::Cast(x) => Act::Cast(caster(&steps[x].1, ty), x),
                Step::Unary(op, x) => Act::Unary(Un::of(op)?, x),
                Step::Binary { op, x, y, keep } => Act::Binary { op: Bin::of(op)?, x, y, keep },
            });
            registers.push(Register {
                room: tile_bytes(if is_load { 0 } else { ty.size() * tiles })?,
                marks: scratch::dirty(if is_load || !self.marked[k] { 0 } else { tiles * TILE })?,
                size: ty.size(),
                values: std::ptr::null(),
                block: std::ptr::null(),
                is_iso: false,
                present: std::ptr::null(),
            });
        }
        Ok((acts, registers))
    }

    /// Makes the places of `range`, which begins with a block and ends with one, or with the last place.
    pub fn range(&self, range: Range<usize>, mut source: Option<Source<'_>>) -> Result<()> {
        let (mut acts, mut registers) = self.ready()?;
        let mut counts = list::<usize>(self.counts.len())?;
        counts.resize(self.counts.len(), 0);
        let mut sum = self.adder.map(Summing::new).transpose()?;
        for start in range.clone().step_by(TILE) {
            let n = TILE.min(range.end - start);
            if start.is_multiple_of(BLOCK)
                && let (Some(k), Some(make)) = (acts.iter().position(|act| matches!(act, Act::Source)), &mut source)
            {
                // SAFETY: FUSED-1: the source's register has room for a block, or is one of an output.
                unsafe { self.make(k, &mut registers[k], start..range.end.min(start + BLOCK), make) };
            }
            for (k, act) in acts.iter_mut().enumerate() {
                let (before, rest) = registers.split_at_mut(k);
                let to = &mut rest[0];
                // SAFETY: FUSED-1, FUSED-2: `out` has room for n values of the step's type.
                unsafe {
                    let out = self.out(k, to, start..start + n);
                    act.run(before, to, out, start..start + n);
                }
            }
            for (at, &step) in self.program.wanted.iter().enumerate() {
                // SAFETY: FUSED-1; ranges do not overlap.
                counts[at] += match unsafe { registers[step].marks(n) } {
                    None => n,
                    Some(marks) => {
                        // SAFETY: as above.
                        unsafe { self.present[at].slice(start..start + n) }.copy_from_slice(marks);
                        masked::count(marks)
                    }
                };
            }
            if let (Some(sum), Some((step, _))) = (&mut sum, self.program.sum) {
                let x = &registers[step];
                // SAFETY: FUSED-1; whoever is summed is not iso (`ready`, and acts fill their rooms).
                unsafe { sum.add(x.bytes(n), x.marks(n))? };
                if (start + n).is_multiple_of(BLOCK) || start + n == range.end {
                    let b = start / BLOCK;
                    // SAFETY: a block belongs to one range.
                    unsafe { sum.give(self.partial.slice(b * sum.size()..(b + 1) * sum.size()), self.has.slice(b..b + 1)) };
                }
            }
        }
        self.counts.iter().zip(counts).for_each(|(to, n)| {
            to.fetch_add(n, Relaxed);
        });
        Ok(())
    }

    /// Where the values of step `k` at these places go: to their output if they are wanted, else to the register's room.
    ///
    /// # Safety
    /// Places are asked for by one worker, one after the other.
    unsafe fn out(&self, k: usize, register: &mut Register, places: Range<usize>) -> *mut u8 {
        let size = register.size;
        match self.program.wanted.iter().position(|&step| step == k) {
            // SAFETY: ranges, and the tiles of one, do not overlap.
            Some(at) => unsafe { self.bytes[at].slice(places.start * size..places.end * size).as_mut_ptr() },
            None => register.room.ptr(),
        }
    }

    /// Lets the source, which is step `k`, make a block.
    ///
    /// # Safety
    /// As [`Job::out`].
    unsafe fn make(&self, k: usize, to: &mut Register, block: Range<usize>, make: &mut Source<'_>) {
        const { assert!(super::groups::BLOCK == BLOCK, "rows are grouped in the blocks that are made") };
        let n = block.len();
        // SAFETY: the caller's promise.
        let out = unsafe { self.out(k, to, block.clone()) };
        // SAFETY: an output has room for the block's values, a register for those of BLOCK places (`ready`).
        let values = unsafe { std::slice::from_raw_parts_mut(out, n * to.size) };
        make(block, &mut to.marks[..n], values);
        to.block = out;
    }
}

impl Act<'_> {
    /// # Safety
    /// FUSED-1 for `before`, FUSED-2; `out` has room for the places' values.
    unsafe fn run(&mut self, before: &[Register], to: &mut Register, out: *mut u8, places: Range<usize>) {
        let (start, n) = (places.start, places.len());
        // Of a source the start of its block.
        let made = to.block;
        (to.values, to.is_iso, to.present) = (out, false, std::ptr::null());
        // SAFETY: the caller's promise; LANES-1 by FUSED-2.
        unsafe {
            match self {
                Act::Load(fetch, present) => {
                    to.values = fetch.run(start, n);
                    to.is_iso = fetch.is_iso();
                    to.present = present.map_or(std::ptr::null(), |b| b[places].as_ptr());
                }
                // They were made with their block.
                Act::Source => {
                    let at = start % BLOCK;
                    to.values = made.add(at * to.size);
                    to.present = to.marks[at..].as_ptr();
                }
                Act::Cast(cast, x) => {
                    let x = &before[*x];
                    let lanes = if x.is_iso { 1 } else { n };
                    match cast {
                        Some(cast) => cast(out, x.values, lanes),
                        None => std::ptr::copy_nonoverlapping(x.values, out, lanes * x.size),
                    }
                    spread(out, to.size, lanes, n);
                    to.present = x.present;
                }
                Act::Unary(op, x) => {
                    let x = &before[*x];
                    let lanes = if x.is_iso { 1 } else { n };
                    op.run(out, x.values, lanes, |_| (0, 0));
                    spread(out, to.size, lanes, n);
                    to.present = x.present;
                }
                Act::Binary { op, x, y, keep } => {
                    let (x, y) = (&before[*x], &before[*y]);
                    op.run(out, x.values, y.values, n, Iso::of(x.is_iso, y.is_iso), |_| (0, 0, 0));
                    let size = to.size;
                    let out = std::slice::from_raw_parts_mut(out, n * size);
                    to.present = match (x.marks(n), y.marks(n), *keep) {
                        (None, None, _) => std::ptr::null(),
                        (Some(marks), None, true) => {
                            masked::keep_or(size, out, y.bytes(n), marks);
                            std::ptr::null()
                        }
                        (None, Some(marks), true) => {
                            masked::keep_or(size, out, x.bytes(n), marks);
                            std::ptr::null()
                        }
                        (Some(in_x), Some(in_y), true) => {
                            masked::keep_or_either(size, out, (x.bytes(n), y.bytes(n)), (in_x, in_y));
                            masked::unite(&mut to.marks[..n], in_x, in_y);
                            to.marks.as_ptr()
                        }
                        (Some(in_x), Some(in_y), false) => {
                            masked::intersect(&mut to.marks[..n], in_x, in_y);
                            to.marks.as_ptr()
                        }
                        (Some(_), None, false) => x.present,
                        (None, Some(_), false) => y.present,
                    };
                }
            }
        }
    }
}

/// Copies the one value that was made to all `n` places.
///
/// # Safety
/// `out` has room for `n` values of `size` bytes, and holds `lanes`.
unsafe fn spread(out: *mut u8, size: usize, lanes: usize, n: usize) {
    if lanes < n {
        // SAFETY: the caller's promise; the first value ends where the others begin.
        let (one, others) = unsafe { std::slice::from_raw_parts_mut(out, n * size) }.split_at_mut(size);
        moves::fill(others, one);
    }
}

/// The sum of a block, tile by tile, as `reduce` takes it.
struct Summing<'a> {
    add: &'a Adder,
    sum: Buf<u8>,
    tile: Scratch,
    any: bool,
}

impl<'a> Summing<'a> {
    fn new(add: &'a Adder) -> Result<Self> {
        Ok(Summing { add, sum: Buf::zeroed(add.size())?, tile: tile_bytes(add.size())?, any: false })
    }

    fn size(&self) -> usize {
        self.add.size()
    }

    /// Adds a tile.
    fn add(&mut self, values: &[u8], present: Option<&[u8]>) -> Result<()> {
        let size = self.size();
        let (values, neutral) = match (present, self.add.neutral()) {
            (None, _) => (values, None),
            (Some(marks), Some(neutral)) => {
                if !masked::has_any(marks) {
                    return Ok(());
                }
                let tile = &mut self.tile.bytes_mut()[..values.len()];
                masked::copy_or_fill(size, tile, values, marks, neutral);
                (&*tile, Some(neutral))
            }
            (Some(marks), None) => {
                let (tile, mut n) = (self.tile.bytes_mut(), 0);
                for (value, _) in values.chunks_exact(size).zip(marks).filter(|(_, is)| **is != 0) {
                    tile[n..n + size].copy_from_slice(value);
                    n += size;
                }
                (&tile[..n], None)
            }
        };
        if values.is_empty() {
            return Ok(());
        }
        let skip = match (self.any, neutral) {
            (true, _) => 0,
            (false, Some(neutral)) => {
                self.sum.copy_from_slice(neutral);
                0
            }
            (false, None) => {
                self.sum.copy_from_slice(&values[..size]);
                size
            }
        };
        let rest = &values[skip..];
        // SAFETY: ADDER-1: whole values of the monoid's type, from aligned starts.
        unsafe { self.add.reduce(self.sum.as_mut_ptr(), rest.as_ptr(), rest.len() / size) };
        self.any = true;
        Ok(())
    }

    /// Hands out the sum of the block and whether it has any entries, and begins the next.
    fn give(&mut self, to: &mut [u8], has: &mut [u8]) {
        to.copy_from_slice(&self.sum);
        has[0] = u8::from(std::mem::take(&mut self.any));
    }
}
