//! The fields of types, operators, monoids and semirings.
//!
//! Needs: `getset`, the engine's catalog. Gives: [`HasFields`] for the six kinds.
//! Cost: the name of a predefined object is looked for in the catalog, some microseconds.
//! Names of users' types and operators lie in the engine, those of monoids and semirings in the
//! handle; both can be set once. The parts of a monoid or semiring are told as handles: the
//! predefined ones, and for users' parts handles of the library's own, which live as long as the
//! monoid or semiring and are left alone by free (SN-53).

use engine::Result;
use engine::ops::{BinaryOp, IndexBinaryOp, IndexUnaryOp, Monoid, Places, Predefined, Semiring, UnaryOp, catalog};
use engine::types::{Label, Labels, Type, TypeCode};
use engine::{Error, ErrorKind};

use crate::field::Field;
use crate::generated::objects::{BINARY_OPS, MONOIDS};
use crate::getset::{Answer, HasFields, New, Set};
use crate::handle::{GrB_BinaryOp, GrB_Monoid, Handle, Kind, Ref};
use crate::status::type_code;
use crate::value::Value;

/// The C name of a predefined object.
fn predefined_name(object: &Predefined) -> Result<Answer> {
    catalog::entry_of(object).map_or_else(|| Answer::text(b""), |e| Answer::text(e.name().as_bytes()))
}

fn code(ty: Option<&Type>) -> Answer {
    ty.map_or(Answer::NoValue, |ty| Answer::Int(type_code(ty)))
}

/// The name of a type: the C name of a predefined one, what the user called another.
pub(crate) fn type_name(ty: &Type) -> Result<Answer> {
    match ty {
        Type::Builtin(_) => predefined_name(&Predefined::Type(ty.clone())),
        Type::User(u) => Answer::text(u.labels().get(Label::Name)),
    }
}

fn name_of(ty: Option<&Type>) -> Result<Answer> {
    ty.map_or(Ok(Answer::NoValue), type_name)
}

/// The type as C code writes it.
pub(crate) fn c_type(ty: &Type) -> Result<Answer> {
    let Some(code) = ty.code() else { return label(labels_of_type(ty), Label::CName) };
    Answer::text(match code {
        TypeCode::Bool => b"bool",
        TypeCode::Int8 => b"int8_t",
        TypeCode::Int16 => b"int16_t",
        TypeCode::Int32 => b"int32_t",
        TypeCode::Int64 => b"int64_t",
        TypeCode::UInt8 => b"uint8_t",
        TypeCode::UInt16 => b"uint16_t",
        TypeCode::UInt32 => b"uint32_t",
        TypeCode::UInt64 => b"uint64_t",
        TypeCode::FP32 => b"float",
        TypeCode::FP64 => b"double",
        TypeCode::FC32 => b"GxB_FC32_t",
        TypeCode::FC64 => b"GxB_FC64_t",
    })
}

fn labels_of_type(ty: &Type) -> Option<&Labels> {
    match ty {
        Type::Builtin(_) => None,
        Type::User(u) => Some(u.labels()),
    }
}

/// A label; empty for predefined objects, which have none.
fn label(labels: Option<&Labels>, which: Label) -> Result<Answer> {
    Answer::text(labels.map_or(&[], |l| l.get(which)))
}

fn set_label(labels: Option<&Labels>, field: Field, new: &New<'_>) -> Result<Set> {
    let which = match field {
        Field::Name => Label::Name,
        Field::CName => Label::CName,
        Field::CDefinition => Label::Definition,
        _ => return Ok(Set::Refused),
    };
    match (labels, new) {
        (Some(labels), New::Text(text)) => labels.set(which, text).map(|()| Set::Done),
        (None, _) | (_, New::Int(_) | New::Real(_) | New::Address(..)) => Ok(Set::Refused),
    }
}

impl HasFields for Type {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let ty = handle.object();
        match field {
            Field::Name | Field::ElementString => type_name(ty),
            Field::ElementCode => Ok(code(Some(ty))),
            Field::Size => Ok(Answer::Size(ty.size())),
            Field::CName => c_type(ty),
            Field::CDefinition => label(labels_of_type(ty), Label::Definition),
            _ => Ok(Answer::NoField),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_label(labels_of_type(handle.object()), field, new)
    }
}

