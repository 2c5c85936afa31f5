//! The predefined objects.
//! Written by `cargo xtask gen` from `src/ops/catalog.rs`; do not edit.
#![allow(missing_docs)]

use engine::ops::{BinaryCode, BinaryOp, Descriptor, IndexUnaryCode, IndexUnaryOp, Monoid, SelectCode, Semiring, UnaryCode, UnaryOp};
use engine::types::{Type, TypeCode};

use crate::handle::*;

#[unsafe(no_mangle)] pub static GrB_BOOL: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_INT8: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_INT16: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_INT32: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_INT64: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_UINT8: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_UINT16: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_UINT32: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_UINT64: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FP32: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FP64: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FC32: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FC64: GrB_Type = { static H: Handle<Type> = Handle::predefined(Type::Builtin(TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_IDENTITY_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_IDENTITY_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_IDENTITY_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Identity, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_AINV_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_AINV_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_AINV_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::AInv, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINV_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MINV_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MINV_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::MInv, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ABS_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ABS_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Abs, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BNOT_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::BNot, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LNOT: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LNOT_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LNot, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_BOOL: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_INT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_INT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_UINT8: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_UINT16: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_UINT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_UINT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONE_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::One, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SQRT_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sqrt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SQRT_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sqrt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SQRT_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sqrt, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SQRT_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sqrt, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG2_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log2, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG2_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log2, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG2_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log2, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG2_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log2, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIN_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sin, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIN_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sin, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIN_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sin, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIN_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sin, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COS_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cos, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COS_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cos, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COS_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cos, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COS_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cos, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TAN_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tan, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TAN_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tan, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TAN_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tan, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TAN_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tan, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOS_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACos, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOS_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACos, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOS_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACos, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOS_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACos, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASIN_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASin, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASIN_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASin, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASIN_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASin, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASIN_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASin, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATan, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATan, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATan, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATan, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SINH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sinh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SINH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sinh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SINH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sinh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SINH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Sinh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COSH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cosh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COSH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cosh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COSH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cosh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COSH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cosh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TANH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tanh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TANH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tanh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TANH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tanh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TANH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Tanh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOSH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACosh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOSH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACosh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOSH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACosh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ACOSH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ACosh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASINH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASinh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASINH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASinh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASINH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASinh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ASINH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ASinh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATANH_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATanh, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATANH_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATanh, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATANH_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATanh, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATANH_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ATanh, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIGNUM_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Signum, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIGNUM_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Signum, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIGNUM_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Signum, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SIGNUM_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Signum, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CEIL_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Ceil, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CEIL_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Ceil, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CEIL_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Ceil, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CEIL_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Ceil, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLOOR_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Floor, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLOOR_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Floor, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLOOR_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Floor, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLOOR_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Floor, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ROUND_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Round, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ROUND_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Round, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ROUND_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Round, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ROUND_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Round, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRUNC_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Trunc, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRUNC_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Trunc, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRUNC_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Trunc, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRUNC_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Trunc, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP2_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp2, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP2_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp2, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP2_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp2, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXP2_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Exp2, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXPM1_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ExpM1, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXPM1_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ExpM1, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXPM1_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ExpM1, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EXPM1_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ExpM1, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG10_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log10, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG10_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log10, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG10_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log10, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG10_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log10, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG1P_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log1P, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG1P_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log1P, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG1P_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log1P, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOG1P_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Log1P, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISINF_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsInf, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISINF_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsInf, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISINF_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsInf, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISINF_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsInf, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNAN_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsNan, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNAN_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsNan, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNAN_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsNan, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNAN_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsNan, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISFINITE_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsFinite, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISFINITE_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsFinite, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISFINITE_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsFinite, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISFINITE_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::IsFinite, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LGAMMA_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LGamma, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LGAMMA_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::LGamma, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TGAMMA_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::TGamma, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TGAMMA_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::TGamma, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ERF_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Erf, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ERF_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Erf, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ERFC_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ErfC, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ERFC_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::ErfC, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CBRT_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cbrt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CBRT_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Cbrt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FREXPX_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::FrexpX, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FREXPX_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::FrexpX, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FREXPE_FP32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::FrexpE, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FREXPE_FP64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::FrexpE, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CONJ_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Conj, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CONJ_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::Conj, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CREAL_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CReal, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CREAL_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CReal, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CIMAG_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CImag, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CIMAG_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CImag, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CARG_FC32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CArg, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CARG_FC64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::CArg, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONI_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionI, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONI_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionI, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONI1_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionI1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONI1_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionI1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONJ_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionJ, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONJ_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionJ, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONJ1_INT32: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionJ1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POSITIONJ1_INT64: GrB_UnaryOp = { static H: Handle<UnaryOp> = Handle::predefined(UnaryOp::Builtin(UnaryCode::PositionJ1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_FIRST_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRST_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRST_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::First, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_SECOND_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECOND_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECOND_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Second, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PAIR_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Any, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Plus, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MINUS_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MINUS_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MINUS_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Minus, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RMINUS_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RMinus, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Times, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIV_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_DIV_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_DIV_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Div, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_RDIV_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::RDiv, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Min, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Max, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_POW_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pow, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_EQ_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Eq, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_NE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_NE_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_NE_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ne, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GT_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Gt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LT_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Lt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_GE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Ge, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Le, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISEQ_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsEq, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISNE_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsNe, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGT_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLT_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISGE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsGe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ISLE_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IsLe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LOR: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LOr, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LAND: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LAnd, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXOR: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXor, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXNOR: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LXnor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BOR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BOr, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BAND_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BAnd, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXOR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXor, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_BXNOR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BXnor, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BGET_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BGet, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSET_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BSet, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BCLR_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BClr, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BSHIFT_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::BShift, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN2_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::ATan2, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ATAN2_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::ATan2, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_HYPOT_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Hypot, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_HYPOT_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Hypot, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FMOD_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FMod, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FMOD_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FMod, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_REMAINDER_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Remainder, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_REMAINDER_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Remainder, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LDEXP_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LdExp, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LDEXP_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::LdExp, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COPYSIGN_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::CopySign, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_COPYSIGN_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::CopySign, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CMPLX_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Cmplx, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_CMPLX_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Cmplx, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTI_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstI, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTI_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstI, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTI1_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstI1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTI1_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstI1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTJ_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstJ, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTJ_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstJ, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTJ1_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstJ1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FIRSTJ1_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::FirstJ1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDI_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondI, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDI_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondI, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDI1_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondI1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDI1_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondI1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDJ_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondJ, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDJ_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondJ, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDJ1_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondJ1, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_SECONDJ1_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::SecondJ1, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_IGNORE_DUP: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::IgnoreDup, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_BOOL: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_INT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_INT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_INT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_INT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_UINT8: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_UINT16: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_UINT32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_UINT64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_FP32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ONEB_FP64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONEB_FC32: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ONEB_FC64: GrB_BinaryOp = { static H: Handle<BinaryOp> = Handle::predefined(BinaryOp::Builtin(BinaryCode::Pair, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ROWINDEX_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::RowIndex, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ROWINDEX_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::RowIndex, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_COLINDEX_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ColIndex, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_COLINDEX_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ColIndex, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIAGINDEX_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::DiagIndex, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIAGINDEX_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::DiagIndex, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLIPDIAGINDEX_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::FlipDiagIndex, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_FLIPDIAGINDEX_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::FlipDiagIndex, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TRIL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::Tril, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TRIU: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::Triu, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DIAG: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::Diag, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_OFFDIAG: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::OffDiag, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_COLLE: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ColLe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_COLGT: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ColGt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ROWLE: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::RowLe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_ROWGT: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::RowGt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_NONZOMBIE: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::NonZombie, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEEQ_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_VALUEEQ_FC32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_VALUEEQ_FC64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueEq, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUENE_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_VALUENE_FC32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_VALUENE_FC64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueNe, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELT_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUELE_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueLe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGT_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGt, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_BOOL: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_INT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_INT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_INT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_INT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_UINT8: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_UINT16: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_UINT32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_UINT64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_FP32: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_VALUEGE_FP64: GrB_IndexUnaryOp = { static H: Handle<IndexUnaryOp> = Handle::predefined(IndexUnaryOp::Builtin(IndexUnaryCode::ValueGe, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_INT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_INT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_INT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_INT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_UINT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_UINT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_UINT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_UINT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_FP32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MONOID_FP64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_INT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_INT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_INT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_INT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FP32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FP64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Min, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_INT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_INT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_INT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_INT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_UINT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_UINT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_UINT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_UINT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_FP32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MONOID_FP64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_INT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_INT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_INT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_INT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FP32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FP64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Max, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_INT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_INT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_INT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_INT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_UINT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_UINT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_UINT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_UINT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_FP32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MONOID_FP64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_INT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_INT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_INT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_INT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FP32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FP64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FC32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FC64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Plus, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_INT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_INT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_INT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_INT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_UINT8: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_UINT16: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_UINT32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_UINT64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_FP32: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_TIMES_MONOID_FP64: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_INT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_INT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_INT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_INT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FP32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FP64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FC32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FC64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Times, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::Int8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::Int16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::Int32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_INT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::Int64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FP32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::FP32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FP64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::FP64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FC32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::FC32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FC64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Any, TypeCode::FC64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LOR_MONOID_BOOL: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LOr, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LOr, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LAND_MONOID_BOOL: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LAnd, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LAnd, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXOR_MONOID_BOOL: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LXor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LXor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXNOR_MONOID_BOOL: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LXnor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXNOR_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::LXnor, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_BOOL_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::Eq, TypeCode::Bool)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BOr, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BOr, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BOr, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BOr, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BAnd, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BAnd, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BAnd, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BAnd, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXor, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXor, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXor, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXor, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_UINT8_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXnor, TypeCode::UInt8)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_UINT16_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXnor, TypeCode::UInt16)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_UINT32_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXnor, TypeCode::UInt32)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_UINT64_MONOID: GrB_Monoid = { static H: Handle<Monoid> = Handle::predefined(Monoid::Builtin(BinaryCode::BXnor, TypeCode::UInt64)); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_TIMES_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_PLUS_MIN_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_PLUS_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_TIMES_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_FIRST_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_SECOND_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MIN_MAX_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_PLUS_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_TIMES_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_FIRST_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_SECOND_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_MAX_MIN_SEMIRING_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LOR_LAND_SEMIRING_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LAND_LOR_SEMIRING_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXOR_LAND_SEMIRING_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_LXNOR_LOR_SEMIRING_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXnor, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRST_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECOND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PAIR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Pair, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_PLUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Minus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_TIMES_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_DIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Div, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RDIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RDiv, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_RMINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::RMinus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRST_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECOND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PAIR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Pair, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_PLUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Minus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_TIMES_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_DIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Div, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RDIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RDiv, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_RMINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::RMinus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRST_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::First, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECOND_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Second, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PAIR_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Pair, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_PLUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Plus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Minus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_TIMES_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Times, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_DIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Div, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RDIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RDiv, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_RMINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::RMinus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRST_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::First, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECOND_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Second, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PAIR_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Pair, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_PLUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Plus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Minus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_TIMES_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Times, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_DIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Div, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RDIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RDiv, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_RMINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::RMinus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PLUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Plus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Minus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_TIMES_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Times, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_DIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Div, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RDIV_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RDiv, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_FC32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::FC32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_RMINUS_FC64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::RMinus, ty: TypeCode::FC64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MIN_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_MAX_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISEQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsEq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISNE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsNe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISGE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsGe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_ISLE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::IsLe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LOr, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LAND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LAnd, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_LXOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::LXor, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MIN_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_MAX_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISEQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsEq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISNE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsNe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISGE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsGe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_ISLE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::IsLe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LOr, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LAND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LAnd, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_LXOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::LXor, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MIN_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_MAX_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISEQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsEq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISNE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsNe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISGE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsGe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_ISLE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::IsLe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LOr, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LAND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LAnd, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_LXOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::LXor, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MIN_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_MAX_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISEQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsEq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISNE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsNe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISGE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsGe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_ISLE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::IsLe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LOr, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LAND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LAnd, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_LXOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::LXor, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MIN_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Min, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_MAX_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Max, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISEQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsEq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISNE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsNe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISGE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsGe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_ISLE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::IsLe, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_FIRSTJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::FirstJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MIN_SECONDJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Min, mul: BinaryCode::SecondJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_FIRSTJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::FirstJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_MAX_SECONDJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Max, mul: BinaryCode::SecondJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_FIRSTJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::FirstJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_PLUS_SECONDJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Plus, mul: BinaryCode::SecondJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_FIRSTJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::FirstJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TIMES_SECONDJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Times, mul: BinaryCode::SecondJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRSTJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::FirstJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDI_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondI, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDI_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondI, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDI1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondI1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDI1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondI1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDJ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondJ, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDJ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondJ, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDJ1_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondJ1, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECONDJ1_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::SecondJ1, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_NE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ne, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_NE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ne, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_NE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ne, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_NE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ne, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_NE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ne, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_INT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::Int8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_INT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::Int16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_INT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::Int32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_INT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::Int64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_FP32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::FP32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_FP64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::FP64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_FIRST_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::First, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_SECOND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Second, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_PAIR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Pair, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LAND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LXOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::LXor, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_EQ_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Eq, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Gt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Lt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_GE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Ge, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LOR_LE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LOr, mul: BinaryCode::Le, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_FIRST_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::First, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_SECOND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Second, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_PAIR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Pair, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LAND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LXOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::LXor, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_EQ_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Eq, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Gt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Lt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_GE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Ge, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LAND_LE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LAnd, mul: BinaryCode::Le, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_FIRST_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::First, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_SECOND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Second, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_PAIR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Pair, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LAND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LXOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::LXor, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_EQ_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Eq, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Gt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Lt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_GE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Ge, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LXOR_LE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::LXor, mul: BinaryCode::Le, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_FIRST_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::First, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_SECOND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Second, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_PAIR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Pair, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LAND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LXOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::LXor, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_EQ_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Eq, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Gt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Lt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_GE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Ge, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_LE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Eq, mul: BinaryCode::Le, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_FIRST_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::First, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_SECOND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Second, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_PAIR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Pair, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LOr, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LAND_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LAnd, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LXOR_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::LXor, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_EQ_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Eq, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Gt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LT_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Lt, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_GE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Ge, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_ANY_LE_BOOL: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::Any, mul: BinaryCode::Le, ty: TypeCode::Bool }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXNOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXnor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXNOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXnor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXNOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXnor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BOR_BXNOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BOr, mul: BinaryCode::BXnor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXNOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXnor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXNOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXnor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXNOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXnor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BAND_BXNOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BAnd, mul: BinaryCode::BXnor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXNOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXnor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXNOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXnor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXNOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXnor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXOR_BXNOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXor, mul: BinaryCode::BXnor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BOr, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BOr, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BOr, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BOr, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BAND_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BAnd, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BAND_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BAnd, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BAND_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BAnd, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BAND_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BAnd, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXNOR_UINT8: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXnor, ty: TypeCode::UInt8 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXNOR_UINT16: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXnor, ty: TypeCode::UInt16 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXNOR_UINT32: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXnor, ty: TypeCode::UInt32 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_BXNOR_BXNOR_UINT64: GrB_Semiring = { static H: Handle<Semiring> = Handle::predefined(Semiring::Builtin { add: BinaryCode::BXnor, mul: BinaryCode::BXnor, ty: TypeCode::UInt64 }); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(1))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_T0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(2))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_T0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(3))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_C: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(4))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_CT1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(5))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_CT0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(6))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_CT0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(7))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_S: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(8))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_ST1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(9))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_ST0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(10))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_ST0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(11))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_SC: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(12))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_SCT1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(13))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_SCT0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(14))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_SCT0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(15))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_R: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(16))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RT1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(17))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RT0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(18))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RT0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(19))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RC: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(20))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RCT1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(21))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RCT0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(22))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RCT0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(23))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RS: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(24))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RST1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(25))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RST0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(26))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RST0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(27))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RSC: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(28))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RSCT1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(29))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RSCT0: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(30))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GrB_DESC_RSCT0T1: GrB_Descriptor = { static H: Handle<DescriptorCell> = Handle::predefined(DescriptorCell::new(Descriptor::from_bits(31))); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRIL: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::Tril); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_TRIU: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::Triu); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_DIAG: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::Diag); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_OFFDIAG: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::OffDiag); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_NONZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::NonZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_ZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::EqZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_GT_ZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::GtZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_GE_ZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::GeZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LT_ZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::LtZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LE_ZERO: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::LeZero); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_NE_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::NeThunk); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_EQ_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::EqThunk); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_GT_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::GtThunk); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_GE_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::GeThunk); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LT_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::LtThunk); Ref::to(&H) };
#[unsafe(no_mangle)] pub static GxB_LE_THUNK: GxB_SelectOp = { static H: Handle<SelectCode> = Handle::predefined(SelectCode::LeThunk); Ref::to(&H) };

