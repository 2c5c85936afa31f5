/* Every function of the C API, called by its long name with valid arguments, in both modes. The
   test that runs this compares the names used here with those that the library exports.
   Expected values are worked out by hand. C99. */
#include "every.h"

GrB_Type pair_type;
GrB_BinaryOp pair_plus_op, pair_minus_op;
GrB_Monoid pair_plus_monoid;
GrB_IndexUnaryOp pair_place_op, pair_above_op;

static void pair_minus (void *z, const void *x, const void *y)
{
    *(Pair *) z = pair (((const Pair *) x)->sum - ((const Pair *) y)->sum);
}

static void users_objects_new (void)
{
    Pair zero = pair (0);
    OK (GrB_Type_new (&pair_type, sizeof (Pair)));
    OK (GrB_BinaryOp_new (&pair_plus_op, pair_add, pair_type, pair_type, pair_type));
    OK (GrB_BinaryOp_new (&pair_minus_op, pair_minus, pair_type, pair_type, pair_type));
    OK (GrB_Monoid_new_UDT (&pair_plus_monoid, pair_plus_op, &zero));
    OK (GrB_IndexUnaryOp_new (&pair_place_op, pair_place, pair_type, pair_type, pair_type));
    OK (GrB_IndexUnaryOp_new (&pair_above_op, pair_above, GrB_BOOL, pair_type, pair_type));
}

static void users_objects_free (void)
{
    OK (GrB_Monoid_free (&pair_plus_monoid));
    OK (GrB_BinaryOp_free (&pair_plus_op));
    OK (GrB_BinaryOp_free (&pair_minus_op));
    OK (GrB_IndexUnaryOp_free (&pair_place_op));
    OK (GrB_IndexUnaryOp_free (&pair_above_op));
    OK (GrB_Type_free (&pair_type));
    CHECK (pair_plus_monoid == NULL && pair_plus_op == NULL && pair_minus_op == NULL);
    CHECK (pair_place_op == NULL && pair_above_op == NULL && pair_type == NULL);
}

GrB_Vector pair_vector (GrB_Index n, const char *pattern, const int64_t *sums)
{
    GrB_Vector w = NULL;
    OK (GrB_Vector_new (&w, pair_type, n));
    for (GrB_Index i = 0; i < n; i++)
    {
        if (*next_place (&pattern) != 'x') continue;
        Pair p = pair (*sums++);
        OK (GrB_Vector_setElement_UDT (w, &p, i));
    }
    return w;
}

GrB_Matrix pair_matrix (GrB_Index nrows, GrB_Index ncols, const char *pattern, const int64_t *sums)
{
    GrB_Matrix C = NULL;
    OK (GrB_Matrix_new (&C, pair_type, nrows, ncols));
    for (GrB_Index i = 0; i < nrows; i++)
    {
        for (GrB_Index j = 0; j < ncols; j++)
        {
            if (*next_place (&pattern) != 'x') continue;
            Pair p = pair (*sums++);
            OK (GrB_Matrix_setElement_UDT (C, &p, i, j));
        }
    }
    return C;
}

bool pair_vector_is (GrB_Vector w, GrB_Index n, const char *pattern, const int64_t *sums)
{
    for (GrB_Index i = 0; i < n; i++)
    {
        Pair p = pair (0);
        GrB_Info info = GrB_Vector_extractElement_UDT (&p, w, i);
        bool fits = *next_place (&pattern) == 'x' ? info == GrB_SUCCESS && pair_is (&p, *sums++) : info == GrB_NO_VALUE;
        if (!fits) return false;
    }
    return true;
}

bool pair_matrix_is (GrB_Matrix C, GrB_Index nrows, GrB_Index ncols, const char *pattern, const int64_t *sums)
{
    for (GrB_Index i = 0; i < nrows; i++)
    {
        for (GrB_Index j = 0; j < ncols; j++)
        {
            Pair p = pair (0);
            GrB_Info info = GrB_Matrix_extractElement_UDT (&p, C, i, j);
            bool fits = *next_place (&pattern) == 'x' ? info == GrB_SUCCESS && pair_is (&p, *sums++) : info == GrB_NO_VALUE;
            if (!fits) return false;
        }
    }
    return true;
}

int main (void)
{
    use_pairs ();
    const GrB_Mode modes[2] = { GrB_NONBLOCKING, GrB_BLOCKING };
    for (int k = 0; k < 2; k++)
    {
        unsigned int version = 0, subversion = 0;
        OK (GrB_init (modes[k]));
        OK (GrB_getVersion (&version, &subversion));
        CHECK (version == 2 && subversion == 1);
        users_objects_new ();
        elements ();
        tuples ();
        transfer ();
        objects ();
        algebra ();
        bound ();
        selecting ();
        assigning ();
        reducing ();
        operations ();
        fields ();
        users_objects_free ();
        OK (GrB_finalize ());
    }
    return 0;
}
