/* Import and export: the specification's figure, every type, every format, every refusal. */
#include "check.h"

/* The matrix of the figures in appendix B of the specification. */
static const GrB_Index row_starts[] = { 0, 2, 4, 5, 7, 8, 9, 12 };
static const GrB_Index row_columns[] = { 1, 3, 4, 6, 5, 0, 2, 5, 2, 2, 3, 4 };
static const GrB_Index tuple_rows[] = { 0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 6 };
static const double row_values[] = { 5, 4, 8, 1, 3, 2, 7, 9, 6, 3, 5, 7 };
static const GrB_Index column_starts[] = { 0, 1, 2, 5, 7, 9, 11, 12 };
static const GrB_Index column_rows[] = { 3, 0, 3, 5, 6, 0, 6, 1, 6, 2, 4, 1 };
static const double column_values[] = { 2, 5, 7, 6, 3, 4, 5, 8, 7, 3, 9, 1 };

static void is_figure (GrB_Matrix A)
{
    MATRIX_IS (A, 7, 7,
        _, 5, _, 4, _, _, _,
        _, _, _, _, 8, _, 1,
        _, _, _, _, _, 3, _,
        2, _, 7, _, _, _, _,
        _, _, _, _, _, 9, _,
        _, _, 6, _, _, _, _,
        _, _, 3, 5, 7, _, _);
}

static void the_figure (void)
{
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_import (&A, GrB_FP64, 7, 7, row_starts, row_columns, row_values, 8, 12, 12, GrB_CSR_FORMAT));
    is_figure (A);
    GrB_Index p[12], i[12], np = 99, ni = 99, nx = 99;
    double x[12];
    for (int format = GrB_CSR_FORMAT; format <= GrB_COO_FORMAT; format++)
    {
        OK (GrB_Matrix_exportSize (&np, &ni, &nx, (GrB_Format) format, A));
        CHECK (np == (format == GrB_COO_FORMAT ? 12 : 8) && ni == 12 && nx == 12);
        np = ni = nx = 12;
        OK (GrB_Matrix_export (p, i, x, &np, &ni, &nx, (GrB_Format) format, A));
        CHECK (np == (format == GrB_COO_FORMAT ? 12 : 8) && ni == 12 && nx == 12);
        const GrB_Index *starts = format == GrB_CSR_FORMAT ? row_starts : format == GrB_CSC_FORMAT ? column_starts : tuple_rows;
        const GrB_Index *indices = format == GrB_CSR_FORMAT ? row_columns : format == GrB_CSC_FORMAT ? column_rows : row_columns;
        CHECK (memcmp (p, starts, np * sizeof (GrB_Index)) == 0);
        CHECK (memcmp (i, indices, sizeof i) == 0);
        CHECK (memcmp (x, format == GrB_CSC_FORMAT ? column_values : row_values, sizeof x) == 0);
        GrB_Matrix B = NULL;
        OK (GrB_Matrix_import_FP64 (&B, GrB_FP64, 7, 7, p, i, x, np, ni, nx, (GrB_Format) format));
        /* The arrays are copied. */
        memset (p, 0xff, sizeof p), memset (i, 0xff, sizeof i), memset (x, 0xff, sizeof x);
        is_figure (B);
        GrB_Format hint = (GrB_Format) 77;
        OK (GrB_Matrix_exportHint (&hint, B));
        CHECK (hint == GrB_CSR_FORMAT || hint == GrB_CSC_FORMAT || hint == GrB_COO_FORMAT);
        OK (GrB_Matrix_free (&B));
    }
    OK (GrB_Matrix_free (&A));
}

