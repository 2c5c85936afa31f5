//! Matrix Market reading: every file of the data folder, every kind of malformed text, any piece size.
//!
//! Expected values: sizes and types are those LAGraph's own test lists for the same files; entries
//! come from a slow line-by-line parser below that shares nothing with the engine's.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::PathBuf;

use graphblas::io::{self, Coo, Duplicates, Progress, ReadOptions, Symmetry};
use graphblas::types::TypeCode;
use graphblas::{Error, ErrorKind};

/// Rows, columns, entries (both triangles), type.
#[rustfmt::skip]
const FILES: &[(&str, u64, u64, usize, TypeCode)] = &[
    ("A.mtx", 7, 7, 30, TypeCode::Bool),
    ("A2.mtx", 7, 7, 30, TypeCode::Bool),
    ("LFAT5.mtx", 14, 14, 46, TypeCode::FP64),
    ("LFAT5_hypersparse.mtx", 2000, 2000, 46, TypeCode::FP64),
    ("LFAT5_two.mtx", 28, 28, 92, TypeCode::FP64),
    ("bcsstk13.mtx", 2003, 2003, 83883, TypeCode::FP64),
    ("comments_cover.mtx", 7, 7, 12, TypeCode::Int32),
    ("comments_full.mtx", 3, 3, 9, TypeCode::FP64),
    ("comments_west0067.mtx", 67, 67, 295, TypeCode::FP64),
    ("complex.mtx", 3, 3, 9, TypeCode::FC64),
    ("cover.mtx", 7, 7, 12, TypeCode::Int32),
    ("cover_structure.mtx", 7, 7, 12, TypeCode::Bool),
    ("cryg2500.mtx", 2500, 2500, 12349, TypeCode::FP64),
    ("empty.mtx", 3, 4, 0, TypeCode::Int32),
    ("full.mtx", 3, 3, 9, TypeCode::FP64),
    ("full_noheader.mtx", 3, 3, 9, TypeCode::FP64),
    ("full_symmetric.mtx", 4, 4, 16, TypeCode::FP64),
    ("jagmesh7.mtx", 1138, 1138, 7450, TypeCode::Bool),
    ("karate.mtx", 34, 34, 156, TypeCode::Bool),
    ("ldbc-cdlp-directed-example.mtx", 8, 8, 18, TypeCode::Bool),
    ("ldbc-cdlp-undirected-example.mtx", 8, 8, 24, TypeCode::Bool),
    ("ldbc-directed-example-bool.mtx", 10, 10, 17, TypeCode::Bool),
    ("ldbc-directed-example-unweighted.mtx", 10, 10, 17, TypeCode::Bool),
    ("ldbc-directed-example.mtx", 10, 10, 17, TypeCode::FP64),
    ("ldbc-undirected-example-bool.mtx", 9, 9, 24, TypeCode::Bool),
    ("ldbc-undirected-example-unweighted.mtx", 9, 9, 24, TypeCode::Bool),
    ("ldbc-undirected-example.mtx", 9, 9, 24, TypeCode::FP64),
    ("ldbc-wcc-example.mtx", 10, 10, 30, TypeCode::Int64),
    ("lp_afiro.mtx", 27, 51, 102, TypeCode::FP64),
    ("lp_afiro_structure.mtx", 27, 51, 102, TypeCode::Bool),
    ("matrix_bool.mtx", 7, 7, 12, TypeCode::Bool),
    ("matrix_fp32.mtx", 7, 7, 12, TypeCode::FP32),
    ("matrix_fp32_structure.mtx", 7, 7, 12, TypeCode::Bool),
    ("matrix_fp64.mtx", 7, 7, 12, TypeCode::FP64),
    ("matrix_int16.mtx", 7, 7, 12, TypeCode::Int16),
    ("matrix_int32.mtx", 7, 7, 12, TypeCode::Int32),
    ("matrix_int64.mtx", 7, 7, 12, TypeCode::Int64),
    ("matrix_int8.mtx", 7, 7, 12, TypeCode::Int8),
    ("matrix_uint16.mtx", 7, 7, 12, TypeCode::UInt16),
    ("matrix_uint32.mtx", 7, 7, 12, TypeCode::UInt32),
    ("matrix_uint64.mtx", 7, 7, 12, TypeCode::UInt64),
    ("matrix_uint8.mtx", 7, 7, 12, TypeCode::UInt8),
    ("msf1.mtx", 6, 6, 8, TypeCode::Int64),
    ("msf2.mtx", 8, 8, 12, TypeCode::Int64),
    ("msf3.mtx", 5, 5, 7, TypeCode::Int64),
    ("olm1000.mtx", 1000, 1000, 3996, TypeCode::FP64),
    ("sample.mtx", 8, 8, 12, TypeCode::Bool),
    ("sample2.mtx", 8, 8, 28, TypeCode::Bool),
    ("skew_fp32.mtx", 6, 6, 20, TypeCode::FP32),
    ("skew_fp64.mtx", 6, 6, 20, TypeCode::FP64),
    ("skew_int16.mtx", 6, 6, 20, TypeCode::Int16),
    ("skew_int32.mtx", 6, 6, 20, TypeCode::Int32),
    ("skew_int64.mtx", 6, 6, 20, TypeCode::Int64),
    ("skew_int8.mtx", 6, 6, 20, TypeCode::Int8),
    ("sources_7.mtx", 64, 1, 64, TypeCode::Int64),
    ("structure.mtx", 7, 7, 12, TypeCode::Int32),
    ("test_BF.mtx", 7, 7, 12, TypeCode::FP64),
    ("test_FW_1000.mtx", 1000, 1000, 3996, TypeCode::FP64),
    ("test_FW_2003.mtx", 2003, 2003, 23973, TypeCode::FP64),
    ("test_FW_2500.mtx", 2500, 2500, 7852, TypeCode::FP64),
    ("tree-example.mtx", 6, 6, 10, TypeCode::Int64),
    ("west0067.mtx", 67, 67, 294, TypeCode::FP64),
    ("west0067_jumbled.mtx", 67, 67, 294, TypeCode::FP64),
    ("west0067_noheader.mtx", 67, 67, 294, TypeCode::FP64),
    ("zenios.mtx", 2873, 2873, 27191, TypeCode::FP64),
];

