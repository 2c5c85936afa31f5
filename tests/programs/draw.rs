//! A program while it is drawn: a small pool of objects, and what is known of them after the calls so far.
//!
//! Needs: a random generator. Gives: [`Draw`]: objects, operators and masks that fit, and [`Draw::push`], the only way in for
//! calls. Shapes, types and ranges are followed, so that calls fit and floating-point sums stay exact (see [`exact`]).

use super::exact::{self, Range};
use crate::harness::program::{
    Call, DimId, Form, Id, Layout, Made, Object, Op, Program, Shape, Verb, Way, is_named_monoid, is_named_semiring,
};
use crate::harness::rng::Rng;
use crate::oracle::ops::{Bin, BinOp, Monoid, Un, UnOp};
use crate::oracle::user::{UserBin, UserUn};
use crate::oracle::value::{Ty, Val};

/// Calls of a program at most.
pub const MOST: usize = 12;

const TYPES: [Ty; 6] = [Ty::Bool, Ty::Int(8), Ty::Int(32), Ty::UInt(64), Ty::FP32, Ty::FP64];
/// Sizes of large programs: tiles have 1,024 places, blocks 8,192.
const LARGE: [usize; 8] = [1000, 1024, 1025, 3000, 8192, 8193, 9000, 20_000];
/// Sizes of matrices that are longer than a tile, or a block, all in all.
const MIDDLE: [usize; 3] = [33, 64, 100];
/// Places from which on an object is not to become dense.
const HUGE: usize = 1 << 18;

pub struct Draw {
    pub rng: Rng,
    pub p: Program,
    /// Shapes, types and values after the calls so far.
    pub shapes: Vec<Shape>,
    pub tys: Vec<Ty>,
    ranges: Vec<Range>,
    /// The sizes of the pool; both may be the same.
    pub dims: [DimId; 2],
    /// The type of most operators.
    pub main: Ty,
    pub is_large: bool,
    /// How many matrices out of 4 are stored by columns.
    columns: usize,
    /// Calls of this program at most.
    most: usize,
}

/// How much of mask, accumulator and replace a call is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    Plain,
    /// An accumulator, now and then.
    Accum,
    Mask,
    Any,
}

impl Draw {
    pub fn new(rng: Rng, is_large: bool) -> Draw {
        let mut d = Draw {
            rng,
            p: Program::default(),
            shapes: Vec::new(),
            tys: Vec::new(),
            ranges: Vec::new(),
            dims: [0; 2],
            main: Ty::FP64,
            is_large,
            columns: 0,
            most: MOST,
        };
        d.main = d.rng.pick(&[Ty::FP64, Ty::FP64, Ty::FP32, Ty::Int(32), Ty::UInt(64), Ty::Int(8), Ty::Bool]);
        d.most = if is_large { 8 } else { d.rng.between(3, MOST as i64) as usize };
        d.pool();
        d
    }

    fn pool(&mut self) {
        let n = match self.rng.below(40) {
            _ if self.is_large => self.rng.pick(&LARGE),
            0 => self.rng.pick(&MIDDLE),
            _ => self.rng.between(1, 12) as usize,
        };
        let first = self.p.dim(n);
        let is_square = !self.is_large && !self.rng.one_in(3);
        let second = if is_square { first } else { 1 };
        if !is_square {
            let k = self.rng.between(1, if self.is_large { 3 } else { 12 }) as usize;
            self.p.dim(k);
        }
        self.dims = [first, second];
        let is_mixed = self.rng.one_in(3);
        let is_dense = !self.rng.one_in(6);
        self.columns = self.rng.pick(&[0, 0, 0, 0, 0, 1, 2, 4]);
        for k in 0..if self.is_large { 7 } else { 8 } {
            let (m, n) = (self.some_dim(), self.some_dim());
            let shape = match k {
                0..=2 => Shape::Matrix(first, if k == 2 { second } else { first }),
                3 => Shape::Matrix(m, n),
                4 | 5 => Shape::Vector(first),
                _ => Shape::Vector(m),
            };
            let ty = if is_mixed || self.rng.one_in(6) { self.rng.pick(&TYPES) } else { self.main };
            self.object(ty, shape, is_dense);
        }
    }

