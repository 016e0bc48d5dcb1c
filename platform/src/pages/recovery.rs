//! Forgotten passwords: asking for a link, and choosing a new password with it.

use super::layout::{Input, error_summary, form_status, input, page};
use super::problems::{FormError, form_errors, password_length};
use super::{
    FORM_COOKIE, FORM_SECONDS, Fields, Visit, blocking, check_form, form_secret, hashing, optional_session, progress,
    words::Text,
};
use crate::base::{ApiError, Result, Shop, cookies, serve::Peer};
use crate::people::identity;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Form, response::Response};
use maud::html;
use std::sync::Arc;

/// `GET /pages/forgot`
pub(super) async fn show_forgot(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Query(fields): Query<Fields>,
) -> Response {
    blocking(shop, headers, fields, |shop, visit| forgot_form(shop, visit, &[])).await
}

fn forgot_form(shop: &Shop, visit: &Visit, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let session = optional_session(shop, &visit.fields)?;
    let session = session.as_ref().map_or("", |(token, _)| token.as_str());
    let secret = form_secret(shop, &visit.headers)?;
    let address = Input { kind: "email", ..Input::text("email", words.say(Text::Email), "username") };
    let body = html! {
        (error_summary(words, errors))
        p { (words.say(Text::WeSendLink)) }
        form method="post" action="/pages/forgot" novalidate {
            input type="hidden" name="session" value=(session);
            input type="hidden" name="form" value=(secret);
            (input(words, address, visit.field("email"), errors))
            div.actions {
                button type="submit" { (words.say(Text::SendLink)) }
                @if !session.is_empty() { a href={ "/pages/login?session=" (session) } { (words.say(Text::BackToLogIn)) } }
            }
        }
    };
    let mut response = page(words, form_status(errors), words.say(Text::ForgottenPassword), &[], &body);
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
    blocking(shop, headers, fields, move |shop, visit| {
        check_form(shop, visit)?;
        let words = visit.words;
        let peer = peer.map(|Extension(peer)| peer.0);
        // A language that is only the last resort does not outdo the member's own.
        let language = (!words.is_english()).then(|| words.language().tag());
        match identity::send_link(shop, visit.field("email"), peer, (None, language)) {
            Ok(()) => {
                let text = html! { p { (words.say(Text::LinkOnItsWay)) } };
                Ok(page(words, StatusCode::OK, words.say(Text::CheckEmail), &[], &text))
            }
            Err(error) => forgot_form(shop, visit, &form_errors(words, error, "email")?),
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
    blocking(shop, headers, fields, |shop, visit| reset_form(shop, visit, &[])).await
}

fn reset_form(shop: &Shop, visit: &Visit, errors: &[FormError]) -> Result<Response> {
    let words = visit.words;
    let token = visit.field("recoveryToken");
    identity::check_link(shop, token)?;
    let secret = form_secret(shop, &visit.headers)?;
    let rule = password_length(words, Text::PasswordLength);
    let password = Input {
        kind: "password",
        hint: Some(&rule),
        ..Input::text("password", words.say(Text::NewPassword), "new-password")
    };
    let body = html! {
        (error_summary(words, errors))
        form method="post" action="/pages/reset" novalidate {
            input type="hidden" name="recoveryToken" value=(token);
            input type="hidden" name="form" value=(secret);
            (input(words, password, "", errors))
            p { (words.say(Text::LoggedOutElsewhere)) }
            div.actions { button type="submit" { (words.say(Text::SavePassword)) } }
        }
    };
    let mut response = page(words, form_status(errors), words.say(Text::ChoosePassword), &[], &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/reset`
pub(super) async fn reset(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    hashing(shop, headers, fields, move |shop, visit| {
        check_form(shop, visit)?;
        match identity::recover_with(shop, visit.field("recoveryToken"), visit.field("password")) {
            Ok(reached) => progress::go_on(shop, visit, None, reached),
            Err(error @ ApiError::Validation(_)) => {
                reset_form(shop, visit, &form_errors(visit.words, error, "password")?)
            }
            Err(error) => Err(error),
        }
    })
    .await
}
