// Connected components: FastSV (Zhang, Azad, Buluc 2020), trees that are hooked to smaller roots and flattened.
//
// Needs:  U with a symmetric pattern; values mean nothing.
// Gives:  label(v) = smallest vertex of v's component.
// Cost:   O(n + edges) a round, and few rounds (about 10) whatever the diameter: label propagation would need one for
//         each step of the longest shortest path, thousands on a road network.
#include <stdlib.h>

#include "graph.h"

GrB_Index *connected_components(GrB_Matrix U)
{
    GrB_Index n;
    OK(GrB_Matrix_nrows(&n, U));
    GrB_Index *label = allocate(n, sizeof *label), *vertex = allocate(n, sizeof *vertex);
    for (GrB_Index i = 0; i < n; i++)
        label[i] = vertex[i] = i;

    // f = parent in a forest, gp = grandparent f(f), least = smallest grandparent among the neighbours and oneself
    GrB_Vector f, gp, last, least;
    GrB_Matrix P;
    OK(GrB_Vector_new(&f, GrB_UINT64, n));
    OK(GrB_Vector_build(f, vertex, label, n, NULL));
    OK(GrB_Vector_dup(&gp, f));
    OK(GrB_Vector_dup(&least, f));
    OK(GrB_Vector_new(&last, GrB_UINT64, n));
    OK(GrB_Matrix_new(&P, GrB_UINT64, n, n));

    bool changed = true;
    for (int round = 1; changed; round++) {
        // P(v, f(v)) = f(v): the forest as a matrix, so that writing to parents is a product
        OK(GrB_Matrix_clear(P));
        OK(GrB_Matrix_build(P, vertex, label, label, n, NULL));

        // least min= U min.second gp
        OK(GrB_mxv(least, NULL, GrB_MIN_UINT64, GrB_MIN_SECOND_SEMIRING_UINT64, U, gp, NULL));
        // hook the parent: f(f(v)) min= least(v), which is f min= least min.first P
        OK(GrB_vxm(f, NULL, GrB_MIN_UINT64, GrB_MIN_FIRST_SEMIRING_UINT64, least, P, NULL));
        // hook the vertex itself, and shorten its way to the root
        OK(GrB_eWiseAdd(f, NULL, NULL, GrB_MIN_UINT64, f, least, NULL));
        OK(GrB_eWiseAdd(f, NULL, NULL, GrB_MIN_UINT64, f, gp, NULL));

        // gp = f(f)
        GrB_Vector swap = last;
        last = gp;
        gp = swap;
        GrB_Index count = n;
        OK(GrB_Vector_extractTuples(vertex, label, &count, f));
        OK(GrB_extract(gp, NULL, NULL, f, label, n, NULL));

        // changed = any gp .!= last
        OK(GrB_eWiseMult(last, NULL, NULL, GrB_NE_UINT64, gp, last, NULL));
        OK(GrB_reduce(&changed, NULL, GrB_LOR_MONOID_BOOL, last, NULL));
        progress("components: round %d", round);
    }
    OK(GrB_free(&f));
    OK(GrB_free(&gp));
    OK(GrB_free(&last));
    OK(GrB_free(&least));
    OK(GrB_free(&P));
    free(vertex);
    return label;
}
