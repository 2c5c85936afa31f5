/* Objects handed over as objects of another kind: a scalar as a vector of one place, a vector as a matrix of one column, and
   such a matrix as a vector (SN-74). The casts are those that python-graphblas makes. And what holds for small objects and
   huge ones that programs look at: formats, one value for all, texts of constructors that failed. */
#include "check.h"

static int32_t status_of (GrB_Matrix A)
{
    int32_t status = -1;
    OK (GxB_Matrix_Option_get_INT32 (A, GxB_SPARSITY_STATUS, &status));
    return status;
}

static void vectors_as_matrices (void)
{
    GrB_Vector u = VECTOR (3, 1, _, 3), w = VECTOR (3, _, 5, 7);
    GrB_Matrix U = (GrB_Matrix) u, W = (GrB_Matrix) w, C = NULL;
    MATRIX_IS (U, 3, 1, 1, _, 3);
    /* inner and outer product */
    OK (GrB_Matrix_new (&C, GrB_FP64, 3, 3));
    OK (GrB_mxm (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, U, W, GrB_DESC_T1));
    MATRIX_IS (C, 3, 3, _, 5, 7, _, _, _, _, 15, 21);
    OK (GrB_Matrix_free (&C));
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_mxm ((GrB_Matrix) s, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, U, W, GrB_DESC_T0));
    double x = 0;
    OK (GrB_Scalar_extractElement_FP64 (&x, s));
    CHECK (x == 21);
    /* as output, with mask and accumulator; operators that look at places see rows */
    OK (GrB_Matrix_eWiseAdd_BinaryOp (W, U, GrB_PLUS_FP64, GrB_PLUS_FP64, W, U, NULL));
    VECTOR_IS (w, 3, 1, 5, 17);
    OK (GrB_Matrix_apply_IndexOp_INT64 (W, NULL, NULL, GrB_ROWINDEX_INT64, W, 10, NULL));
    VECTOR_IS (w, 3, 10, 11, 12);
    OK (GrB_Matrix_setElement_FP64 (W, 4, 1, 0));
    OK (GrB_Matrix_removeElement (W, 2, 0));
    EXPECT (GrB_INVALID_INDEX, GrB_Matrix_setElement_FP64 (W, 4, 0, 1));
    VECTOR_IS (w, 3, 10, 4, _);
    /* the vector stays a column */
    OK (GrB_Matrix_resize (W, 4, 1));
    VECTOR_IS (w, 4, 10, 4, _, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_resize (W, 4, 2));
    OK (GxB_Matrix_Option_set_INT32 (W, GxB_FORMAT, GxB_BY_ROW));
    VECTOR_IS (w, 4, 10, 4, _, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_vxm (w, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, (GrB_Vector) s, (GrB_Matrix) s, NULL));
    /* a copy of a vector as a matrix is a matrix */
    OK (GrB_Matrix_dup (&C, U));
    OK (GxB_Matrix_Option_set_INT32 (C, GxB_FORMAT, GxB_BY_ROW));
    OK (GrB_Matrix_resize (C, 3, 2));
    MATRIX_IS (C, 3, 2, 1, _, _, _, 3, _);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&U));
    u = NULL;
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
}

