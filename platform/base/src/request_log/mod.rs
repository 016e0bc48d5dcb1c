//! The log of the newest API requests, for the workbench and for tests of clients.

mod masks;

use crate::{clock::Millis, db::lock};
use axum::{body::Bytes, http::HeaderMap};
use serde::Serialize;
use std::{collections::VecDeque, sync::Mutex};

const MAX: usize = 10_000;
/// The number of newest requests whose bodies are kept.
const MAX_WITH_BODIES: usize = 300;
/// The maximum length of a kept body, in bytes.
const MAX_BODY: usize = 64 * 1024;

/// A request and its outcome.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct LoggedRequest {
    #[serde(skip)]
    pub number: u64,
    pub method: String,
    pub path: String,
    #[serde(skip)]
    pub query: String,
    pub endpoint: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grant_type: Option<String>,
    #[serde(skip)]
    pub begun: Millis,
    #[serde(skip)]
    pub headers: HeaderMap,
    #[serde(skip)]
    pub body: Bytes,
    /// Whether the body is unchanged: neither truncated nor masked.
    #[serde(skip)]
    pub is_whole: bool,
    /// None until it is answered.
    #[serde(rename = "status", serialize_with = "status", skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Clone, Default)]
pub struct Outcome {
    pub status: u16,
    pub request_id: String,
    pub micros: u128,
    /// The caller as text; `None` if refused before identification.
    pub caller: Option<String>,
    /// The caller's subject key, and whether the request had the owner's key.
    pub subject: Option<(String, bool)>,
    /// The reason of a refusal, for the reader of the log.
    pub refusal: Option<String>,
    /// Remarks on possible refusals by the hosted platform.
    pub doubts: Vec<&'static str>,
    /// Whether a fault was injected.
    pub is_faulty: bool,
    pub body: Bytes,
}

/// Serializes the status alone: tests of clients read nothing else.
fn status<S: serde::Serializer>(outcome: &Option<Outcome>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_some(&outcome.as_ref().map(|outcome| outcome.status))
}

/// The newest requests, oldest first.
#[derive(Debug, Default)]
pub struct RequestLog(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The number of requests since the platform was started.
    count: u64,
    kept: VecDeque<LoggedRequest>,
}

impl State {
    fn entry(&mut self, number: u64) -> Option<&mut LoggedRequest> {
        let first = self.kept.front()?.number;
        self.kept.get_mut(usize::try_from(number.checked_sub(first)?).ok()?)
    }
}

impl RequestLog {
    /// Logs the start of a request; returns its number.
    pub fn begin(&self, mut request: LoggedRequest) -> u64 {
        let (body, has_secrets) = masks::body(request.endpoint, &request.body);
        let (query, has_secret_parameters) = masks::query(request.endpoint, &request.query);
        request.is_whole = body.len() <= MAX_BODY && !has_secrets && !has_secret_parameters;
        request.body = shortened(body);
        request.query = query;
        request.headers = masks::headers(&request.headers);
        let mut state = lock(&self.0);
        state.count += 1;
        request.number = state.count;
        state.kept.push_back(request);
        if state.kept.len() > MAX {
            state.kept.pop_front();
        }
        let older = state.kept.len().checked_sub(MAX_WITH_BODIES + 1);
        if let Some(old) = older.and_then(|index| state.kept.get_mut(index)) {
            old.is_whole = false;
            old.body = Bytes::new();
            old.headers = HeaderMap::new();
            if let Some(outcome) = &mut old.outcome {
                outcome.body = Bytes::new();
            }
        }
        state.count
    }

    /// Logs the answer to a request.
    pub fn end(&self, number: u64, mut outcome: Outcome) {
        let Some(endpoint) = lock(&self.0).entry(number).map(|entry| entry.endpoint) else { return };
        // Without the lock: other requests go on while a large body is masked.
        outcome.body = shortened(masks::body(endpoint, &outcome.body).0);
        if let Some(entry) = lock(&self.0).entry(number) {
            entry.outcome = Some(outcome);
        }
    }

    pub fn newest(&self) -> u64 {
        lock(&self.0).count
    }

    /// The number of the request with this id, which its answer contains; the newest's if unknown.
    pub fn number_of(&self, id: Option<&str>) -> u64 {
        let state = lock(&self.0);
        let has_id = |entry: &&LoggedRequest| entry.outcome.as_ref().map(|outcome| outcome.request_id.as_str()) == id;
        let found = id.and_then(|_| state.kept.iter().rev().find(has_id));
        found.map_or(state.count, |entry| entry.number)
    }

    /// The kept requests, oldest first.
    pub fn all(&self) -> Vec<LoggedRequest> {
        lock(&self.0).kept.iter().cloned().collect()
    }

    /// One request, while it is kept.
    pub fn find(&self, number: u64) -> Option<LoggedRequest> {
        lock(&self.0).entry(number).cloned()
    }

    /// The newest matching requests, newest first.
    pub fn latest(&self, limit: usize, matches: impl Fn(&LoggedRequest) -> bool) -> Vec<LoggedRequest> {
        let state = lock(&self.0);
        let matching = state.kept.iter().rev().filter(|entry| matches(entry));
        matching.take(limit).cloned().collect()
    }

    pub fn clear(&self) {
        lock(&self.0).kept.clear();
    }
}

/// Truncates a body to the kept length, copying it if it was longer.
fn shortened(body: Bytes) -> Bytes {
    match body.get(..MAX_BODY) {
        Some(start) if body.len() > MAX_BODY => Bytes::copy_from_slice(start),
        _ => body,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request() -> LoggedRequest {
        LoggedRequest {
            number: 0,
            method: "POST".to_owned(),
            path: "/stores/v1/products/query".to_owned(),
            query: String::new(),
            endpoint: "products.query",
            grant_type: None,
            begun: 0,
            headers: HeaderMap::new(),
            body: Bytes::from_static(b"{}"),
            is_whole: true,
            outcome: None,
        }
    }

    #[test]
    fn the_log_keeps_the_newest_requests_and_fewer_bodies() {
        let log = RequestLog::default();
        for _ in 0..MAX + 5 {
            let number = log.begin(request());
            log.end(number, Outcome { status: 200, body: Bytes::from_static(b"[]"), ..Outcome::default() });
        }
        let kept = log.all();
        assert_eq!(kept.len(), MAX);
        assert_eq!(kept.last().map(|entry| entry.number), Some(log.newest()));
        let with_bodies = kept.iter().filter(|entry| !entry.body.is_empty()).count();
        assert_eq!(with_bodies, MAX_WITH_BODIES);
        assert_eq!(kept.iter().filter(|entry| entry.is_whole).count(), MAX_WITH_BODIES);
        assert!(log.find(1).is_none());
        assert_eq!(log.latest(2, |entry| entry.outcome.is_some()).len(), 2);
    }

    #[test]
    fn a_long_body_is_truncated_and_a_response_after_clear_is_dropped() {
        let log = RequestLog::default();
        let number = log.begin(LoggedRequest { body: Bytes::from(vec![b'a'; MAX_BODY + 1]), ..request() });
        assert_eq!(log.find(number).map(|entry| entry.body.len()), Some(MAX_BODY));
        log.clear();
        log.end(number, Outcome::default());
        assert!(log.all().is_empty());
    }
}
