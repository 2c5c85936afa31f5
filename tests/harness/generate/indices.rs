//! Index arguments.
//!
//! Needs: a dimension to select from. Gives: a list of one of the [`Kind`]s. The case number walks
//! through the kinds, so that each meets every combination of mask, accumulator and descriptor.

use super::super::program::{DimId, IndexArg};
use super::Gen;
use crate::oracle::index::Indices;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    All,
    Empty,
    One,
    Sorted,
    Unsorted,
    /// Some place at least twice, in any order.
    Repeated,
    Range,
    /// Every k-th place, going up.
    Stride,
    /// Every k-th place, going down.
    Backwards,
    Permutation,
}

impl Kind {
    pub const ALL: [Kind; 10] = {
        use Kind::*;
        [All, Empty, One, Sorted, Unsorted, Repeated, Range, Stride, Backwards, Permutation]
    };
}

impl Gen {
    /// At most `most` times as many indices as the dimension has.
    pub fn indices(&mut self, within: DimId, most: usize) -> IndexArg {
        let n = self.p.size(within);
        let drawn = self.rng.pick(&Kind::ALL);
        let what = match self.index_kind.take().unwrap_or(drawn) {
            _ if n == 0 => self.rng.pick(&[Indices::All, Indices::List(Vec::new()), Indices::Range(0, 0)]),
            Kind::All => Indices::All,
            Kind::Empty => self.rng.pick(&[Indices::List(Vec::new()), Indices::Range(0, 0)]),
            Kind::One => Indices::List(vec![self.rng.below(n)]),
            Kind::Sorted => Indices::List(self.some_of(n)),
            Kind::Unsorted => {
                let mut list = self.some_of(n);
                self.rng.shuffle(&mut list);
                Indices::List(list)
            }
            Kind::Repeated => {
                let len = 2 + self.rng.below((most * n).saturating_sub(1));
                let mut list: Vec<usize> = (0..len.min(most * n)).map(|_| self.rng.below(n)).collect();
                if let [first, .., last] = &mut list[..] {
                    *last = *first;
                }
                Indices::List(list)
            }
            Kind::Range => {
                let begin = self.rng.below(n);
                Indices::Range(begin, 1 + self.rng.below(n - begin))
            }
            Kind::Stride => Indices::List(self.every_kth(n)),
            Kind::Backwards => Indices::List(self.every_kth(n).into_iter().rev().collect()),
            Kind::Permutation => {
                let mut list: Vec<usize> = (0..n).collect();
                self.rng.shuffle(&mut list);
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

    /// Some of `0..n`, in order.
    fn some_of(&mut self, n: usize) -> Vec<usize> {
        let keep = self.rng.below(n + 1);
        (0..n).filter(|_| self.rng.below(n) < keep).collect()
    }

    fn every_kth(&mut self, n: usize) -> Vec<usize> {
        let (begin, step) = (self.rng.below(n.div_ceil(2)), 1 + self.rng.below(3));
        let end = begin + 1 + self.rng.below(n - begin);
        (begin..end).step_by(step).collect()
    }

    pub fn is_empty(&self, arg: &IndexArg) -> bool {
        self.p.size(arg.len) == 0
    }
}
