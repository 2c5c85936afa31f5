//! Hubs and authorities.

use lagraph_ports::algorithm::hits;
use lagraph_ports::check;

use crate::cases;

#[test]
fn hubs_and_authorities() {
    for case in cases::all().into_iter().chain([cases::ldbc("directed-example")]) {
        // As many iterations on both sides: a tolerance would end a slow one at different places.
        for iterations in [1, 25] {
            let found = hits(&case.g.a, &case.g.a_transposed, 0.0, iterations).unwrap();
            let (hub, authority) = check::hits::scores(&case.known, found.iterations as usize);
            cases::close(&format!("{}: hubs", case.name), &found.hub, &hub);
            cases::close(&format!("{}: authorities", case.name), &found.authority, &authority);
        }
    }
}
