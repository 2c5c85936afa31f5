//! The library under test: `graphblas::dynamic`, one call at a time.
//!
//! Needs: the public API. Gives: [`open`], a [`Session`] on it; [`handles`], the oracle's types and
//! operators as its objects.

pub mod handles;

use std::sync::Once;

use graphblas::dynamic::{Format, IndexWidth, Indices as LibIndices, Matrix, Orientation, Vector, Write};
use graphblas::ops::{BinaryOp, Descriptor};
use graphblas::types::{Datum, DatumSlice, Type};
use graphblas::{Error, ErrorKind};

use crate::harness::program::{Call, Form, Id, IndexArg, Layout, Made, Object, Op, Program, Verb};
use crate::harness::session::{Refusal, Session, by_rows};
use crate::harness::user_fns;
use crate::oracle::index::Indices;
use crate::oracle::matrix::Mat;
use crate::oracle::value::{Ty, Val};

/// An object of the library.
pub enum Obj {
    Matrix(Matrix),
    Vector(Vector),
}

/// The objects of a program in the library.
pub struct Engine {
    pub objects: Vec<Obj>,
    /// Copies of shared objects, with the content that they were made with.
    pub copies: Vec<Option<(Obj, Vec<Tuple>)>>,
}

/// Records calls on objects of so many places, if `GRAPHBLAS_RECORD_FROM` says how many: what is recorded, and made when it
/// is looked at, must be what is made at once.
fn record() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Ok(places) = std::env::var("GRAPHBLAS_RECORD_FROM") {
            graphblas::expr::record_from(places.parse().expect("GRAPHBLAS_RECORD_FROM is a number"));
        }
    });
}

/// Makes the objects of a program in the library.
pub fn open(p: &Program) -> Result<Box<dyn Session>, String> {
    record();
    Ok(Box::new(engine(p)?))
}

/// As [`open`], for whoever needs the objects themselves.
pub fn engine(p: &Program) -> Result<Engine, String> {
    let fails = |e: Error| format!("an object cannot be made: {e:?}");
    let objects: Result<Vec<Obj>, Error> = p.objects.iter().map(|o| make(o, p.extent(o.shape))).collect();
    let objects = objects.map_err(fails)?;
    let copies: Result<Vec<Option<Obj>>, Error> =
        objects.iter().zip(&p.objects).map(|(a, o)| if o.form.is_shared { a.dup().map(Some) } else { Ok(None) }).collect();
    let content = |o: &Object| {
        let mut tuples = o.entries.clone();
        tuples.sort_by_key(|t| (t.0, t.1));
        tuples
    };
    let copies = copies.map_err(fails)?.into_iter().zip(&p.objects).map(|(copy, o)| Some((copy?, content(o)))).collect();
    Ok(Engine { objects, copies })
}

pub type Tuple = (usize, usize, Val);

/// Tuples in the arrays that build takes.
struct Arrays {
    rows: Vec<u64>,
    cols: Vec<u64>,
    values: Vec<u8>,
    ty: Type,
}

impl Arrays {
    fn new(ty: Ty, tuples: &[Tuple]) -> Arrays {
        Arrays {
            rows: tuples.iter().map(|t| t.0 as u64).collect(),
            cols: tuples.iter().map(|t| t.1 as u64).collect(),
            values: tuples.iter().flat_map(|t| t.2.to_bytes()).collect(),
            ty: handles::ty(ty),
        }
    }

    fn slice(&self) -> DatumSlice<'_> {
        DatumSlice::new(self.ty.clone(), &self.values).expect("whole values")
    }
}

impl Obj {
    pub fn new(ty: Ty, is_vector: bool, (nrows, ncols): (usize, usize)) -> Result<Obj, Error> {
        Ok(if is_vector {
            Obj::Vector(Vector::try_new(&handles::ty(ty), nrows as u64)?)
        } else {
            Obj::Matrix(Matrix::try_new(&handles::ty(ty), nrows as u64, ncols as u64)?)
        })
    }

    fn set(&self, i: usize, j: usize, x: &Val) -> Result<(), Error> {
        let bytes = x.to_bytes();
        let x = handles::datum(x, &bytes);
        match self {
            Obj::Matrix(a) => a.set_element(&x, i as u64, j as u64),
            Obj::Vector(v) => v.set_element(&x, i as u64),
        }
    }

