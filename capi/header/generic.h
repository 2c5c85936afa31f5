/* ---- one name for all types: C11 and later ---------------------------------------------- */

#if !defined (__cplusplus) && defined (__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* The k-th of some arguments. Each use adds a 0, so that something always follows. */
#define GB_1ST(a, ...)          a
#define GB_2ND(a, b, ...)       b
#define GB_3RD(a, b, c, ...)    c
#define GB_4TH(a, b, c, d, ...) d
#define GB_5TH(a, b, c, d, e, ...) e
#define GB_6TH(a, b, c, d, e, f, ...) f

/* Where int64_t is long, long long is a type of its own. */
#ifdef __LP64__
#define GB_LONG_LONG(prefix, name)                                                    \
              long long   : prefix##_##name##_INT64  ,                                \
     unsigned long long   : prefix##_##name##_UINT64 ,
#define GB_LONG_LONG_POINTER(name)                                                    \
              long long * : GrB_##name##_INT64  , const          long long * : GrB_##name##_INT64  , \
     unsigned long long * : GrB_##name##_UINT64 , const unsigned long long * : GrB_##name##_UINT64 ,
#else
#define GB_LONG_LONG(prefix, name)
#define GB_LONG_LONG_POINTER(name)
#endif

/* An address whose type chose the function already; long long * passes for int64_t * then. */
#define GB_ADDRESS(x) ((void *) (x))

/* The variant of a function for values of the type of x. Anything unknown is an address of a
   user-defined value. */
#define GB_VALUES(prefix, name)                                                       \
    bool       : prefix##_##name##_BOOL   ,                                           \
    int8_t     : prefix##_##name##_INT8   , uint8_t  : prefix##_##name##_UINT8  ,     \
    int16_t    : prefix##_##name##_INT16  , uint16_t : prefix##_##name##_UINT16 ,     \
    int32_t    : prefix##_##name##_INT32  , uint32_t : prefix##_##name##_UINT32 ,     \
    int64_t    : prefix##_##name##_INT64  , uint64_t : prefix##_##name##_UINT64 ,     \
    GB_LONG_LONG (prefix, name)                                                       \
    float      : prefix##_##name##_FP32   , double   : prefix##_##name##_FP64   ,     \
    GxB_FC32_t : GxB_##name##_FC32        , GxB_FC64_t : GxB_##name##_FC64      ,     \
    default    : prefix##_##name##_UDT

#define GB_BY_VALUE(name, x)           _Generic ((x), GB_VALUES (GrB, name))
#define GB_BY_VALUE_OR_SCALAR(name, x) _Generic ((x), GrB_Scalar : GrB_##name##_Scalar, GB_VALUES (GrB, name))

/* The same for addresses of results and for arrays. */
#define GB_POINTERS(name)                                                             \
    bool       * : GrB_##name##_BOOL   , const bool       * : GrB_##name##_BOOL   ,   \
    int8_t     * : GrB_##name##_INT8   , const int8_t     * : GrB_##name##_INT8   ,   \
    int16_t    * : GrB_##name##_INT16  , const int16_t    * : GrB_##name##_INT16  ,   \
    int32_t    * : GrB_##name##_INT32  , const int32_t    * : GrB_##name##_INT32  ,   \
    int64_t    * : GrB_##name##_INT64  , const int64_t    * : GrB_##name##_INT64  ,   \
    uint8_t    * : GrB_##name##_UINT8  , const uint8_t    * : GrB_##name##_UINT8  ,   \
    uint16_t   * : GrB_##name##_UINT16 , const uint16_t   * : GrB_##name##_UINT16 ,   \
    uint32_t   * : GrB_##name##_UINT32 , const uint32_t   * : GrB_##name##_UINT32 ,   \
    uint64_t   * : GrB_##name##_UINT64 , const uint64_t   * : GrB_##name##_UINT64 ,   \
    GB_LONG_LONG_POINTER (name)                                                       \
    float      * : GrB_##name##_FP32   , const float      * : GrB_##name##_FP32   ,   \
    double     * : GrB_##name##_FP64   , const double     * : GrB_##name##_FP64   ,   \
    GxB_FC32_t * : GxB_##name##_FC32   , const GxB_FC32_t * : GxB_##name##_FC32   ,   \
    GxB_FC64_t * : GxB_##name##_FC64   , const GxB_FC64_t * : GxB_##name##_FC64   ,   \
    default      : GrB_##name##_UDT

