// Betweenness centrality of a batch of sources: Brandes' algorithm, one row of each matrix for each source.
//
// Needs:  A square and AT = A'; values mean nothing, all edges have length 1.
// Gives:  centrality(v) = sum over sources s and targets t of the share of shortest paths s -> t that have v inside.
// Cost:   the edges out of reached vertices twice for each source; memory for nsources * n numbers, three times.
#include <stdlib.h>

#include "graph.h"

void betweenness(GrB_Vector *centrality, GrB_Matrix A, GrB_Matrix AT, const GrB_Index *sources, GrB_Index nsources)
{
    GrB_Index n, found = nsources;
    GrB_Matrix frontier, paths;
    OK(GrB_Matrix_nrows(&n, A));
    OK(GrB_Matrix_new(&frontier, GrB_FP64, nsources, n));
    OK(GrB_Matrix_new(&paths, GrB_FP64, nsources, n));
    for (GrB_Index s = 0; s < nsources; s++)
        OK(GrB_Matrix_setElement(frontier, 1.0, s, sources[s]));

    // Forward: level[d](s, v) = number of shortest paths from source s to v, of d edges; paths = all levels together
    GrB_Matrix *level = NULL;
    GrB_Index depth = 0, room = 0;
    for (; found > 0; depth++) {
        if (depth == room) {
            room = room ? 2 * room : 64;
            level = realloc(level, room * sizeof *level);
            if (level == NULL)
                die("out of memory for %llu levels", (unsigned long long)room);
        }
        // paths<frontier> = frontier
        OK(GrB_assign(paths, frontier, NULL, frontier, GrB_ALL, nsources, GrB_ALL, n, GrB_DESC_S));
        OK(GrB_Matrix_dup(&level[depth], frontier));
        // frontier<!paths> = frontier +.first A
        OK(GrB_mxm(frontier, paths, NULL, GxB_PLUS_FIRST_FP64, frontier, A, GrB_DESC_RSC));
        OK(GrB_Matrix_nvals(&found, frontier));
        progress("betweenness: forward, level %llu", (unsigned long long)depth);
    }

    // Backward: total(s, v) = 1 + what the vertices behind v owe to it; the source (level 0) gets nothing
    GrB_Matrix total, w;
    OK(GrB_Matrix_new(&total, GrB_FP64, nsources, n));
    OK(GrB_Matrix_new(&w, GrB_FP64, nsources, n));
    OK(GrB_assign(total, NULL, NULL, 1.0, GrB_ALL, nsources, GrB_ALL, n, NULL));
    for (GrB_Index d = depth - 1; d > 1; d--) {
        // w<level[d]> = total ./ paths
        OK(GrB_eWiseMult(w, level[d], NULL, GrB_DIV_FP64, total, paths, GrB_DESC_RS));
        // w<level[d-1]> = w +.first A'
        OK(GrB_mxm(w, level[d - 1], NULL, GxB_PLUS_FIRST_FP64, w, AT, GrB_DESC_RS));
        // total += w .* paths
        OK(GrB_eWiseMult(total, NULL, GrB_PLUS_FP64, GrB_TIMES_FP64, w, paths, NULL));
        progress("betweenness: backward, level %llu", (unsigned long long)d);
    }

    // centrality = sum of the rows of total, without the 1 that each began with
    OK(GrB_Vector_new(centrality, GrB_FP64, n));
    OK(GrB_reduce(*centrality, NULL, NULL, GrB_PLUS_MONOID_FP64, total, GrB_DESC_T0));
    OK(GrB_apply(*centrality, NULL, NULL, GrB_MINUS_FP64, *centrality, (double)nsources, NULL));

    for (GrB_Index d = 0; d < depth; d++)
        OK(GrB_free(&level[d]));
    free(level);
    OK(GrB_free(&frontier));
    OK(GrB_free(&paths));
    OK(GrB_free(&total));
    OK(GrB_free(&w));
}