/* 2 by 3 with entries (0,2), (0,0), (1,1): rows are not sorted. */
#define ROUND(NAME, ctype, prefix)                                                                              \
    {                                                                                                           \
        GrB_Matrix A = NULL;                                                                                    \
        const GrB_Index starts[] = { 0, 2, 3 }, columns[] = { 2, 0, 1 };                                        \
        const ctype values[] = { (ctype) 1, (ctype) 0, (ctype) 1 };                                             \
        OK (prefix##_Matrix_import_##NAME (&A, prefix##_##NAME, 2, 3, starts, columns, values, 3, 3, 3, GrB_CSR_FORMAT)); \
        MATRIX_IS_OF_ANY_TYPE (A);                                                                              \
        GrB_Index p[4], i[3], np = 4, ni = 3, nx = 3;                                                           \
        ctype x[3];                                                                                             \
        OK (prefix##_Matrix_export_##NAME (p, i, x, &np, &ni, &nx, GrB_CSC_FORMAT, A));                         \
        CHECK (np == 4 && p[0] == 0 && p[1] == 1 && p[2] == 2 && p[3] == 3);                                    \
        CHECK (ni == 3 && i[0] == 0 && i[1] == 1 && i[2] == 0);                                                 \
        CHECK (nx == 3 && x[0] == (ctype) 0 && x[1] == (ctype) 1 && x[2] == (ctype) 1);                         \
        np = 4, ni = 3, nx = 3;                                                                                 \
        OK (GrB_Matrix_export (p, i, x, &np, &ni, &nx, GrB_COO_FORMAT, A));                                     \
        CHECK (np == 3 && i[0] == 0 && i[1] == 2 && i[2] == 1 && p[0] == 0 && p[1] == 0 && p[2] == 1);          \
        OK (GrB_Matrix_free (&A));                                                                              \
        OK (GrB_Matrix_import (&A, prefix##_##NAME, 2, 3, starts, columns, values, 3, 3, 3, GrB_CSR_FORMAT));   \
        MATRIX_IS_OF_ANY_TYPE (A);                                                                              \
        OK (GrB_Matrix_free (&A));                                                                              \
    }
#define MATRIX_IS_OF_ANY_TYPE(A) MATRIX_IS (A, 2, 3, 0, _, 1, _, 1, _)

static void user_defined (void)
{
    GrB_Type type = NULL, other = NULL;
    GrB_Matrix A = NULL;
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_Type_new (&other, sizeof (Pair)));
    const GrB_Index columns[] = { 1, 0 }, rows[] = { 0, 1 };
    const Pair values[] = { pair (3), pair (4) };
    OK (GrB_Matrix_import (&A, type, 2, 2, rows, columns, (const void *) values, 2, 2, 2, GrB_COO_FORMAT));
    Pair x[2];
    OK (GrB_Matrix_extractElement_UDT (x, A, 0, 1));
    CHECK (pair_is (x, 3));
    GrB_Index p[3], i[2], np = 3, ni = 2, nx = 2;
    OK (GrB_Matrix_export_UDT (p, i, x, &np, &ni, &nx, GrB_CSC_FORMAT, A));
    CHECK (p[0] == 0 && p[1] == 1 && p[2] == 2 && i[0] == 1 && i[1] == 0 && pair_is (x, 4) && pair_is (x + 1, 3));
    double y[2];
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_export_FP64 (p, i, y, &np, &ni, &nx, GrB_CSC_FORMAT, A));
    OK (GrB_Matrix_free (&A));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_import_UDT (&A, GrB_FP64, 2, 2, rows, columns, values, 2, 2, 2, GrB_COO_FORMAT));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_import_FP64 (&A, type, 2, 2, rows, columns, y, 2, 2, 2, GrB_COO_FORMAT));
    CHECK (A == NULL);
    OK (GrB_Type_free (&type));
    OK (GrB_Type_free (&other));
}

