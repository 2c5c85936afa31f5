//! Inference in sparse neural networks.

use graphblas::{Matrix, Vector};
use lagraph_ports::algorithm::{Layer, infer};
use lagraph_ports::check::dnn::{self, Row};

use crate::agree::Numbers;

/// Whole numbers and halves from -2 to 2 at some places, so that sums are exact in any order.
fn table(numbers: &mut Numbers, nrows: usize, ncols: usize, holes: u64) -> Vec<Row> {
    let mut value = || (numbers.below(10) >= holes).then(|| numbers.below(9) as f64 / 2.0 - 2.0);
    (0..nrows).map(|_| (0..ncols).map(|_| value()).collect()).collect()
}

fn matrix(table: &[Row], ncols: usize) -> Matrix<f64> {
    let mut m = Matrix::try_new(table.len() as u64, ncols as u64).unwrap();
    for (i, row) in table.iter().enumerate() {
        for (j, x) in row.iter().enumerate() {
            if let Some(x) = *x {
                m.set(i as u64, j as u64, x).unwrap();
            }
        }
    }
    m
}

#[test]
fn networks_put_out_what_loops_do() {
    let mut numbers = Numbers(9);
    let mut entries = 0;
    for network in 0..200 {
        let (samples, mut inputs) = (1 + numbers.below(12) as usize, 1 + numbers.below(12) as usize);
        let features = table(&mut numbers, samples, inputs, network % 10);
        let first = matrix(&features, inputs);
        let (mut layers, mut known) = (Vec::new(), Vec::new());
        for _ in 0..numbers.below(5) {
            let outputs = 1 + numbers.below(12) as usize;
            let weights = table(&mut numbers, inputs, outputs, network % 9);
            let bias: Vec<f64> = (0..outputs).map(|_| numbers.below(5) as f64 / 2.0 - 1.0).collect();
            let idx: Vec<u64> = (0..outputs as u64).collect();
            let bias_vector = Vector::from_tuples(outputs as u64, &idx, &bias, None).unwrap();
            layers.push(Layer { weights: matrix(&weights, outputs), bias: bias_vector });
            known.push((weights, bias));
            inputs = outputs;
        }
        let found = infer(&first, &layers).unwrap();
        let expected = matrix(&dnn::infer(&features, &known), inputs);
        assert_eq!(found.tuples().unwrap(), expected.tuples().unwrap(), "network {network}");
        entries += found.nvals().unwrap();
    }
    assert!(entries > 1000, "only {entries} values put out");
}

#[test]
fn layers_that_do_not_fit_are_refused() {
    let layer = Layer { weights: Matrix::try_new(3, 2).unwrap(), bias: Vector::full(2, 0.0).unwrap() };
    assert!(infer(&Matrix::try_new(4, 2).unwrap(), &[layer]).is_err());
}