    fn remove(&self, i: usize, j: usize) -> Result<(), Error> {
        match self {
            Obj::Matrix(a) => a.remove_element(i as u64, j as u64),
            Obj::Vector(v) => v.remove_element(i as u64),
        }
    }

    fn build(&self, ty: Ty, tuples: &[Tuple], dup: Option<&BinaryOp>) -> Result<(), Error> {
        let t = Arrays::new(ty, tuples);
        match self {
            Obj::Matrix(a) => a.build(&t.rows, &t.cols, &t.slice(), dup),
            Obj::Vector(v) => v.build(&t.rows, &t.slice(), dup),
        }
    }

    fn set_form(&self, form: Form) -> Result<(), Error> {
        let format = match form.layout {
            Layout::Auto => return Ok(()),
            Layout::Sparse => Format::Sparse,
            Layout::Hyper => Format::Hyper,
            Layout::Bitmap => Format::Bitmap,
            Layout::Full => Format::Full,
        };
        match self {
            Obj::Matrix(a) => a.set_format(format),
            Obj::Vector(v) => v.set_format(format),
        }
    }

    pub fn dup(&self) -> Result<Obj, Error> {
        match self {
            Obj::Matrix(a) => a.dup().map(Obj::Matrix),
            Obj::Vector(v) => v.dup().map(Obj::Vector),
        }
    }

    pub fn matrix(&self) -> &Matrix {
        let Obj::Matrix(a) = self else { panic!("a matrix is needed") };
        a
    }

    pub fn vector(&self) -> &Vector {
        let Obj::Vector(v) = self else { panic!("a vector is needed") };
        v
    }

    pub fn ty(&self) -> Type {
        match self {
            Obj::Matrix(a) => a.ty(),
            Obj::Vector(v) => v.ty(),
        }
    }
}

/// One object with its content and storage.
fn make(o: &Object, extent: (usize, usize)) -> Result<Obj, Error> {
    let object = Obj::new(o.ty, o.shape.is_vector(), extent)?;
    // Storage hints before the content, where updates are to stay pending; else after it.
    let is_pending = matches!(o.form.made, Made::Elements | Made::Holes);
    if is_pending {
        hint(&object, o.form)?;
    }
    match o.form.made {
        Made::Build => object.build(o.ty, &o.entries, None)?,
        Made::Elements => {
            for (k, (i, j, x)) in o.entries.iter().enumerate().rev() {
                if k % 3 == 0 {
                    object.set(*i, *j, &Val::small(o.ty, 0))?;
                }
                object.set(*i, *j, x)?;
            }
        }
        Made::Holes => {
            let is_free = |i: usize, j: usize| !o.entries.iter().any(|t| (t.0, t.1) == (i, j));
            let all = (0..extent.0).flat_map(|i| (0..extent.1).map(move |j| (i, j)));
            let extra: Vec<(usize, usize)> = all.filter(|&(i, j)| (31 * i + 17 * j) % 3 == 0 && is_free(i, j)).take(20).collect();
            let filled = o.entries.iter().cloned().chain(extra.iter().map(|&(i, j)| (i, j, Val::small(o.ty, 1))));
            object.build(o.ty, &filled.collect::<Vec<_>>(), None)?;
            extra.iter().try_for_each(|&(i, j)| object.remove(i, j))?;
        }
        Made::Iso => fill(&object, o, extent)?,
    }
    if !is_pending {
        hint(&object, o.form)?;
    }
    object.set_form(o.form)?;
    Ok(object)
}

fn hint(object: &Obj, form: Form) -> Result<(), Error> {
    let width = if form.is_wide { IndexWidth::U64 } else { IndexWidth::Auto };
    match object {
        Obj::Matrix(a) => {
            a.set_orientation(if form.by_col { Orientation::Col } else { Orientation::Row })?;
            a.set_index_width(width)
        }
        Obj::Vector(v) => v.set_index_width(width),
    }
}

