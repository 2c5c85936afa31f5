/* What the methods of scalars, vectors and matrices refuse that are no operations
   (capi/contracts/12-scalars.txt, 13-vectors.txt, 14-matrices.txt). */
#include "errors.h"

/* A value handed in as a GrB_Scalar. */
#define WHOLE_SCALAR HANDLE ("x") "x.type "

/* One case for all variants of a family; `more` is what only one of them can refuse. */
#define SCALAR_SET(function, world, more, ...)                                                                        \
    CASE (function, world "s=scalar", HANDLE ("s") "s.type " more, s, __VA_ARGS__)
#define SCALAR_GET(function, world)                                                                                   \
    CASE (function, world "s=scalar x=area", HANDLE ("s") POINTER_TO ("x") "s.type s.absent ", x, s)
#define VECTOR_SET(function, world, more, ...)                                                                        \
    CASE (function, world "w=5 i=#2", HANDLE ("w") INDEX ("i") "w.type " more, w, __VA_ARGS__, NUM (i))
#define VECTOR_GET(function, world)                                                                                   \
    CASE (function, world "u=5 x=area i=#2", HANDLE ("u") POINTER_TO ("x") INDEX ("i") "u.type u.absent ", x, u, NUM (i))
#define MATRIX_SET(function, world, more, ...)                                                                        \
    CASE (function, world "C=3x4 i=#1 j=#2", HANDLE ("C") INDEX ("i") INDEX ("j") "C.type " more,                     \
          C, __VA_ARGS__, NUM (i), NUM (j))
#define MATRIX_GET(function, world)                                                                                   \
    CASE (function, world "A=3x4 x=area i=#1 j=#2",                                                                   \
          HANDLE ("A") POINTER_TO ("x") INDEX ("i") INDEX ("j") "A.type A.absent ", x, A, NUM (i), NUM (j))
#define BUILD "nvals.longest dup.xtype dup.ytype dup.ztype "
#define VECTOR_BUILD(function, world)                                                                                 \
    CASE (function, world "w=5! indices=area values=area nvals=#3 dup=binary",                                        \
          HANDLE ("w") LIST ("indices") POINTER_TO ("values") OPTIONAL ("dup") BUILD                                  \
          "w.type w.filled indices.duplicate ", w, indices, values, NUM (nvals), dup)
#define MATRIX_BUILD(function, world)                                                                                 \
    CASE (function, world "C=4x5! rows=area cols=area values=area nvals=#3 dup=binary",                               \
          HANDLE ("C") LIST ("rows") LIST ("cols") POINTER_TO ("values") OPTIONAL ("dup") BUILD                       \
          "C.type C.filled rows.duplicate ", C, rows, cols, values, NUM (nvals), dup)
#define VECTOR_TUPLES(function, world)                                                                                \
    CASE (function, world "indices=area values=area nvals=space u=5", HANDLE ("u") POINTER_TO ("nvals")               \
          "u.type nvals.space ", indices, values, nvals, u)
#define MATRIX_TUPLES(function, world)                                                                                \
    CASE (function, world "rows=area cols=area values=area nvals=space A=3x4", HANDLE ("A") POINTER_TO ("nvals")      \
          "A.type nvals.space ", rows, cols, values, nvals, A)

