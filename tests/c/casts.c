/* Casts between all pairs of built-in types, wherever the library casts: values handed in and out,
   build, tuples, scalars, operators' arguments and results, assign.
   Where C defines the cast, the expected value is what the C compiler makes of it; where it does
   not (a float outside of an integer's range, NaN), it is that of SN-2 in docs/spec-notes.md: the
   nearest end of the range, and 0 for NaN. Results are compared bit by bit, so the sign of a zero
   counts; only one NaN is as good as another. */
#include "check.h"

#include <complex.h>
#undef I /* an index list here, not the imaginary unit */
#include <float.h>

/* ---- the types ---- */

enum { BOOL, INT8, INT16, INT32, INT64, UINT8, UINT16, UINT32, UINT64, FP32, FP64, FC32, FC64, TYPES };

static const bool BOOL_values[] = { false, true };
static const int8_t INT8_values[] = { INT8_MIN, INT8_MIN + 1, -1, 0, 1, 77, INT8_MAX };
static const int16_t INT16_values[] = { INT16_MIN, -256, -129, -1, 0, 1, 127, 128, 256, INT16_MAX };
static const int32_t INT32_values[] = { INT32_MIN, INT32_MIN + 1, -65536, -1, 0, 1, 255, 256, 16777217, 0x7fffff80, INT32_MAX };
static const int64_t INT64_values[] = { INT64_MIN, INT64_MIN + 1, -4294967296, -1, 0, 1, 65536, 2147483648, 16777217,
    9007199254740993, 0x7fffff4000000001, INT64_MAX };
static const uint8_t UINT8_values[] = { 0, 1, 127, 128, UINT8_MAX };
static const uint16_t UINT16_values[] = { 0, 1, 255, 256, 32768, UINT16_MAX };
static const uint32_t UINT32_values[] = { 0, 1, 65536, 16777217, 2147483648, 0xffffff80, UINT32_MAX };
static const uint64_t UINT64_values[] = { 0, 1, 4294967296, 16777217, 9007199254740993, 9223372036854775808u,
    0x8000008000000001u, 0xfffffffffffff800u, UINT64_MAX };
static const float FP32_values[] = { 0.0f, -0.0f, 0.5f, -0.5f, -0.99f, 1.0f, -1.0f, 1.5f, 127.5f, 127.99f, 128.0f, -128.5f,
    -128.99f, -129.0f, 255.5f, 256.0f, 65535.5f, 65536.0f, 2147483520.0f, 2147483648.0f, -2147483648.0f, -2147483904.0f,
    4294967296.0f, 9223371487098961920.0f, 9223372036854775808.0f, -9223372036854775808.0f, 18446744073709551616.0f, FLT_MAX,
    -FLT_MAX, FLT_MIN, 1e-45f, INFINITY, -INFINITY, NAN };
static const double FP64_values[] = { 0.0, -0.0, 0.1, -0.5, -0.999999, 1.0, -1.0, 127.999999, 128.0, -128.999999, -129.0, 255.75,
    256.0, 65535.9, 65536.0, 2147483647.5, 2147483648.0, -2147483648.9, -2147483649.0, 4294967295.5, 4294967296.0,
    9223372036854774784.0, 9223372036854775808.0, -9223372036854775808.0, -9223372036854777856.0, 18446744073709549568.0,
    18446744073709551616.0, 1e39, -1e39, 3.4028235677973366e38, 1e-60, DBL_MAX, -DBL_MAX, DBL_MIN, 5e-324, (double) INFINITY,
    -(double) INFINITY, (double) NAN };
static const float FC32_parts[][2] = { { 0.0f, 0.0f }, { -0.0f, 0.0f }, { 0.0f, 2.0f }, { -0.5f, -0.0f }, { 1.5f, -7.0f },
    { 255.5f, 1.0f }, { -129.0f, 0.0f }, { 3e38f, -3e38f }, { INFINITY, 0.0f }, { -INFINITY, 1.0f }, { NAN, 0.0f }, { 0.0f, NAN } };
