//! Steps whose operands have an entry everywhere: resolved once for a range, to loops and to where their operands lie.
//!
//! Needs: the acts of a range and its registers; a source makes its blocks before. Gives: [`Plain`], or `None` where a step looks at
//! marks, at positions, or calls a user's function.
//! Cost: per step and stride a call and three addresses; [`Act::run`] takes 9 ns more (2026-11, five operators and
//! a sum of 8 million FP64, one thread: 9.4 ms, now 6.3).
//! Not here: what a step means: that is `act`, which this must equal bit by bit.
//! Invariant FUSED-6: addresses hold for the places of the range that they were made for, while its acts, its registers and the
//! stores of the program live.

use std::ops::Range;

use super::act::Act;
use super::registers::Register;
use crate::kernel::erased::TILE;
use crate::kernel::erased::lanes::{BinSlice, Iso, UnSlice};
use crate::kernel::reduce::BLOCK;
use crate::mem::prefetch_bytes;

/// Bytes of a range's operands from which on the next stride's are asked for while this one's are in the first cache: memory has
/// nothing to do meanwhile. 2026-11, five operators and a sum of 8 million FP64: on an Intel Xeon 14.0 ms, now 11.4, two threads 8.1 and
/// 7.0; on an AMD EPYC one thread lost a tenth by a like attempt.
const FAR: usize = if cfg!(test) { 1 << 10 } else { 1 << 20 };

/// Where the values of a step are, by place within the range.
#[derive(Clone, Copy)]
struct At {
    base: *mut u8,
    size: usize,
    /// Of a place: all of it where there are values for each, what is left of a tile or a block in rooms for these, nothing in rooms
    /// that each stride fills anew.
    mask: usize,
    is_one: bool,
}

impl At {
    fn new(base: *mut u8, size: usize, mask: usize) -> At {
        At { base, size, mask, is_one: false }
    }

    /// The values from this place of the range on.
    ///
    /// # Safety
    /// FUSED-6.
    #[inline(always)]
    unsafe fn place(self, at: usize) -> *mut u8 {
        // SAFETY: the caller's promise: these places have values, or there is one for all.
        unsafe { self.base.add((at & self.mask) * self.size) }
    }
}

/// What makes the values of a step.
#[derive(Clone, Copy)]
pub enum Call {
    /// From pairs.
    Binary(BinSlice, usize, usize),
    /// From values, an operator or a cast.
    Unary(UnSlice, usize),
}

/// The steps of a range.
pub struct Plain {
    places: Vec<At>,
    calls: Vec<(Call, Iso, usize)>,
    /// Operands that are asked for a stride ahead: none in a short range.
    far: Vec<At>,
}

