//! Where C pointers become Rust references, errors become codes, and panics stop.
//!
//! Needs: `handle`, `status`, and from `context` whether calls are allowed. Gives: [`guard`], [`anytime`], [`update`], [`inspect`], [`create`], [`free`] (the frames of
//! exported functions); `get`/`opt` on handles; views on the caller's arrays.
//! Cost: one compare per handle, one flag per call.
//! Invariants: DOOR-1 the functions here are called only with arguments of exported functions, so
//! the C API's contract holds for them: a pointer that is not null may be read (written, for
//! outputs) for as many elements as the function's other arguments say, and outputs of one call
//! do not overlap. DOOR-2 no panic leaves [`guard`].

use std::ffi::{CStr, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;
use std::sync::PoisonError;

use engine::mem::hooks::Hooks;
use engine::mem::{Boxed, Buf};
use engine::{Error, ErrorKind, Result};

use crate::context;
use crate::handle::{Handle, Kind, Ref};
use crate::iterator::{GxB_Iterator, Iterator};
use crate::log;
use crate::settings;
use crate::status::GrB_Info;

/// Runs the body of an exported function that keeps no error text.
pub(crate) fn guard<R: Into<GrB_Info>>(body: impl FnOnce() -> Result<R>) -> GrB_Info {
    anytime(|| context::is_open().and_then(|()| body()))
}

/// As [`guard`], for the few functions that may be called before init and after finalize.
pub(crate) fn anytime<R: Into<GrB_Info>>(body: impl FnOnce() -> Result<R>) -> GrB_Info {
    match caught(body) {
        Ok(r) => r.into(),
        Err(e) => {
            let info = e.kind().into();
            log::note_without_object(info, &e);
            info
        }
    }
}

/// Runs the body of an exported function whose output is the object `out`, and keeps the text of
/// an error there.
pub(crate) fn update<K: Kind, R: Into<GrB_Info>>(out: Ref<K>, body: impl FnOnce(&K) -> Result<R>) -> GrB_Info {
    update_handle(out, |h| body(h.object()))
}

/// As [`update`], for what a handle has beside its object.
pub(crate) fn update_handle<K: Kind, R: Into<GrB_Info>>(out: Ref<K>, body: impl FnOnce(&Handle<K>) -> Result<R>) -> GrB_Info {
    let handle = match live(&out, "output") {
        Ok(h) => h,
        Err(e) => return e.kind().into(),
    };
    match noted(handle, || caught(|| context::is_open().and_then(|()| body(handle)))) {
        Ok(r) => r.into(),
        Err(e) => e.kind().into(),
    }
}

/// Runs `body`, whose output is the object of `handle`, and keeps the text of an error there.
fn noted<K: Kind, R>(handle: &Handle<K>, body: impl FnOnce() -> Result<R>) -> Result<R> {
    body().inspect(|_| handle.clear_write()).inspect_err(|e| handle.note_write(e.kind().into(), e))
}

/// Runs a part of an exported function's body whose output is the object `out`, and keeps the text
/// of an error there too. `what` names the argument.
pub(crate) fn noting<K: Kind, R>(out: &Ref<K>, what: &str, body: impl FnOnce(&K) -> Result<R>) -> Result<R> {
    let handle = live(out, what)?;
    noted(handle, || body(handle.object()))
}

/// Runs the body of an exported function that reads the object `input` and whose output is a plain
/// C value; keeps the text of an error with the calling thread. `what` names the argument.
pub(crate) fn inspect<K: Kind, R: Into<GrB_Info>>(
    input: Ref<K>,
    what: &str,
    body: impl FnOnce(&Handle<K>) -> Result<R>,
) -> GrB_Info {
    let handle = match live(&input, what) {
        Ok(h) => h,
        Err(e) => return e.kind().into(),
    };
    match caught(|| context::is_open().and_then(|()| body(handle))) {
        Ok(r) => {
            handle.clear_read();
            r.into()
        }
        Err(e) => {
            let info = e.kind().into();
            handle.note_read(info, &e);
            info
        }
    }
}

/// As [`inspect`], and keeps no error text: the object is not touched in any way.
pub(crate) fn inspect_quietly<K: Kind>(input: Ref<K>, what: &str, body: impl FnOnce(&Handle<K>) -> Result<()>) -> GrB_Info {
    guard(|| body(live(&input, what)?))
}

/// Runs the body of a constructor and hands the new object to C, whose variable stays as it was
/// when that fails (C API, 2.6: an error changes nothing).
pub(crate) fn create<K: Kind>(out: *mut Ref<K>, body: impl FnOnce() -> Result<K>) -> GrB_Info {
    create_handle(out, || Handle::try_new(body()?))
}

/// As [`create`], for an object that comes with more than its value.
pub(crate) fn create_handle<K: Kind>(out: *mut Ref<K>, body: impl FnOnce() -> Result<Boxed<Handle<K>>>) -> GrB_Info {
    guard(|| {
        present(out, "new object")?;
        hand_out(out, body()?)
    })
}

/// As [`create`], for a copy, which has the wishes of `original` too; `what` names that argument.
pub(crate) fn create_copy<K: Kind>(
    out: *mut Ref<K>,
    original: Ref<K>,
    what: &str,
    copy: impl FnOnce(&K) -> Result<K>,
) -> GrB_Info {
    create_handle(out, || {
        let original = live(&original, what)?;
        let handle = Handle::try_new(copy(original.object())?)?;
        handle.take_hints_of(original)?;
        Ok(handle)
    })
}

/// Gives a new handle to C.
fn hand_out<K: Kind>(out: *mut Ref<K>, handle: Boxed<Handle<K>>) -> Result<()> {
    let Some(list) = K::LIST else { return put(out, "new object", Ref::from_ptr(handle.into_raw().as_ptr())) };
    let mut list = list.0.lock().unwrap_or_else(PoisonError::into_inner);
    list.try_reserve(1).map_err(|_| Error::new(ErrorKind::OutOfMemory, format_args!("out of memory: a list of handles")))?;
    let p = handle.into_raw();
    list.push(p.as_ptr() as usize);
    put(out, "new object", Ref::from_ptr(p.as_ptr()))
}

/// The user's live handle of an object that `is_it`; only for kinds that are listed.
pub(crate) fn listed<K: Kind>(is_it: impl Fn(&K) -> bool) -> Option<Ref<K>> {
    let list = K::LIST?.0.lock().unwrap_or_else(PoisonError::into_inner);
    let mut newest_first = list.iter().rev().map(|&address| Ref::<K>::from_ptr(address as *mut Handle<K>));
    // Handles leave the list before they are freed, and the list is locked here.
    newest_first.find(|r| live(r, "listed").is_ok_and(|h| is_it(h.object())))
}

/// Frees the object of a handle and sets the handle to null. Null handles, predefined objects and
/// words that are no live handle are left alone.
pub(crate) fn free<K: Kind>(handle: *mut Ref<K>) -> GrB_Info {
    // SAFETY: DOOR-1.
    let Some(slot) = (unsafe { handle.as_mut() }) else { return GrB_Info::GrB_SUCCESS };
    anytime(|| {
        if live(slot, "object").is_ok_and(|h| !h.is_predefined())
            && let Some(p) = NonNull::new(slot.as_ptr())
        {
            *slot = Ref::from_ptr(std::ptr::null_mut());
            if let Some(list) = K::LIST {
                let mut list = list.0.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(place) = list.iter().rposition(|&address| address == p.as_ptr() as usize) {
                    list.swap_remove(place);
                }
            }
            // SAFETY: HANDLE-1, and the handle is not predefined, so it came from `create`.
            let mut owned = unsafe { Boxed::from_raw(p) };
            owned.retire();
        }
        Ok(())
    })
}

/// The text of the last error of an object. When there is none, as after a constructor that failed, it is that of the
/// calling thread's last failed call that had no output to keep it.
pub(crate) fn error_text<K: Kind>(out: *mut *const c_char, object: Ref<K>) -> GrB_Info {
    match live(&object, "object") {
        Ok(handle) => anytime(|| put(out, "error", handle.error_text())),
        Err(e) => match put(out, "error", log::text_without_object()) {
            Ok(()) => e.kind().into(),
            Err(none) => none.kind().into(),
        },
    }
}

/// Runs `body`; a panic becomes an error.
fn caught<R>(body: impl FnOnce() -> Result<R>) -> Result<R> {
    // A panic can leave an object's locks poisoned; the engine then reports it as invalid.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|payload| {
        let why = payload
            .downcast_ref::<String>()
            .map_or_else(|| payload.downcast_ref::<&str>().copied().unwrap_or(""), String::as_str);
        Err(Error::new(ErrorKind::Panic, format_args!("a promise inside the library was broken; please report this call: {why}")))
    })
}

