/* eWiseMult, eWiseAdd, eWiseUnion in all forms. */
#include "check.h"

static void matrices (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, _, 4), B = MATRIX (2, 2, 10, _, 30, 40), C = NULL, M = MATRIX (2, 2, 1, 1, _, 0);
    GrB_BinaryOp minus = GrB_MINUS_FP64;
    GrB_Monoid plus = GrB_PLUS_MONOID_FP64;
    GrB_Semiring s = GrB_MAX_PLUS_SEMIRING_FP64;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Matrix_eWiseMult_BinaryOp (C, NULL, NULL, minus, A, B, NULL));
    MATRIX_IS (C, 2, 2, -9, _, _, -36);
    OK (GrB_Matrix_eWiseMult_Monoid (C, NULL, NULL, plus, A, B, NULL));
    MATRIX_IS (C, 2, 2, 11, _, _, 44);
    OK (GrB_Matrix_eWiseMult_Semiring (C, NULL, GrB_MINUS_FP64, s, A, B, NULL)); /* C -= A+B: plus is the multiplication */
    MATRIX_IS (C, 2, 2, 0, _, _, 0);
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, minus, A, B, NULL));
    MATRIX_IS (C, 2, 2, -9, 2, 30, -36);
    OK (GrB_Matrix_eWiseAdd_Monoid (C, M, NULL, plus, A, B, NULL));
    MATRIX_IS (C, 2, 2, 11, 2, 30, -36);
    OK (GrB_Matrix_eWiseAdd_Semiring (C, M, NULL, s, A, B, GrB_DESC_R)); /* max is the addition */
    MATRIX_IS (C, 2, 2, 10, 2, _, _);
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, minus, A, B, GrB_DESC_T0T1));
    MATRIX_IS (C, 2, 2, -9, 30, 2, -36);
    GrB_Scalar x = NULL, y = NULL;
    OK (GrB_Scalar_new (&x, GrB_INT32));
    OK (GrB_Scalar_new (&y, GrB_FP64));
    EXPECT (GrB_EMPTY_OBJECT, GxB_Matrix_eWiseUnion (C, NULL, NULL, minus, A, x, B, y, NULL));
    OK (GrB_Scalar_setElement_INT32 (x, 100));
    OK (GrB_Scalar_setElement_FP64 (y, 0.5));
    OK (GxB_Matrix_eWiseUnion (C, NULL, NULL, minus, A, x, B, y, NULL));
    MATRIX_IS (C, 2, 2, -9, 1.5, 70, -36);
    EXPECT (GrB_NULL_POINTER, GxB_Matrix_eWiseUnion (C, NULL, NULL, minus, A, NULL, B, y, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, NULL, A, B, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_eWiseMult_Monoid (C, NULL, NULL, NULL, A, B, NULL));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_Matrix_eWiseMult_Semiring (C, NULL, NULL, (GrB_Semiring) A, A, B, NULL));
    OK (GrB_Matrix_resize (B, 2, 3));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, minus, A, B, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_eWiseMult_BinaryOp (C, B, NULL, minus, A, A, NULL));
    OK (GrB_Scalar_free (&x));
    OK (GrB_Scalar_free (&y));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void vectors (void)
{
    GrB_Vector u = VECTOR (4, 1, 2, _, _), v = VECTOR (4, 10, _, 30, _), w = NULL, m = VECTOR (4, _, 1, 1, 1);
    GrB_BinaryOp minus = GrB_MINUS_FP64;
    GrB_Monoid plus = GrB_PLUS_MONOID_FP64;
    GrB_Semiring s = GrB_MAX_PLUS_SEMIRING_FP64;
    OK (GrB_Vector_new (&w, GrB_FP64, 4));
    OK (GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, minus, u, v, NULL));
    VECTOR_IS (w, 4, -9, _, _, _);
    OK (GrB_Vector_eWiseMult_Monoid (w, NULL, GrB_PLUS_FP64, plus, u, v, NULL));
    VECTOR_IS (w, 4, 2, _, _, _);
    OK (GrB_Vector_eWiseMult_Semiring (w, NULL, NULL, s, u, v, NULL));
    VECTOR_IS (w, 4, 11, _, _, _);
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, m, NULL, minus, u, v, NULL));
    VECTOR_IS (w, 4, 11, 2, 30, _);
    OK (GrB_Vector_eWiseAdd_Monoid (w, m, NULL, plus, u, v, GrB_DESC_RC));
    VECTOR_IS (w, 4, 11, _, _, _);
    OK (GrB_Vector_eWiseAdd_Semiring (w, NULL, NULL, s, u, v, NULL));
    VECTOR_IS (w, 4, 10, 2, 30, _);
    GrB_Scalar x = NULL;
    OK (GrB_Scalar_new (&x, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (x, 5));
    OK (GxB_Vector_eWiseUnion (w, NULL, NULL, minus, u, x, v, x, NULL));
    VECTOR_IS (w, 4, -9, -3, -25, _);
    EXPECT (GrB_NULL_POINTER, GrB_Vector_eWiseAdd_Monoid (w, NULL, NULL, plus, u, NULL, NULL));
    OK (GrB_Vector_resize (v, 3));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, minus, u, v, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_eWiseMult_BinaryOp (w, v, NULL, minus, u, u, NULL));
    VECTOR_IS (w, 4, -9, -3, -25, _);
    OK (GrB_Scalar_free (&x));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&m));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    matrices ();
    vectors ();
    OK (GrB_finalize ());
    return 0;
}
