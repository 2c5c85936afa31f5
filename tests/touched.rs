//! No operation on a few entries looks at O(n) memory: every page that a call reads or writes is counted.
//!
//! Needs: Linux, whose kernel notes for each page whether it was looked at (`/proc/self/clear_refs` and `smaps`). Vectors have
//! ten million places, so that even a bit per place would be 1,220 KB; calls with up to 1,000 entries, which lie together, must
//! stay below [`MOST_KB`]. Memory mapped from files (the code itself) is not counted, and huge pages are off.
//! One test, because pages belong to the process.

use std::fs;

use graphblas::Result;
use graphblas::dynamic::{Indices, Matrix, Vector, Write};
use graphblas::ops::{BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, Semiring, UnaryCode, UnaryOp};
use graphblas::types::{Datum, DatumSlice, Type, TypeCode};

const N: u64 = 10_000_000;
const MOST_KB: u64 = 300;

/// KB of anonymous memory looked at since the last [`forget`].
fn looked_at() -> u64 {
    let maps = fs::read_to_string("/proc/self/smaps").expect("this test needs Linux's smaps");
    let (mut sum, mut is_file) = (0, false);
    for line in maps.lines() {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("Referenced:") if !is_file => sum += words.next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0),
            Some(range) if !range.ends_with(':') => is_file = words.nth(3).is_some_and(|inode| inode != "0"),
            _ => {}
        }
    }
    sum
}

fn forget() {
    fs::write("/proc/self/clear_refs", "1").expect("this test needs clear_refs");
}

fn sparse(k: u64, first: u64, value: f64) -> Result<Vector> {
    let v = Vector::try_new(&Type::of::<f64>(), N)?;
    let idx: Vec<u64> = (first..first + k).collect();
    let vals = vec![value; idx.len()];
    v.build(&idx, &DatumSlice::of(&vals), None)?;
    Ok(v)
}

/// A vector of `k` places, of which every `step`-th has an entry.
fn small(k: u64, step: usize) -> Result<Vector> {
    let v = Vector::try_new(&Type::of::<f64>(), k)?;
    let idx: Vec<u64> = (0..k).step_by(step).collect();
    v.build(&idx, &DatumSlice::of(&vec![4.0; idx.len()]), None)?;
    Ok(v)
}

fn with<'a>(mask: Option<&'a Vector>, bits: u8) -> Write<'a, Vector> {
    Write { mask, accum: None, desc: Descriptor::from_bits(bits) }
}

