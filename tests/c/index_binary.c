/* Index-binary operators: what the function is shown in every operation that takes a binary operator made of one, in all
   orientations and transposes; where such operators are refused; names, types and theta of both. */
#include "check.h"

/* z tells everything that the function was shown. */
static int64_t shown (double x, GrB_Index ix, GrB_Index jx, double y, GrB_Index iy, GrB_Index jy, int64_t theta)
{
    int64_t place = (((int64_t) ix * 7 + (int64_t) jx) * 7 + (int64_t) iy) * 7 + (int64_t) jy;
    return (int64_t) x * 1000003 + (int64_t) y * 10007 + place * 11 + theta;
}
static void tell (void *z, const void *x, GrB_Index ix, GrB_Index jx, const void *y, GrB_Index iy, GrB_Index jy, const void *theta)
{
    *(int64_t *) z = shown (*(const double *) x, ix, jx, *(const double *) y, iy, jy, *(const int64_t *) theta);
}

static GxB_IndexBinaryOp of = NULL;
static GrB_BinaryOp op = NULL;
static GrB_Semiring semiring = NULL;
#define THETA 7

/* Entries of a dense picture; absent where it is 0. */
#define M 4
#define K 5
#define N 3
static const double a[M][K] = { { 1, 0, 2, 0, 3 }, { 0, 4, 0, 5, 0 }, { 0, 0, 0, 0, 0 }, { 6, 7, 8, 9, 1 } };
static const double b[K][N] = { { 1, 0, 2 }, { 0, 3, 0 }, { 4, 5, 6 }, { 0, 0, 0 }, { 7, 0, 8 } };

/* The picture, transposed if wanted, stored by row or by column, in one of the formats. */
static GrB_Matrix made (GrB_Index nrows, GrB_Index ncols, const double *picture, bool transposed, bool by_col, int format)
{
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, GrB_FP64, transposed ? ncols : nrows, transposed ? nrows : ncols));
    OK (GrB_Matrix_set_INT32 (A, by_col, GxB_FORMAT));
    OK (GrB_Matrix_set_INT32 (A, format, GxB_SPARSITY_CONTROL));
    for (GrB_Index i = 0; i < nrows; i++)
    {
        for (GrB_Index j = 0; j < ncols; j++)
        {
            double x = picture[i * ncols + j];
            if (x != 0) OK (GrB_Matrix_setElement_FP64 (A, x, transposed ? j : i, transposed ? i : j));
        }
    }
    return A;
}

static bool entry_is (GrB_Matrix C, GrB_Index i, GrB_Index j, bool is_there, int64_t want)
{
    int64_t x = -1;
    GrB_Info info = GrB_Matrix_extractElement_INT64 (&x, C, i, j);
    bool same = is_there ? info == GrB_SUCCESS && x == want : info == GrB_NO_VALUE;
    if (!same) printf ("(%d,%d): %d, %lld instead of %lld\n", (int) i, (int) j, (int) info, (long long) x, (long long) want);
    return same;
}

static const int formats[] = { GxB_SPARSE, GxB_HYPERSPARSE, GxB_BITMAP };

