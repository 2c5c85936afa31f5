//! The header of an object: its current value, waiting updates, and wishes about its format.
//!
//! Needs: `storage`, `kernel`. Gives: [`Header`], shared by matrices, vectors and scalars.
//! Cost: taking a value is a lock and one atomic addition.
//! Invariants: HEAD-1 `value` has the header's type; its major axis is rows for `Orientation::Row`. HEAD-2 at `seen`.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

pub use super::axis::{COLUMN, IndexWidth, Orientation, OrientationHint};
use super::locked::{Locked, seen};
use super::pack::Outside;
use super::twin::Arranging;
use crate::error::{Error, ErrorKind, Result};
use crate::expr::{Counted, HELD, Input, Node, Twin};
use crate::kernel::few::Few;
use crate::kernel::writeback::How;
use crate::kernel::{marks, pending, transpose, writeback};
use crate::mem::Shared;
use crate::par::lock::Lock;
use crate::storage::format::{Format, FormatSet};
use crate::storage::pending::Pending;
use crate::storage::{Form, Store};
use crate::types::cast::cast_one;
use crate::types::{Datum, Type};

/// Header of an object. Type and shape are read without the lock: every call asks for them several times.
pub struct Header {
    ty: Type,
    /// (nrows, ncols); changed with the lock held.
    shape: [AtomicU64; 2],
    /// One column, whose axis stays.
    is_vector: bool,
    /// HEAD-2: what `locked::seen` says, as it is while nobody has the lock. Small calls look here, and do not wait.
    pub(super) seen: AtomicU64,
    pub(super) state: Lock<State>,
}

pub(super) struct State {
    orientation: Orientation,
    pub(super) value: Shared<Store>,
    /// The value is still to be made; `value` has its shape and nothing else. Nothing waits then.
    pub(super) later: Option<Counted<HELD>>,
    pub(super) pending: Pending,
    formats: FormatSet,
    /// Whether a transpose is kept as soon as it is made.
    pub(super) both: bool,
    width: IndexWidth,
    pub(super) twin: Option<Shared<Twin>>,
    pub(super) arranging: Arranging,
    /// Entries of lists that were copied to add some to them, since the value was last replaced.
    copied: u64,
    /// So many of them before it was a bitmap for a while, the last time.
    paid: u64,
    /// It is a bitmap for a while, whatever its format is to be: it grew, and nobody has looked at it since.
    pub(super) grows: bool,
    /// It was made for who counts its entries, and takes the form that it is to have before somebody looks at these.
    pub(super) unformed: bool,
    /// It stays a bitmap though it has few entries: as lists it was copied too often.
    stays_dense: bool,
    /// The value was handed over in the form that it has, and has not changed since; see [`Outside`].
    pub(super) packed: Option<Outside>,
}

/// Updates that wait at most, where the value has fewer entries. A guess of 2026-11.
const MOST_WAITING: usize = 1 << 12;

/// Marks that wait at most, where the value has fewer entries: a megabyte.
const MOST_MARKS: u64 = 1 << 18;

/// (nrows, ncols) of a value.
fn shape_of(value: &Store, orientation: Orientation) -> [u64; 2] {
    match orientation {
        Orientation::Row => [value.nmajor, value.nminor],
        Orientation::Col => [value.nminor, value.nmajor],
    }
}

impl Header {
    /// A matrix without entries.
    pub fn try_new(ty: &Type, nmajor: u64, nminor: u64) -> Result<Header> {
        Ok(Self::of(Shared::try_new(Store::empty(ty, nmajor, nminor)?)?, Orientation::Row))
    }

    /// A vector without entries.
    pub fn column(ty: &Type, n: u64) -> Result<Header> {
        Ok(Self::column_of(Shared::try_new(Store::empty(ty, 1, n)?)?))
    }

    /// A vector with this value.
    pub fn column_of(value: Shared<Store>) -> Header {
        Header { is_vector: true, ..Self::of(value, COLUMN) }
    }

