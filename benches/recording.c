/* What recording costs: nanoseconds a call that is recorded, planned and run, against the same call made at once.

   A child process for each mode of the library, three times in turns; the best of three medians of 15 samples. `cost` is what a call
   that is looked at takes longer recorded than at once; the last column is of calls that nobody looks at. */

#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "GraphBLAS.h"

enum { SAMPLES = 15 };

#define OK(call)                                                                  \
    do {                                                                          \
        GrB_Info info_ = (call);                                                  \
        if (info_ != GrB_SUCCESS) {                                               \
            fprintf (stderr, "%s:%d: info %d\n", __FILE__, __LINE__, (int) info_); \
            exit (1);                                                             \
        }                                                                         \
    } while (0)

static double now (void)
{
    struct timespec t;
    clock_gettime (CLOCK_MONOTONIC, &t);
    return 1e9 * (double) t.tv_sec + (double) t.tv_nsec;
}

static int by_value (const void *a, const void *b)
{
    double x = *(const double *) a, y = *(const double *) b;
    return (x > y) - (x < y);
}

static GrB_Vector full (GrB_Index n, double x)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_FP64, n));
    OK (GrB_Vector_assign_FP64 (v, NULL, NULL, x, GrB_ALL, n, NULL));
    /* Values of their own. */
    OK (GrB_Vector_setElement_FP64 (v, x + 1, 0));
    OK (GrB_Vector_wait (v, GrB_MATERIALIZE));
    return v;
}

/* Nanoseconds a call of w = |u + v|, looked at each time or never. */
static double call (GrB_Index n, int is_looked_at)
{
    GrB_Vector u = full (n, 1), v = full (n, 2), w = full (n, 3);
    int calls = n < 1000 ? 20000 : 400;
    double sample[SAMPLES];
    for (int s = -2; s < SAMPLES; s++) {
        double begun = now ();
        for (int k = 0; k < calls; k++) {
            OK (GrB_Vector_eWiseAdd_BinaryOp (w, NULL, NULL, GrB_PLUS_FP64, u, v, NULL));
            if (is_looked_at) OK (GrB_Vector_wait (w, GrB_MATERIALIZE));
        }
        if (s >= 0) sample[s] = (now () - begun) / calls;
    }
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
    OK (GrB_Vector_free (&w));
    qsort (sample, SAMPLES, sizeof *sample, by_value);
    return sample[SAMPLES / 2];
}

static const GrB_Index SIZES[] = { 50, 1000, 10000, 16384, 65536 };
enum { N_SIZES = sizeof SIZES / sizeof *SIZES };

/* Writes the times of one mode: made and looked at, and never looked at. */
static void times (GrB_Mode mode, double (*out)[2])
{
    int to[2];
    if (pipe (to) != 0) exit (1);
    pid_t child = fork ();
    if (child == 0) {
        OK (GrB_init (mode));
        OK (GxB_Global_Option_set_INT32 (GxB_GLOBAL_NTHREADS, 1));
        double mine[N_SIZES][2];
        for (int k = 0; k < N_SIZES; k++)
            for (int look = 0; look < 2; look++) mine[k][look] = call (SIZES[k], look);
        if (write (to[1], mine, sizeof mine) != (ssize_t) sizeof mine) exit (1);
        OK (GrB_finalize ());
        exit (0);
    }
    close (to[1]);
    size_t got = 0, want = N_SIZES * sizeof *out;
    while (got < want) {
        ssize_t n = read (to[0], (char *) out + got, want - got);
        if (n <= 0) exit (1);
        got += (size_t) n;
    }
    close (to[0]);
    waitpid (child, NULL, 0);
}

int main (void)
{
    double best[2][N_SIZES][2];
    /* In turns, and the better of three: the machine is not ours alone. */
    for (int round = 0; round < 3; round++) {
        for (int mode = 0; mode < 2; mode++) {
            double got[N_SIZES][2];
            times (mode == 0 ? GrB_BLOCKING : GrB_NONBLOCKING, got);
            for (int k = 0; k < N_SIZES; k++)
                for (int look = 0; look < 2; look++)
                    if (round == 0 || got[k][look] < best[mode][k][look]) best[mode][k][look] = got[k][look];
        }
    }
    printf ("ns a call, one thread, w = u + v in FP64\n");
    printf ("%10s %12s %14s %10s %18s\n", "places", "at once", "recorded", "cost", "never looked at");
    for (int k = 0; k < N_SIZES; k++)
        printf ("%10llu %12.0f %14.0f %10.0f %18.0f\n", (unsigned long long) SIZES[k], best[0][k][1], best[1][k][1],
                best[1][k][1] - best[0][k][1], best[1][k][0]);
    return 0;
}
