//! Workers that wait for a job together with the thread that opens it.
//!
//! Needs: the operating system's threads. Gives: [`Team`].
//! Cost: see `pool`. What is not there: a job may not open another one on the same team (it finds it busy and
//! runs alone, which is right, and one thread).
//!
//! One word, `state`, says everything: the number of the job, whether it is open, how many workers are in it,
//! and whether the opener sleeps until they have left.
//! Invariant TEAM-1: `job` is written by the holder of `is_busy` only, while the state is closed with nobody
//! in it, and read by workers only between joining and leaving; the holder returns after the state is closed
//! with nobody in it. So a worker never sees a job that has ended.

use std::any::Any;
use std::cell::UnsafeCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::AcqRel, Ordering::Acquire, Ordering::Relaxed};
use std::sync::atomic::{Ordering::Release, Ordering::SeqCst};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use super::place::{self, Avoiding};

/// How long a worker looks for the next job, and an opener for the last worker to leave, before it sleeps.
/// Programs with one large call after another lie in between; OpenMP run times look for milliseconds.
pub(super) const LOOK: Duration = Duration::from_micros(100);

/// How long a worker looks for it once a job came sooner than this after the one before: the levels of a search, say, with
/// small calls between them. So a program pays at most this much of a processor for the wait after its last large call.
const LOOK_ON: Duration = Duration::from_millis(1);

/// Workers in the job: the low bits of the state.
const IN_JOB: u64 = (1 << 16) - 1;
const OPEN: u64 = 1 << 16;
const OPENER_SLEEPS: u64 = 1 << 17;
const NEXT_JOB: u64 = 1 << 18;

/// A function, and what the first worker that panicked in it threw.
struct Job {
    call: *const (dyn Fn(bool) + Sync),
    thrown: Mutex<Option<Box<dyn Any + Send>>>,
}

pub(super) struct Team {
    is_busy: AtomicBool,
    state: AtomicU64,
    job: UnsafeCell<*const Job>,
    /// One more than the processor of the opener, 0 when it is not known.
    opener_at: AtomicUsize,
    is_dismissed: AtomicBool,
    sleepers: AtomicUsize,
    /// Workers wait on `opened`, the opener on `left`; both hold `door` when they decide to. Behind it: which processors sleeping
    /// workers avoid.
    door: Mutex<Vec<(ThreadId, Avoiding)>>,
    opened: Condvar,
    left: Condvar,
}

// SAFETY: TEAM-1 orders all uses of `job`; the other fields are made to be shared.
unsafe impl Sync for Team {}
// SAFETY: as above; nothing belongs to the thread that made it.
unsafe impl Send for Team {}

impl Team {
    /// Without workers.
    pub fn new() -> Team {
        Team {
            is_busy: AtomicBool::new(false),
            state: AtomicU64::new(0),
            job: UnsafeCell::new(std::ptr::null()),
            opener_at: AtomicUsize::new(0),
            is_dismissed: AtomicBool::new(false),
            sleepers: AtomicUsize::new(0),
            door: Mutex::new(Vec::new()),
            opened: Condvar::new(),
            left: Condvar::new(),
        }
    }

    /// Starts `count` workers, fewer when the system refuses.
    pub fn hire(&'static self, count: usize) {
        // Without room they are woken wherever the system likes.
        let _ = self.door().try_reserve(count.min(IN_JOB as usize));
        for k in 0..count.min(IN_JOB as usize) {
            let started = std::thread::Builder::new().name(format!("graphblas-{k}")).spawn(|| self.work());
            if started.is_err() {
                break;
            }
        }
    }

    /// Lets the workers end once they have nothing to do.
    pub fn dismiss(&self) {
        self.is_dismissed.store(true, SeqCst);
        self.wake(None);
    }

    /// Wakes those who sleep, away from the processor `here`.
    fn wake(&self, here: Option<usize>) {
        let mut door = self.door();
        if let Some(here) = here {
            door.iter_mut().for_each(|(_, avoiding)| avoiding.turn_from(here));
        }
        self.opened.notify_all();
    }

    /// Whether all workers are looking for a job, or in one.
    pub fn is_awake(&self) -> bool {
        self.sleepers.load(Relaxed) == 0
    }

