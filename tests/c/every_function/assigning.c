/* assign and extract: values of all types, vectors, matrices, rows and columns. */
#include "every.h"

/* In its own type a value keeps every bit, also through the accumulator; in FP64 it has its own
   sign and size. */
#define ASSIGNING(N, T, P)                                                      \
    static void assign_##N (void)                                               \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        const GrB_Index I[2] = { 2, 0 }, J[1] = { 1 };                          \
        GrB_Vector w = TYPED_VECTOR (N, T, 4, "xx..", a, a);                    \
        OK (GrB_Vector_assign_##N (w, NULL, GrB_MINUS_##N, x, I, 2, NULL));     \
        TYPED_VECTOR_IS (N, T, w, 4, "xxx.", (T) (a - x), a, x);                \
        OK (GrB_Vector_assign_##N (w, NULL, NULL, y, GrB_ALL, 4, NULL));        \
        TYPED_VECTOR_IS (N, T, w, 4, "xxxx", y, y, y, y);                       \
        OK (GrB_Vector_free (&w));                                              \
        w = TYPED_VECTOR (FP64, double, 4, ".x..", 5);                          \
        OK (GrB_Vector_assign_##N (w, NULL, NULL, x, I, 2, NULL));              \
        TYPED_VECTOR_IS (FP64, double, w, 4, "xxx.", (double) x, 5, (double) x); \
        OK (GrB_Vector_free (&w));                                              \
                                                                                \
        GrB_Matrix C = TYPED_MATRIX (N, T, 3, 2, "xx .. ..", a, a);             \
        OK (GrB_Matrix_assign_##N (C, NULL, GrB_MINUS_##N, x, I, 2, J, 1, NULL)); \
        TYPED_MATRIX_IS (N, T, C, 3, 2, "xx .. .x", a, (T) (a - x), x);         \
        OK (GrB_Matrix_assign_##N (C, NULL, NULL, y, I, 2, GrB_ALL, 2, NULL));  \
        TYPED_MATRIX_IS (N, T, C, 3, 2, "xx .. xx", y, y, y, y);                \
        OK (GrB_Matrix_free (&C));                                              \
        C = TYPED_MATRIX (FP64, double, 3, 2, "xx .. ..", 5, 6);                \
        OK (GrB_Matrix_assign_##N (C, NULL, NULL, x, I, 2, J, 1, NULL));        \
        TYPED_MATRIX_IS (FP64, double, C, 3, 2, "xx .. .x", 5, (double) x, (double) x); \
        OK (GrB_Matrix_free (&C));                                              \
    }
FOR_REAL_TYPES (ASSIGNING)

static void assign_UDT (void)
{
    const GrB_Index I[2] = { 1, 0 };
    Pair p = pair (4);
    GrB_Vector w = pair_vector (3, "x.x", PAIRS (1, -2));
    GrB_Matrix C = pair_matrix (2, 2, "x. .x", PAIRS (1, -2));
    OK (GrB_Vector_assign_UDT (w, NULL, pair_minus_op, &p, I, 2, NULL));
    CHECK (pair_vector_is (w, 3, "xxx", PAIRS (-3, 4, -2)));
    OK (GrB_Matrix_assign_UDT (C, NULL, pair_minus_op, &p, I, 1, I, 2, NULL));
    CHECK (pair_matrix_is (C, 2, 2, "x. xx", PAIRS (1, 4, -6)));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&C));
}

static void assign_Scalar (void)
{
    const GrB_Index I[2] = { 1, 0 };
    GrB_Scalar s = scalar (4.5);
    GrB_Vector w = TYPED_VECTOR (INT8, int8_t, 3, "x.x", 1, -2);
    GrB_Matrix C = TYPED_MATRIX (FP32, float, 2, 2, "x. .x", 1, -2);
    OK (GrB_Vector_assign_Scalar (w, NULL, NULL, s, I, 2, NULL));
    TYPED_VECTOR_IS (INT8, int8_t, w, 3, "xxx", 4, 4, -2);
    OK (GrB_Matrix_assign_Scalar (C, NULL, GrB_TIMES_FP32, s, I, 1, I, 2, NULL));
    TYPED_MATRIX_IS (FP32, float, C, 2, 2, "x. xx", 1, 4.5F, -9);
    /* an empty scalar empties the places */
    OK (GrB_Scalar_clear (s));
    OK (GrB_Vector_assign_Scalar (w, NULL, NULL, s, I, 1, NULL));
    TYPED_VECTOR_IS (INT8, int8_t, w, 3, "x.x", 4, -2);
    OK (GrB_Matrix_assign_Scalar (C, NULL, NULL, s, I, 1, GrB_ALL, 2, NULL));
    TYPED_MATRIX_IS (FP32, float, C, 2, 2, "x. ..", 1);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&C));
}

static void assign_collections (void)
{
    const GrB_Index I[2] = { 2, 0 }, J[2] = { 1, 2 };
    GrB_Vector u = TYPED_VECTOR (INT64, int64_t, 2, ".x", 7);
    GrB_Vector w = TYPED_VECTOR (INT64, int64_t, 3, "xxx", 1, 2, 3);
    OK (GrB_Vector_assign (w, NULL, NULL, u, I, 2, NULL));
    TYPED_VECTOR_IS (INT64, int64_t, w, 3, "xx.", 7, 2);

    GrB_Matrix A = TYPED_MATRIX (INT64, int64_t, 2, 2, "x. xx", 5, 6, 7);
    GrB_Matrix C = TYPED_MATRIX (INT64, int64_t, 3, 3, "xxx ... x.x", 1, 2, 3, 4, 8);
    /* C(2,1) = 5, C(2,2) = none, C(0,1) = 6, C(0,2) = 7 */
    OK (GrB_Matrix_assign (C, NULL, NULL, A, I, 2, J, 2, NULL));
    TYPED_MATRIX_IS (INT64, int64_t, C, 3, 3, "xxx ... xx.", 1, 6, 7, 4, 5);
    /* the second column at rows 2 and 0 */
    OK (GrB_Col_assign (C, NULL, GrB_PLUS_INT64, u, I, 2, 1, NULL));
    TYPED_MATRIX_IS (INT64, int64_t, C, 3, 3, "xxx ... xx.", 1, 13, 7, 4, 5);
    OK (GrB_Col_assign (C, NULL, NULL, u, I, 2, 0, NULL));
    TYPED_MATRIX_IS (INT64, int64_t, C, 3, 3, "xxx ... .x.", 7, 13, 7, 5);
    /* the second row at columns 1 and 2 */
    OK (GrB_Row_assign (C, NULL, NULL, u, 1, J, 2, NULL));
    TYPED_MATRIX_IS (INT64, int64_t, C, 3, 3, "xxx ..x .x.", 7, 13, 7, 7, 5);
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
}

static void extract_collections (void)
{
    const GrB_Index I[3] = { 2, 0, 2 }, J[2] = { 1, 0 };
    GrB_Vector u = TYPED_VECTOR (UINT32, uint32_t, 3, "x.x", 4000000000U, 4000000001U), w = NULL;
    GrB_Matrix A = TYPED_MATRIX (UINT32, uint32_t, 3, 2, ".x x. xx", 4000000002U, 4000000003U, 4000000004U, 4000000005U);
    GrB_Matrix C = NULL;
    OK (GrB_Vector_new (&w, GrB_UINT32, 3));
    OK (GrB_Matrix_new (&C, GrB_UINT32, 3, 2));
    OK (GrB_Vector_extract (w, NULL, NULL, u, I, 3, NULL));
    TYPED_VECTOR_IS (UINT32, uint32_t, w, 3, "xxx", 4000000001U, 4000000000U, 4000000001U);
    OK (GrB_Matrix_extract (C, NULL, NULL, A, I, 3, J, 2, NULL));
    TYPED_MATRIX_IS (UINT32, uint32_t, C, 3, 2, "xx x. xx", 4000000005U, 4000000004U, 4000000002U, 4000000005U, 4000000004U);
    OK (GrB_Col_extract (w, NULL, NULL, A, I, 3, 0, NULL));
    TYPED_VECTOR_IS (UINT32, uint32_t, w, 3, "x.x", 4000000004U, 4000000004U);
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
}

void assigning (void)
{
#define CALL(N, T, P) assign_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    assign_UDT ();
    assign_Scalar ();
    assign_collections ();
    extract_collections ();
}
