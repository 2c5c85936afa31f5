/* Arrays that move in and out in every format: what they hold, whose they are, and that they are not copied. The
   malloc family counts: every block that it gave comes back to it, and large blocks are told from copies by their
   addresses and by their number. */
#include "check.h"

static long taken, given, large_taken;
static size_t large = SIZE_MAX;

static void *take (size_t bytes)
{
    taken++;
    large_taken += bytes >= large;
    return malloc (bytes);
}
static void give (void *block)
{
    given += block != NULL;
    free (block);
}

/* A block of the family with a copy of an array. */
static void *block_of (const void *from, size_t bytes)
{
    void *p = take (bytes > 0 ? bytes : 1);
    CHECK (p != NULL);
    memcpy (p, from, bytes);
    return p;
}
#define BLOCK_OF(type, ...) block_of ((const type[]) { __VA_ARGS__ }, sizeof (const type[]) { __VA_ARGS__ })
#define U64(...) ((GrB_Index *) BLOCK_OF (GrB_Index, __VA_ARGS__))
#define F64(...) ((void *) BLOCK_OF (double, __VA_ARGS__))
#define I8(...)  ((int8_t *) BLOCK_OF (int8_t, __VA_ARGS__))
#define SAME(array, type, ...) CHECK (memcmp (array, (const type[]) { __VA_ARGS__ }, sizeof (const type[]) { __VA_ARGS__ }) == 0)

static GrB_Index *Ap, *Ah, *Aj;
static int8_t *Ab;
static void *Ax;
static GrB_Index ps, hs, js, bs, xs, nvec, nvals;
static bool iso, jumbled;

static void drop (void)
{
    give (Ap), give (Ah), give (Aj), give (Ab), give (Ax);
    Ap = Ah = Aj = NULL;
    Ab = NULL;
    Ax = NULL;
}

static int32_t status_of (GrB_Matrix A)
{
    int32_t status = 0;
    OK (GrB_Matrix_get_INT32 (A, &status, (GrB_Field) GxB_SPARSITY_STATUS));
    return status;
}

/* Every format, in and out: 2 by 3
     1 . 2
     . 3 .   */