    /// A matrix with this value.
    pub fn of(value: Shared<Store>, orientation: Orientation) -> Header {
        let ty = value.ty.clone();
        let shape = shape_of(&value, orientation).map(AtomicU64::new);
        let state = State {
            orientation,
            value,
            later: None,
            pending: Pending::new(),
            formats: FormatSet::ALL,
            both: false,
            width: IndexWidth::Auto,
            twin: None,
            arranging: Arranging::default(),
            copied: 0,
            paid: 0,
            grows: false,
            unformed: false,
            stays_dense: false,
            packed: None,
        };
        Header { ty, shape, is_vector: false, seen: AtomicU64::new(seen(&state)), state: Lock::new(state) }
    }

    pub(super) fn lock(&self) -> Locked<'_> {
        Locked::new(self.state.write(), &self.seen)
    }

    /// The type of entries.
    pub fn ty(&self) -> Type {
        self.ty.clone()
    }

    /// Lengths of rows and columns: (nrows, ncols).
    pub fn shape(&self) -> (u64, u64) {
        let [nrows, ncols] = &self.shape;
        (nrows.load(Relaxed), ncols.load(Relaxed))
    }

    /// Whether it is a vector or a scalar.
    pub fn is_vector(&self) -> bool {
        self.is_vector
    }

    /// The orientation.
    pub fn orientation(&self) -> Orientation {
        if self.is_vector { COLUMN } else { self.lock().orientation }
    }

    /// The value, with all updates applied, and its orientation.
    pub fn value(&self) -> Result<(Shared<Store>, Orientation)> {
        let mut s = self.lock();
        s.settle()?;
        Ok((s.value.clone(), s.orientation))
    }

    /// Makes the value what it is to be for [`Header::look`].
    pub fn settle(&self) -> Result<()> {
        if self.known().is_some() { Ok(()) } else { self.lock().settle() }
    }

    /// Shows `look` the value, made if need be, its orientation and the updates that wait, none of which is applied.
    pub fn peek<R>(&self, look: impl FnOnce(&Shared<Store>, Orientation, &Pending) -> Result<R>) -> Result<R> {
        let mut s = self.lock();
        s.make()?;
        s.end_growth()?;
        look(&s.value, s.orientation, &s.pending)
    }

    /// The value as an operand of a recorded call, if it is dense, or will be, with the major axis `want` (of the
    /// transpose, if `transposed`).
    pub fn input(&self, want: Orientation, transposed: bool) -> Result<Option<Input>> {
        let mut s = self.lock();
        if s.orientation.of_transposed(transposed) != want {
            return Ok(None);
        }
        if s.later.as_ref().is_none_or(|node| !node.is_dense) {
            s.settle_unformed()?;
            if !s.is_dense_as_made() {
                s.settle()?;
            }
        }
        Ok(match &s.later {
            Some(node) => Some(Input::Later(node.also())),
            None => (!s.value.is_list()).then(|| Input::Here(s.value.clone())),
        })
    }

    /// The value that is still to be made, if it is.
    pub fn later(&self) -> Result<Option<Counted<HELD>>> {
        if !self.is_later() {
            return Ok(None);
        }
        let mut s = self.lock();
        s.settle_later()?;
        Ok(s.later.clone())
    }

    /// As it stands: the value, how many updates wait, and the value that is still to be made. Nothing is done.
    pub fn stand(&self) -> (Shared<Store>, usize, Option<Shared<Node>>) {
        let s = self.lock();
        (s.value.clone(), s.pending.len(), s.later.as_ref().map(|node| node.node().clone()))
    }

    /// Replaces value and updates by a value that is to be made, of the same type and shape.
    pub fn record(&self, node: Counted<HELD>) -> Result<()> {
        let mut s = self.lock();
        // What is to be made already has an empty value.
        if s.later.is_none() {
            let empty = Store::empty(&self.ty, s.value.nmajor, s.value.nminor)?;
            match s.value.get_mut() {
                Some(sole) => *sole = empty,
                None => s.value = Shared::try_new(empty)?,
            }
        }
        s.forget();
        s.later = Some(node);
        Ok(())
    }

    /// The value (of the transpose, if `transposed`) with the major axis `want`.
    pub fn oriented(&self, want: Orientation, transposed: bool) -> Result<Shared<Store>> {
        if let Some(value) = self.at_hand(want, transposed)? {
            return Ok(value);
        }
        let (value, have) = self.value()?;
        if have.of_transposed(transposed) == want { Ok(value) } else { self.transposed(&value) }
    }

    /// Changes the value. `change` gets the type and the value; an error must leave it as it was.
    pub fn update<R>(&self, change: impl FnOnce(&Type, &mut Shared<Store>) -> Result<R>) -> Result<R> {
        self.change(false, change)
    }

    /// As [`Header::update`]; what `overwrites` everything does not need a value that is still to be made.
    pub fn change<R>(&self, overwrites: bool, change: impl FnOnce(&Type, &mut Shared<Store>) -> Result<R>) -> Result<R> {
        let mut s = self.lock();
        s.unformed &= !overwrites;
        let later = if overwrites { s.later.take() } else { None };
        s.apply()?;
        s.changed();
        s.packed = None;
        let before = s.list_len();
        let done = match change(&self.ty, &mut s.value) {
            Ok(done) => done,
            Err(e) => {
                s.later = later;
                return Err(e);
            }
        };
        if overwrites {
            s.has_not_grown();
            s.conform_later();
        } else {
            s.note_growth(before);
            s.grow_as_bitmap();
            s.conform();
        }
        Ok(done)
    }

    /// Writes `z`, whose major axis is this object's, as `how` says.
    pub fn write(&self, z: Store, how: &How<'_>) -> Result<()> {
        self.change(how.overwrites(), |ty, value| writeback::run(ty, value, z, how))
    }

    /// As [`Header::write`], of a value that may have other owners.
    pub fn write_shared(&self, z: Shared<Store>, how: &How<'_>) -> Result<()> {
        self.change(how.overwrites(), |ty, value| writeback::shared(ty, value, z, how))
    }

    /// Removes all entries. Updates are dropped, not applied: that takes no memory that grows with them.
    pub fn clear(&self) -> Result<()> {
        let mut s = self.lock();
        let (nmajor, nminor) = (s.value.nmajor, s.value.nminor);
        s.twin = None;
        match s.value.get_mut().map(|sole| Few::new(self.ty.size()).overwrite(sole)) {
            Some(Ok(true)) => {}
            _ => s.value = Shared::try_new(Store::empty(&self.ty, nmajor, nminor)?)?,
        }
        s.replaced();
        Ok(())
    }

    /// Replaces value and updates, whatever they were.
    pub fn replace(&self, value: Store) -> Result<()> {
        let value = Shared::try_new(value)?;
        let mut s = self.lock();
        for (to, n) in self.shape.iter().zip(shape_of(&value, s.orientation)) {
            to.store(n, Relaxed);
        }
        s.value = value;
        s.replaced();
        Ok(())
    }

    /// Replaces value, orientation and updates by a value of the same type and shape, which keeps its form unless
    /// another one is wished for. Nothing can fail.
    pub fn install(&self, value: Shared<Store>, orientation: Orientation, outside: Outside) {
        let mut s = self.lock();
        s.value = value;
        s.orientation = orientation;
        (s.later, s.unformed) = (None, false);
        s.pending.clear();
        s.changed();
        s.has_not_grown();
        s.stays_dense = !s.value.is_list();
        s.packed = Some(outside);
        if s.formats != FormatSet::ALL || s.width != IndexWidth::Auto {
            s.conform();
        }
    }

    /// Takes the value out, with all updates applied, and leaves the object empty.
    pub fn take(&self) -> Result<Shared<Store>> {
        let mut s = self.lock();
        s.settle()?;
        let empty = Shared::try_new(Store::empty(&self.ty, s.value.nmajor, s.value.nminor)?)?;
        s.changed();
        Ok(std::mem::replace(&mut s.value, empty))
    }

    /// Gives back what [`Header::take`] took.
    pub fn give_back(&self, value: Shared<Store>) {
        self.lock().value = value;
    }

    /// Number of entries.
    pub fn nvals(&self) -> Result<usize> {
        if let Some(n) = self.known() {
            return Ok(n);
        }
        let mut s = self.lock();
        if let Some(n) = s.nvals_to_be() {
            return Ok(n);
        }
        s.settle_unformed()?;
        Ok(s.value.nvals())
    }

    /// Whether there is no entry, no update that waits, and nothing to be made.
    pub fn is_empty(&self) -> bool {
        if let Some(n) = self.known() {
            return n == 0;
        }
        let s = self.lock();
        s.later.is_none() && s.pending.is_empty() && s.value.nvals() == 0
    }

    /// Sets these rising places of a vector to one value of its type, for now as updates that wait; false, and nothing done, if it has
    /// other values, or is not a list of 32-bit indices.
    pub fn mark(&self, places: &[u32], value: &[u8]) -> Result<bool> {
        let mut s = self.lock();
        s.make()?;
        s.changed();
        if s.pending.is_empty() && s.value.nvals() == 0 {
            // The mask's lists are the vector's then.
            return Ok(false);
        }
        s.mark(places, value)
    }

    /// Notes a single-element update at (row, column), whose names in errors are `names`: the entry becomes
    /// `x`, or goes.
    pub fn set(&self, (i, j): (u64, u64), names: [&str; 2], x: Option<&Datum<'_>>) -> Result<()> {
        let mut s = self.lock();
        let is_row = s.orientation == Orientation::Row;
        let (major, minor) = if is_row { (i, j) } else { (j, i) };
        let (nmajor, nminor) = (s.value.nmajor, s.value.nminor);
        if major >= nmajor || minor >= nminor {
            let (nrows, ncols) = if is_row { (nmajor, nminor) } else { (nminor, nmajor) };
            check_index(i, nrows, names[0])?;
            check_index(j, ncols, names[1])?;
        }
        let size = self.ty.size();
        // Built-in types have at most 16 bytes; between user-defined ones there is no cast.
        let mut cast = [0; 16];
        let value = match x {
            None => None,
            Some(x) => {
                x.ty().check_cast(&self.ty, "the value into the object")?;
                Some(match (x.ty().code(), self.ty.code()) {
                    (Some(from), Some(to)) if from != to => {
                        cast_one(to, &mut cast[..size], from, x.bytes());
                        &cast[..size]
                    }
                    _ => x.bytes(),
                })
            }
        };
        s.make()?;
        s.changed();
        if s.pending.is_empty() && s.set_in_place(major, minor, value) {
            // The last missing entry of a bitmap may have come, where full is wished for.
            s.conform();
            return Ok(());
        }
        match value {
            Some(bytes) => s.pending.set(major, minor, bytes),
            None => s.pending.remove(major, minor, size),
        }
    }

    /// Wishes about the format, fulfilled at once and after every change; for a value that nobody has looked at, when somebody does.
    pub fn set_formats(&self, formats: FormatSet) -> Result<()> {
        let mut s = self.lock();
        s.make_unformed()?;
        if s.unformed {
            s.formats = formats;
            return Ok(());
        }
        s.settle()?;
        let before = std::mem::replace(&mut s.formats, formats);
        s.try_conform().inspect_err(|_| s.formats = before)
    }

    /// The formats wished for.
    pub fn formats(&self) -> FormatSet {
        self.lock().formats
    }

    /// Wishes about the width of indices.
    pub fn set_index_width(&self, width: IndexWidth) -> Result<()> {
        let mut s = self.lock();
        s.settle()?;
        let before = std::mem::replace(&mut s.width, width);
        s.try_conform().inspect_err(|_| s.width = before)
    }

    /// Changes the major axis; the value is transposed in memory, its meaning stays. Vectors keep theirs.
    pub fn set_orientation(&self, want: Orientation) -> Result<()> {
        let mut s = self.lock();
        s.settle()?;
        if s.orientation != want && !self.is_vector {
            let v = &s.value;
            let turned = if v.nvals() == 0 { Store::empty(&v.ty, v.nminor, v.nmajor)? } else { transpose::run(v)? };
            s.value = Shared::try_new(turned)?;
            s.orientation = want;
            s.changed();
        }
        s.both = false;
        s.try_conform()
    }

    /// As [`Header::set_orientation`]; `Both` leaves the major axis as it is.
    pub fn set_hint(&self, hint: OrientationHint) -> Result<()> {
        match hint {
            OrientationHint::Row => self.set_orientation(Orientation::Row),
            OrientationHint::Col => self.set_orientation(Orientation::Col),
            OrientationHint::Both => {
                let mut s = self.lock();
                s.both = true;
                if let Some(twin) = &s.twin {
                    twin.want();
                }
                Ok(())
            }
        }
    }

    /// The hint that was given last, or the major axis.
    pub fn hint(&self) -> OrientationHint {
        let s = self.lock();
        match s.orientation {
            _ if s.both => OrientationHint::Both,
            Orientation::Row => OrientationHint::Row,
            Orientation::Col => OrientationHint::Col,
        }
    }

    /// Brings the value to the format that suits it; without memory for it the value stays as it is.
    pub fn conform(&self) {
        self.lock().conform();
    }

    /// The present format. Small values, which stay as they are made, take the form that suits their density first.
    pub fn format(&self) -> Result<Format> {
        let mut s = self.lock();
        s.settle()?;
        s.form_by_density()?;
        let format = Format::of(&s.value);
        // Whether a single list has a number does not matter, unless a matrix was wished, or handed over, so.
        let is_free = s.packed.is_none() && s.formats.has(Format::Sparse);
        let is_plain = format == Format::Hyper && (self.is_vector || (s.value.nmajor <= 1 && is_free));
        Ok(if is_plain { Format::Sparse } else { format })
    }

    /// Whether one stored value stands for all entries; a single entry is such a value.
    pub fn is_iso(&self) -> Result<bool> {
        let (value, _) = self.value()?;
        Ok(value.vals.is_iso() || (value.nvals() == 1 && value.vals.bytes().len() == value.size()))
    }

    /// A second object with the same value and wishes; shares all memory.
    pub fn dup(&self) -> Result<Header> {
        let mut s = self.lock();
        s.settle_later()?;
        let copy = Header { is_vector: self.is_vector, ..Header::of(s.value.clone(), s.orientation) };
        {
            let mut c = copy.lock();
            c.wishes_of(&s);
            c.later.clone_from(&s.later);
        }
        Ok(copy)
    }

    /// The same as a matrix, whose axis may change.
    pub fn into_matrix(self) -> Header {
        Header { is_vector: false, ..self }
    }

    /// An object of that value, with the wishes of this one.
    pub fn with_wishes(&self, value: Store, orientation: Orientation) -> Result<Header> {
        let made = Self::of(Shared::try_new(value)?, orientation);
        {
            let mut m = made.lock();
            m.wishes_of(&self.lock());
            m.conform();
        }
        Ok(made)
    }
}

