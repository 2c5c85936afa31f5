//! Threads that read the same objects while their updates still wait, work on objects of their own,
//! and use the pool together; each gets what one thread alone gets.
//!
//! Needs: nothing. The products are large enough to wake the pool. `make tsan` runs this under
//! ThreadSanitizer, which comes with nightly toolchains only.

use std::sync::Barrier;
use std::thread;

use graphblas::mem::scratch;
use graphblas::{Matrix, Result, Vector, monoid, op, par, semiring};

const N: u64 = 3000;
const PER_ROW: u64 = 8;
const THREADS: usize = 4;
const ROUNDS: usize = 8;

/// Some entries are built, some set afterwards and some removed.
fn matrix(seed: i64) -> Result<Matrix<i64>> {
    let rows: Vec<u64> = (0..N * PER_ROW).map(|k| k / PER_ROW).collect();
    let cols: Vec<u64> = (0..N * PER_ROW).map(|k| (k / PER_ROW * 31 + k % PER_ROW * 371) % N).collect();
    let vals: Vec<i64> = (0..N * PER_ROW).map(|k| (k % 5) as i64 - seed).collect();
    let mut a = Matrix::from_tuples((N, N), &rows, &cols, &vals, Some(&op::plus::<i64>()))?;
    for k in (0..N).step_by(3) {
        a.set(k, (k * 7 + 1) % N, seed)?;
        a.remove(k, k * 31 % N)?;
    }
    Ok(a)
}

fn vector(seed: i64) -> Result<Vector<i64>> {
    let mut u = Vector::try_new(N)?;
    for k in (0..N).step_by(2) {
        u.set(k, seed + k as i64)?;
    }
    u.remove(4)?;
    Ok(u)
}

/// A number that depends on every entry and its place.
fn print(c: &Matrix<i64>) -> Result<i64> {
    let (rows, cols, vals) = c.tuples()?;
    Ok(rows.iter().zip(&cols).zip(&vals).map(|((&i, &j), &x)| (i * 131 + j * 17 + 1) as i64 * x).sum())
}

fn print_vector(w: &Vector<i64>) -> Result<i64> {
    let (places, vals) = w.tuples()?;
    Ok(places.iter().zip(&vals).map(|(&i, &x)| (i * 17 + 1) as i64 * x).sum())
}

type Way = fn(&Matrix<i64>, &Vector<i64>) -> Result<i64>;

/// Ways to read `a` and `u`; each may be the one that settles their updates.
const WAYS: [Way; 8] = [
    |a, _| print(&a.mxm(&semiring::plus_times::<i64>(), a).eval()?),
    |a, _| Ok(a.get(3, 22)?.unwrap_or(-1)),
    |a, u| Ok((a.nvals()? * 1000 + u.nvals()?) as i64),
    |a, _| a.reduce(&monoid::plus::<i64>()),
    |a, u| {
        let (mut b, mut v) = (a.dup()?, u.dup()?);
        b.set(0, 0, 5)?;
        v.set(1, 5)?;
        Ok(print(&b)? + 3 * print_vector(&v)?)
    },
    |a, u| print_vector(&a.mxv(&semiring::plus_times::<i64>(), u).eval()?),
    |a, u| print_vector(&u.vxm(&semiring::min_plus::<i64>(), a).eval()?),
    |a, _| print(&a.ewise_add(op::plus::<i64>(), &a.transposed().eval()?).eval()?),
];

/// Everything on objects that nobody else has.
fn alone(seed: i64) -> Result<i64> {
    let (a, u) = (matrix(seed)?, vector(seed)?);
    let mut c = a.mxm(&semiring::plus_times::<i64>(), a.t()).eval()?;
    c.set(0, 0, seed)?;
    let w = c.mxv(&semiring::plus_times::<i64>(), &u).eval()?;
    let low = c.select(op::tril(), 0_i64).eval()?;
    Ok(print(&low)? + print_vector(&w)?)
}

