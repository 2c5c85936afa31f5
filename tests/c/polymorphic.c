/* The names that stand for all types: each picks the right variant. */
#include "check.h"

static void objects (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, _, _, 2), B = NULL;
    GrB_Vector v = VECTOR (2, 1, _), w = NULL;
    GrB_Scalar s = NULL;
    GrB_Index n, I[2] = { 0, 1 }, J[2] = { 1, 0 };
    const char *text;
    int8_t small = -3;
    uint64_t large = 1ULL << 40;
    double X[2] = { 5, 6 }, x = 0;
    int64_t count = 0;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_setElement (s, small));
    OK (GrB_extractElement (&x, s));
    CHECK (x == -3);
    OK (GrB_setElement (v, large, 1));
    OK (GrB_extractElement (&large, v, 1));
    CHECK (large == 1ULL << 40);
    OK (GrB_setElement (A, 2.5, 0, 1));
    OK (GrB_setElement (A, s, 1, 0));
    OK (GrB_setElement (A, 7LL, 1, 1));
    OK (GrB_extractElement (&count, A, 1, 1));
    CHECK (count == 7);
    MATRIX_IS (A, 2, 2, 1, 2.5, -3, 7);
    OK (GrB_extractElement (s, A, 0, 1));
    OK (GrB_extractElement (&x, s));
    CHECK (x == 2.5);
    OK (GrB_nvals (&n, s));
    OK (GrB_nvals (&n, v));
    OK (GrB_nvals (&n, A));
    CHECK (n == 4);
    OK (GrB_dup (&B, A));
    OK (GrB_dup (&w, v));
    OK (GrB_removeElement (B, 0, 0));
    OK (GrB_removeElement (w, 0));
    OK (GrB_resize (B, 1, 2));
    MATRIX_IS (B, 1, 2, _, 2.5);
    OK (GrB_resize (w, 1));
    OK (GrB_clear (A));
    OK (GrB_clear (v));
    OK (GrB_clear (s));
    OK (GrB_build (A, I, J, X, 2, GrB_NULL));
    OK (GrB_build (v, I, X, 2, GrB_PLUS_FP64));
    n = 2;
    OK (GrB_extractTuples (I, J, X, &n, A));
    OK (GrB_extractTuples (I, X, &n, v));
    CHECK (n == 2 && X[1] == 6);
    char *told = NULL;
    OK (GrX_explain (A, GrX_TEXT, &told));
    OK (GrX_free_text (&told));
    OK (GrX_explain (v, GrX_JSON, &told));
    OK (GrX_free_text (&told));
    OK (GrB_wait (A, GrB_MATERIALIZE));
    OK (GrB_wait (GrB_LOR, GrB_COMPLETE));
    OK (GrB_error (&text, v));
    CHECK (text[0] == 0);
    GrB_Monoid m = NULL;
    GrB_Semiring r = NULL;
    GrB_Descriptor d = NULL;
    OK (GrB_Monoid_new (&m, GrB_PLUS_INT32, (int32_t) 0));
    OK (GrB_Semiring_new (&r, m, GrB_TIMES_INT32));
    OK (GrB_Descriptor_new (&d));
    OK (GrB_free (&m));
    OK (GrB_free (&r));
    OK (GrB_free (&d));
    OK (GxB_Monoid_terminal_new (&m, GrB_TIMES_BOOL, (bool) 1, (bool) 0));
    OK (GrB_free (&m));
    OK (GrB_free (&A));
    OK (GrB_free (&B));
    OK (GrB_free (&v));
    OK (GrB_free (&w));
    OK (GrB_free (&s));
    CHECK (A == NULL && s == NULL);
}

