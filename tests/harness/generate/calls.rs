//! One random call of a family, with the objects it needs.
//!
//! Needs: a family. Gives: objects and a call at the end of the program.
//! Operators come first, because they say which values are safe; then sizes, domains, objects.

use super::super::program::{Call, Desc, Dim, DimId, Id, IndexArg, Op, Shape, Verb};
use super::values::{pool_for, value};
use super::{Family, Gen};
use crate::oracle::ops::Bin::{First, Second, Times};
use crate::oracle::ops::{Bin, BinOp, UnOp};
use crate::oracle::value::{Ty, Val};

/// What the operator of a call says about the rest of it.
struct Domains {
    /// As the operator sees them; None: it does not look.
    inputs: [Option<Ty>; 2],
    t: Ty,
    /// C and the accumulator.
    output: (Ty, Option<BinOp>),
}

impl Gen {
    pub fn call(&mut self, family: Family) {
        let verb = family.verb;
        self.is_plain = false;
        match verb {
            Verb::Mxm | Verb::Mxv | Verb::Vxm => self.product(verb),
            Verb::EwiseMult | Verb::EwiseAdd | Verb::EwiseUnion => self.ewise(verb, family.is_vector),
            Verb::Kronecker => self.kronecker(),
            Verb::Transpose => self.transpose(),
            Verb::Apply | Verb::ApplyBind1st | Verb::ApplyBind2nd | Verb::ApplyIndex | Verb::Select => {
                self.apply(verb, family.is_vector);
            }
            Verb::Extract => self.extract(family.is_vector),
            Verb::ExtractCol => self.extract_col(),
            Verb::Assign | Verb::Subassign => self.assign(verb, family.is_vector),
            Verb::AssignScalar | Verb::SubassignScalar => self.assign_scalar(verb, family.is_vector),
            Verb::AssignRow | Verb::AssignCol | Verb::SubassignRow | Verb::SubassignCol => self.assign_line(verb),
            Verb::Sort | Verb::SortPlaces => self.sort(verb, family.is_vector),
            Verb::ReduceRows => self.reduce_rows(),
            Verb::Reduce => self.reduce(family.is_vector),
            Verb::Build => self.build(family.is_vector),
            Verb::SetElement | Verb::RemoveElement => self.element(verb, family.is_vector),
            Verb::Clear | Verb::Resize | Verb::Dup | Verb::Diag | Verb::Wait => self.whole(verb, family.is_vector),
        }
    }

    /// Chooses C's domain and the accumulator, then the values that all operators can take.
    fn domains(&mut self, inputs: [Option<Ty>; 2], t: Ty, ops: &[BinOp], unary: Option<UnOp>, sum: Option<BinOp>) -> Domains {
        let output = self.output_for(t, ops, unary);
        let all: Vec<BinOp> = ops.iter().copied().chain(output.1).collect();
        self.pool = pool_for(&mut self.rng, &all, unary, sum);
        Domains { inputs, t, output }
    }

    /// Ends a call: output, mask, descriptor. Transposes that the verb does not have stay off.
    fn finish(&mut self, call: Call, shape: Shape, d: &Domains, transposes: [bool; 2]) {
        self.finish_under(call, shape, shape, d, transposes);
    }

    /// As `finish`, with a mask of another shape than the output's.
    fn finish_under(&mut self, mut call: Call, shape: Shape, mask: Shape, d: &Domains, transposes: [bool; 2]) {
        call.out = self.output(call.verb, d.output.0, shape);
        call.accum = d.output.1;
        call.mask = self.mask(mask);
        call.desc = self.combo.desc;
        (call.desc.t0, call.desc.t1) = (transposes[0], transposes[1]);
        debug_assert!(d.t.is_compatible(d.output.0) || d.output.1.is_some());
        self.p.calls.push(call);
    }

    fn matrix(&mut self, ty: Option<Ty>, nrows: DimId, ncols: DimId, is_transposed: bool) -> Id {
        let ty = self.ty_of_operand(ty);
        let shape = if is_transposed { Shape::Matrix(ncols, nrows) } else { Shape::Matrix(nrows, ncols) };
        self.object(ty, shape)
    }

    fn vector(&mut self, ty: Option<Ty>, n: DimId) -> Id {
        let ty = self.ty_of_operand(ty);
        self.object(ty, Shape::Vector(n))
    }

    fn scalar(&mut self, ty: Ty) -> Val {
        let ty = self.ty_near(ty);
        value(&mut self.rng, ty, self.pool)
    }

    fn shape(&mut self, is_vector: bool) -> Shape {
        if is_vector { Shape::Vector(self.dim()) } else { Shape::Matrix(self.dim(), self.dim()) }
    }

