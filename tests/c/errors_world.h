/* Part of errors.h: makes the arguments of a call from a line such as
   "pair C=3x4 Mask=3x4 accum semiring A=3x5/0 desc". Values are FP64 unless the line begins with
   another type; masks are BOOL. */
#ifndef ERRORS_WORLD_H
#define ERRORS_WORLD_H

static GrB_Type the_type = NULL;
/* A world that begins with "never": the function has no call that succeeds. */
static bool is_never_right = false;

static GrB_Type world_type (void)
{
    return the_type;
}

/* The type that cannot be cast to the world's. */
static GrB_Type other_type (void)
{
    return the_type == pair_type ? GrB_FP64 : pair_type;
}

/* The type of the word, if it names one. */
static GrB_Type type_named (const char *word, size_t length)
{
#define NAMED(name, ctype, prefix) if (strlen (#name) == length && memcmp (word, #name, length) == 0) return prefix##_##name;
    FOR_ALL_TYPES (NAMED)
#undef NAMED
    return length == 4 && memcmp (word, "pair", 4) == 0 ? pair_type : NULL;
}

static void free_pairs (void)
{
    OK (GrB_Type_free (&pair_type));
}

static void put_handle (struct slot *a, enum kind kind, void *handle, bool is_ours)
{
    *a->at = handle;
    a->kind = kind;
    a->is_ours = is_ours;
    a->is_used = true;
    a->is_whole = true;
}

/* About half of the places hold 1, 2, 3, ... */
static void put_matrix (struct slot *a, GrB_Type of_type, GrB_Index m, GrB_Index k)
{
    GrB_Matrix M = NULL;
    OK (GrB_Matrix_new (&M, of_type, m, k));
    for (GrB_Index p = 0; p < m * k && !a->is_empty; p += 2)
    {
        Pair z = pair ((int64_t) p + 1);
        OK (of_type == pair_type ? GrB_Matrix_setElement_UDT (M, &z, p / k, p % k)
                                 : GrB_Matrix_setElement_FP64 (M, (double) (p + 1), p / k, p % k));
    }
    a->type = of_type;
    a->m = m;
    a->n = k;
    put_handle (a, MATRIX_, M, true);
}

static void put_vector (struct slot *a, GrB_Type of_type, GrB_Index m)
{
    GrB_Vector z = NULL;
    OK (GrB_Vector_new (&z, of_type, m));
    for (GrB_Index p = 0; p < m && !a->is_empty; p += 2)
    {
        Pair held = pair ((int64_t) p + 1);
        OK (of_type == pair_type ? GrB_Vector_setElement_UDT (z, &held, p) : GrB_Vector_setElement_FP64 (z, (double) (p + 1), p));
    }
    a->type = of_type;
    a->m = m;
    put_handle (a, VECTOR_, z, true);
}

static void put_scalar (struct slot *a, GrB_Type of_type)
{
    GrB_Scalar z = NULL;
    Pair held = pair (1);
    OK (GrB_Scalar_new (&z, of_type));
    OK (of_type == pair_type ? GrB_Scalar_setElement_UDT (z, &held) : GrB_Scalar_setElement_FP64 (z, 1));
    a->type = of_type;
    put_handle (a, SCALAR, z, true);
}

static void add_doubles (void *to, const void *p, const void *q)
{
    *(double *) to = *(const double *) p + *(const double *) q;
}

static void less_int64 (void *to, const void *x1, const void *x2)
{
    *(bool *) to = *(const int64_t *) x1 < *(const int64_t *) x2;
}

/* Never called: for operators on types that do not go together. */
static void nothing (void *to, const void *p, const void *q)
{
    (void) to, (void) p, (void) q;
}
static void nothing_unary (void *to, const void *p)
{
    (void) to, (void) p;
}
static void nothing_index (void *to, const void *p, GrB_Index row, GrB_Index col, const void *q)
{
    (void) to, (void) p, (void) row, (void) col, (void) q;
}