/// File, line of the error, what the message must say.
const REFUSED: &[(&str, u64, &str)] = &[
    ("mangled1.mtx", 1, "expected the object 'matrix', found 'mangled'"),
    ("mangled2.mtx", 1, "expected the format 'coordinate' or 'array', found 'mangled'"),
    ("mangled3.mtx", 1, "expected the field 'real', 'integer', 'complex' or 'pattern', found 'mangled'"),
    ("mangled4.mtx", 1, "expected the symmetry 'general', 'symmetric', 'skew-symmetric' or 'hermitian', found 'mangled'"),
    ("mangled5.mtx", 1, "expected a pattern to be general or symmetric, found 'hermitian'"),
    ("mangled6.mtx", 1, "expected the field 'complex' in a hermitian matrix, found 'real'"),
    ("mangled7.mtx", 2, "expected a type such as 'bool', 'int8_t'"),
    ("mangled8.mtx", 4, "expected the number of columns, from 0 to 1152921504606846976, found the end of the line"),
    ("mangled9.mtx", 4, "expected a symmetric matrix to be square, found 3 by 4"),
    ("mangled10.mtx", 6, "expected 3 entries as line 4 says, found the end after 2"),
    ("mangled11.mtx", 5, "expected a column index from 1 to 4, found 'zero'"),
    ("mangled12.mtx", 5, "expected a value of type FP64 (a number), found the end of the line"),
    ("mangled13.mtx", 7, "expected a column index from 1 to 4, found '9999'"),
    ("mangled14.mtx", 8, "expected each position once, found (2, 2) again after line 7 (general matrix)"),
    // The field of these two is real, so a line has one value, whatever the type (LAGraph's rule).
    ("mangled15.mtx", 5, "expected the end of the line after one value, as the field is 'real', found '.959'"),
    ("mangled16.mtx", 5, "expected the end of the line after one value, as the field is 'real', found '.959'"),
    ("mangled_bool.mtx", 10, "expected a value of type BOOL (0 or 1), found '2'"),
    ("mangled_format.mtx", 1, "expected a field with values in the format 'array', found 'pattern'"),
    ("mangled_int16.mtx", 8, "expected a value of type INT16 (-32768 to 32767), found '-32769'"),
    ("mangled_int32.mtx", 8, "expected a value of type INT32 (-2147483648 to 2147483647), found '-2147483649'"),
    ("mangled_int8.mtx", 8, "expected a value of type INT8 (-128 to 127), found '-129'"),
    ("mangled_skew.mtx", 2, "expected a signed type in a skew-symmetric matrix, found UINT8"),
    ("mangled_uint16.mtx", 9, "expected a value of type UINT16 (0 to 65535), found '65536'"),
    ("mangled_uint32.mtx", 9, "expected a value of type UINT32 (0 to 4294967295), found '4294967296'"),
    ("mangled_uint8.mtx", 9, "expected a value of type UINT8 (0 to 255), found '256'"),
];

/// Rows, columns, entries of the packed graphs; entries of both triangles if symmetric.
const GRAPHS: &[(&str, u64, usize)] = &[
    ("ego-Facebook.mtx.gz", 4039, 176_468),
    ("road-FLA.mtx.gz", 1_070_376, 2_687_902),
    ("road-NY.mtx.gz", 264_346, 730_100),
    ("soc-Epinions1.mtx.gz", 75_888, 508_837),
    ("web-NotreDame.mtx.gz", 325_729, 1_497_134),
];

