//! Laws: what must hold between results of the engine, whatever the oracle says.
//!
//! Needs: the engine. Gives: [`law`], and one file per kind of law.
//! A law is a function that makes a random program; the outputs of its last two calls must be the
//! same. A failure prints the program with as few entries, small sizes and plain storage.

mod algebra;
mod elements;
mod empty;
mod errors;
mod huge;
mod mask;
mod storage;
mod threads;

use crate::harness::program::{Call, Id, Object, Program};
use crate::harness::rng::Rng;
use crate::harness::shrink::shrink_data;
use crate::harness::text;
use crate::open;
use crate::oracle::matrix::Mat;

/// Runs all calls; the content of every object afterwards.
fn results(p: &Program) -> Result<Vec<Mat>, String> {
    let mut session = open(p)?;
    for (k, call) in p.calls.iter().enumerate() {
        session.call(p, call).map_err(|e| format!("call {}: {:?}: {}", k + 1, e.kind, e.message))?;
    }
    (0..p.objects.len()).map(|id| session.read(id)).collect()
}

/// Why the last two outputs differ.
fn difference(p: &Program) -> Option<String> {
    let [.., x, y] = &p.calls[..] else { panic!("a law has two results") };
    match results(p) {
        Err(e) => Some(e),
        Ok(all) if all[x.out].same(&all[y.out]) => None,
        Ok(all) => {
            let show = |id: Id| format!("{} {}", text::object_name(id), text::content(&all[id]));
            Some(format!("{}\n# {}", show(x.out), show(y.out)))
        }
    }
}

/// `count` random programs whose last two outputs must be the same; None: this one says nothing.
fn law(name: &str, count: u64, make: &dyn Fn(&mut Rng) -> Option<Program>) {
    let mut said = 0;
    for case in 0..count {
        let Some(p) = make(&mut Rng::for_case(name, case)) else { continue };
        said += 1;
        if difference(&p).is_some() {
            let small = shrink_data(&p, &|q| difference(q).is_some());
            let why = difference(&small).unwrap_or_default();
            panic!("\ncase law/{name}/{case}\n{}# {why}\n", text::program(&small));
        }
    }
    assert!(said * 20 > count, "{name}: only {said} of {count} programs said anything");
}

/// Appends a copy of an object.
fn copy_of(p: &mut Program, id: Id) -> Id {
    let object: Object = p.objects[id].clone();
    p.objects.push(object);
    p.objects.len() - 1
}

/// Whether the output is none of the other objects of the call.
fn is_unaliased(call: &Call) -> bool {
    !call.ins.contains(&call.out) && call.mask != Some(call.out)
}
