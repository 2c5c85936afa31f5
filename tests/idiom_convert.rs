//! Conversions from and to petgraph, sprs, ndarray and Arrow, all features on.
//!
//! Expected: by hand, or the other crate's own reading of what it was given.

use ::ndarray::{Array2, array, s};
use ::petgraph::graph::{DiGraph, NodeIndex, UnGraph};
use ::sprs::{CsMat, CsMatI, TriMat};
use arrow_array::types::{Float64Type, Int32Type, UInt8Type, UInt64Type};
use arrow_array::{Array, Int32Array, PrimitiveArray, RecordBatch, UInt64Array};
use graphblas::dynamic::Format;
use graphblas::{ErrorKind, Matrix, Result, Vector, op};

fn text<T>(r: Result<T>) -> String {
    r.map(|_| ()).expect_err("an error was expected").message().to_owned()
}

#[test]
fn graphs_of_petgraph() -> Result<()> {
    let mut g = DiGraph::<&str, i32>::new();
    let [a, b, c] = ["a", "b", "c"].map(|name| g.add_node(name));
    g.extend_with_edges([(a, b, 5), (b, a, 6), (c, c, 7)]);
    let m = Matrix::from_petgraph(&g, None)?;
    assert_eq!(m.view()?.iter().collect::<Vec<_>>(), [(0, 1, 5), (1, 0, 6), (2, 2, 7)]);

    g.add_edge(a, b, 10);
    assert_eq!(Matrix::from_petgraph(&g, None).map_err(|e| e.kind()).err(), Some(ErrorKind::InvalidValue), "two edges a -> b");
    assert_eq!(Matrix::from_petgraph(&g, Some(&op::plus::<i32>()))?.get(0, 1)?, Some(15));

    let u = UnGraph::<(), i32>::from_edges([(0, 1, 3), (1, 1, 4)]);
    assert_eq!(Matrix::from_petgraph(&u, None)?.iter()?.collect::<Vec<_>>(), [(0, 1, 3), (1, 0, 3), (1, 1, 4)], "a loop once");

    // Shortest ways by the other crate.
    let ways = m.to_petgraph::<u32>()?;
    assert_eq!((ways.node_count(), ways.edge_count()), (3, 3));
    let from_a = ::petgraph::algo::dijkstra(&ways, NodeIndex::new(0), None, |e| *e.weight());
    assert_eq!((from_a.len(), from_a[&NodeIndex::new(1)]), (2, 5));
    assert_eq!(Matrix::from_petgraph(&ways, None)?.tuples()?, m.tuples()?);

    let empty = DiGraph::<(), i32>::new();
    assert_eq!(Matrix::from_petgraph(&empty, None)?.nrows(), 0);
    assert_eq!(
        text(Matrix::<i32>::try_new(2, 3)?.to_petgraph::<u32>()),
        "Matrix::to_petgraph: a square matrix was needed, this one is 2 by 3"
    );
    assert_eq!(
        text(Matrix::<i32>::try_new(256, 256)?.to_petgraph::<u8>()),
        "Matrix::to_petgraph: 256 rows are more than its index type can count"
    );
    assert_eq!(Matrix::<i32>::try_new(255, 255)?.to_petgraph::<u8>()?.node_count(), 255);
    Ok(())
}

#[test]
fn compressed_matrices_of_sprs() -> Result<()> {
    let mut t = TriMat::<f64>::new((3, 4));
    [(2, 0, 3.0), (0, 1, 1.0), (0, 3, 2.0)].into_iter().for_each(|(i, j, x)| t.add_triplet(i, j, x));
    let (rows, columns): (CsMat<f64>, CsMat<f64>) = (t.to_csr(), t.to_csc());
    for format in [Format::Sparse, Format::Hyper, Format::Bitmap] {
        for given in [&rows, &columns] {
            let m = Matrix::from_sprs(given)?;
            m.as_dynamic().set_format(format)?;
            assert_eq!(m.view()?.iter().collect::<Vec<_>>(), [(0, 1, 1.0), (0, 3, 2.0), (2, 0, 3.0)]);
            assert_eq!(m.to_sprs::<usize>()?, rows);
        }
    }
    // A slice, whose starts do not begin with 0, and narrow indices.
    let part = Matrix::from_sprs(&rows.slice_outer(2..3))?;
    assert_eq!((part.nrows(), part.iter()?.collect::<Vec<_>>()), (1, vec![(0, 0, 3.0)]));
    let narrow: CsMatI<f64, u16> = Matrix::from_sprs(&rows)?.to_sprs()?;
    assert_eq!(Matrix::from_sprs(&narrow)?.to_sprs::<usize>()?, rows);
    assert_eq!(
        text(Matrix::<f64>::try_new(40_000, 2)?.to_sprs::<i16>()),
        "Matrix::to_sprs: 40000 rows are more than its index type can count"
    );
    Ok(())
}