static const double FC64_parts[][2] = { { 0.0, 0.0 }, { -0.0, 0.0 }, { 0.0, 1e-60 }, { 0.1, -0.0 }, { -2147483649.0, 3.0 },
    { 9223372036854775808.0, 0.0 }, { 1e39, -1e39 }, { (double) INFINITY, 0.0 }, { 0.0, -(double) INFINITY }, { (double) NAN, 1.0 },
    { 1.0, (double) NAN } };

/* ---- what C makes of a value, and SN-2 ---- */

/* Each source type as a case of a switch: *z of type TO from *x. */
#define AS(NAME, FROM, TO) case NAME: *(TO *) z = (TO) *(const FROM *) x; break;
#define AS_INTEGERS(TO)                                                             \
    AS (BOOL, bool, TO) AS (INT8, int8_t, TO) AS (INT16, int16_t, TO) AS (INT32, int32_t, TO) AS (INT64, int64_t, TO)   \
    AS (UINT8, uint8_t, TO) AS (UINT16, uint16_t, TO) AS (UINT32, uint32_t, TO) AS (UINT64, uint64_t, TO)
#define AS_FLOATS(TO)                                                               \
    AS (FP32, float, TO) AS (FP64, double, TO) AS (FC32, GxB_FC32_t, TO) AS (FC64, GxB_FC64_t, TO)

/* To BOOL and the floating-point types C's rules say everything. */
#define DEFINED(NAME, TO)                                                           \
    static void to_##NAME (void *z, int from, const void *x)                        \
    {                                                                               \
        switch (from) { AS_INTEGERS (TO) AS_FLOATS (TO) }                           \
    }
DEFINED (BOOL, bool)
DEFINED (FP32, float)
DEFINED (FP64, double)
DEFINED (FC32, GxB_FC32_t)
DEFINED (FC64, GxB_FC64_t)

static double real_part (int from, const void *x)
{
    switch (from)
    {
        case FP32: return (double) *(const float *) x;
        case FP64: return *(const double *) x;
        case FC32: return (double) crealf (*(const GxB_FC32_t *) x);
        default: return creal (*(const GxB_FC64_t *) x);
    }
}

/* To an integer C says nothing about a float whose integral part does not fit. */
#define INTEGER(NAME, TO, MIN, MAX)                                                 \
    static void to_##NAME (void *z, int from, const void *x)                        \
    {                                                                               \
        if (from < FP32)                                                            \
        {                                                                           \
            switch (from) { AS_INTEGERS (TO) }                                      \
            return;                                                                 \
        }                                                                           \
        double r = real_part (from, x);                                             \
        if (isnan (r)) *(TO *) z = 0;                                               \
        else if (r <= (double) MIN - 1) *(TO *) z = MIN;                            \
        else if (r >= (double) MAX + 1) *(TO *) z = MAX;                            \
        else switch (from) { AS_FLOATS (TO) }                                       \
    }
INTEGER (INT8, int8_t, INT8_MIN, INT8_MAX)
INTEGER (INT16, int16_t, INT16_MIN, INT16_MAX)
INTEGER (INT32, int32_t, INT32_MIN, INT32_MAX)
INTEGER (INT64, int64_t, INT64_MIN, INT64_MAX)
INTEGER (UINT8, uint8_t, 0, UINT8_MAX)
INTEGER (UINT16, uint16_t, 0, UINT16_MAX)
INTEGER (UINT32, uint32_t, 0, UINT32_MAX)
INTEGER (UINT64, uint64_t, 0, UINT64_MAX)

/* ---- the library's functions for each type, on values in memory ---- */