fn data(folder: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/data").join(folder);
    assert!(path.is_dir(), "the test data is missing: no folder {}", path.display());
    path
}

fn text_of(path: &PathBuf) -> Vec<u8> {
    let bytes = std::fs::read(path).unwrap_or_else(|e| panic!("the test data is missing: {}: {e}", path.display()));
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return bytes;
    }
    let mut text = Vec::new();
    flate2::read::GzDecoder::new(&bytes[..]).read_to_end(&mut text).expect("the packed graphs are sound");
    text
}

fn parse(text: &str) -> Result<Coo, Error> {
    io::parse_matrix_market(text.as_bytes(), "t.mtx", &ReadOptions::default())
}

/// Entries in the order of the list, values as bytes.
fn entries(coo: &Coo) -> Vec<(u64, u64, Vec<u8>)> {
    let size = coo.ty.size();
    let value = |k: usize| if coo.is_iso { &coo.vals[..] } else { &coo.vals[k * size..(k + 1) * size] };
    assert_eq!(coo.vals.len(), size * if coo.is_iso { 1 } else { coo.nvals() });
    assert_eq!(coo.rows.len(), coo.cols.len());
    (0..coo.nvals()).map(|k| (coo.rows[k], coo.cols[k], value(k).to_vec())).collect()
}

fn same(a: &Coo, b: &Coo) -> bool {
    (a.nrows, a.ncols, a.is_iso, a.symmetry) == (b.nrows, b.ncols, b.is_iso, b.symmetry)
        && a.ty == b.ty
        && (&a.rows[..], &a.cols[..], &a.vals[..]) == (&b.rows[..], &b.cols[..], &b.vals[..])
}

mod slow {
    //! The other parser: whole lines, `split_whitespace`, everything in a `Vec`.
    use super::*;

    fn number(code: TypeCode, word: &str, negate: bool) -> Vec<u8> {
        let sign = |x: f64| if negate { -x } else { x };
        let int = || word.parse::<i128>().unwrap() * if negate { -1 } else { 1 };
        match code {
            TypeCode::FP32 | TypeCode::FC32 => (sign(1.0) as f32 * word.parse::<f32>().unwrap()).to_ne_bytes().to_vec(),
            TypeCode::FP64 | TypeCode::FC64 => (sign(1.0) * word.parse::<f64>().unwrap()).to_ne_bytes().to_vec(),
            other => int().to_le_bytes()[..other.size()].to_vec(),
        }
    }

    pub fn read(text: &str, code: TypeCode) -> Vec<(u64, u64, Vec<u8>)> {
        let mut lines = text.lines();
        let banner: Vec<String> = match text.starts_with("%%") {
            true => lines.next().unwrap().split_whitespace().map(str::to_lowercase).collect(),
            false => vec![String::new(); 5],
        };
        let mut lines = lines.map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('%'));
        let counts: Vec<u64> = lines.next().unwrap().split_whitespace().map(|w| w.parse().unwrap()).collect();
        let (mut given, mut mirrored) = (Vec::new(), Vec::new());
        let (mut i, mut j) = (0, 0);
        for line in lines {
            let mut words = line.split_whitespace();
            if counts.len() == 3 {
                i = words.next().unwrap().parse::<u64>().unwrap() - 1;
                j = words.next().unwrap().parse::<u64>().unwrap() - 1;
            }
            let words: Vec<&str> = if banner[3] == "pattern" { vec!["1"] } else { words.collect() };
            let value = |negate: bool| words.iter().flat_map(|w| number(code, w, negate)).collect::<Vec<u8>>();
            given.push((i, j, value(false)));
            if i != j && banner[4] == "symmetric" {
                mirrored.push((j, i, value(false)));
            }
            if i != j && banner[4] == "skew-symmetric" {
                mirrored.push((j, i, value(true)));
            }
            if counts.len() == 2 {
                i += 1;
                if i == counts[0] {
                    j += 1;
                    i = if banner[4] == "symmetric" { j } else { 0 };
                }
            }
        }
        given.extend(mirrored);
        given
    }
}

