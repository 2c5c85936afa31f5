//! What does not compile, each with the error that the compiler gives; the tests of these pages prove it.
//!
//! Needs: nothing. Gives: documentation. Cost: none.
//!
//! An expression has one type of entries, and is written into objects of that type. A cast is asked for, with
//! [`Matrix::cast`](crate::Matrix::cast), or by naming the type of the result.
//!
//! ```compile_fail,E0308
//! use graphblas::{Matrix, op};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let mut counts = Matrix::<u64>::try_new(2, 2)?;
//! counts.write(a.same())?; // entries of `a` are f64
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! ```
//! use graphblas::{Matrix, op};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let mut counts = Matrix::<u64>::try_new(2, 2)?;
//! counts.write(a.cast::<u64>()?.same())?;
//! counts.write(a.apply(op::abs::<f64>()))?; // the type of the result is that of `counts`
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! An expression of vectors is no expression of matrices:
//!
//! ```compile_fail,E0308
//! use graphblas::{Matrix, Vector, monoid};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let mut c = Matrix::<f64>::try_new(2, 2)?;
//! c.write(a.reduce_rows(&monoid::plus::<f64>()))?; // a vector
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! The mask of a matrix is a matrix, that of a vector a vector:
//!
//! ```compile_fail,E0308
//! use graphblas::{Matrix, Vector};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let m = Vector::<bool>::try_new(2)?;
//! let c = a.same().mask(&m).eval()?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! A product with a vector takes a vector, one with a matrix a matrix:
//!
//! ```compile_fail,E0308
//! use graphblas::{Matrix, Vector, semiring};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let w: Vector<f64> = a.mxv(&semiring::plus_times::<f64>(), &a).eval()?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! ```compile_fail,E0277
//! use graphblas::{Matrix, Vector, semiring};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let u = Vector::<f64>::try_new(2)?;
//! let c: Matrix<f64> = a.mxm(&semiring::plus_times::<f64>(), &u).eval()?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! Values have the type of the entries; a number is not cast behind your back:
//!
//! ```compile_fail,E0308
//! use graphblas::Vector;
//! let mut u = Vector::<f64>::try_new(2)?;
//! u.set(0, 1_i32)?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! An operator is none of another kind, a semiring no monoid:
//!
//! ```compile_fail,E0308
//! use graphblas::{Matrix, semiring};
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let sum = a.reduce(&semiring::plus_times::<f64>())?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! Predefined operators, monoids and semirings that do not exist for a type:
//!
//! ```compile_fail,E0080
//! use graphblas::{semiring, types::FC64};
//! let s = semiring::min_plus::<FC64>(); // complex numbers have no order
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! ```compile_fail,E0599
//! use graphblas::{Vector, types::FC64};
//! let u = Vector::<FC64>::try_new(2)?;
//! let most = u.argmax()?;
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! An object that changes is borrowed by nobody else: two threads cannot write to one object, a reader takes a snapshot
//! ([`Matrix::dup`](crate::Matrix::dup)) or a [`view`](crate::Matrix::view) first.
//!
//! ```compile_fail,E0499
//! use graphblas::Matrix;
//! let mut a = Matrix::<f64>::try_new(2, 2)?;
//! std::thread::scope(|s| {
//!     s.spawn(|| a.set(0, 0, 1.0));
//!     s.spawn(|| a.set(1, 1, 2.0));
//! });
//! # Ok::<(), graphblas::Error>(())
//! ```
//!
//! A matrix that was turned into arrays is gone:
//!
//! ```compile_fail,E0382
//! use graphblas::Matrix;
//! let a = Matrix::<f64>::try_new(2, 2)?;
//! let arrays = a.into_csr()?;
//! a.nvals()?;
//! # Ok::<(), graphblas::Error>(())
//! ```