static void every_format (void)
{
    GrB_Matrix A = NULL;
    void *values = NULL;
    OK (GrB_Matrix_new (&A, GrB_FP64, 2, 3));
    OK (GrB_Matrix_setElement_FP64 (A, 99, 1, 1));
    Ap = U64 (0, 2, 3), Aj = U64 (0, 2, 1), values = Ax = F64 (1, 2, 3);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, 24, 24, 24, false, false, NULL));
    CHECK (Ap == NULL && Aj == NULL && Ax == NULL && status_of (A) == GxB_SPARSE);
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    OK (GxB_Matrix_unpack_CSR (A, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, &jumbled, NULL));
    CHECK (ps == 24 && js == 24 && xs == 24 && !iso && !jumbled && Ax == values);
    SAME (Ap, GrB_Index, 0, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 1);
    SAME (Ax, double, 1, 2, 3);
    MATRIX_IS (A, 2, 3, _, _, _, _, _, _);
    drop ();
    Ap = U64 (0, 1, 2, 3), Aj = U64 (0, 1, 0), values = Ax = F64 (1, 3, 2);
    OK (GxB_Matrix_pack_CSC (A, &Ap, &Aj, &Ax, 32, 24, 24, false, false, NULL));
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    OK (GxB_Matrix_unpack_CSC (A, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, NULL, NULL));
    CHECK (ps == 32 && Ax == values);
    SAME (Aj, GrB_Index, 0, 1, 0);
    drop ();
    /* Rows in any order of their entries: sorted. */
    Ap = U64 (0, 2, 3), Aj = U64 (2, 0, 1), Ax = F64 (2, 1, 3);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, 24, 24, 24, false, true, NULL));
    CHECK (Ap == NULL && Aj == NULL && Ax == NULL);
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    /* The same by other formats: converted on the way out. */
    OK (GxB_Matrix_unpack_HyperCSC (A, &Ap, &Ah, &Aj, &Ax, &ps, &hs, &js, &xs, &iso, &nvec, &jumbled, NULL));
    CHECK (nvec == 3 && ps == 32 && hs == 24 && js == 24 && xs == 24 && !jumbled);
    SAME (Ah, GrB_Index, 0, 1, 2);
    SAME (Ap, GrB_Index, 0, 1, 2, 3);
    SAME (Aj, GrB_Index, 0, 1, 0);
    SAME (Ax, double, 1, 3, 2);
    OK (GxB_Matrix_pack_HyperCSC (A, &Ap, &Ah, &Aj, &Ax, ps, hs, js, xs, false, nvec, false, NULL));
    CHECK (Ah == NULL && status_of (A) == GxB_HYPERSPARSE);
    OK (GxB_Matrix_unpack_BitmapR (A, &Ab, &Ax, &bs, &xs, &iso, &nvals, NULL));
    CHECK (bs == 6 && xs == 48 && nvals == 3);
    SAME (Ab, int8_t, 1, 0, 1, 0, 1, 0);
    CHECK (((double *) Ax)[0] == 1 && ((double *) Ax)[2] == 2 && ((double *) Ax)[4] == 3);
    void *marks = Ab;
    values = Ax;
    OK (GxB_Matrix_pack_BitmapR (A, &Ab, &Ax, bs, xs, false, nvals, NULL));
    CHECK (Ab == NULL && status_of (A) == GxB_BITMAP);
    OK (GxB_Matrix_unpack_BitmapR (A, &Ab, &Ax, &bs, &xs, &iso, &nvals, NULL));
    CHECK (Ab == marks && Ax == values);
    OK (GxB_Matrix_pack_BitmapR (A, &Ab, &Ax, bs, xs, false, nvals, NULL));
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    OK (GxB_Matrix_unpack_BitmapC (A, &Ab, &Ax, &bs, &xs, &iso, &nvals, NULL));
    SAME (Ab, int8_t, 1, 0, 0, 1, 1, 0);
    OK (GxB_Matrix_pack_BitmapC (A, &Ab, &Ax, bs, xs, false, nvals, NULL));
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    EXPECT (GrB_INVALID_VALUE, GxB_Matrix_unpack_FullR (A, &Ax, &xs, &iso, NULL));
    MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
    values = Ax = F64 (1, 2, 3, 4, 5, 6);
    OK (GxB_Matrix_pack_FullR (A, &Ax, 48, false, NULL));
    CHECK (status_of (A) == GxB_FULL);
    MATRIX_IS (A, 2, 3, 1, 2, 3, 4, 5, 6);
    OK (GxB_Matrix_unpack_FullR (A, &Ax, &xs, &iso, NULL));
    CHECK (Ax == values && xs == 48);
    OK (GxB_Matrix_pack_FullC (A, &Ax, 48, false, NULL));
    MATRIX_IS (A, 2, 3, 1, 3, 5, 2, 4, 6);
    OK (GxB_Matrix_unpack_FullR (A, &Ax, &xs, &iso, NULL));
    SAME (Ax, double, 1, 3, 5, 2, 4, 6);
    drop ();
    /* One value for all; asked for one each. */
    Ap = U64 (0, 2, 3), Aj = U64 (0, 2, 1), Ax = F64 (7);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, 24, 24, 8, true, false, NULL));
    MATRIX_IS (A, 2, 3, 7, _, 7, _, 7, _);
    OK (GxB_Matrix_unpack_HyperCSR (A, &Ap, &Ah, &Aj, &Ax, &ps, &hs, &js, &xs, &iso, &nvec, &jumbled, NULL));
    CHECK (iso && xs == 8 && *(double *) Ax == 7);
    OK (GxB_Matrix_pack_HyperCSR (A, &Ap, &Ah, &Aj, &Ax, ps, hs, js, xs, true, nvec, true, NULL));
    OK (GxB_Matrix_unpack_CSR (A, &Ap, &Aj, &Ax, &ps, &js, &xs, NULL, NULL, NULL));
    CHECK (xs == 24);
    SAME (Ax, double, 7, 7, 7);
    /* Longer arrays than needed are taken. */
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, ps, js, xs, true, false, NULL));
    MATRIX_IS (A, 2, 3, 7, _, 7, _, 7, _);
    OK (GrB_Matrix_clear (A));
    /* No entries: arrays of them that have room for one, since other functions refuse NULL. */
    OK (GxB_Matrix_unpack_CSR (A, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, &jumbled, NULL));
    CHECK (ps == 24 && js == 8 && xs == 8 && Aj != NULL && Ax != NULL && !iso);
    SAME (Ap, GrB_Index, 0, 0, 0);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, ps, js, xs, false, false, NULL));
    CHECK (Ap == NULL && Aj == NULL && Ax == NULL);
    MATRIX_IS (A, 2, 3, _, _, _, _, _, _);
    OK (GrB_Matrix_free (&A));
}

