/* What the programs errors_*.c share: every refusal that a contract lists is brought about, one
   at a time, and nothing may have changed.

   A CASE names a function, the arguments of a call that succeeds, what can be wrong with them,
   and the call. For each fault ("A.null") the arguments are made afresh, the fault is put in, the
   call must give the fault's code, and every argument must be as before. A line
   "refused FUNCTION FAULT CODE" is printed for each; capi/tests/contracts.rs compares the lines
   with capi/contracts.

   Arguments are global variables with the names that the header uses. A world such as
   "C=3x4 Mask=3x4 accum semiring A=3x5/0 B=5x4/1 desc" makes them: matrices and vectors by their
   dimensions, /0 or /1 when the descriptor's INP0 or INP1 may transpose them, ! when they are empty; the word "pair" in
   front makes them of a user-defined type, the name of a built-in type of that one. Lengths and
   indices are "i=#1", addresses "x=area", and "A=new-matrix" receives a new object. Names that
   are not listed are NULL. */
#ifndef ERRORS_H
#define ERRORS_H

#include "check.h"

enum kind
{
    TYPE, UNARY, BINARY, INDEXOP, MONOID, SEMIRING, DESC, SCALAR, VECTOR_, MATRIX_, /* objects */
    BLOCK_,  /* memory that a call gave away */
    CONTEXT,
    ITERATOR,
    PLACED,  /* an index-binary operator */
    CHOICE,  /* a select operator, always predefined */
    POINTER, /* address of the caller's memory */
    NUMBER   /* an index or a length */
};

/* The arguments, untyped, so that one table holds them all; a number is kept in the pointer itself. */
static void *C, *Mask, *A, *B, *w, *mask, *u, *v, *s, *t, *x, *y, *z, *c, *f, *k, *n, *i, *j, *ni, *nj, *nrows;
static void *ncols, *nvals, *size, *accum, *op, *monoid, *semiring, *add, *multiply, *alpha, *beta, *desc, *ty;
static void *object, *error, *values, *indices, *rows, *cols, *identity, *terminal, *mode, *field, *value, *dup;
static void *d, *hint, *indptr, *n_indptr, *n_indices, *n_values, *format, *serialized_data, *serialized_size;
static void *name, *iso, *has_terminal, *thunk, *blob, *blob_size, *context;
static void *P, *p;
static void *Ap, *Ah, *Aj, *Ax, *Ab, *vi, *vx, *vb, *nvec, *Y, *jumbled, *it;
static void *idxbinop, *theta;
static void *text, *counters;
static void *laws, *annihilator;
static void *Tiles, *Tile_nrows, *Tile_ncols, *m;
static void *Ap_size, *Ah_size, *Aj_size, *Ax_size, *Ab_size, *vi_size, *vx_size, *vb_size;
#define NUM(a) ((GrB_Index) (uintptr_t) (a))

struct slot
{
    const char *name;
    void **at;       /* the variable */
    enum kind kind;
    enum kind makes; /* of an address that receives a new object: what kind */
    GrB_Type type;   /* of a matrix, vector or scalar */
    GrB_Index m, n;  /* their dimensions */
    int input;       /* descriptor's input that transposes it, or -1 */
    bool is_ours;    /* to be freed */
    bool is_used;
    bool is_whole;   /* holds what was made for it */
    bool is_choice;  /* an operator that says yes or no, for select */
    bool is_empty;   /* has no entries, in every form it takes */
};

