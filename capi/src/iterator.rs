//! Iterators over rows, columns, entries, and the entries of a vector.
//!
//! Needs: `boundary`, the engine's `Frozen`. Gives: what `GxB_*Iterator_*` and the `GB_` functions behind the header's
//! macros come to.
//! Cost: attaching copies the indices, 8 bytes an entry, and transposes where the other axis is asked for; each step O(1),
//! along a bitmap as many places as are skipped. An iterator walks the value that the object had when it was attached.
//! Invariant ITER-1: [`Iterator`] begins with the fields of `struct GB_Iterator_opaque` in the header, which programs
//! were compiled against and which they read and write; `held` keeps alive what the addresses in them point to. The
//! numbers in them are not trusted: an index that lies outside gives 0, or the end.

use std::ffi::{c_int, c_void};

use engine::Result;
use engine::dynamic::{Format, Frozen, Orientation};
use engine::mem::Boxed;

use crate::boundary::{guard, iterator, present, put, room};
use crate::constants::GxB_Format_Value;
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, GrB_Vector};
use crate::status::GrB_Info;
use crate::value::{GxB_FC32_t, GxB_FC64_t};
use crate::write::settings;

/// What `GxB_Iterator` points to.
#[repr(C)]
pub struct Iterator {
    pstart: i64,
    pend: i64,
    p: i64,
    k: i64,
    header_size: usize,
    pmax: i64,
    avlen: i64,
    avdim: i64,
    anvec: i64,
    starts: *const u64,
    ids: *const u64,
    present: *const u8,
    indices: *const u64,
    values: *const u8,
    type_size: usize,
    sparsity: c_int,
    iso: bool,
    by_col: bool,
    held: Option<Frozen>,
}

/// Handle of an iterator.
pub type GxB_Iterator = *mut Iterator;

const HYPER: c_int = 1;
const SPARSE: c_int = 2;
const BITMAP: c_int = 4;
const FULL: c_int = 8;
/// GxB_BY_ROW and GxB_BY_COL; anything else is the axis of the matrix.
const BY_ROW: GxB_Format_Value = 0;
const BY_COL: GxB_Format_Value = 1;

fn at(list: Option<&[u64]>, k: i64) -> i64 {
    list.and_then(|l| l.get(usize::try_from(k).ok()?)).map_or(0, |&x| x as i64)
}

impl Iterator {
    fn empty() -> Iterator {
        Iterator {
            pstart: 0,
            pend: 0,
            p: 0,
            k: 0,
            header_size: size_of::<Iterator>(),
            pmax: 0,
            avlen: 0,
            avdim: 0,
            anvec: 0,
            starts: std::ptr::null(),
            ids: std::ptr::null(),
            present: std::ptr::null(),
            indices: std::ptr::null(),
            values: std::ptr::null(),
            type_size: 0,
            sparsity: SPARSE,
            iso: false,
            by_col: false,
            held: None,
        }
    }

    fn attached(f: Frozen, by_col: bool) -> Iterator {
        let (avdim, avlen) = f.shape();
        let is_bitmap = f.present().is_some();
        let address = |b: &Option<engine::mem::Buf<u64>>| b.as_ref().map_or(std::ptr::null(), |b| b.as_ptr());
        Iterator {
            pmax: if is_bitmap { avdim.saturating_mul(avlen) } else { f.nvals() } as i64,
            avlen: avlen as i64,
            avdim: avdim as i64,
            anvec: f.ids.as_ref().map_or(avdim, |ids| ids.len() as u64) as i64,
            starts: address(&f.starts),
            ids: address(&f.ids),
            present: f.present().map_or(std::ptr::null(), <[u8]>::as_ptr),
            indices: address(&f.indices),
            values: f.values().as_ptr(),
            type_size: f.value_size(),
            sparsity: match f.format() {
                Format::Hyper => HYPER,
                Format::Sparse | Format::Auto => SPARSE,
                Format::Bitmap => BITMAP,
                Format::Full => FULL,
            },
            iso: f.is_iso(),
            by_col,
            held: Some(f),
            ..Iterator::empty()
        }
    }

