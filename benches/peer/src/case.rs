//! The registry's vocabulary: a case is a name, a group, a set-up and a run.
//! Needs:   set-ups that use only the library handed to them.
//! Gives:   `Op`: a call sequence ready to be timed again and again, with outputs made and freed outside the timing.
//! Cost:    none of its own inside the timing but two indirect calls and the wait for the result.

use crate::Result;
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Matrix, Tuples};
use crate::vector::Vector;

/// Builds the inputs of one library and returns what to time.
type Setup = Box<dyn Fn(Lib, &Graph) -> Result<Op>>;

/// Makes an output object.
type Fresh = Box<dyn Fn() -> Result<Output>>;

/// The calls that are timed.
type Run = Box<dyn Fn(&mut Output) -> Result<()>>;

/// A check of one output.
type Verify = Box<dyn Fn(&Output) -> Result<()>>;

/// One workload.
pub struct Case {
    /// Geometric means are taken per group.
    pub group: &'static str,
    /// Unique within its group.
    pub name: String,
    /// Inputs and closures.
    pub setup: Setup,
    /// Graphs with fewer vertices are left out.
    pub min_vertices: u64,
    /// Graphs with more vertices are left out.
    pub max_vertices: u64,
    /// Whether it does the work of A*A.
    pub square: Square,
    /// Left out on graphs with more entries than `Limits::extra_entries`.
    pub is_extra: bool,
    /// Runs on these graphs, whichever were asked for; None: on those that were.
    pub home: Option<&'static [&'static str]>,
}

/// Whether a case does the work of A*A, which grows faster than the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// About linear in the entries.
    No,
    /// Yes, on graphs of up to `--max-flops` multiplications.
    Main,
    /// Yes, on graphs of up to an eighth of that.
    Variant,
}

/// What a case is chosen by.
pub struct Size {
    /// Of the graph.
    pub vertices: u64,
    /// Of the graph.
    pub entries: u64,
    /// Multiplications in A*A.
    pub flops: u64,
}

/// What a run may cost.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Multiplications, of cases that do the work of A*A.
    pub flops: u64,
    /// Entries, of extra cases.
    pub extra_entries: u64,
}

/// See `Square::Variant`.
const VARIANT_SHARE: u64 = 8;

impl Case {
    /// A case for every graph, whose work is about linear in the entries.
    pub fn new(group: &'static str, name: &str, setup: impl Fn(Lib, &Graph) -> Result<Op> + 'static) -> Case {
        Case {
            group,
            name: name.to_string(),
            setup: Box::new(setup),
            min_vertices: 0,
            max_vertices: u64::MAX,
            square: Square::No,
            is_extra: false,
            home: None,
        }
    }

    /// Only for graphs with at least this many vertices.
    pub fn min_vertices(self, min_vertices: u64) -> Case {
        Case { min_vertices, ..self }
    }

    /// Only for graphs with at most this many vertices.
    pub fn max_vertices(self, max_vertices: u64) -> Case {
        Case { max_vertices, ..self }
    }

    /// Does the work of A*A.
    pub fn square(self) -> Case {
        Case { square: Square::Main, ..self }
    }

    /// Does the work of A*A, in a variant: smaller graphs tell enough.
    pub fn second_square(self) -> Case {
        Case { square: Square::Variant, ..self }
    }

    /// A regime beside the main ones: the largest graphs would tell nothing more.
    pub fn extra(self) -> Case {
        Case { is_extra: true, ..self }
    }

    /// Whether it is worth running on a graph.
    pub fn fits(&self, size: &Size, limits: &Limits) -> bool {
        let max_flops = match self.square {
            Square::No => u64::MAX,
            Square::Main => limits.flops,
            Square::Variant => limits.flops / VARIANT_SHARE,
        };
        let max_entries = if self.is_extra { limits.extra_entries } else { u64::MAX };
        (self.min_vertices..=self.max_vertices).contains(&size.vertices) && size.flops <= max_flops && size.entries <= max_entries
    }

    /// Runs on these graphs (specifications as on the command line) and on no others.
    pub fn home(self, graphs: &'static [&'static str]) -> Case {
        Case { home: Some(graphs), ..self }
    }

    /// `group/name`
    pub fn full_name(&self) -> String {
        format!("{}/{}", self.group, self.name)
    }
}

/// What a run leaves behind.
pub enum Output {
    /// A matrix, finished by the wait that follows the run.
    Matrix(Matrix),
    /// A vector, finished by the wait that follows the run.
    Vector(Vector),
    /// Host arrays.
    Tuples(Tuples),
    /// A scalar.
    Value(f64),
}

impl Output {
    /// Finishes lazy work: inside the timing.
    pub fn wait(&self) -> Result<()> {
        match self {
            Output::Matrix(c) => c.wait(),
            Output::Vector(w) => w.wait(),
            Output::Tuples(_) | Output::Value(_) => Ok(()),
        }
    }
}

/// How two libraries' outputs are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Indices and values.
    Values,
    /// Indices, and values up to the rounding of FP32 sums in another order.
    Rounded,
    /// Indices only: the ANY monoid may pick any value.
    Pattern,
}

/// A 32-bit index and a 64-bit value: what most cases move per touched entry, and vectors of 64-bit values in `w = u + v`.
pub const LIST_ENTRY: u64 = 12;

