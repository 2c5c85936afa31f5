/* apply and select in all variants. */
#include "check.h"

static void matrices (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, -2, _, 4), C = NULL, M = MATRIX (2, 2, 1, _, 1, _);
    GrB_Scalar s = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Scalar_new (&s, GrB_INT32));
    OK (GrB_Matrix_apply (C, NULL, NULL, GrB_AINV_FP64, A, NULL));
    MATRIX_IS (C, 2, 2, -1, 2, _, -4);
    OK (GrB_Matrix_apply (C, M, GrB_PLUS_FP64, GrB_ABS_FP64, A, GrB_DESC_RT0));
    MATRIX_IS (C, 2, 2, 0, _, 2, _);
    OK (GrB_Matrix_apply_BinaryOp1st_FP64 (C, NULL, NULL, GrB_MINUS_FP64, 10, A, NULL));
    MATRIX_IS (C, 2, 2, 9, 12, _, 6);
    OK (GrB_Matrix_apply_BinaryOp2nd_INT32 (C, NULL, NULL, GrB_MINUS_FP64, A, 10, NULL));
    MATRIX_IS (C, 2, 2, -9, -12, _, -6);
    OK (GrB_Matrix_apply_IndexOp_INT64 (C, NULL, NULL, GrB_COLINDEX_INT64, A, 5, NULL));
    MATRIX_IS (C, 2, 2, 5, 6, _, 6);
    EXPECT (GrB_EMPTY_OBJECT, GrB_Matrix_apply_BinaryOp1st_Scalar (C, NULL, NULL, GrB_MINUS_FP64, s, A, NULL));
    EXPECT (GrB_EMPTY_OBJECT, GrB_Matrix_apply_IndexOp_Scalar (C, NULL, NULL, GrB_COLINDEX_INT64, A, s, NULL));
    EXPECT (GrB_EMPTY_OBJECT, GrB_Matrix_select_Scalar (C, NULL, NULL, GrB_TRIL, A, s, NULL));
    OK (GrB_Scalar_setElement_INT32 (s, 1));
    OK (GrB_Matrix_apply_BinaryOp1st_Scalar (C, NULL, NULL, GrB_MINUS_FP64, s, A, NULL));
    MATRIX_IS (C, 2, 2, 0, 3, _, -3);
    OK (GrB_Matrix_apply_BinaryOp2nd_Scalar (C, NULL, NULL, GrB_MINUS_FP64, A, s, NULL));
    MATRIX_IS (C, 2, 2, 0, -3, _, 3);
    OK (GrB_Matrix_apply_IndexOp_Scalar (C, NULL, NULL, GrB_ROWINDEX_INT32, A, s, NULL));
    MATRIX_IS (C, 2, 2, 1, 1, _, 2);
    OK (GrB_Matrix_select_INT64 (C, NULL, NULL, GrB_TRIL, A, 0, NULL));
    MATRIX_IS (C, 2, 2, 1, _, _, 4);
    OK (GrB_Matrix_select_FP64 (C, NULL, GrB_PLUS_FP64, GrB_VALUELT_FP64, A, 2, NULL));
    MATRIX_IS (C, 2, 2, 2, -2, _, 4);
    OK (GrB_Matrix_select_Scalar (C, NULL, NULL, GrB_DIAG, A, s, GrB_DESC_T0));
    MATRIX_IS (C, 2, 2, _, _, _, _);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_apply (C, NULL, NULL, NULL, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_apply_BinaryOp1st_Scalar (C, NULL, NULL, GrB_MINUS_FP64, NULL, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_select_INT64 (C, NULL, NULL, NULL, A, 0, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_apply_BinaryOp1st_UDT (C, NULL, NULL, GrB_MINUS_FP64, &s, A, NULL));
    OK (GrB_Matrix_resize (A, 2, 3));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_apply (C, NULL, NULL, GrB_AINV_FP64, A, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_select_INT64 (C, NULL, NULL, GrB_TRIL, A, 0, NULL));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void vectors (void)
{
    GrB_Vector u = VECTOR (3, 1, _, -3), w = NULL, m = VECTOR (3, _, 1, 1);
    GrB_Scalar s = NULL;
    OK (GrB_Vector_new (&w, GrB_FP64, 3));
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (s, 2));
    OK (GrB_Vector_apply (w, NULL, NULL, GrB_ABS_FP64, u, NULL));
    VECTOR_IS (w, 3, 1, _, 3);
    OK (GrB_Vector_apply_BinaryOp1st_Scalar (w, m, GrB_TIMES_FP64, GrB_MINUS_FP64, s, u, NULL));
    VECTOR_IS (w, 3, 1, _, 15);
    OK (GrB_Vector_apply_BinaryOp2nd_Scalar (w, NULL, NULL, GrB_MINUS_FP64, u, s, NULL));
    VECTOR_IS (w, 3, -1, _, -5);
    OK (GrB_Vector_apply_IndexOp_Scalar (w, NULL, NULL, GrB_ROWINDEX_INT64, u, s, NULL));
    VECTOR_IS (w, 3, 2, _, 4);
    OK (GrB_Vector_select_Scalar (w, NULL, NULL, GrB_VALUENE_FP64, u, s, NULL));
    VECTOR_IS (w, 3, 1, _, -3);
    OK (GrB_Vector_select_INT64 (w, NULL, NULL, GrB_ROWLE, u, 1, NULL));
    VECTOR_IS (w, 3, 1, _, _);
    EXPECT (GrB_DIMENSION_MISMATCH, (GrB_Vector_resize (u, 2), GrB_Vector_apply (w, NULL, NULL, GrB_ABS_FP64, u, NULL)));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&m));
}

