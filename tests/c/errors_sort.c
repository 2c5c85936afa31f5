/* What sort refuses (capi/contracts/48-sort.txt). Everything is INT64, which places must be. */
#include "errors.h"

#define SORTER HANDLE ("op") OPERATOR ("op") "op.places " OPTIONAL ("desc")

#define CASES                                                                                                         \
    CASE (GxB_Matrix_sort, "INT64 C=3x4 P=3x4 op=order A=3x4 desc",                                                   \
          OPTIONAL ("C") OPTIONAL ("P") HANDLE ("A") SHAPE ("C") SHAPE ("P") SORTER                                   \
          "C.neither C.type P.type A.type ", C, P, op, A, desc)                                                       \
    CASE (GxB_Vector_sort, "INT64 w=4 p=4 op=order u=4 desc",                                                         \
          OPTIONAL ("w") OPTIONAL ("p") HANDLE ("u") SIZE ("w") SIZE ("p") SORTER                                     \
          "w.neither w.type p.type u.type ", w, p, op, u, desc)

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
