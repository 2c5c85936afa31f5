//! The oracle's types and operators as handles of the C library.
//!
//! Needs: `library`. Gives: one function per kind of object. A predefined object is found by its
//! name; where it has several (`GrB_LOR`, `GxB_LOR_BOOL`), the way of the call chooses one. What
//! must be made (user-defined types and operators, monoids, semirings, descriptors, scalars) is
//! made by every function that can: types and operators once, the others anew each time.

use std::sync::OnceLock;

use crate::harness::program::{Desc, Way};
use crate::harness::session::Refusal;
use crate::harness::user_fns;
use crate::library::{self, NULL, Word, call, object};
use crate::oracle::ops::{Bin, BinOp, Idx, IdxOp, Monoid, Un, UnOp};
use crate::oracle::user::{UserBin, UserIdx, UserUn};
use crate::oracle::value::{Ty, Val};
use crate::status::{Info, SUCCESS, refusal};
use crate::values;

/// A handle that is freed in the end.
pub struct Owned {
    pub handle: Word,
    free: Option<&'static str>,
}

impl Owned {
    /// An object of the library's own, which needs no freeing.
    fn predefined(handle: Word) -> Owned {
        Owned { handle, free: None }
    }

    /// What `make` writes to the address that it is given.
    pub fn make(free: &'static str, make: impl FnOnce(Word) -> Info) -> Result<Owned, Refusal> {
        let mut handle: Word = NULL;
        refusal(make(&raw mut handle as Word), None)?;
        assert_ne!(handle, NULL, "a constructor succeeds and makes nothing");
        Ok(Owned { handle, free: Some(free) })
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        if let Some(free) = self.free {
            let mut handle = self.handle;
            let info = call(free, &[&raw mut handle as Word]);
            // Not while a failure is being reported.
            if !std::thread::panicking() {
                assert_eq!((info, handle), (SUCCESS, NULL), "{free} fails, or leaves a handle");
            }
        }
    }
}

/// The object with one of these names; which, the way says.
fn named(names: &[String], way: Way) -> Word {
    let there: Vec<&String> = names.iter().filter(|n| library::has(n)).collect();
    assert!(!there.is_empty(), "the library has none of {names:?}");
    object(there[way.below("name", there.len())])
}

pub fn ty(t: Ty) -> Word {
    static USER: OnceLock<[Word; 2]> = OnceLock::new();
    if !t.is_user() {
        return object(&format!("{}{}", if t.is_complex() { "GxB_" } else { "GrB_" }, t.name()));
    }
    // One without a name, one with.
    let made = USER.get_or_init(|| {
        let (mut u3, mut u16): (Word, Word) = (NULL, NULL);
        assert_eq!(call("GrB_Type_new", &[&raw mut u3 as Word, Ty::U3.bytes()]), SUCCESS);
        let definition = c"typedef struct { int64_t a, b; } U16 ;";
        let args = [&raw mut u16 as Word, Ty::U16.bytes(), c"U16".as_ptr() as Word, definition.as_ptr() as Word];
        assert_eq!(call("GxB_Type_new", &args), SUCCESS);
        [u3, u16]
    });
    made[usize::from(t == Ty::U16)]
}

/// A user's operator twice: made without a name and with one.
fn made_operator(kind: &str, function: Word, types: &[Word], name: &str) -> [Word; 2] {
    let name = std::ffi::CString::new(name).expect("a name has no zero byte");
    let make = |function_name: String, last: &[Word]| {
        let mut op: Word = NULL;
        let args = [&[&raw mut op as Word, function], types, last].concat();
        assert_eq!(call(&function_name, &args), SUCCESS, "{function_name} fails");
        op
    };
    [make(format!("GrB_{kind}_new"), &[]), make(format!("GxB_{kind}_new"), &[name.as_ptr() as Word, NULL])]
}

/// An operator that looks at places, with its theta; its parts are freed, which does not matter to it.
fn bound_operator(function: Word, types: [Word; 3], theta: &Val) -> [Word; 2] {
    let s = crate::values::scalar(Some(theta), theta.ty()).unwrap_or_else(|e| panic!("no scalar: {}", e.message));
    let (mut of, mut op): (Word, Word) = (NULL, NULL);
    let args = [&[&raw mut of as Word, function], &types[..], &[ty(theta.ty()), NULL, NULL]].concat();
    assert_eq!(call("GxB_IndexBinaryOp_new", &args), SUCCESS);
    assert_eq!(call("GxB_BinaryOp_new_IndexOp", &[&raw mut op as Word, of, s.handle]), SUCCESS);
    assert_eq!(call("GxB_IndexBinaryOp_free", &[&raw mut of as Word]), SUCCESS);
    [op, op]
}

