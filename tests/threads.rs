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
