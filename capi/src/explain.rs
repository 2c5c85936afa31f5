//! What is recorded behind an object and what looking at it would run; what evaluation did so far. Extensions of this library,
//! under `GrX_`.
//!
//! Needs: `boundary`, the engine's `explain` and counters. Gives: `GrX_*_explain`, `GrX_free_text`, `GrX_counters`.
//! Cost: linear in the recorded calls, at most 64. Nothing is computed.

use std::ffi::{c_char, c_int};

use engine::dynamic::{Explain, Matrix, Vector};
use engine::mem::Buf;
use engine::{Error, ErrorKind, Result, plan};

use crate::boundary::{anytime, discard, inspect, present, put};
use crate::handle::{GrB_Matrix, GrB_Vector, Kind, Ref};
use crate::status::GrB_Info;

/// How an explanation is written: 0 for people, 1 JSON, 2 for Graphviz.
pub type GrX_Format = c_int;

fn how(format: GrX_Format) -> Result<Explain> {
    match format {
        0 => Ok(Explain::Text),
        1 => Ok(Explain::Json),
        2 => Ok(Explain::Dot),
        _ => {
            let message = format_args!("format: GrX_TEXT, GrX_JSON or GrX_DOT was needed, not {format}");
            Err(Error::new(ErrorKind::InvalidValue, message))
        }
    }
}

/// What can be explained.
trait Explained: Kind {
    fn explained(&self, how: Explain) -> Result<String>;
}

impl Explained for Vector {
    fn explained(&self, how: Explain) -> Result<String> {
        self.explain(how)
    }
}

impl Explained for Matrix {
    fn explained(&self, how: Explain) -> Result<String> {
        self.explain(how)
    }
}

/// The explanation in a block of the malloc family, which is the caller's.
fn explain<K: Explained>(object: Ref<K>, format: GrX_Format, text: *mut *mut c_char) -> GrB_Info {
    inspect(object, "object", |handle| {
        present(text, "text")?;
        let explained = handle.object().explained(how(format)?)?;
        let mut block = Buf::with_capacity(explained.len() + 1)?;
        block.extend_from_slice(explained.as_bytes())?;
        block.push(0)?;
        put(text, "text", block.into_raw().0.cast())
    })
}

/// Writes what is recorded behind a vector, and what looking at it would run, into a new block. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_Vector_explain(object: GrB_Vector, format: GrX_Format, text: *mut *mut c_char) -> GrB_Info {
    explain(object, format, text)
}

/// Writes what is recorded behind a matrix, and what looking at it would run, into a new block. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_Matrix_explain(object: GrB_Matrix, format: GrX_Format, text: *mut *mut c_char) -> GrB_Info {
    explain(object, format, text)
}

/// Frees a text that GrX_explain has made, and sets the variable to null. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_free_text(text: *mut *mut c_char) -> GrB_Info {
    anytime(|| {
        present(text, "text")?;
        discard(text.cast(), true)
    })
}

/// Sums since the process began, over all threads. The header declares it.
#[repr(C)]
pub struct GrX_Counters {
    passes: u64,
    calls: u64,
    read: u64,
    written: u64,
    common: u64,
    in_place: u64,
    /// Zeros, for counters to come.
    reserved: [u64; 10],
}

/// Tells what evaluation of recorded calls did so far. [extension]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrX_counters(counters: *mut GrX_Counters) -> GrB_Info {
    anytime(|| {
        let plan::Counters { passes, calls, common, read, written, in_place } = plan::counters();
        put(counters, "counters", GrX_Counters { passes, calls, read, written, common, in_place, reserved: [0; 10] })
    })
}
