//! Background work: late bank answers, jobs, the owner's daily summary, abandoned checkouts, expired carts, and retention. Each task has its own
//! transaction, so that a failure does not stop the others.

use crate::daily_summary;
use base::{Author, Result, Shop};
use shop::catalog;
use shop::commerce::ordering::{self, Verdict};
use shop::commerce::{cart, wishlists};
use shop::events::jobs::{self, Area};
use shop::events::retention;
use shop::people::members;
use std::{sync::Arc, time::Duration};

/// The pause between two rounds.
const PAUSE: Duration = Duration::from_secs(1);
/// The pause between two runs of retention.
const REMOVAL_PAUSE: Duration = Duration::from_secs(60);

/// Runs until the task is dropped. Retention has a loop of its own, so that it does not delay the rest.
pub(crate) async fn run(shop: Arc<Shop>) {
    let removal = repeat(&shop, REMOVAL_PAUSE, |shop| {
        retention::remove_expired(shop);
        Ok(())
    });
    tokio::join!(repeat(&shop, PAUSE, all), removal);
}

/// Repeats blocking work, after a pause each time.
async fn repeat(shop: &Arc<Shop>, pause: Duration, work: fn(&Shop) -> Result<()>) {
    loop {
        tokio::time::sleep(pause).await;
        let shop = Arc::clone(shop);
        match tokio::task::spawn_blocking(move || work(&shop)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "work in the background failed"),
            Err(error) => tracing::error!(%error, "work in the background broke off"),
        }
    }
}

