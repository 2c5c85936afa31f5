//! The generated Rust sources: predefined objects, and the families of functions.
//!
//! Needs: the engine's catalog, `families`. Gives: [`objects`], [`typed`] and [`fields`], as text.
//! Cost: some 400 kB of text. One line per object and three per function, so that a difference
//! reads as what it is.

use std::fmt::Write as _;

use engine::ops::catalog::entries;
use engine::ops::{BinaryCode, BinaryOp, IndexUnaryOp, Monoid, Predefined, Semiring, UnaryOp};
use engine::types::{Type, TypeCode};

use crate::families::{FAMILIES, Family, GETSET, KINDS, PLAIN, Variants};

fn head(out: &mut String, what: &str, from: &str) {
    let _ = write!(out, "//! {what}\n//! Written by `cargo xtask gen` from {from}; do not edit.\n#![allow(missing_docs)]\n\n");
}

/// `capi/src/generated/objects.rs`.
pub fn objects() -> String {
    let mut out = String::new();
    head(&mut out, "The predefined objects.", "`src/ops/catalog.rs`");
    out.push_str(
        "use engine::ops::{BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, SelectCode, Semiring, UnaryCode, UnaryOp};\n\
         use engine::types::{Type, TypeCode};\n\n\
         use crate::handle::*;\n\n",
    );
    for entry in entries() {
        if let Some((kind, value)) = denoted(entry.object()) {
            let (name, c_type) = (entry.name(), entry.object().c_type());
            let _ = writeln!(
                out,
                "#[unsafe(no_mangle)] pub static {name}: {c_type} = {{ static H: Handle<{kind}> = Handle::predefined({value}); Ref::to(&H) }};"
            );
        }
    }
    out.push_str("\npub(crate) static TYPES: [(TypeCode, &GrB_Type); 13] = [\n");
    for t in TypeCode::ALL {
        let prefix = if t.is_complex() { "GxB" } else { "GrB" };
        let _ = writeln!(out, "    (TypeCode::{t:?}, &{prefix}_{}),", t.name());
    }
    out.push_str("];\n");
    handles(&mut out, "BINARY_OPS", "GrB_BinaryOp", |object| match object {
        Predefined::Binary(BinaryOp::Builtin(code, ty)) => Some((*code, *ty)),
        _ => None,
    });
    handles(&mut out, "MONOIDS", "GrB_Monoid", |object| match object {
        Predefined::Monoid(Monoid::Builtin(code, ty)) => Some((*code, *ty)),
        _ => None,
    });
    out
}

/// The Rust type and the constant that make an object; `None` for the few written by hand.
fn denoted(object: &Predefined) -> Option<(&'static str, String)> {
    Some(match object {
        Predefined::Type(Type::Builtin(t)) => ("Type", format!("Type::Builtin(TypeCode::{t:?})")),
        Predefined::Unary(UnaryOp::Builtin(op, t)) => {
            ("UnaryOp", format!("UnaryOp::Builtin(UnaryCode::{op:?}, TypeCode::{t:?})"))
        }
        Predefined::Binary(BinaryOp::Builtin(op, t)) => {
            ("BinaryOp", format!("BinaryOp::Builtin(BinaryCode::{op:?}, TypeCode::{t:?})"))
        }
        Predefined::IndexUnary(IndexUnaryOp::Builtin(op, t)) => {
            ("IndexUnaryOp", format!("IndexUnaryOp::Builtin(IndexUnaryCode::{op:?}, TypeCode::{t:?})"))
        }
        Predefined::Monoid(Monoid::Builtin(op, t)) => ("Monoid", format!("Monoid::Builtin(BinaryCode::{op:?}, TypeCode::{t:?})")),
        Predefined::Semiring(Semiring::Builtin { add, mul, ty }) => (
            "Semiring",
            format!("Semiring::Builtin {{ add: BinaryCode::{add:?}, mul: BinaryCode::{mul:?}, ty: TypeCode::{ty:?} }}"),
        ),
        Predefined::SelectOp(code) => ("SelectCode", format!("SelectCode::{code:?}")),
        Predefined::Descriptor(d) => {
            let bit = |on: bool, value: u8| if on { value } else { 0 };
            let bits = bit(d.replace, 16)
                + bit(d.mask_structure, 8)
                + bit(d.mask_complement, 4)
                + bit(d.transpose0, 2)
                + bit(d.transpose1, 1);
            ("DescriptorCell", format!("DescriptorCell::new(Descriptor::from_bits({bits}))"))
        }
        Predefined::Type(Type::User(_))
        | Predefined::Unary(UnaryOp::User(_))
        | Predefined::Binary(BinaryOp::User(_))
        | Predefined::IndexUnary(IndexUnaryOp::User(_))
        | Predefined::Monoid(Monoid::User(_))
        | Predefined::Semiring(Semiring::User(_))
        | Predefined::Other(_) => return None,
    })
}

