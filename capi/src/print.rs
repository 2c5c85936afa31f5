//! Printing and checking objects (`GxB_*_fprint`).
//!
//! Needs: `page`, `getset`. Gives: [`fprint`], which serves all kinds.
//! Cost: a matrix, vector or scalar is checked as a whole, O(entries), whatever is printed; nothing that waits is done.
//! The library prints here and nowhere else, because it is asked to. The text is for people and is not kept stable.

use std::ffi::{c_char, c_int};
use std::fmt::Arguments;

use engine::dynamic::{Format, Glance, Matrix, Orientation, Scalar, Vector};
use engine::ops::{BinaryOp, IndexBinaryOp, IndexUnaryOp, Monoid, SelectCode, Semiring, UnaryOp};
use engine::types::Type;
use engine::{Result, mem::Buf};

use crate::boundary::{FILE, inspect_quietly, opt_bytes};
use crate::contexts::Context;
use crate::field::Field;
use crate::fields_algebra::{c_type, type_name};
use crate::getset::{Answer, HasFields};
use crate::handle::{DescriptorCell, Handle, Kind, Ref};
use crate::page::Page;
use crate::settings;
use crate::status::GrB_Info;

/// How much is printed: 0 nothing, 1 a summary, 2 some entries, 3 all; 4 and 5 as 2 and 3, with all digits.
pub type GxB_Print_Level = c_int;

/// Entries that the shorter levels print.
const SOME: usize = 30;

/// What a level asks for.
#[derive(Clone, Copy)]
pub(crate) struct Level {
    /// Entries to print, and updates that wait.
    most: usize,
    is_silent: bool,
    digits: usize,
}

impl Level {
    /// Of any number: those that are too small are silent, those that are too large print all.
    fn of(pr: GxB_Print_Level) -> Level {
        let most = match pr {
            ..=1 => 0,
            2 | 4 => SOME,
            _ => usize::MAX,
        };
        Level { most, is_silent: pr <= 0, digits: if pr >= 4 { 15 } else { 6 } }
    }
}

/// A kind of object that can be printed.
pub(crate) trait Printed: Kind {
    /// Whether the object is as it should be.
    fn check(_: &Handle<Self>) -> Result<()> {
        Ok(())
    }
    /// Prints the object, line by line; the first line has begun.
    fn print(handle: &Handle<Self>, page: &mut Page, level: Level) -> Result<()>;
}

/// Checks an object and prints it.
pub(crate) fn fprint<K: Printed>(object: Ref<K>, name: *const c_char, pr: GxB_Print_Level, file: *mut FILE) -> GrB_Info {
    inspect_quietly(object, "object", |handle| {
        K::check(handle)?;
        let level = Level::of(pr);
        if level.is_silent {
            return Ok(());
        }
        let mut page = Page::new(file, level.digits);
        let name = opt_bytes(name);
        if !name.is_empty() {
            page.put(name)?;
            page.put(b": ")?;
        }
        K::print(handle, &mut page, level)?;
        page.end()
    })
}

/// A type as C code writes it, or what its user called it.
fn put_type(page: &mut Page, ty: &Type) -> Result<()> {
    let in_c = c_type(ty)?;
    match (&in_c, type_name(ty)?) {
        (Answer::Text(text), Answer::Text(name)) if text.is_empty() && name.is_empty() => page.put(b"a type without a name"),
        (Answer::Text(text), name) if text.is_empty() => page.answer(&name),
        _ => page.answer(&in_c),
    }
}

/// `binary operator GrB_PLUS_FP64`, or a user's name.
fn put_kind_and_name<K: HasFields>(page: &mut Page, handle: &Handle<K>) -> Result<()> {
    page.put(K::NAME.as_bytes())?;
    match K::get(handle, Field::Name)? {
        Answer::Text(name) if !name.is_empty() => {
            page.put(b" ")?;
            page.put(&name)
        }
        _ if handle.is_predefined() => Ok(()),
        _ => page.put(b" of a user"),
    }
}

/// A line for a text that is not empty.
fn put_text_line(page: &mut Page, what: &str, answer: &Answer) -> Result<()> {
    match answer {
        Answer::Text(text) if !text.is_empty() => {
            page.say(format_args!("  {what}: "))?;
            page.put(text)?;
            page.put(b"\n")
        }
        _ => Ok(()),
    }
}

fn put_type_line(page: &mut Page, what: &str, ty: Option<Type>) -> Result<()> {
    let Some(ty) = ty else { return Ok(()) };
    page.say(format_args!("  {what}: "))?;
    put_type(page, &ty)?;
    page.put(b"\n")
}

