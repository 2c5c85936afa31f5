//! What a graph knows about itself, on graphs whose properties are counted by hand.

use graphblas::{ErrorKind, Matrix, io};
use lagraph_ports::{Adjacency, Degree, Kind, Property};

/// 0 -> 1 -> 2, 2 -> 1, and an edge from 3 to itself.
fn small() -> Adjacency<i32> {
    let a = Matrix::from_tuples((4, 4), &[0, 1, 2, 3], &[1, 2, 1, 3], &[5, 6, 7, 8], None).unwrap();
    Adjacency::try_new(a, Kind::Directed).unwrap()
}

const ALL: [Property; 5] =
    [Property::Transpose, Property::OutDegree, Property::InDegree, Property::SymmetricPattern, Property::SelfEdges];

#[test]
fn properties_are_those_counted_by_hand() {
    let g = small();
    assert_eq!(g.transpose().unwrap().tuples().unwrap(), (vec![1, 1, 2, 3], vec![0, 2, 1, 3], vec![5, 7, 6, 8]));
    assert_eq!(g.out_degree().unwrap().tuples().unwrap(), (vec![0, 1, 2, 3], vec![1, 1, 1, 1]));
    assert_eq!(g.in_degree().unwrap().tuples().unwrap(), (vec![1, 2, 3], vec![2, 1, 1]));
    assert!(!g.has_symmetric_pattern().unwrap());
    assert_eq!(g.self_edges().unwrap(), 1);
    assert_eq!((g.vertices(), g.kind()), (4, Kind::Directed));
}

#[test]
fn nothing_is_made_before_it_is_asked_for() {
    let g = small();
    assert!(ALL.iter().all(|p| !g.has(*p)));
    let said = g.require(&ALL).unwrap_err();
    assert_eq!(said.message(), "the property Transpose of the graph is needed and has not been made; find() makes it");
    g.find(&[Property::InDegree]).unwrap();
    assert_eq!(ALL.map(|p| g.has(p)), [false, false, true, false, false]);
    g.find(&ALL).unwrap();
    g.require(&ALL).unwrap();
    let first: *const _ = g.transpose().unwrap();
    assert!(std::ptr::eq(first, g.transpose().unwrap()), "the second answer is the first");
}

#[test]
fn an_undirected_graph_is_its_transpose() {
    let club = Matrix::<bool>::from_coo(&io::embedded::karate().unwrap(), None).unwrap();
    let g = Adjacency::try_new(club, Kind::Undirected).unwrap();
    assert!(g.has(Property::Transpose) && g.has(Property::SymmetricPattern) && !g.has(Property::InDegree));
    assert!(std::ptr::eq(g.transpose().unwrap(), g.matrix()));
    assert_eq!(g.in_degree().unwrap().get(33).unwrap(), Some(17));
    assert!(g.has(Property::OutDegree));
    g.check().unwrap();
}

#[test]
fn an_undirected_graph_with_a_one_way_edge_is_found() {
    let g = Adjacency::try_new(small().into_matrix(), Kind::Undirected).unwrap();
    assert_eq!(g.check().unwrap_err().message(), "the graph is said to be undirected, but 1 of 4 entries have no opposite");
    small().check().unwrap();
}

#[test]
fn a_symmetric_pattern_may_have_other_values() {
    let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[1, 2], None).unwrap();
    let g = Adjacency::try_new(a, Kind::Directed).unwrap();
    assert!(g.has_symmetric_pattern().unwrap());
    assert_eq!(g.transpose().unwrap().get(0, 1).unwrap(), Some(2));
}

#[test]
fn a_change_forgets_what_was_known() {
    let mut g = small();
    g.find(&ALL).unwrap();
    g.update(|a| a.set(1, 0, 9)).unwrap();
    assert!(ALL.iter().all(|p| !g.has(*p)));
    assert!(g.has_symmetric_pattern().unwrap());
    let failed = g.update(|a| a.set(9, 0, 9)).unwrap_err();
    assert_eq!(failed.kind(), ErrorKind::InvalidIndex);
    let failed = g.update(|a| a.resize(4, 5)).unwrap_err();
    assert_eq!(failed.message(), "a graph needs as many rows as columns, got 4 by 5");
    assert!(g.has(Property::SymmetricPattern), "a change that fails leaves everything as it was");
    assert_eq!(g.matrix().ncols(), 4);
}

#[test]
fn self_edges_are_taken_out() {
    let g = small().without_self_edges().unwrap();
    assert_eq!((g.matrix().nvals().unwrap(), g.has(Property::SelfEdges), g.self_edges().unwrap()), (3, true, 0));
}

#[test]
fn samples_say_what_all_vertices_say() {
    // A star of five: degrees 4, 1, 1, 1, 1, counted by hand; in 4000 draws the mean of 1.6 is met to a tenth.
    let (hub, leaves) = ([0_u64; 4], [1_u64, 2, 3, 4]);
    let (rows, cols) = ([hub, leaves].concat(), [leaves, hub].concat());
    let star = Matrix::from_tuples((5, 5), &rows, &cols, &[true; 8], None).unwrap();
    let g = Adjacency::try_new(star, Kind::Undirected).unwrap();
    let sample = g.sample_degree(Degree::Out, 4000, 7).unwrap();
    assert_eq!(sample.median, 1);
    assert!((sample.mean - 1.6).abs() < 0.1, "{sample:?}");
    assert_eq!(sample, g.sample_degree(Degree::In, 4000, 7).unwrap());
    let none = g.sample_degree(Degree::Out, 0, 7).unwrap_err();
    assert_eq!(none.message(), "a sample of degrees needs a vertex and a draw, got 5 vertices and 0 draws");
    let empty = Adjacency::try_new(Matrix::<bool>::try_new(1, 1).unwrap(), Kind::Directed).unwrap();
    let sample = empty.sample_degree(Degree::In, 3, 1).unwrap();
    assert_eq!((sample.mean, sample.median), (0.0, 0));
}

#[test]
fn a_graph_is_square() {
    let a = Matrix::<bool>::try_new(2, 3).unwrap();
    let said = Adjacency::try_new(a, Kind::Directed).unwrap_err();
    assert_eq!(
        (said.kind(), said.message()),
        (ErrorKind::DimensionMismatch, "a graph needs as many rows as columns, got 2 by 3")
    );
}
