//! Reads of a hosted site with an owner's client credentials: paced, and repeated after failures that pass.

use super::CopyError;
use cartwright::row::{Request, Row, Service};
use cartwright::{CallOptions, Client, ClientCredentials, Error, ErrorKind, Host, RetryPolicy};
use serde::Serialize;
use serde_json::{Value, json};
use std::{collections::VecDeque, time::Duration};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, sleep_until};

/// The hosted platform's rate limit: calls within a minute.
const CALLS_PER_MINUTE: usize = 200;
const MINUTE: Duration = Duration::from_secs(60);
/// The attempts of a call.
const ATTEMPTS: u32 = 6;
/// The longest pause that a `Retry-After` may ask for.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);

/// The credentials of a site's owner.
#[derive(Debug, Clone)]
pub struct Credentials {
    /// The site's id.
    pub site: String,
    /// The client id of a headless project or an app.
    pub client_id: String,
    /// The client secret.
    pub client_secret: String,
}

/// A site that is read.
pub(super) struct Source {
    client: Client,
    host: String,
    /// The moments of the calls of the last minute.
    calls: Mutex<VecDeque<Instant>>,
    first_pause: Duration,
}

/// Any call by its row.
#[derive(Serialize)]
#[serde(transparent)]
struct Any {
    #[serde(skip)]
    row: Row<'static>,
    payload: Value,
}

impl Request for Any {
    type Answer = Value;
    const ROW: Row<'static> = Row::get("copy.any", Service::Stores, "/");

    fn row(&self) -> Row<'static> {
        self.row
    }

    fn answer(body: Value) -> Result<Value, Error> {
        Ok(body)
    }
}

impl Source {
    /// A site at a host, whose credentials are checked.
    pub(super) async fn open(credentials: &Credentials, host: &str, first_pause: Duration) -> Result<Self, CopyError> {
        let host = host.trim_end_matches('/').to_owned();
        let at = Host::at(&host);
        if !at.is_secure() {
            return Err(CopyError::Host(host));
        }
        if host.starts_with("https://") && !cfg!(feature = "tls") {
            return Err(CopyError::Tls);
        }
        let Credentials { site, client_id, client_secret } = credentials;
        let owner = ClientCredentials::new(client_id.clone(), client_secret.clone());
        let client = Client::with_credentials(owner)
            .host(at)
            .retry(RetryPolicy::default().attempts(1))
            .build()
            .map_err(|error| CopyError::Call { call: "oauth.token".to_owned(), error })?;
        let source = Self { client, host, calls: Mutex::default(), first_pause };
        let grant = json!({
            "grantType": "client_credentials", "clientId": client_id, "clientSecret": client_secret,
        });
        let token = source.read("oauth.token", grant).await?;
        let token = token.get("access_token").and_then(Value::as_str).unwrap_or_default();
        let facts = source.read("oauth.token_info", json!({ "token": token })).await?;
        let found = facts.get("siteId").and_then(Value::as_str);
        if found.is_some_and(|found| found != site) {
            return Err(CopyError::OtherSite { wanted: site.clone(), found: found.unwrap_or_default().to_owned() });
        }
        Ok(source)
    }

    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Makes a call, as often as its failures pass and attempts are left.
    pub(super) async fn read(&self, call: &str, payload: Value) -> Result<Value, CopyError> {
        let failed = |error| CopyError::Call { call: call.to_owned(), error };
        let row = *cartwright::endpoint_named(call).map_err(failed)?;
        let request = Any { row, payload };
        let mut pause = self.first_pause;
        for attempt in 1.. {
            self.turn().await;
            let error = match self.client.call(&request, &CallOptions::default()).await {
                Ok(answer) => return Ok(answer),
                Err(error) => error,
            };
            if error.code() == Some("invalid_client") {
                return Err(CopyError::Credentials { host: self.host.clone(), error });
            }
            if !error.is_retryable() || attempt >= ATTEMPTS {
                return Err(if error.kind() == ErrorKind::Network {
                    CopyError::Lost { host: self.host.clone(), error }
                } else {
                    failed(error)
                });
            }
            let wait = error.retry_after().unwrap_or(pause).min(LONGEST_PAUSE);
            tracing::warn!(%error, "{call} is repeated in {} s", wait.as_secs_f32());
            sleep(wait).await;
            pause = pause.saturating_mul(2);
        }
        Err(CopyError::Shape(call.to_owned()))
    }

    /// Waits until the rate limit allows a call.
    async fn turn(&self) {
        let mut calls = self.calls.lock().await;
        if calls.len() >= CALLS_PER_MINUTE
            && let Some(first) = calls.pop_front()
        {
            sleep_until(first + MINUTE).await;
        }
        calls.push_back(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_call_after_two_hundred_waits_for_the_minute_to_end() {
        let client = Client::visitor("client").host(Host::at("http://localhost:4400")).build().unwrap();
        let source =
            Source { client, host: String::new(), calls: Mutex::default(), first_pause: Duration::from_millis(1) };
        let begun = Instant::now();
        for _ in 0..CALLS_PER_MINUTE {
            source.turn().await;
        }
        assert_eq!(begun.elapsed(), Duration::ZERO);
        source.turn().await;
        assert_eq!(begun.elapsed(), MINUTE);
    }
}
