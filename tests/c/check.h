/* What the C programs in this folder share: checks that say where they failed, and small dense
   pictures of vectors and matrices. In a picture, _ is an absent entry.
   Expected values are worked out by hand from the specification. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "GraphBLAS.h"
#undef I /* of complex.h; here it is the usual name of a list of indices */

#define _ NAN

/* Fails unless the condition holds. */
#define CHECK(condition)                                                        \
    do                                                                          \
    {                                                                           \
        if (!(condition))                                                       \
        {                                                                       \
            printf ("%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);     \
            exit (1);                                                           \
        }                                                                       \
    } while (0)

/* Fails unless the call returns the given code. */
#define EXPECT(code, call)                                                      \
    do                                                                          \
    {                                                                           \
        GrB_Info info_ = (call);                                                \
        if (info_ != (code))                                                    \
        {                                                                       \
            printf ("%s:%d: %d instead of " #code "\n", __FILE__, __LINE__,     \
                    (int) info_);                                               \
            exit (1);                                                           \
        }                                                                       \
    } while (0)

#define OK(call) EXPECT (GrB_SUCCESS, call)

/* A matrix of FP64 from a picture. */
static inline GrB_Matrix matrix_of_type (GrB_Type type, GrB_Index nrows, GrB_Index ncols, const double *picture)
{
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, type, nrows, ncols));
    for (GrB_Index i = 0; i < nrows; i++)
    {
        for (GrB_Index j = 0; j < ncols; j++)
        {
            double x = picture[i * ncols + j];
            if (!isnan (x)) OK (GrB_Matrix_setElement_FP64 (A, x, i, j));
        }
    }
    return A;
}

static inline GrB_Vector vector_of_type (GrB_Type type, GrB_Index n, const double *picture)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, type, n));
    for (GrB_Index i = 0; i < n; i++)
    {
        if (!isnan (picture[i])) OK (GrB_Vector_setElement_FP64 (v, picture[i], i));
    }
    return v;
}

/* Whether a matrix looks like its picture; says where it does not. */
static inline bool matrix_is (GrB_Matrix A, GrB_Index nrows, GrB_Index ncols, const double *picture)
{
    GrB_Index m, n, nvals, count = 0;
    OK (GrB_Matrix_nrows (&m, A));
    OK (GrB_Matrix_ncols (&n, A));
    if (m != nrows || n != ncols)
    {
        printf ("shape %d x %d\n", (int) m, (int) n);
        return false;
    }
    bool same = true;
    for (GrB_Index i = 0; i < nrows; i++)
    {
        for (GrB_Index j = 0; j < ncols; j++)
        {
            double x = NAN, want = picture[i * ncols + j];
            GrB_Info info = GrB_Matrix_extractElement_FP64 (&x, A, i, j);
            CHECK (info == GrB_SUCCESS || info == GrB_NO_VALUE);
            count += info == GrB_SUCCESS;
            bool fits = isnan (want) ? info == GrB_NO_VALUE : info == GrB_SUCCESS && x == want;
            if (!fits) printf ("(%d,%d): %g instead of %g\n", (int) i, (int) j, x, want);
            same = same && fits;
        }
    }
    OK (GrB_Matrix_nvals (&nvals, A));
    if (count != nvals) printf ("nvals %d instead of %d\n", (int) nvals, (int) count);
    return same && count == nvals;
}

static inline bool vector_is (GrB_Vector v, GrB_Index size, const double *picture)
{
    GrB_Index n, nvals, count = 0;
    OK (GrB_Vector_size (&n, v));
    if (n != size)
    {
        printf ("size %d\n", (int) n);
        return false;
    }
    bool same = true;
    for (GrB_Index i = 0; i < size; i++)
    {
        double x = NAN, want = picture[i];
        GrB_Info info = GrB_Vector_extractElement_FP64 (&x, v, i);
        CHECK (info == GrB_SUCCESS || info == GrB_NO_VALUE);
        count += info == GrB_SUCCESS;
        bool fits = isnan (want) ? info == GrB_NO_VALUE : info == GrB_SUCCESS && x == want;
        if (!fits) printf ("(%d): %g instead of %g\n", (int) i, x, want);
        same = same && fits;
    }
    OK (GrB_Vector_nvals (&nvals, v));
    if (count != nvals) printf ("nvals %d instead of %d\n", (int) nvals, (int) count);
    return same && count == nvals;
}

#define MATRIX(nrows, ncols, ...) matrix_of_type (GrB_FP64, nrows, ncols, (const double[]) { __VA_ARGS__ })
#define VECTOR(n, ...)            vector_of_type (GrB_FP64, n, (const double[]) { __VA_ARGS__ })
#define MATRIX_IS(A, nrows, ncols, ...) CHECK (matrix_is (A, nrows, ncols, (const double[]) { __VA_ARGS__ }))
#define VECTOR_IS(v, n, ...)            CHECK (vector_is (v, n, (const double[]) { __VA_ARGS__ }))

/* Runs f (NAME, C type, prefix) for every built-in type. */
#define FOR_REAL_TYPES(f)                                                       \
    f (BOOL, bool, GrB) f (INT8, int8_t, GrB) f (INT16, int16_t, GrB)           \
    f (INT32, int32_t, GrB) f (INT64, int64_t, GrB) f (UINT8, uint8_t, GrB)     \
    f (UINT16, uint16_t, GrB) f (UINT32, uint32_t, GrB)                         \
    f (UINT64, uint64_t, GrB) f (FP32, float, GrB) f (FP64, double, GrB)
#define FOR_ALL_TYPES(f) FOR_REAL_TYPES (f) f (FC32, GxB_FC32_t, GxB) f (FC64, GxB_FC64_t, GxB)

/* A user-defined type with a function for each kind of operator. */
typedef struct
{
    int64_t sum;
    double big[3]; /* larger than any built-in type */
} Pair;

static inline Pair pair (int64_t x)
{
    return (Pair) { x, { (double) x, 0, -(double) x } };
}
static inline bool pair_is (const Pair *p, int64_t x)
{
    return p->sum == x && p->big[0] == (double) x && p->big[2] == -(double) x;
}
static void pair_add (void *z, const void *x, const void *y)
{
    *(Pair *) z = pair (((const Pair *) x)->sum + ((const Pair *) y)->sum);
}
static void pair_times (void *z, const void *x, const void *y)
{
    *(Pair *) z = pair (((const Pair *) x)->sum * ((const Pair *) y)->sum);
}
static void pair_negate (void *z, const void *x)
{
    *(Pair *) z = pair (-((const Pair *) x)->sum);
}
/* value + 10 i + j + thunk */
static void pair_place (void *z, const void *x, GrB_Index i, GrB_Index j, const void *y)
{
    *(Pair *) z = pair (((const Pair *) x)->sum + 10 * (int64_t) i + (int64_t) j + ((const Pair *) y)->sum);
}
/* value > thunk */
static void pair_above (void *z, const void *x, GrB_Index i, GrB_Index j, const void *y)
{
    (void) i, (void) j;
    *(bool *) z = ((const Pair *) x)->sum > ((const Pair *) y)->sum;
}
/* Mentions every function, so that programs that use some of them compile quietly. */
static inline void use_pairs (void)
{
    (void) pair_add, (void) pair_times, (void) pair_negate, (void) pair_place, (void) pair_above;
}

#endif
