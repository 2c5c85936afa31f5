/* subassign: the mask is of the part that is written, and nothing outside of it changes. Results worked out by hand. */
#include "check.h"

/* C(1:2,[2 0]) of a 3 by 3 matrix, under each kind of mask, with and without replace and accumulator. */
static void parts_of_matrices (void)
{
    GrB_Matrix A = MATRIX (2, 2, 10, _, 30, 40), M = MATRIX (2, 2, 1, 1, _, 0);
    GrB_Index I[2] = { 1, 2 }, J[2] = { 2, 0 };
#define START MATRIX (3, 3, 1, 2, 3, 4, 5, _, 7, 8, 9)
    GrB_Matrix C = START;
    /* Rows 1 and 2: columns 2 and 0 are (none, 4) and (9, 7). */
    OK (GxB_Matrix_subassign (C, M, NULL, A, I, 2, J, 2, NULL));
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, 10, 7, 8, 9);
    OK (GrB_Matrix_free (&C));
    C = START;
    OK (GxB_Matrix_subassign (C, M, NULL, A, I, 2, J, 2, GrB_DESC_S));
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, 10, 40, 8, 9);
    OK (GrB_Matrix_free (&C));
    C = START;
    OK (GxB_Matrix_subassign (C, M, NULL, A, I, 2, J, 2, GrB_DESC_R)); /* (0,0) and (2,1) stay: they are outside */
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, 10, _, 8, _);
    OK (GrB_Matrix_free (&C));
    C = START;
    OK (GxB_Matrix_subassign (C, M, GrB_PLUS_FP64, A, I, 2, J, 2, GrB_DESC_RC));
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, _, 47, 8, 39);
    OK (GrB_Matrix_free (&C));
    C = START;
    OK (GxB_Matrix_subassign (C, M, NULL, A, I, 2, J, 2, GrB_DESC_CT0));
    MATRIX_IS (C, 3, 3, 1, 2, 3, 4, 5, _, 40, 8, _);
    OK (GrB_Matrix_free (&C));
    C = START;
    OK (GxB_Matrix_subassign (C, NULL, NULL, A, I, 2, J, 2, GrB_DESC_RC)); /* no mask, complemented: the part is emptied */
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, _, _, 8, _);
    OK (GxB_Matrix_subassign (C, NULL, GrB_PLUS_FP64, A, I, 2, J, 2, GrB_DESC_C));
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, _, _, 8, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GxB_Matrix_subassign (C, NULL, GrB_PLUS_FP64, A, GrB_ALL, 3, J, 2, NULL));
    OK (GxB_Matrix_subassign_FP64 (C, M, NULL, 6, I, 2, J, 2, GrB_DESC_R));
    MATRIX_IS (C, 3, 3, 1, 2, 3, 6, 5, 6, _, 8, _);
    OK (GxB_Matrix_subassign_FP64 (C, M, GrB_PLUS_FP64, 1, I, 2, J, 2, GrB_DESC_SC)); /* the mask's holes: (2,2) */
    MATRIX_IS (C, 3, 3, 1, 2, 3, 6, 5, 6, _, 8, 1);
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_INT8));
    OK (GxB_Matrix_subassign_Scalar (C, M, NULL, s, I, 2, J, 2, NULL)); /* absence */
    MATRIX_IS (C, 3, 3, 1, 2, 3, _, 5, _, _, 8, 1);
    OK (GrB_Scalar_setElement_INT8 (s, 3));
    OK (GxB_Matrix_subassign_Scalar (C, M, NULL, s, I, 2, J, 2, NULL));
    MATRIX_IS (C, 3, 3, 1, 2, 3, 3, 5, 3, _, 8, 1);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
}

static void lines (void)
{
    GrB_Matrix C = MATRIX (3, 3, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    GrB_Vector u = VECTOR (2, _, 70), m = VECTOR (2, 1, _);
    GrB_Index I[2] = { 2, 0 };
    OK (GxB_Row_subassign (C, m, NULL, u, 1, I, 2, NULL)); /* C(1,2) goes */
    MATRIX_IS (C, 3, 3, 1, 2, 3, 4, 5, _, 7, 8, 9);
    OK (GxB_Row_subassign (C, m, NULL, u, 0, I, 2, GrB_DESC_RC)); /* C(0,0) = 70, C(0,2) goes, C(0,1) is outside */
    MATRIX_IS (C, 3, 3, 70, 2, _, 4, 5, _, 7, 8, 9);
    OK (GxB_Col_subassign (C, m, GrB_PLUS_FP64, u, I, 2, 1, GrB_DESC_C)); /* C(0,1) += 70 */
    MATRIX_IS (C, 3, 3, 70, 72, _, 4, 5, _, 7, 8, 9);
    OK (GxB_Col_subassign (C, m, NULL, u, I, 2, 0, GrB_DESC_R)); /* C(2,0) and C(0,0) go */
    MATRIX_IS (C, 3, 3, _, 72, _, 4, 5, _, _, 8, 9);
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GxB_Row_subassign (C, m, NULL, u, 3, I, 2, NULL));
    EXPECT (GrB_INDEX_OUT_OF_BOUNDS, GxB_Col_subassign (C, m, NULL, u, I, 2, 3, NULL));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&m));
}

