/* The names that stand for all types, with an argument of every C type: of the built-in ones,
   addresses of user-defined values, GrB_Scalar. Expected values: by hand. */
#include <complex.h>

#include "every_function/every.h"

#define X_FC32 (-1234567.625F + 3 * (GxB_FC32_t) _Complex_I)
#define Y_FC32 (-1234567.5F - 3 * (GxB_FC32_t) _Complex_I)
#define A_FC32 3
#define X_FC64 (-123456789.125 + 3 * _Complex_I)
#define Y_FC64 (-123456789.25 - 3 * _Complex_I)
#define A_FC64 3

#define GrB_PLUS_MONOID_BOOL GrB_LOR_MONOID_BOOL
#define GxB_PLUS_MONOID_FC32 GxB_PLUS_FC32_MONOID
#define GxB_PLUS_MONOID_FC64 GxB_PLUS_FC64_MONOID

/* name: of this instance; N, P: of the GraphBLAS type; T: the C type. */
#define TYPED(name, N, T, P)                                                    \
    static void typed_##name (void)                                             \
    {                                                                           \
        T x = X_##N, y = Y_##N, z = A_##N, X[2] = { X_##N, Y_##N };             \
        const T a = A_##N, *const_X = X;                                        \
        GrB_Index rows[3] = { 1, 0, 9 }, cols[2] = { 0, 1 }, n = 9, m = 2, k = 2; \
        GrB_Type type = P##_##N;                                                \
        GrB_Scalar s = NULL;                                                    \
        GrB_Vector u = NULL, w = NULL;                                          \
        GrB_Matrix C = NULL, D = NULL;                                          \
        GrB_Monoid monoid = NULL;                                               \
        OK (GrB_Scalar_new (&s, type));                                         \
        OK (GrB_Vector_new (&u, type, 2));                                      \
        OK (GrB_Vector_new (&w, type, 2));                                      \
        OK (GrB_Matrix_new (&C, type, 2, 2));                                   \
        OK (GrB_Matrix_new (&D, type, 2, 2));                                   \
                                                                                \
        OK (GrB_setElement (s, x));                                             \
        OK (GrB_extractElement (&z, s));                                        \
        CHECK (z == x);                                                         \
        OK (GrB_Scalar_setElement (s, a));                                      \
        OK (GrB_Scalar_extractElement (&z, s));                                 \
        CHECK (z == a);                                                         \
        OK (GrB_setElement (u, x, 1));                                          \
        OK (GrB_extractElement (&z, u, 1));                                     \
        CHECK (z == x);                                                         \
        OK (GrB_Vector_setElement (u, a, 0));                                   \
        OK (GrB_Vector_extractElement (&z, u, 0));                              \
        CHECK (z == a);                                                         \
        OK (GrB_setElement (C, x, 1, 0));                                       \
        OK (GrB_extractElement (&z, C, 1, 0));                                  \
        CHECK (z == x);                                                         \
        OK (GrB_Matrix_setElement (C, a, 0, 1));                                \
        OK (GrB_Matrix_extractElement (&z, C, 0, 1));                           \
        CHECK (z == a);                                                         \
                                                                                \
        OK (GrB_clear (u));                                                     \
        OK (GrB_build (u, rows, X, 2, P##_PLUS_##N));                           \
        OK (GrB_extractElement (&z, u, 0));                                     \
        CHECK (z == y);                                                         \
        OK (GrB_build (w, rows, const_X, 2, NULL));                             \
        OK (GrB_clear (w));                                                     \
        OK (GrB_Vector_build (w, rows, const_X, 2, NULL));                      \
        OK (GrB_clear (C));                                                     \
        OK (GrB_build (C, rows, cols, X, 2, P##_PLUS_##N));                     \
        OK (GrB_extractElement (&z, C, 0, 1));                                  \
        CHECK (z == y);                                                         \
        OK (GrB_Matrix_build (D, rows, cols, const_X, 2, NULL));                \
        OK (GrB_extractTuples (cols, X, &k, u));                                \
        CHECK (k == 2 && X[0] == y && X[1] == x);                               \
        OK (GrB_Vector_extractTuples (cols, X, &k, w));                         \
        CHECK (k == 2 && X[0] == y && X[1] == x);                               \
        X[0] = X[1] = a;                                                        \
        OK (GrB_extractTuples (rows, cols, X, &k, C));                          \
        CHECK (k == 2 && X[rows[0] == 0] == x && X[rows[0] != 0] == y);         \
        OK (GrB_Matrix_extractTuples (rows, cols, X, &k, D));                   \
        CHECK (k == 2 && X[rows[0] == 0] == x && X[rows[0] != 0] == y);         \
                                                                                \
        OK (GrB_assign (w, NULL, NULL, x, GrB_ALL, 2, NULL));                   \
        OK (GrB_extractElement (&z, w, 0));                                     \
        CHECK (z == x);                                                         \
        OK (GrB_assign (D, NULL, NULL, x, cols, 1, GrB_ALL, 2, NULL));          \
        OK (GrB_extractElement (&z, D, cols[0], 0));                            \
        CHECK (z == x);                                                         \
        OK (GrB_apply (w, NULL, NULL, P##_FIRST_##N, y, u, NULL));              \
        OK (GrB_extractElement (&z, w, 1));                                     \
        CHECK (z == y);                                                         \
        OK (GrB_apply (w, NULL, NULL, P##_SECOND_##N, u, x, NULL));             \
        OK (GrB_extractElement (&z, w, 0));                                     \
        CHECK (z == x);                                                         \
        OK (GrB_apply (D, NULL, NULL, P##_FIRST_##N, y, C, NULL));              \
        OK (GrB_extractElement (&z, D, 1, 0));                                  \
        CHECK (z == y);                                                         \
        OK (GrB_apply (D, NULL, NULL, P##_SECOND_##N, C, x, NULL));             \
        OK (GrB_extractElement (&z, D, 0, 1));                                  \
        CHECK (z == x);                                                         \
        OK (GrB_apply (w, NULL, NULL, P##_VALUEEQ_##N, u, x, NULL));            \
        OK (GrB_reduce (&z, NULL, P##_PLUS_MONOID_##N, w, NULL));               \
        CHECK (z == 1);                                                         \
        OK (GrB_apply (D, NULL, NULL, P##_VALUENE_##N, C, y, NULL));            \
        OK (GrB_reduce (&z, NULL, P##_PLUS_MONOID_##N, D, NULL));               \
        CHECK (z == 1);                                                         \
        OK (GrB_select (w, NULL, NULL, P##_VALUEEQ_##N, u, x, NULL));           \
        OK (GrB_nvals (&n, w));                                                 \
        CHECK (n == 1);                                                         \
        OK (GrB_select (D, NULL, NULL, P##_VALUENE_##N, C, y, NULL));           \
        OK (GrB_reduce (&z, NULL, P##_PLUS_MONOID_##N, D, NULL));               \
        CHECK (z == x);                                                         \
                                                                                \
        OK (GrB_Monoid_new (&monoid, P##_PLUS_##N, x));                         \
        OK (GrB_clear (w));                                                     \
        OK (GrB_reduce (&z, NULL, monoid, w, NULL));                            \
        CHECK (z == x);                                                         \
        OK (GrB_free (&monoid));                                                \
        OK (GxB_Monoid_terminal_new (&monoid, P##_PLUS_##N, y, x));             \
        OK (GrB_clear (D));                                                     \
        OK (GrB_reduce (&z, NULL, monoid, D, NULL));                            \
        CHECK (z == y);                                                         \
        OK (GrB_free (&monoid));                                                \
                                                                                \
        n = 3;                                                                  \
        OK (GrB_Matrix_export (rows, cols, X, &n, &m, &k, GrB_CSR_FORMAT, C));  \
        CHECK (n == 3 && k == 2 && X[0] == y && X[1] == x);                     \
        OK (GrB_free (&D));                                                     \
        OK (GrB_Matrix_import (&D, type, 2, 2, rows, cols, const_X, n, m, k, GrB_CSR_FORMAT)); \
        OK (GrB_extractElement (&z, D, 1, 0));                                  \
        CHECK (z == x);                                                         \
        OK (GrB_free (&s));                                                     \
        OK (GrB_free (&u));                                                     \
        OK (GrB_free (&w));                                                     \
        OK (GrB_free (&C));                                                     \
        OK (GrB_free (&D));                                                     \
    }
#define BUILT_IN(N, T, P) TYPED (N, N, T, P)
FOR_ALL_TYPES (BUILT_IN)
/* long long passes for int64_t where that is long. */
TYPED (long_long, INT64, long long, GrB)
TYPED (unsigned_long_long, UINT64, unsigned long long, GrB)

static bool is (void *place, int64_t sum)
{
    bool fits = pair_is (place, sum);
    *(Pair *) place = pair (77);
    return fits;
}

/* Addresses of values, of their own type or of none. */
static void users_type (void)
{
    GrB_Type type = NULL;
    GrB_BinaryOp plus = NULL;
    GrB_IndexUnaryOp place = NULL, above = NULL;
    GrB_Monoid sum = NULL;
    GrB_Scalar s = NULL;
    GrB_Vector u = NULL;
    GrB_Matrix C = NULL;
    GrB_Index rows[3] = { 1, 0, 9 }, cols[2] = { 0, 1 }, n = 3, m = 2, k = 2;
    Pair p = pair (4), zero = pair (0), z = pair (77), X[2] = { pair (1), pair (2) };
    void *const any = &p;
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&plus, pair_add, type, type, type));
    OK (GrB_IndexUnaryOp_new (&place, pair_place, type, type, type));
    OK (GrB_IndexUnaryOp_new (&above, pair_above, GrB_BOOL, type, type));
    OK (GxB_Monoid_terminal_new (&sum, plus, any, (void *) &zero));
    OK (GrB_free (&sum));
    OK (GrB_Monoid_new (&sum, plus, &zero));
    OK (GrB_Scalar_new (&s, type));
    OK (GrB_Vector_new (&u, type, 2));
    OK (GrB_Matrix_new (&C, type, 2, 2));

    OK (GrB_setElement (s, &p));
    OK (GrB_extractElement (&z, s));
    CHECK (is (&z, 4));
    OK (GrB_setElement (u, any, 1));
    OK (GrB_setElement (u, s, 0));
    OK (GrB_extractElement ((void *) &z, u, 0));
    CHECK (is (&z, 4));
    OK (GrB_setElement (C, &p, 0, 1));
    OK (GrB_setElement (C, s, 1, 0));
    OK (GrB_extractElement (&z, C, 1, 0));
    CHECK (is (&z, 4));
    OK (GrB_extractElement (s, u, 1));
    OK (GrB_extractElement (s, C, 0, 1));
    OK (GrB_Scalar_extractElement (&z, s));
    CHECK (is (&z, 4));

    OK (GrB_assign (u, NULL, plus, any, GrB_ALL, 2, NULL)); /* 8 8 */
    OK (GrB_assign (u, NULL, plus, s, rows, 1, NULL));      /* 8 12 */
    OK (GrB_assign (C, NULL, plus, &p, cols, 1, GrB_ALL, 2, NULL)); /* 4 8 / 4 . */
    OK (GrB_assign (C, NULL, NULL, s, cols, 1, cols, 1, NULL));
    OK (GrB_apply (u, NULL, NULL, plus, any, u, NULL)); /* 12 16 */
    OK (GrB_apply (u, NULL, NULL, plus, u, &p, NULL));  /* 16 20 */
    OK (GrB_apply (u, NULL, NULL, plus, s, u, NULL));   /* 20 24 */
    OK (GrB_apply (u, NULL, NULL, plus, u, s, NULL));   /* 24 28 */
    OK (GrB_apply (u, NULL, NULL, place, u, any, NULL)); /* 28 42 */
    OK (GrB_apply (u, NULL, NULL, place, u, s, NULL));   /* 32 56 */
    OK (GrB_reduce (&z, NULL, sum, u, NULL));
    CHECK (is (&z, 88));
    OK (GrB_reduce (s, NULL, sum, C, NULL));
    OK (GrB_extractElement (&z, s));
    CHECK (is (&z, 16));
    OK (GrB_setElement (s, &p));
    OK (GrB_apply (C, NULL, NULL, plus, any, C, NULL)); /* 8 12 / 8 . */
    OK (GrB_apply (C, NULL, NULL, plus, C, &p, NULL));
    OK (GrB_apply (C, NULL, NULL, plus, s, C, NULL));
    OK (GrB_apply (C, NULL, NULL, plus, C, s, NULL)); /* 20 24 / 20 . */
    OK (GrB_apply (C, NULL, NULL, place, C, any, NULL)); /* 24 29 / 34 . */
    OK (GrB_apply (C, NULL, NULL, place, C, s, NULL));   /* 28 34 / 48 . */
    OK (GrB_reduce ((void *) &z, NULL, sum, C, NULL));
    CHECK (is (&z, 110));
    p = pair (33);
    OK (GrB_select (C, NULL, NULL, above, C, any, NULL)); /* . 34 / 48 . */
    OK (GrB_setElement (s, &p));
    OK (GrB_select (C, NULL, NULL, above, C, s, NULL));
    OK (GrB_select (u, NULL, NULL, above, u, &p, NULL)); /* . 56 */
    OK (GrB_select (u, NULL, NULL, above, u, s, NULL));
    OK (GrB_extractTuples (rows, X, &m, u));
    CHECK (m == 1 && rows[0] == 1 && is (&X[0], 56));
    m = 2;
    OK (GrB_Matrix_export (rows, cols, X, &n, &m, &k, GrB_CSR_FORMAT, C));
    CHECK (n == 3 && rows[1] == 1 && cols[0] == 1 && is (&X[0], 34) && is (&X[1], 48));
    X[0] = pair (5);
    OK (GrB_free (&C));
    OK (GrB_Matrix_import (&C, type, 2, 2, rows, cols, (void *) X, n, m, k, GrB_CSR_FORMAT));
    OK (GrB_extractElement (&z, C, 0, 1));
    CHECK (is (&z, 5));
    OK (GrB_extractTuples (rows, cols, (void *) X, &k, C));
    CHECK (k == 2 && rows[0] + rows[1] == 1);
    OK (GrB_clear (u));
    OK (GrB_build (u, rows, (const void *) X, 2, plus));
    OK (GrB_clear (C));
    OK (GrB_build (C, rows, cols, (void *) X, 2, plus));
    OK (GrB_reduce (&z, NULL, sum, C, NULL));
    CHECK (is (&z, 82));
    OK (GrB_free (&s));
    OK (GrB_free (&u));
    OK (GrB_free (&C));
    OK (GrB_free (&sum));
    OK (GrB_free (&plus));
    OK (GrB_free (&place));
    OK (GrB_free (&above));
    OK (GrB_free (&type));
}

static void copy_double (void *z, const void *x)
{
    *(double *) z = *(const double *) x;
}

/* wait and error on every kind of object. */
#define WAIT_AND_ERROR(object)                                                  \
    do                                                                          \
    {                                                                           \
        const char *text = NULL;                                                \
        OK (GrB_wait (object, GrB_COMPLETE));                                   \
        OK (GrB_wait (object, GrB_MATERIALIZE));                                \
        OK (GrB_error (&text, object));                                         \
        CHECK (text != NULL && text[0] == 0);                                   \
    } while (0)

static void every_kind (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, 3, _), C = NULL, K = NULL;
    GrB_Vector u = VECTOR (2, 3, 4), w = NULL;
    GrB_Scalar s = scalar (2), t = NULL;
    GrB_UnaryOp copy = NULL;
    GrB_Descriptor desc = NULL;
    OK (GrB_UnaryOp_new (&copy, copy_double, GrB_FP64, GrB_FP64));
    OK (GrB_Descriptor_new (&desc));
    OK (GrB_dup (&C, A));
    OK (GrB_dup (&w, u));
    OK (GrB_dup (&t, s));
    WAIT_AND_ERROR (A);
    WAIT_AND_ERROR (u);
    WAIT_AND_ERROR (s);
    WAIT_AND_ERROR (copy);
    WAIT_AND_ERROR (desc);
    WAIT_AND_ERROR (GrB_FP64);
    WAIT_AND_ERROR (GrB_PLUS_FP64);
    WAIT_AND_ERROR (GrB_TRIL);
    WAIT_AND_ERROR (GrB_PLUS_MONOID_FP64);
    WAIT_AND_ERROR (GrB_PLUS_TIMES_SEMIRING_FP64);

    OK (GrB_eWiseMult (C, NULL, NULL, GrB_PLUS_FP64, A, A, NULL));
    OK (GrB_eWiseMult (C, NULL, NULL, GrB_PLUS_MONOID_FP64, C, A, NULL));
    OK (GrB_eWiseMult (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, C, A, NULL));
    MATRIX_IS (C, 2, 2, 3, 12, 27, _);
    OK (GrB_eWiseAdd (C, NULL, NULL, GrB_PLUS_FP64, C, A, NULL));
    OK (GrB_eWiseAdd (C, NULL, NULL, GrB_TIMES_MONOID_FP64, C, A, NULL));
    OK (GrB_eWiseAdd (C, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, C, A, NULL));
    MATRIX_IS (C, 2, 2, 5, 30, 93, _);
    OK (GxB_eWiseUnion (C, NULL, NULL, GrB_MINUS_FP64, C, s, A, s, NULL));
    MATRIX_IS (C, 2, 2, 4, 28, 90, _);
    OK (GrB_eWiseMult (w, NULL, NULL, GrB_PLUS_FP64, u, u, NULL));
    OK (GrB_eWiseMult (w, NULL, NULL, GrB_PLUS_MONOID_FP64, w, u, NULL));
    OK (GrB_eWiseMult (w, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, w, u, NULL));
    VECTOR_IS (w, 2, 27, 48);
    OK (GrB_eWiseAdd (w, NULL, NULL, GrB_MINUS_FP64, w, u, NULL));
    OK (GrB_eWiseAdd (w, NULL, NULL, GrB_PLUS_MONOID_FP64, w, u, NULL));
    OK (GrB_eWiseAdd (w, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, w, u, NULL));
    VECTOR_IS (w, 2, 30, 52);
    OK (GrB_Matrix_new (&K, GrB_FP64, 4, 4));
    OK (GrB_kronecker (K, NULL, NULL, GrB_MINUS_FP64, A, A, NULL));
    OK (GrB_kronecker (K, NULL, GrB_PLUS_FP64, GrB_TIMES_MONOID_FP64, A, A, NULL));
    OK (GrB_kronecker (K, NULL, GrB_PLUS_FP64, GrB_MAX_PLUS_SEMIRING_FP64, A, A, NULL));
    /* (x - y) + x y + (x + y) = 2 x + x y */
    MATRIX_IS (K, 4, 4, 3, 4, 6, 8, 5, _, 10, _, 9, 12, _, _, 15, _, _, _);
    OK (GrB_resize (K, 1, 2));
    OK (GrB_resize (w, 1));
    OK (GrB_removeElement (K, 0, 1));
    OK (GrB_removeElement (w, 0));
    MATRIX_IS (K, 1, 2, 3, _);
    VECTOR_IS (w, 1, _);
    OK (GrB_free (&A));
    OK (GrB_free (&C));
    OK (GrB_free (&K));
    OK (GrB_free (&u));
    OK (GrB_free (&w));
    OK (GrB_free (&s));
    OK (GrB_free (&t));
    OK (GrB_free (&copy));
    OK (GrB_free (&desc));
    CHECK (A == NULL && u == NULL && s == NULL && copy == NULL && desc == NULL);
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
#define CALL(N, T, P) typed_##N ();
    FOR_ALL_TYPES (CALL)
    typed_long_long ();
    typed_unsigned_long_long ();
    users_type ();
    every_kind ();
    OK (GrB_finalize ());
    return 0;
}
