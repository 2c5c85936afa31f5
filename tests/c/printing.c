/* Printing every kind of object, at every level, to a stream, to the standard output's substitute, with places
   from 1. The text is the library's own; it is compared as a whole where it shows numbers and entries. */
#include <stdarg.h>

#include "check.h"

static char page[1 << 16];

/* What a stream holds. */
static const char *text_of (FILE *f)
{
    rewind (f);
    size_t n = fread (page, 1, sizeof page - 1, f);
    page[n] = 0;
    CHECK (fclose (f) == 0);
    return page;
}

#define PRINTED(object, pr, text)                                               \
    do                                                                          \
    {                                                                           \
        FILE *stream = tmpfile ();                                              \
        CHECK (stream != NULL);                                                 \
        OK (GxB_fprint (object, pr, stream));                                   \
        const char *found = text_of (stream);                                   \
        if (strcmp (found, text) != 0)                                          \
        {                                                                       \
            printf ("%s:%d: printed:\n%s", __FILE__, __LINE__, found);          \
            exit (1);                                                           \
        }                                                                       \
    } while (0)

static char kept[4096];
static int flushed = 0;

static int keep (const char *format, ...)
{
    va_list arguments;
    va_start (arguments, format);
    size_t used = strlen (kept);
    int n = vsnprintf (kept + used, sizeof kept - used, format, arguments);
    va_end (arguments);
    return n;
}
static int count_flush (void)
{
    return ++flushed;
}

static void matrices (void)
{
    const double picture[] = { _, _, 3.14159265358979, _,
                               1e300, _, -2, _,
                               _, _, _, _ };
    GrB_Matrix A = matrix_of_type (GrB_FP64, 3, 4, picture);
    PRINTED (A, GxB_SILENT, "");
    PRINTED (A, -1, "");
    OK (GrB_Matrix_wait (A, GrB_MATERIALIZE));
    OK (GrB_Matrix_set_INT32 (A, GxB_SPARSE, GxB_SPARSITY_CONTROL));
    PRINTED (A, GxB_SUMMARY, "A: matrix, 3 x 4, double, sparse by row, 3 entries\n");
    const char *all = "A: matrix, 3 x 4, double, sparse by row, 3 entries\n"
                      "  (0,2)  3.14159\n  (1,0)  1e+300\n  (1,2)  -2\n";
    PRINTED (A, GxB_SHORT, all);
    PRINTED (A, GxB_COMPLETE, all);
    const char *precise = "A: matrix, 3 x 4, double, sparse by row, 3 entries\n"
                          "  (0,2)  3.14159265358979\n  (1,0)  1e+300\n  (1,2)  -2\n";
    PRINTED (A, GxB_SHORT_VERBOSE, precise);
    PRINTED (A, GxB_COMPLETE_VERBOSE, precise);
    PRINTED (A, 99, precise);

    /* by column, places from 1, a name that the user gave */
    char own[] = "weights";
    OK (GrB_Matrix_set_INT32 (A, GxB_BY_COL, GxB_FORMAT));
    OK (GrB_Matrix_set_String (A, own, GrB_NAME));
    OK (GrB_Global_set_INT32 (GrB_GLOBAL, true, GxB_PRINT_1BASED));
    PRINTED (A, GxB_SHORT, "A: matrix weights, 3 x 4, double, sparse by column, 3 entries\n"
                           "  (2,1)  1e+300\n  (1,3)  3.14159\n  (2,3)  -2\n");
    OK (GrB_Global_set_INT32 (GrB_GLOBAL, false, GxB_PRINT_1BASED));

    /* updates wait, and still do afterwards */
    OK (GrB_Matrix_setElement_FP64 (A, 5, 0, 0));
    OK (GrB_Matrix_removeElement (A, 1, 2));
    for (int k = 0; k < 2; k++)
    {
        PRINTED (A, GxB_COMPLETE, "A: matrix weights, 3 x 4, double, sparse by column, 3 entries\n"
                                  "  2 updates not applied yet\n"
                                  "  (1,0)  1e+300\n  (0,2)  3.14159\n  (1,2)  -2\n"
                                  "  update:  (0,0)  5\n  update:  (1,2)  goes\n");
    }
    PRINTED (A, GxB_SUMMARY, "A: matrix weights, 3 x 4, double, sparse by column, 3 entries\n  2 updates not applied yet\n");
    GrB_Index nvals = 0;
    OK (GrB_Matrix_nvals (&nvals, A));
    CHECK (nvals == 3);
    PRINTED (A, GxB_COMPLETE, "A: matrix weights, 3 x 4, double, sparse by column, 3 entries\n"
                              "  (0,0)  5\n  (1,0)  1e+300\n  (0,2)  3.14159\n");
    OK (GrB_Matrix_free (&A));

    /* one value, all places; an empty huge one */
    GrB_Matrix ones = NULL, empty = NULL;
    OK (GrB_Matrix_new (&ones, GrB_BOOL, 2, 2));
    OK (GrB_Matrix_assign_BOOL (ones, NULL, NULL, true, GrB_ALL, 2, GrB_ALL, 2, NULL));
    PRINTED (ones, GxB_COMPLETE, "ones: matrix, 2 x 2, bool, full by row, 4 entries\n  one value for all: 1\n"
                                 "  (0,0)  1\n  (0,1)  1\n  (1,0)  1\n  (1,1)  1\n");
    OK (GrB_Matrix_new (&empty, GrB_UINT8, GrB_INDEX_MAX, GrB_INDEX_MAX));
    PRINTED (empty, GxB_COMPLETE, "empty: matrix, 1152921504606846975 x 1152921504606846975, uint8_t, hypersparse by row, 0 entries\n");
    OK (GrB_Matrix_free (&ones));
    OK (GrB_Matrix_free (&empty));
}

