/* Iterators over rows, columns, entries and vectors, in every storage; the layout that compiled programs rely on. */
#include "check.h"

#define NONE 9999

/* All entries that a walk saw, in order. */
static double seen[64];
static GrB_Index seen_row[64], seen_col[64];
static int count;

static void see (GrB_Index row, GrB_Index col, double x)
{
    CHECK (count < 64);
    seen_row[count] = row, seen_col[count] = col, seen[count++] = x;
}

static bool is_seen (GrB_Index row, GrB_Index col, double x)
{
    for (int k = 0; k < count; k++)
    {
        if (seen_row[k] == row && seen_col[k] == col) return seen[k] == x;
    }
    return false;
}

/* 4 by 3, its third row empty:
     1 . 2
     . 3 .
     . . .
     4 5 6   */
static void is_all (GrB_Index first_row, GrB_Index first_col)
{
    CHECK (count == 6 && seen_row[0] == first_row && seen_col[0] == first_col);
    CHECK (is_seen (0, 0, 1) && is_seen (0, 2, 2) && is_seen (1, 1, 3) && is_seen (3, 0, 4) && is_seen (3, 1, 5) && is_seen (3, 2, 6));
}

static void walk_rows (GxB_Iterator it, GrB_Matrix A)
{
    OK (GxB_rowIterator_attach (it, A, NULL));
    count = 0;
    GrB_Info info = GxB_rowIterator_seekRow (it, 0);
    while (info != GxB_EXHAUSTED)
    {
        GrB_Index i = GxB_rowIterator_getRowIndex (it);
        while (info == GrB_SUCCESS)
        {
            see (i, GxB_rowIterator_getColIndex (it), GxB_Iterator_get_FP64 (it));
            info = GxB_rowIterator_nextCol (it);
        }
        CHECK (info == GrB_NO_VALUE);
        info = GxB_rowIterator_nextRow (it);
    }
    is_all (0, 0);
    CHECK (GxB_rowIterator_getRowIndex (it) == 4);
    /* Row 2 has no entry: it is not stored, or it is empty. */
    info = GxB_rowIterator_seekRow (it, 2);
    bool is_hyper = GxB_rowIterator_kount (it) == 3;
    CHECK (is_hyper ? info == GrB_SUCCESS && GxB_rowIterator_getRowIndex (it) == 3 : info == GrB_NO_VALUE);
    OK (GxB_rowIterator_kseek (it, GxB_rowIterator_kount (it) - 1));
    CHECK (GxB_rowIterator_getRowIndex (it) == 3 && GxB_Iterator_get_FP64 (it) == 4);
    EXPECT (GxB_EXHAUSTED, GxB_rowIterator_kseek (it, GxB_rowIterator_kount (it)));
    EXPECT (GxB_EXHAUSTED, GxB_rowIterator_seekRow (it, 4));
    EXPECT (GxB_EXHAUSTED, GxB_rowIterator_seekRow (it, UINT64_MAX));
}

static void walk_cols (GxB_Iterator it, GrB_Matrix A)
{
    OK (GxB_colIterator_attach (it, A, NULL));
    count = 0;
    CHECK (GxB_colIterator_kount (it) == 3);
    for (GrB_Info info = GxB_colIterator_seekCol (it, 0); info != GxB_EXHAUSTED; info = GxB_colIterator_nextCol (it))
    {
        for (; info == GrB_SUCCESS; info = GxB_colIterator_nextRow (it))
            see (GxB_colIterator_getRowIndex (it), GxB_colIterator_getColIndex (it), GxB_Iterator_get_FP64 (it));
    }
    is_all (0, 0);
    CHECK (seen_row[1] == 3 && seen_col[1] == 0);
    OK (GxB_colIterator_kseek (it, 1));
    CHECK (GxB_colIterator_getRowIndex (it) == 1 && GxB_Iterator_get_FP64 (it) == 3);
}

