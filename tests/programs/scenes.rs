//! Sequences of calls that the engine makes together, with what can go wrong in between.
//!
//! Needs: `calls`. Gives: [`program`] number so much: scenes and single calls until it is long enough, with early looks.
//! Each scene names the rewrite that it is about; outputs, masks and inputs are drawn from the same few objects, so that
//! they coincide often enough.

use super::draw::{Draw, Style};
use crate::harness::generate;
use crate::harness::program::{Call, Id, Op, Program, Shape, Verb};
use crate::harness::rng::Rng;
use crate::harness::shrink::drop_unused;
use crate::oracle::ops::{Un, UnOp};

/// One of so many programs is large.
const LARGE: usize = 60;
/// One of so many is one of the sequences that the oracle is compared on.
const SEQUENCES: usize = 8;

/// Program number `case`: the same for the same number and `GRAPHBLAS_SEED`.
pub fn program(case: u64) -> Program {
    let mut rng = Rng::for_case("programs", case);
    if rng.one_in(SEQUENCES) {
        let mut p = generate::sequence(case);
        p.calls.truncate(super::draw::MOST);
        // ANY may pick otherwise where a value is made otherwise.
        if !p.calls.iter().any(Call::uses_any) {
            return p;
        }
    }
    let is_large = rng.one_in(LARGE);
    let mut d = Draw::new(rng, is_large);
    for _ in 0..12 {
        d.scene();
        if d.is_done() {
            break;
        }
    }
    drop_unused(&d.p)
}

impl Draw {
    fn scene(&mut self) {
        let made = match self.rng.below(14) {
            0..=2 => {
                self.any();
                None
            }
            3..=5 => self.chain(),
            6 => self.product_and_tail(),
            7 => self.transposed(),
            8 => self.written_under_mask(),
            9 => self.masked_and_summed(),
            10 => self.product_times_mask(),
            11 => self.copied(),
            12 => self.stale(),
            _ => self.shared(),
        };
        if self.rng.one_in(5) {
            let a = made.filter(|_| self.rng.one_in(2)).unwrap_or_else(|| self.rng.below(self.shapes.len()));
            self.look(a);
        }
    }

    /// An object of any shape, of a dense one in large programs.
    fn subject(&mut self) -> Id {
        if self.is_large || self.rng.one_in(2) { self.vector() } else { self.rng.below(self.shapes.len()) }
    }

    /// A product into any object.
    fn product(&mut self, style: Style) -> Option<Id> {
        match self.rng.below(3) {
            0 => self.one(Verb::Mxv, style),
            1 => self.one(Verb::Vxm, style),
            _ => self.one(Verb::Mxm, style),
        }
    }

    /// An element-wise call that reads `from`, into any object of its shape.
    fn link(&mut self, from: Id, style: Style) -> Option<Id> {
        let (to, other) = (self.of_shape(self.shapes[from])?, self.of_shape(self.shapes[from])?);
        let pair = if self.rng.one_in(2) { (from, other) } else { (other, from) };
        match self.rng.below(8) {
            0 | 1 => self.ewise(Verb::EwiseAdd, to, pair, true, style),
            2 | 3 => self.ewise(Verb::EwiseMult, to, pair, true, style),
            4 => self.apply(Verb::Apply, to, from, style),
            5 => self.apply(Verb::ApplyBind1st, to, from, style),
            6 => self.apply(Verb::ApplyBind2nd, to, from, style),
            _ => self.assign_all(to, from, style),
        }
    }

    /// Several links, most of them plain.
    fn links(&mut self, from: Id, most: i64) -> Id {
        let mut last = from;
        for _ in 0..self.rng.between(1, most) {
            let style = self.rng.pick(&[Style::Plain, Style::Accum, Style::Accum, Style::Any]);
            last = self.link(last, style).unwrap_or(last);
            if self.rng.one_in(4) {
                last = self.again().unwrap_or(last);
            }
        }
        last
    }

    /// `common`: the last call once more, into another object, and both results met.
    fn again(&mut self) -> Option<Id> {
        let call = self.p.calls.last()?.clone();
        let (first, to) = (call.out, self.of_shape(self.shapes[call.out])?);
        let is_same = to != first && self.tys[to] == self.tys[first] && !call.ins.contains(&first) && !call.ins.contains(&to);
        if !is_same || !self.push(Call { out: to, ..call }) {
            return None;
        }
        let met = self.of_shape(self.shapes[first])?;
        self.ewise(Verb::EwiseMult, met, (first, to), true, Style::Plain)
    }

    /// `chain`, `sum`.
    fn chain(&mut self) -> Option<Id> {
        let from = self.subject();
        let last = self.links(from, 5);
        if self.rng.one_in(2) { self.reduce(last) } else { Some(last) }
    }

    /// `rows`, `sum`: a product, what follows on it, the sum of that; and the product again.
    fn product_and_tail(&mut self) -> Option<Id> {
        let w = self.product(Style::Accum)?;
        let last = self.links(w, 3);
        self.reduce(last);
        if self.rng.one_in(3) {
            self.look(w);
        }
        Some(w)
    }

    /// `transpose`: products with a transposed matrix, which changes or is read itself.
    fn transposed(&mut self) -> Option<Id> {
        let style = if self.rng.one_in(4) { Style::Any } else { Style::Plain };
        let t = self.one(Verb::Transpose, style)?;
        let of = self.p.calls.last()?.ins[0];
        if self.rng.one_in(3) {
            let verb = self.rng.pick(&[Verb::SetElement, Verb::Clear, Verb::AssignScalar]);
            self.overwrite(verb, of);
        }
        for _ in 0..self.rng.between(1, 2) {
            self.with(t);
        }
        if self.rng.one_in(3) {
            self.overwrite(Verb::Clear, t);
        }
        self.reduce(t)
    }

