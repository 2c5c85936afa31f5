/* Part of errors.h: what can be wrong with an argument, and the code that the call must give. */
#ifndef ERRORS_FAULTS_H
#define ERRORS_FAULTS_H

static void be_null (struct slot *a)
{
    drop (a);
    *a->at = NULL;
}

static void be_zeroed (struct slot *a)
{
    drop (a);
    a->is_whole = false;
    *a->at = zeroed_block;
}

static void be_garbage (struct slot *a)
{
    drop (a);
    a->is_whole = false;
    *a->at = garbage_block;
}

static void be_freed (struct slot *a)
{
    /* A predefined type or operator cannot be freed: one that can stands in for it. */
    if (a->kind == TYPE && !a->is_ours) make_type (a);
    if (a->kind == BINARY && !a->is_ours) put_handle (a, BINARY, binary_of (world_type (), world_type (), world_type ()), true);
    CHECK (a->is_ours);
    is_keeping = true;
    drop (a);
    is_keeping = false;
    a->is_whole = false;
}

/* An object of the same shape and of a type that cannot be cast. */
static void be_of_type (struct slot *a, GrB_Type other)
{
    enum kind kind = a->kind;
    drop (a);
    if (kind == MATRIX_) put_matrix (a, other, a->m, a->n);
    else if (kind == VECTOR_) put_vector (a, other, a->m);
    else if (kind == SCALAR) put_scalar (a, other);
    else if (kind == MONOID) put_handle (a, MONOID, monoid_of (other), true);
    else if (kind == TYPE) put_handle (a, TYPE, other, false);
    else if (kind == BINARY) put_handle (a, BINARY, binary_of (other, other, other), true);
    else CHECK (false);
}

/* An output is tried without accumulator, whose type would be looked at first. A value of the
   caller stays what it is: all that is summed into it becomes of the other type. */
static void be_of_other_type (struct slot *a)
{
    bool is_output = a->at == &C || a->at == &w || a->at == &s || a->at == &c;
    if (accum != NULL && is_output) be_null (slot_named ("accum", 5));
    if (a->at == &c)
    {
        be_of_type (slot_named ("monoid", 6), other_type ());
        be_of_type (slot_named (A != NULL ? "A" : "u", 1), other_type ());
        return;
    }
    be_of_type (a, other_type ());
}

static void be_of_pairs (struct slot *a)
{
    be_of_type (a, pair_type);
}

/* An operator of which one type does not go with the others. */
static void have_types (struct slot *a, GrB_Type z, GrB_Type p, GrB_Type q)
{
    enum kind kind = a->kind;
    if (a->is_choice) z = z == world_type () ? GrB_BOOL : pair_type;
    drop (a);
    if (kind == BINARY) put_handle (a, BINARY, binary_of (z, p, q), true);
    else if (kind == UNARY) put_handle (a, UNARY, unary_of (z, p), true);
    else if (kind == INDEXOP) put_handle (a, INDEXOP, index_of (z, p, q), true);
    else if (kind == SEMIRING) put_handle (a, SEMIRING, semiring_of (z, p, q), true);
    else CHECK (false);
}

static void have_other_z (struct slot *a)
{
    have_types (a, other_type (), world_type (), world_type ());
}
static void be_of_user (struct slot *a)
{
    have_types (a, world_type (), world_type (), world_type ());
}
static void have_other_x (struct slot *a)
{
    have_types (a, world_type (), other_type (), world_type ());
}
static void have_other_y (struct slot *a)
{
    have_types (a, world_type (), world_type (), other_type ());
}

static void have_shape (struct slot *a, GrB_Index m, GrB_Index k)
{
    enum kind kind = a->kind;
    GrB_Type of_type = a->type;
    drop (a);
    if (kind == MATRIX_) put_matrix (a, of_type, m, k);
    else if (kind == VECTOR_) put_vector (a, of_type, m);
    else CHECK (false);
}

static void have_more_rows (struct slot *a)
{
    have_shape (a, a->m + 1, a->n);
}
static void have_more_cols (struct slot *a)
{
    have_shape (a, a->m, a->n + 1);
}

