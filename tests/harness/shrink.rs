//! The smallest program that still fails.
//!
//! Needs: a failing program and a test. Gives: a program from which nothing that is tried here can
//! be taken away without making it pass: calls, objects, mask, accumulator, descriptor, storage,
//! entries, sizes, distinct values.
//! Cost: one run per attempt, at most [`ATTEMPTS`].

use super::program::{Call, Dim, Form, Id, IndexArg, Layout, Made, Program, Shape, Verb};
use crate::oracle::index::Indices;
use crate::oracle::value::Val;

const ATTEMPTS: usize = 4000;

/// Cuts `p` down as long as `fails` says that it still fails.
pub fn shrink(p: &Program, fails: &dyn Fn(&Program) -> bool) -> Program {
    drop_unused(&shrink_by(&[&CALL_STEPS[..], &DATA_STEPS].concat(), p, fails))
}

/// As [`shrink`], but the calls stay as they are.
pub fn shrink_data(p: &Program, fails: &dyn Fn(&Program) -> bool) -> Program {
    shrink_by(&DATA_STEPS, p, fails)
}

fn shrink_by(steps: &[Step], p: &Program, fails: &dyn Fn(&Program) -> bool) -> Program {
    let mut best = p.clone();
    let mut attempts = 0;
    loop {
        let mut has_shrunk = false;
        for step in steps {
            // Positions count down, so that a removal does not move what is still to be tried.
            let mut position = step(&best, None).1;
            while position > 0 && attempts < ATTEMPTS {
                position -= 1;
                attempts += 1;
                if let (Some(smaller), _) = step(&best, Some(position))
                    && is_whole(&smaller)
                    && fails(&smaller)
                {
                    best = smaller;
                    has_shrunk = true;
                }
            }
        }
        if !has_shrunk || attempts >= ATTEMPTS {
            return best;
        }
    }
}

/// Tries one way to cut at one position; without a position, says how many there are.
type Step = fn(&Program, Option<usize>) -> (Option<Program>, usize);

const CALL_STEPS: [Step; 3] = [drop_call, plain_call, plain_transposes];
const DATA_STEPS: [Step; 5] = [plain_form, drop_entries, smaller_dim, drop_entry, plain_value];

fn edit(p: &Program, f: impl FnOnce(&mut Program)) -> Option<Program> {
    let mut q = p.clone();
    f(&mut q);
    Some(q)
}

fn drop_call(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let can = p.calls.len() > 1;
    (at.filter(|_| can).and_then(|k| edit(p, |q| drop(q.calls.remove(k)))), p.calls.len())
}

/// Takes one optional thing from a call.
fn plain_call(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    const WAYS: usize = 8;
    let change = |k: usize| {
        edit(p, |q| {
            let call = &mut q.calls[k / WAYS];
            match k % WAYS {
                0 => call.desc.is_complemented = false,
                1 => call.desc.is_structural = false,
                2 => call.desc.replace = false,
                3 if call.verb != Verb::Build => call.accum = None,
                4 => call.mask = None,
                5 => q.is_quiet = false,
                6 => drop(call.tuples.drain(1.min(call.tuples.len())..)),
                _ => {
                    for arg in call.rows.iter_mut().chain(&mut call.cols) {
                        let n = q.dims[arg.len];
                        if n == q.dims[arg.within] {
                            arg.what = Indices::All;
                        }
                    }
                }
            }
        })
    };
    (at.and_then(change), p.calls.len() * WAYS)
}

fn plain_form(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    const WAYS: usize = 6;
    let change = |k: usize| {
        let form = p.objects[k / WAYS].form;
        let plain = match k % WAYS {
            0 => Form { made: Made::Build, ..form },
            1 => Form { is_wide: false, ..form },
            2 => Form { by_col: false, ..form },
            3 => Form { layout: Layout::Auto, ..form },
            4 => Form { is_shared: false, ..form },
            _ => Form::default(),
        };
        if form == plain { None } else { edit(p, |q| q.objects[k / WAYS].form = plain) }
    };
    (at.and_then(change), p.objects.len() * WAYS)
}

