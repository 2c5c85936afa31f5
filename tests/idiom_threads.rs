//! Contexts, snapshots for readers beside a writer, and that objects may be sent and shared.
//!
//! Expected: by hand; a reader must find a state that the writer left between two changes, never one in between.

use std::thread;

use graphblas::dynamic::{self, Reading};
use graphblas::ops::{BinaryOp, Monoid, Semiring, UnaryOp};
use graphblas::typed::{Csr, Entries, Line, LineIter, MatrixExpr, MatrixView, Transposed, VectorEntries, VectorExpr, VectorView};
use graphblas::{Context, Error, ErrorKind, Matrix, Result, Vector, monoid, op, par, semiring, with_threads};

const fn sent_and_shared<T: Send + Sync>() {}

/// Checked when compiled.
const _: () = {
    sent_and_shared::<Matrix<f64>>();
    sent_and_shared::<Vector<bool>>();
    sent_and_shared::<MatrixView<i8>>();
    sent_and_shared::<VectorView<i8>>();
    sent_and_shared::<Line<'static, i8>>();
    sent_and_shared::<LineIter<'static, i8>>();
    sent_and_shared::<Entries<Reading, i8>>();
    sent_and_shared::<VectorEntries<Reading, i8>>();
    sent_and_shared::<MatrixExpr<f64>>();
    sent_and_shared::<VectorExpr<f64>>();
    sent_and_shared::<Transposed<'static, f64>>();
    sent_and_shared::<Csr<f64>>();
    sent_and_shared::<dynamic::Matrix>();
    sent_and_shared::<dynamic::Vector>();
    sent_and_shared::<dynamic::Scalar>();
    sent_and_shared::<(Semiring, Monoid, BinaryOp, UnaryOp)>();
    sent_and_shared::<(Context, Error)>();
};

#[test]
fn snapshots_are_read_while_the_matrix_changes() -> Result<()> {
    const N: u64 = 64;
    const STATES: i64 = 200;
    // In state s every entry of the diagonal is s.
    let mut a = Matrix::<i64>::try_new(N, N)?;
    let (sender, receiver) = std::sync::mpsc::channel::<(i64, Matrix<i64>)>();
    let receiver = std::sync::Mutex::new(receiver);
    thread::scope(|scope| {
        let readers: Vec<_> = (0..3)
            .map(|_| {
                scope.spawn(|| -> Result<usize> {
                    let mut seen = 0;
                    loop {
                        let next = receiver.lock().expect("no reader panics").recv();
                        let Ok((state, snapshot)) = next else { return Ok(seen) };
                        assert_eq!(snapshot.reduce(&monoid::plus::<i64>())?, state * N as i64);
                        let view = snapshot.view()?;
                        assert!(view.iter().all(|(i, j, x)| i == j && x == state), "state {state}: {view:?}");
                        seen += 1;
                    }
                })
            })
            .collect();
        let sent = (|| -> Result<()> {
            for state in 1..=STATES {
                for i in 0..N {
                    a.set(i, i, state)?;
                }
                // A reader that is gone has panicked, which its join tells.
                let _ = sender.send((state, a.dup()?));
            }
            Ok(())
        })();
        drop(sender);
        let seen: usize = readers.into_iter().map(|r| r.join().expect("no reader panics")).sum::<Result<usize>>()?;
        sent.map(|()| assert_eq!(seen, STATES as usize))
    })?;
    Ok(())
}

#[test]
fn a_view_is_shared_by_threads() -> Result<()> {
    let a = Matrix::try_from_iter((1000, 1000), (0..1000).map(|k| (k, k * 7 % 1000, k)), None)?;
    let view = a.view()?;
    let sums: Vec<u64> = thread::scope(|scope| {
        let parts: Vec<_> = (0..4)
            .map(|t| {
                let view = &view;
                let part = move || {
                    (t * 250..(t + 1) * 250).filter_map(|i| view.row(i).ok()).flat_map(|row| row.iter()).map(|e| e.1).sum()
                };
                scope.spawn(part)
            })
            .collect();
        parts.into_iter().map(|p| p.join().expect("no reader panics")).collect()
    });
    assert_eq!(sums.iter().sum::<u64>(), 999 * 1000 / 2);
    Ok(())
}

/// One test, as the number of threads of the library is one for all.
#[test]
fn contexts_bind_the_calls_of_a_block() -> Result<()> {
    par::set_threads(4);
    let inside = with_threads(2, || Ok(par::threads()))?;
    assert_eq!((inside, par::threads()), (2, 4));

    let nested = with_threads(3, || {
        let inner = with_threads(1, || Ok(par::threads()))?;
        let more = with_threads(9, || Ok(par::threads()))?;
        Ok((inner, more, par::threads()))
    })?;
    assert_eq!(nested, (1, 3, 3), "a context cannot raise what holds around it");

    let elsewhere = with_threads(1, || Ok(thread::scope(|s| s.spawn(par::threads).join().expect("no panic"))))?;
    assert_eq!(elsewhere, 4, "other threads go on as they were");

    let panicked = std::panic::catch_unwind(|| with_threads(1, || -> Result<()> { std::panic::resume_unwind(Box::new(())) }));
    assert!(panicked.is_err());
    assert_eq!(par::threads(), 4, "put back after a panic");

    let failed = with_threads(2, || Matrix::<u8>::try_new(2, 2)?.get(2, 0));
    assert_eq!(failed.map_err(|e| e.kind()), Err(ErrorKind::InvalidIndex));
    assert_eq!(par::threads(), 4, "put back after an error");

    let none = with_threads(0, || Ok(()));
    assert_eq!(none.unwrap_err().message(), "Context::threads: 1 or more was needed, 0 came");
    assert_eq!(Context::new().run(|| Ok(par::threads()))?, 4);

    // The result does not depend on the number of threads.
    let a =
        Matrix::try_from_iter((3000, 3000), (0..60_000).map(|k| (k % 3000, k * 31 % 2999, k as i64)), Some(&op::plus::<i64>()))?;
    let product = || a.mxm::<i64, i64>(&semiring::plus_times::<i64>(), &a).eval()?.reduce(&monoid::plus::<i64>());
    let sums = [1, 2, 4].map(|n| with_threads(n, product));
    let sums = sums.into_iter().collect::<Result<Vec<_>>>()?;
    assert!(sums.iter().all(|s| *s == sums[0]), "{sums:?}");
    par::set_threads(0);
    Ok(())
}
