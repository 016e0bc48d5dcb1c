//! Fault injection, for the workbench and for tests of clients.

use crate::clock::{Millis, seconds};
use crate::db::lock;
use crate::error::{ApiError, Result};
use crate::violations::Checks;
use cartwright::ENDPOINTS;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;

const MAX: usize = 1_000;

/// Marks a response that drops the connection instead.
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the connection is dropped on purpose")]
pub struct DropConnection;

/// A fault injected into the next matching calls.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fault {
    /// A call's id, or a path prefix.
    #[serde(rename = "match")]
    pub matching: String,
    /// The number of calls it affects. Default: one; without limit if `seconds` is set.
    pub(crate) times: Option<u32>,
    /// The duration in seconds of the platform's clock.
    pub(crate) seconds: Option<u32>,
    /// The probability with which a matching call fails, from 0 to 1; always when absent.
    pub probability: Option<f64>,
    /// The status to answer with, without performing the call.
    pub status: Option<u16>,
    /// The `Retry-After` header of that answer, in seconds.
    pub retry_after: Option<u32>,
    /// The delay before the call, in milliseconds.
    pub delay_ms: Option<u64>,
    /// Drops the connection without performing the call.
    #[serde(default)]
    pub reset_before: bool,
    /// Performs the call, then drops the connection.
    #[serde(default)]
    pub reset_after: bool,
    /// Performs the call, then answers with invalid JSON.
    #[serde(default)]
    pub malformed: bool,
    /// Performs the call, then answers with a truncated body.
    #[serde(default)]
    pub truncate: bool,
}

/// The name that matches all hosted pages.
pub const PAGES: &str = "pages";

impl Fault {
    /// Refuses a fault that matches no call or has no effect.
    fn check(&self) -> Result<()> {
        let mut checks = Checks::new();
        let matching = self.matching.as_str();
        let is_known = matching.starts_with('/') || matching == PAGES || ENDPOINTS.iter().any(|row| row.id == matching);
        if !is_known {
            checks.refuse(
                "match",
                "INVALID_ENUM_VALUE",
                "is no call's id, as cart.get_current is, and no start of a path",
            );
        }
        if self.status.is_some_and(|status| !(100..=599).contains(&status)) {
            checks.refuse("status", "MAX", "is no HTTP status: 100 to 599");
        }
        if self.times == Some(0) {
            checks.refuse("times", "MIN", "must be 1 or more");
        }
        if self.seconds == Some(0) {
            checks.refuse("seconds", "MIN", "must be 1 or more");
        }
        if self.probability.is_some_and(|probability| !(probability > 0.0 && probability <= 1.0)) {
            checks.refuse("probability", "DECIMAL_LTE", "is not more than 0 and at most 1");
        }
        if self.retry_after.is_some() && self.status.is_none() {
            checks.refuse("retryAfter", "REQUIRED_FIELD", "goes with a status");
        }
        checks.finish()
    }
}

#[derive(Debug, Clone)]
pub struct Waiting {
    pub number: u64,
    pub fault: Fault,
    /// The remaining number of calls; unlimited when absent.
    pub left: Option<u32>,
    pub until: Option<Millis>,
}

#[derive(Debug, Default)]
pub struct Faults(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// The number of faults set since the platform was started.
    count: u64,
    waiting: Vec<Waiting>,
}

impl Faults {
    pub fn add(&self, fault: Fault, now: Millis) -> Result<()> {
        fault.check()?;
        let mut state = lock(&self.0);
        if state.waiting.len() >= MAX {
            return Err(ApiError::bad_request("TOO_MANY_FAULTS", format!("There are {MAX} faults already")));
        }
        state.count += 1;
        let waiting = Waiting {
            number: state.count,
            left: fault.times.or_else(|| fault.seconds.is_none().then_some(1)),
            until: fault.seconds.map(|count| now.saturating_add(seconds(count.into()))),
            fault,
        };
        state.waiting.push(waiting);
        Ok(())
    }

    pub fn remove(&self, number: u64) {
        lock(&self.0).waiting.retain(|waiting| waiting.number != number);
    }

    pub fn reset(&self) {
        lock(&self.0).waiting.clear();
    }

    pub fn waiting(&self, now: Millis) -> Vec<Waiting> {
        let mut state = lock(&self.0);
        state.waiting.retain(|waiting| waiting.is_good(now));
        state.waiting.clone()
    }

    /// Takes the next fault that matches a call.
    pub fn meet(&self, endpoint: &str, path: &str, now: Millis) -> Option<Fault> {
        let mut state = lock(&self.0);
        if state.waiting.is_empty() {
            return None;
        }
        state.waiting.retain(|waiting| waiting.is_good(now));
        let met = state.waiting.iter_mut().find(|waiting| {
            let matching = &waiting.fault.matching;
            (matching == endpoint || path.starts_with(matching)) && happens(waiting.fault.probability)
        })?;
        met.left = met.left.map(|left| left.saturating_sub(1));
        Some(met.fault.clone())
    }
}

impl Waiting {
    fn is_good(&self, now: Millis) -> bool {
        self.left != Some(0) && self.until.is_none_or(|until| now < until)
    }
}

/// Draws whether an event of this probability happens.
fn happens(probability: Option<f64>) -> bool {
    let Some(probability) = probability else { return true };
    let mut bytes = [0; 4];
    // Without a random source the fault always happens.
    getrandom::fill(&mut bytes).is_err() || f64::from(u32::from_le_bytes(bytes)) < probability * f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> Fault {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_fault_applies_once_or_the_given_number_of_times() {
        let faults = Faults::default();
        faults.add(fault(r#"{"match": "products.query"}"#), 0).unwrap();
        faults.add(fault(r#"{"match": "/ecom/", "times": 2}"#), 0).unwrap();
        assert!(faults.meet("products.query", "/stores", 0).is_some());
        assert!(faults.meet("products.query", "/stores", 0).is_none());
        let met = (0..3).filter(|_| faults.meet("cart.get", "/ecom/v1/carts", 0).is_some());
        assert_eq!(met.count(), 2);
        assert!(faults.waiting(0).is_empty());
    }

    #[test]
    fn a_fault_with_a_duration_expires() {
        let faults = Faults::default();
        faults.add(fault(r#"{"match": "/", "seconds": 5, "status": 503}"#), 1_000).unwrap();
        assert!((0..9).all(|_| faults.meet("any", "/x", 5_999).is_some()));
        assert!(faults.meet("any", "/x", 6_000).is_none());
    }

    #[test]
    fn a_fault_with_an_unknown_call_or_an_invalid_value_is_refused() {
        let faults = Faults::default();
        for wrong in [
            r#"{"match": "nope.call"}"#,
            r#"{"match": ""}"#,
            r#"{"match": "/", "status": 42}"#,
            r#"{"match": "/", "status": 600}"#,
            r#"{"match": "/", "times": 0}"#,
            r#"{"match": "/", "seconds": 0}"#,
            r#"{"match": "/", "probability": 0}"#,
            r#"{"match": "/", "probability": 1.5}"#,
            r#"{"match": "/", "retryAfter": 7}"#,
        ] {
            assert!(faults.add(fault(wrong), 0).is_err(), "{wrong}");
        }
        let always = r#"{"match": "/", "seconds": 5, "probability": 1}"#;
        faults.add(fault(always), 0).unwrap();
        assert!((0..50).all(|_| faults.meet("any", "/x", 0).is_some()));
    }
}
