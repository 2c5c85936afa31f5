/* Objects come and go: new, dup, free, wait, error, and handles that are none. */
#include "check.h"

static void kinds_are_told_apart (void)
{
    GrB_Matrix A = NULL, C = NULL;
    GrB_Vector v = NULL;
    OK (GrB_Matrix_new (&A, GrB_FP64, 2, 3));
    OK (GrB_Vector_new (&v, GrB_FP64, 2));
    GrB_Index n;
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_nrows (&n, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_nrows (NULL, A));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_Matrix_nrows (&n, (GrB_Matrix) (void *) GrB_FP64));
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_Vector_size (&n, (GrB_Vector) A)); /* not one column */
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_Matrix_new (&C, (GrB_Type) v, 1, 1));
    CHECK (C == NULL);
    uint64_t block[64] = { 0 };
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_Matrix_nrows (&n, (GrB_Matrix) (void *) block));
    EXPECT (GrB_UNINITIALIZED_OBJECT, GrB_mxm (A, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, (GrB_Matrix) (void *) GrB_FP64, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_mxm (A, NULL, NULL, NULL, A, A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_mxm (NULL, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, A, A, NULL));
    OK (GrB_Matrix_free (&A));
    CHECK (A == NULL);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (NULL));
    OK (GrB_Vector_free (&v));
}

static void new_checks_its_arguments (void)
{
    GrB_Matrix A = NULL;
    GrB_Vector v = NULL;
    GrB_Scalar s = NULL;
    GrB_Type t = NULL;
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_new (NULL, GrB_FP64, 1, 1));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_new (&A, NULL, 1, 1));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_new (NULL, GrB_FP64, 1));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_new (&v, NULL, 1));
    EXPECT (GrB_NULL_POINTER, GrB_Scalar_new (NULL, GrB_FP64));
    EXPECT (GrB_NULL_POINTER, GrB_Scalar_new (&s, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Type_new (NULL, 8));
    EXPECT (GrB_INVALID_VALUE, GrB_Type_new (&t, 0));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_dup (&A, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_dup (NULL, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_Descriptor_new (NULL));
    CHECK (A == NULL && v == NULL && s == NULL && t == NULL);
}

static void dup_copies_and_keeps_apart (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, _, _, 2), B = NULL;
    GrB_Vector u = VECTOR (3, _, 5, _), w = NULL;
    GrB_Scalar s = NULL, t = NULL;
    OK (GrB_Matrix_dup (&B, A));
    OK (GrB_Matrix_setElement_FP64 (A, 9, 0, 1));
    MATRIX_IS (B, 2, 2, 1, _, _, 2);
    MATRIX_IS (A, 2, 2, 1, 9, _, 2);
    OK (GrB_Vector_dup (&w, u));
    OK (GrB_Vector_clear (u));
    VECTOR_IS (w, 3, _, 5, _);
    VECTOR_IS (u, 3, _, _, _);
    OK (GrB_Scalar_new (&s, GrB_INT32));
    OK (GrB_Scalar_setElement_INT32 (s, 7));
    OK (GrB_Scalar_dup (&t, s));
    OK (GrB_Scalar_clear (s));
    GrB_Index n;
    OK (GrB_Scalar_nvals (&n, s));
    CHECK (n == 0);
    OK (GrB_Scalar_nvals (&n, t));
    CHECK (n == 1);
    OK (GrB_Matrix_clear (A));
    MATRIX_IS (A, 2, 2, _, _, _, _);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&B));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Scalar_free (&t));
}

static void predefined_objects_stay (void)
{
    GrB_Type t = GrB_FP64;
    GrB_BinaryOp op = GrB_PLUS_FP64;
    GrB_Semiring s = GxB_ANY_PAIR_BOOL;
    GrB_Descriptor d = GrB_DESC_RSC;
    OK (GrB_Type_free (&t));
    OK (GrB_BinaryOp_free (&op));
    OK (GrB_Semiring_free (&s));
    OK (GrB_Descriptor_free (&d));
    OK (GrB_Type_free (&GrB_FP64));
    CHECK (GrB_FP64 != NULL && GrB_PLUS_FP64 != NULL);
    EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set (GrB_DESC_RSC, GrB_INP0, GrB_TRAN));
    GrB_Vector v = VECTOR (1, 3);
    OK (GrB_Vector_free (&v));
}

static void errors_leave_a_text (void)
{
    GrB_Matrix A = MATRIX (2, 3, 1, 2, 3, 4, 5, 6);
    const char *text = NULL;
    OK (GrB_Matrix_error (&text, A));
    CHECK (text != NULL && text[0] == 0);
    EXPECT (GrB_DIMENSION_MISMATCH, GrB_mxm (A, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, A, A, NULL));
    OK (GrB_Matrix_error (&text, A));
    CHECK (strstr (text, "GrB_DIMENSION_MISMATCH: ") == text && strlen (text) > 30);
    OK (GrB_Matrix_setElement_FP64 (A, 1, 0, 0));
    OK (GrB_Matrix_error (&text, A));
    CHECK (text[0] == 0);
    OK (GrB_BinaryOp_error (&text, GrB_PLUS_FP64));
    CHECK (text[0] == 0);
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_error (NULL, A));
    EXPECT (GrB_NULL_POINTER, GrB_Matrix_error (&text, NULL));
    OK (GrB_Matrix_free (&A));
}

