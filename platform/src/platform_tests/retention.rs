//! Retention of all wings' rows.

use crate::compose::Platform;
use base::config::Config;
use base::{Millis, Shop, clock::seconds};
use shop::events::retention::{BATCH, remove_expired};

const DAY: i64 = 86_400;
const NOW: Millis = 1_800_000_000_000;

/// The number of rows in a table.
fn count(shop: &Shop, table: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM {table}");
    shop.db.read(|connection| Ok(connection.query_row(&sql, [], |row| row.get(0))?)).unwrap()
}

#[test]
fn retention_deletes_more_rows_than_one_batch() {
    let config = Config { clock_stopped_at: Some(NOW), ..Config::default() };
    let platform = Platform::open(config).unwrap();
    let shop = platform.shop();
    let rows = 2 * BATCH + 1;
    let sql = format!(
        "WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < {rows})
         INSERT INTO messages (recipient, subject, body, created) SELECT 'a@b.c', 's', 'b', {NOW} FROM numbers"
    );
    shop.db.write(|transaction| Ok(transaction.execute_batch(&sql)?)).unwrap();
    shop.clock.advance(seconds(31 * DAY));
    remove_expired(shop);
    assert_eq!(count(shop, "messages"), 0);
}

#[test]
fn rows_are_deleted_after_their_lifetime_and_not_before() {
    let config = Config { clock_stopped_at: Some(NOW), ..Config::default() };
    let platform = Platform::open(config).unwrap();
    let shop = platform.shop();
    let before = count(shop, "events");
    shop.db
        .write(|transaction| {
            transaction.execute_batch(&format!(
                "INSERT INTO families (id, role, subject, created, renewed) VALUES
                     ('visit', 'visitor', 'v', {NOW}, {NOW}), ('stay', 'member', 'm', {NOW}, {NOW});
                 INSERT INTO access_tokens VALUES (x'01', 'stay', {NOW}), (x'02', 'visit', {NOW});
                 INSERT INTO refresh_tokens (hash, family, predecessor, used, created) VALUES
                     (x'01', 'stay', NULL, 1, {NOW}), (x'02', 'stay', x'01', 1, {NOW}),
                     (x'03', 'stay', x'02', 0, {NOW}), (x'04', 'visit', NULL, 0, {NOW});
                 INSERT INTO messages (recipient, subject, body, code, created, expires)
                     VALUES ('a@b.c', 's', 'Your code is 123456.', '123456', {NOW}, {NOW} + 600000);
                 INSERT INTO events (id, kind, entity, entity_id, time, body, sequence) VALUES
                     ('1', 'created', 'wix.members.v1.member', 'm', {NOW}, '{{}}', 1),
                     ('2', 'updated', 'wix.members.v1.member', 'm', {NOW}, '{{}}', 2),
                     ('3', 'created', 'wix.ecom.v1.cart', 'c', {NOW}, '{{}}', 1),
                     ('4', 'created', 'wix.members.v1.member', 'n', {NOW}, '{{}}', 1),
                     ('5', 'created', 'wix.headless.v1.redirect_session', 'r', {NOW}, '{{}}', 1);
                 INSERT INTO webhooks VALUES ('w', 'http://localhost', '[]', 1000, {NOW});
                 INSERT INTO webhook_deliveries (webhook, event, entity, state, next_try)
                     SELECT 'w', number, 'e', iif(id = '4', 'PENDING', 'DELIVERED'), {NOW} FROM events
                     WHERE id IN ('1', '4');
                 INSERT INTO payment_attempts
                     (transaction_id, checkout, amount, charge, card, state, created, answers_at) VALUES
                     ('done', 'c', '1', '1', '4242', 'DECLINED', {NOW}, NULL),
                     ('due', 'c', '1', '1', '4242', 'PENDING', {NOW}, {NOW});
                 INSERT INTO carts (id, cart, owner, state, updated, body) VALUES ('k', 'c', 'o', 'CHECKOUT', {NOW}, '{{}}');
                 INSERT INTO abandoned_checkouts (id, checkout, created) VALUES ('a', 'k', {NOW});
                 INSERT INTO captcha_tokens VALUES (x'01', 'VISIBLE', 0, {NOW});"
            ))?;
            Ok(())
        })
        .unwrap();
    // Days, and the number of rows in each table after these.
    let steps: [(i64, &[(&str, i64)]); 5] = [
        (1, &[("access_tokens", 2), ("captcha_tokens", 1), ("refresh_tokens", 4)]),
        (
            30,
            &[
                ("access_tokens", 0),
                ("captcha_tokens", 0),
                ("refresh_tokens", 4),
                ("messages", 1),
                ("webhook_deliveries", 2),
                ("events", before + 5),
            ],
        ),
        (
            90,
            &[
                ("refresh_tokens", 3),
                ("messages", 0),
                ("webhook_deliveries", 1),
                ("families", 2),
                ("events", before + 3),
            ],
        ),
        (365, &[("families", 1), ("refresh_tokens", 2), ("events", before + 2), ("carts", 1), ("payment_attempts", 2)]),
        (
            366,
            &[
                ("families", 0),
                ("refresh_tokens", 0),
                ("carts", 0),
                ("abandoned_checkouts", 0),
                ("payment_attempts", 1),
            ],
        ),
    ];
    let text = || {
        let sql = "SELECT unseal(body) || ifnull(unseal(code), '') FROM messages";
        let read = shop.db.read(|connection| Ok(connection.query_row(sql, [], |row| row.get::<_, String>(0))?));
        read.unwrap()
    };
    remove_expired(shop);
    assert!(text().contains("123456"), "the code is good");
    shop.clock.advance(600_000);
    remove_expired(shop);
    assert_eq!(text(), "Your code is ******.");
    for (day, expected) in steps {
        shop.clock.reset();
        shop.clock.advance(seconds(day * DAY));
        remove_expired(shop);
        for (table, rows) in expected {
            assert_eq!(count(shop, table), *rows, "{table} after {day} days");
        }
    }
}
