/* Options under their older names, through the functions of one type and those that take any; contexts. */
#include "check.h"
#include <pthread.h>

static int print_nothing (const char *format, ...)
{
    (void) format;
    return 0;
}
static int flush_nothing (void)
{
    return 0;
}

static void library (void)
{
    int32_t number = 0, version[3] = { 0, 0, 0 };
    double ratio = 0, ratios[GxB_NBITMAP_SWITCH], more[GxB_NBITMAP_SWITCH] = { 1, 2, 3, 4, 5, 6, 7, 8 };
    const char *text = NULL, *again = NULL;
    char copy[256];
    void *function = NULL;
    int64_t pool[64];
    size_t room = 0;
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GxB_Global_Option_get_FP64 (GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == GxB_HYPER_DEFAULT);
    OK (GxB_Global_Option_set_FP64 (GxB_HYPER_SWITCH, 0.5));
    OK (GxB_get (GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == 0.5);
    OK (GxB_set (GxB_HYPER_SWITCH, 0.25));
    OK (GrB_Global_get_Scalar (GrB_GLOBAL, s, (GrB_Field) GxB_HYPER_SWITCH));
    OK (GrB_Scalar_extractElement_FP64 (&ratio, s));
    CHECK (ratio == 0.25);
    OK (GrB_Scalar_setElement_FP64 (s, 0.125));
    OK (GrB_Global_set_Scalar (GrB_GLOBAL, s, (GrB_Field) GxB_HYPER_SWITCH));
    OK (GxB_Global_Option_get (GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == 0.125);
    OK (GxB_Global_Option_get_FP64 (GxB_BITMAP_SWITCH, ratios));
    CHECK (ratios[0] == 0.04 && ratios[7] == 0.4);
    OK (GxB_Global_Option_set_FP64_ARRAY (GxB_BITMAP_SWITCH, more));
    OK (GxB_Global_Option_get (GxB_BITMAP_SWITCH, ratios));
    CHECK (memcmp (ratios, more, sizeof more) == 0);
    OK (GxB_Global_Option_set (GxB_BITMAP_SWITCH, NULL));
    OK (GrB_Global_get_VOID (GrB_GLOBAL, ratios, (GrB_Field) GxB_BITMAP_SWITCH));
    CHECK (ratios[1] == 0.05);
    OK (GrB_Global_set_VOID (GrB_GLOBAL, more, (GrB_Field) GxB_BITMAP_SWITCH, sizeof more));
    OK (GrB_Global_get_SIZE (GrB_GLOBAL, &room, (GrB_Field) GxB_BITMAP_SWITCH));
    CHECK (room == sizeof more);
    EXPECT (GrB_INVALID_VALUE, GrB_Global_get_Scalar (GrB_GLOBAL, s, (GrB_Field) GxB_BITMAP_SWITCH));
    EXPECT (GrB_INVALID_VALUE, GrB_Global_set_VOID (GrB_GLOBAL, more, (GrB_Field) GxB_BITMAP_SWITCH, 8));
    OK (GxB_Global_Option_set_FP64_ARRAY (GxB_BITMAP_SWITCH, NULL));
    /* Matrices to come are made by columns. */
    GrB_Matrix A = NULL;
    OK (GxB_set (GxB_FORMAT, GxB_BY_COL));
    OK (GrB_Matrix_new (&A, GrB_BOOL, 2, 2));
    OK (GxB_Matrix_Option_get (A, GxB_FORMAT, &number));
    CHECK (number == GxB_BY_COL);
    OK (GxB_Global_Option_set_INT32 (GxB_FORMAT, GxB_BY_ROW));
    OK (GxB_Global_Option_get_INT32 (GxB_FORMAT, &number));
    CHECK (number == GxB_BY_ROW);
    OK (GrB_Matrix_free (&A));
    static const GxB_Option_Field switches[] = { GxB_BURBLE, GxB_PRINT_1BASED };
    for (int k = 0; k < 2; k++)
    {
        OK (GxB_Global_Option_set_INT32 (switches[k], 7));
        OK (GxB_Global_Option_get_INT32 (switches[k], &number));
        CHECK (number == 1);
        OK (GxB_Global_Option_set (switches[k], 0));
        OK (GxB_Global_Option_get (switches[k], &number));
        CHECK (number == 0);
    }
    /* No C compiler is ever used, whatever is asked for. */
    OK (GxB_Global_Option_set (GxB_JIT_C_CONTROL, GxB_JIT_ON));
    OK (GxB_Global_Option_get_INT32 (GxB_JIT_C_CONTROL, &number));
    CHECK (number == GxB_JIT_OFF);
    OK (GxB_Global_Option_set_INT32 (GxB_JIT_USE_CMAKE, 1));
    OK (GxB_Global_Option_get_INT32 (GxB_JIT_USE_CMAKE, &number));
    CHECK (number == 0);
    static const GxB_Option_Field texts[] = { GxB_JIT_C_COMPILER_NAME, GxB_JIT_C_COMPILER_FLAGS, GxB_JIT_C_LINKER_FLAGS,
                                              GxB_JIT_C_LIBRARIES,     GxB_JIT_C_PREFACE,        GxB_JIT_CACHE_PATH,
                                              GxB_JIT_C_CMAKE_LIBS,    GxB_JIT_ERROR_LOG,        GxB_JIT_CUDA_PREFACE };
    for (size_t k = 0; k < sizeof texts / sizeof texts[0]; k++)
    {
        char name[16];
        sprintf (name, "text %d", (int) k);
        OK (GxB_Global_Option_get_CHAR (texts[k], &text));
        CHECK (strcmp (text, "") == 0);
        OK (GxB_Global_Option_set_CHAR (texts[k], name));
    }
    OK (GxB_set (GxB_JIT_CACHE_PATH, "another"));
    OK (GxB_get (GxB_JIT_CACHE_PATH, &text));
    CHECK (strcmp (text, "another") == 0);
    OK (GxB_Global_Option_get_CHAR (GxB_JIT_C_PREFACE, &text));
    OK (GxB_Global_Option_get_CHAR (GxB_JIT_C_PREFACE, &again));
    CHECK (text == again && strcmp (text, "text 4") == 0);
    OK (GrB_Global_get_String (GrB_GLOBAL, copy, (GrB_Field) GxB_JIT_CUDA_PREFACE));
    CHECK (strcmp (copy, "text 8") == 0);
    OK (GxB_get (GxB_LIBRARY_NAME, &text));
    OK (GrB_Global_get_String (GrB_GLOBAL, copy, (GrB_Field) GxB_LIBRARY_NAME));
    CHECK (strcmp (text, copy) == 0 && strlen (text) > 0);
    OK (GxB_Global_Option_get_INT32 (GxB_API_VERSION, version));
    CHECK (version[0] == 2 && version[1] == 1 && version[2] == 0);
    version[0] = version[1] = 0;
    OK (GxB_get (GxB_API_VERSION, version));
    CHECK (version[0] == 2 && version[1] == 1);
    OK (GxB_Global_Option_get_FUNCTION (GxB_MALLOC_FUNCTION, &function));
    void *(*made) (size_t) = NULL;
    memcpy (&made, &function, sizeof made);
    CHECK (made == malloc);
    OK (GxB_get (GxB_FREE_FUNCTION, &function));
    void (*freed) (void *) = NULL;
    memcpy (&freed, &function, sizeof freed);
    CHECK (freed == free);
    int (*print) (const char *, ...) = print_nothing;
    int (*flush) (void) = flush_nothing;
    void *print_address = NULL, *flush_address = NULL;
    memcpy (&print_address, &print, sizeof print);
    memcpy (&flush_address, &flush, sizeof flush);
    OK (GxB_Global_Option_set_FUNCTION (GxB_PRINTF, print_address));
    OK (GxB_set (GxB_FLUSH, flush_address));
    OK (GxB_Global_Option_get_FUNCTION (GxB_PRINTF, &function));
    CHECK (function == print_address);
    OK (GrB_Global_get_VOID (GrB_GLOBAL, &function, (GrB_Field) GxB_FLUSH));
    CHECK (function == flush_address);
    OK (GrB_Global_set_VOID (GrB_GLOBAL, NULL, (GrB_Field) GxB_PRINTF, sizeof (void *)));
    OK (GxB_Global_Option_set_FUNCTION (GxB_FLUSH, NULL));
    OK (GxB_get (GxB_PRINTF, &function));
    CHECK (function == NULL);
    EXPECT (GrB_INVALID_VALUE, GxB_Global_Option_set_FUNCTION (GxB_MALLOC_FUNCTION, print_address));
    memset (pool, 1, sizeof pool);
    OK (GxB_Global_Option_set_INT64_ARRAY (GxB_MEMORY_POOL, pool));
    OK (GxB_Global_Option_set_INT64_ARRAY (GxB_MEMORY_POOL, NULL));
    OK (GxB_set (GxB_MEMORY_POOL, pool));
    OK (GxB_Global_Option_get_INT64 (GxB_MEMORY_POOL, pool));
    for (int k = 0; k < 64; k++) CHECK (pool[k] == 0);
    OK (GrB_Scalar_free (&s));
}

/* A copy begins with the wishes of the original. */
static void copies (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, 3, _), B = NULL;
    GrB_Vector u = VECTOR (3, 1, _, 2), v = NULL;
    double ratio = 0;
    OK (GxB_Matrix_Option_set_FP64 (A, GxB_HYPER_SWITCH, 0.375));
    OK (GxB_Matrix_Option_set_FP64 (A, GxB_BITMAP_SWITCH, 0.625));
    OK (GrB_Matrix_dup (&B, A));
    OK (GxB_Matrix_Option_get_FP64 (B, GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == 0.375);
    OK (GxB_Matrix_Option_get_FP64 (B, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.625);
    OK (GxB_Matrix_Option_set_FP64 (B, GxB_HYPER_SWITCH, 0.5));
    OK (GxB_Matrix_Option_get_FP64 (A, GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == 0.375);
    OK (GxB_Vector_Option_set_FP64 (u, GxB_BITMAP_SWITCH, 0.25));
    OK (GrB_Vector_dup (&v, u));
    OK (GxB_Vector_Option_get_FP64 (v, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.25);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&v));
}

static void objects (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, 2, 3, _);
    GrB_Vector u = VECTOR (3, 1, _, 2);
    int32_t number = 0;
    double ratio = 0;
    OK (GxB_set (A, GxB_SPARSITY_CONTROL, GxB_BITMAP));
    OK (GxB_get (A, GxB_SPARSITY_STATUS, &number));
    CHECK (number == GxB_BITMAP);
    OK (GxB_Matrix_Option_set_INT32 (A, GxB_SPARSITY_CONTROL, GxB_SPARSE));
    OK (GxB_Matrix_Option_get_INT32 (A, GxB_SPARSITY_STATUS, &number));
    CHECK (number == GxB_SPARSE);
    OK (GrB_Matrix_get_INT32 (A, &number, (GrB_Field) GxB_SPARSITY_CONTROL));
    CHECK (number == GxB_SPARSE);
    MATRIX_IS (A, 2, 2, 1, 2, 3, _);
    OK (GxB_Matrix_Option_get_FP64 (A, GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == 0.125); /* the library's */
    OK (GxB_Matrix_Option_set_FP64 (A, GxB_HYPER_SWITCH, GxB_NEVER_HYPER));
    OK (GxB_Matrix_Option_get (A, GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == GxB_NEVER_HYPER);
    /* By the shorter dimension: 2, and 1 of a vector. */
    OK (GxB_Matrix_Option_get_FP64 (A, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.05);
    OK (GxB_Vector_Option_get_FP64 (u, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.04);
    OK (GxB_set (A, GxB_BITMAP_SWITCH, 0.75));
    OK (GxB_get (A, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.75);
    OK (GxB_Vector_Option_set_FP64 (u, GxB_BITMAP_SWITCH, 0.5));
    OK (GxB_get (u, GxB_BITMAP_SWITCH, &ratio));
    CHECK (ratio == 0.5);
    EXPECT (GrB_INVALID_VALUE, GxB_Vector_Option_get_FP64 (u, GxB_HYPER_SWITCH, &ratio));
    OK (GxB_set (u, GxB_SPARSITY_CONTROL, GxB_FULL + GxB_BITMAP));
    OK (GxB_Vector_Option_get_INT32 (u, GxB_SPARSITY_STATUS, &number));
    CHECK (number == GxB_BITMAP);
    OK (GxB_Vector_Option_set_INT32 (u, GxB_HYPER_HASH, 0));
    OK (GrB_Vector_get_INT32 (u, &number, (GrB_Field) GxB_HYPER_HASH));
    CHECK (number == 0);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&u));
}

static void descriptors (void)
{
    GrB_Descriptor d = NULL;
    GrB_Desc_Value value = GrB_DEFAULT;
    int32_t number = -9;
    OK (GrB_Descriptor_new (&d));
    OK (GxB_set (d, GrB_OUTP, GrB_REPLACE));
    OK (GxB_get (d, GrB_OUTP, &value));
    CHECK (value == GrB_REPLACE);
    OK (GxB_Desc_set_INT32 (d, GrB_MASK, GrB_COMP));
    OK (GxB_Desc_set (d, GrB_MASK, GrB_STRUCTURE));
    OK (GxB_Descriptor_get (&value, d, GrB_MASK));
    CHECK (value == GrB_COMP_STRUCTURE);
    static const struct
    {
        GrB_Desc_Field field;
        int32_t set, told;
    } wishes[] = { { GxB_AxB_METHOD, GxB_AxB_SAXPY, GxB_AxB_SAXPY },
                   { GxB_SORT, 5, 1 },
                   { GxB_COMPRESSION, GxB_COMPRESSION_NONE, GxB_COMPRESSION_NONE },
                   { GxB_IMPORT, GxB_SECURE_IMPORT, GxB_SECURE_IMPORT },
                   { GxB_IMPORT, GxB_FAST_IMPORT, 0 },
                   { GxB_IMPORT, 1, GxB_SECURE_IMPORT } };
    for (size_t k = 0; k < sizeof wishes / sizeof wishes[0]; k++)
    {
        OK (GrB_Descriptor_set (d, wishes[k].field, (GrB_Desc_Value) wishes[k].set));
        OK (GxB_Desc_get_INT32 (d, wishes[k].field, &number));
        CHECK (number == wishes[k].told);
    }
    EXPECT (GrB_INVALID_VALUE, GxB_set (d, GxB_AxB_METHOD, 1));
    EXPECT (GrB_INVALID_VALUE, GxB_set (GrB_DESC_T0, GxB_SORT, 1));
    /* The settings are used: the mask's complement, by structure. */
    GrB_Vector w = VECTOR (3, 1, 2, 3), mask = VECTOR (3, _, 0, _);
    OK (GrB_Vector_assign_FP64 (w, mask, NULL, 9, GrB_ALL, 3, d));
    VECTOR_IS (w, 3, 9, _, 9);
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&mask));
    OK (GrB_Descriptor_free (&d));
}

static void *other_thread (void *unused)
{
    int32_t number = 0;
    (void) unused;
    /* What another thread has engaged does not concern this one. */
    GxB_Context own = NULL;
    OK (GxB_Context_new (&own));
    OK (GxB_Context_engage (own));
    OK (GrB_get (own, &number, GxB_NTHREADS));
    CHECK (number == 3);
    OK (GxB_Context_disengage (own));
    OK (GrB_free (&own));
    return NULL;
}

static void contexts (void)
{
    GxB_Context one = NULL, other = NULL;
    int32_t number = 0;
    double chunk = 0;
    char name[] = "mine", text[8] = "";
    const char *error = NULL;
    OK (GxB_Global_Option_set_INT32 (GxB_NTHREADS, 3));
    OK (GxB_Context_get_INT32 (GxB_CONTEXT_WORLD, GxB_CONTEXT_NTHREADS, &number));
    CHECK (number == 3);
    OK (GxB_Context_new (&one));
    OK (GxB_Context_new (&other));
    OK (GxB_get (one, GxB_CONTEXT_NTHREADS, &number));
    CHECK (number == 3);
    OK (GxB_set (one, GxB_CONTEXT_NTHREADS, 1));
    OK (GxB_set (one, GxB_CONTEXT_CHUNK, 4096.0));
    OK (GxB_get (one, GxB_CONTEXT_CHUNK, &chunk));
    CHECK (chunk == 4096);
    OK (GxB_Context_set_FP64 (one, GxB_CONTEXT_CHUNK, 0.5));
    OK (GxB_Context_get_FP64 (one, GxB_CONTEXT_CHUNK, &chunk));
    CHECK (chunk == 65536);
    OK (GrB_get (one, &number, GxB_GPU_ID));
    CHECK (number == -1);
    OK (GrB_set (one, name, GrB_NAME));
    OK (GrB_get (one, text, GrB_NAME));
    CHECK (strcmp (text, name) == 0);
    OK (GxB_Context_engage (one));
    EXPECT (GrB_INVALID_VALUE, GxB_Context_disengage (other));
    OK (GrB_error (&error, other));
    OK (GxB_Context_engage (other));
    OK (GxB_Context_disengage (other));
    /* The same result on one thread and on several, enough entries to share them. */
    pthread_t thread;
    CHECK (pthread_create (&thread, NULL, other_thread, NULL) == 0);
    CHECK (pthread_join (thread, NULL) == 0);
    GrB_Vector u = NULL;
    int64_t sums[3] = { 0, 0, 0 };
    OK (GrB_Vector_new (&u, GrB_INT64, 300000));
    OK (GrB_Vector_assign_INT64 (u, NULL, NULL, 1, GrB_ALL, 300000, NULL));
    OK (GrB_Vector_apply_IndexOp_INT64 (u, NULL, NULL, GrB_ROWINDEX_INT64, u, 0, NULL));
    OK (GrB_Vector_reduce_INT64 (&sums[0], NULL, GrB_PLUS_MONOID_INT64, u, NULL));
    OK (GxB_Context_engage (one));
    OK (GrB_Vector_reduce_INT64 (&sums[1], NULL, GrB_PLUS_MONOID_INT64, u, NULL));
    /* A context can be changed, and freed, while it is engaged. */
    OK (GxB_Context_set_INT32 (one, GxB_CONTEXT_NTHREADS, 2));
    OK (GxB_Context_free (&one));
    OK (GrB_Vector_reduce_INT64 (&sums[2], NULL, GrB_PLUS_MONOID_INT64, u, NULL));
    OK (GxB_Context_disengage (NULL));
    CHECK (sums[0] == 44999850000 && sums[1] == sums[0] && sums[2] == sums[0]);
    OK (GrB_wait (other, GrB_MATERIALIZE));
    OK (GxB_Context_engage (GxB_CONTEXT_WORLD));
    OK (GxB_Context_free (&other));
    CHECK (one == NULL && other == NULL);
    GxB_Context world = GxB_CONTEXT_WORLD;
    OK (GxB_Context_free (&world));
    OK (GxB_set (world, GxB_CONTEXT_NTHREADS, 2));
    OK (GxB_get (GxB_NTHREADS, &number));
    CHECK (number == 2);
    OK (GrB_Vector_free (&u));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
    library ();
    copies ();
    objects ();
    descriptors ();
    contexts ();
    OK (GrB_finalize ());
    /* Init brings back the defaults. */
    double ratio = 0;
    const char *text = NULL;
    OK (GrB_init (GrB_BLOCKING));
    OK (GxB_get (GxB_HYPER_SWITCH, &ratio));
    CHECK (ratio == GxB_HYPER_DEFAULT);
    OK (GxB_get (GxB_JIT_CACHE_PATH, &text));
    CHECK (strcmp (text, "") == 0);
    OK (GrB_finalize ());
    return 0;
}
