/* Products, element-wise operations, transpose and Kronecker product. */
#include "every.h"

#define I64(nrows, ncols, pattern, ...) TYPED_MATRIX (INT64, int64_t, nrows, ncols, pattern, __VA_ARGS__)
#define I64_IS(C, nrows, ncols, pattern, ...) TYPED_MATRIX_IS (INT64, int64_t, C, nrows, ncols, pattern, __VA_ARGS__)
#define V64(n, pattern, ...) TYPED_VECTOR (INT64, int64_t, n, pattern, __VA_ARGS__)
#define V64_IS(w, n, pattern, ...) TYPED_VECTOR_IS (INT64, int64_t, w, n, pattern, __VA_ARGS__)

static void products (void)
{
    GrB_Matrix A = I64 (2, 3, "x.x .x.", 1, 2, 3), B = I64 (3, 2, "x. xx .x", 4, 5, 6, 7);
    GrB_Matrix C = I64 (2, 2, "xx ..", 100, 200);
    GrB_Matrix M = TYPED_MATRIX (BOOL, bool, 2, 2, ".x xx", true, false, true);
    GrB_Vector u = V64 (3, "x.x", 10, 20), w = V64 (2, ".x", 1000), m = TYPED_VECTOR (BOOL, bool, 2, ".x", true);
    /* A B = 4 14 / 15 18; the mask holds (0,1) and (1,1) */
    OK (GrB_mxm (C, M, GrB_PLUS_INT64, GrB_PLUS_TIMES_SEMIRING_INT64, A, B, NULL));
    I64_IS (C, 2, 2, "xx .x", 100, 214, 18);
    /* A' B' = 4 . ; . 12 21 ; 8 . 10 18 14: A is 2 x 3, so A' (3 x 2) times B' (2 x 3):
       row 0: 1*(4,5,0)   row 1: 3*(.,6,7)   row 2: 2*(4,5,.) */
    GrB_Matrix D = NULL;
    OK (GrB_Matrix_new (&D, GrB_INT64, 3, 3));
    OK (GrB_mxm (D, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, B, GrB_DESC_T0T1));
    I64_IS (D, 3, 3, "xx. .xx xx.", 4, 5, 18, 21, 8, 10);
    /* A u = 50 . ; u' A' likewise */
    OK (GrB_mxv (w, NULL, GrB_PLUS_INT64, GrB_PLUS_TIMES_SEMIRING_INT64, A, u, NULL));
    V64_IS (w, 2, "xx", 50, 1000);
    OK (GrB_vxm (w, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, u, A, GrB_DESC_T1));
    V64_IS (w, 2, "x.", 50);
    /* u' B = 40 140; the mask holds 1 */
    OK (GrB_vxm (w, m, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, u, B, NULL));
    V64_IS (w, 2, "xx", 50, 140);
    OK (GrB_mxv (w, m, NULL, GrB_MIN_PLUS_SEMIRING_INT64, A, u, GrB_DESC_RC));
    V64_IS (w, 2, "x.", 11);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&D));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&m));
}

