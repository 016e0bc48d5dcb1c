//! The results of deliveries: arrived, tried again later, or given up.

use super::repo;
use crate::base::{Millis, Result, clock::seconds};
use rusqlite::Connection;

/// The longest wait between two tries, in seconds.
const MAX_WAIT: i64 = 3600;
/// After this many tries a delivery is given up; the next event of its entity goes out then.
const MAX_ATTEMPTS: i64 = 15;

/// Writes down that a delivery arrived, or why it did not and when it is tried again.
pub(super) fn record_result(
    connection: &Connection,
    now: Millis,
    delivery: &repo::Delivery,
    problem: Option<&str>,
) -> Result<()> {
    let attempts = delivery.attempts + 1;
    let state = match problem {
        None => "DELIVERED",
        Some(_) if attempts >= MAX_ATTEMPTS => "FAILED",
        Some(_) => "PENDING",
    };
    repo::write_result(connection, delivery, state, now.saturating_add(wait(attempts)), problem)
}

/// The backoff after a number of attempts: it doubles each time.
fn wait(attempts: i64) -> Millis {
    let doubled = u32::try_from(attempts - 1).ok().and_then(|count| 1_i64.checked_shl(count));
    seconds(doubled.unwrap_or(MAX_WAIT).clamp(1, MAX_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wait_is_twice_the_last_up_to_an_hour() {
        let waits: Vec<i64> = (1..=15).map(|attempts| wait(attempts) / 1000).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
        assert_eq!(wait(1_000) / 1000, MAX_WAIT);
    }
}
