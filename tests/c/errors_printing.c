/* What printing refuses (capi/contracts/45-printing.txt). */
#include "errors.h"

#define PRINTS(kind, world)                                                                                           \
    CASE (GxB_##kind##_fprint, "object=" world " f=sink", HANDLE ("object") "f.broken ", object, "name", GxB_COMPLETE, (FILE *) f)

#define CASES                                                                                                         \
    PRINTS (Type, "type") PRINTS (UnaryOp, "unary") PRINTS (BinaryOp, "binary") PRINTS (IndexUnaryOp, "index")        \
    PRINTS (IndexBinaryOp, "placed")                                                                                  \
    PRINTS (Monoid, "monoid") PRINTS (Semiring, "semiring") PRINTS (Descriptor, "desc") PRINTS (Context, "context")   \
    PRINTS (Scalar, "scalar") PRINTS (Vector, "5") PRINTS (Matrix, "3x4")                                             \
    CASE (GxB_SelectOp_fprint, "object=older f=sink", "object.null object.zeroed object.garbage f.broken ",           \
          object, NULL, GxB_SUMMARY, (FILE *) f)

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
