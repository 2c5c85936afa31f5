/* A user-defined type and user-defined operators through every operation. */
#include "check.h"

static GrB_Type type;
static GrB_UnaryOp negate;
static GrB_BinaryOp add, times;
static GrB_IndexUnaryOp place, above;
static GrB_Monoid sum;
static GrB_Semiring ring;

/* ABSENT stands for no entry. */
#define ABSENT INT64_MIN

static GrB_Matrix matrix_new (GrB_Index nrows, GrB_Index ncols, const int64_t *picture)
{
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, type, nrows, ncols));
    for (GrB_Index k = 0; k < nrows * ncols; k++)
    {
        Pair p = pair (picture[k]);
        if (picture[k] != ABSENT) OK (GrB_Matrix_setElement_UDT (A, &p, k / ncols, k % ncols));
    }
    return A;
}

static GrB_Vector vector_new (GrB_Index n, const int64_t *picture)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, type, n));
    for (GrB_Index i = 0; i < n; i++)
    {
        Pair p = pair (picture[i]);
        if (picture[i] != ABSENT) OK (GrB_Vector_setElement_UDT (v, &p, i));
    }
    return v;
}

static void matrix_check (int line, GrB_Matrix A, GrB_Index nrows, GrB_Index ncols, const int64_t *picture)
{
    for (GrB_Index k = 0; k < nrows * ncols; k++)
    {
        Pair p = pair (0);
        GrB_Info info = GrB_Matrix_extractElement_UDT (&p, A, k / ncols, k % ncols);
        bool fits = picture[k] == ABSENT ? info == GrB_NO_VALUE : info == GrB_SUCCESS && pair_is (&p, picture[k]);
        if (!fits) printf ("%s:%d: entry %d is %d (info %d)\n", __FILE__, line, (int) k, (int) p.sum, (int) info);
        CHECK (fits);
    }
}

static void vector_check (int line, GrB_Vector v, GrB_Index n, const int64_t *picture)
{
    for (GrB_Index i = 0; i < n; i++)
    {
        Pair p = pair (0);
        GrB_Info info = GrB_Vector_extractElement_UDT (&p, v, i);
        bool fits = picture[i] == ABSENT ? info == GrB_NO_VALUE : info == GrB_SUCCESS && pair_is (&p, picture[i]);
        if (!fits) printf ("%s:%d: entry %d is %d (info %d)\n", __FILE__, line, (int) i, (int) p.sum, (int) info);
        CHECK (fits);
    }
}

#undef _
#define _ ABSENT
#define MAT(m, n, ...)      matrix_new (m, n, (const int64_t[]) { __VA_ARGS__ })
#define VEC(n, ...)         vector_new (n, (const int64_t[]) { __VA_ARGS__ })
#define MAT_IS(A, m, n, ...) matrix_check (__LINE__, A, m, n, (const int64_t[]) { __VA_ARGS__ })
#define VEC_IS(v, n, ...)    vector_check (__LINE__, v, n, (const int64_t[]) { __VA_ARGS__ })

