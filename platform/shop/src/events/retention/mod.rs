//! Retention: deletes rows after their table's lifetime.

mod repo;

use crate::events::outbox;
use base::{Millis, Result, Shop, clock::seconds, db::Statements};
use std::time::{Duration, Instant};

const DAY: i64 = 86_400;

/// The lifetime of a visitor's session since its last renewal, in seconds.
pub(crate) const VISITOR_SESSION: i64 = 90 * DAY;
/// The lifetime of a member's session since its last renewal, in seconds.
pub(crate) const MEMBER_SESSION: i64 = 365 * DAY;

/// The number of rows deleted per statement, so that the writer is free in between.
pub const BATCH: usize = 500;
/// The pause between two batches, for waiting writers.
const BATCH_PAUSE: Duration = Duration::from_millis(5);
/// The time limit per table; the next round deletes the rest.
const TABLE_TIME: Duration = Duration::from_secs(20);

/// All statements, for a test of their indexes.
pub fn statements() -> impl Iterator<Item = &'static str> {
    repo::RULES.iter().map(|rule| rule.statement)
}

/// Whether a session last renewed at a moment has expired.
pub(crate) fn is_session_over(role: &str, renewed: Millis, now: Millis) -> bool {
    renewed.saturating_add(seconds(session_seconds(role))) <= now
}

/// The lifetime of a session since its last renewal, in seconds.
pub(crate) fn session_seconds(role: &str) -> i64 {
    if role == "visitor" { VISITOR_SESSION } else { MEMBER_SESSION }
}

/// Deletes expired rows. A failing rule does not stop the others.
pub fn remove_expired(shop: &Shop) {
    let now = shop.clock.now();
    if let Err(error) = shop.db.write(|transaction| outbox::remove_expired(transaction, now)) {
        tracing::error!(%error, "codes and links of messages could not be removed after their time");
    }
    for rule in &repo::RULES {
        if let Err(error) = remove(shop, rule, now) {
            tracing::error!(%error, statement = rule.statement, "rows could not be removed after their lifetime");
        }
    }
}

fn remove(shop: &Shop, rule: &repo::RetentionRule, now: Millis) -> Result<()> {
    let moment = now.saturating_sub(seconds(rule.lifetime));
    let begun = Instant::now();
    loop {
        let removed = shop.db.write(|transaction| transaction.changed(rule.statement, (moment, BATCH)))?;
        if removed < BATCH || begun.elapsed() >= TABLE_TIME {
            return Ok(());
        }
        std::thread::sleep(BATCH_PAUSE);
    }
}
