//! Writes a list of entries as the name of the file says.
//!
//! Needs: a list, a path. Gives: [`write`]. Cost: one pass; zstd packs in memory.

use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use graphblas::io::{Coo, write_matrix_market};

use super::kind::{Format, Kind, Packing};
use super::{edge_list, zstd};
use crate::failure::Outcome;
use crate::output::write_to;

/// Writes a file; gives what the format cannot hold, if that is anything.
pub fn write(coo: &Coo, path: &Path) -> Outcome<Option<String>> {
    let kind = Kind::of_output(path)?;
    let name = path.to_string_lossy();
    let mut lost = 0;
    if let Format::EdgeList { .. } = kind.format {
        edge_list::check(coo, &name)?;
        lost = edge_list::lost(coo);
    }
    write_to(Some(path), |out| match kind.packing {
        Packing::None => text(coo, kind.format, out),
        Packing::Gzip => {
            let mut packed = GzEncoder::new(out, Compression::default());
            text(coo, kind.format, &mut packed)?;
            packed.finish().map(drop)
        }
        Packing::Zstd => {
            let mut plain = Vec::new();
            text(coo, kind.format, &mut plain)?;
            out.write_all(&zstd::pack(&plain))
        }
    })?;
    Ok((lost > 0).then(|| format!("{name}: an edge list ends with the last vertex that has an edge, {lost} vertices are lost")))
}

fn text(coo: &Coo, format: Format, out: &mut dyn Write) -> io::Result<()> {
    match format {
        Format::MatrixMarket => write_matrix_market(coo, out).map_err(|e| io::Error::other(e.message().to_owned())),
        Format::EdgeList { separator } => edge_list::write(coo, separator, out),
    }
}
