//! A graph as its matrix and what has been found out about it: transpose, degrees, symmetry, edges from a vertex to itself.
//!
//! Needs: a square matrix. Gives: [`Adjacency`], [`Kind`], [`Property`], [`Degree`], [`DegreeSample`].
//! Cost: of each property one pass over the entries, when it is first asked for; nothing before, nothing after.
//! Source: the cached properties of LAGraph's graph object, from its paper and manual.

use std::sync::OnceLock;

use graphblas::error::{Error, ErrorKind};
use graphblas::types::Scalar;
use graphblas::{Matrix, Result, Vector, op, semiring};

/// How the entries of a matrix are meant.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::{Adjacency, Kind};
///
/// // One edge in one direction is a directed graph, and cannot be said to be an undirected one.
/// let a = Matrix::from_edges(2, [(0, 1)])?;
/// assert!(Adjacency::try_new(a.dup()?, Kind::Directed)?.check().is_ok());
/// assert!(Adjacency::try_new(a, Kind::Undirected)?.check().is_err());
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Entry (i, j) is an edge from i to j.
    Directed,
    /// Entries (i, j) and (j, i) are one edge, and both are there with one value. The transpose is the matrix.
    Undirected,
}

/// What an [`Adjacency`] can know.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::{Adjacency, Kind, Property};
///
/// let g = Adjacency::try_new(Matrix::from_edges(2, [(0, 1)])?, Kind::Directed)?;
/// assert!(!g.has(Property::InDegree));
/// g.find(&[Property::InDegree, Property::Transpose])?;
/// assert!(g.has(Property::InDegree) && !g.has(Property::OutDegree));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A'.
    Transpose,
    /// Edges out of each vertex.
    OutDegree,
    /// Edges into each vertex.
    InDegree,
    /// Whether every edge has one in the other direction.
    SymmetricPattern,
    /// How many edges lead from a vertex to itself.
    SelfEdges,
}

/// Which edges of a vertex are counted.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::{Adjacency, Degree, Kind};
///
/// // One edge out of each vertex, all of them to 0.
/// let g = Adjacency::try_new(Matrix::from_edges(100, (0..100).map(|v| (v, 0)))?, Kind::Directed)?;
/// assert_eq!(g.sample_degree(Degree::Out, 15, 1)?.median, 1);
/// assert_eq!(g.sample_degree(Degree::In, 15, 1)?.median, 0);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Degree {
    /// Those that begin at it.
    Out,
    /// Those that end at it.
    In,
}

/// What a sample of vertices says about their degrees.
///
/// ```
/// use graphblas::Matrix;
/// use lagraph_ports::{Adjacency, Degree, DegreeSample, Kind};
///
/// // Round a circle every vertex has one edge out, whichever are drawn.
/// let circle = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (1, 2), (2, 0)])?, Kind::Directed)?;
/// assert_eq!(circle.sample_degree(Degree::Out, 10, 7)?, DegreeSample { mean: 1.0, median: 1 });
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DegreeSample {
    /// The mean.
    pub mean: f64,
    /// The middle one; of an even number of samples the upper of the two.
    pub median: i64,
}

/// A graph of n vertices: its matrix, and properties that are made when they are first asked for and then kept.
///
/// Algorithms take matrices and vectors. *Basic* use asks for them by method, and whatever is missing is made. *Advanced* use, where
/// time must not be spent unseen, says with [`find`](Adjacency::find) when properties are made, and with
/// [`require`](Adjacency::require) that they are there.
///
/// ```
/// use graphblas::{Matrix, io};
/// use lagraph_ports::algorithm::pagerank;
/// use lagraph_ports::{Adjacency, Kind, Property};
///
/// let club = Matrix::<bool>::from_coo(&io::embedded::karate()?, None)?;
/// let g = Adjacency::try_new(club, Kind::Undirected)?;
/// assert_eq!(g.self_edges()?, 0);
/// g.find(&[Property::OutDegree])?;
/// assert!(g.has(Property::OutDegree) && g.has(Property::Transpose));
/// let ranks = pagerank::<f64, _>(g.transpose()?, g.out_degree()?, 1e-4, 100)?;
/// assert_eq!(ranks.rank.nvals()?, 34);
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Adjacency<T: Scalar> {
    a: Matrix<T>,
    kind: Kind,
    transpose: OnceLock<Matrix<T>>,
    out_degree: OnceLock<Vector<i64>>,
    in_degree: OnceLock<Vector<i64>>,
    has_symmetric_pattern: OnceLock<bool>,
    self_edges: OnceLock<u64>,
}

