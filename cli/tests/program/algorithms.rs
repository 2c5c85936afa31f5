//! `graphblas run` and `bench`: results against the textbook algorithms.

use graphblas::io::{self, ReadOptions};
use lagraph_ports::check::{self, Adjacency, karate};
use serde_json::Value;

use crate::program::{Folder, fed, graphblas, matrix};

/// The column of that name, by vertex counted from 0; `None` where a vertex has no line or an empty field.
fn column(csv: &str, name: &str, vertices: usize, base: usize) -> Vec<Option<f64>> {
    let mut lines = csv.lines();
    let at = lines.next().unwrap().split(',').position(|head| head == name).unwrap_or_else(|| panic!("no {name} in {csv}"));
    let mut values = vec![None; vertices];
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        values[fields[0].parse::<usize>().unwrap() - base] = fields[at].parse().ok();
    }
    values
}

fn assert_close(found: &[Option<f64>], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (v, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a.unwrap() - b).abs() <= 1e-9 * b.abs().max(1.0), "vertex {v}: {a:?} and not {b}");
    }
}

fn run(args: &[&str]) -> String {
    graphblas(&[&["run"], args].concat()).ok()
}

#[test]
fn searches_of_the_karate_club() {
    let file = matrix("karate.mtx");
    for source in [1, 12, 34] {
        let csv = run(&["bfs", &file, "--source", &source.to_string()]);
        let expected = check::bfs::search(&karate::graph(), source - 1);
        let from_1 = |list: &[Option<usize>], add: usize| list.iter().map(|x| x.map(|x| (x + add) as f64)).collect::<Vec<_>>();
        assert_eq!(column(&csv, "level", 34, 1), from_1(&expected.level, 0));
        assert_eq!(column(&csv, "parent", 34, 1), from_1(&expected.parent, 1));

        let csv = run(&["sssp", &file, "--source", &source.to_string(), "--set", "delta=2"]);
        assert_close(&column(&csv, "distance", 34, 1), &check::sssp::distances(&karate::graph(), source - 1));
    }
}

#[test]
fn the_rest_of_the_karate_club() {
    let file = matrix("karate.mtx");
    let csv = graphblas(&["run", "pagerank", &file]);
    assert_eq!(csv.err, "iterations: 19\n");
    let (rank, _) = check::pagerank::rank(&karate::graph(), 0.85, 1e-4, 100);
    assert_close(&column(&csv.ok(), "rank", 34, 1), &rank);
    assert!(column(&run(&["components", &file]), "component", 34, 1).iter().all(|&c| c == Some(1.0)));
    assert_eq!(run(&["triangles", &file]), "triangles\n45\n");
    let core = check::k_core::numbers(&karate::graph());
    assert!(column(&run(&["k-core", &file]), "core", 34, 1).iter().zip(&core).all(|(x, y)| *x == Some(*y as f64)));
    // Every edge carries one: as much as leaves the first vertex and comes to the last.
    let value = check::max_flow::value(&karate::graph(), 0, 33);
    assert_eq!(graphblas(&["run", "max-flow", &file, "--source", "1,34"]).err, format!("value: {value:?}\n"));

    let all: Vec<usize> = (0..34).collect();
    for (sources, expected) in [("all", &all[..]), ("1,2,3,4", &all[..4]), ("34,1", &[33, 0])] {
        let csv = run(&["betweenness", &file, "--source", sources]);
        assert_close(&column(&csv, "centrality", 34, 1), &check::betweenness::centrality(&karate::graph(), expected));
    }
    // The first four vertices with edges, when none is named.
    assert_eq!(run(&["betweenness", &file]), run(&["betweenness", &file, "--source", "1,2,3,4"]));
    // Of the vertex with the most edges, when none is named.
    assert_eq!(run(&["bfs", &file]), run(&["bfs", &file, "--source", "34"]));
}

