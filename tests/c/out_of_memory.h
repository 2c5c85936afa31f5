/* The calls for which memory runs out: one line each, on the objects of out_of_memory.c.
   Outputs are C, w, t, PC, pw, x and p. */

#define PLUS GrB_PLUS_FP64
#define SUM  GrB_PLUS_MONOID_FP64
#define RING GrB_PLUS_TIMES_SEMIRING_FP64

/* A text comes only when all is well, and goes again. */
static char *explanation = NULL;
static GrB_Info explained (GrB_Info info)
{
    CHECK ((info == GrB_SUCCESS) == (explanation != NULL));
    OK (GrX_free_text (&explanation));
    return info;
}

/* Names of the functions, and what each returns. */
#define CALLS(f)                                                                                   \
    f (mxm_masked, GrB_mxm (C, M, PLUS, RING, A, B, NULL))                                         \
    f (mxm_transposed, GrB_mxm (C, NULL, NULL, RING, A, B, GrB_DESC_T0))                           \
    f (mxm_onto_itself, GrB_mxm (C, C, NULL, RING, C, C, GrB_DESC_T1))                             \
    f (mxv, GrB_mxv (w, m, PLUS, RING, A, u, GrB_DESC_R))                                          \
    f (mxv_transposed, GrB_mxv (w, NULL, NULL, RING, A, u, GrB_DESC_T0))                           \
    f (vxm, GrB_vxm (w, NULL, NULL, RING, u, A, NULL))                                             \
    f (vxm_onto_itself, GrB_vxm (w, w, PLUS, RING, w, A, GrB_DESC_SC))                             \
    f (matrix_add, GrB_Matrix_eWiseAdd_BinaryOp (C, M, NULL, PLUS, A, B, GrB_DESC_SC))             \
    f (matrix_add_monoid, GrB_Matrix_eWiseAdd_Monoid (C, NULL, PLUS, SUM, A, B, GrB_DESC_T1))      \
    f (matrix_add_semiring, GrB_Matrix_eWiseAdd_Semiring (C, NULL, NULL, RING, A, B, NULL))        \
    f (matrix_mult, GrB_Matrix_eWiseMult_BinaryOp (C, NULL, PLUS, PLUS, A, B, NULL))               \
    f (matrix_mult_monoid, GrB_Matrix_eWiseMult_Monoid (C, M, NULL, SUM, A, B, GrB_DESC_R))        \
    f (matrix_mult_semiring, GrB_Matrix_eWiseMult_Semiring (C, NULL, NULL, RING, A, B, NULL))      \
    f (vector_add, GrB_Vector_eWiseAdd_BinaryOp (w, m, PLUS, PLUS, u, w, NULL))                    \
    f (vector_add_monoid, GrB_Vector_eWiseAdd_Monoid (w, NULL, NULL, SUM, u, w, NULL))             \
    f (vector_add_semiring, GrB_Vector_eWiseAdd_Semiring (w, NULL, NULL, RING, u, w, NULL))        \
    f (vector_mult, GrB_Vector_eWiseMult_BinaryOp (w, NULL, PLUS, PLUS, u, m, NULL))               \
    f (vector_mult_monoid, GrB_Vector_eWiseMult_Monoid (w, NULL, NULL, SUM, u, w, NULL))           \
    f (vector_mult_semiring, GrB_Vector_eWiseMult_Semiring (w, NULL, NULL, RING, u, m, NULL))      \
    f (matrix_extract, GrB_Matrix_extract (C, NULL, PLUS, A, I, 3, I, 3, NULL))                    \
    f (vector_extract, GrB_Vector_extract (w, m, NULL, u, I, 3, NULL))                             \
    f (col_extract, GrB_Col_extract (w, NULL, PLUS, A, I, 3, 1, NULL))                             \
    f (matrix_assign, GrB_Matrix_assign (C, M, PLUS, A, I, 3, GrB_ALL, 3, NULL))                   \
    f (vector_assign, GrB_Vector_assign (w, NULL, PLUS, u, I, 3, NULL))                            \
    f (row_assign, GrB_Row_assign (C, m, NULL, u, 1, I, 3, NULL))                                  \
    f (col_assign, GrB_Col_assign (C, NULL, PLUS, u, I, 3, 2, NULL))                               \
    f (matrix_subassign, GxB_Matrix_subassign (C, M, PLUS, A, I, 3, GrB_ALL, 3, NULL))             \
    f (matrix_subassign_in, GxB_Matrix_subassign (C, M, NULL, A, I, 3, I, 3, GrB_DESC_R))          \
    f (vector_subassign, GxB_Vector_subassign (w, m, NULL, u, I, 3, GrB_DESC_C))                   \
    f (row_subassign, GxB_Row_subassign (C, m, NULL, u, 1, I, 3, GrB_DESC_RC))                     \
    f (col_subassign, GxB_Col_subassign (C, m, PLUS, u, I, 3, 2, NULL))                            \
    f (matrix_subassign_value, GxB_Matrix_subassign_FP64 (C, M, NULL, 3, I, 3, I, 3, NULL))        \
    f (vector_subassign_scalar, GxB_Vector_subassign_Scalar (w, m, NULL, s, I, 3, GrB_DESC_RC))    \
    f (vector_subassign_pair, GxB_Vector_subassign_UDT (pw, NULL, pair_op, &p, I + 1, 1, NULL))    \
    f (matrix_sort, GxB_Matrix_sort (C, NULL, GrB_LT_FP64, A, NULL))                               \
    f (matrix_sort_columns, GxB_Matrix_sort (C, NULL, GrB_GE_INT8, A, GrB_DESC_T0))                \
    f (matrix_sort_as_bool, GxB_Matrix_sort (C, NULL, GrB_LAND, C, NULL))                          \
    f (vector_sort, GxB_Vector_sort (w, NULL, GrB_LT_FP64, u, NULL))                               \
    f (matrix_assign_value, GrB_Matrix_assign_FP64 (C, NULL, PLUS, 3, I, 2, I, 2, NULL))           \
    f (matrix_assign_scalar, GrB_Matrix_assign_Scalar (C, M, NULL, s, I, 2, I, 3, GrB_DESC_S))     \
    f (matrix_assign_pair, GrB_Matrix_assign_UDT (PC, NULL, pair_op, &p, GrB_ALL, 2, I + 1, 1, NULL)) \
    f (vector_assign_value, GrB_Vector_assign_FP64 (w, m, NULL, 3, GrB_ALL, 3, NULL))              \
    f (vector_assign_scalar, GrB_Vector_assign_Scalar (w, NULL, NULL, s, I, 2, NULL))              \
    f (vector_assign_pair, GrB_Vector_assign_UDT (pw, NULL, pair_op, &p, GrB_ALL, 2, NULL))        \
    f (matrix_apply, GrB_Matrix_apply (C, M, PLUS, GrB_AINV_FP64, A, NULL))                        \
    f (vector_apply, GrB_Vector_apply (w, m, NULL, GrB_AINV_FP64, u, GrB_DESC_RC))                 \
    f (matrix_bind1st, GrB_Matrix_apply_BinaryOp1st_FP64 (C, NULL, NULL, PLUS, 2, A, NULL))        \
    f (matrix_bind2nd, GrB_Matrix_apply_BinaryOp2nd_Scalar (C, NULL, NULL, PLUS, A, s, NULL))      \
    f (vector_bind1st, GrB_Vector_apply_BinaryOp1st_Scalar (w, NULL, NULL, PLUS, s, u, NULL))      \
    f (vector_bind2nd, GrB_Vector_apply_BinaryOp2nd_FP64 (w, NULL, PLUS, PLUS, u, 3, NULL))        \
    f (matrix_bind1st_pair, GrB_Matrix_apply_BinaryOp1st_UDT (PC, NULL, NULL, pair_op, &p, PA, NULL)) \
    f (matrix_bind2nd_pair, GrB_Matrix_apply_BinaryOp2nd_UDT (PC, NULL, NULL, pair_op, PA, &p, NULL)) \
    f (vector_bind1st_pair, GrB_Vector_apply_BinaryOp1st_UDT (pw, NULL, NULL, pair_op, &p, pu, NULL)) \
    f (vector_bind2nd_pair, GrB_Vector_apply_BinaryOp2nd_UDT (pw, NULL, NULL, pair_op, pu, &p, NULL)) \
    f (matrix_index, GrB_Matrix_apply_IndexOp_INT64 (C, NULL, NULL, GrB_ROWINDEX_INT64, A, 1, NULL)) \
    f (vector_index, GrB_Vector_apply_IndexOp_Scalar (w, NULL, NULL, GrB_ROWINDEX_INT64, u, s, NULL)) \
    f (matrix_index_pair, GrB_Matrix_apply_IndexOp_UDT (PC, NULL, NULL, place_op, PA, &p, NULL))   \
    f (vector_index_pair, GrB_Vector_apply_IndexOp_UDT (pw, NULL, NULL, place_op, pu, &p, NULL))   \
    f (matrix_select, GrB_Matrix_select_INT64 (C, NULL, PLUS, GrB_TRIL, A, 0, NULL))               \
    f (matrix_select_scalar, GrB_Matrix_select_Scalar (C, NULL, NULL, GrB_VALUELT_FP64, A, s, NULL)) \
    f (matrix_select_pair, GrB_Matrix_select_UDT (PC, NULL, NULL, above_op, PA, &p, NULL))         \
    f (vector_select, GrB_Vector_select_FP64 (w, m, NULL, GrB_VALUEGT_FP64, u, 1, GrB_DESC_R))     \
    f (vector_select_scalar, GrB_Vector_select_Scalar (w, NULL, NULL, GrB_VALUELT_FP64, u, s, NULL)) \
    f (vector_select_pair, GrB_Vector_select_UDT (pw, NULL, NULL, above_op, pu, &p, NULL))         \
    f (rows_reduce, GrB_Matrix_reduce_Monoid (w, m, PLUS, SUM, A, GrB_DESC_T0))                    \
    f (rows_reduce_op, GrB_Matrix_reduce_BinaryOp (w, NULL, NULL, PLUS, A, NULL))                  \
    f (matrix_reduce, GrB_Matrix_reduce_FP64 (&x, PLUS, SUM, A, NULL))                             \
    f (matrix_reduce_scalar, GrB_Matrix_reduce_Monoid_Scalar (t, NULL, SUM, A, NULL))              \
    f (matrix_reduce_op, GrB_Matrix_reduce_BinaryOp_Scalar (t, PLUS, PLUS, A, NULL))               \
    f (matrix_reduce_pair, GrB_Matrix_reduce_UDT (&p, pair_op, pair_monoid, PA, NULL))             \
    f (vector_reduce, GrB_Vector_reduce_FP64 (&x, NULL, SUM, u, NULL))                             \
    f (vector_reduce_scalar, GrB_Vector_reduce_Monoid_Scalar (t, PLUS, SUM, u, NULL))              \
    f (vector_reduce_op, GrB_Vector_reduce_BinaryOp_Scalar (t, NULL, PLUS, u, NULL))               \
    f (vector_reduce_pair, GrB_Vector_reduce_UDT (&p, pair_op, pair_monoid, pu, NULL))             \
    f (transpose, GrB_transpose (C, M, PLUS, A, NULL))                                             \
    f (kronecker, GrB_Matrix_kronecker_BinaryOp (C, NULL, PLUS, PLUS, A, one, NULL))               \
    f (kronecker_monoid, GrB_Matrix_kronecker_Monoid (C, M, NULL, SUM, one, A, NULL))              \
    f (kronecker_semiring, GrB_Matrix_kronecker_Semiring (C, NULL, NULL, RING, A, one, GrB_DESC_T0)) \
    f (matrix_set, GrB_Matrix_setElement_FP64 (C, 9, 1, 2))                                        \
    f (matrix_set_scalar, GrB_Matrix_setElement_Scalar (C, s, 1, 2))                               \
    f (matrix_set_pair, GrB_Matrix_setElement_UDT (PC, &p, 0, 0))                                  \
    f (vector_set, GrB_Vector_setElement_FP64 (w, 9, 1))                                           \
    f (vector_set_scalar, GrB_Vector_setElement_Scalar (w, s, 1))                                  \
    f (vector_set_pair, GrB_Vector_setElement_UDT (pw, &p, 0))                                     \
    f (scalar_set, GrB_Scalar_setElement_FP64 (t, 9))                                              \
    f (matrix_get, GrB_Matrix_extractElement_FP64 (&x, A, 2, 1))                                   \
    f (matrix_get_scalar, GrB_Matrix_extractElement_Scalar (t, A, 2, 1))                           \
    f (vector_get, GrB_Vector_extractElement_FP64 (&x, u, 1))                                      \
    f (vector_get_scalar, GrB_Vector_extractElement_Scalar (t, u, 1))                              \
    f (scalar_get, GrB_Scalar_extractElement_FP64 (&x, s))                                         \
    f (matrix_remove, GrB_Matrix_removeElement (C, 2, 0))                                          \
    f (vector_remove, GrB_Vector_removeElement (w, 0))                                             \
    f (matrix_tuples, (n = 9, GrB_Matrix_extractTuples_FP64 (rows, cols, X, &n, A)))               \
    f (vector_tuples, (n = 9, GrB_Vector_extractTuples_FP64 (rows, X, &n, u)))                     \
    f (matrix_tuples_pair, (n = 9, GrB_Matrix_extractTuples_UDT (rows, cols, many, &n, PA)))       \
    f (vector_tuples_pair, (n = 9, GrB_Vector_extractTuples_UDT (rows, many, &n, pu)))             \
    f (matrix_export_csr, (np = 4, n = nx = 9, GrB_Matrix_export_FP64 (rows, cols, X, &np, &n, &nx, GrB_CSR_FORMAT, A))) \
    f (matrix_export_csc, (np = 4, n = nx = 9, GrB_Matrix_export_FP64 (rows, cols, X, &np, &n, &nx, GrB_CSC_FORMAT, A))) \
    f (matrix_export_coo, (np = 9, n = nx = 9, GrB_Matrix_export_FP64 (rows, cols, X, &np, &n, &nx, GrB_COO_FORMAT, A))) \
    f (matrix_export_pair, (np = 9, n = nx = 9, GrB_Matrix_export_UDT (rows, cols, many, &np, &n, &nx, GrB_CSC_FORMAT, PA))) \
    f (matrix_export_size, GrB_Matrix_exportSize (&np, &n, &nx, GrB_CSR_FORMAT, A))                \
    f (matrix_export_hint, GrB_Matrix_exportHint (&format, A))                                     \
    f (matrix_serialize_size, GrB_Matrix_serializeSize (&n, A))                                    \
    f (matrix_serialize, (n = sizeof bytes, GrB_Matrix_serialize (bytes, &n, A)))                  \
    f (matrix_serialize_pair, (n = sizeof bytes, GrB_Matrix_serialize (bytes, &n, PA)))            \
    f (vector_explain, explained (GrX_Vector_explain (u, GrX_TEXT, &explanation)))                 \
    f (matrix_explain, explained (GrX_Matrix_explain (A, GrX_JSON, &explanation)))                 \
    f (operator_check, GrX_BinaryOp_check (PLUS, u))                                               \
    f (matrix_nvals, GrB_Matrix_nvals (&n, A))                                                     \
    f (vector_nvals, GrB_Vector_nvals (&n, u))                                                     \
    f (matrix_resize, GrB_Matrix_resize (C, 5, 2))                                                 \
    f (vector_resize, GrB_Vector_resize (w, 1))                                                    \
    f (matrix_reshape, GxB_Matrix_reshape (C, true, 1, 9, NULL))                                   \
    f (matrix_clear, GrB_Matrix_clear (C))                                                         \
    f (vector_clear, GrB_Vector_clear (w))                                                         \
    f (scalar_clear, GrB_Scalar_clear (t))                                                         \
    f (matrix_wait, GrB_Matrix_wait (C, GrB_MATERIALIZE))                                          \
    f (matrix_complete, GrB_Matrix_wait (C, GrB_COMPLETE))                                         \
    f (vector_wait, GrB_Vector_wait (w, GrB_MATERIALIZE))                                          \
    f (scalar_wait, GrB_Scalar_wait (s, GrB_MATERIALIZE))                                          \
    f (matrix_name, GrB_Matrix_set_String (C, long_name, GrB_NAME))                                \
    f (vector_name, GrB_Vector_set_String (w, long_name, GrB_NAME))                                \
    f (scalar_name, GrB_Scalar_set_String (t, long_name, GrB_NAME))                                \
    f (type_name, GrB_Type_set_String (type, long_name, GrB_NAME))                                 \
    f (binary_name, GrB_BinaryOp_set_String (pair_op, long_name, GrB_NAME))                        \
    f (index_unary_name, GrB_IndexUnaryOp_set_String (place_op, long_name, GrB_NAME))              \
    f (monoid_name, GrB_Monoid_set_String (pair_monoid, long_name, GrB_NAME))                      \
    f (matrix_by_columns, GrB_Matrix_set_INT32 (C, GrB_COLMAJOR, GrB_STORAGE_ORIENTATION_HINT))    \
    f (matrix_both_ways, GrB_Matrix_set_INT32 (C, GrB_BOTH, GrB_STORAGE_ORIENTATION_HINT))         \
    f (matrix_way_scalar, GrB_Matrix_set_Scalar (C, s_columns, GrB_STORAGE_ORIENTATION_HINT))      \
    f (matrix_bitmap, GrB_Matrix_set_INT32 (C, GxB_BITMAP, GxB_SPARSITY_CONTROL))                  \
    f (matrix_hypersparse, GrB_Matrix_set_INT32 (C, GxB_HYPERSPARSE, GxB_SPARSITY_CONTROL))        \
    f (vector_bitmap, GrB_Vector_set_INT32 (w, GxB_BITMAP, GxB_SPARSITY_CONTROL))                  \
    f (matrix_field, GrB_Matrix_get_INT32 (A, &number, GxB_SPARSITY_STATUS))                       \
    f (matrix_text_size, GrB_Matrix_get_SIZE (PA, &text_size, GrB_NAME))                           \
    f (matrix_text, GrB_Matrix_get_String (A, text, GrB_EL_TYPE_STRING))                           \
    f (operator_text, GrB_BinaryOp_get_String (PLUS, text, GrB_INP0_TYPE_STRING))                  \
    f (global_text, GrB_Global_get_String (GrB_GLOBAL, text, GrB_NAME))                            \
    f (matrix_field_scalar, GrB_Matrix_get_Scalar (A, t, GrB_EL_TYPE_CODE))                        \
    f (monoid_identity, GrB_Monoid_get_Scalar (SUM, t, GxB_MONOID_IDENTITY))                       \
    f (monoid_operator, GrB_Monoid_get_VOID (pair_monoid, &part, GxB_MONOID_OPERATOR))