/// Panics are told by [`caught`], in the error text, and not on the caller's standard error.
pub(crate) fn silence_panics() {
    std::panic::set_hook(Box::new(|_| {}));
}

/// The handle behind what C holds.
fn live<'a, K: Kind>(r: &'a Ref<K>, what: &str) -> Result<&'a Handle<K>> {
    let Some(p) = NonNull::new(r.as_ptr()) else {
        return Err(Error::new(ErrorKind::NullPointer, format_args!("{what}: a {} was needed, not a null handle", K::NAME)));
    };
    // SAFETY: HANDLE-1: the first word can be read.
    let word = unsafe { p.cast::<u64>().read() };
    // SAFETY: HANDLE-1: the word says that this is a live handle of the kind.
    let handle = || unsafe { p.as_ref() };
    if word == K::MAGIC {
        return Ok(handle());
    }
    // HANDLE-3: as good as one.
    if let Some(check) = K::stands_in(word) {
        return check(handle().object()).map(|()| handle());
    }
    Err(Error::new(ErrorKind::UninitializedObject, format_args!("{what}: not a live {}", K::NAME)))
}

/// The handle of a predefined object.
pub(crate) fn predefined<K: Kind>(r: &'static Ref<K>) -> Result<&'static Handle<K>> {
    live(r, "predefined")
}

impl<K: Kind> Ref<K> {
    /// The object; null is an error. `what` names the argument.
    pub(crate) fn get(&self, what: &str) -> Result<&K> {
        live(self, what).map(Handle::object)
    }

    /// The object, or `None` for null.
    pub(crate) fn opt(&self, what: &str) -> Result<Option<&K>> {
        if self.as_ptr().is_null() { Ok(None) } else { self.get(what).map(Some) }
    }
}

fn null(what: &str) -> Error {
    Error::new(ErrorKind::NullPointer, format_args!("{what}: a pointer was needed, not null"))
}

/// An error when C gave no room for a result; for functions that write only once all is well.
pub(crate) fn present<T>(p: *mut T, what: &str) -> Result<()> {
    if p.is_null() { Err(null(what)) } else { Ok(()) }
}

/// Writes a result where C asked for it.
pub(crate) fn put<T>(p: *mut T, what: &str, value: T) -> Result<()> {
    let p = NonNull::new(p).ok_or_else(|| null(what))?;
    // SAFETY: DOOR-1.
    unsafe { p.as_ptr().write(value) };
    Ok(())
}

/// Reads a value that C keeps, such as the length of its arrays.
pub(crate) fn peek<T: Copy>(p: *const T, what: &str) -> Result<T> {
    if p.is_null() {
        return Err(null(what));
    }
    // SAFETY: DOOR-1.
    Ok(unsafe { p.read() })
}

/// `n` elements of the caller's array. Null is an error, whatever `n` is.
pub(crate) fn slice<'a, T>(p: *const T, n: u64, what: &str) -> Result<&'a [T]> {
    if p.is_null() {
        return Err(null(what));
    }
    let n = length::<T>(n, what)?;
    // SAFETY: DOOR-1; `length` keeps the size below isize::MAX.
    Ok(unsafe { std::slice::from_raw_parts(p, n) })
}

/// `n` elements of an array the caller wants filled; `None` for null.
#[inline(always)]
pub(crate) fn slice_mut<'a, T>(p: *mut T, n: u64, what: &str) -> Result<Option<&'a mut [T]>> {
    let n = length::<T>(n, what)?;
    // SAFETY: DOOR-1; `length` keeps the size below isize::MAX.
    Ok(NonNull::new(p).map(|p| unsafe { std::slice::from_raw_parts_mut(p.as_ptr(), n) }))
}

/// `n` elements of an array the caller wants filled. Null is an error, whatever `n` is.
#[inline(always)]
pub(crate) fn room<'a, T>(p: *mut T, n: u64, what: &str) -> Result<&'a mut [T]> {
    slice_mut(p, n, what)?.ok_or_else(|| null(what))
}

#[inline(always)]
fn length<T>(n: u64, what: &str) -> Result<usize> {
    let max = isize::MAX as usize / size_of::<T>();
    usize::try_from(n)
        .ok()
        .filter(|&n| n <= max)
        .ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("{what}: {n} elements cannot lie in memory")))
}

