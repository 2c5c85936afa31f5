/* get and set of every kind of object; what the fields hold is tested in get_set.c. */
#include "every.h"

/* All nine functions of a kind. The object's name is `name`; its field `number` holds `value`.
   Setting gives the code `numbers` for the number and `names` for the name; no field is set from bytes. */
#define NINE(KIND, object, name, number, value, numbers, names)                 \
    do                                                                          \
    {                                                                           \
        int32_t n = -9;                                                         \
        size_t size = 0;                                                        \
        char buffer[64] = "untouched";                                          \
        GrB_Scalar z = scalar (-9);                                             \
        OK (GrB_##KIND##_get_INT32 (object, &n, number));                       \
        CHECK (n == (int32_t) (value));                                         \
        OK (GrB_##KIND##_get_Scalar (object, z, number));                       \
        CHECK (scalar_is (z, value));                                           \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_get_VOID (object, buffer, GrB_NAME)); \
        CHECK (strcmp (buffer, "untouched") == 0);                              \
        OK (GrB_##KIND##_get_SIZE (object, &size, GrB_NAME));                   \
        CHECK (size == sizeof (name));                                          \
        OK (GrB_##KIND##_get_String (object, buffer, GrB_NAME));                \
        CHECK (strcmp (buffer, name) == 0);                                     \
        EXPECT (numbers, GrB_##KIND##_set_INT32 (object, value, number));       \
        EXPECT (numbers, GrB_##KIND##_set_Scalar (object, z, number));          \
        EXPECT (names, GrB_##KIND##_set_String (object, buffer, GrB_NAME));     \
        EXPECT (GrB_INVALID_VALUE, GrB_##KIND##_set_VOID (object, buffer, GrB_NAME, 3)); \
        OK (GrB_Scalar_free (&z));                                              \
    } while (0)

static void half (void *z, const void *x)
{
    *(double *) z = *(const double *) x / 2;
}

static void algebra_fields (void)
{
    GrB_Type type = NULL;
    GrB_UnaryOp unary = NULL;
    GrB_BinaryOp binary = NULL;
    GrB_IndexUnaryOp index = NULL;
    GrB_Monoid monoid = NULL;
    GrB_Semiring semiring = NULL;
    OK (GrB_Type_new (&type, sizeof (Pair)));
    OK (GrB_UnaryOp_new (&unary, half, GrB_FP64, GrB_FP64));
    OK (GrB_BinaryOp_new (&binary, pair_add, type, type, type));
    OK (GrB_IndexUnaryOp_new (&index, pair_above, GrB_BOOL, type, type));
    OK (GrB_Monoid_new_INT8 (&monoid, GrB_MAX_INT8, -128));
    OK (GrB_Semiring_new (&semiring, monoid, GrB_MIN_INT8));
    NINE (Type, type, "", GrB_EL_TYPE_CODE, GrB_UDT_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    NINE (UnaryOp, unary, "", GrB_INP0_TYPE_CODE, GrB_FP64_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    NINE (BinaryOp, binary, "", GrB_INP1_TYPE_CODE, GrB_UDT_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    NINE (IndexUnaryOp, index, "", GrB_OUTP_TYPE_CODE, GrB_BOOL_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    NINE (Monoid, monoid, "", GrB_OUTP_TYPE_CODE, GrB_INT8_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    NINE (Semiring, semiring, "", GrB_OUTP_TYPE_CODE, GrB_INT8_CODE, GrB_INVALID_VALUE, GrB_SUCCESS);
    OK (GrB_Semiring_free (&semiring));
    OK (GrB_Monoid_free (&monoid));
    OK (GrB_IndexUnaryOp_free (&index));
    OK (GrB_BinaryOp_free (&binary));
    OK (GrB_UnaryOp_free (&unary));
    OK (GrB_Type_free (&type));
}

static void collection_fields (void)
{
    GrB_Descriptor d = NULL;
    GrB_Scalar s = NULL;
    GrB_Vector v = NULL;
    GrB_Matrix A = NULL;
    OK (GrB_Descriptor_new (&d));
    OK (GrB_Descriptor_set_INT32 (d, GrB_COMP_STRUCTURE, GrB_MASK_FIELD));
    OK (GrB_Descriptor_set_String (d, (char *) "d", GrB_NAME));
    OK (GrB_Scalar_new (&s, GrB_FP32));
    OK (GrB_Scalar_set_String (s, (char *) "a scalar", GrB_NAME));
    OK (GrB_Vector_new (&v, GrB_FP32, 3));
    OK (GrB_Vector_set_String (v, (char *) "a vector", GrB_NAME));
    OK (GrB_Matrix_new (&A, GrB_FP32, 3, 2));
    OK (GrB_Matrix_set_String (A, (char *) "a matrix", GrB_NAME));
    OK (GrB_Matrix_set_INT32 (A, GrB_COLMAJOR, GrB_STORAGE_ORIENTATION_HINT));
    NINE (Descriptor, d, "d", GrB_MASK_FIELD, GrB_COMP_STRUCTURE, GrB_SUCCESS, GrB_SUCCESS);
    NINE (Scalar, s, "a scalar", GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR, GrB_SUCCESS, GrB_SUCCESS);
    NINE (Vector, v, "a vector", GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR, GrB_SUCCESS, GrB_SUCCESS);
    NINE (Matrix, A, "a matrix", GrB_STORAGE_ORIENTATION_HINT, GrB_COLMAJOR, GrB_SUCCESS, GrB_SUCCESS);
    OK (GrB_Matrix_free (&A));
    OK (GrB_Vector_free (&v));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Descriptor_free (&d));
    NINE (Global, GrB_GLOBAL, "graphblas (Rust)", GrB_STORAGE_ORIENTATION_HINT, GrB_ROWMAJOR, GrB_SUCCESS, GrB_INVALID_VALUE);
}

void fields (void)
{
    algebra_fields ();
    collection_fields ();
}
