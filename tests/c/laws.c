/* What users declare of their operators: calls with those that last run in one pass, also after the operators were freed, and
   only where there are entries; others are made at once; and what each law is for. Expected values: by hand. */
#include "check.h"

enum { N = 50000 };

static long asked; /* calls of the functions below; more or less where threads meet */

static void weigh (void *z, const void *x, const void *y)
{
    asked++;
    *(double *) z = 2 * *(const double *) x + *(const double *) y;
}
static void halve (void *z, const void *x)
{
    asked++;
    *(double *) z = *(const double *) x / 2;
}
/* Fails where there is no entry: y is 0 there, or anything. */
static void divide (void *z, const void *x, const void *y)
{
    CHECK (*(const int32_t *) y == 7 || *(const int32_t *) y == 8);
    *(int32_t *) z = *(const int32_t *) x / *(const int32_t *) y;
}
static void least (void *z, const void *x, const void *y)
{
    asked++;
    int32_t p = *(const int32_t *) x, q = *(const int32_t *) y;
    *(int32_t *) z = p < q ? p : q;
}

static GrX_Counters counters (void)
{
    GrX_Counters now;
    OK (GrX_counters (&now));
    return now;
}

/* x, x + 1, x, ... at every step-th place. */
static GrB_Vector vector (GrB_Type type, double x, GrB_Index step)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, type, N));
    GrB_Index *I = (GrB_Index *) malloc (N * sizeof *I), n = 0;
    double *X = (double *) malloc (N * sizeof *X);
    CHECK (I != NULL && X != NULL);
    for (GrB_Index i = 0; i < N; i += step, n++) I[n] = i, X[n] = x + (double) (n % 2);
    OK (GrB_Vector_build_FP64 (v, I, X, n, NULL));
    free (I);
    free (X);
    return v;
}

/* w = f (g (u), v), w += g (w), and their sum: 4 calls. */
static double chain (bool lasts, GrX_Counters *counted)
{
    GrB_Vector u = vector (GrB_FP64, 2, 1), v = vector (GrB_FP64, 1, 1), w = NULL;
    GrB_BinaryOp f = NULL;
    GrB_UnaryOp g = NULL;
    OK (GrB_BinaryOp_new (&f, weigh, GrB_FP64, GrB_FP64, GrB_FP64));
    OK (GrB_UnaryOp_new (&g, halve, GrB_FP64, GrB_FP64));
    if (lasts)
    {
        OK (GrX_BinaryOp_declare (f, GrX_LASTING, NULL));
        OK (GrX_UnaryOp_declare (g, GrX_LASTING));
    }
    GrX_Counters before = counters ();
    asked = 0;
    OK (GrB_Vector_new (&w, GrB_FP64, N));
    OK (GrB_Vector_apply (w, NULL, NULL, g, u, NULL));
    OK (GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, f, w, v, NULL));
    OK (GrB_Vector_apply (w, NULL, f, g, w, NULL));
    CHECK ((asked == 0) == lasts);
    /* whoever recorded them has them still */
    OK (GrB_BinaryOp_free (&f));
    OK (GrB_UnaryOp_free (&g));
    double sum = 0;
    OK (GrB_Vector_reduce_FP64 (&sum, NULL, GrB_PLUS_MONOID_FP64, w, NULL));
    CHECK (asked > 0);
    GrX_Counters now = counters ();
    counted->passes = now.passes - before.passes;
    counted->calls = now.calls - before.calls;
    counted->written = now.written - before.written;
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    return sum;
}

static void passes (void)
{
    GrX_Counters counted;
    /* u is 2 3 2 3 .., v 1 2 1 2 ..: w = 3 5 .., w = 2 w + w/2 = 7.5 12.5 .. */
    CHECK (chain (false, &counted) == N * 10.0);
    CHECK (counted.passes == 0);
    CHECK (chain (true, &counted) == N * 10.0);
    CHECK (counted.passes == 1 && counted.calls == 4 && counted.written == 0);
}

/* Of bitmaps that meet at every sixth place. */
static void entries_only (void)
{
    GrB_Vector u = vector (GrB_INT32, 700, 2), v = vector (GrB_INT32, 7, 3), w = NULL;
    GrB_BinaryOp f = NULL;
    OK (GrB_BinaryOp_new (&f, divide, GrB_INT32, GrB_INT32, GrB_INT32));
    OK (GrX_BinaryOp_declare (f, GrX_LASTING, NULL));
    OK (GrB_Vector_set_INT32 (u, GxB_BITMAP, GxB_SPARSITY_CONTROL));
    OK (GrB_Vector_set_INT32 (v, GxB_BITMAP, GxB_SPARSITY_CONTROL));
    OK (GrB_Vector_new (&w, GrB_INT32, N));
    GrX_Counters before = counters ();
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, NULL, NULL, f, u, v, NULL));
    int32_t x = 0;
    OK (GrB_Vector_extractElement_INT32 (&x, w, 600));
    CHECK (x == 100);
    OK (GrB_Vector_extractElement_INT32 (&x, w, 4));
    CHECK (x == 700);
    OK (GrB_Vector_extractElement_INT32 (&x, w, 9));
    CHECK (x == 8);
    EXPECT (GrB_NO_VALUE, GrB_Vector_extractElement_INT32 (&x, w, 5));
    CHECK (counters ().passes == before.passes + 1);
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_BinaryOp_free (&f));
}

