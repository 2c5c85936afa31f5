//! Operators and semirings of Rust closures against the predefined ones that say the same, at once and recorded.
//!
//! Needs: the typed API. Every kind of product is run: few and many entries, sparse and full operands, masks and transposes.

#[path = "stored/rng.rs"]
mod rng;

use graphblas::dynamic::Indices;
use graphblas::ops::Semiring;
use graphblas::typed::{MatrixExpr, VectorExpr};
use graphblas::types::{FC64, Scalar};
use graphblas::{Matrix, Vector, expr, monoid, op, par, semiring};

use rng::Rng;

type OfMatrix = (Vec<u64>, Vec<u64>, Vec<i64>);
type OfVector = (Vec<u64>, Vec<i64>);

fn matrix(nrows: u64, ncols: u64, per_row: u64, rng: &mut Rng) -> Matrix<i64> {
    let rows: Vec<u64> = (0..nrows * per_row).map(|k| k / per_row).collect();
    let cols: Vec<u64> = rows.iter().map(|_| rng.below(ncols)).collect();
    let vals: Vec<i64> = rows.iter().map(|_| rng.below(1000) as i64 - 500).collect();
    Matrix::from_tuples((nrows, ncols), &rows, &cols, &vals, Some(&op::second::<i64>())).unwrap()
}

fn vector(n: u64, one_in: u64, rng: &mut Rng) -> Vector<i64> {
    let idx: Vec<u64> = (0..n).filter(|_| rng.below(one_in) == 0).collect();
    let vals: Vec<i64> = idx.iter().map(|_| rng.below(1000) as i64 - 500).collect();
    Vector::from_tuples(n, &idx, &vals, None).unwrap()
}

/// What all products of these operands are.
fn products(s: &Semiring, a: &Matrix<i64>, mask: &Matrix<bool>, us: &[Vector<i64>]) -> (Vec<OfMatrix>, Vec<OfVector>) {
    let of = |e: MatrixExpr<i64>| e.eval().unwrap().tuples().unwrap();
    let mut matrices = vec![
        of(a.mxm(s, a)),
        of(a.mxm(s, a.t())),
        of(a.t().mxm(s, a)),
        of(a.mxm(s, a).mask(mask).structural()),
        of(a.mxm(s, a.t()).mask(mask).structural()),
        of(a.mxm(s, a).mask_not(mask)),
    ];
    for width in [3, 20] {
        // Narrow full operands, on either side.
        let mut b = Matrix::<i64>::try_new(a.ncols(), width).unwrap();
        b.assign_scalar(Indices::All, Indices::All, 3).unwrap();
        (0..a.ncols()).step_by(3).for_each(|i| b.set(i, i % width, i as i64).unwrap());
        matrices.push(of(a.mxm(s, &b)));
        matrices.push(of(b.t().mxm(s, a)));
    }
    let mut vectors = Vec::new();
    for u in us {
        let mut add = |e: VectorExpr<i64>| vectors.push(e.eval().unwrap().tuples().unwrap());
        add(a.mxv(s, u));
        add(u.vxm(s, a));
        add(a.t().mxv(s, u).mask_not(&us[0]).structural());
        add(u.vxm(s, a).mask(&us[1]).structural());
    }
    // Rows are grouped by length from the third product on.
    let mut w = us[3].dup().unwrap();
    for _ in 0..8 {
        let next: Vector<i64> = a.mxv(s, &w).eval().unwrap();
        w.write(next.ewise_add::<i64, i64>(op::minus::<i64>(), &w)).unwrap();
        vectors.push(w.tuples().unwrap());
    }
    (matrices, vectors)
}

/// Products of values of a type.
fn same_on<T: Scalar>(known: &Semiring, closures: &Semiring, value: impl Fn(u64) -> T, rng: &mut Rng) {
    let n = 400;
    let (rows, cols): (Vec<u64>, Vec<u64>) = (0..6 * n).map(|k| (k / 6, rng.below(n))).unzip();
    let vals: Vec<T> = rows.iter().map(|_| value(rng.below(100))).collect();
    let a = Matrix::from_tuples((n, n), &rows, &cols, &vals, Some(&op::second::<T>())).unwrap();
    let full = Vector::full(n, value(3)).unwrap();
    let some = Vector::from_tuples(n, &[3, 50, 51, 222], &[1, 2, 3, 4].map(&value), None).unwrap();
    let run = |s: &Semiring| {
        let [mxm, masked]: [Matrix<T>; 2] = [a.mxm(s, &a), a.mxm(s, a.t()).mask(&a).structural()].map(|e| e.eval().unwrap());
        let vectors = [a.mxv(s, &full), full.vxm(s, &a), a.mxv(s, &some), some.vxm(s, &a)];
        let vectors = vectors.map(|e: VectorExpr<T>| e.eval().unwrap().tuples().unwrap());
        (mxm.tuples().unwrap(), masked.tuples().unwrap(), vectors)
    };
    assert_eq!(run(closures), run(known), "{known:?}");
}