/// Transposes an input in place of the descriptor, if nothing else uses the object.
fn plain_transposes(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let change = |k: usize| {
        let call = &p.calls[k / 2];
        let is_second = k % 2 == 1;
        let is_set = if is_second { call.desc.t1 } else { call.desc.t0 };
        let input = if is_second && call.verb != Verb::ApplyBind1st { 1 } else { 0 };
        let id = *call.ins.get(input)?;
        let uses = p.calls.iter().flat_map(Call::objects).filter(|&o| o == id).count();
        let Shape::Matrix(r, c) = p.objects[id].shape else { return None };
        // What is sorted keeps its shape.
        if !is_set || uses > 1 || call.verb.is_sort() {
            return None;
        }
        edit(p, |q| {
            let object = &mut q.objects[id];
            object.shape = Shape::Matrix(c, r);
            object.entries.iter_mut().for_each(|t| (t.0, t.1) = (t.1, t.0));
            let desc = &mut q.calls[k / 2].desc;
            *(if is_second { &mut desc.t1 } else { &mut desc.t0 }) = false;
        })
    };
    (at.and_then(change), p.calls.len() * 2)
}

/// Empties an object, or takes one half of its entries.
fn drop_entries(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let change = |k: usize| {
        let n = p.objects[k / 3].entries.len();
        let gone = [n / 2..n, 0..n / 2, 0..n][k % 3].clone();
        if gone.is_empty() { None } else { edit(p, |q| drop(q.objects[k / 3].entries.drain(gone))) }
    };
    (at.and_then(change), p.objects.len() * 3)
}

/// One entry, counted through all objects and tuple lists.
fn drop_entry(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let lists = |q: &Program| q.objects.iter().map(|o| o.entries.len()).collect::<Vec<_>>();
    let stored: usize = lists(p).iter().sum();
    let given: usize = p.calls.iter().filter(|c| c.verb == Verb::Build).map(|c| c.tuples.len()).sum();
    let change = |k: usize| {
        edit(p, |q| {
            let objects = q.objects.iter_mut().map(|o| &mut o.entries);
            let calls = q.calls.iter_mut().filter(|c| c.verb == Verb::Build).map(|c| &mut c.tuples);
            let mut k = k;
            for list in objects.chain(calls) {
                if k < list.len() {
                    list.remove(k);
                    return;
                }
                k -= list.len();
            }
        })
    };
    (at.and_then(change), stored + given)
}

/// Makes a size smaller by one, or half of it; index lists and entries follow.
fn smaller_dim(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let change = |k: usize| {
        let Dim::Free(n) = p.dims[k / 3] else { return None };
        let smaller = [n.checked_sub(1)?, n / 2, 1][k % 3];
        if smaller >= n { None } else { edit(p, |q| q.dims[k / 3] = Dim::Free(smaller)).map(fit) }
    };
    (at.and_then(change), p.dims.len() * 3)
}

/// Sets one value to 1, or one scalar.
fn plain_value(p: &Program, at: Option<usize>) -> (Option<Program>, usize) {
    let stored: usize = p.objects.iter().map(|o| o.entries.len()).sum();
    let change = |k: usize| {
        let mut q = p.clone();
        let values = q.objects.iter_mut().flat_map(|o| &mut o.entries).map(|t| &mut t.2);
        let given = q.calls.iter_mut().flat_map(|c| c.tuples.iter_mut().map(|t| &mut t.2).chain(c.scalars.iter_mut().flatten()));
        let x = values.chain(given).nth(k)?;
        let one = Val::small(x.ty(), 1);
        if x.same(&one) {
            return None;
        }
        *x = one;
        Some(q)
    };
    let given: usize = p.calls.iter().map(|c| c.tuples.len() + c.scalars.len()).sum();
    (at.and_then(change), stored + given)
}

