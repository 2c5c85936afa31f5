//! Random programs, one test per family; together they cover every verb with every combination of
//! mask kind, accumulator, replace and transposes, on all types, storages and kinds of aliasing.

use crate::harness::engine::open;
use crate::harness::generate::{Family, program, sequence};
use crate::harness::program::Verb;
use crate::harness::suite::run;

/// Cases per family: ten rounds through all combinations of mask, accumulator and descriptor.
const CASES: u64 = 800;

macro_rules! families {
    ($($name:ident: $verb:ident $($kind:ident)*;)*) => { $(
        #[test]
        fn $name() {
            $( families!(@ $kind $verb); )*
        }
    )* };
    (@ matrix $verb:ident) => { one(Family { verb: Verb::$verb, is_vector: false }) };
    (@ vector $verb:ident) => { one(Family { verb: Verb::$verb, is_vector: true }) };
}

families! {
    mxm: Mxm matrix;
    mxv: Mxv vector;
    vxm: Vxm vector;
    ewise_mult: EwiseMult matrix vector;
    ewise_add: EwiseAdd matrix vector;
    ewise_union: EwiseUnion matrix vector;
    kronecker: Kronecker matrix;
    transpose: Transpose matrix;
    apply: Apply matrix vector;
    apply_bind1st: ApplyBind1st matrix vector;
    apply_bind2nd: ApplyBind2nd matrix vector;
    apply_index: ApplyIndex matrix vector;
    select: Select matrix vector;
    extract: Extract matrix vector;
    extract_col: ExtractCol vector;
    assign: Assign matrix vector;
    assign_scalar: AssignScalar matrix vector;
    assign_row: AssignRow matrix;
    assign_col: AssignCol matrix;
    reduce_rows: ReduceRows vector;
    reduce: Reduce matrix vector;
    build: Build matrix vector;
    set_element: SetElement matrix vector;
    remove_element: RemoveElement matrix vector;
    clear: Clear matrix vector;
    resize: Resize matrix vector;
    dup: Dup matrix vector;
    diag: Diag matrix;
    wait: Wait matrix vector;
}

fn one(family: Family) {
    run(&family.name(), CASES, open, &|case| program(family, case));
}

#[test]
fn sequences() {
    run("sequence", 6 * CASES, open, &sequence);
}

/// No family is forgotten above.
#[test]
fn every_verb_has_a_family() {
    assert_eq!(Family::all().len(), 46);
    assert!(Verb::ALL.iter().all(|&v| Family::all().iter().any(|f| f.verb == v)));
}
