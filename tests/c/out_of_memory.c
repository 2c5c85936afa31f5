/* Memory runs out at every allocation of every call: the call says so, the output is as it was,
   nothing is lost, and the same call succeeds when there is memory again. */
#include "check.h"

static long left = -1; /* allocations that still succeed; negative: all do */
static long alive;

static void *take (size_t bytes)
{
    if (left == 0) return NULL;
    if (left > 0) left--;
    void *block = malloc (bytes);
    alive += block != NULL;
    return block;
}

static void give (void *block)
{
    alive -= block != NULL;
    free (block);
}

static GrB_Matrix A, B, C, M, one;
static GrB_Vector u, w, m;
static GrB_Scalar s;
static GrB_Index I[3] = { 2, 0, 1 };
static double X[3] = { 1, 2, 3 };

/* w and C hold known entries before each call. */
static void outputs_new (void)
{
    C = MATRIX (3, 3, 1, _, 2, _, 3, _, 4, _, 5);
    w = VECTOR (3, 7, _, 8);
    OK (GrB_Matrix_wait (C, GrB_MATERIALIZE));
    OK (GrB_Vector_wait (w, GrB_MATERIALIZE));
}

static void outputs_unchanged (void)
{
    MATRIX_IS (C, 3, 3, 1, _, 2, _, 3, _, 4, _, 5);
    VECTOR_IS (w, 3, 7, _, 8);
}

static GrB_Info call (int number)
{
    GrB_BinaryOp plus = GrB_PLUS_FP64;
    GrB_Semiring ring = GrB_PLUS_TIMES_SEMIRING_FP64;
    GrB_Matrix new_matrix = NULL;
    GrB_Vector new_vector = NULL;
    GrB_Scalar new_scalar = NULL;
    GrB_Monoid new_monoid = NULL;
    GrB_Type new_type = NULL;
    GrB_Descriptor new_descriptor = NULL;
    GrB_Info info = GrB_PANIC;
    double x = 0;
    switch (number)
    {
    case 0: return GrB_mxm (C, M, plus, ring, A, B, NULL);
    case 1: return GrB_mxm (C, NULL, NULL, ring, A, B, GrB_DESC_T0);
    case 2: return GrB_mxv (w, m, plus, ring, A, u, GrB_DESC_R);
    case 3: return GrB_vxm (w, NULL, NULL, ring, u, A, NULL);
    case 4: return GrB_Matrix_eWiseAdd_BinaryOp (C, M, NULL, plus, A, B, GrB_DESC_SC);
    case 5: return GrB_Matrix_eWiseMult_BinaryOp (C, NULL, plus, plus, A, B, NULL);
    case 6: return GrB_Vector_eWiseAdd_BinaryOp (w, m, plus, plus, u, w, NULL);
    case 7: return GrB_Matrix_extract (C, NULL, plus, A, I, 3, I, 3, NULL);
    case 8: return GrB_Vector_extract (w, m, NULL, u, I, 3, NULL);
    case 9: return GrB_Col_extract (w, NULL, plus, A, I, 3, 1, NULL);
    case 10: return GrB_Matrix_assign (C, M, plus, A, I, 3, GrB_ALL, 3, NULL);
    case 11: return GrB_Vector_assign (w, NULL, plus, u, I, 3, NULL);
    case 12: return GrB_Matrix_assign_FP64 (C, NULL, plus, 3, I, 2, I, 2, NULL);
    case 13: return GrB_Row_assign (C, m, NULL, u, 1, I, 3, NULL);
    case 14: return GrB_Col_assign (C, NULL, plus, u, I, 3, 2, NULL);
    case 15: return GrB_Matrix_apply (C, M, plus, GrB_AINV_FP64, A, NULL);
    case 16: return GrB_Vector_apply_BinaryOp2nd_FP64 (w, NULL, plus, plus, u, 3, NULL);
    case 17: return GrB_Matrix_apply_IndexOp_INT64 (C, NULL, NULL, GrB_ROWINDEX_INT64, A, 1, NULL);
    case 18: return GrB_Matrix_select_INT64 (C, NULL, plus, GrB_TRIL, A, 0, NULL);
    case 19: return GrB_Vector_select_FP64 (w, m, NULL, GrB_VALUEGT_FP64, u, 1, GrB_DESC_R);
    case 20: return GrB_Matrix_reduce_Monoid (w, m, plus, GrB_PLUS_MONOID_FP64, A, GrB_DESC_T0);
    case 21: return GrB_Matrix_reduce_FP64 (&x, plus, GrB_PLUS_MONOID_FP64, A, NULL);
    case 22: return GrB_Vector_reduce_Monoid_Scalar (s, plus, GrB_PLUS_MONOID_FP64, u, NULL);
    case 23: return GrB_transpose (C, M, plus, A, NULL);
    case 24: return GrB_Matrix_kronecker_BinaryOp (C, NULL, plus, plus, A, one, NULL);
    case 25: return GrB_Matrix_setElement_FP64 (C, 9, 1, 2);
    case 26: return GrB_Vector_removeElement (w, 0);
    case 27:
        info = GrB_Matrix_dup (&new_matrix, C);
        CHECK ((info == GrB_SUCCESS) == (new_matrix != NULL));
        OK (GrB_Matrix_free (&new_matrix));
        return info;
    case 28:
        info = GrB_Vector_new (&new_vector, GrB_FP64, 3);
        if (info == GrB_SUCCESS) info = GrB_Vector_build_FP64 (new_vector, I, X, 3, NULL);
        OK (GrB_Vector_free (&new_vector));
        return info;
    case 29:
        info = GrB_Matrix_new (&new_matrix, GrB_FP64, 3, 3);
        if (info == GrB_SUCCESS) info = GrB_Matrix_build_FP64 (new_matrix, I, I, X, 3, plus);
        OK (GrB_Matrix_free (&new_matrix));
        return info;
    case 30:
        info = GrB_Scalar_new (&new_scalar, GrB_INT32);
        if (info == GrB_SUCCESS) info = GrB_Scalar_setElement_INT32 (new_scalar, 5);
        OK (GrB_Scalar_free (&new_scalar));
        return info;
    case 31:
        info = GrB_Monoid_new_FP64 (&new_monoid, GrB_PLUS_FP64, 7);
        OK (GrB_Monoid_free (&new_monoid));
        return info;
    case 32:
        info = GxB_Type_new (&new_type, 24, "name", "definition");
        OK (GrB_Type_free (&new_type));
        return info;
    case 33:
        info = GrB_Descriptor_new (&new_descriptor);
        OK (GrB_Descriptor_free (&new_descriptor));
        return info;
    case 34: return GrB_Matrix_resize (C, 5, 2);
    case 35: return GrB_Vector_resize (w, 1);
    case 36: return GrB_Matrix_clear (C);
    case 37:
        info = GrB_Matrix_diag (&new_matrix, u, 1);
        OK (GrB_Matrix_free (&new_matrix));
        return info;
    case 38: return GrB_Vector_assign_Scalar (w, NULL, NULL, s, I, 2, NULL);
    default: return GrB_NO_VALUE;
    }
}

