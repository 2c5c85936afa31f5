// The long names from C++: some functions of each group, complex values and C++ functions as
// operators included. Expected values: by hand.
#include <complex>
#include <cstdio>
#include <cstring>

#include "GraphBLAS.h"

namespace
{

#define OK(call)                                                                \
    do                                                                          \
    {                                                                           \
        const GrB_Info info = (call);                                           \
        if (info != GrB_SUCCESS) return failed (__LINE__, info);                \
    } while (false)
#define CHECK(condition)                                                        \
    do                                                                          \
    {                                                                           \
        if (!(condition)) return failed (__LINE__, 0);                          \
    } while (false)

bool failed (int line, int info)
{
    std::printf ("%s:%d: %d\n", __FILE__, line, info);
    return false;
}

typedef GxB_FC64_t Complex;

bool complex_numbers ()
{
    const GrB_Index rows[] = { 0, 0, 1 }, cols[] = { 0, 1, 1 }, none[] = { 1 };
    const Complex values[] = { Complex (1, 2), Complex (0, 1), Complex (-3, 0) };
    GrB_Matrix A = nullptr, C = nullptr;
    GrB_Vector u = nullptr, w = nullptr;
    GrB_Monoid sum = nullptr;
    Complex z;
    GxB_FC32_t f;
    OK (GrB_Matrix_new (&A, GxB_FC64, 2, 2));
    OK (GxB_Matrix_build_FC64 (A, rows, cols, values, 3, nullptr));
    OK (GrB_Matrix_new (&C, GxB_FC64, 2, 2));
    OK (GrB_mxm (C, nullptr, nullptr, GxB_PLUS_TIMES_FC64, A, A, nullptr));
    OK (GxB_Matrix_extractElement_FC64 (&z, C, 0, 0));
    CHECK (z == Complex (-3, 4)); // (1 + 2i)^2
    OK (GxB_Matrix_extractElement_FC64 (&z, C, 0, 1));
    CHECK (z == Complex (-2, -2)); // (1 + 2i) i - 3i
    OK (GxB_Matrix_extractElement_FC32 (&f, C, 1, 1));
    CHECK (f == GxB_FC32_t (9, 0));
    OK (GxB_Matrix_apply_BinaryOp2nd_FC64 (C, nullptr, nullptr, GxB_TIMES_FC64, A, Complex (0, 1), nullptr));
    OK (GxB_Matrix_extractElement_FC64 (&z, C, 0, 0));
    CHECK (z == Complex (-2, 1));
    OK (GrB_Vector_new (&u, GxB_FC64, 2));
    OK (GxB_Vector_setElement_FC64 (u, Complex (2, -2), 0));
    OK (GxB_Vector_assign_FC64 (u, nullptr, nullptr, Complex (5, 6), none, 1, nullptr));
    OK (GrB_Vector_new (&w, GxB_FC64, 2));
    OK (GrB_vxm (w, nullptr, nullptr, GxB_PLUS_TIMES_FC64, u, A, nullptr));
    OK (GxB_Vector_extractElement_FC64 (&z, w, 1));
    CHECK (z == Complex (2 - 15, 2 - 18)); // (2 - 2i) i - 3 (5 + 6i)
    OK (GxB_Monoid_new_FC64 (&sum, GxB_PLUS_FC64, Complex (0, 0)));
    OK (GxB_Matrix_reduce_FC64 (&z, nullptr, sum, A, nullptr));
    CHECK (z == Complex (-2, 3));
    OK (GrB_Monoid_free (&sum));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Vector_free (&w));
    return true;
}

struct Point
{
    std::int32_t x, y;
};

extern "C" void add_points (void *z, const void *a, const void *b)
{
    const Point *p = static_cast<const Point *> (a), *q = static_cast<const Point *> (b);
    *static_cast<Point *> (z) = Point { p->x + q->x, p->y + q->y };
}

