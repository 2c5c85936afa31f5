/* reduce: rows to a vector, everything to a value or to a scalar object. */
#include "check.h"

static void rows (void)
{
    GrB_Matrix A = MATRIX (3, 2, 1, 2, _, _, 3, _);
    GrB_Vector w = VECTOR (3, 10, 20, _), m = VECTOR (3, _, 1, 1), z = NULL;
    OK (GrB_Matrix_reduce_Monoid (w, NULL, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, A, NULL));
    VECTOR_IS (w, 3, 13, 20, 3);
    OK (GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, GrB_PLUS_FP64, A, NULL));
    VECTOR_IS (w, 3, 3, _, 3);
    OK (GrB_Matrix_reduce_BinaryOp (w, m, NULL, GrB_MAX_FP64, A, GrB_DESC_R));
    VECTOR_IS (w, 3, _, _, 3);
    OK (GrB_Vector_new (&z, GrB_INT32, 2));
    OK (GrB_Matrix_reduce_Monoid (z, NULL, NULL, GrB_PLUS_MONOID_FP64, A, GrB_DESC_T0));
    VECTOR_IS (z, 2, 4, 2);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Matrix_reduce_Monoid (z, NULL, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_Monoid (z, NULL, NULL, NULL, A, GrB_DESC_T0));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_BinaryOp (z, NULL, NULL, NULL, A, GrB_DESC_T0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_reduce_BinaryOp (z, NULL, NULL, GrB_LT_FP64, A, GrB_DESC_T0));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&m));
    OK (GrB_Vector_free (&z));
}

static void values (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, _, 4), E = NULL;
    GrB_Vector u = VECTOR (3, 1, _, 2.5);
    double x = 100;
    int32_t k = 1;
    OK (GrB_Matrix_reduce_FP64 (&x, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, A, NULL));
    CHECK (x == 107);
    OK (GrB_Matrix_reduce_FP64 (&x, NULL, GrB_TIMES_MONOID_FP64, A, NULL));
    CHECK (x == 8);
    OK (GrB_Vector_reduce_INT32 (&k, NULL, GrB_PLUS_MONOID_FP64, u, NULL)); /* 3.5 to int32 */
    CHECK (k == 3);
    OK (GrB_Vector_reduce_FP64 (&x, GrB_MINUS_FP64, GrB_MAX_MONOID_FP64, u, NULL));
    CHECK (x == 5.5);
    OK (GrB_Matrix_new (&E, GrB_FP64, 5, 5));
    OK (GrB_Matrix_reduce_FP64 (&x, NULL, GrB_MIN_MONOID_FP64, E, NULL)); /* the identity */
    CHECK (x == INFINITY);
    x = 3;
    OK (GrB_Matrix_reduce_FP64 (&x, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, E, NULL));
    CHECK (x == 3);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_FP64 (NULL, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_FP64 (&x, NULL, NULL, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_reduce_FP64 (&x, NULL, GrB_PLUS_MONOID_FP64, NULL, NULL));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_reduce_UDT (&x, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&E));
    OK (GrB_Vector_free (&u));
}

static bool scalar_is (GrB_Scalar s, double want)
{
    double x = NAN;
    GrB_Info info = GrB_Scalar_extractElement_FP64 (&x, s);
    return isnan (want) ? info == GrB_NO_VALUE : info == GrB_SUCCESS && x == want;
}

static void scalars (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, _, 4), E = NULL;
    GrB_Vector u = VECTOR (3, 1, _, 2.5), e = NULL;
    GrB_Scalar s = NULL;
    OK (GrB_Matrix_new (&E, GrB_FP64, 5, 5));
    OK (GrB_Vector_new (&e, GrB_FP64, 5));
    OK (GrB_Scalar_new (&s, GrB_FP32));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, A, NULL)); /* s was empty */
    CHECK (scalar_is (s, 7));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, A, NULL));
    CHECK (scalar_is (s, 14));
    OK (GrB_Matrix_reduce_Monoid_Scalar (s, GrB_PLUS_FP64, GrB_PLUS_MONOID_FP64, E, NULL));
    CHECK (scalar_is (s, 14));
    OK (GrB_Vector_reduce_BinaryOp_Scalar (s, NULL, GrB_PLUS_FP64, u, NULL));
    CHECK (scalar_is (s, 3.5));
    OK (GrB_Vector_reduce_Monoid_Scalar (s, GrB_TIMES_FP64, GrB_MAX_MONOID_FP64, u, NULL));
    CHECK (scalar_is (s, 8.75));
    OK (GrB_Matrix_reduce_BinaryOp_Scalar (s, NULL, GrB_TIMES_FP64, A, NULL));
    CHECK (scalar_is (s, 8));
    OK (GrB_Vector_reduce_Monoid_Scalar (s, NULL, GrB_MAX_MONOID_FP64, e, NULL)); /* nothing to sum */
    CHECK (scalar_is (s, _));
    OK (GrB_Matrix_reduce_BinaryOp_Scalar (s, NULL, GrB_TIMES_FP64, E, NULL));
    CHECK (scalar_is (s, _));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_Monoid_Scalar (NULL, NULL, GrB_PLUS_MONOID_FP64, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_reduce_Monoid_Scalar (s, NULL, NULL, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_reduce_BinaryOp_Scalar (s, NULL, NULL, u, NULL));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&E));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&e));
}

#define GLUE_(a, b, c) a##_##b##_##c
#define CALL(prefix, function, type) GLUE_ (prefix, function, type)
#define EVERY_TYPE(T, ctype, prefix)                                                                    \
    {                                                                                                   \
        GrB_Vector u = VECTOR (2, 1, 0);                                                                \
        GrB_Matrix A = MATRIX (1, 2, _, 1);                                                             \
        ctype x = 0;                                                                                    \
        OK (CALL (prefix, Vector_reduce, T) (&x, NULL, GrB_PLUS_MONOID_FP64, u, NULL));                 \
        CHECK (x == 1);                                                                                 \
        OK (CALL (prefix, Matrix_reduce, T) (&x, CALL (prefix, MINUS, T), GrB_PLUS_MONOID_INT32, A, NULL)); \
        CHECK (x == 0);                                                                                 \
        OK (GrB_Vector_free (&u));                                                                      \
        OK (GrB_Matrix_free (&A));                                                                      \
    }

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    rows ();
    values ();
    scalars ();
    FOR_ALL_TYPES (EVERY_TYPE)
    OK (GrB_finalize ());
    return 0;
}
