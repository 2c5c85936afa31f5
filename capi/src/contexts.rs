//! Contexts: how many threads the calls of a thread use.
//!
//! Needs: `getset`, the engine's `par`. Gives: [`Context`], its fields, and what `GxB_Context_*` come to.
//! Cost: engaging is a store to memory of the calling thread; calls then read one number more.
//! The context of the world stands for the library's own settings. A context that a thread has engaged lowers the
//! number of threads of that thread's calls, at once and also when it is changed later; it cannot raise it above the
//! library's. Chunk and the number of the GPU are kept and told, and have no effect here (SN-63).

use std::cell::Cell;
use std::sync::atomic::{AtomicI32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use engine::mem::Shared;
use engine::{Error, ErrorKind, Result, par};

use crate::boundary::{create, free, guard};
use crate::field::Field;
use crate::getset::{Answer, HasFields, New, Set};
use crate::handle::{GxB_Context, Handle};
use crate::settings;
use crate::status::GrB_Info;

/// What a context holds.
pub enum Context {
    /// `GxB_CONTEXT_WORLD`: the library's settings.
    World,
    /// A user's own.
    Own(Own),
}

/// A user's context.
pub struct Own {
    threads: Shared<AtomicUsize>,
    /// The bits of a double.
    chunk: AtomicU64,
    gpu: AtomicI32,
}

thread_local! {
    /// Address of the handle that this thread has engaged; 0 for that of the world.
    static ENGAGED: Cell<usize> = const { Cell::new(0) };
}

fn engage_none() {
    ENGAGED.set(0);
    par::bind_threads(None);
}

/// A context with the settings of the library.
pub(crate) fn new(context: *mut GxB_Context) -> GrB_Info {
    create(context, || {
        let threads = Shared::try_new(AtomicUsize::new(par::all_threads()))?;
        let chunk = AtomicU64::new(settings::chunk().to_bits());
        Ok(Context::Own(Own { threads, chunk, gpu: AtomicI32::new(settings::NO_GPU) }))
    })
}

/// Frees a context; a thread that has it engaged goes on with its settings until it engages another one.
pub(crate) fn release(context: *mut GxB_Context) -> GrB_Info {
    free(context)
}

/// Calls of this thread follow the context.
pub(crate) fn engage(context: GxB_Context) -> GrB_Info {
    guard(|| {
        match context.get("context")? {
            Context::World => engage_none(),
            Context::Own(own) => {
                ENGAGED.set(context.as_ptr() as usize);
                par::bind_threads(Some(own.threads.clone()));
            }
        }
        Ok(())
    })
}

/// Calls of this thread follow the library's settings again.
pub(crate) fn disengage(context: GxB_Context) -> GrB_Info {
    guard(|| {
        if let Some(Context::Own(_)) = context.opt("context")? {
            let engaged = ENGAGED.get();
            if engaged != 0 && engaged != context.as_ptr() as usize {
                return Err(Error::new(ErrorKind::InvalidValue, format_args!("context: this thread has engaged another one")));
            }
        }
        engage_none();
        Ok(())
    })
}

/// The text of the last error of a context.
pub(crate) fn error(text: *mut *const std::ffi::c_char, context: GxB_Context) -> GrB_Info {
    crate::boundary::error_text(text, context)
}

impl HasFields for Context {
    const IS_OPEN: bool = true;

    fn get(handle: &Handle<Self>, field: Field) -> Result<Answer> {
        Ok(match (field, handle.object()) {
            (Field::Name, _) => return handle.with_name(Answer::text),
            (Field::Threads, Context::World) => Answer::Int(settings::threads()),
            (Field::Threads, Context::Own(own)) => Answer::Int(i32::try_from(own.threads.load(Relaxed)).unwrap_or(i32::MAX)),
            (Field::Chunk, Context::World) => Answer::Real(settings::chunk()),
            (Field::Chunk, Context::Own(own)) => Answer::Real(f64::from_bits(own.chunk.load(Relaxed))),
            (Field::Gpu, Context::World) => Answer::Int(settings::NO_GPU),
            (Field::Gpu, Context::Own(own)) => Answer::Int(own.gpu.load(Relaxed)),
            _ => Answer::NoField,
        })
    }

    fn set(handle: &Handle<Self>, field: Field, new: &New<'_>) -> Result<Set> {
        match (field, new, handle.object()) {
            (Field::Name, New::Text(text), _) => return handle.set_name(text, true).map(|_| Set::Done),
            (Field::Threads, New::Int(n), Context::World) => settings::set_threads(*n),
            (Field::Threads, New::Int(n), Context::Own(own)) => own.threads.store(settings::wanted_threads(*n), Relaxed),
            (Field::Chunk, New::Real(x), Context::World) => settings::set_chunk(*x),
            (Field::Chunk, New::Real(x), Context::Own(own)) => own.chunk.store(settings::wanted_chunk(*x).to_bits(), Relaxed),
            // There is no GPU, whichever is asked for.
            (Field::Gpu, New::Int(_), _) => {}
            _ => return Ok(Set::Refused),
        }
        Ok(Set::Done)
    }
}
