/* sort: rows, columns and vectors in the order of an operator, and where the entries were. Results worked out by hand. */
#include "check.h"

static void rows_and_columns (void)
{
    GrB_Matrix A = MATRIX (3, 4, 5, _, 2, 5, _, _, _, _, 1, 7, -1, _), C = NULL, P = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, 3, 4));
    OK (GrB_Matrix_new (&P, GrB_INT64, 3, 4));
    OK (GrB_Matrix_setElement_FP64 (C, 9, 1, 3)); /* what was there is gone */
    OK (GxB_Matrix_sort (C, P, GrB_LT_FP64, A, NULL));
    MATRIX_IS (C, 3, 4, 2, 5, 5, _, _, _, _, _, -1, 1, 7, _);
    MATRIX_IS (P, 3, 4, 2, 0, 3, _, _, _, _, _, 2, 0, 1, _);
    OK (GxB_Matrix_sort (C, NULL, GrB_GT_FP64, A, NULL));
    MATRIX_IS (C, 3, 4, 5, 5, 2, _, _, _, _, _, 7, 1, -1, _);
    OK (GxB_Matrix_sort (NULL, P, GrB_GT_FP64, A, NULL));
    MATRIX_IS (P, 3, 4, 0, 3, 2, _, _, _, _, _, 1, 0, 2, _);
    OK (GxB_Matrix_sort (C, P, GrB_LT_FP64, A, GrB_DESC_T0)); /* columns */
    MATRIX_IS (C, 3, 4, 1, 7, -1, 5, 5, _, 2, _, _, _, _, _);
    MATRIX_IS (P, 3, 4, 2, 2, 2, 0, 0, _, 0, _, _, _, _, _);
    /* As BOOL all of them are equal: > leaves them in their order, >= and an operator that always holds turn them round. */
    OK (GxB_Matrix_sort (NULL, P, GrB_GE_BOOL, A, NULL));
    MATRIX_IS (P, 3, 4, 3, 2, 0, _, _, _, _, _, 2, 1, 0, _);
    OK (GxB_Matrix_sort (NULL, P, GrB_ONEB_BOOL, A, NULL));
    MATRIX_IS (P, 3, 4, 3, 2, 0, _, _, _, _, _, 2, 1, 0, _);
    OK (GxB_Matrix_sort (C, P, GrB_GT_BOOL, A, NULL));
    MATRIX_IS (C, 3, 4, 5, 2, 5, _, _, _, _, _, 1, 7, -1, _);
    /* Any storage, places without sign, the input as output. */
    OK (GrB_Matrix_free (&P));
    OK (GrB_Matrix_new (&P, GrB_UINT64, 3, 4));
    OK (GrB_Matrix_set_INT32 (A, GrB_COLMAJOR, GrB_STORAGE_ORIENTATION_HINT));
    OK (GrB_Matrix_set_INT32 (P, GrB_COLMAJOR, GrB_STORAGE_ORIENTATION_HINT));
    OK (GrB_Matrix_set_INT32 (C, GxB_BITMAP, GxB_SPARSITY_CONTROL));
    OK (GxB_Matrix_sort (C, P, GrB_LE_FP64, A, NULL));
    MATRIX_IS (C, 3, 4, 2, 5, 5, _, _, _, _, _, -1, 1, 7, _);
    MATRIX_IS (P, 3, 4, 2, 3, 0, _, _, _, _, _, 2, 0, 1, _);
    OK (GxB_sort (A, P, GrB_GE_FP64, A, NULL));
    MATRIX_IS (A, 3, 4, 5, 5, 2, _, _, _, _, _, 7, 1, -1, _);
    MATRIX_IS (P, 3, 4, 3, 0, 2, _, _, _, _, _, 1, 0, 2, _);
    EXPECT (GrB_NULL_POINTER, GxB_Matrix_sort (NULL, NULL, GrB_LT_FP64, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GxB_Matrix_sort (C, P, GxB_ISLT_FP64, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GxB_Matrix_sort (P, C, GrB_LT_FP64, A, NULL));
    MATRIX_IS (P, 3, 4, 3, 0, 2, _, _, _, _, _, 1, 0, 2, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&P));
}

