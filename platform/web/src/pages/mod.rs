//! The hosted pages: plain HTML that works without script.

mod account;
mod authorize;
mod captcha;
mod checkout;
mod home;
mod invoice;
mod layout;
mod order;
mod order_requests;
mod problems;
mod progress;
mod recovery;
pub(crate) mod redirects;
mod security;
mod visit;
mod words;

pub use layout::html_response;

use account::Purpose;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing::get};
use base::{
    ApiError, Result, Shop,
    address::{normalized, parsed},
    cookies, secret,
};
use maud::{Markup, html};
use problems::FormError;
use shop::site::page_sessions::{self, RedirectSession};
use shop::site::sessions;
use std::{collections::BTreeMap, sync::Arc};
use visit::{Visit, form, page, password_form};
use words::{Language, Text};

/// The fields of a form or query string.
type Fields = BTreeMap<String, String>;

/// The cookie with the state token of a pending login.
const STATE_COOKIE: &str = "cw_state";
/// The cookie of a trusted device, which skips the second factor.
const DEVICE_COOKIE: &str = "cw_device";
/// The cookie that a form's hidden field must equal, against forged forms (CSRF).
const FORM_COOKIE: &str = "cw_form";

const FORM_SECONDS: i64 = 86_400;

pub(crate) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/", page(home::home))
        .route("/pages/style.css", get(layout::style))
        .route("/pages/fonts/{name}", get(layout::font))
        .route(
            "/pages/login",
            password_form(
                |shop, visit| account::show(shop, visit, Purpose::Login),
                |shop, visit| account::submit(shop, visit, Purpose::Login),
            ),
        )
        .route(
            "/pages/register",
            password_form(
                |shop, visit| account::show(shop, visit, Purpose::Register),
                |shop, visit| account::submit(shop, visit, Purpose::Register),
            ),
        )
        .route("/pages/continue", form(progress::show, progress::submit))
        .route("/pages/forgot", form(recovery::show_forgot, recovery::forgot))
        .route("/pages/reset", password_form(recovery::show_reset, recovery::reset))
        .route("/pages/security", form(security::show, security::submit))
        .route("/pages/captcha", form(captcha::show, captcha::submit))
        .route("/pages/authorize", page(authorize::authorize))
        .route("/pages/choose", form(authorize::choose, authorize::chosen))
        .route("/pages/logout", form(authorize::show_logout, authorize::logout))
        .route("/pages/checkout.js", get(checkout::script))
        .route("/pages/checkout", form(checkout::show, checkout::submit))
        .route("/pages/order", form(order::show, order::submit))
        .route("/pages/invoice", page(invoice::show))
        .route("/pages/resume", page(checkout::resume))
        .route("/pages/unavailable", page(home::unavailable))
        .route("/_files/orders/{order}/{line}", get(order::fetch))
}

fn logged_in_member(shop: &Shop, headers: &HeaderMap) -> Result<Option<String>> {
    let Some(login) = cookies::login(shop, headers) else {
        return Ok(None);
    };
    let now = shop.clock.now();
    shop.db.read(|connection| sessions::browser_login(connection, now, &login))
}

/// This browser's form secret, created if missing.
fn form_secret(shop: &Shop, headers: &HeaderMap) -> Result<String> {
    match cookies::read(shop, headers, FORM_COOKIE).filter(|secret| secret.len() == 43) {
        Some(secret) => Ok(secret),
        None => secret::random_secret(),
    }
}

/// A page with forms. `body` gets the hidden fields for each form: the redirect session and the form secret, which a
/// cookie repeats.
fn form_page(
    shop: &Shop,
    visit: &Visit,
    title: &str,
    session: &str,
    leads_to: &[&str],
    errors: &[FormError],
    content: impl FnOnce(&Markup) -> Markup,
) -> Result<Response> {
    let secret = form_secret(shop, &visit.headers)?;
    let hidden = html! {
        input type="hidden" name="session" value=(session);
        input type="hidden" name="form" value=(secret);
    };
    let body = html! { (layout::error_summary(visit.words, errors)) (content(&hidden)) };
    let mut response = layout::page(visit.words, layout::form_status(errors), title, leads_to, &body);
    cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
    Ok(response)
}

/// Counts a form against its session's rate limit, and refuses one that another site sent (CSRF).
fn check_form(shop: &Shop, visit: &Visit) -> Result<()> {
    if let Ok(Some((_, session))) = optional_session(shop, &visit.fields) {
        shop.count_write(&session.counted(), visit.peer)?;
    }
    match cookies::read(shop, &visit.headers, FORM_COOKIE) {
        Some(secret) if secret::same(&secret, visit.field("form")) => Ok(()),
        _ => Err(ApiError::forbidden(visit.words.say(Text::FormTooOld))),
    }
}

/// The redirect session that an address or form names.
fn session(shop: &Shop, fields: &Fields) -> Result<(String, RedirectSession)> {
    let token = fields.get("session").cloned().unwrap_or_default();
    let found = page_sessions::find(shop, &token)?.ok_or_else(|| {
        ApiError::bad_request(
            "REDIRECT_SESSION_NOT_FOUND",
            "This link has expired. Go back to the shop and start again.",
        )
    })?;
    Ok((token, found))
}

/// The redirect session that an address or form names, if any.
fn optional_session(shop: &Shop, fields: &Fields) -> Result<Option<(String, RedirectSession)>> {
    if fields.get("session").is_none_or(String::is_empty) {
        return Ok(None);
    }
    session(shop, fields).map(Some)
}

/// Redirects the browser by `GET` (303).
fn see_other(address: &str) -> Response {
    // Absolute addresses are normalized as browsers do; the rest are paths of the platform.
    let absolute = parsed(address).map(|address| normalized(&address));
    let target = absolute.as_deref().unwrap_or(address);
    if absolute.is_none() && (!address.starts_with('/') || address.starts_with("//")) {
        let error = ApiError::bad_request("WRONG_ADDRESS", "The link leads to an address that is none");
        return layout::error_page(Language::English, error);
    }
    match HeaderValue::from_str(target) {
        Ok(location) => (
            StatusCode::SEE_OTHER,
            [
                (header::LOCATION, location),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
                (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
            ],
        )
            .into_response(),
        Err(error) => layout::error_page(Language::English, ApiError::internal(error)),
    }
}