impl State {
    pub(super) fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// What was kept beside the value is of another one now.
    fn changed(&mut self) {
        self.twin = None;
        if let Some(packed) = &mut self.packed {
            packed.changed();
        }
    }

    fn wishes_of(&mut self, other: &State) {
        (self.formats, self.both, self.width) = (other.formats, other.both, other.width);
    }

    /// As [`State::settle`], but a value that is to be made is left so: nothing waits for it.
    fn settle_later(&mut self) -> Result<()> {
        if self.later.is_some() { Ok(()) } else { self.settle() }
    }

    /// Makes the value what it is to be for somebody who looks at it.
    pub(super) fn settle(&mut self) -> Result<()> {
        self.apply()?;
        self.end_growth()
    }

    /// Applies waiting updates. On an error they still wait.
    fn apply(&mut self) -> Result<()> {
        self.make()?;
        if let Some(packed) = &mut self.packed {
            packed.look();
        }
        if self.pending.is_empty() {
            return Ok(());
        }
        self.changed();
        self.packed = None;
        let before = self.list_len();
        match self.value.get_mut() {
            Some(sole) => pending::apply(sole, &mut self.pending)?,
            None => {
                // The block comes first: once the log is applied nothing may fail.
                let mut fresh = Shared::try_new(Store::empty(&self.value.ty, 0, 0)?)?;
                if let Some(slot) = fresh.get_mut() {
                    *slot = pending::applied(&self.value, &mut self.pending)?;
                }
                self.value = fresh;
            }
        }
        self.pending.clear();
        self.note_growth(before);
        self.conform();
        Ok(())
    }

