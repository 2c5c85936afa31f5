//! What a C variable such as `GrB_Matrix` points to: a magic word, room for a name and an error
//! text, the object.
//!
//! Needs: `log`; nothing of C but the addresses. Gives: [`Handle`], the pointer-sized
//! [`Ref`] that C holds, and the C names of the opaque types as aliases of it.
//! Cost: 24 bytes beside the object; some 400 more once it has a name or an error.
//! Invariants: HANDLE-1 a `Ref` is null, or points to a live `Handle` of its kind, or to a block
//! whose first word is not the kind's magic word. Only C can make another one, which its
//! contract forbids. HANDLE-3 scalars, vectors and matrices have one layout (`repr(transparent)` around the
//! same header). HANDLE-2 the magic word of a freed handle is overwritten first.

use std::ffi::c_char;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicI32, AtomicU8, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

use engine::dynamic::{Matrix, Scalar, Vector};
use engine::mem::{Boxed, Buf, Lazy};
use engine::ops::{BinaryOp, Descriptor, IndexBinaryOp, IndexUnaryOp, Monoid, SelectCode, Semiring, UnaryOp};
use engine::types::Type;
use engine::{Error, Result};

use crate::contexts::Context;
use crate::log::{ErrorText, ReadErrors};
use crate::status::GrB_Info;

/// A kind of opaque object.
pub trait Kind: Sized + 'static {
    /// First word of every live handle of this kind; differs between kinds.
    const MAGIC: u64;
    /// What messages call it.
    const NAME: &'static str;
    /// What a live handle of another kind must pass to be seen as one of this kind, which then has the same layout
    /// (HANDLE-3); `None` if it cannot be. Vectors are matrices of one column, scalars vectors of one place.
    fn stands_in(_other: u64) -> Option<fn(&Self) -> Result<()>> {
        None
    }
    /// Where users' live handles of this kind are listed, if they are.
    const LIST: Option<&'static Listed> = None;
}

/// The addresses of live handles that users made.
pub struct Listed(pub(crate) Mutex<Vec<usize>>);

impl Listed {
    /// A list without handles.
    #[must_use]
    pub const fn new() -> Listed {
        Listed(Mutex::new(Vec::new()))
    }
}

/// Users' types, so that objects can tell the handle that they were made with (SN-58).
static TYPES: Listed = Listed::new();

/// An object and what C needs around it.
#[repr(C)]
pub struct Handle<K: Kind> {
    magic: u64,
    is_predefined: bool,
    reads: ReadErrors,
    side: Lazy<Side>,
    object: K,
}

impl<K: Kind> Handle<K> {
    /// A handle for a new object.
    pub(crate) fn try_new(object: K) -> Result<Boxed<Self>> {
        Boxed::try_new(Handle { is_predefined: false, ..Self::predefined(object) })
    }

    /// A handle that the user cannot free or change.
    #[must_use]
    pub const fn predefined(object: K) -> Self {
        Handle { magic: K::MAGIC, is_predefined: true, reads: ReadErrors::none(), side: Lazy::new(), object }
    }

    pub(crate) fn is_predefined(&self) -> bool {
        self.is_predefined
    }

    pub(crate) fn object(&self) -> &K {
        &self.object
    }

    /// What few objects have, made when it is first needed.
    pub(crate) fn side(&self) -> Result<&Side> {
        self.side.get_or_try_init(|| Ok(Side::new()))
    }

    /// Hands the name set by the user, empty if there is none, to `then`.
    pub(crate) fn with_name<R>(&self, then: impl FnOnce(&[u8]) -> R) -> R {
        match self.side.get() {
            Some(side) => then(side.name.lock().unwrap_or_else(PoisonError::into_inner).as_deref().unwrap_or(&[])),
            None => then(&[]),
        }
    }

