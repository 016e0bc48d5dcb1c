//! Work in the background: the bank's late answers, jobs, checkouts that were left, carts that have expired, and rows whose
//! lifetime is over. Each piece has a transaction of its own: one that fails does not stop the others.

use crate::base::{Result, Shop};
use crate::catalog;
use crate::commerce::ordering::{self, Verdict};
use crate::commerce::{cart, orders, wishlists};
use crate::events::jobs::{self, Area};
use crate::events::retention;
use crate::people::members;
use std::{sync::Arc, time::Duration};

/// The pause between two rounds.
const PAUSE: Duration = Duration::from_secs(1);
/// The pause between two removals of expired rows.
const REMOVAL_PAUSE: Duration = Duration::from_secs(60);

/// Works until the task is dropped. A long removal of rows does not delay the rest.
pub(crate) async fn run(shop: Arc<Shop>) {
    let removal = repeat(&shop, REMOVAL_PAUSE, |shop| {
        retention::remove_expired(shop);
        Ok(())
    });
    tokio::join!(repeat(&shop, PAUSE, all), removal);
}

/// Does blocking work again and again, with a pause before each time.
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

/// Does all that is due by now.
pub(crate) fn all(shop: &Shop) -> Result<()> {
    let now = shop.clock.now();
    for transaction_id in shop.db.read(|connection| ordering::due(connection, now))? {
        let answered =
            shop.db.write(|transaction| ordering::answer(transaction, shop, &transaction_id, Verdict::Approved));
        if let Err(error) = answered {
            tracing::error!(%error, transaction_id, "a late answer of the bank could not be taken in");
            shop.db.write(|transaction| ordering::postpone(transaction, now, &transaction_id))?;
        }
    }
    if let Err(error) = ordering::billing::run_scheduled(shop, now) {
        tracing::error!(%error, "held payments whose time has come could not be dealt with");
    }
    if let Err(error) = ordering::billing::confirm_refunds(shop, now) {
        tracing::error!(%error, "pending refunds could not be confirmed");
    }
    let made = jobs::run(shop, |area, connection, change, entity| match area {
        Area::Catalog => catalog::change_for_job(shop, connection, change, entity),
        Area::Orders => orders::change_for_job(shop, connection, entity),
        Area::Wishlists => wishlists::change_for_job(shop, connection, change, entity),
        Area::Members => members::change_for_job(shop, connection, change, entity),
    });
    if let Err(error) = made {
        tracing::error!(%error, "jobs could not be done");
    }
    cart::sweep(shop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::config::Config;
    use crate::run::compose::Platform;

    #[test]
    fn one_piece_that_fails_does_not_stop_the_others() {
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