static void vectors (void)
{
    GrB_Vector v = NULL;
    GrB_Type type = NULL;
    GrB_Index n = 0;
    int8_t *vb = I8 (0, 1, 1, 0);
    GrB_Index *vi = U64 (3, 1);
    void *vx = F64 (30, 10), *kept = NULL;
    OK (GxB_Vector_import_CSC (&v, GrB_FP64, 4, &vi, &vx, 16, 16, false, 2, true, NULL));
    CHECK (vi == NULL && vx == NULL);
    VECTOR_IS (v, 4, _, 10, _, 30);
    OK (GxB_Vector_unpack_CSC (v, &vi, &vx, &ps, &xs, &iso, &nvals, &jumbled, NULL));
    CHECK (nvals == 2 && ps == 16 && xs == 16 && !jumbled);
    SAME (vi, GrB_Index, 1, 3);
    SAME (vx, double, 10, 30);
    kept = vx;
    OK (GxB_Vector_pack_CSC (v, &vi, &vx, ps, xs, false, nvals, false, NULL));
    OK (GxB_Vector_export_CSC (&v, &type, &n, &vi, &vx, &ps, &xs, &iso, &nvals, NULL, NULL));
    CHECK (v == NULL && type == GrB_FP64 && n == 4 && vx == kept);
    give (vi), give (vx);
    vx = F64 (1, 2, 3, 4);
    OK (GxB_Vector_import_Bitmap (&v, GrB_FP64, 4, &vb, &vx, 4, 32, false, 2, NULL));
    VECTOR_IS (v, 4, _, 2, 3, _);
    OK (GxB_Vector_export_Bitmap (&v, &type, &n, &vb, &vx, &bs, &xs, &iso, &nvals, NULL));
    CHECK (nvals == 2 && bs == 4 && xs == 32);
    OK (GxB_Vector_import_Full (&v, GrB_FP64, 4, &vx, xs, false, NULL));
    VECTOR_IS (v, 4, 1, 2, 3, 4);
    OK (GxB_Vector_unpack_Bitmap (v, &Ab, &Ax, &bs, &xs, &iso, &nvals, NULL));
    CHECK (nvals == 4);
    SAME (Ab, int8_t, 1, 1, 1, 1);
    OK (GxB_Vector_pack_Bitmap (v, &Ab, &Ax, bs, xs, false, nvals, NULL));
    OK (GxB_Vector_export_Full (&v, &type, &n, &vx, &xs, &iso, NULL));
    SAME (vx, double, 1, 2, 3, 4);
    give (vb), give (vx);
}

