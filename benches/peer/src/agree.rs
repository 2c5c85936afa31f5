//! Whether two libraries computed the same.
//! Needs:   finished outputs of the same case.
//! Gives:   an error that names the first difference: entry count, sum of all entries, or an entry.
//! Cost:    a reduction; tuples of both sides when there are at most `COMPARED_ENTRIES`.

use crate::Result;
use crate::case::{Check, Output};
use crate::library::Lib;
use crate::matrix::{Matrix, Tuples};
use crate::vector::Vector;

/// Larger results are compared by count and sum only.
const COMPARED_ENTRIES: u64 = 2_000_000;

/// Relative difference allowed between sums in another order (inputs are whole numbers, so sums are mostly exact).
const TOLERANCE: f64 = 1e-9;

/// The same for FP32: sums of a thousand terms, and an iteration that stops at a change of 1e-4.
const ROUNDED_TOLERANCE: f64 = 1e-3;

/// `Ok` when `a` and `b` are equal under `check`.
pub fn outputs(a: &Output, b: &Output, check: Check) -> Result<()> {
    match (a, b) {
        (Output::Value(x), Output::Value(y)) => values("result", *x, *y, check),
        (Output::Tuples(x), Output::Tuples(y)) => tuples(x, y, check),
        (Output::Matrix(x), Output::Matrix(y)) => matrices(x, y, check),
        (Output::Vector(x), Output::Vector(y)) => vectors(x, y, check),
        (Output::Value(_) | Output::Tuples(_) | Output::Matrix(_) | Output::Vector(_), _) => {
            Err("results of different kinds".to_string())
        }
    }
}

fn matrices(a: &Matrix, b: &Matrix, check: Check) -> Result<()> {
    let count = same_count(a.nvals()?, b.nvals()?)?;
    if check != Check::Pattern {
        values("sum", a.reduce(plus(a.lib())?)?, b.reduce(plus(b.lib())?)?, check)?;
    }
    if count > COMPARED_ENTRIES {
        return Ok(());
    }
    let (mut x, mut y) = (room(count), room(count));
    a.extract_tuples(&mut x)?;
    b.extract_tuples(&mut y)?;
    tuples(&sorted(x), &sorted(y), check)
}

fn vectors(a: &Vector, b: &Vector, check: Check) -> Result<()> {
    let count = same_count(a.nvals()?, b.nvals()?)?;
    if check != Check::Pattern {
        values("sum", a.reduce(plus(a.lib())?)?, b.reduce(plus(b.lib())?)?, check)?;
    }
    if count > COMPARED_ENTRIES {
        return Ok(());
    }
    let (mut x, mut y) = (room(count), room(count));
    a.extract_tuples(&mut x)?;
    b.extract_tuples(&mut y)?;
    tuples(&sorted(x), &sorted(y), check)
}

fn tuples(x: &Tuples, y: &Tuples, check: Check) -> Result<()> {
    same_count(x.rows.len() as u64, y.rows.len() as u64)?;
    for p in 0..x.rows.len() {
        let (at_x, at_y) = ((x.rows[p], x.cols[p]), (y.rows[p], y.cols[p]));
        if at_x != at_y {
            return Err(format!("results differ: tuple {p} is at {at_x:?} and at {at_y:?}"));
        }
        if check != Check::Pattern {
            values(&format!("entry {at_x:?}"), x.vals[p], y.vals[p], check)?;
        }
    }
    Ok(())
}

fn values(what: &str, x: f64, y: f64, check: Check) -> Result<()> {
    let tolerance = if check == Check::Rounded { ROUNDED_TOLERANCE } else { TOLERANCE };
    let is_close = x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= tolerance * x.abs().max(y.abs());
    if is_close { Ok(()) } else { Err(format!("results differ: {what} is {x} and {y}")) }
}

fn same_count(x: u64, y: u64) -> Result<u64> {
    if x == y { Ok(x) } else { Err(format!("results differ: {x} and {y} entries")) }
}

fn plus(lib: Lib) -> Result<crate::abi::Monoid> {
    lib.object("GrB_PLUS_MONOID_FP64")
}

fn room(count: u64) -> Tuples {
    let count = count as usize;
    Tuples { rows: vec![0; count], cols: vec![0; count], vals: vec![0.0; count] }
}

/// Row-major order, which the specification does not promise.
fn sorted(t: Tuples) -> Tuples {
    let at = |p: usize| (t.rows[p], t.cols[p]);
    let mut order: Vec<usize> = (0..t.rows.len()).collect();
    if order.is_sorted_by_key(|&p| at(p)) {
        return t;
    }
    order.sort_unstable_by_key(|&p| at(p));
    Tuples {
        rows: order.iter().map(|&p| t.rows[p]).collect(),
        cols: order.iter().map(|&p| t.cols[p]).collect(),
        vals: order.iter().map(|&p| t.vals[p]).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(row: u64, val: f64) -> Output {
        Output::Tuples(Tuples { rows: vec![row], cols: vec![0], vals: vec![val] })
    }

    #[test]
    fn a_value_counts_unless_any_value_is_allowed() {
        assert!(outputs(&one(3, 1.0), &one(3, 2.0), Check::Values).is_err());
        assert!(outputs(&one(3, 1.0), &one(3, 2.0), Check::Pattern).is_ok());
    }

    #[test]
    fn an_index_always_counts() {
        assert!(outputs(&one(3, 1.0), &one(4, 1.0), Check::Pattern).is_err());
    }

    #[test]
    fn rounding_and_nan_agree() {
        assert!(outputs(&Output::Value(0.1 + 0.2), &Output::Value(0.3), Check::Values).is_ok());
        assert!(outputs(&Output::Value(f64::NAN), &Output::Value(f64::NAN), Check::Values).is_ok());
        assert!(outputs(&Output::Value(1.0), &Output::Value(f64::NAN), Check::Values).is_err());
    }

    #[test]
    fn order_of_tuples_does_not_matter_after_sorting() {
        let mixed = Tuples { rows: vec![2, 1, 1], cols: vec![0, 5, 4], vals: vec![7.0, 8.0, 9.0] };
        let t = sorted(mixed);
        assert_eq!((t.rows, t.cols, t.vals), (vec![1, 1, 2], vec![4, 5, 0], vec![9.0, 8.0, 7.0]));
    }
}