    fn product(&mut self, verb: Verb) {
        let (add, mul, is_named) = self.semiring();
        self.shorten(add.op);
        let d = self.domains(input_types(mul), add.ty(), &[add.op, mul], None, Some(add.op));
        let (m, k, n) = (self.dim(), self.dim(), self.dim());
        let (t0, t1) = (self.combo.desc.t0, self.combo.desc.t1);
        let op = Op::Semiring { add, mul, is_named };
        match verb {
            Verb::Mxv => {
                let ins = [self.matrix(d.inputs[0], m, k, t0), self.vector(d.inputs[1], k)];
                self.finish(Call::new(verb, 0, op, &ins), Shape::Vector(m), &d, [t0, false]);
            }
            Verb::Vxm => {
                let ins = [self.vector(d.inputs[0], k), self.matrix(d.inputs[1], k, n, t1)];
                self.finish(Call::new(verb, 0, op, &ins), Shape::Vector(n), &d, [false, t1]);
            }
            _ => {
                let ins = [self.matrix(d.inputs[0], m, k, t0), self.matrix(d.inputs[1], k, n, t1)];
                self.finish(Call::new(verb, 0, op, &ins), Shape::Matrix(m, n), &d, [t0, t1]);
            }
        }
    }

    fn ewise(&mut self, verb: Verb, is_vector: bool) {
        let op = loop {
            let op = self.binary();
            // In eWiseAdd an entry without a partner goes to the output domain as it is.
            let fits = op.xty().is_compatible(op.zty()) && op.yty().is_compatible(op.zty());
            if verb != Verb::EwiseAdd || fits {
                break op;
            }
        };
        let mut types = input_types(op);
        if verb == Verb::EwiseAdd {
            types = types.map(|ty| ty.or(Some(op.zty())));
        }
        let d = self.domains(types, op.zty(), &[op], None, None);
        let shape = self.shape(is_vector);
        let [t0, t1] = if is_vector { [false; 2] } else { [self.combo.desc.t0, self.combo.desc.t1] };
        let ins = match shape {
            Shape::Vector(n) => [self.vector(d.inputs[0], n), self.vector(d.inputs[1], n)],
            Shape::Matrix(m, n) => [self.matrix(d.inputs[0], m, n, t0), self.matrix(d.inputs[1], m, n, t1)],
        };
        let mut call = Call::new(verb, 0, Op::Binary(op), &ins);
        if verb == Verb::EwiseUnion {
            call.scalars = vec![Some(self.scalar(op.xty())), Some(self.scalar(op.yty()))];
        }
        self.finish(call, shape, &d, [t0, t1]);
    }

    fn kronecker(&mut self) {
        let op = self.binary();
        let d = self.domains(input_types(op), op.zty(), &[op], None, None);
        (self.limit, self.long, self.square) = (4, None, None);
        let [ma, na, mb, nb] = [(); 4].map(|()| self.dim());
        let (t0, t1) = (self.combo.desc.t0, self.combo.desc.t1);
        let ins = [self.matrix(d.inputs[0], ma, na, t0), self.matrix(d.inputs[1], mb, nb, t1)];
        let dims = [(ma, mb), (na, nb)].map(|(a, b)| {
            self.p.dims.push(Dim::Product(a, b));
            self.p.dims.len() - 1
        });
        self.finish(Call::new(Verb::Kronecker, 0, Op::Binary(op), &ins), Shape::Matrix(dims[0], dims[1]), &d, [t0, t1]);
    }

    /// A domain for an operation that only moves entries.
    fn moved(&mut self) -> Domains {
        let ty = self.ty_of_operand(None);
        self.domains([Some(ty), None], ty, &[], None, None)
    }

    fn transpose(&mut self) {
        let d = self.moved();
        let (m, n, t0) = (self.dim(), self.dim(), self.combo.desc.t0);
        let a = self.object(d.t, if t0 { Shape::Matrix(m, n) } else { Shape::Matrix(n, m) });
        self.finish(Call::new(Verb::Transpose, 0, Op::None, &[a]), Shape::Matrix(m, n), &d, [t0, false]);
    }