static void parts_of_vectors (void)
{
    GrB_Vector w = VECTOR (5, 1, 2, 3, _, 5), u = VECTOR (3, 10, _, 30), m = VECTOR (3, 1, 1, _);
    GrB_Index range[3] = { 1, 3, 1 }, every[3] = { 0, 4, 2 }, down[3] = { 4, 0, 2 };
    OK (GxB_Vector_subassign (w, m, NULL, u, range, GxB_RANGE, NULL)); /* w(1:3) */
    VECTOR_IS (w, 5, 1, 10, _, _, 5);
    OK (GxB_Vector_subassign (w, m, GrB_PLUS_FP64, u, every, GxB_STRIDE, GrB_DESC_R)); /* w(0:2:4) */
    VECTOR_IS (w, 5, 11, 10, _, _, _);
    OK (GxB_Vector_subassign (w, m, NULL, u, down, GxB_BACKWARDS, GrB_DESC_C)); /* w(4:-2:0) */
    VECTOR_IS (w, 5, 30, 10, _, _, _);
    OK (GxB_Vector_subassign (w, m, NULL, m, (GrB_Index[]) { 3, 4, 0 }, 3, GrB_DESC_S)); /* the mask itself */
    VECTOR_IS (w, 5, 30, 10, _, 1, 1);
    OK (GxB_Vector_subassign_FP64 (w, m, NULL, 7, range, GxB_RANGE, GrB_DESC_RS));
    VECTOR_IS (w, 5, 30, 7, 7, _, 1);
    /* More indices than places: a place named twice takes what the last mention says. */
    OK (GxB_Vector_subassign_FP64 (w, NULL, GrB_PLUS_FP64, 1, (GrB_Index[]) { 0, 0, 0, 4, 4, 4 }, 6, NULL));
    VECTOR_IS (w, 5, 31, 7, 7, _, 2);
    OK (GxB_Vector_subassign (w, m, NULL, u, (GrB_Index[]) { 0, 4, 0 }, 3, NULL)); /* w(0) by m(2), which has no entry */
    VECTOR_IS (w, 5, 31, 7, 7, _, _);
    EXPECT (GrB_DIMENSION_MISMATCH, GxB_Vector_subassign (w, u, NULL, u, GrB_ALL, 5, NULL));
    GrB_Vector p = NULL, q = NULL;
    Pair x = pair (5), z = pair (0);
    GrB_Type type = NULL;
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_Vector_new (&p, type, 5));
    OK (GrB_Vector_new (&q, type, 3));
    OK (GxB_Vector_subassign_UDT (p, m, NULL, &x, range, GxB_RANGE, NULL));
    OK (GrB_Vector_extractElement_UDT (&z, p, 2));
    CHECK (pair_is (&z, 5));
    /* A structural mask may be of a user's type. */
    OK (GrB_Vector_setElement_UDT (q, &x, 1));
    OK (GxB_Vector_subassign_FP64 (w, q, NULL, 9, range, GxB_RANGE, GrB_DESC_S));
    VECTOR_IS (w, 5, 31, 7, 9, _, _);
    OK (GrB_Vector_free (&p));
    OK (GrB_Vector_free (&q));
    OK (GrB_Type_free (&type));
    OK (GrB_Vector_free (&w));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&m));
}

