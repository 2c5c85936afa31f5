//! A program: some objects with their content, and calls on them.
//!
//! Needs: the oracle's values and operators. Gives: plain data that can be printed, parsed, run and
//! cut down. Objects are named by their position; the same object may appear in several places of a
//! call, which is how aliasing is written.
//! Sizes are kept in one table ([`Program::dims`]) and referred to by number, so that two shapes
//! that must fit share a size, and making a size smaller keeps the program valid.

use crate::oracle::index::Indices;
use crate::oracle::ops::{Bin, BinOp, IdxOp, Monoid, UnOp};
use crate::oracle::value::{Ty, Val};

/// A position in [`Program::objects`].
pub type Id = usize;
/// A position in [`Program::dims`].
pub type DimId = usize;

#[derive(Clone, Debug, Default)]
pub struct Program {
    pub dims: Vec<Dim>,
    pub objects: Vec<Object>,
    pub calls: Vec<Call>,
    /// Nothing is read before the last call.
    pub is_quiet: bool,
}

/// A size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dim {
    Free(usize),
    /// The product of two sizes: a dimension of a Kronecker product.
    Product(DimId, DimId),
    /// A size plus a constant: the dimension of a matrix made from a diagonal.
    Plus(DimId, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Matrix(DimId, DimId),
    Vector(DimId),
}

#[derive(Clone, Debug)]
pub struct Object {
    pub ty: Ty,
    pub shape: Shape,
    /// Row, column (0 in a vector), value; no place twice.
    pub entries: Vec<(usize, usize, Val)>,
    pub form: Form,
}

/// How an object is stored when the calls begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Form {
    pub layout: Layout,
    pub by_col: bool,
    /// 64-bit indices although 32 bits would do.
    pub is_wide: bool,
    /// A copy is kept, which must stay as it is whatever happens to the object.
    pub is_shared: bool,
    pub made: Made,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    #[default]
    Auto,
    Sparse,
    Hyper,
    Bitmap,
    /// Only of an object with all entries present.
    Full,
}

/// The calls that give an object its content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Made {
    #[default]
    Build,
    /// One by one, last entry first, so that updates are pending when the calls begin.
    Elements,
    /// Built with more entries than wanted, which are then removed one by one.
    Holes,
    /// A scalar assigned under a structural mask; all values are equal.
    Iso,
}

/// What is called. One verb may belong to a matrix and to a vector; the output's shape says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verb {
    Mxm,
    Mxv,
    Vxm,
    EwiseMult,
    EwiseAdd,
    EwiseUnion,
    Kronecker,
    Transpose,
    Apply,
    ApplyBind1st,
    ApplyBind2nd,
    ApplyIndex,
    Select,
    Extract,
    ExtractCol,
    Assign,
    AssignScalar,
    AssignRow,
    AssignCol,
    Subassign,
    SubassignScalar,
    SubassignRow,
    SubassignCol,
    Sort,
    SortPlaces,
    ReduceRows,
    Reduce,
    Build,
    SetElement,
    RemoveElement,
    Clear,
    Resize,
    Dup,
    Diag,
    Wait,
}

/// A number from which every choice between equal ways follows: each choice has a name, so that one
/// does not change another when a program is cut down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way(pub u32);