    /// Updates that may wait: applied together they cost as much as the entries that there are, at least.
    fn most_waiting(&self) -> usize {
        // To join what was marked takes a look at a word of bits for 64 places.
        let for_marks = if self.pending.marks().is_some() { (self.value.nminor / 32).min(MOST_MARKS) } else { 0 };
        MOST_WAITING.max(self.value.nvals()).max(for_marks as usize)
    }

    /// See [`Header::mark`].
    fn mark(&mut self, places: &[u32], value: &[u8]) -> Result<bool> {
        if !self.pending.takes_marks(value) || self.pending.len() > self.most_waiting() {
            self.apply()?;
        }
        if !marks::serves(&self.value, value) {
            return Ok(false);
        }
        self.pending.mark(places, value)?;
        Ok(true)
    }

    /// Changes a value where it has a place for this entry: a dense one with one owner, and of a list those entries that it has, so
    /// that a few of them cost no more than to be found, and a copy where others have the list. False, and nothing done, where that
    /// cannot be.
    fn set_in_place(&mut self, major: u64, minor: u64, value: Option<&[u8]>) -> bool {
        let old = &*self.value;
        let is_one = old.vals.is_iso();
        if is_one && value.is_some_and(|x| x != old.vals.bytes()) {
            return false;
        }
        let p = match (&old.form, value) {
            (Form::Full | Form::List(_), None) => return false,
            (Form::List(_), Some(_)) => match pending::find(old, major, minor) {
                Some(_) if is_one => return true,
                Some(p) => p,
                None => return false,
            },
            // Where that is too much there is one value for all positions, and no bitmap.
            (Form::Full | Form::Bitmap { .. }, _) => major.wrapping_mul(old.nminor).wrapping_add(minor) as usize,
        };
        if old.is_list() && self.value.owners() > 1 {
            // As applying the update would; without memory it waits.
            let Ok(own) = old.try_clone().and_then(Shared::try_new) else { return false };
            self.value = own;
        }
        let Some(store) = self.value.get_mut() else { return false };
        if let Form::Bitmap { present, nvals } = &mut store.form {
            present.write(p, value.is_some(), nvals);
        }
        if let Some(bytes) = value.filter(|_| !is_one) {
            store.vals.bytes_mut()[p * bytes.len()..(p + 1) * bytes.len()].copy_from_slice(bytes);
        }
        self.packed = None;
        true
    }

    /// The value is another one: nothing waits for it, nothing is known of it.
    fn replaced(&mut self) {
        self.forget();
        self.conform();
    }

    #[inline]
    fn forget(&mut self) {
        (self.later, self.unformed, self.stays_dense) = (None, false, false);
        self.pending.clear();
        self.changed();
        self.has_not_grown();
        self.packed = None;
    }
}

/// The error of an index that is not below its dimension.
pub fn check_index(index: u64, dim: u64, what: &str) -> Result<()> {
    if index < dim {
        return Ok(());
    }
    Err(Error::new(ErrorKind::InvalidIndex, format_args!("{what}: index {index} is not below the dimension {dim}")))
}

mod few;
mod forms;
#[cfg(test)]
mod tests;