/* Operands exchanged are one call; an annihilator ends a sum; rows are reduced; equal values are not summed. */
static void laws (void)
{
    GrB_BinaryOp f = NULL;
    GrB_Monoid m = NULL;
    GrB_Scalar a = NULL;
    bool has = true;
    int32_t x = 0;
    OK (GrB_BinaryOp_new (&f, least, GrB_INT32, GrB_INT32, GrB_INT32));
    OK (GrB_Monoid_new_INT32 (&m, f, INT32_MAX));
    OK (GxB_Monoid_terminal (&has, &x, m));
    CHECK (!has);
    GrB_Matrix A = matrix_of_type (GrB_INT32, 2, 3, (double[]) { 5, _, 3, 4, 9, _ });
    GrB_Vector w = NULL;
    OK (GrB_Vector_new (&w, GrB_INT32, 2));
    EXPECT (GrB_NOT_IMPLEMENTED, GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, f, A, NULL));

    OK (GrB_Scalar_new (&a, GrB_INT32));
    OK (GrB_Scalar_setElement_INT32 (a, INT32_MIN));
    OK (GrX_BinaryOp_declare (f, GrX_LASTING + GrX_COMMUTATIVE + GrX_ASSOCIATIVE + GrX_IDEMPOTENT, NULL));
    OK (GrX_BinaryOp_declare (f, GrX_ANNIHILATOR_1ST + GrX_ANNIHILATOR_2ND, a));
    OK (GrX_BinaryOp_check (f, NULL));
    OK (GxB_Monoid_terminal (&has, &x, m));
    CHECK (has && x == INT32_MIN);
    OK (GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, f, A, NULL));
    OK (GrB_Vector_extractElement_INT32 (&x, w, 0));
    CHECK (x == 3);
    OK (GrB_Vector_extractElement_INT32 (&x, w, 1));
    CHECK (x == 4);

    GrB_Vector u = vector (GrB_INT32, 5, 1), v = vector (GrB_INT32, 3, 1), z = NULL;
    OK (GrB_Vector_new (&z, GrB_INT32, N));
    GrX_Counters before = counters ();
    OK (GrB_Vector_eWiseMult_BinaryOp (z, NULL, NULL, f, u, v, NULL));
    OK (GrB_Vector_eWiseAdd_BinaryOp (z, NULL, GrB_PLUS_INT32, f, v, u, NULL));
    OK (GrB_Vector_reduce_INT32 (&x, NULL, GrB_PLUS_MONOID_INT32, z, NULL));
    CHECK (x == N * 7 && counters ().common == before.common + 1);

    OK (GrB_Vector_setElement_INT32 (u, INT32_MIN, 0));
    OK (GrB_Vector_wait (u, GrB_MATERIALIZE));
    asked = 0;
    OK (GrB_Vector_reduce_INT32 (&x, NULL, m, u, NULL));
    CHECK (x == INT32_MIN && asked < N);
    OK (GrB_Vector_assign_INT32 (u, NULL, NULL, 8, GrB_ALL, N, NULL));
    asked = 0;
    OK (GrB_Vector_reduce_INT32 (&x, NULL, m, u, NULL));
    CHECK (x == 8 && asked == 0);

    /* C = B f C, of lists */
    GrB_Vector few = vector (GrB_INT32, 4, 1000);
    OK (GrB_Vector_eWiseAdd_BinaryOp (v, NULL, NULL, f, few, v, NULL));
    OK (GrB_Vector_extractElement_INT32 (&x, v, 1000));
    CHECK (x == 3);
    OK (GrB_Vector_free (&few));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&z));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Scalar_free (&a));
    OK (GrB_Monoid_free (&m));
    OK (GrB_BinaryOp_free (&f));
}

/* The text says which law, and for which values. */
static void false_laws (void)
{
    GrB_BinaryOp f = NULL;
    const char *text = NULL;
    OK (GrB_BinaryOp_new (&f, weigh, GrB_FP64, GrB_FP64, GrB_FP64));
    OK (GrB_BinaryOp_set_String (f, "weigh", GrB_NAME));
    OK (GrX_BinaryOp_check (f, NULL));
    OK (GrX_BinaryOp_declare (f, GrX_COMMUTATIVE, NULL));
    EXPECT (GrB_INVALID_VALUE, GrX_BinaryOp_check (f, NULL));
    OK (GrB_BinaryOp_error (&text, f));
    CHECK (strstr (text, "weigh is declared commutative, but f(0.0, 1.0) = 1.0 and f(1.0, 0.0) = 2.0") != NULL);
    OK (GrB_BinaryOp_free (&f));
    OK (GrX_BinaryOp_check (GrB_MIN_FP32, NULL));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    OK (GxB_Global_Option_set_INT32 (GxB_GLOBAL_NTHREADS, 1));
    passes ();
    entries_only ();
    laws ();
    false_laws ();
    OK (GrB_finalize ());
    return 0;
}
