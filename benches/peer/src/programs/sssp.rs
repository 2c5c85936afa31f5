//! Single-source shortest paths by delta stepping, weights at least 0.
//!
//!   for each bucket [k*delta, (k+1)*delta):
//!     until it is empty: tReq = f min.+ AL;  f = those of tReq < t inside the bucket;  t = min(t, tReq)
//!     then once:         tReq = (all that were in the bucket) min.+ AH;  t = min(t, tReq)
//!
//! Needs:   INT32 weights, none negative.
//! Gives:   a full vector of distances, `i32::MAX` where there is no path.
//! Cost:    two selects of A for the light and the heavy edges, then some eleven calls per inner step.

use crate::Result;
use crate::abi::{BinaryOp, Descriptor, Handle, IndexUnaryOp, Semiring};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::number::{Number, Sparsity};
use crate::vector::Vector;

/// The operators of the algorithm.
pub struct Sssp {
    lib: Lib,
    min_plus: Semiring,
    less: BinaryOp,
    is_not: IndexUnaryOp,
    below: IndexUnaryOp,
    at_most: IndexUnaryOp,
    above: IndexUnaryOp,
    structure: Descriptor,
}

impl Sssp {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<Sssp> {
        Ok(Sssp {
            lib,
            min_plus: lib.object("GrB_MIN_PLUS_SEMIRING_INT32")?,
            less: lib.object("GrB_LT_INT32")?,
            is_not: lib.object("GrB_VALUENE_BOOL")?,
            below: lib.object("GrB_VALUELT_INT32")?,
            at_most: lib.object("GrB_VALUELE_INT32")?,
            above: lib.object("GrB_VALUEGT_INT32")?,
            structure: lib.object("GrB_DESC_S")?,
        })
    }

    /// Distances from `source`.
    pub fn run(&self, a: &Matrix, source: u64, delta: i32) -> Result<Vector> {
        let (lib, n) = (self.lib, a.shape().0);
        let vector = |ty: &str, sparsity: Sparsity| -> Result<Vector> {
            let v = Vector::try_new(lib, ty, n)?;
            v.hint(sparsity);
            Ok(v)
        };
        let t = vector("GrB_INT32", Sparsity::Bitmap)?;
        let tmasked = vector("GrB_INT32", Sparsity::Sparse)?;
        let t_req = vector("GrB_INT32", Sparsity::Sparse)?;
        let t_less = vector("GrB_BOOL", Sparsity::Sparse)?;
        let s = vector("GrB_BOOL", Sparsity::Sparse)?;
        let reach = vector("GrB_BOOL", Sparsity::Bitmap)?;
        let empty = Vector::try_new(lib, "GrB_BOOL", n)?;

        t.assign_number(&Write::PLAIN, Number::Int32(i32::MAX))?;
        t.set_element(source, Number::Int32(0))?;
        reach.set_element(source, Number::Bool(true))?;
        s.set_element(source, Number::Bool(true))?;

        let light = Matrix::try_new(lib, "GrB_INT32", n, n)?;
        light.select_int32(&Write::PLAIN, self.at_most, a, delta)?;
        light.wait()?;
        let heavy = Matrix::try_new(lib, "GrB_INT32", n, n)?;
        heavy.select_int32(&Write::PLAIN, self.above, a, delta)?;
        heavy.wait()?;

        let all = Indices::All(n);
        let masked = |mask| Write { mask: Some(mask), accum: Handle::NULL, desc: Handle::NULL };
        let by_structure = |mask| Write { mask: Some(mask), accum: Handle::NULL, desc: self.structure };
        for bucket in 1..i32::MAX {
            let bound = bucket.saturating_mul(delta);
            // tmasked = t<reach> below the bound
            tmasked.clear()?;
            tmasked.assign(&masked(&reach), &t, all)?;
            tmasked.select_int32(&Write::PLAIN, self.below, &tmasked, bound)?;
            while tmasked.nvals()? > 0 {
                // tReq = tmasked min.+ AL
                t_req.vxm(&Write::PLAIN, self.min_plus, &tmasked, &light)?;
                s.assign_number(&by_structure(&tmasked), Number::Bool(true))?;
                if t_req.nvals()? == 0 {
                    break;
                }
                // tless = where tReq < t
                t_less.ewise_mult(&Write::PLAIN, self.less, &t_req, &t)?;
                t_less.select_bool(&Write::PLAIN, self.is_not, &t_less, false)?;
                if t_less.nvals()? == 0 {
                    break;
                }
                reach.assign_number(&by_structure(&t_less), Number::Bool(true))?;
                // tmasked<tless> = tReq below the bound
                tmasked.clear()?;
                tmasked.select_int32(&by_structure(&t_less), self.below, &t_req, bound)?;
                // t<tless> = tReq
                t.assign(&by_structure(&t_less), &t_req, all)?;
            }
            // tmasked<s> = t; tReq = tmasked min.+ AH; t<tReq < t> = tReq
            tmasked.clear()?;
            tmasked.assign(&by_structure(&s), &t, all)?;
            t_req.vxm(&Write::PLAIN, self.min_plus, &tmasked, &heavy)?;
            t_less.ewise_mult(&Write::PLAIN, self.less, &t_req, &t)?;
            t.assign(&masked(&t_less), &t_req, all)?;
            // The bucket is done: its vertices leave reach, the new ones come.
            reach.assign_number(&masked(&t_less), Number::Bool(true))?;
            reach.assign(&by_structure(&s), &empty, all)?;
            if reach.nvals()? == 0 {
                break;
            }
            s.clear()?;
        }
        Ok(t)
    }
}
