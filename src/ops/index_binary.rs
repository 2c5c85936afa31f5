//! Index-binary operators: z = f(x, ix, jx, y, iy, jy, theta), from which binary operators are made.
//!
//! Needs: `types`, binary operators. Gives: [`IndexBinaryOp`], always a user's function, and [`Places`], what a binary
//! operator made of one calls.
//! Cost: the operator is shared, so cloning is one atomic addition; binding copies theta.
//! Source: user guide, section on index-binary operators. No operation takes one: it is bound to a theta first.

use std::ffi::c_void;

use super::binary::BinaryOp;
use crate::error::Result;
use crate::mem::{Buf, Shared};
use crate::types::{Datum, Label, Labels, Type, cast};

/// A user's function: writes z from x at (ix, jx), y at (iy, jy), and theta; columns are 0 in vectors. Called from any
/// thread, with pointers aligned for the types.
///
/// ```
/// use std::ffi::c_void;
///
/// use graphblas::ops::{IndexBinaryFn, IndexBinaryOp};
/// use graphblas::types::Type;
///
/// /// z = the row of x.
/// unsafe extern "C" fn row(z: *mut c_void, _: *const c_void, ix: u64, _: u64, _: *const c_void, _: u64, _: u64, _: *const c_void) {
///     // SAFETY: the result is of the type that the operator was made with.
///     unsafe { *z.cast::<u64>() = ix }
/// }
/// let (f, ty): (IndexBinaryFn, _) = (row, Type::of::<u64>());
/// assert_eq!(IndexBinaryOp::try_new(f, &ty, &ty, &ty, &ty)?.ztype(), ty);
/// # Ok::<(), graphblas::Error>(())
/// ```
pub type IndexBinaryFn = unsafe extern "C" fn(*mut c_void, *const c_void, u64, u64, *const c_void, u64, u64, *const c_void);

/// An index-binary operator.
///
/// ```
/// use std::ffi::c_void;
///
/// use graphblas::dynamic::{Vector, Write};
/// use graphblas::ops::IndexBinaryOp;
/// use graphblas::types::{Datum, Type};
///
/// /// z = the index of x, and theta.
/// unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
///     // SAFETY: the pointers are to values of the types that the operator was made with.
///     unsafe { *z.cast::<u64>() = i + *theta.cast::<u64>() }
/// }
/// let ty = Type::of::<u64>();
/// let op = IndexBinaryOp::try_new(place, &ty, &ty, &ty, &ty)?.bind(&Datum::of(&100_u64))?;
/// let v = Vector::try_new(&ty, 9)?;
/// v.build_scalar(&[2, 5], &Datum::of(&1_u64))?;
/// v.ewise_mult(&Write::default(), &op, &v, &v)?;
/// let mut x = [0; 2];
/// v.extract_tuples(None, Some((&Type::of::<u8>(), &mut x)))?;
/// assert_eq!(x, [102, 105]);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct IndexBinaryOp(Shared<UserIndexBinary>);

#[derive(Debug)]
struct UserIndexBinary {
    function: IndexBinaryFn,
    z: Type,
    x: Type,
    y: Type,
    theta: Type,
    labels: Labels,
}

/// A function that looks at places, and its theta.
///
/// ```
/// # use std::ffi::c_void;
/// use graphblas::ops::IndexBinaryOp;
/// use graphblas::types::{Datum, Type};
///
/// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
/// #     // SAFETY: the pointers are to values of the types that the operator was made with.
/// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
/// # }
/// // z = i + theta, of 64 bits, with a theta of 8
/// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
/// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
/// let bound = op.bind(&Datum::of(&100_u8))?;
/// let places = bound.places().expect("the operator looks at places");
/// assert_eq!((places.theta(), places.are_swapped()), (&[100_u8][..], false));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Places {
    function: IndexBinaryFn,
    theta_type: Type,
    theta: Buf<u8>,
    /// Rows and columns are exchanged before the function is called.
    are_swapped: bool,
}

