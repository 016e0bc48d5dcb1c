//! The server's home page.

use super::{layout::page, words::Words};
use crate::base::Shop;
use axum::{extract::State, http::StatusCode, response::Response};
use maud::html;
use std::sync::Arc;

/// `GET /`
pub(super) async fn home(State(shop): State<Arc<Shop>>) -> Response {
    let body = html! {
        p { "This is the platform behind the shop: accounts, catalog, carts and checkout, on this machine." }
        h2 { "Stores" }
        ul { @for origin in &shop.config.store_origins { li { a href=(origin) { (origin) } } } }
        h2 { "Also here" }
        ul { li { a href="/workbench" { "The workbench: requests, mail, faults, clock, snapshots" } } }
        p.soft { "Client id " code { (shop.keys.client_id) } }
    };
    page(Words::ENGLISH, StatusCode::OK, "Cartwright platform", &[], &body)
}