/// What the three kinds of operators have in common.
trait Operator: Kind {
    /// Types of the arguments and the result; `None` where there is none.
    fn domains(&self) -> [Option<Type>; 3];
    /// What the user calls it; `None` for predefined operators.
    fn labels(&self) -> Option<&Labels>;
    fn entry(&self) -> Predefined;
}

impl Operator for UnaryOp {
    fn domains(&self) -> [Option<Type>; 3] {
        [self.xtype(), None, Some(self.ztype())]
    }

    fn labels(&self) -> Option<&Labels> {
        match self {
            UnaryOp::Builtin(..) => None,
            UnaryOp::User(u) => Some(u.labels()),
        }
    }

    fn entry(&self) -> Predefined {
        Predefined::Unary(self.clone())
    }
}

impl Operator for BinaryOp {
    fn domains(&self) -> [Option<Type>; 3] {
        // It has no type of its own: build gives it the type of the values.
        if self.is_ignore_dup() {
            return [None, None, None];
        }
        [Some(self.xtype()), Some(self.ytype()), Some(self.ztype())]
    }

    fn labels(&self) -> Option<&Labels> {
        match self {
            BinaryOp::Builtin(..) => None,
            BinaryOp::User(u) => Some(u.labels()),
        }
    }

    fn entry(&self) -> Predefined {
        Predefined::Binary(self.clone())
    }
}

impl Operator for IndexUnaryOp {
    fn domains(&self) -> [Option<Type>; 3] {
        // SN-51: one that looks at no value is not asked for the type of its scalar either.
        let second = if self.is_positional() { None } else { Some(self.thunk_type()) };
        [self.xtype(), second, Some(self.ztype())]
    }

    fn labels(&self) -> Option<&Labels> {
        match self {
            IndexUnaryOp::Builtin(..) => None,
            IndexUnaryOp::User(u) => Some(u.labels()),
        }
    }

    fn entry(&self) -> Predefined {
        Predefined::IndexUnary(self.clone())
    }
}

/// The codes and names of an object's domains; `NoField` for other fields.
fn domain([x, y, z]: &[Option<Type>; 3], field: Field) -> Result<Answer> {
    match field {
        Field::Inp0Code => Ok(code(x.as_ref())),
        Field::Inp1Code => Ok(code(y.as_ref())),
        Field::OutpCode => Ok(code(z.as_ref())),
        Field::Inp0String => name_of(x.as_ref()),
        Field::Inp1String => name_of(y.as_ref()),
        Field::OutpString => name_of(z.as_ref()),
        _ => Ok(Answer::NoField),
    }
}

fn get_of_operator<K: Operator>(op: &K, field: Field) -> Result<Answer> {
    match (field, op.labels()) {
        (Field::Name, None) => predefined_name(&op.entry()),
        (Field::Name, labels) => label(labels, Label::Name),
        (Field::CName, labels) => label(labels, Label::CName),
        (Field::CDefinition, labels) => label(labels, Label::Definition),
        _ => domain(&op.domains(), field),
    }
}

impl HasFields for UnaryOp {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        get_of_operator(handle.object(), field)
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_label(handle.object().labels(), field, new)
    }
}

impl HasFields for BinaryOp {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let places = handle.object().places();
        match field {
            Field::ThetaCode => Ok(code(places.map(Places::theta_type))),
            Field::ThetaString => name_of(places.map(Places::theta_type)),
            Field::Theta => Ok(match places {
                Some(places) => Answer::Value(Some(Value::copy(places.theta_type(), places.theta())?)),
                None => Answer::NoValue,
            }),
            _ => get_of_operator(handle.object(), field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_label(handle.object().labels(), field, new)
    }
}

impl HasFields for IndexUnaryOp {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        get_of_operator(handle.object(), field)
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_label(handle.object().labels(), field, new)
    }
}

