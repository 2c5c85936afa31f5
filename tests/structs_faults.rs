//! Structs and closures: every allocation of a program fails once, the first of all that which makes the struct's run-time type.
//!
//! Needs: `mem::fault`, which is global, so this is one test in a program of its own.
//! The program says OutOfMemory, or it managed without that block and its result is right; as many bytes are in use as before.

use graphblas::mem::{fault, scratch, stats};
use graphblas::types::Element;
use graphblas::{ErrorKind, Matrix, Result, Vector, monoid, op, par, semiring};

#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Best {
    value: u64,
    at: u64,
    count: u32,
    kind: u32,
}
graphblas::element!(Best { value, at, count, kind });

impl Best {
    fn of(value: u64, at: u64) -> Best {
        Best { value, at, count: 1, kind: 0 }
    }

    fn join(self, other: Best) -> Best {
        let larger = if (other.value, other.at) > (self.value, self.at) { other } else { self };
        Best { count: self.count + other.count, ..larger }
    }
}

/// On the path 0 -> 1 -> 2 -> 3 with an edge back from each vertex to 0; all entries have count 1.
fn program() -> Result<Best> {
    let none = Best { value: 0, at: 0, count: 0, kind: 0 };
    let (rows, cols) = ([0, 1, 2, 1, 2, 3], [1, 2, 3, 0, 0, 0]);
    let edges: Vec<Best> = rows.iter().zip(&cols).map(|(i, j)| Best::of(i + 10 * j, *i)).collect();
    let a = Matrix::from_tuples((4, 4), &rows, &cols, &edges, None)?;
    let u = Vector::full(4, Best::of(5, 9))?;
    let join = op::from_fn(Best::join)?.commutative()?.associative()?;
    let s = semiring::of(&monoid::of(&join, none)?, &op::from_fn(|x: Best, y: Best| Best { value: x.value + y.value, ..x })?)?;
    // Rows hold 1, 2, 2, 1 entries.
    let v: Vector<Best> = a.mxv(&s, &u).eval()?;
    let direct = semiring::from_fns(Best::join, none, |x: Best, y: Best| Best { value: x.value + y.value, ..x })?;
    let mut w: Vector<Best> = a.mxv(&direct, &u).eval()?;
    assert_eq!(v.tuples()?, w.tuples()?);
    w.write(w.bind1st(join.clone(), Best::of(1, 1)).accum(join))?;
    let far = w.select(op::index_fn(|_: Best, i: u64, _, from: u64| i >= from)?, 2_u64).eval()?;
    let far: Vector<Best> = far.apply(op::unary_fn(|x: Best| Best { kind: 7, ..x })?).eval()?;
    far.reduce(&monoid::from_fn(none, Best::join)?)
}

#[test]
fn every_failing_allocation_is_survived() {
    par::set_threads(1);
    let mut failed = 0;
    for k in 0.. {
        // The first three blocks are the type's, which stays.
        let before = (k > 3).then(stats::in_use);
        fault::fail_after(k);
        let result = program();
        let has_fired = !fault::off();
        match result {
            // By hand: A u is (37, 2, twice) in row 2 and (8, 3, once) in row 3; joined with one that is less, and with that
            // again, the counts are 2 + 3 and 1 + 2.
            Ok(best) => assert_eq!(best, Best { value: 2 + 30 + 5, at: 2, count: 5 + 3, kind: 7 }, "allocation {k}"),
            Err(e) => {
                assert_eq!((e.kind(), has_fired), (ErrorKind::OutOfMemory, true), "allocation {k}: {e}");
                failed += 1;
            }
        }
        scratch::release_all();
        if let Some(before) = before {
            assert_eq!(stats::in_use(), before, "allocation {k}");
        }
        if !has_fired {
            break;
        }
    }
    assert!(failed > 60, "{failed} failures");
    assert_eq!(Best::run_time_type().unwrap().size(), 24);
}
