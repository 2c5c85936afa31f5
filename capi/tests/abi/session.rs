//! A [`Session`] on the C functions of the built library.
//!
//! Needs: `library`, `objects`, `values`. Gives: [`open`]. What the calls of a program come to is
//! in `calls.rs`; here objects are made and read, in as many ways as the C API has.
//! Storage layouts are left out where C has no function for them (`Form::layout`, `by_col`,
//! `is_wide`): the session on the Rust API goes through those.

use crate::calls;
use crate::harness::program::{Call, Form, Id, Made, Object, Program, Shape, Way};
use crate::harness::session::{Refusal, Session, by_rows};
use crate::harness::user_fns;
use crate::library::{self, NULL, Word, call};
use crate::objects::{self, Owned};
use crate::oracle::cast::cast;
use crate::oracle::matrix::Mat;
use crate::oracle::value::{Ty, Val};
use crate::status::{self, NO_VALUE, SUCCESS};
use crate::values::{array, fetch, hand_over, room, typed_name};

pub type Tuple = (usize, usize, Val);

/// A GrB_Matrix or a GrB_Vector.
pub struct Obj {
    pub owned: Owned,
    pub ty: Ty,
    pub is_vector: bool,
}

pub struct Capi {
    pub objects: Vec<Obj>,
    /// Copies of shared objects, with the content that they were made with.
    copies: Vec<Option<(Obj, Mat)>>,
}

/// Makes the objects of a program in the library.
pub fn open(p: &Program) -> Result<Box<dyn Session>, String> {
    library::forget();
    let way = p.calls.first().map_or(Way::default(), |c| c.way);
    let mut session = Capi { objects: Vec::new(), copies: Vec::new() };
    for (k, o) in p.objects.iter().enumerate() {
        let fails = |e: Refusal| format!("an object cannot be made: {:?}: {} {}", e.kind, e.message, library::trail());
        let made = make(o, p.extent(o.shape), way.part(100 + k)).map_err(fails)?;
        let copy = if o.form.is_shared { Some((made.dup().map_err(fails)?, content(p, o))) } else { None };
        session.objects.push(made);
        session.copies.push(copy);
    }
    Ok(Box::new(session))
}

fn content(p: &Program, o: &Object) -> Mat {
    let (nrows, ncols) = p.extent(o.shape);
    let mut a = Mat::new(o.ty, nrows, ncols);
    o.entries.iter().for_each(|(i, j, x)| a.set(*i, *j, Some(x.clone())));
    a
}

/// One object with its content.
pub fn make(o: &Object, extent: (usize, usize), way: Way) -> Result<Obj, Refusal> {
    let object = Obj::new(o.ty, o.shape, extent)?;
    match o.form.made {
        Made::Build => object.build(&o.entries, NULL, &[o.ty], way)?,
        Made::Elements => {
            for (k, (i, j, x)) in o.entries.iter().enumerate().rev() {
                if k % 3 == 0 {
                    object.set(*i, *j, &Val::small(o.ty, 0), way.part(k))?;
                }
                object.set(*i, *j, x, way.part(k))?;
            }
        }
        Made::Holes => {
            let is_free = |i: usize, j: usize| !o.entries.iter().any(|t| (t.0, t.1) == (i, j));
            let all = (0..extent.0).flat_map(|i| (0..extent.1).map(move |j| (i, j)));
            let extra: Vec<(usize, usize)> = all.filter(|&(i, j)| (31 * i + 17 * j) % 3 == 0 && is_free(i, j)).take(20).collect();
            let filled = o.entries.iter().cloned().chain(extra.iter().map(|&(i, j)| (i, j, Val::small(o.ty, 1))));
            object.build(&filled.collect::<Vec<_>>(), NULL, &[o.ty], way)?;
            extra.iter().try_for_each(|&(i, j)| object.remove(i, j))?;
        }
        Made::Iso => fill(&object, o, extent, way)?,
    }
    Ok(object)
}

