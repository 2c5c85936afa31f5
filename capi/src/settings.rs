//! The fields of the global object: what the library is, and the default orientation.
//!
//! Needs: `getset`. Gives: [`HasFields`] for `GrB_GLOBAL`, [`default_hint`], [`reset`].
//! Cost: one load per new matrix. Init sets the default back to rows.
//! Builds are reproducible, so there is no date or time of compilation to tell: those are empty.

use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

use engine::Result;
use engine::dynamic::{Matrix, OrientationHint};

use crate::context;
use crate::field::Field;
use crate::fields_objects::{by_column, hint_code, hint_of};
use crate::getset::{Answer, HasFields, New, Set};
use crate::handle::{Global, Handle};
use crate::status::GRB_ROWMAJOR;

/// What the library is called.
const NAME: &str = "graphblas (Rust)";
/// When the version in Cargo.toml was set.
const DATE: &str = "2026-11-21";
const ABOUT: &str = "graphblas (Rust): the GraphBLAS C API 2.1 in Rust, for C programs and for the crate graphblas";
const LICENSE: &str = "MIT OR Apache-2.0";
/// Major, minor and patch version of the specification.
const API: [i32; 3] = [2, 1, 0];
const API_DATE: &str = "2023-12-22";
const API_ABOUT: &str = "GraphBLAS C API Specification 2.1, by the GraphBLAS Forum";
const API_URL: &str = "https://graphblas.org";

/// The orientation of matrices to come, as a `GrB_Orientation`.
static HINT: AtomicI32 = AtomicI32::new(GRB_ROWMAJOR);

/// How matrices that are not told otherwise are oriented.
pub(crate) fn default_hint() -> OrientationHint {
    hint_of(HINT.load(Relaxed)).ok().flatten().unwrap_or(OrientationHint::Row)
}

/// Gives a new matrix the default orientation.
pub(crate) fn oriented(a: Matrix) -> Result<Matrix> {
    match default_hint() {
        OrientationHint::Row => {}
        hint @ (OrientationHint::Col | OrientationHint::Both) => a.set_orientation_hint(hint)?,
    }
    Ok(a)
}

/// Back to what holds after init.
pub(crate) fn reset() {
    HINT.store(GRB_ROWMAJOR, Relaxed);
}

/// Three numbers from the text of a version.
fn version(text: &str) -> [i32; 3] {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).map(|n| n.parse().unwrap_or(0));
    std::array::from_fn(|_| numbers.next().unwrap_or(0))
}

fn library() -> [i32; 3] {
    version(env!("CARGO_PKG_VERSION"))
}

/// Three numbers as C keeps them, `int[3]`.
fn three([a, b, c]: [i32; 3]) -> Result<Answer> {
    let mut bytes = [0; 12];
    for (to, n) in bytes.chunks_exact_mut(4).zip([a, b, c]) {
        to.copy_from_slice(&n.to_ne_bytes());
    }
    Answer::bytes(&bytes)
}

impl HasFields for Global {
    const IS_OPEN: bool = true;

    fn get(_: &Handle<Self>, field: Field) -> Result<Answer> {
        let text = |t: &str| Answer::text(t.as_bytes());
        Ok(match field {
            Field::Name => text(NAME)?,
            Field::LibraryMajor => Answer::Int(library()[0]),
            Field::LibraryMinor => Answer::Int(library()[1]),
            Field::LibraryPatch => Answer::Int(library()[2]),
            Field::ApiMajor => Answer::Int(API[0]),
            Field::ApiMinor => Answer::Int(API[1]),
            Field::ApiPatch => Answer::Int(API[2]),
            Field::BlockingMode => Answer::Int(context::mode()),
            Field::Orientation => Answer::Int(hint_code(default_hint())),
            Field::Format => Answer::Int(i32::from(default_hint() == OrientationHint::Col)),
            Field::LibraryVersion => three(library())?,
            Field::LibraryDate => text(DATE)?,
            Field::LibraryAbout => text(ABOUT)?,
            Field::LibraryUrl | Field::CompileDate | Field::CompileTime => text("")?,
            Field::LibraryLicense => text(LICENSE)?,
            Field::ApiVersion => three(API)?,
            Field::ApiDate => text(API_DATE)?,
            Field::ApiAbout => text(API_ABOUT)?,
            Field::ApiUrl => text(API_URL)?,
            Field::CompilerVersion => three(version(env!("GRAPHBLAS_RUSTC")))?,
            Field::CompilerName => text(concat!("rustc ", env!("GRAPHBLAS_RUSTC")))?,
            Field::OpenMp => Answer::Int(0),
            _ => Answer::NoField,
        })
    }

    fn set(_: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        let hint = match (field, new) {
            (Field::Orientation, New::Int(n)) => hint_of(*n)?.unwrap_or(OrientationHint::Row),
            (Field::Format, New::Int(n)) => by_column(*n)?,
            _ => return Ok(Set::Refused),
        };
        HINT.store(hint_code(hint), Relaxed);
        Ok(Set::Done)
    }
}