/// The value of every edge (from, to), by vertex from 0.
fn of_edges(csv: &str) -> Vec<(usize, usize, f64)> {
    let line = |line: &str| {
        let fields: Vec<&str> = line.split(',').collect();
        let vertex = |k: usize| fields[k].parse::<usize>().unwrap() - 1;
        (vertex(0), vertex(1), fields[2].parse().unwrap())
    };
    csv.lines().skip(1).map(line).collect()
}

#[test]
fn edges_and_walks_of_the_karate_club() {
    let (file, club) = (matrix("karate.mtx"), karate::graph());
    let found = of_edges(&run(&["edge-betweenness", &file, "--source", "all"]));
    let expected = check::edge_betweenness::centrality(&club, &(0..34).collect::<Vec<_>>());
    assert_eq!(found.len(), expected.len());
    let is_near = |(a, b): (&(usize, usize, f64), &(usize, usize, f64))| (a.0, a.1) == (b.0, b.1) && (a.2 - b.2).abs() < 1e-9;
    assert!(found.iter().zip(&expected).all(is_near));
    assert_eq!(of_edges(&run(&["jaccard", &file])), check::jaccard::edges(&club));

    // The instructor's rival has the most friends, 17.
    let csv = run(&["katz", &file, "--set", "tolerance=0", "--set", "iterations=16"]);
    assert_close(&column(&csv, "rank", 34, 1), &check::katz::centrality(&club, 1.0 / 18.0, 16));
}

#[test]
fn parts_of_the_karate_club() {
    let (file, club) = (matrix("karate.mtx"), karate::graph());
    assert!(column(&run(&["components-by-boruvka", &file]), "component", 34, 1).iter().all(|&c| c == Some(1.0)));
    let csv = run(&["bfs-limited", &file, "--source", "1,34", "--set", "level=1"]);
    let expected = check::bfs_limited::limited(&club, &[0, 33], Some(1), &[]);
    let whole = |list: &[Option<usize>], add: usize| list.iter().map(|x| x.map(|x| (x + add) as f64)).collect::<Vec<_>>();
    assert_eq!(column(&csv, "level", 34, 1), whole(&expected.level, 0));
    assert_eq!(column(&csv, "parent", 34, 1), whole(&expected.parent, 1));
    for name in ["markov-clustering", "peer-pressure"] {
        let told = graphblas(&["run", name, &file]);
        let (shares, csv) = (told.err.clone(), told.ok());
        let label: Vec<usize> = column(&csv, "label", 34, 1).iter().map(|l| l.unwrap() as usize).collect();
        let (coverage, performance) = check::partition_quality::quality(&club, &label);
        assert!(shares.ends_with(&format!("coverage: {coverage:?}\nperformance: {performance:?}\n")), "{name}: {shares}");
    }
    let told = graphblas(&["run", "markov-clustering", &file, "--set", "inflation=1"]).failed(1);
    assert!(told.contains("inflation: needed a finite number above 1, got 1"), "{told}");
    let told = graphblas(&["run", "coarsen", &file]);
    let count = told.err.split(['\n', ' ']).nth(1).unwrap().parse::<usize>().unwrap();
    let becomes: Vec<usize> = column(&told.ok(), "becomes", 34, 1).iter().map(|x| x.unwrap() as usize).collect();
    assert!((0..count).all(|c| [1, 2].contains(&becomes.iter().filter(|&&x| x == c).count())), "{becomes:?}");
}

#[test]
fn lengths_and_directions_count() {
    let file = matrix("ldbc-directed-example.mtx");
    let coo = io::read(file.as_ref(), &ReadOptions::default()).unwrap();
    let lengths: Vec<f64> = coo.vals.chunks_exact(8).map(|x| f64::from_ne_bytes(x.try_into().unwrap())).collect();
    let n = coo.nrows as usize;
    let known = Adjacency::from_edges(n, &coo.rows, &coo.cols, Some(&lengths));
    let expected: Vec<Option<f64>> = check::sssp::distances(&known, 1).into_iter().map(|d| d.is_finite().then_some(d)).collect();
    assert!(expected.contains(&None), "a vertex that is not reached shows that it is left out");
    assert_eq!(column(&run(&["sssp", &file, "--source", "2"]), "distance", n, 1), expected);
}

