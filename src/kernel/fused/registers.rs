//! Where the values and marks of steps lie: rooms of a tile each, which later steps take over.
//!
//! Needs: a program. Gives: [`Layout`], made once per program: which steps may lack entries, to which output each
//! goes, and a room for each of the others, and for outputs that go past the caches; [`Registers`]: the rooms of a worker.
//! Cost: linear in the steps, but for looking free rooms up among those that are. Room: as many tiles as values wait to be
//! read at a time, two for a chain of any length, so that these stay in the first cache.
//! Invariant FUSED-3: a room is given on only after the last step that reads what lies there, be it through a step that
//! passes it on; what is read when all steps are done, and what a source made, is never given on. So no step writes
//! where one of its operands lies, which slice loops would be slow at.
//! Invariant FUSED-4: where the stride is less than a tile, what is summed (values and marks, at the end of each tile) lies in rooms
//! that no other step has, stride behind stride, or where an operand or an output has it.

use super::{Program, Step, list};
use crate::error::Result;
use crate::kernel::erased::TILE;
use crate::kernel::erased::pipe::{Scratch, part_of_tile};
use crate::kernel::reduce::BLOCK;
use crate::mem::scratch;
use crate::storage::moves;

/// What is known of a step before any tile is made.
pub struct Place {
    /// It may lack entries.
    pub is_marked: bool,
    /// The number among what is wanted.
    pub output: Option<usize>,
    /// What is wanted is so much that it goes from a room past the caches.
    pub is_past: bool,
    /// The step whose values these are: itself, or the one whose values it passes on.
    pub values_of: usize,
    /// The step whose marks these are, likewise.
    marks_of: usize,
    room: Option<usize>,
    marks_room: Option<usize>,
    /// Its rooms hold what all strides of a tile make (FUSED-4).
    is_kept: bool,
}

/// The places of all steps.
pub struct Layout {
    /// Of each step.
    pub places: Vec<Place>,
    /// Places that all steps make before the next ones; divides [`TILE`].
    pub stride: usize,
    /// Bytes that each room has for a place of a tile.
    rooms: Vec<usize>,
    marks_rooms: Vec<usize>,
}

/// A room is free for the steps after this one.
type Until = usize;

/// Of what a stride touches, operands and rooms, in bytes: half of a first cache, the other half is for what comes next.
const NEAR: usize = 1 << 14;

/// Operands of more bytes come from beyond the second cache.
const FAR: usize = if cfg!(test) { 1 << 12 } else { 1 << 20 };

/// Places of a stride where a tile is too much: what a step costs beside its loop is still a fraction of it. 2026-11, five operators
/// and a sum of FP64: 8 million 7.1 to 7.8 ms, by whole tiles 10.3 to 12; 200,000 (near) 0.16 ms, by whole tiles 0.14.
const STRIDE: usize = TILE / 2;

/// A room for step `k` that has `size` bytes for a place, and is needed until after step `until`.
fn take(rooms: &mut Vec<(usize, Until)>, k: usize, size: usize, until: Until) -> usize {
    let at = rooms.iter().position(|&(_, busy)| busy < k).unwrap_or(rooms.len());
    match rooms.get_mut(at) {
        Some(room) => *room = (size.max(room.0), until),
        None => rooms.push((size, until)),
    }
    at
}