static void entries (void)
{
    GrB_Vector v = VEC (3, 1, _, 3), w = NULL;
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 4), B = NULL;
    GrB_Scalar s = NULL;
    GrB_Index I[4] = { 1, 0, 1, 1 }, J[4] = { 0, 0, 0, 1 }, n = 4;
    Pair X[4] = { pair (1), pair (2), pair (3), pair (4) }, p = pair (5);
    OK (GrB_Scalar_new (&s, type));
    EXPECT (GrB_NO_VALUE, GrB_Scalar_extractElement_UDT (&p, s));
    OK (GrB_Scalar_setElement_UDT (s, &p));
    OK (GrB_Scalar_extractElement_UDT (&p, s));
    CHECK (pair_is (&p, 5));
    OK (GrB_Matrix_setElement_Scalar (A, s, 1, 0));
    MAT_IS (A, 2, 2, 1, 2, 5, 4);
    OK (GrB_Vector_extractElement_Scalar (s, v, 2));
    OK (GrB_Scalar_extractElement_UDT (&p, s));
    CHECK (pair_is (&p, 3));
    OK (GrB_Vector_new (&w, type, 2));
    OK (GrB_Vector_build_UDT (w, J, X, 4, add));
    VEC_IS (w, 2, 6, 4);
    OK (GrB_Matrix_new (&B, type, 2, 2));
    OK (GrB_Matrix_build_UDT (B, I, J, X, 4, add));
    MAT_IS (B, 2, 2, 2, _, 4, 4);
    OK (GrB_Matrix_extractTuples_UDT (I, J, X, &n, B));
    CHECK (n == 3 && pair_is (&X[0], 2) && pair_is (&X[1], 4) && pair_is (&X[2], 4));
    n = 2;
    OK (GrB_Vector_extractTuples_UDT (I, X, &n, w));
    CHECK (n == 2 && pair_is (&X[0], 6) && pair_is (&X[1], 4));
    double x;
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_extractElement_FP64 (&x, w, 0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_setElement_FP64 (w, 1, 0));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_setElement_UDT (w, NULL, 0));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_diag (&B, w, 1));
    MAT_IS (B, 3, 3, _, 6, _, _, _, 4, _, _, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
}

static void products (void)
{
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 3), B = MAT (2, 2, 4, _, 5, 6), C = MAT (2, 2, 100, _, _, _);
    GrB_Vector u = VEC (2, 2, 1), w = VEC (2, _, 7);
    GrB_Matrix M = NULL;
    OK (GrB_Matrix_new (&M, GrB_BOOL, 2, 2));
    OK (GrB_Matrix_setElement_BOOL (M, true, 0, 0));
    OK (GrB_Matrix_setElement_BOOL (M, false, 1, 0));
    OK (GrB_mxm (C, M, add, ring, A, B, NULL));
    MAT_IS (C, 2, 2, 114, _, _, _);
    OK (GrB_mxm (C, NULL, NULL, ring, A, B, NULL));
    MAT_IS (C, 2, 2, 14, 12, 15, 18);
    OK (GrB_mxm (C, M, NULL, ring, A, B, GrB_DESC_RCT1)); /* A*B' outside of the mask */
    MAT_IS (C, 2, 2, _, 17, _, 18);
    OK (GrB_mxv (w, NULL, add, ring, A, u, NULL));
    VEC_IS (w, 2, 4, 10);
    OK (GrB_vxm (w, NULL, NULL, ring, u, A, NULL));
    VEC_IS (w, 2, 2, 7);
    OK (GrB_transpose (C, NULL, add, A, NULL));
    MAT_IS (C, 2, 2, 1, 17, 2, 21);
    GrB_Matrix K = NULL;
    OK (GrB_Matrix_new (&K, type, 4, 4));
    OK (GrB_Matrix_kronecker_BinaryOp (K, NULL, NULL, times, A, B, NULL));
    MAT_IS (K, 4, 4, 4, _, 8, _, 5, 6, 10, 12, _, _, 12, _, _, _, 15, 18);
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (C, C, NULL, ring, A, B, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (M, NULL, NULL, ring, A, B, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_mxm (C, NULL, GrB_PLUS_FP64, ring, A, B, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Matrix_free (&K));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
}

static void element_wise (void)
{
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 3), B = MAT (2, 2, 4, _, 5, 6), C = MAT (2, 2, _, _, _, _);
    GrB_Vector u = VEC (3, 2, 1, _), v = VEC (3, 5, _, _), w = VEC (3, _, _, _);
    GrB_Scalar s = NULL;
    Pair p = pair (10);
    OK (GrB_Scalar_new (&s, type));
    OK (GrB_Scalar_setElement_UDT (s, &p));
    OK (GrB_Matrix_eWiseMult_BinaryOp (C, NULL, NULL, times, A, B, NULL));
    MAT_IS (C, 2, 2, 4, _, _, 18);
    OK (GrB_Matrix_eWiseAdd_Monoid (C, NULL, add, sum, A, B, NULL));
    MAT_IS (C, 2, 2, 9, 2, 5, 27);
    OK (GrB_Matrix_eWiseAdd_Semiring (C, NULL, NULL, ring, A, B, NULL));
    MAT_IS (C, 2, 2, 5, 2, 5, 9);
    OK (GxB_Matrix_eWiseUnion (C, NULL, NULL, add, A, s, B, s, NULL));
    MAT_IS (C, 2, 2, 5, 12, 15, 9);
    OK (GrB_Vector_eWiseMult_Semiring (w, NULL, NULL, ring, u, v, NULL));
    VEC_IS (w, 3, 10, _, _);
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, NULL, NULL, add, u, v, NULL));
    VEC_IS (w, 3, 7, 1, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
}

