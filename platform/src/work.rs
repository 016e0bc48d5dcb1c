//! What the platform does without being asked: it takes in the bank's late answers, and ends carts that have expired.

use crate::cart;
use crate::error::ApiError;
use crate::payments::{self, Verdict};
use crate::platform::Shop;
use std::sync::Arc;
use std::time::Duration;

/// How often it looks whether there is something to do.
const PAUSE: Duration = Duration::from_secs(1);

/// Looks again and again, until the task is dropped.
pub(crate) async fn run(shop: Arc<Shop>) {
    loop {
        tokio::time::sleep(PAUSE).await;
        let shop = Arc::clone(&shop);
        let done = tokio::task::spawn_blocking(move || all(&shop)).await;
        match done {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "work in the background failed"),
            Err(error) => tracing::error!(%error, "work in the background broke off"),
        }
    }
}

/// Does all that is due by now.
pub(crate) fn all(shop: &Shop) -> Result<(), ApiError> {
    let now = shop.clock.now();
    let due = shop.db.read(|connection| payments::due(connection, now))?;
    for transaction_id in due {
        shop.db
            .write(|transaction| payments::answer(transaction, shop, &transaction_id, Verdict::Approved))?;
    }
    cart::sweep(shop)
}