pub(crate) static TYPES: [(TypeCode, &GrB_Type); 13] = [
    (TypeCode::Bool, &GrB_BOOL),
    (TypeCode::Int8, &GrB_INT8),
    (TypeCode::Int16, &GrB_INT16),
    (TypeCode::Int32, &GrB_INT32),
    (TypeCode::Int64, &GrB_INT64),
    (TypeCode::UInt8, &GrB_UINT8),
    (TypeCode::UInt16, &GrB_UINT16),
    (TypeCode::UInt32, &GrB_UINT32),
    (TypeCode::UInt64, &GrB_UINT64),
    (TypeCode::FP32, &GrB_FP32),
    (TypeCode::FP64, &GrB_FP64),
    (TypeCode::FC32, &GxB_FC32),
    (TypeCode::FC64, &GxB_FC64),
];

pub(crate) static BINARY_OPS: [(BinaryCode, TypeCode, &GrB_BinaryOp); 434] = [
    (BinaryCode::First, TypeCode::Bool, &GrB_FIRST_BOOL),
    (BinaryCode::First, TypeCode::Int8, &GrB_FIRST_INT8),
    (BinaryCode::First, TypeCode::Int16, &GrB_FIRST_INT16),
    (BinaryCode::First, TypeCode::Int32, &GrB_FIRST_INT32),
    (BinaryCode::First, TypeCode::Int64, &GrB_FIRST_INT64),
    (BinaryCode::First, TypeCode::UInt8, &GrB_FIRST_UINT8),
    (BinaryCode::First, TypeCode::UInt16, &GrB_FIRST_UINT16),
    (BinaryCode::First, TypeCode::UInt32, &GrB_FIRST_UINT32),
    (BinaryCode::First, TypeCode::UInt64, &GrB_FIRST_UINT64),
    (BinaryCode::First, TypeCode::FP32, &GrB_FIRST_FP32),
    (BinaryCode::First, TypeCode::FP64, &GrB_FIRST_FP64),
    (BinaryCode::First, TypeCode::FC32, &GxB_FIRST_FC32),
    (BinaryCode::First, TypeCode::FC64, &GxB_FIRST_FC64),
    (BinaryCode::Second, TypeCode::Bool, &GrB_SECOND_BOOL),
    (BinaryCode::Second, TypeCode::Int8, &GrB_SECOND_INT8),
    (BinaryCode::Second, TypeCode::Int16, &GrB_SECOND_INT16),
    (BinaryCode::Second, TypeCode::Int32, &GrB_SECOND_INT32),
    (BinaryCode::Second, TypeCode::Int64, &GrB_SECOND_INT64),
    (BinaryCode::Second, TypeCode::UInt8, &GrB_SECOND_UINT8),
    (BinaryCode::Second, TypeCode::UInt16, &GrB_SECOND_UINT16),
    (BinaryCode::Second, TypeCode::UInt32, &GrB_SECOND_UINT32),
    (BinaryCode::Second, TypeCode::UInt64, &GrB_SECOND_UINT64),
    (BinaryCode::Second, TypeCode::FP32, &GrB_SECOND_FP32),
    (BinaryCode::Second, TypeCode::FP64, &GrB_SECOND_FP64),
    (BinaryCode::Second, TypeCode::FC32, &GxB_SECOND_FC32),
    (BinaryCode::Second, TypeCode::FC64, &GxB_SECOND_FC64),
    (BinaryCode::Pair, TypeCode::Bool, &GxB_PAIR_BOOL),
    (BinaryCode::Pair, TypeCode::Int8, &GxB_PAIR_INT8),
    (BinaryCode::Pair, TypeCode::Int16, &GxB_PAIR_INT16),
    (BinaryCode::Pair, TypeCode::Int32, &GxB_PAIR_INT32),
    (BinaryCode::Pair, TypeCode::Int64, &GxB_PAIR_INT64),
    (BinaryCode::Pair, TypeCode::UInt8, &GxB_PAIR_UINT8),
    (BinaryCode::Pair, TypeCode::UInt16, &GxB_PAIR_UINT16),
    (BinaryCode::Pair, TypeCode::UInt32, &GxB_PAIR_UINT32),
    (BinaryCode::Pair, TypeCode::UInt64, &GxB_PAIR_UINT64),
    (BinaryCode::Pair, TypeCode::FP32, &GxB_PAIR_FP32),
    (BinaryCode::Pair, TypeCode::FP64, &GxB_PAIR_FP64),
    (BinaryCode::Pair, TypeCode::FC32, &GxB_PAIR_FC32),
    (BinaryCode::Pair, TypeCode::FC64, &GxB_PAIR_FC64),
    (BinaryCode::Any, TypeCode::Bool, &GxB_ANY_BOOL),
    (BinaryCode::Any, TypeCode::Int8, &GxB_ANY_INT8),
    (BinaryCode::Any, TypeCode::Int16, &GxB_ANY_INT16),
    (BinaryCode::Any, TypeCode::Int32, &GxB_ANY_INT32),
    (BinaryCode::Any, TypeCode::Int64, &GxB_ANY_INT64),
    (BinaryCode::Any, TypeCode::UInt8, &GxB_ANY_UINT8),
    (BinaryCode::Any, TypeCode::UInt16, &GxB_ANY_UINT16),
    (BinaryCode::Any, TypeCode::UInt32, &GxB_ANY_UINT32),
    (BinaryCode::Any, TypeCode::UInt64, &GxB_ANY_UINT64),
    (BinaryCode::Any, TypeCode::FP32, &GxB_ANY_FP32),
    (BinaryCode::Any, TypeCode::FP64, &GxB_ANY_FP64),
    (BinaryCode::Any, TypeCode::FC32, &GxB_ANY_FC32),
    (BinaryCode::Any, TypeCode::FC64, &GxB_ANY_FC64),
    (BinaryCode::Plus, TypeCode::Bool, &GrB_PLUS_BOOL),
    (BinaryCode::Plus, TypeCode::Int8, &GrB_PLUS_INT8),
    (BinaryCode::Plus, TypeCode::Int16, &GrB_PLUS_INT16),
    (BinaryCode::Plus, TypeCode::Int32, &GrB_PLUS_INT32),
    (BinaryCode::Plus, TypeCode::Int64, &GrB_PLUS_INT64),
    (BinaryCode::Plus, TypeCode::UInt8, &GrB_PLUS_UINT8),
    (BinaryCode::Plus, TypeCode::UInt16, &GrB_PLUS_UINT16),
    (BinaryCode::Plus, TypeCode::UInt32, &GrB_PLUS_UINT32),
    (BinaryCode::Plus, TypeCode::UInt64, &GrB_PLUS_UINT64),
    (BinaryCode::Plus, TypeCode::FP32, &GrB_PLUS_FP32),
    (BinaryCode::Plus, TypeCode::FP64, &GrB_PLUS_FP64),
    (BinaryCode::Plus, TypeCode::FC32, &GxB_PLUS_FC32),
    (BinaryCode::Plus, TypeCode::FC64, &GxB_PLUS_FC64),
    (BinaryCode::Minus, TypeCode::Bool, &GrB_MINUS_BOOL),
    (BinaryCode::Minus, TypeCode::Int8, &GrB_MINUS_INT8),
    (BinaryCode::Minus, TypeCode::Int16, &GrB_MINUS_INT16),
    (BinaryCode::Minus, TypeCode::Int32, &GrB_MINUS_INT32),
    (BinaryCode::Minus, TypeCode::Int64, &GrB_MINUS_INT64),
    (BinaryCode::Minus, TypeCode::UInt8, &GrB_MINUS_UINT8),
    (BinaryCode::Minus, TypeCode::UInt16, &GrB_MINUS_UINT16),
    (BinaryCode::Minus, TypeCode::UInt32, &GrB_MINUS_UINT32),
    (BinaryCode::Minus, TypeCode::UInt64, &GrB_MINUS_UINT64),
    (BinaryCode::Minus, TypeCode::FP32, &GrB_MINUS_FP32),
    (BinaryCode::Minus, TypeCode::FP64, &GrB_MINUS_FP64),
    (BinaryCode::Minus, TypeCode::FC32, &GxB_MINUS_FC32),
    (BinaryCode::Minus, TypeCode::FC64, &GxB_MINUS_FC64),
    (BinaryCode::RMinus, TypeCode::Bool, &GxB_RMINUS_BOOL),
    (BinaryCode::RMinus, TypeCode::Int8, &GxB_RMINUS_INT8),
    (BinaryCode::RMinus, TypeCode::Int16, &GxB_RMINUS_INT16),
    (BinaryCode::RMinus, TypeCode::Int32, &GxB_RMINUS_INT32),
    (BinaryCode::RMinus, TypeCode::Int64, &GxB_RMINUS_INT64),
    (BinaryCode::RMinus, TypeCode::UInt8, &GxB_RMINUS_UINT8),
    (BinaryCode::RMinus, TypeCode::UInt16, &GxB_RMINUS_UINT16),
    (BinaryCode::RMinus, TypeCode::UInt32, &GxB_RMINUS_UINT32),
    (BinaryCode::RMinus, TypeCode::UInt64, &GxB_RMINUS_UINT64),
    (BinaryCode::RMinus, TypeCode::FP32, &GxB_RMINUS_FP32),
    (BinaryCode::RMinus, TypeCode::FP64, &GxB_RMINUS_FP64),
    (BinaryCode::RMinus, TypeCode::FC32, &GxB_RMINUS_FC32),
    (BinaryCode::RMinus, TypeCode::FC64, &GxB_RMINUS_FC64),
    (BinaryCode::Times, TypeCode::Bool, &GrB_TIMES_BOOL),
    (BinaryCode::Times, TypeCode::Int8, &GrB_TIMES_INT8),
    (BinaryCode::Times, TypeCode::Int16, &GrB_TIMES_INT16),
    (BinaryCode::Times, TypeCode::Int32, &GrB_TIMES_INT32),
    (BinaryCode::Times, TypeCode::Int64, &GrB_TIMES_INT64),
    (BinaryCode::Times, TypeCode::UInt8, &GrB_TIMES_UINT8),
    (BinaryCode::Times, TypeCode::UInt16, &GrB_TIMES_UINT16),
    (BinaryCode::Times, TypeCode::UInt32, &GrB_TIMES_UINT32),
    (BinaryCode::Times, TypeCode::UInt64, &GrB_TIMES_UINT64),
    (BinaryCode::Times, TypeCode::FP32, &GrB_TIMES_FP32),
    (BinaryCode::Times, TypeCode::FP64, &GrB_TIMES_FP64),
    (BinaryCode::Times, TypeCode::FC32, &GxB_TIMES_FC32),
    (BinaryCode::Times, TypeCode::FC64, &GxB_TIMES_FC64),
    (BinaryCode::Div, TypeCode::Bool, &GrB_DIV_BOOL),
    (BinaryCode::Div, TypeCode::Int8, &GrB_DIV_INT8),
    (BinaryCode::Div, TypeCode::Int16, &GrB_DIV_INT16),
    (BinaryCode::Div, TypeCode::Int32, &GrB_DIV_INT32),
    (BinaryCode::Div, TypeCode::Int64, &GrB_DIV_INT64),
    (BinaryCode::Div, TypeCode::UInt8, &GrB_DIV_UINT8),
    (BinaryCode::Div, TypeCode::UInt16, &GrB_DIV_UINT16),
    (BinaryCode::Div, TypeCode::UInt32, &GrB_DIV_UINT32),
    (BinaryCode::Div, TypeCode::UInt64, &GrB_DIV_UINT64),
    (BinaryCode::Div, TypeCode::FP32, &GrB_DIV_FP32),
    (BinaryCode::Div, TypeCode::FP64, &GrB_DIV_FP64),
    (BinaryCode::Div, TypeCode::FC32, &GxB_DIV_FC32),
    (BinaryCode::Div, TypeCode::FC64, &GxB_DIV_FC64),
    (BinaryCode::RDiv, TypeCode::Bool, &GxB_RDIV_BOOL),
    (BinaryCode::RDiv, TypeCode::Int8, &GxB_RDIV_INT8),
    (BinaryCode::RDiv, TypeCode::Int16, &GxB_RDIV_INT16),
    (BinaryCode::RDiv, TypeCode::Int32, &GxB_RDIV_INT32),
    (BinaryCode::RDiv, TypeCode::Int64, &GxB_RDIV_INT64),
    (BinaryCode::RDiv, TypeCode::UInt8, &GxB_RDIV_UINT8),
    (BinaryCode::RDiv, TypeCode::UInt16, &GxB_RDIV_UINT16),
    (BinaryCode::RDiv, TypeCode::UInt32, &GxB_RDIV_UINT32),
    (BinaryCode::RDiv, TypeCode::UInt64, &GxB_RDIV_UINT64),
    (BinaryCode::RDiv, TypeCode::FP32, &GxB_RDIV_FP32),
    (BinaryCode::RDiv, TypeCode::FP64, &GxB_RDIV_FP64),
    (BinaryCode::RDiv, TypeCode::FC32, &GxB_RDIV_FC32),
    (BinaryCode::RDiv, TypeCode::FC64, &GxB_RDIV_FC64),
    (BinaryCode::Min, TypeCode::Bool, &GrB_MIN_BOOL),
    (BinaryCode::Min, TypeCode::Int8, &GrB_MIN_INT8),
    (BinaryCode::Min, TypeCode::Int16, &GrB_MIN_INT16),
    (BinaryCode::Min, TypeCode::Int32, &GrB_MIN_INT32),
    (BinaryCode::Min, TypeCode::Int64, &GrB_MIN_INT64),
    (BinaryCode::Min, TypeCode::UInt8, &GrB_MIN_UINT8),
    (BinaryCode::Min, TypeCode::UInt16, &GrB_MIN_UINT16),
    (BinaryCode::Min, TypeCode::UInt32, &GrB_MIN_UINT32),
    (BinaryCode::Min, TypeCode::UInt64, &GrB_MIN_UINT64),
    (BinaryCode::Min, TypeCode::FP32, &GrB_MIN_FP32),
    (BinaryCode::Min, TypeCode::FP64, &GrB_MIN_FP64),
    (BinaryCode::Max, TypeCode::Bool, &GrB_MAX_BOOL),
    (BinaryCode::Max, TypeCode::Int8, &GrB_MAX_INT8),
    (BinaryCode::Max, TypeCode::Int16, &GrB_MAX_INT16),
    (BinaryCode::Max, TypeCode::Int32, &GrB_MAX_INT32),
    (BinaryCode::Max, TypeCode::Int64, &GrB_MAX_INT64),
    (BinaryCode::Max, TypeCode::UInt8, &GrB_MAX_UINT8),
    (BinaryCode::Max, TypeCode::UInt16, &GrB_MAX_UINT16),
    (BinaryCode::Max, TypeCode::UInt32, &GrB_MAX_UINT32),
    (BinaryCode::Max, TypeCode::UInt64, &GrB_MAX_UINT64),
    (BinaryCode::Max, TypeCode::FP32, &GrB_MAX_FP32),
    (BinaryCode::Max, TypeCode::FP64, &GrB_MAX_FP64),
    (BinaryCode::Pow, TypeCode::Bool, &GxB_POW_BOOL),
    (BinaryCode::Pow, TypeCode::Int8, &GxB_POW_INT8),
    (BinaryCode::Pow, TypeCode::Int16, &GxB_POW_INT16),
    (BinaryCode::Pow, TypeCode::Int32, &GxB_POW_INT32),
    (BinaryCode::Pow, TypeCode::Int64, &GxB_POW_INT64),
    (BinaryCode::Pow, TypeCode::UInt8, &GxB_POW_UINT8),
    (BinaryCode::Pow, TypeCode::UInt16, &GxB_POW_UINT16),
    (BinaryCode::Pow, TypeCode::UInt32, &GxB_POW_UINT32),
    (BinaryCode::Pow, TypeCode::UInt64, &GxB_POW_UINT64),
    (BinaryCode::Pow, TypeCode::FP32, &GxB_POW_FP32),
    (BinaryCode::Pow, TypeCode::FP64, &GxB_POW_FP64),
    (BinaryCode::Pow, TypeCode::FC32, &GxB_POW_FC32),
    (BinaryCode::Pow, TypeCode::FC64, &GxB_POW_FC64),
    (BinaryCode::Eq, TypeCode::Bool, &GrB_EQ_BOOL),
    (BinaryCode::Eq, TypeCode::Int8, &GrB_EQ_INT8),
    (BinaryCode::Eq, TypeCode::Int16, &GrB_EQ_INT16),
    (BinaryCode::Eq, TypeCode::Int32, &GrB_EQ_INT32),
    (BinaryCode::Eq, TypeCode::Int64, &GrB_EQ_INT64),
    (BinaryCode::Eq, TypeCode::UInt8, &GrB_EQ_UINT8),
    (BinaryCode::Eq, TypeCode::UInt16, &GrB_EQ_UINT16),
    (BinaryCode::Eq, TypeCode::UInt32, &GrB_EQ_UINT32),
    (BinaryCode::Eq, TypeCode::UInt64, &GrB_EQ_UINT64),
    (BinaryCode::Eq, TypeCode::FP32, &GrB_EQ_FP32),
    (BinaryCode::Eq, TypeCode::FP64, &GrB_EQ_FP64),
    (BinaryCode::Eq, TypeCode::FC32, &GxB_EQ_FC32),
    (BinaryCode::Eq, TypeCode::FC64, &GxB_EQ_FC64),
    (BinaryCode::Ne, TypeCode::Bool, &GrB_NE_BOOL),
    (BinaryCode::Ne, TypeCode::Int8, &GrB_NE_INT8),
    (BinaryCode::Ne, TypeCode::Int16, &GrB_NE_INT16),
    (BinaryCode::Ne, TypeCode::Int32, &GrB_NE_INT32),
    (BinaryCode::Ne, TypeCode::Int64, &GrB_NE_INT64),
    (BinaryCode::Ne, TypeCode::UInt8, &GrB_NE_UINT8),
    (BinaryCode::Ne, TypeCode::UInt16, &GrB_NE_UINT16),
    (BinaryCode::Ne, TypeCode::UInt32, &GrB_NE_UINT32),
    (BinaryCode::Ne, TypeCode::UInt64, &GrB_NE_UINT64),
    (BinaryCode::Ne, TypeCode::FP32, &GrB_NE_FP32),
    (BinaryCode::Ne, TypeCode::FP64, &GrB_NE_FP64),
    (BinaryCode::Ne, TypeCode::FC32, &GxB_NE_FC32),
    (BinaryCode::Ne, TypeCode::FC64, &GxB_NE_FC64),
    (BinaryCode::Gt, TypeCode::Bool, &GrB_GT_BOOL),
    (BinaryCode::Gt, TypeCode::Int8, &GrB_GT_INT8),
    (BinaryCode::Gt, TypeCode::Int16, &GrB_GT_INT16),
    (BinaryCode::Gt, TypeCode::Int32, &GrB_GT_INT32),
    (BinaryCode::Gt, TypeCode::Int64, &GrB_GT_INT64),
    (BinaryCode::Gt, TypeCode::UInt8, &GrB_GT_UINT8),
    (BinaryCode::Gt, TypeCode::UInt16, &GrB_GT_UINT16),
    (BinaryCode::Gt, TypeCode::UInt32, &GrB_GT_UINT32),
    (BinaryCode::Gt, TypeCode::UInt64, &GrB_GT_UINT64),
    (BinaryCode::Gt, TypeCode::FP32, &GrB_GT_FP32),
    (BinaryCode::Gt, TypeCode::FP64, &GrB_GT_FP64),
    (BinaryCode::Lt, TypeCode::Bool, &GrB_LT_BOOL),
    (BinaryCode::Lt, TypeCode::Int8, &GrB_LT_INT8),
    (BinaryCode::Lt, TypeCode::Int16, &GrB_LT_INT16),
    (BinaryCode::Lt, TypeCode::Int32, &GrB_LT_INT32),
    (BinaryCode::Lt, TypeCode::Int64, &GrB_LT_INT64),
    (BinaryCode::Lt, TypeCode::UInt8, &GrB_LT_UINT8),
    (BinaryCode::Lt, TypeCode::UInt16, &GrB_LT_UINT16),
    (BinaryCode::Lt, TypeCode::UInt32, &GrB_LT_UINT32),
    (BinaryCode::Lt, TypeCode::UInt64, &GrB_LT_UINT64),
    (BinaryCode::Lt, TypeCode::FP32, &GrB_LT_FP32),
    (BinaryCode::Lt, TypeCode::FP64, &GrB_LT_FP64),
    (BinaryCode::Ge, TypeCode::Bool, &GrB_GE_BOOL),
    (BinaryCode::Ge, TypeCode::Int8, &GrB_GE_INT8),
    (BinaryCode::Ge, TypeCode::Int16, &GrB_GE_INT16),
    (BinaryCode::Ge, TypeCode::Int32, &GrB_GE_INT32),
    (BinaryCode::Ge, TypeCode::Int64, &GrB_GE_INT64),
    (BinaryCode::Ge, TypeCode::UInt8, &GrB_GE_UINT8),
    (BinaryCode::Ge, TypeCode::UInt16, &GrB_GE_UINT16),
    (BinaryCode::Ge, TypeCode::UInt32, &GrB_GE_UINT32),
    (BinaryCode::Ge, TypeCode::UInt64, &GrB_GE_UINT64),
    (BinaryCode::Ge, TypeCode::FP32, &GrB_GE_FP32),
    (BinaryCode::Ge, TypeCode::FP64, &GrB_GE_FP64),
    (BinaryCode::Le, TypeCode::Bool, &GrB_LE_BOOL),
    (BinaryCode::Le, TypeCode::Int8, &GrB_LE_INT8),
    (BinaryCode::Le, TypeCode::Int16, &GrB_LE_INT16),
    (BinaryCode::Le, TypeCode::Int32, &GrB_LE_INT32),
    (BinaryCode::Le, TypeCode::Int64, &GrB_LE_INT64),
    (BinaryCode::Le, TypeCode::UInt8, &GrB_LE_UINT8),
    (BinaryCode::Le, TypeCode::UInt16, &GrB_LE_UINT16),
    (BinaryCode::Le, TypeCode::UInt32, &GrB_LE_UINT32),
    (BinaryCode::Le, TypeCode::UInt64, &GrB_LE_UINT64),
    (BinaryCode::Le, TypeCode::FP32, &GrB_LE_FP32),
    (BinaryCode::Le, TypeCode::FP64, &GrB_LE_FP64),
    (BinaryCode::IsEq, TypeCode::Bool, &GxB_ISEQ_BOOL),
    (BinaryCode::IsEq, TypeCode::Int8, &GxB_ISEQ_INT8),
    (BinaryCode::IsEq, TypeCode::Int16, &GxB_ISEQ_INT16),
    (BinaryCode::IsEq, TypeCode::Int32, &GxB_ISEQ_INT32),
    (BinaryCode::IsEq, TypeCode::Int64, &GxB_ISEQ_INT64),
    (BinaryCode::IsEq, TypeCode::UInt8, &GxB_ISEQ_UINT8),
    (BinaryCode::IsEq, TypeCode::UInt16, &GxB_ISEQ_UINT16),
    (BinaryCode::IsEq, TypeCode::UInt32, &GxB_ISEQ_UINT32),
    (BinaryCode::IsEq, TypeCode::UInt64, &GxB_ISEQ_UINT64),
    (BinaryCode::IsEq, TypeCode::FP32, &GxB_ISEQ_FP32),
    (BinaryCode::IsEq, TypeCode::FP64, &GxB_ISEQ_FP64),
    (BinaryCode::IsEq, TypeCode::FC32, &GxB_ISEQ_FC32),
    (BinaryCode::IsEq, TypeCode::FC64, &GxB_ISEQ_FC64),
    (BinaryCode::IsNe, TypeCode::Bool, &GxB_ISNE_BOOL),
    (BinaryCode::IsNe, TypeCode::Int8, &GxB_ISNE_INT8),
    (BinaryCode::IsNe, TypeCode::Int16, &GxB_ISNE_INT16),
    (BinaryCode::IsNe, TypeCode::Int32, &GxB_ISNE_INT32),
    (BinaryCode::IsNe, TypeCode::Int64, &GxB_ISNE_INT64),
    (BinaryCode::IsNe, TypeCode::UInt8, &GxB_ISNE_UINT8),
    (BinaryCode::IsNe, TypeCode::UInt16, &GxB_ISNE_UINT16),
    (BinaryCode::IsNe, TypeCode::UInt32, &GxB_ISNE_UINT32),
    (BinaryCode::IsNe, TypeCode::UInt64, &GxB_ISNE_UINT64),
    (BinaryCode::IsNe, TypeCode::FP32, &GxB_ISNE_FP32),
    (BinaryCode::IsNe, TypeCode::FP64, &GxB_ISNE_FP64),
    (BinaryCode::IsNe, TypeCode::FC32, &GxB_ISNE_FC32),
    (BinaryCode::IsNe, TypeCode::FC64, &GxB_ISNE_FC64),
    (BinaryCode::IsGt, TypeCode::Bool, &GxB_ISGT_BOOL),
    (BinaryCode::IsGt, TypeCode::Int8, &GxB_ISGT_INT8),
    (BinaryCode::IsGt, TypeCode::Int16, &GxB_ISGT_INT16),
    (BinaryCode::IsGt, TypeCode::Int32, &GxB_ISGT_INT32),
    (BinaryCode::IsGt, TypeCode::Int64, &GxB_ISGT_INT64),
    (BinaryCode::IsGt, TypeCode::UInt8, &GxB_ISGT_UINT8),
    (BinaryCode::IsGt, TypeCode::UInt16, &GxB_ISGT_UINT16),
    (BinaryCode::IsGt, TypeCode::UInt32, &GxB_ISGT_UINT32),
    (BinaryCode::IsGt, TypeCode::UInt64, &GxB_ISGT_UINT64),
    (BinaryCode::IsGt, TypeCode::FP32, &GxB_ISGT_FP32),
    (BinaryCode::IsGt, TypeCode::FP64, &GxB_ISGT_FP64),
    (BinaryCode::IsLt, TypeCode::Bool, &GxB_ISLT_BOOL),
    (BinaryCode::IsLt, TypeCode::Int8, &GxB_ISLT_INT8),
    (BinaryCode::IsLt, TypeCode::Int16, &GxB_ISLT_INT16),
    (BinaryCode::IsLt, TypeCode::Int32, &GxB_ISLT_INT32),
    (BinaryCode::IsLt, TypeCode::Int64, &GxB_ISLT_INT64),
    (BinaryCode::IsLt, TypeCode::UInt8, &GxB_ISLT_UINT8),
    (BinaryCode::IsLt, TypeCode::UInt16, &GxB_ISLT_UINT16),
    (BinaryCode::IsLt, TypeCode::UInt32, &GxB_ISLT_UINT32),
    (BinaryCode::IsLt, TypeCode::UInt64, &GxB_ISLT_UINT64),
    (BinaryCode::IsLt, TypeCode::FP32, &GxB_ISLT_FP32),
    (BinaryCode::IsLt, TypeCode::FP64, &GxB_ISLT_FP64),
    (BinaryCode::IsGe, TypeCode::Bool, &GxB_ISGE_BOOL),
    (BinaryCode::IsGe, TypeCode::Int8, &GxB_ISGE_INT8),
    (BinaryCode::IsGe, TypeCode::Int16, &GxB_ISGE_INT16),
    (BinaryCode::IsGe, TypeCode::Int32, &GxB_ISGE_INT32),
    (BinaryCode::IsGe, TypeCode::Int64, &GxB_ISGE_INT64),
    (BinaryCode::IsGe, TypeCode::UInt8, &GxB_ISGE_UINT8),
    (BinaryCode::IsGe, TypeCode::UInt16, &GxB_ISGE_UINT16),
    (BinaryCode::IsGe, TypeCode::UInt32, &GxB_ISGE_UINT32),
    (BinaryCode::IsGe, TypeCode::UInt64, &GxB_ISGE_UINT64),
    (BinaryCode::IsGe, TypeCode::FP32, &GxB_ISGE_FP32),
    (BinaryCode::IsGe, TypeCode::FP64, &GxB_ISGE_FP64),
    (BinaryCode::IsLe, TypeCode::Bool, &GxB_ISLE_BOOL),
    (BinaryCode::IsLe, TypeCode::Int8, &GxB_ISLE_INT8),
    (BinaryCode::IsLe, TypeCode::Int16, &GxB_ISLE_INT16),
    (BinaryCode::IsLe, TypeCode::Int32, &GxB_ISLE_INT32),
    (BinaryCode::IsLe, TypeCode::Int64, &GxB_ISLE_INT64),
    (BinaryCode::IsLe, TypeCode::UInt8, &GxB_ISLE_UINT8),
    (BinaryCode::IsLe, TypeCode::UInt16, &GxB_ISLE_UINT16),
    (BinaryCode::IsLe, TypeCode::UInt32, &GxB_ISLE_UINT32),
    (BinaryCode::IsLe, TypeCode::UInt64, &GxB_ISLE_UINT64),
    (BinaryCode::IsLe, TypeCode::FP32, &GxB_ISLE_FP32),
    (BinaryCode::IsLe, TypeCode::FP64, &GxB_ISLE_FP64),
    (BinaryCode::LOr, TypeCode::Bool, &GrB_LOR),
    (BinaryCode::LOr, TypeCode::Int8, &GxB_LOR_INT8),
    (BinaryCode::LOr, TypeCode::Int16, &GxB_LOR_INT16),
    (BinaryCode::LOr, TypeCode::Int32, &GxB_LOR_INT32),
    (BinaryCode::LOr, TypeCode::Int64, &GxB_LOR_INT64),
    (BinaryCode::LOr, TypeCode::UInt8, &GxB_LOR_UINT8),
    (BinaryCode::LOr, TypeCode::UInt16, &GxB_LOR_UINT16),
    (BinaryCode::LOr, TypeCode::UInt32, &GxB_LOR_UINT32),
    (BinaryCode::LOr, TypeCode::UInt64, &GxB_LOR_UINT64),
    (BinaryCode::LOr, TypeCode::FP32, &GxB_LOR_FP32),
    (BinaryCode::LOr, TypeCode::FP64, &GxB_LOR_FP64),
    (BinaryCode::LAnd, TypeCode::Bool, &GrB_LAND),
    (BinaryCode::LAnd, TypeCode::Int8, &GxB_LAND_INT8),
    (BinaryCode::LAnd, TypeCode::Int16, &GxB_LAND_INT16),
    (BinaryCode::LAnd, TypeCode::Int32, &GxB_LAND_INT32),
    (BinaryCode::LAnd, TypeCode::Int64, &GxB_LAND_INT64),
    (BinaryCode::LAnd, TypeCode::UInt8, &GxB_LAND_UINT8),
    (BinaryCode::LAnd, TypeCode::UInt16, &GxB_LAND_UINT16),
    (BinaryCode::LAnd, TypeCode::UInt32, &GxB_LAND_UINT32),
    (BinaryCode::LAnd, TypeCode::UInt64, &GxB_LAND_UINT64),
    (BinaryCode::LAnd, TypeCode::FP32, &GxB_LAND_FP32),
    (BinaryCode::LAnd, TypeCode::FP64, &GxB_LAND_FP64),
    (BinaryCode::LXor, TypeCode::Bool, &GrB_LXOR),
    (BinaryCode::LXor, TypeCode::Int8, &GxB_LXOR_INT8),
    (BinaryCode::LXor, TypeCode::Int16, &GxB_LXOR_INT16),
    (BinaryCode::LXor, TypeCode::Int32, &GxB_LXOR_INT32),
    (BinaryCode::LXor, TypeCode::Int64, &GxB_LXOR_INT64),
    (BinaryCode::LXor, TypeCode::UInt8, &GxB_LXOR_UINT8),
    (BinaryCode::LXor, TypeCode::UInt16, &GxB_LXOR_UINT16),
    (BinaryCode::LXor, TypeCode::UInt32, &GxB_LXOR_UINT32),
    (BinaryCode::LXor, TypeCode::UInt64, &GxB_LXOR_UINT64),
    (BinaryCode::LXor, TypeCode::FP32, &GxB_LXOR_FP32),
    (BinaryCode::LXor, TypeCode::FP64, &GxB_LXOR_FP64),
    (BinaryCode::LXnor, TypeCode::Bool, &GrB_LXNOR),
    (BinaryCode::BOr, TypeCode::Int8, &GrB_BOR_INT8),
    (BinaryCode::BOr, TypeCode::Int16, &GrB_BOR_INT16),
    (BinaryCode::BOr, TypeCode::Int32, &GrB_BOR_INT32),
    (BinaryCode::BOr, TypeCode::Int64, &GrB_BOR_INT64),
    (BinaryCode::BOr, TypeCode::UInt8, &GrB_BOR_UINT8),
    (BinaryCode::BOr, TypeCode::UInt16, &GrB_BOR_UINT16),
    (BinaryCode::BOr, TypeCode::UInt32, &GrB_BOR_UINT32),
    (BinaryCode::BOr, TypeCode::UInt64, &GrB_BOR_UINT64),
    (BinaryCode::BAnd, TypeCode::Int8, &GrB_BAND_INT8),
    (BinaryCode::BAnd, TypeCode::Int16, &GrB_BAND_INT16),
    (BinaryCode::BAnd, TypeCode::Int32, &GrB_BAND_INT32),
    (BinaryCode::BAnd, TypeCode::Int64, &GrB_BAND_INT64),
    (BinaryCode::BAnd, TypeCode::UInt8, &GrB_BAND_UINT8),
    (BinaryCode::BAnd, TypeCode::UInt16, &GrB_BAND_UINT16),
    (BinaryCode::BAnd, TypeCode::UInt32, &GrB_BAND_UINT32),
    (BinaryCode::BAnd, TypeCode::UInt64, &GrB_BAND_UINT64),
    (BinaryCode::BXor, TypeCode::Int8, &GrB_BXOR_INT8),
    (BinaryCode::BXor, TypeCode::Int16, &GrB_BXOR_INT16),
    (BinaryCode::BXor, TypeCode::Int32, &GrB_BXOR_INT32),
    (BinaryCode::BXor, TypeCode::Int64, &GrB_BXOR_INT64),
    (BinaryCode::BXor, TypeCode::UInt8, &GrB_BXOR_UINT8),
    (BinaryCode::BXor, TypeCode::UInt16, &GrB_BXOR_UINT16),
    (BinaryCode::BXor, TypeCode::UInt32, &GrB_BXOR_UINT32),
    (BinaryCode::BXor, TypeCode::UInt64, &GrB_BXOR_UINT64),
    (BinaryCode::BXnor, TypeCode::Int8, &GrB_BXNOR_INT8),
    (BinaryCode::BXnor, TypeCode::Int16, &GrB_BXNOR_INT16),
    (BinaryCode::BXnor, TypeCode::Int32, &GrB_BXNOR_INT32),
    (BinaryCode::BXnor, TypeCode::Int64, &GrB_BXNOR_INT64),
    (BinaryCode::BXnor, TypeCode::UInt8, &GrB_BXNOR_UINT8),
    (BinaryCode::BXnor, TypeCode::UInt16, &GrB_BXNOR_UINT16),
    (BinaryCode::BXnor, TypeCode::UInt32, &GrB_BXNOR_UINT32),
    (BinaryCode::BXnor, TypeCode::UInt64, &GrB_BXNOR_UINT64),
    (BinaryCode::BGet, TypeCode::Int8, &GxB_BGET_INT8),
    (BinaryCode::BGet, TypeCode::Int16, &GxB_BGET_INT16),
    (BinaryCode::BGet, TypeCode::Int32, &GxB_BGET_INT32),
    (BinaryCode::BGet, TypeCode::Int64, &GxB_BGET_INT64),
    (BinaryCode::BGet, TypeCode::UInt8, &GxB_BGET_UINT8),
    (BinaryCode::BGet, TypeCode::UInt16, &GxB_BGET_UINT16),
    (BinaryCode::BGet, TypeCode::UInt32, &GxB_BGET_UINT32),
    (BinaryCode::BGet, TypeCode::UInt64, &GxB_BGET_UINT64),
    (BinaryCode::BSet, TypeCode::Int8, &GxB_BSET_INT8),
    (BinaryCode::BSet, TypeCode::Int16, &GxB_BSET_INT16),
    (BinaryCode::BSet, TypeCode::Int32, &GxB_BSET_INT32),
    (BinaryCode::BSet, TypeCode::Int64, &GxB_BSET_INT64),
    (BinaryCode::BSet, TypeCode::UInt8, &GxB_BSET_UINT8),
    (BinaryCode::BSet, TypeCode::UInt16, &GxB_BSET_UINT16),
    (BinaryCode::BSet, TypeCode::UInt32, &GxB_BSET_UINT32),
    (BinaryCode::BSet, TypeCode::UInt64, &GxB_BSET_UINT64),
    (BinaryCode::BClr, TypeCode::Int8, &GxB_BCLR_INT8),
    (BinaryCode::BClr, TypeCode::Int16, &GxB_BCLR_INT16),
    (BinaryCode::BClr, TypeCode::Int32, &GxB_BCLR_INT32),
    (BinaryCode::BClr, TypeCode::Int64, &GxB_BCLR_INT64),
    (BinaryCode::BClr, TypeCode::UInt8, &GxB_BCLR_UINT8),
    (BinaryCode::BClr, TypeCode::UInt16, &GxB_BCLR_UINT16),
    (BinaryCode::BClr, TypeCode::UInt32, &GxB_BCLR_UINT32),
    (BinaryCode::BClr, TypeCode::UInt64, &GxB_BCLR_UINT64),
    (BinaryCode::BShift, TypeCode::Int8, &GxB_BSHIFT_INT8),
    (BinaryCode::BShift, TypeCode::Int16, &GxB_BSHIFT_INT16),
    (BinaryCode::BShift, TypeCode::Int32, &GxB_BSHIFT_INT32),
    (BinaryCode::BShift, TypeCode::Int64, &GxB_BSHIFT_INT64),
    (BinaryCode::BShift, TypeCode::UInt8, &GxB_BSHIFT_UINT8),
    (BinaryCode::BShift, TypeCode::UInt16, &GxB_BSHIFT_UINT16),
    (BinaryCode::BShift, TypeCode::UInt32, &GxB_BSHIFT_UINT32),
    (BinaryCode::BShift, TypeCode::UInt64, &GxB_BSHIFT_UINT64),
    (BinaryCode::ATan2, TypeCode::FP32, &GxB_ATAN2_FP32),
    (BinaryCode::ATan2, TypeCode::FP64, &GxB_ATAN2_FP64),
    (BinaryCode::Hypot, TypeCode::FP32, &GxB_HYPOT_FP32),
    (BinaryCode::Hypot, TypeCode::FP64, &GxB_HYPOT_FP64),
    (BinaryCode::FMod, TypeCode::FP32, &GxB_FMOD_FP32),
    (BinaryCode::FMod, TypeCode::FP64, &GxB_FMOD_FP64),
    (BinaryCode::Remainder, TypeCode::FP32, &GxB_REMAINDER_FP32),
    (BinaryCode::Remainder, TypeCode::FP64, &GxB_REMAINDER_FP64),
    (BinaryCode::LdExp, TypeCode::FP32, &GxB_LDEXP_FP32),
    (BinaryCode::LdExp, TypeCode::FP64, &GxB_LDEXP_FP64),
    (BinaryCode::CopySign, TypeCode::FP32, &GxB_COPYSIGN_FP32),
    (BinaryCode::CopySign, TypeCode::FP64, &GxB_COPYSIGN_FP64),
    (BinaryCode::Cmplx, TypeCode::FP32, &GxB_CMPLX_FP32),
    (BinaryCode::Cmplx, TypeCode::FP64, &GxB_CMPLX_FP64),
    (BinaryCode::FirstI, TypeCode::Int32, &GxB_FIRSTI_INT32),
    (BinaryCode::FirstI, TypeCode::Int64, &GxB_FIRSTI_INT64),
    (BinaryCode::FirstI1, TypeCode::Int32, &GxB_FIRSTI1_INT32),
    (BinaryCode::FirstI1, TypeCode::Int64, &GxB_FIRSTI1_INT64),
    (BinaryCode::FirstJ, TypeCode::Int32, &GxB_FIRSTJ_INT32),
    (BinaryCode::FirstJ, TypeCode::Int64, &GxB_FIRSTJ_INT64),
    (BinaryCode::FirstJ1, TypeCode::Int32, &GxB_FIRSTJ1_INT32),
    (BinaryCode::FirstJ1, TypeCode::Int64, &GxB_FIRSTJ1_INT64),
    (BinaryCode::SecondI, TypeCode::Int32, &GxB_SECONDI_INT32),
    (BinaryCode::SecondI, TypeCode::Int64, &GxB_SECONDI_INT64),
    (BinaryCode::SecondI1, TypeCode::Int32, &GxB_SECONDI1_INT32),
    (BinaryCode::SecondI1, TypeCode::Int64, &GxB_SECONDI1_INT64),
    (BinaryCode::SecondJ, TypeCode::Int32, &GxB_SECONDJ_INT32),
    (BinaryCode::SecondJ, TypeCode::Int64, &GxB_SECONDJ_INT64),
    (BinaryCode::SecondJ1, TypeCode::Int32, &GxB_SECONDJ1_INT32),
    (BinaryCode::SecondJ1, TypeCode::Int64, &GxB_SECONDJ1_INT64),
    (BinaryCode::IgnoreDup, TypeCode::Int64, &GxB_IGNORE_DUP),
];