static void applied (void)
{
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 3), C = MAT (2, 2, _, _, _, _);
    GrB_Vector u = VEC (3, 2, _, 5), w = VEC (3, _, _, _);
    Pair p = pair (2);
    OK (GrB_Matrix_apply (C, NULL, NULL, negate, A, GrB_DESC_T0));
    MAT_IS (C, 2, 2, -1, _, -2, -3);
    OK (GrB_Matrix_apply_BinaryOp1st_UDT (C, NULL, NULL, times, &p, A, NULL));
    MAT_IS (C, 2, 2, 2, 4, _, 6);
    OK (GrB_Matrix_apply_BinaryOp2nd_UDT (C, NULL, add, times, A, &p, NULL));
    MAT_IS (C, 2, 2, 4, 8, _, 12);
    OK (GrB_Matrix_apply_IndexOp_UDT (C, NULL, NULL, place, A, &p, NULL));
    MAT_IS (C, 2, 2, 3, 5, _, 16);
    OK (GrB_Matrix_select_UDT (C, NULL, NULL, above, A, &p, NULL));
    MAT_IS (C, 2, 2, _, _, _, 3);
    OK (GrB_Vector_apply (w, NULL, NULL, negate, u, NULL));
    VEC_IS (w, 3, -2, _, -5);
    OK (GrB_Vector_apply_BinaryOp1st_UDT (w, NULL, NULL, add, &p, u, NULL));
    VEC_IS (w, 3, 4, _, 7);
    OK (GrB_Vector_apply_BinaryOp2nd_UDT (w, NULL, NULL, times, u, &p, NULL));
    VEC_IS (w, 3, 4, _, 10);
    OK (GrB_Vector_apply_IndexOp_UDT (w, NULL, NULL, place, u, &p, NULL));
    VEC_IS (w, 3, 4, _, 27);
    OK (GrB_Vector_select_UDT (w, NULL, NULL, above, u, &p, NULL));
    VEC_IS (w, 3, _, _, 5);
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_apply_BinaryOp1st_FP64 (C, NULL, NULL, times, 2, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_apply (C, NULL, NULL, GrB_AINV_FP64, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_select_UDT (C, NULL, NULL, above, A, NULL, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
}

static void parts (void)
{
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 3), C = MAT (2, 2, 10, 20, 30, 40);
    GrB_Vector u = VEC (2, 5, _), w = VEC (3, 1, 2, 3);
    GrB_Index I[2] = { 1, 0 };
    Pair p = pair (9);
    OK (GrB_Matrix_assign (C, NULL, add, A, I, 2, GrB_ALL, 2, NULL));
    MAT_IS (C, 2, 2, 10, 23, 31, 42);
    OK (GrB_Matrix_extract (C, NULL, NULL, A, I, 2, I, 2, NULL));
    MAT_IS (C, 2, 2, 3, _, 2, 1);
    OK (GrB_Row_assign (C, NULL, NULL, u, 0, I, 2, NULL));
    MAT_IS (C, 2, 2, _, 5, 2, 1);
    OK (GrB_Col_assign (C, NULL, add, u, I, 2, 1, NULL));
    MAT_IS (C, 2, 2, _, 5, 2, 6);
    OK (GrB_Matrix_assign_UDT (C, NULL, NULL, &p, I, 1, GrB_ALL, 2, NULL));
    MAT_IS (C, 2, 2, _, 5, 9, 9);
    OK (GrB_Vector_assign_UDT (w, NULL, add, &p, I, 2, NULL));
    VEC_IS (w, 3, 10, 11, 3);
    OK (GrB_Vector_assign (w, NULL, NULL, u, I, 2, NULL));
    VEC_IS (w, 3, _, 5, 3);
    OK (GrB_Vector_resize (w, 2));
    OK (GrB_Vector_extract (w, NULL, NULL, w, I, 2, NULL));
    VEC_IS (w, 2, 5, _);
    OK (GrB_Col_extract (w, NULL, NULL, A, GrB_ALL, 2, 1, NULL));
    VEC_IS (w, 2, 2, 3);
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_assign_FP64 (w, NULL, NULL, 1, I, 2, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
}

static void sums (void)
{
    GrB_Matrix A = MAT (2, 2, 1, 2, _, 3);
    GrB_Vector w = VEC (2, 10, _);
    GrB_Scalar s = NULL;
    Pair p = pair (100);
    OK (GrB_Scalar_new (&s, type));
    OK (GrB_Matrix_reduce_UDT (&p, add, sum, A, NULL));
    CHECK (pair_is (&p, 106));
    OK (GrB_Matrix_reduce_UDT (&p, NULL, sum, A, NULL));
    CHECK (pair_is (&p, 6));
    OK (GrB_Vector_reduce_UDT (&p, times, sum, w, NULL));
    CHECK (pair_is (&p, 60));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, add, sum, A, NULL));
    VEC_IS (w, 2, 13, 3);
    EXPECT (GrB_NOT_IMPLEMENTED, GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, times, A, NULL)); /* no identity: SN-73 */
    VEC_IS (w, 2, 13, 3);
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, NULL, sum, A, NULL));
    OK (GrB_Vector_reduce_BinaryOp_Scalar (s, add, times, w, NULL));
    OK (GrB_Scalar_extractElement_UDT (&p, s));
    CHECK (pair_is (&p, 45));
    OK (GrB_Vector_clear (w));
    OK (GrB_Vector_reduce_UDT (&p, NULL, sum, w, NULL));
    CHECK (pair_is (&p, 0));
    double x;
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_reduce_FP64 (&x, NULL, sum, A, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
}

int main (void)
{
    Pair zero = pair (0);
    OK (GrB_init (GrB_NONBLOCKING));
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_UnaryOp_new (&negate, pair_negate, type, type));
    OK (GrB_BinaryOp_new (&add, pair_add, type, type, type));
    OK (GrB_BinaryOp_new (&times, pair_times, type, type, type));
    OK (GrB_IndexUnaryOp_new (&place, pair_place, type, type, type));
    OK (GrB_IndexUnaryOp_new (&above, pair_above, GrB_BOOL, type, type));
    OK (GrB_Monoid_new_UDT (&sum, add, &zero));
    OK (GrB_Semiring_new (&ring, sum, times));
    entries ();
    products ();
    element_wise ();
    applied ();
    parts ();
    sums ();
    OK (GrB_Type_free (&type));
    OK (GrB_UnaryOp_free (&negate));
    OK (GrB_BinaryOp_free (&add));
    OK (GrB_BinaryOp_free (&times));
    OK (GrB_IndexUnaryOp_free (&place));
    OK (GrB_IndexUnaryOp_free (&above));
    OK (GrB_Monoid_free (&sum));
    OK (GrB_Semiring_free (&ring));
    OK (GrB_finalize ());
    return 0;
}
