//! The clock: the system's, with an offset that tests can change.

use std::sync::atomic::{AtomicI64, Ordering};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// A moment, in milliseconds since the Unix epoch.
pub type Millis = i64;

pub const fn seconds(count: i64) -> Millis {
    count.saturating_mul(1000)
}

/// The persisted state of a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading {
    pub stopped_at: Millis,
    pub advanced: Millis,
}

/// The system's clock plus the offset that tests add.
#[derive(Debug, Default)]
pub struct Clock {
    /// The moment at which the clock was opened as a stopped one, or zero for the system's clock.
    opened_at: Millis,
    /// The frozen moment, or zero for a running clock.
    stopped_at: AtomicI64,
    advanced: AtomicI64,
}

impl Clock {
    /// A clock frozen at a moment until a test advances it.
    pub fn stopped(at: Millis) -> Self {
        Self { opened_at: at.max(1), stopped_at: AtomicI64::new(at.max(1)), advanced: AtomicI64::new(0) }
    }

    pub fn now(&self) -> Millis {
        let base = match self.stopped_at.load(Ordering::Relaxed) {
            0 => system_now(),
            stopped => stopped,
        };
        base.saturating_add(self.advanced.load(Ordering::Relaxed))
    }

    pub fn reset(&self) {
        self.advanced.store(0, Ordering::Relaxed);
        self.stopped_at.store(self.opened_at, Ordering::Relaxed);
    }

    pub fn advance(&self, by: Millis) {
        self.advanced.fetch_add(by, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped_at.load(Ordering::Relaxed) != 0
    }

    /// Whether the clock shows another time than the system's.
    pub fn is_moved(&self) -> bool {
        self.is_stopped() || self.advanced.load(Ordering::Relaxed) != 0
    }

    /// The clock's state: the frozen moment and the offset from the system's clock.
    pub fn reading(&self) -> Reading {
        Reading { stopped_at: self.stopped_at.load(Ordering::Relaxed), advanced: self.advanced.load(Ordering::Relaxed) }
    }

    /// Restores a state.
    pub fn set(&self, reading: Reading) {
        self.stopped_at.store(reading.stopped_at, Ordering::Relaxed);
        self.advanced.store(reading.advanced, Ordering::Relaxed);
    }

    pub fn stop_at(&self, moment: Millis) {
        self.advanced.store(0, Ordering::Relaxed);
        self.stopped_at.store(moment.max(1), Ordering::Relaxed);
    }

    pub fn stop(&self) {
        self.stop_at(self.now());
    }

    /// Resumes a frozen clock from its moment.
    pub fn run(&self) {
        let now = self.now();
        self.stopped_at.store(0, Ordering::Relaxed);
        self.advanced.store(now.saturating_sub(system_now()), Ordering::Relaxed);
    }
}

fn system_now() -> Millis {
    let nanoseconds = OffsetDateTime::now_utc().unix_timestamp_nanos();
    i64::try_from(nanoseconds / 1_000_000).unwrap_or(i64::MAX)
}

/// Formats a moment for the wire: `2026-11-21T09:30:00.000Z`.
pub fn rfc3339(moment: Millis) -> String {
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

/// A moment's month in UTC, from 0.
pub fn month(moment: Millis) -> usize {
    let date = OffsetDateTime::from_unix_timestamp(moment.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    usize::from(u8::from(date.month())) - 1
}

/// Parses an RFC 3339 moment with any UTC offset.
pub fn parse_rfc3339(text: &str) -> Option<Millis> {
    let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    i64::try_from(moment.unix_timestamp_nanos() / 1_000_000).ok()
}

/// Parses a moment such as `2026-01-31T09:00:00Z` to milliseconds since the Unix epoch.
///
/// # Errors
///
/// When the text is not an RFC 3339 moment.
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
