/* setElement, extractElement and removeElement of scalars, vectors and matrices: all types. */
#include "every.h"

/* Values come back as they were; as FP64 they are what C's cast makes of them; and -70000 comes
   out of an INT64 as C's cast to the type. */
#define ELEMENTS(N, T, P)                                                       \
    static void elements_##N (void)                                             \
    {                                                                           \
        TYPED_VALUES (N, T);                                                    \
        T z = 0;                                                                \
        double real = 0;                                                        \
        GrB_Scalar s = NULL;                                                    \
        OK (GrB_Scalar_new (&s, GrB_##N));                                      \
        OK (GrB_Scalar_setElement_##N (s, x));                                  \
        OK (GrB_Scalar_extractElement_##N (&z, s));                             \
        CHECK (z == x);                                                         \
        OK (GrB_Scalar_free (&s));                                              \
        OK (GrB_Scalar_new (&s, GrB_FP64));                                     \
        OK (GrB_Scalar_setElement_##N (s, x));                                  \
        OK (GrB_Scalar_extractElement_FP64 (&real, s));                         \
        CHECK (real == (double) x);                                             \
        OK (GrB_Scalar_free (&s));                                              \
        OK (GrB_Scalar_new (&s, GrB_INT64));                                    \
        OK (GrB_Scalar_setElement_INT64 (s, -70000));                           \
        OK (GrB_Scalar_extractElement_##N (&z, s));                             \
        CHECK (z == cast_##N (-70000));                                         \
        OK (GrB_Scalar_free (&s));                                              \
                                                                                \
        GrB_Vector w = TYPED_VECTOR (N, T, 4, "x..x", x, a);                    \
        OK (GrB_Vector_setElement_##N (w, y, 1));                               \
        OK (GrB_Vector_extractElement_##N (&z, w, 1));                          \
        CHECK (z == y);                                                         \
        EXPECT (GrB_NO_VALUE, GrB_Vector_extractElement_##N (&z, w, 2));        \
        CHECK (z == y);                                                         \
        TYPED_VECTOR_IS (N, T, w, 4, "xx.x", x, y, a);                          \
        OK (GrB_Vector_free (&w));                                              \
        OK (GrB_Vector_new (&w, GrB_FP64, 2));                                  \
        OK (GrB_Vector_setElement_##N (w, x, 1));                               \
        TYPED_VECTOR_IS (FP64, double, w, 2, ".x", (double) x);                 \
        OK (GrB_Vector_free (&w));                                              \
        OK (GrB_Vector_new (&w, GrB_INT64, 2));                                 \
        OK (GrB_Vector_setElement_INT64 (w, -70000, 1));                        \
        OK (GrB_Vector_extractElement_##N (&z, w, 1));                          \
        CHECK (z == cast_##N (-70000));                                         \
        OK (GrB_Vector_free (&w));                                              \
                                                                                \
        GrB_Matrix C = TYPED_MATRIX (N, T, 2, 3, "x.. ..x", x, a);              \
        OK (GrB_Matrix_setElement_##N (C, y, 1, 0));                            \
        OK (GrB_Matrix_extractElement_##N (&z, C, 1, 0));                       \
        CHECK (z == y);                                                         \
        EXPECT (GrB_NO_VALUE, GrB_Matrix_extractElement_##N (&z, C, 0, 1));     \
        CHECK (z == y);                                                         \
        TYPED_MATRIX_IS (N, T, C, 2, 3, "x.. x.x", x, y, a);                    \
        OK (GrB_Matrix_free (&C));                                              \
        OK (GrB_Matrix_new (&C, GrB_FP64, 1, 2));                               \
        OK (GrB_Matrix_setElement_##N (C, x, 0, 1));                            \
        TYPED_MATRIX_IS (FP64, double, C, 1, 2, ".x", (double) x);              \
        OK (GrB_Matrix_free (&C));                                              \
        OK (GrB_Matrix_new (&C, GrB_INT64, 1, 2));                              \
        OK (GrB_Matrix_setElement_INT64 (C, -70000, 0, 1));                     \
        OK (GrB_Matrix_extractElement_##N (&z, C, 0, 1));                       \
        CHECK (z == cast_##N (-70000));                                         \
        OK (GrB_Matrix_free (&C));                                              \
    }

/* C's cast, by the C compiler. */
#define CAST(N, T, P)                                                           \
    static T cast_##N (int64_t x)                                               \
    {                                                                           \
        return (T) x;                                                           \
    }
FOR_REAL_TYPES (CAST)
FOR_REAL_TYPES (ELEMENTS)

static void elements_UDT (void)
{
    Pair p = pair (-7), q = pair (0);
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, pair_type));
    EXPECT (GrB_NO_VALUE, GrB_Scalar_extractElement_UDT (&q, s));
    OK (GrB_Scalar_setElement_UDT (s, &p));
    OK (GrB_Scalar_extractElement_UDT (&q, s));
    CHECK (pair_is (&q, -7));

    GrB_Vector w = pair_vector (3, "x.x", PAIRS (1, -2));
    OK (GrB_Vector_setElement_Scalar (w, s, 1));
    OK (GrB_Vector_removeElement (w, 0));
    CHECK (pair_vector_is (w, 3, ".xx", PAIRS (-7, -2)));
    OK (GrB_Vector_extractElement_UDT (&q, w, 2));
    CHECK (pair_is (&q, -2));
    OK (GrB_Vector_extractElement_Scalar (s, w, 2));
    OK (GrB_Scalar_extractElement_UDT (&q, s));
    CHECK (pair_is (&q, -2));

    GrB_Matrix C = pair_matrix (2, 2, "xx .x", PAIRS (4, 5, 6));
    OK (GrB_Matrix_setElement_Scalar (C, s, 1, 0));
    OK (GrB_Matrix_removeElement (C, 0, 0));
    CHECK (pair_matrix_is (C, 2, 2, ".x xx", PAIRS (5, -2, 6)));
    OK (GrB_Matrix_extractElement_Scalar (s, C, 1, 1));
    OK (GrB_Scalar_extractElement_UDT (&q, s));
    CHECK (pair_is (&q, 6));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&C));
}

/* Scalars are cast like values; an empty one removes the entry; no entry gives an empty one. */
static void elements_Scalar (void)
{
    GrB_Index nvals = 9;
    GrB_Scalar s = scalar (-2.75);
    GrB_Vector w = TYPED_VECTOR (INT8, int8_t, 3, "xx.", 1, 2);
    GrB_Matrix C = TYPED_MATRIX (INT16, int16_t, 2, 2, "xx ..", 1, 2);
    OK (GrB_Vector_setElement_Scalar (w, s, 2));
    TYPED_VECTOR_IS (INT8, int8_t, w, 3, "xxx", 1, 2, -2);
    OK (GrB_Matrix_setElement_Scalar (C, s, 1, 0));
    TYPED_MATRIX_IS (INT16, int16_t, C, 2, 2, "xx x.", 1, 2, -2);
    OK (GrB_Vector_extractElement_Scalar (s, w, 1));
    CHECK (scalar_is (s, 2));
    OK (GrB_Matrix_extractElement_Scalar (s, C, 1, 1));
    OK (GrB_Scalar_nvals (&nvals, s));
    CHECK (nvals == 0);
    OK (GrB_Vector_setElement_Scalar (w, s, 0));
    TYPED_VECTOR_IS (INT8, int8_t, w, 3, ".xx", 2, -2);
    OK (GrB_Matrix_setElement_Scalar (C, s, 0, 1));
    TYPED_MATRIX_IS (INT16, int16_t, C, 2, 2, "x. x.", 1, -2);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&w));
    OK (GrB_Matrix_free (&C));
}

void elements (void)
{
#define CALL(N, T, P) elements_##N ();
    FOR_REAL_TYPES (CALL)
#undef CALL
    elements_UDT ();
    elements_Scalar ();
}
