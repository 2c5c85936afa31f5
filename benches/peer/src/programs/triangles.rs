//! Triangle count: the sum of C<L> = L*U', with rows and columns sorted by degree first if degrees are skewed.
//!
//! Needs:   a symmetric BOOL matrix without diagonal; the order, if it is to be sorted.
//! Gives:   the number of triangles.
//! Cost:    two selects, a masked product, a reduction; an extract of the whole matrix if it is sorted.

use crate::Result;
use crate::abi::{Descriptor, Handle, IndexUnaryOp, Monoid, Semiring};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};

/// The operators of the algorithm.
pub struct Triangles {
    lib: Lib,
    plus_pair: Semiring,
    plus: Monoid,
    lower: IndexUnaryOp,
    upper: IndexUnaryOp,
    structure_second_transposed: Descriptor,
}

impl Triangles {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<Triangles> {
        Ok(Triangles {
            lib,
            plus_pair: lib.object("GxB_PLUS_PAIR_INT64")?,
            plus: lib.object("GrB_PLUS_MONOID_INT64")?,
            lower: lib.object("GrB_TRIL")?,
            upper: lib.object("GrB_TRIU")?,
            structure_second_transposed: lib.object("GrB_DESC_ST1")?,
        })
    }

    /// How many there are; `order` are the vertices by ascending degree.
    pub fn run(&self, a: &Matrix, order: Option<&[u64]>) -> Result<i64> {
        let (lib, n) = (self.lib, a.shape().0);
        let c = Matrix::try_new(lib, "GrB_INT64", n, n)?;
        let sorted = match order {
            None => None,
            Some(order) => {
                let t = Matrix::try_new(lib, "GrB_BOOL", n, n)?;
                t.extract(&Write::PLAIN, a, Indices::List(order), Indices::List(order))?;
                Some(t)
            }
        };
        let a = sorted.as_ref().unwrap_or(a);
        let (l, u) = (Matrix::try_new(lib, "GrB_BOOL", n, n)?, Matrix::try_new(lib, "GrB_BOOL", n, n)?);
        l.select_position(&Write::PLAIN, self.lower, a, -1)?;
        l.wait()?;
        u.select_position(&Write::PLAIN, self.upper, a, 1)?;
        u.wait()?;
        let write = Write { mask: Some(&l), accum: Handle::NULL, desc: self.structure_second_transposed };
        c.mxm(&write, self.plus_pair, &l, &u)?;
        c.reduce_int64(self.plus)
    }
}