#define FUNCTION(name, value)                                                                      \
    static GrB_Info name (void)                                                                    \
    {                                                                                              \
        return value;                                                                              \
    }
CALLS (FUNCTION)

/* Constructors. */
#define CONSTRUCTORS(f)                                                                            \
    f (matrix_new, Matrix, GrB_Matrix_new (&new, GrB_FP64, 3, 3))                                  \
    f (matrix_dup, Matrix, GrB_Matrix_dup (&new, C))                                               \
    f (matrix_reshaped, Matrix, GxB_Matrix_reshapeDup (&new, C, true, 9, 1, NULL))                 \
    f (matrix_diag, Matrix, GrB_Matrix_diag (&new, u, 1))                                          \
    f (matrix_import_csr, Matrix, GrB_Matrix_import_FP64 (&new, GrB_FP64, 3, 3, starts, I, X, 4, 3, 3, GrB_CSR_FORMAT)) \
    f (matrix_import_csc, Matrix, GrB_Matrix_import_FP64 (&new, GrB_FP64, 3, 3, starts, I, X, 4, 3, 3, GrB_CSC_FORMAT)) \
    f (matrix_import_coo, Matrix, GrB_Matrix_import_FP64 (&new, GrB_FP64, 3, 3, I, I, X, 3, 3, 3, GrB_COO_FORMAT)) \
    f (matrix_import_pair, Matrix, GrB_Matrix_import_UDT (&new, type, 3, 3, I, I, many, 3, 3, 3, GrB_COO_FORMAT)) \
    f (vector_new, Vector, GrB_Vector_new (&new, GrB_FP64, 3))                                     \
    f (vector_dup, Vector, GrB_Vector_dup (&new, w))                                               \
    f (scalar_new, Scalar, GrB_Scalar_new (&new, type))                                            \
    f (scalar_dup, Scalar, GrB_Scalar_dup (&new, s))                                               \
    f (monoid_new, Monoid, GrB_Monoid_new_FP64 (&new, PLUS, 7))                                    \
    f (monoid_new_pair, Monoid, GrB_Monoid_new_UDT (&new, pair_op, &p))                            \
    f (semiring_new, Semiring, GrB_Semiring_new (&new, pair_monoid, pair_op))                      \
    f (unary_new, UnaryOp, GrB_UnaryOp_new (&new, pair_negate, type, type))                        \
    f (binary_new, BinaryOp, GrB_BinaryOp_new (&new, pair_times, type, type, type))                \
    f (index_unary_new, IndexUnaryOp, GrB_IndexUnaryOp_new (&new, pair_place, type, type, type))   \
    f (type_new, Type, GrB_Type_new (&new, 24))                                                    \
    f (type_new_named, Type, GxB_Type_new (&new, 24, "name", "definition"))                        \
    f (descriptor_new, Descriptor, GrB_Descriptor_new (&new))

