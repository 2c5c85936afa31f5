/* Typed values and small pictures for the program that calls every function.
   Needs: C99, check.h. Gives: for each built-in real type three values and functions that make and
   compare collections; the same for the user-defined Pair.
   X is far from zero and needs every bit of its type, Y is X's neighbour, A is small: a value that
   passes through a narrower type, another sign or another precision on its way does not come back.
   X, Y, A and their sums and differences as the tests use them fit the type. */
#ifndef EVERY_H
#define EVERY_H

#include "../check.h"

#define X_BOOL   true
#define Y_BOOL   false
#define A_BOOL   true
#define X_INT8   -100
#define Y_INT8   -99
#define A_INT8   3
#define X_INT16  -32000
#define Y_INT16  -31999
#define A_INT16  3
#define X_INT32  -2147483000
#define Y_INT32  -2147482999
#define A_INT32  3
#define X_INT64  -9223372036854775000
#define Y_INT64  -9223372036854774999
#define A_INT64  3
#define X_UINT8  200
#define Y_UINT8  201
#define A_UINT8  3
#define X_UINT16 65000
#define Y_UINT16 65001
#define A_UINT16 3
#define X_UINT32 4294967000U
#define Y_UINT32 4294967001U
#define A_UINT32 3
#define X_UINT64 18446744073709551000U
#define Y_UINT64 18446744073709551001U
#define A_UINT64 3
#define X_FP32   -1234567.625F
#define Y_FP32   -1234567.5F
#define A_FP32   3
#define X_FP64   -123456789.125
#define Y_FP64   -123456789.25
#define A_FP64   3

/* The values of each type as constants x, y, a of the C type. */
#define TYPED_VALUES(N, T)                                                      \
    const T x = X_##N, y = Y_##N, a = A_##N;                                    \
    (void) x, (void) y, (void) a

/* In a pattern, x is an entry, . is none, and blanks between rows do not count. The values of the
   entries are listed row by row. */
static inline const char *next_place (const char **pattern)
{
    while (**pattern == ' ') (*pattern)++;
    CHECK (**pattern != 0);
    return (*pattern)++;
}

