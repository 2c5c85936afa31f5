//! Products against sums over all pairs, for shapes that reach every way of summing a row and of
//! joining rows, with one thread and with several.

use super::*;
use crate::kernel::sample::{self, Dice, Entries};
use crate::kernel::writeback::How;
use crate::ops::BinaryCode;
use crate::par;
use crate::types::{Type, TypeCode};

/// A semiring whose values are whole numbers.
struct Ring {
    add: BinaryCode,
    mul: BinaryCode,
    ty: TypeCode,
    plus: fn(i64, i64) -> i64,
    times: fn(i64, i64) -> i64,
}

const RINGS: [Ring; 5] = [
    Ring { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FP64, plus: |a, b| a + b, times: |x, y| x * y },
    Ring { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::Int16, plus: |a, b| a.max(b), times: |x, y| x - y },
    Ring { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Bool, plus: |a, _| a, times: |_, _| 1 },
    Ring { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::Int64, plus: |a, b| a + b, times: |_, _| 1 },
    Ring { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt32, plus: |a, b| a.min(b), times: |_, y| y },
];

/// About `count` entries with values from `least` to 9.
fn scattered(dice: &mut Dice, nmajor: u64, nminor: u64, count: u64, least: u64) -> Entries {
    let mut e = Entries::new();
    for _ in 0..count {
        e.insert((dice.below(nmajor), dice.below(nminor)), (least + dice.below(10 - least)) as i64);
    }
    e
}

fn product(a: &Entries, b: &Entries, ring: &Ring) -> Entries {
    let mut out = Entries::new();
    for (&(i, k), &x) in a {
        for (&(_, j), &y) in b.range((k, 0)..(k + 1, 0)) {
            let z = (ring.times)(x, y);
            out.entry((i, j)).and_modify(|sum| *sum = (ring.plus)(*sum, z)).or_insert(z);
        }
    }
    out
}

fn list(ty: &Type, nmajor: u64, nminor: u64, e: &Entries) -> Store {
    let s = sample::store(ty, nmajor, nminor, e);
    crate::storage::convert::to_list(&s).unwrap().unwrap_or(s)
}

