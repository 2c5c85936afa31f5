//! Two programs, each written naively, a call for every step of the definition, and by hand: `examples/fusion/naive.c` in Rust.
//!
//!     cargo run --release --example naive -- [GRAPH]
//!
//! Needs: GRAPH is `karate`, `kron16` (or any scale from 1 to 30) or a file.
//! Gives: times, which are about equal because calls are recorded and made together, and the plan of the naive triangle count.
//! Cost: four runs of each program.
#![forbid(unsafe_code)]

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use graphblas::dynamic::Explain;
use graphblas::io::{Coo, ReadOptions, embedded, generate, read};
use graphblas::{Matrix, Result, Vector, monoid, op, semiring};
use lagraph_ports::Graph;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_else(|| "kron16".to_owned());
    match edges(&name).and_then(|edges| run(&name, &Graph::try_new(&edges)?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {name}: {e}");
            ExitCode::FAILURE
        }
    }
}

fn edges(name: &str) -> Result<Coo> {
    match name.strip_prefix("kron").map(str::parse) {
        Some(Ok(scale @ 1..=30)) => {
            let options = generate::GraphOptions {
                seed: 1,
                is_symmetric: true,
                drop_self_loops: true,
                drop_duplicates: true,
                weights: None,
            };
            generate::kronecker(scale, 16, &options)
        }
        _ if name == "karate" => embedded::karate(),
        _ => read(Path::new(name), &ReadOptions::default()),
    }
}

fn run(name: &str, g: &Graph) -> Result<()> {
    println!("{name}: {} vertices, {} entries\n\n{:<14} {:>10} {:>10}", g.vertices(), g.a.nvals()?, "", "naive ms", "by hand ms");
    row("triangles", || triangles_naive(&g.undirected)?.reduce(&monoid::plus::<i64>()), || triangles_by_hand(&g.undirected))?;
    let ones = Vector::full(g.vertices(), 1.0)?;
    let d: Vector<f64> = ones.ewise_add(op::max::<f64>(), &g.degree).eval()?;
    let d: Vector<f64> = d.bind2nd(op::div::<f64>(), 0.85).eval()?;
    row("ranks", || ranks(&g.a, &d, false), || ranks(&g.a, &d, true))?;
    // Recorded, and not looked at.
    println!("\n{}", triangles_naive(&g.undirected)?.as_dynamic().explain(Explain::Text)?);
    Ok(())
}

/// The time of the second of two runs: the first one pays for memory that the other uses again.
fn timed<T>(run: impl Fn() -> Result<T>) -> Result<(T, f64)> {
    run()?;
    let begun = Instant::now();
    Ok((run()?, begun.elapsed().as_secs_f64() * 1e3))
}

fn row<T: PartialEq>(what: &str, naive: impl Fn() -> Result<T>, by_hand: impl Fn() -> Result<T>) -> Result<()> {
    let ((x, naive), (y, by_hand)) = (timed(naive)?, timed(by_hand)?);
    println!("{what:<14} {naive:>10.3} {by_hand:>10.3}   {}", if x == y { "same result" } else { "RESULTS DIFFER" });
    Ok(())
}

/// For each edge, the vertices that both its ends are joined to; a triangle counts six times in their sum.
fn triangles_naive(u: &Matrix<bool>) -> Result<Matrix<i64>> {
    let w: Matrix<i64> = u.mxm(&semiring::plus_pair::<i64>(), u).eval()?;
    w.same().mask(u).structural().eval()
}

fn triangles_by_hand(u: &Matrix<bool>) -> Result<i64> {
    let c: Matrix<i64> = u.mxm(&semiring::plus_pair::<i64>(), u).mask(u).structural().eval()?;
    c.reduce(&monoid::plus::<i64>())
}

/// Ranks after ten rounds; the last change, to twelve places.
fn ranks(a: &Matrix<f64>, d: &Vector<f64>, by_hand: bool) -> Result<i64> {
    let n = a.nrows();
    let teleport = 0.15 / n as f64;
    let (s, plus, minus) = (semiring::plus_second::<f64>(), op::plus::<f64>(), op::minus::<f64>());
    let (mut rank, mut old) = (Vector::full(n, 1.0 / n as f64)?, Vector::try_new(n)?);
    let mut change = 0.0;
    for _ in 0..10 {
        std::mem::swap(&mut rank, &mut old);
        let w: Vector<f64> = old.ewise_mult(op::div::<f64>(), d).eval()?;
        if by_hand {
            rank.write(old.constant(teleport))?;
            rank.write(a.t().mxv(&s, &w).accum(plus.clone()))?;
        } else {
            let t: Matrix<f64> = a.transposed().eval()?;
            rank.write(old.constant(0.0))?;
            rank.write(t.mxv(&s, &w).accum(plus.clone()))?;
            rank.write(rank.bind2nd(plus.clone(), teleport))?;
        }
        let difference: Vector<f64> = old.ewise_add(minus.clone(), &rank).eval()?;
        change = difference.apply(op::abs::<f64>()).eval()?.reduce(&monoid::plus::<f64>())?;
    }
    Ok((change * 1e12_f64).round() as i64)
}