#define CONSTRUCTOR(name, KIND, value)                                                             \
    static GrB_Info name (void)                                                                    \
    {                                                                                              \
        NEW (KIND, value);                                                                         \
        GONE (KIND);                                                                               \
    }
CONSTRUCTORS (CONSTRUCTOR)

/* An object that has just been made, and filled. */
static GrB_Info matrix_build (void)
{
    GrB_Matrix empty = NULL;
    GrB_Info info = GrB_Matrix_new (&empty, GrB_FP64, 3, 3);
    if (info != GrB_SUCCESS) return info;
    info = GrB_Matrix_build_FP64 (empty, I, I, X, 3, PLUS);
    GrB_Index nvals = 9;
    if (info != GrB_SUCCESS) OK (GrB_Matrix_nvals (&nvals, empty));
    CHECK (info == GrB_SUCCESS || nvals == 0);
    OK (GrB_Matrix_free (&empty));
    return info;
}

/* Bytes from a matrix of a user's type, and a matrix from the bytes. */
static GrB_Info matrix_deserialize_pair (void)
{
    GrB_Matrix new = NULL;
    Pair z = pair (0);
    n = sizeof bytes;
    GrB_Info info = GrB_Matrix_serialize (bytes, &n, PA);
    if (info != GrB_SUCCESS) return info;
    info = GrB_Matrix_deserialize (&new, type, bytes, n);
    CHECK ((info == GrB_SUCCESS) == (new != NULL));
    if (info == GrB_SUCCESS) info = GrB_Matrix_extractElement_UDT (&z, new, 0, 1);
    CHECK (info == GrB_OUT_OF_MEMORY || pair_is (&z, 3));
    OK (GrB_Matrix_free (&new));
    return info;
}

