//! Harness that runs the same C calls on libgraphblas libraries opened with `dlopen`.
//!
//! Reading order: `abi` (signatures), `library` (one opened library), `matrix` and `vector` (handles that free themselves),
//! `number` (their scalar arguments), `operators`, `graph` with `generate` and `mtx` (inputs), `host` (textbook searches), `case` (what is measured: the registry's vocabulary), `cases` (the registry),
//! `programs` (whole algorithms), `lagraph` (another library's),
//! `measure`, `memory`, `noise`, `isolate`, `service`, `agree` (how), `wheel` (where the peer comes from), `bandwidth`, `report`, `summary`, `plot`
//! (table, CSV, pictures).
//! Three programs use it: `bench-peer` (src/main.rs), `growth` (src/bin/growth) and `lagraph` (src/bin/lagraph).
//!
//! Nothing here links a GraphBLAS. Every error is a `String`: it ends as a line of a table.

pub mod abi;
pub mod agree;
pub mod bandwidth;
pub mod case;
pub mod cases;
pub mod generate;
pub mod graph;
pub mod host;
pub mod isolate;
pub mod lagraph;
pub mod library;
pub mod matrix;
pub mod measure;
pub mod memory;
pub mod mtx;
pub mod noise;
pub mod number;
pub mod operators;
pub mod plot;
pub mod programs;
pub mod report;
pub mod service;
pub mod summary;
pub mod transfer;
pub mod vector;
pub mod wheel;

/// What every fallible function of the harness returns.
pub type Result<T> = std::result::Result<T, String>;
