//! The program `graphblas`, run as its users run it: output, files and exit codes.
//!
//! Needs: the built program; ../shared/data beside this checkout. Files are written to the folder that cargo keeps for tests.
//! Expected values: the textbook algorithms of `lagraph_ports::check`, counting by hand, and files read by other readers.

mod algorithms;
mod arguments;
mod explain;
mod files;
mod info;
mod pictures;
mod program;