    /// A call that reads this matrix in some way.
    fn with(&mut self, t: Id) {
        let before = self.p.calls.len();
        for _ in 0..8 {
            // Drawn until it is among the inputs.
            let made = match self.rng.below(5) {
                0 => self.link(t, Style::Accum),
                1 => self.one(Verb::ReduceRows, Style::Plain),
                _ => self.product(Style::Any),
            };
            if made.is_some() && self.p.calls.last().is_some_and(|call| call.ins.contains(&t)) {
                return;
            }
            // What does not read it makes the program longer at most by two.
            if self.p.calls.len() > before + 2 {
                return;
            }
        }
    }

    /// `mask`: a temporary, written elsewhere under a mask.
    fn written_under_mask(&mut self) -> Option<Id> {
        let w = if self.rng.one_in(3) { self.chain() } else { self.product(Style::Plain) }?;
        let c = self.of_shape(self.shapes[w])?;
        let ty = self.tys[w];
        match self.rng.below(3) {
            0 => {
                let mut call = Call::new(Verb::Apply, c, Op::Unary(UnOp::Builtin(Un::Identity, ty)), &[w]);
                let shape = self.shapes[c];
                self.dress(&mut call, Style::Mask, shape);
                self.push(call);
            }
            _ => {
                self.assign_all(c, w, Style::Mask);
            }
        }
        match self.rng.below(4) {
            0 => self.look(w),
            1 => self.overwrite(Verb::Clear, w),
            2 => self.link(c, Style::Accum),
            _ => self.reduce(c),
        }
    }

    /// `product-sum`: a product under a mask, its sum; and the entries after all.
    fn masked_and_summed(&mut self) -> Option<Id> {
        let style = if self.rng.one_in(4) { Style::Plain } else { Style::Mask };
        let c = self.product(style)?;
        if self.rng.one_in(5) {
            self.dup_somewhere(c);
        }
        self.reduce(c);
        if self.rng.one_in(3) { self.look(c) } else { self.reduce(c) }
    }

    /// `mask`: a product of which a mask takes its part afterwards.
    fn product_times_mask(&mut self) -> Option<Id> {
        let c = self.product(Style::Plain)?;
        let (d, m) = (self.of_shape(self.shapes[c])?, self.of_shape(self.shapes[c])?);
        if self.rng.one_in(4) {
            self.apply(Verb::Select, d, c, Style::Plain);
        } else {
            let pair = if self.rng.one_in(3) { (m, c) } else { (c, m) };
            self.ewise(Verb::EwiseMult, d, pair, true, Style::Plain);
        }
        if self.rng.one_in(2) { self.reduce(d) } else { self.links(d, 2).into() }
    }

    fn dup_somewhere(&mut self, a: Id) -> Option<Id> {
        let c = self.of_shape(self.shapes[a])?;
        self.dup(c, a)
    }

    /// A copy of what is recorded, of which one is changed.
    fn copied(&mut self) -> Option<Id> {
        let from = self.subject();
        let w = if self.rng.one_in(2) { self.product(Style::Accum)? } else { self.links(from, 2) };
        let copy = self.dup_somewhere(w)?;
        let which = self.rng.pick(&[w, copy]);
        let verb = self.rng.pick(&[Verb::SetElement, Verb::RemoveElement, Verb::AssignScalar, Verb::Clear, Verb::EwiseAdd]);
        self.overwrite(verb, which);
        let which = self.rng.pick(&[w, copy]);
        self.look(which)
    }

    /// What a recorded call reads is overwritten before it is made.
    fn stale(&mut self) -> Option<Id> {
        let from = self.subject();
        let w = if self.rng.one_in(2) { self.product(Style::Any)? } else { self.links(from, 3) };
        let call = self.p.calls.last()?.clone();
        let read: Vec<Id> = call.objects();
        for _ in 0..self.rng.between(1, 2) {
            let k = self.rng.pick(&read);
            let verb = self.rng.pick(&[
                Verb::SetElement,
                Verb::RemoveElement,
                Verb::Clear,
                Verb::AssignScalar,
                Verb::Build,
                Verb::EwiseAdd,
                Verb::Resize,
            ]);
            self.overwrite(verb, k);
        }
        if self.rng.one_in(2) { self.look(w) } else { self.link(w, Style::Plain) }
    }

    /// Changes an object in one of many ways.
    fn overwrite(&mut self, verb: Verb, k: Id) -> Option<Id> {
        match verb {
            Verb::AssignScalar => self.fill(verb, k, Style::Any),
            Verb::EwiseAdd => {
                let (a, b) = (self.of_shape(self.shapes[k])?, self.of_shape(self.shapes[k])?);
                self.ewise(verb, k, (a, b), true, Style::Accum)
            }
            _ => self.change(verb, k),
        }
    }

    /// A temporary that several calls read, and then one look at each; the temporary is freed or read, too.
    fn shared(&mut self) -> Option<Id> {
        let from = self.subject();
        let t = if self.rng.one_in(2) { self.product(Style::Plain)? } else { self.link(from, Style::Plain)? };
        let mut readers = Vec::new();
        for _ in 0..self.rng.between(2, 3) {
            readers.extend(self.link(t, Style::Accum));
        }
        if matches!(self.shapes[t], Shape::Vector(_)) && self.rng.one_in(2) {
            readers.extend(self.product(Style::Plain));
        }
        if self.rng.one_in(3) {
            self.overwrite(Verb::Clear, t);
        }
        self.rng.shuffle(&mut readers);
        for r in readers {
            if self.rng.one_in(2) {
                self.look(r);
            } else {
                self.reduce(r);
            }
        }
        if self.rng.one_in(2) { self.look(t) } else { self.reduce(t) }
    }
}
