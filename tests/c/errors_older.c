/* What functions under older names, and the forms with a GrB_Scalar, refuse (capi/contracts/40-older-names.txt). */
#include "errors.h"
#include "errors_groups.h"

#define SET(function, world, more, ...)                                                                               \
    CASE (function, world "s=scalar", HANDLE ("s") "s.type " more, s, __VA_ARGS__)
#define GET(function, world)                                                                                          \
    CASE (function, world "s=scalar x=area", HANDLE ("s") POINTER_TO ("x") "s.type s.absent ", x, s)
#define SCALAR_OF(T, ctype, prefix)                                                                                   \
    SET (GxB_Scalar_setElement_##T, "", "", (ctype) 1)                                                                \
    GET (GxB_Scalar_extractElement_##T, "")

#define SERIALIZED(form, world, faults)                                                                               \
    CASE (GxB_Serialized_get_##form, "blob=blob blob_size=#1000 " world,                                              \
          POINTER_TO ("blob") "field.unknown field.text blob.corrupt blob_size.truncated " faults,                    \
          blob, value, (GrB_Field) NUM (field), NUM (blob_size))
#define SERIALIZED_TEXT(form)                                                                                         \
    CASE (GxB_Serialized_get_##form, "blob=blob blob_size=#1000 value=area field=#106",                               \
          POINTER_TO ("blob") POINTER_TO ("value")                                                                    \
          "field.unknown field.number field.other-text blob.corrupt blob_size.truncated ",                            \
          blob, value, (GrB_Field) NUM (field), NUM (blob_size))
#define BYTES_IN OPTIONAL ("desc") POINTER_TO ("blob") "blob.corrupt blob_size.truncated "

#define CASES                                                                                                         \
    FOR_REAL_TYPES (SCALAR_OF)                                                                                        \
    SET (GxB_Scalar_setElement_UDT, "pair x=area ", POINTER_TO ("x"), x)                                              \
    GET (GxB_Scalar_extractElement_UDT, "pair ")                                                                      \
    CASE (GxB_Scalar_new, "s=new-scalar ty=type", POINTER_TO ("s") HANDLE ("ty"), s, ty)                              \
    CASE (GxB_Scalar_dup, "s=new-scalar t=scalar", POINTER_TO ("s") HANDLE ("t"), s, t)                               \
    CASE (GxB_Scalar_clear, "s=scalar", HANDLE ("s"), s)                                                              \
    CASE (GxB_Scalar_nvals, "s=scalar nvals=area", HANDLE ("s") POINTER_TO ("nvals"), nvals, s)                       \
    CASE (GxB_Scalar_error, "error=text s=scalar", HANDLE ("s") POINTER_TO ("error"), error, s)                       \
    CASE (GxB_Scalar_wait, "s=held-scalar", POINTER_TO ("s") "s.holds-null ", s)                                      \
    CASE (GxB_Vector_resize, "w=5 n=#4", HANDLE ("w") DIMENSION ("n"), w, NUM (n))                                    \
    CASE (GxB_Matrix_resize, "C=3x4 nrows=#2 ncols=#5", HANDLE ("C") DIMENSION ("nrows") DIMENSION ("ncols"),         \
          C, NUM (nrows), NUM (ncols))                                                                                \
    CASE (GxB_kron, "C=6x4 Mask=6x4 accum A=3x2/0 B=2x2/1 desc op=binary",                                            \
          MATRIX_OUT HANDLE ("op") OPERATOR ("op") MATRIX_IN ("A") MATRIX_IN ("B"), C, Mask, accum, op, A, B, desc)   \
    CASE (GxB_Vector_apply_BinaryOp1st, "w=4 mask=4 accum op=binary x=scalar u=4 desc",                               \
          VECTOR_OUT HANDLE ("op") OPERATOR ("op") VECTOR_IN ("u") SCALAR_IN ("x"), w, mask, accum, op, x, u, desc)   \
    CASE (GxB_Vector_apply_BinaryOp2nd, "w=4 mask=4 accum op=binary y=scalar u=4 desc",                               \
          VECTOR_OUT HANDLE ("op") OPERATOR ("op") VECTOR_IN ("u") SCALAR_IN ("y"), w, mask, accum, op, u, y, desc)   \
    CASE (GxB_Matrix_apply_BinaryOp1st, "C=3x4 Mask=3x4 accum op=binary x=scalar A=3x4/1 desc",                       \
          MATRIX_OUT HANDLE ("op") OPERATOR ("op") MATRIX_IN ("A") SCALAR_IN ("x"), C, Mask, accum, op, x, A, desc)   \
    CASE (GxB_Matrix_apply_BinaryOp2nd, "C=3x4 Mask=3x4 accum op=binary y=scalar A=3x4/0 desc",                       \
          MATRIX_OUT HANDLE ("op") OPERATOR ("op") MATRIX_IN ("A") SCALAR_IN ("y"), C, Mask, accum, op, A, y, desc)   \
    CASE (GxB_Vector_select, "w=4 mask=4 accum op=older u=4 thunk=scalar desc",                                       \
          VECTOR_OUT "op.null op.zeroed op.garbage " VECTOR_IN ("u") OPTIONAL ("thunk") INPUT ("thunk"),              \
          w, mask, accum, op, u, thunk, desc)                                                                         \
    CASE (GxB_Matrix_select, "C=3x4 Mask=3x4 accum op=older A=3x4/0 thunk=scalar desc",                               \
          MATRIX_OUT "op.null op.zeroed op.garbage " MATRIX_IN ("A") OPTIONAL ("thunk") INPUT ("thunk"),              \
          C, Mask, accum, op, A, thunk, desc)                                                                         \
    CASE (GxB_Vector_build_Scalar, "w=5! indices=area x=scalar nvals=#3",                                             \
          HANDLE ("w") LIST ("indices") SCALAR_IN ("x") "nvals.longest w.filled ", w, indices, x, NUM (nvals))        \
    CASE (GxB_Matrix_build_Scalar, "C=4x5! rows=area cols=area x=scalar nvals=#3",                                    \
          HANDLE ("C") LIST ("rows") LIST ("cols") SCALAR_IN ("x") "nvals.longest C.filled ",                         \
          C, rows, cols, x, NUM (nvals))                                                                              \
    CASE (GxB_Vector_diag, "v=3 A=3x4 k=#0 desc",                                                                     \
          HANDLE ("v") HANDLE ("A") OPTIONAL ("desc") RESULT ("v") SIZE ("v") "A.rows ", v, A, (int64_t) NUM (k), desc) \
    CASE (GxB_Matrix_diag, "C=4x4 v=3 k=#1 desc",                                                                     \
          HANDLE ("C") HANDLE ("v") OPTIONAL ("desc") RESULT ("C") SHAPE ("C") SIZE ("v"),                            \
          C, v, (int64_t) NUM (k), desc)                                                                              \
    CASE (GxB_Vector_serialize, "blob=new-block blob_size=area object=5 desc",                                        \
          HANDLE ("object") POINTER_TO ("blob") POINTER_TO ("blob_size") OPTIONAL ("desc"), blob, blob_size, object, desc) \
    CASE (GxB_Matrix_serialize, "blob=new-block blob_size=area object=3x4 desc",                                      \
          HANDLE ("object") POINTER_TO ("blob") POINTER_TO ("blob_size") OPTIONAL ("desc"), blob, blob_size, object, desc) \
    CASE (GxB_Vector_deserialize, "w=new-vector ty=own blob=vector-blob blob_size=#1000 desc",                        \
          POINTER_TO ("w") OPTIONAL ("ty") "ty.type " BYTES_IN, w, ty, blob, NUM (blob_size), desc)                   \
    CASE (GxB_Matrix_deserialize, "C=new-matrix ty=own blob=blob blob_size=#1000 desc",                               \
          POINTER_TO ("C") OPTIONAL ("ty") "ty.type " BYTES_IN, C, ty, blob, NUM (blob_size), desc)                   \
    CASE (GxB_deserialize_type_name, "name=area blob=blob blob_size=#1000",                                           \
          POINTER_TO ("name") POINTER_TO ("blob") "blob.corrupt blob_size.truncated ", name, blob, NUM (blob_size))   \
    SERIALIZED (INT32, "value=area field=#102", POINTER_TO ("value") "field.other-number ")                           \
    SERIALIZED (Scalar, "value=scalar field=#102", HANDLE ("value") INPUT ("value") "field.other-number ")            \
    SERIALIZED (VOID, "never value=area field=#102", "field.other-bytes ")                                            \
    SERIALIZED_TEXT (SIZE) SERIALIZED_TEXT (String)

#define CASE CALL
CASES
#undef CASE
#define CASE RUN

int main (void)
{
    use_pairs ();
    start (GrB_NONBLOCKING);
    CASES
    /* Data of a user-defined type say only how large it is; its values cannot be compared. */
    run_case ("GxB_Vector_deserialize", "pair w=new-vector ty=own blob=vector-blob blob_size=#1000 desc", "ty.missing ",
              call_GxB_Vector_deserialize);
    run_case ("GxB_Matrix_deserialize", "pair C=new-matrix ty=own blob=blob blob_size=#1000 desc", "ty.missing ",
              call_GxB_Matrix_deserialize);
    run_case ("GxB_Vector_select", "pair w=4 op=older u=4", "op.uncomparable ", call_GxB_Vector_select);
    run_case ("GxB_Matrix_select", "pair C=3x4 op=older A=3x4", "op.uncomparable ", call_GxB_Matrix_select);
    return finish ();
}