static void refused_imports (void)
{
    GrB_Matrix A = NULL;
    GrB_Type freed = NULL;
    const GrB_Index p[] = { 0, 2, 2, 3 }, i[] = { 4, 1, 0 }, falls[] = { 0, 2, 1, 3 }, one[] = { 1, 2, 2, 3 };
    const GrB_Index beyond[] = { 0, 2, 2, 4 }, wide[] = { 4, 1, 5 }, twice[] = { 4, 4, 0 };
    const double x[] = { 1, 2, 3 };
#define IMPORT(p, i, x, np, ni, nx, format) GrB_Matrix_import_FP64 (&A, GrB_FP64, 3, 5, p, i, x, np, ni, nx, format)
    OK (IMPORT (p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    OK (GrB_Matrix_free (&A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_import_FP64 (NULL, GrB_FP64, 3, 5, p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_NULL_POINTER, IMPORT (NULL, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_NULL_POINTER, IMPORT (p, NULL, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_NULL_POINTER, IMPORT (p, i, NULL, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_import_FP64 (&A, freed, 3, 5, p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, i, x, 4, 3, 3, (GrB_Format) 3));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, i, x, 3, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, i, x, 4, 2, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, i, x, 4, 3, 2, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (falls, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (one, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, twice, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (p, i, x, 4, 3, 3, GrB_CSC_FORMAT));
    EXPECT (GrB_INVALID_VALUE, IMPORT (beyond, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_OBJECT, IMPORT (p, wide, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, IMPORT (twice, wide, x, 3, 3, 3, GrB_COO_FORMAT));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_import_FP64 (&A, GrB_FP32, 3, 5, p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    EXPECT (GrB_INVALID_VALUE,
        GrB_Matrix_import_FP64 (&A, GrB_FP64, GrB_INDEX_MAX + 2, 5, p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    /* 2^40 rows need 2^40 + 1 starts; four are refused by their number. */
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_import_FP64 (&A, GrB_FP64, 1ULL << 40, 5, p, i, x, 4, 3, 3, GrB_CSR_FORMAT));
    CHECK (A == NULL);
}

static void refused_exports (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, _, 2, 3), none = NULL;
    GrB_Index p[3] = { 9, 9, 9 }, i[3] = { 9, 9, 9 }, np = 3, ni = 3, nx = 3;
    double x[3] = { 9, 9, 9 };
    int32_t y[3];
    GrB_Format hint;
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_exportHint (NULL, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_exportHint (&hint, none));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_exportSize (NULL, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_exportSize (&np, NULL, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_exportSize (&np, &ni, NULL, GrB_CSR_FORMAT, A));
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_exportSize (&np, &ni, &nx, (GrB_Format) -1, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (NULL, i, x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, NULL, x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, i, NULL, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, i, x, NULL, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, i, x, &np, NULL, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, i, x, &np, &ni, NULL, GrB_CSR_FORMAT, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_export_FP64 (p, i, x, &np, &ni, &nx, GrB_CSR_FORMAT, none));
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_export_FP64 (p, i, x, &np, &ni, &nx, (GrB_Format) 9, A));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_export_INT32 (p, i, y, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_export_UDT (p, i, x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    GrB_Index *lengths[] = { &np, &ni, &nx };
    for (int k = 0; k < 3; k++)
    {
        *lengths[k] = 2;
        EXPECT (GrB_INSUFFICIENT_SPACE, GrB_Matrix_export_FP64 (p, i, x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
        CHECK (*lengths[k] == 2 && p[0] == 9 && i[0] == 9 && x[0] == 9);
        *lengths[k] = 3;
    }
    /* More room than there is memory is no error. */
    np = ni = nx = UINT64_MAX;
    OK (GrB_Matrix_export_FP64 (p, i, x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    CHECK (np == 3 && ni == 3 && nx == 3 && p[2] == 3 && i[2] == 1 && x[2] == 3);
    OK (GrB_Matrix_free (&A));
}

/* What C stores in a bool is 0 or 1 in the matrix. */
static void bools (void)
{
    GrB_Matrix A = NULL;
    const GrB_Index p[] = { 0, 2 }, i[] = { 0, 1 };
    const unsigned char odd[] = { 2, 0 };
    OK (GrB_Matrix_import_BOOL (&A, GrB_BOOL, 1, 2, p, i, (const bool *) odd, 2, 2, 2, GrB_CSR_FORMAT));
    GrB_Index np = 2, ni = 2, nx = 2, q[2], j[2];
    unsigned char x[2];
    OK (GrB_Matrix_export_BOOL (q, j, (bool *) x, &np, &ni, &nx, GrB_CSR_FORMAT, A));
    CHECK (x[0] == 1 && x[1] == 0);
    OK (GrB_Matrix_free (&A));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    the_figure ();
    FOR_ALL_TYPES (ROUND)
    user_defined ();
    refused_imports ();
    refused_exports ();
    bools ();
    OK (GrB_finalize ());
    return 0;
}