    fn apply(&mut self, verb: Verb, is_vector: bool) {
        let mut scalar_ty = None;
        let (op, d) = match verb {
            Verb::Apply => {
                let op = self.unary();
                (Op::Unary(op), self.domains([op.xty(), None], op.zty(), &[], Some(op), None))
            }
            Verb::ApplyBind1st | Verb::ApplyBind2nd => {
                let op = self.binary_of_values();
                let (x, y) = if verb == Verb::ApplyBind1st { (op.yty(), op.xty()) } else { (op.xty(), op.yty()) };
                scalar_ty = Some(y);
                (Op::Binary(op), self.domains([Some(x), None], op.zty(), &[op], None, None))
            }
            _ => {
                let op = loop {
                    let op = self.index_op();
                    // A predicate must be castable to BOOL.
                    if verb != Verb::Select || !op.zty().is_user() {
                        break op;
                    }
                };
                scalar_ty = Some(op.thunk_ty());
                let x = if verb == Verb::Select { Some(self.ty_of_operand(op.xty())) } else { op.xty() };
                let t = if verb == Verb::Select { x.expect("set above") } else { op.zty() };
                (Op::Index(op), self.domains([x, None], t, &[], None, None))
            }
        };
        let shape = self.shape(is_vector);
        let has_t1 = verb == Verb::ApplyBind1st;
        let is_transposed = !is_vector && if has_t1 { self.combo.desc.t1 } else { self.combo.desc.t0 };
        let a = match shape {
            Shape::Vector(n) if verb == Verb::Select => self.object(d.t, Shape::Vector(n)),
            Shape::Matrix(m, n) if verb == Verb::Select => {
                self.object(d.t, if is_transposed { Shape::Matrix(n, m) } else { Shape::Matrix(m, n) })
            }
            Shape::Vector(n) => self.vector(d.inputs[0], n),
            Shape::Matrix(m, n) => self.matrix(d.inputs[0], m, n, is_transposed),
        };
        let mut call = Call::new(verb, 0, op, &[a]);
        call.scalars.extend(scalar_ty.map(|ty| Some(self.scalar_for(verb, ty))));
        self.finish(call, shape, &d, [is_transposed && !has_t1, is_transposed && has_t1]);
    }

    /// Thunks of positional operators are near the diagonals that there are.
    fn scalar_for(&mut self, verb: Verb, ty: Ty) -> Val {
        if matches!(verb, Verb::ApplyIndex | Verb::Select) && ty.is_integer() && self.rng.one_in(2) {
            return Val::int(ty, self.rng.between(-4, 6).into());
        }
        self.scalar(ty)
    }

    fn extract(&mut self, is_vector: bool) {
        let d = self.moved();
        let t0 = !is_vector && self.combo.desc.t0;
        let of = self.shape(is_vector);
        let (m, n) = of.dims();
        let rows = self.indices(m, 2);
        let cols = n.map(|n| self.indices(n, 2));
        let (a, shape) = match (n, &cols) {
            (Some(n), Some(cols)) => {
                let a = self.object(d.t, if t0 { Shape::Matrix(n, m) } else { of });
                (a, Shape::Matrix(rows.len, cols.len))
            }
            _ => (self.object(d.t, of), Shape::Vector(rows.len)),
        };
        let mut call = Call::new(Verb::Extract, 0, Op::None, &[a]);
        (call.rows, call.cols) = (Some(rows), cols);
        self.finish(call, shape, &d, [t0, false]);
    }

    fn extract_col(&mut self) {
        let d = self.moved();
        let (m, n, t0) = (self.dim(), self.some_dim(), self.combo.desc.t0);
        let rows = self.indices(m, 2);
        let a = self.object(d.t, if t0 { Shape::Matrix(n, m) } else { Shape::Matrix(m, n) });
        let mut call = Call::new(Verb::ExtractCol, 0, Op::None, &[a]);
        let (shape, j) = (Shape::Vector(rows.len), self.below(n));
        call.tuples = vec![(j, j, Val::Bool(true))];
        call.rows = Some(rows);
        self.finish(call, shape, &d, [t0, false]);
    }

    fn assign(&mut self, verb: Verb, is_vector: bool) {
        let d = self.moved();
        let t0 = !is_vector && self.combo.desc.t0;
        let shape = self.shape(is_vector);
        let (m, n) = shape.dims();
        let rows = self.indices(m, 1);
        let cols = n.map(|n| self.indices(n, 1));
        let of = match &cols {
            None => Shape::Vector(rows.len),
            Some(cols) if t0 => Shape::Matrix(cols.len, rows.len),
            Some(cols) => Shape::Matrix(rows.len, cols.len),
        };
        let a = self.object(d.t, of);
        let mut call = Call::new(verb, 0, Op::None, &[a]);
        let mask = if verb.is_of_part() { part(&rows, cols.as_ref()) } else { shape };
        (call.rows, call.cols) = (Some(rows), cols);
        self.finish_under(call, shape, mask, &d, [t0, false]);
    }

