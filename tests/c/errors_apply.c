/* What apply, select and reduce refuse (capi/contracts/33-apply-select.txt,
   34-reduce.txt). */
#include "errors.h"
#include "errors_groups.h"

#define WHOLE_SCALAR(a) HANDLE (a) INPUT (a) VALUE (a)

#define VECTOR_BIND1(function, world, more, ...)                                                                      \
    CASE (function, world "w=4 mask=4 accum op=binary u=4 desc", VECTOR_OUT HANDLE ("op") OPERATOR ("op")             \
          VECTOR_IN ("u") more, w, mask, accum, op, __VA_ARGS__, u, desc)
#define VECTOR_BIND2(function, world, more, ...)                                                                      \
    CASE (function, world "w=4 mask=4 accum op=binary u=4 desc", VECTOR_OUT HANDLE ("op") OPERATOR ("op")             \
          VECTOR_IN ("u") more, w, mask, accum, op, u, __VA_ARGS__, desc)
#define VECTOR_INDEX(function, world, more, ...)                                                                      \
    CASE (function, world "w=4 mask=4 accum op=index u=4 desc", VECTOR_OUT HANDLE ("op") OPERATOR ("op")              \
          VECTOR_IN ("u") more, w, mask, accum, op, u, __VA_ARGS__, desc)
#define VECTOR_SELECT(function, world, more, ...)                                                                     \
    CASE (function, world "w=4 mask=4 accum op=choice u=4 desc", VECTOR_OUT HANDLE ("op") OPERATOR ("op")             \
          VECTOR_IN ("u") more, w, mask, accum, op, u, __VA_ARGS__, desc)
#define MATRIX_BIND1(function, world, more, ...)                                                                      \
    CASE (function, world "C=3x4 Mask=3x4 accum op=binary A=3x4/1 desc", MATRIX_OUT HANDLE ("op") OPERATOR ("op")     \
          MATRIX_IN ("A") more, C, Mask, accum, op, __VA_ARGS__, A, desc)
#define MATRIX_BIND2(function, world, more, ...)                                                                      \
    CASE (function, world "C=3x4 Mask=3x4 accum op=binary A=3x4/0 desc", MATRIX_OUT HANDLE ("op") OPERATOR ("op")     \
          MATRIX_IN ("A") more, C, Mask, accum, op, A, __VA_ARGS__, desc)
#define MATRIX_INDEX(function, world, more, ...)                                                                      \
    CASE (function, world "C=3x4 Mask=3x4 accum op=index A=3x4/0 desc", MATRIX_OUT HANDLE ("op") OPERATOR ("op")      \
          MATRIX_IN ("A") more, C, Mask, accum, op, A, __VA_ARGS__, desc)
#define MATRIX_SELECT(function, world, more, ...)                                                                     \
    CASE (function, world "C=3x4 Mask=3x4 accum op=choice A=3x4/0 desc", MATRIX_OUT HANDLE ("op") OPERATOR ("op")     \
          MATRIX_IN ("A") more, C, Mask, accum, op, A, __VA_ARGS__, desc)
#define VALUE_OUT POINTER_TO ("c") OPTIONAL ("accum") OPTIONAL ("desc") HANDLE ("monoid") OPERATOR ("accum")
#define VECTOR_SUM(function, world)                                                                                   \
    CASE (function, world "c=area accum monoid u=4 desc", VALUE_OUT HANDLE ("u") INPUT ("u") INPUT ("monoid") INPUT ("c"),       \
          c, accum, monoid, u, desc)
#define MATRIX_SUM(function, world)                                                                                   \
    CASE (function, world "c=area accum monoid A=3x4/0 desc", VALUE_OUT HANDLE ("A") INPUT ("A") INPUT ("monoid") INPUT ("c"),   \
          c, accum, monoid, A, desc)

