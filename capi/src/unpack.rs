//! Arrays that move out of objects: the extensions unpack and export in all formats.
//!
//! Needs: `boundary`, `pack`. Gives: what the rows of `families.rs` come to: [`Wanted`] names the variables of a format,
//! and [`unpack`] and its kin serve all formats of matrices and vectors.
//! Cost: as in the engine: blocks change owners; indices are converted where the object keeps 32 bits.
//! All variables are seen to be there before the object is touched.

use std::ffi::c_void;

use engine::Result;
use engine::dynamic::{Matrix, Packed, PackedForm, Vector};
use engine::mem::Buf;

use crate::boundary::{inspect, peek, present, put, update};
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Type, GrB_Vector, Ref};
use crate::pack::{Packable, Way};
use crate::parts::type_of_handle;
use crate::status::GrB_Info;

/// Where arrays are to be handed out: the variable for the address of each, and that for its bytes.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    starts: Option<(*mut *mut u64, *mut u64)>,
    ids: Option<(*mut *mut u64, *mut u64)>,
    indices: Option<(*mut *mut u64, *mut u64)>,
    present: Option<(*mut *mut i8, *mut u64)>,
    values: (*mut *mut c_void, *mut u64),
    iso: *mut bool,
    /// Vectors that are listed, or entries.
    count: Option<*mut u64>,
    /// May be null.
    jumbled: *mut bool,
}

/// CSR and CSC.
pub(crate) fn want_lists(
    starts: (*mut *mut u64, *mut u64),
    indices: (*mut *mut u64, *mut u64),
    values: (*mut *mut c_void, *mut u64),
    iso: *mut bool,
    jumbled: *mut bool,
) -> Wanted {
    Wanted { starts: Some(starts), indices: Some(indices), jumbled, ..want_full(values, iso) }
}

/// HyperCSR and HyperCSC.
pub(crate) fn want_hyper(
    starts: (*mut *mut u64, *mut u64),
    ids: (*mut *mut u64, *mut u64),
    indices: (*mut *mut u64, *mut u64),
    values: (*mut *mut c_void, *mut u64),
    iso: *mut bool,
    nvec: *mut u64,
    jumbled: *mut bool,
) -> Wanted {
    Wanted { ids: Some(ids), count: Some(nvec), ..want_lists(starts, indices, values, iso, jumbled) }
}

/// CSC of a vector.
pub(crate) fn want_one_list(
    indices: (*mut *mut u64, *mut u64),
    values: (*mut *mut c_void, *mut u64),
    iso: *mut bool,
    nvals: *mut u64,
    jumbled: *mut bool,
) -> Wanted {
    Wanted { indices: Some(indices), count: Some(nvals), jumbled, ..want_full(values, iso) }
}

/// Bitmaps.
pub(crate) fn want_bitmap(
    present: (*mut *mut i8, *mut u64),
    values: (*mut *mut c_void, *mut u64),
    iso: *mut bool,
    nvals: *mut u64,
) -> Wanted {
    Wanted { present: Some(present), count: Some(nvals), ..want_full(values, iso) }
}

/// Full.
pub(crate) fn want_full(values: (*mut *mut c_void, *mut u64), iso: *mut bool) -> Wanted {
    let jumbled = std::ptr::null_mut();
    Wanted { starts: None, ids: None, indices: None, present: None, values, iso, count: None, jumbled }
}

fn handed<T: Copy, U>((at, bytes): (*mut *mut U, *mut u64), array: Buf<T>) -> Result<()> {
    // The block's, which may have room for more than there is.
    let size = array.capacity() * size_of::<T>();
    put(at, "array", array.into_raw().0.cast())?;
    put(bytes, "size", size as u64)
}

impl Wanted {
    /// All variables are there.
    fn check(&self) -> Result<()> {
        for pair in [self.starts, self.ids, self.indices].into_iter().flatten() {
            present(pair.0, "array")?;
            present(pair.1, "size")?;
        }
        if let Some((at, bytes)) = self.present {
            present(at, "array")?;
            present(bytes, "size")?;
        }
        present(self.values.0, "values")?;
        present(self.values.1, "size")?;
        self.count.map_or(Ok(()), |count| present(count, "count"))
    }

