//! Arrays that become an object, and an object that becomes arrays: blocks change owners, and are copied only where
//! their form differs.
//!
//! Needs: `header`, `storage::convert`. Gives: [`Packed`], and `pack` and `unpack` of matrices and vectors.
//! Cost: values are never copied by pack, and by unpack only when copies of the object share them. Indices are 64 bits
//! wide outside: they are moved where the object is as wide inside, and else converted, O(entries); an object that is unpacked
//! soon after it was packed gives the arrays back that it got. Other forms and
//! the other orientation are converted first. Entries that are not in order are sorted, which copies.
//! A failed pack gives the arrays back; a failed unpack leaves the object as it was.
//! Invariant PACK-1: lists that are converted, or not trusted, are checked (LIST-1 to LIST-3) before they are kept;
//! only lists that move as they are may be trusted, as their owner asks.

#![allow(clippy::result_large_err, reason = "a failed pack gives the arrays back to their owner")]

use super::header::{COLUMN, Header, Orientation};
use super::matrix::Matrix;
use super::vector::Vector;
use crate::error::{Error, ErrorKind, Result};
use crate::kernel::{import, transpose};
use crate::mem::{Buf, Shared};
use crate::storage::width::{self, Seen};
use crate::storage::{Form, Ints, Lists, Store, Values, convert, policy};
use crate::types::{DatumSlice, Type, TypeCode};

/// Elements for which the index arrays that were handed over had room: numbers of vectors, starts, indices. Programs unpack what
/// they have packed and write over it, up to the sizes that they know, though the indices were kept in fewer bytes meanwhile.
type Room = [usize; 3];

/// What is known of the arrays that were handed over, while the value is the one that they held.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    room: Room,
    /// The index arrays, of which the value has narrow copies: programs that pack often unpack soon.
    wide: Option<Wide>,
    /// Looks at the value so far.
    looks: usize,
}

#[derive(Debug)]
struct Wide {
    ids: Option<Buf<u64>>,
    starts: Option<Buf<u64>>,
    indices: Buf<u64>,
}

impl Outside {
    /// Looks at the value after which the arrays are given up: who works with it so long needs the memory more. LAGraph's
    /// connected components packs a matrix, multiplies by it, and unpacks it, some ten times.
    const LOOKS: usize = 8;

    /// Notes a look at the value.
    pub(crate) fn look(&mut self) {
        self.looks += 1;
        if self.looks > Self::LOOKS {
            self.wide = None;
        }
    }

    /// Whether looks are still to be noted.
    pub(crate) fn counts_looks(&self) -> bool {
        self.wide.is_some()
    }

    /// The value is another one.
    pub(crate) fn changed(&mut self) {
        self.wide = None;
    }

    /// Bytes of what is kept.
    pub(crate) fn bytes(&self) -> usize {
        let kept = |wide: &Wide| {
            let more = [&wide.ids, &wide.starts].into_iter().flatten().map(Buf::capacity).sum::<usize>();
            (more + wide.indices.capacity()) * size_of::<u64>()
        };
        self.wide.as_ref().map_or(0, kept)
    }
}

/// Where the entries in arrays are.
///
/// ```
/// use graphblas::dynamic::{PackedAs, PackedForm, Vector};
/// use graphblas::types::{DatumSlice, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
/// v.build(&[3, 1], &DatumSlice::of(&[5_u8, 6]), None)?;
/// let PackedForm::Lists { indices, .. } = v.unpack(PackedAs::Sparse, false)?.form else { panic!("a list was asked for") };
/// assert_eq!(indices[..], [1, 3]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub enum PackedForm {
    /// Compressed vectors; of a vector there is one, whose `starts` may be left out where it is handed over.
    Lists {
        /// Major indices of the vectors, when only some are listed.
        ids: Option<Buf<u64>>,
        /// Where each vector starts, and the end.
        starts: Option<Buf<u64>>,
        /// Minor indices.
        indices: Buf<u64>,
    },
    /// A byte for each place, and the number of entries.
    Bitmap {
        /// 1 where an entry is.
        present: Buf<u8>,
        /// How many there are.
        nvals: u64,
    },
    /// An entry at each place.
    Full,
}

