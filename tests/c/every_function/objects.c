/* new, dup, free, clear, wait, error, shapes and sizes of every kind of object; descriptors. */
#include "every.h"

/* Both modes of wait, and the text of an object that has seen no error: there is one, and it is
   empty. Null after free. */
#define WAIT_ERROR_FREE(KIND, object)                                           \
    do                                                                          \
    {                                                                           \
        const char *text = NULL;                                                \
        OK (GrB_##KIND##_wait (object, GrB_COMPLETE));                          \
        OK (GrB_##KIND##_wait (object, GrB_MATERIALIZE));                       \
        OK (GrB_##KIND##_error (&text, object));                                \
        CHECK (text != NULL && text[0] == 0);                                   \
        OK (GrB_##KIND##_free (&object));                                       \
        CHECK (object == NULL);                                                 \
    } while (0)

static void negate_twice (void *z, const void *x)
{
    *(int16_t *) z = (int16_t) (-2 * *(const int16_t *) x);
}

static void small_objects (void)
{
    GrB_Type type = NULL;
    GrB_UnaryOp unary = NULL;
    GrB_BinaryOp binary = NULL;
    GrB_IndexUnaryOp index = NULL;
    GrB_Monoid monoid = NULL;
    GrB_Semiring semiring = NULL;
    OK (GrB_Type_new (&type, 3));
    OK (GrB_UnaryOp_new (&unary, negate_twice, GrB_INT16, GrB_INT16));
    OK (GrB_BinaryOp_new (&binary, pair_times, pair_type, pair_type, pair_type));
    OK (GrB_IndexUnaryOp_new (&index, pair_above, GrB_BOOL, pair_type, pair_type));
    OK (GrB_Monoid_new_INT32 (&monoid, GrB_PLUS_INT32, 0));
    OK (GrB_Semiring_new (&semiring, monoid, GrB_TIMES_INT32));

    GrB_Vector u = TYPED_VECTOR (INT16, int16_t, 2, "xx", 100, -7);
    OK (GrB_Vector_apply (u, NULL, NULL, unary, u, NULL));
    TYPED_VECTOR_IS (INT16, int16_t, u, 2, "xx", -200, 14);
    OK (GrB_Vector_free (&u));

    WAIT_ERROR_FREE (Semiring, semiring);
    WAIT_ERROR_FREE (Monoid, monoid);
    WAIT_ERROR_FREE (IndexUnaryOp, index);
    WAIT_ERROR_FREE (BinaryOp, binary);
    WAIT_ERROR_FREE (UnaryOp, unary);
    WAIT_ERROR_FREE (Type, type);
}

static void descriptors (void)
{
    GrB_Descriptor d = NULL;
    GrB_Matrix A = TYPED_MATRIX (INT32, int32_t, 2, 2, "xx .x", 1, 2, 3);
    GrB_Matrix M = TYPED_MATRIX (BOOL, bool, 2, 2, "xx ..", true, false);
    GrB_Matrix C = TYPED_MATRIX (INT32, int32_t, 2, 2, "xx xx", 10, 20, 30, 40);
    OK (GrB_Descriptor_new (&d));
    OK (GrB_Descriptor_set (d, GrB_OUTP, GrB_REPLACE));
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_COMP));
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_STRUCTURE));
    OK (GrB_Descriptor_set (d, GrB_INP0, GrB_TRAN));
    OK (GrB_Descriptor_set (d, GrB_INP1, GrB_TRAN));
    /* the mask allows the second row; A' is 1 . / 2 3 */
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, M, NULL, GrB_PLUS_INT32, A, A, d));
    TYPED_MATRIX_IS (INT32, int32_t, C, 2, 2, ".. xx", 4, 6);
    WAIT_ERROR_FREE (Descriptor, d);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void scalars (void)
{
    GrB_Scalar s = NULL, t = NULL;
    GrB_Index nvals = 9;
    OK (GrB_Scalar_new (&s, GrB_INT64));
    OK (GrB_Scalar_nvals (&nvals, s));
    CHECK (nvals == 0);
    OK (GrB_Scalar_setElement_INT64 (s, X_INT64));
    OK (GrB_Scalar_dup (&t, s));
    OK (GrB_Scalar_clear (s));
    OK (GrB_Scalar_nvals (&nvals, s));
    CHECK (nvals == 0);
    int64_t z = 0;
    OK (GrB_Scalar_extractElement_INT64 (&z, t));
    CHECK (z == X_INT64);
    OK (GrB_Scalar_nvals (&nvals, t));
    CHECK (nvals == 1);
    WAIT_ERROR_FREE (Scalar, s);
    WAIT_ERROR_FREE (Scalar, t);
}