    fn list(&self, of: impl Fn(&Frozen) -> Option<&[u64]>, k: i64) -> i64 {
        at(self.held.as_ref().and_then(of), k)
    }

    fn start(&self, k: i64) -> i64 {
        self.list(|f| f.starts.as_deref(), k)
    }

    fn is_present(&self) -> bool {
        let bytes = self.held.as_ref().and_then(Frozen::present);
        usize::try_from(self.p).ok().and_then(|p| bytes?.get(p)) == Some(&1)
    }

    /// From `p` on, the first place of a bitmap before `end` that has an entry.
    fn skip(&mut self, end: i64) -> bool {
        while self.p < end && !self.is_present() {
            self.p += 1;
        }
        self.p < end
    }

    fn in_vector(&mut self) -> GrB_Info {
        let found = if self.sparsity == BITMAP { self.skip(self.pend) } else { self.p < self.pend };
        if found { GrB_Info::GrB_SUCCESS } else { GrB_Info::GrB_NO_VALUE }
    }

    fn exhausted(&mut self) -> GrB_Info {
        (self.pstart, self.pend, self.p, self.k) = (0, 0, 0, self.anvec);
        GrB_Info::GxB_EXHAUSTED
    }

    /// Begins vector `k` of those that are stored.
    fn enter(&mut self, k: i64) -> GrB_Info {
        if k >= self.anvec {
            return self.exhausted();
        }
        self.k = k;
        (self.pstart, self.pend) =
            if self.sparsity <= SPARSE { (self.start(k), self.start(k + 1)) } else { (k * self.avlen, (k + 1) * self.avlen) };
        self.p = self.pstart;
        self.in_vector()
    }

    /// Begins vector `j`, or of those that are stored the first behind it; `jth`: the j-th of those.
    fn seek_vector(&mut self, j: GrB_Index, jth: bool) -> GrB_Info {
        let Ok(j) = i64::try_from(j) else { return self.exhausted() };
        if j >= if jth { self.anvec } else { self.avdim } {
            return self.exhausted();
        }
        let ids = self.held.as_ref().and_then(|f| f.ids.as_deref());
        let k = match ids {
            Some(ids) if !jth => ids.partition_point(|&id| id < j as u64) as i64,
            _ => j,
        };
        self.enter(k)
    }

    /// The name of vector `k`.
    fn major(&self) -> i64 {
        if self.k >= self.anvec {
            return self.avdim;
        }
        if self.sparsity == HYPER { self.list(|f| f.ids.as_deref(), self.k) } else { self.k }
    }

    /// The place of the entry in its vector.
    fn minor(&self) -> i64 {
        if self.sparsity <= SPARSE { self.list(|f| f.indices.as_deref(), self.p) } else { self.p - self.pstart }
    }

    /// Brings `k` to the vector of entry `p`, or to the end.
    fn seek_entry(&mut self, p: GrB_Index) -> GrB_Info {
        self.p = i64::try_from(p).unwrap_or(i64::MAX).min(self.pmax);
        if self.sparsity == BITMAP {
            self.skip(self.pmax);
        }
        if self.p >= self.pmax {
            (self.p, self.k) = (self.pmax, self.anvec);
            return GrB_Info::GxB_EXHAUSTED;
        }
        if self.sparsity <= SPARSE {
            let starts = self.held.as_ref().and_then(|f| f.starts.as_deref()).unwrap_or(&[]);
            self.k = starts.partition_point(|&s| s as i64 <= self.p) as i64 - 1;
            (self.pstart, self.pend) = (self.start(self.k), self.start(self.k + 1));
        } else {
            self.k = self.p / self.avlen.max(1);
            (self.pstart, self.pend) = (self.k * self.avlen, (self.k + 1) * self.avlen);
        }
        GrB_Info::GrB_SUCCESS
    }