/// An object as arrays.
///
/// ```
/// use graphblas::dynamic::{Packed, PackedForm, Taking, Vector};
/// use graphblas::mem::Buf;
/// use graphblas::types::Type;
///
/// // An entry at each of three places, all of the value 7.
/// let sevens = Packed { form: PackedForm::Full, values: Buf::from_slice(&[7])?, is_iso: true };
/// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
/// v.pack(sevens, Taking { is_jumbled: false, is_secure: true }).map_err(|(e, _)| e)?;
/// assert_eq!((v.nvals()?, v.is_iso()?), (3, true));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Packed {
    /// Where entries are.
    pub form: PackedForm,
    /// Their values: one for each entry or place, or one for all.
    pub values: Buf<u8>,
    /// Whether one value stands for all.
    pub is_iso: bool,
}

/// How arrays are to be taken.
///
/// ```
/// use graphblas::dynamic::{Packed, PackedForm, Taking, Vector};
/// use graphblas::mem::Buf;
/// use graphblas::types::Type;
///
/// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
/// let form = PackedForm::Lists { ids: None, starts: None, indices: Buf::from_slice(&[3, 1])? };
/// let arrays = Packed { form, values: Buf::from_slice(&[5, 6])?, is_iso: false };
/// // Out of order: that must be said, and a refused list comes back.
/// let refused = v.pack(arrays, Taking { is_jumbled: false, is_secure: true });
/// let (_, arrays) = refused.unwrap_err();
/// v.pack(arrays, Taking { is_jumbled: true, is_secure: true }).map_err(|(e, _)| e)?;
/// let mut x = [0; 2];
/// v.extract_tuples(None, Some((&v.ty(), &mut x)))?;
/// assert_eq!(x, [6, 5]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Taking {
    /// Whether the indices of a vector may be out of order.
    pub is_jumbled: bool,
    /// Whether lists are checked even where they could be kept unseen.
    pub is_secure: bool,
}

/// What arrays an object is to become.
///
/// ```
/// use graphblas::dynamic::{PackedAs, PackedForm, Vector};
/// use graphblas::types::{Datum, Type};
///
/// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
/// v.set_element(&Datum::of(&7_u8), 1)?;
/// assert!(v.unpack(PackedAs::Full, false).is_err(), "two places have no entry");
/// let arrays = v.unpack(PackedAs::Bitmap, false)?;
/// let PackedForm::Bitmap { present, nvals } = arrays.form else { panic!("a bitmap was asked for") };
/// assert_eq!((&present[..], nvals), (&[0, 1, 0][..], 1));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PackedAs {
    /// Lists of every vector.
    Sparse,
    /// Lists of the vectors that have entries.
    Hyper,
    /// A byte for each place.
    Bitmap,
    /// Nothing but values: every place must have an entry.
    Full,
}

impl Header {
    /// What is known of the arrays that were handed over, if the value is still the one that they held; it is forgotten.
    pub(crate) fn outside(&self) -> Outside {
        self.lock().packed.take().unwrap_or_default()
    }

    /// Bytes of arrays that were handed over, and are kept beside the value.
    pub(crate) fn kept(&self) -> usize {
        self.lock().packed.as_ref().map_or(0, Outside::bytes)
    }
}

fn refused(what: std::fmt::Arguments<'_>) -> Error {
    Error::new(ErrorKind::InvalidValue, what)
}

/// What is made of lists before anything is kept; everything that can fail has been done.
enum Made {
    /// The arrays as they are.
    AsTheyAre {
        starts: Option<Buf<u64>>,
    },
    Narrow(Lists),
    /// Sorted, and copied for that.
    Sorted(Store),
}

