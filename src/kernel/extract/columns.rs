//! Which columns of A a list names, and where: the list and its inverse.
//!
//! Needs: the named columns. Gives: [`Columns`]. Cost: O(|j|), and O(nminor) only where that is at most a few times
//! the entries that will be read.

use crate::error::Result;
use crate::kernel::Indices;
use crate::mem::Buf;
use crate::mem::scratch::{self, Dirty};
use crate::storage::Index;

/// What is asked of each row.
pub enum Columns<'a> {
    All,
    Range { begin: usize, len: usize },
    List(List<'a>),
}

/// A list of columns and its inverse.
pub struct List<'a> {
    /// As named.
    pub named: &'a [u64],
    /// Whether `named` rises strictly, so that hits come in order.
    pub rises: bool,
    /// How often the most frequent column is named.
    pub most_repeated: u64,
    inverse: Inverse,
}

/// Where a column is named.
enum Inverse {
    /// `named` rises and is searched itself.
    Itself,
    /// The last place of each column, and the one before of each place, `NOWHERE` if there is none;
    /// without `before` no column is named twice. For moderate nminor.
    Chains { last: Buf<u32>, before: Option<Buf<u32>> },
    /// (column, place), sorted.
    Sorted(Buf<(u64, usize)>),
}

const NOWHERE: u32 = u32::MAX;

/// Chains pay up to this many columns per entry read.
const COLUMNS_PER_ENTRY: u64 = 4;

impl<'a> Columns<'a> {
    /// `read` entries of rows of length `nminor` will be looked at.
    pub fn of(j: &Indices<'a>, nminor: u64, read: u64) -> Result<Columns<'a>> {
        let named = match *j {
            Indices::All => return Ok(Columns::All),
            Indices::Range { begin, len } => return Ok(Columns::Range { begin: begin as usize, len: len as usize }),
            Indices::List(named) => named,
        };
        let rises = named.is_sorted_by(|x, y| x < y);
        let inverse = if nminor / COLUMNS_PER_ENTRY <= read && named.len() < NOWHERE as usize {
            chains(named, nminor as usize)?
        } else if rises {
            Inverse::Itself
        } else {
            sorted(named)?
        };
        let most_repeated = if rises { 1 } else { inverse.most_repeated() };
        Ok(Columns::List(List { named, rises, most_repeated, inverse }))
    }

    pub fn most_repeated(&self) -> u64 {
        match self {
            Columns::All | Columns::Range { .. } => 1,
            Columns::List(l) => l.most_repeated,
        }
    }
}

fn chains(named: &[u64], nminor: usize) -> Result<Inverse> {
    let mut last = Buf::filled(nminor, NOWHERE)?;
    let mut before: Option<Buf<u32>> = None;
    for (c, &j) in named.iter().enumerate() {
        let was = std::mem::replace(&mut last[j as usize], c as u32);
        if was != NOWHERE {
            match &mut before {
                Some(before) => before[c] = was,
                None => before.insert(Buf::filled(named.len(), NOWHERE)?)[c] = was,
            }
        }
    }
    Ok(Inverse::Chains { last, before })
}

fn sorted(named: &[u64]) -> Result<Inverse> {
    let mut pairs = Buf::with_capacity(named.len())?;
    named.iter().enumerate().try_for_each(|(c, &j)| pairs.push((j, c)))?;
    pairs.sort_unstable();
    Ok(Inverse::Sorted(pairs))
}

impl Inverse {
    fn most_repeated(&self) -> u64 {
        let most = match self {
            Inverse::Itself | Inverse::Chains { before: None, .. } => Some(1),
            Inverse::Chains { last, before: Some(before) } => {
                let count =
                    |c: u32| std::iter::successors(Some(c), |&c| Some(before[c as usize]).filter(|&c| c != NOWHERE)).count();
                last.iter().filter(|&&c| c != NOWHERE).map(|&c| count(c)).max()
            }
            Inverse::Sorted(pairs) => pairs.chunk_by(|x, y| x.0 == y.0).map(<[_]>::len).max(),
        };
        most.unwrap_or(0) as u64
    }
}

impl List<'_> {
    /// Calls `f` with each place of each column of `list`, and where in `list` the column is: columns in their order,
    /// places of one column in any.
    #[inline(always)]
    pub fn each_place<I: Index>(&self, list: &[I], mut f: impl FnMut(usize, usize) -> Result<()>) -> Result<()> {
        let columns = || list.iter().map(|j| j.us()).enumerate();
        match &self.inverse {
            Inverse::Itself => {
                for (k, j) in columns() {
                    if let Ok(c) = self.named.binary_search(&(j as u64)) {
                        f(c, k)?;
                    }
                }
            }
            Inverse::Chains { last, before: None } => {
                for (k, j) in columns() {
                    let c = last[j];
                    if c != NOWHERE {
                        f(c as usize, k)?;
                    }
                }
            }
            Inverse::Chains { last, before: Some(before) } => {
                for (k, j) in columns() {
                    let mut c = last[j];
                    while c != NOWHERE {
                        f(c as usize, k)?;
                        c = before[c as usize];
                    }
                }
            }
            Inverse::Sorted(pairs) => {
                for (k, j) in columns() {
                    let first = pairs.partition_point(|x| x.0 < j as u64);
                    for x in pairs[first..].iter().take_while(|x| x.0 == j as u64) {
                        f(x.1, k)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The named columns, if they rise and have no other inverse.
    pub fn rising<I: Index>(&self) -> Result<Option<Dirty<I>>> {
        if !matches!(self.inverse, Inverse::Itself) {
            return Ok(None);
        }
        let mut rising = scratch::dirty::<I>(self.named.len())?;
        rising.iter_mut().zip(self.named).for_each(|(to, j)| *to = I::new(*j as usize));
        Ok(Some(rising))
    }

    /// Whether looking up each named column in a row of `n` entries is cheaper than the reverse.
    #[inline]
    pub fn is_short_for(&self, n: usize) -> bool {
        let log = |n: usize| n.max(2).ilog2() as usize;
        let m = self.named.len();
        let per_entry = if matches!(self.inverse, Inverse::Chains { .. }) { 1 } else { log(m) };
        m.saturating_mul(log(n)) <= n.saturating_mul(per_entry)
    }

    /// How many entries a row with these columns gives: exactly where columns are repeated, else at most.
    #[inline]
    pub fn most_of<I: Index>(&self, list: &[I]) -> Result<usize> {
        if self.most_repeated <= 1 {
            return Ok(list.len().min(self.named.len()));
        }
        if self.is_short_for(list.len()) {
            return Ok(self.named.iter().filter(|&&j| list.binary_search(&I::new(j as usize)).is_ok()).count());
        }
        let mut n = 0;
        self.each_place(list, |_, _| {
            n += 1;
            Ok(())
        })?;
        Ok(n)
    }
}
