//! Reads cases from text: `tests/cases/*.gbt`, and programs that a failure printed.
//!
//! ```text
//! case mask/complement                      # a title; everything after a # is a comment
//! C int32 3  0=0 1=0 2=0                    # name, type, shape, flags, entries (a place alone: value 1)
//! A int32 3x2 hyper bycol  0,0=1 2,1=-5     # flags: sparse hyper bitmap full, bycol wide shared, elements holes iso
//! mxv C - PLUS PLUS_TIMES A u desc=RSCT0    # verb, output, mask or -, accumulator or -, the rest by its form
//! assign_scalar C M - 5:int8 i=[0,2] j=all  # a scalar with its type (or: empty), index lists
//! want C int32 3  0=1                       # content after the calls
//! want 7:int32                              # the value of the last reduce; `want nothing` without entries
//! error DimensionMismatch                   # the last call fails so and changes nothing
//! quiet                                     # nothing is read before the last call
//! ```
//! An operator without a type takes that of the first input (`FIRST`, `LT`), an accumulator and a
//! semiring that of the output.
//!
//! Needs: text. Gives: [`Case`]s, or the number of the line that cannot be read and why.

use super::program::{
    Call, Desc, DimId, Form, Id, IndexArg, Layout, Made, Object, Op, Program, Shape, Verb, Way, is_named_monoid,
    is_named_semiring,
};
use crate::oracle::index::Indices;
use crate::oracle::ops::{Bin, BinOp, Idx, IdxOp, Monoid, Un, UnOp};
use crate::oracle::user::{UserBin, UserIdx, UserUn};
use crate::oracle::value::{Ty, Val};

/// What must hold when the calls are done.
#[derive(Clone, Debug)]
pub enum Want {
    Content(Id, Object),
    /// The value of the last call; None: there was no entry.
    Value(Option<Val>),
    /// The kind of the error of the last call.
    Error(String),
}

#[derive(Clone, Debug, Default)]
pub struct Case {
    pub name: String,
    pub line: usize,
    pub program: Program,
    pub names: Vec<String>,
    pub wants: Vec<Want>,
}

type Parsed<T> = Result<T, String>;

/// All cases of a file.
pub fn cases(text: &str) -> Parsed<Vec<Case>> {
    let mut cases: Vec<Case> = Vec::new();
    for (k, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split('#').next().unwrap_or("").split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else { continue };
        let result = match (first, cases.last_mut()) {
            ("case", _) => {
                cases.push(Case { name: rest.join(" "), line: k + 1, ..Case::default() });
                Ok(())
            }
            (_, None) => Err("a case begins with `case`".into()),
            ("quiet", Some(case)) => {
                case.program.is_quiet = true;
                Ok(())
            }
            ("want", Some(case)) => case.want(rest),
            ("error", Some(case)) => {
                case.wants.push(Want::Error(rest.join(" ")));
                Ok(())
            }
            (verb, Some(case)) => match Verb::ALL.into_iter().find(|v| v.name() == verb) {
                Some(verb) => case.call(verb, rest),
                None => case.objects(&words),
            },
        };
        result.map_err(|why| format!("line {}: {why}: {line}", k + 1))?;
    }
    Ok(cases)
}

impl Case {
    fn id(&self, name: &str) -> Option<Id> {
        self.names.iter().position(|n| n == name)
    }

    /// One or more objects on a line: each begins with its name, which starts with a letter and is followed by a type.
    fn objects(&mut self, words: &[&str]) -> Parsed<()> {
        let is_start = |k: usize| k == 0 || (k + 1 < words.len() && Ty::parse(words[k + 1]).is_some());
        let starts: Vec<usize> = (0..words.len()).filter(|&k| is_start(k)).collect();
        for (n, &k) in starts.iter().enumerate() {
            let end = starts.get(n + 1).copied().unwrap_or(words.len());
            let object = self.object(&words[k + 1..end])?;
            self.names.push(words[k].into());
            self.program.objects.push(object);
        }
        Ok(())
    }

    /// `fp64 3x3 hyper 0,0=1`.
    fn object(&mut self, words: &[&str]) -> Parsed<Object> {
        let (Some(ty), Some(shape)) = (words.first().and_then(|w| Ty::parse(w)), words.get(1)) else {
            return Err("an object is: name type shape entries".into());
        };
        let shape = self.shape(shape)?;
        let mut object = Object { ty, shape, entries: Vec::new(), form: Form::default() };
        for word in &words[2..] {
            match *word {
                "sparse" => object.form.layout = Layout::Sparse,
                "hyper" => object.form.layout = Layout::Hyper,
                "bitmap" => object.form.layout = Layout::Bitmap,
                "full" => object.form.layout = Layout::Full,
                "bycol" => object.form.by_col = true,
                "wide" => object.form.is_wide = true,
                "shared" => object.form.is_shared = true,
                "elements" => object.form.made = Made::Elements,
                "holes" => object.form.made = Made::Holes,
                "iso" => object.form.made = Made::Iso,
                entry => object.entries.push(tuple(ty, entry)?),
            }
        }
        let (nrows, ncols) = self.program.extent(object.shape);
        match object.entries.iter().find(|(i, j, _)| *i >= nrows || *j >= ncols) {
            Some((i, j, _)) => Err(format!("({i}, {j}) is outside")),
            None => Ok(object),
        }
    }

