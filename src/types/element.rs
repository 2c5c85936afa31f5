//! Element types: the built-in ones, and plain Rust structs.
//!
//! Needs: `mem`. Gives: [`Element`], which the macro [`element!`](crate::element) implements for structs; [`Plain`], what their
//! fields are; the views between typed slices and bytes.
//! Cost: free; the run-time type of a struct is one small block for the process, and asking for it a load.
//! Invariant ELEMENT-1: every implementor is plain data without padding, aligned to 16 bytes at most, and bytes that are all zero
//! are a value. Any other bytes are values, too, except for `bool`, whose bytes are checked to be 0 or 1 at every door (VAL-2).

use super::Type;
use crate::error::Result;
use crate::mem::Lazy;

/// A type that matrices and vectors may have elements of: a built-in one ([`Scalar`](super::Scalar)), or a struct that was given
/// to [`element!`](crate::element).
///
/// # Safety
/// ELEMENT-1: no padding, alignment at most 16, a size above zero, and any bytes are a value. `run_time_type` gives the same
/// type each time, of as many bytes, which belongs to no other Rust type. The macro checks all of that when it is compiled.
///
/// ```
/// use graphblas::Matrix;
/// use graphblas::types::Element;
/// // A function for matrices of numbers and of structs alike.
/// fn density<T: Element>(a: &Matrix<T>) -> graphblas::Result<f64> {
///     Ok(a.nvals()? as f64 / (a.nrows() as f64 * a.ncols() as f64))
/// }
/// assert_eq!(density(&Matrix::from_edges(2, [(0, 1)])?)?, 0.25);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an element of a matrix or a vector",
    label = "neither a built-in type nor a struct given to `graphblas::element!`",
    note = "for a `#[repr(C)]` struct of numbers write `graphblas::element!({Self} {{ field, field }});`"
)]
pub unsafe trait Element: Copy + PartialEq + std::fmt::Debug + Send + Sync + 'static {
    /// The type that objects with such elements have at run time; out of memory when it cannot be made, the first time.
    fn run_time_type() -> Result<Type>;
}

/// What fields of elements may be: numbers, complex numbers, arrays of these, and structs given to [`element!`](crate::element).
///
/// # Safety
/// Plain data without padding, of which any bytes are a value. So not `bool`, `char`, enums, references or pointers.
///
/// ```
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Place {
///     at: [f32; 3], // an array of numbers is plain
///     name: u32,
/// }
/// graphblas::element!(Place { at, name });
///
/// let places = graphblas::Vector::from_slice(&[Place { at: [0.0, 1.0, 2.0], name: 7 }])?;
/// assert_eq!(places.get(0)?.map(|p| p.name), Some(7));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a field of an element",
    label = "neither a number, an array of numbers, nor a struct given to `graphblas::element!`",
    note = "any bytes must be a value of a field: keep a truth as `u8`, a kind as a number, a place as an index"
)]
pub unsafe trait Plain: Copy + Send + Sync + 'static {}

// SAFETY: any bits are a number, and it has no others; so for the three below.
unsafe impl Plain for i128 {}
// SAFETY: as above.
unsafe impl Plain for u128 {}
// SAFETY: as above.
unsafe impl Plain for isize {}
// SAFETY: as above.
unsafe impl Plain for usize {}

// SAFETY: values one after the other, with nothing between them.
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}

/// Where the run-time type of one struct is kept.
#[doc(hidden)]
pub struct TypeSlot(Lazy<Type>);

impl TypeSlot {
    /// Not asked for yet.
    #[doc(hidden)]
    #[must_use]
    pub const fn new() -> TypeSlot {
        TypeSlot(Lazy::new())
    }

    /// The type, named after `T`, which is made once.
    #[doc(hidden)]
    pub fn of<T>(&self) -> Result<Type> {
        self.0.get_or_try_init(|| Type::try_new(size_of::<T>(), std::any::type_name::<T>(), "")).cloned()
    }
}

