//! Logging in and registering.

use super::layout::{FormError, Input, error_summary, input, page};
use super::{FORM_COOKIE, Fields, LOGIN_COOKIE, authorize, blocking, check_form, form_secret, session, set_cookie};
use crate::error::ApiError;
use crate::identity::{self, LONGEST_PASSWORD, NewIdentity, SHORTEST_PASSWORD, Unacceptable};
use crate::platform::Shop;
use crate::redirects::RedirectSession;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::html;
use std::sync::Arc;

/// How long a form may stay open, in seconds.
const FORM_SECONDS: i64 = 86_400;

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
    let secret = form_secret(headers)?;
    let (title, action, other, other_text) = match purpose {
        Purpose::Login => ("Log in", "/pages/login", "/pages/register", "Create an account"),
        Purpose::Register => (
            "Create an account",
            "/pages/register",
            "/pages/login",
            "I have an account",
        ),
    };
    let rule = format!("{SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters");
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
            div.actions {
                button type="submit" { (title) }
                a href={ (other) "?session=" (token) } { (other_text) }
            }
        }
    };
    let status = if errors.is_empty() {
        StatusCode::OK
    } else {
        StatusCode::UNPROCESSABLE_ENTITY
    };
    let mut response = page(status, title, &session.return_addresses(), &body);
    set_cookie(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// `POST /pages/login`
pub(super) async fn login(State(shop): State<Arc<Shop>>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    blocking(shop, move |shop| {
        check_form(&headers, &fields)?;
        let (token, session) = session(shop, &fields)?;
        let (email, password) = typed(&fields);
        let found = shop.db.read(|connection| identity::find(connection, email))?;
        match identity::check_password(found, password) {
            Some(member) => logged_in(shop, &session, &member),
            None => {
                let errors = [("email", "The email or the password is not right".to_owned())];
                form(shop, &headers, Purpose::Login, &token, &session, email, &errors)
            }
        }
    })
    .await
}

/// `POST /pages/register`
pub(super) async fn register(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    blocking(shop, move |shop| {
        check_form(&headers, &fields)?;
        let (token, session) = session(shop, &fields)?;
        let (email, password) = typed(&fields);
        let inserted = match NewIdentity::check(email, password)? {
            Ok(new) => shop.db.write(|transaction| new.insert(transaction, shop.clock.now()))?,
            Err(unacceptable) => Err(unacceptable),
        };
        match inserted {
            Ok(member) => logged_in(shop, &session, &member),
            Err(unacceptable) => {
                let error = explain(unacceptable);
                form(shop, &headers, Purpose::Register, &token, &session, email, &[error])
            }
        }
    })
    .await
}

fn typed(fields: &Fields) -> (&str, &str) {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    (field("email").trim(), field("password"))
}

fn explain(unacceptable: Unacceptable) -> FormError {
    match unacceptable {
        Unacceptable::Email => ("email", "Write an email address, such as ada@example.com".to_owned()),
        Unacceptable::Password => (
            "password",
            format!("The password needs {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters"),
        ),
        Unacceptable::EmailTaken => (
            "email",
            "There is an account with this email. Log in instead".to_owned(),
        ),
    }
}

/// Remembers who logged in and goes on to where they came from.
fn logged_in(shop: &Shop, session: &RedirectSession, member: &str) -> Result<Response, ApiError> {
    let now = shop.clock.now();
    let login = shop
        .db
        .write(|transaction| identity::start_login(transaction, now, member))?;
    let mut response = authorize::finish(shop, session, member)?;
    set_cookie(shop, &mut response, LOGIN_COOKIE, &login, identity::LOGIN_SECONDS);
    Ok(response)
}