    fn next_entry(&mut self) -> GrB_Info {
        self.p = self.p.saturating_add(1);
        if self.sparsity == BITMAP || self.p >= self.pmax {
            return self.seek_entry(self.p as u64);
        }
        while self.p >= self.pend && self.k < self.anvec {
            self.k += 1;
            (self.pstart, self.pend) =
                if self.sparsity <= SPARSE { (self.pend, self.start(self.k + 1)) } else { (self.pend, self.pend + self.avlen) };
        }
        GrB_Info::GrB_SUCCESS
    }

    /// The bytes of the present value; zeros when there is none.
    fn copy_value(&self, out: &mut [u8]) {
        let p = if self.iso { 0 } else { usize::try_from(self.p).unwrap_or(usize::MAX) };
        let start = p.saturating_mul(self.type_size);
        let n = self.type_size.min(out.len());
        match self.held.as_ref().and_then(|f| f.values().get(start..start.checked_add(n)?)) {
            Some(bytes) => out[..n].copy_from_slice(bytes),
            None => out.fill(0),
        }
    }
}

/// Whose functions tell `GxB_EXHAUSTED`; a null iterator is an error.
fn step(it: GxB_Iterator, what: impl FnOnce(&mut Iterator) -> GrB_Info) -> GrB_Info {
    guard(|| iterator(it).map(what))
}

/// A number of an iterator; 0 of a null one.
fn number(it: GxB_Iterator, what: impl FnOnce(&mut Iterator) -> i64) -> GrB_Index {
    iterator(it).map_or(0, |i| what(i) as u64)
}

/// A new iterator, attached to nothing.
pub(crate) fn new(it: *mut GxB_Iterator) -> GrB_Info {
    guard(|| {
        present(it, "iterator")?;
        put(it, "iterator", Boxed::try_new(Iterator::empty())?.into_raw().as_ptr())
    })
}

/// Frees an iterator.
pub(crate) fn free(it: *mut GxB_Iterator) -> GrB_Info {
    crate::boundary::free_iterator(it)
}

/// Walks the rows, the columns or the entries of A.
pub(crate) fn attach(it: GxB_Iterator, A: GrB_Matrix, format: GxB_Format_Value, desc: GrB_Descriptor) -> GrB_Info {
    guard(|| {
        let it = iterator(it)?;
        settings(&desc)?;
        let want = match format {
            BY_ROW => Some(Orientation::Row),
            BY_COL => Some(Orientation::Col),
            _ => None,
        };
        let frozen = A.get("A")?.frozen(want)?;
        let by_col = frozen.orientation == Orientation::Col;
        *it = Iterator::attached(frozen, by_col);
        Ok(())
    })
}

/// Walks the entries of v, which is a column.
pub(crate) fn attach_vector(it: GxB_Iterator, v: GrB_Vector, desc: GrB_Descriptor) -> GrB_Info {
    guard(|| {
        let it = iterator(it)?;
        settings(&desc)?;
        *it = Iterator::attached(v.get("v")?.frozen()?, true);
        Ok(())
    })
}

/// Begins row or column `j`; `jth`: the j-th that is stored.
pub(crate) fn seek_vector(it: GxB_Iterator, j: GrB_Index, jth: bool) -> GrB_Info {
    step(it, |i| i.seek_vector(j, jth))
}

/// Begins the next row or column that is stored.
pub(crate) fn next_vector(it: GxB_Iterator) -> GrB_Info {
    step(it, |i| i.enter(i.k.saturating_add(1)))
}

/// The next entry of the row or column.
pub(crate) fn next_in_vector(it: GxB_Iterator) -> GrB_Info {
    step(it, |i| {
        i.p = i.p.saturating_add(1);
        i.in_vector()
    })
}

/// From the present place on, the next entry of the row or column of a bitmap.
pub(crate) fn skip_in_vector(it: GxB_Iterator) -> GrB_Info {
    step(it, Iterator::in_vector)
}

