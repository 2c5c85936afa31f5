/* What pack, unpack, import and export of blocks refuse (capi/contracts/42-pack.txt). A refused call leaves the arrays
   with their owner, who frees them after each case. */
#include "errors.h"

#define LISTS_IN  "Ap=array Aj=array Ax=array Ap_size=#40 Aj_size=#32 Ax_size=#32 desc "
#define HYPER_IN  LISTS_IN "Ah=array Ah_size=#32 nvec=#4 "
#define BITMAP_IN "Ab=marks Ax=array Ab_size=#16 Ax_size=#128 nvals=#16 desc "
#define FULL_IN   "Ax=array Ax_size=#128 desc "
#define LISTS_BAD                                                                                                     \
    POINTER_TO ("Ap") POINTER_TO ("Aj") POINTER_TO ("Ax") OPTIONAL ("desc") "Ap_size.few Aj_size.few Ax_size.few Aj.far "
#define HYPER_BAD  LISTS_BAD POINTER_TO ("Ah") "Ah_size.few "
#define BITMAP_BAD POINTER_TO ("Ab") POINTER_TO ("Ax") OPTIONAL ("desc") "Ab_size.few nvals.wrong "
#define FULL_BAD   POINTER_TO ("Ax") OPTIONAL ("desc") "Ax_size.few "
#define LISTS_ARGS  Ap, Aj, Ax, NUM (Ap_size), NUM (Aj_size), NUM (Ax_size), false, false, desc
#define HYPER_ARGS  Ap, Ah, Aj, Ax, NUM (Ap_size), NUM (Ah_size), NUM (Aj_size), NUM (Ax_size), false, NUM (nvec), false, desc
#define BITMAP_ARGS Ab, Ax, NUM (Ab_size), NUM (Ax_size), false, NUM (nvals), desc
#define FULL_ARGS   Ax, NUM (Ax_size), false, desc
#define NEW_MATRIX POINTER_TO ("A") HANDLE ("ty") DIMENSION ("nrows") DIMENSION ("ncols")
#define IMPORTED   "A=new-matrix ty=own nrows=#4 ncols=#4 "

#define LISTS_OUT  "Ap=new-block Aj=new-block Ax=new-block Ap_size=area Aj_size=area Ax_size=area iso=area jumbled=area desc "
#define HYPER_OUT  LISTS_OUT "Ah=new-block Ah_size=area nvec=area "
#define BITMAP_OUT "Ab=new-block Ax=new-block Ab_size=area Ax_size=area iso=area nvals=area desc "
#define FULL_OUT   "Ax=new-block Ax_size=area iso=area desc "
#define LISTS_NULL                                                                                                    \
    POINTER_TO ("Ap") POINTER_TO ("Aj") POINTER_TO ("Ax") POINTER_TO ("Ap_size") POINTER_TO ("Aj_size")               \
    POINTER_TO ("Ax_size") OPTIONAL ("desc")
#define HYPER_NULL  LISTS_NULL POINTER_TO ("Ah") POINTER_TO ("Ah_size") POINTER_TO ("nvec")
#define BITMAP_NULL POINTER_TO ("Ab") POINTER_TO ("Ax") POINTER_TO ("Ab_size") POINTER_TO ("Ax_size") POINTER_TO ("nvals") OPTIONAL ("desc")
#define FULL_NULL   POINTER_TO ("Ax") POINTER_TO ("Ax_size") OPTIONAL ("desc")
#define LISTS_TO  Ap, Aj, Ax, Ap_size, Aj_size, Ax_size, iso, jumbled, desc
#define HYPER_TO  Ap, Ah, Aj, Ax, Ap_size, Ah_size, Aj_size, Ax_size, iso, nvec, jumbled, desc
#define BITMAP_TO Ab, Ax, Ab_size, Ax_size, iso, nvals, desc
#define FULL_TO   Ax, Ax_size, iso, desc
#define EXPORTED  "A=held-matrix ty=area nrows=area ncols=area "
#define OLD_MATRIX POINTER_TO ("A") POINTER_TO ("ty") POINTER_TO ("nrows") POINTER_TO ("ncols") "A.holds-null "

