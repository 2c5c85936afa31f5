/* Concat, split and reshape, with results worked out by hand. */
#include "check.h"

static GrB_Matrix oriented (GrB_Matrix A, int by_col)
{
    OK (GrB_Matrix_set_INT32 (A, by_col != 0, GxB_FORMAT));
    return A;
}

/* The tiles of a row, and of a column, in all orientations of tiles and result; one of another type. */
static void concat (void)
{
    const double a[] = { 1, _, 2,
                         _, 3, _ };
    const double b[] = { 4,
                         _ };
    const double c[] = { _, _, _ };
    const double d[] = { 5 };
    const double all[] = { 1, _, 2, 4,
                           _, 3, _, _,
                           _, _, _, 5 };
    for (int k = 0; k < 16; k++)
    {
        GrB_Matrix tiles[4] = { oriented (matrix_of_type (GrB_FP64, 2, 3, a), k & 1),
                                oriented (matrix_of_type (GrB_INT8, 2, 1, b), k & 2),
                                oriented (matrix_of_type (GrB_FP64, 1, 3, c), k & 4),
                                oriented (matrix_of_type (GrB_FP32, 1, 1, d), k & 1) };
        GrB_Matrix C = NULL;
        const double before[] = { 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9 };
        C = oriented (matrix_of_type (GrB_FP64, 3, 4, before), k & 8);
        OK (GxB_Matrix_concat (C, tiles, 2, 2, NULL));
        CHECK (matrix_is (C, 3, 4, all));
        int32_t format = -1;
        OK (GrB_Matrix_get_INT32 (C, &format, GxB_FORMAT));
        CHECK (format == (k & 8 ? GxB_BY_COL : GxB_BY_ROW));
        /* the result among the tiles, twice */
        GrB_Matrix wide = NULL, twice[2] = { C, C };
        OK (GrB_Matrix_new (&wide, GrB_FP64, 3, 8));
        OK (GxB_Matrix_concat (wide, twice, 1, 2, NULL));
        const double doubled[] = { 1, _, 2, 4, 1, _, 2, 4,
                                   _, 3, _, _, _, 3, _, _,
                                   _, _, _, 5, _, _, _, 5 };
        CHECK (matrix_is (wide, 3, 8, doubled));
        GrB_Matrix itself[1] = { wide };
        OK (GxB_Matrix_concat (wide, itself, 1, 1, NULL));
        CHECK (matrix_is (wide, 3, 8, doubled));
        OK (GrB_Matrix_free (&wide));
        OK (GrB_Matrix_free (&C));
        for (int t = 0; t < 4; t++) OK (GrB_Matrix_free (&tiles[t]));
    }
}