#[test]
fn calls_on_few_entries_look_at_few_pages() -> Result<()> {
    // SAFETY: turns huge pages off for this process; no memory is concerned.
    assert_eq!(unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, 1, 0, 0, 0) }, 0);
    let fp64 = Type::of::<f64>();
    let (rows, cols): (Vec<u64>, Vec<u64>) = ((0..N - 1).collect(), (1..N).collect());
    let a = Matrix::try_new(&fp64, N, N)?;
    a.build(&rows, &cols, &DatumSlice::of(&vec![1.0; rows.len()]), None)?;
    drop((rows, cols));
    // A full vector with a value per place, a bitmap of almost as many, and a bitmap of BOOL.
    let full = Vector::try_new(&fp64, N)?;
    full.assign_scalar(&with(None, 0), Some(&Datum::of(&1e9)), Indices::All)?;
    full.set_element(&Datum::of(&3.0), 5)?;
    full.wait()?;
    let bitmap = full.dup()?;
    bitmap.remove_element(7)?;
    bitmap.wait()?;
    // Lists of 200,000 entries: those are searched, not read.
    let many = Vector::try_new(&fp64, N)?;
    let places: Vec<u64> = (0..N).step_by(50).collect();
    many.build(&places, &DatumSlice::of(&vec![2.0; places.len()]), None)?;
    let (own, shared) = (Vector::try_new(&fp64, N)?, Vector::try_new(&fp64, N)?);
    own.build(&places, &DatumSlice::of(&places.iter().map(|&k| k as f64).collect::<Vec<_>>()), None)?;
    let s = Semiring::builtin(BinaryCode::Min, BinaryCode::Plus, TypeCode::FP64);
    let (min, less) = (BinaryOp::builtin(BinaryCode::Min, TypeCode::FP64), BinaryOp::builtin(BinaryCode::Lt, TypeCode::FP64));
    let below = IndexUnaryOp::builtin(IndexUnaryCode::ValueLt, TypeCode::FP64);
    let negate = UnaryOp::builtin(UnaryCode::AInv, TypeCode::FP64);

    // A call that has to look at every value is seen to do so.
    forget();
    let mut sum = [0; 8];
    full.reduce(&Monoid::builtin(BinaryCode::Plus, TypeCode::FP64), &mut sum)?;
    let kb = looked_at();
    // Not quite all: where the system samples which pages are used (DAMON does), it takes some marks away itself.
    assert!(kb > N * 8 / 1024 / 10 * 9, "a sum over all values was not noticed: {kb} KB of {} KB", N * 8 / 1024);

    for k in [1, 10, 100, 1000] {
        let (u, v) = (sparse(k, N / 2, 2.0)?, sparse(k, N / 2 + k / 2, 3.0)?);
        let (w, b) = (Vector::try_new(&fp64, N)?, Vector::try_new(&Type::of::<bool>(), N)?);
        // A part of k places, and what is written there; backwards and in a row.
        let (m, p, falling) = (small(k, 2)?, small(k, 1)?, (N / 2..N / 2 + k).rev().collect::<Vec<u64>>());
        let (rising, picked) = ((N / 2..).step_by(7).take(k as usize).collect::<Vec<u64>>(), Vector::try_new(&fp64, k)?);
        let (list, row) = (Indices::List(&falling), Indices::Range { begin: N / 2, len: k });
        // 8 structure, 16 replace, 4 complement.
        let two = Datum::of(&2.5);
        let plus = Monoid::builtin(BinaryCode::Plus, TypeCode::FP64);
        let joined = |mask, bits| Write { accum: Some(&min), ..with(mask, bits) };
        type Call<'a> = Box<dyn Fn() -> Result<()> + 'a>;
        let calls: [(&str, Call<'_>); 36] = [
            ("nvals(u)", Box::new(|| u.nvals().map(drop))),
            ("w = u'A", Box::new(|| w.vxm(&with(None, 0), &s, &u, &a))),
            ("w<!full,s,r> = u'A", Box::new(|| w.vxm(&with(Some(&full), 28), &s, &u, &a))),
            ("w<!bitmap,s,r> = u'A", Box::new(|| w.vxm(&with(Some(&bitmap), 28), &s, &u, &a))),
            ("w<v,s,r> = u'A", Box::new(|| w.vxm(&with(Some(&v), 24), &s, &u, &a))),
            ("w = u + v", Box::new(|| w.ewise_add(&with(None, 0), &min, &u, &v))),
            ("w = u .* v", Box::new(|| w.ewise_mult(&with(None, 0), &min, &u, &v))),
            ("b = u < full", Box::new(|| b.ewise_mult(&with(None, 0), &less, &u, &full))),
            ("b = bitmap < u", Box::new(|| b.ewise_mult(&with(None, 0), &less, &bitmap, &u))),
            ("w = select(u)", Box::new(|| w.select(&with(None, 0), &below, &u, &two))),
            ("w<v,s,r> = select(u)", Box::new(|| w.select(&with(Some(&v), 24), &below, &u, &two))),
            ("w<many,s,r> = select(u)", Box::new(|| w.select(&with(Some(&many), 24), &below, &u, &two))),
            ("w = u .* many", Box::new(|| w.ewise_mult(&with(None, 0), &min, &u, &many))),
            ("picked = many(I)", Box::new(|| picked.extract(&with(None, 0), &many, Indices::List(&rising)))),
            ("w = -u", Box::new(|| w.apply(&with(None, 0), &negate, &u))),
            ("w<u,s,r> = full", Box::new(|| w.assign(&with(Some(&u), 24), &full, Indices::All))),
            ("w<u,s> = bitmap", Box::new(|| w.assign(&with(Some(&u), 8), &bitmap, Indices::All))),
            ("w<u,s> = 2.5", Box::new(|| w.assign_scalar(&with(Some(&u), 8), Some(&two), Indices::All))),
            ("full<u,s> = 2.5", Box::new(|| full.assign_scalar(&with(Some(&u), 8), Some(&two), Indices::All))),
            ("bitmap<u,s> = v", Box::new(|| bitmap.assign(&with(Some(&u), 8), &v, Indices::All))),
            ("full<u> = u", Box::new(|| full.assign(&with(Some(&u), 0), &u, Indices::All))),
            ("full(I)<m> = p", Box::new(|| full.subassign(&with(Some(&m), 0), &p, list))),
            ("full(I)<!m> = 2.5", Box::new(|| full.subassign_scalar(&with(Some(&m), 4), Some(&two), row))),
            ("bitmap(I)<m,r> = p", Box::new(|| bitmap.subassign(&with(Some(&m), 16), &p, row))),
            ("bitmap(I)<!m,s,r> = 2.5", Box::new(|| bitmap.subassign_scalar(&with(Some(&m), 28), Some(&two), list))),
            ("w(I)<m,r> = p", Box::new(|| w.subassign(&with(Some(&m), 16), &p, list))),
            ("w(I)<!m> = 2.5", Box::new(|| w.subassign_scalar(&with(Some(&m), 4), Some(&two), row))),
            ("w = sort(u)", Box::new(|| Vector::sort(Some(&w), None, &less, &u))),
            ("w<v,s,r> = sums of rows", Box::new(|| w.reduce_rows(&with(Some(&v), 24), &plus, &a))),
            ("w<many,s> min= u", Box::new(|| w.assign(&joined(Some(&many), 8), &u, Indices::All))),
            ("full<many,s> min= u", Box::new(|| full.assign(&joined(Some(&many), 8), &u, Indices::All))),
            ("bitmap<!many,s> min= -u", Box::new(|| bitmap.apply(&joined(Some(&many), 12), &negate, &u))),
            ("full<!many,s> min= u'A", Box::new(|| full.vxm(&joined(Some(&many), 12), &s, &u, &a))),
            ("shared = many", Box::new(|| shared.assign(&with(None, 0), &many, Indices::All))),
            ("own(i) = 2.5, which has an entry there", Box::new(|| own.set_element(&two, N / 2))),
            ("clear(w)", Box::new(|| w.clear())),
        ];
        for (name, call) in &calls {
            // Once before, so that what is made once (workspaces, the side of A that is wanted) is there.
            call()?;
            w.wait()?;
            forget();
            let before = looked_at();
            forget();
            call()?;
            for output in [&w, &b, &full, &bitmap, &picked, &own, &shared] {
                output.nvals()?;
            }
            let kb = looked_at().saturating_sub(before);
            println!("k = {k}: {name}: {kb} KB");
            assert!(kb < MOST_KB, "k = {k}: {name} looked at {kb} KB, {N} places have {} KB of bits", N / 8 / 1024);
        }
    }
    Ok(())
}
