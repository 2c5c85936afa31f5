//! Z = the tiles side by side: Z(r(d) + i, c(t) + j) = A(d,t)(i, j) for tiles A(d,t) that begin at row r(d) and column c(t).
//!
//! Needs: tiles in a grid, of equal heights in a row and equal widths in a column, of types that can be cast to that of Z.
//! Gives: dense from dense tiles, else lists; iso when all entries have one value.
//! Cost: dense O(positions). Lists O(entries + stored vectors of the tiles): vectors are met in the order of Z where few of
//! them are missing, else they are sorted. A tile of another type is cast first.
//! Parallel: vectors of Z are split by entries.

use super::apply::{self, Function};
use super::operand::{self, Ref, by_index};
use crate::error::{Error, Result};
use crate::mem::{Buf, Shared};
use crate::ops::{UnaryCode, UnaryOp};
use crate::par;
use crate::storage::part::{self, Part};
use crate::storage::view::View;
use crate::storage::{Form, Index, Store, Values, policy, push};
use crate::types::Type;

/// Joins `tiles`, row of tiles by row of tiles, `across` in each; there is at least one.
pub fn run(ty: &Type, tiles: &[Shared<Store>], across: usize) -> Result<Store> {
    let mut cast = Vec::new();
    cast.try_reserve_exact(tiles.len()).map_err(|_| Error::out_of_memory(tiles.len()))?;
    for tile in tiles {
        cast.push(of_type(ty, tile)?);
    }
    let grid = Grid::new(ty, &cast, across)?;
    let is_dense = cast.iter().all(|t| !t.is_list() || t.nmajor == 0 || t.nminor == 0);
    let z = match policy::positions(grid.nmajor, grid.nminor) {
        Some(n) if is_dense && n > 0 => grid.dense(n as usize)?,
        _ => grid.of_lists()?,
    };
    z.debug_validate();
    Ok(z)
}

/// The store with values of type `ty`; user-defined types are not cast.
fn of_type<'a>(ty: &Type, tile: &'a Store) -> Result<Ref<'a>> {
    match ty.code() {
        Some(code) if tile.ty != *ty => {
            let same = UnaryOp::try_builtin(UnaryCode::Identity, code)?;
            Ok(Ref::Owned(apply::run(&Function::Unary(&same), tile, false)?))
        }
        _ => Ok(Ref::Borrowed(tile)),
    }
}

/// Tiles of one type, and where they begin.
struct Grid<'a> {
    ty: &'a Type,
    tiles: &'a [Ref<'a>],
    across: usize,
    nmajor: u64,
    nminor: u64,
    /// Where rows and columns of tiles begin.
    rows: Buf<u64>,
    cols: Buf<u64>,
    /// The value of all entries, if there is one.
    iso: Option<&'a [u8]>,
}

/// A vector of a tile that has entries.
#[derive(Clone, Copy)]
struct Piece {
    /// Its place in Z.
    major: usize,
    tile: usize,
    start: usize,
    end: usize,
}

