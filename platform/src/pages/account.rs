//! Logging in and registering.

use super::layout::{FormError, Input, checkbox, error_summary, form_status, input, page};
use super::problems::form_errors;
use super::{DEVICE_COOKIE, FORM_COOKIE, FORM_SECONDS, Fields, blocking, check_form, form_secret, progress, session};
use crate::actor::acting_as;
use crate::cookies;
use crate::error::ApiError;
use crate::identity::{self, Attempt};
use crate::page_sessions::RedirectSession;
use crate::password::{MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD};
use crate::serve::Peer;
use crate::site::{self, Captcha};
use crate::state::Shop;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::{Extension, Form};
use maud::html;
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
    blocking(shop, move |shop| {
        let (token, session) = session(shop, &fields)?;
        form(shop, &headers, purpose, &token, &session, "", &[])
    })
    .await
}

fn form(
    shop: &Shop,
    headers: &HeaderMap,
    purpose: Purpose,
    token: &str,
    session: &RedirectSession,
    email: &str,
    errors: &[FormError],
) -> Result<Response, ApiError> {
    let secret = form_secret(shop, headers)?;
    let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
    let (title, action, other, other_text) = match purpose {
        Purpose::Login => ("Log in", "/pages/login", "/pages/register", "Create an account"),
        Purpose::Register => (
            "Create an account",
            "/pages/register",
            "/pages/login",
            "I have an account",
        ),
    };
    let rule = format!("{SHORTEST_PASSWORD} to {MAX_PASSWORD_LENGTH} characters");
    let password = Input {
        kind: "password",
        hint: (purpose == Purpose::Register).then_some(rule.as_str()),
        ..Input::text(
            "password",
            "Password",
            match purpose {
                Purpose::Login => "current-password",
                Purpose::Register => "new-password",
            },
        )
    };
    let address = Input {
        kind: "email",
        ..Input::text("email", "Email", "username")
    };
    let body = html! {
        (error_summary(errors))
        form method="post" action=(action) novalidate {
            input type="hidden" name="session" value=(token);
            input type="hidden" name="form" value=(secret);
            (input(address, email, errors))
            (input(password, "", errors))
            @if needs_tick { (checkbox("human", "I am human", errors)) }
            div.actions {
                button type="submit" { (title) }
                a href={ (other) "?session=" (token) } { (other_text) }
            }
            @if purpose == Purpose::Login {
                p { a href={ "/pages/forgot?session=" (token) } { "I forgot my password" } }
            }
        }
    };
    let mut response = page(form_status(errors), title, &session.return_addresses(), &body);
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
    blocking(shop, move |shop| {
        check_form(shop, &headers, &fields)?;
        let (token, session) = session(shop, &fields)?;
        let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
        let email = field("email").trim();
        let needs_tick = shop.db.read(site::read_settings)?.captcha == Captcha::Visible;
        if needs_tick && field("human").is_empty() {
            let errors = [("human", "Say that you are human".to_owned())];
            return form(shop, &headers, purpose, &token, &session, email, &errors);
        }
        let device = cookies::read(shop, &headers, DEVICE_COOKIE);
        let attempt = Attempt {
            email,
            password: field("password"),
            peer: peer.map(|Extension(peer)| peer.0),
            device: device.as_deref(),
        };
        let reached = acting_as(session.subject.actor(), || match purpose {
            Purpose::Login => identity::log_in(shop, &attempt),
            Purpose::Register => identity::register_with(shop, &attempt, None),
        });
        match reached {
            Ok(reached) => progress::go_on(shop, Some((&token, &session)), reached),
            Err(error) => {
                let errors = form_errors(error, "email")?;
                form(shop, &headers, purpose, &token, &session, email, &errors)
            }
        }
    })
    .await
}