    /// Hands the arrays out.
    fn fill(&self, p: Packed) -> Result<()> {
        let mut count = 0;
        match p.form {
            PackedForm::Lists { ids, starts, indices } => {
                count = ids.as_ref().map_or(indices.len(), |ids| ids.len()) as u64;
                for (slot, array) in [(self.ids, ids), (self.starts, starts), (self.indices, Some(indices))] {
                    if let (Some(slot), Some(array)) = (slot, array) {
                        handed(slot, array)?;
                    }
                }
            }
            PackedForm::Bitmap { present, nvals } => {
                count = nvals;
                if let Some(slot) = self.present {
                    handed(slot, present)?;
                }
            }
            PackedForm::Full => {}
        }
        handed(self.values, p.values)?;
        if !self.iso.is_null() {
            put(self.iso, "iso", p.is_iso)?;
        }
        if !self.jumbled.is_null() {
            put(self.jumbled, "jumbled", false)?;
        }
        self.count.map_or(Ok(()), |to| put(to, "count", count))
    }
}

/// The object as arrays, which are the caller's; it is empty then.
pub(crate) fn unpack<K: Packable>(object: Ref<K>, way: Way, wanted: Wanted, desc: GrB_Descriptor) -> GrB_Info {
    update(object, |o| {
        wanted.check()?;
        crate::write::settings(&desc)?;
        wanted.fill(o.give_out(way, !wanted.iso.is_null())?)
    })
}

/// The variable for a dimension, and which it is.
type Dimension<K> = (*mut GrB_Index, fn(&K) -> u64);

/// As [`unpack`], of an object that is freed; tells its type and its dimensions.
fn export<K: Packable>(
    object: *mut Ref<K>,
    ty: *mut GrB_Type,
    way: Way,
    wanted: Wanted,
    desc: GrB_Descriptor,
    dimensions: &[Dimension<K>],
) -> GrB_Info {
    let held = match peek(object, "object") {
        Ok(held) => held,
        Err(e) => return e.kind().into(),
    };
    let done = inspect(held, "object", |h| {
        wanted.check()?;
        present(ty, "type")?;
        for (to, _) in dimensions {
            present(*to, "dimension")?;
        }
        crate::write::settings(&desc)?;
        let o = h.object();
        let told = type_of_handle(h, o.entry_type())?;
        let arrays = o.give_out(way, !wanted.iso.is_null())?;
        put(ty, "type", told)?;
        for (to, of) in dimensions {
            put(*to, "dimension", of(o))?;
        }
        wanted.fill(arrays)
    });
    if done == GrB_Info::GrB_SUCCESS { crate::boundary::free(object) } else { done }
}

/// A matrix as arrays; it is freed.
pub(crate) fn export_matrix(
    A: *mut GrB_Matrix,
    ty: *mut GrB_Type,
    nrows: *mut GrB_Index,
    ncols: *mut GrB_Index,
    way: Way,
    wanted: Wanted,
    desc: GrB_Descriptor,
) -> GrB_Info {
    export(A, ty, way, wanted, desc, &[(nrows, Matrix::nrows), (ncols, Matrix::ncols)])
}

/// A vector as arrays; it is freed.
pub(crate) fn export_vector(
    v: *mut GrB_Vector,
    ty: *mut GrB_Type,
    n: *mut GrB_Index,
    way: Way,
    wanted: Wanted,
    desc: GrB_Descriptor,
) -> GrB_Info {
    export(v, ty, way, wanted, desc, &[(n, Vector::size)])
}

/// There is no hash of a hypersparse matrix beside it, so there is none to give.
pub(crate) fn unpack_hash(A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    update(A, |_| {
        crate::write::settings(&desc)?;
        put(Y, "Y", Ref::from_ptr(std::ptr::null_mut()))
    })
}

/// Takes a hash over, and frees it: it is not used here.
pub(crate) fn pack_hash(A: GrB_Matrix, Y: *mut GrB_Matrix, desc: GrB_Descriptor) -> GrB_Info {
    let done = update(A, |_| {
        crate::write::settings(&desc)?;
        peek(Y, "Y")?.opt("Y").map(|_| ())
    });
    if done == GrB_Info::GrB_SUCCESS { crate::boundary::free(Y) } else { done }
}