impl Layout {
    /// Looks through the steps.
    pub fn of(program: &Program<'_>) -> Result<Layout> {
        let steps = &program.steps;
        let mut places = list::<Place>(steps.len())?;
        let mut outputs = list(steps.len())?;
        outputs.resize(steps.len(), None);
        program.wanted.iter().enumerate().for_each(|(at, &step)| outputs[step] = Some(at));
        for (k, (step, ty)) in steps.iter().enumerate() {
            let is_marked = |x: usize| places[x].is_marked;
            let (is_marked, marks_of) = match *step {
                Step::Load(store) => (store.present().is_some(), k),
                Step::Source { is_full } => (!is_full, k),
                Step::Cast(x) | Step::Unary(_, x) => (is_marked(x), places[x].marks_of),
                Step::Binary { x, y, keep, .. } => match (is_marked(x), is_marked(y)) {
                    (true, true) => (true, k),
                    (true, false) => (!keep, places[x].marks_of),
                    (false, true) => (!keep, places[y].marks_of),
                    (false, false) => (false, k),
                },
                Step::Masked { z, old, .. } => (old.is_none_or(|old| is_marked(z) || is_marked(old)), k),
            };
            let values_of =
                if let (Step::Masked { z, old: None, .. }, None) = (step, outputs[k]) { places[*z].values_of } else { k };
            let bytes = (ty.size() as u64).saturating_mul(program.shape.0).saturating_mul(program.shape.1);
            places.push(Place {
                is_marked,
                output: outputs[k],
                is_past: outputs[k].is_some() && bytes >= moves::PAST as u64 && !matches!(step, Step::Source { .. }),
                values_of,
                marks_of,
                room: None,
                marks_room: None,
                is_kept: false,
            });
        }
        let until = Self::until(program, &places)?;
        let (mut rooms, mut marks_rooms) = Self::rooms(program, &mut places, &until)?;
        let loads = steps.iter().filter(|(step, _)| matches!(step, Step::Load(store) if !store.vals.is_iso()));
        let read = loads.map(|(_, ty)| ty.size()).sum::<usize>();
        let touched = read + rooms.iter().map(|(size, _)| size).sum::<usize>();
        let is_far = (read as u64).saturating_mul(program.shape.0).saturating_mul(program.shape.1) > FAR as u64;
        let has_source = steps.iter().any(|(step, _)| matches!(step, Step::Source { .. }));
        let summed = program.sum.map(|(step, _)| (places[step].values_of, places[step].marks_of));
        // An operand that is cast lies in a room of its own, stride on stride.
        let is_load = |(values, _): (usize, usize)| matches!(steps[values].0, Step::Load(_));
        let mut stride = TILE;
        if is_far && touched * TILE > NEAR && !has_source && !summed.is_some_and(is_load) {
            stride = STRIDE;
            if let Some((values, marks)) = summed {
                places[values].is_kept = true;
                places[marks].is_kept = true;
                (rooms, marks_rooms) = Self::rooms(program, &mut places, &until)?;
            }
        }
        let sizes = |from: Vec<(usize, Until)>| -> Result<Vec<usize>> {
            let mut to = list(from.len())?;
            to.extend(from.iter().map(|(size, _)| *size));
            Ok(to)
        };
        Ok(Layout { places, stride, rooms: sizes(rooms)?, marks_rooms: sizes(marks_rooms)? })
    }

    /// Gives rooms to those that need any: the rooms for values, and those for marks.
    #[expect(clippy::type_complexity, reason = "two lists of rooms")]
    fn rooms(
        program: &Program<'_>,
        places: &mut [Place],
        until: &[(Until, Until)],
    ) -> Result<(Vec<(usize, Until)>, Vec<(usize, Until)>)> {
        let steps = &program.steps;
        let (mut rooms, mut marks_rooms) = (list(steps.len())?, list(steps.len())?);
        for (k, (step, ty)) in steps.iter().enumerate() {
            let place = &mut places[k];
            // Rows are made a block at a time, in a room that no step before had: their loop is at its best undisturbed.
            let (since, tiles) = match step {
                Step::Load(_) => continue,
                Step::Source { .. } => (0, BLOCK / TILE),
                Step::Cast(_) | Step::Unary(..) | Step::Binary { .. } | Step::Masked { .. } => {
                    (if place.is_kept { 0 } else { k }, 1)
                }
            };
            let (values, marks) = until[k];
            if (place.output.is_none() || place.is_past) && place.values_of == k {
                place.room = Some(take(&mut rooms, since, tiles * ty.size(), values));
            }
            // A source marks its rows, though all have entries.
            if (place.is_marked || matches!(step, Step::Source { .. })) && place.marks_of == k {
                place.marks_room = Some(take(&mut marks_rooms, since, tiles, marks));
            }
        }
        Ok((rooms, marks_rooms))
    }

