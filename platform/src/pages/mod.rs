//! The hosted pages: plain HTML that works without script.

mod account;
mod authorize;
mod checkout;
mod checkout_form;
mod countries;
mod home;
mod layout;

use crate::error::ApiError;
use crate::platform::Shop;
use crate::redirects::{self, RedirectSession};
use crate::secret;
use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A form's or an address's fields.
type Fields = BTreeMap<String, String>;

/// The cookie that remembers who logged in.
const LOGIN_COOKIE: &str = "cw_login";
/// The cookie that a form's hidden field must equal, so that no other site can send the form.
const FORM_COOKIE: &str = "cw_form";

pub(crate) fn router() -> Router<Arc<Shop>> {
    Router::new()
        .route("/", get(home::home))
        .route("/outbox", get(home::outbox))
        .route("/pages/style.css", get(layout::style))
        .route("/pages/login", get(account::show_login).post(account::login))
        .route("/pages/register", get(account::show_register).post(account::register))
        .route("/pages/authorize", get(authorize::authorize))
        .route("/pages/logout", get(authorize::logout))
        .route("/pages/checkout", get(checkout::show).post(checkout::submit))
}

/// Runs a page's work where blocking is allowed.
async fn blocking(
    shop: Arc<Shop>,
    work: impl FnOnce(&Shop) -> Result<Response, ApiError> + Send + 'static,
) -> Response {
    let done = tokio::task::spawn_blocking(move || work(&shop).unwrap_or_else(layout::error_page)).await;
    done.unwrap_or_else(|error| layout::error_page(ApiError::Internal(error.to_string())))
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).into_iter();
    let mut pairs = texts
        .filter_map(|text| text.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(known, _)| *known == name)?;
    Some(value.to_owned())
}

/// Adds a cookie that scripts cannot read; a lifetime of zero removes it.
fn set_cookie(shop: &Shop, response: &mut Response, name: &str, value: &str, seconds: i64) {
    let secure = if shop.public_url().starts_with("https://") {
        "; Secure"
    } else {
        ""
    };
    let text = format!("{name}={value}; Path=/pages; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(value) = HeaderValue::from_str(&text) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// The secret of this browser's forms: the one it has, or a new one.
fn form_secret(headers: &HeaderMap) -> Result<String, ApiError> {
    match cookie(headers, FORM_COOKIE).filter(|secret| secret.len() == 43) {
        Some(secret) => Ok(secret),
        None => secret::random_secret(),
    }
}

/// Refuses a form that another site sent.
fn check_form(headers: &HeaderMap, fields: &Fields) -> Result<(), ApiError> {
    let sent = fields.get("form").map(String::as_str).unwrap_or_default();
    match cookie(headers, FORM_COOKIE) {
        Some(secret) if secret::same(&secret, sent) => Ok(()),
        _ => Err(ApiError::forbidden(
            "This form is too old. Go back, reload the page and try again.",
        )),
    }
}

/// The session that an address or a form names.
fn session(shop: &Shop, fields: &Fields) -> Result<(String, RedirectSession), ApiError> {
    let token = fields.get("session").cloned().unwrap_or_default();
    let found = shop
        .db
        .read(|connection| redirects::find(connection, shop.clock.now(), &token))?;
    let found = found.ok_or_else(|| {
        ApiError::bad_request(
            "REDIRECT_SESSION_NOT_FOUND",
            "This link has expired. Go back to the shop and start again.",
        )
    })?;
    Ok((token, found))
}

/// Sends the browser on, with `GET`.
fn see_other(address: &str) -> Response {
    match HeaderValue::from_str(address) {
        Ok(location) => (
            StatusCode::SEE_OTHER,
            [
                (header::LOCATION, location),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
                (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
            ],
        )
            .into_response(),
        Err(error) => layout::error_page(ApiError::Internal(error.to_string())),
    }
}

/// An address with more parameters in its query.
fn with_query(address: &str, pairs: &[(&str, &str)]) -> Result<String, ApiError> {
    let mut parsed = url::Url::parse(address).map_err(|error| ApiError::Internal(error.to_string()))?;
    parsed.query_pairs_mut().extend_pairs(pairs);
    Ok(parsed.into())
}