    fn shape(&mut self, word: &str) -> Parsed<Shape> {
        let mut dim = |w: &str| -> Parsed<DimId> { Ok(self.program.dim(number(w)?)) };
        Ok(match word.split_once('x') {
            Some((r, c)) => Shape::Matrix(dim(r)?, dim(c)?),
            None => Shape::Vector(dim(word)?),
        })
    }

    fn want(&mut self, words: &[&str]) -> Parsed<()> {
        let want = match *words {
            ["nothing"] => Want::Value(None),
            [value] => Want::Value(Some(scalar(value)?.ok_or("a value is wanted")?)),
            [name, ..] => {
                let id = self.id(name).ok_or_else(|| format!("no object {name}"))?;
                Want::Content(id, self.object(&words[1..])?)
            }
            [] => return Err("want what?".into()),
        };
        self.wants.push(want);
        Ok(())
    }

    fn call(&mut self, verb: Verb, words: &[&str]) -> Parsed<()> {
        let object = |case: &Case, w: &str| case.id(w).ok_or_else(|| format!("no object {w}"));
        let out = object(self, words.first().ok_or("an output is missing")?)?;
        let mut call = Call::new(verb, out, Op::None, &[]);
        let ty = self.program.objects[out].ty;
        let (mask, accum) = (words.get(1).copied().unwrap_or("-"), words.get(2).copied().unwrap_or("-"));
        call.mask = if mask == "-" { None } else { Some(object(self, mask)?) };
        call.accum = if accum == "-" { None } else { Some(binary(accum, ty)?) };
        let mut op = None;
        let mut values = ty;
        for word in words.iter().skip(3) {
            if let Some(id) = self.id(word) {
                call.ins.push(id);
            } else if let Some((key, value)) =
                word.split_once('=').filter(|(key, _)| key.starts_with(|c: char| c.is_alphabetic()))
            {
                match key {
                    "values" => values = Ty::parse(value).ok_or("no such type")?,
                    "desc" => call.desc = desc(value)?,
                    "way" => call.way = Way(value.parse().map_err(|_| "way is a number")?),
                    "k" => call.diagonal = value.parse().map_err(|_| "k is a number")?,
                    "to" => call.shape = Some(self.shape(value)?),
                    "i" | "j" => self.indices(&mut call, key, value)?,
                    _ => return Err(format!("unknown key {key}")),
                }
            } else if word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains(':') {
                call.tuples.push(tuple(values, word)?);
            } else if word.contains(':') || *word == "empty" {
                call.scalars.push(scalar(word)?);
            } else {
                op = Some(*word);
            }
        }
        if let Some(name) = op {
            let input = call.ins.first().map_or(ty, |&k| self.program.objects[k].ty);
            call.op = operator(verb, name, input, ty)?;
        }
        self.program.calls.push(call);
        Ok(())
    }

    /// `i=all`, `i=[1,2]`, `i=1..3`, and `i=2` for one row.
    fn indices(&mut self, call: &mut Call, key: &str, value: &str) -> Parsed<()> {
        let is_extract = matches!(call.verb, Verb::Extract | Verb::ExtractCol);
        let of = if is_extract { *call.ins.first().ok_or("an input is missing")? } else { call.out };
        let (rows, cols) = self.program.objects[of].shape.dims();
        let within = if key == "i" { rows } else { cols.unwrap_or(rows) };
        let what = if value == "all" {
            Indices::All
        } else if let Some(list) = value.strip_prefix('[').and_then(|v| v.strip_suffix(']')) {
            Indices::List(list.split(',').filter(|w| !w.is_empty()).map(number).collect::<Parsed<_>>()?)
        } else if let Some((begin, end)) = value.split_once("..") {
            let (begin, end) = (number(begin)?, number(end)?);
            Indices::Range(begin, end.checked_sub(begin).ok_or("a range goes up")?)
        } else {
            let one = number(value)?;
            call.tuples = vec![(one, one, Val::Bool(true))];
            return Ok(());
        };
        let len = match &what {
            Indices::All => within,
            Indices::List(list) => self.program.dim(list.len()),
            Indices::Range(_, len) => self.program.dim(*len),
        };
        let arg = Some(IndexArg { what, len, within });
        *(if key == "i" { &mut call.rows } else { &mut call.cols }) = arg;
        Ok(())
    }
}

