/* mxm, vxm, mxv, transpose, kronecker: values, mask, accumulator, descriptor, errors. */
#include "check.h"

static void products (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _), B = MATRIX (3, 2, 1, 2, 3, _, _, 4), C = NULL;
    GrB_Matrix M = MATRIX (2, 2, 1, 0, _, 1);
    GrB_Semiring s = GrB_PLUS_TIMES_SEMIRING_FP64;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_mxm (C, NULL, NULL, s, A, B, NULL));
    MATRIX_IS (C, 2, 2, 1, 10, 9, _);
    OK (GrB_mxm (C, M, GrB_PLUS_FP64, s, A, B, NULL)); /* C<M> += A*B: only (0,0) is in the mask and the product */
    MATRIX_IS (C, 2, 2, 2, 10, 9, _);
    OK (GrB_mxm (C, M, NULL, s, A, B, GrB_DESC_RSC));
    MATRIX_IS (C, 2, 2, _, _, 9, _);
    OK (GrB_mxm (C, NULL, NULL, s, A, A, GrB_DESC_T1)); /* A*A' */
    MATRIX_IS (C, 2, 2, 5, _, _, 9);
    OK (GrB_mxm (C, NULL, NULL, GrB_MIN_PLUS_SEMIRING_FP64, A, B, NULL));
    MATRIX_IS (C, 2, 2, 2, 3, 6, _);
    OK (GrB_Matrix_clear (M));
    OK (GrB_mxm (B, NULL, NULL, s, B, C, NULL)); /* the output is an input */
    MATRIX_IS (B, 3, 2, 14, 3, 6, 9, 24, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void mxv_and_vxm (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _);
    GrB_Vector u = VECTOR (2, 2, 1), v = VECTOR (3, 1, _, 1), w = NULL, x = NULL, m = VECTOR (2, _, 1);
    GrB_Semiring s = GrB_PLUS_TIMES_SEMIRING_FP64;
    OK (GrB_Vector_new (&w, GrB_FP64, 3));
    OK (GrB_Vector_new (&x, GrB_FP64, 2));
    OK (GrB_vxm (w, NULL, NULL, s, u, A, NULL));
    VECTOR_IS (w, 3, 2, 3, 4);
    OK (GrB_mxv (w, NULL, GrB_PLUS_FP64, s, A, u, GrB_DESC_T0)); /* the same product */
    VECTOR_IS (w, 3, 4, 6, 8);
    OK (GrB_mxv (x, NULL, NULL, s, A, v, NULL));
    VECTOR_IS (x, 2, 3, _);
    OK (GrB_vxm (x, m, NULL, s, v, A, GrB_DESC_T1));
    VECTOR_IS (x, 2, 3, _);
    OK (GrB_vxm (x, m, NULL, s, v, A, GrB_DESC_RCT1));
    VECTOR_IS (x, 2, 3, _);
    OK (GrB_vxm (x, m, NULL, s, v, A, GrB_DESC_RT1));
    VECTOR_IS (x, 2, _, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxv (x, NULL, NULL, s, A, u, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxv (w, NULL, NULL, s, A, v, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_vxm (w, m, NULL, s, u, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_mxv (x, NULL, NULL, s, NULL, v, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_vxm (x, NULL, NULL, NULL, v, A, NULL));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_vxm (w, NULL, NULL, s, u, A, (GrB_Descriptor) A));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_vxm (w, NULL, (GrB_BinaryOp) A, s, u, A, NULL));
    VECTOR_IS (w, 3, 4, 6, 8);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&x));
    OK (GrB_Vector_free (&m));
}

static void mxm_checks (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _), C = MATRIX (2, 2, 7, _, _, _), M = MATRIX (3, 3, 1, _, _, _, _, _, _, _, _);
    GrB_Matrix P = NULL;
    GrB_Type t = NULL;
    GrB_Semiring s = GrB_PLUS_TIMES_SEMIRING_FP64;
    OK (GrB_Type_new (&t, sizeof (Pair)));
    OK (GrB_Matrix_new (&P, t, 2, 2));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (C, NULL, NULL, s, A, A, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (C, M, NULL, s, A, A, GrB_DESC_T1));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (C, NULL, NULL, s, A, A, GrB_DESC_T0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (P, NULL, NULL, s, C, C, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (C, NULL, NULL, s, P, C, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (C, P, NULL, s, C, C, NULL));
    MATRIX_IS (C, 2, 2, 7, _, _, _);
    OK (GrB_mxm (C, P, NULL, s, C, C, GrB_DESC_S)); /* a structural mask may have any type; this one lets nothing through */
    MATRIX_IS (C, 2, 2, 7, _, _, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Matrix_free (&P));
    OK (GrB_Type_free (&t));
}

static void transposes (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _), C = MATRIX (3, 2, 5, 5, _, _, _, _), M = MATRIX (3, 2, _, 1, _, 1, 0, _);
    OK (GrB_transpose (C, M, GrB_PLUS_FP64, A, NULL));
    MATRIX_IS (C, 3, 2, 5, 5, _, 3, _, _);
    OK (GrB_transpose (C, NULL, NULL, A, NULL));
    MATRIX_IS (C, 3, 2, 1, _, _, 3, 2, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_transpose (C, NULL, NULL, A, GrB_DESC_T0));
    EXPECT (GrB_NULL_POINTER, GrB_transpose (C, NULL, NULL, NULL, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void kroneckers (void)
{
    GrB_Matrix A = MATRIX (1, 2, 2, 3), B = MATRIX (2, 1, 1, 10), C = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Matrix_kronecker_BinaryOp (C, NULL, NULL, GrB_MINUS_FP64, A, B, NULL));
    MATRIX_IS (C, 2, 2, 1, 2, -8, -7);
    OK (GrB_Matrix_kronecker_Monoid (C, NULL, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, A, B, NULL));
    MATRIX_IS (C, 2, 2, 4, 6, 4, 6);
    OK (GrB_Matrix_kronecker_Semiring (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, A, B, NULL));
    MATRIX_IS (C, 2, 2, 2, 3, 20, 30);
    OK (GrB_Matrix_kronecker_Semiring (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, B, A, NULL));
    MATRIX_IS (C, 2, 2, 2, 3, 20, 30);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_kronecker_BinaryOp (C, NULL, NULL, GrB_MINUS_FP64, C, B, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_kronecker_BinaryOp (C, NULL, NULL, NULL, A, B, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    products ();
    mxv_and_vxm ();
    mxm_checks ();
    transposes ();
    kroneckers ();
    OK (GrB_finalize ());
    return 0;
}