    /// A new object with random content.
    pub fn object(&mut self, ty: Ty, shape: Shape, is_dense: bool) -> Id {
        let (nrows, ncols) = self.p.extent(shape);
        let places = nrows * ncols;
        // Out of 16.
        let density = match (is_dense, shape.is_vector()) {
            (true, true) => self.rng.pick(&[16, 16, 16, 16, 16, 16, 9, 3]),
            (true, false) => self.rng.pick(&[16, 16, 16, 16, 12, 7, 5, 3]),
            (false, _) => self.rng.pick(&[0, 1, 4, 9, 16]),
        };
        let mut entries = Vec::new();
        if places >= HUGE {
            for i in 0..nrows {
                let from = self.rng.below(ncols);
                (0..self.rng.below(4).min(ncols)).for_each(|k| entries.push((i, (from + k * k + k) % ncols)));
            }
            entries.sort_unstable();
            entries.dedup();
        } else {
            let all = (0..nrows).flat_map(|i| (0..ncols).map(move |j| (i, j)));
            entries.extend(all.filter(|_| density == 16 || self.rng.below(16) < density));
        }
        let form = self.form(shape, entries.len() == places);
        let one = self.value(ty);
        let x = |d: &mut Draw| if form.made == Made::Iso { one.clone() } else { d.value(ty) };
        let entries = entries.into_iter().map(|(i, j)| (i, j, x(self))).collect();
        self.p.objects.push(Object { ty, shape, entries, form });
        self.shapes.push(shape);
        self.tys.push(ty);
        self.ranges.push(Range::small(ty));
        self.p.objects.len() - 1
    }

    fn form(&mut self, shape: Shape, is_full: bool) -> Form {
        let layout = match self.rng.below(12) {
            _ if self.is_large => Layout::Auto,
            0 => Layout::Sparse,
            // Products gather from rows that are lists.
            4..=6 if !shape.is_vector() => Layout::Sparse,
            1 => Layout::Hyper,
            2 => Layout::Bitmap,
            3 if is_full => Layout::Full,
            _ => Layout::Auto,
        };
        let made = match self.rng.below(12) {
            0 => Made::Iso,
            1 if !self.is_large => Made::Elements,
            2 if !self.is_large => Made::Holes,
            _ => Made::Build,
        };
        let by_col = !shape.is_vector() && self.rng.below(4) < self.columns;
        Form { layout, by_col, is_wide: self.rng.one_in(6), is_shared: self.rng.one_in(5), made }
    }

    pub fn some_dim(&mut self) -> DimId {
        let dims = self.dims;
        self.rng.pick(&dims)
    }

    pub fn value(&mut self, ty: Ty) -> Val {
        let x: i64 = self.rng.pick(&[0, 1, 1, 2, 2, 3, -1]);
        Val::small(ty, if matches!(ty, Ty::UInt(_)) { x.abs() } else { x })
    }

    /// A value that divides.
    fn divisor(&mut self, ty: Ty) -> Val {
        Val::small(ty, self.rng.between(1, 3))
    }

    /// The type of an operator: mostly that of most objects.
    pub fn ty(&mut self) -> Ty {
        if self.rng.one_in(6) { self.rng.pick(&TYPES) } else { self.main }
    }

    /// An object that is one of these.
    pub fn find(&mut self, is_wanted: impl Fn(&Draw, Id) -> bool) -> Option<Id> {
        let all: Vec<Id> = (0..self.shapes.len()).filter(|&k| is_wanted(self, k)).collect();
        (!all.is_empty()).then(|| self.rng.pick(&all))
    }

    pub fn of_shape(&mut self, shape: Shape) -> Option<Id> {
        self.find(|d, k| d.shapes[k] == shape)
    }

    pub fn vector(&mut self) -> Id {
        self.find(|d, k| d.shapes[k].is_vector()).expect("the pool has vectors")
    }

    pub fn matrix(&mut self) -> Id {
        self.find(|d, k| !d.shapes[k].is_vector()).expect("the pool has matrices")
    }

    /// A matrix that is of this shape as it is or transposed, and which.
    pub fn turned(&mut self, nrows: DimId, ncols: DimId) -> Option<(Id, bool)> {
        let (straight, turned) = (Shape::Matrix(nrows, ncols), Shape::Matrix(ncols, nrows));
        let id = self.find(|d, k| d.shapes[k] == straight || d.shapes[k] == turned)?;
        let may = (self.shapes[id] == straight, self.shapes[id] == turned);
        Some((id, if may == (true, true) { self.rng.one_in(4) } else { may.1 }))
    }

    pub fn places(&self, shape: Shape) -> usize {
        let (nrows, ncols) = self.p.extent(shape);
        nrows * ncols
    }