/* The descriptor transposes the argument, whose shape is then wrong in one dimension only. */
static void be_transposed (struct slot *a, GrB_Index more_rows, GrB_Index more_cols)
{
    struct slot *d = slot_named ("desc", 4);
    CHECK (a->input == 0 || a->input == 1);
    drop (d);
    put_handle (d, DESC, descriptor_of (a->input == 0, a->input == 1), true);
    have_shape (a, a->n + more_rows, a->m + more_cols);
}

static void be_transposed_with_more_rows (struct slot *a)
{
    be_transposed (a, 1, 0);
}
static void be_transposed_with_more_cols (struct slot *a)
{
    be_transposed (a, 0, 1);
}

/* The length of a list of indices. */
static GrB_Index length_of (struct slot *a)
{
    GrB_Index count = a->at == &cols ? NUM (nj) : NUM (ni);
    return count > 0 ? count : NUM (nvals);
}

/* A list of indices whose last one is far out. */
static void be_out_of_bounds (struct slot *a)
{
    CHECK (length_of (a) > 0);
    ((GrB_Index *) *a->at)[length_of (a) - 1] = 1000;
}

/* A list of which the first place comes twice. */
static void be_duplicate (struct slot *a)
{
    CHECK (a->at == &indices || a->at == &rows);
    GrB_Index last = length_of (a) - 1;
    ((GrB_Index *) *a->at)[last] = ((GrB_Index *) *a->at)[0];
    if (cols != NULL) ((GrB_Index *) cols)[last] = ((GrB_Index *) cols)[0];
    be_null (slot_named ("dup", 3));
}

/* The descriptor transposes A, and an index that was good is out of bounds then. */
static void transpose_under_list (struct slot *a)
{
    struct slot *d = slot_named ("desc", 4), *from = slot_named ("A", 1);
    drop (d);
    put_handle (d, DESC, descriptor_of (true, false), true);
    if (a->kind == NUMBER) return;
    CHECK (a->at == &rows && from->m > from->n);
    ((GrB_Index *) *a->at)[length_of (a) - 1] = from->m - 1;
}

static void put_number (struct slot *a, uint64_t number)
{
    *a->at = (void *) (uintptr_t) number;
}
static void be_one_more (struct slot *a)
{
    put_number (a, NUM (*a->at) + 1);
}
static void be_outside (struct slot *a)
{
    put_number (a, 1000);
}
/* More indices than there are places: some come twice. */
static void be_too_many (struct slot *a)
{
    struct slot *list = slot_named (a->at == &nj ? "cols" : rows != NULL ? "rows" : "indices",
                                    a->at == &nj || rows != NULL ? 4 : 7);
    for (GrB_Index p = 0; p < 30; p++) ((GrB_Index *) *list->at)[p] = p % 2;
    put_number (a, 30);
}
static void be_huge (struct slot *a)
{
    put_number (a, ((uint64_t) 1 << 60) + 1);
}
static void be_zero (struct slot *a)
{
    put_number (a, 0);
}
static void be_longest (struct slot *a)
{
    put_number (a, UINT64_MAX / 2);
}

static void be_empty (struct slot *a)
{
    OK (GrB_Scalar_clear ((GrB_Scalar) *a->at));
}

/* No value is there: the object is cleared. */
static void be_cleared (struct slot *a)
{
    if (a->kind == MATRIX_) OK (GrB_Matrix_clear ((GrB_Matrix) *a->at));
    else if (a->kind == VECTOR_) OK (GrB_Vector_clear ((GrB_Vector) *a->at));
    else be_empty (a);
}