/// The bytes of a C string, without the final zero; none for null.
pub(crate) fn opt_bytes<'a>(p: *const c_char) -> &'a [u8] {
    c_bytes(p, "").unwrap_or(&[])
}

/// The bytes of a C string, without the final zero; null is an error.
pub(crate) fn c_bytes<'a>(p: *const c_char, what: &str) -> Result<&'a [u8]> {
    if p.is_null() {
        return Err(null(what));
    }
    // SAFETY: DOOR-1: a zero-terminated string.
    Ok(unsafe { CStr::from_ptr(p) }.to_bytes())
}

/// A function pointer; null is an error.
pub(crate) fn function<F>(f: Option<F>, what: &str) -> Result<F> {
    f.ok_or_else(|| null(what))
}

/// The iterator that C holds (ITER-1).
pub(crate) fn iterator<'a>(p: GxB_Iterator) -> Result<&'a mut Iterator> {
    // SAFETY: DOOR-1: null, or an iterator that was made by `iterator::new` and not freed; C uses it from one thread.
    unsafe { p.as_mut() }.ok_or_else(|| null("iterator"))
}

/// Frees an iterator and sets the variable to null.
pub(crate) fn free_iterator(it: *mut GxB_Iterator) -> GrB_Info {
    anytime(|| {
        if let Some(p) = NonNull::new(it).and_then(|it| {
            // SAFETY: DOOR-1.
            NonNull::new(unsafe { it.as_ptr().replace(std::ptr::null_mut()) })
        }) {
            // SAFETY: made by `iterator::new` with Boxed, and not used again.
            drop(unsafe { Boxed::from_raw(p) });
        }
        Ok(())
    })
}

