//! `graphblas generate`: random graphs, the same for the same seed.
//!
//! Needs: sizes. Gives: a graph file. Cost: drawing, a sort where parallel edges go, writing.

use graphblas::io::Progress;
use graphblas::io::generate::{GraphOptions, kronecker, uniform};
use graphblas::types::TypeCode;

use crate::args::{DrawnArgs, GenerateArgs, Model, Weights};
use crate::failure::{Failure, Outcome};
use crate::file::{self, Format, Kind, name_of};
use crate::progress::watch;

/// Runs the command.
pub fn run(args: &GenerateArgs, quiet: bool) -> Outcome {
    let (Model::Kronecker { drawn, .. } | Model::Uniform { drawn, .. }) = &args.model;
    let kind = Kind::of_output(&drawn.output)?;
    if drawn.parallel_edges && kind.format == Format::MatrixMarket {
        let text = "--parallel-edges: a Matrix Market file has each position once; write an edge list (.el, .txt, .csv, .tsv)";
        return Err(Failure::Usage(text.to_owned()));
    }
    let options = options(drawn);
    let coo = watch("drawing edges", quiet, &Progress::default(), || match args.model {
        Model::Kronecker { scale, edge_factor, .. } => kronecker(scale, edge_factor, &options),
        Model::Uniform { vertices, edges, .. } => uniform(vertices, edges, &options),
    });
    // The sizes are all that can be wrong.
    let coo = coo.map_err(|e| Failure::Usage(e.message().to_owned()))?;
    let name = name_of(&drawn.output);
    let lost = watch(&format!("writing {name}"), quiet, &Progress::default(), || file::write(&coo, &drawn.output))?;
    if !quiet {
        eprintln!("{name}: {} vertices, {} entries", coo.nrows, coo.nvals());
        lost.iter().for_each(|text| eprintln!("warning: {text}"));
    }
    Ok(())
}

fn options(drawn: &DrawnArgs) -> GraphOptions {
    GraphOptions {
        seed: drawn.seed,
        is_symmetric: !drawn.directed,
        drop_self_loops: !drawn.self_loops,
        drop_duplicates: !drawn.parallel_edges,
        weights: drawn.weights.map(|weights| match weights {
            Weights::Int => TypeCode::Int64,
            Weights::Real => TypeCode::FP64,
        }),
    }
}