#define TYPED(name, ctype, prefix)                                                                                    \
    SCALAR_SET (prefix##_Scalar_setElement_##name, "", "", (ctype) 1)                                                 \
    SCALAR_GET (prefix##_Scalar_extractElement_##name, "")                                                            \
    VECTOR_SET (prefix##_Vector_setElement_##name, "", "", (ctype) 1)                                                 \
    VECTOR_GET (prefix##_Vector_extractElement_##name, "")                                                            \
    MATRIX_SET (prefix##_Matrix_setElement_##name, "", "", (ctype) 1)                                                 \
    MATRIX_GET (prefix##_Matrix_extractElement_##name, "")                                                            \
    VECTOR_BUILD (prefix##_Vector_build_##name, #name " ")                                                            \
    MATRIX_BUILD (prefix##_Matrix_build_##name, #name " ")                                                            \
    VECTOR_TUPLES (prefix##_Vector_extractTuples_##name, "")                                                          \
    MATRIX_TUPLES (prefix##_Matrix_extractTuples_##name, "")

#define CASES                                                                                                         \
    FOR_ALL_TYPES (TYPED)                                                                                             \
    SCALAR_SET (GrB_Scalar_setElement_UDT, "pair x=area ", POINTER_TO ("x"), x)                                       \
    SCALAR_GET (GrB_Scalar_extractElement_UDT, "pair ")                                                               \
    VECTOR_SET (GrB_Vector_setElement_UDT, "pair x=area ", POINTER_TO ("x"), x)                                       \
    VECTOR_SET (GrB_Vector_setElement_Scalar, "x=scalar ", WHOLE_SCALAR, x)                                           \
    VECTOR_GET (GrB_Vector_extractElement_UDT, "pair ")                                                               \
    MATRIX_SET (GrB_Matrix_setElement_UDT, "pair x=area ", POINTER_TO ("x"), x)                                       \
    MATRIX_SET (GrB_Matrix_setElement_Scalar, "x=scalar ", WHOLE_SCALAR, x)                                           \
    MATRIX_GET (GrB_Matrix_extractElement_UDT, "pair ")                                                               \
    VECTOR_BUILD (GrB_Vector_build_UDT, "pair ")                                                                      \
    MATRIX_BUILD (GrB_Matrix_build_UDT, "pair ")                                                                      \
    VECTOR_TUPLES (GrB_Vector_extractTuples_UDT, "pair ")                                                             \
    MATRIX_TUPLES (GrB_Matrix_extractTuples_UDT, "pair ")                                                             \
    CASE (GrB_Scalar_new, "s=new-scalar ty=type", POINTER_TO ("s") HANDLE ("ty"), s, ty)                              \
    CASE (GrB_Scalar_dup, "s=new-scalar t=scalar", POINTER_TO ("s") HANDLE ("t"), s, t)                               \
    CASE (GrB_Scalar_clear, "s=scalar", HANDLE ("s"), s)                                                              \
    CASE (GrB_Scalar_nvals, "s=scalar nvals=area", HANDLE ("s") POINTER_TO ("nvals"), nvals, s)                       \
    CASE (GrB_Vector_new, "v=new-vector ty=type n=#4", POINTER_TO ("v") HANDLE ("ty") DIMENSION ("n"), v, ty, NUM (n)) \
    CASE (GrB_Vector_dup, "w=new-vector u=4", POINTER_TO ("w") HANDLE ("u"), w, u)                                    \
    CASE (GrB_Vector_resize, "w=5 n=#4", HANDLE ("w") DIMENSION ("n"), w, NUM (n))                                    \
    CASE (GrB_Vector_clear, "w=5", HANDLE ("w"), w)                                                                   \
    CASE (GrB_Vector_size, "n=area u=5", HANDLE ("u") POINTER_TO ("n"), n, u)                                         \
    CASE (GrB_Vector_nvals, "nvals=area u=5", HANDLE ("u") POINTER_TO ("nvals"), nvals, u)                            \
    CASE (GrB_Vector_removeElement, "w=5 i=#2", HANDLE ("w") INDEX ("i"), w, NUM (i))                                 \
    CASE (GrB_Vector_extractElement_Scalar, "s=scalar u=5 i=#2", HANDLE ("s") HANDLE ("u") INDEX ("i") "s.type u.type ", \
          s, u, NUM (i))                                                                                              \
    CASE (GrB_Matrix_new, "A=new-matrix ty=type nrows=#4 ncols=#4",                                                   \
          POINTER_TO ("A") HANDLE ("ty") DIMENSION ("nrows") DIMENSION ("ncols"), A, ty, NUM (nrows), NUM (ncols))    \
    CASE (GrB_Matrix_dup, "C=new-matrix A=3x4", POINTER_TO ("C") HANDLE ("A"), C, A)                                  \
    CASE (GrB_Matrix_diag, "C=new-matrix v=3 k=#1", POINTER_TO ("C") HANDLE ("v") DIMENSION ("k"), C, v, (int64_t) NUM (k)) \
    CASE (GrB_Matrix_resize, "C=3x4 nrows=#2 ncols=#5", HANDLE ("C") DIMENSION ("nrows") DIMENSION ("ncols"),         \
          C, NUM (nrows), NUM (ncols))                                                                                \
    CASE (GrB_Matrix_clear, "C=3x4", HANDLE ("C"), C)                                                                 \
    CASE (GrB_Matrix_nrows, "nrows=area A=3x4", HANDLE ("A") POINTER_TO ("nrows"), nrows, A)                          \
    CASE (GrB_Matrix_ncols, "ncols=area A=3x4", HANDLE ("A") POINTER_TO ("ncols"), ncols, A)                          \
    CASE (GrB_Matrix_nvals, "nvals=area A=3x4", HANDLE ("A") POINTER_TO ("nvals"), nvals, A)                          \
    CASE (GrB_Matrix_removeElement, "C=3x4 i=#1 j=#2", HANDLE ("C") INDEX ("i") INDEX ("j"), C, NUM (i), NUM (j))     \
    CASE (GrB_Matrix_extractElement_Scalar, "s=scalar A=3x4 i=#1 j=#2",                                               \
          HANDLE ("s") HANDLE ("A") INDEX ("i") INDEX ("j") "s.type A.type ", s, A, NUM (i), NUM (j))

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
