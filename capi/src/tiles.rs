//! Matrices made of tiles, taken apart, and in another shape (extensions).
//!
//! Needs: `boundary`. Gives: what `GxB_Matrix_concat`, `_split`, `_reshape` and `_reshapeDup` come to.
//! Cost: as in the engine, and a handle for each tile. Split hands out all tiles or none.

use engine::dynamic::Matrix;
use engine::mem::Boxed;
use engine::{Error, ErrorKind, Result};

use crate::boundary::{create_copy, inspect, room, slice, update};
use crate::handle::{GrB_Descriptor, GrB_Index, GrB_Matrix, Handle, Ref};
use crate::status::GrB_Info;
use crate::write::settings;

/// How many tiles a grid has.
fn count(m: GrB_Index, n: GrB_Index) -> Result<u64> {
    m.checked_mul(n).ok_or_else(|| Error::new(ErrorKind::InvalidValue, format_args!("{m} by {n} tiles cannot lie in memory")))
}

fn no_room(_: std::collections::TryReserveError) -> Error {
    Error::new(ErrorKind::OutOfMemory, format_args!("out of memory: a list of tiles"))
}

/// C = the tiles side by side.
pub(crate) fn concat(C: GrB_Matrix, tiles: *const GrB_Matrix, m: GrB_Index, n: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    update(C, |c| {
        settings(&desc)?;
        let handles = slice(tiles, count(m, n)?, "Tiles")?;
        let mut tiles: Vec<&Matrix> = Vec::new();
        tiles.try_reserve_exact(handles.len()).map_err(no_room)?;
        for tile in handles {
            tiles.push(tile.get("Tiles")?);
        }
        c.concat(&tiles, n as usize)
    })
}

/// New matrices: the tiles of A.
pub(crate) fn split(
    tiles: *mut GrB_Matrix,
    m: GrB_Index,
    n: GrB_Index,
    nrows: *const GrB_Index,
    ncols: *const GrB_Index,
    A: GrB_Matrix,
    desc: GrB_Descriptor,
) -> GrB_Info {
    inspect(A, "A", |a| {
        settings(&desc)?;
        let room = room(tiles, count(m, n)?, "Tiles")?;
        let (nrows, ncols) = (slice(nrows, m, "Tile_nrows")?, slice(ncols, n, "Tile_ncols")?);
        let mut made: Vec<Boxed<Handle<Matrix>>> = Vec::new();
        a.object().split(nrows, ncols, |tile| {
            made.try_reserve(1).map_err(no_room)?;
            let tile = Handle::try_new(tile)?;
            tile.take_hints_of(a)?;
            made.push(tile);
            Ok(())
        })?;
        for (place, tile) in room.iter_mut().zip(made) {
            *place = Ref::from_ptr(tile.into_raw().as_ptr());
        }
        Ok(())
    })
}

/// C in another shape.
pub(crate) fn reshape(C: GrB_Matrix, by_col: bool, nrows: GrB_Index, ncols: GrB_Index, desc: GrB_Descriptor) -> GrB_Info {
    update(C, |c| settings(&desc).and_then(|_| c.reshape(by_col, nrows, ncols)))
}

/// A new matrix: A in another shape.
pub(crate) fn reshaped(
    C: *mut GrB_Matrix,
    A: GrB_Matrix,
    by_col: bool,
    nrows: GrB_Index,
    ncols: GrB_Index,
    desc: GrB_Descriptor,
) -> GrB_Info {
    create_copy(C, A, "A", |a| settings(&desc).and_then(|_| a.reshaped(by_col, nrows, ncols)))
}
