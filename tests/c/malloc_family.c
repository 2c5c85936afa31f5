/* GxB_init installs the caller's malloc family: every block comes from it and goes back to it. */
#include "check.h"

static long taken, given;

static void *take (size_t bytes)
{
    taken++;
    return malloc (bytes);
}

static void give (void *block)
{
    given += block != NULL;
    free (block);
}

int main (void)
{
    use_pairs ();
    EXPECT (GrB_NULL_POINTER, GxB_init (GrB_NONBLOCKING, NULL, NULL, NULL, give));
    EXPECT (GrB_NULL_POINTER, GxB_init (GrB_NONBLOCKING, take, NULL, NULL, NULL));
    EXPECT (GrB_INVALID_VALUE, GxB_init ((GrB_Mode) 9, take, NULL, NULL, give));
    OK (GxB_init (GrB_NONBLOCKING, take, NULL, NULL, give));
    GrB_Matrix A = MATRIX (3, 3, 1, _, 2, 3, _, _, _, 4, _);
    long before = taken;
    OK (GrB_mxm (A, NULL, GrB_PLUS_FP64, GrB_PLUS_TIMES_SEMIRING_FP64, A, A, NULL));
    MATRIX_IS (A, 3, 3, 2, 8, 4, 6, _, 6, 12, 4, _);
    CHECK (before > 0);
    OK (GrB_Matrix_free (&A));
    CHECK (given > 0);
    OK (GrB_finalize ());
    /* the same family may be installed again */
    OK (GxB_init (GrB_BLOCKING, take, NULL, NULL, give));
    OK (GrB_finalize ());
    return 0;
}