impl HasFields for IndexBinaryOp {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let op = handle.object();
        match field {
            Field::Name => label(Some(op.labels()), Label::Name),
            Field::CName => label(Some(op.labels()), Label::CName),
            Field::CDefinition => label(Some(op.labels()), Label::Definition),
            Field::ThetaCode => Ok(code(Some(&op.theta_type()))),
            Field::ThetaString => name_of(Some(&op.theta_type())),
            _ => domain(&[Some(op.xtype()), Some(op.ytype()), Some(op.ztype())], field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_label(Some(handle.object().labels()), field, new)
    }
}

/// The name of a predefined object, or the one that was set.
fn handle_name<K: Kind>(handle: &Handle<K>, entry: impl FnOnce(&K) -> Predefined) -> Result<Answer> {
    if handle.is_predefined() { predefined_name(&entry(handle.object())) } else { handle.with_name(Answer::text) }
}

fn set_name_once<K: Kind>(handle: &Handle<K>, field: Field, new: &New<'_>) -> Result<Set> {
    let (Field::Name, New::Text(text)) = (field, new) else { return Ok(Set::Refused) };
    if handle.set_name(text, false)? {
        return Ok(Set::Done);
    }
    Err(Error::new(ErrorKind::AlreadySet, format_args!("the name of a {} can be set once, and was set before", K::NAME)))
}

/// The identity or the terminal value of a monoid.
fn monoid_value(m: &Monoid, field: Field) -> Result<Answer> {
    let mut value = Value::zero(&m.ty())?;
    let is_there = if field == Field::Identity {
        m.identity(value.bytes_mut());
        true
    } else {
        m.terminal(value.bytes_mut())
    };
    Ok(Answer::Value(is_there.then_some(value)))
}

fn address<K: Kind>(part: Ref<K>) -> Result<Answer> {
    Answer::bytes(&(part.as_ptr() as usize).to_ne_bytes())
}

/// The handle of an operator that is part of `whole`.
pub(crate) fn operator_part<K: Kind>(whole: &Handle<K>, op: BinaryOp, is_multiply: bool) -> Result<GrB_BinaryOp> {
    let found = BINARY_OPS.iter().find(|(code, ty, _)| matches!(op, BinaryOp::Builtin(c, t) if c == *code && t == *ty));
    if let Some((_, _, handle)) = found {
        return Ok(**handle);
    }
    let parts = &whole.side()?.parts;
    let slot = if is_multiply { &parts.multiply } else { &parts.operator };
    slot.get_or_try_init(|| Ok(Handle::predefined(op))).map(Ref::of)
}

/// The handle of the monoid that is part of `whole`.
pub(crate) fn monoid_part(whole: &Handle<Semiring>, m: Monoid) -> Result<GrB_Monoid> {
    let found = MONOIDS.iter().find(|(code, ty, _)| matches!(m, Monoid::Builtin(c, t) if c == *code && t == *ty));
    if let Some((_, _, handle)) = found {
        return Ok(**handle);
    }
    whole.side()?.parts.monoid.get_or_try_init(|| Ok(Handle::predefined(m))).map(Ref::of)
}

impl HasFields for Monoid {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let m = handle.object();
        match field {
            Field::Name => handle_name(handle, |m| Predefined::Monoid(m.clone())),
            Field::Identity | Field::Terminal => monoid_value(m, field),
            Field::Operator => operator_part(handle, m.op(), false).and_then(address),
            _ => domain(&[Some(m.ty()), Some(m.ty()), Some(m.ty())], field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_name_once(handle, field, new)
    }
}

impl HasFields for Semiring {
    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        let s = handle.object();
        match field {
            Field::Name => handle_name(handle, |s| Predefined::Semiring(s.clone())),
            Field::Identity | Field::Terminal => monoid_value(&s.add(), field),
            Field::Operator => operator_part(handle, s.add().op(), false).and_then(address),
            Field::AddMonoid => monoid_part(handle, s.add()).and_then(address),
            Field::Multiply => operator_part(handle, s.mul(), true).and_then(address),
            // SN-51: the inputs of a semiring have no value.
            _ => domain(&[None, None, Some(s.add().ty())], field),
        }
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        set_name_once(handle, field, new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So that no predefined object ever needs a block for a handle of its own.
    #[test]
    fn parts_of_predefined_objects_are_predefined() {
        let has_op = |op: &BinaryOp| BINARY_OPS.iter().any(|(c, t, _)| *op == BinaryOp::Builtin(*c, *t));
        let has_monoid = |m: &Monoid| MONOIDS.iter().any(|(c, t, _)| *m == Monoid::Builtin(*c, *t));
        for entry in catalog::entries() {
            match entry.object() {
                Predefined::Monoid(m) => assert!(has_op(&m.op()), "{}", entry.name()),
                Predefined::Semiring(s) => {
                    let all = has_monoid(&s.add()) && has_op(&s.add().op()) && has_op(&s.mul());
                    assert!(all, "{}", entry.name());
                }
                _ => {}
            }
        }
    }
}