/// A table from opcode and type to the handle of the first object of that kind.
fn handles(out: &mut String, table: &str, c_type: &str, is_of: impl Fn(&Predefined) -> Option<(BinaryCode, TypeCode)>) {
    let mut rows: Vec<(BinaryCode, TypeCode, String)> = Vec::new();
    for entry in entries() {
        if let Some((code, ty)) = is_of(entry.object())
            && !rows.iter().any(|(c, t, _)| (*c, *t) == (code, ty))
        {
            rows.push((code, ty, entry.name().to_owned()));
        }
    }
    let _ = writeln!(out, "\npub(crate) static {table}: [(BinaryCode, TypeCode, &{c_type}); {}] = [", rows.len());
    for (code, ty, name) in rows {
        let _ = writeln!(out, "    (BinaryCode::{code:?}, TypeCode::{ty:?}, &{name}),");
    }
    out.push_str("];\n");
}

/// What a variant of a family has in its name and its signature.
#[derive(Clone, Copy)]
enum Variant {
    Builtin(TypeCode),
    User,
    Scalar,
}

impl Variant {
    fn all(family: &Family) -> impl Iterator<Item = Variant> {
        let has_scalar = matches!(family.variants, Variants::TypedAndScalar | Variants::ExtensionAndScalar);
        let scalar = has_scalar.then_some(Variant::Scalar);
        let all = family.variants != Variants::Older;
        TypeCode::ALL
            .into_iter()
            .filter(move |t| all || !t.is_complex())
            .map(Variant::Builtin)
            .chain([Variant::User])
            .chain(scalar)
    }

    fn suffix(self) -> &'static str {
        match self {
            Variant::Builtin(t) => t.name(),
            Variant::User => "UDT",
            Variant::Scalar => "Scalar",
        }
    }

    fn prefix(self, family: &Family) -> &'static str {
        match self {
            Variant::Builtin(t) if t.is_complex() => "GxB",
            Variant::Builtin(_) | Variant::User | Variant::Scalar => {
                let is_extension =
                    matches!(family.variants, Variants::Extension | Variants::ExtensionAndScalar | Variants::Older);
                if is_extension { "GxB" } else { "GrB" }
            }
        }
    }

    /// The declared type and the expression handed on, for a parameter of the table.
    fn parameter(self, name: &str, kind: &str) -> (String, String) {
        match (kind, self) {
            ("Value", Variant::Builtin(t)) => (rust_type(t).to_owned(), format!("Arg::of(&{name})")),
            ("Value", Variant::User) => ("*const c_void".to_owned(), format!("Arg::user({name})")),
            ("Value", Variant::Scalar) => ("GrB_Scalar".to_owned(), format!("Arg::scalar({name})")),
            ("In", Variant::Builtin(t)) => (format!("*const {}", rust_type(t)), format!("ArrayIn::of({name})")),
            ("In", Variant::User | Variant::Scalar) => ("*const c_void".to_owned(), format!("ArrayIn::user({name})")),
            ("Out", Variant::Builtin(t)) => (format!("*mut {}", rust_type(t)), format!("ArrayOut::of({name})")),
            ("Out", Variant::User | Variant::Scalar) => ("*mut c_void".to_owned(), format!("ArrayOut::user({name})")),
            (other, _) => (other.to_owned(), name.to_owned()),
        }
    }
}

fn rust_type(t: TypeCode) -> &'static str {
    match t {
        TypeCode::Bool => "bool",
        TypeCode::Int8 => "i8",
        TypeCode::Int16 => "i16",
        TypeCode::Int32 => "i32",
        TypeCode::Int64 => "i64",
        TypeCode::UInt8 => "u8",
        TypeCode::UInt16 => "u16",
        TypeCode::UInt32 => "u32",
        TypeCode::UInt64 => "u64",
        TypeCode::FP32 => "f32",
        TypeCode::FP64 => "f64",
        TypeCode::FC32 => "GxB_FC32_t",
        TypeCode::FC64 => "GxB_FC64_t",
    }
}

