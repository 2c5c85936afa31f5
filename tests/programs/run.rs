//! A program run in one mode, and everything that could be seen of it.
//!
//! Needs: a program, a [`Mode`]. Gives: [`run`], [`Seen`], and [`difference`] between two of them.
//! Two verbs mean more here than to the oracle, by [`Way`](crate::harness::program::Way): `wait` is any way to look at an
//! object (see [`look`]), and `clear` with an odd way frees the object and makes a new one like it.
//! The threshold of recording, the rewrites and the number of threads are the process's: one program at a time.

use graphblas::dynamic::{Matrix, Vector};
use graphblas::plan::{self, Rule};
use graphblas::types::{Type, TypeCode};
use graphblas::{Error, ErrorKind, expr, par};

use crate::dynamic::{Engine, Obj, engine, handles};
use crate::harness::program::{Call, Id, Program, Verb};
use crate::harness::session::{Session, by_rows};
use crate::oracle::value::{Ty, Val};

/// How calls are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One by one, as in blocking mode.
    AtOnce,
    /// Recorded, with all rewrites.
    Recorded,
    /// Recorded, with all rewrites but one.
    Without(Rule),
    /// Recorded, with no rewrite.
    Bare,
}

impl Mode {
    /// All but [`Mode::AtOnce`], which they are compared with.
    pub fn recorded() -> Vec<Mode> {
        [Mode::Recorded, Mode::Bare].into_iter().chain(Rule::ALL.map(Mode::Without)).collect()
    }

    pub fn name(self) -> String {
        match self {
            Mode::AtOnce => "at once".into(),
            Mode::Recorded => "recorded".into(),
            Mode::Without(rule) => format!("without {}", rule.name()),
            Mode::Bare => "no rewrite".into(),
        }
    }

    fn set(self) {
        expr::record_from(if self == Mode::AtOnce { usize::MAX } else { 1 });
        plan::forget();
        for rule in Rule::ALL {
            plan::switch(rule, self != Mode::Bare && self != Mode::Without(rule));
        }
    }
}

/// Type, shape and entries of an object, by rows.
#[derive(Clone, PartialEq)]
pub struct Content {
    ty: Type,
    shape: (u64, u64),
    places: Vec<(u64, u64)>,
    values: Vec<u8>,
}

/// What a call let one see.
#[derive(Clone, PartialEq)]
enum Sight {
    Nothing,
    Number(u64),
    Value(Option<Vec<u8>>),
    Object(Content),
    Refused(ErrorKind),
}

/// All that could be seen of a run.
#[derive(PartialEq)]
pub struct Seen {
    sights: Vec<Sight>,
    /// The objects at the end, then the copies that were made of some before the calls.
    left: Vec<Result<Content, ErrorKind>>,
}

impl Seen {
    /// Calls that gave an error.
    pub fn refused(&self) -> usize {
        self.sights.iter().filter(|s| matches!(s, Sight::Refused(_))).count()
    }
}

/// Runs all calls, then reads all objects.
pub fn run(p: &Program, mode: Mode, threads: usize) -> Result<Seen, String> {
    mode.set();
    par::set_threads(threads);
    let mut session = engine(p)?;
    let sights = p.calls.iter().map(|call| step(&mut session, p, call)).collect();
    let copies = session.copies.iter().flatten().map(|(copy, _)| copy);
    let left = session.objects.iter().chain(copies).map(|o| checked(o).map_err(|e| e.kind())).collect();
    Ok(Seen { sights, left })
}

fn step(session: &mut Engine, p: &Program, call: &Call) -> Sight {
    let seen = match call.verb {
        Verb::Wait => look(&session.objects[call.out], call.way.0 as usize),
        Verb::Clear if call.way.0 % 2 == 1 => renewed(&mut session.objects, call.out),
        _ => {
            return match session.call(p, call) {
                Ok(None) => Sight::Nothing,
                Ok(Some((x, has_entry))) => Sight::Value(has_entry.then(|| plain_zeros(float_bytes(&x), x.to_bytes()))),
                Err(refusal) => Sight::Refused(refusal.kind),
            };
        }
    };
    seen.unwrap_or_else(|e| Sight::Refused(e.kind()))
}

