//! Whole matrices in and out: import from and export to CSR; serialise and deserialise.
//! Needs:   a graph with weights.
//! Gives:   groups `import`, `export`, `serialize`, `deserialize`. The size of the blob is printed once to standard error.
//! Cost:    a pass over the entries; compression.

use std::cell::RefCell;

use crate::Result;
use crate::case::{Case, Op, Output};
use crate::cases::input::{pattern, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Matrix, Tuples};
use crate::transfer::Csr;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("import", "A sorted CSR", |lib, g| import(lib, g, csr(g))),
        Case::new("import", "A unsorted CSR", |lib, g| import(lib, g, reversed(csr(g)))),
        Case::new("export", "A CSR", export),
        Case::new("serialize", "A weights", |lib, g| serialize(lib, g, weights(lib, g)?)),
        Case::new("serialize", "A pattern", |lib, g| serialize(lib, g, pattern(lib, g)?)),
        Case::new("deserialize", "A weights", |lib, g| deserialize(lib, g, &weights(lib, g)?)),
        Case::new("deserialize", "A pattern", |lib, g| deserialize(lib, g, &pattern(lib, g)?)),
    ]
}

/// The graph's entries are sorted by row and column.
fn csr(g: &Graph) -> Csr {
    let mut starts = vec![0; g.n as usize + 1];
    g.rows.iter().for_each(|&i| starts[i as usize + 1] += 1);
    (1..starts.len()).for_each(|i| starts[i] += starts[i - 1]);
    Csr { starts, cols: g.cols.clone(), vals: g.weights.clone() }
}

fn reversed(mut a: Csr) -> Csr {
    for w in a.starts.windows(2) {
        a.cols[w[0] as usize..w[1] as usize].reverse();
        a.vals[w[0] as usize..w[1] as usize].reverse();
    }
    a
}

fn import(lib: Lib, g: &Graph, from: Csr) -> Result<Op> {
    let shape = (g.n, g.n);
    Ok(Op::makes_matrix(lib, g.nvals(), move || Matrix::import_csr(lib, shape, &from)))
}

fn export(lib: Lib, g: &Graph) -> Result<Op> {
    let (a, starts, count) = (weights(lib, g)?, g.n as usize + 1, g.rows.len());
    let room = move || Tuples { rows: vec![1; starts], cols: vec![1; count], vals: vec![1.0; count] };
    Ok(Op { fresh: Box::new(move || Ok(Output::Tuples(room()))), ..Op::tuples(g.nvals(), move |out| a.export_csr(out)) })
}

fn serialize(_: Lib, g: &Graph, a: Matrix) -> Result<Op> {
    let room = RefCell::new(Vec::new());
    let entries = g.nvals();
    let size = a.serialize(&mut room.borrow_mut())?;
    eprintln!("{entries} entries in {size} bytes");
    // The libraries' sizes differ, so what is compared is only that bytes came.
    Ok(Op::value(entries, move || Ok(f64::from(a.serialize(&mut room.borrow_mut())? > 0))))
}

fn deserialize(lib: Lib, g: &Graph, a: &Matrix) -> Result<Op> {
    let (mut bytes, shape) = (Vec::new(), (g.n, g.n));
    let n = a.serialize(&mut bytes)?;
    bytes.truncate(n as usize);
    Ok(Op::makes_matrix(lib, g.nvals(), move || Matrix::deserialize(lib, shape, &bytes)))
}
