/* GraphBLAS C API 2.1, and extensions under GxB_.
   Written by `cargo xtask gen` from capi/header, capi/src and the tables; do not edit. */
#ifndef GRAPHBLAS_H
#define GRAPHBLAS_H

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __cplusplus
#include <complex>
#else
#include <complex.h>
#endif

/* ---- versions --------------------------------------------------------------------------- */

/* The C API that is implemented. */
#define GRB_VERSION 2
#define GRB_SUBVERSION 1
#define GxB_SPEC_MAJOR GRB_VERSION
#define GxB_SPEC_MINOR GRB_SUBVERSION
#define GxB_SPEC_SUB   0
#define GxB_SPEC_DATE  "Dec 22, 2023"
#define GxB_SPEC_ABOUT "GraphBLAS C API 2.1"
#define GxB_SPEC_VERSION GxB_VERSION (GxB_SPEC_MAJOR, GxB_SPEC_MINOR, GxB_SPEC_SUB)

/* Programs ask for this before they use extensions, and compare GxB_IMPLEMENTATION to learn which there are. Version and
   date are those of the interface, which is that of SuiteSparse:GraphBLAS, and agree with what GxB_LIBRARY_NAME,
   GxB_LIBRARY_VERSION and GxB_LIBRARY_DATE tell. Which library this is, GrB_NAME, GrB_LIBRARY_VER_MAJOR (MINOR, PATCH) and
   GxB_LIBRARY_ABOUT tell. */
#define GxB_SUITESPARSE_GRAPHBLAS
#define GxB_VERSION(major, minor, sub) (((major) * 1000ULL + (minor)) * 1000ULL + (sub))
#define GxB_IMPLEMENTATION_MAJOR 9
#define GxB_IMPLEMENTATION_MINOR 4
#define GxB_IMPLEMENTATION_SUB   5
#define GxB_IMPLEMENTATION GxB_VERSION (GxB_IMPLEMENTATION_MAJOR, GxB_IMPLEMENTATION_MINOR, GxB_IMPLEMENTATION_SUB)
#define GxB_IMPLEMENTATION_NAME    "graphblas (Rust)"
#define GxB_IMPLEMENTATION_DATE    "Feb 20, 2025"
#define GxB_IMPLEMENTATION_ABOUT   "graphblas (Rust): the GraphBLAS C API 2.1 in Rust, for C programs and for the crate graphblas"
#define GxB_IMPLEMENTATION_LICENSE "MIT OR Apache-2.0"
#ifdef __STDC_VERSION__
#define GxB_STDC_VERSION __STDC_VERSION__
#else
#define GxB_STDC_VERSION 199001L
#endif

/* ---- types ------------------------------------------------------------------------------ */

/* Index of a row, of a column, or of a place in a vector. */
typedef uint64_t GrB_Index;
#define GrB_INDEX_MAX ((GrB_Index) ((1ULL << 60) - 1))
/* The largest dimension, one more. */
#define GxB_INDEX_MAX ((GrB_Index) (1ULL << 60))

/* Opaque objects. */
typedef struct GB_Type_opaque         *GrB_Type;
typedef struct GB_UnaryOp_opaque      *GrB_UnaryOp;
typedef struct GB_BinaryOp_opaque     *GrB_BinaryOp;
typedef struct GB_IndexUnaryOp_opaque *GrB_IndexUnaryOp;
typedef struct GB_IndexBinaryOp_opaque *GxB_IndexBinaryOp;
typedef struct GB_Monoid_opaque       *GrB_Monoid;
typedef struct GB_Semiring_opaque     *GrB_Semiring;
typedef struct GB_Descriptor_opaque   *GrB_Descriptor;
typedef struct GB_Scalar_opaque       *GrB_Scalar;
typedef struct GB_Vector_opaque       *GrB_Vector;
typedef struct GB_Matrix_opaque       *GrB_Matrix;
typedef struct GB_Global_opaque       *GrB_Global;
typedef struct GB_Context_opaque      *GxB_Context;
typedef struct GB_SelectOp_opaque     *GxB_SelectOp;
/* The older name of GrB_Scalar. */
typedef struct GB_Scalar_opaque       *GxB_Scalar;

/* An iterator. Programs use the functions; the fields are part of the ABI. */
struct GB_Iterator_opaque
{
    int64_t pstart, pend, p, k;      /* the present vector and the place in it */
    size_t header_size;
    int64_t pmax, avlen, avdim, anvec;
    const int64_t *Ap, *Ah;
    const int8_t *Ab;
    const int64_t *Ai;
    const void *Ax;
    size_t type_size;
    int A_sparsity;
    bool iso, by_col;
};
typedef struct GB_Iterator_opaque *GxB_Iterator;

/* A null handle: no mask, no accumulator, default descriptor. */
#define GrB_NULL NULL
/* What a handle holds after free. */
#define GrB_INVALID_HANDLE NULL

/* Complex numbers. */
#ifdef __cplusplus
typedef std::complex<float>  GxB_FC32_t;
typedef std::complex<double> GxB_FC64_t;
#else
typedef float  _Complex GxB_FC32_t;
typedef double _Complex GxB_FC64_t;
#define GxB_HAVE_COMPLEX_C99
#endif
/* re + im i */
#ifdef __cplusplus
#define GxB_CMPLXF(re, im) GxB_FC32_t ((float) (re), (float) (im))
#define GxB_CMPLX(re, im)  GxB_FC64_t ((double) (re), (double) (im))
#elif defined (CMPLX) && defined (CMPLXF)
#define GxB_CMPLXF(re, im) CMPLXF ((float) (re), (float) (im))
#define GxB_CMPLX(re, im)  CMPLX ((double) (re), (double) (im))
#else
#define GxB_CMPLXF(re, im) ((GxB_FC32_t) ((float) (re) + (float) (im) * _Complex_I))
#define GxB_CMPLX(re, im)  ((GxB_FC64_t) ((double) (re) + (double) (im) * _Complex_I))
#endif

/* User-defined operators, on addresses of values. */
typedef void (*GxB_unary_function)  (void *z, const void *x);
typedef void (*GxB_binary_function) (void *z, const void *x, const void *y);
typedef void (*GxB_index_unary_function) (void *z, const void *x, GrB_Index i, GrB_Index j, const void *y);

/* The same with the places of both values, and a theta that is bound to the operator. */
typedef void (*GxB_index_binary_function) (void *z, const void *x, GrB_Index ix, GrB_Index jx,
                                           const void *y, GrB_Index iy, GrB_Index jy, const void *theta);

/* The malloc family that GxB_init installs. */
typedef void *(*GB_malloc_function)  (size_t size);
typedef void *(*GB_calloc_function)  (size_t count, size_t size);
typedef void *(*GB_realloc_function) (void *block, size_t size);
typedef void  (*GB_free_function)    (void *block);

/* Room that programs may set aside for the names of predefined objects, with the final zero. */
#define GxB_MAX_NAME_LEN 128

/* ---- enumerations ----------------------------------------------------------------------- */

typedef enum
{
    GrB_SUCCESS = 0,
    GrB_NO_VALUE = 1,                  /* there is no such entry */
    GxB_EXHAUSTED = 7089,              /* an iterator is past the end */
    /* errors found in the arguments; the objects are as they were */
    GrB_UNINITIALIZED_OBJECT = -1,
    GrB_NULL_POINTER = -2,
    GrB_INVALID_VALUE = -3,
    GrB_INVALID_INDEX = -4,
    GrB_DOMAIN_MISMATCH = -5,
    GrB_DIMENSION_MISMATCH = -6,
    GrB_OUTPUT_NOT_EMPTY = -7,
    GrB_NOT_IMPLEMENTED = -8,
    GrB_ALREADY_SET = -9,
    /* errors found in the computation */
    GrB_PANIC = -101,
    GrB_OUT_OF_MEMORY = -102,
    GrB_INSUFFICIENT_SPACE = -103,
    GrB_INVALID_OBJECT = -104,
    GrB_INDEX_OUT_OF_BOUNDS = -105,
    GrB_EMPTY_OBJECT = -106,
    GxB_JIT_ERROR = -1001
}
GrB_Info;

typedef enum
{
    GrB_NONBLOCKING = 0,
    GrB_BLOCKING = 1,
    GxB_BLOCKING_GPU = 7098,
    GxB_NONBLOCKING_GPU = 7099
}
GrB_Mode;

typedef enum
{
    GrB_COMPLETE = 0,                  /* no error can come later */
    GrB_MATERIALIZE = 1                /* and nothing is left to do */
}
GrB_WaitMode;

typedef enum
{
    GrB_OUTP = 0,
    GrB_MASK = 1,
    GrB_INP0 = 2,
    GrB_INP1 = 3,
    GxB_AxB_METHOD = 7090,
    GxB_SORT = 7091,
    GxB_COMPRESSION = 7092,
    GxB_IMPORT = 7093
}
GrB_Desc_Field;

typedef enum
{
    GrB_DEFAULT = 0,
    GxB_DEFAULT = 0,
    GrB_REPLACE = 1,                   /* for GrB_OUTP */
    GrB_COMP = 2,                      /* for GrB_MASK */
    GrB_TRAN = 3,                      /* for GrB_INP0 and GrB_INP1 */
    GrB_STRUCTURE = 4,                 /* for GrB_MASK */
    GrB_COMP_STRUCTURE = 6,            /* for GrB_MASK */
    GxB_SECURE_IMPORT = 7080,
    GxB_AxB_GUSTAVSON = 7081,
    GxB_AxB_DOT = 7083,
    GxB_AxB_HASH = 7084,
    GxB_AxB_SAXPY = 7085
}
GrB_Desc_Value;

/* How arrays hold a matrix that is imported or exported. */
typedef enum
{
    GrB_CSR_FORMAT = 0,                /* rows: starts, columns, values */
    GrB_CSC_FORMAT = 1,                /* columns: starts, rows, values */
    GrB_COO_FORMAT = 2                 /* tuples: rows, columns, values */
}
GrB_Format;

typedef enum
{
    GxB_BY_ROW = 0,
    GxB_BY_COL = 1,
    GxB_NO_FORMAT = -1
}
GxB_Format_Value;

/* Values of GrB_STORAGE_ORIENTATION_HINT. */
typedef enum
{
    GrB_ROWMAJOR = 0,
    GrB_COLMAJOR = 1,
    GrB_BOTH = 2,
    GrB_UNKNOWN = 3
}
GrB_Orientation;

/* Values of the fields that end in _TYPE_CODE. */
typedef enum
{
    GrB_UDT_CODE = 0,                  /* any user-defined type */
    GrB_BOOL_CODE = 1,
    GrB_INT8_CODE = 2,
    GrB_UINT8_CODE = 3,
    GrB_INT16_CODE = 4,
    GrB_UINT16_CODE = 5,
    GrB_INT32_CODE = 6,
    GrB_UINT32_CODE = 7,
    GrB_INT64_CODE = 8,
    GrB_UINT64_CODE = 9,
    GrB_FP32_CODE = 10,
    GrB_FP64_CODE = 11,
    GxB_FC32_CODE = 7070,
    GxB_FC64_CODE = 7071
}
GrB_Type_Code;

/* Fields for get and set; (r) can only be read, (1) can be set once by types and operators. */
typedef enum
{
    /* descriptors: int32_t, a GrB_Desc_Value */
    GrB_OUTP_FIELD = 0,
    GrB_MASK_FIELD = 1,
    GrB_INP0_FIELD = 2,
    GrB_INP1_FIELD = 3,
    /* every object: string; of GrB_GLOBAL the library's name (r) */
    GrB_NAME = 10,                     /* (1) */
    /* GrB_GLOBAL: int32_t */
    GrB_LIBRARY_VER_MAJOR = 11,        /* (r) */
    GrB_LIBRARY_VER_MINOR = 12,        /* (r) */
    GrB_LIBRARY_VER_PATCH = 13,        /* (r) */
    GrB_API_VER_MAJOR = 14,            /* (r) */
    GrB_API_VER_MINOR = 15,            /* (r) */
    GrB_API_VER_PATCH = 16,            /* (r) */
    GrB_BLOCKING_MODE = 17,            /* (r) a GrB_Mode */
    /* collections, and GrB_GLOBAL for matrices to come: int32_t, a GrB_Orientation */
    GrB_STORAGE_ORIENTATION_HINT = 100,
    /* collections and types: int32_t, a GrB_Type_Code, and string */
    GrB_EL_TYPE_CODE = 102,            /* (r) */
    GrB_EL_TYPE_STRING = 106,          /* (r) */
    /* operators, monoids, semirings: int32_t, a GrB_Type_Code, and string */
    GrB_INP0_TYPE_CODE = 103,          /* (r) */
    GrB_INP1_TYPE_CODE = 104,          /* (r) */
    GrB_OUTP_TYPE_CODE = 105,          /* (r) */
    GrB_INP0_TYPE_STRING = 107,        /* (r) */
    GrB_INP1_TYPE_STRING = 108,        /* (r) */
    GrB_OUTP_TYPE_STRING = 109,        /* (r) */
    /* types: size_t */
    GrB_SIZE = 110,                    /* (r) */

    /* matrices, vectors, and GrB_GLOBAL: int32_t, a GxB_Format_Value */
    GxB_FORMAT = 7002,
    /* matrices and vectors: int32_t, a sum of GxB_HYPERSPARSE and its kin; the present one */
    GxB_SPARSITY_CONTROL = 7036,
    GxB_SPARSITY_STATUS = 7034,        /* (r) */
    GxB_IS_HYPER = 7035,               /* no field any more; ask for GxB_SPARSITY_STATUS */
    /* types and operators: strings; the type's also for collections */
    GxB_JIT_C_NAME = 7041,             /* (1) */
    GxB_JIT_C_DEFINITION = 7042,       /* (1) */
    /* monoids and semirings: GrB_Scalar; the terminal value leaves it empty when there is none */
    GxB_MONOID_IDENTITY = 7043,        /* (r) */
    GxB_MONOID_TERMINAL = 7044,        /* (r) */
    /* monoids and semirings: void pointer to a handle, not to be freed */
    GxB_MONOID_OPERATOR = 7045,        /* (r) */
    GxB_SEMIRING_MONOID = 7046,        /* (r) */
    GxB_SEMIRING_MULTIPLY = 7047,      /* (r) */
    /* GrB_GLOBAL: strings, int32_t (mode, OpenMP), void pointer to int[3] (versions) */
    GxB_MODE = 7003,                   /* (r) */
    GxB_LIBRARY_NAME = 7004,           /* (r) */
    GxB_LIBRARY_VERSION = 7005,        /* (r) */
    GxB_LIBRARY_DATE = 7006,           /* (r) */
    GxB_LIBRARY_ABOUT = 7007,          /* (r) */
    GxB_LIBRARY_URL = 7008,            /* (r) */
    GxB_LIBRARY_LICENSE = 7009,        /* (r) */
    GxB_LIBRARY_COMPILE_DATE = 7010,   /* (r) */
    GxB_LIBRARY_COMPILE_TIME = 7011,   /* (r) */
    GxB_API_VERSION = 7012,            /* (r) */
    GxB_API_DATE = 7013,               /* (r) */
    GxB_API_ABOUT = 7014,              /* (r) */
    GxB_API_URL = 7015,                /* (r) */
    GxB_COMPILER_VERSION = 7016,       /* (r) */
    GxB_COMPILER_NAME = 7017,          /* (r) */
    GxB_LIBRARY_OPENMP = 7018,         /* (r) 1: calls use several threads, though not OpenMP's */

    /* matrices, and GrB_GLOBAL for those that have none: double; kept and told, without effect */
    GxB_HYPER_SWITCH = 7000,
    /* matrices, vectors: double; GrB_GLOBAL: double[8]; kept and told, without effect */
    GxB_BITMAP_SWITCH = 7001,
    /* matrices and vectors: int32_t; kept and told, without effect */
    GxB_HYPER_HASH = 7048,
    /* GrB_GLOBAL: int32_t, kept and told, without effect; functions that print and flush; int64_t[64], not kept */
    GxB_BURBLE = 7019,
    GxB_PRINTF = 7020,
    GxB_FLUSH = 7021,
    GxB_MEMORY_POOL = 7022,
    /* GrB_GLOBAL: int32_t, whether printed indices begin at 1 */
    GxB_PRINT_1BASED = 7023,
    /* GrB_GLOBAL: texts that are kept and told, and int32_t that are accepted and stay 0: no C compiler is used */
    GxB_JIT_C_COMPILER_NAME = 7024,
    GxB_JIT_C_COMPILER_FLAGS = 7025,
    GxB_JIT_C_LINKER_FLAGS = 7026,
    GxB_JIT_C_LIBRARIES = 7027,
    GxB_JIT_C_PREFACE = 7028,
    GxB_JIT_C_CONTROL = 7029,
    GxB_JIT_CACHE_PATH = 7030,
    GxB_JIT_C_CMAKE_LIBS = 7031,
    GxB_JIT_USE_CMAKE = 7032,
    GxB_JIT_ERROR_LOG = 7033,
    GxB_JIT_CUDA_PREFACE = 7100,
    /* GrB_GLOBAL: the malloc family */
    GxB_MALLOC_FUNCTION = 7037,        /* (r) */
    GxB_CALLOC_FUNCTION = 7038,        /* (r) */
    GxB_REALLOC_FUNCTION = 7039,       /* (r) */
    GxB_FREE_FUNCTION = 7040,          /* (r) */
    /* GrB_GLOBAL and contexts: int32_t, double, int32_t; chunk is without effect, and there is no GPU */
    GxB_GLOBAL_NTHREADS = 7086,
    GxB_GLOBAL_CHUNK = 7087,
    GxB_GLOBAL_GPU_ID = 7088,
    /* index-binary operators and binary operators made of them: int32_t, a GrB_Type_Code, and string; of the latter, too: GrB_Scalar */
    GxB_THETA_TYPE_CODE = 7050,        /* (r) */
    GxB_THETA_TYPE_STRING = 7051,      /* (r) */
    GxB_THETA = 7052                   /* (r) */
}
GrB_Field;

/* The fields of the extensions are fields as others are. */
typedef GrB_Field GxB_Option_Field;

typedef enum
{
    GxB_CONTEXT_NTHREADS = 7086,
    GxB_CONTEXT_CHUNK = 7087,
    GxB_CONTEXT_GPU_ID = 7088
}
GxB_Context_Field;

/* Fields of contexts and of GrB_GLOBAL. */
#define GxB_NTHREADS 7086
#define GxB_CHUNK    7087
#define GxB_GPU_ID   7088

/* Numbers of GxB_BITMAP_SWITCH of GrB_GLOBAL. */
#define GxB_NBITMAP_SWITCH 8

/* Values of GxB_COMPRESSION, a wish; of GxB_IMPORT beside GxB_SECURE_IMPORT. */
#define GxB_COMPRESSION_NONE    -1
#define GxB_COMPRESSION_DEFAULT 0
#define GxB_COMPRESSION_LZ4     1000
#define GxB_COMPRESSION_LZ4HC   2000
#define GxB_COMPRESSION_ZSTD    3000
#define GxB_FAST_IMPORT GxB_DEFAULT

typedef enum
{
    GxB_JIT_OFF = 0,
    GxB_JIT_PAUSE = 1,
    GxB_JIT_RUN = 2,
    GxB_JIT_LOAD = 3,
    GxB_JIT_ON = 4
}
GxB_JIT_Control;

typedef enum
{
    GxB_SILENT = 0,
    GxB_SUMMARY = 1,
    GxB_SHORT = 2,
    GxB_COMPLETE = 3,
    GxB_SHORT_VERBOSE = 4,
    GxB_COMPLETE_VERBOSE = 5
}
GxB_Print_Level;

/* ---- explanations: extensions of this library ------------------------------------------- */

/* Here they are; a program that runs on other libraries as well asks before it uses them. */
#define GrX_EXPLAIN 1

/* How an explanation is written: for people, as JSON, for Graphviz. */
typedef enum
{
    GrX_TEXT = 0,
    GrX_JSON = 1,
    GrX_DOT = 2
}
GrX_Format;

/* What may be declared of a user's operator f: a sum of these. */
typedef enum
{
    GrX_LASTING = 1,     /* no side effects, callable until the process ends: calls with it may be recorded */
    GrX_COMMUTATIVE = 2, /* f(x,y) = f(y,x) */  GrX_ASSOCIATIVE = 4, /* f(f(x,y),z) = f(x,f(y,z)), floats rounded */
    GrX_IDEMPOTENT = 8,  /* f(x,x) = x */       GrX_ANNIHILATOR_1ST = 16, /* f(a,y) = a */ GrX_ANNIHILATOR_2ND = 32 /* f(x,a) = a */
}
GrX_Law;

/* What evaluation did, in sums since the process began, over all threads. */
typedef struct
{
    uint64_t passes;        /* over recorded calls */
    uint64_t calls;         /* that these made */
    uint64_t read;          /* operands that they read */
    uint64_t written;       /* values that they wrote */
    uint64_t common;        /* calls that repeated another of their pass, and were not computed */
    uint64_t in_place;      /* values that were changed where they lay; also in written */
    uint64_t reserved[10];  /* zeros, for counters to come */
}
GrX_Counters;

/* Storage formats, for GxB_SPARSITY_CONTROL and GxB_SPARSITY_STATUS. */
#define GxB_HYPERSPARSE   1
#define GxB_SPARSE        2
#define GxB_BITMAP        4
#define GxB_FULL          8
#define GxB_ANY_SPARSITY  15
#define GxB_AUTO_SPARSITY 15

/* ---- index lists ------------------------------------------------------------------------ */

/* Lengths that say how a short list is to be read, and the places in it. */
#define GxB_RANGE     ((GrB_Index) INT64_MAX)        /* begin, end: both included */
#define GxB_STRIDE    ((GrB_Index) (INT64_MAX - 1))  /* begin, end, step */
#define GxB_BACKWARDS ((GrB_Index) (INT64_MAX - 2))  /* begin, end, step: going down */
#define GxB_BEGIN 0
#define GxB_END   1
#define GxB_INC   2

#ifdef __cplusplus
/* std::complex is laid out and returned as C's complex numbers are. */
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif
extern "C"
{
#endif

/* All rows, all columns, all places; given instead of a list. */
extern const GrB_Index *GrB_ALL;

/* ---- functions whose value has any type ------------------------------------------------- */

/* set: an int, a double or an address, as the field has it; get: the address of one. */
GrB_Info GxB_Vector_Option_get(GrB_Vector object, GxB_Option_Field field, ...);
GrB_Info GxB_Vector_Option_set(GrB_Vector object, GxB_Option_Field field, ...);
GrB_Info GxB_Matrix_Option_get(GrB_Matrix object, GxB_Option_Field field, ...);
GrB_Info GxB_Matrix_Option_set(GrB_Matrix object, GxB_Option_Field field, ...);
GrB_Info GxB_Desc_get(GrB_Descriptor object, GrB_Desc_Field field, ...);
GrB_Info GxB_Desc_set(GrB_Descriptor object, GrB_Desc_Field field, ...);
GrB_Info GxB_Context_get(GxB_Context object, GxB_Context_Field field, ...);
GrB_Info GxB_Context_set(GxB_Context object, GxB_Context_Field field, ...);
GrB_Info GxB_Global_Option_get(GxB_Option_Field field, ...);
GrB_Info GxB_Global_Option_set(GxB_Option_Field field, ...);

/* ---- functions and predefined objects --------------------------------------------------- */

/* w<mask> = accum(w, op(u)). [4.3.8] */
GrB_Info GrB_Vector_apply(GrB_Vector w, GrB_Vector mask, GrB_BinaryOp accum, GrB_UnaryOp op, GrB_Vector u, GrB_Descriptor desc);

/* C<Mask> = accum(C, op(A)). [4.3.8] */
GrB_Info GrB_Matrix_apply(GrB_Matrix C, GrB_Matrix Mask, GrB_BinaryOp accum, GrB_UnaryOp op, GrB_Matrix A, GrB_Descriptor desc);

/* w<mask>(I) = accum(w(I), u). [4.3.7.1] */
GrB_Info GrB_Vector_assign(GrB_Vector w,
                           GrB_Vector mask,
                           GrB_BinaryOp accum,
                           GrB_Vector u,
                           const GrB_Index *indices,
                           GrB_Index ni,
                           GrB_Descriptor desc);

/* C<Mask>(I,J) = accum(C(I,J), A). [4.3.7.2] */
GrB_Info GrB_Matrix_assign(GrB_Matrix C,
                           GrB_Matrix Mask,
                           GrB_BinaryOp accum,
                           GrB_Matrix A,
                           const GrB_Index *rows,
                           GrB_Index ni,
                           const GrB_Index *cols,
                           GrB_Index nj,
                           GrB_Descriptor desc);

/* C<mask'>(I,j) = accum(C(I,j), u). [4.3.7.3] */
GrB_Info GrB_Col_assign(GrB_Matrix C,
                        GrB_Vector mask,
                        GrB_BinaryOp accum,
                        GrB_Vector u,
                        const GrB_Index *rows,
                        GrB_Index ni,
                        GrB_Index j,
                        GrB_Descriptor desc);

/* C<mask>(i,J) = accum(C(i,J), u). [4.3.7.4] */
GrB_Info GrB_Row_assign(GrB_Matrix C,
                        GrB_Vector mask,
                        GrB_BinaryOp accum,
                        GrB_Vector u,
                        GrB_Index i,
                        const GrB_Index *cols,
                        GrB_Index nj,
                        GrB_Descriptor desc);

extern int fputs(const char *text, FILE *file);

/* The object that global settings belong to. */
extern const GrB_Global GrB_GLOBAL;

/* The context that all threads start in. */
extern GxB_Context GxB_CONTEXT_WORLD;

/* By row. */
extern const GxB_Format_Value GxB_FORMAT_DEFAULT;

/* Share of non-empty rows below which a matrix becomes hypersparse. */
extern const double GxB_HYPER_DEFAULT;

/* The share that makes a matrix always hypersparse. */
extern const double GxB_ALWAYS_HYPER;

/* The share that makes a matrix never hypersparse. */
extern const double GxB_NEVER_HYPER;

/* Starts the use of the library. [4.1.1] */
GrB_Info GrB_init(GrB_Mode mode);

/* As GrB_init, with the caller's malloc family; calloc and realloc may be null. */
GrB_Info GxB_init(GrB_Mode mode,
                  GB_malloc_function malloc,
                  GB_calloc_function calloc,
                  GB_realloc_function realloc,
                  GB_free_function free);

/* Says whether init was called. Not for programs: LAGraph's tests of init forget a failed one with it. */
void GB_Global_GrB_init_called_set(bool init_called);

/* Ends the use of the library. [4.1.2] */
GrB_Info GrB_finalize(void);

/* The version of the specification that the library implements. [4.1.3] */
GrB_Info GrB_getVersion(unsigned int *version, unsigned int *subversion);


/* A new descriptor with default settings. [4.2.6.1] */
GrB_Info GrB_Descriptor_new(GrB_Descriptor *desc);

/* Sets a field. [4.2.6.2] */
GrB_Info GrB_Descriptor_set(GrB_Descriptor desc, GrB_Desc_Field field, GrB_Desc_Value value);

/* w<mask> = accum(w, u .* v) by the multiplication of a semiring. [4.3.4] */
GrB_Info GrB_Vector_eWiseMult_Semiring(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_Semiring semiring,
                                       GrB_Vector u,
                                       GrB_Vector v,
                                       GrB_Descriptor desc);

/* w<mask> = accum(w, u .* v) by the operator of a monoid. [4.3.4] */
GrB_Info GrB_Vector_eWiseMult_Monoid(GrB_Vector w,
                                     GrB_Vector mask,
                                     GrB_BinaryOp accum,
                                     GrB_Monoid monoid,
                                     GrB_Vector u,
                                     GrB_Vector v,
                                     GrB_Descriptor desc);

/* w<mask> = accum(w, u .* v) by a binary operator. [4.3.4] */
GrB_Info GrB_Vector_eWiseMult_BinaryOp(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_BinaryOp op,
                                       GrB_Vector u,
                                       GrB_Vector v,
                                       GrB_Descriptor desc);

/* C<Mask> = accum(C, A .* B) by the multiplication of a semiring. [4.3.4] */
GrB_Info GrB_Matrix_eWiseMult_Semiring(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_Semiring semiring,
                                       GrB_Matrix A,
                                       GrB_Matrix B,
                                       GrB_Descriptor desc);

/* C<Mask> = accum(C, A .* B) by the operator of a monoid. [4.3.4] */
GrB_Info GrB_Matrix_eWiseMult_Monoid(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     GrB_Monoid monoid,
                                     GrB_Matrix A,
                                     GrB_Matrix B,
                                     GrB_Descriptor desc);

/* C<Mask> = accum(C, A .* B) by a binary operator. [4.3.4] */
GrB_Info GrB_Matrix_eWiseMult_BinaryOp(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_BinaryOp op,
                                       GrB_Matrix A,
                                       GrB_Matrix B,
                                       GrB_Descriptor desc);

/* w<mask> = accum(w, u + v) by the addition of a semiring. [4.3.5] */
GrB_Info GrB_Vector_eWiseAdd_Semiring(GrB_Vector w,
                                      GrB_Vector mask,
                                      GrB_BinaryOp accum,
                                      GrB_Semiring semiring,
                                      GrB_Vector u,
                                      GrB_Vector v,
                                      GrB_Descriptor desc);

/* w<mask> = accum(w, u + v) by the operator of a monoid. [4.3.5] */
GrB_Info GrB_Vector_eWiseAdd_Monoid(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    GrB_Monoid monoid,
                                    GrB_Vector u,
                                    GrB_Vector v,
                                    GrB_Descriptor desc);

/* w<mask> = accum(w, u + v) by a binary operator. [4.3.5] */
GrB_Info GrB_Vector_eWiseAdd_BinaryOp(GrB_Vector w,
                                      GrB_Vector mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Vector u,
                                      GrB_Vector v,
                                      GrB_Descriptor desc);

/* C<Mask> = accum(C, A + B) by the addition of a semiring. [4.3.5] */
GrB_Info GrB_Matrix_eWiseAdd_Semiring(GrB_Matrix C,
                                      GrB_Matrix Mask,
                                      GrB_BinaryOp accum,
                                      GrB_Semiring semiring,
                                      GrB_Matrix A,
                                      GrB_Matrix B,
                                      GrB_Descriptor desc);

/* C<Mask> = accum(C, A + B) by the operator of a monoid. [4.3.5] */
GrB_Info GrB_Matrix_eWiseAdd_Monoid(GrB_Matrix C,
                                    GrB_Matrix Mask,
                                    GrB_BinaryOp accum,
                                    GrB_Monoid monoid,
                                    GrB_Matrix A,
                                    GrB_Matrix B,
                                    GrB_Descriptor desc);

/* C<Mask> = accum(C, A + B) by a binary operator. [4.3.5] */
GrB_Info GrB_Matrix_eWiseAdd_BinaryOp(GrB_Matrix C,
                                      GrB_Matrix Mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Matrix A,
                                      GrB_Matrix B,
                                      GrB_Descriptor desc);

/* w<mask> = accum(w, u + v), where alpha and beta stand for absent entries of u and v. */
GrB_Info GxB_Vector_eWiseUnion(GrB_Vector w,
                               GrB_Vector mask,
                               GrB_BinaryOp accum,
                               GrB_BinaryOp op,
                               GrB_Vector u,
                               GrB_Scalar alpha,
                               GrB_Vector v,
                               GrB_Scalar beta,
                               GrB_Descriptor desc);

/* C<Mask> = accum(C, A + B), where alpha and beta stand for absent entries of A and B. */
GrB_Info GxB_Matrix_eWiseUnion(GrB_Matrix C,
                               GrB_Matrix Mask,
                               GrB_BinaryOp accum,
                               GrB_BinaryOp op,
                               GrB_Matrix A,
                               GrB_Scalar alpha,
                               GrB_Matrix B,
                               GrB_Scalar beta,
                               GrB_Descriptor desc);

/* Writes what is recorded behind a vector, and what looking at it would run, into a new block. [extension] */
GrB_Info GrX_Vector_explain(GrB_Vector object, GrX_Format format, char **text);

/* Writes what is recorded behind a matrix, and what looking at it would run, into a new block. [extension] */
GrB_Info GrX_Matrix_explain(GrB_Matrix object, GrX_Format format, char **text);

/* Frees a text that GrX_explain has made, and sets the variable to null. [extension] */
GrB_Info GrX_free_text(char **text);

/* Tells what evaluation of recorded calls did so far. [extension] */
GrB_Info GrX_counters(GrX_Counters *counters);

/* w<mask> = accum(w, u(I)). [4.3.6.1] */
GrB_Info GrB_Vector_extract(GrB_Vector w,
                            GrB_Vector mask,
                            GrB_BinaryOp accum,
                            GrB_Vector u,
                            const GrB_Index *indices,
                            GrB_Index ni,
                            GrB_Descriptor desc);

/* C<Mask> = accum(C, A(I,J)). [4.3.6.2] */
GrB_Info GrB_Matrix_extract(GrB_Matrix C,
                            GrB_Matrix Mask,
                            GrB_BinaryOp accum,
                            GrB_Matrix A,
                            const GrB_Index *rows,
                            GrB_Index ni,
                            const GrB_Index *cols,
                            GrB_Index nj,
                            GrB_Descriptor desc);

/* w<mask> = accum(w, A(I,j)). [4.3.6.3] */
GrB_Info GrB_Col_extract(GrB_Vector w,
                         GrB_Vector mask,
                         GrB_BinaryOp accum,
                         GrB_Matrix A,
                         const GrB_Index *rows,
                         GrB_Index ni,
                         GrB_Index j,
                         GrB_Descriptor desc);







/* Declares that a binary operator lasts and obeys laws; annihilator may be null if none of them is about it. [extension] */
GrB_Info GrX_BinaryOp_declare(GrB_BinaryOp op, uint32_t laws, GrB_Scalar annihilator);

/* Declares that a unary operator lasts. [extension] */
GrB_Info GrX_UnaryOp_declare(GrB_UnaryOp op, uint32_t laws);

/* Tries the laws that a binary operator is declared to obey; values may be null where no type is the user's. [extension] */
GrB_Info GrX_BinaryOp_check(GrB_BinaryOp op, GrB_Vector values);


/* A new matrix without entries. [4.2.5.1] */
GrB_Info GrB_Matrix_new(GrB_Matrix *A, GrB_Type ty, GrB_Index nrows, GrB_Index ncols);

/* A copy of a matrix. [4.2.5.2] */
GrB_Info GrB_Matrix_dup(GrB_Matrix *C, GrB_Matrix A);

/* A new square matrix with v on its k-th diagonal. [4.2.5.3] */
GrB_Info GrB_Matrix_diag(GrB_Matrix *C, GrB_Vector v, int64_t k);

/* Changes the dimensions. [4.2.5.4] */
GrB_Info GrB_Matrix_resize(GrB_Matrix C, GrB_Index nrows, GrB_Index ncols);

/* Removes all entries. [4.2.5.5] */
GrB_Info GrB_Matrix_clear(GrB_Matrix C);

/* Number of rows. [4.2.5.6] */
GrB_Info GrB_Matrix_nrows(GrB_Index *nrows, GrB_Matrix A);

/* Number of columns. [4.2.5.7] */
GrB_Info GrB_Matrix_ncols(GrB_Index *ncols, GrB_Matrix A);

/* Number of entries. [4.2.5.8] */
GrB_Info GrB_Matrix_nvals(GrB_Index *nvals, GrB_Matrix A);

/* Removes the entry C(i,j), if there is one. [4.2.5.11] */
GrB_Info GrB_Matrix_removeElement(GrB_Matrix C, GrB_Index i, GrB_Index j);

/* s = A(i,j), empty when there is no such entry. [4.2.5.12] */
GrB_Info GrB_Matrix_extractElement_Scalar(GrB_Scalar s, GrB_Matrix A, GrB_Index i, GrB_Index j);


/* C<Mask> = accum(C, A*B). [4.3.1] */
GrB_Info GrB_mxm(GrB_Matrix C,
                 GrB_Matrix Mask,
                 GrB_BinaryOp accum,
                 GrB_Semiring semiring,
                 GrB_Matrix A,
                 GrB_Matrix B,
                 GrB_Descriptor desc);

/* w<mask> = accum(w, u*A). [4.3.2] */
GrB_Info GrB_vxm(GrB_Vector w,
                 GrB_Vector mask,
                 GrB_BinaryOp accum,
                 GrB_Semiring semiring,
                 GrB_Vector u,
                 GrB_Matrix A,
                 GrB_Descriptor desc);

/* w<mask> = accum(w, A*u). [4.3.3] */
GrB_Info GrB_mxv(GrB_Vector w,
                 GrB_Vector mask,
                 GrB_BinaryOp accum,
                 GrB_Semiring semiring,
                 GrB_Matrix A,
                 GrB_Vector u,
                 GrB_Descriptor desc);

/* C<Mask> = accum(C, A'). [4.3.11] */
GrB_Info GrB_transpose(GrB_Matrix C, GrB_Matrix Mask, GrB_BinaryOp accum, GrB_Matrix A, GrB_Descriptor desc);

/* C<Mask> = accum(C, kron(A, B)) by a binary operator. [4.3.12] */
GrB_Info GrB_Matrix_kronecker_BinaryOp(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_BinaryOp op,
                                       GrB_Matrix A,
                                       GrB_Matrix B,
                                       GrB_Descriptor desc);

/* C<Mask> = accum(C, kron(A, B)) by the operator of a monoid. [4.3.12] */
GrB_Info GrB_Matrix_kronecker_Monoid(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     GrB_Monoid monoid,
                                     GrB_Matrix A,
                                     GrB_Matrix B,
                                     GrB_Descriptor desc);

/* C<Mask> = accum(C, kron(A, B)) by the multiplication of a semiring. [4.3.12] */
GrB_Info GrB_Matrix_kronecker_Semiring(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_Semiring semiring,
                                       GrB_Matrix A,
                                       GrB_Matrix B,
                                       GrB_Descriptor desc);

/* Frees a type. [4.2.7] */
GrB_Info GrB_Type_free(GrB_Type *object);

/* Frees a unary operator. [4.2.7] */
GrB_Info GrB_UnaryOp_free(GrB_UnaryOp *object);

/* Frees a binary operator. [4.2.7] */
GrB_Info GrB_BinaryOp_free(GrB_BinaryOp *object);

/* Frees an index unary operator. [4.2.7] */
GrB_Info GrB_IndexUnaryOp_free(GrB_IndexUnaryOp *object);

/* Frees a monoid. [4.2.7] */
GrB_Info GrB_Monoid_free(GrB_Monoid *object);

/* Frees a semiring. [4.2.7] */
GrB_Info GrB_Semiring_free(GrB_Semiring *object);

/* Frees a descriptor. [4.2.7] */
GrB_Info GrB_Descriptor_free(GrB_Descriptor *object);

/* Frees a scalar. [4.2.7] */
GrB_Info GrB_Scalar_free(GrB_Scalar *object);

/* Frees a vector. [4.2.7] */
GrB_Info GrB_Vector_free(GrB_Vector *object);

/* Frees a matrix. [4.2.7] */
GrB_Info GrB_Matrix_free(GrB_Matrix *object);

/* Waits for a type. [4.2.8] */
GrB_Info GrB_Type_wait(GrB_Type object, GrB_WaitMode mode);

/* Waits for a unary operator. [4.2.8] */
GrB_Info GrB_UnaryOp_wait(GrB_UnaryOp object, GrB_WaitMode mode);

/* Waits for a binary operator. [4.2.8] */
GrB_Info GrB_BinaryOp_wait(GrB_BinaryOp object, GrB_WaitMode mode);

/* Waits for an index unary operator. [4.2.8] */
GrB_Info GrB_IndexUnaryOp_wait(GrB_IndexUnaryOp object, GrB_WaitMode mode);

/* Waits for a monoid. [4.2.8] */
GrB_Info GrB_Monoid_wait(GrB_Monoid object, GrB_WaitMode mode);

/* Waits for a semiring. [4.2.8] */
GrB_Info GrB_Semiring_wait(GrB_Semiring object, GrB_WaitMode mode);

/* Waits for a descriptor. [4.2.8] */
GrB_Info GrB_Descriptor_wait(GrB_Descriptor object, GrB_WaitMode mode);

/* Waits for a scalar. [4.2.8] */
GrB_Info GrB_Scalar_wait(GrB_Scalar object, GrB_WaitMode mode);

/* Waits for a vector. [4.2.8] */
GrB_Info GrB_Vector_wait(GrB_Vector object, GrB_WaitMode mode);

/* Waits for a matrix. [4.2.8] */
GrB_Info GrB_Matrix_wait(GrB_Matrix object, GrB_WaitMode mode);

/* The text of the last error of a type. [4.2.9] */
GrB_Info GrB_Type_error(const char **error, GrB_Type object);

/* The text of the last error of a unary operator. [4.2.9] */
GrB_Info GrB_UnaryOp_error(const char **error, GrB_UnaryOp object);

/* The text of the last error of a binary operator. [4.2.9] */
GrB_Info GrB_BinaryOp_error(const char **error, GrB_BinaryOp object);

/* The text of the last error of an index unary operator. [4.2.9] */
GrB_Info GrB_IndexUnaryOp_error(const char **error, GrB_IndexUnaryOp object);

/* The text of the last error of a monoid. [4.2.9] */
GrB_Info GrB_Monoid_error(const char **error, GrB_Monoid object);

/* The text of the last error of a semiring. [4.2.9] */
GrB_Info GrB_Semiring_error(const char **error, GrB_Semiring object);

/* The text of the last error of a descriptor. [4.2.9] */
GrB_Info GrB_Descriptor_error(const char **error, GrB_Descriptor object);

/* The text of the last error of a scalar. [4.2.9] */
GrB_Info GrB_Scalar_error(const char **error, GrB_Scalar object);

/* The text of the last error of a vector. [4.2.9] */
GrB_Info GrB_Vector_error(const char **error, GrB_Vector object);

/* The text of the last error of a matrix. [4.2.9] */
GrB_Info GrB_Matrix_error(const char **error, GrB_Matrix object);






/* w<mask> = accum(w, sums of the rows of A) by a monoid. [4.3.10.1] */
GrB_Info GrB_Matrix_reduce_Monoid(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_Monoid monoid,
                                  GrB_Matrix A,
                                  GrB_Descriptor desc);

/* w<mask> = accum(w, sums of the rows of A) by a binary operator. [4.3.10.1] */
GrB_Info GrB_Matrix_reduce_BinaryOp(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    GrB_BinaryOp op,
                                    GrB_Matrix A,
                                    GrB_Descriptor desc);

/* s = accum(s, sum of u) by a monoid; empty when u is. [4.3.10.2] */
GrB_Info GrB_Vector_reduce_Monoid_Scalar(GrB_Scalar s, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

/* s = accum(s, sum of u) by a binary operator; empty when u is. [4.3.10.2] */
GrB_Info GrB_Vector_reduce_BinaryOp_Scalar(GrB_Scalar s, GrB_BinaryOp accum, GrB_BinaryOp op, GrB_Vector u, GrB_Descriptor desc);

/* s = accum(s, sum of A) by a monoid; empty when A is. [4.3.10.3] */
GrB_Info GrB_Matrix_reduce_Monoid_Scalar(GrB_Scalar s, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

/* s = accum(s, sum of A) by a binary operator; empty when A is. [4.3.10.3] */
GrB_Info GrB_Matrix_reduce_BinaryOp_Scalar(GrB_Scalar s, GrB_BinaryOp accum, GrB_BinaryOp op, GrB_Matrix A, GrB_Descriptor desc);

/* A new, empty scalar. [4.2.3.1] */
GrB_Info GrB_Scalar_new(GrB_Scalar *s, GrB_Type ty);

/* A copy of a scalar. [4.2.3.2] */
GrB_Info GrB_Scalar_dup(GrB_Scalar *s, GrB_Scalar t);

/* Removes the value of a scalar. [4.2.3.3] */
GrB_Info GrB_Scalar_clear(GrB_Scalar s);

/* Number of entries, 0 or 1. [4.2.3.4] */
GrB_Info GrB_Scalar_nvals(GrB_Index *nvals, GrB_Scalar s);


/* Writes how many bytes GrB_Matrix_serialize needs at most. [4.2.5.18] */
GrB_Info GrB_Matrix_serializeSize(GrB_Index *size, GrB_Matrix A);

/* Writes A as bytes; serialized_size says how many fit and then how many came. [4.2.5.19] */
GrB_Info GrB_Matrix_serialize(void *serialized_data, GrB_Index *serialized_size, GrB_Matrix A);

/* A new matrix from bytes; d may be null for built-in types. [4.2.5.20] */
GrB_Info GrB_Matrix_deserialize(GrB_Matrix *A, GrB_Type d, const void *serialized_data, GrB_Index serialized_size);







/* Writes the format that suits the storage of A best. [4.2.5.14] */
GrB_Info GrB_Matrix_exportHint(GrB_Format *hint, GrB_Matrix A);

/* Writes how many elements each array of an export needs. [4.2.5.15] */
GrB_Info GrB_Matrix_exportSize(GrB_Index *n_indptr, GrB_Index *n_indices, GrB_Index *n_values, GrB_Format format, GrB_Matrix A);

/* A new type of the given size. [4.2.2.1] */
GrB_Info GrB_Type_new(GrB_Type *ty, size_t size);

/* A new type with a C name and a C definition, both may be null. */
GrB_Info GxB_Type_new(GrB_Type *ty, size_t size, const char *name, const char *definition);

/* A new unary operator. [4.2.2.2] */
GrB_Info GrB_UnaryOp_new(GrB_UnaryOp *op, GxB_unary_function f, GrB_Type z, GrB_Type x);

/* A new unary operator with a C name and a C definition, both may be null. */
GrB_Info GxB_UnaryOp_new(GrB_UnaryOp *op, GxB_unary_function f, GrB_Type z, GrB_Type x, const char *name, const char *definition);

/* A new binary operator. [4.2.2.3] */
GrB_Info GrB_BinaryOp_new(GrB_BinaryOp *op, GxB_binary_function f, GrB_Type z, GrB_Type x, GrB_Type y);

/* A new binary operator with a C name and a C definition, both may be null. */
GrB_Info GxB_BinaryOp_new(GrB_BinaryOp *op,
                          GxB_binary_function f,
                          GrB_Type z,
                          GrB_Type x,
                          GrB_Type y,
                          const char *name,
                          const char *definition);

/* A new index unary operator; s is the type of its scalar argument. [4.2.2.6] */
GrB_Info GrB_IndexUnaryOp_new(GrB_IndexUnaryOp *op, GxB_index_unary_function f, GrB_Type z, GrB_Type x, GrB_Type s);

/* A new index unary operator with a C name and a C definition, both may be null. */
GrB_Info GxB_IndexUnaryOp_new(GrB_IndexUnaryOp *op,
                              GxB_index_unary_function f,
                              GrB_Type z,
                              GrB_Type x,
                              GrB_Type s,
                              const char *name,
                              const char *definition);

/* A new semiring. [4.2.2.5] */
GrB_Info GrB_Semiring_new(GrB_Semiring *semiring, GrB_Monoid add, GrB_BinaryOp multiply);



/* A new vector without entries. [4.2.4.1] */
GrB_Info GrB_Vector_new(GrB_Vector *v, GrB_Type ty, GrB_Index n);

/* A copy of a vector. [4.2.4.2] */
GrB_Info GrB_Vector_dup(GrB_Vector *w, GrB_Vector u);

/* Changes the size. [4.2.4.3] */
GrB_Info GrB_Vector_resize(GrB_Vector w, GrB_Index n);

/* Removes all entries. [4.2.4.4] */
GrB_Info GrB_Vector_clear(GrB_Vector w);

/* The size. [4.2.4.5] */
GrB_Info GrB_Vector_size(GrB_Index *n, GrB_Vector u);

/* Number of entries. [4.2.4.6] */
GrB_Info GrB_Vector_nvals(GrB_Index *nvals, GrB_Vector u);

/* Removes the entry w(i), if there is one. [4.2.4.9] */
GrB_Info GrB_Vector_removeElement(GrB_Vector w, GrB_Index i);

/* s = u(i), empty when there is no such entry. [4.2.4.10] */
GrB_Info GrB_Vector_extractElement_Scalar(GrB_Scalar s, GrB_Vector u, GrB_Index i);


extern GrB_Type GrB_BOOL;
extern GrB_Type GrB_INT8;
extern GrB_Type GrB_INT16;
extern GrB_Type GrB_INT32;
extern GrB_Type GrB_INT64;
extern GrB_Type GrB_UINT8;
extern GrB_Type GrB_UINT16;
extern GrB_Type GrB_UINT32;
extern GrB_Type GrB_UINT64;
extern GrB_Type GrB_FP32;
extern GrB_Type GrB_FP64;
extern GrB_Type GxB_FC32;
extern GrB_Type GxB_FC64;
extern GrB_UnaryOp GrB_IDENTITY_BOOL;
extern GrB_UnaryOp GrB_IDENTITY_INT8;
extern GrB_UnaryOp GrB_IDENTITY_INT16;
extern GrB_UnaryOp GrB_IDENTITY_INT32;
extern GrB_UnaryOp GrB_IDENTITY_INT64;
extern GrB_UnaryOp GrB_IDENTITY_UINT8;
extern GrB_UnaryOp GrB_IDENTITY_UINT16;
extern GrB_UnaryOp GrB_IDENTITY_UINT32;
extern GrB_UnaryOp GrB_IDENTITY_UINT64;
extern GrB_UnaryOp GrB_IDENTITY_FP32;
extern GrB_UnaryOp GrB_IDENTITY_FP64;
extern GrB_UnaryOp GxB_IDENTITY_FC32;
extern GrB_UnaryOp GxB_IDENTITY_FC64;
extern GrB_UnaryOp GrB_AINV_BOOL;
extern GrB_UnaryOp GrB_AINV_INT8;
extern GrB_UnaryOp GrB_AINV_INT16;
extern GrB_UnaryOp GrB_AINV_INT32;
extern GrB_UnaryOp GrB_AINV_INT64;
extern GrB_UnaryOp GrB_AINV_UINT8;
extern GrB_UnaryOp GrB_AINV_UINT16;
extern GrB_UnaryOp GrB_AINV_UINT32;
extern GrB_UnaryOp GrB_AINV_UINT64;
extern GrB_UnaryOp GrB_AINV_FP32;
extern GrB_UnaryOp GrB_AINV_FP64;
extern GrB_UnaryOp GxB_AINV_FC32;
extern GrB_UnaryOp GxB_AINV_FC64;
extern GrB_UnaryOp GrB_MINV_BOOL;
extern GrB_UnaryOp GrB_MINV_INT8;
extern GrB_UnaryOp GrB_MINV_INT16;
extern GrB_UnaryOp GrB_MINV_INT32;
extern GrB_UnaryOp GrB_MINV_INT64;
extern GrB_UnaryOp GrB_MINV_UINT8;
extern GrB_UnaryOp GrB_MINV_UINT16;
extern GrB_UnaryOp GrB_MINV_UINT32;
extern GrB_UnaryOp GrB_MINV_UINT64;
extern GrB_UnaryOp GrB_MINV_FP32;
extern GrB_UnaryOp GrB_MINV_FP64;
extern GrB_UnaryOp GxB_MINV_FC32;
extern GrB_UnaryOp GxB_MINV_FC64;
extern GrB_UnaryOp GrB_ABS_BOOL;
extern GrB_UnaryOp GrB_ABS_INT8;
extern GrB_UnaryOp GrB_ABS_INT16;
extern GrB_UnaryOp GrB_ABS_INT32;
extern GrB_UnaryOp GrB_ABS_INT64;
extern GrB_UnaryOp GrB_ABS_UINT8;
extern GrB_UnaryOp GrB_ABS_UINT16;
extern GrB_UnaryOp GrB_ABS_UINT32;
extern GrB_UnaryOp GrB_ABS_UINT64;
extern GrB_UnaryOp GrB_ABS_FP32;
extern GrB_UnaryOp GrB_ABS_FP64;
extern GrB_UnaryOp GxB_ABS_BOOL;
extern GrB_UnaryOp GxB_ABS_INT8;
extern GrB_UnaryOp GxB_ABS_INT16;
extern GrB_UnaryOp GxB_ABS_INT32;
extern GrB_UnaryOp GxB_ABS_INT64;
extern GrB_UnaryOp GxB_ABS_UINT8;
extern GrB_UnaryOp GxB_ABS_UINT16;
extern GrB_UnaryOp GxB_ABS_UINT32;
extern GrB_UnaryOp GxB_ABS_UINT64;
extern GrB_UnaryOp GxB_ABS_FP32;
extern GrB_UnaryOp GxB_ABS_FP64;
extern GrB_UnaryOp GxB_ABS_FC32;
extern GrB_UnaryOp GxB_ABS_FC64;
extern GrB_UnaryOp GrB_BNOT_INT8;
extern GrB_UnaryOp GrB_BNOT_INT16;
extern GrB_UnaryOp GrB_BNOT_INT32;
extern GrB_UnaryOp GrB_BNOT_INT64;
extern GrB_UnaryOp GrB_BNOT_UINT8;
extern GrB_UnaryOp GrB_BNOT_UINT16;
extern GrB_UnaryOp GrB_BNOT_UINT32;
extern GrB_UnaryOp GrB_BNOT_UINT64;
extern GrB_UnaryOp GrB_LNOT;
extern GrB_UnaryOp GxB_LNOT_BOOL;
extern GrB_UnaryOp GxB_LNOT_INT8;
extern GrB_UnaryOp GxB_LNOT_INT16;
extern GrB_UnaryOp GxB_LNOT_INT32;
extern GrB_UnaryOp GxB_LNOT_INT64;
extern GrB_UnaryOp GxB_LNOT_UINT8;
extern GrB_UnaryOp GxB_LNOT_UINT16;
extern GrB_UnaryOp GxB_LNOT_UINT32;
extern GrB_UnaryOp GxB_LNOT_UINT64;
extern GrB_UnaryOp GxB_LNOT_FP32;
extern GrB_UnaryOp GxB_LNOT_FP64;
extern GrB_UnaryOp GxB_ONE_BOOL;
extern GrB_UnaryOp GxB_ONE_INT8;
extern GrB_UnaryOp GxB_ONE_INT16;
extern GrB_UnaryOp GxB_ONE_INT32;
extern GrB_UnaryOp GxB_ONE_INT64;
extern GrB_UnaryOp GxB_ONE_UINT8;
extern GrB_UnaryOp GxB_ONE_UINT16;
extern GrB_UnaryOp GxB_ONE_UINT32;
extern GrB_UnaryOp GxB_ONE_UINT64;
extern GrB_UnaryOp GxB_ONE_FP32;
extern GrB_UnaryOp GxB_ONE_FP64;
extern GrB_UnaryOp GxB_ONE_FC32;
extern GrB_UnaryOp GxB_ONE_FC64;
extern GrB_UnaryOp GxB_SQRT_FP32;
extern GrB_UnaryOp GxB_SQRT_FP64;
extern GrB_UnaryOp GxB_SQRT_FC32;
extern GrB_UnaryOp GxB_SQRT_FC64;
extern GrB_UnaryOp GxB_LOG_FP32;
extern GrB_UnaryOp GxB_LOG_FP64;
extern GrB_UnaryOp GxB_LOG_FC32;
extern GrB_UnaryOp GxB_LOG_FC64;
extern GrB_UnaryOp GxB_EXP_FP32;
extern GrB_UnaryOp GxB_EXP_FP64;
extern GrB_UnaryOp GxB_EXP_FC32;
extern GrB_UnaryOp GxB_EXP_FC64;
extern GrB_UnaryOp GxB_LOG2_FP32;
extern GrB_UnaryOp GxB_LOG2_FP64;
extern GrB_UnaryOp GxB_LOG2_FC32;
extern GrB_UnaryOp GxB_LOG2_FC64;
extern GrB_UnaryOp GxB_SIN_FP32;
extern GrB_UnaryOp GxB_SIN_FP64;
extern GrB_UnaryOp GxB_SIN_FC32;
extern GrB_UnaryOp GxB_SIN_FC64;
extern GrB_UnaryOp GxB_COS_FP32;
extern GrB_UnaryOp GxB_COS_FP64;
extern GrB_UnaryOp GxB_COS_FC32;
extern GrB_UnaryOp GxB_COS_FC64;
extern GrB_UnaryOp GxB_TAN_FP32;
extern GrB_UnaryOp GxB_TAN_FP64;
extern GrB_UnaryOp GxB_TAN_FC32;
extern GrB_UnaryOp GxB_TAN_FC64;
extern GrB_UnaryOp GxB_ACOS_FP32;
extern GrB_UnaryOp GxB_ACOS_FP64;
extern GrB_UnaryOp GxB_ACOS_FC32;
extern GrB_UnaryOp GxB_ACOS_FC64;
extern GrB_UnaryOp GxB_ASIN_FP32;
extern GrB_UnaryOp GxB_ASIN_FP64;
extern GrB_UnaryOp GxB_ASIN_FC32;
extern GrB_UnaryOp GxB_ASIN_FC64;
extern GrB_UnaryOp GxB_ATAN_FP32;
extern GrB_UnaryOp GxB_ATAN_FP64;
extern GrB_UnaryOp GxB_ATAN_FC32;
extern GrB_UnaryOp GxB_ATAN_FC64;
extern GrB_UnaryOp GxB_SINH_FP32;
extern GrB_UnaryOp GxB_SINH_FP64;
extern GrB_UnaryOp GxB_SINH_FC32;
extern GrB_UnaryOp GxB_SINH_FC64;
extern GrB_UnaryOp GxB_COSH_FP32;
extern GrB_UnaryOp GxB_COSH_FP64;
extern GrB_UnaryOp GxB_COSH_FC32;
extern GrB_UnaryOp GxB_COSH_FC64;
extern GrB_UnaryOp GxB_TANH_FP32;
extern GrB_UnaryOp GxB_TANH_FP64;
extern GrB_UnaryOp GxB_TANH_FC32;
extern GrB_UnaryOp GxB_TANH_FC64;
extern GrB_UnaryOp GxB_ACOSH_FP32;
extern GrB_UnaryOp GxB_ACOSH_FP64;
extern GrB_UnaryOp GxB_ACOSH_FC32;
extern GrB_UnaryOp GxB_ACOSH_FC64;
extern GrB_UnaryOp GxB_ASINH_FP32;
extern GrB_UnaryOp GxB_ASINH_FP64;
extern GrB_UnaryOp GxB_ASINH_FC32;
extern GrB_UnaryOp GxB_ASINH_FC64;
extern GrB_UnaryOp GxB_ATANH_FP32;
extern GrB_UnaryOp GxB_ATANH_FP64;
extern GrB_UnaryOp GxB_ATANH_FC32;
extern GrB_UnaryOp GxB_ATANH_FC64;
extern GrB_UnaryOp GxB_SIGNUM_FP32;
extern GrB_UnaryOp GxB_SIGNUM_FP64;
extern GrB_UnaryOp GxB_SIGNUM_FC32;
extern GrB_UnaryOp GxB_SIGNUM_FC64;
extern GrB_UnaryOp GxB_CEIL_FP32;
extern GrB_UnaryOp GxB_CEIL_FP64;
extern GrB_UnaryOp GxB_CEIL_FC32;
extern GrB_UnaryOp GxB_CEIL_FC64;
extern GrB_UnaryOp GxB_FLOOR_FP32;
extern GrB_UnaryOp GxB_FLOOR_FP64;
extern GrB_UnaryOp GxB_FLOOR_FC32;
extern GrB_UnaryOp GxB_FLOOR_FC64;
extern GrB_UnaryOp GxB_ROUND_FP32;
extern GrB_UnaryOp GxB_ROUND_FP64;
extern GrB_UnaryOp GxB_ROUND_FC32;
extern GrB_UnaryOp GxB_ROUND_FC64;
extern GrB_UnaryOp GxB_TRUNC_FP32;
extern GrB_UnaryOp GxB_TRUNC_FP64;
extern GrB_UnaryOp GxB_TRUNC_FC32;
extern GrB_UnaryOp GxB_TRUNC_FC64;
extern GrB_UnaryOp GxB_EXP2_FP32;
extern GrB_UnaryOp GxB_EXP2_FP64;
extern GrB_UnaryOp GxB_EXP2_FC32;
extern GrB_UnaryOp GxB_EXP2_FC64;
extern GrB_UnaryOp GxB_EXPM1_FP32;
extern GrB_UnaryOp GxB_EXPM1_FP64;
extern GrB_UnaryOp GxB_EXPM1_FC32;
extern GrB_UnaryOp GxB_EXPM1_FC64;
extern GrB_UnaryOp GxB_LOG10_FP32;
extern GrB_UnaryOp GxB_LOG10_FP64;
extern GrB_UnaryOp GxB_LOG10_FC32;
extern GrB_UnaryOp GxB_LOG10_FC64;
extern GrB_UnaryOp GxB_LOG1P_FP32;
extern GrB_UnaryOp GxB_LOG1P_FP64;
extern GrB_UnaryOp GxB_LOG1P_FC32;
extern GrB_UnaryOp GxB_LOG1P_FC64;
extern GrB_UnaryOp GxB_ISINF_FP32;
extern GrB_UnaryOp GxB_ISINF_FP64;
extern GrB_UnaryOp GxB_ISINF_FC32;
extern GrB_UnaryOp GxB_ISINF_FC64;
extern GrB_UnaryOp GxB_ISNAN_FP32;
extern GrB_UnaryOp GxB_ISNAN_FP64;
extern GrB_UnaryOp GxB_ISNAN_FC32;
extern GrB_UnaryOp GxB_ISNAN_FC64;
extern GrB_UnaryOp GxB_ISFINITE_FP32;
extern GrB_UnaryOp GxB_ISFINITE_FP64;
extern GrB_UnaryOp GxB_ISFINITE_FC32;
extern GrB_UnaryOp GxB_ISFINITE_FC64;
extern GrB_UnaryOp GxB_LGAMMA_FP32;
extern GrB_UnaryOp GxB_LGAMMA_FP64;
extern GrB_UnaryOp GxB_TGAMMA_FP32;
extern GrB_UnaryOp GxB_TGAMMA_FP64;
extern GrB_UnaryOp GxB_ERF_FP32;
extern GrB_UnaryOp GxB_ERF_FP64;
extern GrB_UnaryOp GxB_ERFC_FP32;
extern GrB_UnaryOp GxB_ERFC_FP64;
extern GrB_UnaryOp GxB_CBRT_FP32;
extern GrB_UnaryOp GxB_CBRT_FP64;
extern GrB_UnaryOp GxB_FREXPX_FP32;
extern GrB_UnaryOp GxB_FREXPX_FP64;
extern GrB_UnaryOp GxB_FREXPE_FP32;
extern GrB_UnaryOp GxB_FREXPE_FP64;
extern GrB_UnaryOp GxB_CONJ_FC32;
extern GrB_UnaryOp GxB_CONJ_FC64;
extern GrB_UnaryOp GxB_CREAL_FC32;
extern GrB_UnaryOp GxB_CREAL_FC64;
extern GrB_UnaryOp GxB_CIMAG_FC32;
extern GrB_UnaryOp GxB_CIMAG_FC64;
extern GrB_UnaryOp GxB_CARG_FC32;
extern GrB_UnaryOp GxB_CARG_FC64;
extern GrB_UnaryOp GxB_POSITIONI_INT32;
extern GrB_UnaryOp GxB_POSITIONI_INT64;
extern GrB_UnaryOp GxB_POSITIONI1_INT32;
extern GrB_UnaryOp GxB_POSITIONI1_INT64;
extern GrB_UnaryOp GxB_POSITIONJ_INT32;
extern GrB_UnaryOp GxB_POSITIONJ_INT64;
extern GrB_UnaryOp GxB_POSITIONJ1_INT32;
extern GrB_UnaryOp GxB_POSITIONJ1_INT64;
extern GrB_BinaryOp GrB_FIRST_BOOL;
extern GrB_BinaryOp GrB_FIRST_INT8;
extern GrB_BinaryOp GrB_FIRST_INT16;
extern GrB_BinaryOp GrB_FIRST_INT32;
extern GrB_BinaryOp GrB_FIRST_INT64;
extern GrB_BinaryOp GrB_FIRST_UINT8;
extern GrB_BinaryOp GrB_FIRST_UINT16;
extern GrB_BinaryOp GrB_FIRST_UINT32;
extern GrB_BinaryOp GrB_FIRST_UINT64;
extern GrB_BinaryOp GrB_FIRST_FP32;
extern GrB_BinaryOp GrB_FIRST_FP64;
extern GrB_BinaryOp GxB_FIRST_FC32;
extern GrB_BinaryOp GxB_FIRST_FC64;
extern GrB_BinaryOp GrB_SECOND_BOOL;
extern GrB_BinaryOp GrB_SECOND_INT8;
extern GrB_BinaryOp GrB_SECOND_INT16;
extern GrB_BinaryOp GrB_SECOND_INT32;
extern GrB_BinaryOp GrB_SECOND_INT64;
extern GrB_BinaryOp GrB_SECOND_UINT8;
extern GrB_BinaryOp GrB_SECOND_UINT16;
extern GrB_BinaryOp GrB_SECOND_UINT32;
extern GrB_BinaryOp GrB_SECOND_UINT64;
extern GrB_BinaryOp GrB_SECOND_FP32;
extern GrB_BinaryOp GrB_SECOND_FP64;
extern GrB_BinaryOp GxB_SECOND_FC32;
extern GrB_BinaryOp GxB_SECOND_FC64;
extern GrB_BinaryOp GxB_PAIR_BOOL;
extern GrB_BinaryOp GxB_PAIR_INT8;
extern GrB_BinaryOp GxB_PAIR_INT16;
extern GrB_BinaryOp GxB_PAIR_INT32;
extern GrB_BinaryOp GxB_PAIR_INT64;
extern GrB_BinaryOp GxB_PAIR_UINT8;
extern GrB_BinaryOp GxB_PAIR_UINT16;
extern GrB_BinaryOp GxB_PAIR_UINT32;
extern GrB_BinaryOp GxB_PAIR_UINT64;
extern GrB_BinaryOp GxB_PAIR_FP32;
extern GrB_BinaryOp GxB_PAIR_FP64;
extern GrB_BinaryOp GxB_PAIR_FC32;
extern GrB_BinaryOp GxB_PAIR_FC64;
extern GrB_BinaryOp GxB_ANY_BOOL;
extern GrB_BinaryOp GxB_ANY_INT8;
extern GrB_BinaryOp GxB_ANY_INT16;
extern GrB_BinaryOp GxB_ANY_INT32;
extern GrB_BinaryOp GxB_ANY_INT64;
extern GrB_BinaryOp GxB_ANY_UINT8;
extern GrB_BinaryOp GxB_ANY_UINT16;
extern GrB_BinaryOp GxB_ANY_UINT32;
extern GrB_BinaryOp GxB_ANY_UINT64;
extern GrB_BinaryOp GxB_ANY_FP32;
extern GrB_BinaryOp GxB_ANY_FP64;
extern GrB_BinaryOp GxB_ANY_FC32;
extern GrB_BinaryOp GxB_ANY_FC64;
extern GrB_BinaryOp GrB_PLUS_BOOL;
extern GrB_BinaryOp GrB_PLUS_INT8;
extern GrB_BinaryOp GrB_PLUS_INT16;
extern GrB_BinaryOp GrB_PLUS_INT32;
extern GrB_BinaryOp GrB_PLUS_INT64;
extern GrB_BinaryOp GrB_PLUS_UINT8;
extern GrB_BinaryOp GrB_PLUS_UINT16;
extern GrB_BinaryOp GrB_PLUS_UINT32;
extern GrB_BinaryOp GrB_PLUS_UINT64;
extern GrB_BinaryOp GrB_PLUS_FP32;
extern GrB_BinaryOp GrB_PLUS_FP64;
extern GrB_BinaryOp GxB_PLUS_FC32;
extern GrB_BinaryOp GxB_PLUS_FC64;
extern GrB_BinaryOp GrB_MINUS_BOOL;
extern GrB_BinaryOp GrB_MINUS_INT8;
extern GrB_BinaryOp GrB_MINUS_INT16;
extern GrB_BinaryOp GrB_MINUS_INT32;
extern GrB_BinaryOp GrB_MINUS_INT64;
extern GrB_BinaryOp GrB_MINUS_UINT8;
extern GrB_BinaryOp GrB_MINUS_UINT16;
extern GrB_BinaryOp GrB_MINUS_UINT32;
extern GrB_BinaryOp GrB_MINUS_UINT64;
extern GrB_BinaryOp GrB_MINUS_FP32;
extern GrB_BinaryOp GrB_MINUS_FP64;
extern GrB_BinaryOp GxB_MINUS_FC32;
extern GrB_BinaryOp GxB_MINUS_FC64;
extern GrB_BinaryOp GxB_RMINUS_BOOL;
extern GrB_BinaryOp GxB_RMINUS_INT8;
extern GrB_BinaryOp GxB_RMINUS_INT16;
extern GrB_BinaryOp GxB_RMINUS_INT32;
extern GrB_BinaryOp GxB_RMINUS_INT64;
extern GrB_BinaryOp GxB_RMINUS_UINT8;
extern GrB_BinaryOp GxB_RMINUS_UINT16;
extern GrB_BinaryOp GxB_RMINUS_UINT32;
extern GrB_BinaryOp GxB_RMINUS_UINT64;
extern GrB_BinaryOp GxB_RMINUS_FP32;
extern GrB_BinaryOp GxB_RMINUS_FP64;
extern GrB_BinaryOp GxB_RMINUS_FC32;
extern GrB_BinaryOp GxB_RMINUS_FC64;
extern GrB_BinaryOp GrB_TIMES_BOOL;
extern GrB_BinaryOp GrB_TIMES_INT8;
extern GrB_BinaryOp GrB_TIMES_INT16;
extern GrB_BinaryOp GrB_TIMES_INT32;
extern GrB_BinaryOp GrB_TIMES_INT64;
extern GrB_BinaryOp GrB_TIMES_UINT8;
extern GrB_BinaryOp GrB_TIMES_UINT16;
extern GrB_BinaryOp GrB_TIMES_UINT32;
extern GrB_BinaryOp GrB_TIMES_UINT64;
extern GrB_BinaryOp GrB_TIMES_FP32;
extern GrB_BinaryOp GrB_TIMES_FP64;
extern GrB_BinaryOp GxB_TIMES_FC32;
extern GrB_BinaryOp GxB_TIMES_FC64;
extern GrB_BinaryOp GrB_DIV_BOOL;
extern GrB_BinaryOp GrB_DIV_INT8;
extern GrB_BinaryOp GrB_DIV_INT16;
extern GrB_BinaryOp GrB_DIV_INT32;
extern GrB_BinaryOp GrB_DIV_INT64;
extern GrB_BinaryOp GrB_DIV_UINT8;
extern GrB_BinaryOp GrB_DIV_UINT16;
extern GrB_BinaryOp GrB_DIV_UINT32;
extern GrB_BinaryOp GrB_DIV_UINT64;
extern GrB_BinaryOp GrB_DIV_FP32;
extern GrB_BinaryOp GrB_DIV_FP64;
extern GrB_BinaryOp GxB_DIV_FC32;
extern GrB_BinaryOp GxB_DIV_FC64;
extern GrB_BinaryOp GxB_RDIV_BOOL;
extern GrB_BinaryOp GxB_RDIV_INT8;
extern GrB_BinaryOp GxB_RDIV_INT16;
extern GrB_BinaryOp GxB_RDIV_INT32;
extern GrB_BinaryOp GxB_RDIV_INT64;
extern GrB_BinaryOp GxB_RDIV_UINT8;
extern GrB_BinaryOp GxB_RDIV_UINT16;
extern GrB_BinaryOp GxB_RDIV_UINT32;
extern GrB_BinaryOp GxB_RDIV_UINT64;
extern GrB_BinaryOp GxB_RDIV_FP32;
extern GrB_BinaryOp GxB_RDIV_FP64;
extern GrB_BinaryOp GxB_RDIV_FC32;
extern GrB_BinaryOp GxB_RDIV_FC64;
extern GrB_BinaryOp GrB_MIN_BOOL;
extern GrB_BinaryOp GrB_MIN_INT8;
extern GrB_BinaryOp GrB_MIN_INT16;
extern GrB_BinaryOp GrB_MIN_INT32;
extern GrB_BinaryOp GrB_MIN_INT64;
extern GrB_BinaryOp GrB_MIN_UINT8;
extern GrB_BinaryOp GrB_MIN_UINT16;
extern GrB_BinaryOp GrB_MIN_UINT32;
extern GrB_BinaryOp GrB_MIN_UINT64;
extern GrB_BinaryOp GrB_MIN_FP32;
extern GrB_BinaryOp GrB_MIN_FP64;
extern GrB_BinaryOp GrB_MAX_BOOL;
extern GrB_BinaryOp GrB_MAX_INT8;
extern GrB_BinaryOp GrB_MAX_INT16;
extern GrB_BinaryOp GrB_MAX_INT32;
extern GrB_BinaryOp GrB_MAX_INT64;
extern GrB_BinaryOp GrB_MAX_UINT8;
extern GrB_BinaryOp GrB_MAX_UINT16;
extern GrB_BinaryOp GrB_MAX_UINT32;
extern GrB_BinaryOp GrB_MAX_UINT64;
extern GrB_BinaryOp GrB_MAX_FP32;
extern GrB_BinaryOp GrB_MAX_FP64;
extern GrB_BinaryOp GxB_POW_BOOL;
extern GrB_BinaryOp GxB_POW_INT8;
extern GrB_BinaryOp GxB_POW_INT16;
extern GrB_BinaryOp GxB_POW_INT32;
extern GrB_BinaryOp GxB_POW_INT64;
extern GrB_BinaryOp GxB_POW_UINT8;
extern GrB_BinaryOp GxB_POW_UINT16;
extern GrB_BinaryOp GxB_POW_UINT32;
extern GrB_BinaryOp GxB_POW_UINT64;
extern GrB_BinaryOp GxB_POW_FP32;
extern GrB_BinaryOp GxB_POW_FP64;
extern GrB_BinaryOp GxB_POW_FC32;
extern GrB_BinaryOp GxB_POW_FC64;
extern GrB_BinaryOp GrB_EQ_BOOL;
extern GrB_BinaryOp GrB_EQ_INT8;
extern GrB_BinaryOp GrB_EQ_INT16;
extern GrB_BinaryOp GrB_EQ_INT32;
extern GrB_BinaryOp GrB_EQ_INT64;
extern GrB_BinaryOp GrB_EQ_UINT8;
extern GrB_BinaryOp GrB_EQ_UINT16;
extern GrB_BinaryOp GrB_EQ_UINT32;
extern GrB_BinaryOp GrB_EQ_UINT64;
extern GrB_BinaryOp GrB_EQ_FP32;
extern GrB_BinaryOp GrB_EQ_FP64;
extern GrB_BinaryOp GxB_EQ_FC32;
extern GrB_BinaryOp GxB_EQ_FC64;
extern GrB_BinaryOp GrB_NE_BOOL;
extern GrB_BinaryOp GrB_NE_INT8;
extern GrB_BinaryOp GrB_NE_INT16;
extern GrB_BinaryOp GrB_NE_INT32;
extern GrB_BinaryOp GrB_NE_INT64;
extern GrB_BinaryOp GrB_NE_UINT8;
extern GrB_BinaryOp GrB_NE_UINT16;
extern GrB_BinaryOp GrB_NE_UINT32;
extern GrB_BinaryOp GrB_NE_UINT64;
extern GrB_BinaryOp GrB_NE_FP32;
extern GrB_BinaryOp GrB_NE_FP64;
extern GrB_BinaryOp GxB_NE_FC32;
extern GrB_BinaryOp GxB_NE_FC64;
extern GrB_BinaryOp GrB_GT_BOOL;
extern GrB_BinaryOp GrB_GT_INT8;
extern GrB_BinaryOp GrB_GT_INT16;
extern GrB_BinaryOp GrB_GT_INT32;
extern GrB_BinaryOp GrB_GT_INT64;
extern GrB_BinaryOp GrB_GT_UINT8;
extern GrB_BinaryOp GrB_GT_UINT16;
extern GrB_BinaryOp GrB_GT_UINT32;
extern GrB_BinaryOp GrB_GT_UINT64;
extern GrB_BinaryOp GrB_GT_FP32;
extern GrB_BinaryOp GrB_GT_FP64;
extern GrB_BinaryOp GrB_LT_BOOL;
extern GrB_BinaryOp GrB_LT_INT8;
extern GrB_BinaryOp GrB_LT_INT16;
extern GrB_BinaryOp GrB_LT_INT32;
extern GrB_BinaryOp GrB_LT_INT64;
extern GrB_BinaryOp GrB_LT_UINT8;
extern GrB_BinaryOp GrB_LT_UINT16;
extern GrB_BinaryOp GrB_LT_UINT32;
extern GrB_BinaryOp GrB_LT_UINT64;
extern GrB_BinaryOp GrB_LT_FP32;
extern GrB_BinaryOp GrB_LT_FP64;
extern GrB_BinaryOp GrB_GE_BOOL;
extern GrB_BinaryOp GrB_GE_INT8;
extern GrB_BinaryOp GrB_GE_INT16;
extern GrB_BinaryOp GrB_GE_INT32;
extern GrB_BinaryOp GrB_GE_INT64;
extern GrB_BinaryOp GrB_GE_UINT8;
extern GrB_BinaryOp GrB_GE_UINT16;
extern GrB_BinaryOp GrB_GE_UINT32;
extern GrB_BinaryOp GrB_GE_UINT64;
extern GrB_BinaryOp GrB_GE_FP32;
extern GrB_BinaryOp GrB_GE_FP64;
extern GrB_BinaryOp GrB_LE_BOOL;
extern GrB_BinaryOp GrB_LE_INT8;
extern GrB_BinaryOp GrB_LE_INT16;
extern GrB_BinaryOp GrB_LE_INT32;
extern GrB_BinaryOp GrB_LE_INT64;
extern GrB_BinaryOp GrB_LE_UINT8;
extern GrB_BinaryOp GrB_LE_UINT16;
extern GrB_BinaryOp GrB_LE_UINT32;
extern GrB_BinaryOp GrB_LE_UINT64;
extern GrB_BinaryOp GrB_LE_FP32;
extern GrB_BinaryOp GrB_LE_FP64;
extern GrB_BinaryOp GxB_ISEQ_BOOL;
extern GrB_BinaryOp GxB_ISEQ_INT8;
extern GrB_BinaryOp GxB_ISEQ_INT16;
extern GrB_BinaryOp GxB_ISEQ_INT32;
extern GrB_BinaryOp GxB_ISEQ_INT64;
extern GrB_BinaryOp GxB_ISEQ_UINT8;
extern GrB_BinaryOp GxB_ISEQ_UINT16;
extern GrB_BinaryOp GxB_ISEQ_UINT32;
extern GrB_BinaryOp GxB_ISEQ_UINT64;
extern GrB_BinaryOp GxB_ISEQ_FP32;
extern GrB_BinaryOp GxB_ISEQ_FP64;
extern GrB_BinaryOp GxB_ISEQ_FC32;
extern GrB_BinaryOp GxB_ISEQ_FC64;
extern GrB_BinaryOp GxB_ISNE_BOOL;
extern GrB_BinaryOp GxB_ISNE_INT8;
extern GrB_BinaryOp GxB_ISNE_INT16;
extern GrB_BinaryOp GxB_ISNE_INT32;
extern GrB_BinaryOp GxB_ISNE_INT64;
extern GrB_BinaryOp GxB_ISNE_UINT8;
extern GrB_BinaryOp GxB_ISNE_UINT16;
extern GrB_BinaryOp GxB_ISNE_UINT32;
extern GrB_BinaryOp GxB_ISNE_UINT64;
extern GrB_BinaryOp GxB_ISNE_FP32;
extern GrB_BinaryOp GxB_ISNE_FP64;
extern GrB_BinaryOp GxB_ISNE_FC32;
extern GrB_BinaryOp GxB_ISNE_FC64;
extern GrB_BinaryOp GxB_ISGT_BOOL;
extern GrB_BinaryOp GxB_ISGT_INT8;
extern GrB_BinaryOp GxB_ISGT_INT16;
extern GrB_BinaryOp GxB_ISGT_INT32;
extern GrB_BinaryOp GxB_ISGT_INT64;
extern GrB_BinaryOp GxB_ISGT_UINT8;
extern GrB_BinaryOp GxB_ISGT_UINT16;
extern GrB_BinaryOp GxB_ISGT_UINT32;
extern GrB_BinaryOp GxB_ISGT_UINT64;
extern GrB_BinaryOp GxB_ISGT_FP32;
extern GrB_BinaryOp GxB_ISGT_FP64;
extern GrB_BinaryOp GxB_ISLT_BOOL;
extern GrB_BinaryOp GxB_ISLT_INT8;
extern GrB_BinaryOp GxB_ISLT_INT16;
extern GrB_BinaryOp GxB_ISLT_INT32;
extern GrB_BinaryOp GxB_ISLT_INT64;
extern GrB_BinaryOp GxB_ISLT_UINT8;
extern GrB_BinaryOp GxB_ISLT_UINT16;
extern GrB_BinaryOp GxB_ISLT_UINT32;
extern GrB_BinaryOp GxB_ISLT_UINT64;
extern GrB_BinaryOp GxB_ISLT_FP32;
extern GrB_BinaryOp GxB_ISLT_FP64;
extern GrB_BinaryOp GxB_ISGE_BOOL;
extern GrB_BinaryOp GxB_ISGE_INT8;
extern GrB_BinaryOp GxB_ISGE_INT16;
extern GrB_BinaryOp GxB_ISGE_INT32;
extern GrB_BinaryOp GxB_ISGE_INT64;
extern GrB_BinaryOp GxB_ISGE_UINT8;
extern GrB_BinaryOp GxB_ISGE_UINT16;
extern GrB_BinaryOp GxB_ISGE_UINT32;
extern GrB_BinaryOp GxB_ISGE_UINT64;
extern GrB_BinaryOp GxB_ISGE_FP32;
extern GrB_BinaryOp GxB_ISGE_FP64;
extern GrB_BinaryOp GxB_ISLE_BOOL;
extern GrB_BinaryOp GxB_ISLE_INT8;
extern GrB_BinaryOp GxB_ISLE_INT16;
extern GrB_BinaryOp GxB_ISLE_INT32;
extern GrB_BinaryOp GxB_ISLE_INT64;
extern GrB_BinaryOp GxB_ISLE_UINT8;
extern GrB_BinaryOp GxB_ISLE_UINT16;
extern GrB_BinaryOp GxB_ISLE_UINT32;
extern GrB_BinaryOp GxB_ISLE_UINT64;
extern GrB_BinaryOp GxB_ISLE_FP32;
extern GrB_BinaryOp GxB_ISLE_FP64;
extern GrB_BinaryOp GrB_LOR;
extern GrB_BinaryOp GxB_LOR_BOOL;
extern GrB_BinaryOp GxB_LOR_INT8;
extern GrB_BinaryOp GxB_LOR_INT16;
extern GrB_BinaryOp GxB_LOR_INT32;
extern GrB_BinaryOp GxB_LOR_INT64;
extern GrB_BinaryOp GxB_LOR_UINT8;
extern GrB_BinaryOp GxB_LOR_UINT16;
extern GrB_BinaryOp GxB_LOR_UINT32;
extern GrB_BinaryOp GxB_LOR_UINT64;
extern GrB_BinaryOp GxB_LOR_FP32;
extern GrB_BinaryOp GxB_LOR_FP64;
extern GrB_BinaryOp GrB_LAND;
extern GrB_BinaryOp GxB_LAND_BOOL;
extern GrB_BinaryOp GxB_LAND_INT8;
extern GrB_BinaryOp GxB_LAND_INT16;
extern GrB_BinaryOp GxB_LAND_INT32;
extern GrB_BinaryOp GxB_LAND_INT64;
extern GrB_BinaryOp GxB_LAND_UINT8;
extern GrB_BinaryOp GxB_LAND_UINT16;
extern GrB_BinaryOp GxB_LAND_UINT32;
extern GrB_BinaryOp GxB_LAND_UINT64;
extern GrB_BinaryOp GxB_LAND_FP32;
extern GrB_BinaryOp GxB_LAND_FP64;
extern GrB_BinaryOp GrB_LXOR;
extern GrB_BinaryOp GxB_LXOR_BOOL;
extern GrB_BinaryOp GxB_LXOR_INT8;
extern GrB_BinaryOp GxB_LXOR_INT16;
extern GrB_BinaryOp GxB_LXOR_INT32;
extern GrB_BinaryOp GxB_LXOR_INT64;
extern GrB_BinaryOp GxB_LXOR_UINT8;
extern GrB_BinaryOp GxB_LXOR_UINT16;
extern GrB_BinaryOp GxB_LXOR_UINT32;
extern GrB_BinaryOp GxB_LXOR_UINT64;
extern GrB_BinaryOp GxB_LXOR_FP32;
extern GrB_BinaryOp GxB_LXOR_FP64;
extern GrB_BinaryOp GrB_LXNOR;
extern GrB_BinaryOp GrB_BOR_INT8;
extern GrB_BinaryOp GrB_BOR_INT16;
extern GrB_BinaryOp GrB_BOR_INT32;
extern GrB_BinaryOp GrB_BOR_INT64;
extern GrB_BinaryOp GrB_BOR_UINT8;
extern GrB_BinaryOp GrB_BOR_UINT16;
extern GrB_BinaryOp GrB_BOR_UINT32;
extern GrB_BinaryOp GrB_BOR_UINT64;
extern GrB_BinaryOp GrB_BAND_INT8;
extern GrB_BinaryOp GrB_BAND_INT16;
extern GrB_BinaryOp GrB_BAND_INT32;
extern GrB_BinaryOp GrB_BAND_INT64;
extern GrB_BinaryOp GrB_BAND_UINT8;
extern GrB_BinaryOp GrB_BAND_UINT16;
extern GrB_BinaryOp GrB_BAND_UINT32;
extern GrB_BinaryOp GrB_BAND_UINT64;
extern GrB_BinaryOp GrB_BXOR_INT8;
extern GrB_BinaryOp GrB_BXOR_INT16;
extern GrB_BinaryOp GrB_BXOR_INT32;
extern GrB_BinaryOp GrB_BXOR_INT64;
extern GrB_BinaryOp GrB_BXOR_UINT8;
extern GrB_BinaryOp GrB_BXOR_UINT16;
extern GrB_BinaryOp GrB_BXOR_UINT32;
extern GrB_BinaryOp GrB_BXOR_UINT64;
extern GrB_BinaryOp GrB_BXNOR_INT8;
extern GrB_BinaryOp GrB_BXNOR_INT16;
extern GrB_BinaryOp GrB_BXNOR_INT32;
extern GrB_BinaryOp GrB_BXNOR_INT64;
extern GrB_BinaryOp GrB_BXNOR_UINT8;
extern GrB_BinaryOp GrB_BXNOR_UINT16;
extern GrB_BinaryOp GrB_BXNOR_UINT32;
extern GrB_BinaryOp GrB_BXNOR_UINT64;
extern GrB_BinaryOp GxB_BGET_INT8;
extern GrB_BinaryOp GxB_BGET_INT16;
extern GrB_BinaryOp GxB_BGET_INT32;
extern GrB_BinaryOp GxB_BGET_INT64;
extern GrB_BinaryOp GxB_BGET_UINT8;
extern GrB_BinaryOp GxB_BGET_UINT16;
extern GrB_BinaryOp GxB_BGET_UINT32;
extern GrB_BinaryOp GxB_BGET_UINT64;
extern GrB_BinaryOp GxB_BSET_INT8;
extern GrB_BinaryOp GxB_BSET_INT16;
extern GrB_BinaryOp GxB_BSET_INT32;
extern GrB_BinaryOp GxB_BSET_INT64;
extern GrB_BinaryOp GxB_BSET_UINT8;
extern GrB_BinaryOp GxB_BSET_UINT16;
extern GrB_BinaryOp GxB_BSET_UINT32;
extern GrB_BinaryOp GxB_BSET_UINT64;
extern GrB_BinaryOp GxB_BCLR_INT8;
extern GrB_BinaryOp GxB_BCLR_INT16;
extern GrB_BinaryOp GxB_BCLR_INT32;
extern GrB_BinaryOp GxB_BCLR_INT64;
extern GrB_BinaryOp GxB_BCLR_UINT8;
extern GrB_BinaryOp GxB_BCLR_UINT16;
extern GrB_BinaryOp GxB_BCLR_UINT32;
extern GrB_BinaryOp GxB_BCLR_UINT64;
extern GrB_BinaryOp GxB_BSHIFT_INT8;
extern GrB_BinaryOp GxB_BSHIFT_INT16;
extern GrB_BinaryOp GxB_BSHIFT_INT32;
extern GrB_BinaryOp GxB_BSHIFT_INT64;
extern GrB_BinaryOp GxB_BSHIFT_UINT8;
extern GrB_BinaryOp GxB_BSHIFT_UINT16;
extern GrB_BinaryOp GxB_BSHIFT_UINT32;
extern GrB_BinaryOp GxB_BSHIFT_UINT64;
extern GrB_BinaryOp GxB_ATAN2_FP32;
extern GrB_BinaryOp GxB_ATAN2_FP64;
extern GrB_BinaryOp GxB_HYPOT_FP32;
extern GrB_BinaryOp GxB_HYPOT_FP64;
extern GrB_BinaryOp GxB_FMOD_FP32;
extern GrB_BinaryOp GxB_FMOD_FP64;
extern GrB_BinaryOp GxB_REMAINDER_FP32;
extern GrB_BinaryOp GxB_REMAINDER_FP64;
extern GrB_BinaryOp GxB_LDEXP_FP32;
extern GrB_BinaryOp GxB_LDEXP_FP64;
extern GrB_BinaryOp GxB_COPYSIGN_FP32;
extern GrB_BinaryOp GxB_COPYSIGN_FP64;
extern GrB_BinaryOp GxB_CMPLX_FP32;
extern GrB_BinaryOp GxB_CMPLX_FP64;
extern GrB_BinaryOp GxB_FIRSTI_INT32;
extern GrB_BinaryOp GxB_FIRSTI_INT64;
extern GrB_BinaryOp GxB_FIRSTI1_INT32;
extern GrB_BinaryOp GxB_FIRSTI1_INT64;
extern GrB_BinaryOp GxB_FIRSTJ_INT32;
extern GrB_BinaryOp GxB_FIRSTJ_INT64;
extern GrB_BinaryOp GxB_FIRSTJ1_INT32;
extern GrB_BinaryOp GxB_FIRSTJ1_INT64;
extern GrB_BinaryOp GxB_SECONDI_INT32;
extern GrB_BinaryOp GxB_SECONDI_INT64;
extern GrB_BinaryOp GxB_SECONDI1_INT32;
extern GrB_BinaryOp GxB_SECONDI1_INT64;
extern GrB_BinaryOp GxB_SECONDJ_INT32;
extern GrB_BinaryOp GxB_SECONDJ_INT64;
extern GrB_BinaryOp GxB_SECONDJ1_INT32;
extern GrB_BinaryOp GxB_SECONDJ1_INT64;
extern GrB_BinaryOp GxB_IGNORE_DUP;
extern GrB_BinaryOp GrB_ONEB_BOOL;
extern GrB_BinaryOp GrB_ONEB_INT8;
extern GrB_BinaryOp GrB_ONEB_INT16;
extern GrB_BinaryOp GrB_ONEB_INT32;
extern GrB_BinaryOp GrB_ONEB_INT64;
extern GrB_BinaryOp GrB_ONEB_UINT8;
extern GrB_BinaryOp GrB_ONEB_UINT16;
extern GrB_BinaryOp GrB_ONEB_UINT32;
extern GrB_BinaryOp GrB_ONEB_UINT64;
extern GrB_BinaryOp GrB_ONEB_FP32;
extern GrB_BinaryOp GrB_ONEB_FP64;
extern GrB_BinaryOp GxB_ONEB_FC32;
extern GrB_BinaryOp GxB_ONEB_FC64;
extern GrB_IndexUnaryOp GrB_ROWINDEX_INT32;
extern GrB_IndexUnaryOp GrB_ROWINDEX_INT64;
extern GrB_IndexUnaryOp GrB_COLINDEX_INT32;
extern GrB_IndexUnaryOp GrB_COLINDEX_INT64;
extern GrB_IndexUnaryOp GrB_DIAGINDEX_INT32;
extern GrB_IndexUnaryOp GrB_DIAGINDEX_INT64;
extern GrB_IndexUnaryOp GxB_FLIPDIAGINDEX_INT32;
extern GrB_IndexUnaryOp GxB_FLIPDIAGINDEX_INT64;
extern GrB_IndexUnaryOp GrB_TRIL;
extern GrB_IndexUnaryOp GrB_TRIU;
extern GrB_IndexUnaryOp GrB_DIAG;
extern GrB_IndexUnaryOp GrB_OFFDIAG;
extern GrB_IndexUnaryOp GrB_COLLE;
extern GrB_IndexUnaryOp GrB_COLGT;
extern GrB_IndexUnaryOp GrB_ROWLE;
extern GrB_IndexUnaryOp GrB_ROWGT;
extern GrB_IndexUnaryOp GxB_NONZOMBIE;
extern GrB_IndexUnaryOp GrB_VALUEEQ_BOOL;
extern GrB_IndexUnaryOp GrB_VALUEEQ_INT8;
extern GrB_IndexUnaryOp GrB_VALUEEQ_INT16;
extern GrB_IndexUnaryOp GrB_VALUEEQ_INT32;
extern GrB_IndexUnaryOp GrB_VALUEEQ_INT64;
extern GrB_IndexUnaryOp GrB_VALUEEQ_UINT8;
extern GrB_IndexUnaryOp GrB_VALUEEQ_UINT16;
extern GrB_IndexUnaryOp GrB_VALUEEQ_UINT32;
extern GrB_IndexUnaryOp GrB_VALUEEQ_UINT64;
extern GrB_IndexUnaryOp GrB_VALUEEQ_FP32;
extern GrB_IndexUnaryOp GrB_VALUEEQ_FP64;
extern GrB_IndexUnaryOp GxB_VALUEEQ_FC32;
extern GrB_IndexUnaryOp GxB_VALUEEQ_FC64;
extern GrB_IndexUnaryOp GrB_VALUENE_BOOL;
extern GrB_IndexUnaryOp GrB_VALUENE_INT8;
extern GrB_IndexUnaryOp GrB_VALUENE_INT16;
extern GrB_IndexUnaryOp GrB_VALUENE_INT32;
extern GrB_IndexUnaryOp GrB_VALUENE_INT64;
extern GrB_IndexUnaryOp GrB_VALUENE_UINT8;
extern GrB_IndexUnaryOp GrB_VALUENE_UINT16;
extern GrB_IndexUnaryOp GrB_VALUENE_UINT32;
extern GrB_IndexUnaryOp GrB_VALUENE_UINT64;
extern GrB_IndexUnaryOp GrB_VALUENE_FP32;
extern GrB_IndexUnaryOp GrB_VALUENE_FP64;
extern GrB_IndexUnaryOp GxB_VALUENE_FC32;
extern GrB_IndexUnaryOp GxB_VALUENE_FC64;
extern GrB_IndexUnaryOp GrB_VALUELT_BOOL;
extern GrB_IndexUnaryOp GrB_VALUELT_INT8;
extern GrB_IndexUnaryOp GrB_VALUELT_INT16;
extern GrB_IndexUnaryOp GrB_VALUELT_INT32;
extern GrB_IndexUnaryOp GrB_VALUELT_INT64;
extern GrB_IndexUnaryOp GrB_VALUELT_UINT8;
extern GrB_IndexUnaryOp GrB_VALUELT_UINT16;
extern GrB_IndexUnaryOp GrB_VALUELT_UINT32;
extern GrB_IndexUnaryOp GrB_VALUELT_UINT64;
extern GrB_IndexUnaryOp GrB_VALUELT_FP32;
extern GrB_IndexUnaryOp GrB_VALUELT_FP64;
extern GrB_IndexUnaryOp GrB_VALUELE_BOOL;
extern GrB_IndexUnaryOp GrB_VALUELE_INT8;
extern GrB_IndexUnaryOp GrB_VALUELE_INT16;
extern GrB_IndexUnaryOp GrB_VALUELE_INT32;
extern GrB_IndexUnaryOp GrB_VALUELE_INT64;
extern GrB_IndexUnaryOp GrB_VALUELE_UINT8;
extern GrB_IndexUnaryOp GrB_VALUELE_UINT16;
extern GrB_IndexUnaryOp GrB_VALUELE_UINT32;
extern GrB_IndexUnaryOp GrB_VALUELE_UINT64;
extern GrB_IndexUnaryOp GrB_VALUELE_FP32;
extern GrB_IndexUnaryOp GrB_VALUELE_FP64;
extern GrB_IndexUnaryOp GrB_VALUEGT_BOOL;
extern GrB_IndexUnaryOp GrB_VALUEGT_INT8;
extern GrB_IndexUnaryOp GrB_VALUEGT_INT16;
extern GrB_IndexUnaryOp GrB_VALUEGT_INT32;
extern GrB_IndexUnaryOp GrB_VALUEGT_INT64;
extern GrB_IndexUnaryOp GrB_VALUEGT_UINT8;
extern GrB_IndexUnaryOp GrB_VALUEGT_UINT16;
extern GrB_IndexUnaryOp GrB_VALUEGT_UINT32;
extern GrB_IndexUnaryOp GrB_VALUEGT_UINT64;
extern GrB_IndexUnaryOp GrB_VALUEGT_FP32;
extern GrB_IndexUnaryOp GrB_VALUEGT_FP64;
extern GrB_IndexUnaryOp GrB_VALUEGE_BOOL;
extern GrB_IndexUnaryOp GrB_VALUEGE_INT8;
extern GrB_IndexUnaryOp GrB_VALUEGE_INT16;
extern GrB_IndexUnaryOp GrB_VALUEGE_INT32;
extern GrB_IndexUnaryOp GrB_VALUEGE_INT64;
extern GrB_IndexUnaryOp GrB_VALUEGE_UINT8;
extern GrB_IndexUnaryOp GrB_VALUEGE_UINT16;
extern GrB_IndexUnaryOp GrB_VALUEGE_UINT32;
extern GrB_IndexUnaryOp GrB_VALUEGE_UINT64;
extern GrB_IndexUnaryOp GrB_VALUEGE_FP32;
extern GrB_IndexUnaryOp GrB_VALUEGE_FP64;
extern GrB_Monoid GrB_MIN_MONOID_INT8;
extern GrB_Monoid GrB_MIN_MONOID_INT16;
extern GrB_Monoid GrB_MIN_MONOID_INT32;
extern GrB_Monoid GrB_MIN_MONOID_INT64;
extern GrB_Monoid GrB_MIN_MONOID_UINT8;
extern GrB_Monoid GrB_MIN_MONOID_UINT16;
extern GrB_Monoid GrB_MIN_MONOID_UINT32;
extern GrB_Monoid GrB_MIN_MONOID_UINT64;
extern GrB_Monoid GrB_MIN_MONOID_FP32;
extern GrB_Monoid GrB_MIN_MONOID_FP64;
extern GrB_Monoid GxB_MIN_INT8_MONOID;
extern GrB_Monoid GxB_MIN_INT16_MONOID;
extern GrB_Monoid GxB_MIN_INT32_MONOID;
extern GrB_Monoid GxB_MIN_INT64_MONOID;
extern GrB_Monoid GxB_MIN_UINT8_MONOID;
extern GrB_Monoid GxB_MIN_UINT16_MONOID;
extern GrB_Monoid GxB_MIN_UINT32_MONOID;
extern GrB_Monoid GxB_MIN_UINT64_MONOID;
extern GrB_Monoid GxB_MIN_FP32_MONOID;
extern GrB_Monoid GxB_MIN_FP64_MONOID;
extern GrB_Monoid GrB_MAX_MONOID_INT8;
extern GrB_Monoid GrB_MAX_MONOID_INT16;
extern GrB_Monoid GrB_MAX_MONOID_INT32;
extern GrB_Monoid GrB_MAX_MONOID_INT64;
extern GrB_Monoid GrB_MAX_MONOID_UINT8;
extern GrB_Monoid GrB_MAX_MONOID_UINT16;
extern GrB_Monoid GrB_MAX_MONOID_UINT32;
extern GrB_Monoid GrB_MAX_MONOID_UINT64;
extern GrB_Monoid GrB_MAX_MONOID_FP32;
extern GrB_Monoid GrB_MAX_MONOID_FP64;
extern GrB_Monoid GxB_MAX_INT8_MONOID;
extern GrB_Monoid GxB_MAX_INT16_MONOID;
extern GrB_Monoid GxB_MAX_INT32_MONOID;
extern GrB_Monoid GxB_MAX_INT64_MONOID;
extern GrB_Monoid GxB_MAX_UINT8_MONOID;
extern GrB_Monoid GxB_MAX_UINT16_MONOID;
extern GrB_Monoid GxB_MAX_UINT32_MONOID;
extern GrB_Monoid GxB_MAX_UINT64_MONOID;
extern GrB_Monoid GxB_MAX_FP32_MONOID;
extern GrB_Monoid GxB_MAX_FP64_MONOID;
extern GrB_Monoid GrB_PLUS_MONOID_INT8;
extern GrB_Monoid GrB_PLUS_MONOID_INT16;
extern GrB_Monoid GrB_PLUS_MONOID_INT32;
extern GrB_Monoid GrB_PLUS_MONOID_INT64;
extern GrB_Monoid GrB_PLUS_MONOID_UINT8;
extern GrB_Monoid GrB_PLUS_MONOID_UINT16;
extern GrB_Monoid GrB_PLUS_MONOID_UINT32;
extern GrB_Monoid GrB_PLUS_MONOID_UINT64;
extern GrB_Monoid GrB_PLUS_MONOID_FP32;
extern GrB_Monoid GrB_PLUS_MONOID_FP64;
extern GrB_Monoid GxB_PLUS_INT8_MONOID;
extern GrB_Monoid GxB_PLUS_INT16_MONOID;
extern GrB_Monoid GxB_PLUS_INT32_MONOID;
extern GrB_Monoid GxB_PLUS_INT64_MONOID;
extern GrB_Monoid GxB_PLUS_UINT8_MONOID;
extern GrB_Monoid GxB_PLUS_UINT16_MONOID;
extern GrB_Monoid GxB_PLUS_UINT32_MONOID;
extern GrB_Monoid GxB_PLUS_UINT64_MONOID;
extern GrB_Monoid GxB_PLUS_FP32_MONOID;
extern GrB_Monoid GxB_PLUS_FP64_MONOID;
extern GrB_Monoid GxB_PLUS_FC32_MONOID;
extern GrB_Monoid GxB_PLUS_FC64_MONOID;
extern GrB_Monoid GrB_TIMES_MONOID_INT8;
extern GrB_Monoid GrB_TIMES_MONOID_INT16;
extern GrB_Monoid GrB_TIMES_MONOID_INT32;
extern GrB_Monoid GrB_TIMES_MONOID_INT64;
extern GrB_Monoid GrB_TIMES_MONOID_UINT8;
extern GrB_Monoid GrB_TIMES_MONOID_UINT16;
extern GrB_Monoid GrB_TIMES_MONOID_UINT32;
extern GrB_Monoid GrB_TIMES_MONOID_UINT64;
extern GrB_Monoid GrB_TIMES_MONOID_FP32;
extern GrB_Monoid GrB_TIMES_MONOID_FP64;
extern GrB_Monoid GxB_TIMES_INT8_MONOID;
extern GrB_Monoid GxB_TIMES_INT16_MONOID;
extern GrB_Monoid GxB_TIMES_INT32_MONOID;
extern GrB_Monoid GxB_TIMES_INT64_MONOID;
extern GrB_Monoid GxB_TIMES_UINT8_MONOID;
extern GrB_Monoid GxB_TIMES_UINT16_MONOID;
extern GrB_Monoid GxB_TIMES_UINT32_MONOID;
extern GrB_Monoid GxB_TIMES_UINT64_MONOID;
extern GrB_Monoid GxB_TIMES_FP32_MONOID;
extern GrB_Monoid GxB_TIMES_FP64_MONOID;
extern GrB_Monoid GxB_TIMES_FC32_MONOID;
extern GrB_Monoid GxB_TIMES_FC64_MONOID;
extern GrB_Monoid GxB_ANY_BOOL_MONOID;
extern GrB_Monoid GxB_ANY_INT8_MONOID;
extern GrB_Monoid GxB_ANY_INT16_MONOID;
extern GrB_Monoid GxB_ANY_INT32_MONOID;
extern GrB_Monoid GxB_ANY_INT64_MONOID;
extern GrB_Monoid GxB_ANY_UINT8_MONOID;
extern GrB_Monoid GxB_ANY_UINT16_MONOID;
extern GrB_Monoid GxB_ANY_UINT32_MONOID;
extern GrB_Monoid GxB_ANY_UINT64_MONOID;
extern GrB_Monoid GxB_ANY_FP32_MONOID;
extern GrB_Monoid GxB_ANY_FP64_MONOID;
extern GrB_Monoid GxB_ANY_FC32_MONOID;
extern GrB_Monoid GxB_ANY_FC64_MONOID;
extern GrB_Monoid GrB_LOR_MONOID_BOOL;
extern GrB_Monoid GxB_LOR_BOOL_MONOID;
extern GrB_Monoid GrB_LAND_MONOID_BOOL;
extern GrB_Monoid GxB_LAND_BOOL_MONOID;
extern GrB_Monoid GrB_LXOR_MONOID_BOOL;
extern GrB_Monoid GxB_LXOR_BOOL_MONOID;
extern GrB_Monoid GrB_LXNOR_MONOID_BOOL;
extern GrB_Monoid GxB_LXNOR_BOOL_MONOID;
extern GrB_Monoid GxB_EQ_BOOL_MONOID;
extern GrB_Monoid GxB_BOR_UINT8_MONOID;
extern GrB_Monoid GxB_BOR_UINT16_MONOID;
extern GrB_Monoid GxB_BOR_UINT32_MONOID;
extern GrB_Monoid GxB_BOR_UINT64_MONOID;
extern GrB_Monoid GxB_BAND_UINT8_MONOID;
extern GrB_Monoid GxB_BAND_UINT16_MONOID;
extern GrB_Monoid GxB_BAND_UINT32_MONOID;
extern GrB_Monoid GxB_BAND_UINT64_MONOID;
extern GrB_Monoid GxB_BXOR_UINT8_MONOID;
extern GrB_Monoid GxB_BXOR_UINT16_MONOID;
extern GrB_Monoid GxB_BXOR_UINT32_MONOID;
extern GrB_Monoid GxB_BXOR_UINT64_MONOID;
extern GrB_Monoid GxB_BXNOR_UINT8_MONOID;
extern GrB_Monoid GxB_BXNOR_UINT16_MONOID;
extern GrB_Monoid GxB_BXNOR_UINT32_MONOID;
extern GrB_Monoid GxB_BXNOR_UINT64_MONOID;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_INT8;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_INT16;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_INT32;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_INT64;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_UINT8;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_UINT16;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_UINT32;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_UINT64;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_FP32;
extern GrB_Semiring GrB_PLUS_TIMES_SEMIRING_FP64;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_INT8;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_INT16;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_INT32;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_INT64;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_UINT8;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_UINT16;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_UINT32;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_UINT64;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_FP32;
extern GrB_Semiring GrB_PLUS_MIN_SEMIRING_FP64;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_INT8;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_INT16;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_INT32;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_INT64;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_UINT8;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_UINT16;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_UINT32;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_UINT64;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_FP32;
extern GrB_Semiring GrB_MIN_PLUS_SEMIRING_FP64;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_INT8;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_INT16;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_INT32;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_INT64;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_UINT8;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_UINT16;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_UINT32;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_UINT64;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_FP32;
extern GrB_Semiring GrB_MIN_TIMES_SEMIRING_FP64;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_INT8;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_INT16;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_INT32;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_INT64;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_UINT8;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_UINT16;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_UINT32;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_UINT64;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_FP32;
extern GrB_Semiring GrB_MIN_FIRST_SEMIRING_FP64;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_INT8;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_INT16;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_INT32;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_INT64;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_UINT8;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_UINT16;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_UINT32;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_UINT64;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_FP32;
extern GrB_Semiring GrB_MIN_SECOND_SEMIRING_FP64;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_INT8;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_INT16;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_INT32;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_INT64;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_UINT8;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_UINT16;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_UINT32;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_UINT64;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_FP32;
extern GrB_Semiring GrB_MIN_MAX_SEMIRING_FP64;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_INT8;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_INT16;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_INT32;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_INT64;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_UINT8;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_UINT16;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_UINT32;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_UINT64;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_FP32;
extern GrB_Semiring GrB_MAX_PLUS_SEMIRING_FP64;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_INT8;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_INT16;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_INT32;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_INT64;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_UINT8;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_UINT16;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_UINT32;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_UINT64;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_FP32;
extern GrB_Semiring GrB_MAX_TIMES_SEMIRING_FP64;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_INT8;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_INT16;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_INT32;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_INT64;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_UINT8;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_UINT16;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_UINT32;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_UINT64;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_FP32;
extern GrB_Semiring GrB_MAX_FIRST_SEMIRING_FP64;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_INT8;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_INT16;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_INT32;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_INT64;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_UINT8;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_UINT16;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_UINT32;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_UINT64;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_FP32;
extern GrB_Semiring GrB_MAX_SECOND_SEMIRING_FP64;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_INT8;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_INT16;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_INT32;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_INT64;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_UINT8;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_UINT16;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_UINT32;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_UINT64;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_FP32;
extern GrB_Semiring GrB_MAX_MIN_SEMIRING_FP64;
extern GrB_Semiring GrB_LOR_LAND_SEMIRING_BOOL;
extern GrB_Semiring GrB_LAND_LOR_SEMIRING_BOOL;
extern GrB_Semiring GrB_LXOR_LAND_SEMIRING_BOOL;
extern GrB_Semiring GrB_LXNOR_LOR_SEMIRING_BOOL;
extern GrB_Semiring GxB_MIN_FIRST_INT8;
extern GrB_Semiring GxB_MIN_FIRST_INT16;
extern GrB_Semiring GxB_MIN_FIRST_INT32;
extern GrB_Semiring GxB_MIN_FIRST_INT64;
extern GrB_Semiring GxB_MIN_FIRST_UINT8;
extern GrB_Semiring GxB_MIN_FIRST_UINT16;
extern GrB_Semiring GxB_MIN_FIRST_UINT32;
extern GrB_Semiring GxB_MIN_FIRST_UINT64;
extern GrB_Semiring GxB_MIN_FIRST_FP32;
extern GrB_Semiring GxB_MIN_FIRST_FP64;
extern GrB_Semiring GxB_MIN_SECOND_INT8;
extern GrB_Semiring GxB_MIN_SECOND_INT16;
extern GrB_Semiring GxB_MIN_SECOND_INT32;
extern GrB_Semiring GxB_MIN_SECOND_INT64;
extern GrB_Semiring GxB_MIN_SECOND_UINT8;
extern GrB_Semiring GxB_MIN_SECOND_UINT16;
extern GrB_Semiring GxB_MIN_SECOND_UINT32;
extern GrB_Semiring GxB_MIN_SECOND_UINT64;
extern GrB_Semiring GxB_MIN_SECOND_FP32;
extern GrB_Semiring GxB_MIN_SECOND_FP64;
extern GrB_Semiring GxB_MIN_PAIR_INT8;
extern GrB_Semiring GxB_MIN_PAIR_INT16;
extern GrB_Semiring GxB_MIN_PAIR_INT32;
extern GrB_Semiring GxB_MIN_PAIR_INT64;
extern GrB_Semiring GxB_MIN_PAIR_UINT8;
extern GrB_Semiring GxB_MIN_PAIR_UINT16;
extern GrB_Semiring GxB_MIN_PAIR_UINT32;
extern GrB_Semiring GxB_MIN_PAIR_UINT64;
extern GrB_Semiring GxB_MIN_PAIR_FP32;
extern GrB_Semiring GxB_MIN_PAIR_FP64;
extern GrB_Semiring GxB_MIN_PLUS_INT8;
extern GrB_Semiring GxB_MIN_PLUS_INT16;
extern GrB_Semiring GxB_MIN_PLUS_INT32;
extern GrB_Semiring GxB_MIN_PLUS_INT64;
extern GrB_Semiring GxB_MIN_PLUS_UINT8;
extern GrB_Semiring GxB_MIN_PLUS_UINT16;
extern GrB_Semiring GxB_MIN_PLUS_UINT32;
extern GrB_Semiring GxB_MIN_PLUS_UINT64;
extern GrB_Semiring GxB_MIN_PLUS_FP32;
extern GrB_Semiring GxB_MIN_PLUS_FP64;
extern GrB_Semiring GxB_MIN_MINUS_INT8;
extern GrB_Semiring GxB_MIN_MINUS_INT16;
extern GrB_Semiring GxB_MIN_MINUS_INT32;
extern GrB_Semiring GxB_MIN_MINUS_INT64;
extern GrB_Semiring GxB_MIN_MINUS_UINT8;
extern GrB_Semiring GxB_MIN_MINUS_UINT16;
extern GrB_Semiring GxB_MIN_MINUS_UINT32;
extern GrB_Semiring GxB_MIN_MINUS_UINT64;
extern GrB_Semiring GxB_MIN_MINUS_FP32;
extern GrB_Semiring GxB_MIN_MINUS_FP64;
extern GrB_Semiring GxB_MIN_TIMES_INT8;
extern GrB_Semiring GxB_MIN_TIMES_INT16;
extern GrB_Semiring GxB_MIN_TIMES_INT32;
extern GrB_Semiring GxB_MIN_TIMES_INT64;
extern GrB_Semiring GxB_MIN_TIMES_UINT8;
extern GrB_Semiring GxB_MIN_TIMES_UINT16;
extern GrB_Semiring GxB_MIN_TIMES_UINT32;
extern GrB_Semiring GxB_MIN_TIMES_UINT64;
extern GrB_Semiring GxB_MIN_TIMES_FP32;
extern GrB_Semiring GxB_MIN_TIMES_FP64;
extern GrB_Semiring GxB_MIN_DIV_INT8;
extern GrB_Semiring GxB_MIN_DIV_INT16;
extern GrB_Semiring GxB_MIN_DIV_INT32;
extern GrB_Semiring GxB_MIN_DIV_INT64;
extern GrB_Semiring GxB_MIN_DIV_UINT8;
extern GrB_Semiring GxB_MIN_DIV_UINT16;
extern GrB_Semiring GxB_MIN_DIV_UINT32;
extern GrB_Semiring GxB_MIN_DIV_UINT64;
extern GrB_Semiring GxB_MIN_DIV_FP32;
extern GrB_Semiring GxB_MIN_DIV_FP64;
extern GrB_Semiring GxB_MIN_RDIV_INT8;
extern GrB_Semiring GxB_MIN_RDIV_INT16;
extern GrB_Semiring GxB_MIN_RDIV_INT32;
extern GrB_Semiring GxB_MIN_RDIV_INT64;
extern GrB_Semiring GxB_MIN_RDIV_UINT8;
extern GrB_Semiring GxB_MIN_RDIV_UINT16;
extern GrB_Semiring GxB_MIN_RDIV_UINT32;
extern GrB_Semiring GxB_MIN_RDIV_UINT64;
extern GrB_Semiring GxB_MIN_RDIV_FP32;
extern GrB_Semiring GxB_MIN_RDIV_FP64;
extern GrB_Semiring GxB_MIN_RMINUS_INT8;
extern GrB_Semiring GxB_MIN_RMINUS_INT16;
extern GrB_Semiring GxB_MIN_RMINUS_INT32;
extern GrB_Semiring GxB_MIN_RMINUS_INT64;
extern GrB_Semiring GxB_MIN_RMINUS_UINT8;
extern GrB_Semiring GxB_MIN_RMINUS_UINT16;
extern GrB_Semiring GxB_MIN_RMINUS_UINT32;
extern GrB_Semiring GxB_MIN_RMINUS_UINT64;
extern GrB_Semiring GxB_MIN_RMINUS_FP32;
extern GrB_Semiring GxB_MIN_RMINUS_FP64;
extern GrB_Semiring GxB_MAX_FIRST_INT8;
extern GrB_Semiring GxB_MAX_FIRST_INT16;
extern GrB_Semiring GxB_MAX_FIRST_INT32;
extern GrB_Semiring GxB_MAX_FIRST_INT64;
extern GrB_Semiring GxB_MAX_FIRST_UINT8;
extern GrB_Semiring GxB_MAX_FIRST_UINT16;
extern GrB_Semiring GxB_MAX_FIRST_UINT32;
extern GrB_Semiring GxB_MAX_FIRST_UINT64;
extern GrB_Semiring GxB_MAX_FIRST_FP32;
extern GrB_Semiring GxB_MAX_FIRST_FP64;
extern GrB_Semiring GxB_MAX_SECOND_INT8;
extern GrB_Semiring GxB_MAX_SECOND_INT16;
extern GrB_Semiring GxB_MAX_SECOND_INT32;
extern GrB_Semiring GxB_MAX_SECOND_INT64;
extern GrB_Semiring GxB_MAX_SECOND_UINT8;
extern GrB_Semiring GxB_MAX_SECOND_UINT16;
extern GrB_Semiring GxB_MAX_SECOND_UINT32;
extern GrB_Semiring GxB_MAX_SECOND_UINT64;
extern GrB_Semiring GxB_MAX_SECOND_FP32;
extern GrB_Semiring GxB_MAX_SECOND_FP64;
extern GrB_Semiring GxB_MAX_PAIR_INT8;
extern GrB_Semiring GxB_MAX_PAIR_INT16;
extern GrB_Semiring GxB_MAX_PAIR_INT32;
extern GrB_Semiring GxB_MAX_PAIR_INT64;
extern GrB_Semiring GxB_MAX_PAIR_UINT8;
extern GrB_Semiring GxB_MAX_PAIR_UINT16;
extern GrB_Semiring GxB_MAX_PAIR_UINT32;
extern GrB_Semiring GxB_MAX_PAIR_UINT64;
extern GrB_Semiring GxB_MAX_PAIR_FP32;
extern GrB_Semiring GxB_MAX_PAIR_FP64;
extern GrB_Semiring GxB_MAX_PLUS_INT8;
extern GrB_Semiring GxB_MAX_PLUS_INT16;
extern GrB_Semiring GxB_MAX_PLUS_INT32;
extern GrB_Semiring GxB_MAX_PLUS_INT64;
extern GrB_Semiring GxB_MAX_PLUS_UINT8;
extern GrB_Semiring GxB_MAX_PLUS_UINT16;
extern GrB_Semiring GxB_MAX_PLUS_UINT32;
extern GrB_Semiring GxB_MAX_PLUS_UINT64;
extern GrB_Semiring GxB_MAX_PLUS_FP32;
extern GrB_Semiring GxB_MAX_PLUS_FP64;
extern GrB_Semiring GxB_MAX_MINUS_INT8;
extern GrB_Semiring GxB_MAX_MINUS_INT16;
extern GrB_Semiring GxB_MAX_MINUS_INT32;
extern GrB_Semiring GxB_MAX_MINUS_INT64;
extern GrB_Semiring GxB_MAX_MINUS_UINT8;
extern GrB_Semiring GxB_MAX_MINUS_UINT16;
extern GrB_Semiring GxB_MAX_MINUS_UINT32;
extern GrB_Semiring GxB_MAX_MINUS_UINT64;
extern GrB_Semiring GxB_MAX_MINUS_FP32;
extern GrB_Semiring GxB_MAX_MINUS_FP64;
extern GrB_Semiring GxB_MAX_TIMES_INT8;
extern GrB_Semiring GxB_MAX_TIMES_INT16;
extern GrB_Semiring GxB_MAX_TIMES_INT32;
extern GrB_Semiring GxB_MAX_TIMES_INT64;
extern GrB_Semiring GxB_MAX_TIMES_UINT8;
extern GrB_Semiring GxB_MAX_TIMES_UINT16;
extern GrB_Semiring GxB_MAX_TIMES_UINT32;
extern GrB_Semiring GxB_MAX_TIMES_UINT64;
extern GrB_Semiring GxB_MAX_TIMES_FP32;
extern GrB_Semiring GxB_MAX_TIMES_FP64;
extern GrB_Semiring GxB_MAX_DIV_INT8;
extern GrB_Semiring GxB_MAX_DIV_INT16;
extern GrB_Semiring GxB_MAX_DIV_INT32;
extern GrB_Semiring GxB_MAX_DIV_INT64;
extern GrB_Semiring GxB_MAX_DIV_UINT8;
extern GrB_Semiring GxB_MAX_DIV_UINT16;
extern GrB_Semiring GxB_MAX_DIV_UINT32;
extern GrB_Semiring GxB_MAX_DIV_UINT64;
extern GrB_Semiring GxB_MAX_DIV_FP32;
extern GrB_Semiring GxB_MAX_DIV_FP64;
extern GrB_Semiring GxB_MAX_RDIV_INT8;
extern GrB_Semiring GxB_MAX_RDIV_INT16;
extern GrB_Semiring GxB_MAX_RDIV_INT32;
extern GrB_Semiring GxB_MAX_RDIV_INT64;
extern GrB_Semiring GxB_MAX_RDIV_UINT8;
extern GrB_Semiring GxB_MAX_RDIV_UINT16;
extern GrB_Semiring GxB_MAX_RDIV_UINT32;
extern GrB_Semiring GxB_MAX_RDIV_UINT64;
extern GrB_Semiring GxB_MAX_RDIV_FP32;
extern GrB_Semiring GxB_MAX_RDIV_FP64;
extern GrB_Semiring GxB_MAX_RMINUS_INT8;
extern GrB_Semiring GxB_MAX_RMINUS_INT16;
extern GrB_Semiring GxB_MAX_RMINUS_INT32;
extern GrB_Semiring GxB_MAX_RMINUS_INT64;
extern GrB_Semiring GxB_MAX_RMINUS_UINT8;
extern GrB_Semiring GxB_MAX_RMINUS_UINT16;
extern GrB_Semiring GxB_MAX_RMINUS_UINT32;
extern GrB_Semiring GxB_MAX_RMINUS_UINT64;
extern GrB_Semiring GxB_MAX_RMINUS_FP32;
extern GrB_Semiring GxB_MAX_RMINUS_FP64;
extern GrB_Semiring GxB_PLUS_FIRST_INT8;
extern GrB_Semiring GxB_PLUS_FIRST_INT16;
extern GrB_Semiring GxB_PLUS_FIRST_INT32;
extern GrB_Semiring GxB_PLUS_FIRST_INT64;
extern GrB_Semiring GxB_PLUS_FIRST_UINT8;
extern GrB_Semiring GxB_PLUS_FIRST_UINT16;
extern GrB_Semiring GxB_PLUS_FIRST_UINT32;
extern GrB_Semiring GxB_PLUS_FIRST_UINT64;
extern GrB_Semiring GxB_PLUS_FIRST_FP32;
extern GrB_Semiring GxB_PLUS_FIRST_FP64;
extern GrB_Semiring GxB_PLUS_SECOND_INT8;
extern GrB_Semiring GxB_PLUS_SECOND_INT16;
extern GrB_Semiring GxB_PLUS_SECOND_INT32;
extern GrB_Semiring GxB_PLUS_SECOND_INT64;
extern GrB_Semiring GxB_PLUS_SECOND_UINT8;
extern GrB_Semiring GxB_PLUS_SECOND_UINT16;
extern GrB_Semiring GxB_PLUS_SECOND_UINT32;
extern GrB_Semiring GxB_PLUS_SECOND_UINT64;
extern GrB_Semiring GxB_PLUS_SECOND_FP32;
extern GrB_Semiring GxB_PLUS_SECOND_FP64;
extern GrB_Semiring GxB_PLUS_PAIR_INT8;
extern GrB_Semiring GxB_PLUS_PAIR_INT16;
extern GrB_Semiring GxB_PLUS_PAIR_INT32;
extern GrB_Semiring GxB_PLUS_PAIR_INT64;
extern GrB_Semiring GxB_PLUS_PAIR_UINT8;
extern GrB_Semiring GxB_PLUS_PAIR_UINT16;
extern GrB_Semiring GxB_PLUS_PAIR_UINT32;
extern GrB_Semiring GxB_PLUS_PAIR_UINT64;
extern GrB_Semiring GxB_PLUS_PAIR_FP32;
extern GrB_Semiring GxB_PLUS_PAIR_FP64;
extern GrB_Semiring GxB_PLUS_PLUS_INT8;
extern GrB_Semiring GxB_PLUS_PLUS_INT16;
extern GrB_Semiring GxB_PLUS_PLUS_INT32;
extern GrB_Semiring GxB_PLUS_PLUS_INT64;
extern GrB_Semiring GxB_PLUS_PLUS_UINT8;
extern GrB_Semiring GxB_PLUS_PLUS_UINT16;
extern GrB_Semiring GxB_PLUS_PLUS_UINT32;
extern GrB_Semiring GxB_PLUS_PLUS_UINT64;
extern GrB_Semiring GxB_PLUS_PLUS_FP32;
extern GrB_Semiring GxB_PLUS_PLUS_FP64;
extern GrB_Semiring GxB_PLUS_MINUS_INT8;
extern GrB_Semiring GxB_PLUS_MINUS_INT16;
extern GrB_Semiring GxB_PLUS_MINUS_INT32;
extern GrB_Semiring GxB_PLUS_MINUS_INT64;
extern GrB_Semiring GxB_PLUS_MINUS_UINT8;
extern GrB_Semiring GxB_PLUS_MINUS_UINT16;
extern GrB_Semiring GxB_PLUS_MINUS_UINT32;
extern GrB_Semiring GxB_PLUS_MINUS_UINT64;
extern GrB_Semiring GxB_PLUS_MINUS_FP32;
extern GrB_Semiring GxB_PLUS_MINUS_FP64;
extern GrB_Semiring GxB_PLUS_TIMES_INT8;
extern GrB_Semiring GxB_PLUS_TIMES_INT16;
extern GrB_Semiring GxB_PLUS_TIMES_INT32;
extern GrB_Semiring GxB_PLUS_TIMES_INT64;
extern GrB_Semiring GxB_PLUS_TIMES_UINT8;
extern GrB_Semiring GxB_PLUS_TIMES_UINT16;
extern GrB_Semiring GxB_PLUS_TIMES_UINT32;
extern GrB_Semiring GxB_PLUS_TIMES_UINT64;
extern GrB_Semiring GxB_PLUS_TIMES_FP32;
extern GrB_Semiring GxB_PLUS_TIMES_FP64;
extern GrB_Semiring GxB_PLUS_DIV_INT8;
extern GrB_Semiring GxB_PLUS_DIV_INT16;
extern GrB_Semiring GxB_PLUS_DIV_INT32;
extern GrB_Semiring GxB_PLUS_DIV_INT64;
extern GrB_Semiring GxB_PLUS_DIV_UINT8;
extern GrB_Semiring GxB_PLUS_DIV_UINT16;
extern GrB_Semiring GxB_PLUS_DIV_UINT32;
extern GrB_Semiring GxB_PLUS_DIV_UINT64;
extern GrB_Semiring GxB_PLUS_DIV_FP32;
extern GrB_Semiring GxB_PLUS_DIV_FP64;
extern GrB_Semiring GxB_PLUS_RDIV_INT8;
extern GrB_Semiring GxB_PLUS_RDIV_INT16;
extern GrB_Semiring GxB_PLUS_RDIV_INT32;
extern GrB_Semiring GxB_PLUS_RDIV_INT64;
extern GrB_Semiring GxB_PLUS_RDIV_UINT8;
extern GrB_Semiring GxB_PLUS_RDIV_UINT16;
extern GrB_Semiring GxB_PLUS_RDIV_UINT32;
extern GrB_Semiring GxB_PLUS_RDIV_UINT64;
extern GrB_Semiring GxB_PLUS_RDIV_FP32;
extern GrB_Semiring GxB_PLUS_RDIV_FP64;
extern GrB_Semiring GxB_PLUS_RMINUS_INT8;
extern GrB_Semiring GxB_PLUS_RMINUS_INT16;
extern GrB_Semiring GxB_PLUS_RMINUS_INT32;
extern GrB_Semiring GxB_PLUS_RMINUS_INT64;
extern GrB_Semiring GxB_PLUS_RMINUS_UINT8;
extern GrB_Semiring GxB_PLUS_RMINUS_UINT16;
extern GrB_Semiring GxB_PLUS_RMINUS_UINT32;
extern GrB_Semiring GxB_PLUS_RMINUS_UINT64;
extern GrB_Semiring GxB_PLUS_RMINUS_FP32;
extern GrB_Semiring GxB_PLUS_RMINUS_FP64;
extern GrB_Semiring GxB_TIMES_FIRST_INT8;
extern GrB_Semiring GxB_TIMES_FIRST_INT16;
extern GrB_Semiring GxB_TIMES_FIRST_INT32;
extern GrB_Semiring GxB_TIMES_FIRST_INT64;
extern GrB_Semiring GxB_TIMES_FIRST_UINT8;
extern GrB_Semiring GxB_TIMES_FIRST_UINT16;
extern GrB_Semiring GxB_TIMES_FIRST_UINT32;
extern GrB_Semiring GxB_TIMES_FIRST_UINT64;
extern GrB_Semiring GxB_TIMES_FIRST_FP32;
extern GrB_Semiring GxB_TIMES_FIRST_FP64;
extern GrB_Semiring GxB_TIMES_SECOND_INT8;
extern GrB_Semiring GxB_TIMES_SECOND_INT16;
extern GrB_Semiring GxB_TIMES_SECOND_INT32;
extern GrB_Semiring GxB_TIMES_SECOND_INT64;
extern GrB_Semiring GxB_TIMES_SECOND_UINT8;
extern GrB_Semiring GxB_TIMES_SECOND_UINT16;
extern GrB_Semiring GxB_TIMES_SECOND_UINT32;
extern GrB_Semiring GxB_TIMES_SECOND_UINT64;
extern GrB_Semiring GxB_TIMES_SECOND_FP32;
extern GrB_Semiring GxB_TIMES_SECOND_FP64;
extern GrB_Semiring GxB_TIMES_PAIR_INT8;
extern GrB_Semiring GxB_TIMES_PAIR_INT16;
extern GrB_Semiring GxB_TIMES_PAIR_INT32;
extern GrB_Semiring GxB_TIMES_PAIR_INT64;
extern GrB_Semiring GxB_TIMES_PAIR_UINT8;
extern GrB_Semiring GxB_TIMES_PAIR_UINT16;
extern GrB_Semiring GxB_TIMES_PAIR_UINT32;
extern GrB_Semiring GxB_TIMES_PAIR_UINT64;
extern GrB_Semiring GxB_TIMES_PAIR_FP32;
extern GrB_Semiring GxB_TIMES_PAIR_FP64;
extern GrB_Semiring GxB_TIMES_PLUS_INT8;
extern GrB_Semiring GxB_TIMES_PLUS_INT16;
extern GrB_Semiring GxB_TIMES_PLUS_INT32;
extern GrB_Semiring GxB_TIMES_PLUS_INT64;
extern GrB_Semiring GxB_TIMES_PLUS_UINT8;
extern GrB_Semiring GxB_TIMES_PLUS_UINT16;
extern GrB_Semiring GxB_TIMES_PLUS_UINT32;
extern GrB_Semiring GxB_TIMES_PLUS_UINT64;
extern GrB_Semiring GxB_TIMES_PLUS_FP32;
extern GrB_Semiring GxB_TIMES_PLUS_FP64;
extern GrB_Semiring GxB_TIMES_MINUS_INT8;
extern GrB_Semiring GxB_TIMES_MINUS_INT16;
extern GrB_Semiring GxB_TIMES_MINUS_INT32;
extern GrB_Semiring GxB_TIMES_MINUS_INT64;
extern GrB_Semiring GxB_TIMES_MINUS_UINT8;
extern GrB_Semiring GxB_TIMES_MINUS_UINT16;
extern GrB_Semiring GxB_TIMES_MINUS_UINT32;
extern GrB_Semiring GxB_TIMES_MINUS_UINT64;
extern GrB_Semiring GxB_TIMES_MINUS_FP32;
extern GrB_Semiring GxB_TIMES_MINUS_FP64;
extern GrB_Semiring GxB_TIMES_TIMES_INT8;
extern GrB_Semiring GxB_TIMES_TIMES_INT16;
extern GrB_Semiring GxB_TIMES_TIMES_INT32;
extern GrB_Semiring GxB_TIMES_TIMES_INT64;
extern GrB_Semiring GxB_TIMES_TIMES_UINT8;
extern GrB_Semiring GxB_TIMES_TIMES_UINT16;
extern GrB_Semiring GxB_TIMES_TIMES_UINT32;
extern GrB_Semiring GxB_TIMES_TIMES_UINT64;
extern GrB_Semiring GxB_TIMES_TIMES_FP32;
extern GrB_Semiring GxB_TIMES_TIMES_FP64;
extern GrB_Semiring GxB_TIMES_DIV_INT8;
extern GrB_Semiring GxB_TIMES_DIV_INT16;
extern GrB_Semiring GxB_TIMES_DIV_INT32;
extern GrB_Semiring GxB_TIMES_DIV_INT64;
extern GrB_Semiring GxB_TIMES_DIV_UINT8;
extern GrB_Semiring GxB_TIMES_DIV_UINT16;
extern GrB_Semiring GxB_TIMES_DIV_UINT32;
extern GrB_Semiring GxB_TIMES_DIV_UINT64;
extern GrB_Semiring GxB_TIMES_DIV_FP32;
extern GrB_Semiring GxB_TIMES_DIV_FP64;
extern GrB_Semiring GxB_TIMES_RDIV_INT8;
extern GrB_Semiring GxB_TIMES_RDIV_INT16;
extern GrB_Semiring GxB_TIMES_RDIV_INT32;
extern GrB_Semiring GxB_TIMES_RDIV_INT64;
extern GrB_Semiring GxB_TIMES_RDIV_UINT8;
extern GrB_Semiring GxB_TIMES_RDIV_UINT16;
extern GrB_Semiring GxB_TIMES_RDIV_UINT32;
extern GrB_Semiring GxB_TIMES_RDIV_UINT64;
extern GrB_Semiring GxB_TIMES_RDIV_FP32;
extern GrB_Semiring GxB_TIMES_RDIV_FP64;
extern GrB_Semiring GxB_TIMES_RMINUS_INT8;
extern GrB_Semiring GxB_TIMES_RMINUS_INT16;
extern GrB_Semiring GxB_TIMES_RMINUS_INT32;
extern GrB_Semiring GxB_TIMES_RMINUS_INT64;
extern GrB_Semiring GxB_TIMES_RMINUS_UINT8;
extern GrB_Semiring GxB_TIMES_RMINUS_UINT16;
extern GrB_Semiring GxB_TIMES_RMINUS_UINT32;
extern GrB_Semiring GxB_TIMES_RMINUS_UINT64;
extern GrB_Semiring GxB_TIMES_RMINUS_FP32;
extern GrB_Semiring GxB_TIMES_RMINUS_FP64;
extern GrB_Semiring GxB_ANY_FIRST_INT8;
extern GrB_Semiring GxB_ANY_FIRST_INT16;
extern GrB_Semiring GxB_ANY_FIRST_INT32;
extern GrB_Semiring GxB_ANY_FIRST_INT64;
extern GrB_Semiring GxB_ANY_FIRST_UINT8;
extern GrB_Semiring GxB_ANY_FIRST_UINT16;
extern GrB_Semiring GxB_ANY_FIRST_UINT32;
extern GrB_Semiring GxB_ANY_FIRST_UINT64;
extern GrB_Semiring GxB_ANY_FIRST_FP32;
extern GrB_Semiring GxB_ANY_FIRST_FP64;
extern GrB_Semiring GxB_ANY_SECOND_INT8;
extern GrB_Semiring GxB_ANY_SECOND_INT16;
extern GrB_Semiring GxB_ANY_SECOND_INT32;
extern GrB_Semiring GxB_ANY_SECOND_INT64;
extern GrB_Semiring GxB_ANY_SECOND_UINT8;
extern GrB_Semiring GxB_ANY_SECOND_UINT16;
extern GrB_Semiring GxB_ANY_SECOND_UINT32;
extern GrB_Semiring GxB_ANY_SECOND_UINT64;
extern GrB_Semiring GxB_ANY_SECOND_FP32;
extern GrB_Semiring GxB_ANY_SECOND_FP64;
extern GrB_Semiring GxB_ANY_PAIR_INT8;
extern GrB_Semiring GxB_ANY_PAIR_INT16;
extern GrB_Semiring GxB_ANY_PAIR_INT32;
extern GrB_Semiring GxB_ANY_PAIR_INT64;
extern GrB_Semiring GxB_ANY_PAIR_UINT8;
extern GrB_Semiring GxB_ANY_PAIR_UINT16;
extern GrB_Semiring GxB_ANY_PAIR_UINT32;
extern GrB_Semiring GxB_ANY_PAIR_UINT64;
extern GrB_Semiring GxB_ANY_PAIR_FP32;
extern GrB_Semiring GxB_ANY_PAIR_FP64;
extern GrB_Semiring GxB_ANY_PLUS_INT8;
extern GrB_Semiring GxB_ANY_PLUS_INT16;
extern GrB_Semiring GxB_ANY_PLUS_INT32;
extern GrB_Semiring GxB_ANY_PLUS_INT64;
extern GrB_Semiring GxB_ANY_PLUS_UINT8;
extern GrB_Semiring GxB_ANY_PLUS_UINT16;
extern GrB_Semiring GxB_ANY_PLUS_UINT32;
extern GrB_Semiring GxB_ANY_PLUS_UINT64;
extern GrB_Semiring GxB_ANY_PLUS_FP32;
extern GrB_Semiring GxB_ANY_PLUS_FP64;
extern GrB_Semiring GxB_ANY_MINUS_INT8;
extern GrB_Semiring GxB_ANY_MINUS_INT16;
extern GrB_Semiring GxB_ANY_MINUS_INT32;
extern GrB_Semiring GxB_ANY_MINUS_INT64;
extern GrB_Semiring GxB_ANY_MINUS_UINT8;
extern GrB_Semiring GxB_ANY_MINUS_UINT16;
extern GrB_Semiring GxB_ANY_MINUS_UINT32;
extern GrB_Semiring GxB_ANY_MINUS_UINT64;
extern GrB_Semiring GxB_ANY_MINUS_FP32;
extern GrB_Semiring GxB_ANY_MINUS_FP64;
extern GrB_Semiring GxB_ANY_TIMES_INT8;
extern GrB_Semiring GxB_ANY_TIMES_INT16;
extern GrB_Semiring GxB_ANY_TIMES_INT32;
extern GrB_Semiring GxB_ANY_TIMES_INT64;
extern GrB_Semiring GxB_ANY_TIMES_UINT8;
extern GrB_Semiring GxB_ANY_TIMES_UINT16;
extern GrB_Semiring GxB_ANY_TIMES_UINT32;
extern GrB_Semiring GxB_ANY_TIMES_UINT64;
extern GrB_Semiring GxB_ANY_TIMES_FP32;
extern GrB_Semiring GxB_ANY_TIMES_FP64;
extern GrB_Semiring GxB_ANY_DIV_INT8;
extern GrB_Semiring GxB_ANY_DIV_INT16;
extern GrB_Semiring GxB_ANY_DIV_INT32;
extern GrB_Semiring GxB_ANY_DIV_INT64;
extern GrB_Semiring GxB_ANY_DIV_UINT8;
extern GrB_Semiring GxB_ANY_DIV_UINT16;
extern GrB_Semiring GxB_ANY_DIV_UINT32;
extern GrB_Semiring GxB_ANY_DIV_UINT64;
extern GrB_Semiring GxB_ANY_DIV_FP32;
extern GrB_Semiring GxB_ANY_DIV_FP64;
extern GrB_Semiring GxB_ANY_RDIV_INT8;
extern GrB_Semiring GxB_ANY_RDIV_INT16;
extern GrB_Semiring GxB_ANY_RDIV_INT32;
extern GrB_Semiring GxB_ANY_RDIV_INT64;
extern GrB_Semiring GxB_ANY_RDIV_UINT8;
extern GrB_Semiring GxB_ANY_RDIV_UINT16;
extern GrB_Semiring GxB_ANY_RDIV_UINT32;
extern GrB_Semiring GxB_ANY_RDIV_UINT64;
extern GrB_Semiring GxB_ANY_RDIV_FP32;
extern GrB_Semiring GxB_ANY_RDIV_FP64;
extern GrB_Semiring GxB_ANY_RMINUS_INT8;
extern GrB_Semiring GxB_ANY_RMINUS_INT16;
extern GrB_Semiring GxB_ANY_RMINUS_INT32;
extern GrB_Semiring GxB_ANY_RMINUS_INT64;
extern GrB_Semiring GxB_ANY_RMINUS_UINT8;
extern GrB_Semiring GxB_ANY_RMINUS_UINT16;
extern GrB_Semiring GxB_ANY_RMINUS_UINT32;
extern GrB_Semiring GxB_ANY_RMINUS_UINT64;
extern GrB_Semiring GxB_ANY_RMINUS_FP32;
extern GrB_Semiring GxB_ANY_RMINUS_FP64;
extern GrB_Semiring GxB_PLUS_FIRST_FC32;
extern GrB_Semiring GxB_PLUS_FIRST_FC64;
extern GrB_Semiring GxB_PLUS_SECOND_FC32;
extern GrB_Semiring GxB_PLUS_SECOND_FC64;
extern GrB_Semiring GxB_PLUS_PAIR_FC32;
extern GrB_Semiring GxB_PLUS_PAIR_FC64;
extern GrB_Semiring GxB_PLUS_PLUS_FC32;
extern GrB_Semiring GxB_PLUS_PLUS_FC64;
extern GrB_Semiring GxB_PLUS_MINUS_FC32;
extern GrB_Semiring GxB_PLUS_MINUS_FC64;
extern GrB_Semiring GxB_PLUS_TIMES_FC32;
extern GrB_Semiring GxB_PLUS_TIMES_FC64;
extern GrB_Semiring GxB_PLUS_DIV_FC32;
extern GrB_Semiring GxB_PLUS_DIV_FC64;
extern GrB_Semiring GxB_PLUS_RDIV_FC32;
extern GrB_Semiring GxB_PLUS_RDIV_FC64;
extern GrB_Semiring GxB_PLUS_RMINUS_FC32;
extern GrB_Semiring GxB_PLUS_RMINUS_FC64;
extern GrB_Semiring GxB_TIMES_FIRST_FC32;
extern GrB_Semiring GxB_TIMES_FIRST_FC64;
extern GrB_Semiring GxB_TIMES_SECOND_FC32;
extern GrB_Semiring GxB_TIMES_SECOND_FC64;
extern GrB_Semiring GxB_TIMES_PAIR_FC32;
extern GrB_Semiring GxB_TIMES_PAIR_FC64;
extern GrB_Semiring GxB_TIMES_PLUS_FC32;
extern GrB_Semiring GxB_TIMES_PLUS_FC64;
extern GrB_Semiring GxB_TIMES_MINUS_FC32;
extern GrB_Semiring GxB_TIMES_MINUS_FC64;
extern GrB_Semiring GxB_TIMES_TIMES_FC32;
extern GrB_Semiring GxB_TIMES_TIMES_FC64;
extern GrB_Semiring GxB_TIMES_DIV_FC32;
extern GrB_Semiring GxB_TIMES_DIV_FC64;
extern GrB_Semiring GxB_TIMES_RDIV_FC32;
extern GrB_Semiring GxB_TIMES_RDIV_FC64;
extern GrB_Semiring GxB_TIMES_RMINUS_FC32;
extern GrB_Semiring GxB_TIMES_RMINUS_FC64;
extern GrB_Semiring GxB_ANY_FIRST_FC32;
extern GrB_Semiring GxB_ANY_FIRST_FC64;
extern GrB_Semiring GxB_ANY_SECOND_FC32;
extern GrB_Semiring GxB_ANY_SECOND_FC64;
extern GrB_Semiring GxB_ANY_PAIR_FC32;
extern GrB_Semiring GxB_ANY_PAIR_FC64;
extern GrB_Semiring GxB_ANY_PLUS_FC32;
extern GrB_Semiring GxB_ANY_PLUS_FC64;
extern GrB_Semiring GxB_ANY_MINUS_FC32;
extern GrB_Semiring GxB_ANY_MINUS_FC64;
extern GrB_Semiring GxB_ANY_TIMES_FC32;
extern GrB_Semiring GxB_ANY_TIMES_FC64;
extern GrB_Semiring GxB_ANY_DIV_FC32;
extern GrB_Semiring GxB_ANY_DIV_FC64;
extern GrB_Semiring GxB_ANY_RDIV_FC32;
extern GrB_Semiring GxB_ANY_RDIV_FC64;
extern GrB_Semiring GxB_ANY_RMINUS_FC32;
extern GrB_Semiring GxB_ANY_RMINUS_FC64;
extern GrB_Semiring GxB_MIN_MIN_INT8;
extern GrB_Semiring GxB_MIN_MIN_INT16;
extern GrB_Semiring GxB_MIN_MIN_INT32;
extern GrB_Semiring GxB_MIN_MIN_INT64;
extern GrB_Semiring GxB_MIN_MIN_UINT8;
extern GrB_Semiring GxB_MIN_MIN_UINT16;
extern GrB_Semiring GxB_MIN_MIN_UINT32;
extern GrB_Semiring GxB_MIN_MIN_UINT64;
extern GrB_Semiring GxB_MIN_MIN_FP32;
extern GrB_Semiring GxB_MIN_MIN_FP64;
extern GrB_Semiring GxB_MIN_MAX_INT8;
extern GrB_Semiring GxB_MIN_MAX_INT16;
extern GrB_Semiring GxB_MIN_MAX_INT32;
extern GrB_Semiring GxB_MIN_MAX_INT64;
extern GrB_Semiring GxB_MIN_MAX_UINT8;
extern GrB_Semiring GxB_MIN_MAX_UINT16;
extern GrB_Semiring GxB_MIN_MAX_UINT32;
extern GrB_Semiring GxB_MIN_MAX_UINT64;
extern GrB_Semiring GxB_MIN_MAX_FP32;
extern GrB_Semiring GxB_MIN_MAX_FP64;
extern GrB_Semiring GxB_MIN_ISEQ_INT8;
extern GrB_Semiring GxB_MIN_ISEQ_INT16;
extern GrB_Semiring GxB_MIN_ISEQ_INT32;
extern GrB_Semiring GxB_MIN_ISEQ_INT64;
extern GrB_Semiring GxB_MIN_ISEQ_UINT8;
extern GrB_Semiring GxB_MIN_ISEQ_UINT16;
extern GrB_Semiring GxB_MIN_ISEQ_UINT32;
extern GrB_Semiring GxB_MIN_ISEQ_UINT64;
extern GrB_Semiring GxB_MIN_ISEQ_FP32;
extern GrB_Semiring GxB_MIN_ISEQ_FP64;
extern GrB_Semiring GxB_MIN_ISNE_INT8;
extern GrB_Semiring GxB_MIN_ISNE_INT16;
extern GrB_Semiring GxB_MIN_ISNE_INT32;
extern GrB_Semiring GxB_MIN_ISNE_INT64;
extern GrB_Semiring GxB_MIN_ISNE_UINT8;
extern GrB_Semiring GxB_MIN_ISNE_UINT16;
extern GrB_Semiring GxB_MIN_ISNE_UINT32;
extern GrB_Semiring GxB_MIN_ISNE_UINT64;
extern GrB_Semiring GxB_MIN_ISNE_FP32;
extern GrB_Semiring GxB_MIN_ISNE_FP64;
extern GrB_Semiring GxB_MIN_ISGT_INT8;
extern GrB_Semiring GxB_MIN_ISGT_INT16;
extern GrB_Semiring GxB_MIN_ISGT_INT32;
extern GrB_Semiring GxB_MIN_ISGT_INT64;
extern GrB_Semiring GxB_MIN_ISGT_UINT8;
extern GrB_Semiring GxB_MIN_ISGT_UINT16;
extern GrB_Semiring GxB_MIN_ISGT_UINT32;
extern GrB_Semiring GxB_MIN_ISGT_UINT64;
extern GrB_Semiring GxB_MIN_ISGT_FP32;
extern GrB_Semiring GxB_MIN_ISGT_FP64;
extern GrB_Semiring GxB_MIN_ISLT_INT8;
extern GrB_Semiring GxB_MIN_ISLT_INT16;
extern GrB_Semiring GxB_MIN_ISLT_INT32;
extern GrB_Semiring GxB_MIN_ISLT_INT64;
extern GrB_Semiring GxB_MIN_ISLT_UINT8;
extern GrB_Semiring GxB_MIN_ISLT_UINT16;
extern GrB_Semiring GxB_MIN_ISLT_UINT32;
extern GrB_Semiring GxB_MIN_ISLT_UINT64;
extern GrB_Semiring GxB_MIN_ISLT_FP32;
extern GrB_Semiring GxB_MIN_ISLT_FP64;
extern GrB_Semiring GxB_MIN_ISGE_INT8;
extern GrB_Semiring GxB_MIN_ISGE_INT16;
extern GrB_Semiring GxB_MIN_ISGE_INT32;
extern GrB_Semiring GxB_MIN_ISGE_INT64;
extern GrB_Semiring GxB_MIN_ISGE_UINT8;
extern GrB_Semiring GxB_MIN_ISGE_UINT16;
extern GrB_Semiring GxB_MIN_ISGE_UINT32;
extern GrB_Semiring GxB_MIN_ISGE_UINT64;
extern GrB_Semiring GxB_MIN_ISGE_FP32;
extern GrB_Semiring GxB_MIN_ISGE_FP64;
extern GrB_Semiring GxB_MIN_ISLE_INT8;
extern GrB_Semiring GxB_MIN_ISLE_INT16;
extern GrB_Semiring GxB_MIN_ISLE_INT32;
extern GrB_Semiring GxB_MIN_ISLE_INT64;
extern GrB_Semiring GxB_MIN_ISLE_UINT8;
extern GrB_Semiring GxB_MIN_ISLE_UINT16;
extern GrB_Semiring GxB_MIN_ISLE_UINT32;
extern GrB_Semiring GxB_MIN_ISLE_UINT64;
extern GrB_Semiring GxB_MIN_ISLE_FP32;
extern GrB_Semiring GxB_MIN_ISLE_FP64;
extern GrB_Semiring GxB_MIN_LOR_INT8;
extern GrB_Semiring GxB_MIN_LOR_INT16;
extern GrB_Semiring GxB_MIN_LOR_INT32;
extern GrB_Semiring GxB_MIN_LOR_INT64;
extern GrB_Semiring GxB_MIN_LOR_UINT8;
extern GrB_Semiring GxB_MIN_LOR_UINT16;
extern GrB_Semiring GxB_MIN_LOR_UINT32;
extern GrB_Semiring GxB_MIN_LOR_UINT64;
extern GrB_Semiring GxB_MIN_LOR_FP32;
extern GrB_Semiring GxB_MIN_LOR_FP64;
extern GrB_Semiring GxB_MIN_LAND_INT8;
extern GrB_Semiring GxB_MIN_LAND_INT16;
extern GrB_Semiring GxB_MIN_LAND_INT32;
extern GrB_Semiring GxB_MIN_LAND_INT64;
extern GrB_Semiring GxB_MIN_LAND_UINT8;
extern GrB_Semiring GxB_MIN_LAND_UINT16;
extern GrB_Semiring GxB_MIN_LAND_UINT32;
extern GrB_Semiring GxB_MIN_LAND_UINT64;
extern GrB_Semiring GxB_MIN_LAND_FP32;
extern GrB_Semiring GxB_MIN_LAND_FP64;
extern GrB_Semiring GxB_MIN_LXOR_INT8;
extern GrB_Semiring GxB_MIN_LXOR_INT16;
extern GrB_Semiring GxB_MIN_LXOR_INT32;
extern GrB_Semiring GxB_MIN_LXOR_INT64;
extern GrB_Semiring GxB_MIN_LXOR_UINT8;
extern GrB_Semiring GxB_MIN_LXOR_UINT16;
extern GrB_Semiring GxB_MIN_LXOR_UINT32;
extern GrB_Semiring GxB_MIN_LXOR_UINT64;
extern GrB_Semiring GxB_MIN_LXOR_FP32;
extern GrB_Semiring GxB_MIN_LXOR_FP64;
extern GrB_Semiring GxB_MAX_MIN_INT8;
extern GrB_Semiring GxB_MAX_MIN_INT16;
extern GrB_Semiring GxB_MAX_MIN_INT32;
extern GrB_Semiring GxB_MAX_MIN_INT64;
extern GrB_Semiring GxB_MAX_MIN_UINT8;
extern GrB_Semiring GxB_MAX_MIN_UINT16;
extern GrB_Semiring GxB_MAX_MIN_UINT32;
extern GrB_Semiring GxB_MAX_MIN_UINT64;
extern GrB_Semiring GxB_MAX_MIN_FP32;
extern GrB_Semiring GxB_MAX_MIN_FP64;
extern GrB_Semiring GxB_MAX_MAX_INT8;
extern GrB_Semiring GxB_MAX_MAX_INT16;
extern GrB_Semiring GxB_MAX_MAX_INT32;
extern GrB_Semiring GxB_MAX_MAX_INT64;
extern GrB_Semiring GxB_MAX_MAX_UINT8;
extern GrB_Semiring GxB_MAX_MAX_UINT16;
extern GrB_Semiring GxB_MAX_MAX_UINT32;
extern GrB_Semiring GxB_MAX_MAX_UINT64;
extern GrB_Semiring GxB_MAX_MAX_FP32;
extern GrB_Semiring GxB_MAX_MAX_FP64;
extern GrB_Semiring GxB_MAX_ISEQ_INT8;
extern GrB_Semiring GxB_MAX_ISEQ_INT16;
extern GrB_Semiring GxB_MAX_ISEQ_INT32;
extern GrB_Semiring GxB_MAX_ISEQ_INT64;
extern GrB_Semiring GxB_MAX_ISEQ_UINT8;
extern GrB_Semiring GxB_MAX_ISEQ_UINT16;
extern GrB_Semiring GxB_MAX_ISEQ_UINT32;
extern GrB_Semiring GxB_MAX_ISEQ_UINT64;
extern GrB_Semiring GxB_MAX_ISEQ_FP32;
extern GrB_Semiring GxB_MAX_ISEQ_FP64;
extern GrB_Semiring GxB_MAX_ISNE_INT8;
extern GrB_Semiring GxB_MAX_ISNE_INT16;
extern GrB_Semiring GxB_MAX_ISNE_INT32;
extern GrB_Semiring GxB_MAX_ISNE_INT64;
extern GrB_Semiring GxB_MAX_ISNE_UINT8;
extern GrB_Semiring GxB_MAX_ISNE_UINT16;
extern GrB_Semiring GxB_MAX_ISNE_UINT32;
extern GrB_Semiring GxB_MAX_ISNE_UINT64;
extern GrB_Semiring GxB_MAX_ISNE_FP32;
extern GrB_Semiring GxB_MAX_ISNE_FP64;
extern GrB_Semiring GxB_MAX_ISGT_INT8;
extern GrB_Semiring GxB_MAX_ISGT_INT16;
extern GrB_Semiring GxB_MAX_ISGT_INT32;
extern GrB_Semiring GxB_MAX_ISGT_INT64;
extern GrB_Semiring GxB_MAX_ISGT_UINT8;
extern GrB_Semiring GxB_MAX_ISGT_UINT16;
extern GrB_Semiring GxB_MAX_ISGT_UINT32;
extern GrB_Semiring GxB_MAX_ISGT_UINT64;
extern GrB_Semiring GxB_MAX_ISGT_FP32;
extern GrB_Semiring GxB_MAX_ISGT_FP64;
extern GrB_Semiring GxB_MAX_ISLT_INT8;
extern GrB_Semiring GxB_MAX_ISLT_INT16;
extern GrB_Semiring GxB_MAX_ISLT_INT32;
extern GrB_Semiring GxB_MAX_ISLT_INT64;
extern GrB_Semiring GxB_MAX_ISLT_UINT8;
extern GrB_Semiring GxB_MAX_ISLT_UINT16;
extern GrB_Semiring GxB_MAX_ISLT_UINT32;
extern GrB_Semiring GxB_MAX_ISLT_UINT64;
extern GrB_Semiring GxB_MAX_ISLT_FP32;
extern GrB_Semiring GxB_MAX_ISLT_FP64;
extern GrB_Semiring GxB_MAX_ISGE_INT8;
extern GrB_Semiring GxB_MAX_ISGE_INT16;
extern GrB_Semiring GxB_MAX_ISGE_INT32;
extern GrB_Semiring GxB_MAX_ISGE_INT64;
extern GrB_Semiring GxB_MAX_ISGE_UINT8;
extern GrB_Semiring GxB_MAX_ISGE_UINT16;
extern GrB_Semiring GxB_MAX_ISGE_UINT32;
extern GrB_Semiring GxB_MAX_ISGE_UINT64;
extern GrB_Semiring GxB_MAX_ISGE_FP32;
extern GrB_Semiring GxB_MAX_ISGE_FP64;
extern GrB_Semiring GxB_MAX_ISLE_INT8;
extern GrB_Semiring GxB_MAX_ISLE_INT16;
extern GrB_Semiring GxB_MAX_ISLE_INT32;
extern GrB_Semiring GxB_MAX_ISLE_INT64;
extern GrB_Semiring GxB_MAX_ISLE_UINT8;
extern GrB_Semiring GxB_MAX_ISLE_UINT16;
extern GrB_Semiring GxB_MAX_ISLE_UINT32;
extern GrB_Semiring GxB_MAX_ISLE_UINT64;
extern GrB_Semiring GxB_MAX_ISLE_FP32;
extern GrB_Semiring GxB_MAX_ISLE_FP64;
extern GrB_Semiring GxB_MAX_LOR_INT8;
extern GrB_Semiring GxB_MAX_LOR_INT16;
extern GrB_Semiring GxB_MAX_LOR_INT32;
extern GrB_Semiring GxB_MAX_LOR_INT64;
extern GrB_Semiring GxB_MAX_LOR_UINT8;
extern GrB_Semiring GxB_MAX_LOR_UINT16;
extern GrB_Semiring GxB_MAX_LOR_UINT32;
extern GrB_Semiring GxB_MAX_LOR_UINT64;
extern GrB_Semiring GxB_MAX_LOR_FP32;
extern GrB_Semiring GxB_MAX_LOR_FP64;
extern GrB_Semiring GxB_MAX_LAND_INT8;
extern GrB_Semiring GxB_MAX_LAND_INT16;
extern GrB_Semiring GxB_MAX_LAND_INT32;
extern GrB_Semiring GxB_MAX_LAND_INT64;
extern GrB_Semiring GxB_MAX_LAND_UINT8;
extern GrB_Semiring GxB_MAX_LAND_UINT16;
extern GrB_Semiring GxB_MAX_LAND_UINT32;
extern GrB_Semiring GxB_MAX_LAND_UINT64;
extern GrB_Semiring GxB_MAX_LAND_FP32;
extern GrB_Semiring GxB_MAX_LAND_FP64;
extern GrB_Semiring GxB_MAX_LXOR_INT8;
extern GrB_Semiring GxB_MAX_LXOR_INT16;
extern GrB_Semiring GxB_MAX_LXOR_INT32;
extern GrB_Semiring GxB_MAX_LXOR_INT64;
extern GrB_Semiring GxB_MAX_LXOR_UINT8;
extern GrB_Semiring GxB_MAX_LXOR_UINT16;
extern GrB_Semiring GxB_MAX_LXOR_UINT32;
extern GrB_Semiring GxB_MAX_LXOR_UINT64;
extern GrB_Semiring GxB_MAX_LXOR_FP32;
extern GrB_Semiring GxB_MAX_LXOR_FP64;
extern GrB_Semiring GxB_PLUS_MIN_INT8;
extern GrB_Semiring GxB_PLUS_MIN_INT16;
extern GrB_Semiring GxB_PLUS_MIN_INT32;
extern GrB_Semiring GxB_PLUS_MIN_INT64;
extern GrB_Semiring GxB_PLUS_MIN_UINT8;
extern GrB_Semiring GxB_PLUS_MIN_UINT16;
extern GrB_Semiring GxB_PLUS_MIN_UINT32;
extern GrB_Semiring GxB_PLUS_MIN_UINT64;
extern GrB_Semiring GxB_PLUS_MIN_FP32;
extern GrB_Semiring GxB_PLUS_MIN_FP64;
extern GrB_Semiring GxB_PLUS_MAX_INT8;
extern GrB_Semiring GxB_PLUS_MAX_INT16;
extern GrB_Semiring GxB_PLUS_MAX_INT32;
extern GrB_Semiring GxB_PLUS_MAX_INT64;
extern GrB_Semiring GxB_PLUS_MAX_UINT8;
extern GrB_Semiring GxB_PLUS_MAX_UINT16;
extern GrB_Semiring GxB_PLUS_MAX_UINT32;
extern GrB_Semiring GxB_PLUS_MAX_UINT64;
extern GrB_Semiring GxB_PLUS_MAX_FP32;
extern GrB_Semiring GxB_PLUS_MAX_FP64;
extern GrB_Semiring GxB_PLUS_ISEQ_INT8;
extern GrB_Semiring GxB_PLUS_ISEQ_INT16;
extern GrB_Semiring GxB_PLUS_ISEQ_INT32;
extern GrB_Semiring GxB_PLUS_ISEQ_INT64;
extern GrB_Semiring GxB_PLUS_ISEQ_UINT8;
extern GrB_Semiring GxB_PLUS_ISEQ_UINT16;
extern GrB_Semiring GxB_PLUS_ISEQ_UINT32;
extern GrB_Semiring GxB_PLUS_ISEQ_UINT64;
extern GrB_Semiring GxB_PLUS_ISEQ_FP32;
extern GrB_Semiring GxB_PLUS_ISEQ_FP64;
extern GrB_Semiring GxB_PLUS_ISNE_INT8;
extern GrB_Semiring GxB_PLUS_ISNE_INT16;
extern GrB_Semiring GxB_PLUS_ISNE_INT32;
extern GrB_Semiring GxB_PLUS_ISNE_INT64;
extern GrB_Semiring GxB_PLUS_ISNE_UINT8;
extern GrB_Semiring GxB_PLUS_ISNE_UINT16;
extern GrB_Semiring GxB_PLUS_ISNE_UINT32;
extern GrB_Semiring GxB_PLUS_ISNE_UINT64;
extern GrB_Semiring GxB_PLUS_ISNE_FP32;
extern GrB_Semiring GxB_PLUS_ISNE_FP64;
extern GrB_Semiring GxB_PLUS_ISGT_INT8;
extern GrB_Semiring GxB_PLUS_ISGT_INT16;
extern GrB_Semiring GxB_PLUS_ISGT_INT32;
extern GrB_Semiring GxB_PLUS_ISGT_INT64;
extern GrB_Semiring GxB_PLUS_ISGT_UINT8;
extern GrB_Semiring GxB_PLUS_ISGT_UINT16;
extern GrB_Semiring GxB_PLUS_ISGT_UINT32;
extern GrB_Semiring GxB_PLUS_ISGT_UINT64;
extern GrB_Semiring GxB_PLUS_ISGT_FP32;
extern GrB_Semiring GxB_PLUS_ISGT_FP64;
extern GrB_Semiring GxB_PLUS_ISLT_INT8;
extern GrB_Semiring GxB_PLUS_ISLT_INT16;
extern GrB_Semiring GxB_PLUS_ISLT_INT32;
extern GrB_Semiring GxB_PLUS_ISLT_INT64;
extern GrB_Semiring GxB_PLUS_ISLT_UINT8;
extern GrB_Semiring GxB_PLUS_ISLT_UINT16;
extern GrB_Semiring GxB_PLUS_ISLT_UINT32;
extern GrB_Semiring GxB_PLUS_ISLT_UINT64;
extern GrB_Semiring GxB_PLUS_ISLT_FP32;
extern GrB_Semiring GxB_PLUS_ISLT_FP64;
extern GrB_Semiring GxB_PLUS_ISGE_INT8;
extern GrB_Semiring GxB_PLUS_ISGE_INT16;
extern GrB_Semiring GxB_PLUS_ISGE_INT32;
extern GrB_Semiring GxB_PLUS_ISGE_INT64;
extern GrB_Semiring GxB_PLUS_ISGE_UINT8;
extern GrB_Semiring GxB_PLUS_ISGE_UINT16;
extern GrB_Semiring GxB_PLUS_ISGE_UINT32;
extern GrB_Semiring GxB_PLUS_ISGE_UINT64;
extern GrB_Semiring GxB_PLUS_ISGE_FP32;
extern GrB_Semiring GxB_PLUS_ISGE_FP64;
extern GrB_Semiring GxB_PLUS_ISLE_INT8;
extern GrB_Semiring GxB_PLUS_ISLE_INT16;
extern GrB_Semiring GxB_PLUS_ISLE_INT32;
extern GrB_Semiring GxB_PLUS_ISLE_INT64;
extern GrB_Semiring GxB_PLUS_ISLE_UINT8;
extern GrB_Semiring GxB_PLUS_ISLE_UINT16;
extern GrB_Semiring GxB_PLUS_ISLE_UINT32;
extern GrB_Semiring GxB_PLUS_ISLE_UINT64;
extern GrB_Semiring GxB_PLUS_ISLE_FP32;
extern GrB_Semiring GxB_PLUS_ISLE_FP64;
extern GrB_Semiring GxB_PLUS_LOR_INT8;
extern GrB_Semiring GxB_PLUS_LOR_INT16;
extern GrB_Semiring GxB_PLUS_LOR_INT32;
extern GrB_Semiring GxB_PLUS_LOR_INT64;
extern GrB_Semiring GxB_PLUS_LOR_UINT8;
extern GrB_Semiring GxB_PLUS_LOR_UINT16;
extern GrB_Semiring GxB_PLUS_LOR_UINT32;
extern GrB_Semiring GxB_PLUS_LOR_UINT64;
extern GrB_Semiring GxB_PLUS_LOR_FP32;
extern GrB_Semiring GxB_PLUS_LOR_FP64;
extern GrB_Semiring GxB_PLUS_LAND_INT8;
extern GrB_Semiring GxB_PLUS_LAND_INT16;
extern GrB_Semiring GxB_PLUS_LAND_INT32;
extern GrB_Semiring GxB_PLUS_LAND_INT64;
extern GrB_Semiring GxB_PLUS_LAND_UINT8;
extern GrB_Semiring GxB_PLUS_LAND_UINT16;
extern GrB_Semiring GxB_PLUS_LAND_UINT32;
extern GrB_Semiring GxB_PLUS_LAND_UINT64;
extern GrB_Semiring GxB_PLUS_LAND_FP32;
extern GrB_Semiring GxB_PLUS_LAND_FP64;
extern GrB_Semiring GxB_PLUS_LXOR_INT8;
extern GrB_Semiring GxB_PLUS_LXOR_INT16;
extern GrB_Semiring GxB_PLUS_LXOR_INT32;
extern GrB_Semiring GxB_PLUS_LXOR_INT64;
extern GrB_Semiring GxB_PLUS_LXOR_UINT8;
extern GrB_Semiring GxB_PLUS_LXOR_UINT16;
extern GrB_Semiring GxB_PLUS_LXOR_UINT32;
extern GrB_Semiring GxB_PLUS_LXOR_UINT64;
extern GrB_Semiring GxB_PLUS_LXOR_FP32;
extern GrB_Semiring GxB_PLUS_LXOR_FP64;
extern GrB_Semiring GxB_TIMES_MIN_INT8;
extern GrB_Semiring GxB_TIMES_MIN_INT16;
extern GrB_Semiring GxB_TIMES_MIN_INT32;
extern GrB_Semiring GxB_TIMES_MIN_INT64;
extern GrB_Semiring GxB_TIMES_MIN_UINT8;
extern GrB_Semiring GxB_TIMES_MIN_UINT16;
extern GrB_Semiring GxB_TIMES_MIN_UINT32;
extern GrB_Semiring GxB_TIMES_MIN_UINT64;
extern GrB_Semiring GxB_TIMES_MIN_FP32;
extern GrB_Semiring GxB_TIMES_MIN_FP64;
extern GrB_Semiring GxB_TIMES_MAX_INT8;
extern GrB_Semiring GxB_TIMES_MAX_INT16;
extern GrB_Semiring GxB_TIMES_MAX_INT32;
extern GrB_Semiring GxB_TIMES_MAX_INT64;
extern GrB_Semiring GxB_TIMES_MAX_UINT8;
extern GrB_Semiring GxB_TIMES_MAX_UINT16;
extern GrB_Semiring GxB_TIMES_MAX_UINT32;
extern GrB_Semiring GxB_TIMES_MAX_UINT64;
extern GrB_Semiring GxB_TIMES_MAX_FP32;
extern GrB_Semiring GxB_TIMES_MAX_FP64;
extern GrB_Semiring GxB_TIMES_ISEQ_INT8;
extern GrB_Semiring GxB_TIMES_ISEQ_INT16;
extern GrB_Semiring GxB_TIMES_ISEQ_INT32;
extern GrB_Semiring GxB_TIMES_ISEQ_INT64;
extern GrB_Semiring GxB_TIMES_ISEQ_UINT8;
extern GrB_Semiring GxB_TIMES_ISEQ_UINT16;
extern GrB_Semiring GxB_TIMES_ISEQ_UINT32;
extern GrB_Semiring GxB_TIMES_ISEQ_UINT64;
extern GrB_Semiring GxB_TIMES_ISEQ_FP32;
extern GrB_Semiring GxB_TIMES_ISEQ_FP64;
extern GrB_Semiring GxB_TIMES_ISNE_INT8;
extern GrB_Semiring GxB_TIMES_ISNE_INT16;
extern GrB_Semiring GxB_TIMES_ISNE_INT32;
extern GrB_Semiring GxB_TIMES_ISNE_INT64;
extern GrB_Semiring GxB_TIMES_ISNE_UINT8;
extern GrB_Semiring GxB_TIMES_ISNE_UINT16;
extern GrB_Semiring GxB_TIMES_ISNE_UINT32;
extern GrB_Semiring GxB_TIMES_ISNE_UINT64;
extern GrB_Semiring GxB_TIMES_ISNE_FP32;
extern GrB_Semiring GxB_TIMES_ISNE_FP64;
extern GrB_Semiring GxB_TIMES_ISGT_INT8;
extern GrB_Semiring GxB_TIMES_ISGT_INT16;
extern GrB_Semiring GxB_TIMES_ISGT_INT32;
extern GrB_Semiring GxB_TIMES_ISGT_INT64;
extern GrB_Semiring GxB_TIMES_ISGT_UINT8;
extern GrB_Semiring GxB_TIMES_ISGT_UINT16;
extern GrB_Semiring GxB_TIMES_ISGT_UINT32;
extern GrB_Semiring GxB_TIMES_ISGT_UINT64;
extern GrB_Semiring GxB_TIMES_ISGT_FP32;
extern GrB_Semiring GxB_TIMES_ISGT_FP64;
extern GrB_Semiring GxB_TIMES_ISLT_INT8;
extern GrB_Semiring GxB_TIMES_ISLT_INT16;
extern GrB_Semiring GxB_TIMES_ISLT_INT32;
extern GrB_Semiring GxB_TIMES_ISLT_INT64;
extern GrB_Semiring GxB_TIMES_ISLT_UINT8;
extern GrB_Semiring GxB_TIMES_ISLT_UINT16;
extern GrB_Semiring GxB_TIMES_ISLT_UINT32;
extern GrB_Semiring GxB_TIMES_ISLT_UINT64;
extern GrB_Semiring GxB_TIMES_ISLT_FP32;
extern GrB_Semiring GxB_TIMES_ISLT_FP64;
extern GrB_Semiring GxB_TIMES_ISGE_INT8;
extern GrB_Semiring GxB_TIMES_ISGE_INT16;
extern GrB_Semiring GxB_TIMES_ISGE_INT32;
extern GrB_Semiring GxB_TIMES_ISGE_INT64;
extern GrB_Semiring GxB_TIMES_ISGE_UINT8;
extern GrB_Semiring GxB_TIMES_ISGE_UINT16;
extern GrB_Semiring GxB_TIMES_ISGE_UINT32;
extern GrB_Semiring GxB_TIMES_ISGE_UINT64;
extern GrB_Semiring GxB_TIMES_ISGE_FP32;
extern GrB_Semiring GxB_TIMES_ISGE_FP64;
extern GrB_Semiring GxB_TIMES_ISLE_INT8;
extern GrB_Semiring GxB_TIMES_ISLE_INT16;
extern GrB_Semiring GxB_TIMES_ISLE_INT32;
extern GrB_Semiring GxB_TIMES_ISLE_INT64;
extern GrB_Semiring GxB_TIMES_ISLE_UINT8;
extern GrB_Semiring GxB_TIMES_ISLE_UINT16;
extern GrB_Semiring GxB_TIMES_ISLE_UINT32;
extern GrB_Semiring GxB_TIMES_ISLE_UINT64;
extern GrB_Semiring GxB_TIMES_ISLE_FP32;
extern GrB_Semiring GxB_TIMES_ISLE_FP64;
extern GrB_Semiring GxB_TIMES_LOR_INT8;
extern GrB_Semiring GxB_TIMES_LOR_INT16;
extern GrB_Semiring GxB_TIMES_LOR_INT32;
extern GrB_Semiring GxB_TIMES_LOR_INT64;
extern GrB_Semiring GxB_TIMES_LOR_UINT8;
extern GrB_Semiring GxB_TIMES_LOR_UINT16;
extern GrB_Semiring GxB_TIMES_LOR_UINT32;
extern GrB_Semiring GxB_TIMES_LOR_UINT64;
extern GrB_Semiring GxB_TIMES_LOR_FP32;
extern GrB_Semiring GxB_TIMES_LOR_FP64;
extern GrB_Semiring GxB_TIMES_LAND_INT8;
extern GrB_Semiring GxB_TIMES_LAND_INT16;
extern GrB_Semiring GxB_TIMES_LAND_INT32;
extern GrB_Semiring GxB_TIMES_LAND_INT64;
extern GrB_Semiring GxB_TIMES_LAND_UINT8;
extern GrB_Semiring GxB_TIMES_LAND_UINT16;
extern GrB_Semiring GxB_TIMES_LAND_UINT32;
extern GrB_Semiring GxB_TIMES_LAND_UINT64;
extern GrB_Semiring GxB_TIMES_LAND_FP32;
extern GrB_Semiring GxB_TIMES_LAND_FP64;
extern GrB_Semiring GxB_TIMES_LXOR_INT8;
extern GrB_Semiring GxB_TIMES_LXOR_INT16;
extern GrB_Semiring GxB_TIMES_LXOR_INT32;
extern GrB_Semiring GxB_TIMES_LXOR_INT64;
extern GrB_Semiring GxB_TIMES_LXOR_UINT8;
extern GrB_Semiring GxB_TIMES_LXOR_UINT16;
extern GrB_Semiring GxB_TIMES_LXOR_UINT32;
extern GrB_Semiring GxB_TIMES_LXOR_UINT64;
extern GrB_Semiring GxB_TIMES_LXOR_FP32;
extern GrB_Semiring GxB_TIMES_LXOR_FP64;
extern GrB_Semiring GxB_ANY_MIN_INT8;
extern GrB_Semiring GxB_ANY_MIN_INT16;
extern GrB_Semiring GxB_ANY_MIN_INT32;
extern GrB_Semiring GxB_ANY_MIN_INT64;
extern GrB_Semiring GxB_ANY_MIN_UINT8;
extern GrB_Semiring GxB_ANY_MIN_UINT16;
extern GrB_Semiring GxB_ANY_MIN_UINT32;
extern GrB_Semiring GxB_ANY_MIN_UINT64;
extern GrB_Semiring GxB_ANY_MIN_FP32;
extern GrB_Semiring GxB_ANY_MIN_FP64;
extern GrB_Semiring GxB_ANY_MAX_INT8;
extern GrB_Semiring GxB_ANY_MAX_INT16;
extern GrB_Semiring GxB_ANY_MAX_INT32;
extern GrB_Semiring GxB_ANY_MAX_INT64;
extern GrB_Semiring GxB_ANY_MAX_UINT8;
extern GrB_Semiring GxB_ANY_MAX_UINT16;
extern GrB_Semiring GxB_ANY_MAX_UINT32;
extern GrB_Semiring GxB_ANY_MAX_UINT64;
extern GrB_Semiring GxB_ANY_MAX_FP32;
extern GrB_Semiring GxB_ANY_MAX_FP64;
extern GrB_Semiring GxB_ANY_ISEQ_INT8;
extern GrB_Semiring GxB_ANY_ISEQ_INT16;
extern GrB_Semiring GxB_ANY_ISEQ_INT32;
extern GrB_Semiring GxB_ANY_ISEQ_INT64;
extern GrB_Semiring GxB_ANY_ISEQ_UINT8;
extern GrB_Semiring GxB_ANY_ISEQ_UINT16;
extern GrB_Semiring GxB_ANY_ISEQ_UINT32;
extern GrB_Semiring GxB_ANY_ISEQ_UINT64;
extern GrB_Semiring GxB_ANY_ISEQ_FP32;
extern GrB_Semiring GxB_ANY_ISEQ_FP64;
extern GrB_Semiring GxB_ANY_ISNE_INT8;
extern GrB_Semiring GxB_ANY_ISNE_INT16;
extern GrB_Semiring GxB_ANY_ISNE_INT32;
extern GrB_Semiring GxB_ANY_ISNE_INT64;
extern GrB_Semiring GxB_ANY_ISNE_UINT8;
extern GrB_Semiring GxB_ANY_ISNE_UINT16;
extern GrB_Semiring GxB_ANY_ISNE_UINT32;
extern GrB_Semiring GxB_ANY_ISNE_UINT64;
extern GrB_Semiring GxB_ANY_ISNE_FP32;
extern GrB_Semiring GxB_ANY_ISNE_FP64;
extern GrB_Semiring GxB_ANY_ISGT_INT8;
extern GrB_Semiring GxB_ANY_ISGT_INT16;
extern GrB_Semiring GxB_ANY_ISGT_INT32;
extern GrB_Semiring GxB_ANY_ISGT_INT64;
extern GrB_Semiring GxB_ANY_ISGT_UINT8;
extern GrB_Semiring GxB_ANY_ISGT_UINT16;
extern GrB_Semiring GxB_ANY_ISGT_UINT32;
extern GrB_Semiring GxB_ANY_ISGT_UINT64;
extern GrB_Semiring GxB_ANY_ISGT_FP32;
extern GrB_Semiring GxB_ANY_ISGT_FP64;
extern GrB_Semiring GxB_ANY_ISLT_INT8;
extern GrB_Semiring GxB_ANY_ISLT_INT16;
extern GrB_Semiring GxB_ANY_ISLT_INT32;
extern GrB_Semiring GxB_ANY_ISLT_INT64;
extern GrB_Semiring GxB_ANY_ISLT_UINT8;
extern GrB_Semiring GxB_ANY_ISLT_UINT16;
extern GrB_Semiring GxB_ANY_ISLT_UINT32;
extern GrB_Semiring GxB_ANY_ISLT_UINT64;
extern GrB_Semiring GxB_ANY_ISLT_FP32;
extern GrB_Semiring GxB_ANY_ISLT_FP64;
extern GrB_Semiring GxB_ANY_ISGE_INT8;
extern GrB_Semiring GxB_ANY_ISGE_INT16;
extern GrB_Semiring GxB_ANY_ISGE_INT32;
extern GrB_Semiring GxB_ANY_ISGE_INT64;
extern GrB_Semiring GxB_ANY_ISGE_UINT8;
extern GrB_Semiring GxB_ANY_ISGE_UINT16;
extern GrB_Semiring GxB_ANY_ISGE_UINT32;
extern GrB_Semiring GxB_ANY_ISGE_UINT64;
extern GrB_Semiring GxB_ANY_ISGE_FP32;
extern GrB_Semiring GxB_ANY_ISGE_FP64;
extern GrB_Semiring GxB_ANY_ISLE_INT8;
extern GrB_Semiring GxB_ANY_ISLE_INT16;
extern GrB_Semiring GxB_ANY_ISLE_INT32;
extern GrB_Semiring GxB_ANY_ISLE_INT64;
extern GrB_Semiring GxB_ANY_ISLE_UINT8;
extern GrB_Semiring GxB_ANY_ISLE_UINT16;
extern GrB_Semiring GxB_ANY_ISLE_UINT32;
extern GrB_Semiring GxB_ANY_ISLE_UINT64;
extern GrB_Semiring GxB_ANY_ISLE_FP32;
extern GrB_Semiring GxB_ANY_ISLE_FP64;
extern GrB_Semiring GxB_ANY_LOR_INT8;
extern GrB_Semiring GxB_ANY_LOR_INT16;
extern GrB_Semiring GxB_ANY_LOR_INT32;
extern GrB_Semiring GxB_ANY_LOR_INT64;
extern GrB_Semiring GxB_ANY_LOR_UINT8;
extern GrB_Semiring GxB_ANY_LOR_UINT16;
extern GrB_Semiring GxB_ANY_LOR_UINT32;
extern GrB_Semiring GxB_ANY_LOR_UINT64;
extern GrB_Semiring GxB_ANY_LOR_FP32;
extern GrB_Semiring GxB_ANY_LOR_FP64;
extern GrB_Semiring GxB_ANY_LAND_INT8;
extern GrB_Semiring GxB_ANY_LAND_INT16;
extern GrB_Semiring GxB_ANY_LAND_INT32;
extern GrB_Semiring GxB_ANY_LAND_INT64;
extern GrB_Semiring GxB_ANY_LAND_UINT8;
extern GrB_Semiring GxB_ANY_LAND_UINT16;
extern GrB_Semiring GxB_ANY_LAND_UINT32;
extern GrB_Semiring GxB_ANY_LAND_UINT64;
extern GrB_Semiring GxB_ANY_LAND_FP32;
extern GrB_Semiring GxB_ANY_LAND_FP64;
extern GrB_Semiring GxB_ANY_LXOR_INT8;
extern GrB_Semiring GxB_ANY_LXOR_INT16;
extern GrB_Semiring GxB_ANY_LXOR_INT32;
extern GrB_Semiring GxB_ANY_LXOR_INT64;
extern GrB_Semiring GxB_ANY_LXOR_UINT8;
extern GrB_Semiring GxB_ANY_LXOR_UINT16;
extern GrB_Semiring GxB_ANY_LXOR_UINT32;
extern GrB_Semiring GxB_ANY_LXOR_UINT64;
extern GrB_Semiring GxB_ANY_LXOR_FP32;
extern GrB_Semiring GxB_ANY_LXOR_FP64;
extern GrB_Semiring GxB_MIN_FIRSTI_INT32;
extern GrB_Semiring GxB_MIN_FIRSTI_INT64;
extern GrB_Semiring GxB_MIN_FIRSTI1_INT32;
extern GrB_Semiring GxB_MIN_FIRSTI1_INT64;
extern GrB_Semiring GxB_MIN_FIRSTJ_INT32;
extern GrB_Semiring GxB_MIN_FIRSTJ_INT64;
extern GrB_Semiring GxB_MIN_FIRSTJ1_INT32;
extern GrB_Semiring GxB_MIN_FIRSTJ1_INT64;
extern GrB_Semiring GxB_MIN_SECONDI_INT32;
extern GrB_Semiring GxB_MIN_SECONDI_INT64;
extern GrB_Semiring GxB_MIN_SECONDI1_INT32;
extern GrB_Semiring GxB_MIN_SECONDI1_INT64;
extern GrB_Semiring GxB_MIN_SECONDJ_INT32;
extern GrB_Semiring GxB_MIN_SECONDJ_INT64;
extern GrB_Semiring GxB_MIN_SECONDJ1_INT32;
extern GrB_Semiring GxB_MIN_SECONDJ1_INT64;
extern GrB_Semiring GxB_MAX_FIRSTI_INT32;
extern GrB_Semiring GxB_MAX_FIRSTI_INT64;
extern GrB_Semiring GxB_MAX_FIRSTI1_INT32;
extern GrB_Semiring GxB_MAX_FIRSTI1_INT64;
extern GrB_Semiring GxB_MAX_FIRSTJ_INT32;
extern GrB_Semiring GxB_MAX_FIRSTJ_INT64;
extern GrB_Semiring GxB_MAX_FIRSTJ1_INT32;
extern GrB_Semiring GxB_MAX_FIRSTJ1_INT64;
extern GrB_Semiring GxB_MAX_SECONDI_INT32;
extern GrB_Semiring GxB_MAX_SECONDI_INT64;
extern GrB_Semiring GxB_MAX_SECONDI1_INT32;
extern GrB_Semiring GxB_MAX_SECONDI1_INT64;
extern GrB_Semiring GxB_MAX_SECONDJ_INT32;
extern GrB_Semiring GxB_MAX_SECONDJ_INT64;
extern GrB_Semiring GxB_MAX_SECONDJ1_INT32;
extern GrB_Semiring GxB_MAX_SECONDJ1_INT64;
extern GrB_Semiring GxB_PLUS_FIRSTI_INT32;
extern GrB_Semiring GxB_PLUS_FIRSTI_INT64;
extern GrB_Semiring GxB_PLUS_FIRSTI1_INT32;
extern GrB_Semiring GxB_PLUS_FIRSTI1_INT64;
extern GrB_Semiring GxB_PLUS_FIRSTJ_INT32;
extern GrB_Semiring GxB_PLUS_FIRSTJ_INT64;
extern GrB_Semiring GxB_PLUS_FIRSTJ1_INT32;
extern GrB_Semiring GxB_PLUS_FIRSTJ1_INT64;
extern GrB_Semiring GxB_PLUS_SECONDI_INT32;
extern GrB_Semiring GxB_PLUS_SECONDI_INT64;
extern GrB_Semiring GxB_PLUS_SECONDI1_INT32;
extern GrB_Semiring GxB_PLUS_SECONDI1_INT64;
extern GrB_Semiring GxB_PLUS_SECONDJ_INT32;
extern GrB_Semiring GxB_PLUS_SECONDJ_INT64;
extern GrB_Semiring GxB_PLUS_SECONDJ1_INT32;
extern GrB_Semiring GxB_PLUS_SECONDJ1_INT64;
extern GrB_Semiring GxB_TIMES_FIRSTI_INT32;
extern GrB_Semiring GxB_TIMES_FIRSTI_INT64;
extern GrB_Semiring GxB_TIMES_FIRSTI1_INT32;
extern GrB_Semiring GxB_TIMES_FIRSTI1_INT64;
extern GrB_Semiring GxB_TIMES_FIRSTJ_INT32;
extern GrB_Semiring GxB_TIMES_FIRSTJ_INT64;
extern GrB_Semiring GxB_TIMES_FIRSTJ1_INT32;
extern GrB_Semiring GxB_TIMES_FIRSTJ1_INT64;
extern GrB_Semiring GxB_TIMES_SECONDI_INT32;
extern GrB_Semiring GxB_TIMES_SECONDI_INT64;
extern GrB_Semiring GxB_TIMES_SECONDI1_INT32;
extern GrB_Semiring GxB_TIMES_SECONDI1_INT64;
extern GrB_Semiring GxB_TIMES_SECONDJ_INT32;
extern GrB_Semiring GxB_TIMES_SECONDJ_INT64;
extern GrB_Semiring GxB_TIMES_SECONDJ1_INT32;
extern GrB_Semiring GxB_TIMES_SECONDJ1_INT64;
extern GrB_Semiring GxB_ANY_FIRSTI_INT32;
extern GrB_Semiring GxB_ANY_FIRSTI_INT64;
extern GrB_Semiring GxB_ANY_FIRSTI1_INT32;
extern GrB_Semiring GxB_ANY_FIRSTI1_INT64;
extern GrB_Semiring GxB_ANY_FIRSTJ_INT32;
extern GrB_Semiring GxB_ANY_FIRSTJ_INT64;
extern GrB_Semiring GxB_ANY_FIRSTJ1_INT32;
extern GrB_Semiring GxB_ANY_FIRSTJ1_INT64;
extern GrB_Semiring GxB_ANY_SECONDI_INT32;
extern GrB_Semiring GxB_ANY_SECONDI_INT64;
extern GrB_Semiring GxB_ANY_SECONDI1_INT32;
extern GrB_Semiring GxB_ANY_SECONDI1_INT64;
extern GrB_Semiring GxB_ANY_SECONDJ_INT32;
extern GrB_Semiring GxB_ANY_SECONDJ_INT64;
extern GrB_Semiring GxB_ANY_SECONDJ1_INT32;
extern GrB_Semiring GxB_ANY_SECONDJ1_INT64;
extern GrB_Semiring GxB_LOR_EQ_INT8;
extern GrB_Semiring GxB_LOR_EQ_INT16;
extern GrB_Semiring GxB_LOR_EQ_INT32;
extern GrB_Semiring GxB_LOR_EQ_INT64;
extern GrB_Semiring GxB_LOR_EQ_UINT8;
extern GrB_Semiring GxB_LOR_EQ_UINT16;
extern GrB_Semiring GxB_LOR_EQ_UINT32;
extern GrB_Semiring GxB_LOR_EQ_UINT64;
extern GrB_Semiring GxB_LOR_EQ_FP32;
extern GrB_Semiring GxB_LOR_EQ_FP64;
extern GrB_Semiring GxB_LOR_NE_INT8;
extern GrB_Semiring GxB_LOR_NE_INT16;
extern GrB_Semiring GxB_LOR_NE_INT32;
extern GrB_Semiring GxB_LOR_NE_INT64;
extern GrB_Semiring GxB_LOR_NE_UINT8;
extern GrB_Semiring GxB_LOR_NE_UINT16;
extern GrB_Semiring GxB_LOR_NE_UINT32;
extern GrB_Semiring GxB_LOR_NE_UINT64;
extern GrB_Semiring GxB_LOR_NE_FP32;
extern GrB_Semiring GxB_LOR_NE_FP64;
extern GrB_Semiring GxB_LOR_GT_INT8;
extern GrB_Semiring GxB_LOR_GT_INT16;
extern GrB_Semiring GxB_LOR_GT_INT32;
extern GrB_Semiring GxB_LOR_GT_INT64;
extern GrB_Semiring GxB_LOR_GT_UINT8;
extern GrB_Semiring GxB_LOR_GT_UINT16;
extern GrB_Semiring GxB_LOR_GT_UINT32;
extern GrB_Semiring GxB_LOR_GT_UINT64;
extern GrB_Semiring GxB_LOR_GT_FP32;
extern GrB_Semiring GxB_LOR_GT_FP64;
extern GrB_Semiring GxB_LOR_LT_INT8;
extern GrB_Semiring GxB_LOR_LT_INT16;
extern GrB_Semiring GxB_LOR_LT_INT32;
extern GrB_Semiring GxB_LOR_LT_INT64;
extern GrB_Semiring GxB_LOR_LT_UINT8;
extern GrB_Semiring GxB_LOR_LT_UINT16;
extern GrB_Semiring GxB_LOR_LT_UINT32;
extern GrB_Semiring GxB_LOR_LT_UINT64;
extern GrB_Semiring GxB_LOR_LT_FP32;
extern GrB_Semiring GxB_LOR_LT_FP64;
extern GrB_Semiring GxB_LOR_GE_INT8;
extern GrB_Semiring GxB_LOR_GE_INT16;
extern GrB_Semiring GxB_LOR_GE_INT32;
extern GrB_Semiring GxB_LOR_GE_INT64;
extern GrB_Semiring GxB_LOR_GE_UINT8;
extern GrB_Semiring GxB_LOR_GE_UINT16;
extern GrB_Semiring GxB_LOR_GE_UINT32;
extern GrB_Semiring GxB_LOR_GE_UINT64;
extern GrB_Semiring GxB_LOR_GE_FP32;
extern GrB_Semiring GxB_LOR_GE_FP64;
extern GrB_Semiring GxB_LOR_LE_INT8;
extern GrB_Semiring GxB_LOR_LE_INT16;
extern GrB_Semiring GxB_LOR_LE_INT32;
extern GrB_Semiring GxB_LOR_LE_INT64;
extern GrB_Semiring GxB_LOR_LE_UINT8;
extern GrB_Semiring GxB_LOR_LE_UINT16;
extern GrB_Semiring GxB_LOR_LE_UINT32;
extern GrB_Semiring GxB_LOR_LE_UINT64;
extern GrB_Semiring GxB_LOR_LE_FP32;
extern GrB_Semiring GxB_LOR_LE_FP64;
extern GrB_Semiring GxB_LAND_EQ_INT8;
extern GrB_Semiring GxB_LAND_EQ_INT16;
extern GrB_Semiring GxB_LAND_EQ_INT32;
extern GrB_Semiring GxB_LAND_EQ_INT64;
extern GrB_Semiring GxB_LAND_EQ_UINT8;
extern GrB_Semiring GxB_LAND_EQ_UINT16;
extern GrB_Semiring GxB_LAND_EQ_UINT32;
extern GrB_Semiring GxB_LAND_EQ_UINT64;
extern GrB_Semiring GxB_LAND_EQ_FP32;
extern GrB_Semiring GxB_LAND_EQ_FP64;
extern GrB_Semiring GxB_LAND_NE_INT8;
extern GrB_Semiring GxB_LAND_NE_INT16;
extern GrB_Semiring GxB_LAND_NE_INT32;
extern GrB_Semiring GxB_LAND_NE_INT64;
extern GrB_Semiring GxB_LAND_NE_UINT8;
extern GrB_Semiring GxB_LAND_NE_UINT16;
extern GrB_Semiring GxB_LAND_NE_UINT32;
extern GrB_Semiring GxB_LAND_NE_UINT64;
extern GrB_Semiring GxB_LAND_NE_FP32;
extern GrB_Semiring GxB_LAND_NE_FP64;
extern GrB_Semiring GxB_LAND_GT_INT8;
extern GrB_Semiring GxB_LAND_GT_INT16;
extern GrB_Semiring GxB_LAND_GT_INT32;
extern GrB_Semiring GxB_LAND_GT_INT64;
extern GrB_Semiring GxB_LAND_GT_UINT8;
extern GrB_Semiring GxB_LAND_GT_UINT16;
extern GrB_Semiring GxB_LAND_GT_UINT32;
extern GrB_Semiring GxB_LAND_GT_UINT64;
extern GrB_Semiring GxB_LAND_GT_FP32;
extern GrB_Semiring GxB_LAND_GT_FP64;
extern GrB_Semiring GxB_LAND_LT_INT8;
extern GrB_Semiring GxB_LAND_LT_INT16;
extern GrB_Semiring GxB_LAND_LT_INT32;
extern GrB_Semiring GxB_LAND_LT_INT64;
extern GrB_Semiring GxB_LAND_LT_UINT8;
extern GrB_Semiring GxB_LAND_LT_UINT16;
extern GrB_Semiring GxB_LAND_LT_UINT32;
extern GrB_Semiring GxB_LAND_LT_UINT64;
extern GrB_Semiring GxB_LAND_LT_FP32;
extern GrB_Semiring GxB_LAND_LT_FP64;
extern GrB_Semiring GxB_LAND_GE_INT8;
extern GrB_Semiring GxB_LAND_GE_INT16;
extern GrB_Semiring GxB_LAND_GE_INT32;
extern GrB_Semiring GxB_LAND_GE_INT64;
extern GrB_Semiring GxB_LAND_GE_UINT8;
extern GrB_Semiring GxB_LAND_GE_UINT16;
extern GrB_Semiring GxB_LAND_GE_UINT32;
extern GrB_Semiring GxB_LAND_GE_UINT64;
extern GrB_Semiring GxB_LAND_GE_FP32;
extern GrB_Semiring GxB_LAND_GE_FP64;
extern GrB_Semiring GxB_LAND_LE_INT8;
extern GrB_Semiring GxB_LAND_LE_INT16;
extern GrB_Semiring GxB_LAND_LE_INT32;
extern GrB_Semiring GxB_LAND_LE_INT64;
extern GrB_Semiring GxB_LAND_LE_UINT8;
extern GrB_Semiring GxB_LAND_LE_UINT16;
extern GrB_Semiring GxB_LAND_LE_UINT32;
extern GrB_Semiring GxB_LAND_LE_UINT64;
extern GrB_Semiring GxB_LAND_LE_FP32;
extern GrB_Semiring GxB_LAND_LE_FP64;
extern GrB_Semiring GxB_LXOR_EQ_INT8;
extern GrB_Semiring GxB_LXOR_EQ_INT16;
extern GrB_Semiring GxB_LXOR_EQ_INT32;
extern GrB_Semiring GxB_LXOR_EQ_INT64;
extern GrB_Semiring GxB_LXOR_EQ_UINT8;
extern GrB_Semiring GxB_LXOR_EQ_UINT16;
extern GrB_Semiring GxB_LXOR_EQ_UINT32;
extern GrB_Semiring GxB_LXOR_EQ_UINT64;
extern GrB_Semiring GxB_LXOR_EQ_FP32;
extern GrB_Semiring GxB_LXOR_EQ_FP64;
extern GrB_Semiring GxB_LXOR_NE_INT8;
extern GrB_Semiring GxB_LXOR_NE_INT16;
extern GrB_Semiring GxB_LXOR_NE_INT32;
extern GrB_Semiring GxB_LXOR_NE_INT64;
extern GrB_Semiring GxB_LXOR_NE_UINT8;
extern GrB_Semiring GxB_LXOR_NE_UINT16;
extern GrB_Semiring GxB_LXOR_NE_UINT32;
extern GrB_Semiring GxB_LXOR_NE_UINT64;
extern GrB_Semiring GxB_LXOR_NE_FP32;
extern GrB_Semiring GxB_LXOR_NE_FP64;
extern GrB_Semiring GxB_LXOR_GT_INT8;
extern GrB_Semiring GxB_LXOR_GT_INT16;
extern GrB_Semiring GxB_LXOR_GT_INT32;
extern GrB_Semiring GxB_LXOR_GT_INT64;
extern GrB_Semiring GxB_LXOR_GT_UINT8;
extern GrB_Semiring GxB_LXOR_GT_UINT16;
extern GrB_Semiring GxB_LXOR_GT_UINT32;
extern GrB_Semiring GxB_LXOR_GT_UINT64;
extern GrB_Semiring GxB_LXOR_GT_FP32;
extern GrB_Semiring GxB_LXOR_GT_FP64;
extern GrB_Semiring GxB_LXOR_LT_INT8;
extern GrB_Semiring GxB_LXOR_LT_INT16;
extern GrB_Semiring GxB_LXOR_LT_INT32;
extern GrB_Semiring GxB_LXOR_LT_INT64;
extern GrB_Semiring GxB_LXOR_LT_UINT8;
extern GrB_Semiring GxB_LXOR_LT_UINT16;
extern GrB_Semiring GxB_LXOR_LT_UINT32;
extern GrB_Semiring GxB_LXOR_LT_UINT64;
extern GrB_Semiring GxB_LXOR_LT_FP32;
extern GrB_Semiring GxB_LXOR_LT_FP64;
extern GrB_Semiring GxB_LXOR_GE_INT8;
extern GrB_Semiring GxB_LXOR_GE_INT16;
extern GrB_Semiring GxB_LXOR_GE_INT32;
extern GrB_Semiring GxB_LXOR_GE_INT64;
extern GrB_Semiring GxB_LXOR_GE_UINT8;
extern GrB_Semiring GxB_LXOR_GE_UINT16;
extern GrB_Semiring GxB_LXOR_GE_UINT32;
extern GrB_Semiring GxB_LXOR_GE_UINT64;
extern GrB_Semiring GxB_LXOR_GE_FP32;
extern GrB_Semiring GxB_LXOR_GE_FP64;
extern GrB_Semiring GxB_LXOR_LE_INT8;
extern GrB_Semiring GxB_LXOR_LE_INT16;
extern GrB_Semiring GxB_LXOR_LE_INT32;
extern GrB_Semiring GxB_LXOR_LE_INT64;
extern GrB_Semiring GxB_LXOR_LE_UINT8;
extern GrB_Semiring GxB_LXOR_LE_UINT16;
extern GrB_Semiring GxB_LXOR_LE_UINT32;
extern GrB_Semiring GxB_LXOR_LE_UINT64;
extern GrB_Semiring GxB_LXOR_LE_FP32;
extern GrB_Semiring GxB_LXOR_LE_FP64;
extern GrB_Semiring GxB_EQ_EQ_INT8;
extern GrB_Semiring GxB_EQ_EQ_INT16;
extern GrB_Semiring GxB_EQ_EQ_INT32;
extern GrB_Semiring GxB_EQ_EQ_INT64;
extern GrB_Semiring GxB_EQ_EQ_UINT8;
extern GrB_Semiring GxB_EQ_EQ_UINT16;
extern GrB_Semiring GxB_EQ_EQ_UINT32;
extern GrB_Semiring GxB_EQ_EQ_UINT64;
extern GrB_Semiring GxB_EQ_EQ_FP32;
extern GrB_Semiring GxB_EQ_EQ_FP64;
extern GrB_Semiring GxB_EQ_NE_INT8;
extern GrB_Semiring GxB_EQ_NE_INT16;
extern GrB_Semiring GxB_EQ_NE_INT32;
extern GrB_Semiring GxB_EQ_NE_INT64;
extern GrB_Semiring GxB_EQ_NE_UINT8;
extern GrB_Semiring GxB_EQ_NE_UINT16;
extern GrB_Semiring GxB_EQ_NE_UINT32;
extern GrB_Semiring GxB_EQ_NE_UINT64;
extern GrB_Semiring GxB_EQ_NE_FP32;
extern GrB_Semiring GxB_EQ_NE_FP64;
extern GrB_Semiring GxB_EQ_GT_INT8;
extern GrB_Semiring GxB_EQ_GT_INT16;
extern GrB_Semiring GxB_EQ_GT_INT32;
extern GrB_Semiring GxB_EQ_GT_INT64;
extern GrB_Semiring GxB_EQ_GT_UINT8;
extern GrB_Semiring GxB_EQ_GT_UINT16;
extern GrB_Semiring GxB_EQ_GT_UINT32;
extern GrB_Semiring GxB_EQ_GT_UINT64;
extern GrB_Semiring GxB_EQ_GT_FP32;
extern GrB_Semiring GxB_EQ_GT_FP64;
extern GrB_Semiring GxB_EQ_LT_INT8;
extern GrB_Semiring GxB_EQ_LT_INT16;
extern GrB_Semiring GxB_EQ_LT_INT32;
extern GrB_Semiring GxB_EQ_LT_INT64;
extern GrB_Semiring GxB_EQ_LT_UINT8;
extern GrB_Semiring GxB_EQ_LT_UINT16;
extern GrB_Semiring GxB_EQ_LT_UINT32;
extern GrB_Semiring GxB_EQ_LT_UINT64;
extern GrB_Semiring GxB_EQ_LT_FP32;
extern GrB_Semiring GxB_EQ_LT_FP64;
extern GrB_Semiring GxB_EQ_GE_INT8;
extern GrB_Semiring GxB_EQ_GE_INT16;
extern GrB_Semiring GxB_EQ_GE_INT32;
extern GrB_Semiring GxB_EQ_GE_INT64;
extern GrB_Semiring GxB_EQ_GE_UINT8;
extern GrB_Semiring GxB_EQ_GE_UINT16;
extern GrB_Semiring GxB_EQ_GE_UINT32;
extern GrB_Semiring GxB_EQ_GE_UINT64;
extern GrB_Semiring GxB_EQ_GE_FP32;
extern GrB_Semiring GxB_EQ_GE_FP64;
extern GrB_Semiring GxB_EQ_LE_INT8;
extern GrB_Semiring GxB_EQ_LE_INT16;
extern GrB_Semiring GxB_EQ_LE_INT32;
extern GrB_Semiring GxB_EQ_LE_INT64;
extern GrB_Semiring GxB_EQ_LE_UINT8;
extern GrB_Semiring GxB_EQ_LE_UINT16;
extern GrB_Semiring GxB_EQ_LE_UINT32;
extern GrB_Semiring GxB_EQ_LE_UINT64;
extern GrB_Semiring GxB_EQ_LE_FP32;
extern GrB_Semiring GxB_EQ_LE_FP64;
extern GrB_Semiring GxB_ANY_EQ_INT8;
extern GrB_Semiring GxB_ANY_EQ_INT16;
extern GrB_Semiring GxB_ANY_EQ_INT32;
extern GrB_Semiring GxB_ANY_EQ_INT64;
extern GrB_Semiring GxB_ANY_EQ_UINT8;
extern GrB_Semiring GxB_ANY_EQ_UINT16;
extern GrB_Semiring GxB_ANY_EQ_UINT32;
extern GrB_Semiring GxB_ANY_EQ_UINT64;
extern GrB_Semiring GxB_ANY_EQ_FP32;
extern GrB_Semiring GxB_ANY_EQ_FP64;
extern GrB_Semiring GxB_ANY_NE_INT8;
extern GrB_Semiring GxB_ANY_NE_INT16;
extern GrB_Semiring GxB_ANY_NE_INT32;
extern GrB_Semiring GxB_ANY_NE_INT64;
extern GrB_Semiring GxB_ANY_NE_UINT8;
extern GrB_Semiring GxB_ANY_NE_UINT16;
extern GrB_Semiring GxB_ANY_NE_UINT32;
extern GrB_Semiring GxB_ANY_NE_UINT64;
extern GrB_Semiring GxB_ANY_NE_FP32;
extern GrB_Semiring GxB_ANY_NE_FP64;
extern GrB_Semiring GxB_ANY_GT_INT8;
extern GrB_Semiring GxB_ANY_GT_INT16;
extern GrB_Semiring GxB_ANY_GT_INT32;
extern GrB_Semiring GxB_ANY_GT_INT64;
extern GrB_Semiring GxB_ANY_GT_UINT8;
extern GrB_Semiring GxB_ANY_GT_UINT16;
extern GrB_Semiring GxB_ANY_GT_UINT32;
extern GrB_Semiring GxB_ANY_GT_UINT64;
extern GrB_Semiring GxB_ANY_GT_FP32;
extern GrB_Semiring GxB_ANY_GT_FP64;
extern GrB_Semiring GxB_ANY_LT_INT8;
extern GrB_Semiring GxB_ANY_LT_INT16;
extern GrB_Semiring GxB_ANY_LT_INT32;
extern GrB_Semiring GxB_ANY_LT_INT64;
extern GrB_Semiring GxB_ANY_LT_UINT8;
extern GrB_Semiring GxB_ANY_LT_UINT16;
extern GrB_Semiring GxB_ANY_LT_UINT32;
extern GrB_Semiring GxB_ANY_LT_UINT64;
extern GrB_Semiring GxB_ANY_LT_FP32;
extern GrB_Semiring GxB_ANY_LT_FP64;
extern GrB_Semiring GxB_ANY_GE_INT8;
extern GrB_Semiring GxB_ANY_GE_INT16;
extern GrB_Semiring GxB_ANY_GE_INT32;
extern GrB_Semiring GxB_ANY_GE_INT64;
extern GrB_Semiring GxB_ANY_GE_UINT8;
extern GrB_Semiring GxB_ANY_GE_UINT16;
extern GrB_Semiring GxB_ANY_GE_UINT32;
extern GrB_Semiring GxB_ANY_GE_UINT64;
extern GrB_Semiring GxB_ANY_GE_FP32;
extern GrB_Semiring GxB_ANY_GE_FP64;
extern GrB_Semiring GxB_ANY_LE_INT8;
extern GrB_Semiring GxB_ANY_LE_INT16;
extern GrB_Semiring GxB_ANY_LE_INT32;
extern GrB_Semiring GxB_ANY_LE_INT64;
extern GrB_Semiring GxB_ANY_LE_UINT8;
extern GrB_Semiring GxB_ANY_LE_UINT16;
extern GrB_Semiring GxB_ANY_LE_UINT32;
extern GrB_Semiring GxB_ANY_LE_UINT64;
extern GrB_Semiring GxB_ANY_LE_FP32;
extern GrB_Semiring GxB_ANY_LE_FP64;
extern GrB_Semiring GxB_LOR_FIRST_BOOL;
extern GrB_Semiring GxB_LOR_SECOND_BOOL;
extern GrB_Semiring GxB_LOR_PAIR_BOOL;
extern GrB_Semiring GxB_LOR_LOR_BOOL;
extern GrB_Semiring GxB_LOR_LAND_BOOL;
extern GrB_Semiring GxB_LOR_LXOR_BOOL;
extern GrB_Semiring GxB_LOR_EQ_BOOL;
extern GrB_Semiring GxB_LOR_GT_BOOL;
extern GrB_Semiring GxB_LOR_LT_BOOL;
extern GrB_Semiring GxB_LOR_GE_BOOL;
extern GrB_Semiring GxB_LOR_LE_BOOL;
extern GrB_Semiring GxB_LAND_FIRST_BOOL;
extern GrB_Semiring GxB_LAND_SECOND_BOOL;
extern GrB_Semiring GxB_LAND_PAIR_BOOL;
extern GrB_Semiring GxB_LAND_LOR_BOOL;
extern GrB_Semiring GxB_LAND_LAND_BOOL;
extern GrB_Semiring GxB_LAND_LXOR_BOOL;
extern GrB_Semiring GxB_LAND_EQ_BOOL;
extern GrB_Semiring GxB_LAND_GT_BOOL;
extern GrB_Semiring GxB_LAND_LT_BOOL;
extern GrB_Semiring GxB_LAND_GE_BOOL;
extern GrB_Semiring GxB_LAND_LE_BOOL;
extern GrB_Semiring GxB_LXOR_FIRST_BOOL;
extern GrB_Semiring GxB_LXOR_SECOND_BOOL;
extern GrB_Semiring GxB_LXOR_PAIR_BOOL;
extern GrB_Semiring GxB_LXOR_LOR_BOOL;
extern GrB_Semiring GxB_LXOR_LAND_BOOL;
extern GrB_Semiring GxB_LXOR_LXOR_BOOL;
extern GrB_Semiring GxB_LXOR_EQ_BOOL;
extern GrB_Semiring GxB_LXOR_GT_BOOL;
extern GrB_Semiring GxB_LXOR_LT_BOOL;
extern GrB_Semiring GxB_LXOR_GE_BOOL;
extern GrB_Semiring GxB_LXOR_LE_BOOL;
extern GrB_Semiring GxB_EQ_FIRST_BOOL;
extern GrB_Semiring GxB_EQ_SECOND_BOOL;
extern GrB_Semiring GxB_EQ_PAIR_BOOL;
extern GrB_Semiring GxB_EQ_LOR_BOOL;
extern GrB_Semiring GxB_EQ_LAND_BOOL;
extern GrB_Semiring GxB_EQ_LXOR_BOOL;
extern GrB_Semiring GxB_EQ_EQ_BOOL;
extern GrB_Semiring GxB_EQ_GT_BOOL;
extern GrB_Semiring GxB_EQ_LT_BOOL;
extern GrB_Semiring GxB_EQ_GE_BOOL;
extern GrB_Semiring GxB_EQ_LE_BOOL;
extern GrB_Semiring GxB_ANY_FIRST_BOOL;
extern GrB_Semiring GxB_ANY_SECOND_BOOL;
extern GrB_Semiring GxB_ANY_PAIR_BOOL;
extern GrB_Semiring GxB_ANY_LOR_BOOL;
extern GrB_Semiring GxB_ANY_LAND_BOOL;
extern GrB_Semiring GxB_ANY_LXOR_BOOL;
extern GrB_Semiring GxB_ANY_EQ_BOOL;
extern GrB_Semiring GxB_ANY_GT_BOOL;
extern GrB_Semiring GxB_ANY_LT_BOOL;
extern GrB_Semiring GxB_ANY_GE_BOOL;
extern GrB_Semiring GxB_ANY_LE_BOOL;
extern GrB_Semiring GxB_BOR_BOR_UINT8;
extern GrB_Semiring GxB_BOR_BOR_UINT16;
extern GrB_Semiring GxB_BOR_BOR_UINT32;
extern GrB_Semiring GxB_BOR_BOR_UINT64;
extern GrB_Semiring GxB_BOR_BAND_UINT8;
extern GrB_Semiring GxB_BOR_BAND_UINT16;
extern GrB_Semiring GxB_BOR_BAND_UINT32;
extern GrB_Semiring GxB_BOR_BAND_UINT64;
extern GrB_Semiring GxB_BOR_BXOR_UINT8;
extern GrB_Semiring GxB_BOR_BXOR_UINT16;
extern GrB_Semiring GxB_BOR_BXOR_UINT32;
extern GrB_Semiring GxB_BOR_BXOR_UINT64;
extern GrB_Semiring GxB_BOR_BXNOR_UINT8;
extern GrB_Semiring GxB_BOR_BXNOR_UINT16;
extern GrB_Semiring GxB_BOR_BXNOR_UINT32;
extern GrB_Semiring GxB_BOR_BXNOR_UINT64;
extern GrB_Semiring GxB_BAND_BOR_UINT8;
extern GrB_Semiring GxB_BAND_BOR_UINT16;
extern GrB_Semiring GxB_BAND_BOR_UINT32;
extern GrB_Semiring GxB_BAND_BOR_UINT64;
extern GrB_Semiring GxB_BAND_BAND_UINT8;
extern GrB_Semiring GxB_BAND_BAND_UINT16;
extern GrB_Semiring GxB_BAND_BAND_UINT32;
extern GrB_Semiring GxB_BAND_BAND_UINT64;
extern GrB_Semiring GxB_BAND_BXOR_UINT8;
extern GrB_Semiring GxB_BAND_BXOR_UINT16;
extern GrB_Semiring GxB_BAND_BXOR_UINT32;
extern GrB_Semiring GxB_BAND_BXOR_UINT64;
extern GrB_Semiring GxB_BAND_BXNOR_UINT8;
extern GrB_Semiring GxB_BAND_BXNOR_UINT16;
extern GrB_Semiring GxB_BAND_BXNOR_UINT32;
extern GrB_Semiring GxB_BAND_BXNOR_UINT64;
extern GrB_Semiring GxB_BXOR_BOR_UINT8;
extern GrB_Semiring GxB_BXOR_BOR_UINT16;
extern GrB_Semiring GxB_BXOR_BOR_UINT32;
extern GrB_Semiring GxB_BXOR_BOR_UINT64;
extern GrB_Semiring GxB_BXOR_BAND_UINT8;
extern GrB_Semiring GxB_BXOR_BAND_UINT16;
extern GrB_Semiring GxB_BXOR_BAND_UINT32;
extern GrB_Semiring GxB_BXOR_BAND_UINT64;
extern GrB_Semiring GxB_BXOR_BXOR_UINT8;
extern GrB_Semiring GxB_BXOR_BXOR_UINT16;
extern GrB_Semiring GxB_BXOR_BXOR_UINT32;
extern GrB_Semiring GxB_BXOR_BXOR_UINT64;
extern GrB_Semiring GxB_BXOR_BXNOR_UINT8;
extern GrB_Semiring GxB_BXOR_BXNOR_UINT16;
extern GrB_Semiring GxB_BXOR_BXNOR_UINT32;
extern GrB_Semiring GxB_BXOR_BXNOR_UINT64;
extern GrB_Semiring GxB_BXNOR_BOR_UINT8;
extern GrB_Semiring GxB_BXNOR_BOR_UINT16;
extern GrB_Semiring GxB_BXNOR_BOR_UINT32;
extern GrB_Semiring GxB_BXNOR_BOR_UINT64;
extern GrB_Semiring GxB_BXNOR_BAND_UINT8;
extern GrB_Semiring GxB_BXNOR_BAND_UINT16;
extern GrB_Semiring GxB_BXNOR_BAND_UINT32;
extern GrB_Semiring GxB_BXNOR_BAND_UINT64;
extern GrB_Semiring GxB_BXNOR_BXOR_UINT8;
extern GrB_Semiring GxB_BXNOR_BXOR_UINT16;
extern GrB_Semiring GxB_BXNOR_BXOR_UINT32;
extern GrB_Semiring GxB_BXNOR_BXOR_UINT64;
extern GrB_Semiring GxB_BXNOR_BXNOR_UINT8;
extern GrB_Semiring GxB_BXNOR_BXNOR_UINT16;
extern GrB_Semiring GxB_BXNOR_BXNOR_UINT32;
extern GrB_Semiring GxB_BXNOR_BXNOR_UINT64;
extern GrB_Descriptor GrB_DESC_T1;
extern GrB_Descriptor GrB_DESC_T0;
extern GrB_Descriptor GrB_DESC_T0T1;
extern GrB_Descriptor GrB_DESC_C;
extern GrB_Descriptor GrB_DESC_CT1;
extern GrB_Descriptor GrB_DESC_CT0;
extern GrB_Descriptor GrB_DESC_CT0T1;
extern GrB_Descriptor GrB_DESC_S;
extern GrB_Descriptor GrB_DESC_ST1;
extern GrB_Descriptor GrB_DESC_ST0;
extern GrB_Descriptor GrB_DESC_ST0T1;
extern GrB_Descriptor GrB_DESC_SC;
extern GrB_Descriptor GrB_DESC_SCT1;
extern GrB_Descriptor GrB_DESC_SCT0;
extern GrB_Descriptor GrB_DESC_SCT0T1;
extern GrB_Descriptor GrB_DESC_R;
extern GrB_Descriptor GrB_DESC_RT1;
extern GrB_Descriptor GrB_DESC_RT0;
extern GrB_Descriptor GrB_DESC_RT0T1;
extern GrB_Descriptor GrB_DESC_RC;
extern GrB_Descriptor GrB_DESC_RCT1;
extern GrB_Descriptor GrB_DESC_RCT0;
extern GrB_Descriptor GrB_DESC_RCT0T1;
extern GrB_Descriptor GrB_DESC_RS;
extern GrB_Descriptor GrB_DESC_RST1;
extern GrB_Descriptor GrB_DESC_RST0;
extern GrB_Descriptor GrB_DESC_RST0T1;
extern GrB_Descriptor GrB_DESC_RSC;
extern GrB_Descriptor GrB_DESC_RSCT1;
extern GrB_Descriptor GrB_DESC_RSCT0;
extern GrB_Descriptor GrB_DESC_RSCT0T1;
extern GxB_SelectOp GxB_TRIL;
extern GxB_SelectOp GxB_TRIU;
extern GxB_SelectOp GxB_DIAG;
extern GxB_SelectOp GxB_OFFDIAG;
extern GxB_SelectOp GxB_NONZERO;
extern GxB_SelectOp GxB_EQ_ZERO;
extern GxB_SelectOp GxB_GT_ZERO;
extern GxB_SelectOp GxB_GE_ZERO;
extern GxB_SelectOp GxB_LT_ZERO;
extern GxB_SelectOp GxB_LE_ZERO;
extern GxB_SelectOp GxB_NE_THUNK;
extern GxB_SelectOp GxB_EQ_THUNK;
extern GxB_SelectOp GxB_GT_THUNK;
extern GxB_SelectOp GxB_GE_THUNK;
extern GxB_SelectOp GxB_LT_THUNK;
extern GxB_SelectOp GxB_LE_THUNK;

/* A new monoid. [4.2.2] */
GrB_Info GrB_Monoid_new_BOOL(GrB_Monoid *monoid, GrB_BinaryOp op, bool identity);

GrB_Info GrB_Monoid_new_INT8(GrB_Monoid *monoid, GrB_BinaryOp op, int8_t identity);

GrB_Info GrB_Monoid_new_INT16(GrB_Monoid *monoid, GrB_BinaryOp op, int16_t identity);

GrB_Info GrB_Monoid_new_INT32(GrB_Monoid *monoid, GrB_BinaryOp op, int32_t identity);

GrB_Info GrB_Monoid_new_INT64(GrB_Monoid *monoid, GrB_BinaryOp op, int64_t identity);

GrB_Info GrB_Monoid_new_UINT8(GrB_Monoid *monoid, GrB_BinaryOp op, uint8_t identity);

GrB_Info GrB_Monoid_new_UINT16(GrB_Monoid *monoid, GrB_BinaryOp op, uint16_t identity);

GrB_Info GrB_Monoid_new_UINT32(GrB_Monoid *monoid, GrB_BinaryOp op, uint32_t identity);

GrB_Info GrB_Monoid_new_UINT64(GrB_Monoid *monoid, GrB_BinaryOp op, uint64_t identity);

GrB_Info GrB_Monoid_new_FP32(GrB_Monoid *monoid, GrB_BinaryOp op, float identity);

GrB_Info GrB_Monoid_new_FP64(GrB_Monoid *monoid, GrB_BinaryOp op, double identity);

GrB_Info GxB_Monoid_new_FC32(GrB_Monoid *monoid, GrB_BinaryOp op, GxB_FC32_t identity);

GrB_Info GxB_Monoid_new_FC64(GrB_Monoid *monoid, GrB_BinaryOp op, GxB_FC64_t identity);

GrB_Info GrB_Monoid_new_UDT(GrB_Monoid *monoid, GrB_BinaryOp op, const void *identity);

/* A new monoid with a value at which it stops. */
GrB_Info GxB_Monoid_terminal_new_BOOL(GrB_Monoid *monoid, GrB_BinaryOp op, bool identity, bool terminal);

GrB_Info GxB_Monoid_terminal_new_INT8(GrB_Monoid *monoid, GrB_BinaryOp op, int8_t identity, int8_t terminal);

GrB_Info GxB_Monoid_terminal_new_INT16(GrB_Monoid *monoid, GrB_BinaryOp op, int16_t identity, int16_t terminal);

GrB_Info GxB_Monoid_terminal_new_INT32(GrB_Monoid *monoid, GrB_BinaryOp op, int32_t identity, int32_t terminal);

GrB_Info GxB_Monoid_terminal_new_INT64(GrB_Monoid *monoid, GrB_BinaryOp op, int64_t identity, int64_t terminal);

GrB_Info GxB_Monoid_terminal_new_UINT8(GrB_Monoid *monoid, GrB_BinaryOp op, uint8_t identity, uint8_t terminal);

GrB_Info GxB_Monoid_terminal_new_UINT16(GrB_Monoid *monoid, GrB_BinaryOp op, uint16_t identity, uint16_t terminal);

GrB_Info GxB_Monoid_terminal_new_UINT32(GrB_Monoid *monoid, GrB_BinaryOp op, uint32_t identity, uint32_t terminal);

GrB_Info GxB_Monoid_terminal_new_UINT64(GrB_Monoid *monoid, GrB_BinaryOp op, uint64_t identity, uint64_t terminal);

GrB_Info GxB_Monoid_terminal_new_FP32(GrB_Monoid *monoid, GrB_BinaryOp op, float identity, float terminal);

GrB_Info GxB_Monoid_terminal_new_FP64(GrB_Monoid *monoid, GrB_BinaryOp op, double identity, double terminal);

GrB_Info GxB_Monoid_terminal_new_FC32(GrB_Monoid *monoid, GrB_BinaryOp op, GxB_FC32_t identity, GxB_FC32_t terminal);

GrB_Info GxB_Monoid_terminal_new_FC64(GrB_Monoid *monoid, GrB_BinaryOp op, GxB_FC64_t identity, GxB_FC64_t terminal);

GrB_Info GxB_Monoid_terminal_new_UDT(GrB_Monoid *monoid, GrB_BinaryOp op, const void *identity, const void *terminal);

/* s = x. [4.2.3] */
GrB_Info GrB_Scalar_setElement_BOOL(GrB_Scalar s, bool x);

GrB_Info GrB_Scalar_setElement_INT8(GrB_Scalar s, int8_t x);

GrB_Info GrB_Scalar_setElement_INT16(GrB_Scalar s, int16_t x);

GrB_Info GrB_Scalar_setElement_INT32(GrB_Scalar s, int32_t x);

GrB_Info GrB_Scalar_setElement_INT64(GrB_Scalar s, int64_t x);

GrB_Info GrB_Scalar_setElement_UINT8(GrB_Scalar s, uint8_t x);

GrB_Info GrB_Scalar_setElement_UINT16(GrB_Scalar s, uint16_t x);

GrB_Info GrB_Scalar_setElement_UINT32(GrB_Scalar s, uint32_t x);

GrB_Info GrB_Scalar_setElement_UINT64(GrB_Scalar s, uint64_t x);

GrB_Info GrB_Scalar_setElement_FP32(GrB_Scalar s, float x);

GrB_Info GrB_Scalar_setElement_FP64(GrB_Scalar s, double x);

GrB_Info GxB_Scalar_setElement_FC32(GrB_Scalar s, GxB_FC32_t x);

GrB_Info GxB_Scalar_setElement_FC64(GrB_Scalar s, GxB_FC64_t x);

GrB_Info GrB_Scalar_setElement_UDT(GrB_Scalar s, const void *x);

/* w(i) = x. [4.2.4] */
GrB_Info GrB_Vector_setElement_BOOL(GrB_Vector w, bool x, GrB_Index i);

GrB_Info GrB_Vector_setElement_INT8(GrB_Vector w, int8_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_INT16(GrB_Vector w, int16_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_INT32(GrB_Vector w, int32_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_INT64(GrB_Vector w, int64_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_UINT8(GrB_Vector w, uint8_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_UINT16(GrB_Vector w, uint16_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_UINT32(GrB_Vector w, uint32_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_UINT64(GrB_Vector w, uint64_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_FP32(GrB_Vector w, float x, GrB_Index i);

GrB_Info GrB_Vector_setElement_FP64(GrB_Vector w, double x, GrB_Index i);

GrB_Info GxB_Vector_setElement_FC32(GrB_Vector w, GxB_FC32_t x, GrB_Index i);

GrB_Info GxB_Vector_setElement_FC64(GrB_Vector w, GxB_FC64_t x, GrB_Index i);

GrB_Info GrB_Vector_setElement_UDT(GrB_Vector w, const void *x, GrB_Index i);

GrB_Info GrB_Vector_setElement_Scalar(GrB_Vector w, GrB_Scalar x, GrB_Index i);

/* C(i,j) = x. [4.2.5] */
GrB_Info GrB_Matrix_setElement_BOOL(GrB_Matrix C, bool x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_INT8(GrB_Matrix C, int8_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_INT16(GrB_Matrix C, int16_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_INT32(GrB_Matrix C, int32_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_INT64(GrB_Matrix C, int64_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_UINT8(GrB_Matrix C, uint8_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_UINT16(GrB_Matrix C, uint16_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_UINT32(GrB_Matrix C, uint32_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_UINT64(GrB_Matrix C, uint64_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_FP32(GrB_Matrix C, float x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_FP64(GrB_Matrix C, double x, GrB_Index i, GrB_Index j);

GrB_Info GxB_Matrix_setElement_FC32(GrB_Matrix C, GxB_FC32_t x, GrB_Index i, GrB_Index j);

GrB_Info GxB_Matrix_setElement_FC64(GrB_Matrix C, GxB_FC64_t x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_UDT(GrB_Matrix C, const void *x, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_setElement_Scalar(GrB_Matrix C, GrB_Scalar x, GrB_Index i, GrB_Index j);

/* x = s, or GrB_NO_VALUE. [4.2.3] */
GrB_Info GrB_Scalar_extractElement_BOOL(bool *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_INT8(int8_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_INT16(int16_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_INT32(int32_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_INT64(int64_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_UINT8(uint8_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_UINT16(uint16_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_UINT32(uint32_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_UINT64(uint64_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_FP32(float *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_FP64(double *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_FC32(GxB_FC32_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_FC64(GxB_FC64_t *x, GrB_Scalar s);

GrB_Info GrB_Scalar_extractElement_UDT(void *x, GrB_Scalar s);

/* x = u(i), or GrB_NO_VALUE. [4.2.4] */
GrB_Info GrB_Vector_extractElement_BOOL(bool *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_INT8(int8_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_INT16(int16_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_INT32(int32_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_INT64(int64_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_UINT8(uint8_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_UINT16(uint16_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_UINT32(uint32_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_UINT64(uint64_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_FP32(float *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_FP64(double *x, GrB_Vector u, GrB_Index i);

GrB_Info GxB_Vector_extractElement_FC32(GxB_FC32_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GxB_Vector_extractElement_FC64(GxB_FC64_t *x, GrB_Vector u, GrB_Index i);

GrB_Info GrB_Vector_extractElement_UDT(void *x, GrB_Vector u, GrB_Index i);

/* x = A(i,j), or GrB_NO_VALUE. [4.2.5] */
GrB_Info GrB_Matrix_extractElement_BOOL(bool *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_INT8(int8_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_INT16(int16_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_INT32(int32_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_INT64(int64_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_UINT8(uint8_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_UINT16(uint16_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_UINT32(uint32_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_UINT64(uint64_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_FP32(float *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_FP64(double *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GxB_Matrix_extractElement_FC32(GxB_FC32_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GxB_Matrix_extractElement_FC64(GxB_FC64_t *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

GrB_Info GrB_Matrix_extractElement_UDT(void *x, GrB_Matrix A, GrB_Index i, GrB_Index j);

/* As GrB_Scalar_setElement. */
GrB_Info GxB_Scalar_setElement_BOOL(GrB_Scalar s, bool x);

GrB_Info GxB_Scalar_setElement_INT8(GrB_Scalar s, int8_t x);

GrB_Info GxB_Scalar_setElement_INT16(GrB_Scalar s, int16_t x);

GrB_Info GxB_Scalar_setElement_INT32(GrB_Scalar s, int32_t x);

GrB_Info GxB_Scalar_setElement_INT64(GrB_Scalar s, int64_t x);

GrB_Info GxB_Scalar_setElement_UINT8(GrB_Scalar s, uint8_t x);

GrB_Info GxB_Scalar_setElement_UINT16(GrB_Scalar s, uint16_t x);

GrB_Info GxB_Scalar_setElement_UINT32(GrB_Scalar s, uint32_t x);

GrB_Info GxB_Scalar_setElement_UINT64(GrB_Scalar s, uint64_t x);

GrB_Info GxB_Scalar_setElement_FP32(GrB_Scalar s, float x);

GrB_Info GxB_Scalar_setElement_FP64(GrB_Scalar s, double x);

GrB_Info GxB_Scalar_setElement_UDT(GrB_Scalar s, const void *x);

/* As GrB_Scalar_extractElement. */
GrB_Info GxB_Scalar_extractElement_BOOL(bool *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_INT8(int8_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_INT16(int16_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_INT32(int32_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_INT64(int64_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_UINT8(uint8_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_UINT16(uint16_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_UINT32(uint32_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_UINT64(uint64_t *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_FP32(float *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_FP64(double *x, GrB_Scalar s);

GrB_Info GxB_Scalar_extractElement_UDT(void *x, GrB_Scalar s);

/* w from tuples. [4.2.4] */
GrB_Info GrB_Vector_build_BOOL(GrB_Vector w, const GrB_Index *indices, const bool *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_INT8(GrB_Vector w, const GrB_Index *indices, const int8_t *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_INT16(GrB_Vector w, const GrB_Index *indices, const int16_t *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_INT32(GrB_Vector w, const GrB_Index *indices, const int32_t *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_INT64(GrB_Vector w, const GrB_Index *indices, const int64_t *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_UINT8(GrB_Vector w, const GrB_Index *indices, const uint8_t *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_UINT16(GrB_Vector w,
                                 const GrB_Index *indices,
                                 const uint16_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_UINT32(GrB_Vector w,
                                 const GrB_Index *indices,
                                 const uint32_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_UINT64(GrB_Vector w,
                                 const GrB_Index *indices,
                                 const uint64_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_FP32(GrB_Vector w, const GrB_Index *indices, const float *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_FP64(GrB_Vector w, const GrB_Index *indices, const double *values, GrB_Index nvals, GrB_BinaryOp dup);

GrB_Info GxB_Vector_build_FC32(GrB_Vector w,
                               const GrB_Index *indices,
                               const GxB_FC32_t *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GxB_Vector_build_FC64(GrB_Vector w,
                               const GrB_Index *indices,
                               const GxB_FC64_t *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GrB_Vector_build_UDT(GrB_Vector w, const GrB_Index *indices, const void *values, GrB_Index nvals, GrB_BinaryOp dup);

/* C from tuples. [4.2.5] */
GrB_Info GrB_Matrix_build_BOOL(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const bool *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_INT8(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const int8_t *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_INT16(GrB_Matrix C,
                                const GrB_Index *rows,
                                const GrB_Index *cols,
                                const int16_t *values,
                                GrB_Index nvals,
                                GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_INT32(GrB_Matrix C,
                                const GrB_Index *rows,
                                const GrB_Index *cols,
                                const int32_t *values,
                                GrB_Index nvals,
                                GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_INT64(GrB_Matrix C,
                                const GrB_Index *rows,
                                const GrB_Index *cols,
                                const int64_t *values,
                                GrB_Index nvals,
                                GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_UINT8(GrB_Matrix C,
                                const GrB_Index *rows,
                                const GrB_Index *cols,
                                const uint8_t *values,
                                GrB_Index nvals,
                                GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_UINT16(GrB_Matrix C,
                                 const GrB_Index *rows,
                                 const GrB_Index *cols,
                                 const uint16_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_UINT32(GrB_Matrix C,
                                 const GrB_Index *rows,
                                 const GrB_Index *cols,
                                 const uint32_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_UINT64(GrB_Matrix C,
                                 const GrB_Index *rows,
                                 const GrB_Index *cols,
                                 const uint64_t *values,
                                 GrB_Index nvals,
                                 GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_FP32(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const float *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_FP64(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const double *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GxB_Matrix_build_FC32(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const GxB_FC32_t *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GxB_Matrix_build_FC64(GrB_Matrix C,
                               const GrB_Index *rows,
                               const GrB_Index *cols,
                               const GxB_FC64_t *values,
                               GrB_Index nvals,
                               GrB_BinaryOp dup);

GrB_Info GrB_Matrix_build_UDT(GrB_Matrix C,
                              const GrB_Index *rows,
                              const GrB_Index *cols,
                              const void *values,
                              GrB_Index nvals,
                              GrB_BinaryOp dup);

/* The tuples of u. [4.2.4] */
GrB_Info GrB_Vector_extractTuples_BOOL(GrB_Index *indices, bool *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_INT8(GrB_Index *indices, int8_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_INT16(GrB_Index *indices, int16_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_INT32(GrB_Index *indices, int32_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_INT64(GrB_Index *indices, int64_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_UINT8(GrB_Index *indices, uint8_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_UINT16(GrB_Index *indices, uint16_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_UINT32(GrB_Index *indices, uint32_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_UINT64(GrB_Index *indices, uint64_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_FP32(GrB_Index *indices, float *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_FP64(GrB_Index *indices, double *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GxB_Vector_extractTuples_FC32(GrB_Index *indices, GxB_FC32_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GxB_Vector_extractTuples_FC64(GrB_Index *indices, GxB_FC64_t *values, GrB_Index *nvals, GrB_Vector u);

GrB_Info GrB_Vector_extractTuples_UDT(GrB_Index *indices, void *values, GrB_Index *nvals, GrB_Vector u);

/* The tuples of A. [4.2.5] */
GrB_Info GrB_Matrix_extractTuples_BOOL(GrB_Index *rows, GrB_Index *cols, bool *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_INT8(GrB_Index *rows, GrB_Index *cols, int8_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_INT16(GrB_Index *rows, GrB_Index *cols, int16_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_INT32(GrB_Index *rows, GrB_Index *cols, int32_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_INT64(GrB_Index *rows, GrB_Index *cols, int64_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_UINT8(GrB_Index *rows, GrB_Index *cols, uint8_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_UINT16(GrB_Index *rows, GrB_Index *cols, uint16_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_UINT32(GrB_Index *rows, GrB_Index *cols, uint32_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_UINT64(GrB_Index *rows, GrB_Index *cols, uint64_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_FP32(GrB_Index *rows, GrB_Index *cols, float *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_FP64(GrB_Index *rows, GrB_Index *cols, double *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GxB_Matrix_extractTuples_FC32(GrB_Index *rows, GrB_Index *cols, GxB_FC32_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GxB_Matrix_extractTuples_FC64(GrB_Index *rows, GrB_Index *cols, GxB_FC64_t *values, GrB_Index *nvals, GrB_Matrix A);

GrB_Info GrB_Matrix_extractTuples_UDT(GrB_Index *rows, GrB_Index *cols, void *values, GrB_Index *nvals, GrB_Matrix A);

/* A new matrix from arrays, which are copied. [4.2.5.17] */
GrB_Info GrB_Matrix_import_BOOL(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const bool *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GrB_Matrix_import_INT8(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const int8_t *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GrB_Matrix_import_INT16(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 const GrB_Index *indptr,
                                 const GrB_Index *indices,
                                 const int16_t *values,
                                 GrB_Index n_indptr,
                                 GrB_Index n_indices,
                                 GrB_Index n_values,
                                 GrB_Format format);

GrB_Info GrB_Matrix_import_INT32(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 const GrB_Index *indptr,
                                 const GrB_Index *indices,
                                 const int32_t *values,
                                 GrB_Index n_indptr,
                                 GrB_Index n_indices,
                                 GrB_Index n_values,
                                 GrB_Format format);

GrB_Info GrB_Matrix_import_INT64(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 const GrB_Index *indptr,
                                 const GrB_Index *indices,
                                 const int64_t *values,
                                 GrB_Index n_indptr,
                                 GrB_Index n_indices,
                                 GrB_Index n_values,
                                 GrB_Format format);

GrB_Info GrB_Matrix_import_UINT8(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 const GrB_Index *indptr,
                                 const GrB_Index *indices,
                                 const uint8_t *values,
                                 GrB_Index n_indptr,
                                 GrB_Index n_indices,
                                 GrB_Index n_values,
                                 GrB_Format format);

GrB_Info GrB_Matrix_import_UINT16(GrB_Matrix *A,
                                  GrB_Type ty,
                                  GrB_Index nrows,
                                  GrB_Index ncols,
                                  const GrB_Index *indptr,
                                  const GrB_Index *indices,
                                  const uint16_t *values,
                                  GrB_Index n_indptr,
                                  GrB_Index n_indices,
                                  GrB_Index n_values,
                                  GrB_Format format);

GrB_Info GrB_Matrix_import_UINT32(GrB_Matrix *A,
                                  GrB_Type ty,
                                  GrB_Index nrows,
                                  GrB_Index ncols,
                                  const GrB_Index *indptr,
                                  const GrB_Index *indices,
                                  const uint32_t *values,
                                  GrB_Index n_indptr,
                                  GrB_Index n_indices,
                                  GrB_Index n_values,
                                  GrB_Format format);

GrB_Info GrB_Matrix_import_UINT64(GrB_Matrix *A,
                                  GrB_Type ty,
                                  GrB_Index nrows,
                                  GrB_Index ncols,
                                  const GrB_Index *indptr,
                                  const GrB_Index *indices,
                                  const uint64_t *values,
                                  GrB_Index n_indptr,
                                  GrB_Index n_indices,
                                  GrB_Index n_values,
                                  GrB_Format format);

GrB_Info GrB_Matrix_import_FP32(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const float *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GrB_Matrix_import_FP64(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const double *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GxB_Matrix_import_FC32(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const GxB_FC32_t *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GxB_Matrix_import_FC64(GrB_Matrix *A,
                                GrB_Type ty,
                                GrB_Index nrows,
                                GrB_Index ncols,
                                const GrB_Index *indptr,
                                const GrB_Index *indices,
                                const GxB_FC64_t *values,
                                GrB_Index n_indptr,
                                GrB_Index n_indices,
                                GrB_Index n_values,
                                GrB_Format format);

GrB_Info GrB_Matrix_import_UDT(GrB_Matrix *A,
                               GrB_Type ty,
                               GrB_Index nrows,
                               GrB_Index ncols,
                               const GrB_Index *indptr,
                               const GrB_Index *indices,
                               const void *values,
                               GrB_Index n_indptr,
                               GrB_Index n_indices,
                               GrB_Index n_values,
                               GrB_Format format);

/* A in arrays; the lengths say how much fits and then how much came. [4.2.5.16] */
GrB_Info GrB_Matrix_export_BOOL(GrB_Index *indptr,
                                GrB_Index *indices,
                                bool *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GrB_Matrix_export_INT8(GrB_Index *indptr,
                                GrB_Index *indices,
                                int8_t *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GrB_Matrix_export_INT16(GrB_Index *indptr,
                                 GrB_Index *indices,
                                 int16_t *values,
                                 GrB_Index *n_indptr,
                                 GrB_Index *n_indices,
                                 GrB_Index *n_values,
                                 GrB_Format format,
                                 GrB_Matrix A);

GrB_Info GrB_Matrix_export_INT32(GrB_Index *indptr,
                                 GrB_Index *indices,
                                 int32_t *values,
                                 GrB_Index *n_indptr,
                                 GrB_Index *n_indices,
                                 GrB_Index *n_values,
                                 GrB_Format format,
                                 GrB_Matrix A);

GrB_Info GrB_Matrix_export_INT64(GrB_Index *indptr,
                                 GrB_Index *indices,
                                 int64_t *values,
                                 GrB_Index *n_indptr,
                                 GrB_Index *n_indices,
                                 GrB_Index *n_values,
                                 GrB_Format format,
                                 GrB_Matrix A);

GrB_Info GrB_Matrix_export_UINT8(GrB_Index *indptr,
                                 GrB_Index *indices,
                                 uint8_t *values,
                                 GrB_Index *n_indptr,
                                 GrB_Index *n_indices,
                                 GrB_Index *n_values,
                                 GrB_Format format,
                                 GrB_Matrix A);

GrB_Info GrB_Matrix_export_UINT16(GrB_Index *indptr,
                                  GrB_Index *indices,
                                  uint16_t *values,
                                  GrB_Index *n_indptr,
                                  GrB_Index *n_indices,
                                  GrB_Index *n_values,
                                  GrB_Format format,
                                  GrB_Matrix A);

GrB_Info GrB_Matrix_export_UINT32(GrB_Index *indptr,
                                  GrB_Index *indices,
                                  uint32_t *values,
                                  GrB_Index *n_indptr,
                                  GrB_Index *n_indices,
                                  GrB_Index *n_values,
                                  GrB_Format format,
                                  GrB_Matrix A);

GrB_Info GrB_Matrix_export_UINT64(GrB_Index *indptr,
                                  GrB_Index *indices,
                                  uint64_t *values,
                                  GrB_Index *n_indptr,
                                  GrB_Index *n_indices,
                                  GrB_Index *n_values,
                                  GrB_Format format,
                                  GrB_Matrix A);

GrB_Info GrB_Matrix_export_FP32(GrB_Index *indptr,
                                GrB_Index *indices,
                                float *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GrB_Matrix_export_FP64(GrB_Index *indptr,
                                GrB_Index *indices,
                                double *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GxB_Matrix_export_FC32(GrB_Index *indptr,
                                GrB_Index *indices,
                                GxB_FC32_t *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GxB_Matrix_export_FC64(GrB_Index *indptr,
                                GrB_Index *indices,
                                GxB_FC64_t *values,
                                GrB_Index *n_indptr,
                                GrB_Index *n_indices,
                                GrB_Index *n_values,
                                GrB_Format format,
                                GrB_Matrix A);

GrB_Info GrB_Matrix_export_UDT(GrB_Index *indptr,
                               GrB_Index *indices,
                               void *values,
                               GrB_Index *n_indptr,
                               GrB_Index *n_indices,
                               GrB_Index *n_values,
                               GrB_Format format,
                               GrB_Matrix A);

/* w<mask>(I) = accum(w(I), x). [4.3.7] */
GrB_Info GrB_Vector_assign_BOOL(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                bool x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_INT8(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                int8_t x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_INT16(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 int16_t x,
                                 const GrB_Index *indices,
                                 GrB_Index ni,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_INT32(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 int32_t x,
                                 const GrB_Index *indices,
                                 GrB_Index ni,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_INT64(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 int64_t x,
                                 const GrB_Index *indices,
                                 GrB_Index ni,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_UINT8(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 uint8_t x,
                                 const GrB_Index *indices,
                                 GrB_Index ni,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_UINT16(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  uint16_t x,
                                  const GrB_Index *indices,
                                  GrB_Index ni,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_UINT32(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  uint32_t x,
                                  const GrB_Index *indices,
                                  GrB_Index ni,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_UINT64(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  uint64_t x,
                                  const GrB_Index *indices,
                                  GrB_Index ni,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_FP32(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                float x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_FP64(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                double x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GxB_Vector_assign_FC32(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GxB_FC32_t x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GxB_Vector_assign_FC64(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GxB_FC64_t x,
                                const GrB_Index *indices,
                                GrB_Index ni,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_UDT(GrB_Vector w,
                               GrB_Vector mask,
                               GrB_BinaryOp accum,
                               const void *x,
                               const GrB_Index *indices,
                               GrB_Index ni,
                               GrB_Descriptor desc);

GrB_Info GrB_Vector_assign_Scalar(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_Scalar x,
                                  const GrB_Index *indices,
                                  GrB_Index ni,
                                  GrB_Descriptor desc);

/* C<Mask>(I,J) = accum(C(I,J), x). [4.3.7] */
GrB_Info GrB_Matrix_assign_BOOL(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                bool x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_INT8(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                int8_t x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_INT16(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 int16_t x,
                                 const GrB_Index *rows,
                                 GrB_Index ni,
                                 const GrB_Index *cols,
                                 GrB_Index nj,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_INT32(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 int32_t x,
                                 const GrB_Index *rows,
                                 GrB_Index ni,
                                 const GrB_Index *cols,
                                 GrB_Index nj,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_INT64(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 int64_t x,
                                 const GrB_Index *rows,
                                 GrB_Index ni,
                                 const GrB_Index *cols,
                                 GrB_Index nj,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_UINT8(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 uint8_t x,
                                 const GrB_Index *rows,
                                 GrB_Index ni,
                                 const GrB_Index *cols,
                                 GrB_Index nj,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_UINT16(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  uint16_t x,
                                  const GrB_Index *rows,
                                  GrB_Index ni,
                                  const GrB_Index *cols,
                                  GrB_Index nj,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_UINT32(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  uint32_t x,
                                  const GrB_Index *rows,
                                  GrB_Index ni,
                                  const GrB_Index *cols,
                                  GrB_Index nj,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_UINT64(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  uint64_t x,
                                  const GrB_Index *rows,
                                  GrB_Index ni,
                                  const GrB_Index *cols,
                                  GrB_Index nj,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_FP32(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                float x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_FP64(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                double x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GxB_Matrix_assign_FC32(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GxB_FC32_t x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GxB_Matrix_assign_FC64(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GxB_FC64_t x,
                                const GrB_Index *rows,
                                GrB_Index ni,
                                const GrB_Index *cols,
                                GrB_Index nj,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_UDT(GrB_Matrix C,
                               GrB_Matrix Mask,
                               GrB_BinaryOp accum,
                               const void *x,
                               const GrB_Index *rows,
                               GrB_Index ni,
                               const GrB_Index *cols,
                               GrB_Index nj,
                               GrB_Descriptor desc);

GrB_Info GrB_Matrix_assign_Scalar(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  GrB_Scalar x,
                                  const GrB_Index *rows,
                                  GrB_Index ni,
                                  const GrB_Index *cols,
                                  GrB_Index nj,
                                  GrB_Descriptor desc);

/* w(I)<mask> = accum(w(I), x): the mask is that of w(I). */
GrB_Info GxB_Vector_subassign_BOOL(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   bool x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_INT8(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   int8_t x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_INT16(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    int16_t x,
                                    const GrB_Index *indices,
                                    GrB_Index ni,
                                    GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_INT32(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    int32_t x,
                                    const GrB_Index *indices,
                                    GrB_Index ni,
                                    GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_INT64(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    int64_t x,
                                    const GrB_Index *indices,
                                    GrB_Index ni,
                                    GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_UINT8(GrB_Vector w,
                                    GrB_Vector mask,
                                    GrB_BinaryOp accum,
                                    uint8_t x,
                                    const GrB_Index *indices,
                                    GrB_Index ni,
                                    GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_UINT16(GrB_Vector w,
                                     GrB_Vector mask,
                                     GrB_BinaryOp accum,
                                     uint16_t x,
                                     const GrB_Index *indices,
                                     GrB_Index ni,
                                     GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_UINT32(GrB_Vector w,
                                     GrB_Vector mask,
                                     GrB_BinaryOp accum,
                                     uint32_t x,
                                     const GrB_Index *indices,
                                     GrB_Index ni,
                                     GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_UINT64(GrB_Vector w,
                                     GrB_Vector mask,
                                     GrB_BinaryOp accum,
                                     uint64_t x,
                                     const GrB_Index *indices,
                                     GrB_Index ni,
                                     GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_FP32(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   float x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_FP64(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   double x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_FC32(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   GxB_FC32_t x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_FC64(GrB_Vector w,
                                   GrB_Vector mask,
                                   GrB_BinaryOp accum,
                                   GxB_FC64_t x,
                                   const GrB_Index *indices,
                                   GrB_Index ni,
                                   GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_UDT(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  const void *x,
                                  const GrB_Index *indices,
                                  GrB_Index ni,
                                  GrB_Descriptor desc);

GrB_Info GxB_Vector_subassign_Scalar(GrB_Vector w,
                                     GrB_Vector mask,
                                     GrB_BinaryOp accum,
                                     GrB_Scalar x,
                                     const GrB_Index *indices,
                                     GrB_Index ni,
                                     GrB_Descriptor desc);

/* C(I,J)<Mask> = accum(C(I,J), x): the mask is that of C(I,J). */
GrB_Info GxB_Matrix_subassign_BOOL(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   bool x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_INT8(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   int8_t x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_INT16(GrB_Matrix C,
                                    GrB_Matrix Mask,
                                    GrB_BinaryOp accum,
                                    int16_t x,
                                    const GrB_Index *rows,
                                    GrB_Index ni,
                                    const GrB_Index *cols,
                                    GrB_Index nj,
                                    GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_INT32(GrB_Matrix C,
                                    GrB_Matrix Mask,
                                    GrB_BinaryOp accum,
                                    int32_t x,
                                    const GrB_Index *rows,
                                    GrB_Index ni,
                                    const GrB_Index *cols,
                                    GrB_Index nj,
                                    GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_INT64(GrB_Matrix C,
                                    GrB_Matrix Mask,
                                    GrB_BinaryOp accum,
                                    int64_t x,
                                    const GrB_Index *rows,
                                    GrB_Index ni,
                                    const GrB_Index *cols,
                                    GrB_Index nj,
                                    GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_UINT8(GrB_Matrix C,
                                    GrB_Matrix Mask,
                                    GrB_BinaryOp accum,
                                    uint8_t x,
                                    const GrB_Index *rows,
                                    GrB_Index ni,
                                    const GrB_Index *cols,
                                    GrB_Index nj,
                                    GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_UINT16(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     uint16_t x,
                                     const GrB_Index *rows,
                                     GrB_Index ni,
                                     const GrB_Index *cols,
                                     GrB_Index nj,
                                     GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_UINT32(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     uint32_t x,
                                     const GrB_Index *rows,
                                     GrB_Index ni,
                                     const GrB_Index *cols,
                                     GrB_Index nj,
                                     GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_UINT64(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     uint64_t x,
                                     const GrB_Index *rows,
                                     GrB_Index ni,
                                     const GrB_Index *cols,
                                     GrB_Index nj,
                                     GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_FP32(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   float x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_FP64(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   double x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_FC32(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   GxB_FC32_t x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_FC64(GrB_Matrix C,
                                   GrB_Matrix Mask,
                                   GrB_BinaryOp accum,
                                   GxB_FC64_t x,
                                   const GrB_Index *rows,
                                   GrB_Index ni,
                                   const GrB_Index *cols,
                                   GrB_Index nj,
                                   GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_UDT(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  const void *x,
                                  const GrB_Index *rows,
                                  GrB_Index ni,
                                  const GrB_Index *cols,
                                  GrB_Index nj,
                                  GrB_Descriptor desc);

GrB_Info GxB_Matrix_subassign_Scalar(GrB_Matrix C,
                                     GrB_Matrix Mask,
                                     GrB_BinaryOp accum,
                                     GrB_Scalar x,
                                     const GrB_Index *rows,
                                     GrB_Index ni,
                                     const GrB_Index *cols,
                                     GrB_Index nj,
                                     GrB_Descriptor desc);

/* w<mask> = accum(w, op(x, u)). [4.3.8] */
GrB_Info GrB_Vector_apply_BinaryOp1st_BOOL(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           bool x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_INT8(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           int8_t x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_INT16(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int16_t x,
                                            GrB_Vector u,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_INT32(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int32_t x,
                                            GrB_Vector u,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_INT64(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int64_t x,
                                            GrB_Vector u,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_UINT8(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            uint8_t x,
                                            GrB_Vector u,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_UINT16(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint16_t x,
                                             GrB_Vector u,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_UINT32(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint32_t x,
                                             GrB_Vector u,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_UINT64(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint64_t x,
                                             GrB_Vector u,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_FP32(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           float x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_FP64(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           double x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_BinaryOp1st_FC32(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GxB_FC32_t x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_BinaryOp1st_FC64(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GxB_FC64_t x,
                                           GrB_Vector u,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_UDT(GrB_Vector w,
                                          GrB_Vector mask,
                                          GrB_BinaryOp accum,
                                          GrB_BinaryOp op,
                                          const void *x,
                                          GrB_Vector u,
                                          GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp1st_Scalar(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Scalar x,
                                             GrB_Vector u,
                                             GrB_Descriptor desc);

/* w<mask> = accum(w, op(u, y)). [4.3.8] */
GrB_Info GrB_Vector_apply_BinaryOp2nd_BOOL(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           bool y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_INT8(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           int8_t y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_INT16(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Vector u,
                                            int16_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_INT32(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Vector u,
                                            int32_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_INT64(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Vector u,
                                            int64_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_UINT8(GrB_Vector w,
                                            GrB_Vector mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Vector u,
                                            uint8_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_UINT16(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Vector u,
                                             uint16_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_UINT32(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Vector u,
                                             uint32_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_UINT64(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Vector u,
                                             uint64_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_FP32(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           float y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_FP64(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           double y,
                                           GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_BinaryOp2nd_FC32(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           GxB_FC32_t y,
                                           GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_BinaryOp2nd_FC64(GrB_Vector w,
                                           GrB_Vector mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Vector u,
                                           GxB_FC64_t y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_UDT(GrB_Vector w,
                                          GrB_Vector mask,
                                          GrB_BinaryOp accum,
                                          GrB_BinaryOp op,
                                          GrB_Vector u,
                                          const void *y,
                                          GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_BinaryOp2nd_Scalar(GrB_Vector w,
                                             GrB_Vector mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Vector u,
                                             GrB_Scalar y,
                                             GrB_Descriptor desc);

/* w<mask> = accum(w, op(u, i, 0, y)). [4.3.8] */
GrB_Info GrB_Vector_apply_IndexOp_BOOL(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       bool y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_INT8(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       int8_t y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_INT16(GrB_Vector w,
                                        GrB_Vector mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Vector u,
                                        int16_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_INT32(GrB_Vector w,
                                        GrB_Vector mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Vector u,
                                        int32_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_INT64(GrB_Vector w,
                                        GrB_Vector mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Vector u,
                                        int64_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_UINT8(GrB_Vector w,
                                        GrB_Vector mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Vector u,
                                        uint8_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_UINT16(GrB_Vector w,
                                         GrB_Vector mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Vector u,
                                         uint16_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_UINT32(GrB_Vector w,
                                         GrB_Vector mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Vector u,
                                         uint32_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_UINT64(GrB_Vector w,
                                         GrB_Vector mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Vector u,
                                         uint64_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_FP32(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       float y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_FP64(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       double y,
                                       GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_IndexOp_FC32(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       GxB_FC32_t y,
                                       GrB_Descriptor desc);

GrB_Info GxB_Vector_apply_IndexOp_FC64(GrB_Vector w,
                                       GrB_Vector mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Vector u,
                                       GxB_FC64_t y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_UDT(GrB_Vector w,
                                      GrB_Vector mask,
                                      GrB_BinaryOp accum,
                                      GrB_IndexUnaryOp op,
                                      GrB_Vector u,
                                      const void *y,
                                      GrB_Descriptor desc);

GrB_Info GrB_Vector_apply_IndexOp_Scalar(GrB_Vector w,
                                         GrB_Vector mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Vector u,
                                         GrB_Scalar y,
                                         GrB_Descriptor desc);

/* C<Mask> = accum(C, op(x, A)). [4.3.8] */
GrB_Info GrB_Matrix_apply_BinaryOp1st_BOOL(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           bool x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_INT8(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           int8_t x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_INT16(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int16_t x,
                                            GrB_Matrix A,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_INT32(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int32_t x,
                                            GrB_Matrix A,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_INT64(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            int64_t x,
                                            GrB_Matrix A,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_UINT8(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            uint8_t x,
                                            GrB_Matrix A,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_UINT16(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint16_t x,
                                             GrB_Matrix A,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_UINT32(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint32_t x,
                                             GrB_Matrix A,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_UINT64(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             uint64_t x,
                                             GrB_Matrix A,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_FP32(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           float x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_FP64(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           double x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_BinaryOp1st_FC32(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GxB_FC32_t x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_BinaryOp1st_FC64(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GxB_FC64_t x,
                                           GrB_Matrix A,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_UDT(GrB_Matrix C,
                                          GrB_Matrix Mask,
                                          GrB_BinaryOp accum,
                                          GrB_BinaryOp op,
                                          const void *x,
                                          GrB_Matrix A,
                                          GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp1st_Scalar(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Scalar x,
                                             GrB_Matrix A,
                                             GrB_Descriptor desc);

/* C<Mask> = accum(C, op(A, y)). [4.3.8] */
GrB_Info GrB_Matrix_apply_BinaryOp2nd_BOOL(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           bool y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_INT8(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           int8_t y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_INT16(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Matrix A,
                                            int16_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_INT32(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Matrix A,
                                            int32_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_INT64(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Matrix A,
                                            int64_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_UINT8(GrB_Matrix C,
                                            GrB_Matrix Mask,
                                            GrB_BinaryOp accum,
                                            GrB_BinaryOp op,
                                            GrB_Matrix A,
                                            uint8_t y,
                                            GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_UINT16(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Matrix A,
                                             uint16_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_UINT32(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Matrix A,
                                             uint32_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_UINT64(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Matrix A,
                                             uint64_t y,
                                             GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_FP32(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           float y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_FP64(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           double y,
                                           GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_BinaryOp2nd_FC32(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           GxB_FC32_t y,
                                           GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_BinaryOp2nd_FC64(GrB_Matrix C,
                                           GrB_Matrix Mask,
                                           GrB_BinaryOp accum,
                                           GrB_BinaryOp op,
                                           GrB_Matrix A,
                                           GxB_FC64_t y,
                                           GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_UDT(GrB_Matrix C,
                                          GrB_Matrix Mask,
                                          GrB_BinaryOp accum,
                                          GrB_BinaryOp op,
                                          GrB_Matrix A,
                                          const void *y,
                                          GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_BinaryOp2nd_Scalar(GrB_Matrix C,
                                             GrB_Matrix Mask,
                                             GrB_BinaryOp accum,
                                             GrB_BinaryOp op,
                                             GrB_Matrix A,
                                             GrB_Scalar y,
                                             GrB_Descriptor desc);

/* C<Mask> = accum(C, op(A, i, j, y)). [4.3.8] */
GrB_Info GrB_Matrix_apply_IndexOp_BOOL(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       bool y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_INT8(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       int8_t y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_INT16(GrB_Matrix C,
                                        GrB_Matrix Mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Matrix A,
                                        int16_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_INT32(GrB_Matrix C,
                                        GrB_Matrix Mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Matrix A,
                                        int32_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_INT64(GrB_Matrix C,
                                        GrB_Matrix Mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Matrix A,
                                        int64_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_UINT8(GrB_Matrix C,
                                        GrB_Matrix Mask,
                                        GrB_BinaryOp accum,
                                        GrB_IndexUnaryOp op,
                                        GrB_Matrix A,
                                        uint8_t y,
                                        GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_UINT16(GrB_Matrix C,
                                         GrB_Matrix Mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Matrix A,
                                         uint16_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_UINT32(GrB_Matrix C,
                                         GrB_Matrix Mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Matrix A,
                                         uint32_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_UINT64(GrB_Matrix C,
                                         GrB_Matrix Mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Matrix A,
                                         uint64_t y,
                                         GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_FP32(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       float y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_FP64(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       double y,
                                       GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_IndexOp_FC32(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       GxB_FC32_t y,
                                       GrB_Descriptor desc);

GrB_Info GxB_Matrix_apply_IndexOp_FC64(GrB_Matrix C,
                                       GrB_Matrix Mask,
                                       GrB_BinaryOp accum,
                                       GrB_IndexUnaryOp op,
                                       GrB_Matrix A,
                                       GxB_FC64_t y,
                                       GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_UDT(GrB_Matrix C,
                                      GrB_Matrix Mask,
                                      GrB_BinaryOp accum,
                                      GrB_IndexUnaryOp op,
                                      GrB_Matrix A,
                                      const void *y,
                                      GrB_Descriptor desc);

GrB_Info GrB_Matrix_apply_IndexOp_Scalar(GrB_Matrix C,
                                         GrB_Matrix Mask,
                                         GrB_BinaryOp accum,
                                         GrB_IndexUnaryOp op,
                                         GrB_Matrix A,
                                         GrB_Scalar y,
                                         GrB_Descriptor desc);

/* w<mask> = accum(w, u where op(u, i, 0, y)). [4.3.9] */
GrB_Info GrB_Vector_select_BOOL(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                bool y,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_select_INT8(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                int8_t y,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_select_INT16(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Vector u,
                                 int16_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_select_INT32(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Vector u,
                                 int32_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_select_INT64(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Vector u,
                                 int64_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_select_UINT8(GrB_Vector w,
                                 GrB_Vector mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Vector u,
                                 uint8_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Vector_select_UINT16(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Vector u,
                                  uint16_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_select_UINT32(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Vector u,
                                  uint32_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_select_UINT64(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Vector u,
                                  uint64_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Vector_select_FP32(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                float y,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_select_FP64(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                double y,
                                GrB_Descriptor desc);

GrB_Info GxB_Vector_select_FC32(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                GxB_FC32_t y,
                                GrB_Descriptor desc);

GrB_Info GxB_Vector_select_FC64(GrB_Vector w,
                                GrB_Vector mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Vector u,
                                GxB_FC64_t y,
                                GrB_Descriptor desc);

GrB_Info GrB_Vector_select_UDT(GrB_Vector w,
                               GrB_Vector mask,
                               GrB_BinaryOp accum,
                               GrB_IndexUnaryOp op,
                               GrB_Vector u,
                               const void *y,
                               GrB_Descriptor desc);

GrB_Info GrB_Vector_select_Scalar(GrB_Vector w,
                                  GrB_Vector mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Vector u,
                                  GrB_Scalar y,
                                  GrB_Descriptor desc);

/* C<Mask> = accum(C, A where op(A, i, j, y)). [4.3.9] */
GrB_Info GrB_Matrix_select_BOOL(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                bool y,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_INT8(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                int8_t y,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_INT16(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Matrix A,
                                 int16_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_INT32(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Matrix A,
                                 int32_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_INT64(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Matrix A,
                                 int64_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_UINT8(GrB_Matrix C,
                                 GrB_Matrix Mask,
                                 GrB_BinaryOp accum,
                                 GrB_IndexUnaryOp op,
                                 GrB_Matrix A,
                                 uint8_t y,
                                 GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_UINT16(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Matrix A,
                                  uint16_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_UINT32(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Matrix A,
                                  uint32_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_UINT64(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Matrix A,
                                  uint64_t y,
                                  GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_FP32(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                float y,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_FP64(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                double y,
                                GrB_Descriptor desc);

GrB_Info GxB_Matrix_select_FC32(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                GxB_FC32_t y,
                                GrB_Descriptor desc);

GrB_Info GxB_Matrix_select_FC64(GrB_Matrix C,
                                GrB_Matrix Mask,
                                GrB_BinaryOp accum,
                                GrB_IndexUnaryOp op,
                                GrB_Matrix A,
                                GxB_FC64_t y,
                                GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_UDT(GrB_Matrix C,
                               GrB_Matrix Mask,
                               GrB_BinaryOp accum,
                               GrB_IndexUnaryOp op,
                               GrB_Matrix A,
                               const void *y,
                               GrB_Descriptor desc);

GrB_Info GrB_Matrix_select_Scalar(GrB_Matrix C,
                                  GrB_Matrix Mask,
                                  GrB_BinaryOp accum,
                                  GrB_IndexUnaryOp op,
                                  GrB_Matrix A,
                                  GrB_Scalar y,
                                  GrB_Descriptor desc);

/* c = accum(c, sum of u). [4.3.10] */
GrB_Info GrB_Vector_reduce_BOOL(bool *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_INT8(int8_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_INT16(int16_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_INT32(int32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_INT64(int64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_UINT8(uint8_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_UINT16(uint16_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_UINT32(uint32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_UINT64(uint64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_FP32(float *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_FP64(double *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GxB_Vector_reduce_FC32(GxB_FC32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GxB_Vector_reduce_FC64(GxB_FC64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

GrB_Info GrB_Vector_reduce_UDT(void *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Vector u, GrB_Descriptor desc);

/* c = accum(c, sum of A). [4.3.10] */
GrB_Info GrB_Matrix_reduce_BOOL(bool *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_INT8(int8_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_INT16(int16_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_INT32(int32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_INT64(int64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_UINT8(uint8_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_UINT16(uint16_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_UINT32(uint32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_UINT64(uint64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_FP32(float *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_FP64(double *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GxB_Matrix_reduce_FC32(GxB_FC32_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GxB_Matrix_reduce_FC64(GxB_FC64_t *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

GrB_Info GrB_Matrix_reduce_UDT(void *c, GrB_BinaryOp accum, GrB_Monoid monoid, GrB_Matrix A, GrB_Descriptor desc);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Type_get_INT32(GrB_Type object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Type_get_SIZE(GrB_Type object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Type_get_Scalar(GrB_Type object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Type_get_String(GrB_Type object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Type_get_VOID(GrB_Type object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Type_set_INT32(GrB_Type object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Type_set_Scalar(GrB_Type object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Type_set_String(GrB_Type object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Type_set_VOID(GrB_Type object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_UnaryOp_get_INT32(GrB_UnaryOp object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_UnaryOp_get_SIZE(GrB_UnaryOp object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_UnaryOp_get_Scalar(GrB_UnaryOp object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_UnaryOp_get_String(GrB_UnaryOp object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_UnaryOp_get_VOID(GrB_UnaryOp object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_UnaryOp_set_INT32(GrB_UnaryOp object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_UnaryOp_set_Scalar(GrB_UnaryOp object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_UnaryOp_set_String(GrB_UnaryOp object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_UnaryOp_set_VOID(GrB_UnaryOp object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_BinaryOp_get_INT32(GrB_BinaryOp object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_BinaryOp_get_SIZE(GrB_BinaryOp object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_BinaryOp_get_Scalar(GrB_BinaryOp object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_BinaryOp_get_String(GrB_BinaryOp object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_BinaryOp_get_VOID(GrB_BinaryOp object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_BinaryOp_set_INT32(GrB_BinaryOp object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_BinaryOp_set_Scalar(GrB_BinaryOp object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_BinaryOp_set_String(GrB_BinaryOp object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_BinaryOp_set_VOID(GrB_BinaryOp object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_IndexUnaryOp_get_INT32(GrB_IndexUnaryOp object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_IndexUnaryOp_get_SIZE(GrB_IndexUnaryOp object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_IndexUnaryOp_get_Scalar(GrB_IndexUnaryOp object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_IndexUnaryOp_get_String(GrB_IndexUnaryOp object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_IndexUnaryOp_get_VOID(GrB_IndexUnaryOp object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_IndexUnaryOp_set_INT32(GrB_IndexUnaryOp object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_IndexUnaryOp_set_Scalar(GrB_IndexUnaryOp object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_IndexUnaryOp_set_String(GrB_IndexUnaryOp object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_IndexUnaryOp_set_VOID(GrB_IndexUnaryOp object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Monoid_get_INT32(GrB_Monoid object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Monoid_get_SIZE(GrB_Monoid object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Monoid_get_Scalar(GrB_Monoid object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Monoid_get_String(GrB_Monoid object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Monoid_get_VOID(GrB_Monoid object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Monoid_set_INT32(GrB_Monoid object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Monoid_set_Scalar(GrB_Monoid object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Monoid_set_String(GrB_Monoid object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Monoid_set_VOID(GrB_Monoid object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Semiring_get_INT32(GrB_Semiring object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Semiring_get_SIZE(GrB_Semiring object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Semiring_get_Scalar(GrB_Semiring object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Semiring_get_String(GrB_Semiring object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Semiring_get_VOID(GrB_Semiring object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Semiring_set_INT32(GrB_Semiring object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Semiring_set_Scalar(GrB_Semiring object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Semiring_set_String(GrB_Semiring object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Semiring_set_VOID(GrB_Semiring object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Descriptor_get_INT32(GrB_Descriptor object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Descriptor_get_SIZE(GrB_Descriptor object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Descriptor_get_Scalar(GrB_Descriptor object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Descriptor_get_String(GrB_Descriptor object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Descriptor_get_VOID(GrB_Descriptor object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Descriptor_set_INT32(GrB_Descriptor object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Descriptor_set_Scalar(GrB_Descriptor object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Descriptor_set_String(GrB_Descriptor object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Descriptor_set_VOID(GrB_Descriptor object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Scalar_get_INT32(GrB_Scalar object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Scalar_get_SIZE(GrB_Scalar object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Scalar_get_Scalar(GrB_Scalar object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Scalar_get_String(GrB_Scalar object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Scalar_get_VOID(GrB_Scalar object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Scalar_set_INT32(GrB_Scalar object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Scalar_set_Scalar(GrB_Scalar object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Scalar_set_String(GrB_Scalar object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Scalar_set_VOID(GrB_Scalar object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Vector_get_INT32(GrB_Vector object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Vector_get_SIZE(GrB_Vector object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Vector_get_Scalar(GrB_Vector object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Vector_get_String(GrB_Vector object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Vector_get_VOID(GrB_Vector object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Vector_set_INT32(GrB_Vector object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Vector_set_Scalar(GrB_Vector object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Vector_set_String(GrB_Vector object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Vector_set_VOID(GrB_Vector object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Matrix_get_INT32(GrB_Matrix object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Matrix_get_SIZE(GrB_Matrix object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Matrix_get_Scalar(GrB_Matrix object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Matrix_get_String(GrB_Matrix object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Matrix_get_VOID(GrB_Matrix object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Matrix_set_INT32(GrB_Matrix object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Matrix_set_Scalar(GrB_Matrix object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Matrix_set_String(GrB_Matrix object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Matrix_set_VOID(GrB_Matrix object, void *value, GrB_Field field, size_t size);

/* The number in a field. [4.2.1.1] */
GrB_Info GrB_Global_get_INT32(GrB_Global object, int32_t *value, GrB_Field field);

/* The size in a field, or the room that its text or bytes need. [4.2.1.1] */
GrB_Info GrB_Global_get_SIZE(GrB_Global object, size_t *value, GrB_Field field);

/* The number or value in a field. [4.2.1.1] */
GrB_Info GrB_Global_get_Scalar(GrB_Global object, GrB_Scalar value, GrB_Field field);

/* The text in a field. [4.2.1.1] */
GrB_Info GrB_Global_get_String(GrB_Global object, char *value, GrB_Field field);

/* The bytes in a field. [4.2.1.1] */
GrB_Info GrB_Global_get_VOID(GrB_Global object, void *value, GrB_Field field);

/* Sets a field to a number. [4.2.1.2] */
GrB_Info GrB_Global_set_INT32(GrB_Global object, int32_t value, GrB_Field field);

/* Sets a field to the number in a scalar. [4.2.1.2] */
GrB_Info GrB_Global_set_Scalar(GrB_Global object, GrB_Scalar value, GrB_Field field);

/* Sets a field to a text. [4.2.1.2] */
GrB_Info GrB_Global_set_String(GrB_Global object, char *value, GrB_Field field);

/* Sets a field to bytes. [4.2.1.2] */
GrB_Info GrB_Global_set_VOID(GrB_Global object, void *value, GrB_Field field, size_t size);

/* As GrB_Scalar_new. */
GrB_Info GxB_Scalar_new(GrB_Scalar *s, GrB_Type ty);

/* As GrB_Scalar_dup. */
GrB_Info GxB_Scalar_dup(GrB_Scalar *s, GrB_Scalar t);

/* As GrB_Scalar_clear. */
GrB_Info GxB_Scalar_clear(GrB_Scalar s);

/* As GrB_Scalar_nvals. */
GrB_Info GxB_Scalar_nvals(GrB_Index *nvals, GrB_Scalar s);

/* As GrB_Scalar_wait to the end, of the scalar that s points to. */
GrB_Info GxB_Scalar_wait(GrB_Scalar *s);

/* As GrB_Scalar_error. */
GrB_Info GxB_Scalar_error(const char **error, GrB_Scalar s);

/* As GrB_Scalar_free. */
GrB_Info GxB_Scalar_free(GrB_Scalar *s);

/* As GrB_Vector_resize. */
GrB_Info GxB_Vector_resize(GrB_Vector w, GrB_Index n);

/* As GrB_Matrix_resize. */
GrB_Info GxB_Matrix_resize(GrB_Matrix C, GrB_Index nrows, GrB_Index ncols);

/* As GrB_Matrix_kronecker_BinaryOp. */
GrB_Info GxB_kron(GrB_Matrix C,
                  GrB_Matrix Mask,
                  GrB_BinaryOp accum,
                  GrB_BinaryOp op,
                  GrB_Matrix A,
                  GrB_Matrix B,
                  GrB_Descriptor desc);

/* As GrB_Vector_apply_BinaryOp1st_Scalar. */
GrB_Info GxB_Vector_apply_BinaryOp1st(GrB_Vector w,
                                      GrB_Vector mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Scalar x,
                                      GrB_Vector u,
                                      GrB_Descriptor desc);

/* As GrB_Vector_apply_BinaryOp2nd_Scalar. */
GrB_Info GxB_Vector_apply_BinaryOp2nd(GrB_Vector w,
                                      GrB_Vector mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Vector u,
                                      GrB_Scalar y,
                                      GrB_Descriptor desc);

/* As GrB_Matrix_apply_BinaryOp1st_Scalar. */
GrB_Info GxB_Matrix_apply_BinaryOp1st(GrB_Matrix C,
                                      GrB_Matrix Mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Scalar x,
                                      GrB_Matrix A,
                                      GrB_Descriptor desc);

/* As GrB_Matrix_apply_BinaryOp2nd_Scalar. */
GrB_Info GxB_Matrix_apply_BinaryOp2nd(GrB_Matrix C,
                                      GrB_Matrix Mask,
                                      GrB_BinaryOp accum,
                                      GrB_BinaryOp op,
                                      GrB_Matrix A,
                                      GrB_Scalar y,
                                      GrB_Descriptor desc);

/* w<mask> = accum(w, u where op accepts), with an older select operator. */
GrB_Info GxB_Vector_select(GrB_Vector w,
                           GrB_Vector mask,
                           GrB_BinaryOp accum,
                           GxB_SelectOp op,
                           GrB_Vector u,
                           GrB_Scalar thunk,
                           GrB_Descriptor desc);

/* C<Mask> = accum(C, A where op accepts), with an older select operator. */
GrB_Info GxB_Matrix_select(GrB_Matrix C,
                           GrB_Matrix Mask,
                           GrB_BinaryOp accum,
                           GxB_SelectOp op,
                           GrB_Matrix A,
                           GrB_Scalar thunk,
                           GrB_Descriptor desc);

/* w(I)<mask> = accum(w(I), u): the mask is that of w(I). */
GrB_Info GxB_Vector_subassign(GrB_Vector w,
                              GrB_Vector mask,
                              GrB_BinaryOp accum,
                              GrB_Vector u,
                              const GrB_Index *indices,
                              GrB_Index ni,
                              GrB_Descriptor desc);

/* C(I,J)<Mask> = accum(C(I,J), A): the mask is that of C(I,J). */
GrB_Info GxB_Matrix_subassign(GrB_Matrix C,
                              GrB_Matrix Mask,
                              GrB_BinaryOp accum,
                              GrB_Matrix A,
                              const GrB_Index *rows,
                              GrB_Index ni,
                              const GrB_Index *cols,
                              GrB_Index nj,
                              GrB_Descriptor desc);

/* C(I,j)<mask> = accum(C(I,j), u): the mask is that of C(I,j). */
GrB_Info GxB_Col_subassign(GrB_Matrix C,
                           GrB_Vector mask,
                           GrB_BinaryOp accum,
                           GrB_Vector u,
                           const GrB_Index *rows,
                           GrB_Index ni,
                           GrB_Index j,
                           GrB_Descriptor desc);

/* C(i,J)<mask'> = accum(C(i,J), u'): the mask is that of C(i,J). */
GrB_Info GxB_Row_subassign(GrB_Matrix C,
                           GrB_Vector mask,
                           GrB_BinaryOp accum,
                           GrB_Vector u,
                           GrB_Index i,
                           const GrB_Index *cols,
                           GrB_Index nj,
                           GrB_Descriptor desc);

/* C = the entries of each row of A in the order of op, P = the columns where they were. */
GrB_Info GxB_Matrix_sort(GrB_Matrix C, GrB_Matrix P, GrB_BinaryOp op, GrB_Matrix A, GrB_Descriptor desc);

/* w = the entries of u in the order of op, p = the indices where they were. */
GrB_Info GxB_Vector_sort(GrB_Vector w, GrB_Vector p, GrB_BinaryOp op, GrB_Vector u, GrB_Descriptor desc);

/* w(i) = x for all i of a list. */
GrB_Info GxB_Vector_build_Scalar(GrB_Vector w, const GrB_Index *indices, GrB_Scalar x, GrB_Index nvals);

/* C(i,j) = x for all places of two lists. */
GrB_Info GxB_Matrix_build_Scalar(GrB_Matrix C, const GrB_Index *rows, const GrB_Index *cols, GrB_Scalar x, GrB_Index nvals);

/* v = the k-th diagonal of A. */
GrB_Info GxB_Vector_diag(GrB_Vector v, GrB_Matrix A, int64_t k, GrB_Descriptor desc);

/* C = v on the k-th diagonal. */
GrB_Info GxB_Matrix_diag(GrB_Matrix C, GrB_Vector v, int64_t k, GrB_Descriptor desc);

/* C = m by n tiles side by side, listed row by row. */
GrB_Info GxB_Matrix_concat(GrB_Matrix C, const GrB_Matrix *Tiles, GrB_Index m, GrB_Index n, GrB_Descriptor desc);

/* New matrices: m by n tiles of A, listed row by row. */
GrB_Info GxB_Matrix_split(GrB_Matrix *Tiles,
                          GrB_Index m,
                          GrB_Index n,
                          const GrB_Index *Tile_nrows,
                          const GrB_Index *Tile_ncols,
                          GrB_Matrix A,
                          GrB_Descriptor desc);

/* C in another shape, its places counted by column or by row. */
GrB_Info GxB_Matrix_reshape(GrB_Matrix C, bool by_col, GrB_Index nrows, GrB_Index ncols, GrB_Descriptor desc);

/* A new matrix: A in another shape. */
GrB_Info GxB_Matrix_reshapeDup(GrB_Matrix *C, GrB_Matrix A, bool by_col, GrB_Index nrows, GrB_Index ncols, GrB_Descriptor desc);

/* Whether there is an entry u(i): GrB_SUCCESS or GrB_NO_VALUE. */
GrB_Info GxB_Vector_isStoredElement(GrB_Vector u, GrB_Index i);

/* Whether there is an entry A(i,j): GrB_SUCCESS or GrB_NO_VALUE. */
GrB_Info GxB_Matrix_isStoredElement(GrB_Matrix A, GrB_Index i, GrB_Index j);

/* Whether one stored value stands for all entries. */
GrB_Info GxB_Vector_iso(bool *iso, GrB_Vector object);

/* Whether one stored value stands for all entries. */
GrB_Info GxB_Matrix_iso(bool *iso, GrB_Matrix object);

/* Bytes that an object takes. */
GrB_Info GxB_Scalar_memoryUsage(size_t *size, GrB_Scalar object);

/* Bytes that an object takes. */
GrB_Info GxB_Vector_memoryUsage(size_t *size, GrB_Vector object);

/* Bytes that an object takes. */
GrB_Info GxB_Matrix_memoryUsage(size_t *size, GrB_Matrix object);

/* The type of entries. */
GrB_Info GxB_Scalar_type(GrB_Type *ty, GrB_Scalar object);

/* The type of entries. */
GrB_Info GxB_Vector_type(GrB_Type *ty, GrB_Vector object);

/* The type of entries. */
GrB_Info GxB_Matrix_type(GrB_Type *ty, GrB_Matrix object);

/* The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes. */
GrB_Info GxB_Scalar_type_name(char *name, GrB_Scalar object);

/* The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes. */
GrB_Info GxB_Vector_type_name(char *name, GrB_Vector object);

/* The name in C of the type of entries; name has room for GxB_MAX_NAME_LEN bytes. */
GrB_Info GxB_Matrix_type_name(char *name, GrB_Matrix object);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Type_fprint(GrB_Type object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_UnaryOp_fprint(GrB_UnaryOp object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_BinaryOp_fprint(GrB_BinaryOp object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_IndexUnaryOp_fprint(GrB_IndexUnaryOp object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_IndexBinaryOp_fprint(GxB_IndexBinaryOp object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_SelectOp_fprint(GxB_SelectOp object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Monoid_fprint(GrB_Monoid object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Semiring_fprint(GrB_Semiring object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Descriptor_fprint(GrB_Descriptor object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Context_fprint(GxB_Context object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Scalar_fprint(GrB_Scalar object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Vector_fprint(GrB_Vector object, const char *name, GxB_Print_Level pr, FILE *f);

/* Checks an object and prints it to a file, or to the standard output when f is NULL. */
GrB_Info GxB_Matrix_fprint(GrB_Matrix object, const char *name, GxB_Print_Level pr, FILE *f);

/* Bytes of a value. */
GrB_Info GxB_Type_size(size_t *size, GrB_Type object);

/* The name in C of a type; name has room for GxB_MAX_NAME_LEN bytes. */
GrB_Info GxB_Type_name(char *name, GrB_Type object);

/* The built-in type with a name, or NULL. */
GrB_Info GxB_Type_from_name(GrB_Type *ty, const char *name);

/* The type of the first argument; NULL when it may be any. */
GrB_Info GxB_UnaryOp_xtype(GrB_Type *ty, GrB_UnaryOp object);

/* The type of the first argument; NULL when it may be any. */
GrB_Info GxB_BinaryOp_xtype(GrB_Type *ty, GrB_BinaryOp object);

/* The type of the first argument; NULL when it may be any. */
GrB_Info GxB_SelectOp_xtype(GrB_Type *ty, GxB_SelectOp object);

/* The type of the second argument; NULL when it may be any. */
GrB_Info GxB_BinaryOp_ytype(GrB_Type *ty, GrB_BinaryOp object);

/* The type of the thunk; NULL when it may be any. */
GrB_Info GxB_SelectOp_ttype(GrB_Type *ty, GxB_SelectOp object);

/* The type of the result. */
GrB_Info GxB_UnaryOp_ztype(GrB_Type *ty, GrB_UnaryOp object);

/* The type of the result. */
GrB_Info GxB_BinaryOp_ztype(GrB_Type *ty, GrB_BinaryOp object);

/* The name in C of the type of the first argument; empty when it may be any. */
GrB_Info GxB_UnaryOp_xtype_name(char *name, GrB_UnaryOp object);

/* The name in C of the type of the first argument; empty when it may be any. */
GrB_Info GxB_BinaryOp_xtype_name(char *name, GrB_BinaryOp object);

/* The name in C of the type of the first argument; empty when it may be any. */
GrB_Info GxB_IndexUnaryOp_xtype_name(char *name, GrB_IndexUnaryOp object);

/* The name in C of the type of the second argument; empty when it may be any. */
GrB_Info GxB_BinaryOp_ytype_name(char *name, GrB_BinaryOp object);

/* The name in C of the type of the second argument; empty when it may be any. */
GrB_Info GxB_IndexUnaryOp_ytype_name(char *name, GrB_IndexUnaryOp object);

/* The name in C of the type of the result. */
GrB_Info GxB_UnaryOp_ztype_name(char *name, GrB_UnaryOp object);

/* The name in C of the type of the result. */
GrB_Info GxB_BinaryOp_ztype_name(char *name, GrB_BinaryOp object);

/* The name in C of the type of the result. */
GrB_Info GxB_IndexUnaryOp_ztype_name(char *name, GrB_IndexUnaryOp object);

/* The operator of a monoid; not to be freed. */
GrB_Info GxB_Monoid_operator(GrB_BinaryOp *op, GrB_Monoid object);

/* The identity value of a monoid. */
GrB_Info GxB_Monoid_identity(void *identity, GrB_Monoid object);

/* Whether a monoid has a terminal value, and which. */
GrB_Info GxB_Monoid_terminal(bool *has_terminal, void *terminal, GrB_Monoid object);

/* The monoid of a semiring; not to be freed. */
GrB_Info GxB_Semiring_add(GrB_Monoid *add, GrB_Semiring object);

/* The multiplication of a semiring; not to be freed. */
GrB_Info GxB_Semiring_multiply(GrB_BinaryOp *multiply, GrB_Semiring object);

/* An object as bytes in a new block, which the caller frees. */
GrB_Info GxB_Vector_serialize(void **blob, GrB_Index *blob_size, GrB_Vector object, GrB_Descriptor desc);

/* An object as bytes in a new block, which the caller frees. */
GrB_Info GxB_Matrix_serialize(void **blob, GrB_Index *blob_size, GrB_Matrix object, GrB_Descriptor desc);

/* A new vector from bytes; ty may be NULL for built-in types. */
GrB_Info GxB_Vector_deserialize(GrB_Vector *w, GrB_Type ty, const void *blob, GrB_Index blob_size, GrB_Descriptor desc);

/* A new matrix from bytes; ty may be NULL for built-in types. */
GrB_Info GxB_Matrix_deserialize(GrB_Matrix *C, GrB_Type ty, const void *blob, GrB_Index blob_size, GrB_Descriptor desc);

/* The name in C of the type in serialized bytes; name has room for GxB_MAX_NAME_LEN bytes. */
GrB_Info GxB_deserialize_type_name(char *name, const void *blob, GrB_Index blob_size);

/* The number in a field of serialized bytes. */
GrB_Info GxB_Serialized_get_INT32(const void *blob, int32_t *value, GrB_Field field, size_t blob_size);

/* The room that a text of serialized bytes needs. */
GrB_Info GxB_Serialized_get_SIZE(const void *blob, size_t *value, GrB_Field field, size_t blob_size);

/* The number in a field of serialized bytes. */
GrB_Info GxB_Serialized_get_Scalar(const void *blob, GrB_Scalar value, GrB_Field field, size_t blob_size);

/* The text in a field of serialized bytes. */
GrB_Info GxB_Serialized_get_String(const void *blob, char *value, GrB_Field field, size_t blob_size);

/* Refuses: no field of serialized bytes holds bytes. */
GrB_Info GxB_Serialized_get_VOID(const void *blob, void *value, GrB_Field field, size_t blob_size);

/* The number in a field, as GrB_get. */
GrB_Info GxB_Vector_Option_get_INT32(GrB_Vector object, GxB_Option_Field field, int32_t *value);

/* The number in a field, as GrB_get. */
GrB_Info GxB_Matrix_Option_get_INT32(GrB_Matrix object, GxB_Option_Field field, int32_t *value);

/* The real number in a field, as GrB_get. */
GrB_Info GxB_Vector_Option_get_FP64(GrB_Vector object, GxB_Option_Field field, double *value);

/* The real number in a field, as GrB_get. */
GrB_Info GxB_Matrix_Option_get_FP64(GrB_Matrix object, GxB_Option_Field field, double *value);

/* Sets a field to a number, as GrB_set. */
GrB_Info GxB_Vector_Option_set_INT32(GrB_Vector object, GxB_Option_Field field, int32_t value);

/* Sets a field to a number, as GrB_set. */
GrB_Info GxB_Matrix_Option_set_INT32(GrB_Matrix object, GxB_Option_Field field, int32_t value);

/* Sets a field to a real number, as GrB_set. */
GrB_Info GxB_Vector_Option_set_FP64(GrB_Vector object, GxB_Option_Field field, double value);

/* Sets a field to a real number, as GrB_set. */
GrB_Info GxB_Matrix_Option_set_FP64(GrB_Matrix object, GxB_Option_Field field, double value);

/* The value of a field, as GrB_get. */
GrB_Info GxB_Desc_get_INT32(GrB_Descriptor object, GrB_Desc_Field field, int32_t *value);

/* Refuses: no field of a descriptor holds a real number. */
GrB_Info GxB_Desc_get_FP64(GrB_Descriptor object, GrB_Desc_Field field, double *value);

/* Sets a field, as GrB_set. */
GrB_Info GxB_Desc_set_INT32(GrB_Descriptor object, GrB_Desc_Field field, int32_t value);

/* Refuses: no field of a descriptor holds a real number. */
GrB_Info GxB_Desc_set_FP64(GrB_Descriptor object, GrB_Desc_Field field, double value);

/* The value of a field. */
GrB_Info GxB_Descriptor_get(GrB_Desc_Value *value, GrB_Descriptor object, GrB_Desc_Field field);

/* The number in a field of the library, or the three of a version. */
GrB_Info GxB_Global_Option_get_INT32(GxB_Option_Field field, int32_t *value);

/* The real number in a field of the library; of GxB_BITMAP_SWITCH eight. */
GrB_Info GxB_Global_Option_get_FP64(GxB_Option_Field field, double *value);

/* The 64 numbers of GxB_MEMORY_POOL. */
GrB_Info GxB_Global_Option_get_INT64(GxB_Option_Field field, int64_t *value);

/* The address of a text of the library. */
GrB_Info GxB_Global_Option_get_CHAR(GxB_Option_Field field, const char **value);

/* The address of a function that the library uses. */
GrB_Info GxB_Global_Option_get_FUNCTION(GxB_Option_Field field, void **value);

/* Sets a field of the library to a number. */
GrB_Info GxB_Global_Option_set_INT32(GxB_Option_Field field, int32_t value);

/* Sets a field of the library to a real number. */
GrB_Info GxB_Global_Option_set_FP64(GxB_Option_Field field, double value);

/* Sets the eight numbers of GxB_BITMAP_SWITCH; NULL brings back the defaults. */
GrB_Info GxB_Global_Option_set_FP64_ARRAY(GxB_Option_Field field, double *value);

/* Frees what is kept for reuse: GxB_MEMORY_POOL. */
GrB_Info GxB_Global_Option_set_INT64_ARRAY(GxB_Option_Field field, int64_t *value);

/* Sets a field of the library to a text. */
GrB_Info GxB_Global_Option_set_CHAR(GxB_Option_Field field, const char *value);

/* Sets a function that the library uses; NULL for none. */
GrB_Info GxB_Global_Option_set_FUNCTION(GxB_Option_Field field, void *value);

/* A new index-binary operator with a C name and a C definition, both may be null. */
GrB_Info GxB_IndexBinaryOp_new(GxB_IndexBinaryOp *op,
                               GxB_index_binary_function f,
                               GrB_Type z,
                               GrB_Type x,
                               GrB_Type y,
                               GrB_Type theta,
                               const char *name,
                               const char *definition);

/* A new binary operator: an index-binary operator with its theta. */
GrB_Info GxB_BinaryOp_new_IndexOp(GrB_BinaryOp *op, GxB_IndexBinaryOp idxbinop, GrB_Scalar theta);

/* Frees an index-binary operator. */
GrB_Info GxB_IndexBinaryOp_free(GxB_IndexBinaryOp *op);

/* Waits for an index-binary operator, which never has anything to do. */
GrB_Info GxB_IndexBinaryOp_wait(GxB_IndexBinaryOp object, GrB_WaitMode mode);

/* The text of the last error of an index-binary operator. */
GrB_Info GxB_IndexBinaryOp_error(const char **error, GxB_IndexBinaryOp object);

/* The number in a field. */
GrB_Info GxB_IndexBinaryOp_get_INT32(GxB_IndexBinaryOp object, int32_t *value, GrB_Field field);

/* The room that a text needs. */
GrB_Info GxB_IndexBinaryOp_get_SIZE(GxB_IndexBinaryOp object, size_t *value, GrB_Field field);

/* The number in a field. */
GrB_Info GxB_IndexBinaryOp_get_Scalar(GxB_IndexBinaryOp object, GrB_Scalar value, GrB_Field field);

/* The text in a field. */
GrB_Info GxB_IndexBinaryOp_get_String(GxB_IndexBinaryOp object, char *value, GrB_Field field);

/* Refuses: no field of an index-binary operator holds bytes. */
GrB_Info GxB_IndexBinaryOp_get_VOID(GxB_IndexBinaryOp object, void *value, GrB_Field field);

/* Refuses: the numbers of an index-binary operator can only be read. */
GrB_Info GxB_IndexBinaryOp_set_INT32(GxB_IndexBinaryOp object, int32_t value, GrB_Field field);

/* Refuses: the numbers of an index-binary operator can only be read. */
GrB_Info GxB_IndexBinaryOp_set_Scalar(GxB_IndexBinaryOp object, GrB_Scalar value, GrB_Field field);

/* Sets a name or the definition, once. */
GrB_Info GxB_IndexBinaryOp_set_String(GxB_IndexBinaryOp object, char *value, GrB_Field field);

/* Refuses: no field of an index-binary operator holds bytes. */
GrB_Info GxB_IndexBinaryOp_set_VOID(GxB_IndexBinaryOp object, void *value, GrB_Field field, size_t size);

/* A new context with the settings of the library. */
GrB_Info GxB_Context_new(GxB_Context *context);

/* Frees a context. */
GrB_Info GxB_Context_free(GxB_Context *context);

/* Calls of this thread follow the context from now on. */
GrB_Info GxB_Context_engage(GxB_Context context);

/* Calls of this thread follow the library's settings again. */
GrB_Info GxB_Context_disengage(GxB_Context context);

/* The text of the last error of a context. */
GrB_Info GxB_Context_error(const char **error, GxB_Context object);

/* Waits for a context, which never has anything to do. */
GrB_Info GxB_Context_wait(GxB_Context object, GrB_WaitMode mode);

/* The number in a field of a context. */
GrB_Info GxB_Context_get_INT32(GxB_Context object, GxB_Context_Field field, int32_t *value);

/* The real number in a field of a context. */
GrB_Info GxB_Context_get_FP64(GxB_Context object, GxB_Context_Field field, double *value);

/* Sets a field of a context to a number. */
GrB_Info GxB_Context_set_INT32(GxB_Context object, GxB_Context_Field field, int32_t value);

/* Sets a field of a context to a real number. */
GrB_Info GxB_Context_set_FP64(GxB_Context object, GxB_Context_Field field, double value);

/* The number in a field of a context. */
GrB_Info GxB_Context_get_INT(GxB_Context object, int32_t *value, GrB_Field field);

/* The room that the name of a context needs. */
GrB_Info GxB_Context_get_SIZE(GxB_Context object, size_t *value, GrB_Field field);

/* The number in a field of a context. */
GrB_Info GxB_Context_get_Scalar(GxB_Context object, GrB_Scalar value, GrB_Field field);

/* The name of a context. */
GrB_Info GxB_Context_get_String(GxB_Context object, char *value, GrB_Field field);

/* Refuses: no field of a context holds bytes. */
GrB_Info GxB_Context_get_VOID(GxB_Context object, void *value, GrB_Field field);

/* Sets a field of a context to a number. */
GrB_Info GxB_Context_set_INT(GxB_Context object, int32_t value, GrB_Field field);

/* Sets a field of a context to the number in a scalar. */
GrB_Info GxB_Context_set_Scalar(GxB_Context object, GrB_Scalar value, GrB_Field field);

/* Gives a context its name. */
GrB_Info GxB_Context_set_String(GxB_Context object, char *value, GrB_Field field);

/* Refuses: no field of a context holds bytes. */
GrB_Info GxB_Context_set_VOID(GxB_Context object, void *value, GrB_Field field, size_t size);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_CSR(GrB_Matrix A,
                             uint64_t **Ap,
                             uint64_t **Aj,
                             void **Ax,
                             GrB_Index Ap_size,
                             GrB_Index Aj_size,
                             GrB_Index Ax_size,
                             bool iso,
                             bool jumbled,
                             GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_CSC(GrB_Matrix A,
                             uint64_t **Ap,
                             uint64_t **Aj,
                             void **Ax,
                             GrB_Index Ap_size,
                             GrB_Index Aj_size,
                             GrB_Index Ax_size,
                             bool iso,
                             bool jumbled,
                             GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_CSR(GrB_Matrix A,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index *Ap_size,
                               GrB_Index *Aj_size,
                               GrB_Index *Ax_size,
                               bool *iso,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_CSC(GrB_Matrix A,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index *Ap_size,
                               GrB_Index *Aj_size,
                               GrB_Index *Ax_size,
                               bool *iso,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_CSR(GrB_Matrix *A,
                               GrB_Type ty,
                               GrB_Index nrows,
                               GrB_Index ncols,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index Ap_size,
                               GrB_Index Aj_size,
                               GrB_Index Ax_size,
                               bool iso,
                               bool jumbled,
                               GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_CSC(GrB_Matrix *A,
                               GrB_Type ty,
                               GrB_Index nrows,
                               GrB_Index ncols,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index Ap_size,
                               GrB_Index Aj_size,
                               GrB_Index Ax_size,
                               bool iso,
                               bool jumbled,
                               GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_CSR(GrB_Matrix *A,
                               GrB_Type *ty,
                               GrB_Index *nrows,
                               GrB_Index *ncols,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index *Ap_size,
                               GrB_Index *Aj_size,
                               GrB_Index *Ax_size,
                               bool *iso,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_CSC(GrB_Matrix *A,
                               GrB_Type *ty,
                               GrB_Index *nrows,
                               GrB_Index *ncols,
                               uint64_t **Ap,
                               uint64_t **Aj,
                               void **Ax,
                               GrB_Index *Ap_size,
                               GrB_Index *Aj_size,
                               GrB_Index *Ax_size,
                               bool *iso,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_HyperCSR(GrB_Matrix A,
                                  uint64_t **Ap,
                                  uint64_t **Ah,
                                  uint64_t **Aj,
                                  void **Ax,
                                  GrB_Index Ap_size,
                                  GrB_Index Ah_size,
                                  GrB_Index Aj_size,
                                  GrB_Index Ax_size,
                                  bool iso,
                                  GrB_Index nvec,
                                  bool jumbled,
                                  GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_HyperCSC(GrB_Matrix A,
                                  uint64_t **Ap,
                                  uint64_t **Ah,
                                  uint64_t **Aj,
                                  void **Ax,
                                  GrB_Index Ap_size,
                                  GrB_Index Ah_size,
                                  GrB_Index Aj_size,
                                  GrB_Index Ax_size,
                                  bool iso,
                                  GrB_Index nvec,
                                  bool jumbled,
                                  GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_HyperCSR(GrB_Matrix A,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index *Ap_size,
                                    GrB_Index *Ah_size,
                                    GrB_Index *Aj_size,
                                    GrB_Index *Ax_size,
                                    bool *iso,
                                    GrB_Index *nvec,
                                    bool *jumbled,
                                    GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_HyperCSC(GrB_Matrix A,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index *Ap_size,
                                    GrB_Index *Ah_size,
                                    GrB_Index *Aj_size,
                                    GrB_Index *Ax_size,
                                    bool *iso,
                                    GrB_Index *nvec,
                                    bool *jumbled,
                                    GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_HyperCSR(GrB_Matrix *A,
                                    GrB_Type ty,
                                    GrB_Index nrows,
                                    GrB_Index ncols,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index Ap_size,
                                    GrB_Index Ah_size,
                                    GrB_Index Aj_size,
                                    GrB_Index Ax_size,
                                    bool iso,
                                    GrB_Index nvec,
                                    bool jumbled,
                                    GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_HyperCSC(GrB_Matrix *A,
                                    GrB_Type ty,
                                    GrB_Index nrows,
                                    GrB_Index ncols,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index Ap_size,
                                    GrB_Index Ah_size,
                                    GrB_Index Aj_size,
                                    GrB_Index Ax_size,
                                    bool iso,
                                    GrB_Index nvec,
                                    bool jumbled,
                                    GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_HyperCSR(GrB_Matrix *A,
                                    GrB_Type *ty,
                                    GrB_Index *nrows,
                                    GrB_Index *ncols,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index *Ap_size,
                                    GrB_Index *Ah_size,
                                    GrB_Index *Aj_size,
                                    GrB_Index *Ax_size,
                                    bool *iso,
                                    GrB_Index *nvec,
                                    bool *jumbled,
                                    GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_HyperCSC(GrB_Matrix *A,
                                    GrB_Type *ty,
                                    GrB_Index *nrows,
                                    GrB_Index *ncols,
                                    uint64_t **Ap,
                                    uint64_t **Ah,
                                    uint64_t **Aj,
                                    void **Ax,
                                    GrB_Index *Ap_size,
                                    GrB_Index *Ah_size,
                                    GrB_Index *Aj_size,
                                    GrB_Index *Ax_size,
                                    bool *iso,
                                    GrB_Index *nvec,
                                    bool *jumbled,
                                    GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_BitmapR(GrB_Matrix A,
                                 int8_t **Ab,
                                 void **Ax,
                                 GrB_Index Ab_size,
                                 GrB_Index Ax_size,
                                 bool iso,
                                 GrB_Index nvals,
                                 GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_BitmapC(GrB_Matrix A,
                                 int8_t **Ab,
                                 void **Ax,
                                 GrB_Index Ab_size,
                                 GrB_Index Ax_size,
                                 bool iso,
                                 GrB_Index nvals,
                                 GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_BitmapR(GrB_Matrix A,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index *Ab_size,
                                   GrB_Index *Ax_size,
                                   bool *iso,
                                   GrB_Index *nvals,
                                   GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_BitmapC(GrB_Matrix A,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index *Ab_size,
                                   GrB_Index *Ax_size,
                                   bool *iso,
                                   GrB_Index *nvals,
                                   GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_BitmapR(GrB_Matrix *A,
                                   GrB_Type ty,
                                   GrB_Index nrows,
                                   GrB_Index ncols,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index Ab_size,
                                   GrB_Index Ax_size,
                                   bool iso,
                                   GrB_Index nvals,
                                   GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_BitmapC(GrB_Matrix *A,
                                   GrB_Type ty,
                                   GrB_Index nrows,
                                   GrB_Index ncols,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index Ab_size,
                                   GrB_Index Ax_size,
                                   bool iso,
                                   GrB_Index nvals,
                                   GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_BitmapR(GrB_Matrix *A,
                                   GrB_Type *ty,
                                   GrB_Index *nrows,
                                   GrB_Index *ncols,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index *Ab_size,
                                   GrB_Index *Ax_size,
                                   bool *iso,
                                   GrB_Index *nvals,
                                   GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_BitmapC(GrB_Matrix *A,
                                   GrB_Type *ty,
                                   GrB_Index *nrows,
                                   GrB_Index *ncols,
                                   int8_t **Ab,
                                   void **Ax,
                                   GrB_Index *Ab_size,
                                   GrB_Index *Ax_size,
                                   bool *iso,
                                   GrB_Index *nvals,
                                   GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_FullR(GrB_Matrix A, void **Ax, GrB_Index Ax_size, bool iso, GrB_Descriptor desc);

/* A holds what the arrays hold, which become its own. */
GrB_Info GxB_Matrix_pack_FullC(GrB_Matrix A, void **Ax, GrB_Index Ax_size, bool iso, GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_FullR(GrB_Matrix A, void **Ax, GrB_Index *Ax_size, bool *iso, GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is empty then. */
GrB_Info GxB_Matrix_unpack_FullC(GrB_Matrix A, void **Ax, GrB_Index *Ax_size, bool *iso, GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_FullR(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 void **Ax,
                                 GrB_Index Ax_size,
                                 bool iso,
                                 GrB_Descriptor desc);

/* A new matrix of the arrays, which become its own. */
GrB_Info GxB_Matrix_import_FullC(GrB_Matrix *A,
                                 GrB_Type ty,
                                 GrB_Index nrows,
                                 GrB_Index ncols,
                                 void **Ax,
                                 GrB_Index Ax_size,
                                 bool iso,
                                 GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_FullR(GrB_Matrix *A,
                                 GrB_Type *ty,
                                 GrB_Index *nrows,
                                 GrB_Index *ncols,
                                 void **Ax,
                                 GrB_Index *Ax_size,
                                 bool *iso,
                                 GrB_Descriptor desc);

/* A as arrays, which become the caller's; A is freed. */
GrB_Info GxB_Matrix_export_FullC(GrB_Matrix *A,
                                 GrB_Type *ty,
                                 GrB_Index *nrows,
                                 GrB_Index *ncols,
                                 void **Ax,
                                 GrB_Index *Ax_size,
                                 bool *iso,
                                 GrB_Descriptor desc);

/* v holds what the arrays hold, which become its own. */
GrB_Info GxB_Vector_pack_CSC(GrB_Vector v,
                             uint64_t **vi,
                             void **vx,
                             GrB_Index vi_size,
                             GrB_Index vx_size,
                             bool iso,
                             GrB_Index nvals,
                             bool jumbled,
                             GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is empty then. */
GrB_Info GxB_Vector_unpack_CSC(GrB_Vector v,
                               uint64_t **vi,
                               void **vx,
                               GrB_Index *vi_size,
                               GrB_Index *vx_size,
                               bool *iso,
                               GrB_Index *nvals,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* A new vector of the arrays, which become its own. */
GrB_Info GxB_Vector_import_CSC(GrB_Vector *v,
                               GrB_Type ty,
                               GrB_Index n,
                               uint64_t **vi,
                               void **vx,
                               GrB_Index vi_size,
                               GrB_Index vx_size,
                               bool iso,
                               GrB_Index nvals,
                               bool jumbled,
                               GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is freed. */
GrB_Info GxB_Vector_export_CSC(GrB_Vector *v,
                               GrB_Type *ty,
                               GrB_Index *n,
                               uint64_t **vi,
                               void **vx,
                               GrB_Index *vi_size,
                               GrB_Index *vx_size,
                               bool *iso,
                               GrB_Index *nvals,
                               bool *jumbled,
                               GrB_Descriptor desc);

/* v holds what the arrays hold, which become its own. */
GrB_Info GxB_Vector_pack_Bitmap(GrB_Vector v,
                                int8_t **vb,
                                void **vx,
                                GrB_Index vb_size,
                                GrB_Index vx_size,
                                bool iso,
                                GrB_Index nvals,
                                GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is empty then. */
GrB_Info GxB_Vector_unpack_Bitmap(GrB_Vector v,
                                  int8_t **vb,
                                  void **vx,
                                  GrB_Index *vb_size,
                                  GrB_Index *vx_size,
                                  bool *iso,
                                  GrB_Index *nvals,
                                  GrB_Descriptor desc);

/* A new vector of the arrays, which become its own. */
GrB_Info GxB_Vector_import_Bitmap(GrB_Vector *v,
                                  GrB_Type ty,
                                  GrB_Index n,
                                  int8_t **vb,
                                  void **vx,
                                  GrB_Index vb_size,
                                  GrB_Index vx_size,
                                  bool iso,
                                  GrB_Index nvals,
                                  GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is freed. */
GrB_Info GxB_Vector_export_Bitmap(GrB_Vector *v,
                                  GrB_Type *ty,
                                  GrB_Index *n,
                                  int8_t **vb,
                                  void **vx,
                                  GrB_Index *vb_size,
                                  GrB_Index *vx_size,
                                  bool *iso,
                                  GrB_Index *nvals,
                                  GrB_Descriptor desc);

/* v holds what the arrays hold, which become its own. */
GrB_Info GxB_Vector_pack_Full(GrB_Vector v, void **vx, GrB_Index vx_size, bool iso, GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is empty then. */
GrB_Info GxB_Vector_unpack_Full(GrB_Vector v, void **vx, GrB_Index *vx_size, bool *iso, GrB_Descriptor desc);

/* A new vector of the arrays, which become its own. */
GrB_Info GxB_Vector_import_Full(GrB_Vector *v,
                                GrB_Type ty,
                                GrB_Index n,
                                void **vx,
                                GrB_Index vx_size,
                                bool iso,
                                GrB_Descriptor desc);

/* v as arrays, which become the caller's; v is freed. */
GrB_Info GxB_Vector_export_Full(GrB_Vector *v,
                                GrB_Type *ty,
                                GrB_Index *n,
                                void **vx,
                                GrB_Index *vx_size,
                                bool *iso,
                                GrB_Descriptor desc);

/* The hash beside a hypersparse matrix: there is none, Y is NULL. */
GrB_Info GxB_unpack_HyperHash(GrB_Matrix A, GrB_Matrix *Y, GrB_Descriptor desc);

/* Takes a hash over, and frees it. */
GrB_Info GxB_pack_HyperHash(GrB_Matrix A, GrB_Matrix *Y, GrB_Descriptor desc);

/* A new iterator, attached to nothing. */
GrB_Info GxB_Iterator_new(GxB_Iterator *it);

/* Frees an iterator. */
GrB_Info GxB_Iterator_free(GxB_Iterator *it);

/* Behind the macros of the header. */
GrB_Info GB_Iterator_attach(GxB_Iterator it, GrB_Matrix A, GxB_Format_Value format, GrB_Descriptor desc);

/* Behind the macros of the header. */
GrB_Info GB_Iterator_rc_seek(GxB_Iterator it, GrB_Index j, bool jth_vector);

/* Behind the macros of the header. */
GrB_Info GB_Iterator_rc_bitmap_next(GxB_Iterator it);

/* Behind the macros of the header. */
GrB_Info GB_Vector_Iterator_bitmap_seek(GxB_Iterator it, GrB_Index unused);

/* Walks the rows of A. */
GrB_Info GxB_rowIterator_attach(GxB_Iterator it, GrB_Matrix A, GrB_Descriptor desc);

/* Goes to a row. */
GrB_Info GxB_rowIterator_seekRow(GxB_Iterator it, GrB_Index row);

/* Goes to the k-th row that is stored. */
GrB_Info GxB_rowIterator_kseek(GxB_Iterator it, GrB_Index k);

/* Goes to the next row that is stored. */
GrB_Info GxB_rowIterator_nextRow(GxB_Iterator it);

/* Goes to the next entry of the row. */
GrB_Info GxB_rowIterator_nextCol(GxB_Iterator it);

/* The number of rows that are stored. */
GrB_Index GxB_rowIterator_kount(GxB_Iterator it);

/* The present row. */
GrB_Index GxB_rowIterator_getRowIndex(GxB_Iterator it);

/* The column of the present entry. */
GrB_Index GxB_rowIterator_getColIndex(GxB_Iterator it);

/* Walks the columns of A. */
GrB_Info GxB_colIterator_attach(GxB_Iterator it, GrB_Matrix A, GrB_Descriptor desc);

/* Goes to a column. */
GrB_Info GxB_colIterator_seekCol(GxB_Iterator it, GrB_Index col);

/* Goes to the k-th column that is stored. */
GrB_Info GxB_colIterator_kseek(GxB_Iterator it, GrB_Index k);

/* Goes to the next column that is stored. */
GrB_Info GxB_colIterator_nextCol(GxB_Iterator it);

/* Goes to the next entry of the column. */
GrB_Info GxB_colIterator_nextRow(GxB_Iterator it);

/* The number of columns that are stored. */
GrB_Index GxB_colIterator_kount(GxB_Iterator it);

/* The present column. */
GrB_Index GxB_colIterator_getColIndex(GxB_Iterator it);

/* The row of the present entry. */
GrB_Index GxB_colIterator_getRowIndex(GxB_Iterator it);

/* Walks the entries of A. */
GrB_Info GxB_Matrix_Iterator_attach(GxB_Iterator it, GrB_Matrix A, GrB_Descriptor desc);

/* Goes to the p-th place. */
GrB_Info GxB_Matrix_Iterator_seek(GxB_Iterator it, GrB_Index p);

/* Goes to the next entry. */
GrB_Info GxB_Matrix_Iterator_next(GxB_Iterator it);

/* The number of places that entries can be in. */
GrB_Index GxB_Matrix_Iterator_getpmax(GxB_Iterator it);

/* The present place. */
GrB_Index GxB_Matrix_Iterator_getp(GxB_Iterator it);

/* Walks the entries of v. */
GrB_Info GxB_Vector_Iterator_attach(GxB_Iterator it, GrB_Vector v, GrB_Descriptor desc);

/* Goes to the p-th place. */
GrB_Info GxB_Vector_Iterator_seek(GxB_Iterator it, GrB_Index p);

/* Goes to the next entry. */
GrB_Info GxB_Vector_Iterator_next(GxB_Iterator it);

/* The number of places that entries can be in. */
GrB_Index GxB_Vector_Iterator_getpmax(GxB_Iterator it);

/* The present place. */
GrB_Index GxB_Vector_Iterator_getp(GxB_Iterator it);

/* The index of the present entry. */
GrB_Index GxB_Vector_Iterator_getIndex(GxB_Iterator it);

/* Row and column of the present entry. */
void GxB_Matrix_Iterator_getIndex(GxB_Iterator it, GrB_Index *row, GrB_Index *col);

/* The present value, of a user-defined type. */
void GxB_Iterator_get_UDT(GxB_Iterator it, void *value);

/* The present value, of type BOOL. */
bool GxB_Iterator_get_BOOL(GxB_Iterator it);

/* The present value, of type INT8. */
int8_t GxB_Iterator_get_INT8(GxB_Iterator it);

/* The present value, of type INT16. */
int16_t GxB_Iterator_get_INT16(GxB_Iterator it);

/* The present value, of type INT32. */
int32_t GxB_Iterator_get_INT32(GxB_Iterator it);

/* The present value, of type INT64. */
int64_t GxB_Iterator_get_INT64(GxB_Iterator it);

/* The present value, of type UINT8. */
uint8_t GxB_Iterator_get_UINT8(GxB_Iterator it);

/* The present value, of type UINT16. */
uint16_t GxB_Iterator_get_UINT16(GxB_Iterator it);

/* The present value, of type UINT32. */
uint32_t GxB_Iterator_get_UINT32(GxB_Iterator it);

/* The present value, of type UINT64. */
uint64_t GxB_Iterator_get_UINT64(GxB_Iterator it);

/* The present value, of type FP32. */
float GxB_Iterator_get_FP32(GxB_Iterator it);

/* The present value, of type FP64. */
double GxB_Iterator_get_FP64(GxB_Iterator it);

/* The present value, of type FC32. */
GxB_FC32_t GxB_Iterator_get_FC32(GxB_Iterator it);

/* The present value, of type FC64. */
GxB_FC64_t GxB_Iterator_get_FC64(GxB_Iterator it);


#ifdef __cplusplus
}
#ifdef __clang__
#pragma clang diagnostic pop
#endif
#endif

/* ---- one name for all types: C11 and later ---------------------------------------------- */

#if !defined (__cplusplus) && defined (__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* The k-th of some arguments. Each use adds a 0, so that something always follows. */
#define GB_1ST(a, ...)          a
#define GB_2ND(a, b, ...)       b
#define GB_3RD(a, b, c, ...)    c
#define GB_4TH(a, b, c, d, ...) d
#define GB_5TH(a, b, c, d, e, ...) e
#define GB_6TH(a, b, c, d, e, f, ...) f

/* Where int64_t is long, long long is a type of its own. */
#ifdef __LP64__
#define GB_LONG_LONG(prefix, name)                                                    \
              long long   : prefix##_##name##_INT64  ,                                \
     unsigned long long   : prefix##_##name##_UINT64 ,
#define GB_LONG_LONG_POINTER(name)                                                    \
              long long * : GrB_##name##_INT64  , const          long long * : GrB_##name##_INT64  , \
     unsigned long long * : GrB_##name##_UINT64 , const unsigned long long * : GrB_##name##_UINT64 ,
#else
#define GB_LONG_LONG(prefix, name)
#define GB_LONG_LONG_POINTER(name)
#endif

/* An address whose type chose the function already; long long * passes for int64_t * then. */
#define GB_ADDRESS(x) ((void *) (x))

/* The variant of a function for values of the type of x. Anything unknown is an address of a
   user-defined value. */
#define GB_VALUES(prefix, name)                                                       \
    bool       : prefix##_##name##_BOOL   ,                                           \
    int8_t     : prefix##_##name##_INT8   , uint8_t  : prefix##_##name##_UINT8  ,     \
    int16_t    : prefix##_##name##_INT16  , uint16_t : prefix##_##name##_UINT16 ,     \
    int32_t    : prefix##_##name##_INT32  , uint32_t : prefix##_##name##_UINT32 ,     \
    int64_t    : prefix##_##name##_INT64  , uint64_t : prefix##_##name##_UINT64 ,     \
    GB_LONG_LONG (prefix, name)                                                       \
    float      : prefix##_##name##_FP32   , double   : prefix##_##name##_FP64   ,     \
    GxB_FC32_t : GxB_##name##_FC32        , GxB_FC64_t : GxB_##name##_FC64      ,     \
    default    : prefix##_##name##_UDT

#define GB_BY_VALUE(name, x)           _Generic ((x), GB_VALUES (GrB, name))
#define GB_BY_VALUE_OR_SCALAR(name, x) _Generic ((x), GrB_Scalar : GrB_##name##_Scalar, GB_VALUES (GrB, name))

/* The same for addresses of results and for arrays. */
#define GB_POINTERS(name)                                                             \
    bool       * : GrB_##name##_BOOL   , const bool       * : GrB_##name##_BOOL   ,   \
    int8_t     * : GrB_##name##_INT8   , const int8_t     * : GrB_##name##_INT8   ,   \
    int16_t    * : GrB_##name##_INT16  , const int16_t    * : GrB_##name##_INT16  ,   \
    int32_t    * : GrB_##name##_INT32  , const int32_t    * : GrB_##name##_INT32  ,   \
    int64_t    * : GrB_##name##_INT64  , const int64_t    * : GrB_##name##_INT64  ,   \
    uint8_t    * : GrB_##name##_UINT8  , const uint8_t    * : GrB_##name##_UINT8  ,   \
    uint16_t   * : GrB_##name##_UINT16 , const uint16_t   * : GrB_##name##_UINT16 ,   \
    uint32_t   * : GrB_##name##_UINT32 , const uint32_t   * : GrB_##name##_UINT32 ,   \
    uint64_t   * : GrB_##name##_UINT64 , const uint64_t   * : GrB_##name##_UINT64 ,   \
    GB_LONG_LONG_POINTER (name)                                                       \
    float      * : GrB_##name##_FP32   , const float      * : GrB_##name##_FP32   ,   \
    double     * : GrB_##name##_FP64   , const double     * : GrB_##name##_FP64   ,   \
    GxB_FC32_t * : GxB_##name##_FC32   , const GxB_FC32_t * : GxB_##name##_FC32   ,   \
    GxB_FC64_t * : GxB_##name##_FC64   , const GxB_FC64_t * : GxB_##name##_FC64   ,   \
    default      : GrB_##name##_UDT

#define GB_BY_POINTER(name, x)           _Generic ((x), GB_POINTERS (name))
#define GB_BY_POINTER_OR_SCALAR(name, x) _Generic ((x), GrB_Scalar : GrB_##name##_Scalar, GB_POINTERS (name))

/* ---- objects ---- */

#define GrB_Monoid_new(monoid, op, identity) GB_BY_VALUE (Monoid_new, identity) (monoid, op, identity)

#define GxB_Monoid_terminal_new(monoid, op, identity, terminal)                       \
    _Generic ((identity), GB_VALUES (GxB, Monoid_terminal_new)) (monoid, op, identity, terminal)

#define GB_KINDS(deref, method)                                                       \
    GxB_Context      deref : GxB_Context_##method      ,                              \
    GxB_IndexBinaryOp deref : GxB_IndexBinaryOp_##method ,                            \
    GrB_Type         deref : GrB_Type_##method         ,                              \
    GrB_UnaryOp      deref : GrB_UnaryOp_##method      ,                              \
    GrB_BinaryOp     deref : GrB_BinaryOp_##method     ,                              \
    GrB_IndexUnaryOp deref : GrB_IndexUnaryOp_##method ,                              \
    GrB_Monoid       deref : GrB_Monoid_##method       ,                              \
    GrB_Semiring     deref : GrB_Semiring_##method     ,                              \
    GrB_Descriptor   deref : GrB_Descriptor_##method   ,                              \
    GrB_Scalar       deref : GrB_Scalar_##method       ,                              \
    GrB_Vector       deref : GrB_Vector_##method       ,                              \
    GrB_Matrix       deref : GrB_Matrix_##method

#define GrB_free(object)         _Generic ((object), GxB_Iterator * : GxB_Iterator_free, GB_KINDS (*, free)) (object)
#define GrB_wait(object, mode)   _Generic ((object), GB_KINDS ( , wait)) (object, mode)
#define GrB_error(text, object)  _Generic ((object), GB_KINDS ( , error)) (text, object)

/* ---- printing ---- */

#define GxB_fprint(object, pr, f)                                                     \
    _Generic ((object),                                                               \
        GrB_Type     : GxB_Type_fprint     , GrB_UnaryOp      : GxB_UnaryOp_fprint      , \
        GrB_BinaryOp : GxB_BinaryOp_fprint , GrB_IndexUnaryOp : GxB_IndexUnaryOp_fprint , \
        GxB_SelectOp : GxB_SelectOp_fprint , GrB_Monoid       : GxB_Monoid_fprint       , \
        GrB_Semiring : GxB_Semiring_fprint , GrB_Descriptor   : GxB_Descriptor_fprint   , \
        GxB_Context  : GxB_Context_fprint  , GrB_Scalar       : GxB_Scalar_fprint       , \
        GxB_IndexBinaryOp : GxB_IndexBinaryOp_fprint ,                                \
        GrB_Vector   : GxB_Vector_fprint   , GrB_Matrix       : GxB_Matrix_fprint) (object, #object, pr, f)
#define GxB_print(object, pr) GxB_fprint (object, pr, NULL)

/* ---- fields ---- */

/* The variant for the address of a result, and for a value. */
#define GB_GET(kind, value)                                                           \
    _Generic ((value),                                                                \
        int32_t *  : GrB_##kind##_get_INT32  , size_t * : GrB_##kind##_get_SIZE ,     \
        GrB_Scalar : GrB_##kind##_get_Scalar , char *   : GrB_##kind##_get_String ,   \
        default    : GrB_##kind##_get_VOID)
#define GB_GET_OF_CONTEXT(value)                                                      \
    _Generic ((value),                                                                \
        int32_t *  : GxB_Context_get_INT    , size_t * : GxB_Context_get_SIZE ,       \
        GrB_Scalar : GxB_Context_get_Scalar , char *   : GxB_Context_get_String ,     \
        default    : GxB_Context_get_VOID)

#define GB_GET_OF_INDEX_BINARY(value)                                                 \
    _Generic ((value),                                                                \
        int32_t *  : GxB_IndexBinaryOp_get_INT32  , size_t * : GxB_IndexBinaryOp_get_SIZE , \
        GrB_Scalar : GxB_IndexBinaryOp_get_Scalar , char *   : GxB_IndexBinaryOp_get_String , \
        default    : GxB_IndexBinaryOp_get_VOID)

#define GB_SET(kind, value)                                                           \
    _Generic ((value),                                                                \
        bool     : GrB_##kind##_set_INT32 ,                                           \
        int8_t   : GrB_##kind##_set_INT32 , uint8_t  : GrB_##kind##_set_INT32 ,       \
        int16_t  : GrB_##kind##_set_INT32 , uint16_t : GrB_##kind##_set_INT32 ,       \
        int32_t  : GrB_##kind##_set_INT32 , uint32_t : GrB_##kind##_set_INT32 ,       \
        int64_t  : GrB_##kind##_set_INT32 , uint64_t : GrB_##kind##_set_INT32 ,       \
        GrB_Scalar   : GrB_##kind##_set_Scalar ,                                      \
        char *       : GrB_##kind##_set_String ,                                      \
        const char * : GrB_##kind##_set_String ,                                      \
        default      : GrB_##kind##_set_VOID)
#define GB_SET_OF_CONTEXT(value)                                                      \
    _Generic ((value),                                                                \
        bool     : GxB_Context_set_INT ,                                              \
        int8_t   : GxB_Context_set_INT , uint8_t  : GxB_Context_set_INT ,             \
        int16_t  : GxB_Context_set_INT , uint16_t : GxB_Context_set_INT ,             \
        int32_t  : GxB_Context_set_INT , uint32_t : GxB_Context_set_INT ,             \
        int64_t  : GxB_Context_set_INT , uint64_t : GxB_Context_set_INT ,             \
        GrB_Scalar   : GxB_Context_set_Scalar ,                                       \
        char *       : GxB_Context_set_String ,                                       \
        const char * : GxB_Context_set_String ,                                       \
        default      : GxB_Context_set_VOID)

#define GB_SET_OF_INDEX_BINARY(value)                                                 \
    _Generic ((value),                                                                \
        bool     : GxB_IndexBinaryOp_set_INT32 ,                                      \
        int8_t   : GxB_IndexBinaryOp_set_INT32 , uint8_t  : GxB_IndexBinaryOp_set_INT32 , \
        int16_t  : GxB_IndexBinaryOp_set_INT32 , uint16_t : GxB_IndexBinaryOp_set_INT32 , \
        int32_t  : GxB_IndexBinaryOp_set_INT32 , uint32_t : GxB_IndexBinaryOp_set_INT32 , \
        int64_t  : GxB_IndexBinaryOp_set_INT32 , uint64_t : GxB_IndexBinaryOp_set_INT32 , \
        GrB_Scalar   : GxB_IndexBinaryOp_set_Scalar ,                                 \
        char *       : GxB_IndexBinaryOp_set_String ,                                 \
        const char * : GxB_IndexBinaryOp_set_String ,                                 \
        default      : GxB_IndexBinaryOp_set_VOID)

#define GB_FIELD(form, object, value)                                                 \
    _Generic ((object),                                                               \
        GrB_Type         : form (Type, value)         ,                               \
        GrB_UnaryOp      : form (UnaryOp, value)      ,                               \
        GrB_BinaryOp     : form (BinaryOp, value)     ,                               \
        GrB_IndexUnaryOp : form (IndexUnaryOp, value) ,                               \
        GrB_Monoid       : form (Monoid, value)       ,                               \
        GrB_Semiring     : form (Semiring, value)     ,                               \
        GrB_Descriptor   : form (Descriptor, value)   ,                               \
        GrB_Scalar       : form (Scalar, value)       ,                               \
        GrB_Vector       : form (Vector, value)       ,                               \
        GrB_Matrix       : form (Matrix, value)       ,                               \
        GrB_Global       : form (Global, value)       ,                               \
        GxB_IndexBinaryOp : form##_OF_INDEX_BINARY (value) ,                          \
        GxB_Context      : form##_OF_CONTEXT (value))

#define GrB_get(object, value, field) GB_FIELD (GB_GET, object, value) (object, value, field)

/* (object, value, field), (object, bytes, field, size) */
#define GrB_set(object, value, ...)   GB_FIELD (GB_SET, object, value) (object, value, __VA_ARGS__)

/* ---- content ---- */

#define GrB_clear(object)                                                             \
    _Generic ((object), GrB_Scalar : GrB_Scalar_clear, GrB_Vector : GrB_Vector_clear, \
        GrB_Matrix : GrB_Matrix_clear) (object)

#define GrB_nvals(nvals, object)                                                      \
    _Generic ((object), GrB_Scalar : GrB_Scalar_nvals, GrB_Vector : GrB_Vector_nvals, \
        GrB_Matrix : GrB_Matrix_nvals) (nvals, object)

#define GrB_dup(copy, object)                                                         \
    _Generic ((object), GrB_Scalar : GrB_Scalar_dup, GrB_Vector : GrB_Vector_dup,     \
        GrB_Matrix : GrB_Matrix_dup) (copy, object)

#define GxB_resize(object, ...) GrB_resize (object, __VA_ARGS__)
#define GrB_resize(object, ...)                                                       \
    _Generic ((object), GrB_Vector : GrB_Vector_resize, GrB_Matrix : GrB_Matrix_resize) (object, __VA_ARGS__)

/* Its older name. */
#define GxB_resize(object, ...) GrB_resize (object, __VA_ARGS__)

#define GrB_removeElement(C, ...)                                                     \
    _Generic ((C), GrB_Vector : GrB_Vector_removeElement, GrB_Matrix : GrB_Matrix_removeElement) (C, __VA_ARGS__)

#define GrB_setElement(C, ...)                                                        \
    _Generic ((C),                                                                    \
        GrB_Scalar : GB_BY_VALUE           (Scalar_setElement, GB_1ST (__VA_ARGS__, 0)), \
        GrB_Vector : GB_BY_VALUE_OR_SCALAR (Vector_setElement, GB_1ST (__VA_ARGS__, 0)), \
        GrB_Matrix : GB_BY_VALUE_OR_SCALAR (Matrix_setElement, GB_1ST (__VA_ARGS__, 0))) (C, __VA_ARGS__)

#define GrB_extractElement(x, ...)                                                    \
    _Generic ((GB_1ST (__VA_ARGS__, 0)),                                              \
        GrB_Scalar : GB_BY_POINTER           (Scalar_extractElement, x),              \
        GrB_Vector : GB_BY_POINTER_OR_SCALAR (Vector_extractElement, x),              \
        GrB_Matrix : GB_BY_POINTER_OR_SCALAR (Matrix_extractElement, x)) (GB_ADDRESS (x), __VA_ARGS__)

/* (w, indices, values, nvals, dup) or (C, rows, cols, values, nvals, dup) */
#define GrB_build(C, ...)                                                             \
    GB_6TH (__VA_ARGS__, GrB_Matrix_build, GrB_Vector_build, 0, 0) (C, __VA_ARGS__)

/* (indices, values, nvals, u) or (rows, cols, values, nvals, A) */
#define GrB_extractTuples(indices, ...)                                               \
    GB_5TH (__VA_ARGS__, GrB_Matrix_extractTuples, GrB_Vector_extractTuples, 0, 0) (indices, __VA_ARGS__)

/* ---- operations ---- */

#define GB_BY_OPERATOR(name, op)                                                      \
    _Generic ((op), GrB_Semiring : GrB_##name##_Semiring, GrB_Monoid : GrB_##name##_Monoid, \
        GrB_BinaryOp : GrB_##name##_BinaryOp)

#define GrB_eWiseMult(C, Mask, accum, op, A, B, desc)                                 \
    _Generic ((C), GrB_Vector : GB_BY_OPERATOR (Vector_eWiseMult, op),                \
        GrB_Matrix : GB_BY_OPERATOR (Matrix_eWiseMult, op)) (C, Mask, accum, op, A, B, desc)

#define GrB_eWiseAdd(C, Mask, accum, op, A, B, desc)                                  \
    _Generic ((C), GrB_Vector : GB_BY_OPERATOR (Vector_eWiseAdd, op),                 \
        GrB_Matrix : GB_BY_OPERATOR (Matrix_eWiseAdd, op)) (C, Mask, accum, op, A, B, desc)

#define GxB_eWiseUnion(C, Mask, accum, op, A, alpha, B, beta, desc)                   \
    _Generic ((C), GrB_Vector : GxB_Vector_eWiseUnion, GrB_Matrix : GxB_Matrix_eWiseUnion) \
        (C, Mask, accum, op, A, alpha, B, beta, desc)

#define GrB_kronecker(C, Mask, accum, op, A, B, desc)                                 \
    GB_BY_OPERATOR (Matrix_kronecker, op) (C, Mask, accum, op, A, B, desc)

/* (w, mask, accum, u, I, ni, desc), (C, Mask, accum, A, I, ni, J, nj, desc),
   (w, mask, accum, A, I, ni, j, desc) */
#define GrB_extract(C, Mask, accum, A, ...)                                           \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A), GrB_Vector : GrB_Vector_extract, default : GrB_Col_extract), \
        GrB_Matrix : GrB_Matrix_extract) (C, Mask, accum, A, __VA_ARGS__)

/* An object, or a value: (w, mask, accum, u, I, ni, desc), (C, Mask, accum, A, I, ni, J, nj, desc);
   a column, (C, mask, accum, u, I, ni, j, desc), or a row, (C, mask, accum, u, i, J, nj, desc). */
#define GrB_assign(C, Mask, accum, A, ...)                                            \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A),                                                   \
            GrB_Vector : GrB_Vector_assign,                                           \
            default    : GB_BY_VALUE_OR_SCALAR (Vector_assign, A)),                   \
        GrB_Matrix : _Generic ((A),                                                   \
            GrB_Matrix : GrB_Matrix_assign,                                           \
            GrB_Vector : _Generic ((GB_1ST (__VA_ARGS__, 0)),                         \
                GrB_Index * : GrB_Col_assign, const GrB_Index * : GrB_Col_assign,     \
                void *      : GrB_Col_assign,                                         \
                default     : GrB_Row_assign),                                        \
            default    : GB_BY_VALUE_OR_SCALAR (Matrix_assign, A))) (C, Mask, accum, A, __VA_ARGS__)

/* The same arguments; the mask is that of the part. */
#define GB_BY_VALUE_OR_SCALAR_GXB(name, x)                                                       \
    _Generic ((x), GrB_Scalar : GxB_##name##_Scalar, GB_VALUES (GxB, name))

#define GxB_subassign(C, Mask, accum, A, ...)                                         \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A),                                                   \
            GrB_Vector : GxB_Vector_subassign,                                        \
            default    : GB_BY_VALUE_OR_SCALAR_GXB (Vector_subassign, A)),                       \
        GrB_Matrix : _Generic ((A),                                                   \
            GrB_Matrix : GxB_Matrix_subassign,                                        \
            GrB_Vector : _Generic ((GB_1ST (__VA_ARGS__, 0)),                         \
                GrB_Index * : GxB_Col_subassign, const GrB_Index * : GxB_Col_subassign, \
                void *      : GxB_Col_subassign,                                      \
                default     : GxB_Row_subassign),                                     \
            default    : GB_BY_VALUE_OR_SCALAR_GXB (Matrix_subassign, A))) (C, Mask, accum, A, __VA_ARGS__)

/* (C, Mask, accum, unary op, A, desc), (C, Mask, accum, binary op, x, A, desc),
   (C, Mask, accum, binary op, A, y, desc), (C, Mask, accum, index unary op, A, y, desc) */
#define GB_APPLY(kind, op, a, b)                                                      \
    _Generic ((op),                                                                   \
        GrB_UnaryOp      : GrB_##kind##_apply,                                        \
        GrB_BinaryOp     : _Generic ((a),                                             \
            GrB_##kind : GB_BY_VALUE_OR_SCALAR (kind##_apply_BinaryOp2nd, b),         \
            default    : GB_BY_VALUE_OR_SCALAR (kind##_apply_BinaryOp1st, a)),        \
        GrB_IndexUnaryOp : GB_BY_VALUE_OR_SCALAR (kind##_apply_IndexOp, b))

#define GrB_apply(C, Mask, accum, op, ...)                                            \
    _Generic ((C),                                                                    \
        GrB_Vector : GB_APPLY (Vector, op, GB_1ST (__VA_ARGS__, 0), GB_2ND (__VA_ARGS__, 0)), \
        GrB_Matrix : GB_APPLY (Matrix, op, GB_1ST (__VA_ARGS__, 0), GB_2ND (__VA_ARGS__, 0))) \
        (C, Mask, accum, op, __VA_ARGS__)

#define GrB_select(C, Mask, accum, op, A, y, desc)                                    \
    _Generic ((C),                                                                    \
        GrB_Vector : GB_BY_VALUE_OR_SCALAR (Vector_select, y),                        \
        GrB_Matrix : GB_BY_VALUE_OR_SCALAR (Matrix_select, y)) (C, Mask, accum, op, A, y, desc)

/* (w, mask, accum, op, A, desc), (scalar or address, accum, op, A, desc) */
#define GB_REDUCE_TO_SCALAR(kind, op)                                                 \
    _Generic ((op), GrB_Monoid : GrB_##kind##_reduce_Monoid_Scalar, default : GrB_##kind##_reduce_BinaryOp_Scalar)

#define GrB_reduce(c, ...)                                                            \
    _Generic ((c),                                                                    \
        GrB_Vector : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Monoid : GrB_Matrix_reduce_Monoid, default : GrB_Matrix_reduce_BinaryOp), \
        GrB_Scalar : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Vector : GB_REDUCE_TO_SCALAR (Vector, GB_2ND (__VA_ARGS__, 0)),       \
            default    : GB_REDUCE_TO_SCALAR (Matrix, GB_2ND (__VA_ARGS__, 0))),      \
        default    : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Vector : GB_BY_POINTER (Vector_reduce, c),                            \
            default    : GB_BY_POINTER (Matrix_reduce, c))) (GB_ADDRESS (c), __VA_ARGS__)

/* ---- one name for all types of one object (C API 2.1, chapter 5) ---- */

#define GrB_Scalar_setElement(s, x)              GB_BY_VALUE (Scalar_setElement, x) (s, x)
#define GrB_Vector_setElement(w, x, i)           GB_BY_VALUE_OR_SCALAR (Vector_setElement, x) (w, x, i)
#define GrB_Matrix_setElement(C, x, i, j)        GB_BY_VALUE_OR_SCALAR (Matrix_setElement, x) (C, x, i, j)

#define GrB_Scalar_extractElement(x, s)          GB_BY_POINTER (Scalar_extractElement, x) (GB_ADDRESS (x), s)
#define GrB_Vector_extractElement(x, u, i)       GB_BY_POINTER_OR_SCALAR (Vector_extractElement, x) (GB_ADDRESS (x), u, i)
#define GrB_Matrix_extractElement(x, A, i, j)    GB_BY_POINTER_OR_SCALAR (Matrix_extractElement, x) (GB_ADDRESS (x), A, i, j)

#define GrB_Vector_build(w, I, X, n, dup)        GB_BY_POINTER (Vector_build, X) (w, I, GB_ADDRESS (X), n, dup)
#define GrB_Matrix_build(C, I, J, X, n, dup)     GB_BY_POINTER (Matrix_build, X) (C, I, J, GB_ADDRESS (X), n, dup)

#define GrB_Vector_extractTuples(I, X, n, u)     GB_BY_POINTER (Vector_extractTuples, X) (I, GB_ADDRESS (X), n, u)
#define GrB_Matrix_extractTuples(I, J, X, n, A)  GB_BY_POINTER (Matrix_extractTuples, X) (I, J, GB_ADDRESS (X), n, A)

#define GrB_Matrix_import(A, type, nrows, ncols, indptr, indices, values, n_indptr, n_indices, n_values, format) \
    GB_BY_POINTER (Matrix_import, values)                                             \
        (A, type, nrows, ncols, indptr, indices, GB_ADDRESS (values), n_indptr, n_indices, n_values, format)
#define GrB_Matrix_export(indptr, indices, values, n_indptr, n_indices, n_values, format, A) \
    GB_BY_POINTER (Matrix_export, values)                                             \
        (indptr, indices, GB_ADDRESS (values), n_indptr, n_indices, n_values, format, A)

/* ---- extensions ---- */

#define GxB_Scalar_setElement(s, x)              GrB_Scalar_setElement (s, x)
#define GxB_Scalar_extractElement(x, s)          GrB_Scalar_extractElement (x, s)

#define GxB_select(C, Mask, accum, op, A, thunk, desc)                                \
    _Generic ((C), GrB_Vector : GxB_Vector_select, GrB_Matrix : GxB_Matrix_select) (C, Mask, accum, op, A, thunk, desc)

#define GxB_sort(C, P, op, A, desc)                                                   \
    _Generic ((A), GrB_Vector : GxB_Vector_sort, GrB_Matrix : GxB_Matrix_sort) (C, P, op, A, desc)

/* (object, format, address of the text) */
#define GrX_explain(object, ...)                                                      \
    _Generic ((object), GrB_Vector : GrX_Vector_explain, GrB_Matrix : GrX_Matrix_explain) (object, __VA_ARGS__)

/* By the kind of the first argument, which is the field for the library's own. */
#define GB_OPTION(form, object)                                                       \
    _Generic ((object), GrB_Vector : GxB_Vector_Option_##form, GrB_Matrix : GxB_Matrix_Option_##form, \
        GrB_Descriptor : GxB_Desc_##form, GxB_Context : GxB_Context_##form, default : GxB_Global_Option_##form)
#define GxB_set(object, ...) GB_OPTION (set, object) (object, __VA_ARGS__)
#define GxB_get(object, ...) GB_OPTION (get, object) (object, __VA_ARGS__)

#endif

#endif
