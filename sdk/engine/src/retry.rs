//! Retries: when a call is retried, and after which pause. All numbers and rules are in this module.

use crate::error::{Delivery, is_passing};
use crate::json::digits;
use crate::machine::Port;
use crate::row::Safety;
use std::time::Duration;

/// The retry policy of a call: attempts, pauses and timeouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct RetryPolicy {
    /// The largest number of attempts, at least 1.
    pub attempts: u32,
    /// The largest pause before the second attempt; it doubles with each attempt.
    pub base: Duration,
    /// The largest pause.
    pub cap: Duration,
    /// Timeout of one attempt.
    pub attempt_timeout: Duration,
    /// Timeout of all attempts and pauses together.
    pub total_timeout: Duration,
}

/// ```
/// use cartwright_engine::RetryPolicy;
///
/// let once = RetryPolicy::default().attempts(1);
/// assert_eq!(once.attempts, 1);
/// ```
impl RetryPolicy {
    /// Sets the largest number of attempts.
    #[must_use]
    pub const fn attempts(mut self, attempts: u32) -> Self {
        self.attempts = attempts;
        self
    }

    /// Sets the largest pause before the second attempt, and the largest pause of all.
    #[must_use]
    pub const fn pauses(mut self, base: Duration, cap: Duration) -> Self {
        self.base = base;
        self.cap = cap;
        self
    }

    /// Sets the timeouts of one attempt, and of all attempts and pauses together.
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

/// The largest number of rounds of a renewal: a commit by another program, such as a login, a logout or another tab's
/// renewal, starts a new round.
pub(crate) const RENEWAL_ROUNDS: u32 = 4;

/// The timeout for the lock between programs, in milliseconds, since its holder may be suspended. The store stays
/// consistent without the lock, because commits compare and swap.
pub(crate) const LOCK_TIMEOUT: u32 = 5000;

/// The pause between attempts to write a store that another program is writing, in milliseconds.
pub(crate) const STORE_PAUSE: u32 = 20;

/// The largest number of attempts to write a store: two seconds in total.
pub(crate) const STORE_ATTEMPTS: u32 = 100;

/// The timeout of a direct login's hidden frame, in milliseconds.
pub(crate) const FRAME_TIMEOUT: u32 = 120_000;

/// The number of reads that wait for another tab's change, with pauses of 4 ms, doubled each time: a second in total.
pub(crate) const CHANGE_CHECKS: u32 = 8;

/// A duration in milliseconds.
pub(crate) fn milliseconds(duration: Duration) -> u32 {
    let whole = duration.as_secs().saturating_mul(1000);
    u32::try_from(whole.saturating_add(duration.subsec_millis().into())).unwrap_or(u32::MAX)
}

/// The end of an attempt, for the decision about a retry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// No answer came.
    Lost(Delivery),
    /// An answer with a status other than 2xx.
    Status { status: u16, has_retry_after: bool },
    /// The refusal of a site that is being set up.
    Provisioning,
}

impl Ending {
    /// Whether the platform may have executed the call, although the attempt failed.
    pub(crate) const fn may_be_done(self) -> bool {
        match self {
            Self::Lost(delivery) => matches!(delivery, Delivery::Unknown),
            Self::Status { status, has_retry_after } => matches!(status, 408) || (status >= 500 && !has_retry_after),
            Self::Provisioning => false,
        }
    }

    /// Whether a call of this idempotency may be retried.
    pub(crate) const fn may_be_retried(self, safety: Safety) -> bool {
        match (self, safety) {
            // An offline device fails immediately: the program knows better when to retry.
            (Self::Lost(Delivery::Offline), _) => false,
            (Self::Lost(Delivery::NotSent), _) => true,
            (Self::Lost(Delivery::Unknown), _) => !matches!(safety, Safety::Unsafe),
            // `Retry-After` means that the platform did not execute the call.
            (Self::Status { status, has_retry_after }, Safety::Unsafe) => {
                matches!(status, 429 | 503) && has_retry_after
            }
            (Self::Status { status, .. }, _) => is_passing(status),
            (Self::Provisioning, _) => true,
        }
    }
}

