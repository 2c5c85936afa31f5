//! What a semiring of closures costs beside the predefined one that says the same.
//!
//! Needs: the scale of a Kronecker graph, 14 if none is given. Prints: times of products, medians, one thread; the share of the
//! predefined semiring's speed that the closures have.

use std::time::Instant;

use graphblas::io::generate::{GraphOptions, kronecker};
use graphblas::ops::Semiring;
use graphblas::{Matrix, Result, Vector, par, semiring};

const ROUNDS: usize = 11;

fn main() -> Result<()> {
    let scale = std::env::args().nth(1).and_then(|scale| scale.parse().ok()).unwrap_or(14);
    par::set_threads(1);
    let edges = kronecker(scale, 16, &GraphOptions::default())?;
    let pattern = Matrix::<f64>::from_coo(&edges, Some(&graphblas::op::max::<f64>()))?;
    // Values that are not all one.
    let a: Matrix<f64> = pattern.apply_index(graphblas::op::row_index(), 1_i64).eval()?;
    let u = Vector::full(a.ncols(), 0.5_f64)?;
    let mut some = Vector::<f64>::try_new(a.ncols())?;
    (0..a.ncols()).step_by(50).try_for_each(|i| some.set(i, 0.25))?;
    let pairs = [
        ("plus_times", semiring::plus_times::<f64>(), semiring::from_fns(|x: f64, y| x + y, 0.0, |x: f64, y: f64| x * y)?),
        ("min_plus", semiring::min_plus::<f64>(), semiring::from_fns(f64::min, f64::INFINITY, |x: f64, y: f64| x + y)?),
    ];
    for (name, known, closures) in &pairs {
        compare(name, "A u, u full", known, closures, |s| a.mxv::<f64, f64>(s, &u).eval()?.nvals())?;
        compare(name, "u A, u full", known, closures, |s| u.vxm::<f64, f64>(s, &a).eval()?.nvals())?;
        compare(name, "u A, u sparse", known, closures, |s| some.vxm::<f64, f64>(s, &a).eval()?.nvals())?;
        compare(name, "A A", known, closures, |s| a.mxm::<f64, f64>(s, &a).eval()?.nvals())?;
        compare(name, "C<A> = A A'", known, closures, |s| a.mxm::<f64, f64>(s, a.t()).mask(&a).structural().eval()?.nvals())?;
    }
    Ok(())
}

/// Both in turns.
fn compare(
    name: &str,
    product: &str,
    known: &Semiring,
    closures: &Semiring,
    run: impl Fn(&Semiring) -> Result<u64>,
) -> Result<()> {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        for (s, times) in [known, closures].into_iter().zip(&mut times) {
            let from = Instant::now();
            run(s)?;
            times.push(from.elapsed().as_secs_f64() * 1e3);
        }
    }
    let [known, closures] = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        times[ROUNDS / 2]
    });
    println!(
        "{name:10} {product:14} predefined {known:9.3} ms, closures {closures:9.3} ms, {:.2} of the speed",
        known / closures
    );
    Ok(())
}
