/* reduce: to values of all types, to scalars, and rows to a vector. */
#include "every.h"

/* On BOOL these are the names of the sum and its kin. */
#define GrB_PLUS_MONOID_BOOL  GrB_LOR_MONOID_BOOL
#define GrB_TIMES_MONOID_BOOL GrB_LAND_MONOID_BOOL
#define GrB_MIN_MONOID_BOOL   GrB_LAND_MONOID_BOOL
#define GrB_MAX_MONOID_BOOL   GrB_LOR_MONOID_BOOL

/* Sums in the type itself, with and without an accumulator; no entries give the identity; a sum of
   -70000 in INT64 comes out as C's cast to the type. */
#define REDUCING(N, T, P)                                                       \
    static void reduce_##N (void)                                               \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        T z = y;                                                                \
        GrB_Vector u = TYPED_VECTOR (N, T, 3, "x.x", x, a);                     \
        OK (GrB_Vector_reduce_##N (&z, NULL, GrB_PLUS_MONOID_##N, u, NULL));    \
        CHECK (z == (T) (x + a));                                               \
        OK (GrB_Vector_reduce_##N (&z, GrB_SECOND_##N, GrB_MIN_MONOID_##N, u, NULL)); \
        CHECK (z == (x < a ? x : a));                                           \
        z = a;                                                                  \
        OK (GrB_Vector_reduce_##N (&z, GrB_PLUS_##N, GrB_PLUS_MONOID_##N, u, NULL)); \
        CHECK (z == (T) (x + a + a));                                           \
        OK (GrB_Vector_clear (u));                                              \
        OK (GrB_Vector_reduce_##N (&z, NULL, GrB_TIMES_MONOID_##N, u, NULL));   \
        CHECK (z == 1);                                                         \
        OK (GrB_Vector_free (&u));                                              \
        u = TYPED_VECTOR (INT64, int64_t, 2, "xx", -50000, -20000);             \
        OK (GrB_Vector_reduce_##N (&z, NULL, GrB_PLUS_MONOID_INT64, u, NULL));  \
        CHECK (z == cast_##N (-70000));                                         \
        OK (GrB_Vector_free (&u));                                              \
                                                                                \
        GrB_Matrix A = TYPED_MATRIX (N, T, 2, 2, "x. x.", x, a);                \
        OK (GrB_Matrix_reduce_##N (&z, NULL, GrB_PLUS_MONOID_##N, A, NULL));    \
        CHECK (z == (T) (x + a));                                               \
        OK (GrB_Matrix_reduce_##N (&z, GrB_SECOND_##N, GrB_MAX_MONOID_##N, A, NULL)); \
        CHECK (z == (x > a ? x : a));                                           \
        z = a;                                                                  \
        OK (GrB_Matrix_reduce_##N (&z, GrB_PLUS_##N, GrB_PLUS_MONOID_##N, A, NULL)); \
        CHECK (z == (T) (x + a + a));                                           \
        OK (GrB_Matrix_clear (A));                                              \
        OK (GrB_Matrix_reduce_##N (&z, NULL, GrB_TIMES_MONOID_##N, A, NULL));   \
        CHECK (z == 1);                                                         \
        OK (GrB_Matrix_free (&A));                                              \
        A = TYPED_MATRIX (INT64, int64_t, 2, 2, "x. x.", -50000, -20000);       \
        OK (GrB_Matrix_reduce_##N (&z, NULL, GrB_PLUS_MONOID_INT64, A, NULL));  \
        CHECK (z == cast_##N (-70000));                                         \
        OK (GrB_Matrix_free (&A));                                              \
    }

/* C's cast, by the C compiler. */
#define CAST(N, T, P)                                                           \
    static T cast_##N (int64_t x)                                               \
    {                                                                           \
        return (T) x;                                                           \
    }
FOR_REAL_TYPES (CAST)
FOR_REAL_TYPES (REDUCING)

static void reduce_UDT (void)
{
    Pair z = pair (100);
    GrB_Vector u = pair_vector (3, "x.x", PAIRS (1, -5));
    GrB_Matrix A = pair_matrix (2, 2, "xx .x", PAIRS (1, 2, 4));
    OK (GrB_Vector_reduce_UDT (&z, pair_minus_op, pair_plus_monoid, u, NULL));
    CHECK (pair_is (&z, 104));
    OK (GrB_Matrix_reduce_UDT (&z, NULL, pair_plus_monoid, A, NULL));
    CHECK (pair_is (&z, 7));
    OK (GrB_Vector_free (&u));
    OK (GrB_Matrix_free (&A));
}

static void reduce_to_objects (void)
{
    GrB_Scalar s = scalar (1000);
    GrB_Vector u = TYPED_VECTOR (INT32, int32_t, 3, "x.x", 5, -20), w = NULL;
    GrB_Matrix A = TYPED_MATRIX (INT32, int32_t, 3, 2, "xx .. x.", 3, 4, -9);
    GrB_Index nvals = 9;
    OK (GrB_Vector_reduce_Monoid_Scalar (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_INT32, u, NULL));
    CHECK (scalar_is (s, 985));
    OK (GrB_Vector_reduce_BinaryOp_Scalar (s, NULL, GrB_TIMES_INT32, u, NULL));
    CHECK (scalar_is (s, -100));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_INT32, A, NULL));
    CHECK (scalar_is (s, -102));
    OK (GrB_Matrix_reduce_BinaryOp_Scalar (s, NULL, GrB_MAX_INT32, A, NULL));
    CHECK (scalar_is (s, 4));

    OK (GrB_Vector_new (&w, GrB_INT32, 3));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, NULL, GrB_PLUS_MONOID_INT32, A, NULL));
    TYPED_VECTOR_IS (INT32, int32_t, w, 3, "x.x", 7, -9);
    OK (GrB_Matrix_reduce_BinaryOp (w, NULL, GrB_MINUS_INT32, GrB_TIMES_INT32, A, NULL));
    TYPED_VECTOR_IS (INT32, int32_t, w, 3, "x.x", -5, 0);
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_new (&w, GrB_INT32, 2));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, NULL, GrB_PLUS_MONOID_INT32, A, GrB_DESC_T0));
    TYPED_VECTOR_IS (INT32, int32_t, w, 2, "xx", -6, 4);

    /* nothing to reduce: the scalar is empty */
    OK (GrB_Matrix_clear (A));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, NULL, GrB_PLUS_MONOID_INT32, A, NULL));
    OK (GrB_Scalar_nvals (&nvals, s));
    CHECK (nvals == 0);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
}

void reducing (void)
{
#define CALL(N, T, P) reduce_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    reduce_UDT ();
    reduce_to_objects ();
}