impl Plain {
    /// The acts' steps; `outputs` are where what is wanted goes, by step, from the range's first place on.
    pub fn of(acts: &[Act<'_>], registers: &[Register], outputs: &[Option<*mut u8>], range: &Range<usize>) -> Option<Plain> {
        let (mut places, mut calls, mut far) = (Vec::<At>::new(), Vec::new(), Vec::new());
        places.try_reserve_exact(acts.len()).ok()?;
        calls.try_reserve_exact(acts.len()).ok()?;
        const { assert!(TILE.is_power_of_two() && BLOCK.is_power_of_two()) };
        for (k, act) in acts.iter().enumerate() {
            let register = &registers[k];
            let to_room = |mask| {
                outputs[k].map_or(At::new(register.room, register.size, mask), |to| At::new(to, register.size, usize::MAX))
            };
            let (call, iso) = match act {
                Act::Load(fetch, _) => {
                    let (base, size) = fetch.in_place(range.start)?;
                    places.push(At { is_one: fetch.is_iso(), ..At::new(base.cast_mut(), size, usize::MAX) });
                    continue;
                }
                Act::Source { .. } => {
                    places.push(to_room(BLOCK - 1));
                    continue;
                }
                act => match act.call()? {
                    call @ Call::Binary(_, x, y) => (call, Iso::of(places[x].is_one, places[y].is_one)),
                    Call::Unary(_, x) if places[x].is_one => return None,
                    call @ Call::Unary(..) => (call, Iso::None),
                },
            };
            places.push(to_room(if register.is_kept { TILE - 1 } else { 0 }));
            calls.push((call, iso, k));
        }
        let loads = acts.iter().zip(&places).filter(|(act, at)| matches!(act, Act::Load(..)) && !at.is_one).map(|(_, at)| *at);
        if loads.clone().map(|at| at.size * range.len()).sum::<usize>() >= FAR {
            far.try_reserve_exact(acts.len()).ok()?;
            far.extend(loads);
        }
        Some(Plain { places, calls, far })
    }

    /// Makes the values of all steps at these places of the range.
    ///
    /// # Safety
    /// FUSED-2, FUSED-3, FUSED-6; a stride of places at most, that does not cross a tile's end.
    pub unsafe fn run(&self, places: Range<usize>) {
        let (at, n) = (places.start, places.len());
        for (step, &(call, iso, to)) in self.calls.iter().enumerate() {
            if step == 1 {
                for far in &self.far {
                    prefetch_bytes(far.base.wrapping_add((at + n) * far.size), n * far.size);
                }
            }
            // SAFETY: the caller's promise; LANES-1 by FUSED-2.
            unsafe {
                let place = |k: usize| self.places.get_unchecked(k).place(at);
                match call {
                    Call::Binary(f, x, y) => f(place(to), place(x), place(y), n, iso),
                    Call::Unary(f, x) => f(place(to), place(x), n),
                }
            }
        }
    }

    /// The values of a step at this place of the range.
    ///
    /// # Safety
    /// FUSED-6.
    pub unsafe fn values(&self, step: usize, at: usize) -> *const u8 {
        // SAFETY: the caller's promise.
        unsafe { self.places[step].place(at) }
    }
}

#[cfg(test)]
mod tests {
    use crate::kernel::fused::{Program, Step, run, run_with};
    use crate::kernel::reduce::BLOCK;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::ops::{BinaryCode, BinaryOp, Monoid, UnaryCode, UnaryOp};
    use crate::par;
    use crate::storage::{Form, Store, Values};
    use crate::types::{Type, TypeCode};

    /// The same values in a bitmap without gaps: steps on it have marks, and go the other way.
    fn marked(s: &Store) -> Store {
        let mut present = crate::mem::Buf::zeroed(s.positions()).unwrap();
        present.fill(1);
        let bytes = (0..s.positions()).flat_map(|p| s.vals.at(p, s.ty.size()).to_vec()).collect::<Vec<_>>();
        let vals = Values::each(crate::mem::Buf::from_slice(&bytes).unwrap());
        Store { form: Form::Bitmap { present: present.into(), nvals: s.positions() }, vals, ..s.try_clone().unwrap() }
    }