#define PICTURES(N, T, P)                                                       \
    static inline GrB_Matrix matrix_##N (GrB_Index nrows, GrB_Index ncols,      \
                                         const char *pattern, const T *values)  \
    {                                                                           \
        GrB_Matrix C = NULL;                                                    \
        OK (GrB_Matrix_new (&C, GrB_##N, nrows, ncols));                        \
        for (GrB_Index i = 0; i < nrows; i++)                                   \
        {                                                                       \
            for (GrB_Index j = 0; j < ncols; j++)                               \
            {                                                                   \
                if (*next_place (&pattern) == 'x')                              \
                    OK (GrB_Matrix_setElement_##N (C, *values++, i, j));        \
            }                                                                   \
        }                                                                       \
        return C;                                                               \
    }                                                                           \
    static inline GrB_Vector vector_##N (GrB_Index n, const char *pattern,      \
                                         const T *values)                       \
    {                                                                           \
        GrB_Vector w = NULL;                                                    \
        OK (GrB_Vector_new (&w, GrB_##N, n));                                   \
        for (GrB_Index i = 0; i < n; i++)                                       \
        {                                                                       \
            if (*next_place (&pattern) == 'x')                                  \
                OK (GrB_Vector_setElement_##N (w, *values++, i));               \
        }                                                                       \
        return w;                                                               \
    }                                                                           \
    static inline bool matrix_is_##N (GrB_Matrix C, GrB_Index nrows,            \
                                      GrB_Index ncols, const char *pattern,     \
                                      const T *values)                          \
    {                                                                           \
        GrB_Index m, n, nvals, count = 0;                                       \
        OK (GrB_Matrix_nrows (&m, C));                                          \
        OK (GrB_Matrix_ncols (&n, C));                                          \
        if (m != nrows || n != ncols) return false;                             \
        for (GrB_Index i = 0; i < nrows; i++)                                   \
        {                                                                       \
            for (GrB_Index j = 0; j < ncols; j++)                               \
            {                                                                   \
                T z = 0;                                                        \
                GrB_Info info = GrB_Matrix_extractElement_##N (&z, C, i, j);    \
                if (*next_place (&pattern) != 'x')                              \
                {                                                               \
                    if (info != GrB_NO_VALUE) return false;                     \
                    continue;                                                   \
                }                                                               \
                if (info != GrB_SUCCESS || z != *values++) return false;        \
                count++;                                                        \
            }                                                                   \
        }                                                                       \
        OK (GrB_Matrix_nvals (&nvals, C));                                      \
        return nvals == count;                                                  \
    }                                                                           \
    static inline bool vector_is_##N (GrB_Vector w, GrB_Index size,             \
                                      const char *pattern, const T *values)     \
    {                                                                           \
        GrB_Index n, nvals, count = 0;                                          \
        OK (GrB_Vector_size (&n, w));                                           \
        if (n != size) return false;                                            \
        for (GrB_Index i = 0; i < n; i++)                                       \
        {                                                                       \
            T z = 0;                                                            \
            GrB_Info info = GrB_Vector_extractElement_##N (&z, w, i);           \
            if (*next_place (&pattern) != 'x')                                  \
            {                                                                   \
                if (info != GrB_NO_VALUE) return false;                         \
                continue;                                                       \
            }                                                                   \
            if (info != GrB_SUCCESS || z != *values++) return false;            \
            count++;                                                            \
        }                                                                       \
        OK (GrB_Vector_nvals (&nvals, w));                                      \
        return nvals == count;                                                  \
    }
FOR_REAL_TYPES (PICTURES)

/* TYPED_MATRIX (INT8, int8_t, 2, 2, ".x x.", 1, 2) and its kin. */
#define TYPED_MATRIX(N, T, nrows, ncols, pattern, ...) matrix_##N (nrows, ncols, pattern, (const T[]) { __VA_ARGS__ })
#define TYPED_VECTOR(N, T, n, pattern, ...)            vector_##N (n, pattern, (const T[]) { __VA_ARGS__ })
#define TYPED_MATRIX_IS(N, T, C, nrows, ncols, pattern, ...)                    \
    CHECK (matrix_is_##N (C, nrows, ncols, pattern, (const T[]) { __VA_ARGS__ }))
#define TYPED_VECTOR_IS(N, T, w, n, pattern, ...)                               \
    CHECK (vector_is_##N (w, n, pattern, (const T[]) { __VA_ARGS__ }))

/* The same for Pair, whose entries are given by their sums. */
extern GrB_Type pair_type;
extern GrB_BinaryOp pair_plus_op, pair_minus_op;
extern GrB_Monoid pair_plus_monoid;
extern GrB_IndexUnaryOp pair_place_op, pair_above_op;
GrB_Vector pair_vector (GrB_Index n, const char *pattern, const int64_t *sums);
GrB_Matrix pair_matrix (GrB_Index nrows, GrB_Index ncols, const char *pattern, const int64_t *sums);
bool pair_vector_is (GrB_Vector w, GrB_Index n, const char *pattern, const int64_t *sums);
bool pair_matrix_is (GrB_Matrix C, GrB_Index nrows, GrB_Index ncols, const char *pattern, const int64_t *sums);
#define PAIRS(...) ((const int64_t[]) { __VA_ARGS__ })

/* A scalar of FP64. */
static inline GrB_Scalar scalar (double x)
{
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (s, x));
    return s;
}
static inline bool scalar_is (GrB_Scalar s, double x)
{
    double z = NAN;
    return GrB_Scalar_extractElement_FP64 (&z, s) == GrB_SUCCESS && z == x;
}

/* The parts; each calls the functions of one chapter. */
void elements (void);
void tuples (void);
void transfer (void);
void objects (void);
void algebra (void);
void bound (void);
void selecting (void);
void assigning (void);
void reducing (void);
void operations (void);
void fields (void);

#endif
