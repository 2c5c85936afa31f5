/* apply: unary operators, binary operators with one bound argument, index-unary operators. */
#include "every.h"

/* In its own type the bound value keeps every bit; among FP64 it has its own sign and size; as the
   thunk of an index operator it is C's cast to INT64. */
#define BOUND(N, T, P)                                                          \
    static void bound_##N (void)                                                \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        const int64_t place = (int64_t) x;                                      \
        GrB_Vector u = TYPED_VECTOR (N, T, 3, "x.x", x, a), w = NULL, real = NULL, at = NULL; \
        GrB_Vector tens = TYPED_VECTOR (FP64, double, 3, "xx.", 10, 20);        \
        OK (GrB_Vector_new (&w, GrB_##N, 3));                                   \
        OK (GrB_Vector_new (&real, GrB_FP64, 3));                               \
        OK (GrB_Vector_new (&at, GrB_INT64, 3));                                \
        OK (GrB_Vector_apply_BinaryOp1st_##N (w, NULL, NULL, GrB_MINUS_##N, a, u, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, "x.x", (T) (a - x), 0);                    \
        OK (GrB_Vector_apply_BinaryOp1st_##N (w, NULL, NULL, GrB_FIRST_##N, x, u, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, "x.x", x, x);                              \
        OK (GrB_Vector_apply_BinaryOp2nd_##N (w, NULL, NULL, GrB_MINUS_##N, u, a, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, "x.x", (T) (x - a), 0);                    \
        OK (GrB_Vector_apply_BinaryOp2nd_##N (w, NULL, NULL, GrB_SECOND_##N, u, x, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, "x.x", x, x);                              \
        OK (GrB_Vector_apply_IndexOp_##N (w, NULL, NULL, GrB_VALUENE_##N, u, x, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, "x.x", 0, a != x);                         \
        OK (GrB_Vector_apply_BinaryOp1st_##N (real, NULL, NULL, GrB_MINUS_FP64, x, tens, NULL)); \
        TYPED_VECTOR_IS (FP64, double, real, 3, "xx.", (double) x - 10, (double) x - 20); \
        OK (GrB_Vector_apply_BinaryOp2nd_##N (real, NULL, NULL, GrB_MINUS_FP64, tens, x, NULL)); \
        TYPED_VECTOR_IS (FP64, double, real, 3, "xx.", 10 - (double) x, 20 - (double) x); \
        OK (GrB_Vector_apply_IndexOp_##N (at, NULL, NULL, GrB_ROWINDEX_INT64, tens, x, NULL)); \
        TYPED_VECTOR_IS (INT64, int64_t, at, 3, "xx.", place, place + 1);       \
        OK (GrB_Vector_free (&u));                                              \
        OK (GrB_Vector_free (&w));                                              \
        OK (GrB_Vector_free (&real));                                           \
        OK (GrB_Vector_free (&at));                                             \
        OK (GrB_Vector_free (&tens));                                           \
                                                                                \
        GrB_Matrix A = TYPED_MATRIX (N, T, 2, 3, ".x. x.x", x, y, a), C = NULL; \
        GrB_Matrix tens2 = TYPED_MATRIX (FP64, double, 2, 3, "..x .x.", 10, 20); \
        GrB_Matrix real2 = NULL, at2 = NULL;                                    \
        OK (GrB_Matrix_new (&C, GrB_##N, 2, 3));                                \
        OK (GrB_Matrix_new (&real2, GrB_FP64, 2, 3));                           \
        OK (GrB_Matrix_new (&at2, GrB_INT64, 2, 3));                            \
        OK (GrB_Matrix_apply_BinaryOp1st_##N (C, NULL, NULL, GrB_MINUS_##N, a, A, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, ".x. x.x", (T) (a - x), (T) (a - y), 0); \
        OK (GrB_Matrix_apply_BinaryOp1st_##N (C, NULL, NULL, GrB_FIRST_##N, x, A, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, ".x. x.x", x, x, x);                    \
        OK (GrB_Matrix_apply_BinaryOp2nd_##N (C, NULL, NULL, GrB_MINUS_##N, A, a, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, ".x. x.x", (T) (x - a), (T) (y - a), 0); \
        OK (GrB_Matrix_apply_BinaryOp2nd_##N (C, NULL, NULL, GrB_SECOND_##N, A, y, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, ".x. x.x", y, y, y);                    \
        OK (GrB_Matrix_apply_IndexOp_##N (C, NULL, NULL, GrB_VALUEEQ_##N, A, y, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, ".x. x.x", 0, 1, a == y);               \
        OK (GrB_Matrix_apply_BinaryOp1st_##N (real2, NULL, NULL, GrB_MINUS_FP64, x, tens2, NULL)); \
        TYPED_MATRIX_IS (FP64, double, real2, 2, 3, "..x .x.", (double) x - 10, (double) x - 20); \
        OK (GrB_Matrix_apply_BinaryOp2nd_##N (real2, NULL, NULL, GrB_MINUS_FP64, tens2, x, NULL)); \
        TYPED_MATRIX_IS (FP64, double, real2, 2, 3, "..x .x.", 10 - (double) x, 20 - (double) x); \
        OK (GrB_Matrix_apply_IndexOp_##N (at2, NULL, NULL, GrB_COLINDEX_INT64, tens2, x, NULL)); \
        TYPED_MATRIX_IS (INT64, int64_t, at2, 2, 3, "..x .x.", place + 2, place + 1); \
        OK (GrB_Matrix_free (&A));                                              \
        OK (GrB_Matrix_free (&C));                                              \
        OK (GrB_Matrix_free (&real2));                                          \
        OK (GrB_Matrix_free (&at2));                                            \
        OK (GrB_Matrix_free (&tens2));                                          \
    }
FOR_REAL_TYPES (BOUND)

static void bound_UDT (void)
{
    Pair p = pair (100);
    GrB_Vector u = pair_vector (3, "x.x", PAIRS (1, -2)), w = NULL;
    OK (GrB_Vector_new (&w, pair_type, 3));
    OK (GrB_Vector_apply_BinaryOp1st_UDT (w, NULL, NULL, pair_minus_op, &p, u, NULL));
    CHECK (pair_vector_is (w, 3, "x.x", PAIRS (99, 102)));
    OK (GrB_Vector_apply_BinaryOp2nd_UDT (w, NULL, NULL, pair_minus_op, u, &p, NULL));
    CHECK (pair_vector_is (w, 3, "x.x", PAIRS (-99, -102)));
    /* value + 10 i + j + thunk; j is 0 in a vector */
    OK (GrB_Vector_apply_IndexOp_UDT (w, NULL, NULL, pair_place_op, u, &p, NULL));
    CHECK (pair_vector_is (w, 3, "x.x", PAIRS (101, 118)));
    GrB_Matrix A = pair_matrix (2, 2, ".x x.", PAIRS (1, -2)), C = NULL;
    OK (GrB_Matrix_new (&C, pair_type, 2, 2));
    OK (GrB_Matrix_apply_BinaryOp1st_UDT (C, NULL, NULL, pair_minus_op, &p, A, NULL));
    CHECK (pair_matrix_is (C, 2, 2, ".x x.", PAIRS (99, 102)));
    OK (GrB_Matrix_apply_BinaryOp2nd_UDT (C, NULL, NULL, pair_minus_op, A, &p, NULL));
    CHECK (pair_matrix_is (C, 2, 2, ".x x.", PAIRS (-99, -102)));
    OK (GrB_Matrix_apply_IndexOp_UDT (C, NULL, NULL, pair_place_op, A, &p, NULL));
    CHECK (pair_matrix_is (C, 2, 2, ".x x.", PAIRS (102, 108)));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
}

static void bound_Scalar (void)
{
    GrB_Scalar s = scalar (2.75);
    GrB_Vector u = TYPED_VECTOR (FP64, double, 3, "x.x", 1, -2), w = NULL;
    OK (GrB_Vector_new (&w, GrB_FP64, 3));
    OK (GrB_Vector_apply_BinaryOp1st_Scalar (w, NULL, NULL, GrB_MINUS_FP64, s, u, NULL));
    TYPED_VECTOR_IS (FP64, double, w, 3, "x.x", 1.75, 4.75);
    OK (GrB_Vector_apply_BinaryOp2nd_Scalar (w, NULL, NULL, GrB_MINUS_FP64, u, s, NULL));
    TYPED_VECTOR_IS (FP64, double, w, 3, "x.x", -1.75, -4.75);
    OK (GrB_Vector_apply_IndexOp_Scalar (w, NULL, NULL, GrB_ROWINDEX_INT64, u, s, NULL));
    TYPED_VECTOR_IS (FP64, double, w, 3, "x.x", 2, 4);
    GrB_Matrix A = TYPED_MATRIX (FP64, double, 2, 2, ".x x.", 1, -2), C = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Matrix_apply_BinaryOp1st_Scalar (C, NULL, NULL, GrB_MINUS_FP64, s, A, NULL));
    TYPED_MATRIX_IS (FP64, double, C, 2, 2, ".x x.", 1.75, 4.75);
    OK (GrB_Matrix_apply_BinaryOp2nd_Scalar (C, NULL, NULL, GrB_MINUS_FP64, A, s, NULL));
    TYPED_MATRIX_IS (FP64, double, C, 2, 2, ".x x.", -1.75, -4.75);
    OK (GrB_Matrix_apply_IndexOp_Scalar (C, NULL, NULL, GrB_COLINDEX_INT64, A, s, NULL));
    TYPED_MATRIX_IS (FP64, double, C, 2, 2, ".x x.", 3, 2);
    /* unary operators, with mask, accumulator and transpose: C(1,0) is not in the mask */
    GrB_Matrix M = TYPED_MATRIX (BOOL, bool, 2, 2, ".x x.", true, false);
    OK (GrB_Matrix_apply (C, M, GrB_PLUS_FP64, GrB_AINV_FP64, A, GrB_DESC_T0));
    TYPED_MATRIX_IS (FP64, double, C, 2, 2, ".x x.", 5, 2);
    OK (GrB_Vector_apply (w, NULL, GrB_TIMES_FP64, GrB_ABS_FP64, u, NULL));
    TYPED_VECTOR_IS (FP64, double, w, 3, "x.x", 2, 8);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

void bound (void)
{
#define CALL(N, T, P) bound_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    bound_UDT ();
    bound_Scalar ();
}