static void others (void)
{
    GrB_Scalar s = NULL;
    GrB_Vector w = NULL;
    GrB_Index n = 0;
    double x = 0;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    GrB_Vector v = (GrB_Vector) s;
    OK (GrB_Vector_size (&n, v));
    CHECK (n == 1);
    OK (GrB_Vector_setElement_FP64 (v, 3, 0));
    OK (GrB_Vector_eWiseMult_BinaryOp (v, NULL, NULL, GrB_TIMES_FP64, v, v, NULL));
    OK (GrB_Scalar_extractElement_FP64 (&x, s));
    CHECK (x == 9);
    /* a matrix of one column as a vector, whichever way it lies */
    for (int by_row = 0; by_row < 2; by_row++)
    {
        GrB_Matrix A = MATRIX (3, 1, 4, _, 6);
        if (by_row) OK (GxB_Matrix_Option_set_INT32 (A, GxB_FORMAT, GxB_BY_ROW));
        OK (GrB_Vector_new (&w, GrB_FP64, 3));
        OK (GrB_Vector_apply (w, NULL, NULL, GrB_AINV_FP64, (GrB_Vector) A, NULL));
        VECTOR_IS (w, 3, -4, _, -6);
        OK (GrB_Vector_apply ((GrB_Vector) A, NULL, NULL, GrB_ABS_FP64, w, NULL));
        MATRIX_IS (A, 3, 1, 4, _, 6);
        OK (GrB_Vector_free (&w));
        OK (GrB_Matrix_free (&A));
    }
    GrB_Matrix B = MATRIX (2, 2, 1, 2, 3, 4);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_size (&n, (GrB_Vector) B));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_Vector_size (&n, (GrB_Vector) GrB_FP64));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Scalar_free (&s));
}

static void looks (void)
{
    /* small objects: by density */
    GrB_Matrix A = MATRIX (1, 5, 0, _, 1, _, 2), E = NULL;
    CHECK (status_of (A) == GxB_BITMAP);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_new (&E, GrB_FP64, 0, 0));
    CHECK (status_of (E) == GxB_SPARSE);
    OK (GrB_Matrix_free (&E));
    OK (GrB_Matrix_new (&E, GrB_FP64, 70, 77));
    for (GrB_Index k = 0; k < 4; k++) OK (GrB_Matrix_setElement_FP64 (E, 1, 20 * k, 3 * k));
    CHECK (status_of (E) == GxB_HYPERSPARSE);
    /* all that is there gets one value, which is stored once */
    bool iso = false;
    OK (GrB_Matrix_setElement_FP64 (E, 2, 1, 1));
    OK (GrB_Matrix_assign_FP64 (E, E, NULL, 8, GrB_ALL, 70, GrB_ALL, 77, GrB_DESC_S));
    OK (GxB_Matrix_iso (&iso, E));
    GrB_Index n = 0;
    OK (GrB_Matrix_nvals (&n, E));
    CHECK (iso && n == 5);
    OK (GrB_Matrix_free (&E));

    /* more places than can be counted, with one value */
    const GrB_Index huge = GxB_INDEX_MAX;
    OK (GrB_Matrix_new (&E, GrB_FP64, huge, huge));
    OK (GrB_Matrix_assign_FP64 (E, NULL, NULL, 8, GrB_ALL, huge, GrB_ALL, huge, NULL));
    OK (GrB_Matrix_nvals (&n, E));
    CHECK (status_of (E) == GxB_FULL && n == INT64_MAX);
    double x = 0;
    OK (GrB_Matrix_extractElement_FP64 (&x, E, huge - 1, huge - 2));
    CHECK (x == 8);
    OK (GrB_Matrix_new (&A, GrB_FP64, 2, 1));
    OK (GrB_Matrix_extract (A, NULL, NULL, E, (GrB_Index[]) { 7, huge - 1 }, 2, (GrB_Index[]) { huge - 1 }, 1, NULL));
    MATRIX_IS (A, 2, 1, 8, 8);
    /* what needs memory for each place says so, and nothing is changed */
    OK (GrB_Matrix_setElement_FP64 (E, 8, huge - 1, huge - 1));
    OK (GrB_Matrix_setElement_FP64 (E, 1, huge - 1, huge - 1));
    EXPECT (GrB_OUT_OF_MEMORY, GrB_Matrix_wait (E, GrB_MATERIALIZE));
    OK (GrB_Matrix_clear (E));
    OK (GrB_Matrix_nvals (&n, E));
    CHECK (n == 0);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&E));

    /* a constructor that failed */
    const char *text = NULL;
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_new (&A, GrB_FP64, huge + 1, 1));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_error (&text, A));
    CHECK (strstr (text, "nrows is 1152921504606846977") != NULL);
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    vectors_as_matrices ();
    others ();
    looks ();
    OK (GrB_finalize ());
    return 0;
}
