//! Columns in the order in which grouped rows are read: where a row begins does not matter then, and none is looked up.
//!
//! Needs: lists without numbers, their groups. Gives: [`Arranging`], which changes columns in place; [`Groups::restore`] and
//! [`Groups::restored`], which bring them back. Values stay where they are: who reads arranged lists does not look at them.
//! Cost: two passes over the columns; a block's columns for each thread meanwhile.
//! Memory is asked for before anything is changed: an error leaves the lists as they were.

use super::hot::{Numbers, hot};
use super::{Arranged, BLOCK, Groups, Rows};
use crate::error::Result;
use crate::mem::Buf;
use crate::par::{self, Disjoint, Parts, Ranges};
use crate::storage::view::View;
use crate::storage::{Form, Ints, Lists, Store};

/// All that is needed to arrange lists.
pub struct Arranging {
    room: Room,
    /// The numbers that columns get.
    numbers: Option<Buf<u32>>,
}

/// Parts of the blocks, and room for the columns of a block for each of them.
struct Room {
    parts: Ranges,
    most: usize,
    columns: Buf<u32>,
}

/// Where the columns of each block begin, and where those of the last end.
fn begin(ptr: &[u32], block: usize) -> usize {
    ptr[(block * BLOCK).min(ptr.len() - 1)] as usize
}

impl Room {
    fn of(ptr: &[u32]) -> Result<Room> {
        let (blocks, begin) = ((ptr.len() - 1).div_ceil(BLOCK), |b: usize| begin(ptr, b));
        // One for each thread: rooms are what this takes.
        let parts = match par::ranges(blocks, begin)? {
            Parts::Several(_) => Parts::Several(par::pieces(blocks, begin(blocks).div_ceil(par::threads()), begin)?),
            one @ Parts::One(_) => one,
        };
        let most = (0..blocks).map(|b| begin(b + 1) - begin(b)).max().unwrap_or(0);
        // SAFETY: what is read was written before.
        let columns = unsafe { Buf::unset(most * parts.len())? };
        Ok(Room { parts, most, columns })
    }

    /// Hands `put` each block's number, its columns as they were, and where they are to lie. An error comes before the first.
    fn each_block(self, ptr: &[u32], idx: &mut [u32], put: impl Fn(usize, &[u32], &mut [u32]) + Sync) -> Result<()> {
        let Room { parts, most, mut columns } = self;
        let (all, columns) = (Disjoint::new(idx), Disjoint::new(&mut columns));
        par::run(&parts, |blocks| {
            let part = parts.iter().take_while(|part| part.start < blocks.start).count();
            // SAFETY: parts do not overlap, and each has a room of its own.
            let room = unsafe { columns.slice(part * most..(part + 1) * most) };
            for b in blocks {
                // SAFETY: blocks do not overlap.
                let to = unsafe { all.slice(begin(ptr, b)..begin(ptr, b + 1)) };
                let from = &mut room[..to.len()];
                from.copy_from_slice(to);
                put(b, from, to);
            }
            Ok(())
        })?;
        Ok(())
    }
}

impl Rows {
    /// The rows of a block in the order of their groups, each as the place of its columns among the block's.
    fn of_block<'a>(&'a self, ptr: &'a [u32], block: usize) -> impl Iterator<Item = std::ops::Range<usize>> + 'a {
        let (first, end) = (block * BLOCK, ((block + 1) * BLOCK).min(ptr.len() - 1));
        let start = ptr[first];
        self.order[first..end].iter().map(move |&k| {
            let row = first + usize::from(k);
            (ptr[row] - start) as usize..(ptr[row + 1] - start) as usize
        })
    }
}

/// Columns, as `names` has them if there are some.
fn copy(from: &[u32], to: &mut [u32], names: Option<&[u32]>) {
    match names {
        None => to.copy_from_slice(from),
        Some(names) => to.iter_mut().zip(from).for_each(|(to, &k)| *to = names[k as usize]),
    }
}

/// The columns of lists, to be changed, and where rows begin.
fn parts_of(store: &mut Store) -> (&[u32], &mut [u32]) {
    match &mut store.form {
        Form::List(Lists { ids: None, ptr: Ints::U32(ptr), idx: Ints::U32(idx) }) => (ptr, idx),
        _ => unreachable!("groups are of lists without numbers, of 32 bits"),
    }
}

impl Arranging {
    /// For products with vectors whose values have `size` bytes; and the groups as they will be.
    pub fn of(lists: &View<'_, u32>, groups: &Groups, size: usize) -> Result<(Arranging, Groups)> {
        let (hot, numbers) = hot(lists, size)?.map(|Numbers { hot, of }| (hot, of)).unzip();
        Ok((
            Arranging { room: Room::of(lists.ptr)?, numbers },
            Groups { rows: groups.rows.clone(), arranged: Some(Arranged { hot }) },
        ))
    }

    /// Arranges the lists; an error leaves them as they are.
    pub fn run(self, store: &mut Store, groups: &Groups) -> Result<()> {
        let ((ptr, idx), numbers) = (parts_of(store), self.numbers);
        self.room.each_block(ptr, idx, |b, from, to| {
            let mut to = to;
            for row in groups.rows.of_block(ptr, b) {
                let (here, rest) = to.split_at_mut(row.len());
                copy(&from[row], here, numbers.as_deref());
                to = rest;
            }
        })
    }
}

impl Groups {
    /// Puts a block's arranged columns back.
    fn put_back(&self, ptr: &[u32], b: usize, from: &[u32], to: &mut [u32]) {
        let hot = self.arranged.as_ref().and_then(|arranged| arranged.hot.as_deref());
        let mut from = from;
        for row in self.rows.of_block(ptr, b) {
            let (here, rest) = from.split_at(row.len());
            copy(here, &mut to[row], hot);
            from = rest;
        }
    }

    /// Brings arranged lists back to what they were; an error leaves them arranged.
    pub fn restore(&self, store: &mut Store) -> Result<()> {
        let (ptr, idx) = parts_of(store);
        Room::of(ptr)?.each_block(ptr, idx, |b, from, to| self.put_back(ptr, b, from, to))
    }

    /// What arranged lists were.
    pub fn restored(&self, store: &Store) -> Result<Store> {
        let mut made = store.try_clone()?;
        self.restore(&mut made)?;
        Ok(made)
    }
}
