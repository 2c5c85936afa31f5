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

use super::program::{Call, Desc, DimId, Id, Op, Program, Shape, Verb, Way};
use super::rng::Rng;
use super::shrink::drop_unused;
use crate::oracle::value::Ty;
use indices::Kind;
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
                Verb::Mxm | Verb::Kronecker | Verb::Transpose | Verb::Diag => (true, false),
                verb if verb.is_row() || verb.is_col() => (true, false),
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
    /// A size that one dimension of the program has, the others then being very small.
    long: Option<usize>,
    /// Everything has the domain that the operator wants.
    is_plain: bool,
    /// Objects may be used again, and all types are integers or BOOL, whose results never round.
    is_sequence: bool,
    /// What the first index list is to be.
    index_kind: Option<Kind>,
}

/// Case number `case` of a family.
pub fn program(family: Family, case: u64) -> Program {
    let mut g = Gen::new(&family.name(), case);
    match g.rng.below(200) {
        // More entries than fit into the blocks that kernels and threads work in.
        0 | 1 if is_cheap(family.verb) => g.limit = 260,
        0..=2 => g.limit = 70,
        // One row or column longer than a tile.
        3..=7 => g.long = Some(2500),
        _ => {}
    }
    if g.long.is_none() && g.rng.one_in(4) {
        g.square = Some(g.dim());
    }
    g.call(family);
    if g.rng.one_in(3) {
        g.alias();
    }
    if g.rng.one_in(6) {
        g.repeat();
    }
    g.ways();
    drop_unused(&g.p)
}

/// Several calls on few objects of the same size, without looking at the results in between every
/// second time: the same objects are outputs, inputs and masks in turn, with updates pending.
pub fn sequence(case: u64) -> Program {
    let mut g = Gen::new("sequence", case);
    g.is_sequence = true;
    g.limit = if g.rng.one_in(60) { 40 } else { 6 };
    g.square = Some(g.dim());
    let families = Family::all();
    let most = if g.rng.one_in(10) { 20 } else { 6 };
    for _ in 0..g.rng.between(2, most) {
        g.combo = Combo::of(g.rng.next() % Combo::COUNT);
        let family = g.rng.pick(&families);
        // These make objects of other sizes, which nothing else in the program would fit.
        if !matches!(family.verb, Verb::Kronecker | Verb::Diag | Verb::Resize) {
            g.call(family);
        }
    }
    g.p.is_quiet = g.rng.one_in(2) && !g.p.calls.iter().any(|c| c.uses_any());
    g.ways();
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
    !matches!(verb, Verb::Mxm | Verb::Kronecker)
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
            long: None,
            is_plain: false,
            is_sequence: false,
            index_kind: Some(Kind::ALL[(case / Combo::COUNT) as usize % Kind::ALL.len()]),
        }
    }

    fn ways(&mut self) {
        for call in &mut self.p.calls {
            call.way = Way(self.rng.next() as u32);
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
            3..=12 if self.long.is_some() => self.long.take().unwrap_or(1),
            _ if self.long.is_some() => self.rng.between(1, 4) as usize,
            _ if self.limit > 8 => self.rng.between(self.limit as i64 * 3 / 4, self.limit as i64) as usize,
            _ => self.rng.between(2, self.limit as i64) as usize,
        };
        self.p.dim(n)
    }

    /// The same call again, so that what an engine keeps between calls is used, and an input changed
    /// in between. Not with an accumulator, which could leave the numbers that floating point holds.
    fn repeat(&mut self) {
        let call = self.p.calls[0].clone();
        let is_method = call.ins.is_empty() || matches!(call.verb, Verb::Dup | Verb::Diag);
        if self.p.calls.len() > 1
            || is_method
            || call.accum.is_some()
            || call.ins.contains(&call.out)
            || call.mask == Some(call.out)
        {
            return;
        }
        for _ in 0..self.rng.between(1, 4) {
            let input = self.rng.pick(&call.ins);
            let (nrows, ncols) = self.p.extent(self.p.objects[input].shape);
            if nrows * ncols > 0 && self.rng.one_in(2) {
                let x = values::value(&mut self.rng, self.p.objects[input].ty, self.pool);
                let verb = self.rng.pick(&[Verb::SetElement, Verb::SetElement, Verb::RemoveElement]);
                let mut change = Call::new(verb, input, Op::None, &[]);
                change.tuples = vec![(self.rng.below(nrows), self.rng.below(ncols), x)];
                self.p.calls.push(change);
            }
            self.p.calls.push(call.clone());
        }
        self.p.is_quiet = !call.uses_any() && self.rng.one_in(2);
    }

    /// Puts one object of the last call in the place of another that has the same shape.
    fn alias(&mut self) {
        let call = self.p.calls.last().expect("a call was made").clone();
        let roles = call.objects();
        let (from, to) = (self.rng.pick(&roles), self.rng.pick(&roles));
        if !self.may_replace(from, to) {
            return;
        }
        let call = self.p.calls.last_mut().expect("a call was made");
        let swap = |id: Id| if id == from { to } else { id };
        (call.out, call.mask) = (swap(call.out), call.mask.map(swap));
        call.ins.iter_mut().for_each(|id| *id = swap(*id));
    }

    /// Same shape and domains that stay compatible; and no zeros of a mask where numbers are divided,
    /// because the quotient of a complex number by zero is nobody's rule.
    fn may_replace(&self, from: Id, to: Id) -> bool {
        let (x, y) = (&self.p.objects[from], &self.p.objects[to]);
        let is_sort = self.p.calls.last().is_some_and(|c| c.verb.is_sort());
        let fits = if is_sort { x.ty == y.ty } else { x.ty.is_compatible(y.ty) };
        from != to && x.shape == y.shape && fits && self.pool != Pool::PowersOfTwo
    }
}
