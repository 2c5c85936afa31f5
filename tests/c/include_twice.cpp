// The header in C++, twice: no polymorphic names, but everything else.
#include "GraphBLAS.h"
#include "GraphBLAS.h"

int main ()
{
    GrB_Vector v = nullptr;
    GxB_FC64_t z (1, 2), y;
    GrB_Index n = 0;
    bool fine = GrB_init (GrB_NONBLOCKING) == GrB_SUCCESS && GrB_Vector_new (&v, GxB_FC64, 3) == GrB_SUCCESS
        && GxB_Vector_setElement_FC64 (v, z, 1) == GrB_SUCCESS && GxB_Vector_extractElement_FC64 (&y, v, 1) == GrB_SUCCESS
        && GxB_Vector_assign_FC64 (v, nullptr, GxB_PLUS_FC64, z, GrB_ALL, 3, nullptr) == GrB_SUCCESS
        && GxB_Vector_extractElement_FC64 (&z, v, 1) == GrB_SUCCESS && GrB_Vector_nvals (&n, v) == GrB_SUCCESS
        && GrB_Vector_free (&v) == GrB_SUCCESS && GrB_finalize () == GrB_SUCCESS;
    return fine && n == 3 && y == GxB_FC64_t (1, 2) && z == GxB_FC64_t (2, 4) ? 0 : 1;
}
