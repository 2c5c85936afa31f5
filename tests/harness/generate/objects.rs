//! Objects: shape, entries, storage.
//!
//! Needs: a shape and a domain. Gives: an object of the program, new or, in a sequence, used again.

use super::super::program::{Form, Id, Layout, Made, Object, Shape};
use super::values::{self, Pool};
use super::{Gen, Verb};
use crate::oracle::value::{Ty, Val};

impl Gen {
    pub fn object(&mut self, ty: Ty, shape: Shape) -> Id {
        if self.is_sequence && !self.rng.one_in(4) {
            let fits = |k: &Id| self.shapes[*k] == shape && self.p.objects[*k].ty.is_compatible(ty);
            let old: Vec<Id> = (0..self.p.objects.len()).filter(fits).collect();
            if !old.is_empty() {
                return self.rng.pick(&old);
            }
        }
        let form = self.form(shape);
        let entries = self.entries(ty, shape, form);
        self.push(Object { ty, shape, entries, form })
    }

    /// A new object.
    pub fn new_object(&mut self, ty: Ty, shape: Shape) -> Id {
        let is_sequence = std::mem::replace(&mut self.is_sequence, false);
        let id = self.object(ty, shape);
        self.is_sequence = is_sequence;
        id
    }

    /// An output that a verb without accumulator and mask may find empty.
    pub fn empty_object(&mut self, ty: Ty, shape: Shape) -> Id {
        let form = Form { made: Made::Build, layout: Layout::Auto, ..self.form(shape) };
        self.push(Object { ty, shape, entries: Vec::new(), form })
    }

    fn push(&mut self, object: Object) -> Id {
        self.shapes.push(object.shape);
        self.p.objects.push(object);
        self.p.objects.len() - 1
    }

    /// The mask, of any built-in domain; a structural one may be user-defined.
    pub fn mask(&mut self, shape: Shape) -> Option<Id> {
        if !self.combo.has_mask {
            // The complement of no mask is the empty mask.
            self.combo.desc.is_complemented = self.rng.one_in(24);
            return None;
        }
        let ty = if self.combo.desc.is_structural { self.ty_of_operand(None) } else { self.ty() };
        let pool = std::mem::replace(&mut self.pool, Pool::Tiny);
        let id = self.object(ty, shape);
        self.pool = pool;
        Some(id)
    }

    fn form(&mut self, shape: Shape) -> Form {
        let layout = match self.rng.below(10) {
            0 => Layout::Sparse,
            1 | 2 => Layout::Hyper,
            3 | 4 => Layout::Bitmap,
            5 => Layout::Full,
            _ => Layout::Auto,
        };
        let made = match self.rng.below(10) {
            0 => Made::Iso,
            1 | 2 => Made::Elements,
            3 => Made::Holes,
            _ => Made::Build,
        };
        Form {
            layout,
            by_col: !shape.is_vector() && self.rng.one_in(3),
            is_wide: self.rng.one_in(3),
            is_shared: self.rng.one_in(3),
            made,
        }
    }

    fn entries(&mut self, ty: Ty, shape: Shape, form: Form) -> Vec<(usize, usize, Val)> {
        let (nrows, ncols) = self.p.extent(shape);
        // Out of 16.
        let density = self.rng.pick(&[0, 1, 2, 4, 6, 9, 13, 16]);
        let is_full = density == 16 || form.layout == Layout::Full;
        let one = values::value(&mut self.rng, ty, self.pool);
        let mut entries = Vec::new();
        for i in 0..nrows {
            for j in 0..ncols {
                if is_full || self.rng.below(16) < density {
                    let x = if form.made == Made::Iso { one.clone() } else { values::value(&mut self.rng, ty, self.pool) };
                    entries.push((i, j, x));
                }
            }
        }
        entries
    }

    /// The output, which may have other entries than a mask lets through.
    pub fn output(&mut self, verb: Verb, ty: Ty, shape: Shape) -> Id {
        match verb {
            Verb::Build if !self.rng.one_in(16) => self.empty_object(ty, shape),
            _ => self.object(ty, shape),
        }
    }
}