static void walk_entries (GxB_Iterator it, GrB_Matrix A)
{
    OK (GxB_Matrix_Iterator_attach (it, A, NULL));
    count = 0;
    for (GrB_Info info = GxB_Matrix_Iterator_seek (it, 0); info != GxB_EXHAUSTED; info = GxB_Matrix_Iterator_next (it))
    {
        GrB_Index i = NONE, j = NONE;
        GxB_Matrix_Iterator_getIndex (it, &i, &j);
        see (i, j, GxB_Iterator_get_FP64 (it));
    }
    is_all (0, 0);
    GrB_Index most = GxB_Matrix_Iterator_getpmax (it);
    CHECK (GxB_Matrix_Iterator_getp (it) == most);
    OK (GxB_Matrix_Iterator_seek (it, most - 1));
    CHECK (GxB_Iterator_get_FP64 (it) == 6 && GxB_Matrix_Iterator_getp (it) == most - 1);
    EXPECT (GxB_EXHAUSTED, GxB_Matrix_Iterator_next (it));
    EXPECT (GxB_EXHAUSTED, GxB_Matrix_Iterator_seek (it, most));
}

static void matrices (GxB_Iterator it)
{
    static const int formats[] = { GxB_SPARSE, GxB_HYPERSPARSE, GxB_BITMAP };
    for (int k = 0; k < 6; k++)
    {
        GrB_Matrix A = MATRIX (4, 3, 1, _, 2, _, 3, _, _, _, _, 4, 5, 6);
        OK (GrB_Matrix_set_INT32 (A, k % 2 ? GrB_COLMAJOR : GrB_ROWMAJOR, GrB_STORAGE_ORIENTATION_HINT));
        OK (GrB_Matrix_set_INT32 (A, formats[k / 2], (GrB_Field) GxB_SPARSITY_CONTROL));
        walk_rows (it, A);
        walk_cols (it, A);
        walk_entries (it, A);
        /* What changes later is not seen, and the object may be freed. */
        OK (GxB_rowIterator_attach (it, A, NULL));
        OK (GrB_Matrix_setElement_FP64 (A, 99, 0, 0));
        OK (GrB_Matrix_free (&A));
        OK (GxB_rowIterator_seekRow (it, 0));
        CHECK (GxB_Iterator_get_FP64 (it) == 1);
    }
    /* Full, one value for all; and nothing at all. */
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, GrB_INT16, 2, 3));
    OK (GxB_rowIterator_attach (it, A, NULL));
    GrB_Info info = GxB_rowIterator_seekRow (it, 0);
    CHECK (info == GrB_NO_VALUE || info == GxB_EXHAUSTED);
    OK (GxB_Matrix_Iterator_attach (it, A, NULL));
    EXPECT (GxB_EXHAUSTED, GxB_Matrix_Iterator_seek (it, 0));
    OK (GrB_Matrix_assign_INT16 (A, NULL, NULL, -7, GrB_ALL, 2, GrB_ALL, 3, NULL));
    OK (GxB_Matrix_Iterator_attach (it, A, NULL));
    CHECK (GxB_Matrix_Iterator_getpmax (it) == 6);
    int entries = 0;
    for (info = GxB_Matrix_Iterator_seek (it, 0); info == GrB_SUCCESS; info = GxB_Matrix_Iterator_next (it))
        entries += GxB_Iterator_get_INT16 (it) == -7;
    CHECK (entries == 6 && info == GxB_EXHAUSTED);
    OK (GrB_Matrix_free (&A));
}

static void vectors (GxB_Iterator it)
{
    static const int formats[] = { GxB_SPARSE, GxB_BITMAP };
    for (int k = 0; k < 2; k++)
    {
        GrB_Vector v = VECTOR (6, _, 1, _, _, 2, 3);
        OK (GrB_Vector_set_INT32 (v, formats[k], (GrB_Field) GxB_SPARSITY_CONTROL));
        OK (GxB_Vector_Iterator_attach (it, v, NULL));
        count = 0;
        for (GrB_Info info = GxB_Vector_Iterator_seek (it, 0); info != GxB_EXHAUSTED; info = GxB_Vector_Iterator_next (it))
            see (GxB_Vector_Iterator_getIndex (it), 0, GxB_Iterator_get_FP64 (it));
        CHECK (count == 3 && is_seen (1, 0, 1) && is_seen (4, 0, 2) && is_seen (5, 0, 3));
        CHECK (GxB_Vector_Iterator_getpmax (it) == (k == 0 ? 3 : 6) && GxB_Vector_Iterator_getp (it) == GxB_Vector_Iterator_getpmax (it));
        OK (GrB_Vector_free (&v));
    }
}