/* An output that must be empty is not. */
static void be_filled (struct slot *a)
{
    if (a->kind == MATRIX_) OK (GrB_Matrix_setElement_FP64 ((GrB_Matrix) *a->at, 1, 0, 0));
    else OK (GrB_Vector_setElement_FP64 ((GrB_Vector) *a->at, 1, 0));
}
static void be_filled_with_a_pair (struct slot *a)
{
    Pair held = pair (1);
    if (a->kind == MATRIX_) OK (GrB_Matrix_setElement_UDT ((GrB_Matrix) *a->at, &held, 0, 0));
    else OK (GrB_Vector_setElement_UDT ((GrB_Vector) *a->at, &held, 0));
}
static void be_not_empty (struct slot *a)
{
    if (a->type == pair_type) be_filled_with_a_pair (a);
    else be_filled (a);
}

static void be_predefined (struct slot *a)
{
    drop (a);
    *a->at = a->kind == DESC       ? (void *) GrB_DESC_T0
             : a->kind == TYPE     ? (void *) GrB_FP64
             : a->kind == UNARY    ? (void *) GrB_AINV_FP64
             : a->kind == BINARY   ? (void *) GrB_PLUS_FP64
             : a->kind == INDEXOP  ? (void *) GrB_TRIL
             : a->kind == MONOID   ? (void *) GrB_PLUS_MONOID_FP64
             : a->kind == SEMIRING ? (void *) GrB_PLUS_TIMES_SEMIRING_FP64
                                   : NULL;
    CHECK (*a->at != NULL);
}

/* Another field than the right one: of another form, of another kind of object, or read only. */
static void be_a_text (struct slot *a)
{
    put_number (a, GrB_NAME);
}
static void be_a_number (struct slot *a)
{
    struct slot *of = slot_named ("object", 6);
    put_number (a, of->kind == PLACED ? GxB_THETA_TYPE_CODE : GrB_EL_TYPE_CODE);
}
/* A number that this kind of object does not have. */
static void be_of_other_kind (struct slot *a)
{
    put_number (a, *slot_named ("object", 6)->at == (void *) GrB_GLOBAL ? GrB_EL_TYPE_CODE : GrB_LIBRARY_VER_MAJOR);
}
static void be_text_of_other_kind (struct slot *a)
{
    put_number (a, *slot_named ("object", 6)->at == (void *) GrB_GLOBAL ? GrB_EL_TYPE_STRING : GxB_LIBRARY_ABOUT);
}
static void be_bytes_of_other_kind (struct slot *a)
{
    put_number (a, *slot_named ("object", 6)->at == (void *) GrB_GLOBAL ? GxB_MONOID_OPERATOR : GxB_API_VERSION);
}
/* The object has a name already, of those that can be given once. */
static void be_named (struct slot *a)
{
    char name[] = "first";
    GrB_Info info = a->kind == TYPE       ? GrB_Type_set_String ((GrB_Type) *a->at, name, GrB_NAME)
                    : a->kind == UNARY    ? GrB_UnaryOp_set_String ((GrB_UnaryOp) *a->at, name, GrB_NAME)
                    : a->kind == BINARY   ? GrB_BinaryOp_set_String ((GrB_BinaryOp) *a->at, name, GrB_NAME)
                    : a->kind == INDEXOP  ? GrB_IndexUnaryOp_set_String ((GrB_IndexUnaryOp) *a->at, name, GrB_NAME)
                    : a->kind == MONOID   ? GrB_Monoid_set_String ((GrB_Monoid) *a->at, name, GrB_NAME)
                    : a->kind == SEMIRING ? GrB_Semiring_set_String ((GrB_Semiring) *a->at, name, GrB_NAME)
                    : a->kind == PLACED   ? GxB_IndexBinaryOp_set_String ((GxB_IndexBinaryOp) *a->at, name, GrB_NAME)
                                          : GrB_PANIC;
    CHECK (info == GrB_SUCCESS);
}

/* A value that another field of a descriptor takes. */
static void be_foreign (struct slot *a)
{
    CHECK (NUM (field) == GrB_MASK);
    put_number (a, GrB_TRAN);
}

/* The length that an address points to is too small. */
static void have_no_space (struct slot *a)
{
    *(GrB_Index *) *a->at = 1;
}

