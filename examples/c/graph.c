// From a list of edges to the matrices that the algorithms take; the karate club; what to do when something fails.
//
// Needs:  edges whose indices are within nrows and ncols (the sources of edges see to that).
// Gives:  a Graph: A, its transpose, the undirected pattern, the degrees.
// Cost:   one build, one transpose, a few passes over the entries.
#define _POSIX_C_SOURCE 200809L
#include "graph.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

// Both ends of the friendships in a karate club (W. W. Zachary, An information flow model for conflict and fission in
// small groups, Journal of Anthropological Research 33, 1977), vertices from 0.
static const unsigned char karate[78][2] = {
    {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {0, 8}, {0, 10}, {0, 11}, {0, 12}, {0, 13}, {0, 17},
    {0, 19}, {0, 21}, {0, 31}, {1, 2}, {1, 3}, {1, 7}, {1, 13}, {1, 17}, {1, 19}, {1, 21}, {1, 30}, {2, 3}, {2, 7},
    {2, 8}, {2, 9}, {2, 13}, {2, 27}, {2, 28}, {2, 32}, {3, 7}, {3, 12}, {3, 13}, {4, 6}, {4, 10}, {5, 6}, {5, 10},
    {5, 16}, {6, 16}, {8, 30}, {8, 32}, {8, 33}, {9, 33}, {13, 33}, {14, 32}, {14, 33}, {15, 32}, {15, 33}, {18, 32},
    {18, 33}, {19, 33}, {20, 32}, {20, 33}, {22, 32}, {22, 33}, {23, 25}, {23, 27}, {23, 29}, {23, 32}, {23, 33},
    {24, 25}, {24, 27}, {24, 31}, {25, 31}, {26, 29}, {26, 33}, {27, 33}, {28, 31}, {28, 33}, {29, 32}, {29, 33},
    {30, 32}, {30, 33}, {31, 32}, {31, 33}, {32, 33}
};

void edges_karate(Edges *e)
{
    e->nrows = e->ncols = 34;
    for (size_t k = 0; k < sizeof karate / sizeof karate[0]; k++) {
        edges_add(e, karate[k][0], karate[k][1], 1);
        edges_add(e, karate[k][1], karate[k][0], 1);
    }
}

void edges_add(Edges *e, GrB_Index row, GrB_Index col, double weight)
{
    if (e->count == e->room) {
        e->room = e->room ? 2 * e->room : 1024;
        e->row = realloc(e->row, e->room * sizeof *e->row);
        e->col = realloc(e->col, e->room * sizeof *e->col);
        e->weight = realloc(e->weight, e->room * sizeof *e->weight);
        if (e->row == NULL || e->col == NULL || e->weight == NULL)
            die("out of memory for %llu edges", (unsigned long long)e->room);
    }
    e->row[e->count] = row;
    e->col[e->count] = col;
    e->weight[e->count++] = weight;
}

// Weights are lengths: shortest paths need them finite and not negative. Otherwise every edge has length 1.
static void settle_weights(Graph *g, Edges *e, const char *name)
{
    g->weighted = e->weighted;
    for (GrB_Index k = 0; k < e->count && g->weighted; k++) {
        g->weighted = isfinite(e->weight[k]) && e->weight[k] >= 0;
        if (!g->weighted)
            fprintf(stderr, "note: %s: weight %g of %llu -> %llu is not a length; all weights become 1\n", name, e->weight[k],
                    (unsigned long long)e->row[k], (unsigned long long)e->col[k]);
    }
    g->max_weight = 0;
    for (GrB_Index k = 0; k < e->count; k++) {
        if (!g->weighted)
            e->weight[k] = 1;
        g->max_weight = fmax(g->max_weight, e->weight[k]);
    }
}

void graph_build(Graph *g, Edges *e, const char *name)
{
    if (e->nrows != e->ncols)
        die("%s: a graph needs a square matrix, this one has %llu rows and %llu columns", name, (unsigned long long)e->nrows,
            (unsigned long long)e->ncols);
    if (e->nrows == 0)
        die("%s: a graph needs at least one vertex", name);
    GrB_Index n = g->n = e->nrows;
    settle_weights(g, e, name);

    OK(GrB_Matrix_new(&g->A, GrB_FP64, n, n));
    GrB_Info info = GrB_SUCCESS;
    if (e->count > 0)
        info = GrB_Matrix_build(g->A, e->row, e->col, e->weight, e->count, e->merge_repeats ? GrB_MIN_FP64 : NULL);
    if (info == GrB_SUCCESS)
        info = GrB_wait(g->A, GrB_MATERIALIZE);
    if (info == GrB_INVALID_VALUE)
        die("%s: the same entry is there twice", name);
    check(info, "GrB_Matrix_build", __FILE__, __LINE__);
    OK(GrB_Matrix_nvals(&g->nvals, g->A));
    free(e->row);
    free(e->col);
    free(e->weight);
    *e = (Edges){0};

    // symmetric: A .* A' has as many entries as A
    GrB_Index shared;
    GrB_Matrix both;
    OK(GrB_Matrix_new(&g->AT, GrB_FP64, n, n));
    OK(GrB_Matrix_new(&both, GrB_BOOL, n, n));
    OK(GrB_transpose(g->AT, NULL, NULL, g->A, NULL));
    OK(GrB_eWiseMult(both, NULL, NULL, GrB_ONEB_BOOL, g->A, g->AT, NULL));
    OK(GrB_Matrix_nvals(&shared, both));
    g->symmetric = shared == g->nvals;

    // U = A + A' without the diagonal
    OK(GrB_Matrix_new(&g->U, GrB_BOOL, n, n));
    if (g->symmetric) {
        OK(GrB_select(g->U, NULL, NULL, GrB_OFFDIAG, g->A, (int64_t)0, NULL));
        OK(GrB_free(&g->AT));
        g->AT = g->A;
    } else {
        OK(GrB_eWiseAdd(both, NULL, NULL, GrB_ONEB_BOOL, g->A, g->AT, NULL));
        OK(GrB_select(g->U, NULL, NULL, GrB_OFFDIAG, both, (int64_t)0, NULL));
    }
    OK(GrB_free(&both));

    // degree = A +.pair 1
    GrB_Vector ones;
    OK(GrB_Vector_new(&ones, GrB_INT64, n));
    OK(GrB_assign(ones, NULL, NULL, (int64_t)1, GrB_ALL, n, NULL));
    OK(GrB_Vector_new(&g->degree, GrB_INT64, n));
    OK(GrB_mxv(g->degree, NULL, NULL, GxB_PLUS_PAIR_INT64, g->A, ones, NULL));
    OK(GrB_free(&ones));
}

void graph_free(Graph *g)
{
    if (g->AT != g->A)
        OK(GrB_free(&g->AT));
    OK(GrB_free(&g->A));
    OK(GrB_free(&g->U));
    OK(GrB_free(&g->degree));
}

static const char *info_name(GrB_Info info)
{
    switch (info) {
    case GrB_SUCCESS: return "GrB_SUCCESS";
    case GrB_NO_VALUE: return "GrB_NO_VALUE";
    case GrB_UNINITIALIZED_OBJECT: return "GrB_UNINITIALIZED_OBJECT";
    case GrB_NULL_POINTER: return "GrB_NULL_POINTER";
    case GrB_INVALID_VALUE: return "GrB_INVALID_VALUE";
    case GrB_INVALID_INDEX: return "GrB_INVALID_INDEX";
    case GrB_DOMAIN_MISMATCH: return "GrB_DOMAIN_MISMATCH";
    case GrB_DIMENSION_MISMATCH: return "GrB_DIMENSION_MISMATCH";
    case GrB_OUTPUT_NOT_EMPTY: return "GrB_OUTPUT_NOT_EMPTY";
    case GrB_NOT_IMPLEMENTED: return "GrB_NOT_IMPLEMENTED";
    case GrB_PANIC: return "GrB_PANIC";
    case GrB_OUT_OF_MEMORY: return "GrB_OUT_OF_MEMORY";
    case GrB_INSUFFICIENT_SPACE: return "GrB_INSUFFICIENT_SPACE";
    case GrB_INVALID_OBJECT: return "GrB_INVALID_OBJECT";
    case GrB_INDEX_OUT_OF_BOUNDS: return "GrB_INDEX_OUT_OF_BOUNDS";
    case GrB_EMPTY_OBJECT: return "GrB_EMPTY_OBJECT";
    default: return "an unknown code";
    }
}

void check(GrB_Info info, const char *call, const char *file, int line)
{
    if (info != GrB_SUCCESS)
        die("%s:%d: %s gave %s (%d)", file, line, call, info_name(info), (int)info);
}

void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("error: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(EXIT_FAILURE);
}

static double last_line; // when progress was last shown or started

void progress_start(void)
{
    last_line = seconds();
}

void progress(const char *format, ...)
{
    double clock = seconds();
    if (clock - last_line < 1)
        return;
    last_line = clock;
    va_list arguments;
    va_start(arguments, format);
    fputs("  ... ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void *allocate(size_t n, size_t size)
{
    void *p = n == 0 ? malloc(1) : calloc(n, size);
    if (p == NULL)
        die("out of memory for %zu times %zu bytes", n, size);
    return p;
}
