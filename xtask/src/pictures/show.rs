//! Matrices, vectors and lists of the library as panels of a drawing.
//!
//! Needs: the engine. Gives: [`matrix`], [`column`], [`row`], [`list`], [`sign`]. Cost: a copy of the entries.

use engine::types::Scalar;
use engine::{Matrix, Result, Vector};

use super::draw::{Panel, Part, Tone};

/// A value as short as it can be told: whole numbers as they are, others with two digits.
fn short(x: f64) -> String {
    if x.fract() == 0.0 {
        return format!("{x}");
    }
    format!("{x:.2}").replacen("0.", ".", 1)
}

fn panel(title: &str, shape: (u64, u64), cells: impl Iterator<Item = ((u64, u64), f64)>, tone: Tone) -> Panel {
    let cells = cells.map(|(at, x)| (at, (tone, short(x)))).collect();
    Panel { title: title.to_owned(), shape, cells, is_numbered: (true, true) }
}

/// A matrix with all its entries.
pub fn matrix<T: Scalar>(title: &str, a: &Matrix<T>, tone: Tone) -> Result<Panel> {
    let (rows, cols, vals) = a.cast::<f64>()?.tuples()?;
    Ok(panel(title, (a.nrows(), a.ncols()), rows.into_iter().zip(cols).zip(vals), tone))
}

/// A vector from above to below.
pub fn column(title: &str, u: &Vector<i64>, tone: Tone) -> Result<Panel> {
    let (idx, vals) = u.tuples()?;
    let cells = idx.into_iter().map(|i| (i, 0)).zip(vals.into_iter().map(|x| x as f64));
    Ok(Panel { is_numbered: (true, false), ..panel(title, (u.size(), 1), cells, tone) })
}

/// A vector from left to right.
pub fn row(title: &str, u: &Vector<i64>, tone: Tone) -> Result<Panel> {
    let (idx, vals) = u.tuples()?;
    let cells = idx.into_iter().map(|i| (0, i)).zip(vals.into_iter().map(|x| x as f64));
    Ok(Panel { is_numbered: (false, true), ..panel(title, (1, u.size()), cells, tone) })
}

/// A list of indices, from above to below.
pub fn list(title: &str, values: &[u64], tone: Tone) -> Panel {
    let cells = values.iter().zip(0..).map(|(&x, k)| ((k, 0), x as f64));
    Panel { is_numbered: (false, false), ..panel(title, (values.len() as u64, 1), cells, tone) }
}

/// A word between two panels.
pub fn sign(text: &'static str) -> Part {
    Part::Sign(text)
}
