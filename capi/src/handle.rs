//! What a C variable such as `GrB_Matrix` points to: a magic word, an error text, the object.
//!
//! Needs: nothing of C but the addresses. Gives: [`Handle`], the pointer-sized [`Ref`] that C
//! holds, and the C names of the opaque types as aliases of it.
//! Cost: 16 bytes beside the object, and 16 more where errors are kept.
//! Invariants: HANDLE-1 a `Ref` is null, or points to a live `Handle` of its kind, or to a block
//! whose first word is not the kind's magic word. Only C can make another one, which its
//! contract forbids. HANDLE-2 the magic word of a freed handle is overwritten first.

use std::ffi::{CStr, c_char};
use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use engine::dynamic::{Matrix, Scalar, Vector};
use engine::mem::Boxed;
use engine::ops::{BinaryOp, Descriptor, IndexUnaryOp, Monoid, SelectCode, Semiring, UnaryOp};
use engine::types::Type;
use engine::{Error, Result};

use crate::status::GrB_Info;

/// A kind of opaque object.
pub trait Kind: Sized + 'static {
    /// First word of every live handle of this kind; differs between kinds.
    const MAGIC: u64;
    /// What messages call it.
    const NAME: &'static str;
    /// Where the last error of an object is kept; `()` for kinds that are never an output twice.
    type Log: Log;
}

/// An object and what C needs around it.
#[repr(C)]
pub struct Handle<K: Kind> {
    magic: u64,
    is_predefined: bool,
    log: K::Log,
    object: K,
}

impl<K: Kind> Handle<K> {
    /// A handle for a new object.
    pub(crate) fn try_new(object: K) -> Result<Boxed<Self>> {
        Boxed::try_new(Handle { magic: K::MAGIC, is_predefined: false, log: K::Log::NEW, object })
    }

    /// A handle that lives as long as the library and is never freed.
    #[must_use]
    pub const fn predefined(object: K) -> Self {
        Handle { magic: K::MAGIC, is_predefined: true, log: K::Log::NEW, object }
    }

    pub(crate) fn is_predefined(&self) -> bool {
        self.is_predefined
    }

    pub(crate) fn object(&self) -> &K {
        &self.object
    }

    pub(crate) fn log(&self) -> &K::Log {
        &self.log
    }

    /// HANDLE-2.
    pub(crate) fn retire(&mut self) {
        self.magic = !K::MAGIC;
    }
}

/// The pointer-sized value that C holds.
#[repr(transparent)]
pub struct Ref<K: Kind>(*mut Handle<K>, PhantomData<K>);

impl<K: Kind> Clone for Ref<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K: Kind> Copy for Ref<K> {}

// SAFETY: a Ref is only an address; what it points to is reached through boundary.rs, and all
// kinds can be used from several threads.
unsafe impl<K: Kind + Sync + Send> Sync for Ref<K> {}

impl<K: Kind> Ref<K> {
    /// The handle of a predefined object.
    #[must_use]
    pub const fn to(handle: &'static Handle<K>) -> Self {
        Ref(std::ptr::from_ref(handle).cast_mut(), PhantomData)
    }

    pub(crate) fn from_ptr(p: *mut Handle<K>) -> Self {
        Ref(p, PhantomData)
    }

    pub(crate) fn as_ptr(self) -> *mut Handle<K> {
        self.0
    }
}

/// Keeps the text of an object's last error for `GrB_error`.
pub trait Log {
    /// No error.
    const NEW: Self;
    /// Keeps `error`.
    fn note(&self, info: GrB_Info, error: &Error);
    /// Forgets the last error.
    fn clear(&self);
    /// The text as C wants it; empty when there was no error.
    fn text(&self) -> *const c_char;
}

impl Log for () {
    const NEW: Self = ();
    fn note(&self, _: GrB_Info, _: &Error) {}
    fn clear(&self) {}
    fn text(&self) -> *const c_char {
        c"".as_ptr()
    }
}

/// Room for the enumerator's name, the engine's sentence and the final zero. Bytes.
const TEXT_BYTES: usize = 272;
type Text = [u8; TEXT_BYTES];

/// The log of kinds that are outputs: allocates at the first error only.
pub struct ErrorText {
    is_set: AtomicBool,
    text: Mutex<Option<Boxed<Text>>>,
}

impl Log for ErrorText {
    const NEW: Self = ErrorText { is_set: AtomicBool::new(false), text: Mutex::new(None) };