static void vectors_and_scalars (void)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_INT16, 100));
    for (int i = 0; i < 32; i++) OK (GrB_Vector_setElement_INT16 (v, (int16_t) -i, (GrB_Index) (2 * i)));
    OK (GrB_Vector_set_INT32 (v, GxB_BITMAP, GxB_SPARSITY_CONTROL));
    FILE *f = tmpfile ();
    CHECK (f != NULL);
    OK (GxB_Vector_fprint (v, NULL, GxB_SHORT, f));
    const char *found = text_of (f), *head = "vector, 100, int16_t, bitmap, 32 entries\n  (0)  0\n  (2)  -1\n";
    CHECK (strncmp (found, head, strlen (head)) == 0);
    CHECK (strstr (found, "  (58)  -29\n  and 2 more\n") != NULL && strstr (found, "(60)") == NULL);
    f = tmpfile ();
    OK (GxB_Vector_fprint (v, "", GxB_COMPLETE, f));
    found = text_of (f);
    CHECK (strncmp (found, head, strlen (head)) == 0 && strstr (found, "  (62)  -31\n") != NULL && strstr (found, "more") == NULL);
    OK (GrB_Vector_free (&v));

    GrB_Scalar s = NULL, c = NULL, pair_of = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP32));
    PRINTED (s, GxB_COMPLETE, "s: scalar, float, 0 entries\n");
    OK (GrB_Scalar_setElement_FP32 (s, 0.5f));
    OK (GrB_Scalar_wait (s, GrB_MATERIALIZE));
    PRINTED (s, GxB_COMPLETE, "s: scalar, float, 1 entry\n  0.5\n");
    OK (GrB_Scalar_new (&c, GxB_FC64));
    OK (GxB_Scalar_setElement_FC64 (c, GxB_CMPLX (1, -2.5)));
    OK (GrB_Scalar_wait (c, GrB_MATERIALIZE));
    PRINTED (c, GxB_COMPLETE, "c: scalar, GxB_FC64_t, 1 entry\n  1 - 2.5i\n");
    GrB_Type three = NULL;
    const unsigned char bytes[3] = { 1, 0xAB, 0 };
    OK (GxB_Type_new (&three, 3, "three", "typedef struct { char c[3]; } three;"));
    OK (GrB_Scalar_new (&pair_of, three));
    OK (GrB_Scalar_setElement_UDT (pair_of, bytes));
    OK (GrB_Scalar_wait (pair_of, GrB_MATERIALIZE));
    PRINTED (pair_of, GxB_COMPLETE, "pair_of: scalar, three, 1 entry\n  bytes 01 ab 00\n");
    PRINTED (three, GxB_SUMMARY, "three: type of a user, 3 bytes\n  name in C: three\n"
                                 "  definition: typedef struct { char c[3]; } three;\n");
    OK (GrB_Scalar_free (&s));
    OK (GrB_Scalar_free (&c));
    OK (GrB_Scalar_free (&pair_of));
    OK (GrB_Type_free (&three));
}

static void add (void *z, const void *x, const void *y)
{
    *(int32_t *) z = *(const int32_t *) x + *(const int32_t *) y;
}

static void add_places (void *z, const void *x, GrB_Index ix, GrB_Index jx, const void *y, GrB_Index iy, GrB_Index jy, const void *theta)
{
    (void) ix, (void) jx, (void) iy, (void) jy, (void) theta;
    add (z, x, y);
}

