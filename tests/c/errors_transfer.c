/* What import, export, serialize and deserialize refuse (capi/contracts/17-transfer.txt). */
#include "errors.h"

#define FORMAT ((GrB_Format) NUM (format))

/* Worlds of import in each format, and what can be wrong in it: the arrays that every area holds,
   0 1 2 3 4 ..., are a diagonal in all three. */
#define IMPORT_WORLD "A=new-matrix ty=own indptr=area indices=area values=area n_indices=#4 n_values=#4 "
#define IMPORT_CSR   IMPORT_WORLD "nrows=#4 ncols=#5 n_indptr=#5 format=#0"
#define IMPORT_CSC   IMPORT_WORLD "nrows=#5 ncols=#4 n_indptr=#5 format=#1"
#define IMPORT_COO   IMPORT_WORLD "nrows=#4 ncols=#5 n_indptr=#4 format=#2"
#define IN_ANY_FORMAT                                                                                                 \
    POINTER_TO ("A") HANDLE ("ty") "ty.type " DIMENSION ("nrows") DIMENSION ("ncols")                                 \
    POINTER_TO ("indptr") POINTER_TO ("indices") POINTER_TO ("values")                                                \
    "indices.repeated n_indptr.less n_indices.less n_values.less format.unknown "
#define IN_STARTS    "indptr.falling indptr.begin indptr.end indptr.overrun indices.beyond "
#define IN_PLACES    "indptr.off indices.off "

#define EXPORT_WORLD "indptr=area indices=area values=area n_indptr=space n_indices=space n_values=space A=3x4 "
#define EXPORT_FAULTS                                                                                                 \
    HANDLE ("A") POINTER_TO ("indptr") POINTER_TO ("indices") POINTER_TO ("values") POINTER_TO ("n_indptr")           \
    POINTER_TO ("n_indices") POINTER_TO ("n_values") "A.type n_indptr.space n_indices.space n_values.space "          \
    "format.unknown "

#define IMPORT(function, world)                                                                                       \
    CASE (function, world " " IMPORT_CSR, IN_ANY_FORMAT IN_STARTS,                                                    \
          A, ty, NUM (nrows), NUM (ncols), indptr, indices, values, NUM (n_indptr), NUM (n_indices), NUM (n_values), FORMAT)
#define EXPORT(function, world)                                                                                       \
    CASE (function, world " " EXPORT_WORLD "format=#0", EXPORT_FAULTS,                                                \
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

/* The calls made above, in the other formats. */
#define OTHER_FORMATS(import, export, world)                                                                          \
    run_case (#import, world " " IMPORT_CSC, IN_ANY_FORMAT IN_STARTS, call_##import);                                 \
    run_case (#import, world " " IMPORT_COO, IN_ANY_FORMAT IN_PLACES, call_##import);                                 \
    run_case (#export, world " " EXPORT_WORLD "format=#1", EXPORT_FAULTS, call_##export);                             \
    run_case (#export, world " " EXPORT_WORLD "format=#2", EXPORT_FAULTS, call_##export);
#define OTHER_FORMATS_OF(name, ctype, prefix) OTHER_FORMATS (prefix##_Matrix_import_##name, prefix##_Matrix_export_##name, #name)

int main (void)
{
    use_pairs ();
    start (GrB_NONBLOCKING);
    CASES
    FOR_ALL_TYPES (OTHER_FORMATS_OF)
    OTHER_FORMATS (GrB_Matrix_import_UDT, GrB_Matrix_export_UDT, "pair")
    /* Data of a user-defined type say only how large it is. */
    run_case ("GrB_Matrix_deserialize", "pair A=new-matrix d=own serialized_data=blob serialized_size=#1000", "d.missing ",
              call_GrB_Matrix_deserialize);
    return finish ();
}