/// `capi/src/generated/typed.rs`.
pub fn typed() -> String {
    let mut out = String::new();
    head(&mut out, "The typed variants of function families: each makes one call.", "`capi/src/families.rs`");
    out.push_str(
        "use std::ffi::c_void;\n\n\
         use crate::assign::{OUTPUT, PART};\n\
         use crate::handle::*;\n\
         use crate::status::{GrB_Format, GrB_Info};\n\
         use crate::value::{Arg, ArrayIn, ArrayOut, GxB_FC32_t, GxB_FC64_t};\n\
         use crate::{apply, assign, matrix, monoid, reduce, scalar, select, transfer, vector};\n",
    );
    for family in FAMILIES {
        for (k, variant) in Variant::all(family).enumerate() {
            let doc = if k == 0 { format!("/// {}\n", family.doc) } else { String::new() };
            let parameters = family.params.split(", ").map(|p| {
                let (name, kind) = p.split_once(": ").expect("a parameter of the table is `name: type`");
                let (ty, argument) = variant.parameter(name, kind);
                (format!("{name}: {ty}"), argument)
            });
            let (declared, handed): (Vec<_>, Vec<_>) = parameters.unzip();
            let _ = write!(
                out,
                "\n{doc}#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}_{}_{}({}) -> GrB_Info {{\n    {}({})\n}}\n",
                variant.prefix(family),
                family.name,
                variant.suffix(),
                declared.join(", "),
                family.body,
                handed.join(", "),
            );
        }
    }
    out
}

/// `capi/src/generated/fields.rs`.
pub fn fields() -> String {
    let mut out = String::new();
    head(&mut out, "get and set of every kind of object: each makes one call.", "`capi/src/families.rs`");
    out.push_str(
        "use std::ffi::{c_char, c_void};\n\n\
         use crate::field::GrB_Field;\n\
         use crate::getset;\n\
         use crate::handle::*;\n\
         use crate::status::GrB_Info;\n",
    );
    for kind in KINDS {
        for (name, parameters, body, doc) in GETSET {
            let handed: Vec<_> = parameters.split(", ").filter_map(|p| p.split(": ").next()).collect();
            let _ = write!(
                out,
                "\n/// {doc}\n#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn GrB_{kind}_{name}(object: GrB_{kind}, {parameters}) -> GrB_Info {{\n    getset::{body}(object, {})\n}}\n",
                handed.join(", "),
            );
        }
    }
    out
}

/// `capi/src/generated/plain.rs`.
pub fn plain() -> String {
    let mut out = String::new();
    head(&mut out, "Functions that make one call each.", "`capi/src/families.rs`");
    out.push_str(
        "use std::ffi::{c_char, c_void};\n\n\
         use crate::assign::PART;\n\
         use crate::boundary::FILE;\n\
         use crate::constants::{GrB_GLOBAL, GxB_Format_Value};\n\
         use crate::field::{GrB_Field, GxB_Context_Field, GxB_Option_Field};\n\
         use crate::handle::*;\n\
         use crate::index_binary::GxB_index_binary_function;\n\
         use crate::iterator::GxB_Iterator;\n\
         use crate::pack::Way;\n\
         use crate::parts::Side;\n\
         use crate::print::GxB_Print_Level;\n\
         use crate::status::{GrB_Desc_Field, GrB_Desc_Value, GrB_Info, GrB_WaitMode};\n\
         use crate::value::{Arg, GxB_FC32_t, GxB_FC64_t};\n\
         use crate::{apply, assign, contexts, descriptor, getset, index_binary, iterator, matrix, mxm, object, options, pack, parts, print, scalar, select, serialize, serialized, sort, tiles, unpack, vector};\n",
    );
    for row in PLAIN {
        let kinds = if row.kinds.is_empty() { vec![""] } else { row.kinds.split(' ').collect() };
        for kind in kinds {
            let handle =
                format!("{}_{kind}", if ["SelectOp", "IndexBinaryOp", "Context"].contains(&kind) { "GxB" } else { "GrB" });
            let (name, params) = (row.name.replace("{K}", kind), row.params.replace("{H}", &handle));
            let body = row.body.replace("{K}", kind);
            let call = if body.contains("::GrB_") {
                format!("// SAFETY: its contract is this function's own (DOOR-1).\n    unsafe {{ {body} }}")
            } else {
                body
            };
            let _ = write!(
                out,
                "\n/// {}\n#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {name}({params}){} {{\n    {call}\n}}\n",
                row.doc,
                if row.result == "()" { String::new() } else { format!(" -> {}", row.result) },
            );
        }
    }
    out
}