#[test]
fn every_data_file_is_read_as_the_slow_parser_reads_it() {
    let folder = data("matrices");
    for &(name, nrows, ncols, nvals, code) in FILES {
        let path = folder.join(name);
        let coo = io::read(&path, &ReadOptions::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!((coo.nrows, coo.ncols, coo.nvals(), coo.ty.code()), (nrows, ncols, nvals, Some(code)), "{name}");
        let want = slow::read(std::str::from_utf8(&text_of(&path)).unwrap(), code);
        let found = entries(&coo);
        assert_eq!(found.len(), want.len(), "{name}");
        for (k, (found, want)) in found.iter().zip(&want).enumerate() {
            // A NaN may have any payload.
            let nan = code == TypeCode::FP64 && f64::from_ne_bytes(found.2[..].try_into().unwrap()).is_nan();
            assert!(found == want || nan && want.2 == f64::NAN.to_ne_bytes(), "{name}: entry {k}: {found:?}, want {want:?}");
        }
    }
}

#[test]
fn every_mangled_file_is_refused_with_file_line_and_reason() {
    let folder = data("matrices");
    for &(name, line, reason) in REFUSED {
        let path = folder.join(name);
        let e = io::read(&path, &ReadOptions::default()).expect_err(name);
        assert_eq!(e.kind(), ErrorKind::BadInput, "{name}: {e}");
        let (file, rest) = e.message().split_once(".mtx:").unwrap_or_else(|| panic!("{name}: {e}"));
        assert!(name.strip_suffix(".mtx").is_some_and(|n| file.ends_with(n)), "{name}: {e}");
        assert_eq!(rest.split(':').next(), Some(line.to_string().as_str()), "{name}: {e}");
        assert!(rest.contains(reason), "{name}: {e}");
    }
}

#[test]
fn no_data_file_is_forgotten() {
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    FILES.iter().map(|f| f.0).chain(REFUSED.iter().map(|f| f.0)).for_each(|name| *known.entry(name.into()).or_default() += 1);
    let found = std::fs::read_dir(data("matrices")).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap());
    let found: BTreeMap<String, u32> = found.map(|name| (name, 1)).collect();
    assert_eq!(known, found);
}