/* Every type of value. */
#define VALUE_OF(N, T, P)                                                       \
    {                                                                           \
        GrB_Vector v = NULL;                                                    \
        OK (GrB_Vector_new (&v, P##_##N, 3));                                   \
        OK (P##_Vector_setElement_##N (v, (T) 1, 2));                           \
        OK (GxB_Vector_Iterator_attach (it, v, NULL));                          \
        OK (GxB_Vector_Iterator_seek (it, 0));                                  \
        CHECK (GxB_Iterator_get_##N (it) == (T) 1);                             \
        OK (GrB_Vector_free (&v));                                              \
    }

static void types (GxB_Iterator it)
{
    FOR_ALL_TYPES (VALUE_OF)
    GrB_Type pair_type = NULL;
    GrB_Vector v = NULL;
    Pair in = pair (8), out = pair (0);
    OK (GrB_Type_new (&pair_type, sizeof (Pair)));
    OK (GrB_Vector_new (&v, pair_type, 5));
    OK (GrB_Vector_setElement_UDT (v, &in, 3));
    OK (GxB_Vector_Iterator_attach (it, v, NULL));
    OK (GxB_Vector_Iterator_seek (it, 0));
    GxB_Iterator_get_UDT (it, &out);
    CHECK (pair_is (&out, 8));
    OK (GrB_Vector_free (&v));
    OK (GrB_Type_free (&pair_type));
}

/* What programs do that were compiled against macros: they read and write the fields. */
static void fields (GxB_Iterator it)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _);
    GrB_Vector v = VECTOR (4, _, 1, _, 2);
    OK (GrB_Matrix_set_INT32 (A, GxB_SPARSE, (GrB_Field) GxB_SPARSITY_CONTROL));
    OK (GB_Iterator_attach (it, A, GxB_BY_ROW, NULL));
    CHECK (it->anvec == 2 && it->avdim == 2 && it->avlen == 3 && it->pmax == 3 && it->A_sparsity == GxB_SPARSE);
    CHECK (!it->iso && !it->by_col && it->type_size == 8 && it->Ah == NULL && it->Ab == NULL);
    OK (GB_Iterator_rc_seek (it, 0, false));
    CHECK (it->k == 0 && it->pstart == 0 && it->pend == 2 && it->Ai[it->p] == 0);
    CHECK (++it->p < it->pend && it->Ai[it->p] == 2 && ((const double *) it->Ax)[it->p] == 2);
    it->k = 1, it->pstart = it->Ap[1], it->pend = it->Ap[2], it->p = it->pstart;
    CHECK (GxB_rowIterator_getRowIndex (it) == 1 && GxB_rowIterator_getColIndex (it) == 1 && GxB_Iterator_get_FP64 (it) == 3);
    OK (GrB_Matrix_set_INT32 (A, GxB_BITMAP, (GrB_Field) GxB_SPARSITY_CONTROL));
    OK (GB_Iterator_attach (it, A, GxB_BY_ROW, NULL));
    OK (GB_Iterator_rc_seek (it, 0, true));
    it->p++;
    OK (GB_Iterator_rc_bitmap_next (it));
    CHECK (it->p == 2 && it->Ab[it->p] == 1 && GxB_Iterator_get_FP64 (it) == 2);
    OK (GrB_Vector_set_INT32 (v, GxB_BITMAP, (GrB_Field) GxB_SPARSITY_CONTROL));
    OK (GxB_Vector_Iterator_attach (it, v, NULL));
    it->p = 2;
    OK (GB_Vector_Iterator_bitmap_seek (it, 0));
    CHECK (it->p == 3);
    it->p++;
    EXPECT (GxB_EXHAUSTED, GB_Vector_Iterator_bitmap_seek (it, 0));
    /* Nonsense in the fields is no crash. */
    it->p = INT64_MAX, it->k = -5;
    CHECK (GxB_Iterator_get_FP64 (it) == 0);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    GxB_Iterator it = NULL;
    OK (GxB_Iterator_new (&it));
    EXPECT (GxB_EXHAUSTED, GxB_Matrix_Iterator_seek (it, 0));
    matrices (it);
    vectors (it);
    types (it);
    fields (it);
    OK (GrB_free (&it));
    CHECK (it == NULL);
    OK (GrB_finalize ());
    return 0;
}
