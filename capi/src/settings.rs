//! The fields of the global object: what the library is, and the settings that all objects share.
//!
//! Needs: `getset`. Gives: [`HasFields`] for `GrB_GLOBAL`, [`default_hint`], [`reset`].
//! Cost: one load per new matrix. Init sets the default back to rows.
//! Builds are reproducible, so there is no date or time of compilation to tell: those are empty.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::dynamic::{Matrix, OrientationHint};
use engine::mem::{hooks, scratch};
use engine::{Error, ErrorKind, Result, par, trace};

use crate::boundary::{peek, say};
use crate::constants::GxB_HYPER_DEFAULT;
use crate::context;
use crate::field::{Field, JIT_TEXTS};
use crate::fields_objects::{by_column, hint_code, hint_of};
use crate::getset::{Answer, HasFields, New, Set};
use crate::handle::{Global, Handle};
use crate::status::GRB_ROWMAJOR;

/// What the library is called.
const NAME: &str = "graphblas (Rust)";
const ABOUT: &str = concat!(
    "graphblas (Rust) ",
    env!("CARGO_PKG_VERSION"),
    ": the GraphBLAS C API 2.1 in Rust, for C programs and for the crate graphblas, with the interface of SuiteSparse:GraphBLAS 9.4.5"
);
/// What older programs ask for in order to learn which extensions there are: name, version and date of the interface
/// (SN-76). `GxB_IMPLEMENTATION` in the header is the same.
const INTERFACE: &str = "SuiteSparse:GraphBLAS";
const INTERFACE_VERSION: [i32; 3] = [9, 4, 5];
const INTERFACE_DATE: &str = "Feb 20, 2025";
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

/// Gives a new matrix the default orientation; one of a single column lies as vectors do.
pub(crate) fn oriented(a: Matrix) -> Result<Matrix> {
    match if a.ncols() == 1 { OrientationHint::Col } else { default_hint() } {
        OrientationHint::Row => {}
        hint @ (OrientationHint::Col | OrientationHint::Both) => a.set_orientation_hint(hint)?,
    }
    Ok(a)
}

/// Back to what holds after init.
pub(crate) fn reset() {
    HINT.store(GRB_ROWMAJOR, Relaxed);
    if THREADS_SET.swap(false, Relaxed) {
        par::set_threads(0);
    }
    set_chunk(0.0);
    HYPER.store(GxB_HYPER_DEFAULT.to_bits(), Relaxed);
    *locked(&BITMAP) = BITMAP_DEFAULT;
    set_burble(false);
    ONE_BASED.store(false, Relaxed);
    PRINTF.store(0, Relaxed);
    FLUSH.store(0, Relaxed);
    *locked(&JIT) = [const { Vec::new() }; JIT_TEXTS];
}

/// The number of a GPU when there is none.
pub(crate) const NO_GPU: i32 = -1;
/// Work of a thread at least, in the user guide's units.
const CHUNK_DEFAULT: f64 = 65536.0;
/// Shares of entries above which a matrix becomes a bitmap, by its shorter dimension: 1, 2, up to 4, 8, ..., 64, more.
const BITMAP_DEFAULT: [f64; 8] = [0.04, 0.05, 0.06, 0.08, 0.10, 0.20, 0.30, 0.40];

static THREADS_SET: AtomicBool = AtomicBool::new(false);
static CHUNK: AtomicU64 = AtomicU64::new(CHUNK_DEFAULT.to_bits());
static HYPER: AtomicU64 = AtomicU64::new(0.0625f64.to_bits());
static BITMAP: Mutex<[f64; 8]> = Mutex::new(BITMAP_DEFAULT);
static BURBLE: AtomicBool = AtomicBool::new(false);
static ONE_BASED: AtomicBool = AtomicBool::new(false);
/// Addresses of the user's functions; 0 for none.
static PRINTF: AtomicUsize = AtomicUsize::new(0);
static FLUSH: AtomicUsize = AtomicUsize::new(0);
static JIT: Mutex<[Vec<u8>; JIT_TEXTS]> = Mutex::new([const { Vec::new() }; JIT_TEXTS]);