/// One value under a structural mask that is the pattern.
fn fill(object: &Obj, o: &Object, extent: (usize, usize), way: Way) -> Result<(), Refusal> {
    let Some((_, _, x)) = o.entries.first() else { return Ok(()) };
    let pattern = make(&Object { ty: Ty::Bool, form: Form::default(), ..mask_of(o) }, extent, way.part(1))?;
    let before = [object.handle(), pattern.handle(), NULL];
    let desc = library::object("GrB_DESC_S");
    let all = library::object("GrB_ALL");
    let after: &[Word] = if object.is_vector { &[all, extent.0, desc] } else { &[all, extent.0, all, extent.1, desc] };
    let info = hand_over(&format!("{}_assign", object.kind()), &before, Some(x), &[o.ty], after, way)?;
    object.result(info)
}

fn mask_of(o: &Object) -> Object {
    let entries = o.entries.iter().map(|t| (t.0, t.1, Val::Bool(true))).collect();
    Object { entries, ..o.clone() }
}

impl Obj {
    pub fn new(ty: Ty, shape: Shape, (nrows, ncols): (usize, usize)) -> Result<Obj, Refusal> {
        let t = objects::ty(ty);
        let is_vector = shape.is_vector();
        let owned = if is_vector {
            Owned::make("GrB_Vector_free", |at| call("GrB_Vector_new", &[at, t, nrows]))?
        } else {
            Owned::make("GrB_Matrix_free", |at| call("GrB_Matrix_new", &[at, t, nrows, ncols]))?
        };
        Ok(Obj { owned, ty, is_vector })
    }

    pub fn handle(&self) -> Word {
        self.owned.handle
    }