#[test]
fn threads_get_what_one_thread_gets() {
    par::set_threads(3);
    let shared: Vec<i64> = WAYS.iter().map(|way| way(&matrix(1).unwrap(), &vector(2).unwrap()).unwrap()).collect();
    // By hand: row 3 has (3, 22) set to 1; of N / 3 rows one entry is set and one removed; every
    // second place of u is set, and one removed.
    assert_eq!(shared[1], 1);
    assert_eq!(shared[2], ((N * PER_ROW) * 1000 + N / 2 - 1) as i64);
    let own: Vec<i64> = (0..THREADS as i64).map(|seed| alone(seed).unwrap()).collect();
    for round in 0..ROUNDS {
        let (a, u) = (matrix(1).unwrap(), vector(2).unwrap());
        let start = Barrier::new(THREADS);
        thread::scope(|s| {
            for number in 0..THREADS {
                let (a, u, start, shared, own) = (&a, &u, &start, &shared, &own);
                s.spawn(move || {
                    start.wait();
                    for k in 0..3 {
                        let way = (number + round + k * 3) % WAYS.len();
                        assert_eq!(WAYS[way](a, u).unwrap(), shared[way], "way {way}");
                    }
                    if number == round % THREADS {
                        assert_eq!(alone(number as i64).unwrap(), own[number]);
                        scratch::release_all();
                    }
                });
            }
        });
    }
}

/// Calls on a few entries look at their operands and wait for nothing meanwhile: each thread's output is another one's operand, and
/// mask, in whatever order.
#[test]
fn calls_on_few_entries_never_wait_for_each_other() {
    use graphblas::dynamic;
    use graphblas::ops::Descriptor;
    use graphblas::types::{Datum, Type};

    const STEPS: usize = 3000;
    let ty = Type::of::<i64>();
    let start = |k: u64| {
        let v = dynamic::Vector::try_new(&ty, N).unwrap();
        v.set_element(&Datum::of(&1_i64), k).unwrap();
        v
    };
    let a = dynamic::Matrix::try_new(&ty, N, N).unwrap();
    for k in 0..N {
        a.set_element(&Datum::of(&1_i64), k, (k + 1) % N).unwrap();
    }
    let vectors: Vec<dynamic::Vector> = (0..THREADS as u64).map(|k| start(k * 5)).collect();
    let replace = Descriptor { replace: true, mask_complement: true, ..Descriptor::default() };
    thread::scope(|s| {
        for number in 0..THREADS {
            let (a, vectors) = (&a, &vectors);
            s.spawn(move || {
                let [w, u, m] = [0, 1, 2].map(|k| &vectors[(number + k) % THREADS]);
                let (semiring, min) = (semiring::min_plus::<i64>(), op::min::<i64>());
                for step in 0..STEPS {
                    let how = dynamic::Write { mask: Some(m), accum: None, desc: replace };
                    w.vxm(&how, &semiring, u, a).unwrap();
                    match step % 3 {
                        0 => w.ewise_mult(&dynamic::Write::default(), &min, w, u).unwrap(),
                        1 => w
                            .assign_scalar(
                                &dynamic::Write { mask: Some(u), ..Default::default() },
                                Some(&Datum::of(&2_i64)),
                                dynamic::Indices::All,
                            )
                            .unwrap(),
                        _ => w.set_element(&Datum::of(&3_i64), (number * 5 + step) as u64 % N).unwrap(),
                    }
                }
            });
        }
    });
    // Nobody else is there any more: entry k comes from entry k - 1, whatever the others left behind.
    let (u, w) = (start(7), &vectors[0]);
    w.vxm(&dynamic::Write::default(), &semiring::min_plus::<i64>(), &u, &a).unwrap();
    let mut x = [0_u8; 8];
    assert!(w.nvals().unwrap() == 1 && w.extract_element(&ty, &mut x, 8).unwrap());
    assert_eq!(i64::from_ne_bytes(x), 2);
}
