/* What products, the Kronecker product and the transpose refuse (capi/contracts/30-products.txt). */
#include "errors.h"
#include "errors_groups.h"

#define MXM  "C=3x4 Mask=3x4 accum semiring A=3x5/0 B=5x4/1 desc"
#define KRON "C=6x6 Mask=6x6 accum A=3x2/0 B=2x3/1 desc "

#define CASES                                                                                                         \
    CASE (GrB_mxm, MXM, MATRIX_OUT HANDLE ("semiring") OPERATOR ("semiring") MATRIX_IN ("A") MATRIX_IN ("B"),         \
          C, Mask, accum, semiring, A, B, desc)                                                                       \
    CASE (GrB_vxm, "w=4 mask=4 accum semiring u=3 A=3x4/1 desc",                                                      \
          VECTOR_OUT HANDLE ("semiring") OPERATOR ("semiring") VECTOR_IN ("u") MATRIX_IN ("A"),                       \
          w, mask, accum, semiring, u, A, desc)                                                                       \
    CASE (GrB_mxv, "w=3 mask=3 accum semiring A=3x4/0 u=4 desc",                                                      \
          VECTOR_OUT HANDLE ("semiring") OPERATOR ("semiring") VECTOR_IN ("u") MATRIX_IN ("A"),                       \
          w, mask, accum, semiring, A, u, desc)                                                                       \
    CASE (GrB_transpose, "C=4x3 Mask=4x3 accum A=3x4/0 desc", MATRIX_OUT MATRIX_IN ("A"), C, Mask, accum, A, desc)    \
    CASE (GrB_Matrix_kronecker_BinaryOp, KRON "op=binary",                                                            \
          MATRIX_OUT HANDLE ("op") OPERATOR ("op") MATRIX_IN ("A") MATRIX_IN ("B"), C, Mask, accum, op, A, B, desc)   \
    CASE (GrB_Matrix_kronecker_Monoid, KRON "monoid",                                                                 \
          MATRIX_OUT HANDLE ("monoid") INPUT ("monoid") MATRIX_IN ("A") MATRIX_IN ("B"),                              \
          C, Mask, accum, monoid, A, B, desc)                                                                         \
    CASE (GrB_Matrix_kronecker_Semiring, KRON "semiring",                                                             \
          MATRIX_OUT HANDLE ("semiring") OPERATOR ("semiring") MATRIX_IN ("A") MATRIX_IN ("B"),                       \
          C, Mask, accum, semiring, A, B, desc)

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
