//! Products with operators that no library has a kernel for: a rare built-in pair, and C functions.
//! Needs:   A square.
//! Gives:   groups `rare_mxm`, `rare_mxv` (max-minus on INT16), `function_mxm`, `function_mxv` (plus-times on FP64 by functions).
//! Cost:    the work of A*A, of a masked product, or a pass over A.

use crate::Result;
use crate::abi::{Handle, Semiring};
use crate::case::{Case, Op};
use crate::cases::input::{Triangles, cast, cast_vector, full_vector, weights, weights_of};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::Write;
use crate::operators::{plus_times_of_functions, semiring};

/// Which operators.
#[derive(Clone, Copy)]
enum Kind {
    Rare,
    Function,
}

impl Kind {
    fn semiring(self, lib: Lib) -> Result<Semiring> {
        match self {
            Kind::Rare => semiring(lib, "GrB_MAX_MONOID_INT16", "GrB_MINUS_INT16"),
            Kind::Function => plus_times_of_functions(lib),
        }
    }

    fn ty(self) -> &'static str {
        match self {
            Kind::Rare => "GrB_INT16",
            Kind::Function => "GrB_FP64",
        }
    }
}

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    let of = |kind, mxm, mxv| {
        [
            Case::new(mxm, "AA", move |lib, g| square(lib, g, kind)).second_square(),
            Case::new(mxm, "C<L>=LU'", move |lib, g| lower_masked(lib, g, kind)).square(),
            Case::new(mxv, "Au, u full", move |lib, g| pull(lib, g, kind, None)),
            Case::new(mxv, "A'u, u full", move |lib, g| pull(lib, g, kind, Some("GrB_DESC_T0"))),
        ]
    };
    let rare = of(Kind::Rare, "rare_mxm", "rare_mxv");
    rare.into_iter().chain(of(Kind::Function, "function_mxm", "function_mxv")).collect()
}

/// C = A*A
fn square(lib: Lib, g: &Graph, kind: Kind) -> Result<Op> {
    let (a, s) = (cast(&weights(lib, g)?, kind.ty())?, kind.semiring(lib)?);
    Ok(Op::matrix(lib, kind.ty(), a.shape(), g.square_flops(), move |c| c.mxm(&Write::PLAIN, s, &a, &a)).no_bytes())
}

/// C<struct(L)> = L*U'
fn lower_masked(lib: Lib, g: &Graph, kind: Kind) -> Result<Op> {
    let t = Triangles::of(g);
    let l = cast(&weights_of(lib, g.n, &t.lower)?, kind.ty())?;
    let u = cast(&weights_of(lib, g.n, &t.upper)?, kind.ty())?;
    let (s, desc) = (kind.semiring(lib)?, lib.object("GrB_DESC_ST1")?);
    let op = Op::matrix(lib, kind.ty(), l.shape(), t.probes(g.n), move |c| {
        c.mxm(&Write { mask: Some(&l), accum: Handle::NULL, desc }, s, &l, &u)
    });
    Ok(op.no_bytes())
}

/// w = A*u or w = A'*u
fn pull(lib: Lib, g: &Graph, kind: Kind, desc: Option<&str>) -> Result<Op> {
    let (a, u) = (cast(&weights(lib, g)?, kind.ty())?, cast_vector(&full_vector(lib, g.n)?, kind.ty())?);
    let s = kind.semiring(lib)?;
    let desc = desc.map_or(Ok(Handle::NULL), |name| lib.object(name))?;
    let bytes = match kind {
        Kind::Rare => 6,
        Kind::Function => 12,
    };
    let op = Op::vector(lib, kind.ty(), g.n, g.nvals(), move |w| w.mxv(&Write { desc, ..Write::PLAIN }, s, &a, &u));
    Ok(op.entry_bytes(bytes))
}