static void index_binary (void)
{
    GxB_IndexBinaryOp f = NULL;
    GrB_BinaryOp bound = NULL;
    GrB_Scalar theta = NULL;
    OK (GrB_Scalar_new (&theta, GrB_INT8));
    OK (GrB_Scalar_setElement_INT8 (theta, -3));
    OK (GxB_IndexBinaryOp_new (&f, add_places, GrB_INT32, GrB_INT32, GrB_INT32, GrB_FP64, "add_places", NULL));
    PRINTED (f, GxB_SHORT, "f: index binary operator of a user\n  z: int32_t\n  x: int32_t\n  y: int32_t\n  theta: double\n"
                           "  name in C: add_places\n");
    OK (GxB_BinaryOp_new_IndexOp (&bound, f, theta));
    PRINTED (bound, GxB_SHORT, "bound: binary operator of a user\n  z: int32_t\n  x: int32_t\n  y: int32_t\n  theta: -3, double\n"
                               "  name in C: add_places\n");
    OK (GrB_Scalar_free (&theta));
    OK (GrB_BinaryOp_free (&bound));
    OK (GxB_IndexBinaryOp_free (&f));
}

static void algebra (void)
{
    PRINTED (GrB_FP32, GxB_SHORT, "GrB_FP32: type GrB_FP32, 4 bytes\n  name in C: float\n");
    PRINTED (GrB_ABS_FP64, GxB_SHORT, "GrB_ABS_FP64: unary operator GrB_ABS_FP64\n  z: double\n  x: double\n");
    PRINTED (GrB_LT_INT8, GxB_SHORT, "GrB_LT_INT8: binary operator GrB_LT_INT8\n  z: bool\n  x: int8_t\n  y: int8_t\n");
    PRINTED (GrB_TRIL, GxB_SHORT, "GrB_TRIL: index unary operator GrB_TRIL\n  z: bool\n  thunk: int64_t\n");
    PRINTED (GxB_NONZERO, GxB_SHORT, "GxB_NONZERO: select operator GxB_NONZERO\n");
    PRINTED (GrB_MIN_MONOID_INT8, GxB_SHORT,
             "GrB_MIN_MONOID_INT8: monoid GrB_MIN_MONOID_INT8\n  operator: MIN, int8_t from int8_t and int8_t\n"
             "  identity: 127\n  terminal: -128\n");
    PRINTED (GrB_PLUS_TIMES_SEMIRING_FP64, GxB_SHORT,
             "GrB_PLUS_TIMES_SEMIRING_FP64: semiring GrB_PLUS_TIMES_SEMIRING_FP64\n"
             "  multiply: TIMES, double from double and double\n"
             "  operator: PLUS, double from double and double\n  identity: 0\n");
    PRINTED (GrB_DESC_RSCT0T1, GxB_SHORT,
             "GrB_DESC_RSCT0T1: descriptor GrB_DESC_RSCT0T1\n  output: replaced\n"
             "  mask: its structure counts, not its values\n  mask: complemented\n"
             "  first input: transposed\n  second input: transposed\n");
    GrB_Descriptor d = NULL;
    OK (GrB_Descriptor_new (&d));
    PRINTED (d, GxB_SHORT, "d: descriptor of a user\n  the default in all fields\n");
    OK (GrB_Descriptor_free (&d));
    GrB_BinaryOp op = NULL;
    OK (GxB_BinaryOp_new (&op, add, GrB_INT32, GrB_INT32, GrB_INT32, "add", NULL));
    char name[] = "sum of two";
    OK (GrB_BinaryOp_set_String (op, name, GrB_NAME));
    PRINTED (op, GxB_SHORT, "op: binary operator sum of two\n  z: int32_t\n  x: int32_t\n  y: int32_t\n  name in C: add\n");
    OK (GrB_BinaryOp_free (&op));
    GxB_Context context = NULL;
    OK (GxB_Context_new (&context));
    OK (GxB_Context_set_INT (context, 1, GxB_NTHREADS));
    PRINTED (context, GxB_SHORT, "context: context of a user\n  threads: 1\n  chunk: 65536\n");
    OK (GxB_Context_free (&context));
}

