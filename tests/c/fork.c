/* A process that has used several threads forks: parent and child both go on using the same
   objects, with several threads again. Expected value: by hand. */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum { N = 40000, PER_ROW = 8 };

/* A has PER_ROW ones in every row: the sum of all entries of A times A is N * PER_ROW * PER_ROW. */
static void multiply (GrB_Matrix A)
{
    GrB_Matrix C;
    int64_t sum = 0;
    OK (GrB_Matrix_new (&C, GrB_INT64, N, N));
    OK (GrB_mxm (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_INT64, A, A, NULL));
    OK (GrB_Matrix_reduce_INT64 (&sum, NULL, GrB_PLUS_MONOID_INT64, C, NULL));
    CHECK (sum == (int64_t) N * PER_ROW * PER_ROW);
    OK (GrB_Matrix_free (&C));
}

int main (void)
{
    /* Threads even where there is one core. */
    setenv ("GRAPHBLAS_NUM_THREADS", "3", 1);
    OK (GrB_init (GrB_NONBLOCKING));
    GrB_Index *rows = malloc (N * PER_ROW * sizeof *rows), *cols = malloc (N * PER_ROW * sizeof *cols);
    int64_t *ones = malloc (N * PER_ROW * sizeof *ones);
    CHECK (rows != NULL && cols != NULL && ones != NULL);
    for (GrB_Index k = 0; k < N * PER_ROW; k++)
    {
        rows[k] = k / PER_ROW;
        cols[k] = (k / PER_ROW * 31 + k % PER_ROW * 4999) % N;
        ones[k] = 1;
    }
    GrB_Matrix A;
    OK (GrB_Matrix_new (&A, GrB_INT64, N, N));
    OK (GrB_Matrix_build_INT64 (A, rows, cols, ones, N * PER_ROW, GrB_PLUS_INT64));
    multiply (A);

    int ends[2];
    char word = 0;
    CHECK (pipe (ends) == 0);
    pid_t child = fork ();
    CHECK (child >= 0);
    multiply (A);
    if (child == 0)
    {
        /* The child ends without clean-up: it does not have the threads whose memory it has. */
        CHECK (write (ends[1], "!", 1) == 1);
        raise (SIGKILL);
    }
    close (ends[1]);
    CHECK (read (ends[0], &word, 1) == 1 && word == '!');
    CHECK (waitpid (child, NULL, 0) == child);
    OK (GrB_Matrix_free (&A));
    free (rows);
    free (cols);
    free (ones);
    OK (GrB_finalize ());
    return 0;
}