#define MATRIX_WAY(way, form, pack_more, unpack_more)                                                                 \
    CASE (GxB_Matrix_pack_##way, "A=4x4 " form##_IN, HANDLE ("A") form##_BAD pack_more, A, form##_ARGS)               \
    CASE (GxB_Matrix_import_##way, IMPORTED form##_IN, NEW_MATRIX form##_BAD, A, ty, NUM (nrows), NUM (ncols), form##_ARGS) \
    CASE (GxB_Matrix_unpack_##way, "A=1x1 " form##_OUT, HANDLE ("A") form##_NULL unpack_more, A, form##_TO)           \
    CASE (GxB_Matrix_export_##way, EXPORTED form##_OUT, OLD_MATRIX form##_NULL, A, ty, nrows, ncols, form##_TO)
#define LISTS_MORE "Ap.absent-array Ap.falls Aj.unsorted Aj.twice "
#define HYPER_MORE "Ap.absent-array Ap.falls Aj.unsorted Ah.far Ah.unsorted "

#define VLIST_IN   "vi=array vx=array vi_size=#32 vx_size=#32 nvals=#4 desc "
#define VBITMAP_IN "vb=marks vx=array vb_size=#4 vx_size=#32 nvals=#4 desc "
#define VFULL_IN   "vx=array vx_size=#32 desc "
#define VLIST_BAD   POINTER_TO ("vi") POINTER_TO ("vx") OPTIONAL ("desc") "vi_size.few vx_size.few vi.far "
#define VBITMAP_BAD POINTER_TO ("vb") POINTER_TO ("vx") OPTIONAL ("desc") "vb_size.few nvals.wrong "
#define VFULL_BAD   POINTER_TO ("vx") OPTIONAL ("desc") "vx_size.few "
#define VLIST_ARGS   vi, vx, NUM (vi_size), NUM (vx_size), false, NUM (nvals), false, desc
#define VBITMAP_ARGS vb, vx, NUM (vb_size), NUM (vx_size), false, NUM (nvals), desc
#define VFULL_ARGS   vx, NUM (vx_size), false, desc
#define VLIST_OUT   "vi=new-block vx=new-block vi_size=area vx_size=area iso=area nvals=area jumbled=area desc "
#define VBITMAP_OUT "vb=new-block vx=new-block vb_size=area vx_size=area iso=area nvals=area desc "
#define VFULL_OUT   "vx=new-block vx_size=area iso=area desc "
#define VLIST_NULL   POINTER_TO ("vi") POINTER_TO ("vx") POINTER_TO ("vi_size") POINTER_TO ("vx_size") POINTER_TO ("nvals") OPTIONAL ("desc")
#define VBITMAP_NULL POINTER_TO ("vb") POINTER_TO ("vx") POINTER_TO ("vb_size") POINTER_TO ("vx_size") POINTER_TO ("nvals") OPTIONAL ("desc")
#define VFULL_NULL   POINTER_TO ("vx") POINTER_TO ("vx_size") OPTIONAL ("desc")
#define VLIST_TO   vi, vx, vi_size, vx_size, iso, nvals, jumbled, desc
#define VBITMAP_TO vb, vx, vb_size, vx_size, iso, nvals, desc
#define VFULL_TO   vx, vx_size, iso, desc
#define VECTOR_WAY(way, form, pack_more, unpack_more)                                                                 \
    CASE (GxB_Vector_pack_##way, "v=4 " form##_IN, HANDLE ("v") form##_BAD pack_more, v, form##_ARGS)                 \
    CASE (GxB_Vector_import_##way, "v=new-vector ty=own n=#4 " form##_IN,                                             \
          POINTER_TO ("v") HANDLE ("ty") DIMENSION ("n") form##_BAD, v, ty, NUM (n), form##_ARGS)                     \
    CASE (GxB_Vector_unpack_##way, "v=1 " form##_OUT, HANDLE ("v") form##_NULL unpack_more, v, form##_TO)             \
    CASE (GxB_Vector_export_##way, "v=held-vector ty=area n=area " form##_OUT,                                        \
          POINTER_TO ("v") POINTER_TO ("ty") POINTER_TO ("n") "v.holds-null " form##_NULL, v, ty, n, form##_TO)

#define CASES                                                                                                         \
    MATRIX_WAY (CSR, LISTS, LISTS_MORE, "") MATRIX_WAY (CSC, LISTS, LISTS_MORE, "")                                   \
    MATRIX_WAY (HyperCSR, HYPER, HYPER_MORE, "") MATRIX_WAY (HyperCSC, HYPER, HYPER_MORE, "")                         \
    MATRIX_WAY (BitmapR, BITMAP, "", "") MATRIX_WAY (BitmapC, BITMAP, "", "")                                         \
    MATRIX_WAY (FullR, FULL, "", "A.incomplete ") MATRIX_WAY (FullC, FULL, "", "A.incomplete ")                       \
    VECTOR_WAY (CSC, VLIST, "vi.unsorted ", "") VECTOR_WAY (Bitmap, VBITMAP, "", "")                                  \
    VECTOR_WAY (Full, VFULL, "", "v.incomplete ")                                                                     \
    CASE (GxB_unpack_HyperHash, "A=3x4 Y=area desc", HANDLE ("A") POINTER_TO ("Y") OPTIONAL ("desc"), A, Y, desc)     \
    CASE (GxB_pack_HyperHash, "A=3x4 Y=held-matrix desc", HANDLE ("A") POINTER_TO ("Y") OPTIONAL ("desc"), A, Y, desc)

#define CASE CALL
CASES
#undef CASE
#define CASE RUN

int main (void)
{
    use_pairs ();
    start (GrB_NONBLOCKING);
    CASES
    return finish ();
}
