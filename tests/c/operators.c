/* Making types, operators, monoids, semirings and descriptors. */
#include "check.h"

#define GLUE_(a, b, c) a##_##b##_##c
#define CALL(prefix, function, type) GLUE_ (prefix, function, type)

/* Monoids of every type: PLUS with identity 0, and with a terminal value. */
#define MONOID_OF(T, ctype, prefix)                                                                     \
    {                                                                                                   \
        GrB_Monoid m = NULL;                                                                            \
        GrB_Semiring s = NULL;                                                                          \
        OK (CALL (prefix, Monoid_new, T) (&m, CALL (prefix, PLUS, T), (ctype) 0));                      \
        OK (GrB_Semiring_new (&s, m, CALL (prefix, TIMES, T)));                                         \
        OK (GrB_Semiring_free (&s));                                                                    \
        OK (GrB_Monoid_free (&m));                                                                      \
        OK (GxB_Monoid_terminal_new_##T (&m, CALL (prefix, TIMES, T), (ctype) 1, (ctype) 0));           \
        OK (GrB_Monoid_free (&m));                                                                      \
        EXPECT (GrB_NULL_POINTER, CALL (prefix, Monoid_new, T) (&m, NULL, (ctype) 0));                  \
        EXPECT (GrB_NULL_POINTER, CALL (prefix, Monoid_new, T) (NULL, CALL (prefix, PLUS, T), (ctype) 0)); \
    }

static void monoids_need_one_type (void)
{
    GrB_Monoid m = NULL;
    GrB_Semiring s = NULL;
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_new_INT32 (&m, GrB_PLUS_FP64, 0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_new_BOOL (&m, GrB_LT_FP64, false));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Semiring_new (&s, GrB_PLUS_MONOID_INT32, GrB_TIMES_FP64));
    EXPECT (GrB_NULL_POINTER, GrB_Semiring_new (&s, NULL, GrB_TIMES_FP64));
    EXPECT (GrB_NULL_POINTER, GrB_Semiring_new (NULL, GrB_PLUS_MONOID_FP64, GrB_TIMES_FP64));
    OK (GrB_Semiring_new (&s, GrB_LOR_MONOID_BOOL, GrB_LT_FP64));
    OK (GrB_Semiring_free (&s));
    CHECK (m == NULL && s == NULL);
}

static void user_operators_need_all_parts (void)
{
    GrB_Type t = NULL;
    GrB_UnaryOp f = NULL;
    GrB_BinaryOp g = NULL;
    GrB_IndexUnaryOp h = NULL;
    GrB_Monoid m = NULL;
    OK (GrB_Type_new (&t, sizeof (Pair)));
    EXPECT (GrB_NULL_POINTER, GrB_UnaryOp_new (&f, NULL, t, t));
    EXPECT (GrB_NULL_POINTER, GrB_UnaryOp_new (NULL, pair_negate, t, t));
    EXPECT (GrB_NULL_POINTER, GrB_UnaryOp_new (&f, pair_negate, NULL, t));
    EXPECT (GrB_NULL_POINTER, GrB_BinaryOp_new (&g, pair_add, t, t, NULL));
    EXPECT (GrB_NULL_POINTER, GrB_BinaryOp_new (&g, NULL, t, t, t));
    EXPECT (GrB_NULL_POINTER, GrB_IndexUnaryOp_new (&h, NULL, t, t, t));
    OK (GrB_UnaryOp_new (&f, pair_negate, t, t));
    OK (GrB_BinaryOp_new (&g, pair_add, t, t, t));
    OK (GrB_IndexUnaryOp_new (&h, pair_above, GrB_BOOL, t, t));
    Pair zero = pair (0);
    OK (GrB_Monoid_new_UDT (&m, g, &zero));
    OK (GrB_Monoid_free (&m));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_new_FP64 (&m, g, 0));
    EXPECT (GrB_DOMAIN_MISMATCH, GrB_Monoid_new_UDT (&m, GrB_PLUS_FP64, &zero));
    EXPECT (GrB_NULL_POINTER, GrB_Monoid_new_UDT (&m, g, NULL));
    OK (GxB_Monoid_terminal_new_UDT (&m, g, &zero, &zero));
    /* the monoid keeps what it needs */
    OK (GrB_BinaryOp_free (&g));
    OK (GrB_Type_free (&t));
    OK (GrB_Monoid_wait (m, GrB_COMPLETE));
    OK (GrB_Monoid_free (&m));
    OK (GrB_UnaryOp_free (&f));
    OK (GrB_IndexUnaryOp_free (&h));
    OK (GxB_Type_new (&t, 16, "Pair", "typedef struct { } Pair;"));
    OK (GxB_UnaryOp_new (&f, pair_negate, t, t, "pair_negate", NULL));
    OK (GxB_BinaryOp_new (&g, pair_add, t, t, t, "pair_add", NULL));
    OK (GxB_IndexUnaryOp_new (&h, pair_above, GrB_BOOL, t, t, "pair_above", NULL));
    OK (GrB_Type_free (&t));
    OK (GrB_UnaryOp_free (&f));
    OK (GrB_BinaryOp_free (&g));
    OK (GrB_IndexUnaryOp_free (&h));
}

