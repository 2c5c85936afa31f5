//! Arrays that move into objects: the extensions pack and import in all formats.
//!
//! Needs: `boundary`, the engine's `pack`. Gives: what the rows of `families.rs` come to: [`Given`] names the arrays of a
//! format, and [`pack`] and its kin serve all formats of matrices and vectors.
//! Cost: as in the engine: blocks change owners; indices are converted where the object keeps 32 bits.
//! A call that fails leaves the arrays with their owner, and the variables as they were (PACK-2: arrays that were
//! adopted are released again before a failed call returns).

#![allow(clippy::result_large_err, reason = "arrays that were not taken go back to their owner")]

use std::ffi::c_void;

use engine::dynamic::{Matrix, Orientation, Packed, PackedAs, PackedForm, Taking, Vector};
use engine::mem::Buf;
use engine::types::Type;
use engine::{Error, ErrorKind, Result};

use crate::boundary::{adopt, create, discard, peek, slice, update};
use crate::descriptor::is_secure;
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Type, GrB_Vector, Kind, Ref};
use crate::status::GrB_Info;

/// The formats, as their functions are called.
#[derive(Clone, Copy)]
#[allow(clippy::upper_case_acronyms, reason = "the names are the C API's")]
pub(crate) enum Way {
    CSR,
    CSC,
    HyperCSR,
    HyperCSC,
    BitmapR,
    BitmapC,
    FullR,
    FullC,
    Bitmap,
    Full,
}

impl Way {
    /// Along which axis entries lie together; vectors are columns, which the engine keeps as one row.
    fn major(self) -> Orientation {
        match self {
            Way::CSR | Way::HyperCSR | Way::BitmapR | Way::FullR | Way::Bitmap | Way::Full => Orientation::Row,
            Way::CSC | Way::HyperCSC | Way::BitmapC | Way::FullC => Orientation::Col,
        }
    }

    fn form(self) -> PackedAs {
        match self {
            Way::CSR | Way::CSC => PackedAs::Sparse,
            Way::HyperCSR | Way::HyperCSC => PackedAs::Hyper,
            Way::BitmapR | Way::BitmapC | Way::Bitmap => PackedAs::Bitmap,
            Way::FullR | Way::FullC | Way::Full => PackedAs::Full,
        }
    }
}

/// The variable that holds the address of an array, and the array's bytes.
pub(crate) struct Array<T> {
    at: *mut *mut T,
    bytes: u64,
}

impl<T> Clone for Array<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Array<T> {}

/// Arrays that a caller hands in. Which of them a format has is what its functions have parameters for.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    starts: Option<Array<u64>>,
    ids: Option<Array<u64>>,
    indices: Option<Array<u64>>,
    present: Option<Array<i8>>,
    values: Array<c_void>,
    is_iso: bool,
    is_jumbled: bool,
    /// Vectors that are listed, or entries.
    count: Option<u64>,
}

/// CSR and CSC.
pub(crate) fn lists(
    starts: (*mut *mut u64, u64),
    indices: (*mut *mut u64, u64),
    values: (*mut *mut c_void, u64),
    is_iso: bool,
    is_jumbled: bool,
) -> Given {
    Given { starts: Some(array(starts)), indices: Some(array(indices)), is_jumbled, ..full(values, is_iso) }
}

/// HyperCSR and HyperCSC.
pub(crate) fn hyper(
    starts: (*mut *mut u64, u64),
    ids: (*mut *mut u64, u64),
    indices: (*mut *mut u64, u64),
    values: (*mut *mut c_void, u64),
    is_iso: bool,
    nvec: u64,
    is_jumbled: bool,
) -> Given {
    Given { ids: Some(array(ids)), count: Some(nvec), ..lists(starts, indices, values, is_iso, is_jumbled) }
}

/// CSC of a vector.
pub(crate) fn one_list(
    indices: (*mut *mut u64, u64),
    values: (*mut *mut c_void, u64),
    is_iso: bool,
    nvals: u64,
    is_jumbled: bool,
) -> Given {
    Given { indices: Some(array(indices)), count: Some(nvals), is_jumbled, ..full(values, is_iso) }
}

/// Bitmaps.
pub(crate) fn bitmap(present: (*mut *mut i8, u64), values: (*mut *mut c_void, u64), is_iso: bool, nvals: u64) -> Given {
    Given { present: Some(array(present)), count: Some(nvals), ..full(values, is_iso) }
}

/// Full.
pub(crate) fn full(values: (*mut *mut c_void, u64), is_iso: bool) -> Given {
    let values = array(values);
    Given { starts: None, ids: None, indices: None, present: None, values, is_iso, is_jumbled: false, count: None }
}

fn array<T>((at, bytes): (*mut *mut T, u64)) -> Array<T> {
    Array { at, bytes }
}

