// Runs six algorithms on graphs and prints what they found.
//
//     graphs [--plain] [--save FILE] [GRAPH...]
//
// GRAPH is `karate`, `kron16` (or any scale from 1 to 30) or a file (see read.c); without any: karate kron16.
// A table with times goes to stdout; with --plain the lines below instead. --save writes the lines to FILE besides.
//
// The lines are the same on every machine and for every library, so that they can be compared with diff: fields in this
// order, one blank between them, numbers in decimal; <f3> and its like are C's %.3f. In Rust: examples/graphs.rs.
//
//     graph NAME vertices=N entries=N symmetric=yes|no weights=given|unit
//     bfs source=V reached=N levels=N level_sum=N parent_sum=N
//     sssp source=V reached=N distance_sum=<f3> farthest=<f3>
//     pagerank iterations=N first=<f8> largest=<f12> sum=<f6>
//     cc components=N largest=N label_sum=N
//     tc triangles=N
//     bc sources=N first=<f3> largest=<f3> sum=<f0>
//
// NAME is the argument without directories; kron16 has 2^16 vertices and 16 drawn edges for each, seed 1 (kronecker.c).
// entries counts what the matrix holds, an undirected edge twice.
// The source of bfs and sssp is the vertex with the most edges out, the smallest of these; those of bc are the first four
// vertices with an edge out (vertex 0 when there is none). Sums run over the vertices in order, only over those reached;
// levels is the largest level + 1; parent_sum has the smallest possible parent of each vertex and the source as its own.
// sssp takes the weights of the file when all of them are finite and none is negative, otherwise 1 for every edge.
// pagerank: damping .85, tolerance 1e-4, at most 100 iterations. cc and tc take the graph as undirected, without loops;
// a label is the smallest vertex of the component. first is the value of vertex 0.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "graph.h"

// Where results go: each algorithm reports a sentence for the table and a line for comparison.
typedef struct {
    bool plain;
    FILE *save;
} Output;

static void report(const Output *out, const char *algorithm, const char *sentence, const char *line, double time)
{
    if (out->plain)
        printf("%s %s\n", algorithm, line);
    else
        printf("  %-9s %-78s %9.3f s\n", algorithm, sentence, time);
    if (out->save != NULL)
        fprintf(out->save, "%s %s\n", algorithm, line);
    fflush(stdout);
    progress_start();
}

// The entries of a vector as arrays: returns their number; index and value are freed by the caller.
static GrB_Index entries_int64(GrB_Vector v, GrB_Index **index, int64_t **value)
{
    GrB_Index count;
    OK(GrB_Vector_nvals(&count, v));
    *index = allocate(count, sizeof **index);
    *value = allocate(count, sizeof **value);
    OK(GrB_Vector_extractTuples(*index, *value, &count, v));
    return count;
}

// The values of a vector alone.
static GrB_Index values_fp64(GrB_Vector v, double **value)
{
    GrB_Index count;
    OK(GrB_Vector_nvals(&count, v));
    GrB_Index *index = allocate(count, sizeof *index);
    *value = allocate(count, sizeof **value);
    OK(GrB_Vector_extractTuples(index, *value, &count, v));
    free(index);
    return count;
}

typedef struct {
    double sum, largest;
} Summary;

static Summary summary(const double *value, GrB_Index count)
{
    Summary s = {0, 0};
    for (GrB_Index k = 0; k < count; k++) {
        s.sum += value[k];
        s.largest = fmax(s.largest, value[k]);
    }
    return s;
}

// The vertex with the most edges out, and the first four with any.
static GrB_Index choose_sources(const Graph *g, GrB_Index *hub, GrB_Index batch[4])
{
    GrB_Index *vertex, count = 0, most = 0;
    int64_t *degree;
    GrB_Index with_edges = entries_int64(g->degree, &vertex, &degree);
    batch[0] = *hub = 0;
    for (GrB_Index k = 0; k < with_edges; k++) {
        if ((GrB_Index)degree[k] > most) {
            most = (GrB_Index)degree[k];
            *hub = vertex[k];
        }
        if (degree[k] > 0 && count < 4)
            batch[count++] = vertex[k];
    }
    free(vertex);
    free(degree);
    return count > 0 ? count : 1;
}

