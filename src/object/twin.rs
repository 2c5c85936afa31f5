//! What an object keeps beside its value because products asked for it: the transpose, and rows by their lengths; and values that
//! are arranged in the order in which products read them.
//!
//! Needs: headers. Gives: methods of [`Header`].
//! Cost: each is made when what was lost for want of it pays for it, and goes when the value changes. A value is arranged in place, so
//! that only its one owner can do it, and is recorded as to be made of that ([`Call::Arranged`]): whoever settles the object has it back.

use super::header::{Header, Orientation, State};
use crate::error::Result;
use crate::expr::{Call, Node, Rows, Sides, Twin};
use crate::kernel::groups;
use crate::kernel::mxv::Reads;
use crate::kernel::transpose;
use crate::mem::Shared;
use crate::plan::{self, Rule};
use crate::storage::view::View;
use crate::storage::{Form, Store};

impl Header {
    /// The value (of the transpose, if `transposed`) with the major axis `want`, if it is at hand. One of the two axes is.
    pub fn at_hand(&self, want: Orientation, transposed: bool) -> Result<Option<Shared<Store>>> {
        let mut s = self.lock();
        let is_want = s.orientation().of_transposed(transposed) == want;
        if let Some(twin) = s.transpose_to_be() {
            // The source lies along the other axis.
            return Ok(if is_want { twin.made() } else { Some(twin.of().clone()) });
        }
        s.settle()?;
        if is_want {
            return Ok(Some(s.value.clone()));
        }
        Ok(s.twin.as_ref().filter(|t| t.is_of(&s.value)).and_then(|t| t.made()))
    }

    /// As [`Header::oriented`], for a product, to which a dense value that nobody has looked at yet serves as it was made.
    pub fn as_made(&self, want: Orientation, transposed: bool) -> Result<Shared<Store>> {
        let mut s = self.lock();
        if s.transpose_to_be().is_none() {
            s.make_unformed()?;
        }
        if s.unformed && !s.value.is_list() && s.orientation().of_transposed(transposed) == want {
            return Ok(s.value.clone());
        }
        drop(s);
        self.oriented(want, transposed)
    }

    /// The value, in whatever form and along whatever axis: for those who only go over all entries.
    pub fn in_any_form(&self) -> Result<Shared<Store>> {
        let mut s = self.lock();
        s.settle_unformed()?;
        Ok(s.value.clone())
    }

    /// The value (of the transpose, if `transposed`) for a product, and where its other side is kept.
    pub fn sides(&self, transposed: bool) -> Result<Sides> {
        let mut s = self.lock();
        let have = s.orientation().of_transposed(transposed);
        let (value, is_rows, twin) = match s.transpose_to_be() {
            Some(twin) => (twin.of().clone(), have == Orientation::Col, Some(twin)),
            None => {
                s.settle()?;
                let value = s.value.clone();
                (value.clone(), have == Orientation::Row, s.twin_of(&value))
            }
        };
        let other = twin.as_ref().and_then(|t| t.made());
        let (rows, cols) = if is_rows { (Some(value), other) } else { (other, Some(value)) };
        Ok(Sides { rows, cols, twin })
    }

    /// The transpose of `value`, which is this object's; kept beside it from the second time on.
    pub(super) fn transposed(&self, value: &Shared<Store>) -> Result<Shared<Store>> {
        let twin = {
            let mut s = self.lock();
            if Shared::ptr_eq(&s.value, value) { s.twin_of(value) } else { None }
        };
        if let Some(made) = twin.as_ref().and_then(|t| t.made()) {
            return Ok(made);
        }
        let made = Shared::try_new(transpose::run(value)?)?;
        if let Some(twin) = twin.filter(|twin| twin.pays(value.nvals().max(1))) {
            twin.keep(made.clone());
        }
        Ok(made)
    }

    /// As [`Header::dup`], and the copy shares what products keep beside the value: who holds it for a product only would make
    /// that in vain.
    pub fn snapshot(&self) -> Result<Header> {
        if !self.is_vector() {
            // With a snapshot of it the value has two owners.
            self.lock().arrange();
        }
        let copy = self.dup()?;
        if self.is_vector() {
            return Ok(copy);
        }
        let mut c = copy.lock();
        if c.later.is_none() {
            let (value, mut s) = (c.value.clone(), self.lock());
            // Somebody may have changed it since.
            c.twin = if Shared::ptr_eq(&s.value, &value) { s.twin_of(&value) } else { None };
        }
        drop(c);
        Ok(copy)
    }

    /// The rows of the value (of the transpose, if `transposed`) for a product that looks at values as `reads` says of them; none
    /// where they are not at hand, or lists without numbers.
    pub fn rows(&self, transposed: bool, reads: impl Fn(&Store) -> Reads) -> Result<Option<Rows>> {
        let is_alone = {
            let mut s = self.lock();
            let are_own = s.orientation().of_transposed(transposed) == Orientation::Row;
            if are_own && let Some(rows) = s.arranged(&reads)? {
                return Ok(Some(rows));
            }
            are_own && s.is_alone() && s.arranging.back == 0
        };
        let Some(store) = self.at_hand(Orientation::Row, transposed)? else { return Ok(None) };
        if !matches!(&store.form, Form::List(lists) if lists.ids.is_none()) {
            return Ok(None);
        }
        let twin = {
            let mut s = self.lock();
            let value = s.value.clone();
            s.transpose_to_be().or_else(|| s.twin_of(&value))
        };
        let groups = twin.and_then(|twin| twin.groups(&store, reads(&store), is_alone));
        Ok(Some(Rows { store, groups, of: None }))
    }
}