/// One value under a structural mask that is the pattern.
fn fill(object: &Obj, o: &Object, extent: (usize, usize)) -> Result<(), Error> {
    let Some((_, _, x)) = o.entries.first() else { return Ok(()) };
    let pattern = Obj::new(Ty::Bool, o.shape.is_vector(), extent)?;
    let places: Vec<_> = o.entries.iter().map(|t| (t.0, t.1, Val::Bool(true))).collect();
    pattern.build(Ty::Bool, &places, None)?;
    let bytes = x.to_bytes();
    let x = handles::datum(x, &bytes);
    let desc = Descriptor { mask_structure: true, ..Descriptor::default() };
    match (object, &pattern) {
        (Obj::Matrix(a), Obj::Matrix(m)) => {
            a.assign_scalar(&Write { mask: Some(m), accum: None, desc }, Some(&x), LibIndices::All, LibIndices::All)
        }
        (Obj::Vector(v), Obj::Vector(m)) => {
            v.assign_scalar(&Write { mask: Some(m), accum: None, desc }, Some(&x), LibIndices::All)
        }
        _ => unreachable!("the pattern has the shape of the object"),
    }
}

/// An index argument in the library's terms; the list is kept by the caller.
fn indices<'a>(arg: &Option<IndexArg>, list: &'a mut Vec<u64>) -> LibIndices<'a> {
    match arg.as_ref().map(|a| &a.what) {
        None | Some(Indices::All) => LibIndices::All,
        Some(Indices::Range(begin, len)) => LibIndices::Range { begin: *begin as u64, len: *len as u64 },
        Some(Indices::List(l)) => {
            list.extend(l.iter().map(|&i| i as u64));
            LibIndices::List(list)
        }
    }
}

impl Session for Engine {
    fn call(&mut self, p: &Program, call: &Call) -> Result<Option<(Val, bool)>, Refusal> {
        user_fns::misaligned();
        let is_vector = matches!(self.objects[call.out], Obj::Vector(_));
        let result = match call.verb {
            Verb::Reduce => self.reduce(call),
            Verb::Dup | Verb::Diag => self.replace(call).map(|()| None),
            Verb::Build | Verb::SetElement | Verb::RemoveElement | Verb::Clear | Verb::Resize | Verb::Wait => {
                self.method(p, call).map(|()| None)
            }
            Verb::Sort | Verb::SortPlaces => self.sort(call).map(|()| None),
            _ if is_vector => self.vector_call(call).map(|()| None),
            _ => self.matrix_call(call).map(|()| None),
        };
        let result = result.map_err(|e| Refusal { kind: e.kind(), message: e.message().into() })?;
        match user_fns::misaligned() {
            0 => Ok(result),
            n => Err(Refusal { kind: ErrorKind::Panic, message: format!("{n} arguments of user functions were not aligned") }),
        }
    }

    fn read(&self, id: Id) -> Result<Mat, String> {
        if let Some((copy, content)) = &self.copies[id]
            && !same_tuples(&tuples(copy, handles::ty_of(&copy.ty()).unwrap_or(Ty::Bool))?, content)
        {
            return Err("has a copy from before the calls that has changed".into());
        }
        read(&self.objects[id])
    }

    fn tuples(&self, id: Id) -> Result<Vec<Tuple>, String> {
        let object = &self.objects[id];
        tuples(object, handles::ty_of(&object.ty()).ok_or("has a type that no test made")?)
    }

    fn read_copy(&self, id: Id) -> Result<Mat, String> {
        let copy = self.objects[id].dup();
        read(&copy.map_err(|e| format!("dup fails: {e:?}"))?)
    }
}

impl Engine {
    fn desc(call: &Call) -> Descriptor {
        Descriptor {
            replace: call.desc.replace,
            mask_complement: call.desc.is_complemented,
            mask_structure: call.desc.is_structural,
            transpose0: call.desc.t0,
            transpose1: call.desc.t1,
        }
    }

