//! Serialised objects: what goes in comes back, and what is damaged is refused.
//!
//! Needs: the public interface. Expected entries come from the map that the object was made from.
//! Damage: every prefix, every changed byte, thousands of random changes whose checksums are made
//! to fit again, so that the checks behind them are reached. Each gives an error, or an object
//! that can be read; none takes more memory than its length justifies.

mod stored;

use std::sync::{Mutex, MutexGuard, PoisonError};

use graphblas::dynamic::{Format, IndexWidth, Matrix, Orientation, Scalar, Vector};
use graphblas::mem::{scratch, stats};
use graphblas::types::{Datum, DatumSlice, Type};
use graphblas::{Error, ErrorKind};

use stored::{Entries, Rng, built, content, every_type, random_entries, stored as in_every_form, value};

/// Memory statistics are global, so these tests take turns.
fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn bytes(a: &Matrix) -> Vec<u8> {
    a.serialize().unwrap().to_vec()
}

fn kind<T>(r: Result<T, Error>) -> ErrorKind {
    match r {
        Ok(_) => panic!("it was accepted"),
        Err(e) => e.kind(),
    }
}

/// Start of the fixed fields that the tests change; as in docs/format-serialized.md.
const KIND: usize = 10;
const FORM: usize = 11;
const FLAGS: usize = 12;
const TYPE: usize = 13;
const TOTAL: usize = 16;
const NMAJOR: usize = 32;
const NVALS: usize = 48;
const VECTORS: usize = 56;
const NAME: usize = 64;
const FIXED: usize = 72;
const BLOCK: u64 = 128 << 10;

fn word(b: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(b[at..at + 8].try_into().unwrap())
}

fn set_word(b: &mut [u8], at: usize, x: u64) {
    b[at..at + 8].copy_from_slice(&x.to_le_bytes());
}

/// CRC-32 of zip and Ethernet, bit by bit: another program than the library's.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |c: u32| (c >> 1) ^ if c & 1 == 1 { 0xedb8_8320 } else { 0 };
    !bytes.iter().fold(!0, |c: u32, &b| (0..8).fold(c ^ u32::from(b), |c, _| step(c)))
}

/// Number of sections by form, and where the table ends, walked as the format says; `None` if the
/// blob is too short for its own table.
fn table_end(b: &[u8]) -> Option<(usize, Vec<usize>)> {
    let sections = *[3, 4, 2, 1].get(usize::from(*b.get(FORM)?))?;
    let mut at = FIXED + u32::from_le_bytes(b.get(NAME..NAME + 4)?.try_into().ok()?) as usize;
    let mut entries = Vec::new();
    for _ in 0..sections {
        b.get(at..at + 16)?;
        let blocks = word(b, at + 8).div_ceil(BLOCK);
        at += 16;
        for _ in 0..blocks {
            b.get(at..at + 8)?;
            entries.push(at);
            at += 8;
        }
    }
    b.get(at..at + 4)?;
    Some((at, entries))
}

/// Makes all checksums and the total length fit again.
fn fix(b: &mut [u8]) {
    let Some((end, entries)) = table_end(b) else { return };
    let total = b.len() as u64;
    set_word(b, TOTAL, total);
    let mut at = end + 4;
    for e in entries {
        let length = (u32::from_le_bytes(b[e..e + 4].try_into().unwrap()) & 0x7fff_ffff) as usize;
        let Some(block) = b.get(at..at + length) else { break };
        let sum = crc32(block);
        b[e + 4..e + 8].copy_from_slice(&sum.to_le_bytes());
        at += length;
    }
    let sum = crc32(&b[..end]);
    b[end..end + 4].copy_from_slice(&sum.to_le_bytes());
}

/// Small matrices of every form, type width and orientation.
fn small() -> Vec<(Type, Matrix)> {
    let mut out = Vec::new();
    for ty in [Type::of::<bool>(), Type::of::<i32>(), Type::of::<f64>(), Type::try_new(3, "rgb", "").unwrap()] {
        let mut rng = Rng(7);
        for (shape, one_in, values) in [((4, 3), 2, 9), ((4, 3), 1, 5), ((3, 5), 1, 1), ((90, 80), 700, 9)] {
            let e = random_entries(&ty, shape, one_in, values, &mut rng);
            out.extend(in_every_form(&ty, shape, &e).into_iter().map(|a| (ty.clone(), a)));
        }
    }
    out
}