/* Arrays of an import: starts 0 1 2 3 4, or rows 0 1 2 3, and indices 0 1 2 3, of which some number is wrong. */
static void put_at (struct slot *a, GrB_Index place, GrB_Index number)
{
    ((GrB_Index *) *a->at)[place] = number;
}
static void be_beyond (struct slot *a)
{
    put_at (a, 1, 1000);
}
static void be_falling (struct slot *a)
{
    put_at (a, 1, 3);
}
static void not_begin_at_zero (struct slot *a)
{
    put_at (a, 0, 1);
}
static void end_short (struct slot *a)
{
    put_at (a, 4, 3);
}
static void repeat_in_row (struct slot *a)
{
    put_at (slot_named ("indptr", 6), 1, NUM (format) == GrB_COO_FORMAT ? 0 : 2);
    put_at (a, 1, 0);
}
static void be_one_less (struct slot *a)
{
    put_number (a, NUM (*a->at) - 1);
}
static void be_truncated (struct slot *a)
{
    put_number (a, 40);
}
static void be_corrupt (struct slot *a)
{
    ((unsigned char *) *a->at)[40] ^= 1;
}

/* A real number, and bytes that can only be read. */
static void be_real_of_other_kind (struct slot *a)
{
    put_number (a, GxB_CHUNK);
}
static void be_fixed_bytes (struct slot *a)
{
    put_number (a, GxB_API_VERSION);
}
/* This thread has engaged another context. */
static void engage_another (struct slot *a)
{
    (void) a;
    OK (GxB_Context_new (&engaged));
    OK (GxB_Context_engage (engaged));
}

/* The address of a handle that is NULL. */
static void hold_null (struct slot *a)
{
    if (holds[a - slots] == MATRIX_) OK (GrB_Matrix_free ((GrB_Matrix *) *a->at));
    if (holds[a - slots] == VECTOR_) OK (GrB_Vector_free ((GrB_Vector *) *a->at));
    if (holds[a - slots] == BLOCK_) free (*(void **) *a->at);
    *(void **) *a->at = NULL;
}
/* Arrays 0, 1, 2, 3, ... of a pack, of which some number is wrong. */
static GrB_Index *array_of (struct slot *a)
{
    CHECK (holds[a - slots] == BLOCK_);
    return *(GrB_Index **) *a->at;
}
static void fall (struct slot *a)
{
    array_of (a)[1] = 3;
}
static void be_far (struct slot *a)
{
    array_of (a)[1] = 1000;
}
/* The first two entries are in one vector, and not in order, or in one place. */
static void not_rise (struct slot *a)
{
    if (Ap != NULL) array_of (slot_named ("Ap", 2))[1] = 2;
    array_of (a)[0] = 1;
    array_of (a)[1] = 0;
}
static void come_twice (struct slot *a)
{
    array_of (slot_named ("Ap", 2))[1] = 2;
    array_of (a)[1] = 0;
}
/* An older select operator that compares values. */
static void be_uncomparable (struct slot *a)
{
    CHECK (a->kind == CHOICE);
    *a->at = (void *) GxB_GT_ZERO;
}

/* Tiles of a row that have not the same height. */
static void be_ragged (struct slot *a)
{
    (void) a;
    OK (GrB_Matrix_resize (other_tile, 4, 3));
}
/* Numbers of rows or columns that do not add up. */
static void not_add_up (struct slot *a)
{
    put_at (a, 0, 2);
}

/* A stream that is only read. */
static void not_take_text (struct slot *a)
{
    *a->at = source;
}

/* A comparison that looks at places. */
static void look_at_places (struct slot *a)
{
    GxB_IndexBinaryOp placed = NULL;
    GrB_BinaryOp made = NULL;
    GrB_Scalar theta = NULL;
    GrB_Type z = world_type ();
    drop (a);
    OK (GxB_IndexBinaryOp_new (&placed, nothing_placed, GrB_BOOL, z, z, z, NULL, NULL));
    OK (GrB_Scalar_new (&theta, z));
    OK (GrB_Scalar_setElement_FP64 (theta, 1));
    OK (GxB_BinaryOp_new_IndexOp (&made, placed, theta));
    OK (GrB_Scalar_free (&theta));
    OK (GxB_IndexBinaryOp_free (&placed));
    put_handle (a, BINARY, made, true);
}