/// LIST-1 to LIST-3, or an error that says what is wrong; whether the indices of each vector rise.
fn check_lists(
    (nmajor, nminor): (u64, u64),
    ids: Option<&[u64]>,
    (ptr, of_ptr): (&[u64], Seen),
    (idx, of_idx): (&[u64], Seen),
    is_jumbled: bool,
) -> Result<bool> {
    let vectors = ids.map_or(nmajor, |ids| ids.len() as u64);
    let has_ends = || ptr[0] == 0 && ptr[ptr.len() - 1] == idx.len() as u64;
    if ptr.len() as u64 != vectors.saturating_add(1) || !has_ends() || of_ptr.drops > 0 {
        return Err(refused(format_args!("pack: starts must begin with 0, not fall, and end with the number of entries")));
    }
    if let Some(ids) = ids {
        if let Some(place) = ids.iter().position(|&i| i >= nmajor) {
            let what = format_args!("pack: vector {} (place {place}) is not below the dimension {nmajor}", ids[place]);
            return Err(Error::new(ErrorKind::IndexOutOfBounds, what));
        }
        if ids.windows(2).any(|w| w[0] >= w[1]) {
            return Err(refused(format_args!("pack: listed vectors must rise")));
        }
    }
    if of_idx.most >= nminor
        && let Some(place) = idx.iter().position(|&j| j >= nminor)
    {
        let what = format_args!("pack: index {} (place {place}) is not below the dimension {nminor}", idx[place]);
        return Err(Error::new(ErrorKind::IndexOutOfBounds, what));
    }
    let in_order = of_idx.falls == of_idx.falls_between;
    if !in_order && !is_jumbled {
        return Err(refused(format_args!("pack: the indices of a vector must rise, unless they are said to be jumbled")));
    }
    Ok(in_order)
}

fn narrow(list: &[u64]) -> Result<Ints> {
    // Below 2^32 by PACK-1.
    width::narrowed(list).map(Ints::U32)
}

/// The lists sorted; values are copied.
fn sorted(ty: &Type, nmajor: u64, nminor: u64, p: &Packed, ids: Option<&[u64]>, ptr: &[u64], idx: &[u64]) -> Result<Store> {
    let mut each = Buf::new();
    if p.is_iso {
        each.reserve_exact(idx.len() * ty.size())?;
        (0..idx.len()).try_for_each(|_| each.extend_from_slice(&p.values))?;
    }
    let bytes = if p.is_iso { &each[..] } else { &p.values[..] };
    let vals = DatumSlice::new(ty.clone(), bytes)?;
    let rows = ids.map_or(nmajor, |ids| ids.len() as u64);
    let made = import::run((rows, nminor), ptr, idx, &vals, ("vector", "index"))?;
    let Some(ids) = ids else { return Ok(made) };
    // The vectors that were listed, under their names.
    let mut made = convert::with_ids(&made, false)?.unwrap_or(made);
    let Form::List(l) = &mut made.form else { return Err(refused(format_args!("pack: import gives lists"))) };
    let is_wide = !policy::fits_u32(nmajor, nminor, idx.len() as u64);
    if is_wide {
        *l = l.widened()?;
    }
    l.ids = Some(if is_wide { Ints::U64(Buf::from_slice(ids)?) } else { narrow(ids)? });
    made.nmajor = nmajor;
    Ok(made)
}

