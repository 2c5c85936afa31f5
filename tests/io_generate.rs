//! Generated graphs: counts, options, and that the seed alone decides.

use std::collections::{BTreeMap, BTreeSet};

use graphblas::ErrorKind;
use graphblas::io::Coo;
use graphblas::io::generate::{GraphOptions, kronecker, uniform};
use graphblas::types::TypeCode;

fn edges(coo: &Coo) -> Vec<(u64, u64)> {
    coo.rows.iter().copied().zip(coo.cols.iter().copied()).collect()
}

fn clean(seed: u64) -> GraphOptions {
    GraphOptions { seed, is_symmetric: true, drop_self_loops: true, drop_duplicates: true, weights: None }
}

/// Kronecker and uniform graphs of 1024 nodes and 16384 or 40000 drawn edges.
fn both(options: &GraphOptions) -> [Coo; 2] {
    [kronecker(10, 16, options).unwrap(), uniform(1024, 40_000, options).unwrap()]
}

#[test]
fn plain_graphs_have_the_edges_drawn() {
    let [k, u] = both(&GraphOptions::default());
    assert_eq!((k.nrows, k.ncols, k.nvals(), k.is_iso), (1024, 1024, 16_384, true));
    assert_eq!((u.nrows, u.ncols, u.nvals(), u.is_iso), (1024, 1024, 40_000, true));
    for coo in [k, u] {
        assert!(edges(&coo).iter().all(|&(i, j)| i < 1024 && j < 1024));
    }
}

#[test]
fn the_seed_decides_and_threads_do_not() {
    let options = GraphOptions { weights: Some(TypeCode::Int64), ..clean(42) };
    let read = |threads: usize| {
        graphblas::par::set_threads(threads);
        both(&options).map(|coo| (edges(&coo), coo.vals.to_vec()))
    };
    let one = read(1);
    assert_eq!(one, read(2));
    assert_eq!(one, read(5));
    assert_ne!(one[0].0, edges(&kronecker(10, 16, &clean(43)).unwrap()));
}

#[test]
fn clean_graphs_are_sorted_symmetric_and_simple() {
    for coo in both(&clean(7)) {
        let list = edges(&coo);
        assert!(list.is_sorted_by(|a, b| a < b));
        let set: BTreeSet<_> = list.iter().copied().collect();
        assert!(list.iter().all(|&(i, j)| i != j && set.contains(&(j, i))));
    }
}

#[test]
fn each_option_does_its_part_only() {
    let plain = edges(&uniform(50, 1000, &GraphOptions::default()).unwrap());
    let loops = plain.iter().filter(|(i, j)| i == j).count();
    let no_loops = uniform(50, 1000, &GraphOptions { drop_self_loops: true, ..Default::default() }).unwrap();
    assert_eq!(no_loops.nvals(), 1000 - loops);
    let both_ways = uniform(50, 1000, &GraphOptions { is_symmetric: true, ..Default::default() }).unwrap();
    assert_eq!(both_ways.nvals(), 2000 - loops);
    let unique: BTreeSet<_> = plain.iter().copied().collect();
    let no_duplicates = uniform(50, 1000, &GraphOptions { drop_duplicates: true, ..Default::default() }).unwrap();
    assert_eq!(edges(&no_duplicates), unique.into_iter().collect::<Vec<_>>());
}

#[test]
fn weights_are_one_to_255_and_the_same_both_ways() {
    let coo = kronecker(10, 16, &GraphOptions { weights: Some(TypeCode::UInt8), ..clean(5) }).unwrap();
    let weight: BTreeMap<_, _> = edges(&coo).into_iter().zip(coo.vals.iter().copied()).collect();
    assert!(weight.iter().all(|(&(i, j), w)| weight[&(j, i)] == *w));
    let used: BTreeSet<u8> = weight.values().copied().collect();
    assert_eq!((used.first(), used.last(), used.len()), (Some(&1), Some(&255), 255));
    let wide = kronecker(10, 16, &GraphOptions { weights: Some(TypeCode::FP64), ..clean(5) }).unwrap();
    assert!(wide.vals.chunks(8).map(|b| f64::from_ne_bytes(b.try_into().unwrap())).eq(coo.vals.iter().map(|&w| f64::from(w))));
}

/// Of the 4^10 quarters of quarters, an edge lies in row half 0 with probability .76: in a shuffled
/// graph that shows as skewed degrees. Expected: few nodes have most of the edges (uniform: none does).
#[test]
fn kronecker_degrees_are_skewed_and_uniform_ones_are_not() {
    let largest = |coo: &Coo| {
        let mut degree = vec![0; 1024];
        coo.rows.iter().for_each(|&i| degree[i as usize] += 1);
        degree.into_iter().max().unwrap()
    };
    let [k, u] = both(&GraphOptions::default());
    // Row 0 before the shuffle has .76^10 = 6.4 % of 16384 edges, 1053; the uniform mean is 39.
    assert!((950..1150).contains(&largest(&k)), "{}", largest(&k));
    assert!(largest(&u) < 80, "{}", largest(&u));
}

#[test]
fn sizes_at_the_border() {
    let options = GraphOptions::default();
    assert_eq!((kronecker(0, 5, &options).unwrap().nvals(), uniform(0, 0, &options).unwrap().nvals()), (5, 0));
    let far = uniform(1 << 60, 100, &clean(1)).unwrap();
    assert!(far.nvals() == 200 && edges(&far).is_sorted());
    assert_eq!(kronecker(61, 1, &options).unwrap_err().kind(), ErrorKind::InvalidValue);
    assert_eq!(kronecker(64, 1, &options).unwrap_err().kind(), ErrorKind::InvalidValue);
    assert_eq!(uniform(0, 1, &options).unwrap_err().kind(), ErrorKind::InvalidValue);
    assert_eq!(kronecker(60, 16, &options).unwrap_err().kind(), ErrorKind::OutOfMemory);
    assert_eq!(kronecker(59, 16, &options).unwrap_err().kind(), ErrorKind::OutOfMemory);
}