fn one_of(made: [Word; 2], way: Way) -> Word {
    made[way.below("name", 2)]
}

pub fn binary(op: BinOp, way: Way) -> Word {
    static USER: OnceLock<Vec<[Word; 2]>> = OnceLock::new();
    let u = match op {
        BinOp::Builtin(code, t) => {
            let mut names = names(code.name(), t);
            match code {
                Bin::Pair => names.extend(self::names("ONEB", t)),
                // On BOOL these are one function under two names.
                Bin::LXnor if t == Ty::Bool => names.push("GrB_EQ_BOOL".into()),
                _ => {}
            }
            return named(&names, way);
        }
        BinOp::User(u) => u,
    };
    let make = |u: UserBin| {
        let types = [ty(u.zty()), ty(u.xty()), ty(u.yty())];
        match u.theta() {
            Some(theta) => bound_operator(user_fns::index_binary(u) as Word, types, &theta),
            None => made_operator("BinaryOp", user_fns::binary(u) as Word, &types, u.name()),
        }
    };
    let all = USER.get_or_init(|| UserBin::ALL.map(make).to_vec());
    one_of(all[UserBin::ALL.iter().position(|&v| v == u).expect("ALL has all")], way)
}

pub fn unary(op: UnOp, way: Way) -> Word {
    static USER: OnceLock<Vec<[Word; 2]>> = OnceLock::new();
    let u = match op {
        UnOp::Builtin(Un::LNot, Ty::Bool) => return named(&["GrB_LNOT".into(), "GxB_LNOT_BOOL".into()], way),
        UnOp::Builtin(code, t) => return named(&names(code.name(), t), way),
        UnOp::User(u) => u,
    };
    let make = |u: UserUn| made_operator("UnaryOp", user_fns::unary(u) as Word, &[ty(u.zty()), ty(u.xty())], u.name());
    let all = USER.get_or_init(|| UserUn::ALL.map(make).to_vec());
    one_of(all[UserUn::ALL.iter().position(|&v| v == u).expect("ALL has all")], way)
}

pub fn index_unary(op: IdxOp, way: Way) -> Word {
    static USER: OnceLock<Vec<[Word; 2]>> = OnceLock::new();
    let u = match op {
        IdxOp::Builtin(code, t) if code.is_value() || matches!(code, Idx::RowIndex | Idx::ColIndex | Idx::DiagIndex) => {
            return named(&names(code.name(), t), way);
        }
        IdxOp::Builtin(code, _) => return object(&format!("GrB_{}", code.name())),
        IdxOp::User(u) => u,
    };
    let make = |u: UserIdx| {
        let types = [ty(u.zty()), ty(u.xty()), ty(u.thunk_ty())];
        made_operator("IndexUnaryOp", user_fns::index_unary(u) as Word, &types, u.name())
    };
    let all = USER.get_or_init(|| UserIdx::ALL.map(make).to_vec());
    one_of(all[UserIdx::ALL.iter().position(|&v| v == u).expect("ALL has all")], way)
}

/// `GrB_LOR_INT8`, `GxB_LOR_INT8`, and, on BOOL, `GrB_LOR`.
fn names(name: &str, t: Ty) -> Vec<String> {
    let mut names = vec![format!("GrB_{name}_{}", t.name()), format!("GxB_{name}_{}", t.name())];
    if t == Ty::Bool && matches!(name, "LOR" | "LAND" | "LXOR" | "LXNOR") {
        names.push(format!("GrB_{name}"));
    }
    names
}

/// A predefined monoid, or one made from its operator and its identity.
pub fn monoid(m: Monoid, way: Way) -> Result<Owned, Refusal> {
    match m.op {
        BinOp::Builtin(code, t) if !m.made => {
            let (name, t) = (code.name(), t.name());
            let names = [format!("GrB_{name}_MONOID_{t}"), format!("GxB_{name}_{t}_MONOID")];
            Ok(Owned::predefined(named(&names, way)))
        }
        _ => monoid_of(m.op, &m.identity(), terminal(m), way),
    }
}

/// A monoid that a call makes; the identity need not be one.
pub fn monoid_of(op: BinOp, identity: &Val, terminal: Option<Val>, way: Way) -> Result<Owned, Refusal> {
    let op = binary(op, way.part(1));
    match terminal.filter(|_| way.one_in(2, "terminal")) {
        None => {
            let name = values::typed_name("Monoid_new", identity.ty());
            Owned::make("GrB_Monoid_free", |at| library::call_with(&name, &[at, op], identity, &[]))
        }
        Some(terminal) => {
            let name = format!("GxB_Monoid_terminal_new_{}", values::suffix(identity.ty()));
            Owned::make("GrB_Monoid_free", |at| library::call_with_two(&name, [at, op], identity, &terminal))
        }
    }
}

