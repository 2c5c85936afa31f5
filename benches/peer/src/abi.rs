//! The C functions that the benches call, as a table of function pointers found by name.
//! Needs:   signatures as in the ABI list (`shared/api/abi.tsv`), checked by eye: `dlsym` knows no types.
//! Gives:   `Functions`, a field per function, `None` where a library has no such symbol; `Handle`, a typed C pointer.
//! Cost:    a `dlsym` per function at load time.
//!
//! ABI-1: a `Handle` that is not null came from the library it is used with, and is live.
//! ABI-2: an array passed to C has at least as many elements as the count passed with it.

#![expect(missing_docs, reason = "items are named after the C API specification, which documents them")]

use std::ffi::{CStr, c_char, c_void};

/// A C object handle; `K` keeps the classes apart.
#[repr(transparent)]
pub struct Handle<K>(*mut K);

impl<K> Handle<K> {
    pub const NULL: Handle<K> = Handle(std::ptr::null_mut());

    pub(crate) const fn from_raw(raw: *mut K) -> Handle<K> {
        Handle(raw)
    }
}

impl<K> Clone for Handle<K> {
    fn clone(&self) -> Handle<K> {
        *self
    }
}

impl<K> Copy for Handle<K> {}

pub enum TypeBody {}
pub enum UnaryOpBody {}
pub enum BinaryOpBody {}
pub enum IndexUnaryOpBody {}
pub enum MonoidBody {}
pub enum SemiringBody {}
pub enum DescriptorBody {}
pub enum MatrixBody {}
pub enum VectorBody {}
pub enum ScalarBody {}
pub enum GlobalBody {}

pub type Type = Handle<TypeBody>;
pub type UnaryOp = Handle<UnaryOpBody>;
pub type BinaryOp = Handle<BinaryOpBody>;
pub type IndexUnaryOp = Handle<IndexUnaryOpBody>;
pub type Monoid = Handle<MonoidBody>;
pub type Semiring = Handle<SemiringBody>;
pub type Descriptor = Handle<DescriptorBody>;
pub type RawMatrix = Handle<MatrixBody>;
pub type RawVector = Handle<VectorBody>;
pub type RawScalar = Handle<ScalarBody>;
pub type RawGlobal = Handle<GlobalBody>;
pub type Info = i32;
type Index = u64;

/// `GxB_binary_function`: z = f(x, y) on one value.
pub type BinaryFunction = Option<unsafe extern "C" fn(*mut c_void, *const c_void, *const c_void)>;

pub const SUCCESS: Info = 0;
pub const NONBLOCKING: i32 = 0;
pub const MATERIALIZE: i32 = 1;
/// `GrB_STORAGE_ORIENTATION_HINT`, with the values `GrB_ROWMAJOR` and `GrB_COLMAJOR`.
pub const ORIENTATION_HINT: i32 = 100;
pub const ROWMAJOR: i32 = 0;
pub const COLMAJOR: i32 = 1;
/// `GxB_SPARSITY_CONTROL`.
pub const SPARSITY_CONTROL: i32 = 7036;
/// `GxB_GLOBAL_NTHREADS`.
pub const NTHREADS: i32 = 7086;
/// `GxB_MEMORY_POOL`.
pub const MEMORY_POOL: i32 = 7022;
/// `GrB_NAME` and the fields of the version of `GrB_GLOBAL`.
pub const NAME: i32 = 10;
pub const VERSION: [i32; 3] = [11, 12, 13];

macro_rules! functions {
    ($($name:ident($($arg:ty),* $(,)?);)*) => {
        #[expect(non_snake_case, reason = "the C names")]
        /// Functions of a shared library, found by name.
        pub struct Functions { $(pub(crate) $name: Option<unsafe extern "C" fn($($arg),*) -> Info>,)* }

        impl Functions {
            /// `find` gives the address of a symbol, null when there is none.
            pub(crate) fn load(mut find: impl FnMut(&CStr) -> *mut c_void) -> Functions {
                Functions { $($name: {
                    let name = CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes()).expect("no inner NUL");
                    // SAFETY: the symbol is a function with the C signature of this row, or null, which is None.
                    unsafe { std::mem::transmute::<*mut c_void, Option<unsafe extern "C" fn($($arg),*) -> Info>>(find(name)) }
                },)* }
            }
        }
    };
}
pub(crate) use functions;

