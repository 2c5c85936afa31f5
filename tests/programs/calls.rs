//! One random call of any verb on the pool.
//!
//! Needs: a [`Draw`]. Gives: [`Draw::any`], [`Draw::one`] of a verb, and the calls that scenes are made of.
//! A call for which the pool has no fitting operands is not made.

use super::draw::{Draw, Style};
use super::run::LOOKS;
use crate::harness::program::{Call, Dim, DimId, Id, IndexArg, Op, Shape, Verb, Way};
use crate::oracle::index::Indices;
use crate::oracle::ops::{Bin, BinOp, Idx, IdxOp};
use crate::oracle::user::UserIdx;
use crate::oracle::value::{Ty, Val};

impl Draw {
    /// A call of any verb.
    pub fn any(&mut self) {
        for _ in 0..4 {
            let verb = self.rng.pick(&Verb::ALL);
            if self.one(verb, Style::Any).is_some() {
                return;
            }
        }
    }

    /// A call of a verb; its output, if one was made.
    pub fn one(&mut self, verb: Verb, style: Style) -> Option<Id> {
        match verb {
            Verb::Mxm => {
                let c = self.matrix();
                self.mxm(c, style)
            }
            Verb::Mxv | Verb::Vxm => {
                let w = self.vector();
                self.mxv(verb, w, style)
            }
            Verb::EwiseMult | Verb::EwiseAdd | Verb::EwiseUnion => {
                let c = self.rng.below(self.shapes.len());
                let (a, b) = (self.of_shape(self.shapes[c])?, self.of_shape(self.shapes[c])?);
                self.ewise(verb, c, (a, b), false, style)
            }
            Verb::Kronecker => self.kronecker(style),
            Verb::Transpose => {
                let c = self.matrix();
                self.transpose(c, style)
            }
            Verb::Apply | Verb::ApplyBind1st | Verb::ApplyBind2nd | Verb::ApplyIndex | Verb::Select => {
                let c = self.rng.below(self.shapes.len());
                let a = self.of_shape(self.shapes[c])?;
                self.apply(verb, c, a, style)
            }
            Verb::Extract => self.extract(style),
            Verb::ExtractCol => self.extract_col(style),
            Verb::Assign | Verb::Subassign => self.assign(verb, style),
            Verb::AssignScalar | Verb::SubassignScalar => {
                let c = self.rng.below(self.shapes.len());
                self.fill(verb, c, style)
            }
            Verb::AssignRow | Verb::AssignCol | Verb::SubassignRow | Verb::SubassignCol => self.line(verb, style),
            Verb::Sort | Verb::SortPlaces => self.sort(verb),
            Verb::ReduceRows => self.reduce_rows(style),
            Verb::Reduce => {
                let a = self.rng.below(self.shapes.len());
                self.reduce(a)
            }
            Verb::Diag => self.diag(),
            Verb::Wait => {
                let a = self.rng.below(self.shapes.len());
                self.look(a)
            }
            Verb::Dup => {
                let c = self.rng.below(self.shapes.len());
                let a = self.of_shape(self.shapes[c])?;
                self.dup(c, a)
            }
            Verb::Build | Verb::SetElement | Verb::RemoveElement | Verb::Clear | Verb::Resize => {
                let c = self.rng.below(self.shapes.len());
                self.change(verb, c)
            }
        }
    }

    fn add(&mut self, mut call: Call, style: Style) -> Option<Id> {
        let (out, shape) = (call.out, self.shapes[call.out]);
        self.dress(&mut call, style, shape);
        self.push(call).then_some(out)
    }

    pub fn mxm(&mut self, c: Id, style: Style) -> Option<Id> {
        let Shape::Matrix(m, n) = self.shapes[c] else { return None };
        let k = self.some_dim();
        let ((a, t0), (b, t1)) = (self.turned(m, k)?, self.turned(k, n)?);
        let mut call = Call::new(Verb::Mxm, c, self.semiring(), &[a, b]);
        (call.desc.t0, call.desc.t1) = (t0, t1);
        self.add(call, style)
    }

