//! The platform's own calls, beyond the contract: tables of functions by method and path.

use super::payload;
use axum::extract::{RawPathParams, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::{MethodFilter, on};
use axum::{Router, body::Bytes};
use base::query::{self, Page};
use base::{Author, Result, Shop, error::json_response, json};
use cartwright::row::Access;
use serde::de::DeserializeOwned;
use serde_json::Value;
use shop::site::sessions;
use std::sync::Arc;

/// The calls of an area. They may block.
pub type OwnCalls = &'static [(MethodFilter, &'static str, fn(&Shop, &OwnCall) -> Result<Value>)];

/// A call of the platform's own, with its author.
#[derive(Debug)]
pub struct OwnCall {
    /// The author of the call's changes; the platform itself for calls without an access check.
    pub author: Author,
    places: Vec<(String, String)>,
    query: String,
    body: Bytes,
}

impl OwnCall {
    /// A path parameter.
    pub(crate) fn place(&self, name: &str) -> &str {
        self.places.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    /// The deserialized body.
    ///
    /// # Errors
    ///
    /// When the body has another shape.
    pub fn body<T: DeserializeOwned>(&self) -> Result<T> {
        json::from_body(&self.body)
    }

    /// The deserialized body, or the default if empty.
    pub fn optional_body<T: DeserializeOwned + Default>(&self) -> Result<T> {
        if self.body.is_empty() { Ok(T::default()) } else { self.body() }
    }

    /// The requested page, and the whole query string.
    pub(crate) fn page(&self, field: &str) -> Result<(Page, Value)> {
        let requested = Value::Object(payload::from_query(&self.query)?);
        Ok((query::page(Some(&requested), field)?, requested))
    }
}

/// The routes of calls for the site's owner only.
pub(crate) fn for_owner(calls: OwnCalls) -> Router<Arc<Shop>> {
    routes(calls, true)
}

/// The routes of calls without their own access check.
pub fn for_all(calls: OwnCalls) -> Router<Arc<Shop>> {
    routes(calls, false)
}

fn routes(calls: OwnCalls, is_for_owner: bool) -> Router<Arc<Shop>> {
    calls.iter().fold(Router::new(), |router, (method, path, work)| {
        let handler = move |State(shop): State<Arc<Shop>>,
                            places: RawPathParams,
                            RawQuery(query): RawQuery,
                            headers: HeaderMap,
                            body: Bytes| async move {
            let places = places.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
            let answer = shop.blocking(move |shop| {
                let author = if is_for_owner {
                    sessions::authorize(shop, &headers, Access::Owner)?.author(&shop.keys.site_id)
                } else {
                    Author::PLATFORM
                };
                work(shop, &OwnCall { author, places, query: query.unwrap_or_default(), body })
            });
            answer.await.map(|answer| json_response(StatusCode::OK, &answer))
        };
        router.route(path, on(*method, handler))
    })
}