static void vectors (void)
{
    GrB_Vector u = VECTOR (6, 3, _, -0.0, 1, 0, -2), w = NULL, p = NULL;
    OK (GrB_Vector_new (&w, GrB_FP64, 6));
    OK (GrB_Vector_new (&p, GrB_INT64, 6));
    OK (GxB_Vector_sort (w, p, GrB_LT_FP64, u, NULL)); /* both zeros are one value */
    VECTOR_IS (w, 6, -2, 0, 0, 1, 3, _);
    VECTOR_IS (p, 6, 5, 2, 4, 3, 0, _);
    OK (GrB_Vector_setElement_FP64 (u, NAN, 2));
    OK (GxB_sort (w, p, GrB_GT_FP64, u, GrB_DESC_T0)); /* NaN last */
    VECTOR_IS (p, 6, 0, 3, 4, 5, 2, _);
    double x = 0;
    OK (GrB_Vector_extractElement_FP64 (&x, w, 4));
    CHECK (isnan (x));
    OK (GrB_Vector_assign_FP64 (u, NULL, NULL, 4, GrB_ALL, 6, NULL)); /* all the same */
    OK (GxB_Vector_sort (u, p, GrB_LT_FP64, u, NULL));
    VECTOR_IS (u, 6, 4, 4, 4, 4, 4, 4);
    VECTOR_IS (p, 6, 0, 1, 2, 3, 4, 5);
    OK (GxB_Vector_sort (u, p, GrB_LE_FP64, u, NULL));
    VECTOR_IS (p, 6, 5, 4, 3, 2, 1, 0);
    GrB_Vector q = NULL;
    OK (GrB_Vector_new (&q, GrB_INT64, 5));
    EXPECT (GrB_DIMENSION_MISMATCH, GxB_Vector_sort (w, q, GrB_LT_FP64, u, NULL));
    OK (GrB_Vector_free (&q));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&p));
}

/* A user's function may write any byte for true. */
static void pair_less (void *z, const void *x, const void *y)
{
    *(unsigned char *) z = ((const Pair *) x)->sum < ((const Pair *) y)->sum ? 8 : 0;
}

static void pairs (void)
{
    GrB_Type type = NULL;
    GrB_BinaryOp less = NULL;
    GrB_Vector u = NULL, w = NULL, p = NULL;
    int64_t sums[5] = { 40, 10, 40, 30, 10 };
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&less, pair_less, GrB_BOOL, type, type));
    OK (GrB_Vector_new (&u, type, 9));
    OK (GrB_Vector_new (&w, type, 9));
    OK (GrB_Vector_new (&p, GrB_INT64, 9));
    for (GrB_Index k = 0; k < 5; k++)
    {
        Pair x = pair (sums[k]);
        OK (GrB_Vector_setElement_UDT (u, &x, 2 * k));
    }
    OK (GxB_Vector_sort (w, p, less, u, NULL));
    VECTOR_IS (p, 9, 2, 8, 6, 0, 4, _, _, _, _);
    int64_t sorted[5] = { 10, 10, 30, 40, 40 };
    for (GrB_Index k = 0; k < 5; k++)
    {
        Pair x = pair (0);
        OK (GrB_Vector_extractElement_UDT (&x, w, k));
        CHECK (pair_is (&x, sorted[k]));
    }
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&p));
    OK (GrB_BinaryOp_free (&less));
    OK (GrB_Type_free (&type));
}

#define SORTED(T, ctype, prefix)                                                                        \
    {                                                                                                   \
        GrB_Vector v = vector_of_type (GrB_##T, 3, (const double[]) { 1, 0, 1 }), q = NULL;             \
        OK (GrB_Vector_new (&q, GrB_INT64, 3));                                                         \
        OK (GxB_Vector_sort (NULL, q, GrB_LT_##T, v, NULL));                                            \
        VECTOR_IS (q, 3, 1, 0, 2);                                                                      \
        OK (GxB_Vector_sort (NULL, q, GrB_GT_##T, v, NULL));                                            \
        VECTOR_IS (q, 3, 0, 2, 1);                                                                      \
        OK (GrB_Vector_free (&v));                                                                      \
        OK (GrB_Vector_free (&q));                                                                      \
    }

/* Few entries of the largest matrix. */
static void the_largest (void)
{
    const GrB_Index most = (GrB_Index) GrB_INDEX_MAX + 1;
    GrB_Matrix A = NULL, P = NULL;
    int64_t place = 0;
    OK (GrB_Matrix_new (&A, GrB_FP64, most, most));
    OK (GrB_Matrix_new (&P, GrB_INT64, most, most));
    OK (GrB_Matrix_setElement_FP64 (A, 4, most - 1, 7));
    OK (GrB_Matrix_setElement_FP64 (A, 3, most - 1, most - 1));
    OK (GxB_Matrix_sort (A, P, GrB_LT_FP64, A, NULL));
    OK (GrB_Matrix_extractElement_INT64 (&place, P, most - 1, 0));
    CHECK (place == (int64_t) (most - 1));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&P));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    rows_and_columns ();
    vectors ();
    pairs ();
    the_largest ();
    FOR_REAL_TYPES (SORTED)
    OK (GrB_finalize ());
    return 0;
}