#define TYPED(name, ctype, prefix)                                                                                    \
    VECTOR_BIND1 (prefix##_Vector_apply_BinaryOp1st_##name, "", "", (ctype) 1)                                        \
    VECTOR_BIND2 (prefix##_Vector_apply_BinaryOp2nd_##name, "", "", (ctype) 1)                                        \
    VECTOR_INDEX (prefix##_Vector_apply_IndexOp_##name, "", "", (ctype) 1)                                            \
    VECTOR_SELECT (prefix##_Vector_select_##name, "", "", (ctype) 1)                                                  \
    MATRIX_BIND1 (prefix##_Matrix_apply_BinaryOp1st_##name, "", "", (ctype) 1)                                        \
    MATRIX_BIND2 (prefix##_Matrix_apply_BinaryOp2nd_##name, "", "", (ctype) 1)                                        \
    MATRIX_INDEX (prefix##_Matrix_apply_IndexOp_##name, "", "", (ctype) 1)                                            \
    MATRIX_SELECT (prefix##_Matrix_select_##name, "", "", (ctype) 1)                                                  \
    VECTOR_SUM (prefix##_Vector_reduce_##name, "")                                                                    \
    MATRIX_SUM (prefix##_Matrix_reduce_##name, "")

#define BOTH(bind, name, a)                                                                                           \
    bind (name##_UDT, "pair " a "=area ", POINTER_TO (a), VALUE_OF_##bind)                                            \
    bind (name##_Scalar, a "=scalar ", WHOLE_SCALAR (a), VALUE_OF_##bind)
#define VALUE_OF_VECTOR_BIND1 x
#define VALUE_OF_VECTOR_BIND2 y
#define VALUE_OF_VECTOR_INDEX y
#define VALUE_OF_VECTOR_SELECT y
#define VALUE_OF_MATRIX_BIND1 x
#define VALUE_OF_MATRIX_BIND2 y
#define VALUE_OF_MATRIX_INDEX y
#define VALUE_OF_MATRIX_SELECT y

#define SCALAR_OUT HANDLE ("s") OPTIONAL ("accum") OPTIONAL ("desc") RESULT ("s") OPERATOR ("accum")

#define CASES                                                                                                         \
    CASE (GrB_Vector_apply, "w=4 mask=4 accum op=unary u=4 desc",                                                     \
          VECTOR_OUT HANDLE ("op") "op.xtype op.ztype " VECTOR_IN ("u"), w, mask, accum, op, u, desc)                 \
    CASE (GrB_Matrix_apply, "C=3x4 Mask=3x4 accum op=unary A=3x4/0 desc",                                             \
          MATRIX_OUT HANDLE ("op") "op.xtype op.ztype " MATRIX_IN ("A"), C, Mask, accum, op, A, desc)                 \
    FOR_ALL_TYPES (TYPED)                                                                                             \
    BOTH (VECTOR_BIND1, GrB_Vector_apply_BinaryOp1st, "x")                                                            \
    BOTH (VECTOR_BIND2, GrB_Vector_apply_BinaryOp2nd, "y")                                                            \
    BOTH (VECTOR_INDEX, GrB_Vector_apply_IndexOp, "y")                                                                \
    BOTH (VECTOR_SELECT, GrB_Vector_select, "y")                                                                      \
    BOTH (MATRIX_BIND1, GrB_Matrix_apply_BinaryOp1st, "x")                                                            \
    BOTH (MATRIX_BIND2, GrB_Matrix_apply_BinaryOp2nd, "y")                                                            \
    BOTH (MATRIX_INDEX, GrB_Matrix_apply_IndexOp, "y")                                                                \
    BOTH (MATRIX_SELECT, GrB_Matrix_select, "y")                                                                      \
    VECTOR_SUM (GrB_Vector_reduce_UDT, "pair ")                                                                       \
    MATRIX_SUM (GrB_Matrix_reduce_UDT, "pair ")                                                                       \
    CASE (GrB_Matrix_reduce_Monoid, "w=3 mask=3 accum monoid A=3x4/0 desc",                                           \
          VECTOR_OUT HANDLE ("monoid") INPUT ("monoid") HANDLE ("A") INPUT ("A") "A.rows A.tran-cols ",               \
          w, mask, accum, monoid, A, desc)                                                                            \
    CASE (GrB_Matrix_reduce_BinaryOp, "w=3 mask=3 accum op=plus A=3x4/0 desc",                                        \
          VECTOR_OUT HANDLE ("op") OPERATOR ("op") "op.type op.users " HANDLE ("A") INPUT ("A") "A.rows A.tran-cols ", \
          w, mask, accum, op, A, desc)                                                                                \
    CASE (GrB_Vector_reduce_Monoid_Scalar, "s=scalar accum monoid u=4 desc",                                          \
          SCALAR_OUT HANDLE ("monoid") INPUT ("monoid") HANDLE ("u") INPUT ("u"), s, accum, monoid, u, desc)          \
    CASE (GrB_Vector_reduce_BinaryOp_Scalar, "s=scalar accum op=binary u=4 desc",                                     \
          SCALAR_OUT HANDLE ("op") OPERATOR ("op") "op.type " HANDLE ("u") INPUT ("u"), s, accum, op, u, desc)        \
    CASE (GrB_Matrix_reduce_Monoid_Scalar, "s=scalar accum monoid A=3x4/0 desc",                                      \
          SCALAR_OUT HANDLE ("monoid") INPUT ("monoid") HANDLE ("A") INPUT ("A"), s, accum, monoid, A, desc)          \
    CASE (GrB_Matrix_reduce_BinaryOp_Scalar, "s=scalar accum op=binary A=3x4/0 desc",                                 \
          SCALAR_OUT HANDLE ("op") OPERATOR ("op") "op.type " HANDLE ("A") INPUT ("A"), s, accum, op, A, desc)

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
