//! From run-time types to compile-time ones: the only two dispatch macros of the engine.
//!
//! Needs: `TypeCode`, byte widths. Gives: `by_type!(code, T => expr)` with `T` one of the 13
//! built-in types; `by_width!(bytes, W => expr, else => expr)` with `W` an unsigned integer or
//! array type of that many bytes, for kernels that only move values.
//! Cost: one jump; each use makes 13 (6) instances of what `expr` calls.

macro_rules! by_type {
    ($code:expr, $T:ident => $body:expr) => {{
        use $crate::types::{FC32, FC64, TypeCode};
        match $code {
            TypeCode::Bool => {
                type $T = bool;
                $body
            }
            TypeCode::Int8 => {
                type $T = i8;
                $body
            }
            TypeCode::Int16 => {
                type $T = i16;
                $body
            }
            TypeCode::Int32 => {
                type $T = i32;
                $body
            }
            TypeCode::Int64 => {
                type $T = i64;
                $body
            }
            TypeCode::UInt8 => {
                type $T = u8;
                $body
            }
            TypeCode::UInt16 => {
                type $T = u16;
                $body
            }
            TypeCode::UInt32 => {
                type $T = u32;
                $body
            }
            TypeCode::UInt64 => {
                type $T = u64;
                $body
            }
            TypeCode::FP32 => {
                type $T = f32;
                $body
            }
            TypeCode::FP64 => {
                type $T = f64;
                $body
            }
            TypeCode::FC32 => {
                type $T = FC32;
                $body
            }
            TypeCode::FC64 => {
                type $T = FC64;
                $body
            }
        }
    }};
}

macro_rules! by_width {
    ($bytes:expr, $W:ident => $body:expr, else => $other:expr) => {
        match $bytes {
            1 => {
                type $W = u8;
                $body
            }
            2 => {
                type $W = u16;
                $body
            }
            4 => {
                type $W = u32;
                $body
            }
            8 => {
                type $W = u64;
                $body
            }
            16 => {
                type $W = [u64; 2];
                $body
            }
            _ => $other,
        }
    };
}

pub(crate) use {by_type, by_width};