bool users_type ()
{
    GrB_Type type = nullptr;
    GrB_BinaryOp add = nullptr;
    GrB_Monoid sum = nullptr;
    GrB_Vector u = nullptr;
    Point zero = { 0, 0 }, p = { 3, -4 }, total = { 9, 9 };
    OK (GrB_Type_new (&type, sizeof (Point)));
    OK (GrB_BinaryOp_new (&add, add_points, type, type, type));
    OK (GrB_Monoid_new_UDT (&sum, add, &zero));
    OK (GrB_Vector_new (&u, type, 5));
    OK (GrB_Vector_assign_UDT (u, nullptr, nullptr, &p, GrB_ALL, 5, nullptr));
    OK (GrB_Vector_removeElement (u, 2));
    OK (GrB_Vector_reduce_UDT (&total, nullptr, sum, u, nullptr));
    CHECK (total.x == 12 && total.y == -16);
    OK (GrB_Vector_free (&u));
    OK (GrB_Monoid_free (&sum));
    OK (GrB_BinaryOp_free (&add));
    OK (GrB_Type_free (&type));
    CHECK (type == nullptr);
    return true;
}

bool real_numbers ()
{
    const GrB_Index I[] = { 1, 0 };
    GrB_Matrix A = nullptr, C = nullptr;
    GrB_Vector u = nullptr;
    GrB_Scalar s = nullptr;
    GrB_Descriptor desc = nullptr;
    GrB_Index nvals = 0, n = 0, places[2];
    std::int64_t z = 0, values[2];
    const char *text = nullptr;
    OK (GrB_Matrix_new (&A, GrB_INT64, 2, 2));
    OK (GrB_Matrix_setElement_INT64 (A, -7, 0, 1));
    OK (GrB_Matrix_setElement_UINT8 (A, 200, 1, 1));
    OK (GrB_Descriptor_new (&desc));
    OK (GrB_Descriptor_set (desc, GrB_INP0, GrB_TRAN));
    OK (GrB_Matrix_dup (&C, A));
    OK (GrB_Matrix_eWiseAdd_BinaryOp (C, nullptr, nullptr, GrB_MINUS_INT64, A, A, desc));
    OK (GrB_Matrix_extractElement_INT64 (&z, C, 1, 0));
    CHECK (z == -7);
    OK (GrB_Matrix_eWiseMult_Monoid (C, nullptr, nullptr, GrB_PLUS_MONOID_INT64, A, A, nullptr));
    OK (GrB_Matrix_select_INT64 (C, nullptr, nullptr, GrB_VALUEGT_INT64, C, 0, nullptr));
    OK (GrB_Matrix_nvals (&nvals, C));
    CHECK (nvals == 1);
    OK (GrB_transpose (C, nullptr, nullptr, A, nullptr));
    OK (GrB_Matrix_extract (C, nullptr, nullptr, C, I, 2, GrB_ALL, 2, nullptr));
    OK (GrB_Matrix_extractElement_INT64 (&z, C, 0, 0));
    CHECK (z == -7);
    OK (GrB_Vector_new (&u, GrB_INT64, 2));
    OK (GrB_Matrix_reduce_Monoid (u, nullptr, nullptr, GrB_PLUS_MONOID_INT64, A, nullptr));
    n = 2;
    OK (GrB_Vector_extractTuples_INT64 (places, values, &n, u));
    CHECK (n == 2 && places[1] == 1 && values[0] == -7 && values[1] == 200);
    OK (GrB_Scalar_new (&s, GrB_INT64));
    OK (GrB_Vector_reduce_BinaryOp_Scalar (s, nullptr, GrB_MAX_INT64, u, nullptr));
    OK (GrB_Scalar_extractElement_INT64 (&z, s));
    CHECK (z == 200);
    CHECK (GrB_Vector_setElement_INT64 (u, 1, 5) == GrB_INVALID_INDEX);
    OK (GrB_Vector_error (&text, u));
    CHECK (std::strlen (text) > 0);
    OK (GrB_Matrix_wait (C, GrB_MATERIALIZE));
    OK (GrB_Matrix_free (&A));
    OK (GrB_Matrix_free (&C));
    OK (GrB_Vector_free (&u));
    OK (GrB_Scalar_free (&s));
    OK (GrB_Descriptor_free (&desc));
    return true;
}

} // namespace

int main ()
{
    if (GrB_init (GrB_NONBLOCKING) != GrB_SUCCESS) return 1;
    if (!complex_numbers () || !users_type () || !real_numbers ()) return 1;
    return GrB_finalize () == GrB_SUCCESS ? 0 : 1;
}
