//! Logging in and registering.

use super::layout::{Input, checkbox, error_summary, form_status, input, page};
use super::problems::{FormError, form_errors, password_length};
use super::{
    DEVICE_COOKIE, FORM_COOKIE, FORM_SECONDS, Fields, Visit, blocking, check_form, form_secret, hashing, progress,
    session, words::Text,
};
use crate::base::{Result, Shop, access::acting_as, cookies, serve::Peer};
use crate::people::identity::{self, Attempt};
use crate::site;
use crate::site::{Captcha, page_sessions::RedirectSession};
use axum::extract::{Query, State};
use axum::{Extension, Form, http::HeaderMap, response::Response};
use maud::html;
use serde_json::json;
use std::sync::Arc;

/// The two forms, which differ in a few words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Login,
    Register,
}

/// `GET /pages/login`
pub(super) async fn show_login(shop: State<Arc<Shop>>, headers: HeaderMap, fields: Query<Fields>) -> Response {
    show(shop, headers, fields, Purpose::Login).await
}

/// `GET /pages/register`
pub(super) async fn show_register(shop: State<Arc<Shop>>, headers: HeaderMap, fields: Query<Fields>) -> Response {
    show(shop, headers, fields, Purpose::Register).await
}

async fn show(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Query(fields): Query<Fields>,
    purpose: Purpose,
) -> Response {
    blocking(shop, headers, fields, move |shop, visit| {
        let (token, session) = session(shop, &visit.fields)?;
        form(shop, visit, purpose, (&token, &session), "", &[])
    })
    .await
}

fn form(
    shop: &Shop,
    visit: &Visit,
    purpose: Purpose,
    (token, session): (&str, &RedirectSession),
    email: &str,
    errors: &[FormError],
) -> Result<Response> {
    let words = visit.words;
    let secret = form_secret(shop, &visit.headers)?;
    let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
    let (title, action, other, other_text) = match purpose {
        Purpose::Login => (Text::LogIn, "/pages/login", "/pages/register", Text::CreateAccount),
        Purpose::Register => (Text::CreateAccount, "/pages/register", "/pages/login", Text::HaveAccount),
    };
    let title = words.say(title);
    let rule = password_length(words, Text::PasswordLength);
    let password = Input {
        kind: "password",
        hint: (purpose == Purpose::Register).then_some(rule.as_str()),
        ..Input::text(
            "password",
            words.say(Text::Password),
            match purpose {
                Purpose::Login => "current-password",
                Purpose::Register => "new-password",
            },
        )
    };
    let address = Input { kind: "email", ..Input::text("email", words.say(Text::Email), "username") };
    let body = html! {
        (error_summary(words, errors))
        form method="post" action=(action) novalidate {
            input type="hidden" name="session" value=(token);
            input type="hidden" name="form" value=(secret);
            (input(words, address, email, errors))
            (input(words, password, "", errors))
            @if needs_tick { (checkbox("human", words.say(Text::Human), errors)) }
            div.actions {
                button type="submit" { (title) }
                a href={ (other) "?session=" (token) } { (words.say(other_text)) }
            }
            @if purpose == Purpose::Login {
                p { a href={ "/pages/forgot?session=" (token) } { (words.say(Text::ForgottenPassword)) } }
            }
        }
    };
    let mut response = page(words, form_status(errors), title, &session.return_addresses(), &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/login`
pub(super) async fn login(
    shop: State<Arc<Shop>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    fields: Form<Fields>,
) -> Response {
    submit(shop, peer, headers, fields, Purpose::Login).await
}

/// `POST /pages/register`
pub(super) async fn register(
    shop: State<Arc<Shop>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    fields: Form<Fields>,
) -> Response {
    submit(shop, peer, headers, fields, Purpose::Register).await
}

async fn submit(
    State(shop): State<Arc<Shop>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
    purpose: Purpose,
) -> Response {
    hashing(shop, headers, fields, move |shop, visit| {
        check_form(shop, visit)?;
        let (token, session) = session(shop, &visit.fields)?;
        let email = visit.field("email").trim();
        let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
        if needs_tick && visit.field("human").is_empty() {
            let errors = [("human", visit.words.say(Text::SayHuman).to_owned())];
            return form(shop, visit, purpose, (&token, &session), email, &errors);
        }
        let device = cookies::read(shop, &visit.headers, DEVICE_COOKIE);
        let attempt = Attempt {
            email,
            password: visit.field("password"),
            peer: peer.map(|Extension(peer)| peer.0),
            device: device.as_deref(),
        };
        // Mails to the new member are in the language of the page.
        let profile = (!visit.words.is_english()).then(|| json!({ "language": visit.words.language().tag() }));
        let reached = acting_as(session.subject.actor(), || match purpose {
            Purpose::Login => identity::log_in(shop, &attempt),
            Purpose::Register => identity::register_with(shop, &attempt, profile.as_ref()),
        });
        match reached {
            Ok(reached) => progress::go_on(shop, visit, Some((&token, &session)), reached),
            Err(error) => {
                let errors = form_errors(visit.words, error, "email")?;
                form(shop, visit, purpose, (&token, &session), email, &errors)
            }
        }
    })
    .await
}