    fn matrix_call(&self, call: &Call) -> Result<(), Error> {
        let c = self.objects[call.out].matrix();
        let accum = call.accum.map(handles::binary);
        let input = |k: usize| &self.objects[call.ins[k]];
        let (mut i, mut j) = (Vec::new(), Vec::new());
        let (rows, cols) = (indices(&call.rows, &mut i), indices(&call.cols, &mut j));
        let bytes: Vec<Vec<u8>> = call.scalars.iter().flatten().map(Val::to_bytes).collect();
        let x: Vec<Datum<'_>> = call.scalars.iter().flatten().zip(&bytes).map(|(x, b)| handles::datum(x, b)).collect();
        if call.verb.is_row() || call.verb.is_col() {
            let w = Write { mask: call.mask.map(|k| self.objects[k].vector()), accum: accum.as_ref(), desc: Self::desc(call) };
            return match call.verb {
                Verb::AssignRow => c.assign_row(&w, input(0).vector(), call.tuples[0].0 as u64, cols),
                Verb::SubassignRow => c.subassign_row(&w, input(0).vector(), call.tuples[0].0 as u64, cols),
                Verb::SubassignCol => c.subassign_col(&w, input(0).vector(), rows, call.tuples[0].1 as u64),
                _ => c.assign_col(&w, input(0).vector(), rows, call.tuples[0].1 as u64),
            };
        }
        let w = Write { mask: call.mask.map(|k| self.objects[k].matrix()), accum: accum.as_ref(), desc: Self::desc(call) };
        let a = call.ins.first().map(|&k| self.objects[k].matrix());
        let a = |_: ()| a.expect("the call has an input");
        match (call.verb, call.op) {
            (Verb::Mxm, Op::Semiring { add, mul, is_named }) => {
                c.mxm(&w, &handles::semiring(add, mul, is_named)?, a(()), input(1).matrix())
            }
            (Verb::EwiseAdd, Op::Binary(op)) => c.ewise_add(&w, &handles::binary(op), a(()), input(1).matrix()),
            (Verb::EwiseMult, Op::Binary(op)) => c.ewise_mult(&w, &handles::binary(op), a(()), input(1).matrix()),
            (Verb::EwiseUnion, Op::Binary(op)) => {
                c.ewise_union(&w, &handles::binary(op), (a(()), &x[0]), (input(1).matrix(), &x[1]))
            }
            (Verb::Kronecker, Op::Binary(op)) => c.kronecker(&w, &handles::binary(op), a(()), input(1).matrix()),
            (Verb::Transpose, Op::None) => c.transpose(&w, a(())),
            (Verb::Apply, Op::Unary(op)) => c.apply(&w, &handles::unary(op), a(())),
            (Verb::ApplyBind1st, Op::Binary(op)) => c.apply_bind1st(&w, &handles::binary(op), &x[0], a(())),
            (Verb::ApplyBind2nd, Op::Binary(op)) => c.apply_bind2nd(&w, &handles::binary(op), a(()), &x[0]),
            (Verb::ApplyIndex, Op::Index(op)) => c.apply_index(&w, &handles::index_unary(op), a(()), &x[0]),
            (Verb::Select, Op::Index(op)) => c.select(&w, &handles::index_unary(op), a(()), &x[0]),
            (Verb::Extract, Op::None) => c.extract(&w, a(()), rows, cols),
            (Verb::Assign, Op::None) => c.assign(&w, a(()), rows, cols),
            (Verb::AssignScalar, Op::None) => c.assign_scalar(&w, x.first(), rows, cols),
            (Verb::Subassign, Op::None) => c.subassign(&w, a(()), rows, cols),
            (Verb::SubassignScalar, Op::None) => c.subassign_scalar(&w, x.first(), rows, cols),
            (verb, op) => panic!("a matrix has no {} with {op:?}", verb.name()),
        }
    }

