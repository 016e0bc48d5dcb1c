//! Sending events out.

use super::key;
use super::outgoing::{self, Delivery};
use crate::error::ApiError;
use crate::events;
use crate::state::Shop;
use futures_util::future::join_all;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How often it looks for events.
const PAUSE: Duration = Duration::from_millis(250);
/// How long a program may take to answer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long a token is good, in seconds: long enough for clocks that are apart, too short to be kept.
const TOKEN_SECONDS: u64 = 300;
/// Who signs.
const ISSUER: &str = "cartwright-platform";

/// Delivers again and again, until the task is dropped.
pub(crate) async fn run(shop: Arc<Shop>) {
    let Ok(client) = reqwest::Client::builder()
        .timeout(TIMEOUT)
        .redirect(reqwest::redirect::Policy::none())
        .build()
    else {
        tracing::error!("webhooks cannot be delivered: there is no HTTP client");
        return;
    };
    loop {
        tokio::time::sleep(PAUSE).await;
        if let Err(error) = round(&shop, &client).await {
            tracing::error!(%error, "webhooks could not be delivered");
        }
    }
}

/// Does blocking work on the database.
async fn blocking<T: Send + 'static>(
    shop: &Arc<Shop>,
    work: impl FnOnce(&Shop) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let shop = Arc::clone(shop);
    let done = tokio::task::spawn_blocking(move || work(&shop)).await;
    done.map_err(|error| ApiError::Internal(error.to_string()))?
}

/// Sends what is due by now.
async fn round(shop: &Arc<Shop>, client: &reqwest::Client) -> Result<(), ApiError> {
    let due = blocking(shop, |shop| {
        let now = shop.clock.now();
        if shop.db.read(outgoing::is_behind)? {
            shop.db.write(|transaction| outgoing::fan_out(transaction, now))?;
        }
        let due = shop.db.read(|connection| outgoing::due(connection, now))?;
        if due.is_empty() {
            return Ok(Vec::new());
        }
        let key = EncodingKey::from_rsa_pem(key::private(shop)?.as_bytes())
            .map_err(|error| ApiError::Internal(error.to_string()))?;
        let signed = due.into_iter().map(|delivery| {
            let token = token(shop, &key, &delivery.event)?;
            Ok((delivery, token))
        });
        signed.collect::<Result<Vec<(Delivery, String)>, ApiError>>()
    })
    .await?;
    let sent = join_all(due.into_iter().map(|(delivery, token)| async {
        let problem = send(client, &delivery.url, token).await.err();
        (delivery, problem)
    }));
    let sent = sent.await;
    if sent.is_empty() {
        return Ok(());
    }
    blocking(shop, move |shop| {
        let now = shop.clock.now();
        shop.db.write(|transaction| {
            sent.iter()
                .try_for_each(|(delivery, problem)| outgoing::settle(transaction, now, delivery, problem.as_deref()))
        })
    })
    .await
}

async fn send(client: &reqwest::Client, url: &str, token: String) -> Result<(), String> {
    let answer = client
        .post(url)
        .header("content-type", "text/plain")
        .body(token)
        .send()
        .await
        .map_err(|error| error.without_url().to_string())?;
    if answer.status().is_success() {
        Ok(())
    } else {
        Err(format!("it answered {}", answer.status()))
    }
}

/// An event as a token: JSON text within JSON text, as receivers of the hosted platform know it.
fn token(shop: &Shop, key: &EncodingKey, event: &Value) -> Result<String, ApiError> {
    let part = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let entity = part("entityFqdn");
    let (event_type, content) = if events::is_plain(entity) {
        (
            entity.to_owned(),
            event.pointer("/actionEvent/body").unwrap_or(&Value::Null),
        )
    } else {
        (format!("{entity}_{}", part("slug")), event)
    };
    let data = json!({
        "data": content.to_string(),
        "eventType": event_type,
        "instanceId": shop.keys.site_id,
        "identity": event.get("identity").map(Value::to_string),
    });
    // Receivers hold a token against the system's clock, which tests do not move.
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let claims = json!({ "data": data.to_string(), "iss": ISSUER, "iat": now, "exp": now + TOKEN_SECONDS });
    jsonwebtoken::encode(&Header::new(Algorithm::RS256), &claims, key)
        .map_err(|error| ApiError::Internal(error.to_string()))
}