    /// Casts, one value for all, what is wanted, near and far operands, and a sum, to the last bit.
    #[test]
    fn plain_steps_are_marked_steps() {
        let (real, int) = (Type::of::<f64>(), Type::of::<i32>());
        let op = |code, ty| BinaryOp::builtin(code, ty);
        let (plus, div) = (op(BinaryCode::Plus, TypeCode::FP64), op(BinaryCode::Div, TypeCode::FP64));
        let (times, abs) = (op(BinaryCode::Times, TypeCode::Int32), UnaryOp::builtin(UnaryCode::Abs, TypeCode::FP64));
        let monoid = Monoid::builtin(BinaryCode::Plus, TypeCode::FP64);
        for n in [1, 700, 5 * BLOCK as u64 + 600] {
            let mut dice = Dice(n);
            let mut full = |ty: &Type| {
                let e: Entries = (0..n).map(|k| ((0, k), dice.below(200) as i64 - 300)).collect();
                let list = sample::store(ty, 1, n, &e);
                crate::storage::convert::to_dense(&list).unwrap().unwrap_or(list)
            };
            let (a, b) = (full(&real), full(&int));
            let one = Store { vals: Values::iso(crate::mem::Buf::from_slice(&3.5f64.to_ne_bytes()).unwrap()), ..full(&real) };
            let both = |op, x, y, keep| Step::Binary { op, x, y, keep };
            let make = |a: &Store, b: &Store, one: &Store, threads: usize| {
                par::set_threads(threads);
                let steps = vec![
                    (Step::Load(a), real.clone()),
                    (Step::Load(b), int.clone()),
                    (Step::Load(one), real.clone()),
                    (both(&times, 1, 1, true), int.clone()),
                    (Step::Cast(3), real.clone()),
                    (both(&div, 4, 0, false), real.clone()),
                    (Step::Unary(&abs, 5), real.clone()),
                    (both(&plus, 6, 2, false), real.clone()),
                    (both(&div, 0, 7, true), real.clone()),
                ];
                let done = run(&Program { steps, shape: (1, n), wanted: vec![3, 6], sum: Some((8, &monoid)) }).unwrap();
                (done.stores.iter().map(sample::entries).collect::<Vec<_>>(), done.sum.unwrap().to_vec())
            };
            let want = make(&marked(&a), &marked(&b), &marked(&one), 1);
            for threads in [1, 3] {
                assert!(make(&a, &b, &one, threads) == want, "{n} {threads}");
            }
        }
    }

    /// Rows of a source, wanted or not, which is said to be full, or not.
    #[test]
    fn a_full_source_is_a_marked_source() {
        let (real, n) = (Type::of::<f64>(), 3 * BLOCK as u64 + 1500);
        let (plus, div) =
            (BinaryOp::builtin(BinaryCode::Plus, TypeCode::FP64), BinaryOp::builtin(BinaryCode::Div, TypeCode::FP64));
        let monoid = Monoid::builtin(BinaryCode::Plus, TypeCode::FP64);
        let e: Entries = (0..n).map(|k| ((0, k), k as i64 % 77 + 1)).collect();
        let list = sample::store(&real, 1, n, &e);
        let a = crate::storage::convert::to_dense(&list).unwrap().unwrap_or(list);
        let make = |is_full, wanted: &[usize], of_sum: usize, threads| {
            par::set_threads(threads);
            let both = |op, x, y| Step::Binary { op, x, y, keep: true };
            let steps = [Step::Load(&a), Step::Source { is_full }, both(&plus, 1, 0), both(&div, 2, 1), both(&plus, 3, 2)];
            let steps = steps.into_iter().map(|step| (step, real.clone())).collect();
            let program = Program { steps, shape: (1, n), wanted: wanted.to_vec(), sum: Some((of_sum, &monoid)) };
            let done = run_with(&program, &|k| 4 * k, &|job, range| {
                let mut source = |rows: std::ops::Range<usize>, present: &mut [u8], values: &mut [u8]| {
                    present.fill(1);
                    for (k, value) in rows.zip(values.as_chunks_mut::<8>().0) {
                        *value = (1.0 / (k as f64 + 3.0)).to_ne_bytes();
                    }
                };
                job.range(range, Some(&mut source))
            });
            let done = done.unwrap();
            let stores = done.stores.iter().map(|s| (s.nvals(), s.vals.bytes().to_vec())).collect::<Vec<_>>();
            (stores, done.sum.unwrap().to_vec())
        };
        for wanted in [&[][..], &[1], &[3, 1], &[4]] {
            for of_sum in [1, 4] {
                let want = make(false, wanted, of_sum, 1);
                for threads in [1, 3] {
                    assert!(make(true, wanted, of_sum, threads) == want, "{wanted:?} {of_sum} {threads}");
                }
            }
        }
    }
}
