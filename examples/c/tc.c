// Triangle count: wedges that an edge closes.
//
// Needs:  U with a symmetric pattern and an empty diagonal; values mean nothing.
// Gives:  the number of triangles, each counted once, at its edge from the largest vertex to the smallest.
// Cost:   for each edge the intersection of two adjacency lists; the mask keeps every other product from being made.
#include "graph.h"

int64_t triangle_count(GrB_Matrix U)
{
    GrB_Index n;
    GrB_Matrix lower, upper, C;
    OK(GrB_Matrix_nrows(&n, U));
    OK(GrB_Matrix_new(&lower, GrB_BOOL, n, n));
    OK(GrB_Matrix_new(&upper, GrB_BOOL, n, n));
    OK(GrB_Matrix_new(&C, GrB_INT64, n, n));

    OK(GrB_select(lower, NULL, NULL, GrB_TRIL, U, (int64_t)-1, NULL));
    OK(GrB_select(upper, NULL, NULL, GrB_TRIU, U, (int64_t)1, NULL));

    // C<lower> = lower +.pair upper': C(i, j) = vertices k with j < k < i that both i and j are joined to
    OK(GrB_mxm(C, lower, NULL, GxB_PLUS_PAIR_INT64, lower, upper, GrB_DESC_ST1));
    int64_t triangles = 0;
    OK(GrB_reduce(&triangles, NULL, GrB_PLUS_MONOID_INT64, C, NULL));

    OK(GrB_free(&lower));
    OK(GrB_free(&upper));
    OK(GrB_free(&C));
    return triangles;
}