fn too_small(what: &str, bytes: u64, need: u64) -> Error {
    Error::new(ErrorKind::InvalidValue, format_args!("{what}: {bytes} bytes were given, but {need} are needed"))
}

/// Bytes of `n` elements.
fn bytes_of(n: u64, size: usize, what: &str) -> Result<u64> {
    n.checked_mul(size as u64)
        .filter(|&b| b <= isize::MAX as u64)
        .ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("{what}: {n} elements cannot lie in memory")))
}

/// Checks that an array holds `n` elements of `size` bytes; one without elements may be null.
fn check_array<T>(a: &Array<T>, n: u64, size: usize, what: &str) -> Result<()> {
    let need = bytes_of(n, size, what)?;
    let p = peek(a.at, what)?;
    if a.bytes < need {
        return Err(too_small(what, a.bytes, need));
    }
    if need > 0 && p.is_null() {
        return Err(Error::new(ErrorKind::NullPointer, format_args!("{what}: an array was needed, not null")));
    }
    Ok(())
}

/// Numbers of elements: starts, ids, indices, places.
struct Lengths {
    starts: u64,
    ids: u64,
    indices: u64,
    places: u64,
}

impl Given {
    /// How long the arrays must be, once they are seen to be as long.
    fn checked(&self, nmajor: u64, nminor: u64, ty: &Type) -> Result<Lengths> {
        let vectors = if self.ids.is_some() { self.count.unwrap_or(0) } else { nmajor };
        let mut n = Lengths { starts: 0, ids: 0, indices: 0, places: 0 };
        if let Some(ids) = &self.ids {
            n.ids = vectors;
            check_array(ids, vectors, 8, "ids")?;
        }
        if let Some(starts) = &self.starts {
            n.starts = vectors.saturating_add(1);
            check_array(starts, n.starts, 8, "starts")?;
            n.indices = slice(peek(starts.at, "starts")?, n.starts, "starts")?[vectors as usize];
        }
        if let Some(indices) = &self.indices {
            if self.starts.is_none() {
                n.indices = self.count.unwrap_or(0);
            }
            check_array(indices, n.indices, 8, "indices")?;
        }
        if self.indices.is_none() {
            n.places = bytes_of(nmajor.saturating_mul(nminor), 1, "values")?;
        }
        if let Some(present) = &self.present {
            check_array(present, n.places, 1, "present")?;
        }
        let values = n.indices.max(n.places);
        let needed = if self.is_iso || self.is_short(values, ty) { values.min(1) } else { values };
        check_array(&self.values, needed, ty.size(), "values")?;
        Ok(n)
    }

    /// Whether values are missing that a bitmap with `places` places should have; they are taken for zeros (SN-64).
    fn is_short(&self, places: u64, ty: &Type) -> bool {
        self.present.is_some() && !self.is_iso && self.values.bytes / (ty.size().max(1) as u64) < places
    }

    /// The values for a block of `bytes` bytes, when those that came cannot be used where they lie.
    fn copied(&self, count: u64, bytes: usize, ty: &Type) -> Result<Option<Buf<u8>>> {
        let at = peek(self.values.at, "values")?.cast::<u8>();
        let is_short = self.is_short(count, ty);
        if is_aligned(at) && !is_short {
            return Ok(None);
        }
        let there = slice(at, if is_short { self.values.bytes } else { bytes as u64 }, "values")?;
        let mut copy = Buf::zeroed(bytes)?;
        copy[..there.len()].copy_from_slice(there);
        Ok(Some(copy))
    }

    /// The arrays, which are the engine's from here on; those without elements, and values at addresses that the
    /// engine cannot use, are left over.
    fn adopted(&self, n: &Lengths, ty: &Type) -> Result<Packed> {
        let count = n.indices.max(n.places);
        let value_bytes = if self.is_iso { count.min(1) } else { count } as usize * ty.size();
        // What may fail comes before anything is adopted.
        let copy = self.copied(count, value_bytes, ty)?;
        let ids = self.ids.map(|a| adopt(a.at, n.ids, a.bytes)).transpose()?;
        let starts = self.starts.map(|a| adopt(a.at, n.starts, a.bytes)).transpose()?;
        let form = match (&self.indices, &self.present) {
            (Some(a), _) => PackedForm::Lists { ids, starts, indices: adopt(a.at, n.indices, a.bytes)? },
            (None, Some(a)) => {
                PackedForm::Bitmap { present: adopt(a.at.cast::<*mut u8>(), n.places, a.bytes)?, nvals: self.count.unwrap_or(0) }
            }
            (None, None) => PackedForm::Full,
        };
        let values = match copy {
            Some(copy) => copy,
            None => adopt(self.values.at.cast::<*mut u8>(), value_bytes as u64, self.values.bytes)?,
        };
        Ok(Packed { form, values, is_iso: self.is_iso })
    }