#define GLUE_(a, b, c) a##_##b##_##c
#define CALL(prefix, function, type) GLUE_ (prefix, function, type)
#define EVERY_TYPE(T, ctype, prefix)                                                                            \
    {                                                                                                           \
        GrB_Vector u = VECTOR (2, 5, _), w = NULL;                                                              \
        GrB_Matrix A = MATRIX (1, 2, 5, _), C = NULL;                                                           \
        OK (GrB_Vector_new (&w, GrB_FP64, 2));                                                                  \
        OK (GrB_Matrix_new (&C, GrB_FP64, 1, 2));                                                               \
        OK (CALL (prefix, Vector_apply_BinaryOp1st, T) (w, NULL, NULL, GrB_MINUS_FP64, (ctype) 1, u, NULL));    \
        VECTOR_IS (w, 2, -4, _);                                                                                \
        OK (CALL (prefix, Vector_apply_BinaryOp2nd, T) (w, NULL, NULL, GrB_MINUS_FP64, u, (ctype) 1, NULL));    \
        VECTOR_IS (w, 2, 4, _);                                                                                 \
        OK (CALL (prefix, Vector_apply_IndexOp, T) (w, NULL, NULL, GrB_ROWINDEX_INT64, u, (ctype) 1, NULL));    \
        VECTOR_IS (w, 2, 1, _);                                                                                 \
        OK (CALL (prefix, Vector_select, T) (w, NULL, NULL, GrB_VALUEGT_FP64, u, (ctype) 1, NULL));             \
        VECTOR_IS (w, 2, 5, _);                                                                                 \
        OK (CALL (prefix, Matrix_apply_BinaryOp1st, T) (C, NULL, NULL, GrB_MINUS_FP64, (ctype) 1, A, NULL));    \
        MATRIX_IS (C, 1, 2, -4, _);                                                                             \
        OK (CALL (prefix, Matrix_apply_BinaryOp2nd, T) (C, NULL, NULL, GrB_MINUS_FP64, A, (ctype) 1, NULL));    \
        MATRIX_IS (C, 1, 2, 4, _);                                                                              \
        OK (CALL (prefix, Matrix_apply_IndexOp, T) (C, NULL, NULL, GrB_COLINDEX_INT64, A, (ctype) 1, NULL));    \
        MATRIX_IS (C, 1, 2, 1, _);                                                                              \
        OK (CALL (prefix, Matrix_select, T) (C, NULL, NULL, GrB_VALUELE_FP64, A, (ctype) 1, NULL));             \
        MATRIX_IS (C, 1, 2, _, _);                                                                              \
        OK (GrB_Vector_free (&u));                                                                              \
        OK (GrB_Vector_free (&w));                                                                              \
        OK (GrB_Matrix_free (&A));                                                                              \
        OK (GrB_Matrix_free (&C));                                                                              \
    }

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    matrices ();
    vectors ();
    FOR_ALL_TYPES (EVERY_TYPE)
    OK (GrB_finalize ());
    return 0;
}