    pub fn mxv(&mut self, verb: Verb, w: Id, style: Style) -> Option<Id> {
        let Shape::Vector(n) = self.shapes[w] else { return None };
        let u = self.vector();
        let Shape::Vector(k) = self.shapes[u] else { return None };
        let op = self.semiring();
        let call = if verb == Verb::Mxv {
            let (a, t0) = self.turned(n, k)?;
            let mut call = Call::new(verb, w, op, &[a, u]);
            call.desc.t0 = t0;
            call
        } else {
            let (a, t1) = self.turned(k, n)?;
            let mut call = Call::new(verb, w, op, &[u, a]);
            call.desc.t1 = t1;
            call
        };
        self.add(call, style)
    }

    /// C = A (op) B; of a square matrix an input is read transposed now and then.
    pub fn ewise(&mut self, verb: Verb, c: Id, (a, b): (Id, Id), is_often: bool, style: Style) -> Option<Id> {
        let op = self.binary(is_often);
        let mut call = Call::new(verb, c, Op::Binary(op), &[a, b]);
        if verb == Verb::EwiseUnion {
            call.scalars = vec![Some(self.value(op.xty())), Some(self.value(op.yty()))];
        }
        (call.desc.t0, call.desc.t1) = (self.may_turn(c), self.may_turn(c));
        self.add(call, style)
    }

    fn may_turn(&mut self, c: Id) -> bool {
        matches!(self.shapes[c], Shape::Matrix(m, n) if m == n) && self.rng.one_in(8)
    }

    pub fn apply(&mut self, verb: Verb, c: Id, a: Id, style: Style) -> Option<Id> {
        let (op, scalar) = match verb {
            Verb::Apply => (Op::Unary(self.unary()), None),
            Verb::ApplyBind1st | Verb::ApplyBind2nd => {
                let is_often = self.rng.one_in(2);
                let op = loop {
                    let op = self.binary(is_often);
                    if !op.looks_at_places() {
                        break op;
                    }
                };
                let op = if verb == Verb::ApplyBind2nd && self.rng.one_in(6) { BinOp::Builtin(Bin::Div, op.xty()) } else { op };
                let ty = if verb == Verb::ApplyBind1st { op.xty() } else { op.yty() };
                let ty = if self.rng.one_in(4) { self.ty() } else { ty };
                (Op::Binary(op), Some(self.value(ty)))
            }
            _ => {
                let op = self.index_op();
                let thunk = if self.rng.one_in(2) { self.rng.between(-2, 4) } else { 1 };
                let ty = op.thunk_ty();
                (Op::Index(op), Some(Val::small(ty, if matches!(ty, Ty::UInt(_)) { thunk.abs() } else { thunk })))
            }
        };
        let mut call = Call::new(verb, c, op, &[a]);
        call.scalars.extend(scalar.map(Some));
        let turns = self.may_turn(c);
        *(if verb == Verb::ApplyBind1st { &mut call.desc.t1 } else { &mut call.desc.t0 }) = turns;
        self.add(call, style)
    }

    fn index_op(&mut self) -> IdxOp {
        if self.rng.one_in(10) {
            return IdxOp::User(self.rng.pick(&[UserIdx::AboveF64, UserIdx::ParityI32]));
        }
        loop {
            let (code, ty) = (self.rng.pick(Idx::ALL), self.ty());
            let ty = self.rng.pick(&[ty, Ty::Int(64)]);
            if code.is_defined(ty) {
                return IdxOp::Builtin(code, ty);
            }
        }
    }

    pub fn transpose(&mut self, c: Id, style: Style) -> Option<Id> {
        let Shape::Matrix(m, n) = self.shapes[c] else { return None };
        let (a, _) = self.turned(m, n)?;
        let mut call = Call::new(Verb::Transpose, c, Op::None, &[a]);
        // Of a square matrix the transpose is more to the point than the copy.
        call.desc.t0 = if m == n { self.rng.one_in(6) } else { self.shapes[a] == Shape::Matrix(m, n) };
        self.add(call, style)
    }

