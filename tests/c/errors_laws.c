/* What declaring laws of operators and trying them refuse (capi/contracts/50-laws.txt). */
#include "errors.h"

/* An operator, if it is one, of which there is something to try. */
static GrB_BinaryOp commuting (GrB_BinaryOp f_or_not)
{
    (void) GrX_BinaryOp_declare (f_or_not, GrX_COMMUTATIVE, NULL);
    return f_or_not;
}

#define CASES                                                                                                         \
    CASE (GrX_BinaryOp_declare, "op=binary laws=#55 annihilator=scalar",                                         \
          HANDLE ("op") OPERATOR ("op") "op.predefined op.places laws.unknown " HANDLE ("annihilator")                \
          VALUE ("annihilator") "annihilator.type annihilator.second ",                                               \
          op, (uint32_t) NUM (laws), annihilator)                                                                     \
    CASE (GrX_UnaryOp_declare, "op=unary laws=#1", HANDLE ("op") "op.predefined laws.unknown ",                       \
          op, (uint32_t) NUM (laws))                                                                                  \
    CASE (GrX_BinaryOp_check, "pair op=binary values=4",                                                              \
          HANDLE ("op") OPTIONAL ("values") "op.false values.null values.bare values.type ", commuting (op), values)

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
