/* What concat, split and reshape refuse (capi/contracts/46-tiles.txt). */
#include "errors.h"

#define COUNTS "nrows.huge ncols.huge nrows.count ncols.count "

#define CASES                                                                                                         \
    CASE (GxB_Matrix_concat, "C=2x6 Tiles=tiles m=#1 n=#2 desc",                                                      \
          HANDLE ("C") POINTER_TO ("Tiles") OPTIONAL ("desc") "m.zero n.zero Tiles.holds-null Tiles.ragged C.rows C.cols C.type ", \
          C, (const GrB_Matrix *) Tiles, NUM (m), NUM (n), desc)                                                      \
    CASE (GxB_Matrix_split, "A=3x3 Tiles=new-matrix m=#1 n=#1 Tile_nrows=three Tile_ncols=three desc",                \
          HANDLE ("A") POINTER_TO ("Tiles") POINTER_TO ("Tile_nrows") POINTER_TO ("Tile_ncols") OPTIONAL ("desc")     \
          "m.zero n.zero Tile_nrows.sum Tile_ncols.sum ",                                                             \
          Tiles, NUM (m), NUM (n), (const GrB_Index *) Tile_nrows, (const GrB_Index *) Tile_ncols, A, desc)           \
    CASE (GxB_Matrix_reshape, "C=3x4 nrows=#6 ncols=#2 desc",                                                         \
          HANDLE ("C") OPTIONAL ("desc") COUNTS, C, true, NUM (nrows), NUM (ncols), desc)                             \
    CASE (GxB_Matrix_reshapeDup, "C=new-matrix A=3x4 nrows=#6 ncols=#2 desc",                                         \
          POINTER_TO ("C") HANDLE ("A") OPTIONAL ("desc") COUNTS, C, A, false, NUM (nrows), NUM (ncols), desc)

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