/// Takes over the array of the malloc family whose address C keeps in `at`: `n` elements in a block of `bytes` bytes.
/// One without elements is left where it is.
pub(crate) fn adopt<T: Copy>(at: *mut *mut T, n: u64, bytes: u64) -> Result<Buf<T>> {
    let p = peek(at, "array")?;
    match NonNull::new(p).filter(|_| n > 0) {
        // SAFETY: DOOR-1: C hands over a block of the malloc family, of that many bytes, with n elements.
        Some(p) => Ok(unsafe { Buf::from_raw(p, n as usize, (bytes as usize / size_of::<T>()).max(n as usize)) }),
        None => Ok(Buf::new()),
    }
}

/// Sets the variable for the address of an array to null, and frees the array if that `is_left`.
pub(crate) fn discard(at: *mut *mut c_void, is_left: bool) -> Result<()> {
    let p = peek(at, "array")?;
    if is_left && !p.is_null() {
        // SAFETY: DOOR-1: a block of the malloc family that C has given up.
        unsafe { (engine::mem::hooks::current().free)(p) };
    }
    put(at, "array", std::ptr::null_mut())
}

/// Installs the caller's malloc family; the caller has seen that the engine holds no block.
pub(crate) fn install(family: &'static Hooks) -> Result<()> {
    // SAFETY: HOOK-1 by the caller's look at stats; HOOK-2 is the contract of GxB_init.
    unsafe { engine::mem::hooks::install(family) };
    Ok(())
}