static GrB_Info matrix_concat (void)
{
    GrB_Matrix tiles[9];
    for (int k = 0; k < 9; k++) tiles[k] = one;
    return GxB_Matrix_concat (C, tiles, 3, 3, NULL);
}

static GrB_Info matrix_split (void)
{
    GrB_Matrix tiles[4] = { NULL, NULL, NULL, NULL };
    const GrB_Index lengths[2] = { 1, 2 };
    GrB_Info info = GxB_Matrix_split (tiles, 2, 2, lengths, lengths, A, NULL);
    for (int k = 0; k < 4; k++)
    {
        CHECK ((info == GrB_SUCCESS) == (tiles[k] != NULL));
        OK (GrB_Matrix_free (&tiles[k]));
    }
    return info;
}

static GrB_Info matrix_print (void)
{
    FILE *sink = fopen ("/dev/null", "w");
    CHECK (sink != NULL);
    GrB_Info info = GxB_Matrix_fprint (A, "A", GxB_COMPLETE, sink);
    CHECK (fclose (sink) == 0);
    return info;
}

static void pair_placed (void *to, const void *left, GrB_Index ix, GrB_Index jx, const void *right, GrB_Index iy, GrB_Index jy, const void *theta)
{
    (void) ix, (void) jx, (void) iy, (void) jy, (void) theta;
    pair_add (to, left, right);
}

