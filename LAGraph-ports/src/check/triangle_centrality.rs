//! Triangle centrality from the definition, triangle by triangle.
//!
//! Needs: a graph; directions, loops and lengths mean nothing.
//! Gives: for each vertex a third of the triangles at itself and at each neighbour in a triangle with it, and all
//!        triangles at each other neighbour, over all triangles of the graph.
//! Cost:  for each edge the degree of one of its ends.

use super::Adjacency;

/// The triangle centrality of each vertex.
///
/// ```
/// use lagraph_ports::check::{Adjacency, triangle_centrality};
///
/// // The triangle 0 - 1 - 2 with the tail 2 - 3: 3 is in no triangle, but knows somebody who is. 4 is alone.
/// let c = triangle_centrality::centrality(&Adjacency::from_edges(5, &[0, 1, 2, 2], &[1, 2, 0, 3], None));
/// assert!(c[..4].iter().all(|x| (x - 1.0).abs() < 1e-12));
/// assert_eq!(c[4], 0.0);
/// ```
#[must_use]
pub fn centrality(g: &Adjacency) -> Vec<f64> {
    let u = g.undirected();
    let n = u.vertices();
    // For each edge v - w, in the order of the lists, the triangles that it lies in
    let mut common = Vec::with_capacity(u.idx.len());
    let mut is_near = vec![false; n];
    for v in 0..n {
        u.neighbours(v).iter().for_each(|&w| is_near[w] = true);
        common.extend(u.neighbours(v).iter().map(|&w| u.neighbours(w).iter().filter(|&&x| is_near[x]).count()));
        u.neighbours(v).iter().for_each(|&w| is_near[w] = false);
    }
    let of_vertex = |v: usize| &common[u.ptr[v]..u.ptr[v + 1]];
    let triangles: Vec<f64> = (0..n).map(|v| (of_vertex(v).iter().sum::<usize>() / 2) as f64).collect();
    let all = triangles.iter().sum::<f64>() / 3.0;
    let of = |v: usize| {
        let near = |(&w, &c): (&usize, &usize)| if c > 0 { triangles[w] / 3.0 } else { triangles[w] };
        triangles[v] / 3.0 + u.neighbours(v).iter().zip(of_vertex(v)).map(near).sum::<f64>()
    };
    (0..n).map(|v| if all == 0.0 { 0.0 } else { of(v) / all }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_triangle_with_a_tail() {
        let g = Adjacency::from_edges(5, &[0, 1, 2, 2], &[1, 2, 0, 3], None);
        let c = centrality(&g);
        assert!((c[0] - 1.0).abs() < 1e-12 && (c[2] - 1.0).abs() < 1e-12);
        // The tail sees all of vertex 2's triangles, and is in none.
        assert!((c[3] - 1.0).abs() < 1e-12);
        assert_eq!(c[4], 0.0);
    }
}