    /// What the names of its functions have after the prefix.
    pub fn kind(&self) -> &'static str {
        if self.is_vector { "Vector" } else { "Matrix" }
    }

    /// The outcome of a call whose output this is.
    pub fn result(&self, info: status::Info) -> Result<(), Refusal> {
        status::refusal(info, Some((&format!("GrB_{}_error", self.kind()), self.handle())))
    }

    /// The place as arguments of a function on elements.
    fn place(&self, i: usize, j: usize) -> Vec<Word> {
        if self.is_vector { vec![i] } else { vec![i, j] }
    }

    pub fn set(&self, i: usize, j: usize, x: &Val, way: Way) -> Result<(), Refusal> {
        let family = format!("{}_setElement", self.kind());
        let info = hand_over(&family, &[self.handle()], Some(x), &[self.ty], &self.place(i, j), way)?;
        self.result(info)
    }

    pub fn remove(&self, i: usize, j: usize) -> Result<(), Refusal> {
        let args = [&[self.handle()], &self.place(i, j)[..]].concat();
        self.result(call(&format!("GrB_{}_removeElement", self.kind()), &args))
    }

    /// The values are cast to the domains `wanted`.
    pub fn build(&self, tuples: &[Tuple], dup: Word, wanted: &[Ty], way: Way) -> Result<(), Refusal> {
        let ty = tuples.first().map_or(wanted[0], |t| t.2.ty());
        let exact: Vec<Val> = tuples.iter().map(|t| t.2.clone()).collect();
        let others: Vec<Ty> = if ty.is_user() { Vec::new() } else { Ty::BUILTIN.to_vec() };
        // Another type of array that all the values fit into.
        let becomes = |x: &Val| wanted.iter().map(|&ty| cast(x, ty).to_bytes()).collect::<Vec<_>>();
        let castable = wanted.iter().all(|w| w.is_compatible(ty)) && !ty.is_user();
        let fits = |t: &Ty| castable && exact.iter().all(|x| becomes(&cast(x, *t)) == becomes(x));
        let others: Vec<Ty> = others.into_iter().filter(fits).collect();
        let values_ty = if others.is_empty() || way.one_in(2, "type of the values") {
            ty
        } else {
            others[way.below("other type of the values", others.len())]
        };
        let values: Vec<Val> = exact.iter().map(|x| cast(x, values_ty)).collect();
        let values = array(&values);
        // An array of its own, even when there is nothing in it.
        let places = |at: fn(&Tuple) -> usize| tuples.iter().map(at).chain([usize::MAX]).collect::<Vec<Word>>();
        let (rows, cols) = (places(|t| t.0), places(|t| t.1));
        let mut args = vec![self.handle(), rows.as_ptr() as Word];
        if !self.is_vector {
            args.push(cols.as_ptr() as Word);
        }
        args.extend([values.as_ptr() as Word, tuples.len(), dup]);
        self.result(call(&typed_name(&format!("{}_build", self.kind()), values_ty), &args))
    }

    pub fn dup(&self) -> Result<Obj, Refusal> {
        let kind = self.kind();
        let free = if self.is_vector { "GrB_Vector_free" } else { "GrB_Matrix_free" };
        let owned = Owned::make(free, |at| call(&format!("GrB_{kind}_dup"), &[at, self.handle()]))?;
        Ok(Obj { owned, ..*self })
    }

    /// One number that the object tells, such as its size.
    fn number(&self, function: &str) -> Result<usize, String> {
        let mut n: u64 = u64::MAX;
        match call(function, &[&raw mut n as Word, self.handle()]) {
            SUCCESS => Ok(n as usize),
            info => Err(format!("has no answer to {function}: {info}")),
        }
    }

    fn extent(&self) -> Result<(usize, usize), String> {
        if self.is_vector {
            return Ok((self.number("GrB_Vector_size")?, 1));
        }
        Ok((self.number("GrB_Matrix_nrows")?, self.number("GrB_Matrix_ncols")?))
    }

    /// The entry as a value of type `ty`.
    fn element(&self, ty: Ty, i: usize, j: usize) -> Result<Option<Val>, String> {
        let name = typed_name(&format!("{}_extractElement", self.kind()), ty);
        let mut x = room(ty, 1);
        let args = [&[x.as_mut_ptr() as Word, self.handle()], &self.place(i, j)[..]].concat();
        match call(&name, &args) {
            SUCCESS => Ok(Some(fetch(ty, &x, 1)?.remove(0))),
            NO_VALUE if fetch(ty, &x, 0).is_ok() => Ok(None),
            NO_VALUE => Err(format!("has a value by {name}, which says that there is none")),
            info => Err(format!("has no answer to {name}: {info}")),
        }
    }

    /// The entry through a GrB_Scalar of type `ty`, which holds something else before.
    fn element_by_scalar(&self, ty: Ty, i: usize, j: usize) -> Result<Option<Val>, String> {
        let fails = |e: Refusal| format!("has no scalar: {}", e.message);
        let s = crate::values::scalar(Some(&Val::small(ty, 1)), ty).map_err(fails)?;
        let name = format!("GrB_{}_extractElement_Scalar", self.kind());
        let args = [&[s.handle, self.handle()], &self.place(i, j)[..]].concat();
        match call(&name, &args) {
            SUCCESS => read_scalar(&s, ty),
            info => Err(format!("has no answer to {name}: {info}")),
        }
    }

    /// The tuples with values of type `ty`.
    fn tuples(&self, ty: Ty) -> Result<Vec<Tuple>, String> {
        let n = self.number(&format!("GrB_{}_nvals", self.kind()))?;
        let name = typed_name(&format!("{}_extractTuples", self.kind()), ty);
        let (mut rows, mut cols, mut x) = (room(Ty::UInt(64), n), room(Ty::UInt(64), n), room(ty, n));
        let mut count = n as u64;
        let mut args = vec![rows.as_mut_ptr() as Word];
        if !self.is_vector {
            args.push(cols.as_mut_ptr() as Word);
        }
        args.extend([x.as_mut_ptr() as Word, &raw mut count as Word, self.handle()]);
        match call(&name, &args) {
            SUCCESS if count as usize == n => {}
            SUCCESS => return Err(format!("has {n} entries by nvals and {count} by {name}")),
            info => return Err(format!("has no answer to {name}: {info}")),
        }
        let values = fetch(ty, &x, n)?;
        let col = |k: usize| if self.is_vector { 0 } else { cols[k] as usize };
        Ok(values.into_iter().enumerate().map(|(k, x)| (rows[k] as usize, col(k), x)).collect())
    }
}

