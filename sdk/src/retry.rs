//! When a call is tried again, and how long after (DESIGN section 4).

use crate::endpoint::Safety;
use crate::error::map::is_passing;
use crate::runtime::Runtime;
use crate::transport::Delivery;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// How often, how soon and how long a call is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RetryPolicy {
    /// How many times in all, at least 1.
    pub attempts: u32,
    /// The longest wait before the second attempt; it doubles with each.
    pub base: Duration,
    /// The longest wait.
    pub cap: Duration,
    /// How long one attempt may take.
    pub attempt_timeout: Duration,
    /// How long all attempts and waits may take.
    pub total_timeout: Duration,
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

/// How one attempt ended, as far as trying again is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ending {
    /// No answer came.
    Lost(Delivery),
    /// An answer with a status other than 2xx.
    Status { status: u16, has_retry_after: bool },
}

impl Ending {
    /// Whether the platform may have done what it was asked, although the attempt failed.
    pub(crate) const fn may_be_done(self) -> bool {
        match self {
            Self::Lost(delivery) => matches!(delivery, Delivery::Unknown),
            Self::Status {
                status,
                has_retry_after,
            } => matches!(status, 408) || (status >= 500 && !has_retry_after),
        }
    }
}

impl RetryPolicy {
    /// Whether an attempt that ended so may be followed by another, for a call this safe to repeat.
    pub(crate) const fn may_retry(safety: Safety, ending: Ending) -> bool {
        match ending {
            // Offline fails at once: the program will know better when to try again.
            Ending::Lost(Delivery::Offline) => false,
            Ending::Lost(Delivery::NotSent) => true,
            Ending::Lost(Delivery::Unknown) => !matches!(safety, Safety::Unsafe),
            Ending::Status {
                status,
                has_retry_after,
            } => match safety {
                Safety::Safe | Safety::Idempotent => is_passing(status),
                // The platform says that it did nothing.
                Safety::Unsafe => matches!(status, 429) || (matches!(status, 503) && has_retry_after),
            },
        }
    }

    /// The wait before the next attempt: what the platform asks for, else a random part of a doubling limit.
    pub(crate) fn delay(&self, attempt: u32, retry_after: Option<Duration>, chance: f64) -> Duration {
        retry_after.unwrap_or_else(|| {
            let doubled = self
                .base
                .saturating_mul(2_u32.saturating_pow(attempt.saturating_sub(1)));
            doubled.min(self.cap).mul_f64(chance.clamp(0.0, 1.0))
        })
    }
}

/// Reads a `Retry-After` header: seconds, or a date of RFC 9110 read against the runtime's clock.
pub(crate) fn parse_retry_after(text: &str, runtime: &dyn Runtime) -> Option<Duration> {
    let text = text.trim();
    if let Ok(seconds) = text.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let at = runtime.read_date(text)?;
    Some(Duration::from_millis(at.saturating_sub(runtime.now())))
}

/// How many retries a client may make before it must have some success: a platform in trouble is not flooded.
#[derive(Debug)]
pub(crate) struct Budget(AtomicU32);

impl Budget {
    const FULL: u32 = 100;
    const RETRY: u32 = 5;

    pub(crate) const fn new() -> Self {
        Self(AtomicU32::new(Self::FULL))
    }

    /// Takes a retry's cost, if there is that much.
    pub(crate) fn take(&self) -> bool {
        self.0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                left.checked_sub(Self::RETRY)
            })
            .is_ok()
    }

    /// Gives a little back after a success.
    pub(crate) fn refill(&self) {
        // The closure always returns a value, so the update cannot fail.
        let _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
            Some((left + 1).min(Self::FULL))
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
            (Unsafe, status(429), true),
            (Unsafe, status(500), false),
            (Safe, Ending::Lost(Delivery::Unknown), true),
            (Unsafe, Ending::Lost(Delivery::Unknown), false),
            (Unsafe, Ending::Lost(Delivery::NotSent), true),
            (Safe, Ending::Lost(Delivery::Offline), false),
        ];
        for (safety, ending, expected) in cases {
            assert_eq!(
                RetryPolicy::may_retry(safety, ending),
                expected,
                "{safety:?} {ending:?}"
            );
        }
    }

    /// A clock that stands still.
    struct At(u64);

    impl Runtime for At {
        fn now(&self) -> u64 {
            self.0
        }
        fn sleep(&self, _: Duration) -> crate::maybe_send::BoxFuture<'static, ()> {
            Box::pin(std::future::ready(()))
        }
        fn spawn(&self, _: crate::maybe_send::BoxFuture<'static, ()>) {}
    }

    #[test]
    fn retry_after_is_seconds_or_a_date() {
        let read = |text, now| parse_retry_after(text, &At(now));
        assert_eq!(read(" 7 ", 0), Some(Duration::from_secs(7)));
        let date = "Sun, 06 Nov 1994 08:49:37 GMT";
        assert_eq!(read(date, 784_111_774_000), Some(Duration::from_secs(3)));
        assert_eq!(read(date, 784_111_999_000), Some(Duration::ZERO));
        assert_eq!(read("soon", 0), None);
    }

    #[test]
    fn the_budget_ends_and_comes_back() {
        let budget = Budget::new();
        assert_eq!((0..100).filter(|_| budget.take()).count(), 20);
        (0..5).for_each(|_| budget.refill());
        assert!(budget.take());
        assert!(!budget.take());
    }

    proptest! {
        #[test]
        fn the_wait_is_never_longer_than_its_limit(attempt in 1_u32..40, chance in 0.0_f64..1.0) {
            let policy = RetryPolicy::default();
            let delay = policy.delay(attempt, None, chance);
            prop_assert!(delay <= policy.cap);
            prop_assert!(delay <= policy.base * 2_u32.saturating_pow(attempt - 1));
        }

        #[test]
        fn any_retry_after_is_read_or_left(text in ".*", now: u64) {
            let _ = parse_retry_after(&text, &At(now));
        }
    }
}
