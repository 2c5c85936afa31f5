/* Faults of whole arguments of operations, for the programs errors_*.c about operations. */
#ifndef ERRORS_GROUPS_H
#define ERRORS_GROUPS_H

/* Output, mask, accumulator and descriptor. */
#define MATRIX_OUT HANDLE ("C") OPTIONAL ("Mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    SHAPE ("C") MATRIX_MASK ("Mask") RESULT ("C") OPERATOR ("accum")
#define VECTOR_OUT HANDLE ("w") OPTIONAL ("mask") OPTIONAL ("accum") OPTIONAL ("desc") \
    SIZE ("w") VECTOR_MASK ("mask") RESULT ("w") OPERATOR ("accum")

/* Operands. */
#define MATRIX_IN(a) HANDLE (a) INPUT (a) SHAPE (a) TRANSPOSED (a)
#define VECTOR_IN(a) HANDLE (a) INPUT (a) SIZE (a)
#define SCALAR_IN(a) HANDLE (a) INPUT (a) VALUE (a)

#endif