#define WRAP(NAME, CTYPE, PREFIX)                                                                                       \
    static GrB_Info set_##NAME (GrB_Vector v, const void *x, GrB_Index i)                                               \
    {                                                                                                                   \
        return PREFIX##_Vector_setElement_##NAME (v, *(const CTYPE *) x, i);                                            \
    }                                                                                                                   \
    static GrB_Info set_at_##NAME (GrB_Matrix A, const void *x, GrB_Index i, GrB_Index j)                               \
    {                                                                                                                   \
        return PREFIX##_Matrix_setElement_##NAME (A, *(const CTYPE *) x, i, j);                                         \
    }                                                                                                                   \
    static GrB_Info set_scalar_##NAME (GrB_Scalar s, const void *x)                                                     \
    {                                                                                                                   \
        return PREFIX##_Scalar_setElement_##NAME (s, *(const CTYPE *) x);                                               \
    }                                                                                                                   \
    static GrB_Info get_##NAME (void *z, GrB_Vector v, GrB_Index i)                                                     \
    {                                                                                                                   \
        return PREFIX##_Vector_extractElement_##NAME (z, v, i);                                                         \
    }                                                                                                                   \
    static GrB_Info get_at_##NAME (void *z, GrB_Matrix A, GrB_Index i, GrB_Index j)                                     \
    {                                                                                                                   \
        return PREFIX##_Matrix_extractElement_##NAME (z, A, i, j);                                                      \
    }                                                                                                                   \
    static GrB_Info get_scalar_##NAME (void *z, GrB_Scalar s)                                                           \
    {                                                                                                                   \
        return PREFIX##_Scalar_extractElement_##NAME (z, s);                                                            \
    }                                                                                                                   \
    static GrB_Info build_##NAME (GrB_Vector v, const GrB_Index *I, const void *X, GrB_Index n)                         \
    {                                                                                                                   \
        return PREFIX##_Vector_build_##NAME (v, I, X, n, GrB_NULL);                                                     \
    }                                                                                                                   \
    static GrB_Info tuples_##NAME (GrB_Index *I, void *X, GrB_Index *n, GrB_Vector v)                                   \
    {                                                                                                                   \
        return PREFIX##_Vector_extractTuples_##NAME (I, X, n, v);                                                       \
    }                                                                                                                   \
    static GrB_Info assign_##NAME (GrB_Vector v, const void *x, const GrB_Index *I)                                     \
    {                                                                                                                   \
        return PREFIX##_Vector_assign_##NAME (v, GrB_NULL, GrB_NULL, *(const CTYPE *) x, I, 1, GrB_NULL);               \
    }                                                                                                                   \
    static GrB_Info bind_##NAME (GrB_Vector w, GrB_BinaryOp second, GrB_Vector u, const void *y)                        \
    {                                                                                                                   \
        return PREFIX##_Vector_apply_BinaryOp2nd_##NAME (w, GrB_NULL, GrB_NULL, second, u, *(const CTYPE *) y, GrB_NULL); \
    }
FOR_ALL_TYPES (WRAP)

typedef struct
{
    const char *name;
    size_t size;
    GrB_Type type;
    GrB_UnaryOp identity;
    GrB_BinaryOp second;
    const void *values;
    GrB_Index count;
    void (*cast_to) (void *, int, const void *);
    GrB_Info (*set) (GrB_Vector, const void *, GrB_Index);
    GrB_Info (*set_at) (GrB_Matrix, const void *, GrB_Index, GrB_Index);
    GrB_Info (*set_scalar) (GrB_Scalar, const void *);
    GrB_Info (*get) (void *, GrB_Vector, GrB_Index);
    GrB_Info (*get_at) (void *, GrB_Matrix, GrB_Index, GrB_Index);
    GrB_Info (*get_scalar) (void *, GrB_Scalar);
    GrB_Info (*build) (GrB_Vector, const GrB_Index *, const void *, GrB_Index);
    GrB_Info (*tuples) (GrB_Index *, void *, GrB_Index *, GrB_Vector);
    GrB_Info (*assign) (GrB_Vector, const void *, const GrB_Index *);
    GrB_Info (*bind) (GrB_Vector, GrB_BinaryOp, GrB_Vector, const void *);
} Type;

#define MOST 64 /* values of a type */

static Type types[TYPES];
static GrB_Index places[MOST];