/// The operator argument of a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Op {
    None,
    Unary(UnOp),
    Binary(BinOp),
    Index(IdxOp),
    Monoid(Monoid),
    /// `is_named`: the predefined semiring object, not one made from its parts.
    Semiring {
        add: Monoid,
        mul: BinOp,
        is_named: bool,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Desc {
    pub replace: bool,
    pub is_structural: bool,
    pub is_complemented: bool,
    pub t0: bool,
    pub t1: bool,
}

/// An index argument: what is selected, how many that makes, out of which dimension.
#[derive(Clone, Debug)]
pub struct IndexArg {
    pub what: Indices,
    pub len: DimId,
    pub within: DimId,
}

#[derive(Clone, Debug)]
pub struct Call {
    pub verb: Verb,
    /// The object that is written; for Reduce, the one that is read.
    pub out: Id,
    pub mask: Option<Id>,
    /// For Build, the operator for duplicates.
    pub accum: Option<BinOp>,
    pub op: Op,
    pub ins: Vec<Id>,
    /// Bound scalar, thunk, alpha and beta, the scalar to assign; None is an empty scalar.
    pub scalars: Vec<Option<Val>>,
    pub rows: Option<IndexArg>,
    pub cols: Option<IndexArg>,
    /// The tuples of Build; the place and value of SetElement; the place of RemoveElement; the row
    /// of AssignRow and SubassignRow and the column of their kin and of ExtractCol (both numbers are then the same).
    pub tuples: Vec<(usize, usize, Val)>,
    /// The new shape, for Resize.
    pub shape: Option<Shape>,
    /// The diagonal, for Diag.
    pub diagonal: i64,
    pub desc: Desc,
    /// Which of several equal ways a session takes to say this, as far as it knows several.
    pub way: Way,
}

impl Program {
    pub fn size(&self, d: DimId) -> usize {
        match self.dims[d] {
            Dim::Free(n) => n,
            Dim::Product(a, b) => self.size(a) * self.size(b),
            Dim::Plus(a, k) => self.size(a) + k,
        }
    }

    /// Rows and columns; a vector has one column.
    pub fn extent(&self, shape: Shape) -> (usize, usize) {
        match shape {
            Shape::Matrix(r, c) => (self.size(r), self.size(c)),
            Shape::Vector(n) => (self.size(n), 1),
        }
    }

    /// A new size of its own.
    pub fn dim(&mut self, n: usize) -> DimId {
        self.dims.push(Dim::Free(n));
        self.dims.len() - 1
    }
}

impl Shape {
    pub fn is_vector(self) -> bool {
        matches!(self, Shape::Vector(_))
    }

    /// The dimension of the rows, and of the columns if there are columns.
    pub fn dims(self) -> (DimId, Option<DimId>) {
        match self {
            Shape::Matrix(r, c) => (r, Some(c)),
            Shape::Vector(n) => (n, None),
        }
    }
}

impl Verb {
    /// Whether it writes into one row of a matrix.
    pub fn is_row(self) -> bool {
        matches!(self, Verb::AssignRow | Verb::SubassignRow)
    }

    /// Whether it writes into one column of a matrix.
    pub fn is_col(self) -> bool {
        matches!(self, Verb::AssignCol | Verb::SubassignCol)
    }

    /// Whether it sorts, which takes outputs of certain types only and has neither mask nor accumulator.
    pub fn is_sort(self) -> bool {
        matches!(self, Verb::Sort | Verb::SortPlaces)
    }

    /// Whether the mask, and replace, are about the part that is written.
    pub fn is_of_part(self) -> bool {
        matches!(self, Verb::Subassign | Verb::SubassignScalar | Verb::SubassignRow | Verb::SubassignCol)
    }

    pub const ALL: [Verb; 35] = {
        use Verb::*;
        [
            Mxm,
            Mxv,
            Vxm,
            EwiseMult,
            EwiseAdd,
            EwiseUnion,
            Kronecker,
            Transpose,
            Apply,
            ApplyBind1st,
            ApplyBind2nd,
            ApplyIndex,
            Select,
            Extract,
            ExtractCol,
            Assign,
            AssignScalar,
            AssignRow,
            AssignCol,
            Subassign,
            SubassignScalar,
            SubassignRow,
            SubassignCol,
            Sort,
            SortPlaces,
            ReduceRows,
            Reduce,
            Build,
            SetElement,
            RemoveElement,
            Clear,
            Resize,
            Dup,
            Diag,
            Wait,
        ]
    };

    pub fn name(self) -> &'static str {
        match self {
            Verb::Mxm => "mxm",
            Verb::Mxv => "mxv",
            Verb::Vxm => "vxm",
            Verb::EwiseMult => "ewise_mult",
            Verb::EwiseAdd => "ewise_add",
            Verb::EwiseUnion => "ewise_union",
            Verb::Kronecker => "kronecker",
            Verb::Transpose => "transpose",
            Verb::Apply => "apply",
            Verb::ApplyBind1st => "apply_bind1st",
            Verb::ApplyBind2nd => "apply_bind2nd",
            Verb::ApplyIndex => "apply_index",
            Verb::Select => "select",
            Verb::Extract => "extract",
            Verb::ExtractCol => "extract_col",
            Verb::Assign => "assign",
            Verb::AssignScalar => "assign_scalar",
            Verb::AssignRow => "assign_row",
            Verb::AssignCol => "assign_col",
            Verb::Subassign => "subassign",
            Verb::SubassignScalar => "subassign_scalar",
            Verb::SubassignRow => "subassign_row",
            Verb::SubassignCol => "subassign_col",
            Verb::Sort => "sort",
            Verb::SortPlaces => "sort_places",
            Verb::ReduceRows => "reduce_rows",
            Verb::Reduce => "reduce",
            Verb::Build => "build",
            Verb::SetElement => "set_element",
            Verb::RemoveElement => "remove_element",
            Verb::Clear => "clear",
            Verb::Resize => "resize",
            Verb::Dup => "dup",
            Verb::Diag => "diag",
            Verb::Wait => "wait",
        }
    }
}

