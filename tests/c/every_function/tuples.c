/* build and extractTuples of vectors and matrices: all types. */
#include "every.h"

/* Places come in any order; equal places are added up; the type of the values may differ from the
   collection's. Tuples of a vector come in order of their places; those of a matrix in any order. */
#define TUPLES(N, T, P)                                                         \
    static void tuples_##N (void)                                               \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        const GrB_Index I[4] = { 2, 0, 1, 2 }, J[4] = { 1, 1, 0, 1 };           \
        const T values[4] = { x, y, x, a };                                     \
        T out[5] = { 0, 0, 0, 0, 0 };                                           \
        GrB_Index rows[5] = { 9, 9, 9, 9, 9 }, cols[5] = { 9, 9, 9, 9, 9 };     \
        GrB_Index n = 5;                                                        \
        GrB_Vector w = NULL;                                                    \
        OK (GrB_Vector_new (&w, GrB_##N, 4));                                   \
        OK (GrB_Vector_build_##N (w, I, values, 4, GrB_PLUS_##N));              \
        TYPED_VECTOR_IS (N, T, w, 4, "xxx.", y, x, (T) (x + a));                \
        OK (GrB_Vector_extractTuples_##N (rows, out, &n, w));                   \
        CHECK (n == 3 && rows[0] == 0 && rows[1] == 1 && rows[2] == 2);         \
        CHECK (out[0] == y && out[1] == x && out[2] == (T) (x + a));            \
        CHECK (rows[3] == 9 && out[3] == 0);                                    \
        OK (GrB_Vector_free (&w));                                              \
        OK (GrB_Vector_new (&w, GrB_FP64, 4));                                  \
        OK (GrB_Vector_build_##N (w, I, values, 3, NULL));                      \
        TYPED_VECTOR_IS (FP64, double, w, 4, "xxx.", (double) y, (double) x, (double) x); \
        OK (GrB_Vector_free (&w));                                              \
        w = TYPED_VECTOR (INT64, int64_t, 2, ".x", -70000);                     \
        n = 1;                                                                  \
        OK (GrB_Vector_extractTuples_##N (rows, out, &n, w));                   \
        CHECK (n == 1 && rows[0] == 1 && out[0] == cast_##N (-70000));          \
        OK (GrB_Vector_free (&w));                                              \
                                                                                \
        GrB_Matrix C = NULL;                                                    \
        OK (GrB_Matrix_new (&C, GrB_##N, 3, 2));                                \
        OK (GrB_Matrix_build_##N (C, I, J, values, 4, GrB_PLUS_##N));           \
        TYPED_MATRIX_IS (N, T, C, 3, 2, ".x x. .x", y, x, (T) (x + a));         \
        n = 5;                                                                  \
        OK (GrB_Matrix_extractTuples_##N (rows, cols, out, &n, C));             \
        CHECK (n == 3);                                                         \
        for (GrB_Index k = 0; k < 3; k++)                                       \
        {                                                                       \
            GrB_Index i = rows[k];                                              \
            CHECK (i < 3 && cols[k] == (GrB_Index) (i != 1));                   \
            CHECK (out[k] == (i == 0 ? y : i == 1 ? x : (T) (x + a)));          \
        }                                                                       \
        CHECK (rows[0] + rows[1] + rows[2] == 3 && rows[0] != rows[1]);         \
        OK (GrB_Matrix_free (&C));                                              \
        OK (GrB_Matrix_new (&C, GrB_FP64, 3, 2));                               \
        OK (GrB_Matrix_build_##N (C, I, J, values, 3, NULL));                   \
        TYPED_MATRIX_IS (FP64, double, C, 3, 2, ".x x. .x", (double) y, (double) x, (double) x); \
        OK (GrB_Matrix_free (&C));                                              \
        C = TYPED_MATRIX (INT64, int64_t, 1, 3, "..x", -70000);                 \
        n = 1;                                                                  \
        OK (GrB_Matrix_extractTuples_##N (rows, cols, out, &n, C));             \
        CHECK (n == 1 && rows[0] == 0 && cols[0] == 2);                         \
        CHECK (out[0] == cast_##N (-70000));                                    \
        OK (GrB_Matrix_free (&C));                                              \
    }

/* C's cast, by the C compiler. */
#define CAST(N, T, P)                                                           \
    static T cast_##N (int64_t x)                                               \
    {                                                                           \
        return (T) x;                                                           \
    }
FOR_REAL_TYPES (CAST)
FOR_REAL_TYPES (TUPLES)

static void tuples_UDT (void)
{
    const GrB_Index I[3] = { 1, 0, 1 }, J[3] = { 0, 2, 0 };
    const Pair values[3] = { pair (-5), pair (6), pair (7) };
    Pair out[2];
    GrB_Index rows[2], cols[2], n = 2;
    GrB_Vector w = NULL;
    OK (GrB_Vector_new (&w, pair_type, 3));
    OK (GrB_Vector_build_UDT (w, I, values, 3, pair_minus_op));
    CHECK (pair_vector_is (w, 3, "xx.", PAIRS (6, -12)));
    OK (GrB_Vector_extractTuples_UDT (rows, out, &n, w));
    CHECK (n == 2 && rows[0] == 0 && rows[1] == 1 && pair_is (&out[0], 6) && pair_is (&out[1], -12));
    GrB_Matrix C = NULL;
    OK (GrB_Matrix_new (&C, pair_type, 2, 3));
    OK (GrB_Matrix_build_UDT (C, I, J, values, 3, pair_plus_op));
    CHECK (pair_matrix_is (C, 2, 3, "..x x..", PAIRS (6, 2)));
    OK (GrB_Matrix_extractTuples_UDT (rows, cols, out, &n, C));
    int first = rows[0] != 0;
    CHECK (n == 2 && rows[first] == 0 && cols[first] == 2 && pair_is (&out[first], 6));
    CHECK (rows[1 - first] == 1 && cols[1 - first] == 0 && pair_is (&out[1 - first], 2));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&C));
}

void tuples (void)
{
#define CALL(N, T, P) tuples_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    tuples_UDT ();
}
