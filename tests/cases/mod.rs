//! Cases written by hand: `*.gbt` in this folder, in the form that `harness/parse.rs` describes.
//!
//! Needs: the oracle and the engine. Every case runs on both, so a case also tests the oracle.
//! Expected values come from the specification's formulas worked out by hand, or from the source
//! that the file names; never from the code under test.

use std::path::Path;

use crate::harness::check::check;
use crate::harness::model::{self, Outcome};
use crate::harness::parse::{Case, Want, cases};
use crate::harness::program::{Form, Layout, Made, Program};
use crate::harness::text;
use crate::open;
use crate::oracle::matrix::Mat;
use crate::oracle::value::Val;

/// All cases of all files, in order.
fn all() -> Vec<(String, Case)> {
    let folder = Path::new(crate::TESTS).join("cases");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the folder is there").map(|f| f.expect("readable").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "gbt"));
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(file).expect("a case file is text");
        let found = cases(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        found.into_iter().map(move |case| (format!("{name}.gbt:{} {}", case.line, case.name), case)).collect::<Vec<_>>()
    };
    files.iter().flat_map(read).collect()
}

/// Content after the calls by the oracle, and the value of the last call.
fn by_oracle(p: &Program) -> (Vec<Mat>, Option<Val>) {
    let mut objects = model::start(p);
    let mut value = None;
    for call in &p.calls {
        match model::outcomes(p, &objects, call).remove(0) {
            Outcome::Object(c) => objects[call.out] = c,
            Outcome::Value(x) => value = x,
            Outcome::Refused(_) => {}
        }
    }
    (objects, value)
}

fn wanted(case: &Case, object: &crate::harness::program::Object) -> Mat {
    let (nrows, ncols) = case.program.extent(object.shape);
    let mut a = Mat::new(object.ty, nrows, ncols);
    object.entries.iter().for_each(|(i, j, x)| a.set(*i, *j, Some(x.clone())));
    a
}

fn oracle_agrees(case: &Case) -> Result<(), String> {
    let (objects, value) = by_oracle(&case.program);
    for want in &case.wants {
        match want {
            Want::Content(id, object) => {
                let a = wanted(case, object);
                if !objects[*id].same(&a) {
                    return Err(format!("oracle: want {}\n        got  {}", text::content(&a), text::content(&objects[*id])));
                }
            }
            Want::Value(want) => {
                let is_same =
                    want.as_ref().zip(value.as_ref()).is_some_and(|(x, y)| x.same(y)) || (want.is_none() && value.is_none());
                if !is_same {
                    return Err(format!("oracle: want {want:?}\n        got  {value:?}"));
                }
            }
            Want::Error(_) => {}
        }
    }
    Ok(())
}

/// The last call fails so, and nothing changes.
fn engine_refuses(p: &Program, kind: &str) -> Result<(), String> {
    let mut session = open(p)?;
    let (last, before) = p.calls.split_last().ok_or("a case has calls")?;
    for call in before {
        session.call(p, call).map_err(|e| format!("{:?}: {}", e.kind, e.message))?;
    }
    let read = |session: &dyn crate::harness::session::Session| -> Result<Vec<Mat>, String> {
        (0..p.objects.len()).map(|id| session.read(id)).collect()
    };
    let content = read(&*session)?;
    match session.call(p, last) {
        Ok(_) => return Err(format!("want error {kind}, got success")),
        Err(e) if format!("{:?}", e.kind) != kind => return Err(format!("want error {kind}, got {:?}: {}", e.kind, e.message)),
        Err(_) => {}
    }
    let is_same = read(&*session)?.iter().zip(&content).all(|(x, y)| x.same(y));
    if is_same { Ok(()) } else { Err("the failed call has changed something".into()) }
}

/// The case as written, and with its objects in other storage.
fn variants(p: &Program) -> Vec<Program> {
    let forms = [
        Form::default(),
        Form { layout: Layout::Bitmap, by_col: true, ..Form::default() },
        Form { layout: Layout::Hyper, is_wide: true, ..Form::default() },
        Form { made: Made::Elements, ..Form::default() },
    ];
    let with = |form: Form| {
        let mut q = p.clone();
        q.objects.iter_mut().for_each(|o| o.form = Form { by_col: form.by_col && !o.shape.is_vector(), ..form });
        q
    };
    std::iter::once(p.clone()).chain(forms.map(with)).collect()
}

fn run(case: &Case) -> Result<(), String> {
    if let Some(Want::Error(kind)) = case.wants.iter().find(|w| matches!(w, Want::Error(_))) {
        return variants(&case.program).iter().try_for_each(|p| engine_refuses(p, kind));
    }
    oracle_agrees(case)?;
    variants(&case.program).iter().try_for_each(|p| check(p, open).map_err(|f| format!("{}\n{}", f.message, text::program(p))))
}

#[test]
fn cases_by_hand() {
    let all = all();
    let failed: Vec<String> = all.iter().filter_map(|(name, case)| run(case).err().map(|e| format!("{name}\n{e}\n"))).collect();
    assert!(failed.is_empty(), "{} of {} cases fail\n{}", failed.len(), all.len(), failed.join("\n"));
    assert!(all.len() > 60, "only {} cases found", all.len());
}