    /// A binary operator for entries; without places where it is for `often` fused calls.
    pub fn binary(&mut self, is_often: bool) -> BinOp {
        let ty = self.ty();
        if self.rng.one_in(10) {
            return BinOp::User(self.rng.pick(&[UserBin::TwiceI32, UserBin::JoinI32, UserBin::JoinI32, UserBin::MixF64I8]));
        }
        use Bin::*;
        if !is_often && self.rng.one_in(30) {
            return BinOp::User(UserBin::PlaceI64);
        }
        if !is_often && self.rng.one_in(8) {
            let code = self.rng.pick(&[FirstI, FirstJ, SecondI, SecondJ, FirstI1, SecondJ1]);
            return BinOp::Builtin(code, self.rng.pick(&[Ty::Int(32), Ty::Int(64)]));
        }
        loop {
            let common = [Plus, Plus, Minus, Times, Min, Max, First, Second, LOr, LAnd];
            let any = is_often || self.rng.one_in(2);
            let code = if any { self.rng.pick(&common) } else { self.rng.pick(Bin::ALL) };
            let ty = if code.is_positional() { Ty::Int(32) } else { ty };
            if code != Any && code.is_defined(ty) {
                return BinOp::Builtin(code, ty);
            }
        }
    }

    pub fn unary(&mut self) -> UnOp {
        let ty = self.ty();
        if self.rng.one_in(16) {
            return UnOp::User(UserUn::HalfI32);
        }
        loop {
            let code = if self.rng.one_in(3) {
                self.rng.pick(Un::ALL)
            } else {
                self.rng.pick(&[Un::Identity, Un::AInv, Un::Abs, Un::One])
            };
            let ty = if code.is_positional() { Ty::Int(32) } else { ty };
            if code.is_defined(ty) {
                return UnOp::Builtin(code, ty);
            }
        }
    }

    pub fn monoid_of(&mut self, ty: Ty) -> Monoid {
        use Bin::*;
        let codes: &[Bin] = match ty {
            Ty::Bool => &[LOr, LOr, LAnd, LXor, Eq],
            Ty::UInt(_) => &[Plus, Plus, Min, Max, Times, BOr, BXor],
            _ => &[Plus, Plus, Plus, Min, Max, Times],
        };
        let op = BinOp::Builtin(self.rng.pick(codes), ty);
        Monoid { op, made: !is_named_monoid(op) || self.rng.one_in(12) }
    }

    pub fn monoid(&mut self) -> Monoid {
        let ty = self.ty();
        self.monoid_of(ty)
    }

    pub fn semiring(&mut self) -> Op {
        use Bin::*;
        let mul = loop {
            let ty = self.ty();
            let popular = if ty == Ty::Bool { [LAnd, LAnd, First, Second, Pair] } else { [Times, Times, Plus, Second, First] };
            let mul = if self.rng.one_in(5) { self.binary(false) } else { BinOp::Builtin(self.rng.pick(&popular), ty) };
            if !matches!(mul, BinOp::User(_)) || self.rng.one_in(2) {
                break mul;
            }
        };
        let add = self.monoid_of(mul.zty());
        Op::Semiring { add, mul, is_named: is_named_semiring(add, mul) && !self.rng.one_in(6) }
    }

    /// Gives a call mask, accumulator and replace, if it can have them.
    pub fn dress(&mut self, call: &mut Call, style: Style, mask: Shape) {
        let (has_mask, has_accum) = match style {
            Style::Plain => (false, false),
            Style::Accum => (false, self.rng.one_in(3)),
            Style::Mask => (true, self.rng.one_in(4)),
            Style::Any => (self.rng.one_in(3), self.rng.one_in(3)),
        };
        if has_mask {
            call.mask = self.of_shape(mask);
        }
        call.desc.is_structural = self.rng.one_in(2);
        // The complement of no mask is rare: nothing is written under it.
        call.desc.is_complemented = if call.mask.is_some() { self.rng.one_in(3) } else { self.rng.one_in(40) };
        call.desc.replace = self.rng.one_in(3);
        if has_accum {
            let often = self.rng.one_in(2);
            let op = if often { BinOp::Builtin(Bin::Plus, self.main) } else { self.binary(true) };
            call.accum = Some(op);
        }
    }