static void split (void)
{
    const double all[] = { 1, _, 2, 4,
                           _, 3, _, 7,
                           _, _, 6, 5 };
    const GrB_Index nrows[] = { 1, 0, 2 }, ncols[] = { 3, 1 };
    const double first[] = { 1, _, 2 }, second[] = { 4 }, fifth[] = { _, 3, _, _, _, 6 }, sixth[] = { 7, 5 };
    const int wishes[] = { GxB_SPARSE, GxB_HYPERSPARSE, GxB_BITMAP, GxB_AUTO_SPARSITY };
    for (int k = 0; k < 8; k++)
    {
        GrB_Matrix A = oriented (matrix_of_type (GrB_INT16, 3, 4, all), k & 1), tiles[6];
        OK (GrB_Matrix_set_INT32 (A, wishes[k / 2], GxB_SPARSITY_CONTROL));
        OK (GxB_Matrix_split (tiles, 3, 2, nrows, ncols, A, NULL));
        CHECK (matrix_is (tiles[0], 1, 3, first) && matrix_is (tiles[1], 1, 1, second));
        CHECK (matrix_is (tiles[2], 0, 3, NULL) && matrix_is (tiles[3], 0, 1, NULL));
        CHECK (matrix_is (tiles[4], 2, 3, fifth) && matrix_is (tiles[5], 2, 1, sixth));
        GrB_Matrix back = NULL;
        OK (GrB_Matrix_new (&back, GrB_INT16, 3, 4));
        OK (GxB_Matrix_concat (back, tiles, 3, 2, NULL));
        CHECK (matrix_is (back, 3, 4, all));
        for (int t = 0; t < 6; t++)
        {
            int32_t format = -1, wish = -1, code = -1;
            OK (GrB_Matrix_get_INT32 (tiles[t], &format, GxB_FORMAT));
            OK (GrB_Matrix_get_INT32 (tiles[t], &wish, GxB_SPARSITY_CONTROL));
            OK (GrB_Matrix_get_INT32 (tiles[t], &code, GrB_EL_TYPE_CODE));
            CHECK (format == (k & 1) && wish == wishes[k / 2] && code == GrB_INT16_CODE);
            OK (GrB_Matrix_free (&tiles[t]));
        }
        OK (GrB_Matrix_free (&back));
        OK (GrB_Matrix_free (&A));
    }
    /* a tile of a huge matrix */
    GrB_Matrix huge = NULL, parts[2];
    const GrB_Index n = (GrB_Index) 1 << 60, half[] = { n / 2, n / 2 };
    OK (GrB_Matrix_new (&huge, GrB_BOOL, n, n));
    OK (GrB_Matrix_setElement_BOOL (huge, true, n - 1, n / 2));
    OK (GxB_Matrix_split (parts, 2, 1, half, &n, huge, NULL));
    GrB_Index none = 1, one = 0;
    OK (GrB_Matrix_nvals (&none, parts[0]));
    OK (GrB_Matrix_nvals (&one, parts[1]));
    bool x = false;
    OK (GrB_Matrix_extractElement_BOOL (&x, parts[1], n / 2 - 1, n / 2));
    CHECK (none == 0 && one == 1 && x);
    GrB_Matrix joined = NULL;
    OK (GrB_Matrix_new (&joined, GrB_BOOL, n, n));
    OK (GxB_Matrix_concat (joined, parts, 2, 1, NULL));
    x = false;
    OK (GrB_Matrix_extractElement_BOOL (&x, joined, n - 1, n / 2));
    CHECK (x);
    OK (GrB_Matrix_free (&joined));
    OK (GrB_Matrix_free (&huge));
    OK (GrB_Matrix_free (&parts[0]));
    OK (GrB_Matrix_free (&parts[1]));
}

/* The examples of the user guide: entry (i, j) is 10 i + j. */
static void reshape (void)
{
    const double a[] = { 0, 1, 2, 3,
                         10, 11, 12, 13,
                         20, 21, 22, 23 };
    const double by_col[] = { 0, 20, 11, 2, 22, 13,
                              10, 1, 21, 12, 3, 23 };
    const double by_row[] = { 0, 1, 2, 3, 10, 11,
                              12, 13, 20, 21, 22, 23 };
    for (int k = 0; k < 4; k++)
    {
        bool along = k & 1;
        GrB_Matrix A = oriented (matrix_of_type (GrB_FP32, 3, 4, a), k / 2), copy = NULL;
        OK (GxB_Matrix_reshapeDup (&copy, A, along, 2, 6, NULL));
        CHECK (matrix_is (copy, 2, 6, along ? by_col : by_row));
        CHECK (matrix_is (A, 3, 4, a));
        OK (GxB_Matrix_reshape (A, along, 2, 6, NULL));
        CHECK (matrix_is (A, 2, 6, along ? by_col : by_row));
        int32_t format = -1;
        OK (GrB_Matrix_get_INT32 (A, &format, GxB_FORMAT));
        CHECK (format == k / 2);
        OK (GxB_Matrix_reshape (A, along, 3, 4, NULL));
        CHECK (matrix_is (A, 3, 4, a));
        OK (GrB_Matrix_free (&A));
        OK (GrB_Matrix_free (&copy));
    }
    /* few entries, and updates that wait; more places than 64 bits count */
    GrB_Matrix A = NULL;
    const GrB_Index n = (GrB_Index) 1 << 50;
    OK (GrB_Matrix_new (&A, GrB_INT32, n, n));
    OK (GrB_Matrix_setElement_INT32 (A, 7, 3, 5));
    OK (GrB_Matrix_setElement_INT32 (A, 8, n - 1, n - 1));
    OK (GxB_Matrix_reshape (A, false, n / 2, 2 * n, NULL));
    int32_t x = 0, y = 0;
    OK (GrB_Matrix_extractElement_INT32 (&x, A, 1, n + 5));
    OK (GrB_Matrix_extractElement_INT32 (&y, A, n / 2 - 1, 2 * n - 1));
    CHECK (x == 7 && y == 8);
    OK (GrB_Matrix_free (&A));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    concat ();
    split ();
    reshape ();
    OK (GrB_finalize ());
    return 0;
}