#[test]
fn matrices_come_back_as_they_were() {
    let _turn = alone();
    let mut rng = Rng(1);
    for ty in every_type() {
        for (shape, one_in, values) in [
            ((3, 4), 100, 1),
            ((1, 1), 1, 9),
            ((1, 90), 2, 5),
            ((90, 1), 3, 1),
            ((9, 7), 1, 50),
            ((9, 7), 1, 1),
            ((40, 30), 5, 90),
        ] {
            let e = random_entries(&ty, shape, one_in, values, &mut rng);
            for a in in_every_form(&ty, shape, &e) {
                // Asked for first: a small matrix takes the form that it tells.
                let form = (a.format().unwrap(), a.is_iso().unwrap());
                let bytes = bytes(&a);
                assert!(bytes.len() as u64 <= a.serialize_size().unwrap());
                let b = Matrix::deserialize(Some(&ty), &bytes).unwrap();
                assert_eq!((b.nrows(), b.ncols(), b.ty() == ty), (shape.0, shape.1, true));
                assert_eq!((b.format().unwrap(), b.is_iso().unwrap()), form);
                assert_eq!(content(&b), e);
                // What came back serialises to the same bytes: nothing was lost, nothing added.
                assert_eq!(b.serialize().unwrap()[..], bytes[..]);
            }
        }
    }
}

/// The bytes of a 2 by 3 matrix of FP64 with the entry (0, 2) = 1.5, written down from
/// docs/format-serialized.md: a change of the format must not go unnoticed.
#[test]
fn the_bytes_are_those_of_the_description() {
    let _turn = alone();
    let mut want = b"\x89GrB\r\n\x1a\n".to_vec();
    // Version, matrix, sparse, no flags, FP64.
    want.extend([1, 0, 2, 0, 0, 10, 0, 0]);
    // Total, bytes of a value, rows, columns, entries, vectors.
    let total = 72 + 3 * (16 + 8) + 4 + (12 + 4 + 8);
    for x in [total, 8u64, 2, 3, 1, 2] {
        want.extend(x.to_le_bytes());
    }
    want.extend([0; 8]);
    // Starts 0, 1, 1: steps 0, 1, 0, folded 0, 2, 0. Indices 2: step 2, folded 4. All in planes.
    let starts = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let indices = [4, 0, 0, 0];
    let values = [0, 0, 0, 0, 0, 0, 0xf8, 0x3f];
    for (number, filter, block) in [(1, 2, &starts[..]), (2, 2, &indices), (4, 1, &values)] {
        want.extend([number, filter, 0, 0, 0, 0, 0, 0]);
        want.extend((block.len() as u64).to_le_bytes());
        want.extend((block.len() as u32 | 1 << 31).to_le_bytes());
        want.extend(crc32(block).to_le_bytes());
    }
    want.extend(crc32(&want).to_le_bytes());
    want.extend([&starts[..], &indices, &values].concat());
    let a = Matrix::try_new(&Type::of::<f64>(), 2, 3).unwrap();
    a.set_element(&Datum::of(&1.5), 0, 2).unwrap();
    a.set_format(Format::Sparse).unwrap();
    assert_eq!(bytes(&a), want);
    // The checksum of the ASCII digits 1 to 9 is known for this CRC.
    assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
}

#[test]
fn vectors_and_scalars_come_back() {
    let _turn = alone();
    for ty in every_type() {
        let v = Vector::try_new(&ty, 1000).unwrap();
        let (five, seven) = (value(&ty, 1), value(&ty, 0));
        v.set_element(&Datum::new(ty.clone(), &five).unwrap(), 3).unwrap();
        v.set_element(&Datum::new(ty.clone(), &seven).unwrap(), 999).unwrap();
        for format in [Format::Auto, Format::Sparse, Format::Bitmap] {
            v.set_format(format).unwrap();
            let bytes = v.serialize().unwrap();
            let w = Vector::deserialize(Some(&ty), &bytes).unwrap();
            let (mut places, mut values) = (vec![0; 2], vec![0; 2 * ty.size()]);
            assert_eq!(w.extract_tuples(Some(&mut places), Some((&ty, &mut values))).unwrap(), 2);
            assert_eq!((places, values, w.size()), (vec![3, 999], [&five[..], &seven[..]].concat(), 1000));
            assert_eq!(kind(Matrix::deserialize(Some(&ty), &bytes)), ErrorKind::InvalidObject);
        }
        let s = Scalar::try_new(&ty).unwrap();
        assert!(Scalar::deserialize(Some(&ty), &s.serialize().unwrap()).unwrap().value().unwrap().is_none());
        s.set_element(&Datum::new(ty.clone(), &five).unwrap()).unwrap();
        let bytes = s.serialize().unwrap();
        assert!(bytes.len() as u64 <= s.serialize_size().unwrap());
        assert_eq!(Scalar::deserialize(Some(&ty), &bytes).unwrap().value().unwrap().unwrap()[..], five[..]);
        assert_eq!(kind(Vector::deserialize(Some(&ty), &bytes)), ErrorKind::InvalidObject);
    }
}

