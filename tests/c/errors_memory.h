/* Part of errors.h: handles that stay readable after their objects were freed, and pictures of
   every argument, to compare.

   The library gets its memory from here. While blocks are kept, free only puts them on a list,
   so that a copy of a freed handle points to memory that nothing else has been given: the one
   case in which the library promises to notice. */
#ifndef ERRORS_MEMORY_H
#define ERRORS_MEMORY_H

static int failures = 0;

#define MOST_KEPT 256
static void *kept[MOST_KEPT];
static size_t kept_count = 0;
static bool is_keeping = false;

static void free_or_keep (void *p)
{
    if (!is_keeping || p == NULL || kept_count == MOST_KEPT)
    {
        free (p);
        return;
    }
    kept[kept_count++] = p;
}

static void free_kept (void)
{
    while (kept_count > 0) free (kept[--kept_count]);
}

static void start (GrB_Mode with_mode)
{
    OK (GxB_init (with_mode, malloc, calloc, realloc, free_or_keep));
}

/* Memory that no constructor has filled; larger than any object. */
#define BLOCK 4096
static uint64_t zeroed_block[BLOCK / 8], garbage_block[BLOCK / 8];

/* What an address argument points to. */
#define AREA 1024
static uint64_t areas[SLOTS][AREA / 8];

static GrB_Type pair_type = NULL;

/* Everything that a call could change, as bytes. */
struct picture
{
    char *bytes;
    size_t length, room;
};

static void add_bytes (struct picture *picture, const void *from, size_t length)
{
    if (picture->length + length > picture->room)
    {
        picture->room = 2 * (picture->length + length);
        picture->bytes = (char *) realloc (picture->bytes, picture->room);
        CHECK (picture->bytes != NULL);
    }
    memcpy (picture->bytes + picture->length, from, length);
    picture->length += length;
}

static size_t size_of (const struct slot *a)
{
    return a->type == pair_type ? sizeof (Pair) : sizeof (double);
}

static void add_matrix (struct picture *picture, struct slot *a)
{
    GrB_Matrix M = (GrB_Matrix) *a->at;
    GrB_Index shape[3];
    OK (GrB_Matrix_nrows (&shape[0], M));
    OK (GrB_Matrix_ncols (&shape[1], M));
    OK (GrB_Matrix_nvals (&shape[2], M));
    add_bytes (picture, shape, sizeof shape);
    GrB_Index I[64], J[64], count = shape[2];
    Pair tuples[64];
    CHECK (count <= 64);
    memset (tuples, 0, sizeof tuples);
    OK (a->type == pair_type ? GrB_Matrix_extractTuples_UDT (I, J, tuples, &count, M)
                             : GrB_Matrix_extractTuples_FP64 (I, J, (double *) tuples, &count, M));
    add_bytes (picture, I, count * sizeof *I);
    add_bytes (picture, J, count * sizeof *J);
    add_bytes (picture, tuples, count * size_of (a));
}

static void add_vector (struct picture *picture, struct slot *a)
{
    GrB_Vector z = (GrB_Vector) *a->at;
    GrB_Index shape[2];
    OK (GrB_Vector_size (&shape[0], z));
    OK (GrB_Vector_nvals (&shape[1], z));
    add_bytes (picture, shape, sizeof shape);
    GrB_Index I[64], count = shape[1];
    Pair tuples[64];
    CHECK (count <= 64);
    memset (tuples, 0, sizeof tuples);
    OK (a->type == pair_type ? GrB_Vector_extractTuples_UDT (I, tuples, &count, z)
                             : GrB_Vector_extractTuples_FP64 (I, (double *) tuples, &count, z));
    add_bytes (picture, I, count * sizeof *I);
    add_bytes (picture, tuples, count * size_of (a));
}

static void add_scalar (struct picture *picture, struct slot *a)
{
    GrB_Scalar z = (GrB_Scalar) *a->at;
    Pair held;
    memset (&held, 0, sizeof held);
    GrB_Info info = a->type == pair_type ? GrB_Scalar_extractElement_UDT (&held, z)
                                         : GrB_Scalar_extractElement_FP64 ((double *) &held, z);
    CHECK (info == GrB_SUCCESS || info == GrB_NO_VALUE);
    add_bytes (picture, &info, sizeof info);
    add_bytes (picture, &held, sizeof held);
}

static struct picture picture_of_all (void)
{
    struct picture picture = { NULL, 0, 0 };
    for (size_t k = 0; k < SLOTS; k++)
    {
        struct slot *a = &slots[k];
        if (!a->is_used || a->kind == NUMBER) continue;
        add_bytes (&picture, a->at, sizeof (void *));
        if (*a->at == NULL || !a->is_whole) continue;
        if (a->kind == MATRIX_) add_matrix (&picture, a);
        if (a->kind == VECTOR_) add_vector (&picture, a);
        if (a->kind == SCALAR) add_scalar (&picture, a);
    }
    add_bytes (&picture, areas, sizeof areas);
    add_bytes (&picture, zeroed_block, sizeof zeroed_block);
    add_bytes (&picture, garbage_block, sizeof garbage_block);
    return picture;
}

#endif
