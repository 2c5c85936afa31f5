//! User-defined operators of the tests: what each is to compute.
//!
//! Needs: values of exactly the operator's domains. Gives: domains, names, `eval`, identities.
//! The functions that the engine calls are written once more, in terms of memory, in
//! `harness/user_fns.rs`; the two meet only in the comparison of results.

use super::ops::Places;
use super::value::{Ty, Val};

/// User-defined binary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UserBin {
    /// U3: each byte added, modulo 256. Commutative monoid with identity 0.
    AddU3,
    /// U3: the larger of each byte. Commutative monoid with identity 0 and terminal 255.
    MaxU3,
    /// U3 x INT32 -> U3: each byte times the integer, modulo 256.
    ScaleU3,
    /// U16: both halves added. Commutative monoid with identity 0.
    AddU16,
    /// U16: (a, b)(c, d) = (ac, ad + b). Associative, not commutative.
    MulU16,
    /// U16 x U16 -> FP64: ac + bd.
    DotU16,
    /// U16 x U16 -> BOOL.
    EqU16,
    /// U3 x U3 -> BOOL: the first byte is less.
    LessU3,
    /// INT32: 2x + y. Neither commutative nor associative.
    TwiceI32,
    /// INT32: x + y + xy. Commutative and associative, with identity 0 and annihilator -1.
    JoinI32,
    /// FP64 x INT8 -> INT64: 4 trunc(x) + y.
    MixF64I8,
    /// INT64 with theta 5: x + 3y + 7ix + 11jx + 13iy + 17jy + theta.
    PlaceI64,
    /// U16 x INT32 -> U16 with theta (2, -1) of U16, for x = (a, b): (2a + ix - 3jx, y - b + 5iy + jy - 1).
    PlaceU16,
}

/// User-defined unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UserUn {
    /// U3: the bytes in reverse order.
    ReverseU3,
    /// U16 -> INT64: the first half.
    FirstU16,
    /// INT64 -> U16: (x, x + 1).
    MakeU16,
    /// INT32 -> FP32: x / 2.
    HalfI32,
}

/// User-defined index unary operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UserIdx {
    /// U16 with thunk INT64 -> U16: (a + i, b + j + s).
    ShiftU16,
    /// U3 with thunk U3 -> BOOL: the first byte is at most the thunk's.
    KeepU3,
    /// FP64 with thunk FP64 -> BOOL: x > i - j + s.
    AboveF64,
    /// INT32 with thunk INT32 -> INT32: (x + i + j + s) & 1.
    ParityI32,
}

/// A U16 as its two integers.
pub fn halves(x: &Val) -> (i64, i64) {
    let Val::User(Ty::U16, b) = x else { panic!("{x:?} is no U16") };
    (i64::from_le_bytes(b[..8].try_into().unwrap()), i64::from_le_bytes(b[8..].try_into().unwrap()))
}

pub fn u16(a: i64, b: i64) -> Val {
    Val::User(Ty::U16, [a.to_le_bytes(), b.to_le_bytes()].concat())
}

fn u3(f: impl Fn(usize) -> u8) -> Val {
    Val::User(Ty::U3, (0..3).map(f).collect())
}

fn byte(x: &Val, k: usize) -> u8 {
    let Val::User(Ty::U3, b) = x else { panic!("{x:?} is no U3") };
    b[k]
}

fn int(x: &Val) -> i128 {
    let Val::Int(_, k) = x else { panic!("{x:?} is no integer") };
    *k
}

fn real(x: &Val) -> f64 {
    let Val::Real(_, r) = x else { panic!("{x:?} is not real") };
    *r
}

impl UserBin {
    pub const ALL: [UserBin; 13] = {
        use UserBin::*;
        [AddU3, MaxU3, ScaleU3, AddU16, MulU16, DotU16, EqU16, LessU3, TwiceI32, JoinI32, MixF64I8, PlaceI64, PlaceU16]
    };

