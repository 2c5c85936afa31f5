//! The comparison of an engine with the oracle on one program.
//!
//! Needs: a valid program. Gives: [`check`]: nothing, or the first [`Failure`].
//! After each call the output must be one of the right outcomes, read twice and through a copy, and
//! every other object must be as it was (in a quiet program, after the last call only). The engine's result then becomes the oracle's, so that a
//! pick of ANY is not held against later calls.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::model::{self, Outcome};
use super::program::{Call, Op, Program};
use super::session::{Open, Session};
use super::text;
use crate::oracle::matrix::Mat;
use crate::oracle::value::Val;

/// A call that went wrong.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which call; None: the objects could not be made.
    pub call: Option<usize>,
    pub message: String,
}

/// Runs the program on both sides. A panic of the engine is a failure like any other.
pub fn check(p: &Program, open: Open) -> Result<(), Failure> {
    let run = catch_unwind(AssertUnwindSafe(|| run(p, open)));
    run.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned().or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()));
        Err(Failure { call: None, message: format!("panic: {}", text.unwrap_or_default()) })
    })
}

fn run(p: &Program, open: Open) -> Result<(), Failure> {
    let mut session = open(p).map_err(|message| Failure { call: None, message })?;
    compare(p, &mut *session).map_err(|f| Failure { message: f.message + &session.trail(), ..f })
}

fn compare(p: &Program, session: &mut dyn Session) -> Result<(), Failure> {
    let mut objects = model::start(p);
    let is_silent = |k: usize| p.is_quiet && k + 1 < p.calls.len();
    for (k, call) in p.calls.iter().enumerate() {
        let fail = |message: String| Failure { call: Some(k), message };
        let expected = model::outcomes(p, &objects, call);
        let result = session.call(p, call);
        match (&expected[0], result) {
            (Outcome::Refused(want), Err(got)) if *want == got.kind => {}
            (Outcome::Refused(want), Err(got)) => {
                return Err(fail(format!("want error {want:?}\ngot  error {:?}: {}", got.kind, got.message)));
            }
            (Outcome::Refused(want), Ok(_)) => return Err(fail(format!("want error {want:?}\ngot  success"))),
            (_, Err(got)) => return Err(fail(format!("want success\ngot  error {:?}: {}", got.kind, got.message))),
            (Outcome::Value(_), Ok(got)) => compare_value(&expected, got, call).map_err(fail)?,
            (Outcome::Object(c), Ok(_)) if is_silent(k) => objects[call.out] = c.clone(),
            (Outcome::Object(_), Ok(_)) => {
                objects[call.out] = compare_output(session, &expected, call.out).map_err(fail)?;
            }
        }
        for id in 0..if is_silent(k) { 0 } else { objects.len() } {
            compare_object(session, &objects, id).map_err(fail)?;
        }
    }
    Ok(())
}

/// The output, if it is one of those expected; and it must be the same through a copy.
pub fn compare_output(session: &dyn Session, expected: &[Outcome], out: usize) -> Result<Mat, String> {
    let wanted: Vec<&Mat> = expected.iter().filter_map(|e| if let Outcome::Object(c) = e { Some(c) } else { None }).collect();
    let name = text::object_name(out);
    let got = session.read(out).map_err(|e| format!("want {name} {}\ngot  {name} {e}", text::content(wanted[0])))?;
    let is_right = |p: usize| wanted.iter().any(|c| same_entry(c.at[p].as_ref(), got.at[p].as_ref()));
    let same_shape = (got.ty, got.nrows, got.ncols) == (wanted[0].ty, wanted[0].nrows, wanted[0].ncols);
    if !same_shape || !(0..got.at.len()).all(is_right) {
        let or = if wanted.len() > 1 { " (one choice of ANY)" } else { "" };
        return Err(format!("want {name} {}{or}\ngot  {name} {}", text::content(wanted[0]), text::content(&got)));
    }
    let copy = session.read_copy(out)?;
    if !copy.same(&got) {
        return Err(format!("want copy of {name} {}\ngot  copy of {name} {}", text::content(&got), text::content(&copy)));
    }
    Ok(got)
}

fn same_entry(x: Option<&Val>, y: Option<&Val>) -> bool {
    match (x, y) {
        (Some(x), Some(y)) => x.same(y),
        (None, None) => true,
        _ => false,
    }
}

fn compare_object(session: &dyn Session, objects: &[Mat], id: usize) -> Result<(), String> {
    let (want, name) = (&objects[id], text::object_name(id));
    match session.read(id) {
        Ok(got) if got.same(want) => Ok(()),
        Ok(got) => Err(format!("want {name} {}\ngot  {name} {}", text::content(want), text::content(&got))),
        Err(e) => Err(format!("want {name} {}\ngot  {name} {e}", text::content(want))),
    }
}

/// Without entries the value is the identity of the monoid.
pub fn compare_value(expected: &[Outcome], got: Option<(Val, bool)>, call: &Call) -> Result<(), String> {
    let Op::Monoid(monoid) = call.op else { panic!("a value comes out of a reduction") };
    let is_right = |e: &Outcome| {
        let (Outcome::Value(want), Some((x, has_entry))) = (e, &got) else { return false };
        want.is_some() == *has_entry && want.clone().unwrap_or_else(|| monoid.identity()).same(x)
    };
    if expected.iter().any(is_right) {
        return Ok(());
    }
    Err(format!("want {:?}\ngot  {got:?}", expected[0]))
}
