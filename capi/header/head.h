/* GraphBLAS C API 2.1, and extensions under GxB_.
   Written by `cargo xtask gen` from capi/header, capi/src and the tables; do not edit. */
#ifndef GRAPHBLAS_H
#define GRAPHBLAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#ifdef __cplusplus
#include <complex>
#endif

/* ---- versions --------------------------------------------------------------------------- */

#define GRB_VERSION 2
#define GRB_SUBVERSION 1

/* ---- types ------------------------------------------------------------------------------ */

/* Index of a row, of a column, or of a place in a vector. */
typedef uint64_t GrB_Index;
#define GrB_INDEX_MAX ((GrB_Index) ((1ULL << 60) - 1))

/* Opaque objects. */
typedef struct GB_Type_opaque         *GrB_Type;
typedef struct GB_UnaryOp_opaque      *GrB_UnaryOp;
typedef struct GB_BinaryOp_opaque     *GrB_BinaryOp;
typedef struct GB_IndexUnaryOp_opaque *GrB_IndexUnaryOp;
typedef struct GB_Monoid_opaque       *GrB_Monoid;
typedef struct GB_Semiring_opaque     *GrB_Semiring;
typedef struct GB_Descriptor_opaque   *GrB_Descriptor;
typedef struct GB_Scalar_opaque       *GrB_Scalar;
typedef struct GB_Vector_opaque       *GrB_Vector;
typedef struct GB_Matrix_opaque       *GrB_Matrix;
typedef struct GB_Global_opaque       *GrB_Global;
typedef struct GB_Context_opaque      *GxB_Context;
typedef struct GB_SelectOp_opaque     *GxB_SelectOp;

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
#endif

/* User-defined operators, on addresses of values. */
typedef void (*GxB_unary_function)  (void *z, const void *x);
typedef void (*GxB_binary_function) (void *z, const void *x, const void *y);
typedef void (*GxB_index_unary_function) (void *z, const void *x, GrB_Index i, GrB_Index j, const void *y);

/* The malloc family that GxB_init installs. */
typedef void *(*GB_malloc_function)  (size_t size);
typedef void *(*GB_calloc_function)  (size_t count, size_t size);
typedef void *(*GB_realloc_function) (void *block, size_t size);
typedef void  (*GB_free_function)    (void *block);

/* Longest name of a type or an operator, with the final zero. */
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
    GrB_BLOCKING = 1
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
    GrB_INP1 = 3
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
    GrB_COMP_STRUCTURE = 6             /* for GrB_MASK */
}
GrB_Desc_Value;

/* How arrays hold a matrix that is imported or exported. */
typedef enum
{
    GrB_CSR_FORMAT = 0,                /* rows: starts, columns, values */
    GrB_CSC_FORMAT = 1,                /* columns: starts, rows, values */
    GrB_COO_FORMAT = 2                 /* tuples: columns, rows, values */
}
GrB_Format;

typedef enum
{
    GxB_BY_ROW = 0,
    GxB_BY_COL = 1,
    GxB_NO_FORMAT = -1
}
GxB_Format_Value;

/* ---- index lists ------------------------------------------------------------------------ */

/* Lengths that say how a short list is to be read, and the places in it. */
#define GxB_RANGE     ((GrB_Index) INT64_MAX)        /* begin, end: both included */
#define GxB_STRIDE    ((GrB_Index) (INT64_MAX - 1))  /* begin, end, step */
#define GxB_BACKWARDS ((GrB_Index) (INT64_MAX - 2))  /* begin, end, step: going down */
#define GxB_BEGIN 0
#define GxB_END   1
#define GxB_INC   2

#ifdef __cplusplus
extern "C"
{
#endif

/* All rows, all columns, all places; given instead of a list. */
extern const GrB_Index *GrB_ALL;

/* ---- functions and predefined objects --------------------------------------------------- */