impl Call {
    /// A call with nothing optional in it.
    pub fn new(verb: Verb, out: Id, op: Op, ins: &[Id]) -> Call {
        Call {
            verb,
            out,
            mask: None,
            accum: None,
            op,
            ins: ins.to_vec(),
            scalars: Vec::new(),
            rows: None,
            cols: None,
            tuples: Vec::new(),
            shape: None,
            diagonal: 0,
            desc: Desc::default(),
            way: Way::default(),
        }
    }

    /// The binary operators that the call uses, those inside monoids and semirings too.
    pub fn binary_ops(&self) -> Vec<BinOp> {
        let mut ops: Vec<BinOp> = self.accum.into_iter().collect();
        match self.op {
            Op::None | Op::Unary(_) | Op::Index(_) => {}
            Op::Binary(op) => ops.push(op),
            Op::Monoid(m) => ops.push(m.op),
            Op::Semiring { add, mul, .. } => ops.extend([add.op, mul]),
        }
        ops
    }

    /// Whether more than one result is right.
    pub fn uses_any(&self) -> bool {
        self.binary_ops().iter().any(|op| op.is_any())
    }

    /// All objects that the call names.
    pub fn objects(&self) -> Vec<Id> {
        [self.out].into_iter().chain(self.mask).chain(self.ins.iter().copied()).collect()
    }
}

/// Whether the monoid of this operator is a predefined object.
pub fn is_named_monoid(op: BinOp) -> bool {
    let BinOp::Builtin(code, ty) = op else { return false };
    match code {
        Bin::Any => !ty.is_user(),
        Bin::Plus | Bin::Times => ty.is_integer() || ty.is_real() || ty.is_complex(),
        Bin::Min | Bin::Max => ty.is_integer() || ty.is_real(),
        Bin::LOr | Bin::LAnd | Bin::LXor | Bin::LXnor | Bin::Eq => ty == Ty::Bool,
        Bin::BOr | Bin::BAnd | Bin::BXor | Bin::BXnor => matches!(ty, Ty::UInt(_)),
        _ => false,
    }
}

/// Whether the semiring of these parts is a predefined object (`api/abi.tsv`).
pub fn is_named_semiring(add: Monoid, mul: BinOp) -> bool {
    let (BinOp::Builtin(a, _), BinOp::Builtin(m, ty)) = (add.op, mul) else { return false };
    if add.made || !is_named_monoid(add.op) || add.ty() != mul.zty() {
        return false;
    }
    use Bin::*;
    let is_number = ty.is_integer() || ty.is_real();
    let is_arithmetic = matches!(m, First | Second | Pair | Plus | Minus | Times | Div | RDiv | RMinus);
    let is_test = matches!(m, Min | Max | IsEq | IsNe | IsGt | IsLt | IsGe | IsLe | LOr | LAnd | LXor);
    match a {
        Min | Max | Plus | Times if is_number => is_arithmetic || is_test || m.is_positional(),
        Plus | Times => ty.is_complex() && is_arithmetic,
        Any if ty == Ty::Bool || m.is_comparison() => is_named_logic(m, ty),
        Any if ty.is_complex() => is_arithmetic,
        Any => is_arithmetic || is_test || m.is_positional(),
        LOr | LAnd | LXor | Eq => is_named_logic(m, ty),
        BOr | BAnd | BXor | BXnor => matches!(m, BOr | BAnd | BXor | BXnor),
        LXnor => m == LOr,
        _ => false,
    }
}

/// The multiplies of the logical semirings: comparisons of numbers, logic and order on BOOL.
fn is_named_logic(m: Bin, ty: Ty) -> bool {
    use Bin::*;
    if ty == Ty::Bool {
        matches!(m, First | Second | Pair | LOr | LAnd | LXor | Eq | Gt | Lt | Ge | Le)
    } else {
        m.is_comparison() && !ty.is_complex()
    }
}
