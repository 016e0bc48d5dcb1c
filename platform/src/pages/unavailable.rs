//! The page for business that this site does not do.

use super::layout::page;
use super::{Fields, blocking, session};
use crate::error::ApiError;
use crate::page_sessions::Kind;
use crate::state::Shop;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// `GET /pages/unavailable`
pub(super) async fn show(State(shop): State<Arc<Shop>>, Query(fields): Query<Fields>) -> Response {
    blocking(shop, move |shop| {
        let (_, session) = session(shop, &fields)?;
        let Kind::OtherBusiness { what } = &session.kind else {
            return Err(ApiError::bad_request(
                "WRONG_REDIRECT_SESSION",
                "This link is for another page.",
            ));
        };
        let back = session.return_addresses().first().map(|address| (*address).to_owned());
        let body = html! {
            p { "This site has no " (what) ". Nothing was booked or charged." }
            @if let Some(back) = &back {
                p { a href=(back) { "Back to the site" } }
            }
        };
        Ok(page(StatusCode::OK, "Not here", &session.return_addresses(), &body))
    })
    .await
}