int main (void)
{
    use_pairs ();
    OK (GxB_init (GrB_NONBLOCKING, take, NULL, NULL, give));
    A = MATRIX (3, 3, 1, _, 2, 3, 4, _, _, 5, 6);
    B = MATRIX (3, 3, _, 1, 1, 2, _, 2, 3, 3, _);
    M = MATRIX (3, 3, 1, _, 0, _, 1, 1, 1, _, 1);
    one = MATRIX (1, 1, 1);
    u = VECTOR (3, 1, 2, _);
    m = VECTOR (3, 1, _, 1);
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_Scalar_setElement_FP64 (s, 4));
    int calls = 0;
    for (int number = 0;; number++)
    {
        GrB_Info info = GrB_OUT_OF_MEMORY;
        for (long k = 0; info == GrB_OUT_OF_MEMORY; k++)
        {
            outputs_new ();
            left = k;
            info = call (number);
            left = -1;
            if (info == GrB_OUT_OF_MEMORY) outputs_unchanged ();
            OK (GrB_Matrix_free (&C));
            OK (GrB_Vector_free (&w));
            CHECK (k < 10000);
        }
        if (info == GrB_NO_VALUE) break;
        if (info != GrB_SUCCESS) printf ("call %d\n", number);
        OK (info);
        calls++;
    }
    CHECK (calls == 39);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Matrix_free (&one));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&m));
    OK (GrB_Scalar_free (&s));
    OK (GrB_finalize ());
    printf ("%ld blocks kept for reuse\n", alive);
    return 0;
}
