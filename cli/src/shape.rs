//! What a matrix looks like: the pattern of its entries, how many each row and column has, whether it is symmetric.
//!
//! Needs: a list of entries. Gives: [`Shape`], [`Degrees`]. Cost: one build, a transpose and a few passes over the entries;
//! memory grows with the entries, never with the dimensions.

use graphblas::io::Coo;
use graphblas::{Matrix, Result, Vector, monoid, op};

/// The pattern, repeated positions made one.
#[derive(Debug)]
pub struct Shape {
    /// Entry 1 at each position.
    ones: Matrix<i64>,
}

/// How many entries the rows (or columns) have.
#[derive(Debug)]
pub struct Degrees {
    /// Rows that have entries, and how many.
    pub counts: Vec<(u64, u64)>,
    /// Rows that have none.
    pub empty: u64,
    /// All rows.
    pub all: u64,
}

/// Whether (i, j) and (j, i) are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mirror {
    /// Both have an entry or none has, and values are equal.
    Equal,
    /// Both have an entry or none has.
    Pattern,
    /// Neither.
    None,
    /// There are not as many rows as columns.
    NotSquare,
}

impl Shape {
    /// The pattern of a list.
    pub fn of(coo: &Coo) -> Result<Shape> {
        let mut ones = Matrix::<i64>::from_coo(coo, Some(&op::first::<i64>()))?;
        // A<A> = 1
        ones.write(ones.constant(1).mask(&ones).structural())?;
        Ok(Shape { ones })
    }

    /// Positions that have an entry.
    pub fn entries(&self) -> Result<u64> {
        self.ones.nvals()
    }

    /// Entries of each row.
    pub fn rows(&self) -> Result<Degrees> {
        // d = A +
        Degrees::of(&self.ones.reduce_rows(&monoid::plus::<i64>()).eval()?)
    }

    /// Entries of each column.
    pub fn columns(&self) -> Result<Degrees> {
        // d = A' +
        Degrees::of(&self.ones.t().reduce_rows(&monoid::plus::<i64>()).eval()?)
    }

    /// Compares with the transpose; values are compared as floats, those of complex lists not at all.
    pub fn mirror(&self, coo: &Coo) -> Result<Mirror> {
        if coo.nrows != coo.ncols {
            return Ok(Mirror::NotSquare);
        }
        // symmetric: A pair A' has as many entries as A
        let transposed = self.ones.transposed().eval()?;
        let both: Matrix<bool> = self.ones.ewise_mult(op::pair::<bool>(), &transposed).eval()?;
        if both.nvals()? != self.ones.nvals()? {
            return Ok(Mirror::None);
        }
        if coo.is_iso {
            return Ok(Mirror::Equal);
        }
        if coo.ty.code().is_none_or(|code| code.is_complex()) {
            return Ok(Mirror::Pattern);
        }
        let a = Matrix::<f64>::from_coo(coo, Some(&op::first::<f64>()))?;
        let equal: Matrix<bool> = a.ewise_mult(op::eq::<f64>(), &a.transposed().eval()?).eval()?;
        Ok(if equal.reduce(&monoid::land())? { Mirror::Equal } else { Mirror::Pattern })
    }
}

impl Degrees {
    fn of(d: &Vector<i64>) -> Result<Degrees> {
        let (rows, counts) = d.tuples()?;
        let counts: Vec<(u64, u64)> = rows.into_iter().zip(counts.into_iter().map(i64::unsigned_abs)).collect();
        Ok(Degrees { empty: d.size() - counts.len() as u64, all: d.size(), counts })
    }

    /// The smallest number of entries of a row.
    pub fn least(&self) -> u64 {
        if self.empty > 0 { 0 } else { self.counts.iter().map(|(_, count)| *count).min().unwrap_or(0) }
    }

    /// The first row with the most entries, and how many it has.
    pub fn most(&self) -> (u64, u64) {
        self.counts.iter().fold((0, 0), |best, &row| if row.1 > best.1 { row } else { best })
    }

    /// Entries of a row on average.
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.counts.iter().map(|(_, count)| *count).sum();
        if self.all == 0 { 0.0 } else { sum as f64 / self.all as f64 }
    }

    /// Rows by their numbers of entries: 0, 1, 2 to 3, 4 to 7, and so on; bin k > 0 begins at `2^(k-1)`.
    pub fn bins(&self) -> Vec<u64> {
        let mut bins = vec![self.empty];
        for (_, count) in &self.counts {
            let bin = (u64::BITS - count.leading_zeros()) as usize;
            if bins.len() <= bin {
                bins.resize(bin + 1, 0);
            }
            bins[bin] += 1;
        }
        bins
    }
}

/// The numbers that fall into a bin: its name.
pub fn bin_name(bin: usize) -> String {
    match bin {
        0 => "0".to_owned(),
        1 => "1".to_owned(),
        _ => format!("{}-{}", 1_u64 << (bin - 1), (1_u128 << bin) - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use graphblas::io::{ReadOptions, parse_edge_list};

    fn list(text: &str) -> Coo {
        parse_edge_list(text.as_bytes(), "text", &ReadOptions::default()).unwrap()
    }

    #[test]
    fn degrees_of_a_star_with_a_double_edge() {
        let star = Shape::of(&list("0 1\n0 1\n0 2\n0 3\n")).unwrap();
        assert_eq!(star.entries().unwrap(), 3);
        let (rows, columns) = (star.rows().unwrap(), star.columns().unwrap());
        assert_eq!((rows.least(), rows.most(), rows.mean(), rows.empty), (0, (0, 3), 0.75, 3));
        assert_eq!(rows.bins(), [3, 0, 1]);
        assert_eq!((columns.bins(), columns.most()), (vec![1, 3], (1, 1)));
        assert_eq!([0, 1, 2, 4].map(bin_name), ["0", "1", "2-3", "8-15"]);
    }

    #[test]
    fn mirrors() {
        let mirror = |text: &str| Shape::of(&list(text)).unwrap().mirror(&list(text)).unwrap();
        assert_eq!(mirror("0 1 5\n1 0 5\n"), Mirror::Equal);
        assert_eq!(mirror("0 1 5\n1 0 6\n"), Mirror::Pattern);
        assert_eq!(mirror("0 1\n1 2\n"), Mirror::None);
        let wide = Coo { nrows: 1, ..list("0 1\n") };
        assert_eq!(Shape::of(&wide).unwrap().mirror(&wide).unwrap(), Mirror::NotSquare);
    }
}