    /// Calls `call` here, with true, and on every worker that comes before it returns here, with false, and waits for these.
    pub fn run(&self, call: &(dyn Fn(bool) + Sync)) {
        if self.is_busy.swap(true, Acquire) {
            return call(true);
        }
        // SAFETY: only the lifetime changes; TEAM-1: no worker uses it after this function returns.
        let call: *const (dyn Fn(bool) + Sync + 'static) = unsafe { std::mem::transmute(std::ptr::from_ref(call)) };
        let job = Job { call, thrown: Mutex::new(None) };
        // SAFETY: TEAM-1: this thread holds `is_busy`, and the state is closed with nobody in it.
        unsafe { *self.job.get() = &job };
        let here = place::processor();
        self.opener_at.store(here.map_or(0, |p| p + 1), Relaxed);
        let number = (self.state.load(Relaxed) / NEXT_JOB + 1) * NEXT_JOB;
        // Sequentially consistent, as is the workers' half in `sleep`: either they see the open job or this sees them asleep.
        self.state.store(number | OPEN, SeqCst);
        if self.sleepers.load(SeqCst) > 0 {
            self.wake(here);
        }
        // SAFETY: the reference this pointer was made of still lives.
        let here = catch_unwind(AssertUnwindSafe(|| unsafe { (*call)(true) }));
        self.close();
        let there = job.thrown.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.is_busy.store(false, Release);
        if let Some(thrown) = here.err().or(there) {
            resume_unwind(thrown);
        }
    }

    /// Lets no more workers in and waits until those in the job have left.
    fn close(&self) {
        let is_empty = |state: u64| state & IN_JOB == 0;
        if is_empty(self.state.fetch_and(!OPEN, AcqRel)) {
            return;
        }
        let start = Instant::now();
        while start.elapsed() < LOOK {
            for _ in 0..32 {
                if is_empty(self.state.load(Acquire)) {
                    return;
                }
                std::hint::spin_loop();
            }
        }
        let mut door = self.door();
        self.state.fetch_or(OPENER_SLEEPS, AcqRel);
        while !is_empty(self.state.load(Acquire)) {
            door = self.left.wait(door).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A worker's life.
    fn work(&self) {
        let (mut last, mut patience) = (0, LOOK);
        // Not in the first job, which is waited for.
        crate::mem::scratch::ready();
        loop {
            let idle = Instant::now();
            let Some(number) = self.next_open(last, patience) else { return };
            last = number;
            patience = if idle.elapsed() < LOOK_ON { LOOK_ON } else { LOOK };
            // SAFETY: TEAM-1: this worker has joined and not left.
            let job = unsafe { &**self.job.get() };
            // SAFETY: as above: the opener is still in `run`, and its reference lives.
            if let Err(thrown) = catch_unwind(AssertUnwindSafe(|| unsafe { (*job.call)(false) })) {
                job.thrown.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(thrown);
            }
            let before = self.state.fetch_sub(1, AcqRel);
            if before & IN_JOB == 1 && before & OPENER_SLEEPS != 0 {
                let _door = self.door();
                self.left.notify_all();
            }
        }
    }

    /// Joins the next job after `last` and gives its number; sleeps when it has looked for one for `patience`. `None` when dismissed.
    fn next_open(&self, mut last: u64, patience: Duration) -> Option<u64> {
        loop {
            let start = Instant::now();
            while start.elapsed() < patience {
                for _ in 0..32 {
                    if let Some(number) = self.try_join(last) {
                        return Some(number);
                    }
                    std::hint::spin_loop();
                }
            }
            if self.is_dismissed.load(Relaxed) {
                return None;
            }
            last = self.sleep(last);
        }
    }

    fn try_join(&self, last: u64) -> Option<u64> {
        let state = self.state.load(Acquire);
        let number = state / NEXT_JOB;
        let is_new = state & OPEN != 0 && number != last;
        if is_new
            && let Some(here) = place::processor()
            && self.opener_at.load(Relaxed) == here + 1
        {
            place::leave(here);
        }
        (is_new && self.state.compare_exchange_weak(state, state + 1, AcqRel, Relaxed).is_ok()).then_some(number)
    }

    /// Until a job after `last` has opened, or dismissal. Gives that job's number if it is over already: then it was short, and
    /// another one may follow before this thread would be woken again. Meanwhile it avoids the opener's processor, to be woken
    /// on another; who opens a job from a third one turns it from that.
    fn sleep(&self, last: u64) -> u64 {
        let me = thread::current().id();
        let avoiding = self.opener_at.load(Relaxed).checked_sub(1).and_then(place::avoid);
        let mut door = self.door();
        if door.len() < door.capacity() {
            door.extend(avoiding.map(|avoiding| (me, avoiding)));
        }
        self.sleepers.fetch_add(1, SeqCst);
        let newest = loop {
            let state = self.state.load(SeqCst);
            let number = state / NEXT_JOB;
            if number != last || self.is_dismissed.load(SeqCst) {
                break if state & OPEN != 0 { last } else { number };
            }
            door = self.opened.wait(door).unwrap_or_else(PoisonError::into_inner);
        };
        self.sleepers.fetch_sub(1, SeqCst);
        let mine = door.iter().position(|(who, _)| *who == me).map(|k| door.swap_remove(k));
        drop(door);
        drop(mine);
        newest
    }

    fn door(&self) -> MutexGuard<'_, Vec<(ThreadId, Avoiding)>> {
        self.door.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaked(workers: usize) -> &'static Team {
        let team: &'static Team = Box::leak(Box::new(Team::new()));
        team.hire(workers);
        team
    }

    /// A job that lasts until a worker has come.
    fn joined(team: &Team) {
        let has_come = AtomicBool::new(false);
        let opener = thread::current().id();
        team.run(&|_| {
            if thread::current().id() != opener {
                has_come.store(true, Release);
            }
            while !has_come.load(Acquire) {
                thread::yield_now();
            }
        });
    }

    /// Each of many jobs is finished when `run` returns, whoever came to it, awake or asleep.
    #[test]
    fn a_job_is_done_when_run_returns() {
        let team = leaked(3);
        for round in 0..300_usize {
            let (next, sum) = (AtomicUsize::new(0), AtomicUsize::new(0));
            team.run(&|_| {
                loop {
                    let k = next.fetch_add(1, Relaxed);
                    if k >= 40 {
                        break;
                    }
                    sum.fetch_add(k * round, Relaxed);
                }
            });
            assert_eq!(sum.load(Relaxed), 780 * round);
            if round % 100 == 0 {
                std::thread::sleep(2 * LOOK);
            }
        }
        team.dismiss();
    }

    /// Who comes too late for a short job looks for the next one before sleeping again.
    #[test]
    fn latecomers_stay_for_a_while() {
        let team = leaked(1);
        let comes_late = |_| {
            std::thread::sleep(4 * LOOK);
            team.run(&|_| ());
            let opened = Instant::now();
            while opened.elapsed() < 100 * LOOK && !team.is_awake() {
                std::hint::spin_loop();
            }
            team.is_awake()
        };
        assert!((0..100).any(comes_late));
        team.dismiss();
    }

    /// A worker that fell asleep avoiding one processor avoids the one it is woken from then.
    #[test]
    #[cfg(target_os = "linux")]
    fn sleepers_are_turned_from_an_opener_that_moved() {
        let team = leaked(1);
        // It has seen this job and waits for the next one: nothing but that wakes it.
        joined(team);
        while team.is_awake() {
            thread::yield_now();
        }
        let avoided = || team.door().first().and_then(|(_, avoiding)| avoiding.processor());
        // On one processor there is none to avoid.
        let Some(before) = avoided() else { return team.dismiss() };
        let other = (0..).find(|p| *p != before);
        team.wake(other);
        assert_eq!(avoided(), other);
        team.dismiss();
    }

    /// After two jobs close behind each other a worker looks longer for the next one.
    #[test]
    fn streams_of_jobs_keep_workers_awake() {
        let team = leaked(1);
        let stays_awake = |_| {
            joined(team);
            joined(team);
            let done = Instant::now();
            while done.elapsed() < 5 * LOOK {
                std::hint::spin_loop();
            }
            team.is_awake()
        };
        assert!((0..100).any(stays_awake));
        team.dismiss();
    }

    /// Workers do come: with a job that lasts until one has.
    #[test]
    fn workers_come() {
        let team = leaked(1);
        let seen = Mutex::new(std::collections::HashSet::new());
        team.run(&|_| {
            seen.lock().unwrap().insert(std::thread::current().id());
            while seen.lock().unwrap().len() < 2 {
                std::thread::yield_now();
            }
        });
        assert_eq!(seen.into_inner().unwrap().len(), 2);
        team.dismiss();
    }

    /// A panic of a worker reaches the opener, and the team goes on.
    #[test]
    fn a_panic_reaches_the_opener() {
        let team = leaked(1);
        let opener = std::thread::current().id();
        let has_come = AtomicBool::new(false);
        let caught = catch_unwind(AssertUnwindSafe(|| {
            team.run(&|_| {
                if std::thread::current().id() != opener {
                    has_come.store(true, Release);
                    resume_unwind(Box::new(7));
                }
                while !has_come.load(Acquire) {
                    std::thread::yield_now();
                }
            });
        }));
        assert_eq!(caught.unwrap_err().downcast_ref::<i32>(), Some(&7));
        let calls = AtomicUsize::new(0);
        team.run(&|_| {
            calls.fetch_add(1, Relaxed);
        });
        assert!(calls.load(Relaxed) >= 1);
        team.dismiss();
    }

    /// A job inside a job, and one beside it, run alone.
    #[test]
    fn a_busy_team_is_not_waited_for() {
        let team = leaked(2);
        let inner = AtomicUsize::new(0);
        let outer = AtomicUsize::new(0);
        team.run(&|_| {
            outer.fetch_add(1, Relaxed);
            team.run(&|_| {
                inner.fetch_add(1, Relaxed);
            });
        });
        assert_eq!(inner.load(Relaxed), outer.load(Relaxed));
        team.dismiss();
    }
}