    /// The wishes that were set.
    pub(crate) fn hints(&self) -> Hints {
        self.side.get().map_or_else(Hints::default, |side| *side.hints.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes over the wishes of another object.
    pub(crate) fn take_hints_of(&self, other: &Self) -> Result<()> {
        let hints = other.hints();
        if hints == Hints::default() { Ok(()) } else { self.hint(|mine| *mine = hints) }
    }

    /// Changes the wishes.
    pub(crate) fn hint(&self, change: impl FnOnce(&mut Hints)) -> Result<()> {
        change(&mut self.side()?.hints.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(())
    }

    /// Sets the name. False, and nothing done, when it was set before and may not be set `again`.
    pub(crate) fn set_name(&self, name: &[u8], again: bool) -> Result<bool> {
        let fresh = Buf::from_slice(name)?;
        let mut slot = self.side()?.name.lock().unwrap_or_else(PoisonError::into_inner);
        if slot.is_some() && !again {
            return Ok(false);
        }
        *slot = Some(fresh);
        Ok(true)
    }

    /// Keeps the error of a call that would have changed the object.
    pub(crate) fn note_write(&self, info: GrB_Info, error: &Error) {
        // Predefined objects are never changed, and any number of threads may try.
        if self.is_predefined {
            return self.note_read(info, error);
        }
        self.reads.forget();
        // Without memory for a text there is only the code.
        if let Ok(side) = self.side() {
            side.error.note(info, error);
        }
    }

    /// Keeps the error of a call that only reads the object, for the calling thread.
    pub(crate) fn note_read(&self, info: GrB_Info, error: &Error) {
        self.reads.note(info, error);
    }

    /// A call that may change the object succeeded.
    pub(crate) fn clear_write(&self) {
        if self.is_predefined {
            return self.clear_read();
        }
        self.reads.forget();
        if let Some(side) = self.side.get() {
            side.error.clear();
        }
    }

    /// A call that only reads the object succeeded.
    pub(crate) fn clear_read(&self) {
        self.reads.clear();
    }

    /// The text for `GrB_error`: the calling thread's own, else the object's; empty when there is none.
    pub(crate) fn error_text(&self) -> *const c_char {
        self.reads.text().or_else(|| self.side.get().and_then(|side| side.error.text())).unwrap_or(c"".as_ptr())
    }

    /// HANDLE-2.
    pub(crate) fn retire(&mut self) {
        self.magic = !K::MAGIC;
    }
}

/// What few objects have: an error text, a name set by the user, handles of parts.
pub(crate) struct Side {
    error: ErrorText,
    /// The bytes of the name, without the final zero; `None` until it is set.
    name: Mutex<Option<Buf<u8>>>,
    pub(crate) parts: Parts,
    pub(crate) hints: Mutex<Hints>,
}

/// Wishes that are kept and told and have no effect in this library; `None` until they are set.
#[derive(Clone, Copy, Default, PartialEq)]
pub(crate) struct Hints {
    pub(crate) hyper_switch: Option<f64>,
    pub(crate) bitmap_switch: Option<f64>,
    pub(crate) hyper_hash: Option<i32>,
}

impl Side {
    fn new() -> Side {
        let parts =
            Parts { operator: Lazy::new(), monoid: Lazy::new(), multiply: Lazy::new(), types: [const { Lazy::new() }; 3] };
        Side { error: ErrorText::new(), name: Mutex::new(None), parts, hints: Mutex::new(Hints::default()) }
    }
}

/// Handles of the users' operators, monoids and types that an object was made of.
pub(crate) struct Parts {
    /// Of arguments and result, or of entries.
    pub(crate) types: [Lazy<Handle<Type>>; 3],
    pub(crate) operator: Lazy<Handle<BinaryOp>>,
    pub(crate) monoid: Lazy<Handle<Monoid>>,
    pub(crate) multiply: Lazy<Handle<BinaryOp>>,
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

    /// The handle that C gets; valid as long as `handle` is.
    pub(crate) fn of(handle: &Handle<K>) -> Self {
        Ref(std::ptr::from_ref(handle).cast_mut(), PhantomData)
    }

    pub(crate) fn from_ptr(p: *mut Handle<K>) -> Self {
        Ref(p, PhantomData)
    }

    pub(crate) fn as_ptr(self) -> *mut Handle<K> {
        self.0
    }
}

/// A descriptor, which `GrB_Descriptor_set` changes in place: every call reads one, none waits for it. And its wishes in the order
/// of their fields: method, sort, compression, import.
pub struct DescriptorCell {
    bits: AtomicU8,
    changes: Mutex<()>,
    pub(crate) wishes: [AtomicI32; 4],
}

impl DescriptorCell {
    /// A cell that holds `d`.
    #[must_use]
    pub const fn new(d: Descriptor) -> Self {
        DescriptorCell { bits: AtomicU8::new(d.bits()), changes: Mutex::new(()), wishes: [const { AtomicI32::new(0) }; 4] }
    }

    pub(crate) fn get(&self) -> Descriptor {
        Descriptor::from_bits(self.bits.load(Relaxed))
    }

    pub(crate) fn update(&self, change: impl FnOnce(&mut Descriptor) -> Result<()>) -> Result<()> {
        let _one_at_a_time = self.changes.lock().unwrap_or_else(PoisonError::into_inner);
        let mut d = self.get();
        change(&mut d)?;
        self.bits.store(d.bits(), Relaxed);
        Ok(())
    }
}

impl Kind for Type {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBType\x01");
    const NAME: &'static str = "type";
    const LIST: Option<&'static Listed> = Some(&TYPES);
}
impl Kind for UnaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBUnary");
    const NAME: &'static str = "unary operator";
}
impl Kind for BinaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBBinar");
    const NAME: &'static str = "binary operator";
}
impl Kind for IndexUnaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBIndex");
    const NAME: &'static str = "index unary operator";
}
impl Kind for IndexBinaryOp {
    const MAGIC: u64 = u64::from_le_bytes(*b"GxBIdxBi");
    const NAME: &'static str = "index binary operator";
}
impl Kind for Monoid {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBMonoi");
    const NAME: &'static str = "monoid";
}
impl Kind for Semiring {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBSemir");
    const NAME: &'static str = "semiring";
}
impl Kind for DescriptorCell {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBDescr");
    const NAME: &'static str = "descriptor";
}
impl Kind for Scalar {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBScala");
    const NAME: &'static str = "scalar";
}
impl Kind for Vector {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBVecto");
    const NAME: &'static str = "vector";