/// The lines of the C name and the C definition, which users may have set.
fn put_labels<K: HasFields>(page: &mut Page, handle: &Handle<K>) -> Result<()> {
    put_text_line(page, "name in C", &K::get(handle, Field::CName)?)?;
    put_text_line(page, "definition", &K::get(handle, Field::CDefinition)?)
}

impl Printed for Type {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        let size = handle.object().size();
        page.say(format_args!(", {size} byte{}\n", plural(size)))?;
        put_labels(page, handle)
    }
}

impl Printed for UnaryOp {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        put_type_line(page, "z", Some(handle.object().ztype()))?;
        put_type_line(page, "x", handle.object().xtype())?;
        put_labels(page, handle)
    }
}

/// The types of a binary operator; `GxB_IGNORE_DUP` has none.
fn put_binary(page: &mut Page, op: &BinaryOp) -> Result<()> {
    if op.is_ignore_dup() {
        return Ok(());
    }
    put_type_line(page, "z", Some(op.ztype()))?;
    put_type_line(page, "x", Some(op.xtype()))?;
    put_type_line(page, "y", Some(op.ytype()))?;
    let Some(places) = op.places() else { return Ok(()) };
    page.put(b"  theta: ")?;
    page.value(places.theta_type(), places.theta())?;
    page.put(b", ")?;
    put_type(page, places.theta_type())?;
    page.put(b"\n")
}

impl Printed for BinaryOp {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        put_binary(page, handle.object())?;
        put_labels(page, handle)
    }
}

impl Printed for IndexUnaryOp {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        put_type_line(page, "z", Some(handle.object().ztype()))?;
        put_type_line(page, "x", handle.object().xtype())?;
        put_type_line(page, "thunk", Some(handle.object().thunk_type()))?;
        put_labels(page, handle)
    }
}

impl Printed for IndexBinaryOp {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        let op = handle.object();
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        for (what, ty) in [("z", op.ztype()), ("x", op.xtype()), ("y", op.ytype()), ("theta", op.theta_type())] {
            put_type_line(page, what, Some(ty))?;
        }
        put_labels(page, handle)
    }
}

impl Printed for SelectCode {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        page.say(format_args!("{} GxB_{}\n", Self::NAME, handle.object().name()))
    }
}

/// What a part of a monoid or semiring is called.
fn put_operator_line(page: &mut Page, what: &str, op: &BinaryOp) -> Result<()> {
    page.say(format_args!("  {what}: {}", op.name()))?;
    page.put(b", ")?;
    put_type(page, &op.ztype())?;
    page.put(b" from ")?;
    put_type(page, &op.xtype())?;
    page.put(b" and ")?;
    put_type(page, &op.ytype())?;
    page.put(b"\n")
}

fn put_monoid(page: &mut Page, m: &Monoid) -> Result<()> {
    let ty = m.ty();
    let mut value = Buf::zeroed(ty.size())?;
    put_operator_line(page, "operator", &m.op())?;
    page.put(b"  identity: ")?;
    m.identity(&mut value);
    page.value(&ty, &value)?;
    if m.terminal(&mut value) {
        page.put(b"\n  terminal: ")?;
        page.value(&ty, &value)?;
    }
    page.put(b"\n")
}

impl Printed for Monoid {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        put_monoid(page, handle.object())
    }
}

impl Printed for Semiring {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        put_operator_line(page, "multiply", &handle.object().mul())?;
        put_monoid(page, &handle.object().add())
    }
}

impl Printed for DescriptorCell {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        let d = handle.object().get();
        let settings = [
            (d.replace, "output: replaced"),
            (d.mask_structure, "mask: its structure counts, not its values"),
            (d.mask_complement, "mask: complemented"),
            (d.transpose0, "first input: transposed"),
            (d.transpose1, "second input: transposed"),
        ];
        settings.iter().filter(|(on, _)| *on).try_for_each(|(_, what)| page.say(format_args!("  {what}\n")))?;
        if settings.iter().any(|(on, _)| *on) { Ok(()) } else { page.put(b"  the default in all fields\n") }
    }
}