/// One test, because the threshold of recording and the number of threads belong to the process.
#[test]
fn closures_do_what_predefined_operators_do() {
    let mut rng = Rng(17);
    let offset = 7_i64;
    let pairs = [
        (semiring::plus_times::<i64>(), semiring::from_fns(i64::wrapping_add, 0, i64::wrapping_mul).unwrap()),
        (semiring::min_plus::<i64>(), semiring::from_fns(i64::min, i64::MAX, i64::wrapping_add).unwrap()),
        // A closure that captures something: min (x + y) is min (x + (y + 7)) - 7, if nothing overflows.
        (semiring::min_plus::<i64>(), {
            let plus = move |x: i64, y: i64| x.wrapping_add(y.wrapping_add(offset)).wrapping_sub(offset);
            semiring::from_fns(i64::min, i64::MAX, plus).unwrap()
        }),
    ];
    // A few entries among many columns: their products are listed, sorted at first and marked later.
    let (wide, few) = (matrix(200_000, 200_000, 2, &mut rng), vector(200_000, 400, &mut rng));
    for (known, closures) in &pairs {
        let push = |s: &Semiring| few.vxm(s, &wide).eval().and_then(|w: Vector<i64>| w.tuples()).unwrap();
        (0..9).for_each(|_| assert_eq!(push(closures), push(known), "{known:?}"));
    }
    for (n, per_row) in [(40, 3), (300, 9), (600, 40), (6000, 4)] {
        let a = matrix(n, n, per_row, &mut rng);
        let mask: Matrix<bool> = matrix(n, n, per_row, &mut rng).constant(true).eval().unwrap();
        let full = Vector::full(n, 2_i64).unwrap();
        let mut us: Vec<_> = [2, 5, 200, 1].iter().map(|one_in| vector(n, *one_in, &mut rng)).collect();
        us.push(full);
        for threads in [1, 2] {
            par::set_threads(threads);
            for from in [1, usize::MAX] {
                expr::record_from(from);
                for (known, closures) in &pairs {
                    let (want, got) = (products(known, &a, &mask, &us), products(closures, &a, &mask, &us));
                    assert_eq!(got, want, "n {n}, {threads} threads, recorded from {from}, {known:?}");
                }
            }
        }
        // Element by element, accumulated, reduced.
        let twice = op::from_fn(|x: i64, y: i64| x.wrapping_mul(2).wrapping_sub(y)).unwrap();
        let (u, v) = (&us[0], &us[1]);
        let got: Vector<i64> = u.ewise_mult(twice, v).eval().unwrap();
        let double: Vector<i64> = u.bind2nd(op::times::<i64>(), 2_i64).eval().unwrap();
        let want: Vector<i64> = double.ewise_mult(op::minus::<i64>(), v).eval().unwrap();
        assert_eq!(got.tuples().unwrap(), want.tuples().unwrap());
        let largest = monoid::from_fn(i64::MIN, i64::max).unwrap();
        assert_eq!(a.reduce(&largest).unwrap(), a.reduce(&monoid::max::<i64>()).unwrap());
        let mut w = u.dup().unwrap();
        w.write(v.same().accum(op::from_fn(i64::max).unwrap())).unwrap();
        let mut want = u.dup().unwrap();
        want.write(v.same().accum(op::max::<i64>())).unwrap();
        assert_eq!(w.tuples().unwrap(), want.tuples().unwrap());
    }
    // Values of other sizes.
    let short = semiring::from_fns(i16::wrapping_add, 0, i16::wrapping_mul).unwrap();
    same_on(&semiring::plus_times::<i16>(), &short, |x| x as i16, &mut rng);
    let complex = semiring::from_fns(|x: FC64, y| x + y, FC64::default(), |x: FC64, y: FC64| x * y).unwrap();
    same_on(&semiring::plus_times::<FC64>(), &complex, |x| FC64::new((x % 7) as f64, (x % 5) as f64), &mut rng);
    // Types that differ: how many of a row's entries are longer than u's.
    let a = matrix(200, 200, 5, &mut rng);
    let longer = semiring::from_fns(i32::wrapping_add, 0, |x: i64, y: f64| i32::from(x as f64 > y)).unwrap();
    let u = Vector::full(200, 0.5_f64).unwrap();
    let counts: Vector<i32> = a.mxv(&longer, &u).eval().unwrap();
    let positive = a.select(op::value_gt::<i64>(), 0_i64).eval().unwrap().nvals().unwrap();
    assert_eq!(counts.reduce(&monoid::plus::<i32>()).unwrap() as u64, positive);
}
