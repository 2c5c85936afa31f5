/* extract and assign: parts of vectors and matrices. */
#include "check.h"

static void extracts (void)
{
    GrB_Matrix A = MATRIX (3, 3, 1, _, 3, 4, 5, _, _, 8, 9), C = NULL;
    GrB_Vector u = VECTOR (3, 1, _, 3), w = NULL;
    GrB_Index I[3] = { 2, 0, 2 }, J[2] = { 1, 2 }, bad[1] = { 3 };
    OK (GrB_Matrix_new (&C, GrB_FP64, 3, 2));
    OK (GrB_Matrix_extract (C, NULL, NULL, A, I, 3, J, 2, NULL));
    MATRIX_IS (C, 3, 2, 8, 9, _, 3, 8, 9);
    OK (GrB_Matrix_extract (C, NULL, GrB_PLUS_FP64, A, GrB_ALL, 3, J, 2, GrB_DESC_T0));
    MATRIX_IS (C, 3, 2, 12, 9, 5, 11, 8, 18);
    GrB_Index range[3] = { 0, 2, 2 };
    OK (GrB_Matrix_extract (C, NULL, NULL, A, range, GxB_RANGE, range, GxB_STRIDE, NULL)); /* 0:2, 0:2:2 */
    MATRIX_IS (C, 3, 2, 1, 3, 4, _, _, 9);
    GrB_Index down[3] = { 2, 0, 2 };
    OK (GrB_Matrix_extract (C, NULL, NULL, A, GrB_ALL, 3, down, GxB_BACKWARDS, NULL)); /* 2:-2:0 */
    MATRIX_IS (C, 3, 2, 3, 1, _, 4, 9, _);
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Matrix_extract (C, NULL, NULL, A, GrB_ALL, 3, (GrB_Index[]) { 0, 7 }, 2, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_extract (C, NULL, NULL, A, J, 2, J, 2, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_extract (C, NULL, NULL, A, NULL, 3, J, 2, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_extract (C, NULL, NULL, NULL, I, 3, J, 2, NULL));

    OK (GrB_Vector_new (&w, GrB_FP64, 3));
    OK (GrB_Vector_extract (w, NULL, NULL, u, I, 3, NULL));
    VECTOR_IS (w, 3, 3, 1, 3);
    OK (GrB_Col_extract (w, NULL, NULL, A, GrB_ALL, 3, 1, NULL));
    VECTOR_IS (w, 3, _, 5, 8);
    OK (GrB_Col_extract (w, u, GrB_PLUS_FP64, A, I, 3, 0, GrB_DESC_T0)); /* w<u> += A(0,I) */
    VECTOR_IS (w, 3, 3, 5, 11);
    OK (GrB_Vector_extract (w, u, NULL, u, GrB_ALL, 3, GrB_DESC_RC));
    VECTOR_IS (w, 3, _, _, _);
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Vector_extract (w, NULL, NULL, u, (GrB_Index[]) { 0, 1, 9 }, 3, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_extract (w, NULL, NULL, u, bad, 1, NULL));
    EXPECT (GrB_INVALID_INDEX, GrB_Col_extract (w, NULL, NULL, A, GrB_ALL, 3, 3, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_extract (w, NULL, NULL, u, NULL, 3, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
}

static void assigns (void)
{
    GrB_Matrix A = MATRIX (2, 2, 10, _, 30, 40), C = MATRIX (3, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9), M = MATRIX (3, 3, 1, _, _, _, _, _, _, _, 1);
    GrB_Vector u = VECTOR (2, _, 70), w = VECTOR (3, 1, 2, _), m = VECTOR (3, 1, _, 1);
    GrB_Index I[2] = { 2, 0 }, J[2] = { 0, 1 };
    OK (GrB_Matrix_assign (C, NULL, NULL, A, I, 2, J, 2, NULL));
    MATRIX_IS (C, 3, 3, 30, 40, 3, 4, 5, 6, 10, _, 9);
    OK (GrB_Matrix_assign (C, NULL, GrB_PLUS_FP64, A, I, 2, J, 2, GrB_DESC_T0));
    MATRIX_IS (C, 3, 3, 30, 80, 3, 4, 5, 6, 20, 30, 9);
    OK (GrB_Row_assign (C, NULL, NULL, u, 1, I, 2, NULL)); /* C(1,[2 0]) = u */
    MATRIX_IS (C, 3, 3, 30, 80, 3, 70, 5, _, 20, 30, 9);
    OK (GrB_Col_assign (C, NULL, GrB_PLUS_FP64, u, I, 2, 2, NULL)); /* C([2 0],2) += u */
    MATRIX_IS (C, 3, 3, 30, 80, 73, 70, 5, _, 20, 30, 9);
    OK (GrB_Col_assign (C, m, NULL, u, J, 2, 0, GrB_DESC_R)); /* replaces in column 0 only */
    MATRIX_IS (C, 3, 3, _, 80, 73, _, 5, _, 20, 30, 9);
    OK (GrB_Matrix_assign_FP64 (C, M, NULL, 6, GrB_ALL, 3, GrB_ALL, 3, GrB_DESC_R));
    MATRIX_IS (C, 3, 3, 6, _, _, _, _, _, _, _, 6);
    OK (GrB_Vector_assign (w, NULL, NULL, u, I, 2, NULL));
    VECTOR_IS (w, 3, 70, 2, _);
    OK (GrB_Vector_assign (w, m, GrB_PLUS_FP64, u, J, 2, NULL));
    VECTOR_IS (w, 3, 70, 2, _);
    OK (GrB_Vector_assign_INT8 (w, m, GrB_PLUS_FP64, 1, GrB_ALL, 3, NULL));
    VECTOR_IS (w, 3, 71, 2, 1);
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Vector_assign_FP64 (w, NULL, NULL, 1, (GrB_Index[]) { 5 }, 1, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_assign (w, NULL, NULL, u, GrB_ALL, 3, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_assign (C, NULL, NULL, A, GrB_ALL, 3, GrB_ALL, 3, NULL));
    EXPECT (GrB_INVALID_INDEX, GrB_Row_assign (C, NULL, NULL, u, 3, I, 2, NULL));
    EXPECT (GrB_INVALID_INDEX, GrB_Col_assign (C, NULL, NULL, u, I, 2, 3, NULL));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Row_assign (C, u, NULL, u, 0, I, 2, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_assign_FP64 (w, NULL, NULL, 1, NULL, 1, NULL));
    VECTOR_IS (w, 3, 71, 2, 1);
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_INT64));
    OK (GrB_Vector_assign_Scalar (w, NULL, NULL, s, J, 2, NULL)); /* absence */
    VECTOR_IS (w, 3, _, _, 1);
    OK (GrB_Scalar_setElement_INT64 (s, 3));
    OK (GrB_Vector_assign_Scalar (w, NULL, GrB_PLUS_FP64, s, GrB_ALL, 3, NULL));
    VECTOR_IS (w, 3, 3, 3, 4);
    OK (GrB_Matrix_assign_Scalar (C, NULL, NULL, s, I, 2, I, 2, NULL));
    MATRIX_IS (C, 3, 3, 3, _, 3, _, _, _, 3, _, 3);
    OK (GrB_Scalar_clear (s));
    OK (GrB_Matrix_assign_Scalar (C, NULL, NULL, s, J, 2, GrB_ALL, 3, NULL));
    MATRIX_IS (C, 3, 3, _, _, _, _, _, _, 3, _, 3);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&m));
}

#define GLUE_(a, b, c) a##_##b##_##c
#define CALL(prefix, function, type) GLUE_ (prefix, function, type)
#define EVERY_TYPE(T, ctype, prefix)                                                                    \
    {                                                                                                   \
        GrB_Vector v = NULL;                                                                            \
        GrB_Matrix A = NULL;                                                                            \
        OK (GrB_Vector_new (&v, GrB_FP64, 2));                                                          \
        OK (GrB_Matrix_new (&A, GrB_FP64, 1, 2));                                                       \
        OK (CALL (prefix, Vector_assign, T) (v, NULL, NULL, (ctype) 1, GrB_ALL, 2, NULL));              \
        OK (CALL (prefix, Matrix_assign, T) (A, NULL, NULL, (ctype) 1, GrB_ALL, 1, GrB_ALL, 2, NULL));  \
        VECTOR_IS (v, 2, 1, 1);                                                                         \
        MATRIX_IS (A, 1, 2, 1, 1);                                                                      \
        OK (GrB_Vector_free (&v));                                                                      \
        OK (GrB_Matrix_free (&A));                                                                      \
    }

/* As many rows and columns as there can be: no part is no work, and more entries than memory holds are refused at once. */
static void the_largest (void)
{
    const GrB_Index most = (GrB_Index) GrB_INDEX_MAX + 1;
    GrB_Index I[2] = { 0, 5 }, nvals = 9;
    GrB_Matrix C = NULL, M = NULL;
    GrB_Vector w = NULL, m = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, most, most));
    OK (GrB_Matrix_new (&M, GrB_BOOL, most, most));
    OK (GrB_Vector_new (&w, GrB_FP64, most));
    OK (GrB_Vector_new (&m, GrB_BOOL, most));
    OK (GrB_Matrix_setElement_BOOL (M, true, 3, most - 1));
    OK (GrB_Vector_setElement_BOOL (m, true, most - 1));
    OK (GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, GrB_ALL, most, I, 0, NULL));
    OK (GrB_Matrix_assign_FP64 (C, NULL, GrB_PLUS_FP64, 2, I, 0, GrB_ALL, most, NULL));
    OK (GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, GrB_ALL, most, GrB_ALL, most, NULL)); /* one value for all */
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_assign_FP64 (C, NULL, NULL, 3, GrB_ALL, most, I, 2, NULL));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_assign_FP64 (C, NULL, GrB_PLUS_FP64, 3, I, 2, I, 2, NULL));
    OK (GrB_Matrix_clear (C));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, GrB_ALL, most, I, 2, NULL));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, I, 2, GrB_ALL, most, NULL));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_assign_FP64 (C, M, NULL, 2, GrB_ALL, most, GrB_ALL, most, GrB_DESC_C));
    OK (GrB_Vector_assign_FP64 (w, NULL, GrB_PLUS_FP64, 2, GrB_ALL, most, NULL));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Vector_assign_FP64 (w, NULL, GrB_PLUS_FP64, 2, I, 2, NULL));
    OK (GrB_Vector_clear (w));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Vector_assign_FP64 (w, m, NULL, 2, GrB_ALL, most, GrB_DESC_SC));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 0);
    OK (GrB_Vector_nvals (&nvals, w));
    CHECK (nvals == 0);
    OK (GrB_Matrix_assign_FP64 (C, M, NULL, 2, GrB_ALL, most, GrB_ALL, most, NULL));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 1);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Vector_free (&m));

    /* No columns, all of them full: sums of rows are none. */
    OK (GrB_Matrix_new (&C, GrB_FP64, most, 0));
    OK (GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, GrB_ALL, most, GrB_ALL, 0, NULL));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, NULL, GrB_PLUS_MONOID_FP64, C, NULL));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, C, NULL));
    OK (GrB_Vector_nvals (&nvals, w));
    CHECK (nvals == 0);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&w));

    /* 2^52 equal entries, and an update that would need room for each: clear drops it. */
    const GrB_Index many = (GrB_Index) 1 << 26;
    double x = 0;
    OK (GrB_Matrix_new (&C, GrB_FP64, many, many));
    OK (GrB_Matrix_assign_FP64 (C, NULL, NULL, 2, GrB_ALL, many, GrB_ALL, many, NULL));
    OK (GrB_Matrix_setElement_FP64 (C, 3, 1, 1));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_wait (C, GrB_MATERIALIZE));
    OK (GrB_Matrix_clear (C));
    OK (GrB_Matrix_setElement_FP64 (C, 3, 1, 1));
    OK (GrB_Matrix_extractElement_FP64 (&x, C, 1, 1));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (x == 3 && nvals == 1);
    OK (GrB_Matrix_free (&C));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    extracts ();
    assigns ();
    the_largest ();
    FOR_ALL_TYPES (EVERY_TYPE)
    OK (GrB_finalize ());
    return 0;
}