    fn kronecker(&mut self, style: Style) -> Option<Id> {
        if self.is_large || self.p.objects.len() > 10 {
            return None;
        }
        let a = self.matrix();
        let Shape::Matrix(m, n) = self.shapes[a] else { return None };
        if !matches!((self.p.dims[m], self.p.dims[n]), (Dim::Free(_), Dim::Free(_))) {
            return None;
        }
        let k = self.rng.between(1, 2) as usize;
        let k = self.p.dim(k);
        let b = self.object(self.main, Shape::Matrix(k, k), true);
        let [r, c] = [m, n].map(|d| {
            self.p.dims.push(Dim::Product(d, k));
            self.p.dims.len() - 1
        });
        let out = self.object(self.main, Shape::Matrix(r, c), true);
        let op = self.binary(false);
        self.add(Call::new(Verb::Kronecker, out, Op::Binary(op), &[a, b]), style)
    }

    /// Indices that give a dimension its own size again, each once: all, or a permutation.
    fn same_size(&mut self, d: DimId) -> IndexArg {
        let n = self.p.size(d);
        let what = match self.rng.below(4) {
            0 if n <= 300 => {
                let mut list: Vec<usize> = (0..n).collect();
                self.rng.shuffle(&mut list);
                Indices::List(list)
            }
            1 => Indices::Range(0, n),
            _ => Indices::All,
        };
        IndexArg { what, len: d, within: d }
    }

    /// Any indices into a dimension, with or without repetition; as many as a dimension of the pool.
    fn some_of(&mut self, within: DimId, is_distinct: bool) -> IndexArg {
        let len = self.some_dim();
        let (k, n) = (self.p.size(len), self.p.size(within));
        if len == within || k > n || n == 0 || k > 300 {
            return self.same_size(within);
        }
        let what = if self.rng.one_in(2) {
            Indices::Range(self.rng.below(n - k + 1), k)
        } else if is_distinct {
            let mut list: Vec<usize> = (0..n).collect();
            self.rng.shuffle(&mut list);
            list.truncate(k);
            Indices::List(list)
        } else {
            Indices::List((0..k).map(|_| self.rng.below(n)).collect())
        };
        IndexArg { what, len, within }
    }

    fn extract(&mut self, style: Style) -> Option<Id> {
        let a = self.rng.below(self.shapes.len());
        let mut call = Call::new(Verb::Extract, 0, Op::None, &[a]);
        let shape = match self.shapes[a] {
            Shape::Vector(n) => {
                let rows = self.some_of(n, false);
                let shape = Shape::Vector(rows.len);
                call.rows = Some(rows);
                shape
            }
            Shape::Matrix(m, n) => {
                call.desc.t0 = self.rng.one_in(4);
                let (m, n) = if call.desc.t0 { (n, m) } else { (m, n) };
                let (rows, cols) = (self.some_of(m, false), self.some_of(n, false));
                let shape = Shape::Matrix(rows.len, cols.len);
                (call.rows, call.cols) = (Some(rows), Some(cols));
                shape
            }
        };
        call.out = self.of_shape(shape)?;
        self.add(call, style)
    }

    fn extract_col(&mut self, style: Style) -> Option<Id> {
        let a = self.matrix();
        let Shape::Matrix(m, n) = self.shapes[a] else { return None };
        let mut call = Call::new(Verb::ExtractCol, 0, Op::None, &[a]);
        call.desc.t0 = self.rng.one_in(3);
        let (m, n) = if call.desc.t0 { (n, m) } else { (m, n) };
        let rows = self.some_of(m, false);
        call.out = self.of_shape(Shape::Vector(rows.len))?;
        call.rows = Some(rows);
        let j = self.rng.below(self.p.size(n));
        call.tuples = vec![(j, j, Val::Bool(true))];
        self.add(call, style)
    }

