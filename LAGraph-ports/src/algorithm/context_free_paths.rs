//! Which vertices are joined by paths whose labels a context-free grammar derives: T(a) += T(b) T(c) for each rule a -> b c,
//! until nothing comes.
//!
//! Needs: a square matrix for each label, all of one size, whose entry (i, j) is an edge i -> j with that label, values mean
//! nothing; a [`Grammar`] whose rules derive nothing, one label or two nonterminals (a weak Chomsky normal form).
//! Gives: for each nonterminal the pairs (i, j) with a path from i to j that it derives.
//! Cost: rounds of a product for each rule of two nonterminals; with k nonterminals O(k vertices^2) rounds at worst, in
//! practice about as many as the derivations are deep.
//! Source: R. Azimov, S. Grigorev, Context-free path querying by matrix multiplication, GRADES-NDA 2018.

use graphblas::error::{Error, ErrorKind};
use graphblas::{Matrix, Result, Vector, op, semiring, types::Scalar};

use super::regular_paths::vertices;

/// A context-free grammar; nonterminals and labels are numbers from 0.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Grammar, context_free_paths};
///
/// // S (0) -> nothing | A B, A (1) -> label 0, B (2) -> label 1
/// let grammar =
///     Grammar { nonterminals: 3, empty: vec![0], labels: vec![(1, 0), (2, 1)], pairs: vec![(0, 1, 2)] };
/// let graph = [Matrix::from_edges(3, [(0, 1)])?, Matrix::from_edges(3, [(1, 2)])?];
/// let (from, to, _) = context_free_paths(&graph, &grammar)?[0].tuples()?;
/// // Every vertex by the empty path, and 0 with 2.
/// assert_eq!((from, to), (vec![0, 0, 1, 2], vec![0, 2, 1, 2]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grammar {
    /// Nonterminals are the numbers below this.
    pub nonterminals: usize,
    /// Nonterminals that derive the empty word.
    pub empty: Vec<usize>,
    /// Rules (a, label): a derives the label.
    pub labels: Vec<(usize, usize)>,
    /// Rules (a, b, c): a derives what b derives, followed by what c derives.
    pub pairs: Vec<(usize, usize, usize)>,
}

/// For each nonterminal the vertices that it joins; true where there is an entry.
///
/// A nonterminal that derives the empty word joins every vertex to itself. An error if there is no matrix, the matrices are
/// not square and of one size, or a nonterminal or a label of the grammar is none.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::algorithm::{Grammar, context_free_paths};
///
/// // 0 -a-> 1 -a-> 2 -b-> 3 -b-> 4
/// let a = Matrix::from_tuples((5, 5), &[0, 1], &[1, 2], &[true; 2], None)?;
/// let b = Matrix::from_tuples((5, 5), &[2, 3], &[3, 4], &[true; 2], None)?;
/// // S -> A B | A R, R -> S B, A -> a, B -> b: as many a as b
/// let grammar = Grammar {
///     nonterminals: 4,
///     labels: vec![(2, 0), (3, 1)],
///     pairs: vec![(0, 2, 3), (0, 2, 1), (1, 0, 3)],
///     ..Grammar::default()
/// };
/// let joined = context_free_paths(&[a, b], &grammar)?;
/// let (from, to, _) = joined[0].tuples()?;
/// assert_eq!((from, to), (vec![0, 1], vec![4, 3]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn context_free_paths<T: Scalar>(graph: &[Matrix<T>], grammar: &Grammar) -> Result<Vec<Matrix<bool>>> {
    let n = vertices(graph)?;
    grammar.check(graph.len())?;
    let (mut joined, k) = (Vec::new(), grammar.nonterminals);
    let bytes = k.saturating_mul(size_of::<Matrix<bool>>());
    joined.try_reserve_exact(k).map_err(|_| Error::out_of_memory(bytes))?;
    for _ in 0..k {
        joined.push(Matrix::<bool>::try_new(n, n)?);
    }
    // T(a) = I for a -> nothing, T(a) += A(label) for a -> label
    let identity = Vector::full(n, true)?.diag()?;
    for &a in &grammar.empty {
        joined[a].write(identity.same().accum(op::pair::<bool>()))?;
    }
    for &(a, label) in &grammar.labels {
        let edges: Matrix<bool> = graph[label].ewise_mult(op::pair::<bool>(), &graph[label]).eval()?;
        joined[a].write(edges.same().accum(op::pair::<bool>()))?;
    }
    // T(a) += T(b) any.pair T(c) for a -> b c, as long as it brings anything
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        for &(a, b, c) in &grammar.pairs {
            let longer = joined[b].mxm(&semiring::any_pair::<bool>(), &joined[c]);
            let longer = longer.mask_not(&joined[a]).structural().eval()?;
            if longer.nvals()? > 0 {
                joined[a].write(longer.same().accum(op::pair::<bool>()))?;
                has_grown = true;
            }
        }
    }
    Ok(joined)
}

impl Grammar {
    /// Whether all its nonterminals and labels exist.
    fn check(&self, labels: usize) -> Result<()> {
        let k = self.nonterminals;
        let of_labels = self.labels.iter().map(|r| r.0);
        let of_pairs = self.pairs.iter().flat_map(|r| [r.0, r.1, r.2]);
        if let Some(a) = self.empty.iter().copied().chain(of_labels).chain(of_pairs).find(|&a| a >= k) {
            return Err(Error::new(ErrorKind::InvalidValue, format_args!("grammar: needed nonterminals below {k}, got {a}")));
        }
        match self.labels.iter().find(|r| r.1 >= labels) {
            Some(&(a, label)) => {
                let message = format_args!("grammar: needed labels below {labels}, got {label} from nonterminal {a}");
                Err(Error::new(ErrorKind::InvalidValue, message))
            }
            None => Ok(()),
        }
    }
}
