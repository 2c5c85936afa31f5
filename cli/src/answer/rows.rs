//! The columns of an answer side by side: a row for each place that has a value in any of them.
//!
//! Needs: columns whose places ascend (ANSWER-1). Gives: [`Rows`], an iterator, and [`Cell`]. Cost: one step of each column a
//! row.

use super::places::Place;
use super::{Column, Values};

/// A value as it is printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// From 0; printed as the file counts.
    Vertex(u64),
    Integer(i64),
    Natural(u64),
    Real(f64),
}

impl From<u32> for Cell {
    fn from(x: u32) -> Cell {
        Cell::Natural(x.into())
    }
}

impl From<u64> for Cell {
    fn from(x: u64) -> Cell {
        Cell::Natural(x)
    }
}

impl From<f64> for Cell {
    fn from(x: f64) -> Cell {
        Cell::Real(x)
    }
}

impl Cell {
    /// The value as text, where the first vertex is called `base`.
    pub fn text(self, base: u64) -> String {
        match self {
            Cell::Vertex(v) => (v + base).to_string(),
            Cell::Integer(x) => x.to_string(),
            Cell::Natural(x) => x.to_string(),
            // As short as still reads back to the same bits.
            Cell::Real(x) => format!("{x:?}"),
        }
    }
}

impl Values {
    /// The value at a place of the list.
    pub fn get(&self, k: usize) -> Option<Cell> {
        match self {
            Values::Vertices(list) => list.get(k).copied().map(Cell::Vertex),
            Values::Integers(list) => list.get(k).copied().map(Cell::Integer),
            Values::Reals(list) => list.get(k).copied().map(Cell::Real),
        }
    }
}

/// Places in ascending order, each with the value in every column, if it has one there.
#[derive(Debug)]
pub struct Rows<'a> {
    columns: &'a [Column],
    /// Where each column's next value stands.
    next: Vec<usize>,
}

impl<'a> Rows<'a> {
    /// The rows of some columns.
    pub fn of(columns: &'a [Column]) -> Self {
        Rows { columns, next: vec![0; columns.len()] }
    }
}

impl Iterator for Rows<'_> {
    type Item = (Place, Vec<Option<Cell>>);

    fn next(&mut self) -> Option<Self::Item> {
        let heads = self.columns.iter().zip(&self.next).filter_map(|(column, &k)| column.places.get(k));
        let place = *heads.min()?;
        let cells = self.columns.iter().zip(&mut self.next).map(|(column, k)| {
            let is_here = column.places.get(*k) == Some(&place);
            let cell = if is_here { column.values.get(*k) } else { None };
            *k += usize::from(is_here);
            cell
        });
        Some((place, cells.collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_with_gaps_meet_at_their_vertices() {
        let columns = [
            Column { name: "a", places: vec![(0, 0), (2, 0)], values: Values::Integers(vec![5, 6]) },
            Column { name: "b", places: vec![(2, 0), (3, 0)], values: Values::Vertices(vec![1, 0]) },
        ];
        let rows: Vec<_> = Rows::of(&columns).map(|((v, _), cells)| (v, cells)).collect();
        let (five, six) = (Some(Cell::Integer(5)), Some(Cell::Integer(6)));
        let (one, zero) = (Some(Cell::Vertex(1)), Some(Cell::Vertex(0)));
        assert_eq!(rows, [(0, vec![five, None]), (2, vec![six, one]), (3, vec![None, zero])]);
    }
}