    fn note(&self, info: GrB_Info, error: &Error) {
        let Ok(mut slot) = self.text.lock() else { return };
        if slot.is_none() {
            *slot = Boxed::try_new([0; TEXT_BYTES]).ok();
        }
        // Without memory for a text there is only the code.
        let Some(text) = slot.as_mut() else { return };
        let mut used = 0;
        for part in [info.name().to_bytes(), b": ", error.message().as_bytes()] {
            let take = part.len().min(TEXT_BYTES - 1 - used);
            text[used..used + take].copy_from_slice(&part[..take]);
            used += take;
        }
        text[used] = 0;
        self.is_set.store(true, Relaxed);
    }

    fn clear(&self) {
        if self.is_set.load(Relaxed) {
            self.is_set.store(false, Relaxed);
        }
    }

    fn text(&self) -> *const c_char {
        let empty: &'static CStr = c"";
        match self.text.lock() {
            // The block stays where it is until the object is freed, and is changed only when the
            // object is an output again, as the specification allows.
            Ok(slot) if self.is_set.load(Relaxed) => slot.as_ref().map_or(empty.as_ptr(), |text| text.as_ptr().cast()),
            _ => empty.as_ptr(),
        }
    }
}

/// A descriptor, which `GrB_Descriptor_set` changes in place.
pub struct DescriptorCell(pub(crate) Mutex<Descriptor>);

impl DescriptorCell {
    /// A cell that holds `d`.
    #[must_use]
    pub const fn new(d: Descriptor) -> Self {
        DescriptorCell(Mutex::new(d))
    }

    pub(crate) fn get(&self) -> Descriptor {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    pub(crate) fn update(&self, change: impl FnOnce(&mut Descriptor) -> Result<()>) -> Result<()> {
        change(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

impl Kind for Type {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBType\x01");
    const NAME: &'static str = "type";
    type Log = ();
}
impl Kind for UnaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBUnary");
    const NAME: &'static str = "unary operator";
    type Log = ();
}
impl Kind for BinaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBBinar");
    const NAME: &'static str = "binary operator";
    type Log = ();
}
impl Kind for IndexUnaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBIndex");
    const NAME: &'static str = "index unary operator";
    type Log = ();
}
impl Kind for Monoid {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBMonoi");
    const NAME: &'static str = "monoid";
    type Log = ();
}
impl Kind for Semiring {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBSemir");
    const NAME: &'static str = "semiring";
    type Log = ();
}
impl Kind for DescriptorCell {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBDescr");
    const NAME: &'static str = "descriptor";
    type Log = ErrorText;
}
impl Kind for Scalar {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBScala");
    const NAME: &'static str = "scalar";
    type Log = ErrorText;
}
impl Kind for Vector {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBVecto");
    const NAME: &'static str = "vector";
    type Log = ErrorText;
}
impl Kind for Matrix {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBMatri");
    const NAME: &'static str = "matrix";
    type Log = ErrorText;
}

impl Kind for SelectCode {
    const MAGIC: u64 = u64::from_le_bytes(*b"GxBSelec");
    const NAME: &'static str = "select operator";
    type Log = ();
}
impl Kind for Global {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBGloba");
    const NAME: &'static str = "global object";
    type Log = ();
}
impl Kind for World {
    const MAGIC: u64 = u64::from_le_bytes(*b"GxBConte");
    const NAME: &'static str = "context";
    type Log = ();
}

/// What `GrB_GLOBAL` points to.
pub struct Global;
/// What `GxB_CONTEXT_WORLD` points to.
pub struct World;

/// Handle of the global object.
pub type GrB_Global = Ref<Global>;
/// Handle of a context.
pub type GxB_Context = Ref<World>;
/// Handle of an older select operator.
pub type GxB_SelectOp = Ref<SelectCode>;
/// Handle of a type.
pub type GrB_Type = Ref<Type>;
/// Handle of a unary operator.
pub type GrB_UnaryOp = Ref<UnaryOp>;
/// Handle of a binary operator.
pub type GrB_BinaryOp = Ref<BinaryOp>;
/// Handle of an index unary operator.
pub type GrB_IndexUnaryOp = Ref<IndexUnaryOp>;
/// Handle of a monoid.
pub type GrB_Monoid = Ref<Monoid>;
/// Handle of a semiring.
pub type GrB_Semiring = Ref<Semiring>;
/// Handle of a descriptor.
pub type GrB_Descriptor = Ref<DescriptorCell>;
/// Handle of a scalar.
pub type GrB_Scalar = Ref<Scalar>;
/// Handle of a vector.
pub type GrB_Vector = Ref<Vector>;
/// Handle of a matrix.
pub type GrB_Matrix = Ref<Matrix>;
/// A row, column or vector index.
pub type GrB_Index = u64;
