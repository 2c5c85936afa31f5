/* What explaining and counting refuse (capi/contracts/49-explain.txt). */
#include "errors.h"

static char *no_text = NULL;

#define EXPLAINS(kind, world)                                                                                         \
    CASE (GrX_##kind##_explain, "object=" world " format=#1 text=new-block",                                          \
          HANDLE ("object") POINTER_TO ("text") "format.unknown ", object, (GrX_Format) NUM (format), (char **) text)

#define CASES                                                                                                         \
    EXPLAINS (Vector, "5") EXPLAINS (Matrix, "3x4")                                                                   \
    CASE (GrX_free_text, "text=area", POINTER_TO ("text"), text == NULL ? NULL : &no_text)                            \
    CASE (GrX_counters, "counters=area", POINTER_TO ("counters"), (GrX_Counters *) counters)

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
