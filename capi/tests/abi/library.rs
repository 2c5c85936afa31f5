//! The built library, opened while the test runs: symbols by name, calls of any signature.
//!
//! Needs: the shared library that cargo built. Gives: [`call`] and [`call_with`] (a function by its
//! name), [`object`] (a predefined handle), [`trail`] (which functions this thread called), [`uses`]
//! (how often each symbol was asked for).
//! Handles, pointers, sizes and indices are all passed as one machine word ([`Word`]), which is how
//! the platform's C convention passes them; only values of the built-in types need a signature.
//! Cost: one look-up in a table per call.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::{CString, c_void};
use std::mem::transmute;
use std::os::unix::ffi::OsStrExt as _;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock};

use crate::built;
use crate::oracle::value::{Ty, Val};

/// A handle, a pointer, an index or a size.
pub type Word = usize;

/// GrB_NULL.
pub const NULL: Word = 0;
/// GrB_NONBLOCKING.
const NONBLOCKING: Word = 0;

struct Symbol {
    name: &'static str,
    /// None: the library has no such symbol.
    address: Option<Word>,
    uses: AtomicUsize,
}

struct Library {
    file: Word,
    known: Mutex<HashMap<String, &'static Symbol>>,
}

thread_local! {
    static TRAIL: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let path = CString::new(built::library().as_os_str().as_bytes()).expect("a path has no zero byte");
        // SAFETY: a path that ends with a zero; the library has no initialisers that need more.
        let file = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        assert!(!file.is_null(), "{path:?} cannot be opened");
        let library = Library { file: file as Word, known: Mutex::default() };
        let init = library.find("GrB_init").address.expect("the library has GrB_init");
        // SAFETY: the address of GrB_init, with its signature.
        let info = unsafe { transmute::<Word, unsafe extern "C" fn(Word) -> i32>(init)(NONBLOCKING) };
        assert_eq!(info, 0, "GrB_init fails");
        library
    })
}

impl Library {
    fn find(&self, name: &str) -> &'static Symbol {
        let mut known = self.known.lock().expect("nothing here panics");
        if let Some(symbol) = known.get(name) {
            return symbol;
        }
        let text = CString::new(name).expect("a name has no zero byte");
        // SAFETY: the handle of an open library and a name that ends with a zero.
        let address = unsafe { libc::dlsym(self.file as *mut c_void, text.as_ptr()) } as Word;
        let address = Some(address).filter(|&a| a != 0);
        let symbol = Symbol { name: String::leak(name.to_owned()), address, uses: AtomicUsize::new(0) };
        let symbol: &'static Symbol = Box::leak(Box::new(symbol));
        known.insert(name.to_owned(), symbol);
        symbol
    }
}

/// How often each symbol was used, those that are not there left out.
pub fn uses() -> HashMap<String, usize> {
    let known = library().known.lock().expect("nothing here panics");
    known.values().filter(|s| s.address.is_some()).map(|s| (s.name.to_owned(), s.uses.load(Relaxed))).collect()
}

/// Whether the library has such a symbol.
pub fn has(name: &str) -> bool {
    library().find(name).address.is_some()
}

fn function(name: &str) -> Word {
    let symbol = library().find(name);
    symbol.uses.fetch_add(1, Relaxed);
    TRAIL.with_borrow_mut(|t| t.push(symbol.name));
    symbol.address.unwrap_or_else(|| panic!("the library has no {name}"))
}

/// A predefined object, such as `GrB_FP64`: what the variable of this name holds.
pub fn object(name: &str) -> Word {
    let symbol = library().find(name);
    symbol.uses.fetch_add(1, Relaxed);
    let address = symbol.address.unwrap_or_else(|| panic!("the library has no {name}"));
    // SAFETY: a data symbol of the ABI is a variable that holds one pointer.
    unsafe { (address as *const Word).read() }
}

/// Forgets what this thread called.
pub fn forget() {
    TRAIL.with_borrow_mut(Vec::clear);
}

/// The last functions that this thread called.
pub fn trail() -> String {
    TRAIL.with_borrow(|t| t[t.len().saturating_sub(24)..].join(" "))
}

/// Calls `$f` with `$count` words, by a function type of that many parameters.
macro_rules! by_count {
    ($f:expr, $args:expr; $($count:literal: $($k:literal)*;)*) => {
        match $args.len() {
            $($count => {
                // SAFETY: the caller's promise; every argument is one word.
                let f = unsafe { transmute::<Word, unsafe extern "C" fn($(by_count!(@ $k)),*) -> i32>($f) };
                // SAFETY: the same.
                unsafe { f($($args[$k]),*) }
            })*
            n => panic!("a call with {n} arguments"),
        }
    };
    (@ $k:literal) => { Word };
}

/// Calls a function that takes words only, as the header declares it, and returns its GrB_Info.
pub fn call(name: &str, args: &[Word]) -> i32 {
    by_count! { function(name), args;
        1: 0;
        2: 0 1;
        3: 0 1 2;
        4: 0 1 2 3;
        5: 0 1 2 3 4;
        6: 0 1 2 3 4 5;
        7: 0 1 2 3 4 5 6;
        8: 0 1 2 3 4 5 6 7;
        9: 0 1 2 3 4 5 6 7 8;
    }
}

/// GxB_FC32_t.
#[repr(C)]
#[derive(Clone, Copy)]
struct Fc32(f32, f32);

