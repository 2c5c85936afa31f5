/* Memory runs out at every allocation of every call: the call says so, every argument is as it was
   and usable, nothing is lost, and the same call succeeds when there is memory again.

   Each call of the table runs with its k-th allocation failing, for k = 0, 1, 2, ... until none
   fails: once with that one allocation alone, once with all that follow; once on objects with
   updates that wait, once on finished ones. GrB_finalize after each leaves no block behind. */
#include "check.h"

static long left = -1; /* allocations that still succeed before one fails */
static bool for_good;  /* whether all others fail too */
static bool has_failed;
static long alive;

static void *take (size_t bytes)
{
    if (left == 0 || (has_failed && for_good))
    {
        left = -1;
        has_failed = true;
        return NULL;
    }
    if (left > 0) left--;
    void *block = malloc (bytes);
    alive += block != NULL;
    return block;
}

static void give (void *block)
{
    alive -= block != NULL;
    free (block);
}

static GrB_Matrix A, B, C, M, one, PA, PC;
static GrB_Vector u, w, m, pu, pw;
static GrB_Scalar s, t;
static GrB_Type type;
static GrB_BinaryOp pair_op;
static GrB_Monoid pair_monoid;
static GrB_IndexUnaryOp place_op, above_op;
static Pair p;
static double x;
static GrB_Index I[3] = { 2, 0, 1 }, starts[4] = { 0, 2, 2, 3 }, rows[9], cols[9], n, nx, np;
static GrB_Format format;
static double X[9] = { 1, 2, 3 };
static Pair many[9];
static char bytes[4096], text[GxB_MAX_NAME_LEN], long_name[1000];
static size_t text_size;
static int32_t number;
static void *part;
static GrB_Scalar s_columns;

static void objects_new (bool are_settled)
{
    Pair zero = pair (0);
    p = pair (3);
    x = 100;
    A = MATRIX (3, 3, 1, _, 2, 3, 4, _, _, 5, 6);
    B = MATRIX (3, 3, _, 1, 1, 2, _, 2, 3, 3, _);
    M = MATRIX (3, 3, 1, _, 0, _, 1, 1, 1, _, 1);
    C = MATRIX (3, 3, 1, _, 2, _, 3, _, 4, _, 5);
    one = MATRIX (1, 1, 1);
    u = VECTOR (3, 1, 2, _);
    w = VECTOR (3, 7, _, 8);
    m = VECTOR (3, 1, _, 1);
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (s, 4));
    OK (GrB_Scalar_new (&t, GrB_FP64));
    OK (GrB_Scalar_new (&s_columns, GrB_INT32));
    OK (GrB_Scalar_setElement_INT32 (s_columns, GrB_COLMAJOR));
    text_size = 0, number = 0, part = NULL;
    memset (text, 0, sizeof text);
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&pair_op, pair_add, type, type, type));
    OK (GrB_Monoid_new_UDT (&pair_monoid, pair_op, &zero));
    OK (GrB_IndexUnaryOp_new (&place_op, pair_place, type, type, type));
    OK (GrB_IndexUnaryOp_new (&above_op, pair_above, GrB_BOOL, type, type));
    OK (GrB_Matrix_new (&PA, type, 2, 2));
    OK (GrB_Matrix_new (&PC, type, 2, 2));
    OK (GrB_Vector_new (&pu, type, 2));
    OK (GrB_Vector_new (&pw, type, 2));
    OK (GrB_Matrix_setElement_UDT (PA, &p, 0, 1));
    OK (GrB_Matrix_setElement_UDT (PC, &p, 1, 1));
    OK (GrB_Vector_setElement_UDT (pu, &p, 0));
    OK (GrB_Vector_setElement_UDT (pw, &p, 1));
    if (!are_settled) return;
    GrB_Matrix matrices[] = { A, B, C, M, one, PA, PC };
    GrB_Vector vectors[] = { u, w, m, pu, pw };
    for (int k = 0; k < 7; k++) OK (GrB_Matrix_wait (matrices[k], GrB_MATERIALIZE));
    for (int k = 0; k < 5; k++) OK (GrB_Vector_wait (vectors[k], GrB_MATERIALIZE));
}

