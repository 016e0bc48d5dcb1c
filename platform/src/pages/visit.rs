//! The visit of a page: its request, with the language that it is answered in.

use super::words::{self, Words};
use super::{FORM_SECONDS, Fields, layout, optional_session};
use crate::base::{ApiError, Result, Shop, contract, cookies};
use axum::{http::HeaderMap, response::Response};
use std::sync::Arc;

/// A request for a page, or the sending of its form.
#[derive(Debug)]
pub(super) struct Visit {
    pub(super) headers: HeaderMap,
    pub(super) fields: Fields,
    pub(super) words: Words,
}

impl Visit {
    fn new(shop: &Shop, headers: HeaderMap, fields: Fields) -> Self {
        // A session that has expired is reported by the page itself.
        let session = optional_session(shop, &fields).ok().flatten();
        let words = words::of_request(shop, &headers, &fields, session.as_ref().map(|(_, session)| session));
        Self { headers, fields, words }
    }

    /// The text of a field, which is empty if there is none.
    pub(super) fn field(&self, name: &str) -> &str {
        self.fields.get(name).map(String::as_str).unwrap_or_default()
    }
}

/// Runs the work of a page that checks or sets a password, once it is its turn to hash.
pub(super) async fn hashing(
    shop: Arc<Shop>,
    headers: HeaderMap,
    fields: Fields,
    work: impl FnOnce(&Shop, &Visit) -> Result<Response> + Send + 'static,
) -> Response {
    match shop.passwords.turn().await {
        Ok(turn) => {
            let in_turn = move |shop: &Shop, visit: &Visit| {
                let _turn = turn;
                work(shop, visit)
            };
            blocking(shop, headers, fields, in_turn).await
        }
        Err(refusal) => layout::error_page(words::of_headers(&headers), refusal),
    }
}

/// Runs a page's work where blocking is allowed.
pub(super) async fn blocking(
    shop: Arc<Shop>,
    headers: HeaderMap,
    fields: Fields,
    work: impl FnOnce(&Shop, &Visit) -> Result<Response> + Send + 'static,
) -> Response {
    let done = tokio::task::spawn_blocking(move || {
        let is_bounded = contract::check_form(&fields);
        let visit = Visit::new(&shop, headers, fields);
        let mut response = layout::under_name(&shop, || {
            let done = is_bounded.and_then(|()| work(&shop, &visit));
            done.unwrap_or_else(|error| layout::error_page(visit.words, error))
        });
        // The pages that follow stay in the language.
        if let Some(words) = words::explicit(&visit.fields) {
            cookies::set(&shop, &mut response, words::LANGUAGE_COOKIE, words.language().tag(), FORM_SECONDS);
        }
        if let Some(theme) = visit.fields.get("theme").and_then(|name| layout::theme(name)) {
            cookies::set(&shop, &mut response, layout::THEME_COOKIE, theme, FORM_SECONDS);
        }
        response
    });
    let done = done.await;
    done.unwrap_or_else(|error| layout::error_page(Words::ENGLISH, ApiError::Internal(error.to_string())))
}