    fn assign(&mut self, verb: Verb, style: Style) -> Option<Id> {
        let c = self.rng.below(self.shapes.len());
        let mut call = Call::new(verb, c, Op::None, &[]);
        let part = match self.shapes[c] {
            Shape::Vector(n) => {
                let rows = self.some_of(n, true);
                let part = Shape::Vector(rows.len);
                call.ins = vec![self.of_shape(part)?];
                call.rows = Some(rows);
                part
            }
            Shape::Matrix(m, n) => {
                let (rows, cols) = (self.some_of(m, true), self.some_of(n, true));
                let (a, t0) = self.turned(rows.len, cols.len)?;
                let part = Shape::Matrix(rows.len, cols.len);
                (call.ins, call.desc.t0) = (vec![a], t0);
                (call.rows, call.cols) = (Some(rows), Some(cols));
                part
            }
        };
        let mask = if verb.is_of_part() { part } else { self.shapes[c] };
        self.dress(&mut call, style, mask);
        self.push(call).then_some(c)
    }

    /// C(:) = A, maybe under a mask.
    pub fn assign_all(&mut self, c: Id, a: Id, style: Style) -> Option<Id> {
        let verb = if self.rng.one_in(4) { Verb::Subassign } else { Verb::Assign };
        let mut call = Call::new(verb, c, Op::None, &[a]);
        let (m, n) = self.shapes[c].dims();
        let all = |d: DimId| IndexArg { what: Indices::All, len: d, within: d };
        (call.rows, call.cols) = (Some(all(m)), n.map(all));
        self.add(call, style)
    }

    pub fn fill(&mut self, verb: Verb, c: Id, style: Style) -> Option<Id> {
        let mut call = Call::new(verb, c, Op::None, &[]);
        let (m, n) = self.shapes[c].dims();
        let is_all = self.rng.one_in(2);
        let mut arg = |d: DimId| {
            if is_all { IndexArg { what: Indices::All, len: d, within: d } } else { self.some_of(d, true) }
        };
        let (rows, cols) = (arg(m), n.map(&mut arg));
        let part = cols.as_ref().map_or(Shape::Vector(rows.len), |cols| Shape::Matrix(rows.len, cols.len));
        (call.rows, call.cols) = (Some(rows), cols);
        let ty = self.ty();
        call.scalars = vec![if self.rng.one_in(12) { None } else { Some(self.value(ty)) }];
        let mask = if verb.is_of_part() { part } else { self.shapes[c] };
        self.dress(&mut call, style, mask);
        self.push(call).then_some(c)
    }

    fn line(&mut self, verb: Verb, style: Style) -> Option<Id> {
        let c = self.matrix();
        let Shape::Matrix(m, n) = self.shapes[c] else { return None };
        let (line, across) = if verb.is_row() { (m, n) } else { (n, m) };
        let list = self.some_of(across, true);
        let masked = if verb.is_of_part() { list.len } else { across };
        let u = self.of_shape(Shape::Vector(list.len))?;
        let mut call = Call::new(verb, c, Op::None, &[u]);
        let k = self.rng.below(self.p.size(line));
        call.tuples = vec![(k, k, Val::Bool(true))];
        *(if verb.is_row() { &mut call.cols } else { &mut call.rows }) = Some(list);
        self.dress(&mut call, style, Shape::Vector(masked));
        self.push(call).then_some(c)
    }

    fn sort(&mut self, verb: Verb) -> Option<Id> {
        let a = self.rng.below(self.shapes.len());
        let op = BinOp::Builtin(self.rng.pick(&[Bin::Lt, Bin::Gt, Bin::Le]), self.tys[a]);
        let want = if verb == Verb::Sort { self.tys[a] } else { self.rng.pick(&[Ty::Int(64), Ty::UInt(64)]) };
        // Another type is refused, by both; places have a type that few objects are of.
        let out = self.find(|d, k| d.shapes[k] == d.shapes[a] && d.tys[k] == want).or_else(|| self.of_shape(self.shapes[a]))?;
        let mut call = Call::new(verb, out, Op::Binary(op), &[a]);
        call.desc.t0 = !self.shapes[a].is_vector() && self.rng.one_in(3);
        self.push(call).then_some(out)
    }

