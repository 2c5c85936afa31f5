//! All predefined objects by name: the rows of the catalog, written out.
//!
//! Needs: the catalog. Gives: [`entries`], [`find`] and [`entry_of`]. Cost: `entries` makes each name on the fly
//! without allocating; `find` walks them all (2,641), for set-up code only.

use super::catalog::{BINARY, BINARY_ALIASES, INDEX_UNARY, MONOID, OTHER, SELECT, SEMIRING, UNARY};
use super::code::{BinaryCode, SelectCode};
use super::typeset::TypeSet;
use super::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, Semiring, UnaryOp};
use crate::types::{Type, TypeCode};

/// A predefined object.
///
/// ```
/// use graphblas::ops::{Predefined, catalog};
/// use graphblas::semiring;
///
/// let Some(Predefined::Semiring(s)) = catalog::find("GrB_MIN_PLUS_SEMIRING_FP64") else { panic!("it is predefined") };
/// assert_eq!(s, semiring::min_plus::<f64>());
/// ```
#[derive(Clone, Debug)]
pub enum Predefined {
    /// `GrB_Type`.
    Type(Type),
    /// `GrB_UnaryOp`.
    Unary(UnaryOp),
    /// `GrB_BinaryOp`.
    Binary(BinaryOp),
    /// `GrB_IndexUnaryOp`.
    IndexUnary(IndexUnaryOp),
    /// `GxB_SelectOp`.
    SelectOp(SelectCode),
    /// `GrB_Monoid`.
    Monoid(Monoid),
    /// `GrB_Semiring`.
    Semiring(Semiring),
    /// `GrB_Descriptor`.
    Descriptor(Descriptor),
    /// Anything else, by its C type.
    Other(&'static str),
}

impl Predefined {
    /// The C type of the object.
    ///
    /// ```
    /// use graphblas::ops::catalog;
    ///
    /// assert_eq!(catalog::find("GrB_PLUS_MONOID_FP64").map(|p| p.c_type()), Some("GrB_Monoid"));
    /// ```
    #[must_use]
    pub fn c_type(&self) -> &'static str {
        match self {
            Predefined::Type(_) => "GrB_Type",
            Predefined::Unary(_) => "GrB_UnaryOp",
            Predefined::Binary(_) => "GrB_BinaryOp",
            Predefined::IndexUnary(_) => "GrB_IndexUnaryOp",
            Predefined::SelectOp(_) => "GxB_SelectOp",
            Predefined::Monoid(_) => "GrB_Monoid",
            Predefined::Semiring(_) => "GrB_Semiring",
            Predefined::Descriptor(_) => "GrB_Descriptor",
            Predefined::Other(c) => c,
        }
    }
}

/// A predefined object and its C name.
///
/// ```
/// use graphblas::ops::catalog;
///
/// // From an object to its name in C.
/// let plus = catalog::find("GrB_PLUS_FP64").and_then(|p| catalog::entry_of(&p));
/// assert_eq!(plus.as_ref().map(|entry| entry.name()), Some("GrB_PLUS_FP64"));
/// ```
#[derive(Clone, Debug)]
pub struct Entry {
    name: Name,
    object: Predefined,
}

impl Entry {
    /// The C name, `GrB_PLUS_FP64`.
    ///
    /// ```
    /// use graphblas::ops::catalog;
    ///
    /// assert!(catalog::entries().any(|entry| entry.name() == "GxB_RMINUS_FP64"));
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// What it denotes.
    ///
    /// ```
    /// use graphblas::ops::{Predefined, catalog};
    ///
    /// let monoids = catalog::entries().filter(|entry| matches!(entry.object(), Predefined::Monoid(_)));
    /// assert!(monoids.count() > 50);
    /// ```
    #[must_use]
    pub fn object(&self) -> &Predefined {
        &self.object
    }
}

/// Room for the longest name; a test walks all of them.
const NAME_BYTES: usize = 40;

/// A name put together from parts, without allocating.
#[derive(Clone, Copy, Debug)]
struct Name {
    len: usize,
    text: [u8; NAME_BYTES],
}

