/* What extract and assign refuse (capi/contracts/32-parts.txt). */
#include "errors.h"
#include "errors_groups.h"

#define LISTS LIST ("rows") LIST ("cols") COUNT ("ni") COUNT ("nj")
#define MORE_LISTS LIST ("rows") LIST ("cols") "ni.more nj.more "
#define WHOLE_SCALAR HANDLE ("x") INPUT ("x")

/* Row and column assign: the mask has the size of the row or column. */
#define LINE_OUT HANDLE ("C") OPTIONAL ("mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    VECTOR_MASK ("mask") RESULT ("C") OPERATOR ("accum")

#define VECTOR_CONSTANT(function, world, more, ...)                                                                   \
    CASE (function, world "w=5 mask=5 accum indices=area ni=#3 desc", VECTOR_OUT LIST ("indices") "ni.more " more,    \
          w, mask, accum, __VA_ARGS__, indices, NUM (ni), desc)
#define MATRIX_CONSTANT(function, world, more, ...)                                                                   \
    CASE (function, world "C=5x6 Mask=5x6 accum rows=area ni=#2 cols=area nj=#3 desc", MATRIX_OUT MORE_LISTS more,    \
          C, Mask, accum, __VA_ARGS__, rows, NUM (ni), cols, NUM (nj), desc)
#define TYPED(name, ctype, prefix)                                                                                    \
    VECTOR_CONSTANT (prefix##_Vector_assign_##name, "", "", (ctype) 1)                                                \
    MATRIX_CONSTANT (prefix##_Matrix_assign_##name, "", "", (ctype) 1)

#define CASES                                                                                                         \
    CASE (GrB_Vector_extract, "w=3 mask=3 accum u=6 indices=area ni=#3 desc",                                         \
          VECTOR_OUT HANDLE ("u") INPUT ("u") LIST ("indices") COUNT ("ni"),                                          \
          w, mask, accum, u, indices, NUM (ni), desc)                                                                 \
    CASE (GrB_Matrix_extract, "C=2x3 Mask=2x3 accum A=6x4/0 rows=area ni=#2 cols=area nj=#3 desc",                    \
          MATRIX_OUT HANDLE ("A") INPUT ("A") LISTS "rows.tran-bounds ",                                              \
          C, Mask, accum, A, rows, NUM (ni), cols, NUM (nj), desc)                                                    \
    CASE (GrB_Col_extract, "w=3 mask=3 accum A=4x6/0 rows=area ni=#3 j=#5 desc",                                      \
          VECTOR_OUT HANDLE ("A") INPUT ("A") LIST ("rows") COUNT ("ni") INDEX ("j") "j.tran-outside ",               \
          w, mask, accum, A, rows, NUM (ni), NUM (j), desc)                                                           \
    CASE (GrB_Vector_assign, "w=6 mask=6 accum u=3 indices=area ni=#3 desc",                                          \
          VECTOR_OUT VECTOR_IN ("u") LIST ("indices") COUNT ("ni"), w, mask, accum, u, indices, NUM (ni), desc)       \
    CASE (GrB_Matrix_assign, "C=5x6 Mask=5x6 accum A=2x3/0 rows=area ni=#2 cols=area nj=#3 desc",                     \
          MATRIX_OUT MATRIX_IN ("A") LISTS, C, Mask, accum, A, rows, NUM (ni), cols, NUM (nj), desc)                  \
    CASE (GrB_Col_assign, "C=5x6 mask=5 accum u=3 rows=area ni=#3 j=#2 desc",                                         \
          LINE_OUT "C.rows " VECTOR_IN ("u") LIST ("rows") COUNT ("ni") INDEX ("j"),                                  \
          C, mask, accum, u, rows, NUM (ni), NUM (j), desc)                                                           \
    CASE (GrB_Row_assign, "C=5x6 mask=6 accum u=3 cols=area nj=#3 i=#2 desc",                                         \
          LINE_OUT "C.cols " VECTOR_IN ("u") LIST ("cols") COUNT ("nj") INDEX ("i"),                                  \
          C, mask, accum, u, NUM (i), cols, NUM (nj), desc)                                                           \
    FOR_ALL_TYPES (TYPED)                                                                                             \
    VECTOR_CONSTANT (GrB_Vector_assign_UDT, "pair x=area ", POINTER_TO ("x"), x)                                      \
    VECTOR_CONSTANT (GrB_Vector_assign_Scalar, "x=scalar ", WHOLE_SCALAR, x)                                          \
    MATRIX_CONSTANT (GrB_Matrix_assign_UDT, "pair x=area ", POINTER_TO ("x"), x)                                      \
    MATRIX_CONSTANT (GrB_Matrix_assign_Scalar, "x=scalar ", WHOLE_SCALAR, x)

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