    pub fn reduce_rows(&mut self, style: Style) -> Option<Id> {
        let a = self.matrix();
        let Shape::Matrix(m, n) = self.shapes[a] else { return None };
        let t0 = self.rng.one_in(3);
        let w = self.of_shape(Shape::Vector(if t0 { n } else { m }))?;
        let mut call = Call::new(Verb::ReduceRows, w, Op::Monoid(self.monoid()), &[a]);
        call.desc.t0 = t0;
        self.add(call, style)
    }

    /// The sum of all entries.
    pub fn reduce(&mut self, a: Id) -> Option<Id> {
        let m = if self.rng.one_in(2) { self.monoid_of(self.tys[a]) } else { self.monoid() };
        self.push(Call::new(Verb::Reduce, a, Op::Monoid(m), &[])).then_some(a)
    }

    pub fn look(&mut self, a: Id) -> Option<Id> {
        let mut call = Call::new(Verb::Wait, a, Op::None, &[]);
        let place = self.rng.below(1 << 16);
        let kind = if self.rng.one_in(4) { self.rng.below(LOOKS) } else { self.rng.pick(&[1, 2, 4]) };
        call.way = Way((place * LOOKS + kind) as u32);
        self.push(call).then_some(a)
    }

    pub fn dup(&mut self, c: Id, a: Id) -> Option<Id> {
        self.push(Call::new(Verb::Dup, c, Op::None, &[a])).then_some(c)
    }

    fn diag(&mut self) -> Option<Id> {
        let v = self.vector();
        let Shape::Vector(n) = self.shapes[v] else { return None };
        let mut call = Call::new(Verb::Diag, 0, Op::None, &[v]);
        if self.is_large || self.rng.one_in(2) || !matches!(self.p.dims[n], Dim::Free(_)) {
            call.out = self.of_shape(Shape::Matrix(n, n))?;
        } else {
            call.diagonal = self.rng.between(-2, 2);
            self.p.dims.push(Dim::Plus(n, call.diagonal.unsigned_abs() as usize));
            let d = self.p.dims.len() - 1;
            call.out = self.object(self.main, Shape::Matrix(d, d), true);
        }
        let out = call.out;
        self.push(call).then_some(out)
    }

    /// A change of an object that does not read others.
    pub fn change(&mut self, verb: Verb, c: Id) -> Option<Id> {
        let (nrows, ncols) = self.p.extent(self.shapes[c]);
        let mut call = Call::new(verb, c, Op::None, &[]);
        let ty = if self.rng.one_in(4) { self.ty() } else { self.tys[c] };
        let tuple = |d: &mut Draw| (d.rng.below(nrows), d.rng.below(ncols), d.value(ty));
        match verb {
            Verb::SetElement | Verb::RemoveElement => call.tuples = vec![tuple(self)],
            Verb::Build => {
                // Mostly of an object that is empty then.
                if !self.rng.one_in(6) {
                    self.change(Verb::Clear, c)?;
                }
                call.tuples = (0..self.rng.below(12)).map(|_| tuple(self)).collect();
                call.accum = Some(BinOp::Builtin(self.rng.pick(&[Bin::Plus, Bin::First, Bin::Second, Bin::Max]), ty))
                    .filter(|op| matches!(op, BinOp::Builtin(code, ty) if code.is_defined(*ty)));
            }
            Verb::Resize => {
                let (m, n) = (self.some_dim(), self.some_dim());
                call.shape = Some(if self.shapes[c].is_vector() { Shape::Vector(m) } else { Shape::Matrix(m, n) });
                // The pool keeps a vector and a matrix of each size.
                let is_last = |d: &Draw, k: Id| d.shapes[k] == d.shapes[c] && k != c;
                self.find(is_last)?;
            }
            _ => {}
        }
        self.push(call).then_some(c)
    }
}