#[test]
fn edge_lists_count_from_0() {
    let path = "# a path and a vertex alone\n0 1\n1 2\n4 4\n";
    let csv = fed(&["run", "bfs", "-", "--source", "0"], path.as_bytes()).ok();
    assert_eq!(csv, "vertex,level,parent\n0,0,0\n1,1,0\n2,2,1\n");
    let csv = fed(&["run", "components", "-"], path.as_bytes()).ok();
    assert_eq!(csv, "vertex,component\n0,0\n1,0\n2,0\n3,3\n4,4\n");
}

#[test]
fn json_has_everything() {
    let json: Value = serde_json::from_str(&run(&["pagerank", &matrix("karate.mtx"), "--format", "json"])).unwrap();
    assert_eq!((&json["algorithm"], &json["file"]), (&"pagerank".into(), &"karate.mtx".into()));
    assert_eq!((&json["vertices"], &json["base"], &json["numbers"]["iterations"]), (&34.into(), &1.into(), &19.into()));
    let vertices: Vec<u64> = json["columns"]["vertex"].as_array().unwrap().iter().map(|v| v.as_u64().unwrap()).collect();
    assert!(vertices.into_iter().eq(1..=34));
    let rank: Vec<Option<f64>> = json["columns"]["rank"].as_array().unwrap().iter().map(Value::as_f64).collect();
    assert_close(&rank, &check::pagerank::rank(&karate::graph(), 0.85, 1e-4, 100).0);
    let json: Value = serde_json::from_str(&run(&["triangles", &matrix("karate.mtx"), "--format", "json"])).unwrap();
    assert_eq!(json["numbers"]["triangles"], 45);
}

#[test]
fn matrices_are_read_again() {
    let (folder, file) = (Folder::new("matrices_are_read_again"), matrix("karate.mtx"));
    let out = folder.at("bfs.mtx");
    assert_eq!(run(&["bfs", &file, "--source", "1", "--format", "mtx", "--output", &out]), "");
    let coo = io::read(out.as_ref(), &ReadOptions::default()).unwrap();
    assert_eq!((coo.nrows, coo.ncols, coo.nvals()), (34, 2, 68));
    let levels = check::bfs::search(&karate::graph(), 0).level;
    let found = coo.rows.iter().zip(&coo.cols[..]).zip(coo.vals.chunks_exact(8)).filter(|((_, j), _)| **j == 0);
    for ((i, _), x) in found {
        assert_eq!(levels[*i as usize], Some(i64::from_ne_bytes(x.try_into().unwrap()) as usize));
    }
    run(&["triangles", &file, "--format", "mtx", "--output", &out]);
    let coo = io::read(out.as_ref(), &ReadOptions::default()).unwrap();
    assert_eq!((coo.nrows, coo.ncols, &coo.vals[..]), (1, 1, &45_i64.to_ne_bytes()[..]));
}

/// The names that `--help` lists before the next argument.
pub fn names() -> Vec<String> {
    let help = graphblas(&["run", "--help"]).ok();
    let (_, list) = help.split_once("<ALGORITHM>\n").unwrap();
    let (list, _) = list.split_once("<FILE>").unwrap();
    list.lines().filter_map(|line| Some(line.trim().strip_prefix("- ")?.split_once(':')?.0.to_owned())).collect()
}

#[test]
fn every_algorithm_of_the_table_runs_in_every_form() {
    let (names, file) = (names(), matrix("karate.mtx"));
    assert!(names.len() >= 6 && names.contains(&"betweenness".to_owned()), "{names:?}");
    for name in &names {
        for form in ["csv", "json", "mtx"] {
            assert!(run(&[name, &file, "--format", form, "--threads", "1"]).lines().count() >= 1, "{name} as {form}");
        }
        let told = graphblas(&["bench", name, &file, "--runs", "2", "--quiet"]).ok();
        assert!(told.contains(&format!("{name} on karate.mtx: 34 vertices, 156 edges")), "{told}");
        assert!(told.contains("of 2 runs") && told.contains("entries per second"), "{told}");
    }
}
