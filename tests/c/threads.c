/* Several threads at once: on objects of their own, and as readers of shared ones that still have
   updates to settle; each gets what a single thread gets. Errors are told to the right thread.
   Expected values: by hand for the sums, else the same call on the same data by one thread. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>

#include "check.h"

enum { THREADS = 4, N = 24 };

static int rounds = 200; /* or as many as the first argument says */

/* A number that depends on every entry and its place. */
static int64_t print_of (GrB_Matrix A)
{
    GrB_Index rows[N * N], cols[N * N], n = N * N;
    int64_t values[N * N], sum = 0;
    OK (GrB_Matrix_extractTuples_INT64 (rows, cols, values, &n, A));
    for (GrB_Index k = 0; k < n; k++) sum += (int64_t) (rows[k] * 131 + cols[k] * 17 + 1) * values[k];
    return sum;
}

static int64_t print_of_vector (GrB_Vector u)
{
    GrB_Index places[N], n = N;
    int64_t values[N], sum = 0;
    OK (GrB_Vector_extractTuples_INT64 (places, values, &n, u));
    for (GrB_Index k = 0; k < n; k++) sum += (int64_t) (places[k] * 17 + 1) * values[k];
    return sum;
}

/* An N x N matrix, some of whose entries are built, some set and some removed afterwards. */
static GrB_Matrix matrix_with_updates (int64_t seed)
{
    GrB_Index rows[3 * N], cols[3 * N];
    int64_t values[3 * N];
    for (GrB_Index k = 0; k < 3 * N; k++)
    {
        rows[k] = k % N;
        cols[k] = (k * 7 + k / N) % N;
        values[k] = (int64_t) k % 5 - seed % 7;
    }
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, GrB_INT64, N, N));
    OK (GrB_Matrix_build_INT64 (A, rows, cols, values, 3 * N, GrB_PLUS_INT64));
    for (GrB_Index k = 0; k < N; k++)
    {
        OK (GrB_Matrix_setElement_INT64 (A, seed + (int64_t) k, k, (5 * k + 3) % N));
        if (k % 3 == 0) OK (GrB_Matrix_removeElement (A, rows[k], cols[k]));
    }
    return A;
}

static GrB_Vector vector_with_updates (int64_t seed)
{
    GrB_Vector u = NULL;
    OK (GrB_Vector_new (&u, GrB_INT64, N));
    for (GrB_Index k = 0; k < N; k += 2) OK (GrB_Vector_setElement_INT64 (u, seed - (int64_t) k, k));
    OK (GrB_Vector_removeElement (u, 4));
    return u;
}

/* Every kind of operation on objects of its own, made and freed here. */
static int64_t work (int64_t seed)
{
    const GrB_Index I[3] = { 5, 1, 9 };
    GrB_Matrix A = matrix_with_updates (seed), B = matrix_with_updates (seed + 1), C = NULL, D = NULL;
    GrB_Vector u = vector_with_updates (seed), w = NULL;
    GrB_Scalar s = NULL;
    GrB_Monoid monoid = NULL;
    GrB_Semiring ring = NULL;
    GrB_Descriptor desc = NULL;
    int64_t sum = 0, total = 0;
    OK (GrB_Monoid_new_INT64 (&monoid, GrB_PLUS_INT64, 0));
    OK (GrB_Semiring_new (&ring, monoid, GrB_TIMES_INT64));
    OK (GrB_Descriptor_new (&desc));
    OK (GrB_Descriptor_set (desc, GrB_INP0, GrB_TRAN));
    OK (GrB_Matrix_new (&C, GrB_INT64, N, N));
    OK (GrB_Vector_new (&w, GrB_INT64, N));
    OK (GrB_Scalar_new (&s, GrB_INT64));
    OK (GrB_mxm (C, NULL, NULL, ring, A, B, desc));
    OK (GrB_mxv (w, NULL, NULL, ring, C, u, NULL));
    OK (GrB_vxm (w, u, GrB_PLUS_INT64, GrB_MIN_PLUS_SEMIRING_INT64, w, A, GrB_DESC_C));
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, B, NULL, GrB_MINUS_INT64, C, A, NULL));
    OK (GrB_Matrix_eWiseMult_BinaryOp (C, NULL, GrB_PLUS_INT64, GrB_TIMES_INT64, A, B, desc));
    OK (GrB_Matrix_assign_INT64 (C, NULL, GrB_PLUS_INT64, 3, I, 3, I, 3, NULL));
    OK (GrB_Row_assign (C, NULL, NULL, u, 2, GrB_ALL, N, NULL));
    OK (GrB_Matrix_apply (C, NULL, NULL, GrB_AINV_INT64, C, NULL));
    OK (GrB_Matrix_apply_IndexOp_INT64 (B, NULL, GrB_PLUS_INT64, GrB_COLINDEX_INT64, B, 2, NULL));
    OK (GrB_Matrix_select_INT64 (B, NULL, NULL, GrB_TRIL, B, 3, NULL));
    OK (GrB_transpose (B, A, NULL, B, NULL));
    OK (GrB_Matrix_dup (&D, B));
    OK (GrB_Matrix_setElement_INT64 (D, seed, 0, 0));
    OK (GrB_Matrix_extract (D, NULL, GrB_PLUS_INT64, C, GrB_ALL, N, GrB_ALL, N, NULL));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, NULL, monoid, D, NULL));
    OK (GrB_Scalar_extractElement_INT64 (&sum, s));
    OK (GrB_Vector_reduce_INT64 (&total, NULL, monoid, w, NULL));
    total += sum + print_of (B) + 3 * print_of (C) + 5 * print_of_vector (w);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&D));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Semiring_free (&ring));
    OK (GrB_Monoid_free (&monoid));
    OK (GrB_Descriptor_free (&desc));
    return total;
}

