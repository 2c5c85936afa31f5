//! Contexts: how many threads the calls of a block use.
//!
//! Needs: `par`. Gives: [`Context`], [`with_threads`]. Cost: to enter one allocation of a number, to leave nothing.

use std::sync::atomic::AtomicUsize;

use crate::error::{Error, ErrorKind, Result};
use crate::mem::Shared;
use crate::par;

/// Settings for the calls of a block of code, made by the thread that runs it; other threads go on as they were.
///
/// ```
/// use graphblas::{Context, Vector, monoid};
///
/// let quiet = Context::new().threads(1);
/// let sum = quiet.run(|| Vector::full(1000, 2.5)?.reduce(&monoid::plus::<f64>()))?;
/// assert_eq!(sum, 2500.0);
/// # Ok::<(), graphblas::Error>(())
/// ```
///
/// A call that is recorded inside and whose value nobody looks at before the end runs later, with the settings of whoever
/// looks then: look inside, with `nvals` or `get`, at what is to be made inside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[must_use = "a context does nothing until something is run in it"]
pub struct Context {
    threads: Option<usize>,
}

/// Puts back what bound the thread, also when the block panics.
struct Bound(Option<Shared<AtomicUsize>>);

impl Drop for Bound {
    fn drop(&mut self) {
        par::bind_threads(self.0.take());
    }
}

impl Context {
    /// A context that changes nothing.
    ///
    /// ```
    /// use graphblas::{Context, Vector};
    /// let sums = Context::new().run(|| Vector::full(3, 0.5)?.to_vec())?;
    /// assert_eq!(sums, [0.5, 0.5, 0.5]);
    /// assert_eq!(Context::new(), Context::default());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub const fn new() -> Self {
        Context { threads: None }
    }

    /// Calls use at most `n` threads, the calling one counted: 1 is the calling thread alone. `n` can only lower what holds
    /// outside: the library's number (`par::set_threads`), or that of the context around this one.
    ///
    /// ```
    /// use graphblas::{Context, par};
    /// let alone = Context::new().threads(1);
    /// assert_eq!(alone.run(|| Ok(par::threads()))?, 1);
    /// // Inside, no context gives back what one around it took.
    /// assert_eq!(alone.run(|| Context::new().threads(8).run(|| Ok(par::threads())))?, 1);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub const fn threads(mut self, n: usize) -> Self {
        self.threads = Some(n);
        self
    }

    /// What `block` returns, run with these settings. An error, before anything is run, when 0 threads were asked for or
    /// there is no memory for the setting.
    ///
    /// ```
    /// use graphblas::{Context, Matrix};
    /// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
    /// assert_eq!(Context::new().threads(1).run(|| a.nvals())?, 2);
    /// let e = Context::new().threads(0).run(|| a.nvals()).unwrap_err();
    /// assert_eq!(e.message(), "Context::threads: 1 or more was needed, 0 came");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn run<R>(&self, block: impl FnOnce() -> Result<R>) -> Result<R> {
        let Some(n) = self.threads else { return block() };
        if n == 0 {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("Context::threads: 1 or more was needed, 0 came")));
        }
        let bound = Shared::try_new(AtomicUsize::new(n.min(par::threads())))?;
        let _before = Bound(par::rebind_threads(Some(bound)));
        block()
    }
}

/// What `block` returns, its calls on at most `n` threads: `Context::new().threads(n).run(block)`.
///
/// ```
/// use graphblas::{Matrix, par, semiring, with_threads};
///
/// let a = Matrix::from_edges(3, [(0, 1), (1, 2)])?;
/// let two_steps: Matrix<bool> = with_threads(2, || {
///     assert!(par::threads() <= 2);
///     a.mxm(&semiring::lor_land(), &a).eval()
/// })?;
/// assert_eq!(two_steps.get(0, 2)?, Some(true));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn with_threads<R>(n: usize, block: impl FnOnce() -> Result<R>) -> Result<R> {
    Context::new().threads(n).run(block)
}