fn number(word: &str) -> Parsed<usize> {
    word.parse().map_err(|_| format!("{word} is no number"))
}

/// `0,1=5`, `3=5`, or the place alone.
fn tuple(ty: Ty, word: &str) -> Parsed<(usize, usize, Val)> {
    let (place, value) = word.split_once('=').unwrap_or((word, "1"));
    let (i, j) = place.split_once(',').unwrap_or((place, "0"));
    let value = match Val::parse(ty, value) {
        Some(x) => x,
        None => return Err(format!("{value} is no {ty}")),
    };
    Ok((number(i)?, number(j)?, value))
}

/// `5:int8`, or `empty`.
fn scalar(word: &str) -> Parsed<Option<Val>> {
    if word == "empty" {
        return Ok(None);
    }
    let (value, ty) = word.split_once(':').ok_or("a scalar is value:type")?;
    let ty = Ty::parse(ty).ok_or("no such type")?;
    Ok(Some(Val::parse(ty, value).ok_or("the value does not fit the type")?))
}

fn desc(letters: &str) -> Parsed<Desc> {
    let mut d = Desc::default();
    let mut rest = letters;
    let mut take = |name: &str, flag: &mut bool| {
        if let Some(tail) = rest.strip_prefix(name) {
            (*flag, rest) = (true, tail);
        }
    };
    take("R", &mut d.replace);
    take("S", &mut d.is_structural);
    take("C", &mut d.is_complemented);
    take("T0", &mut d.t0);
    take("T1", &mut d.t1);
    if rest.is_empty() { Ok(d) } else { Err(format!("descriptor {letters}")) }
}

/// `PLUS_INT8`, or `PLUS` with the default type.
fn with_type<C>(word: &str, default: Ty, code: impl Fn(&str) -> Option<C>) -> Parsed<(C, Ty)> {
    if let Some((name, ty)) = word.rsplit_once('_')
        && let (Some(c), Some(ty)) = (code(name), Ty::parse(ty))
    {
        return Ok((c, ty));
    }
    code(word).map(|c| (c, default)).ok_or_else(|| format!("no operator {word}"))
}

fn binary(word: &str, default: Ty) -> Parsed<BinOp> {
    if let Some(u) = UserBin::ALL.into_iter().find(|u| u.name() == word) {
        return Ok(BinOp::User(u));
    }
    let (code, ty) = with_type(word, default, Bin::parse)?;
    if code.is_defined(ty) { Ok(BinOp::Builtin(code, ty)) } else { Err(format!("no {word} for {ty}")) }
}

/// `PLUS_INT8`, `~PLUS_INT8` made by the user from that operator.
fn monoid(word: &str, default: Ty) -> Parsed<Monoid> {
    let bare = word.strip_prefix('~').unwrap_or(word);
    let op = binary(bare, default)?;
    Ok(Monoid { op, made: bare.len() < word.len() || !is_named_monoid(op) })
}

fn semiring(word: &str, default: Ty) -> Parsed<Op> {
    if let Some((add, mul)) = word.split_once('.') {
        let mul = binary(mul, default)?;
        return Ok(Op::Semiring { add: monoid(add, mul.zty())?, mul, is_named: false });
    }
    let (add, mul) = word.split_once('_').ok_or("a semiring is ADD_MUL or ADD_MUL_TYPE")?;
    let mul = binary(mul, default)?;
    let add = monoid(add, mul.zty())?;
    Ok(Op::Semiring { add, mul, is_named: is_named_semiring(add, mul) })
}

fn operator(verb: Verb, word: &str, input: Ty, output: Ty) -> Parsed<Op> {
    Ok(match verb {
        Verb::Mxm | Verb::Mxv | Verb::Vxm => semiring(word, output)?,
        Verb::ReduceRows | Verb::Reduce => Op::Monoid(monoid(word, input)?),
        Verb::Apply => match UserUn::ALL.into_iter().find(|u| u.name() == word) {
            Some(u) => Op::Unary(UnOp::User(u)),
            None => with_type(word, input, Un::parse).map(|(c, ty)| Op::Unary(UnOp::Builtin(c, ty)))?,
        },
        Verb::ApplyIndex | Verb::Select => match UserIdx::ALL.into_iter().find(|u| u.name() == word) {
            Some(u) => Op::Index(IdxOp::User(u)),
            None => {
                let (code, ty) = with_type(word, input, Idx::parse)?;
                Op::Index(IdxOp::Builtin(code, if code.is_value() || code.is_defined(ty) { ty } else { Ty::Int(64) }))
            }
        },
        _ => Op::Binary(binary(word, input)?),
    })
}