impl Printed for Context {
    fn print(handle: &Handle<Self>, page: &mut Page, _: Level) -> Result<()> {
        put_kind_and_name(page, handle)?;
        page.put(b"\n")?;
        if let Answer::Int(n) = Self::get(handle, Field::Threads)? {
            page.say(format_args!("  threads: {n}\n"))?;
        }
        if let Answer::Real(x) = Self::get(handle, Field::Chunk)? {
            page.put(b"  chunk: ")?;
            page.real(x)?;
            page.put(b"\n")?;
        }
        Ok(())
    }
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// How places are written.
#[derive(Clone, Copy)]
enum Places {
    /// (i,j)
    RowAndColumn,
    /// (i)
    Index,
    /// Nothing: there is one place.
    None,
}

fn put_place(page: &mut Page, places: Places, (i, j): (u64, u64)) -> Result<()> {
    let first = u64::from(settings::is_one_based());
    match places {
        Places::RowAndColumn => page.say(format_args!("  ({},{})  ", i + first, j + first)),
        Places::Index => page.say(format_args!("  ({})  ", i + first)),
        Places::None => page.put(b"  "),
    }
}

/// What matrices, vectors and scalars have in common, behind kind and shape.
fn put_content(page: &mut Page, look: &Glance, level: Level, places: Places) -> Result<()> {
    let (n, waiting) = (look.nvals(), look.waiting());
    page.say(format_args!(", {n} entr{}\n", if n == 1 { "y" } else { "ies" }))?;
    if let Some(value) = look.iso() {
        page.put(b"  one value for all: ")?;
        page.value(look.ty(), value)?;
        page.put(b"\n")?;
    }
    if waiting > 0 {
        page.say(format_args!("  {waiting} update{} not applied yet\n", plural(waiting)))?;
    }
    look.entries(level.most, |place, value| {
        put_place(page, places, place)?;
        page.value(look.ty(), value)?;
        page.put(b"\n")
    })?;
    if level.most > 0 && n > level.most {
        page.say(format_args!("  and {} more\n", n - level.most))?;
    }
    for (place, value) in look.changes() {
        page.put(b"  update:")?;
        put_place(page, places, place)?;
        match value {
            Some(value) => page.value(look.ty(), value)?,
            None => page.put(b"goes")?,
        }
        page.put(b"\n")?;
    }
    if level.most > 0 && waiting > level.most {
        page.say(format_args!("  and {} more updates\n", waiting - level.most))?;
    }
    Ok(())
}

fn format_name(look: &Glance) -> &'static str {
    match look.format() {
        Format::Hyper => "hypersparse",
        Format::Sparse | Format::Auto => "sparse",
        Format::Bitmap => "bitmap",
        Format::Full => "full",
    }
}

/// What kind of collection it is, what the user called it, its shape, its type.
fn put_collection<K: Kind>(page: &mut Page, handle: &Handle<K>, look: &Glance, shape: Arguments<'_>) -> Result<()> {
    page.say(format_args!("{}", K::NAME))?;
    handle.with_name(|name| if name.is_empty() { Ok(()) } else { page.put(b" ").and_then(|()| page.put(name)) })?;
    page.say(shape)?;
    put_type(page, look.ty())
}

impl Printed for Matrix {
    fn check(handle: &Handle<Self>) -> Result<()> {
        handle.object().glance(0)?.check()
    }

    fn print(handle: &Handle<Self>, page: &mut Page, level: Level) -> Result<()> {
        let a = handle.object();
        let look = a.glance(level.most)?;
        put_collection(page, handle, &look, format_args!(", {} x {}, ", a.nrows(), a.ncols()))?;
        let axis = if look.orientation() == Orientation::Row { "row" } else { "column" };
        page.say(format_args!(", {} by {axis}", format_name(&look)))?;
        put_content(page, &look, level, Places::RowAndColumn)
    }
}

impl Printed for Vector {
    fn check(handle: &Handle<Self>) -> Result<()> {
        handle.object().glance(0)?.check()
    }

    fn print(handle: &Handle<Self>, page: &mut Page, level: Level) -> Result<()> {
        let look = handle.object().glance(level.most)?;
        put_collection(page, handle, &look, format_args!(", {}, ", handle.object().size()))?;
        page.say(format_args!(", {}", format_name(&look)))?;
        put_content(page, &look, level, Places::Index)
    }
}

impl Printed for Scalar {
    fn check(handle: &Handle<Self>) -> Result<()> {
        handle.object().glance(0)?.check()
    }

    fn print(handle: &Handle<Self>, page: &mut Page, level: Level) -> Result<()> {
        let look = handle.object().glance(level.most)?;
        put_collection(page, handle, &look, format_args!(", "))?;
        put_content(page, &look, level, Places::None)
    }
}