    fn assign_scalar(&mut self, verb: Verb, is_vector: bool) {
        let d = self.moved();
        let shape = self.shape(is_vector);
        let (m, n) = shape.dims();
        // Only subassign takes more indices than there are places.
        let most = if verb.is_of_part() { 2 } else { 1 };
        let rows = self.indices(m, most);
        let cols = n.map(|n| self.indices(n, most));
        let mut call = Call::new(verb, 0, Op::None, &[]);
        let x = value(&mut self.rng, d.t, self.pool);
        call.scalars = vec![if self.rng.one_in(8) && d.t.is_compatible(d.output.0) { None } else { Some(x) }];
        // With an empty list the specification says both "no-op" and what replace deletes.
        if !verb.is_of_part() && (self.is_empty(&rows) || cols.as_ref().is_some_and(|c| self.is_empty(c))) {
            self.combo.desc.replace = false;
        }
        let mask = if verb.is_of_part() { part(&rows, cols.as_ref()) } else { shape };
        (call.rows, call.cols) = (Some(rows), cols);
        self.finish_under(call, shape, mask, &d, [false; 2]);
    }

    /// Row and column assign and subassign: the mask is a vector.
    fn assign_line(&mut self, verb: Verb) {
        let d = self.moved();
        let (m, n) = (self.some_dim(), self.some_dim());
        let (line, across) = if verb.is_row() { (m, n) } else { (n, m) };
        let list = self.indices(across, 1);
        let masked = if verb.is_of_part() { list.len } else { across };
        let u = self.object(d.t, Shape::Vector(list.len));
        let mut call = Call::new(verb, 0, Op::None, &[u]);
        let k = self.below(line);
        call.tuples = vec![(k, k, Val::Bool(true))];
        *(if verb.is_row() { &mut call.cols } else { &mut call.rows }) = Some(list);
        call.out = self.object(d.output.0, Shape::Matrix(m, n));
        call.accum = d.output.1;
        call.mask = self.mask(Shape::Vector(masked));
        call.desc = Desc { t0: false, t1: false, ..self.combo.desc };
        self.p.calls.push(call);
    }

    /// By an order, or by an operator that always holds; where others put things is left open.
    fn sort(&mut self, verb: Verb, is_vector: bool) {
        let op = if self.rng.one_in(8) { BinOp::Builtin(Bin::Pair, Ty::Bool) } else { self.comparison() };
        self.pool = pool_for(&mut self.rng, &[op], None, None);
        let shape = self.shape(is_vector);
        let ty = self.ty_near(op.xty());
        // Outputs are of exactly these types; objects that earlier calls have changed may be of another than at first.
        let a = self.new_object(ty, shape);
        let ty = if verb == Verb::Sort { ty } else { self.rng.pick(&[Ty::Int(64), Ty::UInt(64)]) };
        let out = self.new_object(ty, shape);
        let mut call = Call::new(verb, out, Op::Binary(op), &[a]);
        call.desc.t0 = !is_vector && self.combo.desc.t0;
        self.p.calls.push(call);
    }

    fn reduce_rows(&mut self) {
        let ty = self.reducible();
        let m = self.monoid(ty);
        self.shorten(m.op);
        let d = self.domains([Some(ty), None], ty, &[m.op], None, Some(m.op));
        let (nrows, ncols, t0) = (self.dim(), self.dim(), self.combo.desc.t0);
        let a = self.matrix(Some(ty), nrows, ncols, t0);
        self.finish(Call::new(Verb::ReduceRows, 0, Op::Monoid(m), &[a]), Shape::Vector(nrows), &d, [t0, false]);
    }

    fn reduce(&mut self, is_vector: bool) {
        let ty = self.reducible();
        let m = self.monoid(ty);
        self.shorten(m.op);
        self.pool = pool_for(&mut self.rng, &[m.op], None, Some(m.op));
        let shape = self.shape(is_vector);
        let of = self.ty_near(ty);
        let a = self.object(of, shape);
        self.p.calls.push(Call::new(Verb::Reduce, a, Op::Monoid(m), &[]));
    }

    fn reducible(&mut self) -> Ty {
        if !self.is_sequence && self.rng.one_in(8) { self.rng.pick(&[Ty::U3, Ty::U16]) } else { self.ty() }
    }

    /// Long products would leave the range in which floating point is exact; a long sum by ANY has
    /// more outcomes than the oracle can list in time.
    fn shorten(&mut self, op: BinOp) {
        if op.is_any() || matches!(op, BinOp::Builtin(Times, _)) {
            (self.limit, self.long) = (self.limit.min(8), None);
            self.square = self.square.filter(|&d| self.p.size(d) <= 8);
        }
    }

