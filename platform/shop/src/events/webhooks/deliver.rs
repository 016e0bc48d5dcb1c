//! Delivers events to webhooks, with retries.

use super::key;
use super::repo::{self, Delivery};
use crate::events;
use base::address::{is_private, is_private_ip};
use base::{ApiError, Millis, Result, Shop, clock::seconds};
use futures_util::future::join_all;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use reqwest::StatusCode;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{collections::HashMap, net::SocketAddr, sync::Arc};
use tokio::task::{AbortHandle, JoinSet};

/// The pause between two rounds.
const PAUSE: Duration = Duration::from_millis(250);
const TIMEOUT: Duration = Duration::from_secs(10);
/// The lifetime of a token, in seconds: allows for clock differences, but not for storing it.
const TOKEN_SECONDS: u64 = 300;
/// The maximum backoff, in seconds.
const MAX_WAIT: i64 = 3600;
/// The maximum of attempts; then the entity's next event is delivered.
const MAX_ATTEMPTS: i64 = 15;
const ISSUER: &str = "cartwright-platform";

const PRIVATE: &str = "it is in a private network";

/// A DNS resolver that refuses private addresses: a public name may be rebound after its webhook was added.
struct PublicNames;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| !is_private_ip(address.ip())).collect();
            if public.is_empty() {
                return Err(PRIVATE.into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

/// Runs deliveries until the task is dropped.
pub async fn run(shop: Arc<Shop>) {
    let mut builder = reqwest::Client::builder().timeout(TIMEOUT).redirect(reqwest::redirect::Policy::none());
    if shop.is_reachable() {
        builder = builder.dns_resolver(Arc::new(PublicNames));
    }
    let Ok(client) = builder.build() else {
        tracing::error!("webhooks cannot be delivered: there is no HTTP client");
        return;
    };
    // One task per webhook: an unresponsive receiver does not delay the others.
    let mut rounds = JoinSet::new();
    let mut busy: HashMap<String, AbortHandle> = HashMap::new();
    loop {
        tokio::time::sleep(PAUSE).await;
        while rounds.try_join_next().is_some() {}
        busy.retain(|_, round| !round.is_finished());
        match shop.blocking(|shop| waiting(shop)).await {
            Ok(webhooks) => {
                for webhook in webhooks.into_iter().filter(|webhook| !busy.contains_key(webhook)).collect::<Vec<_>>() {
                    let round = round(Arc::clone(&shop), client.clone(), webhook.clone());
                    busy.insert(webhook, rounds.spawn(round));
                }
            }
            Err(error) => tracing::error!(%error, "the deliveries of webhooks could not be read"),
        }
    }
}

/// The webhooks with due deliveries.
fn waiting(shop: &Shop) -> Result<Vec<String>> {
    let now = shop.clock.now();
    if shop.db.read(repo::is_behind)? {
        shop.db.write(|transaction| repo::fan_out(transaction, now))?;
    }
    shop.db.read(|connection| repo::waiting(connection, now))
}

async fn round(shop: Arc<Shop>, client: reqwest::Client, webhook: String) {
    if let Err(error) = deliver(&shop, &client, webhook).await {
        tracing::error!(%error, "a webhook could not be delivered to");
    }
}

/// Delivers a webhook's due events.
async fn deliver(shop: &Arc<Shop>, client: &reqwest::Client, webhook: String) -> Result<()> {
    let due = shop
        .blocking(move |shop| {
            let due = shop.read(|reading| repo::due(reading, &webhook))?;
            let key = EncodingKey::from_rsa_pem(key::private(shop)?.as_bytes()).map_err(ApiError::internal)?;
            let signed = due.into_iter().map(|delivery| {
                let token = token(shop, &key, &delivery.event)?;
                Ok((delivery, token))
            });
            signed.collect::<Result<Vec<(Delivery, String)>>>()
        })
        .await?;
    let sent = join_all(due.into_iter().map(|(delivery, token)| async {
        let failure = if shop.is_reachable() && is_private(&delivery.url) {
            Some(PRIVATE.to_owned().into())
        } else {
            send(client, &delivery.url, token).await.err()
        };
        (delivery, failure)
    }));
    let sent = sent.await;
    shop.blocking(move |shop| {
        let now = shop.clock.now();
        shop.db.write(|transaction| {
            sent.iter().try_for_each(|(delivery, failure)| record_result(transaction, now, delivery, failure.as_ref()))
        })
    })
    .await
}

struct Failure {
    problem: String,
    /// Whether the receiver is gone for good (RFC 9110, status 410).
    is_final: bool,
}

impl From<String> for Failure {
    fn from(problem: String) -> Self {
        Self { problem, is_final: false }
    }
}

async fn send(client: &reqwest::Client, url: &str, token: String) -> Result<(), Failure> {
    let answer = client
        .post(url)
        .header("content-type", "text/plain")
        .body(token)
        .send()
        .await
        .map_err(|error| error.without_url().to_string())?;
    let status = answer.status();
    if status.is_success() {
        return Ok(());
    }
    Err(Failure { problem: format!("it answered {status}"), is_final: status == StatusCode::GONE })
}

/// An event as a signed token: JSON nested as text, in the hosted platform's format.
fn token(shop: &Shop, key: &EncodingKey, event: &Value) -> Result<String> {
    let part = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    let entity = part("entityFqdn");
    let (event_type, content) = if events::is_plain(entity) {
        (entity.to_owned(), event.pointer("/actionEvent/body").unwrap_or(&Value::Null))
    } else {
        (format!("{entity}_{}", part("slug")), event)
    };
    let data = json!({
        "data": content.to_string(),
        "eventType": event_type,
        "instanceId": shop.keys.site_id,
        "identity": event.get("identity").map(Value::to_string),
    });
    // Receivers compare the token with the system's clock, which tests do not move.
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let claims = json!({ "data": data.to_string(), "iss": ISSUER, "iat": now, "exp": now + TOKEN_SECONDS });
    jsonwebtoken::encode(&Header::new(Algorithm::RS256), &claims, key).map_err(ApiError::internal)
}

/// Records a delivery's success, or its failure with the next attempt.
fn record_result(connection: &Connection, now: Millis, delivery: &Delivery, failure: Option<&Failure>) -> Result<()> {
    let attempts = delivery.attempts + 1;
    let state = match failure {
        None => "DELIVERED",
        Some(failure) if failure.is_final || attempts >= MAX_ATTEMPTS => "FAILED",
        Some(_) => "PENDING",
    };
    let problem = failure.map(|failure| failure.problem.as_str());
    repo::write_result(connection, delivery, state, now.saturating_add(wait(attempts)), problem)
}

/// The exponential backoff after a number of attempts.
fn wait(attempts: i64) -> Millis {
    let doubled = u32::try_from(attempts - 1).ok().and_then(|count| 1_i64.checked_shl(count));
    seconds(doubled.unwrap_or(MAX_WAIT).clamp(1, MAX_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn localhost_is_not_resolved_for_webhooks() {
        assert!(PublicNames.resolve("localhost".parse().unwrap()).await.is_err());
    }

    #[test]
    fn the_retry_wait_doubles_up_to_an_hour() {
        let waits: Vec<i64> = (1..=15).map(|attempts| wait(attempts) / 1000).collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]);
        assert_eq!(wait(1_000) / 1000, MAX_WAIT);
    }
}
