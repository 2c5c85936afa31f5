//! Whole objects: Kronecker products, copies, changes of the storage form.
//! Needs:   A with FP64 weights.
//! Gives:   groups `kronecker`, `dup`, `convert`.
//! Cost:    the entries of the result.
//!
//! A copy may be put off until one of the two is changed, so one case changes the copy. A change of form is asked for and asked
//! back in one run, and the result is used: a library may keep its own form as long as it answers the same.

use crate::Result;
use crate::case::{Case, Op};
use crate::cases::input::{sparse_vector, strided, weights};
use crate::graph::Graph;
use crate::library::Lib;
use crate::matrix::{Matrix, Values, Write};
use crate::number::{Number, Sparsity};

/// Matrices with more positions are not asked to become bitmaps.
const BITMAP_VERTICES: u64 = 5000;

/// See the head of this file.
pub fn cases() -> Vec<Case> {
    vec![
        Case::new("kronecker", "K(x)A, K 3 by 3", |lib, g| kronecker(lib, g, Order::SmallFirst)),
        Case::new("kronecker", "A(x)K, K 3 by 3", |lib, g| kronecker(lib, g, Order::SmallSecond)),
        Case::new("dup", "A", |lib, g| copy(lib, g, Then::Nothing)),
        Case::new("dup", "A, then C(0,0)=1", |lib, g| copy(lib, g, Then::Change)),
        Case::new("convert", "A by column and back", by_column),
        Case::new("convert", "A to bitmap and back", matrix_bitmap).max_vertices(BITMAP_VERTICES),
        Case::new("convert", "u to bitmap and back", vector_bitmap),
    ]
}

#[derive(Clone, Copy)]
enum Order {
    SmallFirst,
    SmallSecond,
}

/// C = kron(K, A) or kron(A, K), K with five entries
fn kronecker(lib: Lib, g: &Graph, order: Order) -> Result<Op> {
    let vals = Values::Fp64(vec![1.0, 2.0, 3.0, 4.0, 5.0]);
    let k = Matrix::from_tuples(lib, (3, 3), &[0, 0, 1, 2, 2], &[0, 2, 1, 0, 2], &vals)?;
    let (a, times) = (weights(lib, g)?, lib.object("GrB_TIMES_FP64")?);
    let side = 3 * g.n;
    let op = Op::matrix(lib, "GrB_FP64", (side, side), 5 * g.nvals(), move |c| match order {
        Order::SmallFirst => c.kronecker(&Write::PLAIN, times, &k, &a),
        Order::SmallSecond => c.kronecker(&Write::PLAIN, times, &a, &k),
    });
    Ok(op)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    Nothing,
    Change,
}

/// C = A, as a new object
fn copy(lib: Lib, g: &Graph, then: Then) -> Result<Op> {
    let a = weights(lib, g)?;
    Ok(Op::makes_matrix(lib, g.nvals(), move || {
        let c = a.dup()?;
        if then == Then::Change {
            c.set_element(0, 0, 1.0)?;
        }
        Ok(c)
    })
    .entry_bytes(24))
}

fn by_column(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    Ok(Op::makes_matrix(lib, g.nvals(), move || {
        let c = a.dup()?;
        c.hint_by_column(true);
        c.set_element(0, 0, 1.0)?;
        c.wait()?;
        c.hint_by_column(false);
        Ok(c)
    })
    .no_bytes())
}

fn matrix_bitmap(lib: Lib, g: &Graph) -> Result<Op> {
    let a = weights(lib, g)?;
    Ok(Op::makes_matrix(lib, g.nvals(), move || {
        let c = a.dup()?;
        c.hint(Sparsity::Bitmap);
        c.set_element(0, 0, 1.0)?;
        c.wait()?;
        c.hint(Sparsity::Sparse);
        Ok(c)
    })
    .no_bytes())
}

fn vector_bitmap(lib: Lib, g: &Graph) -> Result<Op> {
    let u = sparse_vector(lib, g.n, &strided(g.n, 0, 20))?;
    Ok(Op::makes_vector(lib, g.n / 20, move || {
        let w = u.dup()?;
        w.hint(Sparsity::Bitmap);
        w.set_element(0, Number::Fp64(1.0))?;
        w.wait()?;
        w.hint(Sparsity::Sparse);
        Ok(w)
    })
    .no_bytes())
}