#define SLOT(name) { #name, &name, POINTER, POINTER, NULL, 0, 0, -1, false, false, false, false, false }
static struct slot slots[] = {
    SLOT (C), SLOT (Mask), SLOT (A), SLOT (B), SLOT (w), SLOT (mask), SLOT (u), SLOT (v), SLOT (s), SLOT (t),
    SLOT (x), SLOT (y), SLOT (z), SLOT (c), SLOT (f), SLOT (k), SLOT (n), SLOT (i), SLOT (j), SLOT (ni), SLOT (nj),
    SLOT (nrows), SLOT (ncols), SLOT (nvals), SLOT (size), SLOT (accum), SLOT (op), SLOT (monoid), SLOT (semiring),
    SLOT (add), SLOT (multiply), SLOT (alpha), SLOT (beta), SLOT (desc), SLOT (ty), SLOT (object), SLOT (error),
    SLOT (values), SLOT (indices), SLOT (rows), SLOT (cols), SLOT (identity), SLOT (terminal), SLOT (mode),
    SLOT (field), SLOT (value), SLOT (dup),
    SLOT (d), SLOT (hint), SLOT (indptr), SLOT (n_indptr), SLOT (n_indices), SLOT (n_values), SLOT (format),
    SLOT (serialized_data), SLOT (serialized_size),
    SLOT (name), SLOT (iso), SLOT (has_terminal), SLOT (thunk), SLOT (blob), SLOT (blob_size), SLOT (context),
    SLOT (P), SLOT (p), SLOT (Ap), SLOT (Ah), SLOT (Aj), SLOT (Ax), SLOT (Ab), SLOT (vi), SLOT (vx), SLOT (vb), SLOT (Ap_size), SLOT (Ah_size),
    SLOT (Aj_size), SLOT (Ax_size), SLOT (Ab_size), SLOT (vi_size), SLOT (vx_size), SLOT (vb_size), SLOT (nvec), SLOT (Y), SLOT (jumbled), SLOT (it),
    SLOT (idxbinop), SLOT (theta), SLOT (Tiles), SLOT (Tile_nrows), SLOT (Tile_ncols), SLOT (m),
    SLOT (text), SLOT (counters), SLOT (laws), SLOT (annihilator),
};
#define SLOTS (sizeof slots / sizeof slots[0])

static struct slot *slot_named (const char *name, size_t length)
{
    for (size_t k = 0; k < SLOTS; k++)
    {
        if (strlen (slots[k].name) == length && memcmp (slots[k].name, name, length) == 0) return &slots[k];
    }
    printf ("no argument is called %.*s\n", (int) length, name);
    exit (1);
}

#include "errors_memory.h"
#include "errors_world.h"
#include "errors_faults.h"

/* One case: the call succeeds as it is, and is refused with each of the faults. */
static void run_case (const char *function, const char *world, const char *list, GrB_Info (*call) (void))
{
    make_world (world);
    GrB_Info info = is_never_right ? GrB_SUCCESS : call ();
    if (info != GrB_SUCCESS)
    {
        printf ("%s: %d without a fault\n", function, (int) info);
        exit (1);
    }
    free_made ();
    end_world ();
    for (const char *p = list; *p;)
    {
        size_t length = strcspn (p, " ");
        if (length > 0)
        {
            const char *code_name = NULL;
            make_world (world);
            GrB_Info want = put_in_fault (p, length, &code_name);
            struct picture before = picture_of_all ();
            info = call ();
            struct picture after = picture_of_all ();
            if (info != want)
            {
                printf ("%s, %.*s: %d instead of %s\n", function, (int) length, p, (int) info, code_name);
                failures++;
            }
            else if (before.length != after.length || memcmp (before.bytes, after.bytes, before.length) != 0)
            {
                printf ("%s, %.*s: an argument was changed\n", function, (int) length, p);
                failures++;
            }
            else
            {
                printf ("refused %s %.*s %s\n", function, (int) length, p, code_name);
            }
            free (before.bytes);
            free (after.bytes);
            end_world ();
        }
        p += length + (p[length] == ' ');
    }
}

/* A program lists its cases as CASES, CASE (function, world, faults, arguments...). They are
   expanded twice: CALL makes a function of each call, RUN runs it. */
#define CALL(function, world, faults, ...)                                      \
    static GrB_Info call_##function (void) { return function (__VA_ARGS__); }
#define RUN(function, world, faults, ...) run_case (#function, world, faults, call_##function);

/* Faults of one argument, as the groups of capi/contracts/00-shared.txt. */
#define HANDLE(a) a ".null " a ".zeroed " a ".garbage " a ".freed "
#define OPTIONAL(a) a ".zeroed " a ".garbage " a ".freed "
#define MATRIX_MASK(a) a ".rows " a ".cols " a ".udt "
#define VECTOR_MASK(a) a ".size " a ".udt "
#define RESULT(a) a ".type "
#define OPERATOR(a) a ".xtype " a ".ytype " a ".ztype "
#define INPUT(a) a ".type "
#define SHAPE(a) a ".rows " a ".cols "
#define TRANSPOSED(a) a ".tran-rows " a ".tran-cols "
#define SIZE(a) a ".size "
#define LIST(a) a ".null " a ".bounds "
#define POINTER_TO(a) a ".null "
#define INDEX(a) a ".outside "
#define COUNT(a) a ".count "
#define DIMENSION(a) a ".huge "
#define VALUE(a) a ".empty "

static int finish (void)
{
    free_pairs ();
    OK (GrB_finalize ());
    fflush (stdout);
    return failures > 0;
}

#endif