#define GB_BY_POINTER(name, x)           _Generic ((x), GB_POINTERS (name))
#define GB_BY_POINTER_OR_SCALAR(name, x) _Generic ((x), GrB_Scalar : GrB_##name##_Scalar, GB_POINTERS (name))

/* ---- objects ---- */

#define GrB_Monoid_new(monoid, op, identity) GB_BY_VALUE (Monoid_new, identity) (monoid, op, identity)

#define GxB_Monoid_terminal_new(monoid, op, identity, terminal)                       \
    _Generic ((identity), GB_VALUES (GxB, Monoid_terminal_new)) (monoid, op, identity, terminal)

#define GB_KINDS(deref, method)                                                       \
    GxB_Context      deref : GxB_Context_##method      ,                              \
    GxB_IndexBinaryOp deref : GxB_IndexBinaryOp_##method ,                            \
    GrB_Type         deref : GrB_Type_##method         ,                              \
    GrB_UnaryOp      deref : GrB_UnaryOp_##method      ,                              \
    GrB_BinaryOp     deref : GrB_BinaryOp_##method     ,                              \
    GrB_IndexUnaryOp deref : GrB_IndexUnaryOp_##method ,                              \
    GrB_Monoid       deref : GrB_Monoid_##method       ,                              \
    GrB_Semiring     deref : GrB_Semiring_##method     ,                              \
    GrB_Descriptor   deref : GrB_Descriptor_##method   ,                              \
    GrB_Scalar       deref : GrB_Scalar_##method       ,                              \
    GrB_Vector       deref : GrB_Vector_##method       ,                              \
    GrB_Matrix       deref : GrB_Matrix_##method

#define GrB_free(object)         _Generic ((object), GxB_Iterator * : GxB_Iterator_free, GB_KINDS (*, free)) (object)
#define GrB_wait(object, mode)   _Generic ((object), GB_KINDS ( , wait)) (object, mode)
#define GrB_error(text, object)  _Generic ((object), GB_KINDS ( , error)) (text, object)

/* ---- printing ---- */

