/* Monoids of every type, and a semiring of each. */
#include "every.h"

/* What a monoid makes of no entries is its identity: any value will do to see it. A semiring of it
   and minus gives (x - a) + (y - a) for one row times one column. */
#define MONOIDS(N, T, P)                                                        \
    static void monoid_##N (void)                                               \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        T z = a;                                                                \
        GrB_Monoid any_identity = NULL, sum = NULL;                             \
        GrB_Semiring ring = NULL;                                               \
        GrB_Vector none = NULL;                                                 \
        OK (GrB_Vector_new (&none, GrB_##N, 3));                                \
        OK (GrB_Monoid_new_##N (&any_identity, GrB_MIN_##N, y));                \
        OK (GrB_Vector_reduce_##N (&z, NULL, any_identity, none, NULL));        \
        CHECK (z == y);                                                         \
        OK (GrB_Monoid_free (&any_identity));                                   \
        OK (GrB_Monoid_new_##N (&any_identity, GrB_MAX_##N, x));                \
        OK (GrB_Vector_reduce_##N (&z, NULL, any_identity, none, NULL));        \
        CHECK (z == x);                                                         \
        OK (GrB_Monoid_free (&any_identity));                                   \
        OK (GrB_Vector_free (&none));                                           \
                                                                                \
        GrB_Matrix A = TYPED_MATRIX (N, T, 1, 2, "xx", x, a), C = NULL;         \
        GrB_Matrix B = TYPED_MATRIX (N, T, 2, 1, "x x", a, a);                  \
        OK (GrB_Monoid_new_##N (&sum, GrB_PLUS_##N, 0));                        \
        OK (GrB_Semiring_new (&ring, sum, GrB_MINUS_##N));                      \
        OK (GrB_Matrix_new (&C, GrB_##N, 1, 1));                                \
        OK (GrB_mxm (C, NULL, NULL, ring, A, B, NULL));                         \
        TYPED_MATRIX_IS (N, T, C, 1, 1, "x", (T) (x - a));                      \
        OK (GrB_Semiring_free (&ring));                                         \
        OK (GrB_Monoid_free (&sum));                                            \
        OK (GrB_Matrix_free (&A));                                              \
        OK (GrB_Matrix_free (&B));                                              \
        OK (GrB_Matrix_free (&C));                                              \
    }
FOR_REAL_TYPES (MONOIDS)

static void monoid_UDT (void)
{
    Pair zero = pair (-9), z = pair (0);
    GrB_Monoid monoid = NULL;
    GrB_Semiring ring = NULL;
    GrB_BinaryOp times = NULL;
    GrB_Vector none = NULL;
    OK (GrB_Vector_new (&none, pair_type, 2));
    OK (GrB_Monoid_new_UDT (&monoid, pair_plus_op, &zero));
    OK (GrB_Vector_reduce_UDT (&z, NULL, monoid, none, NULL));
    CHECK (pair_is (&z, -9));
    OK (GrB_BinaryOp_new (&times, pair_times, pair_type, pair_type, pair_type));
    OK (GrB_Semiring_new (&ring, pair_plus_monoid, times));
    /* 2*5 + 3*(-7) */
    GrB_Matrix A = pair_matrix (1, 2, "xx", PAIRS (2, 3)), B = pair_matrix (2, 1, "x x", PAIRS (5, -7)), C = NULL;
    OK (GrB_Matrix_new (&C, pair_type, 1, 1));
    OK (GrB_mxm (C, NULL, NULL, ring, A, B, NULL));
    CHECK (pair_matrix_is (C, 1, 1, "x", PAIRS (-11)));
    OK (GrB_Semiring_free (&ring));
    OK (GrB_BinaryOp_free (&times));
    OK (GrB_Monoid_free (&monoid));
    OK (GrB_Vector_free (&none));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
}

void algebra (void)
{
#define CALL(N, T, P) monoid_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    monoid_UDT ();
}
