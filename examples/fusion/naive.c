// Three programs, each written twice: naively, a call for every step of the definition, and by hand, with masks, accumulators
// and descriptors where an expert puts them. In non-blocking mode both take about as long, because calls are recorded and made
// together; the plan of the naive triangle count is printed as the library tells it.
//
//     naive [GRAPH]
//
// GRAPH as in examples/c/graphs.c: karate, kron16 (or any scale) or a file. In Rust: examples/naive.rs.
#include <stdlib.h>
#include <string.h>

#include "graph.h"

// Six times the triangles: for each edge, the vertices that both its ends are joined to.
static int64_t triangles_naive(GrB_Matrix U, GrB_Index n, bool explain)
{
    GrB_Matrix W, C;
    int64_t sum = 0;
    OK(GrB_Matrix_new(&W, GrB_INT64, n, n));
    OK(GrB_Matrix_new(&C, GrB_INT64, n, n));
    OK(GrB_mxm(W, NULL, NULL, GxB_PLUS_PAIR_INT64, U, U, NULL));               // W = U U, all ways of two edges
    OK(GrB_assign(C, U, NULL, W, GrB_ALL, n, GrB_ALL, n, GrB_DESC_RS));        // C = W where U has an edge
    if (explain) {
        char *text;
        OK(GrX_explain(C, GrX_TEXT, &text));
        printf("\n%s\n", text);
        OK(GrX_free_text(&text));
    }
    OK(GrB_reduce(&sum, NULL, GrB_PLUS_MONOID_INT64, C, NULL));
    OK(GrB_free(&W));
    OK(GrB_free(&C));
    return sum;
}

static int64_t triangles_by_hand(GrB_Matrix U, GrB_Index n)
{
    GrB_Matrix C;
    int64_t sum = 0;
    OK(GrB_Matrix_new(&C, GrB_INT64, n, n));
    OK(GrB_mxm(C, U, NULL, GxB_PLUS_PAIR_INT64, U, U, GrB_DESC_RS));           // C<U> = U U
    OK(GrB_reduce(&sum, NULL, GrB_PLUS_MONOID_INT64, C, NULL));
    OK(GrB_free(&C));
    return sum;
}

// The sum of the levels of a breadth-first search.
static int64_t levels(GrB_Matrix A, GrB_Index n, GrB_Index source, bool by_hand)
{
    GrB_Index count = 1;
    GrB_Vector level, q, t;
    int64_t sum = 0;
    OK(GrB_Vector_new(&level, GrB_INT64, n));
    OK(GrB_Vector_new(&q, GrB_BOOL, n));
    OK(GrB_Vector_new(&t, GrB_BOOL, n));
    OK(GrB_Vector_setElement(q, true, source));
    for (int64_t depth = 0; count > 0; depth++) {
        OK(GrB_assign(level, q, NULL, depth, GrB_ALL, n, GrB_DESC_S));         // level = depth where q has an entry
        if (by_hand) {
            OK(GrB_vxm(q, level, NULL, GxB_ANY_PAIR_BOOL, q, A, GrB_DESC_RSC)); // q<!level> = q A
        } else {
            OK(GrB_vxm(t, NULL, NULL, GxB_ANY_PAIR_BOOL, q, A, NULL));         // t = q A, all neighbours
            OK(GrB_assign(q, level, NULL, t, GrB_ALL, n, GrB_DESC_RSC));       // q = t where there is no level yet
        }
        OK(GrB_Vector_nvals(&count, q));
    }
    OK(GrB_reduce(&sum, NULL, GrB_PLUS_MONOID_INT64, level, NULL));
    OK(GrB_free(&level));
    OK(GrB_free(&q));
    OK(GrB_free(&t));
    return sum;
}

