//! Retries: when a call is tried again and how long after. Every number and rule of it stands here.

use crate::error::{Delivery, is_passing};
use crate::json::digits;
use crate::machine::Port;
use crate::row::Safety;
use std::time::Duration;

/// The retry policy of a call: attempts, pauses and time limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct RetryPolicy {
    /// Attempts in all, at least 1.
    pub attempts: u32,
    /// The longest wait before the second attempt; it doubles with each.
    pub base: Duration,
    /// The longest wait.
    pub cap: Duration,
    /// Time limit for one attempt.
    pub attempt_timeout: Duration,
    /// Time limit for all attempts and waits.
    pub total_timeout: Duration,
}

/// ```
/// use cartwright_engine::RetryPolicy;
///
/// let once = RetryPolicy::default().attempts(1);
/// assert_eq!(once.attempts, 1);
/// ```
impl RetryPolicy {
    /// Sets the number of attempts in all.
    #[must_use]
    pub const fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts;
        self
    }

    /// Sets the longest wait before the second attempt, and the longest wait of all.
    #[must_use]
    pub const fn pauses(mut self, base: Duration, cap: Duration) -> Self {
        self.base = base;
        self.cap = cap;
        self
    }

    /// Sets the time limits for one attempt, and for all attempts and waits.
    #[must_use]
    pub const fn timeouts(mut self, attempt: Duration, total: Duration) -> Self {
        self.attempt_timeout = attempt;
        self.total_timeout = total;
        self
    }
}

impl Default for RetryPolicy {
    fn default() -> Self {
        Self {
            attempts: 3,
            base: Duration::from_millis(200),
            cap: Duration::from_secs(5),
            attempt_timeout: Duration::from_secs(10),
            total_timeout: Duration::from_secs(30),
        }
    }
}

/// The rounds of a renewal, which starts over when another program commits: a login, a logout or another tab's renewal.
pub(crate) const RENEWAL_ROUNDS: u32 = 4;

/// The wait for the lock between programs, in milliseconds: its holder may be suspended. Commits are compared
/// and swapped, so the store stays whole without it.
pub(crate) const LOCK_PATIENCE: u32 = 5000;

/// The pause between attempts to write a store that another program is writing, in milliseconds.
pub(crate) const STORE_PAUSE: u32 = 20;

/// The number of attempts to write a store: two seconds in all.
pub const STORE_ATTEMPTS: u32 = 100;

/// The time limit of the hidden frame of a direct login, in milliseconds.
pub(crate) const FRAME_PATIENCE: u32 = 120_000;

/// The number of looks for a change that another tab told of, the first after 4 ms and each next after twice
/// as long: a second in all.
pub(crate) const LOOKS: u32 = 8;

/// A duration in milliseconds.
pub(crate) fn milliseconds(duration: Duration) -> u32 {
    let whole = duration.as_secs().saturating_mul(1000);
    u32::try_from(whole.saturating_add(duration.subsec_millis().into())).unwrap_or(u32::MAX)
}

/// The end of an attempt, as far as a retry is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// No answer came.
    Lost(Delivery),
    /// An answer with a status other than 2xx.
    Status { status: u16, has_retry_after: bool },
}

impl Ending {
    /// Whether the platform may have done the call, although the attempt failed.
    pub(crate) const fn may_be_done(self) -> bool {
        match self {
            Self::Lost(delivery) => matches!(delivery, Delivery::Unknown),
            Self::Status {
                status,
                has_retry_after,
            } => matches!(status, 408) || (status >= 500 && !has_retry_after),
        }
    }

    /// Whether another attempt may follow, for a call this safe to repeat.
    pub(crate) const fn may_be_retried(self, safety: Safety) -> bool {
        match (self, safety) {
            // Offline fails at once: the program will know better when to try again.
            (Self::Lost(Delivery::Offline), _) => false,
            (Self::Lost(Delivery::NotSent), _) => true,
            (Self::Lost(Delivery::Unknown), _) => !matches!(safety, Safety::Unsafe),
            // With Retry-After the platform says that it did nothing.
            (
                Self::Status {
                    status,
                    has_retry_after,
                },
                Safety::Unsafe,
            ) => matches!(status, 429 | 503) && has_retry_after,
            (Self::Status { status, .. }, _) => is_passing(status),
        }
    }
}

impl RetryPolicy {
    /// The wait before the next attempt in milliseconds: the platform's own, else full jitter, a random part of a
    /// doubling limit. `chance` is a random number.
    pub(crate) fn delay(&self, attempt: u32, retry_after: Option<u64>, chance: u32) -> u64 {
        retry_after.unwrap_or_else(|| {
            let doubled = u64::from(milliseconds(self.base)) << attempt.saturating_sub(1).min(30);
            (doubled.min(milliseconds(self.cap).into()) * u64::from(chance)) >> 32
        })
    }
}

