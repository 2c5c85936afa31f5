//! Which processor a thread runs on, and how to stay off one.
//!
//! Needs: Linux; elsewhere nothing is known and nothing is done. Gives: [`processor`], [`leave`], [`avoid`].
//! Cost: `processor` reads a register; `leave` and `avoid` with its end are a few system calls.
//! Why: a worker that is woken by a thread which slept a moment ago is often put on that thread's own
//! processor, where it stops the very thread it should help, or waits for it to stop, until the system balances its load
//! milliseconds later. 2026-11, 2 processors: a sum of 264,000 numbers after a sleep took 300 microseconds
//! on two threads, 215 on one, 130 when the worker leaves. A stream of products of vectors of 75,888 numbers, each 22
//! microseconds on one thread, got no help for 1.6 milliseconds; where workers avoid that processor
//! while they sleep, and look around once they were woken, they help from the tenth product on.

/// The number of the processor this thread is on; `None` where that cannot be asked.
pub(super) fn processor() -> Option<usize> {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: takes no argument and touches no memory of ours.
        usize::try_from(unsafe { libc::sched_getcpu() }).ok()
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// Moves this thread to another processor it may use, if there is one; what it may use stays as it was.
pub(super) fn leave(processor: usize) {
    drop(avoid(processor));
}

/// Keeps this thread off a processor, if it may use another one, until what this gives is dropped.
pub(super) fn avoid(processor: usize) -> Option<Avoiding> {
    #[cfg(target_os = "linux")]
    {
        let allowed = processors()?;
        if processor >= 8 * SET {
            return None;
        }
        let mut others = allowed;
        // SAFETY: `processor` is below the bits that a set has (checked above).
        let left = unsafe {
            libc::CPU_CLR(processor, &mut others);
            libc::CPU_COUNT(&others)
        };
        (left > 0 && bind(&others)).then_some(Avoiding { allowed, others })
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = processor;
        None
    }
}

/// A thread that stays off a processor.
pub(super) struct Avoiding {
    #[cfg(target_os = "linux")]
    allowed: libc::cpu_set_t,
    #[cfg(target_os = "linux")]
    others: libc::cpu_set_t,
}

#[cfg(target_os = "linux")]
impl Drop for Avoiding {
    fn drop(&mut self) {
        // What somebody else has changed since is not changed back.
        // SAFETY: both are sets.
        if processors().is_some_and(|present| unsafe { libc::CPU_EQUAL(&present, &self.others) }) {
            bind(&self.allowed);
        }
    }
}

/// Bytes of a set of processors.
#[cfg(target_os = "linux")]
const SET: usize = size_of::<libc::cpu_set_t>();

/// Those that this thread may use.
#[cfg(target_os = "linux")]
fn processors() -> Option<libc::cpu_set_t> {
    // SAFETY: a set of processors is an array of words; all of them zero is the empty set.
    let mut allowed: libc::cpu_set_t = unsafe { std::mem::zeroed() };
    // SAFETY: `allowed` is SET bytes, and the call writes no more.
    (unsafe { libc::sched_getaffinity(0, SET, &raw mut allowed) } == 0).then_some(allowed)
}

/// Lets this thread use these only; false if the system refuses.
#[cfg(target_os = "linux")]
fn bind(to: &libc::cpu_set_t) -> bool {
    // SAFETY: `to` is SET bytes, and the call reads no more.
    unsafe { libc::sched_setaffinity(0, SET, &raw const *to) == 0 }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_avoided_may_be_used_again() {
        // SAFETY: all of these are sets of processors, which have a bit for each.
        let count = |set: &libc::cpu_set_t| unsafe { libc::CPU_COUNT(set) };
        let (all, here) = (processors().unwrap(), processor().unwrap());
        let Some(avoiding) = avoid(here) else { return assert_eq!(count(&all), 1) };
        assert_eq!(count(&processors().unwrap()), count(&all) - 1);
        assert_ne!(processor(), Some(here));
        drop(avoiding);
        assert_eq!(count(&processors().unwrap()), count(&all));
    }
}
