//! GraphBLAS operations as loops over maps from places to values, as the specification writes them.

use std::collections::BTreeMap;

/// Entries by row and column; a vector has column 0.
pub type Map<T> = BTreeMap<(u64, u64), T>;

/// C(i,j) = sum over k of A(i,k) * B(k,j).
pub fn product<X: Copy, Y: Copy, Z: Copy>(a: &Map<X>, b: &Map<Y>, mul: impl Fn(X, Y) -> Z, add: impl Fn(Z, Z) -> Z) -> Map<Z> {
    let mut c = Map::new();
    for ((i, k), x) in a {
        for ((_, j), y) in b.range((*k, 0)..(*k + 1, 0)) {
            let z = mul(*x, *y);
            c.entry((*i, *j)).and_modify(|sum| *sum = add(*sum, z)).or_insert(z);
        }
    }
    c
}

/// C(j,i) = A(i,j).
pub fn transposed<T: Copy>(a: &Map<T>) -> Map<T> {
    a.iter().map(|((i, j), x)| ((*j, *i), *x)).collect()
}

/// The entries at places that are so.
pub fn kept<T: Copy>(a: &Map<T>, is: impl Fn(&(u64, u64)) -> bool) -> Map<T> {
    a.iter().filter(|(at, _)| is(at)).map(|(at, x)| (*at, *x)).collect()
}

/// The entries of both, combined where both have one.
pub fn union<T: Copy>(a: &Map<T>, b: &Map<T>, f: impl Fn(T, T) -> T) -> Map<T> {
    let mut c = a.clone();
    for (at, y) in b {
        c.entry(*at).and_modify(|x| *x = f(*x, *y)).or_insert(*y);
    }
    c
}

/// The places at which both have an entry.
pub fn meet<X: Copy, Y: Copy, Z>(a: &Map<X>, b: &Map<Y>, f: impl Fn(X, Y) -> Z) -> Map<Z> {
    a.iter().filter_map(|(at, x)| Some((*at, f(*x, *b.get(at)?)))).collect()
}
