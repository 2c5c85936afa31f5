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

