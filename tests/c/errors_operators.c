/* What constructors of types, operators, monoids, semirings and descriptors refuse, and what
   wait and error refuse of every kind (capi/contracts/11-types.txt, 15-descriptors.txt,
   16-any-object.txt). */
#include "errors.h"

static void two (void *to, const void *p)
{
    nothing_unary (to, p);
}
static void three (void *to, const void *p, const void *q)
{
    nothing (to, p, q);
}
static void five (void *to, const void *p, GrB_Index row, GrB_Index col, const void *q)
{
    nothing_index (to, p, row, col, q);
}

/* A function is an argument that can be NULL, too. */
#define GIVEN(function) (f == NULL ? NULL : function)
#define OP "f=area z=type x=type "
#define UNARY_OP POINTER_TO ("op") POINTER_TO ("f") HANDLE ("z") HANDLE ("x")
#define BINARY_OP UNARY_OP HANDLE ("y")
#define INDEX_OP UNARY_OP HANDLE ("s")

#define NEW_MONOID(function, world, faults, ...)                                                                      \
    CASE (function, world " monoid=new-monoid op=binary",                                                             \
          POINTER_TO ("monoid") HANDLE ("op") OPERATOR ("op") "op.type " faults, monoid, op, __VA_ARGS__)
#define TYPED_MONOID(name, ctype, prefix)                                                                             \
    NEW_MONOID (prefix##_Monoid_new_##name, #name, "", (ctype) 1)                                                     \
    NEW_MONOID (GxB_Monoid_terminal_new_##name, #name, "", (ctype) 1, (ctype) 0)

#define WAITS(kind, world)                                                                                            \
    CASE (GrB_##kind##_wait, "mode=#1 object=" world, HANDLE ("object") "mode.unknown ", object, (GrB_WaitMode) NUM (mode)) \
    CASE (GrB_##kind##_error, "error=text object=" world, HANDLE ("object") POINTER_TO ("error"), error, object)

#define CASES                                                                                                         \
    CASE (GrB_Type_new, "ty=new-type size=#8", POINTER_TO ("ty") "size.zero ", ty, NUM (size))                        \
    CASE (GxB_Type_new, "ty=new-type size=#8", POINTER_TO ("ty") "size.zero ", ty, NUM (size), "name", NULL)          \
    CASE (GrB_UnaryOp_new, "op=new-unary " OP, UNARY_OP, op, GIVEN (two), z, x)                                       \
    CASE (GxB_UnaryOp_new, "op=new-unary " OP, UNARY_OP, op, GIVEN (two), z, x, "name", NULL)                         \
    CASE (GrB_BinaryOp_new, "op=new-binary y=type " OP, BINARY_OP, op, GIVEN (three), z, x, y)                        \
    CASE (GxB_BinaryOp_new, "op=new-binary y=type " OP, BINARY_OP, op, GIVEN (three), z, x, y, "name", NULL)          \
    CASE (GrB_IndexUnaryOp_new, "op=new-index s=type " OP, INDEX_OP, op, GIVEN (five), z, x, s)                       \
    CASE (GxB_IndexUnaryOp_new, "op=new-index s=type " OP, INDEX_OP, op, GIVEN (five), z, x, s, "name", NULL)         \
    FOR_ALL_TYPES (TYPED_MONOID)                                                                                      \
    NEW_MONOID (GrB_Monoid_new_UDT, "pair identity=area", POINTER_TO ("identity"), identity)                          \
    NEW_MONOID (GxB_Monoid_terminal_new_UDT, "pair identity=area terminal=area",                                      \
                POINTER_TO ("identity") POINTER_TO ("terminal"), identity, terminal)                                  \
    CASE (GrB_Semiring_new, "semiring=new-semiring add=monoid multiply=binary",                                       \
          POINTER_TO ("semiring") HANDLE ("add") HANDLE ("multiply") "add.type multiply.ztype ",                      \
          semiring, add, multiply)                                                                                    \
    CASE (GrB_Descriptor_new, "desc=new-desc", POINTER_TO ("desc"), desc)                                             \
    CASE (GrB_Descriptor_set, "desc=desc field=#1 value=#2",                                                          \
          HANDLE ("desc") "field.unknown value.unknown value.foreign desc.predefined ",                               \
          desc, (GrB_Desc_Field) NUM (field), (GrB_Desc_Value) NUM (value))                                           \
    WAITS (Type, "type") WAITS (UnaryOp, "unary") WAITS (BinaryOp, "binary") WAITS (IndexUnaryOp, "index")            \
    WAITS (Monoid, "monoid") WAITS (Semiring, "semiring") WAITS (Descriptor, "desc") WAITS (Scalar, "scalar")         \
    WAITS (Vector, "4") WAITS (Matrix, "3x4")

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