/* Text for the standard output goes through the functions that were set. */
static void substitutes (void)
{
    OK (GrB_Global_set_VOID (GrB_GLOBAL, (void *) (uintptr_t) keep, GxB_PRINTF, sizeof (void *)));
    OK (GrB_Global_set_VOID (GrB_GLOBAL, (void *) (uintptr_t) count_flush, GxB_FLUSH, sizeof (void *)));
    OK (GxB_print (GrB_DESC_R, GxB_SHORT));
    CHECK (strcmp (kept, "GrB_DESC_R: descriptor GrB_DESC_R\n  output: replaced\n") == 0);
    CHECK (flushed == 1);
    /* a stream is written to, whatever is set; a percent sign is one */
    GrB_Type t = NULL;
    OK (GxB_Type_new (&t, 1, "%s%n", NULL));
    PRINTED (t, GxB_SHORT, "t: type of a user, 1 byte\n  name in C: %s%n\n");
    CHECK (flushed == 1);
    kept[0] = 0;
    OK (GxB_print (t, GxB_SHORT));
    CHECK (strcmp (kept, "t: type of a user, 1 byte\n  name in C: %s%n\n") == 0);
    OK (GxB_print (t, GxB_SILENT));
    CHECK (flushed == 2);
    OK (GrB_Type_free (&t));
    /* The trace: a line for each kernel. */
    GrB_Matrix T = matrix_of_type (GrB_FP64, 3, 4, (const double[12]) { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }), S = NULL;
    OK (GrB_Matrix_new (&S, GrB_FP64, 4, 3));
    OK (GrB_Matrix_wait (T, GrB_MATERIALIZE));
    kept[0] = '\0', flushed = 0;
    OK (GrB_Global_set_INT32 (GrB_GLOBAL, true, (GrB_Field) GxB_BURBLE));
    OK (GrB_transpose (S, NULL, NULL, T, NULL));
    OK (GrB_Global_set_INT32 (GrB_GLOBAL, false, (GrB_Field) GxB_BURBLE));
    CHECK (strstr (kept, "transpose: 12 entries\n") != NULL && flushed > 0);
    kept[0] = '\0';
    OK (GrB_transpose (S, NULL, NULL, T, NULL));
    CHECK (kept[0] == '\0');
    OK (GrB_Matrix_free (&S));
    OK (GrB_Matrix_free (&T));
    OK (GrB_Global_set_VOID (GrB_GLOBAL, NULL, GxB_PRINTF, sizeof (void *)));
    OK (GrB_Global_set_VOID (GrB_GLOBAL, NULL, GxB_FLUSH, sizeof (void *)));
}

/* A long text comes in pieces, whole. */
static void long_text (void)
{
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_INT32, 5000));
    OK (GrB_Vector_assign_INT32 (v, NULL, NULL, 7, GrB_ALL, 5000, NULL));
    FILE *f = tmpfile ();
    CHECK (f != NULL);
    OK (GxB_Vector_fprint (v, "v", GxB_COMPLETE, f));
    rewind (f);
    char line[100];
    CHECK (fgets (line, sizeof line, f) != NULL && strcmp (line, "v: vector, 5000, int32_t, full, 5000 entries\n") == 0);
    CHECK (fgets (line, sizeof line, f) != NULL && strcmp (line, "  one value for all: 7\n") == 0);
    for (int i = 0; i < 5000; i++)
    {
        char want[100];
        snprintf (want, sizeof want, "  (%d)  7\n", i);
        CHECK (fgets (line, sizeof line, f) != NULL && strcmp (line, want) == 0);
    }
    CHECK (fgets (line, sizeof line, f) == NULL && fclose (f) == 0);
    OK (GrB_Vector_free (&v));
}

/* Real numbers look as printf writes them. */
static void numbers (void)
{
    double all[500] = { 0, -0.0, 1e5, 999999.5, 1e6, 123456.7, 0.0001, 0.00009999995, 1e15, 1e300, 5e-324, 1.0 / 3,
                        INFINITY, -INFINITY, 99999.95, 999999.4999, 1e-5, 12345678901234567.0, 2.5, 100, 0.1 };
    double x = 1;
    for (int k = 21; k < 500; k += 4)
    {
        x = -x * 3.7 - k;
        double next[] = { x, 1 / x, x * 1e-9, x * 1e-200 };
        for (int p = 0; p < 4 && k + p < 500; p++) all[k + p] = next[p];
    }
    GrB_Vector v = NULL;
    OK (GrB_Vector_new (&v, GrB_FP64, 500));
    for (int k = 0; k < 500; k++) OK (GrB_Vector_setElement_FP64 (v, all[k], (GrB_Index) k));
    OK (GrB_Vector_wait (v, GrB_MATERIALIZE));
    for (int precise = 0; precise < 2; precise++)
    {
        FILE *f = tmpfile ();
        CHECK (f != NULL);
        OK (GxB_Vector_fprint (v, "v", precise ? GxB_COMPLETE_VERBOSE : GxB_COMPLETE, f));
        rewind (f);
        char line[100], want[100];
        CHECK (fgets (line, sizeof line, f) != NULL);
        for (int k = 0; k < 500; k++)
        {
            snprintf (want, sizeof want, precise ? "  (%d)  %.15g\n" : "  (%d)  %.6g\n", k, all[k]);
            CHECK (fgets (line, sizeof line, f) != NULL);
            if (strcmp (line, want) != 0)
            {
                printf ("printed %sinstead of %s", line, want);
                exit (1);
            }
        }
        CHECK (fclose (f) == 0);
    }
    OK (GrB_Vector_free (&v));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    numbers ();
    matrices ();
    vectors_and_scalars ();
    algebra ();
    index_binary ();
    substitutes ();
    long_text ();
    OK (GrB_finalize ());
    return 0;
}
