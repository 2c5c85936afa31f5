//! Which processor a thread runs on, and how to stay off one.
//!
//! Needs: Linux; elsewhere nothing is known and nothing is done. Gives: [`processor`], [`leave`], [`avoid`].
//! Cost: `processor` reads a register; `leave` and `avoid` with its end are a few system calls, [`Avoiding::turn_from`] is two.
//! Why: a worker that is woken by a thread which slept a moment ago is often put on that thread's own
//! processor, where it stops the very thread it should help, or waits for it to stop, until the system balances its load
//! milliseconds later. 2026-11, 2 processors: a sum of 264,000 numbers after a sleep took 300 microseconds
//! on two threads, 215 on one, 130 when the worker leaves. A stream of products of vectors of 75,888 numbers, each 22
//! microseconds on one thread, got no help for 1.6 milliseconds; where workers avoid that processor
//! while they sleep, and look around once they were woken, they help from the tenth product on.
//! An opener that has moved since they fell asleep turns them away from where it is now, since else they may use its processor
//! only: 60 products of 65,536 numbers after 8 milliseconds of sleep, on the other processor each time, 25 to 26 microseconds a
//! product, then 14 to 15 (SuiteSparse's threads 13 to 14 where nobody moves).

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
        // SAFETY: takes no argument and touches no memory of ours.
        let thread = unsafe { libc::gettid() };
        let allowed = processors(thread)?;
        let others = without(&allowed, processor)?;
        bind(thread, &others).then_some(Avoiding { thread, processor, allowed, others })
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
    thread: libc::pid_t,
    #[cfg(target_os = "linux")]
    processor: usize,
    #[cfg(target_os = "linux")]
    allowed: libc::cpu_set_t,
    #[cfg(target_os = "linux")]
    others: libc::cpu_set_t,
}

impl Avoiding {
    /// The processor.
    #[cfg(all(test, target_os = "linux"))]
    pub(super) fn processor(&self) -> Option<usize> {
        Some(self.processor)
    }

    /// Makes the thread, which sleeps, stay off this processor instead; called by another one.
    pub(super) fn turn_from(&mut self, processor: usize) {
        #[cfg(target_os = "linux")]
        if self.processor != processor
            && self.is_as_it_was()
            && let Some(others) = without(&self.allowed, processor)
            && bind(self.thread, &others)
        {
            (self.processor, self.others) = (processor, others);
        }
        #[cfg(not(target_os = "linux"))]
        let _ = processor;
    }
}

#[cfg(target_os = "linux")]
impl Avoiding {
    /// Whether the thread may use what it was left: what somebody else has changed since is not changed back.
    fn is_as_it_was(&self) -> bool {
        // SAFETY: both are sets.
        processors(self.thread).is_some_and(|present| unsafe { libc::CPU_EQUAL(&present, &self.others) })
    }
}

#[cfg(target_os = "linux")]
impl Drop for Avoiding {
    fn drop(&mut self) {
        if self.is_as_it_was() {
            bind(self.thread, &self.allowed);
        }
    }
}

/// Bytes of a set of processors.
#[cfg(target_os = "linux")]
const SET: usize = size_of::<libc::cpu_set_t>();

/// Those that a thread may use; 0 is this one.
#[cfg(target_os = "linux")]
fn processors(thread: libc::pid_t) -> Option<libc::cpu_set_t> {
    // SAFETY: a set of processors is an array of words; all of them zero is the empty set.
    let mut allowed: libc::cpu_set_t = unsafe { std::mem::zeroed() };
    // SAFETY: `allowed` is SET bytes, and the call writes no more.
    (unsafe { libc::sched_getaffinity(thread, SET, &raw mut allowed) } == 0).then_some(allowed)
}

/// These but one, if there is another.
#[cfg(target_os = "linux")]
fn without(allowed: &libc::cpu_set_t, processor: usize) -> Option<libc::cpu_set_t> {
    let mut others = *allowed;
    // SAFETY: `processor` is below the bits that a set has (checked first).
    let is_some = processor < 8 * SET
        && unsafe {
            libc::CPU_CLR(processor, &mut others);
            libc::CPU_COUNT(&others) > 0
        };
    is_some.then_some(others)
}

/// Lets a thread use these only; false if the system refuses.
#[cfg(target_os = "linux")]
fn bind(thread: libc::pid_t, to: &libc::cpu_set_t) -> bool {
    // SAFETY: `to` is SET bytes, and the call reads no more.
    unsafe { libc::sched_setaffinity(thread, SET, &raw const *to) == 0 }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_avoided_may_be_used_again() {
        // SAFETY: all of these are sets of processors, which have a bit for each.
        let count = |set: &libc::cpu_set_t| unsafe { libc::CPU_COUNT(set) };
        let (all, here) = (processors(0).unwrap(), processor().unwrap());
        let Some(avoiding) = avoid(here) else { return assert_eq!(count(&all), 1) };
        assert_eq!(count(&processors(0).unwrap()), count(&all) - 1);
        assert_ne!(processor(), Some(here));
        drop(avoiding);
        assert_eq!(count(&processors(0).unwrap()), count(&all));
    }

    /// A thread that sleeps is turned from one processor to another, and may use all of them again afterwards.
    #[test]
    fn sleepers_are_turned_by_others() {
        let all = processors(0).unwrap();
        // SAFETY: `all` is a set of processors; numbers are below its bits.
        let mut usable = (0..8 * SET).filter(|&p| unsafe { libc::CPU_ISSET(p, &all) });
        let (Some(first), Some(second)) = (usable.next(), usable.next()) else { return };
        let ((to, from), (back, returned)) = (std::sync::mpsc::channel(), std::sync::mpsc::channel());
        let sleeper = std::thread::spawn(move || {
            to.send(avoid(first)).unwrap();
            let avoiding: Option<Avoiding> = returned.recv().unwrap();
            // SAFETY: as above.
            let may_use = |p| unsafe { libc::CPU_ISSET(p, &processors(0).unwrap()) };
            let (first_then, second_then) = (may_use(first), may_use(second));
            drop(avoiding);
            (first_then, second_then, may_use(second))
        });
        let mut avoiding: Option<Avoiding> = from.recv().unwrap();
        avoiding.as_mut().unwrap().turn_from(second);
        back.send(avoiding).unwrap();
        assert_eq!(sleeper.join().unwrap(), (true, false, true));
    }
}
