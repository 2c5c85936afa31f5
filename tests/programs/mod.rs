//! Random programs, run with recording off, on, and on without each rewrite.
//!
//! Needs: the harness and its session. Gives, in reading order: [`run`] (a program in one mode, and all that can be seen of
//! it), [`exact`] (values stay exact), [`draw`] (a pool of objects), [`calls`] (a call of any verb), [`scenes`] (what the engine
//! makes together), [`compare`] (all modes, and the smallest program on which they differ).

pub mod calls;
pub mod compare;
pub mod draw;
pub mod exact;
pub mod run;
pub mod scenes;
