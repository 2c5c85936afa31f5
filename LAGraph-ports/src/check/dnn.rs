//! Inference in a neural network with loops, neuron by neuron.
//!
//! Needs: features and weights as dense tables, in which `None` is no entry; `weights[i][j]` leads from i to j.
//! Gives: what the last layer puts out; `None` where it is not positive.
//! Cost:  samples * neurons^2 a layer.

/// What the neurons of a layer put out for one sample, or the weights of one neuron for the next layer's.
///
/// ```
/// use lagraph_ports::check::dnn::{Row, infer};
///
/// // One sample of two features, the second of which is missing: nothing can be heard of it.
/// let sample: Row = vec![Some(1.0), None];
/// let weights: Vec<Row> = vec![vec![Some(0.5)], vec![Some(100.0)]];
/// assert_eq!(infer(&[sample], &[(weights, vec![0.0])]), [[Some(0.5)]]);
/// ```
pub type Row = Vec<Option<f64>>;

/// What the layers, each (weights, bias), make of the features.
///
/// ```
/// use lagraph_ports::check::dnn::infer;
///
/// // One neuron that hears two features, and stays silent unless it hears both.
/// let both = (vec![vec![Some(1.0)], vec![Some(1.0)]], vec![-1.5]);
/// let samples = [vec![Some(1.0), Some(1.0)], vec![Some(1.0), None]];
/// assert_eq!(infer(&samples, &[both]), [[Some(0.5)], [None]]);
/// ```
#[must_use]
pub fn infer(features: &[Row], layers: &[(Vec<Row>, Vec<f64>)]) -> Vec<Row> {
    let mut y = features.to_vec();
    for (weights, bias) in layers {
        y = y.iter().map(|row| neurons(row, weights, bias)).collect();
    }
    y
}

fn neurons(row: &[Option<f64>], weights: &[Row], bias: &[f64]) -> Row {
    let put_out = |(j, b): (usize, &f64)| {
        let heard: Vec<f64> = row.iter().zip(weights).filter_map(|(y, w)| Some((*y)? * w[j]?)).collect();
        let sum = heard.iter().sum::<f64>() + b;
        (!heard.is_empty() && sum > 0.0).then_some(sum.min(32.0))
    };
    bias.iter().enumerate().map(put_out).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bias_alone_wakes_no_neuron() {
        let weights = vec![vec![Some(2.0), None], vec![Some(100.0), Some(-1.0)]];
        let features = vec![vec![Some(1.0), None], vec![Some(1.0), Some(1.0)], vec![None, None]];
        let found = infer(&features, &[(weights, vec![-0.5, 3.0])]);
        assert_eq!(found, [[Some(1.5), None], [Some(32.0), Some(2.0)], [None, None]]);
    }
}