fn prepared(ty: &Type, nmajor: u64, nminor: u64, p: &Packed, how: Taking) -> Result<Made> {
    let size = ty.size() as u64;
    let (places, count) = match &p.form {
        PackedForm::Lists { indices, .. } => (indices.len() as u64, indices.len() as u64),
        PackedForm::Bitmap { nvals, .. } => (dense_places(nmajor, nminor)?, *nvals),
        PackedForm::Full => (dense_places(nmajor, nminor)?, dense_places(nmajor, nminor)?),
    };
    let need = if p.is_iso { u64::from(places > 0) } else { places };
    if p.values.len() as u64 != need.saturating_mul(size) {
        return Err(refused(format_args!("pack: {} bytes of values are not {need} of {size}", p.values.len())));
    }
    match &p.form {
        PackedForm::Full => Ok(Made::AsTheyAre { starts: None }),
        PackedForm::Bitmap { present, .. } => {
            let ones = present.iter().filter(|&&b| b == 1).count() as u64;
            if present.len() as u64 != places || ones != count || present.iter().any(|&b| b > 1) {
                return Err(refused(format_args!("pack: {places} bytes 0 or 1 were needed, {count} of them 1")));
            }
            Ok(Made::AsTheyAre { starts: None })
        }
        PackedForm::Lists { ids, starts, indices } => {
            let own;
            let ptr = match starts {
                Some(ptr) => &ptr[..],
                None => {
                    own = [0, indices.len() as u64];
                    &own[..]
                }
            };
            let shape = (nmajor, nminor);
            let in_order = |of_ptr, of_idx| check_lists(shape, ids.as_deref(), (ptr, of_ptr), (indices, of_idx), how.is_jumbled);
            let sorted = || sorted(ty, nmajor, nminor, p, ids.as_deref(), ptr, indices).map(Made::Sorted);
            if policy::fits_u32(nmajor, nminor, count) {
                let (narrow_ptr, of_ptr) = width::narrowed_and_seen(ptr, &[])?;
                let (narrow_idx, of_idx) = width::narrowed_and_seen(indices, ptr)?;
                if !in_order(of_ptr, of_idx)? {
                    return sorted();
                }
                let ids = ids.as_deref().map(narrow).transpose()?;
                return Ok(Made::Narrow(Lists { ids, ptr: Ints::U32(narrow_ptr), idx: Ints::U32(narrow_idx) }));
            }
            if (how.is_secure || how.is_jumbled) && !in_order(width::seen(ptr, &[])?, width::seen(indices, ptr)?)? {
                return sorted();
            }
            let own = if starts.is_none() { Some(Buf::from_slice(ptr)?) } else { None };
            Ok(Made::AsTheyAre { starts: own })
        }
    }
}

fn dense_places(nmajor: u64, nminor: u64) -> Result<u64> {
    policy::positions(nmajor, nminor).ok_or_else(|| refused(format_args!("pack: a {nmajor} by {nminor} object cannot be dense")))
}

/// The store of arrays for which `made` was prepared, and those that it does not take.
fn store_of(ty: &Type, nmajor: u64, nminor: u64, p: Packed, made: Made) -> (Store, Option<Wide>) {
    let mut vals = if p.is_iso && !p.values.is_empty() { Values::iso(p.values) } else { Values::each(p.values) };
    if ty.code() == Some(TypeCode::Bool) {
        // VAL-2: whatever C stored.
        vals.bytes_mut().iter_mut().for_each(|b| *b = u8::from(*b != 0));
    }
    let mut wide = None;
    let form = match (p.form, made) {
        (_, Made::Sorted(store)) => return (store, None),
        (PackedForm::Lists { ids, starts, indices }, Made::Narrow(lists)) => {
            wide = Some(Wide { ids, starts, indices });
            Form::List(lists)
        }
        (PackedForm::Lists { ids, starts, indices }, Made::AsTheyAre { starts: own }) => {
            let ptr = Ints::U64(starts.or(own).unwrap_or_default());
            Form::List(Lists { ids: ids.map(Ints::U64), ptr, idx: Ints::U64(indices) })
        }
        (PackedForm::Bitmap { present, nvals }, _) => Form::Bitmap { present: present.into(), nvals: nvals as usize },
        (PackedForm::Full, _) => Form::Full,
    };
    (Store { ty: ty.clone(), nmajor, nminor, form, vals }, wide)
}

