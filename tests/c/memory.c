/* Every block that comes from the caller's malloc family is given back by GrB_finalize, and to the
   family: also the workspaces that the pool's threads and the caller's threads keep for reuse.
   Expected values: by hand. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdatomic.h>

#include "check.h"

enum { N = 5000, PER_ROW = 8, HEAD = 16, ALIVE = 0x5ca1ab1e, DEAD = 0x0ddba11 };

static atomic_long taken, alive;

/* Each block carries a word that says whether it is alive. */
static void *take (size_t bytes)
{
    char *block = malloc (bytes + HEAD);
    if (block == NULL) return NULL;
    *(int *) (void *) block = ALIVE;
    taken++;
    alive++;
    return block + HEAD;
}

static char *head_of (void *block)
{
    char *head = (char *) block - HEAD;
    CHECK (*(int *) (void *) head == ALIVE);
    return head;
}

static void give (void *block)
{
    if (block == NULL) return;
    char *head = head_of (block);
    *(int *) (void *) head = DEAD;
    alive--;
    free (head);
}

static void *resize (void *block, size_t bytes)
{
    if (block == NULL) return take (bytes);
    char *moved = realloc (head_of (block), bytes + HEAD);
    return moved == NULL ? NULL : moved + HEAD;
}

static GrB_Matrix ones (void)
{
    static GrB_Index rows[N * PER_ROW], cols[N * PER_ROW];
    static int64_t values[N * PER_ROW];
    for (GrB_Index k = 0; k < N * PER_ROW; k++)
    {
        rows[k] = k / PER_ROW;
        cols[k] = (k / PER_ROW * 31 + k % PER_ROW * 4999) % N;
        values[k] = 1;
    }
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, GrB_INT64, N, N));
    OK (GrB_Matrix_build_INT64 (A, rows, cols, values, N * PER_ROW, GrB_PLUS_INT64));
    return A;
}

/* A has PER_ROW ones in every row: the entries of A times A sum up to N * PER_ROW * PER_ROW. */
static void multiply (GrB_Matrix A)
{
    GrB_Matrix C = NULL;
    GrB_Vector w = NULL;
    int64_t sum = 0;
    OK (GrB_Matrix_new (&C, GrB_INT64, N, N));
    OK (GrB_Vector_new (&w, GrB_INT64, N));
    OK (GrB_mxm (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, A, NULL));
    OK (GrB_Matrix_setElement_INT64 (C, 1, 0, 0));
    OK (GrB_Matrix_reduce_Monoid (w, NULL, NULL, GrB_PLUS_MONOID_INT64, C, GrB_DESC_T0));
    OK (GrB_Matrix_removeElement (C, 0, 0));
    OK (GrB_mxm (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, A, NULL));
    OK (GrB_Matrix_reduce_INT64 (&sum, NULL, GrB_PLUS_MONOID_INT64, C, NULL));
    CHECK (sum == (int64_t) N * PER_ROW * PER_ROW);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&w));
}

static pthread_barrier_t worked, finalized;

/* Works, and is still there when the library is finalized. */
static void *outlast (void *arg)
{
    GrB_Matrix A = arg;
    multiply (A);
    pthread_barrier_wait (&worked);
    pthread_barrier_wait (&finalized);
    return NULL;
}

static void use_library (GrB_Mode mode)
{
    pthread_t thread;
    long before = taken;
    OK (GxB_init (mode, take, NULL, resize, give));
    GrB_Matrix A = ones ();
    CHECK (pthread_barrier_init (&worked, NULL, 2) == 0 && pthread_barrier_init (&finalized, NULL, 2) == 0);
    CHECK (pthread_create (&thread, NULL, outlast, A) == 0);
    pthread_barrier_wait (&worked);
    multiply (A);
    OK (GrB_Matrix_free (&A));
    CHECK (alive > 0 && taken > before); /* workspaces are kept */
    OK (GrB_finalize ());
    CHECK (alive == 0);
    pthread_barrier_wait (&finalized);
    CHECK (pthread_join (thread, NULL) == 0);
    CHECK (alive == 0);
    pthread_barrier_destroy (&worked);
    pthread_barrier_destroy (&finalized);
}

int main (void)
{
    use_pairs ();
    /* Threads even where there is one core. */
    setenv ("GRAPHBLAS_NUM_THREADS", "3", 1);
    use_library (GrB_NONBLOCKING);
    use_library (GrB_BLOCKING);
    return 0;
}
