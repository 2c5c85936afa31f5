/* What iterators refuse (capi/contracts/43-iterators.txt). */
#include "errors.h"

#define ATTACH(function, world, object, ...)                                                                          \
    CASE (function, "it=iterator " world " desc", POINTER_TO ("it") HANDLE (object) OPTIONAL ("desc"), __VA_ARGS__)
#define GOES(function, ...) CASE (function, "it=attached-iterator", POINTER_TO ("it"), __VA_ARGS__)

#define CASES                                                                                                         \
    CASE (GxB_Iterator_new, "it=new-iterator", POINTER_TO ("it"), it)                                                 \
    ATTACH (GxB_rowIterator_attach, "A=3x4", "A", it, A, desc) ATTACH (GxB_colIterator_attach, "A=3x4", "A", it, A, desc) \
    ATTACH (GxB_Matrix_Iterator_attach, "A=3x4", "A", it, A, desc)                                                    \
    ATTACH (GxB_Vector_Iterator_attach, "v=4", "v", it, v, desc)                                                      \
    ATTACH (GB_Iterator_attach, "A=3x4", "A", it, A, GxB_BY_COL, desc)                                                \
    GOES (GxB_rowIterator_seekRow, it, 0) GOES (GxB_colIterator_seekCol, it, 0)                                       \
    GOES (GxB_rowIterator_kseek, it, 0) GOES (GxB_colIterator_kseek, it, 0)                                           \
    GOES (GxB_rowIterator_nextRow, it) GOES (GxB_colIterator_nextCol, it)                                             \
    GOES (GxB_rowIterator_nextCol, it) GOES (GxB_colIterator_nextRow, it)                                             \
    GOES (GxB_Matrix_Iterator_seek, it, 0) GOES (GxB_Vector_Iterator_seek, it, 0)                                     \
    GOES (GxB_Matrix_Iterator_next, it) GOES (GxB_Vector_Iterator_next, it)                                           \
    GOES (GB_Iterator_rc_seek, it, 0, false) GOES (GB_Iterator_rc_bitmap_next, it)                                    \
    GOES (GB_Vector_Iterator_bitmap_seek, it, 0)

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