impl RetryPolicy {
    /// The pause before the next attempt in milliseconds: full jitter, a random part of a doubling limit, after the
    /// platform's `Retry-After` if there is one. `chance` is a random number.
    pub(crate) fn delay(&self, attempt: u32, retry_after: Option<u64>, chance: u32) -> u64 {
        let doubled = u64::from(milliseconds(self.base)) << attempt.saturating_sub(1).min(30);
        let jitter = (doubled.min(milliseconds(self.cap).into()) * u64::from(chance)) >> 32;
        retry_after.unwrap_or_default().saturating_add(jitter)
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

/// A retry budget: limits a client's retries until calls succeed again, so that a failing platform is not flooded.
#[derive(Debug)]
pub(crate) struct Budget(u32);

impl Budget {
    const FULL: u32 = 100;
    const RETRY: u32 = 5;

    pub(crate) const fn new() -> Self {
        Self(Self::FULL)
    }

    /// Takes the cost of a retry, if the budget allows.
    pub(crate) fn take(&mut self) -> bool {
        let left = self.0.checked_sub(Self::RETRY);
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }

    /// Refills the budget a little after a success.
    pub(crate) fn refill(&mut self) {
        self.0 = (self.0 + 1).min(Self::FULL);
    }
}

/// The total timeout of one call, by the monotonic clock.
#[derive(Debug)]
pub(crate) struct Deadline {
    began: u64,
    /// Milliseconds.
    pub(crate) limit: u32,
    /// The sum of expired timers, in milliseconds: a timer may fire slightly before the clock shows its time.
    waited: u32,
}

impl Deadline {
    pub(crate) fn new(port: &dyn Port, limit: u32) -> Self {
        Self { began: port.elapsed(), limit, waited: 0 }
    }

    /// The remaining time, in milliseconds.
    pub(crate) fn left(&self, port: &dyn Port) -> u32 {
        let spent = port.elapsed().saturating_sub(self.began).max(self.waited.into());
        u32::try_from(u64::from(self.limit).saturating_sub(spent)).unwrap_or(u32::MAX)
    }

    /// Counts a timer that expired.
    pub(crate) const fn passed(&mut self, timeout: u32) {
        self.waited = self.waited.saturating_add(timeout);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::scripted::Scripted;
    use proptest::prelude::*;

    const fn status(status: u16) -> Ending {
        Ending::Status { status, has_retry_after: false }
    }

    #[test]
    fn the_safety_of_a_call_decides_which_failures_are_retried() {
        use Safety::{Idempotent, Safe, Unsafe};
        let asked = Ending::Status { status: 503, has_retry_after: true };
        let cases = [
            (Safe, status(503), true),
            (Idempotent, status(502), true),
            (Safe, status(404), false),
            (Safe, status(501), false),
            (Unsafe, status(503), false),
            (Unsafe, asked, true),
            (Unsafe, status(429), false),
            (Unsafe, Ending::Status { status: 429, has_retry_after: true }, true),
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
    fn retry_after_accepts_seconds_and_dates() {
        let read = |text, now| parse_retry_after(text, &Scripted::at(now));
        assert_eq!(read(" 7 ", 0), Some(7000));
        let date = "Sun, 06 Nov 1994 08:49:37 GMT";
        assert_eq!(read(date, 784_111_774_000), Some(3000));
        assert_eq!(read(date, 784_111_999_000), Some(0));
        assert_eq!(read("soon", 0), None);
    }

    #[test]
    fn the_retry_budget_is_exhausted_and_refilled() {
        let mut budget = Budget::new();
        assert_eq!((0..100).filter(|_| budget.take()).count(), 20);
        (0..5).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }

    proptest! {
        #[test]
        fn the_backoff_never_exceeds_its_limit(attempt in 1_u32..40, chance: u32) {
            let policy = RetryPolicy::default();
            let delay = policy.delay(attempt, None, chance);
            prop_assert!(delay <= 5000);
            prop_assert!(delay <= 200_u64.saturating_mul(2_u64.saturating_pow(attempt - 1)));
        }

        #[test]
        fn any_retry_after_text_is_parsed_or_ignored(text in ".*", now: u64) {
            let _ = parse_retry_after(&text, &Scripted::at(now));
        }
    }
}
