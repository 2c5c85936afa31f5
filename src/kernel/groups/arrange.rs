//! Columns in the order in which grouped rows are read: where a row begins does not matter then, and none is looked up.
//!
//! Needs: lists without numbers. Gives: [`Arranging`], which changes columns in place, and puts the order where row ends were;
//! [`Groups::restore`] and [`Groups::restored`], which bring both back. Values stay where they are: who reads arranged lists does not
//! look at them.
//! Cost: two passes over the columns; for each thread a block's row ends meanwhile, and its columns but those of longer rows, which lie
//! last, and move there, and back, without.
//! Memory is asked for before anything is changed: an error leaves the lists as they were.

use std::ops::Range;

use super::hot::{Numbers, hot};
use super::{Arranged, BLOCK, Block, Groups, LONGEST, Order};
use crate::error::Result;
use crate::mem::Buf;
use crate::par::{self, Disjoint, Parts, Ranges};
use crate::storage::view::View;
use crate::storage::{Form, Ints, Lists, Store, typed_mut};
use crate::types::bytes_of_mut;

/// All that is needed to arrange lists.
pub struct Arranging {
    room: Room,
    /// The numbers that columns get.
    numbers: Option<Buf<u32>>,
}

/// Parts of the blocks, and room for the columns of short rows and the row ends of a block for each of them.
struct Room {
    parts: Ranges,
    most: usize,
    columns: Buf<u32>,
    ends: Buf<u32>,
}

/// A block at work.
struct Work<'a> {
    block: &'a Block,
    columns: &'a mut [u32],
    /// Room for those of rows of up to [`LONGEST`] entries.
    short: &'a mut [u32],
    /// Row ends, or the order of rows in the first half of the bytes.
    here: &'a mut [u32],
    /// Room for row ends, one more than there are rows.
    ends: &'a mut [u32],
}

impl Room {
    fn of(blocks: &[Block], long: &[u32]) -> Result<Room> {
        let (n, begin) = (blocks.len() - 1, |b: usize| blocks[b].begin as usize);
        // One for each thread: rooms are what this takes.
        let parts = match par::ranges(n, begin)? {
            Parts::Several(_) => Parts::Several(par::pieces(n, begin(n).div_ceil(par::threads()), begin)?),
            one @ Parts::One(_) => one,
        };
        let short = |b: usize| blocks[b].short(&blocks[b + 1], long);
        let most = (0..n).map(short).max().unwrap_or(0);
        // SAFETY: what is read was written before.
        let (columns, ends) = unsafe { (Buf::unset(most * parts.len())?, Buf::unset((BLOCK + 1) * parts.len())?) };
        Ok(Room { parts, most, columns, ends })
    }

    /// Hands `put` each block, with its part of the `ends`, and the end of its last row in its room. An error comes before the first.
    fn each_block(
        self,
        (blocks, long): (&[Block], &[u32]),
        ends: &mut [u32],
        idx: &mut [u32],
        put: impl Fn(Work<'_>) + Sync,
    ) -> Result<()> {
        let Room { parts, most, mut columns, ends: mut room_of_ends } = self;
        let n = ends.len() - 1;
        let (all, of_short) = (Disjoint::new(idx), Disjoint::new(&mut columns));
        let (all_ends, ends) = (Disjoint::new(ends), Disjoint::new(&mut room_of_ends));
        par::run(&parts, |range| {
            let part = parts.iter().take_while(|part| part.start < range.start).count();
            for b in range {
                let (block, next) = (&blocks[b], &blocks[b + 1]);
                let rows = b * BLOCK..n.min((b + 1) * BLOCK);
                // SAFETY: blocks do not overlap, parts do not overlap, and each of these has a room of its own.
                let (columns, short, here, ends) = unsafe {
                    (
                        all.slice(block.begin as usize..next.begin as usize),
                        of_short.slice(part * most..part * most + block.short(next, long)),
                        all_ends.slice(rows.clone()),
                        ends.slice(part * (BLOCK + 1)..part * (BLOCK + 1) + rows.len() + 1),
                    )
                };
                ends[rows.len()] = next.begin;
                put(Work { block, columns, short, here, ends });
            }
            Ok(())
        })?;
        Ok(())
    }
}

impl Block {
    /// Entries of rows of up to [`LONGEST`] of them, if `long` are the lengths of all others.
    fn short(&self, next: &Block, long: &[u32]) -> usize {
        let of_long: u32 = long[self.long as usize..next.long as usize].iter().sum();
        (next.begin - self.begin - of_long) as usize
    }

    /// Some of its rows, each as the place of its columns among the block's.
    fn rows_at<'a>(&self, rows: &'a [u16], ends: &'a [u32]) -> impl DoubleEndedIterator<Item = Range<usize>> + 'a {
        let begin = self.begin;
        rows.iter().map(move |&k| (ends[usize::from(k)] - begin) as usize..(ends[usize::from(k) + 1] - begin) as usize)
    }

    /// The rows in their order, those of up to [`LONGEST`] entries, and the others.
    fn short_and_long<'a>(&self, order: &'a [u16]) -> (&'a [u16], &'a [u16]) {
        order.split_at(self.group(LONGEST + 1).start)
    }
}

/// Columns, as `names` has them if there are some.
fn copy(from: &[u32], to: &mut [u32], names: Option<&[u32]>) {
    match names {
        None => to.copy_from_slice(from),
        Some(names) => to.iter_mut().zip(from).for_each(|(to, &k)| *to = names[k as usize]),
    }
}