/// Reads a `Retry-After` header as milliseconds: seconds, or a date of RFC 9110.
pub(crate) fn parse_retry_after(text: &str, port: &dyn Port) -> Option<u64> {
    let text = text.trim_ascii();
    match digits(text) {
        Some(seconds) => Some(seconds.saturating_mul(1000)),
        None => Some(port.date(text)?.saturating_sub(port.now())),
    }
}

/// A retry budget: a client may make only so many retries before it must have some success, so that a platform in
/// trouble is not flooded.
#[derive(Debug)]
pub(crate) struct Budget(u32);

impl Budget {
    const FULL: u32 = 100;
    const RETRY: u32 = 5;

    pub(crate) const fn new() -> Self {
        Self(Self::FULL)
    }

    /// Takes a retry's cost, if there is that much.
    pub(crate) fn take(&mut self) -> bool {
        let left = self.0.checked_sub(Self::RETRY);
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }

    /// Gives a little back after a success.
    pub(crate) fn refill(&mut self) {
        self.0 = (self.0 + 1).min(Self::FULL);
    }
}

/// The time limit for all that belongs to one call.
#[derive(Debug)]
pub(crate) struct Deadline {
    began: u64,
    /// Milliseconds.
    pub(crate) limit: u32,
    /// Milliseconds that timers have measured. They are surer than the clock, which may be set while a call waits.
    waited: u32,
}

impl Deadline {
    pub(crate) const fn new(now: u64, limit: u32) -> Self {
        Self {
            began: now,
            limit,
            waited: 0,
        }
    }

    /// The time that is left, in milliseconds.
    pub(crate) fn left(&self, now: u64) -> u32 {
        let spent = now.saturating_sub(self.began).max(self.waited.into());
        u32::try_from(u64::from(self.limit).saturating_sub(spent)).unwrap_or(u32::MAX)
    }

    /// Notes that a timer of this many milliseconds ran out.
    pub(crate) const fn passed(&mut self, patience: u32) {
        self.waited = self.waited.saturating_add(patience);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::scripted::Scripted;
    use proptest::prelude::*;

    const fn status(status: u16) -> Ending {
        Ending::Status {
            status,
            has_retry_after: false,
        }
    }

    #[test]
    fn safety_decides_what_is_tried_again() {
        use Safety::{Idempotent, Safe, Unsafe};
        let asked = Ending::Status {
            status: 503,
            has_retry_after: true,
        };
        let cases = [
            (Safe, status(503), true),
            (Idempotent, status(502), true),
            (Safe, status(404), false),
            (Safe, status(501), false),
            (Unsafe, status(503), false),
            (Unsafe, asked, true),
            (Unsafe, status(429), false),
            (
                Unsafe,
                Ending::Status {
                    status: 429,
                    has_retry_after: true,
                },
                true,
            ),
            (Unsafe, status(500), false),
            (Safe, Ending::Lost(Delivery::Unknown), true),
            (Unsafe, Ending::Lost(Delivery::Unknown), false),
            (Unsafe, Ending::Lost(Delivery::NotSent), true),
            (Safe, Ending::Lost(Delivery::Offline), false),
        ];
        for (safety, ending, expected) in cases {
            assert_eq!(ending.may_be_retried(safety), expected, "{safety:?} {ending:?}");
        }
    }

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let read = |text, now| parse_retry_after(text, &Scripted::at(now));
        assert_eq!(read(" 7 ", 0), Some(7000));
        let date = "Sun, 06 Nov 1994 08:49:37 GMT";
        assert_eq!(read(date, 784_111_774_000), Some(3000));
        assert_eq!(read(date, 784_111_999_000), Some(0));
        assert_eq!(read("soon", 0), None);
    }

    #[test]
    fn the_budget_ends_and_comes_back() {
        let mut budget = Budget::new();
        assert_eq!((0..100).filter(|_| budget.take()).count(), 20);
        (0..5).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }

    proptest! {
        #[test]
        fn the_wait_is_never_longer_than_its_limit(attempt in 1_u32..40, chance: u32) {
            let policy = RetryPolicy::default();
            let delay = policy.delay(attempt, None, chance);
            prop_assert!(delay <= 5000);
            prop_assert!(delay <= 200_u64.saturating_mul(2_u64.saturating_pow(attempt - 1)));
        }

        #[test]
        fn any_retry_after_is_read_or_left(text in ".*", now: u64) {
            let _ = parse_retry_after(&text, &Scripted::at(now));
        }
    }
}
