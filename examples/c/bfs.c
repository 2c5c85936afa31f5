// Breadth-first search: levels and parents.
//
// Needs:  A square; entry (i, j) is the edge i -> j, its value means nothing.
// Gives:  level(source) = 0, parent(source) = source, no entry for what cannot be reached.
// Cost:   every edge out of a reached vertex is looked at once.
#include "graph.h"

void bfs(GrB_Vector *level, GrB_Vector *parent, GrB_Matrix A, GrB_Index source)
{
    GrB_Index n, reached = 0, frontier = 1;
    GrB_Vector q;
    OK(GrB_Matrix_nrows(&n, A));
    OK(GrB_Vector_new(level, GrB_INT64, n));
    OK(GrB_Vector_new(parent, GrB_INT64, n));
    OK(GrB_Vector_new(&q, GrB_INT64, n));

    // q = the vertices found last, each with the parent it was found from
    OK(GrB_Vector_setElement(q, (int64_t)source, source));
    for (int64_t depth = 0; frontier > 0; depth++) {
        // level<q> = depth; parent<q> = q
        OK(GrB_assign(*level, q, NULL, depth, GrB_ALL, n, GrB_DESC_S));
        OK(GrB_assign(*parent, q, NULL, q, GrB_ALL, n, GrB_DESC_S));

        // q<!parent> = q min.secondi A: neighbours without a parent get the smallest index among those that reach them.
        // Any of them would do (GxB_ANY_SECONDI_INT64); the smallest makes the result the same everywhere.
        OK(GrB_vxm(q, *parent, NULL, GxB_MIN_SECONDI_INT64, q, A, GrB_DESC_RSC));

        reached += frontier;
        OK(GrB_Vector_nvals(&frontier, q));
        progress("bfs: level %lld, %llu of %llu vertices reached", (long long)depth, (unsigned long long)reached,
                 (unsigned long long)n);
    }
    OK(GrB_free(&q));
}