static void fill_types (void)
{
    static GxB_FC32_t FC32_values[sizeof FC32_parts / sizeof FC32_parts[0]];
    static GxB_FC64_t FC64_values[sizeof FC64_parts / sizeof FC64_parts[0]];
    /* Part by part, because infinity * I makes a NaN of the other part. */
    memcpy (FC32_values, FC32_parts, sizeof FC32_parts);
    memcpy (FC64_values, FC64_parts, sizeof FC64_parts);
#define ROW(NAME, CTYPE, PREFIX)                                                                                        \
    types[NAME] = (Type) { #NAME, sizeof (CTYPE), PREFIX##_##NAME, PREFIX##_IDENTITY_##NAME, PREFIX##_SECOND_##NAME,    \
        NAME##_values, sizeof NAME##_values / sizeof (CTYPE), to_##NAME, set_##NAME, set_at_##NAME, set_scalar_##NAME,  \
        get_##NAME, get_at_##NAME, get_scalar_##NAME, build_##NAME, tuples_##NAME, assign_##NAME, bind_##NAME };
    FOR_ALL_TYPES (ROW)
    for (GrB_Index i = 0; i < MOST; i++) places[i] = i;
}

/* ---- comparison ---- */

static unsigned long compared;

#define ANY_NAN(CTYPE, parts)                                                       \
    for (int k = 0; k < parts; k++)                                                 \
    {                                                                               \
        CTYPE x, y;                                                                 \
        memcpy (&x, (const char *) got + k * (int) sizeof x, sizeof x);             \
        memcpy (&y, (const char *) want + k * (int) sizeof y, sizeof y);            \
        if (!(isnan (x) && isnan (y)) && memcmp (&x, &y, sizeof x) != 0) return false; \
    }                                                                               \
    return true;

static bool same (int type, const void *got, const void *want)
{
    switch (type)
    {
        case FP32: ANY_NAN (float, 1)
        case FP64: ANY_NAN (double, 1)
        case FC32: ANY_NAN (float, 2)
        case FC64: ANY_NAN (double, 2)
        default: return memcmp (got, want, types[type].size) == 0;
    }
}

static void print (const char *what, int type, const void *x)
{
    double parts[2] = { 0, 0 };
    GxB_FC64_t z;
    to_FC64 (&z, type, x);
    memcpy (parts, &z, sizeof z);
    printf ("  %s %s %.17g %.17g\n", what, types[type].name, parts[0], parts[1]);
}

/* `got` is what became of `x` of type `from` in type `to`, in this way. */
static void expect (const char *way, int from, const void *x, int to, const void *got)
{
    _Alignas (16) char want[16] = { 0 };
    types[to].cast_to (want, from, x);
    compared++;
    if (!same (to, got, want))
    {
        printf ("%s: cast from %s to %s\n", way, types[from].name, types[to].name);
        print ("of  ", from, x);
        print ("want", to, want);
        print ("got ", to, got);
        exit (1);
    }
}

/* Every entry of a vector of type `to` is the cast of the value at its place. */
static void expect_all (const char *way, int from, int to, GrB_Vector v)
{
    _Alignas (16) char got[16] = { 0 };
    for (GrB_Index i = 0; i < types[from].count; i++)
    {
        OK (types[to].get (got, v, i));
        expect (way, from, (const char *) types[from].values + i * types[from].size, to, got);
    }
}

/* ---- the ways ---- */

static void pair_of_types (int from, int to)
{
    const Type *S = &types[from], *T = &types[to];
    GrB_Index n = S->count;
    const char *values = S->values;
    GrB_Vector u, w;
    OK (GrB_Vector_new (&u, S->type, n));
    OK (S->build (u, places, values, n));
    expect_all ("build in its own type", from, from, u);
    OK (GrB_Vector_new (&w, T->type, n));

    /* In: single elements, arrays, a scalar assigned. */
    for (GrB_Index i = 0; i < n; i++) OK (S->set (w, values + i * S->size, i));
    expect_all ("Vector_setElement", from, to, w);
    OK (GrB_Vector_clear (w));
    OK (S->build (w, places, values, n));
    expect_all ("Vector_build", from, to, w);
    OK (GrB_Vector_clear (w));
    for (GrB_Index i = 0; i < n; i++) OK (S->assign (w, values + i * S->size, &places[i]));
    expect_all ("Vector_assign of a value", from, to, w);

    /* Out: single elements, arrays. */
    expect_all ("Vector_extractElement", from, to, u);
    GrB_Index I[MOST], count = MOST;
    _Alignas (16) char X[MOST * 16];
    OK (T->tuples (I, X, &count, u));
    CHECK (count == n);
    for (GrB_Index i = 0; i < n; i++) expect ("Vector_extractTuples", from, values + I[i] * S->size, to, X + i * T->size);

    /* Inside: the operator's argument, its result, an assigned vector, a bound value. */
    OK (GrB_Vector_clear (w));
    OK (GrB_Vector_apply (w, GrB_NULL, GrB_NULL, T->identity, u, GrB_NULL));
    expect_all ("argument of IDENTITY", from, to, w);
    OK (GrB_Vector_clear (w));
    OK (GrB_Vector_apply (w, GrB_NULL, GrB_NULL, S->identity, u, GrB_NULL));
    expect_all ("result of IDENTITY", from, to, w);
    OK (GrB_Vector_clear (w));
    OK (GrB_Vector_assign (w, GrB_NULL, GrB_NULL, u, GrB_ALL, n, GrB_NULL));
    expect_all ("Vector_assign", from, to, w);
    OK (GrB_Vector_clear (w));
    OK (GrB_Vector_eWiseAdd_BinaryOp (w, GrB_NULL, GrB_NULL, T->second, u, u, GrB_NULL));
    expect_all ("argument of eWiseAdd", from, to, w);
    for (GrB_Index i = 0; i < n; i++)
    {
        _Alignas (16) char got[16];
        OK (S->bind (w, T->second, u, values + i * S->size));
        OK (T->get (got, w, 0));
        expect ("bound value", from, values + i * S->size, to, got);
    }

    /* Matrices and scalars have their own functions. */
    GrB_Matrix A, B;
    GrB_Scalar s, t;
    OK (GrB_Matrix_new (&A, T->type, n, 2));
    OK (GrB_Matrix_new (&B, S->type, n, 2));
    OK (GrB_Scalar_new (&s, T->type));
    OK (GrB_Scalar_new (&t, S->type));
    for (GrB_Index i = 0; i < n; i++)
    {
        const char *x = values + i * S->size;
        _Alignas (16) char got[16];
        OK (S->set_at (A, x, i, 1));
        OK (T->get_at (got, A, i, 1));
        expect ("Matrix_setElement", from, x, to, got);
        OK (S->set_at (B, x, i, 1));
        OK (T->get_at (got, B, i, 1));
        expect ("Matrix_extractElement", from, x, to, got);
        OK (S->set_scalar (s, x));
        OK (T->get_scalar (got, s));
        expect ("Scalar_setElement", from, x, to, got);
        OK (S->set_scalar (t, x));
        OK (T->get_scalar (got, t));
        expect ("Scalar_extractElement", from, x, to, got);
        OK (GrB_Matrix_setElement_Scalar (A, t, i, 0));
        OK (T->get_at (got, A, i, 0));
        expect ("Matrix_setElement_Scalar", from, x, to, got);
        OK (GrB_Vector_extractElement_Scalar (s, u, i));
        OK (T->get_scalar (got, s));
        expect ("Vector_extractElement_Scalar", from, x, to, got);
    }
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Scalar_free (&t));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    use_pairs ();
    fill_types ();
    for (int from = 0; from < TYPES; from++)
    {
        CHECK (types[from].count <= MOST);
        for (int to = 0; to < TYPES; to++) pair_of_types (from, to);
    }
    CHECK (compared > 30000);
    OK (GrB_finalize ());
    return 0;
}
