/* What get and set refuse of every kind of object (capi/contracts/18-fields.txt). */
#include "errors.h"

#define FIELD ((GrB_Field) NUM (field))
#define GLOBAL_HANDLE "object.null object.zeroed object.garbage "

/* A kind: how to make one, the number of a field that holds a number, what handles can be wrong,
   and the worlds of the functions that may have no call that succeeds. */
#define GETS(kind, object_world, number, handles, bytes)                                                              \
    CASE (GrB_##kind##_get_INT32, object_world " value=area field=#" number,                                          \
          handles POINTER_TO ("value") "field.unknown field.text field.other-number ",                                \
          object, value, FIELD)                                                                                       \
    CASE (GrB_##kind##_get_Scalar, object_world " value=scalar field=#" number,                                       \
          handles HANDLE ("value") INPUT ("value") "field.unknown field.text field.other-number ",                    \
          object, value, FIELD)                                                                                       \
    CASE (GrB_##kind##_get_SIZE, object_world " value=area field=#10",                                                \
          handles POINTER_TO ("value") "field.unknown field.number field.other-text ", object, value, FIELD)          \
    CASE (GrB_##kind##_get_String, object_world " value=area field=#10",                                              \
          handles POINTER_TO ("value") "field.unknown field.number field.other-text ", object, value, FIELD)          \
    CASE (GrB_##kind##_get_VOID, bytes " " object_world " value=area",                                                \
          handles "field.unknown field.text field.other-bytes ", object, value, FIELD)

#define SETS(kind, object_world, number, right, text_right, handles, more, more_text, of_number, of_scalar)                                 \
    CASE (GrB_##kind##_set_INT32, right " " object_world " value=#1 field=#" number,                                  \
          handles "field.unknown field.text field.other-number " more of_number, object, (int32_t) NUM (value), FIELD)          \
    CASE (GrB_##kind##_set_Scalar, right " " object_world " value=scalar field=#" number,                             \
          handles HANDLE ("value") "field.unknown field.text field.other-number " more of_scalar, object, value, FIELD)         \
    CASE (GrB_##kind##_set_String, text_right " " object_world " value=area field=#10",                               \
          handles POINTER_TO ("value") "field.unknown field.number field.other-text " more_text,                      \
          object, value, FIELD)                                                                                       \
    CASE (GrB_##kind##_set_VOID, "never " object_world " value=area size=#4 field=#10",                               \
          handles POINTER_TO ("value") "field.unknown field.number field.other-bytes ",                               \
          object, value, FIELD, NUM (size))

#define WRONG_SCALAR "value.empty value.type "
#define NAMED_ONCE "object.predefined object.named "

#define CASES                                                                                                         \
    GETS (Type, "object=type", "102", HANDLE ("object"), "never field=#7012")                                         \
    GETS (UnaryOp, "object=unary", "105", HANDLE ("object"), "never field=#7012")                                     \
    GETS (BinaryOp, "object=binary", "105", HANDLE ("object"), "never field=#7012")                                   \
    GETS (IndexUnaryOp, "object=index", "105", HANDLE ("object"), "never field=#7012")                                \
    GETS (Monoid, "object=monoid", "105", HANDLE ("object"), "field=#7045")                                           \
    GETS (Semiring, "object=semiring", "105", HANDLE ("object"), "field=#7046")                                       \
    GETS (Descriptor, "object=desc", "0", HANDLE ("object"), "never field=#7012")                                     \
    GETS (Scalar, "object=scalar", "102", HANDLE ("object"), "never field=#7012")                                     \
    GETS (Vector, "object=5", "102", HANDLE ("object"), "never field=#7012")                                          \
    GETS (Matrix, "object=3x4", "102", HANDLE ("object"), "never field=#7012")                                        \
    GETS (Global, "object=global", "14", GLOBAL_HANDLE, "field=#7012")                                                \
    SETS (Type, "object=type", "102", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (UnaryOp, "object=unary", "105", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (BinaryOp, "object=binary", "105", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (IndexUnaryOp, "object=index", "105", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (Monoid, "object=monoid", "105", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (Semiring, "object=semiring", "105", "never", "", HANDLE ("object"), "object.predefined ", NAMED_ONCE, "", "") \
    SETS (Descriptor, "object=desc", "0", "", "", HANDLE ("object"), "object.predefined ", "object.predefined ", "value.unknown ", WRONG_SCALAR) \
    SETS (Scalar, "object=scalar", "100", "", "", HANDLE ("object"), "field.number ", "", "value.unknown ", WRONG_SCALAR) \
    SETS (Vector, "object=5", "100", "", "", HANDLE ("object"), "field.number ", "", "value.unknown ", WRONG_SCALAR) \
    SETS (Matrix, "object=3x4", "100", "", "", HANDLE ("object"), "field.number ", "", "value.unknown ", WRONG_SCALAR) \
    SETS (Global, "object=global", "100", "", "never", GLOBAL_HANDLE, "", "field.text ", "value.unknown ", WRONG_SCALAR)

#define CASE CALL
CASES
#undef CASE
#define CASE RUN

int main (void)
{
    use_pairs ();
    start (GrB_NONBLOCKING);
    CASES
    return finish ();
}
