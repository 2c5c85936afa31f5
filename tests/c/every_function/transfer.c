/* import and export of matrices: all types; serialised matrices. */
#include "every.h"

/* 2 by 3: (0,2) = x, (0,0) = y, (1,1) = a; the row is not sorted. */
#define TRANSFER(N, T, P)                                                       \
    static void transfer_##N (void)                                             \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        const GrB_Index starts[3] = { 0, 2, 3 }, columns[3] = { 2, 0, 1 };      \
        const T values[3] = { x, y, a };                                        \
        GrB_Index p[4], i[3], np = 4, ni = 3, nx = 3;                           \
        T out[3];                                                               \
        GrB_Matrix C = NULL;                                                    \
        OK (GrB_Matrix_import_##N (&C, GrB_##N, 2, 3, starts, columns, values, 3, 3, 3, GrB_CSR_FORMAT)); \
        TYPED_MATRIX_IS (N, T, C, 2, 3, "x.x .x.", y, x, a);                    \
        OK (GrB_Matrix_export_##N (p, i, out, &np, &ni, &nx, GrB_CSC_FORMAT, C)); \
        CHECK (np == 4 && p[0] == 0 && p[1] == 1 && p[2] == 2 && p[3] == 3);    \
        CHECK (ni == 3 && i[0] == 0 && i[1] == 1 && i[2] == 0);                 \
        CHECK (nx == 3 && out[0] == y && out[1] == a && out[2] == x);           \
        OK (GrB_Matrix_free (&C));                                              \
    }
FOR_REAL_TYPES (TRANSFER)

static void transfer_UDT (void)
{
    const GrB_Index columns[2] = { 2, 0 }, rows[2] = { 0, 1 };
    const Pair values[2] = { pair (-5), pair (6) };
    Pair out[2];
    GrB_Index p[3], i[2], np = 3, ni = 2, nx = 2;
    GrB_Matrix C = NULL;
    OK (GrB_Matrix_import_UDT (&C, pair_type, 2, 3, rows, columns, values, 2, 2, 2, GrB_COO_FORMAT));
    CHECK (pair_matrix_is (C, 2, 3, "..x x..", PAIRS (-5, 6)));
    OK (GrB_Matrix_export_UDT (p, i, out, &np, &ni, &nx, GrB_CSR_FORMAT, C));
    CHECK (np == 3 && p[0] == 0 && p[1] == 1 && p[2] == 2 && ni == 2 && i[0] == 2 && i[1] == 0);
    CHECK (nx == 2 && pair_is (&out[0], -5) && pair_is (&out[1], 6));
    GrB_Format hint = (GrB_Format) 77;
    OK (GrB_Matrix_exportHint (&hint, C));
    CHECK (hint == GrB_CSR_FORMAT || hint == GrB_CSC_FORMAT || hint == GrB_COO_FORMAT);
    OK (GrB_Matrix_exportSize (&np, &ni, &nx, GrB_CSC_FORMAT, C));
    CHECK (np == 4 && ni == 2 && nx == 2);

    GrB_Index size = 0;
    OK (GrB_Matrix_serializeSize (&size, C));
    void *bytes = malloc (size);
    CHECK (bytes != NULL);
    OK (GrB_Matrix_serialize (bytes, &size, C));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_deserialize (&C, pair_type, bytes, size));
    CHECK (pair_matrix_is (C, 2, 3, "..x x..", PAIRS (-5, 6)));
    free (bytes);
    OK (GrB_Matrix_free (&C));
}

void transfer (void)
{
#define CALL(N, T, P) transfer_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    transfer_UDT ();
}
