//! Connected components by FastSV: parents are hooked to smaller grandparents of neighbours until nothing changes.
//!
//!   mngp = min(mngp, A min.2nd gp);  parent(parent(j)) = min(itself, mngp(j)) for all j;
//!   parent = min(parent, mngp, gp);  gp = parent(parent)
//!
//! Needs:   A with a symmetric structure.
//! Gives:   the smallest vertex of its component for each vertex, UINT32.
//! Cost:    a product and some eight passes over vectors per round.
//!
//! Not here: LAGraph's first phase on a sample of the edges of dense graphs; that is C code on unpacked arrays, not calls. Its
//! second step, a product with a matrix packed in place, is made as LAGraph makes it for libraries without pack: on the host.

use crate::Result;
use crate::abi::{BinaryOp, Handle, IndexUnaryOp, Monoid, Semiring};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::number::Number;
use crate::vector::Vector;

/// The operators of the algorithm.
pub struct Components {
    lib: Lib,
    min_second: Semiring,
    min_neighbour: Semiring,
    min: BinaryOp,
    plus: BinaryOp,
    min_signed: BinaryOp,
    equal: BinaryOp,
    row_index: IndexUnaryOp,
    all_true: Monoid,
}

impl Components {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<Components> {
        Ok(Components {
            lib,
            min_second: lib.object("GrB_MIN_SECOND_SEMIRING_UINT32")?,
            min_neighbour: lib.object("GxB_MIN_SECONDI_INT32")?,
            min: lib.object("GrB_MIN_UINT32")?,
            plus: lib.object("GrB_PLUS_UINT32")?,
            min_signed: lib.object("GrB_MIN_INT32")?,
            equal: lib.object("GrB_EQ_UINT32")?,
            row_index: lib.object("GrB_ROWINDEX_INT32")?,
            all_true: lib.object("GrB_LAND_MONOID_BOOL")?,
        })
    }

    /// Components of `a`.
    pub fn run(&self, a: &Matrix) -> Result<Vector> {
        let (lib, n) = (self.lib, a.shape().0);
        let new = |ty: &str| Vector::try_new(lib, ty, n);
        let accumulated = |accum| Write { mask: None, accum, desc: Handle::NULL };

        // parent(i) = the smallest of i and its neighbours
        let y = new("GrB_INT32")?;
        {
            let t = new("GrB_INT32")?;
            t.assign_number(&Write::PLAIN, Number::Int32(0))?;
            y.assign_number(&Write::PLAIN, Number::Int32(0))?;
            y.apply_index_int32(&Write::PLAIN, self.row_index, &y, 0)?;
            y.mxv(&accumulated(self.min_signed), self.min_neighbour, a, &t)?;
        }
        let parent = new("GrB_UINT32")?;
        parent.assign(&Write::PLAIN, &y, Indices::All(n))?;
        drop(y);

        let mut of = vec![0; n as usize];
        parent.values_uint64(&mut of)?;
        let (mut gp, mngp) = (parent.dup()?, parent.dup()?);
        let (mut gp_new, t) = (new("GrB_UINT32")?, new("GrB_BOOL")?);
        let (mut idx, mut smallest, mut offers) = (vec![0; n as usize], vec![0; n as usize], vec![0; n as usize]);
        loop {
            mngp.mxv(&accumulated(self.min), self.min_second, a, &gp)?;
            // parent(parent(j)) = min(itself, mngp(j)) for all j
            parent.tuples_uint32(&mut idx, &mut smallest)?;
            mngp.tuples_uint32(&mut idx, &mut offers)?;
            for (&i, &offer) in of.iter().zip(&offers) {
                smallest[i as usize] = offer.min(smallest[i as usize]);
            }
            parent.clear()?;
            parent.build_uint32(&idx, &smallest, self.plus)?;
            parent.ewise_add(&accumulated(self.min), self.min, &mngp, &gp)?;
            // gp_new = parent(parent)
            parent.values_uint64(&mut of)?;
            gp_new.extract(&Write::PLAIN, &parent, Indices::List(&of))?;
            t.ewise_mult(&Write::PLAIN, self.equal, &gp_new, &gp)?;
            if t.reduce_bool(self.all_true)? {
                return Ok(parent);
            }
            std::mem::swap(&mut gp, &mut gp_new);
        }
    }
}
