//! What an algorithm found: numbers, and columns with a value for some of the vertices or edges.
//!
//! Needs: results of the typed API. Gives: [`Answer`], and [`write`](Answer::write) in three forms. Cost: a copy of the results.
//! Invariants: ANSWER-1 the places of a column ascend, and it has as many values. ANSWER-2 all columns are vectors, or there is
//! one and it is a matrix.

mod csv;
mod json;
mod mtx;
mod places;
mod rows;

use std::io::{self, Write};

use graphblas::dynamic::Explain;
use lagraph_ports::Graph;

use crate::args::Form;
use crate::ask::Ask;
use crate::failure::{Failure, Outcome};
use places::{Keys, Place, Places};
use rows::Cell;

/// What was found.
#[derive(Debug)]
pub struct Answer {
    /// Numbers about the whole graph, by name.
    pub numbers: Vec<(&'static str, Cell)>,
    /// One value a vertex or edge.
    pub columns: Vec<Column>,
    /// What the columns have values for.
    keys: Keys,
    /// What was recorded behind each column when it was handed over, if that was asked for.
    pub recorded: Vec<(&'static str, String)>,
    explain: Option<Explain>,
}

/// A value at some of the places.
#[derive(Debug)]
pub struct Column {
    /// What it is called.
    pub name: &'static str,
    /// The places, from 0.
    places: Vec<Place>,
    /// A value for each.
    pub values: Values,
}

/// The values of a column.
#[derive(Debug)]
pub enum Values {
    /// Vertices, from 0; they are printed as the file counts.
    Vertices(Vec<u64>),
    /// Whole numbers.
    Integers(Vec<i64>),
    /// Any numbers.
    Reals(Vec<f64>),
}

/// What an answer is about.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Name of the algorithm.
    pub algorithm: &'a str,
    /// Name of the file.
    pub file: &'a str,
    /// Number of vertices.
    pub vertices: u64,
    /// What the first vertex is called.
    pub base: u64,
}

impl<'a> About<'a> {
    /// About a graph.
    pub fn new(algorithm: &'a str, file: &'a str, g: &Graph, base: u64) -> Self {
        About { algorithm, file, vertices: g.vertices(), base }
    }
}

impl Answer {
    /// Nothing found yet.
    pub fn new(ask: &Ask) -> Answer {
        let (numbers, columns, recorded) = (Vec::new(), Vec::new(), Vec::new());
        Answer { numbers, columns, keys: Keys::Vertices, recorded, explain: ask.explain }
    }

    /// A number about the whole graph.
    pub fn number(mut self, name: &'static str, x: impl Into<Cell>) -> Answer {
        self.numbers.push((name, x.into()));
        self
    }

    /// A vertex for each vertex, or for each edge.
    pub fn vertices<T: TryInto<u64>>(self, name: &'static str, found: &impl Places<T>) -> Outcome<Answer> {
        self.column(name, found, |x| x.try_into().ok(), Values::Vertices)
    }

    /// A whole number for each vertex, or for each edge.
    pub fn integers<T: TryInto<i64>>(self, name: &'static str, found: &impl Places<T>) -> Outcome<Answer> {
        self.column(name, found, |x| x.try_into().ok(), Values::Integers)
    }

    /// A number for each vertex, or for each edge.
    pub fn reals<T: Into<f64>>(self, name: &'static str, found: &impl Places<T>) -> Outcome<Answer> {
        self.column(name, found, |x| Some(x.into()), Values::Reals)
    }

    fn column<T, U, P: Places<T>>(
        mut self,
        name: &'static str,
        found: &P,
        convert: impl Fn(T) -> Option<U>,
        values: fn(Vec<U>) -> Values,
    ) -> Outcome<Answer> {
        if !self.columns.is_empty() && (self.keys == Keys::Pairs || P::KEYS == Keys::Pairs) {
            return Err(Failure::Input(format!("the result '{name}' cannot stand beside a matrix")));
        }
        self.keys = P::KEYS;
        if let Some(how) = self.explain {
            self.recorded.push((name, found.explained(how)?));
        }
        let (places, list) = found.places()?;
        let list: Option<Vec<U>> = list.into_iter().map(convert).collect();
        let list = list.ok_or_else(|| Failure::Input(format!("the result '{name}' holds a number that cannot be printed")))?;
        self.columns.push(Column { name, places, values: values(list) });
        Ok(self)
    }

    /// Writes everything in a form.
    pub fn write(&self, form: Form, about: &About<'_>, out: &mut dyn Write) -> io::Result<()> {
        match form {
            Form::Csv => csv::write(self, about, out),
            Form::Json => json::write(self, about, out),
            Form::Mtx => mtx::write(self, about, out),
        }
    }
}