/// Entry number `p`, or the first behind it.
pub(crate) fn seek_entry(it: GxB_Iterator, p: GrB_Index) -> GrB_Info {
    step(it, |i| i.seek_entry(p))
}

/// From the present place on, the next entry of a vector that is a bitmap.
pub(crate) fn skip_entry_of(it: GxB_Iterator, _: GrB_Index) -> GrB_Info {
    step(it, |i| i.seek_entry(i.p as u64))
}

/// The next entry of all.
pub(crate) fn next_entry(it: GxB_Iterator) -> GrB_Info {
    step(it, Iterator::next_entry)
}

/// Row and column of the present entry; what cannot be written is not.
pub(crate) fn put_place(it: GxB_Iterator, row: *mut GrB_Index, col: *mut GrB_Index) {
    let _ = place(it, row, col);
}

/// The present value of a user-defined type; what cannot be written is not.
pub(crate) fn put_user_value(it: GxB_Iterator, out: *mut c_void) {
    let _ = user_value(it, out);
}

fn place(it: GxB_Iterator, row: *mut GrB_Index, col: *mut GrB_Index) -> Result<()> {
    let i = iterator(it)?;
    let (major, minor) = (i.major() as u64, i.minor() as u64);
    let (r, c) = if i.by_col { (minor, major) } else { (major, minor) };
    put(row, "row", r)?;
    put(col, "col", c)
}

/// Number of rows or columns that are stored.
pub(crate) fn count(it: GxB_Iterator) -> GrB_Index {
    number(it, |i| i.anvec)
}

/// The row of a row iterator, the column of a column iterator.
pub(crate) fn major(it: GxB_Iterator) -> GrB_Index {
    number(it, |i| i.major())
}

/// The other index.
pub(crate) fn minor(it: GxB_Iterator) -> GrB_Index {
    number(it, |i| i.minor())
}

/// The present place among all.
pub(crate) fn position(it: GxB_Iterator) -> GrB_Index {
    number(it, |i| i.p)
}

/// The number of places.
pub(crate) fn positions(it: GxB_Iterator) -> GrB_Index {
    number(it, |i| i.pmax)
}

/// The bytes of the present value.
fn value<const N: usize>(it: GxB_Iterator) -> [u8; N] {
    let mut bytes = [0; N];
    if let Ok(i) = iterator(it) {
        i.copy_value(&mut bytes);
    }
    bytes
}

fn user_value(it: GxB_Iterator, out: *mut c_void) -> Result<()> {
    let i = iterator(it)?;
    i.copy_value(room(out.cast(), i.type_size as u64, "value")?);
    Ok(())
}

/// A type that values are read as.
pub(crate) trait Readable {
    fn read(it: GxB_Iterator) -> Self;
}

macro_rules! readable {
    ($($t:ty)*) => {
        $(impl Readable for $t {
            fn read(it: GxB_Iterator) -> Self {
                <$t>::from_ne_bytes(value(it))
            }
        })*
    };
}
readable!(i8 i16 i32 i64 u8 u16 u32 u64 f32 f64);

impl Readable for bool {
    fn read(it: GxB_Iterator) -> Self {
        value::<1>(it) != [0]
    }
}

impl Readable for GxB_FC32_t {
    fn read(it: GxB_Iterator) -> Self {
        let [a, b, c, d, e, f, g, h] = value::<8>(it);
        GxB_FC32_t::new(f32::from_ne_bytes([a, b, c, d]), f32::from_ne_bytes([e, f, g, h]))
    }
}

impl Readable for GxB_FC64_t {
    fn read(it: GxB_Iterator) -> Self {
        let bytes = value::<16>(it);
        let part = |k: usize| f64::from_ne_bytes(std::array::from_fn(|i| bytes[k + i]));
        GxB_FC64_t::new(part(0), part(8))
    }
}

/// The present value, read as the type that the program says.
pub(crate) fn read<T: Readable>(it: GxB_Iterator) -> T {
    T::read(it)
}
