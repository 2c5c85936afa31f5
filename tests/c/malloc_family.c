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

/* A freed block of 80,000 bytes is kept until GxB_MEMORY_POOL is set, by either of its methods. */
static void kept_blocks_are_given_back (void)
{
    for (int k = 0; k < 2; k++)
    {
        GrB_Vector u = NULL, w = NULL;
        OK (GrB_Vector_new (&u, GrB_INT64, 10000));
        OK (GrB_Vector_new (&w, GrB_INT64, 10000));
        OK (GrB_Vector_assign_INT64 (u, NULL, NULL, 1, GrB_ALL, 10000, NULL));
        OK (GrB_Vector_apply_IndexOp_INT64 (w, NULL, NULL, GrB_ROWINDEX_INT64, u, 0, NULL));
        OK (GrB_Vector_wait (w, GrB_MATERIALIZE));
        OK (GrB_Vector_free (&u));
        OK (GrB_Vector_free (&w));
        long before = given;
        if (k == 0) OK (GxB_Global_Option_set_INT64_ARRAY (GxB_MEMORY_POOL, NULL));
        else OK (GxB_set (GxB_MEMORY_POOL, NULL));
        CHECK (given > before);
        before = given;
        OK (GxB_Global_Option_set_INT64_ARRAY (GxB_MEMORY_POOL, NULL));
        CHECK (given == before);
    }
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
    kept_blocks_are_given_back ();
    OK (GrB_finalize ());
    /* the same family may be installed again */
    OK (GxB_init (GrB_BLOCKING, take, NULL, NULL, give));
    OK (GrB_finalize ());
    return 0;
}
