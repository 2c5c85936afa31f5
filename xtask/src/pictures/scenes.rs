//! What the pages on operations show: each scene runs its operation on a part of the karate club and shows operands and result.
//!
//! Needs: the engine. Gives: one function for each picture. Cost: microseconds.
//! Only the shapes of the drawings and the choice of vertices are written here; every value comes out of the library.

use engine::dynamic::{self, Arrays, ArraysMut, Indices, TransferFormat, Write};
use engine::ops::Descriptor;
use engine::types::{Datum, DatumSlice, Scalar, Type};
use engine::{Matrix, Result, Vector, io, monoid, op, semiring};

use super::draw::{Drawing, Panel, Part, Ring, Tone};
use super::show::{column, list, matrix, row, sign};

/// The members of the club that most pictures show.
const SHOWN: u64 = 8;
/// Those of the pictures that hold more matrices.
const FEW: u64 = 6;

/// Who knows whom in the whole club.
pub fn club() -> Result<Matrix<i64>> {
    let known = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
    known.ewise_mult(op::pair::<i64>(), &known).eval()
}

/// The first members.
pub fn first(n: u64) -> Result<Matrix<i64>> {
    club()?.extract(0..n, 0..n)
}

/// The friends of the first members: the value at (i, j) is how many friends j has.
fn friends(n: u64) -> Result<Matrix<i64>> {
    let club = club()?;
    let degree: Vector<i64> = club.reduce_rows(&monoid::plus::<i64>()).eval()?;
    let numbers: Matrix<i64> = club.mxm(&semiring::plus_second::<i64>(), &degree.diag()?).eval()?;
    numbers.extract(0..n, 0..n)
}

/// Pairs of the first members that share three friends or more: how many.
fn common(n: u64) -> Result<Matrix<i64>> {
    let club = club()?;
    let shared: Matrix<i64> = club.mxm(&semiring::plus_pair::<i64>(), &club).eval()?;
    let others = shared.select(op::off_diag(), 0_i64).eval()?;
    others.select(op::value_ge::<i64>(), 3_i64).eval()?.extract(0..n, 0..n)
}

