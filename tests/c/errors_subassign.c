/* What subassign refuses (capi/contracts/44-subassign.txt). Masks are of the part, so outputs may have any shape. */
#include "errors.h"
#include "errors_groups.h"

#define MATRIX_PART HANDLE ("C") OPTIONAL ("Mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    MATRIX_MASK ("Mask") RESULT ("C") OPERATOR ("accum")
#define VECTOR_PART HANDLE ("w") OPTIONAL ("mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    VECTOR_MASK ("mask") RESULT ("w") OPERATOR ("accum")
#define LINE_PART HANDLE ("C") OPTIONAL ("mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    VECTOR_MASK ("mask") RESULT ("C") OPERATOR ("accum")
#define LISTS LIST ("rows") LIST ("cols") COUNT ("ni") COUNT ("nj")
#define WHOLE_SCALAR HANDLE ("x") INPUT ("x")

#define VECTOR_CONSTANT(function, world, more, ...)                                                                   \
    CASE (function, world "w=5 mask=3 accum indices=area ni=#3 desc", VECTOR_PART LIST ("indices") COUNT ("ni") more,              \
          w, mask, accum, __VA_ARGS__, indices, NUM (ni), desc)
#define MATRIX_CONSTANT(function, world, more, ...)                                                                   \
    CASE (function, world "C=5x6 Mask=2x3 accum rows=area ni=#2 cols=area nj=#3 desc",                                \
          MATRIX_PART LISTS more,                                                               \
          C, Mask, accum, __VA_ARGS__, rows, NUM (ni), cols, NUM (nj), desc)
#define TYPED(name, ctype, prefix)                                                                                    \
    VECTOR_CONSTANT (GxB_Vector_subassign_##name, "", "", (ctype) 1)                                                  \
    MATRIX_CONSTANT (GxB_Matrix_subassign_##name, "", "", (ctype) 1)

#define CASES                                                                                                         \
    CASE (GxB_Vector_subassign, "w=6 mask=3 accum u=3 indices=area ni=#3 desc",                                       \
          VECTOR_PART VECTOR_IN ("u") LIST ("indices") COUNT ("ni"), w, mask, accum, u, indices, NUM (ni), desc)                   \
    CASE (GxB_Matrix_subassign, "C=5x6 Mask=2x3 accum A=2x3/0 rows=area ni=#2 cols=area nj=#3 desc",                  \
          MATRIX_PART MATRIX_IN ("A") LISTS,                                                    \
          C, Mask, accum, A, rows, NUM (ni), cols, NUM (nj), desc)                                                    \
    CASE (GxB_Col_subassign, "C=5x6 mask=3 accum u=3 rows=area ni=#3 j=#2 desc",                                      \
          LINE_PART VECTOR_IN ("u") LIST ("rows") COUNT ("ni") "j.past ", C, mask, accum, u, rows, NUM (ni), NUM (j), desc)      \
    CASE (GxB_Row_subassign, "C=5x6 mask=3 accum u=3 cols=area nj=#3 i=#2 desc",                                      \
          LINE_PART VECTOR_IN ("u") LIST ("cols") COUNT ("nj") "i.past ", C, mask, accum, u, NUM (i), cols, NUM (nj), desc)      \
    FOR_ALL_TYPES (TYPED)                                                                                             \
    VECTOR_CONSTANT (GxB_Vector_subassign_UDT, "pair x=area ", POINTER_TO ("x"), x)                                   \
    VECTOR_CONSTANT (GxB_Vector_subassign_Scalar, "x=scalar ", WHOLE_SCALAR, x)                                       \
    MATRIX_CONSTANT (GxB_Matrix_subassign_UDT, "pair x=area ", POINTER_TO ("x"), x)                                   \
    MATRIX_CONSTANT (GxB_Matrix_subassign_Scalar, "x=scalar ", WHOLE_SCALAR, x)

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
