//! The few predefined symbols that are no operators: the context, the global object, and the
//! defaults that the extensions name.
//!
//! Needs: `handle`. Gives: data symbols only. Cost: free.

use std::ffi::c_int;

use crate::contexts::Context;
use crate::handle::{Global, GrB_Global, GxB_Context, Handle, Ref};

/// The object that global settings belong to.
#[unsafe(no_mangle)]
pub static GrB_GLOBAL: GrB_Global = {
    static H: Handle<Global> = Handle::predefined(Global);
    Ref::to(&H)
};

/// The context that all threads start in.
#[unsafe(no_mangle)]
pub static GxB_CONTEXT_WORLD: GxB_Context = {
    static H: Handle<Context> = Handle::predefined(Context::World);
    Ref::to(&H)
};

/// How a matrix is oriented unless it is told otherwise.
pub type GxB_Format_Value = c_int;

/// By row.
#[unsafe(no_mangle)]
pub static GxB_FORMAT_DEFAULT: GxB_Format_Value = 0;

/// Share of non-empty rows below which a matrix becomes hypersparse.
#[unsafe(no_mangle)]
pub static GxB_HYPER_DEFAULT: f64 = 0.0625;

/// The share that makes a matrix always hypersparse.
#[unsafe(no_mangle)]
pub static GxB_ALWAYS_HYPER: f64 = 1.0;

/// The share that makes a matrix never hypersparse.
#[unsafe(no_mangle)]
pub static GxB_NEVER_HYPER: f64 = -1.0;
