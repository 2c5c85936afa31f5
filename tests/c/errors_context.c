/* What init, finalize and getVersion refuse (capi/contracts/10-context.txt). One after another,
   because there is one library only. */
#include "check.h"

static int failures = 0;

/* The call must give the code; a line for capi/tests/contracts.rs says that it did. */
#define REFUSED(function, fault, code, call)                                    \
    do                                                                          \
    {                                                                           \
        GrB_Info info_ = (call);                                                \
        if (info_ == (code)) printf ("refused %s %s %s\n", function, fault, #code); \
        else printf ("%s, %s: %d instead of %s\n", function, fault, (int) info_, #code), failures++; \
    } while (0)

static void *other_malloc (size_t bytes)
{
    return malloc (bytes);
}

/* Whether the library is in use: a method says GrB_PANIC when it is not. */
static bool is_open (void)
{
    GrB_Descriptor d = NULL;
    GrB_Info info = GrB_Descriptor_new (&d);
    OK (GrB_Descriptor_free (&d));
    CHECK (info == GrB_SUCCESS || info == GrB_PANIC);
    return info == GrB_SUCCESS;
}

int main (void)
{
    use_pairs ();
    unsigned number = 77;
    REFUSED ("GrB_getVersion", "version.null", GrB_NULL_POINTER, GrB_getVersion (NULL, &number));
    CHECK (number == 77);
    REFUSED ("GrB_getVersion", "subversion.null", GrB_NULL_POINTER, GrB_getVersion (&number, NULL));
    CHECK (number == 77);
    REFUSED ("GrB_init", "mode.unknown", GrB_INVALID_VALUE, GrB_init ((GrB_Mode) 1000));
    REFUSED ("GxB_init", "mode.unknown", GrB_INVALID_VALUE, GxB_init ((GrB_Mode) 1000, malloc, calloc, realloc, free));
    REFUSED ("GxB_init", "malloc.null", GrB_NULL_POINTER, GxB_init (GrB_BLOCKING, NULL, calloc, realloc, free));
    REFUSED ("GxB_init", "free.null", GrB_NULL_POINTER, GxB_init (GrB_BLOCKING, malloc, calloc, realloc, NULL));
    CHECK (!is_open ());
    OK (GrB_init (GrB_NONBLOCKING));
    REFUSED ("GrB_init", "mode.again", GrB_INVALID_VALUE, GrB_init (GrB_NONBLOCKING));
    REFUSED ("GxB_init", "mode.again", GrB_INVALID_VALUE, GxB_init (GrB_BLOCKING, malloc, calloc, realloc, free));
    CHECK (is_open ());
    GrB_Vector early = VECTOR (2, 1, _);
    OK (GrB_finalize ());
    REFUSED ("GxB_init", "malloc.late", GrB_INVALID_VALUE, GxB_init (GrB_BLOCKING, other_malloc, NULL, NULL, free));
    CHECK (!is_open ());
    OK (GrB_init (GrB_BLOCKING));
    VECTOR_IS (early, 2, 1, _);
    OK (GrB_Vector_free (&early));
    OK (GrB_finalize ());
    return failures > 0;
}