static void run_bfs(const Output *out, const Graph *g, GrB_Index source)
{
    char sentence[128], line[160];
    GrB_Vector level, parent;
    double start = seconds();
    bfs(&level, &parent, g->A, source);
    double time = seconds() - start;

    GrB_Index *vertex;
    int64_t *value, level_sum = 0, parent_sum = 0, deepest = 0;
    GrB_Index reached = entries_int64(level, &vertex, &value);
    for (GrB_Index k = 0; k < reached; k++) {
        level_sum += value[k];
        deepest = value[k] > deepest ? value[k] : deepest;
    }
    free(vertex);
    free(value);
    GrB_Index parents = entries_int64(parent, &vertex, &value);
    for (GrB_Index k = 0; k < parents; k++)
        parent_sum += value[k];
    free(vertex);
    free(value);
    OK(GrB_free(&level));
    OK(GrB_free(&parent));

    snprintf(sentence, sizeof sentence, "%llu of %llu vertices reached from %llu, the farthest on level %lld",
             (unsigned long long)reached, (unsigned long long)g->n, (unsigned long long)source, (long long)deepest);
    snprintf(line, sizeof line, "source=%llu reached=%llu levels=%lld level_sum=%lld parent_sum=%lld", (unsigned long long)source,
             (unsigned long long)reached, (long long)deepest + 1, (long long)level_sum, (long long)parent_sum);
    report(out, "bfs", sentence, line, time);
}

static void run_sssp(const Output *out, const Graph *g, GrB_Index source)
{
    char sentence[128], line[160];
    GrB_Vector distance;
    double start = seconds();
    // A step as wide as the longest edge lets every step follow all edges of what it settles.
    sssp(&distance, g->A, source, g->max_weight);
    double time = seconds() - start;

    double *value;
    GrB_Index reached = values_fp64(distance, &value);
    Summary s = summary(value, reached);
    free(value);
    OK(GrB_free(&distance));

    snprintf(sentence, sizeof sentence, "%llu of %llu vertices reached from %llu, the farthest at %g",
             (unsigned long long)reached, (unsigned long long)g->n, (unsigned long long)source, s.largest);
    snprintf(line, sizeof line, "source=%llu reached=%llu distance_sum=%.3f farthest=%.3f", (unsigned long long)source,
             (unsigned long long)reached, s.sum, s.largest);
    report(out, "sssp", sentence, line, time);
}

static void run_pagerank(const Output *out, const Graph *g)
{
    char sentence[128], line[160];
    GrB_Vector rank;
    double start = seconds();
    int iterations = pagerank(&rank, g->AT, g->degree, 1e-4, 100);
    double time = seconds() - start;

    double *value;
    GrB_Index count = values_fp64(rank, &value);
    Summary s = summary(value, count);
    snprintf(sentence, sizeof sentence, "%d iterations, largest rank %.8f", iterations, s.largest);
    snprintf(line, sizeof line, "iterations=%d first=%.8f largest=%.12f sum=%.6f", iterations, value[0], s.largest, s.sum);
    free(value);
    OK(GrB_free(&rank));
    report(out, "pagerank", sentence, line, time);
}

static void run_cc(const Output *out, const Graph *g)
{
    char sentence[128], line[160];
    double start = seconds();
    GrB_Index *label = connected_components(g->U);
    double time = seconds() - start;

    GrB_Index components = 0, largest = 0, label_sum = 0, *size = allocate(g->n, sizeof *size);
    for (GrB_Index v = 0; v < g->n; v++) {
        components += label[v] == v;
        label_sum += label[v];
        if (++size[label[v]] > largest)
            largest = size[label[v]];
    }
    free(size);
    free(label);

    snprintf(sentence, sizeof sentence, "%llu component%s, the largest of %llu vertices", (unsigned long long)components,
             components == 1 ? "" : "s", (unsigned long long)largest);
    snprintf(line, sizeof line, "components=%llu largest=%llu label_sum=%llu", (unsigned long long)components,
             (unsigned long long)largest, (unsigned long long)label_sum);
    report(out, "cc", sentence, line, time);
}