static GrB_BinaryOp binary_of (GrB_Type z, GrB_Type p, GrB_Type q)
{
    GrB_BinaryOp made = NULL;
    bool is_sum = z == p && p == q;
    bool is_order = z == GrB_BOOL && p == GrB_INT64 && q == GrB_INT64;
    OK (GrB_BinaryOp_new (&made, is_order ? less_int64 : is_sum && z == pair_type ? pair_add : is_sum && z == GrB_FP64 ? add_doubles : nothing, z, p, q));
    return made;
}

static GrB_Monoid monoid_of (GrB_Type z)
{
    GrB_Monoid made = NULL;
    GrB_BinaryOp plus = binary_of (z, z, z);
    Pair zero = pair (0);
    OK (z == pair_type ? GrB_Monoid_new_UDT (&made, plus, &zero) : GrB_Monoid_new_FP64 (&made, plus, 0));
    OK (GrB_BinaryOp_free (&plus));
    return made;
}

static GrB_Semiring semiring_of (GrB_Type z, GrB_Type p, GrB_Type q)
{
    GrB_Semiring made = NULL;
    GrB_Monoid plus = monoid_of (z);
    GrB_BinaryOp times = binary_of (z, p, q);
    OK (GrB_Semiring_new (&made, plus, times));
    OK (GrB_Monoid_free (&plus));
    OK (GrB_BinaryOp_free (&times));
    return made;
}

static GrB_UnaryOp unary_of (GrB_Type z, GrB_Type p)
{
    GrB_UnaryOp made = NULL;
    OK (GrB_UnaryOp_new (&made, nothing_unary, z, p));
    return made;
}

static GrB_IndexUnaryOp index_of (GrB_Type z, GrB_Type p, GrB_Type q)
{
    GrB_IndexUnaryOp made = NULL;
    OK (GrB_IndexUnaryOp_new (&made, nothing_index, z, p, q));
    return made;
}

static void nothing_placed (void *to, const void *p, GrB_Index ip, GrB_Index jp, const void *q, GrB_Index iq, GrB_Index jq, const void *r)
{
    (void) to, (void) p, (void) ip, (void) jp, (void) q, (void) iq, (void) jq, (void) r;
}

static GxB_IndexBinaryOp placed_of (GrB_Type z)
{
    GxB_IndexBinaryOp made = NULL;
    OK (GxB_IndexBinaryOp_new (&made, nothing_placed, z, z, z, z, NULL, NULL));
    return made;
}

/* A descriptor with the fields of a predefined one. */
static GrB_Descriptor descriptor_of (bool transpose0, bool transpose1)
{
    GrB_Descriptor made = NULL;
    OK (GrB_Descriptor_new (&made));
    if (transpose0) OK (GrB_Descriptor_set (made, GrB_INP0, GrB_TRAN));
    if (transpose1) OK (GrB_Descriptor_set (made, GrB_INP1, GrB_TRAN));
    return made;
}

static void make_type (struct slot *a)
{
    GrB_Type made = NULL;
    OK (GrB_Type_new (&made, sizeof (Pair)));
    put_handle (a, TYPE, made, true);
}

