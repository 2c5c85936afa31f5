//! Starting and ending the use of the library (C API, section 4.1).
//!
//! Needs: `boundary`. Gives: `GrB_init`, `GxB_init`, `GrB_finalize`, `GrB_getVersion`.
//! Cost: one load per call. Outside of init and finalize every method returns `GrB_PANIC` and does
//! nothing, except these four and free and error; after finalize the library can be initialised
//! again, and objects that were not freed are still there (SN-14). A malloc family can be installed
//! only while the engine holds no block (HOOK-1); else `GxB_init` returns `GrB_INVALID_VALUE`.

use std::ffi::{c_uint, c_void};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering::AcqRel, Ordering::Acquire, Ordering::Release};

use engine::expr;
use engine::mem::hooks::{self, Hooks};
use engine::mem::{scratch, stats};
use engine::{Error, ErrorKind, Result};

use crate::boundary::{anytime, function, install, present, put, silence_panics};
use crate::settings;
use crate::status::{GRB_BLOCKING, GRB_NONBLOCKING, GrB_Info, GrB_Mode};
use crate::traced;

/// The mode given to init, or [`OUTSIDE`].
static MODE: AtomicI32 = AtomicI32::new(OUTSIDE);
/// Not between init and finalize.
const OUTSIDE: i32 = -1;

/// An error unless the library is initialised.
pub(crate) fn is_open() -> Result<()> {
    if MODE.load(Acquire) != OUTSIDE {
        return Ok(());
    }
    Err(Error::new(
        ErrorKind::Panic,
        format_args!("the library is not initialised: GrB_init comes first, and nothing after GrB_finalize"),
    ))
}

/// The mode given to init.
pub(crate) fn mode() -> GrB_Mode {
    MODE.load(Acquire)
}

fn enter(mode: GrB_Mode) -> Result<()> {
    if mode != GRB_NONBLOCKING && mode != GRB_BLOCKING {
        return Err(Error::new(ErrorKind::InvalidValue, format_args!("mode: 0 or 1 was needed, not {mode}")));
    }
    match MODE.compare_exchange(OUTSIDE, mode, AcqRel, Acquire) {
        Ok(_) => {
            silence_panics();
            settings::reset();
            // In blocking mode every call is made before it ends.
            traced::begin();
            expr::record_from(if mode == GRB_BLOCKING { usize::MAX } else { expr::FROM });
            Ok(())
        }
        Err(_) => Err(Error::new(ErrorKind::InvalidValue, format_args!("the library is initialised already"))),
    }
}

/// Starts the use of the library. [4.1.1]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_init(mode: GrB_Mode) -> GrB_Info {
    anytime(|| enter(mode))
}

/// A function like malloc.
pub type GB_malloc_function = Option<unsafe extern "C" fn(usize) -> *mut c_void>;
/// A function like calloc.
pub type GB_calloc_function = Option<unsafe extern "C" fn(usize, usize) -> *mut c_void>;
/// A function like realloc.
pub type GB_realloc_function = Option<unsafe extern "C" fn(*mut c_void, usize) -> *mut c_void>;
/// A function like free.
pub type GB_free_function = Option<unsafe extern "C" fn(*mut c_void)>;

/// The malloc families that were installed, which stay valid for the rest of the process.
static FAMILIES: [OnceLock<Hooks>; 16] = [const { OnceLock::new() }; 16];

/// As GrB_init, with the caller's malloc family; calloc and realloc may be null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GxB_init(
    mode: GrB_Mode,
    malloc: GB_malloc_function,
    calloc: GB_calloc_function,
    realloc: GB_realloc_function,
    free: GB_free_function,
) -> GrB_Info {
    anytime(|| {
        let (malloc, free) = (function(malloc, "malloc")?, function(free, "free")?);
        enter(mode)?;
        adopt(Hooks { malloc, calloc: calloc.unwrap_or(zeroed), realloc, free }).inspect_err(|_| MODE.store(OUTSIDE, Release))
    })
}

/// Installs `family` until another one comes.
fn adopt(family: Hooks) -> Result<()> {
    let refuse = |why| Err(Error::new(ErrorKind::InvalidValue, format_args!("malloc family: {why}")));
    let same = |a: &Hooks| {
        std::ptr::fn_addr_eq(a.malloc, family.malloc)
            && std::ptr::fn_addr_eq(a.free, family.free)
            && std::ptr::fn_addr_eq(a.calloc, family.calloc)
            && a.realloc.map(|f| f as usize) == family.realloc.map(|f| f as usize)
    };
    if same(hooks::current()) {
        return Ok(());
    }
    if stats::in_use() > 0 {
        return refuse("objects made with another one are alive");
    }
    match FAMILIES.iter().map(|slot| slot.get_or_init(|| family)).find(|installed| same(installed)) {
        Some(installed) => install(installed),
        None => refuse("too many others were installed before"),
    }
}

/// Says whether init was called. Not for programs: LAGraph's tests of init forget a failed one with it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GB_Global_GrB_init_called_set(init_called: bool) {
    MODE.store(if init_called { GRB_NONBLOCKING } else { OUTSIDE }, Release);
}

/// Stands in for a calloc that the caller did not give.
unsafe extern "C" fn zeroed(n: usize, size: usize) -> *mut c_void {
    crate::boundary::malloc_zeroed(hooks::current(), n, size)
}

/// Ends the use of the library. [4.1.2]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_finalize() -> GrB_Info {
    anytime(|| {
        MODE.store(OUTSIDE, Release);
        traced::end();
        scratch::release_all();
        Ok(())
    })
}

/// Version of the specification that the library implements.
const VERSION: (c_uint, c_uint) = (2, 1);

/// The version of the specification that the library implements. [4.1.3]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn GrB_getVersion(version: *mut c_uint, subversion: *mut c_uint) -> GrB_Info {
    anytime(|| {
        present(subversion, "subversion")?;
        put(version, "version", VERSION.0)?;
        put(subversion, "subversion", VERSION.1)
    })
}