#[test]
fn huge_dimensions_take_little() {
    let _turn = alone();
    let big = 1u64 << 59;
    let a = Matrix::try_new(&Type::of::<f64>(), big, big).unwrap();
    for (k, (i, j)) in [(0, 5), (7, big - 1), (big - 1, 0)].into_iter().enumerate() {
        a.set_element(&Datum::of(&(k as f64)), i, j).unwrap();
    }
    let bytes = bytes(&a);
    assert!(bytes.len() < 400, "{}", bytes.len());
    let b = Matrix::deserialize(None, &bytes).unwrap();
    assert_eq!(content(&b), content(&a));
}

/// Several blocks per section, packed by one thread and by three: the same bytes.
#[test]
fn many_blocks_in_parallel() {
    let _turn = alone();
    let ty = Type::of::<i64>();
    let e = random_entries(&ty, (500, 400), 1, 1 << 40, &mut Rng(4));
    let (rows, cols): (Vec<u64>, Vec<u64>) = e.keys().copied().filter(|(i, j)| (i + j) % 3 != 0).unzip();
    let values: Vec<i64> = rows.iter().zip(&cols).map(|(i, j)| (i * 400 + j) as i64).collect();
    for format in [Format::Sparse, Format::Bitmap] {
        let a = Matrix::try_new(&ty, 500, 400).unwrap();
        a.build(&rows, &cols, &DatumSlice::of(&values), None).unwrap();
        a.set_format(format).unwrap();
        graphblas::par::set_threads(1);
        let one = bytes(&a);
        graphblas::par::set_threads(3);
        let three = bytes(&a);
        assert!(one == three, "{} and {} bytes", one.len(), three.len());
        // Neighbouring indices and values compress well.
        assert!(one.len() as u64 * 3 < a.serialize_size().unwrap(), "{} of {}", one.len(), a.serialize_size().unwrap());
        let b = Matrix::deserialize(None, &three).unwrap();
        assert!(content(&b) == content(&a));
        // A damaged block in the middle, found by whichever thread reads it.
        let mut broken = three.clone();
        let middle = broken.len() / 2;
        broken[middle] ^= 1;
        assert_eq!(kind(Matrix::deserialize(None, &broken)), ErrorKind::InvalidObject);
        graphblas::par::set_threads(0);
    }
}

#[test]
fn removed_values_are_not_passed_on() {
    let _turn = alone();
    let a = Matrix::try_new(&Type::of::<u64>(), 3, 3).unwrap();
    let secret = 0x0123_4567_89ab_cdefu64;
    a.set_element(&Datum::of(&7u64), 0, 0).unwrap();
    a.set_format(Format::Bitmap).unwrap();
    let without = bytes(&a);
    a.set_element(&Datum::of(&secret), 1, 1).unwrap();
    a.remove_element(1, 1).unwrap();
    assert_eq!(a.format().unwrap(), Format::Bitmap);
    assert_eq!(bytes(&a), without);
}

/// The room: the size query always suffices, the true length does too, one byte less does not.
#[test]
fn room_is_used_as_said() {
    let _turn = alone();
    for (_, a) in small() {
        let (want, bound) = (bytes(&a), a.serialize_size().unwrap() as usize);
        for room in [bound + 9, bound, want.len()] {
            let mut out = vec![77; room];
            assert_eq!(a.serialize_into(&mut out).unwrap(), want.len() as u64);
            assert_eq!(out[..want.len()], want[..]);
        }
        let mut out = vec![77; want.len() - 1];
        assert_eq!(kind(a.serialize_into(&mut out)), ErrorKind::InsufficientSpace);
        assert!(out.iter().all(|&b| b == 77));
    }
}