pub(crate) static MONOIDS: [(BinaryCode, TypeCode, &GrB_Monoid); 78] = [
    (BinaryCode::Min, TypeCode::Int8, &GrB_MIN_MONOID_INT8),
    (BinaryCode::Min, TypeCode::Int16, &GrB_MIN_MONOID_INT16),
    (BinaryCode::Min, TypeCode::Int32, &GrB_MIN_MONOID_INT32),
    (BinaryCode::Min, TypeCode::Int64, &GrB_MIN_MONOID_INT64),
    (BinaryCode::Min, TypeCode::UInt8, &GrB_MIN_MONOID_UINT8),
    (BinaryCode::Min, TypeCode::UInt16, &GrB_MIN_MONOID_UINT16),
    (BinaryCode::Min, TypeCode::UInt32, &GrB_MIN_MONOID_UINT32),
    (BinaryCode::Min, TypeCode::UInt64, &GrB_MIN_MONOID_UINT64),
    (BinaryCode::Min, TypeCode::FP32, &GrB_MIN_MONOID_FP32),
    (BinaryCode::Min, TypeCode::FP64, &GrB_MIN_MONOID_FP64),
    (BinaryCode::Max, TypeCode::Int8, &GrB_MAX_MONOID_INT8),
    (BinaryCode::Max, TypeCode::Int16, &GrB_MAX_MONOID_INT16),
    (BinaryCode::Max, TypeCode::Int32, &GrB_MAX_MONOID_INT32),
    (BinaryCode::Max, TypeCode::Int64, &GrB_MAX_MONOID_INT64),
    (BinaryCode::Max, TypeCode::UInt8, &GrB_MAX_MONOID_UINT8),
    (BinaryCode::Max, TypeCode::UInt16, &GrB_MAX_MONOID_UINT16),
    (BinaryCode::Max, TypeCode::UInt32, &GrB_MAX_MONOID_UINT32),
    (BinaryCode::Max, TypeCode::UInt64, &GrB_MAX_MONOID_UINT64),
    (BinaryCode::Max, TypeCode::FP32, &GrB_MAX_MONOID_FP32),
    (BinaryCode::Max, TypeCode::FP64, &GrB_MAX_MONOID_FP64),
    (BinaryCode::Plus, TypeCode::Int8, &GrB_PLUS_MONOID_INT8),
    (BinaryCode::Plus, TypeCode::Int16, &GrB_PLUS_MONOID_INT16),
    (BinaryCode::Plus, TypeCode::Int32, &GrB_PLUS_MONOID_INT32),
    (BinaryCode::Plus, TypeCode::Int64, &GrB_PLUS_MONOID_INT64),
    (BinaryCode::Plus, TypeCode::UInt8, &GrB_PLUS_MONOID_UINT8),
    (BinaryCode::Plus, TypeCode::UInt16, &GrB_PLUS_MONOID_UINT16),
    (BinaryCode::Plus, TypeCode::UInt32, &GrB_PLUS_MONOID_UINT32),
    (BinaryCode::Plus, TypeCode::UInt64, &GrB_PLUS_MONOID_UINT64),
    (BinaryCode::Plus, TypeCode::FP32, &GrB_PLUS_MONOID_FP32),
    (BinaryCode::Plus, TypeCode::FP64, &GrB_PLUS_MONOID_FP64),
    (BinaryCode::Plus, TypeCode::FC32, &GxB_PLUS_FC32_MONOID),
    (BinaryCode::Plus, TypeCode::FC64, &GxB_PLUS_FC64_MONOID),
    (BinaryCode::Times, TypeCode::Int8, &GrB_TIMES_MONOID_INT8),
    (BinaryCode::Times, TypeCode::Int16, &GrB_TIMES_MONOID_INT16),
    (BinaryCode::Times, TypeCode::Int32, &GrB_TIMES_MONOID_INT32),
    (BinaryCode::Times, TypeCode::Int64, &GrB_TIMES_MONOID_INT64),
    (BinaryCode::Times, TypeCode::UInt8, &GrB_TIMES_MONOID_UINT8),
    (BinaryCode::Times, TypeCode::UInt16, &GrB_TIMES_MONOID_UINT16),
    (BinaryCode::Times, TypeCode::UInt32, &GrB_TIMES_MONOID_UINT32),
    (BinaryCode::Times, TypeCode::UInt64, &GrB_TIMES_MONOID_UINT64),
    (BinaryCode::Times, TypeCode::FP32, &GrB_TIMES_MONOID_FP32),
    (BinaryCode::Times, TypeCode::FP64, &GrB_TIMES_MONOID_FP64),
    (BinaryCode::Times, TypeCode::FC32, &GxB_TIMES_FC32_MONOID),
    (BinaryCode::Times, TypeCode::FC64, &GxB_TIMES_FC64_MONOID),
    (BinaryCode::Any, TypeCode::Bool, &GxB_ANY_BOOL_MONOID),
    (BinaryCode::Any, TypeCode::Int8, &GxB_ANY_INT8_MONOID),
    (BinaryCode::Any, TypeCode::Int16, &GxB_ANY_INT16_MONOID),
    (BinaryCode::Any, TypeCode::Int32, &GxB_ANY_INT32_MONOID),
    (BinaryCode::Any, TypeCode::Int64, &GxB_ANY_INT64_MONOID),
    (BinaryCode::Any, TypeCode::UInt8, &GxB_ANY_UINT8_MONOID),
    (BinaryCode::Any, TypeCode::UInt16, &GxB_ANY_UINT16_MONOID),
    (BinaryCode::Any, TypeCode::UInt32, &GxB_ANY_UINT32_MONOID),
    (BinaryCode::Any, TypeCode::UInt64, &GxB_ANY_UINT64_MONOID),
    (BinaryCode::Any, TypeCode::FP32, &GxB_ANY_FP32_MONOID),
    (BinaryCode::Any, TypeCode::FP64, &GxB_ANY_FP64_MONOID),
    (BinaryCode::Any, TypeCode::FC32, &GxB_ANY_FC32_MONOID),
    (BinaryCode::Any, TypeCode::FC64, &GxB_ANY_FC64_MONOID),
    (BinaryCode::LOr, TypeCode::Bool, &GrB_LOR_MONOID_BOOL),
    (BinaryCode::LAnd, TypeCode::Bool, &GrB_LAND_MONOID_BOOL),
    (BinaryCode::LXor, TypeCode::Bool, &GrB_LXOR_MONOID_BOOL),
    (BinaryCode::LXnor, TypeCode::Bool, &GrB_LXNOR_MONOID_BOOL),
    (BinaryCode::Eq, TypeCode::Bool, &GxB_EQ_BOOL_MONOID),
    (BinaryCode::BOr, TypeCode::UInt8, &GxB_BOR_UINT8_MONOID),
    (BinaryCode::BOr, TypeCode::UInt16, &GxB_BOR_UINT16_MONOID),
    (BinaryCode::BOr, TypeCode::UInt32, &GxB_BOR_UINT32_MONOID),
    (BinaryCode::BOr, TypeCode::UInt64, &GxB_BOR_UINT64_MONOID),
    (BinaryCode::BAnd, TypeCode::UInt8, &GxB_BAND_UINT8_MONOID),
    (BinaryCode::BAnd, TypeCode::UInt16, &GxB_BAND_UINT16_MONOID),
    (BinaryCode::BAnd, TypeCode::UInt32, &GxB_BAND_UINT32_MONOID),
    (BinaryCode::BAnd, TypeCode::UInt64, &GxB_BAND_UINT64_MONOID),
    (BinaryCode::BXor, TypeCode::UInt8, &GxB_BXOR_UINT8_MONOID),
    (BinaryCode::BXor, TypeCode::UInt16, &GxB_BXOR_UINT16_MONOID),
    (BinaryCode::BXor, TypeCode::UInt32, &GxB_BXOR_UINT32_MONOID),
    (BinaryCode::BXor, TypeCode::UInt64, &GxB_BXOR_UINT64_MONOID),
    (BinaryCode::BXnor, TypeCode::UInt8, &GxB_BXNOR_UINT8_MONOID),
    (BinaryCode::BXnor, TypeCode::UInt16, &GxB_BXNOR_UINT16_MONOID),
    (BinaryCode::BXnor, TypeCode::UInt32, &GxB_BXNOR_UINT32_MONOID),
    (BinaryCode::BXnor, TypeCode::UInt64, &GxB_BXNOR_UINT64_MONOID),
];
