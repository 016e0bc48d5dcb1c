//! Query plans of all wings' statements: each must use an index.

use base::db::Database;
use shop::events::{outbox, retention};
use shop::{catalog, commerce};

#[test]
fn background_and_login_statements_scan_no_whole_table() {
    let database = Database::open(None).unwrap();
    let statements = [
        commerce::ordering::DUE,
        commerce::ordering::UNANSWERED,
        commerce::payments::repo::HELD_DUE,
        commerce::payments::repo::PENDING_REFUNDS,
        commerce::cart::LEFT_SINCE,
        commerce::cart::LEFT_OF_CART,
        commerce::cart::TO_REMIND,
        commerce::rules::MEMBERSHIPS,
        commerce::cart::EXPIRED,
        outbox::SPEND,
        outbox::REMOVE_EXPIRED,
        "DELETE FROM access_tokens WHERE family = ?1",
        "DELETE FROM families WHERE id = ?1",
        commerce::cart::HAND_OVER,
        "UPDATE coupon_uses SET owner = ?2 WHERE owner = ?1",
        "DELETE FROM coupon_uses WHERE order_number = ?1",
        "SELECT membership, credits FROM membership_uses WHERE order_number = ?1",
        commerce::cart::IDS_OF,
        "DELETE FROM codes WHERE member = ?1",
        "SELECT id FROM families WHERE login = ?1 AND NOT revoked",
        commerce::orders::GUEST_ORDERS,
        "SELECT product, number FROM variants WHERE id = ?1 AND inventory_revision IS NOT NULL LIMIT 2",
        commerce::cart::OTHERS,
        catalog::categories::ARRANGED,
        catalog::categories::DIRECT,
        catalog::categories::ALL,
    ];
    for sql in statements.into_iter().chain(retention::statements()) {
        let plan = database.read(|connection| {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
            Ok(statement.raw_query().mapped(|row| row.get::<_, String>("detail")).collect::<Result<Vec<_>, _>>()?)
        });
        for step in plan.unwrap() {
            // A full scan is fine: there are few webhooks.
            assert!(!step.starts_with("SCAN") || step == "SCAN webhooks", "{step}: {sql}");
        }
    }
}