/// SN-40: a built-in type is optional and must be the same; of a user-defined one the size counts.
#[test]
fn types_must_match() {
    let _turn = alone();
    let (three, other, four) =
        (Type::try_new(3, "rgb", "").unwrap(), Type::try_new(3, "another", "").unwrap(), Type::try_new(4, "rgb", "").unwrap());
    let user = bytes(&Matrix::try_new(&three, 2, 2).unwrap());
    let ints = bytes(&Matrix::try_new(&Type::of::<i32>(), 2, 2).unwrap());
    assert!(Matrix::deserialize(Some(&other), &user).unwrap().ty() == other);
    assert!(Matrix::deserialize(None, &ints).unwrap().ty() == Type::of::<i32>());
    for (given, bytes) in [(None, &user), (Some(&four), &user), (Some(&Type::of::<i32>()), &user), (Some(&four), &ints)] {
        assert_eq!(kind(Matrix::deserialize(given, bytes)), ErrorKind::DomainMismatch);
    }
    assert_eq!(kind(Matrix::deserialize(Some(&Type::of::<u32>()), &ints)), ErrorKind::DomainMismatch);
    let text = Matrix::deserialize(None, &user).unwrap_err().to_string();
    assert!(text.contains("rgb"), "{text}");
}

#[test]
fn bytes_behind_the_blob_do_not_matter() {
    let _turn = alone();
    let (_, a) = small().remove(1);
    let mut long = bytes(&a);
    long.extend([1, 2, 3]);
    let b = Matrix::deserialize(Some(&a.ty()), &long).unwrap();
    assert_eq!(content(&b), content(&a));
}

/// Reads it, and then everything in it.
fn try_out(ty: &Type, b: &[u8]) -> Result<(), Error> {
    scratch::release();
    stats::reset_peak();
    let before = stats::in_use();
    let read = Matrix::deserialize(Some(ty), b);
    // Two blocks of scratch, the store at most 255 times the blob, and where the blocks lie.
    let most = 2 * (BLOCK as usize + BLOCK as usize / 4) + 260 * b.len() + 4096;
    assert!(stats::peak() - before <= most, "{} bytes for a blob of {}", stats::peak() - before, b.len());
    let a = read?;
    // An object that was accepted is whole: its entries can be listed, unless there are too many.
    if a.nvals()? < 100_000 {
        let _ = content(&a);
        let again = a.serialize()?;
        assert_eq!(content(&Matrix::deserialize(Some(ty), &again)?), content(&a));
    }
    Ok(())
}

#[test]
fn every_prefix_is_refused() {
    let _turn = alone();
    for (ty, a) in small() {
        let b = bytes(&a);
        for n in 0..b.len() {
            assert_eq!(kind(try_out(&ty, &b[..n])), ErrorKind::InvalidObject, "{n} of {} bytes", b.len());
            // The same with a head that knows of it.
            let mut short = b[..n].to_vec();
            if n >= FIXED {
                fix(&mut short);
                assert_eq!(kind(try_out(&ty, &short)), ErrorKind::InvalidObject, "{n} of {} bytes", b.len());
            }
        }
    }
}

/// A checksum over 32 bits finds every change of one byte.
#[test]
fn every_changed_byte_is_refused() {
    let _turn = alone();
    for (ty, a) in small() {
        let mut b = bytes(&a);
        for at in 0..b.len() {
            let old = b[at];
            for new in [old ^ 1, old ^ 0x80, !old, 0, 255].into_iter().filter(|&x| x != old) {
                b[at] = new;
                assert_eq!(kind(try_out(&ty, &b)), ErrorKind::InvalidObject, "byte {at} from {old} to {new}");
            }
            b[at] = old;
        }
    }
}