/// What a GrB_Scalar holds, by both ways to ask.
pub fn read_scalar(s: &Owned, ty: Ty) -> Result<Option<Val>, String> {
    let (mut nvals, mut x): (u64, _) = (u64::MAX, room(ty, 1));
    if call("GrB_Scalar_nvals", &[&raw mut nvals as Word, s.handle]) != SUCCESS {
        return Err("has a scalar without nvals".into());
    }
    match (call(&typed_name("Scalar_extractElement", ty), &[x.as_mut_ptr() as Word, s.handle]), nvals) {
        (SUCCESS, 1) => Ok(Some(fetch(ty, &x, 1)?.remove(0))),
        (NO_VALUE, 0) => Ok(None),
        (info, _) => Err(format!("has a scalar with nvals {nvals} and extractElement {info}")),
    }
}

impl Session for Capi {
    fn call(&mut self, p: &Program, call: &Call) -> Result<Option<(Val, bool)>, Refusal> {
        user_fns::misaligned();
        let result = calls::run(self, p, call)?;
        match user_fns::misaligned() {
            0 => Ok(result),
            n => panic!("{n} arguments of user functions were not aligned"),
        }
    }

    fn read(&self, id: Id) -> Result<Mat, String> {
        if let Some((copy, content)) = &self.copies[id]
            && !read(copy, id)?.same(content)
        {
            return Err("has a copy from before the calls that has changed".into());
        }
        read(&self.objects[id], id)
    }

    fn tuples(&self, id: Id) -> Result<Vec<Tuple>, String> {
        self.objects[id].tuples(self.objects[id].ty)
    }

    fn read_copy(&self, id: Id) -> Result<Mat, String> {
        let copy = self.objects[id].dup();
        read(&copy.map_err(|e| format!("dup fails: {}", e.message))?, id)
    }

    fn trail(&self) -> String {
        format!("\nby {}", library::trail())
    }
}

/// Everything that an object tells about itself, which must agree: shape, single elements (asked for
/// first, while updates may be pending), nvals, tuples; and the same in other types, which must be
/// what the oracle's casts make of it.
fn read(object: &Obj, salt: usize) -> Result<Mat, String> {
    let ty = object.ty;
    let (nrows, ncols) = object.extent()?;
    let step = (nrows * ncols).div_ceil(24).max(1);
    let mut elements = Vec::new();
    for p in (0..nrows * ncols).step_by(step) {
        let (i, j) = (p / ncols, p % ncols);
        elements.push((i, j, object.element(ty, i, j)?));
    }
    let mut a = Mat::new(ty, nrows, ncols);
    let tuples = object.tuples(ty)?;
    for (i, j, x) in by_rows(tuples)? {
        if i >= nrows || j >= ncols {
            return Err(format!("has a tuple at {i},{j}, outside {nrows}x{ncols}"));
        }
        a.set(i, j, Some(x));
    }
    for (i, j, x) in &elements {
        agree(x.as_ref(), a.get(*i, *j), (*i, *j), "extractElement")?;
    }
    // One other type each time, chosen by the content.
    let k = salt + a.nvals() + nrows;
    let other = if ty.is_user() { ty } else { Ty::BUILTIN[k % Ty::BUILTIN.len()] };
    for (i, j, x) in object.tuples(other)? {
        agree(Some(&x), a.get(i, j).map(|x| cast(x, other)).as_ref(), (i, j), "extractTuples in another type")?;
    }
    if let Some((i, j, _)) = elements.get(k % elements.len().max(1)) {
        let want = a.get(*i, *j).map(|x| cast(x, other));
        agree(object.element(other, *i, *j)?.as_ref(), want.as_ref(), (*i, *j), "extractElement in another type")?;
        let got = object.element_by_scalar(other, *i, *j)?;
        agree(got.as_ref(), want.as_ref(), (*i, *j), "extractElement_Scalar")?;
    }
    Ok(a)
}

fn agree(got: Option<&Val>, want: Option<&Val>, at: (usize, usize), how: &str) -> Result<(), String> {
    let is_same = got.zip(want).map_or(got.is_none() && want.is_none(), |(x, y)| x.same(y));
    if is_same { Ok(()) } else { Err(format!("has at {at:?} {got:?} by {how}, which should be {want:?}")) }
}
