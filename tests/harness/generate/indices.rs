//! Index arguments.
//!
//! Needs: a dimension to select from. Gives: all of it, a range, a list: in order, in any order,
//! with repeats where they are allowed, empty.

use super::super::program::{DimId, IndexArg};
use super::Gen;
use crate::oracle::index::Indices;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// Undefined by the specification: assign from an object.
    Never,
    /// Assign of a scalar: at most as many indices as the dimension has.
    Few,
    /// Extract.
    Any,
}

impl Gen {
    pub fn indices(&mut self, within: DimId, repeats: Repeats) -> IndexArg {
        let n = self.p.size(within);
        let what = match self.rng.below(8) {
            _ if n == 0 => self.rng.pick(&[Indices::All, Indices::List(Vec::new()), Indices::Range(0, 0)]),
            0 | 1 => Indices::All,
            2 => {
                let begin = self.rng.below(n);
                Indices::Range(begin, self.rng.below(n - begin + 1))
            }
            3 if self.rng.one_in(3) => Indices::List(Vec::new()),
            4 | 5 if repeats != Repeats::Never => {
                let len = self.rng.below(if repeats == Repeats::Any { 2 * n } else { n } + 1);
                Indices::List((0..len).map(|_| self.rng.below(n)).collect())
            }
            kind => {
                let mut list: Vec<usize> = (0..n).collect();
                if kind % 2 == 0 {
                    self.rng.shuffle(&mut list);
                }
                let keep = self.rng.below(n + 1);
                list.retain(|_| self.rng.below(n) < keep);
                Indices::List(list)
            }
        };
        let len = match &what {
            Indices::All => within,
            Indices::List(list) => self.p.dim(list.len()),
            Indices::Range(_, len) => self.p.dim(*len),
        };
        IndexArg { what, len, within }
    }

    pub fn is_empty(&self, arg: &IndexArg) -> bool {
        self.p.size(arg.len) == 0
    }
}
