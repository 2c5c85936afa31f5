//! Index arguments as C writes them.
//!
//! Needs: nothing. Gives: [`list`]: GrB_ALL, an array, or, where the list is an arithmetic one and
//! the way says so, the begin, end and step of GxB_RANGE, GxB_STRIDE and GxB_BACKWARDS.

use crate::harness::program::{IndexArg, Program, Way};
use crate::library::{Word, object};
use crate::oracle::index::Indices;

const RANGE: Word = i64::MAX as Word;
const STRIDE: Word = RANGE - 1;
const BACKWARDS: Word = RANGE - 2;

pub struct List {
    array: Vec<Word>,
    is_all: bool,
    /// The argument that follows the array.
    pub n: Word,
}

impl List {
    pub fn at(&self) -> Word {
        if self.is_all { object("GrB_ALL") } else { self.array.as_ptr() as Word }
    }
}

/// A list in one of the ways to write it; a missing one is empty and not used.
pub fn list(arg: Option<&IndexArg>, p: &Program, way: Way) -> List {
    let Some(arg) = arg else { return List { array: Vec::new(), is_all: false, n: 0 } };
    let within = p.size(arg.within);
    match &arg.what {
        Indices::All => List { array: Vec::new(), is_all: true, n: within },
        Indices::Range(begin, len) => written(&(*begin..begin + len).collect::<Vec<_>>(), way),
        Indices::List(list) => written(list, way),
    }
}

fn written(list: &[usize], way: Way) -> List {
    let forms = forms(list, way);
    // Every second time the plain array, which is the first.
    let k = if way.one_in(2, "array of indices") { 0 } else { way.below("form of the list", forms.len()) };
    let (mut array, n) = forms[k].clone();
    // The address of an empty array is an address.
    array.reserve(1);
    List { array, is_all: false, n }
}

/// Every way to write a list: the array, and its special length.
fn forms(list: &[usize], way: Way) -> Vec<(Vec<Word>, Word)> {
    let mut forms = vec![(list.to_vec(), list.len())];
    let Some((&first, &last)) = list.first().zip(list.last()) else {
        // Nothing: the end lies on the wrong side of the begin, or the step is 0.
        forms.extend([(vec![3, 2], RANGE), (vec![3, 2, 1], STRIDE), (vec![2, 3, 1], BACKWARDS), (vec![0, 4, 0], STRIDE)]);
        return forms;
    };
    let step = list.get(1).map_or(1 + way.below("step of one", 3), |&second| second.abs_diff(first));
    if step == 0 {
        return forms;
    }
    // The end need not be one of the indices.
    let beyond = way.below("beyond the last", step);
    let count = list.len();
    if (0..count).all(|k| list[k] == first + k * step) {
        forms.push((vec![first, last + beyond, step], STRIDE));
        if step == 1 {
            forms.push((vec![first, last], RANGE));
        }
    }
    if (0..count).all(|k| list[k] + k * step == first) {
        forms.push((vec![first, last.saturating_sub(beyond), step], BACKWARDS));
    }
    forms
}
