/* Single entries and tuples of scalars, vectors and matrices, in all types. */
#include "check.h"

#define GLUE_(a, b, c) a##_##b##_##c
#define CALL(prefix, function, type) GLUE_ (prefix, function, type)
#define TYPE_(prefix, type) prefix##_##type
#define TYPE(prefix, type) TYPE_ (prefix, type)

/* One function for each type: set, extract, build, tuples, of the value 1. */
#define ROUND_TRIP(T, ctype, prefix)                                                                    \
    static void round_trip_##T (void)                                                                   \
    {                                                                                                   \
        GrB_Scalar s = NULL;                                                                            \
        GrB_Vector v = NULL;                                                                            \
        GrB_Matrix A = NULL;                                                                            \
        ctype x = 1, y = 0, values[2] = { 1, 1 }, got[2] = { 0, 0 };                                    \
        GrB_Index I[2] = { 2, 0 }, J[2] = { 1, 1 }, K[2], L[2], n = 2;                                  \
        OK (GrB_Scalar_new (&s, TYPE (prefix, T)));                                                     \
        EXPECT (GrB_NO_VALUE, CALL (prefix, Scalar_extractElement, T) (&y, s));                         \
        OK (CALL (prefix, Scalar_setElement, T) (s, x));                                                \
        OK (CALL (prefix, Scalar_extractElement, T) (&y, s));                                           \
        CHECK (y == x);                                                                                 \
        OK (GrB_Vector_new (&v, TYPE (prefix, T), 3));                                                  \
        OK (CALL (prefix, Vector_setElement, T) (v, x, 1));                                             \
        y = 0;                                                                                          \
        OK (CALL (prefix, Vector_extractElement, T) (&y, v, 1));                                        \
        CHECK (y == x);                                                                                 \
        EXPECT (GrB_NO_VALUE, CALL (prefix, Vector_extractElement, T) (&y, v, 0));                      \
        EXPECT (GrB_INVALID_INDEX, CALL (prefix, Vector_setElement, T) (v, x, 3));                      \
        EXPECT (GrB_INVALID_INDEX, CALL (prefix, Vector_extractElement, T) (&y, v, 3));                 \
        EXPECT (GrB_NULL_POINTER, CALL (prefix, Vector_extractElement, T) (NULL, v, 0));                \
        OK (GrB_Vector_clear (v));                                                                      \
        OK (CALL (prefix, Vector_build, T) (v, I, values, 2, NULL));                                    \
        OK (CALL (prefix, Vector_extractTuples, T) (K, got, &n, v));                                    \
        CHECK (n == 2 && K[0] == 0 && K[1] == 2 && got[0] == x && got[1] == x);                         \
        OK (GrB_Matrix_new (&A, TYPE (prefix, T), 3, 2));                                               \
        OK (CALL (prefix, Matrix_setElement, T) (A, x, 2, 0));                                          \
        y = 0;                                                                                          \
        OK (CALL (prefix, Matrix_extractElement, T) (&y, A, 2, 0));                                     \
        CHECK (y == x);                                                                                 \
        EXPECT (GrB_NO_VALUE, CALL (prefix, Matrix_extractElement, T) (&y, A, 0, 0));                   \
        EXPECT (GrB_INVALID_INDEX, CALL (prefix, Matrix_setElement, T) (A, x, 0, 2));                   \
        EXPECT (GrB_INVALID_INDEX, CALL (prefix, Matrix_extractElement, T) (&y, A, 3, 0));              \
        EXPECT (GrB_OUTPUT_NOT_EMPTY, CALL (prefix, Matrix_build, T) (A, I, J, values, 2, NULL));       \
        OK (GrB_Matrix_clear (A));                                                                      \
        OK (CALL (prefix, Matrix_build, T) (A, I, J, values, 2, NULL));                                 \
        got[0] = got[1] = 0;                                                                            \
        OK (CALL (prefix, Matrix_extractTuples, T) (K, L, got, &n, A));                                 \
        CHECK (n == 2 && K[0] == 0 && K[1] == 2 && L[0] == 1 && L[1] == 1 && got[0] == x && got[1] == x); \
        OK (GrB_Scalar_free (&s));                                                                      \
        OK (GrB_Vector_free (&v));                                                                      \
        OK (GrB_Matrix_free (&A));                                                                      \
    }
FOR_ALL_TYPES (ROUND_TRIP)
#define RUN(T, ctype, prefix) round_trip_##T ();