fn pack(h: &Header, major: Orientation, p: Packed, how: Taking) -> Result<(), (Error, Packed)> {
    if h.is_vector() && major != COLUMN {
        return Err((refused(format_args!("pack: a vector holds arrays by column, not by row")), p));
    }
    let (nrows, ncols) = h.shape();
    let (nmajor, nminor) = if major == Orientation::Row { (nrows, ncols) } else { (ncols, nrows) };
    let ty = h.ty();
    let ready = prepared(&ty, nmajor, nminor, &p, how).and_then(|made| {
        // The block comes first: once the arrays are kept nothing may fail.
        Ok((made, Shared::try_new(Store::empty(&ty, 0, 0)?)?))
    });
    let room = match &p.form {
        PackedForm::Lists { ids, starts, indices } => {
            [ids.as_ref().map_or(0, Buf::capacity), starts.as_ref().map_or(0, Buf::capacity), indices.capacity()]
        }
        PackedForm::Bitmap { .. } | PackedForm::Full => Room::default(),
    };
    let (made, mut fresh) = match ready {
        Ok(ready) => ready,
        Err(e) => return Err((e, p)),
    };
    let mut outside = Outside { room, ..Outside::default() };
    if let Some(slot) = fresh.get_mut() {
        (*slot, outside.wide) = store_of(&ty, nmajor, nminor, p, made);
        slot.debug_validate();
    }
    h.install(fresh, major, outside);
    Ok(())
}

/// The value in the wanted form; `None` when it is so already.
fn in_form(value: &Store, want: PackedAs) -> Result<Option<Store>> {
    match want {
        PackedAs::Sparse | PackedAs::Hyper => {
            let list = convert::to_list(value)?;
            let other = convert::with_ids(list.as_ref().unwrap_or(value), want == PackedAs::Hyper)?;
            Ok(other.or(list))
        }
        PackedAs::Bitmap | PackedAs::Full => {
            let dense = convert::to_dense(value)?;
            let seen = dense.as_ref().unwrap_or(value);
            let n = seen.positions();
            match (want, &seen.form) {
                (PackedAs::Bitmap, Form::Full) => {
                    let mut open = dense.map_or_else(|| value.try_clone(), Ok)?;
                    open.form = Form::Bitmap { present: Buf::filled(n, 1)?.into(), nvals: n };
                    Ok(Some(open))
                }
                (PackedAs::Full, Form::Bitmap { nvals, .. }) if *nvals == n => {
                    let mut closed = dense.map_or_else(|| value.try_clone(), Ok)?;
                    closed.form = Form::Full;
                    Ok(Some(closed))
                }
                (PackedAs::Full, Form::Bitmap { .. }) => {
                    Err(refused(format_args!("unpack: entries are missing, so the object cannot be full")))
                }
                _ => Ok(dense),
            }
        }
    }
}

fn wide(ints: &Ints, room: usize) -> Result<Option<Buf<u64>>> {
    match ints {
        Ints::U32(b) => width::widened(b, room.max(1)).map(Some),
        Ints::U64(_) => Ok(None),
    }
}

fn owned(ints: Ints, copy: Option<Buf<u64>>) -> Buf<u64> {
    match (copy, ints) {
        (Some(copy), _) => copy,
        (None, Ints::U64(b)) => b,
        // `wide` has copied narrow ones.
        (None, Ints::U32(_)) => Buf::new(),
    }
}

/// Sees to a block behind an array, be it empty: programs hand on what they get, and NULL would be refused there.
fn housed<T: Copy>(array: &mut Buf<T>, size: usize) -> Result<()> {
    if array.is_empty() { array.reserve_exact(size) } else { Ok(()) }
}

