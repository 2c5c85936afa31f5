/* Fields: what every kind of object answers, what can be set and how often, sizes of buffers, wrong
   forms, and where the texts of errors are found. Numbers and names are those of the specification
   (tables of fields and of predefined objects) and of the ABI. */
#include "check.h"

#define TEXT_IS(KIND, object, field, want)                                      \
    do                                                                          \
    {                                                                           \
        char buffer[512];                                                       \
        size_t size = 0;                                                        \
        memset (buffer, '#', sizeof (buffer));                                  \
        OK (GrB_##KIND##_get_SIZE (object, &size, field));                      \
        CHECK (size == strlen (want) + 1);                                      \
        OK (GrB_##KIND##_get_String (object, buffer, field));                   \
        CHECK (strcmp (buffer, want) == 0 && buffer[size] == '#');              \
    } while (0)

#define NUMBER_IS(KIND, object, field, want)                                    \
    do                                                                          \
    {                                                                           \
        int32_t number = -77;                                                   \
        OK (GrB_##KIND##_get_INT32 (object, &number, field));                   \
        CHECK (number == (int32_t) (want));                                     \
    } while (0)

/* The field is there, has no value, and nothing is written. */
#define NO_NUMBER(KIND, object, field)                                          \
    do                                                                          \
    {                                                                           \
        int32_t number = -77;                                                   \
        EXPECT (GrB_NO_VALUE, GrB_##KIND##_get_INT32 (object, &number, field)); \
        CHECK (number == -77);                                                  \
    } while (0)
#define NO_TEXT(KIND, object, field)                                            \
    do                                                                          \
    {                                                                           \
        char buffer[8] = "####";                                                \
        size_t size = 77;                                                       \
        EXPECT (GrB_NO_VALUE, GrB_##KIND##_get_SIZE (object, &size, field));    \
        EXPECT (GrB_NO_VALUE, GrB_##KIND##_get_String (object, buffer, field)); \
        CHECK (size == 77 && strcmp (buffer, "####") == 0);                     \
    } while (0)

#define DOMAIN_IS(KIND, object, which, code, name)                              \
    do                                                                          \
    {                                                                           \
        NUMBER_IS (KIND, object, GrB_##which##_TYPE_CODE, code);                \
        TEXT_IS (KIND, object, GrB_##which##_TYPE_STRING, name);                \
    } while (0)
#define NO_DOMAIN(KIND, object, which)                                          \
    do                                                                          \
    {                                                                           \
        NO_NUMBER (KIND, object, GrB_##which##_TYPE_CODE);                      \
        NO_TEXT (KIND, object, GrB_##which##_TYPE_STRING);                      \
    } while (0)

/* What no object accepts: unknown fields, fields of others, wrong forms, null, no live object. */
#define REFUSALS(KIND, object, number, foreign, dead)                           \
    do                                                                          \
    {                                                                           \
        int32_t n = -77;                                                        \
        size_t size = 77;                                                       \
        char buffer[8] = "####";                                                \
        GrB_Scalar s = NULL;                                                    \
        OK (GrB_Scalar_new (&s, GrB_FP64));                                     \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_INT32 (object, &n, (GrB_Field) 9999)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 0, (GrB_Field) -1)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_INT32 (object, &n, foreign)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 0, foreign)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_INT32 (object, &n, GrB_NAME)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_Scalar (object, s, GrB_NAME)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_VOID (object, buffer, GrB_NAME)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_String (object, buffer, number)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_SIZE (object, &size, number)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 0, GrB_NAME)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_Scalar (object, s, GrB_NAME)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_String (object, buffer, number)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_VOID (object, buffer, GrB_NAME, 4)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_get_INT32 (object, NULL, number)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_get_SIZE (object, NULL, GrB_NAME)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_get_String (object, NULL, GrB_NAME)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_get_Scalar (object, NULL, number)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_set_String (object, NULL, GrB_NAME)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_set_Scalar (object, NULL, number)); \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_get_INT32 (NULL, &n, number));   \
        EXPECT (GrB_NULL_POINTER, GrB_##KIND##_set_String (NULL, buffer, GrB_NAME)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_get_INT32 (dead, &n, number)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_get_String (dead, buffer, GrB_NAME)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_set_INT32 (dead, 0, number)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_set_String (dead, buffer, GrB_NAME)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_get_Scalar (object, (GrB_Scalar) (void *) block, number)); \
        EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_##KIND##_set_Scalar (object, (GrB_Scalar) (void *) block, number)); \
        CHECK (n == -77 && size == 77 && strcmp (buffer, "####") == 0);         \
        GrB_Index held = 9;                                                     \
        OK (GrB_Scalar_nvals (&held, s));                                       \
        CHECK (held == 0);                                                      \
        OK (GrB_Scalar_free (&s));                                              \
    } while (0)

/* No object. */
static uint64_t block[64];

/* The text of the last error says `part`; kinds that have GrB_error. */
#define SAYS(KIND, object, part)                                                \
    do                                                                          \
    {                                                                           \
        const char *text = NULL;                                                \
        OK (GrB_##KIND##_error (&text, object));                                \
        if (strstr (text, part) == NULL) printf ("\"%s\" lacks \"%s\"\n", text, part); \
        CHECK (strstr (text, part) != NULL);                                    \
    } while (0)
#define SAYS_NOTHING(KIND, object)                                              \
    do                                                                          \
    {                                                                           \
        const char *text = NULL;                                                \
        OK (GrB_##KIND##_error (&text, object));                                \
        CHECK (text[0] == 0);                                                   \
    } while (0)

/* A name that is set once; predefined names cannot be set. */
#define NAMED_ONCE(KIND, object, predefined, predefined_name)                   \
    do                                                                          \
    {                                                                           \
        TEXT_IS (KIND, object, GrB_NAME, "");                                   \
        OK (GrB_##KIND##_set_String (object, (char *) "M\xC3\xBCller \xFF", GrB_NAME)); \
        TEXT_IS (KIND, object, GrB_NAME, "M\xC3\xBCller \xFF");                 \
        EXPECT (GrB_ALREADY_SET, GrB_##KIND##_set_String (object, (char *) "b", GrB_NAME)); \
        SAYS (KIND, object, "GrB_ALREADY_SET: ");                               \
        TEXT_IS (KIND, object, GrB_NAME, "M\xC3\xBCller \xFF");                 \
        TEXT_IS (KIND, predefined, GrB_NAME, predefined_name);                  \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_String (predefined, (char *) "b", GrB_NAME)); \
        SAYS (KIND, predefined, "predefined");                                  \
        TEXT_IS (KIND, predefined, GrB_NAME, predefined_name);                  \
        SAYS_NOTHING (KIND, predefined);                                        \
    } while (0)

static void types (void)
{
    const GrB_Type all[13] = { GrB_BOOL, GrB_INT8, GrB_UINT8, GrB_INT16, GrB_UINT16, GrB_INT32, GrB_UINT32, GrB_INT64,
                               GrB_UINT64, GrB_FP32, GrB_FP64, GxB_FC32, GxB_FC64 };
    const char *names[13] = { "GrB_BOOL", "GrB_INT8", "GrB_UINT8", "GrB_INT16", "GrB_UINT16", "GrB_INT32", "GrB_UINT32",
                              "GrB_INT64", "GrB_UINT64", "GrB_FP32", "GrB_FP64", "GxB_FC32", "GxB_FC64" };
    const char *in_c[13] = { "bool", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t",
                             "uint64_t", "float", "double", "GxB_FC32_t", "GxB_FC64_t" };
    const size_t sizes[13] = { 1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 8, 16 };
    const int32_t codes[13] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7070, 7071 };
    for (int k = 0; k < 13; k++)
    {
        size_t size = 0;
        TEXT_IS (Type, all[k], GrB_NAME, names[k]);
        TEXT_IS (Type, all[k], GrB_EL_TYPE_STRING, names[k]);
        NUMBER_IS (Type, all[k], GrB_EL_TYPE_CODE, codes[k]);
        OK (GrB_Type_get_SIZE (all[k], &size, GrB_SIZE));
        CHECK (size == sizes[k]);
        TEXT_IS (Type, all[k], GxB_JIT_C_NAME, in_c[k]);
        TEXT_IS (Type, all[k], GxB_JIT_C_DEFINITION, "");
    }
    GrB_Type t = NULL, u = NULL;
    GrB_Scalar s = NULL;
    uint64_t z = 0;
    OK (GrB_Type_new (&t, 24));
    OK (GrB_Scalar_new (&s, GrB_UINT64));
    OK (GrB_Type_get_Scalar (t, s, GrB_SIZE));
    OK (GrB_Scalar_extractElement_UINT64 (&z, s));
    CHECK (z == 24);
    NUMBER_IS (Type, t, GrB_EL_TYPE_CODE, GrB_UDT_CODE);
    NAMED_ONCE (Type, t, GrB_FP64, "GrB_FP64");
    TEXT_IS (Type, t, GrB_EL_TYPE_STRING, "M\xC3\xBCller \xFF");
    OK (GrB_Type_set_String (t, (char *) "triple", GxB_JIT_C_NAME));
    OK (GrB_Type_set_String (t, (char *) "typedef double triple[3];", GxB_JIT_C_DEFINITION));
    EXPECT (GrB_ALREADY_SET, GrB_Type_set_String (t, (char *) "", GxB_JIT_C_NAME));
    TEXT_IS (Type, t, GxB_JIT_C_DEFINITION, "typedef double triple[3];");
    EXPECT (GrB_INVALID_VALUE, GrB_Type_set_INT32 (t, 1, GrB_EL_TYPE_CODE));
    SAYS (Type, t, "can only be read");
    REFUSALS (Type, t, GrB_EL_TYPE_CODE, GrB_OUTP_TYPE_CODE, (GrB_Type) (void *) block);
    OK (GxB_Type_new (&u, 8, "pair", "typedef float pair[2];"));
    TEXT_IS (Type, u, GrB_NAME, "");
    TEXT_IS (Type, u, GxB_JIT_C_NAME, "pair");
    TEXT_IS (Type, u, GxB_JIT_C_DEFINITION, "typedef float pair[2];");
    OK (GrB_Type_free (&t));
    OK (GrB_Type_free (&u));
    OK (GrB_Scalar_free (&s));
}

static void operators (void)
{
    GrB_Type t = NULL;
    GrB_UnaryOp f = NULL;
    GrB_BinaryOp g = NULL;
    GrB_IndexUnaryOp h = NULL;
    OK (GrB_Type_new (&t, sizeof (Pair)));
    OK (GrB_Type_set_String (t, (char *) "Pair", GrB_NAME));
    OK (GxB_UnaryOp_new (&f, pair_negate, t, t, "neg", "void neg"));
    OK (GxB_BinaryOp_new (&g, pair_add, t, t, t, "add", "void add"));
    OK (GxB_IndexUnaryOp_new (&h, pair_above, GrB_BOOL, t, t, "above", "void above"));
    TEXT_IS (UnaryOp, f, GxB_JIT_C_NAME, "neg");
    TEXT_IS (UnaryOp, f, GxB_JIT_C_DEFINITION, "void neg");
    TEXT_IS (BinaryOp, g, GxB_JIT_C_NAME, "add");
    TEXT_IS (BinaryOp, g, GxB_JIT_C_DEFINITION, "void add");
    TEXT_IS (IndexUnaryOp, h, GxB_JIT_C_NAME, "above");
    TEXT_IS (IndexUnaryOp, h, GxB_JIT_C_DEFINITION, "void above");
    NAMED_ONCE (UnaryOp, f, GrB_LNOT, "GrB_LNOT");
    NAMED_ONCE (BinaryOp, g, GrB_PLUS_FP64, "GrB_PLUS_FP64");
    NAMED_ONCE (IndexUnaryOp, h, GrB_TRIL, "GrB_TRIL");
    TEXT_IS (UnaryOp, GrB_ABS_INT32, GrB_NAME, "GrB_ABS_INT32");
    TEXT_IS (BinaryOp, GrB_EQ_BOOL, GrB_NAME, "GrB_EQ_BOOL");
    TEXT_IS (BinaryOp, GxB_RMINUS_INT8, GrB_NAME, "GxB_RMINUS_INT8");
    TEXT_IS (BinaryOp, GrB_ONEB_INT64, GrB_NAME, "GrB_ONEB_INT64");
    TEXT_IS (BinaryOp, GxB_PAIR_INT64, GrB_NAME, "GrB_ONEB_INT64");
    TEXT_IS (IndexUnaryOp, GrB_VALUELT_INT8, GrB_NAME, "GrB_VALUELT_INT8");
    DOMAIN_IS (UnaryOp, f, INP0, GrB_UDT_CODE, "Pair");
    NO_DOMAIN (UnaryOp, f, INP1);
    DOMAIN_IS (UnaryOp, GxB_ABS_FC32, INP0, GxB_FC32_CODE, "GxB_FC32");
    DOMAIN_IS (UnaryOp, GxB_ABS_FC32, OUTP, GrB_FP32_CODE, "GrB_FP32");
    DOMAIN_IS (BinaryOp, g, INP1, GrB_UDT_CODE, "Pair");
    DOMAIN_IS (BinaryOp, GrB_LT_FP32, INP0, GrB_FP32_CODE, "GrB_FP32");
    DOMAIN_IS (BinaryOp, GrB_LT_FP32, INP1, GrB_FP32_CODE, "GrB_FP32");
    DOMAIN_IS (BinaryOp, GrB_LT_FP32, OUTP, GrB_BOOL_CODE, "GrB_BOOL");
    NO_DOMAIN (BinaryOp, GxB_IGNORE_DUP, OUTP);
    DOMAIN_IS (IndexUnaryOp, h, INP0, GrB_UDT_CODE, "Pair");
    DOMAIN_IS (IndexUnaryOp, GrB_VALUELT_INT8, INP0, GrB_INT8_CODE, "GrB_INT8");
    DOMAIN_IS (IndexUnaryOp, GrB_VALUELT_INT8, INP1, GrB_INT8_CODE, "GrB_INT8");
    DOMAIN_IS (IndexUnaryOp, GrB_ROWINDEX_INT64, OUTP, GrB_INT64_CODE, "GrB_INT64");
    NO_DOMAIN (IndexUnaryOp, GrB_ROWINDEX_INT64, INP0);
    NO_DOMAIN (IndexUnaryOp, GrB_ROWINDEX_INT64, INP1);
    REFUSALS (UnaryOp, f, GrB_OUTP_TYPE_CODE, GrB_EL_TYPE_CODE, (GrB_UnaryOp) (void *) block);
    REFUSALS (BinaryOp, g, GrB_OUTP_TYPE_CODE, GrB_EL_TYPE_CODE, (GrB_BinaryOp) (void *) block);
    REFUSALS (IndexUnaryOp, h, GrB_OUTP_TYPE_CODE, GrB_EL_TYPE_CODE, (GrB_IndexUnaryOp) (void *) block);
    OK (GrB_UnaryOp_free (&f));
    OK (GrB_BinaryOp_free (&g));
    OK (GrB_IndexUnaryOp_free (&h));
    OK (GrB_Type_free (&t));
}

static void monoids_and_semirings (void)
{
    GrB_Type t = NULL;
    GrB_BinaryOp add = NULL, op = NULL;
    GrB_Monoid m = NULL, part = NULL;
    GrB_Semiring r = NULL;
    GrB_Scalar s = NULL;
    GrB_Index held = 9;
    int32_t z = 0;
    Pair zero = pair (0);
    size_t size = 0;
    OK (GrB_Type_new (&t, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&add, pair_add, t, t, t));
    OK (GrB_BinaryOp_set_String (add, (char *) "add", GrB_NAME));
    OK (GrB_Monoid_new_UDT (&m, add, &zero));
    OK (GrB_Semiring_new (&r, m, add));
    OK (GrB_Scalar_new (&s, GrB_INT32));
    NAMED_ONCE (Monoid, m, GrB_PLUS_MONOID_INT32, "GrB_PLUS_MONOID_INT32");
    NAMED_ONCE (Semiring, r, GrB_MIN_PLUS_SEMIRING_FP64, "GrB_MIN_PLUS_SEMIRING_FP64");
    TEXT_IS (Semiring, GxB_ANY_PAIR_BOOL, GrB_NAME, "GxB_ANY_PAIR_BOOL");
    TEXT_IS (Monoid, GxB_PLUS_INT32_MONOID, GrB_NAME, "GrB_PLUS_MONOID_INT32");
    DOMAIN_IS (Monoid, m, INP0, GrB_UDT_CODE, "");
    DOMAIN_IS (Monoid, GrB_LOR_MONOID_BOOL, INP1, GrB_BOOL_CODE, "GrB_BOOL");
    DOMAIN_IS (Monoid, GrB_LOR_MONOID_BOOL, OUTP, GrB_BOOL_CODE, "GrB_BOOL");
    DOMAIN_IS (Semiring, GrB_MIN_PLUS_SEMIRING_FP64, OUTP, GrB_FP64_CODE, "GrB_FP64");
    NO_DOMAIN (Semiring, GrB_MIN_PLUS_SEMIRING_FP64, INP0);
    NO_DOMAIN (Semiring, GrB_MIN_PLUS_SEMIRING_FP64, INP1);
    /* identity and terminal value, cast to the scalar's type; no terminal value leaves it empty */
    OK (GrB_Monoid_get_Scalar (GrB_MIN_MONOID_INT8, s, GxB_MONOID_IDENTITY));
    OK (GrB_Scalar_extractElement_INT32 (&z, s));
    CHECK (z == 127);
    OK (GrB_Semiring_get_Scalar (GrB_MIN_PLUS_SEMIRING_INT8, s, GxB_MONOID_TERMINAL));
    OK (GrB_Scalar_extractElement_INT32 (&z, s));
    CHECK (z == -128);
    OK (GrB_Monoid_get_Scalar (GrB_PLUS_MONOID_INT8, s, GxB_MONOID_TERMINAL));
    OK (GrB_Scalar_nvals (&held, s));
    CHECK (held == 0);
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_get_Scalar (m, s, GxB_MONOID_IDENTITY));
    SAYS (Scalar, s, "GrB_DOMAIN_MISMATCH");
    SAYS (Monoid, m, "GrB_DOMAIN_MISMATCH");
    /* parts: the predefined handles, and handles that live with the whole */
    OK (GrB_Monoid_get_SIZE (GrB_PLUS_MONOID_INT8, &size, GxB_MONOID_OPERATOR));
    CHECK (size == sizeof (GrB_BinaryOp));
    OK (GrB_Monoid_get_VOID (GrB_PLUS_MONOID_INT8, &op, GxB_MONOID_OPERATOR));
    CHECK (op == GrB_PLUS_INT8);
    OK (GrB_Semiring_get_VOID (GrB_MIN_PLUS_SEMIRING_FP64, &part, GxB_SEMIRING_MONOID));
    CHECK (part == GrB_MIN_MONOID_FP64);
    OK (GrB_Semiring_get_VOID (GrB_MIN_PLUS_SEMIRING_FP64, &op, GxB_SEMIRING_MULTIPLY));
    CHECK (op == GrB_PLUS_FP64);
    OK (GrB_Semiring_get_VOID (GrB_MIN_PLUS_SEMIRING_FP64, &op, GxB_MONOID_OPERATOR));
    CHECK (op == GrB_MIN_FP64);
    OK (GrB_BinaryOp_free (&add));
    OK (GrB_Semiring_get_VOID (r, &op, GxB_SEMIRING_MULTIPLY));
    TEXT_IS (BinaryOp, op, GrB_NAME, "add");
    OK (GrB_Monoid_get_VOID (m, &op, GxB_MONOID_OPERATOR));
    TEXT_IS (BinaryOp, op, GrB_NAME, "add");
    OK (GrB_BinaryOp_free (&op));
    CHECK (op != NULL);
    TEXT_IS (BinaryOp, op, GrB_NAME, "add");
    OK (GrB_Semiring_get_VOID (r, &part, GxB_SEMIRING_MONOID));
    NUMBER_IS (Monoid, part, GrB_OUTP_TYPE_CODE, GrB_UDT_CODE);
    REFUSALS (Monoid, m, GrB_OUTP_TYPE_CODE, GrB_EL_TYPE_CODE, (GrB_Monoid) (void *) block);
    REFUSALS (Semiring, r, GrB_OUTP_TYPE_CODE, GrB_EL_TYPE_CODE, (GrB_Semiring) (void *) block);
    OK (GrB_Semiring_free (&r));
    OK (GrB_Monoid_free (&m));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Type_free (&t));
}

static void descriptors (void)
{
    GrB_Descriptor d = NULL;
    OK (GrB_Descriptor_new (&d));
    const GrB_Field fields[4] = { GrB_OUTP_FIELD, GrB_MASK_FIELD, GrB_INP0_FIELD, GrB_INP1_FIELD };
    const int32_t values[4] = { GrB_REPLACE, GrB_COMP_STRUCTURE, GrB_TRAN, GrB_TRAN };
    for (int k = 0; k < 4; k++)
    {
        NUMBER_IS (Descriptor, d, fields[k], GrB_DEFAULT);
        OK (GrB_Descriptor_set_INT32 (d, values[k], fields[k]));
        NUMBER_IS (Descriptor, d, fields[k], values[k]);
        NUMBER_IS (Descriptor, GrB_DESC_RSCT0T1, fields[k], values[k]);
        EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set_INT32 (d, 99, fields[k]));
        EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set_INT32 (GrB_DESC_RSCT0T1, 0, fields[k]));
        NUMBER_IS (Descriptor, d, fields[k], values[k]);
        OK (GrB_Descriptor_set_INT32 (d, GrB_DEFAULT, fields[k]));
        NUMBER_IS (Descriptor, d, fields[k], GrB_DEFAULT);
    }
    TEXT_IS (Descriptor, d, GrB_NAME, "");
    OK (GrB_Descriptor_set_String (d, (char *) "first", GrB_NAME));
    OK (GrB_Descriptor_set_String (d, (char *) "second", GrB_NAME));
    TEXT_IS (Descriptor, d, GrB_NAME, "second");
    TEXT_IS (Descriptor, GrB_DESC_RSCT0T1, GrB_NAME, "GrB_DESC_RSCT0T1");
    REFUSALS (Descriptor, d, GrB_OUTP_FIELD, GrB_EL_TYPE_CODE, (GrB_Descriptor) (void *) block);
    OK (GrB_Descriptor_free (&d));
}

#define NAMED_OFTEN(KIND, object)                                               \
    do                                                                          \
    {                                                                           \
        char name[400];                                                         \
        memset (name, 'n', 399);                                                \
        name[399] = 0;                                                          \
        TEXT_IS (KIND, object, GrB_NAME, "");                                   \
        OK (GrB_##KIND##_set_String (object, name, GrB_NAME));                  \
        TEXT_IS (KIND, object, GrB_NAME, name);                                 \
        OK (GrB_##KIND##_set_String (object, (char *) "", GrB_NAME));           \
        TEXT_IS (KIND, object, GrB_NAME, "");                                   \
    } while (0)

#define HINTS(KIND, object)                                                     \
    do                                                                          \
    {                                                                           \
        GrB_Scalar n = NULL;                                                    \
        OK (GrB_Scalar_new (&n, GrB_FP32));                                     \
        EXPECT (GrB_EMPTY_OBJECT, GrB_##KIND##_set_Scalar (object, n, GrB_STORAGE_ORIENTATION_HINT)); \
        OK (GrB_Scalar_setElement_FP32 (n, 1.75F));                             \
        OK (GrB_##KIND##_set_Scalar (object, n, GrB_STORAGE_ORIENTATION_HINT)); \
        NUMBER_IS (KIND, object, GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR);   \
        OK (GrB_##KIND##_set_INT32 (object, GrB_UNKNOWN, GrB_STORAGE_ORIENTATION_HINT)); \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 4, GrB_STORAGE_ORIENTATION_HINT)); \
        OK (GrB_Scalar_free (&n));                                              \
    } while (0)

static void collections (void)
{
    GrB_Scalar s = NULL;
    GrB_Vector v = VECTOR (3, 1, _, 2);
    GrB_Matrix A = MATRIX (2, 3, 1, _, 2, _, 3, _), B = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    NAMED_OFTEN (Scalar, s);
    NAMED_OFTEN (Vector, v);
    NAMED_OFTEN (Matrix, A);
    HINTS (Scalar, s);
    HINTS (Vector, v);
    HINTS (Matrix, A);
#define ELEMENTS(KIND, object)                                                  \
    do                                                                          \
    {                                                                           \
        NUMBER_IS (KIND, object, GrB_EL_TYPE_CODE, GrB_FP64_CODE);              \
        TEXT_IS (KIND, object, GrB_EL_TYPE_STRING, "GrB_FP64");                 \
        TEXT_IS (KIND, object, GxB_JIT_C_NAME, "double");                       \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 1, GrB_EL_TYPE_CODE)); \
        SAYS (KIND, object, "can only be read");                                \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_INT32 (object, 1, GxB_SPARSITY_STATUS)); \
        REFUSALS (KIND, object, GrB_STORAGE_ORIENTATION_HINT, GrB_OUTP_TYPE_CODE, (GrB_##KIND) (void *) block); \
    } while (0)
    ELEMENTS (Scalar, s);
    ELEMENTS (Vector, v);
    ELEMENTS (Matrix, A);
    /* orientation and format change the storage, not the matrix */
    const int32_t hints[3] = { GrB_COLMAJOR, GrB_ROWMAJOR, GrB_BOTH };
    const int32_t formats[4] = { GxB_HYPERSPARSE, GxB_SPARSE, GxB_BITMAP, GxB_HYPERSPARSE + GxB_BITMAP };
    for (int k = 0; k < 3; k++)
    {
        OK (GrB_Matrix_set_INT32 (A, hints[k], GrB_STORAGE_ORIENTATION_HINT));
        NUMBER_IS (Matrix, A, GrB_STORAGE_ORIENTATION_HINT, hints[k]);
        NUMBER_IS (Matrix, A, GxB_FORMAT, k == 0 ? GxB_BY_COL : GxB_BY_ROW);
        for (int f = 0; f < 4; f++)
        {
            int32_t now = 0;
            OK (GrB_Matrix_set_INT32 (A, formats[f], GxB_SPARSITY_CONTROL));
            NUMBER_IS (Matrix, A, GxB_SPARSITY_CONTROL, formats[f]);
            OK (GrB_Matrix_get_INT32 (A, &now, GxB_SPARSITY_STATUS));
            CHECK ((now & formats[f]) != 0);
            MATRIX_IS (A, 2, 3, 1, _, 2, _, 3, _);
            OK (GrB_Vector_set_INT32 (v, formats[f], GxB_SPARSITY_CONTROL));
            NUMBER_IS (Vector, v, GxB_SPARSITY_CONTROL, formats[f]);
            VECTOR_IS (v, 3, 1, _, 2);
        }
    }
    OK (GrB_Matrix_set_INT32 (A, GxB_BY_COL, GxB_FORMAT));
    NUMBER_IS (Matrix, A, GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR);
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_set_INT32 (A, 2, GxB_FORMAT));
    OK (GrB_Matrix_set_INT32 (A, GxB_AUTO_SPARSITY, GxB_SPARSITY_CONTROL));
    OK (GrB_Matrix_dup (&B, A));
    NUMBER_IS (Matrix, B, GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR);
    TEXT_IS (Matrix, B, GrB_NAME, "");
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
    OK (GrB_Scalar_free (&s));
}

static void global (GrB_Mode mode)
{
    char buffer[512];
    GrB_Matrix A = NULL;
    unsigned int version = 0, subversion = 0;
    OK (GrB_getVersion (&version, &subversion));
    NUMBER_IS (Global, GrB_GLOBAL, GrB_API_VER_MAJOR, version);
    NUMBER_IS (Global, GrB_GLOBAL, GrB_API_VER_MINOR, subversion);
    NUMBER_IS (Global, GrB_GLOBAL, GrB_API_VER_PATCH, 0);
    NUMBER_IS (Global, GrB_GLOBAL, GrB_BLOCKING_MODE, mode);
    NUMBER_IS (Global, GrB_GLOBAL, GxB_MODE, mode);
    NUMBER_IS (Global, GrB_GLOBAL, GxB_LIBRARY_OPENMP, 1);
    int32_t part = -1;
    int three[3] = { -1, -1, -1 };
    size_t size = 0;
    OK (GrB_Global_get_SIZE (GrB_GLOBAL, &size, GxB_LIBRARY_VERSION));
    CHECK (size == sizeof (three));
    OK (GrB_Global_get_VOID (GrB_GLOBAL, three, GxB_LIBRARY_VERSION));
    CHECK (GxB_VERSION (three[0], three[1], three[2]) == GxB_IMPLEMENTATION);
    TEXT_IS (Global, GrB_GLOBAL, GxB_LIBRARY_DATE, GxB_IMPLEMENTATION_DATE);
    TEXT_IS (Global, GrB_GLOBAL, GrB_NAME, GxB_IMPLEMENTATION_NAME);
    const GrB_Field parts[3] = { GrB_LIBRARY_VER_MAJOR, GrB_LIBRARY_VER_MINOR, GrB_LIBRARY_VER_PATCH };
    for (int k = 0; k < 3; k++)
    {
        OK (GrB_Global_get_INT32 (GrB_GLOBAL, &part, parts[k]));
        CHECK (part >= 0);
        EXPECT (GrB_INVALID_VALUE, GrB_Global_set_INT32 (GrB_GLOBAL, 1, parts[k]));
    }
    OK (GrB_Global_get_VOID (GrB_GLOBAL, three, GxB_API_VERSION));
    CHECK (three[0] == 2 && three[1] == 1 && three[2] == 0);
    OK (GrB_Global_get_VOID (GrB_GLOBAL, three, GxB_COMPILER_VERSION));
    CHECK (three[0] == 1 && three[1] >= 89);
    TEXT_IS (Global, GrB_GLOBAL, GxB_LIBRARY_LICENSE, "MIT OR Apache-2.0");
    const GrB_Field texts[12] = { GrB_NAME, GxB_LIBRARY_NAME, GxB_LIBRARY_DATE, GxB_LIBRARY_ABOUT, GxB_LIBRARY_URL,
                                  GxB_LIBRARY_COMPILE_DATE, GxB_LIBRARY_COMPILE_TIME, GxB_API_DATE, GxB_API_ABOUT,
                                  GxB_API_URL, GxB_COMPILER_NAME, GxB_LIBRARY_LICENSE };
    for (int k = 0; k < 12; k++)
    {
        OK (GrB_Global_get_SIZE (GrB_GLOBAL, &size, texts[k]));
        OK (GrB_Global_get_String (GrB_GLOBAL, buffer, texts[k]));
        CHECK (size == strlen (buffer) + 1);
        EXPECT (GrB_INVALID_VALUE, GrB_Global_set_String (GrB_GLOBAL, buffer, texts[k]));
    }
    /* the default orientation holds for new matrices, until the next init */
    const int32_t hints[3] = { GrB_COLMAJOR, GrB_BOTH, GrB_ROWMAJOR };
    for (int k = 0; k < 3; k++)
    {
        OK (GrB_Global_set_INT32 (GrB_GLOBAL, hints[k], GrB_STORAGE_ORIENTATION_HINT));
        NUMBER_IS (Global, GrB_GLOBAL, GrB_STORAGE_ORIENTATION_HINT, hints[k]);
        A = MATRIX (2, 2, 1, 2, _, 3);
        NUMBER_IS (Matrix, A, GrB_STORAGE_ORIENTATION_HINT, hints[k]);
        MATRIX_IS (A, 2, 2, 1, 2, _, 3);
        OK (GrB_Matrix_free (&A));
    }
    OK (GrB_Global_set_INT32 (GrB_GLOBAL, GxB_BY_COL, GxB_FORMAT));
    NUMBER_IS (Global, GrB_GLOBAL, GxB_FORMAT, GxB_BY_COL);
    EXPECT (GrB_INVALID_VALUE, GrB_Global_set_INT32 (GrB_GLOBAL, 9, GxB_FORMAT));
    REFUSALS (Global, GrB_GLOBAL, GrB_STORAGE_ORIENTATION_HINT, GrB_EL_TYPE_CODE, (GrB_Global) (void *) block);
}

/* Calls that only read an object leave their error with it, for the thread that made them. */
static void texts_of_reading_calls (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, 2, 3, 4, 5, 6);
    GrB_Vector v = VECTOR (3, 1, 2, 3);
    double x = 0;
    GrB_Index n = 9;
    EXPECT (GrB_INVALID_INDEX, GrB_Matrix_extractElement_FP64 (&x, A, 7, 0));
    SAYS (Matrix, A, "row: index 7");
    SAYS (Matrix, A, "dimension 2");
    EXPECT (GrB_INVALID_INDEX, GrB_Vector_extractElement_FP64 (&x, v, 11));
    SAYS (Vector, v, "index 11");
    SAYS (Matrix, A, "row: index 7");
    OK (GrB_Matrix_nvals (&n, A));
    SAYS_NOTHING (Matrix, A);
    /* a later read does not hide the error of an earlier write, and a write ends both */
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (A, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, A, A, NULL));
    SAYS (Matrix, A, "GrB_DIMENSION_MISMATCH");
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_nvals (NULL, A));
    SAYS (Matrix, A, "GrB_NULL_POINTER");
    OK (GrB_Matrix_nvals (&n, A));
    SAYS (Matrix, A, "GrB_DIMENSION_MISMATCH");
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_nvals (NULL, A));
    OK (GrB_Matrix_setElement_FP64 (A, 1, 0, 0));
    SAYS_NOTHING (Matrix, A);
    EXPECT (GrB_INVALID_VALUE, GrB_BinaryOp_wait (GrB_PLUS_FP64, (GrB_WaitMode) 7));
    SAYS (BinaryOp, GrB_PLUS_FP64, "mode");
    OK (GrB_BinaryOp_wait (GrB_PLUS_FP64, GrB_COMPLETE));
    SAYS_NOTHING (BinaryOp, GrB_PLUS_FP64);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
}

/* One name for all kinds and forms. */
static void one_name (void)
{
    GrB_Matrix A = MATRIX (1, 1, 1);
    GrB_Scalar s = NULL;
    GrB_Orientation by_column = GrB_COLMAJOR;
    int32_t n = 0;
    size_t size = 0;
    char buffer[16];
    GrB_BinaryOp op = NULL;
    OK (GrB_Scalar_new (&s, GrB_INT32));
    OK (GrB_set (A, by_column, GrB_STORAGE_ORIENTATION_HINT));
    OK (GrB_get (A, &n, GrB_STORAGE_ORIENTATION_HINT));
    OK (GrB_get (A, s, GrB_STORAGE_ORIENTATION_HINT));
    CHECK (n == 1);
    OK (GrB_set (A, s, GxB_FORMAT));
    OK (GrB_set (A, "name", GrB_NAME));
    OK (GrB_get (A, &size, GrB_NAME));
    OK (GrB_get (A, buffer, GrB_NAME));
    CHECK (size == 5 && strcmp (buffer, "name") == 0);
    OK (GrB_get (GrB_PLUS_MONOID_FP32, (void *) &op, GxB_MONOID_OPERATOR));
    CHECK (op == GrB_PLUS_FP32);
    OK (GrB_get (GrB_GLOBAL, &n, GrB_API_VER_MAJOR));
    EXPECT (GrB_INVALID_VALUE, GrB_set (GrB_FP64, (void *) buffer, GrB_NAME, 4));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Scalar_free (&s));
}

int main (void)
{
    use_pairs ();
    for (int mode = 0; mode < 2; mode++)
    {
        OK (GrB_init ((GrB_Mode) mode));
        NUMBER_IS (Global, GrB_GLOBAL, GrB_STORAGE_ORIENTATION_HINT, GrB_ROWMAJOR);
        types ();
        operators ();
        monoids_and_semirings ();
        descriptors ();
        collections ();
        texts_of_reading_calls ();
        one_name ();
        global ((GrB_Mode) mode);
        OK (GrB_finalize ());
    }
    return 0;
}
