//! C library.
