/* What index-binary operators refuse (capi/contracts/47-index-binary.txt). That operations refuse binary operators made of
   them is in index_binary.c. */
#include "errors.h"

#define FIELD ((GrB_Field) NUM (field))
#define GIVEN(function) (f == NULL ? NULL : function)
#define ASKS(name, world, faults, ...)                                                                                \
    CASE (GxB_IndexBinaryOp_##name, world " object=placed", HANDLE ("object") "field.unknown " faults, object, __VA_ARGS__, FIELD)
#define ASKS_SIZE(name, world, faults, ...)                                                                           \
    CASE (GxB_IndexBinaryOp_##name, world " object=placed", HANDLE ("object") "field.unknown " faults, object, value, FIELD, __VA_ARGS__)

#define CASES                                                                                                         \
    CASE (GxB_IndexBinaryOp_new, "op=new-placed f=area z=type x=type y=type theta=type",                              \
          POINTER_TO ("op") POINTER_TO ("f") HANDLE ("z") HANDLE ("x") HANDLE ("y") HANDLE ("theta"),                 \
          op, GIVEN (nothing_placed), z, x, y, theta, "name", NULL)                                                   \
    CASE (GxB_BinaryOp_new_IndexOp, "op=new-binary idxbinop=placed theta=scalar",                                     \
          POINTER_TO ("op") HANDLE ("idxbinop") HANDLE ("theta") VALUE ("theta") INPUT ("theta"), op, idxbinop, theta) \
    CASE (GxB_IndexBinaryOp_wait, "mode=#1 object=placed", HANDLE ("object") "mode.unknown ", object, (GrB_WaitMode) NUM (mode)) \
    CASE (GxB_IndexBinaryOp_error, "error=text object=placed", HANDLE ("object") POINTER_TO ("error"), error, object) \
    ASKS (get_INT32, "value=area field=#7050", POINTER_TO ("value") "field.text field.other-number ", value)          \
    ASKS (get_Scalar, "value=scalar field=#7050", HANDLE ("value") INPUT ("value") "field.text field.other-number ", value) \
    ASKS (get_SIZE, "value=area field=#10", POINTER_TO ("value") "field.number field.other-text ", value)             \
    ASKS (get_String, "value=area field=#10", POINTER_TO ("value") "field.number field.other-text ", value)           \
    ASKS (get_VOID, "never value=area field=#7012", "field.text field.other-bytes ", value)                           \
    ASKS (set_INT32, "never value=#1 field=#7050", "field.text field.number field.other-number ", (int32_t) NUM (value)) \
    ASKS (set_Scalar, "never value=scalar field=#7050", HANDLE ("value") "field.text field.number field.other-number ", value) \
    ASKS (set_String, "value=text field=#10", POINTER_TO ("value") "field.number field.other-text object.named ", value) \
    ASKS_SIZE (set_VOID, "never value=area size=#4 field=#7012", POINTER_TO ("value") "field.text field.other-bytes ", NUM (size))

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