#[test]
fn packed_graphs_have_the_right_entries() {
    for &(name, n, nvals) in GRAPHS {
        let path = data("graphs").join(name);
        let coo = io::read(&path, &ReadOptions::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!((coo.nrows, coo.ncols, coo.nvals(), coo.is_iso), (n, n, nvals, true), "{name}");
        let text = String::from_utf8(text_of(&path)).unwrap();
        let want = slow::read(&text, TypeCode::Bool);
        assert!(want.iter().map(|e| (e.0, e.1)).eq(coo.rows.iter().copied().zip(coo.cols.iter().copied())), "{name}");
    }
}

#[test]
fn pieces_and_threads_change_nothing() {
    let folder = data("matrices");
    let names = FILES.iter().map(|f| f.0).chain(REFUSED.iter().map(|f| f.0));
    for name in names {
        let text = text_of(&folder.join(name));
        let whole = io::parse_matrix_market(&text, name, &ReadOptions::default());
        let sizes: &[usize] = if text.len() < 1000 { &[0, 1, 2, 3, 5, 8, 13, 40, 100] } else { &[777, 10_000] };
        for &piece_bytes in sizes {
            let parts = io::parse_matrix_market(&text, name, &ReadOptions { piece_bytes, ..Default::default() });
            match (&whole, &parts) {
                (Ok(a), Ok(b)) => assert!(same(a, b), "{name} in pieces of {piece_bytes}"),
                (Err(a), Err(b)) => assert_eq!(a.message(), b.message(), "{name} in pieces of {piece_bytes}"),
                _ => panic!("{name} in pieces of {piece_bytes}: {whole:?} but {parts:?}"),
            }
        }
    }
    let text = text_of(&data("graphs").join("web-NotreDame.mtx.gz"));
    let read = |threads: usize, piece_bytes: usize| {
        graphblas::par::set_threads(threads);
        io::parse_matrix_market(&text, "web", &ReadOptions { piece_bytes, ..Default::default() }).unwrap()
    };
    let one = read(1, usize::MAX);
    for (threads, piece_bytes) in [(1, 512 << 10), (2, 512 << 10), (3, 100_000)] {
        assert!(same(&one, &read(threads, piece_bytes)));
    }
}

/// Head and body, and what the message must say behind `t.mtx:`.
#[rustfmt::skip]
const MALFORMED: &[(&str, &str)] = &[
    ("", "1: expected the number of rows, from 0 to 1152921504606846976, found the end of the file"),
    ("\n\n", "2: expected the number of rows"),
    ("%%MatrixMarket", "1: expected the object 'matrix', found the end of the file"),
    ("%%MatrixMarketX matrix coordinate real general\n1 1 0\n", "1: expected '%%MatrixMarket', found '%%MatrixMarketX'"),
    ("%%MatrixMarket vector coordinate real general\n1 1 0\n", "1: expected the object 'matrix', found 'vector'"),
    ("%%MatrixMarket matrix coordinate real\n1 1 0\n", "1: expected the symmetry"),
    ("%%MatrixMarket matrix coordinate real general please\n1 1 0\n", "1: expected the end of the banner, found 'please'"),
    ("%MatrixMarket matrix coordinate real general\n1 1 0\n", "1: expected the banner '%%MatrixMarket' once, as the first line"),
    ("\n%%MatrixMarket matrix coordinate real symmetric\n1 1 0\n", "2: expected the banner '%%MatrixMarket' once"),
    ("%%MatrixMarket matrix coordinate complex general\n%%GraphBLAS type double\n1 1 0\n", "2: expected a complex type for the field 'complex', found FP64"),
    ("%%MatrixMarket matrix coordinate pattern skew-symmetric\n1 1 0\n", "1: expected a pattern to be general or symmetric, found 'skew-symmetric'"),
    ("%%MatrixMarket matrix coordinate real general\n%%GraphBLAS type\n1 1 0\n", "2: expected a type such as"),
    ("%%MatrixMarket matrix coordinate real general\n", "1: expected the number of rows"),
    ("%%MatrixMarket matrix coordinate real general\n2 2\n1 1 1\n", "2: expected the number of entries after those of rows and columns, found the end of the line"),
    ("%%MatrixMarket matrix array real general\n1 1 1\n1\n", "2: expected the end of the line after the counts, found '1'"),
    ("2 2 0 7\n", "1: expected the end of the line after the counts, found '7'"),
    ("2 -2 0\n", "1: expected the number of columns, from 0 to 1152921504606846976, found '-2'"),
    ("2 2 -1\n", "1: expected the number of entries after those of rows and columns, found '-1'"),
    ("1152921504606846977 2 0\n", "1: expected the number of rows, from 0 to 1152921504606846976, found '1152921504606846977'"),
    ("99999999999999999999999 2 0\n", "1: expected the number of rows"),
    ("2.0 2 0\n", "1: expected the number of rows, from 0 to 1152921504606846976, found '2.0'"),
    ("%%MatrixMarket matrix array real symmetric\n2 3\n", "2: expected a symmetric matrix to be square, found 2 by 3"),
    ("2 2 1\n0 1 5\n", "2: expected a row index from 1 to 2, found '0'"),
    ("2 2 1\n3 1 5\n", "2: expected a row index from 1 to 2, found '3'"),
    ("2 2 1\n1 0 5\n", "2: expected a column index from 1 to 2, found '0'"),
    ("2 2 1\n1 18446744073709551617 5\n", "2: expected a column index from 1 to 2, found '18446744073709551617'"),
    ("2 2 1\n-1 1 5\n", "2: expected a row index from 1 to 2, found '-1'"),
    ("2 2 1\n1.0 1 5\n", "2: expected a row index from 1 to 2, found '1.0'"),
    ("2 2 1\n1\n", "2: expected a column index from 1 to 2, found the end of the line"),
    ("2 2 1\n1 1", "2: expected a value of type FP64 (a number), found the end of the file"),
    ("2 2 1\n1 1 x1\n", "2: expected a value of type FP64 (a number), found 'x1'"),
    ("2 2 1\n1 1 1.5e\n", "2: expected a value of type FP64 (a number), found '1.5e'"),
    ("2 2 1\n1 1 \x07\u{ff}\n", "2: expected a value of type FP64 (a number), found '\\x07\\xc3\\xbf'"),
    ("2 2 1\n1 1 1 1\n", "2: expected the end of the line after row, column and one value, as the field is 'real', found '1'"),
    ("2 2 1\n1,1,1\n", "2: expected a row index from 1 to 2, found '1,1,1'"),
    ("%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 1 1\n", "3: expected the end of the line after row and column, as the field is 'pattern', found '1'"),
    ("%%MatrixMarket matrix coordinate integer general\n2 2 1\n1 1 1.0\n", "3: expected a value of type INT64"),
    ("%%MatrixMarket matrix coordinate integer general\n2 2 1\n1 1 9223372036854775808\n", "3: expected a value of type INT64"),
    ("%%MatrixMarket matrix coordinate integer general\n%%GraphBLAS type uint64_t\n2 2 1\n1 1 18446744073709551616\n", "4: expected a value of type UINT64"),
    ("%%MatrixMarket matrix coordinate integer general\n%%GraphBLAS type uint64_t\n2 2 1\n1 1 -1\n", "4: expected a value of type UINT64"),
    ("%%MatrixMarket matrix coordinate complex general\n2 2 1\n1 1 2.5\n", "3: expected a value of type FC64 (a number), found the end of the line"),
    ("%%MatrixMarket matrix coordinate complex general\n2 2 1\n1 1 2.5 1 1\n", "3: expected the end of the line after row, column and two parts of a complex value"),
    ("2 2 2\n1 1 1\n\n% end\n", "4: expected 2 entries as line 1 says, found the end after 1"),
    ("2 2 999999999999999999\n1 1 1\n", "2: expected 999999999999999999 entries as line 1 says, found the end after 1"),
    ("2 2 1\n1 1 1\n\n%\n2 2 1\n", "5: expected the end after 1 entries as line 1 says, found one more"),
    ("2 2 0\n1 1 1\n", "2: expected the end after 0 entries as line 1 says, found one more"),
    ("2 2 3\n1 1 1\n1 2 1\n1 1 1\n", "4: expected each position once, found (1, 1) again after line 2 (general matrix)"),
    ("2 2 5\n1 1 1\n1 2 1\n2 1 1\n2 2 1\n2 2 1\n", "6: expected each position once, found (2, 2) again after line 5"),
    ("1152921504606846976 1152921504606846976 3\n7 7 1\n1 9 1\n7 7 1\n", "4: expected each position once, found (7, 7) again after line 2"),
    ("%%MatrixMarket matrix coordinate pattern symmetric\n3 3 3\n3 1\n2 2\n1 3\n", "5: expected each position once, found (1, 3) again after line 3 (symmetric matrix)"),
    ("%%MatrixMarket matrix coordinate real skew-symmetric\n3 3 2\n3 1 1\n2 2 0.5\n", "4: expected zero on the diagonal of a skew-symmetric matrix, found '0.5'"),
    ("%%MatrixMarket matrix coordinate complex hermitian\n3 3 2\n3 1 1 1\n2 2 1 1\n", "4: expected a real value on the diagonal of a hermitian matrix, found '1'"),
    ("%%MatrixMarket matrix coordinate integer skew-symmetric\n%%GraphBLAS type int8_t\n3 3 2\n2 1 -127\n3 1 -128\n", "5: expected a value of a skew-symmetric matrix whose negative its type can hold, found '-128'"),
    ("2 2\n1\n2\n3\n", "4: expected 4 entries as line 1 says, found the end after 3"),
    ("2 2\n1\n2\n3\n4\n5\n", "6: expected the end after 4 entries as line 1 says, found one more"),
    ("2 2\n1 2\n3 4\n", "2: expected the end of the line after one value, as the field is 'real', found '2'"),
    ("1152921504606846976 1152921504606846976\n1\n", "2: expected 1329227995784915872903807060280344576 entries as line 1 says, found the end after 1"),
    ("%%MatrixMarket matrix array real symmetric\n2 2\n1\n2\n", "4: expected 3 entries as line 2 says, found the end after 2"),
    ("%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n2\n", "4: expected 6 entries as line 2 says, found the end after 2"),
    ("%%MatrixMarket matrix array real skew-symmetric\n2 2\n1\n2\n0\n", "3: expected zero on the diagonal of a skew-symmetric matrix, found '1'"),
];

#[test]
fn malformed_text_is_refused_with_line_and_reason() {
    for &(text, want) in MALFORMED {
        let e = parse(text).expect_err(text);
        assert_eq!(e.kind(), ErrorKind::BadInput, "{text:?}: {e}");
        assert!(e.message().starts_with(&format!("t.mtx:{want}")), "{text:?}:\n  {e}\n  want {want}");
    }
}

/// Text and the same entries as plain general coordinates: `i j value`, counted from 1.
#[rustfmt::skip]
const ODD_BUT_RIGHT: &[(&str, &str)] = &[
    ("\u{feff}%%matrixmarket MATRIX Coordinate Integer General\r\n% c\r\n\r\n 2\t2 1 \r\n  1   2\t-3  \r\n\r\n% end", "1 2 -3"),
    ("%%MatrixMarket matrix coordinate integer general\n%%GraphBLAS GrB_INT8\n2 2 1\n% c\n2 1 +00000000000000000000007", "2 1 7"),
    ("%%MatrixMarket matrix coordinate integer general\n%%GraphBLAS remark\n2 2 0\n", ""),
    ("%%MatrixMarket matrix coordinate real general\n%%GraphBLAS type gxb_fc32\n1 1 1\n1 1 2.5\n", "1 1 2.5 0"),
    ("%%MatrixMarket matrix coordinate complex Hermitian\n2 2 2\n1 1 4 0\n2 1 1 -2.5\n", "1 1 4 0; 2 1 1 -2.5; 1 2 1 2.5"),
    ("%%MatrixMarket matrix coordinate complex skew-symmetric\n2 2 1\n2 1 1 -2.5\n", "2 1 1 -2.5; 1 2 -1 2.5"),
    ("%%MatrixMarket matrix coordinate complex symmetric\n2 2 1\n1 2 1 -2.5\n", "1 2 1 -2.5; 2 1 1 -2.5"),
    ("%%MatrixMarket matrix coordinate integer symmetric\n3 3 3\n1 2 5\n3 1 6\n2 3 7\n", "1 2 5; 3 1 6; 2 3 7; 2 1 5; 1 3 6; 3 2 7"),
    ("%%MatrixMarket matrix array integer skew-symmetric\n3 3\n4\n5\n6\n", "2 1 4; 3 1 5; 3 2 6; 1 2 -4; 1 3 -5; 2 3 -6"),
    ("%%MatrixMarket matrix array integer skew-symmetric\n2 2\n0\n4\n0\n", "1 1 0; 2 1 4; 2 2 0; 1 2 -4"),
    ("%%MatrixMarket matrix array complex hermitian\n2 2\n1 0\n2 3\n4 -0\n", "1 1 1 0; 2 1 2 3; 2 2 4 -0; 1 2 2 -3"),
    ("%%MatrixMarket matrix array integer general\n2 3\n1\n\n2\n%\n3\n4\n5\n6\n", "1 1 1; 2 1 2; 1 2 3; 2 2 4; 1 3 5; 2 3 6"),
    ("% no banner\n3 1 1\n3 1 .5\n", "3 1 .5"),
    ("0 0 0\n", ""),
    ("0 1152921504606846976\n", ""),
    ("1152921504606846976 1152921504606846976 2\n1 1152921504606846976 1\n1152921504606846976 1 2\n", "1 1152921504606846976 1; 1152921504606846976 1 2"),
    ("1 4 4\n1 1 -Infinity\n1 2 1e400\n1 3 -1E-400\n1 4 123456789012345678901234567890e-10\n", "1 1 -inf; 1 2 inf; 1 3 -0; 1 4 12345678901234567890.123456789"),
];

#[test]
fn unusual_but_valid_text_is_read() {
    for &(text, want) in ODD_BUT_RIGHT {
        let coo = parse(text).unwrap_or_else(|e| panic!("{text:?}: {e}"));
        let want: Vec<&str> = want.split(';').map(str::trim).filter(|e| !e.is_empty()).collect();
        let field = if coo.ty.code().unwrap().is_complex() { "complex" } else { "real" };
        let plain = format!("%%MatrixMarket matrix coordinate {field} general\n{} {} {}\n", coo.nrows, coo.ncols, want.len());
        let code = coo.ty.code().unwrap();
        assert_eq!(entries(&coo), slow::read(&(plain + &want.join("\n")), code), "{text:?}");
    }
}

#[test]
fn duplicates_are_kept_when_asked_for() {
    let options = ReadOptions { duplicates: Duplicates::Keep, ..Default::default() };
    let text = "%%MatrixMarket matrix coordinate integer symmetric\n2 2 3\n2 1 1\n2 1 2\n2 2 3\n";
    let coo = io::parse_matrix_market(text.as_bytes(), "t", &options).unwrap();
    assert_eq!((&coo.rows[..], &coo.cols[..]), (&[1, 1, 1, 0, 0][..], &[0, 0, 1, 1, 1][..]));
    assert_eq!(coo.symmetry, Symmetry::Symmetric);
}

#[test]
fn progress_ends_at_the_length_of_the_entries() {
    let progress = Progress::default();
    let options = ReadOptions { piece_bytes: 5, progress: Some(&progress), ..Default::default() };
    io::parse_matrix_market(b"2 2 2\n1 1 1\n2 2 2\n", "t", &options).unwrap();
    assert_eq!((progress.done(), progress.total()), (12, 12));
}

#[test]
fn long_names_and_missing_files_are_reported() {
    let name = "d/".repeat(200) + "x.mtx";
    let e = io::parse_matrix_market(b"1 1 1\nhello\n", &name, &ReadOptions::default()).unwrap_err();
    assert!(
        e.message().starts_with("...") && e.message().contains("d/x.mtx:2: expected a row index from 1 to 1, found 'hello'"),
        "{e}"
    );
    let e = io::read(&data("matrices").join("no-such.mtx"), &ReadOptions::default()).unwrap_err();
    assert!(e.kind() == ErrorKind::BadInput && e.message().contains("no-such.mtx: cannot be read"), "{e}");
}

#[test]
fn damaged_gzip_is_an_error() {
    let packed = std::fs::read(data("graphs").join("ego-Facebook.mtx.gz")).expect("the test data is missing");
    for cut in [2, 10, 30, packed.len() / 2, packed.len() - 1] {
        let e = io::load(&mut &packed[..cut], "cut.gz").unwrap_err();
        assert!(e.kind() == ErrorKind::BadInput && e.message().starts_with("cut.gz: cannot be read"), "{e}");
    }
}

#[test]
fn written_files_read_back_the_same() {
    let folder = data("matrices");
    for &(name, ..) in FILES {
        let coo = io::read(&folder.join(name), &ReadOptions::default()).unwrap();
        let mut text = Vec::new();
        io::write_matrix_market(&coo, &mut text).unwrap();
        let back = io::parse_matrix_market(&text, name, &ReadOptions::default()).unwrap();
        assert_eq!(entries(&coo), entries(&back), "{name}");
        assert!((coo.nrows, coo.ncols, coo.is_iso) == (back.nrows, back.ncols, back.is_iso) && coo.ty == back.ty, "{name}");
    }
}

#[test]
fn written_values_keep_every_bit() {
    let floats = "%%MatrixMarket matrix array real general\n6 1\n5e-324\n-0\n1.7976931348623157e308\n0.1\n1e22\n-inf\n";
    for ty in ["double", "float", "double complex", "float complex"] {
        let coo = parse(&floats.replacen('\n', &format!("\n%%GraphBLAS type {ty}\n"), 1)).unwrap();
        let mut text = Vec::new();
        io::write_matrix_market(&coo, &mut text).unwrap();
        let back = parse(std::str::from_utf8(&text).unwrap()).unwrap();
        assert_eq!(entries(&coo), entries(&back), "{ty}");
    }
}

#[test]
fn writing_checks_the_lists() {
    let mut coo = io::embedded::karate().unwrap();
    coo.nrows = 33;
    assert_eq!(io::write_matrix_market(&coo, &mut Vec::new()).unwrap_err().kind(), ErrorKind::InvalidIndex);
    coo.nrows = 34;
    coo.cols.truncate(5);
    assert_eq!(io::write_matrix_market(&coo, &mut Vec::new()).unwrap_err().kind(), ErrorKind::InvalidValue);
}

#[test]
fn karate_is_the_file_of_that_name() {
    let sorted = |coo: &Coo| {
        let mut e = entries(coo);
        e.sort_unstable();
        e
    };
    let file = io::read(&data("matrices").join("karate.mtx"), &ReadOptions::default()).unwrap();
    assert_eq!(sorted(&io::embedded::karate().unwrap()), sorted(&file));
}

/// Cut and damaged files: any answer is right, if it is an answer and the same for all piece sizes.
#[test]
fn damaged_files_never_panic() {
    let seed = 0x0dd_ba11_u64;
    let mut state = seed;
    let mut random = move |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let folder = data("matrices");
    let names = FILES.iter().map(|f| f.0).chain(REFUSED.iter().map(|f| f.0));
    let texts: Vec<Vec<u8>> = names.map(|n| text_of(&folder.join(n))).filter(|t| t.len() < 800).collect();
    let check = |text: &[u8], piece_bytes: usize| {
        let read = |piece_bytes| io::parse_matrix_market(text, "f.mtx", &ReadOptions { piece_bytes, ..Default::default() });
        let shown = String::from_utf8_lossy(text);
        match (read(usize::MAX), read(piece_bytes)) {
            (Ok(a), Ok(b)) => {
                assert!(same(&a, &b), "{shown}");
                assert!(a.rows.iter().all(|&i| i < a.nrows) && a.cols.iter().all(|&j| j < a.ncols), "{shown}");
            }
            (Err(a), Err(b)) => {
                assert!(a.kind() == ErrorKind::BadInput && a.message().starts_with("f.mtx:"), "{a}\n{shown}");
                assert_eq!(a.message(), b.message(), "{shown}");
            }
            (a, b) => panic!("{a:?} but {b:?}\n{shown}"),
        }
        // The same bytes as an edge list.
        match io::parse_edge_list(text, "f.txt", &ReadOptions { piece_bytes, ..Default::default() }) {
            Ok(a) => assert!(a.rows.iter().chain(&a.cols[..]).all(|&i| i < a.nrows), "{shown}"),
            Err(e) => assert!(e.kind() == ErrorKind::BadInput && e.message().starts_with("f.txt:"), "{e}\n{shown}"),
        }
    };
    for text in &texts {
        for cut in 0..text.len() {
            check(&text[..cut], 1 + cut % 50);
        }
    }
    const WORDS: [&[u8]; 16] = [
        b"\n",
        b"\n\n",
        b" ",
        b"%",
        b"-",
        b"0",
        b"9999999999999999999999",
        b".",
        b"e",
        b"nan",
        b"symmetric",
        b"\xff\x00",
        b"1 1 1\n",
        b"\r",
        b"%%GraphBLAS type bool\n",
        b"1152921504606846976",
    ];
    for round in 0..20_000 {
        let mut text = texts[round % texts.len()].clone();
        for _ in 0..1 + random(3) {
            let at = random(text.len());
            let end = text.len().min(at + random(4));
            match random(3) {
                0 => text[at] = random(256) as u8,
                1 => drop(text.splice(at..end, WORDS[random(WORDS.len())].iter().copied())),
                _ => drop(text.drain(at..end)),
            }
            if text.is_empty() {
                text.push(b'1');
            }
        }
        check(&text, 1 + random(60));
    }
}