/// GxB_FC64_t.
#[repr(C)]
#[derive(Clone, Copy)]
struct Fc64(f64, f64);

/// Calls a function with a value of a built-in type between words; what C passes for the type.
pub fn call_with(name: &str, before: &[Word], x: &Val, after: &[Word]) -> i32 {
    let f = function(name);
    match x {
        Val::Bool(b) => typed(f, before, *b, after),
        Val::Int(Ty::Int(8), k) => typed(f, before, *k as i8, after),
        Val::Int(Ty::Int(16), k) => typed(f, before, *k as i16, after),
        Val::Int(Ty::Int(32), k) => typed(f, before, *k as i32, after),
        Val::Int(Ty::Int(_), k) => typed(f, before, *k as i64, after),
        Val::Int(Ty::UInt(8), k) => typed(f, before, *k as u8, after),
        Val::Int(Ty::UInt(16), k) => typed(f, before, *k as u16, after),
        Val::Int(Ty::UInt(32), k) => typed(f, before, *k as u32, after),
        Val::Int(_, k) => typed(f, before, *k as u64, after),
        Val::Real(Ty::FP32, r) => typed(f, before, *r as f32, after),
        Val::Real(_, r) => typed(f, before, *r, after),
        Val::Complex(Ty::FC32, re, im) => typed(f, before, Fc32(*re as f32, *im as f32), after),
        Val::Complex(_, re, im) => typed(f, before, Fc64(*re, *im), after),
        Val::User(_, bytes) => typed(f, before, bytes.as_ptr() as Word, after),
    }
}

/// Calls `$f` with words, a value of type T, and words, for each pair of counts that the ABI has.
macro_rules! by_place {
    ($f:expr, $before:expr, $x:expr, $after:expr; $($b:literal $a:literal: ($($i:literal)*) ($($k:literal)*);)*) => {
        match ($before.len(), $after.len()) {
            $(($b, $a) => {
                // SAFETY: the caller's promise; T is the C type of the function's value.
                let f = unsafe {
                    transmute::<Word, unsafe extern "C" fn($(by_count!(@ $i),)* T $(, by_count!(@ $k))*) -> i32>($f)
                };
                // SAFETY: the same.
                unsafe { f($($before[$i],)* $x $(, $after[$k])*) }
            })*
            (b, a) => panic!("a value after {b} and before {a} arguments"),
        }
    };
}

fn typed<T: Copy>(f: Word, before: &[Word], x: T, after: &[Word]) -> i32 {
    by_place! { f, before, x, after;
        1 0: (0) ();
        1 1: (0) (0);
        1 2: (0) (0 1);
        2 0: (0 1) ();
        3 3: (0 1 2) (0 1 2);
        3 5: (0 1 2) (0 1 2 3 4);
        4 2: (0 1 2 3) (0 1);
        5 1: (0 1 2 3 4) (0);
    }
}

/// GxB_Monoid_terminal_new_*: the one function with two values.
pub fn call_with_two(name: &str, before: [Word; 2], x: &Val, y: &Val) -> i32 {
    fn both<T: Copy>(f: Word, [a, b]: [Word; 2], x: T, y: T) -> i32 {
        // SAFETY: the signature of these functions for the C type T.
        let f = unsafe { transmute::<Word, unsafe extern "C" fn(Word, Word, T, T) -> i32>(f) };
        // SAFETY: the same.
        unsafe { f(a, b, x, y) }
    }
    let f = function(name);
    match (x, y) {
        (Val::Bool(x), Val::Bool(y)) => both(f, before, *x, *y),
        (Val::Int(Ty::Int(8), x), Val::Int(_, y)) => both(f, before, *x as i8, *y as i8),
        (Val::Int(Ty::Int(16), x), Val::Int(_, y)) => both(f, before, *x as i16, *y as i16),
        (Val::Int(Ty::Int(32), x), Val::Int(_, y)) => both(f, before, *x as i32, *y as i32),
        (Val::Int(Ty::Int(_), x), Val::Int(_, y)) => both(f, before, *x as i64, *y as i64),
        (Val::Int(Ty::UInt(8), x), Val::Int(_, y)) => both(f, before, *x as u8, *y as u8),
        (Val::Int(Ty::UInt(16), x), Val::Int(_, y)) => both(f, before, *x as u16, *y as u16),
        (Val::Int(Ty::UInt(32), x), Val::Int(_, y)) => both(f, before, *x as u32, *y as u32),
        (Val::Int(_, x), Val::Int(_, y)) => both(f, before, *x as u64, *y as u64),
        (Val::Real(Ty::FP32, x), Val::Real(_, y)) => both(f, before, *x as f32, *y as f32),
        (Val::Real(_, x), Val::Real(_, y)) => both(f, before, *x, *y),
        (Val::Complex(Ty::FC32, a, b), Val::Complex(_, c, d)) => {
            both(f, before, Fc32(*a as f32, *b as f32), Fc32(*c as f32, *d as f32))
        }
        (Val::Complex(_, a, b), Val::Complex(_, c, d)) => both(f, before, Fc64(*a, *b), Fc64(*c, *d)),
        (Val::User(_, x), Val::User(_, y)) => both(f, before, x.as_ptr() as Word, y.as_ptr() as Word),
        _ => panic!("identity and terminal are of one type"),
    }
}
