//! Random programs, one test per family; together they cover every verb with every combination of
//! mask kind, accumulator, replace and transposes, on all types, storages and kinds of aliasing.

use std::collections::HashSet;

use crate::harness::generate::{Family, program, sequence};
use crate::harness::program::{Desc, Verb};
use crate::harness::suite::run;
use crate::open;
use crate::oracle::value::Ty;

/// Cases per family: fifty rounds through all combinations of mask, accumulator and descriptor.
const CASES: u64 = 4000;

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
    subassign: Subassign matrix vector;
    subassign_scalar: SubassignScalar matrix vector;
    subassign_row: SubassignRow matrix;
    subassign_col: SubassignCol matrix;
    sort: Sort matrix vector;
    sort_places: SortPlaces matrix vector;
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
    run("sequence", 16 * CASES, open, &sequence);
}

/// No family is forgotten above.
#[test]
fn every_verb_has_a_family() {
    assert_eq!(Family::all().len(), 58);
    assert!(Verb::ALL.iter().all(|&v| Family::all().iter().any(|f| f.verb == v)));
}

/// What the cases of a family contain, gathered without running them.
#[derive(Default)]
struct Covered {
    /// Mask kind, accumulator, replace, transposes.
    combos: HashSet<(bool, Desc, bool)>,
    types: HashSet<Ty>,
    layouts: HashSet<String>,
    aliased: usize,
}

fn covered(family: Family) -> Covered {
    let mut seen = Covered::default();
    for p in (0..CASES).map(|case| program(family, case)) {
        let call = &p.calls[0];
        let desc = Desc { is_complemented: call.desc.is_complemented && call.mask.is_some(), ..call.desc };
        seen.combos.insert((call.mask.is_some(), desc, call.accum.is_some()));
        seen.types.extend(p.objects.iter().map(|o| o.ty));
        seen.layouts.extend(p.objects.iter().map(|o| format!("{:?} {} {:?}", o.form.layout, o.form.by_col, o.form.made)));
        let all = call.objects();
        seen.aliased += usize::from(all.iter().collect::<HashSet<_>>().len() < all.len());
    }
    seen
}

/// The random cases contain what this file promises.
#[test]
fn nothing_is_left_out() {
    for family in Family::all() {
        let (seen, name) = (covered(family), family.name());
        let is_write = !matches!(
            family.verb,
            Verb::Reduce
                | Verb::Build
                | Verb::SetElement
                | Verb::RemoveElement
                | Verb::Clear
                | Verb::Resize
                | Verb::Dup
                | Verb::Diag
                | Verb::Wait
                | Verb::Sort
                | Verb::SortPlaces
        );
        let transposes = match family.verb {
            Verb::AssignScalar | Verb::SubassignScalar => 1,
            verb if verb.is_row() || verb.is_col() => 1,
            Verb::Mxv | Verb::Vxm | Verb::ExtractCol | Verb::ReduceRows => 2,
            _ if family.is_vector => 1,
            Verb::Mxm | Verb::Kronecker | Verb::EwiseAdd | Verb::EwiseMult | Verb::EwiseUnion => 4,
            _ => 2,
        };
        assert!(!is_write || seen.combos.len() >= 5 * 2 * 2 * transposes, "{name}: {} combinations", seen.combos.len());
        // There is no order on U16 to sort by.
        let types = Ty::BUILTIN.iter().chain(&[Ty::U3, Ty::U16]).filter(|&&ty| !family.verb.is_sort() || ty != Ty::U16);
        assert!(types.into_iter().all(|ty| seen.types.contains(ty)), "{name}: {:?}", seen.types);
        // 5 layouts, 4 ways to make the content; a matrix also by rows or by columns.
        assert!(
            !is_write || seen.layouts.len() >= if family.is_vector { 20 } else { 40 },
            "{name}: {} storages",
            seen.layouts.len()
        );
        assert!(!is_write || seen.aliased > 0, "{name}: no object is used twice");
    }
}