/// How it went with the value when it was arranged for products.
#[derive(Default)]
pub(super) struct Arranging {
    /// It is arranged, or a product that could not read it so had it brought back.
    is: bool,
    /// Products since it was arranged.
    served: u32,
    /// Times in turn that it was brought back for somebody else before that had paid.
    back: u32,
}

impl Arranging {
    /// Products that pay for arranging a value and for bringing it back: both take as long as two, and each saves a third.
    const PAID: u32 = 12;

    /// The value is made; whether of what was arranged.
    pub fn made(&mut self) -> bool {
        let was_arranged = self.is;
        if was_arranged {
            *self = Arranging { back: if self.served < Self::PAID { self.back + 1 } else { 0 }, ..Arranging::default() };
        }
        was_arranged
    }
}

impl State {
    /// The value whose transpose is recorded and not made, where that may be read instead; with the transpose, if others
    /// made it.
    pub(super) fn transpose_to_be(&self) -> Option<Shared<Twin>> {
        let node = self.later.as_ref().filter(|node| !node.is_dense && plan::is_on(Rule::Transpose))?;
        let source = node.read(|call| if let Call::Transpose(twin) = call { Some(twin.clone()) } else { None });
        source.ok().flatten()
    }

    /// What knows the transpose of `value`, which is this object's; none without memory for it.
    pub(super) fn twin_of(&mut self, value: &Shared<Store>) -> Option<Shared<Twin>> {
        if !self.twin.as_ref().is_some_and(|t| t.is_of(value)) {
            self.twin = Shared::try_new(Twin::new(value.clone(), self.both)).ok();
        }
        self.twin.clone()
    }

    /// The number of entries of a value that is still to be made, if it has as many as what it is made of.
    pub(super) fn nvals_to_be(&self) -> Option<usize> {
        let of = |call: &Call| match call {
            Call::Arranged(store, _) => Some(store.nvals()),
            Call::Transpose(twin) => Some(twin.of().nvals()),
            _ => None,
        };
        self.later.as_ref()?.read(of).ok().flatten()
    }

    /// The rows of a value that is arranged, or is arranged now because that pays; none where the product reads what would not be
    /// there, or is better served by the value as it is.
    fn arranged(&mut self, reads: &impl Fn(&Store) -> Reads) -> Result<Option<Rows>> {
        if self.later.is_none() {
            if !self.pending.is_empty() || !matches!(reads(&self.value), Reads::Pattern(_)) {
                return Ok(None);
            }
            self.arrange();
        }
        let Some(node) = &self.later else { return Ok(None) };
        let rows = node.read(|call| match call {
            Call::Arranged(store, groups) => Some((store.clone(), groups.clone())),
            _ => None,
        });
        let Ok(Some((store, groups))) = rows else { return Ok(None) };
        if !matches!(reads(&store), Reads::Pattern(_)) {
            return Ok(None);
        }
        let of = Some(node.node().clone());
        self.arranging.served = self.arranging.served.saturating_add(1);
        Ok(Some(Rows { store, groups: Some(groups), of }))
    }

    /// Arranges the value for products as there were, if that pays, nobody else has it and there is memory for it; else it stays as
    /// it is.
    fn arrange(&mut self) {
        let pays = |twin: &Shared<Twin>| twin.to_arrange(self.arranging.back);
        if self.is_alone()
            && let Some(size) = self.twin.as_ref().and_then(pays)
        {
            // Without memory it is not done.
            let _ = self.arrange_as(size);
        }
    }

    /// Whether the value is there, and nobody else has it.
    fn is_alone(&self) -> bool {
        let is_alone =
            |twin: &Shared<Twin>| twin.owners() == 1 && twin.is_of(&self.value) && self.value.owners() == 1 + twin.shares();
        self.later.is_none() && self.pending.is_empty() && self.twin.as_ref().is_some_and(is_alone)
    }

    /// Arranges the value for products with vectors whose values have `size` bytes. An error leaves it as it is.
    fn arrange_as(&mut self, size: usize) -> Result<()> {
        let Some(lists) = View::<u32>::of(&self.value) else { return Ok(()) };
        let (arranging, groups) = groups::Arranging::of(&lists, size)?;
        let (groups, (nmajor, nminor)) = (Shared::try_new(groups)?, (self.value.nmajor, self.value.nminor));
        let empty = Shared::try_new(Store::empty(&self.value.ty, nmajor, nminor)?)?;
        let call = Call::Arranged(self.value.clone(), groups);
        let node = Node::record(call, &self.value.ty, (nmajor, nminor), false)?;
        // The call is the only owner of both then.
        self.twin = None;
        self.value = empty;
        node.make_of(|call| {
            let Call::Arranged(store, groups) = call else { return Ok(None) };
            let sole = store.get_mut().zip(groups.get_mut());
            let is_done = sole.is_some_and(|(store, groups)| arranging.run(store, groups).is_ok());
            // What was not arranged is the value.
            Ok(if is_done { None } else { Some(store.clone()) })
        })?;
        match node.made() {
            Some(value) => self.value = value,
            None => {
                self.later = Some(node);
                self.arranging.is = true;
            }
        }
        Ok(())
    }
}
