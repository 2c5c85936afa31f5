/* Functions under older names, and queries of types, parts and memory, with results worked out by hand. */
#include "check.h"

static GrB_Type pair_type = NULL;

static void scalars (void)
{
    GxB_Scalar s = NULL, t = NULL;
    GrB_Index nvals = 9;
    const char *text = NULL;
    OK (GxB_Scalar_new (&s, GrB_INT16));
    OK (GxB_Scalar_nvals (&nvals, s));
    CHECK (nvals == 0);
    /* Each type has its own function; INT16 keeps what fits it. */
#define SET_AND_GET(N, T, P)                                                    \
    {                                                                           \
        T x = 0;                                                                \
        OK (GxB_Scalar_setElement_##N (s, (T) 1));                              \
        OK (GxB_Scalar_extractElement_##N (&x, s));                             \
        CHECK (x == (T) 1);                                                     \
    }
    FOR_REAL_TYPES (SET_AND_GET)
    int16_t x = 0;
    OK (GxB_Scalar_setElement_FP64 (s, -3.9));
    OK (GxB_Scalar_wait (&s));
    OK (GxB_Scalar_extractElement (&x, s));
    CHECK (x == -3);
    OK (GxB_Scalar_dup (&t, s));
    OK (GxB_Scalar_clear (s));
    EXPECT (GrB_NO_VALUE, GxB_Scalar_extractElement_INT16 (&x, s));
    OK (GxB_Scalar_extractElement_INT16 (&x, t));
    CHECK (x == -3);
    EXPECT (GrB_NULL_POINTER, GxB_Scalar_extractElement_INT16 (NULL, t));
    OK (GxB_Scalar_error (&text, t));
    CHECK (strlen (text) > 0);
    OK (GxB_Scalar_free (&s));
    OK (GxB_Scalar_free (&t));
    CHECK (s == NULL && t == NULL);
    Pair in = pair (7), out = pair (0);
    OK (GxB_Scalar_new (&s, pair_type));
    OK (GxB_Scalar_setElement_UDT (s, &in));
    OK (GxB_Scalar_extractElement_UDT (&out, s));
    CHECK (pair_is (&out, 7));
    OK (GxB_Scalar_free (&s));
}

/* What a query of a type and of its name say. */
#define TYPE_IS(query, wanted, object)                                          \
    do                                                                          \
    {                                                                           \
        GrB_Type told = GrB_BOOL;                                               \
        OK (query (&told, object));                                             \
        CHECK (told == (wanted));                                               \
    } while (0)
#define NAME_IS(query, wanted, object)                                          \
    do                                                                          \
    {                                                                           \
        char told[GxB_MAX_NAME_LEN] = "none";                                   \
        OK (query (told, object));                                              \
        CHECK (strcmp (told, wanted) == 0);                                     \
    } while (0)

static void types (void)
{
    static const struct
    {
        const char *name;
        size_t size;
    } known[] = { { "bool", 1 }, { "int8_t", 1 }, { "int16_t", 2 }, { "int32_t", 4 }, { "int64_t", 8 }, { "uint8_t", 1 },
                  { "uint16_t", 2 }, { "uint32_t", 4 }, { "uint64_t", 8 }, { "float", 4 }, { "double", 8 },
                  { "GxB_FC32_t", 8 }, { "GxB_FC64_t", 16 } };
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
    {
        GrB_Type type = NULL;
        size_t bytes = 0;
        OK (GxB_Type_from_name (&type, known[k].name));
        CHECK (type != NULL);
        NAME_IS (GxB_Type_name, known[k].name, type);
        OK (GxB_Type_size (&bytes, type));
        CHECK (bytes == known[k].size);
    }
    TYPE_IS (GxB_Type_from_name, GxB_FC32, "float complex");
    TYPE_IS (GxB_Type_from_name, GxB_FC64, "double complex");
    TYPE_IS (GxB_Type_from_name, GrB_UINT8, "GrB_UINT8");
    TYPE_IS (GxB_Type_from_name, NULL, "Pair");
    NAME_IS (GxB_Type_name, "Pair", pair_type);
    /* A name that is longer than its room is cut. */
    char longer[200];
    memset (longer, 'x', sizeof longer);
    longer[199] = 0;
    GrB_Type named = NULL;
    OK (GxB_Type_new (&named, 3, longer, NULL));
    longer[GxB_MAX_NAME_LEN - 1] = 0;
    NAME_IS (GxB_Type_name, longer, named);
    /* Without a name in C it is the one that was set. */
    GrB_Type plain = NULL;
    OK (GrB_Type_new (&plain, 3));
    NAME_IS (GxB_Type_name, "", plain);
    char later[] = "later";
    OK (GrB_Type_set_String (plain, later, GrB_NAME));
    NAME_IS (GxB_Type_name, "later", plain);
    OK (GrB_Type_free (&named));
    OK (GrB_Type_free (&plain));
}

static void collections (void)
{
    GrB_Matrix A = NULL;
    GrB_Vector u = NULL;
    GrB_Scalar s = NULL;
    OK (GrB_Matrix_new (&A, pair_type, 3, 4));
    OK (GrB_Vector_new (&u, GrB_FP32, 100));
    OK (GrB_Scalar_new (&s, GrB_UINT64));
    TYPE_IS (GxB_Matrix_type, pair_type, A);
    TYPE_IS (GxB_Vector_type, GrB_FP32, u);
    TYPE_IS (GxB_Scalar_type, GrB_UINT64, s);
    NAME_IS (GxB_Matrix_type_name, "Pair", A);
    NAME_IS (GxB_Vector_type_name, "float", u);
    NAME_IS (GxB_Scalar_type_name, "uint64_t", s);
    /* The type of an object outlives what its user freed. */
    GrB_Type brief = NULL, told = NULL;
    GrB_Matrix B = NULL, C = NULL;
    OK (GrB_Type_new (&brief, 5));
    OK (GrB_Matrix_new (&B, brief, 2, 2));
    OK (GrB_Type_free (&brief));
    OK (GxB_Matrix_type (&told, B));
    OK (GrB_Matrix_new (&C, told, 2, 2));
    OK (GrB_Matrix_assign (C, NULL, NULL, B, GrB_ALL, 2, GrB_ALL, 2, NULL));
    OK (GrB_Type_free (&told));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    /* A value for each of the 50 places takes four bytes more than none. */
    size_t empty = 0, filled = 0;
    bool iso = true;
    OK (GxB_Vector_memoryUsage (&empty, u));
    for (GrB_Index i = 0; i < 50; i++) OK (GrB_Vector_setElement_FP32 (u, (float) i, 2 * i));
    OK (GxB_Vector_memoryUsage (&filled, u));
    CHECK (empty > 0 && filled >= empty + 50 * sizeof (float));
    OK (GxB_Vector_iso (&iso, u));
    CHECK (!iso);
    OK (GrB_Vector_assign_FP32 (u, NULL, NULL, 7, GrB_ALL, 100, NULL));
    OK (GxB_Vector_iso (&iso, u));
    CHECK (iso);
    OK (GxB_Matrix_memoryUsage (&empty, A));
    OK (GxB_Scalar_memoryUsage (&filled, s));
    CHECK (empty > 0 && filled > 0);
    Pair p = pair (1);
    OK (GrB_Matrix_setElement_UDT (A, &p, 1, 2));
    OK (GxB_Matrix_isStoredElement (A, 1, 2));
    EXPECT (GrB_NO_VALUE, GxB_Matrix_isStoredElement (A, 2, 1));
    EXPECT (GrB_INVALID_INDEX, GxB_Matrix_isStoredElement (A, 3, 0));
    OK (GxB_Vector_isStoredElement (u, 99));
    OK (GxB_resize (u, 200));
    EXPECT (GrB_NO_VALUE, GxB_Vector_isStoredElement (u, 100));
    OK (GxB_Matrix_resize (A, 2, 2));
    EXPECT (GrB_INVALID_INDEX, GxB_Matrix_isStoredElement (A, 1, 2));
    OK (GxB_Matrix_iso (&iso, A));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&u));
    OK (GrB_Scalar_free (&s));
}