    fn signature(self) -> (&'static str, Ty, Ty, Ty) {
        match self {
            UserBin::AddU3 => ("user_add_u3", Ty::U3, Ty::U3, Ty::U3),
            UserBin::MaxU3 => ("user_max_u3", Ty::U3, Ty::U3, Ty::U3),
            UserBin::ScaleU3 => ("user_scale_u3", Ty::U3, Ty::Int(32), Ty::U3),
            UserBin::AddU16 => ("user_add_u16", Ty::U16, Ty::U16, Ty::U16),
            UserBin::MulU16 => ("user_mul_u16", Ty::U16, Ty::U16, Ty::U16),
            UserBin::DotU16 => ("user_dot_u16", Ty::U16, Ty::U16, Ty::FP64),
            UserBin::EqU16 => ("user_eq_u16", Ty::U16, Ty::U16, Ty::Bool),
            UserBin::LessU3 => ("user_less_u3", Ty::U3, Ty::U3, Ty::Bool),
            UserBin::TwiceI32 => ("user_twice_i32", Ty::Int(32), Ty::Int(32), Ty::Int(32)),
            UserBin::JoinI32 => ("user_join_i32", Ty::Int(32), Ty::Int(32), Ty::Int(32)),
            UserBin::MixF64I8 => ("user_mix_f64_i8", Ty::FP64, Ty::Int(8), Ty::Int(64)),
            UserBin::PlaceI64 => ("user_place_i64", Ty::Int(64), Ty::Int(64), Ty::Int(64)),
            UserBin::PlaceU16 => ("user_place_u16", Ty::U16, Ty::Int(32), Ty::U16),
        }
    }

    pub fn name(self) -> &'static str {
        self.signature().0
    }

    pub fn xty(self) -> Ty {
        self.signature().1
    }

    pub fn yty(self) -> Ty {
        self.signature().2
    }

    pub fn zty(self) -> Ty {
        self.signature().3
    }

    pub fn identity(self) -> Val {
        assert!(matches!(self, UserBin::AddU3 | UserBin::MaxU3 | UserBin::AddU16), "{} is used as a monoid", self.name());
        Val::small(self.zty(), 0)
    }

    /// What an operator that looks at places is bound to.
    pub fn theta(self) -> Option<Val> {
        match self {
            UserBin::PlaceI64 => Some(Val::int(Ty::Int(64), 5)),
            UserBin::PlaceU16 => Some(u16(2, -1)),
            _ => None,
        }
    }

    pub fn eval(self, x: &Val, y: &Val, at: Places) -> Val {
        let [ix, jx, iy, jy] = [at.x.0, at.x.1, at.y.0, at.y.1].map(|k| k as i64);
        match self {
            UserBin::AddU3 => u3(|k| byte(x, k).wrapping_add(byte(y, k))),
            UserBin::MaxU3 => u3(|k| byte(x, k).max(byte(y, k))),
            UserBin::ScaleU3 => u3(|k| (i128::from(byte(x, k)) * int(y)) as u8),
            UserBin::AddU16 => {
                let ((a, b), (c, d)) = (halves(x), halves(y));
                u16(a.wrapping_add(c), b.wrapping_add(d))
            }
            UserBin::MulU16 => {
                let ((a, b), (c, d)) = (halves(x), halves(y));
                u16(a.wrapping_mul(c), a.wrapping_mul(d).wrapping_add(b))
            }
            UserBin::DotU16 => {
                let ((a, b), (c, d)) = (halves(x), halves(y));
                Val::Real(Ty::FP64, a.wrapping_mul(c).wrapping_add(b.wrapping_mul(d)) as f64)
            }
            UserBin::EqU16 => Val::Bool(halves(x) == halves(y)),
            UserBin::LessU3 => Val::Bool(byte(x, 0) < byte(y, 0)),
            UserBin::TwiceI32 => Val::int(Ty::Int(32), 2 * int(x) + int(y)),
            UserBin::JoinI32 => Val::int(Ty::Int(32), int(x) + int(y) + int(x) * int(y)),
            UserBin::MixF64I8 => Val::int(Ty::Int(64), 4 * i128::from(real(x) as i64) + int(y)),
            UserBin::PlaceI64 => {
                Val::int(Ty::Int(64), int(x) + 3 * int(y) + i128::from(7 * ix + 11 * jx + 13 * iy + 17 * jy) + 5)
            }
            UserBin::PlaceU16 => {
                let ((a, b), y) = (halves(x), int(y) as i64);
                u16(a.wrapping_mul(2).wrapping_add(ix - 3 * jx), y.wrapping_sub(b).wrapping_add(5 * iy + jy - 1))
            }
        }
    }
}

