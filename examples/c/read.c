// Reads edges from a file: Matrix Market, or an edge list; gzip when the file begins like one.
//
// Needs:  Matrix Market when the first line is a %%MatrixMarket banner or the name ends in .mtx or .mtx.gz: all fields
//         and symmetries; a %%GraphBLAS type line limits the values; without a banner three numbers on the first line
//         mean real general coordinate, two mean real general array. Indices count from 1.
//         Anything else is an edge list: lines "from to" or "from to weight", separated by blanks or commas, vertices
//         counted from 0, lines that begin with # or % are comments; a repeated edge keeps its smallest weight.
// Gives:  both directions of symmetric entries; complex values and patterns give edges without weights.
// Cost:   one pass by line. What is malformed ends the program with the file, the line and what was expected.
#define _POSIX_C_SOURCE 200809L
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

#include "graph.h"

typedef struct {
    const char *path;
    FILE *file;
    pid_t unpacker; // the gzip that feeds `file`, or 0
    size_t number;  // of the current line, from 1
    char *line;
    size_t room;
    bool is_back;   // the current line was put back and is the next one again
} Reader;

typedef enum { REAL, INTEGER, COMPLEX, PATTERN } Field;
typedef enum { GENERAL, SYMMETRIC, SKEW, HERMITIAN } Symmetry;

typedef struct {
    bool array;
    Field field;
    Symmetry symmetry;
    double least, most; // what the %%GraphBLAS type can hold
} Layout;

