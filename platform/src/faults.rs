//! Faults on demand, and a log of what was asked: for tests of clients.

use serde::{Deserialize, Serialize};
use std::sync::{Mutex, PoisonError};

/// Requests kept in the log.
const LOG_LENGTH: usize = 10_000;

/// Marks an answer that is not to be sent: the connection is dropped instead.
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the connection is dropped on purpose")]
pub(crate) struct DropConnection;

/// A fault injected into the next matching calls.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Fault {
    /// An endpoint's id, or the start of a path.
    #[serde(rename = "match")]
    pub(crate) matching: String,
    /// For how many calls.
    #[serde(default = "once")]
    pub(crate) times: u32,
    /// Answered instead of doing the call.
    pub(crate) status: Option<u16>,
    /// Seconds, sent as `Retry-After` with the status.
    pub(crate) retry_after: Option<u32>,
    /// Waits before anything else.
    pub(crate) delay_ms: Option<u64>,
    /// Drops the connection without doing the call.
    #[serde(default)]
    pub(crate) reset_before: bool,
    /// Does the call, then drops the connection.
    #[serde(default)]
    pub(crate) reset_after: bool,
    /// Does the call, then answers something that is not JSON.
    #[serde(default)]
    pub(crate) malformed: bool,
    /// Does the call, then answers half of it.
    #[serde(default)]
    pub(crate) truncate: bool,
}

const fn once() -> u32 {
    1
}

/// One request, as it is logged.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LoggedRequest {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) endpoint: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) grant_type: Option<String>,
}

/// The faults that are waiting, and the log.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    waiting: Vec<Fault>,
    log: Vec<LoggedRequest>,
}

impl Faults {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn add(&self, fault: Fault) {
        self.state().waiting.push(fault);
    }

    pub(crate) fn reset(&self) {
        *self.state() = State::default();
    }

    pub(crate) fn log(&self) -> Vec<LoggedRequest> {
        self.state().log.clone()
    }

    /// Logs a request and takes the fault that waits for it.
    pub(crate) fn meet(&self, request: LoggedRequest) -> Option<Fault> {
        let mut state = self.state();
        let found = state
            .waiting
            .iter_mut()
            .find(|fault| {
                fault.times > 0 && (fault.matching == request.endpoint || request.path.starts_with(&fault.matching))
            })
            .map(|fault| {
                fault.times -= 1;
                fault.clone()
            });
        state.waiting.retain(|fault| fault.times > 0);
        if state.log.len() < LOG_LENGTH {
            state.log.push(request);
        }
        found
    }
}
