//! What the name of a file says about it.
//!
//! Needs: a path. Gives: [`Kind`]: format and packing. Cost: none.

use std::path::Path;

use crate::failure::{Failure, Outcome};

/// How a graph is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `.mtx`
    MatrixMarket,
    /// `.el`, `.txt` (blanks), `.csv` (commas), `.tsv` (tabs)
    EdgeList {
        /// Between the words of a line.
        separator: char,
    },
}

/// How the text is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    None,
    Gzip,
    Zstd,
}

/// Format and packing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub format: Format,
    pub packing: Packing,
}

impl Kind {
    /// What a name says, if it says anything.
    pub fn of(path: &Path) -> Option<Kind> {
        let name = path.file_name()?.to_string_lossy().to_ascii_lowercase();
        let (stem, packing) = match name.rsplit_once('.')? {
            (stem, "gz") => (stem, Packing::Gzip),
            (stem, "zst") => (stem, Packing::Zstd),
            _ => (name.as_str(), Packing::None),
        };
        let format = match stem.rsplit_once('.')?.1 {
            "mtx" => Format::MatrixMarket,
            "el" | "txt" => Format::EdgeList { separator: ' ' },
            "csv" => Format::EdgeList { separator: ',' },
            "tsv" => Format::EdgeList { separator: '\t' },
            _ => return None,
        };
        Some(Kind { format, packing })
    }

    /// What the name of an output says, which it must.
    pub fn of_output(path: &Path) -> Outcome<Kind> {
        Kind::of(path).ok_or_else(|| {
            let name = path.display();
            Failure::Usage(format!(
                "{name}: expected a name that ends with .mtx, .el, .txt, .csv or .tsv, then .gz, .zst or nothing"
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_format_and_packing() {
        let of = |name: &str| Kind::of(Path::new(name));
        let edges = |separator, packing| Some(Kind { format: Format::EdgeList { separator }, packing });
        assert_eq!(of("a/b.MTX"), Some(Kind { format: Format::MatrixMarket, packing: Packing::None }));
        assert_eq!(of("b.mtx.zst"), Some(Kind { format: Format::MatrixMarket, packing: Packing::Zstd }));
        assert_eq!(of("b.x.csv.gz"), edges(',', Packing::Gzip));
        assert_eq!(of("b.tsv"), edges('\t', Packing::None));
        assert_eq!(of("b.el"), edges(' ', Packing::None));
        assert_eq!((of("b.gz"), of("mtx"), of("b.mtx.bz2")), (None, None, None));
    }
}