impl Name {
    fn of(parts: &[&str]) -> Name {
        let mut name = Name { len: 0, text: [0; NAME_BYTES] };
        for part in parts {
            name.text[name.len..name.len + part.len()].copy_from_slice(part.as_bytes());
            name.len += part.len();
        }
        name
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.text[..self.len]).unwrap_or("")
    }
}

fn entry(parts: &[&str], object: Predefined) -> Entry {
    Entry { name: Name::of(parts), object }
}

/// Every predefined object.
///
/// ```
/// use graphblas::ops::catalog;
///
/// // Every name once.
/// let mut names: Vec<String> = catalog::entries().map(|entry| entry.name().to_owned()).collect();
/// let all = names.len();
/// names.sort();
/// names.dedup();
/// assert_eq!(names.len(), all);
/// ```
pub fn entries() -> impl Iterator<Item = Entry> {
    types().chain(unary()).chain(binary()).chain(index_unary()).chain(monoids()).chain(semirings()).chain(others())
}

/// The predefined object of this C name.
///
/// ```
/// use graphblas::op;
/// use graphblas::ops::{Predefined, catalog};
///
/// assert!(matches!(catalog::find("GrB_PLUS_FP64"), Some(Predefined::Binary(found)) if found == op::plus::<f64>()));
/// assert!(catalog::find("GrB_PLUS_FP65").is_none());
/// ```
#[must_use]
pub fn find(name: &str) -> Option<Predefined> {
    entries().find(|e| e.name() == name).map(|e| e.object)
}

/// The entry of a predefined object, by value: of several names the specification's, else the first.
/// `None` for users' objects. Walks the objects of its kind.
///
/// ```
/// use graphblas::ops::{Predefined, catalog};
/// use graphblas::{op, semiring};
///
/// let found = catalog::entry_of(&Predefined::Semiring(semiring::min_plus::<f64>()));
/// assert_eq!(found.as_ref().map(|entry| entry.name()), Some("GrB_MIN_PLUS_SEMIRING_FP64"));
/// // What a program made has no such name.
/// assert!(catalog::entry_of(&Predefined::Binary(op::from_fn(u32::abs_diff)?)).is_none());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[must_use]
pub fn entry_of(object: &Predefined) -> Option<Entry> {
    match object {
        Predefined::Type(t) => best(types(), |o| matches!(o, Predefined::Type(o) if o == t)),
        Predefined::Unary(op) => best(unary(), |o| matches!(o, Predefined::Unary(o) if o == op)),
        Predefined::Binary(op) => best(binary(), |o| matches!(o, Predefined::Binary(o) if o == op)),
        Predefined::IndexUnary(op) => best(index_unary(), |o| matches!(o, Predefined::IndexUnary(o) if o == op)),
        Predefined::Monoid(m) => best(monoids(), |o| matches!(o, Predefined::Monoid(o) if o == m)),
        Predefined::Semiring(s) => best(semirings(), |o| matches!(o, Predefined::Semiring(o) if o == s)),
        Predefined::Descriptor(d) => best((1..32).map(descriptor), |o| matches!(o, Predefined::Descriptor(o) if o == d)),
        Predefined::SelectOp(_) | Predefined::Other(_) => None,
    }
}

fn best(entries: impl Iterator<Item = Entry>, is_it: impl Fn(&Predefined) -> bool) -> Option<Entry> {
    let mut first = None;
    for entry in entries.filter(|e| is_it(&e.object)) {
        if entry.name().starts_with("GrB_") {
            return Some(entry);
        }
        first.get_or_insert(entry);
    }
    first
}

fn types() -> impl Iterator<Item = Entry> {
    TypeCode::ALL.into_iter().map(|t| {
        // The complex types are an extension of the specification.
        let prefix = if t.is_complex() { "GxB_" } else { "GrB_" };
        entry(&[prefix, t.name()], Predefined::Type(Type::Builtin(t)))
    })
}