#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 2, 3)))
#endif
static void bad(const Reader *r, const char *format, ...)
{
    char what[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    die("%s:%zu: %s", r->path, r->number, what);
}

// Opens the file, through `gzip -dc` when it starts with the two bytes of a gzip header. No shell is involved.
static void open_reader(Reader *r, const char *path)
{
    *r = (Reader){.path = path};
    int in = open(path, O_RDONLY | O_CLOEXEC);
    if (in < 0)
        die("%s: %s", path, strerror(errno));
    unsigned char magic[2] = {0, 0};
    bool packed = read(in, magic, 2) == 2 && magic[0] == 0x1f && magic[1] == 0x8b;
    if (lseek(in, 0, SEEK_SET) != 0)
        die("%s: not a file that can be read from its start", path);
    if (packed) {
        int ends[2];
        if (pipe(ends) != 0 || (r->unpacker = fork()) < 0)
            die("%s: gzip could not be started", path);
        if (r->unpacker == 0) {
            dup2(in, STDIN_FILENO);
            dup2(ends[1], STDOUT_FILENO);
            close(ends[0]);
            close(ends[1]);
            execlp("gzip", "gzip", "-dc", (char *)NULL);
            _exit(127);
        }
        close(ends[1]);
        close(in);
        in = ends[0];
    }
    r->file = fdopen(in, "r");
    if (r->file == NULL)
        die("%s: cannot be read", path);
}

static bool next_line(Reader *r)
{
    if (r->is_back) {
        r->is_back = false;
        return true;
    }
    if (getline(&r->line, &r->room, r->file) < 0) {
        if (ferror(r->file))
            die("%s: reading stopped behind line %zu: %s", r->path, r->number, strerror(errno));
        return false;
    }
    r->number++;
    if (r->number % 65536 == 0)
        progress("reading %s: line %zu", r->path, r->number);
    return true;
}

// The next line that is neither blank nor begins with one of `comment`; NULL at the end of the file.
static const char *next_data(Reader *r, const char *comment)
{
    while (next_line(r)) {
        const char *s = r->line + strspn(r->line, " \t\r\n");
        if (*s != '\0' && strchr(comment, *s) == NULL)
            return s;
    }
    return NULL;
}

static void close_reader(Reader *r)
{
    int status = 0;
    fclose(r->file);
    free(r->line);
    if (r->unpacker > 0 && (waitpid(r->unpacker, &status, 0) < 0 || status != 0))
        die("%s: gzip could not unpack it%s", r->path, WIFEXITED(status) && WEXITSTATUS(status) == 127 ? " (not installed)" : "");
}

static bool is_blank(char c)
{
    return isspace((unsigned char)c) || c == ',';
}

static const char *skip_blank(const char *s)
{
    while (is_blank(*s))
        s++;
    return s;
}

// Each take_ function reads one item at *s and moves behind it; false when there is something else.
static bool take_index(const char **s, GrB_Index *out)
{
    const char *p = skip_blank(*s);
    GrB_Index value = 0;
    if (!isdigit((unsigned char)*p))
        return false;
    for (; isdigit((unsigned char)*p); p++) {
        if (value > (UINT64_MAX - 9) / 10)
            return false;
        value = 10 * value + (GrB_Index)(*p - '0');
    }
    *s = p;
    *out = value;
    return *p == '\0' || is_blank(*p);
}

static bool take_value(const char **s, double *out)
{
    char *end;
    const char *p = skip_blank(*s);
    *out = strtod(p, &end);
    *s = end;
    return end != p && (*end == '\0' || is_blank(*end));
}

static bool at_end(const char **s)
{
    *s = skip_blank(*s);
    return **s == '\0';
}

static void take_end(const Reader *r, const char *s)
{
    if (!at_end(&s))
        bad(r, "expected the end of the line, found '%.*s'", (int)strcspn(s, "\r\n"), s);
}

// The place of `word` among four names, 4 when it is none of them.
static int position(const char *word, const char *const names[4])
{
    int k = 0;
    while (k < 4 && strcasecmp(word, names[k]) != 0)
        k++;
    return k;
}

static void read_banner(const Reader *r, Layout *layout)
{
    char object[16], format[16], field[16], symmetry[24], more;
    if (sscanf(r->line, "%*s %15s %15s %15s %23s %c", object, format, field, symmetry, &more) != 4)
        bad(r, "expected '%%%%MatrixMarket matrix <format> <field> <symmetry>'");
    if (strcasecmp(object, "matrix") != 0)
        bad(r, "expected 'matrix', found '%s'", object);

    layout->array = strcasecmp(format, "array") == 0;
    if (!layout->array && strcasecmp(format, "coordinate") != 0)
        bad(r, "expected 'coordinate' or 'array', found '%s'", format);

    static const char *const fields[] = {"real", "integer", "complex", "pattern"};
    static const char *const symmetries[] = {"general", "symmetric", "skew-symmetric", "hermitian"};
    layout->field = (Field)position(field, fields);
    layout->symmetry = (Symmetry)position(symmetry, symmetries);
    if ((int)layout->field == 4)
        bad(r, "expected 'real', 'integer', 'complex' or 'pattern', found '%s'", field);
    if ((int)layout->symmetry == 4)
        bad(r, "expected 'general', 'symmetric', 'skew-symmetric' or 'hermitian', found '%s'", symmetry);
    if (layout->field == PATTERN && (layout->array || layout->symmetry == SKEW))
        bad(r, "a pattern can be neither an array nor skew-symmetric");
    if (layout->symmetry == HERMITIAN && layout->field != COMPLEX)
        bad(r, "only complex matrices can be hermitian");
}

static void read_type(const Reader *r, Layout *layout)
{
    static const struct {
        const char *name;
        double least, most;
    } types[] = {
        {"bool", 0, 1}, {"int8_t", -128, 127}, {"int16_t", -32768, 32767}, {"int32_t", INT32_MIN, INT32_MAX},
        {"int64_t", (double)INT64_MIN, (double)INT64_MAX}, {"uint8_t", 0, UINT8_MAX}, {"uint16_t", 0, UINT16_MAX},
        {"uint32_t", 0, UINT32_MAX}, {"uint64_t", 0, (double)UINT64_MAX}, {"float", -INFINITY, INFINITY},
        {"double", -INFINITY, INFINITY}, {"float complex", -INFINITY, INFINITY}, {"double complex", -INFINITY, INFINITY},
    };
    char keyword[8] = "", name[32] = "";
    sscanf(r->line, "%*s %7s %31[a-z0-9_ ]", keyword, name);
    if (strcmp(keyword, "type") != 0)
        return; // any other %%GraphBLAS line is a comment
    for (size_t end = strlen(name); end > 0 && name[end - 1] == ' '; end--)
        name[end - 1] = '\0';
    for (size_t k = 0; k < sizeof types / sizeof types[0]; k++) {
        if (strcmp(name, types[k].name) == 0) {
            layout->least = types[k].least;
            layout->most = types[k].most;
            if (layout->symmetry == SKEW && layout->least == 0)
                bad(r, "type %s cannot hold the negative half of a skew-symmetric matrix", name);
            return;
        }
    }
    bad(r, "expected '%%%%GraphBLAS type <type>' with a C type, found '%s'", name);
}

static double read_value(const Reader *r, const Layout *layout, const char **s)
{
    double value = 1, imaginary;
    if (layout->field == PATTERN)
        return 1;
    if (!take_value(s, &value) || (layout->field == COMPLEX && !take_value(s, &imaginary)))
        bad(r, "expected a%s value", layout->field == COMPLEX ? " complex" : layout->field == INTEGER ? "n integer" : "");
    if (layout->field == INTEGER && value != floor(value))
        bad(r, "value %g is not an integer", value);
    if (value < layout->least || value > layout->most)
        bad(r, "value %g does not fit into the type of the matrix", value);
    return value;
}

static void add_with_mirror(Edges *e, const Layout *layout, GrB_Index i, GrB_Index j, double value)
{
    edges_add(e, i, j, value);
    if (layout->symmetry != GENERAL && i != j)
        edges_add(e, j, i, layout->symmetry == SKEW ? -value : value);
}

static void read_coordinates(Reader *r, const Layout *layout, Edges *e, GrB_Index announced)
{
    for (GrB_Index k = 0; k < announced; k++) {
        GrB_Index i, j;
        const char *s = next_data(r, "%");
        if (s == NULL)
            bad(r, "the file ends after %llu of %llu entries", (unsigned long long)k, (unsigned long long)announced);
        if (!take_index(&s, &i) || !take_index(&s, &j))
            bad(r, "expected a row and a column");
        if (i < 1 || i > e->nrows || j < 1 || j > e->ncols)
            bad(r, "entry (%llu, %llu) is outside of %llu rows and %llu columns", (unsigned long long)i, (unsigned long long)j,
                (unsigned long long)e->nrows, (unsigned long long)e->ncols);
        if (layout->symmetry == SKEW && i == j)
            bad(r, "a skew-symmetric matrix has no diagonal");
        double value = read_value(r, layout, &s);
        take_end(r, s);
        add_with_mirror(e, layout, i - 1, j - 1, value);
    }
}

// Values by column; of a symmetric matrix only the lower half, of a skew-symmetric one without the diagonal.
static void read_array(Reader *r, const Layout *layout, Edges *e)
{
    for (GrB_Index j = 0; j < e->ncols; j++) {
        for (GrB_Index i = layout->symmetry == GENERAL ? 0 : j + (layout->symmetry == SKEW); i < e->nrows; i++) {
            const char *s = next_data(r, "%");
            if (s == NULL)
                bad(r, "the file ends before row %llu of column %llu", (unsigned long long)i + 1, (unsigned long long)j + 1);
            double value = read_value(r, layout, &s);
            take_end(r, s);
            add_with_mirror(e, layout, i, j, value);
        }
    }
}

// Starts behind the first line, which is in r->line; `banner` says whether it was one.
static void read_matrix_market(Reader *r, Edges *e, bool banner)
{
    Layout layout = {.least = -INFINITY, .most = INFINITY};
    const char *s = NULL;
    if (banner)
        read_banner(r, &layout);
    else
        r->is_back = true;
    while (s == NULL && next_line(r)) {
        if (strncasecmp(r->line, "%%GraphBLAS", 11) == 0)
            read_type(r, &layout);
        else if (*skip_blank(r->line) != '\0' && r->line[0] != '%')
            s = r->line;
    }
    GrB_Index announced = 0;
    if (s == NULL || !take_index(&s, &e->nrows) || !take_index(&s, &e->ncols))
        bad(r, "expected the numbers of rows and columns");
    if (!banner)
        layout.array = at_end(&s);
    if (!layout.array && !take_index(&s, &announced))
        bad(r, "expected the number of entries behind rows and columns");
    take_end(r, s);
    if (layout.symmetry != GENERAL && e->nrows != e->ncols)
        bad(r, "a matrix of %llu by %llu cannot be symmetric", (unsigned long long)e->nrows, (unsigned long long)e->ncols);

    e->weighted = layout.field == REAL || layout.field == INTEGER;
    if (layout.array)
        read_array(r, &layout, e);
    else
        read_coordinates(r, &layout, e, announced);
    if (next_data(r, "%") != NULL)
        bad(r, "expected the end of the file");
}

static void read_edge_list(Reader *r, Edges *e)
{
    GrB_Index from, to, n = 0;
    e->merge_repeats = true;
    for (const char *s; (s = next_data(r, "#%")) != NULL;) {
        double weight = 1;
        if (!take_index(&s, &from) || !take_index(&s, &to))
            bad(r, "expected two vertices");
        bool weighted = !at_end(&s);
        if (weighted && !take_value(&s, &weight))
            bad(r, "expected a weight or the end of the line");
        take_end(r, s);
        if (e->count > 0 && weighted != e->weighted)
            bad(r, "a line %s a weight follows lines %s one", weighted ? "with" : "without", weighted ? "without" : "with");
        e->weighted = weighted;
        edges_add(e, from, to, weight);
        n = from >= n ? from + 1 : n;
        n = to >= n ? to + 1 : n;
    }
    e->nrows = e->ncols = n;
}

static bool ends_in(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && strcasecmp(text + length - tail, end) == 0;
}

void edges_read(Edges *e, const char *path)
{
    Reader r;
    open_reader(&r, path);
    bool banner = next_line(&r) && strncasecmp(r.line, "%%MatrixMarket", 14) == 0;
    if (r.number == 0) {
        close_reader(&r); // which says so when gzip is to blame
        die("%s: the file is empty", path);
    }
    if (banner || ends_in(path, ".mtx") || ends_in(path, ".mtx.gz")) {
        read_matrix_market(&r, e, banner);
    } else {
        r.is_back = true;
        read_edge_list(&r, e);
    }
    close_reader(&r);
}