/* An operator with a law that it does not obey. */
static void be_said_idempotent (struct slot *a)
{
    OK (GrX_BinaryOp_declare ((GrB_BinaryOp) *a->at, GrX_IDEMPOTENT, NULL));
}
/* Another annihilator is the operator's. */
static void come_second (struct slot *a)
{
    GrB_Scalar first = NULL;
    OK (GrB_Scalar_new (&first, a->type));
    OK (GrB_Scalar_setElement_FP64 (first, 1000));
    OK (GrX_BinaryOp_declare ((GrB_BinaryOp) op, GrX_ANNIHILATOR_1ST, first));
    OK (GrB_Scalar_free (&first));
}

/* Neither output of a sort is given. */
static void be_neither (struct slot *a)
{
    be_null (a);
    be_null (slot_named (a->at == &C ? "P" : "p", 1));
}

struct fault
{
    const char *name;
    GrB_Info code;
    const char *code_name;
    void (*put_in) (struct slot *);
};
#define FAULT(name, code, put_in) { name, code, #code, put_in }
static const struct fault faults[] = {
    FAULT ("null", GrB_NULL_POINTER, be_null),
    FAULT ("places", GrB_DOMAIN_MISMATCH, look_at_places),
    FAULT ("neither", GrB_NULL_POINTER, be_neither),
    FAULT ("zeroed", GrB_UNINITIALIZED_OBJECT, be_zeroed),
    FAULT ("garbage", GrB_UNINITIALIZED_OBJECT, be_garbage),
    FAULT ("freed", GrB_UNINITIALIZED_OBJECT, be_freed),
    FAULT ("type", GrB_DOMAIN_MISMATCH, be_of_other_type),
    FAULT ("users", GrB_NOT_IMPLEMENTED, be_of_user),
    FAULT ("udt", GrB_DOMAIN_MISMATCH, be_of_pairs),
    FAULT ("ztype", GrB_DOMAIN_MISMATCH, have_other_z),
    FAULT ("xtype", GrB_DOMAIN_MISMATCH, have_other_x),
    FAULT ("ytype", GrB_DOMAIN_MISMATCH, have_other_y),
    FAULT ("size", GrB_DIMENSION_MISMATCH, have_more_rows),
    FAULT ("rows", GrB_DIMENSION_MISMATCH, have_more_rows),
    FAULT ("cols", GrB_DIMENSION_MISMATCH, have_more_cols),
    FAULT ("tran-rows", GrB_DIMENSION_MISMATCH, be_transposed_with_more_rows),
    FAULT ("tran-cols", GrB_DIMENSION_MISMATCH, be_transposed_with_more_cols),
    FAULT ("count", GrB_DIMENSION_MISMATCH, be_one_more),
    FAULT ("bounds", GrB_INDEX_OUT_OF_BOUNDS, be_out_of_bounds),
    FAULT ("tran-bounds", GrB_INDEX_OUT_OF_BOUNDS, transpose_under_list),
    FAULT ("outside", GrB_INVALID_INDEX, be_outside),
    FAULT ("tran-outside", GrB_INVALID_INDEX, transpose_under_list),
    FAULT ("more", GrB_DIMENSION_MISMATCH, be_too_many),
    FAULT ("empty", GrB_EMPTY_OBJECT, be_empty),
    FAULT ("absent", GrB_NO_VALUE, be_cleared),
    FAULT ("filled", GrB_OUTPUT_NOT_EMPTY, be_not_empty),
    FAULT ("space", GrB_INSUFFICIENT_SPACE, have_no_space),
    FAULT ("duplicate", GrB_INVALID_VALUE, be_duplicate),
    FAULT ("huge", GrB_INVALID_VALUE, be_huge),
    FAULT ("longest", GrB_INVALID_VALUE, be_longest),
    FAULT ("zero", GrB_INVALID_VALUE, be_zero),
    FAULT ("predefined", GrB_INVALID_VALUE, be_predefined),
    FAULT ("foreign", GrB_INVALID_VALUE, be_foreign),
    FAULT ("missing", GrB_DOMAIN_MISMATCH, be_null),
    FAULT ("overrun", GrB_INVALID_VALUE, be_beyond),
    FAULT ("beyond", GrB_INVALID_OBJECT, be_beyond),
    FAULT ("off", GrB_INDEX_OUT_OF_BOUNDS, be_beyond),
    FAULT ("falling", GrB_INVALID_VALUE, be_falling),
    FAULT ("begin", GrB_INVALID_VALUE, not_begin_at_zero),
    FAULT ("end", GrB_INVALID_VALUE, end_short),
    FAULT ("past", GrB_INDEX_OUT_OF_BOUNDS, be_outside),
    FAULT ("repeated", GrB_INVALID_VALUE, repeat_in_row),
    FAULT ("less", GrB_INVALID_VALUE, be_one_less),
    FAULT ("truncated", GrB_INVALID_OBJECT, be_truncated),
    FAULT ("corrupt", GrB_INVALID_OBJECT, be_corrupt),
    FAULT ("text", GrB_INVALID_VALUE, be_a_text),
    FAULT ("number", GrB_INVALID_VALUE, be_a_number),
    FAULT ("other-number", GrB_INVALID_VALUE, be_of_other_kind),
    FAULT ("other-text", GrB_INVALID_VALUE, be_text_of_other_kind),
    FAULT ("other-bytes", GrB_INVALID_VALUE, be_bytes_of_other_kind),
    FAULT ("named", GrB_ALREADY_SET, be_named),
    FAULT ("unknown", GrB_INVALID_VALUE, be_outside),
    FAULT ("other-real", GrB_INVALID_VALUE, be_real_of_other_kind),
    FAULT ("bytes", GrB_INVALID_VALUE, be_fixed_bytes),
    FAULT ("other", GrB_INVALID_VALUE, engage_another),
    FAULT ("few", GrB_INVALID_VALUE, be_one_less),
    FAULT ("wrong", GrB_INVALID_VALUE, be_one_less),
    FAULT ("absent-array", GrB_NULL_POINTER, hold_null),
    FAULT ("falls", GrB_INVALID_VALUE, fall),
    FAULT ("far", GrB_INDEX_OUT_OF_BOUNDS, be_far),
    FAULT ("unsorted", GrB_INVALID_VALUE, not_rise),
    FAULT ("twice", GrB_INVALID_VALUE, come_twice),
    FAULT ("incomplete", GrB_INVALID_VALUE, be_cleared),
    FAULT ("holds-null", GrB_NULL_POINTER, hold_null),
    FAULT ("ragged", GrB_DIMENSION_MISMATCH, be_ragged),
    FAULT ("sum", GrB_DIMENSION_MISMATCH, not_add_up),
    FAULT ("broken", GrB_INVALID_VALUE, not_take_text),
    FAULT ("false", GrB_INVALID_VALUE, be_said_idempotent),
    FAULT ("second", GrB_ALREADY_SET, come_second),
    FAULT ("bare", GrB_EMPTY_OBJECT, be_cleared),
    FAULT ("uncomparable", GrB_DOMAIN_MISMATCH, be_uncomparable),
};

/* Puts in the fault "argument.what"; gives the code that the call must return. */
static GrB_Info put_in_fault (const char *fault, size_t length, const char **code_name)
{
    size_t name = 0;
    while (name < length && fault[name] != '.') name++;
    CHECK (name < length);
    struct slot *a = slot_named (fault, name);
    CHECK (a->is_used);
    for (size_t k = 0; k < sizeof faults / sizeof faults[0]; k++)
    {
        size_t rest = length - name - 1;
        if (strlen (faults[k].name) == rest && memcmp (fault + name + 1, faults[k].name, rest) == 0)
        {
            faults[k].put_in (a);
            *code_name = faults[k].code_name;
            return faults[k].code;
        }
    }
    printf ("no fault is called %.*s\n", (int) length, fault);
    exit (1);
}

#endif
