/* What import, export, serialize and deserialize refuse (capi/contracts/17-transfer.txt). */
#include "errors.h"

#define FORMAT ((GrB_Format) NUM (format))

#define IMPORT(function, world)                                                                                       \
    CASE (function, world " A=new-matrix ty=own nrows=#4 ncols=#5 indptr=area indices=area values=area "              \
          "n_indptr=#5 n_indices=#4 n_values=#4 format=#0",                                                           \
          POINTER_TO ("A") HANDLE ("ty") "ty.type " DIMENSION ("nrows") DIMENSION ("ncols")                           \
          POINTER_TO ("indptr") POINTER_TO ("indices") POINTER_TO ("values") "indptr.beyond indptr.falling "          \
          "indptr.begin indptr.end indices.beyond indices.repeated n_indptr.less n_indices.less n_values.less "       \
          "format.unknown ",                                                                                          \
          A, ty, NUM (nrows), NUM (ncols), indptr, indices, values, NUM (n_indptr), NUM (n_indices), NUM (n_values), FORMAT)
#define EXPORT(function, world)                                                                                       \
    CASE (function, world " indptr=area indices=area values=area n_indptr=space n_indices=space n_values=space "      \
          "format=#0 A=3x4",                                                                                          \
          HANDLE ("A") POINTER_TO ("indptr") POINTER_TO ("indices") POINTER_TO ("values") POINTER_TO ("n_indptr")     \
          POINTER_TO ("n_indices") POINTER_TO ("n_values") "A.type n_indptr.space n_indices.space n_values.space "    \
          "format.unknown ",                                                                                          \
          indptr, indices, values, n_indptr, n_indices, n_values, FORMAT, A)
#define TYPED(name, ctype, prefix) IMPORT (prefix##_Matrix_import_##name, #name) EXPORT (prefix##_Matrix_export_##name, #name)

#define CASES                                                                                                         \
    FOR_ALL_TYPES (TYPED)                                                                                             \
    IMPORT (GrB_Matrix_import_UDT, "pair")                                                                            \
    EXPORT (GrB_Matrix_export_UDT, "pair")                                                                            \
    CASE (GrB_Matrix_exportHint, "hint=area A=3x4", HANDLE ("A") POINTER_TO ("hint"), hint, A)                        \
    CASE (GrB_Matrix_exportSize, "n_indptr=area n_indices=area n_values=area format=#0 A=3x4",                        \
          HANDLE ("A") POINTER_TO ("n_indptr") POINTER_TO ("n_indices") POINTER_TO ("n_values") "format.unknown ",    \
          n_indptr, n_indices, n_values, FORMAT, A)                                                                   \
    CASE (GrB_Matrix_serializeSize, "size=area A=3x4", HANDLE ("A") POINTER_TO ("size"), size, A)                     \
    CASE (GrB_Matrix_serialize, "serialized_data=area serialized_size=room A=3x4", HANDLE ("A")                       \
          POINTER_TO ("serialized_data") POINTER_TO ("serialized_size") "serialized_size.space ",                     \
          serialized_data, serialized_size, A)                                                                        \
    CASE (GrB_Matrix_deserialize, "A=new-matrix d=own serialized_data=blob serialized_size=#1000",                    \
          POINTER_TO ("A") OPTIONAL ("d") POINTER_TO ("serialized_data") "d.type serialized_data.corrupt "            \
          "serialized_size.truncated ", A, d, serialized_data, NUM (serialized_size))

#define CASE CALL
CASES
#undef CASE
#define CASE RUN

int main (void)
{
    use_pairs ();
    start (GrB_NONBLOCKING);
    CASES
    /* Data of a user-defined type say only how large it is. */
    run_case ("GrB_Matrix_deserialize", "pair A=new-matrix d=own serialized_data=blob serialized_size=#1000", "d.missing ",
              call_GrB_Matrix_deserialize);
    return finish ();
}