/* Frees what a handle of the kind points to. */
static void free_handle (enum kind kind, void *handle)
{
#define FREE(object_kind)                                                       \
    {                                                                           \
        GrB_##object_kind held = (GrB_##object_kind) handle;                    \
        OK (GrB_##object_kind##_free (&held));                                  \
        CHECK (held == NULL);                                                   \
        break;                                                                  \
    }
    switch (kind)
    {
        case TYPE: FREE (Type)
        case UNARY: FREE (UnaryOp)
        case BINARY: FREE (BinaryOp)
        case INDEXOP: FREE (IndexUnaryOp)
        case MONOID: FREE (Monoid)
        case SEMIRING: FREE (Semiring)
        case DESC: FREE (Descriptor)
        case SCALAR: FREE (Scalar)
        case VECTOR_: FREE (Vector)
        case MATRIX_: FREE (Matrix)
        case CONTEXT:
        {
            GxB_Context held = (GxB_Context) handle;
            OK (GxB_Context_free (&held));
            CHECK (held == NULL);
            break;
        }
        case PLACED:
        {
            GxB_IndexBinaryOp held = (GxB_IndexBinaryOp) handle;
            OK (GxB_IndexBinaryOp_free (&held));
            CHECK (held == NULL);
            break;
        }
        case ITERATOR:
        {
            GxB_Iterator held = (GxB_Iterator) handle;
            OK (GxB_Iterator_free (&held));
            CHECK (held == NULL);
            break;
        }
        case BLOCK_: free_or_keep (handle); break;
        case CHOICE:
        case POINTER:
        case NUMBER: break;
    }
#undef FREE
}

/* A scalar whose handle lies in an area. */
static GrB_Scalar held_scalar = NULL;
/* What an area's first word holds, beside numbers: an array, or a handle. */
static enum kind holds[SLOTS];

static void hold (struct slot *a, enum kind kind, void *held)
{
    holds[a - slots] = kind;
    memcpy (areas[a - slots], &held, sizeof held);
}

/* Frees what the areas still hold. */
static void drop_held (void)
{
    for (size_t k = 0; k < SLOTS; k++)
    {
        void *held = NULL;
        memcpy (&held, areas[k], sizeof held);
        if (holds[k] == BLOCK_) free (held);
        if (holds[k] == MATRIX_) OK (GrB_Matrix_free ((GrB_Matrix *) areas[k]));
        if (holds[k] == VECTOR_) OK (GrB_Vector_free ((GrB_Vector *) areas[k]));
        holds[k] = POINTER;
    }
}

/* A context that this thread has engaged. */
static GxB_Context engaged = NULL;

/* The second of two tiles, of which an area holds the handles. */
static GrB_Matrix other_tile = NULL;

/* Streams that take text, and that do not. */
static FILE *sink = NULL, *source = NULL;

/* A serialised vector. */
static void put_vector_blob (void *to)
{
    struct slot vector = { "", NULL, POINTER, POINTER, NULL, 0, 0, -1, false, false, false, false, false };
    void *handle = NULL, *made = NULL;
    GrB_Index length = 0;
    vector.at = &handle;
    put_vector (&vector, world_type (), 5);
    OK (GxB_Vector_serialize (&made, &length, (GrB_Vector) handle, NULL));
    CHECK (length <= AREA);
    memcpy (to, made, length);
    free_or_keep (made);
    free_handle (VECTOR_, handle);
}

/* A serialised matrix. */
static void put_blob (void *to)
{
    struct slot matrix = { "", NULL, POINTER, POINTER, NULL, 0, 0, -1, false, false, false, false, false };
    void *handle = NULL;
    GrB_Index length = AREA;
    matrix.at = &handle;
    put_matrix (&matrix, world_type (), 3, 4);
    OK (GrB_Matrix_serialize (to, &length, (GrB_Matrix) handle));
    free_handle (MATRIX_, handle);
}

/* The argument that a word without dimensions makes; `how` is what follows the "=". */
static void put_other (struct slot *a, const char *how, size_t length)
{
    GrB_Type z = world_type ();
#define IS(word) (strlen (word) == length && memcmp (how, word, length) == 0)
    if (IS ("binary")) put_handle (a, BINARY, binary_of (z, z, z), true);
    else if (IS ("plus")) put_handle (a, BINARY, GrB_PLUS_FP64, false);
    else if (IS ("unary")) put_handle (a, UNARY, unary_of (z, z), true);
    else if (IS ("index")) put_handle (a, INDEXOP, index_of (z, z, z), true);
    else if (IS ("choice")) put_handle (a, INDEXOP, index_of (GrB_BOOL, z, z), true), a->is_choice = true;
    else if (IS ("placed")) put_handle (a, PLACED, placed_of (z), true);
    else if (IS ("order")) put_handle (a, BINARY, binary_of (GrB_BOOL, z, z), true), a->is_choice = true;
    else if (IS ("monoid")) put_handle (a, MONOID, monoid_of (z), true);
    else if (IS ("semiring")) put_handle (a, SEMIRING, semiring_of (z, z, z), true);
    else if (IS ("desc")) put_handle (a, DESC, descriptor_of (false, false), true);
    else if (IS ("type")) make_type (a);
    else if (IS ("global"))
    {
        *a->at = (void *) GrB_GLOBAL;
        a->is_used = true;
    }
    else if (IS ("own")) put_handle (a, TYPE, world_type (), false);
    else if (IS ("scalar")) put_scalar (a, z);
    else if (IS ("text"))
    {
        /* Room that a refused call may write to: GrB_error tells a text even of an object that is none. */
        static const char *text;
        a->kind = POINTER;
        a->is_used = true;
        *a->at = &text;
    }
    else if (IS ("area"))
    {
        a->kind = POINTER;
        a->is_used = true;
        *a->at = areas[a - slots];
    }
    else if (IS ("sink"))
    {
        sink = fopen ("/dev/null", "w");
        source = fopen ("/dev/null", "r");
        CHECK (sink != NULL && source != NULL);
        put_handle (a, NUMBER, sink, false);
    }
    else if (IS ("room"))
    {
        put_other (a, "area", 4);
        *(GrB_Index *) *a->at = AREA;
    }
    else if (IS ("blob"))
    {
        put_other (a, "area", 4);
        put_blob (*a->at);
    }
    else if (IS ("vector-blob"))
    {
        put_other (a, "area", 4);
        put_vector_blob (*a->at);
    }
    /* an array of 0, 1, 2, ..., and one of bytes that are 1 */
    else if (IS ("array") || IS ("marks"))
    {
        put_other (a, "area", 4);
        void *block = malloc (AREA);
        CHECK (block != NULL);
        memcpy (block, areas[a - slots], AREA);
        if (IS ("marks")) memset (block, 1, AREA);
        hold (a, BLOCK_, block);
    }
    else if (IS ("held-matrix") || IS ("held-vector"))
    {
        struct slot made = *a;
        void *handle = NULL;
        made.at = &handle;
        put_other (a, "area", 4);
        if (IS ("held-matrix")) put_matrix (&made, z, 1, 1);
        else put_vector (&made, z, 1);
        hold (a, made.kind, handle);
    }
    else if (IS ("tiles"))
    {
        put_other (a, "held-matrix", 11);
        OK (GrB_Matrix_resize (*(GrB_Matrix *) *a->at, 2, 3));
        OK (GrB_Matrix_dup (&other_tile, *(GrB_Matrix *) *a->at));
        ((GrB_Matrix *) *a->at)[1] = other_tile;
    }
    else if (IS ("three"))
    {
        put_other (a, "area", 4);
        *(GrB_Index *) *a->at = 3;
    }
    else if (IS ("held-scalar"))
    {
        put_other (a, "area", 4);
        OK (GrB_Scalar_new (&held_scalar, z));
        *(GrB_Scalar *) *a->at = held_scalar;
    }
    /* in the first row of a matrix whose rows are full */
    else if (IS ("attached-iterator"))
    {
        GxB_Iterator made = NULL;
        GrB_Matrix full = NULL;
        OK (GrB_Matrix_new (&full, GrB_FP64, 3, 3));
        OK (GrB_Matrix_assign_FP64 (full, NULL, NULL, 1, GrB_ALL, 3, GrB_ALL, 3, NULL));
        OK (GxB_Iterator_new (&made));
        OK (GxB_rowIterator_attach (made, full, NULL));
        OK (GxB_rowIterator_seekRow (made, 0));
        OK (GrB_Matrix_free (&full));
        put_handle (a, ITERATOR, made, true);
    }
    else if (IS ("iterator"))
    {
        GxB_Iterator made = NULL;
        OK (GxB_Iterator_new (&made));
        put_handle (a, ITERATOR, made, true);
    }
    else if (IS ("context"))
    {
        GxB_Context made = NULL;
        OK (GxB_Context_new (&made));
        put_handle (a, CONTEXT, made, true);
    }
    else if (IS ("older")) put_handle (a, CHOICE, GxB_TRIL, false);
    else if (IS ("text"))
    {
        put_other (a, "area", 4);
        strcpy ((char *) *a->at, "double");
    }
    else if (IS ("space"))
    {
        put_other (a, "area", 4);
        *(GrB_Index *) *a->at = 60;
    }
    else if (length > 0 && how[0] == '#')
    {
        *a->at = (void *) (uintptr_t) strtoull (how + 1, NULL, 10);
        a->kind = NUMBER;
        a->is_used = true;
    }
    else if (length > 4 && memcmp (how, "new-", 4) == 0)
    {
        static const char *const kinds[] = { "type", "unary", "binary", "index", "monoid", "semiring", "desc", "scalar",
                                             "vector", "matrix", "block", "context", "iterator", "placed" };
        for (enum kind k = TYPE; k <= PLACED; k = (enum kind) (k + 1))
        {
            if (strlen (kinds[k]) == length - 4 && memcmp (how + 4, kinds[k], length - 4) == 0) a->makes = k;
        }
        CHECK (a->makes != POINTER);
        a->is_used = true;
        *a->at = areas[a - slots];
        memset (*a->at, 0x5A, AREA);
    }
    else
    {
        printf ("an argument cannot be made from %.*s\n", (int) length, how);
        exit (1);
    }
#undef IS
}

/* Makes one argument from a word of a world. */
static void put_argument (const char *word, size_t length)
{
    size_t name = 0;
    while (name < length && word[name] != '=') name++;
    struct slot *a = slot_named (word, name);
    if (name == length)
    {
        bool is_accum = a->at == &accum;
        put_other (a, is_accum ? "binary" : word, is_accum ? 6 : length);
        return;
    }
    const char *how = word + name + 1;
    bool is_mask = a->at == &mask || a->at == &Mask;
    if (how[0] < '0' || how[0] > '9')
    {
        put_other (a, how, length - name - 1);
        return;
    }
    char *end = NULL;
    a->is_empty = memchr (how, '!', length - name - 1) != NULL;
    GrB_Index m = strtoull (how, &end, 10);
    if (*end == 'x')
    {
        GrB_Index k = strtoull (end + 1, &end, 10);
        put_matrix (a, is_mask ? GrB_BOOL : world_type (), m, k);
        if (*end == '/') a->input = end[1] - '0';
    }
    else
    {
        put_vector (a, is_mask ? GrB_BOOL : world_type (), m);
    }
}

/* Areas hold 0, 1, 2, ...: as indices they are distinct and in order. */
static void make_world (const char *world)
{
    if (pair_type == NULL) OK (GrB_Type_new (&pair_type, sizeof (Pair)));
    memset (garbage_block, 0xA5, sizeof garbage_block);
    for (size_t k = 0; k < SLOTS; k++) holds[k] = POINTER;
    for (size_t k = 0; k < SLOTS; k++)
    {
        for (size_t p = 0; p < AREA / 8; p++) areas[k][p] = p;
    }
    the_type = GrB_FP64;
    is_never_right = false;
    for (const char *p = world; *p;)
    {
        size_t length = strcspn (p, " ");
        GrB_Type named = type_named (p, length);
        if (named != NULL) the_type = named;
        else if (length == 5 && memcmp (p, "never", 5) == 0) is_never_right = true;
        else if (length > 0) put_argument (p, length);
        p += length + (p[length] == ' ');
    }
}

static void drop (struct slot *a)
{
    if (a->is_ours) free_handle (a->kind, *a->at);
    a->is_ours = false;
}

/* Frees what a call has made. */
static void free_made (void)
{
    for (size_t k = 0; k < SLOTS; k++)
    {
        if (slots[k].makes != POINTER) free_handle (slots[k].makes, *(void **) *slots[k].at);
    }
}

static void end_world (void)
{
    for (size_t k = 0; k < SLOTS; k++)
    {
        struct slot *a = &slots[k];
        drop (a);
        *a->at = NULL;
        a->kind = a->makes = POINTER;
        a->is_used = a->is_whole = a->is_empty = a->is_choice = false;
        a->input = -1;
    }
    drop_held ();
    OK (GrB_Scalar_free (&held_scalar));
    OK (GrB_Matrix_free (&other_tile));
    OK (GxB_Context_disengage (NULL));
    OK (GxB_Context_free (&engaged));
    free_kept ();
    if (sink != NULL) CHECK (fclose (sink) == 0 && fclose (source) == 0);
    sink = source = NULL;
}

#endif