static void values_are_cast (void)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_INT8, 2));
    OK (GrB_Vector_setElement_FP64 (v, 3.9, 0));
    OK (GrB_Vector_setElement_BOOL (v, true, 1));
    VECTOR_IS (v, 2, 3, 1);
    bool b = false;
    OK (GrB_Vector_extractElement_BOOL (&b, v, 0));
    CHECK (b == true);
    double x[2];
    GrB_Index n = 2;
    OK (GrB_Vector_extractTuples_FP64 (NULL, x, &n, v));
    CHECK (n == 2 && x[0] == 3 && x[1] == 1);
    OK (GrB_Vector_free (&v));
}

static void bools_from_c_are_made_0_or_1 (void)
{
    unsigned char raw[3] = { 2, 0, 255 };
    GrB_Index I[3] = { 0, 1, 2 };
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_BOOL, 3));
    OK (GrB_Vector_build_BOOL (v, I, (const bool *) (const void *) raw, 3, NULL));
    VECTOR_IS (v, 3, 1, 0, 1);
    OK (GrB_Vector_free (&v));
}

static void scalar_objects_carry_absence (void)
{
    GrB_Scalar s = NULL;
    GrB_Vector v = VECTOR (2, 4, _);
    GrB_Matrix A = MATRIX (1, 2, 5, _);
    GrB_Index n;
    int32_t x;
    OK (GrB_Scalar_new (&s, GrB_INT32));
    OK (GrB_Vector_extractElement_Scalar (s, v, 0));
    OK (GrB_Scalar_extractElement_INT32 (&x, s));
    CHECK (x == 4);
    OK (GrB_Matrix_setElement_Scalar (A, s, 0, 1));
    MATRIX_IS (A, 1, 2, 5, 4);
    OK (GrB_Vector_extractElement_Scalar (s, v, 1));
    OK (GrB_Scalar_nvals (&n, s));
    CHECK (n == 0);
    /* an empty scalar removes */
    OK (GrB_Matrix_setElement_Scalar (A, s, 0, 0));
    MATRIX_IS (A, 1, 2, _, 4);
    OK (GrB_Vector_setElement_Scalar (v, s, 0));
    VECTOR_IS (v, 2, _, _);
    OK (GrB_Matrix_extractElement_Scalar (s, A, 0, 1));
    OK (GrB_Scalar_nvals (&n, s));
    CHECK (n == 1);
    EXPECT (GrB_INVALID_INDEX, GrB_Matrix_extractElement_Scalar (s, A, 1, 0));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_extractElement_Scalar (NULL, A, 0, 0));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_setElement_Scalar (A, NULL, 0, 0));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Vector_free (&v));
    OK (GrB_Matrix_free (&A));
}

static void build_joins_duplicates (void)
{
    GrB_Index I[4] = { 1, 0, 1, 1 }, J[4] = { 0, 1, 0, 1 };
    double X[4] = { 1, 2, 3, 4 };
    GrB_Matrix A = NULL;
    GrB_Vector v = NULL;
    OK (GrB_Matrix_new (&A, GrB_FP64, 2, 2));
    OK (GrB_Matrix_build_FP64 (A, I, J, X, 4, GrB_MINUS_FP64));
    MATRIX_IS (A, 2, 2, _, 2, -2, 4);
    OK (GrB_Matrix_clear (A));
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_build_FP64 (A, I, J, X, 4, NULL));
    I[0] = 7;
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Matrix_build_FP64 (A, I, J, X, 4, GrB_PLUS_FP64));
    MATRIX_IS (A, 2, 2, _, _, _, _);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_build_FP64 (A, NULL, J, X, 4, GrB_PLUS_FP64));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_build_FP64 (A, I, NULL, X, 4, GrB_PLUS_FP64));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_build_FP64 (A, I, J, NULL, 4, GrB_PLUS_FP64));
    OK (GrB_Vector_new (&v, GrB_INT64, 2));
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Vector_build_FP64 (v, I, X, 2, GrB_PLUS_INT64));
    OK (GrB_Vector_build_FP64 (v, J, X, 4, GrB_PLUS_INT64));
    VECTOR_IS (v, 2, 4, 6);
    EXPECT (GrB_OUTPUT_NOT_EMPTY, GrB_Vector_build_FP64 (v, J, X, 4, GrB_PLUS_INT64));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
}

static bool says (const char *text, const char *part)
{
    if (strstr (text, part) == NULL) printf ("\"%s\" lacks \"%s\"\n", text, part);
    return strstr (text, part) != NULL;
}