/// Whether each kernel that runs is told, by the functions set for printing.
fn set_burble(is_on: bool) {
    BURBLE.store(is_on, Relaxed);
    trace::to(is_on.then_some(say));
}

fn locked<T>(m: &Mutex<T>) -> MutexGuard<'_, T> {
    m.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Threads that calls use unless a context says otherwise.
pub(crate) fn threads() -> i32 {
    i32::try_from(par::all_threads()).unwrap_or(i32::MAX)
}

/// At least one.
pub(crate) fn wanted_threads(n: i32) -> usize {
    usize::try_from(n).unwrap_or(1).max(1)
}

pub(crate) fn set_threads(n: i32) {
    if par::all_threads() != wanted_threads(n) {
        THREADS_SET.store(true, Relaxed);
        par::set_threads(wanted_threads(n));
    }
}

pub(crate) fn chunk() -> f64 {
    f64::from_bits(CHUNK.load(Relaxed))
}

/// The default, when it is less than 1.
pub(crate) fn wanted_chunk(x: f64) -> f64 {
    if x >= 1.0 { x } else { CHUNK_DEFAULT }
}

pub(crate) fn set_chunk(x: f64) {
    CHUNK.store(wanted_chunk(x).to_bits(), Relaxed);
}

/// The hypersparsity ratio of objects that have none of their own.
pub(crate) fn hyper_switch() -> f64 {
    f64::from_bits(HYPER.load(Relaxed))
}

/// The bitmap ratio of objects that have none of their own, by the shorter dimension.
pub(crate) fn bitmap_switch(shorter: u64) -> f64 {
    let place = match shorter {
        0 | 1 => 0,
        n if n > 64 => 7,
        n => n.next_power_of_two().trailing_zeros() as usize,
    };
    locked(&BITMAP)[place]
}

/// Whether printed indices begin at 1.
pub(crate) fn is_one_based() -> bool {
    ONE_BASED.load(Relaxed)
}

/// Addresses of the user's functions that print and flush.
pub(crate) fn printers() -> [usize; 2] {
    [PRINTF.load(Relaxed), FLUSH.load(Relaxed)]
}

/// An address as C keeps it.
fn address(p: usize) -> Result<Answer> {
    Answer::bytes(&p.to_ne_bytes())
}

/// The functions of the malloc family.
fn of_family(field: Field) -> Result<Answer> {
    let family = hooks::current();
    address(match field {
        Field::Malloc => family.malloc as usize,
        Field::Calloc => family.calloc as usize,
        Field::Realloc => family.realloc.map_or(0, |f| f as usize),
        _ => family.free as usize,
    })
}

/// The bitmap ratios as bytes.
fn bitmap_bytes() -> Result<Answer> {
    let mut bytes = [0; 64];
    for (to, x) in bytes.chunks_exact_mut(8).zip(*locked(&BITMAP)) {
        to.copy_from_slice(&x.to_ne_bytes());
    }
    Answer::bytes(&bytes)
}

/// Bytes of the pool of small blocks, by size: 64 numbers, all 0, for this library has no such pool.
const POOL_BYTES: usize = 64 * 8;

/// Sets the bitmap ratios; null brings back the defaults.
pub(crate) fn set_bitmap_switch(shares: *const f64) -> Result<()> {
    let shares = if shares.is_null() { BITMAP_DEFAULT } else { peek(shares.cast::<[f64; 8]>(), "value")? };
    *locked(&BITMAP) = shares;
    Ok(())
}