/// Performs all due work.
pub(crate) fn all(shop: &Shop) -> Result<()> {
    let now = shop.clock.now();
    for transaction_id in shop.db.read(|connection| ordering::due(connection, now))? {
        let answered =
            shop.write(&Author::PLATFORM, |writing| ordering::answer(writing, &transaction_id, Verdict::Approved));
        if let Err(error) = answered {
            tracing::error!(%error, transaction_id, "a late answer of the bank could not be taken in");
            shop.db.write(|transaction| ordering::postpone(transaction, now, &transaction_id))?;
        }
    }
    if let Err(error) = ordering::billing::run_scheduled(shop, &Author::PLATFORM, now) {
        tracing::error!(%error, "held payments whose time has come could not be dealt with");
    }
    if let Err(error) = ordering::billing::confirm_refunds(shop, &Author::PLATFORM, now) {
        tracing::error!(%error, "pending refunds could not be confirmed");
    }
    let made = jobs::run(shop, |area, writing, change, entity| match area {
        Area::Catalog => catalog::change_for_job(writing, change, entity),
        Area::Orders => ordering::change_for_job(writing, entity),
        Area::Wishlists => wishlists::change_for_job(writing, change, entity),
        Area::Members => members::change_for_job(writing, change, entity),
    });
    if let Err(error) = made {
        tracing::error!(%error, "jobs could not be done");
    }
    if let Err(error) = daily_summary::send(shop) {
        tracing::error!(%error, "the owner's daily summary could not be sent");
    }
    cart::sweep(shop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compose::Platform;
    use base::config::Config;
    use std::collections::BTreeSet;

    const NOW: i64 = 1_800_000_000_000;
    const DAY: i64 = 86_400_000;

    /// The work that ends a deadline of the schema, and the condition of the rows that wait for it.
    enum Ends {
        /// The background work: afterwards no row meets the condition.
        Work { waiting: &'static str },
        /// Another loop, which delivers webhooks.
        Deliveries,
    }

    /// The deadlines in the schema, by table and column.
    const DEADLINES: [(&str, &str, Ends); 18] = [
        ("access_tokens", "expires", Ends::Work { waiting: "1" }),
        ("captcha_tokens", "expires", Ends::Work { waiting: "1" }),
        ("codes", "expires", Ends::Work { waiting: "1" }),
        ("deleted_members", "purge_after", Ends::Work { waiting: "purged IS NULL OR body IS NOT NULL" }),
        ("login_sessions", "expires", Ends::Work { waiting: "1" }),
        ("messages", "expires", Ends::Work { waiting: "expires IS NOT NULL" }),
        ("payment_attempts", "answers_at", Ends::Work { waiting: "answers_at IS NOT NULL" }),
        ("pending_logins", "expires", Ends::Work { waiting: "1" }),
        ("recovery_tokens", "expires", Ends::Work { waiting: "1" }),
        ("trusted_devices", "expires", Ends::Work { waiting: "1" }),
        ("upload_addresses", "expires", Ends::Work { waiting: "1" }),
        ("webhook_deliveries", "next_try", Ends::Deliveries),
        // Lifetimes relative to a moment.
        ("families", "renewed", Ends::Work { waiting: "1" }),
        ("carts", "updated", Ends::Work { waiting: "1" }),
        ("abandoned_checkouts", "created", Ends::Work { waiting: "1" }),
        ("events", "time", Ends::Work { waiting: "id = 'e'" }),
        ("jobs", "finished", Ends::Work { waiting: "1" }),
        ("refresh_tokens", "created", Ends::Work { waiting: "1" }),
    ];

    /// Integer columns with the moment of a past event, in any table.
    const MOMENTS: [&str; 20] = [
        "created",
        "updated",
        "renewed",
        "deleted",
        "purged",
        "time",
        "finished",
        "requested",
        "recovered",
        "reminded",
        "last_login",
        "sent",
        "issued",
        "removed",
        "inventory_created",
        "inventory_updated",
        "stopped_at",
        "last_step",
        "advanced",
        "duration",
    ];

    /// Integer columns that are not moments.
    const NUMBERS: [&str; 61] = [
        "amount",
        "approved",
        "arranged",
        "attempts",
        "bytes",
        "category",
        "choice",
        "collection",
        "compare_min",
        "credits",
        "customization",
        "email_verified",
        "entity",
        "event",
        "failed",
        "has_sound",
        "focal_x",
        "focal_y",
        "height",
        "in_stock",
        "inventory_revision",
        "is_browser",
        "is_current",
        "is_held",
        "is_left",
        "is_private",
        "is_renewable",
        "number",
        "numeric_id",
        "on_sale",
        "only_row",
        "order_number",
        "parent",
        "position",
        "preorder_counter",
        "preorder_enabled",
        "preorder_limit",
        "price",
        "price_max",
        "price_min",
        "discounted_price",
        "product",
        "product_group",
        "push",
        "quantity",
        "reset_required",
        "revision",
        "revoked",
        "sequence",
        "spent",
        "succeeded",
        "track_inventory",
        "tries",
        "used",
        "visible",
        "width",
        "id",
        "block",
        "segid",
        "pgno",
        "sz",
    ];

    #[test]
    fn every_timestamp_column_is_declared_as_past_or_as_a_deadline() {
        let platform = Platform::open(Config::default()).unwrap();
        let columns: Vec<(String, String)> = platform
            .shop()
            .db
            .read(|connection| {
                let sql = "SELECT tables.name, columns.name FROM sqlite_master AS tables
                     JOIN pragma_table_info(tables.name) AS columns
                     WHERE tables.type = 'table' AND columns.type = 'INTEGER' AND tables.name NOT LIKE 'product_words%'";
                let mut statement = connection.prepare(sql)?;
                let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
                Ok(rows.collect::<rusqlite::Result<_>>()?)
            })
            .unwrap();
        let is_known = |table: &str, column: &str| {
            DEADLINES.iter().any(|(known, name, _)| (*known, *name) == (table, column))
                || MOMENTS.contains(&column)
                || NUMBERS.contains(&column)
        };
        let unknown: BTreeSet<_> = columns.iter().filter(|(table, column)| !is_known(table, column)).collect();
        assert!(unknown.is_empty(), "say what ends these, or that they are no deadlines: {unknown:?}");
    }

    #[test]
    fn background_work_handles_every_deadline() {
        let config = Config { clock_stopped_at: Some(NOW), ..Config::default() };
        let platform = Platform::open(config).unwrap();
        let shop = platform.shop();
        let soon = NOW + 1000;
        let cart = format!(r#"{{"id":"cart","updated":{NOW},"revision":1}}"#);
        let rows = format!(
            "INSERT INTO identities (id, email, created, updated) VALUES ('i', 'a@b.c', {NOW}, {NOW});
             INSERT INTO families (id, role, subject, created, renewed) VALUES ('f', 'visitor', 'v', {NOW}, {NOW});
             INSERT INTO access_tokens VALUES (x'01', 'f', {soon});
             INSERT INTO refresh_tokens (hash, family, created) VALUES (x'01', 'f', {NOW});
             INSERT INTO captcha_tokens VALUES (x'01', 'VISIBLE', 0, {soon});
             INSERT INTO codes (hash, member, challenge, expires, is_renewable) VALUES (x'01', 'i', 'c', {soon}, 1);
             INSERT INTO deleted_members VALUES ('d', NULL, {NOW}, {soon}, NULL, '{{}}');
             INSERT INTO login_sessions (hash, member, expires, is_browser) VALUES (x'01', 'i', {soon}, 1);
             INSERT INTO messages (recipient, subject, body, code, created, expires)
                 VALUES ('a@b.c', 's', 'Your code is 123456.', '123456', {NOW}, {soon});
             INSERT INTO payment_attempts (transaction_id, checkout, amount, card, state, answers_at, created)
                 VALUES ('t', 'c', '1', '4242', 'PENDING', {soon}, {NOW});
             INSERT INTO pending_logins (hash, identity, purpose, expires) VALUES (x'01', 'i', 'VerifyEmail', {soon});
             INSERT INTO recovery_tokens VALUES (x'01', 'i', {soon});
             INSERT INTO trusted_devices VALUES (x'01', 'i', {soon});
             INSERT INTO upload_addresses (hash, mime, is_private, expires) VALUES (x'01', 'image/png', 0, {soon});
             INSERT INTO carts (id, cart, owner, state, updated, body) VALUES ('cart', 'cart', 'visitor:v', 'OPEN', {NOW}, '{cart}');
             INSERT INTO abandoned_checkouts (id, checkout, created) VALUES ('a', 'k', {NOW});
             INSERT INTO events (id, kind, entity, entity_id, time, sequence) VALUES ('e', 'created', 'wix.ecom.v1.cart', 'c', {NOW}, 1);
             INSERT INTO jobs VALUES ('j', '\"Orders\"', 'null', 'null', {NOW}, {NOW}, 0, 0, '[]');"
        );
        shop.db.write(|transaction| Ok(transaction.execute_batch(&rows)?)).unwrap();
        shop.clock.advance(400 * DAY);
        all(shop).unwrap();
        retention::remove_expired(shop);
        for (table, column, ends) in DEADLINES {
            let Ends::Work { waiting } = ends else {
                continue;
            };
            let sql = format!("SELECT count(*) FROM {table} WHERE {waiting}");
            let left: i64 = shop.db.read(|connection| Ok(connection.query_row(&sql, [], |row| row.get(0))?)).unwrap();
            assert_eq!(left, 0, "nothing acts on {table}.{column}");
        }
    }

    #[test]
    fn a_failing_background_task_does_not_stop_the_others() {
        let now = 1_800_000_000_000_i64;
        let config = Config { clock_stopped_at: Some(now), ..Config::for_tests() };
        let platform = Platform::open(config).unwrap();
        let shop = platform.shop();
        let cart = |id: &str| format!(r#"{{"id":"{id}","updated":5,"revision":1}}"#);
        let sound = cart("sound");
        let checkout = cart("other");
        let sql = format!(
            "INSERT INTO payment_attempts
                 (transaction_id, checkout, order_number, amount, charge, card, state, created, answers_at) VALUES
                 ('broken', 'nothing', NULL, '1', '1', '4242', 'UNANSWERED', 1, 1),
                 ('sound', 'nothing', NULL, '1', '1', '4242', 'PENDING', 1, 2);
             INSERT INTO carts (id, cart, owner, is_current, state, updated, body) VALUES
                 ('broken', 'broken', 'visitor:a', 1, 'OPEN', 5, 'not JSON'),
                 ('sound', 'sound', 'visitor:b', 1, 'OPEN', 6, '{sound}'),
                 ('broken checkout', 'other', 'visitor:a', 0, 'CHECKOUT', 5, 'not JSON'),
                 ('checkout', 'other', 'visitor:b', 0, 'CHECKOUT', 6, '{checkout}');"
        );
        shop.db.write(|transaction| Ok(transaction.execute_batch(&sql)?)).unwrap();
        all(shop).unwrap();
        let left: Vec<String> = shop
            .db
            .read(|connection| {
                let mut statement = connection.prepare(
                    "SELECT 'payment ' || transaction_id FROM payment_attempts WHERE answers_at <= ?1
                     UNION ALL SELECT 'cart ' || id FROM carts WHERE NOT is_left",
                )?;
                let rows = statement.query_map([now], |row| row.get(0))?;
                Ok(rows.collect::<rusqlite::Result<_>>()?)
            })
            .unwrap();
        assert_eq!(left, ["cart broken", "cart broken checkout"], "a broken payment is tried again later");
    }
}