// Ranks after ten rounds from the graph itself, not its transpose; returns the last change.
static double ranks(GrB_Matrix A, GrB_Vector d, GrB_Index n, bool by_hand)
{
    const double teleport = 0.15 / (double)n;
    double change = 0;
    GrB_Vector r, old, w;
    GrB_Matrix T;
    OK(GrB_Vector_new(&r, GrB_FP64, n));
    OK(GrB_Vector_new(&old, GrB_FP64, n));
    OK(GrB_Vector_new(&w, GrB_FP64, n));
    OK(GrB_Matrix_new(&T, GrB_FP64, n, n));
    OK(GrB_assign(r, NULL, NULL, 1.0 / (double)n, GrB_ALL, n, NULL));
    for (int round = 0; round < 10; round++) {
        GrB_Vector swap = old;
        old = r;
        r = swap;
        OK(GrB_eWiseMult(w, NULL, NULL, GrB_DIV_FP64, old, d, NULL));                             // w = old ./ d
        if (by_hand) {
            OK(GrB_assign(r, NULL, NULL, teleport, GrB_ALL, n, NULL));
            OK(GrB_mxv(r, NULL, GrB_PLUS_FP64, GxB_PLUS_SECOND_FP64, A, w, GrB_DESC_T0));          // r = teleport + A' w
        } else {
            OK(GrB_transpose(T, NULL, NULL, A, NULL));                                            // T = A'
            OK(GrB_assign(r, NULL, NULL, 0.0, GrB_ALL, n, NULL));                                  // vertices without an edge
            OK(GrB_mxv(r, NULL, GrB_PLUS_FP64, GxB_PLUS_SECOND_FP64, T, w, NULL));                 // r += T w
            OK(GrB_apply(r, NULL, NULL, GrB_PLUS_FP64, r, teleport, NULL));                        // r += teleport
        }
        OK(GrB_eWiseAdd(old, NULL, NULL, GrB_MINUS_FP64, old, r, NULL));
        OK(GrB_apply(old, NULL, NULL, GrB_ABS_FP64, old, NULL));
        OK(GrB_reduce(&change, NULL, GrB_PLUS_MONOID_FP64, old, NULL));                            // sum |old - r|
    }
    OK(GrB_free(&r));
    OK(GrB_free(&old));
    OK(GrB_free(&w));
    OK(GrB_free(&T));
    return change;
}

static void row(const char *what, double naive, double by_hand, bool same)
{
    printf("%-14s %10.3f %10.3f   %s\n", what, 1e3 * naive, 1e3 * by_hand, same ? "same result" : "RESULTS DIFFER");
    if (!same)
        exit(EXIT_FAILURE);
}

// The time of the second of two runs: the first one pays for memory that the other uses again.
#define TIMED(time, call)       \
    do {                        \
        (void)(call);           \
        double from = seconds(); \
        (void)(call);           \
        time = seconds() - from; \
    } while (0)

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "kron16";
    Edges e = {0};
    Graph g;
    OK(GrB_init(GrB_NONBLOCKING));
    if (strcmp(name, "karate") == 0)
        edges_karate(&e);
    else if (strncmp(name, "kron", 4) == 0 && atoi(name + 4) > 0)
        edges_kronecker(&e, (unsigned)atoi(name + 4));
    else
        edges_read(&e, name);
    graph_build(&g, &e, name);

    GrB_Vector d;
    OK(GrB_Vector_new(&d, GrB_FP64, g.n));
    OK(GrB_assign(d, NULL, NULL, 1.0, GrB_ALL, g.n, NULL));
    OK(GrB_assign(d, NULL, GrB_MAX_FP64, g.degree, GrB_ALL, g.n, NULL));
    OK(GrB_apply(d, NULL, NULL, GrB_DIV_FP64, d, 0.85, NULL));
    OK(GrB_wait(d, GrB_MATERIALIZE));

    int64_t n1 = 0, n2 = 0;
    double x1 = 0, x2 = 0, naive, by_hand;
    printf("%s: %llu vertices, %llu entries\n\n%-14s %10s %10s\n", name, (unsigned long long)g.n, (unsigned long long)g.nvals, "", "naive ms",
           "by hand ms");
    TIMED(naive, n1 = triangles_naive(g.U, g.n, false));
    TIMED(by_hand, n2 = triangles_by_hand(g.U, g.n));
    row("triangles", naive, by_hand, n1 == n2);
    TIMED(naive, n1 = levels(g.A, g.n, 0, false));
    TIMED(by_hand, n2 = levels(g.A, g.n, 0, true));
    row("levels", naive, by_hand, n1 == n2);
    TIMED(naive, x1 = ranks(g.A, d, g.n, false));
    TIMED(by_hand, x2 = ranks(g.A, d, g.n, true));
    row("ranks", naive, by_hand, x1 - x2 < 1e-9 && x2 - x1 < 1e-9);
    triangles_naive(g.U, g.n, true);

    OK(GrB_free(&d));
    graph_free(&g);
    OK(GrB_finalize());
    return 0;
}
