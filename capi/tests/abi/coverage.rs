//! Which exported functions and predefined objects a run has used.
//!
//! Needs: the committed header, which says what there is; `library`, which counts. Gives: [`check`]:
//! every variant of every function on vectors and matrices that the programs are meant to reach was
//! called, and every `GrB_` operator, monoid, semiring, type and descriptor was used.

use std::collections::HashMap;
use std::fs;
use std::io::Write as _;

use crate::{built, library};

/// Parts of names, after the prefix, of the functions that programs are made of.
const MEANT: [&str; 34] = [
    "mxm",
    "mxv",
    "vxm",
    "transpose",
    "Matrix_apply",
    "Matrix_assign",
    "Matrix_build",
    "Matrix_clear",
    "Matrix_diag",
    "Matrix_dup",
    "Matrix_eWise",
    "Matrix_extract",
    "Matrix_kronecker",
    "Matrix_reduce",
    "Matrix_removeElement",
    "Matrix_resize",
    "Matrix_select",
    "Matrix_setElement",
    "Vector_apply",
    "Vector_assign",
    "Vector_build",
    "Vector_dup",
    "Vector_eWise",
    "Vector_extract",
    "Vector_reduce",
    "Vector_select",
    "Vector_setElement",
    "Scalar_setElement",
    "Scalar_extractElement",
    "Matrix_subassign",
    "Vector_subassign",
    "Row_assign",
    "Row_subassign",
    "Col_",
];
/// Names that must be exactly so.
const MEANT_EXACTLY: [&str; 22] = [
    "Matrix_new",
    "Matrix_nrows",
    "Matrix_ncols",
    "Matrix_nvals",
    "Matrix_wait",
    "Matrix_free",
    "Vector_new",
    "Vector_size",
    "Vector_nvals",
    "Vector_wait",
    "Vector_clear",
    "Vector_resize",
    "Vector_removeElement",
    "Vector_free",
    "Matrix_sort",
    "Vector_sort",
    "Semiring_new",
    "Type_new",
    "UnaryOp_new",
    "BinaryOp_new",
    "IndexUnaryOp_new",
    "Descriptor_new",
];
/// Names and forms of older programs, exactly, and parts of the names of families: `tests/c/older_names.c` calls them.
const OLDER: [&str; 11] = [
    "GxB_Vector_resize",
    "GxB_Matrix_resize",
    "GxB_Vector_apply_BinaryOp1st",
    "GxB_Vector_apply_BinaryOp2nd",
    "GxB_Matrix_apply_BinaryOp1st",
    "GxB_Matrix_apply_BinaryOp2nd",
    "GxB_Vector_select",
    "GxB_Matrix_select",
    "GxB_Vector_build_Scalar",
    "GxB_Matrix_build_Scalar",
    "GxB_Matrix_diag",
];
const OLDER_FAMILIES: [&str; 2] = ["GxB_Scalar_setElement_", "GxB_Scalar_extractElement_"];
/// Of these families the types that only the extension has are meant to be reached.
const OF_EXTENSION: [&str; 2] = ["_FC32", "_FC64"];
/// Kinds of predefined objects.
const KINDS: [&str; 7] =
    ["GrB_Type", "GrB_UnaryOp", "GrB_BinaryOp", "GrB_IndexUnaryOp", "GrB_Monoid", "GrB_Semiring", "GrB_Descriptor"];

/// Functions and objects that the header declares, and each object's type.
fn declared() -> (Vec<String>, Vec<(String, String)>) {
    let header = fs::read_to_string(built::root().join("include/GraphBLAS.h")).expect("the header is committed");
    let functions = header.lines().filter_map(|l| Some(l.strip_prefix("GrB_Info ")?.split('(').next()?.to_owned())).collect();
    let object = |line: &str| {
        let (kind, name) = line.strip_prefix("extern ")?.strip_suffix(';')?.split_once(' ')?;
        KINDS.contains(&kind).then(|| (kind.to_owned(), name.to_owned()))
    };
    (functions, header.lines().filter_map(object).collect())
}

fn is_older(function: &str) -> bool {
    let in_family = OLDER_FAMILIES.iter().any(|f| function.starts_with(f));
    OLDER.contains(&function) || (in_family && !OF_EXTENSION.iter().any(|t| function.ends_with(t)))
}

fn is_meant(function: &str) -> bool {
    if is_older(function) {
        return false;
    }
    let Some(name) = function.strip_prefix("GrB_").or_else(|| function.strip_prefix("GxB_")) else { return false };
    let is_monoid = name.starts_with("Monoid_new_") || name.starts_with("Monoid_terminal_new_");
    MEANT.iter().any(|m| name.starts_with(m)) || MEANT_EXACTLY.contains(&name) || is_monoid
}

fn unused<'a>(names: impl Iterator<Item = &'a String>, uses: &HashMap<String, usize>) -> Vec<&'a String> {
    names.filter(|n| uses.get(*n).is_none_or(|&count| count == 0)).collect()
}

/// What was used, in one line; panics with the names of what should have been and was not.
pub fn check() {
    let uses = library::uses();
    let (functions, objects) = declared();
    let meant: Vec<&String> = functions.iter().filter(|f| is_meant(f)).collect();
    let used = |names: &[&String]| names.len() - unused(names.iter().copied(), &uses).len();
    let all_objects: Vec<&String> = objects.iter().map(|(_, name)| name).collect();
    // Past the capture of the test harness, as the lines of the families.
    let _ = writeln!(
        std::io::stderr(),
        "{} distinct functions called, {} of {} meant to be; {} of {} predefined objects used",
        used(&functions.iter().collect::<Vec<_>>()),
        used(&meant),
        meant.len(),
        used(&all_objects),
        all_objects.len()
    );
    assert!(meant.len() >= 416, "the header declares only {} of the functions meant", meant.len());
    let missed = unused(meant.iter().copied(), &uses);
    assert!(missed.is_empty(), "{} functions were never called: {missed:?}", missed.len());
    for kind in KINDS {
        let standard = objects.iter().filter(|(k, name)| k == kind && name.starts_with("GrB_")).map(|(_, name)| name);
        let missed = unused(standard, &uses);
        assert!(missed.is_empty(), "{} {kind} objects were never used: {missed:?}", missed.len());
    }
}