/// The arrays of a store with one owner. On an error it is as it was.
fn parts_of(store: &mut Store, outside: Outside) -> Result<Packed> {
    let size = store.size();
    housed(store.vals.block_mut(), size)?;
    match &mut store.form {
        Form::List(l) => {
            for ints in l.ids.iter_mut().chain([&mut l.ptr, &mut l.idx]) {
                match ints {
                    Ints::U64(b) => housed(b, 1)?,
                    Ints::U32(_) => {}
                }
            }
        }
        Form::Bitmap { present, .. } => housed(present.bytes_mut(), 1)?,
        Form::Full => {}
    }
    let copies = match &store.form {
        Form::List(l) => Some(copies_of(l, outside)?),
        Form::Bitmap { .. } | Form::Full => None,
    };
    let is_iso = store.vals.is_iso();
    let values = std::mem::replace(&mut store.vals, Values::empty()).into_bytes();
    let form = match (std::mem::replace(&mut store.form, Form::Full), copies) {
        (Form::List(l), Some([ids, ptr, idx])) => PackedForm::Lists {
            ids: l.ids.map(|have| owned(have, ids)),
            starts: Some(owned(l.ptr, ptr)),
            indices: owned(l.idx, idx),
        },
        (Form::Bitmap { present, nvals }, _) => PackedForm::Bitmap { present: present.into_bytes(), nvals: nvals as u64 },
        (Form::List(_) | Form::Full, _) => PackedForm::Full,
    };
    Ok(Packed { form, values, is_iso })
}

/// The arrays of narrow lists in 64 bits: those that were handed over, where they are still there, else copies.
fn copies_of(l: &Lists, outside: Outside) -> Result<[Option<Buf<u64>>; 3]> {
    let [ids, starts, indices] = outside.room;
    // Lists of vectors may have come and gone since.
    let kept = outside.wide.filter(|wide| wide.ids.is_some() == l.ids.is_some() && wide.indices.len() == l.idx.len());
    let (mut of_ids, mut of_starts, mut of_indices) = match kept {
        Some(mut wide) => {
            housed(&mut wide.indices, 1)?;
            (wide.ids, wide.starts, Some(wide.indices))
        }
        None => (None, None, None),
    };
    if of_ids.is_none() {
        of_ids = l.ids.as_ref().map(|l| wide(l, ids)).transpose()?.flatten();
    }
    if of_starts.is_none() {
        of_starts = wide(&l.ptr, starts)?;
    }
    if of_indices.is_none() {
        of_indices = wide(&l.idx, indices)?;
    }
    Ok([of_ids, of_starts, of_indices])
}

/// The value along the other axis if it is to `turn`, in the wanted form; `None` when it is so already.
fn converted(value: &Store, turn: bool, want: PackedAs, may_be_iso: bool) -> Result<Option<Store>> {
    let turned = if turn { Some(transpose::run(value)?) } else { None };
    let formed = in_form(turned.as_ref().unwrap_or(value), want)?;
    let made = formed.or(turned);
    if !may_be_iso && made.as_ref().unwrap_or(value).vals.is_iso() {
        return convert::without_iso(made.map_or_else(|| value.try_clone(), Ok)?).map(Some);
    }
    Ok(made)
}

/// The object keeps its value while that is converted: it is empty only once the arrays are made. A value that has the
/// form already is taken out as it is.
fn unpack(h: &Header, major: Orientation, want: PackedAs, may_be_iso: bool) -> Result<Packed> {
    let (value, have) = h.value()?;
    let outside = h.outside();
    if let Some(mut made) = converted(&value, have != major, want, may_be_iso)? {
        drop(value);
        let room = if have == major { outside.room } else { Room::default() };
        let parts = parts_of(&mut made, Outside { room, ..Outside::default() })?;
        return h.clear().map(|()| parts);
    }
    drop(value);
    let mut value = h.take()?;
    let parts = match value.get_mut() {
        Some(sole) => parts_of(sole, outside),
        None => value.try_clone().and_then(|mut copy| parts_of(&mut copy, outside)),
    };
    parts.inspect_err(|_| h.give_back(value))
}

