//! Pulling by a vector of few entries: it stays a list, and a bit for each of its places tells which entries of A meet one.
//!
//! Needs: A in lists without numbers, u a list of few entries, indices of 32 bits. Gives: [`are_few`], [`pull`] by any semiring.
//! Cost: half a nanosecond per entry of A, 5 per entry that meets one of u, half of one per row; memory: a bit and a half per place of u and the
//! result. Where a value for each place of u lay, it was as long as the result (2026-11, bench-peer, `Au` of 1 % on Kronecker 16).
//! Parallel: rows split by entries.

use std::ops::Range;

use super::erased::{Products, sum_by_rows};
use crate::error::Result;
use crate::kernel::erased::adder::Adder;
use crate::kernel::mxm::Order;
use crate::kernel::operand::view;
use crate::mem::{Buf, scratch};
use crate::ops::Semiring;
use crate::par::{self, Disjoint, Parts};
use crate::storage::part::{Part, assemble};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values};

/// Places of u to each of its entries, at least.
const FEW: u64 = 32;

/// Rows of A of which one at most may meet an entry of u, by A's mean length, so that results are listed: a list has twelve bytes
/// where each place takes nine. 2026-11.
const ONE_IN: usize = 4;

/// Products made at a time.
const LANES: usize = 256;

/// Entries of A that are looked up without a branch: as a rule none of them meets one of u.
const LOOK: usize = 16;

/// Whether `u` is a list of few entries.
pub(super) fn are_few(u: &Store) -> bool {
    u.is_list() && (u.nvals() as u64).saturating_mul(FEW) <= u.nminor
}

/// Whether few rows of A meet an entry of u.
fn are_rare(a: &Store, u: &Store) -> bool {
    let n = a.nmajor.max(1) as usize;
    u.nvals().saturating_mul(a.nvals() / n + 1).saturating_mul(ONE_IN) <= n
}

/// z = A (+).(x) u.
pub(super) fn pull(s: &Semiring, a: &Store, u: &Store, order: Order) -> Result<Store> {
    let (lists, ty, n) = (view::<u32>(a), s.add().ty(), a.nmajor as usize);
    let places = Places::of(view::<u32>(u).idx, u.nminor as usize)?;
    let worker = || Worker::new(s, (a, u), order, &places);
    let ranges = par::ranges(n, |k| lists.ptr[k].us() + k)?;
    if are_rare(a, u) {
        let parts = par::run(&ranges, |rows| {
            let mut sums = Listed { size: ty.size(), n: 0, idx: Buf::new(), vals: Buf::new() };
            worker()?.rows(&lists, rows, &mut sums)?;
            Ok(sums.ended())
        })?;
        let mut all = Part::new();
        for (idx, vals) in parts {
            if all.idx.is_empty() {
                (all.idx, all.vals) = (idx, vals);
            } else {
                all.idx.extend_from_slice(&idx)?;
                all.vals.extend_from_slice(&vals)?;
            }
        }
        all.end_vector(0)?;
        return assemble(&ty, 1, n as u64, Parts::One(all), None);
    }
    let (mut present, mut vals) = (Buf::zeroed(n)?, Buf::zeroed(n * ty.size())?);
    let (marks, outs) = (Disjoint::new(&mut present), Disjoint::new(&mut vals));
    let counts = par::run(&ranges, |rows| {
        // SAFETY: ranges do not overlap.
        let (present, out) = unsafe { (marks.slice(rows.clone()), outs.slice(rows.start * ty.size()..rows.end * ty.size())) };
        let mut sums = Placed { size: ty.size(), first: rows.start, present, out, made: 0 };
        worker()?.rows(&lists, rows, &mut sums)?;
        Ok(sums.made)
    })?;
    let nvals = counts.iter().sum();
    let form = if nvals == n { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
    Ok(Store { ty, nmajor: 1, nminor: n as u64, form, vals: Values::each(vals) })
}

/// Which places of u have an entry, and how many before them have.
struct Places {
    bits: scratch::Dirty<u64>,
    before: scratch::Dirty<u32>,
}

impl Places {
    /// Of `n`, those in `idx`, which rise.
    fn of(idx: &[u32], n: usize) -> Result<Places> {
        let words = n.div_ceil(64);
        let (mut bits, mut before) = (scratch::dirty::<u64>(words)?, scratch::dirty::<u32>(words)?);
        bits.fill(0);
        idx.iter().for_each(|k| bits[k.us() / 64] |= 1 << (k % 64));
        let mut n = 0;
        for (word, before) in bits.iter().zip(&mut before[..]) {
            *before = n;
            n += word.count_ones();
        }
        Ok(Places { bits, before })
    }

    /// The position of the entry at place `k`, which has one.
    fn position(&self, k: usize) -> usize {
        (self.before[k / 64] + (self.bits[k / 64] & ((1 << (k % 64)) - 1)).count_ones()) as usize
    }
}

/// Where sums are.
pub(super) trait Sums {
    /// Makes room for so many rows more.
    fn reserve(&mut self, rows: usize) -> Result<()>;
    /// The place of a row's sum, and whether it is there already. Rows rise; there is room for a new one.
    fn place(&mut self, row: usize) -> (*mut u8, bool);
}

/// Of the `n` rows that have one; what lies behind them is room.
struct Listed {
    size: usize,
    n: usize,
    idx: Buf<u32>,
    vals: Buf<u8>,
}

impl Listed {
    /// Rows and sums, without the room.
    fn ended(mut self) -> (Buf<u32>, Buf<u8>) {
        self.idx.truncate(self.n);
        self.vals.truncate(self.n * self.size);
        (self.idx, self.vals)
    }
}

impl Sums for Listed {
    fn reserve(&mut self, rows: usize) -> Result<()> {
        self.idx.resize(self.n + rows, 0)?;
        self.vals.resize((self.n + rows) * self.size, 0)
    }

    fn place(&mut self, row: usize) -> (*mut u8, bool) {
        let is_there = self.idx[..self.n].last().is_some_and(|last| last.us() == row);
        if !is_there {
            self.idx[self.n] = row as u32;
            self.n += 1;
        }
        let end = self.n * self.size;
        (self.vals[end - self.size..end].as_mut_ptr(), is_there)
    }
}

/// Of all rows, counted from the first.
pub(super) struct Placed<'o> {
    pub size: usize,
    pub first: usize,
    pub present: &'o mut [u8],
    pub out: &'o mut [u8],
    /// How many are there that were not before.
    pub made: usize,
}