impl Places {
    /// The function.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::{IndexBinaryFn, IndexBinaryOp};
    /// use graphblas::types::{Datum, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// let bound = op.bind(&Datum::of(&100_u8))?;
    /// assert!(bound.places().is_some_and(|p| std::ptr::fn_addr_eq(p.function(), place as IndexBinaryFn)));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn function(&self) -> IndexBinaryFn {
        self.function
    }

    /// The type of theta.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// let bound = op.bind(&Datum::of(&100_u8))?;
    /// assert_eq!(bound.places().map(|p| p.theta_type()), Some(&narrow));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn theta_type(&self) -> &Type {
        &self.theta_type
    }

    /// The bytes of theta, in a block of their own.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// // Theta is cast to its type.
    /// let bound = op.bind(&Datum::of(&7.9))?;
    /// assert_eq!(bound.places().map(|p| p.theta()), Some(&[7_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn theta(&self) -> &[u8] {
        &self.theta
    }

    /// Whether rows and columns are exchanged before the function is called.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// let turned = op.bind(&Datum::of(&100_u8))?.with_axes_swapped()?;
    /// assert!(turned.places().is_some_and(|p| p.are_swapped()));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn are_swapped(&self) -> bool {
        self.are_swapped
    }

    /// The same with rows and columns exchanged.
    pub(super) fn swapped(&self) -> Result<Places> {
        let theta = self.theta.try_clone()?;
        Ok(Places { function: self.function, theta_type: self.theta_type.clone(), theta, are_swapped: !self.are_swapped })
    }
}

impl IndexBinaryOp {
    /// An operator from a user's function and its types.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::Type;
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// assert_eq!((op.ztype(), op.theta_type()), (wide, narrow));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(f: IndexBinaryFn, z: &Type, x: &Type, y: &Type, theta: &Type) -> Result<IndexBinaryOp> {
        let labels = Labels::default();
        let (z, x, y, theta) = (z.clone(), x.clone(), y.clone(), theta.clone());
        Ok(IndexBinaryOp(Shared::try_new(UserIndexBinary { function: f, z, x, y, theta, labels })?))
    }

    /// The binary operator that hands this theta, cast to its type, to the function. It takes over the C name and the
    /// C definition.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::{Datum, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// let bound = op.bind(&Datum::of(&100_u64))?;
    /// assert!(bound.looks_at_places());
    /// assert_eq!(bound.places().map(|p| p.theta()), Some(&[100_u8][..]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn bind(&self, theta: &Datum<'_>) -> Result<BinaryOp> {
        let UserIndexBinary { function, z, x, y, theta: ty, labels } = &*self.0;
        theta.ty().check_cast(ty, "theta")?;
        let mut bytes = Buf::<u8>::zeroed(ty.size())?;
        match (theta.ty().code(), ty.code()) {
            (Some(from), Some(to)) if from != to => cast::cast_one(to, &mut bytes, from, theta.bytes()),
            _ => bytes.copy_from_slice(theta.bytes()),
        }
        let labels = Labels::try_new(labels.get(Label::CName), labels.get(Label::Definition))?;
        let places = Places { function: *function, theta_type: ty.clone(), theta: bytes, are_swapped: false };
        BinaryOp::of_places(places, [z, x, y].map(Type::clone), labels)
    }

    /// Type of the result.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::Type;
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// assert_eq!(op.ztype(), wide);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ztype(&self) -> Type {
        self.0.z.clone()
    }

    /// Type of the first argument.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::Type;
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// assert_eq!(op.xtype(), wide);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn xtype(&self) -> Type {
        self.0.x.clone()
    }

    /// Type of the second argument.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::Type;
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// assert_eq!(op.ytype(), wide);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn ytype(&self) -> Type {
        self.0.y.clone()
    }

    /// Type of theta.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::Type;
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// assert_eq!(op.theta_type(), narrow);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn theta_type(&self) -> Type {
        self.0.theta.clone()
    }

    /// What the user calls the operator.
    ///
    /// ```
    /// # use std::ffi::c_void;
    /// use graphblas::ops::IndexBinaryOp;
    /// use graphblas::types::{Label, Type};
    ///
    /// # unsafe extern "C" fn place(z: *mut c_void, _: *const c_void, i: u64, _: u64, _: *const c_void, _: u64, _: u64, theta: *const c_void) {
    /// #     // SAFETY: the pointers are to values of the types that the operator was made with.
    /// #     unsafe { *z.cast::<u64>() = i + u64::from(*theta.cast::<u8>()) }
    /// # }
    /// // z = i + theta, of 64 bits, with a theta of 8
    /// let (wide, narrow) = (Type::of::<u64>(), Type::of::<u8>());
    /// let op = IndexBinaryOp::try_new(place, &wide, &wide, &wide, &narrow)?;
    /// op.labels().set(Label::CName, b"place")?;
    /// assert_eq!(op.labels().shown(), "place");
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn labels(&self) -> &Labels {
        &self.0.labels
    }
}