    /// The last step that reads the values of each, and the marks (FUSED-3).
    fn until(program: &Program<'_>, places: &[Place]) -> Result<Vec<(Until, Until)>> {
        let steps = &program.steps;
        let mut until = list::<(Until, Until)>(steps.len())?;
        for (k, (step, _)) in steps.iter().enumerate() {
            until.push(if matches!(step, Step::Source { .. }) { (Until::MAX, Until::MAX) } else { (k, k) });
            let mut read = |x: usize| {
                let Place { values_of, marks_of, .. } = places[x];
                until[values_of].0 = until[values_of].0.max(k);
                until[marks_of].1 = until[marks_of].1.max(k);
            };
            match *step {
                Step::Load(_) | Step::Source { .. } => {}
                Step::Cast(x) | Step::Unary(_, x) => read(x),
                Step::Binary { x, y, .. } => [x, y].into_iter().for_each(read),
                Step::Masked { z, mask, old, .. } => [z, mask].into_iter().chain(old).for_each(read),
            }
        }
        for &step in &program.wanted {
            until[step].0 = Until::MAX;
            until[places[step].marks_of].1 = Until::MAX;
        }
        if let Some((step, _)) = program.sum {
            until[places[step].values_of].0 = Until::MAX;
            until[places[step].marks_of].1 = Until::MAX;
        }
        Ok(until)
    }
}

/// The values of a step in the tile at hand (FUSED-1).
pub struct Register {
    /// Room for the values of a tile, of a source for those of a block; null if they lie elsewhere.
    pub room: *mut u8,
    /// Room for as many marks; null if it has none of its own.
    pub own_marks: *mut u8,
    /// Bytes of a value.
    pub size: usize,
    /// Where the values are.
    pub values: *const u8,
    /// Of a source the values of the block at hand.
    pub block: *const u8,
    /// Its rooms hold what all strides of a tile make (FUSED-4).
    pub is_kept: bool,
    /// One value for all places.
    pub is_iso: bool,
    /// Null: an entry at every place.
    pub present: *const u8,
}

impl Register {
    /// Where in its rooms the places from `start` on lie, in places.
    pub fn shift(&self, start: usize) -> usize {
        if self.is_kept { start % TILE } else { 0 }
    }

    /// The same values and marks, from so many places before the present ones on.
    ///
    /// # Safety
    /// FUSED-1, FUSED-4; these places belong to the tile.
    pub unsafe fn back(&self, places: usize) -> Register {
        // SAFETY: the caller's promise.
        let (values, present) = unsafe {
            let present = if self.present.is_null() { self.present } else { self.present.sub(places) };
            (self.values.sub(places * self.size), present)
        };
        Register { values, present, ..*self }
    }

    /// The values of `n` places.
    ///
    /// # Safety
    /// FUSED-1; not iso.
    pub unsafe fn bytes(&self, n: usize) -> &[u8] {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(self.values, n * self.size) }
    }

    /// The marks of `n` places.
    ///
    /// # Safety
    /// FUSED-1.
    pub unsafe fn marks(&self, n: usize) -> Option<&[u8]> {
        // SAFETY: the caller's promise.
        (!self.present.is_null()).then(|| unsafe { std::slice::from_raw_parts(self.present, n) })
    }
}

/// The registers of a worker, and the rooms that they point into.
pub struct Registers {
    /// Of each step.
    pub all: Vec<Register>,
    _rooms: Vec<Scratch>,
    _marks: Vec<scratch::Dirty<u8>>,
}

