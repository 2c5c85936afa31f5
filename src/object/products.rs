//! Products: mxm, mxv, vxm, kronecker.
//!
//! Needs: the kernels mxm, mxv, kron. Gives: methods of [`Matrix`] and [`Vector`].
//! Cost: mxm O(flops) or O(probes) of the mask; mxv and vxm O(min(push, pull)), where push visits
//! the rows that the vector's entries name and pull the rows that the mask allows. The side of the
//! matrix that is missing is made, and kept, once the work lost for want of it pays for it.
//! Source: C API 2.1, sections 4.3.1 to 4.3.3 and 4.3.11.

use super::check;
use super::compute::{how, mask_value, operand};
use super::header::{COLUMN, Header, Orientation};
use super::matrix::{Matrix, check_dimension};
use super::vector::Vector;
use super::write::Write;
use super::{record, record_matrix};
use crate::error::Result;
use crate::expr::Mxm;
use crate::kernel::few::{self, Few};
use crate::kernel::mxm::Order;
use crate::kernel::writeback::How;
use crate::kernel::{kron, mxv, transpose};
use crate::mem::Shared;
use crate::ops::{BinaryOp, Semiring};
use crate::plan;
use crate::storage::{Form, Index, Store, view::View};

/// Dimensions of a matrix argument, transposed if so.
pub(super) fn shape_of(a: &Header, transposed: bool) -> (u64, u64) {
    let (r, c) = a.shape();
    if transposed { (c, r) } else { (r, c) }
}

impl Matrix {
    /// C<M,r> accum= A (+).(x) B. (C API 2.1, 4.3.1)
    pub fn mxm(&self, w: &Write<'_, Matrix>, s: &Semiring, a: &Matrix, b: &Matrix) -> Result<()> {
        let mul = s.mul();
        let (a, b) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, b, &b.0, Matrix)?);
        let (sa, sb) = (shape_of(&a.0, w.desc.transpose0), shape_of(&b.0, w.desc.transpose1));
        check::length(sb.0, sa.1, "the number of B's rows (A has as many columns)")?;
        check::shape(self.0.shape(), (sa.0, sb.1), "the output")?;
        check::semiring(s, &a.ty(), &b.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        let sides = [Orientation::Row, Orientation::Col].map(|side| b.0.at_hand(side, w.desc.transpose1));
        let [rows, cols] = sides;
        let p = Mxm {
            s: s.clone(),
            // The kernel works by rows; a result for a column-oriented output is transposed once.
            a: a.0.oriented(Orientation::Row, w.desc.transpose0)?,
            b: [rows?, cols?],
            twin: None,
            mask: mask_value(w.mask.map(|m| &m.0), Orientation::Row)?,
            complement: w.desc.mask_complement,
            structural: w.desc.mask_structure,
        };
        multiply(&self.0, w, w.mask.map(|m| &m.0), p, Some(&b.0))
    }

    /// C<M,r> accum= A kron B. (C API 2.1, 4.3.11)
    pub fn kronecker(&self, w: &Write<'_, Matrix>, op: &BinaryOp, a: &Matrix, b: &Matrix) -> Result<()> {
        let (a, b) = (operand(op, a, &a.0, Matrix)?, operand(op, b, &b.0, Matrix)?);
        let (sa, sb) = (shape_of(&a.0, w.desc.transpose0), shape_of(&b.0, w.desc.transpose1));
        let rows = sa.0.saturating_mul(sb.0);
        let cols = sa.1.saturating_mul(sb.1);
        check_dimension(rows, "the number of the product's rows")?;
        check_dimension(cols, "the number of the product's columns")?;
        check::shape(self.0.shape(), (rows, cols), "the output")?;
        check::binary(op, &a.ty(), &b.ty())?;
        check::write(&self.0, &op.ztype(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        let rows_a = a.0.oriented(Orientation::Row, w.desc.transpose0)?;
        let rows_b = b.0.oriented(Orientation::Row, w.desc.transpose1)?;
        // Positions in the operator are rows and columns, so the product is made by rows.
        let mut z = kron::run(op, &rows_a, &rows_b)?;
        if self.0.orientation() == Orientation::Col {
            z = transpose::run(&z)?;
        }
        let mask = mask_value(w.mask.map(|m| &m.0), self.0.orientation())?;
        self.0.write(z, &how(w, mask.as_deref()))
    }
}

/// C<M,r> accum= the product under that mask, whose right operand is `of`'s value; all arguments were checked.
pub(super) fn multiply<M>(c: &Header, w: &Write<'_, M>, mask: Option<&Header>, p: Mxm, of: Option<&Header>) -> Result<()> {
    let Some(p) = record_matrix::mxm(c, w, p, of)? else { return Ok(()) };
    let (z, made) = plan::product(&p)?;
    if let (Some(made), [Some(value), None] | [None, Some(value)], Some(of)) = (made, &p.b, of) {
        of.keep_transposed(value, made);
    }
    let by_rows = How { is_masked: true, ..how(w, p.mask.as_deref()) };
    if c.orientation() == Orientation::Row {
        return c.write(z, &by_rows);
    }
    let mask = mask_value(mask, Orientation::Col)?;
    c.write(transpose::run(&z)?, &How { mask: mask.as_deref(), ..by_rows })
}

impl Vector {
    /// w<m,r> accum= A (+).(x) u. (C API 2.1, 4.3.3)
    pub fn mxv(&self, w: &Write<'_, Vector>, s: &Semiring, a: &Matrix, u: &Vector) -> Result<()> {
        let mul = s.mul();
        let (a, u) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, u, &u.0, Vector)?);
        let shape = shape_of(&a.0, w.desc.transpose0);
        check::length(u.size(), shape.1, "the size of u (A has as many columns)")?;
        check::length(self.size(), shape.0, "the size of the output (A has as many rows)")?;
        check::semiring(s, &a.ty(), &u.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        self.times(w, s, (&a, w.desc.transpose0), &u, Order::Straight)
    }

    /// w'<m',r> accum= u' (+).(x) A. (C API 2.1, 4.3.2)
    pub fn vxm(&self, w: &Write<'_, Vector>, s: &Semiring, u: &Vector, a: &Matrix) -> Result<()> {
        let mul = s.mul();
        let (a, u) = (operand(&mul, a, &a.0, Matrix)?, operand(&mul, u, &u.0, Vector)?);
        let shape = shape_of(&a.0, w.desc.transpose1);
        check::length(u.size(), shape.0, "the size of u (A has as many rows)")?;
        check::length(self.size(), shape.1, "the size of the output (A has as many columns)")?;
        check::semiring(s, &u.ty(), &a.ty())?;
        check::write(&self.0, &s.add().ty(), w, w.mask.map(|m| &m.0), self.0.shape())?;
        self.times(w, s, (&a, !w.desc.transpose1), &u, Order::Flipped)
    }

    /// w = A u with the multiply's arguments in `order`; `transposed` takes A's transpose.
    fn times(
        &self,
        w: &Write<'_, Vector>,
        s: &Semiring,
        (a, transposed): (&Matrix, bool),
        u: &Vector,
        order: Order,
    ) -> Result<()> {
        if record::product(&self.0, w, s, (&a.0, transposed), &u.0, order)? {
            return Ok(());
        }
        let mask = mask_value(w.mask.map(|m| &m.0), COLUMN)?;
        let how = How { is_masked: true, ..how(w, mask.as_deref()) };
        let (u, _) = u.0.value()?;
        let mut few = Few::new(self.0.ty().size());
        if few::replaces(&how, || self.0.is_empty())
            && u.is_list()
            && s.add().ty() == self.0.ty()
            && let Some(cols) = a.0.at_hand(Orientation::Col, transposed)?
            && few::push(s, &u, &cols, pushed_order(order), &how, &mut few)?
        {
            drop((u, mask));
            return self.0.replace_by_few(&few);
        }
        let z = match direction(&a.0, transposed, &u, s, &how)? {
            Direction::Pull(rows) => mxv::pull(s, &rows, &u, order, &how)?,
            Direction::Push(cols) => mxv::push(s, &u, &cols, pushed_order(order), &how)?,
        };
        self.0.write(z, &how)
    }
}