static void products (void)
{
    for (int k = 0; k < 32 * 3; k++)
    {
        bool t0 = k & 1, t1 = k & 2;
        GrB_Matrix A = made (M, K, &a[0][0], t0, k & 4, formats[k / 32]), B = made (K, N, &b[0][0], t1, k & 8, formats[k / 32]);
        GrB_Descriptor desc = NULL;
        OK (GrB_Descriptor_new (&desc));
        if (t0) OK (GrB_Descriptor_set (desc, GrB_INP0, GrB_TRAN));
        if (t1) OK (GrB_Descriptor_set (desc, GrB_INP1, GrB_TRAN));
        GrB_Matrix C = NULL, Mask = NULL;
        OK (GrB_Matrix_new (&C, GrB_INT64, M, N));
        OK (GrB_Matrix_set_INT32 (C, (k & 16) != 0, GxB_FORMAT));
        OK (GrB_Matrix_new (&Mask, GrB_BOOL, M, N));
        OK (GrB_Matrix_setElement_BOOL (Mask, true, 3, 2));
        OK (GrB_Matrix_setElement_BOOL (Mask, true, 1, 1));
        for (int masked = 0; masked < 2; masked++)
        {
            OK (GrB_Matrix_clear (C));
            OK (GrB_mxm (C, masked ? Mask : NULL, NULL, semiring, A, B, desc));
            for (GrB_Index i = 0; i < M; i++)
            {
                for (GrB_Index j = 0; j < N; j++)
                {
                    int64_t sum = 0;
                    bool is_there = false;
                    for (GrB_Index l = 0; l < K; l++)
                    {
                        if (a[i][l] == 0 || b[l][j] == 0) continue;
                        sum += shown (a[i][l], i, l, b[l][j], l, j, THETA);
                        is_there = true;
                    }
                    bool is_allowed = !masked || (i == 3 && j == 2) || (i == 1 && j == 1);
                    CHECK (entry_is (C, i, j, is_there && is_allowed, sum));
                }
            }
        }
        /* column j of B, and row i of A, as vectors: the one of vxm is a row */
        for (GrB_Index j = 0; j < N; j++)
        {
            GrB_Vector u = NULL, w = NULL;
            OK (GrB_Vector_new (&u, GrB_FP64, K));
            OK (GrB_Vector_new (&w, GrB_INT64, M));
            for (GrB_Index l = 0; l < K; l++) if (b[l][j] != 0) OK (GrB_Vector_setElement_FP64 (u, b[l][j], l));
            OK (GrB_mxv (w, NULL, NULL, semiring, A, u, desc));
            for (GrB_Index i = 0; i < M; i++)
            {
                int64_t sum = 0, x = 0;
                bool is_there = false;
                for (GrB_Index l = 0; l < K; l++)
                {
                    if (a[i][l] == 0 || b[l][j] == 0) continue;
                    sum += shown (a[i][l], i, l, b[l][j], l, 0, THETA);
                    is_there = true;
                }
                GrB_Info info = GrB_Vector_extractElement_INT64 (&x, w, i);
                CHECK (is_there ? info == GrB_SUCCESS && x == sum : info == GrB_NO_VALUE);
            }
            OK (GrB_Vector_free (&u));
            OK (GrB_Vector_free (&w));
        }
        for (GrB_Index i = 0; i < M; i++)
        {
            GrB_Vector u = NULL, w = NULL;
            OK (GrB_Vector_new (&u, GrB_FP64, K));
            OK (GrB_Vector_new (&w, GrB_INT64, N));
            for (GrB_Index l = 0; l < K; l++) if (a[i][l] != 0) OK (GrB_Vector_setElement_FP64 (u, a[i][l], l));
            OK (GrB_vxm (w, NULL, NULL, semiring, u, B, desc));
            for (GrB_Index j = 0; j < N; j++)
            {
                int64_t sum = 0, x = 0;
                bool is_there = false;
                for (GrB_Index l = 0; l < K; l++)
                {
                    if (a[i][l] == 0 || b[l][j] == 0) continue;
                    sum += shown (a[i][l], 0, l, b[l][j], l, j, THETA);
                    is_there = true;
                }
                GrB_Info info = GrB_Vector_extractElement_INT64 (&x, w, j);
                CHECK (is_there ? info == GrB_SUCCESS && x == sum : info == GrB_NO_VALUE);
            }
            OK (GrB_Vector_free (&u));
            OK (GrB_Vector_free (&w));
        }
        OK (GrB_Matrix_free (&A));
        OK (GrB_Matrix_free (&B));
        OK (GrB_Matrix_free (&C));
        OK (GrB_Matrix_free (&Mask));
        OK (GrB_Descriptor_free (&desc));
    }
}

