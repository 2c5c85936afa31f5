// What the example programs share: a graph as matrices, ways to get one, and what to do when a call fails.
//
// The algorithms (bfs.c, sssp.c, ...) use only GraphBLAS.h and OK(); graphs.c runs them all.
#ifndef GRAPH_H
#define GRAPH_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "GraphBLAS.h"
#undef I /* of complex.h; here it is the usual name of a list of indices */

// A graph of n vertices: edge i -> j is entry (i, j).
typedef struct {
    GrB_Index n;       // vertices
    GrB_Index nvals;   // entries of A: an undirected edge counts twice
    bool symmetric;    // A has the pattern of A'
    bool weighted;     // weights come from the input; otherwise all are 1
    double max_weight; // the largest weight, 0 without edges
    GrB_Matrix A;      // FP64 n x n: weight of i -> j, never negative
    GrB_Matrix AT;     // A'; the same handle as A when A = A'
    GrB_Matrix U;      // BOOL: the undirected graph, pattern of A + A' without the diagonal (values mean nothing)
    GrB_Vector degree; // INT64: edges out of each vertex, no entry for vertices without any
} Graph;

// A list of edges on its way into a Graph. Rows and columns count from 0.
typedef struct {
    GrB_Index nrows, ncols, count, room;
    GrB_Index *row, *col;
    double *weight;     // count values when `weighted`
    bool weighted;
    bool merge_repeats; // a repeated edge is kept once, with its smallest weight; otherwise it is an error
} Edges;

// Sources of edges: each fills an empty list, or says what is wrong and ends the program.
void edges_karate(Edges *e);                          // Zachary's karate club: 34 vertices, 78 undirected edges
void edges_kronecker(Edges *e, unsigned scale);       // 2^scale vertices, undirected, the same graph on every machine
void edges_read(Edges *e, const char *path);          // Matrix Market or edge list, plain or gzip
void edges_add(Edges *e, GrB_Index row, GrB_Index col, double weight);

// Turns the list into matrices and frees it. `name` is for error messages.
void graph_build(Graph *g, Edges *e, const char *name);
void graph_free(Graph *g);

// level(v) = edges on a shortest way from the source, parent(v) = the vertex before v on one of them.
void bfs(GrB_Vector *level, GrB_Vector *parent, GrB_Matrix A, GrB_Index source);

// distance(v) = smallest sum of weights from the source to v; any delta >= 0 gives the same distances.
void sssp(GrB_Vector *distance, GrB_Matrix A, GrB_Index source, double delta);

// rank(v) with damping 0.85, as in the GAP benchmark; returns the number of iterations.
int pagerank(GrB_Vector *rank, GrB_Matrix AT, GrB_Vector degree, double tolerance, int max_iterations);

// label(v) = smallest vertex of v's component, an array of n that the caller frees.
GrB_Index *connected_components(GrB_Matrix U);

// Triangles of the undirected graph U.
int64_t triangle_count(GrB_Matrix U);

// centrality(v) = share of shortest paths from the sources that pass through v, summed.
void betweenness(GrB_Vector *centrality, GrB_Matrix A, GrB_Matrix AT, const GrB_Index *sources, GrB_Index nsources);

// OK(call): ends the program with the call, its place and the error's name unless the call succeeded.
#define OK(call) check((call), #call, __FILE__, __LINE__)
void check(GrB_Info info, const char *call, const char *file, int line);

// Prints "error: ..." and ends the program.
#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 1, 2)))
#endif
void die(const char *format, ...);

// A line on stderr for anything that may take long: at most one a second, none in the second after progress_start().
void progress_start(void);
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void progress(const char *format, ...);

double seconds(void);               // a clock that only goes forward
void *allocate(size_t n, size_t size); // n * size bytes or the end of the program; never NULL

#endif
