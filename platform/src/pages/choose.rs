//! The page that asks a browser which is logged in whether its account is the one that is meant: for the prompts `consent` and
//! `select_account`.

use super::authorize::finish;
use super::layout::page;
use super::{
    FORM_COOKIE, FORM_SECONDS, Fields, blocking, check_form, form_secret, logged_in_member, see_other, session,
};
use crate::cookies;
use crate::error::ApiError;
use crate::identity;
use crate::page_sessions::RedirectSession;
use crate::state::Shop;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// `GET /pages/choose`
pub(super) async fn show(State(shop): State<Arc<Shop>>, headers: HeaderMap, Query(fields): Query<Fields>) -> Response {
    blocking(shop, move |shop| {
        let (token, session) = session(shop, &fields)?;
        let Some(member) = logged_in_member(shop, &headers)? else {
            return Ok(see_other(&format!("/pages/login?session={token}")));
        };
        let known = shop.db.read(|connection| identity::by_id(connection, &member))?;
        let email = known.map(|account| account.email).unwrap_or_default();
        form(shop, &headers, &token, &session, &email)
    })
    .await
}

fn form(
    shop: &Shop,
    headers: &HeaderMap,
    token: &str,
    session: &RedirectSession,
    email: &str,
) -> Result<Response, ApiError> {
    let secret = form_secret(shop, headers)?;
    let body = html! {
        p { "You are logged in as " strong { (email) } "." }
        form method="post" action="/pages/choose" {
            input type="hidden" name="session" value=(token);
            input type="hidden" name="form" value=(secret);
            button type="submit" { "Continue as " (email) }
        }
        p { a href={ "/pages/login?session=" (token) } { "Use another account" } }
    };
    let mut response = page(StatusCode::OK, "Continue", &session.return_addresses(), &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/choose`
pub(super) async fn submit(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    blocking(shop, move |shop| {
        check_form(shop, &headers, &fields)?;
        let (token, session) = session(shop, &fields)?;
        match logged_in_member(shop, &headers)? {
            Some(member) => finish(shop, &session, &member),
            None => Ok(see_other(&format!("/pages/login?session={token}"))),
        }
    })
    .await
}