/// The value at which a sum may stop, for monoids that have one.
fn terminal(m: Monoid) -> Option<Val> {
    let ty = m.ty();
    match m.op {
        BinOp::User(UserBin::MaxU3) => Some(Val::User(Ty::U3, vec![255; 3])),
        BinOp::User(_) => None,
        BinOp::Builtin(Bin::Min, Ty::Bool) => Some(Val::Bool(false)),
        BinOp::Builtin(Bin::Max, Ty::Bool) => Some(Val::Bool(true)),
        BinOp::Builtin(Bin::Min, t) if t.is_integer() => Some(Val::Int(t, t.range().0)),
        BinOp::Builtin(Bin::Max, t) if t.is_integer() => Some(Val::Int(t, t.range().1)),
        BinOp::Builtin(Bin::Min, t) => Some(Val::Real(t, f64::NEG_INFINITY)),
        BinOp::Builtin(Bin::Max, t) => Some(Val::Real(t, f64::INFINITY)),
        BinOp::Builtin(Bin::LOr, _) => Some(Val::small(ty, 1)),
        BinOp::Builtin(Bin::LAnd, _) => Some(Val::small(ty, 0)),
        // Products are formed of finite numbers only where they are complex; others may be infinite.
        BinOp::Builtin(Bin::Times, t) if t.is_integer() || t.is_complex() => Some(Val::small(ty, 0)),
        BinOp::Builtin(Bin::BOr, _) => Some(Val::int(ty, -1)),
        BinOp::Builtin(Bin::BAnd, _) => Some(Val::int(ty, 0)),
        BinOp::Builtin(..) => None,
    }
}

/// A semiring, with the monoid that it is made of.
pub struct OwnedSemiring {
    pub semiring: Owned,
    _add: Option<Owned>,
}

pub fn semiring(add: Monoid, mul: BinOp, is_named: bool, way: Way) -> Result<OwnedSemiring, Refusal> {
    if let (BinOp::Builtin(a, _), BinOp::Builtin(m, t), true) = (add.op, mul, is_named) {
        let (a, m, t) = (a.name(), m.name(), t.name());
        let mut names = vec![format!("GrB_{a}_{m}_SEMIRING_{t}"), format!("GxB_{a}_{m}_{t}")];
        if m == "PAIR" {
            names.push(format!("GxB_{a}_ONEB_{t}"));
        }
        return Ok(OwnedSemiring { semiring: Owned::predefined(named(&names, way)), _add: None });
    }
    semiring_of(monoid(add, way.part(2))?, mul, way)
}

/// A semiring that a call makes.
pub fn semiring_of(add: Owned, mul: BinOp, way: Way) -> Result<OwnedSemiring, Refusal> {
    let mul = binary(mul, way.part(3));
    let semiring = Owned::make("GrB_Semiring_free", |at| call("GrB_Semiring_new", &[at, add.handle, mul]))?;
    Ok(OwnedSemiring { semiring, _add: Some(add) })
}

/// GrB_NULL, the predefined descriptor, or one whose fields are set.
pub fn descriptor(d: Desc, way: Way) -> Owned {
    let letters = [(d.replace, "R"), (d.is_structural, "S"), (d.is_complemented, "C"), (d.t0, "T0"), (d.t1, "T1")];
    let name: String = letters.iter().filter(|(is_set, _)| *is_set).map(|(_, l)| *l).collect();
    let is_made = way.one_in(3, "descriptor");
    if !is_made {
        return Owned::predefined(if name.is_empty() { NULL } else { object(&format!("GrB_DESC_{name}")) });
    }
    let made = Owned::make("GrB_Descriptor_free", |at| call("GrB_Descriptor_new", &[at])).expect("a descriptor can be made");
    // GrB_OUTP, GrB_MASK, GrB_INP0, GrB_INP1; GrB_REPLACE, GrB_COMP, GrB_TRAN, GrB_STRUCTURE.
    const OUTP: Word = 0;
    const MASK: Word = 1;
    const INP0: Word = 2;
    const INP1: Word = 3;
    let fields =
        [(d.replace, OUTP, 1), (d.is_structural, MASK, 4), (d.is_complemented, MASK, 2), (d.t0, INP0, 3), (d.t1, INP1, 3)];
    for (_, field, value) in fields.into_iter().filter(|(is_set, ..)| *is_set) {
        assert_eq!(call("GrB_Descriptor_set", &[made.handle, field, value]), SUCCESS, "GrB_Descriptor_set fails");
    }
    made
}