/* An operator that looks at places, bound, and used. */
static GrB_Info index_binary (void)
{
    GxB_IndexBinaryOp of = NULL;
    GrB_BinaryOp op = NULL;
    GrB_Info info = GxB_IndexBinaryOp_new (&of, pair_placed, type, type, type, GrB_FP64, "name", "definition");
    CHECK ((info == GrB_SUCCESS) == (of != NULL));
    if (info == GrB_SUCCESS) info = GxB_BinaryOp_new_IndexOp (&op, of, s);
    CHECK ((info == GrB_SUCCESS) == (op != NULL));
    if (info == GrB_SUCCESS) info = GrB_Vector_eWiseMult_BinaryOp (pw, NULL, NULL, op, pu, pu, NULL);
    OK (GxB_IndexBinaryOp_free (&of));
    OK (GrB_BinaryOp_free (&op));
    return info;
}

static GrB_Info vector_build_pair (void)
{
    GrB_Vector empty = NULL;
    Pair values[2] = { pair (1), pair (2) };
    GrB_Info info = GrB_Vector_new (&empty, type, 3);
    if (info != GrB_SUCCESS) return info;
    info = GrB_Vector_build_UDT (empty, I, values, 2, pair_op);
    GrB_Index nvals = 9;
    if (info != GrB_SUCCESS) OK (GrB_Vector_nvals (&nvals, empty));
    CHECK (info == GrB_SUCCESS || nvals == 0);
    OK (GrB_Vector_free (&empty));
    return info;
}

static const struct call
{
    const char *name;
    GrB_Info (*run) (void);
} calls[] = {
#define ROW(name, ...) { #name, name },
    CALLS (ROW)
    CONSTRUCTORS (ROW)
    { "matrix_build", matrix_build },
    { "vector_build_pair", vector_build_pair },
    { "matrix_deserialize_pair", matrix_deserialize_pair },
    { "matrix_concat", matrix_concat },
    { "matrix_split", matrix_split },
    { "matrix_print", matrix_print },
    { "index_binary", index_binary },
    { NULL, NULL }
};