    fn vector_call(&self, call: &Call) -> Result<(), Error> {
        let c = self.objects[call.out].vector();
        let accum = call.accum.map(handles::binary);
        let mut i = Vec::new();
        let rows = indices(&call.rows, &mut i);
        let bytes: Vec<Vec<u8>> = call.scalars.iter().flatten().map(Val::to_bytes).collect();
        let x: Vec<Datum<'_>> = call.scalars.iter().flatten().zip(&bytes).map(|(x, b)| handles::datum(x, b)).collect();
        let w = Write { mask: call.mask.map(|k| self.objects[k].vector()), accum: accum.as_ref(), desc: Self::desc(call) };
        let vector = |k: usize| self.objects[call.ins[k]].vector();
        let matrix = |k: usize| self.objects[call.ins[k]].matrix();
        match (call.verb, call.op) {
            (Verb::Mxv, Op::Semiring { add, mul, is_named }) => {
                c.mxv(&w, &handles::semiring(add, mul, is_named)?, matrix(0), vector(1))
            }
            (Verb::Vxm, Op::Semiring { add, mul, is_named }) => {
                c.vxm(&w, &handles::semiring(add, mul, is_named)?, vector(0), matrix(1))
            }
            (Verb::EwiseAdd, Op::Binary(op)) => c.ewise_add(&w, &handles::binary(op), vector(0), vector(1)),
            (Verb::EwiseMult, Op::Binary(op)) => c.ewise_mult(&w, &handles::binary(op), vector(0), vector(1)),
            (Verb::EwiseUnion, Op::Binary(op)) => c.ewise_union(&w, &handles::binary(op), (vector(0), &x[0]), (vector(1), &x[1])),
            (Verb::Apply, Op::Unary(op)) => c.apply(&w, &handles::unary(op), vector(0)),
            (Verb::ApplyBind1st, Op::Binary(op)) => c.apply_bind1st(&w, &handles::binary(op), &x[0], vector(0)),
            (Verb::ApplyBind2nd, Op::Binary(op)) => c.apply_bind2nd(&w, &handles::binary(op), vector(0), &x[0]),
            (Verb::ApplyIndex, Op::Index(op)) => c.apply_index(&w, &handles::index_unary(op), vector(0), &x[0]),
            (Verb::Select, Op::Index(op)) => c.select(&w, &handles::index_unary(op), vector(0), &x[0]),
            (Verb::Extract, Op::None) => c.extract(&w, vector(0), rows),
            (Verb::ExtractCol, Op::None) => c.extract_col(&w, matrix(0), rows, call.tuples[0].1 as u64),
            (Verb::Assign, Op::None) => c.assign(&w, vector(0), rows),
            (Verb::AssignScalar, Op::None) => c.assign_scalar(&w, x.first(), rows),
            (Verb::Subassign, Op::None) => c.subassign(&w, vector(0), rows),
            (Verb::SubassignScalar, Op::None) => c.subassign_scalar(&w, x.first(), rows),
            (Verb::ReduceRows, Op::Monoid(m)) => c.reduce_rows(&w, &handles::monoid(m)?, matrix(0)),
            (verb, op) => panic!("a vector has no {} with {op:?}", verb.name()),
        }
    }

    fn sort(&self, call: &Call) -> Result<(), Error> {
        let Op::Binary(op) = call.op else { panic!("sort takes a binary operator") };
        let op = handles::binary(op);
        match (&self.objects[call.out], &self.objects[call.ins[0]], call.verb) {
            (Obj::Matrix(c), Obj::Matrix(a), Verb::Sort) => Matrix::sort(Some(c), None, &op, a, Self::desc(call)),
            (Obj::Matrix(p), Obj::Matrix(a), _) => Matrix::sort(None, Some(p), &op, a, Self::desc(call)),
            (Obj::Vector(w), Obj::Vector(u), Verb::Sort) => Vector::sort(Some(w), None, &op, u),
            (Obj::Vector(p), Obj::Vector(u), _) => Vector::sort(None, Some(p), &op, u),
            (Obj::Matrix(_) | Obj::Vector(_), ..) => panic!("matrices are sorted into matrices, vectors into vectors"),
        }
    }

    fn reduce(&self, call: &Call) -> Result<Option<(Val, bool)>, Error> {
        let Op::Monoid(m) = call.op else { panic!("reduce takes a monoid") };
        // Not aligned, and not zero before.
        let mut bytes = vec![0xA5; m.ty().bytes() + 1];
        let monoid = handles::monoid(m)?;
        let out = &mut bytes[1..];
        let has_entry = match &self.objects[call.out] {
            Obj::Matrix(a) => a.reduce(&monoid, out)?,
            Obj::Vector(v) => v.reduce(&monoid, out)?,
        };
        Ok(Some((Val::from_bytes(m.ty(), out), has_entry)))
    }

    /// Calls that make a new object.
    fn replace(&mut self, call: &Call) -> Result<(), Error> {
        let made = match (call.verb, &self.objects[call.ins[0]]) {
            (Verb::Dup, object) => object.dup()?,
            (_, v) => Obj::Matrix(Matrix::diag(v.vector(), call.diagonal)?),
        };
        self.objects[call.out] = made;
        Ok(())
    }

    fn method(&self, p: &Program, call: &Call) -> Result<(), Error> {
        let c = &self.objects[call.out];
        match call.verb {
            Verb::Build => {
                let ty = call.tuples.first().map_or_else(|| handles::ty_of(&c.ty()).unwrap_or(Ty::Bool), |t| t.2.ty());
                c.build(ty, &call.tuples, call.accum.map(handles::binary).as_ref())
            }
            Verb::SetElement => c.set(call.tuples[0].0, call.tuples[0].1, &call.tuples[0].2),
            Verb::RemoveElement => c.remove(call.tuples[0].0, call.tuples[0].1),
            Verb::Resize => {
                let (nrows, ncols) = p.extent(call.shape.expect("resize has a shape"));
                match c {
                    Obj::Matrix(a) => a.resize(nrows as u64, ncols as u64),
                    Obj::Vector(v) => v.resize(nrows as u64),
                }
            }
            Verb::Clear => match c {
                Obj::Matrix(a) => a.clear(),
                Obj::Vector(v) => v.clear(),
            },
            _ => match c {
                Obj::Matrix(a) => a.wait(),
                Obj::Vector(v) => v.wait(),
            },
        }
    }
}