/// Frees an object, and makes another of its type and shape.
fn renewed(objects: &mut [Obj], id: Id) -> Result<Sight, Error> {
    objects[id] = match &objects[id] {
        Obj::Matrix(a) => Obj::Matrix(Matrix::try_new(&a.ty(), a.nrows(), a.ncols())?),
        Obj::Vector(v) => Obj::Vector(Vector::try_new(&v.ty(), v.size())?),
    };
    Ok(Sight::Nothing)
}

/// How many ways to look [`look`] knows.
pub const LOOKS: usize = 9;

/// Looks at an object: by nvals, a copy, an element, printing, tuples, serialising, its format, cutting it up, or
/// by waiting for it.
fn look(o: &Obj, way: usize) -> Result<Sight, Error> {
    Ok(match way % LOOKS {
        0 => {
            match o {
                Obj::Matrix(a) => a.wait()?,
                Obj::Vector(v) => v.wait()?,
            }
            Sight::Nothing
        }
        1 => Sight::Number(match o {
            Obj::Matrix(a) => a.nvals()?,
            Obj::Vector(v) => v.nvals()?,
        }),
        2 => Sight::Object(content(o)?),
        3 => Sight::Object(content(&o.dup()?)?),
        4 => element(o, (way / LOOKS) as u64)?,
        5 => {
            // How much of it waits is nobody's promise.
            match o {
                Obj::Matrix(a) => a.glance(2)?.check()?,
                Obj::Vector(v) => v.glance(2)?.check()?,
            }
            Sight::Nothing
        }
        6 => {
            let copy = match o {
                Obj::Matrix(a) => Obj::Matrix(Matrix::deserialize(None, &a.serialize()?)?),
                Obj::Vector(v) => Obj::Vector(Vector::deserialize(None, &v.serialize()?)?),
            };
            Sight::Object(content(&copy)?)
        }
        7 => match o {
            Obj::Matrix(a) => Sight::Object(content(&in_two(a)?)?),
            Obj::Vector(v) => {
                v.frozen()?;
                Sight::Nothing
            }
        },
        _ => {
            match o {
                Obj::Matrix(a) => a.is_iso()?,
                Obj::Vector(v) => v.is_iso()?,
            };
            Sight::Nothing
        }
    })
}

/// Split into upper and lower rows, and put together again.
fn in_two(a: &Matrix) -> Result<Obj, Error> {
    let upper = a.nrows() / 2;
    let mut tiles = Vec::new();
    a.split(&[upper, a.nrows() - upper], &[a.ncols()], |tile| {
        tiles.push(tile);
        Ok(())
    })?;
    let whole = Matrix::try_new(&a.ty(), a.nrows(), a.ncols())?;
    whole.concat(&tiles.iter().collect::<Vec<_>>(), 1)?;
    Ok(Obj::Matrix(whole))
}

fn element(o: &Obj, place: u64) -> Result<Sight, Error> {
    let ty = o.ty();
    let mut out = vec![0; ty.size()];
    let is_there = match o {
        Obj::Matrix(a) => a.extract_element(&ty, &mut out, place % a.nrows().max(1), (place >> 8) % a.ncols().max(1))?,
        Obj::Vector(v) => v.extract_element(&ty, &mut out, place % v.size().max(1))?,
    };
    Ok(Sight::Value(is_there.then_some(out)))
}

/// The content, of an object whose storage keeps its promises.
fn checked(o: &Obj) -> Result<Content, Error> {
    match o {
        Obj::Matrix(a) => a.glance(0)?.check()?,
        Obj::Vector(v) => v.glance(0)?.check()?,
    }
    content(o)
}

