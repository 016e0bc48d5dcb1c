//! Cookies of the hosted pages.

use crate::state::Shop;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

/// The login session.
pub(crate) const LOGIN: &str = "cw_login";

/// The value of a cookie.
pub(crate) fn read(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).into_iter();
    let mut pairs = texts
        .filter_map(|text| text.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(known, _)| *known == name)?;
    Some(value.to_owned())
}

/// Adds a cookie that scripts cannot read; a lifetime of zero removes it.
pub(crate) fn set(shop: &Shop, response: &mut Response, name: &str, value: &str, seconds: i64) {
    if let Ok(value) = HeaderValue::from_str(&text(shop, name, value, seconds)) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

fn text(shop: &Shop, name: &str, value: &str, seconds: i64) -> String {
    let secure = if shop.public_url().starts_with("https://") {
        "; Secure"
    } else {
        ""
    };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The login session of a browser that has one.
pub(crate) fn login(headers: &HeaderMap) -> Option<String> {
    read(headers, LOGIN).filter(|login| !login.is_empty())
}

/// The header that makes a browser forget its login session.
pub(crate) fn forget_login(shop: &Shop) -> String {
    text(shop, LOGIN, "", 0)
}