/// Makes entries, tuples and index lists fit the sizes again.
fn fit(mut p: Program) -> Program {
    let extents: Vec<(usize, usize)> = p.objects.iter().map(|o| p.extent(o.shape)).collect();
    for (o, (nrows, ncols)) in p.objects.iter_mut().zip(&extents) {
        // What was beyond moves to the edge if there is room.
        let mut kept: Vec<(usize, usize, Val)> = Vec::new();
        for (i, j, x) in o.entries.drain(..) {
            let (i, j) = (i.min(nrows.saturating_sub(1)), j.min(ncols.saturating_sub(1)));
            if *nrows > 0 && *ncols > 0 && !kept.iter().any(|t| (t.0, t.1) == (i, j)) {
                kept.push((i, j, x));
            }
        }
        o.entries = kept;
    }
    let size: Vec<usize> = (0..p.dims.len()).map(|d| p.size(d)).collect();
    for call in &mut p.calls {
        let (nrows, ncols) = extents[call.ins.first().filter(|_| call.verb == Verb::ExtractCol).copied().unwrap_or(call.out)];
        let bound = if call.desc.t0 && call.verb == Verb::ExtractCol { nrows } else { ncols };
        match call.verb {
            verb if verb.is_row() => call.tuples.iter_mut().for_each(|t| t.0 = t.0.min(nrows.saturating_sub(1))),
            verb if verb.is_col() || verb == Verb::ExtractCol => {
                call.tuples.iter_mut().for_each(|t| t.1 = t.1.min(bound.saturating_sub(1)));
            }
            _ => call.tuples.retain(|(i, j, _)| *i < nrows && *j < ncols),
        }
        for arg in call.rows.iter_mut().chain(&mut call.cols) {
            fit_indices(arg, &size);
        }
    }
    p
}

fn fit_indices(arg: &mut IndexArg, size: &[usize]) {
    let (len, within) = (size[arg.len], size[arg.within]);
    match &mut arg.what {
        Indices::All => {}
        Indices::List(list) => {
            list.truncate(len);
            list.iter_mut().for_each(|i| *i = (*i).min(within.saturating_sub(1)));
        }
        Indices::Range(begin, count) => {
            *count = len;
            *begin = (*begin).min(within.saturating_sub(len));
        }
    }
}

/// Whether the program still makes sense: every index in bounds.
fn is_whole(p: &Program) -> bool {
    p.calls.iter().all(|call| {
        let indices = call.rows.iter().chain(&call.cols).all(|arg| {
            let list = arg.what.list(p.size(arg.within));
            list.len() == p.size(arg.len) && list.iter().all(|&i| i < p.size(arg.within))
        });
        let is_one = matches!(call.verb, Verb::SetElement | Verb::RemoveElement | Verb::ExtractCol);
        let needs_tuple = is_one || call.verb.is_row() || call.verb.is_col();
        let (nrows, ncols) = p.extent(p.objects[call.out].shape);
        let has_room = match call.verb {
            verb if verb.is_row() => nrows > 0,
            verb if verb.is_col() => ncols > 0,
            Verb::ExtractCol => {
                let (m, n) = p.extent(p.objects[call.ins[0]].shape);
                (if call.desc.t0 { m } else { n }) > 0
            }
            _ => true,
        };
        indices && has_room && (!needs_tuple || !call.tuples.is_empty())
    }) && p.objects.iter().all(|o| {
        let (nrows, ncols) = p.extent(o.shape);
        o.form.layout != Layout::Full || o.entries.len() == nrows * ncols
    })
}

/// Removes the objects that no call names.
pub fn drop_unused(p: &Program) -> Program {
    let used: Vec<Id> = (0..p.objects.len()).filter(|id| p.calls.iter().any(|c| c.objects().contains(id))).collect();
    let renamed = |id: Id| used.iter().position(|&u| u == id).expect("the call's objects are used");
    let mut q = p.clone();
    q.objects = used.iter().map(|&id| p.objects[id].clone()).collect();
    for call in &mut q.calls {
        call.out = renamed(call.out);
        call.mask = call.mask.map(renamed);
        call.ins.iter_mut().for_each(|id| *id = renamed(*id));
    }
    q
}

#[cfg(test)]
mod tests {
    use super::super::generate::{Family, program};
    use super::*;

    /// A false "engine bug" that needs one entry in the first input and an accumulator is found bare.
    #[test]
    fn only_what_matters_stays() {
        let family = Family { verb: Verb::Mxm, is_vector: false };
        let matters = |p: &Program| !p.objects[p.calls[0].ins[0]].entries.is_empty() && p.calls[0].accum.is_some();
        let p = (0..).map(|case| program(family, case)).find(matters).expect("there is one");
        let small = shrink(&p, &matters);
        assert_eq!(small.objects[small.calls[0].ins[0]].entries.len(), 1);
        assert!(small.calls[0].mask.is_none());
        assert!(small.dims.iter().all(|d: &Dim| matches!(d, Dim::Free(n) if *n <= 1)), "{:?}", small.dims);
    }
}