/// Pushing, u is the left operand.
fn pushed_order(order: Order) -> Order {
    if order == Order::Straight { Order::Flipped } else { Order::Straight }
}

/// Which way a matrix is read for a product with a vector, and the side that needs.
enum Direction {
    /// By rows of A: every row looks into u.
    Pull(Shared<Store>),
    /// By columns of A: every entry of u adds its column.
    Push(Shared<Store>),
}

/// Cost of one scattered multiply-add relative to one gathered one, when both sides are at hand.
/// 2026-11: first guess (references/kernel-experiments.md, section 5: push takes 1 to 1.6 times pull).
const PUSH_COST: usize = 2;

/// Dimension beyond which vectors are never made dense, as pulling needs them: 2^28 presence bytes.
const MAX_PULL: u64 = 1 << 28;

fn direction(a: &Header, transposed: bool, u: &Store, s: &Semiring, how: &How<'_>) -> Result<Direction> {
    let rows = a.at_hand(Orientation::Row, transposed)?;
    let cols = a.at_hand(Orientation::Col, transposed)?;
    let Some(value) = rows.as_ref().or(cols.as_ref()).cloned() else {
        unreachable!("HEAD-1: a value has one of the two orientations")
    };
    let nnz = value.nvals();
    if value.nmajor.max(value.nminor) > MAX_PULL {
        return Ok(Direction::Push(a.oriented(Orientation::Col, transposed)?));
    }
    let n = value.nmajor.max(value.nminor).max(1) as usize;
    let push = match &cols {
        Some(cols) => pushed(u, cols),
        None => u.nvals().saturating_mul(nnz / n + 1),
    };
    let pull = pulled((nnz, push), n, rows.as_deref(), u, s, how);
    match (rows, cols) {
        (Some(rows), Some(cols)) => {
            Ok(if push.saturating_mul(PUSH_COST) < pull { Direction::Push(cols) } else { Direction::Pull(rows) })
        }
        (Some(rows), None) => {
            let lost = pull.saturating_sub(push.saturating_mul(PUSH_COST));
            if lost > 0 && a.worth_transposing(&value, lost) {
                return Ok(Direction::Push(a.oriented(Orientation::Col, transposed)?));
            }
            Ok(Direction::Pull(rows))
        }
        (None, Some(cols)) => {
            let lost = push.saturating_mul(PUSH_COST).saturating_sub(pull);
            if lost > 0 && a.worth_transposing(&value, lost) {
                return Ok(Direction::Pull(a.oriented(Orientation::Row, transposed)?));
            }
            Ok(Direction::Push(cols))
        }
        (None, None) => unreachable!("HEAD-1: a value has one of the two orientations"),
    }
}