static void wait_takes_two_modes (void)
{
    GrB_Matrix A = MATRIX (2, 2, 1, _, _, 2);
    GrB_Vector v = VECTOR (2, 1, _);
    GrB_Scalar s = NULL;
    OK (GrB_Scalar_new (&s, GrB_BOOL));
    OK (GrB_Matrix_wait (A, GrB_MATERIALIZE));
    OK (GrB_Matrix_wait (A, GrB_COMPLETE));
    OK (GrB_Vector_wait (v, GrB_MATERIALIZE));
    OK (GrB_Scalar_wait (s, GrB_MATERIALIZE));
    OK (GrB_Type_wait (GrB_FP32, GrB_COMPLETE));
    OK (GrB_UnaryOp_wait (GrB_LNOT, GrB_COMPLETE));
    OK (GrB_BinaryOp_wait (GrB_LOR, GrB_COMPLETE));
    OK (GrB_IndexUnaryOp_wait (GrB_TRIL, GrB_COMPLETE));
    OK (GrB_Monoid_wait (GrB_LOR_MONOID_BOOL, GrB_COMPLETE));
    OK (GrB_Semiring_wait (GrB_LOR_LAND_SEMIRING_BOOL, GrB_COMPLETE));
    OK (GrB_Descriptor_wait (GrB_DESC_T0, GrB_COMPLETE));
    EXPECT (GrB_INVALID_VALUE, GrB_Matrix_wait (A, (GrB_WaitMode) 5));
    EXPECT (GrB_NULL_POINTER, GrB_Vector_wait (NULL, GrB_COMPLETE));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
    OK (GrB_Scalar_free (&s));
}

static void *other_malloc (size_t bytes)
{
    return malloc (bytes);
}

/* What may be called when, around init and finalize (SN-14). */
static void calls_need_init (GrB_Matrix kept)
{
    GrB_Index nrows = 77;
    GrB_Vector none = (GrB_Vector) &nrows;
    EXPECT (GrB_PANIC, GrB_Vector_new (&none, GrB_FP64, 3));
    CHECK (none == (GrB_Vector) &nrows);
    unsigned version = 0, subversion = 0;
    OK (GrB_getVersion (&version, &subversion));
    CHECK (version == GRB_VERSION && subversion == GRB_SUBVERSION);
    EXPECT (GrB_NULL_POINTER, GrB_getVersion (NULL, &subversion));
    if (kept == NULL) return;
    EXPECT (GrB_PANIC, GrB_Matrix_nrows (&nrows, kept));
    CHECK (nrows == 77);
    EXPECT (GrB_PANIC, GrB_Matrix_setElement_FP64 (kept, 5, 0, 0));
    EXPECT (GrB_PANIC, GrB_mxm (kept, NULL, NULL, GrB_PLUS_TIMES_SEMIRING_FP64, kept, kept, NULL));
    EXPECT (GrB_PANIC, GrB_Matrix_wait (kept, GrB_MATERIALIZE));
    const char *text = NULL;
    OK (GrB_Matrix_error (&text, kept));
    CHECK (strstr (text, "GrB_init") != NULL);
}

/* One context, in both modes one after the other. */
static void a_context (GrB_Mode mode, GrB_Mode other)
{
    calls_need_init (NULL);
    EXPECT (GrB_INVALID_VALUE, GrB_init ((GrB_Mode) 42));
    calls_need_init (NULL);
    OK (GrB_init (mode));
    EXPECT (GrB_INVALID_VALUE, GrB_init (mode));
    EXPECT (GrB_INVALID_VALUE, GrB_init (other));
    EXPECT (GrB_INVALID_VALUE, GxB_init (mode, malloc, NULL, NULL, free));
    kinds_are_told_apart ();
    new_checks_its_arguments ();
    dup_copies_and_keeps_apart ();
    predefined_objects_stay ();
    errors_leave_a_text ();
    wait_takes_two_modes ();
    GrB_Matrix kept = MATRIX (2, 2, 1, _, _, 4), freed_late = MATRIX (1, 1, 9);
    OK (GrB_finalize ());
    calls_need_init (kept);
    OK (GrB_Matrix_free (&freed_late));
    CHECK (freed_late == NULL);
    /* Objects outlive the context; a malloc family then comes too late. */
    EXPECT (GrB_INVALID_VALUE, GxB_init (mode, other_malloc, NULL, NULL, free));
    OK (GrB_init (mode));
    MATRIX_IS (kept, 2, 2, 1, _, _, 4);
    OK (GrB_Matrix_free (&kept));
    OK (GrB_finalize ());
    OK (GrB_finalize ());
}

int main (void)
{
    use_pairs ();
    a_context (GrB_BLOCKING, GrB_NONBLOCKING);
    a_context (GrB_NONBLOCKING, GrB_BLOCKING);
    return 0;
}