#[test]
fn dense_arrays_of_ndarray() -> Result<()> {
    let a: Array2<i32> = Array2::from_shape_fn((3, 4), |(i, j)| (10 * i + j) as i32);
    let m = Matrix::from_ndarray(a.view())?;
    assert_eq!((m.get(2, 3)?, m.nvals()?), (Some(23), 12));
    assert_eq!(m.to_ndarray()?, a);
    assert_eq!(Matrix::from_ndarray(a.t())?.to_ndarray()?, a.t());
    let part = a.slice(s![..;2, ..;-1]);
    assert_eq!(Matrix::from_ndarray(part)?.to_ndarray()?, part);
    let by_columns = m.dup()?;
    by_columns.as_dynamic().set_orientation(graphblas::dynamic::Orientation::Col)?;
    assert_eq!(by_columns.to_ndarray()?, a, "stored by columns");
    let same = Matrix::from_ndarray(array![[true, true]].view())?;
    assert_eq!(same.to_ndarray()?, array![[true, true]]);

    let u = Vector::from_ndarray(a.column(1))?;
    assert_eq!((u.to_ndarray()?, u.nvals()?), (array![1, 11, 21], 3));
    let sparse = Vector::try_from_iter(4, [(2, 5)])?;
    assert_eq!(sparse.to_ndarray_or(-1)?, array![-1, -1, 5, -1]);
    assert_eq!(text(sparse.to_ndarray()), "Vector::to_vec: an entry at each of 4 positions was needed, there are 1");
    assert_eq!(Vector::<i32>::from_ndarray(array![].view())?.size(), 0);
    assert_eq!(Matrix::<i32>::try_new(0, 3)?.to_ndarray()?.dim(), (0, 3));
    Ok(())
}

#[test]
fn arrays_and_tables_of_arrow() -> Result<()> {
    let column = Int32Array::from(vec![None, Some(7), Some(0), None, Some(-2), None, None, None, Some(9)]);
    let u = Vector::from_arrow(&column)?;
    assert_eq!(u.iter()?.collect::<Vec<_>>(), [(1, 7), (2, 0), (4, -2), (8, 9)]);
    assert_eq!(u.to_arrow::<Int32Type>()?, column);
    // A slice has an offset of its own.
    assert_eq!(Vector::from_arrow(&column.slice(2, 3))?.iter()?.collect::<Vec<_>>(), [(0, 0), (2, -2)]);
    let full: PrimitiveArray<Float64Type> = Vector::from_slice(&[1.0, 2.0])?.to_arrow()?;
    assert_eq!((full.null_count(), full.nulls().is_none()), (0, true));

    let m = Matrix::try_from_iter((2, 5), [(1, 4, 9_u8), (0, 0, 3)], None)?;
    let table = m.to_arrow::<UInt8Type>()?;
    assert_eq!(table.schema().fields().iter().map(|f| f.name().as_str()).collect::<Vec<_>>(), ["row", "column", "value"]);
    assert_eq!(Matrix::from_arrow::<UInt8Type>((2, 5), &table, None)?.tuples()?, m.tuples()?);
    assert_eq!(
        text(Matrix::from_arrow::<Int32Type>((2, 5), &table, None)),
        "Matrix::from_arrow: batch: column \"value\" of type Int32 was needed, UInt8 came"
    );
    assert_eq!(
        Matrix::from_arrow::<UInt8Type>((2, 4), &table, None).map_err(|e| e.kind()).err(),
        Some(ErrorKind::IndexOutOfBounds),
        "column 4 of 4"
    );
    let lacks = RecordBatch::try_from_iter([("row", table.column(0).clone())]).expect("one column");
    assert_eq!(
        text(Matrix::from_arrow::<UInt64Type>((2, 5), &lacks, None)),
        "Matrix::from_arrow: batch: there is no column \"column\""
    );
    let nulls: arrow_array::ArrayRef = std::sync::Arc::new(UInt64Array::from(vec![Some(1), None]));
    let holes = RecordBatch::try_from_iter([("row", nulls)]).expect("one column");
    assert_eq!(
        text(Matrix::from_arrow::<UInt64Type>((2, 5), &holes, None)),
        "Matrix::from_arrow: batch: column \"row\" must have no nulls, it has 1"
    );
    Ok(())
}