/* What threads share: A and u are only read, but their updates are still to be settled. */
static GrB_Matrix A;
static GrB_Vector u;
static pthread_barrier_t start;

/* One way of reading A and u; each may be the first. */
static int64_t read_shared (int way)
{
    GrB_Matrix C = NULL;
    GrB_Vector w = NULL;
    GrB_Index n = 0, m = 0;
    int64_t x = 0;
    switch (way % 8)
    {
    case 0:
        OK (GrB_Matrix_new (&C, GrB_INT64, N, N));
        OK (GrB_mxm (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, A, GrB_DESC_T0));
        break;
    case 1:
        OK (GrB_Matrix_extractElement_INT64 (&x, A, 1, 8));
        break;
    case 2:
        OK (GrB_Matrix_nvals (&n, A));
        OK (GrB_Vector_nvals (&m, u));
        break;
    case 3:
        OK (GrB_Matrix_reduce_INT64 (&x, NULL, GrB_PLUS_MONOID_INT64, A, NULL));
        break;
    case 4:
        OK (GrB_Matrix_dup (&C, A));
        OK (GrB_Vector_dup (&w, u));
        OK (GrB_Matrix_setElement_INT64 (C, 5, 0, 0));
        OK (GrB_Vector_setElement_INT64 (w, 5, 1));
        break;
    case 5:
        OK (GrB_Vector_new (&w, GrB_INT64, N));
        OK (GrB_mxv (w, u, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, u, GrB_DESC_C));
        break;
    case 6:
        OK (GrB_Matrix_wait (A, GrB_MATERIALIZE));
        OK (GrB_Vector_wait (u, GrB_MATERIALIZE));
        return print_of (A) + print_of_vector (u);
    default:
        OK (GrB_Matrix_new (&C, GrB_INT64, N, N));
        OK (GrB_Matrix_eWiseAdd_BinaryOp (C, A, NULL, GrB_MINUS_INT64, A, A, GrB_DESC_ST1));
        OK (GrB_Col_assign (C, NULL, NULL, u, GrB_ALL, N, 3, NULL));
        break;
    }
    if (C != NULL) x += print_of (C);
    if (w != NULL) x += 7 * print_of_vector (w);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&w));
    return x + (int64_t) (n + m);
}

/* Errors on an object of its own say what is wrong with this one. */
static void err (int64_t seed)
{
    GrB_Matrix own = NULL;
    const char *text = NULL;
    char want[32];
    OK (GrB_Matrix_new (&own, GrB_INT64, 3, 3));
    snprintf (want, sizeof want, "%d", (int) (1000 + seed));
    EXPECT (GrB_INVALID_INDEX, GrB_Matrix_setElement_INT64 (own, 1, (GrB_Index) (1000 + seed), 0));
    OK (GrB_Matrix_error (&text, own));
    CHECK (strstr (text, want) != NULL);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (own, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, A, NULL));
    OK (GrB_Matrix_error (&text, own));
    CHECK (text[0] != 0 && strstr (text, want) == NULL);
    EXPECT (GrB_NULL_POINTER, GrB_mxm (own, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, NULL, NULL));
    OK (GrB_Matrix_free (&own));
}

static int64_t own_results[THREADS + 8], shared_results[8];

struct job
{
    int number, round;
};

static void *job (void *arg)
{
    const struct job *j = arg;
    pthread_barrier_wait (&start);
    for (int k = 0; k < 3; k++)
    {
        int way = (j->number + j->round + k) % 8;
        CHECK (read_shared (way) == shared_results[way]);
    }
    CHECK (work (j->number + j->round % 8) == own_results[j->number + j->round % 8]);
    err (j->number);
    return NULL;
}

static void shared_new (void)
{
    A = matrix_with_updates (11);
    u = vector_with_updates (12);
}

static void shared_free (void)
{
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&u));
}

int main (int argc, char **argv)
{
    use_pairs ();
    if (argc > 1) rounds = atoi (argv[1]);
    OK (GrB_init (GrB_NONBLOCKING));
    for (int way = 0; way < 8; way++)
    {
        shared_new ();
        shared_results[way] = read_shared (way);
        shared_free ();
    }
    /* Set: A(1,8) = 11 + 1. Built are three places in a row; set are N, of which rows 1 and 13 were
       there; removed are 8; u has every second place but one. */
    CHECK (shared_results[1] == 12);
    CHECK (shared_results[2] == 3 * N + N - 2 - 8 + N / 2 - 1);
    for (int seed = 0; seed < THREADS + 8; seed++) own_results[seed] = work (seed);
    CHECK (pthread_barrier_init (&start, NULL, THREADS) == 0);
    for (int round = 0; round < rounds; round++)
    {
        pthread_t threads[THREADS];
        struct job jobs[THREADS];
        shared_new ();
        for (int k = 0; k < THREADS; k++)
        {
            jobs[k] = (struct job) { k, round };
            CHECK (pthread_create (&threads[k], NULL, job, &jobs[k]) == 0);
        }
        for (int k = 0; k < THREADS; k++) CHECK (pthread_join (threads[k], NULL) == 0);
        shared_free ();
    }
    pthread_barrier_destroy (&start);
    OK (GrB_finalize ());
    return 0;
}