functions! {
    GrB_init(i32);
    GxB_Global_Option_set_INT32(i32, i32);
    GxB_Global_Option_set_INT64_ARRAY(i32, *const i64);
    GxB_Global_Option_get_INT32(i32, *mut i32);
    GrB_Global_get_String(RawGlobal, *mut c_char, i32);
    GrB_Global_get_INT32(RawGlobal, *mut i32, i32);

    GrB_BinaryOp_new(*mut BinaryOp, BinaryFunction, Type, Type, Type);
    GrB_Monoid_new_FP64(*mut Monoid, BinaryOp, f64);
    GrB_Semiring_new(*mut Semiring, Monoid, BinaryOp);

    GrB_Matrix_new(*mut RawMatrix, Type, Index, Index);
    GrB_Matrix_set_INT32(RawMatrix, i32, i32);
    GrB_Matrix_free(*mut RawMatrix);
    GrB_Matrix_wait(RawMatrix, i32);
    GrB_Matrix_nvals(*mut Index, RawMatrix);
    GrB_Matrix_build_BOOL(RawMatrix, *const Index, *const Index, *const bool, Index, BinaryOp);
    GrB_Matrix_build_INT32(RawMatrix, *const Index, *const Index, *const i32, Index, BinaryOp);
    GrB_Matrix_build_INT64(RawMatrix, *const Index, *const Index, *const i64, Index, BinaryOp);
    GrB_Matrix_build_FP64(RawMatrix, *const Index, *const Index, *const f64, Index, BinaryOp);
    GrB_Matrix_extractTuples_FP64(*mut Index, *mut Index, *mut f64, *mut Index, RawMatrix);
    GrB_Matrix_setElement_FP64(RawMatrix, f64, Index, Index);
    GrB_mxm(RawMatrix, RawMatrix, BinaryOp, Semiring, RawMatrix, RawMatrix, Descriptor);
    GrB_Matrix_eWiseAdd_BinaryOp(RawMatrix, RawMatrix, BinaryOp, BinaryOp, RawMatrix, RawMatrix, Descriptor);
    GrB_Matrix_eWiseMult_BinaryOp(RawMatrix, RawMatrix, BinaryOp, BinaryOp, RawMatrix, RawMatrix, Descriptor);
    GrB_Matrix_dup(*mut RawMatrix, RawMatrix);
    GrB_Matrix_kronecker_BinaryOp(RawMatrix, RawMatrix, BinaryOp, BinaryOp, RawMatrix, RawMatrix, Descriptor);
    GrB_transpose(RawMatrix, RawMatrix, BinaryOp, RawMatrix, Descriptor);
    GrB_Matrix_apply(RawMatrix, RawMatrix, BinaryOp, UnaryOp, RawMatrix, Descriptor);
    GrB_Matrix_apply_BinaryOp2nd_FP64(RawMatrix, RawMatrix, BinaryOp, BinaryOp, RawMatrix, f64, Descriptor);
    GrB_Matrix_apply_IndexOp_INT64(RawMatrix, RawMatrix, BinaryOp, IndexUnaryOp, RawMatrix, i64, Descriptor);
    GrB_Matrix_select_INT32(RawMatrix, RawMatrix, BinaryOp, IndexUnaryOp, RawMatrix, i32, Descriptor);
    GrB_Matrix_select_INT64(RawMatrix, RawMatrix, BinaryOp, IndexUnaryOp, RawMatrix, i64, Descriptor);
    GrB_Matrix_select_FP64(RawMatrix, RawMatrix, BinaryOp, IndexUnaryOp, RawMatrix, f64, Descriptor);
    GrB_Matrix_extract(RawMatrix, RawMatrix, BinaryOp, RawMatrix, *const Index, Index, *const Index, Index, Descriptor);
    GrB_Matrix_assign(RawMatrix, RawMatrix, BinaryOp, RawMatrix, *const Index, Index, *const Index, Index, Descriptor);
    GrB_Matrix_assign_BOOL(RawMatrix, RawMatrix, BinaryOp, bool, *const Index, Index, *const Index, Index, Descriptor);
    GrB_Matrix_assign_FP64(RawMatrix, RawMatrix, BinaryOp, f64, *const Index, Index, *const Index, Index, Descriptor);
    GrB_Matrix_import_FP64(
        *mut RawMatrix, Type, Index, Index, *const Index, *const Index, *const f64, Index, Index, Index, i32,
    );
    GrB_Matrix_export_FP64(*mut Index, *mut Index, *mut f64, *mut Index, *mut Index, *mut Index, i32, RawMatrix);
    GrB_Matrix_serializeSize(*mut Index, RawMatrix);
    GrB_Matrix_serialize(*mut c_void, *mut Index, RawMatrix);
    GrB_Matrix_deserialize(*mut RawMatrix, Type, *const c_void, Index);
    GrB_Matrix_reduce_INT64(*mut i64, BinaryOp, Monoid, RawMatrix, Descriptor);
    GrB_Matrix_reduce_FP64(*mut f64, BinaryOp, Monoid, RawMatrix, Descriptor);

    GrB_Vector_new(*mut RawVector, Type, Index);
    GrB_Vector_set_INT32(RawVector, i32, i32);
    GrB_Vector_dup(*mut RawVector, RawVector);
    GrB_Vector_clear(RawVector);
    GrB_Vector_setElement_BOOL(RawVector, bool, Index);
    GrB_Vector_setElement_INT32(RawVector, i32, Index);
    GrB_Vector_setElement_INT64(RawVector, i64, Index);
    GrB_Vector_setElement_FP32(RawVector, f32, Index);
    GrB_Vector_setElement_FP64(RawVector, f64, Index);
    GrB_Vector_free(*mut RawVector);
    GrB_Vector_wait(RawVector, i32);
    GrB_Vector_nvals(*mut Index, RawVector);
    GrB_Vector_build_BOOL(RawVector, *const Index, *const bool, Index, BinaryOp);
    GrB_Vector_build_INT32(RawVector, *const Index, *const i32, Index, BinaryOp);
    GrB_Vector_build_INT64(RawVector, *const Index, *const i64, Index, BinaryOp);
    GrB_Vector_build_UINT32(RawVector, *const Index, *const u32, Index, BinaryOp);
    GrB_Vector_build_FP64(RawVector, *const Index, *const f64, Index, BinaryOp);
    GrB_Vector_extractTuples_UINT32(*mut Index, *mut u32, *mut Index, RawVector);
    GrB_Vector_extractTuples_UINT64(*mut Index, *mut u64, *mut Index, RawVector);
    GrB_Vector_extractTuples_FP64(*mut Index, *mut f64, *mut Index, RawVector);
    GrB_mxv(RawVector, RawVector, BinaryOp, Semiring, RawMatrix, RawVector, Descriptor);
    GrB_vxm(RawVector, RawVector, BinaryOp, Semiring, RawVector, RawMatrix, Descriptor);
    GrB_Vector_eWiseAdd_BinaryOp(RawVector, RawVector, BinaryOp, BinaryOp, RawVector, RawVector, Descriptor);
    GrB_Vector_eWiseMult_BinaryOp(RawVector, RawVector, BinaryOp, BinaryOp, RawVector, RawVector, Descriptor);
    GrB_Vector_apply(RawVector, RawVector, BinaryOp, UnaryOp, RawVector, Descriptor);
    GrB_Vector_apply_BinaryOp2nd_FP32(RawVector, RawVector, BinaryOp, BinaryOp, RawVector, f32, Descriptor);
    GrB_Vector_apply_IndexOp_INT32(RawVector, RawVector, BinaryOp, IndexUnaryOp, RawVector, i32, Descriptor);
    GrB_Vector_select_BOOL(RawVector, RawVector, BinaryOp, IndexUnaryOp, RawVector, bool, Descriptor);
    GrB_Vector_select_INT32(RawVector, RawVector, BinaryOp, IndexUnaryOp, RawVector, i32, Descriptor);
    GrB_Vector_select_FP64(RawVector, RawVector, BinaryOp, IndexUnaryOp, RawVector, f64, Descriptor);
    GrB_Vector_extract(RawVector, RawVector, BinaryOp, RawVector, *const Index, Index, Descriptor);
    GrB_Vector_assign(RawVector, RawVector, BinaryOp, RawVector, *const Index, Index, Descriptor);
    GrB_Vector_assign_BOOL(RawVector, RawVector, BinaryOp, bool, *const Index, Index, Descriptor);
    GrB_Vector_assign_INT32(RawVector, RawVector, BinaryOp, i32, *const Index, Index, Descriptor);
    GrB_Vector_assign_INT64(RawVector, RawVector, BinaryOp, i64, *const Index, Index, Descriptor);
    GrB_Vector_assign_FP32(RawVector, RawVector, BinaryOp, f32, *const Index, Index, Descriptor);
    GrB_Vector_assign_FP64(RawVector, RawVector, BinaryOp, f64, *const Index, Index, Descriptor);
    GrB_Scalar_new(*mut RawScalar, Type);
    GrB_Scalar_setElement_INT32(RawScalar, i32);
    GrB_Scalar_free(*mut RawScalar);
    GrB_Matrix_reduce_Monoid(RawVector, RawVector, BinaryOp, Monoid, RawMatrix, Descriptor);
    GrB_Vector_reduce_BOOL(*mut bool, BinaryOp, Monoid, RawVector, Descriptor);
    GrB_Vector_reduce_INT64(*mut i64, BinaryOp, Monoid, RawVector, Descriptor);
    GrB_Vector_reduce_FP32(*mut f32, BinaryOp, Monoid, RawVector, Descriptor);
    GrB_Vector_reduce_FP64(*mut f64, BinaryOp, Monoid, RawVector, Descriptor);
}

/// `call!(lib, GrB_f(args))`: calls a function of the table, turns its `GrB_Info` into a `Result`.
macro_rules! call {
    ($lib:expr, $name:ident($($arg:expr),* $(,)?)) => {
        match $lib.functions().$name {
            None => Err(format!("no symbol {}", stringify!($name))),
            // SAFETY: ABI-1 and ABI-2, which the caller's types establish; the signature is the table's.
            Some(f) => $crate::library::status(stringify!($name), unsafe { f($($arg),*) }),
        }
    };
}
pub(crate) use call;