fn set_jit_text(place: u8, text: &[u8]) -> Result<()> {
    let mut fresh = Vec::new();
    fresh.try_reserve_exact(text.len()).map_err(|_| Error::new(ErrorKind::OutOfMemory, format_args!("out of memory: a text")))?;
    fresh.extend_from_slice(text);
    locked(&JIT)[usize::from(place)] = fresh;
    Ok(())
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
            Field::LibraryName => text(INTERFACE)?,
            Field::LibraryVersion => three(INTERFACE_VERSION)?,
            Field::LibraryDate => text(INTERFACE_DATE)?,
            Field::LibraryAbout => text(ABOUT)?,
            Field::LibraryUrl | Field::CompileDate | Field::CompileTime => text("")?,
            Field::LibraryLicense => text(LICENSE)?,
            Field::ApiVersion => three(API)?,
            Field::ApiDate => text(API_DATE)?,
            Field::ApiAbout => text(API_ABOUT)?,
            Field::ApiUrl => text(API_URL)?,
            Field::CompilerVersion => three(version(env!("GRAPHBLAS_RUSTC")))?,
            Field::CompilerName => text(concat!("rustc ", env!("GRAPHBLAS_RUSTC")))?,
            // Programs ask in order to learn whether calls use all processors. They do, by threads of our own.
            Field::OpenMp => Answer::Int(1),
            Field::HyperSwitch => Answer::Real(hyper_switch()),
            Field::BitmapSwitch => bitmap_bytes()?,
            Field::Burble => Answer::Int(i32::from(BURBLE.load(Relaxed))),
            Field::OneBased => Answer::Int(i32::from(is_one_based())),
            Field::Printf => address(printers()[0])?,
            Field::Flush => address(printers()[1])?,
            Field::MemoryPool => Answer::bytes(&[0; POOL_BYTES])?,
            // Nothing is compiled by a C compiler, whatever was asked for.
            Field::JitControl | Field::UseCmake => Answer::Int(0),
            Field::Jit(place) => Answer::text(&locked(&JIT)[usize::from(place)])?,
            Field::Malloc | Field::Calloc | Field::Realloc | Field::Free => of_family(field)?,
            Field::Threads => Answer::Int(threads()),
            Field::Chunk => Answer::Real(chunk()),
            Field::Gpu => Answer::Int(NO_GPU),
            _ => Answer::NoField,
        })
    }

    fn set(_: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        match (field, new) {
            (Field::Orientation, New::Int(n)) => HINT.store(hint_code(hint_of(*n)?.unwrap_or(OrientationHint::Row)), Relaxed),
            (Field::Format, New::Int(n)) => HINT.store(hint_code(by_column(*n)?), Relaxed),
            (Field::HyperSwitch, New::Real(x)) => HYPER.store(x.to_bits(), Relaxed),
            (Field::BitmapSwitch, New::Address(p, 64)) => set_bitmap_switch(p.cast())?,
            (Field::Burble, New::Int(n)) => set_burble(*n != 0),
            (Field::OneBased, New::Int(n)) => ONE_BASED.store(*n != 0, Relaxed),
            (Field::Printf, New::Address(f, 8)) => PRINTF.store(f.expose_provenance(), Relaxed),
            (Field::Flush, New::Address(f, 8)) => FLUSH.store(f.expose_provenance(), Relaxed),
            (Field::Jit(place), New::Text(text)) => set_jit_text(place, text)?,
            (Field::Threads, New::Int(n)) => set_threads(*n),
            (Field::Chunk, New::Real(x)) => set_chunk(*x),
            (Field::MemoryPool, New::Address(..)) => scratch::release_all(),
            // Accepted: there is no compiler and no GPU to set.
            (Field::JitControl | Field::UseCmake | Field::Gpu, New::Int(_)) => {}
            (Field::BitmapSwitch | Field::Printf | Field::Flush, New::Address(_, size)) => {
                return Err(Error::new(ErrorKind::InvalidValue, format_args!("size: {size} bytes are wrong for this field")));
            }
            _ => return Ok(Set::Refused),
        }
        Ok(Set::Done)
    }
}
