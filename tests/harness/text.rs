//! Programs as text, in the form that [`super::parse`] reads and `tests/cases/*.gbt` are written in.
//!
//! Needs: a program. Gives: one line per object and per call.

use std::fmt::Write as _;

use super::program::{Call, Desc, Form, Id, IndexArg, Layout, Made, Op, Program, Verb, Way, is_named_monoid};
use crate::oracle::index::Indices;
use crate::oracle::matrix::Mat;
use crate::oracle::value::Val;

/// A, B, C, ...
pub fn object_name(id: Id) -> String {
    char::from_u32('A' as u32 + id as u32).map_or_else(|| format!("X{id}"), String::from)
}

/// The program with one line each.
pub fn program(p: &Program) -> String {
    let mut s = String::new();
    for (id, o) in p.objects.iter().enumerate() {
        let is_vector = o.shape.is_vector();
        let _ = write!(s, "{} {} {}{}", object_name(id), o.ty, extent(p.extent(o.shape), is_vector), form(o.form));
        s.push_str(&entries(&o.entries, is_vector));
        s.push('\n');
    }
    let mut shapes: Vec<_> = p.objects.iter().map(|o| o.shape).collect();
    for c in &p.calls {
        let _ = writeln!(s, "{}", call(p, c, shapes[c.out].is_vector()));
        shapes[c.out] = super::model::shape_after(p, c, shapes[c.out]);
    }
    s.push_str(if p.is_quiet { "quiet\n" } else { "" });
    s
}

/// Type, shape and entries of a content.
pub fn content(a: &Mat) -> String {
    let is_vector = a.ncols == 1;
    format!("{} {}{}", a.ty, extent((a.nrows, a.ncols), is_vector), entries(&a.tuples(), is_vector))
}

fn extent((nrows, ncols): (usize, usize), is_vector: bool) -> String {
    if is_vector { format!("{nrows}") } else { format!("{nrows}x{ncols}") }
}

fn entries(tuples: &[(usize, usize, Val)], is_vector: bool) -> String {
    let one = |(i, j, x): &(usize, usize, Val)| if is_vector { format!(" {i}={x}") } else { format!(" {i},{j}={x}") };
    tuples.iter().map(one).collect()
}

fn form(f: Form) -> String {
    let mut s = String::new();
    s.push_str(match f.layout {
        Layout::Auto => "",
        Layout::Sparse => " sparse",
        Layout::Hyper => " hyper",
        Layout::Bitmap => " bitmap",
        Layout::Full => " full",
    });
    s.push_str(if f.by_col { " bycol" } else { "" });
    s.push_str(if f.is_wide { " wide" } else { "" });
    s.push_str(if f.is_shared { " shared" } else { "" });
    s.push_str(match f.made {
        Made::Build => "",
        Made::Elements => " elements",
        Made::Holes => " holes",
        Made::Iso => " iso",
    });
    s
}

fn call(p: &Program, c: &Call, is_vector: bool) -> String {
    let mut s = format!("{} {}", c.verb.name(), object_name(c.out));
    let _ = write!(s, " {}", c.mask.map_or("-".into(), object_name));
    let _ = write!(s, " {}", c.accum.map_or("-".into(), |op| op.to_string()));
    match c.op {
        Op::None => {}
        Op::Unary(op) => s += &format!(" {op}"),
        Op::Binary(op) => s += &format!(" {op}"),
        Op::Index(op) => s += &format!(" {op}"),
        Op::Monoid(m) => s += &format!(" {m}"),
        Op::Semiring { add, mul, is_named } => {
            debug_assert!(!is_named || is_named_monoid(add.op));
            s += &if is_named {
                format!(" {}_{mul}", add.op.to_string().split('_').next().unwrap_or(""))
            } else {
                format!(" {add}.{mul}")
            };
        }
    }
    c.ins.iter().for_each(|&id| s += &format!(" {}", object_name(id)));
    for x in &c.scalars {
        s += &x.as_ref().map_or(" empty".into(), |x| format!(" {x}:{}", x.ty()));
    }
    let index =
        |name: &str, arg: &Option<IndexArg>| arg.as_ref().map_or(String::new(), |a| format!(" {name}={}", indices(&a.what)));
    s += &index("i", &c.rows);
    s += &index("j", &c.cols);
    match c.verb {
        verb if verb.is_row() => s += &format!(" i={}", c.tuples[0].0),
        verb if verb.is_col() || verb == Verb::ExtractCol => s += &format!(" j={}", c.tuples[0].1),
        Verb::Build | Verb::SetElement | Verb::RemoveElement => {
            s += &c.tuples.first().map_or(String::new(), |t| format!(" values={}", t.2.ty()));
            s += &entries(&c.tuples, is_vector);
        }
        Verb::Diag => s += &format!(" k={}", c.diagonal),
        Verb::Resize => s += &c.shape.map_or(String::new(), |t| format!(" to={}", extent(p.extent(t), is_vector))),
        _ => {}
    }
    if c.way != Way::default() {
        let _ = write!(s, " way={}", c.way.0);
    }
    s + &desc(c.desc)
}

/// `all`, `2..5`, `[3,1,1]`.
fn indices(i: &Indices) -> String {
    match i {
        Indices::All => "all".into(),
        Indices::Range(begin, len) => format!("{begin}..{}", begin + len),
        Indices::List(list) => format!("[{}]", list.iter().map(usize::to_string).collect::<Vec<_>>().join(",")),
    }
}

/// The letters of the specification's descriptor names: `desc=RSCT0T1`.
fn desc(d: Desc) -> String {
    let letters = [(d.replace, "R"), (d.is_structural, "S"), (d.is_complemented, "C"), (d.t0, "T0"), (d.t1, "T1")];
    let set: String = letters.iter().filter(|(is_set, _)| *is_set).map(|(_, name)| *name).collect();
    if set.is_empty() { set } else { format!(" desc={set}") }
}
