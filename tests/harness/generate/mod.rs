//! Random programs.
//!
//! Needs: a family (verb and kind of output), a case number. Gives: [`program`], the same for the
//! same arguments, and [`sequence`], several calls on few objects.
//! The case number walks through every combination of mask kind, accumulator, replace and
//! transposes, so that none is left to luck; operators, types, shapes, entries, storage, index
//! lists and aliasing are drawn at random.
//! Values are chosen so that the result has no rounding and one meaning (see [`values`]), because
//! then results can be compared exactly.

mod calls;
mod indices;
mod objects;
mod operators;
mod values;

use super::program::{Desc, DimId, Id, Program, Shape, Verb};
use super::rng::Rng;
use super::shrink::drop_unused;
use crate::oracle::ops::BinOp;
use crate::oracle::value::Ty;
use values::Pool;

/// What is tested: a verb with a matrix or a vector as output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    pub verb: Verb,
    pub is_vector: bool,
}

impl Family {
    pub fn name(self) -> String {
        format!("{}/{}", if self.is_vector { "vector" } else { "matrix" }, self.verb.name())
    }

    /// Every family there is.
    pub fn all() -> Vec<Family> {
        let with = |verb: Verb| {
            let (has_matrix, has_vector) = match verb {
                Verb::Mxm | Verb::Kronecker | Verb::Transpose | Verb::AssignRow | Verb::AssignCol | Verb::Diag => (true, false),
                Verb::Mxv | Verb::Vxm | Verb::ExtractCol | Verb::ReduceRows => (false, true),
                _ => (true, true),
            };
            let one = |is_vector: bool, has: bool| has.then_some(Family { verb, is_vector });
            [one(false, has_matrix), one(true, has_vector)].into_iter().flatten()
        };
        Verb::ALL.into_iter().flat_map(with).collect()
    }
}

/// Which optional things the call has.
#[derive(Clone, Copy, Debug)]
struct Combo {
    has_mask: bool,
    has_accum: bool,
    desc: Desc,
}

impl Combo {
    /// Mask (none, valued, structural, each but the first complemented or not) x accumulator x
    /// replace x both transposes.
    const COUNT: u64 = 5 * 2 * 2 * 4;

    fn of(case: u64) -> Combo {
        let (mask, rest) = (case % 5, case / 5);
        let bit = |k: u64| rest >> k & 1 == 1;
        let desc =
            Desc { replace: bit(1), is_structural: mask >= 3, is_complemented: mask == 2 || mask == 4, t0: bit(2), t1: bit(3) };
        Combo { has_mask: mask > 0, has_accum: bit(0), desc }
    }
}

/// A program while it is made.
struct Gen {
    rng: Rng,
    p: Program,
    combo: Combo,
    pool: Pool,
    /// The shape of each object after the calls so far.
    shapes: Vec<Shape>,
    /// All free sizes are this one.
    square: Option<DimId>,
    /// The largest size.
    limit: usize,
    /// Objects may be used again, and all types are integers or BOOL, whose results never round.
    is_sequence: bool,
}

/// Case number `case` of a family.
pub fn program(family: Family, case: u64) -> Program {
    let mut g = Gen::new(&family.name(), case);
    g.limit = match g.rng.below(100) {
        0 if is_cheap(family.verb) => 260,
        0..=2 => 70,
        _ => 8,
    };
    if g.rng.one_in(4) {
        g.square = Some(g.dim());
    }
    g.call(family);
    if g.rng.one_in(3) {
        g.alias();
    }
    drop_unused(&g.p)
}

/// Several calls on few objects of the same size, without looking at the results in between every
/// second time: the same objects are outputs, inputs and masks in turn, with updates pending.
pub fn sequence(case: u64) -> Program {
    let mut g = Gen::new("sequence", case);
    g.is_sequence = true;
    g.limit = 6;
    g.square = Some(g.dim());
    let families = Family::all();
    for _ in 0..g.rng.between(2, 6) {
        g.combo = Combo::of(g.rng.next() % Combo::COUNT);
        let family = g.rng.pick(&families);
        // These make objects of other sizes, which nothing else in the program would fit.
        if !matches!(family.verb, Verb::Kronecker | Verb::Diag | Verb::Resize) {
            g.call(family);
        }
    }
    g.p.is_quiet = g.rng.one_in(2) && !g.p.calls.iter().any(|c| c.uses_any());
    drop_unused(&g.p)
}

/// A random object of small values in random storage, at the end of a program.
pub fn add_object(rng: &mut Rng, p: &mut Program, ty: Ty, shape: Shape) -> Id {
    let mut g = Gen::new("", 0);
    (g.rng, g.p) = (rng.clone(), std::mem::take(p));
    let id = g.object(ty, shape);
    (*rng, *p) = (g.rng, g.p);
    id
}

/// Whether the oracle's time grows with the number of places only.
fn is_cheap(verb: Verb) -> bool {
    !matches!(verb, Verb::Mxm | Verb::Mxv | Verb::Vxm | Verb::Kronecker | Verb::Reduce | Verb::ReduceRows)
}

impl Gen {
    fn new(name: &str, case: u64) -> Gen {
        Gen {
            rng: Rng::for_case(name, case),
            p: Program::default(),
            combo: Combo::of(case % Combo::COUNT),
            pool: Pool::Small,
            shapes: Vec::new(),
            square: None,
            limit: 8,
            is_sequence: false,
        }
    }

    /// A size: rarely 0, sometimes 1, mostly a few.
    fn dim(&mut self) -> DimId {
        if let Some(d) = self.square {
            return d;
        }
        let n = match self.rng.below(24) {
            0 => 0,
            1 | 2 => 1,
            _ if self.limit > 8 => self.rng.between(self.limit as i64 * 3 / 4, self.limit as i64) as usize,
            _ => self.rng.between(2, self.limit as i64) as usize,
        };
        self.p.dim(n)
    }

    /// Puts one object of the last call in the place of another that has the same shape.
    fn alias(&mut self) {
        let call = self.p.calls.last().expect("a call was made").clone();
        let roles = call.objects();
        let (from, to) = (self.rng.pick(&roles), self.rng.pick(&roles));
        if !self.may_replace(from, to, &call.binary_ops()) {
            return;
        }
        let call = self.p.calls.last_mut().expect("a call was made");
        let swap = |id: Id| if id == from { to } else { id };
        (call.out, call.mask) = (swap(call.out), call.mask.map(swap));
        call.ins.iter_mut().for_each(|id| *id = swap(*id));
    }

    /// Same shape and domains that stay compatible; and no zeros of a mask where complex numbers are divided.
    fn may_replace(&self, from: Id, to: Id, ops: &[BinOp]) -> bool {
        let (x, y) = (&self.p.objects[from], &self.p.objects[to]);
        let is_dividing = self.pool == Pool::PowersOfTwo && ops.iter().any(|op| op.xty().is_complex());
        from != to && x.shape == y.shape && x.ty.is_compatible(y.ty) && !is_dividing
    }
}
