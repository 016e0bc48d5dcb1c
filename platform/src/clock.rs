//! The clock: the system's, which tests may move.

use std::sync::atomic::{AtomicI64, Ordering};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// A moment, in milliseconds since the Unix epoch.
pub(crate) type Millis = i64;

/// Seconds as milliseconds.
pub(crate) const fn seconds(count: i64) -> Millis {
    count.saturating_mul(1000)
}

/// The system's clock plus what tests have added to it.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    /// The moment a stopped clock shows, or zero for the system's clock.
    stopped_at: Millis,
    advanced: AtomicI64,
}

impl Clock {
    /// A clock that stands at a moment until it is advanced.
    pub(crate) fn stopped(at: Millis) -> Self {
        Self {
            stopped_at: at.max(1),
            advanced: AtomicI64::new(0),
        }
    }

    pub(crate) fn now(&self) -> Millis {
        let base = if self.stopped_at == 0 {
            let nanoseconds = OffsetDateTime::now_utc().unix_timestamp_nanos();
            i64::try_from(nanoseconds / 1_000_000).unwrap_or(i64::MAX)
        } else {
            self.stopped_at
        };
        base.saturating_add(self.advanced.load(Ordering::Relaxed))
    }

    /// Takes back what was added.
    pub(crate) fn reset(&self) {
        self.advanced.store(0, Ordering::Relaxed);
    }

    pub(crate) fn advance(&self, by: Millis) {
        self.advanced.fetch_add(by, Ordering::Relaxed);
    }
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

/// Reads a moment as clients write it, with any offset.
pub(crate) fn parse_rfc3339(text: &str) -> Option<Millis> {
    let moment = OffsetDateTime::parse(text, &Rfc3339).ok()?;
    i64::try_from(moment.unix_timestamp_nanos() / 1_000_000).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_survives_its_text() {
        let moment = 1_795_253_400_123;
        assert_eq!(rfc3339(moment), "2026-11-21T09:30:00.123Z");
        assert_eq!(parse_rfc3339(&rfc3339(moment)), Some(moment));
    }

    #[test]
    fn a_stopped_clock_moves_only_when_told() {
        let clock = Clock::stopped(5_000);
        assert_eq!(clock.now(), 5_000);
        clock.advance(seconds(2));
        assert_eq!(clock.now(), 7_000);
    }
}