/* A with a matrix of the same shape, its rows in the other order. */
static void elementwise (void)
{
    double c[M][K];
    for (int i = 0; i < M; i++) memcpy (c[i], a[M - 1 - i], sizeof c[i]);
    GrB_Scalar alpha = NULL;
    OK (GrB_Scalar_new (&alpha, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (alpha, 9));
    for (int k = 0; k < 32 * 3; k++)
    {
        bool t0 = k & 1, t1 = k & 2;
        GrB_Matrix A = made (M, K, &a[0][0], t0, k & 4, formats[k / 32]), B = made (M, K, &c[0][0], t1, k & 8, formats[(k / 32 + 1) % 3]);
        GrB_Descriptor desc = NULL;
        OK (GrB_Descriptor_new (&desc));
        if (t0) OK (GrB_Descriptor_set (desc, GrB_INP0, GrB_TRAN));
        if (t1) OK (GrB_Descriptor_set (desc, GrB_INP1, GrB_TRAN));
        for (int way = 0; way < 3; way++)
        {
            GrB_Matrix C = NULL;
            OK (GrB_Matrix_new (&C, GrB_INT64, M, K));
            OK (GrB_Matrix_set_INT32 (C, (k & 16) != 0, GxB_FORMAT));
            OK (way == 0   ? GrB_Matrix_eWiseMult_BinaryOp (C, NULL, NULL, op, A, B, desc)
                : way == 1 ? GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, NULL, op, A, B, desc)
                           : GxB_Matrix_eWiseUnion (C, NULL, NULL, op, A, alpha, B, alpha, desc));
            for (GrB_Index i = 0; i < M; i++)
            {
                for (GrB_Index j = 0; j < K; j++)
                {
                    double x = a[i][j], y = c[i][j];
                    bool both = x != 0 && y != 0, any = x != 0 || y != 0;
                    int64_t want = both || way == 2 ? shown (x != 0 ? x : 9, i, j, y != 0 ? y : 9, i, j, THETA) : (int64_t) (x + y);
                    CHECK (entry_is (C, i, j, way == 0 ? both : any, want));
                }
            }
            OK (GrB_Matrix_free (&C));
        }
        OK (GrB_Matrix_free (&A));
        OK (GrB_Matrix_free (&B));
        OK (GrB_Descriptor_free (&desc));
    }
    /* vectors are columns */
    for (int k = 0; k < 9; k++)
    {
        GrB_Vector u = NULL, v = NULL, w = NULL;
        OK (GrB_Vector_new (&u, GrB_FP64, 6));
        OK (GrB_Vector_new (&v, GrB_FP64, 6));
        OK (GrB_Vector_new (&w, GrB_INT64, 6));
        OK (GrB_Vector_set_INT32 (u, formats[k / 3], GxB_SPARSITY_CONTROL));
        OK (GrB_Vector_set_INT32 (v, formats[k % 3], GxB_SPARSITY_CONTROL));
        for (GrB_Index i = 0; i < 6; i++)
        {
            if (i % 2 == 0) OK (GrB_Vector_setElement_FP64 (u, (double) i + 1, i));
            if (i > 2) OK (GrB_Vector_setElement_FP64 (v, (double) i + 10, i));
        }
        OK (GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, op, u, v, NULL));
        int64_t x = 0;
        OK (GrB_Vector_extractElement_INT64 (&x, w, 4));
        GrB_Index nvals = 0;
        OK (GrB_Vector_nvals (&nvals, w));
        CHECK (x == shown (5, 4, 0, 14, 4, 0, THETA) && nvals == 1);
        OK (GxB_Vector_eWiseUnion (w, NULL, NULL, op, u, alpha, v, alpha, NULL));
        for (GrB_Index i = 0; i < 6; i++)
        {
            GrB_Info info = GrB_Vector_extractElement_INT64 (&x, w, i);
            bool in_u = i % 2 == 0, in_v = i > 2;
            double p = in_u ? (double) i + 1 : 9, q = in_v ? (double) i + 10 : 9;
            CHECK (in_u || in_v ? info == GrB_SUCCESS && x == shown (p, i, 0, q, i, 0, THETA) : info == GrB_NO_VALUE);
        }
        OK (GrB_Vector_free (&u));
        OK (GrB_Vector_free (&v));
        OK (GrB_Vector_free (&w));
    }
    OK (GrB_Scalar_free (&alpha));
}