    /// Adds a call, unless the program is long enough or the call's results would depend on the order of a sum.
    pub fn push(&mut self, mut call: Call) -> bool {
        if self.is_done() || self.is_too_much(&call) {
            return false;
        }
        if call.verb == Verb::ApplyBind2nd
            && let Op::Binary(BinOp::Builtin(Bin::Div, ty)) = call.op
        {
            call.scalars = vec![Some(self.divisor(ty))];
        }
        let Some(t) = self.result(&call) else { return false };
        let ty = self.tys[call.out];
        let old = self.ranges[call.out];
        let z = match call.accum {
            Some(op) if call.verb != Verb::Build => match exact::binary(op, old, t) {
                Some(z) => z.cast(ty).or(t.cast(ty)),
                None => return false,
            },
            _ => t.cast(ty),
        };
        let is_whole = call.mask.is_none() && call.accum.is_none() && call.rows.is_none() && call.tuples.is_empty();
        self.ranges[call.out] = match call.verb {
            Verb::Reduce | Verb::Wait | Verb::Resize | Verb::RemoveElement => old,
            Verb::Dup | Verb::Diag => t,
            Verb::Clear => exact::NONE,
            _ if is_whole && !call.desc.is_complemented => z,
            _ => old.or(z),
        };
        match call.verb {
            Verb::Dup => (self.tys[call.out], self.shapes[call.out]) = (self.tys[call.ins[0]], self.shapes[call.ins[0]]),
            Verb::Diag => self.tys[call.out] = self.tys[call.ins[0]],
            Verb::Resize => self.shapes[call.out] = call.shape.expect("resize has a shape"),
            _ => {}
        }
        if call.way == Way::default() {
            call.way = Way(self.rng.below(1 << 16) as u32);
        }
        self.p.calls.push(call);
        true
    }

    pub fn is_done(&self) -> bool {
        self.p.calls.len() >= self.most
    }

    /// A dense matrix that would take too long.
    fn is_too_much(&self, call: &Call) -> bool {
        let huge = |id: Id| self.places(self.shapes[id]) >= HUGE;
        let fills = matches!(call.verb, Verb::AssignScalar | Verb::SubassignScalar | Verb::Kronecker);
        // Of two narrow matrices.
        let is_outer = call.verb == Verb::Mxm && huge(call.out) && !huge(call.ins[0]);
        self.is_large && ((fills && huge(call.out)) || is_outer)
    }

    /// The values of T.
    fn result(&self, call: &Call) -> Option<Range> {
        let range = |k: usize| self.ranges[call.ins[k]];
        let scalar = |k: usize| call.scalars.get(k).and_then(Option::as_ref).map_or(exact::NONE, |x| Range::small(x.ty()));
        let terms = || {
            let extents = call.ins.iter().map(|&k| self.p.extent(self.shapes[k]));
            extents.map(|(m, n)| m.max(n)).max().unwrap_or(1)
        };
        match (call.op, call.verb) {
            (Op::Semiring { add, mul, .. }, _) => exact::sum(add, exact::binary(mul, range(0), range(1))?, terms()),
            (Op::Monoid(m), Verb::Reduce) => exact::sum(m, self.ranges[call.out], self.places(self.shapes[call.out])),
            (Op::Monoid(m), _) => exact::sum(m, range(0), terms()),
            (Op::Binary(_), Verb::Sort) => Some(range(0)),
            (Op::Binary(op), Verb::SortPlaces) => Some(exact::all(op.xty())),
            (Op::Binary(BinOp::Builtin(Bin::Div, ty)), Verb::ApplyBind2nd) if ty.is_real() => {
                Some(Range { is_whole: false, ..range(0).cast(ty) })
            }
            (Op::Binary(op), Verb::ApplyBind1st) => exact::binary(op, scalar(0), range(0)),
            (Op::Binary(op), Verb::ApplyBind2nd) => exact::binary(op, range(0), scalar(0)),
            (Op::Binary(op), Verb::EwiseUnion) => exact::binary(op, range(0).or(scalar(0)), range(1).or(scalar(1))),
            (Op::Binary(op), _) => {
                let z = exact::binary(op, range(0), range(1))?;
                Some(if call.verb == Verb::EwiseAdd { z.or(range(0)).or(range(1)) } else { z })
            }
            (Op::Unary(op), _) => exact::unary(op, range(0)),
            (Op::Index(_), Verb::Select) => Some(range(0)),
            (Op::Index(op), _) => Some(exact::all(op.zty())),
            (Op::None, _) => {
                let given = call.tuples.iter().map(|t| &t.2).chain(call.scalars.iter().flatten());
                let given = given.fold(exact::NONE, |r, x| r.or(Range::small(x.ty())));
                Some(call.ins.iter().fold(given, |r, &k| r.or(self.ranges[k])))
            }
        }
    }
}
