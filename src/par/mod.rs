//! Parallel work.
