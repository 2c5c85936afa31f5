//! C<M,r> = accum(C, T): how every operation writes its result.
//!
//! Needs: the operation's T, complete and without a mask. Gives: the new C.
//! The text is the specification's "standard accumulate" and "standard mask and replace", which
//! end the description of every operation in chapter 4.
//!
//! Domains: the specification gives Z the domain D_out(accum). An entry of C alone or of T alone
//! goes through no operator, so it is not cast to the operator's domains: it stays, or is cast from
//! D(T) to D(C) once.

use super::cast::{cast, is_true};
use super::matrix::Mat;
use super::ops::{BinOp, Places};

/// Mask, accumulator and replace of one call.
#[derive(Clone, Copy, Debug, Default)]
pub struct Write<'a> {
    pub mask: Option<&'a Mat>,
    pub is_structural: bool,
    pub is_complemented: bool,
    pub accum: Option<BinOp>,
    pub replace: bool,
}

impl Write<'_> {
    /// Whether (i, j) is in the internal mask. Without a mask argument the mask is full, and its
    /// complement is empty.
    pub fn allows(&self, i: usize, j: usize) -> bool {
        let is_in = match self.mask {
            None => true,
            Some(m) if self.is_structural => m.get(i, j).is_some(),
            Some(m) => m.get(i, j).is_some_and(is_true),
        };
        is_in != self.is_complemented
    }
}

/// Z: T without an accumulator, else C accum T on the union of both structures.
fn accumulate(c: &Mat, accum: Option<BinOp>, t: &Mat) -> Mat {
    let Some(op) = accum else {
        return Mat::from_fn(c.ty, c.nrows, c.ncols, |i, j| t.get(i, j).cloned());
    };
    Mat::from_fn(c.ty, c.nrows, c.ncols, |i, j| match (c.get(i, j), t.get(i, j)) {
        (Some(x), Some(y)) => Some(op.eval(x, y, Places { x: (i, j), y: (i, j) })),
        (Some(x), None) => Some(x.clone()),
        (None, Some(y)) => Some(cast(y, c.ty)),
        (None, None) => None,
    })
}

/// Z goes into C where the mask allows it; elsewhere C stays, or is deleted under replace.
pub fn mask_and_replace(c: &Mat, w: &Write<'_>, z: &Mat) -> Mat {
    Mat::from_fn(c.ty, c.nrows, c.ncols, |i, j| match (w.allows(i, j), w.replace) {
        (true, _) => z.get(i, j).cloned(),
        (false, true) => None,
        (false, false) => c.get(i, j).cloned(),
    })
}

/// The new content of C.
pub fn write(c: &Mat, w: &Write<'_>, t: &Mat) -> Mat {
    assert_eq!((c.nrows, c.ncols), (t.nrows, t.ncols), "T has the shape of C");
    mask_and_replace(c, w, &accumulate(c, w.accum, t))
}

#[cfg(test)]
mod tests {
    use super::super::ops::Bin;
    use super::super::value::{Ty, Val};
    use super::*;

    fn vector(entries: &[Option<i64>]) -> Mat {
        Mat::from_fn(Ty::Int(32), entries.len(), 1, |i, _| entries[i].map(|x| Val::small(Ty::Int(32), x)))
    }

    /// Listing 3.18 of the GraphAlg report (references/graphalg.md 6.1), all eight masks; C = [0,0,0], M = [_,0,1], A = [1,1,1].
    #[test]
    fn mask_table() {
        let (c, m, a) = (vector(&[Some(0); 3]), vector(&[None, Some(0), Some(1)]), vector(&[Some(1); 3]));
        let (x, o, l) = (None, Some(0), Some(1));
        let table = [
            (false, false, false, [o, o, l]),
            (true, false, false, [l, l, o]),
            (false, true, false, [o, l, l]),
            (true, true, false, [l, o, o]),
            (false, false, true, [x, x, l]),
            (true, false, true, [l, l, x]),
            (false, true, true, [x, l, l]),
            (true, true, true, [l, x, x]),
        ];
        for (is_complemented, is_structural, replace, want) in table {
            let w = Write { mask: Some(&m), is_structural, is_complemented, accum: None, replace };
            assert!(write(&c, &w, &a).same(&vector(&want)), "{w:?}");
        }
    }

    #[test]
    fn accumulate_keeps_what_only_one_side_has() {
        let (c, t) = (vector(&[Some(1), Some(2), None, None]), vector(&[Some(10), None, Some(30), None]));
        let w = Write { accum: Some(BinOp::Builtin(Bin::Plus, Ty::Int(32))), ..Write::default() };
        assert!(write(&c, &w, &t).same(&vector(&[Some(11), Some(2), Some(30), None])));
    }

    #[test]
    fn complement_of_no_mask_writes_nothing() {
        let (c, t) = (vector(&[Some(1), None]), vector(&[Some(5), Some(5)]));
        let keep = Write { is_complemented: true, ..Write::default() };
        assert!(write(&c, &keep, &t).same(&c));
        assert!(write(&c, &Write { replace: true, ..keep }, &t).same(&vector(&[None, None])));
    }
}