static void operators (void)
{
    TYPE_IS (GxB_UnaryOp_xtype, GxB_FC64, GxB_CREAL_FC64);
    TYPE_IS (GxB_UnaryOp_ztype, GrB_FP64, GxB_CREAL_FC64);
    TYPE_IS (GxB_BinaryOp_xtype, GrB_INT8, GrB_GT_INT8);
    TYPE_IS (GxB_BinaryOp_ytype, GrB_INT8, GrB_GT_INT8);
    TYPE_IS (GxB_BinaryOp_ztype, GrB_BOOL, GrB_GT_INT8);
    TYPE_IS (GxB_BinaryOp_ztype, NULL, GxB_IGNORE_DUP);
    TYPE_IS (GxB_SelectOp_xtype, NULL, GxB_TRIL);
    TYPE_IS (GxB_SelectOp_ttype, NULL, GxB_GT_THUNK);
    NAME_IS (GxB_UnaryOp_xtype_name, "GxB_FC64_t", GxB_CREAL_FC64);
    NAME_IS (GxB_UnaryOp_ztype_name, "double", GxB_CREAL_FC64);
    NAME_IS (GxB_BinaryOp_xtype_name, "int8_t", GrB_GT_INT8);
    NAME_IS (GxB_BinaryOp_ytype_name, "int8_t", GrB_GT_INT8);
    NAME_IS (GxB_BinaryOp_ztype_name, "bool", GrB_GT_INT8);
    NAME_IS (GxB_IndexUnaryOp_xtype_name, "", GrB_TRIL);
    NAME_IS (GxB_IndexUnaryOp_ytype_name, "int64_t", GrB_TRIL);
    NAME_IS (GxB_IndexUnaryOp_ztype_name, "bool", GrB_TRIL);
    NAME_IS (GxB_IndexUnaryOp_xtype_name, "float", GrB_VALUELT_FP32);
    /* Users' types are told as their users' handles. */
    GrB_BinaryOp plus = NULL, op = NULL;
    GrB_UnaryOp negate = NULL;
    GrB_Monoid monoid = NULL, told = NULL;
    GrB_Semiring semiring = NULL;
    Pair zero = pair (0), x = pair (5);
    OK (GrB_BinaryOp_new (&plus, pair_add, pair_type, pair_type, pair_type));
    OK (GrB_UnaryOp_new (&negate, pair_negate, pair_type, GrB_FP64));
    TYPE_IS (GxB_BinaryOp_xtype, pair_type, plus);
    TYPE_IS (GxB_BinaryOp_ytype, pair_type, plus);
    TYPE_IS (GxB_BinaryOp_ztype, pair_type, plus);
    TYPE_IS (GxB_UnaryOp_xtype, GrB_FP64, negate);
    TYPE_IS (GxB_UnaryOp_ztype, pair_type, negate);
    OK (GrB_Monoid_new_UDT (&monoid, plus, &zero));
    OK (GxB_Monoid_identity (&x, monoid));
    CHECK (pair_is (&x, 0));
    bool has = true;
    x = pair (5);
    OK (GxB_Monoid_terminal (&has, &x, monoid));
    CHECK (!has && pair_is (&x, 5));
    int32_t least = 0;
    OK (GxB_Monoid_terminal (&has, &least, GrB_MIN_MONOID_INT32));
    CHECK (has && least == INT32_MIN);
    OK (GxB_Monoid_identity (&least, GrB_MIN_MONOID_INT32));
    CHECK (least == INT32_MAX);
    OK (GxB_Monoid_operator (&op, GrB_MIN_MONOID_INT32));
    CHECK (op == GrB_MIN_INT32);
    OK (GrB_Semiring_new (&semiring, monoid, plus));
    OK (GxB_Semiring_add (&told, semiring));
    OK (GxB_Semiring_multiply (&op, semiring));
    TYPE_IS (GxB_BinaryOp_ztype, pair_type, op);
    OK (GxB_Semiring_add (&told, GrB_PLUS_TIMES_SEMIRING_FP64));
    CHECK (told == GrB_PLUS_MONOID_FP64);
    OK (GxB_Semiring_multiply (&op, GrB_PLUS_TIMES_SEMIRING_FP64));
    CHECK (op == GrB_TIMES_FP64);
    OK (GrB_Semiring_free (&semiring));
    OK (GrB_Monoid_free (&monoid));
    OK (GrB_BinaryOp_free (&plus));
    OK (GrB_UnaryOp_free (&negate));
}