/* Blocks are moved: none as large is asked for, and the addresses are the same. */
static void moved (void)
{
    const GrB_Index n = 100000, wide = (GrB_Index) 1 << 40;
    GrB_Matrix A = NULL, B = NULL;
    GrB_Type type = NULL;
    GrB_Index nrows = 0, ncols = 0;
    double *x = (double *) take (n * sizeof *x);
    for (GrB_Index k = 0; k < n; k++) x[k] = (double) k;
    Ax = x;
    large = n;
    large_taken = 0;
    OK (GxB_Matrix_import_FullR (&A, GrB_FP64, 1000, 100, &Ax, n * 8, false, NULL));
    OK (GxB_Matrix_export_FullR (&A, &type, &nrows, &ncols, &Ax, &xs, &iso, NULL));
    CHECK (A == NULL && Ax == x && nrows == 1000 && ncols == 100 && type == GrB_FP64 && large_taken == 0);
    /* Wide dimensions: indices of 64 bits are the object's own, trusted or checked. */
    GrB_Descriptor secure = NULL;
    OK (GrB_Descriptor_new (&secure));
    OK (GrB_Descriptor_set (secure, GxB_IMPORT, (GrB_Desc_Value) GxB_SECURE_IMPORT));
    GrB_Index *p = (GrB_Index *) take ((n + 1) * 8), *h = (GrB_Index *) take (n * 8), *j = (GrB_Index *) take (n * 8);
    for (GrB_Index k = 0; k < n; k++) p[k] = k, h[k] = 3 * k, j[k] = wide - n + k;
    p[n] = n;
    for (int k = 0; k < 2; k++)
    {
        Ap = p, Ah = h, Aj = j, Ax = x;
        large_taken = 0;
        OK (GxB_Matrix_import_HyperCSR (&A, GrB_FP64, wide, wide, &Ap, &Ah, &Aj, &Ax, (n + 1) * 8, n * 8, n * 8, n * 8, false, n,
                                        false, k == 0 ? NULL : secure));
        CHECK (Ap == NULL && Ah == NULL && Aj == NULL && Ax == NULL);
        double y = 0;
        OK (GrB_Matrix_extractElement_FP64 (&y, A, 3 * 777, wide - n + 777));
        CHECK (y == 777);
        OK (GxB_Matrix_export_HyperCSR (&A, &type, &nrows, &ncols, &Ap, &Ah, &Aj, &Ax, &ps, &hs, &js, &xs, &iso, &nvec, &jumbled, NULL));
        CHECK (Ap == p && Ah == h && Aj == j && Ax == x && nvec == n && large_taken == 0);
    }
    /* Bad indices are found when they are looked at; the arrays stay with their owner. */
    j[5] = wide;
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS,
            GxB_Matrix_import_HyperCSR (&A, GrB_FP64, wide, wide, &Ap, &Ah, &Aj, &Ax, (n + 1) * 8, n * 8, n * 8, n * 8, false, n,
                                        false, secure));
    CHECK (A == NULL && Ap == p && Ah == h && Aj == j && Ax == x);
    drop ();
    OK (GrB_Descriptor_free (&secure));
    /* Values that a copy shares are copied, and the copy keeps its own. */
    Ax = take (n * 8);
    x = (double *) Ax;
    for (GrB_Index k = 0; k < n; k++) x[k] = 1.0 + (double) k;
    OK (GxB_Matrix_import_FullC (&A, GrB_FP64, 100, 1000, &Ax, n * 8, false, NULL));
    OK (GrB_Matrix_dup (&B, A));
    OK (GxB_Matrix_unpack_FullC (A, &Ax, &xs, &iso, NULL));
    CHECK (Ax != x && ((double *) Ax)[99999] == 100000);
    double y = 0;
    OK (GrB_Matrix_extractElement_FP64 (&y, B, 99, 999));
    CHECK (y == 100000);
    large = SIZE_MAX;
    drop ();
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    /* No hash is kept. */
    GrB_Matrix Y = MATRIX (1, 1, 1);
    OK (GrB_Matrix_new (&A, GrB_FP64, 3, 3));
    OK (GxB_pack_HyperHash (A, &Y, NULL));
    CHECK (Y == NULL);
    OK (GxB_pack_HyperHash (A, &Y, NULL));
    Y = A;
    OK (GxB_unpack_HyperHash (A, &Y, NULL));
    CHECK (Y == NULL);
    OK (GrB_Matrix_free (&A));
}