fn content(o: &Obj) -> Result<Content, Error> {
    let ty = o.ty();
    let (shape, n) = match o {
        Obj::Matrix(a) => ((a.nrows(), a.ncols()), a.nvals()?),
        Obj::Vector(v) => ((v.size(), 1), v.nvals()?),
    };
    let (mut rows, mut cols, mut values) = (vec![0; n as usize], vec![0; n as usize], vec![0; n as usize * ty.size()]);
    match o {
        Obj::Matrix(a) => a.extract_tuples(Some(&mut rows), Some(&mut cols), Some((&ty, &mut values)))?,
        Obj::Vector(v) => v.extract_tuples(Some(&mut rows), Some((&ty, &mut values)))?,
    };
    let of_float = match ty.code() {
        Some(TypeCode::FP32 | TypeCode::FC32) => 4,
        Some(TypeCode::FP64 | TypeCode::FC64) => 8,
        _ => 0,
    };
    let values = plain_zeros(of_float, values);
    let places: Vec<(u64, u64)> = rows.into_iter().zip(cols).collect();
    if places.is_sorted() {
        return Ok(Content { ty, shape, places, values });
    }
    // By columns then; in which order they come is not compared, since it follows from the storage.
    let tuples = places.iter().enumerate().map(|(k, &(i, j))| (i as usize, j as usize, k)).collect();
    let order = by_rows(tuples).unwrap_or_else(|why| panic!("an object {why}"));
    let values = order.iter().flat_map(|&(_, _, k)| values[k * ty.size()..(k + 1) * ty.size()].to_vec()).collect();
    Ok(Content { ty, shape, places: order.iter().map(|&(i, j, _)| (i as u64, j as u64)).collect(), values })
}

fn float_bytes(x: &Val) -> usize {
    match x {
        Val::Real(Ty::FP32, _) | Val::Complex(Ty::FC32, ..) => 4,
        Val::Real(..) | Val::Complex(..) => 8,
        Val::Bool(_) | Val::Int(..) | Val::User(..) => 0,
    }
}

/// Values made of floats of so many bytes, -0 as 0: which of them a minimum or maximum of both is depends on the order in which
/// they are met, and that is the library's.
fn plain_zeros(of_float: usize, mut values: Vec<u8>) -> Vec<u8> {
    if of_float > 0 {
        let is_minus_zero = |x: &[u8]| x.split_last().is_some_and(|(top, rest)| *top == 0x80 && rest.iter().all(|b| *b == 0));
        values.chunks_exact_mut(of_float).filter(|x| is_minus_zero(x)).for_each(|x| x.fill(0));
    }
    values
}

/// What differs first, in words.
pub fn difference(want: &Seen, got: &Seen, name: &dyn Fn(usize) -> String) -> Option<String> {
    if want == got {
        return None;
    }
    for (k, (x, y)) in want.sights.iter().zip(&got.sights).enumerate() {
        if x != y {
            return Some(format!("call {}\nwant {}\ngot  {}", k + 1, sight(x), sight(y)));
        }
    }
    let (k, x, y) = (want.left.iter().zip(&got.left).enumerate()).find_map(|(k, (x, y))| (x != y).then_some((k, x, y)))?;
    let text = |c: &Result<Content, ErrorKind>| c.as_ref().map_or_else(|kind| format!("error {kind:?}"), words);
    Some(format!("{} at the end\nwant {}\ngot  {}", name(k), text(x), text(y)))
}

fn sight(s: &Sight) -> String {
    match s {
        Sight::Nothing => "success".into(),
        Sight::Number(n) => format!("{n} entries"),
        Sight::Value(None) => "no entry".into(),
        Sight::Value(Some(bytes)) => format!("the bytes {bytes:?}"),
        Sight::Object(c) => words(c),
        Sight::Refused(kind) => format!("error {kind:?}"),
    }
}

/// The first entries of a content.
fn words(c: &Content) -> String {
    const MOST: usize = 40;
    let ty = handles::ty_of(&c.ty).expect("a type of the tests");
    let value = |k: usize| Val::from_bytes(ty, &c.values[k * ty.bytes()..(k + 1) * ty.bytes()]);
    let entry = |(k, (i, j)): (usize, &(u64, u64))| format!(" {i},{j}={}", value(k));
    let entries: String = c.places.iter().enumerate().take(MOST).map(entry).collect();
    let more = if c.places.len() > MOST { " ..." } else { "" };
    format!("{ty} {}x{} of {}:{entries}{more}", c.shape.0, c.shape.1, c.places.len())
}
