//! What this server is, and its outbox.

use super::blocking;
use super::layout::page;
use crate::platform::Shop;
use crate::{clock, outbox};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// `GET /`
pub(super) async fn home(State(shop): State<Arc<Shop>>) -> Response {
    let body = html! {
        p { "This is the platform behind the shop: accounts, catalog, carts and checkout, on this machine." }
        h2 { "Stores" }
        ul { @for origin in &shop.config.store_origins { li { a href=(origin) { (origin) } } } }
        h2 { "Also here" }
        ul { li { a href="/outbox" { "Mails that would have been sent" } } }
        p.soft { "Client id " code { (shop.keys.client_id) } }
    };
    page(StatusCode::OK, "Cartwright platform", &[], &body)
}

/// `GET /outbox`
pub(super) async fn outbox(State(shop): State<Arc<Shop>>) -> Response {
    blocking(shop, |shop| {
        let mails = shop.db.read(outbox::newest)?;
        let body = html! {
            @if mails.is_empty() { p { "No mail yet." } }
            @for mail in &mails {
                article {
                    h2 { (mail.subject) }
                    p.soft { "To " (mail.recipient) ", " (clock::rfc3339(mail.created)) }
                    pre { (mail.body) }
                }
            }
        };
        Ok(page(StatusCode::OK, "Outbox", &[], &body))
    })
    .await
}