static void element_wise (void)
{
    GrB_Vector u = V64 (4, "xx..", 7, -8), v = V64 (4, ".xx.", 3, 5), w = NULL;
    OK (GrB_Vector_new (&w, GrB_INT64, 4));
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, NULL, NULL, GrB_MINUS_INT64, u, v, NULL));
    V64_IS (w, 4, "xxx.", 7, -11, 5);
    OK (GrB_Vector_eWiseAdd_Monoid (w, NULL, NULL, GrB_TIMES_MONOID_INT64, u, v, NULL));
    V64_IS (w, 4, "xxx.", 7, -24, 5);
    OK (GrB_Vector_eWiseAdd_Semiring (w, NULL, NULL, GrB_MAX_PLUS_SEMIRING_INT64, u, v, NULL));
    V64_IS (w, 4, "xxx.", 7, 3, 5);
    OK (GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, GrB_MINUS_INT64, u, v, NULL));
    V64_IS (w, 4, ".x..", -11);
    OK (GrB_Vector_eWiseMult_Monoid (w, NULL, NULL, GrB_MIN_MONOID_INT64, u, v, NULL));
    V64_IS (w, 4, ".x..", -8);
    OK (GrB_Vector_eWiseMult_Semiring (w, NULL, GrB_PLUS_INT64, GrB_MAX_PLUS_SEMIRING_INT64, u, v, NULL));
    V64_IS (w, 4, ".x..", -13);

    GrB_Matrix A = I64 (2, 2, "xx ..", 7, -8), B = I64 (2, 2, ".x x.", 3, 5), C = NULL;
    OK (GrB_Matrix_new (&C, GrB_INT64, 2, 2));
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, GrB_MINUS_INT64, A, B, NULL));
    I64_IS (C, 2, 2, "xx x.", 7, -11, 5);
    OK (GrB_Matrix_eWiseAdd_Monoid (C, NULL, NULL, GrB_TIMES_MONOID_INT64, A, B, NULL));
    I64_IS (C, 2, 2, "xx x.", 7, -24, 5);
    OK (GrB_Matrix_eWiseAdd_Semiring (C, NULL, NULL, GrB_MAX_PLUS_SEMIRING_INT64, A, B, GrB_DESC_T1));
    I64_IS (C, 2, 2, "xx x.", 7, 5, 3);
    OK (GrB_Matrix_eWiseMult_BinaryOp (C, NULL, NULL, GrB_MINUS_INT64, A, B, NULL));
    I64_IS (C, 2, 2, ".x ..", -11);
    OK (GrB_Matrix_eWiseMult_Monoid (C, NULL, NULL, GrB_MIN_MONOID_INT64, A, B, NULL));
    I64_IS (C, 2, 2, ".x ..", -8);
    OK (GrB_Matrix_eWiseMult_Semiring (C, NULL, GrB_PLUS_INT64, GrB_MAX_PLUS_SEMIRING_INT64, A, B, NULL));
    I64_IS (C, 2, 2, ".x ..", -13);
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
}

static void transpose_and_kronecker (void)
{
    GrB_Matrix A = I64 (2, 3, "x.x .x.", 1, 2, 3), C = I64 (3, 2, ".. .x x.", 10, 20);
    OK (GrB_transpose (C, NULL, GrB_MINUS_INT64, A, NULL));
    I64_IS (C, 3, 2, "x. .x x.", 1, 7, 18);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_new (&C, GrB_INT64, 2, 3));
    OK (GrB_transpose (C, NULL, NULL, A, GrB_DESC_T0)); /* twice transposed: a copy */
    I64_IS (C, 2, 3, "x.x .x.", 1, 2, 3);
    OK (GrB_Matrix_free (&C));

    GrB_Matrix B = I64 (1, 2, "xx", 10, -1);
    OK (GrB_Matrix_new (&C, GrB_INT64, 2, 6));
    OK (GrB_Matrix_kronecker_BinaryOp (C, NULL, NULL, GrB_MINUS_INT64, A, B, NULL));
    I64_IS (C, 2, 6, "xx..xx ..xx..", -9, 2, -8, 3, -7, 4);
    OK (GrB_Matrix_kronecker_Monoid (C, NULL, NULL, GrB_TIMES_MONOID_INT64, A, B, NULL));
    I64_IS (C, 2, 6, "xx..xx ..xx..", 10, -1, 20, -2, 30, -3);
    OK (GrB_Matrix_kronecker_Semiring (C, NULL, NULL, GrB_MIN_PLUS_SEMIRING_INT64, A, B, NULL));
    I64_IS (C, 2, 6, "xx..xx ..xx..", 11, 0, 12, 1, 13, 2);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
}

void operations (void)
{
    products ();
    element_wise ();
    transpose_and_kronecker ();
}