/* One name for all of them. */
static void one_name (void)
{
    GrB_Matrix C = NULL, A = MATRIX (1, 2, 1, 2), M = MATRIX (1, 2, 1, _);
    GrB_Vector u = VECTOR (2, 5, 6), m = VECTOR (2, _, 1), w = VECTOR (3, _, _, _);
    GrB_Scalar s = NULL;
    GrB_Index I[2] = { 0, 1 }, J[2] = { 1, 2 };
    const GrB_Index K[2] = { 1, 0 };
    OK (GrB_Scalar_new (&s, GrB_FP64));
    OK (GrB_Scalar_setElement (s, 8.0));
    OK (GrB_Matrix_new (&C, GrB_FP64, 2, 3));
    OK (GxB_subassign (C, M, NULL, A, I, 1, J, 2, NULL));
    MATRIX_IS (C, 2, 3, _, 1, _, _, _, _);
    OK (GxB_subassign (C, m, NULL, u, 1, J, 2, NULL));
    MATRIX_IS (C, 2, 3, _, 1, _, _, _, 6);
    OK (GxB_subassign (C, m, NULL, u, K, 2, 0, NULL));
    MATRIX_IS (C, 2, 3, 6, 1, _, _, _, 6);
    OK (GxB_subassign (C, m, NULL, u, GrB_ALL, 2, 2, GrB_DESC_R));
    MATRIX_IS (C, 2, 3, 6, 1, _, _, _, 6);
    OK (GxB_subassign (C, M, NULL, 3, I, 1, J, 2, NULL));
    OK (GxB_subassign (C, NULL, NULL, s, I + 1, 1, J, 2, NULL));
    MATRIX_IS (C, 2, 3, 6, 3, _, _, 8, 8);
    OK (GxB_subassign (w, m, NULL, u, J, 2, NULL));
    OK (GxB_subassign (w, NULL, NULL, true, I, 1, NULL));
    OK (GxB_subassign (w, NULL, NULL, s, J, 1, NULL));
    VECTOR_IS (w, 3, 1, 8, 6);
    OK (GrB_Scalar_free (&s));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&m));
    OK (GrB_Vector_free (&w));
}

#define EVERY_TYPE(T, ctype, prefix)                                                                    \
    {                                                                                                   \
        GrB_Vector v = NULL;                                                                            \
        GrB_Matrix A = NULL;                                                                            \
        OK (GrB_Vector_new (&v, GrB_FP64, 2));                                                          \
        OK (GrB_Matrix_new (&A, GrB_FP64, 1, 2));                                                       \
        OK (GxB_Vector_subassign_##T (v, NULL, NULL, (ctype) 1, GrB_ALL, 2, NULL));                     \
        OK (GxB_Matrix_subassign_##T (A, NULL, NULL, (ctype) 1, GrB_ALL, 1, GrB_ALL, 2, NULL));         \
        OK (GxB_subassign (v, NULL, GrB_PLUS_FP64, (ctype) 1, GrB_ALL, 2, NULL));                       \
        VECTOR_IS (v, 2, 2, 2);                                                                         \
        MATRIX_IS (A, 1, 2, 1, 1);                                                                      \
        OK (GrB_Vector_free (&v));                                                                      \
        OK (GrB_Matrix_free (&A));                                                                      \
    }

/* A part of the largest matrix costs as much as of a small one. */
static void the_largest (void)
{
    const GrB_Index most = (GrB_Index) GrB_INDEX_MAX + 1;
    GrB_Index I[2] = { most - 1, 5 }, J[2] = { 0, most - 1 }, nvals = 9;
    GrB_Matrix C = NULL, M = MATRIX (2, 2, 1, _, _, 1), W = NULL;
    OK (GrB_Matrix_new (&C, GrB_FP64, most, most));
    OK (GrB_Matrix_setElement_FP64 (C, 4, 7, 7));
    OK (GxB_Matrix_subassign_FP64 (C, M, NULL, 2, I, 2, J, 2, GrB_DESC_R));
    OK (GxB_Matrix_subassign_FP64 (C, M, NULL, 3, I, 2, J, 2, GrB_DESC_C));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 5);
    OK (GrB_Matrix_new (&W, GrB_BOOL, 2, most));
    OK (GrB_Matrix_setElement_BOOL (W, true, 1, most - 1));
    OK (GxB_Matrix_subassign_FP64 (C, W, NULL, 1, I, 2, GrB_ALL, most, GrB_DESC_R));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 2);
    EXPECT (GrB_OUT_OF_MEMORY, GxB_Matrix_subassign_FP64 (C, W, NULL, 1, I, 2, GrB_ALL, most, GrB_DESC_C));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 2);
    OK (GrB_Matrix_free (&C));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Matrix_free (&W));
}

int main (void)
{
    OK (GrB_init (GrB_NONBLOCKING));
    parts_of_matrices ();
    lines ();
    parts_of_vectors ();
    one_name ();
    the_largest ();
    FOR_ALL_TYPES (EVERY_TYPE)
    OK (GrB_finalize ());
    return 0;
}
