//! Inference in a sparse deep neural network: y = min(32, max(0, y W + b)), layer by layer.
//!
//! Needs: features by rows, one row a sample; for each layer the weights W, entry (i, j) from neuron i to neuron j, and
//! the bias of each neuron, which has an entry for each.
//! Gives: what the last layer puts out; only values greater than 0 are entries. As the challenge defines it a bias is added
//! where a product has an entry, not everywhere.
//! Cost: one product of sparse matrices and three passes over its result a layer.
//! Source: J. Kepner et al., Sparse deep neural network graph challenge, HPEC 2019.

use graphblas::{Matrix, Result, Vector, op, semiring};

/// No neuron puts out more.
const MOST: f64 = 32.0;

/// A layer of neurons.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::{Layer, infer};
///
/// // One neuron that hears two features, and stays silent unless it hears both.
/// let weights = Matrix::from_rows((2, 1), &[1.0, 1.0])?;
/// let both = Layer { weights, bias: Vector::full(1, -1.5)? };
/// let features = Matrix::from_tuples((2, 2), &[0, 0, 1], &[0, 1, 0], &[1.0; 3], None)?;
/// assert_eq!(infer(&features, &[both])?.tuples()?, (vec![0], vec![0], vec![0.5]));
/// # Ok::<(), graphblas::Error>(())
/// ```
#[derive(Debug)]
pub struct Layer {
    /// Entry (i, j): the weight of the layer before's neuron i for neuron j.
    pub weights: Matrix<f64>,
    /// What is added to the sum of each neuron.
    pub bias: Vector<f64>,
}

/// What the last layer puts out for each row of features.
///
/// ```
/// use graphblas::{Matrix, Vector};
/// use lagraph_ports::algorithm::{Layer, infer};
///
/// // Two samples of two features; one neuron wants both, the other the first only.
/// let features = Matrix::from_tuples((2, 2), &[0, 0, 1], &[0, 1, 1], &[1.0, 1.0, 1.0], None)?;
/// let weights = Matrix::from_tuples((2, 2), &[0, 1, 0], &[0, 0, 1], &[1.0, 1.0, 50.0], None)?;
/// let layer = Layer { weights, bias: Vector::full(2, -1.5)? };
/// assert_eq!(infer(&features, &[layer])?.tuples()?, (vec![0, 0], vec![0, 1], vec![0.5, 32.0]));
/// # Ok::<(), graphblas::Error>(())
/// ```
pub fn infer(features: &Matrix<f64>, layers: &[Layer]) -> Result<Matrix<f64>> {
    let mut y = features.dup()?;
    for layer in layers {
        // z = y W, z = z +.+ diag(b): each entry and its column's bias
        let mut z: Matrix<f64> = y.mxm(&semiring::plus_times::<f64>(), &layer.weights).eval()?;
        z.write(z.mxm(&semiring::plus_plus::<f64>(), &layer.bias.diag()?))?;
        // y = min(z where z > 0, 32)
        z.write(z.select(op::value_gt::<f64>(), 0.0))?;
        y = z.bind2nd(op::min::<f64>(), MOST).eval()?;
    }
    Ok(y)
}