static void operations (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, _, 4), C = NULL;
    GrB_Vector u = VECTOR (2, 1, 2), w = NULL;
    GrB_Scalar s = NULL;
    GrB_Index I[2] = { 1, 0 }, *J = I;
    const GrB_Index *all = GrB_ALL;
    double x = 0;
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Vector_new (&w, GrB_FP64, 2));
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_setElement (s, 3.0));

    OK (GrB_eWiseMult (C, GrB_NULL, GrB_NULL, GrB_TIMES_FP64, A, A, GrB_NULL));
    MATRIX_IS (C, 2, 2, 1, 4, _, 16);
    OK (GrB_eWiseMult (w, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, u, u, NULL));
    VECTOR_IS (w, 2, 1, 4);
    OK (GrB_eWiseAdd (C, NULL, NULL, GrB_PLUS_MONOID_FP64, A, A, NULL));
    MATRIX_IS (C, 2, 2, 2, 4, _, 8);
    OK (GrB_eWiseAdd (w, NULL, NULL, GrB_MINUS_FP64, u, u, NULL));
    VECTOR_IS (w, 2, 0, 0);
    OK (GxB_eWiseUnion (w, NULL, NULL, GrB_MINUS_FP64, u, s, u, s, NULL));
    OK (GrB_kronecker (C, NULL, NULL, GrB_TIMES_FP64, A, A, NULL) == GrB_DIMENSION_MISMATCH ? GrB_SUCCESS : GrB_PANIC);

    OK (GrB_extract (C, NULL, NULL, A, I, 2, GrB_ALL, 2, NULL));
    MATRIX_IS (C, 2, 2, _, 4, 1, 2);
    OK (GrB_extract (w, NULL, NULL, u, J, 2, NULL));
    VECTOR_IS (w, 2, 2, 1);
    OK (GrB_extract (w, NULL, NULL, A, all, 2, 1, NULL));
    VECTOR_IS (w, 2, 2, 4);

    OK (GrB_assign (C, NULL, NULL, A, GrB_ALL, 2, I, 2, NULL));
    MATRIX_IS (C, 2, 2, 2, 1, 4, _);
    OK (GrB_assign (C, NULL, NULL, u, I, 2, 0, NULL)); /* a column */
    MATRIX_IS (C, 2, 2, 2, 1, 1, _);
    OK (GrB_assign (C, NULL, NULL, u, 1, GrB_ALL, 2, NULL)); /* a row */
    MATRIX_IS (C, 2, 2, 2, 1, 1, 2);
    OK (GrB_assign (C, NULL, NULL, 9.5, I, 1, I, 1, NULL));
    MATRIX_IS (C, 2, 2, 2, 1, 1, 9.5);
    OK (GrB_assign (C, NULL, NULL, s, I, 1, GrB_ALL, 2, NULL));
    MATRIX_IS (C, 2, 2, 2, 1, 3, 3);
    OK (GrB_assign (w, NULL, NULL, u, I, 2, NULL));
    VECTOR_IS (w, 2, 2, 1);
    OK (GrB_assign (w, NULL, NULL, true, GrB_ALL, 2, NULL));
    VECTOR_IS (w, 2, 1, 1);
    OK (GrB_assign (w, NULL, NULL, s, I, 1, NULL));
    VECTOR_IS (w, 2, 1, 3);

    OK (GrB_apply (C, NULL, NULL, GrB_AINV_FP64, A, NULL));
    MATRIX_IS (C, 2, 2, -1, -2, _, -4);
    OK (GrB_apply (C, NULL, NULL, GrB_MINUS_FP64, 1.0f, A, NULL));
    MATRIX_IS (C, 2, 2, 0, -1, _, -3);
    OK (GrB_apply (C, NULL, NULL, GrB_MINUS_FP64, A, 1, NULL));
    MATRIX_IS (C, 2, 2, 0, 1, _, 3);
    OK (GrB_apply (C, NULL, NULL, GrB_MINUS_FP64, s, A, NULL));
    MATRIX_IS (C, 2, 2, 2, 1, _, -1);
    OK (GrB_apply (C, NULL, NULL, GrB_MINUS_FP64, A, s, NULL));
    MATRIX_IS (C, 2, 2, -2, -1, _, 1);
    OK (GrB_apply (C, NULL, NULL, GrB_ROWINDEX_INT64, A, (int64_t) 5, NULL));
    MATRIX_IS (C, 2, 2, 5, 5, _, 6);
    OK (GrB_apply (w, NULL, NULL, GrB_ABS_FP64, u, NULL));
    OK (GrB_apply (w, NULL, NULL, GrB_PLUS_FP64, u, 1, NULL));
    VECTOR_IS (w, 2, 2, 3);
    OK (GrB_apply (w, NULL, NULL, GrB_MINUS_FP64, 1, u, NULL));
    VECTOR_IS (w, 2, 0, -1);
    OK (GrB_apply (w, NULL, NULL, GrB_ROWINDEX_INT64, u, s, NULL));
    VECTOR_IS (w, 2, 3, 4);
    OK (GrB_select (C, NULL, NULL, GrB_TRIU, A, (int64_t) 1, NULL));
    MATRIX_IS (C, 2, 2, _, 2, _, _);
    OK (GrB_select (w, NULL, NULL, GrB_VALUEGT_FP64, u, 1.5, NULL));
    VECTOR_IS (w, 2, _, 2);
    OK (GrB_select (w, NULL, NULL, GrB_VALUEEQ_FP64, u, s, NULL));
    VECTOR_IS (w, 2, _, _);

    OK (GrB_reduce (w, NULL, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    VECTOR_IS (w, 2, 3, 4);
    OK (GrB_reduce (w, NULL, NULL, GrB_MAX_FP64, A, NULL));
    VECTOR_IS (w, 2, 2, 4);
    OK (GrB_reduce (&x, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    CHECK (x == 7);
    OK (GrB_reduce (&x, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, u, NULL));
    CHECK (x == 10);
    OK (GrB_reduce (s, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    OK (GrB_reduce (s, GrB_PLUS_FP64, GrB_PLUS_FP64, A, NULL));
    OK (GrB_reduce (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, u, NULL));
    OK (GrB_reduce (s, GrB_PLUS_FP64, GrB_PLUS_FP64, u, NULL));
    OK (GrB_extractElement (&x, s));
    CHECK (x == 20);
    OK (GrB_free (&A));
    OK (GrB_free (&C));
    OK (GrB_free (&u));
    OK (GrB_free (&w));
    OK (GrB_free (&s));
}

static void users_types (void)
{
    GrB_Type t = NULL;
    GrB_BinaryOp op = NULL;
    GrB_Monoid m = NULL;
    GrB_Vector v = NULL;
    Pair p = pair (4), q = pair (0);
    OK (GrB_Type_new (&t, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&op, pair_add, t, t, t));
    OK (GrB_Monoid_new (&m, op, (void *) &q));
    OK (GrB_Vector_new (&v, t, 2));
    OK (GrB_setElement (v, (void *) &p, 1));
    OK (GrB_assign (v, NULL, op, (void *) &p, GrB_ALL, 2, NULL));
    OK (GrB_apply (v, NULL, NULL, op, (void *) &p, v, NULL));
    OK (GrB_reduce ((void *) &q, NULL, m, v, NULL));
    CHECK (pair_is (&q, 20));
    OK (GrB_extractElement ((void *) &p, v, 1));
    CHECK (pair_is (&p, 12));
    OK (GrB_free (&t));
    OK (GrB_free (&op));
    OK (GrB_free (&m));
    OK (GrB_free (&v));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    objects ();
    operations ();
    users_types ();
    OK (GrB_finalize ());
    return 0;
}
