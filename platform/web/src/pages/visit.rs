//! A visit: a page request, with the language of its answer.

use super::words::{self, Language};
use super::{FORM_SECONDS, Fields, layout, optional_session};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::{MethodFilter, MethodRouter, on};
use axum::{Extension, Form};
use base::{Result, Shop, contract, cookies, serve::Peer};
use std::{net::IpAddr, sync::Arc};

/// A request for a page, or the submission of its form.
#[derive(Debug)]
pub(super) struct Visit {
    pub(super) peer: Option<IpAddr>,
    pub(super) headers: HeaderMap,
    pub(super) fields: Fields,
    pub(super) words: Language,
}

impl Visit {
    fn new(shop: &Shop, peer: Option<IpAddr>, headers: HeaderMap, fields: Fields) -> Self {
        // The page itself reports an expired session.
        let session = optional_session(shop, &fields).ok().flatten();
        let words = words::of_request(shop, &headers, &fields, session.as_ref().map(|(_, session)| session));
        Self { peer, headers, fields, words }
    }

    /// The rate limit key of changes by the page; `None` without a session.
    fn counted(&self, shop: &Shop) -> Option<String> {
        let (_, session) = optional_session(shop, &self.fields).ok().flatten()?;
        Some(session.counted())
    }

    /// A field's text; empty if absent.
    pub(super) fn field(&self, name: &str) -> &str {
        self.fields.get(name).map(String::as_str).unwrap_or_default()
    }
}

/// A page's handler, which may block.
pub(super) type Page = fn(&Shop, &Visit) -> Result<Response>;

pub(super) fn page(show: Page) -> MethodRouter<Arc<Shop>> {
    route(MethodFilter::GET, show, false)
}

/// The route of a page whose form submits to the same address.
pub(super) fn form(show: Page, submit: Page) -> MethodRouter<Arc<Shop>> {
    page(show).merge(route(MethodFilter::POST, submit, false))
}

/// Like [`form`], for a form with a password: its work waits for a permit to hash.
pub(super) fn password_form(show: Page, submit: Page) -> MethodRouter<Arc<Shop>> {
    page(show).merge(route(MethodFilter::POST, submit, true))
}

fn route(method: MethodFilter, work: Page, hashes: bool) -> MethodRouter<Arc<Shop>> {
    // For `GET`, `Form` reads the query string.
    let handler = move |State(shop): State<Arc<Shop>>,
                        peer: Option<Extension<Peer>>,
                        headers: HeaderMap,
                        Form(fields): Form<Fields>| async move {
        let turn = if hashes {
            match shop.passwords.turn().await {
                Ok(turn) => Some(turn),
                Err(refusal) => return layout::error_page(words::of_headers(&headers), refusal),
            }
        } else {
            None
        };
        let done = shop.blocking(move |shop| {
            let _turn = turn;
            Ok(answer(shop, method, peer.map(|Extension(peer)| peer.0), headers, fields, work))
        });
        done.await.unwrap_or_else(|error| layout::error_page(Language::English, error))
    };
    on(method, handler)
}

fn answer(
    shop: &Shop,
    method: MethodFilter,
    peer: Option<IpAddr>,
    headers: HeaderMap,
    fields: Fields,
    work: Page,
) -> Response {
    let is_bounded = contract::check_form(&fields);
    let visit = Visit::new(shop, peer, headers, fields);
    let mut response = layout::under_name(shop, || {
        let done = is_bounded.and_then(|()| {
            let work = || work(shop, &visit);
            if method != MethodFilter::POST {
                return work();
            }
            shop.within_storage(visit.counted(shop).as_deref(), visit.peer, work)
        });
        done.unwrap_or_else(|error| layout::error_page(visit.words, error))
    });
    // The following pages keep the language.
    if let Some(words) = words::explicit(&visit.fields) {
        cookies::set(shop, &mut response, words::LANGUAGE_COOKIE, words.tag(), FORM_SECONDS);
    }
    if let Some(theme) = visit.fields.get("theme").and_then(|name| layout::theme(name)) {
        cookies::set(shop, &mut response, layout::THEME_COOKIE, theme, FORM_SECONDS);
    }
    response
}
