/* What is recorded is told before it runs, and the counters and the trace tell the same afterwards. Explaining changes nothing.
   Expected values: by hand. */
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "check.h"

enum { N = 100000 };

/* Blocks of the family that are alive: the texts are among them. */
static long alive;

static void *take (size_t bytes)
{
    __atomic_add_fetch (&alive, 1, __ATOMIC_RELAXED);
    return malloc (bytes);
}

static void give (void *block)
{
    if (block != NULL) __atomic_sub_fetch (&alive, 1, __ATOMIC_RELAXED);
    free (block);
}

static bool says (const char *text, const char *what)
{
    bool does = strstr (text, what) != NULL;
    if (!does) printf ("%s\nis not in\n%s\n", what, text);
    return does;
}

static GrB_Vector halves (void)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_FP64, N));
    GrB_Index *I = (GrB_Index *) malloc (N * sizeof *I);
    double *X = (double *) malloc (N * sizeof *X);
    CHECK (I != NULL && X != NULL);
    for (GrB_Index i = 0; i < N; i++) I[i] = i, X[i] = (double) (i % 5) / 2;
    OK (GrB_Vector_build_FP64 (v, I, X, N, NULL));
    free (I);
    free (X);
    return v;
}

/* w = |u * u + v|, recorded. */
static GrB_Vector recorded (GrB_Vector u, GrB_Vector v)
{
    GrB_Vector w = NULL;
    OK (GrB_Vector_new (&w, GrB_FP64, N));
    OK (GrB_Vector_eWiseMult_BinaryOp (w, NULL, NULL, GrB_TIMES_FP64, u, u, NULL));
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, NULL, NULL, GrB_PLUS_FP64, w, v, NULL));
    OK (GrB_Vector_apply (w, NULL, NULL, GrB_ABS_FP64, w, NULL));
    return w;
}

static GrX_Counters counters (void)
{
    GrX_Counters now;
    OK (GrX_counters (&now));
    return now;
}

static void vectors (void)
{
    GrB_Vector u = halves (), v = halves (), w = recorded (u, v);
    GrX_Counters before = counters ();
    char *text = NULL, *again = NULL, *json = NULL, *dot = NULL;
    OK (GrX_explain (w, GrX_TEXT, &text));
    OK (GrX_Vector_explain (w, GrX_TEXT, &again));
    OK (GrX_explain (w, GrX_JSON, &json));
    OK (GrX_explain (w, GrX_DOT, &dot));
    GrX_Counters after = counters ();
    CHECK (memcmp (&before, &after, sizeof before) == 0 && strcmp (text, again) == 0);
    CHECK (says (text, "vector of FP64, 100000: recorded, 3 calls\n") && says (text, "looking at the value takes 1 pass\n"));
    CHECK (says (json, "\"total\": {\"passes\": 1, \"calls\": 3, \"common\": 0, \"read\": 2, \"written\": 1, \"written_if_summed\": 0,"));
    CHECK (says (dot, "digraph explain {\n") && says (dot, "cluster_pass1"));
    char **texts[] = { &text, &again, &json, &dot, &dot };
    for (int k = 0; k < 5; k++)
    {
        OK (GrX_free_text (texts[k]));
        CHECK (*texts[k] == NULL);
    }

    /* The sum is taken in one pass that writes nothing; a look then writes w. */
    double sum = 0, want = 0;
    for (int i = 0; i < N; i++) want += (i % 5) / 2.0 * ((i % 5) / 2.0) + (i % 5) / 2.0;
    OK (GrB_Vector_reduce_FP64 (&sum, NULL, GrB_PLUS_MONOID_FP64, w, NULL));
    CHECK (sum == want);
    after = counters ();
    CHECK (after.passes == before.passes + 1 && after.calls == before.calls + 3 && after.read == before.read + 2);
    CHECK (after.written == before.written);
    OK (GrB_Vector_wait (w, GrB_MATERIALIZE));
    CHECK (counters ().written == before.written + 1);
    OK (GrX_explain (w, GrX_TEXT, &text));
    CHECK (says (text, "the value is there\n  full, 100000 entries\n"));
    OK (GrX_free_text (&text));
    OK (GrB_free (&u));
    OK (GrB_free (&v));
    OK (GrB_free (&w));
}

static void matrices (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _);
    char *text = NULL;
    OK (GrB_Matrix_wait (A, GrB_MATERIALIZE));
    OK (GrX_explain (A, GrX_TEXT, &text));
    CHECK (says (text, "matrix of FP64, 2x3: the value is there\n") && says (text, "3 entries\n"));
    OK (GrX_free_text (&text));
    OK (GrB_free (&A));
}

/* The lines of the file, of which the last is kept. */
static int lines_of (const char *path, char *last, int room)
{
    FILE *file = fopen (path, "r");
    CHECK (file != NULL);
    int count = 0;
    while (fgets (last, room, file) != NULL) count++;
    CHECK (fclose (file) == 0);
    return count;
}

/* Read at init: between two inits with it, one without. */
static void trace (void)
{
    char path[] = "explain-XXXXXX", last[4096];
    int file = mkstemp (path);
    CHECK (file >= 0 && close (file) == 0);
    for (int k = 0; k < 3; k++)
    {
        CHECK ((k == 1 ? unsetenv ("GRAPHBLAS_TRACE") : setenv ("GRAPHBLAS_TRACE", path, 1)) == 0);
        OK (GrB_init (GrB_NONBLOCKING));
        GrB_Vector u = halves (), v = halves (), w = recorded (u, v);
        OK (GrB_Vector_wait (w, GrB_MATERIALIZE));
        OK (GrB_free (&u));
        OK (GrB_free (&v));
        OK (GrB_free (&w));
        OK (GrB_finalize ());
        CHECK (lines_of (path, last, sizeof last) == 1 + k / 2);
    }
    CHECK (says (last, "{\"pass\": [{\"operation\": \"ewise\", \"operator\": \"TIMES_FP64\"}, "));
    CHECK (says (last, "{\"operation\": \"apply\", \"operator\": \"ABS_FP64\", \"kept\": true}], \"read\": 2, \"written\": 1, "));
    CHECK (says (last, "\"bytes_written\": 800000, \"ns\": "));
    CHECK (remove (path) == 0);
    /* What cannot be opened is no reason to refuse. */
    CHECK (setenv ("GRAPHBLAS_TRACE", "no such folder/trace", 1) == 0);
    OK (GrB_init (GrB_NONBLOCKING));
    OK (GrB_finalize ());
    CHECK (unsetenv ("GRAPHBLAS_TRACE") == 0);
}

int main (void)
{
    OK (GxB_init (GrB_NONBLOCKING, take, NULL, NULL, give));
    vectors ();
    matrices ();
    char *late = NULL;
    GrB_Vector u = NULL;
    OK (GrB_Vector_new (&u, GrB_BOOL, 3));
    OK (GrX_explain (u, GrX_JSON, &late));
    OK (GrB_free (&u));
    OK (GrB_finalize ());
    OK (GrX_free_text (&late));
    CHECK (alive == 0 && late == NULL);
    /* In blocking mode every call has been made when it ends. */
    OK (GrB_init (GrB_BLOCKING));
    GrB_Vector a = halves (), b = halves (), w = recorded (a, b);
    OK (GrX_explain (w, GrX_TEXT, &late));
    CHECK (says (late, "no call is recorded\n"));
    OK (GrX_free_text (&late));
    OK (GrB_free (&a));
    OK (GrB_free (&b));
    OK (GrB_free (&w));
    OK (GrB_finalize ());
    trace ();
    return 0;
}