/// Everything an object tells about itself, which must agree: type, shape, single elements (asked
/// for first, while updates may be pending), nvals, tuples, tuples again, pattern alone.
pub fn read(object: &Obj) -> Result<Mat, String> {
    let ty = handles::ty_of(&object.ty()).ok_or("has a type that no test made")?;
    let (nrows, ncols) = match object {
        Obj::Matrix(a) => (a.nrows() as usize, a.ncols() as usize),
        Obj::Vector(v) => (v.size() as usize, 1),
    };
    let elements = elements(object, ty, (nrows, ncols)).map_err(|e| format!("extract_element fails: {e:?}"))?;
    let first = tuples(object, ty)?;
    let second = tuples(object, ty)?;
    let mut a = Mat::new(ty, nrows, ncols);
    for (i, j, x) in first {
        if i >= nrows || j >= ncols {
            return Err(format!("has a tuple at {i},{j}, outside {nrows}x{ncols}"));
        }
        a.set(i, j, Some(x));
    }
    if second.len() != a.nvals() || !second.iter().all(|(i, j, x)| a.get(*i, *j).is_some_and(|y| x.same(y))) {
        return Err("gives other tuples when it is read again".into());
    }
    for (i, j, x) in elements {
        if !matches!((&x, a.get(i, j)), (None, None)) && !x.as_ref().zip(a.get(i, j)).is_some_and(|(x, y)| x.same(y)) {
            return Err(format!("has at {i},{j} {:?} by extract_element, {:?} by extract_tuples", x, a.get(i, j)));
        }
    }
    Ok(a)
}

fn same_tuples(a: &[Tuple], b: &[Tuple]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(x, y)| (x.0, x.1) == (y.0, y.1) && x.2.same(&y.2))
}

type Element = (usize, usize, Option<Val>);

/// All elements of a small object, a few of a large one.
fn elements(object: &Obj, ty: Ty, (nrows, ncols): (usize, usize)) -> Result<Vec<Element>, Error> {
    let step = (nrows * ncols).div_ceil(64).max(1);
    let mut found = Vec::new();
    for p in (0..nrows * ncols).step_by(step) {
        let (i, j) = (p / ncols, p % ncols);
        let mut bytes = vec![0; ty.bytes()];
        let is_there = match object {
            Obj::Matrix(a) => a.extract_element(&handles::ty(ty), &mut bytes, i as u64, j as u64)?,
            Obj::Vector(v) => v.extract_element(&handles::ty(ty), &mut bytes, i as u64)?,
        };
        found.push((i, j, is_there.then(|| Val::from_bytes(ty, &bytes))));
    }
    Ok(found)
}

fn tuples(object: &Obj, ty: Ty) -> Result<Vec<Tuple>, String> {
    let fails = |what: &str, e: Error| format!("{what} fails: {e:?}");
    let nvals = match object {
        Obj::Matrix(a) => a.nvals(),
        Obj::Vector(v) => v.nvals(),
    };
    let n = nvals.map_err(|e| fails("nvals", e))? as usize;
    let (mut rows, mut cols, mut values) = (vec![u64::MAX; n], vec![0; n], vec![0; n * ty.bytes()]);
    let library_type = handles::ty(ty);
    let count = match object {
        Obj::Matrix(a) => a.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&library_type, &mut values))),
        Obj::Vector(v) => v.extract_tuples(Some(&mut rows), Some((&library_type, &mut values))),
    };
    let count = count.map_err(|e| fails("extract_tuples", e))? as usize;
    if count != n {
        return Err(format!("has {n} entries by nvals and {count} by extract_tuples"));
    }
    let value = |k: usize| Val::from_bytes(ty, &values[k * ty.bytes()..(k + 1) * ty.bytes()]);
    by_rows((0..n).map(|k| (rows[k] as usize, cols[k] as usize, value(k))).collect())
}