static void objects_free (void)
{
    GrB_Matrix *matrices[] = { &A, &B, &C, &M, &one, &PA, &PC };
    GrB_Vector *vectors[] = { &u, &w, &m, &pu, &pw };
    for (int k = 0; k < 7; k++) OK (GrB_Matrix_free (matrices[k]));
    for (int k = 0; k < 5; k++) OK (GrB_Vector_free (vectors[k]));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Scalar_free (&t));
    OK (GrB_Scalar_free (&s_columns));
    OK (GrB_Monoid_free (&pair_monoid));
    OK (GrB_BinaryOp_free (&pair_op));
    OK (GrB_IndexUnaryOp_free (&place_op));
    OK (GrB_IndexUnaryOp_free (&above_op));
    OK (GrB_Type_free (&type));
}

/* No object that the table names has a name yet, matrices are stored by rows, and nothing was answered. */
static void fields_unchanged (void)
{
    size_t size = 0;
    int32_t way = -1, forms = -1;
    OK (GrB_Matrix_get_SIZE (C, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_Vector_get_SIZE (w, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_Scalar_get_SIZE (t, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_Type_get_SIZE (type, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_BinaryOp_get_SIZE (pair_op, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_IndexUnaryOp_get_SIZE (place_op, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_Monoid_get_SIZE (pair_monoid, &size, GrB_NAME));
    CHECK (size == 1);
    OK (GrB_Matrix_get_INT32 (C, &way, GrB_STORAGE_ORIENTATION_HINT));
    OK (GrB_Matrix_get_INT32 (C, &forms, GxB_SPARSITY_CONTROL));
    CHECK (way == GrB_ROWMAJOR && forms == GxB_AUTO_SPARSITY);
    OK (GrB_Vector_get_INT32 (w, &forms, GxB_SPARSITY_CONTROL));
    CHECK (forms == GxB_AUTO_SPARSITY);
    CHECK (text_size == 0 && number == 0 && part == NULL && text[0] == 0);
}

static void one_pair_in (GrB_Matrix P, GrB_Index i, GrB_Index j)
{
    Pair z = pair (0);
    GrB_Index nvals = 0;
    OK (GrB_Matrix_nvals (&nvals, P));
    OK (GrB_Matrix_extractElement_UDT (&z, P, i, j));
    CHECK (nvals == 1 && pair_is (&z, 3));
}

/* All objects hold what objects_new gave them. */
static void objects_unchanged (void)
{
    Pair z = pair (0);
    GrB_Index nvals = 9;
    double y = 0;
    MATRIX_IS (A, 3, 3, 1, _, 2, 3, 4, _, _, 5, 6);
    MATRIX_IS (B, 3, 3, _, 1, 1, 2, _, 2, 3, 3, _);
    MATRIX_IS (M, 3, 3, 1, _, 0, _, 1, 1, 1, _, 1);
    MATRIX_IS (C, 3, 3, 1, _, 2, _, 3, _, 4, _, 5);
    MATRIX_IS (one, 1, 1, 1);
    VECTOR_IS (u, 3, 1, 2, _);
    VECTOR_IS (w, 3, 7, _, 8);
    VECTOR_IS (m, 3, 1, _, 1);
    OK (GrB_Scalar_extractElement_FP64 (&y, s));
    OK (GrB_Scalar_nvals (&nvals, t));
    CHECK (y == 4 && nvals == 0);
    one_pair_in (PA, 0, 1);
    one_pair_in (PC, 1, 1);
    OK (GrB_Vector_extractElement_UDT (&z, pu, 0));
    CHECK (pair_is (&z, 3));
    OK (GrB_Vector_extractElement_UDT (&z, pw, 1));
    CHECK (pair_is (&z, 3));
    OK (GrB_Vector_nvals (&nvals, pw));
    CHECK (nvals == 1 && x == 100 && pair_is (&p, 3));
    fields_unchanged ();
}

/* A number that depends on everything that the calls of the table write to. */
static double digest (void)
{
    double sum = 0, z = 0;
    GrB_Index count = 9, size = 0;
    Pair pairs[4], total = pair (0);
    OK (GrB_Matrix_nrows (&size, C));
    for (GrB_Index i = 0; i < size; i++)
    {
        for (GrB_Index j = 0; j < 3; j++)
        {
            if (GrB_Matrix_extractElement_FP64 (&z, C, i, j) == GrB_SUCCESS) sum += (double) (10 * i + j + 1) * (z + 0.5);
        }
    }
    OK (GrB_Vector_size (&size, w));
    for (GrB_Index i = 0; i < size; i++)
    {
        if (GrB_Vector_extractElement_FP64 (&z, w, i) == GrB_SUCCESS) sum += 1000 * (double) (i + 1) * (z + 0.5);
    }
    if (GrB_Scalar_extractElement_FP64 (&z, t) == GrB_SUCCESS) sum += 1e6 * z;
    count = 4;
    OK (GrB_Matrix_extractTuples_UDT (rows, cols, pairs, &count, PC));
    for (GrB_Index k = 0; k < count; k++) sum += 1e-3 * (double) (pairs[k].sum * (int64_t) (1 + rows[k] + 3 * cols[k]));
    OK (GrB_Vector_reduce_UDT (&total, NULL, pair_monoid, pw, NULL));
    return sum + 1e-6 * (double) total.sum + x + 1e3 * (double) p.sum;
}

/* For constructors: a new object is there exactly when the call succeeded. */
#define NEW(KIND, call)                                                         \
    GrB_##KIND new = NULL;                                                      \
    GrB_Info info = (call);                                                     \
    CHECK ((info == GrB_SUCCESS) == (new != NULL))
#define GONE(KIND)                                                              \
    OK (GrB_##KIND##_free (&new));                                              \
    return info

#include "out_of_memory.h"

/* One attempt; whether an allocation failed in it. */
static bool attempt (const struct call *call, long k, bool are_settled, double *want)
{
    OK (GxB_init (GrB_NONBLOCKING, take, NULL, NULL, give));
    objects_new (are_settled);
    left = k;
    has_failed = false;
    GrB_Info info = call->run ();
    bool result = has_failed;
    left = -1;
    has_failed = false;
    if (info == GrB_OUT_OF_MEMORY && result)
    {
        objects_unchanged ();
        info = call->run ();
    }
    if (info != GrB_SUCCESS) printf ("%s, allocation %ld: %d\n", call->name, k, (int) info);
    OK (info);
    double is = digest ();
    if (isnan (*want)) *want = is;
    if (is != *want) printf ("%s, allocation %ld: %.9g instead of %.9g\n", call->name, k, is, *want);
    CHECK (is == *want);
    objects_free ();
    OK (GrB_finalize ());
    if (alive != 0) printf ("%s, allocation %ld: %ld blocks lost\n", call->name, k, alive);
    CHECK (alive == 0);
    return result;
}

int main (void)
{
    use_pairs ();
    memset (long_name, 'n', sizeof long_name - 1);
    long failures = 0;
    for (const struct call *call = calls; call->run != NULL; call++)
    {
        double want = NAN;
        CHECK (!attempt (call, -1, true, &want));
        for (int way = 0; way < 4; way++)
        {
            long k = 0;
            for_good = way & 1;
            while (attempt (call, k, way & 2, &want)) k++;
            failures += k;
            CHECK (k < 10000);
        }
    }
    printf ("%ld failing allocations\n", failures);
    CHECK (failures > 1000);
    return 0;
}
