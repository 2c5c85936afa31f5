//! Breadth-first search with limits.

use lagraph_ports::algorithm::{Limits, bfs_limited};

use crate::agree::{Numbers, ways};
use crate::cases;

#[test]
fn searches_end_at_levels_and_at_destinations() {
    let mut numbers = Numbers(8);
    for case in cases::all() {
        let n = case.g.vertices();
        for count in 0..4 {
            let mut draw = |k| (0..k).map(|_| numbers.below(n)).collect::<Vec<u64>>();
            let (sources, destinations) = (draw(count), draw(3 - count / 2));
            for level in [None, Some(0), Some(1), Some(3), Some(u64::MAX)] {
                for k in 0..=destinations.len() {
                    ways::bfs_limited(&case, &sources, Limits { level, destinations: &destinations[..k] });
                }
            }
        }
    }
}

#[test]
fn vertices_outside_are_errors() {
    let club = cases::all().pop().unwrap();
    assert!(bfs_limited(&club.g.a, &[0, 34], Limits::default()).is_err());
    let message = bfs_limited(&club.g.a, &[0], Limits { level: None, destinations: &[34] }).unwrap_err().to_string();
    assert!(message.contains("destinations: needed vertices below 34, got 34"), "{message}");
}
