/* select, with thunks of all types. */
#include "every.h"

/* x and y are neighbours: only an exact thunk tells them apart. Among FP64 the thunk has its own
   sign and size. */
#define SELECTING(N, T, P)                                                      \
    static void select_##N (void)                                               \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        GrB_Vector u = TYPED_VECTOR (N, T, 3, "xxx", x, y, a), w = NULL;        \
        OK (GrB_Vector_new (&w, GrB_##N, 3));                                   \
        OK (GrB_Vector_select_##N (w, NULL, NULL, GrB_VALUEEQ_##N, u, y, NULL)); \
        TYPED_VECTOR_IS (N, T, w, 3, ".x.", y);                                 \
        OK (GrB_Vector_free (&u));                                              \
        OK (GrB_Vector_free (&w));                                              \
        u = TYPED_VECTOR (FP64, double, 3, "xxx", -1, (double) x, 9);           \
        OK (GrB_Vector_new (&w, GrB_FP64, 3));                                  \
        OK (GrB_Vector_select_##N (w, NULL, NULL, GrB_VALUEEQ_FP64, u, x, NULL)); \
        TYPED_VECTOR_IS (FP64, double, w, 3, ".x.", (double) x);                \
        OK (GrB_Vector_free (&u));                                              \
        OK (GrB_Vector_free (&w));                                              \
                                                                                \
        GrB_Matrix A = TYPED_MATRIX (N, T, 2, 2, "xx .x", x, y, a), C = NULL;   \
        OK (GrB_Matrix_new (&C, GrB_##N, 2, 2));                                \
        OK (GrB_Matrix_select_##N (C, NULL, NULL, GrB_VALUEEQ_##N, A, y, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 2, 2, ".x ..", y);                            \
        OK (GrB_Matrix_free (&A));                                              \
        OK (GrB_Matrix_free (&C));                                              \
        A = TYPED_MATRIX (FP64, double, 2, 2, "xx .x", -1, 9, (double) x);      \
        OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));                               \
        OK (GrB_Matrix_select_##N (C, NULL, NULL, GrB_VALUENE_FP64, A, x, NULL)); \
        TYPED_MATRIX_IS (FP64, double, C, 2, 2, "xx ..", -1, 9);                \
        OK (GrB_Matrix_free (&A));                                              \
        OK (GrB_Matrix_free (&C));                                              \
    }
FOR_REAL_TYPES (SELECTING)

static void select_UDT (void)
{
    Pair p = pair (2);
    GrB_Vector u = pair_vector (4, "xx.x", PAIRS (1, 3, 2));
    GrB_Matrix A = pair_matrix (2, 2, "xx x.", PAIRS (-5, 5, 3));
    OK (GrB_Vector_select_UDT (u, NULL, NULL, pair_above_op, u, &p, NULL));
    CHECK (pair_vector_is (u, 4, ".x..", PAIRS (3)));
    OK (GrB_Matrix_select_UDT (A, NULL, NULL, pair_above_op, A, &p, NULL));
    CHECK (pair_matrix_is (A, 2, 2, ".x x.", PAIRS (5, 3)));
    OK (GrB_Vector_free (&u));
    OK (GrB_Matrix_free (&A));
}

static void select_Scalar (void)
{
    GrB_Scalar s = scalar (1);
    GrB_Vector u = TYPED_VECTOR (INT32, int32_t, 4, "xx.x", 1, 3, 2);
    GrB_Matrix A = TYPED_MATRIX (INT32, int32_t, 2, 3, "xxx xxx", 1, 2, 3, 4, 5, 6);
    GrB_Matrix C = TYPED_MATRIX (INT32, int32_t, 2, 3, "x.. ..x", 70, 80);
    GrB_Matrix M = TYPED_MATRIX (BOOL, bool, 2, 3, ".x. ..x", true, true);
    OK (GrB_Vector_select_Scalar (u, NULL, NULL, GrB_VALUEGT_INT32, u, s, NULL));
    TYPED_VECTOR_IS (INT32, int32_t, u, 4, ".x.x", 3, 2);
    /* above the diagonal and in the mask: 2 and 6; (0,0) is outside of the mask */
    OK (GrB_Matrix_select_Scalar (C, M, GrB_PLUS_INT32, GrB_TRIU, A, s, NULL));
    TYPED_MATRIX_IS (INT32, int32_t, C, 2, 3, "xx. ..x", 70, 2, 86);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&u));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

void selecting (void)
{
#define CALL(N, T, P) select_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    select_UDT ();
    select_Scalar ();
}