/// Columns from one place to another among themselves.
fn shift(columns: &mut [u32], from: Range<usize>, to: usize, names: Option<&[u32]>) {
    let length = from.len();
    columns.copy_within(from, to);
    if let Some(names) = names {
        columns[to..to + length].iter_mut().for_each(|k| *k = names[*k as usize]);
    }
}

/// The row ends and the columns of lists, to be changed.
fn parts_of(store: &mut Store) -> (&mut Buf<u32>, &mut [u32]) {
    match &mut store.form {
        Form::List(Lists { ids: None, ptr: Ints::U32(ptr), idx: Ints::U32(idx) }) => (ptr, idx),
        _ => unreachable!("groups are of lists without numbers, of 32 bits"),
    }
}

/// The order of a block's rows, where their ends are else.
fn order_in(ends: &mut [u32]) -> &mut [u16] {
    let rows = ends.len();
    &mut typed_mut(bytes_of_mut(ends))[..rows]
}

impl Arranging {
    /// For products with vectors whose values have `size` bytes; and the groups as they will be.
    pub fn of(lists: &View<'_, u32>, size: usize) -> Result<(Arranging, Groups)> {
        let (hot, numbers) = hot(lists, size)?.map(|Numbers { hot, of }| (hot, of)).unzip();
        let blocks = Block::all(lists.ptr)?;
        let mut long = Buf::with_capacity(blocks[blocks.len() - 1].long as usize)?;
        for (block, ptr) in blocks.iter().zip(Block::ends_of(lists.ptr)) {
            if !block.group(LONGEST + 1).is_empty() {
                let lengths = ptr.windows(2).map(|row| row[1] - row[0]);
                lengths.filter(|&length| length as usize > LONGEST).try_for_each(|length| long.push(length))?;
            }
        }
        let room = Room::of(&blocks, &long)?;
        Ok((Arranging { room, numbers }, Groups::made(Order::Own(Buf::new()), blocks, Some(Arranged { long, hot }))))
    }

    /// Arranges the lists, whose row ends `groups` takes; an error leaves them as they are.
    pub fn run(self, store: &mut Store, groups: &mut Groups) -> Result<()> {
        let ((ptr, idx), numbers) = (parts_of(store), self.numbers);
        let Some(arranged) = &groups.arranged else { return Ok(()) };
        let names = numbers.as_deref();
        self.room.each_block((&groups.blocks, &arranged.long), ptr, idx, |Work { block, columns, short, here, ends }| {
            ends[..here.len()].copy_from_slice(here);
            let order = order_in(here);
            block.sort(ends, order);
            let (rows, long) = block.short_and_long(order);
            let mut to = 0;
            for row in block.rows_at(rows, ends) {
                copy(&columns[row.clone()], &mut short[to..to + row.len()], names);
                to += row.len();
            }
            // From the last on: none of them comes to lie before where it was, nor where one lies that still has to move.
            let mut end = columns.len();
            for row in block.rows_at(long, ends).rev() {
                end -= row.len();
                shift(columns, row, end, names);
            }
            columns[..end].copy_from_slice(short);
        })?;
        groups.order = Order::InEnds(std::mem::take(ptr));
        Ok(())
    }
}

impl Groups {
    /// Puts arranged columns, and row ends, where they were.
    fn put_back(blocks: &[Block], arranged: &Arranged, room: Room, ends: &mut [u32], idx: &mut [u32]) -> Result<()> {
        let names = arranged.hot.as_deref();
        room.each_block((blocks, &arranged.long), ends, idx, |Work { block, columns, short, here, ends }| {
            let order = &*order_in(here);
            for g in 0..=LONGEST {
                order[block.group(g)].iter().for_each(|&k| ends[usize::from(k)] = g as u32);
            }
            let ((rows, long), lengths) = (block.short_and_long(order), &arranged.long[block.long as usize..]);
            long.iter().zip(lengths).for_each(|(&k, &length)| ends[usize::from(k)] = length);
            // Lengths, so starts; behind the last is its end.
            let mut start = block.begin;
            for length in &mut ends[..order.len()] {
                start += std::mem::replace(length, start);
            }
            short.copy_from_slice(&columns[..short.len()]);
            // From the first on: none of them comes to lie behind where it was, nor where one lies that still has to move.
            let mut from = short.len();
            for row in block.rows_at(long, ends) {
                shift(columns, from..from + row.len(), row.start, names);
                from += row.len();
            }
            from = 0;
            for row in block.rows_at(rows, ends) {
                copy(&short[from..from + row.len()], &mut columns[row.clone()], names);
                from += row.len();
            }
            here.copy_from_slice(&ends[..here.len()]);
        })
    }

    /// Brings arranged lists back to what they were; an error leaves them arranged.
    pub fn restore(&mut self, store: &mut Store) -> Result<()> {
        let Groups { order: Order::InEnds(ends), blocks, arranged: Some(arranged), .. } = self else { return Ok(()) };
        let (ptr, idx) = parts_of(store);
        Groups::put_back(blocks, arranged, Room::of(blocks, &arranged.long)?, ends, idx)?;
        *ptr = std::mem::take(ends);
        Ok(())
    }

    /// What arranged lists were.
    pub fn restored(&self, store: &Store) -> Result<Store> {
        let mut made = store.try_clone()?;
        if let (Order::InEnds(ends), Some(arranged)) = (&self.order, &self.arranged) {
            let (ptr, idx) = parts_of(&mut made);
            *ptr = ends.try_clone()?;
            Groups::put_back(&self.blocks, arranged, Room::of(&self.blocks, &arranged.long)?, ptr, idx)?;
        }
        Ok(made)
    }
}