    fn build(&mut self, is_vector: bool) {
        let ty = self.reducible();
        let dup = if self.rng.one_in(5) { None } else { Some(self.dup(ty)) };
        self.pool = pool_for(&mut self.rng, dup.as_slice(), None, dup);
        let shape = self.shape(is_vector);
        let (nrows, ncols) = self.p.extent(shape);
        let of = self.ty_near(ty);
        let values = self.ty_near(ty);
        let out = self.output(Verb::Build, of, shape);
        let mut call = Call::new(Verb::Build, out, Op::None, &[]);
        let room = nrows * ncols;
        let count = if room == 0 { 0 } else { self.rng.below(room.min(40) + 4) };
        for _ in 0..count {
            let x = value(&mut self.rng, values, self.pool);
            call.tuples.push((self.rng.below(nrows), self.rng.below(ncols), x));
        }
        // Without an operator a repeated place is an error; every second time there is none.
        if dup.is_none() && self.rng.one_in(2) {
            call.tuples.sort_by_key(|t| (t.0, t.1));
            call.tuples.dedup_by_key(|t| (t.0, t.1));
            self.rng.shuffle(&mut call.tuples);
        }
        call.accum = dup;
        self.p.calls.push(call);
    }

    /// An operator for duplicates: a monoid's, or the first or the last of them.
    fn dup(&mut self, ty: Ty) -> BinOp {
        match self.rng.below(6) {
            k @ (0 | 1) if !ty.is_user() => BinOp::Builtin([First, Second][k], ty),
            _ => self.monoid(ty).op,
        }
    }

    fn element(&mut self, verb: Verb, is_vector: bool) {
        let ty = self.reducible();
        self.pool = pool_for(&mut self.rng, &[], None, None);
        let shape = if is_vector { Shape::Vector(self.some_dim()) } else { Shape::Matrix(self.some_dim(), self.some_dim()) };
        let (nrows, ncols) = self.p.extent(shape);
        let out = self.object(ty, shape);
        // Several in a row, so that they pile up.
        for _ in 0..self.rng.between(1, if self.is_sequence { 3 } else { 6 }) {
            let verb = if self.rng.one_in(4) { self.rng.pick(&[Verb::SetElement, Verb::RemoveElement]) } else { verb };
            let mut call = Call::new(verb, out, Op::None, &[]);
            let of = self.ty_near(self.p.objects[out].ty);
            call.tuples = vec![(self.rng.below(nrows), self.rng.below(ncols), value(&mut self.rng, of, self.pool))];
            self.p.calls.push(call);
        }
        self.p.is_quiet |= !self.is_sequence && self.rng.one_in(2);
    }

    fn whole(&mut self, verb: Verb, is_vector: bool) {
        let ty = self.reducible();
        self.pool = pool_for(&mut self.rng, &[], None, None);
        let shape = self.shape(is_vector);
        let out = self.object(ty, shape);
        let mut call = Call::new(verb, out, Op::None, &[]);
        match verb {
            Verb::Resize => call.shape = Some(self.shape(is_vector)),
            Verb::Dup => call.ins = vec![self.object(ty, shape)],
            Verb::Diag => self.diagonal(&mut call, ty),
            _ => {}
        }
        self.p.calls.push(call);
    }

    /// The output of diag is a new matrix; the object it replaces has that shape only for the text.
    fn diagonal(&mut self, call: &mut Call, ty: Ty) {
        self.long = None;
        let n = self.dim();
        call.diagonal = self.rng.between(-3, 3);
        self.p.dims.push(Dim::Plus(n, call.diagonal.unsigned_abs() as usize));
        let d = self.p.dims.len() - 1;
        call.out = self.empty_object(ty, Shape::Matrix(d, d));
        call.ins = vec![self.object(ty, Shape::Vector(n))];
    }

    /// A size that is not 0.
    fn some_dim(&mut self) -> DimId {
        let d = self.dim();
        if self.p.size(d) > 0 { d } else { self.p.dim(3) }
    }

    fn below(&mut self, d: DimId) -> usize {
        let n = self.p.size(d);
        self.rng.below(n)
    }
}

/// The shape of what lists of indices name.
fn part(rows: &IndexArg, cols: Option<&IndexArg>) -> Shape {
    cols.map_or(Shape::Vector(rows.len), |cols| Shape::Matrix(rows.len, cols.len))
}

/// The domains of both operands; a positional operator takes any.
fn input_types(op: BinOp) -> [Option<Ty>; 2] {
    match op {
        BinOp::Builtin(code, _) if code.is_positional() => [None, None],
        _ => [Some(op.xty()), Some(op.yty())],
    }
}
