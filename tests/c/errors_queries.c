/* What the queries of types, parts and memory refuse (capi/contracts/19-queries.txt). */
#include "errors.h"

#define TOLD(function, world, out, ...)                                                                               \
    CASE (function, "object=" world " " out "=area", HANDLE ("object") POINTER_TO (out), __VA_ARGS__)
#define TYPE_TOLD(function, world) TOLD (function, world, "ty", ty, object)
#define NAME_TOLD(function, world) TOLD (function, world, "name", name, object)
#define PREDEFINED_TOLD(function)                                                                                     \
    CASE (function, "object=older ty=area", "object.null object.zeroed object.garbage " POINTER_TO ("ty"), ty, object)

#define COLLECTION(kind, world)                                                                                       \
    TYPE_TOLD (GxB_##kind##_type, world)                                                                              \
    NAME_TOLD (GxB_##kind##_type_name, world)                                                                         \
    TOLD (GxB_##kind##_memoryUsage, world, "size", size, object)

#define CASES                                                                                                         \
    COLLECTION (Scalar, "scalar") COLLECTION (Vector, "5") COLLECTION (Matrix, "3x4")                                 \
    TOLD (GxB_Vector_iso, "5", "iso", iso, object) TOLD (GxB_Matrix_iso, "3x4", "iso", iso, object)                   \
    CASE (GxB_Vector_isStoredElement, "u=5 i=#2", HANDLE ("u") INDEX ("i") "u.absent ", u, NUM (i))                   \
    CASE (GxB_Matrix_isStoredElement, "A=3x4 i=#1 j=#2", HANDLE ("A") INDEX ("i") INDEX ("j") "A.absent ",            \
          A, NUM (i), NUM (j))                                                                                        \
    TOLD (GxB_Type_size, "type", "size", size, object)                                                                \
    NAME_TOLD (GxB_Type_name, "type")                                                                                 \
    CASE (GxB_Type_from_name, "ty=area name=text", POINTER_TO ("ty") POINTER_TO ("name"), ty, name)                   \
    TYPE_TOLD (GxB_UnaryOp_xtype, "unary") TYPE_TOLD (GxB_UnaryOp_ztype, "unary")                                     \
    TYPE_TOLD (GxB_BinaryOp_xtype, "binary") TYPE_TOLD (GxB_BinaryOp_ytype, "binary")                                 \
    TYPE_TOLD (GxB_BinaryOp_ztype, "binary")                                                                          \
    PREDEFINED_TOLD (GxB_SelectOp_xtype) PREDEFINED_TOLD (GxB_SelectOp_ttype)                                         \
    NAME_TOLD (GxB_UnaryOp_xtype_name, "unary") NAME_TOLD (GxB_UnaryOp_ztype_name, "unary")                           \
    NAME_TOLD (GxB_BinaryOp_xtype_name, "binary") NAME_TOLD (GxB_BinaryOp_ytype_name, "binary")                       \
    NAME_TOLD (GxB_BinaryOp_ztype_name, "binary")                                                                     \
    NAME_TOLD (GxB_IndexUnaryOp_xtype_name, "index") NAME_TOLD (GxB_IndexUnaryOp_ytype_name, "index")                 \
    NAME_TOLD (GxB_IndexUnaryOp_ztype_name, "index")                                                                  \
    TOLD (GxB_Monoid_operator, "monoid", "op", op, object)                                                            \
    TOLD (GxB_Monoid_identity, "monoid", "identity", identity, object)                                                \
    CASE (GxB_Monoid_terminal, "object=monoid has_terminal=area terminal=area",                                       \
          HANDLE ("object") POINTER_TO ("has_terminal") POINTER_TO ("terminal"), has_terminal, terminal, object)      \
    TOLD (GxB_Semiring_add, "semiring", "add", add, object)                                                           \
    TOLD (GxB_Semiring_multiply, "semiring", "multiply", multiply, object)

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
