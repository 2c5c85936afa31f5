//! Random small stores in every form, and their entries as a map, for the kernels' tests.
//!
//! Needs: nothing of the kernels, so that expected values do not come from the code under test.
//! Gives: [`Entries`], [`store`], [`entries`], [`forms`], [`random`], [`Dice`]. Cost: tests only.

use std::collections::BTreeMap;

use crate::mem::Buf;
use crate::par::Parts;
use crate::storage::format::FormatSet;
use crate::storage::part::{self, Part};
use crate::storage::{Form, Index, Store, Values, convert};
use crate::types::{Type, TypeCode, cast};

/// Position to value, as INT64.
pub type Entries = BTreeMap<(u64, u64), i64>;

/// A small generator of repeatable numbers (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }
}

/// The bytes of `v` in type `ty`; for a user-defined type its low byte, repeated.
pub fn bytes(ty: &Type, v: i64) -> Vec<u8> {
    match ty.code() {
        Some(code) => {
            let mut out = vec![0; code.size()];
            cast::cast_one(code, &mut out, TypeCode::Int64, &v.to_ne_bytes());
            out
        }
        None => vec![v as u8; ty.size()],
    }
}

/// The value that [`bytes`] wrote.
pub fn number(ty: &Type, b: &[u8]) -> i64 {
    match ty.code() {
        Some(code) => {
            let mut out = [0; 8];
            cast::cast_one(TypeCode::Int64, &mut out, code, b);
            i64::from_ne_bytes(out)
        }
        None => i64::from(b[0]),
    }
}

/// A list store with these entries; iso if all are equal and `iso` is wanted.
pub fn store(ty: &Type, nmajor: u64, nminor: u64, e: &Entries) -> Store {
    let mut part = Part::<u64>::new();
    for (&(i, j), &v) in e {
        if part.ids.last().is_some_and(|&last| last == i) {
            part.ids.truncate(part.ids.len() - 1);
            part.ends.truncate(part.ends.len() - 1);
        }
        part.idx.push(j).unwrap();
        part.vals.extend_from_slice(&bytes(ty, v)).unwrap();
        part.ids.push(u64::new(i as usize)).unwrap();
        part.ends.push(part.idx.len()).unwrap();
    }
    let wide = part::assemble(ty, nmajor, nminor, Parts::One(part), None).unwrap();
    let list = convert::to_narrow(&wide).unwrap().unwrap_or(wide);
    FormatSet::ALL.conform(&list).unwrap().unwrap_or(list)
}

/// The entries of a valid store.
pub fn entries(s: &Store) -> Entries {
    s.validate().unwrap();
    let value = |p: usize| number(&s.ty, s.vals.at(p, s.size()));
    let mut out = Entries::new();
    match &s.form {
        Form::List(l) => {
            for k in 0..l.ptr.len() - 1 {
                for p in l.ptr.get(k) as usize..l.ptr.get(k + 1) as usize {
                    out.insert((l.ids.as_ref().map_or(k as u64, |ids| ids.get(k)), l.idx.get(p)), value(p));
                }
            }
        }
        Form::Bitmap { .. } | Form::Full => {
            for p in (0..s.positions()).filter(|&p| s.present().is_none_or(|b| b[p] == 1)) {
                out.insert((p as u64 / s.nminor, p as u64 % s.nminor), value(p));
            }
        }
    }
    assert_eq!(out.len(), s.nvals());
    out
}

/// The same entries in every form: sparse, hypersparse, 64 bits wide, dense, and iso if they are equal.
pub fn forms(s: &Store) -> Vec<Store> {
    let clone = |made: Option<Store>| made.unwrap_or_else(|| s.try_clone().unwrap());
    let list = clone(convert::to_list(s).unwrap());
    let mut out = vec![s.try_clone().unwrap(), convert::to_dense(s).unwrap().unwrap_or_else(|| s.try_clone().unwrap())];
    for hyper in [false, true] {
        let made = convert::with_ids(&list, hyper).unwrap().unwrap_or_else(|| list.try_clone().unwrap());
        out.extend(convert::to_wide(&made).unwrap());
        out.push(made);
    }
    let values: std::collections::BTreeSet<i64> = entries(s).into_values().collect();
    if let (1, Some(&v)) = (values.len(), values.first()) {
        for k in 0..out.len() {
            let mut iso = out[k].try_clone().unwrap();
            iso.vals = Values::iso(Buf::from_slice(&bytes(&s.ty, v)).unwrap());
            out.push(iso);
        }
    }
    out
}

/// Random entries with values 1 to `values`, one position in `one_in` on average.
pub fn random(dice: &mut Dice, nmajor: u64, nminor: u64, one_in: u64, values: u64) -> Entries {
    let mut e = Entries::new();
    for i in 0..nmajor {
        for j in 0..nminor {
            if dice.below(one_in) == 0 {
                e.insert((i, j), 1 + dice.below(values) as i64);
            }
        }
    }
    e
}

/// Shape and entries of stores of many kinds: empty, full, iso, tall, wide, sparse.
pub fn cases(dice: &mut Dice) -> Vec<(u64, u64, Entries)> {
    let mut out = vec![(3, 4, Entries::new()), (1, 1, random(dice, 1, 1, 1, 9))];
    for (nmajor, nminor) in [(1, 100), (100, 1), (7, 9), (40, 33), (90, 70)] {
        for (one_in, values) in [(1, 100), (2, 1), (3, 100), (40, 100), (700, 1)] {
            out.push((nmajor, nminor, random(dice, nmajor, nminor, one_in, values)));
        }
    }
    out
}
