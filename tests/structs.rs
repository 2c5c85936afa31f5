//! Matrices and vectors of Rust structs, and closures of every kind, against plain loops over maps.
//!
//! Needs: the typed API. Every kind of product and every other call is run on structs of many sizes, on one and two threads, at
//! once and recorded. Expected values come from `expected`, which knows nothing of storage or kernels.

#[path = "structs/expected.rs"]
mod expected;
#[path = "stored/rng.rs"]
mod rng;

use graphblas::dynamic::{self, Indices};
use graphblas::ops::Semiring;
use graphblas::typed::{MatrixExpr, VectorExpr};
use graphblas::types::{Datum, Element, FC64, Plain, Type};
use graphblas::{ErrorKind, Matrix, Vector, expr, monoid, op, par, semiring};

use expected::Map;
use rng::Rng;

/// A struct with a sum, which commutes, and a product, which does not.
trait Sample: Element + Plain {
    fn any(rng: &mut Rng) -> Self;
    fn zero() -> Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    /// A number made of all fields.
    fn digest(self) -> u64;
}

macro_rules! samples {
    ($($(#[$layout:meta])* $name:ident { $($field:ident: $t:ty),* })*) => { $(
        $(#[$layout])*
        #[repr(C)]
        #[derive(Clone, Copy, PartialEq, Debug)]
        struct $name { $($field: $t),* }
        graphblas::element!($name { $($field),* });
        impl Sample for $name {
            fn any(rng: &mut Rng) -> Self { $name { $($field: rng.next() as $t),* } }
            fn zero() -> Self { $name { $($field: 0),* } }
            fn plus(self, other: Self) -> Self { $name { $($field: self.$field.wrapping_add(other.$field)),* } }
            fn times(self, other: Self) -> Self { $name { $($field: self.$field.wrapping_mul(3).wrapping_add(other.$field)),* } }
            fn digest(self) -> u64 { 0_u64 $(.wrapping_mul(31).wrapping_add(self.$field as u64))* }
        }
    )* };
}
samples! {
    OneByte { a: u8 }
    ThreeBytes { a: u8, b: i8, c: u8 }
    Four { a: i16, b: u16 }
    Eight { a: u32, b: i32 }
    Twelve { a: u32, b: u32, c: i32 }
    Sixteen { a: u64, b: u32, c: u32 }
    Wide { a: u128 }
    #[repr(align(16))] Aligned { a: u64, b: i64 }
    TwentyFour { a: u64, b: i64, c: u16, d: u16, e: u32 }
    FortyEight { a: u64, b: u64, c: u64, d: i64, e: u32, f: u32, g: u64 }
}

fn matrix<T: Element>(shape: (u64, u64), map: &Map<T>) -> Matrix<T> {
    let (rows, cols): (Vec<u64>, Vec<u64>) = map.keys().copied().unzip();
    Matrix::from_tuples(shape, &rows, &cols, &map.values().copied().collect::<Vec<_>>(), None).unwrap()
}

fn vector<T: Element>(n: u64, map: &Map<T>) -> Vector<T> {
    let idx: Vec<u64> = map.keys().map(|(i, _)| *i).collect();
    Vector::from_tuples(n, &idx, &map.values().copied().collect::<Vec<_>>(), None).unwrap()
}

fn entries<T: Element>(a: &Matrix<T>) -> Map<T> {
    let (rows, cols, vals) = a.tuples().unwrap();
    rows.into_iter().zip(cols).zip(vals).collect()
}

fn entries_of<T: Element>(u: &Vector<T>) -> Map<T> {
    let (idx, vals) = u.tuples().unwrap();
    idx.into_iter().map(|i| (i, 0)).zip(vals).collect()
}

fn got<T: Element>(e: MatrixExpr<T>) -> Map<T> {
    entries(&e.eval().unwrap())
}

fn got_of<T: Element>(e: VectorExpr<T>) -> Map<T> {
    entries_of(&e.eval().unwrap())
}

/// About `each` entries in each row.
fn some<T: Sample>(shape: (u64, u64), each: u64, rng: &mut Rng) -> Map<T> {
    (0..shape.0 * each).map(|k| ((k / each, rng.below(shape.1)), T::any(rng))).collect()
}

/// An entry at one of so many places of a vector.
fn some_of<T: Sample>(n: u64, one_in: u64, rng: &mut Rng) -> Map<T> {
    (0..n).filter(|_| rng.below(one_in) == 0).map(|i| ((i, 0), i)).collect::<Map<u64>>().map_values(|_| T::any(rng))
}

fn all<T: Sample>(shape: (u64, u64), rng: &mut Rng) -> Map<T> {
    (0..shape.0 * shape.1).map(|p| ((p / shape.1, p % shape.1), T::any(rng))).collect()
}

/// `map_values` for maps, which have none.
trait MapValues<T> {
    fn map_values<Z>(&self, f: impl FnMut(T) -> Z) -> Map<Z>;
}
impl<T: Copy> MapValues<T> for Map<T> {
    fn map_values<Z>(&self, mut f: impl FnMut(T) -> Z) -> Map<Z> {
        self.iter().map(|(at, x)| (*at, f(*x))).collect()
    }
}

fn ring<T: Sample>() -> Semiring {
    semiring::from_fns(T::plus, T::zero(), T::times).unwrap()
}

/// Products of matrices of all shapes, under masks of all kinds.
fn products<T: Sample>(n: u64, per_row: u64, rng: &mut Rng) {
    let (s, shape) = (ring::<T>(), (n, n));
    let (of_a, of_b): (Map<T>, Map<T>) = (some(shape, per_row, rng), some(shape, per_row, rng));
    let (a, b) = (matrix(shape, &of_a), matrix(shape, &of_b));
    let want = expected::product(&of_a, &of_b, T::times, T::plus);
    assert_eq!(got(a.mxm(&s, &b)), want);
    let (at, bt) = (expected::transposed(&of_a), expected::transposed(&of_b));
    assert_eq!(got(a.mxm(&s, b.t())), expected::product(&of_a, &bt, T::times, T::plus));
    assert_eq!(got(a.t().mxm(&s, &b)), expected::product(&at, &of_b, T::times, T::plus));
    let of_mask: Map<bool> = some::<OneByte>(shape, per_row, rng).map_values(|x| x.a % 2 == 0);
    let mask = matrix(shape, &of_mask);
    assert_eq!(got(a.mxm(&s, &b).mask(&mask)), expected::kept(&want, |at| of_mask.get(at) == Some(&true)));
    assert_eq!(got(a.mxm(&s, &b).mask_not(&mask)), expected::kept(&want, |at| of_mask.get(at) != Some(&true)));
    // A mask of structs, by its pattern.
    let ends = expected::product(&of_a, &bt, T::times, T::plus);
    assert_eq!(got(a.mxm(&s, b.t()).mask(&a).structural()), expected::kept(&ends, |at| of_a.contains_key(at)));
    // Full and narrow operands on either side, one of which repeats a value.
    for width in [3, 8, 20] {
        let of_full: Map<T> = all((n, width), rng);
        let full = matrix((n, width), &of_full);
        assert_eq!(got(a.mxm(&s, &full)), expected::product(&of_a, &of_full, T::times, T::plus), "{width} columns");
        let flat = full.transposed().eval().unwrap();
        let want = expected::product(&expected::transposed(&of_full), &of_a, T::times, T::plus);
        assert_eq!(got(flat.mxm(&s, &a)), want, "{width} rows");
        let want = expected::product(&expected::transposed(&of_full), &at, T::times, T::plus);
        assert_eq!(got(flat.mxm(&s, a.t())), want, "{width} rows, the other way round");
        let one = T::any(rng);
        let mut same = Matrix::<T>::try_new(n, width).unwrap();
        same.assign_scalar(Indices::All, Indices::All, one).unwrap();
        let want = expected::product(&of_a, &of_full.map_values(|_| one), T::times, T::plus);
        assert_eq!(got(a.mxm(&s, &same)), want, "one value");
    }
    // A few rows, some places of which have no entry, against columns.
    let of_few: Map<T> = expected::kept(&all((5, n), rng), |(i, j)| (i * 7 + j) % 3 != 0);
    let few = matrix((5, n), &of_few);
    assert_eq!(got(few.mxm(&s, a.t())), expected::product(&of_few, &at, T::times, T::plus));
    // One entry a row, and none in some.
    let of_single: Map<T> = (0..n).filter(|i| i % 5 != 0).map(|i| ((i, rng.below(n)), T::any(rng))).collect();
    let single = matrix(shape, &of_single);
    assert_eq!(got(single.mxm(&s, &b)), expected::product(&of_single, &of_b, T::times, T::plus));
    vectors(&s, (&of_a, &a), n, rng);
    // Places for which 32 bits do not suffice.
    let far = |map: &Map<T>| map.iter().map(|((i, j), x)| ((i << 33, j << 33), *x)).collect::<Map<T>>();
    let wide = matrix((n << 33, n << 33), &far(&of_a));
    assert_eq!(got(wide.mxm(&s, &wide)), far(&expected::product(&of_a, &of_a, T::times, T::plus)));
}

/// Products with vectors, few and many entries, pushed and pulled.
fn vectors<T: Sample>(s: &Semiring, (of_a, a): (&Map<T>, &Matrix<T>), n: u64, rng: &mut Rng) {
    let at = expected::transposed(of_a);
    // u' A: the vector's value is the first argument.
    let swapped = |x: T, y: T| T::times(y, x);
    for one_in in [1, 2, 9, 100] {
        let of_u: Map<T> = some_of(n, one_in, rng);
        let u = vector(n, &of_u);
        for round in 0..4 {
            // Rows are grouped by length from the third product on.
            let name = format!("one in {one_in}, round {round}");
            assert_eq!(got_of(a.mxv(s, &u)), expected::product(of_a, &of_u, T::times, T::plus), "A u, {name}");
            assert_eq!(got_of(u.vxm(s, a)), expected::product(&at, &of_u, swapped, T::plus), "u A, {name}");
        }
        assert_eq!(got_of(a.t().mxv(s, &u)), expected::product(&at, &of_u, T::times, T::plus), "A' u, one in {one_in}");
        let want = expected::product(of_a, &of_u, T::times, T::plus);
        let in_u = |at: &(u64, u64)| of_u.contains_key(at);
        assert_eq!(got_of(a.mxv(s, &u).mask(&u).structural()), expected::kept(&want, in_u), "A u in u, one in {one_in}");
        assert_eq!(got_of(a.mxv(s, &u).mask_not(&u).structural()), expected::kept(&want, |at| !in_u(at)), "not in u");
        // Accumulated into a vector with entries of its own.
        let mut w = u.dup().unwrap();
        w.write(a.mxv(s, &u).accum(op::from_fn(T::plus).unwrap())).unwrap();
        assert_eq!(entries_of(&w), expected::union(&of_u, &want, T::plus), "u += A u, one in {one_in}");
    }
}

/// Calls on entries one by one.
fn each<T: Sample>(n: u64, per_row: u64, rng: &mut Rng) {
    let shape = (n, n);
    let (of_a, of_b): (Map<T>, Map<T>) = (some(shape, per_row, rng), some(shape, per_row, rng));
    let (a, b) = (matrix(shape, &of_a), matrix(shape, &of_b));
    let (plus, times) = (op::from_fn(T::plus).unwrap(), op::from_fn(T::times).unwrap());
    assert_eq!(got(a.ewise_add(times.clone(), &b)), expected::union(&of_a, &of_b, T::times));
    assert_eq!(got(a.ewise_mult(times.clone(), &b)), expected::meet(&of_a, &of_b, T::times));
    let digest = op::from_fn(|x: T, y: T| x.digest() ^ y.digest()).unwrap();
    assert_eq!(got(a.ewise_mult::<u64, T>(digest, &b)), expected::meet(&of_a, &of_b, |x, y| x.digest() ^ y.digest()));
    assert_eq!(got(a.transposed()), expected::transposed(&of_a));
    assert_eq!(got(a.apply(op::unary_fn(T::digest).unwrap())), of_a.map_values(T::digest));
    let one = T::any(rng);
    let twice = op::unary_fn(move |x: T| x.plus(one).plus(x)).unwrap();
    assert_eq!(got(a.apply(twice)), of_a.map_values(|x| x.plus(one).plus(x)));
    assert_eq!(got(a.bind1st(times.clone(), one)), of_a.map_values(|x| one.times(x)));
    assert_eq!(got(a.bind2nd(times.clone(), one)), of_a.map_values(|x| x.times(one)));
    let placed = |x: T, i: u64, j: u64, t: u64| x.digest().wrapping_mul(t) ^ (i << 32) ^ j;
    let want: Map<u64> = of_a.iter().map(|((i, j), x)| ((*i, *j), placed(*x, *i, *j, 7))).collect();
    assert_eq!(got(a.apply_index(op::index_fn(placed).unwrap(), 7_u64)), want);
    // A thunk of the same struct, and a choice by value and place.
    let chosen = |x: T, i: u64, j: u64, t: T| !(x.plus(t).digest() % 64 + i + j).is_multiple_of(3);
    let want: Map<T> = of_a.iter().filter(|((i, j), x)| chosen(**x, *i, *j, one)).map(|(at, x)| (*at, *x)).collect();
    assert_eq!(got(a.select(op::index_fn(chosen).unwrap(), one)), want);
    assert_eq!(got(a.select(op::tril(), -1)), expected::kept(&of_a, |(i, j)| j < i));
    let sum = monoid::from_fn(T::zero(), T::plus).unwrap();
    assert_eq!(a.reduce(&sum).unwrap(), of_a.values().fold(T::zero(), |sum, x| sum.plus(*x)));
    let mut want = Map::<T>::new();
    for ((i, _), x) in &of_a {
        want.entry((*i, 0)).and_modify(|sum| *sum = sum.plus(*x)).or_insert(*x);
    }
    assert_eq!(got_of(a.reduce_rows(&sum)), want);
    let k: Map<T> = some((3, 2), 2, rng);
    let want = of_a.iter().flat_map(|((i, j), x)| k.iter().map(move |((r, c), y)| ((i * 3 + r, j * 2 + c), x.times(*y))));
    assert_eq!(got(a.kronecker(times.clone(), &matrix((3, 2), &k))), want.collect());
    // Written under masks, accumulated, assigned, extracted.
    let of_mask: Map<i32> = some::<OneByte>(shape, per_row, rng).map_values(|x| i32::from(x.a % 2));
    let mask = matrix(shape, &of_mask);
    let mut c = a.dup().unwrap();
    c.write(b.same().mask(&mask)).unwrap();
    let is = |at: &(u64, u64)| of_mask.get(at) == Some(&1);
    let mut want = expected::kept(&of_a, |at| !is(at));
    want.extend(expected::kept(&of_b, is));
    assert_eq!(entries(&c), want);
    c.write(a.constant(one).mask(&mask).structural().replace()).unwrap();
    assert_eq!(entries(&c), of_mask.map_values(|_| one));
    c.write(b.same().accum(plus)).unwrap();
    assert_eq!(entries(&c), expected::union(&of_mask.map_values(|_| one), &of_b, T::plus));
    let list: Vec<u64> = (0..n).rev().filter(|i| i % 3 == 0).collect();
    let part = a.extract(&list, ..).unwrap();
    let want = of_a.iter().filter_map(|((i, j), x)| Some(((list.iter().position(|k| k == i)? as u64, *j), *x)));
    assert_eq!(entries(&part), want.collect());
    let mut c = b.dup().unwrap();
    c.assign(&list, .., &part).unwrap();
    let mut want = expected::kept(&of_b, |(i, _)| i % 3 != 0);
    want.extend(expected::kept(&of_a, |(i, _)| i % 3 == 0));
    assert_eq!(entries(&c), want);
    single(n, (&of_a, a), rng);
}

/// Entries one at a time, doubles, copies, bytes.
fn single<T: Sample>(n: u64, (of_a, mut a): (&Map<T>, Matrix<T>), rng: &mut Rng) {
    let kept = a.dup().unwrap();
    let mut want = of_a.clone();
    for _ in 0..50 {
        let (at, x) = ((rng.below(n), rng.below(n)), T::any(rng));
        assert_eq!(a.get(at.0, at.1).unwrap(), want.get(&at).copied());
        if rng.below(3) == 0 {
            a.remove(at.0, at.1).unwrap();
            want.remove(&at);
        } else {
            a.set(at.0, at.1, x).unwrap();
            want.insert(at, x);
            assert_eq!(a.get(at.0, at.1).unwrap(), Some(x));
        }
    }
    assert_eq!((entries(&a), a.nvals().unwrap() as usize), (want.clone(), want.len()));
    assert_eq!(entries(&kept), *of_a, "a copy stays");
    let rows: Vec<u64> = (0..100).map(|_| rng.below(4)).collect();
    let vals: Vec<T> = rows.iter().map(|_| T::any(rng)).collect();
    let u = Vector::from_tuples(4, &rows, &vals, Some(&op::from_fn(T::plus).unwrap())).unwrap();
    for i in 0..4 {
        let sum = rows.iter().zip(&vals).filter(|(k, _)| **k == i).map(|(_, x)| *x).reduce(T::plus);
        assert_eq!(u.get(i).unwrap(), sum);
    }
    let bytes = a.as_dynamic().serializer(b"").to_buf().unwrap();
    let back = dynamic::Matrix::deserialize(Some(&T::run_time_type().unwrap()), &bytes).unwrap();
    let mut copy = Matrix::<T>::try_new(n, n).unwrap();
    copy.as_dynamic().assign(&dynamic::Write::default(), &back, Indices::All, Indices::All).unwrap();
    assert_eq!(entries(&copy), want);
    copy.clear().unwrap();
    assert_eq!(copy.nvals().unwrap(), 0);
}

/// The threshold of recording and the number of threads belong to the process.
fn in_all_ways(run: impl Fn(&mut Rng)) {
    for threads in [1, 2] {
        par::set_threads(threads);
        for from in [1, usize::MAX] {
            expr::record_from(from);
            run(&mut Rng(threads as u64 * 3 + from as u64 % 2));
        }
    }
}

/// One test, as the settings above are the process's.
#[test]
fn structs_are_elements_as_numbers_are() {
    fn both<T: Sample>() {
        in_all_ways(|rng| {
            for (n, per_row) in [(7, 2), (60, 6), (200, 5)] {
                products::<T>(n, per_row, rng);
                each::<T>(n, per_row, rng);
            }
        });
    }
    both::<OneByte>();
    both::<ThreeBytes>();
    both::<Four>();
    both::<Eight>();
    both::<Twelve>();
    both::<Sixteen>();
    both::<Wide>();
    both::<Aligned>();
    both::<TwentyFour>();
    both::<FortyEight>();
    in_all_ways(|rng| products::<Twelve>(2500, 8, rng));
    in_all_ways(pushed::<ThreeBytes>);
    in_all_ways(pushed::<Aligned>);
    in_all_ways(pushed::<FortyEight>);
    in_all_ways(mixed);
    in_all_ways(chains);
}

/// Few entries against a long matrix: products are listed and sorted.
fn pushed<T: Sample>(rng: &mut Rng) {
    let (n, shape) = (2000, (2000, 140_000));
    let of_a: Map<T> = some(shape, 3, rng);
    let (a, at) = (matrix(shape, &of_a), expected::transposed(&of_a));
    for entries in [3, 40, 500] {
        let of_u: Map<T> = (0..entries).map(|_| ((rng.below(n), 0), T::any(rng))).collect();
        let want = expected::product(&at, &of_u, |x, y| T::times(y, x), T::plus);
        assert_eq!(got_of(vector(n, &of_u).vxm(&ring::<T>(), &a)), want, "{entries} entries");
    }
}

/// Structs with numbers: what they are made of, and what is made of them.
fn mixed(rng: &mut Rng) {
    let n = 200;
    let of_a: Map<Twelve> = some((n, n), 6, rng);
    let of_x: Map<f64> = some_of::<Four>(n, 1, rng).map_values(|x| f64::from(x.a));
    let (a, x) = (matrix((n, n), &of_a), vector(n, &of_x));
    let mul = |y: Twelve, x: f64| FortyEight { a: y.digest(), b: x as u64, ..FortyEight::zero() };
    let s = semiring::from_fns(FortyEight::plus, FortyEight::zero(), mul).unwrap();
    assert_eq!(got_of(a.mxv(&s, &x)), expected::product(&of_a, &of_x, mul, FortyEight::plus));
    let s = semiring::from_fns(u64::wrapping_add, 0, |x: Twelve, y: Twelve| x.digest() ^ y.digest()).unwrap();
    let want = expected::product(&of_a, &of_a, |x, y| x.digest() ^ y.digest(), u64::wrapping_add);
    assert_eq!(got(a.mxm(&s, &a)), want);
    // The order of arguments is told where the types differ.
    let s = semiring::from_fns(u64::max, 0, |x: f64, y: Twelve| (x as u64) ^ y.digest()).unwrap();
    let at = expected::transposed(&of_a);
    let want = expected::product(&at, &of_x, |y, x| (x as u64) ^ y.digest(), u64::max);
    assert_eq!(got_of(x.vxm(&s, &a)), want);
    // A sum that ends early, as it is declared to.
    let or = op::from_fn(|x: u8, y: u8| x | y).unwrap().commutative().unwrap().associative().unwrap();
    let or = or.idempotent().unwrap().annihilated_by(u8::MAX).unwrap();
    op::check_laws(&or).unwrap();
    let ones = monoid::of(&or, 0_u8).unwrap();
    let bits = op::from_fn(|x: Twelve, _: Twelve| if x.a.is_multiple_of(4) { u8::MAX } else { x.a as u8 }).unwrap();
    let s = semiring::of(&ones, &bits).unwrap();
    let want = expected::product(&of_a, &of_a, |x, _| if x.a.is_multiple_of(4) { u8::MAX } else { x.a as u8 }, |x, y| x | y);
    assert_eq!(got(a.mxm(&s, &a)), want);
}

/// Closures on numbers, in chains of calls that are made in one pass where they are recorded.
fn chains(rng: &mut Rng) {
    let n = 3000;
    let x: Vec<f64> = (0..n).map(|_| rng.below(1000) as f64).collect();
    let idx: Vec<u64> = (0..n).collect();
    let u = Vector::from_tuples(n, &idx, &x, None).unwrap();
    let shift = 2.5;
    let root = op::unary_fn(move |x: f64| (x + shift).sqrt()).unwrap();
    let near = op::from_fn(|x: f64, y: f64| (x - y).abs()).unwrap();
    let mut v: Vector<f64> = u.apply(root.clone()).eval().unwrap();
    v.write(v.ewise_mult::<f64, f64>(near, &u).accum(op::plus::<f64>())).unwrap();
    let whole: Vector<i32> = v.apply(op::unary_fn(|x: f64| x as i32).unwrap()).eval().unwrap();
    let odd: Vector<i32> =
        whole.select(op::index_fn(|x: i32, i: u64, _, t: u64| (x as u64 + i) % 2 == t).unwrap(), 1_u64).eval().unwrap();
    let want: Vec<i32> = x.iter().map(|x| ((x + shift).sqrt() + ((x + shift).sqrt() - x).abs()) as i32).collect();
    assert_eq!(whole.tuples().unwrap().1, want);
    let (kept, vals): (Vec<u64>, Vec<i32>) = idx.iter().zip(&want).filter(|(i, x)| (**x as u64 + **i) % 2 == 1).unzip();
    assert_eq!(odd.tuples().unwrap(), (kept, vals));
    // Values of two words, and a cast of what a closure gives.
    let turned: Vector<FC64> = u.apply(op::unary_fn(|x: f64| FC64::new(0.0, x)).unwrap()).eval().unwrap();
    assert_eq!(turned.tuples().unwrap().1, x.iter().map(|x| FC64::new(0.0, *x)).collect::<Vec<_>>());
    let short: Vector<u8> = u.apply(op::unary_fn(|x: f64| x / 5.0).unwrap()).eval().unwrap();
    assert_eq!(short.tuples().unwrap().1, x.iter().map(|x| (x / 5.0) as u8).collect::<Vec<_>>());
    // Matrices kept in lists, by columns too.
    let of_a: Map<i64> = some::<Eight>((300, 200), 4, rng).map_values(|x| i64::from(x.b));
    let a = matrix((300, 200), &of_a).transposed().eval().unwrap();
    let sized: Matrix<i64> = a.apply(op::unary_fn(i64::wrapping_abs).unwrap()).eval().unwrap();
    let upper = sized.select(op::index_fn(|x: i64, i: u64, j: u64, t: i64| x > t && i < j).unwrap(), 1000_i64).eval().unwrap();
    let placed: Matrix<i64> = upper
        .apply_index(op::index_fn(|x: i64, i: u64, j: u64, t: i64| x + t * (i as i64 - j as i64)).unwrap(), 3_i64)
        .eval()
        .unwrap();
    let want = expected::transposed(&of_a).map_values(i64::wrapping_abs);
    let want =
        want.iter().filter(|((i, j), x)| **x > 1000 && i < j).map(|((i, j), x)| ((*i, *j), x + 3 * (*i as i64 - *j as i64)));
    assert_eq!(entries(&placed), want.collect());
}

mod shapes {
    /// Fields without names, one of them an array.
    #[repr(C)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Unnamed(pub [f32; 3], pub u32);

    /// A struct in a struct.
    #[repr(C)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Nested {
        pub inner: Unnamed,
        pub weights: [[u16; 2]; 2],
    }

    #[repr(C)]
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Both<T> {
        pub first: T,
        pub second: T,
    }
}
graphblas::element!(shapes::Unnamed { 0, 1 });
graphblas::element!(shapes::Nested { inner, weights });
graphblas::element!(shapes::Both<u16> { first, second });
graphblas::element!(shapes::Both<f64> { first, second });

#[test]
fn structs_may_be_of_many_shapes() {
    use shapes::{Both, Nested, Unnamed};
    let inner = Unnamed([1.0, -2.0, f32::INFINITY], 7);
    let u = Vector::full(3, Nested { inner, weights: [[1, 2], [3, 4]] }).unwrap();
    let inside: Vector<Unnamed> = u.apply(op::unary_fn(|x: Nested| x.inner).unwrap()).eval().unwrap();
    assert_eq!(inside.get(1).unwrap(), Some(inner));
    // Two instances of a generic struct are two types, with names of their own.
    let (small, large) = (Both::<u16>::run_time_type().unwrap(), Both::<f64>::run_time_type().unwrap());
    assert!(small != large && small.name() != large.name() && (small.size(), large.size()) == (4, 16));
    let both = op::unary_fn(|x: Both<u16>| Both { first: f64::from(x.first), second: f64::from(x.second) }).unwrap();
    let v = Vector::full(2, Both { first: 3_u16, second: 4 }).unwrap();
    assert_eq!(v.apply(both).eval().unwrap().get(0).unwrap(), Some(Both { first: 3.0, second: 4.0 }));
}

#[test]
fn types_of_structs_are_told_apart() {
    let (a, b) = (Sixteen::run_time_type().unwrap(), Aligned::run_time_type().unwrap());
    assert!(a == Sixteen::run_time_type().unwrap() && a != b && (a.size(), b.size()) == (16, 16));
    assert!(a.name().ends_with("Sixteen"), "{}", a.name());
    // The run-time face: operators and objects that do not belong together, all with bytes of one length.
    let u = Vector::full(3, Sixteen::zero()).unwrap();
    let on_others = op::from_fn(Aligned::plus).unwrap();
    let e = u.ewise_add::<Sixteen, Sixteen>(on_others.clone(), &u).eval().unwrap_err();
    assert_eq!(e.kind(), ErrorKind::DomainMismatch);
    let said = e.to_string();
    assert!(said.contains("Sixteen") && said.contains("Aligned"), "{said}");
    let mismatch = |e: graphblas::Error| assert_eq!(e.kind(), ErrorKind::DomainMismatch, "{e}");
    mismatch(u.apply::<f64>(op::ainv::<f64>()).eval().unwrap_err());
    mismatch(u.apply::<Aligned>(op::unary_fn(Sixteen::digest).unwrap()).eval().unwrap_err());
    mismatch(u.bind2nd::<Sixteen, Aligned>(op::from_fn(Sixteen::plus).unwrap(), Aligned::zero()).eval().unwrap_err());
    mismatch(u.reduce(&monoid::plus::<i64>()).unwrap_err());
    mismatch(u.reduce(&monoid::from_fn(Aligned::zero(), Aligned::plus).unwrap()).unwrap_err());
    mismatch(u.select(op::value_gt::<f64>(), 0.0).eval().unwrap_err());
    mismatch(Vector::full(3, 1).unwrap().same().mask(&u).eval().unwrap_err());
    mismatch(semiring::of(&monoid::plus::<f64>(), &op::from_fn(Sixteen::plus).unwrap()).unwrap_err());
    mismatch(monoid::from_fn(Sixteen::zero(), Sixteen::plus).and_then(|m| monoid::of(&m.op(), Aligned::zero())).unwrap_err());
    let mut one = [0; 16];
    mismatch(u.as_dynamic().extract_element(&b, &mut one, 0).unwrap_err());
    mismatch(u.as_dynamic().set_element(&Datum::of(&1.0_f64), 0).unwrap_err());
    let wrong = Type::try_new(16, "mine", "").unwrap();
    mismatch(u.as_dynamic().set_element(&Datum::new(wrong, &[0; 16]).unwrap(), 0).unwrap_err());
    assert!(format!("{u:?}").contains("Sixteen"), "{u:?}");
    assert!(u.as_dynamic().explain(graphblas::plan::explain::Explain::Text).unwrap().contains("Sixteen"));
}

#[test]
fn laws_of_closures_are_declared_and_tried() {
    let op = || op::from_fn(Twelve::plus).unwrap();
    let values = [Twelve { a: 1, b: 2, c: 3 }, Twelve { a: 7, b: 0, c: -3 }, Twelve::zero()];
    let sum = op().commutative().unwrap().associative().unwrap();
    assert!(sum.is_commutative() && sum.is_associative() && !sum.is_idempotent());
    op::check_laws_on(&sum, &values).unwrap();
    let e = op::check_laws_on(&op().idempotent().unwrap(), &values).unwrap_err();
    assert!(e.to_string().contains("idempotent"), "{e}");
    let e = op::check_laws_on(&op().annihilated_by(values[0]).unwrap(), &values).unwrap_err();
    assert!(e.to_string().contains("annihilated"), "{e}");
    let times = op::from_fn(Twelve::times).unwrap().commutative().unwrap();
    assert!(op::check_laws_on(&times, &values).unwrap_err().to_string().contains("commutative"));
    // Without values of the type nothing can be tried, and that is said.
    assert!(op::check_laws(&sum).unwrap_err().to_string().contains("Twelve"));
    assert_eq!(op::check_laws_on(&sum, &[1.0]).unwrap_err().kind(), ErrorKind::DomainMismatch);
    // Not for predefined operators, nor where types differ.
    assert_eq!(op::plus::<i32>().commutative().unwrap_err().kind(), ErrorKind::InvalidValue);
    let mixed = || op::from_fn(|x: Twelve, _: f64| x).unwrap();
    assert_eq!(mixed().commutative().unwrap_err().kind(), ErrorKind::DomainMismatch);
    assert_eq!(mixed().associative().unwrap_err().kind(), ErrorKind::DomainMismatch);
    assert_eq!(op().annihilated_by(1.0).unwrap_err().kind(), ErrorKind::DomainMismatch);
}

#[test]
fn expressions_say_what_they_would_do() {
    let a = Matrix::from_tuples((2, 3), &[0, 1], &[2, 0], &[1.5, 2.5], None).unwrap();
    let (u, m) = (Vector::full(3, 1.0).unwrap(), Vector::full(2, true).unwrap());
    let e: VectorExpr<f64> = a.mxv(&semiring::plus_times::<f64>(), &u);
    assert_eq!(format!("{e:?}"), "Vector FP64 2: mxv PLUS_TIMES_FP64(Matrix FP64 2x3, Vector FP64 3)");
    let e = e.mask_not(&m).structural().replace().accum(op::min::<f64>());
    assert_eq!(
        format!("{e:?}").split_once("), ").unwrap().1,
        "not where the pattern of Vector BOOL 2, replacing, accumulated by MIN_FP64"
    );
    let e: MatrixExpr<i64> = a.t().mxm(&semiring::plus_pair::<i64>(), &a);
    assert_eq!(
        format!("{e:?}"),
        "Matrix INT64 3x3: mxm PLUS_PAIR_INT64(Matrix FP64 2x3, Matrix FP64 2x3), the first operand transposed"
    );
    assert_eq!(
        format!("{:?}", u.select(op::value_gt::<f64>(), 0.5)),
        "Vector FP64 3: select VALUEGT_FP64(Vector FP64 3, a value of FP64)"
    );
    let e = u.apply::<Eight>(op::unary_fn(|x: f64| Eight { a: x as u32, b: 0 }).unwrap());
    assert_eq!(format!("{e:?}"), "Vector structs::Eight 3: apply closure_FP64(Vector FP64 3)");
    assert_eq!(format!("{:?}", a.constant(1_u8)), "Matrix UINT8 2x3: a value of UINT8");
    assert_eq!(format!("{:?}", u.same()), "Vector FP64 3: the entries of Vector FP64 3");
}

#[test]
fn vectors_of_numbers_and_places() {
    assert_eq!(Vector::<f32>::index(3).unwrap().tuples().unwrap(), (vec![0, 1, 2], vec![0.0, 1.0, 2.0]));
    assert_eq!(Vector::<i64>::index(0).unwrap().nvals().unwrap(), 0);
    let a = Matrix::from_tuples((3, 4), &[0, 1, 2, 2], &[3, 1, 0, 2], &[1, 2, 3, 4], None).unwrap();
    let places = |f| a.apply_index::<i64, i64>(f, 10).eval().unwrap().tuples().unwrap().2;
    assert_eq!(places(op::row_index()), [10, 11, 12, 12]);
    assert_eq!(places(op::col_index()), [13, 11, 10, 12]);
    assert_eq!(places(op::diag_index()), [13, 10, 8, 10]);
    let count = |f, t: i64| a.select(f, t).eval().unwrap().nvals().unwrap();
    assert_eq!((count(op::diag(), 0), count(op::diag(), 3), count(op::off_diag(), 0)), (2, 1, 2));
    assert_eq!((count(op::row_le(), 1), count(op::row_gt(), 1), count(op::col_le(), 1), count(op::col_gt(), 1)), (2, 2, 2, 2));
    let u = Vector::full(3, 1).unwrap();
    assert_eq!(u.vxm::<i64, i32>(&semiring::max_secondi(), &a).eval().unwrap().tuples().unwrap().1, [2, 1, 2, 0]);
    assert_eq!(u.vxm::<i64, i32>(&semiring::min_secondi(), &a).eval().unwrap().tuples().unwrap().1, [2, 1, 2, 0]);
    let t = a.mxm::<i64, i32>(&semiring::min_secondj(), a.t()).eval().unwrap();
    assert_eq!(t.tuples().unwrap().2, [0, 1, 2]);
    let t = a.mxm::<i64, i32>(&semiring::min_firsti(), a.t()).eval().unwrap();
    assert_eq!(t.tuples().unwrap().2, [0, 1, 2]);
}
