//! Runs the program, and keeps files for it.
//!
//! Needs: the built program. Gives: [`graphblas`], [`fed`], [`Ended`], [`Folder`], [`matrix`]. Cost: a process a call.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What came of a run.
#[derive(Debug)]
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ended {
    fn of(output: &Output) -> Ended {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8");
        Ended {
            code: output.status.code().expect("the program ends by itself"),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }

    /// The standard output of a run that must have gone well.
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}", self.err);
        self.out
    }

    /// The standard error of a run that must have ended with this code, and printed nothing.
    pub fn failed(self, code: i32) -> String {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// Runs the program.
pub fn graphblas(args: &[&str]) -> Ended {
    Ended::of(&Command::new(env!("CARGO_BIN_EXE_graphblas")).args(args).stdin(Stdio::null()).output().unwrap())
}

/// Runs the program with something on its standard input.
pub fn fed(args: &[&str], input: &[u8]) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_graphblas"));
    let command = command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    Ended::of(&child.wait_with_output().unwrap())
}

/// A folder of a test.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty one.
    pub fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
        // It is there only after an earlier run.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// The path of a file.
    pub fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file; gives its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.0.join(name), text).unwrap();
        self.at(name)
    }
}

/// The path of a matrix of the shared data.
pub fn matrix(name: &str) -> String {
    let path = matrices().join(name);
    assert!(path.exists(), "the test data is missing: {}", path.display());
    path.to_str().unwrap().to_owned()
}

/// The folder of the shared data.
pub fn matrices() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data/matrices")
}