static void vectors (void)
{
    GrB_Vector u = TYPED_VECTOR (UINT8, uint8_t, 4, "x.xx", 250, 251, 252), w = NULL;
    GrB_Index n = 9;
    const char *text = NULL;
    OK (GrB_Vector_dup (&w, u));
    OK (GrB_Vector_resize (u, 3));
    TYPED_VECTOR_IS (UINT8, uint8_t, u, 3, "x.x", 250, 251);
    OK (GrB_Vector_resize (u, 5));
    TYPED_VECTOR_IS (UINT8, uint8_t, u, 5, "x.x..", 250, 251);
    OK (GrB_Vector_clear (u));
    OK (GrB_Vector_nvals (&n, u));
    CHECK (n == 0);
    OK (GrB_Vector_size (&n, u));
    CHECK (n == 5);
    TYPED_VECTOR_IS (UINT8, uint8_t, w, 4, "x.xx", 250, 251, 252);
    OK (GrB_Vector_removeElement (w, 2));
    TYPED_VECTOR_IS (UINT8, uint8_t, w, 4, "x..x", 250, 252);
    EXPECT (GrB_INVALID_INDEX, GrB_Vector_setElement_UINT8 (w, 1, 4));
    OK (GrB_Vector_error (&text, w));
    CHECK (text[0] != 0);
    OK (GrB_Vector_setElement_UINT8 (w, 1, 3));
    WAIT_ERROR_FREE (Vector, u);
    WAIT_ERROR_FREE (Vector, w);
}

static void matrices (void)
{
    GrB_Matrix A = TYPED_MATRIX (UINT16, uint16_t, 2, 3, "x.x .x.", 65001, 65002, 65003), B = NULL;
    GrB_Index n = 9;
    OK (GrB_Matrix_dup (&B, A));
    OK (GrB_Matrix_resize (A, 3, 2));
    TYPED_MATRIX_IS (UINT16, uint16_t, A, 3, 2, "x. .x ..", 65001, 65003);
    OK (GrB_Matrix_nrows (&n, A));
    CHECK (n == 3);
    OK (GrB_Matrix_ncols (&n, A));
    CHECK (n == 2);
    OK (GrB_Matrix_clear (A));
    OK (GrB_Matrix_nvals (&n, A));
    CHECK (n == 0);
    OK (GrB_Matrix_removeElement (B, 0, 2));
    OK (GrB_Matrix_removeElement (B, 1, 2));
    TYPED_MATRIX_IS (UINT16, uint16_t, B, 2, 3, "x.. .x.", 65001, 65003);
    WAIT_ERROR_FREE (Matrix, A);
    WAIT_ERROR_FREE (Matrix, B);
    /* two diagonals, of one vector */
    GrB_Vector u = TYPED_VECTOR (FP32, float, 2, "xx", -1.5F, 2.5F);
    OK (GrB_Matrix_diag (&A, u, 1));
    TYPED_MATRIX_IS (FP32, float, A, 3, 3, ".x. ..x ...", -1.5F, 2.5F);
    OK (GrB_Matrix_diag (&B, u, -1));
    TYPED_MATRIX_IS (FP32, float, B, 3, 3, "... x.. .x.", -1.5F, 2.5F);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Vector_free (&u));
}

void objects (void)
{
    small_objects ();
    descriptors ();
    scalars ();
    vectors ();
    matrices ();
}