static void operations (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, _, 3), B = MATRIX (1, 2, 10, 100), C = NULL;
    GrB_Vector u = VECTOR (4, -1, 0, 2, _), w = NULL;
    GrB_Scalar two = NULL, empty = NULL;
    OK (GrB_Scalar_new (&two, GrB_FP64));
    OK (GrB_Scalar_new (&empty, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (two, 2));
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 4));
    OK (GxB_kron (C, NULL, NULL, GrB_TIMES_FP64, A, B, NULL));
    MATRIX_IS (C, 2, 4, 10, 100, 20, 200, _, _, 30, 300);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 2));
    OK (GrB_Vector_new (&w, GrB_FP64, 4));
    OK (GxB_Matrix_apply_BinaryOp1st (C, NULL, NULL, GrB_MINUS_FP64, two, A, NULL));
    MATRIX_IS (C, 2, 2, 1, 0, _, -1);
    OK (GxB_Matrix_apply_BinaryOp2nd (C, NULL, NULL, GrB_MINUS_FP64, A, two, NULL));
    MATRIX_IS (C, 2, 2, -1, 0, _, 1);
    OK (GxB_Vector_apply_BinaryOp1st (w, NULL, NULL, GrB_MINUS_FP64, two, u, NULL));
    VECTOR_IS (w, 4, 3, 2, 0, _);
    OK (GxB_Vector_apply_BinaryOp2nd (w, NULL, NULL, GrB_MINUS_FP64, u, two, NULL));
    VECTOR_IS (w, 4, -3, -2, 0, _);
    /* Older select operators: places, zero, a thunk; no thunk is 0. */
    OK (GxB_Matrix_select (C, NULL, NULL, GxB_TRIL, A, NULL, NULL));
    MATRIX_IS (C, 2, 2, 1, _, _, 3);
    OK (GxB_select (C, NULL, NULL, GxB_OFFDIAG, A, empty, NULL));
    MATRIX_IS (C, 2, 2, _, 2, _, _);
    OK (GxB_Matrix_select (C, NULL, NULL, GxB_GE_THUNK, A, two, NULL));
    MATRIX_IS (C, 2, 2, _, 2, _, 3);
    static const struct
    {
        GxB_SelectOp *op;
        bool has_thunk;
        double picture[4];
    } selects[] = {
        { &GxB_NONZERO, true, { -1, _, 2, _ } },   { &GxB_EQ_ZERO, true, { _, 0, _, _ } },
        { &GxB_GT_ZERO, true, { _, _, 2, _ } },    { &GxB_GE_ZERO, true, { _, 0, 2, _ } },
        { &GxB_LT_ZERO, true, { -1, _, _, _ } },   { &GxB_LE_ZERO, true, { -1, 0, _, _ } },
        { &GxB_NE_THUNK, true, { -1, 0, _, _ } },  { &GxB_EQ_THUNK, true, { _, _, 2, _ } },
        { &GxB_GT_THUNK, false, { _, _, 2, _ } },  { &GxB_GE_THUNK, true, { _, _, 2, _ } },
        { &GxB_LT_THUNK, false, { -1, _, _, _ } }, { &GxB_LE_THUNK, true, { -1, 0, 2, _ } },
    };
    for (size_t k = 0; k < sizeof selects / sizeof selects[0]; k++)
    {
        OK (GxB_select (w, NULL, NULL, *selects[k].op, u, selects[k].has_thunk ? two : NULL, NULL));
        CHECK (vector_is (w, 4, selects[k].picture));
    }
    OK (GrB_Vector_clear (w));
    OK (GrB_Matrix_clear (C));
    /* A place that comes twice is one entry. */
    const GrB_Index I[4] = { 3, 1, 3, 0 }, rows[3] = { 1, 0, 1 }, cols[3] = { 0, 1, 0 };
    OK (GxB_Vector_build_Scalar (w, I, two, 4));
    VECTOR_IS (w, 4, 2, 2, _, 2);
    OK (GxB_Matrix_build_Scalar (C, rows, cols, two, 3));
    MATRIX_IS (C, 2, 2, _, 2, 2, _);
    bool iso = false;
    OK (GxB_Matrix_iso (&iso, C));
    CHECK (iso);
    OK (GrB_Vector_clear (w));
    OK (GxB_Vector_build_Scalar (w, I, two, 0));
    VECTOR_IS (w, 4, _, _, _, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&two));
    OK (GrB_Scalar_free (&empty));
}