#[test]
fn every_way_sums_the_same() {
    let mut dice = Dice(31);
    // Rows, inner dimension, columns, entries of A and of B.
    for (m, inner, n, in_a, in_b) in [
        // Dense rows, several ranges in one block.
        (200, 60, 70, 6000, 2100),
        // Rows of a few products.
        (6000, 6000, 6000, 15000, 15000),
        // Rows of one or two products under masks of about three, and short columns.
        (2000, 60, 60, 1500, 90),
        // Some 50 products in 8000 columns: bits; too many for one block, so that they are counted first.
        (1500, 40, 8000, 4000, 800),
        // So few per row that ranges are cut by entries.
        (20_000, 20_000, 20_000, 15_000, 20_000),
        // Each entry of A meets one of B at most, as a rule: written in place by several, where sums leave gaps, in short rows and in
        // long ones.
        (3000, 3000, 40, 30_000, 2500),
        (60, 2000, 2000, 20_000, 1500),
        // A few rows of many products in many columns.
        (4, 40, 5000, 120, 2000),
        // A row alone, which workers share.
        (1, 300, 3000, 400, 12_000),
        // One entry per row and column of A, and B full.
        (30, 30, 300, 20, 60_000),
        (30, 2, 30, 40, 400),
    ] {
        let (ea, eb) = (scattered(&mut dice, m, inner, in_a, 1), scattered(&mut dice, inner, n, in_b, 1));
        let em = scattered(&mut dice, m, n, (in_a * 4).min(m * n / 2), 0);
        let mask = list(&Type::of::<i8>(), m, n, &em);
        let dense_mask = (m * n <= 12_000_000).then(|| crate::storage::convert::to_dense(&mask).unwrap().unwrap());
        for ring in &RINGS {
            let want = product(&ea, &eb, ring);
            let ty = Type::from(ring.ty);
            // Values of a BOOL semiring are not looked at.
            let (a, b) = (list(&ty, m, inner, &ea), list(&ty, inner, n, &eb));
            let columns = transpose::run(&b).unwrap();
            par::set_threads(3);
            let views = (view::<u32>(&a), view::<u32>(&b));
            let pieces = shared::pieces(&views.0, &views.1, 0, shared::products(&views.0, &views.1, 0)).unwrap();
            assert!(m > 1 || pieces.is_some(), "the row is shared");
            let s = Semiring::builtin(ring.add, ring.mul, ring.ty);
            for (masked, complement, structural) in
                [(false, false, false), (true, false, true), (true, false, false), (true, true, true)]
            {
                let how = How { mask: masked.then_some(&mask), complement, structural, ..How::plain() };
                let allowed = |at: &(u64, u64)| !masked || em.get(at).is_some_and(|&v| structural || v != 0) != complement;
                let want: Entries = want.iter().filter(|(at, _)| allowed(at)).map(|(&at, &v)| (at, v)).collect();
                for (threads, mask) in [(1, Some(&mask)), (3, Some(&mask)), (if m == 1 { 3 } else { 1 }, dense_mask.as_ref())] {
                    let Some(mask) = mask else { continue };
                    let how = How { mask: masked.then_some(mask), ..how };
                    par::set_threads(threads);
                    for (rows, cols) in [(Some(&b), None), (None, Some(&columns)), (Some(&b), Some(&columns))] {
                        let z = run(&s, &a, &TwoWay::new(rows, cols), &how).unwrap();
                        let case = (
                            m,
                            n,
                            ring.mul,
                            masked,
                            (mask.is_list(), complement, structural),
                            threads,
                            rows.is_some(),
                            cols.is_some(),
                        );
                        assert!(sample::entries(&z) == want, "{case:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_first_product_is_stored_as_it_is() {
    // -0.0 + 0.0 would be 0.0: no identity may be added.
    let ty = Type::of::<f64>();
    let a = list(&ty, 1, 2, &Entries::from([((0, 0), -1), ((0, 1), -1)]));
    for n in [1u64, 5, 40, 4000] {
        // Columns beyond the first few make the row longer, and summed another way.
        let mut e: Entries = (0..n).map(|j| ((0, j), 0)).collect();
        e.insert((1, n - 1), 0);
        let z = run(
            &Semiring::builtin(BinaryCode::Plus, BinaryCode::Times, TypeCode::FP64),
            &a,
            &TwoWay::new(Some(&list(&ty, 2, n, &e)), None),
            &How::plain(),
        )
        .unwrap();
        let value = |p: usize| f64::from_ne_bytes(z.vals.at(p, 8).try_into().unwrap());
        assert_eq!(z.nvals(), n as usize);
        assert!((0..z.nvals()).all(|p| value(p) == 0.0 && value(p).is_sign_negative()));
    }
}

/// The indices of a result with the bits of its values.
fn bits_of(z: &Store) -> Vec<(u32, [u8; 8])> {
    view::<u32>(z).idx.iter().zip(z.vals.bytes().as_chunks::<8>().0).map(|(j, bits)| (*j, *bits)).collect()
}

/// Of each column that has entries the sum of these, one by one.
fn sums_of(b: &Store) -> impl Iterator<Item = (u32, [u8; 8])> {
    let mut sums = std::collections::BTreeMap::<u32, f64>::new();
    for (j, bits) in bits_of(b) {
        let x = f64::from_ne_bytes(bits);
        sums.entry(j).and_modify(|sum| *sum += x).or_insert(x);
    }
    sums.into_iter().map(|(j, sum)| (j, sum.to_ne_bytes()))
}

/// Zeros of either sign, a NaN and two numbers, one for each entry of a list.
fn odd_values(dice: &mut Dice, count: usize) -> crate::storage::Values {
    let kinds = [0.0, -0.0, f64::NAN, 1.5, -7.0];
    let values: Vec<u8> = (0..count).flat_map(|_| kinds[dice.below(5) as usize].to_ne_bytes()).collect();
    crate::storage::Values::each(crate::mem::Buf::from_slice(&values).unwrap())
}

/// Sums by a column's number in the mask's list, some of which start with a neutral value, against those by column: bit by bit, with
/// products that are NaN or a zero of either sign.
#[test]
fn a_list_mask_changes_no_bit_of_a_sum() {
    let (mut dice, ty, n) = (Dice(5), Type::of::<f64>(), 1 << 16);
    let a = list(&ty, 1, 30, &(0..30).map(|k| ((0, k), 1)).collect());
    let columns: Vec<u64> = (0..150).map(|_| dice.below(n)).collect();
    let mut b = list(&ty, 30, n, &(0..500).map(|_| ((dice.below(30), columns[dice.below(150) as usize]), 1)).collect());
    b.vals = odd_values(&mut dice, b.nvals());
    let mask = list(&Type::of::<i8>(), 1, n, &columns.iter().take(100).map(|&j| ((0, j), 1)).collect());
    for add in [BinaryCode::Plus, BinaryCode::Min, BinaryCode::Max, BinaryCode::Any] {
        let s = Semiring::builtin(add, BinaryCode::Second, TypeCode::FP64);
        let make = |mask, structural| {
            bits_of(&run(&s, &a, &TwoWay::new(Some(&b), None), &How { mask, structural, ..How::plain() }).unwrap())
        };
        let (mut want, got) = (make(None, false), make(Some(&mask), true));
        if add == BinaryCode::Plus {
            assert!(want.iter().copied().eq(sums_of(&b)), "listed products, the first of which is stored as it is");
        }
        want.retain(|(j, _)| view::<u32>(&mask).idx.contains(j));
        assert!(want.len() > 80 && got == want, "{add:?}");
        assert!(make(Some(&mask), false) == want, "{add:?}");
    }
}

/// The same of rows whose columns follow each other, but for gaps, as those of the mask do, some of which are false.
#[test]
fn neighbours_of_a_list_mask_change_no_bit_of_a_sum() {
    let (mut dice, ty, m, n) = (Dice(11), Type::of::<f64>(), 60, 1 << 14);
    let mut runs = |rows: u64, values: u64| {
        let mut e = Entries::new();
        for i in 0..rows {
            let mut j = 1000 + dice.below(6);
            while j < 1040 {
                for _ in 0..1 + dice.below(12) {
                    e.insert((i, j), 1 - dice.below(1 + values) as i64);
                    j += 1;
                }
                j += 1 + dice.below(3) * dice.below(4);
            }
        }
        e
    };
    let (mut b, em) = (list(&ty, 30, n, &runs(30, 0)), runs(m, 1));
    let a = list(&ty, m, 30, &(0..m * 5).map(|_| ((dice.below(m), dice.below(30)), 1)).collect());
    b.vals = odd_values(&mut dice, b.nvals());
    let mask = list(&Type::of::<i8>(), m, n, &em);
    for add in [BinaryCode::Plus, BinaryCode::Min, BinaryCode::Any] {
        let s = Semiring::builtin(add, BinaryCode::Second, TypeCode::FP64);
        let make = |mask, structural| {
            let z = run(&s, &a, &TwoWay::new(Some(&b), None), &How { mask, structural, ..How::plain() }).unwrap();
            sample::entries(&z).into_keys().zip(bits_of(&z)).collect::<Vec<_>>()
        };
        for structural in [true, false] {
            let (mut want, got) = (make(None, false), make(Some(&mask), structural));
            want.retain(|(at, _)| em.get(at).is_some_and(|&v| structural || v != 0));
            assert!(want.len() > 500 && got == want, "{add:?}");
        }
    }
}

/// The bound that decides about the width of indices: a product of a column and a row has more entries than 32 bits count, and
/// is not made here; no mask of three places lets more through, and a product of diagonals stays narrow.
#[test]
fn entries_beyond_32_bits_are_foreseen() {
    const N: u64 = 70_000;
    let ty = Type::of::<i8>();
    let along = |at: fn(u64) -> (u64, u64)| (0..N).map(|k| (at(k), 1)).collect::<Entries>();
    let (column, row) = (list(&ty, N, 1, &along(|k| (k, 0))), list(&ty, 1, N, &along(|k| (0, k))));
    let diagonal = list(&ty, N, N, &along(|k| (k, k)));
    let mask = list(&ty, N, N, &Entries::from([((0, 0), 1), ((5, 5), 1), ((9, 1), 1)]));
    let most = |a: &Store, b: &Store, how: &How<'_>| most_entries(a, &TwoWay::new(Some(b), None), how).unwrap();
    assert_eq!(most(&column, &row, &How::plain()), N * N);
    assert_eq!(most(&column, &row, &How { mask: Some(&mask), ..How::plain() }), 3);
    assert_eq!(most(&column, &row, &How { mask: Some(&mask), complement: true, ..How::plain() }), N * N);
    assert_eq!(most(&diagonal, &diagonal, &How::plain()), N);
    // From columns only the products are counted.
    let columns = transpose::run(&row).unwrap();
    assert_eq!(most_entries(&column, &TwoWay::new(None, Some(&columns)), &How::plain()).unwrap(), N * N);
}