static void other_types (void)
{
    /* A truth value is 0 or 1, whatever is stored. */
    GrB_Vector v = NULL;
    bool truth = false;
    Ax = BLOCK_OF (unsigned char, 0, 2);
    OK (GxB_Vector_import_Full (&v, GrB_BOOL, 2, &Ax, 2, false, NULL));
    OK (GrB_Vector_extractElement_BOOL (&truth, v, 1));
    CHECK (truth);
    OK (GrB_Vector_reduce_BOOL (&truth, NULL, GrB_LAND_MONOID_BOOL, v, NULL));
    CHECK (!truth);
    OK (GrB_Vector_free (&v));
    /* User-defined values move as bytes. */
    GrB_Type pair_type = NULL, told = NULL;
    GrB_Index n = 0;
    OK (GrB_Type_new (&pair_type, sizeof (Pair)));
    Pair two[2] = { pair (4), pair (5) };
    Aj = U64 (0, 9), Ax = block_of (two, sizeof two);
    OK (GxB_Vector_import_CSC (&v, pair_type, 10, &Aj, &Ax, 16, sizeof two, false, 2, false, NULL));
    Pair out = pair (0);
    OK (GrB_Vector_extractElement_UDT (&out, v, 9));
    CHECK (pair_is (&out, 5));
    OK (GxB_Vector_export_CSC (&v, &told, &n, &Aj, &Ax, &js, &xs, &iso, &nvals, &jumbled, NULL));
    CHECK (told == pair_type && n == 10 && xs == sizeof two && pair_is ((Pair *) Ax, 4));
    drop ();
    OK (GrB_Type_free (&pair_type));
}

/* Arrays with more room than they need come back with it, though the matrix was read meanwhile: LAGraph writes over them. */
static void room (void)
{
    GrB_Matrix T = NULL;
    GrB_Vector u = VECTOR (3, 1, 2, 3);
    OK (GrB_Matrix_new (&T, GrB_BOOL, 3, 3));
    Ap = U64 (0, 1, 2, 3), Aj = U64 (0, 1, 2, 0, 0, 0, 0, 0), Ax = take (1);
    *(bool *) Ax = true;
    OK (GxB_Matrix_pack_CSR (T, &Ap, &Aj, &Ax, 32, 64, 1, true, false, NULL));
    OK (GrB_mxv (u, NULL, NULL, GxB_MIN_SECOND_FP64, T, u, NULL));
    VECTOR_IS (u, 3, 1, 2, 3);
    OK (GxB_Matrix_unpack_CSR (T, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, &jumbled, NULL));
    CHECK (ps == 32 && js == 64 && xs == 1 && iso);
    SAME (Aj, GrB_Index, 0, 1, 2);
    drop ();
    OK (GrB_Matrix_free (&T));
    OK (GrB_Vector_free (&u));
}

/* 3 by 3, two entries in the first row, one in the last; the arrays are those of the program. */
static GrB_Matrix packed (void)
{
    GrB_Matrix A = NULL;
    OK (GrB_Matrix_new (&A, GrB_FP64, 3, 3));
    Ap = U64 (0, 2, 2, 3), Aj = U64 (0, 2, 1), Ax = F64 (1, 2, 3);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, 32, 24, 24, false, false, NULL));
    CHECK (Ap == NULL && Aj == NULL && Ax == NULL);
    return A;
}

static void unpacked (GrB_Matrix A)
{
    OK (GxB_Matrix_unpack_CSR (A, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, NULL, NULL));
}