static void kronecker (void)
{
    for (int k = 0; k < 16; k++)
    {
        bool t0 = k & 1, t1 = k & 2;
        GrB_Matrix A = made (M, K, &a[0][0], t0, k & 4, GxB_AUTO_SPARSITY), B = made (K, N, &b[0][0], t1, k & 8, GxB_AUTO_SPARSITY), C = NULL;
        GrB_Descriptor desc = NULL;
        OK (GrB_Descriptor_new (&desc));
        if (t0) OK (GrB_Descriptor_set (desc, GrB_INP0, GrB_TRAN));
        if (t1) OK (GrB_Descriptor_set (desc, GrB_INP1, GrB_TRAN));
        OK (GrB_Matrix_new (&C, GrB_INT64, M * K, K * N));
        OK (GrB_Matrix_kronecker_BinaryOp (C, NULL, NULL, op, A, B, desc));
        for (GrB_Index i = 0; i < M * K; i++)
        {
            for (GrB_Index j = 0; j < K * N; j++)
            {
                double x = a[i / K][j / N], y = b[i % K][j % N];
                CHECK (entry_is (C, i, j, x != 0 && y != 0, shown (x, i / K, j / N, y, i % K, j % N, THETA)));
            }
        }
        OK (GrB_Matrix_free (&A));
        OK (GrB_Matrix_free (&B));
        OK (GrB_Matrix_free (&C));
        OK (GrB_Descriptor_free (&desc));
    }
}

/* Where a value lies nowhere, or in two places at once. The function is never called. */
static void never (void *z, const void *x, GrB_Index ix, GrB_Index jx, const void *y, GrB_Index iy, GrB_Index jy, const void *theta)
{
    (void) x, (void) ix, (void) jx, (void) y, (void) iy, (void) jy, (void) theta;
    CHECK (z == NULL);
}