/// What the cell holds, made if nothing does. Two threads that come at once may both make it; one result stays.
fn kept<V>(cell: &OnceLock<V>, make: impl FnOnce() -> Result<V>) -> Result<&V> {
    if let Some(value) = cell.get() {
        return Ok(value);
    }
    let made = make()?;
    Ok(cell.get_or_init(|| made))
}

/// degree = A +.pair 1: no entry where there is no edge.
fn row_counts<T: Scalar>(a: &Matrix<T>) -> Result<Vector<i64>> {
    let ones = Vector::full(a.ncols(), 1_i64)?;
    a.mxv(&semiring::plus_pair::<i64>(), &ones).eval()
}

impl<T: Scalar> Adjacency<T> {
    /// The graph of a matrix, which must be square. That the matrix of an undirected graph is symmetric is the caller's word;
    /// [`check`](Adjacency::check) tests it. O(1).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (1, 0)])?, Kind::Undirected)?;
    /// assert_eq!(g.vertices(), 3);
    /// assert!(Adjacency::try_new(Matrix::<bool>::try_new(2, 3)?, Kind::Directed).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn try_new(a: Matrix<T>, kind: Kind) -> Result<Self> {
        if a.nrows() != a.ncols() {
            let message = format_args!("a graph needs as many rows as columns, got {} by {}", a.nrows(), a.ncols());
            return Err(Error::new(ErrorKind::DimensionMismatch, message));
        }
        Ok(Adjacency {
            a,
            kind,
            transpose: OnceLock::new(),
            out_degree: OnceLock::new(),
            in_degree: OnceLock::new(),
            has_symmetric_pattern: OnceLock::new(),
            self_edges: OnceLock::new(),
        })
    }

    /// The matrix.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (1, 2)])?, Kind::Directed)?;
    /// assert_eq!(g.matrix().get(1, 2)?, Some(true));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn matrix(&self) -> &Matrix<T> {
        &self.a
    }

    /// How its entries are meant.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1)])?, Kind::Directed)?;
    /// assert_eq!(g.kind(), Kind::Directed);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The number of vertices.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// // Vertices without edges count.
    /// let g = Adjacency::try_new(Matrix::from_edges(5, [(0, 1)])?, Kind::Directed)?;
    /// assert_eq!(g.vertices(), 5);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn vertices(&self) -> u64 {
        self.a.nrows()
    }

    /// A'; of an undirected graph the matrix itself. O(entries) the first time.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (0, 2)])?, Kind::Directed)?;
    /// let (from, to, _) = g.transpose()?.tuples()?;
    /// assert_eq!((from, to), (vec![1, 2], vec![0, 0]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn transpose(&self) -> Result<&Matrix<T>> {
        match self.kind {
            Kind::Undirected => Ok(&self.a),
            Kind::Directed => kept(&self.transpose, || self.a.transposed().eval()),
        }
    }

    /// Edges out of each vertex; no entry where there is none. O(entries) the first time.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (0, 2)])?, Kind::Directed)?;
    /// assert_eq!(g.out_degree()?.tuples()?, (vec![0], vec![2]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn out_degree(&self) -> Result<&Vector<i64>> {
        kept(&self.out_degree, || row_counts(&self.a))
    }

    /// Edges into each vertex; no entry where there is none. O(entries) the first time.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (0, 2)])?, Kind::Directed)?;
    /// assert_eq!(g.in_degree()?.tuples()?, (vec![1, 2], vec![1, 1]));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn in_degree(&self) -> Result<&Vector<i64>> {
        match self.kind {
            Kind::Undirected => self.out_degree(),
            Kind::Directed => kept(&self.in_degree, || {
                let ones = Vector::full(self.a.nrows(), 1_i64)?;
                self.a.t().mxv(&semiring::plus_pair::<i64>(), &ones).eval()
            }),
        }
    }

    /// Whether every edge has one in the other direction, whatever their values. Makes the transpose. O(entries) the first time.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// // Both directions are there, with two lengths.
    /// let a = Matrix::from_tuples((2, 2), &[0, 1], &[1, 0], &[1.0, 9.0], None)?;
    /// assert!(Adjacency::try_new(a, Kind::Directed)?.has_symmetric_pattern()?);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn has_symmetric_pattern(&self) -> Result<bool> {
        if self.kind == Kind::Undirected {
            return Ok(true);
        }
        kept(&self.has_symmetric_pattern, || {
            // A pair A' has as many entries as A
            let both: Matrix<bool> = self.a.ewise_mult(op::pair::<bool>(), self.transpose()?).eval()?;
            Ok(both.nvals()? == self.a.nvals()?)
        })
        .copied()
    }

    /// How many edges lead from a vertex to itself. O(entries) the first time.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 0), (0, 1), (2, 2)])?, Kind::Directed)?;
    /// assert_eq!(g.self_edges()?, 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn self_edges(&self) -> Result<u64> {
        kept(&self.self_edges, || Ok(self.a.nvals()? - self.a.select(op::off_diag(), 0_i64).eval()?.nvals()?)).copied()
    }

    /// The same graph without the edges from a vertex to itself, which many algorithms ask for. O(entries).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 0), (0, 1), (2, 2)])?, Kind::Directed)?;
    /// let simple = g.without_self_edges()?;
    /// assert_eq!((simple.self_edges()?, simple.matrix().nvals()?), (0, 1));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn without_self_edges(&self) -> Result<Self> {
        let g = Adjacency::try_new(self.a.select(op::off_diag(), 0_i64).eval()?, self.kind)?;
        g.self_edges.get_or_init(|| 0);
        Ok(g)
    }

    /// Mean and median degree of `samples` vertices drawn with replacement, the same ones for the same `seed`. Vertices
    /// without edges count as 0. O(samples log samples), and the degrees. A graph without vertices, or no samples, is an error.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Degree, Kind};
    ///
    /// // In a star with its edges out of 0 nearly all vertices have none.
    /// let star = Adjacency::try_new(Matrix::from_edges(100, (1..100).map(|v| (0, v)))?, Kind::Directed)?;
    /// let sample = star.sample_degree(Degree::Out, 15, 1)?;
    /// assert_eq!(sample.median, 0);
    /// assert_eq!(sample, star.sample_degree(Degree::Out, 15, 1)?);
    /// assert!(star.sample_degree(Degree::Out, 0, 1).is_err());
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn sample_degree(&self, which: Degree, samples: usize, seed: u64) -> Result<DegreeSample> {
        let n = self.vertices();
        if samples == 0 || n == 0 {
            let message = format_args!("a sample of degrees needs a vertex and a draw, got {n} vertices and {samples} draws");
            return Err(Error::new(ErrorKind::InvalidValue, message));
        }
        let degree = match which {
            Degree::Out => self.out_degree()?,
            Degree::In => self.in_degree()?,
        };
        let mut drawn = Vec::new();
        drawn.try_reserve_exact(samples).map_err(|_| Error::out_of_memory(samples.saturating_mul(size_of::<i64>())))?;
        let mut state = seed;
        for _ in 0..samples {
            drawn.push(degree.get(draw(&mut state, n))?.unwrap_or(0));
        }
        drawn.sort_unstable();
        let sum: i128 = drawn.iter().map(|&d| i128::from(d)).sum();
        Ok(DegreeSample { mean: sum as f64 / samples as f64, median: drawn[samples / 2] })
    }

    /// Whether a property is there already.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind, Property};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(2, [(0, 1)])?, Kind::Directed)?;
    /// assert!(!g.has(Property::Transpose));
    /// g.transpose()?;
    /// assert!(g.has(Property::Transpose));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn has(&self, property: Property) -> bool {
        let is_undirected = self.kind == Kind::Undirected;
        match property {
            Property::Transpose => is_undirected || self.transpose.get().is_some(),
            Property::OutDegree => self.out_degree.get().is_some(),
            Property::InDegree if is_undirected => self.out_degree.get().is_some(),
            Property::InDegree => self.in_degree.get().is_some(),
            Property::SymmetricPattern => is_undirected || self.has_symmetric_pattern.get().is_some(),
            Property::SelfEdges => self.self_edges.get().is_some(),
        }
    }

    /// Makes the properties that are missing. O(entries) each.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind, Property};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(2, [(0, 1)])?, Kind::Directed)?;
    /// g.find(&[Property::OutDegree, Property::SelfEdges])?;
    /// // Both are there, and a program that must not spend time unseen can rely on it.
    /// g.require(&[Property::OutDegree, Property::SelfEdges])?;
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn find(&self, properties: &[Property]) -> Result<()> {
        properties.iter().try_for_each(|property| {
            match property {
                Property::Transpose => self.transpose()?.as_dynamic().wait()?,
                Property::OutDegree => self.out_degree()?.as_dynamic().wait()?,
                Property::InDegree => self.in_degree()?.as_dynamic().wait()?,
                Property::SymmetricPattern => {
                    self.has_symmetric_pattern()?;
                }
                Property::SelfEdges => {
                    self.self_edges()?;
                }
            }
            Ok(())
        })
    }

    /// An error that names the first of the properties that is missing; makes nothing. O(1).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind, Property};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(2, [(0, 1)])?, Kind::Directed)?;
    /// let refused = g.require(&[Property::OutDegree]).unwrap_err();
    /// assert!(refused.to_string().contains("OutDegree"));
    /// assert!(!g.has(Property::OutDegree));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn require(&self, properties: &[Property]) -> Result<()> {
        let Some(missing) = properties.iter().find(|p| !self.has(**p)) else { return Ok(()) };
        let message = format_args!("the property {missing:?} of the graph is needed and has not been made; find() makes it");
        Err(Error::new(ErrorKind::InvalidValue, message))
    }

    /// An error if the matrix of an undirected graph has an edge without one in the other direction. O(entries).
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1), (1, 0), (1, 2)])?, Kind::Undirected)?;
    /// assert!(g.check().unwrap_err().to_string().contains("1 of 3 entries"));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn check(&self) -> Result<()> {
        if self.kind == Kind::Directed {
            return Ok(());
        }
        let turned: Matrix<T> = self.a.transposed().eval()?;
        let both: Matrix<bool> = self.a.ewise_mult(op::pair::<bool>(), &turned).eval()?;
        let (have, paired) = (self.a.nvals()?, both.nvals()?);
        if have == paired {
            return Ok(());
        }
        let message =
            format_args!("the graph is said to be undirected, but {} of {have} entries have no opposite", have - paired);
        Err(Error::new(ErrorKind::InvalidValue, message))
    }

    /// Changes the matrix and forgets all properties. When the change fails, or leaves a matrix that is not square, everything is
    /// as it was.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind, Property};
    ///
    /// let mut g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1)])?, Kind::Directed)?;
    /// g.find(&[Property::OutDegree])?;
    /// g.update(|a| a.set(0, 2, true))?;
    /// assert!(!g.has(Property::OutDegree));
    /// assert_eq!(g.out_degree()?.get(0)?, Some(2));
    /// // There is no vertex 9: nothing changes.
    /// assert!(g.update(|a| a.set(0, 9, true)).is_err());
    /// assert_eq!(g.matrix().nvals()?, 2);
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    pub fn update(&mut self, change: impl FnOnce(&mut Matrix<T>) -> Result<()>) -> Result<()> {
        let mut a = self.a.dup()?;
        change(&mut a)?;
        *self = Adjacency::try_new(a, self.kind)?;
        Ok(())
    }

    /// The matrix, without the rest.
    ///
    /// ```
    /// use graphblas::Matrix;
    /// use lagraph_ports::{Adjacency, Kind};
    ///
    /// let g = Adjacency::try_new(Matrix::from_edges(3, [(0, 1)])?, Kind::Directed)?;
    /// assert_eq!(g.into_matrix().get(0, 1)?, Some(true));
    /// # Ok::<(), graphblas::Error>(())
    /// ```
    #[must_use]
    pub fn into_matrix(self) -> Matrix<T> {
        self.a
    }
}

/// A number below `n`, from a linear congruence whose upper bits are mixed.
fn draw(state: &mut u64, n: u64) -> u64 {
    *state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
    let mixed = (*state ^ (*state >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = mixed ^ (mixed >> 32);
    ((u128::from(mixed) * u128::from(n)) >> 64) as u64
}