fn drawing(rows: Vec<Vec<Part>>, legend: &[(Tone, &'static str)]) -> Drawing {
    Drawing { rows, legend: legend.to_vec() }
}

/// C<A> = A plus.pair A.
pub fn mxm() -> Result<Drawing> {
    let a = first(SHOWN)?;
    let all: Matrix<i64> = a.mxm(&semiring::plus_pair::<i64>(), &a).eval()?;
    let c: Matrix<i64> = a.mxm(&semiring::plus_pair::<i64>(), &a).mask(&a).structural().eval()?;
    let left = matrix("A", &a, Tone::First)?.toned(Tone::Second, |(i, _)| i == 3);
    let right = matrix("A", &a, Tone::First)?.toned(Tone::Second, |(_, j)| j == 2);
    let all = matrix("C = A plus.pair A", &all, Tone::Result)?;
    let some = matrix("C<A> = A plus.pair A", &c, Tone::Result)?;
    let (above, below) = (
        vec![Part::Panel(left), sign("plus.pair"), Part::Panel(right)],
        vec![Part::Panel(all), sign("under the mask A:"), Part::Panel(some)],
    );
    Ok(drawing(
        vec![above, below],
        &[(Tone::Second, "row 3 and column 2 make C(3,2)"), (Tone::Result, "friends that i and j share")],
    ))
}

/// w<!seen> = q plus.first A: ways from vertex 4, two edges long.
pub fn mxv() -> Result<Drawing> {
    let a = first(SHOWN)?;
    let mut q = Vector::<i64>::try_new(SHOWN)?;
    q.set(4, 1)?;
    let mut seen = q.dup()?;
    q.write(q.vxm(&semiring::plus_first::<i64>(), &a).mask_not(&seen).structural().replace())?;
    seen.write(q.same().mask(&q).structural())?;
    let w: Vector<i64> = q.vxm(&semiring::plus_first::<i64>(), &a).mask_not(&seen).structural().eval()?;
    let (rows, cols, _) = a.tuples()?;
    let edges = rows.into_iter().zip(cols).filter(|(i, j)| i < j).collect();
    let mut marks: std::collections::BTreeMap<u64, Tone> = seen.tuples()?.0.into_iter().map(|v| (v, Tone::Mask)).collect();
    marks.extend(q.tuples()?.0.into_iter().map(|v| (v, Tone::First)));
    marks.extend(w.tuples()?.0.into_iter().map(|v| (v, Tone::Result)));
    let ring = Ring { title: "the graph of A".to_owned(), n: SHOWN, edges, marks };
    let reached = q.tuples()?.0;
    let a = matrix("A", &a, Tone::Kept)?.toned(Tone::Second, |(i, _)| reached.contains(&i));
    let vectors = vec![
        Part::Panel(column("q", &q, Tone::First)?),
        Part::Panel(a),
        Part::Panel(column("seen", &seen, Tone::Mask)?),
        Part::Panel(column("w", &w, Tone::Result)?),
        Part::Ring(ring),
    ];
    let legend = [
        (Tone::First, "q: where the step begins"),
        (Tone::Second, "rows that are read"),
        (Tone::Mask, "seen, left out"),
        (Tone::Result, "w: ways into each vertex"),
    ];
    Ok(drawing(vec![vectors], &legend))
}

/// Which operation on both operands a picture shows.
#[derive(Clone, Copy)]
enum Both {
    Add,
    Mult,
    Union,
}

fn both(how: Both) -> Result<Drawing> {
    let (a, b) = (friends(FEW)?, common(FEW)?);
    let c: Matrix<i64> = match how {
        Both::Add => a.ewise_add(op::minus::<i64>(), &b).eval()?,
        Both::Mult => a.ewise_mult(op::minus::<i64>(), &b).eval()?,
        Both::Union => {
            let c = Matrix::try_new(FEW, FEW)?;
            let zero = Datum::of(&0_i64);
            let (a, b) = ((a.as_dynamic(), &zero), (b.as_dynamic(), &zero));
            c.as_dynamic().ewise_union(&Write::default(), &op::minus::<i64>(), a, b)?;
            c
        }
    };
    let (has_a, has_b) = (places(&a)?, places(&b)?);
    let (formula, word) = match how {
        Both::Add => ("C = eWiseAdd (minus, A, B)", "minus"),
        Both::Mult => ("C = eWiseMult (minus, A, B)", "minus"),
        Both::Union => ("C = eWiseUnion (minus, A, 0, B, 0)", "minus"),
    };
    let c = matrix(formula, &c, Tone::Result)?
        .toned(Tone::First, |p| !has_b.contains(&p))
        .toned(Tone::Second, |p| !has_a.contains(&p));
    let (a, b) = (matrix("A", &a, Tone::First)?, matrix("B", &b, Tone::Second)?);
    let legend = [(Tone::First, "only A has an entry"), (Tone::Second, "only B has one"), (Tone::Result, "both have one")];
    Ok(drawing(vec![vec![Part::Panel(a), sign(word), Part::Panel(b), sign("="), Part::Panel(c)]], &legend))
}

fn places<T: Scalar>(a: &Matrix<T>) -> Result<std::collections::BTreeSet<(u64, u64)>> {
    let (rows, cols, _) = a.tuples()?;
    Ok(rows.into_iter().zip(cols).collect())
}

/// eWiseAdd with minus.
pub fn ewise_add() -> Result<Drawing> {
    both(Both::Add)
}

/// eWiseMult with minus.
pub fn ewise_mult() -> Result<Drawing> {
    both(Both::Mult)
}

/// eWiseUnion with minus.
pub fn ewise_union() -> Result<Drawing> {
    both(Both::Union)
}

/// C = A(I,J).
pub fn extract() -> Result<Drawing> {
    let (i, j) = ([1_u64, 2, 3, 7], [3_u64, 1, 0]);
    let a = friends(SHOWN)?;
    let c = a.extract(&i, &j)?;
    let a = matrix("A", &a, Tone::Kept)?.toned(Tone::First, |(r, s)| i.contains(&r) && j.contains(&s));
    let c = matrix("C = A(I,J)", &c, Tone::Result)?;
    let lists = vec![Part::Panel(list("I", &i, Tone::Second)), Part::Panel(list("J", &j, Tone::Second))];
    let legend = [(Tone::First, "in rows I and columns J"), (Tone::Result, "the same, in the order of the lists")];
    Ok(drawing(vec![[vec![Part::Panel(a)], lists, vec![sign("="), Part::Panel(c)]].concat()], &legend))
}

/// assign and subassign with mask and replace.
pub fn assign() -> Result<Drawing> {
    let c = friends(FEW)?;
    let (i, j) = ([1_u64, 2, 3], [1_u64, 2, 3]);
    let a = common(FEW)?.extract(&i, &j)?;
    let whole = common(FEW)?;
    let part = whole.extract(&i, &j)?;
    let desc = Descriptor { replace: true, mask_structure: true, ..Descriptor::default() };
    let assigned = c.dup()?;
    let w = Write { mask: Some(whole.as_dynamic()), accum: None, desc };
    assigned.as_dynamic().assign(&w, a.as_dynamic(), Indices::List(&i), Indices::List(&j))?;
    let subassigned = c.dup()?;
    let w = Write { mask: Some(part.as_dynamic()), accum: None, desc };
    subassigned.as_dynamic().subassign(&w, a.as_dynamic(), Indices::List(&i), Indices::List(&j))?;
    let plain = {
        let mut plain = c.dup()?;
        plain.assign(&i, &j, &a)?;
        plain
    };
    let inside = |(r, s): (u64, u64)| i.contains(&r) && j.contains(&s);
    let shown = |title: &str, m: &Matrix<i64>| -> Result<Part> {
        Ok(Part::Panel(matrix(title, m, Tone::Kept)?.toned(Tone::Result, inside)))
    };
    let above = vec![
        Part::Panel(matrix("C", &c, Tone::Kept)?),
        Part::Panel(matrix("A", &a, Tone::First)?),
        Part::Panel(list("I = J", &i, Tone::Second)),
        Part::Panel(matrix("M of assign", &whole, Tone::Mask)?),
        Part::Panel(matrix("M of subassign", &part, Tone::Mask)?),
    ];
    let below = vec![
        shown("C(I,J) = A", &plain)?,
        shown("assign C<M,r>(I,J) = A", &assigned)?,
        shown("subassign C(I,J)<M,r> = A", &subassigned)?,
    ];
    let legend = [(Tone::Result, "in rows and columns I"), (Tone::Kept, "as it was")];
    Ok(drawing(vec![above, below], &legend))
}

/// apply: each friend's share.
pub fn apply() -> Result<Drawing> {
    let a = friends(FEW)?;
    let c: Matrix<f64> = a.bind1st(op::div::<f64>(), 1.0).eval()?;
    let i: Matrix<i64> = a.apply_index(op::row_index(), 0_i64).eval()?;
    let panels = vec![
        Part::Panel(matrix("A", &a, Tone::First)?),
        sign("="),
        Part::Panel(matrix("C = 1 / A", &c, Tone::Result)?),
        sign("or"),
        Part::Panel(matrix("C = the row of each entry", &i, Tone::Result)?),
    ];
    Ok(drawing(vec![panels], &[]))
}

/// select: below the diagonal, and large values.
pub fn select() -> Result<Drawing> {
    let a = friends(FEW)?;
    let l = a.select(op::tril(), -1_i64).eval()?;
    let many = a.select(op::value_ge::<i64>(), 9_i64).eval()?;
    let (in_l, in_many) = (places(&l)?, places(&many)?);
    let panels = vec![
        Part::Panel(matrix("A", &a, Tone::First)?),
        Part::Panel(matrix("L = tril (A, -1)", &l, Tone::Result)?.toned(Tone::First, |p| !in_l.contains(&p))),
        Part::Panel(matrix("C = A where >= 9", &many, Tone::Result)?.toned(Tone::First, |p| !in_many.contains(&p))),
    ];
    Ok(drawing(vec![panels], &[(Tone::Result, "the operator says yes: entry and value stay")]))
}

/// Row sums, column maxima, and the sum of all.
pub fn reduce() -> Result<Drawing> {
    let a = friends(FEW)?;
    let sums: Vector<i64> = a.reduce_rows(&monoid::plus::<i64>()).eval()?;
    let most: Vector<i64> = a.t().reduce_rows(&monoid::max::<i64>()).eval()?;
    let mut all = Vector::<i64>::try_new(1)?;
    all.set(0, a.reduce(&monoid::plus::<i64>())?)?;
    let above = vec![
        Part::Panel(matrix("A", &a, Tone::First)?),
        Part::Panel(column("plus of rows", &sums, Tone::Result)?),
        Part::Panel(column("plus of all", &all, Tone::Second)?),
    ];
    let below = vec![Part::Panel(row("max of columns (rows of A')", &most, Tone::Result)?)];
    Ok(drawing(vec![above, below], &[]))
}

/// C = A'.
pub fn transpose() -> Result<Drawing> {
    let a = friends(FEW)?.extract(0..4, ..)?;
    let c: Matrix<i64> = a.transposed().eval()?;
    let a = matrix("A", &a, Tone::First)?.toned(Tone::Second, |(i, _)| i == 1);
    let c = matrix("C = A'", &c, Tone::Result)?.toned(Tone::Second, |(_, j)| j == 1);
    Ok(drawing(vec![vec![Part::Panel(a), sign("="), Part::Panel(c)]], &[(Tone::Second, "row 1 becomes column 1")]))
}

/// C = kron (A, B).
pub fn kronecker() -> Result<Drawing> {
    let b = first(3)?;
    let below = b.select(op::tril(), 0_i64).eval()?;
    let weights: Matrix<i64> = below.apply_index(op::row_index(), 1_i64).eval()?;
    let c: Matrix<i64> = weights.kronecker(op::times::<i64>(), &b).eval()?;
    let at = |(i, j): (u64, u64)| i / 3 == 2 && j / 3 == 0;
    let panels = vec![
        Part::Panel(matrix("A", &weights, Tone::First)?.toned(Tone::Result, |p| p == (2, 0))),
        sign("kron"),
        Part::Panel(matrix("B", &b, Tone::Second)?),
        sign("="),
        Part::Panel(matrix("C", &c, Tone::Kept)?.toned(Tone::Result, at)),
    ];
    Ok(drawing(vec![panels], &[(Tone::Result, "A(2,0) times the whole of B")]))
}

/// Tuples become a matrix, equal places summed.
pub fn build() -> Result<Drawing> {
    let (rows, cols, vals) = ([0_u64, 3, 1, 0, 3, 2, 0], [1_u64, 0, 2, 3, 0, 3, 1], [1_i64, 1, 1, 1, 1, 1, 1]);
    let a = Matrix::from_tuples((4, 4), &rows, &cols, &vals, Some(&op::plus::<i64>()))?;
    let values: Vec<u64> = vals.iter().map(|&x| x as u64).collect();
    let twice = |(_, k): (u64, u64)| {
        let k = k as usize;
        (0..rows.len()).any(|other| other != k && (rows[other], cols[other]) == (rows[k], cols[k]))
    };
    let mut lists = [("I: rows", &rows[..]), ("J: columns", &cols[..]), ("X: values", &values[..])]
        .map(|(title, list)| row_list(title, list).toned(Tone::Second, twice))
        .to_vec();
    for panel in &mut lists {
        panel.is_numbered = (false, false);
    }
    let (_, _, made) = a.tuples()?;
    let summed: Vec<(u64, u64)> = places(&a)?.into_iter().zip(made).filter(|(_, x)| *x > 1).map(|(p, _)| p).collect();
    let made = matrix("A = build (I, J, X, plus)", &a, Tone::Result)?.toned(Tone::Second, |p| summed.contains(&p));
    let mut rows: Vec<Vec<Part>> = lists.into_iter().map(|p| vec![Part::Panel(p)]).collect();
    rows.push(vec![Part::Panel(made)]);
    Ok(drawing(rows, &[(Tone::Second, "places that come twice: dup sums their values")]))
}

fn row_list(title: &str, values: &[u64]) -> Panel {
    let mut panel = list(title, values, Tone::First);
    panel.shape = (1, panel.shape.0);
    panel.cells = panel.cells.into_iter().map(|((i, j), cell)| ((j, i), cell)).collect();
    panel
}

/// One result under each combination of mask, accumulator and replace.
pub fn masks() -> Result<Drawing> {
    let club = club()?;
    let base = friends(FEW)?.row(2)?;
    let w: Vector<i64> = club.row(10)?.extract(0..FEW)?.bind2nd(op::times::<i64>(), 10_i64).eval()?;
    let mask = club.row(17)?.extract(0..FEW)?;
    let mut panels = vec![
        Part::Panel(column("w", &base, Tone::Kept)?),
        Part::Panel(column("z", &w, Tone::First)?),
        Part::Panel(column("m", &mask, Tone::Mask)?),
    ];
    let mut results = Vec::new();
    type Wanted = (&'static str, bool, bool, bool, bool);
    let wanted: [Wanted; 7] = [
        ("w = z", false, false, false, false),
        ("w += z", false, false, true, false),
        ("w<m> = z", true, false, false, false),
        ("w<m,r> = z", true, false, false, true),
        ("w<m> += z", true, false, true, false),
        ("w<m,r> += z", true, false, true, true),
        ("w<!m> = z", true, true, false, false),
    ];
    for (title, is_masked, is_not, is_added, is_replaced) in wanted {
        let mut out = base.dup()?;
        let mut e = w.same();
        if is_masked {
            e = if is_not { e.mask_not(&mask) } else { e.mask(&mask) };
        }
        if is_added {
            e = e.accum(op::plus::<i64>());
        }
        if is_replaced {
            e = e.replace();
        }
        out.write(e)?;
        let chosen = mask.tuples()?.0;
        let is_kept = move |(i, _): (u64, u64)| is_masked && chosen.contains(&i) == is_not;
        results.push(Part::Panel(column(title, &out, Tone::Result)?.toned(Tone::Kept, is_kept)));
    }
    let rest = results.split_off(3);
    panels.extend(results);
    let legend = [(Tone::Result, "places that the mask lets through"), (Tone::Kept, "as it was")];
    Ok(drawing(vec![panels, rest], &legend))
}

/// A matrix and its compressed rows.
pub fn transfer() -> Result<Drawing> {
    let a = friends(FEW)?.select(op::triu(), 1_i64).eval()?;
    let m: &dynamic::Matrix = a.as_dynamic();
    let sizes = m.export_size(TransferFormat::Csr)?;
    let (mut ptr, mut idx) = (vec![0; sizes.indptr as usize], vec![0; sizes.indices as usize]);
    let mut values = vec![0_u8; sizes.values as usize * size_of::<i64>()];
    let ty = Type::of::<i64>();
    m.export(TransferFormat::Csr, ArraysMut { indptr: &mut ptr, indices: &mut idx, ty: &ty, values: &mut values })?;
    let arrays = Arrays { indptr: &ptr, indices: &idx, values: DatumSlice::new(ty.clone(), &values)? };
    let again = dynamic::Matrix::import(&ty, FEW, FEW, TransferFormat::Csr, &arrays)?;
    assert_eq!(again.nvals()?, a.nvals()?, "what was exported is imported again");
    let (_, _, vals) = a.tuples()?;
    let vals: Vec<u64> = vals.into_iter().map(|x| x as u64).collect();
    let (from, to) = (ptr[1], ptr[2]);
    let in_row = move |(_, k): (u64, u64)| (from..to).contains(&k);
    let a = matrix("A", &a, Tone::First)?.toned(Tone::Second, |(i, _)| i == 1);
    let rows = vec![
        vec![Part::Panel(a)],
        vec![Part::Panel(
            row_list("indptr: where each row begins, and the end", &ptr).toned(Tone::Second, |(_, k)| k == 1 || k == 2),
        )],
        vec![Part::Panel(row_list("indices: columns", &idx).toned(Tone::Second, in_row))],
        vec![Part::Panel(row_list("values", &vals).toned(Tone::Second, in_row))],
    ];
    Ok(drawing(rows, &[(Tone::Second, "row 1, from place indptr[1] to before indptr[2]")]))
}