static void diagonals (void)
{
    GrB_Matrix A = MATRIX (3, 4, 1, 2, 3, _, 5, _, 7, 8, 9, 10, _, 12);
    for (int by_column = 0; by_column < 2; by_column++)
    {
        static const struct
        {
            int64_t k;
            GrB_Index n;
            double picture[3];
        } diagonals[] = { { 0, 3, { 1, _, _ } }, { 1, 3, { 2, 7, 12 } }, { 2, 2, { 3, 8 } }, { 3, 1, { _ } }, { 4, 0, { _ } },
                          { -1, 2, { 5, 10 } },  { -2, 1, { 9 } },       { -3, 0, { _ } },   { INT64_MIN, 0, { _ } } };
        OK (GrB_Matrix_set_INT32 (A, by_column ? GrB_COLMAJOR : GrB_ROWMAJOR, GrB_STORAGE_ORIENTATION_HINT));
        for (size_t k = 0; k < sizeof diagonals / sizeof diagonals[0]; k++)
        {
            GrB_Vector v = NULL;
            OK (GrB_Vector_new (&v, GrB_INT32, diagonals[k].n));
            if (diagonals[k].n > 0) OK (GrB_Vector_setElement_INT32 (v, 99, 0));
            OK (GxB_Vector_diag (v, A, diagonals[k].k, NULL));
            CHECK (vector_is (v, diagonals[k].n, diagonals[k].picture));
            OK (GrB_Vector_free (&v));
        }
        GrB_Vector v = VECTOR (2, 1.5, 2.5);
        GrB_Matrix C = NULL;
        OK (GrB_Matrix_new (&C, GrB_INT32, 3, 3));
        OK (GrB_Matrix_set_INT32 (C, by_column ? GrB_COLMAJOR : GrB_ROWMAJOR, GrB_STORAGE_ORIENTATION_HINT));
        OK (GrB_Matrix_setElement_INT32 (C, 99, 0, 0));
        OK (GxB_Matrix_diag (C, v, 1, NULL));
        MATRIX_IS (C, 3, 3, _, 1, _, _, _, 2, _, _, _);
        OK (GxB_Matrix_diag (C, v, -1, NULL));
        MATRIX_IS (C, 3, 3, _, _, _, 1, _, _, _, 2, _);
        EXPECT (GrB_DIMENSION_MISMATCH, GxB_Matrix_diag (C, v, INT64_MIN, NULL));
        OK (GrB_Matrix_free (&C));
        OK (GrB_Vector_free (&v));
    }
    OK (GrB_Matrix_free (&A));
}

