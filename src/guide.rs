//! The guide: pages of `docs/guide/`, whose Rust examples are tests.
//!
//! Not here: anything but text. A file `pictures/NAME.link`, put before a page, defines its picture as an address that holds it
//! (`cargo xtask gen` draws them): of two definitions Markdown takes the first, and readers of the file follow the second.
//! A test bears the name of the first file of its page.

#[doc = include_str!("../docs/guide/first-steps.md")]
pub mod first_steps {}

#[doc = include_str!("../docs/guide/pictures/plan_chain.link")]
#[doc = include_str!("../docs/guide/pictures/plan_product.link")]
#[doc = include_str!("../docs/guide/lazy.md")]
pub mod lazy {}

#[doc = include_str!("../docs/guide/embedding.md")]
pub mod embedding {}

#[doc = include_str!("../docs/guide/from-suitesparse.md")]
pub mod from_suitesparse {}

#[doc = include_str!("../docs/guide/pictures/programs.link")]
#[doc = include_str!("../docs/guide/performance.md")]
pub mod performance {}

/// A page for each operation: the formula, a picture, examples in three languages, cost, and common mistakes.
pub mod operations {
    #[doc = include_str!("../docs/guide/pictures/mxm.link")]
    #[doc = include_str!("../docs/guide/operations/mxm.md")]
    pub mod mxm {}
    #[doc = include_str!("../docs/guide/pictures/mxv.link")]
    #[doc = include_str!("../docs/guide/operations/mxv.md")]
    pub mod mxv {}
    #[doc = include_str!("../docs/guide/pictures/ewise_add.link")]
    #[doc = include_str!("../docs/guide/operations/ewise_add.md")]
    pub mod ewise_add {}
    #[doc = include_str!("../docs/guide/pictures/ewise_mult.link")]
    #[doc = include_str!("../docs/guide/operations/ewise_mult.md")]
    pub mod ewise_mult {}
    #[doc = include_str!("../docs/guide/pictures/ewise_union.link")]
    #[doc = include_str!("../docs/guide/operations/ewise_union.md")]
    pub mod ewise_union {}
    #[doc = include_str!("../docs/guide/pictures/extract.link")]
    #[doc = include_str!("../docs/guide/operations/extract.md")]
    pub mod extract {}
    #[doc = include_str!("../docs/guide/pictures/assign.link")]
    #[doc = include_str!("../docs/guide/operations/assign.md")]
    pub mod assign {}
    #[doc = include_str!("../docs/guide/pictures/apply.link")]
    #[doc = include_str!("../docs/guide/operations/apply.md")]
    pub mod apply {}
    #[doc = include_str!("../docs/guide/pictures/select.link")]
    #[doc = include_str!("../docs/guide/operations/select.md")]
    pub mod select {}
    #[doc = include_str!("../docs/guide/pictures/reduce.link")]
    #[doc = include_str!("../docs/guide/operations/reduce.md")]
    pub mod reduce {}
    #[doc = include_str!("../docs/guide/pictures/transpose.link")]
    #[doc = include_str!("../docs/guide/operations/transpose.md")]
    pub mod transpose {}
    #[doc = include_str!("../docs/guide/pictures/kronecker.link")]
    #[doc = include_str!("../docs/guide/operations/kronecker.md")]
    pub mod kronecker {}
    #[doc = include_str!("../docs/guide/pictures/build.link")]
    #[doc = include_str!("../docs/guide/operations/build.md")]
    pub mod build {}
    #[doc = include_str!("../docs/guide/pictures/masks.link")]
    #[doc = include_str!("../docs/guide/operations/masks.md")]
    pub mod masks {}
    #[doc = include_str!("../docs/guide/pictures/transfer.link")]
    #[doc = include_str!("../docs/guide/operations/transfer.md")]
    pub mod transfer {}
}

/// The Rust examples of the first page that anyone reads are tests, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