#define GxB_fprint(object, pr, f)                                                     \
    _Generic ((object),                                                               \
        GrB_Type     : GxB_Type_fprint     , GrB_UnaryOp      : GxB_UnaryOp_fprint      , \
        GrB_BinaryOp : GxB_BinaryOp_fprint , GrB_IndexUnaryOp : GxB_IndexUnaryOp_fprint , \
        GxB_SelectOp : GxB_SelectOp_fprint , GrB_Monoid       : GxB_Monoid_fprint       , \
        GrB_Semiring : GxB_Semiring_fprint , GrB_Descriptor   : GxB_Descriptor_fprint   , \
        GxB_Context  : GxB_Context_fprint  , GrB_Scalar       : GxB_Scalar_fprint       , \
        GxB_IndexBinaryOp : GxB_IndexBinaryOp_fprint ,                                \
        GrB_Vector   : GxB_Vector_fprint   , GrB_Matrix       : GxB_Matrix_fprint) (object, #object, pr, f)
#define GxB_print(object, pr) GxB_fprint (object, pr, NULL)

/* ---- fields ---- */

/* The variant for the address of a result, and for a value. */
#define GB_GET(kind, value)                                                           \
    _Generic ((value),                                                                \
        int32_t *  : GrB_##kind##_get_INT32  , size_t * : GrB_##kind##_get_SIZE ,     \
        GrB_Scalar : GrB_##kind##_get_Scalar , char *   : GrB_##kind##_get_String ,   \
        default    : GrB_##kind##_get_VOID)
#define GB_GET_OF_CONTEXT(value)                                                      \
    _Generic ((value),                                                                \
        int32_t *  : GxB_Context_get_INT    , size_t * : GxB_Context_get_SIZE ,       \
        GrB_Scalar : GxB_Context_get_Scalar , char *   : GxB_Context_get_String ,     \
        default    : GxB_Context_get_VOID)

#define GB_GET_OF_INDEX_BINARY(value)                                                 \
    _Generic ((value),                                                                \
        int32_t *  : GxB_IndexBinaryOp_get_INT32  , size_t * : GxB_IndexBinaryOp_get_SIZE , \
        GrB_Scalar : GxB_IndexBinaryOp_get_Scalar , char *   : GxB_IndexBinaryOp_get_String , \
        default    : GxB_IndexBinaryOp_get_VOID)

#define GB_SET(kind, value)                                                           \
    _Generic ((value),                                                                \
        bool     : GrB_##kind##_set_INT32 ,                                           \
        int8_t   : GrB_##kind##_set_INT32 , uint8_t  : GrB_##kind##_set_INT32 ,       \
        int16_t  : GrB_##kind##_set_INT32 , uint16_t : GrB_##kind##_set_INT32 ,       \
        int32_t  : GrB_##kind##_set_INT32 , uint32_t : GrB_##kind##_set_INT32 ,       \
        int64_t  : GrB_##kind##_set_INT32 , uint64_t : GrB_##kind##_set_INT32 ,       \
        GrB_Scalar   : GrB_##kind##_set_Scalar ,                                      \
        char *       : GrB_##kind##_set_String ,                                      \
        const char * : GrB_##kind##_set_String ,                                      \
        default      : GrB_##kind##_set_VOID)
#define GB_SET_OF_CONTEXT(value)                                                      \
    _Generic ((value),                                                                \
        bool     : GxB_Context_set_INT ,                                              \
        int8_t   : GxB_Context_set_INT , uint8_t  : GxB_Context_set_INT ,             \
        int16_t  : GxB_Context_set_INT , uint16_t : GxB_Context_set_INT ,             \
        int32_t  : GxB_Context_set_INT , uint32_t : GxB_Context_set_INT ,             \
        int64_t  : GxB_Context_set_INT , uint64_t : GxB_Context_set_INT ,             \
        GrB_Scalar   : GxB_Context_set_Scalar ,                                       \
        char *       : GxB_Context_set_String ,                                       \
        const char * : GxB_Context_set_String ,                                       \
        default      : GxB_Context_set_VOID)

#define GB_SET_OF_INDEX_BINARY(value)                                                 \
    _Generic ((value),                                                                \
        bool     : GxB_IndexBinaryOp_set_INT32 ,                                      \
        int8_t   : GxB_IndexBinaryOp_set_INT32 , uint8_t  : GxB_IndexBinaryOp_set_INT32 , \
        int16_t  : GxB_IndexBinaryOp_set_INT32 , uint16_t : GxB_IndexBinaryOp_set_INT32 , \
        int32_t  : GxB_IndexBinaryOp_set_INT32 , uint32_t : GxB_IndexBinaryOp_set_INT32 , \
        int64_t  : GxB_IndexBinaryOp_set_INT32 , uint64_t : GxB_IndexBinaryOp_set_INT32 , \
        GrB_Scalar   : GxB_IndexBinaryOp_set_Scalar ,                                 \
        char *       : GxB_IndexBinaryOp_set_String ,                                 \
        const char * : GxB_IndexBinaryOp_set_String ,                                 \
        default      : GxB_IndexBinaryOp_set_VOID)

#define GB_FIELD(form, object, value)                                                 \
    _Generic ((object),                                                               \
        GrB_Type         : form (Type, value)         ,                               \
        GrB_UnaryOp      : form (UnaryOp, value)      ,                               \
        GrB_BinaryOp     : form (BinaryOp, value)     ,                               \
        GrB_IndexUnaryOp : form (IndexUnaryOp, value) ,                               \
        GrB_Monoid       : form (Monoid, value)       ,                               \
        GrB_Semiring     : form (Semiring, value)     ,                               \
        GrB_Descriptor   : form (Descriptor, value)   ,                               \
        GrB_Scalar       : form (Scalar, value)       ,                               \
        GrB_Vector       : form (Vector, value)       ,                               \
        GrB_Matrix       : form (Matrix, value)       ,                               \
        GrB_Global       : form (Global, value)       ,                               \
        GxB_IndexBinaryOp : form##_OF_INDEX_BINARY (value) ,                          \
        GxB_Context      : form##_OF_CONTEXT (value))

#define GrB_get(object, value, field) GB_FIELD (GB_GET, object, value) (object, value, field)

/* (object, value, field), (object, bytes, field, size) */
#define GrB_set(object, value, ...)   GB_FIELD (GB_SET, object, value) (object, value, __VA_ARGS__)

/* ---- content ---- */

#define GrB_clear(object)                                                             \
    _Generic ((object), GrB_Scalar : GrB_Scalar_clear, GrB_Vector : GrB_Vector_clear, \
        GrB_Matrix : GrB_Matrix_clear) (object)

#define GrB_nvals(nvals, object)                                                      \
    _Generic ((object), GrB_Scalar : GrB_Scalar_nvals, GrB_Vector : GrB_Vector_nvals, \
        GrB_Matrix : GrB_Matrix_nvals) (nvals, object)

#define GrB_dup(copy, object)                                                         \
    _Generic ((object), GrB_Scalar : GrB_Scalar_dup, GrB_Vector : GrB_Vector_dup,     \
        GrB_Matrix : GrB_Matrix_dup) (copy, object)

#define GxB_resize(object, ...) GrB_resize (object, __VA_ARGS__)
#define GrB_resize(object, ...)                                                       \
    _Generic ((object), GrB_Vector : GrB_Vector_resize, GrB_Matrix : GrB_Matrix_resize) (object, __VA_ARGS__)

/* Its older name. */
#define GxB_resize(object, ...) GrB_resize (object, __VA_ARGS__)

#define GrB_removeElement(C, ...)                                                     \
    _Generic ((C), GrB_Vector : GrB_Vector_removeElement, GrB_Matrix : GrB_Matrix_removeElement) (C, __VA_ARGS__)

#define GrB_setElement(C, ...)                                                        \
    _Generic ((C),                                                                    \
        GrB_Scalar : GB_BY_VALUE           (Scalar_setElement, GB_1ST (__VA_ARGS__, 0)), \
        GrB_Vector : GB_BY_VALUE_OR_SCALAR (Vector_setElement, GB_1ST (__VA_ARGS__, 0)), \
        GrB_Matrix : GB_BY_VALUE_OR_SCALAR (Matrix_setElement, GB_1ST (__VA_ARGS__, 0))) (C, __VA_ARGS__)

#define GrB_extractElement(x, ...)                                                    \
    _Generic ((GB_1ST (__VA_ARGS__, 0)),                                              \
        GrB_Scalar : GB_BY_POINTER           (Scalar_extractElement, x),              \
        GrB_Vector : GB_BY_POINTER_OR_SCALAR (Vector_extractElement, x),              \
        GrB_Matrix : GB_BY_POINTER_OR_SCALAR (Matrix_extractElement, x)) (GB_ADDRESS (x), __VA_ARGS__)

/* (w, indices, values, nvals, dup) or (C, rows, cols, values, nvals, dup) */
#define GrB_build(C, ...)                                                             \
    GB_6TH (__VA_ARGS__, GrB_Matrix_build, GrB_Vector_build, 0, 0) (C, __VA_ARGS__)

/* (indices, values, nvals, u) or (rows, cols, values, nvals, A) */
#define GrB_extractTuples(indices, ...)                                               \
    GB_5TH (__VA_ARGS__, GrB_Matrix_extractTuples, GrB_Vector_extractTuples, 0, 0) (indices, __VA_ARGS__)

/* ---- operations ---- */

#define GB_BY_OPERATOR(name, op)                                                      \
    _Generic ((op), GrB_Semiring : GrB_##name##_Semiring, GrB_Monoid : GrB_##name##_Monoid, \
        GrB_BinaryOp : GrB_##name##_BinaryOp)

#define GrB_eWiseMult(C, Mask, accum, op, A, B, desc)                                 \
    _Generic ((C), GrB_Vector : GB_BY_OPERATOR (Vector_eWiseMult, op),                \
        GrB_Matrix : GB_BY_OPERATOR (Matrix_eWiseMult, op)) (C, Mask, accum, op, A, B, desc)

#define GrB_eWiseAdd(C, Mask, accum, op, A, B, desc)                                  \
    _Generic ((C), GrB_Vector : GB_BY_OPERATOR (Vector_eWiseAdd, op),                 \
        GrB_Matrix : GB_BY_OPERATOR (Matrix_eWiseAdd, op)) (C, Mask, accum, op, A, B, desc)

#define GxB_eWiseUnion(C, Mask, accum, op, A, alpha, B, beta, desc)                   \
    _Generic ((C), GrB_Vector : GxB_Vector_eWiseUnion, GrB_Matrix : GxB_Matrix_eWiseUnion) \
        (C, Mask, accum, op, A, alpha, B, beta, desc)

#define GrB_kronecker(C, Mask, accum, op, A, B, desc)                                 \
    GB_BY_OPERATOR (Matrix_kronecker, op) (C, Mask, accum, op, A, B, desc)

/* (w, mask, accum, u, I, ni, desc), (C, Mask, accum, A, I, ni, J, nj, desc),
   (w, mask, accum, A, I, ni, j, desc) */
#define GrB_extract(C, Mask, accum, A, ...)                                           \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A), GrB_Vector : GrB_Vector_extract, default : GrB_Col_extract), \
        GrB_Matrix : GrB_Matrix_extract) (C, Mask, accum, A, __VA_ARGS__)

/* An object, or a value: (w, mask, accum, u, I, ni, desc), (C, Mask, accum, A, I, ni, J, nj, desc);
   a column, (C, mask, accum, u, I, ni, j, desc), or a row, (C, mask, accum, u, i, J, nj, desc). */
#define GrB_assign(C, Mask, accum, A, ...)                                            \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A),                                                   \
            GrB_Vector : GrB_Vector_assign,                                           \
            default    : GB_BY_VALUE_OR_SCALAR (Vector_assign, A)),                   \
        GrB_Matrix : _Generic ((A),                                                   \
            GrB_Matrix : GrB_Matrix_assign,                                           \
            GrB_Vector : _Generic ((GB_1ST (__VA_ARGS__, 0)),                         \
                GrB_Index * : GrB_Col_assign, const GrB_Index * : GrB_Col_assign,     \
                void *      : GrB_Col_assign,                                         \
                default     : GrB_Row_assign),                                        \
            default    : GB_BY_VALUE_OR_SCALAR (Matrix_assign, A))) (C, Mask, accum, A, __VA_ARGS__)

/* The same arguments; the mask is that of the part. */
#define GB_BY_VALUE_OR_SCALAR_GXB(name, x)                                                       \
    _Generic ((x), GrB_Scalar : GxB_##name##_Scalar, GB_VALUES (GxB, name))

#define GxB_subassign(C, Mask, accum, A, ...)                                         \
    _Generic ((C),                                                                    \
        GrB_Vector : _Generic ((A),                                                   \
            GrB_Vector : GxB_Vector_subassign,                                        \
            default    : GB_BY_VALUE_OR_SCALAR_GXB (Vector_subassign, A)),                       \
        GrB_Matrix : _Generic ((A),                                                   \
            GrB_Matrix : GxB_Matrix_subassign,                                        \
            GrB_Vector : _Generic ((GB_1ST (__VA_ARGS__, 0)),                         \
                GrB_Index * : GxB_Col_subassign, const GrB_Index * : GxB_Col_subassign, \
                void *      : GxB_Col_subassign,                                      \
                default     : GxB_Row_subassign),                                     \
            default    : GB_BY_VALUE_OR_SCALAR_GXB (Matrix_subassign, A))) (C, Mask, accum, A, __VA_ARGS__)

/* (C, Mask, accum, unary op, A, desc), (C, Mask, accum, binary op, x, A, desc),
   (C, Mask, accum, binary op, A, y, desc), (C, Mask, accum, index unary op, A, y, desc) */
#define GB_APPLY(kind, op, a, b)                                                      \
    _Generic ((op),                                                                   \
        GrB_UnaryOp      : GrB_##kind##_apply,                                        \
        GrB_BinaryOp     : _Generic ((a),                                             \
            GrB_##kind : GB_BY_VALUE_OR_SCALAR (kind##_apply_BinaryOp2nd, b),         \
            default    : GB_BY_VALUE_OR_SCALAR (kind##_apply_BinaryOp1st, a)),        \
        GrB_IndexUnaryOp : GB_BY_VALUE_OR_SCALAR (kind##_apply_IndexOp, b))

#define GrB_apply(C, Mask, accum, op, ...)                                            \
    _Generic ((C),                                                                    \
        GrB_Vector : GB_APPLY (Vector, op, GB_1ST (__VA_ARGS__, 0), GB_2ND (__VA_ARGS__, 0)), \
        GrB_Matrix : GB_APPLY (Matrix, op, GB_1ST (__VA_ARGS__, 0), GB_2ND (__VA_ARGS__, 0))) \
        (C, Mask, accum, op, __VA_ARGS__)

#define GrB_select(C, Mask, accum, op, A, y, desc)                                    \
    _Generic ((C),                                                                    \
        GrB_Vector : GB_BY_VALUE_OR_SCALAR (Vector_select, y),                        \
        GrB_Matrix : GB_BY_VALUE_OR_SCALAR (Matrix_select, y)) (C, Mask, accum, op, A, y, desc)

/* (w, mask, accum, op, A, desc), (scalar or address, accum, op, A, desc) */
#define GB_REDUCE_TO_SCALAR(kind, op)                                                 \
    _Generic ((op), GrB_Monoid : GrB_##kind##_reduce_Monoid_Scalar, default : GrB_##kind##_reduce_BinaryOp_Scalar)

#define GrB_reduce(c, ...)                                                            \
    _Generic ((c),                                                                    \
        GrB_Vector : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Monoid : GrB_Matrix_reduce_Monoid, default : GrB_Matrix_reduce_BinaryOp), \
        GrB_Scalar : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Vector : GB_REDUCE_TO_SCALAR (Vector, GB_2ND (__VA_ARGS__, 0)),       \
            default    : GB_REDUCE_TO_SCALAR (Matrix, GB_2ND (__VA_ARGS__, 0))),      \
        default    : _Generic ((GB_3RD (__VA_ARGS__, 0)),                             \
            GrB_Vector : GB_BY_POINTER (Vector_reduce, c),                            \
            default    : GB_BY_POINTER (Matrix_reduce, c))) (GB_ADDRESS (c), __VA_ARGS__)

/* ---- one name for all types of one object (C API 2.1, chapter 5) ---- */

#define GrB_Scalar_setElement(s, x)              GB_BY_VALUE (Scalar_setElement, x) (s, x)
#define GrB_Vector_setElement(w, x, i)           GB_BY_VALUE_OR_SCALAR (Vector_setElement, x) (w, x, i)
#define GrB_Matrix_setElement(C, x, i, j)        GB_BY_VALUE_OR_SCALAR (Matrix_setElement, x) (C, x, i, j)

#define GrB_Scalar_extractElement(x, s)          GB_BY_POINTER (Scalar_extractElement, x) (GB_ADDRESS (x), s)
#define GrB_Vector_extractElement(x, u, i)       GB_BY_POINTER_OR_SCALAR (Vector_extractElement, x) (GB_ADDRESS (x), u, i)
#define GrB_Matrix_extractElement(x, A, i, j)    GB_BY_POINTER_OR_SCALAR (Matrix_extractElement, x) (GB_ADDRESS (x), A, i, j)

#define GrB_Vector_build(w, I, X, n, dup)        GB_BY_POINTER (Vector_build, X) (w, I, GB_ADDRESS (X), n, dup)
#define GrB_Matrix_build(C, I, J, X, n, dup)     GB_BY_POINTER (Matrix_build, X) (C, I, J, GB_ADDRESS (X), n, dup)

#define GrB_Vector_extractTuples(I, X, n, u)     GB_BY_POINTER (Vector_extractTuples, X) (I, GB_ADDRESS (X), n, u)
#define GrB_Matrix_extractTuples(I, J, X, n, A)  GB_BY_POINTER (Matrix_extractTuples, X) (I, J, GB_ADDRESS (X), n, A)

#define GrB_Matrix_import(A, type, nrows, ncols, indptr, indices, values, n_indptr, n_indices, n_values, format) \
    GB_BY_POINTER (Matrix_import, values)                                             \
        (A, type, nrows, ncols, indptr, indices, GB_ADDRESS (values), n_indptr, n_indices, n_values, format)
#define GrB_Matrix_export(indptr, indices, values, n_indptr, n_indices, n_values, format, A) \
    GB_BY_POINTER (Matrix_export, values)                                             \
        (indptr, indices, GB_ADDRESS (values), n_indptr, n_indices, n_values, format, A)

/* ---- extensions ---- */

#define GxB_Scalar_setElement(s, x)              GrB_Scalar_setElement (s, x)
#define GxB_Scalar_extractElement(x, s)          GrB_Scalar_extractElement (x, s)

#define GxB_select(C, Mask, accum, op, A, thunk, desc)                                \
    _Generic ((C), GrB_Vector : GxB_Vector_select, GrB_Matrix : GxB_Matrix_select) (C, Mask, accum, op, A, thunk, desc)

#define GxB_sort(C, P, op, A, desc)                                                   \
    _Generic ((A), GrB_Vector : GxB_Vector_sort, GrB_Matrix : GxB_Matrix_sort) (C, P, op, A, desc)

/* (object, format, address of the text) */
#define GrX_explain(object, ...)                                                      \
    _Generic ((object), GrB_Vector : GrX_Vector_explain, GrB_Matrix : GrX_Matrix_explain) (object, __VA_ARGS__)

/* By the kind of the first argument, which is the field for the library's own. */
#define GB_OPTION(form, object)                                                       \
    _Generic ((object), GrB_Vector : GxB_Vector_Option_##form, GrB_Matrix : GxB_Matrix_Option_##form, \
        GrB_Descriptor : GxB_Desc_##form, GxB_Context : GxB_Context_##form, default : GxB_Global_Option_##form)
#define GxB_set(object, ...) GB_OPTION (set, object) (object, __VA_ARGS__)
#define GxB_get(object, ...) GB_OPTION (get, object) (object, __VA_ARGS__)

#endif
