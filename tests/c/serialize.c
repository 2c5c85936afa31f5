/* Serialised matrices: they come back, damaged ones are refused, and room is used as said. */
#include "check.h"

static void *take (GrB_Index bytes)
{
    void *block = malloc (bytes + (bytes == 0));
    CHECK (block != NULL);
    return block;
}

/* The bytes of A, in a block of exactly their length. */
static unsigned char *serialized (GrB_Matrix A, GrB_Index *n)
{
    GrB_Index most = 0;
    OK (GrB_Matrix_serializeSize (&most, A));
    unsigned char *room = take (most);
    *n = most;
    OK (GrB_Matrix_serialize (room, n, A));
    CHECK (*n > 0 && *n <= most);
    unsigned char *bytes = take (*n);
    memcpy (bytes, room, *n);
    free (room);
    return bytes;
}

static GrB_Matrix small_matrix (GrB_Type type)
{
    return matrix_of_type (type, 3, 4, (const double[]) { 1, _, 0, _, _, 1, _, _, 1, _, _, 1 });
}

static void is_small_matrix (GrB_Matrix A)
{
    MATRIX_IS (A, 3, 4, 1, _, 0, _, _, 1, _, _, 1, _, _, 1);
}

static void comes_back (GrB_Type type)
{
    GrB_Matrix A = small_matrix (type), B = NULL;
    GrB_Index n;
    unsigned char *bytes = serialized (A, &n);
    OK (GrB_Matrix_deserialize (&B, type, bytes, n));
    is_small_matrix (B);
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_deserialize (&B, NULL, bytes, n));
    free (bytes);
    is_small_matrix (B);
    /* It is a matrix as any other. */
    OK (GrB_Matrix_setElement_FP64 (B, 1, 0, 1));
    OK (GrB_Matrix_removeElement (B, 0, 0));
    MATRIX_IS (B, 3, 4, _, 1, 0, _, _, 1, _, _, 1, _, _, 1);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
}

static void user_defined (void)
{
    GrB_Type type = NULL, same_size = NULL, larger = NULL;
    GrB_Matrix A = NULL, B = NULL;
    OK (GxB_Type_new (&type, sizeof (Pair), "Pair", ""));
    OK (GrB_Type_new (&same_size, sizeof (Pair)));
    OK (GrB_Type_new (&larger, sizeof (Pair) + 1));
    OK (GrB_Matrix_new (&A, type, 5, 5));
    Pair p = pair (7);
    OK (GrB_Matrix_setElement_UDT (A, &p, 4, 2));
    GrB_Index n;
    unsigned char *bytes = serialized (A, &n);
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_deserialize (&B, NULL, bytes, n));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_deserialize (&B, GrB_FP64, bytes, n));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_deserialize (&B, larger, bytes, n));
    CHECK (B == NULL);
    GrB_Type types[] = { type, same_size };
    for (int k = 0; k < 2; k++)
    {
        OK (GrB_Matrix_deserialize (&B, types[k], bytes, n));
        p = pair (0);
        OK (GrB_Matrix_extractElement_UDT (&p, B, 4, 2));
        CHECK (pair_is (&p, 7));
        OK (GrB_Matrix_free (&B));
    }
    free (bytes);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Type_free (&type));
    OK (GrB_Type_free (&same_size));
    OK (GrB_Type_free (&larger));
}

static void refused (void)
{
    GrB_Matrix A = small_matrix (GrB_FP64), B = NULL, none = NULL;
    GrB_Index n, size = 0;
    unsigned char *bytes = serialized (A, &n);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_serializeSize (NULL, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_serializeSize (&size, none));
    size = n;
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_serialize (NULL, &size, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_serialize (bytes, NULL, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_serialize (bytes, &size, none));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_deserialize (NULL, GrB_FP64, bytes, n));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_deserialize (&B, GrB_FP64, NULL, n));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Matrix_deserialize (&B, GrB_FP32, bytes, n));
    /* The true length is enough room, one byte less is not; the room claimed may be any. */
    unsigned char *room = take (n);
    memset (room, 77, n);
    size = n - 1;
    EXPECT (GrB_INSUFFICIENT_SPACE, GrB_Matrix_serialize (room, &size, A));
    CHECK (size == n - 1 && room[0] == 77 && room[n - 2] == 77);
    size = n;
    OK (GrB_Matrix_serialize (room, &size, A));
    CHECK (size == n && memcmp (room, bytes, n) == 0);
    GrB_Index most = 0;
    OK (GrB_Matrix_serializeSize (&most, A));
    unsigned char *larger = take (most);
    size = UINT64_MAX;
    OK (GrB_Matrix_serialize (larger, &size, A));
    CHECK (size == n && memcmp (larger, bytes, n) == 0);
    free (larger);
    /* Every prefix, in a block of its own so that a read behind it is seen; every byte changed. */
    for (GrB_Index k = 0; k < n; k++)
    {
        unsigned char *prefix = take (k);
        memcpy (prefix, bytes, k);
        EXPECT (GrB_INVALID_OBJECT, GrB_Matrix_deserialize (&B, NULL, prefix, k));
        free (prefix);
        bytes[k] ^= 0x10;
        EXPECT (GrB_INVALID_OBJECT, GrB_Matrix_deserialize (&B, NULL, bytes, n));
        bytes[k] ^= 0x10;
    }
    CHECK (B == NULL);
    OK (GrB_Matrix_deserialize (&B, NULL, bytes, n));
    is_small_matrix (B);
    free (room);
    free (bytes);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
}

/* Large enough for several blocks of each section and several threads. */
static void large (void)
{
    const GrB_Index m = 3000, d = 40;
    GrB_Index *rows = take (m * d * sizeof (GrB_Index)), *cols = take (m * d * sizeof (GrB_Index)), n;
    double *values = take (m * d * sizeof (double)), sum = 0, expected = 0;
    for (GrB_Index k = 0; k < m * d; k++)
    {
        rows[k] = k / d, cols[k] = (k % d) * 70 + k / d % 70, values[k] = (double) (k % 1000);
        expected += values[k];
    }
    GrB_Matrix A = NULL, B = NULL;
    OK (GrB_Matrix_import_FP64 (&A, GrB_FP64, m, m, cols, rows, values, m * d, m * d, m * d, GrB_COO_FORMAT));
    unsigned char *bytes = serialized (A, &n);
    CHECK (n * 3 < m * d * 12);
    OK (GrB_Matrix_deserialize (&B, GrB_FP64, bytes, n));
    OK (GrB_Matrix_reduce_FP64 (&sum, NULL, GrB_PLUS_MONOID_FP64, B, NULL));
    CHECK (sum == expected);
    OK (GrB_Matrix_nvals (&n, B));
    CHECK (n == m * d);
    free (rows), free (cols), free (values), free (bytes);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
#define ROUND(NAME, ctype, prefix) comes_back (prefix##_##NAME);
    FOR_ALL_TYPES (ROUND)
    user_defined ();
    refused ();
    large ();
    OK (GrB_finalize ());
    return 0;
}
