//! The clock: the system's, which tests may move.

use std::sync::atomic::{AtomicI64, Ordering};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// A moment, in milliseconds since the Unix epoch.
pub(crate) type Millis = i64;

pub(crate) const fn seconds(count: i64) -> Millis {
    count.saturating_mul(1000)
}

/// The state of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) stopped_at: Millis,
    pub(crate) advanced: Millis,
}

/// The system's clock plus what tests have added to it.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    /// The moment at which the clock was opened stopped, or zero for the system's clock.
    opened_at: Millis,
    /// The moment a stopped clock shows, or zero for a running one.
    stopped_at: AtomicI64,
    advanced: AtomicI64,
}

impl Clock {
    /// A clock that stands at a moment until it is advanced.
    pub(crate) fn stopped(at: Millis) -> Self {
        Self { opened_at: at.max(1), stopped_at: AtomicI64::new(at.max(1)), advanced: AtomicI64::new(0) }
    }

    pub(crate) fn now(&self) -> Millis {
        let base = match self.stopped_at.load(Ordering::Relaxed) {
            0 => system_now(),
            stopped => stopped,
        };
        base.saturating_add(self.advanced.load(Ordering::Relaxed))
    }

    pub(crate) fn reset(&self) {
        self.advanced.store(0, Ordering::Relaxed);
        self.stopped_at.store(self.opened_at, Ordering::Relaxed);
    }

    pub(crate) fn advance(&self, by: Millis) {
        self.advanced.fetch_add(by, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped_at.load(Ordering::Relaxed) != 0
    }

    /// Whether the clock shows another time than the system's.
    pub(crate) fn is_moved(&self) -> bool {
        self.is_stopped() || self.advanced.load(Ordering::Relaxed) != 0
    }

    /// A reading of the clock: the moment at which it is stopped, and its lead over the system's clock.
    pub(crate) fn reading(&self) -> Reading {
        Reading { stopped_at: self.stopped_at.load(Ordering::Relaxed), advanced: self.advanced.load(Ordering::Relaxed) }
    }

    /// Restores a reading.
    pub(crate) fn set(&self, reading: Reading) {
        self.stopped_at.store(reading.stopped_at, Ordering::Relaxed);
        self.advanced.store(reading.advanced, Ordering::Relaxed);
    }

    pub(crate) fn stop_at(&self, moment: Millis) {
        self.advanced.store(0, Ordering::Relaxed);
        self.stopped_at.store(moment.max(1), Ordering::Relaxed);
    }

    pub(crate) fn stop(&self) {
        self.stop_at(self.now());
    }

    /// Lets a stopped clock run on from the moment it shows.
    pub(crate) fn run(&self) {
        let now = self.now();
        self.stopped_at.store(0, Ordering::Relaxed);
        self.advanced.store(now.saturating_sub(system_now()), Ordering::Relaxed);
    }
}

fn system_now() -> Millis {
    let nanoseconds = OffsetDateTime::now_utc().unix_timestamp_nanos();
    i64::try_from(nanoseconds / 1_000_000).unwrap_or(i64::MAX)
}

/// A moment as the wire has it: `2026-11-21T09:30:00.000Z`.
pub(crate) fn rfc3339(moment: Millis) -> String {
    OffsetDateTime::from_unix_timestamp_nanos(i128::from(moment) * 1_000_000)
        .ok()
        .and_then(|moment| {
            let format = time::macros::format_description!(
                "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z"
            );
            moment.format(&format).ok()
        })
        .unwrap_or_default()
}

/// The month of a moment, from 0, in UTC.
pub(crate) fn month(moment: Millis) -> usize {
    let date = OffsetDateTime::from_unix_timestamp(moment.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    usize::from(u8::from(date.month())) - 1
}

/// Reads a moment as clients write it, with any offset.
pub(crate) fn parse_rfc3339(text: &str) -> Option<Millis> {
    let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    i64::try_from(moment.unix_timestamp_nanos() / 1_000_000).ok()
}

/// Reads a moment for the clock, such as `2026-01-31T09:00:00Z`, in milliseconds since the Unix epoch.
///
/// # Errors
///
/// When the text is not a moment as RFC 3339 has it.
pub fn moment(text: &str) -> Result<i64, String> {
    parse_rfc3339(text).ok_or_else(|| format!("{text} is not a moment such as 2026-01-31T09:00:00Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timestamp_survives_formatting_and_parsing() {
        let moment = 1_795_253_400_123;
        assert_eq!(rfc3339(moment), "2026-11-21T09:30:00.123Z");
        assert_eq!(parse_rfc3339(&rfc3339(moment)), Some(moment));
    }

    #[test]
    fn a_stopped_clock_moves_only_when_advanced() {
        let clock = Clock::stopped(5_000);
        assert_eq!(clock.now(), 5_000);
        clock.advance(seconds(2));
        assert_eq!(clock.now(), 7_000);
    }

    #[test]
    fn a_clock_resumes_from_the_time_at_which_it_was_stopped() {
        let clock = Clock::stopped(5_000);
        clock.run();
        assert!(!clock.is_stopped() && (5_000..60_000).contains(&clock.now()));
        clock.advance(seconds(100));
        clock.stop();
        let stood = clock.now();
        assert!(clock.is_stopped() && stood >= 105_000 && clock.now() == stood);
        clock.reset();
        assert_eq!(clock.now(), 5_000);
    }
}