/// `GrB_` with its types, `GxB_` with its types.
fn prefixes(grb: TypeSet, gxb: TypeSet) -> [(&'static str, TypeSet); 2] {
    [("GrB_", grb), ("GxB_", gxb)]
}

/// The entries of one operator: `<prefix><name>_<type>`, or `<prefix><name>` where no type is named.
fn named(
    name: &'static str,
    grb: TypeSet,
    gxb: TypeSet,
    object: impl Fn(TypeCode) -> Predefined + Copy,
) -> impl Iterator<Item = Entry> {
    prefixes(grb, gxb).into_iter().flat_map(move |(prefix, types)| {
        let bare = types.bare().map(|t| entry(&[prefix, name], object(t)));
        let typed = types.named().map(move |t| entry(&[prefix, name, "_", t.name()], object(t)));
        bare.into_iter().chain(typed)
    })
}

fn unary() -> impl Iterator<Item = Entry> {
    UNARY.iter().flat_map(|r| named(r.name, r.grb, r.gxb, |t| Predefined::Unary(UnaryOp::Builtin(r.code, t))))
}

fn binary() -> impl Iterator<Item = Entry> {
    let rows = BINARY.iter().map(|r| (r.code, r.name, r.grb, r.gxb));
    rows.chain(BINARY_ALIASES)
        .flat_map(|(code, name, grb, gxb)| named(name, grb, gxb, move |t| Predefined::Binary(BinaryOp::Builtin(code, t))))
}

fn index_unary() -> impl Iterator<Item = Entry> {
    INDEX_UNARY.iter().flat_map(|r| named(r.name, r.grb, r.gxb, |t| Predefined::IndexUnary(IndexUnaryOp::Builtin(r.code, t))))
}

fn monoids() -> impl Iterator<Item = Entry> {
    MONOID.iter().flat_map(|r| r.ops.iter().flat_map(|&op| monoid(op, r.grb, r.gxb)))
}

fn monoid(op: BinaryCode, grb: TypeSet, gxb: TypeSet) -> impl Iterator<Item = Entry> {
    let object = move |t| Predefined::Monoid(Monoid::Builtin(op, t));
    let first = grb.named().map(move |t| entry(&["GrB_", op.name(), "_MONOID_", t.name()], object(t)));
    first.chain(gxb.named().map(move |t| entry(&["GxB_", op.name(), "_", t.name(), "_MONOID"], object(t))))
}

fn semirings() -> impl Iterator<Item = Entry> {
    SEMIRING
        .iter()
        .flat_map(|r| r.adds.iter().flat_map(move |&add| r.muls.iter().flat_map(move |&mul| semiring(add, mul, r.grb, r.gxb))))
}

fn semiring(add: BinaryCode, mul: BinaryCode, grb: TypeSet, gxb: TypeSet) -> impl Iterator<Item = Entry> {
    let object = move |ty| Predefined::Semiring(Semiring::Builtin { add, mul, ty });
    let (a, m) = (add.name(), mul.name());
    let first = grb.named().map(move |t| entry(&["GrB_", a, "_", m, "_SEMIRING_", t.name()], object(t)));
    first.chain(gxb.named().map(move |t| entry(&["GxB_", a, "_", m, "_", t.name()], object(t))))
}

fn others() -> impl Iterator<Item = Entry> {
    let select = SELECT.iter().map(|r| entry(&["GxB_", r.name], Predefined::SelectOp(r.code)));
    let other = OTHER.iter().map(|&(name, c_type)| entry(&[name], Predefined::Other(c_type)));
    // Every combination of settings but none at all.
    (1..32).map(descriptor).chain(select).chain(other)
}

fn descriptor(bits: u8) -> Entry {
    let d = Descriptor::from_bits(bits);
    let part = |on: bool, text: &'static str| if on { text } else { "" };
    let name = [
        "GrB_DESC_",
        part(d.replace, "R"),
        part(d.mask_structure, "S"),
        part(d.mask_complement, "C"),
        part(d.transpose0, "T0"),
        part(d.transpose1, "T1"),
    ];
    entry(&name, Predefined::Descriptor(d))
}