static void refusals (void)
{
    GxB_IndexBinaryOp plain = NULL;
    GrB_BinaryOp sum = NULL;
    GrB_Scalar theta = NULL;
    OK (GrB_Scalar_new (&theta, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (theta, 1));
    OK (GxB_IndexBinaryOp_new (&plain, never, GrB_FP64, GrB_FP64, GrB_FP64, GrB_FP64, NULL, NULL));
    OK (GxB_BinaryOp_new_IndexOp (&sum, plain, theta));
    GrB_Matrix A = made (M, K, &a[0][0], false, false, GxB_AUTO_SPARSITY), C = NULL;
    GrB_Vector u = NULL, w = NULL;
    OK (GrB_Matrix_dup (&C, A));
    OK (GrB_Vector_new (&u, GrB_FP64, M));
    OK (GrB_Vector_setElement_FP64 (u, 2, 1));
    OK (GrB_Vector_dup (&w, u));
    GrB_Monoid monoid = NULL;
    const GrB_Index twice[] = { 1, 1 };
    const double values[] = { 3, 4 };
    double total = 0;
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_new_FP64 (&monoid, sum, 0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_eWiseAdd_BinaryOp (C, NULL, sum, GrB_PLUS_FP64, A, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_assign_FP64 (C, NULL, sum, 1, GrB_ALL, M, GrB_ALL, K, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_transpose (C, NULL, sum, A, GrB_DESC_T0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_apply_BinaryOp1st_FP64 (w, NULL, NULL, sum, 1, u, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_apply_BinaryOp2nd_FP64 (w, NULL, NULL, sum, u, 1, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_apply_BinaryOp1st_Scalar (C, NULL, NULL, sum, theta, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_apply_BinaryOp2nd_Scalar (C, NULL, NULL, sum, A, theta, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, sum, A, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_reduce_FP64 (&total, sum, GrB_PLUS_MONOID_FP64, A, NULL));
    OK (GrB_Vector_clear (u));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Vector_build_FP64 (u, twice, values, 2, sum));
    CHECK (monoid == NULL && total == 0);
    CHECK (matrix_is (C, M, K, (const double[]) { 1, _, 2, _, 3, _, 4, _, 5, _, _, _, _, _, _, 6, 7, 8, 9, 1 }));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Scalar_free (&theta));
    OK (GrB_free (&plain));
    OK (GrB_BinaryOp_free (&sum));
}

static void fields (void)
{
    GrB_Scalar theta = NULL, small = NULL;
    OK (GrB_Scalar_new (&theta, GrB_FP32));
    OK (GrB_Scalar_setElement_FP32 (theta, 2.75f));
    GxB_IndexBinaryOp f = NULL;
    GrB_BinaryOp g = NULL;
    OK (GxB_IndexBinaryOp_new (&f, tell, GrB_INT64, GrB_FP64, GrB_FP64, GrB_INT64, "tell", "void tell (...) { }"));
    OK (GxB_BinaryOp_new_IndexOp (&g, f, theta));
    char text[100];
    int32_t code = -1;
    size_t size = 0;
    OK (GrB_get (f, text, GxB_JIT_C_NAME));
    CHECK (strcmp (text, "tell") == 0);
    OK (GrB_get (f, &size, GxB_JIT_C_DEFINITION));
    CHECK (size == sizeof "void tell (...) { }");
    OK (GrB_get (f, text, GxB_THETA_TYPE_STRING));
    CHECK (strcmp (text, "GrB_INT64") == 0);
    OK (GrB_get (f, &code, GxB_THETA_TYPE_CODE));
    CHECK (code == GrB_INT64_CODE);
    OK (GrB_get (f, &code, GrB_INP0_TYPE_CODE));
    CHECK (code == GrB_FP64_CODE);
    OK (GrB_get (f, text, GrB_NAME));
    CHECK (strcmp (text, "") == 0);
    OK (GrB_set (f, "an operator", GrB_NAME));
    EXPECT (GrB_ALREADY_SET, GrB_set (f, "another", GrB_NAME));
    OK (GrB_get (f, text, GrB_NAME));
    CHECK (strcmp (text, "an operator") == 0);
    const char *error = NULL;
    OK (GrB_error (&error, f));
    CHECK (strlen (error) > 0);
    OK (GrB_wait (f, GrB_MATERIALIZE));

    /* the binary operator has the texts for C, and theta in its own type */
    OK (GrB_get (g, text, GxB_JIT_C_NAME));
    CHECK (strcmp (text, "tell") == 0);
    OK (GrB_get (g, &code, GxB_THETA_TYPE_CODE));
    CHECK (code == GrB_INT64_CODE);
    OK (GrB_Scalar_new (&small, GrB_FP64));
    OK (GrB_get (g, small, GxB_THETA));
    double x = 0;
    OK (GrB_Scalar_extractElement_FP64 (&x, small));
    CHECK (x == 2);
    EXPECT (GrB_NO_VALUE, GrB_get (GrB_PLUS_FP64, small, GxB_THETA));
    EXPECT (GrB_NO_VALUE, GrB_get (GrB_PLUS_FP64, &code, GxB_THETA_TYPE_CODE));
    EXPECT (GrB_INVALID_VALUE, GrB_BinaryOp_set_Scalar (g, small, GxB_THETA));
    /* theta was copied, and the function's object may go */
    OK (GrB_Scalar_clear (theta));
    EXPECT (GrB_EMPTY_OBJECT, GxB_BinaryOp_new_IndexOp (&g, f, theta));
    OK (GrB_free (&f));
    CHECK (f == NULL);
    OK (GrB_get (g, small, GxB_THETA));
    OK (GrB_Scalar_extractElement_FP64 (&x, small));
    CHECK (x == 2);
    OK (GrB_Scalar_free (&theta));
    OK (GrB_Scalar_free (&small));
    OK (GrB_BinaryOp_free (&g));
}

/* The example of the user guide: the greatest entry of each row of A, and its column. */
typedef struct
{
    int64_t k;
    double v;
} Best;
static void make_best (void *z, const void *x, GrB_Index ix, GrB_Index jx, const void *y, GrB_Index iy, GrB_Index jy, const void *theta)
{
    (void) ix, (void) y, (void) iy, (void) jy, (void) theta;
    Best made = { (int64_t) jx, *(const double *) x };
    memcpy (z, &made, sizeof made);
}
static void better (void *z, const void *x, const void *y)
{
    const Best *p = (const Best *) x, *q = (const Best *) y;
    bool is_first = p->v > q->v || (p->v == q->v && p->k < q->k);
    Best best = is_first ? *p : *q;
    memcpy (z, &best, sizeof best);
}

static void argmax (void)
{
    GrB_Type best_type = NULL;
    GxB_IndexBinaryOp make = NULL;
    GrB_BinaryOp multiply = NULL, choose = NULL;
    GrB_Monoid monoid = NULL;
    GrB_Semiring best_of = NULL;
    GrB_Scalar theta = NULL;
    const Best none = { INT64_MAX, -INFINITY };
    OK (GrB_Type_new (&best_type, sizeof (Best)));
    OK (GrB_Scalar_new (&theta, GrB_BOOL));
    OK (GrB_Scalar_setElement_BOOL (theta, false));
    OK (GxB_IndexBinaryOp_new (&make, make_best, best_type, GrB_FP64, GrB_BOOL, GrB_BOOL, NULL, NULL));
    OK (GxB_BinaryOp_new_IndexOp (&multiply, make, theta));
    OK (GrB_BinaryOp_new (&choose, better, best_type, best_type, best_type));
    OK (GrB_Monoid_new_UDT (&monoid, choose, &none));
    OK (GrB_Semiring_new (&best_of, monoid, multiply));
    GrB_Matrix A = made (M, K, &a[0][0], false, false, GxB_AUTO_SPARSITY);
    GrB_Vector y = NULL, w = NULL;
    OK (GrB_Vector_new (&y, GrB_BOOL, K));
    OK (GrB_Vector_assign_BOOL (y, NULL, NULL, false, GrB_ALL, K, NULL));
    OK (GrB_Vector_new (&w, best_type, M));
    OK (GrB_mxv (w, NULL, NULL, best_of, A, y, NULL));
    const Best want[M] = { { 4, 3 }, { 3, 5 }, { 0, 0 }, { 3, 9 } };
    for (GrB_Index i = 0; i < M; i++)
    {
        Best x = { -1, 0 };
        GrB_Info info = GrB_Vector_extractElement_UDT (&x, w, i);
        CHECK (i == 2 ? info == GrB_NO_VALUE : info == GrB_SUCCESS && x.k == want[i].k && x.v == want[i].v);
    }
    OK (GrB_Vector_free (&y));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Semiring_free (&best_of));
    OK (GrB_Monoid_free (&monoid));
    OK (GrB_BinaryOp_free (&choose));
    OK (GrB_BinaryOp_free (&multiply));
    OK (GxB_IndexBinaryOp_free (&make));
    OK (GrB_Scalar_free (&theta));
    OK (GrB_Type_free (&best_type));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    GrB_Scalar theta = NULL;
    OK (GrB_Scalar_new (&theta, GrB_INT8));
    OK (GrB_Scalar_setElement_INT8 (theta, THETA));
    OK (GxB_IndexBinaryOp_new (&of, tell, GrB_INT64, GrB_FP64, GrB_FP64, GrB_INT64, NULL, NULL));
    OK (GxB_BinaryOp_new_IndexOp (&op, of, theta));
    OK (GrB_Semiring_new (&semiring, GrB_PLUS_MONOID_INT64, op));
    products ();
    elementwise ();
    kronecker ();
    refusals ();
    fields ();
    argmax ();
    OK (GrB_Scalar_free (&theta));
    OK (GrB_Semiring_free (&semiring));
    OK (GrB_BinaryOp_free (&op));
    OK (GxB_IndexBinaryOp_free (&of));
    OK (GrB_finalize ());
    return 0;
}