/// calloc in terms of a family's malloc.
pub(crate) fn malloc_zeroed(family: &Hooks, n: usize, size: usize) -> *mut c_void {
    let Some(bytes) = n.checked_mul(size) else { return std::ptr::null_mut() };
    // SAFETY: HOOK-2.
    let p = unsafe { (family.malloc)(bytes) };
    if !p.is_null() {
        // SAFETY: p is a fresh block of that many bytes.
        unsafe { p.cast::<u8>().write_bytes(0, bytes) };
    }
    p
}

/// A stream of C, which is only handed on.
#[allow(clippy::upper_case_acronyms, reason = "the name is C's")]
#[repr(C)]
pub struct FILE {
    _opaque: [u8; 0],
}

unsafe extern "C" {
    static stdout: *mut FILE;
    fn fputs(text: *const c_char, file: *mut FILE) -> c_int;
}

/// GxB_PRINTF.
type Printf = unsafe extern "C" fn(*const c_char, ...) -> c_int;
/// GxB_FLUSH.
type Flush = unsafe extern "C" fn() -> c_int;

/// Writes a text that ends with a zero to a stream; to the user's printf, else to the standard output, when it is null.
pub(crate) fn write_text(file: *mut FILE, text: &[u8]) -> Result<()> {
    let text = CStr::from_bytes_until_nul(text).unwrap_or(c"");
    let done = match (file.is_null(), settings::printers()[0]) {
        // SAFETY: DOOR-1: a stream that is open.
        (false, _) => unsafe { fputs(text.as_ptr(), file) },
        // SAFETY: the stream that C begins with.
        (true, 0) => unsafe { fputs(text.as_ptr(), stdout) },
        (true, address) => {
            // SAFETY: DOOR-1: what the user has set for GxB_PRINTF is a function like printf.
            let printf: Printf = unsafe { std::mem::transmute(std::ptr::with_exposed_provenance::<c_void>(address)) };
            // SAFETY: as C calls it, with the one argument that the format asks for.
            unsafe { printf(c"%s".as_ptr(), text.as_ptr()) }
        }
    };
    if done >= 0 { Ok(()) } else { Err(Error::new(ErrorKind::InvalidValue, format_args!("f: the text could not be written"))) }
}

/// Writes a line as [`write_text`] does without a stream, and flushes: the trace of `GxB_BURBLE`, which has nobody to tell of
/// a text that could not be written.
pub(crate) fn say(line: &str) {
    let mut text = [0u8; 256];
    let n = line.len().min(text.len() - 2);
    text[..n].copy_from_slice(&line.as_bytes()[..n]);
    text[n] = b'\n';
    let _ = write_text(std::ptr::null_mut(), &text).and_then(|()| flush_output(std::ptr::null_mut()));
}

/// Calls the user's function that flushes, after what was written without a stream of the caller's.
pub(crate) fn flush_output(file: *mut FILE) -> Result<()> {
    let address = settings::printers()[1];
    if file.is_null() && address != 0 {
        // SAFETY: DOOR-1: what the user has set for GxB_FLUSH is such a function.
        let flush: Flush = unsafe { std::mem::transmute(std::ptr::with_exposed_provenance::<c_void>(address)) };
        // SAFETY: as C calls it.
        unsafe { flush() };
    }
    Ok(())
}