impl Sums for Placed<'_> {
    fn reserve(&mut self, _: usize) -> Result<()> {
        Ok(())
    }

    fn place(&mut self, row: usize) -> (*mut u8, bool) {
        let k = row - self.first;
        let before = std::mem::replace(&mut self.present[k], 1);
        self.made += 1 - usize::from(before);
        (self.out[k * self.size..(k + 1) * self.size].as_mut_ptr(), before == 1)
    }
}

/// A semiring at work.
struct Worker<'a> {
    products: Products<'a>,
    add: Adder,
    places: &'a Places,
    /// Positions in A, and their rows.
    lanes: [[usize; LANES]; 2],
}

impl<'a> Worker<'a> {
    fn new(s: &Semiring, (a, u): (&'a Store, &'a Store), order: Order, places: &'a Places) -> Result<Self> {
        let products = Products::new(s, a, u, order, LANES)?;
        Ok(Worker { products, add: Adder::of(&s.add())?, places, lanes: [[0; LANES]; 2] })
    }

    /// Of the entries of these rows.
    fn rows(&mut self, lists: &View<'_, u32>, rows: Range<usize>, sums: &mut impl Sums) -> Result<()> {
        let (mut p, last) = (lists.ptr[rows.start].us(), lists.ptr[rows.end].us());
        let (mut row, mut n) = (rows.start, 0);
        let bits = &self.places.bits[..];
        // SAFETY: LIST-2: k is a place of u.
        let has = |k: u32| unsafe { (*bits.get_unchecked(k.us() / 64) >> (k % 64)) as u32 & 1 };
        for some in lists.idx[p..last].chunks(LOOK) {
            let mut hits = some.iter().enumerate().fold(0, |hits, (l, k)| hits | has(*k) << l);
            while hits != 0 {
                let at = p + hits.trailing_zeros() as usize;
                hits &= hits - 1;
                row += lists.ptr[row + 1..].iter().take_while(|end| end.us() <= at).count();
                (self.lanes[0][n], self.lanes[1][n]) = (at, row);
                n += 1;
                if n == LANES {
                    // A row that may go on waits for what is left of it, so that its sum depends on nothing else; a longer one's
                    // parts begin with it.
                    let whole = self.lanes[1].partition_point(|r| *r < row);
                    let now = if whole == 0 { n } else { whole };
                    self.sum(now, lists, sums)?;
                    self.lanes.iter_mut().for_each(|lane| lane.copy_within(now.., 0));
                    n -= now;
                }
            }
            p += some.len();
        }
        self.sum(n, lists, sums)
    }