/// Entries of a longer u whose columns of A are counted to tell how many entries they have; of a shorter one all are. The
/// columns of a frontier are longer than others as a rule. 2026-11, bench-peer, BFS on kron:18: by the average of all
/// columns, 5,700 vertices with half of the edges were pushed.
const COUNTED: usize = 1024;

/// Entries of A that pushing u visits, about.
fn pushed(u: &Store, cols: &Store) -> usize {
    fn met<I: Index>(u: &Store, a: &View<'_, I>) -> (usize, usize) {
        let of = |k: usize| (1, a.row(k).len());
        let sum = |x: (usize, usize), y: (usize, usize)| (x.0 + y.0, x.1 + y.1);
        let entries = u.nvals();
        match (&u.form, View::<I>::of(u)) {
            (_, Some(u)) => u.idx.iter().step_by(entries.div_ceil(COUNTED)).map(|k| of(k.us())).fold((0, 0), sum),
            (Form::Bitmap { present, .. }, _) => {
                let every = entries.div_ceil(COUNTED);
                let places = present.chunks(BLOCK).enumerate().step_by(every);
                let there = places.flat_map(|(c, block)| (c * BLOCK..).zip(block).filter(|(_, is)| **is != 0));
                there.map(|(k, _)| of(k)).fold((0, 0), sum)
            }
            (Form::List(_) | Form::Full, _) => (0, 0),
        }
    }
    /// Places of a bitmap that are looked at together.
    const BLOCK: usize = 64;
    if matches!(u.form, Form::Full) {
        return cols.nvals();
    }
    let (entries, of_them) = match (u.nvals(), View::<u32>::of(cols)) {
        (1.., Some(a)) => met(u, &a),
        (_, _) => (0, 0),
    };
    match entries {
        0 => u.nvals().saturating_mul(cols.nvals() / (cols.nmajor.max(1) as usize) + 1),
        _ => (of_them as u128 * u.nvals() as u128 / entries as u128) as usize,
    }
}

/// Entries of A that pulling is expected to visit; `met` of A's `nnz` lie in columns that u has an entry for, and A has
/// `n` rows at most, `rows` if they are at hand.
fn pulled((nnz, met): (usize, usize), n: usize, rows: Option<&Store>, u: &Store, s: &Semiring, how: &How<'_>) -> usize {
    /// Rows that one row of a sample stands for at least, and rows of a sample at most.
    const FOR: usize = 64;
    const SAMPLE: usize = 256;
    let allowed = match how.mask {
        None => n,
        Some(m) if how.complement => n - m.nvals().min(n),
        Some(m) => m.nvals(),
    };
    let share = |k: usize| (nnz as u128 * k as u128 / n as u128) as usize;
    let mut visits = share(allowed);
    if s.add().is_any() {
        // A row ends at its first hit.
        let until_hit = nnz / met.max(1) + 1;
        visits = visits.min(allowed.saturating_mul(until_hit));
        // The rows that a search has not reached are short, or empty, as a rule.
        if let (Some(rows), Some(present)) = (rows.and_then(View::<u32>::of), how.mask.and_then(Store::present))
            && rows.ids.is_none()
        {
            let step = (n / SAMPLE).max(FOR);
            let at_mask = (0..present.len().min(rows.nmajor)).step_by(step).filter(|&k| (present[k] != 0) != how.complement);
            visits = visits.min(at_mask.map(|k| rows.range(k).len().min(until_hit)).sum::<usize>().saturating_mul(step));
        }
    }
    // Rows are looked at one by one even when the mask shuts them out, and u is made dense.
    let to_dense = if matches!(u.form, Form::List(_)) { n } else { 0 };
    visits + n / 4 + to_dense
}