    fn stands_in(other: u64) -> Option<fn(&Vector) -> Result<()>> {
        match other {
            Scalar::MAGIC => Some(|_| Ok(())),
            Matrix::MAGIC => Some(Vector::lie_as_column),
            _ => None,
        }
    }
}
impl Kind for Matrix {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBMatri");
    const NAME: &'static str = "matrix";

    fn stands_in(other: u64) -> Option<fn(&Matrix) -> Result<()>> {
        matches!(other, Vector::MAGIC | Scalar::MAGIC).then_some(|_| Ok(()))
    }
}

impl Kind for SelectCode {
    const MAGIC: u64 = u64::from_le_bytes(*b"GxBSelec");
    const NAME: &'static str = "select operator";
}
impl Kind for Global {
    const MAGIC: u64 = u64::from_le_bytes(*b"GrBGloba");
    const NAME: &'static str = "global object";
}
impl Kind for Context {
    const MAGIC: u64 = u64::from_le_bytes(*b"GxBConte");
    const NAME: &'static str = "context";
}

/// What `GrB_GLOBAL` points to.
pub struct Global;

/// Handle of the global object.
pub type GrB_Global = Ref<Global>;
/// Handle of a context.
pub type GxB_Context = Ref<Context>;
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
/// Handle of an index binary operator.
pub type GxB_IndexBinaryOp = Ref<IndexBinaryOp>;
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