static void run_tc(const Output *out, const Graph *g)
{
    char sentence[128], line[160];
    double start = seconds();
    long long triangles = triangle_count(g->U);
    double time = seconds() - start;
    snprintf(sentence, sizeof sentence, "%lld triangles", triangles);
    snprintf(line, sizeof line, "triangles=%lld", triangles);
    report(out, "tc", sentence, line, time);
}

static void run_bc(const Output *out, const Graph *g, const GrB_Index *sources, GrB_Index nsources)
{
    char sentence[128], line[160];
    GrB_Vector centrality;
    double start = seconds();
    betweenness(&centrality, g->A, g->AT, sources, nsources);
    double time = seconds() - start;

    double *value;
    GrB_Index count = values_fp64(centrality, &value);
    Summary s = summary(value, count);
    snprintf(sentence, sizeof sentence, "from %llu source%s, largest centrality %.3f", (unsigned long long)nsources,
             nsources == 1 ? "" : "s", s.largest);
    snprintf(line, sizeof line, "sources=%llu first=%.3f largest=%.3f sum=%.0f", (unsigned long long)nsources, value[0],
             s.largest, s.sum);
    free(value);
    OK(GrB_free(&centrality));
    report(out, "bc", sentence, line, time);
}

static void load(Graph *g, const char *argument, const char *name)
{
    Edges edges = {0};
    unsigned scale;
    char more;
    if (strcmp(argument, "karate") == 0) {
        edges_karate(&edges);
    } else if (sscanf(argument, "kron%u%c", &scale, &more) == 1) {
        if (scale < 1 || scale > 30)
            die("%s: the scale of a Kronecker graph is 1 to 30", argument);
        edges_kronecker(&edges, scale);
    } else {
        edges_read(&edges, argument);
    }
    graph_build(g, &edges, name);
}

static void run(const Output *out, const char *argument)
{
    const char *slash = strrchr(argument, '/'), *name = slash ? slash + 1 : argument;
    char line[192];
    Graph g;
    progress_start();
    double start = seconds();
    load(&g, argument, name);
    snprintf(line, sizeof line, "%.64s vertices=%llu entries=%llu symmetric=%s weights=%s", name, (unsigned long long)g.n,
             (unsigned long long)g.nvals, g.symmetric ? "yes" : "no", g.weighted ? "given" : "unit");
    if (out->plain)
        printf("graph %s\n", line);
    else
        printf("%s: %llu vertices, %llu entries, %s, %s weights; loaded in %.3f s\n", name, (unsigned long long)g.n,
               (unsigned long long)g.nvals, g.symmetric ? "undirected (each edge twice)" : "directed",
               g.weighted ? "given" : "unit", seconds() - start);
    if (out->save != NULL)
        fprintf(out->save, "graph %s\n", line);
    fflush(stdout);
    progress_start();

    GrB_Index hub, batch[4], nbatch = choose_sources(&g, &hub, batch);
    run_bfs(out, &g, hub);
    run_sssp(out, &g, hub);
    run_pagerank(out, &g);
    run_cc(out, &g);
    run_tc(out, &g);
    run_bc(out, &g, batch, nbatch);
    graph_free(&g);
}

int main(int argc, char **argv)
{
    Output out = {0};
    int k = 1;
    for (; k < argc && strncmp(argv[k], "--", 2) == 0; k++) {
        if (strcmp(argv[k], "--plain") == 0) {
            out.plain = true;
        } else if (strcmp(argv[k], "--save") == 0 && k + 1 < argc) {
            out.save = fopen(argv[++k], "w");
            if (out.save == NULL)
                die("%s: cannot be written", argv[k]);
        } else {
            die("usage: %s [--plain] [--save FILE] [GRAPH...]   (GRAPH: karate, kron16 or a file)", argv[0]);
        }
    }
    OK(GrB_init(GrB_NONBLOCKING));
    if (k == argc) {
        run(&out, "karate");
        run(&out, "kron16");
    }
    for (; k < argc; k++)
        run(&out, argv[k]);
    OK(GrB_finalize());
    if (out.save != NULL && fclose(out.save) != 0)
        die("the results could not be written");
    return EXIT_SUCCESS;
}
