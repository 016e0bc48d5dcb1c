//! Forgotten passwords: asking for a link, and choosing a new password with it.

use super::layout::{FormError, Input, error_summary, form_status, input, page};
use super::problems::form_errors;
use super::{FORM_COOKIE, FORM_SECONDS, Fields, blocking, check_form, form_secret, optional_session, progress};
use crate::cookies;
use crate::error::ApiError;
use crate::identity;
use crate::password::{MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD};
use crate::serve::Peer;
use crate::state::Shop;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Form};
use maud::html;
use std::sync::Arc;

/// `GET /pages/forgot`
pub(super) async fn show_forgot(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Query(fields): Query<Fields>,
) -> Response {
    blocking(shop, move |shop| forgot_form(shop, &headers, &fields, &[])).await
}

fn forgot_form(shop: &Shop, headers: &HeaderMap, fields: &Fields, errors: &[FormError]) -> Result<Response, ApiError> {
    let session = optional_session(shop, fields)?;
    let session = session.as_ref().map_or("", |(token, _)| token.as_str());
    let secret = form_secret(shop, headers)?;
    let address = Input {
        kind: "email",
        ..Input::text("email", "Email", "username")
    };
    let typed = fields.get("email").map(String::as_str).unwrap_or_default();
    let body = html! {
        (error_summary(errors))
        p { "We send you a link with which you choose a new one." }
        form method="post" action="/pages/forgot" novalidate {
            input type="hidden" name="session" value=(session);
            input type="hidden" name="form" value=(secret);
            (input(address, typed, errors))
            div.actions {
                button type="submit" { "Send the link" }
                @if !session.is_empty() { a href={ "/pages/login?session=" (session) } { "Back to log in" } }
            }
        }
    };
    let mut response = page(form_status(errors), "Forgotten password", &[], &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/forgot`
pub(super) async fn forgot(
    State(shop): State<Arc<Shop>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    blocking(shop, move |shop| {
        check_form(shop, &headers, &fields)?;
        let email = fields.get("email").map(String::as_str).unwrap_or_default();
        let peer = peer.map(|Extension(peer)| peer.0);
        match identity::send_link(shop, email, peer, (None, None)) {
            Ok(()) => {
                let text = html! {
                    p { "If there is an account with this address, a link is on its way to it. It is good for an hour." }
                };
                Ok(page(StatusCode::OK, "Look into your mail", &[], &text))
            }
            Err(error) => forgot_form(shop, &headers, &fields, &form_errors(error, "email")?),
        }
    })
    .await
}

/// `GET /pages/reset`
pub(super) async fn show_reset(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Query(fields): Query<Fields>,
) -> Response {
    blocking(shop, move |shop| reset_form(shop, &headers, &fields, &[])).await
}

fn reset_form(shop: &Shop, headers: &HeaderMap, fields: &Fields, errors: &[FormError]) -> Result<Response, ApiError> {
    let token = fields.get("recoveryToken").map(String::as_str).unwrap_or_default();
    identity::check_link(shop, token)?;
    let secret = form_secret(shop, headers)?;
    let rule = format!("{SHORTEST_PASSWORD} to {MAX_PASSWORD_LENGTH} characters");
    let password = Input {
        kind: "password",
        hint: Some(&rule),
        ..Input::text("password", "New password", "new-password")
    };
    let body = html! {
        (error_summary(errors))
        form method="post" action="/pages/reset" novalidate {
            input type="hidden" name="recoveryToken" value=(token);
            input type="hidden" name="form" value=(secret);
            (input(password, "", errors))
            p { "You will be logged out everywhere else." }
            div.actions { button type="submit" { "Save the password" } }
        }
    };
    let mut response = page(form_status(errors), "Choose a new password", &[], &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/reset`
pub(super) async fn reset(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    blocking(shop, move |shop| {
        check_form(shop, &headers, &fields)?;
        let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
        match identity::recover_with(shop, field("recoveryToken"), field("password")) {
            Ok(reached) => progress::go_on(shop, None, reached),
            Err(error @ ApiError::Validation(_)) => {
                reset_form(shop, &headers, &fields, &form_errors(error, "password")?)
            }
            Err(error) => Err(error),
        }
    })
    .await
}
