/* What the element-wise operations refuse (capi/contracts/31-elementwise.txt). */
#include "errors.h"
#include "errors_groups.h"

#define VECTORS "w=4 mask=4 accum u=4 v=4 desc "
#define MATRICES "C=3x4 Mask=3x4 accum A=3x4/0 B=3x4/1 desc "
#define VECTORS_IN VECTOR_IN ("u") VECTOR_IN ("v")
#define MATRICES_IN MATRIX_IN ("A") MATRIX_IN ("B")

#define THREE(name)                                                                                                   \
    CASE (GrB_Vector_##name##_BinaryOp, VECTORS "op=binary", VECTOR_OUT VECTORS_IN HANDLE ("op") OPERATOR ("op"),     \
          w, mask, accum, op, u, v, desc)                                                                             \
    CASE (GrB_Vector_##name##_Monoid, VECTORS "monoid", VECTOR_OUT VECTORS_IN HANDLE ("monoid") INPUT ("monoid"),     \
          w, mask, accum, monoid, u, v, desc)                                                                         \
    CASE (GrB_Matrix_##name##_BinaryOp, MATRICES "op=binary", MATRIX_OUT MATRICES_IN HANDLE ("op") OPERATOR ("op"),   \
          C, Mask, accum, op, A, B, desc)                                                                             \
    CASE (GrB_Matrix_##name##_Monoid, MATRICES "monoid", MATRIX_OUT MATRICES_IN HANDLE ("monoid") INPUT ("monoid"),   \
          C, Mask, accum, monoid, A, B, desc)

#define CASES                                                                                                         \
    THREE (eWiseMult)                                                                                                 \
    THREE (eWiseAdd)                                                                                                  \
    CASE (GrB_Vector_eWiseMult_Semiring, VECTORS "semiring", VECTOR_OUT VECTORS_IN HANDLE ("semiring") OPERATOR ("semiring"), \
          w, mask, accum, semiring, u, v, desc)                                                                       \
    CASE (GrB_Matrix_eWiseMult_Semiring, MATRICES "semiring", MATRIX_OUT MATRICES_IN HANDLE ("semiring") OPERATOR ("semiring"), \
          C, Mask, accum, semiring, A, B, desc)                                                                       \
    CASE (GrB_Vector_eWiseAdd_Semiring, VECTORS "semiring", VECTOR_OUT VECTORS_IN HANDLE ("semiring") "semiring.ztype ", \
          w, mask, accum, semiring, u, v, desc)                                                                       \
    CASE (GrB_Matrix_eWiseAdd_Semiring, MATRICES "semiring", MATRIX_OUT MATRICES_IN HANDLE ("semiring") "semiring.ztype ", \
          C, Mask, accum, semiring, A, B, desc)                                                                       \
    CASE (GxB_Vector_eWiseUnion, VECTORS "op=binary alpha=scalar beta=scalar", VECTOR_OUT VECTORS_IN HANDLE ("op")    \
          OPERATOR ("op") SCALAR_IN ("alpha") SCALAR_IN ("beta"), w, mask, accum, op, u, alpha, v, beta, desc)        \
    CASE (GxB_Matrix_eWiseUnion, MATRICES "op=binary alpha=scalar beta=scalar", MATRIX_OUT MATRICES_IN HANDLE ("op")  \
          OPERATOR ("op") SCALAR_IN ("alpha") SCALAR_IN ("beta"), C, Mask, accum, op, A, alpha, B, beta, desc)

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
