//! Betweenness centrality of paths from a batch of sources: shortest paths are counted level by level, then credited backwards.
//!
//!   forwards:   paths += frontier;  frontier<!paths, replace> = frontier*A
//!   backwards:  W<S(i)> = update ./ paths;  W<S(i-1)> = W*A';  update += W .* paths
//!
//! Needs:   A and A'; matrices here are sources by vertices.
//! Gives:   a full FP64 vector.
//! Cost:    two passes over the edges of each level and source.

use crate::Result;
use crate::abi::{BinaryOp, Descriptor, Handle, Monoid, Semiring};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::number::{Number, Sparsity};
use crate::operators::semiring;
use crate::vector::Vector;

/// Pull when more than this share of the positions is in the frontier; less when the level before pulled. LAGraph's values.
const PULL_DENSITY: f64 = 0.10;
const STAY_DENSITY: f64 = 0.06;

/// The operators of the algorithm.
pub struct Betweenness {
    lib: Lib,
    plus_first: Semiring,
    plus: BinaryOp,
    times: BinaryOp,
    divide: BinaryOp,
    sum: Monoid,
    unseen: Descriptor,
    unseen_transposed: Descriptor,
    replaced: Descriptor,
    replaced_transposed: Descriptor,
    structure: Descriptor,
    columns: Descriptor,
}

impl Betweenness {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<Betweenness> {
        Ok(Betweenness {
            lib,
            plus_first: semiring(lib, "GrB_PLUS_MONOID_FP64", "GrB_FIRST_FP64")?,
            plus: lib.object("GrB_PLUS_FP64")?,
            times: lib.object("GrB_TIMES_FP64")?,
            divide: lib.object("GrB_DIV_FP64")?,
            sum: lib.object("GrB_PLUS_MONOID_FP64")?,
            unseen: lib.object("GrB_DESC_RSC")?,
            unseen_transposed: lib.object("GrB_DESC_RSCT1")?,
            replaced: lib.object("GrB_DESC_RS")?,
            replaced_transposed: lib.object("GrB_DESC_RST1")?,
            structure: lib.object("GrB_DESC_S")?,
            columns: lib.object("GrB_DESC_T0")?,
        })
    }

    /// Centrality by the paths from `sources`.
    pub fn run(&self, a: &Matrix, at: &Matrix, sources: &[u64]) -> Result<Vector> {
        let (ns, n) = (sources.len() as u64, a.shape().0);
        let paths = Matrix::try_new(self.lib, "GrB_FP64", ns, n)?;
        paths.hint(Sparsity::BitmapOrFull);
        let levels = self.count_paths(a, at, sources, &paths)?;
        let update = self.credit(a, at, &paths, &levels)?;

        // The ones that update began with are taken off again.
        let centrality = Vector::try_new(self.lib, "GrB_FP64", n)?;
        centrality.assign_number(&Write::PLAIN, Number::Fp64(-(ns as f64)))?;
        centrality.reduce_rows(&Write { mask: None, accum: self.plus, desc: self.columns }, self.sum, &update)?;
        Ok(centrality)
    }

    /// Fills `paths`; gives the structure of each level's frontier.
    fn count_paths(&self, a: &Matrix, at: &Matrix, sources: &[u64], paths: &Matrix) -> Result<Vec<Matrix>> {
        let (ns, n) = paths.shape();
        let frontier = Matrix::try_new(self.lib, "GrB_FP64", ns, n)?;
        for (row, &source) in (0..).zip(sources) {
            paths.set_element(row, source, 1.0)?;
            frontier.set_element(row, source, 1.0)?;
        }
        let push = Write { mask: Some(paths), accum: Handle::NULL, desc: self.unseen };
        let pull = Write { mask: Some(paths), accum: Handle::NULL, desc: self.unseen_transposed };
        let accumulated = Write { mask: None, accum: self.plus, desc: Handle::NULL };
        frontier.mxm(&push, self.plus_first, &frontier, a)?;
        let (mut levels, mut was_pull) = (Vec::new(), false);
        loop {
            let size = frontier.nvals()?;
            if size == 0 || levels.len() as u64 >= n {
                return Ok(levels);
            }
            let level = Matrix::try_new(self.lib, "GrB_BOOL", ns, n)?;
            level.assign_bool(&Write { mask: Some(&frontier), accum: Handle::NULL, desc: self.structure }, true)?;
            levels.push(level);
            paths.assign(&accumulated, &frontier, Indices::All(ns), Indices::All(n))?;
            let density = size as f64 / (ns * n) as f64;
            was_pull = density > if was_pull { STAY_DENSITY } else { PULL_DENSITY };
            if was_pull {
                frontier.hint(Sparsity::Bitmap);
                frontier.mxm(&pull, self.plus_first, &frontier, at)?;
            } else {
                frontier.hint(Sparsity::Sparse);
                frontier.mxm(&push, self.plus_first, &frontier, a)?;
            }
        }
    }

    /// One plus the credit of each vertex for each source.
    fn credit(&self, a: &Matrix, at: &Matrix, paths: &Matrix, levels: &[Matrix]) -> Result<Matrix> {
        let (ns, n) = paths.shape();
        let update = Matrix::try_new(self.lib, "GrB_FP64", ns, n)?;
        update.assign_scalar(&Write::PLAIN, 1.0)?;
        let w = Matrix::try_new(self.lib, "GrB_FP64", ns, n)?;
        let accumulated = Write { mask: None, accum: self.plus, desc: Handle::NULL };
        for pair in levels.windows(2).rev() {
            let [above, level] = pair else { continue };
            let within = |mask, desc| Write { mask: Some(mask), accum: Handle::NULL, desc };
            w.ewise_mult(&within(level, self.replaced), self.divide, &update, paths)?;
            let (size, size_above) = (w.nvals()? as f64, above.nvals()? as f64);
            let (density, shrinks_by) = (size / (ns * n) as f64, size / size_above);
            if (density > 0.1 && shrinks_by > 1.0) || (density > 0.01 && shrinks_by > 10.0) {
                w.hint(Sparsity::Bitmap);
                w.mxm(&within(above, self.replaced_transposed), self.plus_first, &w, a)?;
            } else {
                w.hint(Sparsity::Sparse);
                w.mxm(&within(above, self.replaced), self.plus_first, &w, at)?;
            }
            update.ewise_mult(&accumulated, self.times, &w, paths)?;
        }
        Ok(update)
    }
}
