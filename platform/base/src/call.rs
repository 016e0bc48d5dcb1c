//! A call as passed to its handler, and the envelope of answers that are not JSON.

use crate::error::{ApiError, Result};
use crate::{access::Author, access::Caller, doubts::Remarks, state::Shop};
use axum::http::StatusCode;
use base64::{Engine, engine::general_purpose::STANDARD};
use cartwright::resources::authentication::{RawAnswer, RawHeader};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::net::IpAddr;

pub type Handler = fn(&Shop, &Call) -> Result<Value>;

/// Handlers by the id of their row in the client's table of calls.
pub type Rows = &'static [(&'static str, Handler)];

/// One call, as passed to its handler.
#[derive(Debug, Clone)]
pub struct Call {
    pub caller: Caller,
    /// The author of the call's changes.
    pub author: Author,
    /// The origin of the calling page, if a browser sent one.
    pub origin: Option<String>,
    /// The caller's network address; `None` for internal calls.
    pub peer: Option<IpAddr>,
    /// The browser's login session of the hosted pages, if any.
    pub login: Option<String>,
    /// The preferred language that the request states.
    pub language: Option<String>,
    pub payload: Map<String, Value>,
    /// The remarks on the call: the hosted platform may refuse it.
    pub remarks: Remarks,
}

impl Call {
    /// An internal call on behalf of the same caller.
    pub fn inner(shop: &Shop, caller: Caller, payload: Map<String, Value>) -> Self {
        let author = caller.author(&shop.keys.site_id);
        let remarks = Remarks::default();
        Self { caller, author, origin: None, peer: None, login: None, language: None, payload, remarks }
    }

    pub fn payload<T: DeserializeOwned>(&self) -> Result<T> {
        T::deserialize(&self.payload)
            .map_err(|error| ApiError::field("payload", "FORMAT", format!("is malformed: {error}")))
    }

    pub fn required<T: DeserializeOwned>(&self, field: &str) -> Result<T> {
        self.optional(field)?.ok_or_else(|| ApiError::missing(field))
    }

    /// Deserializes an optional field; `None` if absent or null.
    pub fn optional<T: DeserializeOwned>(&self, field: &str) -> Result<Option<T>> {
        match self.value(field) {
            None | Some(Value::Null) => Ok(None),
            Some(given) => T::deserialize(given)
                .map(Some)
                .map_err(|error| ApiError::field(field, "FORMAT", format!("is malformed: {error}"))),
        }
    }

    /// The texts of a list, or of a single text, as query strings send it.
    pub fn texts(&self, field: &str) -> Vec<&str> {
        match self.value(field) {
            Some(Value::Array(texts)) => texts.iter().filter_map(Value::as_str).collect(),
            Some(Value::String(text)) => vec![text],
            _ => Vec::new(),
        }
    }

    pub fn value(&self, field: &str) -> Option<&Value> {
        self.payload.get(field)
    }

    /// A required text field.
    pub fn text(&self, field: &str) -> Result<&str> {
        self.value(field)
            .and_then(Value::as_str)
            .filter(|text| !text.is_empty())
            .ok_or_else(|| ApiError::missing(field))
    }

    /// A boolean field, or the text `true` of a query string.
    pub fn flag(&self, field: &str) -> bool {
        match self.value(field) {
            Some(Value::Bool(flag)) => *flag,
            Some(Value::String(text)) => text == "true",
            _ => false,
        }
    }
}

pub fn envelope<'a>(
    status: StatusCode,
    body: &str,
    headers: impl IntoIterator<Item = (&'static str, &'a str)>,
) -> Result<Value> {
    let headers = headers.into_iter().map(|(key, value)| RawHeader {
        key: Some(key.to_owned()),
        value: Some(value.to_owned()),
        ..RawHeader::default()
    });
    let answer = RawAnswer {
        body: Some(STANDARD.encode(body)),
        status_code: Some(status.as_u16().into()),
        headers: Some(headers.collect()),
        ..RawAnswer::default()
    };
    Ok(serde_json::to_value(answer)?)
}