impl Matrix {
    /// The matrix holds what the arrays hold, along the axis `major`; what it held is gone.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation, Packed, PackedForm, Taking};
    /// use graphblas::mem::Buf;
    /// use graphblas::types::Type;
    ///
    /// // Compressed rows: (0, 2), (1, 0) and (1, 1). The values are moved, not copied.
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// let (starts, indices) = (Some(Buf::from_slice(&[0, 1, 3])?), Buf::from_slice(&[2, 0, 1])?);
    /// let form = PackedForm::Lists { ids: None, starts, indices };
    /// let rows = Packed { form, values: Buf::from_slice(&[5, 6, 7])?, is_iso: false };
    /// a.pack(Orientation::Row, rows, Taking { is_jumbled: false, is_secure: true }).map_err(|(e, _)| e)?;
    /// let mut x = [0];
    /// assert!(a.extract_element(&a.ty(), &mut x, 1, 1)?);
    /// assert_eq!(x, [7]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn pack(&self, major: Orientation, arrays: Packed, how: Taking) -> Result<(), (Error, Packed)> {
        pack(&self.0, major, arrays, how)
    }

    /// The matrix as arrays along the axis `major`, its indices in order; it is empty then. Unless it `may_be_iso`
    /// there is a value for each entry.
    ///
    /// ```
    /// use graphblas::dynamic::{Matrix, Orientation, PackedAs, PackedForm};
    /// use graphblas::types::{DatumSlice, Type};
    ///
    /// let a = Matrix::try_new(&Type::of::<u8>(), 2, 3)?;
    /// a.build(&[0, 1, 1], &[2, 0, 1], &DatumSlice::of(&[5_u8, 6, 7]), None)?;
    /// let rows = a.unpack(Orientation::Row, PackedAs::Sparse, false)?;
    /// assert_eq!(rows.values[..], [5, 6, 7]);
    /// let PackedForm::Lists { starts, indices, .. } = rows.form else { panic!("lists were asked for") };
    /// assert_eq!((starts.as_deref(), &indices[..]), (Some(&[0, 1, 3][..]), &[2, 0, 1][..]));
    /// // What was inside is outside.
    /// assert_eq!(a.nvals()?, 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn unpack(&self, major: Orientation, want: PackedAs, may_be_iso: bool) -> Result<Packed> {
        unpack(&self.0, major, want, may_be_iso)
    }
}

impl Vector {
    /// As [`Matrix::pack`]; the list needs no starts.
    ///
    /// ```
    /// use graphblas::dynamic::{Packed, PackedForm, Taking, Vector};
    /// use graphblas::mem::Buf;
    /// use graphblas::types::Type;
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 4)?;
    /// let form = PackedForm::Lists { ids: None, starts: None, indices: Buf::from_slice(&[1, 3])? };
    /// let arrays = Packed { form, values: Buf::from_slice(&[5, 6])?, is_iso: false };
    /// v.pack(arrays, Taking { is_jumbled: false, is_secure: true }).map_err(|(e, _)| e)?;
    /// let mut x = [0];
    /// assert!(v.extract_element(&v.ty(), &mut x, 3)?);
    /// assert_eq!(x, [6]);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn pack(&self, arrays: Packed, how: Taking) -> Result<(), (Error, Packed)> {
        pack(&self.0, COLUMN, arrays, how)
    }

    /// As [`Matrix::unpack`].
    ///
    /// ```
    /// use graphblas::dynamic::{PackedAs, Vector};
    /// use graphblas::types::{Datum, Type};
    ///
    /// let v = Vector::try_new(&Type::of::<u8>(), 3)?;
    /// v.build_scalar(&[0, 1, 2], &Datum::of(&7_u8))?;
    /// // One value for all would do; who wants one each says so.
    /// let arrays = v.unpack(PackedAs::Full, false)?;
    /// assert!(!arrays.is_iso);
    /// assert_eq!(arrays.values[..], [7, 7, 7]);
    /// assert_eq!(v.nvals()?, 0);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn unpack(&self, want: PackedAs, may_be_iso: bool) -> Result<Packed> {
        unpack(&self.0, COLUMN, want, may_be_iso)
    }
}