/// A call sequence with its inputs.
pub struct Op {
    /// Entries (or multiplications) that the definition of the operation makes it look at.
    pub touched: u64,
    /// Makes an output object: not timed.
    pub fresh: Fresh,
    /// Timed, together with the wait for the output.
    pub run: Run,
    /// The same output object serves all runs (operations that update in place and end where they began).
    pub is_in_place: bool,
    /// How outputs are compared.
    pub check: Check,
    /// A run makes this many equal steps; what is reported is the time of one.
    pub steps: u64,
    /// Bytes that must be moved per touched entry, 0 where that says nothing about the time.
    pub entry_bytes: u64,
    /// What must hold for each output by itself.
    pub verify: Option<Verify>,
}

impl Op {
    /// A result in a new matrix of type `ty`.
    pub fn matrix(
        lib: Lib,
        ty: &'static str,
        shape: (u64, u64),
        touched: u64,
        run: impl Fn(&Matrix) -> Result<()> + 'static,
    ) -> Op {
        Op {
            touched,
            fresh: Box::new(move || Ok(Output::Matrix(Matrix::try_new(lib, ty, shape.0, shape.1)?))),
            run: Box::new(move |out| match out {
                Output::Matrix(c) => run(c),
                Output::Vector(_) | Output::Tuples(_) | Output::Value(_) => Err("not a matrix".to_string()),
            }),
            is_in_place: false,
            check: Check::Values,
            steps: 1,
            entry_bytes: LIST_ENTRY,
            verify: None,
        }
    }

    /// A result in a new vector of type `ty`.
    pub fn vector(lib: Lib, ty: &'static str, size: u64, touched: u64, run: impl Fn(&Vector) -> Result<()> + 'static) -> Op {
        Op {
            touched,
            fresh: Box::new(move || Ok(Output::Vector(Vector::try_new(lib, ty, size)?))),
            run: Box::new(move |out| match out {
                Output::Vector(w) => run(w),
                Output::Matrix(_) | Output::Tuples(_) | Output::Value(_) => Err("not a vector".to_string()),
            }),
            is_in_place: false,
            check: Check::Values,
            steps: 1,
            entry_bytes: LIST_ENTRY,
            verify: None,
        }
    }

    /// A scalar result.
    pub fn value(touched: u64, run: impl Fn() -> Result<f64> + 'static) -> Op {
        Op {
            touched,
            fresh: Box::new(|| Ok(Output::Value(0.0))),
            run: Box::new(move |out| {
                *out = Output::Value(run()?);
                Ok(())
            }),
            is_in_place: false,
            check: Check::Values,
            steps: 1,
            entry_bytes: LIST_ENTRY,
            verify: None,
        }
    }

    /// A result in host arrays of `count` elements, whose pages are there before the timing starts.
    pub fn tuples(count: u64, run: impl Fn(&mut Tuples) -> Result<()> + 'static) -> Op {
        let count = count as usize;
        Op {
            touched: count as u64,
            fresh: Box::new(move || {
                Ok(Output::Tuples(Tuples { rows: vec![1; count], cols: vec![1; count], vals: vec![1.0; count] }))
            }),
            run: Box::new(move |out| match out {
                Output::Tuples(t) => run(t),
                Output::Matrix(_) | Output::Vector(_) | Output::Value(_) => Err("not tuples".to_string()),
            }),
            is_in_place: false,
            check: Check::Values,
            steps: 1,
            entry_bytes: LIST_ENTRY,
            verify: None,
        }
    }

    /// A result in a matrix that the run itself makes.
    pub fn makes_matrix(lib: Lib, touched: u64, run: impl Fn() -> Result<Matrix> + 'static) -> Op {
        let placeholder = Op::matrix(lib, "GrB_BOOL", (1, 1), touched, |_| Ok(()));
        let run: Run = Box::new(move |out| {
            *out = Output::Matrix(run()?);
            Ok(())
        });
        Op { run, ..placeholder }
    }

    /// A result in a vector that the run itself makes.
    pub fn makes_vector(lib: Lib, touched: u64, run: impl Fn() -> Result<Vector> + 'static) -> Op {
        let placeholder = Op::vector(lib, "GrB_BOOL", 1, touched, |_| Ok(()));
        let run: Run = Box::new(move |out| {
            *out = Output::Vector(run()?);
            Ok(())
        });
        Op { run, ..placeholder }
    }

    /// Moves this many bytes per touched entry.
    pub fn entry_bytes(self, entry_bytes: u64) -> Op {
        Op { entry_bytes, ..self }
    }

    /// Limited by something else than memory bandwidth.
    pub fn no_bytes(self) -> Op {
        self.entry_bytes(0)
    }

    /// Checks outputs one by one, too.
    pub fn verify(self, check: impl Fn(&Output) -> Result<()> + 'static) -> Op {
        Op { verify: Some(Box::new(check)), ..self }
    }

    /// Reports the time of one of `steps` equal parts of a run.
    pub fn steps(self, steps: u64) -> Op {
        Op { steps, ..self }
    }

    /// Starts from `make()` instead of an empty object, once, and goes on with the same object.
    pub fn in_place(self, make: impl Fn() -> Result<Output> + 'static) -> Op {
        Op { fresh: Box::new(make), is_in_place: true, ..self }
    }
}