/* Indices that were handed over come back, the arrays themselves where nothing changed, and never what they said before a change. */
static void kept (void)
{
    GrB_Matrix A = NULL;
    GrB_Index *starts, *indices;
    double sum;

    /* Looked at, not changed. */
    OK (GrB_Matrix_new (&A, GrB_FP64, 3, 3));
    Ap = starts = U64 (0, 2, 2, 3), Aj = indices = U64 (0, 2, 1), Ax = F64 (1, 2, 3);
    OK (GxB_Matrix_pack_CSR (A, &Ap, &Aj, &Ax, 32, 24, 24, false, false, NULL));
    OK (GrB_Matrix_reduce_FP64 (&sum, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    CHECK (sum == 6);
    unpacked (A);
    CHECK (Ap == starts && Aj == indices);
    SAME (Ap, GrB_Index, 0, 2, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 1);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* Looked at so often that they were given up. */
    A = packed ();
    for (int k = 0; k < 40; k++) OK (GrB_Matrix_reduce_FP64 (&sum, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    unpacked (A);
    SAME (Ap, GrB_Index, 0, 2, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 1);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* An entry comes and one goes: as many as before, elsewhere. */
    A = packed ();
    OK (GrB_Matrix_setElement_FP64 (A, 4, 1, 0));
    OK (GrB_Matrix_removeElement (A, 0, 0));
    OK (GrB_Matrix_wait (A, GrB_MATERIALIZE));
    unpacked (A);
    SAME (Ap, GrB_Index, 0, 1, 2, 3);
    SAME (Aj, GrB_Index, 2, 0, 1);
    SAME (Ax, double, 2, 4, 3);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* The same in a bitmap on the way. */
    A = packed ();
    OK (GxB_Matrix_Option_set_INT32 (A, GxB_SPARSITY_CONTROL, GxB_BITMAP));
    OK (GrB_Matrix_setElement_FP64 (A, 4, 1, 0));
    OK (GrB_Matrix_removeElement (A, 0, 0));
    OK (GxB_Matrix_Option_set_INT32 (A, GxB_SPARSITY_CONTROL, GxB_SPARSE));
    unpacked (A);
    SAME (Ap, GrB_Index, 0, 1, 2, 3);
    SAME (Aj, GrB_Index, 2, 0, 1);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* Written over, and turned round. */
    A = packed ();
    OK (GrB_Matrix_apply (A, NULL, NULL, GrB_AINV_FP64, A, GrB_DESC_T0));
    unpacked (A);
    SAME (Ap, GrB_Index, 0, 1, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 0);
    SAME (Ax, double, -1, -3, -2);
    drop ();
    OK (GrB_Matrix_free (&A));
    A = packed ();
    OK (GxB_Matrix_Option_set_INT32 (A, GxB_FORMAT, GxB_BY_COL));
    OK (GxB_Matrix_unpack_CSC (A, &Ap, &Aj, &Ax, &ps, &js, &xs, &iso, NULL, NULL));
    SAME (Ap, GrB_Index, 0, 1, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 0);
    SAME (Ax, double, 1, 3, 2);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* As the lists of vectors that have entries. */
    A = packed ();
    OK (GxB_Matrix_unpack_HyperCSR (A, &Ap, &Ah, &Aj, &Ax, &ps, &hs, &js, &xs, &iso, &nvec, NULL, NULL));
    CHECK (nvec == 2);
    SAME (Ap, GrB_Index, 0, 2, 3);
    SAME (Ah, GrB_Index, 0, 2);
    SAME (Aj, GrB_Index, 0, 2, 1);
    drop ();
    OK (GrB_Matrix_free (&A));

    /* A copy shares the value, not the arrays. */
    A = packed ();
    GrB_Matrix B = NULL;
    OK (GrB_Matrix_dup (&B, A));
    unpacked (A);
    SAME (Aj, GrB_Index, 0, 2, 1);
    drop ();
    unpacked (B);
    SAME (Ap, GrB_Index, 0, 2, 2, 3);
    SAME (Aj, GrB_Index, 0, 2, 1);
    SAME (Ax, double, 1, 2, 3);
    drop ();
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
}

int main (void)
{
    use_pairs ();
    OK (GxB_init (GrB_NONBLOCKING, take, NULL, NULL, give));
    every_format ();
    vectors ();
    moved ();
    other_types ();
    room ();
    kept ();
    OK (GrB_finalize ());
    if (taken != given) printf ("%ld blocks taken, %ld given back\n", taken, given);
    CHECK (taken == given);
    return 0;
}