    /// Adds the products of the first `n` lanes to their rows' sums.
    fn sum(&mut self, n: usize, lists: &View<'_, u32>, sums: &mut impl Sums) -> Result<()> {
        sums.reserve(n)?;
        let [ps, rows] = &self.lanes;
        let place = |l: usize| lists.idx[ps[l]].us();
        let z = self.products.of(n, |l| ps[l], |l| self.places.position(place(l)), |l| (rows[l], place(l)));
        // SAFETY: the products were made just above; places are those of values.
        unsafe { sum_by_rows(&self.add, z, n, |l| rows[l], |row| sums.place(row)) };
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{pull, push};
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};
    use crate::kernel::writeback::How;
    use crate::ops::{BinaryCode, BinaryOp, Monoid};
    use crate::storage::convert;
    use crate::types::{Datum, Type, TypeCode};

    /// Rows of which none, some or very many entries meet one of u, against a vector with a value for each place, and pushed.
    #[test]
    fn a_list_gives_what_a_dense_vector_gives() {
        let (mut dice, n) = (Dice(77), 12_000);
        let first = BinaryOp::builtin(BinaryCode::First, TypeCode::Int32);
        let first = Monoid::try_new(&first, &Datum::of(&0i32), None).unwrap();
        let semirings = [
            (Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::Int64), TypeCode::Int64),
            (Semiring::builtin(BinaryCode::Min, BinaryCode::Minus, TypeCode::FP64), TypeCode::FP64),
            (Semiring::builtin(BinaryCode::Max, BinaryCode::SecondI, TypeCode::Int64), TypeCode::Int64),
            (Semiring::builtin(BinaryCode::Plus, BinaryCode::FirstI, TypeCode::Int64), TypeCode::Int64),
            (Semiring::builtin(BinaryCode::LOr, BinaryCode::LAnd, TypeCode::Bool), TypeCode::Bool),
            (Semiring::try_new(&first, &BinaryOp::builtin(BinaryCode::Times, TypeCode::Int32)).unwrap(), TypeCode::Int32),
        ];
        let of_u = sample::random(&mut dice, 1, n, FEW + 2, 2);
        assert!(of_u.len() > LANES, "rows of more products than are made at a time");
        for nmajor in [60, 12_000] {
            // Rows as long as there are columns, and as short as a road network's.
            let mut of_a: Entries =
                (0..nmajor).flat_map(|i| (0..3).map(move |k| ((i, (i * 7919 + k * 104_729) % n), 3))).collect();
            for i in [0, 1, 20, nmajor - 1] {
                of_a.extend((0..n).step_by(1 + i as usize % 3).map(|j| ((i, j), 1 + (i + j) as i64 % 2)));
            }
            for (s, code) in &semirings {
                let ty = Type::from(*code);
                let (a, u) = (sample::store(&ty, nmajor, n, &of_a), sample::store(&ty, 1, n, &of_u));
                assert!(are_few(&u) && are_rare(&a, &u) == (nmajor == 12_000), "{nmajor}");
                let (dense, by_columns) = (convert::to_dense(&u).unwrap().unwrap(), crate::kernel::transpose::run(&a).unwrap());
                for order in [Order::Straight, Order::Flipped] {
                    let z = pull(s, &a, &u, order, &How::plain()).unwrap();
                    let pulled = pull(s, &a, &dense, order, &How::plain()).unwrap();
                    assert_eq!(sample::entries(&z), sample::entries(&pulled), "{s:?} {order:?} {nmajor}");
                    let turned = if order == Order::Straight { Order::Flipped } else { Order::Straight };
                    let pushed = push((s, &u, &by_columns, turned), None, &How::plain()).unwrap();
                    assert_eq!(sample::entries(&z), sample::entries(&pushed), "{s:?} {order:?} {nmajor}, pushed");
                }
            }
        }
    }
}