/// Changes with checksums that fit: what is accepted is a valid object, all else an error.
#[test]
fn changes_behind_the_checksums_do_no_harm() {
    let _turn = alone();
    let mut rng = Rng(9);
    let all = small();
    let (mut accepted, mut refused) = (0, 0);
    let rounds = std::env::var("GRAPHBLAS_CASES").ok().and_then(|s| s.parse::<f64>().ok()).unwrap_or(1.0) * 60_000.0;
    for _ in 0..rounds as u64 {
        let (ty, a) = &all[rng.below(all.len() as u64) as usize];
        let mut b = bytes(a);
        for _ in 0..=rng.below(3) {
            let at = rng.below(b.len() as u64) as usize;
            match rng.below(6) {
                0 => b[at] = rng.next() as u8,
                1 => b[at] ^= 1 << rng.below(8),
                2 => b[at] = [0, 1, 255, 127, 128][rng.below(5) as usize],
                3 => {
                    let fields = [16, 24, 32, 40, 48, 56];
                    let x = [0, 1, 2, 1 << 20, 1 << 32, 1 << 60, u64::MAX, rng.below(100)][rng.below(8) as usize];
                    set_word(&mut b, fields[rng.below(6) as usize], x);
                }
                4 => b[[KIND, FORM, FLAGS, TYPE][rng.below(4) as usize]] = rng.below(5) as u8,
                _ => b.truncate(at.max(FIXED)),
            }
        }
        fix(&mut b);
        match try_out(ty, &b) {
            Ok(()) => accepted += 1,
            Err(e) => {
                assert!(matches!(e.kind(), ErrorKind::InvalidObject | ErrorKind::DomainMismatch), "{e:?}");
                refused += 1;
            }
        }
    }
    println!("{accepted} accepted, {refused} refused");
    assert!(accepted > refused / 100 && refused > accepted / 100, "{accepted} and {refused}: the changes miss something");
}

/// Blobs that claim more than they hold, each with checksums that fit.
#[test]
fn claims_without_substance_are_refused() {
    let _turn = alone();
    let ty = Type::of::<f64>();
    let e = random_entries(&ty, (3, 5), 2, 9, &mut Rng(3));
    for a in in_every_form(&ty, (3, 5), &e) {
        for (at, x) in
            [(NMAJOR, 1u64 << 40), (NMAJOR, u64::MAX), (NVALS, 1 << 40), (NVALS, u64::MAX), (VECTORS, 1 << 40), (24, 1 << 40)]
        {
            let mut b = bytes(&a);
            if word(&b, at) == 0 {
                continue;
            }
            set_word(&mut b, at, x);
            // The table agrees with the claim, as far as 16-byte entries can.
            fix(&mut b);
            // Sparse lists of 2^40 vectors, and dense forms, need bytes that are not there; more
            // vectors that could be but are not stored are only a larger matrix.
            let is_larger_shape = at == NMAJOR && x == 1 << 40 && b[FORM] == 1 && b[FLAGS] & 4 == 4;
            match try_out(&ty, &b) {
                Ok(()) => assert!(is_larger_shape),
                Err(e) => assert!(!is_larger_shape && e.kind() == ErrorKind::InvalidObject, "{e:?}"),
            }
        }
    }
}

/// A full matrix of one value holds 2^50 entries in a few bytes, and takes no more when read.
#[test]
fn one_value_for_all_stays_small() {
    let _turn = alone();
    let ty = Type::of::<i32>();
    let a = built(&ty, (2, 2), &Entries::from([(0, 0), (0, 1), (1, 0), (1, 1)].map(|p| (p, value(&ty, 6)))));
    a.set_format(Format::Full).unwrap();
    assert!(a.is_iso().unwrap());
    let mut b = bytes(&a);
    set_word(&mut b, NMAJOR, 1 << 25);
    set_word(&mut b, NMAJOR + 8, 1 << 25);
    set_word(&mut b, NVALS, 1 << 50);
    fix(&mut b);
    stats::reset_peak();
    let before = stats::in_use();
    let big = Matrix::deserialize(None, &b).unwrap();
    assert!(stats::peak() - before < 300_000);
    assert_eq!(big.nvals().unwrap(), 1 << 50);
    let mut out = [0; 4];
    assert!(big.extract_element(&ty, &mut out, 1 << 24, 77).unwrap());
    assert_eq!(i32::from_ne_bytes(out), 6);
    // More positions than a dense form may have.
    set_word(&mut b, NMAJOR, 1 << 60);
    fix(&mut b);
    assert_eq!(kind(Matrix::deserialize(None, &b)), ErrorKind::InvalidObject);
}

#[test]
fn updates_that_wait_are_included() {
    let _turn = alone();
    let a = Matrix::try_new(&Type::of::<i16>(), 4, 4).unwrap();
    a.set_orientation(Orientation::Col).unwrap();
    a.set_index_width(IndexWidth::U64).unwrap();
    a.set_element(&Datum::of(&5i16), 1, 2).unwrap();
    let b = Matrix::deserialize(None, &bytes(&a)).unwrap();
    a.set_element(&Datum::of(&6i16), 3, 3).unwrap();
    assert_eq!(content(&b), Entries::from([((1, 2), 5i16.to_ne_bytes().to_vec())]));
    assert_eq!(content(&Matrix::deserialize(None, &bytes(&a)).unwrap()), content(&a));
}
