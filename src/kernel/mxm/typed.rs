//! Specialised semirings on rows: everything inlined.
//!
//! Needs: a row of [`hot`](super::hot). Gives: [`Typed`], for saxpy and dot, and the visitors that
//! run a whole product with it.
//! Cost: 1 to 2 ns per multiply-add in cache.
//! Iso operands are read through a mask of zero: position & 0 is the one value.

use std::marker::PhantomData;

use super::hot::{Side, Visitor};
use super::rowwise::Rowwise;
use super::{Order, dot, saxpy};
use crate::error::Result;
use crate::kernel::closures::{Bodies, Closures};
use crate::kernel::operand::view;
use crate::mem::{LINE, prefetch, prefetch_at};
use crate::storage::{Index, Store};
use crate::types::Element;

/// One side's values: `at(p)` for any position below the number of entries.
#[derive(Clone, Copy)]
pub struct Reader<'a, X> {
    start: *const X,
    mask: usize,
    len: usize,
    store: PhantomData<&'a Store>,
}

// SAFETY: reads shared values only.
unsafe impl<X: Side> Send for Reader<'_, X> {}
// SAFETY: as above.
unsafe impl<X: Side> Sync for Reader<'_, X> {}

impl<'a, X: Side> Reader<'a, X> {
    /// The values of `s`, whose type is X's (or X is `()`).
    pub fn new(s: &'a Store) -> Self {
        debug_assert!(!X::IS_READ || s.ty.size() == size_of::<X>(), "hot::visit checked the types");
        let len = s.vals.bytes().len().checked_div(size_of::<X>()).unwrap_or(usize::MAX);
        Reader {
            start: s.vals.bytes().as_ptr().cast(),
            mask: if s.vals.is_iso() { 0 } else { usize::MAX },
            len,
            store: PhantomData,
        }
    }

    /// The value at `p`.
    ///
    /// # Safety
    /// `p` is below the number of entries (VAL-1).
    #[inline(always)]
    pub unsafe fn at(&self, p: usize) -> X {
        debug_assert!(p & self.mask < self.len);
        // SAFETY: VAL-1; for `()` nothing is read.
        unsafe { self.start.add(p & self.mask).read() }
    }

    /// All values, if there are any and they are not iso.
    #[inline(always)]
    pub fn list(&self) -> Option<&'a [X]> {
        // SAFETY: `new` took start and length from the store, which is borrowed for 'a; of `()` there are as many as anybody likes.
        (self.mask != 0 && self.len > 0).then(|| unsafe { std::slice::from_raw_parts(self.start, self.len) })
    }

    /// Whether there is a value for each place, of those that are looked at.
    #[inline(always)]
    pub fn has_each(&self) -> bool {
        !X::IS_READ || self.mask != 0
    }

    /// Asks for the value at `p` ahead.
    #[inline(always)]
    pub fn ask(&self, p: usize) {
        let p = p & self.mask;
        if size_of::<X>() > 0 && p < self.len {
            // SAFETY: VAL-1.
            prefetch(unsafe { &*self.start.add(p) });
        }
    }

    /// Asks for the `N` values from `p` on, as many as there are.
    #[inline(always)]
    pub fn ask_some<const N: usize>(&self, p: usize) {
        if let Some(list) = self.list().filter(|_| size_of::<X>() > 0) {
            (0..N * size_of::<X>()).step_by(LINE).for_each(|b| prefetch_at(list, p + b / size_of::<X>()));
        }
    }

    /// The value at `p` of values that are not iso: neighbours can be read together.
    ///
    /// # Safety
    /// `p` is below the number of values (VAL-1), and there is one for each.
    #[inline(always)]
    pub unsafe fn each(&self, p: usize) -> X {
        debug_assert!(p < self.len);
        // SAFETY: VAL-1; for `()` nothing is read.
        unsafe { self.start.add(p).read() }
    }
}

/// A specialised semiring at work.
pub struct Typed<'a, X, Y, Z, M, A, F> {
    x: Reader<'a, X>,
    y: Reader<'a, Y>,
    functions: (M, A, F),
    z: PhantomData<Z>,
}