/* 3 settings by number; the product shows each of them. */
static void descriptors_add_up (void)
{
    GrB_Descriptor d = NULL;
    GrB_Matrix A = MATRIX (2, 2, 1, 2, 3, 4), M = MATRIX (2, 2, 0, _, _, 1), C = MATRIX (2, 2, 9, 9, 9, 9);
    OK (GrB_Descriptor_new (&d));
    EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set (d, GrB_OUTP, GrB_TRAN));
    EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set (d, GrB_INP0, GrB_COMP));
    EXPECT (GrB_INVALID_VALUE, GrB_Descriptor_set (d, (GrB_Desc_Field) 77, GrB_TRAN));
    EXPECT (GrB_NULL_POINTER, GrB_Descriptor_set (NULL, GrB_OUTP, GrB_REPLACE));
    const char *text;
    OK (GrB_Descriptor_error (&text, d));
    OK (GrB_Descriptor_set (d, GrB_INP0, GrB_TRAN));
    OK (GrB_transpose (C, M, NULL, A, d)); /* C<M> = (A')' */
    MATRIX_IS (C, 2, 2, 9, 9, 9, 4);
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_STRUCTURE));
    OK (GrB_transpose (C, M, NULL, A, d));
    MATRIX_IS (C, 2, 2, 1, 9, 9, 4);
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_COMP));
    OK (GrB_transpose (C, M, NULL, A, d));
    MATRIX_IS (C, 2, 2, 1, 2, 3, 4);
    OK (GrB_Descriptor_set (d, GrB_OUTP, GrB_REPLACE));
    OK (GrB_transpose (C, M, NULL, A, d));
    MATRIX_IS (C, 2, 2, _, 2, 3, _);
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_DEFAULT));
    OK (GrB_transpose (C, M, NULL, A, d));
    MATRIX_IS (C, 2, 2, _, _, _, 4);
    OK (GrB_Descriptor_free (&d));
    OK (GrB_Descriptor_new (&d));
    OK (GrB_Descriptor_set (d, GrB_MASK, GrB_COMP_STRUCTURE));
    OK (GrB_transpose (C, M, NULL, A, d));
    MATRIX_IS (C, 2, 2, _, 3, 2, 4);
    OK (GrB_transpose (C, M, NULL, A, GrB_DESC_RSCT0));
    MATRIX_IS (C, 2, 2, _, 2, 3, _);
    OK (GrB_Descriptor_free (&d));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&M));
    OK (GrB_Matrix_free (&C));
}

int main (void)
{
    use_pairs ();
    OK (GrB_init (GrB_NONBLOCKING));
#define REAL(T, ctype, prefix) MONOID_OF (T, ctype, prefix)
    FOR_ALL_TYPES (REAL)
    monoids_need_one_type ();
    user_operators_need_all_parts ();
    descriptors_add_up ();
    OK (GrB_finalize ());
    return 0;
}