impl Registers {
    /// Rooms and registers for a program with this layout, and so many places.
    pub fn of(program: &Program<'_>, layout: &Layout, places: usize) -> Result<Registers> {
        let (mut rooms, mut marks) = (list(layout.rooms.len())?, list(layout.marks_rooms.len())?);
        for &size in &layout.rooms {
            rooms.push(part_of_tile(size, places)?);
        }
        for &tiles in &layout.marks_rooms {
            marks.push(scratch::dirty::<u8>(places.min(tiles * TILE))?);
        }
        let mut all = list(layout.places.len())?;
        for (place, (_, ty)) in layout.places.iter().zip(&program.steps) {
            all.push(Register {
                room: place.room.map_or(std::ptr::null_mut(), |at| rooms[at].ptr()),
                own_marks: place.marks_room.map_or(std::ptr::null_mut(), |at| marks[at].as_mut_ptr()),
                size: ty.size(),
                is_kept: place.is_kept,
                values: std::ptr::null(),
                block: std::ptr::null(),
                is_iso: false,
                present: std::ptr::null(),
            });
        }
        Ok(Registers { all, _rooms: rooms, _marks: marks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::mask::Sense;
    use crate::kernel::sample::{self, Dice};
    use crate::ops::{BinaryCode, BinaryOp, UnaryCode, UnaryOp};
    use crate::storage::{Store, convert};
    use crate::types::{Type, TypeCode};

    fn bitmap() -> Store {
        let e = sample::random(&mut Dice(3), 1, 50, 2, 9);
        let list = sample::store(&Type::of::<f64>(), 1, 50, &e);
        convert::to_dense(&list).unwrap().unwrap()
    }

    fn rooms(steps: Vec<Step<'_>>, wanted: Vec<usize>) -> (Vec<Option<usize>>, Vec<Option<usize>>) {
        let ty = Type::of::<f64>();
        let steps = steps.into_iter().map(|step| (step, ty.clone())).collect();
        let layout = Layout::of(&Program { steps, shape: (1, 50), wanted, sum: None }).unwrap();
        layout.places.iter().map(|p| (p.room, p.marks_room)).unzip()
    }

    /// A chain goes to and fro between two rooms; a value that waits keeps its own.
    #[test]
    fn rooms_are_given_on() {
        let (store, abs) = (bitmap(), UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64));
        let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
        let un = |x| Step::Unary(&abs, x);
        let chain = vec![Step::Load(&store), un(0), un(1), un(2), un(3), un(4)];
        assert_eq!(rooms(chain, vec![5]).0, [None, Some(0), Some(1), Some(0), Some(1), None]);
        let waits = vec![Step::Load(&store), un(0), un(1), un(2), Step::Binary { op: &plus, x: 3, y: 1, keep: false }, un(4)];
        assert_eq!(rooms(waits, vec![]).0, [None, Some(0), Some(1), Some(2), Some(1), Some(0)]);
        // The block of a source outlives the tile, though its last reader comes early.
        let source = vec![Step::Load(&store), un(0), un(1), Step::Source { is_full: false }, un(3), un(4), un(5)];
        assert_eq!(rooms(source, vec![]).0, [None, Some(0), Some(1), Some(2), Some(0), Some(1), Some(0)]);
    }

    /// Values that a mask thins out stay where they are, until the last reader of what came of it.
    #[test]
    fn values_that_are_passed_on_stay() {
        let (store, abs) = (bitmap(), UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64));
        let un = |x| Step::Unary(&abs, x);
        let sense = Sense { complement: false, structural: true };
        let steps = || vec![Step::Load(&store), un(0), Step::Masked { z: 1, mask: 0, sense, old: None }, un(0), un(2), un(4)];
        assert_eq!(rooms(steps(), vec![]).0[1..], [Some(0), None, Some(1), Some(1), Some(0)]);
        assert_eq!(rooms(steps(), vec![2]).0[1..], [Some(0), None, Some(0), Some(0), Some(1)]);
    }

    /// Marks that steps pass on stay until the last of these is read, those of what is wanted to the end.
    #[test]
    fn marks_that_are_passed_on_stay() {
        let (store, other, abs) = (bitmap(), bitmap(), UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64));
        let plus = BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64);
        let both = |x, y| Step::Binary { op: &plus, x, y, keep: true };
        let un = |x| Step::Unary(&abs, x);
        let steps = || vec![Step::Load(&store), Step::Load(&other), both(0, 1), un(2), both(0, 3), both(0, 4), both(0, 5)];
        assert_eq!(rooms(steps(), vec![]).1[2..], [Some(0), None, Some(1), Some(0), Some(1)]);
        assert_eq!(rooms(steps(), vec![3]).1[2..], [Some(0), None, Some(1), Some(2), Some(1)]);
    }

    /// A chain by half tiles against its steps one by one, with marks and without: values, marks, and the sum to the last bit.
    #[test]
    fn strides_change_nothing() {
        use super::super::run;
        use crate::ops::Monoid;
        let n = 3 * BLOCK as u64 + 700;
        fn typed<'a>(steps: impl IntoIterator<Item = Step<'a>>) -> Vec<(Step<'a>, Type)> {
            steps.into_iter().map(|step| (step, Type::of::<f64>())).collect()
        }
        let seen = |s: &Store| {
            let there = (0..s.positions()).filter(|&p| s.present().is_none_or(|b| b[p] == 1));
            there.map(|p| (p, s.vals.at(p, 8).to_vec())).collect::<Vec<_>>()
        };
        let ty = Type::of::<f64>();
        let (abs, of) = (UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64), |code| BinaryOp::builtin(code, TypeCode::FP64));
        let [plus, minus, div] = [BinaryCode::Plus, BinaryCode::Minus, BinaryCode::Div].map(of);
        let monoid = Monoid::builtin(BinaryCode::Plus, TypeCode::FP64);
        let make = |seed, one_in| {
            let e = sample::random(&mut Dice(seed), 1, n, one_in, 9);
            let list = sample::store(&ty, 1, n, &e);
            convert::to_dense(&list).unwrap().unwrap_or(list)
        };
        for one_in in [1, 2] {
            let (a, b) = (make(5, one_in), make(6, one_in));
            for keep in [true, false] {
                let both = |op, x, y| Step::Binary { op, x, y, keep };
                // The third is read by the sixth: it waits in a room of its own.
                let chain = || [both(&plus, 0, 1), both(&div, 2, 0), Step::Unary(&abs, 3), both(&minus, 4, 2), both(&div, 5, 1)];
                let steps = [Step::Load(&a), Step::Load(&b)].into_iter().chain(chain());
                let program = Program { steps: typed(steps), shape: (1, n), wanted: vec![3], sum: Some((6, &monoid)) };
                assert_eq!(Layout::of(&program).unwrap().stride, STRIDE);
                let got = run(&program).unwrap();
                let mut made: Vec<Store> = Vec::new();
                for step in chain() {
                    let at = |k: usize| if k < 2 { [&a, &b][k] } else { &made[k - 2] };
                    let alone = match step {
                        Step::Binary { op, x, y, keep } => {
                            vec![Step::Load(at(x)), Step::Load(at(y)), Step::Binary { op, x: 0, y: 1, keep }]
                        }
                        Step::Unary(op, x) => vec![Step::Load(at(x)), Step::Unary(op, 0)],
                        _ => unreachable!("the chain has no others"),
                    };
                    let wanted = vec![alone.len() - 1];
                    let z = run(&Program { steps: typed(alone), shape: (1, n), wanted, sum: None }).unwrap().stores.remove(0);
                    made.push(z);
                }
                let alone =
                    Program { steps: typed([Step::Load(&made[4])]), shape: (1, n), wanted: vec![], sum: Some((0, &monoid)) };
                assert_eq!(got.sum.unwrap()[..], run(&alone).unwrap().sum.unwrap()[..], "{one_in} {keep}");
                assert!(seen(&got.stores[0]) == seen(&made[1]), "{one_in} {keep}");
            }
        }
    }
}