static void bytes (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, _, 3), B = NULL;
    GrB_Vector u = VECTOR (3, _, 4, 5), w = NULL;
    void *blob = NULL;
    GrB_Index size = 0;
    int32_t number = -1;
    size_t room = 0;
    char text[GxB_MAX_NAME_LEN];
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    int32_t shown = -1; /* asked for first: a small matrix takes its form then */
    OK (GrB_Matrix_get_INT32 (A, &shown, (GrB_Field) GxB_SPARSITY_STATUS));
    OK (GxB_Matrix_serialize (&blob, &size, A, NULL));
    CHECK (blob != NULL && size > 0);
    OK (GxB_Matrix_deserialize (&B, NULL, blob, size, NULL));
    MATRIX_IS (B, 2, 3, 1, _, 2, _, _, 3);
    OK (GxB_deserialize_type_name (text, blob, size));
    CHECK (strcmp (text, "double") == 0);
    OK (GxB_Serialized_get_INT32 (blob, &number, GrB_EL_TYPE_CODE, size));
    CHECK (number == GrB_FP64_CODE);
    OK (GxB_Serialized_get_INT32 (blob, &number, GrB_STORAGE_ORIENTATION_HINT, size));
    CHECK (number == GrB_ROWMAJOR);
    OK (GxB_Serialized_get_INT32 (blob, &number, (GrB_Field) GxB_FORMAT, size));
    CHECK (number == GxB_BY_ROW);
    OK (GxB_Serialized_get_INT32 (blob, &number, (GrB_Field) GxB_SPARSITY_CONTROL, size));
    CHECK (number == GxB_AUTO_SPARSITY);
    OK (GxB_Serialized_get_Scalar (blob, s, (GrB_Field) GxB_SPARSITY_STATUS, size));
    double status = 0;
    OK (GrB_Scalar_extractElement_FP64 (&status, s));
    CHECK (status == shown);
    OK (GxB_Serialized_get_SIZE (blob, &room, GrB_EL_TYPE_STRING, size));
    OK (GxB_Serialized_get_String (blob, text, GrB_EL_TYPE_STRING, size));
    CHECK (strcmp (text, "GrB_FP64") == 0 && room == strlen (text) + 1);
    OK (GxB_Serialized_get_String (blob, text, GxB_JIT_C_NAME, size));
    CHECK (strcmp (text, "double") == 0);
    OK (GxB_Serialized_get_String (blob, text, GrB_NAME, size));
    CHECK (strcmp (text, "") == 0);
    free (blob);
    OK (GxB_Vector_serialize (&blob, &size, u, NULL));
    OK (GxB_Vector_deserialize (&w, GrB_FP64, blob, size, NULL));
    VECTOR_IS (w, 3, _, 4, 5);
    free (blob);
    GrB_Matrix P = NULL;
    OK (GrB_Matrix_new (&P, pair_type, 2, 2));
    OK (GxB_Matrix_serialize (&blob, &size, P, NULL));
    OK (GxB_deserialize_type_name (text, blob, size));
    CHECK (strcmp (text, "Pair") == 0);
    OK (GxB_Serialized_get_INT32 (blob, &number, GrB_EL_TYPE_CODE, size));
    CHECK (number == GrB_UDT_CODE);
    free (blob);
    /* Names stay, whatever they are; a type has none in C unless one is set. */
    GrB_Type nameless = NULL;
    GrB_Matrix Q = NULL;
    OK (GrB_Type_new (&nameless, sizeof (Pair)));
    OK (GrB_Type_set_String (nameless, "a pair, in words", GrB_NAME));
    OK (GrB_Matrix_free (&P));
    OK (GrB_Matrix_new (&P, nameless, 2, 2));
    OK (GrB_Matrix_set_String (P, "my pairs", GrB_NAME));
    OK (GxB_Matrix_serialize (&blob, &size, P, NULL));
    OK (GxB_deserialize_type_name (text, blob, size));
    CHECK (strcmp (text, "") == 0);
    OK (GxB_Serialized_get_String (blob, text, GrB_EL_TYPE_STRING, size));
    CHECK (strcmp (text, "a pair, in words") == 0);
    OK (GxB_Serialized_get_SIZE (blob, &room, GrB_NAME, size));
    OK (GxB_Serialized_get_String (blob, text, GrB_NAME, size));
    CHECK (strcmp (text, "my pairs") == 0 && room == strlen (text) + 1);
    OK (GxB_Matrix_deserialize (&Q, nameless, blob, size, NULL));
    OK (GrB_Matrix_get_String (Q, text, GrB_NAME));
    CHECK (strcmp (text, "my pairs") == 0);
    free (blob);
    OK (GrB_Matrix_free (&Q));
    OK (GrB_Type_free (&nameless));
    OK (GrB_Matrix_free (&P));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    OK (GxB_Type_new (&pair_type, sizeof (Pair), "Pair", NULL));
    scalars ();
    types ();
    collections ();
    operators ();
    operations ();
    diagonals ();
    bytes ();
    OK (GrB_Type_free (&pair_type));
    OK (GrB_finalize ());
    return 0;
}
