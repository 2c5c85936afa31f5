//! Breadth-first search with parents, pushing from small frontiers and pulling into large ones.
//!
//!   q<!parents, replace> = q'*A  or  A'*q  (any_secondi);  parents<q> = q
//!
//! Needs:   A by row; A' if A is not symmetric; out-degrees.
//! Gives:   a parent for each vertex that is reached, any one of the level before; the source is its own.
//! Cost:    the edges of the frontiers when pushing, of the unseen vertices when pulling.

use crate::Result;
use crate::abi::{Descriptor, Handle, Monoid, Semiring};
use crate::library::Lib;
use crate::matrix::{Indices, Matrix, Write};
use crate::number::{Number, Sparsity};
use crate::vector::Vector;

/// Pull when the frontier has more than 1/ALPHA of the unexplored edges, or, later, more than n/BETA_GROWING vertices;
/// push again below n/BETA_SHRINKING vertices. LAGraph's values.
const ALPHA: f64 = 8.0;
const BETA_GROWING: u64 = 8;
const BETA_SHRINKING: u64 = 512;

/// The operators of the algorithm.
pub struct Bfs {
    lib: Lib,
    any_parent: Semiring,
    plus: Monoid,
    unseen: Descriptor,
    found: Descriptor,
    replaced: Descriptor,
}

/// A graph with what is cached of it.
pub struct Cached<'a> {
    /// The adjacency matrix.
    pub a: &'a Matrix,
    /// Its transpose; `a` itself if that is symmetric.
    pub at: &'a Matrix,
    /// INT64, no entry for a vertex without edges.
    pub degrees: &'a Vector,
}

/// Which way the next level is computed.
struct Direction {
    is_push: bool,
    has_pulled: bool,
    may_pull: bool,
    edges_unexplored: i64,
}

impl Bfs {
    /// Looks the operators up.
    pub fn new(lib: Lib) -> Result<Bfs> {
        Ok(Bfs {
            lib,
            any_parent: lib.object("GxB_ANY_SECONDI_INT32")?,
            plus: lib.object("GrB_PLUS_MONOID_INT64")?,
            unseen: lib.object("GrB_DESC_RSC")?,
            found: lib.object("GrB_DESC_S")?,
            replaced: lib.object("GrB_DESC_RS")?,
        })
    }

    /// Parents of a search from `source`.
    pub fn run(&self, g: &Cached, source: u64) -> Result<Vector> {
        let n = g.a.shape().0;
        let root = Number::Int32(i32::try_from(source).map_err(|_| "vertex numbers beyond INT32".to_string())?);
        let parents = Vector::try_new(self.lib, "GrB_INT32", n)?;
        parents.hint(Sparsity::BitmapOrFull);
        parents.set_element(source, root)?;
        let q = Vector::try_new(self.lib, "GrB_INT32", n)?;
        q.set_element(source, root)?;
        let w = Vector::try_new(self.lib, "GrB_INT64", n)?;

        let (mut nq, mut last_nq, mut visited) = (1, 0, 1);
        let mut way = Direction { is_push: true, has_pulled: false, may_pull: true, edges_unexplored: g.a.nvals()? as i64 };
        while visited < n {
            self.choose(&mut way, g, (&q, &w), (nq, last_nq))?;
            q.hint(if way.is_push { Sparsity::Sparse } else { Sparsity::Bitmap });
            let write = Write { mask: Some(&parents), accum: Handle::NULL, desc: self.unseen };
            if way.is_push {
                q.vxm(&write, self.any_parent, &q, g.a)?;
            } else {
                q.mxv(&write, self.any_parent, g.at, &q)?;
            }
            (last_nq, nq) = (nq, q.nvals()?);
            if nq == 0 {
                break;
            }
            parents.assign(&Write { mask: Some(&q), accum: Handle::NULL, desc: self.found }, &q, Indices::All(n))?;
            visited += nq;
        }
        Ok(parents)
    }

    fn choose(&self, way: &mut Direction, g: &Cached, (q, w): (&Vector, &Vector), (nq, last_nq): (u64, u64)) -> Result<()> {
        let n = g.a.shape().0;
        if !way.may_pull {
            return Ok(());
        }
        if !way.is_push {
            way.is_push = nq < last_nq && nq <= n / BETA_SHRINKING;
        } else if way.edges_unexplored < n as i64 {
            way.may_pull = false;
        } else if way.has_pulled {
            way.is_push = !(nq > last_nq && nq > n / BETA_GROWING);
        } else {
            // w<q, replace> = degrees: its sum is the number of edges out of the frontier
            w.assign(&Write { mask: Some(q), accum: Handle::NULL, desc: self.replaced }, g.degrees, Indices::All(n))?;
            let edges = w.reduce_int64(self.plus)?;
            way.edges_unexplored -= edges;
            way.is_push = !(nq > last_nq && edges as f64 > way.edges_unexplored as f64 / ALPHA);
        }
        way.has_pulled |= !way.is_push;
        Ok(())
    }
}