impl<'a> Grid<'a> {
    fn new(ty: &'a Type, tiles: &'a [Ref<'a>], across: usize) -> Result<Self> {
        let (mut rows, mut cols) = (Buf::new(), Buf::new());
        let (mut nmajor, mut nminor) = (0, 0);
        for tile in tiles.iter().step_by(across) {
            rows.push(nmajor)?;
            nmajor += tile.nmajor;
        }
        for tile in &tiles[..across] {
            cols.push(nminor)?;
            nminor += tile.nminor;
        }
        let mut filled = tiles.iter().filter(|t| t.nvals() > 0);
        let first = filled.next().filter(|t| t.vals.is_iso()).map(|t| t.vals.bytes());
        let iso = first.filter(|one| filled.all(|t| t.vals.is_iso() && t.vals.bytes() == *one));
        Ok(Grid { ty, tiles, across, nmajor, nminor, rows, cols, iso })
    }

    fn one_value(&self) -> Result<Option<Buf<u8>>> {
        self.iso.map(Buf::from_slice).transpose()
    }

    fn dense(&self, n: usize) -> Result<Store> {
        let (size, width) = (self.ty.size(), self.nminor as usize);
        let iso = self.one_value()?;
        let filled = self.tiles.iter().filter(|t| t.positions() > 0);
        let mut present = if filled.clone().all(|t| matches!(t.form, Form::Full)) { Buf::new() } else { Buf::<u8>::zeroed(n)? };
        let mut vals = Buf::<u8>::zeroed(if iso.is_some() { 0 } else { n * size })?;
        for (k, tile) in self.tiles.iter().enumerate().filter(|(_, t)| t.positions() > 0) {
            let (row, col) = (self.rows[k / self.across] as usize, self.cols[k % self.across] as usize);
            let w = tile.nminor as usize;
            for i in 0..tile.nmajor as usize {
                let to = (row + i) * width + col;
                if !present.is_empty() {
                    match tile.present() {
                        Some(from) => present[to..to + w].copy_from_slice(&from[i * w..(i + 1) * w]),
                        None => present[to..to + w].fill(1),
                    }
                }
                if iso.is_none() {
                    let vals = &mut vals[to * size..(to + w) * size];
                    match tile.vals.is_iso() {
                        true => vals.chunks_exact_mut(size).for_each(|v| v.copy_from_slice(tile.vals.bytes())),
                        false => vals.copy_from_slice(&tile.vals.bytes()[i * w * size..(i + 1) * w * size]),
                    }
                }
            }
        }
        let nvals = self.tiles.iter().map(|t| t.nvals()).sum();
        let form = if present.is_empty() { Form::Full } else { Form::Bitmap { present: present.into(), nvals } };
        let vals = iso.map_or_else(|| Values::each(vals), Values::iso);
        Ok(Store { ty: self.ty.clone(), nmajor: self.nmajor, nminor: self.nminor, form, vals })
    }

    fn of_lists(&self) -> Result<Store> {
        let nvals: usize = self.tiles.iter().map(|t| t.nvals()).sum();
        let is_wide = |t: &Ref<'_>| operand::needs_wide(&[&**t], nvals as u64);
        let wide = self.tiles.iter().any(is_wide) || !policy::fits_u32(self.nmajor, self.nminor, nvals as u64);
        let mut lists = Vec::new();
        lists.try_reserve_exact(self.tiles.len()).map_err(|_| Error::out_of_memory(self.tiles.len()))?;
        for tile in self.tiles {
            lists.push(operand::lists(tile, wide)?);
        }
        by_index!(wide, I => self.joined::<I>(&lists))
    }

    fn joined<I: Index>(&self, lists: &[Ref<'_>]) -> Result<Store> {
        let mut pieces = Buf::new();
        for (d, row) in lists.chunks(self.across).enumerate() {
            self.collect::<I>(d, row, &mut pieces)?;
        }
        // Where each vector of Z begins among the pieces, and the entries before it.
        let (mut firsts, mut before) = (Buf::<usize>::new(), Buf::<usize>::new());
        let mut entries = 0;
        for (k, p) in pieces.iter().enumerate() {
            if k == 0 || pieces[k - 1].major != p.major {
                firsts.push(k)?;
                before.push(entries)?;
            }
            entries += p.end - p.start;
        }
        firsts.push(pieces.len())?;
        before.push(entries)?;
        let parts = par::run(&par::ranges(firsts.len() - 1, |k| before[k])?, |r| {
            let n = before[r.end] - before[r.start];
            self.part::<I>(lists, &pieces[firsts[r.start]..firsts[r.end]], n)
        })?;
        part::assemble(self.ty, self.nmajor, self.nminor, parts, self.one_value()?)
    }

    /// Appends the vectors that row `d` of tiles has, in the order in which Z has them.
    fn collect<I: Index>(&self, d: usize, row: &[Ref<'_>], pieces: &mut Buf<Piece>) -> Result<()> {
        let (base, height) = (self.rows[d] as usize, row[0].nmajor as usize);
        let piece = |i: usize, t: usize, r: std::ops::Range<usize>| Piece {
            major: base + i,
            tile: d * self.across + t,
            start: r.start,
            end: r.end,
        };
        let stored: usize = row.iter().map(|t| operand::view::<I>(t).vectors()).sum();
        if row.len() > 1 && height.saturating_mul(row.len()) <= stored.saturating_mul(DENSE_ENOUGH) {
            for i in 0..height {
                for (t, tile) in row.iter().enumerate() {
                    let r = operand::view::<I>(tile).row(i);
                    if !r.is_empty() {
                        pieces.push(piece(i, t, r))?;
                    }
                }
            }
            return Ok(());
        }
        let start = pieces.len();
        for (t, tile) in row.iter().enumerate() {
            let v: View<'_, I> = operand::view(tile);
            for k in (0..v.vectors()).filter(|&k| !v.range(k).is_empty()) {
                pieces.push(piece(v.id(k), t, v.range(k)))?;
            }
        }
        if row.len() > 1 {
            pieces[start..].sort_unstable_by_key(|p| (p.major, p.tile));
        }
        Ok(())
    }

    /// The vectors of Z that some pieces, with `n` entries, make.
    fn part<I: Index>(&self, lists: &[Ref<'_>], pieces: &[Piece], n: usize) -> Result<Part<I>> {
        let size = if self.iso.is_some() { 0 } else { self.ty.size() };
        let mut part = Part::<I>::new();
        part.idx.reserve_exact(n)?;
        part.vals.reserve_exact(n * size)?;
        for (k, p) in pieces.iter().enumerate() {
            let (tile, col) = (&lists[p.tile], self.cols[p.tile % self.across] as usize);
            let idx = &operand::view::<I>(tile).idx[p.start..p.end];
            match col {
                0 => part.idx.extend_from_slice(idx)?,
                _ => part.idx.extend_with(idx.iter().map(|j| I::new(col + j.us())))?,
            }
            if size > 0 && tile.vals.is_iso() {
                idx.iter().try_for_each(|_| push(&mut part.vals, tile.vals.bytes()))?;
            } else if size > 0 {
                part.vals.extend_from_slice(&tile.vals.bytes()[p.start * size..p.end * size])?;
            }
            if pieces.get(k + 1).is_none_or(|next| next.major != p.major) {
                part.end_vector(p.major)?;
            }
        }
        Ok(part)
    }
}

/// Looking for all vectors in order pays when one in so many is stored. A guess of 2026-11.
const DENSE_ENOUGH: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::sample::{self, Dice, Entries};

    /// A tile with entries, and those entries as Z is to have them: moved, and cast to its type.
    fn tile(dice: &mut Dice, ty: &Type, (m, n): (u64, u64), (row, col): (u64, u64), want: &mut Entries) -> Store {
        let one_in = [1, 1, 3, 40][dice.below(4) as usize];
        let values = [1, 200][dice.below(2) as usize];
        let e = sample::random(dice, m, n, one_in, values);
        want.extend(e.iter().map(|(&(i, j), &v)| ((row + i, col + j), v)));
        let mut forms = sample::forms(&sample::store(ty, m, n, &e));
        forms.swap_remove(dice.below(forms.len() as u64) as usize)
    }

    #[test]
    fn tiles_lie_side_by_side() {
        let (mut dice, three) = (Dice(5), Type::try_new(3, "three", "").unwrap());
        for round in 0..300 {
            let (heights, widths) = (1 + dice.below(3), 1 + dice.below(4));
            let mut sizes = |k: u64| -> Vec<u64> { (0..k).map(|_| [0, 1, 5, 60, 1 << 35][dice.below(5) as usize]).collect() };
            let (heights, widths) = (sizes(heights), sizes(widths));
            let of_user = round % 5 == 0;
            let ty = if of_user { three.clone() } else { Type::of::<i32>() };
            let (mut want, mut tiles) = (Entries::new(), Vec::new());
            let mut row = 0;
            for &m in &heights {
                let mut col = 0;
                for &n in &widths {
                    let others = [Type::of::<i32>(), Type::of::<f64>(), Type::of::<u8>()];
                    let of = if of_user { three.clone() } else { others[dice.below(3) as usize].clone() };
                    // Huge tiles hold what fits a small one.
                    let small = tile(&mut dice, &of, (m.min(60), n.min(60)), (row, col), &mut want);
                    let whole = if m > 60 || n > 60 { crate::kernel::resize::run(&small, m, n).unwrap() } else { small };
                    tiles.push(Shared::try_new(whole).unwrap());
                    col += n;
                }
                row += m;
            }
            let z = run(&ty, &tiles, widths.len()).unwrap();
            assert_eq!((z.nmajor, z.nminor), (heights.iter().sum(), widths.iter().sum()));
            assert_eq!(z.ty, ty);
            assert_eq!(sample::entries(&z), want, "{heights:?} {widths:?}");
        }
    }

    #[test]
    fn equal_values_stay_one_and_many_vectors_are_split() {
        let (mut dice, ty) = (Dice(6), Type::of::<i64>());
        par::set_threads(3);
        for (m, n, one_in, values) in [(200, 100, 2, 1), (1000, 30, 3, 9), (1000, 30, 40, 9)] {
            let e: Vec<Entries> = (0..4).map(|_| sample::random(&mut dice, m, n, one_in, values)).collect();
            let mut want = Entries::new();
            for (t, e) in e.iter().enumerate() {
                let (row, col) = (t as u64 / 2 * m, t as u64 % 2 * n);
                want.extend(e.iter().map(|(&(i, j), &v)| ((row + i, col + j), v)));
            }
            let mut forms: Vec<Vec<Store>> = e.iter().map(|e| sample::forms(&sample::store(&ty, m, n, e))).collect();
            while forms.iter().all(|f| !f.is_empty()) {
                let tiles: Vec<_> = forms.iter_mut().filter_map(|f| f.pop()).map(|s| Shared::try_new(s).unwrap()).collect();
                let z = run(&ty, &tiles, 2).unwrap();
                assert_eq!(sample::entries(&z), want);
                assert_eq!(z.vals.is_iso(), tiles.iter().all(|s| s.vals.is_iso()));
            }
        }
        par::set_threads(0);
    }
}
