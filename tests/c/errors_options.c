/* What the older names of get and set, and contexts, refuse (capi/contracts/41-options.txt). */
#include "errors.h"

#define OPTION ((GxB_Option_Field) NUM (field))
#define SETTING ((GrB_Desc_Field) NUM (field))
#define OF_CONTEXT ((GxB_Context_Field) NUM (field))
#define FIELD ((GrB_Field) NUM (field))

#define OPTIONS(kind, world)                                                                                          \
    CASE (GxB_##kind##_Option_get_INT32, world " value=area field=#7036",                                             \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.text field.other-number ", object, OPTION, value) \
    CASE (GxB_##kind##_Option_get_FP64, world " value=area field=#7001",                                              \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number field.other-real ", object, OPTION, value) \
    CASE (GxB_##kind##_Option_set_INT32, world " value=#1 field=#7002",                                               \
          HANDLE ("object") "value.unknown field.unknown field.text field.other-number field.number ",                \
          object, OPTION, (int32_t) NUM (value))                                                                      \
    CASE (GxB_##kind##_Option_set_FP64, world " field=#7001",                                                         \
          HANDLE ("object") "field.unknown field.number field.other-real ", object, OPTION, 0.5)                      \
    CASE (GxB_##kind##_Option_get, world " value=area field=#7002",                                                   \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.other-number ", object, OPTION, value)          \
    CASE (GxB_##kind##_Option_set, world " value=#1 field=#7002",                                                     \
          HANDLE ("object") "value.unknown field.unknown field.text field.other-number ",                             \
          object, OPTION, (int) NUM (value))

#define DESC_FIELD "field.unknown field.text field.other-number "
#define GLOBAL(name, world, faults, ...) CASE (GxB_Global_Option_##name, "object=global " world, "field.unknown " faults, __VA_ARGS__)

#define CASES                                                                                                         \
    OPTIONS (Vector, "object=5") OPTIONS (Matrix, "object=3x4")                                                       \
    CASE (GxB_Desc_get, "object=desc value=area field=#1", HANDLE ("object") POINTER_TO ("value") DESC_FIELD,         \
          object, SETTING, value)                                                                                     \
    CASE (GxB_Desc_get_INT32, "object=desc value=area field=#1", HANDLE ("object") POINTER_TO ("value") DESC_FIELD,   \
          object, SETTING, value)                                                                                     \
    CASE (GxB_Descriptor_get, "object=desc value=area field=#1", HANDLE ("object") POINTER_TO ("value") DESC_FIELD,   \
          value, object, SETTING)                                                                                     \
    CASE (GxB_Desc_set, "object=desc value=#2 field=#1", HANDLE ("object") DESC_FIELD "value.unknown object.predefined ", \
          object, SETTING, (int) NUM (value))                                                                         \
    CASE (GxB_Desc_set_INT32, "object=desc value=#2 field=#1",                                                        \
          HANDLE ("object") DESC_FIELD "value.unknown object.predefined ", object, SETTING, (int32_t) NUM (value))    \
    CASE (GxB_Desc_get_FP64, "never object=desc value=area field=#1",                                                 \
          HANDLE ("object") "field.unknown field.number field.other-real ", object, SETTING, value)                   \
    CASE (GxB_Desc_set_FP64, "never object=desc field=#1",                                                            \
          HANDLE ("object") "field.unknown field.number field.other-real ", object, SETTING, 0.5)                     \
    GLOBAL (get_INT32, "value=area field=#7019", POINTER_TO ("value") "field.text field.other-number ", OPTION, value) \
    GLOBAL (get_FP64, "value=area field=#7001", POINTER_TO ("value") "field.number ", OPTION, value)                  \
    GLOBAL (get_INT64, "value=area field=#7022", POINTER_TO ("value") "field.number field.other-bytes ", OPTION, value) \
    GLOBAL (get_CHAR, "value=area field=#7007", POINTER_TO ("value") "field.number field.other-text ", OPTION, value) \
    GLOBAL (get_FUNCTION, "value=area field=#7037", POINTER_TO ("value") "field.number field.other-bytes ", OPTION, value) \
    GLOBAL (set_INT32, "value=#0 field=#7002", "value.unknown field.text field.other-number ",                        \
            OPTION, (int32_t) NUM (value))                                                                            \
    GLOBAL (set_FP64, "field=#7000", "field.number ", OPTION, 0.0625)                                                 \
    GLOBAL (set_FP64_ARRAY, "field=#7001", "field.number ", OPTION, NULL)                                             \
    GLOBAL (set_INT64_ARRAY, "field=#7022", "field.number ", OPTION, NULL)                                            \
    GLOBAL (set_CHAR, "value=text field=#7024", POINTER_TO ("value") "field.number field.other-text field.text ",     \
            OPTION, value)                                                                                            \
    GLOBAL (set_FUNCTION, "field=#7021", "field.number field.bytes field.other-bytes ", OPTION, NULL)                 \
    GLOBAL (get, "value=area field=#7019", POINTER_TO ("value") "field.other-number ", OPTION, value)                 \
    GLOBAL (set, "value=#0 field=#7002", "value.unknown field.other-number ", OPTION, (int) NUM (value))              \
    CASE (GxB_Context_new, "context=new-context", POINTER_TO ("context"), context)                                    \
    CASE (GxB_Context_engage, "context=context", HANDLE ("context"), context)                                         \
    CASE (GxB_Context_disengage, "context=context", OPTIONAL ("context") "context.other ", context)                   \
    CASE (GxB_Context_wait, "mode=#1 object=context", HANDLE ("object") "mode.unknown ", object, (GrB_WaitMode) NUM (mode)) \
    CASE (GxB_Context_error, "error=text object=context", HANDLE ("object") POINTER_TO ("error"), error, object)      \
    CASE (GxB_Context_get, "object=context value=area field=#7086",                                                   \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.other-number ", object, OF_CONTEXT, value)      \
    CASE (GxB_Context_set, "object=context field=#7086",                                                              \
          HANDLE ("object") "field.unknown field.text field.other-number ", object, OF_CONTEXT, 1)                    \
    CASE (GxB_Context_get_INT32, "object=context value=area field=#7086",                                             \
          HANDLE ("object") POINTER_TO ("value") DESC_FIELD, object, OF_CONTEXT, value)                               \
    CASE (GxB_Context_get_INT, "object=context value=area field=#7086",                                               \
          HANDLE ("object") POINTER_TO ("value") DESC_FIELD, object, value, FIELD)                                    \
    CASE (GxB_Context_get_FP64, "object=context value=area field=#7087",                                              \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number ", object, OF_CONTEXT, value)            \
    CASE (GxB_Context_get_Scalar, "object=context value=scalar field=#7087",                                          \
          HANDLE ("object") HANDLE ("value") INPUT ("value") DESC_FIELD, object, value, FIELD)                        \
    CASE (GxB_Context_get_SIZE, "object=context value=area field=#10",                                                \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number field.other-text ", object, value, FIELD) \
    CASE (GxB_Context_get_String, "object=context value=area field=#10",                                              \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number field.other-text ", object, value, FIELD) \
    CASE (GxB_Context_get_VOID, "never object=context value=area field=#10",                                          \
          HANDLE ("object") "field.unknown field.text field.other-bytes ", object, value, FIELD)                      \
    CASE (GxB_Context_set_INT32, "object=context field=#7086", HANDLE ("object") DESC_FIELD, object, OF_CONTEXT, 1)   \
    CASE (GxB_Context_set_INT, "object=context field=#7086", HANDLE ("object") DESC_FIELD, object, 1, FIELD)          \
    CASE (GxB_Context_set_FP64, "object=context field=#7087", HANDLE ("object") "field.unknown field.number ",        \
          object, OF_CONTEXT, 2.0)                                                                                    \
    CASE (GxB_Context_set_Scalar, "object=context value=scalar field=#7086",                                          \
          HANDLE ("object") HANDLE ("value") INPUT ("value") VALUE ("value") DESC_FIELD, object, value, FIELD)        \
    CASE (GxB_Context_set_String, "object=context value=text field=#10",                                              \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number field.other-text ", object, value, FIELD) \
    CASE (GxB_Context_set_VOID, "never object=context value=area field=#10 size=#4",                                  \
          HANDLE ("object") POINTER_TO ("value") "field.unknown field.number field.other-bytes ",                     \
          object, value, FIELD, NUM (size))

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