/* Whichever way the matrix is stored, its errors are told in rows and columns. */
static void errors_name_rows_and_columns (void)
{
    const GrB_Index I[3] = { 0, 2, 2 }, J[3] = { 3, 1, 1 }, beyond[3] = { 0, 2, 7 };
    const double X[3] = { 1, 2, 3 };
    const char *text = NULL;
    for (int way = GrB_ROWMAJOR; way <= GrB_COLMAJOR; way++)
    {
        GrB_Matrix A = NULL;
        GrB_Index rows[2], nvals = 0;
        OK (GrB_Matrix_new (&A, GrB_FP64, 3, 4));
        OK (GrB_Matrix_set_INT32 (A, way, GrB_STORAGE_ORIENTATION_HINT));
        EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Matrix_build_FP64 (A, beyond, J, X, 3, NULL));
        OK (GrB_Matrix_error (&text, A));
        CHECK (says (text, "row 7 at place 2 is not below the dimension 3"));
        EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Matrix_build_FP64 (A, I, beyond, X, 3, NULL));
        OK (GrB_Matrix_error (&text, A));
        CHECK (says (text, "column 7 at place 2 is not below the dimension 4"));
        EXPECT (GrB_INVALID_VALUE, GrB_Matrix_build_FP64 (A, I, J, X, 3, NULL));
        OK (GrB_Matrix_error (&text, A));
        CHECK (says (text, "column 1") && says (text, "row 2"));
        OK (GrB_Matrix_build_FP64 (A, I, J, X, 3, GrB_PLUS_FP64));
        nvals = 1;
        EXPECT (GrB_INSUFFICIENT_SPACE, GrB_Matrix_extractTuples_FP64 (rows, NULL, NULL, &nvals, A));
        OK (GrB_Matrix_error (&text, A));
        CHECK (says (text, "room for 1 row indices, but there are 2 entries"));
        OK (GrB_Matrix_free (&A));
    }
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_FP64, 3));
    EXPECT (GrB_INVALID_VALUE, GrB_Vector_build_FP64 (v, I, X, 3, NULL));
    OK (GrB_Vector_error (&text, v));
    CHECK (says (text, "index 2 comes again at place 2"));
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GrB_Vector_build_FP64 (v, beyond, X, 3, NULL));
    OK (GrB_Vector_error (&text, v));
    CHECK (says (text, "index 7 at place 2 is not below the dimension 3"));
    OK (GrB_Vector_free (&v));
}

static void tuples_need_room (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, _, 2, 3);
    GrB_Index I[3], J[3], n = 2;
    double X[3];
    EXPECT (GrB_INSUFFICIENT_SPACE, GrB_Matrix_extractTuples_FP64 (I, J, X, &n, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_extractTuples_FP64 (I, J, X, NULL, A));
    n = 3;
    OK (GrB_Matrix_extractTuples_FP64 (I, J, X, &n, A));
    CHECK (n == 3 && I[0] == 0 && I[1] == 1 && I[2] == 1 && J[1] == 0 && J[2] == 1 && X[2] == 3);
    OK (GrB_Matrix_free (&A));
}

static void shapes_change (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, 2, 3, 4, 5, 6), D = NULL;
    GrB_Vector v = VECTOR (3, 1, _, 3);
    OK (GrB_Matrix_resize (A, 3, 2));
    MATRIX_IS (A, 3, 2, 1, 2, 4, 5, _, _);
    OK (GrB_Matrix_removeElement (A, 0, 1));
    OK (GrB_Matrix_removeElement (A, 2, 1));
    EXPECT (GrB_INVALID_INDEX, GrB_Matrix_removeElement (A, 0, 2));
    MATRIX_IS (A, 3, 2, 1, _, 4, 5, _, _);
    OK (GrB_Vector_resize (v, 2));
    VECTOR_IS (v, 2, 1, _);
    OK (GrB_Vector_removeElement (v, 0));
    VECTOR_IS (v, 2, _, _);
    EXPECT (GrB_INVALID_INDEX, GrB_Vector_removeElement (v, 2));
    OK (GrB_Vector_setElement_FP64 (v, 8, 1));
    OK (GrB_Matrix_diag (&D, v, -1));
    MATRIX_IS (D, 3, 3, _, _, _, _, _, _, _, 8, _);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_diag (NULL, v, 0));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&D));
    OK (GrB_Vector_free (&v));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    FOR_ALL_TYPES (RUN)
    values_are_cast ();
    bools_from_c_are_made_0_or_1 ();
    scalar_objects_carry_absence ();
    build_joins_duplicates ();
    errors_name_rows_and_columns ();
    tuples_need_room ();
    shapes_change ();
    OK (GrB_finalize ());
    return 0;
}