impl<I: Index, X: Side, Y: Side, Z: Element, M: Fn(X, Y, usize) -> Z, A: Fn(Z, Z) -> Z, F: Fn(Z) -> bool> dot::Dot<I>
    for Typed<'_, X, Y, Z, M, A, F>
{
    type Place = u32;

    #[inline(always)]
    unsafe fn dot(
        &mut self,
        _i: usize,
        _j: usize,
        mut pairs: impl FnMut() -> Option<(usize, usize, usize)>,
        out: *mut u8,
    ) -> bool {
        let (mul, add, is_final) = &self.functions;
        // SAFETY: pairs are entries of A and B.
        let product = |(p, q, k)| mul(unsafe { self.x.at(p) }, unsafe { self.y.at(q) }, k);
        let Some(first) = pairs() else { return false };
        let mut sum = product(first);
        while !is_final(sum)
            && let Some(pair) = pairs()
        {
            sum = add(sum, product(pair));
        }
        // SAFETY: the caller's room; value blocks are aligned.
        unsafe { out.cast::<Z>().write(sum) };
        true
    }
}

/// Runs a whole saxpy with a specialised semiring.
pub struct MakeAxpy<'j, 'a, I> {
    job: &'j saxpy::Job<'a>,
    width: PhantomData<I>,
}

impl<'j, 'a, I> MakeAxpy<'j, 'a, I> {
    /// For `job`.
    pub fn new(job: &'j saxpy::Job<'a>) -> Self {
        MakeAxpy { job, width: PhantomData }
    }
}

impl Visitor for MakeAxpy<'_, '_, u32> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        _is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let job = self.job;
        let (idx, neutral) = (view::<u32>(job.b).idx, job.neutral::<Z>()?);
        // Each worker meets A's value once and B's values one after the other.
        let (a, b) = (Reader::<X>::new(job.a), Reader::<Y>::new(job.b));
        job.rows::<u32, _>(None, || {
            let start = move |pa, k| {
                // SAFETY: pa is an entry of A.
                let x = unsafe { a.at(pa) };
                // SAFETY: q is an entry of B.
                move |q| mul(x, unsafe { b.at(q) }, k)
            };
            Ok(Rowwise::new(idx, start, add, neutral))
        })
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.axpy)(self, closures) }
    }
}

/// Runs a whole masked dot product with a specialised semiring.
pub struct MakeDot<'j, 'a, I>(&'j dot::Job<'a, I>);

impl<'j, 'a, I> MakeDot<'j, 'a, I> {
    /// For `job`.
    pub fn new(job: &'j dot::Job<'a, I>) -> Self {
        MakeDot(job)
    }
}

impl Visitor for MakeDot<'_, '_, u32> {
    type Out = Result<Store>;
    fn visit<X: Side, Y: Side, Z: Element>(
        self,
        mul: impl Fn(X, Y, usize) -> Z + Copy + Send + Sync + 'static,
        add: impl Fn(Z, Z) -> Z + Copy + Send + Sync + 'static,
        is_final: impl Fn(Z) -> bool + Copy + Send + Sync + 'static,
    ) -> Result<Store> {
        let job = self.0;
        let functions = (mul, add, is_final);
        job.rows(|| Ok(Typed { x: Reader::<X>::new(job.a), y: Reader::<Y>::new(job.b), functions, z: PhantomData }))
    }

    unsafe fn call(self, bodies: &Bodies, closures: Closures) -> Result<Store> {
        // SAFETY: the caller's promise.
        unsafe { (bodies.dot)(self, closures) }
    }
}

/// Index widths and whether they have specialised bodies.
pub trait Width: Index {
    /// Runs `job` specialised, if `hot` lists its semiring and this width is compiled.
    fn saxpy(job: &saxpy::Job<'_>, order: Order) -> Option<Result<Store>>;
    /// The same for a masked dot product.
    fn dot(job: &dot::Job<'_, Self>) -> Option<Result<Store>>;
}

impl Width for u32 {
    fn saxpy(job: &saxpy::Job<'_>, order: Order) -> Option<Result<Store>> {
        super::hot::visit(job.s, job.a, job.b, order, MakeAxpy::<u32>::new(job))
    }
    fn dot(job: &dot::Job<'_, u32>) -> Option<Result<Store>> {
        super::hot::visit(job.s, job.a, job.b, Order::Straight, MakeDot::new(job))
    }
}

impl Width for u64 {
    fn saxpy(_job: &saxpy::Job<'_>, _order: Order) -> Option<Result<Store>> {
        None
    }
    fn dot(_job: &dot::Job<'_, u64>) -> Option<Result<Store>> {
        None
    }
}