    /// Sets the variables to null; blocks that the engine did not take are freed.
    fn finish(&self, n: &Lengths, ty: &Type) -> Result<()> {
        let count = n.indices.max(n.places);
        let value_bytes = if self.is_iso { count.min(1) } else { count } * ty.size() as u64;
        for (a, len) in [(self.starts, n.starts), (self.ids, n.ids), (self.indices, n.indices)] {
            if let Some(a) = a {
                discard(a.at.cast::<*mut c_void>(), len == 0)?;
            }
        }
        if let Some(a) = self.present {
            discard(a.at.cast::<*mut c_void>(), n.places == 0)?;
        }
        let is_kept = value_bytes > 0 && !self.is_short(count, ty) && is_aligned(peek(self.values.at, "values")?.cast());
        discard(self.values.at, !is_kept)
    }
}

/// Value blocks are aligned as malloc aligns them (HOOK-2).
fn is_aligned(p: *mut u8) -> bool {
    (p as usize).is_multiple_of(16)
}

/// PACK-2.
fn release(p: Packed) {
    match p.form {
        PackedForm::Lists { ids, starts, indices } => {
            for b in [ids, starts, Some(indices)].into_iter().flatten() {
                let _ = b.into_raw();
            }
        }
        PackedForm::Bitmap { present, .. } => {
            let _ = present.into_raw();
        }
        PackedForm::Full => {}
    }
    let _ = p.values.into_raw();
}

/// What arrays can be packed into.
pub(crate) trait Packable: Kind {
    fn axes(&self, way: Way) -> (u64, u64);
    fn entry_type(&self) -> Type;
    fn take_in(&self, way: Way, arrays: Packed, how: Taking) -> Result<(), (Error, Packed)>;
    fn give_out(&self, way: Way, may_be_iso: bool) -> Result<Packed>;
}

impl Packable for Matrix {
    fn axes(&self, way: Way) -> (u64, u64) {
        match way.major() {
            Orientation::Row => (self.nrows(), self.ncols()),
            Orientation::Col => (self.ncols(), self.nrows()),
        }
    }
    fn entry_type(&self) -> Type {
        self.ty()
    }
    fn take_in(&self, way: Way, arrays: Packed, how: Taking) -> Result<(), (Error, Packed)> {
        self.pack(way.major(), arrays, how)
    }
    fn give_out(&self, way: Way, may_be_iso: bool) -> Result<Packed> {
        self.unpack(way.major(), way.form(), may_be_iso)
    }
}

impl Packable for Vector {
    fn axes(&self, _: Way) -> (u64, u64) {
        (1, self.size())
    }
    fn entry_type(&self) -> Type {
        self.ty()
    }
    fn take_in(&self, _: Way, arrays: Packed, how: Taking) -> Result<(), (Error, Packed)> {
        self.pack(arrays, how)
    }
    fn give_out(&self, way: Way, may_be_iso: bool) -> Result<Packed> {
        self.unpack(way.form(), may_be_iso)
    }
}

fn take_in<K: Packable>(object: &K, way: Way, given: &Given, desc: &GrB_Descriptor) -> Result<()> {
    let how = Taking { is_jumbled: given.is_jumbled, is_secure: is_secure(desc)? };
    let (nmajor, nminor) = object.axes(way);
    let ty = object.entry_type();
    let lengths = given.checked(nmajor, nminor, &ty)?;
    let is_copied = !is_aligned(peek(given.values.at, "values")?.cast());
    match object.take_in(way, given.adopted(&lengths, &ty)?, how) {
        Ok(()) => given.finish(&lengths, &ty),
        Err((e, mut arrays)) => {
            if is_copied {
                arrays.values = Buf::new();
            }
            release(arrays);
            Err(e)
        }
    }
}

/// The object holds what the arrays hold.
pub(crate) fn pack<K: Packable>(object: Ref<K>, way: Way, given: Given, desc: GrB_Descriptor) -> GrB_Info {
    update(object, |o| take_in(o, way, &given, &desc))
}

/// A new matrix from arrays.
pub(crate) fn import_matrix(
    A: *mut GrB_Matrix,
    ty: GrB_Type,
    nrows: GrB_Index,
    ncols: GrB_Index,
    way: Way,
    given: Given,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create(A, || {
        let a = Matrix::try_new(ty.get("type")?, nrows, ncols)?;
        take_in(&a, way, &given, &desc).map(|()| a)
    })
}

/// A new vector from arrays.
pub(crate) fn import_vector(
    v: *mut GrB_Vector,
    ty: GrB_Type,
    n: GrB_Index,
    way: Way,
    given: Given,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create(v, || {
        let v = Vector::try_new(ty.get("type")?, n)?;
        take_in(&v, way, &given, &desc).map(|()| v)
    })
}
