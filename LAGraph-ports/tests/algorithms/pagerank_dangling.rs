//! PageRank that loses nothing.

use lagraph_ports::algorithm::pagerank_dangling;
use lagraph_ports::check;

use crate::cases;

#[test]
fn pageranks_add_up_to_one() {
    for case in cases::all().into_iter().chain([cases::ldbc("directed-example")]) {
        let found = pagerank_dangling(&case.g.a_transposed, &case.g.degree, 0.85, 1e-13, 300).unwrap();
        cases::close(&case.name, &found.rank, &check::pagerank_dangling::rank(&case.known, 0.85, 300));
        let sum: f64 = cases::full(&found.rank).iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "{}: the ranks add up to {sum}", case.name);
    }
}

#[test]
fn iterations_end_when_asked_to() {
    let club = cases::all().pop().unwrap();
    let found = pagerank_dangling(&club.g.a_transposed, &club.g.degree, 0.85, 0.0, 3).unwrap();
    assert_eq!(found.iterations, 3);
    cases::close("3 iterations", &found.rank, &check::pagerank_dangling::rank(&club.known, 0.85, 3));
}