/// Makes a struct a type of elements: `element!(Edge { length, kind })`, with the names of all its fields in their order.
///
/// It is checked, when the program is compiled, that the struct is `#[repr(C)]` or laid out like that, that nothing lies between
/// or behind its fields, that each is a number, an array of numbers or such a struct itself, and that it is `Copy`, `PartialEq`
/// and `Debug`. Fields of a tuple struct are `0, 1, 2`. It stands where the fields are visible, outside of functions or in one.
///
/// Values of the struct are moved, stored, masked, combined by closures, serialised and so on as those of built-in types are; they
/// are cast to nothing else, and predefined operators, which are on built-in types, do not take them (`DomainMismatch`); as a mask
/// such an object is structural, or refused. Calls on structs are made at once: they are not recorded and merged with others.
///
/// ```
/// # #![forbid(unsafe_code)]
/// use graphblas::{Matrix, Vector, semiring};
///
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Way {
///     length: f32,
///     stops: u32,
/// }
/// graphblas::element!(Way { length, stops });
///
/// // The shortest way, and of equally short ones that with the fewest stops.
/// let shorter = |a: Way, b: Way| if (b.length, b.stops) < (a.length, a.stops) { b } else { a };
/// let none = Way { length: f32::INFINITY, stops: u32::MAX };
/// let s = semiring::from_fns(shorter, none, |w: Way, edge: f32| Way { length: w.length + edge, stops: w.stops + 1 })?;
///
/// let a = Matrix::from_tuples((3, 3), &[0, 0, 1], &[1, 2, 2], &[1.0_f32, 3.0, 2.0], None)?;
/// let start = Vector::from_tuples(3, &[0, 1], &[Way { length: 0.0, stops: 0 }, Way { length: 1.0, stops: 1 }], None)?;
/// let reached: Vector<Way> = start.vxm(&s, &a).eval()?;
/// assert_eq!(reached.get(2)?, Some(Way { length: 3.0, stops: 1 }));
/// # Ok::<(), graphblas::Error>(())
/// ```
///
/// A struct with a gap is refused:
///
/// ```compile_fail
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Gap {
///     small: u8,
///     large: u64,
/// }
/// graphblas::element!(Gap { small, large });
/// ```
///
/// so is one with a field of which not every byte is a value:
///
/// ```compile_fail
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Flag {
///     is_set: bool,
/// }
/// graphblas::element!(Flag { is_set });
/// ```
///
/// one of whose fields is not named:
///
/// ```compile_fail
/// #[repr(C)]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Pair {
///     first: u64,
///     second: u64,
/// }
/// graphblas::element!(Pair { first });
/// ```
///
/// and one that is aligned to more than 16 bytes:
///
/// ```compile_fail
/// #[repr(C, align(32))]
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Line([u64; 4]);
/// graphblas::element!(Line { 0 });
/// ```
#[macro_export]
macro_rules! element {
    ($element:path { $($field:tt),+ $(,)? }) => {
        const _: () = {
            type Whole = $element;
            const fn bytes<F: $crate::types::Plain>(_: fn(&Whole) -> &F) -> usize {
                ::core::mem::size_of::<F>()
            }
            // A field that is not named is an error here.
            fn _all_fields(whole: &Whole) {
                let Whole { $($field: _),+ } = whole;
            }
            let mut at = 0;
            $(
                assert!(
                    ::core::mem::offset_of!(Whole, $field) == at,
                    "fields of an element lie as they are written, without gaps: add #[repr(C)], and order them by size"
                );
                at += bytes(|whole: &Whole| &whole.$field);
            )+
            assert!(at == ::core::mem::size_of::<Whole>(), "an element has no gap behind its last field: add a field that fills it");
            assert!(at > 0, "an element has at least one byte");
            assert!(::core::mem::align_of::<Whole>() <= 16, "an element is aligned to 16 bytes at most");
        };
        // SAFETY: ELEMENT-1: all fields are plain data, and they are all that there is, as is checked above.
        unsafe impl $crate::types::Plain for $element {}
        // SAFETY: as above; the slot is this type's own.
        unsafe impl $crate::types::Element for $element {
            fn run_time_type() -> $crate::Result<$crate::types::Type> {
                static TYPE: $crate::types::TypeSlot = $crate::types::TypeSlot::new();
                TYPE.of::<Self>()
            }
        }
    };
}

/// The value whose bytes are all zero: 0, `false`, a struct of zeros.
#[inline(always)]
pub(crate) fn zero<T: Element>() -> T {
    // SAFETY: ELEMENT-1.
    unsafe { std::mem::zeroed() }
}

/// What loops fill places with where there is no value: of elements, of nothing, and of elements with a claim.
pub(crate) trait Blank: Copy {
    /// Zero, if anything.
    fn blank() -> Self;
}

impl Blank for () {
    fn blank() -> Self {}
}

impl<T: Element> Blank for T {
    #[inline(always)]
    fn blank() -> T {
        zero()
    }
}

impl<T: Element> Blank for (T, bool) {
    #[inline(always)]
    fn blank() -> Self {
        (zero(), false)
    }
}

/// The bytes of a slice of values.
pub(crate) fn bytes_of<T: Element>(s: &[T]) -> &[u8] {
    // SAFETY: ELEMENT-1: plain data without padding.
    unsafe { std::slice::from_raw_parts(s.as_ptr().cast(), size_of_val(s)) }
}

/// The bytes of a slice of values, to write. Whoever writes BOOLs writes 0 or 1 (VAL-2).
pub(crate) fn bytes_of_mut<T: Element>(s: &mut [T]) -> &mut [u8] {
    // SAFETY: ELEMENT-1: plain data without padding; callers write values of T only.
    unsafe { std::slice::from_raw_parts_mut(s.as_mut_ptr().cast(), size_of_val(s)) }
}
