"""Compares include/GraphBLAS.h with the declarations that the wheel suitesparse-graphblas was built with.

Gives C text that compiles only if every enumerator has the same value, every macro is there, and every function and object
has the same type: a declaration that does not agree with the header's is an error of the compiler.
"""

import re

# Values that are only read are `const void *` here, as in the specification, and `void *` in the wheel.
CONST = {
    "GrB_Matrix_assign_UDT",
    "GrB_Matrix_setElement_UDT",
    "GrB_Monoid_new_UDT",
    "GrB_Scalar_setElement_UDT",
    "GrB_Vector_assign_UDT",
    "GrB_Vector_setElement_UDT",
    "GxB_Matrix_subassign_UDT",
    "GxB_Monoid_terminal_new_UDT",
    "GxB_Scalar_setElement_UDT",
    "GxB_Vector_subassign_UDT",
}


def comparison(wheel):
    """C text that holds our header against `wheel`, the text of suitesparse_graphblas.h."""
    text = re.sub(r"/\*.*?\*/", "", wheel, flags=re.S)
    out = ['#include "GraphBLAS.h"']
    counts = {"enumerators": 0, "macros": 0, "declarations": 0}
    for body in re.findall(r"typedef enum\s*\{(.*?)\}", text, flags=re.S):
        for name, value in re.findall(r"(\w+)\s*=\s*(-?\w+)", body):
            out.append(f'_Static_assert ({name} == {value}, "{name}");')
            counts["enumerators"] += 1
    text = re.sub(r"typedef enum\s*\{.*?\}\s*(\w+)\s*;", r"typedef \1 \1;", text, flags=re.S)
    for line in text.splitlines():
        if macro := re.match(r"#define\s+(\w+)", line):
            out += [f"#ifndef {macro[1]}", f"#error {macro[1]} is missing", "#endif"]
            counts["macros"] += 1
        elif re.search(r"\bG\w+_STR\b", line):
            # Texts of macros, which the wheel declares for itself.
            continue
        elif line.strip() and not line.startswith("#"):
            if name := re.search(r"\b(G\w+)\s*(?:\(|;)", line) if not line.startswith("typedef") else None:
                out.append(f'_Static_assert (sizeof (&({name[1]})) > 0, "declared");')
                if name[1] in CONST:
                    line = re.sub(r"(?<!const )void \*", "const void *", line)
            # Parentheses keep a macro of the same name from being expanded.
            out.append(re.sub(r"^(\w[\w ]*[ *]+)(G\w+)\s*\(", r"\1(\2) (", line))
            counts["declarations"] += 1
    out.append("int main (void) { return 0; }")
    return "\n".join(out) + "\n", counts
