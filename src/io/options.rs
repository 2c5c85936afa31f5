//! What a caller can choose about reading, and how far reading has come.
//!
//! Needs: nothing. Gives: [`ReadOptions`], [`Duplicates`], [`Progress`]. Cost: one atomic addition per piece of text.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Text pieces have at least this many bytes; a text shorter than two pieces is parsed by the
/// calling thread alone. Bytes; 2026-11, `tests/io_speed.rs`, web-NotreDame, two threads: the same
/// speed from 128 KiB to 512 KiB, 7 % less with 4 MiB.
const PIECE_BYTES: usize = 512 << 10;

/// What to do when a Matrix Market file gives the same position twice.
///
/// ```
/// use graphblas::{Matrix, io, op};
/// let text = b"%%MatrixMarket matrix coordinate integer general\n2 2 2\n1 2 3\n1 2 4\n";
/// assert!(io::parse_matrix_market(text, "a.mtx", &io::ReadOptions::default()).is_err());
///
/// let keep = io::ReadOptions { duplicates: io::Duplicates::Keep, ..io::ReadOptions::default() };
/// let coo = io::parse_matrix_market(text, "a.mtx", &keep)?;
/// assert_eq!(Matrix::<i64>::from_coo(&coo, Some(&op::plus::<i64>()))?.get(0, 1)?, Some(7));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duplicates {
    /// The file is malformed; the error names both lines.
    Refuse,
    /// Both entries are in the result.
    Keep,
}

/// How to read. `ReadOptions::default()` is right for almost everybody.
///
/// ```
/// use graphblas::io;
/// let progress = io::Progress::default();
/// let options = io::ReadOptions { progress: Some(&progress), ..io::ReadOptions::default() };
/// let coo = io::parse_edge_list(b"0 1\n1 2\n", "edges", &options)?;
/// assert_eq!((coo.nvals(), progress.done()), (2, 8));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct ReadOptions<'a> {
    /// What to do about duplicates in a Matrix Market file. Edge lists always keep them.
    pub duplicates: Duplicates,
    /// Least size of the pieces that are parsed in parallel, in bytes. The result does not depend on it.
    pub piece_bytes: usize,
    /// Where reading notes how far it has come, for another thread to watch.
    pub progress: Option<&'a Progress>,
}

impl Default for ReadOptions<'_> {
    fn default() -> Self {
        ReadOptions { duplicates: Duplicates::Refuse, piece_bytes: PIECE_BYTES, progress: None }
    }
}

/// How far reading has come, in bytes of (unpacked) text.
///
/// ```
/// use graphblas::io;
/// let progress = io::Progress::default();
/// std::thread::scope(|s| {
///     s.spawn(|| while progress.done() < 4 { std::thread::yield_now() }); // or show a bar
///     let options = io::ReadOptions { progress: Some(&progress), ..io::ReadOptions::default() };
///     io::parse_edge_list(b"0 1\n", "edges", &options)
/// })?;
/// assert_eq!((progress.done(), progress.total()), (4, 4));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    total: AtomicU64,
}

impl Progress {
    /// Bytes parsed so far.
    ///
    /// ```
    /// use graphblas::io;
    /// assert_eq!(io::Progress::default().done(), 0); // nothing has been read
    /// ```
    #[must_use]
    pub fn done(&self) -> u64 {
        self.done.load(Relaxed)
    }

    /// Bytes to be parsed; 0 as long as the file is being loaded and unpacked.
    ///
    /// ```
    /// use graphblas::io;
    /// let progress = io::Progress::default();
    /// let options = io::ReadOptions { progress: Some(&progress), ..io::ReadOptions::default() };
    /// io::parse_edge_list(b"0 1\n1 2\n", "edges", &options)?;
    /// assert_eq!(progress.total(), 8);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn total(&self) -> u64 {
        self.total.load(Relaxed)
    }

    pub(super) fn start(&self, total: usize) {
        self.done.store(0, Relaxed);
        self.total.store(total as u64, Relaxed);
    }

    pub(super) fn add(&self, bytes: usize) {
        self.done.fetch_add(bytes as u64, Relaxed);
    }
}
