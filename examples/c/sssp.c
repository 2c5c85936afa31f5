// Single-source shortest paths: delta-stepping with two piles.
//
// Needs:  A square, FP64, weights >= 0 and finite; delta >= 0.
// Gives:  distance(v), no entry for what cannot be reached.
// Cost:   every call touches only the vertices of the current pile and their edges, never all n: road networks have
//         thousands of steps with a few hundred vertices each. A small delta means many steps, a large one means that
//         distances get improved again and again; delta = 0 is Dijkstra by equal distances, infinity is Bellman-Ford.
#include <math.h>

#include "graph.h"

void sssp(GrB_Vector *distance, GrB_Matrix A, GrB_Index source, double delta)
{
    GrB_Index n, waiting = 1;
    GrB_Vector d, near, far, t, better;
    OK(GrB_Matrix_nrows(&n, A));
    OK(GrB_Vector_new(&d, GrB_FP64, n));
    OK(GrB_Vector_new(&near, GrB_FP64, n));
    OK(GrB_Vector_new(&far, GrB_FP64, n));
    OK(GrB_Vector_new(&t, GrB_FP64, n));
    OK(GrB_Vector_new(&better, GrB_BOOL, n));

    // d = tentative distances; far = improved vertices whose edges still have to be followed
    OK(GrB_assign(d, NULL, NULL, (double)INFINITY, GrB_ALL, n, NULL));
    OK(GrB_Vector_setElement(d, 0.0, source));
    OK(GrB_Vector_setElement(far, 0.0, source));

    for (GrB_Index settled = 0; waiting > 0;) {
        // near = far up to min(far) + delta
        double bound = INFINITY;
        OK(GrB_reduce(&bound, NULL, GrB_MIN_MONOID_FP64, far, NULL));
        bound += delta;
        OK(GrB_select(near, NULL, NULL, GrB_VALUELE_FP64, far, bound, NULL));
        OK(GrB_select(far, NULL, NULL, GrB_VALUEGT_FP64, far, bound, NULL));

        GrB_Index active;
        OK(GrB_Vector_nvals(&active, near));
        while (active > 0) {
            // t = near min.+ A: ways that end with an edge out of near
            OK(GrB_vxm(t, NULL, NULL, GrB_MIN_PLUS_SEMIRING_FP64, near, A, NULL));
            // t<t .< d> = t: only those that are shorter than what is known
            OK(GrB_eWiseMult(better, NULL, NULL, GrB_LT_FP64, t, d, NULL));
            OK(GrB_assign(t, better, NULL, t, GrB_ALL, n, GrB_DESC_R));
            // d<t> = t
            OK(GrB_assign(d, t, NULL, t, GrB_ALL, n, GrB_DESC_S));
            // near = t up to the bound, far min= the rest
            OK(GrB_select(near, NULL, NULL, GrB_VALUELE_FP64, t, bound, NULL));
            OK(GrB_select(t, NULL, NULL, GrB_VALUEGT_FP64, t, bound, NULL));
            OK(GrB_eWiseAdd(far, NULL, NULL, GrB_MIN_FP64, far, t, NULL));
            settled += active;
            OK(GrB_Vector_nvals(&active, near));
        }
        // far<far .== d> = far: forget vertices that were reached on a shorter way since
        OK(GrB_eWiseMult(better, NULL, NULL, GrB_EQ_FP64, far, d, NULL));
        OK(GrB_assign(far, better, NULL, far, GrB_ALL, n, GrB_DESC_R));
        OK(GrB_Vector_nvals(&waiting, far));
        progress("sssp: distance %g, %llu vertices followed, %llu waiting", bound, (unsigned long long)settled,
                 (unsigned long long)waiting);
    }

    // distance = d where it is finite
    OK(GrB_Vector_new(distance, GrB_FP64, n));
    OK(GrB_select(*distance, NULL, NULL, GrB_VALUELT_FP64, d, (double)INFINITY, NULL));
    OK(GrB_free(&d));
    OK(GrB_free(&near));
    OK(GrB_free(&far));
    OK(GrB_free(&t));
    OK(GrB_free(&better));
}