impl UserUn {
    pub const ALL: [UserUn; 4] = [UserUn::ReverseU3, UserUn::FirstU16, UserUn::MakeU16, UserUn::HalfI32];

    fn signature(self) -> (&'static str, Ty, Ty) {
        match self {
            UserUn::ReverseU3 => ("user_reverse_u3", Ty::U3, Ty::U3),
            UserUn::FirstU16 => ("user_first_u16", Ty::U16, Ty::Int(64)),
            UserUn::MakeU16 => ("user_make_u16", Ty::Int(64), Ty::U16),
            UserUn::HalfI32 => ("user_half_i32", Ty::Int(32), Ty::FP32),
        }
    }

    pub fn name(self) -> &'static str {
        self.signature().0
    }

    pub fn xty(self) -> Ty {
        self.signature().1
    }

    pub fn zty(self) -> Ty {
        self.signature().2
    }

    pub fn eval(self, x: &Val) -> Val {
        match self {
            UserUn::ReverseU3 => u3(|k| byte(x, 2 - k)),
            UserUn::FirstU16 => Val::int(Ty::Int(64), halves(x).0.into()),
            UserUn::MakeU16 => u16(int(x) as i64, (int(x) as i64).wrapping_add(1)),
            UserUn::HalfI32 => Val::real(Ty::FP32, f64::from(int(x) as f32) / 2.0),
        }
    }
}

impl UserIdx {
    pub const ALL: [UserIdx; 4] = [UserIdx::ShiftU16, UserIdx::KeepU3, UserIdx::AboveF64, UserIdx::ParityI32];

    fn signature(self) -> (&'static str, Ty, Ty, Ty) {
        match self {
            UserIdx::ShiftU16 => ("user_shift_u16", Ty::U16, Ty::Int(64), Ty::U16),
            UserIdx::KeepU3 => ("user_keep_u3", Ty::U3, Ty::U3, Ty::Bool),
            UserIdx::AboveF64 => ("user_above_f64", Ty::FP64, Ty::FP64, Ty::Bool),
            UserIdx::ParityI32 => ("user_parity_i32", Ty::Int(32), Ty::Int(32), Ty::Int(32)),
        }
    }

    pub fn name(self) -> &'static str {
        self.signature().0
    }

    pub fn xty(self) -> Ty {
        self.signature().1
    }

    pub fn thunk_ty(self) -> Ty {
        self.signature().2
    }

    pub fn zty(self) -> Ty {
        self.signature().3
    }

    pub fn eval(self, x: &Val, i: usize, j: usize, s: &Val) -> Val {
        let (row, col) = (i as i64, j as i64);
        match self {
            UserIdx::ShiftU16 => {
                let (a, b) = halves(x);
                u16(a.wrapping_add(row), b.wrapping_add(col).wrapping_add(int(s) as i64))
            }
            UserIdx::KeepU3 => Val::Bool(byte(x, 0) <= byte(s, 0)),
            UserIdx::AboveF64 => Val::Bool(real(x) > (row - col) as f64 + real(s)),
            UserIdx::ParityI32 => Val::int(Ty::Int(32), (int(x) + int(s) + i128::from(row + col)) & 1),
        }
    }
}
