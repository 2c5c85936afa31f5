//! One libgraphblas, opened with `dlopen` under a private symbol scope and initialised.
//! Needs:   the path of a shared library; a process (forked child) that has not loaded it yet.
//! Gives:   `Lib`, through which every call goes; predefined objects by name.
//! Cost:    never closed: the process that measures ends with the measurement.
//!
//! Two libraries with the same symbol names live in one process because of `RTLD_LOCAL`: each resolves its own names first.

use std::ffi::{CStr, CString, c_void};
use std::path::Path;

use crate::Result;
use crate::abi::{Functions, Handle, Info, MEMORY_POOL, NONBLOCKING, NTHREADS, SUCCESS, call};

/// An opened library; lives as long as the process.
pub type Lib = &'static Library;

/// Which of the two libraries of a comparison this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The library under test.
    Ours,
    /// The library it is compared with.
    Theirs,
}

/// See the head of this file.
pub struct Library {
    handle: *mut c_void,
    functions: Functions,
    all: *const u64,
}

impl Library {
    /// Opens and initialises in non-blocking mode with `threads` threads.
    ///
    /// The thread count goes to both kinds of library by environment (read when OpenMP or our pool starts) and by option.
    pub fn open(path: &Path, threads: usize) -> Result<Lib> {
        let lib = Library::load(path, threads, libc::RTLD_LOCAL)?;
        call!(lib, GrB_init(NONBLOCKING))?;
        if lib.functions.GxB_Global_Option_set_INT32.is_some() {
            let threads = i32::try_from(threads).map_err(|_| "too many threads".to_string())?;
            // A library without this option has taken the count from its environment variable.
            let _ = call!(lib, GxB_Global_Option_set_INT32(NTHREADS, threads));
        }
        Ok(lib)
    }

    /// Frees what it keeps for reuse, if it can be asked to.
    pub fn free_kept(&self) {
        let none = [0; 64];
        if self.functions.GxB_Global_Option_set_INT64_ARRAY.is_some() {
            // A library without this option keeps nothing, or does not tell.
            let _ = call!(self, GxB_Global_Option_set_INT64_ARRAY(MEMORY_POOL, none.as_ptr()));
        }
    }

    /// Opens it for libraries that are opened later and call it: their symbols are looked up here first. They initialise it.
    pub fn open_for_others(path: &Path, threads: usize) -> Result<Lib> {
        Library::load(path, threads, libc::RTLD_GLOBAL)
    }

    fn load(path: &Path, threads: usize, scope: i32) -> Result<Lib> {
        set_thread_environment(threads);
        let handle = open_shared(path, scope)?;
        let functions = Functions::load(|name| symbol(handle, name));
        let all = symbol(handle, c"GrB_ALL").cast::<*const u64>();
        // SAFETY: GrB_ALL is a pointer-sized variable (ABI list), read while the library is loaded.
        let all = if all.is_null() { std::ptr::null() } else { unsafe { *all } };
        Ok(Box::leak(Box::new(Library { handle, functions, all })))
    }

    /// The predefined object `name`, for example `GrB_FP64`.
    pub fn object<K>(&self, name: &str) -> Result<Handle<K>> {
        let c_name = CString::new(name).map_err(|_| "name with a NUL byte".to_string())?;
        let variable = symbol(self.handle, &c_name).cast::<*mut K>();
        if variable.is_null() {
            return Err(format!("no symbol {name}"));
        }
        // SAFETY: object symbols are pointer-sized variables that hold the handle (ABI list).
        let raw = unsafe { *variable };
        if raw.is_null() { Err(format!("{name} holds a null handle")) } else { Ok(Handle::from_raw(raw)) }
    }

    pub(crate) fn functions(&self) -> &Functions {
        &self.functions
    }

    /// `GrB_ALL`, the address that means all indices.
    pub(crate) fn all(&self) -> *const u64 {
        self.all
    }
}

/// `Ok` for success, else the name of the function with the code it returned.
pub(crate) fn status(function: &str, info: Info) -> Result<()> {
    if info == SUCCESS { Ok(()) } else { Err(format!("{function} returned {info}")) }
}

/// A handle of dlopen, never closed.
pub(crate) fn open_shared(path: &Path, scope: i32) -> Result<*mut c_void> {
    let c_path = CString::new(path.as_os_str().as_encoded_bytes()).map_err(|_| "path with a NUL byte".to_string())?;
    // SAFETY: a NUL-terminated path; running the library's constructors is the purpose.
    let handle = unsafe { libc::dlopen(c_path.as_ptr(), libc::RTLD_NOW | scope) };
    if handle.is_null() { Err(format!("cannot load {}: {}", path.display(), dl_error())) } else { Ok(handle) }
}

pub(crate) fn symbol(handle: *mut c_void, name: &CStr) -> *mut c_void {
    // SAFETY: a handle of dlopen that is never closed, and a NUL-terminated name.
    unsafe { libc::dlsym(handle, name.as_ptr()) }
}

fn dl_error() -> String {
    // SAFETY: dlerror gives null or a NUL-terminated string that stays valid until the next dl call.
    unsafe {
        let text = libc::dlerror();
        if text.is_null() { "unknown error".to_string() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
    }
}

fn set_thread_environment(threads: usize) {
    let threads = threads.to_string();
    for name in ["OMP_NUM_THREADS", "GRAPHBLAS_NUM_THREADS", "RAYON_NUM_THREADS"] {
        if std::env::var(name).as_ref() != Ok(&threads) {
            // SAFETY: reached for the first library of a process only (the second finds its value set), so before
            // any library could have started a thread; the harness itself has one thread.
            unsafe { std::env::set_var(name, &threads) };
        }
    }
}
