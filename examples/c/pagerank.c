// PageRank by power iteration, as the GAP benchmark defines it.
//
// Needs:  AT = A' (entry (j, i) is the edge i -> j, values mean nothing); degree = edges out of each vertex.
// Gives:  rank(v) = (1 - damping) / n + damping * sum of rank(u) / degree(u) over edges u -> v. Vertices without edges
//         out do not hand their rank on, so the ranks add up to less than 1 when there are any.
// Cost:   one pass over the edges an iteration; stops when the ranks change by at most `tolerance` in sum.
#include "graph.h"

int pagerank(GrB_Vector *rank, GrB_Matrix AT, GrB_Vector degree, double tolerance, int max_iterations)
{
    const double damping = 0.85;
    GrB_Index n;
    GrB_Vector r, old, share, d;
    OK(GrB_Matrix_nrows(&n, AT));
    OK(GrB_Vector_new(&r, GrB_FP64, n));
    OK(GrB_Vector_new(&old, GrB_FP64, n));
    OK(GrB_Vector_new(&share, GrB_FP64, n));
    OK(GrB_Vector_new(&d, GrB_FP64, n));

    // d = max(degree, 1) / damping: damping is paid once here and not in every iteration
    OK(GrB_assign(d, NULL, NULL, 1.0, GrB_ALL, n, NULL));
    OK(GrB_assign(d, NULL, GrB_MAX_FP64, degree, GrB_ALL, n, NULL));
    OK(GrB_apply(d, NULL, NULL, GrB_DIV_FP64, d, damping, NULL));
    OK(GrB_assign(r, NULL, NULL, 1.0 / (double)n, GrB_ALL, n, NULL));

    int iteration = 0;
    for (double change = 1; change > tolerance && iteration < max_iterations; iteration++) {
        GrB_Vector swap = old;
        old = r;
        r = swap;
        // r = teleport + A' +.second (old ./ d)
        OK(GrB_eWiseMult(share, NULL, NULL, GrB_DIV_FP64, old, d, NULL));
        OK(GrB_assign(r, NULL, NULL, (1 - damping) / (double)n, GrB_ALL, n, NULL));
        OK(GrB_mxv(r, NULL, GrB_PLUS_FP64, GxB_PLUS_SECOND_FP64, AT, share, NULL));
        // change = sum |old - r|
        OK(GrB_eWiseAdd(old, NULL, NULL, GrB_MINUS_FP64, old, r, NULL));
        OK(GrB_apply(old, NULL, NULL, GrB_ABS_FP64, old, NULL));
        OK(GrB_reduce(&change, NULL, GrB_PLUS_MONOID_FP64, old, NULL));
        progress("pagerank: iteration %d, ranks changed by %.2e", iteration + 1, change);
    }
    OK(GrB_free(&old));
    OK(GrB_free(&share));
    OK(GrB_free(&d));
    *rank = r;
    return iteration;
}
